"""The questions that several phases ask of a position, and the changes that several rules make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.snowplanner.board import OP_GAIN, Board
from games.titles.snowplanner.words import (
    BINGOS,
    CROISSANTS,
    EMPTY,
    FULL,
    LIKES,
    LOCKED,
    PART_TIME,
    POINTS,
    POPCOUNT,
    ROOM,
    SNOW,
    SUMMIT,
    TICKETS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Position(Board):
    """A position that can be asked."""

    # Windows.

    def windows(self, seat: i64) -> i64:
        """The mask of covered grid positions."""
        return self.win[seat * 3] | self.win[seat * 3 + 1] | self.win[seat * 3 + 2]

    def bingos(self, seat: i64) -> i64:
        """Lines of three Windows of one colour (SNP-4.5)."""
        at = seat * 3
        return BINGOS[self.win[at]] + BINGOS[self.win[at + 1]] + BINGOS[self.win[at + 2]]

    # Rooms.

    def free_room(self, seat: i64) -> i64:
        """The lowest free room, from 0, or −1 (SNP-4.1)."""
        for room in range(self.rooms):
            if self.room_card[seat * self.rooms + room] < 0:
                return room
        return -1

    def occupied(self, seat: i64) -> i64:
        """How many rooms hold a card."""
        found = 0
        for room in range(self.rooms):
            if self.room_card[seat * self.rooms + room] >= 0:
                found += 1
        return found

    def vips_in_rooms(self, seat: i64) -> i64:
        """VIPs in rooms (SNP-5.1, SNP-8.5)."""
        found = 0
        for room in range(self.rooms):
            if self.room_card[seat * self.rooms + room] >= self.t.guests:
                found += 1
        return found

    def takeable(self, seat: i64, card: i64) -> bool:
        """Whether the seat could take this Station card, a free room given: Croissants (SNP-4.1), a VIP's
        pattern (SNP-4.3)."""
        if card < 0:
            return False
        if card >= self.t.guests:
            pattern = self.t.pattern[card]
            return self.windows(seat) & pattern == pattern
        return self.res[seat * 5 + CROISSANTS] >= self.t.cost[card]

    def meets(self, seat: i64, requirement: i64) -> bool:
        """Whether a stay requirement is met and could be paid (SNP-4.2, SNP-4.3, SNP-7.1)."""
        needs = self.t.needs
        at: i64 = requirement * 11
        base: i64 = seat * 3
        blue: i64 = POPCOUNT[self.win[base]]
        orange: i64 = POPCOUNT[self.win[base + 1]]
        green: i64 = POPCOUNT[self.win[base + 2]]
        if blue < needs[at] or orange < needs[at + 1] or green < needs[at + 2]:
            return False
        if blue + orange + green < needs[at + 3] or needs[at + 5] & ~self.windows(seat):
            return False
        if needs[at + 4] > 0 and self.bingos(seat) < needs[at + 4]:
            return False
        own: i64 = seat * 5
        return (
            self.res[own] >= needs[at + 6]
            and self.res[own + 1] >= needs[at + 7]
            and self.res[own + 2] >= needs[at + 8]
            and self.res[own + 3] >= needs[at + 9]
            and self.res[own + 4] >= needs[at + 10]
        )

    def can_stay(self, seat: i64, room: i64) -> bool:
        """Whether the card in this room may stay another night (SNP-7.1, SNP-7.2)."""
        card = self.room_card[seat * self.rooms + room]
        requirement = self.t.stay[card * 3 + self.room_day[seat * self.rooms + room] - 1]
        return requirement >= 0 and self.meets(seat, requirement)

    # Dice and areas.

    def next_space(self, area: i64) -> i64:
        """The leftmost available space of an area, from 0, or −1 if it is full (SNP-3.1)."""
        return self.next_at[area]

    def find_next(self, area: i64) -> None:
        """Look for the leftmost available space again, after dice came to an area or left it."""
        width: i64 = 3 if area == SUMMIT else self.width
        space: i64 = 0
        while space < width and self.spaces[area * 4 + space] >= 0:
            space += 1
        self.next_at[area] = space if space < width else -1

    def dice_in(self, area: i64) -> i64:
        """How many dice lie in an area."""
        found: i64 = 0
        for space in range(4):
            if self.spaces[area * 4 + space] >= 0:
                found += 1
        return found

    def penalty(self, area: i64, space: i64) -> i64:
        """The penalty of a space, for a die placed there now (SNP-3.2)."""
        if area == SUMMIT:
            return self.t.summit_penalties[space]
        printed: i64 = self.t.space_penalty[self.seats * 4 + space]
        return self.dice_in(area) if printed < 0 else printed

    def part_time_in_room(self, seat: i64) -> bool:
        """Whether the seat holds the Part-Time Die unplaced."""
        return self.pt_holder == seat and not self.pt_placed

    def in_room(self, seat: i64, die: i64) -> bool:
        """Whether the die (3: the Part-Time Die) is in the seat's Worker Room."""
        if die == PART_TIME:
            return self.part_time_in_room(seat)
        return self.dstate[seat * 3 + die] == ROOM

    def has_die(self, seat: i64) -> bool:
        """Whether any die is in the seat's Worker Room."""
        return (
            self.dstate[seat * 3] == ROOM
            or self.dstate[seat * 3 + 1] == ROOM
            or self.dstate[seat * 3 + 2] == ROOM
            or self.part_time_in_room(seat)
        )

    def face_of(self, seat: i64, die: i64) -> i64:
        """The face of a die (3: the Part-Time Die)."""
        return self.pt_face if die == PART_TIME else self.dface[seat * 3 + die]

    def training_cost(self, seat: i64, die: i64) -> i64:
        """Tickets for one step of training (SNP-3.4)."""
        return self.pt_face - 1 if die == PART_TIME else self.dface[seat * 3 + die]

    def place_of(self, seat: i64) -> i64:
        """The seat's place in the turn order, from 0."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return place

    # Counts.

    def counted(self, seat: i64, per: i64, scoring: bool) -> i64:
        """What a round card (``scoring`` false) or a Goal (true) counts, by number in ``words.PER`` (SNP-5.1,
        SNP-8.5)."""
        base = seat * 3
        if per == 0:
            vips = self.vips_in_rooms(seat)
            if scoring:
                for card in self.out[seat]:
                    if card >= self.t.guests:
                        vips += 1
            return vips
        if per == 1:
            return self.occupied(seat)
        if per == 2:
            return len(self.out[seat])
        if per == 3:
            return len(self.played_events[seat])
        if per == 4:
            return self.res[seat * 5 + LIKES]
        if per <= 7:
            return POPCOUNT[self.win[base + per - 5]]
        if per == 8:
            return POPCOUNT[self.windows(seat)]
        if per == 9:
            return self.bingos(seat)
        if per == 10:
            return self.res[seat * 5 + SNOW] + self.res[seat * 5 + TICKETS] + self.res[seat * 5 + CROISSANTS]
        return (self.dface[base] >= 5) + (self.dface[base + 1] >= 5) + (self.dface[base + 2] >= 5)

    def goal_value(self, seat: i64, goal: i64) -> i64:
        """Points of a played Goal as things stand (SNP-8.5)."""
        units = self.counted(seat, self.t.goal_per[goal], True) // self.t.goal_divisor[goal]
        return min(self.t.goal_max[goal], units * self.t.goal_points[goal])

    def owed(self, seat: i64, card: i64) -> i64:
        """What a round card asks of the seat now (SNP-5.1)."""
        return (
            self.t.owe_base[card]
            + self.counted(seat, self.t.owe_per[card], False) // self.t.owe_divisor[card]
        )

    def score(self, seat: i64) -> list[int]:
        """Points, Goals, Likes, stock and total (SNP-8.5)."""
        goals = 0
        for goal in self.played_goals[seat]:
            goals += self.goal_value(seat, goal)
        points = self.res[seat * 5 + POINTS]
        likes = self.res[seat * 5 + LIKES]
        stock = self.counted(seat, 10, True) // 3
        return [points, goals, likes, stock, points + goals + likes + stock]

    # Changes that many rules make.

    def add_points(self, seat: i64, points: i64) -> None:
        """Gain points; the first time there are enough, the third die joins the Worker Room for good
        (SNP-1.1)."""
        at = seat * 5 + POINTS
        self.res[at] += points
        if self.res[at] >= self.t.unlock_points and self.dstate[seat * 3 + 2] == LOCKED:
            self.dstate[seat * 3 + 2] = ROOM
            self.note(1, seat)

    def lose_points(self, seat: i64, points: i64) -> i64:
        """Lose points, never below 0 (SNP-5.1, SNP-7.2). Returns how many were lost."""
        at = seat * 5 + POINTS
        lost = min(points, self.res[at])
        self.res[at] -= lost
        return lost

    def at_once(self, gain: i64) -> bool:
        """Whether a gain that is due now may be given without the agenda: nothing in it needs a decision, and
        nobody keeps a log."""
        return self.journal is None and self.t.gain_plain[gain] > 0

    def give(self, seat: i64, gain: i64) -> None:
        """A gain that comes before all that is owed: at once, or by the agenda."""
        if gain == 0:
            return
        if not self.at_once(gain):
            self.push(OP_GAIN, seat, gain, 0, 0)
            return
        amounts = self.t.gain_amount
        own: i64 = seat * 5
        of: i64 = gain * 5
        resource: i64
        for resource in range(POINTS):
            self.res[own + resource] += amounts[of + resource]
        if amounts[of + POINTS] > 0:
            self.add_points(seat, amounts[of + POINTS])

    def fire(self, seat: i64, trigger: i64, gain: i64, waits: bool = False) -> None:
        """What the seat's Talent gives for this, left always, right while its pattern is covered, left first;
        then ``gain`` (SNP-4.6). It ``waits`` if more will come before it."""
        t = self.t
        talent: i64 = self.talent[seat]
        left: i64 = 0
        right: i64 = 0
        if talent >= 0:
            if t.left_on[talent] == trigger:
                left = t.left_gain[talent]
            if t.right_on[talent] == trigger and t.talent_pattern[talent] & ~self.windows(seat) == 0:
                right = t.right_gain[talent]
        if not waits and self.at_once(left):
            self.give(seat, left)
            if self.at_once(right):
                self.give(seat, right)
                self.give(seat, gain)
                return
            left = 0
        # The last to come goes lowest.
        for late in (gain, right, left):
            if late:
                self.push(OP_GAIN, seat, late, 0, 0)

    def has_window_space(self, seat: i64) -> bool:
        """Whether the grid has an empty space (SNP-4.4)."""
        return self.windows(seat) != FULL

    def empty_positions(self, seat: i64) -> list[int]:
        """Empty grid positions, from 0; a list that is shared and must not be changed."""
        return EMPTY[self.windows(seat)]
