#!/usr/bin/env python
"""Entry point of every management command."""

import os
import sys


def main() -> None:
    """Run the command that the arguments name."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        from django.core.management import execute_from_command_line
    except ImportError as error:
        raise SystemExit(
            "Django is not installed in this Python. Run `make install`, "
            "then use .venv/bin/python manage.py ..."
        ) from error
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
