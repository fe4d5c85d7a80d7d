"""9 Fire: who can fire at what, with how many points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from msgspec.structs import replace

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import BOXES, Field
from vivac.games.cuadro.chapters.formation import arc
from vivac.games.cuadro.chapters.readings import NO_FIRE_AT_ONCE
from vivac.games.cuadro.chapters.special import is_night
from vivac.games.cuadro.chapters.stacking import DEPLOYED, SKIRMISH, SQUARE
from vivac.games.cuadro.chapters.terrain import AROUND, ARTILLERY, CAVALRY, INFANTRY, worst
from vivac.games.cuadro.chapters.troops import FACED, in_square
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import Hex, Mask
from vivac.table import Refusal, Test, Weight

SMALL_ARMS, GUNS = "small", "guns"
Line = tuple[tuple[Hex, ...], ...]


class Aim(NamedTuple):
    """Fire from one hex at another: those who fire, their points, and what the line of fire decides."""

    units: tuple[UnitId, ...]
    hex: Hex
    target: Hex
    distance: int
    points: int
    lead: UnitId  # 9.8 whose modifiers count
    last: tuple[Hex, ...]  # 9.21 where the last step can come from


def kind_of(field: Field, unit: UnitId) -> str:
    return GUNS if field.arm[unit] == ARTILLERY else SMALL_ARMS


def bars_firing(field: Field, game: Battle, unit: UnitId) -> Refusal | None:
    """9.1 What keeps a unit from firing at anybody."""
    if unit in game.routed:
        return Refusal.because("fire-routed", "2.9", unit=unit)
    if unit in game.fired:
        return Refusal.because("fire-once", "9.1", unit=unit)
    arm, form = field.arm[unit], game.form[unit]
    if arm == ARTILLERY and form != DEPLOYED:
        return Refusal.because("fire-limbered", "9.1", unit=unit)
    if arm == CAVALRY and form != SKIRMISH:
        return Refusal.because("fire-mounted", "9.1", unit=unit)
    if unit in game.no_fire or (unit in game.no_fire_next and game.on(NO_FIRE_AT_ONCE)):  # 9.30
        return Refusal.because("fire-no-fire", "9.15a", unit=unit)
    if unit in game.assault:
        return Refusal.because("fire-assault", "9.1", unit=unit)
    return None


def screens(field: Field, game: Battle) -> Mask:
    """9.4 Hexes in which somebody other than skirmishers stands in the way."""
    bit, form, mask = field.grid.bit, game.form, 0
    for hex_, pile in game.stack.items():
        if hex_ not in BOXES and form[pile[-1]] != SKIRMISH:  # skirmishers are on top
            mask |= bit[hex_]
    return mask


def reach(field: Field, game: Battle, unit: UnitId) -> int:
    """9.2, 9.26, 9.27, 15.1 Range: adjacent hexes only for guns beside a square, and by night."""
    far = field.range[unit]
    if far > 1 and in_square(game, game.where[unit]):
        return 1
    return min(far, field.charts.limits.cells["night_range"]) if is_night(field, game) else far


def targets(field: Field, game: Battle, unit: UnitId, enemy: Mask, screen: Mask) -> list[Hex]:
    """9.2-9.4 Enemy hexes in range, arc and sight."""
    hex_, far = game.where[unit], reach(field, game, unit)
    front = field.ground.front[hex_][game.face[unit] if game.form[unit] in FACED else AROUND]
    if far == 1:
        near = front & enemy
        return field.grid.listed(near) if near else []
    within = field.grid.disc(hex_, far) & enemy
    if not within:
        return []
    bit, found = field.grid.bit, []
    for target in field.grid.listed(within):
        line = field.ground.sight.line(hex_, target, screen)
        if line is None:
            continue
        first = line[0] if line else (target,)
        if any(bit[each] & front for each in first):  # 9.21 the firer chooses for the arc
            found.append(target)
    return found


def bars_target(field: Field, game: Battle, unit: UnitId, target: Hex, enemy: Mask) -> Refusal | None:
    """9.2-9.4 What keeps a unit from firing at a hex."""
    hex_ = game.where[unit]
    if not field.grid.bit[target] & enemy:
        return Refusal.because("target-nobody", "9.24", hex=target)
    far = field.grid.distance(hex_, target)
    if far > reach(field, game, unit):
        return Refusal.because("target-out-of-range", "9.2", unit=unit, range=reach(field, game, unit))
    line = field.ground.sight.line(hex_, target, screens(field, game))
    if line is None:
        return Refusal.because("target-out-of-sight", "9.4", unit=unit, hex=target)
    if game.form[unit] in FACED:
        front = field.ground.front[hex_][game.face[unit]]
        if not any(field.grid.bit[each] & front for each in (line[0] if line else (target,))):
            return Refusal.because("target-out-of-arc", "9.3", unit=unit, hex=target)
    if take_aim(field, game, (unit,), target, line).points < 1:
        return Refusal.because("target-no-points", "1.4", unit=unit)
    return None


# ---------------------------------------------------------------- points


def fire_points(field: Field, game: Battle, unit: UnitId, distance: int) -> Fraction:
    """9.5, 9.6, 9.27 The points of a unit, before terrain."""
    pf, form, arm = game.pf[unit], game.form[unit], field.arm[unit]
    if arm == ARTILLERY:
        points = ceil(Fraction(field.units[unit].fire * pf, field.printed[unit])) * band(
            field, game, unit, distance
        )
    elif arm == CAVALRY:
        points = Fraction(min(field.units[unit].fire, pf))
    elif form == SKIRMISH:
        points = Fraction((pf + 1) // 2)
    elif form == SQUARE:
        points = pf * field.band["adjacent_from_square"]
    else:
        points = Fraction(pf)
    return points / 2 if unit in game.disordered else points  # 2.8


def band(field: Field, game: Battle, unit: UnitId, distance: int) -> Fraction:
    """9.6 What the range makes of the guns' factor."""
    if distance == 1:
        square = in_square(game, game.where[unit])
        return field.band["adjacent_from_square" if square else "adjacent"]
    return field.band["range_2_3" if distance <= 3 else "range_4_plus"]


