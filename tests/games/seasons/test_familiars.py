"""The familiars, each clause of what they say."""

import pytest

from tests.games.seasons.talk import player, table


def test_air_elemental_turns_the_reserves_of_all_others_into_air() -> None:
    game = table(player(hand="air_elemental", energy="AAAF"), player(energy="WWF"), player(energy="E"))

    game.summon("air_elemental")

    assert (game.energy(), game.energy(1), game.energy(2)) == ("F", "AAA", "A")


def test_amsug_longneck_makes_everyone_take_a_magic_item_back() -> None:
    game = table(player("purse_of_io", hand="amsug_longneck", energy="AW"), player("amulet_of_air balance_of_ishtar"))

    game.summon("amsug_longneck", "take_back balance_of_ishtar")

    assert (game.hand(1), game.play(1)) == ("balance_of_ishtar", "amulet_of_air")
    assert (game.hand(), game.play()) == ("purse_of_io", "amsug_longneck")


def test_amsug_longneck_passes_over_who_has_no_magic_item() -> None:
    game = table(player(hand="amsug_longneck", energy="AW"), player("titus_deepgaze"))

    game.summon("amsug_longneck")

    assert game.asks == "turn"
    assert game.play(1) == "titus_deepgaze"


def test_arcano_leech_gets_a_crystal_before_a_card_is_summoned_from_hand() -> None:
    game = table(player(hand="purse_of_io", energy="AF", crystals=2), player("arcano_leech"))

    game.summon("purse_of_io")

    assert (game.crystals(), game.crystals(1)) == (1, 1)


def test_arcano_leech_forbids_the_summoning_to_who_has_no_crystal() -> None:
    game = table(player(hand="purse_of_io", energy="AF"), player("arcano_leech"))

    assert game.offered("summon") == []


def test_arcano_leech_comes_on_top_of_the_cost_in_crystals() -> None:
    game = table(player(hand="balance_of_ishtar", crystals=2), player("arcano_leech"))

    assert game.offered("summon") == []


def test_damned_soul_of_onys_gives_ten_crystals_and_a_water() -> None:
    game = table(player(hand="damned_soul_of_onys", energy="W"))

    game.summon("damned_soul_of_onys")

    assert (game.crystals(), game.energy()) == (10, "W")


def test_damned_soul_of_onys_is_passed_to_the_left_for_a_water() -> None:
    game = table(player("damned_soul_of_onys", energy="WA"), player(), player())

    game.activate("damned_soul_of_onys")

    assert (game.play(), game.play(1), game.energy()) == ("", "damned_soul_of_onys", "A")
    assert game.turned(1) == ""
    assert game.crystals(1) == 0


def test_damned_soul_of_onys_cannot_be_passed_without_water() -> None:
    assert table(player("damned_soul_of_onys", energy="AFE")).offered("activate") == []


def test_damned_soul_of_onys_may_go_on_in_the_same_round() -> None:
    game = table(
        player("damned_soul_of_onys", energy="W"), player(energy="W"), dice={1: "winter 4.5"}, left="winter 4.1"
    )

    game.activate("damned_soul_of_onys").choose("end_turn").activate("damned_soul_of_onys")

    assert game.play() == "damned_soul_of_onys"


def test_damned_soul_of_onys_costs_its_holder_three_crystals_at_the_end_of_a_round() -> None:
    game = table(player("damned_soul_of_onys", crystals=5), dice={1: "winter 4.5"}, left="winter 4.1")

    game.choose("end_turn", "end_turn")

    assert game.crystals() == 2


def test_damned_soul_of_onys_counts_against_who_holds_it() -> None:
    game = table(player("damned_soul_of_onys", energy="W"))

    assert game.state.scores() == [-5, 0]
    assert game.activate("damned_soul_of_onys").state.scores() == [0, -5]


