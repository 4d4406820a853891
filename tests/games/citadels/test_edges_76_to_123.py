"""Cases 76 to 123 of the rulings: rank 8, protection, completed cities, building, scoring, and what was added."""

import pytest

from tests.games.citadels.talk import GAME, Game, player, table

SEVEN = "tavern market docks harbor temple church manor"


def test_edge_76_a_killed_bishop_protects_nobody() -> None:
    game = table(player("warlord", gold=9), player("bishop", city="temple"), killed="bishop")

    assert game.offered("destroy_at") == ["1"]


def test_edge_77_without_a_bishop_nobody_is_protected() -> None:
    assert table(player("warlord", gold=9), player(city="temple")).offered("destroy_at") == ["1"]


def test_edge_78_among_three_a_bishop_protects_for_the_whole_round() -> None:
    game = table(player("warlord", gold=9), player("bishop merchant", city="temple"), players=3)

    assert not game.offered("destroy_at")


def test_edge_80_a_warlord_who_is_the_bishop_too_cannot_destroy_at_home() -> None:
    game = table(
        player("bishop warlord", gold=9, city="temple"),
        players=3,
        turn={"seat": 0, "as": "warlord", "gathered": True},
    )

    assert not game.offered("destroy_at")


def test_edge_81_an_armory_may_destroy_a_keep() -> None:
    game = table(player("thief", city="armory"), player(city="keep manor"))

    game.choose("armory_at 1", "destroy keep")

    assert game.city(1) == "manor"


def test_edge_82_a_great_wall_does_not_protect_itself() -> None:
    game = table(player("warlord", gold=5), player(city="great_wall"))

    game.choose("destroy_at 1")

    assert (game.city(1), game.gold()) == ("", 0)


def test_edge_83_a_great_wall_s_gold_goes_to_the_owner_and_a_three_stays_within_reach() -> None:
    game = table(player("marshal", gold=4), player(city="great_wall manor"))

    game.choose("seize_from 1")

    assert (game.city(0), game.gold(0), game.gold(1)) == ("manor", 0, 4)


def test_edge_84_a_great_wall_makes_a_diplomat_pay_for_theirs_only() -> None:
    theirs = table(player("diplomat", gold=1, city="manor"), player(city="great_wall tavern"))
    mine = table(player("diplomat", city="great_wall manor"), player(city="tavern"))

    theirs.choose("exchange_with 1")
    mine.choose("exchange_with 1", "give_up manor")

    assert (theirs.gold(0), theirs.gold(1), theirs.city(0)) == (0, 1, "tavern")
    assert mine.gold(0) == 0


def test_edge_85_a_diplomat_gives_from_a_completed_city_but_takes_from_none() -> None:
    giving = table(player("diplomat", gold=9, city=SEVEN), player(city="castle"))
    taking = table(player("diplomat", gold=9, city="castle"), player(city=SEVEN))

    assert giving.offered("exchange_with") == ["1"]
    assert not taking.offered("exchange_with")


def test_edge_87_cards_under_a_museum_go_with_it_and_under_the_deck_when_it_is_destroyed() -> None:
    moved = table(player("diplomat", gold=9, city="tavern"), player(city="museum", museum="manor palace"))
    gone = table(player("warlord", gold=9), player(city="museum", museum="manor palace"))

    moved.choose("exchange_with 1")
    gone.choose("destroy_at 1")

    assert moved.line("museum", 0) == 2
    assert sorted(gone.deck[-3:]) == ["manor", "museum", "palace"]
    assert gone.deck[-3] == "museum"


def test_edge_88_gold_on_a_beautified_district_moves_with_it() -> None:
    game = table(player("diplomat", gold=9, city="tavern"), player(city="manor", beautified="manor"))

    game.choose("exchange_with 1")

    assert game.seen(None, "city", 0)["beautified"] == [1]
    assert game.gold(0) == 9 - 3


def test_edge_89_a_beautified_three_is_out_of_the_marshal_s_reach() -> None:
    game = table(player("marshal", gold=9), player(city="manor market", beautified="manor market"))

    game.choose("seize_from 1")

    assert (game.city(0), game.gold(0)) == ("market", 6)


def test_edge_90_an_armory_is_of_no_use_against_or_in_a_completed_city() -> None:
    against = table(player("thief", city="armory"), player(city=SEVEN))
    inside = table(player("thief", city=f"armory {SEVEN}"), player(city="manor"))

    assert not against.offered("armory_at")
    assert not inside.offered("armory_at")


