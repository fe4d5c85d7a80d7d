"""IC 4 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.mistral.attrition import attrition
from vivac.games.mistral.command import command
from vivac.games.mistral.ending import closing
from vivac.games.mistral.events import event_step
from vivac.games.mistral.game import Step, War
from vivac.games.mistral.impulse import end, signals, start
from vivac.games.mistral.opening import initiative, open_turn
from vivac.games.mistral.order_step import opening_orders, order_step
from vivac.games.mistral.record import record
from vivac.games.mistral.recovery import recovery_step
from vivac.games.mistral.reinforcement import requests
from vivac.games.mistral.reorganisation import reorganise, roles
from vivac.games.mistral.repair import repair_step
from vivac.games.mistral.sailing import increment
from vivac.games.mistral.tasks import task_step
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
