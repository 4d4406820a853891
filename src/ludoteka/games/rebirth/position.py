"""Setting up a position from a plain description (docs/positions.md)."""

from typing import TYPE_CHECKING, Any, Final

from ...kernel.codec import write_frames
from ...kernel.errors import PositionError, listed
from ...kernel.frames import Frame
from ...kernel.position import Fields, begin, go_on, read_luck, read_waiting
from . import cards_in_position
from .cards import CASTLES
from .maps.layout import IRELAND, SETTLEMENT, hex_of
from .placing import castles_won, joined
from .table import ASIDE, TILES_OF, Table
from .tiles import COLOUR, EMPTY, ENERGY, NAMES, NUMBER, box
from .turn import EndTurn, LayTile, StartTurn, TakeTile
from .zones import BEFORE, MANY_SOURCES, SOURCES

if TYPE_CHECKING:
    from . import Rebirth

MOST_POINTS: Final = 9_999
IN_SCOTLAND: Final = ("StartTurn", "TakeTile", "LayTile", "EndTurn")
FRAMES: Final = (*IN_SCOTLAND, "UseTowers", "DoubleGoal", "SecondTile")
GOES_ON: Final = ("StartTurn", "EndTurn")


def set_up(game: "Rebirth", description: Any, listen: bool) -> Table:
    """The state that a description gives; PositionError names the wrong field and what is allowed."""
    fields = Fields(description)
    g: Table = begin(game, fields, game.fewest, {"first": "0"}, listen)
    read_time(g, fields)
    read_neutral(g, fields)
    for key, value in fields.fields("tiles").data.items():
        read_tile(g, f"tiles.{key}", key, value)
    read_castles(g, fields)
    cards_in_position.read(g, fields)
    check_sites(g, fields)
    read_points(g, fields)
    read_tiles_of_seats(g, fields)
    read_luck(g.luck, fields)
    read_what_is_left(g, fields)
    fields.finish()
    g.origin = dict(fields.data)
    go_on(g, fields)
    return g


# The board


def read_time(g: Table, fields: Fields) -> None:
    """Who began, whose turn it is, its number, and what a tower has given in it."""
    first: str = g.settings["first"]
    g.first = fields.number("first", int(first) if first.isdecimal() else 0, 0, g.seats - 1)
    g.active = fields.number("to_move", g.first, 0, g.seats - 1)
    g.number = fields.number("number", 1)
    g.is_second = 1 if fields.flag("second", False) else 0
    g.draws_three = 1 if fields.flag("draw_three", False) else 0


def read_neutral(g: Table, fields: Fields) -> None:
    """Whether the map's neutral spaces are closed: with two players, unless the description says otherwise."""
    if not fields.flag("neutral", g.seats == 2):
        return
    for space, is_neutral in enumerate(g.layout.neutral):
        if is_neutral:
            g.lay_neutral(space)


def read_tile(g: Table, path: str, key: str, value: Any) -> None:
    """A tile on a space: `[seat, kind]`, or `neutral`."""
    space = read_space(g, path, key)
    if g.board[space] != EMPTY:
        raise PositionError(f"{path}: there is a tile on {hex_of(g.layout.at[space])} already")
    if value in ("neutral", [None, "neutral"], (None, "neutral")):
        g.lay_neutral(space)
        return
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise PositionError(f"{path}: a seat and a kind, or neutral, expected, {value!r} found")
    seat = value[0]
    if type(seat) is not int or not 0 <= seat < g.seats:
        raise PositionError(f"{path}: {seat!r} is no seat; allowed: 0 to {g.seats - 1}")
    kind = read_kind(path, value[1])
    is_town = g.layout.kind[space] == SETTLEMENT
    if is_town != (kind > ENERGY):
        wanted = "a settlement tile (1 to 4)" if is_town else "food or energy"
        raise PositionError(f"{path}: {wanted} expected on this space, {value[1]!r} found")
    roots = joined(g, seat, space, kind) if kind <= ENERGY else []
    g.put(seat, space, kind, castles_won(g, seat, space, kind), roots)


def read_space(g: Table, path: str, key: str) -> int:
    """A space by `row,column`, or the next empty space of the settlement of this name."""
    layout = g.layout
    for space in range(layout.size):
        if hex_of(layout.at[space]) == key.replace(" ", ""):
            return space
    named = folded(key)
    for town, name in enumerate(layout.town_names):
        if name and folded(name) == named:
            empty = [space for space in layout.towns[town] if g.board[space] == EMPTY]
            if not empty:
                raise PositionError(f"{path}: every space of {name} has a tile already")
            return empty[0]
    raise PositionError(f"{path}: {key!r} is no space for tiles; row,column or the name of a settlement expected")


