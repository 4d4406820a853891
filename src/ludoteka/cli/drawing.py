"""A table drawn in the terminal, from a view and nothing else, for any game."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .board import draw_board
from .words import Speaker, title

PILE_WIDTH: Final = 25
SEPARATOR: Final = " · "
CHOOSABLE: Final = "bold cyan"


def draw(speaker: Speaker, view: dict[str, Any], width: int, choosable: set[tuple[str, str]]) -> Group:
    """The whole table as the viewer sees it; `choosable` holds the zones and cards that can be chosen now."""
    parts: list[RenderableType] = [Rule(heading(speaker, view), style="dim")]
    common = [zone for zone in view["zones"] if zone["seat"] is None]
    for zone in common:
        if "map" in zone:
            parts.append(draw_board(speaker, zone, choosable))
        elif "piles" in zone:
            parts.append(piles(speaker, zone, width, choosable))
    lines = [line(speaker, zone, choosable) for zone in common if "piles" not in zone and "map" not in zone]
    parts.append(Text.from_markup(SEPARATOR.join([*lines, *counters(speaker, view, None)])))
    for seat in seating(view):
        parts.append(area(speaker, view, seat, choosable))
    return Group(*parts)


def seating(view: dict[str, Any]) -> list[int]:
    """The seats clockwise from the viewer's left, the viewer last."""
    seats: int = view["seats"]
    last = seats - 1 if view["seat"] is None else view["seat"]
    return [(last + step) % seats for step in range(1, seats + 1)]


def heading(speaker: Speaker, view: dict[str, Any]) -> str:
    """Game, turn and phase."""
    turn = view["turn"]
    parts = [
        f"[bold]{escape(title(speaker.language, view['game']))}[/]",
        f"{speaker.say('page-round', number=turn['number'])}: {escape(speaker.players[turn['seat']])}",
    ]
    if not view["over"]:
        parts.append(speaker.label(turn["phase"], "phase", turn["phase"]))
    return SEPARATOR.join(parts)


def counters(speaker: Speaker, view: dict[str, Any], seat: int | None) -> list[str]:
    """The counters of a seat, or of nobody, with their names."""
    return [
        f"{escape(speaker.label(each['id'], 'counter', each['id']))} [bold]{each['value']}[/]"
        for each in view["counters"]
        if each["seat"] == seat
    ]


