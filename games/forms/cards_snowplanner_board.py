"""The forms of what isn't a card: areas, spaces, the hotel, the Bonus table, the numbers of the set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from django.core.exceptions import ValidationError
from django.forms.boundfield import BoundField

from games.core.jsontypes import JsonDict
from games.forms.cards_snowplanner_base import CardForm, rows_data
from games.forms.cards_snowplanner_fields import ChoiceField, NumberField, RowsField, row_code
from games.forms.cards_snowplanner_verbs import GAINS, RESOURCE_NAMES, REWARDS, form_of
from games.titles.snowplanner.texts import AREA_NAMES
from games.titles.snowplanner.words import COLOURS, RESOURCES

FACES = range(1, 7)
ALONE = ("windows", "cards", "play_event", "play_goal")
"""What a reward of an area can do besides giving something; then it does nothing else."""
BESIDE = ("max", "cost")


class AreaForm(CardForm):
    """An area's rewards by the value that they need (SNP-3.5)."""

    area = ""
    routes: ClassVar[dict[str, str]] = {
        **{f"rewards.{face}": f"at_{face}" for face in FACES},
        "rewards": "at_1",
        "tiles_from_round": "tiles_from_round",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # The Summit's reward is only a gain: later its tiles take its place.
        vocabulary = GAINS if self.area == "summit" else REWARDS
        for face in FACES:
            self.fields[f"at_{face}"] = RowsField(
                vocabulary, f"Value {face} and more" if face < 6 else "Value 6"
            )
        if self.area == "summit":
            self.fields["tiles_from_round"] = NumberField("Tiles give their rewards from round", 1, 8)

    @property
    def title(self) -> str:
        """See :class:`CardForm`."""
        return AREA_NAMES[self.area]

    def clean(self) -> dict[str, Any]:
        """Rewards do one thing, and there is one."""
        typed = super().clean() or {}
        for face in FACES:
            problem, verb = _odd(typed.get(f"at_{face}", {}))
            if problem:
                at = self.fields[f"at_{face}"].row_of(self[f"at_{face}"].value(), verb)
                self.add_error(f"at_{face}", ValidationError(problem, code=row_code(at or 0)))
        if not self.errors and not any(typed[f"at_{face}"] for face in FACES):
            self.add_error("at_1", "An area has at least one reward.")
        return typed

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        rewards = {str(face): form_of(typed[f"at_{face}"]) for face in FACES if typed[f"at_{face}"]}
        more = {name: typed[name] for name in ("tiles_from_round",) if name in typed}
        return {"rewards": rewards, **more}

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        more = {name: card[name] for name in ("tiles_from_round",) if name in card}
        return {**more, **rows_data({f"at_{face}": reward for face, reward in card["rewards"].items()})}


def _odd(reward: dict[str, int]) -> tuple[str, str]:
    """What is odd about a reward, and the verb at whose row it is told."""
    special = [verb for verb in reward if verb in ALONE]
    others = [verb for verb in reward if verb not in ALONE and verb.partition(":")[0] not in BESIDE]
    if special and (len(special) > 1 or others):
        return "A reward does one thing: nothing but what is paid can stand beside this.", special[0]
    if "cards" in reward and "max" not in reward:
        return "Say up to which Station position: add a row “… from 1 to”.", "cards"
    if "max" in reward and "cards" not in reward:
        return "Say how many cards: add a row “Take cards”.", "max"
    if reward and not special and not others:
        return "A reward gives something, it can't only cost.", next(iter(reward))
    return "", ""


def area_form(area: str) -> type[AreaForm]:
    """The form of one area."""
    return type(f"{area.title()}Form", (AreaForm,), {"area": area})


AREA_FORMS = {area: area_form(area) for area in AREA_NAMES}


class BoardForm(CardForm):
    """A part of the set that isn't divided into cards; ``groups`` gives its fields as they stand together."""

    @property
    def groups(self) -> Iterator[tuple[str, list[BoundField]]]:
        """Headings and fields."""
        yield "", [self[name] for name in self.fields]


PENALTIES = {"0": "0", "1": "−1", "2": "−2", "variable": "variable"}
PLAYERS = range(1, 5)
PLACES = range(1, 5)


class SpacesForm(BoardForm):
    """The spaces of the areas by the number of players (SNP-3.5); the Summit's three never cost."""

    routes: ClassVar[dict[str, str]] = {f"{players}": f"space_{players}_1" for players in PLAYERS}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for players in PLAYERS:
            for at in PLACES:
                self.fields[f"space_{players}_{at}"] = ChoiceField(f"Space {at}", PENALTIES, required=at == 1)

    @property
    def groups(self) -> Iterator[tuple[str, list[BoundField]]]:
        """A group for each number of players."""
        for players in PLAYERS:
            heading = f"{players} player{'' if players == 1 else 's'}"
            yield heading, [self[f"space_{players}_{at}"] for at in PLACES]

    def clean(self) -> dict[str, Any]:
        """Spaces are filled from the left."""
        typed = super().clean() or {}
        for players in PLAYERS:
            row = [typed.get(f"space_{players}_{at}", "0") for at in PLACES]
            for at in range(1, len(row)):
                if row[at] and not row[at - 1]:
                    self.add_error(f"space_{players}_{at + 1}", "Fill the spaces from the left.")
        return typed

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        rows: JsonDict = {}
        for players in PLAYERS:
            row = [typed[f"space_{players}_{at}"] for at in PLACES]
            rows[str(players)] = [space if space == "variable" else int(space) for space in row if space]
        return {**rows, "summit": [0, 0, 0]}

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        return {
            f"space_{players}_{at}": str(space)
            for players in PLAYERS
            for at, space in enumerate(card[str(players)], start=1)
        }


class HotelForm(BoardForm):
    """The rooms and the bonus of each place of the Window grid (SNP-1.1, SNP-4.4)."""

    routes: ClassVar[dict[str, str]] = {
        "rooms": "rooms",
        **{f"bonus.{at}": f"bonus_{at + 1}" for at in range(9)},
    }
    rooms = NumberField("Guest Rooms", 1, 6)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for place in range(1, 10):
            self.fields[f"bonus_{place}"] = RowsField(GAINS, f"Window place {place}")

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        return {
            "rooms": typed["rooms"],
            "bonus": [form_of(typed[f"bonus_{place}"]) for place in range(1, 10)],
        }

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        bonuses = {f"bonus_{place}": gain for place, gain in enumerate(card["bonus"], start=1)}
        return {"rooms": card["rooms"], **rows_data(bonuses)}


class BonusForm(BoardForm):
    """The Bonus table: a gain by colour and number of Windows (SNP-6.3)."""

    NUMBERS = range(7)
    routes: ClassVar[dict[str, str]] = {
        f"{colour}.{number}": f"{colour}_{number}" for colour in COLOURS[1:] for number in range(7)
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for colour in COLOURS[1:]:
            for number in self.NUMBERS:
                many = "no Window" if number == 0 else "1 Window" if number == 1 else f"{number} Windows"
                label = "6 Windows and more" if number == 6 else many
                self.fields[f"{colour}_{number}"] = RowsField(GAINS, label)

    @property
    def groups(self) -> Iterator[tuple[str, list[BoundField]]]:
        """A group for each colour."""
        for colour in COLOURS[1:]:
            yield colour.title(), [self[f"{colour}_{number}"] for number in self.NUMBERS]

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        return {
            colour: [form_of(typed[f"{colour}_{number}"]) for number in BonusForm.NUMBERS]
            for colour in COLOURS[1:]
        }

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        return rows_data(
            {f"{colour}_{number}": gain for colour in COLOURS[1:] for number, gain in enumerate(card[colour])}
        )


class SetupForm(BoardForm):
    """What each player starts with, and what is dealt (SNP-1)."""

    DICE = (1, 2, 3)
    routes: ClassVar[dict[str, str]] = {
        **{
            name: name
            for name in (*RESOURCES, "unlock_points", "part_time_face", "events", "goals", "talents")
        },
        **{f"dice.{die - 1}": f"dice_{die}" for die in DICE},
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for resource in RESOURCES:
            self.fields[resource] = NumberField(RESOURCE_NAMES[resource], 0, 99)
        for die in self.DICE:
            self.fields[f"dice_{die}"] = NumberField(
                f"Face of die {die}{' (locked)' if die == 3 else ''}", 1, 6
            )
        self.fields["unlock_points"] = NumberField("Points that unlock die 3", 1, 99)
        self.fields["part_time_face"] = NumberField("Face of the Part-Time Die", 1, 6)
        for kind, fewest in (("events", 0), ("goals", 0), ("talents", 1)):
            self.fields[kind] = NumberField(f"{kind.title()} dealt", fewest, 9)

    @property
    def groups(self) -> Iterator[tuple[str, list[BoundField]]]:
        """What there is of each thing."""
        yield "Resources at the start", [self[name] for name in RESOURCES]
        dice = [f"dice_{die}" for die in self.DICE]
        yield "Dice", [self[name] for name in (*dice, "unlock_points", "part_time_face")]
        yield "Dealt to each player", [self[name] for name in ("events", "goals", "talents")]

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        plain = {name: typed[name] for name in SetupForm.routes.values() if not name.startswith("dice_")}
        return {**plain, "dice": [typed[f"dice_{die}"] for die in SetupForm.DICE]}

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        dice = {f"dice_{at}": face for at, face in enumerate(card["dice"], start=1)}
        return {**{name: value for name, value in card.items() if name != "dice"}, **dice}


class Section(NamedTuple):
    """A part of the board: its heading, its form and a word of help."""

    heading: str
    form: type[BoardForm]
    help: str


SECTIONS = {
    "spaces": Section(
        "Spaces",
        SpacesForm,
        "The penalties of each area's spaces from the left, by the number of players. “Variable” is the "
        "number of dice that are in the area already. The Summit always has three spaces without a penalty.",
    ),
    "hotel": Section(
        "Hotel", HotelForm, "The Guest Rooms of each player, and what a new Window gives by its place."
    ),
    "bonus_table": Section(
        "Bonus table", BonusForm, "What the Windows of each colour give in every Bonus phase."
    ),
    "setup": Section("Set-up", SetupForm, "What each player begins with, and how many cards are dealt."),
}
