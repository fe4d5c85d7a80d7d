"""IC 6.5 The Task Step."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, D10, OTHER, AuxiliaryId, Box, FormationId
from vivac.games.mistral.chapters.aftermath import close_up
from vivac.games.mistral.chapters.auxiliaries import (
    attackable,
    base_of,
    can_be_placed,
    free_to_act,
    interceptable,
    may_bombard,
    needs_defiance,
    screenable,
    screeners,
)
from vivac.games.mistral.chapters.convoys import harm_convoy
from vivac.games.mistral.chapters.corsairs import knights_screen, note_raid, offer_knights, pirate_tasks
from vivac.games.mistral.chapters.damage import TAKES, random_item, suffer
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.escorting import convoy_of
from vivac.games.mistral.chapters.formations import auxiliaries, docked, in_order, squadrons, top
from vivac.games.mistral.chapters.france import bars_defying, defies
from vivac.games.mistral.chapters.orders import kind_of, target_of
from vivac.games.mistral.chapters.organisation import prune
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Option, Refusal, Table, Test, by_verb

TASK = Action("task", "IC 6.5", of=THING, lights=at_thing)
PASS = Action("pass", "IC 6.5")
SCREEN_WITH = Action("screen_with", "IC 6.52", of=THING, lights=at_thing)
DECLINE = Action("decline", "IC 6.52")
INTERCEPT = Action("intercept", "IC 6.51", of=THING, lights=at_thing)
ATTACK = Action("attack", "IC 6.54", of=THING, lights=at_thing)
SCREEN = Action("screen", "IC 6.52", of=THING, lights=at_thing)


async def task_step(table: Table[War, Box]) -> Step | None:
    """IC 6.5 The First player resolves his Tasks one at a time until he passes, then the Second."""
    war, box = table.game, table.box
    if not war.handled:
        war.handled.add("begun")
        if war.actor == war.first:
            await offer_knights(table)
        await place_orders(table, war.actor)
        return Step.TASKS
    side = war.actor
    doers = [each for each in candidates(box, war, side) if choices(box, war, each)]
    auxiliary = await table.pick(side, "task", TASK, doers, PASS) if doers else None
    if auxiliary is not None:
        war.handled.add(auxiliary)
        await perform(table, side, auxiliary)
        return Step.TASKS
    war.handled.clear()
    if side == war.first:
        war.actor = OTHER[side]
        return Step.TASKS
    war.actor = war.first
    return None


def candidates(box: Box, war: War, side: str) -> list[AuxiliaryId]:
    """Auxiliaries a player may give a Task: his own, the Knights (A), active Pirates (2.523)."""
    found = [each for each in box.of_side[side] if each not in war.handled]
    if side == BOURBON and box.knights not in war.handled:
        found.append(box.knights)
    if war.rovers and side == war.pirate_player:
        found += [each for each in pirate_tasks(box, war) if each not in war.handled]
    return found


def choices(box: Box, war: War, auxiliary: AuxiliaryId) -> list[Option]:
    """Everything an Auxiliary could do now."""
    base = free_to_act(box, war, auxiliary)
    if not base:
        return []
    found = INTERCEPT.each(interceptable(box, war, auxiliary, base))
    found += [
        ATTACK(convoy)
        for convoy in attackable(box, war, auxiliary, base)
        if not (needs_defiance(box, war, auxiliary, convoy) and bars_defying(box, war))
    ]
    found += SCREEN.each(screenable(box, war, auxiliary, base))
    if bars_bombarding(box, war, auxiliary) is None:
        found.append(BOMBARD())
    return found


def bars_bombarding(box: Box, war: War, auxiliary: AuxiliaryId) -> Refusal | None:
    """IC 6.55, 2.422 What keeps a Bomber from bombarding the Port it lies off."""
    if not may_bombard(box, war, auxiliary):
        return Refusal.because("bombard-not-here", "IC 6.55", auxiliary=auxiliary)
    port, side = base_of(box, war, auxiliary), box.auxiliaries[auxiliary].side
    return bars_defying(box, war) if offends_france(box, war, port, side) else None


BOMBARD = Action("bombard", "IC 6.55", bars=bars_bombarding)


def offends_france(box: Box, war: War, port: SpaceId, side: str) -> bool:
    """2.42 A Bombardment of a French Port, or of French Squadrons in any, before the declaration."""
    if side != BRITISH or war.french_war:
        return False
    french = any(box.elements[each].contingent == "F" for each in docked(box, war, port, OTHER[side]))
    return french or box.owner[port] == "F"


async def perform(table: Table[War, Box], side: str, auxiliary: AuxiliaryId) -> None:
    war, box = table.game, table.box
    acts = by_verb(INTERCEPT, ATTACK, SCREEN, BOMBARD.given(auxiliary))
    answer = await table.ask(
        side, "which_task", lambda: choices(box, war, auxiliary), acts=acts, auxiliary=auxiliary
    )
    if answer == BOMBARD():
        await bombard(table, side, auxiliary)
    elif answer[0] == "intercept":
        await intercept(table, side, auxiliary, str(answer[1]))
    elif answer[0] == "attack":
        await attack_convoy(table, side, auxiliary, str(answer[1]))
    else:
        await screen(table, auxiliary, str(answer[1]))


# ---------------------------------------------------------------- Interception


async def intercept(table: Table[War, Box], side: str, auxiliary: AuxiliaryId, where: str) -> None:
    """IC 6.51 Placed in a Straits Space or a Sea Zone, unless it is Screened."""
    war, box = table.game, table.box
    table.tell("intercepts", rule="IC 6.51", auxiliary=auxiliary, place=where)
    if await screened(table, side, auxiliary, where):
        return
    if box.auxiliaries[auxiliary].pirate:
        note_raid(table, side, auxiliary)
    war.placed[auxiliary] = war.tick
    put(war.where, war.stack, auxiliary, box.task_at[where])


async def screened(table: Table[War, Box], side: str, auxiliary: AuxiliaryId, where: str) -> bool:
    """IC 6.5, 2.528 At most one Screen is tried: against a Pirate the Knights first, then the opponent."""
    war, box = table.game, table.box
    if box.auxiliaries[auxiliary].pirate and await knights_screen(table, side, auxiliary, where):
        return True
    enemy = OTHER[side]
    able = screeners(box, war, enemy, where)
    if not able:
        return False
    screener = await table.pick(enemy, "screen", SCREEN_WITH, able, DECLINE, auxiliary=auxiliary, place=where)
    return screener is not None and await screen(table, screener, auxiliary)


async def screen(table: Table[War, Box], screener: AuxiliaryId, target: AuxiliaryId) -> bool:
    """IC 6.52 Success sends both to Recovery, failure the screener alone. Against Pirates it succeeds."""
    war, box = table.game, table.box
    war.handled.add(screener)
    if box.auxiliaries[target].pirate:  # 2.529, 2.542
        table.tell("screened", rule="2.529", screener=screener, auxiliary=target)
        to_recovery(table, screener)
        to_recovery(table, target)
        return True
    modifiers = screening_modifiers(box, screener, target)
    base = box.charts.screening.at("target")
    die = await table.roll(
        D10,
        "screening",
        lambda: Test(
            rule="IC 6.52", target=modifiers, needs=base, at_most=True, by=(screener,), against=(target,)
        ),
    )
    succeeds = bool(die <= base + sum(modifiers.values()))
    key = "screened" if succeeds else "screen-fails"
    table.tell(key, rule="IC 6.52", screener=screener, auxiliary=target)
    to_recovery(table, screener)
    if succeeds:
        to_recovery(table, target)
    return succeeds


def screening_modifiers(box: Box, screener: AuxiliaryId, target: AuxiliaryId) -> dict[str, int]:
    one, other = box.auxiliaries[screener], box.auxiliaries[target]
    found = {"rating": one.rating - other.rating}
    if one.kind == "fleet50":
        found["fleet50"] = box.charts.screening.at("fleet50")
    return {name: value for name, value in found.items() if value}


# ---------------------------------------------------------------- attacks


async def attack_convoy(
    table: Table[War, Box], side: str, auxiliary: AuxiliaryId, convoy: FormationId
) -> None:
    """IC 6.54 Its owner may Screen; then a roll. The attacker goes to Recovery."""
    war, box = table.game, table.box
    if needs_defiance(box, war, auxiliary, convoy) and not await defies(table, "convoy"):
        return
    table.tell("attacks-convoy", rule="IC 6.54", auxiliary=auxiliary, convoy=convoy)
    if await screened(table, side, auxiliary, war.where[convoy]):
        return
    if box.auxiliaries[auxiliary].pirate:
        note_raid(table, side, auxiliary)
    modifiers = attack_modifiers(box, war, auxiliary, convoy)
    die = await table.roll(
        D10,
        "attack-convoy",
        lambda: Test(
            rule="IC 6.54",
            chart="attack_convoy",
            die=modifiers,
            by=(auxiliary,),
            against=(convoy,),
            at=war.where[convoy],
        ),
    )
    dp = box.charts.attack_convoy.at(die + sum(modifiers.values()))
    table.tell("convoy-attacked", rule="IC 6.54", convoy=convoy, dp=dp)
    to_recovery(table, auxiliary)
    harm_convoy(table, convoy, dp, side)


def attack_modifiers(box: Box, war: War, auxiliary: AuxiliaryId, convoy: FormationId) -> dict[str, int]:
    chart = box.charts.attack_convoy_modifiers.cells
    found = {
        "escort_squadron": chart["escort_squadron"] * len(squadrons(box, war, convoy)),
        "escort_auxiliary": chart["escort_auxiliary"] * len(auxiliaries(box, war, convoy)),
    }
    if convoy in war.scattered:
        found["scattered"] = chart["scattered"]
    if war.where[convoy] in box.strait:
        found["strait"] = chart["strait"]
    kind = box.auxiliaries[auxiliary].kind
    if kind in ("fleet50", "privateer"):
        found[kind] = chart[kind]
    return {name: value for name, value in found.items() if value}


async def bombard(table: Table[War, Box], side: str, auxiliary: AuxiliaryId) -> None:
    """IC 6.55 Against one Squadron or Flagship in the docks, drawn at random; then to Recovery."""
    war, box = table.game, table.box
    port = base_of(box, war, auxiliary)
    flag = top(box, war, war.where[auxiliary])
    if offends_france(box, war, port, side) and not await defies(table, "bombardment"):
        return
    found = in_order(box, list(docked(box, war, port, OTHER[side])))
    target = found[await random_item(table, len(found), "which-target")]
    modifiers = {"blockade_value": box.spaces[port].blockade}
    if port in box.major:
        modifiers["major_port"] = box.charts.bombard_modifiers.at("major_port")
    die = await table.roll(
        D10,
        "bombardment",
        lambda: Test(rule="IC 6.55", chart="bombard", die=modifiers, by=(auxiliary,), at=port),
    )
    dp = box.charts.bombard.at(die + sum(modifiers.values()))
    table.tell("bombards", rule="IC 6.55", auxiliary=auxiliary, space=port, dp=dp)
    to_recovery(table, auxiliary)
    holder = war.where[target]
    await suffer(table, target, dp, side)
    if holder in box.formations:
        prune(table, holder)
    if die == 9:
        await burst(table, side, flag)


async def burst(table: Table[War, Box], side: str, formation: FormationId) -> None:
    """IC 6.55 A natural 9 costs the bombarding Formation 1 DP on a Squadron of its owner's choice."""
    war, box = table.game, table.box
    found = in_order(box, squadrons(box, war, formation))
    await suffer(table, await table.pick(side, "burst", TAKES, found), 1)
    await close_up(table, formation)


