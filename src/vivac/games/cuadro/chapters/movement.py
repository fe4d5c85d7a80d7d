"""5 Movement: one group after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vivac.games.cuadro.box.unpacking import RESERVE
from vivac.games.cuadro.chapters.answers import FACE, FORM, GO, STAY
from vivac.games.cuadro.chapters.arrivals import arriving, bars_entry, entries, entry_cost
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.leaders import displace
from vivac.games.cuadro.chapters.marching import Ends, March, ride_ends
from vivac.games.cuadro.chapters.objectives import take
from vivac.games.cuadro.chapters.roster import Roster, fellows
from vivac.games.cuadro.chapters.terrain import INFANTRY
from vivac.games.cuadro.chapters.troops import (
    FACED,
    counted,
    crowding,
    leaders_at,
    order_stack,
    place,
    place_leader,
    set_form,
    units_at,
)
from vivac.games.cuadro.game import Battle, Step, field_of, other
from vivac.ground.hexes import DIRECTIONS, EVERYWHERE, Direction, Hex, Mask
from vivac.table import Option, Table


async def move_units(table: Table[Battle]) -> None:
    """3.5b One group and its whole move at a time, or a unit put on top, until the player stops."""
    game, field = table.game, field_of(table)
    foe = Foe(field, game)
    roster = Roster(field, game, foe)
    while True:
        if not game.hand:
            await table.bookmark()
            answer = await table.ask(game.player, "move", roster.options)
            verb = answer[0]
            if verb == "stop":
                break
            thing = str(answer[1])
            if verb == "wheel":
                await wheel(table, thing)
                roster.look_at(thing)
                continue
            if verb == "top":
                put_on_top(table, thing)
                roster.look_at(game.where[thing])
                continue
            game.hand = (thing,)
            if verb == "group":
                game.hand = fellows(field, game, thing, str(answer[2]), str(answer[3]))
        await table.bookmark()  # whoever is in hand is all there is to know
        hand, start = game.hand, game.where[game.hand[0]]
        if start == RESERVE:
            await bring(table, hand[0], foe)
        elif hand[0] in field.leaders:
            await ride(table, hand[0], foe)
        else:
            await move_party(table, hand, foe)
        game.hand = ()
        roster.look_at(start)
        roster.look_at(game.where[hand[0]])
    game.done.clear()
    game.step = Step.MARKING


def put_on_top(table: Table[Battle], unit: str) -> None:
    """8.7 Each unit once in the owner's Movement Phase."""
    game = table.game
    hex_ = game.where[unit]
    game.topped.add(unit)
    game.stack[hex_] = (unit, *(each for each in game.stack[hex_] if each != unit))
    order_stack(game, hex_)
    table.tell("on-top", rule="8.7", unit=unit)


# ---------------------------------------------------------------- a group moves


async def move_party(
    table: Table[Battle],
    units: tuple[str, ...],
    foe: Foe,
    *,
    entry: tuple[Hex, int] | None = None,
    only: Mask = EVERYWHERE,
) -> None:
    """5.18 Destination, formation and facing of a group, with or without leaders; or it stays."""
    game, field = table.game, field_of(table)
    game.hand = units

    def able(leaders: Sequence[str]) -> bool:
        """13.6 Whoever must go leaves behind those with whom there is nowhere to go."""
        return only == EVERYWHERE or can_go(March(field, game, units, foe, leaders), only)

    leaders = () if entry else await choose_leaders(table, units, able)
    march = March(field, game, units, foe, leaders, entry)
    form = march.form
    known: dict[str, Ends] = {}

    def ends(form: str) -> Ends:
        if form not in known:
            known[form] = march.ends(form)
        return known[form]

    def options() -> list[Option]:
        found = destinations(march, form, ends(form), only)
        if form == march.form:
            found += [FORM[new] for new in field.forms[units[0]] if can_change(march, new, ends, only)]
        if only == EVERYWHERE and not entry:
            found.append(STAY)
        return found

    while True:
        answer = await table.ask(game.player, "destination", options, units=" ".join(units))
        if answer[0] != "form":
            break
        form = str(answer[1])
    if answer == STAY:
        game.done.update(units)
        game.hand = ()
        return
    hex_ = str(answer[1])
    fixed = fixed_facing(march, hex_)
    if form in FACED and fixed is None:
        ends(form)  # what can be paid is worked out before the group stands elsewhere
    go_to(march, hex_, form, march.face if fixed is None else fixed)
    arrive(table, march, hex_)
    if form in FACED and fixed is None:
        await choose_facing(table, march, form, hex_, ends)
    game.hand = ()
    face = _named(game.face.get(units[0]))
    table.tell("moved", rule="5.18", units=" ".join(units), hex=hex_, form=form, face=face)


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
    found = field.list_to(room ^ room & friends)
    joined = reach & (friends ^ bit)
    if joined:
        for hex_ in field.grid.listed(joined):
            if not field.together(hex_, party + foe.pile(hex_)) and suits(march, form, hex_, ends):
                found.append(field.to[hex_])
    stays = reach & bit and suits(march, form, march.hex, ends)
    if stays and not crowding(field, game, march.hex, units, party):
        found.append(field.to[march.hex])
    return found


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


