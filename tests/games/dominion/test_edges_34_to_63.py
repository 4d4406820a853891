"""The numbered cases of docs/rulings/dominion.md, 34 to 63: Thief to Workshop."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table


def test_edge_34_thief_must_trash_the_only_treasure_and_may_leave_it_there() -> None:
    game = table(player("thief"), player("", "estate copper"))

    game.play("thief")
    asked = game.options
    game.choose("done")

    assert asked == ["take copper", "done"]
    assert game.trash == "copper"


@pytest.mark.parametrize("taken", [[], ["silver"], ["gold"], ["silver", "gold"]])
def test_edge_35_thief_gains_any_part_of_what_was_trashed_and_no_supply_pile_shrinks(taken: list[str]) -> None:
    game = table(player("thief"), player("", "gold estate"), player("", "silver estate"))

    game.play("thief", *[f"take {card}" for card in taken])
    if "done" in game.options:
        game.choose("done")

    assert sorted(game.discard().split()) == sorted(taken)
    assert sorted(game.trash.split()) == sorted({"silver", "gold"} - set(taken))
    assert (game.pile("silver"), game.pile("gold")) == (40, 30)


def test_edge_37_a_victim_of_thief_without_cards_shows_none() -> None:
    game = table(player("thief"), player("copper"))

    game.play("thief")

    assert game.events("reveal") == []
    assert game.asks == "buy"


def test_edge_38_thief_on_no_treasure_discards_both_cards_and_trashes_nothing() -> None:
    game = table(player("thief"), player("", "estate duchy"))

    game.play("thief")

    assert game.trash == ""
    assert game.discarded(1) == "duchy estate"


def test_edge_39_thief_takes_from_one_victim_and_leaves_the_others_after_all_have_lost() -> None:
    game = table(player("thief"), player("", "gold estate"), player("", "silver estate"))

    game.play("thief")
    lost = game.trash
    game.choose("take silver")
    if "done" in game.options:
        game.choose("done")

    assert lost == "silver gold"
    assert game.discard() == "silver"


def test_edge_40_militia_never_draws_up() -> None:
    game = table(player("militia"), player("copper*2", "gold"))

    game.play("militia")

    assert game.hand(1) == "copper copper"


def test_edge_41_militia_takes_two_of_five_cards_and_shows_the_top_one_only() -> None:
    game = table(player("militia"), player("copper*2 silver estate gold"))

    game.play("militia", "discard copper", "discard silver")

    assert len(game.hand(1).split()) == 3
    assert game.seen(0, "discard", 1)["cards"] == ["silver"]


def test_edge_41_militia_takes_three_of_six_cards_after_a_council_room() -> None:
    game = table(player("council_room militia", "estate*4"), player("copper*5", "copper"), actions=2)

    game.play("council_room")
    game.play("militia")

    assert game.hand(1) == "copper copper copper"
    assert game.discard(1) == "copper copper copper"


def test_edge_42_the_silver_of_bureaucrat_becomes_the_deck_and_nothing_is_shuffled() -> None:
    game = table(player("bureaucrat", "", "gold"), player())

    game.play("bureaucrat")

    assert game.deck() == "silver"
    assert game.discard() == "gold"
    assert game.events("shuffle") == []


def test_edge_44_a_curse_is_no_victory_card_for_bureaucrat_and_gardens_is_one() -> None:
    game = table(player("bureaucrat"), player("curse copper"), player("gardens copper"))

    game.play("bureaucrat")

    assert [event["seat"] for event in game.events("reveal_hand")] == [1]
    assert game.deck(2) == "gardens"


def test_edge_44_bureaucrat_has_an_empty_hand_shown() -> None:
    game = table(player("bureaucrat"), player())

    game.play("bureaucrat")

    assert game.events("reveal_hand") == [{"kind": "reveal_hand", "seat": 1, "cards": [], "count": 0}]


def test_edge_45_the_victim_of_bureaucrat_chooses_among_several_victory_cards() -> None:
    game = table(player("bureaucrat"), player("estate province"))

    game.play("bureaucrat")

    assert (game.seat, game.offered("put_back")) == (1, ["estate", "province"])


def test_edge_46_chancellor_puts_the_deck_down_at_once_and_nothing_is_shuffled_until_a_card_is_needed() -> None:
    game = table(player("chancellor village", "copper gold", "estate"), actions=2)

    game.play("chancellor", "flip")
    shuffled = len(game.events("shuffle"))
    game.play("village")

    assert shuffled == 0
    assert len(game.events("shuffle")) == 1


def test_edge_46_the_deck_is_turned_over_so_that_its_bottom_card_shows() -> None:
    game = table(player("chancellor", "copper gold silver", "estate"))

    game.play("chancellor", "flip")

    assert game.seen(1, "discard", 0)["cards"] == ["silver"]


def test_edge_47_chancellor_with_an_empty_deck_only_gives_coins() -> None:
    game = table(player("chancellor", "", "estate"))

    game.play("chancellor")

    assert game.coins == 2
    assert game.asks == "buy"


def test_edge_48_cellar_may_discard_nothing() -> None:
    game = table(player("cellar estate smithy", "gold"))

    game.play("cellar", "done")

    assert game.hand() == "estate smithy"
    assert game.actions == 1


def test_edge_48_cellar_discards_the_whole_set_before_it_draws() -> None:
    game = table(player("cellar estate*2", "gold silver"))

    game.play("cellar", "discard estate", "discard estate")

    kinds = [event.kind for event in game.told]
    assert kinds.index("discard") < kinds.index("draw")
    assert kinds.count("discard") == kinds.count("draw") == 1


def test_edge_50_cellar_draws_what_there_is() -> None:
    game = table(player("cellar estate*3", "gold"))

    game.play("cellar", *["discard estate"] * 3)

    assert game.hand() == "estate estate gold"


def test_edge_50_cellar_with_no_other_cards_draws_its_own_discards_again() -> None:
    game = table(player("cellar estate"))

    game.play("cellar", "discard estate")

    assert game.hand() == "estate"


def test_edge_51_chapel_may_trash_nothing() -> None:
    game = table(player("chapel copper"))

    game.play("chapel", "done")

    assert game.trash == ""


def test_edge_51_chapel_never_trashes_more_than_four() -> None:
    game = table(player("chapel copper*6"))

    game.play("chapel", *["trash copper"] * 4)

    assert game.hand() == "copper copper"
    assert game.asks == "buy"


def test_edge_52_moat_may_be_shown_against_every_attack_anew() -> None:
    game = table(player("witch*2"), player("moat"), kingdom=kingdom_of("moat"), actions=2)

    game.play("witch", "reveal")
    game.play("witch", "reveal")

    assert game.discard(1) == ""


def test_edge_52_a_second_moat_adds_nothing() -> None:
    game = table(player("witch"), player("moat*2"), kingdom=kingdom_of("moat"))

    game.play("witch", "reveal")

    assert game.seat == 0
    assert len(game.events("reveal_moat")) == 1


def test_edge_53_a_moat_that_comes_after_the_attack_was_played_is_too_late() -> None:
    game = table(player("witch militia", "copper*2"), player("", "", "moat"), kingdom=kingdom_of("moat"), actions=2)

    game.play("witch")

    assert game.events("reveal_moat") == []
    assert "curse" in game.discard(1)


def test_edge_54_witch_against_moats_draws_two_and_takes_no_curse_from_the_pile() -> None:
    game = table(player("witch", "gold silver"), player("moat"), player("moat"), kingdom=kingdom_of("moat"))

    game.play("witch", "reveal", "reveal")

    assert game.hand() == "gold silver"
    assert game.pile("curse") == 20


def test_edge_55_moat_does_not_stop_council_room() -> None:
    game = table(player("council_room"), player("moat", "gold"), kingdom=kingdom_of("moat"))

    game.play("council_room")

    assert game.seat == 0
    assert game.hand(1) == "gold moat"


def test_edge_56_council_room_makes_a_hand_grow_above_five() -> None:
    game = table(player("council_room"), player("copper*5", "gold"))

    game.play("council_room")

    assert len(game.hand(1).split()) == 6


def test_edge_56_a_player_without_deck_and_discard_pile_draws_nothing() -> None:
    game = table(player("council_room"), player("copper*5"))

    game.play("council_room")

    assert len(game.hand(1).split()) == 5


def test_edge_58_witch_without_curses_draws_two_cards_only() -> None:
    game = table(player("witch", "gold silver"), player(), supply={"curse": 0})

    game.play("witch")

    assert game.hand() == "gold silver"
    assert game.discard(1) == ""


def test_edge_59_an_empty_curse_pile_counts_among_the_three() -> None:
    game = table(
        player("witch", "copper*9"), player(), supply={"curse": 1, "moat": 0, "market": 0}, kingdom=kingdom_of("moat")
    )

    game.play("witch")
    game.end_turn()

    assert game.state.over


@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (39, 3), (40, 4)])
def test_edge_60_gardens_counts_itself_and_all_that_is_owned_in_full_tens(cards: int, points: int) -> None:
    game = table(player("gardens", "curse", f"copper*{cards - 2}"))

    assert game.state.scores()[0] == points - 1


def test_edge_60_gardens_does_not_count_trashed_cards() -> None:
    game = table(player("gardens chapel", "copper*8"))

    before = game.state.scores()[0]
    game.play("chapel", "trash gardens")

    assert (before, game.state.scores()[0]) == (1, 0)


def test_edge_61_workshop_gains_nothing_when_no_such_pile_is_left() -> None:
    cheap = ["cellar", "chapel", "smithy", "village", "woodcutter", "workshop", "copper", "silver", "estate", "curse"]
    game = table(player("workshop"), supply=dict.fromkeys(cheap, 0))

    game.play("workshop")

    assert game.discard() == ""
    assert game.asks == "buy"


def test_edge_61_workshop_must_gain_a_curse_if_it_is_all_there_is() -> None:
    cheap = ["cellar", "chapel", "smithy", "village", "woodcutter", "workshop", "copper", "silver", "estate"]
    game = table(player("workshop"), supply=dict.fromkeys(cheap, 0))

    game.play("workshop")

    assert game.discard() == "curse"


def test_edge_62_feast_must_gain_a_card_costing_up_to_five_if_there_is_one() -> None:
    others = [*kingdom_of(), "copper", "silver", "estate", "curse"]
    game = table(player("feast"), supply=dict.fromkeys(others, 0))

    game.play("feast")

    assert game.discard() == "duchy"
    assert game.trash == "feast"


def test_edge_63_gained_cards_may_be_victory_cards_within_the_limit() -> None:
    kingdom = kingdom_of("gardens")
    workshop = table(player("workshop"), kingdom=kingdom)
    feast = table(player("feast"), kingdom=kingdom)
    remodel = table(player("remodel silver"), kingdom=kingdom)

    for game, card in ((workshop, "workshop"), (feast, "feast"), (remodel, "remodel")):
        game.play(card)

    assert {"gardens", "estate"} <= set(workshop.offered("gain"))
    assert "duchy" not in workshop.offered("gain")
    assert {"gardens", "estate", "duchy"} <= set(feast.offered("gain"))
    assert {"gardens", "estate", "duchy"} <= set(remodel.offered("gain"))
