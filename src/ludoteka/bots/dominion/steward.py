"""The steward: plays any kingdom by a plan made for its cards, and looks to the end of the game."""

from typing import Final

from ...games.dominion.card import COINS, COST
from ...games.dominion.names import DUCHY, ESTATE, GARDENS, GOLD, KINDS, PROVINCE
from ...games.dominion.table import Table
from .cards import CHAPEL, GIVES_COINS, NOTHING, WITCH
from .ending import ends_game, most_points, outlook, winning_buy
from .plans import Plan, plan_for
from .player import Player

PAIR: Final = 2

# Turns after which a Province is bought as soon as it can be, and after which even a lost game is brought to its end

LONG_GAME: Final = 30
TOO_LONG: Final = 60


class Steward(Player):
    """The default opponent. `plan` holds it to one plan in every kingdom."""

    def __init__(self, plan: Plan | None = None) -> None:
        self.plan = plan
        self.kingdom: list[int] = []
        self.chosen: Plan = plan_for([])

    def plan_of(self, g: Table) -> Plan:
        """The plan for this kingdom."""
        if self.plan is not None:
            return self.plan
        if g.kingdom != self.kingdom:
            self.kingdom = g.kingdom[:]
            self.chosen = plan_for(g.kingdom)
        return self.chosen

    def buy(self, g: Table, me: int) -> int:
        card = winning_buy(g, me, g.coins, g.buys)
        return self.want(g, me, g.coins) if card == NOTHING else card

    def want(self, g: Table, me: int, coins: int) -> int:
        plan = self.plan_of(g)
        owned = g.owned(me)
        counts = [0] * KINDS
        rich = 0
        for card in owned:
            counts[card] += 1
            rich += COINS[card] + GIVES_COINS[card]
        card = self.points_in_time(g, me, coins, plan, rich, len(owned))
        if card != NOTHING:
            return card
        for place, card in enumerate(plan.cards):
            if COST[card] > coins or g.supply[card] <= 0 or counts[card] >= plan.most[place]:
                continue
            every = plan.every[place]
            if every and counts[card] * every >= len(owned):
                continue
            if self.may_take(g, me, card):
                return card
        return self.remedy(g, me, coins, counts)

    def remedy(self, g: Table, me: int, coins: int, counts: list[int]) -> int:
        """A Chapel against Curses, for coins that buy nothing better; or NOTHING."""
        witches = g.supply[WITCH] >= 0
        if witches and coins >= COST[CHAPEL] and g.supply[CHAPEL] > 0 and counts[CHAPEL] == 0:
            return CHAPEL if self.may_take(g, me, CHAPEL) else NOTHING
        return NOTHING

    def points_in_time(self, g: Table, me: int, coins: int, plan: Plan, rich: int, size: int) -> int:
        """A Victory card, when it is time for it; or NOTHING."""
        left = g.supply[PROVINCE]
        near = left * PAIR
        late = near <= plan.duchies * g.seats
        soon = near <= plan.duchies * g.seats + 2 * PAIR and coins < COST[GOLD]
        ready = late or rich >= plan.rich or g.turns[me] >= LONG_GAME
        if coins >= COST[PROVINCE] and left > 0 and ready and self.may_take(g, me, PROVINCE):
            return PROVINCE
        if soon or late:
            card = most_points(g, min(coins, COST[PROVINCE] - 1), size, [])
            if card in (DUCHY, GARDENS) and self.may_take(g, me, card):
                return card
        if near <= plan.estates * g.seats and coins >= COST[ESTATE] and g.supply[ESTATE] > 0:
            return ESTATE if self.may_take(g, me, ESTATE) else NOTHING
        return NOTHING

    def may_take(self, g: Table, me: int, card: int) -> bool:
        """Whether taking a card does not end the game and lose it."""
        return g.turns[me] >= TOO_LONG or not ends_game(g, card) or outlook(g, me, [card]) >= 0
