"""IC 8 Battle: gauge and action, rounds, Convoys, breaking off."""

from __future__ import annotations

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, D10, OTHER, Box, FormationId
from vivac.games.mistral.chapters.aftermath import aftermath, back_to_docks, may_return_to_docks
from vivac.games.mistral.chapters.combat import fight_combat
from vivac.games.mistral.chapters.convoys import harm_convoy
from vivac.games.mistral.chapters.formations import admirals, flagships, seniority, top
from vivac.games.mistral.chapters.line import Fleet, available, fleet, form_combats, form_line, idle
from vivac.games.mistral.chapters.pointing import THING, at_thing, either
from vivac.games.mistral.game import War
from vivac.table import Action, Say, Table, Test
from vivac.table.actions import Costs
from vivac.table.scene import Param


def rounds_of(action: str) -> Costs:
    """IC 8.31 How long the action lasts at most, and how hot it is."""

    def costs(box: Box, _war: War) -> Say:
        shift = f"{box.charts.shifts.at(action):+}"
        return Say("cost-rounds", {"rounds": box.charts.rounds.at(action), "shift": shift}, "IC 8.31")

    return costs


CLOSE = Action("close", "IC 8.31", danger=True, costs=rounds_of("close"))
LINE = Action("line_ahead", "IC 8.31", costs=rounds_of("line"))
DISTANT = Action("distant", "IC 8.31", costs=rounds_of("distant"))
NAMES = {CLOSE: "close", LINE: "line", DISTANT: "distant"}
FIGHT_ON = Action("fight_on", "IC 8.61")
BREAK_OFF = Action("break_off", "IC 8.61")
PREY = Action("prey", "IC 8.71", of=THING, lights=at_thing)


async def fight(
    table: Table[War, Box], space: SpaceId, attackers: list[FormationId], targets: list[FormationId]
) -> None:
    """IC 8.11 A Battle between the attackers and the targets that did not evade."""
    war, box = table.game, table.box
    side = box.formations[attackers[0]].side
    fleets = {side: fleet(box, side, war, attackers), OTHER[side]: fleet(box, OTHER[side], war, targets)}
    present = {each for own in fleets.values() for each in (*own.formations, *own.convoys)}
    war.fought.update(present)
    war.engaged.update(present)
    table.reveal()
    table.tell(
        "battle-begins", rule="IC 8.11", space=space, attackers=" ".join(attackers), targets=" ".join(targets)
    )
    escorted = bool(available(box, war, fleets[OTHER[side]]))
    windward = await gauge(table, fleets, side) if escorted else side  # IC 8.73
    ships = matched(table, fleets, windward)
    chosen = await either(table, windward, "action", CLOSE, LINE, DISTANT, space=space, **ships)
    action = NAMES[chosen]
    table.tell("action", rule="IC 8.31", side=windward, action=action)
    record_meeting(box, war, fleets)
    met = sum(not box.elements[each].flagship for own in fleets.values() for each in available(box, war, own))
    await rounds(table, fleets, side, windward, action)
    await aftermath(table, space, fleets, side, met if escorted else 0, escorted=escorted)
    war.engaged.clear()


def matched(table: Table[War, Box], fleets: dict[str, Fleet], side: str) -> dict[str, Param]:
    """The Ships of both sides, for the questions of a Battle."""
    war, box = table.game, table.box
    ours, theirs = (
        sum(war.ships[each] for each in available(box, war, fleets[whose])) for whose in (side, OTHER[side])
    )
    return {"ours": ours, "theirs": theirs}


async def gauge(table: Table[War, Box], fleets: dict[str, Fleet], attacker: str) -> str:
    """IC 8.31 The lower die has the weather gauge; ties go to the attacker."""
    results = {}
    for side in (BRITISH, BOURBON):
        results[side] = await gauge_die(table, fleets[side])
        table.tell("gauge", rule="IC 8.31", side=side, result=results[side])
    if results[BRITISH] == results[BOURBON]:
        return attacker
    return min(results, key=results.__getitem__)


async def gauge_die(table: Table[War, Box], own: Fleet) -> int:
    modifiers = gauge_modifiers(table.box, table.game, own)
    die = await table.roll(
        D10, "weather-gauge", lambda: Test(rule="IC 8.31", die=modifiers, by=tuple(own.formations))
    )
    return die + sum(modifiers.values())


def gauge_modifiers(box: Box, war: War, own: Fleet) -> dict[str, int]:
    chart = box.charts.weather_gauge.cells
    found = {"admiral": -senior_rating(box, war, own)}
    if any(top(box, war, each) in war.disorganised for each in own.formations):
        found["disorganised"] = chart["disorganised"]
    if any(box.formations[each].kind == "grand_flotilla" for each in own.formations):
        found["grand_flotilla"] = chart["grand_flotilla"]
    return {name: value for name, value in found.items() if value}


def senior_rating(box: Box, war: War, own: Fleet) -> int:
    """The rating of the senior Admiral present, 0 without one."""
    present = sorted(
        each
        for formation in own.formations
        if formation in war.engaged
        for each in admirals(box, war, formation)
    )
    if not present:
        return 0
    return box.admirals[max(present, key=lambda each: seniority(box, war, each))].rating


