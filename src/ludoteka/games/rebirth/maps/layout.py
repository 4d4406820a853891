"""A map as the rules use it: the spaces for tiles by number, what each is, and what lies beside it."""

from typing import Final

SIDE: Final = 32
"""The most rows, and the most hexes in a row; a place is `row * SIDE + column`."""
SCOTLAND: Final = 0
IRELAND: Final = 1
RULES: Final = ["scotland", "ireland"]
FOOD: Final = 0
ENERGY: Final = 1
BLANK: Final = 2
SETTLEMENT: Final = 3
KINDS: Final = "feb"
SEA: Final = "."
EMPTY: Final = ".~#"
OFF: Final = -1


def beside(place: int) -> list[int]:
    """The six places next to one: left, right, the two above, the two below; OFF for those beyond the sheet."""
    row, column = place // SIDE, place % SIDE
    shift = row & 1
    around = [
        (row, column - 1),
        (row, column + 1),
        (row - 1, column - 1 + shift),
        (row - 1, column + shift),
        (row + 1, column - 1 + shift),
        (row + 1, column + shift),
    ]
    return [r * SIDE + c if 0 <= r < SIDE and 0 <= c < SIDE else OFF for r, c in around]


def distance(one: int, other: int) -> int:
    """The fewest steps from one place to another; neighbours are 1 apart."""
    row, far = one // SIDE, other // SIDE
    x = (one % SIDE - row // 2) - (other % SIDE - far // 2)
    z = row - far
    return max(abs(x), abs(z), abs(x + z))


def hex_of(place: int) -> str:
    """A place as people write it: `row,column`."""
    return f"{place // SIDE},{place % SIDE}"


def is_space(token: str) -> bool:
    """Whether a tile can lie on this token."""
    return token[0].isdigit() or token[0].lower() in KINDS


def is_neutral(token: str) -> bool:
    """Whether a space is neutral in a game of two."""
    return token[1].isupper() if token[0].isdigit() else token[0].isupper()


def label_of(token: str) -> str:
    """The label that a token carries, a settlement's in its small form; empty for the others."""
    if token[0].isdigit():
        return token[:2].lower()
    return token if token[0] in "CKT" else ""


class Layout:
    """A map that has passed its checks.

    Spaces for tiles are numbered 0 to `size` - 1 in reading order; castles, sites (cathedrals in Scotland, round
    towers in Ireland) and settlements in the order of their labels. `text` is the map in its canonical form.
    """

    def __init__(self, name: str, rules: int, own: bool, tokens: list[list[str]], names: dict[str, str]) -> None:
        self.name = name
        self.rules = rules
        self.own = own
        self.tokens = tokens
        self.rows = len(tokens)
        self.columns = len(tokens[0])
        self.names = names
        self.text = written(self)
        places = {r * SIDE + c: token for r, row in enumerate(tokens) for c, token in enumerate(row)}
        self.at: list[int] = [place for place, token in places.items() if is_space(token)]
        self.size = len(self.at)
        self.space_at: dict[int, int] = {place: space for space, place in enumerate(self.at)}
        on = [places[place] for place in self.at]
        self.kind: list[int] = [SETTLEMENT if t[0].isdigit() else KINDS.index(t[0].lower()) for t in on]
        self.bonus: list[bool] = [token.endswith("+") for token in on]
        self.neutral: list[bool] = [is_neutral(token) for token in on]
        self.coast: list[bool] = [is_coast(places, place) for place in self.at]
        self.near: list[list[int]] = [self.spaces_beside(place) for place in self.at]
        self.town_labels: list[str] = sorted({label_of(token) for token in on} - {""})
        self.town_names: list[str] = [names.get(label, "") for label in self.town_labels]
        self.town: list[int] = [self.town_labels.index(label_of(t)) if t[0].isdigit() else -1 for t in on]
        self.towns: list[list[int]] = [
            [space for space in range(self.size) if self.town[space] == town] for town in range(len(self.town_labels))
        ]
        castles = labelled(places, "C")
        self.castles = len(castles)
        self.castle_labels: list[str] = sorted(castles)
        self.castle_names: list[str] = [names[label] for label in self.castle_labels]
        self.around_castle: list[list[int]] = [self.spaces_beside(castles[label]) for label in self.castle_labels]
        self.castles_near: list[list[int]] = self.turned(self.around_castle)
        sites = labelled(places, "K" if rules == SCOTLAND else "T")
        self.sites = len(sites)
        self.site_labels: list[str] = sorted(sites)
        self.site_names: list[str] = [names[label] for label in self.site_labels]
        self.around_site: list[list[int]] = [self.spaces_beside(sites[label]) for label in self.site_labels]
        self.sites_near: list[list[int]] = self.turned(self.around_site)

    def spaces_beside(self, place: int) -> list[int]:
        """The spaces for tiles next to a place, by number."""
        return sorted([self.space_at[near] for near in beside(place) if near in self.space_at])

    def turned(self, around: list[list[int]]) -> list[list[int]]:
        """For each space the places whose lists hold it."""
        return [[place for place, spaces in enumerate(around) if space in spaces] for space in range(self.size)]


def labelled(places: dict[int, str], letter: str) -> dict[str, int]:
    """The place of each label that begins with this letter."""
    return {token: place for place, token in places.items() if token[0] == letter}


def is_coast(places: dict[int, str], place: int) -> bool:
    """Whether the sea is next to a place; what lies beyond the rows is sea."""
    return any([places.get(near, SEA) == SEA for near in beside(place)])


def written(layout: Layout) -> str:
    """The canonical text: reading it gives the same map, and the same text."""
    lines = [
        "rebirth-map 1",
        f"name   {layout.name}",
        f"rules  {RULES[layout.rules]}",
        f"layout {'own' if layout.own else 'printed'}",
        "",
        "grid",
    ]
    for row, tokens in enumerate(layout.tokens):
        cells = "".join([f"{token:<4}" for token in tokens]).rstrip()
        lines.append(f"{row:>2} |{'    ' if row & 1 else '  '}{cells}")
    lines += ["end", "", "names"]
    lines += [f"{label} {layout.names[label]}" for label in sorted(layout.names, key=by_sort)]
    return "\n".join([*lines, "end", ""])


def by_sort(label: str) -> tuple[bool, str]:
    """Castles and sites before settlements."""
    return label[0].isdigit(), label
