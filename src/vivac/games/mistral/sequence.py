"""IC 4 The sequence of play."""

from __future__ import annotations

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
from vivac.games.mistral.chapters.reorganisation import (
    admirals,
    auxiliaries,
    formations,
    reorganise,
    roles,
    squadrons,
)
from vivac.games.mistral.chapters.repair import repair_step
from vivac.games.mistral.chapters.sailing import increment
from vivac.games.mistral.chapters.tasks import task_step
from vivac.games.mistral.game import Step
from vivac.table import Script
from vivac.table import Step as Is

SEQUENCE = Script(
    Is(Step.ROLES, roles, then=Step.OPENING_ORDERS, or_else=(Step.ROLES,)),
    Is(Step.OPENING_ORDERS, opening_orders, then=Step.OPENING, or_else=(Step.OPENING_ORDERS,)),
    Is(Step.OPENING, open_turn, then=Step.INITIATIVE),
    Is(Step.INITIATIVE, initiative, then=Step.START),
    # three Impulses
    Is(Step.START, start, then=Step.SIGNALS),
    Is(Step.SIGNALS, signals, then=Step.COMMAND, or_else=(Step.SIGNALS,)),
    Is(Step.COMMAND, command, then=Step.INCREMENT, or_else=(Step.COMMAND,)),
    Is(Step.INCREMENT, increment, then=Step.TASKS, or_else=(Step.INCREMENT,)),
    Is(Step.TASKS, task_step, then=Step.END, or_else=(Step.TASKS,)),
    Is(Step.END, end, then=Step.CLOSING, or_else=(Step.START,)),
    # the Administrative Phase
    Is(Step.CLOSING, closing, then=Step.ATTRITION),
    Is(Step.ATTRITION, attrition, then=Step.REPAIR),
    Is(Step.REPAIR, repair_step, then=Step.EVENTS, or_else=(Step.REPAIR,)),
    Is(Step.EVENTS, event_step, then=Step.ORDERS, or_else=(Step.EVENTS,)),
    Is(Step.ORDERS, order_step, then=Step.REQUESTS, or_else=(Step.ORDERS,)),
    Is(Step.REQUESTS, requests, then=Step.REORGANISATION, or_else=(Step.REQUESTS,)),
    Is(
        Step.REORGANISATION,
        reorganise,
        then=Step.RECOVERY,
        or_else=(Step.REORGANISATION, Step.SQUADRONS, Step.FORMATIONS, Step.ADMIRALS, Step.AUXILIARIES),
    ),
    Is(Step.SQUADRONS, squadrons, then=Step.REORGANISATION, or_else=(Step.SQUADRONS,)),
    Is(Step.FORMATIONS, formations, then=Step.REORGANISATION, or_else=(Step.FORMATIONS,)),
    Is(Step.ADMIRALS, admirals, then=Step.REORGANISATION, or_else=(Step.ADMIRALS,)),
    Is(Step.AUXILIARIES, auxiliaries, then=Step.REORGANISATION, or_else=(Step.AUXILIARIES,)),
    Is(Step.RECOVERY, recovery_step, then=Step.RECORD),
    Is(Step.RECORD, record, then=Step.OPENING),
)
