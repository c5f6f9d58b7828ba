"""Reading rulebooks: what is whole is read, and what is wrong is named by file and key."""

from pathlib import Path

import pytest

from games.assistant.books import LANGUAGES, read_books
from games.assistant.reading import BookFault
from tests.assistant.bookshelf import BOOK, PICTURE, TEXTS, write_book


def faults(folder: Path, **files: str) -> list[str]:
    with pytest.raises(BookFault) as caught:
        read_books("toy", write_book(folder, **files))
    return caught.value.faults


def test_a_whole_book_is_read_in_all_languages(tmp_path: Path) -> None:
    books = read_books("toy", write_book(tmp_path))
    assert list(books) == list(LANGUAGES)
    book = books["it"]
    assert [chapter.id for chapter in book.chapters] == ["TOY-1", "TOY-2"]
    assert list(book.paragraphs) == ["TOY-1.1", "TOY-1.2", "TOY-2.1"]
    assert book.paragraphs["TOY-1.1"].related == ("TOY-2.1",)
    assert book.paragraphs["TOY-1.2"].house == "Somebody has to."
    assert book.paragraphs["TOY-1.2"].picture == PICTURE
    assert book.paragraphs["TOY-2.1"].example == "With 3 and 2 stars the first player wins."
    assert book.glossary[0].rule == "TOY-1.1"
    assert book.asked == {"TOY-2.1": ("how do I come out on top",)}
    assert book.synonyms == {"champion": ("winner",)}


def test_the_paragraphs_around_one(tmp_path: Path) -> None:
    book = read_books("toy", write_book(tmp_path))["en"]
    before, after = book.around("TOY-1.1")
    assert before is None
    assert after is not None
    assert after.rule == "TOY-1.2"
    before, after = book.around("TOY-2.1")
    assert before is not None
    assert before.rule == "TOY-1.2"
    assert after is None
    with pytest.raises(KeyError):
        book.around("TOY-9.9")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("en", 'title = "Winner"', "", "en.toml: paragraphs.TOY-2.1.title: must be a text"),
        ("en", '[paragraphs."TOY-1.2"]', '[paragraphs."TOY-1.9"]', "en.toml: paragraphs.TOY-1.2: is missing"),
        (
            "en",
            '[paragraphs."TOY-1.2"]',
            '[paragraphs."TOY-1.9"]',
            "en.toml: paragraphs.TOY-1.9: isn’t in book.toml",
        ),
        ("it", '"TOY-2" = "The end"', "", "it.toml: chapters.TOY-2: is missing"),
        ("de", 'house = "Somebody has to."', "", "de.toml: paragraphs.TOY-1.2.house: must be a text"),
        ("de", 'text = "A point."', "", "de.toml: glossary.Star.text: must be a text"),
        (
            "de",
            'rule = "TOY-1.1"',
            'rule = "TOY-7"',
            "de.toml: glossary.Star.rule: there is no paragraph 'TOY-7'",
        ),
        ("en", '["how do I come out on top"]', "[]", "en.toml: asked.TOY-2.1: must be a list of questions"),
        ("en", '"TOY-2.1" = ["how', '"TOY-7" = ["how', "en.toml: asked.TOY-7: there is no such paragraph"),
        ("en", '["winner"]', "[]", "en.toml: synonyms.champion: must be a list of words"),
        (
            "en",
            "by TOY-2.1",
            "by TOY-2.9",
            "en.toml: paragraphs.TOY-1.1.text: there is no paragraph or chapter TOY-2.9",
        ),
        ("en", "**lost**", "**lost", "en.toml: paragraphs.TOY-1.1.text: a ** has no second one"),
        (
            "en",
            "Somebody",
            "It's",
            "en.toml: paragraphs.TOY-1.2.house: has a straight ' or \"; write ’ or “ ”",
        ),
        ("en", "[chapters]", 'colour = "red"\n[chapters]', "en.toml: colour: unknown; there are: asked, "),
        ("en", "[synonyms]", "synonyms]", "en.toml: is no TOML: "),
        (
            "it",
            'example = "With 3 and 2 stars the first player wins."',
            "",
            "it.toml: paragraphs.TOY-2.1.example: other languages have one",
        ),
        ("book", 'rule = "TOY-2.1"', 'rule = "TOY-1.1"', "book.toml: TOY-1.1: TOY-1.1 is there twice"),
        ("book", 'rule = "TOY-2.1"', 'rule = "rule 1"', "book.toml: rule 1: 'rule 1' is no id such as BHM-3"),
        ("book", 'id = "TOY-2"', 'id = "TOY-3"', "book.toml: TOY-2.1: there is no chapter TOY-2"),
        ("book", 'id = "TOY-2"', 'id = "TOY-3"', "book.toml: TOY-3: the chapter has no paragraph"),
        ("book", '["TOY-2.1"]', '["TOY-1.1"]', "book.toml: TOY-1.1.related: TOY-1.1 is superfluous"),
        ("book", '["TOY-2.1"]', '["TOY-5"]', "book.toml: TOY-1.1.related: there is no paragraph 'TOY-5'"),
        ("book", "house = true", 'house = "yes"', "book.toml: TOY-1.2.house: must be true or false"),
        ("book", '"star"', '"moon"', "book.toml: TOY-1.2.picture: pictures/moon.svg can’t be read"),
        ("book", '"star"', '"../star"', "book.toml: TOY-1.2.picture: '../star' is no name such as tie"),
        ("star", "<path", "<text>x</text><path", "pictures/star.svg: must not hold a text"),
        ("star", "<path", '<path onload="x"', "pictures/star.svg: path must not have onload"),
        ("star", 'fill="currentColor"', 'style="fill:red"', "pictures/star.svg: path must not have style"),
        ("star", "</svg>", "", "pictures/star.svg: is no SVG: "),
    ],
)
def test_each_fault_is_named_by_file_and_key(
    tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    whole = {"book": BOOK, "star": PICTURE}.get(file, TEXTS)
    assert old in whole
    found = faults(tmp_path, **{file: whole.replace(old, new, 1)})
    assert any(text.startswith(fault) for text in found), found


def test_a_house_text_without_the_mark_in_the_book_is_a_fault(tmp_path: Path) -> None:
    found = faults(tmp_path, book=BOOK.replace("house = true", ""))
    assert found == [
        f"{language}.toml: paragraphs.TOY-1.2.house: book.toml doesn’t say house = true for it"
        for language in LANGUAGES
    ]


def test_paragraphs_stand_in_the_order_of_their_chapters(tmp_path: Path) -> None:
    first, _, rest = BOOK.partition("[[paragraph]]")
    moved = f'{first}[[paragraph]]\nrule = "TOY-2.1"\n[[paragraph]]{rest}'.rpartition("[[paragraph]]")[0]
    assert "book.toml: paragraph: the paragraphs aren’t in the order of their chapters" in faults(
        tmp_path, book=moved
    )


def test_missing_files_are_named(tmp_path: Path) -> None:
    write_book(tmp_path)
    (tmp_path / "it.toml").unlink()
    with pytest.raises(BookFault) as caught:
        read_books("toy", tmp_path)
    assert "it.toml: can’t be read" in caught.value.faults
