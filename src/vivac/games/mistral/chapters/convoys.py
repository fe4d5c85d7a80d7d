"""IC 10.1, 2.15, 2.41 Convoys: how they appear, what hurts them, how they end."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import D10, OTHER, RECOVERY, UNFORMED, Box, FormationId
from vivac.games.mistral.chapters.allegiance import blockaded_by
from vivac.games.mistral.chapters.escorting import bearers_for, convoy_of, escorts_of
from vivac.games.mistral.chapters.formations import crippled
from vivac.games.mistral.chapters.order_terms import judge_order
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.organisation import commission, forget, stand_down, subordinate
from vivac.games.mistral.chapters.prestige import award
from vivac.games.mistral.game import State, War
from vivac.table import Table, Test

B_LEVANT, F_LEVANT, SUPPLY = "cv_b_levant", "cv_f_levant", "cv_supply"
TROOPS = ("cv_troop1", "cv_troop2")

# ---------------------------------------------------------------- appearing


async def arrivals(table: Table[War, Box]) -> None:
    """IC 4.31, 2.151, 2.413 Arrival dice of the British Levant, French Levant and Supply Convoys."""
    war, box = table.game, table.box
    figures = box.charts.convoys.cells
    out = war.levant == "" and war.levant_year < war.year and war.turn >= figures["outbound_turn"]
    home = war.levant == "east" and (war.levant_year < war.year or war.turn >= figures["homebound_turn"])
    if out and await arrives(table, "british_levant", B_LEVANT):
        war.levant, war.levant_year = "out", war.year
        war.dp[B_LEVANT] = war.inflicted[B_LEVANT] = 0
        war.scattered.discard(B_LEVANT)
        await set_out(table, B_LEVANT, "british_levant_out")
    elif home and await arrives(table, "british_levant", B_LEVANT):
        war.levant = "home"
        await set_out(table, B_LEVANT, "british_levant_home")
    due = not war.french_levant_done and war.turn >= figures["french_turn"]
    if due and war.where[F_LEVANT] == UNFORMED and await arrives(table, "french_levant", F_LEVANT):
        war.french_levant_done = True
        war.dp[F_LEVANT] = war.inflicted[F_LEVANT] = 0
        war.scattered.discard(F_LEVANT)
        war.bound_for.pop(F_LEVANT, None)
        await set_out(table, F_LEVANT, "french_levant")
    if "supply" in war.checks and await arrives(table, "supply", SUPPLY):
        war.dp[SUPPLY] = war.inflicted[SUPPLY] = 0
        war.scattered.discard(SUPPLY)
        war.load = figures["load"]
        appear(table, SUPPLY, box.contents.map.british_entry)


async def arrives(table: Table[War, Box], voyage: str, convoy: FormationId) -> bool:
    """2.151 One die each Impulse, minus 1 for each Impulse after the first; it appears on 1 or less."""
    war = table.game
    before = war.checks.get(voyage, 0)
    most = table.box.charts.convoys.at("arrival")
    die = await table.roll(
        D10,
        "convoy-arrival",
        lambda: Test(rule="2.151", die={"impulses": -before}, needs=most, at_most=True, by=(convoy,)),
    )
    if die - before > most:
        war.checks[voyage] = before + 1
        table.tell("convoy-not-yet", rule="2.151", convoy=convoy)
        return False
    war.checks.pop(voyage, None)
    return True


async def set_out(table: Table[War, Box], convoy: FormationId, voyage: str) -> None:
    """2.152 A Trajectory drawn at random."""
    war, box = table.game, table.box
    die = await table.roll(D10, "trajectory", lambda: Test(rule="2.152", by=(convoy,)))
    war.voyage[convoy] = box.drawn[voyage][die]
    war.leg[convoy] = 0
    appear(table, convoy, box.trajectories[war.voyage[convoy]].spaces[0])
    table.tell("convoy-trajectory", rule="2.152", convoy=convoy, trajectory=war.voyage[convoy])


def appear(table: Table[War, Box], convoy: FormationId, space: str) -> None:
    """2.153 It stays in its entry Zone for the rest of the Impulse."""
    war = table.game
    commission(war, convoy, space, State.READY)
    war.anchored.add(convoy)
    table.tell("convoy-appears", rule="2.153", convoy=convoy, space=space)
    if convoy in war.scattered:  # IC 9.38a
        for bearer in bearers_for(table.box, war, convoy):
            end_order(table, bearer, fulfilled=False, rule="IC 9.38a")
    join_escorts(table)


def join_escorts(table: Table[War, Box]) -> None:
    """IC 10.13 Whoever bears a Convoy's Escort Order is Subordinated to it on reaching its space."""
    war, box = table.game, table.box
    for bearer in sorted(war.order):
        if bearer not in box.formations or war.where[bearer] in box.convoys:
            continue
        convoy = convoy_of(box, war, bearer)
        if not convoy or war.where[bearer] != war.where.get(convoy) or convoy in war.scattered:
            continue
        ready = war.state[bearer] == State.READY
        if war.state.get(convoy) != State.READY and ready:
            continue
        if not ready and crippled(box, war, bearer):  # IC 2.32
            continue
        subordinate(table, bearer, convoy)
        side = box.formations[bearer].side
        table.tell("escort-joins", rule="IC 10.13", to=None if ready else side, bearer=bearer, convoy=convoy)


# ---------------------------------------------------------------- damage


