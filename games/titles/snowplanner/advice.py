"""What a move would bring and cost, for hints: the move is made on a copy, and what changed is told."""

from __future__ import annotations

from games.core.chance import SeededChance
from games.core.game import Game
from games.core.jsontypes import Move
from games.core.results import Advice
from games.titles.snowplanner.options import gain_words, option_of, requirement_text, reward_words
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.texts import AREA_NAMES, amount
from games.titles.snowplanner.words import (
    AREAS,
    ON_BONUS,
    ON_CHECKOUT,
    ON_EVENT,
    ON_GUEST,
    ON_WINDOW,
    POPCOUNT,
    RESOURCES,
)

_TRIGGERS = {
    ON_GUEST: "Each guest you take",
    ON_WINDOW: "Each Window you place",
    ON_EVENT: "Each Event you play",
    ON_BONUS: "The Bonus of each round",
    ON_CHECKOUT: "Each check-out",
}


def advise(game: Game, seat: int, move: Move) -> Advice:
    """The move in words, with what it brings and costs. ``game`` is made from the seat's view."""
    state = game.state
    assert isinstance(state, SnowState)
    after = game.clone()
    # Cards that are drawn here are drawn at random: nothing is told of them.
    after.play(seat, move, SeededChance(0))
    then = after.state
    assert isinstance(then, SnowState)
    if move["type"] == "place":
        return _place(state, then, seat, move)
    option = option_of(state, seat, dict(move))
    if move["type"] == "keep_talent":
        return Advice(option["label"], *_talent(state, move["talent"]))
    gains = [_sentence(option["effect"])]
    risks = []
    if move["type"] == "guest":
        gains.append(_first_stay(state, move))
    if move["type"] == "window":
        gains.append(_windows(state, then, seat))
    if move["type"] == "stay" and not move["stay"]:
        risks.append(_lost(state, then, seat))
    return Advice(option["label"], _joined(gains), _joined(risks))


def _place(p: SnowState, then: SnowState, seat: int, move: Move) -> Advice:
    gained, spent = _differences(p, then, seat)
    gains = [reward_words(p, AREAS.index(move["area"]), move)]
    if gained:
        gains.append(f"At once you have {', '.join(gained)} more.")
    risks = [f"It costs you {', '.join(spent)}."] if spent else []
    left = sum(then.in_room(seat, other) for other in range(4))
    risks.append(f"{_dice(left)} left for this round." if left else "It is your last die of the round.")
    return Advice(option_of(p, seat, move)["label"], _joined(gains), _joined(risks))


def _dice(left: int) -> str:
    return "One die is" if left == 1 else f"{left} dice are"


def _differences(p: SnowState, then: SnowState, seat: int) -> tuple[list[str], list[str]]:
    """What the seat has more, and less, after the move."""
    gained, spent = [], []
    for number, resource in enumerate(RESOURCES):
        more = then.res[seat * 5 + number] - p.res[seat * 5 + number]
        if more > 0:
            gained.append(amount(more, resource))
        elif more < 0:
            spent.append(amount(-more, resource))
    return gained, spent


def _talent(p: SnowState, key: str) -> tuple[str, str]:
    """What a Talent gives always, and what for its pattern of Windows (SNP-4.6)."""
    talent = p.t.talents.index(key)
    always = f"{_trigger(p.t.left_on[talent])} brings {gain_words(p, p.t.left_gain[talent])} more."
    spaces = POPCOUNT[p.t.talent_pattern[talent]]
    later = f"{_trigger(p.t.right_on[talent])} brings {gain_words(p, p.t.right_gain[talent])} more"
    return always, f"{later}, but only while your Windows cover its {spaces} spaces."


def _trigger(number: int) -> str:
    """What sets a Talent off, as the subject of a sentence."""
    if number < len(AREAS):
        return f"A reward at {AREA_NAMES[AREAS[number]]}"
    return _TRIGGERS[number]


def _first_stay(p: SnowState, move: Move) -> str:
    """What the card will ask to stay after its first Day."""
    card = p.station[move["position"] - 1]
    need = p.t.stay[card * 3]
    return f"To stay after Day 1 it asks for {requirement_text(p.t.requirements[need])}." if need >= 0 else ""


def _windows(p: SnowState, then: SnowState, seat: int) -> str:
    """Lines that the Window closes (SNP-4.5)."""
    lines = then.bingos(seat) - p.bingos(seat)
    if lines > 0:
        return f"It closes {lines} line{'' if lines == 1 else 's'} of three."
    return f"You then have {POPCOUNT[then.windows(seat)]} of nine Windows."


def _lost(p: SnowState, then: SnowState, seat: int) -> str:
    lost = p.res[seat * 5 + 4] - then.res[seat * 5 + 4]
    return "" if lost <= 0 else f"You fall to {amount(then.res[seat * 5 + 4], 'points')}."


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _sentence(effect: str) -> str:
    return f"{_capital(effect)}." if effect else ""


def _joined(sentences: list[str]) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
