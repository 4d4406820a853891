"""The magic items from Glutton Cauldron to Olaf's Blessed Statue, each clause of what they say."""

from tests.games.seasons.talk import final_round, player, table


def test_glutton_cauldron_costs_nothing_and_takes_a_token() -> None:
    game = table(player(hand="glutton_cauldron", energy="WF"))

    game.summon("glutton_cauldron").activate("glutton_cauldron", "pay fire")

    assert game.energy() == "W"
    assert game.energy(0, "on_glutton_cauldron") == "F"
    assert game.offered("activate") == []


def test_glutton_cauldron_with_the_seventh_token_gives_all_back_and_fifteen_crystals() -> None:
    game = table(player("glutton_cauldron", energy="F", on_glutton_cauldron="AAWWEE"))

    game.activate("glutton_cauldron")

    assert game.play() == ""
    assert game.energy() == "AAWWFEE"
    assert game.crystals() == 15
    assert game.pile("discard") == "glutton_cauldron"


def test_glutton_cauldron_gives_back_only_what_the_reserve_holds() -> None:
    game = table(player("glutton_cauldron", energy="FF", on_glutton_cauldron="AAWWEE"))

    game.activate("glutton_cauldron", "drop air")

    assert game.energy() == "AWWFFEE"


def test_glutton_cauldron_keeps_its_tokens_from_use() -> None:
    game = table(player("glutton_cauldron kairn_the_destroyer", on_glutton_cauldron="AA"), transmute=True)

    assert game.offered("activate") == []
    assert game.offered("transmute") == []


def test_glutton_cauldron_gains_nothing_by_purse_of_io() -> None:
    game = table(player("glutton_cauldron purse_of_io", energy="F", on_glutton_cauldron="AAWWEE"))

    assert game.activate("glutton_cauldron").crystals() == 15


def test_glutton_cauldron_twice_feeds_the_one_that_is_chosen() -> None:
    game = table(player("glutton_cauldron glutton_cauldron", energy="FF", on_glutton_cauldron="A"))

    game.choose("activate_other_glutton_cauldron")

    assert game.energy(0, "on_glutton_cauldron") == "A"
    assert game.energy(0, "on_glutton_cauldron_2") == "F"


def test_hand_of_fortune_spares_a_token_of_choice() -> None:
    game = table(player("hand_of_fortune", hand="staff_of_spring hourglass_of_time", energy="AWFE"))

    game.summon("hourglass_of_time", "spare fire")

    assert game.energy() == "F"


def test_hand_of_fortune_makes_payable_what_lacks_a_token() -> None:
    game = table(player("hand_of_fortune", hand="hourglass_of_time", energy="AWE"))

    game.summon("hourglass_of_time")

    assert game.energy() == ""


def test_hand_of_fortune_never_spares_the_last_token() -> None:
    game = table(player("hand_of_fortune", hand="damned_soul_of_onys"))

    assert game.offered("summon") == []


def test_hand_of_fortune_twice_spares_two() -> None:
    game = table(player("hand_of_fortune hand_of_fortune", hand="kairn_the_destroyer", energy="A"))

    assert game.summon("kairn_the_destroyer").energy() == ""


def test_hand_of_fortune_does_not_help_its_own_summoning_or_crystal_costs() -> None:
    game = table(player(hand="hand_of_fortune", energy="AF", crystals=3))
    other = table(player("hand_of_fortune", hand="balance_of_ishtar", crystals=1))

    assert game.offered("summon") == []
    assert other.offered("summon") == []


def test_hand_of_fortune_does_not_lower_activation_costs() -> None:
    game = table(player("hand_of_fortune balance_of_ishtar", energy="WW"))

    assert game.offered("activate") == []


def test_hand_of_fortune_gives_the_elemental_amulet_two_effects_for_a_token() -> None:
    game = table(player("hand_of_fortune", hand="elemental_amulet", energy="E"))

    game.summon("elemental_amulet", "element air")

    assert (game.energy(), game.gauge(), game.crystals()) == ("", 11, 5)


