"""The questions that characters ask, in order of rank, and what several of them share."""

from typing import ClassVar

from ...kernel.frames import Question
from ...kernel.view import Prompt
from .building import may_stand, pay_gold, price
from .cards import draw, hand_over, learn_hand, put_under, shuffle_deck, take_at_random, take_out
from .character import Character
from .district import TYPE
from .effects import HandQuestion, ask_about_hand, codes_of, count_type, sort_out
from .names import (
    ALL,
    BEAUTIFIED,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    GROUP,
    KIND,
    TYPES,
    UNGROUPED,
    rank_of,
    sorted_names,
)
from .table import USED_ABILITY, USED_INCOME, Table
from .words import (
    AS_CARDS,
    BEAUTIFY,
    BEWITCH,
    BUILD_TAKEN,
    CLAIM_CARD,
    CLAIM_GOLD,
    CLAIM_NOTHING,
    CROWN,
    DISCARD,
    DONE,
    FLOWER,
    GIVE,
    INCOME,
    KEEP_CARD,
    LOOK_FOR,
    SIGN,
    TAKE,
    THREATEN,
    WARRANT,
)


def target_codes(g: Table, verb: int, first: int) -> list[int]:
    """The codes `verb + character` of the characters in play from a rank on, without the killed and the bewitched."""
    return [verb + g.cast[rank] for rank in range(first, len(g.cast)) if rank != g.killed and rank != g.bewitched]


# Rank 1


class Bewitch(Question[Table]):
    """Witch: name the character to bewitch; the turn rests until that character has gathered."""

    def codes(self, g: Table) -> list[int]:
        return target_codes(g, BEWITCH, 1)

    def answer(self, g: Table, code: int) -> None:
        g.bewitched = rank_of(code - BEWITCH)
        g.witch = self.seat
        g.tell_character("bewitch", self.seat, g.bewitched)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("bewitch", CHARACTER_NAMES[g.cast[0]])


class PlaceWarrants(Question[Table]):
    """Magistrate: lay warrants on three characters, one by one by rank."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def codes(self, g: Table) -> list[int]:
        first = g.warrants[-1] + 1 if g.warrants else 1
        return [WARRANT + g.cast[rank] for rank in range(first, len(g.cast) - self.left + 1)]

    def answer(self, g: Table, code: int) -> None:
        rank = rank_of(code - WARRANT)
        g.magistrate = self.seat
        g.warrants.append(rank)
        g.tell_character("warrant", self.seat, rank)
        g.then(PlaceWarrants(self.seat, self.left - 1) if self.left > 1 else SignWarrant(self.seat))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("warrant", CHARACTER_NAMES[g.cast[0]], {"count": self.left})


class SignWarrant(Question[Table]):
    """Magistrate: say, unseen, which of the three warrants is the signed one."""

    def codes(self, g: Table) -> list[int]:
        return [SIGN + g.cast[rank] for rank in g.warrants]

    def answer(self, g: Table, code: int) -> None:
        g.signed = rank_of(code - SIGN)
        if g.events is not None:
            g.tell_secret("sign", self.seat, {}, {"cards": [CHARACTER_NAMES[code - SIGN]]}, (self.seat,))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("sign", CHARACTER_NAMES[g.cast[0]])


# Rank 2


class LookFor(Question[Table]):
    """Spy: name a type, look at the hand, take a gold and draw a card for each that matches."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        return [LOOK_FOR + kind for kind in range(len(TYPES))]

    def answer(self, g: Table, code: int) -> None:
        kind = code - LOOK_FOR
        hand = g.hand[self.them]
        matches = len([card for card in hand if TYPE[card & KIND] == kind])
        learn_hand(g, self.seat, self.them)
        g.spied = [self.them, kind, matches]
        g.information()
        gold = min(matches, g.gold[self.them])
        if g.events is not None:
            args = {"victim": self.them, "reason": TYPES[kind], "count": matches}
            g.tell_secret("spy", self.seat, args, {"cards": sorted_names(hand)}, (self.seat, self.them))
        if gold:
            g.pay_player(self.them, self.seat, gold, "pay_spy")
        if matches and g.deck:
            draw(g, self.seat, matches)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("look_for", CHARACTER_NAMES[g.role()], {"victim": self.them})