def folded(name: str) -> str:
    """A name as it is compared."""
    return name.strip().lower().replace("_", " ").replace("-", " ")


def read_kind(path: str, value: Any) -> int:
    """A kind of tile."""
    word = str(value).strip().lower()
    if isinstance(value, bool) or word not in NUMBER:
        raise PositionError(f"{path}: {value!r} is no kind of tile; allowed: {listed(list(NAMES))}")
    return NUMBER[word]


def place_named(path: str, key: str, labels: list[str], names: list[str]) -> int:
    """A castle, cathedral or tower by its name or label."""
    for place, label in enumerate(labels):
        if key == label or folded(key) == folded(names[place]):
            return place
    raise PositionError(f"{path}: unknown place {key!r}; allowed: {listed(names)}")


def read_castles(g: Table, fields: Fields) -> None:
    """Holders other than those that follow from the order in which the tiles are named."""
    layout = g.layout
    for key, seat in fields.fields("castles").data.items():
        path = f"castles.{key}"
        castle = place_named(path, key, layout.castle_labels, layout.castle_names)
        if type(seat) is not int or not 0 <= seat < g.seats:
            raise PositionError(f"{path}: {seat!r} is no seat; allowed: 0 to {g.seats - 1}")
        beside = g.at_castle[castle * g.seats : (castle + 1) * g.seats]
        if not beside[seat] or beside[seat] < max(beside):
            may = [str(each) for each in range(g.seats) if beside[each] and beside[each] == max(beside)]
            raise PositionError(f"{path}: seat {seat} cannot hold it with these tiles; allowed: {listed(may)}")
        if g.castle[castle] != seat:
            g.hand_over(castle, seat)
            row = g.tallies[seat][:]
            row[CASTLES] += 1
            g.tallies[seat] = row


def check_sites(g: Table, fields: Fields) -> None:
    """Cathedrals and towers used follow from the tiles; where a description names them, they must be those."""
    from .sight import seats_at_sites

    layout = g.layout
    there = seats_at_sites(g)
    for key, seats in fields.fields("cathedrals").data.items():
        path = f"cathedrals.{key}"
        site = place_named(path, key, layout.site_labels, layout.site_names)
        expected = there.get(layout.site_labels[site], [])
        if seats != expected:
            raise PositionError(f"{path}: {expected} expected, as the tiles lie, {seats!r} found")
    for seat, used in fields.by_seat("tower_used", g.seats).items():
        path = f"tower_used.{seat}"
        if not isinstance(used, (list, tuple)):
            raise PositionError(f"{path}: a list of towers expected, {used!r} found")
        sites = sorted([place_named(path, str(name), layout.site_labels, layout.site_names) for name in used])
        expected = [site for site in range(layout.sites) if g.at_site[site * g.seats + seat]]
        if sites != expected:
            names = [layout.site_names[site] for site in expected]
            raise PositionError(f"{path}: {listed(names)} expected, as the tiles lie, {used!r} found")


def read_points(g: Table, fields: Fields) -> None:
    """Points so far: a number, or by where they come from."""
    for seat, value in fields.by_seat("points", g.seats).items():
        if not isinstance(value, dict):
            value = {SOURCES[BEFORE]: value}
        parts = Fields(value, f"points.{seat}")
        for source, key in enumerate(SOURCES):
            points = parts.number(key, 0, 0, MOST_POINTS)
            g.gained[seat * MANY_SOURCES + source] = points
            g.points[seat] += points
        parts.finish()


# Tiles that are not on the board


