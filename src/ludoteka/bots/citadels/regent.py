"""The regent: drafts by city, gold and hand, guesses targets from what was passed, and builds to finish."""

from typing import Any, Final, cast

from ...games.citadels.abilities import (
    BeautifySecond,
    Bewitch,
    ClaimFrom,
    DiscardToRedraw,
    GiveBack,
    IncomeAsCards,
    KeepOneOfSeven,
    LayFlower,
    LookFor,
    PassCrown,
    PlaceThreats,
    PlaceWarrants,
    SignWarrant,
    TakeOrBuild,
)
from ...games.citadels.building import BorrowFrom, GiveForLoan, MayConfiscate, PayWithCards, Sacrifice, price
from ...games.citadels.district import COST
from ...games.citadels.draft import MaySwap, OfferCharacter, Pick
from ...games.citadels.effects import DiscardForGold, Gather, KeepOne, StoreInMuseum
from ...games.citadels.names import KIND, TRADE
from ...games.citadels.rank_eight import DestroyIn, ExchangeWith, GiveUpFor, SeizeFrom
from ...games.citadels.scoring import value
from ...games.citadels.table import Table
from ...games.citadels.turn import MayBribe, MayReveal, Turn
from ...games.citadels.words import (
    ARMORY_AT,
    AS_CARDS,
    BEAUTIFY,
    BEWITCH,
    BORROW_FROM,
    BRIBE,
    BUILD,
    BUILD_BY_FRAMEWORK,
    BUILD_TAKEN,
    BUILD_WITH_LOAN,
    CLAIM_GOLD,
    CONFISCATE,
    CROWN,
    DESTROY_AT,
    DESTROY_BEAUTIFIED,
    DISCARD,
    DONE,
    EACH,
    END_TURN,
    EXCHANGE_WITH,
    FLOWER,
    GATHER_AND_CHOOSE,
    GATHER_CARDS,
    GATHER_GOLD,
    GET_BEAUTIFIED,
    GIVE_UP_BEAUTIFIED,
    INCOME,
    KEEP_CARD,
    KILL,
    LAY_ASIDE,
    LEAVE,
    LOOK_AT,
    LOOK_FOR,
    NO_SWAP,
    PICK,
    REDRAW,
    REVEAL,
    ROB,
    SACRIFICE_BEAUTIFIED,
    SEIZE_BEAUTIFIED,
    SEIZE_FROM,
    SIGN,
    SPY_ON,
    SWAP_HANDS,
    THREATEN,
    TITHE,
    USE_LABORATORY,
    USE_MUSEUM,
    USE_SMITHY,
    WARRANT,
)
from ...kernel.frames import Question
from ...kernel.state import State
from .judge import (
    card_worth,
    character_worth,
    likeliest,
    longest_hand,
    need,
    richest,
    size,
    strength,
    strongest,
    useful,
)

NEVER: Final = -1


