"""7 Actions: what a unit may do, and what each action triggers."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.mosquetes.box.contents import NO_UNIT, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.aiming import bars_arms, bars_shoot, bars_volley, shoot_targets
from vivac.games.mosquetes.chapters.casualties import steady_ranks
from vivac.games.mosquetes.chapters.charge import CHARGE
from vivac.games.mosquetes.chapters.hiding import HIDE, VANISH, show
from vivac.games.mosquetes.chapters.in_hand import (
    bars_lurker,
    ends_activation,
    if_free,
    takes_action,
    when_free,
)
from vivac.games.mosquetes.chapters.models import others_on_table, troop
from vivac.games.mosquetes.chapters.moving import MOVE, choose_move_facing, choose_order, move
from vivac.games.mosquetes.chapters.naming import call, full_name, public_name, unit_called
from vivac.games.mosquetes.chapters.objectives import INTERACT, LEAVE
from vivac.games.mosquetes.chapters.pointing import at_unit
from vivac.games.mosquetes.chapters.reaction import react_to_shooting
from vivac.games.mosquetes.chapters.shooting import after_a_shot, shoot
from vivac.games.mosquetes.chapters.spotting import anybody_to_look_for, lose_sight
from vivac.games.mosquetes.chapters.wagons import BOARD, LAND
from vivac.games.mosquetes.chapters.watch import answer_by_watch
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Action, Menu, Option, Refusal, Say, Table

# ---------------------------------------------------------------- Shoot


def everybody_to_shoot(box: Box, game: Skirmish) -> list[tuple[UnitId, str]]:
    """Everybody else on the table with every weapon of the unit; of one without any, whatever there is."""
    weapons = troop(box, game, game.unit).ranged or tuple(box.weapons)
    return [(unit, weapon) for unit in others_on_table(game, game.unit) for weapon in weapons]


def every_shot(box: Box, game: Skirmish) -> Sequence[Option]:
    return [SHOOT(public_name(game, unit), weapon) for unit, weapon in everybody_to_shoot(box, game)]


def every_volley(box: Box, game: Skirmish) -> Sequence[Option]:
    return [VOLLEY(public_name(game, unit), weapon) for unit, weapon in everybody_to_shoot(box, game)]


def bars_shot(box: Box, game: Skirmish, name: str, weapon: str) -> Refusal | None:
    """10.1, 10.2 What keeps the unit in hand from shooting at somebody with a weapon."""
    return bars_shoot(box, box.terrain(game.scenario), game, game.unit, unit_called(game, name), weapon)


def bars_volley_at(box: Box, game: Skirmish, name: str, weapon: str) -> Refusal | None:
    """10.12 A volley is a Shoot of its own."""
    return bars_shot(box, game, name, weapon) or bars_volley(box, game, game.unit, weapon)


def shots_offered(box: Box, game: Skirmish) -> Sequence[Option]:
    targets = shoot_targets(box, box.terrain(game.scenario), game, game.unit)
    return [SHOOT(public_name(game, target), weapon) for target, weapon in targets]


def volleys_offered(box: Box, game: Skirmish) -> Sequence[Option]:
    weapons = [w for w in troop(box, game, game.unit).ranged if bars_volley(box, game, game.unit, w) is None]
    if not weapons:
        return ()
    targets = shoot_targets(box, box.terrain(game.scenario), game, game.unit)
    return [VOLLEY(public_name(game, target), weapon) for target, weapon in targets if weapon in weapons]


async def shoot_at(table: Table[Skirmish, Box], name: str, weapon: str) -> None:
    await fire(table, name, weapon, volley=False)


async def volley_at(table: Table[Skirmish, Box], name: str, weapon: str) -> None:
    await fire(table, name, weapon, volley=True)


async def fire(table: Table[Skirmish, Box], name: str, weapon: str, *, volley: bool) -> None:
    """7.3c, 10 A Shoot of the unit in hand; a marker shows itself first (9.9)."""
    game, box, unit = table.game, table.box, table.game.unit
    target = unit_called(game, name)
    if unit in game.markers:
        await show(table, unit)
        if bars_shoot(box, box.terrain(game.scenario), game, unit, target, weapon) is not None:
            table.tell("nobody-can-shoot", rule="10.2", unit=call(game, unit))
            return
    fired = await shoot(table, unit, target, weapon, hasty=game.moved, volley=volley)
    steady_ranks(table, target)
    await react_to_shooting(table, target, fired)


def cost_of_shooting(box: Box, game: Skirmish, _target: str, weapon: str) -> Say:
    """7.1, 10.10, 10.11 An action, and what the weapon needs before it shoots again."""
    left = {"left": game.actions, "reloads": box.weapons[weapon].reloads}
    return Say("cost-action", {**left, "then": after_a_shot(box, weapon)}, "10.10")


SHOOT = Action(
    "shoot",
    "7.3c",
    of=("target", "weapon"),
    lights=at_unit,
    among=every_shot,
    bars=if_free(bars_shot),
    fast=when_free(shots_offered),
    do=shoot_at,
    costs=cost_of_shooting,
)
VOLLEY = Action(
    "volley",
    "10.12",
    of=("target", "weapon"),
    lights=at_unit,
    among=every_volley,
    bars=if_free(bars_volley_at),
    fast=when_free(volleys_offered),
    do=volley_at,
    costs=cost_of_shooting,
)


# ---------------------------------------------------------------- Reload, Watch, Pass


def bars_reload(_box: Box, game: Skirmish) -> Refusal | None:
    """7.3d Only what is unloaded, and no marker (9.9)."""
    unit = game.unit
    if unit in game.markers:
        return Refusal.because("marker-may-not", "9.9")
    if not game.unloaded.get(unit):
        return Refusal.because("already-loaded", "7.3d", unit=call(game, unit))
    return None


def reload(table: Table[Skirmish, Box]) -> None:
    """7.3d One Unloaded marker is removed."""
    game, unit = table.game, table.game.unit
    game.unloaded[unit] -= 1
    if not game.unloaded[unit]:
        del game.unloaded[unit]
    table.tell("reloaded", rule="7.3d", unit=call(game, unit))


def bars_watch(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """7.3e, 6.8 Loaded, not in column, not fleeing."""
    if unit in game.fleeing:
        return Refusal.because("fleeing", "6.8", unit=call(game, unit))
    if unit in game.aboard:
        return Refusal.because("aboard", "15.5", unit=call(game, unit))
    if not troop(box, game, unit).men:
        return Refusal.because("no-weapon", "7.7", unit=call(game, unit))
    return bars_arms(box, game, unit)


def watch(table: Table[Skirmish, Box]) -> None:
    """7.3e, 11.4 The watch marker; the activation is over."""
    game, unit = table.game, table.game.unit
    game.watching.add(unit)
    table.tell("watches", rule="11.4", unit=call(game, unit))
    game.unit = NO_UNIT


def bars_pass(box: Box, game: Skirmish) -> Refusal | None:
    """6.3 Whoever lurks watches, if that is possible."""
    return bars_lurker(game) if bars_watch(box, game, game.unit) is None else None


RELOAD = Action("reload", "7.3d", bars=if_free(bars_reload), do=reload, costs=takes_action())
WATCH = Action(
    "watch",
    "7.3e",
    bars=lambda box, game: bars_watch(box, game, game.unit),
    do=watch,
    costs=ends_activation,
)
PASS = Action(
    "pass",
    "7.3i",
    bars=bars_pass,
    do=lambda table: table.tell("passed", rule="7.3i", unit=call(table.game, table.game.unit)),
    costs=takes_action(),
)

ACT = Menu(
    *("act", MOVE, BOARD, LEAVE, CHARGE, SHOOT, VOLLEY, RELOAD, WATCH, INTERACT, HIDE, VANISH, LAND, PASS)
)


# ---------------------------------------------------------------- one action after another


async def take_action(table: Table[Skirmish, Box]) -> str:
    """21.8 One action; a Move is chosen step by step."""
    game, unit = table.game, table.game.unit
    chosen = await table.decide(game.owner, ACT, unit=full_name(game, unit), actions=game.actions)
    game.actions -= 1
    before = _Stand(game)
    step: str | None = await table.carry_out(ACT, chosen)
    if step:
        return step
    await followed(table, unit, before, passed=chosen == PASS())
    return onward(table.box, game)


async def take_move(table: Table[Skirmish, Box]) -> str:
    """8.5, 21.8 A Move, choice by choice: its order, its facing, and then where to."""
    game, unit = table.game, table.game.unit
    if not game.move_order:
        await choose_order(table, unit)
        return "move"
    if game.move_facing is None:
        await choose_move_facing(table, unit)
        return "move"
    before = _Stand(game)
    await move(table, unit, game.move_order, game.move_ranks, game.move_facing)
    await followed(table, unit, before)
    return onward(table.box, game)


class _Stand:
    """Who stood where, before an action: only if that changes can anybody go out of sight."""

    def __init__(self, game: Skirmish) -> None:
        self._seen = (game.figures.copy(), len(game.fleeing), len(game.markers))

    def changed(self, game: Skirmish) -> bool:
        return self._seen != (game.figures, len(game.fleeing), len(game.markers))


async def followed(
    table: Table[Skirmish, Box], unit: UnitId, before: _Stand, *, passed: bool = False
) -> None:
    """9.8, 11.5 What every action triggers: shots by whoever watches, and units out of sight.

    A charge is answered before it is brought home, and whoever watches has ended its activation.
    """
    game, box = table.game, table.box
    if not passed and game.unit == unit and game.figures[unit] and unit not in game.aboard:
        await answer_by_watch(table, unit)
    if before.changed(game):
        for hidden in lose_sight(box, box.terrain(game.scenario), game):
            table.tell("out-of-sight", rule="9.8", unit=call(game, hidden))


def onward(box: Box, game: Skirmish) -> str:
    """21.8 The next action, or the next unit."""
    if game.unit and game.actions > 0:
        return before_an_action(box, game)
    game.unit = NO_UNIT
    return "activate"


def before_an_action(box: Box, game: Skirmish) -> str:
    """21.7 The free spotting test if there is anybody to look for, or the action."""
    seen = anybody_to_look_for(box, box.terrain(game.scenario), game, game.unit)
    return "spot" if seen else "act"
