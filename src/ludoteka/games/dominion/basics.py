"""The seven base cards of every game: Treasures, Victory cards and the Curse."""

from typing import ClassVar

from .card import Card, Treasure, Victory, put_in_box


class Copper(Treasure):
    """Worth 1 coin."""

    cost: ClassVar[int] = 0
    pile: ClassVar[tuple[int, int, int]] = (46, 39, 32)
    coins: ClassVar[int] = 1


class Silver(Treasure):
    """Worth 2 coins."""

    cost: ClassVar[int] = 3
    pile: ClassVar[tuple[int, int, int]] = (40, 40, 40)
    coins: ClassVar[int] = 2


class Gold(Treasure):
    """Worth 3 coins."""

    cost: ClassVar[int] = 6
    pile: ClassVar[tuple[int, int, int]] = (30, 30, 30)
    coins: ClassVar[int] = 3


class Estate(Victory):
    """1 point."""

    cost: ClassVar[int] = 2

    def points(self, owned: int) -> int:
        return 1


class Duchy(Victory):
    """3 points."""

    cost: ClassVar[int] = 5

    def points(self, owned: int) -> int:
        return 3


class Province(Victory):
    """6 points."""

    cost: ClassVar[int] = 8

    def points(self, owned: int) -> int:
        return 6


class Curse(Card):
    """-1 point; no Victory card."""

    cost: ClassVar[int] = 0
    pile: ClassVar[tuple[int, int, int]] = (10, 20, 30)
    kinds: ClassVar[tuple[str, ...]] = ("curse",)

    def points(self, owned: int) -> int:
        return -1


put_in_box([Copper, Silver, Gold, Estate, Duchy, Province, Curse])
