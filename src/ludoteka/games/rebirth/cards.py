"""The cards of `cards.json`: missions of Scotland, goals of Ireland, and what each of them counts.

What can be counted of a player's tiles is named in COUNTS; `docs/maps.md` tells how other cards are written down.
"""

import json
from importlib.resources import files
from typing import Any, Final

from ...kernel.errors import LudotekaError, listed
from .maps import Layout

# What is counted of a player's tiles while they are laid (SHORE: at the end only); a place in `Zones.tallies`

COUNTS: Final = [
    "food_group",
    "energy_group",
    "group",
    "food_groups",
    "energy_groups",
    "at_one_castle",
    "at_one_tower",
    "bonus_spaces",
    "small_settlements",
    "medium_settlements",
    "large_settlements",
    "sprawling_settlements",
    "near_castles",
    "near_sites",
    "linked_castles",
    "linked_towers",
    "castles",
    "shore",
]
KINDS_OF_COUNT: Final = 20
GROUP: Final = 0
LARGEST: Final = 2
GROUPS: Final = 3
AT_CASTLE: Final = 5
AT_SITE: Final = 6
BONUS: Final = 7
IN_TOWNS: Final = 8
NEAR_CASTLES: Final = 12
NEAR_SITES: Final = 13
LINKED_CASTLES: Final = 14
LINKED_SITES: Final = 15
CASTLES: Final = 16
SHORE: Final = 17

# Groups may grow together; a secret goal that was met once counts, so the most at any time are kept beside them
MOST_GROUPS: Final = 18

# A mission is one of the general ones, or belongs to a castle or a cathedral, or is a gift

GIFT: Final = 99
AT_A_CASTLE: Final = 32
AT_A_CATHEDRAL: Final = 64
NO_CARD: Final = -1


class Goal:
    """A public mission of Ireland: at least so many of something; points for the first, and for all who follow."""

    def __init__(self, name: str, count: int, least: int, high: int, low: int, own: bool) -> None:
        self.name = name
        self.count = count
        self.least = least
        self.high = high
        self.low = low
        self.own = own


class Mission:
    """A mission of Scotland: the most of something (-1: of tiles at a place, or no condition)."""

    def __init__(self, name: str, count: int, points: int, copies: int, own: bool, printed: list[str]) -> None:
        self.name = name
        self.count = count
        self.points = points
        self.copies = copies
        self.own = own
        self.printed = printed


def wrong(card: object, what: str) -> LudotekaError:
    """The error for a card that cannot be used."""
    return LudotekaError(f"cards.json: {what}: {card!r}")


def counted(card: dict[str, Any], key: str) -> int:
    """What a card counts."""
    if card.get(key) not in COUNTS:
        raise wrong(card, f"{key} must be one of {listed(COUNTS)}")
    return COUNTS.index(card[key])


def amount(card: dict[str, Any], key: str, least: int = 0) -> int:
    """A number of a card."""
    value = card.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 99:
        raise wrong(card, f"{key} must be a number from {least} to 99")
    return value


def read_goal(card: dict[str, Any]) -> Goal:
    """A goal as it is written down."""
    count = counted(card, "count")
    if count == SHORE:
        raise wrong(card, "shore is counted at the end only")
    least, high, low = amount(card, "least", 1), amount(card, "high"), amount(card, "low")
    return Goal(str(card["id"]), count, least, high, low, bool(card.get("own", True)))


def read_mission(card: dict[str, Any]) -> Mission:
    """A mission as it is written down."""
    count = counted(card, "most") if "most" in card else NO_CARD
    copies = amount(card, "copies", 1) if "copies" in card else 1
    printed = [str(name) for name in card.get("printed", [])]
    return Mission(str(card["id"]), count, amount(card, "points"), copies, bool(card.get("own", True)), printed)


def read_cards(data: dict[str, Any]) -> tuple[list[Mission], list[Goal]]:
    """All cards: the general missions, then those of castles, of cathedrals, the gift; and the goals."""
    general = [read_mission(card) for card in data["missions"] if "most" in card]
    others: list[Mission] = []
    for kind in ("castle", "cathedral"):
        others += [read_mission(card) for card in data["missions"] if card.get("each") == kind]
    others += [read_mission(card) for card in data["missions"] if "fill" in card]
    if len(others) != 3 or len(general) > AT_A_CASTLE:
        raise wrong(len(others), "one card for each castle, one for each cathedral, one that fills the deck expected")
    goals = [read_goal(card) for card in data["goals"]]
    if not OPEN <= len(goals) <= MOST_GOALS:
        raise wrong(len(goals), f"{OPEN} to {MOST_GOALS} goals expected")
    return [*general, *others], goals


OPEN: Final = 8
MOST_GOALS: Final = 26
DECK: Final = 32
_data: Final[dict[str, Any]] = json.loads(
    files("ludoteka.games.rebirth").joinpath("cards.json").read_text(encoding="utf-8")
)
_read: Final = read_cards(_data)
MISSIONS: Final[list[Mission]] = _read[0][:-3]
OF_CASTLES: Final[Mission] = _read[0][-3]
OF_CATHEDRALS: Final[Mission] = _read[0][-2]
GIFTS: Final[Mission] = _read[0][-1]
GOALS: Final[list[Goal]] = _read[1]
GOAL_NAMES: Final[list[str]] = [goal.name for goal in GOALS]
GOAL_COUNT: Final[list[int]] = [goal.count for goal in GOALS]
GOAL_LEAST: Final[list[int]] = [goal.least for goal in GOALS]


def mission_deck(layout: Layout) -> list[int]:
    """The missions of a map: the general ones, one for each castle and cathedral, and gifts up to 32."""
    deck: list[int] = []
    for number, mission in enumerate(MISSIONS):
        deck.extend([number] * mission.copies)
    deck.extend([AT_A_CASTLE + castle for castle in range(layout.castles)])
    deck.extend([AT_A_CATHEDRAL + site for site in range(layout.sites)])
    while len(deck) < DECK:
        deck.append(GIFT)
    return deck


def mission_of(card: int) -> Mission:
    """What is printed on a mission."""
    if card == GIFT:
        return GIFTS
    if card >= AT_A_CATHEDRAL:
        return OF_CATHEDRALS
    return OF_CASTLES if card >= AT_A_CASTLE else MISSIONS[card]


def mission_name(layout: Layout, card: int) -> str:
    """The name of a mission; one that belongs to a place bears its name."""
    name = mission_of(card).name
    if card == GIFT:
        return name
    if card >= AT_A_CATHEDRAL:
        return f"{name}@{layout.site_names[card - AT_A_CATHEDRAL]}"
    return f"{name}@{layout.castle_names[card - AT_A_CASTLE]}" if card >= AT_A_CASTLE else name


def is_own(layout: Layout, card: int) -> bool:
    """Whether a mission is ours and not a printed one."""
    mission = mission_of(card)
    place = mission_name(layout, card).partition("@")[2]
    return mission.own and place not in mission.printed


def goal_names(goals: list[int]) -> list[str]:
    """The names of these goals."""
    return [GOAL_NAMES[goal] for goal in goals]
