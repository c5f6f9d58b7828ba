"""Games: rules, tables, and the platform on which they are played."""

from compiled.loader import install

install()
