"""In which order Actions are played, and which is worth doubling."""

from typing import TYPE_CHECKING, Final

from ...games.dominion.card import IS_ACTION
from ...games.dominion.names import COPPER, CURSE, ESTATE, GOLD, MOAT, SILVER
from ...games.dominion.table import Table
from .cards import (
    ADVENTURER,
    CELLAR,
    CHAPEL,
    FEAST,
    GIVES_ACTIONS,
    GIVES_CARDS,
    LIBRARY,
    MINE,
    MONEYLENDER,
    NOTHING,
    REMODEL,
    THRONE_ROOM,
    WITCH,
    WORKSHOP,
    by_card,
)
from .judge import cellar_rubbish, in_reserve, terminals, treasures

if TYPE_CHECKING:
    from .player import Player

# Actions that leave an action come first: those that give several, then the ones that show or draw most

FIRST: Final = by_card(
    {"village": 990, "festival": 980, "throne_room": 970, "spy": 960, "laboratory": 950, "market": 940, "cellar": 900},
)

# Then the others, by what they do when nothing stands against it

LATER: Final = by_card(
    {
        "adventurer": 56,
        "bureaucrat": 38,
        "chancellor": 40,
        "chapel": 20,
        "council_room": 70,
        "feast": 45,
        "library": 1,
        "mine": 43,
        "militia": 50,
        "moat": 40,
        "moneylender": 52,
        "remodel": 44,
        "smithy": 60,
        "thief": 25,
        "witch": 75,
        "woodcutter": 41,
        "workshop": 34,
    },
)
DRAWS_FIRST: Final = 100

DOUBLED: Final = by_card(
    {
        "adventurer": 60,
        "bureaucrat": 40,
        "cellar": 10,
        "chancellor": 42,
        "chapel": 2,
        "council_room": 90,
        "feast": 65,
        "festival": 72,
        "laboratory": 80,
        "library": 20,
        "market": 75,
        "militia": 45,
        "mine": 50,
        "moat": 44,
        "moneylender": 52,
        "remodel": 30,
        "smithy": 85,
        "spy": 55,
        "thief": 35,
        "throne_room": 78,
        "village": 58,
        "witch": 95,
        "woodcutter": 43,
        "workshop": 40,
    },
)


def action_value(bot: "Player", g: Table, me: int, card: int) -> int:
    """How early to play an Action; 0 if it had better stay in hand."""
    if card == CELLAR:
        return FIRST[CELLAR] if cellar_rubbish(g, me) and in_reserve(g, me) else 0
    if card == THRONE_ROOM:
        return throne_value(bot, g, me)
    if GIVES_ACTIONS[card]:
        return FIRST[card]
    value = terminal_value(bot, g, me, card)
    if GIVES_CARDS[card] and value and g.actions > 1:
        return value + DRAWS_FIRST
    return value


def throne_value(bot: "Player", g: Table, me: int) -> int:
    """A Throne Room is played when an Action that is worth doubling lies beside it."""
    hand = g.hand[me][:]
    hand.remove(THRONE_ROOM)
    for card in hand:
        if IS_ACTION[card] and double_value(bot, g, me, card) > 0:
            return FIRST[THRONE_ROOM]
    return 0


def double_value(bot: "Player", g: Table, me: int, card: int) -> int:
    """How much an Action gains from being played twice; 0 if that does harm or nothing."""
    if card == THRONE_ROOM:
        beside = terminals(g.hand[me]) + len([each for each in g.hand[me] if GIVES_ACTIONS[each]])
        return DOUBLED[card] if beside > 0 else 0
    if GIVES_ACTIONS[card]:
        return DOUBLED[card]
    if terminal_value(bot, g, me, card) == 0:
        return 0
    if card == MONEYLENDER and g.hand[me].count(COPPER) < 2:
        return DOUBLED[card] // 2
    return DOUBLED[card]


def terminal_value(bot: "Player", g: Table, me: int, card: int) -> int:
    """What an Action that leaves no action does now; 0 if nothing good."""
    hand = g.hand[me]
    if card == CHAPEL:
        return chapel_value(bot, g, me)
    if card == MONEYLENDER:
        return LATER[card] if COPPER in hand else 0
    if card == MINE:
        improves = COPPER in hand or (SILVER in hand and g.supply[GOLD] > 0)
        return LATER[card] if improves and g.supply[SILVER] > 0 else 0
    if card == REMODEL:
        return remodel_action(bot, g, me)
    if card == WORKSHOP:
        return LATER[card] if bot.want(g, me, 4) != NOTHING else 0
    if card == FEAST:
        return LATER[card] if bot.want(g, me, 5) != NOTHING else 0
    if card == LIBRARY:
        return 20 * (8 - len(hand)) if len(hand) < 8 and in_reserve(g, me) else 0
    if card == ADVENTURER:
        return LATER[card] if treasures(in_reserve(g, me)) else 0
    if card == WITCH and g.supply[CURSE] <= 0:
        return LATER[MOAT] if in_reserve(g, me) else 0
    if card == MOAT and not in_reserve(g, me):
        return 0
    return LATER[card]


def chapel_value(bot: "Player", g: Table, me: int) -> int:
    """A Chapel is worth playing for two cards or more, and for one where nothing better is there."""
    hand = g.hand[me]
    estates = hand.count(ESTATE) if bot.trashes_estates(g, me) else 0
    going = estates + hand.count(CURSE) + bot.coppers_to_trash(g, me)
    if going <= 0:
        return 0
    return LATER[CHAPEL] + 12 * min(going, 4)


def remodel_action(bot: "Player", g: Table, me: int) -> int:
    """A Remodel is worth playing when a card beside it is better exchanged."""
    hand = g.hand[me][:]
    hand.remove(REMODEL)
    most = 0
    for card in set(hand):
        most = max(most, bot.remodel_value(g, me, card))
    return min(most, LATER[REMODEL] + 20)
