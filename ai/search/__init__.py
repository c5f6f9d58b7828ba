"""The search: open-loop information-set Monte Carlo tree search on the choices of any title.

:class:`Search` is its one entry. It knows a title only by :class:`games.core.state.State`.
"""

from ai.search.ismcts import Search
from ai.search.lines import Lines
from ai.search.tree import Settings

COMPILED = ("tree", "lines", "ismcts")
"""The modules that are compiled where there is a C compiler (``docs/speed.md``)."""

__all__ = ["Lines", "Search", "Settings"]
