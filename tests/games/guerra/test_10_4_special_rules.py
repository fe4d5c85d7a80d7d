"""10.4 to 10.7 Repression, garrisons, the São Paulo Legion, and Hidalgo's Mexico."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.guerra.battles import ROYAL, assailed, refused
from tests.games.guerra.campaigning import Stage, marching
from tests.games.staging import told
from vivac.games.guerra.chapters.attrition import attrition_check
from vivac.games.guerra.chapters.control import holding, score
from vivac.games.guerra.chapters.resources import yields
from vivac.games.guerra.chapters.uprisings import modifier
from vivac.games.guerra.chapters.victory import garrison_steps, garrisons_kept
from vivac.lab.coverage import rule

NOTHING = dict.fromkeys(("royalist", "el_plata", "chile", "gran_colombia", "peru", "mexico"), 0)
BO = "banda_oriental"


# ---------------------------------------------------------------- 10.4 repression


def cleared(die: int, at: str = "guadalajara", **units: str) -> Stage:
    """Royalists wipe out the only force in an area's field."""
    stage = marching(*ROYAL, at=at, side="royalist", units={"mx_mi_01": at, **units})
    stage.dice(initiative_attacker=6, initiative_defender=1, tactics=[2, 1], battle=6, repression=die)
    stage.dice(leader_loss=6).play().choose("attack:patriot:0", by="royalist").choose("stand", by="patriot")
    if stage.prompt == "advance":
        stage.choose("stay", by="royalist")
    return stage


@rule("guerra", "10.4-1")
def test_on_a_one_a_marker_stays_for_the_rest_of_the_game_and_helps_patriot_uprisings() -> None:
    for die in range(1, 7):
        stage = cleared(die)
        assert stage.war.repression == ({"guadalajara"} if die == 1 else set())
    units = {"ra_cuzco": "guadalajara"}
    for marked, added in (((), -1), (("guadalajara",), 0)):
        stage = Stage(step="uprisings", side="patriot", repression=list(marked), units=units)
        assert modifier(stage.box, stage.war, "guadalajara") == added
    stage.war.side = "royalist"
    assert modifier(stage.box, stage.war, "guadalajara") == 0


@rule("guerra", "10.4-1")
@pytest.mark.parametrize("at", ["lima", "salta", "charcas", "pasto"])
def test_areas_that_favour_a_side_are_not_checked(at: str) -> None:
    assert "repression" not in cleared(1, at).rolled


@rule("guerra", "10.4-1")
@pytest.mark.parametrize(
    "units",
    [{"mx_mi_02": "guadalajara guerrilla"}, {"mx_mi_02": "guadalajara_c"}, {"ld_morelos": "guadalajara_c"}],
)
def test_guerrillas_garrisons_and_leaders_left_keep_the_area(units: dict[str, str]) -> None:
    assert "repression" not in cleared(1, **units).rolled


@rule("guerra", "10.4-1")
def test_a_leader_whom_the_battle_leaves_alone_in_the_field_does_not_keep_it() -> None:
    stage = cleared(1, ld_morelos="guadalajara force 7", mx_mi_02="durango")
    if stage.prompt == "refuge":
        stage.choose("at:durango", by="patriot")
    if stage.prompt == "advance":
        stage.choose("stay", by="royalist")
    assert stage.war.where["ld_morelos"] == "durango"
    assert stage.war.repression == {"guadalajara"}
    assert stage.rolled.count("repression") == 1


@rule("guerra", "10.4-2")
def test_a_forced_retreat_clears_an_area_and_so_does_a_siege_or_a_hunt() -> None:
    stage = assailed(ROYAL[:1], ("pl_ri_1",), 5, at="guadalajara")
    stage.choose("retreat:durango", by="patriot")
    assert "repression" in stage.rolled
    units = {"mx_mi_01": "guadalajara guerrilla"}
    stage = marching("ra_cuzco", at="guadalajara", side="royalist", units=units).dice(hunt=6, repression=1)
    assert stage.play().choose("hunt:-1", by="royalist").war.repression == {"guadalajara"}
    stage = marching(*ROYAL, at="guadalajara", side="royalist", units={"mx_mi_01": "guadalajara_c"})
    stage.dice(assault=6, repression=1).play().choose(
        "besiege:guadalajara_c", "assault", "stay", by="royalist"
    )
    assert stage.war.repression == {"guadalajara"}


