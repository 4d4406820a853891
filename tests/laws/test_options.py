"""Laws of options: sorted, told apart, read back, and nothing else is taken."""

import random
from typing import Any

import pytest

import ludoteka
from ludoteka import IllegalChoice
from tests.laws.walks import on_every_walk, walk


@on_every_walk
def test_options_are_sorted_and_their_texts_differ(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        for seat in range(seats):
            options = state.options(seat)

            assert [option.code for option in options] == sorted({option.code for option in options})
            assert [option.code for option in options] == list(state.codes(seat))
            assert len({option.text for option in options}) == len(options)


@on_every_walk
def test_options_are_empty_exactly_for_seats_with_nothing_to_choose(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        assert tuple(seat for seat in range(seats) if state.options(seat)) == tuple(sorted(state.to_move))
        assert state.to_move


@on_every_walk
def test_a_game_that_is_over_asks_nobody(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        assert not state.over

    assert state.over
    assert state.to_move == ()
    assert [state.options(seat) for seat in range(seats)] == [[]] * seats
    with pytest.raises(IllegalChoice, match="over"):
        state.choose(0, 0)


@pytest.mark.parametrize("name", ludoteka.games())
def test_every_option_of_the_action_space_is_read_back_from_its_text_and_its_code(name: str) -> None:
    actions = ludoteka.load(name).actions

    for option in actions:
        assert actions.parse(option.text) is option
        assert actions.parse(option.text.upper().replace("_", " ")) is option
        assert actions.option(option.code) is option
        assert option.to_json()["text"] == option.text

    assert len({option.text for option in actions}) == len(actions) == len({option.code for option in actions})


@on_every_walk
def test_an_option_its_code_and_its_text_are_the_same_choice(name: str, seats: int, seed: int) -> None:
    for state, seat, code in walk(name, seats, seed):
        if len(state.choices) % 7:
            continue
        option = ludoteka.load(name).actions.option(code)
        found = []
        for choice in (option, code, option.text, option.text.upper().replace("_", "  ")):
            twin = state.clone()
            twin.choose(choice, seat)
            found.append(twin.dump())

        assert found[0] == found[1] == found[2] == found[3]


def wrong_choices(state: Any, seat: int, luck: random.Random) -> list[tuple[Any, Any]]:
    """Choices that are not offered, each with a seat."""
    offered = state.codes(seat)
    others = [option for option in state.game.actions if option.code not in offered]
    stranger = luck.choice(others)
    wrong: list[tuple[Any, Any]] = [(choice, seat) for choice in (stranger, stranger.code, stranger.text)]
    wrong += [(choice, seat) for choice in (-1, 10**9, 2**70, "", "no such thing", None, True, 2.0, [], b"pass")]
    wrong += [(offered[0], other) for other in (-1, state.seats, 10**9, 2**70, "0", 1.5, [])]
    wrong += [(offered[0], other) for other in range(state.seats) if not state.codes(other)]
    return wrong


@on_every_walk
def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing(name: str, seats: int, seed: int) -> None:
    luck = random.Random(seed)
    for state, seat, _ in walk(name, seats, seed):
        if len(state.choices) % 11:
            continue
        before = state.dump()
        for choice, chooser in wrong_choices(state, seat, luck):
            with pytest.raises(IllegalChoice):
                state.choose(choice, chooser)

            assert state.dump() == before


@on_every_walk
def test_a_refusal_lists_what_its_seat_may_choose_and_nothing_of_others(name: str, seats: int, seed: int) -> None:
    for state, seat, _ in walk(name, seats, seed):
        if len(state.choices) % 11:
            continue
        with pytest.raises(IllegalChoice) as refused:
            state.choose("no such thing", seat)
        assert refused.value.allowed == [option.text for option in state.options(seat)]
        for other in range(seats):
            if other not in state.to_move:
                with pytest.raises(IllegalChoice) as refused:
                    state.choose("no such thing", other)
                assert refused.value.allowed == []
