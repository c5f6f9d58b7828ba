"""What a move would bring and cost, for hints: the rules' own comparison over all guests that may come.

Every figure is of the seat's knowledge: the cards left are known to all who count (BHM-1.6), their order
and the others' sealed choices are averaged over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from games.core.game import Game
from games.core.jsontypes import JsonDict, Move
from games.core.results import Advice
from games.titles.boutique.hotel import Hotel, ways_list
from games.titles.boutique.moves import placements, rooms_of, slot_of, way_of
from games.titles.boutique.report import KINDS, needs, shortages
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BIT, BOOKING, Entry
from games.titles.boutique.week import ROOM_COST, WAGE
from games.titles.boutique.words import KIND_WORDS, die_name, listed, money, plural, room_list, staff

GUESSES = 12
"""How many fillings of the rivals' secret prices are averaged over."""


class Outlook(NamedTuple):
    """What the next guest means for a hotel.

    Attributes:
        chance: that it comes to this hotel, 0 to 1; one that bids would decide counts as its share.
        paid: what it pays on average if it comes, in hundreds.
        short: the chance, among those that come, that it would need staff that isn't there.
    """

    chance: float
    paid: float
    short: float


def advise(game: Game, seat: int, move: Move) -> Advice:
    """The move in words, with what it brings and costs. ``game`` is made from the seat's view."""
    state = game.state
    assert isinstance(state, BoutiqueState)
    kind = move["type"]
    if kind == "set_prices":
        return _set_prices(game, seat, move)
    if kind in ("keep_prices", "change_price"):
        return _price(state, seat, move)
    if kind == "place":
        return _place(state, seat, move)
    if kind == "bid":
        return _bid(state, seat, move)
    if kind == "hire":
        return _hire(state, seat, move)
    return _expand(state, seat, move)


# --- prices ------------------------------------------------------------------------------------------------


def _price(state: BoutiqueState, seat: int, move: Move) -> Advice:
    now = outlook(state, seat)
    guest = "guests" if state.stage == BOOKING else "walk-in"
    if move["type"] == "keep_prices":
        gains = f"The next {guest} would come to you with {_percent(now.chance)}{_for(now)}."
        return Advice("Keep all prices", gains, _short_of_staff(now, guest))
    slot, value = slot_of(move["slot"]), move["value"]
    old = state.hotels[seat].day_price(slot)
    then = outlook(_with_price(state, seat, slot, value), seat)
    label = f"{die_name(move['slot']).capitalize()} to {money(value * 100)}"
    step = f"{money(abs(value - old) * 100)} {'less' if value < old else 'more'}"
    change = f"{_night(move['slot'])} sells for {step}"
    chances = f"{_percent(now.chance)} to {_percent(then.chance)}"
    same = _percent(now.chance) == _percent(then.chance)
    if value < old:
        moves = f"stays at {_percent(now.chance)}" if same else f"goes from {chances}"
        gains = f"Your chance of the next {guest} {moves}{_for(then)}."
        return Advice(label, gains, _joined(f"{change}.", _short_of_staff(then, guest)))
    risk = "" if same else f"Your chance of the next {guest} goes from {chances}."
    kept = "" if risk else f" Your chance of the next {guest} stays at {_percent(now.chance)}."
    return Advice(label, f"{change}{_for(then)}.{kept}", _joined(risk, _short_of_staff(then, guest)))


def _set_prices(game: Game, seat: int, move: Move) -> Advice:
    prices = [*map(int, move["prices"]), int(move["breakfast"])]
    label = f"{', '.join(money(price * 100) for price in prices[:7])}; breakfast {money(prices[7] * 100)}"
    own = _against_guesses(game, seat, prices)
    each = f", for about {money(_round(own.paid))} each" if own.chance else ""
    week = money(sum(prices[:7]) * 100)
    got = f"you would get about {_percent(own.chance)} of the first guests{each}."
    gains = f"Against prices that sensible rivals set, {got}"
    lower = [max(1, price - 1) for price in prices[:7]]
    if lower == prices[:7]:
        return Advice(label, gains, f"A room for all seven nights sells for no more than {week}.")
    then = _percent(_against_guesses(game, seat, [*lower, prices[7]]).chance)
    risks = f"A room for all seven nights sells for {week}; 100 less a night would get {then} of the guests."
    return Advice(label, gains, risks)


