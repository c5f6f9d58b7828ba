"""What a seat may see of a state, and a game made from nothing but that."""

from __future__ import annotations

from collections import Counter

from games.core.jsontypes import JsonDict
from games.core.results import FormFault
from games.titles.boutique.cards import guests
from games.titles.boutique.tables import CardTable

Key = tuple[object, ...]


def to_view(form: JsonDict, seat: int | None) -> JsonDict:
    """The form with everything left out that ``seat`` may not know: the deck and the others' sealed
    choices."""
    form["deck"] = None
    for other, player in enumerate(form["players"]):
        if other == seat:
            continue
        if form["phase"] == "prepare":
            player["prices"] = player["breakfast"] = None
        elif form["phase"] == "planning":
            player["staff"] = None
    for bidder, bid in form["bids"].items():
        if bidder != str(seat):
            bid["amount"] = bid["blank"] = None
    return form


def _key(card: JsonDict) -> Key:
    return (tuple(map(tuple, card["stays"])), card["breakfast"], card["adjacent"])


def unseen_cards(view: JsonDict, cards: JsonDict) -> list[JsonDict]:
    """The cards that must be in the deck: all of the set, less the used ones and the one on the table
    (BHM-1.3)."""
    seen = Counter(_key(card) for card in view["used"])
    if view["guest"] is not None:
        seen[_key(view["guest"])] += 1
    left = []
    for card in guests(cards, len(view["players"])):
        if seen[_key(card)] > 0:
            seen[_key(card)] -= 1
        else:
            left.append(card)
    return left


def to_form(view: JsonDict, cards: JsonDict) -> JsonDict:
    """A view completed to a form: neutral values for what is hidden, the deck in the card set's order.

    Raises:
        FormFault: if it isn't even the shape of a view; the rest is checked when the form is loaded.
    """
    try:
        return _completed(view, cards)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise FormFault("", "is no view of this game") from error


def _completed(view: JsonDict, cards: JsonDict) -> JsonDict:
    form: JsonDict = dict(view)
    form["players"] = [dict(player) for player in view["players"]]
    form["deck"] = unseen_cards(view, cards)
    for player in form["players"]:
        player["prices"] = player["prices"] or [1] * 7
        player["breakfast"] = player["breakfast"] or 1
        player["staff"] = player["staff"] or {"housekeeping": 0, "kitchen": 0, "checkin": 0}
    form["bids"] = {
        bidder: bid if bid["amount"] is not None else {"amount": 0, "blank": bid["laid"], "laid": bid["laid"]}
        for bidder, bid in view["bids"].items()
    }
    return form


def table_of(cards: JsonDict) -> CardTable:
    """A table of all kinds of a card set, in the set's order."""
    table = CardTable()
    for card in cards["guests"]:
        table.kind(card)
    return table
