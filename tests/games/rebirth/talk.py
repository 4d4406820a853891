"""Tests of Rebirth in the words of the rulebook: tiles on the board, tiles in hand, and where they are laid."""

from __future__ import annotations

from typing import Any

from ludoteka.games.rebirth import GAME
from ludoteka.games.rebirth.maps import Layout, named
from ludoteka.games.rebirth.maps.layout import BLANK, ENERGY, FOOD, SETTLEMENT, hex_of

SCOTLAND = named("scotland")
IRELAND = named("ireland")
MARKERS = ["second_tile"] * 4 + ["draw_three"] * 2 + ["secret_goal", "doubling", "doubling"]
MARKERS += ["thirteen_points"] * 3 + ["three_points"] * 2


def laid(*lines: str) -> dict[str, Any]:
    """Tiles in their order: each line a seat, a kind and spaces, such as `0 food 7,1 7,2`."""
    tiles: dict[str, Any] = {}
    for line in lines:
        seat, kind, *spaces = line.split()
        for space in spaces:
            assert space not in tiles
            tiles[space] = [int(seat), kind]
    return tiles


def closed(spaces: list[str]) -> dict[str, Any]:
    """Neutral tiles on these spaces."""
    return dict.fromkeys(spaces, "neutral")


def spaces_of(layout: Layout, *kinds: int) -> list[str]:
    """All spaces of these kinds."""
    return [hex_of(place) for space, place in enumerate(layout.at) if layout.kind[space] in kinds]


FARM_SPACES = (FOOD, ENERGY, BLANK)
TOWN_SPACES = (SETTLEMENT,)


class Game:
    """A state together with the events since it began, read through its description and its views."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.state.listen()
        self.told: list[Any] = []

    # Choosing

    def choose(self, *texts: str, seat: int | None = None) -> Game:
        """Make these choices one after the other, each for the seat that is to move."""
        for text in texts:
            self.state.choose(text, seat)
            self.told.extend(self.state.take_events())
        return self

    def lay(self, *spaces: str) -> Game:
        """Lay the tile in hand on a space, then the next one, and so on."""
        return self.choose(*[f"lay {space}" for space in spaces])

    @property
    def seat(self) -> int:
        """The seat that has to choose; -1 when the game is over."""
        return self.state.to_move[0] if self.state.to_move else -1

    @property
    def options(self) -> list[str]:
        """What that seat may choose."""
        return [option.text for option in self.state.options(self.seat)]

    @property
    def spaces(self) -> list[str]:
        """Where that seat may lay its tile."""
        return [option.args[0] for option in self.state.options(self.seat) if option.verb == "lay"]

    @property
    def asks(self) -> str:
        """What the question is about; empty when the game is over."""
        prompts = self.state.view(None)["prompts"]
        return str(prompts[0]["key"]) if prompts else ""

    # What lies where

    @property
    def description(self) -> dict[str, Any]:
        return dict(self.state.describe())

    def points(self, seat: int = 0) -> int:
        return int(self.state.scores()[seat])

    def gained(self, seat: int = 0) -> dict[str, int]:
        """Points by where they come from."""
        return dict(self.description["points"][str(seat)])

    def of(self, key: str, seat: int = 0) -> Any:
        """A seat's part of the description."""
        return self.description.get(key, {}).get(str(seat))

    def holder(self, castle: str) -> int | None:
        holder: int | None = self.description["castles"].get(castle)
        return holder

    def cathedral(self, name: str) -> list[int]:
        return list(self.description["cathedrals"].get(name, []))

    def missions(self, seat: int = 0) -> list[str]:
        return list(self.of("missions", seat))

    def claims(self, goal: str) -> list[int]:
        return list(self.description["goal_claims"].get(goal, [])) if "goal_claims" in self.description else []

    # What is seen and told

    def seen(self, viewer: int | None, zone: str, seat: int | None = None) -> dict[str, Any]:
        """A zone as the viewer (None: a spectator) sees it; empty if there is none."""
        for each in self.state.view(viewer)["zones"]:
            if each["id"] == zone and each["seat"] == seat:
                return dict(each)
        return {}

    def events(self, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind so far, as the viewer sees them."""
        return [event.seen_by(viewer) for event in self.told if event.kind == kind]

    def kinds(self, *wanted: str) -> list[str]:
        """The kinds of events so far, in their order, if they are among those wanted."""
        return [event.kind for event in self.told if event.kind in wanted]


def table(*lines: str, hand: Any = "food", players: int = 3, game_map: str = "scotland", **more: Any) -> Game:
    """A position on a map of three players without neutral tiles; seat 0 is to move with this tile.

    `lines` are tiles as in `laid`; `more` are the keys of positions, `hands` those of the other seats.
    """
    tiles = {**laid(*lines), **more.pop("tiles", {})}
    description = {
        "game": "rebirth",
        "players": players,
        "options": {"map": game_map, "first": "0"},
        "neutral": False,
        "hand": {0: hand, **more.pop("hands", {})},
        "tiles": tiles,
        **more,
    }
    return Game(GAME.position(description))


def last_tile(*lines: str, hand: Any = "food", players: int = 3, **more: Any) -> Game:
    """The same with the last tile of the game in hand."""
    none = dict.fromkeys(range(players), 0)
    hands: dict[int, list[str]] = {seat: [] for seat in range(1, players)}
    return table(*lines, hand=hand, players=players, supply_size=none, hands=hands, **more)


def with_markers(**named_markers: str) -> dict[str, str]:
    """A marker for each tower: these, and the others in any order."""
    left = MARKERS[:]
    found: dict[str, str] = {}
    for name in IRELAND.site_names:
        marker = named_markers.get(name.lower().replace(" ", "_"))
        if marker:
            found[name] = marker
            left.remove(marker)
    for name in IRELAND.site_names:
        if name not in found:
            found[name] = left.pop()
    return found


def ireland(*lines: str, towers: dict[str, str] | None = None, **more: Any) -> Game:
    """A position on the map of Ireland; markers that are not given do not work for one tower alone where possible."""
    if towers:
        more["towers"] = towers
    return table(*lines, game_map="ireland", **more)


# Goals of which none is met by a few tiles; an eighth one is easily added
PATIENT_GOALS = [
    "two_food_groups",
    "two_energy_groups",
    "four_at_a_castle",
    "four_at_a_tower",
    "two_large",
    "link_castles",
    "group_of_five",
    "three_small",
]
