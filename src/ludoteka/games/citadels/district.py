"""What a district is: its printed numbers, and the moments at which it does something."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...kernel.errors import RulesBug
from .names import DISTRICT_NAMES, DISTRICT_NUMBER, DISTRICTS, MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE

if TYPE_CHECKING:
    from .table import Table


class District:
    """One kind of district. Districts hold no state; a card in a zone is its number, `id`."""

    cost: ClassVar[int] = 0
    copies: ClassVar[int] = 1
    type: ClassVar[int] = UNIQUE
    scores_from_hand: ClassVar[bool] = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = DISTRICT_NUMBER[name]

    def bonus(self, g: "Table", seat: int, types: list[int]) -> int:
        """The points that it adds at the end to a city with districts of these types."""
        return 0

    def offers(self, g: "Table", me: int, codes: list[int]) -> None:
        """Add to the options of its owner's turn."""

    def use(self, g: "Table", me: int, code: int) -> None:
        """What its owner does with it in a turn."""
        raise RulesBug(f"{self.name} cannot be used")


class Noble(District):
    """Yellow."""

    type: ClassVar[int] = NOBLE


class Religious(District):
    """Blue."""

    type: ClassVar[int] = RELIGIOUS


class Trade(District):
    """Green."""

    type: ClassVar[int] = TRADE


class Military(District):
    """Red."""

    type: ClassVar[int] = MILITARY


class Unique(District):
    """Purple: each has an effect of its own."""


DISTRICT_CARDS: Final[list[District]] = [District(name) for name in DISTRICT_NAMES]
COST: Final[list[int]] = [0] * DISTRICTS
COPIES: Final[list[int]] = [0] * DISTRICTS
TYPE: Final[list[int]] = [UNIQUE] * DISTRICTS


def printed_name(kind: type[District]) -> str:
    """The name of a card's class as it is written in positions: TownHall is town_hall."""
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__])[1:]


def put_in_box(kinds: list[type[District]]) -> None:
    """Make one card of each class, and enter its printed numbers in the lists above."""
    for kind in kinds:
        card = kind(printed_name(kind))
        DISTRICT_CARDS[card.id] = card
        COST[card.id] = card.cost
        COPIES[card.id] = card.copies
        TYPE[card.id] = card.type
