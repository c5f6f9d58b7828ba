"""The site's settings for tests: a data folder of their own, plain static files, fast passwords."""

import os
import tempfile

# Before the settings are read: each test process has its own folder, and so its own database and Valkey.
os.environ.setdefault("CHALET_VAR", tempfile.mkdtemp(prefix="chalet-test-"))

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
