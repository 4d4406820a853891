"""Who is likely to hold a castle when the game ends, by the tiles beside it and the spaces still free there."""

from typing import Final

from ...games.rebirth.placing import TILE
from ...games.rebirth.tiles import NOBODY

# The chance that a holder keeps a castle, by the map's rules, by the free spaces beside it (row), and by how many farms
# the strongest other needs to take it (column); who needs more than there is room for cannot. In Ireland, where goals
# and towers draw tiles elsewhere, castles change hands less often

KEEPS: Final[list[list[list[float]]]] = [
    [
        [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
        [1.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0],
        [1.0, 0.5, 0.8, 1.0, 1.0, 1.0, 1.0],
        [1.0, 0.5, 0.72, 0.94, 1.0, 1.0, 1.0],
        [1.0, 0.5, 0.68, 0.88, 0.97, 1.0, 1.0],
        [1.0, 0.5, 0.65, 0.84, 0.95, 0.99, 1.0],
        [1.0, 0.5, 0.63, 0.8, 0.92, 0.97, 1.0],
    ],
    [
        [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
        [1.0, 0.55, 1.0, 1.0, 1.0, 1.0, 1.0],
        [1.0, 0.7, 0.8, 1.0, 1.0, 1.0, 1.0],
        [1.0, 0.66, 0.92, 0.95, 1.0, 1.0, 1.0],
        [1.0, 0.72, 0.85, 0.98, 1.0, 1.0, 1.0],
        [1.0, 0.75, 0.85, 0.95, 0.99, 1.0, 1.0],
        [1.0, 0.75, 0.84, 0.93, 0.98, 1.0, 1.0],
    ],
]
MOST: Final = 6


def needed(mine: int, theirs: int) -> int:
    """How many farms a player with `mine` beside a castle needs to take it from a holder with `theirs`."""
    short = theirs // TILE - mine // TILE
    return short if mine % TILE + short > theirs % TILE else short + 1


def held_at_the_end(rules: int, beside: list[int], holder: int, free: int) -> list[float]:
    """By seat the chance to hold a castle at the end; `beside` as the table counts it, by seat."""
    seats = len(beside)
    if holder == NOBODY:
        return [1.0 / seats if free else 0.0] * seats
    chances = [0.0] * seats
    weights = 0.0
    nearest = MOST
    for seat in range(seats):
        if seat == holder:
            continue
        steps = needed(beside[seat], beside[holder])
        nearest = min(nearest, steps)
        if steps <= free:
            chances[seat] = 1.0 / (steps * steps)
            weights += chances[seat]
    kept = KEEPS[rules][min(free, MOST)][nearest] if weights else 1.0
    for seat in range(seats):
        if chances[seat]:
            chances[seat] *= (1.0 - kept) / weights
    chances[holder] = kept
    return chances
