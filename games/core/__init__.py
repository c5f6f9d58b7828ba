"""The contract of a game: what a title must give so that table, search, log and assistant can run it.

Nothing here or in ``games.titles`` imports Django.
"""

COMPILED = ("state",)
"""The modules that are compiled where there is a C compiler (``docs/speed.md``)."""
