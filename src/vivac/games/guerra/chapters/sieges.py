"""6.2 to 6.6 Sieges: declared, dug, assaulted and starved out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import CityId, Place
from vivac.games.guerra.box.unpacking import COCHRANE, LEGION, PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import repression, take_stock
from vivac.games.guerra.chapters.choices import STAY, TARGET, nothing
from vivac.games.guerra.chapters.forces import (
    ENEMIES,
    OTHER,
    PLAYER,
    best,
    factor_of,
    fighting,
    garrison,
    go,
    lift,
    ships,
    units_in_area,
)
from vivac.games.guerra.chapters.intelligence import hide_again, show
from vivac.games.guerra.chapters.leaders import boves_fights
from vivac.games.guerra.chapters.losses import bereaved, take_losses
from vivac.games.guerra.chapters.movement import BLOCKADING, is_blockading
from vivac.games.guerra.chapters.paying import IN_AND_OUT, TURNED_ENOUGH, friction, ops_for, pay
from vivac.games.guerra.chapters.tactics import column, halve, harassed
from vivac.games.guerra.game import War
from vivac.table import D6, Action, Menu, Option, Refusal, Table, Test, at_place


def bars_siege(box: Box, war: War, city: CityId) -> Refusal | None:
    """6.4-2 What keeps the active force from besieging a city."""
    if is_blockading(war):
        return BLOCKADING
    side, here = box.side[war.active[0]], war.where[war.active[0]]
    if box.ground[city] != here:
        return Refusal.because("siege-from-afar", "6.4-2")
    if side == LEGION:
        return Refusal.because("legion-besieges-nobody", "10.6-4")
    if not fighting(box, war, war.active):
        return Refusal.because("cannot-besiege", "6.4-2")
    if not any(box.side[unit] in ENEMIES[side] for unit in garrison(box, war, city)):
        return Refusal.because("nobody-to-besiege", "6.2-4", city=city)
    if not idle_at(war, city):
        return Refusal.because("besieging-already", "6.4-2", city=city)
    return TURNED_ENOUGH if war.turned >= IN_AND_OUT else None


def bars_siege_work(box: Box, war: War, what: str) -> Refusal | None:
    """6.2-2, 6.4-1, 6.6-1 What keeps the active force from digging, storming or starving out."""
    if what != "assault" and is_blockading(war):
        return BLOCKADING
    city = siege_of(box, war)
    if city is None:
        return Refusal.because("no-siege", "6.4-2")
    if not fighting(box, war, war.active):
        return Refusal.because("cannot-besiege", "6.4-2")
    if what == "blockade" and city not in box.fortresses:
        return Refusal.because("only-fortresses", "6.6-5", city=city)
    if what == "works" and has_works(box, war, city):
        return Refusal.because("works-already", "6.4-3", city=city)
    if war.ops < box.op[what]:
        return Refusal.because("not-enough-ops", "3.3-7", needed=box.op[what], left=war.ops)
    return None


def siege_operations(box: Box, war: War) -> list[Option]:
    """What the active force may do to the cities of its area."""
    unit = war.active[0]
    here = war.where[unit]
    if not box.is_area(here) or not box.cities[here]:
        return []
    city = siege_of(box, war)
    found = []
    if war.turned < IN_AND_OUT:
        found += [
            BESIEGE(other)
            for other in box.cities[here]
            if war.stack.get(other) and bars_siege(box, war, other) is None
        ]
    if city is None or not fighting(box, war, war.active):
        return found
    op = box.op
    if war.ops >= op["works"] and not has_works(box, war, city):
        found.append(WORKS())
    if war.ops >= op["assault"]:
        found.append(ASSAULT())
    if war.ops >= op["blockade"] and city in box.fortresses:  # 6.6-5
        found.append(BLOCKADE())
    return found


def idle_at(war: War, city: CityId) -> bool:
    """Whether somebody of the active force does not yet besiege a city."""
    return any(war.siege.get(unit) != city and unit not in war.guerrillas for unit in war.active)


def siege_of(box: Box, war: War) -> CityId | None:
    """The city the active force besieges."""
    return next((war.siege[unit] for unit in war.active if unit in war.siege), None)


def has_works(box: Box, war: War, city: CityId) -> bool:
    """6.4-3 A force that joins units with works is covered while they remain."""
    side = box.side[war.active[0]]
    return any(war.siege.get(unit) == city and box.side[unit] == side for unit in war.works)


def declare(table: Table[War, Box], city: CityId) -> None:
    """6.4-2 The force goes to the siege box; it besieges one city at a time."""
    war, box = table.game, table.box
    lift(box, war, [unit for unit in war.active if war.siege.get(unit) != city])
    for unit in war.active:
        if unit not in war.guerrillas:
            war.siege[unit] = city
    war.turned += 1
    table.tell("siege-declared", rule="6.4-2", side=box.side[war.active[0]], city=city)


def dig(table: Table[War, Box]) -> None:
    """6.4-1 Siege works: two columns for every assault."""
    war, box = table.game, table.box
    pay(war, box.op["works"])
    war.works.update(unit for unit in war.active if unit in war.siege)
    table.tell("siege-works", rule="6.4-1", city=siege_of(box, war) or "")


def blockade(table: Table[War, Box]) -> None:
    """6.6-1 From now on nothing but assaults; hunger decides at the end of the turn."""
    war, box = table.game, table.box
    pay(war, box.op["blockade"])
    war.blockade.update(unit for unit in war.active if unit in war.siege)
    table.tell("blockade-declared", rule="6.6-1", city=siege_of(box, war) or "")


def siege_factors(box: Box, war: War, units: Sequence[UnitId]) -> int:
    """6.3-1 Artillery is doubled."""
    twice = box.charts.siege.at("artillery")
    return sum(
        factor_of(box, war, unit) * (twice if box.arm[unit] == "artillery" else 1)
        for unit in units
        if unit in box.land_units and unit not in war.guerrillas
    )


def defence_of(box: Box, war: War, city: CityId) -> int:
    """6.2-3 The garrison and its walls; 6.3-6 guerrillas halve the men, never the walls."""
    inside = garrison(box, war, city)
    men = siege_factors(box, war, inside)
    if inside and harassed(box, war, box.side[inside[0]], box.ground[city]):
        men = halve(men)
    return men + box.defence[city]


def naval_support(box: Box, war: War, side: str, city: CityId) -> bool:
    """6.5-1 One's own ships in the sea area of a port, and no enemy ones; ships in ports do not count."""
    sea = box.city[city].sea
    return bool(sea) and ships(box, war, side, sea) and not ships(box, war, OTHER[side], sea)


