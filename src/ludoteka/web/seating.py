"""Who may sit at a table, and what its next game begins with."""

from typing import Any

import ludoteka
from ludoteka.bots import bot_names, default_bot

from .errors import Refused
from .limits import clean_name
from .store import PLAYING, WAITING, Seat


def seated(game: str, wishes: list[Seat], start: bool | None) -> tuple[tuple[Seat, ...], str]:
    """The seats of a new table as asked for, and whether it waits or plays; Refused if the game cannot be played so.

    Without `start` the game begins at once exactly when no seat is open.
    """
    rules = known_game(game)
    if not rules.fewest <= len(wishes) <= rules.most:
        raise Refused("bad-seats", f"{game} is for {rules.fewest} to {rules.most} seats, not {len(wishes)}")
    seats = name_all(game, wishes)
    is_open = any(seat.kind == "open" for seat in seats)
    if is_open and not any(seat.kind == "person" for seat in seats) and not start:
        raise Refused(
            "bad-seats",
            "a table with open seats needs a person who begins the game",
            ["a seat of kind person", "start: true"],
        )
    if start or (start is None and not is_open):
        return fill_open(game, seats), PLAYING
    return seats, WAITING


def known_game(name: str) -> ludoteka.Game:
    """A game by its name; Refused, listing all, if there is none."""
    try:
        return ludoteka.load(name)
    except ludoteka.UnknownGame as error:
        raise Refused("unknown-game", str(error), ludoteka.games()) from None


def name_all(game: str, wishes: list[Seat]) -> tuple[Seat, ...]:
    """The seats with every person's name checked, and every bot known and named."""
    seats: list[Seat] = []
    for wish in wishes:
        if wish.kind == "open":
            seats.append(Seat("open"))
        elif wish.kind == "bot":
            seats.append(
                bot_seat(game, wish.bot or default_bot(game), wish.name, [seat.name for seat in seats + wishes])
            )
        else:
            name = clean_name(wish.name or "")
            if any(seat.name == name for seat in seats):
                raise Refused("name-taken", f"two seats are called {name!r}")
            seats.append(Seat("person", name))
    return tuple(seats)


def bot_seat(game: str, bot: str, name: str | None, taken: list[str | None]) -> Seat:
    """A seat for a bot, named after it if it has no name; Refused, listing all bots, if there is none of this kind."""
    if bot not in bot_names(game):
        raise Refused("unknown-bot", f"no bot for {game} is called {bot!r}", bot_names(game))
    if name is not None:
        return Seat("bot", clean_name(name), bot)
    first = bot.replace("-", " ").title()
    names = [first, *(f"{first} {number}" for number in range(2, len(taken) + 2))]
    return Seat("bot", next(free for free in names if free not in taken), bot)


def fill_open(game: str, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with the usual bot on those that were open."""
    filled = list(seats)
    for number, seat in enumerate(filled):
        if seat.kind == "open":
            filled[number] = bot_seat(game, default_bot(game), None, [other.name for other in filled])
    return tuple(filled)


def rematch_options(game: str, options: dict[str, Any], first: int) -> dict[str, Any]:
    """The options of the next game: the same, and who starts it where the game has an option `first`."""
    if any(setting.name == "first" for setting in ludoteka.load(game).settings):
        return {**options, "first": str(first)}
    return options
