"""A player's way through a tutorial: no match of the database, but messages like a live table's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from ai.levels import BALANCED
from games.assistant import why
from games.core.game import Game
from games.core.jsontypes import JsonDict, Move
from games.core.registry import get_title
from games.core.results import MoveFault
from games.models import Lesson, Match, Seat
from games.services import explain, present
from games.services.answers import Ack, Fault, Refused
from games.services.names import fill_names, seat_names
from games.services.results import result_of
from games.services.table import Table
from games.tutorials import reading, run
from games.tutorials.reading import Script, Step
from games.tutorials.run import PLAYER, Position

LINES = 1_000
"""The lines of each step are numbered from this many on: more than any step has."""
PACE = "tutorial"
STALE = "The tutorial has moved on, maybe in another window. Here is where it stands."


def begin(user: User, slug: str, anew: bool = False) -> Lesson:
    """The user's lesson in a title, a new one if there is none; `anew`: back to its beginning."""
    with transaction.atomic():
        lesson, made = Lesson.objects.select_for_update().get_or_create(user=user, title=slug)
        if anew and not made:
            lesson.step, lesson.moves = 0, {}
            lesson.run += 1
            lesson.version += 1
            lesson.save()
    return lesson


def find(user: User, slug: str) -> Lesson | None:
    """The user's lesson in a title, if it began one."""
    lesson = Lesson.objects.filter(user=user, title=slug).first()
    return None if lesson is None else _within(lesson)


def _within(lesson: Lesson) -> Lesson:
    """The lesson at a step that there is: the script may have become shorter since."""
    lesson.step = min(lesson.step, len(reading.script(lesson.title).steps) - 1)
    return lesson


# --- what the page is sent ---------------------------------------------------------------------------------


def view_message(lesson: Lesson, language: str, gentle: str = "") -> JsonDict:
    """The message `view` of docs/live-protocol.md with the step besides, under `lesson`.

    Args:
        gentle: a word about what the player just tried.
    """
    script = reading.script(lesson.title)
    at = lesson.step
    now = run.position(script, at, lesson.moves)
    table = _table(lesson, script, now.game)
    names = table.names
    viewer = present.Viewer(PLAYER, PLAYER, lesson.user_id)
    log = _lines(lesson, now, names)
    aids = fill_names(now.game.aids(PLAYER), names)
    return {
        "type": "view",
        "version": lesson.version,
        "match": _match_info(table, viewer),
        "view": now.game.view(PLAYER),
        "aids": why.reworded(aids, table.title, names, language),
        "log": log,
        "log_from": log[0]["n"] if log else 1,
        "decision": None,
        "take_back": None,
        "thinking": [],
        "waiting_for_office": False,
        "lesson": _lesson_info(script, at, language, names, gentle),
    }


def _match_info(table: Table, viewer: present.Viewer) -> JsonDict:
    """As of a match, but there is nothing to rate, nothing to see again, and no stored log to add up."""
    info = present.match_info(table, viewer)
    urls = {name: url for name, url in info["urls"].items() if name not in ("replay", "sums")}
    return {**info, "pace": PACE, "rated": True, "urls": urls}


def _lesson_info(script: Script, at: int, language: str, names: list[str], gentle: str) -> JsonDict:
    step, words, labels = (
        script.steps[at],
        reading.words(script.slug, language),
        reading.labels(language),
    )
    last = at == len(script.steps) - 1
    said: JsonDict = fill_names(dict(words.steps[step.key]), names)
    return {
        **said,
        "at": at,
        "of": len(script.steps),
        "key": step.key,
        "rule": step.rule,
        "here": list(step.here),
        "kind": "end" if last else "read" if step.move is None else "move",
        "gentle": gentle,
        "learned": list(words.learned) if last else [],
        "language": language,
        "labels": {**labels, "step": labels["step"].format(at=at + 1, of=len(script.steps))},
    }


def _table(lesson: Lesson, script: Script, game: Game) -> Table:
    """A table that stands in no database, for what knows tables."""
    outcome = game.outcome()
    match = Match(
        # Drafts are kept by it: those of an earlier run or of another position must not come back.
        public_id=f"learn-{lesson.pk}-{lesson.run}-{run.section(script, lesson.step)}",
        title=script.slug,
        status=Match.Status.RUNNING,
        visibility=Match.Visibility.PRIVATE,
        rated=True,
        created=lesson.begun,
        started=lesson.begun,
        version=lesson.version,
        host=lesson.user,
    )
    seats = [
        Seat(match=match, number=PLAYER, kind=Seat.Kind.HUMAN, user=lesson.user),
        *(
            Seat(
                match=match,
                number=at,
                kind=Seat.Kind.AI,
                ai_level="easy",
                ai_style=BALANCED,
                name_at_end=name,
            )
            for at, name in enumerate(script.rivals, 1)
        ),
    ]
    table = Table(match, seats)
    table.__dict__["game"], table.__dict__["online"] = game, {PLAYER}
    if outcome is not None:
        match.status = Match.Status.FINISHED
        match.result = result_of(game, outcome, seats)
    return table


