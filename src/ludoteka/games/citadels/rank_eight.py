"""What the three characters of rank 8 share: which districts they reach, and what those cost them."""

from typing import ClassVar, Final

from ...kernel.frames import Question
from ...kernel.view import Prompt
from .building import city_codes
from .cards import destroy
from .names import ARMORY, BEAUTIFIED, CHARACTER_NAMES, DISTRICT_NAMES, GREAT_WALL, KEEP, KIND
from .scoring import value
from .table import Table
from .words import (
    DESTROY,
    DESTROY_BEAUTIFIED,
    GET,
    GET_BEAUTIFIED,
    GIVE_UP,
    GIVE_UP_BEAUTIFIED,
    SEIZE,
    SEIZE_BEAUTIFIED,
)

SEIZABLE: Final = 3


def is_open(g: Table, them: int) -> bool:
    """Whether rank 8 may touch a city at all: not a completed one, not the Bishop's."""
    return them != g.shielded and not g.is_complete(them)


def surcharge(g: Table, them: int, card: int) -> int:
    """What a Great Wall adds for another district of its city."""
    return 1 if g.has(them, GREAT_WALL) and card & KIND != GREAT_WALL else 0


def subject(code: int, plain: int, beautified: int) -> int:
    """The district that a code names."""
    return code - plain if code < beautified else code - beautified + BEAUTIFIED


# Destroying: Warlord and Armory


def destruction_cost(g: Table, them: int, card: int) -> int:
    """What the Warlord pays for a district."""
    return value(card) - 1 + surcharge(g, them, card)


def destructible(g: Table, me: int, them: int) -> list[int]:
    """The districts of a city that the Warlord can destroy now."""
    if not is_open(g, them):
        return []
    gold = g.gold[me]
    return [card for card in g.city[them] if card & KIND != KEEP and destruction_cost(g, them, card) <= gold]


class DestroyIn(Question[Table]):
    """Choose the district of a city to destroy: the Warlord pays, the Armory (`paid` 0) destroys free of charge."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them", "paid")

    def __init__(self, seat: int, them: int, paid: int) -> None:
        super().__init__(seat)
        self.them = them
        self.paid = paid

    def codes(self, g: Table) -> list[int]:
        cards = destructible(g, self.seat, self.them) if self.paid else g.city[self.them]
        return city_codes(DESTROY, DESTROY_BEAUTIFIED, cards)

    def answer(self, g: Table, code: int) -> None:
        card = subject(code, DESTROY, DESTROY_BEAUTIFIED)
        cost = destruction_cost(g, self.them, card) if self.paid else 0
        g.gold[self.seat] -= cost
        if g.events is not None:
            args = {"victim": self.them, "card": DISTRICT_NAMES[card & KIND], "count": cost}
            g.tell("destroy", self.seat, args)
        destroy(g, self.them, card)

    def prompt(self, g: Table) -> Prompt:
        source = CHARACTER_NAMES[g.role()] if self.paid else DISTRICT_NAMES[ARMORY]
        return Prompt("destroy", source, {"victim": self.them})


# Seizing: Marshal


def seizure_cost(g: Table, them: int, card: int) -> int:
    """What the Marshal gives the owner of a district."""
    return value(card) + surcharge(g, them, card)


def seizable(g: Table, me: int, them: int) -> list[int]:
    """The districts of a city that the Marshal can seize now: of cost 3 or less, and none of a name he has."""
    if them == me or not is_open(g, them):
        return []
    gold = g.gold[me]
    return [
        card
        for card in g.city[them]
        if value(card) <= SEIZABLE
        and card & KIND != KEEP
        and not g.has(me, card & KIND)
        and seizure_cost(g, them, card) <= gold
    ]


class SeizeFrom(Question[Table]):
    """Choose the district of a city to seize."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        return city_codes(SEIZE, SEIZE_BEAUTIFIED, seizable(g, self.seat, self.them))

    def answer(self, g: Table, code: int) -> None:
        card = subject(code, SEIZE, SEIZE_BEAUTIFIED)
        cost = seizure_cost(g, self.them, card)
        g.gold[self.seat] -= cost
        g.gold[self.them] += cost
        if g.events is not None:
            args = {"victim": self.them, "card": DISTRICT_NAMES[card & KIND], "count": cost}
            g.tell("seize", self.seat, args)
        g.leave_city(self.them, card)
        g.enter_city(self.seat, card)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("seize", CHARACTER_NAMES[g.role()], {"victim": self.them})


# Exchanging: Diplomat


def exchange_cost(g: Table, mine: int, them: int, theirs: int) -> int:
    """What the Diplomat pays the other player."""
    return max(0, value(theirs) - value(mine)) + surcharge(g, them, theirs)


def may_exchange(g: Table, me: int, mine: int, them: int, theirs: int) -> bool:
    """Whether two districts may change places: no Keep, none of a name that the city it goes to has, gold enough."""
    mine_kind = mine & KIND
    theirs_kind = theirs & KIND
    if mine_kind == KEEP or theirs_kind == KEEP:
        return False
    if g.has(me, theirs_kind) or g.has(them, mine_kind):
        return False
    return exchange_cost(g, mine, them, theirs) <= g.gold[me]


def exchangeable(g: Table, me: int, them: int) -> list[int]:
    """The districts of another city for which the Diplomat has something to give."""
    if them == me or me == g.shielded or not is_open(g, them):
        return []
    found: list[int] = []
    for theirs in g.city[them]:
        for mine in g.city[me]:
            if may_exchange(g, me, mine, them, theirs):
                found.append(theirs)
                break
    return found


class ExchangeWith(Question[Table]):
    """Choose the district of the other city."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        return city_codes(GET, GET_BEAUTIFIED, exchangeable(g, self.seat, self.them))

    def answer(self, g: Table, code: int) -> None:
        g.then(GiveUpFor(self.seat, self.them, subject(code, GET, GET_BEAUTIFIED)))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("exchange", CHARACTER_NAMES[g.role()], {"victim": self.them})


class GiveUpFor(Question[Table]):
    """Choose the own district that goes to the other city."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them", "theirs")

    def __init__(self, seat: int, them: int, theirs: int) -> None:
        super().__init__(seat)
        self.them = them
        self.theirs = theirs

    def codes(self, g: Table) -> list[int]:
        me = self.seat
        cards = [mine for mine in g.city[me] if may_exchange(g, me, mine, self.them, self.theirs)]
        return city_codes(GIVE_UP, GIVE_UP_BEAUTIFIED, cards)

    def answer(self, g: Table, code: int) -> None:
        me, them, theirs = self.seat, self.them, self.theirs
        mine = subject(code, GIVE_UP, GIVE_UP_BEAUTIFIED)
        cost = exchange_cost(g, mine, them, theirs)
        g.gold[me] -= cost
        g.gold[them] += cost
        if g.events is not None:
            args = {"victim": them, "card": DISTRICT_NAMES[theirs & KIND], "top": DISTRICT_NAMES[mine & KIND]}
            g.tell("exchange", me, {**args, "count": cost})
        g.leave_city(them, theirs)
        g.leave_city(me, mine)
        g.enter_city(me, theirs)
        g.enter_city(them, mine)

    def prompt(self, g: Table) -> Prompt:
        args = {"victim": self.them, "card": DISTRICT_NAMES[self.theirs & KIND]}
        return Prompt("give_up", CHARACTER_NAMES[g.role()], args)
