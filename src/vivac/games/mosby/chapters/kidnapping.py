"""6.3 Kidnap."""

from __future__ import annotations

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.activation import check_large_force, check_units
from vivac.games.mosby.chapters.cards import kidnapped, where_mosby_is
from vivac.games.mosby.chapters.prices import raises_alarm
from vivac.games.mosby.chapters.winning import alarm, score
from vivac.games.mosby.game import Leader, Raid
from vivac.table import Action, Refusal, Table


def free_leaders_here(box: Box, raid: Raid) -> list[str]:
    """6.3-1 Free leaders in Mosby's space."""
    return [
        leader
        for leader, state in raid.leaders.items()
        if state == Leader.FREE and box.leader_space[leader] == raid.mosby
    ]


def bars_kidnap(box: Box, raid: Raid, leader: str) -> Refusal | None:
    if raid.leaders.get(leader) != Leader.FREE:
        return Refusal.because("kidnap-not-free", "6.3-1", leader=leader)
    if box.leader_space[leader] != raid.mosby:
        return Refusal.because("kidnap-elsewhere", "6.3-1", leader=leader, space=box.leader_space[leader])
    return None


async def kidnap(table: Table[Raid, Box], leader: str) -> None:
    """6.3-2 The leader travels with Mosby; the alarm is raised in his space alone."""
    raid = table.game
    raid.hidden = False  # 7.2-H.4
    raid.leaders[leader] = Leader.KIDNAPPED
    table.tell("kidnapped", rule="6.3-2", leader=leader)
    alarm(table, table.box.charts.awareness_change.at("kidnap"))
    await check_units(table, raid.mosby)
    await check_large_force(table, raid.mosby)


KIDNAP: Action = Action(
    "kidnap",
    "6.3-2",
    of=("target",),
    lights=where_mosby_is,
    among=lambda box, _raid: KIDNAP.each(box.leader_space),
    bars=bars_kidnap,
    do=kidnap,
    costs=raises_alarm("kidnap"),
)


def deliver_leaders(table: Table[Raid, Box]) -> None:
    """6.3-4 Outside the lines a kidnapped leader is handed over at once."""
    raid = table.game
    for leader in kidnapped(raid):
        raid.leaders[leader] = Leader.GONE
        table.tell("leader-delivered", rule="6.3-4", leader=leader)
        score(table, table.box.deed["kidnap_delivered"])
