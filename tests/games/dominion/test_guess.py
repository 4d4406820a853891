"""How often guesses come up, compared with a count of all deals that fit what the guesser has seen."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any

from ludoteka import Luck
from tests.games.dominion.talk import Game, kingdom_of, player, table

GUESSES = 3000
# Chi-square bounds that are passed once in a thousand, by degrees of freedom
BOUND = {2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 11: 31.3, 15: 37.7, 23: 49.7, 29: 58.3}


def guesses(game: Game, seat: int, what: Callable[[Game], Any]) -> Counter[Any]:
    """How often each answer to a question about a guess comes up."""
    luck = Luck("guesses")
    return Counter(what(Game(game.state.guess(seat, luck))) for _ in range(GUESSES))


def assert_alike(found: Counter[Any], counted: Counter[Any]) -> None:
    """What was found has the shares of what was counted, as far as luck allows."""
    total = sum(counted.values())
    assert set(found) == set(counted)
    off = sum((found[key] - GUESSES * n / total) ** 2 / (GUESSES * n / total) for key, n in counted.items())
    assert off < BOUND[len(counted) - 1], off


def lies(game: Game, seat: int = 1) -> tuple[str, str]:
    return game.hand(seat), game.deck(seat)


def test_unseen_cards_of_hand_and_deck_are_dealt_anew_below_the_known_top() -> None:
    game = table(player("copper"), player("copper estate", "gold silver moat", seen={"deck": 1}))

    found = guesses(game, 0, lies)

    deals = permutations(["copper", "estate", "silver", "moat"])
    assert_alike(found, Counter((" ".join(sorted(deal[:2])), " ".join(["gold", *deal[2:]])) for deal in deals))


def test_a_shown_moat_stays_in_the_guessed_hand() -> None:
    seats = (player("witch"), player("moat copper", "silver", "estate gold"))
    game = table(*seats, kingdom=kingdom_of("moat"))
    game.play("witch", "reveal")

    found = guesses(game, 0, lambda guess: (guess.hand(1), guess.deck(1), guess.discard(1)))

    deals = permutations(["copper", "silver", "gold"])
    counted = Counter((" ".join(sorted(["moat", one])), two, f"estate {three}") for one, two, three in deals)
    assert_alike(found, counted)


def test_known_cards_are_in_the_hand_or_among_the_hidden_discards() -> None:
    game = table(player("bureaucrat militia"), player("copper silver gold curse*2", "market"), actions=2)
    game.play("bureaucrat")
    game.play("militia", "discard gold")

    found = guesses(game, 0, lambda guess: guess.discard(1))

    assert game.discard(1) == "curse gold"
    assert_alike(found, Counter(f"curse {card}" for card in ("copper", "silver", "gold", "curse")))


def test_what_a_victim_of_militia_has_picked_so_far_is_guessed_so_that_the_rest_can_be_picked() -> None:
    cards = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    game = table(player("militia"), player(" ".join(cards[:5]), " ".join(cards[5:])))
    game.play("militia", "discard copper")

    found = guesses(game, 0, lambda guess: guess.state.view(1)["zones"][-1]["cards"][0])

    counted: Counter[Any] = Counter()
    for hand in combinations(cards, 5):
        for first, _ in combinations(hand, 2):
            # A pick that left no choice would not have been followed by a question
            if hand.index(first) < 3:
                counted[first] += 1
    assert_alike(found, counted)


def test_the_card_that_library_asks_about_is_guessed_among_the_actions_not_seen() -> None:
    game = table(player("library copper", "village moat market silver"))
    game.play("library")

    found = guesses(game, 1, lambda guess: guess.state.view(0)["prompts"][0]["args"]["card"])

    assert_alike(found, Counter(["village", "moat", "market"]))


def test_the_own_deck_is_shuffled_below_what_is_known() -> None:
    game = table(player("village", "gold silver estate copper", seen={"deck": 1}))

    found = guesses(game, 0, lambda guess: guess.deck(0))

    assert_alike(found, Counter(" ".join(["gold", *deal]) for deal in permutations(["silver", "estate", "copper"])))


def test_the_own_hand_and_all_that_lies_open_stay_as_they_are() -> None:
    game = table(player("village copper", "gold", "silver estate"), player("", "duchy", "gold moat"), trash="curse")

    for seed in range(20):
        guess = Game(game.state.guess(0, Luck(seed)))

        assert guess.hand(0) == "copper village"
        assert guess.discard(0) == "silver estate"
        assert guess.discard(1).split()[0] == "gold"
        assert guess.trash == "curse"
