"""A map of Rebirth as a picture: an SVG that stands by itself, with a legend in the reader's language."""

from html import escape
from math import cos, pi, sin, sqrt
from typing import Final

from ..games.rebirth.maps import Layout
from ..games.rebirth.maps.layout import IRELAND, SEA, SETTLEMENT, SIDE, beside, hex_of
from ..locale import say
from .words import capital

Box = tuple[float, float, float, float]
WIDE: Final = 60.0
TALL: Final = WIDE * 2 / sqrt(3)
MARGIN: Final = 58.0
LEGEND: Final = 78.0
BADGE: Final = (15.0, 13.0)
FILLS: Final = {"f": "#ead287", "e": "#bccfcb", "b": "#c6cb8f", "s": "#ecdcc3", "C": "#a79c8d", "K": "#d9cfe4"}
FILLS_LAND: Final = {"T": "#d9cfe4", "~": "#8cc0bf", "#": "#8d8672"}
SHOALS: Final = [("#2f7488", 56), ("#4f95a3", 36), ("#8cc0bf", 17)]
SIDES: Final = [(4, 5), (1, 2), (5, 0), (0, 1), (3, 4), (2, 3)]
"""The corners at the ends of the side towards each neighbour, in the order of `beside`; corner 0 is the top."""

STYLE: Final = """
text{font-family:Signika,'Segoe UI',system-ui,sans-serif;text-anchor:middle}
.title{font:700 30px 'Brygada 1918',Georgia,serif;fill:#cfe6e4;letter-spacing:.04em}
.axis{font-size:12px;fill:#cfe6e4;opacity:.75}
.glyph{fill:#3d3a24;opacity:.5}.keep{fill:#211b15}.spire{fill:#3b2a54}
.wall{stroke:#9c3f22;stroke-width:2;fill:none;stroke-linecap:round}
.shore{stroke:#fff7dc;stroke-width:3;fill:none;stroke-linecap:round}
.neutral{fill:url(#hatch);stroke:#39423f;stroke-width:1.5;stroke-dasharray:4 3}
.two{fill:#39423f}.twotext{font-size:10px;font-weight:700;fill:#fff}
.badge{fill:#12465a;stroke:#fff7dc;stroke-width:1.5}.badgetext{font-size:11px;font-weight:700;fill:#fff}
.anchor{fill:none;stroke:#fff;stroke-width:1.6;stroke-linecap:round}
.town{font-size:12px;font-weight:600;fill:#5d2312;stroke:#fdf3df;stroke-width:3.4;paint-order:stroke;stroke-linejoin:round}
.place{font-size:12px;font-weight:600;fill:#fff}.plate{fill:#10171ae0}
.legend{font-size:13px;fill:#f6f4ea;text-anchor:start}
""".strip()
HATCH: Final = (
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="2" height="7" fill="#39423f" fill-opacity=".22"/></pattern>'
    '<pattern id="swell" width="34" height="18" patternUnits="userSpaceOnUse">'
    '<path d="M0 9q4.25-5 8.5 0t8.5 0M17 18q4.25-5 8.5 0t8.5 0M17 0q4.25-5 8.5 0" fill="none" stroke="#ffffff1c"'
    ' stroke-width="1.4"/></pattern>'
)
GLYPHS: Final = {
    "f": '<path class="glyph" d="M-1-3h2v17h-2zM0-15q4 4 0 9q-4-5 0-9zM1.5-3q0-6 6-7q0 6-6 7zM-1.5-3q0-6-6-7q0 6 6 7z'
    'M1.5 3q0-6 6-7q0 6-6 7zM-1.5 3q0-6-6-7q0 6 6 7zM1.5 9q0-6 6-7q0 6-6 7zM-1.5 9q0-6-6-7q0 6 6 7z"/>',
    "e": '<path class="glyph" d="M-1.3 0h2.6l1 15h-4.6zM-1-2q-3-6-1-13q4 5 3 12zM2-1q6-2 12 2q-6 3-12 1zM0 2q-3 6-9 8'
    'q1-7 7-10z"/><circle class="glyph" r="2.4"/>',
    "s": '<path class="glyph" d="M-11-1 0-11l11 10-1.5 1.6L8-.6V10H2V3h-4v7h-6V-.6L-9.5.6z"/>',
    "C": '<path class="keep" d="M-16.5 14V-9h4v3h3v-3h4v7h1.5V-15h3v3h3v-3h3V-2h1.5v-7h4v3h3v-3h3'
    'v23h-14V8a3 3 0 0 0-6 0v6z"/>',
    "K": '<path class="spire" d="M-.9-18h1.8v2.5H3v1.8H.9V-11L6-3v3l8 5v9H3V9a3 3 0 0 0-6 0v5h-11V5l8-5v-3l5.1-8'
    'v-2.7H-3v-1.8h2.1z"/>',
    "T": '<path class="spire" d="M0-18l5 7H-5zM-4.5-9.5h9L6.5 14h-13zM-1.5-5v5h3v-5z'
    "M-1.8 7v7h3.6V7a1.8 1.8 0 0 0-3.6 0z"
    '" fill-rule="evenodd"/>',
}
ANCHOR: Final = (
    '<path class="anchor" d="M0-3.5V6M-2.5-1.5h5M-5 2q1 4 5 4t5-4"/><circle class="anchor" cy="-5" r="1.5"/>'
)


