"""The selection phase: who picks from the pack in which order, what is laid aside, and the Theater.

Each rank's `slot` says where its character went: face up, the face-down card of the beginning, the step of the draft
in which it was picked or laid aside, or still in the pack. A seat that had the pack in its hands in some step knows
which characters were gone by then and which were still there; so everything a seat knows of the draft follows from
the slots and its own steps.

With 7 players and 8 characters, and with 8 players, the last player also takes the face-down card of the beginning:
`slot` then keeps 0 for that one and the last step for the one passed on, and `last_took_first` says which was kept.
"""

from typing import ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.view import Prompt
from .names import CHARACTER_NAMES, THEATER, rank_of
from .table import DRAFT, FACE_DOWN, FACE_UP, IN_PACK, NOBODY, SELECTION, THEATER_PHASE, Table
from .words import LAY_ASIDE, NO_SWAP, OFFER, PICK, SWAP_WITH

# What is done in a step, and by whom, counted from the crowned player

PICKS: Final = 0
LAYS_ASIDE: Final = 1
AT_RANDOM: Final = 2
TWO_DO: Final = (PICKS, PICKS, LAYS_ASIDE, PICKS, LAYS_ASIDE, PICKS, LAYS_ASIDE)
TWO_WHO: Final = (0, 1, 1, 0, 0, 1, 1)
THREE_DO: Final = (PICKS, PICKS, PICKS, AT_RANDOM, PICKS, PICKS, PICKS)
THREE_WHO: Final = (0, 1, 2, 2, 0, 1, 2)
DO: Final = [(), (), TWO_DO, THREE_DO, *[(PICKS,) * seats for seats in range(4, 9)]]
WHO: Final = [(), (), TWO_WHO, THREE_WHO, *[tuple(range(seats)) for seats in range(4, 9)]]


def last_has_two(g: Table) -> bool:
    """Whether the last player picks between the passed and the face-down card."""
    return len(g.cast) == g.seats + 1


def who(g: Table, step: int) -> int:
    """The seat whose step it is, steps counted from 1."""
    return (g.leader + WHO[g.seats][step - 1]) % g.seats


def steps(g: Table) -> int:
    """How many steps the draft has."""
    return len(WHO[g.seats])


def pack(g: Table) -> list[int]:
    """The ranks still in the pack."""
    return [rank for rank, slot in enumerate(g.slot) if slot == IN_PACK]


def owners(g: Table, slots: list[int], last_took_first: int) -> list[int]:
    """Who holds each rank's character after such a draft, before the Theater."""
    holders = [NOBODY] * len(slots)
    last = steps(g)
    do = DO[g.seats]
    for rank, slot in enumerate(slots):
        if slot == FACE_DOWN and last_took_first:
            holders[rank] = who(g, last)
        elif 0 < slot <= last and do[slot - 1] == PICKS and not (slot == last and last_took_first):
            holders[rank] = who(g, slot)
    return holders


# The selection phase


def lay_out_characters(g: Table) -> None:
    """Shuffle the characters; discard some face up, but not rank 4, and one face down."""
    number = len(g.cast)
    g.slot = [IN_PACK] * number
    open_cards = max(0, number - g.seats - 2) if g.seats > 3 else 0
    candidates = [rank for rank in range(number) if rank != 3]
    g.luck.shuffle(candidates, DRAFT)
    for rank in candidates[:open_cards]:
        g.slot[rank] = FACE_UP
    rest = pack(g)
    g.slot[rest[g.luck.below(len(rest), DRAFT)]] = FACE_DOWN
    if g.events is not None:
        cards = [CHARACTER_NAMES[g.cast[rank]] for rank in range(number) if g.slot[rank] == FACE_UP]
        g.tell("face_up", g.leader, {"cards": cards, "count": len(cards)})


class Draft(Frame[Table]):
    """A step of the draft; after the last, what is left of the pack stays face down."""

    __match_args__: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, g: Table) -> None:
        step = self.step
        if step > steps(g):
            for rank in pack(g):
                g.slot[rank] = step
            return
        if DO[g.seats][step - 1] == AT_RANDOM:
            ranks = pack(g)
            g.slot[ranks[g.luck.below(len(ranks), DRAFT)]] = step
            g.tell("discard_at_random", who(g, step), {})
            g.then(DRAFTS[step + 1])
        else:
            tell_pack(g, who(g, step), step)
            g.then(Pick(who(g, step), step))


