"""Guessing what a seat cannot know: all hidden cards dealt again, so that everything the seat has seen still fits."""

from typing import TYPE_CHECKING, Final

from ...kernel.errors import RulesBug
from ...kernel.frames import Together
from ...kernel.luck import Luck
from .card import IS_FAMILIAR
from .knowledge import ANY_FAMILIAR, CARDS_IN_ENTRY, DISCARD, HAND, LOOKED, OWNED, entry
from .phases import DRAFT, LIBRARIES

if TYPE_CHECKING:
    from .table import Table

TRIES: Final = 1000
PLACES: Final = 10


def redeal(g: "Table", viewer: int, luck: Luck) -> None:
    """Deal again everything that the viewer cannot know."""
    from .prelude import pick_again

    g.rolls = []
    g.rerolls = []
    deal = Deal(g, viewer)
    deal.draw_lots(luck)
    deal.lay_out(luck)
    forget_what_others_know(g, viewer)
    if g.frames and isinstance(g.frames[-1], Together):
        pick_again(g, viewer, luck)


def passed_to(g: "Table", viewer: int, seat: int) -> list[int]:
    """The pack now in front of a seat as the viewer passed it on; empty if the viewer never had it."""
    if not g.pack[seat]:
        return []
    pack = (seat - len(g.drafted[seat])) % g.seats
    return g.passed[viewer * g.seats + pack]


