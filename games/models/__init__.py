"""What the database holds: card sets, matches with their seats, and the log."""

from games.models.cards import CardRevision, CardSet
from games.models.log import LogEntry
from games.models.match import Match, Seat

__all__ = ["CardRevision", "CardSet", "LogEntry", "Match", "Seat"]
