"""Everything that lies on a table of Rebirth, the sums that are kept with it, and how they are copied."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.luck import Luck
from ...kernel.state import State
from .cards import KINDS_OF_COUNT, NO_CARD
from .maps import Layout
from .maps.layout import BLANK, ENERGY, FOOD, IRELAND
from .tiles import EMPTY, NOBODY

if TYPE_CHECKING:
    from ...kernel.game import Game

# Where points come from; a place in `Zones.gained`

SOURCES: Final = (
    "before",
    "food_farms",
    "energy_farms",
    "settlements",
    "ports",
    "offshore_farms",
    "goals",
    "towers",
    "unfinished",
    "castles",
    "missions",
    "secret_goal",
)
MANY_SOURCES: Final = 12
BEFORE: Final = 0
FROM_GROUP: Final = 1
FROM_SETTLEMENT: Final = 3
FROM_PORT: Final = 4
FROM_OFFSHORE: Final = 5
FROM_GOAL: Final = 6
FROM_TOWER: Final = 7
FROM_UNFINISHED: Final = 8
FROM_CASTLE: Final = 9
FROM_MISSION: Final = 10
FROM_SECRET: Final = 11

# What the zones of a table are before they are laid out; never changed

NONE: Final[list[int]] = []
NO_ZONES: Final[list[list[int]]] = []

FIELDS: Final = (
    "board",
    "laid",
    "group",
    "members",
    "chain",
    "castles_on",
    "sites_on",
    "free_for_food",
    "free_for_energy",
    "free_for_settlement",
    "room",
    "houses",
    "castle",
    "at_castle",
    "at_site",
    "marker",
    "tallies",
    "points",
    "gained",
    "hand",
    "supply",
    "aside",
    "gone",
    "missions",
    "deck",
    "goals",
    "claims",
    "done",
    "doubled",
    "secret",
    "number",
    "active",
    "first",
    "is_second",
    "draws_three",
)


class Zones(State):
    """The state of a game of Rebirth.

    By space: `board` (the tile), `group` and `members` (farm groups: towards the root, at a root how many), and
    `chain`, `castles_on`, `sites_on` (Ireland: chains of own tiles, at a root the castles and towers beside it, a bit
    each). `free_for_...` are the codes of empty spaces, ascending. By settlement: `room` (empty spaces); with a place
    for each seat `houses`. By castle: `castle` (the holder); with a place for each seat `at_castle` (tiles * 64 +
    farms), and `at_site` (tiles) by cathedral or tower. `tallies` by seat what cards count, `gained` by seat and
    source. `claims` of each open goal are its seats, three bits each, the first highest; `done` by seat the goals, a
    bit each.
    """

    FIELDS: ClassVar[tuple[str, ...]] = FIELDS
    layout: Layout

    def __init__(self, game: "Game", seats: int, settings: dict[str, Any], seed: int | str, luck: Luck) -> None:
        super().__init__(game, seats, settings, seed, luck)
        self.board: list[int] = NONE
        self.laid: list[int] = NONE
        self.group: list[int] = NONE
        self.members: list[int] = NONE
        self.chain: list[int] = NONE
        self.castles_on: list[int] = NONE
        self.sites_on: list[int] = NONE
        self.free_for_food: list[int] = NONE
        self.free_for_energy: list[int] = NONE
        self.free_for_settlement: list[int] = NONE
        self.room: list[int] = NONE
        self.houses: list[int] = NONE
        self.castle: list[int] = NONE
        self.at_castle: list[int] = NONE
        self.at_site: list[int] = NONE
        self.begin_players()

    def begin_players(self) -> None:
        """What belongs to seats, cards, and the turn, as long as there is nothing of it."""
        self.marker: list[int] = NONE
        self.tallies: list[list[int]] = NO_ZONES
        self.points: list[int] = NONE
        self.gained: list[int] = NONE
        self.hand: list[list[int]] = NO_ZONES
        self.supply: list[list[int]] = NO_ZONES
        self.aside: list[list[int]] = NO_ZONES
        self.gone: list[list[int]] = NO_ZONES
        self.missions: list[list[int]] = NO_ZONES
        self.deck: list[int] = NONE
        self.goals: list[int] = NONE
        self.claims: list[int] = NONE
        self.done: list[int] = NONE
        self.doubled: list[int] = NONE
        self.secret: list[int] = NONE
        self.number = 0
        self.active = 0
        self.first = 0
        self.is_second = 0
        self.draws_three = 0

    def lay_out(self, layout: Layout) -> None:
        """Give an empty table its map and zones; a copy takes those of its original instead."""
        seats = self.seats
        self.layout = layout
        self.board = [EMPTY] * layout.size
        self.laid = []
        self.group = list(range(layout.size))
        self.members = [0] * layout.size
        if layout.rules == IRELAND:
            self.chain = list(range(layout.size))
            self.castles_on = [0] * layout.size
            self.sites_on = [0] * layout.size
        kinds = layout.kind
        spaces = range(layout.size)
        self.free_for_food = [layout.at[space] for space in spaces if kinds[space] in (FOOD, BLANK)]
        self.free_for_energy = [layout.at[space] for space in spaces if kinds[space] in (ENERGY, BLANK)]
        self.free_for_settlement = [layout.at[space] for space in spaces if kinds[space] > BLANK]
        self.room = [len(town) for town in layout.towns]
        self.houses = [0] * (len(layout.towns) * seats)
        self.castle = [NOBODY] * layout.castles
        self.at_castle = [0] * (layout.castles * seats)
        self.at_site = [0] * (layout.sites * seats)
        self.lay_out_players()

    def lay_out_players(self) -> None:
        """Give every seat its empty zones."""
        seats = self.seats
        self.tallies = [[0] * KINDS_OF_COUNT for _ in range(seats)]
        self.points = [0] * seats
        self.gained = [0] * (seats * MANY_SOURCES)
        self.hand = [[] for _ in range(seats)]
        self.supply = [[] for _ in range(seats)]
        self.aside = [[] for _ in range(seats)]
        self.gone = [[] for _ in range(seats)]
        self.missions = [[] for _ in range(seats)]
        self.done = [0] * seats
        self.doubled = [NO_CARD] * seats
        self.secret = [NO_CARD] * seats

    def copy_zones_into(self, twin: "Zones") -> None:
        """Give a copy what it may change as its own, and share what is only ever replaced."""
        twin.layout = self.layout
        twin.board = self.board[:]
        twin.laid = self.laid[:]
        twin.group = self.group[:]
        twin.members = self.members[:]
        twin.chain = self.chain[:]
        twin.castles_on = self.castles_on[:]
        twin.sites_on = self.sites_on[:]
        twin.free_for_food = self.free_for_food[:]
        twin.free_for_energy = self.free_for_energy[:]
        twin.free_for_settlement = self.free_for_settlement[:]
        twin.room = self.room[:]
        twin.houses = self.houses[:]
        twin.castle = self.castle[:]
        twin.at_castle = self.at_castle[:]
        twin.at_site = self.at_site[:]
        self.copy_players_into(twin)

    def copy_players_into(self, twin: "Zones") -> None:
        """The same for what belongs to seats, for cards, and for the turn."""
        twin.marker = self.marker
        twin.tallies = self.tallies[:]
        twin.points = self.points[:]
        twin.gained = self.gained[:]
        twin.hand = self.hand[:]
        twin.supply = self.supply[:]
        twin.aside = self.aside[:]
        twin.gone = self.gone[:]
        twin.missions = self.missions[:]
        twin.deck = self.deck
        twin.goals = self.goals
        twin.claims = self.claims[:]
        twin.done = self.done[:]
        twin.doubled = self.doubled[:]
        twin.secret = self.secret[:]
        twin.number = self.number
        twin.active = self.active
        twin.first = self.first
        twin.is_second = self.is_second
        twin.draws_three = self.draws_three
