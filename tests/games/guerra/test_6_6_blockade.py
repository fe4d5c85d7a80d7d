"""6.6 Blockade: fortresses starved out at the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.battles import fought, refused
from tests.games.guerra.campaigning import Stage, marching, modifiers
from vivac.lab.coverage import rule

BLOCKADE = {"pl_ri_1": "lima force 1 besieging callao blockade", "ra_mi_01": "callao"}


def starving(die: int = 4, turn: int = 1, **units: str) -> Stage:
    """Phase 6 with Callao blockaded by Patriots, and whoever else is there; up to the first question."""
    stands = {**BLOCKADE, **units}
    stage = Stage(step="blockades", side="royalist", turn=turn, units=stands)
    return stage.dice(blockade=die, leader_loss=6, port_capture=4, repression=6).play()


# ---------------------------------------------------------------- 6.6-1 declaring it


@rule("guerra", "6.6-1")
def test_a_blockade_costs_four_ops_and_then_only_assaults_are_left() -> None:
    stage = marching("pl_ri_1", "pl_ri_2", at="lima", side="patriot", units={"ra_mi_01": "callao"}).play()
    assert "blockade" not in stage.options  # a siege must be declared first
    assert refused(stage, "blockade") == "6.4-2"
    stage.choose("besiege:callao", "blockade", by="patriot")
    assert stage.war.ops == 4
    assert stage.war.blockade == {"pl_ri_1", "pl_ri_2"}
    assert stage.options == ["assault", "stop"]
    assert refused(stage, "works") == "6.6-1"
    stage.dice(assault=6).choose(
        "assault", "lose:pl_ri_1", by="patriot"
    )  # one OP is left, and nothing to do with it
    assert stage.prompt == "operations"
    assert stage.war.blockade == {"pl_ri_1", "pl_ri_2"}


@rule("guerra", "6.6-1")
def test_with_less_than_four_ops_there_is_no_blockade() -> None:
    stage = marching("pl_ri_1", at="lima", side="patriot", ops=3, units={"ra_mi_01": "callao"}).play()
    stage.choose("besiege:callao", by="patriot")
    assert "blockade" not in stage.options
    assert refused(stage, "blockade") == "3.3-7"


@rule("guerra", "6.6-1")
@pytest.mark.parametrize(
    ("units", "rolled"),
    [
        ({}, True),
        ({"rs_frigate_1": "pacific_7"}, False),  # condition 2
        ({"ra_mi_02": "lima"}, False),  # condition 3
        ({"pl_ri_1": "lima force 1 besieging callao"}, False),  # condition 1: no blockade was declared
    ],
)
def test_a_fortress_is_starved_only_under_three_conditions(units: dict[str, Any], rolled: bool) -> None:
    stage = starving(**units)
    assert ("blockade" in stage.rolled) is rolled
    assert (stage.war.where["ra_mi_01"] == "pool_royalist") is rolled


# ---------------------------------------------------------------- 6.6-2, 6.6-3 the roll


@rule("guerra", "6.6-2")
def test_it_surrenders_on_four_or_less() -> None:
    for die in range(1, 7):
        stage = starving(die)
        assert ("starved-out" in stage.told) is (die <= 4)
        assert (stage.war.where["ra_mi_01"] == "callao") is (die > 4)


@rule("guerra", "6.6-2")
@pytest.mark.parametrize(
    ("units", "surrenders"),
    [
        ({"ld_cochrane": "pacific_7", "ch_frigate_1": "pacific_7"}, True),
        ({"ld_cochrane": "pacific_7", "ch_frigate_1": "pacific_6"}, False),  # no ship with him
        ({"ld_cochrane": "pacific_6", "ch_frigate_1": "pacific_6"}, False),
        ({"ch_frigate_1": "pacific_7"}, False),
    ],
)
def test_cochrane_off_the_port_takes_one_from_the_die(units: dict[str, Any], surrenders: bool) -> None:
    stage = starving(5, **units)
    assert ("starved-out" in stage.told) is surrenders
    if surrenders:
        assert modifiers(stage, "starved-out") == {"cochrane": -1}


@rule("guerra", "6.6-2")
def test_cochrane_does_not_help_a_royalist_blockade() -> None:
    units = {"ra_cuzco": "santa_fe besieging cartagena blockade", "gc_mi_01": "cartagena"}
    units |= {"ld_cochrane": "cartagena", "gc_frigate_1": "cartagena"}
    stage = Stage(step="blockades", side="royalist", units=units).dice(blockade=5).play()
    assert "holds-out" in stage.told


@rule("guerra", "6.6-3")
def test_the_garrison_goes_to_the_recruit_pool_and_ships_in_the_port_have_their_own_roll() -> None:
    stage = starving(1, ra_cuzco="callao", rs_frigate_1="callao").choose("occupy", by="patriot")
    assert {stage.war.where[unit] for unit in ("ra_mi_01", "ra_cuzco")} == {"pool_royalist"}
    assert "port-capture" in stage.rolled
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"


# ---------------------------------------------------------------- 6.6-4 to 6.6-7


@rule("guerra", "6.6-4")
@pytest.mark.parametrize(
    "units",
    [
        {"ra_mi_02": "lima guerrilla"},
        {"ra_mi_02": "lima_c"},
        {"ld_pezuela": "lima_c"},
    ],
)
def test_any_unit_of_the_garrisons_side_outside_saves_the_fortress(units: dict[str, Any]) -> None:
    assert "blockade" not in starving(**units).rolled


@rule("guerra", "6.6-4")
def test_ships_inside_the_port_do_not_feed_it() -> None:
    assert "blockade" in starving(rs_frigate_1="callao").rolled


@rule("guerra", "6.6-4")
def test_for_a_fortress_that_is_no_port_ships_are_nothing() -> None:
    stage = starving(5)
    ports = {city.id for city in stage.box.city.values() if city.fortress and not city.sea}
    assert not ports  # every fortress of this map is a port, so condition 2 is never void
    assert "holds-out" in stage.told


@rule("guerra", "6.6-5")
def test_only_fortresses_are_blockaded() -> None:
    stage = marching("pl_ri_1", at="lima", side="patriot", units={"ra_mi_01": "lima_c"}).play()
    stage.choose("besiege:lima_c", by="patriot")
    assert "assault" in stage.options
    assert "blockade" not in stage.options
    assert refused(stage, "blockade") == "6.6-5"


@rule("guerra", "6.6-6")
def test_ships_of_ones_own_are_not_needed_and_the_check_comes_before_the_return_to_port() -> None:
    assert "starved-out" in starving(4).told
    stage = starving(4, rs_frigate_1="pacific_7", ra_mi_02="arica")
    assert "blockade" not in stage.rolled  # she lies off the port until the check is made
    assert stage.prompt == "return"


@rule("guerra", "6.6-7")
def test_the_blockaders_must_still_besiege_in_phase_six() -> None:
    units = {**BLOCKADE, "ra_cuzco": "lima", "ra_concordia": "lima", "ra_real_de_lima": "lima"}
    force = ("ra_cuzco", "ra_concordia", "ra_real_de_lima")
    stage = marching(*force, at="lima", side="royalist", units=units).dice(**fought(4)).play()
    stage.choose("attack:patriot:1", by="royalist").choose("stand", by="patriot")  # DR1 at 3-1
    stage.choose(stage.options[0], by="patriot")
    assert not stage.war.blockade
    assert not stage.war.siege


@rule("guerra", "6.6-7")
def test_there_is_one_roll_for_a_fortress_however_many_blockade_it() -> None:
    stage = starving(5, pl_ri_2="lima force 2 besieging callao blockade")
    assert stage.rolled.count("blockade") == 1


@rule("guerra", "6.6-7")
def test_a_blockade_is_paid_for_anew_each_turn_and_the_siege_goes_on() -> None:
    stage = starving(5)
    assert stage.war.turn == 2
    assert stage.war.siege == {"pl_ri_1": "callao"}
    assert not stage.war.blockade


@rule("guerra", "6.6-7")
def test_after_the_surrender_the_besieger_may_occupy_and_leaders_inside_roll() -> None:
    stage = starving(1, ld_pezuela="callao", ra_mi_02="arica", ld_belgrano="lima")
    assert (stage.asked, stage.prompt) == ("patriot", "occupy")
    stage.choose("occupy", by="patriot")
    assert stage.war.where["pl_ri_1"] == "callao"
    assert "leader-loss" in stage.rolled
    assert stage.war.where["ld_pezuela"] == "arica"


@rule("guerra", "6.6-7")
def test_after_a_royalist_blockade_repression_is_checked() -> None:
    units = {"ra_cuzco": "chile_sur besieging talcahuano blockade", "ch_mi_01": "talcahuano"}
    stage = Stage(step="blockades", side="royalist", units=units).dice(blockade=1, repression=1).play()
    stage.choose("stay", by="royalist")
    assert stage.war.repression == {"chile_sur"}


@rule("guerra", "6.6-7")
def test_patriot_blockades_are_checked_before_royalist_ones() -> None:
    units = {**BLOCKADE, "ra_cuzco": "santa_fe besieging cartagena blockade", "gc_mi_01": "cartagena"}
    stage = Stage(step="blockades", side="royalist", units=units).dice(blockade=[6, 1]).play()
    assert stage.war.where["ra_mi_01"] == "callao"
    assert stage.war.where["gc_mi_01"] == "pool_gran_colombia"


@rule("guerra", "6.6-2", "8.3-1")
def test_cochrane_off_the_port_lowers_the_die_of_a_blockade() -> None:
    stage = Stage(
        turn=11,
        step="blockades",
        side="patriot",
        units={
            "ld_san_martin": "lima besieging callao blockade",
            "pl_ri_1": "lima besieging callao blockade",
            "ra_mi_05": "callao",
            "ch_ship_1": "pacific_7",
            "ld_cochrane": "pacific_7",
        },
    )
    stage.dice(blockade=5).play().expect({"ra_mi_05": "pool_royalist", "question": "occupy"})
