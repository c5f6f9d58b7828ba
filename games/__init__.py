"""Games: rules, tables, and the platform on which they are played."""

from games.compiled.loader import install

install()
