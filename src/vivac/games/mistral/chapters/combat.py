"""IC 8.4 Combat: columns, dice, strikes and damage."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, D10, OTHER, Box, ElementId
from vivac.games.mistral.chapters.damage import LEVELS, TAKES, random_ship, sink, suffer, worst
from vivac.games.mistral.chapters.formations import squadrons, top
from vivac.games.mistral.chapters.leaders import casualty, leader_checks
from vivac.games.mistral.chapters.line import Fleet, Station
from vivac.games.mistral.chapters.ships import aboard
from vivac.games.mistral.game import NAMED_SHIPS, War
from vivac.table import Table, Test, Weight

BASE = 4  # IC 8.41 column E


async def fight_combat(
    table: Table[War, Box],
    fleets: dict[str, Fleet],
    stations: dict[str, Station],
    context: dict[str, dict[str, int]],
) -> None:
    """IC 8.41 Both columns are fixed before the first die; results are simultaneous."""
    war, box = table.game, table.box
    columns = {}
    shifts = {}
    for side in (BRITISH, BOURBON):
        shifts[side] = {**column_shifts(box, war, stations[side], stations[OTHER[side]]), **context[side]}
        place = min(max(BASE + sum(shifts[side].values()), 0), len(box.columns) - 1)
        columns[side] = box.columns[place]
    dealt = {}
    for side in (BRITISH, BOURBON):  # IC 1.9
        foe = stations[OTHER[side]]
        die = await combat_die(table, stations[side], foe, columns[side], shifts[side])
        inflicted, strikes = box.salvo[columns[side]][die]
        dp = max(0, inflicted - shield(box, foe))
        table.tell("combat", rule="IC 8.41", side=side, column=columns[side], dp=dp)
        if dp < inflicted:
            table.tell("shielded", rule="2.227", side=OTHER[side], dp=inflicted - dp)
        dealt[OTHER[side]] = dp
        if strikes:
            await strike_check(table, fleets, stations, OTHER[side])
        if die == 0:  # IC 8.51
            await leader_checks(table, foe, side)
    for side in (BRITISH, BOURBON):
        fleets[side].suffered += dealt[side]
        fleets[OTHER[side]].inflicted += dealt[side]
        await share_damage(table, fleets, stations, side, dealt[side])


async def combat_die(
    table: Table[War, Box], own: Station, foe: Station, column: str, shifts: dict[str, int]
) -> int:
    return await table.roll(
        D10,
        "combat",
        lambda: Test(
            rule="IC 8.41",
            chart="battle",
            keys=(column,),
            target=shifts,
            by=tuple(own.elements),
            against=tuple(foe.elements),
            strength=in_ships(table.game, own),
            resistance=in_ships(table.game, foe),
        ),
    )


def in_ships(war: War, station: Station) -> tuple[Weight, ...]:
    """IC 8.42 What each Squadron and Flagship brings: its Ships."""
    return tuple(Weight(each, war.ships[each], war.ships[each]) for each in station.elements)


def column_shifts(box: Box, war: War, own: Station, foe: Station) -> dict[str, int]:
    """IC 8.41 to IC 8.43 Ships, Flagship, (D), damage, disorder, escorts, mixed Commands, Admiral."""
    chart, most = box.charts.shifts.cells, box.limit["ship_lead"]
    lead = sum(war.ships[each] for each in own.elements) - sum(war.ships[each] for each in foe.elements)
    found = {"ships": min(max(lead, -most), most)}
    printed = [printed_shift(box, war, each) for each in own.flagships]
    printed += [printed_shift(box, war, each) for each in own.squadrons if box.elements[each].flagship]
    if printed:
        found["flagship"] = max(printed)
    fifties = [box.elements[each].front for each in own.squadrons if box.elements[each].subclass == "sol_d"]
    if fifties:
        found["sol_d"] = min(fifties)
    damage = worst(box, war, own.elements)
    if damage:
        found[LEVELS[damage]] = chart[LEVELS[damage]]
    flags = {top(box, war, war.where[each]) for each in own.elements}
    if flags & war.disorganised:
        found["disorganised"] = chart["disorganised"]
    if any(flag in box.convoys for flag in flags):  # IC 8.71
        found["escorting"] = chart["escorting"]
    if any(mixed(box, war, flag) for flag in flags):
        found["mixed"] = chart["mixed"]
    if own.admirals:
        found["admiral"] = max(box.admirals[each].rating for each in own.admirals)
    return {name: value for name, value in found.items() if value}


def printed_shift(box: Box, war: War, flagship: ElementId) -> int:
    """2.224 The reverse side, at two thirds, shows less or nothing."""
    what = box.elements[flagship]
    return what.back if war.dp[flagship] >= what.two_thirds else what.front


def mixed(box: Box, war: War, formation: str) -> bool:
    """IC 8.25 At least 2 Squadrons of each Command, Subordinates included and Flagships not counted."""
    if box.formations[formation].side != BOURBON:
        return False
    commands = [box.elements[each].command for each in squadrons(box, war, formation)]
    return min(commands.count("S"), commands.count("F")) >= 2


def shield(box: Box, station: Station) -> int:
    """2.227, IC 8.44 A Spanish Flagship takes 1 off in all, however many there are."""
    return max((box.elements[each].shield for each in station.elements), default=0)


async def strike_check(
    table: Table[War, Box], fleets: dict[str, Fleet], stations: dict[str, Station], side: str
) -> None:
    """IC 8.46 A Ship may be Sunk, every one of that side in the Combat as likely as the next."""
    war, box = table.game, table.box
    station = stations[side]
    target = box.charts.strike.at(LEVELS[worst(box, war, station.elements)])
    die = await table.roll(
        D10,
        "strike",
        lambda: Test(rule="IC 8.46", needs=target, at_most=True, against=tuple(station.elements)),
    )
    if die > target:
        table.tell("strike-stands", rule="IC 8.46", side=side, target=target)
        return
    element, nth = await random_ship(table, station.elements)
    name = ""
    if war.on(NAMED_SHIPS) and not box.elements[element].flagship:  # 2.242
        name = aboard(war, element)[nth]
    fleets[OTHER[side]].sunk += 1
    if sink(table, element, name, OTHER[side]):
        await drop_out(table, station, element, OTHER[side])


async def drop_out(table: Table[War, Box], station: Station, element: ElementId, by: str) -> None:
    """2.225, IC 8.52 Every Leader in the Combat of a Flagship that is lost is a casualty."""
    flagship = table.box.elements[element].flagship
    if element in station.squadrons:
        station.squadrons.remove(element)
    else:
        station.flagships.remove(element)
    if flagship:
        for admiral in list(station.admirals):
            station.admirals.remove(admiral)
            await casualty(table, admiral, by)


async def share_damage(
    table: Table[War, Box], fleets: dict[str, Fleet], stations: dict[str, Station], side: str, dp: int
) -> None:
    """IC 8.45 As evenly as possible among those that are left; the owner says who takes odd points."""
    war, box = table.game, table.box
    station = stations[side]
    left = sorted(station.elements, key=box.rank.__getitem__)
    if not left or not dp:
        return
    each, odd = divmod(dp, len(left))
    extra: list[ElementId] = []
    while odd:
        able = [element for element in left if element not in extra]
        extra.append(await table.pick(side, "split_damage", TAKES, able, points=odd))
        odd -= 1
    for element in left:
        before = war.ships[element]
        gone = await suffer(table, element, each + (element in extra), OTHER[side])
        fleets[OTHER[side]].sunk += before - war.ships[element]
        if gone:
            await drop_out(table, station, element, OTHER[side])
