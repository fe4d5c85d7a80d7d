"""2 Counters: where units stand, what state they are in, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vivac.box import put
from vivac.games.cuadro.box.contents import CounterId, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, Field
from vivac.games.cuadro.chapters.stacking import DEPLOYED, LIMBERED, REGULAR, RULES, SKIRMISH, SQUARE, Counted
from vivac.games.cuadro.chapters.terrain import AROUND, CAVALRY
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import Direction, Hex, Mask
from vivac.table import Refusal

FACED = frozenset((REGULAR, DEPLOYED))  # 6.3
NOBODY: tuple[()] = ()


# ---------------------------------------------------------------- where they are


def units_at(game: Battle, hex_: Hex) -> tuple[UnitId, ...]:
    return game.stack.get(hex_, NOBODY)


def leaders_at(game: Battle, hex_: Hex) -> tuple[LeaderId, ...]:
    return game.staff.get(hex_, NOBODY)


def on_map(game: Battle, counter: CounterId) -> bool:
    return game.where[counter] not in BOXES


def holder(field: Field, game: Battle, hex_: Hex) -> str:
    """The side whose units are in a hex; nobody's if there are none."""
    pile = game.stack.get(hex_)
    return field.side[pile[0]] if pile else ""


def army(field: Field, game: Battle, side: str) -> list[UnitId]:
    """1.6 The units of a side on the map: hexes in ascending order, each from the top down."""
    sides = field.side
    hexes = sorted(hex_ for hex_, pile in game.stack.items() if hex_ not in BOXES and sides[pile[0]] == side)
    return [unit for hex_ in hexes for unit in game.stack[hex_]]


def presence(field: Field, game: Battle, side: str) -> tuple[Mask, Mask]:
    """The hexes a side's units hold, and 7.1-7.2 those in their zones of control."""
    held = zones = 0
    sides, bit, zone, form, face, routed = (
        field.side,
        field.grid.bit,
        field.ground.zone,
        game.form,
        game.face,
        game.routed,
    )
    for hex_, pile in game.stack.items():
        if sides[pile[0]] != side or hex_ in BOXES:
            continue
        held |= bit[hex_]
        for unit in pile:
            if unit in routed or form[unit] == LIMBERED:
                continue
            zones |= zone[hex_][face[unit] if form[unit] in FACED else AROUND]
    return held, zones


def held_by(field: Field, game: Battle, side: str) -> Mask:
    bit, where, held = field.bit, game.where, 0
    for unit in field.of_side[side]:
        held |= bit[where[unit]]
    return held


# ---------------------------------------------------------------- how they stand


def on_foot(field: Field, game: Battle, unit: UnitId) -> bool:
    """6.6 Cavalry in skirmish order, dismounted by its terrain."""
    return field.arm[unit] == CAVALRY and game.form[unit] == SKIRMISH and game.where[unit] in field.on_foot


def facing_at(game: Battle, units: Iterable[UnitId]) -> Direction | None:
    """6.7 The facing that the units of a hex share, if any has one."""
    for unit in units:
        if unit in game.face:
            return game.face[unit]
    return None


def good_order(game: Battle, unit: UnitId) -> bool:
    return unit not in game.disordered and unit not in game.routed


def counted(field: Field, game: Battle, unit: UnitId, form: str | None = None) -> Counted:
    return (field.arm[unit], form or game.form[unit], game.pf[unit])


def misfit(field: Field, game: Battle, hex_: Hex, units: Sequence[UnitId], form: str | None = None) -> str:
    """8.1 Why these units, in this formation, may not end in a hex beside those who are there; or nothing."""
    return crowding(field, game, hex_, units, tuple([counted(field, game, unit, form) for unit in units]))


def bars_standing(
    field: Field, game: Battle, hex_: Hex, units: Sequence[UnitId], form: str | None = None
) -> Refusal | None:
    """8.1 The same as a refusal."""
    reason = misfit(field, game, hex_, units, form)
    return Refusal.because(f"stack-{reason}", RULES.get(reason, "8.1"), hex=hex_) if reason else None


def crowding(
    field: Field, game: Battle, hex_: Hex, units: Sequence[UnitId], party: tuple[Counted, ...]
) -> str:
    """The same of units that have been counted."""
    there = game.stack.get(hex_)
    if there:
        arm, forms, pf = field.arm, game.form, game.pf
        party += tuple([(arm[unit], forms[unit], pf[unit]) for unit in there if unit not in units])
    return field.together(hex_, party)


# ---------------------------------------------------------------- what becomes of them


def place(game: Battle, unit: UnitId, hex_: Hex) -> None:
    """8.7 Put a unit at the bottom of a hex; skirmishers stay on top."""
    if game.where[unit] != hex_:
        put(game.where, game.stack, unit, hex_)
    order_stack(game, hex_)


def order_stack(game: Battle, hex_: Hex) -> None:
    """8.7 Skirmishers of a mixed stack are always on top."""
    pile = game.stack[hex_]
    if len(pile) > 1:
        form = game.form
        game.stack[hex_] = tuple(sorted(pile, key=lambda unit: form[unit] != SKIRMISH))


def place_leader(game: Battle, leader: LeaderId, hex_: Hex) -> None:
    put(game.where, game.staff, leader, hex_)


def disorder(game: Battle, unit: UnitId) -> None:
    """12.8a A unit becomes disordered and loses its Assault marker (9.19)."""
    game.disordered.add(unit)
    game.assault.pop(unit, None)


def set_form(game: Battle, unit: UnitId, form: str, face: Direction | None = None) -> None:
    """Take a formation, with a facing if it has one."""
    game.form[unit] = form
    if form in FACED and face is not None:
        game.face[unit] = face
    elif form not in FACED:
        game.face.pop(unit, None)


def in_square(game: Battle, hex_: Hex) -> bool:
    return any(game.form[unit] == SQUARE for unit in game.stack.get(hex_, NOBODY))