class PlaceThreats(Question[Table]):
    """Blackmailer: lay threats on two characters, one by one by rank."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def codes(self, g: Table) -> list[int]:
        first = g.threats[-1] + 1 if g.threats else 2
        codes = target_codes(g, THREATEN, first)
        return codes[: len(codes) - self.left + 1]

    def answer(self, g: Table, code: int) -> None:
        rank = rank_of(code - THREATEN)
        g.blackmailer = self.seat
        g.threats.append(rank)
        g.tell_character("threat", self.seat, rank)
        g.then(PlaceThreats(self.seat, self.left - 1) if self.left > 1 else LayFlower(self.seat))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("threaten", CHARACTER_NAMES[g.role()], {"count": self.left})


class LayFlower(Question[Table]):
    """Blackmailer: say, unseen, which of the two threats is the real one."""

    def codes(self, g: Table) -> list[int]:
        return [FLOWER + g.cast[rank] for rank in g.threats]

    def answer(self, g: Table, code: int) -> None:
        g.flower = rank_of(code - FLOWER)
        g.threatened = g.threats[:]
        if g.events is not None:
            g.tell_secret("flower", self.seat, {}, {"cards": [CHARACTER_NAMES[code - FLOWER]]}, (self.seat,))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("flower", CHARACTER_NAMES[g.role()])


# Rank 3


class DiscardToRedraw(HandQuestion):
    """Magician: discard any number of cards, then draw as many."""

    def codes(self, g: Table) -> list[int]:
        least = g.chosen[-1] & KIND if g.chosen else 0
        codes = [DONE]
        for code in codes_of(DISCARD, g.hand[self.seat]):
            if code >= DISCARD + least:
                codes.append(code)
        return codes

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code != DONE:
            g.chosen.append(take_out(g, me, code - DISCARD, 1 << me))
            g.then(self)
            return
        cards = g.chosen
        g.chosen = []
        number = len(cards)
        if g.events is not None:
            g.tell_owner("discard", me, cards, (me,))
        put_under(g, cards, g.group[me])
        draw(g, me, number)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("redraw", CHARACTER_NAMES[g.role()], {}, {"count": len(g.chosen)})


class TakeOrBuild(HandQuestion):
    """Wizard: of the hand looked at, take a card or build it at once."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        me = self.seat
        kinds = codes_of(0, g.hand[self.them])
        codes = [TAKE + kind for kind in kinds]
        for kind in kinds:
            if may_stand(g, me, kind) and g.gold[me] >= price(g, me, kind):
                codes.append(BUILD_TAKEN + kind)
        return codes

    def answer(self, g: Table, code: int) -> None:
        me, them = self.seat, self.them
        if code < BUILD_TAKEN:
            if g.events is not None:
                g.tell_owner("take_card", me, [code - TAKE], (me, them), victim=them)
            hand_over(g, them, me, code - TAKE)
            return
        kind = code - BUILD_TAKEN
        take_out(g, them, kind, ALL)
        g.tell("take_to_build", me, {"card": DISTRICT_NAMES[kind], "victim": them})
        pay_gold(g, me, kind, price(g, me, kind), 0)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("wizard", CHARACTER_NAMES[g.role()], {"victim": self.them})


class GiveBack(HandQuestion):
    """Seer: give a card to each player of whom one was taken, one after the other."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        return codes_of(GIVE, g.hand[self.seat])

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        them = self.them[0]
        g.tell_owner("give", me, [code - GIVE], (me, them), victim=them)
        hand_over(g, me, them, code - GIVE)
        if len(self.them) > 1:
            ask_about_hand(g, GiveBack(me, self.them[1:]))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("give", CHARACTER_NAMES[g.role()], {"victim": self.them[0], "count": len(self.them)})


def divine(g: Table, me: int) -> None:
    """Seer: take a card at random from each other hand, then give as many back."""
    victims: list[int] = [them for them in g.others(me) if g.hand[them]]
    for them in victims:
        take_at_random(g, me, them)
    if victims:
        ask_about_hand(g, GiveBack(me, tuple(victims)))


# Rank 4


def heirs(g: Table, me: int) -> list[int]:
    """To whom an Emperor may give the crown: neither himself nor its holder."""
    return [seat for seat in range(g.seats) if seat != me and seat != g.crown]


class ClaimFrom(Question[Table]):
    """Emperor: a gold or a card from the player who got the crown, or nothing."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        if g.gold[self.them]:
            codes.append(CLAIM_GOLD)
        if g.hand[self.them]:
            codes.append(CLAIM_CARD)
        codes.append(CLAIM_NOTHING)
        return codes

    def answer(self, g: Table, code: int) -> None:
        if code == CLAIM_GOLD:
            g.pay_player(self.them, self.seat, 1, "tribute")
        elif code == CLAIM_CARD:
            take_at_random(g, self.seat, self.them)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("claim", CHARACTER_NAMES[g.role()], {"victim": self.them})


