"""``python -m ai.tune GAME``: tune the policy of a title, confirm the result on fresh deals, keep it if asked
to.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from datetime import UTC, datetime

from ai.statistics import wilson
from ai.tune import Climb, Climber
from games.core.registry import titles
from games.core.weights import WeightFault


def main(arguments: list[str] | None = None) -> int:
    """Returns 0 if the result is better than the file's values or the same, 1 if that is not sure."""
    parser = ArgumentParser(prog="python -m ai.tune", description="Tune the policy of a title by self-play.")
    known = {slug: title for slug, title in titles().items() if title.weight_file is not None}
    parser.add_argument("game", choices=sorted(known), help="a game whose policy has weights")
    parser.add_argument("--players", type=int, default=2, help="seats at the table (2)")
    parser.add_argument("--rounds", type=int, default=100, help="how many changes are tried (100)")
    parser.add_argument("--games", type=int, default=2000, help="the most games for a change (2000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same result (1)")
    parser.add_argument(
        "--start",
        action="append",
        default=[],
        metavar="NAME=N,N,...",
        help="begin with these values of a group instead of the file's, such as those that searches choose",
    )
    parser.add_argument("--write", action="store_true", help="keep the result if it is surely better")
    given = parser.parse_args(arguments)
    title = known[given.game]
    climber = Climber(Climb(title, given.players, given.rounds, given.games, given.seed))
    file = title.weight_file
    assert file is not None
    old = file.values()
    try:
        start = file.changed(given.start)
    except WeightFault as fault:
        parser.error(str(fault))
    best = climber.run(start)
    if best == old:
        print(f"No change of {given.rounds} was better; {climber.games} games.")
        return 0
    games = 4 * given.games
    share = climber.share(best, old, games, (given.seed << 44) + 1)
    low, high = wilson(share, games)
    sure = low > 1.0 / given.players
    print(
        f"The result wins {share:.1%} ({low:.1%}–{high:.1%}) of {games} fresh games; {climber.games} in all."
    )
    if sure and given.write:
        found = {
            "date": datetime.now(UTC).date().isoformat(),
            "seed": given.seed,
            "games": climber.games,
            "how": f"python -m ai.tune {given.game} --players {given.players} --rounds {given.rounds} "
            f"--games {given.games} --seed {given.seed}"
            + "".join(f" --start {part}" for part in given.start),
        }
        file.write(best, found)
        print(f"Kept in {file.path}.")
    return 0 if sure else 1


if __name__ == "__main__":
    sys.exit(main())
