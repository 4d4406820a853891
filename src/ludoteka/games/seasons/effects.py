"""What several cards ask or do: taking and spending energy, keeping to the reserve's limit, activating, cards looked
at, sacrifices.
"""

from typing import ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.view import Prompt
from . import knowledge
from .card import CARDS, IS_FAMILIAR, IS_ITEM
from .names import DIE_OF_MALICE, KINDS, NAMES, NO_CARD, THIEVING_FAIRIES, kinds_in
from .table import Table
from .words import (
    DISCARD_DRAWN,
    DROP,
    KEEP,
    KEEP_DRAWN,
    PAY,
    PUT_IN_PLAY,
    SACRIFICE,
    SACRIFICE_OTHER,
    TAKE,
    TAKE_BACK,
    TAKE_BACK_OTHER,
)
from .zones import NOTHING, TURNED

SOURCES: Final = 3


def name_of(card: int) -> str | None:
    """The name of the card that asks; None for the rules."""
    return None if card == NO_CARD else NAMES[card]


# Energy


class KeepToLimit(Question[Table]):
    """Discard tokens down to the reserve's limit, one by one in the order of energies, before anything else."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "least")

    def __init__(self, seat: int, least: int = 0) -> None:
        super().__init__(seat)
        self.least = least

    def run(self, g: Table) -> None:
        if g.in_reserve(self.seat) > g.limit(self.seat):
            super().run(g)

    def codes(self, g: Table) -> list[int]:
        over = g.in_reserve(self.seat) - g.limit(self.seat)
        at = 4 * self.seat
        codes: list[int] = []
        above = 0
        for energy in range(3, self.least - 1, -1):
            held = g.reserve[at + energy]
            above += held
            if held > 0 and above >= over:
                codes.append(DROP + energy)
        codes.reverse()
        return codes

    def answer(self, g: Table, code: int) -> None:
        g.lose_energy(self.seat, code - DROP, 1)
        g.then(KeepToLimit(self.seat, code - DROP))

    def prompt(self, g: Table) -> Prompt:
        over = g.in_reserve(self.seat) - g.limit(self.seat)
        return Prompt("keep_to_limit", None, {"left": over, "limit": g.limit(self.seat)})


class TakeEnergy(Question[Table]):
    """Take tokens of free choice from the bank, one by one in the order of energies, then keep to the limit."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "source", "least")

    def __init__(self, seat: int, left: int, source: int, least: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.source = source
        self.least = least

    def codes(self, g: Table) -> list[int]:
        return [TAKE + energy for energy in range(self.least, 4)] if self.left > 0 else []

    def answer(self, g: Table, code: int) -> None:
        g.gain_energy(self.seat, code - TAKE, 1)
        if self.left > 1:
            g.then(TakeEnergy(self.seat, self.left - 1, self.source, code - TAKE))
        else:
            g.then(KeepToLimit(self.seat))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("take_energy", name_of(self.source), {"left": self.left})


def take_at_most(g: Table, me: int, number: int, source: int) -> TakeEnergy:
    """Take so many tokens; no more than the reserve holds, as more could change nothing about what is left of them."""
    return TakeEnergy(me, max(0, min(number, g.limit(me))), source)


class PayFrom(Question[Table]):
    """Spend tokens of one energy; asked only where both the reserve and an Amulet of Water could pay."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "energy", "left", "card", "source")

    def __init__(self, seat: int, energy: int, left: int, card: int, source: int = 0) -> None:
        super().__init__(seat)
        self.energy = energy
        self.left = left
        self.card = card
        self.source = source

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        if self.left == 0:
            return codes
        above = 0
        for source in range(SOURCES - 1, self.source - 1, -1):
            held = g.held(self.seat, source, self.energy)
            above += held
            if held > 0 and above >= self.left:
                codes.append(PAY + 4 * source + self.energy)
        codes.reverse()
        return codes

    def answer(self, g: Table, code: int) -> None:
        source = (code - PAY) // 4
        g.pay_from(self.seat, source, self.energy)
        if self.left > 1:
            g.then(PayFrom(self.seat, self.energy, self.left - 1, self.card, source))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("pay", name_of(self.card), {"left": self.left})


class PayAny(Question[Table]):
    """Spend tokens of any energies, one by one in ascending order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "card", "least")

    def __init__(self, seat: int, left: int, card: int, least: int = PAY) -> None:
        super().__init__(seat)
        self.left = left
        self.card = card
        self.least = least

    def codes(self, g: Table) -> list[int]:
        return payable(g, self.seat, self.left, self.least)

    def answer(self, g: Table, code: int) -> None:
        g.pay_from(self.seat, (code - PAY) // 4, (code - PAY) % 4)
        if self.left > 1:
            g.then(PayAny(self.seat, self.left - 1, self.card, code))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("pay", name_of(self.card), {"left": self.left})


def payable(g: Table, seat: int, left: int, least: int) -> list[int]:
    """The codes, not below `least`, of the tokens that may be the next of so many to be spent."""
    codes: list[int] = []
    above = 0
    for code in range(PAY + 4 * SOURCES - 1, least - 1, -1):
        held = g.held(seat, (code - PAY) // 4, (code - PAY) % 4)
        above += held
        if held > 0 and above >= left:
            codes.append(code)
    codes.reverse()
    return codes


# Activating


def activate(g: Table, me: int, at: int) -> None:
    """Turn a card, pay for it, let the Thieving Fairies have their share, and do what it says."""
    card = g.play[me][at]
    g.turn_card(me, at)
    g.tell_card("activate", me, card)
    CARDS[card].activate(g, me, at)


class Activated(Frame[Table]):
    """The cost of an activation is paid: Thieving Fairies, clockwise from the left, then the effect."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "me", "at")

    def __init__(self, card: int, me: int, at: int) -> None:
        self.card = card
        self.me = me
        self.at = at

    def run(self, g: Table) -> None:
        thieving_fairies(g, self.me)
        CARDS[self.card].effect(g, self.me, self.at)


def thieving_fairies(g: Table, me: int) -> None:
    """Each opposing copy takes a crystal from me, if I have one, and gains one more."""
    for them in g.others(me):
        for _ in range(g.count(them, THIEVING_FAIRIES)):
            g.give_crystals(me, them, 1)
            g.gain_crystals(them, 1)


def first_unturned(g: Table, me: int, card: int) -> int:
    """The place in play of the first copy that is not turned; NOTHING if there is none."""
    play = g.play[me]
    for at in range(len(play)):
        if play[at] == card and not g.marks[me][at] & TURNED:
            return at
    return NOTHING


def may_reroll(g: Table, me: int) -> bool:
    """Whether a Die of Malice is there to be used."""
    return DIE_OF_MALICE in g.play[me] and first_unturned(g, me, DIE_OF_MALICE) != NOTHING


# Cards put into play free of charge


def has_room(g: Table, me: int) -> bool:
    """Whether the gauge allows one more card."""
    return len(g.play[me]) < g.gauge[me]


def put_in_play(g: Table, me: int, card: int) -> None:
    """A card, from wherever it was, comes into play without cost, toll or reward."""
    g.enter_play(me, card)
    g.tell_card("put_in_play", me, card)
    g.then(Enter(me, card))


class Enter(Frame[Table]):
    """What a card does on entering play."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me", "card")

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.card = card

    def run(self, g: Table) -> None:
        CARDS[self.card].enter(g, self.me)


# Cards looked at


class KeepOne(Question[Table]):
    """Keep one of the cards looked at, and discard the rest."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "source")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def run(self, g: Table) -> None:
        if len(g.looked) == 1:
            g.keep_one(self.seat, g.looked[0])
        else:
            super().run(g)

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        return [KEEP + card for card in kinds_in(g.looked)]

    def answer(self, g: Table, code: int) -> None:
        g.keep_one(self.seat, code - KEEP)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("keep_one", name_of(self.source))


class KeepOrDiscard(Question[Table]):
    """The die's draw: keep the card or discard it."""

    def codes(self, g: Table) -> list[int]:
        return [KEEP_DRAWN, DISCARD_DRAWN] if g.looked else []

    def answer(self, g: Table, code: int) -> None:
        if code == KEEP_DRAWN:
            g.keep_one(self.seat, g.looked[0])
        else:
            g.discard_looked(self.seat)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("keep_or_discard", None, {}, {"card": NAMES[g.looked[0]]})


class PutLookedInPlay(Question[Table]):
    """Put one of the cards looked at into play, and discard the rest."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "source")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        return [PUT_IN_PLAY + card for card in kinds_in(g.looked)]

    def answer(self, g: Table, code: int) -> None:
        card = code - PUT_IN_PLAY
        g.looked.remove(card)
        knowledge.played_looked(g, self.seat, card)
        g.discard_looked(self.seat)
        put_in_play(g, self.seat, card)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("put_in_play", name_of(self.source))


# Cards of the own tableau


def copies_to_choose(g: Table, seat: int, first: int, other: int, wanted: list[bool]) -> list[int]:
    """Codes for the cards in play that are wanted, ascending; both of two copies only if they are not alike."""
    play = g.play[seat]
    marks = g.marks[seat]
    codes: list[int] = []
    for at in range(len(play)):
        card = play[at]
        if not wanted[card]:
            continue
        if first + card not in codes:
            codes.append(first + card)
        elif marks[at] != marks[play.index(card)]:
            codes.append(other + card)
    codes.sort()
    return codes


def chosen_copy(g: Table, seat: int, code: int, first: int, other: int) -> int:
    """The place in play of the copy that a code of `copies_to_choose` names."""
    play = g.play[seat]
    if code < first + KINDS:
        return play.index(code - first)
    card = code - other
    return play.index(card, play.index(card) + 1)


ANY_CARD: Final = [card != NO_CARD for card in range(KINDS)]


class Sacrifice(Question[Table]):
    """Sacrifice some of one's own cards in play, one after the other."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "source")

    def __init__(self, seat: int, left: int, source: int) -> None:
        super().__init__(seat)
        self.left = left
        self.source = source

    def codes(self, g: Table) -> list[int]:
        return copies_to_choose(g, self.seat, SACRIFICE, SACRIFICE_OTHER, ANY_CARD)

    def answer(self, g: Table, code: int) -> None:
        g.sacrifice(self.seat, chosen_copy(g, self.seat, code, SACRIFICE, SACRIFICE_OTHER))
        g.then(KeepToLimit(self.seat))
        if self.left > 1:
            g.then(Sacrifice(self.seat, self.left - 1, self.source))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("sacrifice", name_of(self.source), {"left": self.left})


class TakeItemBack(Question[Table]):
    """Take one of one's own magic items in play back into the hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "source")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def codes(self, g: Table) -> list[int]:
        return copies_to_choose(g, self.seat, TAKE_BACK, TAKE_BACK_OTHER, IS_ITEM)

    def answer(self, g: Table, code: int) -> None:
        g.take_back(self.seat, chosen_copy(g, self.seat, code, TAKE_BACK, TAKE_BACK_OTHER))
        g.then(KeepToLimit(self.seat))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("take_back", name_of(self.source))


def others_of_kind(g: Table, me: int, kinds: list[bool]) -> int:
    """How many cards of a category a player has in play."""
    return len([card for card in g.play[me] if kinds[card]])


def familiars_of(cards: list[int]) -> list[int]:
    """The different familiars among these, ascending."""
    return [card for card in kinds_in(cards) if IS_FAMILIAR[card]]
