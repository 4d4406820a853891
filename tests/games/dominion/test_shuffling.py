"""Shuffling: only when a card is needed, and never what lies elsewhere."""

import pytest

from tests.games.dominion.talk import player, table


def test_the_deck_is_drawn_to_its_end_before_the_discard_pile_is_shuffled() -> None:
    game = table(player("smithy", "gold", "copper*5"))

    game.play("smithy")

    assert game.hand() == "copper copper gold"
    assert game.deck() == "copper copper copper"
    assert game.discard() == ""


def test_an_empty_deck_is_not_filled_until_a_card_is_needed() -> None:
    game = table(player("laboratory", "gold silver", "copper"))

    game.play("laboratory")

    assert (game.deck(), game.discard()) == ("", "copper")
    assert game.events("shuffle") == []


def test_all_there_is_is_drawn_when_deck_and_discard_pile_are_too_few() -> None:
    game = table(player("smithy", "gold", "copper"))

    game.play("smithy")

    assert game.hand() == "copper gold"


@pytest.mark.parametrize(
    ("hand", "deck", "discard", "choices", "shuffled"),
    [
        ("throne_room smithy estate*2", "silver", "copper*9", (), "copper copper copper copper"),
        ("library copper*3", "village silver", "gold*4", ("set_aside",), "gold"),
        ("adventurer", "estate duchy", "gold*4", (), "gold gold"),
    ],
)
def test_cards_in_hand_in_play_set_aside_or_turned_over_are_not_shuffled(
    hand: str, deck: str, discard: str, choices: tuple[str, ...], shuffled: str
) -> None:
    game = table(player(hand, deck, discard))

    game.play(hand.split()[0], *choices)

    assert len(game.events("shuffle")) == 1
    assert game.deck() == shuffled


def test_a_scripted_shuffle_lies_in_the_order_given() -> None:
    game = table(player("smithy", "", "copper*2 gold silver estate"), shuffles={0: ["gold estate silver"]})

    game.play("smithy")

    assert game.hand() == "estate gold silver"
    assert game.deck() == "copper copper"


def test_shuffles_of_one_seat_do_not_depend_on_what_another_seat_does() -> None:
    quiet = table(player("copper", "", "copper*4 gold*3 estate*5"), player("moat", "copper*5"), phase="buy", seed=4)
    busy = table(player("copper", "", "copper*4 gold*3 estate*5"), player("moat", "", "copper*9"), phase="buy", seed=4)

    for game in (quiet, busy):
        game.end_turn()
        game.end_turn()
        game.end_turn()

    assert quiet.hand() == busy.hand()
    assert quiet.deck() == busy.deck()


def test_every_order_of_a_shuffle_comes_up_about_as_often_as_any_other() -> None:
    orders: dict[str, int] = {}

    for seed in range(1200):
        game = table(player("council_room", "", "copper silver gold"), seed=seed)
        game.play("council_room")
        drawn = " ".join(game.zone("hand", 0))
        orders[drawn] = orders.get(drawn, 0) + 1

    # Chi-square with 5 degrees of freedom; 20.5 is passed once in a thousand
    assert len(orders) == 6
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 20.5
