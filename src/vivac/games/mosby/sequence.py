"""5.0 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.mosby.chapters.actions import act_in_operations
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.events import turn_events
from vivac.games.mosby.chapters.preparation import prepare
from vivac.games.mosby.chapters.rounds import activation, first, initiative, second
from vivac.games.mosby.chapters.winning import MosbyKilled, TurnOver, killed
from vivac.games.mosby.game import Raid, Step
from vivac.table import Outcome, Table

STEPS: dict[Step, Callable[[Table[Raid]], Awaitable[None]]] = {
    Step.PREPARATION: prepare,
    Step.EVENTS: turn_events,
    Step.OPERATIONS: act_in_operations,
    Step.INITIATIVE: initiative,
    Step.ACTIVATION: activation,
    Step.FIRST: first,
    Step.SECOND: second,
}


async def play(table: Table[Raid]) -> Outcome:
    """Step after step; whatever ends the turn leads to D at once (D-0)."""
    raid = table.game
    try:
        while True:
            await table.bookmark()
            try:
                await STEPS[raid.step](table)
            except TurnOver:
                raid.step = Step.END
                outcome = await end_turn(table)
                if outcome is not None:
                    return outcome
    except MosbyKilled:
        return killed()
