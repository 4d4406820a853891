"""The 13 familiars, in alphabetical order."""

from typing import ClassVar

from ...kernel.frames import Question
from ...kernel.view import Prompt
from . import knowledge
from .card import Card, Familiar, put_in_box
from .effects import Activated, KeepToLimit, PayAny, PayFrom, Sacrifice, TakeItemBack
from .names import AIR, DAMNED_SOUL, ENERGIES, WATER, kinds_in
from .table import Table
from .words import COPY, GIVE, KEEP


class AirElemental(Familiar):
    """On entering: all tokens in the reserves of the others become air."""

    energy: ClassVar[str] = "AAA"
    points: ClassVar[int] = 12

    def enter(self, g: Table, me: int) -> None:
        for them in g.others(me):
            tokens = g.in_reserve(them)
            for energy in range(len(ENERGIES)):
                g.reserve[4 * them + energy] = 0
            g.reserve[4 * them + AIR] = tokens
            g.tell_count("all_to_air", them, tokens)


class AmsugLongneck(Familiar):
    """On entering: every player, clockwise and you last, takes a magic item in play back into the hand."""

    energy: ClassVar[str] = "AW"
    points: ClassVar[int] = 8

    def enter(self, g: Table, me: int) -> None:
        for them in g.others(me):
            g.then(TakeItemBack(them, self.id))
        g.then(TakeItemBack(me, self.id))


class ArcanoLeech(Familiar):
    """Before another player summons a card from hand, they give you a crystal; who cannot may not summon."""

    crystals: ClassVar[tuple[int, int, int]] = (2, 5, 8)
    points: ClassVar[int] = 8


class DamnedSoulOfOnys(Familiar):
    """On entering: 10 crystals and 1 water. Activate: discard 1 water and pass it on to the left. At the end of a
    round: lose 3 crystals.
    """

    energy: ClassVar[str] = "W"
    points: ClassVar[int] = -5

    def enter(self, g: Table, me: int) -> None:
        g.gain_crystals(me, 10)
        g.gain_energy(me, WATER, 1)
        g.then(KeepToLimit(me))

    def can_activate(self, g: Table, me: int) -> bool:
        return g.held_in_all(me, WATER) > 0

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(PayFrom(me, WATER, 1, self.id))
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        left = (me + 1) % g.seats
        g.leave_play(me, at)
        g.enter_play(left, DAMNED_SOUL)
        if g.events is not None:
            g.tell("pass_soul", me, {"victim": left})


class DemonOfArgos(Familiar):
    """On entering: every other player's gauge goes down by 1, and they draw a card."""

    energy: ClassVar[str] = "AWFE"
    points: ClassVar[int] = 16

    def enter(self, g: Table, me: int) -> None:
        for them in g.others(me):
            g.lower_gauge(them)
            g.draw_to_hand(them, 1)


class FigrimTheAvaricious(Familiar):
    """At each change of season every other player gives you a crystal."""

    crystals: ClassVar[tuple[int, int, int]] = (3, 6, 9)
    points: ClassVar[int] = 7


class KairnTheDestroyer(Familiar):
    """Activate: discard 1 energy; every other player loses 4 crystals."""

    energy: ClassVar[str] = "AAA"
    points: ClassVar[int] = 9

    def can_activate(self, g: Table, me: int) -> bool:
        return g.spendable(me) > 0

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(PayAny(me, 1, self.id))
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        for them in g.others(me):
            g.lose_crystals(them, 4)


class LewisGreyface(Familiar):
    """On entering: take the same tokens as another player has in reserve."""

    energy: ClassVar[str] = "AF"
    points: ClassVar[int] = 6

    def enter(self, g: Table, me: int) -> None:
        g.then(CopyReserve(me))


