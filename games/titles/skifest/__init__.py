"""Skull Canyon: Ski Fest: three days on the mountain, two evenings in the village, for 2 to 4 players."""

# fmt: off
COMPILED = ("names", "board", "position", "piles", "slopes", "evening", "options", "sets", "play",
            "weights", "policy_village", "policy_cards", "policy", "state")
# fmt: on
"""The kernel: what a search runs, compiled where there is a C compiler."""
