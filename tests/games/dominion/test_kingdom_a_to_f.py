"""Each clause of Adventurer, Bureaucrat, Cellar, Chancellor, Chapel, Council Room, Feast and Festival."""

from tests.games.dominion.talk import player, table

# Adventurer


def test_adventurer_turns_over_cards_until_two_treasures_have_come() -> None:
    game = table(player("adventurer", "estate copper duchy silver gold"))

    game.play("adventurer")

    assert game.deck() == "gold"


def test_adventurer_puts_the_two_treasures_into_the_hand() -> None:
    game = table(player("adventurer estate", "estate copper duchy silver gold"))

    game.play("adventurer")

    assert game.hand() == "copper estate silver"


def test_adventurer_discards_the_other_cards_turned_over() -> None:
    game = table(player("adventurer", "estate copper duchy silver gold"))

    game.play("adventurer")

    assert game.discarded() == "duchy estate"


def test_adventurer_shuffles_the_discard_pile_without_the_cards_turned_over() -> None:
    game = table(player("adventurer", "estate copper", "duchy silver"))

    game.play("adventurer")

    assert game.hand() == "copper silver"
    assert "estate" in game.discard()
    assert len(game.events("shuffle")) == 1


def test_adventurer_gives_what_was_found_if_there_are_fewer_treasures() -> None:
    game = table(player("adventurer", "estate copper", "duchy"))

    game.play("adventurer")

    assert game.hand() == "copper"
    assert game.discarded() == "duchy estate"


# Bureaucrat


def test_bureaucrat_gains_a_silver_onto_the_deck() -> None:
    game = table(player("bureaucrat", "copper"), player("estate"))

    game.play("bureaucrat")

    assert game.deck() == "silver copper"
    assert game.pile("silver") == 39


def test_bureaucrat_has_each_other_player_put_a_victory_card_onto_the_deck() -> None:
    game = table(player("bureaucrat"), player("estate copper", "gold"), player("duchy"))

    game.play("bureaucrat")

    assert (game.deck(1), game.hand(1)) == ("estate gold", "copper")
    assert (game.deck(2), game.hand(2)) == ("duchy", "")


def test_bureaucrat_lets_the_victim_choose_which_victory_card() -> None:
    game = table(player("bureaucrat"), player("estate duchy copper"))

    game.play("bureaucrat")
    offered = (game.seat, game.options)
    game.choose("put_back duchy")

    assert offered == (1, ["put_back estate", "put_back duchy"])
    assert game.deck(1) == "duchy"
    assert game.hand(1) == "copper estate"


def test_bureaucrat_shows_the_card_put_back_to_all() -> None:
    game = table(player("bureaucrat"), player("estate copper"))

    game.play("bureaucrat")

    assert game.events("put_back") == [{"kind": "put_back", "seat": 1, "card": "estate"}]


def test_bureaucrat_has_a_player_without_a_victory_card_show_the_hand() -> None:
    game = table(player("bureaucrat"), player("copper silver curse"))

    game.play("bureaucrat")

    assert game.events("reveal_hand")[0]["cards"] == ["copper", "silver", "curse"]
    assert game.hand(1) == "copper curse silver"


def test_bureaucrat_attacks_though_no_silver_is_left() -> None:
    game = table(player("bureaucrat", "copper"), player("estate"), supply={"silver": 0})

    game.play("bureaucrat")

    assert game.deck() == "copper"
    assert game.deck(1) == "estate"


# Cellar


def test_cellar_gives_one_action() -> None:
    game = table(player("cellar copper"))

    game.play("cellar")

    assert game.actions == 1


def test_cellar_discards_any_number_of_cards_and_draws_as_many() -> None:
    game = table(player("cellar estate*2 copper", "gold silver duchy"))

    game.play("cellar", "discard estate", "discard estate")

    assert game.hand() == "copper gold silver"
    assert game.discard() == "estate estate"


def test_cellar_draws_only_after_all_are_discarded() -> None:
    game = table(player("cellar estate copper", "gold silver"))

    game.play("cellar", "discard copper")
    before = (game.hand(), game.deck())
    game.choose("discard estate")

    assert before == ("estate", "gold silver")
    assert game.hand() == "gold silver"


def test_cellar_cannot_be_discarded_for_itself() -> None:
    game = table(player("cellar estate"))

    game.play("cellar")

    assert game.offered("discard") == ["estate"]


def test_cellar_shuffles_the_cards_just_discarded_into_the_new_deck() -> None:
    game = table(player("cellar estate*2", "gold"))

    game.play("cellar", "discard estate", "discard estate")

    assert game.hand() == "estate gold"
    assert game.deck() == "estate"


