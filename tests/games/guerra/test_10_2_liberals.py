"""10.2, 10.3 The Liberals take power, officers change sides, and leaders go into exile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.battles import refused
from tests.games.guerra.campaigning import Stage, marching, sailing
from tests.games.staging import told
from vivac.games.guerra.chapters.convoys import waiting
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.liberals import events, replacements
from vivac.games.guerra.chapters.resources import spain
from vivac.games.guerra.chapters.uprisings import bars_uprising
from vivac.lab.coverage import rule

NOTHING = dict.fromkeys(("royalist", "el_plata", "chile", "gran_colombia", "peru", "mexico"), 0)


# ---------------------------------------------------------------- 10.2 the event


@rule("guerra", "10.2-1")
@pytest.mark.parametrize(("turn", "least"), [(9, 5), (10, 4), (11, 3), (12, 2), (13, 1)])
def test_from_turn_nine_the_liberals_come_one_pip_easier_every_turn(turn: int, least: int) -> None:
    for die in range(1, 7):
        stage = Stage(step="events", turn=turn).dice(liberals=die).run(events)
        assert stage.war.liberals == (turn if die >= least else 0)


@rule("guerra", "10.2-1")
def test_before_turn_nine_and_after_it_has_happened_nobody_rolls() -> None:
    for turn, liberals in ((8, 0), (10, 9)):
        stage = Stage(step="events", turn=turn, liberals=liberals).run(events)
        assert not stage.rolled
        assert stage.war.liberals == liberals


@rule("guerra", "10.2.1-1")
@rule("guerra", "10.2.1-2")
def test_spain_sends_nobody_any_more_and_what_waited_leaves_the_game() -> None:
    units = {"ra_mi_01": "la_habana", "rs_leon": "spain", "ld_morillo": "spain", "rs_frigate_1": "spain"}
    stage = Stage(step="convoys", turn=9, side="royalist", units=units, liberals=9, rp=NOTHING)
    assert {"rs_cantabria", "rs_frigate_4", "rs_leon", "ld_morillo"} <= set(waiting(stage.box, stage.war))
    stage.play()
    assert stage.prompt != "convoy"
    gone = ("rs_cantabria", "rs_frigate_4", "rs_leon", "ld_morillo")
    assert {stage.war.where[unit] for unit in gone} == {"lost"}
    assert stage.war.where["rs_frigate_1"] == "spain"  # she was in play before
    stage = Stage(step="convoys", turn=9, side="royalist", units=units, rp=NOTHING).play()
    assert stage.prompt == "convoy"


@rule("guerra", "10.2.1-1")
def test_spains_rp_are_halved_and_closed_areas_rise_again() -> None:
    for liberals, rp in ((0, 3), (7, 1)):
        stage = Stage(step="spain", turn=7, liberals=liberals, rp=NOTHING, units={"ra_mi_01": "puerto_rico"})
        stage.dice(spain=6).run(spain)
        assert stage.war.rp["royalist"] == 2 * rp
    units = {"ra_mi_01": "central_mexico"}
    for liberals, barred in ((0, "4.9-3"), (3, "")):
        stage = Stage(
            step="uprisings", side="patriot", liberals=liberals, turn=3, units=units,
            recruited=["patriot central_mexico"],
        )  # fmt: skip
        refusal = bars_uprising(stage.box, stage.war, "central_mexico")
        assert (refusal.say.rule if refusal else "") == barred


@rule("guerra", "10.2.1-1")
def test_each_patriot_leader_may_try_one_subversion_in_that_turn_only() -> None:
    units = {"ld_san_martin": "lima", "ld_belgrano": "lima", "pl_ri_1": "lima", "ra_concordia": "lima_c"}
    stage = subverting(units).dice(subversion=6).play()
    assert {"subvert:ld_san_martin", "subvert:ld_belgrano"} <= set(stage.options)
    stage.choose("subvert:ld_san_martin", by="patriot")
    assert "subvert:ld_san_martin" not in stage.options
    assert "subvert:ld_belgrano" in stage.options
    assert refused(stage, "subvert:ld_san_martin") == "10.2.1-1"
    late = subverting(units, turn=12).play()
    assert not [option for option in late.options if option.startswith("subvert")]
    assert refused(late, "subvert:ld_san_martin") == "10.2.1-1"


# ---------------------------------------------------------------- 10.2.2 subversion


def subverting(units: dict[str, str], turn: int = 11, **more: Any) -> Stage:
    """Patriot operations; the Liberals took power in turn 11."""
    return Stage(side="patriot", group=1, turn=turn, liberals=11, units=units, rp=NOTHING, **more)


IN_LIMA = {"ld_san_martin": "lima", "pl_ri_1": "lima"}


@rule("guerra", "10.2.2-1")
def test_the_target_is_one_american_royalist_in_the_leaders_area() -> None:
    units = {
        **IN_LIMA,
        "ra_concordia": "lima",
        "rs_burgos": "lima",
        "ra_mi_01": "callao",
        "ra_cuzco": "cuzco",
    }
    stage = subverting({**units, "ld_boves": "lima"}).play().choose("subvert:ld_san_martin", by="patriot")
    assert stage.options == ["target:ra_concordia", "target:ra_mi_01"]
    spaniards = {**IN_LIMA, "rs_burgos": "lima", "ra_cuzco": "cuzco"}
    assert refused(subverting(spaniards).play(), "subvert:ld_san_martin") == "10.2.2-1"


@rule("guerra", "10.2.2-1")
@pytest.mark.parametrize("state", ["", " reduced"])
def test_on_three_or_less_it_is_replaced_by_a_patriot_of_its_type_in_its_state(state: str) -> None:
    for die in range(1, 7):
        stage = subverting({**IN_LIMA, "ra_concordia": f"lima{state}"}).dice(subversion=die).play()
        stage.choose("subvert:ld_san_martin", by="patriot")
        if die > 3:
            assert stage.war.where["ra_concordia"] == "lima"
            assert stage.prompt == "operations"
            continue
        assert stage.war.where["ra_concordia"] == "pool_royalist"
        assert (stage.prompt, stage.options) == ("turncoat", ["pick:pl_ri_2", "pick:pe_legion_peruana"])
        stage.choose("pick:pl_ri_2", by="patriot")
        assert stage.war.where["pl_ri_2"] == "lima"
        assert ("pl_ri_2" in stage.war.reduced) is bool(state)


@rule("guerra", "10.2.2-1")
@pytest.mark.parametrize(
    ("target", "nearest"),
    [
        ("ra_llaneros", {"pl_granaderos_caballo"}),  # cavalry 5
        ("ra_leales_fvii", {"pl_blandengues_sf", "pe_husares_nacionales"}),  # cavalry 2
        ("ra_mc_01", {"pl_mc_01", "pe_mc_01"}),
    ],
)
def test_the_replacement_has_the_equal_or_nearest_factor(target: str, nearest: set[str]) -> None:
    stage = subverting({**IN_LIMA, target: "lima"})
    assert set(replacements(stage.box, stage.war, "ld_san_martin", target)) == nearest


@rule("guerra", "10.2.2-2")
def test_it_is_free_in_patriot_operations_before_or_after_the_activation_and_not_for_cochrane() -> None:
    units = {**IN_LIMA, "ra_mi_01": "callao", "ld_cochrane": "pacific_7", "ch_ship_1": "pacific_7"}
    units |= {"ra_mi_02": "lima_c"}
    stage = subverting(units).dice(activation=1).play()
    assert [option for option in stage.options if option.startswith("subvert")] == ["subvert:ld_san_martin"]
    assert refused(stage, "subvert:ld_cochrane") == "10.2.2-2"
    stage.choose("activate:lima:0", "stop", by="patriot")
    assert "subvert:ld_san_martin" in stage.options
    royal = Stage(side="royalist", turn=11, liberals=11, units=units, rp=NOTHING).play()
    assert not [option for option in royal.options if option.startswith("subvert")]


@rule("guerra", "10.2.2-2")
def test_who_joins_a_leader_that_has_acted_is_finished_and_with_no_replacement_the_target_just_goes() -> None:
    acted = ["ld_san_martin", "pl_ri_1"]
    stage = subverting({**IN_LIMA, "ra_mi_01": "callao", "pl_ri_2": "salta"}, finished=acted)
    stage.dice(subversion=1).play().choose("subvert:ld_san_martin", "pick:pl_mi_01", by="patriot")
    assert "pl_mi_01" in stage.war.finished
    fresh = subverting({**IN_LIMA, "ra_mi_01": "callao"}).dice(subversion=1).play()
    fresh.choose("subvert:ld_san_martin", "pick:pl_mi_01", by="patriot")
    assert "pl_mi_01" not in fresh.war.finished
    used = {**{f"pl_mi_0{n}": "salta" for n in range(1, 8)}, **{f"pe_mi_0{n}": "mojos" for n in range(1, 7)}}
    stage = subverting({**IN_LIMA, "ra_mi_01": "callao", "ra_mi_02": "lima_c", **used}).dice(subversion=1)
    stage.play().choose("subvert:ld_san_martin", "target:ra_mi_01", by="patriot")
    assert stage.war.where["ra_mi_01"] == "pool_royalist"
    assert stage.prompt == "operations"


# ---------------------------------------------------------------- 10.3 havens


@rule("guerra", "10.3-1")
def test_mexicans_go_to_the_united_states_and_gran_colombians_to_haiti_free_in_patriot_operations() -> None:
    units = {"ld_morelos": "durango", "ld_bolivar": "bogota", "ld_belgrano": "salta", "pl_ri_1": "salta"}
    stage = Stage(side="patriot", group=1, units=units, rp=NOTHING).play()
    assert [option for option in stage.options if option.startswith("flee")] == [
        "flee:ld_bolivar", "flee:ld_morelos",
    ]  # fmt: skip
    stage.choose("flee:ld_bolivar", "flee:ld_morelos", by="patriot")
    assert stage.war.where["ld_bolivar"] == "haiti"
    assert stage.war.where["ld_morelos"] == "usa"
    royal = Stage(side="royalist", units={**units, "ra_mi_01": "cuba"}, rp=NOTHING).play()
    assert not [option for option in royal.options if option.startswith("flee")]


@rule("guerra", "10.3-1")
def test_a_leader_who_survives_his_force_may_go_to_his_haven_instead() -> None:
    stage = Stage(units={"ld_bolivar": "quito", "gc_mi_01": "pasto"}).dice(leader_loss=4)
    stage.run(leader_check, "ld_bolivar")
    assert stage.options == ["at:pasto", "at:haiti"]
    stage = Stage(units={"ld_san_martin": "quito", "pl_mi_01": "salta", "pl_mi_02": "salta_c"})
    stage.dice(leader_loss=4).run(leader_check, "ld_san_martin")
    assert not {"at:haiti", "at:usa"} & set(stage.options)


@rule("guerra", "10.3-2")
def test_with_a_leader_there_the_box_raises_two_infantry_a_cavalry_an_artillery_and_a_frigate() -> None:
    stage = Stage(
        step="building", turn=10, side="patriot", first="patriot",
        units={"ld_bolivar": "haiti", "ch_inf_1": "chile_norte"},
        rp={**NOTHING, "gran_colombia": 30, "chile": 1},
    ).play()  # fmt: skip
    bought = ("gc_la_guaira", "gc_barlovento", "gc_husares", "gc_art_1", "gc_frigate_1")
    for unit in bought:
        stage.choose(f"buy:{unit}", by="patriot")
        assert stage.war.where[unit] == "haiti"
    assert stage.war.rp["gran_colombia"] == 2 * (30 - 1 - 1 - 1 - 2 - 5)
    assert not {"buy:gc_araure", "buy:gc_soberbios_dragones", "buy:gc_art_2", "buy:gc_frigate_2"} & set(
        stage.options
    )
    assert refused(stage, "buy:gc_araure") == "4.6-2"
    assert not [option for option in stage.options if option.startswith("buy:gc_m")]


@rule("guerra", "10.3-2")
def test_without_a_leader_nothing_is_raised_there_and_the_limit_counts_who_is_present() -> None:
    rp = {**NOTHING, "gran_colombia": 30, "mexico": 30}
    units = {"gc_frigate_1": "haiti", "ld_bolivar": "haiti", "gc_la_guaira": "haiti", "mx_frigate_1": "usa"}
    stage = Stage(step="building", turn=10, side="patriot", first="patriot", units=units, rp=rp).play()
    assert not [option for option in stage.options if option.startswith("buy:mx")]
    assert "buy:gc_frigate_2" not in stage.options
    stage.choose("buy:gc_barlovento", by="patriot")
    assert "buy:gc_araure" not in stage.options


@rule("guerra", "10.3-3")
@rule("guerra", "10.3-4")
def test_units_in_the_united_states_enter_mexico_for_one_op_and_royalists_never_go_there() -> None:
    stage = marching("mx_matamoros", "ld_morelos", at="usa", side="patriot").play()
    assert {option for option in stage.options if option.startswith("move")} == {
        "move:tejas", "move:nuevo_mexico", "move:nueva_california",
    }  # fmt: skip
    stage.choose("move:tejas", by="patriot")
    assert stage.war.ops == 7
    assert stage.war.where["ld_morelos"] == "tejas"
    royal = marching("ra_cuzco", at="tejas", side="royalist").play()
    assert "move:usa" not in royal.options


@rule("guerra", "10.3-4")
def test_haiti_is_a_port_on_two_seas_and_troops_sail_from_it() -> None:
    units = {"gc_la_guaira": "haiti", "gc_frigate_1": "haiti force 4"}
    stage = marching("ld_bolivar", "gc_la_guaira", at="haiti", side="patriot", units=units, rp=NOTHING)
    assert stage.box.harbour["haiti"] == ("caribbean_4", "caribbean_8")
    assert stage.box.harbour["usa"] == ("caribbean_9", "caribbean_10")
    stage.dice(activation=3).play()
    assert not [option for option in stage.options if option.startswith("move")]
    stage.choose("embark:haiti:4", by="patriot")
    assert {"sail:caribbean_4", "sail:caribbean_8"} <= set(stage.options)
    stage.choose("sail:caribbean_4", "sail:caribbean_5", "land:costa_firme", by="patriot")
    assert stage.war.where["ld_bolivar"] == "costa_firme"
    assert told(stage, "lands")["place"] == "costa_firme"


@rule("guerra", "10.3-4")
def test_royalist_ships_do_not_enter_havens() -> None:
    royal = sailing("rs_frigate_1", at="caribbean_4", side="royalist").play()
    assert "sail:haiti" not in royal.options
    patriot = sailing("pl_frigate_1", at="caribbean_4", side="patriot").play()
    assert "sail:haiti" in patriot.options


@rule("guerra", "10.2-1")
def test_in_1818_a_four_does_not_bring_the_liberals_to_power() -> None:
    stage = Stage(
        turn=9,
        step="events",
        side="patriot",
        units={"ra_puebla": "central_mexico", "mx_mi_01": "guadalajara"},
    )
    stage.dice(liberals=4).play().expect({"liberals": 0, "step": "uprisings"})


@rule("guerra", "10.2-1", "4.5-3")
def test_in_1819_a_four_brings_them_and_spain_sends_half() -> None:
    stage = Stage(
        turn=10,
        step="events",
        side="patriot",
        rp={"royalist": 0, "mexico": 0},
        units={"ra_puebla": "central_mexico", "mx_mi_01": "guadalajara"},
    )
    # Nobody rises. Spain sends little: a 6, -2 for these years: 4, one RP, halved to nothing. Central
    # Mexico gives five.
    stage.dice(liberals=4, spain=6, precedence_royalist=2, precedence_patriot=5).play().expect(
        {"liberals": 10, "step": "uprisings"}
    ).choose("done", by="patriot").choose("done", by="royalist").expect(
        {"rp_royalist": 5.0, "rp_mexico": 1.0}
    )