@rule("guerra", "10.4-2")
def test_a_free_departure_attrition_the_spl_and_a_second_clearing_are_not_checked() -> None:
    stage = marching("mx_mi_01", at="guadalajara", side="patriot", units={"ra_cuzco": "guadalajara"})
    stage.play().choose("move:durango", by="patriot").choose("decline", by="royalist")
    assert "repression" not in stage.rolled
    units = {"pl_mi_01": BO}
    stage = Stage(step="march", side="royalist", ops=8, active=["pt_spl_1", "pt_spl_2"], units={
        "pt_spl_1": BO, "pt_spl_2": BO, **units,
    })  # fmt: skip
    stage.dice(initiative_attacker=6, initiative_defender=1, tactics=[2, 1], battle=6).play()
    stage.choose("attack:patriot:0", by="royalist").choose("stand", by="patriot")
    assert stage.war.where["pl_mi_01"] == "pool_el_plata"
    assert "repression" not in stage.rolled
    again = marching(*ROYAL, at="guadalajara", side="royalist", units={"mx_mi_01": "guadalajara"})
    again.war.repression.add("guadalajara")
    again.dice(initiative_attacker=6, initiative_defender=1, tactics=[2, 1], battle=6).play()
    again.choose("attack:patriot:0", by="royalist").choose("stand", by="patriot")
    assert "repression" not in again.rolled


@rule("guerra", "10.4-2")
def test_dying_of_the_march_is_no_clearing() -> None:
    stage = marching(
        "mx_mi_01", at="guadalajara", side="patriot", units={"ra_cuzco": "guatemala"}, rp=NOTHING
    )
    stage.dice(attrition=3).play().choose("move:tierra_caliente", "move:guatemala", "stop", by="patriot")
    assert stage.war.where["mx_mi_01"] == "pool_mexico"
    assert "repression" not in stage.rolled


# ---------------------------------------------------------------- 10.5 garrisons


FULL_MEXICO = (
    *("ra_corona_ne", "ra_nueva_espana", "ra_puebla", "ra_veracruz", "ra_espana_drag", "ra_mexico_drag"),
    *("ra_presidiales_1", "ra_presidiales_2"),
)
FULL_CUBA = ("ra_la_habana", "ra_cuba", "ra_santo_domingo", "rs_ordenes_militares", "rs_navarra", "rs_burgos")


@rule("guerra", "10.5-1")
@rule("guerra", "10.5-2")
@pytest.mark.parametrize(
    ("changed", "kept"),
    [
        ({}, True),
        ({"ra_puebla": "guatemala_c", "ra_veracruz": "vieja_california", "rs_burgos": "san_juan"}, True),
        ({"ra_puebla": "central_mexico reduced"}, False),  # fifteen steps
        ({"ra_puebla": "central_mexico reduced", "ra_art_ne_1": "tejas"}, False),
        ({"ra_cuba": "cuba reduced"}, False),
        ({"ra_cuba": "santo_domingo"}, False),
        ({"ra_puebla": "panama"}, False),
        ({"ra_puebla": "lima", "ra_art_ne_1": "tejas", "ra_mi_01": "tejas", "ra_mc_01": "tejas"}, False),
    ],
)
def test_sixteen_and_twelve_steps_of_regular_foot_and_horse_keep_the_garrisons(
    changed: dict[str, str], kept: bool
) -> None:
    units = {**dict.fromkeys(FULL_MEXICO, "central_mexico"), **dict.fromkeys(FULL_CUBA, "cuba"), **changed}
    stage = Stage(units=units)
    victory = stage.box.scenarios["campaign"].victory
    assert (victory.mexico_garrison, victory.cuba_garrison) == (16, 12)
    assert garrisons_kept(stage.box, stage.war, victory) is kept


