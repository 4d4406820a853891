"""The open points of docs/rulings/seasons.md, R1 to R24."""

import pytest

from ludoteka import Luck
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.card import CARDS
from ludoteka.games.seasons.dice import FACE_IDS
from ludoteka.locale import say
from tests.games.seasons.talk import Game, final_round, player, table

QUIET = {"dice": {1: "winter 1.6"}, "left": "winter 4.1"}


def test_ruling_r1_two_equal_cards_are_asked_about_like_two_different_ones() -> None:
    equal = table(player(), die="winter 1.5", draw="purse_of_io purse_of_io", **QUIET)
    different = table(player(), die="winter 1.5", draw="purse_of_io amulet_of_air", **QUIET)

    for game in (equal, different):
        game.choose("draw_two")

    assert equal.options == ["keep purse_of_io"]
    assert [each.state.view(1)["prompts"] for each in (equal, different)] == [equal.state.view(1)["prompts"]] * 2


def test_ruling_r1_a_turn_without_anything_to_do_is_ended_by_a_choice() -> None:
    game = table(player(bonus=3))

    assert game.options == ["end_turn"]


def test_ruling_r2_the_left_neighbour_begins_the_next_game() -> None:
    state = GAME.start(seats=3, seed=1, first="1")

    assert state.next_first() == 2
    assert state.view(None)["options"]["first"] == "1"


def test_ruling_r3_the_year_before_the_first_gives_no_library() -> None:
    game = table(
        player("figrim_the_avaricious", hand="temporal_boots temporal_boots", library_2="purse_of_io"),
        player(crystals=5),
        space=1,
    )

    game.summon("temporal_boots", "move back_1").summon("temporal_boots", "move forward_1")

    assert game.time == (1, 1)
    assert (game.crystals(), game.hand()) == (2, "")


def test_ruling_r4_everybody_knows_which_set_a_player_has() -> None:
    game = Game(GAME.start(seats=2, seed=3, level=1))

    for viewer, seat in ((0, 1), (1, 0)):
        assert " ".join(sorted(game.fact("owned", viewer, seat).split())) == game.cards("drafted", seat)


def test_ruling_r4_unused_sets_are_in_the_draw_pile() -> None:
    game = Game(GAME.start(seats=2, seed=3, level=1))

    cards = (game.pile("draw") + " " + game.cards("drafted", 0) + " " + game.cards("drafted", 1)).split()
    assert len(cards) == 60
    assert all(cards.count(card) == 2 for card in cards)


def test_ruling_r5_the_discard_pile_is_known_to_who_saw_its_cards() -> None:
    game = table(player(), die="winter 1.5", draw="purse_of_io", **QUIET)

    game.choose("draw", "discard_drawn")

    assert (game.fact("in_discard", 0), game.fact("in_discard", 1)) == ("purse_of_io", "")
    assert game.seen(1, "discard") == {"id": "discard", "seat": None, "cards": [], "count": 1}


def test_ruling_r5_sacrificed_cards_are_known_to_all_until_the_pile_is_shuffled() -> None:
    game = table(
        player("potion_of_knowledge potion_of_power"),
        draw="purse_of_io",
        discard="amulet_of_air staff_of_spring",
        rest="box",
    )

    game.activate("potion_of_knowledge", *["take air"] * 5)
    before = game.fact("in_discard", 1)
    game.activate("potion_of_power")

    assert (before, game.fact("in_discard", 1)) == ("potion_of_knowledge", "")


def test_ruling_r6_as_many_cards_as_there_are() -> None:
    game = table(player(hand="divine_chalice", energy="AWFE"), draw="purse_of_io amulet_of_air", rest="box")

    game.summon("divine_chalice")

    assert sorted(game.options) == ["put_in_play amulet_of_air", "put_in_play purse_of_io"]


def test_ruling_r7_players_come_in_turn_order_from_the_rounds_first_player() -> None:
    horns = "beggars_horn"
    game = table(player(horns), player(horns), first=1, turn_of=0, left="winter 4.1", dice={1: "winter 4.5"})

    game.choose("end_turn")

    assert game.seat == 1
    game.choose("take air")
    assert game.seat == 0


