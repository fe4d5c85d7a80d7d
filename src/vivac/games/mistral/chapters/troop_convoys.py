"""2.34 Troop Convoys: assembly, readiness, diversion, landing."""

from __future__ import annotations

from vivac.games.mistral.box.components import Date
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, D10, UNFORMED, Box, FormationId
from vivac.games.mistral.chapters.allegiance import blockaded_by, enemy_port
from vivac.games.mistral.chapters.convoys import TROOPS, destination, join_escorts, leave_play
from vivac.games.mistral.chapters.formations import any_sailing
from vivac.games.mistral.chapters.organisation import commission
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.game import GENERIC_CONVOYS, IMPULSES, ITALY, State, War
from vivac.ground import FAR
from vivac.table import Action, Refusal, Table, Test

SIZE = Action("size", "C.3", of=THING, lights=at_thing)

# ---------------------------------------------------------------- assembly


def historical(box: Box, war: War) -> bool:
    """2.34 The format agreed before play."""
    return box.scenarios[war.scenario].historical_convoys and not war.on(GENERIC_CONVOYS)


def free_counter(war: War) -> FormationId:
    """2.342 Counters limit the number in play."""
    return next((convoy for convoy in TROOPS if war.where[convoy] == UNFORMED), "")


def dated_convoy_due(box: Box, war: War) -> bool:
    """2.34, 2.345 One of the three dated Convoys must be Formed, now that there is a counter for it."""
    dates = box.contents.trajectories.historical
    if not historical(box, war) or war.dated >= len(dates) or "felipe_dies" in war.events:
        return False
    return dates[war.dated] <= Date(war.year, war.turn) and bool(free_counter(war))


def bars_assembly(box: Box, war: War) -> Refusal | None:
    """2.345, 2.321a When A may Form a Troop Convoy of his own will."""
    if "felipe_dies" in war.events:
        return Refusal.because("assemble-felipe-dead", "2.321a")
    if war.turn != 5:
        return Refusal.because("assemble-not-spring", "2.345")
    most = box.limit["convoys_a_year"]
    if historical(box, war):
        if not 0 < war.last_landing < war.year:
            return Refusal.because("assemble-dated", "2.34")
        most = 1
    if war.formed >= most:
        return Refusal.because("assemble-enough", "2.34", most=most)
    if not free_counter(war):
        return Refusal.because("assemble-no-counter", "2.342")
    return None


async def assemble(table: Table[War, Box], *, dated: bool = False) -> None:
    """2.345 Refitting at Barcelona with its Trajectory; only A knows it (IC 1.7b)."""
    war, box = table.game, table.box
    convoy = free_counter(war)
    waits = 1
    if war.on(ITALY):  # C.3
        italy = box.charts.italy.cells
        sizes = range(italy["least_counters"], italy["most_counters"] + 1)
        war.size[convoy] = await table.pick(BOURBON, "convoy_size", SIZE, sizes)
        waits = -(-war.size[convoy] // italy["counters_a_turn"])
    commission(war, convoy, box.contents.map.assembly, State.REFITTING)
    war.dp[convoy] = war.inflicted[convoy] = 0
    war.scattered.discard(convoy)
    war.bound_for.pop(convoy, None)
    die = await table.roll(D10, "trajectory", lambda: Test(rule="2.343", by=(convoy,)))
    war.voyage[convoy] = box.drawn["troop"][die]
    war.leg[convoy] = 0
    war.sail_from[convoy] = (war.now + waits - 1) * IMPULSES + 1
    table.tell("troops-bound", rule="2.343", to=BOURBON, convoy=convoy, space=destination(table, convoy))
    table.tell("troops-assemble", rule="2.345", convoy=convoy)
    war.formed += 1
    war.dated += dated
    if dated and war.dated == len(box.contents.trajectories.historical):
        war.third = convoy


# ---------------------------------------------------------------- sailing


async def readiness(table: Table[War, Box]) -> None:
    """2.345 One die at the start of each Impulse, not cumulative; on 0-1 it must sail at once."""
    war, box = table.game, table.box
    for convoy in TROOPS:
        if convoy not in war.sail_from or war.tick < war.sail_from[convoy]:
            continue
        if not await ready_to_sail(table, convoy):
            table.tell("troops-wait", rule="2.345", convoy=convoy)
            continue
        del war.sail_from[convoy]
        war.state[convoy] = State.READY
        war.put_to_sea.add(convoy)
        if blockaded_by(box, war, war.where[convoy], BRITISH):
            war.slipped.add(convoy)
        table.tell("troops-sail", rule="2.345", convoy=convoy)
        join_escorts(table)


async def ready_to_sail(table: Table[War, Box], convoy: FormationId) -> bool:
    most = table.box.charts.convoys.at("troop_ready")
    die = await table.roll(
        D10, "troops-ready", lambda: Test(rule="2.345", needs=most, at_most=True, by=(convoy,))
    )
    return bool(die <= most)


def harbours_for(table: Table[War, Box], convoy: FormationId) -> SpaceId:
    """2.347 The nearest eligible Port if an Enemy Formation occupies the destination; empty otherwise."""
    war, box = table.game, table.box
    if war.state.get(convoy) != State.READY:
        return ""
    goal = destination(table, convoy)
    if not any_sailing(box, war, goal, BRITISH):
        return ""
    near = next((each.spaces for each in box.campaigns.values() if goal in each.spaces), ())
    waters = box.sea.under(war.winds)
    eligible = [
        (waters.cost(war.where[convoy], port), port)
        for port in near
        if port != goal
        and not enemy_port(box, war, port, BOURBON)
        and not any_sailing(box, war, port, BRITISH)
    ]
    cost, port = min(eligible, default=(FAR, ""))
    return port if cost < FAR else ""


# ---------------------------------------------------------------- landing


def land(table: Table[War, Box], convoy: FormationId) -> None:
    """2.345, 2.344 It unloads and is removed; A may shift a campaign for it."""
    war, box = table.game, table.box
    boxes = worth(box, war, convoy)
    war.landed += boxes
    table.tell("troops-land", rule="2.344", convoy=convoy, space=war.where[convoy], boxes=boxes)
    leave_play(table, convoy)
    if convoy == war.third:  # 2.34
        war.third, war.last_landing = "", war.year


def worth(box: Box, war: War, convoy: FormationId) -> int:
    """2.344 One free box, whatever it has suffered. C.3 With the option, by what is left of its strength."""
    if not war.on(ITALY):
        return box.charts.campaign_figures.at("troop_convoy")
    italy = box.charts.italy.cells
    points = war.size.get(convoy, 0) * italy["points_a_counter"] - war.dp[convoy] // italy["dp_per_point"]
    return 2 if points >= italy["two_boxes"] else 1 if points >= italy["one_box"] else 0
