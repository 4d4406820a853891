"""The numbered cases of docs/rulings/seasons.md."""

import pytest

from tests.games.seasons.talk import final_round, player, table

QUIET = {"dice": {1: "winter 1.6"}, "left": "winter 4.1"}


def test_edge_2_each_leech_asks_for_a_crystal_of_its_own() -> None:
    one_owner = table(player(hand="purse_of_io", energy="AF", crystals=2), player("arcano_leech arcano_leech"))
    two_owners = table(
        player(hand="purse_of_io", energy="AF", crystals=2), player("arcano_leech"), player("arcano_leech")
    )

    assert one_owner.summon("purse_of_io").crystals(1) == 2
    two_owners.summon("purse_of_io")
    assert [two_owners.crystals(seat) for seat in range(3)] == [0, 1, 1]


def test_edge_2_who_cannot_pay_every_leech_may_not_summon() -> None:
    game = table(player(hand="purse_of_io", energy="AF", crystals=1), player("arcano_leech arcano_leech"))

    assert game.offered("summon") == []


def test_edge_3_a_leech_does_not_ask_its_owner() -> None:
    game = table(player("arcano_leech", hand="purse_of_io", energy="AF"), player())

    assert game.summon("purse_of_io").play() == "arcano_leech purse_of_io"


def test_edge_4_boots_over_the_new_year_give_the_library_at_once() -> None:
    game = table(
        player(hand="temporal_boots", library_2="purse_of_io"),
        player(library_2="amulet_of_air"),
        space=11,
        transmute=True,
    )

    game.summon("temporal_boots", "move forward_2")

    assert game.time == (2, 1)
    assert (game.hand(), game.hand(1)) == ("purse_of_io", "amulet_of_air")


def test_edge_4_transmutation_follows_the_new_season_and_the_dice_stay() -> None:
    game = table(player(hand="temporal_boots", energy="E"), space=3, die="winter 1.6", dice={1: "winter 4.5"})

    game.summon("temporal_boots", "move forward_1").choose("transmute earth")

    assert game.crystals() == 1
    assert game.seen(None, "die", 1)["cards"] == ["winter_4_5"]


def test_edge_5_a_library_is_taken_only_once() -> None:
    game = table(player(hand="temporal_boots temporal_boots", library_2="purse_of_io"), space=12)

    game.summon("temporal_boots", "move forward_1").summon("temporal_boots", "move back_1")

    assert (game.time, game.hand()) == ((1, 12), "purse_of_io")


def test_edge_6_boots_may_go_back_before_the_first_year() -> None:
    game = table(player(hand="temporal_boots temporal_boots", library_2="purse_of_io"), space=1)

    game.summon("temporal_boots", "move back_2")
    before = game.time
    game.summon("temporal_boots", "move forward_3")

    assert before == (0, 11)
    assert game.time == (1, 2)
    assert game.hand() == ""


def test_edge_7_the_marker_still_moves_at_the_end_of_the_last_round() -> None:
    game = table(player("figrim_the_avaricious", hand="temporal_boots"), player(crystals=9), year=3, space=12, **QUIET)

    game.summon("temporal_boots", "move forward_3").choose("end_turn", "end_turn")

    assert game.state.over
    assert game.time == (4, 4)
    assert game.crystals() == 2


def test_edge_7_boots_moving_back_again_let_the_game_go_on() -> None:
    game = table(player(hand="temporal_boots temporal_boots"), year=3, space=12, **QUIET)

    game.summon("temporal_boots", "move forward_1").summon("temporal_boots", "move back_3").choose(
        "end_turn", "end_turn"
    )

    assert not game.state.over
    assert game.time == (3, 11)


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("move", ["back_3", "back_1", "forward_1", "forward_3"])
def test_edge_8_one_move_crosses_one_border_at_most(space: int, move: str) -> None:
    game = table(player("figrim_the_avaricious", hand="temporal_boots"), player(crystals=9), space=space)

    game.summon("temporal_boots", f"move {move}")

    assert game.crystals() == len(game.events("season")) <= 1


def test_edge_9_amsug_goes_clockwise_from_the_left_and_his_owner_is_last() -> None:
    game = table(
        player("purse_of_io amulet_of_air", hand="amsug_longneck", energy="AW"),
        player("amulet_of_air purse_of_io"),
        player("amulet_of_fire amulet_of_earth"),
    )

    game.summon("amsug_longneck")
    asked = []
    while game.asks == "take_back":
        asked.append(game.seat)
        game.choose(game.options[0])

    assert asked == [1, 2, 0]


