"""5.8, 7.1 Activation: one unit after another, and what each does before its actions."""

from __future__ import annotations

from vivac.games.mosquetes.box.unpacking import Box, UnitId, option
from vivac.games.mosquetes.chapters.actions import act, begin, can_act, choose_order
from vivac.games.mosquetes.chapters.answers import MOVE, NONE, STAY_HIDDEN, STOP
from vivac.games.mosquetes.chapters.hiding import FACE, choose_facing, lay_out, look_for
from vivac.games.mosquetes.chapters.models import in_order, troop
from vivac.games.mosquetes.chapters.naming import call, full_name, unit_called
from vivac.games.mosquetes.chapters.rally import try_to_rally
from vivac.games.mosquetes.chapters.spotting import lose_sight
from vivac.games.mosquetes.game import Errand, Skirmish, Step
from vivac.table import Option, Table


def activation_menu(box: Box, game: Skirmish) -> tuple[Option, ...]:
    """21.4, 21.5 The units that have still to act and can now; Forward! may stop before all have."""
    units = tuple(option("activate", unit) for unit in in_order(game.to_act) if can_act(box, game, unit))
    return (*units, STOP) if units and game.errand == Errand.FORWARD else units


async def activate(table: Table[Skirmish]) -> None:
    """5.8, 7.1 The next unit: its smoke and watch are removed, and a fleeing one must rally."""
    game, box = table.game, table.box
    chosen = await table.ask(game.owner, "activate", game.menu or (), errand=game.errand)
    game.menu = None
    if chosen == STOP:
        game.to_act.clear()
        game.step = game.after
        return
    unit = str(chosen[1])
    game.to_act.discard(unit)
    begin(game, unit)
    game.actions = troop(box, game, unit).actions if game.errand == Errand.TROOPS else 1
    announce(table, unit)
    if unit in game.fleeing:  # 7.6, 6.8
        game.actions -= 1
        if not await try_to_rally(table, unit) or not game.actions:
            game.unit = ""
        for hidden in lose_sight(box, box.terrain(game.scenario), game):
            table.tell("out-of-sight", rule="9.8", unit=call(game, hidden))
    elif unit in game.markers and not troop(box, game, unit).dummy:
        await offer_to_show(table, unit)
    game.step = Step.SPOT if game.unit else Step.ACTIVATE


def announce(table: Table[Skirmish], unit: UnitId) -> None:
    """18.3 A marker shows its type by acting with a card."""
    game, name = table.game, call(table.game, unit)
    kind = troop(table.box, game, unit).type
    if unit in game.markers and game.errand in (Errand.TROOPS, Errand.FORWARD):
        game.typed[unit] = kind if game.errand == Errand.TROOPS else game.errand
        table.reveal()
    table.tell("activated", rule="7.1", unit=name, errand=game.errand)


async def offer_to_show(table: Table[Skirmish], unit: UnitId) -> None:
    """9.9, 21.6 A marker may show itself at the start of its activation."""
    game, box = table.game, table.box
    orders = ["normal"]
    if troop(box, game, unit).open_order and len(game.figures[unit]) > 1:
        orders.append("open")
    options = [STAY_HIDDEN, *(option("show", order) for order in orders)]
    chosen = await table.ask(unit[0], "show", options, unit=full_name(game, unit))
    if chosen == STAY_HIDDEN:
        return
    name = call(game, unit)
    facing = await choose_facing(table, unit)
    lay_out(box, box.terrain(game.scenario), game, unit, str(chosen[1]), facing)
    table.tell("shown", rule="9.9", marker=name, unit=call(game, unit))
    table.reveal()


# ---------------------------------------------------------------- before and at each action


async def spot(table: Table[Skirmish]) -> None:
    """7.2 The free spotting test before an action."""
    game = table.game
    chosen = await table.ask(game.owner, "spot", game.menu or (NONE,), unit=game.unit)
    game.menu = None
    game.step = Step.ACT
    if chosen == NONE:
        return
    await look_for(table, game.unit, unit_called(game, str(chosen[1])))


async def take_action(table: Table[Skirmish]) -> None:
    """21.8 One action; a Move is chosen step by step."""
    game = table.game
    chosen = await table.ask(game.owner, "act", game.menu or (), unit=game.unit, actions=game.actions)
    game.menu = None
    game.actions -= 1
    if chosen == MOVE:
        game.move_order, game.move_facing = "", None
        game.step = Step.MOVE
        return
    await act(table, chosen)
    _go_on(game)


async def take_move(table: Table[Skirmish]) -> None:
    """8.5, 21.8 A Move, choice by choice: its order, its facing, and then where to."""
    game, unit = table.game, table.game.unit
    if not game.move_order:
        await choose_order(table, unit)
    elif game.move_facing is None:
        facing = await table.ask(unit[0], "move-facing", FACE, unit=full_name(game, unit))
        game.move_facing = int(facing[1])
    else:
        await act(table, MOVE)
        _go_on(game)


def _go_on(game: Skirmish) -> None:
    """21.8 The next action, or the next unit."""
    if game.unit and game.actions > 0:
        game.step = Step.SPOT
    else:
        game.unit = ""
        game.step = Step.ACTIVATE
