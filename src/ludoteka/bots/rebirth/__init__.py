"""The bots that play Rebirth, weakest first; so far there is only the random one, which plays all games."""

from typing import Final

from ...kernel.errors import OptionError
from ..bot import Bot

NAMES: Final[tuple[str, ...]] = ()


def make(name: str, seed: int | str = 0) -> Bot:
    """A new bot by one of `NAMES`."""
    raise OptionError(f"unknown bot {name!r} for rebirth; allowed: random")
