"""What happens in many turns: gathering, income, the districts that are used, and the end of a turn."""

from ...kernel.frames import Question
from ...kernel.view import Prompt
from .cards import discard_from_hand, draw, mix, place_of, put_under, store_in_museum, take_from_deck
from .district import TYPE
from .names import (
    ALCHEMIST,
    DISTRICT_NAMES,
    GOLD_MINE,
    KIND,
    LABORATORY,
    LIBRARY,
    MUSEUM,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    SCHOOL_OF_MAGIC,
    SEEN,
)
from .table import Table
from .words import DISCARD, GATHER_AND_CHOOSE, GATHER_CARDS, GATHER_GOLD, KEEP_CARD, STORE


def codes_of(verb: int, cards: list[int]) -> list[int]:
    """The codes `verb + kind` of the different kinds among these cards, ascending."""
    codes: list[int] = []
    for card in cards:
        code = verb + (card & KIND)
        if code not in codes:
            codes.append(code)
    codes.sort()
    return codes


class HandQuestion(Question[Table]):
    """A choice among cards that only one seat sees: put to it even when all are of one kind, or the others would
    learn that.
    """

    def is_asked_anyway(self) -> bool:
        return True


def ask_about_hand(g: Table, question: HandQuestion) -> None:
    """Ask which card of the hand; with a single card all know that there is nothing to choose."""
    if len(g.hand[question.seat]) == 1:
        question.answer(g, question.codes(g)[0])
    else:
        g.then(question)


# Gathering


def gather_codes(g: Table, me: int, codes: list[int]) -> None:
    """The ways to gather: 2 gold, or 2 cards of which one is kept; the Library keeps all, if its owner wants."""
    codes.append(GATHER_GOLD)
    if g.deck:
        codes.append(GATHER_CARDS)
        if g.has(me, LIBRARY) and len(g.deck) > 1:
            codes.append(GATHER_AND_CHOOSE)


def gather(g: Table, me: int, code: int) -> None:
    """Gather."""
    g.gathered = 1
    if code == GATHER_GOLD:
        g.gain_gold(me, 3 if g.has(me, GOLD_MINE) else 2, "gather_gold")
        return
    number = 3 if g.has(me, OBSERVATORY) else 2
    if code == GATHER_CARDS and g.has(me, LIBRARY):
        draw(g, me, number, "gather_cards")
        return
    take_from_deck(g, me, number, g.drawn)
    if g.events is not None:
        g.tell_owner("gather_cards", me, g.drawn, (me,))
    if len(g.drawn) == 1:
        keep_one(g, me, g.drawn[0] & KIND)
    else:
        g.then(KeepOne(me))


def keep_one(g: Table, me: int, kind: int) -> None:
    """Keep one of the cards drawn, the others go under the deck."""
    rest = sort_out(g, me, kind)
    put_under(g, rest, g.group[me])


def sort_out(g: Table, me: int, kind: int) -> list[int]:
    """Take one of the cards drawn into the hand, and give the others."""
    rest = g.drawn
    g.drawn = []
    g.group[me] = mix(g, rest, 1 << me, g.group[me])
    card = rest.pop(place_of(rest, kind))
    g.hand[me].append(card)
    if g.events is not None:
        g.tell_owner("keep", me, [card], (me,))
    return rest


class KeepOne(HandQuestion):
    """Keep one of the cards drawn."""

    def codes(self, g: Table) -> list[int]:
        return codes_of(KEEP_CARD, g.drawn)

    def answer(self, g: Table, code: int) -> None:
        keep_one(g, self.seat, code - KEEP_CARD)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("keep", None, {"count": len(g.drawn)})


class Gather(Question[Table]):
    """Gather, and nothing else at this moment of the turn."""

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        gather_codes(g, self.seat, codes)
        return codes

    def answer(self, g: Table, code: int) -> None:
        gather(g, self.seat, code)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("gather", None)


# Income


def count_type(g: Table, me: int, kind: int) -> int:
    """The districts of a type in a city, the School of Magic counted as one."""
    count = g.owns[me] >> SCHOOL_OF_MAGIC & 1
    for card in g.city[me]:
        if TYPE[card & KIND] == kind:
            count += 1
    return count


# Districts that are used


class DiscardForGold(HandQuestion):
    """Laboratory: discard a card for 2 gold."""

    def codes(self, g: Table) -> list[int]:
        return codes_of(DISCARD, g.hand[self.seat])

    def answer(self, g: Table, code: int) -> None:
        kind = code - DISCARD
        g.tell_district("use", self.seat, LABORATORY)
        g.tell_owner("discard", self.seat, [kind], (self.seat,))
        discard_from_hand(g, self.seat, kind)
        g.gain_gold(self.seat, 2)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("laboratory", DISTRICT_NAMES[LABORATORY])


class StoreInMuseum(HandQuestion):
    """Museum: put a card under it."""

    def codes(self, g: Table) -> list[int]:
        return codes_of(STORE, g.hand[self.seat])

    def answer(self, g: Table, code: int) -> None:
        g.tell_district("use", self.seat, MUSEUM)
        g.tell_owner("store", self.seat, [code - STORE], (self.seat,))
        store_in_museum(g, self.seat, code - STORE)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("museum", DISTRICT_NAMES[MUSEUM])


# The end of a turn


def end_turn(g: Table, me: int) -> None:
    """Poor House, Park, and then what an Alchemist gets back."""
    g.tell("end_turn", me, {})
    if g.gold[me] == 0 and g.has(me, POOR_HOUSE):
        g.tell_district("use", me, POOR_HOUSE)
        g.gain_gold(me, 1)
    if not g.hand[me] and g.has(me, PARK):
        g.tell_district("use", me, PARK)
        draw(g, me, 2)
    if g.spent and g.role() == ALCHEMIST:
        g.gain_gold(me, g.spent, "refund")


def kinds_seen(cards: list[int], seat: int) -> list[int]:
    """The kinds of those among these cards that a seat knows to lie there."""
    return [card & KIND for card in cards if card >> (SEEN + seat) & 1]