def harm_convoy(table: Table[War, Box], convoy: FormationId, dp: int, by: str) -> None:
    """2.157, 2.349 DP by Battle or Auxiliaries: 1 Prestige to the enemy for each 8, and what else follows."""
    war, box = table.game, table.box
    if not dp:
        return
    owner = box.formations[convoy].side
    for bearer in escorts_of(box, war, convoy):
        war.escort_dp[bearer] = war.escort_dp.get(bearer, 0) + dp
    if box.convoys[convoy].kind == "supply":
        lose_cargo(table, convoy, dp)
    else:
        war.dp[convoy] += dp
        table.tell("convoy-hit", rule="2.157", convoy=convoy, dp=dp, total=war.dp[convoy])
        if by == OTHER[owner]:
            each = box.charts.convoys.at("dp_per_prestige")
            before = war.inflicted.get(convoy, 0)
            war.inflicted[convoy] = before + dp
            points = (before + dp) // each - before // each
            if points:
                award(table, by, "convoy_damage", points, rule="2.157")
        scatters_at = box.charts.convoys.at("scatter_dp")
        if box.convoys[convoy].kind == "troop" and war.dp[convoy] >= scatters_at:  # 2.348
            scatter(table, convoy, "2.348")
    judge_escorts(table, convoy)


def lose_cargo(table: Table[War, Box], convoy: FormationId, dp: int) -> None:
    """IC 10.171 Every 4 full DP destroy 1 RP still aboard; with none left the Convoy is Unformed."""
    war, box = table.game, table.box
    if not dp:
        return
    each = box.charts.convoys.at("dp_per_rp")
    before = war.dp[convoy]
    war.dp[convoy] += dp
    war.load = max(0, war.load - ((before + dp) // each - before // each))
    table.tell("cargo-hit", rule="IC 10.171", convoy=convoy, dp=dp, load=war.load)
    if not war.load:
        for bearer in bearers_for(box, war, convoy):
            end_order(table, bearer, fulfilled=False, rule="IC 10.171")
        leave_play(table, convoy)


def judge_escorts(table: Table[War, Box], convoy: FormationId) -> None:
    for bearer in escorts_of(table.box, table.game, convoy):
        judge_order(table, bearer)


def scatter(table: Table[War, Box], convoy: FormationId, rule: str) -> None:
    """IC 10.15 A scattered Convoy goes on; its Escort Order ends Failed."""
    war, box = table.game, table.box
    if convoy in war.scattered:
        return
    war.scattered.add(convoy)
    table.tell("scattered", rule=rule, convoy=convoy)
    for bearer in bearers_for(box, war, convoy):
        end_order(table, bearer, fulfilled=False, rule="IC 10.15")


# ---------------------------------------------------------------- arriving


def leave_by_edge(table: Table[War, Box], convoy: FormationId) -> None:
    """2.15 Off the map: its escorts have done their duty and stay behind in the last space."""
    war, box = table.game, table.box
    done(table, convoy)
    outbound = war.levant == "out"
    table.tell("convoy-leaves", rule="2.15", convoy=convoy)
    leave_play(table, convoy)
    if outbound:
        war.levant = "east"
        put(war.where, war.stack, convoy, box.contents.map.east_edge.box)
    else:
        war.levant = ""


def done(table: Table[War, Box], convoy: FormationId) -> None:
    """The Convoy has become Refitting where it was bound, left by its edge, or unloaded its last RP."""
    war, box = table.game, table.box
    for bearer in escorts_of(box, war, convoy):
        war.met.add(bearer)
        judge_order(table, bearer)


def moor_convoy(table: Table[War, Box], convoy: FormationId) -> None:
    """IC 10.16 Into the docks; the French Levant Convoy is removed as soon as it is Refitting (2.15a)."""
    war, box = table.game, table.box
    stand_down(war, convoy)
    war.state[convoy] = State.REFITTING
    war.anchored.add(convoy)
    table.tell("convoy-moors", rule="IC 10.16", convoy=convoy, space=war.where[convoy])
    kind = box.convoys[convoy].kind
    if kind != "supply":
        done(table, convoy)
    if kind == "trade":
        leave_play(table, convoy)


def leave_play(table: Table[War, Box], convoy: FormationId) -> None:
    """The counter goes; whatever is still with it stays behind."""
    war, _box = table.game, table.box
    for each in war.stack.get(convoy, ()):
        if each in war.order:
            end_order(table, each, fulfilled=False, rule="IC 9.36a")
    for each in war.stack.get(convoy, ()):
        put(war.where, war.stack, each, RECOVERY)
    forget(war, convoy)
    for column in (war.voyage, war.leg, war.bound_for, war.sail_from, war.size):
        column.pop(convoy, None)
    put(war.where, war.stack, convoy, UNFORMED)


def destination(table: Table[War, Box], convoy: FormationId) -> str:
    """Where a Convoy is to unload: the end of its Trajectory unless it has been diverted."""
    war, box = table.game, table.box
    return war.bound_for.get(convoy) or box.trajectories[war.voyage[convoy]].spaces[-1]


def may_divert_to_toulon(table: Table[War, Box]) -> bool:
    """2.156 At Marseille, shut by a Blockade: unless Toulon is shut as well and it is unscattered."""
    war, box = table.game, table.box
    enemy = OTHER[box.formations[F_LEVANT].side]
    if not blockaded_by(box, war, "marseille", enemy):
        return False
    return F_LEVANT in war.scattered or not blockaded_by(box, war, "toulon", enemy)
