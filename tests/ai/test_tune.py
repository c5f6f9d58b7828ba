"""Tuning: changes stay within limits, the same seed finds the same, and what is worse is not kept."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from ai.tune import Climb, Climber
from ai.tune.__main__ import main
from ai.tune.climbing import mutated
from games.core.registry import get_title, titles
from games.core.weights import Group, WeightFault, WeightFile, read_weights

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


class Throws:
    """Scissors, paper, stone between two seats, as position and title in one: each throws what its weights
    say, and the throw above the other's, or the lowest against the highest, wins.
    """

    name = slug = "throws"
    weight_file = WeightFile(Path("throws.json"), {"throw": Group((0,), 0, 2)}, {}, {})

    def __init__(self) -> None:
        self.state = self
        self.believes = 0
        self.throws: list[int] = []

    @property
    def actor(self) -> int:
        return len(self.throws) if len(self.throws) < 2 else -1

    def new_game(self, seats: int, chance: object) -> Throws:
        return self

    def clone(self) -> Throws:
        return self

    def copy_from(self, other: Throws) -> None:
        self.throws = []

    def reseed(self, seed: int) -> None:
        """Nothing is drawn."""

    def determinize(self, seat: int) -> None:
        """Nothing is hidden."""

    def use_weights(self, values: Mapping[str, tuple[int, ...]]) -> None:
        self.believes = values["throw"][0]

    def suggest(self) -> int:
        return self.believes

    def apply(self, choice: int) -> None:
        self.throws.append(choice)

    def rewards(self) -> list[float]:
        first = (self.throws[0] - self.throws[1]) % 3
        return [(0.5, 1.0, 0.0)[first], (0.5, 0.0, 1.0)[first]]


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_climb_in_circles(seed: int) -> None:
    lines: list[str] = []
    climber = Climber(Climb(Throws(), 2, 40, 40, seed), lines.append)  # type: ignore[arg-type]
    assert climber.run() == {"throw": (1,)}, (
        "the throw that beats the file's, and not what beats that one alone"
    )
    assert len(lines) == 1


def test_a_climb_begins_where_it_is_told() -> None:
    climber = Climber(Climb(Throws(), 2, 40, 40, 1))  # type: ignore[arg-type]
    assert climber.run({"throw": (2,)}) == {"throw": (1,)}
    assert Climber(Climb(Throws(), 2, 0, 40, 1)).run({"throw": (2,)}) == {"throw": (2,)}  # type: ignore[arg-type]


def test_a_start_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["boutique", "--rounds", "1", "--start", "floor=9"])
    assert "no whole number 1 to 6" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ("roof=1", "'roof' is not one of"),
        ("floor", "name=1,2,3"),
        ("floor=x", "name=1,2,3"),
        ("floor=1,2", "needs 1 values, not 2"),
        ("floor=7", "no whole number 1 to 6"),
    ],
)
def test_values_in_words_are_read_or_refused(part: str, says: str) -> None:
    file = get_title("boutique").weight_file
    assert file is not None
    with pytest.raises(WeightFault, match=says):
        file.changed([part])
    assert file.changed(["floor=3"]) == {**file.values(), "floor": (3,)}


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
