"""7 Actions: what a unit may do, and the doing of it."""

from __future__ import annotations

from vivac.games.mosquetes.box.unpacking import Box, UnitId, option
from vivac.games.mosquetes.chapters.aiming import bars_arms, bars_shoot, bars_volley, shoot_targets
from vivac.games.mosquetes.chapters.answers import (
    ARRANGE,
    DONE,
    HIDE,
    MOVE,
    PASS,
    RELOAD,
    TO,
    VANISH,
    VIA,
    WATCH,
)
from vivac.games.mosquetes.chapters.casualties import steady_ranks
from vivac.games.mosquetes.chapters.charge import charge, charge_targets
from vivac.games.mosquetes.chapters.hiding import bars_hide, bars_vanish, become_marker, show
from vivac.games.mosquetes.chapters.models import troop
from vivac.games.mosquetes.chapters.naming import call, full_name, public_name, unit_called
from vivac.games.mosquetes.chapters.objectives import bars_leave, exits, interact, interactions, leave_table
from vivac.games.mosquetes.chapters.orders import may_take
from vivac.games.mosquetes.chapters.placing import Placing, region
from vivac.games.mosquetes.chapters.reaction import react_to_shooting
from vivac.games.mosquetes.chapters.shooting import shoot
from vivac.games.mosquetes.chapters.spotting import lose_sight
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.chapters.wagons import bars_land, bars_wagon, board, boats_at_hand, carry, land
from vivac.games.mosquetes.chapters.watch import answer_by_watch
from vivac.games.mosquetes.game import Errand, Facing, Orders, Skirmish
from vivac.ground.field import Point
from vivac.table import Option, Refusal, Table

ORDERS = {
    order: option("order", order) for order in (Orders.NORMAL, Orders.OPEN, Orders.FORMATION, Orders.COLUMN)
}
LINE = option("order", "line")  # a formation in one rank


# ---------------------------------------------------------------- what is on offer


def action_menu(box: Box, terrain: Terrain, game: Skirmish) -> tuple[Option, ...]:
    """21.8 Every legal action of the unit in hand."""
    unit = game.unit
    kind = troop(box, game, unit)
    if game.errand == Errand.LURK:  # 6.3
        return (WATCH if bars_watch(box, game, unit) is None else PASS,)
    if unit in game.aboard:
        return (option("land"), PASS) if bars_land(box, terrain, game, unit) is None else (PASS,)
    menu: list[Option] = []
    if bars_move(box, game, unit) is None:
        menu.append(MOVE)
        menu += [option("board", boat) for boat in boats_at_hand(box, game, unit)]
        menu += [
            option("leave", goal.id)
            for goal in exits(box, game, unit)
            if bars_leave(box, terrain, game, unit, goal) is None
        ]
    if kind.men:
        menu += [
            option("charge", public_name(game, target)) for target in charge_targets(box, terrain, game, unit)
        ]
        for target, weapon in shoot_targets(box, terrain, game, unit):
            menu.append(option("shoot", public_name(game, target), weapon))
            if bars_volley(box, game, unit, weapon) is None:
                menu.append(option("volley", public_name(game, target), weapon))
        if bars_reload(game, unit) is None:
            menu.append(RELOAD)
        if bars_watch(box, game, unit) is None:
            menu.append(WATCH)
        menu += [option("interact", goal.id) for goal in interactions(box, terrain, game, unit)]
    if (kind.men or unit in game.markers) and bars_hide(box, terrain, game, unit) is None:
        menu.append(HIDE)
        if bars_vanish(box, terrain, game, unit) is None:
            menu.append(VANISH)
    return (*menu, PASS)


