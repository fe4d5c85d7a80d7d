"""7.0 to 7.4, 7.8 Ships at sea: what they are for, how far they sail, raids, and the return to port."""

from __future__ import annotations

import pytest

from tests.games.guerra.battles import refused
from tests.games.guerra.campaigning import Stage, modifiers, sailing
from vivac.games.guerra.chapters.control import holding
from vivac.games.guerra.chapters.resources import yields
from vivac.games.guerra.chapters.sailing import homecoming
from vivac.lab.coverage import rule

NOTHING = dict.fromkeys(("royalist", "el_plata", "chile", "gran_colombia", "peru", "mexico"), 0)


@rule("guerra", "7.0-1")
def test_ships_carry_fight_raid_and_support_and_are_bought_in_reorganisation() -> None:
    units = {"rs_frigate_1": "pacific_9", "ra_mi_01": "chile_norte"}
    stage = sailing("ch_frigate_1", at="pacific_9", side="patriot", units=units).play()
    assert {"engage:pacific_9:0", "raid:chile_norte", "sail:pacific_10"} <= set(stage.options)
    kinds = {unit.kind for unit in stage.box.unit.values() if unit.id in stage.box.naval}
    assert kinds == {"frigate", "ship_of_the_line"}
    rp = {**NOTHING, "chile": 15}
    shop = Stage(
        step="building", turn=10, side="patriot", first="patriot", rp=rp, units={"ch_inf_1": "valparaiso"}
    )
    shop.play().choose("buy:ch_ship_1", by="patriot")
    assert shop.war.where["ch_ship_1"] == "valparaiso"
    assert shop.war.rp["chile"] == 10
    assert "buy:ch_frigate_1" in shop.options


@rule("guerra", "7.0-2")
def test_cochrane_is_the_only_naval_leader() -> None:
    box = Stage().box
    assert {unit for unit in box.leaders if unit in box.afloat} == {"ld_cochrane"}
    stage = sailing("rs_frigate_1", at="pacific_7", side="royalist", units={
        "ch_frigate_1": "pacific_7", "ld_cochrane": "pacific_7",
    })  # fmt: skip
    stage.dice(naval_evasion=4).play().choose("engage:pacific_7:0", by="royalist").choose(
        "evade", by="patriot"
    )
    assert "slipped-away" in stage.told  # he avoids a battle


@rule("guerra", "7.1-1")
def test_fleets_are_activated_like_land_forces_and_one_op_moves_four_sea_areas() -> None:
    stage = Stage(side="patriot", group=1, units={"ch_frigate_1": "pacific_10"}, rp={**NOTHING, "chile": 1})
    stage.dice(activation=1).play().choose("fleet:pacific_10:0", "spend:chile", by="patriot")
    assert stage.war.fleet_ops == 6  # 1 + 2 for the RP
    for sea, left in ((9, 5), (8, 5), (7, 5), (6, 5), (5, 4), (4, 4)):
        stage.choose(f"sail:pacific_{sea}", by="patriot")
        assert stage.war.fleet_ops == left
    assert refused(stage, "sail:pacific_9") == "7.1-1"


@rule("guerra", "7.1-1")
def test_without_an_op_no_further_sea_area() -> None:
    stage = sailing(
        "ch_frigate_1", at="pacific_9", side="patriot", ops=0, units={"ch_mi_01": "valparaiso"}
    ).play()
    assert stage.options == ["sail:valparaiso", "stop"]
    assert refused(stage, "sail:pacific_8") == "3.3-7"


@rule("guerra", "7.1-2")
def test_leaving_port_counts_as_one_area_and_entering_a_friendly_port_is_free() -> None:
    stage = sailing("ch_frigate_1", at="valparaiso", side="patriot", ops=1, units={"ch_mi_01": "valparaiso"})
    stage.play()
    assert [option for option in stage.options if option.startswith("sail")] == ["sail:pacific_9"]
    stage.choose("sail:pacific_9", by="patriot")
    assert (stage.war.fleet_ops, stage.war.under_way) == (0, 3)
    stage.choose("sail:valparaiso", by="patriot")
    assert (stage.war.fleet_ops, stage.war.under_way) == (0, 3)
    assert stage.war.where["ch_frigate_1"] == "valparaiso"


@rule("guerra", "7.2-1")
@pytest.mark.parametrize(
    ("here", "there"),
    [("atlantic_3", "pacific_10"), ("atlantic_1", "caribbean_6"), ("caribbean_6", "atlantic_1")],
)
@pytest.mark.parametrize(("ship", "side"), [("pl_frigate_1", "patriot"), ("rs_frigate_1", "royalist")])
def test_the_long_passages_cost_two_whole_ops(here: str, there: str, ship: str, side: str) -> None:
    stage = sailing(ship, at=here, side=side, ops=3).play().choose(f"sail:{there}", by=side)
    assert stage.war.fleet_ops == 1
    assert stage.war.under_way == 0
    assert f"sail:{there}" not in sailing(ship, at=here, side=side, ops=1).play().options


