"""What dice are thrown for: one record that the log, the preview and the odds all read.

```python
die = await table.roll(D6, "combat", lambda: Test(
    rule="6.5-S4", chart="combat_results", die={"odds": 2, "reaction": 1}, by=force, at=space))
```

Rules give it as a function, so that nothing is built where nobody reads: a rollout throws its dice bare.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from vivac.table.option import Id

NONE: Mapping[str, int] = {}


class Weight(Struct, frozen=True):
    """What somebody adds to the strength of a side: as printed, as counted, and what makes the difference.

    `because`: words for it (`weight-rear`), such as the rear or a slope.
    """

    what: Id
    worth: float
    counts: float
    because: tuple[str, ...] = ()


class Test(Struct, frozen=True):
    """Who does what to whom and where, what is added to the die and to the target, and what decides.

    `chart` and `keys`: the chart the total is read on, and its words before the die. `needs`: the number that
    the total must reach, or with `at_most` must not exceed, before `target` is added to it. Where a chart
    decides, `target` is what shifts its column. `hidden`: terms that only the roles of `known_to` may read.
    `strength` and `resistance`: what those by and against weigh; `sums`: what the rules make of it.
    """

    __test__ = False  # whatever pytest thinks of the name

    rule: str = ""
    chart: str = ""
    keys: tuple[Id, ...] = ()
    die: Mapping[str, int] = NONE
    target: Mapping[str, int] = NONE
    needs: int | None = None
    at_most: bool = False
    by: tuple[Id, ...] = ()
    against: tuple[Id, ...] = ()
    at: Id = ""
    hidden: tuple[str, ...] = ()
    known_to: tuple[str, ...] = ()
    always: tuple[int, ...] = ()  # faces that come off whatever is added to them
    never: tuple[int, ...] = ()  # and those that do not
    strength: tuple[Weight, ...] = ()
    resistance: tuple[Weight, ...] = ()
    sums: tuple[float, ...] = ()  # of both, after whatever is done to the whole

    def total(self, die: int) -> int:
        return die + sum(self.die.values())

    @property
    def needed(self) -> int | None:
        """The number that decides, with all that is added to it."""
        return None if self.needs is None else self.needs + sum(self.target.values())

    def passes(self, die: int) -> bool | None:
        """Whether it comes off; None where a chart decides."""
        needed = self.needed
        if needed is None:
            return None
        if die in self.always or die in self.never:
            return die in self.always
        return self.total(die) <= needed if self.at_most else self.total(die) >= needed

    @property
    def open(self) -> Test:
        """The record as everybody may read it: without hidden terms and the number they betray."""
        if not self.hidden:
            return self
        die, target = (
            {name: value for name, value in terms.items() if name not in self.hidden}
            for terms in (self.die, self.target)
        )
        return replace(self, die=die, target=target, needs=None)
