"""How cards move between deck, hands and Museum, and what the others learn or lose track of meanwhile.

Two rules keep the knowledge in the cards. A card that moves openly, or before the eyes of a seat, stays known to that
seat. When a card is chosen in secret out of several, whoever knew some of them knows from then on only that they lie
somewhere among those left behind and the one that went: they become one stray group.
"""

from .district import TYPE
from .names import (
    ALL,
    BEAUTIFIED,
    FRAMEWORK,
    GROUP,
    KIND,
    MUSEUM,
    SEEN,
    SEEN_BY_ALL,
    STRAY,
    UNGROUPED,
)
from .table import CHANCE, UNDER, Table

# Stray groups


def merge(g: Table, one: int, other: int) -> None:
    """Make one stray group of two."""
    if one == other:
        return
    for seat in range(g.seats):
        if g.group[seat] == other:
            g.group[seat] = one
    for zone in (g.deck, g.museum):
        for at, card in enumerate(zone):
            if card >> GROUP == other:
                zone[at] = (card & UNGROUPED) | one << GROUP


def join(g: Table, seat: int, group: int) -> None:
    """A hand becomes one of the places where the cards of a stray group may lie."""
    if g.group[seat] == 0:
        g.group[seat] = group
    else:
        merge(g, g.group[seat], group)


def mix(g: Table, cards: list[int], informed: int, group: int) -> int:
    """One of these cards is about to be taken in secret: who is not informed loses track; gives the group, 0 if nobody
    knew anything.
    """
    if group == 0 and len(cards) == 1:
        return 0
    foreign = 0
    for card in cards:
        foreign |= card
    foreign = foreign >> SEEN & ALL & ~informed
    if foreign == 0 or len(cards) == 1:
        return group
    if group == 0:
        g.groups += 1
        group = g.groups
    for at, card in enumerate(cards):
        lost = card >> SEEN & ALL & ~informed
        if lost:
            cards[at] = (card ^ lost << SEEN) | lost << STRAY
    return group


def recall(g: Table, group: int, kind: int, lookers: int) -> None:
    """A card of this kind has come to light: those who looked for one like it in the stray group take it to be this."""
    for zone in [*g.hand, g.drawn, g.chosen, g.deck, g.museum]:
        for at, card in enumerate(zone):
            found = card >> STRAY & lookers
            if found and card & KIND == kind and group_of(g, zone, card) == group:
                zone[at] = card ^ found << STRAY
                lookers ^= found
                if lookers == 0:
                    return


def found(g: Table, card: int, group: int, looker: int) -> int:
    """A seat comes to see a card of a stray group; gives the card without that seat's search."""
    if card >> STRAY & looker:
        return card ^ looker << STRAY
    recall(g, group, card & KIND, looker)
    return card


def group_of(g: Table, zone: list[int], card: int) -> int:
    """The stray group of a card in a zone."""
    for seat in range(g.seats):
        if zone is g.hand[seat]:
            return g.group[seat]
    if zone is g.drawn or zone is g.chosen:
        return g.group[g.active]
    return card >> GROUP


def forget_spied(g: Table, seat: int) -> None:
    """What a Spy found in a hand, for all to hear, says nothing any more once cards come in or go out unseen."""
    if g.spied and g.spied[0] == seat:
        g.spied = []


# Out of the deck


def draw(g: Table, me: int, number: int, kind: str = "draw") -> None:
    """Cards from the top of the deck into the hand; as many as there are."""
    hand = g.hand[me]
    before = len(hand)
    take_from_deck(g, me, number, hand)
    if g.events is not None:
        g.tell_owner(kind, me, hand[before:], (me,))


def take_from_deck(g: Table, me: int, number: int, zone: list[int]) -> None:
    """Cards from the top of the deck into a zone that only one player sees."""
    deck = g.deck
    mine = 1 << (SEEN + me)
    forget_spied(g, me)
    for _ in range(number):
        if not deck:
            break
        card = deck.pop()
        if card >> GROUP:
            card = found(g, card, card >> GROUP, 1 << me)
            join(g, me, card >> GROUP)
            card &= UNGROUPED
        zone.append(card | mine)
    g.undo_floor = len(g.choices)


# Under the deck


def put_under(g: Table, cards: list[int], group: int) -> None:
    """Put hidden cards under the deck, in an order that nobody learns."""
    if len(cards) > 1:
        group = mix(g, cards, 0, group)
        g.luck.shuffle(cards, UNDER)
    for card in cards:
        g.deck.insert(0, (card & UNGROUPED) | group << GROUP)


def put_under_openly(g: Table, kind: int) -> None:
    """Put a district that all have seen under the deck."""
    g.deck.insert(0, kind | SEEN_BY_ALL)


