"""A seat's legal moves in plain words, with what they bring."""

from __future__ import annotations

from games.core.jsontypes import JsonDict, Move
from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest.names import KINDS, WEATHER
from games.titles.skifest.position import FACE_YETI, KIND_COUNT, YETI, Position
from games.titles.skifest.slopes import has_free_lift
from games.titles.skifest.suggested import described, suggested_sets
from games.titles.skifest.words import card_word, cards_words, place_word, plural


def options_in_words(s: Position, seat: int) -> list[JsonDict]:
    """The moves of the seat that is due. Runs are listed with suggested sets; other sets are legal too."""
    listed: list[JsonDict] = []
    for option in s.options[: s.count] if s.fresh else []:
        listed.extend(_option(s, seat, option))
    return listed


def _entry(move: JsonDict, label: str, effect: str, rule: str) -> JsonDict:
    return {"move": move, "label": label, "effect": effect, "rule": rule}


def _option(s: Position, seat: int, option: int) -> list[JsonDict]:
    kind = option - option % o.KIND
    number = option - kind
    board = s.board
    if kind in (o.DECK, o.ROW, o.DECLINE):
        return _draws(s, kind, number)
    if kind in (o.LIFT, o.TICKET):
        return [_lift(s, seat, number, kind == o.TICKET)]
    if kind in (o.RUN, o.CLAIM):
        return _run(s, seat, number, kind == o.CLAIM)
    if kind == o.PLACE:
        return _place(s, seat, number)
    if kind == o.TO_RUN:
        if s.face == FACE_YETI:
            move: JsonDict = {"type": "move_yeti", "run": board.run_keys[number]}
            return [_entry(move, f"Yeti to {board.run_names[number]}", "closes this run", "SKF-2.7")]
        move = {"type": "slide", "run": board.run_keys[number]}
        to = _place_word(s, board.bottoms[number])
        return [_entry(move, f"Slide down {board.run_names[number]}", f"to {to}", "SKF-2.8")]
    if kind == o.STAY:
        return [_entry({"type": "slide", "run": None}, "Stay", "where you are", "SKF-4")]
    if kind == o.HOLDING:
        label, effect = ("Hold it", "no avalanche") if number else ("Let it go", "all skiers slide")
        return [_entry({"type": "hold_avalanche", "hold": number == 1}, label, effect, "SKF-4")]
    if kind == o.GEAR:
        effect = (
            f"costs {board.gear_costs[number]} fame, {plural(board.gear_points[number], 'point')} at the end"
        )
        return [
            _entry(
                {"type": "buy", "gear": board.gear_keys[number]}, board.gear_names[number], effect, "SKF-3.5"
            )
        ]
    if kind == o.NO_GEAR:
        return [_entry({"type": "buy", "gear": None}, "Buy nothing", "keeps your fame", "SKF-3.5")]
    if kind == o.ARM:
        return [_arm(number)]
    if kind == o.BLAST:
        return [_entry({"type": "blast"}, "Blast", "an avalanche: all skiers slide, you first", "SKF-2.9")]
    return [_entry({"type": "pass"}, "End the turn", "the next player’s turn", "SKF-2.1")]


def _place_word(s: Position, place: int) -> str:
    return place_word(s.board.place_name(s.board.place_keys[place]))


def _draws(s: Position, kind: int, card: int) -> list[JsonDict]:
    if kind == o.DECK:
        return [_entry({"type": "draw", "from": "deck"}, "Draw from the deck", "a card unseen", "SKF-2.2")]
    if kind == o.DECLINE:
        return [_entry({"type": "draw", "from": None}, "No third card", "ends the action", "SKF-4")]
    effect = "ends the action: a face-up Yeti counts double" if card == YETI else "all see it"
    return [
        _entry({"type": "draw", "from": place}, f"Take {card_word(KINDS[card])}", effect, "SKF-2.2")
        for place, lies in enumerate(s.row)
        if lies == card
    ]


def _lift(s: Position, seat: int, lift: int, ticket: bool) -> JsonDict:
    board = s.board
    to = board.lift_to[lift]
    move: JsonDict = {"type": "lift", "to": board.place_keys[to], "ticket": ticket}
    if has_free_lift(s, seat):
        effect, rule = "free: your first ride today", "SKF-4"
    elif ticket:
        effect, rule = "costs a ticket, no action", "SKF-2.9"
    else:
        effect, rule = "takes an action", "SKF-2.3"
    return _entry(move, f"Lift to {_place_word(s, to)}", effect, rule)


