"""Why something may not be done: the predicates that bar it, asked in words."""

from __future__ import annotations

from collections.abc import Callable

from vivac.games.mosquetes.box.unpacking import Box, UnitId
from vivac.games.mosquetes.chapters.actions import bars_move, bars_reload, bars_watch
from vivac.games.mosquetes.chapters.aiming import bars_arms, bars_shoot, bars_volley, loaded_weapons
from vivac.games.mosquetes.chapters.charge import bars_charge
from vivac.games.mosquetes.chapters.command import BARS as ABILITIES
from vivac.games.mosquetes.chapters.command import bars_ability
from vivac.games.mosquetes.chapters.hiding import bars_hide, bars_vanish
from vivac.games.mosquetes.chapters.models import troop
from vivac.games.mosquetes.chapters.naming import call, card_name, unit_called
from vivac.games.mosquetes.chapters.objectives import bars_interact, bars_leave
from vivac.games.mosquetes.chapters.spotting import bars_spot
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.chapters.wagons import bars_board, bars_land
from vivac.games.mosquetes.game import Skirmish, Step
from vivac.table import Refusal

POINTS = frozenset({"to", "via", "arrange", "figure"})  # what bars these is the edge of their region
COMMANDS = (Step.COMMAND, Step.AFTER)
ACTING = (Step.SPOT, Step.ACT, Step.MOVE)


def why_not(box: Box, game: Skirmish, role: str, target: str) -> Refusal | None:
    """The first reason against an option, or against doing something with a unit; None if nothing bars it."""
    verb, _, rest = target.partition(":")
    thing = rest.partition(":")[0]
    if verb in ABILITIES and not (verb == "order" and game.step not in COMMANDS):
        return bars_command(box, game, role, verb, unit_called(game, thing) or thing)
    if verb in ("play", "bring"):
        return bars_play(game, role, verb, thing)
    if verb == "activate":
        return bars_activate(box, game, role, unit_called(game, thing))
    if verb in ACTIONS or verb == "spot":
        return bars_action(box, game, role, verb, rest)
    if verb in POINTS:
        return None
    unit = unit_called(game, target.partition(".")[0])
    if unit:
        return bars_unit(box, game, role, unit)
    return Refusal.because("not-now", "21.8")


def bars_command(box: Box, game: Skirmish, role: str, ability: str, thing: str) -> Refusal | None:
    """5.5 Abilities are used in one's own step, before or after the card."""
    if role != game.side or game.step not in COMMANDS:
        return Refusal.because("not-your-step", "5.5")
    return bars_ability(box, game, ability, thing)


def bars_play(game: Skirmish, role: str, verb: str, card: str) -> Refusal | None:
    """5.5(b) One card from the hand or the Reserve."""
    if role != game.side or game.step is not Step.COMMAND:
        return Refusal.because("not-your-step", "5.5")
    held = game.reserve[role] if verb == "bring" else game.hands[role]
    if card not in held:
        return Refusal.because("card-not-held", "5.5", card=card_name(game, card))
    return None


def bars_activate(box: Box, game: Skirmish, role: str, unit: UnitId) -> Refusal | None:
    """5.8 Only units of the card being resolved, once each."""
    if game.step is not Step.ACTIVATE or role != game.owner:
        return Refusal.because("not-your-step", "5.8")
    if not unit or unit[0] != role:
        return Refusal.because("not-your-unit", "5.8")
    if unit in game.to_act:
        return bars_move(box, game, unit)  # 15.3, 21.4
    if not game.figures[unit]:
        return Refusal.because("unit-off-table", "5.8", unit=call(game, unit))
    if game.card.partition("-")[2] == troop(box, game, unit).type:
        return Refusal.because("has-acted", "5.8", unit=call(game, unit))
    return Refusal.because("not-this-card", "5.8", unit=call(game, unit), card=card_name(game, game.card))