@rule("guerra", "10.5-2")
def test_mexico_is_the_ten_areas() -> None:
    stage = Stage(units={"ra_puebla": "central_mexico"})
    ten = {area.id for area in stage.box.area.values() if area.jurisdiction == "viceroyalty_new_spain"}
    assert stage.box.mexico == ten
    assert len(ten) == 10
    assert garrison_steps(stage.box, stage.war, stage.box.mexico) == 2


# ---------------------------------------------------------------- 10.6 the São Paulo Legion


def legion(*active: str, **more: Any) -> Stage:
    units = {**dict.fromkeys(active, BO), **more.pop("units", {})}
    return Stage(
        step="march", side="royalist", ops=8, active=list(active), units=units, legion_open=True, **more
    )


@rule("guerra", "10.6-1")
def test_the_legion_waits_in_brazil_and_moves_in_for_one_op() -> None:
    closed = Stage(side="royalist", units={"ra_mi_01": "cuba"}, rp=NOTHING).play()
    assert {closed.war.where[unit] for unit in ("pt_spl_1", "pt_spl_2", "pt_spl_3")} == {"brazil"}
    assert "legion:brazil:0" not in closed.options
    stage = Stage(side="royalist", legion_open=True, units={"ra_mi_01": "cuba"}, rp=NOTHING)
    stage.dice(activation=1).play().choose("legion:brazil:0", by="royalist")
    assert [option for option in stage.options if option.startswith("move")] == [f"move:{BO}"]
    stage.choose(f"move:{BO}", by="royalist")
    assert stage.war.ops == 3
    assert stage.war.where["pt_spl_3"] == BO


@rule("guerra", "10.6-1")
def test_it_operates_only_in_banda_oriental_and_withdrawn_it_is_out_of_the_game() -> None:
    stage = legion("pt_spl_1", "pt_spl_2", units={"ra_cuzco": BO}).play()
    assert [option for option in stage.options if option.startswith("move")] == ["move:brazil"]
    assert "join:0" not in stage.options  # never stacks with Royalists
    stage.choose("move:brazil", by="royalist")
    assert stage.war.where["pt_spl_1"] == stage.war.where["pt_spl_2"] == "lost"


@rule("guerra", "10.6-1")
def test_it_never_checks_attrition_and_is_never_rebuilt() -> None:
    stage = legion("pt_spl_1", triggers=["pt_spl_1"]).run(attrition_check)
    assert not stage.rolled
    assert not stage.options  # nor is anybody asked to pay for the roll
    assert stage.box.pool["pt_spl_1"] == "lost"
    stage = marching("pl_ri_1", "pl_ri_2", "pl_ri_3", at=BO, side="patriot", units={"pt_spl_1": BO})
    stage.dice(initiative_attacker=6, initiative_defender=1, tactics=[2, 1], battle=6).play()
    stage.choose("attack:legion:0", by="patriot").choose("stand", by="royalist")
    assert stage.war.where["pt_spl_1"] == "lost"


@rule("guerra", "10.6-2")
@pytest.mark.parametrize(
    ("units", "income"),
    [
        ({"pt_spl_1": BO, "pl_ri_1": BO}, (0, 2)),
        ({"pt_spl_1": BO, "rb_mi_01": BO}, (0, 0)),
        ({"pt_spl_1": BO}, (0, 0)),
        ({"pl_ri_1": BO}, (0, 4)),
    ],
)
def test_beside_the_legion_the_patriot_gets_half_and_nobody_else_anything(
    units: dict[str, str], income: tuple[int, int]
) -> None:
    stage = Stage(units=units)
    held = holding(stage.box, stage.war, BO)
    box = SimpleNamespace(area={BO: replace(stage.box.area[BO], rp=4)}, figure=stage.box.figure)
    assert yields(box, stage.war, BO, held) == income  # type: ignore[arg-type]


