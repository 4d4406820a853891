"""What a player works for: its missions in Scotland, the open goals and its secret one in Ireland."""

from math import exp
from typing import Final

from ...games.rebirth.cards import (
    AT_A_CASTLE,
    AT_A_CATHEDRAL,
    AT_CASTLE,
    AT_SITE,
    GIFT,
    GOAL_COUNT,
    GOAL_LEAST,
    GOALS,
    GROUPS,
    LINKED_CASTLES,
    LINKED_SITES,
    NO_CARD,
    SHORE,
    mission_of,
)
from ...games.rebirth.placing import BIG_GROUP, TILE, joined, root_of
from ...games.rebirth.preview import goal_points
from ...games.rebirth.scoring import counted
from ...games.rebirth.table import Table
from ...games.rebirth.tiles import COLOUR, EMPTY
from .links import Links

FAR: Final = 99

# The chance to meet a goal is CLOSE to the power of the tiles it still needs, less when few turns are left

CLOSE: Final = 0.68
HASTE: Final = 3.0


def chance_of(need: int, turns: int) -> float:
    """The chance to meet a goal that needs so many more tiles, with so many turns left."""
    if need <= 0:
        return 1.0
    if need > turns:
        return 0.0
    close = CLOSE * turns / (turns + HASTE)
    chance = 1.0
    for _ in range(need):
        chance *= close
    return chance


