"""6.1 Field battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, Place
from vivac.games.guerra.box.unpacking import LEGION, PATRIOT, REBELS, Box
from vivac.games.guerra.chapters.aftermath import repression, take_stock
from vivac.games.guerra.chapters.choices import STAND, STAY, TARGET, at_force, nothing, own_area, own_side
from vivac.games.guerra.chapters.control import besieged, is_open_to
from vivac.games.guerra.chapters.forces import (
    ENEMIES,
    best,
    fighting,
    forces,
    go,
    lift,
    members,
    steps,
    units_in_area,
)
from vivac.games.guerra.chapters.intelligence import hide_again, show
from vivac.games.guerra.chapters.leaders import boves_fights
from vivac.games.guerra.chapters.losses import bereaved, player_for, retreat, share, take_losses
from vivac.games.guerra.chapters.movement import BLOCKADING, is_blockading
from vivac.games.guerra.chapters.paying import friction, halt, ops_for, pay
from vivac.games.guerra.chapters.tactics import (
    applied,
    by_arm,
    column,
    halve,
    harassed,
    initiative,
    strength,
    tactic,
    total,
)
from vivac.games.guerra.game import NOWHERE, War
from vivac.table import D6, Action, Menu, Option, Refusal, Table, Test, at_place


class Beaten(NamedTuple):
    """Who had to go, and who won."""

    retreated: str
    winner: str


# ---------------------------------------------------------------- choosing whom to attack


def targets(box: Box, war: War) -> list[tuple[str, int]]:
    """6.1-1, 6.1-15 Enemy forces that can be attacked: side and label. Guerrillas and lone leaders cannot."""
    unit = war.active[0]
    here, side = war.where[unit], box.side[unit]
    area = box.ground.get(here)
    if area is None or (here != area and not besieged(war, here)):
        return []
    found = []
    for enemy in sorted(ENEMIES[side]):
        for label, units in forces(box, war, enemy, area).items():
            if here != area and not any(war.siege.get(other) == here for other in units):
                continue  # 6.4-2 a sally, at the besiegers
            if fighting(box, war, units):
                found.append((enemy, label))
    return found


def attacks(box: Box, war: War) -> list[Option]:
    if war.ops < box.op["battle"] or not fighting(box, war, war.active):
        return []
    return [ATTACK(*target) for target in targets(box, war)]


def enemies_here(box: Box, war: War) -> list[tuple[str, int]]:
    """Every enemy force in the field of the area, whether or not it can be attacked."""
    area = own_area(box, war)
    return [
        (enemy, label)
        for enemy in sorted(ENEMIES[own_side(box, war)])
        for label in forces(box, war, enemy, area)
    ]


def bars_attack(box: Box, war: War, side: str, label: int) -> Refusal | None:
    """6.1-1, 6.2-1 What keeps the active force from attacking another."""
    if is_blockading(war):
        return BLOCKADING
    if not fighting(box, war, war.active):
        return Refusal.because("cannot-fight", "10.1-4")
    if (side, label) not in targets(box, war):
        if war.where[war.active[0]] in box.city:
            return Refusal.because("attack-from-city", "6.2-1")
        return Refusal.because("nobody-to-attack", "6.1-1")
    if war.ops < box.op["battle"]:
        return Refusal.because("not-enough-ops", "3.3-7", needed=box.op["battle"], left=war.ops)
    return None


async def attack(table: Table[War, Box], enemy: str, label: int) -> None:
    """6.1 The active force attacks one enemy force in the field."""
    war, box = table.game, table.box
    attackers = war.active
    side = box.side[attackers[0]]
    area = box.ground[war.where[attackers[0]]]
    defenders = members(box, war, enemy, area, label)
    pay(war, box.op["battle"])
    lift(box, war, attackers)  # 6.2-5 who attacks stops besieging
    show(table, (*attackers, *defenders))
    table.tell("attack", rule="6.1-1", side=side, enemy=enemy, area=area)
    if await evades(table, side, enemy, attackers, defenders):  # 6.1-2
        lift(box, war, defenders)  # 6.1-3
        hide_again(war)
        return
    beaten = await battle(table, list(attackers), defenders, area, friction=friction(box, war))
    if beaten.retreated == side:  # 6.1-10 its activation ends
        halt(war)
    hide_again(war)


async def evades(
    table: Table[War, Box], side: str, enemy: str, attackers: Sequence[UnitId], defenders: Sequence[UnitId]
) -> bool:
    """6.1-2 The attacked force may try; rebels never do (9.5-4)."""
    war, box = table.game, table.box
    if enemy == REBELS:
        return False
    area = war.where[defenders[0]]
    if (
        await table.choose(player_for(enemy, side), EVASION, enemy=side, area=area, units=" ".join(attackers))
        == STAND()
    ):
        return False
    chart = box.charts.evasion
    ours = sum(unit in box.cavalry for unit in attackers)
    theirs = sum(unit in box.cavalry for unit in defenders)
    terms = {
        "cavalry": chart.at("defender_cavalry") * (theirs > ours)
        + chart.at("attacker_cavalry") * (ours > theirs),
        "attacker-leader": best(box, attackers, "operations"),
        "defender-leader": -best(box, defenders, "operations"),
    }
    test = Test(
        "6.1-2",
        die=terms,
        needs=chart.at("success_up_to"),
        at_most=True,
        by=tuple(defenders),
        against=tuple(attackers),
    )
    success = bool(test.passes(await table.roll(D6, "evasion", lambda: test)))
    table.tell("evaded" if success else "not-evaded", rule="6.1-2", side=enemy)
    return success


# ---------------------------------------------------------------- the battle


async def battle(
    table: Table[War, Box],
    attackers: list[UnitId],
    defenders: list[UnitId],
    area: AreaId,
    *,
    friction: int = 0,
    announced: Place = NOWHERE,
) -> Beaten:
    """6.1-4 to 6.1-13 One battle, from the initiative to the advance."""
    war, box = table.game, table.box
    side, enemy = box.side[attackers[0]], box.side[defenders[0]]
    patriots = units_in_area(box, war, PATRIOT, area)
    leading = await initiative(table, attackers, defenders)  # 6.1-4
    chosen = await tactic(table, side, leading=leading)  # 6.1-5
    answer = await tactic(table, enemy, leading=not leading)
    ours, theirs = strength(box, war, attackers), strength(box, war, defenders)
    my_own, on_them, my_shift = applied(ours, theirs, chosen)
    their_own, on_me, their_shift = applied(theirs, ours, answer)
    attack, defence = total(ours, my_own, on_me), total(theirs, their_own, on_them)  # 6.1-6
    if harassed(box, war, side, area):
        attack = halve(attack)
    if harassed(box, war, enemy, area):
        defence = halve(defence)
    odds = column(box.charts.battle_odds.cells, attack, defence, my_shift - their_shift)  # 6.1-7
    test = Test(  # 6.1-8
        "6.1-8",
        "battle_results",
        (odds,),
        die={"friction": friction},
        by=tuple(attackers),
        against=tuple(defenders),
        at=area,
    )
    die = await table.roll(
        D6,
        "battle",
        lambda: replace(
            test,
            strength=by_arm(ours, my_own, on_me),
            resistance=by_arm(theirs, their_own, on_them),
            sums=(attack, defence),
        ),
    )
    result = box.charts.battle_results.at(test.total(die), odds)
    table.tell(
        "battle-result", rule="6.1-8", result=result, odds=odds, attack=attack, defence=defence, area=area
    )
    effect = box.charts.battle_effects.at(result)  # 6.1-9
    own, others = steps(box, war, attackers), steps(box, war, defenders)
    lost, killed = share(effect.attacker, own, others), share(effect.defender, others, own)
    await take_losses(table, player_for(side, enemy), attackers, lost, "6.1-9")
    await take_losses(table, player_for(enemy, side), defenders, killed, "6.1-9")
    if effect.retreats == "attacker":  # 6.1-10
        await retreat(table, side, attackers, area, defending=False)
    elif effect.retreats == "defender":
        await retreat(table, enemy, defenders, area, defending=True, avoid=announced)  # 3.4-10
    await bereaved(table, attackers)  # 6.1-11
    await bereaved(table, defenders)
    await boves_fights(table, attackers)
    await boves_fights(table, defenders)
    await repression(table, area, patriots, by=(side, enemy))  # 6.1-12
    winner = {"attacker": side, "defender": enemy}.get(effect.winner, "")
    await advance(table, winner, attackers if winner == side else defenders, area)  # 6.1-13
    await take_stock(table, area)
    return Beaten({"attacker": side, "defender": enemy}.get(effect.retreats, ""), winner)


async def advance(table: Table[War, Box], winner: str, force: Sequence[UnitId], area: AreaId) -> None:
    """6.1-13 After a victory the winner may at once enter cities the enemy does not occupy."""
    war, box = table.game, table.box
    here = [unit for unit in force if war.where[unit] == area]
    if winner in ("", REBELS, LEGION) or not fighting(box, war, here):
        return
    cities = [city for city in box.cities[area] if is_open_to(box, war, winner, city)]
    if not cities:
        return
    city = await table.pick(player_for(winner, winner), "advance", ADVANCE, cities, STAY, area=area)
    if city is not None:
        for unit in here:
            go(box, war, unit, city)
        table.tell("advanced", rule="6.1-13", side=winner, city=city)


ATTACK: Action = Action(
    "attack",
    "6.1-1",
    of=TARGET,
    lights=lambda box, war, viewer, side, label: at_force(box, war, viewer, side, own_area(box, war), label),
    among=lambda box, war: [ATTACK(*force) for force in enemies_here(box, war)],
    bars=bars_attack,
    do=attack,
    costs=ops_for("battle", leaves=True, strains=True),
)
EVADE = Action("evade", "6.1-2", do=nothing)
EVASION = Menu("evade", STAND, EVADE)
ADVANCE = Action("enter", "6.1-13", of=TARGET, lights=at_place)
