"""5.1, 5.1.1, 5.1.2 Forming forces, army markers, stacking."""

from __future__ import annotations

import pytest

from tests.games.guerra.campaigning import Stage, marching
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, open_box
from vivac.games.guerra.chapters.attrition import standing_check
from vivac.games.guerra.chapters.forces import forces
from vivac.games.guerra.chapters.sieges import defence_of
from vivac.games.guerra.proof.laboratory import audit
from vivac.lab.coverage import rule

BOX = open_box()
POOR = {"royalist": 0, "el_plata": 0, "chile": 0, "gran_colombia": 0, "peru": 0, "mexico": 0}
LLANEROS = dict.fromkeys(
    ("gc_caracas", "gc_araure", "gc_husares", "gc_lanceros", "gc_llaneros_1", "gc_llaneros_2", "gc_art_1"),
    "los_llanos",
)


def grouped(stage: Stage, side: str, place: str) -> list[set[str]]:
    return sorted((set(units) for units in forces(BOX, stage.war, side, place).values()), key=sorted)


# ---------------------------------------------------------------- 5.1-1


@rule("guerra", "5.1-1")
def test_units_of_one_position_are_regrouped_into_any_forces() -> None:
    stage = Stage(step="opening", side=PATRIOT, turn=9, units=LLANEROS).play()
    stage.choose(
        "regroup:los_llanos",
        "pick:gc_caracas",
        "pick:gc_husares",
        "close",
        "stay",
        "open",
        "all",
        by="patriot",
    )
    stage.choose("stay", "open", by="patriot")
    assert grouped(stage, PATRIOT, "los_llanos") == sorted(
        ({"gc_caracas", "gc_husares"}, set(LLANEROS) - {"gc_caracas", "gc_husares"}), key=sorted
    )
    assert "regroup:los_llanos" not in stage.options  # once in this step


@rule("guerra", "5.1-1")
@pytest.mark.parametrize(
    ("step", "side"), [("forming", ROYALIST), ("opening", ROYALIST), ("opening", PATRIOT)]
)
def test_forces_are_formed_in_the_last_step_of_rr_and_before_the_first_activation(
    step: str, side: str
) -> None:
    units = {"ra_cuzco": "lima", "ra_puebla": "lima", "pl_ri_1": "cordoba", "pl_ri_2": "cordoba"}
    stage = Stage(step=step, side=side, units=units).dice(rest=3).play()
    assert stage.prompt == "form"
    stage.choose("done", by=side)
    if step == "forming":
        question = stage.table.question
        assert question is not None
        assert (question.role, question.prompt) == (PATRIOT, "form")
    else:
        assert stage.prompt == "operations"
        assert not any(option.startswith("regroup") for option in stage.options)


@rule("guerra", "5.1-1")
def test_each_position_is_regrouped_by_itself() -> None:
    units = {
        "ra_cuzco": "salta", "ra_puebla": "salta_c", "ra_concordia": "salta besieging salta_c",
        "ra_mi_01": "salta besieging salta_c works",
    }  # fmt: skip
    stage = Stage(step="opening", side=ROYALIST, units=units).play()
    assert set(stage.options) == {
        "regroup:salta", "regroup:salta_c", "regroup:salta:salta_c", "regroup:salta:salta_c:works", "done",
    }  # fmt: skip
    stage.choose("regroup:salta", by="royalist")
    assert stage.options == ["all", "pick:ra_cuzco"]


@rule("guerra", "5.1-1")
def test_there_is_no_stacking_limit() -> None:
    royalists = sorted(unit for unit in BOX.land_units if BOX.side[unit] == ROYALIST)
    stage = Stage(step="opening", side=ROYALIST, units=dict.fromkeys(royalists, "lima")).play()
    stage.choose("regroup:lima", "all", "stay", "open", by="royalist")
    assert grouped(stage, ROYALIST, "lima") == [set(royalists)]


@rule("guerra", "5.1-3")
def test_forces_that_meet_stay_separate() -> None:
    units = {"ra_cuzco": "lima force 1", "ra_puebla": "cuzco force 2", "ra_mi_01": "arequipa"}
    stage = Stage(side=ROYALIST, units=units, rp=POOR).dice(rest=3).play()
    stage.choose("activate:lima:1", "move:cuzco", "stop", by="royalist")
    assert grouped(stage, ROYALIST, "cuzco") == [{"ra_cuzco"}, {"ra_puebla"}]
    assert "activate:cuzco:2" in stage.options


@rule("guerra", "5.1-3")
def test_units_never_grouped_form_one_force_per_position_and_so_do_those_left_behind() -> None:
    units = {"ra_cuzco": "lima", "ra_puebla": "lima", "ra_mi_01": "callao", "ra_mi_02": "lima guerrilla"}
    stage = Stage(side=ROYALIST, units=units).play()
    assert grouped(stage, ROYALIST, "lima") == [{"ra_cuzco", "ra_puebla"}, {"ra_mi_02"}]
    assert grouped(stage, ROYALIST, "callao") == [{"ra_mi_01"}]
    left = marching("ra_cuzco", "ra_puebla", "ra_mi_01", at="lima", side=ROYALIST).play()
    left.choose("leave", "pick:ra_puebla", "pick:ra_mi_01", "move:cuzco", by="royalist")
    assert grouped(left, ROYALIST, "lima") == [{"ra_mi_01", "ra_puebla"}]


