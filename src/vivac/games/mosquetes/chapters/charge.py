"""12.1-12.5, 12.16 Charge: declared, answered, and brought home."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.mosquetes.box.contents import NO_UNIT, SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.aiming import bars_shoot, loaded_weapons
from vivac.games.mosquetes.chapters.casualties import steady_ranks
from vivac.games.mosquetes.chapters.contact import Contact, can_reach
from vivac.games.mosquetes.chapters.hiding import show
from vivac.games.mosquetes.chapters.in_hand import ends_activation, if_free, when_free
from vivac.games.mosquetes.chapters.melee import fight, leaving_losses
from vivac.games.mosquetes.chapters.models import (
    centroid,
    enemies,
    far_apart,
    models,
    nearest_gap,
    others_on_table,
    troop,
    turn,
)
from vivac.games.mosquetes.chapters.movement import Walk, charge_allowance
from vivac.games.mosquetes.chapters.naming import call, full_name, public_name, unit_called
from vivac.games.mosquetes.chapters.orders import break_order
from vivac.games.mosquetes.chapters.pointing import at_unit
from vivac.games.mosquetes.chapters.reaction import STAND, react_to_shooting
from vivac.games.mosquetes.chapters.retreat import facing_along, flight_move
from vivac.games.mosquetes.chapters.shooting import shoot
from vivac.games.mosquetes.chapters.sight import sees
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.chapters.troops import Troop
from vivac.games.mosquetes.chapters.watch import WITH, answer_by_watch
from vivac.games.mosquetes.game import Figure, Orders, Skirmish
from vivac.ground.field import Point
from vivac.table import Action, Option, Refusal, Table


def bars_charge(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId) -> Refusal | None:
    """7.3b, 12.1, 12.14 What keeps a unit from charging another."""
    kind = troop(box, game, unit)
    if not kind.men or kind.gun:
        return Refusal.because("cannot-charge", "7.3b", unit=call(game, unit))
    if SIDE_OF[target] == SIDE_OF[unit]:
        return Refusal.because("own-unit", "12.1", target=call(game, target))
    if target in game.aboard:
        return Refusal.because("target-aboard", "15.5", target=call(game, target))
    if troop(box, game, target).wagon:
        return Refusal.because("charge-wagon", "15.3", target=call(game, target))
    if target not in game.spotted and target not in game.markers:
        return Refusal.because("not-spotted", "12.1", target=call(game, target))
    far = charge_reach(box, kind)
    if nearest_gap(box, game, unit, target) > far or not can_reach(box, terrain, game, unit, target):
        return Refusal.because("charge-out-of-reach", "12.14", target=call(game, target))
    return None


def charge_targets(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> list[UnitId]:
    kind = troop(box, game, unit)
    if not kind.men or kind.gun:
        return []
    ours, reach = models(game, unit), charge_reach(box, kind) + 8
    return [
        target
        for target in enemies(game, SIDE_OF[unit])
        if not far_apart(ours, models(game, target), reach)
        and bars_charge(box, terrain, game, unit, target) is None
    ]


def charge_reach(box: Box, kind: Troop) -> int:
    """12.5c The farthest a charge can tell, base to base: the allowance, and 1″ across a wall."""
    return charge_allowance(box, kind) + box.reach.exclusion


async def charge(table: Table[Skirmish, Box], unit: UnitId, target: UnitId) -> None:
    """12 One Charge from its declaration to the end of its melee."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    table.tell("charge", rule="12.1", unit=call(game, unit), target=call(game, target))
    unseen = unit in game.markers or unit not in game.spotted  # 12.2
    if unit in game.markers:  # 9.9
        await show(table, unit)
    point = centroid(models(game, target))
    if target in game.markers:  # 12.16
        await show(table, target)
        if not game.figures[target]:
            rush(box, terrain, game, unit, [(0, *point)])
            return
        game.spotted.add(target)
    surprised = unseen or not sees(box, terrain, game, target, unit)
    if surprised:
        table.tell("surprised", rule="12.2", target=call(game, target))
    fired = await answer_by_watch(table, unit)  # 11.5
    if stopped(game, unit) or not game.figures[target]:
        return
    if target in game.fleeing:
        await chase(table, unit, target)
        return
    if not surprised and target not in fired and not await reply_fire(table, unit, target):  # 12.3, 11.6
        return
    brought_home(box, terrain, game, unit, target)
    await fight(table, unit, target, surprised=surprised)


async def charge_at(table: Table[Skirmish, Box], name: str) -> None:
    """7.3b A Charge ends the activation."""
    await charge(table, table.game.unit, unit_called(table.game, name))
    table.game.unit = NO_UNIT


def everybody_to_charge(_box: Box, game: Skirmish) -> Sequence[Option]:
    return [CHARGE(public_name(game, unit)) for unit in others_on_table(game, game.unit)]


