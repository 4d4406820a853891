"""What each seat sees.

For whoever lays a page out, the parts of a view:

zones     board        none   `map` {name, rules, rows, names}, `tiles` in the order in which they were laid {space,
                              seat, tile} (neutral ones: seat null, tile "neutral"), `castles` {label: holder}, in
                              Scotland `cathedrals` {label: seats in order}, in Ireland `towers` {label: marker} and
                              `used` {label: seats that have been next to it, in order}; `count`: of all tiles
          goals        none   Ireland: `piles` {card, high, low, claims (seats in order), doubled (seats)}; `count`:
                              how many seats have still to claim it
          deck         none   missions or goals not drawn, by number only
          hand         seat   the tile in hand (three after a draw of three), to its owner
          supply       seat   by number only
          aside        seat   tiles set aside, in the order of the kinds, to their owner
          missions     seat   Scotland: missions, to their owner; to all when the game is over
          secret       seat   Ireland: a secret goal, to its owner; to all when the game is over
          gone         seat   tiles that could be laid nowhere, if there are any
counters  by seat: points, castles, tiles (still to lay)
moment    seat, number (of the turn), phase (turn, end), first
prompts   lay (`second`; to the chooser `tile` and `previews`, one for each space: space, points, parts {key, points},
          castles, cathedrals or towers, goals, settlement (points by seat of one that would be full)),
          take (to the chooser `tiles`), tower (`labels` and `towers`, their markers), double
"""

from typing import TYPE_CHECKING, Any

from ...kernel.luck import Luck
from ...kernel.view import counter, zone
from . import towers
from .cards import GOAL_NAMES, GOALS, NO_CARD, mission_name
from .maps.layout import IRELAND, RULES, hex_of
from .tiles import COLOUR, NAMES, NEUTRAL, NOBODY, names_of, sorted_names

if TYPE_CHECKING:
    from .table import Table
    from .zones import Zones

# Zones


def zones(g: "Table", viewer: int | None) -> list[dict[str, Any]]:
    """The board, cards, and everyone's tiles."""
    is_ireland = g.layout.rules == IRELAND
    seen = [board(g)]
    if is_ireland:
        seen.append(goals(g))
    seen.append(zone("deck", None, [], len(g.deck)))
    for seat in range(g.seats):
        is_mine = seat == viewer
        is_shown = is_mine or g.over
        seen.append(zone("hand", seat, sorted_names(g.hand[seat]) if is_mine else [], len(g.hand[seat])))
        seen.append(zone("supply", seat, [], len(g.supply[seat])))
        seen.append(zone("aside", seat, sorted_names(g.aside[seat]) if is_mine else [], len(g.aside[seat])))
        if g.gone[seat]:
            seen.append(zone("gone", seat, names_of(g.gone[seat]), len(g.gone[seat])))
        if is_ireland:
            secret = [GOAL_NAMES[g.secret[seat]]] if g.secret[seat] != NO_CARD else []
            seen.append(zone("secret", seat, secret if is_shown else [], len(secret)))
        else:
            missions = [mission_name(g.layout, card) for card in sorted(g.missions[seat])]
            seen.append(zone("missions", seat, missions if is_shown else [], len(missions)))
    return seen


def board(g: "Zones") -> dict[str, Any]:
    """The map with everything that lies on it."""
    layout = g.layout
    seen = zone("board", None, [], len(g.laid))
    seen["map"] = {
        "name": layout.name,
        "rules": RULES[layout.rules],
        "rows": layout.tokens,
        "names": layout.names,
    }
    seen["tiles"] = [tile_on(g, space) for space in g.laid]
    seen["castles"] = {
        layout.castle_labels[castle]: holder for castle, holder in enumerate(g.castle) if holder != NOBODY
    }
    there = seats_at_sites(g)
    if layout.rules == IRELAND:
        seen["towers"] = {layout.site_labels[site]: towers.NAMES[marker] for site, marker in enumerate(g.marker)}
        seen["used"] = there
    else:
        seen["cathedrals"] = there
    return seen


