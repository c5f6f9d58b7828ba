"""The forms of Snow Planner's cards, one class a kind: to and from card data, and where faults belong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from django.core.exceptions import ValidationError
from django.forms.formsets import formset_factory

from games.core.jsontypes import JsonDict
from games.forms.card_fields import KeptRows
from games.forms.cards_snowplanner_base import CardForm, NamedForm, listed, rows_data
from games.forms.cards_snowplanner_fields import (
    ChoiceField,
    NumberField,
    PatternField,
    RowsField,
    row_code,
)
from games.forms.cards_snowplanner_verbs import (
    COSTS,
    GAINS,
    GAINS_AND_TRAINING,
    NEEDS,
    NO_TRAINING,
    PER_NAMES,
    RESOURCE_NAMES,
    SEASON_NAMES,
    TRIGGER_NAMES,
    form_of,
    need_of,
)
from games.titles.snowplanner.cards import MAIN_TRIGGERS
from games.titles.snowplanner.texts import card_name, gains_text


def _sentence(problem: str) -> str:
    return f"{problem[0].upper()}{problem[1:]}."


def _day(day: int) -> RowsField:
    missing = f"A guest has a reward for each Day: Day {day}'s is missing."
    return RowsField(GAINS, f"Reward of Day {day}", missing)


class GuestForm(NamedForm):
    """A guest (SNP-4.2)."""

    cost = NumberField("Croissants to pay", 0, 2)
    reward_1, reward_2, reward_3 = _day(1), _day(2), _day(3)
    stay_1 = RowsField(NEEDS, "Stays after Day 1 for", companion="pattern_1")
    pattern_1 = PatternField("and Windows on", folded=True)
    stay_2 = RowsField(NEEDS, "Stays after Day 2 for", companion="pattern_2")
    pattern_2 = PatternField("and Windows on", folded=True)

    routes: ClassVar[dict[str, str]] = {
        "cost": "cost",
        "name": "name",
        **{f"rewards.{at}": f"reward_{at + 1}" for at in range(3)},
        "rewards": "reward_3",
        **{f"stay.{at}": f"stay_{at + 1}" for at in range(2)},
        **{f"stay.{at}.pattern": f"pattern_{at + 1}" for at in range(2)},
        "stay": "stay_2",
    }

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        return {
            "name": typed["name"],
            "cost": typed["cost"],
            "rewards": [form_of(typed[f"reward_{day}"]) for day in (1, 2, 3)],
            "stay": [need_of(typed[f"stay_{day}"], typed[f"pattern_{day}"]) for day in (1, 2)],
        }

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        stays = listed(card["stay"], ("stay_1", "stay_2"))
        return {
            "cost": card["cost"],
            **rows_data(listed(card["rewards"], ("reward_1", "reward_2", "reward_3"))),
            **rows_data(stays),
            **{name.replace("stay", "pattern"): need.get("pattern", []) for name, need in stays.items()},
        }


class VipForm(NamedForm):
    """A VIP (SNP-4.3)."""

    pattern = PatternField("Comes for Windows on", "Colours don't matter.")
    reward = RowsField(GAINS, "Reward of each Day", "A VIP has a reward.")
    stay_1 = RowsField(NEEDS, "Stays after Day 1 for", companion="pattern_1")
    pattern_1 = PatternField("and Windows on", folded=True)
    stay_2 = RowsField(NEEDS, "Stays after Day 2 for", companion="pattern_2")
    pattern_2 = PatternField("and Windows on", folded=True)
    stay_3 = RowsField(NEEDS, "Stays on at Day 3 for", companion="pattern_3")
    pattern_3 = PatternField("and Windows on", folded=True)
    penalty = NumberField("Points lost at check-out", 0, 99)

    routes: ClassVar[dict[str, str]] = {
        **{name: name for name in ("name", "pattern", "reward", "penalty")},
        **{f"stay.{at}": f"stay_{at + 1}" for at in range(3)},
        **{f"stay.{at}.pattern": f"pattern_{at + 1}" for at in range(3)},
        "stay": "stay_3",
    }

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        return {
            "name": typed["name"],
            "pattern": typed["pattern"],
            "reward": form_of(typed["reward"]),
            "stay": [need_of(typed[f"stay_{day}"], typed[f"pattern_{day}"]) for day in (1, 2, 3)],
            "penalty": typed["penalty"],
        }

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        stays = listed(card["stay"], ("stay_1", "stay_2", "stay_3"))
        return {
            "pattern": card["pattern"],
            "penalty": card["penalty"],
            **rows_data({"reward": card["reward"], **stays}),
            **{name.replace("stay", "pattern"): need.get("pattern", []) for name, need in stays.items()},
        }


class EventForm(NamedForm):
    """An Event (SNP-4.8)."""

    level = NumberField("Level", 2, 6)
    cost = RowsField(COSTS, "Costs")
    effect = RowsField(GAINS_AND_TRAINING, "Effect", "An Event has an effect.")

    routes: ClassVar[dict[str, str]] = {name: name for name in ("name", "level", "cost", "effect")}

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        return {
            "name": typed["name"],
            "level": typed["level"],
            "cost": form_of(typed["cost"]),
            "effect": form_of(typed["effect"]),
        }

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        return {
            "level": card["level"],
            **rows_data({"cost": card.get("cost", {}), "effect": card["effect"]}),
        }


class TalentForm(NamedForm):
    """A Talent (SNP-4.6)."""

    left_on = ChoiceField("Left side, always: on", TRIGGER_NAMES)
    left_gain = RowsField(GAINS_AND_TRAINING, "Left side gives", "The left side of a Talent gives something.")
    pattern = PatternField("The right side is on with Windows on")
    right_on = ChoiceField("Right side, with the pattern: on", TRIGGER_NAMES)
    right_gain = RowsField(
        GAINS_AND_TRAINING, "Right side gives", "The right side of a Talent gives something."
    )

    routes: ClassVar[dict[str, str]] = {
        "name": "name",
        "pattern": "pattern",
        **{f"{side}.{part}": f"{side}_{part}" for side in ("left", "right") for part in ("on", "gain")},
        "left": "left_on",
        "right": "right_on",
    }

    def clean(self) -> dict[str, Any]:
        """Free training needs dice in the Worker Room: a trigger of the Main phase."""
        typed = super().clean() or {}
        for side in ("left", "right"):
            gain = typed.get(f"{side}_gain", {})
            if "train" in gain and typed.get(f"{side}_on") not in (*MAIN_TRIGGERS, None):
                field = self.fields[f"{side}_gain"]
                at = field.row_of(self[f"{side}_gain"].value(), "train")
                self.add_error(f"{side}_gain", ValidationError(_sentence(NO_TRAINING), code=row_code(at)))
        return typed

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        sides = {
            side: {"on": typed[f"{side}_on"], "gain": form_of(typed[f"{side}_gain"])}
            for side in ("left", "right")
        }
        return {"name": typed["name"], **sides, "pattern": typed["pattern"]}

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        return {
            "pattern": card["pattern"],
            "left_on": card["left"]["on"],
            "right_on": card["right"]["on"],
            **rows_data({"left_gain": card["left"]["gain"], "right_gain": card["right"]["gain"]}),
        }


class GoalForm(NamedForm):
    """A Goal (SNP-4.8)."""

    layout = PatternField("Can be played with Windows on")
    points = NumberField("Points", 1, 99)
    divisor = NumberField("for every how many", 1, 99)
    per = ChoiceField("What is counted", PER_NAMES)
    max = NumberField("Points at most", 1, 99)

    routes: ClassVar[dict[str, str]] = {
        name: name for name in ("name", "layout", "points", "divisor", "per", "max")
    }

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        return {name: typed[name] for name in ("name", "layout", "per", "divisor", "points", "max")}

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        return {name: card[name] for name in ("layout", "per", "divisor", "points", "max")}


class RoundForm(NamedForm):
    """A round card: of the Low Season with what it gives, else with what is owed (SNP-5.1)."""

    season = ChoiceField("Season", SEASON_NAMES)
    gains = RowsField(GAINS, "Gives to each player")
    resource = ChoiceField("What is owed", RESOURCE_NAMES, required=False)
    base = NumberField("How much at least", 0, 99)
    divisor = NumberField("1 more for every how many", 1, 99)
    per = ChoiceField("What is counted", PER_NAMES, required=False)

    OWED = ("resource", "base", "divisor", "per")
    routes: ClassVar[dict[str, str]] = {
        **{name: name for name in ("name", "season", "gains")},
        **{f"owe.{name}": name for name in OWED},
        "owe": "resource",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Which of them are needed depends on the season.
        for name in ("base", "divisor"):
            self.fields[name].required = False

    def clean(self) -> dict[str, Any]:
        """What the season needs is there."""
        typed = super().clean() or {}
        season = typed.get("season")
        if season == "low" and "gains" not in self.errors and not typed.get("gains"):
            self.add_error("gains", "A card of the Low Season gives something.")
        if season in ("high", "year_end"):
            for name in self.OWED:
                if name not in self.errors and typed.get(name) in (None, ""):
                    self.add_error(name, self.fields[name].error_messages["required"])
        elif season == "low":
            # What is typed for another season doesn't count here.
            for name in self.OWED:
                self.errors.pop(name, None)
        return typed

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        card: JsonDict = {"name": typed["name"], "season": typed["season"]}
        if typed["season"] == "low":
            return {**card, "gains": form_of(typed["gains"])}
        return {**card, "owe": {name: typed[name] for name in ("resource", "base", "per", "divisor")}}

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        owe = card.get("owe", {})
        data = {name: owe[name] for name in RoundForm.OWED if name in owe}
        return {"season": card["season"], **data, **rows_data({"gains": card.get("gains", {})})}


class TileForm(CardForm):
    """A Summit tile: what it gives is all there is on it, and names it."""

    gains = RowsField(GAINS_AND_TRAINING, "Gives", "A tile gives something.")

    @property
    def title(self) -> str:
        """See :class:`CardForm`."""
        return gains_text(self.sketch())

    def key(self) -> str:
        """The key of a valid tile."""
        parts = (f"{verb}_{amount}" for verb, amount in self.cleaned_data["gains"].items())
        return "_".join(parts).replace(":", "_")

    def place(self, path: Sequence[str], problem: str) -> None:
        """See :class:`CardForm`: every path inside a tile is one of its gains."""
        row = self.fields["gains"].row_of(self["gains"].value(), ":".join(path))
        self.add_error("gains", problem if row is None else ValidationError(problem, code=row_code(row)))

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """See :class:`CardForm`."""
        return form_of(typed["gains"])

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """See :class:`CardForm`."""
        return rows_data({"gains": card})


class Kind(NamedTuple):
    """A kind of cards: what one and many are called, its form, how a new one starts, how many at most."""

    one: str
    many: str
    form: type[CardForm]
    start: dict[str, Any]
    most: int


KINDS = {
    "guests": Kind("Guest", "Guests", GuestForm, {"cost": 0}, 60),
    "vips": Kind("VIP", "VIPs", VipForm, {"penalty": 3}, 30),
    "events": Kind("Event", "Events", EventForm, {"level": 2}, 60),
    "talents": Kind("Talent", "Talents", TalentForm, {"left_on": "guest", "right_on": "bonus"}, 40),
    "goals": Kind("Goal", "Goals", GoalForm, {"points": 2, "divisor": 1, "max": 8, "per": "window_any"}, 40),
    "rounds": Kind("Round card", "Round cards", RoundForm, {"season": "high", "base": 2, "divisor": 1}, 30),
    "summit_tiles": Kind("Summit tile", "Summit tiles", TileForm, {}, 20),
}


def rows_class(kind: str) -> type[KeptRows]:
    """The formset of a kind of cards."""
    made = KINDS[kind]
    base = type(f"{made.form.__name__}Rows", (KeptRows,), {"new_row": made.start})
    return formset_factory(
        made.form, formset=base, extra=0, can_delete=True, max_num=made.most, absolute_max=made.most
    )


CARD_FORMSETS = {kind: rows_class(kind) for kind in KINDS}


def named_data(kind: str, key: str, card: JsonDict) -> dict[str, Any]:
    """The form data of one card of a set, without prefix."""
    data = KINDS[kind].form.data_of(card)
    return data if kind == "summit_tiles" else {"name": card.get("name") or card_name(key), **data}
