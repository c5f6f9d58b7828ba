"""The admin's pages of the games. Each module here registers its own, and is found by being here."""

import pkgutil
from importlib import import_module

for _module in pkgutil.iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