def tile_on(g: "Zones", space: int) -> dict[str, Any]:
    """A tile with its space and its colour."""
    code = g.board[space]
    place = hex_of(g.layout.at[space])
    if code == NEUTRAL:
        return {"space": place, "seat": None, "tile": "neutral"}
    return {"space": place, "seat": code // COLOUR, "tile": NAMES[code % COLOUR]}


def seats_at_sites(g: "Zones") -> dict[str, list[int]]:
    """For each cathedral or tower that anybody has reached, the seats in the order in which they came."""
    found: list[list[int]] = [[] for _ in range(g.layout.sites)]
    for space in g.laid:
        seat = g.board[space] // COLOUR
        for site in g.layout.sites_near[space]:
            if seat < g.seats and seat not in found[site]:
                found[site].append(seat)
    return {g.layout.site_labels[site]: seats for site, seats in enumerate(found) if seats}


def goals(g: "Zones") -> dict[str, Any]:
    """The open goals, with who has met them and whose doubling marker lies there."""
    stock: list[dict[str, Any]] = []
    for place, goal in enumerate(g.goals):
        seats = claimants(g.claims[place])
        stock.append(
            {
                "card": GOAL_NAMES[goal],
                "count": g.seats - len(seats),
                "high": GOALS[goal].high,
                "low": GOALS[goal].low,
                "claims": seats,
                "doubled": [seat for seat in range(g.seats) if g.doubled[seat] == place],
            }
        )
    return {"id": "goals", "seat": None, "piles": stock}


def claimants(claims: int) -> list[int]:
    """The seats that claimed a goal, in order."""
    seats: list[int] = []
    while claims:
        seats.insert(0, (claims & 7) - 1)
        claims >>= 3
    return seats


def counters(g: "Zones") -> list[dict[str, Any]]:
    """Points, castles and tiles still to lay."""
    seen: list[dict[str, Any]] = []
    for seat in range(g.seats):
        seen.append(counter("points", seat, g.points[seat]))
        seen.append(counter("castles", seat, g.castle.count(seat)))
        seen.append(counter("tiles", seat, len(g.hand[seat]) + len(g.supply[seat])))
    return seen


# Guessing


def redeal(g: "Table", viewer: int, luck: Luck) -> None:
    """Deal again the others' tiles, the order of the own supply, and the cards of the deck and of others."""
    for seat in range(g.seats):
        redeal_tiles(g, seat, seat == viewer, luck)
    cards = g.deck[:]
    for seat in range(g.seats):
        if seat != viewer:
            cards.extend(g.missions[seat])
            if g.secret[seat] != NO_CARD:
                cards.append(g.secret[seat])
    luck.shuffle(cards)
    for seat in range(g.seats):
        if seat == viewer:
            continue
        count = len(g.missions[seat])
        g.missions[seat] = cards[:count]
        cards = cards[count:]
        if g.secret[seat] != NO_CARD:
            g.secret[seat] = cards.pop()
    g.deck = cards


def redeal_tiles(g: "Table", seat: int, is_mine: bool, luck: Luck) -> None:
    """A seat's tiles that nobody has seen: the owner knows hand and tiles set aside, others know neither."""
    tiles = g.supply[seat][:]
    if not is_mine:
        tiles = tiles + g.hand[seat] + g.aside[seat]
    luck.shuffle(tiles)
    if not is_mine:
        hand = len(g.hand[seat])
        aside = len(g.aside[seat])
        g.hand[seat] = tiles[:hand]
        g.aside[seat] = tiles[hand : hand + aside]
        tiles = tiles[hand + aside :]
    elif len(g.aside[seat]) > 1:
        # In Ireland they were shuffled: which comes next is not known
        aside_tiles = g.aside[seat][:]
        luck.shuffle(aside_tiles)
        g.aside[seat] = aside_tiles
    g.supply[seat] = tiles
