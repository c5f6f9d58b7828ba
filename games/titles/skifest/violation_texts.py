"""Why a move is refused and what to do, in plain words with the numbers of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.core.jsontypes import JsonDict
from games.core.results import Violation
from games.titles.skifest.words import Words, cards_words, plural

_TYPES: Final = {
    "draw": "Cards are taken",
    "lift": "Lifts run",
    "ski": "Runs are skied",
    "pass": "Turns are ended",
    "blast": "Explosives go off",
    "arm": "Explosives are armed",
    "visit": "Village places are visited",
    "slide": "One slides only",
    "move_yeti": "The Yeti is moved only",
    "hold_avalanche": "An avalanche is held only",
    "buy": "Gear is bought only",
}


def violation_text(violation: Violation, names: Sequence[str], words: Words) -> str:
    """One sentence or two: what is wrong, and what would be right."""
    return _TEXTS[violation.code](violation.values, words, names)


def _who(values: JsonDict, names: Sequence[str]) -> str:
    seat = values.get("seat")
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "nobody"


def _not_your_turn(v: JsonDict, w: Words, names: Sequence[str]) -> str:
    if v["seat"] is None:
        return "Nobody has a turn any more."
    return f"It isn’t your turn: {_who(v, names)} decides now."


def _wrong_phase(v: JsonDict, w: Words, names: Sequence[str]) -> str:
    if v["phase"] == "apres":
        return "The skiing day is over. Choose a place in the village."
    return "The skiing day goes on: take cards, ride a lift or ski a run."


def _not_now(v: JsonDict, w: Words, names: Sequence[str]) -> str:
    when = {
        "visit": "in the evening, when it is your turn in the village.",
        "blast": "in the ski phase.",
        "arm": "in the ski phase.",
        "slide": "when an avalanche takes you.",
        "move_yeti": "after you skied with exactly one Yeti.",
        "hold_avalanche": "when your own set would set it off and you have the Yeti whistle.",
        "buy": "when you arrive at the Hotel.",
    }
    return f"{_TYPES[v['type']]} {when[v['type']]}"


def _wrong_number_with_claim(v: JsonDict, w: Words, names: Sequence[str]) -> str:
    return (
        f"With a marker on top this run takes {plural(v['need'], 'card')} ({v['run']} for the run and "
        f"{v['more']} for the claim); you chose {v['got']}. Choose {v['need']}, or ski without claiming."
    )


def _not_between_others(v: JsonDict, w: Words, names: Sequence[str]) -> str:
    return (
        f"After {names[v['after']]}’s turn it can’t go off: an armed explosive goes off between two other "
        "players’ turns of the same day. Choose another player, or blast in your own turn."
    )


def _place_behind(v: JsonDict, w: Words, names: Sequence[str]) -> str:
    return (
        f"{v['name']} is number {v['number']} and you stand on {v['stands_on']}. "
        "In the village one only goes on to higher numbers."
    )


def _not_at_top(v: JsonDict, w: Words, names: Sequence[str]) -> str:
    if v["top"] is None:
        return f"{w.name(v['run'])} isn’t on this map."
    return f"{v['name']} starts at {w.place(v['top'])}, and you stand at {w.place(v['here'])}."


_Text = Callable[[JsonDict, Words, Sequence[str]], str]
_TEXTS: Final[Mapping[str, _Text]] = {
    "game_over": lambda v, w, n: "The game is over.",
    "not_your_turn": _not_your_turn,
    "slide_owed": lambda v, w, n: f"First {_who(v, n)} chooses a run to slide down.",
    "yeti_owed": lambda v, w, n: f"First {_who(v, n)} moves the Yeti to another run.",
    "hold_owed": lambda v, w, n: f"First {_who(v, n)} says whether the avalanche is held.",
    "whistle_asks": lambda v, w, n: f"The Yeti whistle gives {_who(v, n)} that choice.",
    "buy_owed": lambda v, w, n: f"First {_who(v, n)} buys a gear card or none.",
    "wrong_phase": _wrong_phase,
    "not_now": _not_now,
    "nothing_owed": _not_now,
    "card_owed": lambda v, w, n: (
        f"Take the next card of your train action first ({plural(v['left'], 'card')} left)."
    ),
    "card_is_owed": lambda v, w, n: "This card must be taken: only a rucksack’s third card can be declined.",
    "nothing_to_decline": lambda v, w, n: "There is no third card to decline.",
    "no_action_left": lambda v, w, n: (
        "You have no action left. End your turn, or use a free ride or an explosive."
    ),
    "too_early": lambda v, w, n: (
        f"You still have {plural(v['left'], 'action')}: take cards, ride a lift or ski a run."
    ),
    "no_cards_left": lambda v, w, n: "Deck and discards are empty. Take a card from the row.",
    "empty_place": lambda v, w, n: f"No card lies there: the row has {plural(v['cards'], 'card')}.",
    "yeti_only_first": lambda v, w, n: (
        "A face-up Yeti counts double: it can only be the first card. Take another."
    ),
    "no_lift": lambda v, w, n: f"No lift runs from {w.place(v['here'])} to {w.place(v['to'])}.",
    "no_ticket": lambda v, w, n: "You have no lift ticket. Ride with an action.",
    "not_on_this_map": lambda v, w, n: f"{w.name(v['name'])} isn’t on this map.",
    "not_at_top": _not_at_top,
    "run_closed": lambda v, w, n: f"The Yeti blocks {v['name']}. Choose another run until it moves.",
    "own_marker_on_top": lambda v, w, n: (
        f"Your marker is on top of {v['name']} already. Ski it without claiming."
    ),
    "cards_not_held": lambda v, w, n: f"You don’t hold {cards_words(v['cards'])}.",
    "wrong_number_with_claim": _wrong_number_with_claim,
    "wrong_number": lambda v, w, n: (
        f"This run takes exactly {plural(v['need'], 'card')}; you chose {v['got']}."
    ),
    "set_too_small": lambda v, w, n: (
        f"This run takes {plural(v['need'], 'card')} of one colour or style; your largest set: {v['most']}."
    ),
    "no_set": lambda v, w, n: "These cards are neither of one colour nor of one style. Yetis may stand in.",
    "no_explosive": lambda v, w, n: "You have no explosive. The Blasting shed sells one in the evening.",
    "not_between_others": _not_between_others,
    "must_slide": lambda v, w, n: "Without a beacon you can’t stay. Choose an open run.",
    "slide_from_here": lambda v, w, n: (
        f"The avalanche takes you down a run that starts at {w.place(v['here'])}."
    ),
    "no_yeti_sign": lambda v, w, n: f"{v['name']} has a no-Yeti sign. Choose a run without one.",
    "yeti_is_there": lambda v, w, n: f"The Yeti is on {v['name']} already. Choose another run.",
    "gear_not_there": lambda v, w, n: f"{v['name']} isn’t on sale now. Choose one of the face-up cards.",
    "gear_too_dear": lambda v, w, n: f"{v['name']} costs {v['cost']} fame and you have {v['fame']}.",
    "place_behind": _place_behind,
    "place_full": lambda v, w, n: (
        f"{v['name']} is full ({plural(v['spaces'], 'space')}). Choose another place."
    ),
    "too_few_cards": lambda v, w, n: (
        f"{v['name']} takes {plural(v['cost'], 'card')} and you hold {v['cards']}."
    ),
    "too_little_fame": lambda v, w, n: f"{v['name']} costs {v['cost']} fame and you have {v['fame']}.",
    "wrong_payment": lambda v, w, n: f"{v['name']} takes {plural(v['cost'], 'card')}; you chose {v['got']}.",
    "payment_not_held": lambda v, w, n: f"You don’t hold {cards_words(v['cards'])}.",
}
