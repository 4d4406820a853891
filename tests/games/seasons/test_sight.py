"""What seats know of hidden cards: it is true, it is used by guesses, and it is forgotten when it no longer holds."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludoteka import Luck
from ludoteka.bots import make_bot
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.knowledge import CARDS_IN_ENTRY, DISCARD, LOOKED, OWNED
from tests.games.seasons.talk import Game, player, table


def cards_in(g: Any, place: int) -> Counter[int]:
    """What really lies in a place that knowledge speaks of."""
    if place == DISCARD:
        return Counter(g.discard)
    if place == LOOKED:
        return Counter(g.looked + g.chosen)
    if place < OWNED:
        return Counter(g.hand[place])
    seat = place - OWNED
    return Counter(g.hand[seat] + g.library_2[seat] + g.library_3[seat] + g.drafted[seat])


def holds(g: Any, entries: list[int]) -> bool:
    """Whether entries are true as the cards really lie."""
    claimed: dict[int, Counter[int]] = {}
    for each in entries:
        place, card = divmod(each, CARDS_IN_ENTRY)
        if card:
            claimed.setdefault(place, Counter())[card] += 1
    return all(not cards - cards_in(g, place) for place, cards in claimed.items())


def walk(seed: int, seats: int, level: int) -> Any:
    """A game played half by lot, half by the bot: the state at each choice."""
    state = GAME.start(seats=seats, seed=seed, level=level)
    luck = random.Random(seed)
    bot = make_bot("archmage", "seasons")
    while not state.over:
        yield state
        seat = luck.choice(state.to_move)
        code = bot.choose(state, seat) if luck.random() < 0.5 else luck.choice(state.codes(seat))
        state.choose(code, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("seed", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_what_a_seat_knows_is_true(seed: int, level: int, seats: int) -> None:
    known = 0
    for state in walk(seed, seats, level):
        for viewer in range(seats):
            assert holds(state, state.known[viewer])
            for group in state.maybe[viewer]:
                assert [each for each in group if holds(state, each)]
            known += len(state.known[viewer]) + len(state.maybe[viewer])

    assert known > 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_of_a_guess_fits_too(seats: int) -> None:
    for number, state in enumerate(walk(8, seats, 3)):
        if number % 9 == 0:
            guess = state.guess(0, Luck(number))
            again = guess.guess(1, Luck(number))

            assert again.view(1) == guess.view(1)
            assert holds(guess, state.known[0])


def drafted(seats: int, seed: int = 3) -> Game:
    """A draft in which everybody keeps the highest card offered, up to the libraries."""
    game = Game(GAME.start(seats=seats, seed=seed))
    while game.asks == "draft":
        for seat in game.state.to_move:
            game.choose(game.state.options(seat)[-1].text, seat=seat)
    return game


def test_with_two_players_all_but_the_first_pick_of_the_other_is_known() -> None:
    game = drafted(2)

    known = game.fact("owned", 0, 1).split()

    assert len(known) == 8
    assert not Counter(known) - Counter(game.cards("drafted", 1).split())


def test_with_three_players_two_cards_that_are_gone_went_to_one_each() -> None:
    game = drafted(3)

    groups = [fact["cards"] for fact in game.state.view(0)["facts"] if fact["key"] == "one_each"]

    assert len(groups) >= 6
    for number in range(20):
        guess = Game(game.state.guess(0, Luck(number)))
        theirs = [set(guess.cards("drafted", seat).split()) for seat in (1, 2)]
        for cards in groups:
            assert any(cards[0] in one and cards[-1] in other for one, other in (theirs, theirs[::-1]))


def test_a_summoned_card_is_no_longer_known_in_hand() -> None:
    game = table(player(), player(hand="purse_of_io", energy="AF"), turn_of=1, seen={0: ["owned 1 purse_of_io"]})

    game.summon("purse_of_io")

    assert game.fact("owned", 0, 1) == ""


def test_a_group_is_settled_when_one_of_its_cards_shows() -> None:
    either = [["owned 1 purse_of_io", "owned 2 staff_of_spring"], ["owned 1 staff_of_spring", "owned 2 purse_of_io"]]
    game = table(
        player(play="purse_of_io"),
        player(hand="purse_of_io", energy="AF"),
        player(hand="staff_of_spring"),
        turn_of=1,
        seen_one_of={0: [either]},
    )

    game.summon("purse_of_io")

    for number in range(20):
        assert Game(game.state.guess(0, Luck(number))).hand(2) == "staff_of_spring"


def test_who_looked_at_the_top_card_knows_who_draws_it() -> None:
    game = table(
        player("crystal_orb"), player("potion_of_power"), draw="purse_of_io", dice={1: "winter 4.5"}, left="winter 4.1"
    )

    game.activate("crystal_orb").choose("end_turn").activate("potion_of_power")

    assert game.fact("in_hand", 0, 1) == "purse_of_io"
    assert game.fact("draw_top", 0) == ""


@pytest.mark.parametrize(("choice", "place"), [("keep_drawn", "in_hand"), ("discard_drawn", "in_discard")])
def test_who_looked_at_the_top_card_knows_where_a_die_sends_it(choice: str, place: str) -> None:
    game = table(player("crystal_orb"), draw="purse_of_io", dice={1: "winter 1.5"}, left="winter 4.1")

    game.activate("crystal_orb").choose("end_turn", "draw", choice)

    assert game.fact(place, 0, 1 if place == "in_hand" else None) == "purse_of_io"


def test_a_card_among_several_drawn_is_in_hand_or_discarded() -> None:
    game = table(player("crystal_orb"), draw="purse_of_io", dice={1: "winter 1.5"}, left="winter 4.1")

    game.activate("crystal_orb").choose("end_turn", "draw_two", "keep purse_of_io")
    places = set()
    for number in range(40):
        guess = Game(game.state.guess(0, Luck(number)))
        places.add(("purse_of_io" in guess.hand(1), "purse_of_io" in guess.pile("discard")))

    assert places == {(True, False), (False, True)}


def test_the_discard_pile_is_forgotten_when_it_is_shuffled() -> None:
    game = table(
        player("potion_of_power"),
        draw="purse_of_io",
        discard="amulet_of_air",
        rest="box",
        seen={1: ["discard amulet_of_air"]},
    )

    game.activate("potion_of_power")

    assert game.fact("in_discard", 1) == ""


def test_a_card_taken_back_is_known_to_be_in_that_hand() -> None:
    game = table(player(hand="amsug_longneck", energy="AW"), player("purse_of_io"))

    game.summon("amsug_longneck")

    assert game.fact("in_hand", 0, 1) == "purse_of_io"


def test_a_spectator_knows_nothing_beyond_what_it_sees() -> None:
    game = table(player(hand="amsug_longneck", energy="AW"), player("purse_of_io"))

    game.summon("amsug_longneck")

    assert game.state.view(None)["facts"] == []
