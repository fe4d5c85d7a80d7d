"""What the bots think: what counts in a scenario, who is in danger, what a march costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.judgement import judge
from vivac.games.guerra.unpacking import PATRIOT, ROYALIST


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
