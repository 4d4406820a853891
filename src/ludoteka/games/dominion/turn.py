"""Set-up, and the turn in the rulebook's order: Action phase, Buy phase, clean-up, end of the game."""

from typing import Any, ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.options import RANDOM
from ...kernel.view import Prompt
from .card import CARDS, COINS, COST, IS_ACTION, IS_TREASURE
from .effects import Resolve, codes_of
from .names import BASE, COPPER, ESTATE, KINDS, NAMES, NUMBER, sorted_names
from .scoring import is_over
from .table import ACTION_PHASE, LOTS, Table
from .table import BUY_PHASE as IN_BUY_PHASE
from .words import BUY, BUY_PHASE, END_TURN, KINGDOM_SIZE, PLAY, PLAY_TREASURES, SETS

HAND_SIZE: Final = 5
DEAREST: Final = 8
START_COPPERS: Final = 7
START_ESTATES: Final = 3

# Preparation


def lay_out(g: Table) -> None:
    """Choose the kingdom and lay out the supply."""
    chosen: Any = g.settings["kingdom"]
    if chosen == RANDOM:
        pool = list(range(BASE, KINDS))
        g.luck.shuffle(pool, LOTS)
        g.kingdom = sorted(pool[:KINGDOM_SIZE])
    else:
        names = SETS[chosen] if isinstance(chosen, str) else chosen
        g.kingdom = sorted([NUMBER[name] for name in names])
    g.piles = [*range(BASE), *g.kingdom]
    for card in g.piles:
        g.supply[card] = CARDS[card].pile[g.seats - 2]


def choose_first(g: Table) -> None:
    """Choose who takes the first turn."""
    first: str = g.settings["first"]
    g.first = g.luck.below(g.seats, LOTS) if first == RANDOM else int(first)
    g.active = g.first


def deal_decks(g: Table) -> None:
    """Give each player 7 Coppers and 3 Estates, shuffled, and a hand of 5."""
    for seat in range(g.seats):
        g.hidden[seat] = [COPPER] * START_COPPERS + [ESTATE] * START_ESTATES
        g.draw(seat, HAND_SIZE)


# Course of the game


