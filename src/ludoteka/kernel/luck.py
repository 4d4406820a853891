"""Luck: a small seedable generator kept in streams, one for each purpose and owner.

Each stream is an sfc32 generator (Chris Doty-Humphrey, PractRand) of four 32-bit words, keyed by SHA-256 of the seed
and the
stream's number: who works out one stream from what it gave learns nothing of another.
"""

import hashlib
from typing import Final

MASK: Final = 0xFFFFFFFF

# The upper 28 bits of a word are used: their product with a bound stays within what compiled code multiplies quickly

USED: Final = 28
UNUSED: Final = 4


class Luck:
    """Streams of random numbers that can be copied, saved and replayed.

    `seed` is an int or text; `streams` is how many independent streams there are, numbered from 0.
    """

    def __init__(self, seed: int | str, streams: int = 1) -> None:
        self.words: list[int] = []
        for stream in range(streams):
            digest = hashlib.sha256(f"ludoteka:{seed}:{stream}".encode()).digest()
            self.words.extend(int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(3))
            self.words.append(1)

    def copy(self) -> "Luck":
        """An independent luck that will give the same numbers."""
        twin = Luck(0, 0)
        twin.words = self.words[:]
        return twin

    def below(self, bound: int, stream: int = 0) -> int:
        """A number from 0 to `bound` - 1; `bound` is at most 65,536."""
        words = self.words
        at = 4 * stream
        a, b, c, count = words[at], words[at + 1], words[at + 2], words[at + 3]
        mixed = (a + b + count) & MASK
        words[at] = b ^ (b >> 9)
        words[at + 1] = (c + (c << 3)) & MASK
        words[at + 2] = ((((c << 21) | (c >> 11)) & MASK) + mixed) & MASK
        words[at + 3] = (count + 1) & MASK
        return ((mixed >> UNUSED) * bound) >> USED

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        """Put the items into a random order, all orders alike likely (Fisher-Yates)."""
        words = self.words
        at = 4 * stream
        a, b, c, count = words[at], words[at + 1], words[at + 2], words[at + 3]
        left = len(items)
        while left > 1:
            mixed = (a + b + count) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = ((((c << 21) | (c >> 11)) & MASK) + mixed) & MASK
            count = (count + 1) & MASK
            pick = ((mixed >> UNUSED) * left) >> USED
            left -= 1
            other = items[left]
            items[left] = items[pick]
            items[pick] = other
        words[at], words[at + 1], words[at + 2], words[at + 3] = a, b, c, count

    def reseed(self, source: "Luck") -> None:
        """Replace every stream by a fresh one drawn from stream 0 of `source`."""
        for at in range(0, len(self.words), 4):
            for word in range(3):
                self.words[at + word] = (source.below(65_536) << 16) | source.below(65_536)
            self.words[at + 3] = 1
