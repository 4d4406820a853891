"""The table of a game of Seasons: the verbs of the rulebook that change its zones."""

from typing import Any, Final

from ...kernel.events import Event
from ...kernel.luck import Luck
from . import knowledge, scoring, sight
from .board import HIGHEST_GAUGE, RESERVE, RESERVE_WITH_GRIMOIRE, SPACES, TRANSMUTE_VALUE, season_name, season_of
from .names import AMULET_OF_WATER, BESPELLED_GRIMOIRE, CURSED_TREATISE, ENERGIES, NAMES, PURSE_OF_IO, sorted_names
from .phases import PHASES
from .zones import NOTHING, TOKEN_SHIFT, TURNED, Zones

# Luck streams: the lots of set-up, the deck, the rolls of a round, the rerolls of the Die of Malice

LOTS: Final = 0
DECK: Final = 1
ROLLS: Final = 2
REROLLS: Final = 3
STREAMS: Final = 4


class Table(Zones):
    """The state of a game of Seasons, with all that can happen to its zones."""

    def clone(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings, self.seed, self.luck.copy())
        self.copy_into(twin)
        self.copy_zones_into(twin)
        return twin

    # Who is who

    def others(self, me: int) -> list[int]:
        """The other seats, clockwise from my left."""
        seats = self.seats
        return [(me + step) % seats for step in range(1, seats)]

    def in_turn_order(self) -> list[int]:
        """All seats, from the first player of the round."""
        seats = self.seats
        return [(self.first + step) % seats for step in range(seats)]

    def count(self, me: int, card: int) -> int:
        """How many copies of a card a player has in play."""
        return self.play[me].count(card)

    # Telling

    def tell(self, kind: str, seat: int, args: dict[str, Any]) -> None:
        """Say what happened, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args))

    def tell_card(self, kind: str, seat: int, card: int) -> None:
        """Say what happened to a card, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"card": NAMES[card]}))

    def tell_some(self, kind: str, seat: int, cards: list[int], audience: tuple[int, ...]) -> None:
        """Say what happened to cards that only the audience may see; the others learn how many."""
        if self.events is not None:
            secret = {"cards": sorted_names(cards)}
            self.events.append(Event(kind, seat, {"count": len(cards)}, secret, audience))

    def tell_count(self, kind: str, seat: int, count: int) -> None:
        """Say how much somebody got or lost, to all."""
        if self.events is not None and count:
            self.events.append(Event(kind, seat, {"count": count}))

    def tell_energy(self, kind: str, seat: int, energy: int, count: int) -> None:
        """Say which energy somebody got or lost, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"energy": ENERGIES[energy], "count": count}))

    # Crystals and gauge

    def gain_crystals(self, me: int, number: int) -> None:
        """Gain crystals from the bank."""
        self.crystals[me] += number
        self.tell_count("gain_crystals", me, number)

    def lose_crystals(self, me: int, number: int) -> None:
        """Lose crystals to the bank, as many as there are."""
        lost = min(number, self.crystals[me])
        self.crystals[me] -= lost
        self.tell_count("lose_crystals", me, lost)

    def give_crystals(self, them: int, me: int, number: int) -> None:
        """Another player's crystals come to me, as many as there are."""
        given = min(number, self.crystals[them])
        self.crystals[them] -= given
        self.crystals[me] += given
        if self.events is not None and given:
            self.tell("give_crystals", me, {"victim": them, "count": given})

    def raise_gauge(self, me: int, number: int) -> None:
        """Move the summoning gauge up, at most to 15."""
        before = self.gauge[me]
        self.gauge[me] = min(HIGHEST_GAUGE, before + number)
        self.tell_count("raise_gauge", me, self.gauge[me] - before)

    def lower_gauge(self, me: int) -> None:
        """Move the summoning gauge down by one, not below 0."""
        if self.gauge[me] > 0:
            self.gauge[me] -= 1
            self.tell_count("lower_gauge", me, 1)

    # Energy

    def limit(self, me: int) -> int:
        """How many tokens the reserve holds."""
        return RESERVE_WITH_GRIMOIRE if BESPELLED_GRIMOIRE in self.play[me] else RESERVE

    def in_reserve(self, me: int) -> int:
        """How many tokens are in the reserve."""
        reserve = self.reserve
        at = 4 * me
        return reserve[at] + reserve[at + 1] + reserve[at + 2] + reserve[at + 3]

    def gain_energy(self, me: int, energy: int, number: int) -> None:
        """Take tokens from the bank; who calls sees to the limit afterwards."""
        self.reserve[4 * me + energy] += number
        if self.events is not None and number:
            self.tell_energy("gain_energy", me, energy, number)

    def lose_energy(self, me: int, energy: int, number: int) -> None:
        """Discard tokens of the reserve."""
        self.reserve[4 * me + energy] -= number
        if self.events is not None and number:
            self.tell_energy("lose_energy", me, energy, number)

    def lose_all_energy(self, me: int) -> None:
        """Discard the whole reserve."""
        for energy in range(4):
            self.lose_energy(me, energy, self.reserve[4 * me + energy])

    def amulet(self, me: int, which: int) -> int:
        """The place in play of the first (0) or second (1) Amulet of Water; NOTHING if there is none."""
        play = self.play[me]
        if AMULET_OF_WATER not in play:
            return NOTHING
        first = play.index(AMULET_OF_WATER)
        if which == 0:
            return first
        for place in range(first + 1, len(play)):
            if play[place] == AMULET_OF_WATER:
                return place
        return NOTHING

    def held(self, me: int, source: int, energy: int) -> int:
        """Tokens of an energy in a source: 0 the reserve, 1 and 2 the Amulets of Water."""
        if source == 0:
            return self.reserve[4 * me + energy]
        at = self.amulet(me, source - 1)
        return 0 if at == NOTHING else tokens_on(self.marks[me][at], energy)

    def held_in_all(self, me: int, energy: int) -> int:
        """Tokens of an energy that can be spent."""
        held = self.reserve[4 * me + energy]
        if AMULET_OF_WATER in self.play[me]:
            held += self.held(me, 1, energy) + self.held(me, 2, energy)
        return held

    def spendable(self, me: int) -> int:
        """How many tokens can be spent."""
        held = self.in_reserve(me)
        if AMULET_OF_WATER in self.play[me]:
            for energy in range(4):
                held += self.held(me, 1, energy) + self.held(me, 2, energy)
        return held

    def pay_from(self, me: int, source: int, energy: int) -> None:
        """Spend one token from a source."""
        if source == 0:
            self.reserve[4 * me + energy] -= 1
        else:
            at = self.amulet(me, source - 1)
            self.marks[me][at] -= 1 << (TOKEN_SHIFT + 4 * energy)
        if self.events is not None:
            self.tell_energy("pay" if source == 0 else "pay_stored", me, energy, 1)

    def put_on(self, me: int, at: int, energy: int) -> None:
        """Lay a token on a card in play."""
        self.marks[me][at] += 1 << (TOKEN_SHIFT + 4 * energy)

    def transmute_value(self, energy: int) -> int:
        """What the rings say of an energy in this season."""
        return TRANSMUTE_VALUE[4 * season_of(self.space) + energy]

    def transmute_extra(self, me: int) -> int:
        """What Purses of Io and bonuses add to every token."""
        return self.play[me].count(PURSE_OF_IO) + self.transmute_bonus

    # The draw pile and the discard pile

    def reshuffle(self) -> None:
        """Make the discard pile the draw pile."""
        cards = self.discard
        self.discard = []
        self.luck.shuffle(cards, DECK)
        self.draw = cards
        knowledge.forget_piles(self)
        self.undo_floor = len(self.choices)
        self.tell("reshuffle", self.active, {"count": len(cards)})

    def has_cards(self) -> bool:
        """Whether a card can be drawn."""
        return len(self.draw) + len(self.discard) > 0

    def take_top(self) -> int:
        """Take the top card of the draw pile, which is made anew as soon as it is empty; NOTHING if there is none."""
        if not self.draw:
            if not self.discard:
                return NOTHING
            self.reshuffle()
        card = self.draw.pop()
        self.undo_floor = len(self.choices)
        if not self.draw and self.discard:
            self.reshuffle()
        return card

    def draw_to_hand(self, me: int, number: int) -> None:
        """Draw cards that are kept."""
        drawn: list[int] = []
        for _ in range(number):
            seen = self.top_known[:]
            card = self.take_top()
            if card == NOTHING:
                break
            drawn.append(card)
            knowledge.top_taken(self, me, card, seen, knowledge.HAND + me)
        self.hand[me].extend(drawn)
        if drawn:
            self.tell_some("draw", me, drawn, (me,))

    def look(self, me: int, number: int) -> None:
        """Draw cards that are decided on before they go anywhere; as many as there are."""
        self.looker = me
        self.looked = []
        for _ in range(number):
            seen = self.top_known[:]
            card = self.take_top()
            if card == NOTHING:
                break
            self.looked.append(card)
            knowledge.top_taken(self, me, card, seen, knowledge.LOOKED)
        if self.looked:
            self.tell_some("look", me, self.looked, (me,))

    def keep_one(self, me: int, card: int) -> None:
        """Keep one of the cards looked at, and discard the rest."""
        self.looked.remove(card)
        rest = self.looked
        self.looked = []
        self.hand[me].append(card)
        self.discard.extend(rest)
        knowledge.kept_one(self, me, rest)
        self.tell_some("keep", me, [card], (me,))
        if rest:
            self.tell_some("discard_looked", me, rest, (me,))

    def discard_looked(self, me: int) -> None:
        """Discard all cards looked at."""
        cards = self.looked
        self.looked = []
        self.discard.extend(cards)
        knowledge.discarded_looked(self, me, cards)
        if cards:
            self.tell_some("discard_looked", me, cards, (me,))

    # Hands and libraries

    def leave_hand(self, me: int, card: int) -> None:
        """Take a card out of the hand for all to see."""
        self.hand[me].remove(card)
        knowledge.left_hand(self, me, card)

    def discard_openly(self, me: int, card: int) -> None:
        """Discard a card from the hand, showing it."""
        self.leave_hand(me, card)
        self.discard.append(card)
        knowledge.all_know(self, knowledge.DISCARD, card)
        self.tell_card("discard_openly", me, card)

    def discard_familiar(self, me: int, card: int) -> None:
        """Discard a familiar from the hand, face down."""
        self.hand[me].remove(card)
        self.discard.append(card)
        knowledge.familiar_discarded(self, me, card)
        self.tell_some("discard_familiar", me, [card], (me,))

    def take_libraries(self) -> None:
        """On entering a year for the first time, everyone takes its library into the hand."""
        libraries = self.library_2 if self.year == 2 else self.library_3
        if self.year not in (2, 3):
            return
        for seat in self.in_turn_order():
            cards = libraries[seat]
            if cards:
                self.hand[seat].extend(cards)
                libraries[seat] = []
                self.tell_some("take_library", seat, cards, (seat,))

    # Cards in play

    def enter_play(self, me: int, card: int) -> None:
        """Lay a card into play."""
        self.play[me].append(card)
        self.marks[me].append(0)

    def turn_card(self, me: int, at: int) -> None:
        """Turn a card, as a sign that it was activated."""
        self.marks[me][at] |= TURNED

    def leave_play(self, me: int, at: int) -> int:
        """Take a card out of play; the tokens on it go to the bank."""
        self.marks[me].pop(at)
        return self.play[me].pop(at)

    def sacrifice(self, me: int, at: int) -> None:
        """Put one of one's own cards in play on the discard pile; who calls sees to the limit afterwards."""
        card = self.leave_play(me, at)
        self.discard.append(card)
        knowledge.all_know(self, knowledge.DISCARD, card)
        self.tell_card("sacrifice", me, card)
        if card == CURSED_TREATISE:
            self.lose_all_energy(me)

    def take_back(self, me: int, at: int) -> None:
        """Take a card in play back into the hand."""
        card = self.leave_play(me, at)
        self.hand[me].append(card)
        knowledge.others_know(self, me, knowledge.HAND + me, card)
        self.tell_card("take_back", me, card)

    def straighten(self) -> None:
        """Turn all cards back."""
        for marks in self.marks:
            for at, mark in enumerate(marks):
                if mark & TURNED:
                    marks[at] = mark - TURNED

    # The wheel of the seasons

    def move_marker(self, steps: int) -> bool:
        """Move the season marker, and with it the year; whether the season changed."""
        before = season_of(self.space)
        space = self.space + steps
        if space > SPACES:
            space -= SPACES
            self.year += 1
        elif space < 1:
            space += SPACES
            self.year -= 1
        self.space = space
        changed = season_of(space) != before
        if self.events is not None:
            self.tell("move_marker", self.active, {"steps": steps, "space": space, "year": self.year})
            if changed:
                self.tell("season", self.active, {"season": season_name(space), "year": self.year})
        return changed

    # What the kernel asks of every state

    def redeal(self, seat: int, luck: Luck) -> None:
        sight.redeal(self, seat, luck)

    def public_settings(self) -> dict[str, Any]:
        return {**self.settings, "first": str(scoring.begun_by(self))}

    def moment(self) -> dict[str, Any]:
        return {
            "seat": self.active,
            "number": self.number,
            "phase": PHASES[self.phase],
            "year": self.year,
            "space": self.space,
            "season": season_name(self.space),
            "first": self.first,
        }

    def zones(self, seat: int | None) -> list[dict[str, Any]]:
        return sight.zones(self, seat)

    def counters(self) -> list[dict[str, Any]]:
        return sight.counters(self)

    def facts(self, seat: int | None) -> list[dict[str, Any]]:
        return sight.facts(self, seat)

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def score_sheet(self) -> list[list[dict[str, Any]]]:
        return [scoring.sheet(self, seat) for seat in range(self.seats)]

    def tie_break(self) -> list[int]:
        return [len(play) for play in self.play]

    def next_first(self) -> int:
        return scoring.next_first(self)

    def describe(self) -> dict[str, Any]:
        from .position import describe

        return describe(self)


def tokens_on(mark: int, energy: int) -> int:
    """How many tokens of an energy lie on a card with this mark."""
    return mark >> (TOKEN_SHIFT + 4 * energy) & 15


def all_tokens_on(mark: int) -> int:
    """How many tokens lie on a card with this mark."""
    return tokens_on(mark, 0) + tokens_on(mark, 1) + tokens_on(mark, 2) + tokens_on(mark, 3)