def bars_action(box: Box, game: Skirmish, role: str, verb: str, rest: str) -> Refusal | None:
    """7.3 The actions of the unit in hand."""
    if not game.unit or role != game.owner or game.step not in ACTING:
        return Refusal.because("no-unit-acts", "7.1")
    terrain = box.terrain(game.scenario)
    if verb == "spot":
        target = unit_called(game, rest)
        return bars_spot(box, terrain, game, target) if target else Refusal.because("no-such-target", "9.5")
    return ACTIONS[verb](box, terrain, game, game.unit, rest)


def _shoot(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, rest: str) -> Refusal | None:
    name, _, weapon = rest.partition(":")
    target = unit_called(game, name)
    refusal = bars_arms(box, game, unit)
    if refusal is not None or not target:
        return refusal or Refusal.because("no-such-target", "10.1")
    return bars_shoot(box, terrain, game, unit, target, weapon or loaded_weapons(box, game, unit)[0])


def _volley(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, rest: str) -> Refusal | None:
    refusal = _shoot(box, terrain, game, unit, rest)
    if refusal is not None:
        return refusal
    return bars_volley(box, game, unit, rest.partition(":")[2] or loaded_weapons(box, game, unit)[0])


def _charge(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, rest: str) -> Refusal | None:
    target = unit_called(game, rest)
    if not target or not game.figures[target]:
        return Refusal.because("no-such-target", "12.1")
    return bars_charge(box, terrain, game, unit, target)


def _goal(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, rest: str) -> Refusal | None:
    for goal in box.objectives(game.scenario):
        if goal.id == rest:
            return bars_interact(box, terrain, game, unit, goal)
    return Refusal.because("no-such-goal", "17.1")


def _leave(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, rest: str) -> Refusal | None:
    for goal in box.objectives(game.scenario):
        if goal.id == rest:
            return bars_leave(box, terrain, game, unit, goal)
    return Refusal.because("no-such-goal", "17.1")


def _board(box: Box, _terrain: Terrain, game: Skirmish, unit: UnitId, rest: str) -> Refusal | None:
    boat = unit_called(game, rest)
    return bars_board(box, game, unit, boat) if boat else Refusal.because("no-such-target", "15.4")


ACTIONS: dict[str, Callable[[Box, Terrain, Skirmish, UnitId, str], Refusal | None]] = {
    "move": lambda box, _terrain, game, unit, _rest: bars_move(box, game, unit),
    "shoot": _shoot,
    "volley": _volley,
    "charge": _charge,
    "reload": lambda _box, _terrain, game, unit, _rest: bars_reload(game, unit),
    "watch": lambda box, _terrain, game, unit, _rest: bars_watch(box, game, unit),
    "hide": lambda box, terrain, game, unit, _rest: bars_hide(box, terrain, game, unit),
    "vanish": lambda box, terrain, game, unit, _rest: (
        bars_hide(box, terrain, game, unit) or bars_vanish(box, terrain, game, unit)
    ),
    "interact": _goal,
    "leave": _leave,
    "board": _board,
    "land": lambda box, terrain, game, unit, _rest: bars_land(box, terrain, game, unit),
}


def bars_unit(box: Box, game: Skirmish, role: str, unit: UnitId) -> Refusal | None:
    """What somebody most likely means who points at a unit: use it, shoot at it, or charge it."""
    if unit[0] == role:
        return bars_activate(box, game, role, unit)
    if not game.unit or role != game.owner or game.step not in ACTING:
        return Refusal.because("no-unit-acts", "7.1")
    terrain = box.terrain(game.scenario)
    refusal = bars_arms(box, game, game.unit)
    if refusal is None:
        weapon = loaded_weapons(box, game, game.unit)[0]
        refusal = bars_shoot(box, terrain, game, game.unit, unit, weapon)
    if refusal is not None and bars_charge(box, terrain, game, game.unit, unit) is None:
        return None
    return refusal
