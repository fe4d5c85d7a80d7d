"""IC 9.2 Political Events."""

from __future__ import annotations

from vivac.games.mistral.box.components import Date, EventKind
from vivac.games.mistral.box.unpacking import D10, Box
from vivac.games.mistral.chapters.campaigns import due_campaigns, resolve_campaign
from vivac.games.mistral.chapters.conditions import modified, true
from vivac.games.mistral.chapters.effects import take_effect
from vivac.games.mistral.game import FIRST_YEAR, TURNS, Step, War
from vivac.table import Table, Test

JUDGE = "judge"


async def event_step(table: Table[War, Box]) -> Step | None:
    """IC 4.23, IC 9.23 Campaigns first; then the conditions are judged once, and each Event is checked."""
    war, box = table.game, table.box
    if "begun" not in war.handled:
        war.handled.add("begun")
        war.agenda = [f"campaign:{each}" for each in due_campaigns(box, war)] + [JUDGE]
        return Step.EVENTS
    if not war.agenda:
        war.handled.clear()
        war.actor = war.first
        return None
    what, _, thing = war.agenda.pop(0).partition(":")
    if what == "campaign":
        await resolve_campaign(table, thing)
    elif what == JUDGE:
        war.agenda = [f"check:{each}" for each in due_events(box, war)]
    else:
        await check_event(table, box.events[thing])
    return Step.EVENTS


def due_events(box: Box, war: War) -> list[str]:
    """IC 9.21, IC 9.23 Events whose prerequisites hold now, in table order."""
    found = []
    for event in box.events.values():
        if automatic(box, war, event) or may_be_checked(box, war, event):
            war.first_check.setdefault(event.id, war.now)
            found.append(event.id)
    return found


def stage_of(war: War, event: EventKind) -> int:
    """IC 9.23 The next stage of a staged Event; 1 for the others."""
    stage = 1
    while event.stages > 1 and f"{event.id}:{stage}" in war.events:
        stage += 1
    return stage


def stages_so_far(war: War, event: EventKind) -> int:
    """How far an Event in effect has come: its last stage, or 1 if it has only one."""
    return stage_of(war, event) - (event.stages > 1)


def exhausted(war: War, event: EventKind) -> bool:
    """IC 9.12 Squares occur once, circles at most once a Year, staged Events one stage a Year."""
    since = war.events.get(event.id)
    if since is None:
        return False
    if event.shape == "square" or stage_of(war, event) > event.stages:
        return True
    return since > (war.year - FIRST_YEAR) * TURNS


def automatic(box: Box, war: War, event: EventKind) -> bool:
    """IC 9.22 It replaces the check, date and prerequisites."""
    return bool(event.automatic) and not exhausted(war, event) and true(box, war, event.automatic)


def may_be_checked(box: Box, war: War, event: EventKind) -> bool:
    """IC 9.12, IC 9.21"""
    if event.check == "none" or (event.check == "quarterly" and not war.quarterly) or exhausted(war, event):
        return False
    today = Date(war.year, war.turn)
    if (event.first and today < event.first) or (event.last and today > event.last):
        return False
    if event.quarters and box.quarters[war.turn] not in event.quarters:
        return False
    if not true(box, war, event.when):
        return False
    return not event.stage_when or true(box, war, event.stage_when[stage_of(war, event) - 1])


async def check_event(table: Table[War, Box], event: EventKind) -> None:
    """IC 9.22 One die; it occurs on a result not above its base number after modifiers."""
    war, box = table.game, table.box
    stage = stage_of(war, event)
    key = f"{event.id}:{stage}" if event.stages > 1 else event.id
    if not automatic(box, war, event):
        modifiers = modified(box, war, event.modifiers, stage)
        base = event.stage_base[stage - 1] if event.stage_base else event.base
        target = base + sum(modifiers.values())
        die = await table.roll(
            D10,
            "event",
            lambda: Test(rule="IC 9.22", target=modifiers, needs=base, at_most=True, against=(event.id,)),
        )
        if die > target:
            war.failed_checks[key] = war.failed_checks.get(key, 0) + 1
            table.tell("event-not-yet", rule="IC 9.22", event=event.id, target=target)
            return
    war.events[event.id] = war.events[key] = war.now
    table.tell("event-occurs", rule="IC 9.25", event=event.id, stage=stage, stages=event.stages)
    await take_effect(table, event.effects, stage)
