"""5.18 The move of a group: its formation, its destination and its facing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from vivac.games.cuadro.box.contents import LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import Box
from vivac.games.cuadro.chapters.choices import every_hex
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.formation import ahead
from vivac.games.cuadro.chapters.leaders import GO, TAKE, displace
from vivac.games.cuadro.chapters.marching import Ends, March, paid
from vivac.games.cuadro.chapters.objectives import take
from vivac.games.cuadro.chapters.troops import (
    FACED,
    bars_standing,
    counted,
    crowding,
    leaders_at,
    order_stack,
    place,
    place_leader,
    set_form,
    units_at,
)
from vivac.games.cuadro.game import MANOEUVRE, Battle, field_of, other
from vivac.ground.hexes import DIRECTIONS, EVERYWHERE, NAMES, Direction, Grid, Hex, Mask
from vivac.table import Action, Menu, Option, Refusal, Say, Table, at_place


class Plan:
    """A group's move, as far as it is settled: who goes, in which formation, and where it may end at all."""

    __slots__ = ("_ends", "entering", "form", "march", "only")

    def __init__(self, march: March, only: Mask = EVERYWHERE, *, entering: bool = False) -> None:
        self.march, self.only, self.entering = march, only, entering
        self.form = march.form
        self._ends: dict[str, Ends] = {}

    def ends(self, form: str) -> Ends:
        ends = self._ends.get(form)
        if ends is None:
            ends = self._ends[form] = self.march.ends(form)
        return ends


async def move_party(
    table: Table[Battle, Box],
    units: tuple[UnitId, ...],
    foe: Foe,
    *,
    entry: tuple[Hex, int] | None = None,
    only: Mask = EVERYWHERE,
) -> None:
    """5.18 Destination, formation and facing of a group, with or without leaders; or it stays."""
    game, field = table.game, field_of(table)
    game.hand = units

    def able(leaders: Sequence[LeaderId]) -> bool:
        """13.6 Whoever must go leaves behind those with whom there is nowhere to go."""
        return only == EVERYWHERE or can_go(March(field, game, units, foe, leaders), only)

    leaders = () if entry else await choose_leaders(table, units, able)
    plan = Plan(March(field, game, units, foe, leaders, entry), only, entering=entry is not None)
    names = " ".join(units)
    while (await table.choose(game.player, DESTINATION.given(plan), units=names))[0] == FORM.verb:
        pass  # it says where to when it knows in which formation
    game.hand = ()


async def go(table: Table[Battle, Box], plan: Plan, hex_: Hex) -> None:
    """5.18 The group goes there, and faces as it chooses or must."""
    game, march, form = table.game, plan.march, plan.form
    fixed = fixed_facing(march, hex_)
    if form in FACED and fixed is None:
        plan.ends(form)  # what can be paid is worked out before the group stands elsewhere
    go_to(march, hex_, form, march.face if fixed is None else fixed)
    arrive(table, march, hex_)
    if form in FACED and fixed is None:
        await choose_facing(table, plan, hex_)
    game.hand = ()
    face = game.face.get(march.units[0])
    named = "none" if face is None else NAMES[face]
    table.tell("moved", rule="5.18", units=" ".join(march.units), hex=hex_, form=form, face=named)


def change(_table: Table[Battle, Box], plan: Plan, form: str) -> None:
    """6.1 The group will take another formation on the way."""
    plan.form = form


def stay(table: Table[Battle, Box], plan: Plan) -> None:
    table.game.done.update(plan.march.units)


# ---------------------------------------------------------------- where it can end


def can_go(march: March, only: Mask) -> bool:
    """Whether the group may end anywhere it is allowed to, in this formation or another."""
    if destinations(march, march.form, march.ends(), only):
        return True
    return any(can_change(march, form, march.ends, only) for form in march.field.forms[march.units[0]])


def can_change(march: March, form: str, ends: Callable[[str], Ends], only: Mask) -> bool:
    """6.9 Whether all units of the group may end somewhere in another formation."""
    field, game, units = march.field, march.game, march.units
    if form == march.form or any(form not in field.forms[unit] for unit in units[1:]):
        return False
    points = march.budget(form)
    if field.change[march.arm, march.form, form] > points:
        return False
    party = tuple([counted(field, game, unit, form) for unit in units])
    legal = field.standing(party) & only
    if march.bit & legal and not crowding(field, game, march.hex, units, party):
        return True
    if not legal & field.grid.disc(march.hex, points):
        return False  # nowhere near, so there is no need to look closer
    if march.in_time(form) & legal & ~march.foe.friends & ~march.bit:
        return True  # it need not move once it has changed
    return bool(destinations(march, form, ends(form), only))


