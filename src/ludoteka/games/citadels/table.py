"""The table: every zone of a game of Citadels, and the verbs of the rulebook that move gold and the crown.

Cards are moved by the verbs of `cards.py`. Ranks are counted from 0. What a seat has learnt of hidden cards is part
of the cards themselves (`names.py`); what it has learnt of the draft follows from `slot`, which says for each rank in
which step of the draft its character left the pack (`draft.py`).
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.events import Event
from ...kernel.luck import Luck
from ...kernel.state import State
from . import scoring
from .names import (
    BEAUTIFIED,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    KIND,
    MONUMENT,
    TAX_COLLECTOR,
    district_names,
    sorted_names,
)

if TYPE_CHECKING:
    from ...kernel.game import Game

# Luck streams: the lots of set-up, the draft, cards taken at random, and the order of cards put under the deck

LOTS: Final = 0
DRAFT: Final = 1
CHANCE: Final = 2
UNDER: Final = 3
STREAMS: Final = 4

NOBODY: Final = -1
NO_RANK: Final = -1

# Where a rank's character is in the draft, beside the number of a step

FACE_UP: Final = -1
IN_PACK: Final = 99
FACE_DOWN: Final = 0

SELECTION: Final = 0
THEATER_PHASE: Final = 1
TURNS: Final = 2
ROUND_END: Final = 3
PHASES: Final = ("selection", "theater", "turns", "round_end")

# What was used in a turn

USED_ABILITY: Final = 1
USED_INCOME: Final = 2
USED_EXTRA: Final = 4
USED_SMITHY: Final = 8
USED_LABORATORY: Final = 16
USED_MUSEUM: Final = 32


class Table(State):
    """The state of a game of Citadels; the deck's top is last."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cast",
        "uniques",
        "deck",
        "hand",
        "group",
        "groups",
        "city",
        "owns",
        "museum",
        "gold",
        "tax",
        "crown",
        "leader",
        "round",
        "phase",
        "slot",
        "owner",
        "shown",
        "last_took_first",
        "swap",
        "called",
        "killed",
        "robbed",
        "robber",
        "bewitched",
        "witch",
        "warrants",
        "signed",
        "magistrate",
        "threats",
        "threatened",
        "flower",
        "blackmailer",
        "shielded",
        "first_complete",
        "active",
        "acting",
        "gathered",
        "built",
        "paid",
        "used",
        "spent",
        "drawn",
        "chosen",
        "site",
        "spied",
    )

    def __init__(self, game: "Game", seats: int, settings: dict[str, Any], seed: int | str, luck: Luck) -> None:
        super().__init__(game, seats, settings, seed, luck)
        everyone = range(seats)
        self.cast: list[int] = []
        self.uniques: list[int] = []
        self.deck: list[int] = []
        self.hand: list[list[int]] = [[] for _ in everyone]
        self.group: list[int] = [0] * seats
        self.groups = 0
        self.city: list[list[int]] = [[] for _ in everyone]
        self.owns: list[int] = [0] * seats
        self.museum: list[int] = []
        self.gold: list[int] = [0] * seats
        self.tax = 0
        self.crown = 0
        self.leader = 0
        self.round = 0
        self.phase = SELECTION
        self.slot: list[int] = []
        self.owner: list[int] = []
        self.shown: list[int] = []
        self.last_took_first = 0
        self.swap: list[int] = []
        self.called = 0
        self.killed = NO_RANK
        self.robbed = NO_RANK
        self.robber = NOBODY
        self.bewitched = NO_RANK
        self.witch = NOBODY
        self.warrants: list[int] = []
        self.signed = NO_RANK
        self.magistrate = NOBODY
        self.threats: list[int] = []
        self.threatened: list[int] = []
        self.flower = NO_RANK
        self.blackmailer = NOBODY
        self.shielded = NOBODY
        self.first_complete = NOBODY
        self.active = 0
        self.acting = NO_RANK
        self.gathered = 0
        self.built = 0
        self.paid = 0
        self.used = 0
        self.spent = 0
        self.drawn: list[int] = []
        self.chosen: list[int] = []
        self.site: list[int] = []
        self.spied: list[int] = []

    def clone(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings, self.seed, self.luck.copy())
        self.copy_into(twin)
        twin.cast = self.cast
        twin.uniques = self.uniques
        twin.deck = self.deck[:]
        twin.hand = [zone[:] for zone in self.hand]
        twin.group = self.group[:]
        twin.groups = self.groups
        twin.city = [zone[:] for zone in self.city]
        twin.owns = self.owns[:]
        twin.museum = self.museum[:]
        twin.gold = self.gold[:]
        twin.tax = self.tax
        twin.crown = self.crown
        twin.leader = self.leader
        twin.round = self.round
        twin.phase = self.phase
        twin.slot = self.slot[:]
        twin.owner = self.owner[:]
        twin.shown = self.shown[:]
        twin.last_took_first = self.last_took_first
        twin.swap = self.swap[:]
        twin.called = self.called
        twin.killed = self.killed
        twin.robbed = self.robbed
        twin.robber = self.robber
        twin.bewitched = self.bewitched
        twin.witch = self.witch
        twin.warrants = self.warrants[:]
        twin.signed = self.signed
        twin.magistrate = self.magistrate
        twin.threats = self.threats[:]
        twin.threatened = self.threatened[:]
        twin.flower = self.flower
        twin.blackmailer = self.blackmailer
        twin.shielded = self.shielded
        twin.first_complete = self.first_complete
        twin.active = self.active
        twin.acting = self.acting
        twin.gathered = self.gathered
        twin.built = self.built
        twin.paid = self.paid
        twin.used = self.used
        twin.spent = self.spent
        twin.drawn = self.drawn[:]
        twin.chosen = self.chosen[:]
        twin.site = self.site[:]
        twin.spied = self.spied[:]
        return twin

    # Who is who

    def others(self, me: int) -> list[int]:
        """The other seats, clockwise from my left."""
        seats = self.seats
        return [(me + step) % seats for step in range(1, seats)]

    def is_neighbour(self, me: int, them: int) -> bool:
        """Whether two players sit next to each other."""
        apart = (me - them) % self.seats
        return apart == 1 or apart == self.seats - 1

    def role(self) -> int:
        """The character whose turn it is."""
        return self.cast[self.acting]

    def has_ranks(self, seat: int) -> list[int]:
        """The ranks of the characters that a player holds."""
        return [rank for rank, owner in enumerate(self.owner) if owner == seat]

    def has(self, seat: int, kind: int) -> bool:
        """Whether a district of this name stands in the city."""
        return (self.owns[seat] >> kind) & 1 == 1

    def is_complete(self, seat: int) -> bool:
        """Whether the city has its seven districts, or eight with 2 and 3 players; the Monument counts twice."""
        size = len(self.city[seat]) + (self.owns[seat] >> MONUMENT & 1)
        return size >= (7 if self.seats > 3 else 8)

    # Telling

    def tell(self, kind: str, seat: int, args: dict[str, Any]) -> None:
        """Say what happened, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args))

    def tell_district(self, kind: str, seat: int, card: int) -> None:
        """Say what happened to a district, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"card": DISTRICT_NAMES[card & KIND]}))

    def tell_character(self, kind: str, seat: int, rank: int) -> None:
        """Say what happened to a character, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"card": CHARACTER_NAMES[self.cast[rank]], "rank": rank + 1}))

    def tell_count(self, kind: str, seat: int, count: int) -> None:
        """Say how much came to a player."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"count": count}))

    def tell_secret(
        self, kind: str, seat: int, args: dict[str, Any], secret: dict[str, Any], audience: tuple[int, ...]
    ) -> None:
        """Say what happened, and more of it to some."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, secret, audience))

    def tell_owner(self, kind: str, seat: int, cards: list[int], audience: tuple[int, ...], victim: int = -1) -> None:
        """Say what happened to cards that only some may see; the others learn how many."""
        if self.events is not None:
            given: dict[str, Any] = {"count": len(cards)}
            if victim >= 0:
                given["victim"] = victim
            self.events.append(Event(kind, seat, given, {"cards": sorted_names(cards)}, audience))

    # Gold and the crown

    def gain_gold(self, me: int, number: int, kind: str = "gold") -> None:
        """Gold from the bank."""
        self.gold[me] += number
        if self.events is not None:
            self.tell(kind, me, {"count": number})

    def pay_player(self, me: int, them: int, number: int, kind: str) -> None:
        """Gold from one player to another."""
        self.gold[me] -= number
        self.gold[them] += number
        if self.events is not None:
            self.tell(kind, me, {"victim": them, "count": number})

    def move_crown(self, seat: int) -> None:
        """The crown goes to a player, who calls the characters from now on."""
        self.crown = seat
        if self.events is not None:
            self.tell("crown", seat, {})

    # Cities

    def enter_city(self, seat: int, card: int) -> None:
        """Put a district into a city, and see whether that completes it."""
        self.city[seat].append(card)
        self.owns[seat] |= 1 << (card & KIND)
        self.note_completion(seat)

    def note_completion(self, seat: int) -> None:
        """Remember who was the first to complete a city."""
        if self.first_complete < 0 and self.is_complete(seat):
            self.first_complete = seat
            if self.events is not None:
                self.tell("complete", seat, {})

    def leave_city(self, seat: int, card: int) -> None:
        """Take a district, beautified or not, out of a city."""
        city = self.city[seat]
        city.remove(card)
        kind = card & KIND
        if kind not in city and kind + BEAUTIFIED not in city:
            self.owns[seat] &= ~(1 << kind)

    def pay_tax(self, seat: int) -> None:
        """One gold for the Tax Collector, if it is in the game, from whoever has built and still has gold."""
        if len(self.cast) == 9 and self.cast[8] == TAX_COLLECTOR and self.gold[seat] > 0:
            if seat == self.active and self.acting == 8:
                return
            self.gold[seat] -= 1
            self.tax += 1
            if self.events is not None:
                self.tell("tax", seat, {"count": 1})

    # What the kernel asks of every state

    def redeal(self, seat: int, luck: Luck) -> None:
        from .guess import redeal

        redeal(self, seat, luck)

    def public_settings(self) -> dict[str, Any]:
        return {
            "characters": [CHARACTER_NAMES[character] for character in self.cast],
            "uniques": district_names(self.uniques),
            "nine": len(self.cast) == 9,
            "crown": self.settings["crown"],
        }

    def moment(self) -> dict[str, Any]:
        from .sight import seat_in_turn

        return {"seat": seat_in_turn(self), "number": self.round, "phase": PHASES[self.phase]}

    def zones(self, seat: int | None) -> list[dict[str, Any]]:
        from . import sight

        return sight.zones(self, seat)

    def counters(self) -> list[dict[str, Any]]:
        from . import sight

        return sight.counters(self)

    def facts(self, seat: int | None) -> list[dict[str, Any]]:
        from . import sight

        return sight.facts(self, seat)

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def score_sheet(self) -> list[list[dict[str, Any]]]:
        return [scoring.sheet(self, seat) for seat in range(self.seats)]

    def tie_break(self) -> list[int]:
        return [scoring.highest_rank(self, seat) for seat in range(self.seats)]

    def next_first(self) -> int:
        return self.crown

    def describe(self) -> dict[str, Any]:
        from .position import describe

        return describe(self)
