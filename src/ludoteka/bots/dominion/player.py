"""How all bots play the cards they have; what to buy is each bot's own affair."""

from typing import Any, Final, cast

from ...games.dominion.card import COST, IS_ACTION
from ...games.dominion.effects import (
    TREASURE,
    DiscardAny,
    DiscardDownTo,
    GainUpTo,
    MayRevealMoat,
    TrashToGain,
    TrashUpTo,
)
from ...games.dominion.kingdom import (
    DiscardOrLeave,
    MayFlipDeck,
    MaySetAside,
    MayTakeLoot,
    PlayTwice,
    TrashShownTreasure,
)
from ...games.dominion.names import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from ...games.dominion.table import Table
from ...games.dominion.turn import ActionPhase, BuyPhase
from ...games.dominion.words import (
    BUY,
    BUY_PHASE,
    DISCARD,
    DISCARD_TOP,
    DONE,
    DOUBLE,
    END_TURN,
    FLIP,
    GAIN,
    KEEP,
    KEEP_DECK,
    LEAVE_TOP,
    PLAY,
    PLAY_TREASURES,
    SET_ASIDE,
    TAKE,
    TRASH,
)
from ...kernel.frames import Question
from ...kernel.state import State
from .actions import action_value, double_value
from .cards import GIVES_ACTIONS, NOTHING, WORTH_IN_HAND
from .judge import average, cellar_rubbish, coins_on, is_dead, least_wanted, money, terminals, without

DEAR: Final = 5