def destinations(march: March, form: str, ends: Ends, only: Mask = EVERYWHERE) -> list[Option]:
    """5.18, 8.8 The hexes where the group may end in a formation: within reach, and with room for it."""
    field, game, units, bit, foe = march.field, march.game, march.units, march.bit, march.foe
    reach, friends = ends.anywhere & only, foe.friends | bit
    party = tuple([counted(field, game, unit, form) for unit in units])
    room = reach & field.standing(party)
    found = options_to(field.grid)(room ^ room & friends)
    joined = reach & (friends ^ bit)
    if joined:
        for hex_ in field.grid.listed(joined):
            if not field.together(hex_, party + foe.pile(hex_)) and suits(march, form, hex_, ends):
                found.append(TO(hex_))
    stays = reach & bit and suits(march, form, march.hex, ends)
    if stays and not crowding(field, game, march.hex, units, party):
        found.append(TO(march.hex))
    return found


@cache
def options_to(grid: Grid) -> Callable[[Mask], list[Option]]:
    """Sets of hexes as options."""
    return grid.listing({hex_: TO(hex_) for hex_ in grid.hexes})


def suits(march: March, form: str, hex_: Hex, ends: Ends) -> bool:
    """6.7 the facing of friends in a hex; in its own hex a group must change something."""
    fixed = fixed_facing(march, hex_)
    if hex_ == march.hex and form == march.form and not march.spent:
        return fixed is None and ends.may_turn(march.bit)
    return fixed is None or form not in FACED or ends.may_face(march.field.grid.bit[hex_], fixed)


def fixed_facing(march: March, hex_: Hex) -> Direction | None:
    """6.7 The facing of friendly units already in a hex."""
    face, units = march.game.face, march.units
    for unit in units_at(march.game, hex_):
        if unit in face and unit not in units:
            return face[unit]
    return None


def ends_offered(_box: Box, _game: Battle, plan: Plan) -> Sequence[Option]:
    return destinations(plan.march, plan.form, plan.ends(plan.form), plan.only)


def bars_end(_box: Box, game: Battle, plan: Plan, hex_: Hex) -> Refusal | None:
    """5.1-5.18, 7, 8 What keeps a group from ending its move in a hex."""
    march, form = plan.march, plan.form
    field, bit, ends = march.field, march.field.grid.bit[hex_], plan.ends(form)
    if not bit & ends.anywhere:
        return out_of_reach(plan, hex_)
    if not bit & plan.only:
        return Refusal.because("to-no-way-back", "13.6", hex=hex_)
    barred = bars_standing(field, game, hex_, march.units, form)
    if barred:
        return barred
    return None if suits(march, form, hex_, ends) else Refusal.because("to-facing", "6.7", hex=hex_)


def out_of_reach(plan: Plan, hex_: Hex) -> Refusal:
    """5.1, 5.4, 5.16, 4.7, 4.15, 17.6, 17.8 Why a hex cannot be reached."""
    march, game = plan.march, plan.march.game
    field, foe = march.field, march.foe
    bit, unit = field.grid.bit[hex_], march.units[0]
    if bit & foe.held:
        return Refusal.because("to-enemy", "5.16", hex=hex_)
    if not any(hex_ in field.ground.steps[march.column][near] for near in field.grid.neighbours[hex_]):
        return Refusal.because("to-prohibited", "5.4", hex=hex_, arm=march.arm)
    if bit & foe.zones and march.kept_out():
        if any(game.order.get(each) == MANOEUVRE for each in march.units):
            return Refusal.because("to-zone-manoeuvre", "4.15", hex=hex_)
        return Refusal.because("to-zone-command", "4.7", hex=hex_)
    if not bit & march.open():
        rule = "17.6" if field.division[unit] in game.held_back else "17.8"
        return Refusal.because("to-closed", rule, hex=hex_)
    return Refusal.because("to-too-far", "5.1", hex=hex_, points=march.budget(plan.form))


def cost_of_end(_box: Box, _game: Battle, plan: Plan, hex_: Hex) -> Say:
    """5.18 The MP of the cheapest way; 6.3 whoever stays turns."""
    march, form = plan.march, plan.form
    if hex_ == march.hex and form == march.form and not march.spent:
        return paid(1, march.budget(form))
    return _paid(plan, march.least(form, hex_, fixed_facing(march, hex_)))


def cost_of_facing(_box: Box, _game: Battle, plan: Plan, hex_: Hex, face: str) -> Say:
    """6.3, 6.8 The MP of the whole move if it ends with this facing."""
    return _paid(plan, plan.march.least(plan.form, hex_, DIRECTIONS[face]))


def _paid(plan: Plan, points: int | None) -> Say:
    return paid(points, plan.march.budget(plan.form), plan.march.road_bonus())


# ---------------------------------------------------------------- in which formation


def other_forms(_box: Box, _game: Battle, plan: Plan) -> Sequence[Option]:
    """6.1 The formations of the arm but its own; once it has chosen one it keeps to it."""
    march = plan.march
    if plan.form != march.form:
        return ()
    return [FORM(form) for form in march.field.forms[march.units[0]] if form != march.form]


