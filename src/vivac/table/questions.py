"""Questions: what a table waits for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from vivac.table.errors import DeadEnd, NotAllowed
from vivac.table.option import Id, Option, Region, whole_number
from vivac.table.scene import Param

if TYPE_CHECKING:
    from vivac.table.actions import Action
    from vivac.table.thrown_for import Test

Role = str
CHANCE: Role = "chance"  # who answers a die when people roll real ones, or when odds are walked

NO_PARAMS: Mapping[str, Param] = {}
NO_ACTS: Mapping[str, Action] = {}
Options = Sequence[Option] | Callable[[], Sequence[Option]]


@dataclass(frozen=True, slots=True)
class Dice:
    """So many dice of so many faces, added up; `low` is the lowest face, 0 on some ten-sided dice."""

    faces: int
    count: int = 1
    low: int = 1

    def outcomes(self) -> Mapping[int, int]:
        """Every total and in how many ways it falls."""
        return _outcomes(self)


@lru_cache
def _outcomes(dice: Dice) -> Mapping[int, int]:
    ways: dict[int, int] = {}
    for faces in product(range(dice.low, dice.low + dice.faces), repeat=dice.count):
        ways[sum(faces)] = ways.get(sum(faces), 0) + 1
    return ways


D6 = Dice(6)
D10 = Dice(10)


class Ask:
    """A question to a role. Its options are made when somebody looks, and then only once."""

    __slots__ = ("_made", "_options", "acts", "confirm", "number", "params", "prompt", "regions", "role")

    def __init__(
        self,
        role: Role,
        prompt: str,
        options: Options,
        confirm: bool = False,
        number: int = 0,
        params: Mapping[str, Param] = NO_PARAMS,
        regions: Mapping[Option, Region] | None = None,
        acts: Mapping[str, Action] = NO_ACTS,
    ) -> None:
        self.role = role
        self.prompt = prompt
        self.acts = acts  # the actions that answer it, by verb
        self.confirm = confirm
        self.regions = regions
        self.number = number
        self.params = params
        self._options = options
        self._made: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        made = self._made
        if made is None:
            made = self._made = self._options() if callable(self._options) else self._options
        if not made:
            raise DeadEnd(f"{self.prompt} asks {self.role} a question without options")
        return made

    def share(self, other: Ask) -> None:
        """Take over the options of the same question at another table, if they have been made there."""
        self._made = other._made

    def renew(self) -> None:
        """Make the options anew when somebody looks again."""
        self._made = None

    def find(self, choice: int | str | Option) -> Option:
        """The option meant by its place in the list, its id or itself; with a point where it needs one."""
        options = self.options
        if isinstance(choice, Option):
            return self._offered(choice)
        if isinstance(choice, int):
            if 0 <= choice < len(options):
                return self._offered(options[choice])
            raise NotAllowed("not-a-number-listed", number=choice, last=len(options) - 1)
        for option in options:
            if option.id == choice:
                return self._offered(option)
        verb, *words = choice.split(":")
        numbers = [whole_number(word) for word in words]
        args = [word if number is None else number for word, number in zip(words, numbers, strict=True)]
        return self._offered(Option(verb, *args))

    def offers(self, choice: Option) -> bool:
        """Whether this may be answered: an option with a region needs a point inside it."""
        regions = self.regions
        if not regions:
            return choice in self.options
        if choice in self.options:
            return choice not in regions
        region = regions.get(choice.unplaced)
        if region is None:
            return False
        x, y = choice[-2:]
        return isinstance(x, int) and isinstance(y, int) and (x, y) in region

    def _offered(self, choice: Option) -> Option:
        if self.offers(choice):
            return choice
        regions = self.regions or {}
        if choice in regions:
            raise NotAllowed("needs-a-point", choice=choice.id)
        if choice.unplaced in regions:
            raise NotAllowed("outside-the-region", choice=choice.id)
        raise NotAllowed("not-among-the-options", choice=choice.id, question=self.prompt)

    def __repr__(self) -> str:
        return f"Ask({self.number}, {self.role}, {self.prompt})"


class Offer(Ask):
    """The question in a pilot's hands, its options made. A table has one and fills it in anew each time."""

    __slots__ = ("options",)
    options: Sequence[Option]  # no property here: it is looked at all the time

    def __init__(self) -> None:
        """Blank."""


class Roll(Ask):
    """A die that somebody else throws: a person with real dice, or whoever walks the odds."""

    __slots__ = ("dice", "test", "why")

    def __init__(self, dice: Dice, why: str, number: int, test: Callable[[], Test] | None = None) -> None:
        super().__init__(CHANCE, "roll", lambda: [Option("die", n) for n in dice.outcomes()], number=number)
        self.dice = dice
        self.why = why
        self.test = test  # tells what it is thrown for
        self.params = {"why": why}


class Draw(Ask):
    """A draw that somebody else makes. Equal things in the pool make one option."""

    __slots__ = ("pool", "secret", "why")

    def __init__(self, pool: Sequence[Id], why: str, number: int, secret: bool) -> None:
        super().__init__(
            CHANCE, "draw", lambda: [Option("draw", thing) for thing in dict.fromkeys(pool)], number=number
        )
        self.pool = pool
        self.why = why
        self.secret = secret
        self.params = {"why": why}


class Together:
    """Questions put to several roles at once; nobody sees an answer until all have answered."""

    __slots__ = ("answers", "asks")

    def __init__(self, asks: Mapping[Role, Ask]) -> None:
        self.asks = asks
        self.answers: dict[Role, Option] = {}

    @property
    def open(self) -> list[Ask]:
        return [ask for role, ask in self.asks.items() if role not in self.answers]
