"""A board of hexes drawn in the terminal, from its zone in a view: the map, the tiles on it, and who holds what."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from .words import Speaker, capital

MARKS: Final = "●▲■◆"
COLOURS: Final = ("red", "blue", "yellow", "green")
SIGNS: Final = {"food": "f", "energy": "e"}
NEUTRAL: Final = "░░"
CELL: Final = 4
CHOOSABLE: Final = "bold cyan"
GROUNDS: Final = {"~": "blue", "#": "dim", "C": "bold", "K": "bold magenta", "T": "bold magenta"}


def draw_board(speaker: Speaker, zone: dict[str, Any], choosable: set[tuple[str, str]]) -> Panel:
    """The board, with the numbers of rows and columns, and under it what the places are called."""
    rows: list[list[str]] = zone["map"]["rows"]
    laid = {tile["space"]: tile for tile in zone["tiles"]}
    numbers = "".join(f"{column:<{CELL}}" for column in range(len(rows[0])))
    lines = [Text.from_markup(f"[dim]    {numbers}[/]")]
    for row, tokens in enumerate(rows):
        indent = " " * (CELL // 2 if row % 2 else 0)
        text = Text.from_markup(f"[dim]{row:>2}[/]  {indent}")
        for column, token in enumerate(tokens):
            space = f"{row},{column}"
            text.append_text(hex_at(token, laid.get(space), zone, (zone["id"], space) in choosable))
        text.rstrip()
        lines.append(text)
    body: list[RenderableType] = [*lines, Text.from_markup(players(speaker)), *places(speaker, zone)]
    for line in lines:
        line.no_wrap, line.overflow = True, "crop"
    return Panel(Group(*body), title=escape(zone["map"]["name"]), title_align="left", border_style="dim")


def hex_at(token: str, tile: dict[str, Any] | None, zone: dict[str, Any], can_choose: bool) -> Text:
    """One hex: the tile on it, or what it is."""
    if tile is not None:
        return laid_tile(tile, token.endswith("+"))
    if token == ".":
        return Text(" " * CELL)
    holder = zone.get("castles", {}).get(token)
    if holder is not None:
        return Text(f"{token}{MARKS[holder]}".ljust(CELL), style=COLOURS[holder])
    style = CHOOSABLE if can_choose else GROUNDS.get(token[0], "default")
    return Text(token.ljust(CELL), style=style)


def laid_tile(tile: dict[str, Any], bonus: bool) -> Text:
    """A tile: whose it is, and what: food, energy, or how many houses."""
    if tile["seat"] is None:
        return Text(NEUTRAL.ljust(CELL), style="dim")
    seat: int = tile["seat"]
    sign = SIGNS.get(tile["tile"], tile["tile"])
    return Text(f"{MARKS[seat]}{sign}{'+' if bonus else ''}".ljust(CELL), style=f"bold {COLOURS[seat]}")


def mark(speaker: Speaker, seat: int) -> str:
    """A player's mark and name."""
    return f"[{COLOURS[seat]}]{MARKS[seat]}[/] {escape(speaker.players[seat])}"


def players(speaker: Speaker) -> str:
    """Whose mark is whose."""
    return " · ".join(mark(speaker, seat) for seat in range(len(speaker.players)))


def places(speaker: Speaker, zone: dict[str, Any]) -> list[Text]:
    """The castles, cathedrals or towers, and settlements with their names, those who came there, and their markers."""
    names: dict[str, str] = zone["map"]["names"]
    found: dict[str, list[str]] = {}
    for label in sorted(names, key=lambda label: (label[0].isdigit(), label)):
        kind = "settlements" if label[0].isdigit() else {"C": "castles", "K": "cathedrals", "T": "towers"}[label[0]]
        found.setdefault(kind, []).append(place(speaker, zone, label))
    return [
        Text.from_markup(f"[dim]{escape(capital(speaker.say(f'cli-map-{kind}')))}:[/] {', '.join(entries)}")
        for kind, entries in found.items()
    ]


def place(speaker: Speaker, zone: dict[str, Any], label: str) -> str:
    """A label, the name, the tower's marker, and the marks of those who have been there."""
    came = zone.get("cathedrals", {}).get(label) or zone.get("used", {}).get(label) or []
    marks = "".join(f"[{COLOURS[seat]}]{MARKS[seat]}[/]" for seat in came)
    marker = zone.get("towers", {}).get(label)
    power = f" ({escape(speaker.name(marker))})" if marker else ""
    return f"[dim]{label}[/] {escape(zone['map']['names'][label])}{power}{' ' if marks else ''}{marks}"
