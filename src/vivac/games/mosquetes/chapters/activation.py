"""5.8, 7.1 Activation: one unit after another, and what each does before its actions."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import NO_UNIT, SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.actions import before_an_action
from vivac.games.mosquetes.chapters.cards import acts_on_forward
from vivac.games.mosquetes.chapters.facing import choose_facing
from vivac.games.mosquetes.chapters.hiding import bars_open_order, lay_out, look_for
from vivac.games.mosquetes.chapters.models import enemies, in_order, troop
from vivac.games.mosquetes.chapters.naming import call, card_name, full_name, public_name, unit_called
from vivac.games.mosquetes.chapters.pointing import at_unit
from vivac.games.mosquetes.chapters.rally import try_to_rally
from vivac.games.mosquetes.chapters.spotting import bars_spot, lose_sight, spot_targets
from vivac.games.mosquetes.chapters.wagons import bars_move
from vivac.games.mosquetes.game import Errand, Orders, Skirmish
from vivac.table import Action, Menu, Option, Refusal, Say, Table, never_barred

# ---------------------------------------------------------------- which unit


async def activate(table: Table[Skirmish, Box]) -> str:
    """5.8, 21.4, 21.5 The next unit that can act; or what follows when there is none left."""
    game = table.game
    if not units_to_act(table.box, game):
        game.to_act.clear()
        return game.after
    step: str = await table.act(game.owner, ACTIVATION, errand=game.errand)
    return step


def units_to_act(box: Box, game: Skirmish) -> list[Option]:
    return [ACTIVATE(unit) for unit in in_order(game.to_act) if can_act(box, game, unit)]


def can_act(box: Box, game: Skirmish, unit: UnitId) -> bool:
    """21.4 A wagon or an abandoned gun that cannot move is skipped; everybody else is named."""
    return bool(game.figures[unit]) and bars_move(box, game, unit) is None


def units_about(_box: Box, game: Skirmish) -> list[Option]:
    """Everybody on the table and whoever has left the side; of an ability, the one that got an action."""
    if game.errand not in (Errand.TROOPS, Errand.FORWARD):
        return ACTIVATE.each(game.to_act)
    own = in_order({unit for unit in game.roster if SIDE_OF[unit] == game.owner})
    return [
        ACTIVATE(name) for name in (*own, *(public_name(game, unit) for unit in enemies(game, game.owner)))
    ]


def bars_activate(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """5.8 Only units of the card being resolved, once each."""
    if unit not in game.figures or SIDE_OF[unit] != game.owner:
        return Refusal.because("not-your-unit", "5.8")
    if not game.figures[unit]:
        return Refusal.because("unit-off-table", "5.8", unit=call(game, unit))
    if unit in game.to_act:
        return bars_move(box, game, unit)  # 15.3, 21.4
    if named_by_card(box, game, unit):
        return Refusal.because("has-acted", "5.8", unit=call(game, unit))
    return Refusal.because("not-this-card", "5.8", unit=call(game, unit), card=card_name(game, game.card))


def named_by_card(box: Box, game: Skirmish, unit: UnitId) -> bool:
    """5.8, 5.10 Whether the card being resolved lets a unit act."""
    if game.errand == Errand.FORWARD:
        return acts_on_forward(box, game, unit)
    return game.card.partition("-")[2] == troop(box, game, unit).type


async def begin(table: Table[Skirmish, Box], unit: UnitId) -> str:
    """5.8, 7.1 A fleeing unit must rally first; a marker may show itself."""
    game, box = table.game, table.box
    game.to_act.discard(unit)
    take_up(game, unit)
    game.actions = troop(box, game, unit).actions if game.errand == Errand.TROOPS else 1
    announce(table, unit)
    if unit in game.fleeing:  # 7.6, 6.8
        game.actions -= 1
        if not await try_to_rally(table, unit) or not game.actions:
            game.unit = NO_UNIT
        for hidden in lose_sight(box, box.terrain(game.scenario), game):
            table.tell("out-of-sight", rule="9.8", unit=call(game, hidden))
    elif unit in game.markers and not troop(box, game, unit).dummy:
        await table.choose(SIDE_OF[unit], SHOWING, unit=full_name(game, unit))
    return before_an_action(box, game) if game.unit else "activate"


def take_up(game: Skirmish, unit: UnitId) -> None:
    """7.1 An activation starts: smoke and watch are removed, and nobody has moved yet."""
    game.unit, game.moved = unit, False
    game.smoke.discard(unit)
    game.watching.discard(unit)


async def stop(table: Table[Skirmish, Box]) -> str:
    """21.5 Forward! may stop before all have acted."""
    table.game.to_act.clear()
    return table.game.after


ACTIVATE = Action(
    "activate",
    "5.8",
    of=("target",),
    lights=at_unit,
    among=units_about,
    bars=bars_activate,
    fast=units_to_act,
    do=begin,
)
STOP: Action = Action(
    "stop",
    "5.10",
    among=lambda _box, game: [STOP()] if game.errand == Errand.FORWARD else [],
    bars=never_barred,
    do=stop,
    costs=lambda _box, game: Say("cost-stop", {"units": len(game.to_act)}, "21.5"),
)
ACTIVATION = Menu("activate", ACTIVATE, STOP)


def announce(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """18.3 A marker shows its type by acting with a card."""
    game, name = table.game, call(table.game, unit)
    kind = troop(table.box, game, unit).type
    if unit in game.markers and game.errand in (Errand.TROOPS, Errand.FORWARD):
        game.typed[unit] = kind if game.errand == Errand.TROOPS else game.errand
        table.reveal()
    table.tell("activated", rule="7.1", unit=name, errand=game.errand)


# ---------------------------------------------------------------- a marker shows itself


def orders_to_show(_box: Box, _game: Skirmish) -> list[Option]:
    return [SHOW(Orders.NORMAL), SHOW(Orders.OPEN)]


def bars_show(box: Box, game: Skirmish, order: str) -> Refusal | None:
    """9.9 In normal order, or in open order as its traits allow."""
    return bars_open_order(box, game, game.unit) if order == Orders.OPEN else None


async def show_itself(table: Table[Skirmish, Box], order: str) -> None:
    """9.9, 21.6 A marker may show itself at the start of its activation."""
    game, box, unit = table.game, table.box, table.game.unit
    name = call(game, unit)
    facing = await choose_facing(table, unit)
    lay_out(box, box.terrain(game.scenario), game, unit, order, facing)
    table.tell("shown", rule="9.9", marker=name, unit=call(game, unit))
    table.reveal()


STAY_HIDDEN = Action("stay-hidden", "9.9", do=lambda _table: None)
SHOW = Action("show", "9.9", of=("target",), among=orders_to_show, bars=bars_show, do=show_itself)
SHOWING = Menu("show", STAY_HIDDEN, SHOW)


# ---------------------------------------------------------------- before each action


async def spot(table: Table[Skirmish, Box]) -> None:
    """7.2, 21.7 The free spotting test before an action."""
    await table.choose(table.game.owner, SPOTTING, unit=full_name(table.game, table.game.unit))


def enemies_to_spot(_box: Box, game: Skirmish) -> list[Option]:
    return [SPOT(public_name(game, unit)) for unit in enemies(game, SIDE_OF[game.unit])]


def targets_to_spot(box: Box, game: Skirmish) -> list[Option]:
    targets = spot_targets(box, box.terrain(game.scenario), game, game.unit)
    return SPOT.each(sorted(public_name(game, target) for target in targets))


def bars_spotting(box: Box, game: Skirmish, name: str) -> Refusal | None:
    return bars_spot(box, box.terrain(game.scenario), game, unit_called(game, name))


async def test_target(table: Table[Skirmish, Box], name: str) -> None:
    await look_for(table, table.game.unit, unit_called(table.game, name))


SPOT = Action(
    "spot",
    "7.2",
    of=("target",),
    lights=at_unit,
    among=enemies_to_spot,
    bars=bars_spotting,
    fast=targets_to_spot,
    do=test_target,
)
NO_TEST = Action("none", "7.2", do=lambda _table: None)
SPOTTING = Menu("spot", SPOT, NO_TEST)
