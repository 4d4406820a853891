"""The districts, a class each: the basic ones by type, then the unique ones in alphabetical order.

Effects on building, gathering and the end of a turn stand where these happen (`building.py`, `effects.py`); a class
here has what is the district's own.
"""

from typing import ClassVar

from .cards import destroy, draw
from .district import Military, Noble, Religious, Trade, Unique, put_in_box
from .effects import DiscardForGold, StoreInMuseum, ask_about_hand
from .names import BEAUTIFIED, UNIQUE
from .rank_eight import DestroyIn
from .scoring import value
from .table import USED_LABORATORY, USED_MUSEUM, USED_SMITHY, Table
from .words import ARMORY_AT, USE_LABORATORY, USE_MUSEUM, USE_SMITHY

# Noble districts


class Manor(Noble):
    """Costs 3, 5 cards."""

    cost: ClassVar[int] = 3
    copies: ClassVar[int] = 5


class Castle(Noble):
    """Costs 4, 4 cards."""

    cost: ClassVar[int] = 4
    copies: ClassVar[int] = 4


class Palace(Noble):
    """Costs 5, 3 cards."""

    cost: ClassVar[int] = 5
    copies: ClassVar[int] = 3


# Religious districts


class Temple(Religious):
    """Costs 1, 3 cards."""

    cost: ClassVar[int] = 1
    copies: ClassVar[int] = 3


class Church(Religious):
    """Costs 2, 3 cards."""

    cost: ClassVar[int] = 2
    copies: ClassVar[int] = 3


class Monastery(Religious):
    """Costs 3, 3 cards."""

    cost: ClassVar[int] = 3
    copies: ClassVar[int] = 3


class Cathedral(Religious):
    """Costs 5, 2 cards."""

    cost: ClassVar[int] = 5
    copies: ClassVar[int] = 2


# Trade districts


class Tavern(Trade):
    """Costs 1, 5 cards."""

    cost: ClassVar[int] = 1
    copies: ClassVar[int] = 5


class Market(Trade):
    """Costs 2, 4 cards."""

    cost: ClassVar[int] = 2
    copies: ClassVar[int] = 4


class TradingPost(Trade):
    """Costs 2, 3 cards."""

    cost: ClassVar[int] = 2
    copies: ClassVar[int] = 3


class Docks(Trade):
    """Costs 3, 3 cards."""

    cost: ClassVar[int] = 3
    copies: ClassVar[int] = 3


class Harbor(Trade):
    """Costs 4, 3 cards."""

    cost: ClassVar[int] = 4
    copies: ClassVar[int] = 3


class TownHall(Trade):
    """Costs 5, 2 cards."""

    cost: ClassVar[int] = 5
    copies: ClassVar[int] = 2


# Military districts


class Watchtower(Military):
    """Costs 1, 3 cards."""

    cost: ClassVar[int] = 1
    copies: ClassVar[int] = 3


class Prison(Military):
    """Costs 2, 3 cards."""

    cost: ClassVar[int] = 2
    copies: ClassVar[int] = 3


class Barracks(Military):
    """Costs 3, 3 cards."""

    cost: ClassVar[int] = 3
    copies: ClassVar[int] = 3


class Fortress(Military):
    """Costs 5, 2 cards."""

    cost: ClassVar[int] = 5
    copies: ClassVar[int] = 2


# Unique districts


class Armory(Unique):
    """In your turn destroy it to destroy any other one district, free of charge."""

    cost: ClassVar[int] = 3

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if g.is_complete(me):
            return
        for them in range(g.seats):
            if not g.is_complete(them) and len(g.city[them]) > (1 if them == me else 0):
                codes.append(ARMORY_AT + them)

    def use(self, g: Table, me: int, code: int) -> None:
        card = self.id if self.id in g.city[me] else self.id + BEAUTIFIED
        destroy(g, me, card)
        g.tell_district("armory", me, self.id)
        g.then(DestroyIn(me, code - ARMORY_AT, 0))


class Basilica(Unique):
    """At the end: a point for each district of odd cost in your city."""

    cost: ClassVar[int] = 4

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return sum([value(card) % 2 for card in g.city[seat]])


class Capitol(Unique):
    """At the end: 3 points for three districts of one type, once."""

    cost: ClassVar[int] = 5

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return 3 if max([types.count(each) for each in types]) >= 3 else 0


class DragonGate(Unique):
    """At the end: 2 points."""

    cost: ClassVar[int] = 6

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return 2


class Factory(Unique):
    """Your other unique districts cost 1 gold less to build."""

    cost: ClassVar[int] = 5


class Framework(Unique):
    """Destroy it in place of the cost of a district you build."""

    cost: ClassVar[int] = 3


