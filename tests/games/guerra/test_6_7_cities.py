"""6.7 Cities and ports: who may be inside, and who holds them."""

from __future__ import annotations

import pytest

from tests.games.guerra.battles import fought, refused
from tests.games.guerra.campaigning import Stage, marching, sailing
from vivac.games.guerra.chapters.control import holder
from vivac.lab.coverage import rule


@rule("guerra", "6.7-1")
def test_units_in_cities_do_not_intercept() -> None:
    for place, asked in (("salta_c", "march"), ("salta", "intercept")):
        stage = marching("ra_cuzco", at="salta", side="royalist", units={"pl_ri_1": place}).play()
        stage.choose("move:charcas", by="royalist")
        assert stage.prompt == asked


@rule("guerra", "6.7-1")
def test_guerrillas_enter_no_city_and_units_in_cities_do_not_become_guerrillas() -> None:
    units = {"pl_mi_01": "salta guerrilla"}
    stage = Stage(step="march", side="patriot", ops=8, active=["pl_mi_01"], units=units).play()
    assert "enter:salta_c" not in stage.options
    assert refused(stage, "enter:salta_c") == "6.7-1"
    units = {"pl_mi_01": "salta_c", "pl_mi_02": "salta"}
    stage = Stage(step="guerrillas", side="patriot", units=units).play()
    assert stage.options == ["hide:pl_mi_02", "done"]
    assert refused(stage, "hide:pl_mi_01") == "6.7-1"


@rule("guerra", "6.7-2")
def test_a_city_without_a_garrison_is_taken_by_entering_it() -> None:
    stage = marching("ra_cuzco", at="charcas", side="royalist", units={"ld_belgrano": "salta_c"})
    stage.dice(leader_loss=1).play().choose("move:salta", by="royalist")
    assert holder(stage.box, stage.war, "salta_c") == "royalist"
    assert stage.war.where["ld_belgrano"] == "lost"  # 8.1-3 the city has fallen around him
    stage.choose("enter:salta_c", by="royalist")
    assert stage.war.where["ra_cuzco"] == "salta_c"
    assert stage.war.ops == 7


@rule("guerra", "6.7-3")
@pytest.mark.parametrize(
    ("units", "held"),
    [
        ({}, ""),
        ({"ra_mi_01": "montevideo", "pl_ri_1": "banda_oriental"}, "royalist"),
        ({"ra_mi_01": "banda_oriental"}, "royalist"),
        ({"pl_ri_1": "banda_oriental"}, "patriot"),
        ({"ra_mi_01": "banda_oriental", "pl_ri_1": "banda_oriental"}, ""),
        ({"ra_mi_01": "banda_oriental", "rb_mi_01": "banda_oriental"}, ""),
        ({"pl_mi_01": "banda_oriental guerrilla"}, ""),
        ({"ra_mi_01": "banda_oriental", "pl_mi_01": "banda_oriental guerrilla"}, "royalist"),
        ({"ld_belgrano": "montevideo"}, ""),  # a leader alone does not hold it
        ({"ld_belgrano": "montevideo", "ra_mi_01": "banda_oriental"}, "royalist"),
        ({"rs_frigate_1": "montevideo"}, ""),
        ({"pt_spl_1": "banda_oriental"}, ""),
    ],
)
def test_a_city_is_held_by_those_inside_or_alone_in_the_field(units: dict[str, str], held: str) -> None:
    stage = Stage(units=units)
    assert holder(stage.box, stage.war, "montevideo") == held


@rule("guerra", "6.7-4")
@pytest.mark.parametrize(
    ("units", "open_"), [({}, True), ({"pl_ri_1": "lima"}, True), ({"ra_mi_01": "callao"}, False)]
)
def test_ships_enter_a_port_of_their_own_side_or_of_nobody(units: dict[str, str], open_: bool) -> None:
    stage = sailing("ch_frigate_1", at="pacific_7", side="patriot", units=units).play()
    assert ("sail:callao" in stage.options) is open_
    assert refused(stage, "sail:callao") == ("" if open_ else "6.7-4")


@rule("guerra", "6.7-4")
def test_when_the_enemy_comes_to_hold_a_port_its_ships_are_dealt_with() -> None:
    units = {"rs_frigate_1": "callao", "ra_mi_01": "lima"}
    stage = marching("pl_ri_1", "pl_ri_2", at="lima", side="patriot", units=units)
    stage.dice(**fought(6), port_capture=3).play().choose("attack:royalist:0", by="patriot").choose(
        "stand", by="royalist"
    )
    if stage.prompt == "advance":
        stage.choose("stay", by="patriot")
    assert "port-capture" in stage.rolled
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"


@rule("guerra", "6.7-4")
def test_a_port_whose_garrison_sails_away_falls_to_those_before_it() -> None:
    units = {"ra_cuzco": "callao", "rs_frigate_1": "callao force 5", "rs_frigate_2": "callao force 6"}
    units |= {"pl_ri_1": "lima besieging callao"}
    stage = marching("ra_cuzco", at="callao", side="royalist", units=units, rp={"royalist": 0})
    stage.dice(activation=6, port_capture=3).play().choose("embark:callao:5", "sail:pacific_7", by="royalist")
    assert holder(stage.box, stage.war, "callao") == "patriot"
    assert stage.war.where["rs_frigate_2"] == "pool_royalist"
    assert stage.war.where["rs_frigate_1"] == "pacific_7"


@rule("guerra", "6.7-3")
def test_a_city_between_two_sides_in_the_field_is_held_by_nobody() -> None:
    stage = Stage(
        turn=3, step="operations", side="royalist", units={"ra_cuzco": "quito", "gc_mi_03": "quito"}
    )
    stage.play().expect({"held_quito_c": ""})
