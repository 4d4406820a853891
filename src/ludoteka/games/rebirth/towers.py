"""The markers of Ireland's round towers: what each is called, and when it works."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .zones import Zones

SECOND_TILE: Final = 0
DRAW_THREE: Final = 1
SECRET_GOAL: Final = 2
DOUBLING: Final = 3
THIRTEEN_POINTS: Final = 4
THREE_POINTS: Final = 5
NAMES: Final = ("second_tile", "draw_three", "secret_goal", "doubling", "thirteen_points", "three_points")
COPIES: Final = (4, 2, 1, 2, 3, 2)
NUMBER: Final = {name: marker for marker, name in enumerate(NAMES)}
POINTS: Final = (0, 0, 0, 0, 13, 3)


def all_markers() -> list[int]:
    """All fourteen markers."""
    return [marker for marker, copies in enumerate(COPIES) for _ in range(copies)]


def working(g: "Zones", me: int, reached: list[int]) -> list[int]:
    """Of the towers that a player has next to the tile for the first time, those whose marker works now.

    Doubling works once both are reached, thirteen points once all are; the marker that lets lay a second tile is not
    among them, since it comes last.
    """
    found: list[int] = []
    kinds: list[int] = []
    for site in reached:
        marker = g.marker[site]
        if marker == SECOND_TILE or (marker in (DOUBLING, THIRTEEN_POINTS) and marker in kinds):
            continue
        if marker in (DOUBLING, THIRTEEN_POINTS) and not reaches_all(g, me, marker, reached):
            continue
        kinds.append(marker)
        found.append(site)
    return found


def reaches_all(g: "Zones", me: int, marker: int, reached: list[int]) -> bool:
    """Whether a player has been next to every tower with this marker, these included."""
    for site, other in enumerate(g.marker):
        if other == marker and g.at_site[site * g.seats + me] == 0 and site not in reached:
            return False
    return True


def points_of(g: "Zones", sites: list[int]) -> int:
    """The points that these working towers give at once."""
    points = 0
    for site in sites:
        points += POINTS[g.marker[site]]
    return points


def gives_second_tile(g: "Zones", reached: list[int]) -> bool:
    """Whether one of these towers lets lay a second tile; within a turn it works once."""
    if g.is_second:
        return False
    return SECOND_TILE in [g.marker[site] for site in reached]