def tell_pack(g: Table, seat: int, step: int) -> None:
    """The pack comes to a player, who sees what is in it."""
    if g.events is None or (step > 1 and who(g, step - 1) == seat):
        return
    ranks = offered(g, step)
    cards = [CHARACTER_NAMES[g.cast[rank]] for rank in ranks]
    g.tell_secret("pack", seat, {"count": len(ranks)}, {"cards": cards}, (seat,))


def offered(g: Table, step: int) -> list[int]:
    """The ranks among which the player of a step chooses."""
    both = last_has_two(g) and step == steps(g)
    return [rank for rank, slot in enumerate(g.slot) if slot == IN_PACK or (both and slot == FACE_DOWN)]


DRAFTS: Final = [Draft(step) for step in range(11)]


class Pick(Question[Table]):
    """Keep a character of the pack, or lay one aside face down."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def codes(self, g: Table) -> list[int]:
        verb = PICK if DO[g.seats][self.step - 1] == PICKS else LAY_ASIDE
        return [verb + g.cast[rank] for rank in offered(g, self.step)]

    def answer(self, g: Table, code: int) -> None:
        step = self.step
        picks = code < LAY_ASIDE
        rank = rank_of(code - (PICK if picks else LAY_ASIDE))
        g.information()
        if last_has_two(g) and step == steps(g):
            g.last_took_first = 1 if g.slot[rank] == FACE_DOWN else 0
            for passed in pack(g):
                g.slot[passed] = step
        else:
            g.slot[rank] = step
        if picks:
            g.owner[rank] = self.seat
        if g.events is not None:
            kind = "pick" if picks else "lay_aside"
            g.tell_secret(kind, self.seat, {}, {"cards": [CHARACTER_NAMES[g.cast[rank]]]}, (self.seat,))
        g.then(DRAFTS[step + 1])

    def prompt(self, g: Table) -> Prompt:
        return Prompt("pick" if DO[g.seats][self.step - 1] == PICKS else "lay_aside", None)


class StartSelection(Frame[Table]):
    """A new round: the characters are laid out and drafted, the Theater plays."""

    def run(self, g: Table) -> None:
        number = len(g.cast)
        g.round += 1
        g.phase = SELECTION
        g.leader = g.crown
        g.active = g.crown
        g.owner = [NOBODY] * number
        g.shown = [NOBODY] * number
        g.last_took_first = 0
        g.swap = []
        g.called = 0
        g.information()
        g.tell("start_round", g.leader, {"number": g.round})
        lay_out_characters(g)
        g.then(DRAFTS[1])
        g.then(AFTER_DRAFT)


# The Theater


class AfterDraft(Frame[Table]):
    """The owner of the Theater may swap characters before rank 1 is called."""

    def run(self, g: Table) -> None:
        for seat in range(g.seats):
            if g.has(seat, THEATER):
                g.phase = THEATER_PHASE
                g.then(MaySwap(seat))


AFTER_DRAFT: Final = AfterDraft()


class MaySwap(Question[Table]):
    """Theater: choose an opponent to swap characters with, or nobody."""

    def codes(self, g: Table) -> list[int]:
        return [NO_SWAP, *[SWAP_WITH + them for them in range(g.seats) if them != self.seat]]

    def answer(self, g: Table, code: int) -> None:
        if code == NO_SWAP:
            g.tell("no_swap", self.seat, {})
        else:
            g.then(OfferCharacter(self.seat, code - SWAP_WITH))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("theater", "theater")


class OfferCharacter(Question[Table]):
    """Theater: with two characters each, choose which to give; one of the other's is taken at random."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        return [OFFER + g.cast[rank] for rank in g.has_ranks(self.seat)]

    def answer(self, g: Table, code: int) -> None:
        me, them = self.seat, self.them
        given = rank_of(code - OFFER)
        ranks = g.has_ranks(them)
        taken = ranks[g.luck.below(len(ranks), DRAFT)]
        g.owner[given] = them
        g.owner[taken] = me
        g.swap = [me, them, given, taken]
        g.information()
        if g.events is not None:
            cards = [CHARACTER_NAMES[g.cast[given]], CHARACTER_NAMES[g.cast[taken]]]
            g.tell_secret("swap_characters", me, {"victim": them}, {"cards": cards}, (me, them))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("offer", "theater", {"victim": self.them})