def option_of(s: Position, seat: int, move: Move) -> JsonDict:
    """Any legal move with its label, its effect and its rule."""
    kind = move["type"]
    if kind == "arm":
        return _arm(move["after"])
    if kind == "ski":
        run = s.board.run_keys.index(move["run"])
        return _ski(s, seat, run, move["claim"] and s.marks[run] > 0, described(s, run, move["cards"]))
    wanted = {**move, "discard": sorted(move.get("discard") or ())}
    for option in options_in_words(s, seat):
        known = option["move"]
        if {**known, "discard": sorted(known.get("discard") or ())} == wanted:
            return {**option, "move": dict(move)}
    return _entry(dict(move), kind.replace("_", " ").capitalize(), "", "SKF-2.1")


def _arm(after: int | None) -> JsonDict:
    move: JsonDict = {"type": "arm", "after": after}
    if after is None:
        return _entry(move, "Disarm your explosive", "keeps it", "SKF-2.9")
    label = f"Arm an explosive for the end of {{p{after}}}’s turn"
    return _entry(move, label, "then all skiers slide", "SKF-2.9")


def _run(s: Position, seat: int, run: int, claim: bool) -> list[JsonDict]:
    return [_ski(s, seat, run, claim, found) for found in suggested_sets(s, seat, run, claim)]


def _ski(s: Position, seat: int, run: int, claim: bool, found: JsonDict) -> JsonDict:
    """One set for a run, as ``suggested_sets`` gives it."""
    board = s.board
    level = board.levels[run]
    fame = b.FAME[level] + s.effect(seat, b.MORE_FAME + level)
    if found["style"]:
        fame += b.FAME[level] + s.effect(seat, b.STYLE_FAME)
    places_marker = claim or s.marks[run] == 0
    if places_marker:
        fame += s.effect(seat, b.MARKER_FAME)
    effect = f"{plural(b.POINTS[level], 'point')}, {fame} fame, to {_place_word(s, board.bottoms[run])}"
    if places_marker:
        effect += ", your marker on top"
    if found["yetis"] == 1:
        effect += "; you move the Yeti"
    elif found["yetis"] > 1:
        effect += "; an avalanche"
    move: JsonDict = {"type": "ski", "run": board.run_keys[run], "cards": found["cards"], "claim": claim}
    verb = "Claim" if claim else "Ski"
    label = f"{verb} {board.run_names[run]} with {cards_words(found['cards'])}"
    return _entry(move, label, effect, "SKF-2.6" if claim else "SKF-2.4")


def _place(s: Position, seat: int, place: int) -> list[JsonDict]:
    board = s.board
    gains = [f"{board.gain_fame[place]} fame"] if board.gain_fame[place] else []
    gains += [f"draw {board.gain_cards[place]}"] if board.gain_cards[place] else []
    gains += [plural(board.gain_tickets[place], "lift ticket")] if board.gain_tickets[place] else []
    gains += [plural(board.gain_explosives[place], "explosive")] if board.gain_explosives[place] else []
    if place == b.HOTEL:
        tomorrow = s.weather[s.day]
        cards = board.hotel_cards[tomorrow] + s.effect(seat, b.HOTEL_CARDS)
        gains = [f"draw {cards} for {WEATHER[tomorrow]} tomorrow, then you may buy gear; your evening ends"]
    cost = f"pay {board.cost_fame[place]} fame, " if board.cost_fame[place] else ""
    move: JsonDict = {"type": "visit", "place": board.village_keys[place]}
    name = board.village_names[place]
    need = board.cost_cards[place]
    if not need:
        return [_entry(move, name, cost + ", ".join(gains), "SKF-3.2")]
    hand = [kind for kind in range(KIND_COUNT) for _ in range(s.hand[seat * KIND_COUNT + kind])]
    entries = []
    for given in _payments(hand, need):
        paid = [KINDS[kind] for kind in given]
        label = f"{name}, giving {cards_words(paid)}"
        entries.append(_entry({**move, "discard": paid}, label, cost + ", ".join(gains), "SKF-3.2"))
    return entries


def _payments(hand: list[int], need: int) -> list[tuple[int, ...]]:
    """The different ways to give so many cards of a hand in ascending order."""
    ways: set[tuple[int, ...]] = {()}
    for _ in range(need):
        ways = {
            (*way, kind)
            for way in ways
            for kind in set(hand)
            if (not way or kind >= way[-1]) and way.count(kind) < hand.count(kind)
        }
    return sorted(ways)