def bars_change(_box: Box, game: Battle, plan: Plan, form: str) -> Refusal | None:
    """2.6, 6.1, 6.9 What keeps a group from another formation."""
    march = plan.march
    field, units = march.field, march.units
    if can_change(march, form, plan.ends, plan.only):
        return None
    for unit in units:
        if form not in field.forms[unit]:
            return Refusal.because("form-never", "2.6", unit=unit)
    cost, points = field.change[march.arm, march.form, form], march.budget(form)
    if cost > points:
        return Refusal.because("form-too-dear", "6.1", cost=cost, points=points)
    return bars_standing(field, game, march.hex, units, form) or Refusal.because(
        "form-nowhere", "6.9", hex=march.hex
    )


def cost_of_change(_box: Box, _game: Battle, plan: Plan, form: str) -> Say:
    """6.1 The MP of a formation change."""
    march = plan.march
    points = march.field.change[march.arm, march.form, form]
    return Say("cost-form", {"points": points, "of": march.budget(form)}, "6.1")


def forms_offered(_box: Box, _game: Battle, plan: Plan) -> Sequence[Option]:
    march = plan.march
    if plan.form != march.form:
        return ()
    forms = march.field.forms[march.units[0]]
    return [FORM(form) for form in forms if can_change(march, form, plan.ends, plan.only)]


# ---------------------------------------------------------------- or not at all


def bars_staying(_box: Box, _game: Battle, plan: Plan) -> Refusal | None:
    """13.6 Whoever withdraws must go; 15.2 whoever has named an entry hex comes in."""
    if plan.only != EVERYWHERE:
        return Refusal.because("stay-withdrawing", "13.6", unit=plan.march.units[0])
    if plan.entering:
        return Refusal.because("stay-entering", "15.2", unit=plan.march.units[0])
    return None


TO: Action = Action(
    "to",
    "5.18",
    of=("target",),
    lights=at_place,
    among=lambda box, game, _plan: TO.each(every_hex(box, game)),
    bars=bars_end,
    fast=ends_offered,
    do=go,
    costs=cost_of_end,
)
FORM = Action(
    "form",
    "6.1",
    of=("target",),
    among=other_forms,
    bars=bars_change,
    fast=forms_offered,
    do=change,
    costs=cost_of_change,
)
TURN = Action("face", "6.3", of=("target",), lights=ahead, costs=cost_of_facing)
STAY = Action("stay", bars=bars_staying, do=stay)
DESTINATION = Menu("destination", TO, FORM, STAY)


# ---------------------------------------------------------------- it goes


async def choose_facing(table: Table[Battle, Box], plan: Plan, hex_: Hex) -> None:
    """6.3, 6.8 The final facing: one that can be paid."""
    march, form = plan.march, plan.form
    turns_only = hex_ == march.hex and form == march.form and not march.spent
    facings = plan.ends(form).facing(march.field.grid.bit[hex_])
    names = [NAMES[face] for face in facings if face != march.face or not turns_only]
    turn = TURN.given(plan, hex_)
    chosen = await table.pick(march.game.player, "facing", turn, names, units=" ".join(march.units), hex=hex_)
    for unit in march.units:
        march.game.face[unit] = DIRECTIONS[str(chosen)]


async def choose_leaders(
    table: Table[Battle, Box], units: Sequence[UnitId], able: Callable[[Sequence[LeaderId]], bool]
) -> tuple[LeaderId, ...]:
    """5.15 Leaders of the hex may go with the group, each with one only (5.21)."""
    game, field = table.game, field_of(table)
    staff = leaders_at(game, game.where[units[0]])
    if not staff:
        return ()
    free = [each for each in staff if field.side[each] == game.player and each not in game.moved]
    taken: list[LeaderId] = []
    for leader in free:
        if not able((*taken, leader)):
            continue
        if await table.pick(game.player, "take-along", TAKE, (leader,), GO, leader=leader):
            taken.append(leader)
    return tuple(taken)


def go_to(march: March, hex_: Hex, form: str, face: Direction) -> None:
    """The group stands where it wants to, though it may not have turned yet."""
    game = march.game
    stays = hex_ == march.hex and not march.spent
    for unit in march.units:
        set_form(game, unit, form, face)
        place(game, unit, hex_)
        game.moved.add(unit)
    if stays:
        order_stack(game, hex_)
    for leader in march.leaders:
        if not stays:
            place_leader(game, leader, hex_)
            game.moved.add(leader)


def arrive(table: Table[Battle, Box], march: March, hex_: Hex) -> None:
    """5.16, 15.5 What a group meets at the end of its move."""
    if march.foe.leaders & march.field.grid.bit[hex_]:
        displace(table, hex_, other(table.game))
    take(table, hex_)


__all__ = ["Plan", "can_go", "destinations", "move_party", "options_to", "suits"]
