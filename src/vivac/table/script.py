"""The sequence of play as a script: named steps that the kernel enters, leaves and resumes.

```python
SEQUENCE = Script(
    Step("events", events, then="uprisings"),
    Step("uprisings", uprisings, then="operations"),
    Step("operations", operations, then="end", or_else=("march",)),
    Step("march", march, then="operations", or_else=("march",)),
    ...
)
```

A step does its work and says by what it returns where the sequence goes: nothing for the one that follows,
the name of another it may lead to, or the outcome of the game. From any depth of it `BreakOff` says the same.
The state has a column `step`, which nobody else writes; before every step the table is bookmarked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from vivac.table.rulebook import Outcome
    from vivac.table.table import Table

Work = Callable[[Any], Awaitable["str | Outcome | None"]]


class BreakOff(Exception):
    """A step is over at once, from any depth of it, and the sequence goes on elsewhere, or ends."""

    def __init__(self, to: str | Outcome) -> None:
        super().__init__(to)
        self.to = to


class Step(NamedTuple):
    """One step: what is done, which step follows, and which others it may lead to."""

    name: str
    work: Work
    then: str = ""
    or_else: tuple[str, ...] = ()


class Script:
    """The steps of a sequence of play; the first is where a game begins unless its set-up says otherwise."""

    def __init__(self, *steps: Step, begins: tuple[str, ...] = ()) -> None:
        self.steps: Mapping[str, Step] = {step.name: step for step in steps}
        self._check(steps, begins or (steps[0].name,))

    async def play(self, table: Table[Any]) -> Outcome:
        """Step after step, until one of them ends the game."""
        game, steps = table.game, self.steps
        while True:
            await table.bookmark()
            step = steps[game.step]
            try:
                went = await step.work(table)
            except BreakOff as broken:
                went = broken.to
            if went is None:
                if not step.then:
                    raise ValueError(f"the step {step.name} does not say where it leads")
                game.step = step.then
            elif not isinstance(went, str):
                return went
            elif went == step.then or went in step.or_else:
                game.step = went
            else:
                raise ValueError(f"the step {step.name} does not lead to {went}")

    def _check(self, steps: tuple[Step, ...], begins: tuple[str, ...]) -> None:
        """Find steps that are named twice, lead nowhere or are never reached."""
        if len(self.steps) < len(steps):
            twice = next(step.name for nth, step in enumerate(steps) if step is not self.steps[step.name])
            raise ValueError(f"a script has two steps of the name {twice}")
        reached, ahead = set[str](), list(begins)
        while ahead:
            name = ahead.pop()
            if name not in self.steps:
                raise ValueError(f"a script leads to {name or 'nowhere'}, which is no step of it")
            if name not in reached:
                reached.add(name)
                step = self.steps[name]
                ahead += [*filter(None, [step.then]), *step.or_else]
        for name in self.steps.keys() - reached:
            raise ValueError(f"the step {name} of a script can never be reached")