def test_hourglass_of_time_gives_a_token_at_each_change_of_season() -> None:
    game = table(player("hourglass_of_time"), space=3, left="winter 4.1", dice={1: "winter 4.5"})

    game.choose("end_turn", "end_turn", "take earth")

    assert game.time == (1, 4)
    assert game.energy() == "E"


def test_hourglass_of_time_waits_while_the_season_stays() -> None:
    game = table(player("hourglass_of_time"), space=1, left="winter 4.1", dice={1: "winter 4.5"})

    game.choose("end_turn", "end_turn")

    assert game.asks == "take_die"


def test_hourglass_of_time_works_at_once_for_temporal_boots() -> None:
    game = table(player(hand="temporal_boots"), player("hourglass_of_time"), space=3)

    game.summon("temporal_boots", "move forward_1", "take water")

    assert game.energy(1) == "W"
    assert game.asks == "turn"


def test_idol_of_the_familiar_gives_ten_crystals_on_entering() -> None:
    game = table(player(hand="idol_of_the_familiar", energy="AWFE"))

    assert game.summon("idol_of_the_familiar").crystals() == 10


def test_idol_of_the_familiar_counts_familiars_in_play() -> None:
    game = table(
        player("idol_of_the_familiar kairn_the_destroyer damned_soul_of_onys purse_of_io", hand="titus_deepgaze")
    )

    assert game.activate("idol_of_the_familiar").crystals() == 2


def test_lantern_of_xidit_gives_three_crystals_for_each_token_in_reserve() -> None:
    game = final_round(
        player(
            "lantern_of_xidit amulet_of_water glutton_cauldron",
            energy="AW",
            on_amulet_of_water="FF",
            on_glutton_cauldron="E",
        )
    )

    assert game.state.scores()[0] == 24 + 6 + 0 + 3 * 2


def test_mirror_of_the_seasons_exchanges_as_many_as_are_paid() -> None:
    game = table(player("mirror_of_the_seasons", energy="WWWF", crystals=5))

    game.activate("mirror_of_the_seasons", "pay water", "pay water", "into earth")

    assert game.energy() == "WFEE"
    assert game.crystals() == 3


def test_mirror_of_the_seasons_takes_one_kind_for_another() -> None:
    game = table(player("mirror_of_the_seasons", energy="WWF", crystals=5))

    game.activate("mirror_of_the_seasons", "pay water")

    assert game.options == ["pay water", "into air", "into fire", "into earth"]


def test_mirror_of_the_seasons_needs_a_crystal_and_a_token() -> None:
    assert table(player("mirror_of_the_seasons", energy="W")).offered("activate") == []
    assert table(player("mirror_of_the_seasons", crystals=3)).offered("activate") == []


def test_necrotic_kriss_discards_a_familiar_from_hand_for_four_energy() -> None:
    game = table(player("necrotic_kriss", hand="syllas_the_faithful purse_of_io"))

    game.activate("necrotic_kriss")
    options = game.options
    game.choose("discard syllas_the_faithful", "take air", "take air", "take air", "take earth")

    assert options == ["discard syllas_the_faithful"]
    assert game.hand() == "purse_of_io"
    assert game.energy() == "AAAE"


def test_necrotic_kriss_or_sacrifices_one_in_play() -> None:
    game = table(player("necrotic_kriss kairn_the_destroyer", hand="syllas_the_faithful"))

    game.activate("necrotic_kriss", "sacrifice kairn_the_destroyer", *["take fire"] * 3)

    assert game.play() == "necrotic_kriss"
    assert len(game.energy()) in (3, 4)


def test_necrotic_kriss_needs_a_familiar() -> None:
    assert table(player("necrotic_kriss purse_of_io", hand="amulet_of_air")).offered("activate") == []


def test_olafs_blessed_statue_gives_twenty_crystals() -> None:
    game = table(player(hand="olafs_blessed_statue", energy="WWW"))

    assert game.summon("olafs_blessed_statue").crystals() == 20
