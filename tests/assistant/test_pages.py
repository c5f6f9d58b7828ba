"""The pages of the rules: for everyone, at addresses that stay, in three languages, with and without JS."""

import json
import re

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from games.assistant.books import LANGUAGES, books, slugs
from games.assistant.labels import labels
from games.assistant.language import LANGUAGE_COOKIE, language_of

pytestmark = pytest.mark.django_db


def page(client: Client, path: str, status: int = 200, **headers: str) -> str:
    response = client.get(path, headers=headers)
    assert response.status_code == status
    return response.content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_a_book_has_every_paragraph_house_decision_and_term(client: Client, slug: str, language: str) -> None:
    book = books(slug)[language]
    for path in (f"/rules/{slug}/", f"/rules/{slug}/print/"):
        text = page(client, f"{path}?lang={language}")
        for rule in book.paragraphs:
            assert f'id="{rule}"' in text
        for chapter in book.chapters:
            assert f'id="{chapter.id}"' in text
        assert text.count("<dt>") == len(book.glossary)
        assert text.count('class="by-house"') == sum(
            one.house is not None for one in book.paragraphs.values()
        )
        # Links within the page lead somewhere in it.
        assert set(re.findall(r'href="#([A-Z]+-[\d.]+)"', text)) <= set(re.findall(r'id="([^"]+)"', text))


@pytest.mark.parametrize("slug", slugs())
def test_each_rule_has_a_page_with_a_title_a_description_and_its_neighbours(
    client: Client, slug: str
) -> None:
    book = books(slug)["en"]
    titles = set()
    for rule, paragraph in book.paragraphs.items():
        text = page(client, f"/rules/{slug}/{rule}")
        title = re.search(r"<title>(.*?)</title>", text)
        description = re.search(r'<meta name="description" content="([^"]+)"', text)
        assert title is not None
        assert description is not None
        titles.add(title[1])
        for other in paragraph.related:
            assert f'href="/rules/{slug}/{other}"' in text
    assert len(titles) == len(book.paragraphs)
    first, *_, last = book.paragraphs
    assert 'rel="prev"' not in page(client, f"/rules/{slug}/{first}")
    assert 'rel="next"' not in page(client, f"/rules/{slug}/{last}")


def test_search_engines_find_each_language_at_an_address_of_its_own(client: Client) -> None:
    text = page(client, "/rules/boutique/BHM-3.7?lang=it")
    assert '<link rel="canonical" href="http://testserver/rules/boutique/BHM-3.7?lang=it">' in text
    for language in LANGUAGES:
        alternate = f'hreflang="{language}" href="http://testserver/rules/boutique/BHM-3.7?lang={language}"'
        assert alternate in text
    assert 'hreflang="x-default" href="http://testserver/rules/boutique/BHM-3.7"' in text


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("/rules/boutique/bhm-3.7", "/rules/boutique/BHM-3.7"),
        ("/rules/boutique/BHM-3.7/", "/rules/boutique/BHM-3.7"),
        ("/rules/boutique/BHM-3", "/rules/boutique/#BHM-3"),
    ],
)
def test_other_spellings_lead_to_the_rule(client: Client, path: str, target: str) -> None:
    response = client.get(path)
    assert response.status_code == 301
    assert response.headers["Location"] == target


def test_what_there_is_not_says_what_there_is(client: Client) -> None:
    unknown = page(client, "/rules/boutique/BHM-99.1", 404)
    for chapter in books("boutique")["en"].chapters:
        assert chapter.title in unknown
    assert "BHM-3" in page(client, "/rules/boutique//", 404)
    nothing = page(client, "/rules/chess/", 404)
    for slug in slugs():
        assert reverse("games:rulebook", args=[slug]) in nothing
    assert json.loads(page(client, "/rules/boutique/BHM-99.1.json", 404))["there_are"]
    assert json.loads(page(client, "/rules/chess/ask.json?q=x", 404))["there_are"] == list(slugs())