def _lines(lesson: Lesson, now: Position, names: list[str]) -> list[JsonDict]:
    """The log since the last new position; numbered by steps, so that each line keeps its number."""
    title = get_title(lesson.title)
    at = lesson.changed.isoformat()
    return [
        {
            "n": LINES * (number + 1) + offset,
            "at": at,
            "seat": seat,
            "code": seen.code,
            "rule": seen.rule,
            "text": title.event_text(seen, names),
            "data": seen.data,
        }
        for number, told in now.told.items()
        for offset, (seat, event) in enumerate(told)
        if (seen := event.seen_by(PLAYER)) is not None
    ]


# --- what the page sends -----------------------------------------------------------------------------------


def answer(user: User, slug: str, message: JsonDict, language: str) -> list[JsonDict]:
    """The frames that answer a message of the page.

    Args:
        message: as :func:`games.services.messages.read_frame` gives it, or `lesson` with `do` (one of
            TURNS) and `at`, the step that the page shows.
    """
    with transaction.atomic():
        kept = Lesson.objects.select_for_update(of=("self",)).select_related("user")
        lesson = _within(kept.get(user=user, title=slug))
        kind = message["type"]
        if kind == "move":
            return _move(lesson, message, language)
        if kind == "lesson":
            return _turn(lesson, message["do"], message["at"], language)
        if kind == "view":
            return [view_message(lesson, language)]
        if kind == "log":
            return [{"type": "log", "before": message.get("before"), "log": [], "log_from": None}]
        if kind in ("now", "why"):
            return [_explained(lesson, message, language)]
    if kind == "ping":
        return [{"type": "pong"}]
    return [Fault("not_here", reading.labels(language)["not_here"]).frame()]


def _move(lesson: Lesson, message: JsonDict, language: str) -> list[JsonDict]:
    move, move_id = message["move"], message["move_id"]
    if message["version"] != lesson.version:
        return [Fault("over", STALE, move_id).frame(), view_message(lesson, language)]
    script = reading.script(lesson.title)
    step = script.steps[lesson.step]
    game = run.position(script, lesson.step, lesson.moves).game
    refusal = _refusal(lesson, script, game, move, move_id, language)
    if refusal is not None:
        return [refusal]
    if not run.does(step, move):
        names = seat_names(_table(lesson, script, game).seats)
        said: str = fill_names(_gentle(lesson, step, language), names)
        return [view_message(lesson, language, said), Fault("tutorial", "", move_id).frame()]
    lesson.moves[step.key] = move
    _go(lesson, script, lesson.step + 1)
    return [Ack(move_id, lesson.version).frame(), view_message(lesson, language)]


def _refusal(
    lesson: Lesson, script: Script, game: Game, move: Move, move_id: str, language: str
) -> JsonDict | None:
    """Why the rules refuse a move, as at any table; `None` if they don't."""
    try:
        violations = game.check(PLAYER, move)
    except MoveFault as fault:
        return Fault("malformed", f"This is no move of this game: {fault}", move_id).frame()
    if not violations:
        return None
    table = _table(lesson, script, game)
    return Refused(
        move_id,
        lesson.version,
        present.violations_in_words(table, violations, language),
        present.nearest_moves(table, PLAYER, move),
        language,
    ).frame()


def _gentle(lesson: Lesson, step: Step, language: str) -> str:
    """Why another legal move isn't what this step is about."""
    if step.move is None:
        return reading.labels(language)["first_read"]
    return reading.words(lesson.title, language).steps[step.key]["why"]


def _explained(lesson: Lesson, message: JsonDict, language: str) -> JsonDict:
    """What can be done, or why something can't, as at any table."""
    script = reading.script(lesson.title)
    table = _table(lesson, script, run.position(script, lesson.step, lesson.moves).game)
    spoken = message.get("language") or language
    if message["type"] == "why":
        return explain.why(table, PLAYER, message["move"], spoken)
    return explain.now(table, PLAYER, table.title.default_cards(), spoken)


def _turn(lesson: Lesson, do: str, at: int, language: str) -> list[JsonDict]:
    script = reading.script(lesson.title)
    if at == lesson.step:
        _GO[do](lesson, script)
    return [view_message(lesson, language)]


def _next(lesson: Lesson, script: Script) -> None:
    if script.steps[lesson.step].move is None:
        _go(lesson, script, lesson.step + 1)


def _skip(lesson: Lesson, script: Script) -> None:
    """The step's own move is made for the player."""
    lesson.moves.pop(script.steps[lesson.step].key, None)
    _go(lesson, script, lesson.step + 1)


def _back(lesson: Lesson, script: Script) -> None:
    _go(lesson, script, lesson.step - 1)


def _end(lesson: Lesson, script: Script) -> None:
    _go(lesson, script, len(script.steps) - 1)


_GO: dict[str, Callable[[Lesson, Script], Any]] = {"next": _next, "skip": _skip, "back": _back, "end": _end}
TURNS = tuple(_GO)


def _go(lesson: Lesson, script: Script, step: int) -> None:
    lesson.step = min(max(step, 0), len(script.steps) - 1)
    lesson.version += 1
    if lesson.step == len(script.steps) - 1 and lesson.finished is None:
        lesson.finished = timezone.now()
    lesson.save()
