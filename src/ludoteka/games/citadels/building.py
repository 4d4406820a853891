"""Building a district: what may be built, the ways to pay, the Magistrate's warrant, placement and tax."""

from typing import ClassVar, Final

from ...kernel.frames import Question
from ...kernel.view import Prompt
from .cards import destroy, discard_from_hand, hand_over, take_out, use_up_framework
from .character import LIMIT
from .district import COST, TYPE
from .effects import HandQuestion, ask_about_hand, codes_of
from .names import (
    ALL,
    BASICS,
    BEAUTIFIED,
    CARDINAL,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    FACTORY,
    FRAMEWORK,
    KIND,
    MONUMENT,
    NECROPOLIS,
    QUARRY,
    SECRET_VAULT,
    STABLES,
    THIEVES_DEN,
    TRADE,
    TRADER,
    WIZARD,
)
from .table import USED_ABILITY, Table
from .words import (
    BORROW_FROM,
    BUILD,
    BUILD_BY_FRAMEWORK,
    BUILD_BY_SACRIFICE,
    BUILD_WITH_CARDS,
    BUILD_WITH_LOAN,
    CONFISCATE,
    DONE,
    GIVE,
    PASS,
    PAY,
    SACRIFICE,
    SACRIFICE_BEAUTIFIED,
)

MONUMENT_LIMIT: Final = 5

# What may be built


def price(g: Table, me: int, kind: int) -> int:
    """What a district costs to build: a Factory takes 1 gold off the other unique ones."""
    if kind >= BASICS and kind != FACTORY and g.has(me, FACTORY):
        return COST[kind] - 1
    return COST[kind]


def may_stand(g: Table, me: int, kind: int) -> bool:
    """Whether a district may be built in a city at all: no second of a name, no late Monument, never the Secret
    Vault.
    """
    if kind == SECRET_VAULT or (kind == MONUMENT and len(g.city[me]) >= MONUMENT_LIMIT):
        return False
    return not g.has(me, kind) or g.has(me, QUARRY) or g.role() == WIZARD


def counts(g: Table, kind: int) -> int:
    """How much a district takes of the number that may be built in the turn."""
    if kind == STABLES or (g.role() == TRADER and TYPE[kind] == TRADE):
        return 0
    return 1


def build_codes(g: Table, me: int, codes: list[int]) -> None:
    """Every way to build a card of the hand now."""
    role = g.role()
    limit = LIMIT[role]
    if limit == 0:
        return
    full = g.built >= limit
    seen = 0
    for card in g.hand[me]:
        kind = card & KIND
        if seen >> kind & 1:
            continue
        seen |= 1 << kind
        if full and counts(g, kind):
            continue
        if may_stand(g, me, kind):
            add_ways(g, me, kind, role, codes)


def add_ways(g: Table, me: int, kind: int, role: int, codes: list[int]) -> None:
    """The ways in which a district can be paid for."""
    gold = g.gold[me]
    cost = price(g, me, kind)
    cards = len(g.hand[me]) - 1
    if gold >= cost:
        codes.append(BUILD + kind)
    elif role == CARDINAL and not g.used & USED_ABILITY and can_borrow(g, me, cost - gold, cards):
        codes.append(BUILD_WITH_LOAN + kind)
    if g.has(me, FRAMEWORK):
        codes.append(BUILD_BY_FRAMEWORK + kind)
    if kind == NECROPOLIS and g.city[me]:
        codes.append(BUILD_BY_SACRIFICE + kind)
    if kind == THIEVES_DEN and cards > 0 and gold + cards >= cost:
        codes.append(BUILD_WITH_CARDS + kind)


def can_borrow(g: Table, me: int, short: int, cards: int) -> bool:
    """Whether somebody has the missing gold, and there are cards enough to give for it."""
    lenders = [them for them in range(g.seats) if them != me and g.gold[them] >= short]
    return cards >= short and len(lenders) > 0


# Paying