def piles(speaker: Speaker, zone: dict[str, Any], width: int, choosable: set[tuple[str, str]]) -> Panel:
    """A supply: each pile's card, cost in brackets, and how many are left."""
    columns = max(1, min(len(zone["piles"]), (width - 4) // PILE_WIDTH))
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True)
    shown = [pile(speaker, zone["id"], each, choosable) for each in zone["piles"]]
    for begin in range(0, len(shown), columns):
        grid.add_row(*shown[begin : begin + columns])
    return Panel(grid, title=speaker.label(zone["id"], "zone", zone["id"]), title_align="left", border_style="dim")


def pile(speaker: Speaker, zone: str, each: dict[str, Any], choosable: set[tuple[str, str]]) -> str:
    """One pile."""
    cost = f" [dim]({each['cost']})[/]" if "cost" in each else ""
    name = escape(speaker.name(each["card"]))
    if each["count"] == 0 and "claims" not in each:
        return f"[dim strike]{name}[/]{cost}"
    style = CHOOSABLE if (zone, each["card"]) in choosable else "default"
    if "claims" in each:
        return f"[{style}]{name}[/] [dim]({each['high']}/{each['low']})[/] {claims(speaker, each)}"
    return f"[{style}]{name}[/]{cost} ×{each['count']}"


def claims(speaker: Speaker, goal: dict[str, Any]) -> str:
    """Who has reached a goal, in order, and who will have it twice."""
    said = [escape(speaker.players[seat]) for seat in goal["claims"]]
    said += [f"×2 {escape(speaker.players[seat])}" for seat in goal["doubled"]]
    return ", ".join(said)


def area(speaker: Speaker, view: dict[str, Any], seat: int, choosable: set[tuple[str, str]]) -> Panel:
    """What lies before one seat."""
    mine = seat == view["seat"]
    can_choose = choosable if mine else set()
    zones = [zone for zone in view["zones"] if zone["seat"] == seat]
    open_to_me = [line(speaker, zone, can_choose) for zone in zones if mine and zone["cards"]]
    others = [line(speaker, zone, can_choose) for zone in zones if not mine or not zone["cards"]]
    lines = [*open_to_me, SEPARATOR.join(others)]
    lines += [f"[italic]{escape(speaker.fact(fact))}[/]" for fact in view["facts"] if fact["seat"] == seat]
    name = f"[bold]{escape(speaker.players[seat])}[/]"
    turn = "[green]▶[/] " if seat in view["to_move"] else ""
    return Panel(
        Text.from_markup("\n".join(lines)),
        title=turn + SEPARATOR.join([name, *counters(speaker, view, seat)]),
        title_align="left",
        border_style="green" if mine else "dim",
    )


def line(speaker: Speaker, zone: dict[str, Any], choosable: set[tuple[str, str]]) -> str:
    """A zone in one line: its cards as far as they may be seen, and how many there are as far as that may be known."""
    label = escape(speaker.label(zone["id"], "zone", zone["id"]))
    cards: list[str] = zone["cards"]
    count: int | None = zone["count"]
    said = ", ".join(
        f"[{CHOOSABLE}]{escape(part)}[/]" if (zone["id"], card) in choosable else escape(part)
        for card, part in runs(speaker, cards)
    )
    if not cards:
        said = "[dim]–[/]" if not count else f"[dim]{speaker.say('common-cards', count=count)}[/]"
    elif count != len(cards):
        more = "" if count is None else f" ({count})"
        said += f" [dim]…{more}[/]"
    return f"[dim]{label}:[/] {said}"


def runs(speaker: Speaker, cards: list[str]) -> list[tuple[str, str]]:
    """Each different card with its name and number."""
    return [(card, speaker.names([each for each in cards if each == card])) for card in dict.fromkeys(cards)]


def result(speaker: Speaker, outcome: dict[str, Any]) -> Group:
    """Who won, with where the points of each seat come from, and who starts the next game."""
    winners = [speaker.players[seat] for seat in outcome["winners"]]
    key = "cli-winner" if len(winners) == 1 else "cli-shared-win"
    headline = speaker.say(key, player=winners[0], players=", ".join(winners))
    table = Table(title=speaker.say("cli-result"), title_justify="left", title_style="bold", header_style="bold")
    table.add_column("")
    for name in speaker.players:
        table.add_column(escape(name), justify="right")
    sheets: list[list[dict[str, Any]]] = outcome["sheet"]
    for key in dict.fromkeys(entry["key"] for sheet in sheets for entry in sheet):
        entries = [next((entry for entry in sheet if entry["key"] == key), None) for sheet in sheets]
        table.add_row(escape(speaker.name(key)), *[points(entry) for entry in entries])
    table.add_section()
    table.add_row(speaker.say("cli-total"), *[f"[bold]{score}[/]" for score in outcome["scores"]])
    scores = outcome["scores"]
    if scores.count(max(scores)) > 1:
        tie_break = speaker.label(speaker.say("cli-tie-break"), "sheet", "turns")
        table.add_row(escape(tie_break), *map(str, outcome["tie_break"]))
    starter = speaker.say("cli-next-first", player=speaker.players[outcome["next_first"]])
    return Group(Text(headline, style="bold green"), table, Text(starter, style="dim"))


def points(entry: dict[str, Any] | None) -> str:
    """A cell of the score sheet."""
    return "" if entry is None else f"{entry['points']} [dim](×{entry['count']})[/]"
