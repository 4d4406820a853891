"""The magic items from Pendant of Ragnor to Yjang's Forgotten Vase, each clause of what they say."""

from tests.games.seasons.talk import final_round, player, table


def test_pendant_of_ragnor_gives_a_token_for_each_other_magic_item() -> None:
    game = table(player("purse_of_io amulet_of_air kairn_the_destroyer", hand="pendant_of_ragnor", energy="AWF"))

    game.summon("pendant_of_ragnor", "take fire", "take earth")

    assert game.energy() == "FE"


def test_pendant_of_ragnor_counts_an_earlier_copy() -> None:
    game = table(player("pendant_of_ragnor", hand="pendant_of_ragnor", energy="AWF"))

    game.summon("pendant_of_ragnor", "take earth")

    assert game.energy() == "E"


def test_potion_of_dreams_puts_a_card_of_the_hand_into_play_for_the_whole_reserve() -> None:
    game = table(player("potion_of_dreams", hand="amulet_of_earth syllas_the_faithful", energy="AW"))

    game.activate("potion_of_dreams", "put_from_hand amulet_of_earth")

    assert game.play() == "amulet_of_earth"
    assert (game.energy(), game.crystals()) == ("", 9)
    assert game.pile("discard") == "potion_of_dreams"


def test_potion_of_dreams_leaves_stored_tokens_alone() -> None:
    game = table(
        player(
            "potion_of_dreams amulet_of_water glutton_cauldron",
            hand="purse_of_io",
            energy="AW",
            on_amulet_of_water="WW",
            on_glutton_cauldron="E",
        )
    )

    game.activate("potion_of_dreams")

    assert game.energy(0, "on_amulet_of_water") == "WW"
    assert game.energy(0, "on_glutton_cauldron") == "E"
    assert game.energy() == ""


def test_potion_of_dreams_brings_no_toll_and_no_reward() -> None:
    game = table(
        player("potion_of_dreams staff_of_spring yjangs_forgotten_vase", hand="purse_of_io"), player("arcano_leech")
    )

    game.activate("potion_of_dreams")

    assert game.play() == "staff_of_spring yjangs_forgotten_vase purse_of_io"
    assert (game.crystals(), game.energy()) == (0, "")


def test_potion_of_knowledge_gives_five_tokens() -> None:
    game = table(player("potion_of_knowledge"))

    game.activate("potion_of_knowledge", *["take air"] * 2, *["take fire"] * 3)

    assert game.energy() == "AAFFF"
    assert game.play() == ""


def test_potion_of_knowledge_keeps_to_the_limit() -> None:
    game = table(player("potion_of_knowledge", energy="WWWW"))

    game.activate("potion_of_knowledge", *["take air"] * 4, "take fire")

    assert game.asks == "keep_to_limit"


def test_potion_of_life_turns_every_token_into_four_crystals() -> None:
    game = table(player("potion_of_life amulet_of_water", energy="AWF", on_amulet_of_water="EE"))

    game.activate("potion_of_life")

    assert game.crystals() == 3 * 4
    assert game.energy() == ""
    assert game.energy(0, "on_amulet_of_water") == "EE"


def test_potion_of_life_takes_tokens_beyond_seven_with_a_grimoire() -> None:
    game = table(player("potion_of_life bespelled_grimoire", energy="AAAAAWWWWW"))

    assert game.activate("potion_of_life").crystals() == 40


def test_potion_of_power_draws_a_card_and_raises_the_gauge_by_two() -> None:
    game = table(player("potion_of_power", gauge=4), draw="purse_of_io")

    game.activate("potion_of_power")

    assert (game.hand(), game.gauge(), game.play()) == ("purse_of_io", 6, "")


def test_purse_of_io_adds_a_crystal_to_each_token_transmuted() -> None:
    game = table(player("purse_of_io purse_of_io", energy="F"), transmute=True, space=1)

    assert game.choose("transmute fire").crystals() == 2 + 2


def test_purse_of_io_works_on_balance_of_ishtar_and_potion_of_life_not_on_the_dragon_skull() -> None:
    balance = table(player("purse_of_io balance_of_ishtar", energy="WWW")).activate("balance_of_ishtar")
    life = table(player("purse_of_io potion_of_life", energy="WW")).activate("potion_of_life")
    skull = table(player("purse_of_io dragon_skull amulet_of_air")).activate("dragon_skull", "sacrifice purse_of_io")

    assert (balance.crystals(), life.crystals()) == (12, 10)
    assert skull.choose("sacrifice amulet_of_air").crystals() == 15


def test_ragfields_helm_gives_twenty_for_more_cards_than_everybody_else() -> None:
    game = final_round(player("ragfields_helm purse_of_io"), player("amulet_of_air"), player())

    assert game.state.scores()[0] == 10 + 6 + 20


def test_ragfields_helm_gives_nothing_for_a_tie() -> None:
    game = final_round(player("ragfields_helm"), player("amulet_of_air"), player())

    assert game.state.scores()[0] == 10


def test_runic_cube_of_eolis_is_worth_thirty_points_and_costs_twenty_crystals() -> None:
    game = table(player(hand="runic_cube_of_eolis", crystals=20))

    game.summon("runic_cube_of_eolis")

    assert game.crystals() == 0
    assert game.state.scores()[0] == 30
    assert game.asks == "turn"


