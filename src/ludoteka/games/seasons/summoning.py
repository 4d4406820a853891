"""Summoning a Power card from the hand: what it costs, who pays with what, and what follows."""

from typing import ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.view import Prompt
from .card import CARDS, CRYSTALS, ENERGY, FEWEST, TOKENS
from .effects import PayFrom, TakeEnergy
from .names import (
    AMULET_OF_WATER,
    ARCANO_LEECH,
    ELEMENTAL_AMULET,
    FORGOTTEN_VASE,
    HAND_OF_FORTUNE,
    KINDS,
    NAMES,
    STAFF_OF_SPRING,
)
from .table import Table
from .words import DONE, ELEMENT, SPARE, SUMMON

STAFF_CRYSTALS: Final = 3
ALL_ELEMENTS: Final = 15

# What may be summoned


def toll(g: Table, me: int) -> int:
    """What the Arcano Leeches of the others ask for a summoning."""
    crystals = 0
    for them in range(g.seats):
        if them != me and ARCANO_LEECH in g.play[them]:
            crystals += g.count(them, ARCANO_LEECH)
    return crystals


def can_pay_energy(g: Table, me: int, card: int, reductions: int) -> bool:
    """Whether the tokens suffice when Hands of Fortune spare so many, but never the last."""
    place = (g.seats - FEWEST) * KINDS + card
    tokens = TOKENS[place]
    if tokens == 0:
        return True
    spared = min(reductions, tokens - 1)
    missing = 0
    stored = AMULET_OF_WATER in g.play[me]
    for energy in range(4):
        need = ENERGY[4 * place + energy]
        if need:
            held = g.held_in_all(me, energy) if stored else g.reserve[4 * me + energy]
            if held < need:
                missing += need - held
    return missing <= spared


def summonable(g: Table, me: int) -> list[int]:
    """The codes of the cards in hand that may be summoned now, ascending."""
    codes: list[int] = []
    if len(g.play[me]) >= g.gauge[me]:
        return codes
    crystals = g.crystals[me] - toll(g, me)
    if crystals < 0:
        return codes
    reductions = g.count(me, HAND_OF_FORTUNE)
    by_seats = (g.seats - FEWEST) * KINDS
    for card in g.hand[me]:
        if CRYSTALS[by_seats + card] > crystals or SUMMON + card in codes:
            continue
        if g.spendable(me) > 0 if card == ELEMENTAL_AMULET else can_pay_energy(g, me, card, reductions):
            codes.append(SUMMON + card)
    if len(codes) > 1:
        codes.sort()
    return codes


# The course of a summoning


def summon(g: Table, me: int, card: int) -> None:
    """Lay the card down, pay energy, crystals and tolls, be rewarded, and let the card do what it does on entering."""
    reductions = g.count(me, HAND_OF_FORTUNE)
    stored = AMULET_OF_WATER in g.play[me]
    g.leave_hand(me, card)
    g.enter_play(me, card)
    g.tell_card("summon", me, card)
    if card == ELEMENTAL_AMULET:
        g.then(ChooseElements(me, 0, reductions))
        return
    place = (g.seats - FEWEST) * KINDS + card
    spared = min(reductions, TOKENS[place] - 1)
    need = (ENERGY[4 * place], ENERGY[4 * place + 1], ENERGY[4 * place + 2], ENERGY[4 * place + 3])
    if spared > 0:
        g.then(SpareTokens(me, card, need, spared))
    elif stored:
        g.then(PayEnergy(me, card, need))
    else:
        pay_from_reserve(g, me, need)
    g.then(Summoned(me, card, 0))


def pay_from_reserve(g: Table, me: int, need: tuple[int, int, int, int]) -> None:
    """Pay tokens when there is nothing to choose."""
    for energy in range(4):
        for _ in range(need[energy]):
            g.pay_from(me, 0, energy)


class SpareTokens(Question[Table]):
    """Hand of Fortune: which tokens of the cost are not paid, one by one in the order of energies."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card", "need", "left", "least")

    def __init__(self, seat: int, card: int, need: tuple[int, int, int, int], left: int, least: int = 0) -> None:
        super().__init__(seat)
        self.card = card
        self.need = need
        self.left = left
        self.least = least

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        for energy in range(self.least, 4):
            if self.need[energy] > 0 and self.is_possible(g, energy):
                codes.append(SPARE + energy)
        return codes

    def is_possible(self, g: Table, energy: int) -> bool:
        """Whether the rest can be paid after sparing a token of this energy, and so many more from it on."""
        missing_below = 0
        missing = 0
        room = 0
        for each in range(4):
            need = self.need[each] - (1 if each == energy else 0)
            short = max(0, need - g.held_in_all(self.seat, each))
            if each < energy:
                missing_below += short
            else:
                missing += short
                room += need
        return missing_below == 0 and missing <= self.left - 1 <= room

    def answer(self, g: Table, code: int) -> None:
        spared = code - SPARE
        need = without_one(self.need, spared)
        if self.left > 1:
            g.then(SpareTokens(self.seat, self.card, need, self.left - 1, spared))
        else:
            g.then(PayEnergy(self.seat, self.card, need))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("spare", NAMES[self.card], {"left": self.left})


def without_one(need: tuple[int, int, int, int], energy: int) -> tuple[int, int, int, int]:
    """A cost with one token of an energy less."""
    less = [need[0], need[1], need[2], need[3]]
    less[energy] -= 1
    return (less[0], less[1], less[2], less[3])


class PayEnergy(Frame[Table]):
    """Pay the tokens of a cost, from the reserve or from an Amulet of Water."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me", "card", "need")

    def __init__(self, me: int, card: int, need: tuple[int, int, int, int]) -> None:
        self.me = me
        self.card = card
        self.need = need

    def run(self, g: Table) -> None:
        for energy in range(4):
            if self.need[energy] > 0:
                g.then(PayFrom(self.me, energy, self.need[energy], self.card))


