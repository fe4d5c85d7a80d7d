"""3.3 Activation and operation points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, marching, sailing, terms
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, open_box
from vivac.games.guerra.chapters.activation import set_out, set_sail
from vivac.games.guerra.chapters.field_battle import attack
from vivac.games.guerra.chapters.sieges import assault
from vivac.lab.coverage import rule

BOX = open_box()
POOR = {"royalist": 0, "el_plata": 0, "chile": 0, "gran_colombia": 0, "peru": 0, "mexico": 0}


def ops(die: int, *units: str, switches: tuple[str, ...] = (), rp: int = 0, side: str = ROYALIST) -> int:
    """The OPs a force in Lima gets for a die, with so many RP laid on it."""
    stage = Stage(
        *switches, side=side, group=1, units=dict.fromkeys(units, "lima"), rp={**POOR, "royalist": rp}
    )
    stage.dice(activation=die).run(set_out, list(units))
    stage.choose(*["spend:royalist"] * rp, by="royalist")
    return stage.war.ops


# ---------------------------------------------------------------- who


@rule("guerra", "3.3-1")
def test_a_force_is_activated_in_its_own_phase_and_once() -> None:
    units = {"ra_cuzco": "cuzco", "ra_concordia": "lima", "pl_ri_1": "cordoba"}
    stage = Stage(side=ROYALIST, units=units, rp=POOR).dice(rest=3).play()
    assert set(stage.options) == {"activate:cuzco:0", "activate:lima:0", "done"}
    stage.choose("activate:cuzco:0", "stop", by="royalist")
    assert stage.options == ["activate:lima:0", "done"]
    label = stage.war.label["ra_cuzco"]
    assert stage.refused(f"activate:cuzco:{label}") == ("already-activated", "3.3-1")


@rule("guerra", "3.3-1")
def test_those_left_behind_or_picked_up_are_not_activated_again() -> None:
    units = {"ra_cuzco": "lima force 1", "ra_concordia": "lima force 1", "ra_puebla": "cuzco force 2"}
    stage = Stage(side=ROYALIST, units={**units, "ra_mi_01": "arequipa"}, rp=POOR).dice(rest=6).play()
    stage.choose(
        "activate:lima:1", "leave", "pick:ra_concordia", "move:cuzco", "join:2", "stop", by="royalist"
    )
    assert [option for option in stage.options if option.startswith("activate")] == ["activate:arequipa:0"]


# ---------------------------------------------------------------- how many OPs


@rule("guerra", "3.3-2", "3.3-6")
@pytest.mark.parametrize(("die", "expected"), [(1, 4), (2, 4), (3, 6), (4, 6), (5, 8), (6, 8)])
def test_a_die_on_the_table_gives_the_ops(die: int, expected: int) -> None:
    assert ops(die, "ra_cuzco") == expected


@rule("guerra", "3.3-6")
def test_the_table_reads_0_or_less_1_2_3_4_and_5_or_more() -> None:
    table = BOX.charts.operation_points
    assert [table.at(total) for total in range(-3, 9)] == [3, 3, 3, 3, 4, 4, 6, 6, 8, 8, 8, 8]


@rule("guerra", "3.3-3")
@pytest.mark.parametrize(("units", "rp", "expected"), [
    (["ra_cuzco"], 0, 4),  # 1
    (["ra_cuzco", "ld_morillo"], 0, 4),  # 1 + 1 = 2
    (["ra_cuzco", "ld_boves"], 0, 6),  # 1 + 2 = 3
    (["ra_cuzco", "ld_pezuela"], 0, 6),  # 1 + 3 = 4
    (["ra_cuzco"], 1, 6),  # 1 + 2
    (["ra_cuzco"], 2, 8),  # 1 + 4
    (["ra_mi_01"], 0, 3),  # 1 - 3
    (["ra_mi_01"], 2, 4),  # 1 - 3 + 4
    (["ra_mi_01", "ra_cuzco"], 0, 3),
    (["ra_mi_01", "ra_cuzco", "ra_puebla"], 0, 4),
    (["ra_mi_01", "ld_morillo"], 0, 4),
])  # fmt: skip
def test_a_leader_rp_and_leaderless_militia_modify_the_die(units: list[str], rp: int, expected: int) -> None:
    assert ops(1, *units, rp=rp) == expected


@rule("guerra", "3.3-3")
def test_a_leader_elsewhere_in_the_area_does_not_count() -> None:
    stage = Stage(side=ROYALIST, units={"ra_cuzco": "lima", "ld_pezuela": "lima_c"}, rp=POOR)
    assert stage.dice(activation=1).play().choose("activate:lima:0", by="royalist").war.ops == 4


@rule("guerra", "3.3-4")
@pytest.mark.parametrize(("units", "purses"), [
    (["pl_ri_1"], {"el_plata"}),
    (["ch_inf_1"], {"chile", "el_plata"}),
    (["gc_caracas"], {"gran_colombia"}),
    (["mx_mi_01"], {"mexico"}),
    (["pe_inf_3"], {"peru", "el_plata", "chile", "gran_colombia"}),
    (["pl_ri_1", "ch_inf_1"], {"el_plata", "chile"}),
    (["ra_cuzco", "rs_leon"], {"royalist"}),
])  # fmt: skip
def test_rp_come_from_any_pool_that_one_of_the_units_may_use(units: list[str], purses: set[str]) -> None:
    stage = Stage(side=BOX.side[units[0]], units=dict.fromkeys(units, "lima"), rp=dict.fromkeys(POOR, 1))
    stage.run(set_out, units)
    assert stage.prompt == "activation"
    assert set(stage.options) == {"roll", *(f"spend:{purse}" for purse in purses)}


@rule("guerra", "3.3-5")
def test_only_one_leader_counts() -> None:
    assert ops(1, "ra_cuzco", "ld_morillo", "ld_boves") == 6  # 1 + 2, not 1 + 3 = 4: the same row
    assert ops(2, "ra_cuzco", "ld_morillo", "ld_boves") == 6  # 2 + 2 = 4, where both together would make 5
    assert ops(2, "ra_cuzco", "ld_pezuela", "ld_morillo") == 8  # 2 + 3: the owner names the better one


@rule("guerra", "3.3-12")
@pytest.mark.parametrize(("units", "expected"), [
    (["ld_pezuela"], 6),  # alone: no burden
    (["ra_mi_01", "ra_mi_02", "ra_cuzco", "ra_puebla"], 3),  # half of the units
    (["ra_mi_01", "ra_mi_02", "ra_cuzco", "ra_puebla", "ra_concordia"], 4),
    (["ra_mi_01", "ra_mi_02", "ra_mc_01", "ld_morillo"], 4),  # a leader lifts the burden
])  # fmt: skip
def test_half_or_more_militia_counts_units_and_not_leaders(units: list[str], expected: int) -> None:
    assert ops(1, *units) == expected


@rule("guerra", "3.3-12")
@pytest.mark.parametrize(("fleet", "expected"), [
    (["ch_frigate_1"], 4), (["ch_frigate_1", "ld_cochrane"], 6),
])  # fmt: skip
def test_cochrane_counts_for_the_ships_he_is_with(fleet: list[str], expected: int) -> None:
    stage = Stage(side=PATRIOT, group=1, units=dict.fromkeys(fleet, "pacific_9"), rp=POOR)
    assert stage.dice(activation=1).run(set_sail, fleet).war.fleet_ops == expected


@rule("guerra", "3.3-12")
def test_land_leaders_aboard_do_not_modify_the_fleet() -> None:
    units = {"ch_inf_1": "valparaiso", "ld_san_martin": "valparaiso", "ch_frigate_1": "pacific_9"}
    stage = Stage(side=PATRIOT, group=1, units=units, rp=POOR).dice(activation=[1, 1]).play()
    stage.choose("activate:valparaiso:0", "embark:pacific_9:0", by="patriot")
    assert (stage.war.ops, stage.war.fleet_ops) == (6 - 1, 4)


@rule("guerra", "3.3-13")
def test_any_number_of_rp_may_be_spent_while_the_pool_lasts() -> None:
    stage = Stage(side=ROYALIST, units={"ra_mi_01": "lima"}, rp={**POOR, "royalist": 3.5}).dice(activation=1)
    stage.play().choose(
        "activate:lima:0", "spend:royalist", "spend:royalist", "spend:royalist", by="royalist"
    )
    assert stage.prompt == "march"  # half an RP buys nothing
    assert (stage.war.rp["royalist"], stage.war.ops) == (1, 6)  # 1 - 3 + 6 = 4


# ---------------------------------------------------------------- what they are spent on


@rule("guerra", "3.3-7")
@rule("guerra", "3.3-14")
def test_every_operation_has_its_price() -> None:
    assert BOX.op == {
        "move": 1, "battle": 2, "works": 2, "assault": 3, "blockade": 4, "hunt": 2, "embark": 1, "land": 1,
        "sail": 1, "naval_battle": 2, "raid": 1,
    }  # fmt: skip
    ways = {(way.a, way.b): way.ops for way in BOX.contents.map.passage}
    assert {ops for (a, _), ops in ways.items() if a != "spain"} == {2}
    assert {(b.partition("_")[0], ops) for (a, b), ops in ways.items() if a == "spain"} == {
        ("atlantic", 4), ("caribbean", 3),
    }  # fmt: skip


@rule("guerra", "3.3-7")
def test_operations_mix_freely_while_the_ops_last() -> None:
    units = {"pl_mi_01": "charcas force 9", "pl_mi_02": "potosi", "pl_ri_1": "salta"}
    stage = marching("ra_cuzco", "ra_concordia", at="cuzco", side=ROYALIST, units=units, rp=POOR)
    stage.dice(rest=6, initiative_attacker=6, initiative_defender=1).play()
    stage.choose("move:charcas", by="royalist")
    assert stage.war.ops == 7
    stage.choose("attack:patriot:9", by="royalist").choose("stand", by="patriot")
    if stage.prompt == "advance":
        stage.choose("stay", by="royalist")
    assert stage.war.ops == 5
    stage.choose("besiege:potosi", "works", by="royalist")
    assert stage.war.ops == 3
    assert "assault" in stage.options
    assert "blockade" not in stage.options
    stage.choose("move:salta", by="royalist")
    assert stage.war.ops == 2


@rule("guerra", "3.3-7")
@pytest.mark.parametrize(
    ("left", "cheap"), [(1, {"move:charcas"}), (2, {"move:charcas", "attack:patriot:9"})]
)
def test_nothing_is_offered_that_the_ops_cannot_pay(left: int, cheap: set[str]) -> None:
    stage = marching(
        "ra_cuzco", at="salta", side=ROYALIST, ops=left, units={"pl_ri_1": "salta force 9"}
    ).play()
    offered = {option for option in stage.options if option in ("move:charcas", "attack:patriot:9")}
    assert offered == cheap
    if left == 1:
        assert stage.refused("attack:patriot:9") == ("not-enough-ops", "3.3-7")
    spent = marching("ra_cuzco", "ra_mi_01", at="salta", side=ROYALIST, ops=0).play()
    assert spent.refused("move:charcas") == ("not-enough-ops", "3.3-7")


@rule("guerra", "3.3-14")
def test_leaving_picking_up_entering_and_besieging_are_free() -> None:
    units = {"ra_puebla": "salta force 9", "pl_ri_1": "salta_c"}
    stage = marching("ra_cuzco", "ra_mi_01", at="salta", side=ROYALIST, units=units).play()
    stage.choose("leave", "pick:ra_mi_01", "join:9", "besiege:salta_c", by="royalist")
    assert stage.war.ops == 8
    city = marching("ra_cuzco", at="lima", side=ROYALIST).play().choose("enter:callao", "exit", by="royalist")
    assert city.war.ops == 8


# ---------------------------------------------------------------- one after the other


@rule("guerra", "3.3-8")
def test_the_next_force_waits_until_this_one_is_done() -> None:
    stage = Stage(side=ROYALIST, units={"ra_cuzco": "lima", "ra_puebla": "arequipa"}, rp=POOR)
    stage.dice(activation=[1, 1]).play().choose("activate:lima:0", by="royalist")
    assert not any(option.startswith("activate") for option in stage.options)
    for place in ("cuzco", "lima", "cuzco", "lima"):
        stage.choose(f"move:{place}", by="royalist")
    assert stage.war.ops == 0
    assert not any(option.startswith("move") for option in stage.options)
    stage.choose("stop", "activate:arequipa:0", by="royalist")
    assert stage.war.active == ["ra_puebla"]


@rule("guerra", "3.3-8")
def test_only_a_fleet_that_carries_the_force_is_activated_inside_its_activation() -> None:
    units = {"ra_cuzco": "callao", "rs_frigate_1": "callao"}
    stage = Stage(side=ROYALIST, units=units, rp=POOR).dice(rest=3).play()
    stage.choose("activate:callao:0", "embark:callao:0", by="royalist")
    assert (stage.war.active, stage.war.fleet) == (["ra_cuzco"], ["rs_frigate_1"])
    stage.choose("sail:pacific_7", "land:lima", "stop", by="royalist")
    assert (stage.war.active, stage.war.ops, stage.prompt) == (["ra_cuzco"], 4, "march")


@rule("guerra", "3.3-9", "3.3-13")
def test_ops_left_are_lost_and_an_activation_is_never_resumed() -> None:
    stage = Stage(side=ROYALIST, units={"ra_cuzco": "lima", "ra_puebla": "arequipa"}, rp=POOR)
    stage.dice(activation=[6, 1]).play().choose("activate:lima:0", "move:cuzco", "stop", by="royalist")
    assert stage.war.ops == 0
    assert stage.options == ["activate:arequipa:0", "done"]
    stage.choose("activate:arequipa:0", by="royalist")
    assert stage.war.ops == 4


# ---------------------------------------------------------------- friction


def told(stage: Stage, key: str) -> dict[str, Any]:
    line = next(line for line in stage.table.log or [] if line.say.key == key)
    return dict(terms(line))


@rule("guerra", "3.3-10")
@pytest.mark.parametrize(("spent", "friction"), [(0, 0), (4, 0), (5, -1), (6, -1)])
def test_a_tired_force_has_friction_the_attack_included(spent: int, friction: int) -> None:
    units = {"pl_ri_1": "salta force 9"}
    fight = marching("ra_cuzco", at="salta", side=ROYALIST, ops=8 - spent, spent=spent, units=units)
    fight.dice(rest=4, initiative_attacker=6, initiative_defender=1).run(attack, "patriot", 9).choose(
        "stand", by="patriot"
    )
    assert told(fight, "battle-result").get("friction", 0) == friction
    guerrilla = {"pe_mi_01": "mojos guerrilla force 9"}
    hunt = marching("ra_cuzco", at="mojos", side=ROYALIST, ops=8 - spent, spent=spent, units=guerrilla)
    hunt.dice(hunt=3).play().choose("hunt:9", by="royalist")
    assert told(hunt, "hunt")["friction"] == friction


@rule("guerra", "3.3-10")
@rule("guerra", "3.3-15")
@pytest.mark.parametrize(("spent", "friction"), [(3, 0), (4, -1)])
def test_an_assault_counts_its_three_ops(spent: int, friction: int) -> None:
    stage = Stage(
        step="march", side=ROYALIST, ops=8 - spent, spent=spent, active=["ra_cuzco"],
        units={"ra_cuzco": "salta force 1 besieging salta_c", "pl_ri_1": "salta_c"},
    )  # fmt: skip
    stage.dice(assault=6).run(assault)
    assert told(stage, "assault-result")["friction"] == friction


@rule("guerra", "3.3-15")
def test_neither_naval_fire_nor_a_battle_by_interception_knows_friction() -> None:
    stage = marching(
        "ra_cuzco", at="salta", side=ROYALIST, ops=2, spent=6, units={"pl_ri_1": "salta force 9"}
    )  # fmt: skip
    stage.dice(rest=4, interception=6, initiative_attacker=6, initiative_defender=1).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    assert not told(stage, "battle-result").get("friction")
    at_sea = sailing("rs_frigate_1", at="pacific_7", side=ROYALIST, ops=2, spent=8, units={
        "pl_frigate_1": "pacific_7 force 9", "ch_frigate_1": "pacific_7 force 8",
    })  # fmt: skip
    at_sea.dice(gunnery=[3, 4, 9, 9]).play().choose("engage:pacific_7:9", by="royalist").choose(
        "stand", by="patriot"
    )
    assert "pl_frigate_1" in at_sea.war.reduced  # a 3 hits, a 4 does not


# ---------------------------------------------------------------- the switch


@rule("guerra", "3.3-11")
@pytest.mark.parametrize(("die", "expected"), [(1, 4 + 3), (4, 6 + 3), (6, 8 + 3)])
def test_by_the_switch_the_factor_is_added_to_the_ops(die: int, expected: int) -> None:
    assert ops(die, "ra_cuzco", "ld_pezuela", switches=("leader_factor_on_ops",)) == expected
    assert ops(die, "ra_cuzco", "ld_pezuela") in (6, 8)


@rule("guerra", "3.3-3", "3.3-6")
def test_a_force_of_militia_without_a_leader_has_three_less_on_its_die() -> None:
    stage = Stage(
        turn=3,
        step="operations",
        side="patriot",
        group=3,
        rp={"mexico": 0},
        units={"mx_mi_01": "guadalajara", "mx_mi_02": "guadalajara"},
    )
    # All militia and nobody to lead them: 2 - 3 is -1, and that is three operation points.
    stage.dice(activation=2).play().choose("activate:guadalajara:0", by="patriot").expect({"ops": 3})