class StartTurn(Frame[Table]):
    """A player's turn begins: one action, one buy, no coins."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        g.active = self.me
        g.phase = ACTION_PHASE
        g.bought = 0
        g.actions = 1
        g.buys = 1
        g.coins = 0
        if g.events is not None:
            g.tell("start_turn", self.me, {"number": g.turns[self.me] + 1})
        g.then(ACTION_PHASES[self.me])
        g.then(BUY_PHASES[self.me])
        g.then(CLEAN_UPS[self.me])


class ActionPhase(Question[Table]):
    """A: play an Action from the hand, as long as there are actions, or go on to the Buy phase."""

    def codes(self, g: Table) -> list[int]:
        codes: list[int] = []
        if g.actions > 0:
            codes = codes_of(PLAY, g.hand[self.seat], IS_ACTION)
        codes.append(BUY_PHASE)
        return codes

    def answer(self, g: Table, code: int) -> None:
        if code == BUY_PHASE:
            g.phase = IN_BUY_PHASE
            return
        card = code - PLAY
        g.actions -= 1
        g.play_from_hand(self.seat, card)
        g.tell_card("play", self.seat, card)
        g.then(Resolve(card, self.seat))
        g.then(self)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("action", None, {"actions": g.actions})


class BuyPhase(Question[Table]):
    """B: play Treasures, all of them before the first buy; then buy, as long as there are buys."""

    def codes(self, g: Table) -> list[int]:
        if g.buys == 0:
            return []
        # Kept until a pile runs out: most of a game's time went into working this out anew
        if not g.shop:
            g.shop = [affordable(g, coins) for coins in range(DEAREST + 1)]
        coins = g.coins
        buying = g.shop[coins if coins < DEAREST else DEAREST]
        if g.bought:
            return buying
        codes = codes_of(PLAY, g.hand[self.seat], IS_TREASURE)
        if not codes:
            return buying
        codes.extend(buying)
        codes[-1] = PLAY_TREASURES
        codes.append(END_TURN)
        return codes

    def is_asked_anyway(self) -> bool:
        # Where nothing can be bought and nobody has a card to play, turns would pass for ever with nobody asked
        return True

    def answer(self, g: Table, code: int) -> None:
        if code == END_TURN:
            return
        if code == PLAY_TREASURES:
            self.play_treasures(g)
        elif code < BUY:
            self.play_treasure(g, code - PLAY)
        else:
            self.buy(g, code - BUY)
        if g.buys:
            g.then(self)

    def play_treasures(self, g: Table) -> None:
        """Lay down all Treasures of the hand."""
        hand = g.hand[self.seat]
        money = sorted([card for card in hand if IS_TREASURE[card]])
        g.hand[self.seat] = [card for card in hand if not IS_TREASURE[card]]
        if g.known_hand[self.seat] or g.astray[self.seat]:
            for card in money:
                g.forget(self.seat, card)
        g.play.extend(money)
        worth = 0
        for card in money:
            worth += COINS[card]
        g.coins += worth
        if g.events is not None:
            g.tell("play_treasures", self.seat, {"cards": sorted_names(money), "coins": worth})

    def play_treasure(self, g: Table, card: int) -> None:
        """Lay down one Treasure."""
        g.play_from_hand(self.seat, card)
        g.coins += COINS[card]
        if g.events is not None:
            g.tell("play_treasures", self.seat, {"cards": [NAMES[card]], "coins": COINS[card]})

    def buy(self, g: Table, card: int) -> None:
        """Pay for a card and put it on the discard pile."""
        g.bought = 1
        g.buys -= 1
        g.coins -= COST[card]
        g.take_from_supply(card)
        g.open[self.seat].append(card)
        g.tell_card("buy", self.seat, card)
        g.tell_empty(card)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("buy", None, {"coins": g.coins, "buys": g.buys})


def affordable(g: Table, coins: int) -> list[int]:
    """The codes of what so many coins can buy, and of ending the turn."""
    codes = [BUY + card for card in g.piles if g.supply[card] > 0 and COST[card] <= coins]
    codes.append(END_TURN)
    return codes


class CleanUp(Frame[Table]):
    """C: discard hand and play area, draw 5; then the game ends or the next player's turn begins."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        put_away(g, me)
        if g.events is not None:
            g.tell("end_turn", me, {"top": NAMES[g.open[me][-1]]} if g.open[me] else {})
        g.draw(me, HAND_SIZE)
        g.turns[me] += 1
        if is_over(g):
            g.over = True
            g.frames.clear()
            g.tell("end_game", me, {"reason": "provinces" if g.supply[NUMBER["province"]] == 0 else "piles"})
        else:
            g.then(STARTS[(me + 1) % g.seats])


# The frames of a turn for each seat; frames never change, so all games share them

STARTS: Final = [StartTurn(seat) for seat in range(4)]
ACTION_PHASES: Final = [ActionPhase(seat) for seat in range(4)]
BUY_PHASES: Final = [BuyPhase(seat) for seat in range(4)]
CLEAN_UPS: Final = [CleanUp(seat) for seat in range(4)]


def put_away(g: Table, me: int) -> None:
    """Discard the hand, unseen, and on it the cards in play; with nothing in play the highest card of the hand
    shows.
    """
    hand = g.hand[me]
    hand.sort()
    on_top = g.play
    if not on_top and hand:
        on_top = [hand.pop()]
        g.forget(me, on_top[0])
    if g.known_hand[me] or g.astray[me]:
        for card in g.known_hand[me] + g.astray[me]:
            (hand if card in hand else g.hidden[me]).remove(card)
            g.open[me].insert(0, card)
        g.known_hand[me] = []
        g.astray[me] = []
    g.astray_room[me] = 0
    g.hidden[me].extend(hand)
    g.open[me].extend(on_top)
    g.hand[me] = []
    g.play = []


def begin(g: Table) -> None:
    """Set the table up, down to the first turn."""
    lay_out(g)
    choose_first(g)
    deal_decks(g)
    g.undo_floor = 0
    g.then(StartTurn(g.first))
