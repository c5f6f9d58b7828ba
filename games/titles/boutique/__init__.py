"""Boutique Hotel Manager: two weeks of prices, guests, staff and stars, for 2 to 6 players."""

COMPILED = (
    "tables",
    "generator",
    "hotel",
    "state",
    "decisions",
    "booking",
    "walkins",
    "week",
    "playouts",
    "policy",
    "tactics",
)
"""The kernel: what a search runs, compiled where there is a C compiler (``docs/speed.md``)."""
