"""1.5 Scenarios: everything at the start of the first Turn, laid out once for each set of switches."""

from __future__ import annotations

from functools import lru_cache

from vivac.box import lay_out
from vivac.games.mistral.box.components import SetUp, Strength
from vivac.games.mistral.box.unpacking import (
    ABSENT,
    AVAILABLE,
    POOL,
    RESERVE,
    ROLES,
    SIDES,
    UNFORMED,
    WAITING,
    Box,
)
from vivac.games.mistral.game import FIRST_YEAR, NAMED_SHIPS, TURNS, Posture, State, Step, War
from vivac.table import copy_state


def setup(scenario: str, switches: frozenset[str], box: Box) -> War:
    return copy_state(_laid_out(scenario, switches, box))


@lru_cache(maxsize=64)
def _laid_out(scenario: str, switches: frozenset[str], box: Box) -> War:
    this = box.scenarios[scenario]
    plan = box.scenarios[this.base] if this.base else this
    war = War(scenario=scenario, switches=switches, step=Step.ROLES, year=this.year, turn=1)
    war.prestige = dict(this.prestige or plan.prestige)  # a campaign has a longer way to go
    war.fulfilled = dict.fromkeys(ROLES, 0)
    war.failed = dict.fromkeys(ROLES, 0)
    war.victualled = dict(plan.victualled)
    lay_counters(box, war, plan)
    lay_politics(box, war, plan)
    count_ships(box, war, plan)
    lay_orders(box, war, plan)
    if NAMED_SHIPS in switches:
        name_ships(box, war)
    return war


def lay_counters(box: Box, war: War, plan: SetUp) -> None:
    """Every counter in one place."""
    where = dict.fromkeys(box.squadrons, POOL)
    where |= dict.fromkeys(box.flagships, ABSENT)
    where |= dict.fromkeys(box.formations, UNFORMED)
    where |= dict.fromkeys(box.auxiliaries, RESERVE)
    where |= dict.fromkeys(box.admirals, ABSENT)
    war.ships = dict.fromkeys((*box.elements, *box.fifties), 0)
    war.dp = dict.fromkeys((*box.elements, *box.convoys), 0)
    for reserve in plan.pool.values():
        where |= dict.fromkeys(reserve.flagships, POOL)
    for formation in plan.formation:
        where[formation.id] = formation.parent or formation.at
        for each in (*formation.squadrons, *formation.flagships):
            lay_strength(war, where, each, formation.id)
        where |= dict.fromkeys(formation.auxiliaries, formation.id)
        if formation.admiral:
            where[formation.admiral] = formation.id
            war.commander[formation.id] = formation.admiral
        if not formation.parent:
            war.state[formation.id] = formation.state
            war.course[formation.id] = ()
            war.posture[formation.id] = Posture.AVOID
            war.mp[formation.id] = 0
        if formation.state == State.PREPARING:  # IC 2.43
            war.sails_at[formation.id] = war.tick
    for dock in plan.dock:
        for each in (*dock.squadrons, *dock.flagships):
            lay_strength(war, where, each, dock.port)
    for found in plan.available.values():
        where |= dict.fromkeys(found, AVAILABLE)
    for fifty in box.fifties:
        war.ships[fifty] = 0 if where[fifty] == RESERVE else box.limit["fleet50_ships"]
    for auxiliary, aux in box.auxiliaries.items():
        if aux.base:  # Pirates and the Knights
            where[auxiliary] = aux.base
    for admiral, who in box.admirals.items():  # IC 3.23
        serves = who.first <= war.year <= who.last and who.contingent not in plan.neutral
        if where[admiral] == ABSENT and serves:
            where[admiral] = WAITING
    war.where = where
    war.stack = lay_out(where)


def lay_strength(war: War, where: dict[str, str], each: Strength, place: str) -> None:
    where[each.id] = place
    war.ships[each.id] = each.ships
    war.dp[each.id] = each.dp


