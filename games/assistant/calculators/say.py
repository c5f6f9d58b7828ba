"""Words in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence

LANGUAGES = ("en", "it", "de")


class Say:
    """Picks the words of one language. ``say("Total", "Totale", "Summe")``.

    Args:
        language: ``en``, ``it`` or ``de``; anything else is taken for English.
    """

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else "en"
        self._at = LANGUAGES.index(self.language)

    def __call__(self, en: str, it: str, de: str) -> str:
        """The words of the language."""
        return (en, it, de)[self._at]

    def number(self, value: int) -> str:
        """A number with its thousands parted, and a real minus."""
        text = f"{abs(value):,}"
        if self.language != "en":
            text = text.replace(",", ".")
        return f"−{text}" if value < 0 else text

    def signed(self, value: int) -> str:
        """A number that is added or taken away."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def listed(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self('and', 'e', 'und')} {parts[-1]}"

    def days(self) -> tuple[str, ...]:
        """The days of the week, Monday first."""
        return _DAYS[self.language]

    def short_days(self) -> tuple[str, ...]:
        """The days of the week as a calendar heads its columns."""
        letters = 2 if self.language == "de" else 3
        return tuple(day[:letters].capitalize() for day in self.days())

    def count(self, value: int, one: str, many: str) -> str:
        """A number with its noun."""
        return f"{self.number(value)} {one if value == 1 else many}"


_DAYS = {
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    "it": ("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
    "de": ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"),
}