class CopyReserve(Question[Table]):
    """Lewis Greyface: whose reserve is copied."""

    def codes(self, g: Table) -> list[int]:
        return [COPY + them for them in range(g.seats) if them != self.seat]

    def answer(self, g: Table, code: int) -> None:
        them = code - COPY
        if g.events is not None:
            g.tell("copy_reserve", self.seat, {"victim": them})
        for energy in range(len(ENERGIES)):
            g.gain_energy(self.seat, energy, g.reserve[4 * them + energy])
        g.then(KeepToLimit(self.seat))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("copy_reserve", "lewis_greyface")


class NariaTheProphetess(Familiar):
    """On entering: draw as many cards as there are players, keep one and give each other player one."""

    crystals: ClassVar[tuple[int, int, int]] = (3, 3, 3)
    points: ClassVar[int] = 8

    def enter(self, g: Table, me: int) -> None:
        g.look(me, g.seats)
        if g.looked:
            g.then(ShareOut(me))


class ShareOut(Question[Table]):
    """Naria: who gets which card; first the owner's own, then clockwise. All get them when all are chosen."""

    def run(self, g: Table) -> None:
        if len(g.looked) > 1:
            super().run(g)
        else:
            g.chosen.append(g.looked.pop())
            hand_out(g, self.seat)

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        verb = GIVE if g.chosen else KEEP
        return [verb + card for card in kinds_in(g.looked)]

    def answer(self, g: Table, code: int) -> None:
        card = code - (GIVE if g.chosen else KEEP)
        g.looked.remove(card)
        g.chosen.append(card)
        g.then(self)

    def prompt(self, g: Table) -> Prompt:
        if not g.chosen:
            return Prompt("naria_keep", "naria_the_prophetess")
        return Prompt("naria_give", "naria_the_prophetess", {"victim": (self.seat + len(g.chosen)) % g.seats})


def hand_out(g: Table, me: int) -> None:
    """Naria: each gets the card chosen, the owner first, then clockwise while there are cards."""
    cards = g.chosen
    g.chosen = []
    owners = [(me + step) % g.seats for step in range(len(cards))]
    for place, owner in enumerate(owners):
        g.hand[owner].append(cards[place])
    knowledge.shared_out(g, me, owners, cards)
    g.information()
    if g.events is not None:
        for place, owner in enumerate(owners):
            audience = (me,) if owner == me else (me, owner)
            g.tell_some("receive" if owner != me else "keep", owner, [cards[place]], audience)


class SidNightshade(Familiar):
    """On entering: if you have more crystals than each other player, take 5 from every one of them."""

    for_each_opponent: ClassVar[str] = "E"
    points: ClassVar[int] = 6

    def enter(self, g: Table, me: int) -> None:
        others = g.others(me)
        if g.crystals[me] > max([g.crystals[them] for them in others]):
            for them in others:
                g.give_crystals(them, me, 5)


class SyllasTheFaithful(Familiar):
    """On entering: every other player sacrifices a card."""

    energy: ClassVar[str] = "FFF"
    points: ClassVar[int] = 14

    def enter(self, g: Table, me: int) -> None:
        for them in g.others(me):
            g.then(Sacrifice(them, 1, self.id))


class ThievingFairies(Familiar):
    """Each time another player activates a card, they give you a crystal and you gain one more."""

    crystals: ClassVar[tuple[int, int, int]] = (0, 3, 6)
    points: ClassVar[int] = 6


class TitusDeepgaze(Familiar):
    """At the end of a round every other player gives you a crystal; if one of them has none, sacrifice it."""

    for_each_opponent: ClassVar[str] = "F"
    points: ClassVar[int] = 4


KINDS_HERE: list[type[Card]] = [
    AirElemental,
    AmsugLongneck,
    ArcanoLeech,
    DamnedSoulOfOnys,
    DemonOfArgos,
    FigrimTheAvaricious,
    KairnTheDestroyer,
    LewisGreyface,
    NariaTheProphetess,
    SidNightshade,
    SyllasTheFaithful,
    ThievingFairies,
    TitusDeepgaze,
]

ACTIVATED: list[str] = ["damned_soul_of_onys", "kairn_the_destroyer"]

put_in_box(KINDS_HERE, ACTIVATED)
