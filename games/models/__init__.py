"""What the database holds: card sets, matches with their seats, the log, and what helps players."""

from games.models.cards import CardRevision, CardSet
from games.models.help import Checkpoint, Hint
from games.models.log import LogEntry
from games.models.match import Match, Seat

__all__ = ["CardRevision", "CardSet", "Checkpoint", "Hint", "LogEntry", "Match", "Seat"]