def test_ruling_r7_libraries_come_before_the_cards_of_the_season() -> None:
    game = table(
        player("hourglass_of_time", library_2="purse_of_io"), space=12, left="autumn 1.1", dice={1: "autumn 4.5"}
    )

    game.choose("end_turn", "end_turn")

    assert game.hand() == "purse_of_io"
    assert game.asks == "take_energy"
    assert game.state.moment()["first"] == 0


def test_ruling_r8_the_order_is_asked_where_it_matters() -> None:
    game = table(player("wondrous_chest damned_soul_of_onys", energy="AAAA", crystals=1), player(crystals=9), **QUIET)

    game.choose("end_turn", "end_turn")

    assert game.options == ["resolve wondrous_chest", "resolve damned_soul_of_onys"]
    assert game.choose("resolve damned_soul_of_onys").crystals() == 3


def test_ruling_r8_the_other_order_leaves_less() -> None:
    game = table(player("wondrous_chest damned_soul_of_onys", energy="AAAA", crystals=1), player(crystals=9), **QUIET)

    game.choose("end_turn", "end_turn", "resolve wondrous_chest")

    assert game.crystals() == 1


def test_ruling_r8_it_is_not_asked_where_it_does_not() -> None:
    game = table(player("wondrous_chest damned_soul_of_onys", energy="AAAA", crystals=3), player(crystals=9), **QUIET)

    game.choose("end_turn", "end_turn")

    assert (game.asks, game.crystals()) == ("take_die", 3)


def test_ruling_r9_a_die_gives_crystals_energy_and_gauge_in_this_order() -> None:
    game = table(player(), player(), dice={1: "winter 1.3"}, left="winter 4.1")
    gauge = table(player(), player(), dice={1: "winter 1.2"}, left="winter 4.1")

    game.choose("end_turn")
    gauge.choose("end_turn")

    assert game.kinds("gain_crystals", "gain_energy") == ["gain_crystals", "gain_energy"]
    assert gauge.kinds("gain_energy", "raise_gauge") == ["gain_energy", "raise_gauge"]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_ruling_r10_opponents_are_hit_clockwise_from_the_owners_left(owner: int) -> None:
    seats = [
        player("purse_of_io amulet_of_air"),
        player("purse_of_io amulet_of_air"),
        player("amulet_of_fire amulet_of_earth"),
    ]
    seats[owner] = player(hand="syllas_the_faithful", energy="FFF")
    game = table(*seats, turn_of=owner)

    game.summon("syllas_the_faithful")
    asked = [game.seat]
    game.choose(game.options[0])
    asked.append(game.seat)

    assert asked == [(owner + 1) % 3, (owner + 2) % 3]


def test_ruling_r11_fairies_take_after_the_cost_and_before_the_effect() -> None:
    game = table(player("idol_of_the_familiar titus_deepgaze"), player("thieving_fairies"))

    game.activate("idol_of_the_familiar")

    assert [event["seat"] for event in game.events("gain_crystals")] == [1, 0]


def test_ruling_r12_rewards_come_before_the_cards_own_effect() -> None:
    game = table(player("staff_of_spring", hand="amulet_of_earth", energy="EE"))

    game.summon("amulet_of_earth")

    assert [event["count"] for event in game.events("gain_crystals")] == [3, 9]


def test_ruling_r13_the_skull_may_be_one_of_its_three() -> None:
    game = table(player("dragon_skull purse_of_io amulet_of_air"))

    game.activate("dragon_skull", "sacrifice dragon_skull", "sacrifice purse_of_io")

    assert (game.play(), game.crystals()) == ("", 15)


def test_ruling_r14_a_tie_goes_to_more_cards_in_play_or_is_shared() -> None:
    more = final_round(player("amulet_of_air"), player("potion_of_life amulet_of_air"))
    same = final_round(player("amulet_of_air"), player("amulet_of_earth"))

    assert (more.state.scores(), more.state.winners()) == ([6, 6], (1,))
    assert same.state.winners() == (0, 1)
    assert more.state.tie_break() == [1, 2]


def test_ruling_r15_a_total_may_be_negative_crystals_may_not() -> None:
    game = final_round(
        player(hand="purse_of_io amulet_of_air", bonus=1), player("kairn_the_destroyer", energy="A"), turn_of=1
    )

    game.activate("kairn_the_destroyer")

    assert (game.crystals(), game.state.scores()[0]) == (0, -15)