def lay_politics(box: Box, war: War, plan: SetUp) -> None:
    """IC 9.28 Events in effect count as having occurred in Turn 13 of the Year before."""
    then = (plan.year - 1 - FIRST_YEAR) * TURNS + 13
    for name in plan.events:
        event, _, stage = name.partition(":")
        war.events[name] = war.events[event] = then
        for row in box.events[event].effects:
            if row.stage in (0, int(stage or 1)):
                stand(war, row.do, row.spaces)
    war.eligible.update(plan.campaigns)
    war.marker = dict.fromkeys(plan.campaigns, 0)
    war.active.update(each for each in box.minors if each not in plan.neutral)
    war.naples = plan.naples
    war.french_war = war.declared
    if "felipe_dies" in war.events:
        war.removed.add("N")
        war.ended.add("apennines")
    for past in plan.history:
        key = f"{past.campaign}:{past.side}"
        war.victories[key] = war.victories.get(key, 0) + 1
        war.victory_year[key] = max(past.year, war.victory_year.get(key, 0))


def stand(war: War, effect: str, spaces: tuple[str, ...]) -> None:
    """Effects of earlier Events that still stand."""
    verb, *args = effect.split(":")
    if verb == "ports_friendly":
        war.ports_to[args[0]] = SIDES[args[1]]
    elif verb == "spaces_friendly":
        war.spaces_to.update(dict.fromkeys(spaces, SIDES[args[0]]))
    elif verb == "no_emergency":
        war.no_emergency.update(dict.fromkeys(spaces, SIDES[args[0]]))


def count_ships(box: Box, war: War, plan: SetUp) -> None:
    """The pools, what Neutral Contingents have, and how many Ships there are in all."""
    for contingent, reserve in plan.pool.items():
        war.reserve[f"{contingent}:sol"] = reserve.ships
        war.reserve[f"{contingent}:sol_d"] = reserve.sol_d
    for force in box.contents.counters.minor_force:  # 2.611
        if force.contingent not in war.active and force.from_year <= plan.year:
            key = f"{force.contingent}:sol"
            war.reserve[key] = war.reserve.get(key, 0) + force.ships
    for key, ships in war.reserve.items():
        war.muster[key] = ships
    for squadron in box.squadrons:
        key = box.elements[squadron].key
        war.muster[key] = war.muster.get(key, 0) + war.ships[squadron]
    for fifty, key in box.fifties.items():
        war.muster[key] = war.muster.get(key, 0) + war.ships[fifty]


def lay_orders(box: Box, war: War, plan: SetUp) -> None:
    """IC 9.36b Orders of the set-up count as Issued in the first Turn."""
    war.chits = dict.fromkeys(box.chits, POOL)
    for order in plan.orders:
        chit = next(each for each in box.chits if box.chits[each].id == order.chit)
        kind = box.order_kinds[box.chits[chit].kind]
        bearer = order.formation
        war.chits[chit] = bearer
        war.order[bearer] = chit
        if kind.deadline:
            war.due[bearer] = war.now + kind.deadline - 1
        for column in (war.progress, war.running, war.tries, war.escort_dp):
            column[bearer] = 0


def name_ships(box: Box, war: War) -> None:
    """2.242 Names in list order to Squadrons in id order, then to the pool; beyond the list, numbers."""
    lists = {
        f"{n.contingent}:{n.subclass}": [s.name for s in n.ships] for n in box.contents.counters.named_ships
    }
    berths: dict[str, list[str]] = {}
    for squadron in box.squadrons:
        berths.setdefault(box.elements[squadron].key, []).extend([squadron] * war.ships[squadron])
    for fifty, key in box.fifties.items():
        berths.setdefault(key, []).extend([fifty] * war.ships[fifty])
    for key in sorted({*berths, *war.reserve}):
        places = berths.get(key, []) + [f"{POOL}:{key}"] * war.reserve.get(key, 0)
        names = lists.get(key, [])
        for nth, place in enumerate(places):
            name = names[nth] if nth < len(names) else f"{nth + 1}"
            war.names[f"{key}:{name}".replace(" ", "_")] = place
