"""Bots and search."""

from compiled.loader import install

install()
