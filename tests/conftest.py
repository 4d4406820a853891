"""What every test run has in common: which engine it is about, and which tests need a browser."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from hypothesis import settings

import ludoteka

ENGINE = ("kernel", "games", "bots")
EXPECTED = ("compiled", "interpreted")
HERE = Path(__file__).parent

# A check that several tests share is to say as much of a fault as one that stands in a test
pytest.register_assert_rewrite("tests.bots", "tests.browser", "tests.games")

# Machines differ in speed, and a run is to end as the last one did; `make test-long` looks further
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("exploring", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("LUDOTEKA_HYPOTHESIS", "steady"))


def engine_modules() -> list[str]:
    """The names of all modules of the engine, as they lie on the path."""
    names = []
    for part in ENGINE:
        folders = [str(Path(place) / part) for place in ludoteka.__path__]
        names += [module.name for module in walk_packages(folders, f"ludoteka.{part}.")]
    return sorted(names)


def is_compiled(name: str) -> bool:
    """Whether this module is loaded from compiled code."""
    return not str(import_module(name).__file__).endswith(".py")


def engine() -> str:
    """`compiled`, `interpreted`, or `mixed` where some modules are the one and some the other."""
    kinds = {is_compiled(name) for name in engine_modules()}
    if len(kinds) > 1:
        return "mixed"
    return "compiled" if kinds == {True} else "interpreted"


def pytest_report_header() -> str:
    """Say which engine is under test."""
    return f"engine: {engine()} ({Path(ludoteka.__file__).parent})"


def pytest_configure() -> None:
    """Stop if LUDOTEKA_EXPECT asks for another engine than the one that is loaded."""
    wanted = os.environ.get("LUDOTEKA_EXPECT")
    if wanted is None:
        return
    if wanted not in EXPECTED:
        raise pytest.UsageError(f"LUDOTEKA_EXPECT is {wanted!r}; it must be one of {', '.join(EXPECTED)}.")
    if engine() != wanted:
        odd = [name for name in engine_modules() if is_compiled(name) != (wanted == "compiled")]
        raise pytest.UsageError(f"The engine is to be {wanted}, but is {engine()}: {', '.join(odd)}.")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lies in tests/browser needs a browser."""
    for item in items:
        if HERE / "browser" in item.path.parents:
            item.add_marker(pytest.mark.browser)
