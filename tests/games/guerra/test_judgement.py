"""What the bots think: what counts in a scenario, who is in danger, what a march costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, sailing
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST
from vivac.games.guerra.mind.judgement import judge


def worth(role: str, units: dict[str, str], scenario: str = "campaign", **position: Any) -> float:
    stage = Stage(scenario=scenario, units=units, **position)
    return judge(stage.box, stage.war, role)


def test_what_one_side_gains_the_other_loses() -> None:
    units = {"ra_cuzco": "charcas", "pl_ri_1": "salta", "pl_mi_01": "cordoba"}
    assert worth(PATRIOT, units) == -worth(ROYALIST, units)


@pytest.mark.parametrize(
    ("scenario", "unit", "role"),
    [("first_fights", "pl_mi_01", PATRIOT), ("end_of_empire", "ra_mi_01", ROYALIST)],
)
def test_an_area_of_the_side_whose_areas_count_is_worth_more(scenario: str, unit: str, role: str) -> None:
    other = "ra_mi_01" if role == PATRIOT else "pl_mi_01"
    enemy = ROYALIST if role == PATRIOT else PATRIOT
    nobody = worth(role, {}, scenario)
    gained = worth(role, {unit: "salta"}, scenario) - nobody
    assert gained > worth(enemy, {other: "salta"}, scenario) - worth(enemy, {}, scenario)


def test_income_is_worth_nothing_once_there_is_none_to_come() -> None:
    held, nobody = {"pl_mi_01": "rio_de_la_plata"}, dict[str, str]()
    early, late = (
        worth(PATRIOT, held, "first_fights", turn=turn) - worth(PATRIOT, nobody, "first_fights", turn=turn)
        for turn in (4, 5)
    )
    assert early > late


def test_an_army_beside_a_stronger_one_is_in_danger() -> None:
    strong = {"ra_cuzco": "charcas", "ra_concordia": "charcas", "ra_centro": "charcas"}
    alone = worth(PATRIOT, {"pl_ri_1": "salta"}) - worth(PATRIOT, {})
    beside = worth(PATRIOT, {**strong, "pl_ri_1": "salta"}) - worth(PATRIOT, strong)
    far = worth(PATRIOT, {**strong, "pl_ri_1": "rio_de_la_plata"}) - worth(PATRIOT, strong)
    home = worth(PATRIOT, {"pl_ri_1": "rio_de_la_plata"}) - worth(PATRIOT, {})
    assert beside - alone < far - home


def test_a_step_alone_takes_nothing_by_a_march_through_hostile_country() -> None:
    before, after = {"pl_ri_1": "salta"}, {"pl_ri_1": "salta", "pl_mi_01": "charcas"}
    assert worth(PATRIOT, after, triggers=["pl_mi_01"]) == pytest.approx(worth(PATRIOT, before))
    assert worth(PATRIOT, after) > worth(PATRIOT, before)


def test_a_garrison_that_is_starved_out_is_worth_less() -> None:
    besieged, starving = (
        worth(PATRIOT, {"pl_ri_1": "lima_c", "ra_cuzco": f"lima besieging lima_c{blockade}"})
        for blockade in ("", " blockade")
    )
    assert starving < besieged


@pytest.mark.parametrize(("unit", "price", "wanted"), [("rs_talavera", 1, True), ("rs_frigate_1", 5, False)])
def test_money_is_kept_for_troops(unit: str, price: int, wanted: bool) -> None:
    guard = {"ra_mi_02": "veracruz"}
    kept = worth(ROYALIST, guard, rp={ROYALIST: price})
    spent = worth(ROYALIST, {**guard, unit: "veracruz"}, rp={ROYALIST: 0})
    assert (spent > kept) == wanted


def test_a_fleet_loses_nothing_by_lying_still() -> None:
    under_sail, still = (sailing("rs_frigate_1", at="veracruz", side=ROYALIST, ops=ops) for ops in (4, 0))
    assert judge(under_sail.box, under_sail.war, ROYALIST) == judge(still.box, still.war, ROYALIST)


PLATENSES = ("pl_ri_1", "pl_ri_2", "pl_ri_3")


def on_the_march(active: tuple[str, ...], guard: str = "") -> float:
    """How the Patriots stand while some of El Plata's regulars in Salta march and the others stay."""
    units = {**dict.fromkeys(PLATENSES, "salta"), **({guard: "salta"} if guard else {})}
    finished = [*PLATENSES, guard] if guard else PLATENSES
    return worth(PATRIOT, units, step="march", side=PATRIOT, ops=4, active=active, finished=finished)


def test_a_force_that_sets_out_leaves_a_guard_and_else_keeps_together() -> None:
    assert on_the_march(PLATENSES[:2]) > on_the_march(PLATENSES)
    assert on_the_march(PLATENSES, "pl_mi_01") > on_the_march(PLATENSES[:2], "pl_mi_01")


def in_forces(*forces: tuple[str, ...], step: str = "operations") -> float:
    """How the Royalists stand with these forces in Lima, none of which has acted."""
    units = {unit: f"lima force {nth}" for nth, force in enumerate(forces, 1) for unit in force}
    return worth(ROYALIST, units, step=step, side=ROYALIST)


def test_what_is_more_than_enough_for_a_fight_serves_better_in_another_force() -> None:
    regiments = ("ra_real_de_lima", "ra_concordia", "ra_cuzco", "ra_corona_ne", "ra_nueva_espana")
    assert in_forces(regiments[:3], regiments[3:]) > in_forces(regiments)
    assert in_forces(regiments[:1], regiments[1:2]) == pytest.approx(in_forces(regiments[:2]), abs=0.01)


def test_forces_are_not_formed_anew_for_a_trifle() -> None:
    militia = ("ra_mi_01", "ra_mi_02")
    apart = in_forces(militia[:1], militia[1:], step="opening")
    assert in_forces(militia, step="opening") < apart < in_forces(militia)