def build(g: Table, me: int, code: int) -> None:
    """Play a card of the hand and pay for it in the way chosen."""
    kind = (code - BUILD) % 48
    way = code - kind
    take_out(g, me, kind, ALL)
    if way == BUILD:
        pay_gold(g, me, kind, price(g, me, kind), counts(g, kind))
        return
    g.site.append(kind)
    if way == BUILD_BY_FRAMEWORK:
        g.tell_district("use", me, FRAMEWORK)
        use_up_framework(g, me)
        g.tell("build", me, {"card": DISTRICT_NAMES[kind], "count": 0})
        finish(g, me, kind, 0, counts(g, kind))
        return
    g.tell_district("begin_building", me, kind)
    if way == BUILD_BY_SACRIFICE:
        g.then(Sacrifice(me))
    elif way == BUILD_WITH_CARDS:
        g.then(PayWithCards(me, price(g, me, kind), 0))
    else:
        g.then(BorrowFrom(me, price(g, me, kind)))


def pay_gold(g: Table, me: int, kind: int, gold: int, counted: int) -> None:
    """Pay gold for a district, and put it up unless a warrant may take it."""
    g.gold[me] -= gold
    if g.events is not None:
        g.tell("build", me, {"card": DISTRICT_NAMES[kind], "count": gold})
    if not g.paid:
        g.paid = 1
        if g.warrants and is_warranted(g, me, kind):
            if not g.site:
                g.site.append(kind)
            g.then(MayConfiscate(g.magistrate, me, kind, gold, counted))
            return
    finish(g, me, kind, gold, counted)


def is_warranted(g: Table, me: int, kind: int) -> bool:
    """Whether the Magistrate could, as far as the others know, take this district."""
    them = g.magistrate
    if g.acting not in g.warrants or them == me or g.has(them, kind):
        return False
    return kind != MONUMENT or len(g.city[them]) < MONUMENT_LIMIT


def finish(g: Table, me: int, kind: int, gold: int, counted: int) -> None:
    """Put the district up in the builder's city, and pay the tax."""
    g.site = []
    g.built += counted
    g.spent += gold
    g.enter_city(me, kind)
    g.pay_tax(me)


