"""Every tutorial plays: its moves are legal, the end is reached, nothing is unsaid."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.assistant.books import LANGUAGES, paragraph
from games.core.registry import titles
from games.tutorials import reading, run
from games.tutorials.reading import Step, TutorialFault

SLUGS = reading.slugs()
MOST_WORDS = 75
EACH = pytest.mark.parametrize("slug", SLUGS)


def steps(slug: str) -> list[tuple[int, Step]]:
    return list(enumerate(reading.script(slug).steps))


def test_every_game_with_a_rulebook_has_a_tutorial() -> None:
    assert set(SLUGS) <= set(titles())
    assert "boutique" in SLUGS


@EACH
def test_the_script_is_played_to_the_end_of_a_match_and_uses_all_its_chance(slug: str) -> None:
    script = reading.script(slug)
    for at, step in steps(slug):
        now = run.position(script, at, {})
        assert now.left == [], f"chance is left over before {step.key}"
    assert now.game.outcome() is not None
    assert run.PLAYER in now.game.outcome().winners  # type: ignore[union-attr]
    assert 5 <= script.minutes <= 8


@EACH
def test_all_moves_that_a_step_takes_are_legal_there_and_lead_on(slug: str) -> None:
    script = reading.script(slug)
    for at, step in steps(slug):
        game = run.position(script, at, {}).game
        for move in run.variants(step):
            assert game.check(run.PLAYER, move) == [], f"{step.key}: {move}"
            assert run.does(step, move)
            # What follows must go with it too, up to the next new position.
            for later in range(at + 1, len(script.steps)):
                if run.section(script, later) > at:
                    break
                run._played(script, later, {step.key: move})


@EACH
def test_each_step_cites_a_rule_of_the_book_and_says_all_in_three_languages(slug: str) -> None:
    script = reading.script(slug)
    named = {f"p{seat}" for seat in range(1, script.players)}
    for language in LANGUAGES:
        words = reading.words(slug, language)
        for _, step in steps(slug):
            assert paragraph(slug, step.rule, language) is not None, step.rule
            texts = words.steps[step.key]
            assert set(re.findall(r"\{(\w+)\}", " ".join(texts.values()))) <= named
            assert len(texts["say"].split()) <= MOST_WORDS, f"{language}: {step.key} says too much"
        assert set(re.findall(r"\{(\w+)\}", words.lead)) <= named


def test_the_panel_has_the_same_words_in_all_languages() -> None:
    keys = {language: set(reading.labels(language)) for language in LANGUAGES}
    assert len(set(map(frozenset, keys.values()))) == 1


@EACH
def test_what_the_player_did_is_kept_and_the_script_stands_in_for_what_no_longer_goes(slug: str) -> None:
    script = reading.script(slug)
    # What happened before a new position is not told there, so one is looked for that is followed by none.
    at, step = next((at, step) for at, step in steps(slug) if step.free and not script.steps[at + 1].start)
    own = list(run.variants(step))[1]
    end = at + 1
    assert run.position(script, end, {step.key: own}).told[at][0][1] is not None
    stale = run.position(script, end, {step.key: {"type": "no such move"}})
    assert stale.game.form() == run.position(script, end, {}).game.form()


def test_free_values_count_one_by_one_and_other_fields_do_not() -> None:
    step = next(step for _, step in steps("boutique") if step.key == "prices")
    assert step.move is not None
    free = {**step.move, "prices": [2, 2, 2, 3, 6, 4, 4]}
    assert run.does(step, step.move)
    assert run.does(step, free)
    assert not run.does(step, {**free, "prices": [2, 2, 2, 3, 3, 4, 4]})
    assert not run.does(step, {**free, "breakfast": 3})
    assert not run.does(step, {"type": "keep_prices"})


def test_faults_of_a_script_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "folder_of", lambda slug: tmp_path)
    (tmp_path / "script.toml").write_text(
        'minutes = 6\nplayers = 2\nrivals = ["Nora"]\n[[steps]]\nkey = "a"\nrule = "BHM-1.1"\nfre = 1\n'
        'then = [{ seat = 0, move = { type = "keep_prices" } }]\n'
    )
    with pytest.raises(TutorialFault) as fault:
        reading.script.__wrapped__("boutique")
    said = str(fault.value)
    assert "step 1 (a): fre is no key" in said
    assert "the first step needs a start" in said
    assert "a move of another seat" in said