def test_edge_9_a_card_taken_back_loses_its_tokens_and_may_be_summoned_again() -> None:
    game = table(
        player("amulet_of_water", hand="amsug_longneck", energy="AWWW", on_amulet_of_water="FFFW"),
        player("cursed_treatise_of_arus", energy="AA"),
    )

    game.summon("amsug_longneck", "pay water")

    assert game.energy(1) == "AA"
    assert game.offered("summon") == ["amulet_of_water"]
    assert game.energy(0, "on_amulet_of_water") == ""


def test_edge_11_a_die_of_malice_summoned_now_waits_for_the_next_round() -> None:
    game = table(player(hand="die_of_malice"))

    game.summon("die_of_malice")

    assert "reroll" not in game.options
    assert game.offered("activate") == []


def test_edge_12_staff_and_vase_give_nothing_for_themselves_but_an_earlier_copy_does() -> None:
    first = table(player(hand="staff_of_spring", energy="EEE")).summon("staff_of_spring")
    second = table(player("staff_of_spring", hand="staff_of_spring", energy="EEE")).summon("staff_of_spring")
    vase = table(player(hand="yjangs_forgotten_vase", energy="WFE")).summon("yjangs_forgotten_vase")
    later = table(player("yjangs_forgotten_vase", hand="yjangs_forgotten_vase", energy="WFE"))

    assert (first.crystals(), second.crystals(), vase.asks) == (0, 3, "turn")
    assert later.summon("yjangs_forgotten_vase", "take air").energy() == "A"


def test_edge_14_the_elemental_amulet_from_a_chalice_works_with_all_four_energies() -> None:
    game = table(
        player(hand="divine_chalice", energy="AWFE"),
        draw="elemental_amulet purse_of_io amulet_of_air staff_of_spring syllas_the_faithful",
    )

    game.summon("divine_chalice", "put_in_play elemental_amulet", "take fire", "take fire")

    assert (game.energy(), game.crystals(), game.gauge(), game.hand()) == ("FF", 5, 11, "syllas_the_faithful")


def test_edge_14_a_chalice_from_a_chalice_draws_again_if_there_is_room() -> None:
    game = table(player(hand="divine_chalice", energy="AWFE", gauge=3), draw="divine_chalice purse_of_io")

    game.summon("divine_chalice", "put_in_play divine_chalice")

    assert game.asks == "put_in_play"


def test_edge_15_the_discard_pile_is_shuffled_as_soon_as_the_draw_pile_is_empty() -> None:
    game = table(player("potion_of_power"), draw="purse_of_io", discard="amulet_of_air staff_of_spring", rest="box")

    game.activate("potion_of_power")

    assert game.hand() == "purse_of_io"
    assert game.pile("discard") == ""
    assert len(game.pile("draw").split()) == 3


def test_edge_15_cards_drawn_and_not_yet_discarded_are_not_shuffled_in() -> None:
    game = table(
        player(hand="amulet_of_fire", energy="FF"),
        draw="purse_of_io kairn_the_destroyer",
        discard="amulet_of_air staff_of_spring syllas_the_faithful",
        rest="box",
    )

    game.summon("amulet_of_fire")

    assert {"purse_of_io", "kairn_the_destroyer"} <= set(game.seen(0, "looked", 0)["cards"])
    assert len(game.pile("draw").split()) == 1
    game.choose("keep purse_of_io")
    assert "kairn_the_destroyer" in game.pile("discard")


def test_edge_15_both_piles_too_small_give_what_there_is() -> None:
    game = table(player(hand="amulet_of_fire", energy="FF"), draw="purse_of_io", rest="box")

    game.summon("amulet_of_fire")

    assert game.hand() == "purse_of_io"
    assert game.asks == "turn"


def test_edge_15_naria_serves_her_owner_first_then_clockwise() -> None:
    game = table(
        player(hand="naria_the_prophetess", crystals=3),
        player(),
        player(),
        draw="purse_of_io amulet_of_air",
        rest="box",
        turn_of=0,
    )

    game.summon("naria_the_prophetess", "keep amulet_of_air")

    assert [game.hand(seat) for seat in range(3)] == ["amulet_of_air", "purse_of_io", ""]


def test_edge_17_a_pendant_alone_gives_nothing() -> None:
    game = table(player("titus_deepgaze", hand="pendant_of_ragnor", energy="AWF"))

    assert game.summon("pendant_of_ragnor").asks == "turn"


