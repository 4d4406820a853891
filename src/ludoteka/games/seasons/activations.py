"""What single magic items ask: where their tokens come from, which way the seasons move, which of two sides is used."""

from typing import ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.view import Prompt
from . import knowledge
from .card import IS_FAMILIAR, POINTS
from .effects import (
    Activated,
    KeepToLimit,
    PayAny,
    PayFrom,
    TakeEnergy,
    chosen_copy,
    copies_to_choose,
    familiars_of,
    has_room,
    payable,
    put_in_play,
    take_at_most,
    thieving_fairies,
)
from .names import NAMES, NUMBER, kinds_in
from .season import after_move
from .table import Table, tokens_on
from .words import (
    DISCARD,
    DISCARD_TOP,
    DRAW,
    FOR_ENERGY,
    FOR_TRANSMUTING,
    INTO,
    LEAVE_TOP,
    LOOK,
    MOVE,
    PAY,
    PUT_FROM_HAND,
    PUT_TOP,
    SACRIFICE,
    SACRIFICE_OTHER,
    STEPS,
    TAKE,
)
from .zones import NOBODY, NOTHING

BALANCE: Final = NUMBER["balance_of_ishtar"]
CROWN: Final = NUMBER["vampiric_crown"]
ORB: Final = NUMBER["crystal_orb"]
TREE: Final = NUMBER["tree_of_light"]
WATER_AMULET: Final = NUMBER["amulet_of_water"]
ORB_ENERGY: Final = 4
ORB_CRYSTALS: Final = 3
TREE_CRYSTALS: Final = 3
CAULDRON_CRYSTALS: Final = 15


class StoreEnergy(Question[Table]):
    """Amulet of Water: tokens of free choice are laid on it, one by one in the order of energies."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "least")

    def __init__(self, seat: int, left: int, least: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least

    def codes(self, g: Table) -> list[int]:
        return [TAKE + energy for energy in range(self.least, 4)]

    def answer(self, g: Table, code: int) -> None:
        energy = code - TAKE
        play = g.play[self.seat]
        newest = len(play) - 1
        while play[newest] != WATER_AMULET:
            newest -= 1
        g.put_on(self.seat, newest, energy)
        g.tell_energy("store_energy", self.seat, energy, 1)
        if self.left > 1:
            g.then(StoreEnergy(self.seat, self.left - 1, energy))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("store_energy", "amulet_of_water", {"left": self.left})


class ChooseBalance(Question[Table]):
    """Balance of Ishtar: which energy gives the three tokens."""

    def codes(self, g: Table) -> list[int]:
        return [PAY + energy for energy in range(4) if g.held_in_all(self.seat, energy) >= 3]

    def answer(self, g: Table, code: int) -> None:
        g.then(PayFrom(self.seat, code - PAY, 3, BALANCE))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("balance", "balance_of_ishtar")


# Crystal Orb


class ChooseOrb(Question[Table]):
    """Crystal Orb: look at the top card, or pay to discard it unseen."""

    def codes(self, g: Table) -> list[int]:
        return [LOOK, DISCARD_TOP] if g.crystals[self.seat] >= ORB_CRYSTALS else [LOOK]

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code == DISCARD_TOP:
            g.crystals[me] -= ORB_CRYSTALS
            g.tell_count("pay_crystals", me, ORB_CRYSTALS)
            thieving_fairies(g, me)
            discard_top(g, me)
            return
        thieving_fairies(g, me)
        look_at_top(g, me)
        g.then(MayPutTopInPlay(me))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("orb", "crystal_orb")


def discard_top(g: Table, me: int) -> None:
    """Discard the top card of the draw pile unseen; only who looked at it before knows it."""
    knew = g.top_known[:]
    card = g.take_top()
    knowledge.top_taken(g, NOBODY, card, knew, knowledge.DISCARD)
    g.discard.append(card)
    if g.events is not None:
        g.tell_some("discard_top", me, [card], tuple([seat for seat in range(g.seats) if knew[seat]]))


def look_at_top(g: Table, me: int) -> None:
    """Look at the top card of the draw pile, which stays there."""
    if not g.draw:
        g.reshuffle()
    g.top_known[me] = 1
    g.information()
    g.tell_some("look_at_top", me, [g.draw[-1]], (me,))


class MayPutTopInPlay(Question[Table]):
    """Crystal Orb: put the card looked at into play for 4 energy, or leave it; asked where gauge and energy allow."""

    def codes(self, g: Table) -> list[int]:
        if has_room(g, self.seat) and g.spendable(self.seat) >= ORB_ENERGY:
            return [PUT_TOP, LEAVE_TOP]
        return []

    def answer(self, g: Table, code: int) -> None:
        if code == PUT_TOP:
            g.then(PayAny(self.seat, ORB_ENERGY, ORB))
            g.then(PutTopInPlay(self.seat))
        else:
            g.tell("leave_top", self.seat, {})

    def prompt(self, g: Table) -> Prompt:
        return Prompt("put_top", "crystal_orb", {}, {"card": NAMES[g.draw[-1]]})


class PutTopInPlay(Frame[Table]):
    """The top card of the draw pile is put into play."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        card = g.take_top()
        g.top_known = [0] * g.seats
        put_in_play(g, self.me, card)


# Glutton Cauldron


