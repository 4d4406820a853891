"""What a tile gives when it is laid on a space: each sum is worked out before the tile lies there, and changes nothing.

The table lays tiles by these functions; previews and players that weigh a placement use the same ones.
"""

from typing import TYPE_CHECKING, Final

from .cards import (
    AT_CASTLE,
    AT_SITE,
    BONUS,
    CASTLES,
    GOAL_COUNT,
    GOAL_LEAST,
    GROUP,
    GROUPS,
    IN_TOWNS,
    LARGEST,
    LINKED_CASTLES,
    LINKED_SITES,
    MOST_GROUPS,
    NEAR_CASTLES,
    NEAR_SITES,
)
from .maps.layout import IRELAND
from .tiles import COLOUR, ENERGY, NOBODY

if TYPE_CHECKING:
    from .zones import Zones

# How a tile counts at a castle: one tile, and one farm more beside it

TILE: Final = 64
FARM: Final = 65
BIG_GROUP: Final = 3

# Points of a full settlement by its size: for the most houses, for the second, and so on

PRIZES: Final = ((), (), (5, 3), (8, 5, 0), (12, 8, 5, 0))


# Groups


def root_of(parents: list[int], space: int) -> int:
    """The space that stands for the group in which a space is."""
    while parents[space] != space:
        space = parents[space]
    return space


def joined(g: "Zones", me: int, space: int, kind: int) -> list[int]:
    """The roots of the groups that a farm would be added to, each once."""
    code = me * COLOUR + kind
    board = g.board
    found: list[int] = []
    for near in g.layout.near[space]:
        if board[near] == code:
            root = root_of(g.group, near)
            if root not in found:
                found.append(root)
    return found


def group_size(g: "Zones", me: int, space: int, kind: int) -> int:
    """How large the group would be of which a farm would be part; its points."""
    return size_with(g, joined(g, me, space, kind))


def size_with(g: "Zones", roots: list[int]) -> int:
    """How large the group would be that one more farm makes of these groups."""
    size = 1
    for root in roots:
        size += g.members[root]
    return size


def chained(g: "Zones", me: int, space: int) -> list[int]:
    """The roots of the chains of own tiles that a tile would be added to, each once."""
    board = g.board
    found: list[int] = []
    for near in g.layout.near[space]:
        if board[near] >= 0 and board[near] // COLOUR == me:
            root = root_of(g.chain, near)
            if root not in found:
                found.append(root)
    return found


def mask_of(places: list[int]) -> int:
    """These places as bits."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def bits_in(mask: int) -> int:
    """How many places a mask has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# Points at once


def bonus(g: "Zones", space: int, kind: int) -> int:
    """The point of a port (settlement tiles only) or of an offshore farm (all tiles)."""
    layout = g.layout
    return 1 if layout.bonus[space] and (kind > ENERGY or layout.rules == IRELAND) else 0


def settlement_points(g: "Zones", me: int, space: int, kind: int) -> list[int]:
    """By seat the points of the settlement that this tile would fill; empty if it would not be full."""
    town = g.layout.town[space]
    if g.room[town] != 1:
        return []
    seats = g.seats
    houses = g.houses[town * seats : town * seats + seats]
    houses[me] += kind - ENERGY
    return prizes(houses, len(g.layout.towns[town]), me)


def prizes(houses: list[int], size: int, layer: int) -> list[int]:
    """By seat the points of a full settlement; who laid the last tile loses ties, others come clockwise after."""
    seats = len(houses)
    points = [0] * seats
    if size == 1:
        points[layer] = houses[layer]
        return points
    order: list[int] = []
    for step in range(1, seats + 1):
        seat = (layer + step) % seats
        if houses[seat] == 0:
            continue
        place = 0
        while place < len(order) and houses[order[place]] >= houses[seat]:
            place += 1
        order.insert(place, seat)
    # With fewer players than prizes, those left over go round again
    for rank, prize in enumerate(PRIZES[size]):
        points[order[rank % len(order)]] += prize
    return points