class Regent:
    """Answers every question of the game."""

    def choose(self, state: State, seat: int) -> int:
        """The code of the option taken."""
        g = cast(Table, state)
        at = g.place(seat)
        codes = g.waiting_codes[at]
        if len(codes) == 1:
            return codes[0]
        question = g.waiting[at]
        code = self.turn(g, seat, codes) if isinstance(question, Turn) else self.answer(g, seat, question, codes)
        return code if code in codes else codes[0]

    # The turn

    def turn(self, g: Table, me: int, codes: list[int]) -> int:
        """What is worth most now; the end of the turn when nothing is worth anything."""
        best = END_TURN
        most = 0
        for code in codes:
            worth = self.worth(g, me, code)
            if worth > most:
                most = worth
                best = code
        return best

    def worth(self, g: Table, me: int, code: int) -> int:
        """How much an option of the turn is worth, times 10; what comes first is worth more."""
        if code <= GATHER_AND_CHOOSE:
            return self.worth_of_gathering(g, me, code)
        if code < END_TURN:
            return self.worth_of_button(g, me, code)
        if BUILD <= code < KEEP_CARD:
            return self.worth_of_building(g, me, code)
        if CROWN <= code < LOOK_FOR:
            return self.worth_of_target(g, me, code)
        if KILL <= code < PICK:
            return self.worth_of_name(g, me, code)
        if BEAUTIFY <= code < BEAUTIFY + EACH:
            late = size(g, me) >= need(g) - 1 or not useful(g, me)
            return 30 if g.gold[me] >= 3 or late else NEVER
        return NEVER

    def worth_of_gathering(self, g: Table, me: int, code: int) -> int:
        """Gold, unless nothing in hand can be built or there is gold for all of it."""
        kinds = useful(g, me)
        dearest = max([price(g, me, kind) for kind in kinds]) if kinds else 0
        wants_cards = not kinds or (g.gold[me] >= dearest and len(kinds) <= 1)
        if code == GATHER_GOLD:
            return 400 if not wants_cards else 390
        return (420 if code == GATHER_CARDS else 350) if wants_cards else 380

    def worth_of_button(self, g: Table, me: int, code: int) -> int:
        """Crown and gifts at once; income before building only where it helps to build."""
        if code == INCOME:
            return 150 if self.affordable(g, me) else 600
        if code == REDRAW:
            return 320 if g.gathered and self.rubbish(g, me) >= 2 else NEVER
        if code == USE_SMITHY:
            return 90 if g.gathered and g.gold[me] >= 4 and len(g.hand[me]) <= 1 else NEVER
        if code == USE_LABORATORY:
            return 310 if g.gathered and self.rubbish(g, me) else NEVER
        if code == USE_MUSEUM:
            return 300 if self.rubbish(g, me) or (g.gathered and len(g.hand[me]) >= 4) else NEVER
        return 700

    def rubbish(self, g: Table, me: int) -> int:
        """How many cards of the hand are of no use."""
        kinds = [card & KIND for card in g.hand[me]]
        return len([kind for at, kind in enumerate(kinds) if card_worth(g, me, kind) <= 5 or kind in kinds[:at]])

    def affordable(self, g: Table, me: int) -> bool:
        """Whether something of the hand can be built with the gold there is."""
        return len([kind for kind in useful(g, me) if price(g, me, kind) <= g.gold[me]]) > 0

    def worth_of_building(self, g: Table, me: int, code: int) -> int:
        """The most valuable district first; a Framework or a loan only for what is dear."""
        kind = (code - BUILD) % EACH
        way = code - kind
        worth = 200 + card_worth(g, me, kind)
        if way == BUILD:
            return worth
        if way == BUILD_BY_FRAMEWORK:
            return worth - 60 if COST[kind] >= 5 and g.gold[me] < price(g, me, kind) else NEVER
        if way == BUILD_WITH_LOAN:
            return worth - 50 if price(g, me, kind) - g.gold[me] <= 2 else NEVER
        return NEVER

    def worth_of_target(self, g: Table, me: int, code: int) -> int:
        """Abilities that name a player."""
        if code < TITHE:
            return 650 - strength(g, code - CROWN)
        if code < SPY_ON:
            return 690
        if code < SWAP_HANDS:
            return 500 if code - SPY_ON == longest_hand(g, me) else NEVER
        if code < LOOK_AT:
            more = len(g.hand[code - SWAP_HANDS]) - len(useful(g, me))
            return 330 if more >= 2 and g.gathered and code - SWAP_HANDS == longest_hand(g, me) else NEVER
        if code < DESTROY_AT:
            return 500 if code - LOOK_AT == longest_hand(g, me) else NEVER
        if code < SEIZE_FROM:
            return self.worth_of_destroying(g, me, code - DESTROY_AT)
        if code < EXCHANGE_WITH:
            return 100 + size(g, code - SEIZE_FROM)
        if ARMORY_AT <= code < BORROW_FROM:
            them = code - ARMORY_AT
            return 60 if them == strongest(g, me) and size(g, them) == need(g) - 1 and size(g, me) < 5 else NEVER
        return NEVER

    def worth_of_destroying(self, g: Table, me: int, them: int) -> int:
        """A district of who is about to finish, or one that costs nothing."""
        if them == me:
            return NEVER
        if size(g, them) >= need(g) - 2:
            return 80 + size(g, them)
        cheapest = min([value(card) for card in g.city[them]])
        return 40 + size(g, them) if cheapest == 1 else NEVER

    def worth_of_name(self, g: Table, me: int, code: int) -> int:
        """Assassin and Thief: the character that the most dangerous or the richest opponent is likeliest to hold."""
        if code < BEWITCH:
            return self.names(g, me, code, KILL, strongest(g, me))
        return self.names(g, me, code, ROB, richest(g, me))

    def names(self, g: Table, me: int, code: int, verb: int, them: int) -> int:
        """Worth something only for the likeliest character."""
        first = 1 if verb == KILL else 2
        allowed = [g.cast[rank] for rank in range(first, len(g.cast)) if rank not in (g.killed, g.bewitched)]
        return 500 if code == verb + likeliest(g, me, them, allowed) else NEVER

    # Other questions

    def answer(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """The answer to what else is asked; the first option where nothing better is known."""
        if isinstance(question, Pick):
            return self.pick(g, me, codes)
        if isinstance(question, Gather):
            return self.turn(g, me, codes)
        if isinstance(question, (KeepOne, KeepOneOfSeven)):
            return self.best_card(g, me, KEEP_CARD, codes)
        if isinstance(question, TakeOrBuild):
            return self.take_or_build(g, me, codes)
        if isinstance(question, (DiscardForGold, StoreInMuseum, GiveBack, GiveForLoan)):
            return self.worst_card(g, me, codes)
        if isinstance(question, DiscardToRedraw):
            return self.discard(g, me, codes)
        if isinstance(question, PayWithCards):
            return codes[0] if codes[0] == DONE else self.worst_card(g, me, codes)
        return self.reply(g, me, question, codes)

    def reply(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """Targets, threats and what concerns cities."""
        if isinstance(question, (Bewitch, PlaceWarrants, PlaceThreats, SignWarrant, LayFlower)):
            return self.name(g, me, question, codes)
        if isinstance(question, MayBribe):
            return BRIBE
        if isinstance(question, MayReveal):
            return REVEAL if g.flower == question.rank else LEAVE
        if isinstance(question, MayConfiscate):
            return CONFISCATE
        if isinstance(question, LookFor):
            return LOOK_FOR + TRADE
        if isinstance(question, ClaimFrom):
            return CLAIM_GOLD
        if isinstance(question, PassCrown):
            return least(codes, [strength(g, code - CROWN) for code in codes])
        if isinstance(question, IncomeAsCards):
            return codes[-1] if not useful(g, me) else AS_CARDS
        if isinstance(question, BeautifySecond):
            return codes[-1] if g.gold[me] >= 2 or size(g, me) >= need(g) else DONE
        return self.about_cities(g, me, question, codes)

    def about_cities(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """Which district to destroy, seize, exchange or give."""
        if isinstance(question, DestroyIn):
            return self.destroy(codes, question.paid)
        if isinstance(question, (SeizeFrom, ExchangeWith)):
            return most_of(codes, [worth_in_city(code) for code in codes])
        if isinstance(question, (GiveUpFor, Sacrifice)):
            return least(codes, [worth_in_city(code) for code in codes])
        if isinstance(question, BorrowFrom):
            return most_of(codes, [strength(g, code - BORROW_FROM) for code in codes])
        if isinstance(question, MaySwap):
            return NO_SWAP
        if isinstance(question, OfferCharacter):
            return codes[0]
        return codes[0]

    def pick(self, g: Table, me: int, codes: list[int]) -> int:
        """The character that suits the own city best; what is laid aside is what suits the strongest opponent."""
        picks = codes[0] < LAY_ASIDE
        verb = PICK if picks else LAY_ASIDE
        whom = me if picks else strongest(g, me)
        worths = [character_worth(g, whom, code - verb) for code in codes]
        return most_of(codes, worths)

    def name(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """The character that the right opponent is likeliest to hold."""
        verb = THREATEN
        them = richest(g, me)
        if isinstance(question, Bewitch):
            verb = BEWITCH
            them = strongest(g, me)
        elif isinstance(question, PlaceWarrants):
            verb = WARRANT
        elif isinstance(question, SignWarrant):
            verb = SIGN
        elif isinstance(question, LayFlower):
            verb = FLOWER
        return verb + likeliest(g, me, them, [code - verb for code in codes])

    # Cards of the hand

    def best_card(self, g: Table, me: int, verb: int, codes: list[int]) -> int:
        """The card worth most."""
        held = [card & KIND for card in g.hand[me]]
        worths = [card_worth(g, me, code - verb) - (40 if code - verb in held else 0) for code in codes]
        return most_of(codes, worths)

    def worst_card(self, g: Table, me: int, codes: list[int]) -> int:
        """The card worth least: one held twice first."""
        held = [card & KIND for card in g.hand[me]]
        kinds = [kind_of(code) for code in codes]
        return least(codes, [card_worth(g, me, kind) - 40 * (held.count(kind) - 1) for kind in kinds])

    def discard(self, g: Table, me: int, codes: list[int]) -> int:
        """The next card to discard for another, if one is of no use."""
        held = [card & KIND for card in g.hand[me]]
        for code in codes:
            if code != DONE and (card_worth(g, me, code - DISCARD) <= 5 or held.count(code - DISCARD) > 1):
                return code
        return DONE

    def take_or_build(self, g: Table, me: int, codes: list[int]) -> int:
        """Wizard: build the best card at once if it can be paid for, else take the best."""
        worths = [card_worth(g, me, kind_of(code)) + (15 if code >= BUILD_TAKEN else 0) for code in codes]
        return most_of(codes, worths)

    def destroy(self, codes: list[int], paid: int) -> int:
        """With the Armory the dearest district, with the Warlord the cheapest."""
        worths = [worth_in_city(code) for code in codes]
        return least(codes, worths) if paid else most_of(codes, worths)


def most_of(codes: list[int], worths: list[int]) -> int:
    """The first option of the highest worth."""
    return codes[worths.index(max(worths))]


def least(codes: list[int], worths: list[int]) -> int:
    """The first option of the lowest worth."""
    return codes[worths.index(min(worths))]


def kind_of(code: int) -> int:
    """The district that an option about cards names."""
    return (code - BUILD) % EACH


def worth_in_city(code: int) -> int:
    """The cost of the district of a city that an option names, one more when it is beautified."""
    verb = code - kind_of(code)
    beautified = verb in (DESTROY_BEAUTIFIED, SEIZE_BEAUTIFIED, GET_BEAUTIFIED, GIVE_UP_BEAUTIFIED)
    return COST[kind_of(code)] + (1 if beautified or verb == SACRIFICE_BEAUTIFIED else 0)
