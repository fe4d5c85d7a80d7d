"""6.4 Demolish."""

from __future__ import annotations

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.activation import check_around
from vivac.games.mosby.chapters.cards import where_mosby_is
from vivac.games.mosby.chapters.forces import train_is_here
from vivac.games.mosby.chapters.prices import raises_alarm
from vivac.games.mosby.chapters.spoils import search_depot
from vivac.games.mosby.chapters.wagon_train import escort_checks, wreck_train
from vivac.games.mosby.chapters.winning import alarm, score
from vivac.games.mosby.game import DEMOLITION_FAILURE, DEPOT_CONTENTS, MOSBY, Raid
from vivac.table import D6, Action, Refusal, Table, Test

TARGETS = ("depot", "bridge", "rail", "train")


def targets(box: Box, raid: Raid) -> list[str]:
    """6.4-1 What Mosby may demolish where he is."""
    space = raid.mosby
    found = []
    if space in raid.depots:
        found.append("depot")
    if space in raid.lines:
        if space in box.bridges and space not in raid.bridges_down:
            found.append("bridge")
        if space in box.rails and space not in raid.rails_down:
            found.append("rail")
    if train_is_here(raid, space) and not raid.active.intersection(raid.stack.get(space, ())):  # 7.8-10
        found.append("train")
    return found


def bars_demolish(box: Box, raid: Raid, target: str) -> Refusal | None:
    space = raid.mosby
    if target in targets(box, raid):
        return None
    if target == "train":
        if train_is_here(raid, space):
            return Refusal.because("demolish-train-guarded", "7.8-10")
        return Refusal.because("demolish-no-train", "7.8-10", space=space)
    built = {"bridge": box.bridges, "rail": box.rails}.get(target, frozenset())
    if space in built and space not in raid.lines:
        return Refusal.because("demolish-own", "6.4-1", space=space)
    wrecked = {"bridge": raid.bridges_down, "rail": raid.rails_down, "depot": raid.depots_burnt}
    if space in wrecked.get(target, ()):
        return Refusal.because("demolish-already", "6.4-5", space=space)
    return Refusal.because("demolish-nothing", "6.4-1", space=space)


async def demolish(table: Table[Raid, Box], target: str) -> None:
    """6.4-4 Destroy, score, alarm, check; under 8.6 it may fail, but the alarm is raised all the same."""
    raid, box = table.game, table.box
    raid.hidden = False  # 7.2-H.4
    space = raid.mosby
    succeeds = not raid.on(DEMOLITION_FAILURE) or await charge_goes_off(table, target)
    if succeeds:
        await destroy(table, target)
    at_train = target == "train"
    alarm(table, box.charts.awareness_change.at("wagon_train" if at_train else "demolition"))
    if at_train:
        await escort_checks(table)
    await check_around(table, space)
    if at_train and succeeds:
        await wreck_train(table)
    if target == "depot" and succeeds and raid.on(DEPOT_CONTENTS):
        await search_depot(table)


async def charge_goes_off(table: Table[Raid, Box], target: str) -> bool:
    """8.6-1"""
    raid = table.game
    die = await table.roll(
        D6,
        "demolition",
        lambda: Test("8.6-1", "demolition_failure", (target,), by=(MOSBY,), at=raid.mosby),
    )
    succeeds: bool = table.box.charts.demolition_failure.at(target, die) == "succeeds"
    if not succeeds:
        table.tell("demolition-failed", rule="8.6-1", target=target, die=die)
    return succeeds


async def destroy(table: Table[Raid, Box], target: str) -> None:
    """6.4-4 (1), (2) Mark the target and score it."""
    raid, box = table.game, table.box
    space = raid.mosby
    table.tell("demolished", rule="6.4-4", target=target, space=space)
    match target:
        case "depot":
            raid.depots_burnt.add(space)
            score(table, raid.depots.pop(space))
            table.reveal()
        case "bridge":
            raid.bridges_down.add(space)
            score(table, box.deed["bridge"])
        case "rail":
            raid.rails_down.add(space)
            score(table, box.deed["rail"])
        case "train":
            score(table, box.deed["wagon_train"])


DEMOLISH: Action = Action(
    "demolish",
    "6.4-4",
    of=("target",),
    lights=where_mosby_is,
    among=lambda *_: DEMOLISH.each(TARGETS),
    bars=bars_demolish,
    do=demolish,
    costs=raises_alarm("demolition"),
)
