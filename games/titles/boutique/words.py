"""Small pieces of sentences: days, money, rooms, stays, names."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.jsontypes import Json, JsonDict

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
KIND_WORDS = {"housekeeping": "housekeeping", "kitchen": "kitchen", "checkin": "check-in"}


def money(amount: int) -> str:
    """An amount with a comma between the thousands."""
    return f"{amount:,}"


def number(count: int) -> str:
    """A small number in words."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def plural(count: int, one: str, many: str = "") -> str:
    """``two rooms``: a number in words with its noun."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def listed(parts: Sequence[str]) -> str:
    """``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def night(number_: int) -> str:
    """The name of a night, 1 to 14; those beyond Sunday say so."""
    day = DAYS[(number_ - 1) % 7]
    return day if number_ <= 7 else f"{day} of next week"


def die_name(slot: Json) -> str:
    """The name of a price die."""
    return "breakfast" if slot == "breakfast" else DAYS[slot - 1]


def room_list(rooms: Sequence[int]) -> str:
    """``room 2`` or ``rooms 1 and 2``."""
    return ("room " if len(rooms) == 1 else "rooms ") + listed([str(room) for room in rooms])


def stay(guest: JsonDict) -> str:
    """A guest card in words: ``two rooms side by side, 2 and 1 nights, with breakfast``."""
    stays = guest["stays"]
    nights = [length for _, length in stays]
    parts = ["one room" if len(stays) == 1 else "two rooms"]
    if guest["adjacent"] and len(stays) == 2:
        parts[0] += " side by side"
    if len(set(nights)) == 1:
        parts.append(f"{plural(nights[0], 'night')}{' each' if len(nights) == 2 else ''}")
    else:
        parts.append(f"{nights[0]} and {nights[1]} nights")
    late = [(room, first) for room, (first, _) in enumerate(stays, start=1) if first]
    parts += [
        f"the {'second ' if room == 2 else ''}room from {plural(first, 'day')} later" for room, first in late
    ]
    parts.append("with breakfast" if guest["breakfast"] else "room only")
    return ", ".join(parts)


def staff(numbers: JsonDict) -> str:
    """``2 housekeeping, 1 kitchen, 2 check-in``."""
    return ", ".join(f"{numbers[kind]} {word}" for kind, word in KIND_WORDS.items())


def names_of(seats: Sequence[int], names: Sequence[str]) -> str:
    """The names of seats, listed."""
    return listed([names[seat] for seat in seats])
