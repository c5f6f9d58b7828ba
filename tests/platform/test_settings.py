"""The defaults are safe, and what the environment says is followed."""

import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from config.env import BASE_DIR, broker_url, database_number, secret_key, with_database
from config.log import HIDDEN, configure, drop_secrets


def manage(folder: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a management command as an operator would, with nothing set but `environment`."""
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=BASE_DIR,
        env={"PATH": os.environ["PATH"], "CHALET_VAR": str(folder), **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_deploy_check_is_clean_with_tls(tmp_path: Path) -> None:
    checked = manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", CHALET_TLS="1")
    assert checked.returncode == 0, checked.stderr


def test_deploy_check_without_tls_names_only_what_needs_tls(tmp_path: Path) -> None:
    checked = manage(tmp_path, "check", "--deploy")
    named = set(re.findall(r"\(([a-z_]+\.[A-Z]\d+)\)", checked.stderr))
    assert named == {"security.W004", "security.W008", "security.W012", "security.W016"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "nonsense-secret"),
        ("DATABASE_URL", "postgres://user:secret@host:port/name"),
        ("DATABASE_URL", "gopher://user:secret@host/name"),
        ("REDIS_URL", "nonsense-secret"),
        ("REDIS_URL", "http://:secret@host:1"),
        ("CHALET_VAR", "/dev/null/nowhere"),
    ],
)
def test_a_wrong_value_of_the_environment_is_said_in_one_line(tmp_path: Path, name: str, value: str) -> None:
    told = manage(tmp_path, "check", **{name: value})
    assert told.returncode != 0
    (line,) = told.stderr.splitlines()
    assert name in line
    assert "secret" not in line


def test_secret_key_from_the_environment_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "the operator's own")
    assert secret_key(tmp_path) == "the operator's own"
    assert not (tmp_path / "secret_key").exists()


def test_a_value_may_come_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "key").write_text("from a file")
    monkeypatch.delenv("SECRET_KEY", raising=False)
    monkeypatch.setenv("SECRET_KEY_FILE", str(tmp_path / "key"))
    assert secret_key(tmp_path) == "from a file"


def test_each_folder_gets_its_own_secret_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    assert secret_key(one) == secret_key(one) != secret_key(other)


@pytest.mark.parametrize(
    ("url", "number", "next_one", "broker"),
    [
        ("unix:///a/b.sock", 0, "unix:///a/b.sock?db=1", "redis+socket:///a/b.sock"),
        ("redis://host:6379", 0, "redis://host:6379/1", "redis://host:6379"),
        ("redis://host:6379/", 0, "redis://host:6379/1", "redis://host:6379/"),
        ("redis://u:p@host/4", 4, "redis://u:p@host/5", "redis://u:p@host/4"),
        ("rediss://host:1/2?a=b", 2, "rediss://host:1/3?a=b", "rediss://host:1/2?a=b"),
    ],
)
def test_cache_takes_the_database_after_the_one_for_jobs(
    url: str, number: int, next_one: str, broker: str
) -> None:
    assert database_number(url) == number
    assert with_database(url, number + 1) == next_one
    assert broker_url(url) == broker


def test_jobs_are_json_and_survive_a_lost_worker() -> None:
    from config.celery import app

    assert app.conf.accept_content == ["json"]
    assert app.conf.task_acks_late
    assert app.conf.task_reject_on_worker_lost
    assert app.conf.worker_prefetch_multiplier == 1
    assert app.conf.broker_transport_options["visibility_timeout"] > app.conf.task_time_limit


def test_health_says_what_answers(client: Client, db: None, redis_server: str) -> None:
    answer = client.get("/healthz/")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "database": "ok", "redis": "ok", "workers": []}


def test_health_is_an_error_when_redis_is_away(
    client: Client, db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "REDIS_URL", "redis://127.0.0.1:1/0")
    monkeypatch.setattr("config.heartbeat._client", None)
    answer = client.get("/healthz/")
    assert answer.status_code == 500
    assert answer.json()["database"] == "ok"
    assert answer.json()["redis"] == "unavailable"
    assert "127.0.0.1" not in answer.content.decode()


def test_pages_allow_no_inline_script_or_style(client: Client, db: None) -> None:
    policy = client.get("/healthz/")["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


def test_admin_alone_has_the_looser_policy(client: Client, db: None) -> None:
    assert (
        "script-src 'self' 'unsafe-eval' 'unsafe-inline'"
        in client.get("/admin/login/")["Content-Security-Policy"]
    )


def test_collected_modules_import_only_hashed_names(tmp_path: Path) -> None:
    collected = manage(
        tmp_path, "collectstatic", "--no-input", "-v", "0", STATIC_ROOT=str(tmp_path / "static")
    )
    assert collected.returncode == 0, collected.stderr
    root = tmp_path / "static"
    names = json.loads((root / "staticfiles.json").read_text())["paths"]
    ours = [hashed for name, hashed in names.items() if name.startswith("games/") and name.endswith(".js")]
    assert ours
    hashed_names = {Path(hashed).name for hashed in names.values()}
    for hashed in ours:
        source = (root / hashed).read_text()
        for imported in re.findall(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""", source):
            # A module that is loaded under two names would be there twice, each with its own state.
            assert Path(imported).name in hashed_names, f"{hashed} imports {imported}"


def test_log_hides_secrets_however_deep() -> None:
    event = {
        "event": "moved",
        "seat": 1,
        "prices": [8, 9],
        "move": {"bids": {"0": 3}, "kind": "bid", "list": [{"hand": [1]}]},
    }
    assert drop_secrets(None, "info", event) == {
        "event": "moved",
        "seat": 1,
        "prices": HIDDEN,
        "move": {"bids": HIDDEN, "kind": "bid", "list": [{"hand": HIDDEN}]},
    }


def test_log_hides_what_in_an_address_lets_in() -> None:
    addresses = [
        reverse("games:join", args=["abc"]),
        reverse("games:invite", args=["abc", "secret"]),
        reverse("account_reset_password_from_key", kwargs={"uidb36": "1", "key": "secret"}),
        reverse("account_confirm_email", args=["secret:mail"]),
    ]
    event = {"event": f"Not Found: {addresses[1]}", "args": addresses}
    logged = str(drop_secrets(None, "info", event))
    assert "secret" not in logged
    assert addresses[0] in logged


def test_json_log_is_one_object_a_line_and_takes_the_standard_librarys_lines_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    formatter_settings = configure(as_json=True, level="INFO")["formatters"]["structured"]
    make = formatter_settings.pop("()")
    record = logging.LogRecord("games", logging.INFO, __file__, 1, "seat %s moved", (2,), None)
    line = make(**formatter_settings).format(record)
    assert json.loads(line)["event"] == "seat 2 moved"
    assert json.loads(line)["level"] == "info"