@rule("guerra", "10.6-5")
def test_the_legion_alone_scores_for_nobody_and_fights_patriots_and_rebels_only() -> None:
    stage = Stage(units={"pt_spl_1": BO})
    assert score(holding(stage.box, stage.war, BO)) == (0, 0)
    units = {"ra_cuzco": BO, "pl_ri_1": BO, "rb_mi_01": BO}
    options = legion("pt_spl_1", units=units).play().options
    assert {option for option in options if option.startswith("attack")} == {
        "attack:patriot:0", "attack:rebels:0",
    }  # fmt: skip
    royal = marching("ra_cuzco", at=BO, side="royalist", units={"pt_spl_1": BO}).play()
    assert not [option for option in royal.options if option.startswith("attack")]


@rule("guerra", "10.6-3")
@pytest.mark.parametrize(
    ("units", "scored"),
    [
        ({"ra_cuzco": BO, "pt_spl_1": BO}, (2, 0)),
        ({"ra_cuzco": BO, "pt_spl_1": BO, "pl_ri_1": BO}, (1, 1)),
        ({"pt_spl_1": BO, "pl_ri_1": BO}, (0, 1)),
        ({"pl_ri_1": BO}, (0, 2)),
    ],
)
def test_control_and_scoring_beside_the_legion(units: dict[str, str], scored: tuple[int, int]) -> None:
    stage = Stage(units=units)
    assert score(holding(stage.box, stage.war, BO)) == scored


@rule("guerra", "10.6-4")
@pytest.mark.parametrize(("unit", "opens"), [("pl_ri_1", True), ("ch_inf_1", False)])
def test_a_unit_of_el_plata_entering_banda_oriental_opens_the_legion_for_good(unit: str, opens: bool) -> None:
    stage = marching(unit, at="misiones", side="patriot", units={"ra_mi_01": "cuba"}, rp=NOTHING).play()
    stage.choose(f"move:{BO}", by="patriot")
    assert stage.war.legion_open is opens
    stage.dice(activation=6).choose("move:misiones", "stop", by="patriot")
    while stage.war.side == "patriot":
        stage.choose("done", by="patriot")
    stage.choose("done", by="royalist")  # forces are formed
    assert ("legion:brazil:0" in stage.options) is opens  # in the Royalist phase of the same turn


@rule("guerra", "10.6-4")
def test_a_retreat_into_banda_oriental_opens_it_too() -> None:
    shut = {"ra_mi_01": "paraguay", "ra_mi_02": "rio_de_la_plata"}
    stage = assailed(ROYAL[:1], ("pl_ri_1",), 5, at="misiones", units=shut)
    while stage.prompt in ("losses", "retreat"):
        stage.choose(stage.options[-1], by=stage.asked)
    assert stage.war.where["pl_ri_1"] == BO
    assert stage.war.legion_open


@rule("guerra", "10.6-4")
def test_the_legion_holds_no_city_besieges_nobody_and_its_retreat_ends_in_brazil() -> None:
    stage = legion("pt_spl_1", units={"pl_ri_1": "montevideo"}).play()
    assert not {"besiege:montevideo", "enter:montevideo"} & set(stage.options)
    assert refused(stage, "besiege:montevideo") == "10.6-4"
    empty = legion("pt_spl_1").play()
    assert refused(empty, "enter:montevideo") == "10.6-4"
    units = {"pt_spl_1": BO, "pt_spl_2": BO, "pt_spl_3": BO}
    stage = marching("pl_ri_1", "pl_ri_2", at=BO, side="patriot", units=units)
    stage.dice(initiative_attacker=6, initiative_defender=1, tactics=[2, 1], battle=6).play()
    stage.choose("attack:legion:0", by="patriot")
    assert stage.asked == "royalist"
    stage.choose("stand", by="royalist")
    while stage.prompt == "losses":
        stage.choose(stage.options[0], by="royalist")
    assert told(stage, "battle-result")["result"] == "DR1"
    assert {stage.war.where[unit] for unit in units} == {"lost"}


