"""What is printed on the Power cards, as the page and other readers outside the rules want it."""

from typing import Any

from .board import APPRENTICE_SETS
from .card import CARDS, CRYSTALS, ENERGY, FEWEST, IS_ACTIVATED, MOST
from .names import ENERGIES, KINDS, NAMES


def catalogue() -> dict[str, dict[str, Any]]:
    """For each card its number, kinds, points, cost, whether it is activated, and its sets at level 1."""
    return {NAMES[card]: entry(card) for card in range(1, KINDS)}


def entry(card: int) -> dict[str, Any]:
    """What is printed on a card; `energy` and `crystals` by number of players."""
    players = range(FEWEST, MOST + 1)
    return {
        "number": card,
        "kinds": list(CARDS[card].kinds),
        "points": CARDS[card].points,
        "activated": IS_ACTIVATED[card],
        "energy": {str(seats): energy_of(card, seats) for seats in players},
        "crystals": {str(seats): CRYSTALS[(seats - FEWEST) * KINDS + card] for seats in players},
        "sets": [place + 1 for place, cards in enumerate(APPRENTICE_SETS) if card in cards],
    }


def energy_of(card: int, seats: int) -> list[str]:
    """The energies that a card costs with so many players."""
    first = 4 * ((seats - FEWEST) * KINDS + card)
    return [name for energy, name in enumerate(ENERGIES) for _ in range(ENERGY[first + energy])]
