"""Which modules are compiled, found by convention, and on which sources each group of them depends.

A *group* is a package's compiled modules: ``games.core``, ``ai.search`` and each title are one each, and
become one library. Adding a title's folder adds its group.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MARK = "COMPILED"
"""The name of the tuple in a package's ``__init__.py`` that lists its compiled modules."""


@dataclass(frozen=True, slots=True)
class Group:
    """The compiled modules of one package.

    ``sources`` are the project's files, relative to its root, that the compiled code can depend on: the
    modules themselves and all they import. ``needs`` are the other groups among those.
    """

    name: str
    package: str
    modules: tuple[str, ...]
    sources: tuple[str, ...]
    needs: tuple[str, ...]

    @property
    def files(self) -> tuple[str, ...]:
        """The files to compile, relative to the project's root."""
        return tuple(module.replace(".", "/") + ".py" for module in self.modules)

    @property
    def library(self) -> str:
        """The library's name, to which mypyc adds ``__mypyc``."""
        return f"chalet_{self.name}"


def find_groups(root: Path = ROOT) -> list[Group]:
    """All groups of the project at ``root``, those that others need first."""
    titles = sorted(path.parent.name for path in root.glob("games/titles/*/__init__.py"))
    packages = ["games.core", "ai.search", *(f"games.titles.{name}" for name in titles)]
    marked = {package: _marked(root, package) for package in packages}
    owner = {module: package for package, modules in marked.items() for module in modules}
    found = []
    for package, modules in marked.items():
        if modules:
            reached = _closure(root, modules)
            others = {owner[module] for module in reached if module in owner} - {package}
            sources = sorted({path for module in reached for path in _files(root, module)})
            names = sorted(other.rpartition(".")[2] for other in others)
            found.append(Group(package.rpartition(".")[2], package, modules, tuple(sources), tuple(names)))
    return found


def _marked(root: Path, package: str) -> tuple[str, ...]:
    file = root / package.replace(".", "/") / "__init__.py"
    if not file.exists():
        return ()
    for line in ast.parse(file.read_text()).body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == MARK:
            return tuple(f"{package}.{name}" for name in ast.literal_eval(line.value))
    return ()


def _closure(root: Path, modules: tuple[str, ...]) -> set[str]:
    """The modules with all of the project's that they import, also those imported for their types alone."""
    seen: set[str] = set()
    ahead = list(modules)
    while ahead:
        module = ahead.pop()
        file = _file(root, module)
        if module not in seen and file is not None:
            seen.add(module)
            ahead.extend(_imports(file))
    return seen


def _imports(file: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.append(node.module)
            names.extend(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def _file(root: Path, module: str) -> Path | None:
    """The module's file, or ``None`` for what isn't one of the project's."""
    path = root / module.replace(".", "/")
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return file
    return None


def _files(root: Path, module: str) -> list[str]:
    """A module's file and the ``__init__.py`` of its package."""
    file = _file(root, module)
    assert file is not None
    beside = file.parent / "__init__.py"
    return [str(path.relative_to(root)) for path in {file, beside} if path.exists()]
