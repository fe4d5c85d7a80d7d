"""4.6 Building and rebuilding."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, barred, marching
from vivac.games.guerra.box.unpacking import NATIONS, open_box
from vivac.games.guerra.chapters.forces import leave_play
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.recruiting import purchases, survey
from vivac.lab.coverage import rule

BOX = open_box()
RICH = dict.fromkeys(("royalist", *NATIONS), 20)
UPPER_PERU = {"charcas", "chiquitos", "mojos"}
LISTS = {
    "mexico": {"tierra_caliente", "central_mexico", "san_luis_potosi", "guadalajara", "durango", "tejas"},
    "gran_colombia": {"cumana", "guayana", "los_llanos", "costa_firme", "maracaibo", "santa_fe", "pasto"}
    | {"quito", "guayaquil", "isla_margarita", "panama"},
    "el_plata": {"cordoba", "rio_de_la_plata", "salta", "misiones", "paraguay", "banda_oriental"}
    | UPPER_PERU,
    "chile": {"chile_norte", "chile_sur", "chiloe"},
    "peru": {"lima", "cuzco", "arequipa"} | UPPER_PERU,
}
PREFIX = {"el_plata": "pl", "chile": "ch", "gran_colombia": "gc", "mexico": "mx", "peru": "pe"}


def building(side: str, units: dict[str, str], turn: int = 8, **position: Any) -> Stage:
    """A side builds, with RP enough for everything."""
    return Stage(step="building", side=side, turn=turn, units=units, **{"rp": RICH, **position}).play()


def places(stage: Stage, option: str) -> set[str]:
    """Where the unit of this option may be placed; a single place is taken by itself."""
    stage.choose(option, by=stage.war.side)
    if stage.prompt == "pay-from":
        stage.choose(stage.options[0], by="patriot")
    if stage.prompt == "build-where":
        return {choice.removeprefix("at:") for choice in stage.options}
    return {stage.war.where[option.split(":")[1]]}


def offered(side: str, units: dict[str, str], turn: int = 8, **position: Any) -> set[str]:
    """Every unit that could be built."""
    stage = Stage(step="building", side=side, turn=turn, rp=RICH, units=units, **position)
    survey(stage.box, stage.war)
    return {str(option[1]) for option in purchases(stage.box, stage.war)}


# ---------------------------------------------------------------- 4.6-1, 4.6-2


@rule("guerra", "4.6-1")
def test_rp_build_units_of_the_recruit_pool_or_restore_lost_steps() -> None:
    stage = building("royalist", {"ra_cuba": "cuba reduced", "ra_la_habana": "cuba"}, rp={"royalist": 4})
    assert {"buy:ra_guatemala", "restore:ra_cuba", "done"} <= set(stage.options)
    assert "restore:ra_la_habana" not in stage.options  # it has lost nothing
    assert "buy:ra_la_habana" not in stage.options  # it is on the map
    assert barred(stage, "buy:ra_la_habana") == "4.6-1"
    assert barred(stage, "restore:ra_la_habana") == "4.6-4"
    stage.choose("buy:ra_guatemala", "at:cuba", "restore:ra_cuba", by="royalist")
    assert stage.at("cuba") == ("ra_cuba", "ra_la_habana", "ra_guatemala")
    assert not stage.war.reduced
    assert stage.war.rp["royalist"] == 2


@rule("guerra", "4.6-1")
def test_a_unit_on_the_turn_track_or_a_leader_cannot_be_bought() -> None:
    stage = building("royalist", {"ra_cuba": "cuba", "ld_boves": "pool_royalist"}, turn=3)
    for unit in ("rs_leon", "ld_pezuela", "ld_boves"):
        assert f"buy:{unit}" not in stage.options
        assert barred(stage, f"buy:{unit}") == "4.6-1"


@rule("guerra", "4.6-2")
def test_royalists_build_anywhere_they_control_in_the_field_or_in_a_city() -> None:
    units = {
        "ra_mi_02": "salta",
        "pl_ri_1": "salta",  # partial control
        "ra_mi_03": "veracruz",
        "mx_mi_01": "ciudad_de_mexico",
        "mx_mi_02": "central_mexico",
        "ld_boves": "los_llanos",
        "gc_mi_01": "quito",  # a lone leader controls
    }
    expected = {"salta", "salta_c", "veracruz", "central_mexico", "los_llanos", "san_fernando"}
    assert places(building("royalist", units), "buy:ra_mi_01") == expected


@rule("guerra", "4.6-2")
def test_nobody_builds_where_his_side_controls_nothing() -> None:
    units = {"ra_mi_02": "salta", "pl_mi_01": "salta guerrilla", "ra_mi_03": "cuba"}
    assert places(building("royalist", units), "buy:ra_mi_01") == {"cuba", "la_habana", "santiago_de_cuba"}
    assert offered("patriot", {"gc_mi_01": "pasto", "ra_mi_01": "pasto guerrilla"}) == set()
    alone = Stage(step="building", side="patriot", turn=8, rp=RICH, units={"ch_frigate_1": "pacific_9"})
    survey(alone.box, alone.war)
    assert purchases(alone.box, alone.war) == []
    assert barred(alone, "buy:ch_mi_01") == "4.6-2"


@rule("guerra", "4.6-2")
@rule("guerra", "4.6-7")
@pytest.mark.parametrize("nation", NATIONS)
def test_patriots_build_only_in_the_areas_of_their_own_list(nation: str) -> None:
    assert {area.id for area in BOX.area.values() if nation in area.builds} == LISTS[nation]
    militia = f"{PREFIX[nation]}_mi_01"
    for area in BOX.area:
        units = offered("patriot", {militia: area})
        assert bool(units) is (area in LISTS[nation]), area
        assert all(BOX.nation[unit] == nation for unit in units)


@rule("guerra", "4.6-2")
def test_patriots_build_only_where_their_own_nationality_has_control() -> None:
    units = {"pl_ri_1": "chile_norte", "ch_inf_1": "chile_sur", "ra_mi_01": "talcahuano"}
    assert places(building("patriot", units), "buy:ch_mi_01") == {"chile_sur"}
    units = {"pl_ri_1": "charcas", "pe_mi_01": "mojos", "gc_mi_01": "salta"}
    assert places(building("patriot", units), "buy:pl_mi_01") == {"charcas", "potosi"}
    assert places(building("patriot", units), "buy:pe_mi_02") == {"mojos"}
    assert not [unit for unit in offered("patriot", units) if unit.startswith("gc_")]


# ---------------------------------------------------------------- 4.6-3


@rule("guerra", "4.6-3")
def test_no_unit_is_built_or_restored_in_a_besieged_city() -> None:
    units = {"ra_puebla": "veracruz reduced", "mx_mi_01": "central_mexico besieging veracruz"}
    stage = building("royalist", units)
    assert "restore:ra_puebla" not in stage.options
    assert barred(stage, "restore:ra_puebla") == "4.6-4"
    assert "buy:rs_frigate_1" not in stage.options
    assert places(stage, "buy:ra_mi_01") == {"central_mexico", "ciudad_de_mexico"}
    units["mx_mi_01"] = "central_mexico"
    stage = building("royalist", units)
    assert {"restore:ra_puebla", "buy:rs_frigate_1"} <= set(stage.options)
    assert "veracruz" in places(stage, "buy:ra_mi_01")


# ---------------------------------------------------------------- 4.6-4


@rule("guerra", "4.6-4")
@pytest.mark.parametrize(("option", "paid"), [("buy:ra_la_habana", 2), ("buy:ra_la_habana:reduced", 1)])
def test_a_two_step_unit_may_be_built_whole_or_with_one_step(option: str, paid: int) -> None:
    stage = building("royalist", {"ra_cuba": "cuba"}, rp={"royalist": 3}).choose(
        option, "at:cuba", by="royalist"
    )
    assert stage.war.rp["royalist"] == 6 - 2 * paid
    assert ("ra_la_habana" in stage.war.reduced) is (paid == 1)


@rule("guerra", "4.6-4")
def test_units_of_one_step_are_built_whole() -> None:
    stage = building("royalist", {"ra_cuba": "la_habana"})
    for unit in ("ra_campeche", "ra_art_cu_1", "rs_frigate_1", "ra_mi_01"):
        assert f"buy:{unit}" in stage.options
        assert f"buy:{unit}:reduced" not in stage.options


@rule("guerra", "4.6-4")
def test_a_reduced_unit_regains_its_step_for_1_rp_where_it_could_be_built() -> None:
    units = {"ch_inf_1": "chile_norte reduced", "pl_ri_1": "chile_norte reduced", "pl_ri_2": "salta reduced"}
    stage = building("patriot", units, rp={**RICH, "chile": 1, "el_plata": 0.5})
    assert "restore:ch_inf_1" in stage.options
    assert barred(stage, "restore:pl_ri_1") == "4.6-4"  # Chile is not on its list
    assert barred(stage, "restore:pl_ri_2") == "4.4-1"  # half an RP is not enough
    stage.choose("restore:ch_inf_1", by="patriot")
    assert stage.war.reduced == {"pl_ri_1", "pl_ri_2"}
    assert stage.war.rp["chile"] == 0


# ---------------------------------------------------------------- 4.6-5


@rule("guerra", "4.6-5")
def test_a_royalist_ship_is_built_in_a_port_the_royalist_holds() -> None:
    units = {
        "ra_mi_01": "callao",
        "pl_ri_1": "lima",  # inside
        "ra_mi_02": "chile_norte",  # alone in the field: Valparaíso
        "ra_mi_03": "arequipa",
        "pe_mi_01": "arequipa",  # Arica is nobody's
        "ld_boves": "caracas",  # a leader holds nothing
    }
    assert places(building("royalist", units), "buy:rs_frigate_1") == {"callao", "valparaiso"}


@rule("guerra", "4.6-5")
def test_a_patriot_ship_is_built_in_a_port_its_own_nationality_holds() -> None:
    units = {"pl_ri_1": "valparaiso", "ch_inf_1": "chile_norte", "ch_mi_01": "chile_sur"}
    stage = building("patriot", units, turn=9)
    assert not [option for option in stage.options if option.startswith("buy:pl_frigate")]  # 4.6-2
    assert places(stage, "buy:ch_ship_1") == {"talcahuano"}
    units = {"ch_inf_1": "valparaiso", "pl_ri_1": "buenos_aires"}
    assert places(building("patriot", units, turn=9), "buy:ch_ship_1") == {"valparaiso"}
    assert places(building("patriot", units, turn=9), "buy:pl_frigate_2") == {"buenos_aires"}


@rule("guerra", "4.6-5")
def test_a_garrison_built_into_a_contested_port_opens_it_for_ships_at_once() -> None:
    stage = building("royalist", {"ra_mi_02": "arequipa", "pe_mi_01": "arequipa"})
    assert "buy:rs_frigate_1" not in stage.options
    stage.choose("buy:ra_mi_01", "at:arica", by="royalist")
    assert places(stage, "buy:rs_frigate_1") == {"arica"}


# ---------------------------------------------------------------- 4.6-6


@rule("guerra", "4.6-6")
@pytest.mark.parametrize(
    ("unit", "side", "pool"),
    [
        ("ra_barinas", "royalist", "pool_royalist"),
        ("rs_leon", "royalist", "pool_royalist"),
        ("gc_husares", "patriot", "pool_gran_colombia"),
    ],
)
def test_an_eliminated_unit_returns_to_its_recruit_pool_and_may_be_rebuilt(
    unit: str, side: str, pool: str
) -> None:
    other = "ra_mi_01" if side == "royalist" else "gc_mi_01"
    stage = marching(
        unit, at="guayana", side=side, turn=8, group=2, triggers=[unit], units={other: "cumana"},
        rp=dict.fromkeys(RICH, 0),
    )  # fmt: skip
    stage.dice(attrition=1).play().choose("stop", by=side)
    assert stage.war.where[unit] == pool
    assert unit in offered(side, {other: "cumana"})


@rule("guerra", "4.6-6")
def test_the_portuguese_and_lost_leaders_never_come_back() -> None:
    stage = Stage(units={"pt_spl_1": "banda_oriental", "ld_boves": "los_llanos"})
    leave_play(stage.box, stage.war, "pt_spl_1")
    assert stage.war.where["pt_spl_1"] == "lost"
    stage.dice(leader_loss=1).run(leader_check, "ld_boves")
    assert stage.war.where["ld_boves"] == "lost"
    assert not offered("royalist", {"ra_cuba": "cuba"}) & {"pt_spl_1", "pt_spl_2", "ld_boves"}


@rule("guerra", "4.6-5")
def test_a_port_held_in_an_area_that_guerrillas_deny_still_builds_ships_and_nothing_else() -> None:
    found = offered("royalist", {"ra_mi_01": "callao", "pe_mi_01": "lima guerrilla"})
    assert found
    assert all(unit.startswith(("rs_frigate", "rs_ship")) for unit in found)
