"""Effects that are still to come are told to all, with the seats they wait for."""

from __future__ import annotations

from tests.games.seasons.talk import player, table


def test_a_familiar_that_asks_several_players_waits_for_those_who_come_later() -> None:
    game = table(
        player(hand="syllas_the_faithful", energy="FFFFFF"),
        player("purse_of_io wondrous_chest"),
        player("scepter_of_greatness die_of_malice"),
    )

    game.summon("syllas_the_faithful")

    assert (game.asks, game.seat) == ("sacrifice", 1)
    assert game.seen(0, "pending", 2)["cards"] == ["syllas_the_faithful"]


def test_a_summoned_card_waits_for_the_energy_of_a_vase() -> None:
    game = table(player("yjangs_forgotten_vase", hand="amulet_of_earth", energy="EE"), player())

    game.summon("amulet_of_earth")

    assert game.asks == "take_energy"
    assert game.seen(1, "pending", 0)["cards"] == ["amulet_of_earth"]


def test_nothing_waits_in_a_turn_that_is_not_interrupted() -> None:
    game = table(player("purse_of_io"), player())

    assert all(zone["id"] != "pending" for zone in game.state.view(0)["zones"])
