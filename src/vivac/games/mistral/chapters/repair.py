"""IC 11.3 Repair: normal, Victualled, Emergency."""

from __future__ import annotations

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, D10, OTHER, Box, ElementId
from vivac.games.mistral.chapters.allegiance import NEUTRAL, blockaded, friend_of
from vivac.games.mistral.chapters.formations import elements
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Menu, Option, Refusal, Say, Table, Test
from vivac.table.scene import Param


async def repair_step(table: Table[War, Box]) -> Step | None:
    """IC 11.31 Roll after roll, as its owner likes, until he has done."""
    war, box = table.game, table.box
    side = war.actor
    options = repair_options(box, war, side)
    if options and await table.choose(side, REPAIRS, options=[*options, DONE()]) != DONE():
        return Step.REPAIR
    if side == war.first:
        war.actor = OTHER[side]
    else:
        war.repairs.clear()
        war.actor = war.first
        return None
    return Step.REPAIR


def repair_options(box: Box, war: War, side: str) -> list[Option]:
    found = []
    for element, port in refitting(box, war, side):
        if not war.dp[element]:
            continue
        if box.spaces[port].repair:
            if bars_repair(box, war, element, port) is None:
                found.append(REPAIR(element))
        elif bars_emergency(box, war, element, port) is None:
            found.append(EMERGENCY(element))
    return found


def own_elements(box: Box, war: War) -> list[ElementId]:
    """Squadrons and Flagships of the player whose rolls these are."""
    return [element for element, what in box.elements.items() if what.side == war.actor]


def bars_docks(box: Box, war: War, element: ElementId, rule: str) -> Refusal | None:
    """IC 11.31 Whoever is repaired lies Refitting and is damaged."""
    if element not in dict(refitting(box, war, box.elements[element].side)):
        return Refusal.because("repair-not-in-docks", rule)
    if not war.dp[element]:
        return Refusal.because("repair-undamaged", rule, element=element)
    return None


def bars_normal(box: Box, war: War, element: ElementId) -> Refusal | None:
    barred = bars_docks(box, war, element, "IC 11.31")
    return barred or bars_repair(box, war, element, port_of(box, war, element))


def bars_patching(box: Box, war: War, element: ElementId) -> Refusal | None:
    """IC 11.33 Where there is a dockyard it does the work."""
    barred, port = bars_docks(box, war, element, "IC 11.33"), port_of(box, war, element)
    if not barred and box.spaces[port].repair:
        return Refusal.because("emergency-not-here", "IC 11.33", space=port)
    return barred or bars_emergency(box, war, element, port)


def refitting(box: Box, war: War, side: str) -> list[tuple[ElementId, SpaceId]]:
    """Squadrons and Flagships that lie Refitting, with their Port."""
    found = [
        (element, war.where[element])
        for element, what in box.elements.items()
        if what.side == side and war.where[element] in box.ports
    ]
    for formation, state in war.state.items():
        if state == State.REFITTING and box.formations[formation].side == side:
            found += [(element, war.where[formation]) for element in elements(box, war, formation)]
    return sorted(found)


# ---------------------------------------------------------------- normal


def bars_repair(box: Box, war: War, element: ElementId, port: SpaceId) -> Refusal | None:
    """IC 11.31, IC 11.32, IC 10.172, 2.33d What keeps a Squadron from a normal Repair roll."""
    where, what = box.spaces[port], box.elements[element]
    if not where.repair:
        return Refusal.because("repair-no-dockyard", "2.145", space=port)
    whose = friend_of(box, war, port)
    if whose != what.side:
        return Refusal.because("repair-not-friendly", "IC 11.31", space=port)
    if not war.dp[element]:
        return Refusal.because("repair-undamaged", "IC 11.31", element=element)
    if war.repairs.get(port, 0) >= where.repair:
        return Refusal.because("repair-dockyard-full", "IC 11.31", space=port)
    if where.quarterly and not war.quarterly and not war.victualled.get(port):
        return Refusal.because("repair-quarterly", "IC 11.32", space=port)
    if french_limit(box, war, element) and war.french_repairs <= 0:
        return Refusal.because("repair-french", "2.33d")
    return None


def french_limit(box: Box, war: War, element: ElementId) -> bool:
    """2.33d Before the declaration the French Command makes one normal roll a quarter."""
    return box.elements[element].command == "F" and not war.french_war


async def repair(table: Table[War, Box], element: ElementId) -> None:
    """IC 11.31 One roll; beside a Quarterly Turn a `q` Port spends an RP for it (IC 10.172)."""
    war, box = table.game, table.box
    port = port_of(box, war, element)
    where = box.spaces[port]
    war.repairs[port] = war.repairs.get(port, 0) + 1
    if where.quarterly and not war.quarterly:
        war.victualled[port] -= 1
    if french_limit(box, war, element):
        war.french_repairs -= 1
    modifiers = repair_modifiers(box, war, element, port)
    die = await table.roll(
        D10,
        "repair",
        lambda: Test(rule="IC 11.31", chart="repair", die=modifiers, by=(element,), at=port),
    )
    removed = min(war.dp[element], box.charts.repair.at(die + sum(modifiers.values())))
    war.dp[element] -= removed
    side = box.elements[element].side
    table.tell("repaired", rule="IC 11.31", to=side, element=element, dp=removed)


