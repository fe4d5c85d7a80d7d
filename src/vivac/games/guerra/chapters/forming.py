"""5.1 Forming forces, and the army markers that stand for them."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.answers import ALL, CLOSE, DONE, EXIT, OPEN, STAY
from vivac.games.guerra.chapters.control import besieged, is_open_to
from vivac.games.guerra.chapters.forces import PLAYER, go, loosen, new_force
from vivac.games.guerra.game import War
from vivac.table import Option, Table

WORKS = "works"


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
            found.append(box.regroup_fleet[place])
        if len(fleet) == len(mine):
            continue
        ashore = [unit for unit in mine if unit not in afloat] if fleet else mine
        if war.siege and place in box.area:
            found += siege_posts(box, war, place, ashore)
            ashore = [unit for unit in ashore if unit not in war.siege]
        if worth_forming(box, ashore):
            found.append(box.regroup[place])
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
    return Option("regroup", place, city, WORKS) if unit in war.works else Option("regroup", place, city)


def worth_forming(box: Box, units: list[UnitId]) -> bool:
    """Several to be grouped, or one unit that a marker could cover."""
    return len(units) > 1 or (len(units) == 1 and units[0] in box.land_units)


def units_at(box: Box, war: War, post: Option) -> list[UnitId]:
    """Who stands in a position."""
    place = str(post[1])
    mine = [unit for unit in war.stack.get(place, ()) if box.side[unit] == war.side]
    if post == box.regroup_fleet[place]:
        return [unit for unit in mine if unit in box.afloat]
    ashore = [unit for unit in mine if unit not in box.afloat]
    if len(post) == 2:
        return [unit for unit in ashore if unit not in war.siege]
    return [unit for unit in ashore if unit in war.siege and siege_post(war, place, unit) == post]


async def form(table: Table[War]) -> bool:
    """5.1-1 The forces of one position are formed anew, each position once; false when the side is done."""
    war, box = table.game, table.box
    if not war.forming:
        war.forming, war.posts = True, posts(box, war)
    answer = await table.ask(war.side, "form", [*war.posts, DONE])
    if answer == DONE:
        war.forming, war.posts = False, []
        return False
    war.posts.remove(answer)
    units = units_at(box, war, answer)
    dissolve(war, units)
    left = list(units)
    while left:
        force = await muster(table, left)
        new_force(box, war, force)
        await take_quarters(table, force)
        await cover(table, force)
    return True


def dissolve(war: War, units: list[UnitId]) -> None:
    """The old forces are no more, and their markers come off."""
    for label in {war.label.get(unit, 0) for unit in units}:
        war.army.pop(label, None)
    loosen(war, units)


async def muster(table: Table[War], left: list[UnitId]) -> list[UnitId]:
    """One force after the other is put together from those who are left."""
    war, box = table.game, table.box
    force: list[UnitId] = []
    while left:
        fit = [unit for unit in left if matches(box, war, unit, force)]
        if not fit:
            break
        options = [ALL, *(box.pick[unit] for unit in fit)]
        answer = await table.ask(war.side, "muster", [*options, CLOSE] if force else options)
        if answer == CLOSE:
            break
        if answer == ALL:
            kind = force or [unit for unit in fit if unit not in box.leaders][:1]
            fit = [unit for unit in left if matches(box, war, unit, kind)]
            force += fit
            for unit in fit:
                left.remove(unit)
            break
        force.append(str(answer[1]))
        left.remove(str(answer[1]))
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
    found = [box.enter[city] for city in box.cities[area] if city != here]
    found = [option for option in found if is_open_to(box, war, war.side, str(option[1]))]
    return found if here == area else [*found, EXIT]


async def take_quarters(table: Table[War], force: list[UnitId]) -> None:
    """5.0-3 Into a city, or out of it, for nothing."""
    war, box = table.game, table.box
    choices = quarters(box, war, force)
    if not choices:
        return
    area = box.ground[war.where[force[0]]]
    answer = await table.ask(war.side, "quarters", [STAY, *choices], place=war.where[force[0]])
    if answer == STAY:
        return
    place = area if answer == EXIT else str(answer[1])
    for unit in force:
        go(box, war, unit, place)
    table.tell("left-city" if answer == EXIT else "entered-city", rule="5.0-3", side=war.side, place=place)
    await take_stock(table, area)
    war.posts = [  # some of the area may be empty now
        post for post in war.posts if box.ground.get(str(post[1])) != area or units_at(box, war, post)
    ]


async def cover(table: Table[War], force: list[UnitId]) -> None:
    """5.1.1-1, 5.1.3-5 A force with a land unit in the field or a city may stand under an army marker."""
    war, box = table.game, table.box
    if war.where[force[0]] not in box.ground or any(unit in war.guerrillas for unit in force):
        return
    if not any(unit in box.land_units for unit in force):
        return
    free = [army for army in box.army_markers[war.side] if army not in war.army.values()]
    if free:
        options = [OPEN, *(Option("army", army) for army in free)]
        answer = await table.ask(PLAYER[war.side], "army", options)
        if answer != OPEN:
            war.army[war.label[force[0]]] = str(answer[1])
            table.tell("army-formed", rule="5.1.1-1", army=str(answer[1]), place=war.where[force[0]])
