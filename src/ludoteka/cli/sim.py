"""`ludoteka sim`: a match between bots, with a bar while it runs and a table or JSON at its end."""

import json
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import Report, run_match
from ..locale import has, say


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
        report = run_match(game, bots, games, seed, jobs, dict(options), lambda done: bar.update(task, completed=done))
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        print_report(language, report, Console())


def print_report(language: str, report: Report, console: Console) -> None:
    """The tables of a match, and its length and speed."""
    data = report.to_json()
    console.print(by_bot(language, report, data))
    console.print(by_place(language, data))
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
    """A row for each bot: wins, share with its interval, the share from each place, and mean score."""
    table = heading(say(language, f"game-{data['game']}"))
    table.add_column(say(language, "cli-bot"), style="bold")
    for title in ("cli-wins", "cli-win-share", "cli-interval"):
        table.add_column(say(language, title), justify="right")
    for place in report.seats():
        table.add_column(say(language, "cli-place-number", number=place + 1), justify="right")
    table.add_column(say(language, "cli-mean-score"), justify="right")
    rows = zip(report.match.bots, report.by_bot(), data["by_bot_and_place"], data["mean_scores"], strict=True)
    for name, won, places, score in rows:
        from_place = [percent(each["share"]) for each in places]
        table.add_row(bot_title(language, name), *cells(won), *from_place, f"{score:.2f}")
    return table


def by_place(language: str, data: dict[str, Any]) -> Table:
    """A row for each place in the turn order."""
    table = heading(say(language, "cli-turn-order"))
    table.add_column(say(language, "cli-place"), style="bold")
    for title in ("cli-wins", "cli-win-share", "cli-interval"):
        table.add_column(say(language, title), justify="right")
    for place, won in enumerate(data["by_place"]):
        table.add_row(say(language, "cli-place-number", number=place + 1), *cells(won))
    return table


def heading(title: str) -> Table:
    """An empty table under a title."""
    return Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=SIMPLE)


def cells(won: dict[str, Any]) -> list[str]:
    """Wins, share and interval."""
    low, high = won["interval"]
    return [str(won["wins"]), percent(won["share"]), f"{100 * low:.1f} – {100 * high:.1f}"]


def percent(share: float | None) -> str:
    """A share as people read it; a dash where there was no game."""
    return "–" if share is None else f"{100 * share:.1f} %"


def bot_title(language: str, name: str) -> str:
    """A bot's name with what it is called in the language."""
    return say(language, f"bot-{name}") if has(language, f"bot-{name}") else name
