"""The prelude: set-up, the apprentice's sets or the draft, and the nine cards split into hand and libraries."""

from typing import ClassVar, Final

from ...kernel.frames import Answered, Frame, Question, Together
from ...kernel.luck import Luck
from ...kernel.options import RANDOM
from ...kernel.view import Prompt
from . import knowledge
from .board import APPRENTICE_SETS, SET_SIZE, SHELF_SIZE
from .dice import DICE_OF_A_SEASON
from .names import BASIC, COPIES, KINDS, SEASONS, kinds_in
from .phases import DRAFT, LIBRARIES
from .table import DECK, LOTS, Table
from .words import CHOOSE, PICK, TAKE_SET, TO_HAND, TO_LIBRARY_2

APPRENTICE: Final = 1
ARCHMAGE: Final = 3

# Preparation


def box(level: int) -> list[int]:
    """All Power cards of a level, two of each."""
    last = KINDS - 1 if level == ARCHMAGE else BASIC
    return [card for card in range(1, last + 1) for _ in range(COPIES)]


def choose_dice(g: Table) -> None:
    """Of each season's five dice, one more than there are players, by lot; they stay the same all game."""
    for season in range(len(SEASONS)):
        dice = list(range(season * DICE_OF_A_SEASON, (season + 1) * DICE_OF_A_SEASON))
        g.luck.shuffle(dice, LOTS)
        g.dice.extend(sorted(dice[: g.seats + 1]))


def choose_first(g: Table) -> None:
    """Choose who begins."""
    first: str = g.settings["first"]
    g.first = g.luck.below(g.seats, LOTS) if first == RANDOM else int(first)
    g.active = g.first


def begin(g: Table) -> None:
    """Set the table up, down to the first choice of the prelude."""
    choose_dice(g)
    choose_first(g)
    g.draw = box(g.settings["level"])
    g.luck.shuffle(g.draw, DECK)
    if g.settings["level"] == APPRENTICE:
        deal_sets(g)
    else:
        deal_packs(g)
        g.then(Draft())
    g.then(SplitCards())
    g.undo_floor = 0


# Apprentice: sets instead of the draft


def deal_sets(g: Table) -> None:
    """Everyone gets one of the four sets, by lot or by choice in turn order."""
    if g.settings["sets"] == CHOOSE:
        for seat in g.in_turn_order():
            g.then(ChooseSet(seat))
        return
    sets = list(range(len(APPRENTICE_SETS)))
    g.luck.shuffle(sets, LOTS)
    for seat in range(g.seats):
        take_set(g, seat, sets[seat])


def take_set(g: Table, me: int, number: int) -> None:
    """A player gets the cards of a set, which everybody knows."""
    cards = list(APPRENTICE_SETS[number])
    for card in cards:
        g.draw.remove(card)
    g.drafted[me] = cards
    for card in cards:
        knowledge.others_know(g, me, knowledge.OWNED + me, card)
    g.tell("take_set", me, {"number": number + 1})


class ChooseSet(Question[Table]):
    """Which of the sets that are left a player takes."""

    def codes(self, g: Table) -> list[int]:
        return [TAKE_SET + number for number in range(len(APPRENTICE_SETS)) if not is_taken(g, number)]

    def answer(self, g: Table, code: int) -> None:
        take_set(g, self.seat, code - TAKE_SET)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("take_set")


def is_taken(g: Table, number: int) -> bool:
    """Whether somebody has a set."""
    cards = list(APPRENTICE_SETS[number])
    return cards in [sorted(drafted) for drafted in g.drafted]


# The draft


def deal_packs(g: Table) -> None:
    """Nine cards to everyone."""
    for seat in g.in_turn_order():
        pack = sorted([g.draw.pop() for _ in range(SET_SIZE)])
        g.pack[seat] = pack
        g.tell_some("receive_pack", seat, pack, (seat,))


class Draft(Frame[Table]):
    """Everyone keeps one card of the pack in front of them, all at the same time, and passes the rest on."""

    def run(self, g: Table) -> None:
        g.phase = DRAFT
        if len(g.pack[0]) == 1:
            for seat in range(g.seats):
                keep_from_pack(g, seat, g.pack[seat][0])
            forget_packs(g)
            return
        g.then(Together(tuple([PickFromPack(seat) for seat in g.in_turn_order()])))
        g.then(PassPacks())
        g.then(Draft())


class PickFromPack(Question[Table]):
    """Which card of the pack is kept; asked even about two equal cards, so that nothing shows."""

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        return [PICK + card for card in kinds_in(g.pack[self.seat])]

    def answer(self, g: Table, code: int) -> None:
        keep_from_pack(g, self.seat, code - PICK)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("draft", None, {"pick": len(g.drafted[self.seat]) + 1})


def keep_from_pack(g: Table, me: int, card: int) -> None:
    """Put a card of the pack aside, face down."""
    pack = g.pack[me][:]
    pack.remove(card)
    g.pack[me] = pack
    g.drafted[me] = [*g.drafted[me], card]
    g.tell_some("draft", me, [card], (me,))