def shuffle_deck(g: Table) -> None:
    """Shuffle the deck: where in it a card lies, nobody knows any more."""
    group = 0
    for card in g.deck:
        other = card >> GROUP
        if other and group == 0:
            group = other
        elif other:
            merge(g, group, other)
    group = mix(g, g.deck, 0, group)
    g.luck.shuffle(g.deck, UNDER)
    if group:
        g.deck = [(card & UNGROUPED) | group << GROUP for card in g.deck]


# Out of a hand


def take_out(g: Table, me: int, kind: int, informed: int) -> int:
    """Take a card of this kind out of a hand before the eyes of the seats in `informed`; gives the card, to be laid
    where `g.group[me]` is its stray group.
    """
    hand = g.hand[me]
    if g.spied and g.spied[0] == me:
        if informed != ALL:
            g.spied = []
        elif TYPE[kind] == g.spied[1]:
            g.spied[2] -= 1
    if informed != ALL:
        g.group[me] = mix(g, hand, informed | 1 << me, g.group[me])
    at = place_of(hand, kind)
    card = hand.pop(at)
    told = informed & ~(1 << me)
    if told:
        stray = card >> STRAY & told
        looking = told & ~(card >> SEEN)
        card = (card | told << SEEN) & ~(told << STRAY)
        for at, other in enumerate(hand):
            both = other >> SEEN & looking
            if both and other & KIND == kind:
                hand[at] = (other ^ both << SEEN) | (stray & both) << STRAY
                looking ^= both
        if g.group[me] and looking & ~stray:
            recall(g, g.group[me], kind, looking & ~stray)
    return card


def place_of(zone: list[int], kind: int) -> int:
    """Where in a zone the first card of this kind lies."""
    at = 0
    while zone[at] & KIND != kind:
        at += 1
    return at


def hand_over(g: Table, me: int, them: int, kind: int) -> None:
    """Give a card of the hand to another player; only the two see which."""
    informed = 1 << me | 1 << them
    card = take_out(g, me, kind, informed)
    receive(g, me, them, card)


def receive(g: Table, me: int, them: int, card: int) -> None:
    """A card out of one hand comes into another."""
    forget_spied(g, them)
    if g.group[me]:
        join(g, them, g.group[me])
    g.hand[them].append((card | 1 << (SEEN + them)) & ~(1 << (STRAY + them)))


def take_at_random(g: Table, me: int, them: int) -> None:
    """Take a card at random out of another player's hand."""
    hand = g.hand[them]
    kind = hand[g.luck.below(len(hand), CHANCE)] & KIND
    card = take_out(g, them, kind, 1 << me | 1 << them)
    receive(g, them, me, card)
    g.information()
    if g.events is not None:
        g.tell_owner("take_card", me, [card], (me, them), victim=them)


def discard_from_hand(g: Table, me: int, kind: int) -> None:
    """Put a card of the hand under the deck, unseen."""
    card = take_out(g, me, kind, 1 << me)
    put_under(g, [card], g.group[me])


def swap_hands(g: Table, me: int, them: int) -> None:
    """Two players change hands; each knows what the other has now."""
    g.hand[me], g.hand[them] = g.hand[them], g.hand[me]
    g.group[me], g.group[them] = g.group[them], g.group[me]
    if g.spied and g.spied[0] in (me, them):
        g.spied[0] = them if g.spied[0] == me else me
    learn_hand(g, me, me)
    learn_hand(g, them, them)
    g.information()


def learn_hand(g: Table, me: int, them: int) -> None:
    """Look at all cards of a hand."""
    mine = 1 << (SEEN + me)
    hand = g.hand[them]
    group = g.group[them]
    for at in range(len(hand)):
        card = hand[at]
        if group and not card & mine:
            card = found(g, card, group, 1 << me)
        hand[at] = card | mine


# Cities


def destroy(g: Table, seat: int, card: int) -> None:
    """A district leaves a city and goes under the deck, with all that lies under a Museum."""
    g.leave_city(seat, card)
    kind = card & KIND
    put_under_openly(g, kind)
    if kind == MUSEUM and g.museum:
        stored = g.museum
        g.museum = []
        group = 0
        for each in stored:
            if each >> GROUP:
                if group:
                    merge(g, group, each >> GROUP)
                else:
                    group = each >> GROUP
        put_under(g, stored, group)


def use_up_framework(g: Table, seat: int) -> None:
    """Destroy the Framework in place of a district's cost."""
    destroy(g, seat, FRAMEWORK if FRAMEWORK in g.city[seat] else FRAMEWORK + BEAUTIFIED)


def store_in_museum(g: Table, me: int, kind: int) -> None:
    """Put a card of the hand under the Museum, unseen."""
    card = take_out(g, me, kind, 1 << me)
    g.museum.append((card & UNGROUPED) | g.group[me] << GROUP)
