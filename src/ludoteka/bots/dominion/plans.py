"""What to build in which kingdom: the steward's plans, strongest first."""

from typing import Final

from ...games.dominion.names import BASE, NUMBER

ALL: Final = 99
NEVER: Final = 999


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
    Plan("witch 1, gold, laboratory, militia 1/14, witch 3/20, silver"),
    Plan("witch 1, gold, market, militia 1/14, witch 3/20, silver"),
    Plan("witch 1, gold, laboratory, witch 3/16, silver"),
    Plan("witch 1, gold, witch 3/16, silver"),
    Plan("workshop, gardens, estate, copper", NEVER, 0, 0),
    Plan("gold, smithy 3/16, market, silver"),
    Plan("council_room 1, gold, laboratory 5, silver"),
    Plan("gold, library 1, market, militia 1/14, silver"),
    Plan("gold, smithy 3/16, festival, silver"),
    Plan("gold, council_room 1, militia 1/14, council_room 3/16, silver"),
    Plan("council_room 1, gold, council_room 3/16, silver"),
    Plan("gold, smithy 3/16, silver"),
    Plan("gold, militia 2, market 5, silver"),
    Plan("gold, laboratory, chancellor 3/16, silver"),
    Plan("mine 1, gold, laboratory, market, silver"),
    Plan("militia 1, gold, laboratory 5, silver"),
    Plan("gold, library 2, militia 1, silver"),
    Plan("gold, library 2, bureaucrat 1, silver"),
    Plan("gold, market, festival, chancellor 3/16, silver"),
    Plan("bureaucrat 1, gold 1, gardens, bureaucrat 4/8, silver, estate, copper", 30, 6, 4),
    Plan("library 1, gold, festival, library 3/16, silver"),
    Plan("laboratory 4, gold, thief 9/8, silver"),
    Plan("gold, thief 2, market 5, silver"),
    Plan("militia 1, gold, militia 3/16, silver"),
    Plan("gold, library 2, mine 1, silver"),
    Plan("gold, laboratory, woodcutter 3/16, silver"),
    Plan("bureaucrat 1, gold, festival 5, silver"),
    Plan("gold, market 2, chapel 1, silver"),
    Plan("gold, adventurer 2, chancellor 1, silver"),
    Plan("gold, silver"),
]


def plan_for(kingdom: list[int]) -> Plan:
    """The strongest plan that the kingdom allows."""
    for plan in PLANS:
        if plan.fits(kingdom):
            return plan
    return PLANS[-1]