def test_edge_18_purses_and_bonuses_add_up_on_a_potion_of_life() -> None:
    game = table(player("purse_of_io potion_of_life", energy="AW"))

    assert game.choose("bonus_transmute", "bonus_transmute").activate("potion_of_life").crystals() == 2 * (4 + 1 + 2)


def test_edge_20_after_a_potion_of_life_new_tokens_need_a_permission() -> None:
    without = table(player("potion_of_life potion_of_knowledge"))
    allowed = table(player("potion_of_life potion_of_knowledge"), transmute=True)

    for game in (without, allowed):
        game.activate("potion_of_life").activate("potion_of_knowledge", *["take air"] * 5)

    assert without.offered("transmute") == []
    assert allowed.offered("transmute") == ["air"]


def test_edge_22_cards_above_the_gauge_stay_and_no_card_can_be_summoned() -> None:
    game = table(
        player(hand="demon_of_argos", energy="AWFE"),
        player("purse_of_io amulet_of_air amulet_of_fire amulet_of_earth", hand="temporal_boots", gauge=4),
        dice={1: "winter 4.2"},
        left="winter 4.1",
        draw="staff_of_spring",
    )

    game.summon("demon_of_argos").choose("end_turn")

    assert (game.gauge(1), len(game.play(1).split())) == (3, 4)
    assert game.offered("summon") == []
    assert "temporal_boots" not in game.choose("bonus_gauge").offered("summon")
    assert "temporal_boots" in game.choose("bonus_gauge").offered("summon")


def test_edge_22_a_gauge_at_nothing_stays_there() -> None:
    game = table(player(hand="demon_of_argos", energy="AWFE"), player(gauge=0))

    assert game.summon("demon_of_argos").gauge(1) == 0


def test_edge_23_a_soul_may_come_above_the_gauge() -> None:
    game = table(
        player("damned_soul_of_onys", energy="W", crystals=4),
        player("purse_of_io", gauge=1),
        player("thieving_fairies"),
    )

    game.activate("damned_soul_of_onys")

    assert game.play(1) == "purse_of_io damned_soul_of_onys"
    assert game.crystals(2) == 2


def test_edge_23_passing_a_soul_is_no_summoning_and_takes_no_more_than_there_is() -> None:
    game = table(player("damned_soul_of_onys", energy="W"), player("staff_of_spring", crystals=2), **QUIET)

    game.activate("damned_soul_of_onys").choose("end_turn", "end_turn")

    assert game.crystals(1) == 0


def test_edge_24_titus_takes_what_he_can_before_he_is_sacrificed() -> None:
    game = table(player("titus_deepgaze titus_deepgaze"), player(crystals=1), **QUIET)

    game.choose("end_turn", "end_turn")

    assert (game.crystals(), game.crystals(1), game.play()) == (1, 0, "titus_deepgaze")


def test_edge_26_sid_is_compared_after_his_cost_and_takes_what_there_is() -> None:
    game = table(player("staff_of_spring", hand="sid_nightshade", energy="E"), player("arcano_leech", crystals=1))
    level = table(player(hand="sid_nightshade", energy="E", crystals=3), player("arcano_leech", crystals=1))

    assert game.offered("summon") == []
    assert level.summon("sid_nightshade").crystals() == 2


def test_edge_27_several_figrims_take_in_turn_order_while_there_is_any() -> None:
    game = table(
        player("figrim_the_avaricious", hand="temporal_boots"),
        player("figrim_the_avaricious"),
        player(crystals=1),
        first=1,
        turn_of=0,
        space=3,
    )

    game.summon("temporal_boots", "move forward_1")

    assert [game.crystals(seat) for seat in range(3)] == [1, 0, 0]


def test_edge_27_kairn_gives_nobody_what_he_takes() -> None:
    game = table(player("kairn_the_destroyer", energy="A"), player(crystals=2))

    assert game.activate("kairn_the_destroyer").crystals() == 0


def test_edge_29_two_hands_spare_two_but_one_token_is_paid() -> None:
    game = table(player("hand_of_fortune hand_of_fortune", hand="amulet_of_air", energy="A"))

    assert game.summon("amulet_of_air").energy() == ""
    assert table(player("hand_of_fortune hand_of_fortune", hand="amulet_of_air")).offered("summon") == []


def test_edge_31_with_a_full_gauge_the_orb_shows_the_card_only() -> None:
    game = table(player("crystal_orb", energy="AAAA", gauge=1), draw="purse_of_io")

    game.activate("crystal_orb")

    assert game.asks == "turn"
    assert game.fact("draw_top", 0) == "purse_of_io"


def test_edge_32_the_orb_looks_or_discards_once_for_both() -> None:
    game = table(player("crystal_orb", crystals=9))

    game.activate("crystal_orb", "look")

    assert game.offered("activate") == []


