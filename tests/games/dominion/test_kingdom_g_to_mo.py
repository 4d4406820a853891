"""Each clause of Gardens, Laboratory, Library, Market, Militia, Mine, Moat and Moneylender."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table

# Gardens


@pytest.mark.parametrize(("coppers", "points"), [(8, 0), (9, 1), (38, 3), (39, 4)])
def test_gardens_is_worth_a_point_for_every_ten_cards_owned(coppers: int, points: int) -> None:
    game = table(player("gardens", f"copper*{coppers}"))

    assert game.state.scores()[0] == points


def test_gardens_each_count() -> None:
    game = table(player("gardens*3", "copper*17"))

    assert game.state.scores()[0] == 6


# Laboratory


def test_laboratory_draws_two_cards() -> None:
    game = table(player("laboratory", "copper silver gold"))

    game.play("laboratory")

    assert game.hand() == "copper silver"


def test_laboratory_gives_one_action() -> None:
    game = table(player("laboratory smithy", "copper silver"))

    game.play("laboratory")

    assert game.actions == 1


# Library


def test_library_draws_until_seven_cards_are_in_hand() -> None:
    game = table(player("library copper*4", "silver estate gold duchy"))

    game.play("library")

    assert game.hand() == "copper copper copper copper estate gold silver"
    assert game.deck() == "duchy"


def test_library_lets_an_action_just_drawn_be_set_aside() -> None:
    game = table(player("library copper*6", "village gold"))

    game.play("library")
    asked = (game.seat, game.options)
    game.choose("set_aside")

    assert asked == (0, ["set_aside", "keep"])
    assert "gold" in game.hand()
    assert "village" not in game.hand()


def test_library_lets_an_action_just_drawn_be_kept() -> None:
    game = table(player("library copper*6", "village gold"))

    game.play("library", "keep")

    assert "village" in game.hand()
    assert game.deck() == "gold"


def test_library_discards_what_was_set_aside_when_it_is_done() -> None:
    game = table(player("library copper*5", "village market silver gold"))

    game.play("library", "set_aside")
    meanwhile = (game.seen(1, "aside")["cards"], game.discard())
    game.choose("set_aside")

    assert meanwhile == (["village"], "")
    assert game.discard() == "village market"


def test_library_does_not_shuffle_what_is_set_aside() -> None:
    game = table(player("library copper*5", "village", "estate silver"))

    game.play("library", "set_aside")

    assert game.hand() == "copper copper copper copper copper estate silver"
    assert game.discard() == "village"


# Market


def test_market_draws_one_card() -> None:
    game = table(player("market", "gold silver"))

    game.play("market")

    assert game.hand() == "gold"


def test_market_gives_one_action() -> None:
    game = table(player("market smithy"))

    game.play("market")

    assert game.actions == 1


def test_market_gives_one_buy() -> None:
    game = table(player("market"))

    game.play("market")

    assert game.buys == 2


def test_market_gives_one_coin() -> None:
    game = table(player("market"))

    game.play("market")

    assert game.coins == 1


# Militia


def test_militia_gives_two_coins() -> None:
    game = table(player("militia"))

    game.play("militia")

    assert game.coins == 2


def test_militia_has_each_other_player_discard_down_to_three_cards() -> None:
    game = table(player("militia"), player("copper*2 estate*2 gold"), player("copper*5"))

    game.play("militia", "discard copper", "discard estate")

    assert game.hand(1) == "copper estate gold"
    assert game.discarded(1) == "copper estate"
    assert game.hand(2) == "copper copper copper"


def test_militia_lets_each_victim_choose() -> None:
    game = table(player("militia"), player("copper estate gold silver"))

    game.play("militia")

    assert game.seat == 1
    assert game.offered("discard") == ["copper", "silver", "gold", "estate"]


def test_militia_leaves_a_player_with_three_cards_alone() -> None:
    game = table(player("militia"), player("copper estate gold"))

    game.play("militia")

    assert game.hand(1) == "copper estate gold"


def test_militia_shows_the_others_only_how_many_and_the_top_card() -> None:
    game = table(player("militia"), player("copper estate gold silver duchy"))

    game.play("militia", "discard silver", "discard duchy")

    assert game.events("discard", viewer=0) == [{"kind": "discard", "seat": 1, "count": 2, "top": "duchy"}]
    assert game.seen(0, "discard", 1)["cards"] == ["duchy"]


# Mine


def test_mine_trashes_a_treasure_from_the_hand() -> None:
    game = table(player("mine copper silver estate"))

    game.play("mine")
    offered = game.offered("trash")
    game.choose("trash copper")

    assert offered == ["copper", "silver"]
    assert game.trash == "copper"


def test_mine_gains_a_treasure_costing_up_to_three_more_into_the_hand() -> None:
    game = table(player("mine silver estate"))

    game.play("mine")
    offered = game.offered("gain")
    game.choose("gain gold")

    assert offered == ["copper", "silver", "gold"]
    assert game.hand() == "estate gold"
    assert game.pile("gold") == 29


def test_mine_lets_the_new_treasure_be_spent_at_once() -> None:
    game = table(player("mine copper"))

    game.play("mine", "gain silver", "play silver")

    assert game.coins == 2


def test_mine_does_not_turn_copper_into_gold() -> None:
    game = table(player("mine copper"))

    game.play("mine")

    assert game.offered("gain") == ["copper", "silver"]


def test_mine_without_a_treasure_does_nothing() -> None:
    game = table(player("mine estate"))

    game.play("mine")

    assert game.hand() == "estate"
    assert game.trash == ""


# Moat


def test_moat_draws_two_cards_when_played() -> None:
    game = table(player("moat", "copper silver gold"), kingdom=kingdom_of("moat"))

    game.play("moat")

    assert game.hand() == "copper silver"


def test_moat_may_be_shown_from_the_hand_when_another_plays_an_attack() -> None:
    game = table(player("witch"), player("moat"), kingdom=kingdom_of("moat"))

    game.play("witch")

    assert (game.seat, game.options) == (1, ["reveal", "pass"])


def test_moat_shown_spares_its_owner() -> None:
    game = table(player("witch"), player("moat"), kingdom=kingdom_of("moat"))

    game.play("witch", "reveal")

    assert game.discard(1) == ""
    assert game.pile("curse") == 10


def test_moat_need_not_be_shown() -> None:
    game = table(player("witch"), player("moat"), kingdom=kingdom_of("moat"))

    game.play("witch", "pass")

    assert game.discard(1) == "curse"


def test_moat_stays_in_the_hand() -> None:
    game = table(player("witch"), player("moat copper"), kingdom=kingdom_of("moat"))

    game.play("witch", "reveal")

    assert game.hand(1) == "copper moat"


def test_moat_protects_nobody_else() -> None:
    game = table(player("witch"), player("moat"), player("copper"), kingdom=kingdom_of("moat"))

    game.play("witch", "reveal", "pass")

    assert game.discard(2) == "curse"


def test_moat_does_not_take_away_what_the_attacker_gets() -> None:
    game = table(player("witch", "gold silver"), player("moat"), kingdom=kingdom_of("moat"))

    game.play("witch", "reveal")

    assert game.hand() == "gold silver"


# Moneylender


def test_moneylender_trashes_a_copper_from_the_hand() -> None:
    game = table(player("moneylender copper*2"))

    game.play("moneylender")

    assert game.trash == "copper"
    assert game.hand() == "copper"


def test_moneylender_gives_three_coins_if_a_copper_was_trashed() -> None:
    game = table(player("moneylender copper"))

    game.play("moneylender")

    assert game.coins == 3


def test_moneylender_gives_nothing_without_a_copper() -> None:
    game = table(player("moneylender silver"))

    game.play("moneylender")

    assert game.coins == 0
    assert game.trash == ""
