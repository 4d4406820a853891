# Each recipe sets up what it needs by itself. Development runs the interpreted sources in src/;
# the compiled engine lies in build/compiled and comes first on the path where it is wanted.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-builtin-rules
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
JOBS ?= 2
SERVE ?=
GAMES ?= 20
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
RUNTIME := $(VENV)/.ludoteka-runtime
WORKSHOP := $(VENV)/.ludoteka-workshop
MODULES := client/node_modules/.package-lock.json
PAGE := src/ludoteka/web/static/index.html
COMPILED := build/compiled/.stamp
WHEEL := build/wheel/.stamp

say = @echo "==> $(1)"
compiled = PYTHONPATH="$(CURDIR)/build/compiled"

# What things are made from. The list of names is kept so that a deleted module counts as a change.
ENGINE_SOURCES := $(shell find src/ludoteka/kernel src/ludoteka/games src/ludoteka/bots -name '*.py' -o -name '*.json' -o -name '*.txt' 2>/dev/null | sort)
PACKAGE_SOURCES := $(shell find src/ludoteka -name __pycache__ -prune -o -name static -prune -o -type f -print)
PAGE_SOURCES := $(shell find client -name node_modules -prune -o -type f -print; find src/ludoteka/locale -name '*.ftl')
ENGINE_LIST := build/engine.list
ENGINE_NAMES := $(ENGINE_SOURCES) $(sort $(filter-out %__pycache__,$(wildcard src/ludoteka/*)))
$(shell mkdir -p build && echo $(ENGINE_NAMES) | cmp -s - $(ENGINE_LIST) || echo $(ENGINE_NAMES) > $(ENGINE_LIST))

ENGINE_TESTS := $(wildcard README.md $(addprefix tests/,laws games counts playthroughs records kernel bots))
PYTEST := $(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal

.PHONY: help play test test-long test-interpreted test-compiled test-checksums test-client \
	browser lint format bench setup build clean

help:  ## List the recipes
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "  make %-10s %s\n", $$1, $$2}'

play: $(RUNTIME) $(PAGE) $(COMPILED)  ## Set up what is missing, then serve the games on 127.0.0.1:8000 (PORT=...)
	$(call say,Starting the server (Ctrl+C stops it))
	@exec env $(compiled) $(BIN)/python -m ludoteka serve --host $(HOST) --port $(PORT) $(SERVE)

test: test-client test-checksums test-compiled test-interpreted  ## Run every test but the browser's: client, engine compiled, all interpreted

test-long: $(WORKSHOP) $(PAGE) $(COMPILED)  ## Run the wide sweeps, compiled, and compare 500 games of each kind in both modes
	@LUDOTEKA_HYPOTHESIS=exploring $(compiled) $(PYTEST) -m long $(ARGS)
	@$(BIN)/python tools/checksums.py --games 500 --compare build/compiled

browser: $(WORKSHOP) $(PAGE) $(COMPILED)  ## Play in a real browser (Debian's chromium)
	$(call say,Browser tests)
	@$(compiled) $(BIN)/python -m pytest -m "browser and not long" tests/browser $(ARGS)

lint: $(WORKSHOP) $(MODULES)  ## Check style and types, of Python and of the page
	$(call say,Python: ruff and mypy)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --check . ; exit 1; }
	@$(BIN)/mypy
	$(call say,Page: svelte-check$(,) eslint and prettier)
	@tools/npm run --silent check
	@tools/npm run --silent lint

format: $(WORKSHOP) $(MODULES)  ## Lay out all sources the way lint wants them
	@$(BIN)/ruff check --quiet --fix . && $(BIN)/ruff format --quiet .
	@tools/npm run --silent format

bench: $(WORKSHOP) $(COMPILED)  ## Measure beside published packages; writes bench/results.json
	@$(BIN)/python bench/run.py $(ARGS)

setup: $(WORKSHOP)  ## Make .venv with all that work on the sources needs (interpreted engine)

build: $(WHEEL)  ## Build the compiled wheel into build/wheel, and lay it out in build/compiled

clean:  ## Take away everything that was built, but keep .venv and node_modules
	@rm -rf build src/ludoteka/web/static .mypy_cache .ruff_cache .pytest_cache

# ---------------------------------------------------------------- parts of `make test`

test-client: $(MODULES)
	$(call say,Tests of the page)
	@tools/npm test --silent

test-checksums: $(WORKSHOP) $(COMPILED)
	$(call say,The same games compiled and interpreted: $(GAMES) of each kind)
	@$(BIN)/python tools/checksums.py --games $(GAMES) --compare build/compiled

test-compiled: $(WORKSHOP) $(COMPILED)
	$(call say,Tests of the engine$(,) compiled)
	@test -n "$(filter tests/%,$(ENGINE_TESTS))" || { echo "There are no tests of the engine."; exit 1; }
	@LUDOTEKA_EXPECT=compiled $(compiled) $(PYTEST) -m "not long and not browser" $(ENGINE_TESTS) $(ARGS)

test-interpreted: $(WORKSHOP) $(PAGE)
	$(call say,All tests$(,) interpreted)
	@LUDOTEKA_EXPECT=interpreted $(PYTEST) -m "not long and not browser" $(ARGS)

# ---------------------------------------------------------------- what is made, and from what

, := ,

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludoteka needs Python 3.11 or newer, and $(PYTHON) is older. Name another: make PYTHON=python3.12 ...")'
	$(call say,Making $(VENV) with $$($(PYTHON) --version))
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python's venv module is missing (on Debian: apt install python3-venv)."; exit 1; }

$(RUNTIME): pyproject.toml | $(VENV)/pyvenv.cfg
	$(call say,Installing what the server needs)
	@LUDOTEKA_COMPILE=0 $(PIP) --editable .
	@touch $@

$(WORKSHOP): pyproject.toml | $(VENV)/pyvenv.cfg
	$(call say,Installing what tests$(,) checks and measurements need)
	@LUDOTEKA_COMPILE=0 $(PIP) --editable '.[test,lint,bench]'
	@touch $(RUNTIME) $@

$(MODULES): client/package.json client/package-lock.json | $(VENV)/pyvenv.cfg
	$(call say,Fetching what the page is built with)
	@tools/npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	$(call say,Building the page)
	@tools/npm run --silent build -- --logLevel warn
	@touch $@

$(COMPILED): $(ENGINE_SOURCES) $(ENGINE_LIST) setup.py pyproject.toml tools/build_compiled.py | $(VENV)/pyvenv.cfg $(PAGE)
	$(call say,Compiling the engine (a minute or two))
	@$(BIN)/python tools/build_compiled.py

$(WHEEL): $(PACKAGE_SOURCES) $(ENGINE_LIST) setup.py pyproject.toml tools/build_compiled.py $(PAGE) | $(VENV)/pyvenv.cfg
	$(call say,Building the wheel (a minute or two))
	@$(BIN)/python tools/build_compiled.py
