"""The end-of-week report: per hotel and day the counts, the needs, the shortages, the stars (BHM-6.1,
BHM-6.4)."""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.titles.boutique.hotel import Hotel, count_on, peak
from games.titles.boutique.state import BoutiqueState

KINDS = ("housekeeping", "kitchen", "checkin")


def day_counts(hotel: Hotel) -> list[JsonDict]:
    """For each day: rooms with a token, squares, brown tokens (BHM-6.1)."""
    return [
        {
            "housekeeping": count_on(hotel.occupied, day),
            "checkin": count_on(hotel.square, day),
            "kitchen": count_on(hotel.brown, day),
        }
        for day in range(7)
    ]


def needs(hotel: Hotel) -> JsonDict:
    """The week's need of each kind: the highest of its seven days (BHM-6.1)."""
    return {
        "housekeeping": peak(hotel.occupied),
        "kitchen": peak(hotel.brown),
        "checkin": peak(hotel.square),
    }


def staff_of(hotel: Hotel) -> JsonDict:
    """The hotel's staff."""
    return {"housekeeping": hotel.housekeeping, "kitchen": hotel.kitchen, "checkin": hotel.checkin}


def shortages(need: JsonDict, staff: JsonDict) -> JsonDict:
    """The missing members of each kind (BHM-6.2)."""
    return {kind: max(0, need[kind] - staff[kind]) for kind in KINDS}


def week_report(state: BoutiqueState) -> JsonDict:
    """The report before the stars are counted; ``rating_after`` is still what it was before."""
    hotels = []
    for seat, hotel in enumerate(state.hotels):
        if state.alive >> seat & 1:
            need, staff = needs(hotel), staff_of(hotel)
            hotels.append(
                {
                    "seat": seat,
                    "days": day_counts(hotel),
                    "need": need,
                    "staff": staff,
                    "short": shortages(need, staff),
                    "rating_before": hotel.rating,
                    "rating_after": hotel.rating,
                }
            )
    return {"week": state.week, "hotels": hotels}
