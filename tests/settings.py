"""The site's settings for tests: a data folder of their own, plain static files, fast passwords."""

import os
import tempfile

# Before the settings are read: each test process has its own folder, and so its own database and Valkey, and
# on a server that was named it uses and clears only keys of its own. Processes that a test starts share both.
owner = os.environ.get("PYTEST_XDIST_WORKER", "main")
if os.environ.get("CHALET_TEST_OWNER") != owner:
    folder = tempfile.mkdtemp(prefix="chalet-test-")
    os.environ |= {
        "CHALET_TEST_OWNER": owner,
        "CHALET_VAR": folder,
        "REDIS_PREFIX": os.path.basename(folder),
    }

from config.settings import *  # noqa: E402, F403

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
ALLOWED_HOSTS = ["*"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