def centre(place: int) -> tuple[float, float]:
    """The middle of a hex."""
    row, column = divmod(place, SIDE)
    return MARGIN + WIDE * (column + 0.5 + (row % 2) / 2), MARGIN + TALL * (0.5 + 0.75 * row)


def corner(place: int, number: int, size: float) -> str:
    """A corner of a hex, clockwise from the top."""
    x, y = centre(place)
    angle = pi / 180 * (60 * number - 90)
    return f"{x + size * cos(angle):.1f} {y + size * sin(angle):.1f}"


def outline(place: int, size: float) -> str:
    """All corners of a hex, for a polygon."""
    return " ".join([corner(place, number, size) for number in range(6)])


def shifted(x: float, y: float, body: str) -> str:
    """A drawing moved to its place."""
    return f'<g transform="translate({x:.1f} {y:.1f})">{body}</g>'


def moved(place: int, right: float, down: float) -> tuple[float, float]:
    """A spot beside the middle of a hex."""
    x, y = centre(place)
    return x + right, y + down


def width_of(name: str) -> float:
    """About how wide a name is."""
    return 6.7 * len(name) + 12


def box_at(x: float, y: float, wide: float, tall: float) -> Box:
    """The box around a middle: left, top, right, bottom."""
    return x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Picture:
    """Draws one map; each part adds to `parts`, from the sea upwards."""

    def __init__(self, language: str, layout: Layout) -> None:
        self.language = language
        self.layout = layout
        self.parts: list[str] = []
        self.tokens = {
            row * SIDE + column: token
            for row, tokens in enumerate(layout.tokens)
            for column, token in enumerate(tokens)
            if token != SEA
        }
        self.width = max(2 * MARGIN + WIDE * (layout.columns + 0.5), 720)
        self.height = 2 * MARGIN + TALL * (0.75 * layout.rows + 0.25)

    def draw(self) -> str:
        """The whole picture."""
        self.draw_sea()
        for place, token in self.tokens.items():
            self.draw_hex(place, token)
        for space, place in enumerate(self.layout.at):
            self.draw_marks(space, place)
        self.draw_names()
        self.draw_title()
        self.draw_legend()
        size = f'width="{self.width:.0f}" height="{self.height + LEGEND:.0f}"'
        box = f'viewBox="0 0 {self.width:.0f} {self.height + LEGEND:.0f}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
        title = f"<title>{escape(self.layout.name)}</title>"
        return "\n".join([head, title, f"<style>{STYLE}</style><defs>{HATCH}</defs>", *self.parts, "</svg>", ""])

    def draw_sea(self) -> None:
        """Water, and the shallows around the land."""
        for fill in ("#1d5a70", "url(#swell)"):
            self.parts.append(f'<rect width="100%" height="100%" fill="{fill}"/>')
        for colour, width in SHOALS:
            hexes = "".join([f'<polygon points="{outline(place, TALL / 2)}"/>' for place in self.tokens])
            group = f'fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
            self.parts.append(f"<g {group}>{hexes}</g>")
        hexes = "".join([f'<polygon points="{outline(place, TALL / 2 + 0.6)}"/>' for place in self.tokens])
        self.parts.append(f'<g fill="#6b6f46">{hexes}</g>')

    def draw_hex(self, place: int, token: str) -> None:
        """The ground and its symbol."""
        kind = "s" if token[0].isdigit() else token[0] if token[0] in "CKT~#" else token[0].lower()
        fill = FILLS.get(kind) or FILLS_LAND[kind]
        ground = f'<polygon points="{outline(place, TALL / 2 - 1.2)}" fill="{fill}"/>'
        x, y = centre(place)
        self.parts.append(f"<g><title>{hex_of(place)} {token}</title>{ground}{shifted(x, y, GLYPHS.get(kind, ''))}</g>")

    def draw_marks(self, space: int, place: int) -> None:
        """Shore, walls, what is neutral with two players, and ports or offshore farms."""
        layout = self.layout
        x, y = centre(place)
        if layout.neutral[space]:
            self.parts.append(f'<polygon class="neutral" points="{outline(place, TALL / 2 - 9)}"/>')
            two = '<circle class="two" r="7"/><text class="twotext" y="3.5">2</text>'
            self.parts.append(shifted(x - 15, y - 14, two))
        for near, (one, other) in zip(beside(place), SIDES, strict=True):
            if self.tokens.get(near, SEA) == SEA:
                self.draw_side("shore", place, one, other, TALL / 2)
            if layout.kind[space] == SETTLEMENT and not self.same_town(space, near):
                for ring in range(len(layout.towns[layout.town[space]])):
                    self.draw_side("wall", place, one, other, TALL / 2 - 3 - 3.8 * ring)
        if layout.bonus[space]:
            mark = ANCHOR if layout.rules != IRELAND else '<text class="badgetext" y="4">+1</text>'
            self.parts.append(shifted(x + BADGE[0], y + BADGE[1], f'<circle class="badge" r="10"/>{mark}'))

    def draw_side(self, kind: str, place: int, one: int, other: int, size: float) -> None:
        """A line along one side of a hex."""
        self.parts.append(f'<path class="{kind}" d="M{corner(place, one, size)}L{corner(place, other, size)}"/>')

    def same_town(self, space: int, near: int) -> bool:
        """Whether the hex at `near` belongs to the settlement of this space."""
        other = self.layout.space_at.get(near, -1)
        return other >= 0 and self.layout.town[other] == self.layout.town[space]

    def draw_names(self) -> None:
        """Castles, cathedrals and towers on plates; settlements where their names have room."""
        layout = self.layout
        taken = [
            box_at(*moved(layout.at[space], *BADGE), 20, 20) for space in range(layout.size) if layout.bonus[space]
        ]
        plates = [
            (*moved(place, 0, 25), layout.names[token]) for place, token in self.tokens.items() if token[0] in "CKT"
        ]
        taken += [box_at(x, y - 4, width_of(name), 17) for x, y, name in plates]
        for spaces, name in zip(layout.towns, layout.town_names, strict=True):
            x, y = self.room_for([layout.at[space] for space in spaces], name, taken)
            taken.append(box_at(x, y - 4, width_of(name), 13))
            self.parts.append(f'<text class="town" x="{x:.1f}" y="{y:.1f}">{escape(name)}</text>')
        for x, y, name in plates:
            self.draw_plate(x, y, name)

    def room_for(self, places: list[int], name: str, taken: list[Box]) -> tuple[float, float]:
        """Where the name of a settlement covers nothing: between two of its hexes, at the foot or head of one; else
        the first.
        """
        pairs = [(one, other) for one in places for other in beside(one) if other in places and other == one + 1]
        spots = [((centre(one)[0] + centre(other)[0]) / 2, centre(one)[1] + 24) for one, other in reversed(pairs)]
        spots += [moved(place, 0, 24) for place in reversed(places)] + [moved(place, 0, -24) for place in places]
        spots += [moved(place, right, 24) for place in places for right in (-26, 26)]
        for x, y in spots:
            box = box_at(x, y - 4, width_of(name), 13)
            if not any(meet(box, other) for other in taken):
                return x, y
        return spots[0]

    def draw_plate(self, x: float, y: float, name: str) -> None:
        """A name on a dark ground."""
        wide = width_of(name)
        plate = f'<rect class="plate" x="{-wide / 2:.1f}" y="-12" width="{wide:.1f}" height="17" rx="4"/>'
        self.parts.append(shifted(x, y, f'{plate}<text class="place" y="1">{escape(name)}</text>'))

    def draw_title(self) -> None:
        """The map's name, and the numbers of rows and columns."""
        self.parts.append(f'<text class="title" x="{self.width / 2:.1f}" y="34">{escape(self.layout.name)}</text>')
        for row in range(self.layout.rows):
            y = centre(row * SIDE)[1] + 4
            self.parts.append(f'<text class="axis" x="18" y="{y:.1f}">{row}</text>')
        for column in range(self.layout.columns):
            x = centre(column)[0]
            self.parts.append(f'<text class="axis" x="{x:.1f}" y="{MARGIN - 8:.1f}">{column}</text>')

    def draw_legend(self) -> None:
        """What the symbols mean, in two rows at the foot."""
        irish = self.layout.rules == IRELAND
        site, bonus = ("T", "towers") if irish else ("K", "cathedrals"), "offshore" if irish else "ports"
        badge = '<circle class="badge" r="10"/>' + ('<text class="badgetext" y="4">+1</text>' if irish else ANCHOR)
        two = '<circle class="two" r="8"/><text class="twotext" y="3.5">2</text>'
        shore = '<path class="shore" d="M-10 5L-3-5L10-5"/>'
        shown = [(self.sample("f"), "food"), (self.sample("e"), "energy"), (self.sample("b"), "blank")]
        shown += [(self.sample("s"), "settlements"), (self.sample("C"), "castles"), (self.sample(site[0]), site[1])]
        shown += [(badge, bonus), (shore, "coast"), (two, "neutral")]
        step = (self.width - 24) / 5
        for number, (body, word) in enumerate(shown):
            x, y = 34 + step * (number % 5), self.height + 20 + 34 * (number // 5)
            self.parts.append(shifted(x, y, body))
            text = capital(say(self.language, f"cli-map-{word}"))
            self.parts.append(f'<text class="legend" x="{x + 20:.1f}" y="{y + 4:.1f}">{escape(text)}</text>')

    def sample(self, kind: str) -> str:
        """A small hex of one kind."""
        fill = FILLS.get(kind) or FILLS_LAND[kind]
        points = " ".join(
            [f"{15 * cos(pi / 3 * n - pi / 2):.1f},{15 * sin(pi / 3 * n - pi / 2):.1f}" for n in range(6)]
        )
        return f'<polygon points="{points}" fill="{fill}"/><g transform="scale(.62)">{GLYPHS.get(kind, "")}</g>'


def picture(language: str, layout: Layout) -> str:
    """The map as the text of an SVG file."""
    return Picture(language, layout).draw()
