"""What a card is: its printed numbers, and the moments at which it does something."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...kernel.errors import RulesBug
from .names import KINDS, NAMES, NUMBER

if TYPE_CHECKING:
    from .table import Table


class Card:
    """One kind of card. Cards hold no state; a card in a zone is its number, `id`.

    `pile` is the size of its supply pile with 2, 3 and 4 players.
    """

    cost: ClassVar[int] = 0
    pile: ClassVar[tuple[int, int, int]] = (10, 10, 10)
    kinds: ClassVar[tuple[str, ...]] = ()

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = NUMBER[name]

    def points(self, owned: int) -> int:
        """What it is worth at the end to a player who owns so many cards."""
        return 0


class Treasure(Card):
    """Money, played in the Buy phase."""

    kinds: ClassVar[tuple[str, ...]] = ("treasure",)
    coins: ClassVar[int] = 0


class Victory(Card):
    """Worth points at the end."""

    pile: ClassVar[tuple[int, int, int]] = (8, 12, 12)
    kinds: ClassVar[tuple[str, ...]] = ("victory",)


class Action(Card):
    """Played in the Action phase."""

    kinds: ClassVar[tuple[str, ...]] = ("action",)

    def play(self, g: "Table", me: int) -> None:
        """What the card does, from top to bottom."""
        raise RulesBug(f"{self.name} does nothing")


class Attack(Action):
    """An Action that harms the others; each may show a Moat before anything on it happens."""

    kinds: ClassVar[tuple[str, ...]] = ("action", "attack")

    def attack(self, g: "Table", me: int, them: int) -> None:
        """What it does to one player."""
        raise RulesBug(f"{self.name} attacks nobody")


CARDS: Final[list[Card]] = [Card(name) for name in NAMES]
COST: Final[list[int]] = [0] * KINDS
COINS: Final[list[int]] = [0] * KINDS
IS_ACTION: Final[list[bool]] = [False] * KINDS
IS_TREASURE: Final[list[bool]] = [False] * KINDS
IS_VICTORY: Final[list[bool]] = [False] * KINDS


def printed_name(kind: type[Card]) -> str:
    """The name of a card's class as it is written in positions: CouncilRoom is council_room."""
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__])[1:]


def put_in_box(kinds: list[type[Card]]) -> None:
    """Make one card of each class, and enter its printed numbers in the lists above."""
    for kind in kinds:
        card = kind(printed_name(kind))
        CARDS[card.id] = card
        COST[card.id] = card.cost
        IS_ACTION[card.id] = "action" in card.kinds
        IS_TREASURE[card.id] = "treasure" in card.kinds
        IS_VICTORY[card.id] = "victory" in card.kinds
        if isinstance(card, Treasure):
            COINS[card.id] = card.coins
