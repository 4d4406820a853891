"""What to build in which kingdom: the steward's plans, strongest first."""

from typing import Final

from ...games.dominion.names import BASE, NUMBER

ALL: Final = 99


class Plan:
    """What to buy, in order of preference, until points matter more.

    Written as `witch 2, gold, smithy 3/11, silver`: of each card as many as the number says, or as many as there are,
    and after a slash not more than one for so many cards owned. Provinces are bought from `rich` coins on all Treasures
    and Actions owned, Duchies and Estates from so many Provinces left between two players.
    """

    def __init__(self, text: str, rich: int = 16, duchies: int = 4, estates: int = 2) -> None:
        self.text = text
        self.rich = rich
        self.duchies = duchies
        self.estates = estates
        self.cards: list[int] = []
        self.most: list[int] = []
        self.every: list[int] = []
        for part in text.split(","):
            words = part.split()
            limit, _, every = (words[1] if len(words) > 1 else str(ALL)).partition("/")
            self.cards.append(NUMBER[words[0]])
            self.most.append(int(limit))
            self.every.append(int(every or "0"))

    def fits(self, kingdom: list[int]) -> bool:
        """Whether all its cards are in the kingdom."""
        return all(card < BASE or card in kingdom for card in self.cards)


PLANS: Final = [
    Plan("witch 2, gold, silver"),
    Plan("militia 1, gold, library 2, silver"),
    Plan("mine 1, gold, laboratory 3, silver"),
    Plan("gold, laboratory, silver"),
    Plan("gold, library 2, silver"),
    Plan("gold, council_room 2, militia 1, silver"),
    Plan("militia 1, gold, market 4/6, smithy 1, silver"),
    Plan("gold, council_room 2, silver"),
    Plan("militia 1, gold, silver"),
    Plan("gold, market 1, smithy 9/11, silver"),
    Plan("gold, smithy 9/11, silver"),
    Plan("moneylender 1, gold, silver"),
    Plan("gold, silver"),
]


def plan_for(kingdom: list[int]) -> Plan:
    """The strongest plan that the kingdom allows."""
    for plan in PLANS:
        if plan.fits(kingdom):
            return plan
    return PLANS[-1]
