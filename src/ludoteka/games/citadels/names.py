"""The names of all characters, districts and district types; a card's number is its place here."""

from typing import Final

CHARACTER_NAMES: Final = (
    "assassin",
    "witch",
    "magistrate",
    "thief",
    "spy",
    "blackmailer",
    "magician",
    "wizard",
    "seer",
    "king",
    "emperor",
    "patrician",
    "bishop",
    "abbot",
    "cardinal",
    "merchant",
    "alchemist",
    "trader",
    "architect",
    "navigator",
    "scholar",
    "warlord",
    "diplomat",
    "marshal",
    "queen",
    "artist",
    "tax_collector",
)
CHARACTERS: Final = 27
CHARACTER_NUMBER: Final = {name: number for number, name in enumerate(CHARACTER_NAMES)}

ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
MAGICIAN: Final = 6
WIZARD: Final = 7
SEER: Final = 8
KING: Final = 9
EMPEROR: Final = 10
PATRICIAN: Final = 11
BISHOP: Final = 12
ABBOT: Final = 13
CARDINAL: Final = 14
MERCHANT: Final = 15
ALCHEMIST: Final = 16
TRADER: Final = 17
ARCHITECT: Final = 18
NAVIGATOR: Final = 19
SCHOLAR: Final = 20
WARLORD: Final = 21
DIPLOMAT: Final = 22
MARSHAL: Final = 23
QUEEN: Final = 24
ARTIST: Final = 25
TAX_COLLECTOR: Final = 26

DISTRICT_NAMES: Final = (
    "manor",
    "castle",
    "palace",
    "temple",
    "church",
    "monastery",
    "cathedral",
    "tavern",
    "market",
    "trading_post",
    "docks",
    "harbor",
    "town_hall",
    "watchtower",
    "prison",
    "barracks",
    "fortress",
    "armory",
    "basilica",
    "capitol",
    "dragon_gate",
    "factory",
    "framework",
    "gold_mine",
    "great_wall",
    "haunted_quarter",
    "imperial_treasury",
    "ivory_tower",
    "keep",
    "laboratory",
    "library",
    "map_room",
    "monument",
    "museum",
    "necropolis",
    "observatory",
    "park",
    "poor_house",
    "quarry",
    "school_of_magic",
    "secret_vault",
    "smithy",
    "stables",
    "statue",
    "theater",
    "thieves_den",
    "wishing_well",
)
DISTRICTS: Final = 47
BASICS: Final = 17
DISTRICT_NUMBER: Final = {name: number for number, name in enumerate(DISTRICT_NAMES)}

ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46

TYPES: Final = ("noble", "religious", "trade", "military", "unique")
NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4

# A card in a hand, in the deck or under the Museum is one number: its kind, the seats that know that it lies there
# (SEEN), the seats that know that it lies somewhere among the cards of one stray group (STRAY), and in the deck and
# under the Museum the number of that group (GROUP; a hand as a whole belongs to at most one group)

KIND: Final = 63
SEEN: Final = 6
STRAY: Final = 14
GROUP: Final = 22
ALL: Final = 255
SEEN_BY_ALL: Final = 255 << 6
UNGROUPED: Final = (1 << 22) - 1

# A district in a city is its kind, with this added when it is beautified

BEAUTIFIED: Final = 64


def district_names(cards: list[int]) -> list[str]:
    """The names of these districts, in their order."""
    return [DISTRICT_NAMES[card & KIND] for card in cards]


def sorted_names(cards: list[int]) -> list[str]:
    """The names of these districts in ascending number, as a hand is shown."""
    return [DISTRICT_NAMES[card] for card in sorted([card & KIND for card in cards])]


def rank_of(character: int) -> int:
    """The rank, from 0, of a character."""
    return character // 3
