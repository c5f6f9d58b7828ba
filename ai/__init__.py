"""Bots and search."""

from games.compiled.loader import install

install()