def test_a_chosen_language_is_remembered(client: Client) -> None:
    assert 'lang="de"' not in page(client, "/rules/boutique/").split("<main", 1)[1].split("languages", 1)[0]
    page(client, "/rules/boutique/?lang=de")
    assert client.cookies[LANGUAGE_COOKIE].value == "de"
    assert books("boutique")["de"].intro.split(".")[0] in page(client, "/rules/boutique/")


def test_the_language_is_the_chosen_one_then_the_browsers_own() -> None:
    assert language_of({LANGUAGE_COOKIE: "it"}, "de") == "it"
    assert language_of({LANGUAGE_COOKIE: "xx"}, "fr-FR,de-AT;q=0.8,en;q=0.5") == "de"
    assert language_of({}, "") == "en"
    assert language_of({}, "fr") == "en"


def test_a_question_is_answered_on_the_page_in_its_language(client: Client) -> None:
    text = page(client, "/rules/boutique/?q=chi+vince+se+il+prezzo+%C3%A8+uguale")
    answers = text.split('id="answers"', 1)[1].split("</section>", 1)[0]
    assert "BHM-3.7" in answers
    assert "<mark>" in answers
    assert books("boutique")["it"].paragraphs["BHM-3.7"].title in answers


def test_all_books_can_be_asked_at_once(client: Client) -> None:
    assert "SKF-2.8" in page(client, "/rules/?q=avalanche")


def test_htmx_gets_the_answers_alone(client: Client) -> None:
    text = page(client, "/rules/boutique/?q=tie", **{"HX-Request": "true"})
    assert text.lstrip().startswith('<section id="answers"')
    assert "<html" not in text


@pytest.mark.parametrize("question", ["", "xqzw", "%3Cscript%3Ealert(1)%3C/script%3Exqzw"])
def test_an_absurd_question_says_what_can_be_asked(client: Client, question: str) -> None:
    text = page(client, f"/rules/boutique/?q={question}")
    answers = text.split('id="answers"', 1)[1].split("</section>", 1)[0]
    assert answers.count("?q=") == 3
    assert "<script>alert" not in text


def test_the_table_gets_a_rule_and_answers_as_json(client: Client) -> None:
    rule = json.loads(page(client, "/rules/boutique/BHM-3.7.json?lang=it"))
    assert rule["title"] == books("boutique")["it"].paragraphs["BHM-3.7"].title
    assert rule["text"][0]["items"][0][0]["spans"]
    answers = json.loads(page(client, "/rules/boutique/ask.json?q=Gleichstand"))
    assert answers["language"] == "de"
    assert "BHM-3.7" in [answer["rule"] for answer in answers["answers"]]
    contents = json.loads(page(client, "/rules/boutique/ask.json?lang=en"))
    assert contents["chapters"][0]["paragraphs"][0]["rule"] == "BHM-1.1"


def test_a_question_too_many_is_answered_with_a_sentence(
    client: Client, settings: Settings, clean_redis: str
) -> None:
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "ask_anonymous": "2/m/ip"}
    page(client, "/rules/boutique/?q=tie&lang=de")
    page(client, "/rules/boutique/ask.json?q=tie&lang=de")
    sentence = labels("de")["too_often"]
    whole = page(client, "/rules/?q=tie&lang=de", 429)
    assert 'value="tie"' in whole
    assert sentence in whole
    part = page(client, "/rules/boutique/?q=tie&lang=de", 429, **{"HX-Request": "true"})
    assert part.lstrip().startswith('<section id="answers"')
    assert sentence in part
    asked = client.get("/rules/boutique/ask.json?q=tie&lang=de")
    assert (asked.status_code, asked.json()["text"]) == (429, sentence)
    # The book itself is open to all who read.
    page(client, "/rules/boutique/")
    page(client, "/rules/boutique/ask.json")
    page(client, "/rules/boutique/BHM-3.7.json")