class Goals:
    """The goals that a player has not met yet: what each would give, and how many tiles it still needs."""

    def __init__(self, g: Table, me: int, turns: int) -> None:
        self.me = me
        self.turns = turns
        self.cards: list[int] = []
        self.points: list[int] = []
        self.needs: list[int] = []
        self.links: list[Links] = []
        for place, goal in enumerate(g.goals):
            if not g.done[me] >> place & 1:
                self.add(g, goal, goal_points(g, me, place))
        if g.secret[me] != NO_CARD:
            self.add(g, g.secret[me], GOALS[g.secret[me]].high)

    def add(self, g: Table, goal: int, points: int) -> None:
        """Work for one more goal."""
        count = GOAL_COUNT[goal]
        layout = g.layout
        around: list[list[int]] = []
        if GOAL_LEAST[goal] == 2 and count == LINKED_CASTLES:
            around = layout.around_castle
        elif GOAL_LEAST[goal] == 2 and count == LINKED_SITES:
            around = layout.around_site
        links = Links(g, self.me, around)
        self.cards.append(goal)
        self.points.append(points)
        self.links.append(links)
        self.needs.append(links.fewest if around else self.need(g, goal))

    def need(self, g: Table, goal: int) -> int:
        """How many tiles a goal still needs as things are."""
        count = GOAL_COUNT[goal]
        least = GOAL_LEAST[goal]
        if count in (AT_CASTLE, AT_SITE):
            return self.need_beside(g, count, least)
        if count in (GROUPS, GROUPS + 1):
            return self.need_of_groups(g, count - GROUPS, least, FAR)
        return least - g.tallies[self.me][count]

    def need_beside(self, g: Table, count: int, least: int) -> int:
        """How many tiles are missing at the castle or tower where the fewest are, of those with room for them."""
        at_castle = count == AT_CASTLE
        fewest = FAR
        for place, spaces in enumerate(g.layout.around_castle if at_castle else g.layout.around_site):
            fewest = min(fewest, self.missing(g, at_castle, place, spaces, least))
        return fewest

    def missing(self, g: Table, at_castle: bool, place: int, spaces: list[int], least: int) -> int:
        """How many tiles are missing at one castle or tower; FAR if there is no room for them."""
        at = place * g.seats + self.me
        short = least - (g.at_castle[at] // TILE if at_castle else g.at_site[at])
        return short if short <= free_of(g, spaces) else FAR

    def need_of_groups(self, g: Table, kind: int, least: int, space: int) -> int:
        """How many farms are missing for so many groups of three, with one more on a space (FAR: none)."""
        me = self.me
        tile = me * COLOUR + kind
        roots = joined(g, me, space, kind) if space != FAR else []
        sizes = [0] * least
        if space != FAR:
            size = 1
            for root in roots:
                size += g.members[root]
            sizes.append(size)
        for each in g.laid:
            if g.board[each] == tile and root_of(g.group, each) == each and each not in roots:
                sizes.append(g.members[each])
        sizes.sort(reverse=True)
        need = 0
        for size in sizes[:least]:
            need += max(0, BIG_GROUP - size)
        return need

    def gain(self, g: Table, space: int, kind: int, row: list[int]) -> float:
        """How much nearer to its goals a tile brings a player, in points; goals met by it count full.

        `row` are the counts with the tile laid.
        """
        worth = 0.0
        for place, goal in enumerate(self.cards):
            before = chance_of(self.needs[place], self.turns)
            if row[GOAL_COUNT[goal]] >= GOAL_LEAST[goal]:
                worth += self.points[place] * (1.0 - before)
                continue
            need = self.need_after(g, place, space, kind, row)
            if need != self.needs[place]:
                worth += self.points[place] * (chance_of(need, self.turns) - before)
        return worth

    def need_after(self, g: Table, place: int, space: int, kind: int, row: list[int]) -> int:
        """How many tiles a goal would still need with a tile laid."""
        goal = self.cards[place]
        count = GOAL_COUNT[goal]
        least = GOAL_LEAST[goal]
        if self.links[place].is_sought:
            return self.links[place].fewest_with(space)
        if count in (AT_CASTLE, AT_SITE):
            at_castle = count == AT_CASTLE
            need = self.needs[place]
            layout = g.layout
            for beside in layout.castles_near[space] if at_castle else layout.sites_near[space]:
                spaces = layout.around_castle[beside] if at_castle else layout.around_site[beside]
                need = min(need, self.missing(g, at_castle, beside, spaces, least) - 1)
            return need
        if count in (GROUPS, GROUPS + 1):
            return self.need_of_groups(g, count - GROUPS, least, space) if kind == count - GROUPS else self.needs[place]
        return least - row[count]


def free_of(g: Table, spaces: list[int]) -> int:
    """How many of these spaces are empty."""
    free = 0
    for space in spaces:
        if g.board[space] == EMPTY:
            free += 1
    return free


# Missions

CALM: Final = 0.3
OPEN_TURN: Final = 0.07
OPEN_SPACE: Final = 0.3


class Missions:
    """A player's missions: how much it has of what each counts, and the most that any other has.

    `turns` are left to the player; with the last tile of all everything is certain.
    """

    def __init__(self, g: Table, me: int, turns: int, is_last: bool) -> None:
        self.me = me
        self.turns = turns
        self.is_last = is_last
        self.cards = [card for card in g.missions[me] if card != GIFT]
        self.mine = [counted(g, me, card) for card in self.cards]
        self.best = [max([counted(g, seat, card) for seat in range(g.seats) if seat != me]) for card in self.cards]

    def gain(self, g: Table, space: int, kind: int, row: list[int]) -> float:
        """How much likelier a tile makes it to meet the missions, in points; `row` are the counts with it laid."""
        worth = 0.0
        for place, card in enumerate(self.cards):
            more = self.counted_with(g, card, space, row)
            if more != self.mine[place]:
                before = self.chance(g, place, self.mine[place])
                worth += mission_of(card).points * (self.chance(g, place, more) - before)
        return worth

    def counted_with(self, g: Table, card: int, space: int, row: list[int]) -> int:
        """What a mission would count with a tile laid."""
        layout = g.layout
        if card >= AT_A_CATHEDRAL:
            site = card - AT_A_CATHEDRAL
            return g.at_site[site * g.seats + self.me] + (1 if site in layout.sites_near[space] else 0)
        if card >= AT_A_CASTLE:
            castle = card - AT_A_CASTLE
            here = 1 if castle in layout.castles_near[space] else 0
            return g.at_castle[castle * g.seats + self.me] // TILE + here
        count = mission_of(card).count
        if count == SHORE:
            return shore_with(g, self.me, space, self.mine[self.cards.index(card)])
        return row[count]

    def chance(self, g: Table, place: int, mine: int) -> float:
        """The chance to have the most at the end, when now it is `mine` against the best of the others."""
        card = self.cards[place]
        ahead = mine - self.best[place]
        if self.is_last:
            return 1.0 if ahead >= 0 and mine else 0.0
        if card >= AT_A_CASTLE:
            layout = g.layout
            around = layout.around_site if card >= AT_A_CATHEDRAL else layout.around_castle
            spaces = around[card - (AT_A_CATHEDRAL if card >= AT_A_CATHEDRAL else AT_A_CASTLE)]
            scale = CALM + OPEN_SPACE * min(self.turns, free_of(g, spaces))
        else:
            scale = CALM + OPEN_TURN * self.turns
        if mine == 0:
            ahead -= 1
        return 1.0 / (1.0 + exp(-(ahead + 0.5) / scale))


def shore_with(g: Table, me: int, space: int, longest: int) -> int:
    """The longest chain along the coast with a tile laid."""
    layout = g.layout
    if not layout.coast[space]:
        return longest
    found = [space]
    at = 0
    while at < len(found):
        for near in layout.near[found[at]]:
            if layout.coast[near] and near not in found and g.board[near] != EMPTY and g.board[near] // COLOUR == me:
                found.append(near)
        at += 1
    return max(longest, len(found))
