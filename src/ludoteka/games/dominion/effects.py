"""What several cards ask or do: choosing from a hand, gaining up to a cost, attacking each other player."""

from typing import ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.view import Prompt
from .card import CARDS, COST, IS_TREASURE, Action, Attack
from .names import MOAT, NAMES
from .table import Table
from .words import DISCARD, DONE, GAIN, PASS, REVEAL, TRASH

ANY: Final = 0
TREASURE: Final = 1


def kinds_in(cards: list[int]) -> list[int]:
    """The different cards among these, ascending."""
    kinds: list[int] = []
    last = -1
    for card in sorted(cards):
        if card != last:
            kinds.append(card)
            last = card
    return kinds


def codes_of(verb: int, cards: list[int], wanted: list[bool]) -> list[int]:
    """The codes `verb + card` of the different cards among these that are wanted, ascending."""
    codes: list[int] = []
    for card in cards:
        if wanted[card] and verb + card not in codes:
            codes.append(verb + card)
    if len(codes) > 1:
        codes.sort()
    return codes


# Playing a card, and attacks


class Resolve(Frame[Table]):
    """Do what an Action that lies in the play area says; before an Attack, each other player may show a Moat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "me")

    def __init__(self, card: int, me: int) -> None:
        self.card = card
        self.me = me

    def run(self, g: Table) -> None:
        card = CARDS[self.card]
        if isinstance(card, Attack):
            g.shielded = 0
            if is_moat_about(g):
                for them in g.others(self.me):
                    g.then(MayRevealMoat(them, self.card, self.me))
                g.then(Effect(self.card, self.me))
                return
        play(g, self.card, self.me)


def is_moat_about(g: Table) -> bool:
    """Whether anybody may hold a Moat: it is in the kingdom, or the position that was set up names one."""
    return g.supply[MOAT] >= 0 or (g.origin is not None and any(MOAT in g.owned(seat) for seat in range(g.seats)))


class Effect(Frame[Table]):
    """Do what an Attack says, once all have had their say."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "me")

    def __init__(self, card: int, me: int) -> None:
        self.card = card
        self.me = me

    def run(self, g: Table) -> None:
        play(g, self.card, self.me)


def play(g: Table, number: int, me: int) -> None:
    """Carry out an Action's text."""
    card = CARDS[number]
    assert isinstance(card, Action)
    card.play(g, me)


class MayRevealMoat(Question[Table]):
    """A player under attack may show a Moat; put to everyone with cards in hand, so that being asked tells nothing."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "attack", "attacker")

    def __init__(self, seat: int, attack: int, attacker: int) -> None:
        super().__init__(seat)
        self.attack = attack
        self.attacker = attacker

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        hand = g.hand[self.seat]
        if not hand:
            return []
        return [REVEAL, PASS] if MOAT in hand else [PASS]

    def answer(self, g: Table, code: int) -> None:
        if code == REVEAL:
            g.shielded |= 1 << self.seat
            if MOAT not in g.known_hand[self.seat]:
                g.forget(self.seat, MOAT)
                g.known_hand[self.seat].append(MOAT)
            g.information()
            g.tell_card("reveal_moat", self.seat, MOAT)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("moat", NAMES[self.attack], {"attacker": self.attacker})


class AttackEachOther(Frame[Table]):
    """Let an Attack hit the other players clockwise, but for those who showed a Moat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "me")

    def __init__(self, card: int, me: int) -> None:
        self.card = card
        self.me = me

    def run(self, g: Table) -> None:
        for them in g.others(self.me):
            if not g.shielded >> them & 1:
                g.then(Hit(self.card, self.me, them))
        g.shielded = 0