class FeedCauldron(Question[Table]):
    """Glutton Cauldron: which token is put on it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def codes(self, g: Table) -> list[int]:
        return payable(g, self.seat, 1, PAY)

    def answer(self, g: Table, code: int) -> None:
        energy = (code - PAY) % 4
        g.pay_from(self.seat, (code - PAY) // 4, energy)
        g.put_on(self.seat, self.at, energy)
        g.tell_energy("feed", self.seat, energy, 1)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("feed", "glutton_cauldron")


def release_cauldron(g: Table, me: int, at: int) -> None:
    """The Cauldron is full: it is sacrificed, its tokens come into the reserve, and 15 crystals."""
    mark = g.marks[me][at]
    g.sacrifice(me, at)
    for energy in range(4):
        g.gain_energy(me, energy, tokens_on(mark, energy))
    g.gain_crystals(me, CAULDRON_CRYSTALS)
    g.then(KeepToLimit(me))


# Mirror of the Seasons


class ExchangeForCrystals(Question[Table]):
    """Mirror of the Seasons: one crystal and one token at a time, all of one energy; then the energy wanted instead."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "paid", "energy", "least")

    def __init__(self, seat: int, paid: int, energy: int, least: int) -> None:
        super().__init__(seat)
        self.paid = paid
        self.energy = energy
        self.least = least

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        if g.crystals[self.seat] > 0:
            for code in payable(g, self.seat, 1, PAY + 4 * self.least):
                if self.paid == 0 or (code - PAY) % 4 == self.energy:
                    codes.append(code)
        if self.paid:
            codes.extend([INTO + energy for energy in range(4) if energy != self.energy])
        return codes

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code < INTO:
            source = (code - PAY) // 4
            energy = (code - PAY) % 4
            g.crystals[me] -= 1
            g.tell_count("pay_crystals", me, 1)
            g.pay_from(me, source, energy)
            g.then(ExchangeForCrystals(me, self.paid + 1, energy, source))
            return
        thieving_fairies(g, me)
        g.gain_energy(me, code - INTO, self.paid)
        g.then(KeepToLimit(me))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("mirror", "mirror_of_the_seasons", {"paid": self.paid})


# Necrotic Kriss, Potion of Dreams, Vampiric Crown


class DiscardOrSacrificeFamiliar(Question[Table]):
    """Necrotic Kriss: a familiar from the hand, face down, or one in play."""

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        codes = [DISCARD + card for card in familiars_of(g.hand[self.seat])]
        codes.extend(copies_to_choose(g, self.seat, SACRIFICE, SACRIFICE_OTHER, IS_FAMILIAR))
        return codes

    def answer(self, g: Table, code: int) -> None:
        if code < SACRIFICE:
            g.discard_familiar(self.seat, code - DISCARD)
        else:
            g.sacrifice(self.seat, chosen_copy(g, self.seat, code, SACRIFICE, SACRIFICE_OTHER))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("kriss", "necrotic_kriss")


class PutFromHand(Question[Table]):
    """Potion of Dreams: which card of the hand is put into play."""

    def run(self, g: Table) -> None:
        if len(g.hand[self.seat]) == 1:
            self.answer(g, PUT_FROM_HAND + g.hand[self.seat][0])
        else:
            super().run(g)

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        return [PUT_FROM_HAND + card for card in kinds_in(g.hand[self.seat])]

    def answer(self, g: Table, code: int) -> None:
        card = code - PUT_FROM_HAND
        g.leave_hand(self.seat, card)
        put_in_play(g, self.seat, card)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("dreams", "potion_of_dreams")


class DrawOrDiscard(Question[Table]):
    """Vampiric Crown: draw a card or discard one; either is shown, and gives energy by its points."""

    def run(self, g: Table) -> None:
        hand = g.hand[self.seat]
        cards = g.has_cards()
        if not hand and cards:
            self.answer(g, DRAW)
        elif len(hand) == 1 and not cards:
            self.answer(g, DISCARD + hand[0])
        else:
            super().run(g)

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        codes = [DRAW] if g.has_cards() else []
        codes.extend([DISCARD + card for card in kinds_in(g.hand[self.seat])])
        return codes

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code == DRAW:
            card = g.take_top()
            g.top_known = [0] * g.seats
            g.hand[me].append(card)
            knowledge.others_know(g, me, knowledge.HAND + me, card)
            g.tell_card("draw_openly", me, card)
        else:
            card = code - DISCARD
            g.discard_openly(me, card)
        g.then(take_at_most(g, me, POINTS[card], CROWN))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("crown", "vampiric_crown")


# Temporal Boots, Tree of Light


class MoveSeasons(Question[Table]):
    """Temporal Boots: how far the season marker moves."""

    def codes(self, g: Table) -> list[int]:
        return [MOVE + place for place in range(len(STEPS))]

    def answer(self, g: Table, code: int) -> None:
        after_move(g, g.move_marker(STEPS[code - MOVE]))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("boots", "temporal_boots")


class ChooseTree(Question[Table]):
    """Tree of Light: 3 crystals for an energy, or an energy for the right to transmute."""

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        if g.crystals[self.seat] >= TREE_CRYSTALS:
            codes.append(FOR_ENERGY)
        if g.spendable(self.seat) > 0:
            codes.append(FOR_TRANSMUTING)
        return codes

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code == FOR_ENERGY:
            g.crystals[me] -= TREE_CRYSTALS
            g.tell_count("pay_crystals", me, TREE_CRYSTALS)
            thieving_fairies(g, me)
            g.then(TakeEnergy(me, 1, TREE))
        else:
            g.then(PayAny(me, 1, TREE))
            g.then(Activated(TREE, me, NOTHING))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("tree", "tree_of_light")
