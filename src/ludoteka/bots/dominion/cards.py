"""What bots know of the cards: their numbers, and what each gives to the one who plays it."""

from typing import Final

from ...games.dominion.names import KINDS, NUMBER

NOTHING: Final = -1

ADVENTURER: Final = 7
BUREAUCRAT: Final = 8
CELLAR: Final = 9
CHANCELLOR: Final = 10
CHAPEL: Final = 11
COUNCIL_ROOM: Final = 12
FEAST: Final = 13
FESTIVAL: Final = 14
LABORATORY: Final = 16
LIBRARY: Final = 17
MARKET: Final = 18
MILITIA: Final = 19
MINE: Final = 20
MONEYLENDER: Final = 22
REMODEL: Final = 23
SMITHY: Final = 24
SPY: Final = 25
THIEF: Final = 26
THRONE_ROOM: Final = 27
VILLAGE: Final = 28
WITCH: Final = 29
WOODCUTTER: Final = 30
WORKSHOP: Final = 31


def by_card(numbers: dict[str, int]) -> list[int]:
    """A list by card number from what is given by name; 0 for all others."""
    listed = [0] * KINDS
    for name, number in numbers.items():
        listed[NUMBER[name]] = number
    return listed


GIVES_ACTIONS: Final = by_card(
    {"cellar": 1, "festival": 2, "laboratory": 1, "market": 1, "spy": 1, "village": 2},
)
GIVES_CARDS: Final = by_card(
    {
        "council_room": 4,
        "laboratory": 2,
        "library": 3,
        "market": 1,
        "moat": 2,
        "smithy": 3,
        "spy": 1,
        "village": 1,
        "witch": 2,
    },
)

GIVES_COINS: Final = by_card(
    {"chancellor": 2, "festival": 2, "market": 1, "militia": 2, "moneylender": 2, "woodcutter": 2},
)

# How gladly a card is kept in hand, when some must go

WORTH_IN_HAND: Final = by_card(
    {
        "copper": 10,
        "silver": 20,
        "gold": 30,
        "adventurer": 33,
        "bureaucrat": 18,
        "cellar": 12,
        "chancellor": 19,
        "chapel": 8,
        "council_room": 34,
        "feast": 17,
        "festival": 29,
        "laboratory": 35,
        "library": 28,
        "market": 26,
        "militia": 27,
        "mine": 22,
        "moat": 15,
        "moneylender": 21,
        "remodel": 14,
        "smithy": 32,
        "spy": 16,
        "thief": 9,
        "throne_room": 13,
        "village": 25,
        "witch": 36,
        "woodcutter": 19,
        "workshop": 11,
    },
)