class Hit(Frame[Table]):
    """Let an Attack hit one player."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "me", "them")

    def __init__(self, card: int, me: int, them: int) -> None:
        self.card = card
        self.me = me
        self.them = them

    def run(self, g: Table) -> None:
        card = CARDS[self.card]
        assert isinstance(card, Attack)
        card.attack(g, self.me, self.them)


# Choosing cards of the hand, one by one in ascending order


class DiscardDownTo(Question[Table]):
    """Discard until so many cards are left in hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "keep", "source")

    def __init__(self, seat: int, keep: int, source: int) -> None:
        super().__init__(seat)
        self.keep = keep
        self.source = source

    def codes(self, g: Table) -> list[int]:
        hand = sorted(g.hand[self.seat])
        more = len(hand) - self.keep
        if more <= 0:
            return []
        least = g.chosen[-1] if g.chosen else 0
        enough = len(hand) - more
        return [DISCARD + card for card in kinds_in(hand[: enough + 1]) if card >= least]

    def answer(self, g: Table, code: int) -> None:
        g.choose_from_hand(self.seat, code - DISCARD)
        if len(g.hand[self.seat]) > self.keep:
            g.then(self)
        else:
            g.discard_chosen(self.seat)

    def prompt(self, g: Table) -> Prompt:
        left = len(g.hand[self.seat]) - self.keep
        return Prompt("discard_down", NAMES[self.source], {"keep": self.keep}, {"left": left})


class DiscardAny(Question[Table]):
    """Cellar: choose any number of cards, discard them together, then draw as many."""

    def codes(self, g: Table) -> list[int]:
        least = g.chosen[-1] if g.chosen else 0
        codes = [DISCARD + card for card in kinds_in(g.hand[self.seat]) if card >= least]
        codes.append(DONE)
        return codes

    def answer(self, g: Table, code: int) -> None:
        if code != DONE:
            g.choose_from_hand(self.seat, code - DISCARD)
            g.then(self)
            return
        number = len(g.chosen)
        g.discard_chosen(self.seat)
        g.draw(self.seat, number)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("cellar", "cellar", {}, {"chosen": len(g.chosen)})


class TrashUpTo(Question[Table]):
    """Chapel: trash up to so many cards, one by one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "least")

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least

    def codes(self, g: Table) -> list[int]:
        if self.left == 0:
            return []
        codes = [TRASH + card for card in kinds_in(g.hand[self.seat]) if card >= self.least]
        codes.append(DONE)
        return codes

    def answer(self, g: Table, code: int) -> None:
        if code != DONE:
            g.trash_from_hand(self.seat, code - TRASH)
            g.then(TrashUpTo(self.seat, self.left - 1, code - TRASH))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("chapel", "chapel", {"left": self.left})


class TrashToGain(Question[Table]):
    """Remodel and Mine: trash a card (or a Treasure) from the hand, then gain one that costs up to so much more."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "more", "of", "source")

    def __init__(self, seat: int, more: int, of: int, source: int) -> None:
        super().__init__(seat)
        self.more = more
        self.of = of
        self.source = source

    def codes(self, g: Table) -> list[int]:
        hand = kinds_in(g.hand[self.seat])
        return [TRASH + card for card in hand if self.of == ANY or IS_TREASURE[card]]

    def answer(self, g: Table, code: int) -> None:
        card = code - TRASH
        g.trash_from_hand(self.seat, card)
        g.then(GainUpTo(self.seat, COST[card] + self.more, self.of, self.source))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("mine" if self.of == TREASURE else "remodel", NAMES[self.source], {"more": self.more})


# Gaining


class GainUpTo(Question[Table]):
    """Gain a card costing up to a limit, onto the discard pile; among Treasures only, into the hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "limit", "of", "source")

    def __init__(self, seat: int, limit: int, of: int, source: int) -> None:
        super().__init__(seat)
        self.limit = limit
        self.of = of
        self.source = source

    def codes(self, g: Table) -> list[int]:
        limit = self.limit
        supply = g.supply
        return [
            GAIN + card
            for card in g.piles
            if supply[card] > 0 and COST[card] <= limit and (self.of == ANY or IS_TREASURE[card])
        ]

    def answer(self, g: Table, code: int) -> None:
        if self.of == TREASURE:
            g.gain_to_hand(self.seat, code - GAIN)
        else:
            g.gain(self.seat, code - GAIN)

    def prompt(self, g: Table) -> Prompt:
        key = "gain_treasure" if self.of == TREASURE else "gain"
        return Prompt(key, NAMES[self.source], {"limit": self.limit})
