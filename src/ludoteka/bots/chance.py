"""The bot that chooses at random."""

from ..kernel.luck import Luck
from ..kernel.state import State


class RandomBot:
    """Takes any option, all alike likely."""

    def __init__(self, seed: int | str = 0) -> None:
        self.luck = Luck(seed)

    def choose(self, state: State, seat: int) -> int:
        """The code of any option."""
        codes = state.codes(seat)
        return codes[self.luck.below(len(codes))]
