"""Set-up (SNP-1)."""

from __future__ import annotations

from games.core.chance import Chance
from games.titles.snowplanner import rounds
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.vectors import set_numbers
from games.titles.snowplanner.words import TICKETS


def set_up(table: CardTable, seats: int, chance: Chance) -> SnowState:
    """A new game: turn order (SNP-1.5), hands, Talents to choose from, round cards, Summit tiles, Station,
    the Part-Time Die at its start (SNP-1.6); round 1 announced (SNP-2.1)."""
    s = SnowState(table, seats)
    set_numbers(s.order, chance.permutation(seats))
    for place, seat in enumerate(s.order):
        s.res[seat * 5 + TICKETS] += place
    s.event_deck[:] = _shuffled(table.deck_events, chance)
    s.goal_deck[:] = _shuffled(table.deck_goals, chance)
    talents = _shuffled(table.deck_talents, chance)
    for seat in range(seats):
        s.events[seat] = [s.event_deck.pop() for _ in range(table.dealt_events)]
        s.goals[seat] = [s.goal_deck.pop() for _ in range(table.dealt_goals)]
        s.talent_hand[seat] = [talents.pop() for _ in range(table.dealt_talents)]
    s.round_deck[:] = _round_deck(table, chance)
    set_numbers(s.tiles, _shuffled(table.deck_tiles, chance))
    s.guest_deck[:] = _shuffled(table.deck_guests, chance)
    set_numbers(s.station, [s.guest_deck.pop() for _ in range(6)])
    rounds.announce(s)
    return s


def _shuffled(cards: list[int], chance: Chance) -> list[int]:
    return [cards[at] for at in chance.permutation(len(cards))]


def _round_deck(table: CardTable, chance: Chance) -> list[int]:
    """Low Season on three High Season cards on Fiscal Year End, the next one last (SNP-1.4)."""
    low, high, year_end = table.deck_rounds
    lows = _shuffled(low, chance)
    return [*year_end[:1], *_shuffled(high, chance)[:3], *lows]
