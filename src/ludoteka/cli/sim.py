"""`ludoteka sim`: a match between bots, with a bar while it runs and a table or JSON at its end."""

import json
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import Report, run_match
from ..locale import say
from .given import with_maps
from .words import title

ROOMY: Final = 8


def simulate(
    language: str,
    game: str,
    bots: list[str],
    games: int,
    seed: int | str,
    jobs: int,
    options: dict[str, str],
    as_json: bool,
) -> None:
    """Play the match, and print its report."""
    given = with_maps(game, options)
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(say(language, "cli-playing", count=games), total=games)
        report = run_match(game, bots, games, seed, jobs, given, lambda done: bar.update(task, completed=done))
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        print_report(language, report, Console())


def print_report(language: str, report: Report, console: Console) -> None:
    """The tables of a match, and its length and speed."""
    data = report.to_json()
    console.print(by_bot(language, report, data))
    console.print()
    console.print(by_place(language, data))
    console.print()
    facts = [
        f"{say(language, 'cli-shared')}: {data['shared']}",
        f"{say(language, 'cli-mean-choices')}: {data['mean_choices']:.1f}",
        f"{say(language, 'cli-mean-rounds')}: {data['mean_rounds']:.2f}",
    ]
    console.print(" · ".join(facts))
    speed = say(language, "cli-games-per-second", count=round(report.games_per_second))
    engine = say(language, "cli-compiled" if data["compiled"] else "cli-interpreted")
    console.print(f"{say(language, 'common-games', count=data['games'])}, {data['seconds']:.1f} s: {speed} ({engine})")


def by_bot(language: str, report: Report, data: dict[str, Any]) -> Table:
    """A row for each bot: wins, share with its interval, share from each place in the turn order, and mean score."""
    rows = [
        [name, *cells(won), *[percent(each["share"]) for each in places], f"{score:.2f}"]
        for name, won, places, score in zip(
            report.match.bots, report.by_bot(), data["by_bot_and_place"], data["mean_scores"], strict=True
        )
    ]
    headers = [say(language, key) for key in ("cli-bot", "cli-wins", "cli-win-share", "cli-interval")]
    headers += [place_title(place) for place in report.seats()]
    return filled(title(language, data["game"]), [*headers, say(language, "cli-mean-score")], rows)


def by_place(language: str, data: dict[str, Any]) -> Table:
    """A row for each place in the turn order."""
    rows = [[place_title(place), *cells(won)] for place, won in enumerate(data["by_place"])]
    headers = [say(language, key) for key in ("cli-place", "cli-wins", "cli-win-share", "cli-interval")]
    return filled(say(language, "cli-turn-order"), headers, rows)


def filled(text: str, headers: list[str], rows: list[list[str]]) -> Table:
    """A table in which headers are broken where room is scarce, and neither names nor numbers."""
    gap = 1 if len(headers) < ROOMY else 0
    table = Table(title=text, title_justify="left", title_style="bold", header_style="dim", box=SIMPLE)
    table.show_edge, table.padding = False, (0, 0, 0, gap)
    for place, header in enumerate(headers):
        widest = max(len(row[place]) for row in rows)
        if place == 0:
            table.add_column(header, style="bold", no_wrap=True)
        else:
            table.add_column(header, justify="right", min_width=widest)
    for row in rows:
        table.add_row(*row)
    return table


def place_title(place: int) -> str:
    """A place in the turn order; the first is #1."""
    return f"#{place + 1}"


def cells(won: dict[str, Any]) -> list[str]:
    """Wins, share and interval."""
    low, high = won["interval"]
    return [str(won["wins"]), percent(won["share"]), f"{100 * low:.1f}–{100 * high:.1f}"]


def percent(share: float | None) -> str:
    """A share as people read it; a dash where there was no game."""
    return "–" if share is None else f"{100 * share:.1f}%"
