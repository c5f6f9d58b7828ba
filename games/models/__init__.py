"""What the database holds: card sets, matches with their seats, the log, what helps players and teaches them,
and what is worked out from a finished match.
"""

from games.models.analysis import Analysis, Recording, RecordingPart
from games.models.cards import CardRevision, CardSet
from games.models.help import Checkpoint, FirstTimeHelp, Hint
from games.models.lesson import Lesson
from games.models.log import LogEntry
from games.models.match import Match, Seat

__all__ = [
    "Analysis",
    "CardRevision",
    "CardSet",
    "Checkpoint",
    "FirstTimeHelp",
    "Hint",
    "Lesson",
    "LogEntry",
    "Match",
    "Recording",
    "RecordingPart",
    "Seat",
]
