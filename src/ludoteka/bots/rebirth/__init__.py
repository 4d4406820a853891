"""The bots that play Rebirth, weakest first."""

from typing import Final

from ..bot import Bot
from .clan import Clan

NAMES: Final = ("clan",)


def make(name: str, seed: int | str = 0) -> Bot:
    """A new bot by one of `NAMES`. It leaves nothing to chance, so `seed` changes nothing."""
    return Clan()
