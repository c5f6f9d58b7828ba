"""An AI's turn: think without a lock on nothing but the seat's own view, then submit like everyone else."""

from __future__ import annotations

import datetime
from typing import NamedTuple

import structlog
from django.conf import settings
from django.db.models import F, Q
from django.utils import timezone

from ai.bots import InstinctBot, choose, fingerprint
from ai.levels import BALANCED, LEVELS
from ai.parallel.team import Team, idle_cores, profits
from games.core.jsontypes import JsonDict
from games.models import Match
from games.services import jobs, publish
from games.services.answers import Ack, Answer
from games.services.submit import submit_for_ai
from games.services.table import Table, load
from games.services.urgency import seconds_for

log = structlog.get_logger(__name__)

LONGEST_S = max(level.seconds for level in LEVELS.values())
SOFT_LIMIT_S = LONGEST_S + 1.5
"""After so long a plain search is broken off, and `choose` falls back to the greedy move."""
HARD_LIMIT_S = LONGEST_S + 3
"""After so long the process of a search that can't be broken off is killed; the greedy move follows."""
LEASE = datetime.timedelta(seconds=LONGEST_S + 4)
"""For so long after a job began no other one thinks about the same turn: longer than an AI may think."""
STAND_IN_LEVEL = "normal"
FAILURES_BEFORE_GREEDY = 2
RETRY_S = 0.5


class Turn(NamedTuple):
    """What a job thinks about: the seat, its level and style, and the key that makes its move count once."""

    seat: int
    level: str
    style: str
    key: str


def play_ai_turn(match_id: int, version: int, after_a_death: bool = False, overran: bool = False) -> bool:
    """Think for the first AI seat that owes a move at `version` and submit its move. Returns whether a move
    counted.

    A stale job, a second one for the same turn, and one of a match that is gone do nothing. The commit of the
    move queues the job for the next AI seat. A failure is counted and queued again; after the second one the
    seat plays by a look one step ahead. The death of a job that thought counts as a failure.

    Args:
        after_a_death: whether the job that thought about the turn before is known to be dead.
        overran: whether it was killed as its search did not end: then without another search.
    """
    try:
        table = load(match_id)
    except Match.DoesNotExist:
        log.debug("ai_without_match", match=match_id)
        return False
    if table.match.version != version or table.match.job != Match.Job.AI:
        log.debug("ai_stale", match=match_id, version=version, now=table.match.version)
        return False
    turn = _next_turn(table)
    if not _claim(table.match, turn, after_a_death or overran):
        log.debug("ai_already_thinking", match=match_id, version=version, seat=turn.seat)
        return False
    publish.push_thinking(table.match, [turn.seat])
    began = timezone.now()
    try:
        move = think(table, turn, overran)
        answer = submit_for_ai(match_id, turn.seat, move, turn.key, version)
    except Exception as problem:
        log.exception(
            "ai_failed", match=match_id, version=version, seat=turn.seat, problem=type(problem).__name__
        )
        _failed(table.match)
        return False
    if isinstance(answer, Ack):
        log.info(
            "ai_moved",
            match=match_id,
            ai_level=turn.level,
            waited_s=round((began - table.match.changed).total_seconds(), 3),
            took_s=round((timezone.now() - began).total_seconds(), 3),
        )
    return _settled(table.match, turn, answer)


def think(table: Table, turn: Turn, overran: bool = False) -> JsonDict:
    """The AI's move, found from the seat's own view with its secrets filled in at random."""
    seed = table.thinking_seed(turn.seat)
    game = table.title.from_view(table.game.view(turn.seat), turn.seat, seed, table.match.cards.cards)
    if overran or table.match.job_failures >= FAILURES_BEFORE_GREEDY:
        log.error(
            "ai_fallback",
            bot="greedy",
            ai_level=turn.level,
            seat=turn.seat,
            position=fingerprint(game, turn.seat),
            problem="the search did not end" if overran else f"{table.match.job_failures} failures",
        )
        return InstinctBot("greedy").choose(game, turn.seat, seed)
    seconds, team = _seconds(table, turn), _team(table, turn)
    return choose(game, turn.seat, turn.level, seed, seconds, turn.style, team)


def _seconds(table: Table, turn: Turn) -> float | None:
    """How long the turn may think: less where many wait for theirs at live tables."""
    if table.match.pace != Match.Pace.LIVE:
        return None
    return seconds_for(LEVELS[turn.level], Match.Pace.LIVE)


def _team(table: Table, turn: Turn) -> Team | None:
    """The helpers for a long think that someone waits for at the table: as many as there are idle cores."""
    if table.match.pace != Match.Pace.LIVE or not profits(LEVELS[turn.level]):
        return None
    idle = idle_cores()
    return Team(settings.HELPERS_SOCKET, idle, table.match.cards.cards) if idle else None


def _next_turn(table: Table) -> Turn:
    number = table.ai_seats_due()[0]
    seat = table.seats[number]
    return Turn(number, seat.ai_level or STAND_IN_LEVEL, seat.ai_style or BALANCED, table.turn_key(number))


def _claim(match: Match, turn: Turn, by_force: bool) -> bool:
    """Note that this job thinks about the turn, unless another one, which isn't known to be dead, began to
    lately.
    """
    now = timezone.now()
    quiet = ~Q(job_key=turn.key) | Q(job_started=None) | Q(job_started__lt=now - LEASE)
    # Who began and neither moved nor failed has died: a search that kills its process is not tried for ever.
    died = match.job_key == turn.key and match.job_started is not None
    failures = match.job_failures + died
    claimed = Match.objects.filter(Q() if by_force else quiet, pk=match.pk, version=match.version).update(
        job_key=turn.key, job_started=now, job_touched=now, job_failures=failures
    )
    if claimed:
        match.job_failures = failures
    return bool(claimed)


def _failed(match: Match) -> None:
    """Count the failure, free the turn and queue the job again; should that fail too, the sweep does it
    later.
    """
    Match.objects.filter(pk=match.pk, version=match.version).update(
        job_failures=F("job_failures") + 1, job_started=None, job_touched=timezone.now()
    )
    if match.job_failures < 2 * FAILURES_BEFORE_GREEDY:
        jobs.send(match.job, match.pk, match.version, match.pace, RETRY_S)


def _settled(match: Match, turn: Turn, answer: Answer) -> bool:
    if isinstance(answer, Ack):
        return True
    code = getattr(answer, "code", "refused")
    if code in ("stale", "over", "no_match", "not_your_seat"):
        log.debug("ai_overtaken", match=match.pk, seat=turn.seat, code=code)
        return False
    log.error("ai_move_not_taken", match=match.pk, version=match.version, seat=turn.seat, code=code)
    _failed(match)
    return False
