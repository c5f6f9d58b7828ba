"""Display names: what may be one, and when two are so alike that they would be mistaken for each other."""

import re
import secrets
import unicodedata
from itertools import pairwise

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from ai.levels import LEVELS

MIN_LENGTH = 2
MAX_LENGTH = 24

# Letters and digits of any script with single spaces, dots, dashes, apostrophes and underscores between them.
_SEPARATORS = " .-_'’"
# Signs that look like a Latin letter, in the scripts and digits that are used to fake names.
_LOOKALIKES = str.maketrans(
    {
        "0": "o", "1": "l", "3": "e", "5": "s", "|": "l", "i": "l", "ı": "l",
        "а": "a", "в": "b", "с": "c", "е": "e", "н": "h", "і": "l", "ј": "j", "к": "k", "м": "m", "о": "o",
        "р": "p", "ѕ": "s", "т": "t", "у": "y", "х": "x",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "l", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t",
        "υ": "u", "χ": "x",
    }
)  # fmt: skip
# Names that the site itself gives to seats, or that would speak for it.
_RESERVED = (
    "admin",
    "administrator",
    "chalet",
    "computer",
    "former player",
    "moderator",
    "nobody",
    "office",
    "open seat",
    "spectator",
    "staff",
    "system",
    "the office",
    "you",
)
_AI_NAME = re.compile(r"^(ai|bot|robot|easyai|normalai|hardai)\W*\d*$|^ai\b|\bai$|\bai\b")

_GUEST_FIRST = (
    "Amber", "Brave", "Bright", "Calm", "Cheerful", "Clever", "Crisp", "Dapper", "Early", "Frosty",
    "Gentle", "Golden", "Happy", "Jolly", "Kind", "Lively", "Lucky", "Merry", "Mild", "Nimble", "Polar",
    "Quick", "Quiet", "Snowy", "Sunny", "Swift", "Warm", "Witty",
)  # fmt: skip
_GUEST_LAST = (
    "Alpaca", "Badger", "Beaver", "Chamois", "Chough", "Crossbill", "Dormouse", "Eagle", "Ermine", "Finch",
    "Fox", "Grouse", "Hare", "Ibex", "Jay", "Lynx", "Marmot", "Marten", "Otter", "Owl", "Pika", "Ptarmigan",
    "Raven", "Squirrel", "Stag", "Vole", "Wolf", "Wren",
)  # fmt: skip


def tidy(name: str) -> str:
    """The name in one Unicode form (NFKC), without blanks around it and with single blanks inside."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def name_key(name: str) -> str:
    """What names that look alike share: no case, accents or separators, lookalike letters made one."""
    plain = unicodedata.normalize("NFKD", tidy(name).casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in _SEPARATORS)
    return letters.translate(_LOOKALIKES).replace("rn", "m").replace("vv", "w")


_AI_SEATS = tuple(name for level in LEVELS.values() for name in level.seat_names)
_RESERVED_KEYS = frozenset(name_key(name) for name in (*_RESERVED, *_AI_SEATS))


def check_display_name(name: str) -> None:
    """Raises ValidationError, saying what to do, if this tidy name can't be a display name."""
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        raise ValidationError(
            _("A name has %(min)d to %(max)d characters; this one has %(has)d."),
            code="length",
            params={"min": MIN_LENGTH, "max": MAX_LENGTH, "has": len(name)},
        )
    for sign in name:
        if sign in _SEPARATORS or unicodedata.category(sign)[0] in "LN" or unicodedata.combining(sign):
            continue
        raise ValidationError(
            _("Use letters, digits, blanks, dots, dashes and apostrophes only."), code="characters"
        )
    if unicodedata.category(name[0])[0] not in "LN" or not any(sign.isalpha() for sign in name):
        raise ValidationError(
            _("Begin with a letter or a digit, and use at least one letter."), code="letter"
        )
    if any(first in _SEPARATORS and second in _SEPARATORS for first, second in pairwise(name)):
        raise ValidationError(_("Put a letter or a digit between two separators."), code="separators")
    if sum(1 for sign in name if unicodedata.combining(sign)) > 2:
        raise ValidationError(_("Too many accents on their own; choose a plainer name."), code="accents")
    words = unicodedata.normalize("NFKD", name.casefold()).replace("_", " ")
    if name_key(name) in _RESERVED_KEYS or _AI_NAME.search(words):
        raise ValidationError(
            _("This name would be mistaken for an AI or for the site itself; choose another."),
            code="reserved",
        )


def random_guest_name() -> str:
    """A friendly name of two words and two digits, such as `Snowy Marmot 42`."""
    return f"{secrets.choice(_GUEST_FIRST)} {secrets.choice(_GUEST_LAST)} {secrets.randbelow(90) + 10}"