def test_scepter_of_greatness_gives_three_crystals_for_each_other_magic_item() -> None:
    game = table(player("scepter_of_greatness purse_of_io titus_deepgaze", hand="scepter_of_greatness", energy="AWFE"))

    assert game.summon("scepter_of_greatness").crystals() == 6


def test_sealed_chest_of_urm_gives_twenty_without_a_familiar_in_play() -> None:
    game = final_round(player("sealed_chest_of_urm", hand="titus_deepgaze"))

    assert game.state.scores()[0] == 10 + 20 - 5


def test_sealed_chest_of_urm_gives_nothing_with_a_familiar() -> None:
    game = final_round(player("sealed_chest_of_urm titus_deepgaze"))

    assert game.state.scores()[0] == 10 + 4


def test_staff_of_spring_gives_three_crystals_for_each_summoning_from_hand() -> None:
    game = table(player("staff_of_spring staff_of_spring", hand="purse_of_io", energy="AF"))

    assert game.summon("purse_of_io").crystals() == 6


def test_temporal_boots_move_the_marker_up_to_three_spaces_either_way() -> None:
    game = table(player(hand="temporal_boots"), space=5)

    game.summon("temporal_boots")

    assert game.offered("move") == ["back_3", "back_2", "back_1", "forward_1", "forward_2", "forward_3"]
    game.choose("move back_1")
    assert game.time == (1, 4)


def test_temporal_boots_back_from_winter_turn_the_year_back_and_leave_the_hands() -> None:
    game = table(player(hand="temporal_boots amulet_of_air"), year=2, space=1)

    game.summon("temporal_boots", "move back_1")

    assert game.time == (1, 12)
    assert game.hand() == "amulet_of_air"


def test_temporal_boots_set_off_the_cards_of_a_change_of_season_for_all_owners() -> None:
    game = table(
        player("figrim_the_avaricious", hand="temporal_boots", crystals=2),
        player("figrim_the_avaricious", crystals=5),
        space=4,
    )

    game.summon("temporal_boots", "move back_1")

    assert (game.crystals(), game.crystals(1)) == (2, 5)
    assert len(game.events("give_crystals")) == 2


def test_temporal_boots_that_end_the_third_year_let_the_round_be_finished() -> None:
    game = table(player(hand="temporal_boots"), year=3, space=12, dice={1: "autumn 4.5"}, left="autumn 1.1")

    game.summon("temporal_boots", "move forward_1")

    assert not game.state.over
    game.choose("end_turn", "end_turn")
    assert game.state.over


def test_tree_of_light_gives_a_token_for_three_crystals() -> None:
    game = table(player("tree_of_light", crystals=3, energy="A"))

    game.activate("tree_of_light", "for_energy", "take fire")

    assert (game.crystals(), game.energy()) == (0, "AF")
    assert game.offered("activate") == []


def test_tree_of_light_or_the_right_to_transmute_for_a_token() -> None:
    game = table(player("tree_of_light", energy="AE"), space=1)

    game.activate("tree_of_light", "pay air").choose("transmute earth")

    assert game.crystals() == 3


def test_tree_of_light_needs_three_crystals_or_a_token() -> None:
    assert table(player("tree_of_light", crystals=2)).offered("activate") == []


def test_vampiric_crown_draws_a_card_shows_and_keeps_it() -> None:
    game = table(player(hand="vampiric_crown", energy="AW"), draw="balance_of_ishtar")

    game.summon("vampiric_crown", *["take air"] * 3, "take fire")

    assert game.hand() == "balance_of_ishtar"
    assert game.energy() == "AAAF"
    assert game.fact("in_hand", 1, 0) == "balance_of_ishtar"


def test_vampiric_crown_or_discards_one_from_the_hand() -> None:
    game = table(player(hand="vampiric_crown balance_of_ishtar", energy="AW"))

    game.summon("vampiric_crown", "discard balance_of_ishtar", *["take earth"])

    assert game.hand() == ""
    assert game.energy() == "EEEE"
    assert game.fact("in_discard", 1) == "balance_of_ishtar"


def test_vampiric_crown_gives_nothing_for_a_card_without_points() -> None:
    for card in ("potion_of_life", "cursed_treatise_of_arus"):
        game = table(player(hand=f"vampiric_crown {card}", energy="AW"))

        game.summon("vampiric_crown", f"discard {card}")

        assert game.asks == "turn"
        assert game.energy() == ""


def test_wondrous_chest_gives_three_crystals_with_four_tokens_in_reserve() -> None:
    for energy, crystals in (("AAAA", 3), ("AAA", 0)):
        game = table(
            player("wondrous_chest amulet_of_water glutton_cauldron", energy=energy, on_amulet_of_water="A"),
            left="winter 4.1",
            dice={1: "winter 4.5"},
        )

        game.choose("end_turn", "end_turn")

        assert game.crystals() == crystals


def test_yjangs_forgotten_vase_gives_a_token_for_each_summoning_from_hand() -> None:
    game = table(player("yjangs_forgotten_vase", hand="purse_of_io", energy="AF"))

    assert game.summon("purse_of_io", "take water").energy() == "W"
