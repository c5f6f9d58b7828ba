"""The positions of a finished match, one after each entry of its log, for the replay and the analysis.

A worker plays the match again once, from its moves and what chance gave, and stores each position. Whoever
looks at it later reads what is stored: no request plays anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import structlog
from django.db import IntegrityError, transaction

from games.core.chance import RecordedChance
from games.core.game import Game
from games.core.jsontypes import Json, JsonDict
from games.core.results import GameError
from games.models import LogEntry, Match, Recording, RecordingPart
from games.services import work
from games.services.checkpoints import TAKE_BACK
from games.services.lines import lines_of
from games.services.names import fill_names
from games.services.table import Table, load

log = structlog.get_logger(__name__)

PART = 32
"""Positions are stored, and sent, so many at a time."""
OPEN = "open"
WATCH = "watch"
NO_REPLAY = "This match can’t be replayed: {reason} Its log and its final table are there as before."
OTHER_RULES = "it was played by an earlier version of the rules, and its moves no longer lead to its end."
BROKEN = "its log doesn’t lead to its final position."


class Eyes(NamedTuple):
    """Through whose eyes a replay is seen: a seat's, a spectator's (`None`), or with all hands open."""

    seat: int | None
    all_open: bool = False


def eyes_of(text: str, seats: int) -> Eyes | None:
    """The eyes that an address names: `open`, `watch`, or a seat's number; `None`: there are none such."""
    if text == OPEN:
        return Eyes(None, all_open=True)
    if text == WATCH:
        return Eyes(None)
    seat = next((number for number in range(seats) if text == str(number)), None)
    return None if seat is None else Eyes(seat)


def ask(match: Match) -> Recording:
    """The recording of a finished match; if there is none that can be read, a worker is asked for it."""
    form_version = load(match.pk).title.form_version
    with transaction.atomic():
        found = Recording.objects.filter(match=match).first()
        if found is not None and found.form_version == form_version:
            return found
        if found is not None:
            found.delete()
        made, created = Recording.objects.get_or_create(
            match=match, defaults={"form_version": form_version, "total": match.entries}
        )
        if created:
            work.send_on_commit(made)
    return made


def record(match_id: int, done: int) -> bool:
    """Do the work: play the match again from where an earlier worker stopped. Returns whether it was done
    now.
    """
    recording = Recording.objects.filter(match_id=match_id).first()
    if recording is None or not work.claim(recording, done):
        return False
    try:
        return _record(recording)
    except GameError as problem:
        log.warning("recording_impossible", match=match_id, problem=str(problem))
        work.give_up(recording, _reason(load(match_id)))
    except IntegrityError:
        log.debug("recording_overtaken", match=match_id)
    except Exception as problem:
        log.exception("recording_failed", match=match_id, problem=type(problem).__name__)
        work.failed(recording)
    return False


def _record(recording: Recording) -> bool:
    table = load(recording.match_id)
    cards = table.match.cards.cards
    last = recording.parts.last()
    game = None if last is None else table.title.load(last.forms[-1], table.match.cards.cards)
    forms: list[JsonDict] = []
    steps: list[JsonDict] = list(recording.steps)
    entries = LogEntry.objects.filter(match=table.match, number__gt=recording.done).order_by("number")

    def earlier(number: int) -> Game:
        step, stored = number - 1, len(steps) - len(forms)
        kept = forms[step - stored] if step >= stored else None
        return position(recording, table, step) if kept is None else table.title.load(kept, cards)

    for entry, after in _played(table, game, entries.iterator(chunk_size=200), earlier):
        forms.append(after.form())
        steps.append(_step(entry, table, after))
        game = after
        if len(forms) == PART and not _store(recording, steps, forms):
            return False
        if len(forms) == PART:
            forms = []
    if game is None or not _same(game.form(), table.match.snapshot):
        raise GameError("another end")
    if forms and not _store(recording, steps, forms):
        return False
    return work.store(recording, len(steps), status=Recording.Status.DONE)


