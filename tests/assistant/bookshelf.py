"""A small rulebook for tests, written into a folder; each test breaks in it what it is about."""

from pathlib import Path

BOOK = """
[[chapter]]
id = "TOY-1"
[[chapter]]
id = "TOY-2"

[[paragraph]]
rule = "TOY-1.1"
related = ["TOY-2.1"]
[[paragraph]]
rule = "TOY-1.2"
house = true
picture = "star"
[[paragraph]]
rule = "TOY-2.1"
"""

TEXTS = """
title = "Toy"
intro = "Whoever has most stars wins."

[chapters]
"TOY-1" = "Set-up"
"TOY-2" = "The end"

[paragraphs."TOY-1.1"]
title = "Stars"
text = "Each player has 3 stars. A **lost** star is decided by TOY-2.1."

[paragraphs."TOY-1.2"]
title = "First player"
text = "The youngest player begins."
house = "Somebody has to."

[paragraphs."TOY-2.1"]
title = "Winner"
text = "The player with most stars wins the game."
example = "With 3 and 2 stars the first player wins."

[[glossary]]
term = "Star"
text = "A point."
rule = "TOY-1.1"

[asked]
"TOY-2.1" = ["how do I come out on top"]

[synonyms]
"champion" = ["winner"]
"""

PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="currentColor" d="M0 0h8"/></svg>'
)


def write_book(folder: Path, **files: str) -> Path:
    """The rulebook in `folder`; `files` are what stands in one of its files instead."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    (folder / "book.toml").write_text(files.get("book", BOOK))
    for language in ("en", "it", "de"):
        (folder / f"{language}.toml").write_text(files.get(language, TEXTS))
    (folder / "pictures" / "star.svg").write_text(files.get("star", PICTURE))
    return folder
