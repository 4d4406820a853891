"""A state in the language of positions: the description from which the same state is set up again."""

from typing import TYPE_CHECKING, Any

from ...kernel.codec import write_frames
from ...kernel.position import tally
from . import towers
from .cards import GOAL_NAMES, NO_CARD, goal_names, mission_name
from .maps.layout import IRELAND, hex_of
from .position import usual_frames
from .sight import claimants, seats_at_sites
from .tiles import COLOUR, NAMES, NEUTRAL, NOBODY, names_of
from .zones import MANY_SOURCES, SOURCES

if TYPE_CHECKING:
    from .table import Table


def describe(g: "Table") -> dict[str, Any]:
    """The description that gives this state again."""
    neutral = [space for space, is_neutral in enumerate(g.layout.neutral) if is_neutral]
    usual = len(neutral) > 0 and g.laid[: len(neutral)] == neutral and g.board[neutral[0]] == NEUTRAL
    tiles = g.laid[len(neutral) :] if usual else g.laid
    description: dict[str, Any] = {
        "game": "rebirth",
        "players": g.seats,
        "options": dict(g.settings),
        "seed": g.seed,
        "first": g.first,
        "to_move": g.active,
        "number": g.number,
        "neutral": usual,
        "tiles": {hex_of(g.layout.at[space]): tile(g.board[space]) for space in tiles},
        "castles": {
            g.layout.castle_names[castle]: holder for castle, holder in enumerate(g.castle) if holder != NOBODY
        },
        "points": {str(seat): points_of(g, seat) for seat in range(g.seats)},
        "luck": g.luck.words,
    }
    if g.is_second:
        description["second"] = True
    if g.draws_three:
        description["draw_three"] = True
    description.update(describe_seats(g))
    description.update(describe_ireland(g) if g.layout.rules == IRELAND else describe_scotland(g))
    if g.over:
        description["over"] = True
    elif write_frames(g.frames) != write_frames(usual_frames(g)):
        description["effect"] = {"frames": write_frames(g.frames)}
    return description


def tile(code: int) -> Any:
    """A tile on the board."""
    return "neutral" if code == NEUTRAL else [code // COLOUR, NAMES[code % COLOUR]]


def points_of(g: "Table", seat: int) -> dict[str, int]:
    """A player's points by where they come from."""
    gained = g.gained[seat * MANY_SOURCES : (seat + 1) * MANY_SOURCES]
    return {key: gained[source] for source, key in enumerate(SOURCES) if gained[source]}


def describe_seats(g: "Table") -> dict[str, Any]:
    """Everyone's tiles that are not on the board; the next tile of a supply first."""
    found: dict[str, Any] = {
        "hand": {str(seat): names_of(g.hand[seat]) for seat in range(g.seats)},
        "aside": {str(seat): names_of(g.aside[seat]) for seat in range(g.seats)},
        "supply": {str(seat): tally(names_of(g.supply[seat][::-1])) for seat in range(g.seats)},
        "supply_size": {str(seat): len(g.supply[seat]) for seat in range(g.seats)},
    }
    gone = {str(seat): names_of(g.gone[seat]) for seat in range(g.seats) if g.gone[seat]}
    return {**found, "gone": gone} if gone else found


def describe_scotland(g: "Table") -> dict[str, Any]:
    """Cathedrals, missions and their deck, next first."""
    layout = g.layout
    there = seats_at_sites(g)
    return {
        "cathedrals": {layout.site_names[layout.site_labels.index(label)]: seats for label, seats in there.items()},
        "missions": {
            str(seat): [mission_name(layout, card) for card in cards] for seat, cards in enumerate(g.missions)
        },
        "deck": [mission_name(layout, card) for card in g.deck[::-1]],
    }


def describe_ireland(g: "Table") -> dict[str, Any]:
    """Goals and their deck, next first, who met them, doubling markers, and the markers of the towers."""
    found: dict[str, Any] = {
        "goals": goal_names(g.goals),
        "goal_claims": {
            GOAL_NAMES[goal]: claimants(g.claims[place]) for place, goal in enumerate(g.goals) if g.claims[place]
        },
        "doubling": {str(seat): GOAL_NAMES[g.goals[place]] for seat, place in enumerate(g.doubled) if place != NO_CARD},
        "secret": {str(seat): GOAL_NAMES[goal] for seat, goal in enumerate(g.secret) if goal != NO_CARD},
        "deck": goal_names(g.deck[::-1]),
        "towers": {g.layout.site_names[site]: towers.NAMES[marker] for site, marker in enumerate(g.marker)},
    }
    return {name: value for name, value in found.items() if value or name == "deck"}