def test_demon_of_argos_lowers_every_other_gauge_and_makes_them_draw() -> None:
    game = table(
        player(hand="demon_of_argos", energy="AWFE"), player(gauge=4), player(gauge=2), draw="purse_of_io amulet_of_air"
    )

    game.summon("demon_of_argos")

    assert (game.gauge(1), game.gauge(2), game.gauge()) == (3, 1, 10)
    assert (game.hand(1), game.hand(2)) == ("purse_of_io", "amulet_of_air")


@pytest.mark.parametrize(("seats", "crystals"), [(2, 3), (3, 6), (4, 9)])
def test_figrim_the_avaricious_costs_by_the_number_of_players(seats: int, crystals: int) -> None:
    rest = [player() for _ in range(seats - 1)]

    assert table(player(hand="figrim_the_avaricious", crystals=crystals - 1), *rest).offered("summon") == []
    assert (
        table(player(hand="figrim_the_avaricious", crystals=crystals), *rest).summon("figrim_the_avaricious").crystals()
        == 0
    )


def test_figrim_the_avaricious_gets_a_crystal_of_everyone_at_a_change_of_season() -> None:
    game = table(
        player("figrim_the_avaricious"),
        player(crystals=2),
        player(),
        space=3,
        dice={1: "winter 1.6", 2: "winter 2.5"},
        left="winter 4.1",
    )

    game.choose("end_turn", "end_turn", "end_turn")

    assert [game.crystals(seat) for seat in range(3)] == [1, 1, 0]


def test_kairn_the_destroyer_takes_four_crystals_from_all_for_a_token() -> None:
    game = table(player("kairn_the_destroyer", energy="W"), player(crystals=9), player(crystals=3))

    game.activate("kairn_the_destroyer")

    assert [game.crystals(seat) for seat in range(3)] == [0, 5, 0]
    assert game.energy() == ""


def test_kairn_the_destroyer_lets_the_token_be_chosen() -> None:
    game = table(player("kairn_the_destroyer", energy="WF"))

    assert game.activate("kairn_the_destroyer", "pay fire").energy() == "W"


def test_lewis_greyface_takes_what_another_has_in_reserve() -> None:
    game = table(
        player(hand="lewis_greyface", energy="AF"), player("amulet_of_water", energy="WWE", on_amulet_of_water="F")
    )

    game.summon("lewis_greyface")

    assert (game.energy(), game.energy(1)) == ("WWE", "WWE")


def test_lewis_greyface_chooses_among_several_players() -> None:
    game = table(player(hand="lewis_greyface", energy="AF"), player(energy="W"), player(energy="E"))

    game.summon("lewis_greyface")

    assert game.options == ["copy 1", "copy 2"]
    assert game.choose("copy 2").energy() == "E"


def test_naria_the_prophetess_keeps_one_card_and_gives_one_to_everybody() -> None:
    game = table(
        player(hand="naria_the_prophetess", crystals=3),
        player(),
        player(),
        draw="purse_of_io amulet_of_air staff_of_spring",
    )

    game.summon("naria_the_prophetess", "keep staff_of_spring", "give amulet_of_air")

    assert [game.hand(seat) for seat in range(3)] == ["staff_of_spring", "amulet_of_air", "purse_of_io"]


def test_naria_the_prophetess_knows_what_she_gave_and_others_only_their_own() -> None:
    game = table(
        player(hand="naria_the_prophetess", crystals=3),
        player(),
        player(),
        draw="purse_of_io amulet_of_air staff_of_spring",
    )

    game.summon("naria_the_prophetess", "keep staff_of_spring", "give amulet_of_air")

    assert (game.fact("in_hand", 0, 1), game.fact("in_hand", 0, 2)) == ("amulet_of_air", "purse_of_io")
    assert game.fact("in_hand", 1, 2) == ""
    received = [event.get("cards") for event in game.events("receive", 1)]
    assert received == [["amulet_of_air"], None]