class PassPacks(Frame[Table]):
    """All packs go to the left; whoever sees one again sees what is missing."""

    def run(self, g: Table) -> None:
        seats = g.seats
        step = len(g.drafted[0])
        for seat in range(seats):
            g.passed[seat * seats + pack_at(g, seat, step - 1)] = g.pack[seat]
        g.pack = [g.pack[(seat - 1) % seats] for seat in range(seats)]
        g.information()
        for seat in g.in_turn_order():
            g.tell_some("receive_pack", seat, g.pack[seat], (seat,))
        for seat in range(seats):
            before = g.passed[seat * seats + pack_at(g, seat, step)]
            if before:
                missing = without(before, g.pack[seat])
                takers = [(seat + way) % seats for way in range(1, seats)]
                knowledge.missing_from_pack(g, seat, missing, takers)


def pack_at(g: Table, seat: int, step: int) -> int:
    """Which pack, by the seat it was dealt to, lies in front of a seat after so many picks."""
    return (seat - step) % g.seats


def without(cards: list[int], others: list[int]) -> list[int]:
    """Cards that are left when the others are taken away."""
    left = cards[:]
    for card in others:
        left.remove(card)
    return left


def forget_packs(g: Table) -> None:
    """The draft is over: what a seat passed on last was taken by those to its left, one card each."""
    seats = g.seats
    for seat in range(seats):
        for pack in range(seats):
            cards = g.passed[seat * seats + pack]
            if cards and len(cards) < seats:
                takers = [(seat + way) % seats for way in range(1, len(cards) + 1)]
                knowledge.missing_from_pack(g, seat, cards, takers)
    g.passed = [[] for _ in range(seats * seats)]


# Hand and libraries


class SplitCards(Frame[Table]):
    """Everyone splits their nine cards, all at the same time."""

    def run(self, g: Table) -> None:
        g.phase = LIBRARIES
        g.then(Together(tuple([Split(seat, ()) for seat in g.in_turn_order()])))


class Split(Question[Table]):
    """Three cards for the hand, then three for library II, each in ascending order; the others are library III.

    The number of questions is the same for everyone, so that nothing shows.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "picked")

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        picked = list(self.picked)
        left = sorted(without(g.drafted[self.seat], picked))
        second = len(picked) >= SHELF_SIZE
        shelf = picked[SHELF_SIZE:] if second else picked
        verb = TO_LIBRARY_2 if second else TO_HAND
        least = shelf[-1] if shelf else 0
        more = SHELF_SIZE - len(shelf)
        return [verb + card for card in kinds_in(left[: len(left) - more + 1]) if card >= least]

    def follow(self, g: Table, code: int) -> Question[Table] | None:
        if len(self.picked) == 2 * SHELF_SIZE - 1:
            return None
        return Split(self.seat, (*self.picked, card_of(code)))

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        picked = [*self.picked, card_of(code)]
        g.hand[me] = picked[:SHELF_SIZE]
        g.library_2[me] = picked[SHELF_SIZE:]
        g.library_3[me] = without(g.drafted[me], picked)
        g.drafted[me] = []
        g.tell_some("split", me, g.hand[me], (me,))

    def prompt(self, g: Table) -> Prompt:
        second = len(self.picked) >= SHELF_SIZE
        left = SHELF_SIZE - len(self.picked) % SHELF_SIZE
        return Prompt("split", None, {}, {"left": left, "shelf": 2 if second else 1})


def card_of(code: int) -> int:
    """The card of a code of `Split`."""
    return code - TO_LIBRARY_2 if code >= TO_LIBRARY_2 else code - TO_HAND


# What is picked so far, and guessing it


def picked_in(asked: Together[Table], seat: int) -> list[int]:
    """What a seat has picked so far in splitting its cards, or the card it keeps of its pack."""
    for part in asked.parts:
        if isinstance(part, Split) and part.seat == seat:
            return list(part.picked)
        if isinstance(part, Answered) and part.question.seat == seat:
            question = part.question
            if isinstance(question, Split):
                return [*question.picked, card_of(part.code)]
            return [part.code - PICK]
    return []


def pick_again(g: Table, viewer: int, luck: Luck) -> None:
    """Guess what the others have picked so far while all choose at the same time."""
    asked = g.frames[-1]
    assert isinstance(asked, Together)
    parts: list[Frame[Table]] = []
    for part in asked.parts:
        again = part
        if isinstance(part, Split) and part.seat != viewer:
            again = Split(part.seat, tuple(some_picks(g, part.seat, len(part.picked), luck)))
            g.waiting = [again if old is part else old for old in g.waiting]
        elif isinstance(part, Answered) and part.question.seat != viewer:
            again = answered_again(g, part.question, luck)
        parts.append(again)
    g.frames[-1] = Together(tuple(parts))


def answered_again(g: Table, question: Question[Table], luck: Luck) -> Answered[Table]:
    """A question with another answer by lot."""
    if isinstance(question, Split):
        picks = some_picks(g, question.seat, 2 * SHELF_SIZE, luck)
        return Answered(Split(question.seat, tuple(picks[:-1])), TO_LIBRARY_2 + picks[-1])
    pack = g.pack[question.seat]
    return Answered(question, PICK + pack[luck.below(len(pack))])


def some_picks(g: Table, seat: int, number: int, luck: Luck) -> list[int]:
    """So many cards picked by lot for hand and library II, each shelf in ascending order and with room above."""
    cards = g.drafted[seat][:]
    luck.shuffle(cards)
    whole = [sorted(cards[:SHELF_SIZE]), sorted(cards[SHELF_SIZE : 2 * SHELF_SIZE])]
    return (whole[0] + whole[1])[:number]
