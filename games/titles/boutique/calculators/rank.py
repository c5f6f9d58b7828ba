"""The rank of the walk-ins: least money first, equal money by bids, then by the die (BHM-5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.assistant.calculators import Answer, Calculator, EntryFault, Group, Line, Say, Values
from games.assistant.calculators.fields import number
from games.core.chance import Chance, ChanceFault
from games.titles.boutique import walkins
from games.titles.boutique.calculators.desk import (
    hotel_name,
    money_field,
    names,
    position,
    seats_entered,
    seats_of,
    table_group,
)


def _groups(values: Values, say: Say) -> Sequence[Group]:
    hotels = [
        Group(
            hotel_name(seat, say),
            (
                money_field(f"m{seat + 1}", say, 500 + 300 * seat),
                money_field(f"b{seat + 1}", say, 0, say("Bid", "Offerta", "Gebot")),
                number(f"d{seat + 1}", say("Roll", "Tiro", "Wurf"), 0, 0, 6),
            ),
            hint=say(
                "Bids count among equal money, rolls among equal bids. Roll 0: not rolled.",
                "Le offerte contano a parità di denaro, i tiri a parità di offerta. Tiro 0: non tirato.",
                "Gebote zählen bei gleich viel Geld, Würfe bei gleichem Gebot. Wurf 0: nicht gewürfelt.",
            )
            if seat == 0
            else "",
        )
        for seat in range(seats_entered(values))
    ]
    return [table_group(say), *hotels]


class _Rolls(Chance):
    """The rolls that were entered, in the order in which the kernel asks for them."""

    def __init__(self, rolls: list[int]) -> None:
        super().__init__()
        self._rolls = rolls

    def _die(self, sides: int) -> int:
        # Equal rolls are rolled again, and only one roll each was entered.
        if not self._rolls or not self._rolls[0]:
            raise ChanceFault("a roll is missing")
        return self._rolls.pop(0)


def _answer(values: Values, say: Say) -> Answer:
    seats = seats_entered(values)
    state = position(seats)
    for seat, hotel in enumerate(state.hotels):
        hotel.money = values[f"m{seat + 1}"] // 100
    walkins.start(state)
    bidders = seats_of(state.bidders)
    for seat in bidders:
        _check_bid(values, seat, say)
        state.hotels[seat].bid = values[f"b{seat + 1}"] // 100
    if bidders:
        level = _level(values, bidders)
        state.chance = _Rolls([values[f"d{seat + 1}"] for seat in level])
        try:
            walkins.reveal_rank_bids(state)
        except ChanceFault:
            return Answer(_to_roll(values, level, say), tuple(_lines(values, range(seats), bidders, say)))
    order = [state.order >> 4 * place & 15 for place in range(seats)]
    first = hotel_name(order[0], say)
    headline = say(f"{first} is served first.", f"{first} viene per primo.", f"{first} ist zuerst dran.")
    return Answer(headline, tuple(_lines(values, order, bidders, say, ranked=True)))


def _check_bid(values: Values, seat: int, say: Say) -> None:
    bid, money = values[f"b{seat + 1}"], values[f"m{seat + 1}"]
    if bid > money:
        name = hotel_name(seat, say)
        have = say.number(money)
        raise EntryFault(
            f"b{seat + 1}",
            say(
                f"{name} has {have} and can’t bid more than that.",
                f"{name} ha {have} e non può offrire di più.",
                f"{name} hat {have} und kann nicht mehr bieten.",
            ),
        )


def _level(values: Values, bidders: Sequence[int]) -> list[int]:
    """Those of equal money and equal bids, in the order in which they roll."""
    keys = {seat: (values[f"m{seat + 1}"], -values[f"b{seat + 1}"]) for seat in bidders}
    order = sorted(bidders, key=lambda seat: (*keys[seat], seat))
    return [seat for seat in order if list(keys.values()).count(keys[seat]) > 1]


def _to_roll(values: Values, level: Sequence[int], say: Say) -> str:
    unrolled = [seat for seat in level if not values[f"d{seat + 1}"]]
    who = names(unrolled or level, say)
    if unrolled:
        return say(
            f"Still equal: {who} roll the white die.",
            f"Ancora in parità: {who} tirano il dado bianco.",
            f"Noch gleichauf: {who} werfen den weißen Würfel.",
        )
    return say(
        f"Equal rolls among {who}: roll again.",
        f"Tiri uguali fra {who}: ripetete il tiro.",
        f"Gleiche Würfe bei {who}: Würfelt noch einmal.",
    )


def _lines(
    values: Values, order: Iterable[int], bidders: Sequence[int], say: Say, ranked: bool = False
) -> Iterator[Line]:
    for place, seat in enumerate(order, start=1):
        label = f"{place}. {hotel_name(seat, say)}" if ranked else hotel_name(seat, say)
        value = say.number(values[f"m{seat + 1}"])
        if seat in bidders:
            bid = say.number(values[f"b{seat + 1}"])
            value += say(f", bid {bid}", f", offerta {bid}", f", Gebot {bid}")
        yield Line(label, value, "BHM-5.1", ranked and place == 1)


RANK = Calculator(
    slug="rank",
    name=lambda say: say("Rank of the walk-ins", "Graduatoria senza prenotazione", "Rang der Laufkundschaft"),
    about=lambda say: say(
        "Least money first; equal money by bids, equal bids by the die.",
        "Prima chi ha meno denaro; a parità le offerte, poi il dado.",
        "Wenigstes Geld zuerst; gleich viel nach Geboten, gleiche Gebote nach dem Würfel.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("BHM-5.1", "BHM-7.3"),
)