async def choose_facing(
    table: Table[Battle], march: March, form: str, hex_: Hex, ends: Callable[[str], Ends]
) -> None:
    """6.3, 6.8 The final facing: one that can be paid."""
    turns_only = hex_ == march.hex and form == march.form and not march.spent

    def options() -> list[Option]:
        facings = ends(form).facing(march.field.grid.bit[hex_])
        return [FACE[face] for face in facings if face != march.face or not turns_only]

    answer = await table.ask(march.game.player, "facing", options, units=" ".join(march.units), hex=hex_)
    for unit in march.units:
        march.game.face[unit] = DIRECTIONS[str(answer[1])]


async def choose_leaders(
    table: Table[Battle], units: Sequence[str], able: Callable[[Sequence[str]], bool]
) -> tuple[str, ...]:
    """5.15 Leaders of the hex may go with the group, each with one only (5.21)."""
    game, field = table.game, field_of(table)
    staff = leaders_at(game, game.where[units[0]])
    if not staff:
        return ()
    free = [each for each in staff if field.side[each] == game.player and each not in game.moved]
    taken: list[str] = []
    for leader in free:
        if not able((*taken, leader)):
            continue
        option = field.do["take"][leader]
        if await table.ask(game.player, "take-along", (option, GO), leader=leader) == option:
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


def arrive(table: Table[Battle], march: March, hex_: Hex) -> None:
    """5.16, 15.5 What a group meets at the end of its move."""
    if march.foe.leaders & march.field.grid.bit[hex_]:
        displace(table, hex_, other(table.game))
    take(table, hex_)


def _named(face: Direction | None) -> str:
    return "none" if face is None else str(FACE[face][1])


async def wheel(table: Table[Battle], hex_: Hex) -> None:
    """6.7 All units of a hex that have a facing turn together, each paying 1 MP."""
    game = table.game
    faced = [unit for unit in units_at(game, hex_) if unit in game.face]
    now = game.face[faced[0]]
    options = tuple(option for face, option in enumerate(FACE) if face != now)
    answer = await table.ask(game.player, "facing", options, units=" ".join(faced), hex=hex_)
    for unit in faced:
        game.face[unit] = DIRECTIONS[str(answer[1])]
        game.moved.add(unit)
    table.tell("wheeled", rule="6.7", units=" ".join(faced), face=str(answer[1]))


# ---------------------------------------------------------------- leaders and arrivals


async def ride(table: Table[Battle], leader: str, foe: Foe) -> None:
    """5.21 A leader alone: his destination, or he stays."""
    game, field = table.game, field_of(table)

    def options() -> list[Option]:
        ends = ride_ends(field, leader, game.where[leader], foe)
        return [*field.list_to(ends), STAY]

    game.hand = (leader,)
    answer = await table.ask(game.player, "ride-to", options, leader=leader)
    game.hand = ()
    if answer == STAY:
        game.done.add(leader)
        return
    game.moved.add(leader)
    place_leader(game, leader, str(answer[1]))
    table.tell("rode", rule="5.21", leader=leader, hex=str(answer[1]))


async def bring(table: Table[Battle], counter: str, foe: Foe) -> None:
    """15.2 One decision names the entry hex and the end of the move."""
    game, field = table.game, field_of(table)
    open_ = [h for h in entries(field, game, counter) if not bars_entry(field, game, counter, h, foe)]
    answer = await table.ask(
        game.player, "entry", tuple(field.enter[hex_] for hex_ in open_), counter=counter
    )
    hex_ = str(answer[1])
    cost = entry_cost(field, field.arm.get(counter, INFANTRY), hex_)
    if counter in field.units:
        await move_party(table, (counter,), foe, entry=(hex_, cost))
    else:
        ends = ride_ends(field, counter, hex_, foe, cost)
        answer = await table.ask(game.player, "ride-to", field.list_to(ends), leader=counter)
        game.moved.add(counter)
        place_leader(game, counter, str(answer[1]))
        table.tell("rode", rule="15.2", leader=counter, hex=str(answer[1]))
    if all(game.where[each] != RESERVE for each in arriving(field, game)):
        game.coming = {
            number
            for number in game.coming
            if any(game.where[c] == RESERVE for c in field.scenario.reinforcement[number].counters)
        }
