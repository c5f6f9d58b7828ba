"""Reading the state's JSON form strictly: keys, types, ranges, and that phase, seats and table fit
together."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.jsontypes import Json, JsonDict
from games.core.results import FormFault
from games.titles.boutique.cards import guest_faults, is_count
from games.titles.boutique.coherence import check_coherence
from games.titles.boutique.form import FORM, REASONS, seats_in
from games.titles.boutique.hotel import Hotel
from games.titles.boutique.report import KINDS
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import (
    BID,
    BIT,
    EXPAND,
    LOWEST,
    MAX_ROOMS,
    PHASES,
    PLACE,
    PLANNING,
    PREPARE,
    PRICE,
    STAGES,
    WALKINS,
    CardTable,
)
from games.titles.boutique.week import TOP_RATING, WAGE, WEEKS, rooms_to_buy

KEYS = (
    *("game", "form", "phase", "stage", "week", "day", "turn", "first_seat", "active_seat", "seats_to_act"),
    *("players", "guest", "checkin_day", "budget", "walkin_order", "walkin_left", "bidders", "bids"),
    *("deck", "used", "card_faces", "week_reports", "result"),
)
PLAYER_KEYS = (
    *("money", "rating", "rooms", "out", "prices", "breakfast", "prices_set", "staff", "staff_set"),
    *("board", "beyond", "links"),
)
TOKENS = ("", "gs", "gc", "bs", "bc")
TOP_MONEY = 10_000_000


def keys(value: Json, wanted: Sequence[str], path: str) -> JsonDict:
    """``value`` if it is an object with exactly the wanted keys."""
    if not isinstance(value, dict):
        raise FormFault(path, "must be an object")
    for key in value:
        if key not in wanted:
            raise FormFault(f"{path}.{key}" if path else str(key), "is not a key of this form")
    for key in wanted:
        if key not in value:
            raise FormFault(f"{path}.{key}" if path else key, "is missing")
    return value


def whole(value: Json, low: int, high: int, path: str) -> int:
    """``value`` if it is a whole number in the range."""
    if not is_count(value, low, high):
        raise FormFault(path, f"must be a whole number from {low} to {high}, not {value!r}")
    return int(value)


def optional(value: Json, low: int, high: int, path: str) -> int | None:
    """``value`` if it is ``null`` or a whole number in the range."""
    return None if value is None else whole(value, low, high, path)


def flag(value: Json, path: str) -> bool:
    """``value`` if it is true or false."""
    if not isinstance(value, bool):
        raise FormFault(path, f"must be true or false, not {value!r}")
    return value


def hundreds(value: Json, path: str) -> int:
    """An amount of money in hundreds."""
    amount = whole(value, 0, TOP_MONEY, path)
    if amount % 100:
        raise FormFault(path, f"money is whole hundreds, not {amount}")
    return amount // 100


def row(value: Json, length: int, path: str) -> list[Json]:
    """``value`` if it is a list of that length."""
    if not isinstance(value, list) or len(value) != length:
        raise FormFault(path, f"must be a list of {length}")
    return value


def seat_list(value: Json, seats: int, path: str) -> list[int]:
    """A list of different seats."""
    if not isinstance(value, list):
        raise FormFault(path, "must be a list of seats")
    found = [whole(seat, 0, seats - 1, f"{path}.{at}") for at, seat in enumerate(value)]
    if len(set(found)) != len(found):
        raise FormFault(path, "names a seat twice")
    return found


def mask(seats: Sequence[int]) -> int:
    """The set of these seats."""
    return sum(BIT[seat] for seat in seats)


def read_state(form: Json, table: CardTable) -> tuple[BoutiqueState, list[JsonDict]]:
    """The state and the week reports of a form. Kinds of cards are added to ``table``.

    Raises:
        FormFault: names the path and what is wrong.
    """
    top = keys(form, KEYS, "")
    if top["game"] != "boutique":
        raise FormFault("game", f"must be 'boutique', not {top['game']!r}")
    if top["form"] != FORM or isinstance(top["form"], bool):
        raise FormFault("form", f"must be {FORM}, not {top['form']!r}")
    if not isinstance(top["players"], list) or not 2 <= len(top["players"]) <= 6:
        raise FormFault("players", "must be a list of 2 to 6 players")
    state = BoutiqueState(len(top["players"]), table)
    state.stop_at_job = True
    _read_course(state, top)
    for seat, player in enumerate(top["players"]):
        _read_player(state, seat, player, f"players.{seat}")
    state.alive_n = len(seats_in(state.alive))
    _read_cards(state, top)
    _read_guests(state, top)
    _read_bids(state, top)
    _read_result(state, top)
    if not isinstance(top["week_reports"], list):
        raise FormFault("week_reports", "must be a list")
    for at, report in enumerate(top["week_reports"]):
        if not isinstance(report, dict):
            raise FormFault(f"week_reports.{at}", "must be an object")
    acting = seat_list(top["seats_to_act"], state.seats, "seats_to_act")
    if acting != sorted(acting):
        raise FormFault("seats_to_act", "must be in ascending order")
    if state.phase == PLACE:
        state.pending = mask(acting)
    check_coherence(state, top, acting)
    _ask(state)
    return state, top["week_reports"]


def _read_course(state: BoutiqueState, top: JsonDict) -> None:
    """Phase, week, day and whose turn it is."""
    if top["phase"] not in PHASES:
        raise FormFault("phase", f"must be one of {', '.join(PHASES)}, not {top['phase']!r}")
    if top["stage"] not in STAGES:
        raise FormFault("stage", f"must be 'booking', 'walkins' or null, not {top['stage']!r}")
    state.phase = PHASES.index(top["phase"])
    state.stage = STAGES.index(top["stage"])
    state.week = whole(top["week"], 1, WEEKS, "week")
    state.day = (optional(top["day"], 1, 7, "day") or 0) - 1
    state.turn = whole(top["turn"], 0, 1_000_000, "turn")
    state.first = whole(top["first_seat"], 0, state.seats - 1, "first_seat")
    state.active = whole(top["active_seat"], 0, state.seats - 1, "active_seat")


def _read_player(state: BoutiqueState, seat: int, player: Json, path: str) -> None:
    keys(player, PLAYER_KEYS, path)
    hotel = state.hotels[seat]
    hotel.money = hundreds(player["money"], f"{path}.money")
    hotel.rating = whole(player["rating"], 0, TOP_RATING, f"{path}.rating")
    hotel.set_rooms(whole(player["rooms"], 1, MAX_ROOMS, f"{path}.rooms"))
    for day, price in enumerate(row(player["prices"], 7, f"{path}.prices")):
        hotel.set_price(day + 1, whole(price, 1, 6, f"{path}.prices.{day}"))
    hotel.breakfast = whole(player["breakfast"], 1, 6, f"{path}.breakfast")
    staff = keys(player["staff"], KINDS, f"{path}.staff")
    hotel.housekeeping, hotel.kitchen, hotel.checkin = (
        whole(staff[kind], 0, 6, f"{path}.staff.{kind}") for kind in KINDS
    )
    if flag(player["prices_set"], f"{path}.prices_set"):
        state.priced |= BIT[seat]
    if flag(player["staff_set"], f"{path}.staff_set"):
        state.staffed |= BIT[seat]
    hotel.occupied, hotel.square, hotel.brown = _read_board(player["board"], hotel.rooms, f"{path}.board")
    hotel.occupied2, hotel.square2, hotel.brown2 = _read_board(
        player["beyond"], hotel.rooms, f"{path}.beyond"
    )
    _read_links(hotel, player["links"], f"{path}.links")
    if flag(player["out"], f"{path}.out"):
        state.alive &= ~BIT[seat]
        hotel.open = 0


def _read_board(value: Json, rooms: int, path: str) -> tuple[int, int, int]:
    """A week of tokens as words: taken, squares, brown."""
    occupied = square = brown = 0
    if not isinstance(value, list) or len(value) != rooms:
        raise FormFault(path, f"must have a row for each of the {rooms} open rooms")
    for room, nights in enumerate(value):
        for day, token in enumerate(row(nights, 7, f"{path}.{room}")):
            if token not in TOKENS:
                raise FormFault(
                    f"{path}.{room}.{day}", f"must be '', 'gs', 'gc', 'bs' or 'bc', not {token!r}"
                )
            if token:
                bit = 1 << 6 * day + room
                occupied |= bit
                brown |= bit if token[0] == "b" else 0
                square |= bit if token[1] == "s" else 0
    return occupied, square, brown


def _read_links(hotel: Hotel, value: Json, path: str) -> None:
    if not isinstance(value, list):
        raise FormFault(path, "must be a list of [night, lower room]")
    for at, link in enumerate(value):
        night, room = row(link, 2, f"{path}.{at}")
        night = whole(night, 1, 14, f"{path}.{at}.0") - 1
        room = whole(room, 1, MAX_ROOMS - 1, f"{path}.{at}.1") - 1
        if room + 2 > hotel.rooms:
            raise FormFault(f"{path}.{at}.1", f"rooms {room + 1} and {room + 2} are not both open")
        if night < 7:
            hotel.link |= 1 << 6 * night + room
        else:
            hotel.link2 |= 1 << 6 * (night - 7) + room


def _kind(state: BoutiqueState, card: Json, path: str) -> int:
    faults = guest_faults(card, path)
    if faults:
        raise FormFault(faults[0].path, faults[0].problem)
    return state.table.kind(card)


def _read_pile(state: BoutiqueState, top: JsonDict, pile: str) -> list[int]:
    if not isinstance(top[pile], list):
        raise FormFault(pile, "must be a list of guest cards")
    return [_kind(state, card, f"{pile}.{at}") for at, card in enumerate(top[pile])]


def _read_cards(state: BoutiqueState, top: JsonDict) -> None:
    state.deck = _read_pile(state, top, "deck")
    state.used = _read_pile(state, top, "used")
    state.faces = [
        whole(day, 1, 7, f"card_faces.{at}") - 1
        for at, day in enumerate(row(top["card_faces"], 6, "card_faces"))
    ]


def _read_guests(state: BoutiqueState, top: JsonDict) -> None:
    """The guests on the table, the walk-in rank and what is left of the day."""
    if top["guest"] is not None:
        state.card = _kind(state, top["guest"], "guest")
    state.checkin = (optional(top["checkin_day"], 1, 7, "checkin_day") or 0) - 1
    if state.card >= 0 and state.checkin >= 0:
        state.entry = state.table.entries[state.card * 7 + state.checkin]
    if top["budget"] is not None:
        state.budget = hundreds(top["budget"], "budget")
        if not 1 <= state.budget <= 6:
            raise FormFault("budget", f"must be 100 to 600 or null, not {top['budget']}")
    if top["walkin_order"] is not None:
        order = seat_list(top["walkin_order"], state.seats, "walkin_order")
        if mask(order) != state.alive:
            raise FormFault("walkin_order", "must rank every player still in")
        state.order = sum(seat << 4 * place for place, seat in enumerate(order))
    left = optional(top["walkin_left"], 1, 3, "walkin_left")
    if left is not None:
        state.waiting = left
    elif state.phase == PRICE and state.stage == WALKINS:
        state.waiting = state.alive_n // 2


def _read_bids(state: BoutiqueState, top: JsonDict) -> None:
    state.bidders = mask(seat_list(top["bidders"], state.seats, "bidders"))
    if not isinstance(top["bids"], dict):
        raise FormFault("bids", "must be an object by seat")
    laid = 0
    for name, bid in top["bids"].items():
        path = f"bids.{name}"
        if name not in {str(seat) for seat in range(state.seats)} or not state.bidders & BIT[int(name)]:
            raise FormFault(path, "is not the seat of a bidder")
        seat = int(name)
        wanted = (
            ("amount", "blank", "laid") if isinstance(bid, dict) and "laid" in bid else ("amount", "blank")
        )
        keys(bid, wanted, path)
        hotel = state.hotels[seat]
        hotel.bid = hundreds(bid["amount"], f"{path}.amount")
        if hotel.bid > hotel.money:
            raise FormFault(f"{path}.amount", f"is more than the {hotel.money * 100} that seat has")
        if flag(bid["blank"], f"{path}.blank"):
            state.blanks |= BIT[seat]
        if bid.get("laid", hotel.bid > 0 or bid["blank"]) is not (hotel.bid > 0 or bid["blank"]):
            raise FormFault(f"{path}.laid", "is true if an amount or the blank card is laid, else false")
        laid |= BIT[seat]
    if state.phase == BID:
        state.pending = state.bidders & ~laid


def _read_result(state: BoutiqueState, top: JsonDict) -> None:
    result = top["result"]
    if result is None:
        return
    keys(result, ("winners", "reason", "scores"), "result")
    state.winners = mask(seat_list(result["winners"], state.seats, "result.winners"))
    if not state.winners:
        raise FormFault("result.winners", "must name a seat at least")
    if result["reason"] not in REASONS[1:]:
        raise FormFault(
            "result.reason", f"must be one of money, rating, draw, last_hotel, not {result['reason']!r}"
        )
    state.reason = REASONS.index(result["reason"])
    for seat, score in enumerate(row(result["scores"], state.seats, "result.scores")):
        if hundreds(score, f"result.scores.{seat}") != state.hotels[seat].money:
            raise FormFault(f"result.scores.{seat}", "is the money of that seat")


def _ask(state: BoutiqueState) -> None:
    """Let the kernel stand at the decision that is due; :func:`settle` takes it if it has one option only."""
    if state.phase == PREPARE:
        state.pending = state.alive & ~state.priced
        if state.pending:
            state.ask_prepare(LOWEST[state.pending])
    elif state.phase == PLANNING:
        state.pending = state.alive & ~state.staffed
        asked = [
            seat
            for seat in range(state.seats)
            if state.pending & BIT[seat] and state.hotels[seat].money >= WAGE
        ]
        if asked:
            state.ask_hire(asked[0])
    elif state.phase == PRICE:
        if state.stage == WALKINS:
            place = next(
                place for place in range(state.alive_n) if state.order >> 4 * place & 15 == state.active
            )
            state.pos = place
        state.ask_price()
    elif state.phase == PLACE:
        state.pos = state.alive_n - 1
        state.ask_place(LOWEST[state.pending])
    elif state.phase == BID:
        state.ask_bid(LOWEST[state.pending])
    elif state.phase == EXPAND:
        state.ask_expand(state.active, rooms_to_buy(state, state.active))
    else:
        state.rest()
