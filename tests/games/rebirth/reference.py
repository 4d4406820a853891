"""Rebirth a second time, slow and plain: sets of hexes, and all that is asked is counted anew from the tiles laid."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

Hex = tuple[int, int]
FARMS = ("food", "energy")
PRIZES = {
    (2, 1): [8],
    (2, 2): [5, 3],
    (3, 1): [13],
    (3, 2): [8, 5],
    (3, 3): [8, 5, 0],
    (4, 1): [25],
    (4, 2): [17, 8],
    (4, 3): [12, 8, 5],
    (4, 4): [12, 8, 5, 0],
}
"""What a full settlement pays to its first, second, ... by its size and by how many players are in it."""
GOALS = ["four_at_a_castle", "four_at_a_tower", "three_offshore", "three_small", "two_food_groups", "two_energy_groups"]
GOALS += ["link_castles", "link_towers", "two_medium", "two_large", "four_castles", "group_of_five"]


class Tile(NamedTuple):
    """A tile on the board: where, whose (None if neutral), and `food`, `energy`, houses `1` to `4`, or `neutral`."""

    spot: Hex
    seat: int | None
    kind: str


class Gain(NamedTuple):
    """Points that a player gets, and for what."""

    seat: int
    key: str
    points: int


def parsed(text: str) -> Hex:
    """A hex from `row,column`."""
    row, column = text.split(",")
    return int(row), int(column)


@cache
def beside(spot: Hex) -> frozenset[Hex]:
    """The six hexes around one; odd rows lie half a hex further right."""
    row, column = spot
    left = column - 1 + row % 2
    return frozenset(
        {(row, column - 1), (row, column + 1)} | {(r, c) for r in (row - 1, row + 1) for c in (left, left + 1)}
    )


class Board:
    """A map as it is printed: the word of each hex, and the places by their names."""

    def __init__(self, text: str) -> None:
        grid = text.split("grid\n")[1].split("\nend")[0].splitlines()
        rows = [line.split("|")[1].split() for line in grid if "|" in line]
        labels = dict(line.split(" ", 1) for line in text.split("names\n")[1].split("\nend")[0].splitlines())
        self.words = {(r, c): word for r, row in enumerate(rows) for c, word in enumerate(row)}
        self.spaces = {spot for spot, word in self.words.items() if word[0] in "febFEB1234"}
        self.plus = {spot for spot in self.spaces if self.words[spot].endswith("+")}
        self.neutral = {spot for spot in self.spaces if self.words[spot].strip("+1234").isupper()}
        self.coast = {spot for spot in self.spaces if any(self.words.get(n, ".") == "." for n in beside(spot))}
        self.castles = {word: spot for spot, word in self.words.items() if word[0] == "C"}
        self.cathedrals = {word: spot for spot, word in self.words.items() if word[0] == "K"}
        self.towers = {word: spot for spot, word in self.words.items() if word[0] == "T"}
        self.label = {labels[word]: word for word in [*self.castles, *self.cathedrals, *self.towers]}
        houses = [spot for spot in self.spaces if self.words[spot][0].isdigit()]
        self.settlement = {spot: self.words[spot][:2].lower() for spot in houses}

    def place(self, name: str) -> Hex:
        """The hex of a castle, cathedral or tower."""
        return {**self.castles, **self.cathedrals, **self.towers}[self.label[name]]

    def of_kind(self, letter: str) -> set[Hex]:
        """All spaces with this letter: food, energy or blank."""
        return {spot for spot in self.spaces if self.words[spot][0].lower() == letter}


class Reference:
    """A game as the rulebook plays it; `towers` gives each round tower its marker, `goals` are the open ones."""

    def __init__(self, board: Board, seats: int, towers: dict[str, str], goals: list[str]) -> None:
        self.board, self.seats, self.towers, self.goals = board, seats, towers, goals
        self.ireland = bool(board.towers)
        self.points = [0] * seats
        self.claims: dict[str, list[int]] = {goal: [] for goal in goals}
        self.doubled: dict[int, str] = {}
        self.log: list[Gain] = []
        self.met: set[tuple[int, str]] = set()
        closed = sorted(board.neutral) if seats == 2 else []
        self.tiles = [Tile(spot, None, "neutral") for spot in closed]

    # the board as it lies

    def empty(self) -> set[Hex]:
        return self.board.spaces - {tile.spot for tile in self.tiles}

    def own(self, seat: int) -> list[Tile]:
        return [tile for tile in self.tiles if tile.seat == seat]

    def at(self, place: Hex, seat: int) -> list[Tile]:
        """The tiles of a player next to a castle, cathedral or tower."""
        return [tile for tile in self.own(seat) if tile.spot in beside(place)]

    def legal(self, kind: str) -> set[Hex]:
        """Where this tile may be laid."""
        if kind not in FARMS:
            return self.empty() & set(self.board.settlement)
        usual = self.empty() & (self.board.of_kind(kind[0]) | self.board.of_kind("b"))
        other = "energy" if kind == "food" else "food"
        return usual or self.empty() & self.board.of_kind(other[0])

    def group(self, start: Hex, within: set[Hex]) -> set[Hex]:
        """All hexes of the set that one reaches from the start, step by step."""
        found: set[Hex] = set()
        edge = {start}
        while edge:
            found |= edge
            edge = {n for spot in edge for n in beside(spot) if n in within} - found
        return found

    def groups(self, within: set[Hex]) -> list[set[Hex]]:
        """The set, divided into pieces that hang together."""
        pieces: list[set[Hex]] = []
        for spot in sorted(within):
            if not any(spot in piece for piece in pieces):
                pieces.append(self.group(spot, within))
        return pieces

    def farms(self, seat: int, kind: str) -> list[set[Hex]]:
        return self.groups({tile.spot for tile in self.own(seat) if tile.kind == kind})

    def holder(self, castle: str) -> int | None:
        """Who holds a castle: the tiles beside it are gone through in the order in which they were laid."""
        around = beside(self.board.castles[castle])
        laid = [tile for tile in self.tiles if tile.spot in around and tile.seat is not None]
        holder: int | None = None
        for count, tile in enumerate(laid, 1):
            strength = dict.fromkeys(range(self.seats), (0, 0))
            for seat in strength:
                mine = [other for other in laid[:count] if other.seat == seat]
                strength[seat] = len(mine), len([other for other in mine if other.kind in FARMS])
            assert tile.seat is not None
            if holder is None or strength[tile.seat] > strength[holder]:
                holder = tile.seat
        return holder

    def castles(self) -> dict[str, int]:
        """The castles that are held, and who holds them."""
        holders = {castle: self.holder(castle) for castle in self.board.castles}
        return {castle: seat for castle, seat in holders.items() if seat is not None}

    def cathedrals(self) -> dict[str, list[int]]:
        """The stack of each cathedral, from the bottom: everyone once, in the order of the first tiles beside it."""
        stacks = {}
        for label, place in self.board.cathedrals.items():
            seats = [tile.seat for tile in self.tiles if tile.spot in beside(place) and tile.seat is not None]
            stacks[label] = list(dict.fromkeys(seats))
        return {label: stack for label, stack in stacks.items() if stack}

    def reached(self, seat: int) -> set[str]:
        """The round towers beside which a player has a tile."""
        return {label for label, place in self.board.towers.items() if self.at(place, seat)}

    # one tile

    def lay(self, seat: int, spot: Hex, kind: str) -> list[Gain]:
        """Lay a tile and score it: the mark of its space, its group or settlement, then open goals."""
        assert spot in self.legal(kind), (seat, spot, kind)
        self.tiles.append(Tile(spot, seat, kind))
        gains = []
        if spot in self.board.plus and (self.ireland or kind not in FARMS):
            gains.append(Gain(seat, "offshore" if self.ireland else "port", 1))
        if kind in FARMS:
            mine = {tile.spot for tile in self.own(seat) if tile.kind == kind}
            gains.append(Gain(seat, kind, len(self.group(spot, mine))))
        else:
            gains += self.full(self.board.settlement[spot], seat)
        self.gain(gains)
        if self.ireland:
            self.met |= {(seat, goal) for goal in GOALS if self.meets(seat, goal)}
        met = [self.claim(seat, goal) for goal in self.may_double(seat) if self.meets(seat, goal)]
        self.gain(met)
        return gains + met

    def gain(self, gains: list[Gain]) -> None:
        self.log += gains
        for one in gains:
            self.points[one.seat] += one.points

    def houses(self, label: str) -> dict[int, int]:
        """The houses of each player in a settlement."""
        count: dict[int, int] = {}
        for tile in self.tiles:
            if tile.seat is not None and self.board.settlement.get(tile.spot) == label:
                count[tile.seat] = count.get(tile.seat, 0) + int(tile.kind)
        return count

    def is_full(self, label: str) -> bool:
        return not any(self.board.settlement.get(spot) == label for spot in self.empty())

    def full(self, label: str, last: int) -> list[Gain]:
        """What a settlement pays when its last tile has just been laid; among equals the next clockwise is first."""
        houses = self.houses(label)
        if not self.is_full(label):
            return []
        if label[0] == "1":
            return [Gain(last, "settlement", houses[last])]
        order = [(last + step) % self.seats for step in range(1, self.seats + 1)]
        ranking = sorted(houses, key=lambda seat: (-houses[seat], order.index(seat)))
        prizes = PRIZES[int(label[0]), len(ranking)]
        return [Gain(seat, "settlement", prize) for seat, prize in zip(ranking, prizes, strict=True)]

    # what cards count

    def present(self, seat: int, size: int) -> int:
        """In how many settlements of a size a player has a tile."""
        spots = [self.board.settlement.get(tile.spot, "0") for tile in self.own(seat)]
        return len({label for label in spots if label[0] == str(size)})

    def big(self, seat: int, kind: str) -> int:
        """How many groups of three and more."""
        return len([group for group in self.farms(seat, kind) if len(group) >= 3])

    def largest(self, groups: list[set[Hex]]) -> int:
        return max([len(group) for group in groups], default=0)

    def linked(self, seat: int, places: dict[str, Hex]) -> int:
        """The most places that lie at one chain of the player's tiles."""
        chains = self.groups({tile.spot for tile in self.own(seat)})
        return max([len([p for p in places.values() if beside(p) & chain]) for chain in chains], default=0)

    def touching(self, seat: int, places: dict[str, Hex]) -> list[int]:
        """How many tiles a player has at each of these places."""
        return [len(self.at(place, seat)) for place in places.values()]

    def on_plus(self, seat: int) -> int:
        return len([tile for tile in self.own(seat) if tile.spot in self.board.plus])

    def meets(self, seat: int, goal: str) -> bool:
        """Whether a player has now what a goal asks for."""
        food, energy = self.farms(seat, "food"), self.farms(seat, "energy")
        castles, towers = self.board.castles, self.board.towers
        rules: dict[str, Callable[[], bool]] = {
            "four_at_a_castle": lambda: max(self.touching(seat, castles)) >= 4,
            "four_at_a_tower": lambda: max(self.touching(seat, towers)) >= 4,
            "three_offshore": lambda: self.on_plus(seat) >= 3,
            "three_small": lambda: self.present(seat, 1) >= 3,
            "two_food_groups": lambda: self.big(seat, "food") >= 2,
            "two_energy_groups": lambda: self.big(seat, "energy") >= 2,
            "link_castles": lambda: self.linked(seat, castles) >= 2,
            "link_towers": lambda: self.linked(seat, towers) >= 2,
            "two_medium": lambda: self.present(seat, 2) >= 2,
            "two_large": lambda: self.present(seat, 3) >= 2,
            "four_castles": lambda: len([n for n in self.touching(seat, castles) if n]) >= 4,
            "group_of_five": lambda: self.largest(food + energy) >= 5,
        }
        return rules[goal]()

    def claim(self, seat: int, goal: str) -> Gain:
        """The high number for the first, the low one for all after, twice that under the own marker."""
        high, low = (6, 4) if goal == "three_small" else (8, 5)
        points = low if self.claims[goal] else high
        self.claims[goal].append(seat)
        return Gain(seat, f"goal:{goal}", 2 * points if self.doubled.get(seat) == goal else points)

    def mission_count(self, seat: int, mission: str) -> int:
        """How much a player has of what a mission counts."""
        name, _, place = mission.partition("@")
        if place:
            return len(self.at(self.board.place(place), seat))
        if name == "longest_shore":
            return self.largest(self.groups({tile.spot for tile in self.own(seat)} & self.board.coast))
        rules: dict[str, Callable[[], int]] = {
            "large_settlements": lambda: self.present(seat, 3),
            "largest_energy_group": lambda: self.largest(self.farms(seat, "energy")),
            "largest_food_group": lambda: self.largest(self.farms(seat, "food")),
            "most_food_groups": lambda: self.big(seat, "food"),
            "most_energy_groups": lambda: self.big(seat, "energy"),
            "most_castles": lambda: list(self.castles().values()).count(seat),
            "most_ports": lambda: self.on_plus(seat),
        }
        return rules[name]()

    def mission_points(self, seat: int, mission: str) -> int:
        """3 for a gift; 5 for the most of something, also together with others, but not for none."""
        if mission == "cathedral_gift":
            return 3
        counts = [self.mission_count(other, mission) for other in range(self.seats)]
        return 5 if counts[seat] == max(counts) > 0 else 0

    # towers

    def works(self, seat: int, tower: str, before: set[str]) -> bool:
        """Whether a tower reached with the last tile has an effect: those in sets need the whole set."""
        marker = self.towers[tower]
        if marker not in ("doubling", "thirteen_points"):
            return True
        others = {label for label, other in self.towers.items() if other == marker}
        return others <= self.reached(seat) and not others <= before

    def may_double(self, seat: int) -> list[str]:
        """The open goals that a player has not claimed."""
        return [goal for goal in self.goals if seat not in self.claims[goal]]

    # the end

    def finish(self, cards: list[list[str]]) -> None:
        """Unfilled settlements, castles, and the missions or secret goals that each player has."""
        for label in set(self.board.settlement.values()):
            if not self.is_full(label):
                self.gain([Gain(seat, "unfilled", houses) for seat, houses in self.houses(label).items()])
        self.gain([Gain(seat, "castles", 5) for seat in self.castles().values()])
        worth = self.secret_points if self.ireland else self.mission_points
        for seat, own in enumerate(cards):
            self.gain([Gain(seat, card, worth(seat, card)) for card in own])

    def secret_points(self, seat: int, goal: str) -> int:
        """A secret goal gives its high number if the player meets it, or has met it at any time."""
        return (6 if goal == "three_small" else 8) if (seat, goal) in self.met else 0

    def winners(self) -> set[int]:
        """Who has won, after the tie-breaks of the country."""
        tied = {seat for seat in range(self.seats) if self.points[seat] == max(self.points)}
        if len(tied) == 1:
            return tied
        holders = self.castles()
        first = holders.get(self.board.label["Blarney" if self.ireland else "Edinburgh"])
        if first is not None and first in tied:
            return {first}
        if not self.ireland:
            second = holders.get(self.board.label["Stirling"])
            return tied if second is None else {second}
        hill = self.board.towers[self.board.label["Hill of Tara"]]
        beside_hill = [len(self.at(hill, seat)) for seat in range(self.seats)]
        best = max(beside_hill)
        return {seat for seat, count in enumerate(beside_hill) if count == best} if best else tied