def record_meeting(box: Box, war: War, fleets: dict[str, Fleet]) -> None:
    """IC 9.26 Which Contingents have met in Battle this Turn."""
    ours, theirs = (
        {box.elements[each].contingent for each in available(box, war, fleets[side])}
        for side in (BRITISH, BOURBON)
    )
    war.battles.update(f"{one}:{other}" for one in ours for other in theirs)


# ---------------------------------------------------------------- rounds


async def rounds(
    table: Table[War, Box], fleets: dict[str, Fleet], attacker: str, windward: str, action: str
) -> None:
    """IC 8.11 Per round: lines, Combats in line order, Convoy rolls, break-off."""
    war, box = table.game, table.box
    last = box.charts.rounds.at(action)
    leeward = OTHER[windward]
    for nth in range(1, last + 1):
        for side in (leeward, windward):  # IC 8.21
            await form_line(table, fleets[side])
        combats = await form_combats(table, fleets[leeward], fleets[windward])
        table.tell("round", rule="IC 8.11", round=nth)
        context = {side: round_shifts(box, action, gauge=nth == 1 and side == windward) for side in fleets}
        raiders = idle(fleets[attacker], combats)
        for stations in combats:
            await fight_combat(table, fleets, stations, context)
        await fall_upon_convoys(table, fleets, attacker, raiders)
        if nth == last or battle_over(box, war, fleets, attacker):
            return
        if nth == 1:
            await return_to_docks(table, fleets)
        if battle_over(box, war, fleets, attacker) or await broken_off(table, fleets, windward):
            return


def round_shifts(box: Box, action: str, *, gauge: bool) -> dict[str, int]:
    """Shifts that hold for every Combat of a round."""
    chart = box.charts.shifts.cells
    found = {action: chart[action]}
    if gauge:
        found["gauge"] = chart["gauge"]
    return {name: value for name, value in found.items() if value}


def battle_over(box: Box, war: War, fleets: dict[str, Fleet], attacker: str) -> bool:
    """Nobody is left to fight on one side, and no Convoy to fall upon."""
    if not available(box, war, fleets[attacker]):
        return True
    foe = fleets[OTHER[attacker]]
    prey = any(convoy in war.state and convoy not in war.scattered for convoy in foe.convoys)
    return not available(box, war, foe) and not prey


async def fall_upon_convoys(
    table: Table[War, Box], fleets: dict[str, Fleet], attacker: str, raiders: list[str]
) -> None:
    """IC 8.71 Attacking Squadrons with no opponent roll against an unscattered Convoy of their choice."""
    war, box = table.game, table.box
    for squadron in sorted(raiders, key=box.rank.__getitem__):
        if not war.ships[squadron]:
            continue
        prey = [c for c in fleets[OTHER[attacker]].convoys if c in war.state and c not in war.scattered]
        if not prey:
            return
        convoy = await table.pick(attacker, "prey", PREY, prey, squadron=squadron)
        await damage_convoy(table, convoy, attacker)


async def damage_convoy(table: Table[War, Box], convoy: FormationId, attacker: str) -> None:
    die = await table.roll(
        D10, "convoy-damage", lambda: Test(rule="IC 8.71", chart="convoy_damage", against=(convoy,))
    )
    harm_convoy(table, convoy, table.box.charts.convoy_damage.at(die), attacker)


async def return_to_docks(table: Table[War, Box], fleets: dict[str, Fleet]) -> None:
    """IC 7.63 After the first round: whoever came out of this Port in this Impulse may go back in."""
    for own in fleets.values():
        for formation in list(own.formations):
            if formation in table.game.engaged and may_return_to_docks(table.box, table.game, formation):
                await back_to_docks(table, formation)


async def broken_off(table: Table[War, Box], fleets: dict[str, Fleet], windward: str) -> bool:
    """IC 8.61 The windward side may end the Battle; if it does not, the leeward side may test to."""
    war, box = table.game, table.box
    ships = matched(table, fleets, windward)
    if await either(table, windward, "continue", FIGHT_ON, BREAK_OFF, **ships) is BREAK_OFF:
        table.tell("breaks-off", rule="IC 8.61", side=windward)
        return True
    leeward = OTHER[windward]
    if not available(box, war, fleets[leeward]):
        return False
    ships = matched(table, fleets, leeward)
    if await either(table, leeward, "continue", FIGHT_ON, BREAK_OFF, **ships) is FIGHT_ON:
        return False
    modifiers = break_off_modifiers(box, war, fleets, leeward)
    base = box.charts.break_off.at("target")
    die = await table.roll(
        D10,
        "break-off",
        lambda: Test(
            rule="IC 8.61",
            target=modifiers,
            needs=base,
            at_most=True,
            by=tuple(fleets[leeward].formations),
            against=tuple(fleets[windward].formations),
        ),
    )
    away = bool(die <= base + sum(modifiers.values()))
    table.tell("breaks-off" if away else "cannot-break-off", rule="IC 8.61", side=leeward)
    return away


def break_off_modifiers(box: Box, war: War, fleets: dict[str, Fleet], side: str) -> dict[str, int]:
    chart = box.charts.break_off.cells
    found = {
        "admiral": senior_rating(box, war, fleets[side]),
        "enemy_admiral": -senior_rating(box, war, fleets[OTHER[side]]),
    }
    if any(flagships(box, war, each) for each in fleets[side].formations if each in war.engaged):
        found["flagship"] = chart["flagship"]
    if war.winter:
        found["winter"] = chart["winter"]
    return {name: value for name, value in found.items() if value}
