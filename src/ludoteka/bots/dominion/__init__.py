"""The bots that play Dominion, weakest first."""

from typing import Final

from ..bot import Bot
from .money import BigMoney, MoneyAndSmithy, UltimateMoney
from .steward import Steward

NAMES: Final = ("big-money", "big-money-smithy", "big-money-ultimate", "steward")


def make(name: str, seed: int | str = 0) -> Bot:
    """A new bot by one of `NAMES`. None of them leaves anything to chance, so `seed` changes nothing."""
    if name == "big-money":
        return BigMoney()
    if name == "big-money-smithy":
        return MoneyAndSmithy()
    if name == "big-money-ultimate":
        return UltimateMoney()
    return Steward()
