"""What a player knows of the own cards, and judges from them: money, rubbish, spare Actions."""

from typing import Final

from ...games.dominion.card import COINS, IS_ACTION, IS_TREASURE, IS_VICTORY
from ...games.dominion.names import COPPER, CURSE
from ...games.dominion.table import Table
from .cards import GIVES_ACTIONS, MONEYLENDER, REMODEL, THRONE_ROOM, WORTH_IN_HAND

SPARE_WORTH: Final = 5


def money(g: Table, me: int) -> int:
    """The coins on all Treasures a player owns."""
    worth = 0
    for card in g.owned(me):
        worth += COINS[card]
    return worth


def is_dead(card: int) -> bool:
    """Whether a card does nothing in hand: Victory cards and Curses."""
    return IS_VICTORY[card] or card == CURSE


def worths(cards: list[int]) -> list[int]:
    """How gladly each of these is kept as one hand: Actions that there are not enough actions for are worth little."""
    room = 1
    for card in cards:
        if GIVES_ACTIONS[card]:
            room += GIVES_ACTIONS[card] - 1
    found: list[int] = [WORTH_IN_HAND[card] for card in cards]
    terminals = sorted([WORTH_IN_HAND[card] for card in cards if IS_ACTION[card] and not GIVES_ACTIONS[card]])
    spare = len(terminals) - room
    place = 0
    while spare > 0 and place < len(terminals):
        at = least_action(cards, found)
        found[at] = SPARE_WORTH
        spare -= 1
        place += 1
    return found


def least_action(cards: list[int], found: list[int]) -> int:
    """Where the terminal Action is that is worth least, of those not yet spare."""
    best = -1
    for at, card in enumerate(cards):
        terminal = IS_ACTION[card] and not GIVES_ACTIONS[card] and found[at] != SPARE_WORTH
        if terminal and (best < 0 or found[at] < found[best]):
            best = at
    return best


def least_wanted(cards: list[int], number: int) -> list[int]:
    """The cards of a hand that go first when so many must go, ascending."""
    found = worths(cards)
    ranked = sorted([found[at] * 64 + card for at, card in enumerate(cards)])
    return sorted([rank % 64 for rank in ranked[:number]])


def without(cards: list[int], gone: list[int]) -> list[int]:
    """These cards less those; cards that are not there are passed over."""
    left = cards[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def average(cards: list[int]) -> float:
    """The mean worth of a card among these, 0 if there is none."""
    if not cards:
        return 0.0
    total = 0
    for card in cards:
        total += WORTH_IN_HAND[card]
    return total / len(cards)


def in_reserve(g: Table, me: int) -> list[int]:
    """The own cards that may still be drawn: deck and discard pile."""
    return g.deck[me] + g.hidden[me] + g.open[me]


def cellar_rubbish(g: Table, me: int) -> list[int]:
    """What a Cellar had better exchange, of the hand with what was picked already, ascending."""
    hand = sorted(g.hand[me] + g.chosen)
    found = worths(hand)
    mean = average(in_reserve(g, me))
    rubbish: list[int] = []
    for at, card in enumerate(hand):
        if is_dead(card) or found[at] == SPARE_WORTH or (card == COPPER and mean > 14):
            rubbish.append(card)
    if MONEYLENDER in hand and COPPER in rubbish:
        rubbish.remove(COPPER)
    if REMODEL in hand and rubbish:
        rubbish.pop()
    return rubbish


def terminals(cards: list[int]) -> int:
    """How many of these are Actions that give no action."""
    number = 0
    for card in cards:
        if IS_ACTION[card] and not GIVES_ACTIONS[card] and card != THRONE_ROOM:
            number += 1
    return number


def treasures(cards: list[int]) -> int:
    """How many of these are Treasures."""
    number = 0
    for card in cards:
        if IS_TREASURE[card]:
            number += 1
    return number


def coins_on(cards: list[int]) -> int:
    """The coins on these Treasures."""
    worth = 0
    for card in cards:
        worth += COINS[card]
    return worth