def forget_what_others_know(g: "Table", viewer: int) -> None:
    """The others' own knowledge is of the cards as they really lie; only what the viewer knows too is kept."""
    mine = g.known[viewer]
    for seat in range(g.seats):
        if seat != viewer:
            g.known[seat] = [each for each in shared(mine, g.known[seat]) if each // CARDS_IN_ENTRY != LOOKED]
            g.maybe[seat] = []
            if g.phase == DRAFT:
                for pack in range(g.seats):
                    g.passed[seat * g.seats + pack] = []


def shared(one: list[int], other: list[int]) -> list[int]:
    """Entries that both lists have."""
    left = other[:]
    both: list[int] = []
    for each in one:
        if each in left:
            left.remove(each)
            both.append(each)
    return both


class Deal:
    """One new deal of the hidden cards: what has to lie where, and the pool for the rest."""

    def __init__(self, g: "Table", viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.others = g.others(viewer)
        self.hides_looked = g.looker != viewer
        self.top = [g.draw.pop()] if g.top_known[viewer] and g.draw else []
        self.pool: list[int] = g.draw + g.discard
        for seat in self.others:
            self.pool += g.hand[seat] + g.library_2[seat] + g.library_3[seat] + g.drafted[seat] + g.pack[seat]
        if self.hides_looked:
            self.pool += g.looked + g.chosen
        self.needs: list[int] = []
        self.packs: list[list[int]] = [[] for _ in range(g.seats)]

    def size(self, place: int) -> int:
        """How many hidden cards a place has."""
        g = self.g
        if place == DISCARD:
            return len(g.discard)
        if place == LOOKED:
            return len(g.looked) + len(g.chosen) if self.hides_looked else 0
        if place < OWNED:
            return len(g.hand[place])
        return self.owned_size(place - OWNED)

    def owned_size(self, seat: int) -> int:
        """How many cards a seat has in hand, libraries and drafted cards."""
        g = self.g
        return len(g.hand[seat]) + len(g.library_2[seat]) + len(g.library_3[seat]) + len(g.drafted[seat])

    # Which of the alternatives are taken to be true

    def draw_lots(self, luck: Luck) -> None:
        """Choose one alternative of each group, so that all fits together."""
        for _ in range(TRIES):
            if self.try_lots(luck):
                return
        raise RulesBug(f"nothing fits what seat {self.viewer} has seen")

    def try_lots(self, luck: Luck) -> bool:
        """One attempt: packs in passing, then the groups in an order by lot."""
        g = self.g
        self.needs = g.known[self.viewer][:]
        self.pick_from_passed(luck)
        groups = list(range(len(g.maybe[self.viewer])))
        luck.shuffle(groups)
        for number in groups:
            group = g.maybe[self.viewer][number]
            order = list(range(len(group)))
            luck.shuffle(order)
            for place in order:
                if self.fits(self.needs + group[place]):
                    self.needs = self.needs + group[place]
                    break
            else:
                return False
        return self.fits(self.needs)

    def pick_from_passed(self, luck: Luck) -> None:
        """Packs that the viewer passed on and that have not come back: who took what of them since."""
        g = self.g
        for seat in self.others:
            cards = passed_to(g, self.viewer, seat)
            if cards:
                cards = cards[:]
                luck.shuffle(cards)
                taker = (self.viewer + 1) % g.seats
                while len(cards) > len(g.pack[seat]):
                    self.needs.append(entry(OWNED + taker, cards.pop()))
                    taker = (taker + 1) % g.seats
                self.packs[seat] = cards

    def fits(self, needs: list[int]) -> bool:
        """Whether there are cards and room enough for all that is needed."""
        counts = [0] * CARDS_IN_ENTRY
        for card in self.pool:
            counts[card] += 1
        for pack in self.packs:
            for card in pack:
                counts[card] -= 1
        rooms = [0] * PLACES
        for each in needs:
            place = each // CARDS_IN_ENTRY
            rooms[place] += 1
            if place < OWNED:
                rooms[place + OWNED] += 1
            if each % CARDS_IN_ENTRY != ANY_FAMILIAR:
                counts[each % CARDS_IN_ENTRY] -= 1
        if min(counts) < 0:
            return False
        wanted = len([each for each in needs if each % CARDS_IN_ENTRY == ANY_FAMILIAR])
        if wanted > sum([counts[card] for card in range(CARDS_IN_ENTRY - 1) if counts[card] and IS_FAMILIAR[card]]):
            return False
        return not [1 for place in range(PLACES) if rooms[place] and rooms[place] > self.size(place)]

    # Laying out

    def lay_out(self, luck: Luck) -> None:
        """Put the needed cards where they belong, and the rest anywhere."""
        g = self.g
        luck.shuffle(self.pool)
        for pack in self.packs:
            for card in pack:
                self.pool.remove(card)
        placed: list[list[int]] = [[] for _ in range(PLACES)]
        for each in sorted(self.needs, reverse=True, key=card_of_entry):
            placed[each // CARDS_IN_ENTRY].append(self.take(each % CARDS_IN_ENTRY))
        for seat in self.others:
            self.lay_out_seat(seat, placed[HAND + seat], placed[OWNED + seat], luck)
        if self.hides_looked:
            self.lay_out_looked(placed[LOOKED], luck)
        g.discard = self.filled(placed[DISCARD], len(g.discard))
        luck.shuffle(g.discard)
        g.draw = self.pool + self.top

    def take(self, card: int) -> int:
        """Take a card out of the pool; of 0, any familiar."""
        if card == ANY_FAMILIAR:
            familiars = [each for each in self.pool if IS_FAMILIAR[each]]
            card = familiars.pop()
        self.pool.remove(card)
        return card

    def filled(self, cards: list[int], size: int) -> list[int]:
        """Cards with others of the pool, up to a size."""
        while len(cards) < size:
            cards.append(self.pool.pop())
        return cards

    def lay_out_seat(self, seat: int, in_hand: list[int], owned: list[int], luck: Luck) -> None:
        """A player's hand, libraries, drafted cards and pack; cards known to be there lie anywhere in them."""
        g = self.g
        rooms = [len(g.hand[seat]) - len(in_hand), len(g.library_2[seat]), len(g.library_3[seat])]
        rooms.append(len(g.drafted[seat]))
        zones: list[list[int]] = [in_hand, [], [], []]
        sizes = [len(g.hand[seat]), rooms[1], rooms[2], rooms[3]]
        for card in owned:
            spot = luck.below(rooms[0] + rooms[1] + rooms[2] + rooms[3])
            zone = 0
            while spot >= rooms[zone]:
                spot -= rooms[zone]
                zone += 1
            zones[zone].append(card)
            rooms[zone] -= 1
        for zone in range(4):
            self.filled(zones[zone], sizes[zone])
        g.hand[seat] = zones[0]
        g.library_2[seat] = zones[1]
        g.library_3[seat] = zones[2]
        if g.phase > LIBRARIES:
            return
        g.drafted[seat] = zones[3]
        g.pack[seat] = self.packs[seat] if self.packs[seat] else self.filled([], len(g.pack[seat]))

    def lay_out_looked(self, known: list[int], luck: Luck) -> None:
        """The cards that somebody looks at or has assigned already."""
        g = self.g
        cards = self.filled(known, len(g.looked) + len(g.chosen))
        luck.shuffle(cards)
        assigned = len(g.chosen)
        g.chosen = cards[:assigned]
        g.looked = cards[assigned:]


def card_of_entry(each: int) -> int:
    """The card of an entry."""
    return each % CARDS_IN_ENTRY
