"""What a character is: its rank and limits, and the moments at which it does something."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...kernel.errors import RulesBug
from .names import CHARACTER_NAMES, CHARACTER_NUMBER, CHARACTERS

if TYPE_CHECKING:
    from .table import Table


class Character:
    """One character. Characters hold no state; a character is its number, `id`.

    `limit` is how many districts it may build in a turn.
    """

    limit: ClassVar[int] = 1

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = CHARACTER_NUMBER[name]

    def on_reveal(self, g: "Table", me: int) -> None:
        """What begins when it is revealed alive, or taken over by the Witch."""

    def offers(self, g: "Table", me: int, codes: list[int]) -> None:
        """Add to the options of its turn."""

    def must(self, g: "Table", me: int) -> str:
        """What it must still do before its turn may end; "" if nothing."""
        return ""

    def use(self, g: "Table", me: int, code: int) -> None:
        """Use an ability."""
        raise RulesBug(f"{self.name} has no such ability")


CHARACTER_CARDS: Final[list[Character]] = [Character(name) for name in CHARACTER_NAMES]
LIMIT: Final[list[int]] = [1] * CHARACTERS


def printed_name(kind: type[Character]) -> str:
    """The name of a character's class as it is written in positions: TaxCollector is tax_collector."""
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__])[1:]


def put_in_cast(kinds: list[type[Character]]) -> None:
    """Make one character of each class, and enter its limit in the list above."""
    for kind in kinds:
        card = kind(printed_name(kind))
        CHARACTER_CARDS[card.id] = card
        LIMIT[card.id] = card.limit