def _against_guesses(game: Game, seat: int, prices: list[int]) -> Outlook:
    """The outlook for the week's first guest with these eight prices, over several guesses at the rivals'."""
    came = paid = 0.0
    for guess in range(GUESSES):
        state = game.determinize(seat, guess).state
        assert isinstance(state, BoutiqueState)
        state.stage = BOOKING
        for slot, price in enumerate(prices, start=1):
            state.hotels[seat].set_price(slot, price)
        seen = outlook(state, seat)
        came += seen.chance / GUESSES
        paid += seen.chance * seen.paid / GUESSES
    return Outlook(came, paid / came if came else 0.0, 0.0)


def _night(slot: object) -> str:
    return "A breakfast" if slot == "breakfast" else f"A {die_name(slot)} night"


def _with_price(state: BoutiqueState, seat: int, slot: int, value: int) -> BoutiqueState:
    trial = state.clone()
    trial.hotels[seat].set_price(slot, value)
    return trial


def _for(seen: Outlook) -> str:
    return f", for about {money(_round(seen.paid))}" if seen.chance else ""


def _short_of_staff(seen: Outlook, guest: str) -> str:
    if seen.short < 0.005:
        return ""
    cases = f"In {_percent(seen.short)} of these cases"
    return f"{cases} the {guest} would need staff that you don’t have, and cost you a star."


# --- the next guest ----------------------------------------------------------------------------------------


def outlook(state: BoutiqueState, seat: int) -> Outlook:
    """What the next guest means for ``seat`` at the prices that stand, over all cards left and all rolls."""
    total = came = paid = short = 0.0
    walkins = state.stage != BOOKING
    for weight, entry, budget in _guests(state):
        total += weight
        share = _walkin_share(state, seat, entry, budget) if walkins else _share(state, seat, entry)
        if share:
            came += weight * share
            paid += weight * share * float(state.hotels[seat].total(entry))
            if walkins and _lacks_more(state.hotels[seat], entry):
                short += weight * share
    if not came:
        return Outlook(0.0, 0.0, 0.0)
    return Outlook(came / total, paid / came, short / came)


def _guests(state: BoutiqueState) -> Iterator[tuple[float, Entry, int]]:
    """All guests that may come next, with their weight and budget (0: none)."""
    cards = Counter(state.deck) or Counter(range(len(state.table.forms)))
    for kind, count in cards.items():
        if state.stage == BOOKING:
            for day in state.faces:
                yield float(count), state.table.entries[kind * 7 + day], 0
        else:
            for budget in range(1, 7):
                yield float(count), state.table.entries[kind * 7 + max(0, state.day)], budget


def _share(state: BoutiqueState, seat: int, entry: Entry) -> float:
    """The seat's share: the lowest total price wins, then the best rating, then bids (BHM-3.6, BHM-3.7)."""
    bids = [
        (hotel.total(entry), -hotel.rating, other)
        for other, hotel in enumerate(state.hotels)
        if state.alive & BIT[other] and ways_list(hotel.ways(entry))
    ]
    if not bids:
        return 0.0
    first = min(bids)[:2]
    level = [other for total, rating, other in bids if (total, rating) == first]
    return 1.0 / len(level) if seat in level else 0.0


def _walkin_share(state: BoutiqueState, seat: int, entry: Entry, budget: int) -> float:
    """1 if the seat is the first in rank with rooms within the budget (BHM-5.3)."""
    limit = budget * entry.room_nights
    order = state.order
    for _ in range(state.alive_n):
        other = order & 15
        hotel = state.hotels[other]
        if hotel.total(entry) <= limit and ways_list(hotel.ways(entry)):
            return 1.0 if other == seat else 0.0
        order >>= 4
    return 0.0


def _lacks_more(hotel: Hotel, entry: Entry) -> bool:
    """Whether these guests would need staff beyond what is there (BHM-6.2), in their first rooms."""
    trial = Hotel()
    trial.copy_from(hotel)
    trial.put(entry, ways_list(hotel.ways(entry))[0])
    return trial.missing() > hotel.missing()


# --- rooms, bids, staff ------------------------------------------------------------------------------------


