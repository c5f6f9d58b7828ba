"""Tuning: changes stay within limits, the same seed finds the same, and what is worse is not kept."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from ai.tune import Climb, Climber
from ai.tune.climbing import mutated
from games.core.registry import get_title, titles
from games.core.weights import WeightFault, read_weights

TUNED = [title for title in titles().values() if title.weight_file is not None]


@pytest.mark.parametrize("title", TUNED, ids=lambda title: title.slug)
def test_every_title_that_offers_weights_can_be_tuned(title: object) -> None:
    found = []
    for _ in range(2):
        lines: list[str] = []
        climber = Climber(Climb(title, 2, 2, 8, 5), lines.append)  # type: ignore[arg-type]
        found.append((climber.run(), lines, climber.games))
    assert found[0] == found[1]


@pytest.mark.parametrize("title", TUNED, ids=lambda title: title.slug)
def test_changes_stay_within_their_limits(title: object) -> None:
    file = title.weight_file  # type: ignore[attr-defined]
    values = file.values()
    rng = random.Random(1)
    changed = 0
    for _ in range(400):
        other = mutated(values, file.groups, rng)
        changed += other != values
        for name, group in file.groups.items():
            assert all(group.least <= number <= group.most for number in other[name])
        values = other
    assert changed > 300


def test_spoiled_weights_lose_and_the_policy_believes_the_file_again_after_a_match() -> None:
    title = get_title("boutique")
    assert title.weight_file is not None
    good = title.weight_file.values()
    spoiled = {**good, "opening": (1,) * 16}
    climber = Climber(Climb(title, 2, 1, 100, 1))
    assert climber.share(spoiled, good, 60, 3) < 0.35
    assert climber.share(good, good, 60, 3) == pytest.approx(0.5), "each deal from both seats"


def test_a_result_is_written_as_it_is_read(tmp_path: Path) -> None:
    file = get_title("boutique").weight_file
    assert file is not None
    path = tmp_path / "weights.json"
    path.write_text(file.path.read_text())
    copy = read_weights(path)
    copy.write({**copy.values(), "floor": (4,)}, {"seed": 9})
    again = read_weights(path)
    assert again.values()["floor"] == (4,)
    assert again.found == {"seed": 9}
    assert again.styles == copy.styles
    assert {**again.values(), "floor": copy.values()["floor"]} == copy.values()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"weights": {"floor": {"least": 1, "most": 6, "values": [7]}}}, "weights.floor: 7"),
        ({"weights": {"floor": {"least": 1, "most": 6, "values": ["x"]}}}, "weights.floor: 'x'"),
        ({"styles": {"bold": {"roof": [1]}}}, "styles.bold.roof is not one of floor"),
        ({"styles": {"bold": {"floor": [1, 2]}}}, "needs 1 values, not 2"),
    ],
)
def test_a_faulty_file_is_refused_with_the_place(
    change: dict[str, object], says: str, tmp_path: Path
) -> None:
    form = {"found": {}, "weights": {"floor": {"least": 1, "most": 6, "values": [3]}}, "styles": {}}
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({**form, **change}))
    with pytest.raises(WeightFault, match=says.replace(".", r"\.")):
        read_weights(path)
