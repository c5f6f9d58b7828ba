"""Settings: everything from the environment, with defaults that are safe and need no set-up."""

from pathlib import Path

from csp.constants import NONE, SELF
from django.templatetags.static import static
from django.utils.translation import gettext_lazy as _

from config.env import (
    BASE_DIR,
    broker_url,
    database,
    database_number,
    env,
    local_socket,
    redis_url,
    secret_key,
    var_dir,
    with_database,
)
from config.log import configure

# --- The machine --------------------------------------------------------------------------------------------
VAR = var_dir()
SECRET_KEY = secret_key(VAR)
DEBUG = env.bool("DEBUG", default=False)
# On when the site is reached over TLS (behind a proxy that sets X-Forwarded-Proto).
TLS = env.bool("CHALET_TLS", default=False)
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
REDIS_URL = redis_url(VAR)
# The embedded Valkey is started by `manage.py serve` when no server was named.
REDIS_EMBEDDED = not env.str("REDIS_URL", default="")
# Where the processes listen that help long searches (`manage.py serve` starts them).
HELPERS_SOCKET = local_socket(VAR, "helpers.sock")
# What every key and channel there begins with.
REDIS_PREFIX = env.str("REDIS_PREFIX", default="chalet")
# How many proxies stand before the site: their X-Forwarded-For is believed for rate limits.
ALLAUTH_TRUSTED_PROXY_COUNT = env.int("TRUSTED_PROXIES", default=0)

# --- The application ----------------------------------------------------------------------------------------
INSTALLED_APPS = [
    "unfold",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "channels",
    "csp",
    "django_htmx",
    "django_structlog",
    "health_check",
    "config.apps.ConfigConfig",
    "accounts.apps.AccountsConfig",
    "games.apps.GamesConfig",
    "ai.apps.AiConfig",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "config.csp.SitePolicy",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django_structlog.middlewares.RequestMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "accounts.context.page",
            ],
        },
    },
]

# --- Data ---------------------------------------------------------------------------------------------------
DATABASES = {"default": database(VAR)}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = {
        # A writer takes the lock at the start of its transaction: with a deferred one, two that have read
        # and then both write would fail at once instead of waiting for each other.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
    }
    # A file, since threads of one test must see the same database.
    DATABASES["default"]["TEST"] = {"NAME": VAR / "test.sqlite3"}
else:
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
    DATABASES["default"].setdefault("CONN_MAX_AGE", 0)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# The number in REDIS_URL is where jobs and pushes go; the cache takes the next one.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": with_database(REDIS_URL, database_number(REDIS_URL) + 1),
        "KEY_PREFIX": REDIS_PREFIX,
    }
}
CHANNEL_LAYERS = {
    "default": {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [REDIS_URL], "prefix": REDIS_PREFIX},
    }
}

# --- Accounts -----------------------------------------------------------------------------------------------
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"
ACCOUNT_ADAPTER = "accounts.adapters.AccountAdapter"
ACCOUNT_FORMS = {"login": "accounts.forms.LoginForm", "signup": "accounts.forms.SignupForm"}
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Chalet: "
# One address for an account; a new one takes over when it is confirmed.
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = False
ACCOUNT_SESSION_REMEMBER = True
# On top of the library's limits for log-in, sign-up, reset and changes.
ACCOUNT_RATE_LIMITS = {
    "guest": "30/m/ip,300/h/ip",
    "delete_account": "10/m/user",
    # Each table against an AI is work for the workers.
    "new_table": "20/m/user,200/h/user",
    "analysis": "10/m/ip,60/h/ip",
    # A question is asked while it is typed; a sum reads the whole log of a match.
    "ask": "120/m/user",
    "ask_anonymous": "120/m/ip",
    "sums": "60/m/user",
    "sums_anonymous": "60/m/ip",
}
SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"

vars().update(env.email("EMAIL_URL", default="consolemail://"))
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="Chalet <chalet@localhost>")

# --- Admin --------------------------------------------------------------------------------------------------
UNFOLD = {
    "SITE_TITLE": "Chalet",
    "SITE_HEADER": "Chalet",
    "SITE_FAVICONS": [
        {"rel": "icon", "type": "image/svg+xml", "href": lambda request: static("games/icon.svg")},
    ],
}

# --- Language and time --------------------------------------------------------------------------------------
LANGUAGE_CODE = "en"
# Only languages that all pages speak: a page half in another one helps nobody.
LANGUAGES = [("en", _("English"))]
LOCALE_PATHS = [BASE_DIR / "games" / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# --- Static files -------------------------------------------------------------------------------------------
STATIC_URL = "/static/"
STATIC_ROOT = Path(env.str("STATIC_ROOT", default=str(BASE_DIR / "staticfiles")))
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "config.static.HashedStaticFiles"
    },
}
WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_AUTOREFRESH = DEBUG

# --- Hardening ----------------------------------------------------------------------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "base-uri": [SELF],
        "connect-src": [SELF],
        "font-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SAMESITE = "Lax"
DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
# The editor of a large card set has a field for each number in it: Snow Planner's about 1,200.
DATA_UPLOAD_MAX_NUMBER_FIELDS = 5_000
if TLS:
    SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    # The supervisor asks for it over plain HTTP on this machine.
    SECURE_REDIRECT_EXEMPT = [r"^healthz/$"]
    SECURE_HSTS_SECONDS = env.int("HSTS_SECONDS", default=365 * 24 * 3600)
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True

# --- Jobs ---------------------------------------------------------------------------------------------------
CELERY_BROKER_URL = broker_url(REDIS_URL)
CELERY_TASK_SERIALIZER = "json"
CELERY_RESULT_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TASK_SOFT_TIME_LIMIT = 120
CELERY_TASK_TIME_LIMIT = 150
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    # Above the longest task: an unacknowledged job is given to another worker after this long.
    "visibility_timeout": 600,
    # A page that queues a job while Redis is away must fail soon; the sweep queues the job later.
    "socket_timeout": 10,
    "socket_connect_timeout": 2,
    "global_keyprefix": f"{REDIS_PREFIX}:",
}
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0, "interval_max": 0.2}
CELERY_TASK_DEFAULT_QUEUE = "default"
CELERY_TASK_CREATE_MISSING_QUEUES = True
CELERY_TIMEZONE = TIME_ZONE
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BEAT_SCHEDULE_FILENAME = str(VAR / "beat-schedule")
SWEEP_SECONDS = 5
CELERY_BEAT_SCHEDULE = {
    "sweep": {
        "task": "games.tasks.sweep",
        "schedule": SWEEP_SECONDS,
        # While no worker is there, one sweep in the queue is enough.
        "options": {"queue": "default", "expires": SWEEP_SECONDS},
    },
    "clean-guests": {
        "task": "accounts.tasks.clean_guests",
        "schedule": 24 * 3600,
        "options": {"queue": "default", "expires": 3600},
    },
}

# --- Logs ---------------------------------------------------------------------------------------------------
LOGGING_CONFIG = "logging.config.dictConfig"
LOGGING = configure(
    as_json=env.str("CHALET_LOG", default="") == "json", level=env.str("LOG_LEVEL", default="INFO")
)
DJANGO_STRUCTLOG_CELERY_ENABLED = True
DJANGO_STRUCTLOG_USER_ID_FIELD = "pk"
