"""The game's own tables, checked against themselves: costs, points, dice, rings, sets."""

import pytest

from ludoteka.games.seasons import GAME, familiars, magic_items
from ludoteka.games.seasons.board import APPRENTICE_SETS, PENALTY, RINGS
from ludoteka.games.seasons.card import CARDS, CRYSTALS, ENERGY, IS_ACTIVATED, IS_FAMILIAR, IS_ITEM, POINTS, TOKENS
from ludoteka.games.seasons.dice import (
    CRYSTALS_ON,
    DICE,
    DICE_NAMES,
    DRAWS,
    ENERGY_ON,
    FACES,
    GAUGE_ON,
    PIPS,
    TRANSMUTES,
)
from ludoteka.games.seasons.names import KINDS, LETTERS, NAMES, NUMBER
from tests.laws.recounts.seasons import NAMES as COUNTED
from tests.laws.recounts.seasons import POINTS as COUNTED_POINTS

# Main common energy, other common energy, rare energy, and the one that the season does not give
MIX = {"winter": "WAFE", "spring": "EWAF", "summer": "FEWA", "autumn": "AFEW"}


def test_there_are_fifty_cards_thirteen_of_them_familiars() -> None:
    assert len(CARDS) - 1 == len(NUMBER) == 50
    assert sum(IS_FAMILIAR) == 13 == len(familiars.KINDS_HERE)
    assert sum(IS_ITEM) == 37 == len(magic_items.KINDS_HERE)
    assert sum(IS_ACTIVATED) == 15


def test_cards_of_a_kind_stand_in_alphabetical_order() -> None:
    for kinds in (familiars.KINDS_HERE, magic_items.KINDS_HERE):
        names = [kind.__name__ for kind in kinds]

        assert names == sorted(names)


def test_names_and_points_are_those_of_the_second_count() -> None:
    assert list(NAMES[1:]) == COUNTED
    assert {NAMES[card]: POINTS[card] for card in range(1, KINDS)} == COUNTED_POINTS


def test_prices_add_up() -> None:
    assert [sum(CRYSTALS[seats * KINDS : (seats + 1) * KINDS]) for seats in range(3)] == [36, 45, 54]
    assert [sum(TOKENS[seats * KINDS : (seats + 1) * KINDS]) for seats in range(3)] == [100, 102, 104]
    by_energy = [sum(ENERGY[energy : 4 * KINDS : 4]) for energy in range(4)]
    assert dict(zip(LETTERS, by_energy, strict=True)) == {"A": 27, "W": 24, "F": 24, "E": 25}


def test_a_card_costs_energy_or_crystals_and_only_one_costs_both() -> None:
    both = [NAMES[card] for card in range(1, KINDS) if TOKENS[card] and CRYSTALS[card]]
    neither = [NAMES[card] for card in range(1, KINDS) if not TOKENS[card] and not CRYSTALS[card]]

    assert both == ["hand_of_fortune"]
    assert neither == ["temporal_boots", "die_of_malice", "elemental_amulet", "glutton_cauldron", "thieving_fairies"]


def test_every_die_has_two_faces_of_each_number_of_pips() -> None:
    assert len(DICE) == 20
    assert len(FACES) == 120
    for die in range(20):
        assert sorted(PIPS[6 * die : 6 * die + 6]) == [1, 1, 2, 2, 3, 3]


def test_the_dice_of_all_seasons_are_the_same_but_for_their_energies() -> None:
    def renamed(die: int) -> list[str]:
        season = MIX[DICE_NAMES[die].split("_")[0]]
        return sorted("".join(sorted(face.translate(str.maketrans(season, "1234")))) for face in DICE[die])

    for number in range(5):
        assert len({tuple(renamed(5 * season + number)) for season in range(4)}) == 1


def test_no_face_gives_the_energy_that_its_season_does_not_know() -> None:
    for face in range(120):
        absent = MIX[DICE_NAMES[face // 6].split("_")[0]][3]

        assert ENERGY_ON[4 * face + LETTERS.index(absent)] == 0


def test_a_face_with_a_card_has_nothing_else() -> None:
    for face in range(120):
        if DRAWS[face]:
            assert not any(ENERGY_ON[4 * face : 4 * face + 4])
            assert (CRYSTALS_ON[face], GAUGE_ON[face], TRANSMUTES[face]) == (0, 0, False)


def test_the_rings_give_one_for_common_two_for_rare_three_for_absent() -> None:
    for ring, mix in zip(RINGS, MIX.values(), strict=True):
        assert [ring[LETTERS.index(letter)] for letter in mix] == [1, 1, 2, 3]


def test_the_four_sets_have_nine_basic_cards_each_and_no_card_more_than_twice() -> None:
    together = [card for cards in APPRENTICE_SETS for card in cards]

    assert [len(cards) for cards in APPRENTICE_SETS] == [9] * 4
    assert all(list(cards) == sorted(set(cards)) and max(cards) <= 30 for cards in APPRENTICE_SETS)
    assert all(together.count(card) <= 2 for card in together)


def test_bonuses_cost_more_and_more() -> None:
    assert PENALTY == (0, 5, 12, 20)


@pytest.mark.parametrize("card", [card.name for card in CARDS[1:]])
def test_every_card_is_found_by_its_names(card: str) -> None:
    from ludoteka.locale import LANGUAGES, find, key_of, say

    for language in LANGUAGES:
        name = say(language, key_of("seasons", card))
        assert find("seasons", name, list(NUMBER)) == card


def test_the_action_space_is_small() -> None:
    assert GAME.actions.size < 1100