def test_edge_34_a_potion_of_dreams_frees_its_own_room_and_needs_no_energy() -> None:
    game = table(player("potion_of_dreams", hand="purse_of_io", gauge=1))

    assert game.activate("potion_of_dreams").play() == "purse_of_io"


def test_edge_36_air_elemental_changes_a_grimoires_reserve_but_no_stored_tokens() -> None:
    game = table(
        player(hand="air_elemental", energy="AAA"),
        player(
            "bespelled_grimoire amulet_of_water glutton_cauldron",
            energy="WWWWWWWWW",
            on_amulet_of_water="FF",
            on_glutton_cauldron="E",
        ),
    )

    game.summon("air_elemental")

    assert game.energy(1) == "A" * 9
    assert (game.energy(1, "on_amulet_of_water"), game.energy(1, "on_glutton_cauldron")) == ("FF", "E")
    assert game.energy() == ""


def test_edge_37_lewis_copies_first_and_lets_go_afterwards() -> None:
    game = table(player(hand="lewis_greyface", energy="AFWWWWW"), player(energy="EEEE"))

    game.summon("lewis_greyface", "drop water", "drop earth")

    assert game.energy() == "WWWWEEE"


def test_edge_38_two_horns_look_again() -> None:
    for energy, number in (("", 2), ("F", 2)):
        game = table(player("beggars_horn beggars_horn", energy=energy), **QUIET)

        game.choose("end_turn", "end_turn")
        while game.asks == "take_energy":
            game.choose("take air")

        assert len(game.energy()) == number


def test_edge_39_two_lanterns_give_six_for_a_token() -> None:
    game = final_round(player("lantern_of_xidit lantern_of_xidit", energy="AAA"))

    assert game.state.scores()[0] == 48 + 18


def test_edge_40_a_scepter_does_not_count_itself() -> None:
    game = table(player("titus_deepgaze", hand="scepter_of_greatness", energy="AWFE"))

    assert game.summon("scepter_of_greatness").crystals() == 0


def test_edge_41_a_soul_that_was_passed_on_spoils_the_sealed_chest() -> None:
    game = final_round(player("damned_soul_of_onys", energy="W"), player("sealed_chest_of_urm"))

    assert game.activate("damned_soul_of_onys").state.scores()[1] == 10 - 5


def test_edge_42_the_mirror_gives_at_least_one_of_a_single_kind() -> None:
    game = table(player("mirror_of_the_seasons", energy="AF", crystals=4))

    game.activate("mirror_of_the_seasons")

    assert game.options == ["pay air", "pay fire"]
    assert game.choose("pay fire").options == ["into air", "into water", "into earth"]


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("kairn_the_destroyer", []),
        ("tree_of_light", []),
        ("glutton_cauldron", []),
        ("damned_soul_of_onys", []),
        ("crystal_orb", ["put_top"]),
        ("balance_of_ishtar", []),
    ],
)
def test_edge_43_an_amulet_of_water_pays_for_activations(card: str, choices: list[str]) -> None:
    game = table(player(f"amulet_of_water {card}", on_amulet_of_water="WWWW"), draw="purse_of_io")

    game.activate(card, *choices)

    assert len(game.energy(0, "on_amulet_of_water")) == 4 - {"crystal_orb": 4, "balance_of_ishtar": 3}.get(card, 1)


def test_edge_43_an_amulet_of_water_pays_for_summoning_transmuting_exchange_and_mirror() -> None:
    summon = table(player("amulet_of_water", hand="damned_soul_of_onys", on_amulet_of_water="W"))
    transmute = table(player("amulet_of_water", on_amulet_of_water="WF"), transmute=True)
    exchange = table(player("amulet_of_water", energy="A", on_amulet_of_water="F"))
    mirror = table(player("amulet_of_water mirror_of_the_seasons", on_amulet_of_water="FF", crystals=2))

    assert summon.summon("damned_soul_of_onys").energy(0, "on_amulet_of_water") == ""
    assert transmute.choose("transmute_stored fire").crystals() == 2
    assert exchange.choose("bonus_exchange", "take earth").energy() == "EE"
    assert mirror.activate("mirror_of_the_seasons", "into air").energy() == "A"


def test_edge_43_where_reserve_and_amulet_could_pay_it_is_asked() -> None:
    game = table(player("amulet_of_water", hand="damned_soul_of_onys", energy="W", on_amulet_of_water="W"))

    game.summon("damned_soul_of_onys")

    assert game.options == ["pay water", "pay_stored water"]


