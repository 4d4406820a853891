"""What the bots think of the cards: what each brings on entering, round by round, and where in the game it belongs."""

from typing import Final

from ...games.seasons.board import YEARS
from ...games.seasons.card import CRYSTALS, FEWEST, IS_ITEM, POINTS, TOKENS
from ...games.seasons.dice import PIPS
from ...games.seasons.names import KINDS, NUMBER, RAGFIELDS_HELM, SEALED_CHEST
from ...games.seasons.table import Table

# All in tenths of a crystal

TENTHS: Final = 10
TOKEN: Final = 16
CARD_IN_HAND: Final = 50
SPACES_A_ROUND: Final = 2


def by_card(numbers: dict[str, int]) -> list[int]:
    """A list by card number from what is given by name; 0 for all others."""
    listed = [0] * KINDS
    for name, number in numbers.items():
        listed[NUMBER[name]] = number
    return listed


# What a card brings once

AT_ONCE: Final = by_card(
    {
        "amulet_of_air": 60,
        "amulet_of_fire": 40,
        "amulet_of_earth": 90,
        "amulet_of_water": 64,
        "temporal_boots": 20,
        "divine_chalice": 140,
        "syllas_the_faithful": 60,
        "naria_the_prophetess": 20,
        "amsug_longneck": -20,
        "bespelled_grimoire": 40,
        "ragfields_helm": 80,
        "potion_of_power": 70,
        "potion_of_dreams": 100,
        "potion_of_knowledge": 80,
        "potion_of_life": 170,
        "olafs_blessed_statue": 200,
        "elemental_amulet": 40,
        "tree_of_light": 10,
        "vampiric_crown": 90,
        "demon_of_argos": 40,
        "air_elemental": 20,
        "cursed_treatise_of_arus": 150,
        "idol_of_the_familiar": 100,
        "necrotic_kriss": 10,
        "lantern_of_xidit": 120,
        "sealed_chest_of_urm": 90,
        "damned_soul_of_onys": 60,
        "mirror_of_the_seasons": 5,
    }
)

# What it brings in each round that is left

EACH_ROUND: Final = by_card(
    {
        "balance_of_ishtar": 15,
        "staff_of_spring": 14,
        "purse_of_io": 14,
        "figrim_the_avaricious": 8,
        "wondrous_chest": 18,
        "beggars_horn": 8,
        "die_of_malice": 22,
        "kairn_the_destroyer": 14,
        "bespelled_grimoire": 4,
        "hand_of_fortune": 10,
        "hourglass_of_time": 11,
        "yjangs_forgotten_vase": 9,
        "tree_of_light": 5,
        "arcano_leech": 6,
        "crystal_orb": 4,
        "glutton_cauldron": 10,
        "titus_deepgaze": 16,
        "thieving_fairies": 7,
        "damned_soul_of_onys": -12,
        "idol_of_the_familiar": 8,
    }
)

BOOTS: Final = NUMBER["temporal_boots"]
CHALICE: Final = NUMBER["divine_chalice"]
AMSUG: Final = NUMBER["amsug_longneck"]
LEWIS: Final = NUMBER["lewis_greyface"]
POTION_OF_LIFE: Final = NUMBER["potion_of_life"]
POTION_OF_POWER: Final = NUMBER["potion_of_power"]
POTION_OF_DREAMS: Final = NUMBER["potion_of_dreams"]
AMULET_OF_AIR: Final = NUMBER["amulet_of_air"]
SCEPTER: Final = NUMBER["scepter_of_greatness"]
PENDANT: Final = NUMBER["pendant_of_ragnor"]
SID: Final = NUMBER["sid_nightshade"]
PER_ITEM: Final = {SCEPTER: 30, PENDANT: TOKEN}


def rounds_left(g: Table) -> int:
    """About how many rounds follow this one; 0 if it is surely the last."""
    spaces = 12 * (YEARS - g.year) + 12 - g.space
    if g.left >= 0 and PIPS[g.left] > spaces:
        return 0
    return max(0, spaces // SPACES_A_ROUND) if spaces > 0 else 0


def cost(g: Table, card: int) -> int:
    """What it costs to summon a card."""
    place = (g.seats - FEWEST) * KINDS + card
    return TOKEN * TOKENS[place] + TENTHS * CRYSTALS[place]


def worth(g: Table, me: int, card: int, rounds: int) -> int:
    """What a card brings when it comes into play with so many rounds left, without what it costs."""
    value = TENTHS * POINTS[card] + AT_ONCE[card] + EACH_ROUND[card] * rounds
    if card in (AMULET_OF_AIR, POTION_OF_POWER) and rounds < 4:
        value -= 15 * (4 - rounds)
    if card in PER_ITEM:
        value += PER_ITEM[card] * items(g, me)
    elif card == AMSUG:
        value += 40 if items(g, me) == 0 else 0
    elif card == LEWIS:
        value += TOKEN * max([g.in_reserve(them) for them in g.others(me)])
    elif card == SID:
        richest = max([g.crystals[them] for them in g.others(me)])
        value += 50 * (g.seats - 1) if g.crystals[me] > richest else 0
    elif card == SEALED_CHEST:
        value += 60 if rounds < 5 else 0
    elif card == RAGFIELDS_HELM and rounds < 3:
        value += 60 if len(g.play[me]) + 1 > max([len(g.play[them]) for them in g.others(me)]) else -80
    elif card == POTION_OF_LIFE:
        value += 40 * (g.in_reserve(me) - 5) if rounds < 2 else 0
    return value


def items(g: Table, me: int) -> int:
    """How many magic items a player has in play."""
    return len([card for card in g.play[me] if IS_ITEM[card]])


def draft_value(g: Table, card: int) -> int:
    """How much a card is wanted in the draft: its worth at the best time of the game, less its cost."""
    early = TENTHS * POINTS[card] + AT_ONCE[card] + EACH_ROUND[card] * EARLY_ROUNDS
    late = TENTHS * POINTS[card] + AT_ONCE[card] + EACH_ROUND[card] * LATE_ROUNDS
    extra = 5 * PER_ITEM[card] if card in PER_ITEM else 0
    return max(early, late) + extra - cost(g, card)


EARLY_ROUNDS: Final = 12
LATE_ROUNDS: Final = 3