@rule("guerra", "10.6-4")
def test_legion_units_may_stack_with_each_other() -> None:
    stage = legion("pt_spl_1", units={"pt_spl_2": f"{BO} force 9"}).play()
    assert "join:9" in stage.options


# ---------------------------------------------------------------- 10.7 Hidalgo's Mexico


def mexico(limit: int, units: dict[str, str], **more: Any) -> Stage:
    """Royalist operations with Hidalgo at large and this many units to activate."""
    stands = {"ld_hidalgo": "tejas", "mx_mi_01": "tejas", **units}
    return Stage(side="royalist", units=stands, rp=NOTHING, mexican_limit=limit, **more).dice(activation=6)


@rule("guerra", "10.7-1")
@rule("guerra", "10.7-2")
@pytest.mark.parametrize(("where", "rolled"), [("tejas", True), ("usa", True), ("lost", False)])
def test_the_limit_is_rolled_at_the_start_of_royalist_operations_until_hidalgo_is_eliminated(
    where: str, rolled: bool
) -> None:
    units = {"ld_hidalgo": where, "mx_mi_01": "tejas", "ra_puebla": "central_mexico"}
    stage = Stage(step="opening", side="royalist", units=units, rp=NOTHING).dice(mexican_limit=4).play()
    assert stage.rolled == (["mexican-limit"] if rolled else [])
    assert stage.war.mexican_limit == (4 if rolled else -1)


@rule("guerra", "10.7-2")
def test_units_count_as_they_are_activated_and_leaders_and_ships_do_not() -> None:
    units = {"ra_puebla": "central_mexico", "ld_pezuela": "central_mexico", "ra_veracruz": "veracruz"}
    units |= {"rs_frigate_1": "veracruz", "ra_cuzco": "guatemala", "ra_corona_ne": "yucatan"}
    stage = mexico(1, units).play().choose("activate:central_mexico:0", "stop", by="royalist")
    assert stage.war.mexican_limit == 0
    assert {"activate:guatemala:0", "fleet:veracruz:0"} <= set(stage.options)
    assert not {"activate:veracruz:0", "activate:yucatan:0"} & set(stage.options)
    assert refused(stage, "activate:yucatan:0") == "10.7-1"


@rule("guerra", "10.7-2")
def test_a_force_beyond_the_limit_is_activated_in_part() -> None:
    units = {
        "ra_puebla": "durango",
        "ra_veracruz": "durango",
        "ra_mexico_inf": "durango",
        "ld_pezuela": "durango",
    }
    stage = mexico(2, units).play().choose("activate:durango:0", by="royalist")
    assert stage.prompt == "stay-in-mexico"
    stage.choose("pick:ra_puebla", by="royalist")
    assert set(stage.war.active) == {"ra_veracruz", "ra_mexico_inf", "ld_pezuela"}
    assert stage.war.mexican_limit == 0


@rule("guerra", "10.7-2")
def test_with_nothing_left_a_leader_still_goes_alone_and_nobody_is_picked_up() -> None:
    units = {"ra_puebla": "durango", "ld_pezuela": "durango", "ra_cuzco": "guadalajara"}
    stage = mexico(0, units).play().choose("activate:durango:0", by="royalist")
    assert stage.war.active == ["ld_pezuela"]
    stage = mexico(0, {"ra_puebla": "durango force 4", "ld_pezuela": "durango force 5"})
    stage.play().choose("activate:durango:5", by="royalist")
    assert "join:4" not in stage.options


@rule("guerra", "10.7-2")
def test_units_picked_up_count() -> None:
    units = {"ra_cuzco": "guatemala", "ra_puebla": "yucatan force 4", "ra_veracruz": "durango"}
    stage = mexico(1, units).play().choose("activate:guatemala:0", "move:yucatan", "join:4", by="royalist")
    assert stage.war.mexican_limit == 0
    assert set(stage.war.active) == {"ra_cuzco", "ra_puebla"}
