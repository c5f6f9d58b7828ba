"""Structured logs: key=value on a terminal, JSON with CHALET_LOG=json, secrets of a match never in either."""

import re
from collections.abc import Mapping
from typing import Any

import structlog

# Keys whose values would tell a player something, or let someone in.
SECRET_KEYS = frozenset(
    {
        "bid",
        "bids",
        "chance",
        "cookie",
        "deck",
        "decks",
        "hand",
        "hands",
        "password",
        "prices",
        "secret",
        "secret_key",
        "seed",
        "sessionid",
        "state",
        "token",
    }
)
HIDDEN = "[hidden]"
# Addresses that let in whoever has them: invitations, new passwords, confirmations of a mail address.
OPENERS = re.compile(r"(/m/[^/\s]+/join/|/accounts/password/reset/key/|/accounts/confirm-email/)[^/\s'\"]+")


def _without_secrets(value: Any) -> Any:
    if isinstance(value, str):
        return OPENERS.sub(rf"\1{HIDDEN}", value)
    if isinstance(value, Mapping):
        return {
            key: HIDDEN if str(key).lower() in SECRET_KEYS else _without_secrets(item)
            for key, item in value.items()
        }
    if isinstance(value, list | tuple):
        return [_without_secrets(item) for item in value]
    return value


def drop_secrets(logger: Any, method: str, event: dict[str, Any]) -> dict[str, Any]:
    """A structlog processor: the event with the value of each secret key hidden, however deep it lies."""
    # Keys with an underscore are the library's own, among them the standard library's record.
    return {
        key: value if key.startswith("_") else _without_secrets({key: value})[key]
        for key, value in event.items()
    }


def shared_processors() -> list[Any]:
    """What every event passes, from structlog and from the standard library alike."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        drop_secrets,
    ]


def configure(as_json: bool, level: str) -> dict[str, Any]:
    """Set structlog up and give Django's LOGGING for it. `level` is a name such as INFO."""
    renderer: Any
    if as_json:
        # Without local variables: they hold states and generators, and what they hold stays on the server.
        tracebacks = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        final = [structlog.processors.ExceptionRenderer(tracebacks), structlog.processors.JSONRenderer()]
    else:
        renderer = structlog.processors.KeyValueRenderer(
            key_order=["timestamp", "level", "logger", "event"], drop_missing=True
        )
        final = [structlog.processors.format_exc_info, renderer]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared_processors(),
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "structured": {
                "()": structlog.stdlib.ProcessorFormatter,
                "foreign_pre_chain": shared_processors(),
                "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *final],
            }
        },
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "structured"}},
        "root": {"handlers": ["console"], "level": level},
        "loggers": {
            "django": {"handlers": [], "level": level, "propagate": True},
            "django.server": {"handlers": [], "level": level, "propagate": True},
            "daphne": {"level": "WARNING"},
            "django.channels.server": {"level": "WARNING"},
            "health_check": {"level": "ERROR"},
            # Strangers who try names at the door are answered with 400; they are no fault of the site.
            "django.security.DisallowedHost": {"level": "CRITICAL"},
        },
    }
