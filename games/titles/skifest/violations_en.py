"""The reasons against a move in English, by code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.skifest.words import cards_words, listed, place_word, plural


def _at(name: str) -> str:
    return place_word(name, "at", "in the valley")


def _from(name: str) -> str:
    return place_word(name, "from", "from the valley")


def _not_your_turn(v: JsonDict, names: Sequence[str]) -> str:
    if v["seat"] is None:
        return "Nobody has a turn any more: the game is over."
    return f"It isn’t your turn: wait until {names[v['seat']]} has decided."


def _wrong_phase(v: JsonDict, names: Sequence[str]) -> str:
    if v["phase"] == "apres":
        return "The skiing day is over. Choose a place in the village."
    return "The skiing day goes on. Take cards, ride a lift or ski a run."


def _not_now(v: JsonDict, names: Sequence[str]) -> str:
    whistle = f"you own {listed(v['whistles'], 'or')}" if v["whistles"] else "you may hold it"
    return {
        "visit": "Village places are visited in the evening. Ski on until the day is over.",
        "blast": "Explosives go off in the ski phase only. Choose a place in the village.",
        "arm": "Explosives are armed in the ski phase only. Choose a place in the village.",
        "slide": "You slide only when an avalanche takes you. Make another move.",
        "move_yeti": "You move the Yeti only after you skied with exactly one Yeti card. Make another move.",
        "hold_avalanche": (
            f"You hold an avalanche only when your own set would set it off and {whistle}. Make another move."
        ),
        "buy": f"Gear is bought on arriving at the {v['hotel']} in the evening. Make another move.",
    }[v["type"]]


def _card_is_owed(v: JsonDict, names: Sequence[str]) -> str:
    if v["bags"]:
        return f"Take this card: only the third card of {listed(v['bags'], 'or')} can be declined."
    return "Take this card: it can’t be declined."


def _not_at_top(v: JsonDict, names: Sequence[str]) -> str:
    if v["top"] is None:
        return f"{v['name']} isn’t on this map. Choose a run that starts {_at(v['here_name'])}."
    return (
        f"{v['name']} starts {_at(v['top_name'])}, and you stand {_at(v['here_name'])}. "
        "Choose a run that starts where you stand."
    )


def _wrong_number_with_claim(v: JsonDict, names: Sequence[str]) -> str:
    return (
        f"With your marker on top this run takes {plural(v['need'], 'card')}: {v['run']} for the run and "
        f"{v['more']} for the claim; you chose {v['got']}. Choose {v['need']}, or ski without claiming."
    )


def _whistle_asks(v: JsonDict, names: Sequence[str]) -> str:
    whistle = listed(v["whistles"], "or") or "The gear"
    return f"{whistle} gives {names[v['seat']]} that choice. Wait until it is made."


def _no_explosive(v: JsonDict, names: Sequence[str]) -> str:
    if v["sellers"]:
        return f"You have no explosive. Get one in the evening: {listed(v['sellers'], 'or')}."
    return "You have no explosive. Make another move."


def _must_slide(v: JsonDict, names: Sequence[str]) -> str:
    without = f"Without {listed(v['beacons'], 'or')} you can’t stay." if v["beacons"] else "You can’t stay."
    return f"{without} Choose an open run to slide down."


TEXTS: Final[Mapping[str, Callable[[JsonDict, Sequence[str]], str]]] = {
    "game_over": lambda v, n: "The game is over: no more moves can be made.",
    "not_your_turn": _not_your_turn,
    "slide_owed": lambda v, n: f"First {n[v['seat']]} chooses a run to slide down.",
    "yeti_owed": lambda v, n: f"First {n[v['seat']]} moves the Yeti to another run.",
    "hold_owed": lambda v, n: f"First {n[v['seat']]} says whether the avalanche is held.",
    "whistle_asks": _whistle_asks,
    "buy_owed": lambda v, n: f"First {n[v['seat']]} buys a gear card or none.",
    "wrong_phase": _wrong_phase,
    "not_now": _not_now,
    "nothing_owed": _not_now,
    "card_owed": lambda v, n: (
        f"Take the next card of your train action first ({plural(v['left'], 'card')} left)."
    ),
    "card_is_owed": _card_is_owed,
    "nothing_to_decline": lambda v, n: "There is no third card to decline. Take a card or make another move.",
    "no_action_left": lambda v, n: (
        "You have no action left. End your turn, or use a free ride or an explosive."
    ),
    "too_early": lambda v, n: (
        f"You still have {plural(v['left'], 'action')}: take cards, ride a lift or ski a run."
    ),
    "no_cards_left": lambda v, n: "Deck and discards are empty. Take a card from the row.",
    "empty_place": lambda v, n: (
        f"No card lies there: the row has {plural(v['cards'], 'card')}. Take another, or draw from the deck."
    ),
    "yeti_only_first": lambda v, n: (
        "A face-up Yeti counts double: it can only be the first card. Take another."
    ),
    "no_lift": lambda v, n: (
        f"No lift runs {_from(v['here_name'])} {place_word(v['to_name'], 'to', 'to the valley')}. "
        "Choose a lift that starts where you stand."
    ),
    "no_ticket": lambda v, n: "You have no lift ticket. Ride with an action.",
    "not_on_this_map": lambda v, n: f"{v['name']} isn’t on this map. Choose another run.",
    "not_at_top": _not_at_top,
    "run_closed": lambda v, n: f"The Yeti blocks {v['name']}. Choose another run until it moves.",
    "own_marker_on_top": lambda v, n: (
        f"Your marker is on top of {v['name']} already. Ski it without claiming."
    ),
    "cards_not_held": lambda v, n: f"You don’t hold {cards_words(v['cards'])}. Choose cards of your hand.",
    "wrong_number_with_claim": _wrong_number_with_claim,
    "wrong_number": lambda v, n: (
        f"This run takes exactly {plural(v['need'], 'card')}; you chose {v['got']}. Choose {v['need']}."
    ),
    "set_too_small": lambda v, n: (
        f"This run takes {plural(v['need'], 'card')} of one colour or style; your largest set: {v['most']}. "
        "Take more cards first."
    ),
    "no_set": lambda v, n: (
        "These cards are neither of one colour nor of one style. "
        "Choose cards of one colour or style; Yetis may stand in."
    ),
    "no_explosive": _no_explosive,
    "not_between_others": lambda v, n: (
        f"After {n[v['after']]}’s turn it can’t go off: an armed explosive goes off between two other "
        "players’ turns of the same day. Choose another player, or blast in your own turn."
    ),
    "must_slide": _must_slide,
    "slide_from_here": lambda v, n: (
        f"The avalanche takes you down a run that starts {_at(v['here_name'])}. Choose one of those."
    ),
    "no_yeti_sign": lambda v, n: f"{v['name']} has a no-Yeti sign. Choose a run without one.",
    "yeti_is_there": lambda v, n: f"The Yeti is on {v['name']} already. Choose another run.",
    "gear_not_there": lambda v, n: f"{v['name']} isn’t on sale now. Choose one of the face-up cards.",
    "gear_too_dear": lambda v, n: (
        f"{v['name']} costs {v['cost']} fame and you have {v['fame']}. Choose a cheaper card, or none."
    ),
    "place_behind": lambda v, n: (
        f"{v['name']} is number {v['number']} and you stand on {v['stands_on']}. "
        "In the village one only goes on to higher numbers: choose a later place."
    ),
    "place_full": lambda v, n: f"{v['name']} is full ({plural(v['spaces'], 'space')}). Choose another place.",
    "too_few_cards": lambda v, n: (
        f"{v['name']} takes {plural(v['cost'], 'card')} and you hold {v['cards']}. Choose another place."
    ),
    "too_little_fame": lambda v, n: (
        f"{v['name']} costs {v['cost']} fame and you have {v['fame']}. Choose another place."
    ),
    "wrong_payment": lambda v, n: (
        f"{v['name']} takes {plural(v['cost'], 'card')}; you chose {v['got']}. Choose {v['cost']}."
        if v["cost"]
        else f"{v['name']} takes no cards; you chose {v['got']}. Choose none."
    ),
    "payment_not_held": lambda v, n: f"You don’t hold {cards_words(v['cards'])}. Choose cards of your hand.",
}