def test_ruling_r16_the_bank_never_runs_out() -> None:
    seats = [
        player("bespelled_grimoire" if seat < 2 else "", energy="A" * (10 if seat < 2 else 7)) for seat in range(4)
    ]
    game = table(*seats)

    game.choose("bonus_exchange", "take air", "take air")

    assert game.energy() == "A" * 10


def test_ruling_r17_stored_tokens_are_no_part_of_the_reserve() -> None:
    game = final_round(player("lantern_of_xidit amulet_of_water", on_amulet_of_water="AAAA"))

    assert game.state.scores()[0] == 24 + 6


def test_ruling_r18_without_a_grimoire_its_owner_discards_down_out_of_turn() -> None:
    game = table(player(hand="syllas_the_faithful", energy="FFF"), player("bespelled_grimoire", energy="AAAAWWWWW"))

    game.summon("syllas_the_faithful")

    assert (game.seat, game.asks) == (1, "keep_to_limit")
    game.choose("drop air", "drop water")
    assert (game.energy(1), game.seat) == ("AAAWWWW", 0)


def test_ruling_r19_a_krisss_familiar_goes_face_down() -> None:
    game = table(player("necrotic_kriss", hand="syllas_the_faithful titus_deepgaze"), player())

    game.activate("necrotic_kriss", "discard titus_deepgaze")

    assert game.events("discard_familiar", 1) == [{"kind": "discard_familiar", "seat": 0, "count": 1}]
    assert (game.fact("in_discard", 0), game.fact("in_discard", 1)) == ("titus_deepgaze", "")


def test_ruling_r19_others_no_longer_know_a_familiar_of_that_hand_for_sure() -> None:
    seen = {1: ["hand 0 titus_deepgaze"]}
    game = table(player("necrotic_kriss", hand="syllas_the_faithful titus_deepgaze"), player(), seen=seen)

    game.activate("necrotic_kriss", "discard titus_deepgaze")
    guesses = [Game(game.state.guess(1, Luck(number))) for number in range(60)]

    familiars = {card.name for card in CARDS if "familiar" in card.kinds}
    assert game.fact("in_hand", 1, 0) == ""
    assert {"titus_deepgaze" in guess.hand() for guess in guesses} == {True, False}
    assert all(set(guess.pile("discard").split()) & familiars for guess in guesses)


def test_ruling_r20_every_face_of_a_die_occurs() -> None:
    seen: set[str] = set()
    for seed in range(60):
        game = Game(GAME.position({"game": "seasons", "players": 4, "seed": seed}))
        seen.update(game.seen(None, "dice")["cards"])

    assert seen == set(FACE_IDS[:30])


def test_ruling_r21_polish_names_are_as_printed_or_translated() -> None:
    assert say("pl", "seasons-ragfields-helm") == "Hełm Ragfielda"
    assert say("pl", "seasons-necrotic-kriss") == "Neurotyczny kriss"


def test_ruling_r22_tokens_are_taken_in_ascending_order() -> None:
    game = table(player("potion_of_knowledge"))

    game.activate("potion_of_knowledge", "take fire")

    assert game.options == ["take fire", "take earth"]


def test_ruling_r23_two_copies_are_told_apart_only_where_they_differ() -> None:
    alike = table(player(hand="syllas_the_faithful", energy="FFF"), player("purse_of_io purse_of_io titus_deepgaze"))
    apart = table(
        player(hand="syllas_the_faithful", energy="FFF"),
        player("kairn_the_destroyer kairn_the_destroyer", turned="kairn_the_destroyer/2"),
    )

    alike.summon("syllas_the_faithful")
    apart.summon("syllas_the_faithful")

    assert alike.options == ["sacrifice purse_of_io", "sacrifice titus_deepgaze"]
    assert apart.options == ["sacrifice kairn_the_destroyer", "sacrifice_other kairn_the_destroyer"]
    assert apart.choose("sacrifice_other kairn_the_destroyer").turned(1) == ""


def test_ruling_r24_no_more_tokens_are_asked_for_than_the_reserve_holds() -> None:
    game = table(player(hand="vampiric_crown runic_cube_of_eolis", energy="AWEE"))

    game.summon("vampiric_crown", "discard runic_cube_of_eolis", *["take air"] * 6, "take fire", "drop earth")

    assert game.energy() == "AAAAAAF"
    assert game.asks == "turn"
