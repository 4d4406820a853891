"""The names of all Power cards, energies and seasons; a card's number is the one printed on it."""

from typing import Final

NAMES: Final = (
    "no_card",
    "amulet_of_air",
    "amulet_of_fire",
    "amulet_of_earth",
    "amulet_of_water",
    "balance_of_ishtar",
    "staff_of_spring",
    "temporal_boots",
    "purse_of_io",
    "divine_chalice",
    "syllas_the_faithful",
    "figrim_the_avaricious",
    "naria_the_prophetess",
    "wondrous_chest",
    "beggars_horn",
    "die_of_malice",
    "kairn_the_destroyer",
    "amsug_longneck",
    "bespelled_grimoire",
    "ragfields_helm",
    "hand_of_fortune",
    "lewis_greyface",
    "runic_cube_of_eolis",
    "potion_of_power",
    "potion_of_dreams",
    "potion_of_knowledge",
    "potion_of_life",
    "hourglass_of_time",
    "scepter_of_greatness",
    "olafs_blessed_statue",
    "yjangs_forgotten_vase",
    "elemental_amulet",
    "tree_of_light",
    "arcano_leech",
    "crystal_orb",
    "glutton_cauldron",
    "vampiric_crown",
    "dragon_skull",
    "demon_of_argos",
    "titus_deepgaze",
    "air_elemental",
    "thieving_fairies",
    "cursed_treatise_of_arus",
    "idol_of_the_familiar",
    "necrotic_kriss",
    "lantern_of_xidit",
    "sealed_chest_of_urm",
    "mirror_of_the_seasons",
    "pendant_of_ragnor",
    "sid_nightshade",
    "damned_soul_of_onys",
)
KINDS: Final = 51
COPIES: Final = 2
BASIC: Final = 30
NUMBER: Final = {name: number for number, name in enumerate(NAMES) if number > 0}

NO_CARD: Final = 0
AMULET_OF_WATER: Final = 4
STAFF_OF_SPRING: Final = 6
PURSE_OF_IO: Final = 8
FIGRIM: Final = 11
WONDROUS_CHEST: Final = 13
BEGGARS_HORN: Final = 14
DIE_OF_MALICE: Final = 15
BESPELLED_GRIMOIRE: Final = 18
RAGFIELDS_HELM: Final = 19
HAND_OF_FORTUNE: Final = 20
HOURGLASS: Final = 27
FORGOTTEN_VASE: Final = 30
ELEMENTAL_AMULET: Final = 31
ARCANO_LEECH: Final = 33
GLUTTON_CAULDRON: Final = 35
TITUS: Final = 39
THIEVING_FAIRIES: Final = 41
CURSED_TREATISE: Final = 42
LANTERN_OF_XIDIT: Final = 45
SEALED_CHEST: Final = 46
DAMNED_SOUL: Final = 50

ENERGIES: Final = ("air", "water", "fire", "earth")
LETTERS: Final = "AWFE"
AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3

SEASONS: Final = ("winter", "spring", "summer", "autumn")


def names_of(cards: list[int]) -> list[str]:
    """The names of these cards, in their order."""
    return [NAMES[card] for card in cards]


def sorted_names(cards: list[int]) -> list[str]:
    """The names of these cards in ascending number, as a hand is shown."""
    return [NAMES[card] for card in sorted(cards)]


def kinds_in(cards: list[int]) -> list[int]:
    """The different cards among these, ascending."""
    kinds: list[int] = []
    last = -1
    for card in sorted(cards):
        if card != last:
            kinds.append(card)
            last = card
    return kinds