def read_tiles_of_seats(g: Table, fields: Fields) -> None:
    """Hand, tiles set aside, supply (next first); what is not named is dealt from the rest of the colour."""
    hands = fields.by_seat("hand", g.seats)
    asides = fields.by_seat("aside", g.seats)
    supplies = fields.by_seat("supply", g.seats)
    gone = fields.by_seat("gone", g.seats)
    sizes = fields.by_seat("supply_size", g.seats)
    for seat in range(g.seats):
        g.hand[seat] = read_kinds(f"hand.{seat}", hands.get(seat, []))
        g.aside[seat] = read_kinds(f"aside.{seat}", asides.get(seat, []))
        g.gone[seat] = read_kinds(f"gone.{seat}", gone.get(seat, []))
        supply = read_kinds(f"supply.{seat}", supplies.get(seat, []))
        rest = left_over(g, seat, supply)
        g.luck.shuffle(rest, TILES_OF + seat)
        if seat not in asides:
            g.aside[seat] = [rest.pop() for _ in range(min(ASIDE[g.layout.rules], len(rest)))]
        if seat not in hands and rest:
            g.hand[seat] = [rest.pop()]
        size: Any = sizes.get(seat, len(supply) + len(rest))
        if type(size) is not int or not len(supply) <= size <= len(supply) + len(rest):
            allowed = f"a number from {len(supply)} to {len(supply) + len(rest)}"
            raise PositionError(f"supply_size.{seat}: {allowed} expected, {size!r} found")
        supply.reverse()
        g.supply[seat] = rest[: size - len(supply)] + supply


def read_kinds(path: str, value: Any) -> list[int]:
    """One tile, or a list of tiles; `food*3` is three of it."""
    if not isinstance(value, (list, tuple)):
        value = [value]
    return Fields({"tiles": [str(each) for each in value]}, path).names("tiles", NUMBER)


def left_over(g: Table, seat: int, supply: list[int]) -> list[int]:
    """The tiles of a colour that are named nowhere; PositionError if more are named than there are."""
    rest = box(g.seats)
    laid = [g.board[space] % COLOUR for space in g.laid if g.board[space] // COLOUR == seat]
    for kind in laid + g.hand[seat] + g.aside[seat] + g.gone[seat] + supply:
        if kind not in rest:
            count = box(g.seats).count(kind)
            raise PositionError(f"tiles: more {NAMES[kind]} of seat {seat} than the {count} that there are")
        rest.remove(kind)
    return rest


# What is left to do


def read_what_is_left(g: Table, fields: Fields) -> None:
    """The rest of the turn, or the middle of a tower's effect."""
    effect = fields.fields("effect")
    if fields.flag("over", False):
        g.over = True
    elif effect.has("frames"):
        for waiting in as_frames(effect.value("frames")):
            check_frame(g, waiting)
        g.frames = read_waiting(effect, g.game.frame_classes)
        frames = [entry["frame"] for entry in write_frames(g.frames)]
        if not frames or frames[0][0] not in GOES_ON:
            raise PositionError(f"effect.frames: first, as what is done last, one of {listed(list(GOES_ON))} expected")
    else:
        g.frames = usual_frames(g)
    effect.value("frames")
    effect.finish()


def as_frames(data: Any) -> list[list[Any]]:
    """What of a description has the form of waiting frames; `read_waiting` refuses the rest."""
    entries = [entry.get("frame") for entry in data if isinstance(entry, dict)] if isinstance(data, list) else []
    return [entry for entry in entries if isinstance(entry, list) and entry]


def check_frame(g: Table, frame: list[Any]) -> None:
    """Whether a waiting frame is one of this game, for a seat that there is and towers of the map."""
    name, *arguments = frame
    seat: Any = arguments[0] if arguments else None
    if name not in FRAMES or type(seat) is not int or not 0 <= seat < g.seats:
        raise PositionError(f"effect.frames: {frame!r}: one of {listed(list(FRAMES))} and a seat expected")
    if name not in IN_SCOTLAND and g.layout.rules != IRELAND:
        raise PositionError(f"effect.frames: {name} belongs to Ireland")
    towers: Any = arguments[1] if len(arguments) > 1 else [0]
    if not isinstance(towers, list) or not towers or not all([is_site(g, tower) for tower in towers]):
        raise PositionError(f"effect.frames: {frame!r}: towers from 0 to {g.layout.sites - 1} expected")


def is_site(g: Table, value: Any) -> bool:
    """Whether this is the number of a tower."""
    return type(value) is int and 0 <= value < g.layout.sites


def usual_frames(g: Table) -> list[Frame[Any]]:
    """What is left to do at the beginning of a turn, the next to run last; who has no tile is passed over."""
    me = g.active
    if not g.hand[me]:
        return [StartTurn(me)]
    frames: list[Frame[Any]] = [EndTurn(me), LayTile(me)]
    if len(g.hand[me]) > 1:
        frames.append(TakeTile(me))
    return frames
