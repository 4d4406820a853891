.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help setup

help:  ## List the recipes
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "  make %-10s %s\n", $$1, $$2}'

setup:  ## Make .venv with all that work on the sources needs (interpreted engine)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	LUDOTEKA_COMPILE=0 $(BIN)/python -m pip install --quiet --editable '.[test,lint,bench]'
