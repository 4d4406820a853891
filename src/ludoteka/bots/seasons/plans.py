"""A plan for the turn: which cards of the hand are wanted next, and so which energies are worth holding."""

from typing import Final

from ...games.seasons.card import CRYSTALS, ENERGY, FEWEST
from ...games.seasons.names import KINDS
from ...games.seasons.table import Table
from .values import CARD_IN_HAND, TOKEN, cost, rounds_left, worth

WANTED: Final = 30
SPARE: Final = 12
SPARE_AT_THE_END: Final = 0


class Plan:
    """What a player wants to summon, the best first, and the tokens that are needed for it.

    A plan reads only what its seat may know.
    """

    def __init__(self, g: Table, me: int) -> None:
        self.rounds = rounds_left(g)
        self.need = [0, 0, 0, 0]
        self.targets = self.order(g, me)
        room = max(1, g.gauge[me] - len(g.play[me]) + 1)
        by_seats = (g.seats - FEWEST) * KINDS
        tokens = 0
        for card in self.targets[:room]:
            for energy in range(4):
                due = ENERGY[4 * (by_seats + card) + energy]
                self.need[energy] += due
                tokens += due
            if tokens >= g.limit(me):
                break
        self.missing = [max(0, self.need[energy] - g.held_in_all(me, energy)) for energy in range(4)]

    def order(self, g: Table, me: int) -> list[int]:
        """The cards of the hand that pay, the best first."""
        rated: list[tuple[int, int]] = []
        for card in g.hand[me]:
            value = self.summon_value(g, me, card)
            if value > 0:
                rated.append((-value, card))
        rated.sort()
        return [card for _, card in rated]

    def summon_value(self, g: Table, me: int, card: int) -> int:
        """What summoning a card now brings, its cost and the card left in hand reckoned in."""
        value = worth(g, me, card, self.rounds) + CARD_IN_HAND - cost(g, card)
        crystals = CRYSTALS[(g.seats - FEWEST) * KINDS + card]
        if self.rounds > 2 and crystals > g.crystals[me] // 2 + 3:
            value -= 30
        return value - (10 if self.rounds > 3 else 0)

    def wish(self, g: Table, energy: int) -> int:
        """What one more token of an energy is worth."""
        if self.missing[energy] > 0:
            return WANTED
        return max(SPARE, 8 * g.transmute_value(energy)) if self.rounds else 6 * g.transmute_value(energy)

    def hold(self, g: Table, me: int, energy: int) -> int:
        """What a token in the reserve is worth as long as it is held."""
        held = g.held_in_all(me, energy)
        if self.rounds == 0:
            return SPARE_AT_THE_END if not self.can_still_pay(g, me) else TOKEN
        if held <= self.need[energy]:
            return WANTED
        return SPARE

    def can_still_pay(self, g: Table, me: int) -> bool:
        """Whether a card that is wanted can be summoned this very turn."""
        if len(g.play[me]) >= g.gauge[me]:
            return False
        by_seats = (g.seats - FEWEST) * KINDS
        for card in self.targets:
            short = 0
            for energy in range(4):
                short += max(0, ENERGY[4 * (by_seats + card) + energy] - g.held_in_all(me, energy))
            if short == 0 and CRYSTALS[by_seats + card] <= g.crystals[me]:
                return True
        return False

    def gauge_value(self, g: Table, me: int) -> int:
        """What one more step of the gauge brings: the best card that has no room."""
        room = g.gauge[me] - len(g.play[me])
        waiting = self.targets[room:] if room > 0 else self.targets
        if self.rounds <= 1:
            return self.summon_value(g, me, waiting[0]) if waiting and self.affordable(g, me, waiting[0]) else 0
        coming = len(g.hand[me]) + len(g.library_2[me]) + len(g.library_3[me]) + self.rounds // 4
        if room >= coming:
            return 5
        return (45, 35, 22, 12)[min(3, max(0, room))]

    def affordable(self, g: Table, me: int, card: int) -> bool:
        """Whether a card can be paid now."""
        place = (g.seats - FEWEST) * KINDS + card
        if CRYSTALS[place] > g.crystals[me]:
            return False
        return False not in [ENERGY[4 * place + energy] <= g.held_in_all(me, energy) for energy in range(4)]

    def cheapest(self, g: Table, me: int) -> int:
        """What the token that is missed least is worth."""
        return min([self.hold(g, me, energy) for energy in range(4) if g.held_in_all(me, energy)] or [TOKEN])

    def cheapest_three(self, g: Table, me: int) -> int:
        """What one of three equal tokens is worth."""
        return min([self.hold(g, me, energy) for energy in range(4) if g.held_in_all(me, energy) >= 3] or [TOKEN])
