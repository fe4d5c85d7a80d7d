"""5.1 Forming forces, and the army markers that stand for them."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import CityId, Place
from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import (
    ALL,
    CLOSE,
    DONE,
    PICK,
    PICK_ALL_OR_CLOSE,
    PICK_OR_ALL,
    STAY,
    TARGET,
    by_verb,
)
from vivac.games.guerra.chapters.control import besieged, is_open_to
from vivac.games.guerra.chapters.forces import PLAYER, go, loosen, new_force
from vivac.games.guerra.game import War
from vivac.table import Action, Lit, Menu, Option, Refusal, Table, at_place

AFLOAT, WORKS = "afloat", "works"  # the waters of a position, and the works box of a siege


def posts(box: Box, war: War) -> list[Option]:
    """5.1-1 Positions with something to form."""
    side, side_of, afloat = war.side, box.side, box.afloat
    found: list[Option] = []
    for place, units in war.stack.items():
        if place in box.off_board:
            continue
        mine = [unit for unit in units if side_of[unit] == side]
        if not mine:
            continue
        fleet = [unit for unit in mine if unit in afloat]
        if len(fleet) > 1:
            found.append(REGROUP(place, AFLOAT))
        if len(fleet) == len(mine):
            continue
        ashore = [unit for unit in mine if unit not in afloat] if fleet else mine
        if war.siege and place in box.area:
            found += siege_posts(box, war, place, ashore)
            ashore = [unit for unit in ashore if unit not in war.siege]
        if worth_forming(box, ashore):
            found.append(REGROUP(place))
    return found


def siege_posts(box: Box, war: War, place: Place, units: list[UnitId]) -> list[Option]:
    """The siege and works boxes of an area."""
    found: dict[Option, list[UnitId]] = {}
    for unit in units:
        if unit in war.siege:
            found.setdefault(siege_post(war, place, unit), []).append(unit)
    return [post for post, inside in found.items() if worth_forming(box, inside)]


def siege_post(war: War, place: Place, unit: UnitId) -> Option:
    city = war.siege[unit]
    return REGROUP(place, city, WORKS) if unit in war.works else REGROUP(place, city)


def worth_forming(box: Box, units: list[UnitId]) -> bool:
    """Several to be grouped, or one unit that a marker could cover."""
    return len(units) > 1 or (len(units) == 1 and units[0] in box.land_units)


def units_at(box: Box, war: War, post: Option) -> list[UnitId]:
    """Who stands in a position."""
    place = box.places[post[1]]
    mine = [unit for unit in war.stack.get(place, ()) if box.side[unit] == war.side]
    if post[-1] == AFLOAT:
        return [unit for unit in mine if unit in box.afloat]
    ashore = [unit for unit in mine if unit not in box.afloat]
    if len(post) == 2:
        return [unit for unit in ashore if unit not in war.siege]
    return [unit for unit in ashore if unit in war.siege and siege_post(war, place, unit) == post]


def bars_forming(_box: Box, war: War, *post: str) -> Refusal | None:
    """5.1-1 The forces of each position are formed once in the step."""
    return None if REGROUP(*post) in war.posts else Refusal.because("formed-already", "5.1-1")


async def form(table: Table[War, Box]) -> bool:
    """5.1-1 The forces of one position are formed anew, each position once; false when the side is done."""
    war, box = table.game, table.box
    if not war.forming:
        war.forming, war.posts = True, posts(box, war)
    taken = await table.choose(war.side, FORM)
    if taken == DONE():
        war.forming, war.posts = False, []
        return False
    return True


async def regroup(table: Table[War, Box], *words: str) -> None:
    """5.1-1 The units of a position make up forces, one after the other."""
    war, box = table.game, table.box
    post = REGROUP(*words)
    war.posts.remove(post)
    units = units_at(box, war, post)
    dissolve(war, units)
    left = list(units)
    while left:
        force = await muster(table, left)
        new_force(box, war, force)
        await take_quarters(table, force)
        await cover(table, force)


def dissolve(war: War, units: list[UnitId]) -> None:
    """The old forces are no more, and their markers come off."""
    for label in {war.label.get(unit, 0) for unit in units}:
        war.army.pop(label, None)
    loosen(war, units)


async def muster(table: Table[War, Box], left: list[UnitId]) -> list[UnitId]:
    """One force after the other is put together from those who are left."""
    war, box = table.game, table.box
    force: list[UnitId] = []
    while left:
        fit = [unit for unit in left if matches(box, war, unit, force)]
        if not fit:
            break
        options, acts = [ALL(), *PICK.each(fit)], PICK_OR_ALL
        if force:
            options, acts = [*options, CLOSE()], PICK_ALL_OR_CLOSE
        answer = await table.ask(war.side, "muster", options, acts=acts)
        if answer == CLOSE():
            break
        if answer == ALL():
            kind = force or [unit for unit in fit if unit not in box.leaders][:1]
            fit = [unit for unit in left if matches(box, war, unit, kind)]
            force += fit
            for unit in fit:
                left.remove(unit)
            break
        picked = UnitId(str(answer[1]))
        force.append(picked)
        left.remove(picked)
    return force


def matches(box: Box, war: War, unit: UnitId, force: list[UnitId]) -> bool:
    """Guerrillas keep to guerrillas; leaders go with anybody."""
    if unit in box.leaders:
        return True
    land = next((other for other in force if other not in box.leaders), None)
    return land is None or (land in war.guerrillas) == (unit in war.guerrillas)


def quarters(box: Box, war: War, force: list[UnitId]) -> list[Option]:
    """5.0-3 Where else in its area a force may stand: its open cities or, from inside one, the field."""
    here = war.where[force[0]]
    area = box.ground.get(here)
    if area is None or besieged(war, here) or any(u in war.guerrillas or u in box.afloat for u in force):
        return []
    found = [
        MOVE_IN(city) for city in box.cities[area] if city != here and is_open_to(box, war, war.side, city)
    ]
    return found if here == area else [*found, MOVE_OUT()]


async def take_quarters(table: Table[War, Box], force: list[UnitId]) -> None:
    """5.0-3 Into a city, or out of it, for nothing."""
    war, box = table.game, table.box
    choices = quarters(box, war, force)
    if not choices:
        return
    here = war.where[force[0]]
    area = box.ground[here]
    acts = QUARTERS if here == area else QUARTERS_INSIDE
    answer = await table.ask(war.side, "quarters", [STAY(), *choices], acts=acts, place=here)
    if answer == STAY():
        return
    place = area if answer == MOVE_OUT() else CityId(str(answer[1]))
    for unit in force:
        go(box, war, unit, place)
    left = answer == MOVE_OUT()
    table.tell("left-city" if left else "entered-city", rule="5.0-3", side=war.side, place=place)
    await take_stock(table, area)
    war.posts = [  # some of the area may be empty now
        post for post in war.posts if box.ground.get(box.places[post[1]]) != area or units_at(box, war, post)
    ]


async def cover(table: Table[War, Box], force: list[UnitId]) -> None:
    """5.1.1-1, 5.1.3-5 A force with a land unit in the field or a city may stand under an army marker."""
    war, box = table.game, table.box
    if war.where[force[0]] not in box.ground or any(unit in war.guerrillas for unit in force):
        return
    if not any(unit in box.land_units for unit in force):
        return
    free = [army for army in box.army_markers[war.side] if army not in war.army.values()]
    if free:
        army = await table.pick(PLAYER[war.side], "army", TAKE_MARKER, free, OPEN)
        if army is not None:
            war.army[war.label[force[0]]] = army
            table.tell("army-formed", rule="5.1.1-1", army=army, place=war.where[force[0]])


# ---------------------------------------------------------------- the acts of forming


def at_post(_box: Box, _war: War, _viewer: str | None, place: Place, *where: str) -> Lit:
    """A position: the field or a city, the waters, a siege box or a works box."""
    return Lit(place, params={"box": where[-1] if where else "field"})


REGROUP = Action(
    "regroup",
    "5.1-1",
    of=TARGET,
    lights=at_post,
    among=lambda box, war: [*dict.fromkeys((*war.posts, *posts(box, war)))],
    bars=bars_forming,
    do=regroup,
)
FORM = Menu("form", REGROUP, DONE, fast=lambda _box, war: [*war.posts, DONE()])
MOVE_IN = Action("enter", "5.0-3", of=TARGET, lights=at_place)
MOVE_OUT = Action("exit", "5.0-3")
QUARTERS, QUARTERS_INSIDE = by_verb(MOVE_IN, STAY), by_verb(MOVE_IN, MOVE_OUT, STAY)
TAKE_MARKER = Action("army", "5.1.1-1", of=TARGET)
OPEN = Action("open", "5.1.1-1")
