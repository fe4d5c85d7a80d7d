"""5.18 The search for moves, against a slow one that goes hex by hex and knows nothing of sets of hexes."""

from __future__ import annotations

import heapq
import random

import pytest

from tests.games.cuadro.fielding import Stage
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.marching import March
from vivac.games.cuadro.chapters.troops import FACED, on_foot
from vivac.ground.hexes import NAMES, turns
from vivac.lab.coverage import rule

OURS = ("2-1G", "BROWNE", "2-95", "WAL-4", "KGL-H", "GRAN-C", "RA-S")
THEIRS = ("24-1", "9L", "BAT-R", "1D", "96", "45")
State = tuple[
    str, int, str, bool, bool, int
]  # hex, facing, formation, changed, by road so far, 0-1-2: stopped


def any_stance(rng: random.Random, stage: Stage, unit: str, hex_: str) -> str:
    form = rng.choice(stage.field.forms[unit])
    return f"{hex_} {form}" + (f" {rng.choice(NAMES)}" if form in FACED else "")


def any_position(rng: random.Random) -> Stage:
    """One of ours somewhere on the field, and enemies about it."""
    blank = Stage()
    field = blank.field
    unit = rng.choice(OURS)
    where = field.grid.listed(field.may_stand[field.arm[unit], field.forms[unit][0]])
    roads = [hex_ for hex_ in where if hex_ in field.ground.roads]
    here = rng.choice(roads if rng.random() < 0.4 else where)
    words = rng.choice(("", "", " manoeuvre", " uncommanded"))
    units = {unit: any_stance(rng, blank, unit, here) + words}
    near = [h for h in field.grid.listed(field.grid.disc(here, 4)) if h in field.rooms and h != here]
    for foe, hex_ in zip(THEIRS, rng.sample(near, min(len(near), rng.randrange(4))), strict=False):
        units[foe] = any_stance(rng, blank, foe, hex_)
    leaders = {"L-RUFFIN": rng.choice(near)} if near and rng.random() < 0.3 else {}
    return Stage(step="movement", player="allied", units=units, leaders=leaders)


def slowly(stage: Stage, unit: str) -> set[tuple[str, int, str]]:
    """Every hex, facing (or -1) and formation in which a move can end, stacking apart."""
    field, game, ground = stage.field, stage.battle, stage.field.ground
    foe = Foe(field, game)
    held, zones, caught = (set(field.grid.listed(mask)) for mask in (foe.held, foe.zones, foe.leaders))
    arm, first, home = field.arm[unit], game.form[unit], game.where[unit]
    column = "infantry" if on_foot(field, game, unit) else arm
    order, commanded = game.order.get(unit) == "manoeuvre", unit in game.in_command
    bonus = 3 if order else 2

    def budget(form: str) -> int:
        points: int = min(field.allowance[unit, first], field.allowance[unit, form])
        points = min(points, 3) if column != arm else points
        return points if commanded else -(-points // 2)

    start: State = (home, game.face.get(unit, -1), first, False, True, 0)
    best: dict[State, int] = {start: 0}
    todo = [(0, start)]
    ends = set()
    while todo:
        spent, state = heapq.heappop(todo)
        if best[state] < spent:
            continue
        hex_, face, form, changed, road, stage_ = state
        if spent <= budget(form) or (road and stage_ and hex_ != home and spent <= budget(form) + bonus):
            ends.add((hex_, face, form))
        found: list[tuple[int, State]] = []
        if form in FACED:
            found += [(spent + 1, (hex_, d, form, changed, road, stage_)) for d in range(6) if d != face]
        if not changed:
            for new in field.forms[unit]:
                if new != form and field.may_stand[arm, new] & field.grid.bit[hex_]:
                    price = spent + field.change[arm, form, new]
                    facings = range(6) if new in FACED else (-1,)
                    found += [(price, (hex_, d, new, True, road, stage_)) for d in facings]
        if form != "deployed" and stage_ < 2:
            for there, way in field.grid.heading[hex_].items():
                price = ground.cost(column, hex_, there, "march" if order else "plain")
                if price is None or there in held or (form == "regular" and turns(face, way) > 1):
                    continue
                if there in zones and (order or not commanded):
                    continue
                taken = (face, way) if form == "regular" else (-1,)
                if not spent and not stage_ and form != "square" and there not in zones:  # 5.14
                    ends |= {(there, d, form) for d in taken}
                if form == "square" and price > 1:
                    continue
                if hex_ in zones and there in zones and form != "skirmish":
                    continue
                price += (hex_ in zones) + (there in zones and form == "skirmish")
                dismounts = arm == column == "cavalry" and form == "skirmish" and there in field.on_foot
                stops = (
                    there in caught
                    or dismounts
                    or form == "square"
                    or (there in zones and form != "skirmish")
                )
                by_road = road and ground.by_road(hex_, there)
                found += [
                    (spent + price, (there, d, form, changed, by_road, 2 if stops else 1)) for d in taken
                ]
        for price, then in found:
            if price <= budget(then[2]) + (bonus if then[4] else 0) and price < best.get(then, 99):
                best[then] = price
                heapq.heappush(todo, (price, then))
    return ends


def quickly(stage: Stage, unit: str) -> set[tuple[str, int, str]]:
    field = stage.field
    march = March(field, stage.battle, (unit,), Foe(field, stage.battle))
    ends = set()
    for form in field.forms[unit]:
        found = march.ends(form)
        for hex_ in field.grid.listed(found.anywhere):
            faces = found.facing(field.grid.bit[hex_]) if found.faced else [-1]
            ends |= {(hex_, face, form) for face in faces}
    return ends


@rule("cuadro", "5.2", "5.9", "5.14", "5.18", "5.20", "6.1", "6.3", "6.6", "6.8", "7.3", "7.4")
@pytest.mark.parametrize("seed", range(40))
def test_every_end_of_a_move_and_no_other(seed: int) -> None:
    stage = any_position(random.Random(seed))
    unit = next(unit for unit in OURS if stage.battle.where[unit] != "reserve")
    slow, quick = slowly(stage, unit), quickly(stage, unit)
    assert sorted(quick - slow) == []
    assert sorted(slow - quick) == []


@rule("cuadro", "5.8", "5.9", "5.16", "7.3")
@pytest.mark.parametrize("seed", range(12))
def test_a_road_that_was_open_may_be_barred_later_and_opened_again(seed: int) -> None:
    rng = random.Random(seed)
    field = Stage().field
    here = rng.choice(
        [h for h in sorted(field.ground.roads) if field.grid.bit[h] & field.may_stand["infantry", "regular"]]
    )
    stance = {OURS[0]: f"{here} {field.forms[OURS[0]][0]} {rng.choice(NAMES)}"}
    steps = sorted(step for step in field.ground.roads[here] if step in field.rooms)
    for foes in ({}, {THEIRS[0]: f"{rng.choice(steps)} {field.forms[THEIRS[0]][0]} {rng.choice(NAMES)}"}, {}):
        stage = Stage(step="movement", player="allied", units=stance | foes)
        assert quickly(stage, OURS[0]) == slowly(stage, OURS[0])