@rule("guerra", "7.3-1")
@pytest.mark.parametrize(
    ("sea", "ops"),
    [(f"atlantic_{n}", 4) for n in (1, 2, 3)] + [(f"caribbean_{n}", 3) for n in (6, 7, 8, 9, 10)],
)
def test_spanish_ships_cross_to_and_from_spain(sea: str, ops: int) -> None:
    stage = (
        sailing("rs_frigate_1", at=sea, side="royalist", ops=ops).play().choose("sail:spain", by="royalist")
    )
    assert stage.war.where["rs_frigate_1"] == "spain"
    back = (
        sailing("rs_frigate_1", at="spain", side="royalist", ops=ops)
        .play()
        .choose(f"sail:{sea}", by="royalist")
    )
    assert back.war.fleet_ops == 0
    assert "sail:spain" not in sailing("rs_frigate_1", at=sea, side="royalist", ops=ops - 1).play().options
    assert "sail:spain" not in sailing("pl_frigate_1", at=sea, side="patriot", ops=8).play().options


@rule("guerra", "7.3-1")
@pytest.mark.parametrize("sea", ["caribbean_1", "caribbean_5", "pacific_7"])
def test_from_other_seas_there_is_no_way_to_spain(sea: str) -> None:
    assert "sail:spain" not in sailing("rs_frigate_1", at=sea, side="royalist").play().options


# ---------------------------------------------------------------- 7.4 return to port


def coming_home(units: dict[str, str]) -> Stage:
    return Stage(step="homecoming", units=units).run(homecoming)


@rule("guerra", "7.4-1")
def test_a_ship_with_no_port_of_its_side_is_eliminated() -> None:
    stage = coming_home({"pl_frigate_1": "atlantic_2", "ra_mi_01": "montevideo", "gc_mi_01": "cartagena"})
    assert stage.war.where["pl_frigate_1"] == "pool_el_plata"
    stage = coming_home({"pl_frigate_1": "pacific_7", "ch_mi_01": "valparaiso"})  # any Patriot port will do
    stage.choose("sail:valparaiso", by="patriot")
    assert stage.war.where["pl_frigate_1"] == "valparaiso"


@rule("guerra", "7.4-1")
def test_she_may_be_at_sea_within_four_areas_of_a_port_or_in_it_or_go_to_such_a_sea() -> None:
    stage = coming_home({"ch_frigate_1": "pacific_5", "ch_mi_01": "valparaiso"})
    assert set(stage.options) == {"stay", "sail:valparaiso", *(f"sail:pacific_{n}" for n in (6, 7, 8, 9, 10))}
    stage = coming_home({"ch_frigate_1": "pacific_4", "ch_mi_01": "valparaiso"})
    assert set(stage.options) == {"sail:valparaiso", *(f"sail:pacific_{n}" for n in (5, 6, 7, 8, 9, 10))}
    stage.choose("sail:pacific_5", by="patriot")
    assert stage.war.where["ch_frigate_1"] == "pacific_5"


@rule("guerra", "7.4-1")
def test_patriots_have_the_havens_and_royalists_spain() -> None:
    stage = coming_home({"gc_frigate_1": "caribbean_5"})
    assert {"sail:haiti", "sail:usa", "stay"} <= set(stage.options)
    assert "sail:spain" not in stage.options
    stage = coming_home({"rs_frigate_1": "atlantic_2"})
    assert stage.war.where["rs_frigate_1"] == "spain"


@rule("guerra", "7.4-1")
def test_a_ship_in_a_port_her_side_does_not_hold_must_go() -> None:
    stage = coming_home({"ch_frigate_1": "callao", "ch_mi_01": "arica"})
    assert "stay" not in stage.options
    assert {"sail:arica", "sail:pacific_7"} <= set(stage.options)
    held = coming_home({"ch_frigate_1": "arica", "ch_mi_01": "arica"})
    assert not held.options
    assert held.war.where["ch_frigate_1"] == "arica"


@rule("guerra", "7.4-1")
def test_patriot_ships_return_first() -> None:
    units = {
        "ch_frigate_1": "pacific_9",
        "ch_mi_01": "valparaiso",
        "rs_frigate_1": "pacific_7",
        "ra_mi_01": "callao",
    }
    stage = coming_home(units).choose("stay", by="patriot").choose("stay", by="royalist")
    roles = [entry.role for entry in stage.table.journal.entries if entry.role in ("patriot", "royalist")]
    assert roles == ["patriot", "royalist"]


@rule("guerra", "7.4-2")
def test_the_free_move_has_no_limit_and_enemy_ships_do_not_hinder_it() -> None:
    units = {
        "ch_frigate_1": "pacific_1",
        "ch_mi_01": "valparaiso",
        "rs_frigate_1": "pacific_4",
        "ra_mi_01": "arica",
    }
    stage = coming_home(units).choose("sail:valparaiso", by="patriot")
    assert stage.war.where["ch_frigate_1"] == "valparaiso"


