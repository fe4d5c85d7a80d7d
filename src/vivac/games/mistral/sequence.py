"""IC 4 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.mistral.chapters.attrition import attrition
from vivac.games.mistral.chapters.command import command
from vivac.games.mistral.chapters.ending import closing
from vivac.games.mistral.chapters.events import event_step
from vivac.games.mistral.chapters.impulse import end, signals, start
from vivac.games.mistral.chapters.opening import initiative, open_turn
from vivac.games.mistral.chapters.order_step import opening_orders, order_step
from vivac.games.mistral.chapters.record import record
from vivac.games.mistral.chapters.recovery import recovery_step
from vivac.games.mistral.chapters.reinforcement import requests
from vivac.games.mistral.chapters.reorganisation import reorganise, roles
from vivac.games.mistral.chapters.repair import repair_step
from vivac.games.mistral.chapters.sailing import increment
from vivac.games.mistral.chapters.tasks import task_step
from vivac.games.mistral.game import Step, War
from vivac.table import Outcome, Table

STEPS: dict[Step, Callable[[Table[War]], Awaitable[Outcome | None]]] = {
    Step.ROLES: roles,
    Step.OPENING_ORDERS: opening_orders,
    Step.OPENING: open_turn,
    Step.INITIATIVE: initiative,
    Step.START: start,
    Step.SIGNALS: signals,
    Step.COMMAND: command,
    Step.INCREMENT: increment,
    Step.TASKS: task_step,
    Step.END: end,
    Step.CLOSING: closing,
    Step.ATTRITION: attrition,
    Step.REPAIR: repair_step,
    Step.EVENTS: event_step,
    Step.ORDERS: order_step,
    Step.REQUESTS: requests,
    Step.REORGANISATION: reorganise,
    Step.RECOVERY: recovery_step,
    Step.RECORD: record,
}


async def play(table: Table[War]) -> Outcome:
    """IC 4.2 Step after step, Turn after Turn, until the war ends."""
    war = table.game
    while True:
        await table.bookmark()
        outcome = await STEPS[war.step](table)
        if outcome is not None:
            return outcome