class MayConfiscate(Question[Table]):
    """The Magistrate may take the first district paid for by the character with the signed warrant.

    Put to the Magistrate for a blank warrant too, where there is only one answer: the pause would tell whose is signed.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "builder", "kind", "gold", "counted")

    def __init__(self, seat: int, builder: int, kind: int, gold: int, counted: int) -> None:
        super().__init__(seat)
        self.builder = builder
        self.kind = kind
        self.gold = gold
        self.counted = counted

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        return [CONFISCATE, PASS] if g.signed == g.acting else [PASS]

    def answer(self, g: Table, code: int) -> None:
        if code == PASS:
            g.tell("no_confiscation", self.seat, {"victim": self.builder})
            finish(g, self.builder, self.kind, self.gold, self.counted)
            return
        g.information()
        g.warrants = []
        g.signed = -1
        g.site = []
        g.built += self.counted
        g.gold[self.builder] += self.gold
        if g.events is not None:
            args = {"card": DISTRICT_NAMES[self.kind], "victim": self.builder, "count": self.gold}
            g.tell("confiscate", self.seat, args)
        g.enter_city(self.seat, self.kind)
        g.pay_tax(self.seat)

    def prompt(self, g: Table) -> Prompt:
        args = {"card": DISTRICT_NAMES[self.kind], "victim": self.builder}
        return Prompt("confiscate", CHARACTER_NAMES[g.cast[0]], args)


class Sacrifice(Question[Table]):
    """Necropolis: destroy a district of the own city in place of its cost."""

    def codes(self, g: Table) -> list[int]:
        return city_codes(SACRIFICE, SACRIFICE_BEAUTIFIED, g.city[self.seat])

    def answer(self, g: Table, code: int) -> None:
        card = code - SACRIFICE if code < SACRIFICE_BEAUTIFIED else code - SACRIFICE_BEAUTIFIED + BEAUTIFIED
        g.tell_district("sacrifice", self.seat, card)
        destroy(g, self.seat, card)
        g.tell("build", self.seat, {"card": DISTRICT_NAMES[NECROPOLIS], "count": 0})
        finish(g, self.seat, NECROPOLIS, 0, 1)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("sacrifice", DISTRICT_NAMES[NECROPOLIS])


def city_codes(plain: int, beautified: int, cards: list[int]) -> list[int]:
    """The codes of different districts of a city, ascending; beautified ones have their own."""
    codes: list[int] = []
    for card in cards:
        code = plain + card if card < BEAUTIFIED else beautified + card - BEAUTIFIED
        if code not in codes:
            codes.append(code)
    codes.sort()
    return codes


class PayWithCards(HandQuestion):
    """Thieves' Den: pay with cards of the hand, one gold each, and the rest in gold."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "price", "given")

    def __init__(self, seat: int, price: int, given: int) -> None:
        super().__init__(seat)
        self.price = price
        self.given = given

    def codes(self, g: Table) -> list[int]:
        left = self.price - self.given
        codes = codes_of(PAY, g.hand[self.seat]) if left else []
        if self.given and (g.gold[self.seat] >= left or may_borrow_rest(g, self.seat, left)):
            codes.insert(0, DONE)
        return codes

    def answer(self, g: Table, code: int) -> None:
        left = self.price - self.given
        if code != DONE:
            g.tell_owner("pay_card", self.seat, [code - PAY], (self.seat,))
            discard_from_hand(g, self.seat, code - PAY)
            if left == 1:
                pay_gold(g, self.seat, THIEVES_DEN, 0, counts(g, THIEVES_DEN))
            else:
                g.then(PayWithCards(self.seat, self.price, self.given + 1))
        elif g.gold[self.seat] >= left:
            pay_gold(g, self.seat, THIEVES_DEN, left, counts(g, THIEVES_DEN))
        else:
            g.then(BorrowFrom(self.seat, left))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("pay_cards", DISTRICT_NAMES[THIEVES_DEN], {"count": self.price - self.given})


def may_borrow_rest(g: Table, me: int, left: int) -> bool:
    """Whether a Cardinal can borrow what the Thieves' Den still costs."""
    if g.role() != CARDINAL or g.used & USED_ABILITY:
        return False
    return can_borrow(g, me, left - g.gold[me], len(g.hand[me]))


class BorrowFrom(Question[Table]):
    """Cardinal: who hands over the missing gold."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "price")

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def codes(self, g: Table) -> list[int]:
        short = self.price - g.gold[self.seat]
        return [BORROW_FROM + them for them in range(g.seats) if them != self.seat and g.gold[them] >= short]

    def answer(self, g: Table, code: int) -> None:
        them = code - BORROW_FROM
        short = self.price - g.gold[self.seat]
        g.used |= USED_ABILITY
        g.pay_player(them, self.seat, short, "lend")
        ask_about_hand(g, GiveForLoan(self.seat, them, short, self.price))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("borrow", CHARACTER_NAMES[CARDINAL], {"count": self.price - g.gold[self.seat]})


class GiveForLoan(HandQuestion):
    """Cardinal: a card for each gold, then the district is built."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them", "left", "price")

    def __init__(self, seat: int, them: int, left: int, price: int) -> None:
        super().__init__(seat)
        self.them = them
        self.left = left
        self.price = price

    def codes(self, g: Table) -> list[int]:
        return codes_of(GIVE, g.hand[self.seat])

    def answer(self, g: Table, code: int) -> None:
        g.tell_owner("give", self.seat, [code - GIVE], (self.seat, self.them), victim=self.them)
        hand_over(g, self.seat, self.them, code - GIVE)
        if self.left > 1:
            ask_about_hand(g, GiveForLoan(self.seat, self.them, self.left - 1, self.price))
        else:
            kind = g.site[0]
            pay_gold(g, self.seat, kind, self.price, counts(g, kind))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("give", CHARACTER_NAMES[CARDINAL], {"victim": self.them, "count": self.left})
