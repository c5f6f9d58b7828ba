# `make run` and `make test` do all set-up that is missing. Python 3.11 and make are all they need.

SHELL := /bin/sh
PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python
RUN_READY := $(VENV)/.run-ready
DEV_READY := $(VENV)/.dev-ready
STATIC_READY := $(or $(STATIC_ROOT),staticfiles)/staticfiles.json
STATIC_SOURCES := $(shell find games/static accounts/static -type f 2>/dev/null)
PIP := $(PY) -m pip install -qq --disable-pip-version-check --require-hashes
LOCK := $(VENV)/bin/uv pip compile --quiet --generate-hashes --universal --python-version 3.11 \
	--no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
CHROMIUM ?= $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome)

.PHONY: help install run test test-browser lint format types lock clean database compile

help:
	@echo "make run           set up what is missing and start the site (PORT=8000)"
	@echo "make test          set up what is missing and run all tests"
	@echo "make install       set-up alone: virtual environment, database, cards, static files, compiled rules"
	@echo "make test-browser  browser tests alone"
	@echo "make lint | types  ruff; mypy, strict on the rules and the AI"
	@echo "make format        let ruff format everything"
	@echo "make lock          pin requirements*.in anew (UPGRADE=1 takes newer versions)"
	@echo "make clean         remove what can be made again; var/ with your data stays"

# Made once. After a change of Python: `make clean`.
$(VENV)/pyvenv.cfg:
	@python=; for name in python3.11 python3 python; do \
	  if command -v $$name >/dev/null 2>&1 && \
	     $$name -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' 2>/dev/null; \
	  then python=$$name; break; fi; done; \
	if [ -z "$$python" ]; then \
	  echo "Python 3.11 is needed and was not found (tried python3.11, python3, python)." >&2; \
	  echo "Install it with your system's packages or pyenv, then run make again." >&2; exit 1; fi; \
	echo "Making $(VENV) with $$($$python --version) ..."; \
	$$python -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python's venv module is needed (on Debian: the package python3.11-venv)." >&2; exit 1; }

$(RUN_READY): requirements.txt | $(VENV)/pyvenv.cfg
	@echo "Installing what the site needs ..."
	@$(PIP) -r requirements.txt
	@touch $@

$(DEV_READY): requirements-dev.txt | $(VENV)/pyvenv.cfg
	@echo "Installing what the site and its tests need ..."
	@$(PIP) -r requirements-dev.txt
	@touch $@ $(RUN_READY)

$(STATIC_READY): $(RUN_READY) $(STATIC_SOURCES)
	@echo "Collecting static files ..."
	@$(PY) manage.py collectstatic --no-input --verbosity 0
	@$(PY) -m whitenoise.compress --quiet $(dir $(STATIC_READY))
	@touch $@

database: $(RUN_READY)
	@$(PY) manage.py migrate --no-input --verbosity 0
	@$(PY) manage.py load_cards

# Only what changed; CHALET_COMPILE=0 leaves it out.
compile: $(RUN_READY)
	@$(PY) -m games.compiled

install: compile $(STATIC_READY) database

run: install
	@exec $(PY) manage.py serve --port $(PORT)

test: $(DEV_READY) compile
	$(PY) -m pytest -n auto
	@$(MAKE) --no-print-directory test-browser

test-browser: $(DEV_READY) compile
	@if [ -n "$(CHROMIUM)" ]; then \
	  echo "Browser tests with $(CHROMIUM)"; $(PY) -m pytest -n 2 tests/browser; \
	else echo "BROWSER TESTS SKIPPED: no chromium found. Install it, or set CHROMIUM to its path."; fi

lint: $(DEV_READY)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

format: $(DEV_READY)
	$(PY) -m ruff format .

types: $(DEV_READY)
	$(PY) -m mypy

lock: $(DEV_READY)
	$(LOCK) requirements.in -o requirements.txt
	$(LOCK) requirements.in requirements-dev.in -o requirements-dev.txt
	$(LOCK) requirements-peer.in -o requirements-peer.txt

clean:
	rm -rf $(VENV) build staticfiles .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -not -path './var/*' -prune -exec rm -rf {} +
