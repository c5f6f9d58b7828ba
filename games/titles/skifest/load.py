"""The documented JSON form of a position, read and checked."""

from __future__ import annotations

from typing import Final

from games.core.jsontypes import Json, JsonDict
from games.core.results import FormFault
from games.titles.skifest import board as b
from games.titles.skifest.cards import CardSet
from games.titles.skifest.evening import visitor
from games.titles.skifest.form import FORM_VERSION
from games.titles.skifest.names import DIFFICULTIES, KINDS, MAP_OF_SEATS, PENDING, PHASES, STYLES, WEATHER
from games.titles.skifest.play import present
from games.titles.skifest.position import APRES, BUY, HOLD, KIND_COUNT, OVER, SKI, YETI
from games.titles.skifest.read import flag, items, join, name, name_list, number, record, seat_list
from games.titles.skifest.state import SkifestState

KEYS: Final = (
    *("game", "form", "phase", "map", "day", "round", "turn_order", "active_seat", "seats_to_act"),
    *(
        "actions_left",
        "weather",
        "yeti",
        "players",
        "runs",
        "row",
        "deck",
        "discard",
        "gear_row",
        "gear_deck",
    ),
    *("village", "draws_left", "pending", "result"),
)
PLAYER_KEYS: Final = (
    *("points", "fame", "at", "arrived", "hand", "tickets", "explosives", "armed", "rode", "trained"),
    *("gear", "village", "hotel_rank"),
)
_MOST: Final = 9999


def load_position(form: Json, cards: CardSet) -> SkifestState:
    """A position from its form, turned to the decision that is due; automatic steps are not run.

    Raises:
        FormFault: for a wrong key, type or range, or where phase, seats and table don't fit together.
    """
    record(form, "", KEYS, ("known", "row_stays"))
    if form["game"] != "skifest":
        raise FormFault("game", f"skifest is needed, not {form['game']!r}")
    number(form["form"], "form", FORM_VERSION, FORM_VERSION)
    players = items(form["players"], "players")
    seats = len(players)
    if seats not in MAP_OF_SEATS:
        raise FormFault("players", f"2 to 4 players, not {seats}")
    if form["map"] != MAP_OF_SEATS[seats]:
        raise FormFault("map", f"{seats} players use the {MAP_OF_SEATS[seats]} map, not {form['map']!r}")
    s = SkifestState(cards.board(seats), seats)
    _read_time(s, form)
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    _read_runs(s, form)
    _read_piles(s, form)
    _read_village(s, form, players)
    _read_active(s, form)
    _read_pending(s, form)
    _read_known(s, form)
    _check_result(s, form["result"])
    present(s)
    return s


def _read_time(s: SkifestState, form: JsonDict) -> None:
    s.phase = name(form["phase"], "phase", PHASES)
    s.day = number(form["day"], "day", 1, 3)
    s.round = number(form["round"], "round", 1, 4)
    if s.phase == APRES and s.day == 3:
        raise FormFault("phase", "there is no evening after day 3")
    order = seat_list(form["turn_order"], "turn_order", s.seats)
    if sorted(order) != list(range(s.seats)):
        raise FormFault("turn_order", f"each seat once is needed, not {order}")
    s.set_order(order)
    weather = name_list(form["weather"], "weather", WEATHER)
    if len(weather) != 3:
        raise FormFault("weather", f"three days are needed, not {len(weather)}")
    s.weather = weather


def _read_player(s: SkifestState, seat: int, player: Json) -> None:
    path = join("players", seat)
    record(player, path, PLAYER_KEYS)
    board = s.board

    def count(key: str) -> int:
        return number(player[key], join(path, key), 0, _MOST)

    s.points[seat] = count("points")
    s.fame[seat] = count("fame")
    s.at[seat] = name(player["at"], join(path, "at"), board.place_keys)
    s.arrived[seat] = count("arrived")
    for kind in name_list(player["hand"], join(path, "hand"), KINDS):
        s.gain(seat, kind)
    s.tickets[seat] = count("tickets")
    s.explosives[seat] = count("explosives")
    for gear in name_list(player["gear"], join(path, "gear"), board.gear_keys):
        s.add_gear(seat, gear)
    s.rode[seat] = int(flag(player["rode"], join(path, "rode")))
    s.trained[seat] = int(flag(player["trained"], join(path, "trained")))
    s.village[seat] = number(player["village"], join(path, "village"), 0, b.HOTEL + 1)
    armed = join(path, "armed")
    if player["armed"] is not None:
        s.armed[seat] = number(player["armed"], armed, 0, s.seats - 1)
        if s.armed[seat] == seat or s.explosives[seat] == 0 or s.phase != SKI:
            raise FormFault(armed, "only in the ski phase, with an explosive, and after another's turn")


def _read_runs(s: SkifestState, form: JsonDict) -> None:
    board = s.board
    record(form["runs"], "runs", board.run_keys)
    for run, key in enumerate(board.run_keys):
        path = join("runs", key)
        entry = record(form["runs"][key], path, ("markers", "style"))
        for seat in seat_list(entry["markers"], join(path, "markers"), s.seats):
            s.stacks[run] = s.stacks[run] * 4 + seat
            s.tops[run] = seat
            s.marks[run] += 1
        if entry["style"] is not None:
            s.styles[run] = name(entry["style"], join(path, "style"), STYLES)
            if not board.style_spaces[run]:
                raise FormFault(join(path, "style"), "this run has no style space")
    if form["yeti"] is not None:
        s.yeti = name(form["yeti"], "yeti", board.run_keys)
        if board.no_yeti[s.yeti]:
            raise FormFault("yeti", f"{form['yeti']} has a no-Yeti sign")