def test_edge_91_framework_and_necropolis_may_be_used_in_a_completed_city() -> None:
    game = table(player("architect", hand="palace necropolis", city=f"framework {SEVEN}"))

    assert game.offered("build_by_framework") == ["palace", "necropolis"]
    assert game.offered("build_by_sacrifice") == ["necropolis"]


def test_edge_92_a_bishop_does_not_stop_an_armory() -> None:
    game = table(player("merchant", city="armory"), player("bishop", city="temple"))

    assert game.offered("armory_at") == ["1"]


def test_edge_93_a_monument_and_five_others_complete_a_city() -> None:
    game = table(player("thief", gold=9, hand="manor", city="monument tavern market docks harbor"))

    game.choose("build manor")

    assert game.first_complete == 0


@pytest.mark.parametrize(
    ("city", "offered"), [("tavern market docks harbor", ["monument"]), ("tavern market docks harbor temple", [])]
)
def test_edge_94_a_monument_beside_four_districts_but_not_five(city: str, offered: list[str]) -> None:
    assert table(player("thief", gold=9, hand="monument", city=city)).offered("build") == offered


def test_edge_95_a_framework_as_the_fifth_district_cannot_be_spent_for_a_monument() -> None:
    game = table(player("thief", gold=9, hand="monument", city="tavern market docks harbor framework"))

    assert not game.offered("build_by_framework")


def test_edge_96_a_quarry_allows_any_number_of_a_name_to_be_built_only() -> None:
    built = table(player("thief", gold=9, hand="manor", city="quarry manor*2"))
    seized = table(player("marshal", gold=9, city="quarry manor"), player(city="manor"))

    assert built.offered("build") == ["manor"]
    assert not seized.offered("seize_from")


def test_edge_97_stables_are_built_beyond_the_limit_but_not_by_a_navigator() -> None:
    game = table(player("thief", gold=9, hand="manor stables"))

    game.choose("build manor")

    assert game.offered("build") == ["stables"]
    assert not table(player("navigator", gold=9, hand="stables")).offered("build")


def test_edge_98_for_a_trader_a_school_of_magic_is_no_trade_district() -> None:
    game = table(player("trader", gold=20, hand="school_of_magic manor tavern"))

    game.choose("build school_of_magic")

    assert game.offered("build") == ["tavern"]


def test_edge_100_a_haunted_quarter_is_of_no_use_for_income() -> None:
    assert "income" not in table(player("king", city="haunted_quarter")).options


def test_edge_101_an_ivory_tower_stands_beside_a_haunted_quarter_of_another_type() -> None:
    assert table(player("thief", city="ivory_tower haunted_quarter")).line("ivory_tower") == 5


def test_edge_102_a_haunted_quarter_counted_elsewhere_gives_a_wishing_well_nothing() -> None:
    game = table(player("thief", city="wishing_well haunted_quarter manor temple tavern"))

    assert (game.line("all_types"), game.line("wishing_well")) == (3, 1)
    assert table(player("thief", city="wishing_well haunted_quarter")).line("wishing_well") == 2


def test_edge_103_a_wishing_well_counts_itself() -> None:
    assert table(player("thief", city="wishing_well")).line("wishing_well") == 1


def test_edge_104_a_capitol_scores_once() -> None:
    city = "capitol tavern market docks manor castle palace"

    assert table(player("thief", city=city)).line("capitol") == 3


def test_edge_105_beautifying_changes_what_is_odd_for_a_basilica() -> None:
    game = table(player("thief", city="basilica tavern market", beautified="tavern market"))

    assert game.line("basilica") == 1


def test_edge_107_a_park_looks_at_the_hand_at_the_end_of_each_own_turn() -> None:
    game = table(player("thief magician", city="park"), players=3, deck="manor market temple")

    game.choose("end_turn")
    first = game.cards()
    game.choose("gather_gold", "end_turn")

    assert (first, game.cards()) == (2, 2)


def test_edge_109_a_smithy_works_once_in_each_turn() -> None:
    game = table(player("thief magician", gold=9, city="smithy"), players=3)

    game.choose("use_smithy", "end_turn")

    assert "use_smithy" in game.options


def test_edge_110_the_first_to_complete_keeps_the_four_points() -> None:
    game = table(player("architect", gold=9, hand="palace", city=SEVEN[:-6]), player(city=SEVEN), first_complete=1)

    game.choose("build palace")

    assert (game.line("first_complete", 0), game.line("complete", 0), game.line("first_complete", 1)) == (0, 2, 4)


