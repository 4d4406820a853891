"""The zones of a table of Seasons, and how they are copied.

A card in play has a mark beside it in `marks`: 1 if it is turned, and from bit 4 on, four bits for each energy, the
tokens that lie on it. What the seats have seen of hidden cards is kept in `known` and `maybe` (knowledge.py).
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.luck import Luck
from ...kernel.state import State
from .dice import NO_FACE
from .phases import DRAFT, LIBRARIES

if TYPE_CHECKING:
    from ...kernel.game import Game

NOTHING: Final = -1
NOBODY: Final = -1
TURNED: Final = 1
TOKEN_SHIFT: Final = 4

# What the zones of a table are before they are laid out; never changed

NO_CARDS: Final[list[int]] = []
NO_ZONES: Final[list[list[int]]] = []
NO_GROUPS: Final[list[list[list[list[int]]]]] = []

FIELDS: Final = (
    "dice",
    "rolled",
    "die",
    "left",
    "draw",
    "discard",
    "hand",
    "library_2",
    "library_3",
    "play",
    "marks",
    "reserve",
    "crystals",
    "gauge",
    "bonus",
    "pack",
    "drafted",
    "passed",
    "looked",
    "chosen",
    "looker",
    "known",
    "maybe",
    "top_known",
    "year",
    "space",
    "number",
    "first",
    "active",
    "phase",
    "can_transmute",
    "transmute_bonus",
    "rolls",
    "rerolls",
)


class Zones(State):
    """Everything that lies on the table; zones hold card numbers, piles have their top last."""

    FIELDS: ClassVar[tuple[str, ...]] = FIELDS

    def __init__(self, game: "Game", seats: int, settings: dict[str, Any], seed: int | str, luck: Luck) -> None:
        super().__init__(game, seats, settings, seed, luck)
        self.dice: list[int] = NO_CARDS
        self.rolled: list[int] = NO_CARDS
        self.die: list[int] = NO_CARDS
        self.left = NO_FACE
        self.draw: list[int] = NO_CARDS
        self.discard: list[int] = NO_CARDS
        self.hand: list[list[int]] = NO_ZONES
        self.library_2: list[list[int]] = NO_ZONES
        self.library_3: list[list[int]] = NO_ZONES
        self.play: list[list[int]] = NO_ZONES
        self.marks: list[list[int]] = NO_ZONES
        self.reserve: list[int] = NO_CARDS
        self.crystals: list[int] = NO_CARDS
        self.gauge: list[int] = NO_CARDS
        self.bonus: list[int] = NO_CARDS
        self.pack: list[list[int]] = NO_ZONES
        self.drafted: list[list[int]] = NO_ZONES
        self.passed: list[list[int]] = NO_ZONES
        self.looked: list[int] = NO_CARDS
        self.chosen: list[int] = NO_CARDS
        self.looker = NOBODY
        self.known: list[list[int]] = NO_ZONES
        self.maybe: list[list[list[list[int]]]] = NO_GROUPS
        self.top_known: list[int] = NO_CARDS
        self.year = 1
        self.space = 1
        self.number = 0
        self.first = 0
        self.active = 0
        self.phase = DRAFT
        self.can_transmute = 0
        self.transmute_bonus = 0
        self.rolls: list[list[int]] = NO_ZONES
        self.rerolls: list[int] = NO_CARDS

    def lay_out(self) -> None:
        """Give an empty table its zones; a copy takes those of its original instead."""
        seats = self.seats
        self.dice = []
        self.rolled = []
        self.die = [NO_FACE] * seats
        self.draw = []
        self.discard = []
        self.hand = [[] for _ in range(seats)]
        self.library_2 = [[] for _ in range(seats)]
        self.library_3 = [[] for _ in range(seats)]
        self.play = [[] for _ in range(seats)]
        self.marks = [[] for _ in range(seats)]
        self.reserve = [0] * (4 * seats)
        self.crystals = [0] * seats
        self.gauge = [0] * seats
        self.bonus = [0] * seats
        self.pack = [[] for _ in range(seats)]
        self.drafted = [[] for _ in range(seats)]
        self.passed = [[] for _ in range(seats * seats)]
        self.looked = []
        self.chosen = []
        self.known = [[] for _ in range(seats)]
        self.maybe = [[] for _ in range(seats)]
        self.top_known = [0] * seats
        self.rolls = []
        self.rerolls = []

    def copy_zones_into(self, twin: "Zones") -> None:
        """Give a copy what it may change as its own, and share what is only ever replaced."""
        twin.dice = self.dice
        twin.rolled = self.rolled[:]
        twin.die = self.die[:]
        twin.left = self.left
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.hand = [zone[:] for zone in self.hand]
        twin.library_2 = self.library_2[:]
        twin.library_3 = self.library_3[:]
        twin.play = [zone[:] for zone in self.play]
        twin.marks = [zone[:] for zone in self.marks]
        twin.reserve = self.reserve[:]
        twin.crystals = self.crystals[:]
        twin.gauge = self.gauge[:]
        twin.bonus = self.bonus[:]
        prelude = self.phase <= LIBRARIES
        twin.pack = self.pack[:] if prelude else self.pack
        twin.drafted = self.drafted[:] if prelude else self.drafted
        twin.passed = self.passed[:] if prelude else self.passed
        twin.looked = self.looked[:]
        twin.chosen = self.chosen[:]
        twin.looker = self.looker
        twin.known = self.known[:]
        twin.maybe = self.maybe[:]
        twin.top_known = self.top_known[:]
        twin.year = self.year
        twin.space = self.space
        twin.number = self.number
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.can_transmute = self.can_transmute
        twin.transmute_bonus = self.transmute_bonus
        twin.rolls = self.rolls[:]
        twin.rerolls = self.rerolls[:]