def charges_offered(box: Box, game: Skirmish) -> Sequence[Option]:
    targets = charge_targets(box, box.terrain(game.scenario), game, game.unit)
    return [CHARGE(public_name(game, target)) for target in targets]


def bars_charge_at(box: Box, game: Skirmish, name: str) -> Refusal | None:
    return bars_charge(box, box.terrain(game.scenario), game, game.unit, unit_called(game, name))


CHARGE = Action(
    "charge",
    "7.3b",
    of=("target",),
    lights=at_unit,
    among=everybody_to_charge,
    bars=if_free(bars_charge_at),
    fast=when_free(charges_offered),
    do=charge_at,
    danger=True,
    costs=ends_activation,
)
HOLD_FIRE = Action("hold-fire", "12.3")


def stopped(game: Skirmish, unit: UnitId) -> bool:
    """7.5, 12.3 A unit that fell back, fled or died has ended its charge."""
    return not game.figures[unit] or unit != game.unit


async def reply_fire(table: Table[Skirmish, Box], unit: UnitId, target: UnitId) -> bool:
    """12.3 The charged unit may shoot once, hastily; whether the charge goes on."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    able = [
        weapon
        for weapon in loaded_weapons(box, game, target)
        if bars_shoot(box, terrain, game, target, unit, weapon) is None
    ]
    if not able:
        return True
    ours, theirs = full_name(game, target), call(game, unit)
    counts = len(game.figures[unit]), len(game.figures[target])
    weapon = await table.pick(
        *(SIDE_OF[target], "reply-fire", WITH, able, HOLD_FIRE),
        unit=ours,
        charger=theirs,
        theirs=counts[0],
        ours=counts[1],
    )
    if weapon is None:
        return True
    volley = await shoot(table, target, unit, weapon, hasty=True)
    steady_ranks(table, unit)
    return await react_to_shooting(table, unit, volley) == STAND and bool(game.figures[unit])


def brought_home(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId) -> None:
    """12.5 Chargers into contact, then the charged who are free to meet them."""
    face(game, unit, centroid(game.figures[target]))
    break_order(game, unit)
    game.watching.discard(unit)
    now, _ = Contact(box, terrain, game, unit, target).close(game.figures[unit])
    game.figures[unit] = tuple((number, *now[number]) for number, _, _ in game.figures[unit])
    if game.order[target] in (Orders.NORMAL, Orders.OPEN):  # 12.5f
        meet(box, terrain, game, unit, target)


def meet(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId) -> None:
    """12.5f Those of the charged who are not in contact go up to 2″ into it."""
    reach = (troop(box, game, unit).radius + troop(box, game, target).radius + box.reach.contact) ** 2
    chargers = game.figures[unit]
    free = [
        figure
        for figure in game.figures[target]
        if all((figure[1] - x) ** 2 + (figure[2] - y) ** 2 > reach for _, x, y in chargers)
    ]
    if not free:
        return
    contact = Contact(box, terrain, game, target, unit, reply=True)
    base = troop(box, game, target).radius
    contact.own += [
        (x, y, base) for figure in game.figures[target] if figure not in free for _, x, y in [figure]
    ]
    now, _ = contact.close(free)
    game.figures[target] = tuple((n, *now.get(n, (x, y))) for n, x, y in game.figures[target])


def rush(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, marks: list[Figure]) -> None:
    """12.4, 12.16 Each charger goes toward the nearest place where somebody was."""
    kind = troop(box, game, unit)
    face(game, unit, centroid(marks))
    break_order(game, unit)
    walk = Walk(box, game, terrain, unit)
    now: dict[int, Point] = {number: (x, y) for number, x, y in game.figures[unit]}

    def nearest(figure: Figure) -> tuple[int, Figure]:
        return min(((u - figure[1]) ** 2 + (v - figure[2]) ** 2, (n, u, v)) for n, u, v in marks)

    for figure in sorted(game.figures[unit], key=lambda f: (nearest(f)[0], f[0])):
        number, x, y = figure
        _, u, v = nearest(figure)[1]
        walk.own = [(s, t, kind.radius) for other, (s, t) in now.items() if other != number]
        now[number] = walk.toward(x, y, u, v, charge_allowance(box, kind), 0)[:2]
    game.figures[unit] = tuple((number, *now[number]) for number, _, _ in game.figures[unit])


def face(game: Skirmish, unit: UnitId, toward: Point) -> None:
    """3.9 A charge ends facing the way it went."""
    x, y = centroid(game.figures[unit])
    if (x, y) != toward:
        turn(game, unit, facing_along(toward[0] - x, toward[1] - y))


async def chase(table: Table[Skirmish, Box], unit: UnitId, target: UnitId) -> None:
    """12.4 A fleeing unit takes flight losses and runs; the chargers follow."""
    game, box = table.game, table.box
    were = list(game.figures[target])
    await leaving_losses(table, target, game.figures[unit], "flee")
    if game.figures[target]:
        flight_move(table, target)
    rush(box, box.terrain(game.scenario), game, unit, were)