def _place(state: BoutiqueState, seat: int, move: Move) -> Advice:
    label = f"Place in {room_list(move['rooms'])}"
    rates = {
        tuple(rooms): _still_lodged(state, seat, way_of(state, rooms)) for rooms in placements(state, seat)
    }
    own = rates[tuple(rooms_of(state, way_of(state, move["rooms"])))]
    best, worst = max(rates.values()), min(rates.values())
    gains = f"{_percent(own)} of the guests that may come next would still find rooms with you"
    if _percent(best) == _percent(worst):
        return Advice(label, f"{gains}, as with every other placement.")
    if _percent(own) == _percent(best):
        return Advice(label, f"{gains}; no placement keeps more, others keep down to {_percent(worst)}.")
    return Advice(label, f"{gains}.", f"Another placement would keep {_percent(best)}.")


def _still_lodged(state: BoutiqueState, seat: int, way: int) -> float:
    trial = Hotel()
    trial.copy_from(state.hotels[seat])
    trial.put(state.entry, way)
    total = lodged = 0.0
    for weight, entry, _ in _guests(state):
        total += weight
        lodged += weight * bool(ways_list(trial.ways(entry)))
    return lodged / total


def _bid(state: BoutiqueState, seat: int, move: Move) -> Advice:
    hotel = state.hotels[seat]
    amount = int(move["amount"])
    rivals = listed(
        [f"{{p{other}}}" for other in range(state.seats) if state.bidders & BIT[other] & ~BIT[seat]]
    )
    prize = (
        f"These guests pay {money(hotel.total(state.entry) * 100)}."
        if state.stage == BOOKING
        else "The higher rank is asked first by every walk-in of the week."
    )
    if amount == 0:
        label = "Only the blank card" if move["blank"] else "Lay nothing"
        return Advice(label, f"It costs nothing. {prize}", f"Any bid of {rivals} beats it.")
    left = money(hotel.money * 100 - amount)
    return Advice(
        f"Bid {money(amount)}",
        f"{prize} It beats every bid of {rivals} below {money(amount)}.",
        f"The {money(amount)} are spent even if a higher bid wins; you keep {left}.",
    )


def _hire(state: BoutiqueState, seat: int, move: Move) -> Advice:
    hotel = state.hotels[seat]
    chosen: JsonDict = {kind: int(move[kind]) for kind in KINDS}
    need = needs(hotel)
    short = sum(shortages(need, chosen).values())
    spare = {kind: chosen[kind] - need[kind] for kind in KINDS if chosen[kind] > need[kind]}
    cost = sum(chosen.values()) * WAGE * 100
    parts = [f"It covers all that is booked ({staff(need)})."] if not short else []
    if spare:
        more = listed([f"{number} {KIND_WORDS[kind]}" for kind, number in spare.items()])
        parts.append(f"There is staff to spare for walk-ins: {more}.")
    parts.append(f"It costs {money(cost)} and leaves {money(hotel.money * 100 - cost)}.")
    risks = ""
    if short:
        missing = f"{plural(short, 'member').capitalize()} short of what is booked ({staff(need)})"
        risks = f"{missing}: {plural(short, 'star')} lost."
    elif not spare:
        risks = "A walk-in on the busiest day could need one more."
    return Advice(f"Hire {staff(chosen)}", " ".join(parts), risks)


def _expand(state: BoutiqueState, seat: int, move: Move) -> Advice:
    hotel = state.hotels[seat]
    rooms = int(move["rooms"])
    left = money((hotel.money - rooms * ROOM_COST) * 100)
    if not rooms:
        return Advice("Buy no room", f"You keep all {left}, and money decides the game.", "")
    label = f"Buy {plural(rooms, 'room')}"
    most = money(100 * rooms * sum(hotel.day_price(day) for day in range(1, 8)))
    more = "it" if rooms == 1 else "the new ones"
    gains = (
        f"{plural(hotel.rooms + rooms, 'room').capitalize()} in week 2: "
        f"full every night at today’s prices, {more} would bring {most}."
    )
    return Advice(label, gains, f"It costs {money(rooms * ROOM_COST * 100)} and leaves {left}.")


# --- words -------------------------------------------------------------------------------------------------


def _percent(share: float) -> str:
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def _round(hundreds: float) -> int:
    """An average in money, to the next ten."""
    return round(hundreds * 10) * 10


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
