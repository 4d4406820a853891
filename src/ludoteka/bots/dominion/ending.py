"""How the game may end this turn, and for whom: points are public, for every card gained or trashed was seen."""

from ...games.dominion.card import CARDS, COST
from ...games.dominion.names import DUCHY, ESTATE, GARDENS, KINDS, PROVINCE
from ...games.dominion.table import Table
from .cards import NOTHING

PILES_TO_END = 3


def points_of(cards: list[int]) -> int:
    """The points on these cards, as all that one player owns."""
    total = 0
    owned = len(cards)
    for card in cards:
        total += CARDS[card].points(owned)
    return total


def outlook(g: Table, me: int, more: list[int]) -> int:
    """If the game ended with this turn of mine and these cards more: 1 I win, 0 I share, -1 I lose."""
    mine = points_of(g.owned(me) + more)
    result = 1
    for them in g.others(me):
        theirs = points_of(g.owned(them))
        if theirs > mine or (theirs == mine and g.turns[them] < g.turns[me] + 1):
            return -1
        if theirs == mine and g.turns[them] == g.turns[me] + 1:
            result = 0
    return result


def ends_game(g: Table, card: int) -> bool:
    """Whether the game ends if this card is taken from the supply."""
    if g.supply[card] != 1:
        return False
    return card == PROVINCE or g.empty_piles >= PILES_TO_END - 1


def is_last_turn(g: Table) -> bool:
    """Whether the game ends after this turn whatever else is bought."""
    return g.supply[PROVINCE] == 0 or g.empty_piles >= PILES_TO_END


def most_points(g: Table, coins: int, size: int, taken: list[int]) -> int:
    """The Victory card that gives most points for so many coins, `taken` being gone from the supply; or NOTHING."""
    if coins >= COST[PROVINCE] and g.supply[PROVINCE] > taken.count(PROVINCE):
        return PROVINCE
    gardens = size // 10 if coins >= COST[GARDENS] and g.supply[GARDENS] > taken.count(GARDENS) else 0
    if coins >= COST[DUCHY] and g.supply[DUCHY] > taken.count(DUCHY) and gardens <= 3:
        return DUCHY
    if gardens > 1:
        return GARDENS
    if coins >= COST[ESTATE] and g.supply[ESTATE] > taken.count(ESTATE):
        return ESTATE
    return NOTHING


def points_for(g: Table, coins: int, buys: int, size: int, taken: list[int]) -> list[int]:
    """What to buy for most points with coins and buys left, after `taken`."""
    bought: list[int] = []
    while len(bought) < buys:
        card = most_points(g, coins, size, taken + bought)
        if card == NOTHING:
            break
        coins -= COST[card]
        bought.append(card)
    return bought


def emptied(g: Table, coins: int, buys: int) -> list[int]:
    """The cheapest cards by which enough piles run out this turn to end the game; [] if coins or buys are too few."""
    left = g.supply[PROVINCE]
    if left <= buys and left * COST[PROVINCE] <= coins:
        return [PROVINCE] * left
    piles: list[int] = []
    for card in range(KINDS):
        if 0 < g.supply[card] <= buys:
            piles.append((g.supply[card] * COST[card]) * KINDS + card)
    need = PILES_TO_END - g.empty_piles
    if len(piles) < need:
        return []
    taken: list[int] = []
    cost = 0
    for pile in sorted(piles)[:need]:
        taken.extend([pile % KINDS] * g.supply[pile % KINDS])
        cost += pile // KINDS
    return taken if len(taken) <= buys and cost <= coins else []


def winning_buy(g: Table, me: int, coins: int, buys: int) -> int:
    """The next card to buy so as to end the game now and win it; or NOTHING."""
    size = len(g.owned(me))
    if is_last_turn(g):
        return most_points(g, coins, size, [])
    taken = emptied(g, coins, buys)
    if not taken:
        return NOTHING
    cost = 0
    for card in taken:
        cost += COST[card]
    more = points_for(g, coins - cost, buys - len(taken), size, taken)
    return taken[0] if outlook(g, me, taken + more) > 0 else NOTHING
