"""5.0 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.actions import act_in_operations
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.events import turn_events
from vivac.games.mosby.chapters.preparation import prepare
from vivac.games.mosby.chapters.rounds import activation, first, initiative, second
from vivac.games.mosby.game import Phase, Raid
from vivac.table import Script, Step, Table

Work = Callable[[Table[Raid, Box]], Awaitable[Phase | None]]


def step(name: Phase, work: Work, then: Phase, *or_else: Phase) -> Step:
    """A step within which the turn may end, which leads to D at once (D-0)."""
    return Step(name, work, then, (*or_else, Phase.END))


SEQUENCE = Script(
    step(Phase.PREPARATION, prepare, Phase.EVENTS),
    step(Phase.EVENTS, turn_events, Phase.OPERATIONS, Phase.INITIATIVE),
    step(Phase.OPERATIONS, act_in_operations, Phase.INITIATIVE),
    step(Phase.INITIATIVE, initiative, Phase.ACTIVATION),
    step(Phase.ACTIVATION, activation, Phase.FIRST),
    step(Phase.FIRST, first, Phase.SECOND, Phase.OPERATIONS),
    step(Phase.SECOND, second, Phase.ACTIVATION, Phase.OPERATIONS),
    Step(Phase.END, end_turn, Phase.PREPARATION),
)
