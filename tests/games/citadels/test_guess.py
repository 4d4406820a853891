"""What a seat may guess: drafts with the right chances, and hands that fit all that was seen."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

from ludoteka import Luck
from ludoteka.games.citadels.names import sorted_names
from tests.games.citadels.talk import GAME, player, table

DRAWS = 3000


def courses(seats: int, number: int, face_up: tuple[int, ...], leader: int) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Every course of a draft of 4 to 8 players, alike likely: who holds each rank, and what each seat had in hand."""
    rest = [rank for rank in range(number) if rank not in face_up]
    special = number == seats + 1
    for order in permutations(rest):
        if not special and order[seats + 1 :] != tuple(sorted(order[seats + 1 :])):
            continue
        down, picks = order[0], order[1 : seats + 1]
        for first in (False, True) if special else (False,):
            holders = [-1] * number
            packs = {}
            for place in range(seats):
                seat = (leader + place) % seats
                packs[seat] = (frozenset(order[place + 1 :]), picks[place])
                holders[picks[place]] = seat
            if special:
                last = (leader + seats - 1) % seats
                passed = picks[-1]
                packs[last] = (frozenset({down, passed}), down if first else passed)
                holders[passed] = -1 if first else last
                holders[down] = last if first else -1
            yield tuple(holders), packs


def compare(state: Any, viewer: int, holds: Any) -> None:
    """The holders guessed come up as often as among all courses that fit."""
    number = len(state.cast)
    face_up = tuple(rank for rank in range(number) if state.slot[rank] == -1)
    mine = [rank for rank, owner in enumerate(state.owner) if owner == viewer]
    fits_owners = [
        packs[viewer]
        for holders, packs in courses(state.seats, number, face_up, state.leader)
        if list(holders) == state.owner and packs[viewer][0] == frozenset(seen_by(state, viewer))
    ]
    real = fits_owners[0]
    fitting = Counter(
        holders
        for holders, packs in courses(state.seats, number, face_up, state.leader)
        if packs[viewer] == real and [rank for rank in range(number) if holders[rank] == viewer] == mine
        if holds(holders)
    )
    luck = Luck("guess")
    drawn = Counter(tuple(state.guess(viewer, luck).owner) for _ in range(DRAWS))
    total = fitting.total()
    assert set(drawn) <= set(fitting)
    for holders, count in fitting.items():
        chance = count / total
        spread = (DRAWS * chance * (1 - chance)) ** 0.5
        assert abs(drawn[holders] - DRAWS * chance) < 5 * spread + 1


def seen_by(state: Any, viewer: int) -> list[int]:
    """The ranks in the pack as it came to a seat."""
    names = next(fact["cards"] for fact in state.view(viewer)["facts"] if fact["key"] == "saw")
    cast = state.view(None)["options"]["characters"]
    return [cast.index(name) for name in names]


def drafted(seats: int, seed: int, **options: Any) -> Any:
    """A game after its first draft, by lot."""
    state = GAME.start(seats=seats, seed=seed, crown="1", **options)
    luck = Luck(seed)
    while not state.called:
        codes = state.codes(state.to_move[0])
        state.choose(codes[luck.below(len(codes))])
    return state


def agrees(state: Any) -> Any:
    """Whether holders fit what was called and revealed so far."""

    def holds(holders: tuple[int, ...]) -> bool:
        return all(holders[rank] == state.shown[rank] or rank == state.killed for rank in range(state.called))

    return holds


@pytest.mark.parametrize("viewer", range(4))
@pytest.mark.parametrize("nine", [False, True])
def test_four_players_guess_the_draft_with_the_right_chances(viewer: int, nine: bool) -> None:
    state = drafted(4, 5, nine=nine)

    compare(state, viewer, agrees(state))


@pytest.mark.parametrize("viewer", [0, 1, 3, 6])
def test_seven_players_guess_with_the_last_one_s_two_cards(viewer: int) -> None:
    state = drafted(7, 11)

    compare(state, viewer, agrees(state))