class Player:
    """Answers every question of the game; a bot of its own says what it wants for so many coins."""

    def choose(self, state: State, seat: int) -> int:
        """The code of the option taken."""
        g = cast(Table, state)
        question = g.waiting[0]
        codes = g.waiting_codes[0]
        if isinstance(question, BuyPhase):
            if len(codes) > 1 and codes[-2] == PLAY_TREASURES:
                return PLAY_TREASURES
            card = self.buy(g, seat)
            return END_TURN if card == NOTHING else BUY + card
        if len(codes) == 1:
            return codes[0]
        if isinstance(question, ActionPhase):
            return self.action(g, seat, codes)
        code = self.answer(g, seat, question, codes)
        return code if code in codes else codes[0]

    def want(self, g: Table, me: int, coins: int) -> int:
        """The card to buy or gain for up to so many coins, from a pile that is not empty; or NOTHING."""
        return NOTHING

    def buy(self, g: Table, me: int) -> int:
        """The card to buy now, or NOTHING."""
        return self.want(g, me, g.coins)

    def action(self, g: Table, me: int, codes: list[int]) -> int:
        """The Action that does most now, or the Buy phase if none does anything."""
        best = BUY_PHASE
        most = 0
        for code in codes[:-1]:
            value = action_value(self, g, me, code - PLAY)
            if value > most:
                most = value
                best = code
        return best

    def answer(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """The answer to what a card asks; the first option where nothing better is known."""
        if isinstance(question, DiscardDownTo):
            return DISCARD + self.discard(g, me, len(g.hand[me]) - question.keep)
        if isinstance(question, DiscardAny):
            rubbish = without(cellar_rubbish(g, me), g.chosen)
            fitting = [DISCARD + card for card in rubbish if DISCARD + card in codes]
            return fitting[0] if fitting else DONE
        if isinstance(question, TrashUpTo):
            card = self.chapel(g, me, question.left, question.least)
            return DONE if card == NOTHING else TRASH + card
        if isinstance(question, TrashToGain):
            return TRASH + (self.mine(g, me) if question.of == TREASURE else self.remodel(g, me))
        if isinstance(question, GainUpTo):
            return codes[-1] if question.of == TREASURE else GAIN + self.gain(g, me, question.limit)
        if isinstance(question, PlayTwice):
            return self.double(g, me, codes)
        return self.reply(g, me, question, codes)

    def reply(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """The answer to a question with two sides: show or not, keep or not, take or not."""
        if isinstance(question, MayFlipDeck):
            rest = g.hidden[me] + g.open[me] + g.play + g.hand[me]
            return FLIP if average(g.deck[me]) < average(rest) else KEEP_DECK
        if isinstance(question, MaySetAside):
            return KEEP if self.keeps(g, me, g.looked[0]) else SET_ASIDE
        if isinstance(question, DiscardOrLeave):
            good = self.is_good_draw(g, question.them, g.shown[0])
            return LEAVE_TOP if good == (question.them == me) else DISCARD_TOP
        if isinstance(question, TrashShownTreasure):
            return codes[-1]
        if isinstance(question, MayTakeLoot):
            return self.loot(g, me, codes)
        if isinstance(question, MayRevealMoat):
            return codes[0]
        return codes[0]

    # The hand

    def discard(self, g: Table, me: int, number: int) -> int:
        """The next card to discard when so many still have to go."""
        going = without(least_wanted(g.hand[me] + g.chosen, number + len(g.chosen)), g.chosen)
        return going[0] if going else g.hand[me][0]

    def keeps(self, g: Table, me: int, card: int) -> bool:
        """Whether an Action drawn by a Library can still be played this turn."""
        if g.actions == 0:
            return False
        return GIVES_ACTIONS[card] > 0 or terminals(g.hand[me]) < g.actions

    def is_good_draw(self, g: Table, owner: int, card: int) -> bool:
        """Whether the owner of the deck is glad of this card on top."""
        if is_dead(card):
            return False
        return card != COPPER or average(g.owned(owner)) <= 12

    def loot(self, g: Table, me: int, codes: list[int]) -> int:
        """Which stolen Treasure to take: all but Copper."""
        for code in codes:
            if code != DONE and code - TAKE != COPPER:
                return code
        return DONE

    def double(self, g: Table, me: int, codes: list[int]) -> int:
        """The Action that gains most from being played twice."""
        best = codes[0]
        most = -1
        for code in codes:
            value = double_value(self, g, me, code - DOUBLE)
            if value > most:
                most = value
                best = code
        return best

    # Trashing

    def trashes_estates(self, g: Table, me: int) -> bool:
        """Whether Estates are in the way more than their points are worth."""
        return g.supply[PROVINCE] > 3

    def spare_coppers(self, g: Table, me: int) -> int:
        """How many Coppers can go without losing the power to buy."""
        return max(0, money(g, me) - 5)

    def coppers_to_trash(self, g: Table, me: int) -> int:
        """How many Coppers of the hand can go now: not those that buy something dear this turn."""
        hand = g.hand[me]
        number = min(hand.count(COPPER), self.spare_coppers(g, me))
        coins = g.coins + coins_on(hand)
        if number <= 0 or coins < DEAR:
            return max(0, number)
        dearest = self.want(g, me, coins)
        while number > 0 and dearest != NOTHING and COST[dearest] >= DEAR and coins - number < COST[dearest]:
            number -= 1
        return number

    def chapel(self, g: Table, me: int, left: int, least: int) -> int:
        """The next card to trash of up to so many, not below `least`: Curses and Estates go first; or NOTHING."""
        hand = g.hand[me]
        estates = hand.count(ESTATE) if self.trashes_estates(g, me) else 0
        curses = hand.count(CURSE)
        coppers = min(self.coppers_to_trash(g, me), left - estates - curses)
        if coppers > 0 and least <= COPPER:
            return COPPER
        if estates > 0 and left > curses and least <= ESTATE:
            return ESTATE
        return CURSE if curses else NOTHING

    def mine(self, g: Table, me: int) -> int:
        """The Treasure that a Mine improves."""
        hand = g.hand[me]
        if SILVER in hand and g.supply[GOLD] > 0:
            return SILVER
        return COPPER if COPPER in hand else SILVER

    def remodel(self, g: Table, me: int) -> int:
        """The card of the hand that a Remodel gains most by."""
        best = g.hand[me][0]
        most = -1000
        for card in sorted(set(g.hand[me])):
            value = self.remodel_value(g, me, card)
            if value > most:
                most = value
                best = card
        return best

    def remodel_value(self, g: Table, me: int, card: int) -> int:
        """How much a Remodel gains by trashing this card; 0 or less if it had better not."""
        late = g.supply[PROVINCE] <= 4
        if card == GOLD:
            return 60 if late and g.supply[PROVINCE] > 0 else -30
        if card == PROVINCE or (card == DUCHY and g.supply[GOLD] <= 0):
            return -100
        gained = self.want(g, me, COST[card] + 2)
        if gained == NOTHING:
            return 5 if card == CURSE else -WORTH_IN_HAND[card]
        if card in (CURSE, ESTATE):
            return 50 if card == CURSE or not late else 20
        if card == DUCHY:
            return 10 if gained == GOLD and not late else -50
        return WORTH_IN_HAND[gained] - WORTH_IN_HAND[card] + (20 if IS_ACTION[card] else 0) if gained != card else -50

    # Gaining

    def gain(self, g: Table, me: int, limit: int) -> int:
        """The card gained for up to so many coins: one that is wanted, or else the one that does least harm."""
        wanted = self.want(g, me, limit)
        if wanted != NOTHING:
            return wanted
        best = CURSE
        for card, left in enumerate(g.supply):
            if left > 0 and COST[card] <= limit and card != CURSE and self.harmless(card) > self.harmless(best):
                best = card
        return best

    def harmless(self, card: int) -> int:
        """How little a card that nobody asked for is in the way."""
        if card == CURSE:
            return -1
        return COST[card] * 4 + (3 if GIVES_ACTIONS[card] else 0) + (2 if card == SILVER else 0)