async def assault(table: Table[War, Box]) -> None:
    """6.3 A siege assault by the active force."""
    war, box = table.game, table.box
    city = siege_of(box, war)
    assert city is not None
    chart = box.charts.siege
    pay(war, box.op["assault"])
    area = box.ground[city]
    besiegers = [unit for unit in war.active if war.siege.get(unit) == city]
    side = box.side[besiegers[0]]
    inside = [unit for unit in war.stack[city] if unit in box.ashore]
    enemy = box.side[next(unit for unit in inside if unit in box.land_units)]
    patriots = units_in_area(box, war, PATRIOT, area)
    show(table, (*besiegers, *inside))
    attack = siege_factors(box, war, besiegers)
    if harassed(box, war, side, area):
        attack = halve(attack)
    defence = defence_of(box, war, city)
    shift = chart.at("works_columns") * has_works(box, war, city)  # 6.3-4
    shift += chart.at("naval_support_columns") * naval_support(box, war, side, city)
    odds = column(box.charts.siege_odds.cells, attack, defence, shift)
    terms = {  # 6.3-3, 6.3-6
        "besieger-leader": best(box, besiegers, "tactical"),
        "garrison-leader": -best(box, inside, "tactical"),
        "friction": friction(box, war),
    }
    test = Test(
        "6.3-5",
        "siege_results",
        (odds,),
        die=terms,
        by=tuple(besiegers),
        against=tuple(inside),
        at=city,
    )
    die = await table.roll(D6, "assault", lambda: replace(test, sums=(attack, defence)))
    result = box.charts.siege_results.at(test.total(die), odds)
    table.tell(
        "assault-result", rule="6.3-5", city=city, result=result, odds=odds, attack=attack, defence=defence
    )
    effect = box.charts.siege_effects.at(result)
    await take_losses(table, PLAYER[side], besiegers, effect.besieger, "6.3-5")
    lost = len(inside) * 2 if effect.surrender else effect.garrison
    await take_losses(table, PLAYER[enemy], inside, lost, "6.3-5")
    await bereaved(table, besiegers)
    await boves_fights(table, besiegers)
    await boves_fights(table, inside)
    hide_again(war)
    if not garrison(box, war, city):
        await fallen(table, city, side, besiegers)
        await bereaved(table, inside)
        await repression(table, area, patriots, by=(side,))
    await take_stock(table, area)


