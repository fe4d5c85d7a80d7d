"""IC 8.6 The aftermath of a Battle: who won, who retreats, what Flags are left with."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import OTHER, UNFORMED, Box, FormationId
from vivac.games.mistral.chapters.allegiance import haven, may_use_docks
from vivac.games.mistral.chapters.damage import mark_disorganised
from vivac.games.mistral.chapters.formations import direct, flagships, squadrons, subordinates, top
from vivac.games.mistral.chapters.limits import balance, led, unpaired
from vivac.games.mistral.chapters.line import Fleet
from vivac.games.mistral.chapters.orders import send_home
from vivac.games.mistral.chapters.organisation import enter_docks, prune, sail_alone
from vivac.games.mistral.chapters.pointing import THING, at_thing, either
from vivac.games.mistral.chapters.prestige import award
from vivac.games.mistral.game import State, War
from vivac.table import Action, Table

TO_DOCKS = Action("to_docks", "IC 7.63")
STAY_OUT = Action("stay_out", "IC 7.63")
DETACH = Action("detach", "2.222a", of=THING, lights=at_thing)


async def aftermath(
    table: Table[War, Box],
    space: SpaceId,
    fleets: dict[str, Fleet],
    attacker: str,
    met: int,
    *,
    escorted: bool,
) -> None:
    """IC 8.62, IC 8.63 Scores, outcome, Prestige, retreat and disorder."""
    war, box = table.game, table.box
    winner = outcome(box, fleets) if escorted else ""
    grand = {s: any(box.formations[f].kind == "grand_flotilla" for f in fleets[s].formations) for s in fleets}
    for own in fleets.values():
        for formation in own.formations:
            prune(table, formation)
    if escorted:
        if winner:
            table.tell("battle-won", rule="IC 8.62", side=winner)
            reward(table, winner, met, grand_lost=grand[OTHER[winner]])
        else:
            table.tell("battle-drawn", rule="IC 8.62")
        for side in fleets:
            await disorder(table, fleets[side], side, winner)
    for side in fleets:
        for formation in fleets[side].formations:
            if war.where[formation] != UNFORMED:
                await shed_flagships(table, formation)
                leaderless(table, formation)


def outcome(box: Box, fleets: dict[str, Fleet]) -> str:
    """IC 8.62 DP inflicted plus 5 per Ship Sunk; a lead of 2 wins. Empty if it is drawn."""
    figures = box.charts.battle_result.cells
    scores = {side: own.inflicted + figures["score_per_ship"] * own.sunk for side, own in fleets.items()}
    best = max(scores, key=scores.__getitem__)
    return best if scores[best] - scores[OTHER[best]] >= figures["margin"] else ""


def reward(table: Table[War, Box], winner: str, met: int, *, grand_lost: bool) -> None:
    """IC 8.63 At least 4 Squadrons of both sides in the line of the first round."""
    if met >= table.box.charts.prestige.at("grand_battle_squadrons"):
        award(table, winner, "battle_won", rule="IC 8.63")
        if grand_lost:
            award(table, winner, "grand_battle_won", rule="IC 8.63")


async def disorder(table: Table[War, Box], own: Fleet, side: str, winner: str) -> None:
    """IC 8.62 The loser retreats and is Disorganised; a winner badly hurt is, and both after a draw."""
    war, box = table.game, table.box
    hurt = own.suffered >= box.charts.battle_result.at("winner_disorganised")
    for formation in own.formations:
        if war.where[formation] == UNFORMED or war.state.get(top(box, war, formation)) != State.READY:
            continue
        if may_return_to_docks(box, war, formation) and await back_to_docks(table, formation):
            continue
        if winner != side or hurt:
            mark_disorganised(table, formation, "IC 8.62")
        if winner == OTHER[side] and formation in war.state:  # IC 8.73 escorts stay with their Convoy
            retreat(table, formation)


def retreat(table: Table[War, Box], formation: FormationId) -> None:
    """IC 8.62 One space along its cheapest path to the nearest Friendly Port; it starts no contact."""
    war, box = table.game, table.box
    if war.state.get(formation) != State.READY:
        return
    here, side = war.where[formation], box.formations[formation].side
    if may_use_docks(box, war, here, side):
        enter_docks(table, formation)
        return
    port = haven(box, war, formation, here)
    step = box.sea.under(war.winds).step(here, port, 3) if port else ""
    if not step:  # IC 8.63
        table.tell("no-retreat", rule="IC 8.63", formation=formation)
        return
    put(war.where, war.stack, formation, step)
    war.blockading.pop(formation, None)
    war.moved.add(formation)
    war.course[formation] = ()
    table.tell("retreats", rule="IC 8.62", formation=formation, space=step)


# ---------------------------------------------------------------- back to docks


def may_return_to_docks(box: Box, war: War, formation: FormationId) -> bool:
    """IC 7.63 It became Ready in this offing in the same Impulse, and fought."""
    return (
        formation in war.put_to_sea
        and war.state.get(formation) == State.READY
        and formation not in war.moved
        and may_use_docks(box, war, war.where[formation], box.formations[formation].side)
    )


async def back_to_docks(table: Table[War, Box], formation: FormationId) -> bool:
    """IC 7.63 As Refitting, at no cost, in place of any retreat."""
    war, box = table.game, table.box
    side = box.formations[formation].side
    if await either(table, side, "to_docks", TO_DOCKS, STAY_OUT, formation=formation) is STAY_OUT:
        return False
    war.engaged.discard(formation)
    enter_docks(table, formation)
    return True


# ---------------------------------------------------------------- Flags after losses


async def close_up(table: Table[War, Box], formation: FormationId) -> None:
    """IC 2.35, 2.222a After a Squadron is lost otherwise than in Battle."""
    prune(table, formation)
    if table.game.where[formation] != UNFORMED:
        await shed_flagships(table, formation)


async def shed_flagships(table: Table[War, Box], formation: FormationId) -> None:
    """2.222a More Flagships than plain Squadrons of a Contingent: the owner names those that leave."""
    war, box = table.game, table.box
    main = top(box, war, formation)
    if war.state.get(main) != State.READY or main in war.bound or not box.formations[formation].flag:
        return
    while contingent := unpaired(box, war, formation):
        flags = (formation, *subordinates(box, war, formation))
        flag = next(each for each in flags if balance(box, war, contingent, each) < 0)
        spare = [e for e in direct(box, war, flag) if e in flagships(box, war, flag)]
        spare = sorted(each for each in spare if box.elements[each].contingent == contingent)
        side = box.formations[flag].side
        leaves = await table.pick(side, "detach_flagship", DETACH, spare, formation=flag)
        sail_alone(table, [leaves], war.where[main], disorganised=main in war.disorganised)
    prune(table, formation)


def leaderless(table: Table[War, Box], formation: FormationId) -> None:
    """IC 3.21 A Flag at sea without an eligible Admiral makes for the nearest Friendly Port."""
    war, box = table.game, table.box
    what = box.formations[formation]
    if war.state.get(formation) != State.READY or not what.flag or formation in war.bound:
        return
    if not led(box, war, formation) and squadrons(box, war, formation):
        send_home(table, formation)
        table.tell("leaderless", rule="IC 3.21", to=what.side, formation=formation)
