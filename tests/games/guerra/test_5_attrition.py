"""5.3 Attrition during movement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, marching
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, open_box
from vivac.games.guerra.chapters.attrition import standing_check
from vivac.lab.coverage import rule

BOX = open_box()
POOR = {"royalist": 0, "el_plata": 0, "chile": 0, "gran_colombia": 0, "peru": 0, "mexico": 0}
HOSTILE = [
    "chaco", "costa_firme", "cumana", "guatemala", "guayana", "isla_margarita", "los_llanos", "pampas",
    "paraguay", "tierra_caliente", "yucatan",
]  # fmt: skip
THREE = ("ra_cuzco", "ra_concordia", "ra_puebla")  # six steps


def marched(
    *route: str, die: int | None = 1, units: tuple[str, ...] = ("ra_cuzco",), **position: Any
) -> Stage:
    """Royalists who have marched along a route and stopped; others stay at home."""
    start, *stages = route
    stage = marching(*units, at=start, side=ROYALIST, rp=POOR, units={"ra_campeche": "lima_c"}, **position)
    stage.dice(**({} if die is None else {"attrition": die})).play()
    for place in stages:
        stage.choose(f"move:{place}", by="royalist")
    return stage.choose("stop", by="royalist")


def lost(stage: Stage) -> int:
    """The steps lost in the one attrition roll."""
    lines = [line.say.params["steps"] for line in stage.table.log or [] if line.say.key == "attrition"]
    assert len(lines) == 1
    return int(lines[0])


# ---------------------------------------------------------------- where


@rule("guerra", "5.3-1")
def test_the_hostile_areas() -> None:
    assert sorted(BOX.hostile) == HOSTILE


@rule("guerra", "5.3-2")
@pytest.mark.parametrize("area", HOSTILE)
def test_a_move_into_a_hostile_area_is_a_cause(area: str) -> None:
    start = next(other for other in BOX.land.exits[area] if BOX.land.kind[other, area] != "andes")
    assert marched(start, area).rolled == ["attrition"]


@rule("guerra", "5.3-2")
@pytest.mark.parametrize(("a", "b"), [
    ("chile_norte", "cordoba"), ("chile_norte", "salta"), ("chile_sur", "cordoba"), ("quijos", "quito"),
    ("quijos", "lima"), ("salta", "chile_norte"), ("lima", "quijos"), ("pampas", "chile_sur"),
    ("los_llanos", "santa_fe"),
])  # fmt: skip
def test_crossing_the_andes_is_a_cause(a: str, b: str) -> None:
    assert marched(a, b).rolled == ["attrition"]


@rule("guerra", "5.3-2")
@pytest.mark.parametrize("route", [
    ["lima", "cuzco"], ["yucatan", "central_mexico"], ["los_llanos", "maracaibo"], ["pampas", "cordoba"],
    ["paraguay", "misiones"], ["cordoba", "salta"], ["chile_norte", "chile_sur"],
])  # fmt: skip
def test_leaving_a_hostile_area_is_no_cause(route: list[str]) -> None:
    assert marched(*route, die=None).rolled == []


@rule("guerra", "5.3-2")
def test_leaving_the_chaco_is() -> None:
    stage = marched("chaco", "salta", die=4)
    assert (stage.rolled, lost(stage)) == (["attrition"], 2)


@rule("guerra", "5.3-2")
@pytest.mark.parametrize("route", [
    ["cordoba", "pampas", "rio_de_la_plata", "pampas", "chile_sur"],
    ["maracaibo", "costa_firme", "cumana", "guayana"],
])  # fmt: skip
def test_one_roll_however_many_causes_and_passing_through_is_enough(route: list[str]) -> None:
    assert marched(*route).rolled == ["attrition"]
    assert marched(*route[:2], route[0]).rolled == ["attrition"]


@rule("guerra", "5.3-2")
def test_a_force_that_did_not_move_does_not_roll() -> None:
    stage = Stage(side=ROYALIST, units={"ra_cuzco": "los_llanos", "ra_puebla": "lima"}, rp=POOR)
    stage.dice(activation=3).play().choose("activate:los_llanos:0", "stop", by="royalist")
    assert stage.rolled == ["activation"]


# ---------------------------------------------------------------- how much


@rule("guerra", "5.3-3")
@pytest.mark.parametrize(("die", "plain", "chaco"), [(1, 1, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2), (6, 2, 3)])
def test_what_the_die_costs_and_what_the_chaco_adds(die: int, plain: int, chaco: int) -> None:
    assert lost(marched("cordoba", "pampas", die=die, units=THREE)) == plain
    assert lost(marched("salta", "chaco", die=die, units=THREE)) == chaco
    assert lost(marched("chaco", "paraguay", die=die, units=THREE)) == chaco
    assert lost(marched("salta", "chaco", "paraguay", die=die, units=THREE)) == chaco


@rule("guerra", "5.3-3")
def test_the_table_reads_1_step_for_4_or_less_then_2_and_3() -> None:
    table = BOX.charts.attrition
    assert [table.at(total) for total in range(-2, 9)] == [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3]


# ---------------------------------------------------------------- who


@rule("guerra", "5.3-4")
@rule("guerra", "5.3-9")
def test_the_owner_chooses_the_losses_and_leaders_are_none() -> None:
    stage = marched("cordoba", "pampas", die=5, units=("ra_cuzco", "ra_mi_01", "ld_pezuela"))
    asked = stage.table.question
    assert asked is not None
    assert (asked.role, set(stage.options)) == (ROYALIST, {"lose:ra_cuzco", "lose:ra_mi_01"})
    stage.choose("lose:ra_mi_01", by="royalist")
    assert (stage.war.where["ra_mi_01"], "ra_cuzco" in stage.war.reduced) == ("pool_royalist", True)
    assert stage.war.where["ld_pezuela"] == "pampas"


@rule("guerra", "5.3-9")
def test_steps_come_from_those_who_made_the_move_still_there_or_left_behind() -> None:
    units = {"ra_puebla": "pampas force 9"}
    stage = marching("ra_cuzco", "ra_concordia", at="cordoba", side=ROYALIST, rp=POOR, units=units)
    stage.dice(attrition=1).play()
    stage.choose(
        "move:pampas", "leave", "pick:ra_concordia", "join:9", "move:rio_de_la_plata", "stop", by="royalist"
    )
    assert set(stage.options) == {"lose:ra_cuzco", "lose:ra_concordia"}  # not Puebla, who joined afterwards
    stage.choose("lose:ra_concordia", by="royalist")
    assert (stage.war.where["ra_concordia"], stage.war.reduced) == ("pampas", {"ra_concordia"})


@rule("guerra", "5.3-9")
def test_never_more_than_they_have_and_no_roll_if_all_are_gone() -> None:
    stage = marched("salta", "chaco", die=6, units=("ra_mi_01",))
    assert stage.war.where["ra_mi_01"] == "pool_royalist"
    gone = marching("ra_mi_01", at="cordoba", side=ROYALIST, rp=POOR, units={
        "pl_ri_1": "pampas force 9", "pl_ri_2": "pampas force 9", "ra_puebla": "lima",
    })  # fmt: skip
    gone.dice(rest=1, initiative_attacker=1, initiative_defender=6).play()
    gone.choose("move:pampas", "attack:patriot:9", by="royalist").choose("stand", by="patriot")
    assert gone.war.where["ra_mi_01"] == "pool_royalist"
    assert "attrition" not in gone.rolled


@rule("guerra", "5.3-9")
def test_a_leader_whose_units_all_died_of_the_march_looks_for_others() -> None:
    stage = marching(
        "ra_mi_01", "ld_pezuela", at="cordoba", side=ROYALIST, rp=POOR, units={"ra_puebla": "lima"}
    )
    stage.dice(attrition=1, leader_loss=6).play().choose("move:pampas", "stop", by="royalist")
    assert stage.war.where["ld_pezuela"] == "lima"


@rule("guerra", "5.3-5")
@pytest.mark.parametrize(("sea", "coast", "rolls"), [
    ("caribbean_6", "cumana", True), ("caribbean_6", "cumana_c", True), ("caribbean_5", "maracaibo", False),
])  # fmt: skip
def test_disembarking_in_a_hostile_area_counts_as_entering_it(sea: str, coast: str, rolls: bool) -> None:
    units = {"rs_frigate_1": "san_juan", "ra_mi_01": "cumana_c"}
    stage = marching("ra_cuzco", at="san_juan", side=ROYALIST, rp=POOR, units=units)
    stage.dice(activation=6, attrition=1).play().choose(
        "embark:san_juan:0", "sail:caribbean_8", "sail:caribbean_7", by="royalist"
    )
    stage.choose(*(["sail:caribbean_6"] if sea == "caribbean_6" else ["sail:caribbean_5"]), by="royalist")
    stage.choose(f"land:{coast}", "stop", "stop", by="royalist")
    assert ("attrition" in stage.rolled) == rolls


# ---------------------------------------------------------------- the switch


def standing(side: str, units: dict[str, str], rolled: tuple[str, ...] = (), *, on: bool = True) -> Stage:
    switches = ("stationary_forces_check",) if on else ()
    stage = Stage(*switches, step="standing", side=side, group=3, rp=POOR, units=units)
    stage.war.rolled = set(rolled)
    return stage.dice(rest=1).run(standing_check)


@rule("guerra", "5.3-6")
def test_by_the_switch_those_who_stand_in_a_hostile_area_roll_garrisons_included() -> None:
    units = {"ra_cuzco": "los_llanos", "ra_puebla": "caracas", "ra_concordia": "lima", "pl_ri_1": "pampas"}
    stage = standing(ROYALIST, units)
    assert stage.rolled == ["attrition", "attrition"]
    assert stage.war.reduced == {"ra_cuzco", "ra_puebla"}
    assert standing(ROYALIST, units, on=False).rolled == []
    patriots = standing(PATRIOT, units)
    assert (patriots.rolled, patriots.war.reduced) == (["attrition"], {"pl_ri_1"})


@rule("guerra", "5.3-6")
def test_one_roll_for_each_position_and_none_for_those_who_have_rolled() -> None:
    units = {"ra_cuzco": "los_llanos force 1", "ra_mi_01": "los_llanos force 2", "ra_puebla": "san_fernando"}
    stage = standing(ROYALIST, units)
    stage.choose("lose:ra_cuzco", by="royalist")
    assert stage.rolled == ["attrition", "attrition"]
    both = standing(ROYALIST, units, ("ra_cuzco", "ra_puebla"))
    assert both.rolled == ["attrition"]
    assert both.war.where["ra_mi_01"] == "pool_royalist"  # newcomers who have rolled do not shield him
    assert both.war.reduced == set()


@rule("guerra", "5.3-6")
def test_who_has_marched_and_rolled_does_not_roll_again_at_the_end_of_the_phase() -> None:
    stage = Stage(
        "stationary_forces_check", side=ROYALIST, rp=POOR, units={"ra_cuzco": "cordoba", "pl_ri_1": "lima"}
    )
    stage.dice(activation=3, attrition=1, precedence_royalist=6, precedence_patriot=1, rest=None)
    stage.play().choose("activate:cordoba:0", "move:pampas", "stop", by="royalist")
    assert stage.rolled == ["activation", "attrition"]


# ---------------------------------------------------------------- when


@rule("guerra", "5.3-7")
def test_the_roll_is_made_when_the_activation_ends() -> None:
    stage = marching("ra_cuzco", at="cordoba", side=ROYALIST, rp=POOR, units={"ra_mi_01": "lima"})
    stage.dice(attrition=1).play().choose(
        "move:pampas", "move:rio_de_la_plata", "enter:buenos_aires", by="royalist"
    )
    assert stage.rolled == []
    stage.choose("stop", by="royalist")
    assert stage.rolled == ["attrition"]
    assert "ra_cuzco" in stage.war.reduced


@rule("guerra", "5.3-7")
def test_a_force_made_to_retreat_rolls_then() -> None:
    units = {"pl_ri_1": "pampas force 9", "ra_puebla": "cordoba", "ra_mi_01": "lima"}
    stage = marching("ra_cuzco", at="cordoba", side=ROYALIST, rp=POOR, units=units)
    stage.dice(rest=1, initiative_attacker=6, tactics=[2, 1]).play()
    stage.choose("move:pampas", "attack:patriot:9", by="royalist").choose("stand", by="patriot")
    assert stage.war.where["ra_cuzco"] in ("cordoba", "pool_royalist")
    assert stage.rolled[-1] == "attrition"


@rule("guerra", "5.3-7")
def test_guerrillas_roll_and_leaders_alone_and_the_legion_do_not() -> None:
    def rolled(unit: str, words: str, to: str, **position: Any) -> bool:
        stage = Stage(
            step="march", side=ROYALIST, ops=4, active=[unit], rp=POOR,
            units={unit: words, "ra_puebla": "lima"}, **position,
        )  # fmt: skip
        stage.dice(rest=1).play().choose(f"move:{to}", "stop", by="royalist")
        return "attrition" in stage.rolled

    assert rolled("ra_mi_01", "cordoba guerrilla force 1", "pampas")
    assert not rolled("ld_boves", "maracaibo force 1", "los_llanos")
    legion = Stage(
        step="march", side=ROYALIST, ops=4, active=["pt_spl_1"], rp=POOR, legion_open=True,
        triggers=["pt_spl_1"], units={"pt_spl_1": "banda_oriental", "ra_puebla": "lima"},
    )  # fmt: skip
    assert "attrition" not in legion.dice(rest=1).play().choose("stop", by="royalist").rolled


@rule("guerra", "5.3-7")
def test_rebels_never_roll() -> None:
    units = {"rb_mi_01": "paraguay", "rb_mc_01": "chaco", "ra_puebla": "lima"}
    for side in (ROYALIST, PATRIOT):
        assert standing(side, units).rolled == []


# ---------------------------------------------------------------- RP


@rule("guerra", "5.3-8")
def test_rp_are_declared_before_the_roll() -> None:
    stage = marching(
        "ra_cuzco", at="cordoba", side=ROYALIST, rp={**POOR, "royalist": 2}, units={"ra_mi_01": "lima"}
    )
    stage.dice(attrition=6).play().choose("move:pampas", "stop", by="royalist")
    assert (stage.prompt, stage.options, stage.rolled) == ("attrition", ["spend:royalist", "roll"], [])
    stage.choose("spend:royalist", "roll", by="royalist")
    assert stage.war.rp["royalist"] == 2
    assert stage.war.reduced == {"ra_cuzco"}  # 6 - 2 = 4: one step, not two


@rule("guerra", "5.3-8")
def test_they_come_from_a_pool_that_somebody_in_the_force_may_use() -> None:
    purses = dict.fromkeys(POOR, 1)
    units = {"ch_inf_1": "chile_norte force 9"}
    alone = marching("pl_ri_1", at="cordoba", side=PATRIOT, group=1, rp=purses).dice(attrition=1).play()
    assert alone.choose("move:chile_norte", "stop", by="patriot").options == ["spend:el_plata", "roll"]
    joined = (
        marching("pl_ri_1", at="cordoba", side=PATRIOT, group=1, rp=purses, units=units)
        .dice(attrition=1)
        .play()
    )
    joined.choose("move:chile_norte", "join:9", "stop", by="patriot")
    assert set(joined.options) == {"roll", "spend:el_plata", "spend:chile"}
