"""The site's own settings, with the application that makes searches hang."""

from config.settings import *  # noqa: F403
from config.settings import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "tests.platform.stuck.apps.StuckConfig"]
