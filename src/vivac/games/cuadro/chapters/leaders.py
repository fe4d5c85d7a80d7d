"""14 Leaders."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import DivisionId, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, ELIMINATED, ENEMY, NOWHERE, POOL, RESERVE, Box, Field
from vivac.games.cuadro.chapters.choices import at_unit
from vivac.games.cuadro.chapters.readings import LEADERS_ADD_ONE
from vivac.games.cuadro.chapters.troops import leaders_at, place_leader, units_at
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import D6, Action, Table, Test

TAKE = Action("take", "14.7", of=("target",), lights=at_unit)
GO = Action("go")
LEAD = Action("lead", "10.6a", of=("target",), lights=at_unit)
PLACE = Action("place", "14.3", of=("target",), lights=at_unit)


def commander_of(field: Field, game: Battle, division: DivisionId) -> LeaderId:
    """The commander of a division, or whoever took his place (14.3)."""
    leader = field.divisions[division].leader
    return leader if game.where[leader] != ELIMINATED else field.successor[division]


def chief_of(field: Field, game: Battle, division: DivisionId) -> LeaderId:
    """The chief of a division; 17.7 one may answer to another until its own arrives."""
    for rule in field.scenario.until_arrival:
        if rule.division == division and game.where[rule.leader] == RESERVE:
            return rule.chief
    return field.divisions[division].chief


def counts_for(field: Field, game: Battle, leader: LeaderId, unit: UnitId) -> bool:
    """14.8, 16.10 A commander counts for units of his division, a chief for those of his divisions."""
    division = field.division[unit]
    return division in field.leads[leader] or chief_of(field, game, division) == leader


def helpers(field: Field, game: Battle, hex_: Hex, unit: UnitId) -> list[LeaderId]:
    """14.8 Leaders in a hex who count for a unit."""
    staff = leaders_at(game, hex_)
    if not staff:
        return []
    return [leader for leader in staff if counts_for(field, game, leader, unit)]


def best_morale(field: Field, game: Battle, hex_: Hex, units: Sequence[UnitId]) -> int:
    """12.2, 14.8 What the best leader of a hex adds to a test: his morale factor, 1 at least; 12.19 or 1."""
    if hex_ not in game.staff:
        return 0
    factors = [field.leaders[leader].morale for unit in units for leader in helpers(field, game, hex_, unit)]
    if not factors:
        return 0
    least: int = field.charts.morale_modifiers.cells["leader_at_least"]
    return least if game.on(LEADERS_ADD_ONE) else max(*factors, least)


# ---------------------------------------------------------------- going along


async def go_along(
    table: Table[Battle, Box], unit: UnitId, old: Hex, new: Hex, *, must: bool = False
) -> None:
    """14.4, 14.7 Leaders of a hex may go with a unit that leaves it; the last unit takes them along."""
    game, field = table.game, field_of(table)
    staff = [leader for leader in leaders_at(game, old) if field.side[leader] == field.side[unit]]
    if not staff or old == new:
        return
    left = units_at(game, old)
    alone = not left or field.side[left[0]] != field.side[unit]
    for leader in staff:
        if must and alone:
            place_leader(game, leader, new)
            continue
        if await table.pick(field.side[unit], "go-along", TAKE, (leader,), GO, leader=leader, unit=unit):
            place_leader(game, leader, new)


# ---------------------------------------------------------------- coming to grief


async def risk(table: Table[Battle, Box], staff: Sequence[LeaderId]) -> None:
    """14.3 A directing unit lost PF in shock: on a 1 falls the leader used, or one who was with it."""
    game, field = table.game, field_of(table)
    alive = [each for each in staff if game.where[each] not in BOXES]
    if not alive:
        return
    leader = await table.pick(field.side[staff[0]], "risk-leader", LEAD, alive)
    most = field.charts.limits.cells["leader_falls_on"]
    die = await table.roll(
        D6, "leader", lambda: Test("14.3", needs=most, at_most=True, by=(leader,), at=game.where[leader])
    )
    falls = die <= most
    table.tell("leader-falls" if falls else "leader-safe", rule="14.3", leader=leader)
    if falls:
        fall(table, leader)


def fall(table: Table[Battle, Box], leader: LeaderId) -> None:
    """14.3 A leader is lost; his divisions will have a successor, and the successor one after him."""
    game, field = table.game, field_of(table)
    if leader in field.successor.values():
        side = field.side[leader]
        game.fallen[side] = game.fallen.get(side, 0) + 1
        place_leader(game, leader, POOL)
    else:
        place_leader(game, leader, ELIMINATED)
    game.vacant.update(field.leads[leader])


async def replace_fallen(table: Table[Battle, Box]) -> None:
    """14.3 In the owner's next Command Phase a successor joins any unit of the division."""
    game, field = table.game, field_of(table)
    for division in field.divisions_of[game.player]:
        successor = field.successor[division]
        if division not in game.vacant:
            continue
        units = [unit for unit in field.units_of[division] if game.where[unit] not in BOXES]
        if units:
            unit = await table.pick(game.player, "successor", PLACE, units, division=division)
            game.vacant.discard(division)
            place_leader(game, successor, game.where[unit])
            table.tell("succeeded", rule="14.3", leader=successor, division=division)


def displace(table: Table[Battle, Box], hex_: Hex, side: str) -> None:
    """14.5 Leaders alone in a hex join the nearest friendly unit within their allowance, or are lost."""
    game, field = table.game, field_of(table)
    for leader in leaders_at(game, hex_):
        if field.side[leader] != side:
            continue
        near = [
            (field.grid.distance(hex_, there), there)
            for there, pile in game.stack.items()
            if there not in BOXES and field.side[pile[0]] == side
        ]
        distance, there = min(near, default=(99, NOWHERE))
        if distance <= field.rides[leader]:
            table.tell("leader-escapes", rule="14.5", leader=leader, hex=there)
            place_leader(game, leader, there)
        else:
            table.tell("leader-taken", rule="14.5", leader=leader)
            fall(table, leader)


def see_to_leaders(table: Table[Battle, Box], hex_: Hex) -> None:
    """14.5 Leaders whom an enemy has come upon, or who were left alone beside one."""
    game, field = table.game, field_of(table)
    staff = leaders_at(game, hex_)
    if not staff:
        return
    pile = units_at(game, hex_)
    for side in {field.side[leader] for leader in staff}:
        if (pile and field.side[pile[0]] != side) or (not pile and beset(field, game, hex_, side)):
            displace(table, hex_, side)


def beset(field: Field, game: Battle, hex_: Hex, side: str) -> bool:
    """Whether an enemy unit stands beside a hex."""
    return any(
        field.side[game.stack[n][0]] == ENEMY[side] for n in field.grid.neighbours[hex_] if n in game.stack
    )


__all__ = [
    "best_morale",
    "chief_of",
    "commander_of",
    "counts_for",
    "displace",
    "fall",
    "go_along",
    "helpers",
    "replace_fallen",
    "risk",
    "see_to_leaders",
]
