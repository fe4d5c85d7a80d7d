"""What tests, drills and odds read and write: facts, positions, the audit of a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from vivac.box import BoxError, misplaced, put
from vivac.games.cuadro.box.contents import CounterId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, ELIMINATED, POOL, RESERVE, SIDES, Box, Field
from vivac.games.cuadro.chapters.costs import least_costs
from vivac.games.cuadro.chapters.fire import aims_of
from vivac.games.cuadro.chapters.stacking import LIMBERED, REGULAR
from vivac.games.cuadro.chapters.terrain import ARTILLERY
from vivac.games.cuadro.chapters.troops import FACED, misfit, on_map
from vivac.games.cuadro.chapters.victory import points
from vivac.games.cuadro.game import Battle
from vivac.games.cuadro.sequence import SEQUENCE
from vivac.ground.hexes import DIRECTIONS, NAMES, Hex

SETS = (
    *("attack_before", "attack_now", "withdrawing", "bled", "held_back", "vacant", "coming"),
    *("moved", "topped", "fired", "stood", "attacked"),
)
FORMS = ("regular", "skirmish", "square", "limbered", "deployed")
FIRE = ("defensive_fire", "offensive_fire")


def facts(box: Box, game: Battle) -> dict[str, Any]:
    """The state in words a drill can expect. Every counter says where it is and how it stands.

    `rolls` are the dice of the last decision; while a unit is being moved, `cost 3318 E` is what it pays to
    end there so, and while units take aim, `targets` are the hexes they can fire at.
    """
    field = box.field(game.scenario, game.switches)
    return {
        "turn": game.turn,
        "player": game.player,
        "step": game.step,
        **{name: sorted(getattr(game, name)) for name in SETS},
        **{unit: stance(field, game, unit) for unit in field.units},
        **{leader: game.where[leader] for leader in field.leaders},
        "orders": dict(game.order),
        "in_command": sorted(game.in_command),
        "assaults": dict(game.assault),
        "no_fire": sorted(game.no_fire | game.no_fire_next),
        "holds": dict(game.holds),
        "rolls": [f"{why} {column}: {total} {result}" for why, column, total, result in game.rolls],
        **{f"{side}_points": points(field, game, side) for side in SIDES},
        **reach(field, game),
    }


def stance(field: Field, game: Battle, unit: UnitId) -> str:
    """`3218 regular E disordered pf 4 fatigue 1`: what is not as printed is said."""
    where = game.where[unit]
    if where in BOXES:
        return where
    words: list[str] = [where]
    if unit in game.routed:
        words.append("routed")
    else:
        words.append(game.form[unit])
        if unit in game.face:
            words.append(NAMES[game.face[unit]])
        if unit in game.disordered:
            words.append("disordered")
    if game.losses[unit]:
        words.append(f"pf {game.pf[unit]}")
    if unit in game.fatigue:
        words.append(f"fatigue {game.fatigue[unit]}")
    return " ".join(words)


def reach(field: Field, game: Battle) -> dict[str, Any]:
    """What the units in hand could do now."""
    units = tuple(filter(field.is_unit, game.hand))
    if not units:
        return {}
    if game.step in FIRE:
        side = field.side[units[0]]
        aims = aims_of(field, game, side)
        return {"targets": sorted({hex_ for unit in units for hex_ in aims.get(unit, ())})}
    if game.step == "movement" and on_map(game, units[0]):
        return least_costs(field, game, units)
    return {}


# ---------------------------------------------------------------- positions


def position(box: Box, game: Battle, data: Mapping[str, Any]) -> None:
    """Lay a position over the set-up.

    `clear`: take every counter off the map first. `units`: each with its hex and, as they apply, formation,
    facing, `disordered`, `routed`, `pf 4`, `fatigue 2`, an order, `assault 3520`, `uncommanded`:
    `"2-1G" = "3018 regular E attack"`; the first in a hex is on top. `leaders`: each with his hex. `turn`,
    `player`, `step`; `holds`; and sets of the state by name.
    """
    field = box.field(game.scenario, game.switches)
    known = {column.name for column in fields(game)}
    if data.get("clear"):
        for unit in field.units:
            lift(field, game, unit)
        for leader in field.leaders:
            lift(field, game, leader)
    if "step" in data:
        if data["step"] not in SEQUENCE.steps:
            raise BoxError("position", "step", f'there is no step "{data["step"]}"')
        game.step = data["step"]
    game.player = data.get("player", game.player)
    for key, value in data.items():
        match key:
            case "clear" | "step" | "player":
                pass
            case "turn":
                game.turn = value
            case "holds":
                game.holds.update(value)
            case "units":
                for unit, words in value.items():
                    lay_unit(field, game, unit, words.split())
            case "leaders":
                for leader, hex_ in value.items():
                    put(game.where, game.staff, leader, hex_)
            case _ if key in SETS:
                getattr(game, key).update(value)
            case _:
                reason = "this cannot be set" if key in known else "there is no such fact"
                raise BoxError("position", key, reason)


def lift(field: Field, game: Battle, counter: CounterId) -> None:
    """Off the map, as if it had not come yet."""
    if field.is_leader(counter):
        put(game.where, game.staff, counter, POOL if counter.startswith("S-") else RESERVE)
    elif field.is_unit(counter):
        put(game.where, game.stack, counter, RESERVE)
        game.face.pop(counter, None)
        game.form[counter] = LIMBERED if field.arm[counter] == ARTILLERY else REGULAR


def lay_unit(field: Field, game: Battle, unit: UnitId, words: list[str]) -> None:
    put(game.where, game.stack, unit, Hex(words[0]))
    game.face.pop(unit, None)
    if game.step != "opening" and field.side[unit] == game.player:
        game.in_command.add(unit)
    rest = iter(words[1:])
    for word in rest:
        if word in FORMS:
            game.form[unit] = word
        elif word in DIRECTIONS:
            game.face[unit] = DIRECTIONS[word]
        elif word in ("disordered", "routed"):
            getattr(game, word).add(unit)
        elif word == "pf":
            game.pf[unit] = int(next(rest))
            game.losses[unit] = field.printed[unit] - game.pf[unit]
        elif word == "fatigue":
            game.fatigue[unit] = int(next(rest))
        elif word in ("attack", "manoeuvre"):
            game.order[unit] = word
        elif word == "assault":
            game.assault[unit] = Hex(next(rest))
        elif word == "uncommanded":
            game.in_command.discard(unit)
        else:
            raise BoxError("position", f"units.{unit}", f'"{word}" says nothing of a unit')


# ---------------------------------------------------------------- audit


def audit(box: Box, game: Battle) -> list[str]:
    """What is wrong with a state; nothing, if the rules are sound."""
    field = box.field(game.scenario, game.switches)
    units = {unit: hex_ for unit, hex_ in game.where.items() if field.is_unit(unit)}
    leaders = {leader: hex_ for leader, hex_ in game.where.items() if field.is_leader(leader)}
    wrong = misplaced(units, game.stack, field.units) + misplaced(leaders, game.staff, field.leaders)
    here = {unit for unit in units if on_map(game, unit)}
    piles = {hex_: pile for hex_, pile in game.stack.items() if hex_ not in BOXES}
    promises = {
        "a counter is neither unit nor leader": len(units) + len(leaders) == len(game.where),
        "a strength point is lost": all(
            game.pf[unit] + game.losses[unit] == field.printed[unit] for unit in units
        ),
        "a unit on the map has no strength": all(game.pf[unit] > 0 for unit in here),
        "an eliminated unit has strength": all(
            game.pf[unit] == 0 for unit in units if game.where[unit] == ELIMINATED
        ),
        "a marker lies on a unit off the map": (game.disordered | game.routed | set(game.face)) <= here
        and set(game.assault) <= here
        and set(game.fatigue) <= here
        and game.no_fire | game.no_fire_next <= here,
        "a unit is disordered and routed": not game.disordered & game.routed,
        "a unit with a facing lacks one, or the reverse": all(
            (unit in game.face) == (game.form[unit] in FACED and unit not in game.routed) for unit in here
        ),
        "fatigue is off its scale": all(0 < level <= 4 for level in game.fatigue.values()),
        "enemies share a hex": all(len({field.side[unit] for unit in pile}) == 1 for pile in piles.values()),
        "an objective is nobody's business": set(game.holds) == set(field.objectives),
    }
    wrong += [sentence for sentence, kept in promises.items() if not kept]
    wrong += [f"{hex_}: {reason}" for hex_ in piles if (reason := misfit(field, game, hex_, ()))]
    for hex_, pile in piles.items():
        facings = {game.face[unit] for unit in pile if unit in game.face}
        if len(facings) > 1:
            wrong.append(f"{hex_}: units of one hex face different ways")
        if hex_ not in field.rooms:
            wrong.append(f"{hex_}: units stand in the water")
    return wrong
