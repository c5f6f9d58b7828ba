"""`python -m config.serve.helpers SOCKET NUMBER`: the processes that help long searches (ai/parallel)."""

import logging.config
import sys
from pathlib import Path

from ai.parallel.pool import run_pool
from config.log import configure
from config.serve.parent import BoundToParent


def main(path: str, number: str) -> None:
    """Run the pool until a signal asks for its end."""
    logging.config.dictConfig(configure(as_json=False, level="INFO"))
    run_pool(Path(path), int(number), BoundToParent(), lambda: print("helpers ready", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:3])