def test_edge_43_two_amulets_are_told_apart() -> None:
    game = table(
        player(
            "amulet_of_water amulet_of_water",
            hand="damned_soul_of_onys",
            on_amulet_of_water="W",
            on_amulet_of_water_2="WF",
        )
    )

    game.summon("damned_soul_of_onys", "pay_stored_2 water")

    assert game.energy(0, "on_amulet_of_water") == "W"
    assert game.energy(0, "on_amulet_of_water_2") == "F"


def test_edge_44_an_exchange_at_a_full_reserve_is_even() -> None:
    game = table(player(energy="AAAAAAA"))

    game.choose("bonus_exchange", "take fire", "take fire")

    assert game.energy() == "AAAAAFF"
    assert game.asks == "turn"


def test_edge_44_an_exchange_needs_two_tokens() -> None:
    assert "bonus_exchange" not in table(player(energy="A")).options


def test_edge_46_fairies_come_between_cost_and_effect() -> None:
    tree = table(player("tree_of_light", crystals=3), player("thieving_fairies"))
    kairn = table(player("kairn_the_destroyer", energy="A", crystals=1), player("thieving_fairies"))

    tree.activate("tree_of_light", "take air")
    kairn.activate("kairn_the_destroyer")

    assert (tree.crystals(), tree.crystals(1)) == (0, 1)
    assert kairn.kinds("pay", "give_crystals", "lose_crystals") == ["pay", "give_crystals", "lose_crystals"]
    assert (kairn.crystals(), kairn.crystals(1)) == (0, 0)


def test_edge_46_fairies_take_clockwise_from_the_left_while_there_is_any() -> None:
    game = table(
        player(),
        player("thieving_fairies"),
        player("idol_of_the_familiar", crystals=1),
        player("thieving_fairies"),
        turn_of=2,
    )

    game.activate("idol_of_the_familiar")

    assert [game.crystals(seat) for seat in range(4)] == [0, 1, 0, 2]


def test_edge_46_rerolling_feeding_and_passing_are_activations() -> None:
    malice = table(player("die_of_malice"), player("thieving_fairies"), die="winter 4.5", dice={1: "winter 1.6"})
    cauldron = table(player("glutton_cauldron", energy="A"), player("thieving_fairies"))

    assert malice.choose("reroll").crystals(1) == 1
    assert cauldron.activate("glutton_cauldron").crystals(1) == 1


def test_edge_47_a_potion_of_dreams_is_refused_where_nothing_could_follow() -> None:
    assert table(player("potion_of_dreams")).offered("activate") == []
    assert table(player("potion_of_dreams purse_of_io", hand="amulet_of_air", gauge=1)).offered("activate") == []


def test_edge_48_the_staffs_crystals_count_for_sid() -> None:
    game = table(player("staff_of_spring", hand="sid_nightshade", energy="E"), player(crystals=2))

    assert game.summon("sid_nightshade").crystals() == 3 + 2


def test_edge_49_a_crown_with_an_empty_hand_draws_and_without_piles_discards() -> None:
    empty = table(player(hand="vampiric_crown", energy="AW"), draw="potion_of_life")
    bare = table(player(hand="vampiric_crown potion_of_life", energy="AW"), rest="box")
    nothing = table(player(hand="vampiric_crown", energy="AW"), rest="box")

    assert empty.summon("vampiric_crown").hand() == "potion_of_life"
    assert bare.summon("vampiric_crown").pile("discard") == "potion_of_life"
    assert nothing.summon("vampiric_crown").asks == "turn"


def test_edge_50_a_grimoire_makes_one_reserve_of_ten() -> None:
    game = table(
        player("bespelled_grimoire potion_of_dreams wondrous_chest", hand="amulet_of_air", energy="AAAAAAAAAA")
    )

    assert game.asks == "turn"
    assert game.activate("potion_of_dreams").energy() == ""


def test_edge_51_a_die_taken_before_boots_keeps_its_colour() -> None:
    game = table(
        player(hand="temporal_boots"), player("die_of_malice"), space=3, dice={1: "winter 4.5"}, left="winter 4.1"
    )

    game.summon("temporal_boots", "move forward_1").choose("end_turn", "reroll")

    assert game.seen(None, "die", 1)["cards"][0].startswith("winter_4_")


def test_edge_52_a_bonus_before_a_potion_of_life_counts_for_each_token() -> None:
    game = table(player("potion_of_life", energy="AWF"))

    assert game.choose("bonus_transmute").activate("potion_of_life").crystals() == 3 * 5
