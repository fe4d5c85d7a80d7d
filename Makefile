# Each target sets up what it needs in .venv the first time; a second run starts at once.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
TSC    := node_modules/.bin/tsc

.PHONY: help install play terminal test browser check bench mutants soak pictures clean

help:
	@echo "make play     open the web table"
	@echo "make terminal play in the terminal (make terminal GAME=mosby LANG=es)"
	@echo "make test     install what the tests need and run them"
	@echo "make check    style, types (of the web client too), layering, translations, rule coverage"
	@echo "make bench    measure every game"
	@echo "make soak     play many tables of the web table at once, with kills, and settle the accounts"
	@echo "make mutants  break the rules of a game on purpose and see what no test notices (GAME=guerra)"
	@echo "make pictures draw the pictures of the documentation again"

GAME ?= mosby
GAMES := $(patsubst src/vivac/games/%/__init__.py,%,$(wildcard src/vivac/games/*/__init__.py))

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Vivac needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.developing: pyproject.toml examples/tres-en-raya/pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]' --editable examples/tres-en-raya
	@touch $@ $(VENV)/.installed

install: $(VENV)/.installed

play: $(VENV)/.installed
	@$(BIN)/vivac serve --open

terminal: $(VENV)/.installed
	@$(BIN)/vivac play $(GAME)

test: browser
	$(BIN)/python -m pytest --numprocesses auto

browser: $(VENV)/.developing
	@which chromium chromium-browser google-chrome 2>/dev/null | grep -q . \
	  || { [ "$$(id -u)" = 0 ] && which apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
	  || $(BIN)/playwright install chromium \
	  || echo "No browser could be installed: the tests of the web table will be skipped."

# The checker of the client's types. Nobody needs it to play, and where it cannot be had, CI alone refuses.
$(TSC): package.json package-lock.json
	@which npm >/dev/null 2>&1 \
	  || { [ "$$(id -u)" = 0 ] && which apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq nodejs npm >/dev/null; } \
	  || true
	@{ npm ci --silent >/dev/null && touch $@; } \
	  || { echo "TypeScript could not be installed (that takes node and npm): THE TYPES OF THE WEB CLIENT ARE NOT CHECKED."; [ -z "$$CI" ]; }

check: $(VENV)/.developing $(TSC)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if [ -x $(TSC) ]; then echo $(TSC); $(TSC); fi
	$(BIN)/lint-imports
	$(BIN)/python -m vivac.lab.translations
	@for game in $(GAMES); do \
	  $(BIN)/vivac rules $$game --coverage > $(VENV)/coverage.txt || { cat $(VENV)/coverage.txt; exit 1; }; \
	  echo "$$game: $$(tail -n 1 $(VENV)/coverage.txt)"; \
	done

bench: $(VENV)/.developing
	$(BIN)/vivac bench

soak: $(VENV)/.developing
	$(BIN)/python -m vivac.lab.soak --games mosby,guerra,mistral,cuadro

mutants: $(VENV)/.developing
	$(BIN)/python -m vivac.lab.mutants $(GAME)

pictures: $(VENV)/.developing
	$(BIN)/python docs/pictures.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache node_modules