class ChooseElements(Question[Table]):
    """Elemental Amulet: with which energies it is paid, one token each, one by one in the order of energies."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "elements", "reductions")

    def __init__(self, seat: int, elements: int, reductions: int) -> None:
        super().__init__(seat)
        self.elements = elements
        self.reductions = reductions

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        for energy in range(4):
            if self.elements >> energy == 0 and self.leads_on(g, energy):
                codes.append(ELEMENT + energy)
        if self.elements and self.can_pay(g, self.elements):
            codes.insert(0, DONE)
            codes.sort()
        return codes

    def leads_on(self, g: Table, energy: int) -> bool:
        """Whether with this energy, and perhaps later ones, the cost can be paid."""
        chosen = self.elements | 1 << energy
        for later in range(16):
            more = later >> (energy + 1) << (energy + 1)
            if more == later and self.can_pay(g, chosen | later):
                return True
        return False

    def can_pay(self, g: Table, elements: int) -> bool:
        """Whether one token of each of these can be paid, but for those that Hands of Fortune spare."""
        number = 0
        missing = 0
        for energy in range(4):
            if elements >> energy & 1:
                number += 1
                if g.held_in_all(self.seat, energy) == 0:
                    missing += 1
        return missing <= min(self.reductions, number - 1)

    def answer(self, g: Table, code: int) -> None:
        if code != DONE:
            g.then(ChooseElements(self.seat, self.elements | 1 << (code - ELEMENT), self.reductions))
            return
        chosen = self.elements
        need = (chosen & 1, chosen >> 1 & 1, chosen >> 2 & 1, chosen >> 3 & 1)
        spared = min(self.reductions, need[0] + need[1] + need[2] + need[3] - 1)
        if spared > 0:
            g.then(SpareTokens(self.seat, ELEMENTAL_AMULET, need, spared))
        else:
            g.then(PayEnergy(self.seat, ELEMENTAL_AMULET, need))
        g.then(Summoned(self.seat, ELEMENTAL_AMULET, chosen))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("elements", NAMES[ELEMENTAL_AMULET], {"chosen": self.elements.bit_count()})


class Summoned(Frame[Table]):
    """The energy is paid: crystals, tolls, rewards for summoning from the hand, and the card's own effect."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me", "card", "elements")

    def __init__(self, me: int, card: int, elements: int) -> None:
        self.me = me
        self.card = card
        self.elements = elements

    def run(self, g: Table) -> None:
        me = self.me
        card = self.card
        for them in g.others(me):
            leeches = g.count(them, ARCANO_LEECH)
            if leeches:
                g.give_crystals(me, them, leeches)
        price = CRYSTALS[(g.seats - FEWEST) * KINDS + card]
        if price:
            g.crystals[me] -= price
            g.tell_count("pay_crystals", me, price)
        staffs = g.count(me, STAFF_OF_SPRING) - (1 if card == STAFF_OF_SPRING else 0)
        g.gain_crystals(me, STAFF_CRYSTALS * staffs)
        vases = g.count(me, FORGOTTEN_VASE) - (1 if card == FORGOTTEN_VASE else 0)
        for _ in range(vases):
            g.then(TakeEnergy(me, 1, FORGOTTEN_VASE))
        g.then(Entered(me, card, self.elements))


class Entered(Frame[Table]):
    """What a summoned card does on entering play."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me", "card", "elements")

    def __init__(self, me: int, card: int, elements: int) -> None:
        self.me = me
        self.card = card
        self.elements = elements

    def run(self, g: Table) -> None:
        if self.card == ELEMENTAL_AMULET:
            elements_work(g, self.me, self.elements)
        else:
            CARDS[self.card].enter(g, self.me)


def elements_work(g: Table, me: int, elements: int) -> None:
    """Elemental Amulet: earth 5 crystals, air gauge +1, fire a card, water 2 energy."""
    if elements >> 3 & 1:
        g.gain_crystals(me, 5)
    if elements & 1:
        g.raise_gauge(me, 1)
    if elements >> 2 & 1:
        g.draw_to_hand(me, 1)
    if elements >> 1 & 1:
        g.then(TakeEnergy(me, 2, ELEMENTAL_AMULET))
