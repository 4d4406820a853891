"""What the regent thinks of characters, players and cards, from what its seat may know alone."""

from typing import Final

from ...games.citadels.building import may_stand, price
from ...games.citadels.district import COST, TYPE
from ...games.citadels.effects import count_type
from ...games.citadels.names import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BASICS,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    DIPLOMAT,
    EMPEROR,
    KIND,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    MILITARY,
    MONUMENT,
    NAVIGATOR,
    NOBLE,
    PATRICIAN,
    RELIGIOUS,
    SCHOLAR,
    SECRET_VAULT,
    SEER,
    TAX_COLLECTOR,
    THIEF,
    TRADE,
    TRADER,
    WARLORD,
    WITCH,
    WIZARD,
)
from ...games.citadels.sight import own_steps
from ...games.citadels.table import FACE_UP, Table

# How good a character is before anything is looked at, in the order of their numbers

BASE: Final = (
    # ranks 1 to 3
    14,
    12,
    16,
    12,
    14,
    14,
    10,
    12,
    14,
    # ranks 4 to 6
    10,
    8,
    8,
    8,
    10,
    8,
    16,
    16,
    10,
    # ranks 7 to 9
    14,
    22,
    20,
    8,
    4,
    10,
    12,
    10,
    8,
)


def size(g: Table, seat: int) -> int:
    """How far a city is."""
    return len(g.city[seat]) + (1 if g.has(seat, MONUMENT) else 0)


def need(g: Table) -> int:
    """How many districts complete a city."""
    return 7 if g.seats > 3 else 8


def strength(g: Table, seat: int) -> int:
    """How dangerous a player looks: the city above all, then gold and cards."""
    worth = sum([COST[card & KIND] for card in g.city[seat]])
    return 10 * size(g, seat) + 2 * worth + 2 * g.gold[seat] + 2 * len(g.hand[seat])


def strongest(g: Table, me: int) -> int:
    """The most dangerous opponent."""
    best = -1
    for them in g.others(me):
        if best < 0 or strength(g, them) > strength(g, best):
            best = them
    return best


def richest(g: Table, me: int) -> int:
    """The opponent with most gold."""
    best = -1
    for them in g.others(me):
        if best < 0 or g.gold[them] > g.gold[best]:
            best = them
    return best


def longest_hand(g: Table, me: int) -> int:
    """The opponent with most cards."""
    best = -1
    for them in g.others(me):
        if best < 0 or len(g.hand[them]) > len(g.hand[best]):
            best = them
    return best


# Cards


def card_worth(g: Table, me: int, kind: int) -> int:
    """How much a card in hand is worth to its owner, times 10."""
    if kind == SECRET_VAULT:
        return 15
    if not may_stand(g, me, kind):
        return 1
    worth = 10 * COST[kind] - 3 * max(0, price(g, me, kind) - g.gold[me] - 2)
    if kind >= BASICS:
        worth += 12
    if TYPE[kind] not in [TYPE[card & KIND] for card in g.city[me]]:
        worth += 8
    left = need(g) - size(g, me)
    if left <= 2 and price(g, me, kind) <= g.gold[me] + 2:
        worth += 20
    return worth


def useful(g: Table, me: int) -> list[int]:
    """The different cards of the hand that can be built some day."""
    kinds: list[int] = []
    for card in g.hand[me]:
        kind = card & KIND
        if kind not in kinds and may_stand(g, me, kind):
            kinds.append(kind)
    return kinds


# Characters


def income_of(character: int) -> int:
    """The type of districts that pays a character; -1 if none does."""
    if character in (KING, EMPEROR, PATRICIAN):
        return NOBLE
    if character in (BISHOP, ABBOT, CARDINAL):
        return RELIGIOUS
    if character in (MERCHANT, TRADER):
        return TRADE
    return MILITARY if character in (WARLORD, DIPLOMAT, MARSHAL) else -1


def character_worth(g: Table, seat: int, character: int) -> int:
    """How good a character is for a player, by what all can see, times 10."""
    gold = g.gold[seat]
    cards = len(g.hand[seat])
    kind = income_of(character)
    worth = BASE[character]
    if kind >= 0:
        worth += 10 * count_type(g, seat, kind)
    if character in (KING, PATRICIAN) and g.crown != seat:
        worth += 6
    elif character == ARCHITECT:
        worth += 6 * min(gold, 8) if cards >= 2 else 2 * gold
    elif character in (SCHOLAR, ALCHEMIST, SEER, CARDINAL):
        worth += 3 * min(gold, 6)
    elif character == NAVIGATOR:
        worth += 12 if cards <= 1 or gold <= 2 else -20
    elif character in (MAGICIAN, WIZARD):
        worth += 5 * max(0, max([len(hand) for hand in g.hand]) - cards)
    elif character in (THIEF, BLACKMAILER, ABBOT):
        worth += 4 * max(0, max(g.gold) - gold)
    elif character == TAX_COLLECTOR:
        worth += 10 * g.tax
    elif character in (MARSHAL, DIPLOMAT, ARTIST):
        worth += 2 * min(gold, 6)
    elif character in (ASSASSIN, WITCH, MAGISTRATE) and max([size(g, them) for them in g.others(seat)]) >= need(g) - 2:
        worth += 12
    return worth


def candidates(g: Table, me: int, them: int) -> list[int]:
    """The ranks that an opponent may hold as far as I know from what was passed and what was called."""
    own = own_steps(g, me)
    mine = g.has_ranks(me)
    found: list[int] = []
    for rank, slot in enumerate(g.slot):
        if rank in mine or slot == FACE_UP or rank < g.called or slot in own:
            continue
        if g.seats > 3 and own and not g.swap:
            before = (them - g.leader) % g.seats < (me - g.leader) % g.seats
            if before != (slot < own[0]):
                continue
        found.append(rank)
    if not found:
        found = [rank for rank in range(len(g.cast)) if rank not in mine and rank >= g.called]
    return found


def likeliest(g: Table, me: int, them: int, allowed: list[int]) -> int:
    """Of these characters, the one that suits an opponent best among those that it may hold."""
    ranks = candidates(g, me, them)
    best = allowed[0]
    most = -1000
    for character in allowed:
        worth = character_worth(g, them, character)
        if character // 3 not in ranks:
            worth -= 100
        if worth > most:
            most = worth
            best = character
    return best
