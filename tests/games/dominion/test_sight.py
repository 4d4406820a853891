"""What each player sees: hands, decks, discard piles, supply and trash, and what is known beyond them."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table

EVERYBODY = (0, 1, None)


def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    game = table(player("copper village"), player("moat estate gold"))

    assert game.seen(0, "hand", 0)["cards"] == ["copper", "village"]
    assert game.seen(0, "hand", 1) == {"id": "hand", "seat": 1, "cards": [], "count": 3}
    assert game.seen(None, "hand", 0) == {"id": "hand", "seat": 0, "cards": [], "count": 2}


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_deck_shows_its_size_and_no_card_even_to_its_owner(viewer: int | None) -> None:
    game = table(player("copper", "gold silver estate"))

    assert game.seen(viewer, "deck", 0) == {"id": "deck", "seat": 0, "cards": [], "count": 3}


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_discard_pile_shows_its_top_card_and_hides_its_size_even_from_its_owner(viewer: int | None) -> None:
    game = table(player("copper", "", "gold silver estate"))

    assert game.seen(viewer, "discard", 0) == {"id": "discard", "seat": 0, "cards": ["gold"], "count": None}


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_table_option_open_counts_shows_the_size_of_discard_piles(viewer: int | None) -> None:
    game = table(player("copper", "", "gold silver estate"), options={"open_counts": True})

    assert game.seen(viewer, "discard", 0) == {"id": "discard", "seat": 0, "cards": ["gold"], "count": 3}
    assert game.seen(viewer, "discard", 1)["count"] == 0


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_supply_trash_and_play_area_are_open(viewer: int | None) -> None:
    game = table(player("copper", play="village smithy"), trash="gold curse estate")

    supply = next(zone for zone in game.state.view(viewer)["zones"] if zone["id"] == "supply")

    assert {"card": "gold", "count": 30, "cost": 6} in supply["piles"]
    assert game.seen(viewer, "trash")["cards"] == ["gold", "estate", "curse"]
    assert game.seen(viewer, "play")["cards"] == ["village", "smithy"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_actions_buys_and_coins_are_public(viewer: int | None) -> None:
    game = table(player("copper"), actions=3, buys=2, coins=4)

    counters = {each["id"]: each["value"] for each in game.state.view(viewer)["counters"]}

    assert (counters["actions"], counters["buys"], counters["coins"]) == (3, 2, 4)


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    game = table(player("smithy", "gold silver copper"))

    game.play("smithy")

    assert game.events("draw", viewer=0)[0]["cards"] == ["copper", "silver", "gold"]
    assert game.events("draw", viewer=1) == [{"kind": "draw", "seat": 0, "count": 3}]
    assert game.events("draw", viewer=None) == [{"kind": "draw", "seat": 0, "count": 3}]


def test_what_a_victim_of_militia_has_picked_is_hidden_until_all_is_picked() -> None:
    game = table(player("militia"), player("copper*2 estate*2 gold"))

    game.play("militia", "discard copper")

    assert game.seen(1, "chosen")["cards"] == ["copper"]
    assert game.seen(0, "chosen")["cards"] == []
    assert game.seen(0, "hand", 1)["count"] == 5
    assert game.seen(0, "discard", 1)["cards"] == []


def test_a_shown_hand_stays_known_card_by_card_until_it_is_left() -> None:
    game = table(player("bureaucrat"), player("copper*2 silver village", "gold*5"))

    game.play("bureaucrat")
    before = game.fact("in_hand", 0, 1)
    game.end_turn()
    game.play("village")

    assert before == "copper copper silver village"
    assert game.fact("in_hand", 0, 1) == "copper copper silver"


def test_a_shown_moat_is_known_to_be_in_hand() -> None:
    game = table(player("witch"), player("moat copper"), kingdom=kingdom_of("moat"))

    game.play("witch", "reveal")

    assert game.fact("in_hand", 0, 1) == "moat"


def test_a_treasure_of_mine_is_known_to_be_in_hand() -> None:
    game = table(player("mine silver"))

    game.play("mine", "gain gold")

    assert game.fact("in_hand", 1, 0) == "gold"


def test_what_was_known_of_a_hand_is_known_no_more_after_hidden_discards() -> None:
    game = table(player("bureaucrat militia"), player("copper silver gold village*2"), actions=2)

    game.play("bureaucrat")
    game.play("militia", "discard copper", "discard village")

    assert "copper" not in game.fact("in_hand", 0, 1)


def test_nothing_is_known_of_the_next_hand() -> None:
    game = table(player("mine silver", "copper*5"))

    game.play("mine", "gain gold")
    game.end_turn()

    assert game.fact("in_hand", 1, 0) == ""


def test_every_seat_and_a_spectator_are_told_what_a_question_is_about() -> None:
    game = table(player("workshop"), player("copper"))

    game.play("workshop")

    prompts = [game.state.view(viewer)["prompts"] for viewer in EVERYBODY]
    assert prompts == [[{"seat": 0, "key": "gain", "source": "workshop", "args": {"limit": 4}}]] * 3


def test_the_card_that_library_asks_about_is_named_to_its_player_only() -> None:
    game = table(player("library", "village gold"))

    game.play("library")

    assert game.state.view(0)["prompts"][0]["args"] == {"card": "village"}
    assert game.state.view(1)["prompts"][0]["args"] == {}