def _store(recording: Recording, steps: list[JsonDict], forms: list[JsonDict]) -> bool:
    with transaction.atomic():
        if not work.store(recording, len(steps), steps=list(steps)):
            return False
        RecordingPart.objects.create(
            recording=recording, first=len(steps) - len(forms), packed=RecordingPart.pack(forms)
        )
    return True


def _played(
    table: Table, game: Game | None, entries: Iterator[LogEntry], earlier: Callable[[int], Game]
) -> Iterator[tuple[LogEntry, Game]]:
    """Each entry with the game after it; the same object until moves are taken back.

    Args:
        earlier: the position after an entry before, by its number.

    Raises:
        GameError: if an entry is refused, or does not use exactly the chance that it recorded.
    """
    match = table.match
    for entry in entries:
        chance = RecordedChance(entry.chance)
        if game is None:
            game = table.title.new_game(len(table.seats), chance, match.cards.cards, match.options or None)
        elif entry.kind == "office":
            game.run_job(chance)
        elif entry.kind == TAKE_BACK and entry.move is not None:
            game = earlier(entry.move["to"])
        elif entry.move is not None and entry.seat is not None:
            game.play(entry.seat, entry.move, chance)
        if chance.left:
            raise GameError(f"entry {entry.number} recorded more random results than the game used")
        yield entry, game


def _step(entry: LogEntry, table: Table, game: Game) -> JsonDict:
    """What is told of a step without its position: `line` is the number of its first line."""
    return {
        "n": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "chapter": table.title.chapter(game.view(None)),
        "line": entry.first_line,
        "lines": len(entry.events),
    }


def _same(form: JsonDict, stored: Json) -> bool:
    return RecordingPart(packed=RecordingPart.pack([form])).forms[0] == stored


def _reason(table: Table) -> str:
    changed = table.match.rules_version != table.title.rules_version
    return NO_REPLAY.format(reason=OTHER_RULES if changed else BROKEN)


# --- what is seen of it ------------------------------------------------------------------------------------


def position(recording: Recording, table: Table, step: int) -> Game:
    """The game after a step. Raises RecordingPart.DoesNotExist."""
    part = recording.parts.get(first=step - step % PART)
    return table.title.load(part.forms[step % PART], table.match.cards.cards)


def frames(recording: Recording, table: Table, first: int, eyes: Eyes) -> list[JsonDict]:
    """Views with their aids from step `first` (a multiple of PART) on, as many as are stored together.

    Raises RecordingPart.DoesNotExist.
    """
    names = table.names
    found = []
    for form in recording.parts.get(first=first).forms:
        game = table.title.load(form, table.match.cards.cards)
        view = open_view(game) if eyes.all_open else game.view(eyes.seat)
        found.append({"view": view, "aids": fill_names(game.aids(eyes.seat), names)})
    return found


def lines(table: Table, eyes: Eyes) -> list[JsonDict]:
    """The whole log as these eyes read it, oldest first."""
    entries = LogEntry.objects.filter(match=table.match).defer("chance", "move").order_by("number")
    return lines_of(entries, table.title, table.names, eyes.seat, eyes.all_open)


def open_view(game: Game) -> JsonDict:
    """All that any seat may know, put together: hands and sealed choices lie open, decks stay closed."""
    view: Any = game.view(None)
    for seat in range(game.seats):
        view = _filled(view, game.view(seat))
    result: JsonDict = view
    return result


def _filled(known: Json, other: Json) -> Json:
    """`known` with each `None` in it replaced by what `other` has there."""
    if known is None:
        return other
    if isinstance(known, dict) and isinstance(other, dict):
        return {key: _filled(value, other.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(other, list) and len(known) == len(other):
        return [_filled(value, more) for value, more in zip(known, other, strict=True)]
    return known