def test_cellar_shows_the_others_only_how_many_and_the_top_card() -> None:
    game = table(player("cellar estate copper silver", "gold*2"))

    game.play("cellar", "discard copper", "discard estate")

    assert game.events("discard", viewer=1) == [{"kind": "discard", "seat": 0, "count": 2, "top": "estate"}]
    assert game.events("discard", viewer=0)[0]["cards"] == ["copper", "estate"]


# Chancellor


def test_chancellor_gives_two_coins() -> None:
    game = table(player("chancellor", "copper"))

    game.play("chancellor", "keep_deck")

    assert game.coins == 2


def test_chancellor_may_put_the_deck_into_the_discard_pile() -> None:
    game = table(player("chancellor", "copper gold silver", "estate"))

    game.play("chancellor", "flip")

    assert game.deck() == ""
    assert game.discarded() == "copper estate gold silver"


def test_chancellor_may_leave_the_deck() -> None:
    game = table(player("chancellor", "copper gold silver", "estate"))

    game.play("chancellor", "keep_deck")

    assert game.deck() == "copper gold silver"
    assert game.discard() == "estate"


def test_chancellor_is_decided_before_anything_else() -> None:
    game = table(player("chancellor village", "copper"), actions=2)

    game.play("chancellor")

    assert game.options == ["flip", "keep_deck"]


def test_chancellor_does_not_let_anybody_look_at_the_deck() -> None:
    game = table(player("chancellor", "copper gold silver", "estate"))

    game.play("chancellor", "flip")

    assert [game.seen(viewer, "discard", 0)["cards"] for viewer in (0, 1, None)] == [["silver"]] * 3


# Chapel


def test_chapel_trashes_up_to_four_cards_from_the_hand() -> None:
    game = table(player("chapel copper*2 estate*3"))

    game.play("chapel", "trash copper", "trash copper", "trash estate", "trash estate")

    assert game.hand() == "estate"
    assert game.trash == "copper copper estate estate"
    assert game.asks == "buy"


def test_chapel_may_trash_fewer() -> None:
    game = table(player("chapel copper*2 estate*3"))

    game.play("chapel", "trash estate", "done")

    assert game.trash == "estate"


def test_chapel_cannot_trash_itself_but_another_chapel() -> None:
    game = table(player("chapel*2"))

    game.play("chapel", "trash chapel")

    assert game.trash == "chapel"
    assert game.in_play == "chapel"


# Council Room


def test_council_room_draws_four_cards() -> None:
    game = table(player("council_room", "copper silver gold estate duchy"))

    game.play("council_room")

    assert game.hand() == "copper estate gold silver"


def test_council_room_gives_one_buy() -> None:
    game = table(player("council_room", "copper"))

    game.play("council_room")

    assert game.buys == 2


def test_council_room_has_every_other_player_draw_a_card() -> None:
    game = table(player("council_room"), player("copper", "gold silver"), player("", "estate"))

    game.play("council_room")

    assert (game.hand(1), game.hand(2)) == ("copper gold", "estate")


def test_council_room_makes_the_others_shuffle_if_need_be() -> None:
    game = table(player("council_room"), player("copper", "", "gold"))

    game.play("council_room")

    assert game.hand(1) == "copper gold"


# Feast


def test_feast_is_trashed() -> None:
    game = table(player("feast"))

    game.play("feast")

    assert game.trash == "feast"
    assert game.in_play == ""


def test_feast_gains_a_card_costing_up_to_five_onto_the_discard_pile() -> None:
    game = table(player("feast"))

    game.play("feast")
    offered = game.offered("gain")
    game.choose("gain duchy")

    assert {"duchy", "market", "copper", "curse"} <= set(offered)
    assert not {"gold", "province"} & set(offered)
    assert game.discard() == "duchy"
    assert game.pile("duchy") == 7


def test_feast_does_not_let_coins_raise_the_limit() -> None:
    game = table(player("feast"), coins=10)

    game.play("feast")

    assert "gold" not in game.offered("gain")


# Festival


def test_festival_gives_two_actions() -> None:
    game = table(player("festival smithy"))

    game.play("festival")

    assert game.actions == 2


def test_festival_gives_one_buy() -> None:
    game = table(player("festival"))

    game.play("festival")

    assert game.buys == 2


def test_festival_gives_two_coins() -> None:
    game = table(player("festival"))

    game.play("festival")

    assert game.coins == 2
