"""The bots that play Seasons, weakest first."""

from typing import Final

from ..bot import Bot
from .archmage import Archmage

NAMES: Final = ("archmage",)


def make(name: str, seed: int | str = 0) -> Bot:
    """A new bot by one of `NAMES`. It leaves nothing to chance, so `seed` changes nothing."""
    return Archmage()