@pytest.mark.parametrize("seed", [4, 16, 23])
def test_what_was_called_meanwhile_narrows_the_guess(seed: int) -> None:
    state = drafted(4, seed)
    luck = Luck(1)
    while state.called < 5 and state.round == 1:
        codes = state.codes(state.to_move[0])
        state.choose(codes[luck.below(len(codes))])

    assert state.round == 1
    for viewer in range(4):
        compare(state, viewer, agrees(state))


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_guess_what_they_did_not_handle_evenly(seats: int) -> None:
    state = drafted(seats, 4)
    for viewer in range(seats):
        own = [step for step in range(1, 8) if state.slot.count(step) and is_own(state, step, viewer)]
        free: dict[int, list[int]] = {}
        for rank, slot in enumerate(state.slot):
            if slot not in own:
                free.setdefault(sum(step <= slot for step in own), []).append(rank)
        ways = []
        for orders in product(*[permutations([state.slot[rank] for rank in ranks]) for ranks in free.values()]):
            slots = state.slot[:]
            for ranks, order in zip(free.values(), orders, strict=True):
                for rank, slot in zip(ranks, order, strict=True):
                    slots[rank] = slot
            ways.append(tuple(slots))
        fitting = [way for way in ways if fits_calls(state, way)]
        luck = Luck(viewer)
        drawn = Counter(tuple(state.guess(viewer, luck).slot) for _ in range(DRAWS))

        assert set(drawn) == set(fitting)
        for way in fitting:
            chance = 1 / len(fitting)
            assert abs(drawn[way] - DRAWS * chance) < 5 * (DRAWS * chance) ** 0.5 + 1


def is_own(state: Any, step: int, viewer: int) -> bool:
    """Whether a step of the draft was this seat's, the random discard apart."""
    order = (0, 1, 1, 0, 0, 1, 1) if state.seats == 2 else (0, 1, 2, None, 0, 1, 2)
    place = order[step - 1]
    return place is not None and (state.leader + place) % state.seats == viewer


def fits_calls(state: Any, slots: tuple[int, ...]) -> bool:
    """Whether a course of the draft fits what was called."""
    laid = (3, 5, 7) if state.seats == 2 else (4,)
    order = (0, 1, 1, 0, 0, 1, 1) if state.seats == 2 else (0, 1, 2, 2, 0, 1, 2)
    for rank in range(state.called):
        slot = slots[rank]
        held = 1 <= slot <= 7 and slot not in laid
        holder = (state.leader + order[slot - 1]) % state.seats if held else -1
        if holder != state.shown[rank] and rank != state.killed:
            return False
    return True


# Hands


def guesses(state: Any, viewer: int, number: int = 60) -> list[Any]:
    return [state.guess(viewer, Luck(seed)) for seed in range(number)]


def kinds(zone: list[int]) -> list[str]:
    return sorted_names(zone)


def test_a_hand_looked_at_is_guessed_as_it_is() -> None:
    game = table(player("spy"), player(hand="manor tavern palace"))
    game.choose("spy_on 1", "look_for_military")

    assert {tuple(kinds(guess.hand[1])) for guess in guesses(game.state, 0)} == {("manor", "palace", "tavern")}
    assert len({tuple(kinds(guess.hand[1])) for guess in guesses(game.state, 2)}) > 10


def test_ruling_r23_hands_swapped_are_known_to_both() -> None:
    game = table(player("magician", hand="manor"), player(hand="tavern palace"))
    game.choose("swap_hands 1")

    assert {tuple(kinds(guess.hand[1])) for guess in guesses(game.state, 0)} == {("manor",)}
    assert {tuple(kinds(guess.hand[0])) for guess in guesses(game.state, 1)} == {("palace", "tavern")}


