"""`ludoteka map`, and the maps that people keep in files: the engine takes a map's text and opens no file itself."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..games.rebirth.maps import NAMES, Layout, MapError, decode, is_text, named, read
from ..games.rebirth.maps.layout import BLANK, ENERGY, FOOD, IRELAND, SETTLEMENT
from ..kernel.errors import listed
from ..locale import say
from .faults import Fault
from .map_picture import picture
from .words import capital

SUFFIX: Final = ".svg"


def show_map(language: str, file: str, picture_file: Path | None) -> None:
    """Check a map and tell what it has; draw it where that was wished."""
    if picture_file is not None and picture_file.suffix.lower() != SUFFIX:
        raise Fault(f"--svg: {picture_file}: a file whose name ends in {SUFFIX} is expected")
    layout = named(file) if file in NAMES else read_map(Path(file))
    Console(highlight=False).print(described(language, layout))
    if picture_file is not None:
        try:
            picture_file.write_text(picture(language, layout), encoding="utf-8")
        except OSError as error:
            raise Fault(f"--svg: {picture_file}: {(error.strerror or str(error)).lower()}") from error
        print(say(language, "cli-saved", text=str(picture_file)))


def read_map(path: Path) -> Layout:
    """The map in a file; Fault with the file's name if it cannot be read or breaks a check."""
    try:
        return read(decode(path.read_bytes()))
    except OSError as error:
        known = "" if path.exists() else f"; maps known by name: {listed(NAMES)}"
        raise Fault(f"{path}: {(error.strerror or str(error)).lower()}{known}") from error
    except MapError as error:
        raise Fault(f"{path}: {error}") from error


def text_of(option: str, value: str) -> str:
    """A map by name or as text stays; the name of a file becomes the text in it."""
    if value.lower() in NAMES or is_text(value):
        return value
    try:
        return read_map(Path(value)).text
    except Fault as error:
        raise Fault(f"option {option}: {error.format_message()}") from error
    except ValueError as error:
        raise Fault(f"option {option}: no map and no file: {value!r}; known: {listed(NAMES)}") from error


def described(language: str, layout: Layout) -> Table:
    """What a map has, for people."""
    table = Table(show_header=False, box=None, padding=(0, 2), title_justify="left")
    rules = say(language, f"cli-map-{'ireland' if layout.rules == IRELAND else 'scotland'}")
    table.title = f"[bold]{escape(layout.name)}[/] [dim]({rules})[/]"
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    sizes = [len(town) for town in layout.towns]
    settled = ", ".join([f"{sizes.count(size)} × {size}" for size in (1, 2, 3, 4) if size in sizes])
    kinds = [("food", FOOD), ("energy", ENERGY), ("blank", BLANK), ("settlements", SETTLEMENT)]
    counted = ", ".join([f"{say(language, f'cli-map-{word}')} {layout.kind.count(kind)}" for word, kind in kinds])
    table.add_row(say(language, "cli-map-spaces"), f"{layout.size} ({counted})")
    table.add_row(capital(say(language, "cli-map-settlements")), f"{len(sizes)} ({settled})")
    table.add_row(f"{say(language, 'cli-map-castles')} {layout.castles}", escape(", ".join(layout.castle_names)))
    sites = "cli-map-towers" if layout.rules == IRELAND else "cli-map-cathedrals"
    table.add_row(f"{say(language, sites)} {layout.sites}", escape(", ".join(layout.site_names)))
    bonus = "cli-map-offshore" if layout.rules == IRELAND else "cli-map-ports"
    table.add_row(say(language, bonus), str(sum(layout.bonus)))
    table.add_row(say(language, "cli-map-coast"), str(sum(layout.coast)))
    table.add_row(say(language, "cli-map-neutral"), str(sum(layout.neutral)))
    return table
