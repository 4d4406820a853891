"""The commands and what they take; each lives in a module of its own, loaded when it is asked for."""

from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from .faults import Commands, Fault, names, pairs
from .language import chosen

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[str | None, typer.Option("--lang", metavar="en|pl|hu", help="Else that of LUDOTEKA_LANG or LANG.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Seed = Annotated[str, typer.Option("--seed", "-s", help="Number or text; the same seed gives the same result.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `ludoteka games` lists them.")]


@app.callback(help="Tabletop games with their whole rules, to play and to study.")
def root(
    context: typer.Context,
    lang: Language = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """What stands before a command."""
    context.obj = lang
    if version:
        print(f"ludoteka {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help="List the games, with their options and bots.")
def games(context: typer.Context, as_json: AsJson = False, lang: Language = None) -> None:
    """`ludoteka games`."""
    from .games import show_games

    show_games(chosen(context.obj if lang is None else lang), as_json)


@app.command(help="Play in the terminal against bots.")
def play(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str | None, typer.Option(metavar="A[,B,C]", help="A bot for each other seat; else one, the best.")
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat; seats are numbered from 0.")] = 0,
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="Number or text; else drawn by lot.")] = None,
    option: Options = None,
    position: Annotated[Path | None, typer.Option(help="Begin from a position described in YAML or JSON.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    lang: Language = None,
) -> None:
    """`ludoteka play`."""
    from .play import Wanted
    from .play import play as play_game

    language = chosen(context.obj if lang is None else lang)
    sitting = None if bots is None else names(bots)
    start = None if seed is None else number_or_text(seed)
    play_game(Wanted(language, game, sitting, seat, start, pairs(option or []), position, save))


@app.command(help="Let bots play each other many times, and count.")
def sim(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B[,C,D]", help="A bot for each seat; seats rotate.")],
    count: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Seed = "0",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="How many processes play.")] = 1,
    option: Options = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """`ludoteka sim`."""
    from .sim import simulate

    simulate(
        chosen(context.obj if lang is None else lang),
        game,
        names(bots),
        count,
        number_or_text(seed),
        jobs,
        pairs(option or []),
        as_json,
    )


@app.command(help="Serve the page and the HTTP API.")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="Where the tables are kept; else the user's data folder.")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="PostgreSQL instead of a file there.")] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="Redis, between several servers.")] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="About how many seconds a bot waits before a step.")] = 0.6,
) -> None:
    """`ludoteka serve`."""
    from ..web import ServeError
    from ..web import serve as serve_tables

    shortest, longest = pace * 2 / 3, pace * 4 / 3
    try:
        serve_tables(host=host, port=port, data=data, database=database, redis=redis, pace=(shortest, longest))
    except ServeError as error:
        raise Fault(str(error)) from error


@app.command(help="Tell a recorded game again.")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` writes it.")],
    step: Annotated[bool, typer.Option("--step", help="Stop and draw the table before each choice.")] = False,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it (from 0); else as a spectator.")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """`ludoteka replay`."""
    from .replay import replay as tell_again

    if step and as_json:
        raise Fault("--step and --json do not go together")
    tell_again(chosen(context.obj if lang is None else lang), file, seat, step, as_json)


@app.command("map", help="Check a map of Rebirth, tell what it has, and draw it.")
def show_map(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A map as docs/maps.md tells; or scotland, or ireland.")],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Draw the map into this file.")] = None,
    lang: Language = None,
) -> None:
    """`ludoteka map`."""
    from .maps import show_map as check_and_draw

    check_and_draw(chosen(context.obj if lang is None else lang), file, svg)


@app.command(help="Print file:line of a card, class or verb, by its name in any language.")
def where(name: Annotated[str, typer.Argument(metavar="NAME", help='Such as "Throne Room" or Trónterem.')]) -> None:
    """`ludoteka where`."""
    from .where import show_places

    show_places(name)


def number_or_text(seed: str) -> int | str:
    """A seed as it is typed: a number where it is one."""
    return int(seed) if seed.lstrip("-").isdecimal() else seed


def main() -> None:
    """Run the command line."""
    app(prog_name="ludoteka")
