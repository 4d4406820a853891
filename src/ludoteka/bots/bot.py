"""What a bot is, and how bots play a game to its end."""

from typing import Protocol

from ..kernel.errors import RulesBug
from ..kernel.state import State


class Bot(Protocol):
    """Chooses for a seat.

    A bot is given a state and reads from it only what its seat may know: it must choose alike in every state that its
    seat cannot tell apart
    (a law that is tested with `State.guess`), and must not change it.
    """

    def choose(self, state: State, seat: int) -> int:
        """The code of one of `state.codes(seat)`, which is not empty."""


def play_out(state: State, players: list[Bot], longest: int = 100_000) -> int:
    """Let the players, one for each seat, play on to the end; gives the number of choices made. RulesBug if the game
    does not end.
    """
    made = 0
    chosen_by = [player.choose for player in players]
    while state.waiting:
        seat = state.waiting[0].seat
        state.choose(chosen_by[seat](state, seat), seat)
        made += 1
        if made > longest:
            raise RulesBug(f"no end after {longest} choices")
    return made
