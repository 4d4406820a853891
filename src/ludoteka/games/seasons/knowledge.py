"""What each seat has seen of cards that are hidden now: packs passed on, cards given, shown, discarded and looked at.

`known[v]` lists entries, each `64 * place + card`: that card is at least once in that place. `maybe[v]` lists groups of
which one alternative, a list of entries, is true: who took which of the cards that were missing when a pack came round.
Lists of entries are replaced, never changed, so that copies of a table share them.
"""

from itertools import permutations
from typing import TYPE_CHECKING, Final

from .card import IS_FAMILIAR

if TYPE_CHECKING:
    from .table import Table

# Places: the hand of a seat; its hand, libraries and drafted cards together; the discard pile; the cards being looked
# at by somebody. The card of an entry 0 is any familiar

HAND: Final = 0
OWNED: Final = 4
DISCARD: Final = 8
LOOKED: Final = 9
CARDS_IN_ENTRY: Final = 64
ANY_FAMILIAR: Final = 0


def entry(place: int, card: int) -> int:
    """A card in a place."""
    return CARDS_IN_ENTRY * place + card


# Learning


def learn(g: "Table", viewer: int, place: int, card: int) -> None:
    """A seat knows that a card is in a place."""
    g.known[viewer] = [*g.known[viewer], entry(place, card)]


def all_know(g: "Table", place: int, card: int) -> None:
    """All know that a card is in a place."""
    for viewer in range(g.seats):
        learn(g, viewer, place, card)


def others_know(g: "Table", me: int, place: int, card: int) -> None:
    """All but me know that a card is in a place."""
    for viewer in range(g.seats):
        if viewer != me:
            learn(g, viewer, place, card)


def learn_one_of(g: "Table", viewer: int, alternatives: list[list[int]]) -> None:
    """A seat knows that one of these alternatives is true."""
    different = [each for place, each in enumerate(alternatives) if each not in alternatives[:place]]
    if [] in different:
        return
    if len(different) == 1:
        g.known[viewer] = g.known[viewer] + different[0]
    else:
        g.maybe[viewer] = [*g.maybe[viewer], different]


def missing_from_pack(g: "Table", viewer: int, cards: list[int], takers: list[int]) -> None:
    """Each of the takers took one of these cards; the seat saw that they were gone, not who took which."""
    alternatives = [
        sorted([entry(OWNED + taker, card) for taker, card in zip(takers, order, strict=True)])
        for order in permutations(cards)
    ]
    learn_one_of(g, viewer, alternatives)


# The top of the draw pile


def top_taken(g: "Table", me: int, card: int, knew: list[int], place: int) -> None:
    """The top card went to a place; who had looked at it knows where it is."""
    if 1 not in knew:
        return
    for viewer in range(g.seats):
        if knew[viewer] and viewer != me:
            learn(g, viewer, place, card)
    g.top_known = [0] * g.seats


def forget_piles(g: "Table") -> None:
    """The discard pile was shuffled: nobody knows any more where its cards are."""
    g.top_known = [0] * g.seats
    for viewer in range(g.seats):
        g.known[viewer] = without_place(g.known[viewer], DISCARD)
        if g.maybe[viewer]:
            groups = g.maybe[viewer]
            g.maybe[viewer] = []
            for group in groups:
                learn_one_of(g, viewer, [without_place(each, DISCARD) for each in group])


