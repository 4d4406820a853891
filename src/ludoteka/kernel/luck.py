"""Luck: a small seedable generator kept in streams, one for each purpose and owner.

Each stream is an sfc32 generator (Chris Doty-Humphrey, PractRand) of four 32-bit words, keyed by SHA-256 of the seed
and the
stream's number: who works out one stream from what it gave learns nothing of another.
"""

import hashlib
from typing import Any, Final

MASK: Final = 0xFFFFFFFF

# The upper 28 bits of a word are used: their product with a bound stays within what compiled code multiplies quickly

USED: Final = 28
UNUSED: Final = 4


class Stream:
    """One stream: the four words of its generator."""

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count


def keyed(seed: int | str, number: int) -> Stream:
    """The stream of this number under a seed."""
    digest = hashlib.sha256(f"ludoteka:{seed}:{number}".encode()).digest()
    a = int.from_bytes(digest[0:4], "little")
    b = int.from_bytes(digest[4:8], "little")
    return Stream(a, b, int.from_bytes(digest[8:12], "little"), 1)


class Luck:
    """Streams of random numbers that can be copied, saved and replayed.

    `seed` is an int or text; `streams` is how many independent streams there are, numbered from 0.
    """

    def __init__(self, seed: int | str, streams: int = 1) -> None:
        self.streams = [keyed(seed, number) for number in range(streams)]

    def copy(self) -> "Luck":
        """An independent luck that will give the same numbers."""
        twin = Luck(0, 0)
        twin.streams = [Stream(stream.a, stream.b, stream.c, stream.count) for stream in self.streams]
        return twin

    @property
    def words(self) -> list[int]:
        """The state of all streams, four numbers of 32 bits each."""
        words: list[int] = []
        for stream in self.streams:
            words.extend([stream.a, stream.b, stream.c, stream.count])
        return words

    @words.setter
    def words(self, words: list[int]) -> None:
        self.streams = [Stream(*words[at : at + 4]) for at in range(0, len(words), 4)]

    def below(self, bound: int, stream: int = 0) -> int:
        """A number from 0 to `bound` - 1; `bound` is at most 65,536."""
        at = self.streams[stream]
        b = at.b
        c = at.c
        mixed = (at.a + b + at.count) & MASK
        at.a = b ^ (b >> 9)
        at.b = (c + (c << 3)) & MASK
        at.c = ((((c << 21) | (c >> 11)) & MASK) + mixed) & MASK
        at.count = (at.count + 1) & MASK
        return ((mixed >> UNUSED) * bound) >> USED

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        """Put the items into a random order, all orders alike likely (Fisher-Yates)."""
        at = self.streams[stream]
        a, b, c, count = at.a, at.b, at.c, at.count
        # As plain objects they are moved without being read
        moved: list[Any] = items
        left = len(moved)
        while left > 1:
            mixed = (a + b + count) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = ((((c << 21) | (c >> 11)) & MASK) + mixed) & MASK
            count = (count + 1) & MASK
            pick = ((mixed >> UNUSED) * left) >> USED
            left -= 1
            other = moved[left]
            moved[left] = moved[pick]
            moved[pick] = other
        at.a, at.b, at.c, at.count = a, b, c, count

    def reseed(self, source: "Luck") -> None:
        """Replace every stream by a fresh one drawn from stream 0 of `source`."""
        self.streams = [Stream(source.word(), source.word(), source.word(), 1) for _ in self.streams]

    def word(self) -> int:
        """A number of 32 bits from stream 0."""
        return (self.below(65_536) << 16) | self.below(65_536)
