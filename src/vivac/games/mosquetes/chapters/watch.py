"""11 Watch: shots out of turn at whoever acts in front of a watching unit."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box
from vivac.games.mosquetes.chapters.aiming import bars_arms, bars_shoot, gun_targets, loaded_weapons
from vivac.games.mosquetes.chapters.casualties import steady_ranks
from vivac.games.mosquetes.chapters.hiding import look_for, show
from vivac.games.mosquetes.chapters.models import in_order, troop
from vivac.games.mosquetes.chapters.naming import call, full_name
from vivac.games.mosquetes.chapters.pointing import at_unit
from vivac.games.mosquetes.chapters.reaction import react_to_shooting
from vivac.games.mosquetes.chapters.shooting import after_a_shot, shoot
from vivac.games.mosquetes.chapters.sight import sees
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.chapters.troops import QUARTERS
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Action, Say, Table

ANSWER = Action(
    "answer",
    "11.5",
    of=("target",),
    lights=at_unit,
    costs=lambda _box, _game, _unit: Say("cost-answer", {}, "11.5"),
)
DECLINE = Action("decline", "11.5")


def cost_of_weapon(box: Box, _game: Skirmish, weapon: str) -> Say | None:
    """10.10, 10.11 What the weapon needs before it shoots again."""
    then, reloads = after_a_shot(box, weapon), box.weapons[weapon].reloads
    return None if then == "none" else Say("cost-shot", {"then": then, "reloads": reloads}, "10.10")


WITH = Action("with", "10.11", of=("target",), costs=cost_of_weapon)


def watchers(box: Box, terrain: Terrain, game: Skirmish, trigger: UnitId) -> list[UnitId]:
    """11.5 Watching units that see a figure of the trigger in range."""
    return [
        unit
        for unit in in_order(game.watching)
        if SIDE_OF[unit] != SIDE_OF[trigger] and _answers(box, terrain, game, unit, trigger)
    ]


def _answers(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, trigger: UnitId) -> bool:
    if bars_arms(box, game, unit) is not None:
        return False
    weapons = loaded_weapons(box, game, unit)
    if trigger in game.spotted:  # 10.15: nobody answers who may not shoot
        return any(bars_shoot(box, terrain, game, unit, trigger, weapon) is None for weapon in weapons)
    if troop(box, game, unit).gun:  # 3.8
        return any(gun_targets(box, terrain, game, unit, trigger, weapon) for weapon in weapons)
    reach = max(box.weapons[weapon].range for weapon in weapons) * QUARTERS
    return sees(box, terrain, game, unit, trigger, reach)


async def answer_by_watch(table: Table[Skirmish, Box], trigger: UnitId) -> list[UnitId]:
    """11.5, 21.9 The watching side may answer with one unit after another; those that shot are returned."""
    game, box = table.game, table.box
    fired: list[UnitId] = []
    if not game.watching:
        return fired
    terrain, side = box.terrain(game.scenario), OTHER[SIDE_OF[trigger]]
    while game.figures[trigger] and (ready := watchers(box, terrain, game, trigger)):
        unit = await table.pick(side, "watch", ANSWER, ready, DECLINE, trigger=call(game, trigger))
        if unit is None:
            break
        if await watch_shot(table, unit, trigger):
            fired.append(unit)
    return fired


async def watch_shot(table: Table[Skirmish, Box], unit: UnitId, trigger: UnitId) -> bool:
    """11.5 The marker goes; a spotting test if one is needed; then a Shoot that is not hasty."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    game.watching.discard(unit)
    if trigger not in game.spotted and not await look_for(table, unit, trigger):
        return False
    if not game.figures[trigger]:  # a dummy
        return False
    if unit in game.markers:  # 9.9
        await show(table, unit)
    weapon = await choose_weapon(table, terrain, unit, trigger, "watch-weapon")
    if not weapon:
        return False
    volley = await shoot(table, unit, trigger, weapon, hasty=False)
    steady_ranks(table, trigger)
    await react_to_shooting(table, trigger, volley)
    return True


async def choose_weapon(
    table: Table[Skirmish, Box], terrain: Terrain, unit: UnitId, target: UnitId, prompt: str
) -> str:
    """10.11 One of the weapons that can be used at a target; nothing if none can."""
    game, box = table.game, table.box
    able = [
        weapon
        for weapon in loaded_weapons(box, game, unit)
        if bars_shoot(box, terrain, game, unit, target, weapon) is None
    ]
    if not able:
        return ""
    asked = table.pick(
        SIDE_OF[unit], prompt, WITH, able, unit=full_name(game, unit), target=call(game, target)
    )
    return await asked or ""
