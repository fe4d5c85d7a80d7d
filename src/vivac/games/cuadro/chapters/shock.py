"""10 Shock."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import NO_LEADER, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import Box
from vivac.games.cuadro.chapters.aftermath import Clash, apply_result
from vivac.games.cuadro.chapters.charges import charge_ends, faces
from vivac.games.cuadro.chapters.choices import at_unit
from vivac.games.cuadro.chapters.flight import flee, in_order_of_flight
from vivac.games.cuadro.chapters.leaders import LEAD, go_along, helpers, see_to_leaders
from vivac.games.cuadro.chapters.losses import lose
from vivac.games.cuadro.chapters.morale import tire
from vivac.games.cuadro.chapters.objectives import take
from vivac.games.cuadro.chapters.odds import (
    attackers,
    column_against,
    defenders,
    shock_modifiers,
    still_attacking,
    weighed,
)
from vivac.games.cuadro.chapters.pursuit import (
    advance,
    bars_advance,
    in_control,
    must_attack,
    offer_advance,
    overrun,
)
from vivac.games.cuadro.chapters.reaction import close, offer_square, slip_away, stand_fire
from vivac.games.cuadro.chapters.readings import BESIDE_IS_CLOSE
from vivac.games.cuadro.chapters.terrain import CAVALRY, INFANTRY
from vivac.games.cuadro.chapters.troops import good_order, holder, in_square, place, presence, units_at
from vivac.games.cuadro.game import Battle, field_of, other
from vivac.ground.hexes import Hex
from vivac.table import D6, Action, Table, Test, at_place

ASSAIL = Action("assail", "10.17", of=("target",), lights=at_place)
LAST = Action("last", "10.17a", of=("target",), lights=at_place)
DIRECT = Action("direct", "10.24", of=("target",), lights=at_unit)
NOBODY = Action("nobody", "14.2")


async def shock_phase(table: Table[Battle, Box]) -> None:
    """3.2e, 10.1 Marked cavalry first, then marked infantry, in any order of target hexes."""
    game, field = table.game, field_of(table)
    for arm in (CAVALRY, INFANTRY):
        while True:
            await table.bookmark()
            targets = sorted({hex_ for unit, hex_ in game.assault.items() if field.arm[unit] == arm})
            if not targets:
                break
            target = await table.pick(game.player, "assail", ASSAIL, targets)
            game.rolls.clear()
            await assault(table, target, arm)
            for unit in attackers(field, game, target, arm):
                del game.assault[unit]  # 10.17i
    game.fired.clear()


async def assault(table: Table[Battle, Box], target: Hex, arm: str) -> None:
    """10.17 The steps of one assault, from the charge on."""
    game, field = table.game, field_of(table)
    if holder(field, game, target) != other(game):
        return  # 16.9
    table.tell("assault", rule="10.17", hex=target, arm=arm)
    moved: dict[UnitId, int] = {}
    if arm == CAVALRY:
        await ride_to(table, target, moved)  # 10.17a
    units = attackers(field, game, target, arm)
    if not units:
        return
    if column_against(field, game, units, target) is None:  # 10.17b
        table.tell("odds-too-low", rule="10.4", hex=target)
        return
    await fight(table, units, target, arm, moved, forced=0)


async def ride_to(table: Table[Battle, Box], target: Hex, moved: dict[UnitId, int]) -> None:
    """10.17a Charges move; one that has become impossible loses its marker."""
    game, field = table.game, field_of(table)
    for unit in attackers(field, game, target, CAVALRY):
        hex_ = game.where[unit]
        adjacent = target in field.ground.assaults[CAVALRY].get(hex_, ())
        if adjacent and faces(field, hex_, game.face[unit], target):
            moved[unit] = 0
            continue
        held, zones = presence(field, game, other(game))
        ends = charge_ends(field, game, unit, target, held, zones)
        if not ends:
            del game.assault[unit]
            table.tell("charge-impossible", rule="10.17a", unit=unit)
            continue
        spur = ends[await table.pick(game.player, "charge-to", LAST, ends, unit=unit, hex=target)]
        place(game, unit, spur.hex)
        game.face[unit] = spur.facing
        moved[unit] = spur.moved
        game.attacked.add(unit)
        tire(table, unit)  # 10.16
        table.tell("charges", rule="10.9", unit=unit, hex=spur.hex, moved=spur.moved)
        await go_along(table, unit, hex_, spur.hex)
        see_to_leaders(table, spur.hex)
        take(table, spur.hex)  # 15.5


# ---------------------------------------------------------------- one fight


async def fight(
    table: Table[Battle, Box],
    units: Sequence[UnitId],
    target: Hex,
    arm: str,
    moved: dict[UnitId, int],
    forced: int,
    charged: frozenset[UnitId] = frozenset(),
) -> None:
    """10.17c-10.17j From the first moment to the advance. `forced`: attacks caused by failed control."""
    game = table.game
    charged |= {unit for unit in units if moved.get(unit, 0) > 0}
    if not defenders(game, target):
        await scatter(table, target)  # 10.17c
        await follow_up(table, units, units[0], target, arm, charged, forced)
        return
    if arm == INFANTRY:
        await slip_away(table, units, target)  # 10.17d
        if not units_at(game, target):
            await offer_advance(table, units, target)
            return
    else:
        await receive(table, units, target, moved, forced)  # 10.17e
        units = still_attacking(game, units, target)
        if not units:
            return
        if not defenders(game, target):
            await scatter(table, target)
            await follow_up(table, units, units[0], target, arm, charged, forced)
            return
    director, result = await clash(table, units, target, any(moved.get(u, 0) > 0 for u in units))
    if result.startswith("D") and not units_at(game, target):
        units = [unit for unit in units if game.pf[unit]]
        await follow_up(table, units, director, target, arm, charged, forced)


async def receive(
    table: Table[Battle, Box], units: Sequence[UnitId], target: Hex, moved: dict[UnitId, int], forced: int
) -> None:
    """10.17e Square, stand fire, closing."""
    game = table.game
    gained = dict.fromkeys(units, 1)  # 16.17 of a charge or a forced attack
    for unit in units:
        game.attacked.add(unit)
        if not moved.get(unit, 0) and not forced:
            gained[unit] = tire(table, unit)  # 10.16
    least = 0 if game.on(BESIDE_IS_CLOSE) else 1  # 10.26
    near = forced > 0 or any(least <= moved.get(unit, 0) <= 1 for unit in units)
    await offer_square(table, target, near)
    await stand_fire(table, units, target)
    if units_at(game, target):
        await close(table, units, target, gained)


async def scatter(table: Table[Battle, Box], target: Hex) -> None:
    """10.8 Defenders who are all routed lose 1 PF each and flee."""
    game, field = table.game, field_of(table)
    for unit in in_order_of_flight(field, game, list(units_at(game, target))):
        table.tell("ridden-down", rule="10.8", unit=unit)
        lose(table, unit, 1)
        if game.pf[unit]:
            await flee(table, unit)


async def clash(
    table: Table[Battle, Box], units: Sequence[UnitId], target: Hex, charged: bool
) -> tuple[UnitId, str]:
    """10.17f-10.17h Directors, leaders, one die, its result."""
    game, field = table.game, field_of(table)
    mine, theirs = game.player, other(game)
    director = await choose_director(table, mine, units, target)
    holding = defenders(game, target)
    steady = [unit for unit in holding if good_order(game, unit)]
    defender = await choose_director(table, theirs, steady or holding, target)  # 10.24
    hexes = sorted({game.where[unit] for unit in units})
    leader = await choose_leader(table, mine, director, hexes, target)
    defending_leader = await choose_leader(table, theirs, defender, [target], target)
    column = column_against(field, game, units, target)
    if column is None:
        table.tell("odds-too-low", rule="10.4", hex=target)
        return director, "SE"
    added = shock_modifiers(field, game, units, target, (director, defender), (leader, defending_leader))
    test = Test("10.6", "shock", (column,), added, by=tuple(units), against=tuple(holding), at=target)
    die = await table.roll(D6, "shock", lambda: weighed(field, game, test, units, target))
    total = test.total(die)
    result = field.charts.shock.at(total, column)
    if in_square(game, target):
        result = field.charts.shock_square.cells.get(result, result)  # 10.7f
    game.rolls.append(("shock", column, total, result))
    table.tell("shock", rule="10.7", hex=target, odds=column, total=total, result=result)
    what = Clash(tuple(units), target, director, defender, leader, defending_leader, charged)
    await apply_result(table, what, result)
    return director, result


async def choose_director(
    table: Table[Battle, Box], side: str, units: Sequence[UnitId], target: Hex
) -> UnitId:
    """10.24 Each player names the unit that directs."""
    part = "attack" if side == table.game.player else "defence"
    return await table.pick(side, "direct", DIRECT, units, hex=target, part=part)


async def choose_leader(
    table: Table[Battle, Box], side: str, director: UnitId, hexes: Sequence[Hex], target: Hex
) -> LeaderId:
    """10.6a, 14.2 The leader he uses, or none."""
    game, field = table.game, field_of(table)
    staff = [leader for hex_ in hexes for leader in helpers(field, game, hex_, director)]
    if not staff:
        return NO_LEADER
    return await table.pick(side, "lead", LEAD, staff, NOBODY, unit=director, hex=target) or NO_LEADER


# ---------------------------------------------------------------- afterwards


async def follow_up(
    table: Table[Battle, Box],
    units: Sequence[UnitId],
    director: UnitId,
    target: Hex,
    arm: str,
    charged: frozenset[UnitId],
    forced: int,
) -> None:
    """10.17j Control rolls for cavalry, then the advance."""
    game = table.game
    if units_at(game, target):
        return
    for unit in units:
        game.assault.pop(unit, None)
    if arm == INFANTRY:
        await offer_advance(table, units, target)
        return
    stacks: dict[Hex, list[UnitId]] = {}
    for unit in sorted(units, key=lambda unit: unit != director):  # 10.18 the director's goes first
        if unit not in game.routed:
            stacks.setdefault(game.where[unit], []).append(unit)
    for stack in stacks.values():
        if await in_control(table, stack, director, not charged.isdisjoint(stack), forced):
            await offer_advance(table, stack, target)
        else:
            await run_on(table, stack, target, charged, forced)


async def run_on(
    table: Table[Battle, Box], stack: Sequence[UnitId], target: Hex, charged: frozenset[UnitId], forced: int
) -> None:
    """10.15 Out of control: into the vacated hex, and at whoever stands before it."""
    game, field = table.game, field_of(table)
    inside = []
    for unit in stack:
        if not bars_advance(field, game, unit, target):  # 16.16
            await advance(table, unit, target)
            inside.append(unit)
    if not inside:
        return
    top = field.charts.limits.cells["highest_fatigue"]
    eager = [unit for unit in inside if game.fatigue.get(unit, 0) < top]  # 10.19
    prey = must_attack(field, game, eager)
    if not prey:
        await overrun(table, eager)
        return
    victim = await table.pick(game.player, "forced-attack", ASSAIL, prey, units=" ".join(eager))
    for unit in eager:
        game.assault[unit] = victim
        tire(table, unit)  # 10.16
    table.tell("forced-attack", rule="10.15", units=" ".join(eager), hex=victim)
    if column_against(field, game, eager, victim) is None:
        table.tell("odds-too-low", rule="10.4", hex=victim)
    else:
        # alone: others who are marked against the same hex ride later
        stack = [unit for unit in attackers(field, game, victim, CAVALRY) if unit in eager]
        await fight(table, stack, victim, CAVALRY, {}, forced + 1, charged)
    for unit in eager:
        game.assault.pop(unit, None)
