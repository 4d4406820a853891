"""Players that need nobody: one module a game, and `random` for all games."""

from importlib import import_module

from ..kernel.errors import OptionError, listed
from .bot import Bot, play_out
from .chance import RandomBot

__all__ = ["Bot", "RandomBot", "bot_names", "default_bot", "make_bot", "play_out"]


def bot_names(game: str) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return ["random", *import_module(f"{__name__}.{game}").NAMES]


def default_bot(game: str) -> str:
    """The bot that a person meets who does not choose one: the strongest scripted player."""
    return bot_names(game)[-1]


def make_bot(name: str, game: str, seed: int | str = 0) -> Bot:
    """A new bot for one game; `seed` fixes what it leaves to chance. OptionError, which lists the names, if there is
    none.
    """
    if name not in bot_names(game):
        raise OptionError(f"unknown bot {name!r} for {game}; allowed: {listed(bot_names(game))}")
    if name == "random":
        return RandomBot(seed)
    bot: Bot = import_module(f"{__name__}.{game}").make(name, seed)
    return bot