@rule("guerra", "5.1-1")
def test_guerrillas_and_others_never_form_one_force() -> None:
    units = {
        "ld_morelos": "tejas",
        "mx_mi_01": "tejas guerrilla",
        "mx_mi_02": "tejas",
        "mx_mi_03": "tejas guerrilla",
    }
    stage = (
        Stage(step="opening", side=PATRIOT, units=units).play().choose("regroup:tejas", "all", by="patriot")
    )
    while stage.prompt in ("muster", "quarters", "army"):
        stage.choose("all" if stage.prompt == "muster" else stage.options[0], by="patriot")
    for force in grouped(stage, PATRIOT, "tejas"):
        assert len({unit in stage.war.guerrillas for unit in force if unit in BOX.land_units}) <= 1
    assert {"mx_mi_01", "mx_mi_03"} <= max(grouped(stage, PATRIOT, "tejas"), key=lambda f: "mx_mi_01" in f)
    pick = (
        Stage(step="opening", side=PATRIOT, units=units)
        .play()
        .choose("regroup:tejas", "pick:mx_mi_01", by="patriot")
    )
    assert "pick:mx_mi_02" not in pick.options
    assert {"pick:mx_mi_03", "pick:ld_morelos"} <= set(pick.options)


# ---------------------------------------------------------------- 5.1-2


@rule("guerra", "5.1-2")
def test_a_force_in_a_city_gains_its_defence_but_may_be_besieged() -> None:
    units = {"ra_cuzco": "salta_c", "ra_mi_01": "callao"}
    stage = marching("pl_ri_1", at="salta", side=PATRIOT, group=1, units=units).play()
    assert (defence_of(BOX, stage.war, "salta_c"), defence_of(BOX, stage.war, "callao")) == (4 + 2, 1 + 8)
    stage.choose("besiege:salta_c", by="patriot")
    assert stage.war.siege == {"pl_ri_1": "salta_c"}


@rule("guerra", "5.1-2")
def test_a_force_in_a_city_suffers_attrition() -> None:
    stage = marching("ra_cuzco", at="maracaibo", side=ROYALIST, rp=POOR).dice(attrition=1).play()
    stage.choose("move:costa_firme", "enter:caracas", "stop", by="royalist")
    assert "ra_cuzco" in stage.war.reduced
    standing = Stage("stationary_forces_check", step="standing", side=ROYALIST, units={
        "ra_cuzco": "caracas", "ra_puebla": "lima",
    }, rp=POOR)  # fmt: skip
    standing.dice(rest=1).run(standing_check)
    assert standing.war.reduced == {"ra_cuzco"}


# ---------------------------------------------------------------- 5.1.1


@rule("guerra", "5.1.1-1")
def test_a_stack_may_be_replaced_by_an_army_marker() -> None:
    stage = Stage(step="opening", side=PATRIOT, turn=9, units=LLANEROS).play()
    stage.choose("regroup:los_llanos", "all", "stay", by="patriot")
    assert stage.options == [*(f"army:army_p{n}" for n in range(1, 9)), "open"]
    stage.choose("army:army_p3", by="patriot")
    label = stage.war.label["gc_caracas"]
    assert stage.war.army == {label: "army_p3"}
    assert {unit for unit, other in stage.war.label.items() if other == label} == set(LLANEROS)


@rule("guerra", "5.1.1-1")
def test_a_marker_is_used_once_and_comes_off_when_its_force_is_dissolved() -> None:
    units = {"ra_cuzco": "lima force 1", "ra_puebla": "cuzco", "ra_mi_01": "cuzco"}
    stage = Stage(step="opening", side=ROYALIST, units=units, armies={1: "army_r1"}).play()
    stage.choose("regroup:cuzco", "all", "stay", by="royalist")
    assert "army:army_r1" not in stage.options
    stage.choose("army:army_r2", "regroup:lima", "all", "stay", "open", by="royalist")
    assert list(stage.war.army.values()) == ["army_r2"]
    assert audit(BOX, stage.war) == []


# ---------------------------------------------------------------- 5.1.2


@rule("guerra", "5.1.2-1")
def test_patriot_nationalities_may_stack_together() -> None:
    units = dict.fromkeys(("pl_ri_1", "ch_inf_1", "gc_caracas", "pe_inf_3"), "lima")
    stage = Stage(step="opening", side=PATRIOT, turn=13, units=units).play()
    stage.choose("regroup:lima", "all", "stay", "open", by="patriot")
    assert grouped(stage, PATRIOT, "lima") == [set(units)]


@rule("guerra", "5.1.2-1")
def test_enemies_never_stack() -> None:
    units = {"ra_cuzco": "salta", "pl_ri_1": "salta", "rb_mi_01": "salta", "ra_mi_01": "salta_c"}
    stage = Stage(step="opening", side=PATRIOT, units=units).play()
    stage.choose("regroup:salta", by="patriot")
    assert stage.options == ["all", "pick:pl_ri_1"]
    inside = marching("pl_ri_1", at="salta", side=PATRIOT, group=1, units={"ra_mi_01": "salta_c"}).play()
    assert "enter:salta_c" not in inside.options
    assert grouped(inside, PATRIOT, "salta") == [{"pl_ri_1"}]
