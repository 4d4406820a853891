"""What each seat sees, and how to guess the rest."""

from typing import TYPE_CHECKING, Any

from ...kernel.luck import Luck
from ...kernel.view import counter, fact, piles, zone
from .card import COST, IS_ACTION
from .names import BASE, KINDS, NAMES, PROVINCE, names_of, sorted_names

if TYPE_CHECKING:
    from .table import Table

# What is seen


def zones(g: "Table", viewer: int | None) -> list[dict[str, Any]]:
    """Supply, trash and play area; each player's hand, deck and discard pile; and what an effect holds at the
    moment.
    """
    seen = [supply(g), zone("trash", None, sorted_names(g.trash), len(g.trash))]
    seen.append(zone("play", g.active, names_of(g.play), len(g.play)))
    for seat in range(g.seats):
        seen.extend(zones_of(g, seat, viewer))
    if g.shown:
        seen.append(zone("shown", g.shown_of, names_of(g.shown), len(g.shown)))
    if g.aside:
        seen.append(zone("aside", g.active, names_of(g.aside), len(g.aside)))
    if g.loot:
        seen.append(zone("loot", None, sorted_names(g.loot), len(g.loot)))
    if g.looked:
        mine = viewer == g.active or g.looked_known > 0
        seen.append(zone("looked", g.active, names_of(g.looked) if mine else [], len(g.looked)))
    if g.chosen and viewer == chooser(g):
        seen.append(zone("chosen", viewer, names_of(g.chosen), len(g.chosen)))
    return seen


def supply(g: "Table") -> dict[str, Any]:
    """The piles of the supply: base cards, then the kingdom by cost and name."""
    kingdom = sorted(g.kingdom, key=lambda card: (COST[card], NAMES[card]))
    stock = [{"card": NAMES[card], "count": g.supply[card], "cost": COST[card]} for card in [*range(BASE), *kingdom]]
    return piles("supply", stock)


def zones_of(g: "Table", seat: int, viewer: int | None) -> list[dict[str, Any]]:
    """A player's hand, deck and discard pile: contents of the own hand only, the discard pile's top card, its size
    only by table option.
    """
    hand = g.hand[seat]
    held = len(hand)
    if seat != viewer and g.chosen and seat == chooser(g):
        held += len(g.chosen)
    pile = g.open[seat]
    counted = g.settings["open_counts"]
    return [
        zone("hand", seat, sorted_names(hand) if seat == viewer else [], held),
        zone("deck", seat, [], len(g.deck[seat])),
        zone("discard", seat, names_of(pile[-1:]), len(pile) + len(g.hidden[seat]) if counted else None),
    ]


def chooser(g: "Table") -> int:
    """Whose are the cards picked so far; -1 if nobody is picking."""
    return g.waiting[0].seat if g.waiting else -1


def counters(g: "Table") -> list[dict[str, Any]]:
    """Actions, buys and coins of the turn, and how near the end is."""
    return [
        counter("actions", g.active, g.actions),
        counter("buys", g.active, g.buys),
        counter("coins", g.active, g.coins),
        counter("empty_piles", None, g.empty_piles),
        counter("provinces", None, g.supply[PROVINCE]),
    ]


def facts(g: "Table") -> list[dict[str, Any]]:
    """What all know beyond what lies open: cards on decks and in hands that were shown."""
    known: list[dict[str, Any]] = []
    for seat in range(g.seats):
        top = g.known_top[seat]
        if top:
            known.append(fact("deck_top", seat, names_of(g.deck[seat][-top:][::-1])))
        if g.known_hand[seat]:
            known.append(fact("in_hand", seat, sorted_names(g.known_hand[seat])))
    return known


# What is guessed


def redeal(g: "Table", viewer: int, luck: Luck) -> None:
    """Deal again what the viewer cannot know: the order of the own deck, and the others' hands, decks and unseen
    discards.
    """
    for seat in range(g.seats):
        if seat == viewer:
            unseen = len(g.deck[seat]) - g.known_top[seat]
            below = g.deck[seat][:unseen]
            luck.shuffle(below)
            g.deck[seat] = below + g.deck[seat][unseen:]
        else:
            redeal_other(g, seat, luck)
        g.script[seat] = []


def redeal_other(g: "Table", seat: int, luck: Luck) -> None:
    """Deal another player's unseen cards again, keeping to what was seen of them."""
    unseen = len(g.deck[seat]) - g.known_top[seat]
    picking = len(g.chosen) if seat == chooser(g) else 0
    looking = len(g.looked) if seat == g.active and not g.looked_known else 0
    pool = g.hand[seat] + g.hidden[seat] + g.deck[seat][:unseen]
    if picking:
        pool = pool + g.chosen
    if looking:
        pool = pool + g.looked
    for card in g.known_hand[seat] + g.astray[seat]:
        pool.remove(card)
    luck.shuffle(pool)
    if looking:
        g.looked = [take_action(pool)]
    hand_room = len(g.hand[seat]) + picking - len(g.known_hand[seat])
    hand, hidden = place_astray(g, seat, hand_room, luck)
    while len(hidden) < len(g.hidden[seat]):
        hidden.append(pool.pop())
    while len(hand) < hand_room:
        hand.append(pool.pop())
    g.deck[seat] = pool + g.deck[seat][unseen:]
    g.hidden[seat] = hidden
    g.hand[seat] = g.known_hand[seat] + hand
    if picking:
        pick_again(g, seat, picking, luck)


def take_action(pool: list[int]) -> int:
    """Take the first Action out of a shuffled pool: a Library asks only about Actions."""
    for place, card in enumerate(pool):
        if IS_ACTION[card]:
            return pool.pop(place)
    return pool.pop()


def place_astray(g: "Table", seat: int, hand_room: int, luck: Luck) -> tuple[list[int], list[int]]:
    """Put the cards known to be in the hand or among the last unseen discards into either, by lot."""
    hand: list[int] = []
    hidden: list[int] = []
    room = min(g.astray_room[seat], len(g.hidden[seat]))
    for card in g.astray[seat]:
        free = hand_room - len(hand)
        if luck.below(free + room - len(hidden)) < free:
            hand.append(card)
        else:
            hidden.append(card)
    return hand, hidden


def pick_again(g: "Table", seat: int, picking: int, luck: Luck) -> None:
    """Guess which cards of the hand were picked so far, in ascending order, so that the rest of the picking stays
    possible.
    """
    from .effects import DiscardDownTo

    hand = g.hand[seat]
    luck.shuffle(hand)
    question = g.waiting[0]
    left = len(hand) - picking - question.keep if isinstance(question, DiscardDownTo) else 0
    chosen = sorted(hand[: picking + left])
    g.chosen = chosen[:picking]
    g.hand[seat] = chosen[picking:] + hand[picking + left :]


def all_cards(g: "Table") -> list[int]:
    """How many there are of each card over all zones, supply and trash included."""
    counts = [max(0, pile) for pile in g.supply]
    for card in range(KINDS):
        counts[card] += g.trash.count(card)
    for seat in range(g.seats):
        for card in g.owned(seat):
            counts[card] += 1
    return counts
