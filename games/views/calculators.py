"""Calculators at a real table: pages without an account, and what they need to go on without a network."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.assistant.books import LANGUAGES
from games.assistant.calculators import Say
from games.assistant.calculators.page import render as render_calculator
from games.assistant.calculators.run import calculators
from games.assistant.calculators.words import page_words
from games.assistant.language import assistant_language, remember_language
from games.core.registry import titles
from games.views.titles import offers

ENTRIES_AT_MOST = 100
LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "de": "Deutsch"}
ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = (
    "games/__init__.py",
    "games/compiled/__init__.py",
    "games/compiled/loader.py",
    "games/assistant/sums.py",
)
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """All calculators of all games."""
    language = assistant_language(request)
    say = Say(language)
    games = [
        {
            "offer": offer,
            "calculators": [
                {"slug": each.slug, "name": each.name(say), "about": each.about(say)}
                for each in calculators(slug).values()
            ],
        }
        for slug, offer in offers().items()
        if calculators(slug)
    ]
    page = {"games": games, **_common(say)}
    return remember_language(request, render(request, "games/calculators/index.html", page))


@require_safe
def calculator(request: HttpRequest, slug: str, name: str) -> HttpResponse:
    """One calculator, filled with the entries of the address. `?part=1` gives form and answer as JSON."""
    calculator = calculators(slug).get(name) if slug in titles() else None
    if calculator is None:
        raise Http404("There is no such calculator. All of them are under “At a real table”.")
    language = assistant_language(request)
    say = Say(language)
    parts = render_calculator(slug, name, _entries(request), language)
    if "part" in request.GET:
        return JsonResponse(parts)
    page = {
        "game": titles()[slug],
        "calculator": {"slug": name, "name": calculator.name(say), "about": calculator.about(say)},
        "others": [{"slug": each.slug, "name": each.name(say)} for each in calculators(slug).values()],
        "parts": parts,
        "query": _query(request),
        "worker": reverse("games:calculator_worker"),
        "pyodide": f"{settings.STATIC_URL}games/vendor/pyodide/",
        **_common(say),
    }
    return remember_language(request, render(request, "games/calculators/calculator.html", page))


def _common(say: Say) -> Mapping[str, object]:
    return {
        "nav": "calculators",
        "language": say.language,
        "languages": [(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
        "say": page_words(say),
    }


def _entries(request: HttpRequest) -> dict[str, str]:
    """The first value of each name: a switch that is on is followed by its twin that says off."""
    return {name: request.GET.getlist(name)[0] for name in list(request.GET)[:ENTRIES_AT_MOST]}


def _query(request: HttpRequest) -> str:
    """The entries of the address as the page's script writes them."""
    entries = request.GET.copy()
    entries.pop("lang", None)
    return entries.urlencode()


# --- Without a network --------------------------------------------------------------------------------------


@require_safe
@cache_control(public=True, max_age=3600)
def engine(request: HttpRequest) -> HttpResponse:
    """The rules and the calculators as a zip of their sources, for Python in the browser."""
    return HttpResponse(_engine(), content_type="application/zip")


@cache
def _engine() -> bytes:
    """Made once a process; the same bytes from the same sources."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _sources():
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _sources() -> Iterator[tuple[str, bytes]]:
    names = [ROOT / name for name in ENGINE]
    for folder in ("games/core", "games/assistant/calculators", "games/titles"):
        names += [
            file
            for file in sorted((ROOT / folder).rglob("*"))
            if file.suffix in (".py", ".json") and "rulebook" not in file.parts
        ]
    for file in names:
        yield str(file.relative_to(ROOT)), file.read_bytes()
    yield "games/assistant/__init__.py", b""
    spec = find_spec("mypy_extensions")
    assert spec is not None
    assert spec.origin is not None
    yield "mypy_extensions.py", Path(spec.origin).read_bytes()
    yield "librt/__init__.py", b""
    yield "librt/vecs.py", (ROOT / "games/core/pure_vecs.py").read_bytes()


@require_safe
@cache_control(no_cache=True)
def worker(request: HttpRequest) -> HttpResponse:
    """The script that runs Python, at an address that the service worker reaches: it serves all it loads."""
    return HttpResponse(_script("calculator-worker.js"), content_type="text/javascript")


def _script(name: str) -> str:
    return Path(str(finders.find(f"games/js/{name}"))).read_text(encoding="utf-8")


@require_safe
@cache_control(no_cache=True)
def service_worker(request: HttpRequest) -> HttpResponse:
    """The script that keeps the calculators for a time without a network.

    Its list of files is in it, so that it changes whenever one of them does.
    """
    pages = [
        reverse("games:calculators"),
        *(reverse("games:calculator", args=[slug, name]) for slug in offers() for name in calculators(slug)),
    ]
    files = [
        *(f"{page}?lang={assistant_language(request)}" for page in pages),
        reverse("games:calculator_engine"),
        *(f"{settings.STATIC_URL}games/vendor/pyodide/{name}" for name in PYODIDE),
        reverse("games:calculator_worker"),
        *(static(name) for name in _PAGE_FILES),
    ]
    version = sha256(f"{files}{_script('calculator-worker.js')}".encode() + _engine()).hexdigest()[:12]
    lists = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(files)};"
    script = f"{lists}\n{_script('calculator-sw.js')}"
    return HttpResponse(script, content_type="text/javascript")


_PAGE_FILES = (
    "games/icon.svg",
    "games/fonts/inter.woff2",
    "games/fonts/fraunces.woff2",
    "games/css/tokens.css",
    "games/css/base.css",
    "games/css/pages.css",
    "games/css/calculators.css",
    "games/js/theme.js",
    "games/js/menu.js",
    "games/js/calculator.js",
)