def test_a_card_discarded_in_secret_out_of_a_known_hand_is_one_of_that_hand() -> None:
    game = table(player("spy"), player("magician", hand="manor tavern palace", city="laboratory"))
    game.choose("spy_on 1", "look_for_military", "end_turn", "use_laboratory", "discard manor")

    found = Counter((tuple(kinds(guess.hand[1])), kinds(guess.deck[:1])[0]) for guess in guesses(game.state, 0, 300))
    assert set(found) == {
        (("manor", "palace"), "tavern"),
        (("manor", "tavern"), "palace"),
        (("palace", "tavern"), "manor"),
    }
    assert min(found.values()) > 60
    assert game.fact("astray", 0) == "manor palace tavern"


def test_a_district_built_out_of_a_known_hand_leaves_the_rest_known() -> None:
    game = table(player("spy"), player("magician", gold=9, hand="manor tavern palace"))
    game.choose("spy_on 1", "look_for_military", "end_turn", "gather_gold", "build manor")

    assert game.fact("in_hand", 0, 1) == "palace tavern"


def test_what_a_spy_found_is_known_to_all_until_the_hand_changes_unseen() -> None:
    game = table(player("spy"), player("bishop", gold=9, hand="tavern market manor palace"))

    def trade() -> set[int]:
        names = ("tavern", "market", "trading_post", "docks", "harbor", "town_hall")
        return {sum(name in names for name in kinds(guess.hand[1])) for guess in guesses(game.state, 2)}

    unknown = trade()
    game.choose("spy_on 1", "look_for_trade")
    found = trade()
    game.choose("end_turn", "gather_gold", "build market")
    built = trade()
    game.choose("end_turn")
    game = table(player("spy"), player("magician", hand="tavern market"), deck="manor palace castle temple")
    game.choose("spy_on 1", "look_for_trade", "end_turn", "gather_cards", "keep castle")

    assert (len(unknown) > 2, found, built) == (True, {2}, {1})
    assert not [fact for fact in game.state.view(2)["facts"] if fact["key"] == "spied"]


def test_a_card_put_under_the_deck_is_known_to_who_put_it_there() -> None:
    game = table(player("thief"), gathered=False, deck="manor tavern")
    game.choose("gather_cards", "keep manor")

    assert game.fact("in_deck", 0) == "tavern"
    assert {kinds(guess.deck[:1])[0] for guess in guesses(game.state, 0)} == {"tavern"}
    assert len({kinds(guess.deck[:1])[0] for guess in guesses(game.state, 1)}) > 5


def test_a_destroyed_district_is_known_to_all_at_the_bottom() -> None:
    game = table(player("warlord", gold=5), player(city="castle"))
    game.choose("destroy_at 1")

    assert [game.fact("in_deck", viewer) for viewer in range(4)] == ["castle"] * 4


def test_a_card_taken_at_random_is_known_to_the_two_and_lost_to_the_others() -> None:
    game = table(player("spy"), player("emperor"), player(hand="manor"))
    game.choose("spy_on 2", "look_for_military", "end_turn", "gather_gold", "crown 2", "claim_card")

    assert game.fact("in_hand", 2, 1) == "manor"
    assert game.fact("in_hand", 0, 1) == "manor"


def test_the_signed_warrant_and_the_real_threat_are_guessed_evenly() -> None:
    game = table(
        player("magistrate"),
        player("blackmailer"),
        player("merchant"),
        warrants={"by": 0, "characters": ["king", "merchant", "warlord"], "signed": "merchant"},
        threats={"by": 1, "characters": ["merchant", "architect"], "signed": "merchant"},
        next_rank=6,
    )
    drawn = guesses(game.state, 2, 300)

    assert {guess.signed for guess in drawn} == {3, 5, 7}
    assert {guess.flower for guess in drawn} == {5, 6}
    assert {guess.signed for guess in guesses(game.state, 0)} == {5}
    assert {guess.flower for guess in guesses(game.state, 1)} == {5}