def take_aim(
    field: Field, game: Battle, units: Sequence[UnitId], target: Hex, line: Line | None = None
) -> Aim:
    """9.5, 9.6, 9.8, 9.9, 9.12 The fire of units of one hex at another."""
    hex_ = game.where[units[0]]
    if line is None:
        line = field.ground.sight.line(hex_, target, screens(field, game)) or ()
    distance = len(line) + 1
    by_unit = {unit: fire_points(field, game, unit, distance) for unit in units}
    total = sum(by_unit.values(), Fraction(0))
    last = line[-1] if line else (hex_,)  # 9.21 the worse one counts
    letter = worst([field.ground.fire_letter[each, target] for each in last])
    most = max(by_unit.values())
    leads = [unit for unit in units if by_unit[unit] == most]
    lead = min(leads, key=lambda unit: sum(firer_modifiers(field, game, unit).values()))
    points = int(total * field.divisor[letter])
    return Aim(tuple(units), hex_, target, distance, points, lead, last)


def loaded(field: Field, game: Battle, shot: Test, aim: Aim) -> Test:
    """9.5, 9.6 The same shot with the fire points behind its column, for whoever reads."""
    weights = []
    for unit in aim.units:
        points = fire_points(field, game, unit, aim.distance)
        printed = game.pf[unit] if field.arm[unit] == INFANTRY else field.units[unit].fire
        because = [
            name
            for name, holds in (
                ("range", field.arm[unit] == ARTILLERY and points != printed),
                ("skirmish", game.form[unit] == SKIRMISH),
                ("square", game.form[unit] == SQUARE),
                ("disordered", unit in game.disordered),
            )
            if holds
        ]
        weights.append(Weight(unit, printed, float(points), tuple(because) if points != printed else ()))
    return replace(shot, strength=tuple(weights), sums=(aim.points,))


# ---------------------------------------------------------------- die modifiers


def firer_modifiers(field: Field, game: Battle, unit: UnitId) -> dict[str, int]:
    """9.11d-9.11i"""
    what, chart = field.units[unit], field.charts.fire_modifiers.cells
    found: dict[str, int] = {}
    if what.arm == ARTILLERY and what.weight != "medium":
        found[f"{what.weight}-guns"] = chart[f"{what.weight}_guns"]
    if what.will in "AB":
        found["will-a-b"] = chart["will_a_b"]
    elif what.will in "EF":
        found["will-e-f"] = chart["will_e_f"]
    if what.arm == INFANTRY and what.nation == "british" and what.will in "ABC":
        found["british"] = chart["british"]
    if what.arm == CAVALRY:
        found["fatigue"] = chart["fatigue_level"] * game.fatigue.get(unit, 0)
    return found


def target_modifiers(field: Field, game: Battle, aim: Aim, unit: UnitId) -> dict[str, int]:
    """9.11a-9.11c, 9.11j"""
    chart, form = field.charts.fire_modifiers.cells, game.form[unit]
    found: dict[str, int] = {}
    if form == SQUARE:
        found["target-square"] = chart["target_square"]
    elif form == SKIRMISH:
        found["target-skirmish"] = chart["target_skirmish"]
    elif form == DEPLOYED:
        found["target-deployed"] = chart["target_deployed"]
    if unit in game.face and all(arc(field, game, aim.target, each) != "front" for each in aim.last):
        found["flank"] = chart["flank"]  # 6.5 whoever has no facing has no flank, whatever stands below
    return found


def through_stack(field: Field, nth: int) -> int:
    """9.14 Roundshot loses force from unit to unit."""
    chart = field.charts.fire_modifiers.cells
    return (0, chart["second_unit"])[nth] if nth < 2 else chart["further_units"]
