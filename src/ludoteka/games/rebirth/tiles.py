"""The tiles of a colour: their kinds and names, how many of each there are, and how a tile on the board is written."""

from typing import Final

FOOD: Final = 0
ENERGY: Final = 1
NAMES: Final = ("food", "energy", "1", "2", "3", "4")
KINDS: Final = 6
NUMBER: Final = {name: kind for kind, name in enumerate(NAMES)}

BOX: Final = (12, 12, 3, 3, 3, 3)
BOX_OF_FOUR_PLAYERS: Final = (9, 9, 3, 2, 2, 2)

# A tile on the board is `seat * COLOUR + kind`; a neutral one belongs to no seat, and an empty space is EMPTY

COLOUR: Final = 8
NEUTRAL: Final = 32
EMPTY: Final = -1
NOBODY: Final = -1


def box(seats: int) -> list[int]:
    """All tiles of one colour in a game of so many, by kind."""
    counts = BOX_OF_FOUR_PLAYERS if seats == 4 else BOX
    tiles: list[int] = []
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            tiles.append(kind)
    return tiles


def names_of(kinds: list[int]) -> list[str]:
    """The names of these tiles, in their order."""
    return [NAMES[kind] for kind in kinds]


def sorted_names(kinds: list[int]) -> list[str]:
    """The names of these tiles, in the order of the kinds, as their owner looks at them."""
    return [NAMES[kind] for kind in sorted(kinds)]