class GoldMine(Unique):
    """1 more gold when you gather gold."""

    cost: ClassVar[int] = 6


class GreatWall(Unique):
    """Rank 8 pays 1 gold more for the other districts of your city."""

    cost: ClassVar[int] = 6


class HauntedQuarter(Unique):
    """At the end it counts as the type you choose."""

    cost: ClassVar[int] = 2


class ImperialTreasury(Unique):
    """At the end: a point for each gold in your stash."""

    cost: ClassVar[int] = 5

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return g.gold[seat]


class IvoryTower(Unique):
    """At the end: 5 points if it is the only unique district of your city."""

    cost: ClassVar[int] = 5

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return 5 if types.count(UNIQUE) == 1 else 0


class Keep(Unique):
    """Rank 8 cannot touch it."""

    cost: ClassVar[int] = 3


class Laboratory(Unique):
    """Once a turn: discard a card for 2 gold."""

    cost: ClassVar[int] = 5

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if g.hand[me] and not g.used & USED_LABORATORY:
            codes.append(USE_LABORATORY)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_LABORATORY
        ask_about_hand(g, DiscardForGold(me))


class Library(Unique):
    """Gathering cards, keep all you drew."""

    cost: ClassVar[int] = 6


class MapRoom(Unique):
    """At the end: a point for each card in hand."""

    cost: ClassVar[int] = 5

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return len(g.hand[seat])


class Monument(Unique):
    """Not to be built beside five or more districts; counts as two for completing the city."""

    cost: ClassVar[int] = 4


class Museum(Unique):
    """Once a turn: put a card of your hand under it. At the end: a point for each card under it."""

    cost: ClassVar[int] = 4

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if g.hand[me] and not g.used & USED_MUSEUM:
            codes.append(USE_MUSEUM)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_MUSEUM
        ask_about_hand(g, StoreInMuseum(me))

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return len(g.museum)


class Necropolis(Unique):
    """Destroy one of your districts in place of its cost."""

    cost: ClassVar[int] = 5


class Observatory(Unique):
    """Gathering cards, draw 3."""

    cost: ClassVar[int] = 4


class Park(Unique):
    """With an empty hand at the end of your turn: 2 cards."""

    cost: ClassVar[int] = 6


class PoorHouse(Unique):
    """With an empty stash at the end of your turn: 1 gold."""

    cost: ClassVar[int] = 4


class Quarry(Unique):
    """You may build districts that your city has already."""

    cost: ClassVar[int] = 5


class SchoolOfMagic(Unique):
    """Counts as the type you choose for what brings gold or cards for districts."""

    cost: ClassVar[int] = 6


class SecretVault(Unique):
    """Cannot be built. At the end: 3 points from the hand."""

    scores_from_hand: ClassVar[bool] = True

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return 3


class Smithy(Unique):
    """Once a turn: 2 gold for 3 cards."""

    cost: ClassVar[int] = 5

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if g.gold[me] >= 2 and g.deck and not g.used & USED_SMITHY:
            codes.append(USE_SMITHY)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_SMITHY
        g.gold[me] -= 2
        g.tell_district("use", me, self.id)
        draw(g, me, 3)


class Stables(Unique):
    """Does not count toward the limit of districts built in a turn."""

    cost: ClassVar[int] = 2


class Statue(Unique):
    """At the end: 5 points with the crown."""

    cost: ClassVar[int] = 3

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return 5 if g.crown == seat else 0


class Theater(Unique):
    """After each selection you may swap characters with an opponent."""

    cost: ClassVar[int] = 6


class ThievesDen(Unique):
    """Any part of its cost may be paid with cards of your hand."""

    cost: ClassVar[int] = 6


class WishingWell(Unique):
    """At the end: a point for each unique district of your city."""

    cost: ClassVar[int] = 5

    def bonus(self, g: Table, seat: int, types: list[int]) -> int:
        return types.count(UNIQUE)


put_in_box(
    [
        Manor,
        Castle,
        Palace,
        Temple,
        Church,
        Monastery,
        Cathedral,
        Tavern,
        Market,
        TradingPost,
        Docks,
        Harbor,
        TownHall,
        Watchtower,
        Prison,
        Barracks,
        Fortress,
        Armory,
        Basilica,
        Capitol,
        DragonGate,
        Factory,
        Framework,
        GoldMine,
        GreatWall,
        HauntedQuarter,
        ImperialTreasury,
        IvoryTower,
        Keep,
        Laboratory,
        Library,
        MapRoom,
        Monument,
        Museum,
        Necropolis,
        Observatory,
        Park,
        PoorHouse,
        Quarry,
        SchoolOfMagic,
        SecretVault,
        Smithy,
        Stables,
        Statue,
        Theater,
        ThievesDen,
        WishingWell,
    ]
)
