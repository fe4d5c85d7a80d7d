"""2.3-4, 12.0 Deployment obeys the zones and allowances of every scenario, historical and free."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.box.components import Allowance, FreeGroup
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, open_box
from vivac.games.guerra.chapters import deployment
from vivac.games.guerra.chapters.deployment import PER_STEP, Task, tasks
from vivac.games.guerra.game import War
from vivac.games.guerra.proof.laboratory import audit
from vivac.lab.coverage import rule

BOX = open_box()
SCENARIOS = pytest.mark.parametrize("scenario", list(BOX.scenarios))
SIDES = (ROYALIST, PATRIOT)


class Settled(NamedTuple):
    """A unit, the task it was placed for, and where and how it stands."""

    task: Task
    unit: str
    place: str
    state: str

    @property
    def steps(self) -> int:
        """What it takes of an allowance."""
        if BOX.kind[self.unit] not in PER_STEP:
            return 1
        return BOX.steps[self.unit] - (self.state == "reduced")


def deployed_at_random(
    scenario: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[War, list[Settled]]:
    rng, settled, settle = Random(seed), [], deployment.settle

    def watch(war: War, unit: str, place: str, state: str) -> None:
        task = tasks(BOX, scenario, war.side)[war.cursor]
        settled.append(Settled(task, unit, place, state))
        settle(war, unit, place, state)

    monkeypatch.setattr(deployment, "settle", watch)
    stage = Stage(scenario=scenario, empty=False, step="deployment").play()
    while stage.prompt.startswith("deploy"):
        stage.choose("freely" if stage.prompt == "deployment" else rng.choice(stage.options), by=stage.asked)
    return stage.war, settled


def within(group: FreeGroup, place: str) -> bool:
    return place in group.places or BOX.ground.get(place) in group.places


def may_fill(allowance: Allowance, unit: str) -> bool:
    return (
        BOX.kind[unit] == allowance.kind
        and BOX.nation[unit] in allowance.nationality
        and allowance.group in ("", BOX.unit[unit].group)
    )


# ---------------------------------------------------------------- freely


@rule("guerra", "2.3-4")
@SCENARIOS
@pytest.mark.parametrize("seed", range(3))
def test_free_deployment_keeps_to_the_zones_and_uses_up_every_allowance(
    scenario: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    war, settled = deployed_at_random(scenario, seed, monkeypatch)
    assert audit(BOX, war) == []
    assert len({each.unit for each in settled}) == len(settled)
    for task, unit, place, state in settled:
        assert within(task.group, place)
        assert war.where[unit] == place
        assert (unit in war.reduced) == (state == "reduced")
        assert (unit in war.guerrillas) == (task.group.state == "guerrilla" and unit in BOX.militia)
    for task in (task for side in SIDES for task in tasks(BOX, scenario, side)):
        mine = [each for each in settled if each.task is task]
        if task.allowance is None:
            assert [each.unit for each in mine] == [task.unit]
        else:
            assert all(may_fill(task.allowance, each.unit) for each in mine)
            assert sum(each.steps for each in mine) == task.allowance.amount
            assert all(BOX.turn[each.unit] <= war.turn for each in mine)


@rule("guerra", "2.3-5")
def test_a_unit_may_stand_in_the_field_or_in_any_city_of_its_zone() -> None:
    stage = Stage(empty=False, step="deployment").play().choose("freely", by="royalist")
    assert stage.table.question is not None
    assert stage.table.question.params["unit"] == "ra_mexico_inf"
    assert stage.options == ["at:cuba", "at:la_habana", "at:santiago_de_cuba"]
    stage.choose("at:santiago_de_cuba", "at:cuba", by="royalist")
    assert (stage.war.where["ra_mexico_inf"], stage.war.where["ra_la_habana"]) == ("santiago_de_cuba", "cuba")


@rule("guerra", "2.3-5")
def test_guerrillas_deploy_in_the_field_and_nobody_in_a_city_the_enemy_holds() -> None:
    stage = Stage(empty=False, step="deployment").play().choose("freely", by="royalist")
    seen: dict[str, list[str]] = {}
    while stage.prompt.startswith("deploy"):
        assert stage.table.question is not None
        unit = str(stage.table.question.params.get("unit", ""))
        seen[unit] = stage.options
        city = f"at:{'salta_c' if unit.startswith('pl') else 'ciudad_de_mexico'}"
        choice = city if city in stage.options else stage.options[-1]
        stage.choose("freely" if stage.prompt == "deployment" else choice, by=stage.asked)
    assert stage.war.where["ra_corona_ne"] == "ciudad_de_mexico"
    assert "at:central_mexico" in seen["mx_mi_01"]
    assert not {"at:ciudad_de_mexico", "at:veracruz"} & set(seen["mx_mi_01"])
    assert seen["pe_mi_01"] == ["at:mojos", "at:chiquitos", "at:charcas"]  # neither Santa Cruz nor Potosí


@rule("guerra", "2.3-5")
@SCENARIOS
@pytest.mark.parametrize("seed", range(3))
def test_two_step_units_start_full_unless_the_setup_says_reduced(
    scenario: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    war, settled = deployed_at_random(scenario, seed, monkeypatch)
    fixed = {u for stand in BOX.scenarios[scenario].fixed if stand.state == "reduced" for u in stand.units}
    ordered = {each.unit for each in settled if each.task.group.state == "reduced"}
    odd = war.reduced - fixed - ordered
    assert fixed | ordered <= war.reduced
    for each in (each for each in settled if each.unit in odd):  # only the last step of an allowance
        mine = [other for other in settled if other.task is each.task]
        assert each.task.allowance is not None
        assert mine[-1] is each
        assert sum(BOX.steps[other.unit] for other in mine) == each.task.allowance.amount + 1


@rule("guerra", "2.3-5")
def test_whole_counters_come_first_and_half_a_unit_only_for_the_last_step() -> None:
    choose = deployment.whole_counters
    one, two, other = "ra_campeche", "ra_cuzco", "ra_puebla"
    assert choose(BOX, [one, two, other], 3) == [one, two, other]
    assert choose(BOX, [one, two, other], 2) == [two, other]  # after the single one a half would be left over
    assert choose(BOX, [one, two], 1) == [one]
    assert choose(BOX, [two, other], 1) == [two, other]


# ---------------------------------------------------------------- historically


def fillings(units: list[tuple[str, str, int]], budget: dict[Task, int]) -> Iterator[bool]:
    """Every way, one by one, to draw these units from these allowances."""
    if not units:
        if not any(budget.values()):
            yield True
        return
    (unit, place, steps), *rest = units
    for task, left in budget.items():
        if task.allowance and left >= steps and may_fill(task.allowance, unit) and within(task.group, place):
            yield from fillings(rest, {**budget, task: left - steps})


@rule("guerra", "2.3-4")
@SCENARIOS
@pytest.mark.parametrize("side", SIDES)
def test_the_historical_deployment_obeys_the_zones_and_allowances(scenario: str, side: str) -> None:
    data = BOX.scenarios[scenario]
    stood = {u: (s.at, s.state) for s in data.historical for u in s.units if BOX.side[u] == side}
    assert sum(len(s.units) for s in data.historical) == len({u for s in data.historical for u in s.units})
    assert not set(stood) & {unit for stand in data.fixed for unit in stand.units}
    todo = tasks(BOX, scenario, side)
    for task in (task for task in todo if task.unit):
        place, state = stood.pop(task.unit)
        assert within(task.group, place)
        assert state == ("" if task.unit in BOX.leaders else task.group.state)
    units = [(u, at, 1 if BOX.kind[u] not in PER_STEP else BOX.steps[u] - (state == "reduced"))
             for u, (at, state) in stood.items()]  # fmt: skip
    ways = {u: sum(bool(t.allowance and may_fill(t.allowance, u) and within(t.group, at)) for t in todo)
            for u, at, _ in units}  # fmt: skip
    units.sort(key=lambda unit: (ways[unit[0]], -unit[2]))
    budget = {task: task.allowance.amount for task in todo if task.allowance}
    assert next(fillings(units, budget), False)


@rule("guerra", "2.3-4")
@SCENARIOS
def test_the_historical_deployment_puts_everybody_where_it_says(scenario: str) -> None:
    stage = Stage(scenario=scenario, empty=False, step="deployment").dice(rest=1).play()
    stage.choose("historical", by="royalist").choose("historical", by="patriot")
    for stand in (*BOX.scenarios[scenario].historical, *BOX.scenarios[scenario].fixed):
        for unit in stand.units:
            assert stage.war.where[unit] == stand.at
            assert (unit in stage.war.reduced) == (stand.state == "reduced")
            assert (unit in stage.war.guerrillas) == (stand.state == "guerrilla")
    assert audit(BOX, stage.war) == []