def test_sid_nightshade_takes_five_crystals_from_all_when_strictly_richest() -> None:
    game = table(player(hand="sid_nightshade", energy="EE", crystals=9), player(crystals=8), player(crystals=2))

    game.summon("sid_nightshade")

    assert [game.crystals(seat) for seat in range(3)] == [9 + 5 + 2, 3, 0]


def test_sid_nightshade_takes_nothing_in_a_tie() -> None:
    game = table(player(hand="sid_nightshade", energy="E", crystals=8), player(crystals=8))

    assert game.summon("sid_nightshade").crystals() == 8


@pytest.mark.parametrize(("card", "letter"), [("sid_nightshade", "E"), ("titus_deepgaze", "F")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sid_nightshade_and_titus_cost_a_token_for_each_other_player(card: str, letter: str, seats: int) -> None:
    rest = [player() for _ in range(seats - 1)]

    assert table(player(hand=card, energy=letter * (seats - 2)), *rest).offered("summon") == []
    assert table(player(hand=card, energy=letter * (seats - 1)), *rest).summon(card).energy() == ""


def test_syllas_the_faithful_makes_all_others_sacrifice_a_card() -> None:
    game = table(player(hand="syllas_the_faithful", energy="FFF"), player("purse_of_io titus_deepgaze"), player())

    game.summon("syllas_the_faithful", "sacrifice titus_deepgaze")

    assert (game.play(1), game.play()) == ("purse_of_io", "syllas_the_faithful")
    assert game.pile("discard") == "titus_deepgaze"
    assert game.asks == "turn"


def test_thieving_fairies_get_a_crystal_and_one_more_when_another_activates() -> None:
    game = table(player("idol_of_the_familiar", crystals=4), player("thieving_fairies"))

    game.activate("idol_of_the_familiar")

    assert (game.crystals(), game.crystals(1)) == (3, 2)


def test_thieving_fairies_get_only_the_banks_crystal_from_who_has_none() -> None:
    game = table(player("idol_of_the_familiar"), player("thieving_fairies"))

    assert game.activate("idol_of_the_familiar").crystals(1) == 1


def test_thieving_fairies_let_their_owner_activate_and_others_summon_in_peace() -> None:
    game = table(player("thieving_fairies idol_of_the_familiar", hand="amulet_of_air", energy="AA"), player())

    game.activate("idol_of_the_familiar").summon("amulet_of_air")

    assert game.crystals() == 1


@pytest.mark.parametrize(("seats", "crystals"), [(2, 0), (3, 3), (4, 6)])
def test_thieving_fairies_cost_by_the_number_of_players(seats: int, crystals: int) -> None:
    rest = [player() for _ in range(seats - 1)]

    assert table(player(hand="thieving_fairies", crystals=crystals), *rest).summon("thieving_fairies").crystals() == 0


@pytest.mark.parametrize(("seats", "crystals"), [(2, 2), (3, 5), (4, 8)])
def test_arcano_leech_costs_by_the_number_of_players(seats: int, crystals: int) -> None:
    rest = [player() for _ in range(seats - 1)]

    assert table(player(hand="arcano_leech", crystals=crystals), *rest).summon("arcano_leech").crystals() == 0


def test_titus_deepgaze_gets_a_crystal_of_everyone_at_the_end_of_a_round() -> None:
    game = table(player("titus_deepgaze"), player(crystals=3), dice={1: "winter 1.6"}, left="winter 4.1")

    game.choose("end_turn", "end_turn")

    assert (game.crystals(), game.crystals(1), game.play()) == (1, 2, "titus_deepgaze")


def test_titus_deepgaze_is_sacrificed_when_somebody_has_nothing() -> None:
    game = table(
        player("titus_deepgaze"),
        player(crystals=3),
        player(),
        dice={1: "winter 1.6", 2: "winter 2.5"},
        left="winter 4.1",
    )

    game.choose("end_turn", "end_turn", "end_turn")

    assert (game.crystals(), game.crystals(1), game.play()) == (1, 2, "")
