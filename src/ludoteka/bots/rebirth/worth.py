"""What laying a tile on a space is worth to a player, in points, now and for the rest of the game."""

from typing import Final

from ...games.rebirth import towers
from ...games.rebirth.maps.layout import IRELAND
from ...games.rebirth.placing import FARM, TILE, bonus, group_size, prizes, sites_reached, tallied
from ...games.rebirth.scoring import CASTLE
from ...games.rebirth.table import ASIDE, Table
from ...games.rebirth.tiles import COLOUR, ENERGY, NOBODY, box
from .aims import Goals, Missions, free_of
from .castles import held_at_the_end
from .farms import Farms
from .towns import hoped

# What is worth how much, in points

CARD: Final = 3.0
SECOND_TILE: Final = 7.0
DRAW_THREE: Final = 1.5
SECRET_GOAL: Final = 4.0
DOUBLING: Final = (0.0, 1.5, 5.0)
THIRTEEN: Final = (0.0, 2.0, 6.0, 13.0)
GROWTH: Final = 0.6
DENIAL: Final = 0.35
SITE_KEEPS: Final = 0.7
FAR_FROM_THE_END: Final = 8.0


class Outlook:
    """All that a player weighs a placement by; it is worked out once for each decision.

    It reads only what its seat may know: the board, everyone's claims, the own tiles by kind and the own cards.
    """

    def __init__(self, g: Table, me: int) -> None:
        self.g = g
        self.me = me
        self.rivalry = 1.0 / (g.seats - 1)
        self.turns = len(g.supply[me])
        self.left = sum([len(g.supply[seat]) + len(g.hand[seat]) for seat in range(g.seats)]) - 1
        self.farms = Farms(g, me)
        self.is_ireland = g.layout.rules == IRELAND
        self.goals = Goals(g, me, self.turns)
        self.missions = Missions(g, me, self.turns, self.left == 0)
        self.filled = self.share_filled()

    def share_filled(self) -> float:
        """The chance that an empty settlement space has a tile at the end."""
        g = self.g
        tiles = 0.0
        for seat in range(g.seats):
            left = 0
            for kind in box(g.seats):
                left += 1 if kind > ENERGY else 0
            for space in g.laid:
                tile = g.board[space]
                if tile // COLOUR == seat and tile % COLOUR > ENERGY:
                    left -= 1
            hidden = len(g.supply[seat]) + len(g.hand[seat])
            tiles += left * hidden / float(hidden + ASIDE[g.layout.rules])
        free = len(g.free_for_settlement)
        return min(1.0, tiles / free) if free else 0.0

    def mine(self, by_seat: list[float]) -> float:
        """What is mine of something, less what the others have of it."""
        worth = by_seat[self.me]
        for seat in range(self.g.seats):
            if seat != self.me:
                worth -= self.rivalry * by_seat[seat]
        return worth

    def value(self, space: int, kind: int) -> float:
        """What a tile of a kind on a space is worth."""
        g = self.g
        me = self.me
        worth = float(bonus(g, space, kind))
        if kind <= ENERGY:
            worth += group_size(g, me, space, kind) + GROWTH * self.farms.grown(g, space, kind)
        else:
            worth += self.town(space, kind)
        worth += self.denied(space, kind)
        worth += self.castles(space, kind)
        worth += self.sites(space)
        if self.goals.cards or self.missions.cards:
            row = tallied(g, me, space, kind)
            worth += self.goals.gain(g, space, kind, row) + self.missions.gain(g, space, kind, row)
        return worth

    def denied(self, space: int, kind: int) -> float:
        """What the others lose with a space, less what I lose with it for other tiles."""
        worth = 0.0
        for seat in range(self.g.seats):
            for farm in range(ENERGY + 1):
                at = 2 * seat + farm
                if seat != self.me:
                    worth += DENIAL * self.rivalry * self.farms.lost(at, space)
                elif farm != kind:
                    worth -= GROWTH * self.farms.lost(at, space)
        return worth

    def town(self, space: int, kind: int) -> float:
        """What a settlement is worth with one more tile, less what it was worth before."""
        g = self.g
        seats = g.seats
        town = g.layout.town[space]
        size = len(g.layout.towns[town])
        room = g.room[town]
        houses = g.houses[town * seats : town * seats + seats]
        before = self.mine(hoped(houses, size, room, self.filled))
        houses[self.me] += kind - ENERGY
        if room == 1:
            return self.mine([float(points) for points in prizes(houses, size, self.me)]) - before
        return self.mine(hoped(houses, size, room - 1, self.filled)) - before

    def castles(self, space: int, kind: int) -> float:
        """How much likelier I am to hold castles at the end, and the others less."""
        g = self.g
        seats = g.seats
        me = self.me
        rules = g.layout.rules
        worth = 0.0
        for castle in g.layout.castles_near[space]:
            free = free_of(g, g.layout.around_castle[castle])
            after = min(free - 1, self.left)
            beside = g.at_castle[castle * seats : castle * seats + seats]
            holder = g.castle[castle]
            worth -= self.mine(held_at_the_end(rules, beside, holder, min(free, self.left)))
            beside[me] += FARM if kind <= ENERGY else TILE
            if holder == NOBODY or beside[me] > beside[holder]:
                holder = me
            worth += self.mine(held_at_the_end(rules, beside, holder, after))
        return CASTLE * worth

    def sites(self, space: int) -> float:
        """What cathedrals or towers give that I reach for the first time; less where there is room to come later."""
        g = self.g
        reached = sites_reached(g, self.me, space)
        worth = 0.0
        for site in reached:
            free = free_of(g, g.layout.around_site[site])
            due = 1.0 - SITE_KEEPS + SITE_KEEPS / free if self.turns else 1.0
            worth += due * (self.tower(site) if self.is_ireland else CARD if g.deck else 0.0)
        if self.is_ireland and reached:
            worth += self.sets(towers.THIRTEEN_POINTS, reached, THIRTEEN)
            worth += self.sets(towers.DOUBLING, reached, DOUBLING)
        return worth

    def tower(self, site: int) -> float:
        """What a tower's marker gives by itself."""
        g = self.g
        marker = g.marker[site]
        if marker == towers.SECOND_TILE:
            return 0.0 if g.is_second else SECOND_TILE
        if marker == towers.DRAW_THREE:
            return DRAW_THREE if self.turns else 0.0
        if marker == towers.SECRET_GOAL:
            return SECRET_GOAL if g.deck else 0.0
        return float(towers.POINTS[marker]) if marker == towers.THREE_POINTS else 0.0

    def sets(self, marker: int, reached: list[int], worths: tuple[float, ...]) -> float:
        """What it is worth to have been next to more of the towers that work together."""
        g = self.g
        before = 0
        more = 0
        for site, other in enumerate(g.marker):
            if other != marker:
                continue
            if g.at_site[site * g.seats + self.me]:
                before += 1
            elif site in reached:
                more += 1
        return self.hope(worths, before + more) - self.hope(worths, before)

    def hope(self, worths: tuple[float, ...], number: int) -> float:
        """What so many of the towers that work together are worth; as long as one is missing, less towards the end."""
        last = len(worths) - 1
        if number >= last:
            return worths[last]
        return worths[number] * min(1.0, self.turns / FAR_FROM_THE_END)
