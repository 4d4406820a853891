"""What a Power card is: its printed numbers, and the moments at which it does something."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...kernel.errors import RulesBug
from .names import KINDS, LETTERS, NAMES, NUMBER

if TYPE_CHECKING:
    from .table import Table

FEWEST: Final = 2
MOST: Final = 4


class Card:
    """One kind of Power card. Cards hold no state; a card in a zone is its number, `id`.

    `energy` is the summoning cost in letters (A air, W water, F fire, E earth), `for_each_opponent` what is due once
    for each opponent, `crystals` the cost in crystals with 2, 3 and 4 players. `kinds` says to which of the two
    categories it belongs, and when it works: on entering play, all the time, or when activated.
    """

    energy: ClassVar[str] = ""
    for_each_opponent: ClassVar[str] = ""
    crystals: ClassVar[tuple[int, int, int]] = (0, 0, 0)
    points: ClassVar[int] = 0
    kinds: ClassVar[tuple[str, ...]] = ()

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = NUMBER.get(name, 0)

    def enter(self, g: "Table", me: int) -> None:
        """What happens when it comes into play; the card is the last of its kind there."""

    def can_activate(self, g: "Table", me: int) -> bool:
        """Whether the cost of activating it can be paid, and leads to something."""
        return False

    def activate(self, g: "Table", me: int, at: int) -> None:
        """Pay the cost of activating the card at this place of the tableau, which is turned already."""
        raise RulesBug(f"{self.name} cannot be activated")

    def effect(self, g: "Table", me: int, at: int) -> None:
        """What it does once the cost of activating it is paid."""
        raise RulesBug(f"{self.name} does nothing when activated")


class MagicItem(Card):
    """Mostly helps its owner."""

    kinds: ClassVar[tuple[str, ...]] = ("magic_item",)


class Familiar(Card):
    """Mostly harms the others."""

    kinds: ClassVar[tuple[str, ...]] = ("familiar",)


CARDS: Final[list[Card]] = [Card(name) for name in NAMES]
POINTS: Final[list[int]] = [0] * KINDS
IS_FAMILIAR: Final[list[bool]] = [False] * KINDS
IS_ITEM: Final[list[bool]] = [False] * KINDS
IS_ACTIVATED: Final[list[bool]] = [False] * KINDS

# Costs by number of players: the entry of a card with n players is at (n - 2) * KINDS + card, of an energy at 4 times
# that plus the energy

CRYSTALS: Final[list[int]] = [0] * (3 * KINDS)
ENERGY: Final[list[int]] = [0] * (12 * KINDS)
TOKENS: Final[list[int]] = [0] * (3 * KINDS)


def printed_name(kind: type[Card]) -> str:
    """The name of a card's class as it is written in positions: CrystalOrb is crystal_orb."""
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__])[1:]


def put_in_box(kinds: list[type[Card]], activated: list[str]) -> None:
    """Make one card of each class, and enter its printed numbers in the lists above."""
    for kind in kinds:
        card = kind(printed_name(kind))
        CARDS[card.id] = card
        POINTS[card.id] = card.points
        IS_FAMILIAR[card.id] = "familiar" in card.kinds
        IS_ITEM[card.id] = "magic_item" in card.kinds
        IS_ACTIVATED[card.id] = card.name in activated
        for seats in range(FEWEST, MOST + 1):
            enter_cost(card, seats)


def enter_cost(card: Card, seats: int) -> None:
    """Enter what a card costs with so many players."""
    place = (seats - FEWEST) * KINDS + card.id
    CRYSTALS[place] = card.crystals[seats - FEWEST]
    due = card.energy + card.for_each_opponent * (seats - 1)
    TOKENS[place] = len(due)
    for energy, letter in enumerate(LETTERS):
        ENERGY[4 * place + energy] = due.count(letter)