@rule("guerra", "7.4-2")
def test_the_passages_do_not_count() -> None:
    stage = coming_home({"pl_frigate_1": "atlantic_3", "ch_mi_01": "ancud"})
    assert stage.war.where["pl_frigate_1"] == "pool_el_plata"
    stage = coming_home({"rs_frigate_1": "pacific_10", "ra_mi_01": "montevideo"})
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"


@rule("guerra", "7.4-2")
def test_boxes_are_reached_only_from_within_four_areas() -> None:
    stage = coming_home({"rs_frigate_1": "caribbean_2", "ra_mi_01": "la_habana"})
    assert "sail:spain" in stage.options
    stage = coming_home({"rs_frigate_1": "pacific_5", "ra_mi_01": "callao"})
    assert "sail:spain" not in stage.options
    stage = coming_home({"mx_frigate_1": "caribbean_6", "gc_mi_01": "caracas"})
    assert {"sail:usa", "sail:haiti"} <= set(stage.options)
    stage = coming_home({"mx_frigate_1": "pacific_3", "gc_mi_01": "guayaquil_c"})
    assert not {"sail:usa", "sail:haiti"} & set(stage.options)


# ---------------------------------------------------------------- 7.8 raids


@rule("guerra", "7.8-1")
@pytest.mark.parametrize(
    ("ships", "units", "least"),
    [
        (("ch_frigate_1",), {}, 4),
        (("ch_frigate_1",), {"rs_frigate_1": "pacific_8"}, 5),
        (("ch_frigate_1",), {"rs_frigate_1": "arica"}, 4),  # in port, not in the sea area
        (("ch_frigate_1", "ld_cochrane"), {}, 3),
    ],
)
def test_a_raid_succeeds_on_four_or_more_and_costs_the_area_one_rp(
    ships: tuple[str, ...], units: dict[str, str], least: int
) -> None:
    for die in range(1, 7):
        stage = sailing(*ships, at="pacific_8", side="patriot", units={"ra_mi_01": "arequipa", **units})
        stage.dice(raid=die).play().choose("raid:arequipa", by="patriot")
        assert (stage.war.raided == {"arequipa"}) is (die >= least)
        assert stage.war.fleet_ops == 7
        expected = 1 if die >= least else 2
        assert yields(stage.box, stage.war, "arequipa", holding(stage.box, stage.war, "arequipa")) == (
            expected,
            0,
        )
    assert len(modifiers(stage, "raided")) == (least != 4)


@rule("guerra", "7.8-1")
def test_only_an_enemy_coast_of_the_fleets_sea_is_raided() -> None:
    units = {"ra_mi_01": "arequipa", "pe_mi_01": "charcas", "ra_mi_02": "chile_norte"}
    stage = sailing("ch_frigate_1", at="pacific_8", side="patriot", units=units).play()
    assert [option for option in stage.options if option.startswith("raid")] == ["raid:arequipa"]
    assert refused(stage, "raid:charcas") == "7.8-1"
    assert refused(stage, "raid:chile_norte") == "7.8-1"


@rule("guerra", "7.8-2")
def test_partial_control_suffices_areas_worth_nothing_do_not_and_once_a_turn() -> None:
    units = {"ra_mi_01": "arequipa", "pe_mi_01": "arequipa"}
    stage = sailing("ch_frigate_1", at="pacific_8", side="patriot", units=units).dice(raid=[1, 6]).play()
    stage.choose("raid:arequipa", "raid:arequipa", by="patriot")  # it may fail and be tried again, an OP each
    assert stage.war.fleet_ops == 6
    assert "raid:arequipa" not in stage.options
    assert refused(stage, "raid:arequipa") == "7.8-2"
    stage = sailing("mx_frigate_1", at="caribbean_10", side="patriot", units={"ra_mi_01": "yucatan"}).play()
    assert refused(stage, "raid:yucatan") == "7.8-2"
    assert "raid:yucatan" not in stage.options


@rule("guerra", "7.8-2")
def test_a_raid_costs_one_op_and_one_roll_for_the_whole_force() -> None:
    units = {"ra_mi_01": "arequipa", "ch_frigate_2": "pacific_8"}
    stage = sailing("ch_frigate_1", "ch_ship_1", at="pacific_8", side="patriot", ops=1, units=units)
    stage.dice(raid=2).play().choose("raid:arequipa", by="patriot")
    assert stage.rolled == ["raid"]
    assert stage.war.fleet_ops == 0
    assert "raid:arequipa" not in stage.options
    assert refused(stage, "raid:arequipa") == "3.3-14"


@rule("guerra", "7.2-1")
def test_the_horn_is_paid_at_once_with_two_operation_points() -> None:
    stage = Stage(
        turn=9,
        step="voyage",
        side="patriot",
        fleet=["ch_ship_1"],
        fleet_ops=4,
        units={"ch_ship_1": "atlantic_3"},
    )
    # From the Atlantic III to the Pacific X the whole passage is paid at once: two operation points.
    stage.play().choose("sail:pacific_10", by="patriot").expect({"fleet_ops": 2, "ch_ship_1": "pacific_10"})
