"""What is printed on the boards: the wheel of the seasons, the transmutation rings, the bonus track and the limits."""

from typing import Final

from .names import SEASONS

SPACES: Final = 12
YEARS: Final = 3

# Crystals for a token of air, water, fire and earth in winter, spring, summer and autumn: a common energy gives 1, one
# that is hard to get 2, one that the season does not give 3

RINGS: Final = (
    (1, 1, 2, 3),
    (2, 1, 3, 1),
    (3, 2, 1, 1),
    (1, 3, 1, 2),
)
TRANSMUTE_VALUE: Final = [value for season in RINGS for value in season]

PENALTY: Final = (0, 5, 12, 20)
MOST_BONUSES: Final = 3
RESERVE: Final = 7
RESERVE_WITH_GRIMOIRE: Final = 10
HIGHEST_GAUGE: Final = 15
CARD_LEFT_IN_HAND: Final = 5
SET_SIZE: Final = 9
SHELF_SIZE: Final = 3

# The apprentice's four sets, by printed number

APPRENTICE_SETS: Final = (
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
)


def season_of(space: int) -> int:
    """The season of a space of the wheel, 1 to 12."""
    return (space - 1) // 3


def season_name(space: int) -> str:
    """The name of the season of a space."""
    return SEASONS[season_of(space)]
