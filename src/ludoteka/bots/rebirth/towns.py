"""What a settlement with room may bring each player, when anybody may fill it with any tile."""

from typing import Final

from ...games.rebirth.placing import prizes

MOST_HOUSES: Final = 4
BASE: Final = 32
_kept: Final[dict[int, list[float]]] = {}


def expected(houses: list[int], size: int, room: int) -> list[float]:
    """By seat the points to expect of a settlement; each empty space goes to any seat, with any tile, alike likely."""
    key = (len(houses) * 8 + size) * 8 + room
    for number in houses:
        key = key * BASE + number
    if key in _kept:
        return _kept[key]
    seats = len(houses)
    total = [0.0] * seats
    for layer in range(seats):
        for more in range(1, MOST_HOUSES + 1):
            after = houses[:]
            after[layer] += more
            if room == 1:
                for seat, points in enumerate(prizes(after, size, layer)):
                    total[seat] += points
            else:
                for seat, worth in enumerate(expected(after, size, room - 1)):
                    total[seat] += worth
    ways = float(seats * MOST_HOUSES)
    found = [each / ways for each in total]
    _kept[key] = found
    return found


def hoped(houses: list[int], size: int, room: int, filled: float) -> list[float]:
    """The same where each space is filled by the end with this probability; if not, houses count one point each."""
    full = filled**room
    worth = expected(houses, size, room)
    return [full * worth[seat] + (1.0 - full) * houses[seat] for seat in range(len(houses))]
