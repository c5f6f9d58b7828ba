"""The site's settings for tests: a data folder of their own, plain static files, fast passwords."""

import os
import tempfile

# Before the settings are read: each test process has its own folder, and so its own database and Valkey.
if "PYTEST_XDIST_WORKER" in os.environ or "CHALET_VAR" not in os.environ:
    os.environ["CHALET_VAR"] = os.environ["CHALET_TEST_VAR"] = tempfile.mkdtemp(prefix="chalet-test-")
# On a server that was named, tests use and clear only keys of their own.
os.environ["REDIS_PREFIX"] = f"chalet-test-{os.getpid()}"

from config.settings import *  # noqa: F403

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
ALLOWED_HOSTS = ["*"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
