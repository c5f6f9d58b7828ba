"""What a title's policy believes, as whole numbers by name: data that self-play finds (``ai/tune``).

The file, JSON: ``found`` says when, with which seed and by how many games; ``weights`` has the groups;
``styles`` has, by style, the groups that differ for it. A title that offers its weights gives a
:class:`WeightFile` as ``Title.weight_file`` and takes other values by ``Title.use_weights``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from games.core.jsontypes import JsonDict

Values = Mapping[str, Sequence[int]]
"""The numbers of each group, by its name."""


class WeightFault(ValueError):
    """A file of weights that is none. The text says where and why."""


@dataclass(frozen=True, slots=True)
class Group:
    """Numbers that belong together, each ``least`` to ``most``."""

    values: tuple[int, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class WeightFile:
    """The weights of a title, read.

    Attributes:
        path: where they are kept.
        groups: by name, in the order in which the title wants them.
        styles: by style and name, the values that differ.
        found: how they were found, as the file says it.
    """

    path: Path
    groups: Mapping[str, Group]
    styles: Mapping[str, Values]
    found: JsonDict

    def values(self, style: str = "") -> dict[str, tuple[int, ...]]:
        """All groups' values, with those of a style in place of the usual ones."""
        other = self.styles.get(style, {})
        return {name: tuple(other.get(name, group.values)) for name, group in self.groups.items()}

    def changed(self, parts: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """All groups' values, with those that ``parts`` give as ``name=1,2,3`` in place of the file's.

        Raises:
            WeightFault: as :func:`read_weights` does, or if a part has another form.
        """
        values = self.values()
        for part in parts:
            name, _, numbers = part.partition("=")
            if name not in values:
                raise WeightFault(f"{part!r}: {name!r} is not one of {', '.join(values)}")
            try:
                given = tuple(int(number) for number in numbers.split(","))
            except ValueError:
                raise WeightFault(f"{part!r} is not of the form name=1,2,3") from None
            if len(given) != len(values[name]):
                raise WeightFault(f"{part!r} needs {len(values[name])} values, not {len(given)}")
            _check(part, given, self.groups[name])
            values[name] = given
        return values

    def write(self, values: Values, found: JsonDict) -> None:
        """Keep other values, and how they were found."""
        form = {
            "found": found,
            "weights": {
                name: {"least": group.least, "most": group.most, "values": list(values[name])}
                for name, group in self.groups.items()
            },
            "styles": {
                style: {name: list(numbers) for name, numbers in other.items()}
                for style, other in self.styles.items()
            },
        }
        self.path.write_text(_text(form))


def flat(values: Values) -> list[int]:
    """All numbers, group after group."""
    return [number for numbers in values.values() for number in numbers]


def read_weights(path: Path) -> WeightFile:
    """Raises WeightFault if a value is no whole number within its group's limits, or a style names an unknown
    group or has another number of values than the group.
    """
    form = json.loads(path.read_text())
    groups = {
        name: Group(tuple(group["values"]), group["least"], group["most"])
        for name, group in form["weights"].items()
    }
    styles: dict[str, dict[str, tuple[int, ...]]] = {
        style: {name: tuple(values) for name, values in other.items()}
        for style, other in form["styles"].items()
    }
    for name, group in groups.items():
        _check(f"{path.name}: weights.{name}", group.values, group)
    for style, other in styles.items():
        for name, values in other.items():
            at = f"{path.name}: styles.{style}.{name}"
            if name not in groups:
                raise WeightFault(f"{at} is not one of {', '.join(groups)}")
            if len(values) != len(groups[name].values):
                raise WeightFault(f"{at} needs {len(groups[name].values)} values, not {len(values)}")
            _check(at, values, groups[name])
    return WeightFile(path, groups, styles, form["found"])


def _check(at: str, values: Sequence[int], group: Group) -> None:
    for number in values:
        if type(number) is not int or not group.least <= number <= group.most:
            raise WeightFault(f"{at}: {number!r} is no whole number {group.least} to {group.most}")


def _text(form: JsonDict) -> str:
    """JSON with one group a line."""
    parts = []
    for key, value in form.items():
        lines = [f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in value.items()]
        parts.append(f"  {json.dumps(key)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"