def test_edge_111_characters_swapped_by_the_theater_are_killed_as_characters() -> None:
    game = table(player("assassin", city="theater"), player("king"), player("thief"), phase="theater")

    game.choose("swap_with 2", "gather_gold", "kill thief", "end_turn", "gather_gold")

    assert game.events("reveal")[0]["seat"] == 2
    assert game.seat == 1


def test_edge_112_a_theater_s_owner_may_leave_it_or_get_back_what_was_passed() -> None:
    game = table(player("assassin", city="theater"), player("king"), phase="theater")

    assert game.options == ["no_swap", "swap_with 1", "swap_with 2", "swap_with 3"]
    game.choose("no_swap")

    assert game.events("reveal")[0]["seat"] == 0


def test_edge_113_a_killed_player_keeps_the_theater() -> None:
    game = table(player("assassin"), player("king", city="theater"), killed="king")

    game.choose("end_turn")
    while game.asks == "pick":
        game.choose(game.options[0])

    assert (game.asks, game.seat) == ("theater", 1)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_edge_114_face_up_discards_leave_rank_four_out_at_once(seats: int) -> None:
    for seed in range(20):
        game = Game(GAME.start(seats=seats, seed=seed, nine=True))

        assert game.seen(None, "face_up")["count"] == 7 - seats
        assert "king" not in game.seen(None, "face_up")["cards"]


def test_edge_115_a_warlord_destroys_nothing_in_his_own_completed_city() -> None:
    assert not table(player("warlord", gold=9, city=SEVEN)).offered("destroy_at")
    assert table(player("warlord", gold=9, city="manor")).offered("destroy_at") == ["0"]


def test_edge_116_a_magistrate_takes_nothing_from_his_own_second_character() -> None:
    game = table(
        player("magistrate merchant", gold=9, hand="manor"),
        players=3,
        warrants={"by": 0, "characters": ["thief", "merchant", "warlord"], "signed": "merchant"},
        turn={"seat": 0, "as": "merchant", "gathered": True},
    )

    game.choose("build manor")

    assert (game.asks, game.gold()) == ("turn", 6)


def test_edge_117_a_wizard_who_looks_must_choose_a_card() -> None:
    game = table(player("wizard", gold=9), player(hand="secret_vault manor"))

    game.choose("look_at 1")

    assert game.options == ["take manor", "take secret_vault", "build_taken manor"]


def test_edge_118_a_spy_names_the_type_before_seeing_the_hand() -> None:
    game = table(player("spy"), player(hand="manor"))

    game.choose("spy_on 1")
    before = game.fact("in_hand", 0, 1)
    game.choose("look_for_noble")

    assert (before, game.fact("in_hand", 0, 1)) == ("", "manor")
    assert game.events("spy", 1)[0]["reason"] == "noble"


def test_edge_119_a_library_s_owner_may_gather_as_if_without_it() -> None:
    game = table(player("thief", city="library"), gathered=False, deck="manor market")

    game.choose("gather_and_choose", "keep manor")

    assert game.hand() == "manor"


def test_edge_120_abilities_may_be_used_at_different_moments_each_once() -> None:
    game = table(player("king", gold=9, hand="manor"), crown=1, gathered=False)

    game.choose("take_crown", "gather_gold", "build manor", "income")

    assert game.gold() == 9 + 2 - 3 + 1
    assert not {"take_crown", "income"} & set(game.options)


def test_edge_121_a_killed_character_and_one_that_nobody_holds_look_alike() -> None:
    held = table(player("thief"), player("merchant"), player("architect"), killed="merchant")
    free = table(player("thief"), player(), player("architect"), killed="merchant")

    held.choose("end_turn")
    free.choose("end_turn")

    kinds = ("call", "no_answer", "reveal")
    assert [held.events(kind, 3) for kind in kinds] == [free.events(kind, 3) for kind in kinds]


def test_edge_122_who_has_no_gold_left_after_building_pays_no_tax() -> None:
    game = table(player("merchant", gold=3, hand="manor"), cast="tax_collector")

    game.choose("build manor", "extra_gold")

    assert (game.gold(), game.tax) == (1, 0)


def test_edge_123_a_thief_takes_the_whole_shared_stash() -> None:
    game = table(player("thief"), player("merchant king", gold=7), players=3)

    game.choose("rob merchant", "end_turn", "gather_gold", "take_crown", "end_turn")

    assert (game.gold(0), game.gold(1)) == (9, 0)
