"""The cards of a position: missions and their deck in Scotland; goals, markers and their deck in Ireland."""

from typing import TYPE_CHECKING, Any

from ...kernel.errors import PositionError, listed
from ...kernel.position import Fields
from . import towers
from .cards import GOAL_NAMES, NO_CARD, OPEN, mission_name
from .maps.layout import IRELAND
from .table import MARKERS, MISSIONS_AND_GOALS, SEAT_BITS

if TYPE_CHECKING:
    from .table import Table


def read(g: "Table", fields: Fields) -> None:
    """All cards and markers; what is not named is dealt from what is left."""
    if g.layout.rules == IRELAND:
        read_goals(g, fields)
        read_claims(g, fields)
        read_towers(g, fields)
    else:
        read_missions(g, fields)


def read_missions(g: "Table", fields: Fields) -> None:
    """Missions of the seats and the deck (next first); unnamed missions are as many as the seat has cathedrals."""
    number: dict[str, int] = {}
    for card in g.cards_of_map():
        name = mission_name(g.layout, card)
        number[plain(name)] = card
    given = fields.by_seat("missions", g.seats)
    deck = card_names(fields, "deck", number)
    for seat, value in given.items():
        g.missions[seat] = card_names(Fields({"missions": value}, f"missions.{seat}"), "missions", number)
    left = g.cards_of_map()
    for cards in [deck, *g.missions]:
        for card in cards:
            if card not in left:
                raise PositionError(f"missions: more {mission_name(g.layout, card)} than there are")
            left.remove(card)
    g.luck.shuffle(left, MISSIONS_AND_GOALS)
    for seat in range(g.seats):
        reached = len([1 for site in range(g.layout.sites) if g.at_site[site * g.seats + seat]])
        if seat not in given:
            reached = min(reached, len(left))
            g.missions[seat] = left[len(left) - reached :]
            left = left[: len(left) - reached]
    deck.reverse()
    g.deck = left + deck


def plain(name: str) -> str:
    """A name of a card as `Fields.names` looks it up."""
    return name.lower().replace(" ", "_").replace("-", "_")


def card_names(fields: Fields, key: str, number: dict[str, int]) -> list[int]:
    """A list of missions; a place in a name may be written in any case."""
    return fields.names(key, number)


def read_goals(g: "Table", fields: Fields) -> None:
    """The open goals in order, secret goals, and the deck (next first)."""
    number = {name: goal for goal, name in enumerate(GOAL_NAMES)}
    opened = fields.names("goals", number)
    deck = fields.names("deck", number)
    for seat, value in fields.by_seat("secret", g.seats).items():
        if value is not None:
            g.secret[seat] = Fields({"secret": [value]}, f"secret.{seat}").names("secret", number)[0]
    if len(opened) > OPEN:
        raise PositionError(f"goals: at most {OPEN} goals expected, {len(opened)} found")
    left = list(range(len(GOAL_NAMES)))
    for goal in [*opened, *deck, *[secret for secret in g.secret if secret != NO_CARD]]:
        if goal not in left:
            raise PositionError(f"goals: {GOAL_NAMES[goal]} is named twice")
        left.remove(goal)
    g.luck.shuffle(left, MISSIONS_AND_GOALS)
    while len(opened) < OPEN and left:
        opened.append(left.pop())
    if len(opened) < OPEN:
        raise PositionError(f"goals: {OPEN} open goals expected, too many are in the deck or secret")
    deck.reverse()
    g.goals = opened
    g.claims = [0] * OPEN
    g.deck = left + deck


def open_goal(g: "Table", path: str, name: Any) -> int:
    """The place of an open goal."""
    word = plain(str(name))
    for place, goal in enumerate(g.goals):
        if GOAL_NAMES[goal] == word:
            return place
    raise PositionError(f"{path}: {name!r} is no open goal; allowed: {listed([GOAL_NAMES[goal] for goal in g.goals])}")


def read_claims(g: "Table", fields: Fields) -> None:
    """Who has met which goal, in order, and where the doubling markers lie."""
    for key, seats in fields.fields("goal_claims").data.items():
        path = f"goal_claims.{key}"
        place = open_goal(g, path, key)
        if not isinstance(seats, (list, tuple)):
            raise PositionError(f"{path}: a list of seats expected, {seats!r} found")
        for seat in seats:
            if type(seat) is not int or not 0 <= seat < g.seats or g.done[seat] >> place & 1:
                raise PositionError(f"{path}: seats 0 to {g.seats - 1}, each once, expected, {seats!r} found")
            g.claims[place] = g.claims[place] << SEAT_BITS | (seat + 1)
            g.done[seat] |= 1 << place
    for seat, name in fields.by_seat("doubling", g.seats).items():
        if name is not None:
            g.doubled[seat] = open_goal(g, f"doubling.{seat}", name)


def read_towers(g: "Table", fields: Fields) -> None:
    """The markers by tower; those not named are laid out by lot."""
    from .position import place_named

    layout = g.layout
    g.marker = [NO_CARD] * layout.sites
    left = towers.all_markers()
    for key, name in fields.fields("towers").data.items():
        path = f"towers.{key}"
        site = place_named(path, key, layout.site_labels, layout.site_names)
        word = plain(str(name))
        if word not in towers.NUMBER:
            raise PositionError(f"{path}: unknown marker {name!r}; allowed: {listed(list(towers.NAMES))}")
        if towers.NUMBER[word] not in left or g.marker[site] != NO_CARD:
            raise PositionError(f"{path}: more {word} than there are, or a second marker")
        g.marker[site] = towers.NUMBER[word]
        left.remove(g.marker[site])
    g.luck.shuffle(left, MARKERS)
    for site in range(layout.sites):
        if g.marker[site] == NO_CARD:
            g.marker[site] = left.pop()
