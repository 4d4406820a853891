"""Laws of every bot of every game: it chooses what is offered, changes nothing, and does not peek."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka import Luck, State
from ludoteka.bots import Bot, RandomBot, bot_names, default_bot, make_bot, play_out
from ludoteka.kernel.errors import OptionError

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "dominion": [{"kingdom": "random"}],
    "rebirth": [{"map": "scotland"}, {"map": "ireland"}],
}
"""Options that let chance choose the components, or under which a game is another one."""
PLAYERS = [
    (game, bot, options) for game in ludoteka.games() for bot in bot_names(game) for options in OPTIONS.get(game, [{}])
]
KINGDOMS = 12


class Stray:
    """Follows a bot half of the time and chance otherwise, so that the bot is asked everything, in any position."""

    def __init__(self, bot: str, game: str, seed: int) -> None:
        self.bot, self.game, self.seed = bot, game, seed
        self.chance = RandomBot(seed)
        self.luck = Luck(f"stray {seed}")

    def fresh(self) -> Bot:
        return make_bot(self.bot, self.game, self.seed)

    def choose(self, state: State, seat: int) -> int:
        code = self.fresh().choose(state, seat)
        self.look_at(state, seat, code)
        return code if self.luck.below(2) else self.chance.choose(state, seat)

    def look_at(self, state: State, seat: int, code: int) -> None:
        assert code in state.codes(seat)


class Watched(Stray):
    """The same, held to the law that nothing hidden matters and nothing is changed."""

    def look_at(self, state: State, seat: int, code: int) -> None:
        before = state.dump()
        again = self.fresh().choose(state, seat)
        guess = state.guess(seat, Luck(self.luck.below(1 << 20)))
        elsewhere = self.fresh().choose(guess, seat)

        assert state.dump() == before
        assert again == code
        assert elsewhere == code


@pytest.mark.parametrize(("game", "bot", "options"), PLAYERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_chooses_alike_where_its_seat_sees_no_difference(
    game: str, bot: str, options: dict[str, Any], seats: int
) -> None:
    rules = ludoteka.load(game)
    state = rules.start(max(rules.fewest, min(seats, rules.most)), seed=seats, **options)

    play_out(state, [Watched(bot, game, 10 * seats + seat) for seat in range(state.seats)])

    assert state.over


@pytest.mark.parametrize(("game", "bot", "options"), PLAYERS)
def test_a_bot_chooses_what_is_offered(game: str, bot: str, options: dict[str, Any]) -> None:
    rules = ludoteka.load(game)
    for seed in range(KINGDOMS):
        seats = rules.fewest + seed % (rules.most - rules.fewest + 1)
        state = rules.start(seats, seed=seed, **options)

        play_out(state, [Stray(bot, game, 100 * seed + seat) for seat in range(seats)])

        assert state.over


@pytest.mark.parametrize(("game", "bot", "options"), PLAYERS)
def test_bots_of_one_kind_play_the_same_game_again(game: str, bot: str, options: dict[str, Any]) -> None:
    rules = ludoteka.load(game)
    records = []
    for _ in range(2):
        state = rules.start(rules.fewest, seed=11, **options)
        play_out(state, [make_bot(bot, game, seat) for seat in range(state.seats)])
        records.append(state.record().to_json())

    assert records[0] == records[1]


def test_an_unknown_bot_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(OptionError, match="steward"):
        make_bot("grandmaster", "dominion")


def test_a_person_meets_the_strongest_bot() -> None:
    assert default_bot("dominion") == "steward"
    assert bot_names("dominion") == [
        "random",
        "big-money",
        "big-money-smithy",
        "big-money-ultimate",
        "steward",
    ]