def repair_modifiers(box: Box, war: War, element: ElementId, port: SpaceId) -> dict[str, int]:
    chart, what = box.charts.repair_modifiers.cells, box.elements[element]
    found = {}
    if war.winter:
        found["winter"] = chart["winter"]
    if blockaded(war, port):  # IC 7.65
        found["blockaded"] = chart["blockaded"]
    if what.flagship:
        found["flagship"] = chart["flagship"]
    owner = box.contingents.get(box.owner[port])
    if what.side == BOURBON and owner is not None and owner.command != what.command:  # IC 11.34
        found["other_command"] = chart["other_command"]
    return found


def port_of(box: Box, war: War, element: ElementId) -> SpaceId:
    place = war.where[element]
    while place in box.formations:
        place = war.where[place]
    return place


# ---------------------------------------------------------------- Emergency


def bars_emergency(box: Box, war: War, element: ElementId, port: SpaceId) -> Refusal | None:
    """IC 11.33, 2.141, 1.303 Friendly and Neutral Minor Ports, Palma and Palermo; once a side."""
    what = box.elements[element]
    if port not in box.minor and port not in box.contents.map.anchorages:
        return Refusal.because("emergency-not-here", "IC 11.33", space=port)
    if friend_of(box, war, port) not in (what.side, NEUTRAL):
        return Refusal.because("repair-not-friendly", "IC 11.33", space=port)
    if war.no_emergency.get(port) == what.side:
        return Refusal.because("emergency-insurgents", "IC 9.25", space=port)
    if war.dp[element] < what.third:
        return Refusal.because("emergency-light-damage", "IC 11.33", element=element)
    if f"{port}:{what.side}" in war.repairs:
        return Refusal.because("emergency-once", "IC 11.33", space=port)
    return None


async def emergency_repair(table: Table[War, Box], element: ElementId) -> None:
    """IC 11.33 Success removes 1 DP, a natural 0 two, never below the one-third threshold minus 1."""
    war, box = table.game, table.box
    what = box.elements[element]
    port = port_of(box, war, element)
    war.repairs[f"{port}:{what.side}"] = 1
    modifiers = emergency_modifiers(box, war, port, what.side)
    base = box.charts.emergency.at("target")
    die = await table.roll(
        D10,
        "emergency",
        lambda: Test(rule="IC 11.33", target=modifiers, needs=base, at_most=True, by=(element,), at=port),
    )
    removed = 0
    if die <= base + sum(modifiers.values()):
        removed = min(2 if die == 0 else 1, war.dp[element] - (what.third - 1))
        war.dp[element] -= removed
    table.tell("emergency", rule="IC 11.33", to=what.side, element=element, dp=removed)


def emergency_modifiers(box: Box, war: War, port: SpaceId, side: str) -> dict[str, int]:
    chart = box.charts.emergency.cells
    whose = "friendly" if friend_of(box, war, port) == side else "neutral"
    found = {whose: chart[whose]}
    if port in box.coastal:
        found["coastal"] = chart["coastal"]
    if port in box.contents.map.anchorages:
        found["anchorage"] = chart["anchorage"]
    if war.winter:
        found["winter"] = chart["winter"]
    return found


def cost_of_repair(box: Box, war: War, element: ElementId) -> Say:
    """IC 11.31, IC 10.172 One of the rolls of the dockyard; beside a Quarterly Turn an RP too."""
    port = port_of(box, war, element)
    where = box.spaces[port]
    rolls: dict[str, Param] = {"nth": war.repairs.get(port, 0) + 1, "of": where.repair, "space": port}
    pays = where.quarterly and not war.quarterly
    return Say("cost-repair", {**rolls, "stored": "yes" if pays else "no"}, "IC 11.31")


def cost_of_patching(box: Box, war: War, element: ElementId) -> Say:
    """IC 11.33 Once a side."""
    return Say("cost-emergency", {"space": port_of(box, war, element)}, "IC 11.33")


def stored(box: Box, war: War, port: SpaceId) -> int:
    """2.415 RP stored at a Victualled Port."""
    return war.victualled.get(port, 0)


def space_for(box: Box, war: War, port: SpaceId) -> int:
    """2.148, IC 10.172 How many more RP a Port can store."""
    return box.spaces[port].victualled_max - stored(box, war, port)


REPAIR: Action = Action(
    "repair",
    "IC 11.31",
    of=THING,
    lights=at_thing,
    among=lambda box, war: REPAIR.each(own_elements(box, war)),
    bars=bars_normal,
    do=repair,
    costs=cost_of_repair,
)
EMERGENCY: Action = Action(
    "emergency",
    "IC 11.33",
    of=THING,
    lights=at_thing,
    among=lambda box, war: EMERGENCY.each(own_elements(box, war)),
    bars=bars_patching,
    do=emergency_repair,
    costs=cost_of_patching,
)
DONE = Action("done", "IC 4.32", do=lambda _table: None)
REPAIRS = Menu("repair", REPAIR, EMERGENCY, DONE)
