"""The named Big Money players: fixed lists of what to buy, the rungs against which others are measured."""

from typing import Final

from ...games.dominion.card import IS_TREASURE
from ...games.dominion.names import DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from ...games.dominion.table import Table
from .cards import NOTHING, SMITHY
from .judge import money
from .player import Player

NO_LIMIT: Final = 99


class BigMoney(Player):
    """A Province with 8 coins, a Gold with 6 or 7, a Silver with 3 to 5; nothing else."""

    def want(self, g: Table, me: int, coins: int) -> int:
        supply = g.supply
        if coins >= 8 and supply[PROVINCE] > 0:
            return PROVINCE
        if coins >= 6 and supply[GOLD] > 0:
            return GOLD
        if coins >= 3 and supply[SILVER] > 0:
            return SILVER
        return NOTHING


class MoneyAndSmithy(BigMoney):
    """Big Money that buys a Smithy with 4 coins (up to `dearest`) as long as it owns fewer than `most`."""

    def __init__(self, dearest: int = 4, most: int = NO_LIMIT) -> None:
        self.dearest = dearest
        self.most = most

    def want(self, g: Table, me: int, coins: int) -> int:
        if (
            4 <= coins <= self.dearest
            and g.supply[SMITHY] > 0
            and (self.most == NO_LIMIT or g.owned(me).count(SMITHY) < self.most)
        ):
            return SMITHY
        return super().want(g, me, coins)


class UltimateMoney(Player):
    """Big Money with a Smithy for every 11 Treasures, which turns to Duchies and Estates in time."""

    def want(self, g: Table, me: int, coins: int) -> int:
        supply = g.supply
        left = supply[PROVINCE]
        if coins >= 8 and left > 0 and money(g, me) > 15:
            return PROVINCE
        if coins >= 5 and left <= 4 and supply[DUCHY] > 0:
            return DUCHY
        if coins >= 2 and left <= 2 and supply[ESTATE] > 0:
            return ESTATE
        if coins >= 6 and supply[GOLD] > 0:
            return GOLD
        if coins >= 5 and left <= 6 and supply[DUCHY] > 0:
            return DUCHY
        if coins >= 4 and supply[SMITHY] > 0 and self.lacks_smithy(g, me):
            return SMITHY
        if coins >= 3 and supply[SILVER] > 0:
            return SILVER
        return NOTHING

    def lacks_smithy(self, g: Table, me: int) -> bool:
        """Whether there is less than a Smithy for every 11 Treasures."""
        smithies = 0
        treasures = 0
        for card in g.owned(me):
            if card == SMITHY:
                smithies += 1
            elif IS_TREASURE[card]:
                treasures += 1
        return smithies * 11 < treasures
