"""The price comparison for the guests on the table, why someone wins them, and the odds before the die is
rolled."""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.titles.boutique.form import seats_in
from games.titles.boutique.hotel import Hotel, count_on, ways_list
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BID, BOOKING, PLACE, Entry
from games.titles.boutique.words import DAYS, money


def quotes(state: BoutiqueState) -> list[JsonDict]:
    """For each hotel still in: its total price for the guests on the table, line by line (BHM-3.5)."""
    if state.card < 0:
        return []
    entry = state.entry
    return [_quote(state, seat, entry) for seat in seats_in(state.alive)]


def _quote(state: BoutiqueState, seat: int, entry: Entry) -> JsonDict:
    hotel = state.hotels[seat]
    ways = len(ways_list(hotel.ways(entry)))
    total = hotel.total(entry) * 100
    return {
        "seat": seat,
        "available": ways > 0,
        "ways": ways,
        **price_of(hotel, entry),
        "total": total,
        "fits_budget": total <= state.budget * 100 * entry.room_nights if state.budget else None,
        "winner": False,
    }


def price_of(hotel: Hotel, entry: Entry) -> JsonDict:
    """What a stay's price in a hotel is made of: ``lines`` by night and ``breakfast``, ``None`` without
    (BHM-3.5)."""
    lines = []
    for day in range(7):
        rooms = count_on(entry.lo1, day) + count_on(entry.lo2, day)
        if rooms:
            lines.append(_line(day + 1, DAYS[day], rooms, hotel.day_price(day + 1)))
    if entry.beyond:
        lines.append(_line(8, "After Sunday", entry.beyond, hotel.day_price(7)))
    breakfast = None
    if entry.brown:
        price = hotel.breakfast * 100
        breakfast = {"nights": entry.room_nights, "price": price, "sum": price * entry.room_nights}
    return {"lines": lines, "breakfast": breakfast}


def _line(day: int, label: str, rooms: int, price: int) -> JsonDict:
    return {"day": day, "label": label, "rooms": rooms, "price": price * 100, "sum": price * rooms * 100}


def verdict(state: BoutiqueState, found: list[JsonDict]) -> JsonDict | None:
    """Who gets the guests and why, while they are on the table (BHM-3.6, BHM-3.7, BHM-5.3)."""
    if state.phase == BID and state.stage == BOOKING:
        text = "Equal price and stars: the highest bid gets the guests"
        return {"text": text, "rule": "BHM-3.7", "winners": []}
    if state.phase != PLACE:
        return None
    winners = seats_in(state.pending)
    if state.stage != BOOKING:
        text = "First in rank with rooms within the budget"
        return {"text": text, "rule": "BHM-5.3", "winners": winners}
    if len(winners) > 1:
        return {"text": "Equal bids: each of them gets the guests", "rule": "BHM-3.7", "winners": winners}
    return _why(state, found, winners[0])


def _why(state: BoutiqueState, found: list[JsonDict], winner: int) -> JsonDict:
    own = next(quote["total"] for quote in found if quote["seat"] == winner)
    others = [quote for quote in found if quote["seat"] != winner and quote["available"]]
    if not others:
        return {"text": "The only hotel with rooms", "rule": "BHM-3.6", "winners": [winner]}
    next_best = min(others, key=lambda quote: (quote["total"], -state.hotels[quote["seat"]].rating))
    rival = next_best["seat"]
    if next_best["total"] > own:
        text = f"Lowest total price, {money(next_best['total'] - own)} below {{p{rival}}}"
        return {"text": text, "rule": "BHM-3.6", "winners": [winner]}
    if state.hotels[rival].rating < state.hotels[winner].rating:
        text = f"Same price as {{p{rival}}}, and the better rating"
        return {"text": text, "rule": "BHM-3.7", "winners": [winner]}
    return {
        "text": f"Same price and stars as {{p{rival}}}: decided by bids",
        "rule": "BHM-3.7",
        "winners": [winner],
    }


def odds(state: BoutiqueState) -> list[JsonDict]:
    """Per face of the white die: each hotel's price for one room and night that day, and who would get such
    guests."""
    rows = []
    for value, day in enumerate(state.faces, start=1):
        prices: list[int | None] = []
        for seat, hotel in enumerate(state.hotels):
            free = state.alive >> seat & 1 and count_on(hotel.occupied, day) < hotel.rooms
            prices.append(hotel.day_price(day + 1) * 100 if free else None)
        rows.append({"day": day + 1, "value": value, "prices": prices, "leader": _leader(state, prices)})
    return rows


def _leader(state: BoutiqueState, prices: list[int | None]) -> int | None:
    """The hotel that wins without a bid, or ``None`` (BHM-3.6, BHM-3.7)."""
    ranked = sorted(
        (price, -state.hotels[seat].rating, seat) for seat, price in enumerate(prices) if price is not None
    )
    if not ranked or (len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]):
        return None
    return ranked[0][2]
