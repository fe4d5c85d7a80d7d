"""7.6, 7.7 Amphibious operations: a fleet's activation inside that of the troops it carries."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.battles import refused
from tests.games.guerra.campaigning import Stage, marching
from vivac.games.guerra.chapters.amphibious import fits
from vivac.lab.coverage import rule

NOTHING = dict.fromkeys(("royalist", "el_plata", "chile", "gran_colombia", "peru", "mexico"), 0)
FLEET = {"ch_ship_1": "valparaiso force 5"}


def in_port(*troops: str, at: str = "valparaiso", ops: int = 8, **units: str) -> Stage:
    """Patriot troops, activated in Valparaíso, with whoever else is there."""
    return marching(*troops, at=at, side="patriot", ops=ops, units=units or FLEET, rp=NOTHING).dice(
        activation=3
    )


def boarding(stage: Stage) -> list[str]:
    return [option for option in stage.options if option.startswith("embark")]


@rule("guerra", "7.6-1")
@pytest.mark.parametrize("berth", ["valparaiso", "pacific_9"])
def test_troops_embark_the_fleet_sails_and_they_land_and_march_on(berth: str) -> None:
    stage = in_port("ch_inf_1", "ld_san_martin", ch_ship_1=f"{berth} force 5").play()
    stage.choose(f"embark:{berth}:5", by="patriot")
    assert stage.war.ops == 7
    assert stage.war.fleet_ops == 6
    assert stage.prompt == "voyage"
    if berth == "valparaiso":
        stage.choose("sail:pacific_9", by="patriot")
    stage.choose("sail:pacific_8", by="patriot")
    assert {"land:arequipa", "land:charcas"} <= set(stage.options)
    assert "land:lima" not in stage.options
    stage.choose("land:arequipa", by="patriot")
    assert stage.war.ops == 6
    assert {stage.war.where[unit] for unit in ("ch_inf_1", "ld_san_martin")} == {"arequipa"}
    stage.choose("sail:pacific_7", "stop", by="patriot")  # the fleet uses what it has left
    assert stage.prompt == "march"
    stage.choose("move:cuzco", by="patriot")
    assert stage.war.where["ch_inf_1"] == "cuzco"
    assert stage.war.where["ch_ship_1"] == "pacific_7"


@rule("guerra", "7.6-1")
def test_both_must_begin_the_phase_at_the_port() -> None:
    assert boarding(in_port("ch_inf_1").play()) == ["embark:valparaiso:5"]
    field = in_port("ch_inf_1", at="chile_norte").play()
    assert not boarding(field)
    assert refused(field, "embark:valparaiso:5") == "7.6-1"
    field.choose("enter:valparaiso", by="patriot")
    assert not boarding(field)  # it did not begin there
    assert refused(field, "embark:valparaiso:5") == "7.6-1"
    afar = in_port("ch_inf_1", ch_ship_1="pacific_8 force 5").play()
    assert not boarding(afar)
    assert refused(afar, "embark:pacific_8:5") == "7.6-4"
    inland = in_port("ch_inf_1", at="santiago").play()
    assert refused(inland, "embark:valparaiso:5") == "7.6-1"


@rule("guerra", "7.6-1")
def test_embarking_and_landing_cost_an_op_each() -> None:
    assert not boarding(in_port("ch_inf_1", ops=1).play())
    assert refused(in_port("ch_inf_1", ops=1).play(), "embark:valparaiso:5") == "3.3-7"
    stage = in_port("ch_inf_1", "ch_inf_2", ops=2).play().choose("embark:valparaiso:5", by="patriot")
    assert stage.war.ops == 1
    stage.choose("sail:pacific_9", "land:chile_norte", by="patriot")
    assert stage.war.ops == 0


@rule("guerra", "7.6-1")
def test_a_leader_may_sail_alone() -> None:
    stage = (
        in_port("ld_san_martin")
        .play()
        .choose("embark:valparaiso:5", "sail:pacific_9", "land:chile_norte", by="patriot")
    )
    assert stage.war.where["ld_san_martin"] == "chile_norte"


# ---------------------------------------------------------------- 7.6-2, 7.6-3


@rule("guerra", "7.6-2")
def test_the_fleet_sails_any_number_of_areas_within_its_own_ops() -> None:
    stage = in_port("ch_inf_1").play().choose("embark:valparaiso:5", by="patriot")
    for sea in range(9, 0, -1):
        stage.choose(f"sail:pacific_{sea}", by="patriot")
    assert stage.war.where["ch_inf_1"] == "pacific_1"
    assert stage.war.fleet_ops == 3
    assert "land:nueva_california" in stage.options


@rule("guerra", "7.6-6")
def test_enemy_ships_carry_nobody() -> None:
    stage = in_port("ch_inf_1", rs_ship_1="valparaiso force 5").play()
    assert not boarding(stage)


@rule("guerra", "7.6-6")
def test_troops_beyond_what_the_ships_left_can_carry_are_lost_as_their_owner_chooses() -> None:
    units: dict[str, Any] = {
        "ch_ship_1": "pacific_9 force 5",
        "ch_frigate_1": "pacific_9 force 5",
        "rs_ship_1": "pacific_9",
    }
    stage = in_port("ch_inf_1", "ch_inf_2", "ch_inf_3", **units).play()  # four steps in six places
    stage.choose("embark:pacific_9:5", "engage:pacific_9:0", by="patriot").choose("stand", by="royalist")
    stage.dice(gunnery=[10, 10, 10, 10, 1, 1])
    stage.choose("target:ch_ship_1", by="royalist")
    assert stage.war.where["ch_ship_1"] == "pool_chile"
    assert stage.prompt == "losses"  # room for two
    stage.choose("lose:ch_inf_2", "lose:ch_inf_1", by="patriot")
    assert stage.war.where["ch_inf_2"] == "pool_chile"
    assert stage.war.reduced == {"ch_inf_1"}
    assert stage.war.where["ch_inf_3"] == "pacific_9"


@rule("guerra", "7.6-6")
def test_leaders_without_a_cabin_take_the_loss_roll() -> None:
    units: dict[str, Any] = {
        "ch_ship_1": "pacific_9 force 5",
        "ch_frigate_1": "pacific_9 force 5",
        "rs_ship_1": "pacific_9",
    }
    units |= {"gc_mi_01": "quito", "pl_mi_01": "salta"}
    stage = in_port("ch_inf_2", "ld_san_martin", "ld_sucre", **units).play()
    stage.choose("embark:pacific_9:5", "engage:pacific_9:0", by="patriot").choose("stand", by="royalist")
    stage.dice(gunnery=[10, 10, 10, 10, 1, 1], leader_loss=1).choose("target:ch_frigate_1", by="royalist")
    assert stage.options == ["pick:ld_san_martin", "pick:ld_sucre"]
    stage.choose("pick:ld_sucre", by="patriot")
    assert stage.war.where["ld_sucre"] == "lost"
    assert stage.war.active == ["ch_inf_2", "ld_san_martin"]


@rule("guerra", "7.6-6")
def test_landed_troops_stand_in_the_field_or_in_a_friendly_unbesieged_port() -> None:
    units: dict[str, Any] = {"ch_ship_1": "valparaiso force 5", "pe_mi_01": "callao"}
    for more, open_ in (
        ({}, True),
        ({"ra_mi_01": "lima besieging callao"}, False),
        ({"pe_mi_01": "lima", "ra_mi_01": "lima"}, False),  # nobody holds it
        ({"pe_mi_01": "lima"}, True),
    ):
        stage = in_port("ch_inf_1", **{**units, **more}).play().choose("embark:valparaiso:5", by="patriot")
        stage.choose("sail:pacific_9", "sail:pacific_8", "sail:pacific_7", by="patriot")
        assert "land:lima" in stage.options
        assert ("land:callao" in stage.options) is open_


@rule("guerra", "7.6-3")
def test_troops_that_have_not_landed_return_to_their_port_besieged_or_not() -> None:
    stage = in_port("ch_inf_1", ch_ship_1="valparaiso force 5", ch_mi_01="valparaiso").play()
    stage.choose("embark:valparaiso:5", "sail:pacific_9", "stop", by="patriot")
    assert stage.war.where["ch_inf_1"] == "valparaiso"
    assert stage.war.where["ch_ship_1"] == "pacific_9"
    assert stage.prompt == "operations"  # both activations are over
    units: dict[str, Any] = {
        "ch_ship_1": "valparaiso force 5",
        "ch_mi_01": "valparaiso",
        "ra_cuzco": "chile_norte besieging valparaiso",
    }
    stage = (
        in_port("ch_inf_1", **units)
        .play()
        .choose("embark:valparaiso:5", "sail:pacific_9", "stop", by="patriot")
    )
    assert stage.war.where["ch_inf_1"] == "valparaiso"


@rule("guerra", "7.6-3")
def test_if_the_enemy_has_the_port_they_are_lost_and_their_leaders_roll() -> None:
    units: dict[str, Any] = {
        "ch_ship_1": "valparaiso force 5",
        "ra_cuzco": "chile_norte besieging valparaiso",
    }
    stage = in_port("ch_inf_1", "ld_san_martin", **units, pl_mi_01="salta").dice(leader_loss=5).play()
    stage.choose("embark:valparaiso:5", "sail:pacific_9", "stop", by="patriot")
    assert stage.war.where["ch_inf_1"] == "pool_chile"
    assert stage.war.where["ld_san_martin"] == "salta"


# ---------------------------------------------------------------- 7.6-4, 7.6-5


@rule("guerra", "7.6-4")
def test_the_fleet_must_be_fresh_and_this_is_its_activation() -> None:
    stage = in_port("ch_inf_1").play()
    stage.war.finished.add("ch_ship_1")
    assert refused(stage, "embark:valparaiso:5") == "7.6-4"
    stage = (
        in_port("ch_inf_1")
        .play()
        .choose("embark:valparaiso:5", "sail:pacific_9", "land:chile_norte", "stop", by="patriot")
    )
    stage.choose("stop", by="patriot")
    assert "ch_ship_1" in stage.war.finished
    assert not [option for option in stage.options if option.startswith("fleet")]


@rule("guerra", "7.6-4")
def test_a_patriot_fleet_of_another_group_is_activated_with_the_troops() -> None:
    stage = marching(
        "ch_inf_1",
        at="valparaiso",
        side="patriot",
        group=1,
        units={"gc_frigate_1": "valparaiso force 5"},
        rp=NOTHING,
    )
    stage.dice(activation=3).play().choose("embark:valparaiso:5", by="patriot")
    assert stage.war.fleet == ["gc_frigate_1"]
    assert stage.war.finished >= {"gc_frigate_1"}


@rule("guerra", "7.6-5")
def test_a_force_too_large_leaves_units_behind_first() -> None:
    stage = in_port("ch_inf_1", "pl_ri_1", "pl_ri_2").play()  # six steps
    assert not boarding(stage)
    assert refused(stage, "embark:valparaiso:5") == "7.7-1"
    stage.choose("leave", "pick:pl_ri_2", "done", by="patriot")
    assert boarding(stage) == ["embark:valparaiso:5"]
    stage.choose("embark:valparaiso:5", by="patriot")
    assert stage.war.ops == 7  # one OP for the whole force
    assert stage.war.where["pl_ri_2"] == "valparaiso"


@rule("guerra", "7.6-5")
def test_troops_may_embark_from_a_besieged_port_and_nobody_attacks_them_aboard() -> None:
    units: dict[str, Any] = {"ch_ship_1": "pacific_9 force 5", "ch_mi_01": "valparaiso"}
    units |= {"ra_cuzco": "chile_norte force 8 besieging valparaiso", "rs_frigate_1": "pacific_9"}
    stage = in_port("ch_inf_1", **units).play()
    assert boarding(stage) == ["embark:pacific_9:5"]
    stage.choose("embark:pacific_9:5", by="patriot")
    assert stage.war.where["ch_inf_1"] == "pacific_9"
    assert stage.war.siege == {"ra_cuzco": "valparaiso"}  # the militia holds on
    assert not [option for option in stage.options if option.startswith("attack")]


# ---------------------------------------------------------------- 7.7 capacity


@rule("guerra", "7.7-1")
@pytest.mark.parametrize(
    ("fleet", "troops", "room"),
    [
        (("ch_ship_1",), ("ch_inf_1", "pl_ri_1", "ld_san_martin"), True),
        (("ch_ship_1",), ("ch_inf_1", "pl_ri_1", "ch_mi_01"), False),  # five steps
        (("ch_ship_1",), ("ch_inf_1", "ld_san_martin", "ld_sucre"), False),  # two leaders
        (("ch_frigate_1",), ("gc_caracas", "ld_bolivar"), True),  # Patriot ships carry any Patriots
        (("ch_frigate_1",), ("ch_inf_1", "ch_mi_01"), False),
        (("ch_frigate_1", "gc_frigate_1"), ("pl_ri_1", "pl_ri_2", "ld_san_martin", "ld_sucre"), True),
    ],
)
def test_a_ship_of_the_line_carries_four_steps_and_a_leader_a_frigate_two(
    fleet: tuple[str, ...], troops: tuple[str, ...], room: bool
) -> None:
    stage = Stage(units={**dict.fromkeys(fleet, "valparaiso"), **dict.fromkeys(troops, "valparaiso")})
    assert fits(stage.box, stage.war, troops, fleet) is room


@rule("guerra", "7.7-2")
@pytest.mark.parametrize(
    ("units", "troops", "room"),
    [
        ({"ch_frigate_1": "valparaiso reduced"}, ("ch_inf_1",), True),
        ({"ch_inf_1": "valparaiso reduced"}, ("ch_inf_1", "ch_mi_01"), True),
        ({"ld_cochrane": "valparaiso"}, ("ch_inf_1", "ld_san_martin"), True),  # he is no cargo
        ({"ch_frigate_2": "valparaiso"}, ("ch_inf_2", "pl_ri_1", "ch_mi_01"), True),  # spread in any way
    ],
)
def test_damage_takes_no_room_and_a_reduced_unit_counts_one(
    units: dict[str, str], troops: tuple[str, ...], room: bool
) -> None:
    stands: dict[str, Any] = {"ch_frigate_1": "valparaiso", **dict.fromkeys(troops, "valparaiso"), **units}
    stage = Stage(units=stands)
    fleet = [unit for unit in stands if unit in stage.box.afloat]
    assert fits(stage.box, stage.war, troops, fleet) is room
