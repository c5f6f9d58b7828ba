"""The packed words against a plain reading of the board: random hotels, cards and days."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from games.core.jsontypes import JsonDict
from games.titles.boutique.form import board_of, links_of
from games.titles.boutique.hotel import Hotel, ways_list
from games.titles.boutique.report import day_counts, needs
from games.titles.boutique.tables import CardTable

CASES = 400


def random_hotel(source: random.Random) -> Hotel:
    """A hotel with tokens anywhere."""
    hotel = Hotel()
    hotel.set_rooms(source.randint(1, 6))
    fill = source.choice((0.05, 0.2, 0.5))
    for slot in range(1, 9):
        hotel.set_price(slot, source.randint(1, 6))
    for week in range(2):
        for day in range(7):
            for room in range(hotel.rooms):
                bit = 1 << 6 * day + room
                if source.random() < fill:
                    square, brown = (bit if source.random() < 0.5 else 0 for _ in range(2))
                    if week:
                        hotel.occupied2, hotel.square2 = hotel.occupied2 | bit, hotel.square2 | square
                        hotel.brown2 |= brown
                    else:
                        hotel.occupied, hotel.square = hotel.occupied | bit, hotel.square | square
                        hotel.brown |= brown
    return hotel


def random_card(source: random.Random) -> JsonDict:
    """A card of one or two stays, some of them twins, some long."""
    stays = []
    for _ in range(source.randint(1, 2)):
        first = source.choice((0, 0, 0, 1, 2))
        stays.append([first, source.randint(1, source.choice((2, 3, 8 - first)))])
    if len(stays) == 2 and source.random() < 0.4:
        stays[1] = list(stays[0])
    return {
        "stays": stays,
        "breakfast": source.random() < 0.5,
        "adjacent": len(stays) == 2 and source.random() < 0.5,
    }


def nights(hotel: Hotel) -> list[list[str]]:
    """Fourteen nights of tokens for each room."""
    week = board_of(hotel, hotel.occupied, hotel.square, hotel.brown)
    beyond = board_of(hotel, hotel.occupied2, hotel.square2, hotel.brown2)
    return [one + other for one, other in zip(week, beyond, strict=True)]


def used_nights(stay: list[int], day: int) -> range:
    """The nights of a room stay, from 0, for guests who come on ``day``."""
    return range(day + stay[0], day + stay[0] + stay[1])


def plain_placements(hotel: Hotel, card: JsonDict, day: int) -> list[tuple[int, ...]]:
    """All placements, by trying all rooms."""
    board, stays = nights(hotel), card["stays"]
    found = []
    for rooms in permutations(range(hotel.rooms), len(stays)):
        free = all(
            board[room][night] == ""
            for room, stay in zip(rooms, stays, strict=True)
            for night in used_nights(stay, day)
        )
        beside = not card["adjacent"] or abs(rooms[0] - rooms[1]) == 1
        twin = len(rooms) == 2 and stays[0] == stays[1] and rooms[0] > rooms[1]
        if free and beside and not twin:
            found.append(rooms)
    return sorted(found)


def plain_total(hotel: Hotel, card: JsonDict, day: int) -> int:
    """The total price in hundreds, night by night."""
    total = 0
    for stay in card["stays"]:
        for night in used_nights(stay, day):
            total += hotel.day_price(min(night, 6) + 1) + (hotel.breakfast if card["breakfast"] else 0)
    return total


def case(number: int) -> tuple[Hotel, JsonDict, int, CardTable, int]:
    """A hotel, a card, a day, and the table with the card's kind."""
    source = random.Random(number)
    hotel, card, day, table = random_hotel(source), random_card(source), source.randrange(7), CardTable()
    return hotel, card, day, table, table.kind(card)


def unpacked(way: int, card: JsonDict) -> tuple[int, ...]:
    """The rooms of a way, from 0."""
    return (way % 8, way // 8) if len(card["stays"]) == 2 else (way % 8,)


def test_placements_are_those_found_by_trying_all_rooms() -> None:
    sizes = set()
    for number in range(CASES):
        hotel, card, day, table, kind = case(number)
        found = [unpacked(way, card) for way in ways_list(hotel.ways(table.entries[kind * 7 + day]))]
        assert sorted(found) == plain_placements(hotel, card, day), number
        assert found == sorted(found), "the lowest room numbers come first"
        sizes.add(len(found))
    assert {0, 1, 2} < sizes


def test_the_total_price_is_the_sum_night_by_night() -> None:
    for number in range(CASES):
        hotel, card, day, table, kind = case(number)
        assert hotel.total(table.entries[kind * 7 + day]) == plain_total(hotel, card, day), number


def test_tokens_and_links_lie_where_the_stay_is() -> None:
    placed = 0
    for number in range(CASES):
        hotel, card, day, table, kind = case(number)
        entry = table.entries[kind * 7 + day]
        ways = ways_list(hotel.ways(entry))
        if not ways:
            continue
        placed += 1
        rooms = unpacked(ways[-1], card)
        expected = nights(hotel)
        colour = "b" if card["breakfast"] else "g"
        for room, stay in zip(rooms, card["stays"], strict=True):
            for at, night in enumerate(used_nights(stay, day)):
                expected[room][night] = colour + ("c" if at else "s")
        links = []
        if card["adjacent"]:
            both = set(used_nights(card["stays"][0], day)) & set(used_nights(card["stays"][1], day))
            links = [[night + 1, min(rooms) + 1] for night in sorted(both)]
        hotel.put(entry, ways[-1])
        assert nights(hotel) == expected, number
        assert links_of(hotel) == links, number
    assert placed > CASES / 4


def test_needs_are_the_highest_counts_of_the_week() -> None:
    for number in range(CASES):
        hotel = case(number)[0]
        days = day_counts(hotel)
        board = [row[:7] for row in nights(hotel)]
        for day in range(7):
            tokens = [row[day] for row in board if row[day]]
            assert days[day]["housekeeping"] == len(tokens)
            assert days[day]["checkin"] == sum(token[1] == "s" for token in tokens)
            assert days[day]["kitchen"] == sum(token[0] == "b" for token in tokens)
        need = needs(hotel)
        assert need == {kind: max(day[kind] for day in days) for kind in need}
        hotel.housekeeping, hotel.kitchen, hotel.checkin = 1, 0, 2
        short = max(0, need["housekeeping"] - 1) + need["kitchen"] + max(0, need["checkin"] - 2)
        assert hotel.missing() == short


@pytest.mark.parametrize("slot", range(1, 9))
def test_a_price_die_turns_without_touching_the_others(slot: int) -> None:
    for value in range(1, 7):
        hotel = random_hotel(random.Random(slot * 7 + value))
        before = [hotel.day_price(other) for other in range(1, 9)]
        hotel.set_price(slot, value)
        after = [hotel.day_price(other) for other in range(1, 9)]
        assert after == [*before[: slot - 1], value, *before[slot:]]


def test_the_week_turns_twice_to_an_empty_board() -> None:
    hotel = random_hotel(random.Random(3))
    beyond = [row[7:] for row in nights(hotel)]
    hotel.turn_week()
    assert nights(hotel) == [[*row, *[""] * 7] for row in beyond]
    hotel.turn_week()
    assert nights(hotel) == [[""] * 14] * hotel.rooms
