"""The names of all cards; a card's number is its place here, base cards first, then the kingdom in alphabetical
order.
"""

from typing import Final

NAMES: Final = (
    "copper",
    "silver",
    "gold",
    "estate",
    "duchy",
    "province",
    "curse",
    "adventurer",
    "bureaucrat",
    "cellar",
    "chancellor",
    "chapel",
    "council_room",
    "feast",
    "festival",
    "gardens",
    "laboratory",
    "library",
    "market",
    "militia",
    "mine",
    "moat",
    "moneylender",
    "remodel",
    "smithy",
    "spy",
    "thief",
    "throne_room",
    "village",
    "witch",
    "woodcutter",
    "workshop",
)
KINDS: Final = 32
BASE: Final = 7
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
GARDENS: Final = 15
MOAT: Final = 21


def names_of(cards: list[int]) -> list[str]:
    """The names of these cards, in their order."""
    return [NAMES[card] for card in cards]


def sorted_names(cards: list[int]) -> list[str]:
    """The names of these cards in ascending number, as a hand is shown."""
    return [NAMES[card] for card in sorted(cards)]
