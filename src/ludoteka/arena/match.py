"""A match: who plays what, how often, and the count of what came out. Nothing here knows of processes or clocks."""

from collections.abc import Iterable
from math import lcm
from typing import Any

from ..bots import make_bot, play_out
from ..games import load
from ..kernel.errors import OptionError
from ..kernel.game import Game


class Match:
    """So many games of the same bots; game `i` is the same whoever plays it, and whichever games are played beside it.

    In game `i` bot `k` sits in seat `(k + i) % n`. Where a game lets one choose who begins, seat 0 does unless the
    options say otherwise, so that over `n` games each bot has every place in the turn order once.
    UnknownGame and OptionError say what is allowed.
    """

    def __init__(
        self,
        game: str,
        bots: Iterable[str],
        games: int,
        seed: int | str = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        rules = load(game)
        self.game = game
        self.bots = tuple(bots)
        self.games = games
        self.seed = seed
        if games < 1:
            raise OptionError(f"games: at least 1 is needed, not {games}")
        if not rules.fewest <= len(self.bots) <= rules.most:
            allowed = f"{rules.fewest} to {rules.most} bots, one for each seat"
            raise OptionError(f"bots: {game} is for {allowed}; {len(self.bots)} given")
        for name in self.bots:
            make_bot(name, game)
        self.options = rules.read_options(len(self.bots), with_first(rules, options or {}))

    def play(self, number: int, tally: "Tally") -> None:
        """Play game `number` and count it."""
        seats = len(self.bots)
        name = f"{self.seed} game {number}"
        state = load(self.game).start(seats=seats, seed=name, **self.options)
        first: int = state.moment()["seat"]
        sitting = [(seat - number) % seats for seat in range(seats)]
        players = [make_bot(self.bots[bot], self.game, f"{name} bot {bot}") for bot in sitting]
        tally.choices += play_out(state, players)
        tally.rounds += state.moment()["number"]
        winners = state.winners()
        scores = state.scores()
        tally.shared += len(winners) > 1
        for seat, bot in enumerate(sitting):
            place = (seat - first) % seats
            tally.games[bot][place] += 1
            tally.scores[bot] += scores[seat]
            if seat in winners:
                tally.wins[bot][place] += len(winners) == 1
                tally.shares[bot][place] += tally.whole // len(winners)

    def play_some(self, begin: int, end: int) -> "Tally":
        """The count of games `begin` up to, and without, `end`."""
        tally = Tally(len(self.bots))
        for number in range(begin, end):
            self.play(number, tally)
        return tally


class Tally:
    """What came out of some games, in whole numbers, so that the order of adding up makes no difference.

    `games`, `wins` (outright) and `shares` are counted by bot and place in the turn order; a won game is `whole`
    shares, split among those who share it.
    """

    def __init__(self, seats: int) -> None:
        everyone = range(seats)
        self.whole = lcm(*range(1, seats + 1))
        self.games = [[0] * seats for _ in everyone]
        self.wins = [[0] * seats for _ in everyone]
        self.shares = [[0] * seats for _ in everyone]
        self.scores = [0] * seats
        self.shared = 0
        self.choices = 0
        self.rounds = 0

    def add(self, other: "Tally") -> None:
        """Count the other's games too."""
        for mine, theirs in ((self.games, other.games), (self.wins, other.wins), (self.shares, other.shares)):
            for bot, row in enumerate(theirs):
                mine[bot] = [one + two for one, two in zip(mine[bot], row, strict=True)]
        self.scores = [one + two for one, two in zip(self.scores, other.scores, strict=True)]
        self.shared += other.shared
        self.choices += other.choices
        self.rounds += other.rounds


def with_first(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options, with seat 0 beginning where the game has that choice and nobody made it."""
    if any(setting.name == "first" for setting in game.settings):
        return {"first": 0, **options}
    return options
