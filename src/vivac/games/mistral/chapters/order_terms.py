"""IC 9.36a The terms of Orders: atoms that speak of the bearer, and the judgement by them."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import OTHER, TASK, Box
from vivac.games.mistral.chapters.conditions import atom, true
from vivac.games.mistral.chapters.formations import sailing_in, ship_count, space_of, top
from vivac.games.mistral.chapters.orders import end_order, kind_of, target_of
from vivac.games.mistral.game import State, War
from vivac.table import Table


def judge_order(table: Table[War, Box], bearer: str) -> bool:
    """IC 9.36a Failed if its `fail` holds, else Fulfilled if its `fulfil` does. True if it has ended."""
    war, box = table.game, table.box
    kind = kind_of(box, war, bearer)
    if kind is None:
        return False
    if kind.fail and true(box, war, kind.fail, bearer):
        end_order(table, bearer, fulfilled=False, rule="IC 9.36a")
    elif true(box, war, kind.fulfil, bearer):
        end_order(table, bearer, fulfilled=True, rule="IC 9.36a")
    else:
        return False
    return True


def place_of(box: Box, war: War, bearer: str) -> str:
    """The space, or for an Auxiliary on Task the location, where a bearer is; empty if in none."""
    if bearer in box.formations:
        return space_of(box, war, bearer)
    place = war.where[bearer]
    if place in box.formations:
        return space_of(box, war, place)
    return box.location.get(place, "")


@atom
def ready(box: Box, war: War, bearer: str) -> bool:
    if bearer in box.formations:
        return war.state.get(top(box, war, bearer)) == State.READY
    return war.where[bearer].startswith(TASK) or war.where[bearer] in box.convoys


@atom
def disorganised(box: Box, war: War, bearer: str) -> bool:
    return bearer in box.formations and top(box, war, bearer) in war.disorganised


@atom
def in_target_zone(box: Box, war: War, bearer: str) -> bool:
    return box.zone_of.get(place_of(box, war, bearer)) == target_of(box, war, bearer)


@atom
def at_target(box: Box, war: War, bearer: str) -> bool:
    return place_of(box, war, bearer) == target_of(box, war, bearer)


@atom
def in_campaign_space(box: Box, war: War, bearer: str) -> bool:
    return place_of(box, war, bearer) in box.campaigns[target_of(box, war, bearer)].spaces


@atom
def blockading_target(box: Box, war: War, bearer: str) -> bool:
    return war.blockading.get(bearer) == target_of(box, war, bearer)


@atom
def stronger_enemy_located(box: Box, war: War, bearer: str) -> bool:
    if bearer in box.formations:
        side, ships = box.formations[bearer].side, ship_count(box, war, bearer)
    else:  # IC 6.58 a Fleet-50 counts as 2 Ships
        side, ships = box.auxiliaries[bearer].side, box.limit["fleet50_ships"]
    return any(
        enemy in war.located and ship_count(box, war, enemy) > ships
        for enemy in sailing_in(box, war, place_of(box, war, bearer), OTHER[side])
    )


def _met(box: Box, war: War, bearer: str) -> bool:
    return bearer in war.met


@atom
def sof_roll_made(box: Box, war: War, bearer: str) -> bool:
    return _met(box, war, bearer)


@atom
def convoy_done(box: Box, war: War, bearer: str) -> bool:
    return _met(box, war, bearer)


@atom
def full_squadron_left_west(box: Box, war: War, bearer: str) -> bool:
    return _met(box, war, bearer)


@atom
def rendezvous_met(box: Box, war: War, bearer: str) -> bool:
    return _met(box, war, bearer)


@atom
def campaign_resolved(box: Box, war: War, bearer: str) -> bool:
    return _met(box, war, bearer)


@atom
def moved_against_owner(box: Box, war: War, bearer: str) -> bool:
    return bearer in war.thwarted


@atom
def convoy_scattered(box: Box, war: War, bearer: str) -> bool:
    return war.where[bearer] in war.scattered


@atom
def impulse_ends(box: Box, war: War, bearer: str) -> int:
    return war.progress.get(bearer, 0)


@atom
def impulse_ends_running(box: Box, war: War, bearer: str) -> int:
    return war.running.get(bearer, 0)


@atom
def convoy_dp_escorted(box: Box, war: War, bearer: str) -> int:
    return war.escort_dp.get(bearer, 0)


@atom
def failed_rolls(box: Box, war: War, bearer: str) -> int:
    return war.tries.get(bearer, 0)
