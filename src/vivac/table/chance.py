"""Chance is a player. Whoever throws the dice, the rules ask in the same way."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol
from zlib import crc32

from vivac.table.errors import Complaint
from vivac.table.option import Id
from vivac.table.questions import Dice


class Chance(Protocol):
    """Results of dice and draws; None means that the table must wait for somebody to say it."""

    def roll(self, number: int, dice: Dice, why: str) -> int | None: ...

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id | None: ...


class KeyedChance:
    """Dice that follow from a key alone: each comes from an HMAC of the key and the number of its entry."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def roll(self, number: int, dice: Dice, why: str) -> int:
        if dice.count == 1:
            return self._below(dice.faces, f"{number}") + dice.low
        return sum(self._below(dice.faces, f"{number}.{nth}") + dice.low for nth in range(dice.count))

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        return pool[self._below(len(pool), f"{number}")]

    def _below(self, limit: int, message: str) -> int:
        """A number from 0 up to the limit: 64 bits of the digest, the uneven remainder thrown away."""
        even = 2**64 - 2**64 % limit
        retry = message
        while (bits := int.from_bytes(hmac.digest(self._key, retry.encode(), "sha256")[:8])) >= even:
            retry += "+"
        return bits % limit


class FairChance(KeyedChance):
    """Dice anybody can verify afterwards: their key is a secret seed.

    The hash of the seed is published before the first die and the seed itself after the last, so
    nobody can choose a seed that suits them, and everybody can compute every die again.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed.encode())
        self.seed = seed

    @staticmethod
    def new_seed() -> str:
        """A seed that nobody can guess."""
        return secrets.token_hex(16)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self._key).hexdigest()


class RandomChance:
    """A plain generator, for bots that think and games that are only counted."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.random if seed is None else random.Random(seed).random

    def roll(self, number: int, dice: Dice, why: str) -> int:
        random = self._random
        if dice.count == 1:
            return int(random() * dice.faces) + dice.low
        return sum(int(random() * dice.faces) + dice.low for _ in range(dice.count))

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        random = self._random
        return pool[int(random() * len(pool))]


class ChanceByReason:
    """Dice of their own for every reason to throw: what happens on two copies of a table falls alike.

    And for every `occasion`, if whoever plays says which it is: then what one unit threw more of changes
    nothing for the next.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.occasion = 0
        self._dice: dict[tuple[str, int], RandomChance] = {}

    def roll(self, number: int, dice: Dice, why: str) -> int:
        return self._for(why).roll(number, dice, why)

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        return self._for(why).draw(number, pool, why)

    def _for(self, why: str) -> RandomChance:
        key = (why, self.occasion)
        chance = self._dice.get(key)
        if chance is None:
            chance = self._dice[key] = RandomChance(self._seed ^ _salt(why) ^ self.occasion << 32)
        return chance


@lru_cache(maxsize=1024)
def _salt(why: str) -> int:
    return crc32(why.encode())  # not `hash`: it is another one in another process


class ScriptError(Complaint):
    """A script of dice that has too few, too many, or one that cannot fall."""


class ScriptedChance:
    """Results laid out beforehand: drills and tests. A draw may name a kind instead of one counter."""

    def __init__(self, dice: Iterable[int] = (), draws: Iterable[Id] = ()) -> None:
        self.dice = list(dice)
        self.draws = list(draws)

    def roll(self, number: int, dice: Dice, why: str) -> int:
        if not self.dice:
            raise ScriptError("script-has-no-die", why=why)
        die = self.dice.pop(0)
        if die not in dice.outcomes():
            raise ScriptError("script-die-cannot-fall", die=die, why=why)
        return die

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        if not self.draws:
            raise ScriptError("script-has-no-draw", why=why)
        wanted = self.draws.pop(0)
        for thing in pool:
            if thing == wanted or kind_of(thing) == wanted:
                return thing
        raise ScriptError("script-draw-not-in-pool", thing=str(wanted), why=why)

    def finish(self) -> None:
        """Complain of whatever was laid out and never asked for."""
        if self.dice or self.draws:
            raise ScriptError("script-left-over", left=" ".join(map(str, [*self.dice, *self.draws])))


def kind_of(thing: Id) -> Id:
    """The kind of a counter whose id is `kind.copy`."""
    return thing.partition(".")[0] if isinstance(thing, str) else thing


class EnteredChance:
    """People roll real dice and type them in: the table waits for each."""

    def roll(self, number: int, dice: Dice, why: str) -> None:
        return None

    def draw(self, number: int, pool: Sequence[Id], why: str) -> None:
        return None


class EnumeratedChance(EnteredChance):
    """The table waits at each die so that whoever walks the odds can take every face in turn."""
