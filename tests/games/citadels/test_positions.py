"""Positions of Citadels: what is refused, and that a description gives exactly the same state."""

import json
import random
from typing import Any

import pytest

from ludoteka import PositionError
from ludoteka.games.citadels.sets import SETS
from tests.games.citadels.talk import GAME, player, table
from tests.laws.walks import bare


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": {0: {"hand": ["pub"]}}}, "seats.0.hand: unknown name 'pub'; allowed: manor"),
        ({"seats": {4: {}}}, "seats: '4' is no seat; allowed: 0 to 3"),
        ({"seats": {0: {"character": "witch"}}}, "seats.0.character: witch is not in this game; allowed: assassin"),
        ({"seats": {0: {"character": "king"}, 1: {"character": "king"}}}, "seats.1.character: king is held twice"),
        ({"seats": {0: {"characters": ["king", "thief"]}}}, "seats.0.characters: at most 1 with 4 players"),
        ({"seats": {0: {"museum": ["manor"]}}}, "seats.0.museum: there is no Museum in this city"),
        ({"seats": {0: {"beautified": ["manor"]}}}, "seats.0.beautified: manor does not stand in the city"),
        ({"seats": {0: {"hand": ["palace*4"]}}}, "deck: palace is named more often than this game has it"),
        ({"seats": {0: {"hand": ["museum"]}}}, "deck: museum is named more often than this game has it; its unique"),
        ({"seats": {0: {"gold": -1}}}, "seats.0.gold: a number from 0"),
        ({"seats": {0: {"purse": 1}}}, "seats.0.purse: unknown field; allowed: beautified"),
        ({"killed": "pope"}, "killed: unknown name 'pope'"),
        ({"killed": "queen"}, "killed: queen is not in this game"),
        ({"warrants": {"characters": ["witch"]}}, "warrants.characters: witch is not in this game"),
        ({"crown": 4}, "crown: a number from 0 to 3 expected, 4 found"),
        ({"next_rank": 10}, "next_rank: a number from 1 to 9 expected"),
        ({"phase": "night"}, "phase: one of selection, theater, turns, round_end expected"),
        ({"turn": {"seat": 0, "as": "witch"}}, "turn.as: witch is not in this game"),
        ({"draft": {"faceup": ["witch"]}}, "draft.faceup: witch is not in this game"),
        ({"draft": {"swap": [1]}}, "draft.swap: two seats and two ranks counted from 0 expected"),
        ({"seen": {"deck": [1]}}, "seen.deck: 68 numbers expected"),
        ({"effect": {"frames": [{"frame": ["Turnip"]}]}}, "effect.frames: unknown frame 'Turnip'"),
        ({"effect": {"frames": []}}, "effect.frames: frames with something left to do expected"),
        ({"options": {"characters": "nobody"}}, "options: option characters: 'nobody' is not allowed"),
        ({"luck": [1]}, "luck: 16 numbers of 32 bits expected"),
        ({"weather": "fine"}, "weather: unknown field; allowed: active"),
    ],
)
def test_a_wrong_description_names_the_field_and_what_is_allowed(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position({"players": 4, **wrong})

    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("characters", [*SETS, "random"])
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_a_description_gives_exactly_the_same_state(characters: str, seats: int) -> None:
    luck = random.Random(f"{characters} {seats}")
    state = GAME.start(seats=seats, seed=f"described {seats}", characters=characters)
    while not state.over:
        if luck.random() < 0.1:
            again = GAME.position(json.loads(json.dumps(state.describe())))

            assert bare(again.dump()) == bare(state.dump())
            assert again.view(0) == state.view(0)
        seat = state.to_move[0]
        state.choose(luck.choice(state.codes(seat)), seat)

    assert bare(GAME.position(state.describe()).dump()) == bare(state.dump())


def test_cards_named_nowhere_lie_in_the_deck() -> None:
    game = table(player("thief", hand="manor", city="tavern"), deck="palace temple")

    assert len(game.deck) == 66
    assert game.deck[:2] == ["palace", "temple"]


def test_lower_ranks_that_are_held_have_shown_themselves() -> None:
    game = table(player("warlord"), player("bishop"), player("king"), killed="king")

    assert game.seen(None, "role", 1)["cards"] == ["bishop"]
    assert game.seen(None, "role", 2)["cards"] == []
