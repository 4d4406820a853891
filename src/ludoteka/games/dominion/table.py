"""The table: every zone of a game of Dominion, and the verbs of the rulebook that move cards between them.

What the others have seen is part of the zones. A discard pile is kept as the cards that went there unseen (`hidden`)
and those that all saw (`open`, the visible
top last). `known_top` counts the cards on top of a deck that all have seen, `known_hand` lists the cards in a hand
that all have seen, and `astray` those
that all have seen and that lie either still in the hand or among the last `astray_room` cards discarded unseen.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.events import Event
from ...kernel.luck import Luck
from ...kernel.state import State
from . import scoring, sight
from .card import IS_VICTORY
from .names import KINDS, NAMES, names_of, sorted_names

if TYPE_CHECKING:
    from ...kernel.game import Game

ACTION_PHASE: Final = 0
BUY_PHASE: Final = 1
PHASES: Final = ("action", "buy")

# Luck streams: the lots of set-up, then the shuffles of each seat

LOTS: Final = 0
SHUFFLES: Final = 1
STREAMS: Final = 5
NOBODY: Final = -1
NOTHING: Final = -1


class Table(State):
    """The state of a game of Dominion; zones hold card numbers, top last where there is an order."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "kingdom",
        "piles",
        "supply",
        "deck",
        "hand",
        "open",
        "hidden",
        "known_top",
        "known_hand",
        "astray",
        "astray_room",
        "play",
        "shown",
        "shown_of",
        "aside",
        "chosen",
        "looked",
        "looked_known",
        "loot",
        "trash",
        "turns",
        "active",
        "first",
        "phase",
        "bought",
        "actions",
        "buys",
        "coins",
        "shielded",
        "empty_piles",
        "script",
    )

    def __init__(self, game: "Game", seats: int, settings: dict[str, Any], seed: int | str, luck: Luck) -> None:
        super().__init__(game, seats, settings, seed, luck)
        everyone = range(seats)
        self.kingdom: list[int] = []
        self.piles: list[int] = []
        self.shop: list[list[int]] = []
        self.supply: list[int] = [NOTHING] * KINDS
        self.deck: list[list[int]] = [[] for _ in everyone]
        self.hand: list[list[int]] = [[] for _ in everyone]
        self.open: list[list[int]] = [[] for _ in everyone]
        self.hidden: list[list[int]] = [[] for _ in everyone]
        self.known_top: list[int] = [0] * seats
        self.known_hand: list[list[int]] = [[] for _ in everyone]
        self.astray: list[list[int]] = [[] for _ in everyone]
        self.astray_room: list[int] = [0] * seats
        self.play: list[int] = []
        self.shown: list[int] = []
        self.shown_of = NOBODY
        self.aside: list[int] = []
        self.chosen: list[int] = []
        self.looked: list[int] = []
        self.looked_known = 0
        self.loot: list[int] = []
        self.trash: list[int] = []
        self.turns: list[int] = [0] * seats
        self.active = 0
        self.first = 0
        self.phase = ACTION_PHASE
        self.bought = 0
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.shielded = 0
        self.empty_piles = 0
        self.script: list[list[list[int]]] = [[] for _ in everyone]

    def clone(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings, self.seed, self.luck.copy())
        self.copy_into(twin)
        twin.kingdom = self.kingdom
        twin.piles = self.piles
        twin.shop = self.shop
        twin.supply = self.supply[:]
        twin.deck = [zone[:] for zone in self.deck]
        twin.hand = [zone[:] for zone in self.hand]
        twin.open = [zone[:] for zone in self.open]
        twin.hidden = [zone[:] for zone in self.hidden]
        twin.known_top = self.known_top[:]
        twin.known_hand = [zone[:] for zone in self.known_hand]
        twin.astray = [zone[:] for zone in self.astray]
        twin.astray_room = self.astray_room[:]
        twin.play = self.play[:]
        twin.shown = self.shown[:]
        twin.shown_of = self.shown_of
        twin.aside = self.aside[:]
        twin.chosen = self.chosen[:]
        twin.looked = self.looked[:]
        twin.looked_known = self.looked_known
        twin.loot = self.loot[:]
        twin.trash = self.trash[:]
        twin.turns = self.turns[:]
        twin.active = self.active
        twin.first = self.first
        twin.phase = self.phase
        twin.bought = self.bought
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.shielded = self.shielded
        twin.empty_piles = self.empty_piles
        twin.script = [orders[:] for orders in self.script]
        return twin

    # Who is who

    def others(self, me: int) -> list[int]:
        """The other seats, clockwise from my left."""
        seats = self.seats
        return [(me + step) % seats for step in range(1, seats)]

    def owned(self, seat: int) -> list[int]:
        """Every card a player owns, wherever it lies."""
        cards = self.deck[seat] + self.hand[seat] + self.open[seat] + self.hidden[seat]
        if seat == self.active:
            cards = cards + self.play
        if seat == self.shown_of:
            cards = cards + self.shown
        if self.aside or self.looked or self.chosen:
            cards = cards + self.pending(seat)
        return cards

    def pending(self, seat: int) -> list[int]:
        """Cards of a player that an effect holds at this moment."""
        cards: list[int] = []
        if seat == self.active:
            cards = self.aside + self.looked
        if self.chosen and self.waiting and self.waiting[0].seat == seat:
            cards = cards + self.chosen
        return cards

    def has_victory(self, seat: int) -> bool:
        """Whether a Victory card is in the hand."""
        return True in [IS_VICTORY[card] for card in self.hand[seat]]

    # Telling

    def tell(self, kind: str, seat: int, args: dict[str, Any]) -> None:
        """Say what happened, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args))

    def tell_card(self, kind: str, seat: int, card: int) -> None:
        """Say what happened to a card, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"card": NAMES[card]}))

    def tell_cards(self, kind: str, seat: int, cards: list[int]) -> None:
        """Say what happened to several cards, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"cards": names_of(cards), "count": len(cards)}))

    def tell_owner(self, kind: str, seat: int, cards: list[int], args: dict[str, Any]) -> None:
        """Say what happened to cards that only their owner may see; the others learn how many."""
        if self.events is not None:
            args["count"] = len(cards)
            self.events.append(Event(kind, seat, args, {"cards": sorted_names(cards)}, (seat,)))

    # Counters of the turn

    def add_actions(self, number: int) -> None:
        """+Actions."""
        self.actions += number
        if self.events is not None:
            self.tell("actions", self.active, {"count": number})

    def add_buys(self, number: int) -> None:
        """+Buys."""
        self.buys += number
        if self.events is not None:
            self.tell("buys", self.active, {"count": number})

    def add_coins(self, number: int) -> None:
        """+Coins."""
        self.coins += number
        if self.events is not None:
            self.tell("coins", self.active, {"count": number})

    # Drawing and showing

    def draw(self, me: int, number: int) -> None:
        """+Cards: from the deck to the hand, shuffling when the deck runs out; as many as there are."""
        deck = self.deck[me]
        hand = self.hand[me]
        before = len(hand)
        left = len(deck) - number
        if left >= 0 and not self.known_top[me]:
            top = deck[left:]
            top.reverse()
            hand.extend(top)
            self.deck[me] = deck[:left]
            number = 0
        for _ in range(number):
            if not deck:
                if not self.shuffle(me):
                    break
                deck = self.deck[me]
            card = deck.pop()
            if self.known_top[me]:
                self.known_top[me] -= 1
                self.known_hand[me].append(card)
            hand.append(card)
        self.undo_floor = len(self.choices)
        if self.events is not None and len(hand) > before:
            self.tell_owner("draw", me, hand[before:], {})

    def shuffle(self, me: int) -> bool:
        """Make the discard pile the new deck, because a card is needed; False if there is none."""
        cards = self.hidden[me]
        cards.extend(self.open[me])
        if not cards:
            return False
        self.hidden[me] = []
        self.open[me] = []
        self.known_top[me] = 0
        if self.astray[me]:
            self.astray[me] = []
            self.astray_room[me] = 0
        self.luck.shuffle(cards, SHUFFLES + me)
        if self.script[me]:
            cards = scripted(cards, self.script[me].pop(0))
        self.deck[me] = cards
        if self.events is not None:
            self.tell("shuffle", me, {})
        return True

    def take_top(self, me: int) -> int:
        """Take the top card off the deck, shuffling first if need be; NOTHING if there is none."""
        if not self.deck[me] and not self.shuffle(me):
            return NOTHING
        self.information()
        if self.known_top[me]:
            self.known_top[me] -= 1
        return self.deck[me].pop()

    def show_top(self, them: int, number: int) -> None:
        """Turn over cards from the deck, for all to see, into the shown zone; as many as there are."""
        before = len(self.shown)
        for _ in range(number):
            card = self.take_top(them)
            if card == NOTHING:
                break
            self.shown_of = them
            self.shown.append(card)
        if len(self.shown) > before:
            self.tell_cards("reveal", them, self.shown[before:])

    def has_cards(self, me: int) -> bool:
        """Whether a card can be drawn at all."""
        return len(self.deck[me]) + len(self.open[me]) + len(self.hidden[me]) > 0

    def put_on_deck(self, me: int, card: int) -> None:
        """Put a card that all have seen on top of the deck."""
        self.deck[me].append(card)
        self.known_top[me] += 1

    def reveal_hand(self, me: int) -> None:
        """Show the whole hand to all."""
        self.known_hand[me] = self.hand[me][:]
        self.astray[me] = []
        self.astray_room[me] = 0
        self.information()
        if self.events is not None:
            self.tell("reveal_hand", me, {"cards": sorted_names(self.hand[me]), "count": len(self.hand[me])})

    def flip_deck(self, me: int) -> None:
        """Turn the deck over onto the discard pile: its bottom card shows, the others stay as unseen as they were."""
        deck = self.deck[me]
        unseen = max(1, len(deck) - self.known_top[me])
        self.hidden[me].extend(deck[1:unseen])
        self.open[me].extend(deck[unseen:])
        self.open[me].append(deck[0])
        self.deck[me] = []
        self.known_top[me] = 0
        self.information()
        self.tell("deck_to_discard", me, {"count": len(deck), "card": NAMES[deck[0]]})

    # Library: a card drawn and not yet in hand

    def look_at_top(self, me: int) -> None:
        """Draw a card that is decided on before it comes to the hand."""
        if not self.deck[me]:
            self.shuffle(me)
        self.looked_known = 1 if self.known_top[me] else 0
        self.looked.append(self.take_top(me))

    def looked_to_hand(self, me: int) -> None:
        """Keep the card just drawn."""
        card = self.looked.pop()
        self.hand[me].append(card)
        if self.looked_known:
            self.known_hand[me].append(card)
            self.looked_known = 0
        self.tell_owner("draw", me, [card], {})

    def looked_aside(self, me: int) -> None:
        """Set the card just drawn aside, face up."""
        card = self.looked.pop()
        self.looked_known = 0
        self.aside.append(card)
        self.information()
        self.tell_card("set_aside", me, card)

    def discard_aside(self, me: int) -> None:
        """Discard what was set aside, the highest on top."""
        if self.aside:
            self.open[me].extend(sorted(self.aside))
            self.tell_cards("discard_aside", me, sorted(self.aside))
            self.aside = []

    # Leaving the hand

    def leave_hand(self, me: int, card: int) -> None:
        """Take a card out of the hand for all to see."""
        self.hand[me].remove(card)
        if self.known_hand[me] or self.astray[me]:
            self.forget(me, card)

    def forget(self, me: int, card: int) -> None:
        """Of the cards known to be in a hand, one has left it: take it to be this one."""
        if card in self.known_hand[me]:
            self.known_hand[me].remove(card)
        elif card in self.astray[me]:
            self.astray[me].remove(card)

    def play_from_hand(self, me: int, card: int) -> None:
        """Lay a card from the hand in the play area."""
        self.leave_hand(me, card)
        self.play.append(card)

    def trash_from_hand(self, me: int, card: int) -> None:
        """Trash a card from the hand."""
        self.leave_hand(me, card)
        self.trash.append(card)
        self.tell_card("trash", me, card)

    def trash_from_play(self, me: int, card: int) -> None:
        """Trash a played card, if it has not gone already."""
        if card in self.play:
            self.play.remove(card)
            self.trash.append(card)
            self.tell_card("trash", me, card)

    def choose_from_hand(self, me: int, card: int) -> None:
        """Pick a card to be discarded with others; nobody else sees which until all are picked."""
        self.hand[me].remove(card)
        self.chosen.append(card)

    def discard_chosen(self, me: int) -> None:
        """Discard the picked cards together: all see how many, and the last one on top."""
        cards = self.chosen
        self.chosen = []
        if not cards:
            return
        if me != self.active:
            self.information()
        top = cards[-1]
        known = self.known_hand[me]
        if known or self.astray[me]:
            self.forget(me, top)
            if len(cards) > 1:
                self.astray[me].extend(self.known_hand[me])
                self.known_hand[me] = []
                self.astray_room[me] += len(cards) - 1
        self.hidden[me].extend(cards[:-1])
        self.open[me].append(top)
        if self.events is not None:
            self.tell_owner("discard", me, cards, {"top": NAMES[top]})

    def discard_shown(self, them: int) -> None:
        """Discard the cards turned over, the highest on top."""
        if self.shown:
            self.shown.sort()
            self.open[them].extend(self.shown)
            self.tell_cards("discard_shown", them, self.shown)
        self.shown = []
        self.shown_of = NOBODY

    def leave_shown(self, them: int) -> None:
        """Put the card turned over back on the deck."""
        card = self.shown.pop()
        self.shown_of = NOBODY
        self.put_on_deck(them, card)
        self.tell_card("leave_shown", them, card)

    def shown_to_hand(self, me: int, cards: list[int]) -> None:
        """Take some of the cards turned over into the hand."""
        for card in cards:
            self.shown.remove(card)
        self.hand[me].extend(cards)
        self.known_hand[me].extend(cards)
        if cards:
            self.tell_cards("shown_to_hand", me, cards)

    def trash_shown(self, them: int, card: int) -> None:
        """Trash one of the cards turned over; the thief may have it afterwards."""
        self.shown.remove(card)
        self.trash.append(card)
        self.loot.append(card)
        self.tell_card("trash_shown", them, card)

    def take_loot(self, me: int, card: int) -> None:
        """Gain a card that was trashed just now."""
        self.loot.remove(card)
        self.trash.remove(card)
        self.open[me].append(card)
        self.tell_card("take", me, card)

    # Gaining

    def gain(self, me: int, card: int) -> None:
        """Gain a card from the supply onto the discard pile; nothing if its pile is empty."""
        if self.take_from_supply(card):
            self.open[me].append(card)
            self.tell_card("gain", me, card)
            self.tell_empty(card)

    def gain_to_hand(self, me: int, card: int) -> None:
        """Gain a card from the supply into the hand."""
        if self.take_from_supply(card):
            self.hand[me].append(card)
            self.known_hand[me].append(card)
            self.tell_card("gain_to_hand", me, card)
            self.tell_empty(card)

    def gain_to_deck(self, me: int, card: int) -> None:
        """Gain a card from the supply onto the deck."""
        if self.take_from_supply(card):
            self.put_on_deck(me, card)
            self.tell_card("gain_to_deck", me, card)
            self.tell_empty(card)

    def take_from_supply(self, card: int) -> bool:
        """Take the top card of a pile; False if it is empty."""
        left = self.supply[card]
        if left <= 0:
            return False
        self.supply[card] = left - 1
        if left == 1:
            self.empty_piles += 1
            self.shop = []
        return True

    def tell_empty(self, card: int) -> None:
        """Say so if that was the pile's last card."""
        if self.supply[card] == 0:
            self.tell_card("pile_empty", self.active, card)

    # What the kernel asks of every state

    def redeal(self, seat: int, luck: Luck) -> None:
        sight.redeal(self, seat, luck)

    def public_settings(self) -> dict[str, Any]:
        return {**self.settings, "kingdom": names_of(self.kingdom), "first": str(self.first)}

    def moment(self) -> dict[str, Any]:
        number = self.turns[self.active] + (0 if self.over else 1)
        return {"seat": self.active, "number": number, "phase": PHASES[self.phase]}

    def zones(self, seat: int | None) -> list[dict[str, Any]]:
        return sight.zones(self, seat)

    def counters(self) -> list[dict[str, Any]]:
        return sight.counters(self)

    def facts(self, seat: int | None) -> list[dict[str, Any]]:
        return sight.facts(self)

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def score_sheet(self) -> list[list[dict[str, Any]]]:
        return [scoring.sheet(self, seat) for seat in range(self.seats)]

    def tie_break(self) -> list[int]:
        return self.turns[:]

    def next_first(self) -> int:
        return scoring.next_first(self)

    def describe(self) -> dict[str, Any]:
        from .position import describe

        return describe(self)


def scripted(cards: list[int], order: list[int]) -> list[int]:
    """The cards with those named in `order` (top first) on top, as far as they are among them, and the rest below as
    shuffled.
    """
    below = cards[:]
    above: list[int] = []
    for card in order:
        if card in below:
            below.remove(card)
            above.append(card)
    above.reverse()
    return below + above