def _read_piles(s: SkifestState, form: JsonDict) -> None:
    s.row = name_list(form["row"], "row", KINDS, 4)
    s.row_stays = flag(form.get("row_stays", False), "row_stays") and s.row.count(YETI) > 2
    s.deck = name_list(form["deck"], "deck", KINDS)[::-1]
    s.discard = name_list(form["discard"], "discard", KINDS)
    keys = s.board.gear_keys
    s.gear_row = name_list(form["gear_row"], "gear_row", keys, 4)
    s.gear_deck = name_list(form["gear_deck"], "gear_deck", keys)[::-1]


def _read_village(s: SkifestState, form: JsonDict, players: list[Json]) -> None:
    """The spaces, and whether they agree with where the players say they are."""
    board = s.board
    record(form["village"], "village", board.village_keys)
    stands = [0] * s.seats
    for place, key in enumerate(board.village_keys):
        path = join("village", key)
        most = s.seats if place == b.HOTEL else s.seats - 1
        spaces = items(form["village"][key], path, most)
        if spaces and spaces[-1] is None:
            raise FormFault(path, "a free space after the last taken one is left out")
        for space, entry in enumerate(spaces):
            if entry is None and place != b.HOTEL:
                continue
            seat = number(entry, join(path, space), 0, s.seats - 1)
            if stands[seat] > 0:
                raise FormFault(join(path, space), f"seat {seat} stands on two spaces")
            stands[seat] = place + 1
            if place == b.HOTEL:
                s.hotel.append(seat)
            else:
                s.spaces[place * 3 + space] = seat
    for seat in range(s.seats):
        path = join("players", seat)
        if s.village[seat] != stands[seat]:
            raise FormFault(
                join(path, "village"),
                f"{s.village[seat]}, but in the village the seat stands on {stands[seat]}",
            )
        if stands[seat] > 0 and s.phase != APRES:
            raise FormFault(join(path, "village"), "skiers are in the village in the evening only")
        rank = players[seat]["hotel_rank"]
        due = s.hotel.index(seat) if seat in s.hotel else None
        if rank is not None and (isinstance(rank, bool) or rank != due):
            raise FormFault(join(path, "hotel_rank"), f"{rank!r}, but the order of arrival says {due}")


def _read_active(s: SkifestState, form: JsonDict) -> None:
    s.actions = number(form["actions_left"], "actions_left", 0, 2)
    s.draws_left = number(form["draws_left"], "draws_left", 0, 2)
    seat_list(form["seats_to_act"], "seats_to_act", s.seats)
    active = form["active_seat"]
    if s.phase == OVER:
        if active is not None:
            raise FormFault("active_seat", "null is needed when the game is over")
        s.actions = 0
        return
    s.active = number(active, "active_seat", 0, s.seats - 1)
    if s.phase == APRES:
        s.actions = 0
        if s.draws_left:
            raise FormFault("draws_left", "0 is needed in the evening")
        return
    if s.draws_left == 2 and s.effect(s.active, b.THIRD_CARD) == 0:
        raise FormFault("draws_left", "2 is for the active player's rucksack only")
    if s.draws_left == 2:
        s.trained[s.active] = 0


def _read_pending(s: SkifestState, form: JsonDict) -> None:
    for at, entry in enumerate(items(form["pending"], "pending", 64)):
        path = join("pending", at)
        record(entry, path, ("seat", "kind"))
        seat = number(entry["seat"], join(path, "seat"), 0, s.seats - 1)
        kind = name(entry["kind"], join(path, "kind"), PENDING)
        if s.phase != (APRES if kind == BUY else SKI):
            raise FormFault(path, f"no {entry['kind']} is owed in phase {form['phase']}")
        if kind == BUY and (at > 0 or seat not in s.hotel):
            raise FormFault(path, "only one who just came to the Hotel may buy")
        if kind == HOLD and s.effect(seat, b.HOLD_AVALANCHE) == 0:
            raise FormFault(path, "only one with a Yeti whistle may hold an avalanche")
        s.pending.append(seat * 4 + kind)
    if s.pending and s.draws_left:
        raise FormFault("draws_left", "0 is needed while a decision is owed")
    if s.phase != APRES:
        return
    if s.pending:
        s.active = s.pending[0] >> 2
    elif len(s.hotel) == s.seats:
        raise FormFault("village.hotel", "not all can be at the Hotel while it is evening")
    elif s.active != visitor(s):
        raise FormFault("active_seat", f"{s.active}, but seat {visitor(s)} must choose a place")


def _read_known(s: SkifestState, form: JsonDict) -> None:
    """What all saw; cards that a patched hand no longer holds are left out."""
    if "known" not in form:
        return
    hands = items(form["known"], "known")
    if len(hands) != s.seats:
        raise FormFault("known", f"a list for each of {s.seats} seats is needed, not {len(hands)}")
    for seat, cards in enumerate(hands):
        for kind in name_list(cards, join("known", seat), KINDS):
            at = seat * KIND_COUNT + kind
            if s.known[at] < s.hand[at]:
                s.known[at] += 1


def _check_result(s: SkifestState, result: Json) -> None:
    """Its shape; the numbers are counted anew from the table."""
    if s.phase != OVER:
        if result is not None:
            raise FormFault("result", "null is needed while the game goes on")
        return
    record(result, "result", ("winners", "scores"))
    seat_list(result["winners"], "result.winners", s.seats)
    scores = items(result["scores"], "result.scores")
    if len(scores) != s.seats:
        raise FormFault("result.scores", f"one for each of {s.seats} seats is needed, not {len(scores)}")
    for seat, score in enumerate(scores):
        path = join("result.scores", seat)
        record(score, path, ("points", "gear", "fame", "majorities", "total"))
        record(score["majorities"], join(path, "majorities"), (*DIFFICULTIES, "all"))
