"""Imports point down the list of layers in docs/kernel.md, and the kernel stands on the standard library alone."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludoteka"

# What a kernel without I/O, clock, thread or hidden luck may take from the standard library
KERNEL_MAY_USE = {
    *("__future__", "abc", "bisect", "collections", "enum", "functools", "hashlib", "heapq", "itertools", "json"),
    *("math", "operator", "re", "string", "types", "typing"),
}
RULES_MAY_NOT_CALL = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
GAMES_MAY_NOT_USE = {
    *("asyncio", "datetime", "io", "multiprocessing", "os", "random", "secrets", "socket", "subprocess", "threading"),
    "time",
}


def layers() -> list[str]:
    """The layers from top to bottom, as the table in docs/kernel.md lists them."""
    text = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")
    table = text.split("## Layers")[1].split("\n## ")[0]
    return [name.split("/")[0] for name in re.findall(r"^\| `([a-z/<>]+)` \|", table, flags=re.MULTILINE)]


def module_name(path: Path) -> str:
    """The dotted name of a source, `ludoteka.kernel` for the package's own file."""
    parts = ("ludoteka", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def absolute(name: str, is_package: bool, node: ast.ImportFrom) -> str:
    """The module that a `from ... import` names, seen from the module `name`."""
    if node.level == 0:
        return node.module or ""
    parts = name.split(".")
    base = parts[: len(parts) - node.level + (1 if is_package else 0)]
    return ".".join([*base, node.module] if node.module else base)


def imports(source: str, name: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a module imports, wherever in it and for types too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(name, is_package, node)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def part_of(name: str) -> str:
    """The layer that a module of the package belongs to; empty for the public names in `ludoteka` itself."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in layers() else ""


def game_of(name: str) -> str:
    """The game to whose rules a module belongs, if any."""
    parts = name.split(".")
    known = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    return parts[2] if parts[:2] == ["ludoteka", "games"] and len(parts) > 2 and parts[2] in known else ""


def fault(name: str, imported: str) -> str:
    """Why the module `name` may not import that; empty if it may."""
    order = layers()
    mine, theirs = part_of(name), part_of(imported)
    if imported.split(".")[0] != "ludoteka":
        top = imported.split(".")[0]
        if mine == "kernel" and top not in KERNEL_MAY_USE:
            return "the kernel has no I/O, clock, thread, global luck or third-party import"
        if mine == "games" and (top in GAMES_MAY_NOT_USE or top not in sys.stdlib_module_names):
            return "the rules of a game have no I/O, clock, thread, luck of their own or third-party import"
        return ""
    if name == "ludoteka.__main__":
        return ""
    if not theirs:
        return "" if not mine or order.index(mine) < order.index("games") else "the public names stand above the games"
    if not mine:
        return "" if order.index(theirs) >= order.index("games") else "the public names stand above the games only"
    if order.index(theirs) < order.index(mine):
        return f"{theirs} stands above {mine}"
    game = game_of(imported)
    if game and f"{imported}.".startswith(f"ludoteka.games.{game}.maps."):
        return ""
    if game and game != game_of(name) and not f"{name}.".startswith(f"ludoteka.bots.{game}."):
        return "only the game itself, and its own bots, know more of it than its public interface"
    return ""


def faults(source: str, name: str, is_package: bool = False) -> list[str]:
    """All imports and calls of a module that point the wrong way."""
    found = [
        f"{name}:{line} imports {imported}: {why}"
        for line, imported in imports(source, name, is_package)
        if (why := fault(name, imported))
    ]
    if part_of(name) in ("kernel", "games"):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RULES_MAY_NOT_CALL:
                found.append(f"{name}:{node.lineno} calls {node.func.id}: rules have no I/O")
    return found


def sources() -> list[Path]:
    """All modules of the package, except those the migrations tool runs by path."""
    return sorted(path for path in PACKAGE.rglob("*.py") if "migrations" not in path.parts)


def test_the_page_lists_the_layers() -> None:
    assert layers() == ["cli", "web", "arena", "bots", "games", "locale", "kernel"]


def test_a_relative_import_is_read_as_python_reads_it() -> None:
    assert list(imports("from .bots import steward", "ludoteka", is_package=True)) == [(1, "ludoteka.bots.steward")]
    assert list(imports("from . import b", "ludoteka.kernel.a")) == [(1, "ludoteka.kernel.b")]
    assert list(imports("from ..web import app", "ludoteka.cli.a")) == [(1, "ludoteka.web.app")]


def test_every_module_belongs_to_a_layer() -> None:
    strays = [module_name(path) for path in sources() if path.parent != PACKAGE and not part_of(module_name(path))]

    assert strays == []


def test_imports_point_down() -> None:
    found = [
        line
        for path in sources()
        for line in faults(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
    ]

    assert found == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("ludoteka.kernel.luck", "import random"),
        ("ludoteka.kernel.luck", "def draw():\n    from time import time"),
        ("ludoteka.kernel.state", "import numpy as np"),
        ("ludoteka.kernel.state", "from ..games import load"),
        ("ludoteka.kernel.state", "import ludoteka"),
        ("ludoteka.kernel.state", "from .. import Option"),
        ("ludoteka.kernel.record", "def save(name):\n    open(name)"),
        ("ludoteka.locale", "import ludoteka.games.dominion"),
        ("ludoteka.games.seasons.table", "from ludoteka.bots import steward"),
        ("ludoteka.games.seasons.table", "from ludoteka.games.dominion import table"),
        ("ludoteka.games.seasons.table", "import rich"),
        ("ludoteka.bots.random", "from ..games.dominion.table import Table"),
        ("ludoteka.bots.seasons.mage", "from ...games.dominion.table import Table"),
        ("ludoteka.arena.match", "from ..web import tables"),
        ("ludoteka.web.tables", "from ludoteka import cli"),
        ("ludoteka", "from ludoteka.bots import steward"),
        ("ludoteka.games.dominion.turn", "from random import shuffle"),
        ("ludoteka.cli.draw", "from ..games.rebirth.mapsize import read"),
        ("ludoteka.cli.draw", "from ..games.rebirth import turn"),
    ],
)
def test_an_import_that_points_up_or_aside_is_found(name: str, source: str) -> None:
    assert len(faults(source, name)) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("ludoteka.kernel.luck", "from hashlib import sha256\nfrom .errors import RulesBug"),
        ("ludoteka.games.dominion.turn", "from ...kernel.frames import Frame\nfrom .table import Table"),
        ("ludoteka.games.dominion.words", "from ludoteka.locale import say"),
        ("ludoteka.bots.random", "from ..kernel.state import State"),
        ("ludoteka.bots.dominion.steward", "from ...games.dominion.card import COST"),
        ("ludoteka.arena.match", "import ludoteka\nfrom ..bots import load\nimport rich"),
        ("ludoteka.cli.serve", "from ..web import app\nimport typer"),
        ("ludoteka.__main__", "from .cli import main"),
        ("ludoteka.cli.draw", "from ..games.rebirth.maps import read"),
    ],
)
def test_an_import_that_points_down_is_allowed(name: str, source: str) -> None:
    assert faults(source, name) == []
