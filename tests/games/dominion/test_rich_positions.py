"""Positions full of kingdom cards of all kinds, played on by lot: cards are conserved, guesses and descriptions fit."""

import json
import random
from typing import Any

import pytest

from ludoteka import Luck
from tests.games.dominion.talk import GAME, KINGDOM_CARDS
from tests.laws.recounts import dominion as recount
from tests.laws.walks import bare

POSITIONS = 12
CHOICES = 80


def rich_position(seed: int) -> Any:
    """Two to four players with hands, decks and discard piles of any cards, many actions and buys."""
    luck = random.Random(seed)
    seats = luck.choice([2, 3, 4])
    treasure = ["copper", "silver", "gold", "estate", "curse", "duchy"]

    def some(most: int) -> list[str]:
        return [luck.choice(KINGDOM_CARDS if luck.random() < 0.7 else treasure) for _ in range(luck.randint(0, most))]

    return GAME.position(
        {
            "players": seats,
            "seed": seed,
            "options": {"kingdom": luck.sample(KINGDOM_CARDS, 10), "open_counts": luck.random() < 0.5},
            "turn": {"seat": luck.randrange(seats), "actions": luck.randint(1, 4), "buys": luck.randint(1, 3)},
            "seats": {
                seat: {"hand": some(7), "deck": some(8), "discard": some(8), "turns": luck.randint(5, 6)}
                for seat in range(seats)
            },
            "supply": {"curse": luck.randint(0, 5), "silver": luck.randint(0, 3), "province": luck.randint(1, 8)},
            "trash": some(4),
        }
    )


def next_code(state: Any, luck: random.Random) -> int:
    """Any option, but mostly one that plays a card while there is one."""
    seat = state.to_move[0]
    plays = [option.code for option in state.options(seat) if option.verb in ("play", "double")]
    return luck.choice(plays if plays and luck.random() < 0.8 else state.codes(seat))


def check(state: Any, luck: Luck) -> None:
    """What holds at every question."""
    again = GAME.position(json.loads(json.dumps(state.describe())))
    assert bare(again.dump()) == bare(state.dump())
    assert state.scores() == recount.scores(state)
    for seat in range(state.seats):
        guessed = state.guess(seat, luck)
        assert guessed.view(seat) == state.view(seat)
        assert guessed.codes(seat) == state.codes(seat)
        assert recount.components(guessed) == recount.components(state)
        assert GAME.position(guessed.describe()).view(seat) == state.view(seat)


@pytest.mark.parametrize(
    "seed", [*range(POSITIONS), *[pytest.param(n, marks=pytest.mark.long) for n in range(100, 400)]]
)
def test_any_cards_play_together(seed: int) -> None:
    state = rich_position(seed)
    choosing = random.Random(seed)
    luck = Luck(seed)
    cards = recount.components(state)
    past = []

    for _ in range(CHOICES):
        if state.over:
            break
        seat = state.to_move[0]
        check(state, luck)
        assert recount.components(state) == cards
        past.append(state.clone())
        floor = state.undo_floor
        if floor < len(state.choices) and state.choices[-1] % 16 == seat:
            twin = past[floor].guess(seat, luck)
            for choice in state.choices[floor:]:
                twin.choose(choice // 16, choice % 16)
            assert twin.view(seat) == state.view(seat)
        state.choose(next_code(state, choosing), seat)

    assert len(past) > 10