# ---------------------------------------------------------------- Orders of Auxiliaries


async def place_orders(table: Table[War, Box], side: str) -> None:
    """IC 6.57, IC 6.58 Auxiliaries Issued an Order are placed at its location, within range."""
    war, box = table.game, table.box
    for bearer in sorted(war.order):
        aux = box.auxiliaries.get(bearer)
        if aux is None or aux.side != side or war.where[bearer] in box.location:
            continue
        if war.where[bearer] in box.formations:
            continue
        kind = kind_of(box, war, bearer)
        assert kind is not None
        if kind.id == "escort":
            convoy = convoy_of(box, war, bearer)
            ready = convoy and war.state.get(convoy) == State.READY and convoy not in war.scattered
            if not ready or not can_be_placed(box, war, bearer, war.where[convoy]):
                continue
            table.tell("escort-joins", rule="IC 6.57", bearer=bearer, convoy=convoy)
            if not await screened(table, side, bearer, war.where[convoy]):
                put(war.where, war.stack, bearer, convoy)
            continue
        target = target_of(box, war, bearer)
        if can_be_placed(box, war, bearer, target):
            table.tell("intercepts", rule="IC 6.58", auxiliary=bearer, place=target)
            if not await screened(table, side, bearer, target):
                war.placed[bearer] = war.tick
                put(war.where, war.stack, bearer, box.task_at[target])
