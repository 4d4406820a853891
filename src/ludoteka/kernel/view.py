"""Views: the parts from which every game says what a seat may see; each is made by naming what goes in."""

from typing import Any


class Prompt:
    """What a question says: a message key, the card or rule that asks, arguments for all, and arguments for the one
    who chooses.
    """

    def __init__(
        self,
        key: str,
        source: str | None = None,
        args: dict[str, Any] | None = None,
        secret: dict[str, Any] | None = None,
    ) -> None:
        self.key = key
        self.source = source
        self.args = args if args is not None else {}
        self.secret = secret if secret is not None else {}

    def seen_by(self, seat: int | None, chooser: int) -> dict[str, Any]:
        """The prompt as that seat may see it."""
        args = dict(self.args)
        if seat == chooser:
            args.update(self.secret)
        return {"seat": chooser, "key": self.key, "source": self.source, "args": args}


def zone(name: str, seat: int | None, cards: list[str], count: int | None) -> dict[str, Any]:
    """A place for cards: those that may be seen (top first where there is an order), and how many there are (None
    where the rules hide it).
    """
    return {"id": name, "seat": seat, "cards": cards, "count": count}


def piles(name: str, stock: list[dict[str, Any]]) -> dict[str, Any]:
    """A place of piles, each `{"card", "count", "cost"}`."""
    return {"id": name, "seat": None, "piles": stock}


def counter(name: str, seat: int | None, value: int) -> dict[str, Any]:
    """A number that all may see."""
    return {"id": name, "seat": seat, "value": value}


def fact(key: str, seat: int | None, cards: list[str]) -> dict[str, Any]:
    """Something that the viewer knows beyond what lies open."""
    return {"key": key, "seat": seat, "cards": cards}