class PassCrown(Question[Table]):
    """A killed Emperor, revealed at the end of the round, gives the crown away."""

    def codes(self, g: Table) -> list[int]:
        return [CROWN + seat for seat in heirs(g, self.seat)]

    def answer(self, g: Table, code: int) -> None:
        g.move_crown(code - CROWN)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("crown", CHARACTER_NAMES[g.cast[3]])


# Income


class Landlord(Character):
    """A character that is paid for the districts of one type."""

    income: ClassVar[int] = 0
    in_cards: ClassVar[bool] = False

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if not g.used & USED_INCOME and (not self.in_cards or g.deck) and count_type(g, me, self.income):
            codes.append(INCOME)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_INCOME
        count = count_type(g, me, self.income)
        if self.in_cards:
            draw(g, me, count, "income_cards")
        else:
            g.gain_gold(me, count, "income")


class IncomeAsCards(Question[Table]):
    """Abbot: how much of the income is drawn as cards."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def codes(self, g: Table) -> list[int]:
        return [AS_CARDS + number for number in range(min(self.count, len(g.deck)) + 1)]

    def answer(self, g: Table, code: int) -> None:
        cards = code - AS_CARDS
        if cards < self.count:
            g.gain_gold(self.seat, self.count - cards, "income")
        if cards:
            draw(g, self.seat, cards, "income_cards")

    def prompt(self, g: Table) -> Prompt:
        return Prompt("as_cards", CHARACTER_NAMES[g.role()], {"count": self.count})


# Ranks 7 and 9


class KeepOneOfSeven(HandQuestion):
    """Scholar: keep one of the cards drawn and shuffle the others into the deck."""

    def codes(self, g: Table) -> list[int]:
        return codes_of(KEEP_CARD, g.drawn)

    def answer(self, g: Table, code: int) -> None:
        study(g, self.seat, code - KEEP_CARD)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("study", CHARACTER_NAMES[g.role()], {"count": len(g.drawn)})


def study(g: Table, me: int, kind: int) -> None:
    """Keep a card of those drawn; the others go back into the deck, which is shuffled."""
    for card in sort_out(g, me, kind):
        g.deck.append((card & UNGROUPED) | g.group[me] << GROUP)
    shuffle_deck(g)
    g.tell("shuffle", me, {})


class BeautifySecond(Question[Table]):
    """Artist: beautify a second district, or leave it at one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def codes(self, g: Table) -> list[int]:
        codes = [DONE]
        if g.gold[self.seat]:
            for code in beauty_codes(g, self.seat):
                if code >= BEAUTIFY + self.first:
                    codes.append(code)
        return codes

    def answer(self, g: Table, code: int) -> None:
        if code != DONE:
            beautify(g, self.seat, code - BEAUTIFY)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("beautify", CHARACTER_NAMES[g.role()])


def beauty_codes(g: Table, me: int) -> list[int]:
    """The districts of a city that can still be beautified."""
    return codes_of(BEAUTIFY, [card for card in g.city[me] if card < BEAUTIFIED])


def beautify(g: Table, me: int, kind: int) -> None:
    """Put a gold of the stash on a district."""
    city = g.city[me]
    city[city.index(kind)] = kind + BEAUTIFIED
    g.gold[me] -= 1
    g.tell_district("beautify", me, kind)


# Used once


def is_unused(g: Table) -> bool:
    """Whether the character's main ability has not been used in this turn."""
    return not g.used & USED_ABILITY
