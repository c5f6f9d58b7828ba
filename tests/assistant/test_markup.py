"""The markup of the rulebooks: blocks, sentences, stresses and links."""

import pytest

from games.assistant.markup import blocks, spans, statements


def test_paragraphs_and_lists() -> None:
    found = blocks("First line\ngoes on. Second.\n\nThen:\n- one\n- two\n  goes on\n\nLast.")
    assert [block.kind for block in found] == ["text", "text", "list", "text"]
    assert [sentence.text for sentence in found[0].items[0]] == ["First line goes on.", "Second."]
    assert [item[0].text for item in found[2].items] == ["one", "two goes on"]


def test_stresses_and_links() -> None:
    found = [(span.kind, span.text) for span in spans("A **tie** goes to BHM-7.1, see BHM-7.")]
    assert found == [
        ("text", "A "),
        ("strong", "tie"),
        ("text", " goes to "),
        ("rule", "BHM-7.1"),
        ("text", ", see "),
        ("rule", "BHM-7"),
        ("text", "."),
    ]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "You get:\n- snow\n- two cards\n\nThat is all.",
            ["You get:", "You get: snow", "You get: two cards", "That is all."],
        ),
        ("Rewards.\n- snow\n- cards", ["Rewards.", "snow", "cards"]),
        ("You pay 3. Then you go.", ["You pay 3.", "Then you go."]),
        ("See BHM-3.7 for it. Next.", ["See BHM-3.7 for it.", "Next."]),
        ("Wie z. B. der Zug. Danach.", ["Wie z. B. der Zug.", "Danach."]),
        ("Am 3. Tag geht ihr. So.", ["Am 3. Tag geht ihr.", "So."]),
        ("Costs, e.g. 300. Fine", ["Costs, e.g. 300.", "Fine"]),
        ("It says (“Stop.”) Then more.", ["It says (“Stop.”)", "Then more."]),
        ("**Pay.** Then go.", ["Pay.", "Then go."]),
        ("Who wins? You!", ["Who wins?", "You!"]),
    ],
)
def test_sentences(text: str, parts: list[str]) -> None:
    assert [sentence.text for sentence in statements(text)] == parts
