"""`ludoteka games`: what there is to play, with which options and bots."""

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from .. import games, load
from ..bots import bot_names, default_bot
from ..locale import has, key_of, say


def show_games(language: str, as_json: bool) -> None:
    """Print all games."""
    if as_json:
        print(json.dumps({"games": [game_as_json(name) for name in games()]}))
        return
    console = Console()
    for name in games():
        console.print(game_as_table(language, name))


def game_as_json(name: str) -> dict[str, Any]:
    """A game's name, rules version, fewest and most seats, options, bots and usual opponent."""
    game = load(name)
    return {
        "name": name,
        "rules": game.rules,
        "seats": [game.fewest, game.most],
        "options": [setting.to_json() for setting in game.settings],
        "bots": bot_names(name),
        "default_bot": default_bot(name),
    }


def game_as_table(language: str, name: str) -> Table:
    """The same for people."""
    game = load(name)
    title = say(language, f"game-{name}")
    table = Table(show_header=False, box=None, padding=(0, 2))
    table.title, table.title_justify = f"[bold]{title}[/] [dim]({name})[/]", "left"
    table.add_column(style="bold")
    table.add_column()
    table.add_row(say(language, "cli-players"), f"{game.fewest}–{game.most}")
    table.add_row(say(language, "cli-bots"), ", ".join(bot_names(name)))
    for setting in game.settings:
        label = say(language, key_of(name, "option", setting.name))
        values = ", ".join(setting.values)
        help_key = key_of(name, "option", setting.name) + ".help"
        more = say(language, help_key) if has(language, help_key) else ""
        table.add_row(label, f"[cyan]{setting.name}[/]={values} [dim]({setting.default})[/]\n[dim]{more}[/]")
    return table