async def fallen(table: Table[War, Box], city: CityId, side: str, besiegers: Sequence[UnitId]) -> None:
    """6.3-5 The place falls, the siege is over, and the besieger may occupy it at once."""
    war, box = table.game, table.box
    table.tell("city-falls", rule="6.3-5", city=city, side=side)
    left = [unit for unit in besiegers if war.where[unit] not in box.off_board]
    if fighting(box, war, left) and (await table.choose(PLAYER[side], OCCUPATION, city=city) == OCCUPY()):
        for unit in left:
            go(box, war, unit, city)


# ---------------------------------------------------------------- hunger


async def blockades(table: Table[War, Box]) -> None:
    """6.6, 3.1 At the end of the turn hunger decides: Patriot blockades first."""
    war, box = table.game, table.box
    for side in (PATRIOT, ROYALIST):
        cities = {war.siege[unit] for unit in war.blockade if unit in war.siege and box.side[unit] == side}
        for city in sorted(cities):
            if starves(box, war, side, city):
                await surrender_check(table, side, city)
    war.blockade.clear()  # 6.6-7 paid for anew each turn


def starves(box: Box, war: War, side: str, city: CityId) -> bool:
    """6.6-1 No ship off the port, and nobody of the garrison's side in the area outside the fortress."""
    enemy = OTHER[side]
    area = box.ground[city]
    sea = box.city[city].sea
    if not garrison(box, war, city) or (sea and ships(box, war, enemy, sea)):
        return False
    return all(war.where[unit] == city for unit in units_in_area(box, war, enemy, area))


async def surrender_check(table: Table[War, Box], side: str, city: CityId) -> None:
    """6.6-2 Surrender on 1-4; Cochrane off the port helps (8.3)."""
    war, box = table.game, table.box
    area = box.ground[city]
    sea = box.city[city].sea
    near = side == PATRIOT and bool(sea) and with_cochrane(box, war, sea)
    test = Test(
        "6.6-2",
        die={"cochrane": -near},
        needs=box.charts.siege.at("surrender_up_to"),
        at_most=True,
        at=city,
    )
    surrenders = test.passes(await table.roll(D6, "blockade", lambda: test))
    table.tell("starved-out" if surrenders else "holds-out", rule="6.6-2", city=city)
    if not surrenders:
        return
    patriots = units_in_area(box, war, PATRIOT, area)
    inside = [unit for unit in war.stack[city] if unit in box.ashore]
    besiegers = [unit for unit in war.blockade if war.siege.get(unit) == city]
    await take_losses(table, PLAYER[OTHER[side]], inside, 2 * len(inside), "6.6-3")
    await fallen(table, city, side, sorted(besiegers))
    await bereaved(table, inside)
    await repression(table, area, patriots, by=(side,))
    await take_stock(table, area)


def with_cochrane(box: Box, war: War, place: Place) -> bool:
    """8.3-5 He is there, with at least one Patriot ship."""
    return war.where[COCHRANE] == place and ships(box, war, PATRIOT, place)


# ---------------------------------------------------------------- the acts of a siege

BESIEGE: Action = Action(
    "besiege",
    "6.4-2",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: BESIEGE.each(box.city),
    bars=bars_siege,
    do=declare,
)
WORKS = Action(
    "works", "6.4-1", bars=lambda box, war: bars_siege_work(box, war, "works"), do=dig, costs=ops_for("works")
)
ASSAULT = Action(
    "assault",
    "6.3-1",
    bars=lambda box, war: bars_siege_work(box, war, "assault"),
    do=assault,
    costs=ops_for("assault", strains=True),
)
BLOCKADE = Action(
    "blockade",
    "6.6-1",
    bars=lambda box, war: bars_siege_work(box, war, "blockade"),
    do=blockade,
    costs=ops_for("blockade"),
)
OCCUPY = Action("occupy", "6.3-5", do=nothing)
OCCUPATION = Menu("occupy", OCCUPY, STAY)
