"""Rebirth's pieces and points counted slowly: a game is laid once more, tile by tile, by the rulebook's words.

The map is read from a view, the tiles in their order from a description; nothing is kept but what lies on the board.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

FARMS = ("food", "energy")
BOX = Counter({"food": 12, "energy": 12, "1": 3, "2": 3, "3": 3, "4": 3})
BOX_FOR_FOUR = Counter({"food": 9, "energy": 9, "1": 3, "2": 2, "3": 2, "4": 2})
MARKERS = Counter(
    {
        "second_tile": 4,
        "draw_three": 2,
        "secret_goal": 1,
        "doubling": 2,
        "thirteen_points": 3,
        "three_points": 2,
    }
)
GENERAL = [
    "longest_shore",
    "large_settlements",
    "largest_energy_group",
    "most_food_groups",
    "most_castles",
    "most_ports",
    "largest_food_group",
    "most_energy_groups",
]
# Goal: points of the first, of the others
GOALS = {
    "four_at_a_castle": (8, 5),
    "four_at_a_tower": (8, 5),
    "three_offshore": (8, 5),
    "three_small": (6, 4),
    "two_food_groups": (8, 5),
    "two_energy_groups": (8, 5),
    "link_castles": (8, 5),
    "link_towers": (8, 5),
    "two_medium": (8, 5),
    "two_large": (8, 5),
    "four_castles": (8, 5),
    "group_of_five": (8, 5),
}

Hex = tuple[int, int]

# Nearly every choice is followed by a draw, which cannot be undone: on most walks there is no more than that to undo
LEAST_UNDONE = 0


def spread(cards: list[str]) -> list[str]:
    """The cards one by one, runs written out."""
    return [name for entry in cards for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


def beside(where: Hex) -> list[Hex]:
    """The six neighbours; odd rows lie half a hex to the right."""
    r, c = where
    shift = r % 2
    return [(r, c - 1), (r, c + 1)] + [(r + up, c + shift + side) for up in (-1, 1) for side in (-1, 0)]


class Board:
    """A board on which tiles are laid one after the other."""

    def __init__(self, state: Any, description: dict[str, Any]) -> None:
        sheet = board_of(state)["map"]
        self.is_ireland = sheet["rules"] == "ireland"
        self.names: dict[str, str] = sheet["names"]
        self.tokens: dict[Hex, str] = {
            (r, c): token for r, row in enumerate(sheet["rows"]) for c, token in enumerate(row)
        }
        self.seats: int = state.seats
        self.options = description["options"]
        self.tiles: dict[Hex, tuple[int, str]] = {}
        self.closed: set[Hex] = set()
        self.holders: dict[str, int] = {}
        self.points = [0] * self.seats
        self.met: set[tuple[int, str]] = set()
        self.claims: dict[str, list[int]] = {goal: [] for goal in description.get("goals", [])}
        self.markers: dict[str, str] = {
            label: description["towers"][self.names[label]] for label in self.labels("T") if "towers" in description
        }
        if description["neutral"]:
            self.closed = {where for where, token in self.tokens.items() if self.is_space(where) and is_neutral(token)}

    # The map

    def is_space(self, where: Hex) -> bool:
        token = self.tokens.get(where, ".")
        return token[0].isdigit() or token[0].lower() in "feb"

    def labels(self, letter: str) -> list[str]:
        return sorted(token for token in self.tokens.values() if token[0] == letter)

    def around(self, label: str) -> list[Hex]:
        where = next(where for where, token in self.tokens.items() if token == label)
        return [near for near in beside(where) if self.is_space(near)]

    def town(self, where: Hex) -> str:
        return self.tokens[where][:2].lower()

    def spaces_of(self, town: str) -> list[Hex]:
        return [where for where in self.tokens if self.is_space(where) and self.town(where) == town]

    def towns(self, size: str) -> set[str]:
        return {self.town(where) for where, token in self.tokens.items() if token[0] == size}

    def is_coast(self, where: Hex) -> bool:
        return any(self.tokens.get(near, ".") == "." for near in beside(where))

    # What a player has

    def own(self, seat: int, *kinds: str) -> set[Hex]:
        return {where for where, (owner, kind) in self.tiles.items() if owner == seat and (not kinds or kind in kinds)}

    def groups(self, spaces: set[Hex]) -> list[set[Hex]]:
        """These spaces in connected groups."""
        left, found = set(spaces), []
        while left:
            group = {left.pop()}
            while grown := {near for where in group for near in beside(where)} & left:
                group |= grown
                left -= grown
            found.append(group)
        return found

    def at(self, label: str, seat: int, *kinds: str) -> int:
        return len(self.own(seat, *kinds).intersection(self.around(label)))

    def houses(self, town: str, seat: int) -> int:
        return sum(int(self.tiles[where][1]) for where in self.own(seat).intersection(self.spaces_of(town)))

    def is_full(self, town: str) -> bool:
        return all(where in self.tiles or where in self.closed for where in self.spaces_of(town))

    def in_towns(self, seat: int, size: str) -> int:
        return sum(self.houses(town, seat) > 0 for town in self.towns(size))

    def big_groups(self, seat: int, kind: str) -> int:
        return sum(len(group) >= 3 for group in self.groups(self.own(seat, kind)))

    def largest(self, seat: int, kind: str) -> int:
        return max((len(group) for group in self.groups(self.own(seat, kind))), default=0)

    def on_plus(self, seat: int) -> int:
        return sum(self.tokens[where].endswith("+") for where in self.own(seat))

    # Laying

    def lay(self, where: Hex, seat: int, kind: str, doubling: dict[str, str]) -> None:
        self.tiles[where] = (seat, kind)
        if self.tokens[where].endswith("+") and (self.is_ireland or kind not in FARMS):
            self.points[seat] += 1
        if kind in FARMS:
            self.points[seat] += next(len(group) for group in self.groups(self.own(seat, kind)) if where in group)
        elif self.is_full(self.town(where)):
            self.fill(self.town(where), seat)
        for label in self.labels("C"):
            if where in self.around(label):
                self.contest(label, seat)
        if self.is_ireland:
            self.meet(seat, doubling)
            self.use_towers(where, seat)

    def fill(self, town: str, layer: int) -> None:
        """A full settlement: most houses first; who laid last is behind the others, who follow clockwise."""
        order = [(layer + step) % self.seats for step in range(1, self.seats + 1)]
        ranked = sorted([seat for seat in order if self.houses(town, seat)], key=lambda seat: -self.houses(town, seat))
        size = town[0]
        if size == "1":
            self.points[layer] += self.houses(town, layer)
        elif size in "23":
            first, second = (5, 3) if size == "2" else (8, 5)
            self.points[ranked[0]] += first
            self.points[ranked[1] if len(ranked) > 1 else ranked[0]] += second
        else:
            table = {1: [25], 2: [17, 8], 3: [12, 8, 5], 4: [12, 8, 5, 0]}
            for seat, prize in zip(ranked, table[len(ranked)], strict=True):
                self.points[seat] += prize

    def contest(self, label: str, seat: int) -> None:
        holder = self.holders.get(label)
        mine = (self.at(label, seat), self.at(label, seat, *FARMS))
        if holder is None or (holder != seat and mine > (self.at(label, holder), self.at(label, holder, *FARMS))):
            self.holders[label] = seat

    # Ireland

    def linked(self, seat: int, letter: str) -> int:
        """The most places of a kind at one chain of own tiles."""
        chains = self.groups(self.own(seat))
        return max(
            (sum(bool(chain.intersection(self.around(p))) for p in self.labels(letter)) for chain in chains), default=0
        )

    def meets(self, seat: int, goal: str) -> bool:
        most_at = {letter: max(self.at(label, seat) for label in self.labels(letter)) for letter in "CT"}
        largest = max(self.largest(seat, "food"), self.largest(seat, "energy"))
        return {
            "four_at_a_castle": most_at["C"] >= 4,
            "four_at_a_tower": most_at["T"] >= 4,
            "three_offshore": self.on_plus(seat) >= 3,
            "three_small": self.in_towns(seat, "1") >= 3,
            "two_food_groups": self.big_groups(seat, "food") >= 2,
            "two_energy_groups": self.big_groups(seat, "energy") >= 2,
            "link_castles": self.linked(seat, "C") >= 2,
            "link_towers": self.linked(seat, "T") >= 2,
            "two_medium": self.in_towns(seat, "2") >= 2,
            "two_large": self.in_towns(seat, "3") >= 2,
            "four_castles": sum(self.at(label, seat) > 0 for label in self.labels("C")) >= 4,
            "group_of_five": largest >= 5,
        }[goal]

    def meet(self, seat: int, doubling: dict[str, str]) -> None:
        self.met.update((seat, goal) for goal in GOALS if self.meets(seat, goal))
        for goal, seats in self.claims.items():
            if seat not in seats and self.meets(seat, goal):
                self.points[seat] += GOALS[goal][1 if seats else 0] * (2 if doubling.get(str(seat)) == goal else 1)
                seats.append(seat)

    def use_towers(self, where: Hex, seat: int) -> None:
        new = [label for label in self.markers if where in self.around(label) and self.at(label, seat) == 1]
        self.points[seat] += 3 * sum(self.markers[label] == "three_points" for label in new)
        all_three = [label for label, marker in self.markers.items() if marker == "thirteen_points"]
        if set(new).intersection(all_three) and all(self.at(label, seat) for label in all_three):
            self.points[seat] += 13

    # The end

    def at_the_end(self, description: dict[str, Any]) -> list[int]:
        points = self.points[:]
        towns = {town for size in "1234" for town in self.towns(size)}
        for seat in range(self.seats):
            points[seat] += sum(self.houses(town, seat) for town in towns if not self.is_full(town))
            points[seat] += 5 * list(self.holders.values()).count(seat)
            points[seat] += sum(self.mission(seat, card) for card in description.get("missions", {}).get(str(seat), []))
            secret = description.get("secret", {}).get(str(seat))
            points[seat] += GOALS[secret][0] if secret and (seat, secret) in self.met else 0
        return points

    def mission(self, seat: int, card: str) -> int:
        if card == "cathedral_gift":
            return 3
        counts = [self.counted(each, card) for each in range(self.seats)]
        return 5 if counts[seat] == max(counts) > 0 else 0

    def counted(self, seat: int, card: str) -> int:
        name, _, place = card.partition("@")
        if place:
            letter = {"most_at_castle": "C", "most_at_cathedral": "K"}[name]
            return self.at(next(label for label in self.labels(letter) if self.names[label] == place), seat)
        shores = self.groups({where for where in self.own(seat) if self.is_coast(where)})
        return {
            "longest_shore": max(map(len, shores), default=0),
            "large_settlements": self.in_towns(seat, "3"),
            "largest_energy_group": self.largest(seat, "energy"),
            "most_food_groups": self.big_groups(seat, "food"),
            "most_castles": list(self.holders.values()).count(seat),
            "most_ports": self.on_plus(seat),
            "largest_food_group": self.largest(seat, "food"),
            "most_energy_groups": self.big_groups(seat, "energy"),
        }[name]


def is_neutral(token: str) -> bool:
    return token[1].isupper() if token[0].isdigit() else token[0].isupper()


def place_of(key: str) -> Hex:
    row, column = key.split(",")
    return int(row), int(column)


def board_of(state: Any) -> dict[str, Any]:
    return dict(next(zone for zone in state.view(None)["zones"] if zone["id"] == "board"))


_last: list[Board] = []


def laid_again(state: Any, description: dict[str, Any]) -> Board:
    """The board with all tiles laid once more; the last one goes on if it is the same game some tiles ago."""
    tiles = [(place_of(key), (int(tile[0]), str(tile[1]))) for key, tile in description["tiles"].items()]
    board = _last.pop() if _last else None
    known = list(board.tiles.items()) if board else []
    same = board is not None and board.options == description["options"] and board.seats == state.seats
    if board is None or not same or known != tiles[: len(known)] or list(board.claims) != description.get("goals", []):
        board, known = Board(state, description), []
    for where, (seat, kind) in tiles[len(known) :]:
        board.lay(where, seat, kind, description.get("doubling", {}))
    _last.append(board)
    return board


def waiting_towers(board: Board, description: dict[str, Any]) -> list[int]:
    """By seat the points of towers that are still to work, one after the other."""
    points = [0] * board.seats
    labels = board.labels("T")
    for frame in description.get("effect", {}).get("frames", []):
        name, seat, *fields = frame["frame"]
        for site in fields[0] if name == "UseTowers" else []:
            points[seat] += {"three_points": 3, "thirteen_points": 13}.get(board.markers[labels[site]], 0)
    return points


def scores(state: Any) -> list[int]:
    """Every tile laid again; at the end what is scored then."""
    description = state.describe()
    board = laid_again(state, description)
    if state.over:
        return board.at_the_end(description)
    return [total - later for total, later in zip(board.points, waiting_towers(board, description), strict=True)]


def winners(state: Any) -> tuple[int, ...]:
    """Most points; a tied holder of Edinburgh or Blarney; Stirling or most tiles at the Hill of Tara; shared."""
    points = scores(state)
    board = laid_again(state, state.describe())
    tied = [seat for seat in range(state.seats) if points[seat] == max(points)]
    if len(tied) == 1:
        return (tied[0],)
    held = {board.names[label]: seat for label, seat in board.holders.items()}
    first = held.get("Blarney" if board.is_ireland else "Edinburgh")
    if first in tied:
        return (first,)
    if board.is_ireland:
        tara = next(label for label in board.labels("T") if board.names[label] == "Hill of Tara")
        tiles = [board.at(tara, seat) for seat in range(state.seats)]
        return tuple(seat for seat in range(state.seats) if tiles[seat] == max(tiles)) if max(tiles) else tuple(tied)
    return (held["Stirling"],) if "Stirling" in held else tuple(tied)


# Components


def components(state: Any) -> Counter[str]:
    """Tiles of each colour wherever they lie; missions, goals, markers; castles and cathedrals on the board."""
    description = state.describe()
    found: Counter[str] = Counter()
    for tile in description["tiles"].values():
        found[f"{tile[0]} {tile[1]}"] += 1
    for zone in ("hand", "supply", "aside", "gone"):
        for seat, tiles in description.get(zone, {}).items():
            found.update(f"{seat} {kind}" for kind in spread(tiles))
    for seat, cards in description.get("missions", {}).items():
        found.update(cards)
        found[f"{seat} cathedrals"] = len(cards)
    found.update(description["deck"])
    found.update(description.get("goals", []))
    found.update(description.get("secret", {}).values())
    found.update(description.get("towers", {}).values())
    found.update(f"castle {name} of {seat}" for name, seat in description["castles"].items())
    return found


def everything(state: Any) -> Counter[str]:
    """A whole set of tiles for each, all cards; castles and cathedrals as the tiles on the board demand."""
    description = state.describe()
    board = laid_again(state, description)
    box = BOX_FOR_FOUR if state.seats == 4 else BOX
    whole: Counter[str] = Counter({f"{seat} {kind}": n for seat in range(state.seats) for kind, n in box.items()})
    if board.is_ireland:
        whole.update(GOALS.keys())
        whole.update(MARKERS)
    else:
        places = {"C": "most_at_castle", "K": "most_at_cathedral"}
        cards = [f"{places[letter]}@{board.names[label]}" for letter in "CK" for label in board.labels(letter)]
        whole.update([*GENERAL, *cards] + ["cathedral_gift"] * (32 - len(GENERAL) - len(cards)))
        for seat in range(state.seats):
            whole[f"{seat} cathedrals"] = sum(board.at(label, seat) > 0 for label in board.labels("K"))
    whole.update(f"castle {board.names[label]} of {seat}" for label, seat in board.holders.items())
    return whole