def without_place(entries: list[int], place: int) -> list[int]:
    """Entries but for those of a place."""
    return [each for each in entries if each // CARDS_IN_ENTRY != place]


def take_looked(g: "Table", viewer: int) -> list[int]:
    """The cards of which a seat knows that somebody looks at them; they are going somewhere now."""
    known = g.known[viewer]
    found = [each % CARDS_IN_ENTRY for each in known if each // CARDS_IN_ENTRY == LOOKED]
    if found:
        g.known[viewer] = without_place(known, LOOKED)
    return found


def kept_one(g: "Table", me: int, rest: list[int]) -> None:
    """One of the cards looked at went to the hand, the rest was discarded, both face down."""
    discarded_looked(g, me, rest, False)
    for viewer in range(g.seats):
        if viewer != me:
            for card in take_looked(g, viewer):
                kept = entry(HAND + me, card)
                learn_one_of(g, viewer, [[kept], [entry(DISCARD, card)]] if rest else [[kept]])


def discarded_looked(g: "Table", me: int, cards: list[int], all_of_them: bool = True) -> None:
    """Cards looked at were discarded face down."""
    for card in cards:
        learn(g, me, DISCARD, card)
    if all_of_them:
        for viewer in range(g.seats):
            if viewer != me:
                for card in take_looked(g, viewer):
                    learn(g, viewer, DISCARD, card)


def played_looked(g: "Table", me: int, card: int) -> None:
    """One of the cards looked at was put into play."""
    for viewer in range(g.seats):
        if entry(LOOKED, card) in g.known[viewer]:
            g.known[viewer] = without_entry(g.known[viewer], entry(LOOKED, card))


def shared_out(g: "Table", me: int, owners: list[int], cards: list[int]) -> None:
    """Naria: each of these seats got the card beside it; the first is Naria's owner, who knows them all."""
    for place, owner in enumerate(owners):
        if owner != me:
            learn(g, me, HAND + owner, cards[place])
    for viewer in range(g.seats):
        if viewer == me:
            continue
        for card in take_looked(g, viewer):
            own = viewer in owners and cards[owners.index(viewer)] == card
            if not own:
                learn_one_of(g, viewer, [[entry(HAND + owner, card)] for owner in owners if owner != viewer])


# Cards that leave a hand


def without_entry(entries: list[int], one: int) -> list[int]:
    """Entries with one of this kind less."""
    place = entries.index(one)
    return entries[:place] + entries[place + 1 :]


def left_hand(g: "Table", me: int, card: int) -> None:
    """A card left a hand for all to see: of what the others know to be there, one less is certain."""
    in_hand = entry(HAND + me, card)
    owned = entry(OWNED + me, card)
    for viewer in range(g.seats):
        if viewer == me:
            continue
        known = g.known[viewer]
        if in_hand in known:
            g.known[viewer] = without_entry(known, in_hand)
        elif owned in known:
            g.known[viewer] = without_entry(known, owned)
        elif g.maybe[viewer]:
            left_groups(g, viewer, in_hand, owned)


def left_groups(g: "Table", viewer: int, in_hand: int, owned: int) -> None:
    """The same for what a seat only holds possible."""
    groups = g.maybe[viewer]
    if not [1 for group in groups for each in group if in_hand in each or owned in each]:
        return
    g.maybe[viewer] = []
    for group in groups:
        left: list[list[int]] = []
        for each in group:
            gone = in_hand if in_hand in each else owned
            left.append(without_entry(each, gone) if gone in each else each)
        learn_one_of(g, viewer, left)


def familiar_discarded(g: "Table", me: int, card: int) -> None:
    """A familiar left a hand face down: it may be any of those that the others know to be there, or another."""
    learn(g, me, DISCARD, card)
    for viewer in range(g.seats):
        if viewer != me:
            familiar_gone(g, viewer, me)


def familiar_gone(g: "Table", viewer: int, me: int) -> None:
    """The same as one seat sees it."""
    theirs = [each for each in g.known[viewer] if is_familiar_of(each, me)]
    others = [each for each in g.known[viewer] if not is_familiar_of(each, me)]
    groups = g.maybe[viewer]
    g.known[viewer] = others
    g.maybe[viewer] = []
    for group in groups:
        learn_one_of(g, viewer, [[one for one in each if not is_familiar_of(one, me)] for each in group])
    alternatives = [[*theirs, entry(DISCARD, ANY_FAMILIAR)]]
    for gone in theirs:
        alternatives.append([*without_entry(theirs, gone), entry(DISCARD, gone % CARDS_IN_ENTRY)])
    learn_one_of(g, viewer, alternatives)


def is_familiar_of(one: int, seat: int) -> bool:
    """Whether an entry is a familiar in a seat's hand or libraries."""
    place = one // CARDS_IN_ENTRY
    return place in (HAND + seat, OWNED + seat) and IS_FAMILIAR[one % CARDS_IN_ENTRY]
