"""x"""

from games.titles.skifest.position import Position


def playout_choice(s: Position) -> int:
    return s.below(s.count)


def best_choice(s: Position) -> int:
    return s.below(s.count)
