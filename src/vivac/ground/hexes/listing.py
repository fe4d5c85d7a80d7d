"""Sets of hexes as lists: what stands for each of them, row by row."""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
BITS = 16
MOST = 1 << 15  # words kept; there are far more, but few come again and again


class Listing(Generic[Thing]):
    """Something for every bit of a mask. What a word of bits comes to is kept for the next time.

    >>> Listing({0: "a", 2: "c", 20: "u"})(0b101 | 1 << 20)
    ['a', 'c', 'u']
    """

    __slots__ = ("_known", "_of_bit", "_unpack", "_words")

    def __init__(self, of_bit: Mapping[int, Thing]) -> None:
        self._of_bit = of_bit
        count = max(of_bit) // BITS + 1
        self._words: tuple[dict[int, tuple[Thing, ...]], ...] = tuple({} for _ in range(count))
        self._unpack = tuple(Struct(f"<{n}H").unpack for n in range(count + 1))
        self._known = 0

    def __call__(self, mask: int) -> list[Thing]:
        found: list[Thing] = []
        if mask:
            at = ((mask & -mask).bit_length() - 1) // BITS  # the first word that holds any
            mask >>= BITS * at
            count = (mask.bit_length() + BITS - 1) // BITS
            words = self._words
            for word in self._unpack[count](mask.to_bytes(2 * count, "little")):
                if word:
                    known = words[at].get(word)
                    found += self._learn(at, word) if known is None else known
                at += 1
        return found

    def _learn(self, at: int, word: int) -> tuple[Thing, ...]:
        if self._known >= MOST:
            self._known = 0
            for words in self._words:
                words.clear()
        self._known += 1
        first = BITS * at
        found = tuple(self._of_bit[first + n] for n in range(BITS) if word >> n & 1)
        self._words[at][word] = found
        return found