# Castles, cathedrals, towers


def castles_won(g: "Zones", me: int, space: int, kind: int) -> list[int]:
    """The castles that would become mine: of nobody so far, or held by somebody with less beside them."""
    won: list[int] = []
    seats = g.seats
    more = FARM if kind <= ENERGY else TILE
    for castle in g.layout.castles_near[space]:
        holder = g.castle[castle]
        at = castle * seats
        if holder == NOBODY or (holder != me and g.at_castle[at + me] + more > g.at_castle[at + holder]):
            won.append(castle)
    return won


def sites_reached(g: "Zones", me: int, space: int) -> list[int]:
    """The cathedrals or towers that I would reach for the first time."""
    reached: list[int] = []
    for site in g.layout.sites_near[space]:
        if g.at_site[site * g.seats + me] == 0:
            reached.append(site)
    return reached


# What cards count


def tallied(g: "Zones", me: int, space: int, kind: int) -> list[int]:
    """What cards would count of my tiles with this tile laid."""
    roots = joined(g, me, space, kind) if kind <= ENERGY else []
    return tallied_with(g, me, space, kind, roots, len(castles_won(g, me, space, kind)))


def tallied_with(g: "Zones", me: int, space: int, kind: int, roots: list[int], won: int) -> list[int]:
    """The same where it is known which groups a farm would be added to, and how many castles would become mine."""
    row = g.tallies[me][:]
    layout = g.layout
    if kind <= ENERGY:
        tally_groups(g, kind, roots, row)
    else:
        town = layout.town[space]
        if g.houses[town * g.seats + me] == 0:
            row[IN_TOWNS + len(layout.towns[town]) - 1] += 1
    if layout.bonus[space]:
        row[BONUS] += 1
    for castle in layout.castles_near[space]:
        tiles = g.at_castle[castle * g.seats + me] // TILE + 1
        if tiles == 1:
            row[NEAR_CASTLES] += 1
        if tiles > row[AT_CASTLE]:
            row[AT_CASTLE] = tiles
    for site in layout.sites_near[space]:
        tiles = g.at_site[site * g.seats + me] + 1
        if tiles == 1:
            row[NEAR_SITES] += 1
        if tiles > row[AT_SITE]:
            row[AT_SITE] = tiles
    row[CASTLES] += won
    if layout.rules == IRELAND:
        tally_links(g, me, space, row)
    return row


def tally_groups(g: "Zones", kind: int, roots: list[int], row: list[int]) -> None:
    """The largest group, and the number of groups of three and more, when a farm makes one of these groups."""
    size = size_with(g, roots)
    for root in roots:
        if g.members[root] >= BIG_GROUP:
            row[GROUPS + kind] -= 1
    if size >= BIG_GROUP:
        row[GROUPS + kind] += 1
    if row[GROUPS + kind] > row[MOST_GROUPS + kind]:
        row[MOST_GROUPS + kind] = row[GROUPS + kind]
    if size > row[GROUP + kind]:
        row[GROUP + kind] = size
    if size > row[LARGEST]:
        row[LARGEST] = size


def tally_links(g: "Zones", me: int, space: int, row: list[int]) -> None:
    """The most castles, and the most towers, that one chain of tiles links."""
    castles = mask_of(g.layout.castles_near[space])
    sites = mask_of(g.layout.sites_near[space])
    for root in chained(g, me, space):
        castles |= g.castles_on[root]
        sites |= g.sites_on[root]
    row[LINKED_CASTLES] = max(row[LINKED_CASTLES], bits_in(castles))
    row[LINKED_SITES] = max(row[LINKED_SITES], bits_in(sites))


def goals_met(g: "Zones", me: int, row: list[int]) -> list[int]:
    """Which of the open goals, by their place, a player meets with such tallies and has not claimed yet."""
    met: list[int] = []
    done = g.done[me]
    for place, goal in enumerate(g.goals):
        if not done >> place & 1 and row[GOAL_COUNT[goal]] >= GOAL_LEAST[goal]:
            met.append(place)
    return met
