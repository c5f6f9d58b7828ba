"""Calculators as pages: without an account, shared by their address, and what they need without a network."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from django.test import Client

from games.assistant.calculators.run import calculators
from games.core.registry import titles

pytestmark = pytest.mark.django_db
ALL = [(slug, name) for slug in titles() for name in calculators(slug)]


def test_all_of_them_are_offered_to_everyone(client: Client) -> None:
    page = client.get("/at-the-table/").content.decode()
    for slug, name in ALL:
        assert f'href="/at-the-table/{slug}/{name}/?lang=en"' in page


@pytest.mark.parametrize(("slug", "name"), ALL)
def test_a_page_answers_what_its_address_says(client: Client, slug: str, name: str) -> None:
    page = client.get(f"/at-the-table/{slug}/{name}/?lang=de").content.decode()
    assert 'lang="de"' in page
    assert "calc-headline" in page


def test_entries_are_read_from_the_address(client: Client) -> None:
    page = client.get("/at-the-table/boutique/stay/?a=3&c=6&f=1&f=0").content.decode()
    assert re.search(r'name="a" value="3"', page)
    assert "After Sunday" in page


def test_markup_in_an_entry_stays_text(client: Client) -> None:
    page = client.get("/at-the-table/boutique/stay/?a=<script>").content.decode()
    assert "<script>" not in page.split("data-groups")[1].split("</form>")[0]
    assert "&lt;script&gt;" in page


def test_the_language_is_remembered(client: Client) -> None:
    client.get("/at-the-table/?lang=it")
    assert "Al tavolo vero" in client.get("/at-the-table/").content.decode()


@pytest.mark.parametrize("path", ["nothing/stay", "boutique/nothing"])
def test_others_are_not_found(client: Client, path: str) -> None:
    assert client.get(f"/at-the-table/{path}/").status_code == 404


def test_the_service_worker_keeps_every_page(client: Client) -> None:
    script = client.get("/at-the-table/sw.js?lang=it")
    assert script["Content-Type"] == "text/javascript"
    files = json.loads(re.findall(r"const FILES = (\[.*?\]);", script.content.decode())[0])
    assert {f"/at-the-table/{slug}/{name}/?lang=it" for slug, name in ALL} <= set(files)
    assert all(client.get(file).status_code == 200 for file in files if not file.startswith("/static/"))


def test_the_engine_for_the_browser_runs_with_nothing_else(client: Client, tmp_path: Path) -> None:
    archive = zipfile.ZipFile(io.BytesIO(client.get("/at-the-table/engine.zip").content))
    archive.extractall(tmp_path)
    asked = [(slug, name) for slug, name in ALL]
    program = (
        "import json, sys\n"
        "from games.assistant.calculators.page import render\n"
        f"print(json.dumps([render(slug, name, {{}}, 'it') for slug, name in {asked!r}]))\n"
    )
    # -I and -S: no site-packages, so that what the browser doesn't have isn't found here either.
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{program}"],
        env={"CHALET_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert found.returncode == 0, found.stderr[-2000:]
    on_the_device = json.loads(found.stdout)
    on_the_server = [
        client.get(f"/at-the-table/{slug}/{name}/?part=1&lang=it").json() for slug, name in asked
    ]
    assert on_the_device == on_the_server
