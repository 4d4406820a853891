"""The turn: Action phase, Buy phase, clean-up, and the rulebook's two worked examples."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table

# Action phase


def test_a_turn_begins_with_one_action_one_buy_and_no_coins() -> None:
    game = table(player(), player("smithy copper*4"), phase="buy")

    game.end_turn()

    assert game.seat == 1
    assert (game.actions, game.buys, game.coins) == (1, 1, 0)


def test_an_action_goes_from_the_hand_to_the_play_area_and_uses_an_action() -> None:
    game = table(player("village smithy copper"), actions=2)

    game.play("smithy")

    assert game.in_play == "smithy"
    assert game.actions == 1


def test_no_action_need_be_played() -> None:
    game = table(player("smithy copper"))

    game.choose("buy_phase")

    assert game.asks == "buy"
    assert game.hand() == "copper smithy"


def test_without_an_action_left_the_buy_phase_begins() -> None:
    game = table(player("smithy*2 copper"))

    game.play("smithy")

    assert game.asks == "buy"


def test_there_is_no_way_back_from_the_buy_phase() -> None:
    game = table(player("smithy copper"), actions=5)

    game.choose("buy_phase")

    assert "smithy" not in game.offered("play")


def test_a_treasure_is_not_played_in_the_action_phase() -> None:
    game = table(player("smithy copper"))

    assert game.options == ["play smithy", "buy_phase"]


def test_an_action_is_carried_out_from_top_to_bottom() -> None:
    game = table(player("market smithy", "copper"))

    game.play("market")

    assert [event.kind for event in game.told] == ["play", "draw", "actions", "buys", "coins"]


# Buy phase


def test_treasures_may_be_played_one_by_one_or_all_at_once() -> None:
    game = table(player("copper*2 silver estate"), phase="buy")

    game.play("silver")
    one = game.coins
    game.choose("play_treasures")

    assert (one, game.coins) == (2, 4)
    assert game.hand() == "estate"


def test_coins_of_actions_and_treasures_add_up() -> None:
    game = table(player("woodcutter gold"))

    game.play("woodcutter", "play_treasures")

    assert game.coins == 5


def test_buying_takes_cost_and_buy_and_puts_the_card_on_top_of_the_discard_pile() -> None:
    game = table(player("", "", "estate"), phase="buy", coins=7, buys=2)

    game.buy("silver")

    assert (game.coins, game.buys) == (4, 1)
    assert game.discard() == "silver estate"
    assert game.pile("silver") == 39


def test_an_empty_pile_cannot_be_bought_from() -> None:
    game = table(player(), phase="buy", coins=5, supply={"silver": 0})

    assert "silver" not in game.offered("buy")


def test_the_trash_cannot_be_bought_from() -> None:
    game = table(player(), phase="buy", coins=8, trash="moat", kingdom=kingdom_of())

    assert "moat" not in game.offered("buy")


def test_nothing_need_be_bought() -> None:
    game = table(player(), player("copper"), phase="buy", coins=8)

    game.end_turn()

    assert game.seat == 1


def test_the_turn_ends_by_itself_when_the_last_buy_is_used() -> None:
    game = table(player(), player("copper"), phase="buy", coins=8)

    game.buy("gold")

    assert game.seat == 1


def test_a_table_at_which_nobody_can_do_anything_waits_for_its_players() -> None:
    game = table(player("estate"), player("estate"), phase="buy", supply={"copper": 0, "curse": 0})

    game.choose("end_turn")

    assert (game.seat, game.options) == (1, ["end_turn"])


# Clean-up


def test_play_area_and_hand_are_discarded_and_five_cards_drawn() -> None:
    game = table(player("village estate*2", "copper gold*5"))

    game.play("village")
    game.end_turn()

    assert game.discarded() == "copper estate estate village"
    assert game.hand() == "gold gold gold gold gold"
    assert game.in_play == ""


def test_unspent_coins_actions_and_buys_lapse() -> None:
    game = table(player("", "copper*5"), player("copper"), phase="buy", actions=3, buys=4, coins=9)

    game.end_turn()

    assert (game.actions, game.buys, game.coins) == (1, 1, 0)


def test_the_player_on_the_left_is_next() -> None:
    game = table(player(), player(), player(), phase="buy", turn_of=2)

    game.end_turn()

    assert game.seat == 0


def test_a_turn_counts_once_taken() -> None:
    game = table(player(turns=3), player(turns=2), phase="buy", turn_of=1)

    game.end_turn()

    assert game.state.describe()["seats"]["1"]["turns"] == 3
    assert game.state.view(None)["turn"] == {"seat": 0, "number": 4, "phase": "buy"}


# The rulebook's examples


def test_the_rulebooks_buy_of_a_cellar_and_a_smithy_with_two_golds_and_an_extra_buy() -> None:
    game = table(player("gold*2", "copper*5"), phase="buy", buys=2)

    game.choose("play_treasures", "buy cellar")
    after_one = (game.coins, game.discard())
    game.buy("smithy")

    assert after_one == (4, "cellar")
    assert game.discarded() == "cellar gold gold smithy"


def test_the_rulebooks_whole_turn_with_market_and_smithy() -> None:
    game = table(
        player("market smithy silver estate*2", "silver copper market", "copper gold*5"),
        kingdom="first-game",
        shuffles={0: ["copper gold*5"]},
    )

    game.play("market")
    after_market = game.hand()
    game.play("smithy")
    after_smithy = (game.hand(), game.deck(), game.asks)
    game.choose("play_treasures")
    money = (game.coins, game.buys)
    game.buy("village", "remodel")

    assert after_market == "estate estate silver silver smithy"
    assert after_smithy == ("copper copper estate estate market silver silver", "gold gold gold gold gold", "buy")
    assert money == (7, 2)
    assert game.discarded() == "copper copper estate estate market market remodel silver silver smithy village"
    assert game.hand() == "gold gold gold gold gold"


@pytest.mark.parametrize("single", [True, False])
def test_each_treasure_is_used_once(single: bool) -> None:
    game = table(player("copper*2"), phase="buy")

    game.choose(*(["play copper"] * 2 if single else ["play_treasures"]))

    assert game.coins == 2
    assert game.offered("play") == []
