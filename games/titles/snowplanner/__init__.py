"""Snow Planner: dice as workers in a ski resort's hotels, eight rounds, for 1 to 4 players."""

COMPILED = (
    "words",
    "vectors",
    "minds",
    "table",
    "board",
    "position",
    "effects",
    "placing",
    "rounds",
    "stays",
    "decisions",
    "hidden",
    "survey",
    "worth",
    "plan",
    "outlook",
    "policy",
    "playouts",
    "flow",
    "state",
)
"""The kernel: what a search runs, compiled where there is a C compiler (``docs/speed.md``)."""