def bars_move(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """7.3a, 15.3 Everybody may move but a wagon without escort."""
    if troop(box, game, unit).wagon:
        return bars_wagon(box, game, unit)
    return None


def bars_reload(game: Skirmish, unit: UnitId) -> Refusal | None:
    """7.3d Only what is unloaded, and no marker (9.9)."""
    if unit in game.markers:
        return Refusal.because("marker-may-not", "9.9")
    if not game.unloaded.get(unit):
        return Refusal.because("already-loaded", "7.3d", unit=call(game, unit))
    return None


def bars_watch(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """7.3e, 6.8 Loaded, not in column, not fleeing."""
    if unit in game.fleeing:
        return Refusal.because("fleeing", "6.8", unit=call(game, unit))
    if unit in game.aboard:
        return Refusal.because("aboard", "15.5", unit=call(game, unit))
    if not troop(box, game, unit).men:
        return Refusal.because("no-weapon", "7.7", unit=call(game, unit))
    return bars_arms(box, game, unit)


# ---------------------------------------------------------------- doing it


async def act(table: Table[Skirmish], chosen: Option) -> None:
    """7.3 One action of the unit in hand, and whatever it triggers."""
    game, box, unit = table.game, table.box, table.game.unit
    terrain = box.terrain(game.scenario)
    stood, fled, under = game.figures.copy(), len(game.fleeing), len(game.markers)
    match chosen.verb:
        case "move":
            await move(table, unit, game.move_order, game.move_ranks, game.move_facing or 0)
        case "leave":
            leave_table(table, unit, next(g for g in box.objectives(game.scenario) if g.id == chosen[1]))
            game.moved = True
        case "board":
            board(game, unit, str(chosen[1]))
            game.moved = True
        case "land":
            land(box, terrain, game, unit)
            game.moved = True
        case "charge":
            await charge(table, unit, unit_called(game, str(chosen[1])))
            end_activation(game)  # 7.3b
        case "shoot" | "volley":
            await shoot_at(table, unit, chosen)
        case "reload":
            reload(table, unit)
        case "watch":
            watch(table, unit)
            end_activation(game)  # 7.3e
        case "hide" | "vanish":
            hide(table, unit, as_marker=chosen == VANISH)
        case "interact":
            interact(table, unit, next(g for g in box.objectives(game.scenario) if g.id == chosen[1]))
        case _:
            table.tell("passed", rule="7.3i", unit=call(game, unit))
    if chosen.verb not in ("charge", "watch", "pass") and game.figures[unit] and unit not in game.aboard:
        await answer_by_watch(table, unit)  # 11.5
    if stood != game.figures or fled != len(game.fleeing) or under != len(game.markers):
        for hidden in lose_sight(box, terrain, game):
            table.tell("out-of-sight", rule="9.8", unit=call(game, hidden))


def begin(game: Skirmish, unit: UnitId) -> None:
    """7.1 An activation starts: smoke and watch are removed, and nobody has moved yet."""
    game.unit, game.moved = unit, False
    game.smoke.discard(unit)
    game.watching.discard(unit)


def end_activation(game: Skirmish) -> None:
    game.unit = ""


async def move(table: Table[Skirmish], unit: UnitId, order: str, ranks: int, facing: Facing) -> None:
    """8.5 To a point, in this order and facing; perhaps by way of another; perhaps arranged one by one."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    reach = region(box, terrain, game, unit, order)
    regions = {TO: reach, VIA: reach}
    if len(game.figures[unit]) > 1 and unit not in game.markers and unit not in game.guns:
        regions[ARRANGE] = reach
    answer = await table.ask(unit[0], "move-to", list(regions), regions=regions, unit=full_name(game, unit))
    via: Point | None = None
    if answer.verb == "via":
        via = _point(answer)
        del regions[VIA]
        answer = await table.ask(
            unit[0], "move-to", list(regions), regions=regions, unit=full_name(game, unit)
        )
    placing = Placing(box, terrain, game, unit, order, facing, ranks)
    placing.go(_point(answer), via)
    if answer.verb == "arrange":
        await arrange(table, placing, unit)
    placing.settle()
    game.moved = True
    game.watching.discard(unit)
    if troop(box, game, unit).model == "boat":
        carry(game, unit)
    table.tell("moved", rule="8.5", unit=call(game, unit), order=game.order[unit], facing=facing)


def _point(answer: Option) -> Point:
    x, y = answer[-2:]
    return int(x), int(y)


def orders_of(box: Box, game: Skirmish, unit: UnitId) -> list[Option]:
    """8.5 The orders a unit may be told to take; a formation in two ranks or in one."""
    kind, marker, count = troop(box, game, unit), unit in game.markers, len(game.figures[unit])
    found = [option for order, option in ORDERS.items() if may_take(box, kind, count, order, marker=marker)]
    if count == 1:
        return [ORDERS[Orders.NORMAL]]
    if ORDERS[Orders.FORMATION] in found:
        found.append(LINE)
    return found


async def choose_order(table: Table[Skirmish], unit: UnitId) -> None:
    """8.5 The order, and the ranks of a formation."""
    game = table.game
    options = orders_of(table.box, game, unit)
    chosen = await table.ask(unit[0], "move-order", options, unit=full_name(game, unit))
    game.move_order = Orders.FORMATION if chosen == LINE else str(chosen[1])
    game.move_ranks = 1 if chosen == LINE else 2 if game.move_order == Orders.FORMATION else 0


async def arrange(table: Table[Skirmish], placing: Placing, unit: UnitId) -> None:
    """8.17 One figure at a time, each once, until the player stops."""
    game, box = table.game, table.box
    reach = region(box, placing.terrain, game, unit, placing.order)
    left = {number: nth for nth, (number, _, _) in enumerate(placing.began)}
    while left:
        regions = {option("figure", number): reach for number in left}
        answer = await table.ask(
            unit[0], "arrange", [*regions, DONE], regions=regions, confirm=True, unit=full_name(game, unit)
        )
        if answer == DONE:
            return
        number = int(answer[1])
        if not placing.arrange(left.pop(number), _point(answer)):
            table.tell("arrangement-undone", rule="8.17", to=unit[0], unit=call(game, unit), figure=number)


async def shoot_at(table: Table[Skirmish], unit: UnitId, chosen: Option) -> None:
    """7.3c, 10 A Shoot of the unit in hand; a marker shows itself first (9.9)."""
    game, box = table.game, table.box
    target, weapon = unit_called(game, str(chosen[1])), str(chosen[2])
    if unit in game.markers:
        await show(table, unit)
        if bars_shoot(box, box.terrain(game.scenario), game, unit, target, weapon) is not None:
            table.tell("nobody-can-shoot", rule="10.2", unit=call(game, unit))
            return
    volley = await shoot(table, unit, target, weapon, hasty=game.moved, volley=chosen.verb == "volley")
    steady_ranks(table, target)
    await react_to_shooting(table, target, volley)


def reload(table: Table[Skirmish], unit: UnitId) -> None:
    """7.3d One Unloaded marker is removed."""
    game = table.game
    game.unloaded[unit] -= 1
    if not game.unloaded[unit]:
        del game.unloaded[unit]
    table.tell("reloaded", rule="7.3d", unit=call(game, unit))


def watch(table: Table[Skirmish], unit: UnitId) -> None:
    """7.3e, 11.4 The watch marker."""
    table.game.watching.add(unit)
    table.tell("watches", rule="11.4", unit=call(table.game, unit))


def hide(table: Table[Skirmish], unit: UnitId, *, as_marker: bool) -> None:
    """7.3f, 9.10 The unit becomes unspotted, or a marker."""
    game, box = table.game, table.box
    table.tell("hid", rule="9.10", unit=call(game, unit))
    game.spotted.discard(unit)
    if as_marker:
        become_marker(box, box.terrain(game.scenario), game, unit)


def can_act(box: Box, game: Skirmish, unit: UnitId) -> bool:
    """21.4 A wagon or an abandoned gun that cannot move is skipped; everybody else is named."""
    if not game.figures[unit]:
        return False
    return not troop(box, game, unit).wagon or bars_wagon(box, game, unit) is None
