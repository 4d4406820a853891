"""What one placement would give, all together: points by source, castles, cathedrals or towers, goals.

It counts what the placement gives by itself, and nothing that is drawn afterwards; it changes nothing.
"""

from typing import TYPE_CHECKING, Any

from . import towers
from .cards import GOAL_NAMES, GOALS
from .maps.layout import IRELAND, hex_of
from .placing import bonus, castles_won, goals_met, group_size, settlement_points, sites_reached, tallied
from .tiles import ENERGY
from .zones import FROM_GOAL, FROM_GROUP, FROM_OFFSHORE, FROM_PORT, FROM_SETTLEMENT, FROM_TOWER, SOURCES

if TYPE_CHECKING:
    from .zones import Zones


class Preview:
    """What a placement would give: to me by source (`sources`, `amounts`), and by seat what a filled settlement gives.

    `castles` would become mine, `sites` (cathedrals or towers) are reached for the first time, `goals` are places of
    open goals that I would meet, `working` the towers that would work.
    """

    def __init__(self) -> None:
        self.points = 0
        self.sources: list[int] = []
        self.amounts: list[int] = []
        self.settlement: list[int] = []
        self.castles: list[int] = []
        self.sites: list[int] = []
        self.goals: list[int] = []
        self.working: list[int] = []

    def add(self, source: int, points: int) -> None:
        """Count points of a source; no points are no line."""
        if points:
            self.points += points
            self.sources.append(source)
            self.amounts.append(points)


def preview(g: "Zones", me: int, space: int, kind: int) -> Preview:
    """What a player would get for a tile of this kind on an empty space on which it may be laid."""
    seen = Preview()
    layout = g.layout
    is_ireland = layout.rules == IRELAND
    seen.add(FROM_OFFSHORE if is_ireland else FROM_PORT, bonus(g, space, kind))
    if kind <= ENERGY:
        seen.add(FROM_GROUP + kind, group_size(g, me, space, kind))
    else:
        seen.settlement = settlement_points(g, me, space, kind)
        if seen.settlement:
            seen.add(FROM_SETTLEMENT, seen.settlement[me])
    seen.castles = castles_won(g, me, space, kind)
    seen.sites = sites_reached(g, me, space)
    if is_ireland:
        seen.goals = goals_met(g, me, tallied(g, me, space, kind))
        for place in seen.goals:
            seen.add(FROM_GOAL, goal_points(g, me, place))
        seen.working = towers.working(g, me, seen.sites)
        seen.add(FROM_TOWER, towers.points_of(g, seen.working))
    return seen


def goal_points(g: "Zones", me: int, place: int) -> int:
    """What a player would get for an open goal now: high for the first, low after; twice with the own marker on it."""
    goal = GOALS[g.goals[place]]
    points = goal.low if g.claims[place] else goal.high
    return 2 * points if g.doubled[me] == place else points


def to_json(g: "Zones", me: int, space: int, kind: int) -> dict[str, Any]:
    """A preview as a page reads it; `parts` in the order in which they are scored."""
    seen = preview(g, me, space, kind)
    layout = g.layout
    data: dict[str, Any] = {
        "space": hex_of(layout.at[space]),
        "points": seen.points,
        "parts": [
            {"key": SOURCES[source], "points": points}
            for source, points in zip(seen.sources, seen.amounts, strict=True)
        ],
        "castles": [layout.castle_labels[castle] for castle in seen.castles],
    }
    if seen.settlement:
        data["settlement"] = seen.settlement
    labels = [layout.site_labels[site] for site in seen.sites]
    if layout.rules == IRELAND:
        data["towers"] = labels
        data["goals"] = [GOAL_NAMES[g.goals[place]] for place in seen.goals]
    else:
        data["cathedrals"] = labels
    return data
