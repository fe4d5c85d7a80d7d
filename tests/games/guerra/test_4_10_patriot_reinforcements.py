"""4.10 Patriot reinforcements."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, barred
from vivac.games.guerra.box.unpacking import NATIONS, open_box
from vivac.games.guerra.chapters.control import port_of_nation
from vivac.games.guerra.chapters.recruiting import BUY, purchases, survey
from vivac.games.guerra.chapters.reinforcements import arrivals
from vivac.lab.coverage import rule

BOX = open_box()
RICH = dict.fromkeys(("royalist", *NATIONS), 20)
MEXICAN = {"tierra_caliente", "central_mexico", "san_luis_potosi", "guadalajara", "durango", "tejas"}
GRANADINES = {"gc_ng_1", "gc_ng_2", "gc_ng_3", "gc_ng_4", "gc_ng_5", "gc_guardia_1", "gc_guardia_2"}
GRANADINES |= {"gc_cundinamarca"}
NO_LEADERS = {
    "ld_hidalgo": "lost",
    "ld_morelos": "usa",
    "ld_bolivar": "haiti",
    "ld_belgrano": "lost",
    "ld_san_martin": "lost",
    "ld_paez": "lost",
}


def arriving(units: dict[str, str], turn: int, **position: Any) -> Stage:
    """The Patriot reinforcements of a turn come, and no leader with them."""
    stage = Stage(step="arrivals", side="patriot", turn=turn, units={**NO_LEADERS, **units}, **position)
    return stage.run(arrivals)


def offered(stage: Stage) -> set[str]:
    assert stage.prompt == "arrives-where"
    return {option.removeprefix("at:") for option in stage.options}


# ---------------------------------------------------------------- 4.10-1, 4.10-2, 4.10-8 Mexico


@rule("guerra", "4.10-1")
def test_mexicans_come_to_areas_under_full_mexican_control_or_to_the_stack_of_morelos() -> None:
    units = {
        "mx_mi_01": "tejas",
        "mx_mi_02": "guadalajara",
        "mx_mi_03": "durango",
        "ra_mi_01": "durango",  # partial control
        "gc_mi_01": "san_luis_potosi",  # Patriots, but no Mexicans
        "mx_mi_04": "yucatan",  # not on the list
        "ld_morelos": "central_mexico",
        "mx_mi_05": "central_mexico",
        "ra_mi_02": "veracruz",
    }
    stage = arriving(units, 3)
    assert offered(stage) == {"tejas", "guadalajara", "central_mexico"}
    stage.choose("at:central_mexico", by="patriot")
    assert stage.at("central_mexico")[-1] in ("mx_tlalpujahua", "mx_matamoros", "mx_san_pedro")


@rule("guerra", "4.10-1")
@pytest.mark.parametrize("where", ["acapulco", "yucatan", "cuba"])
def test_morelos_draws_them_wherever_his_stack_is(where: str) -> None:
    stage = arriving({"ld_morelos": where, "mx_mi_01": where, "mx_mi_02": "tejas"}, 3)
    assert offered(stage) == {"tejas", *({"tierra_caliente"} if where == "acapulco" else set()), where}


@rule("guerra", "4.10-1")
def test_once_morelos_is_gone_they_come_to_any_mexican_area_free_of_royalists() -> None:
    units = {"ld_morelos": "lost", "ra_mi_01": "veracruz", "ld_boves": "tejas", "ra_mi_02": "yucatan"}
    stage = arriving(units, 3)
    assert offered(stage) == MEXICAN - {"central_mexico", "tejas"}


@rule("guerra", "4.10-2")
def test_the_lost_cause_replaces_regulars_one_for_one_by_militia_of_the_same_arm() -> None:
    stage = arriving({"ld_morelos": "lost"}, 3)
    regulars = ("mx_tlalpujahua", "mx_matamoros", "mx_san_pedro")  # two infantry and one cavalry
    while stage.prompt == "arrives-where":
        stage.choose("at:durango", by="patriot")
    assert {stage.war.where[unit] for unit in regulars} == {"lost"}
    kinds = sorted(stage.box.kind[unit] for unit in stage.at("durango"))
    assert kinds == ["militia_cavalry", "militia_infantry", "militia_infantry"]


@rule("guerra", "4.10-2")
def test_without_militia_in_the_pool_they_are_simply_lost() -> None:
    busy = {f"mx_mi_{n:02}": "durango" for n in range(1, 15)}
    stage = arriving({"ld_morelos": "lost", **busy}, 3)
    while stage.prompt == "arrives-where":
        stage.choose("at:durango", by="patriot")
    assert stage.war.where["mx_tlalpujahua"] == stage.war.where["mx_matamoros"] == "lost"
    assert "mx_mc_01" in stage.at("durango")
    assert stage.told.count("lost-cause") == 2


@rule("guerra", "4.10-2")
def test_the_lost_cause_does_not_touch_mina_or_the_recruit_pool() -> None:
    units = {"ld_morelos": "lost", "mx_mi_01": "tejas"}
    stage = Stage(step="building", side="patriot", turn=5, rp=RICH, units=units)
    survey(stage.box, stage.war)
    assert BUY("mx_tlalpujahua") in purchases(stage.box, stage.war)  # its turn is past: in the pool
    landing = Stage(step="opening", side="patriot", turn=8, units=units).play()
    assert landing.prompt == "mina"


@rule("guerra", "4.10-8")
@pytest.mark.parametrize("units", [{}, {"mx_mi_01": "tejas", "ra_mi_01": "bejar"}])
def test_mexicans_with_no_legal_place_go_to_the_recruit_pool(units: dict[str, str]) -> None:
    stage = arriving(units, 3)  # Morelos is in the United States
    assert stage.war.where["mx_tlalpujahua"] == stage.war.where["mx_san_pedro"] == "pool_mexico"


@rule("guerra", "4.10-8")
def test_militia_of_the_lost_cause_with_no_place_stays_in_the_pool() -> None:
    full = {f"ra_mi_0{n}": area for n, area in enumerate(sorted(MEXICAN), 1)}
    stage = arriving({"ld_morelos": "lost", **full}, 3)
    assert stage.war.where["mx_mi_01"] == "pool_mexico"
    assert stage.war.where["mx_tlalpujahua"] == "lost"


@rule("guerra", "4.10-8")
def test_placement_in_a_hostile_area_causes_no_attrition() -> None:
    stage = arriving({"mx_mi_01": "tierra_caliente"}, 3)
    assert stage.war.where["mx_tlalpujahua"] == "tierra_caliente"
    assert stage.rolled == []
    assert stage.war.triggers == set()


# ---------------------------------------------------------------- 4.10-3 New Granada


@rule("guerra", "4.10-3")
@rule("guerra", "4.10-9")
def test_new_granada_units_enter_in_santa_fe_or_go_to_the_pool() -> None:
    assert BOX.granadines == GRANADINES
    stage = arriving({"gc_mi_01": "santa_fe", "gc_mi_02": "quito"}, 9)
    assert offered(stage) == {"santa_fe", "bogota", "cartagena"}
    stage.choose("at:bogota", by="patriot")
    assert stage.war.where["gc_ng_4"] == "bogota"
    for units in (
        {"gc_mi_02": "quito"},
        {"pl_mi_01": "santa_fe"},
        {"gc_mi_01": "santa_fe guerrilla", "ra_cuzco": "bogota"},
    ):
        assert arriving(units, 9).war.where["gc_ng_4"] == "pool_gran_colombia"


@rule("guerra", "4.10-3")
def test_they_enter_under_partial_control_too_but_in_no_city_of_the_enemys() -> None:
    units = {"gc_mi_01": "cartagena", "ra_mi_01": "santa_fe besieging cartagena", "ra_mi_02": "bogota"}
    assert arriving(units, 9).war.where["gc_ng_4"] == "santa_fe"


@rule("guerra", "4.10-3")
def test_they_are_rebuilt_only_in_santa_fe() -> None:
    units = {"gc_mi_01": "santa_fe", "gc_mi_02": "quito", "ld_bolivar": "haiti"}
    stage = (
        Stage(step="building", side="patriot", turn=9, rp=RICH, units=units)
        .play()
        .choose("buy:gc_ng_1", by="patriot")
    )
    assert stage.options == ["at:santa_fe", "at:bogota", "at:cartagena"]
    away = {"gc_mi_02": "quito", "gc_cundinamarca": "quito reduced", "gc_caracas": "quito reduced"}
    stage = Stage(step="building", side="patriot", turn=9, rp=RICH, units=away).play()
    assert not [option for option in stage.options if option.split(":")[-1] in GRANADINES]
    assert "restore:gc_caracas" in stage.options
    assert barred(stage, "restore:gc_cundinamarca") == "4.6-4"


# ---------------------------------------------------------------- 4.10-4 Mina


@rule("guerra", "4.10-4")
def test_mina_lands_at_the_start_of_patriot_operations_of_turn_8_on_the_mexican_caribbean() -> None:
    stage = Stage(step="opening", side="patriot", turn=8, units={"mx_mi_01": "tejas"}).play()
    assert stage.prompt == "mina"
    assert set(stage.options) == {"at:tejas", "at:san_luis_potosi", "at:central_mexico", "at:yucatan"}
    stage.choose("at:yucatan", by="patriot")
    assert stage.at("yucatan") == ("mx_mina",)
    early = Stage(step="opening", side="patriot", turn=7, units={"mx_mi_01": "tejas"}).play()
    assert early.prompt == "form"
    assert early.war.where["mx_mina"] == "track"


@rule("guerra", "4.10-4")
def test_he_is_not_among_the_reinforcements_of_r_and_r() -> None:
    assert arriving({"mx_mi_01": "tejas"}, 8).war.where["mx_mina"] == "track"


# ---------------------------------------------------------------- 4.10-5 to 4.10-7


@rule("guerra", "4.10-5")
@pytest.mark.parametrize(
    ("unit", "turn"), [("pl_ri_6", 2), ("ch_granaderos", 2), ("gc_caracas", 2), ("pe_cazadores", 12)]
)
def test_all_others_are_in_the_recruit_pool_from_their_turn_on(unit: str, turn: int) -> None:
    nation = BOX.nation[unit]
    area = {"el_plata": "salta", "chile": "chile_sur", "gran_colombia": "quito", "peru": "cuzco"}[nation]
    militia = f"{unit[:2]}_mi_01"
    for now in (turn - 1, turn):
        stage = Stage(step="building", side="patriot", turn=now, rp=RICH, units={militia: area})
        survey(stage.box, stage.war)
        assert (BUY(unit) in purchases(stage.box, stage.war)) is (now == turn)
    assert arriving({militia: area}, turn).war.where[unit] == f"pool_{nation}"


@rule("guerra", "4.10-6")
def test_in_turn_2_three_nations_receive_a_frigate_free_in_a_port_of_theirs() -> None:
    units = {"gc_mi_01": "cumana_c", "ch_inf_1": "chile_norte", "pl_ri_1": "rio_de_la_plata"}
    stage = arriving(units, 2, rp=dict.fromkeys(RICH, 0))
    assert stage.war.where["gc_frigate_1"] == "cumana_c"
    assert stage.war.where["ch_frigate_1"] == "valparaiso"
    assert stage.war.where["pl_frigate_1"] == "buenos_aires"
    assert stage.war.reduced == set()
    choice = arriving({"gc_mi_01": "angostura", "gc_mi_02": "cumana_c"}, 2)
    assert offered(choice) == {"angostura", "cumana_c"}


@rule("guerra", "4.10-6")
def test_without_a_port_it_goes_to_the_pool_at_5_rp() -> None:
    stage = arriving({"pl_ri_1": "valparaiso", "ch_inf_1": "chile_norte"}, 2)
    assert stage.war.where["gc_frigate_1"] == "pool_gran_colombia"
    assert stage.war.where["ch_frigate_1"] == "pool_chile"
    later = Stage(
        step="building",
        side="patriot",
        turn=3,
        rp={**dict.fromkeys(RICH, 0), "chile": 5},
        units={"ch_inf_1": "valparaiso"},
    )
    later.play().choose("buy:ch_frigate_1", by="patriot")
    assert later.war.where["ch_frigate_1"] == "valparaiso"
    assert later.war.rp["chile"] == 0


@rule("guerra", "4.10-7")
@pytest.mark.parametrize(
    ("units", "held"),
    [
        ({"ch_inf_1": "valparaiso"}, True),
        ({"ch_inf_1": "chile_norte"}, True),  # the city is empty
        ({"ch_inf_1": "chile_norte", "pl_ri_1": "valparaiso"}, False),
        ({"ch_inf_1": "valparaiso", "pl_ri_1": "valparaiso"}, True),
        ({"pl_ri_1": "chile_norte", "ch_mi_01": "chile_norte"}, True),
        ({"pl_ri_1": "chile_norte", "ch_mi_01": "chile_norte guerrilla"}, False),
        ({"ch_inf_1": "valparaiso", "ra_cuzco": "chile_norte"}, True),
        ({"ch_inf_1": "chile_norte", "ra_cuzco": "chile_norte"}, False),  # then nobody holds it
        ({"ch_inf_1": "santiago", "ra_cuzco": "valparaiso"}, False),
        ({"ch_inf_1": "santiago"}, False),  # in another city of the area
    ],
)
def test_a_nationality_holds_a_port_with_a_land_unit_inside_or_if_empty_in_the_field(
    units: dict[str, str], held: bool
) -> None:
    stage = Stage(units=units)
    assert port_of_nation(stage.box, stage.war, "chile", "valparaiso") is held
    arrived = arriving(units, 2)
    assert (arrived.war.where["ch_frigate_1"] == "valparaiso") is held


@rule("guerra", "4.10-6")
def test_without_a_chilean_port_the_chilean_frigate_waits_in_the_pool() -> None:
    stage = Stage(
        turn=2,
        step="arrivals",
        side="patriot",
        first="royalist",
        units={"pl_ri_1": "buenos_aires", "ra_chiloe": "chiloe"},
    )
    stage.play().expect(
        {"ch_frigate_1": "pool_chile", "pl_frigate_1": "buenos_aires", "gc_frigate_1": "pool_gran_colombia"}
    )
