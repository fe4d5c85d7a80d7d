"""4.9 Mass recruitment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, barred
from vivac.games.guerra.box.unpacking import NATIONS, open_box
from vivac.games.guerra.chapters.resources import income
from vivac.games.guerra.game import Moment
from vivac.lab.coverage import rule

BOX = open_box()
EMPTY = dict.fromkeys(("royalist", *NATIONS), 0)
AREAS = {"costa_firme", "cumana", "santa_fe", "maracaibo", "chiquitos", "mojos", "cuzco", "guadalajara"}
AREAS |= {"tierra_caliente", "central_mexico", "yucatan"}


def recruiting(side: str, units: dict[str, str], **position: Any) -> Stage:
    return Stage(
        step="mass_recruitment", side=side, first=side, units=units, **{"rp": EMPTY, **position}
    ).play()


@rule("guerra", "4.9-1")
@pytest.mark.parametrize(("side", "unit"), [("royalist", "ra_mi_01"), ("patriot", "mx_mi_01")])
def test_the_eleven_areas_of_mass_recruitment(side: str, unit: str) -> None:
    assert {area.id for area in BOX.area.values() if area.mass_recruitment} == AREAS
    for area in BOX.area:
        stage = Stage(step="mass_recruitment", side=side, units={unit: area})
        assert barred(stage, f"recruit:{area}") == ("" if area in AREAS else "4.9-1"), area


@rule("guerra", "4.9-1")
def test_each_side_once_per_turn_and_in_one_area() -> None:
    units = {"ra_cuzco": "cuzco", "ra_cuba": "yucatan", "gc_mi_01": "cumana", "gc_mi_02": "santa_fe"}
    stage = recruiting("royalist", units)
    assert (stage.prompt, stage.options) == ("mass-recruitment", ["recruit:yucatan", "recruit:cuzco", "done"])
    stage.choose("recruit:cuzco", by="royalist")
    assert stage.war.levied == {"royalist"}
    assert stage.prompt == "mass-recruitment"  # the other side's
    assert stage.options == ["recruit:santa_fe", "recruit:cumana", "done"]
    stage.choose("recruit:cumana", by="patriot")
    assert stage.prompt != "mass-recruitment"
    again = Stage(step="mass_recruitment", side="royalist", levied=["royalist"], units={"ra_cuba": "yucatan"})
    assert barred(again, "recruit:yucatan") == "4.9-1"


@rule("guerra", "4.9-1")
def test_a_new_turn_allows_it_again() -> None:
    units = {"ra_cuzco": "cuzco", "ra_cuba": "yucatan"}
    stage = Stage(step="end", turn=1, rp=EMPTY, levied=["royalist"], units=units)
    stage.dice(spain=1, precedence_royalist=6, precedence_patriot=1).play().choose("done", by="patriot")
    assert (stage.war.turn, stage.prompt) == (2, "mass-recruitment")


@rule("guerra", "4.9-2")
@rule("guerra", "4.9-8")
def test_three_militia_infantry_come_free_to_the_field_of_the_area() -> None:
    units = {"ld_hidalgo": "ciudad_de_mexico", "mx_mi_01": "central_mexico", "ld_morelos": "lost"}
    stage = recruiting("patriot", units)
    stage.choose("recruit:central_mexico", by="patriot")
    assert stage.at("central_mexico") == ("mx_mi_01", "mx_mi_02", "mx_mi_03", "mx_mi_04")
    assert stage.war.guerrillas == set()
    assert all(rp == 0 for rp in stage.war.rp.values())


@rule("guerra", "4.9-8")
@pytest.mark.parametrize(("left", "came"), [(2, 2), (1, 1), (0, 0)])
def test_with_fewer_in_the_pool_it_gets_those_and_with_none_it_may_not_recruit(left: int, came: int) -> None:
    busy = {f"pl_mi_0{n}": "salta" for n in range(1, 8 - left)}
    stage = Stage(step="mass_recruitment", side="patriot", units={"pl_ri_1": "mojos", **busy}, rp=EMPTY)
    assert barred(stage, "recruit:mojos") == ("" if left else "4.9-8")
    stage.play()
    if left:
        stage.choose("recruit:mojos", by="patriot")
    assert len(stage.at("mojos")) == 1 + came


@rule("guerra", "4.9-8")
def test_patriot_militia_is_of_one_nationality_present_as_the_patriot_chooses() -> None:
    units = {"pl_ri_1": "chiquitos", "pe_mi_01": "santa_cruz", "ld_bolivar": "chiquitos", "ch_mi_01": "mojos"}
    stage = recruiting("patriot", units).choose("recruit:chiquitos", by="patriot")
    assert stage.prompt == "levy-nation"
    assert set(stage.options) == {"nation:el_plata", "nation:peru", "nation:gran_colombia"}
    stage.choose("nation:gran_colombia", by="patriot")
    assert stage.at("chiquitos")[2:] == ("gc_mi_01", "gc_mi_02", "gc_mi_03")


@rule("guerra", "4.9-3")
@pytest.mark.parametrize("side", ["royalist", "patriot"])
@pytest.mark.parametrize(("liberals", "allowed"), [(0, False), (9, True)])
def test_it_bans_that_sides_uprisings_there_until_the_liberals_rule(
    side: str, liberals: int, allowed: bool
) -> None:
    other = {"royalist": "patriot", "patriot": "royalist"}[side]
    units = {"ra_mi_01": "santa_fe", "gc_mi_01": "santa_fe"}
    stage = Stage(
        step="uprisings", side=side, turn=9, liberals=liberals, recruited=[f"{side} santa_fe"], units=units
    )
    assert barred(stage, "rise:santa_fe") == ("" if allowed else "4.9-3")
    stage.war.side = other
    assert barred(stage, "rise:santa_fe") == ""  # only the side that recruited
    stage.war.side = side
    stage.war.recruited = {(side, "cumana")}
    assert barred(stage, "rise:santa_fe") == ""  # and only there


@rule("guerra", "4.9-3")
def test_recruiting_is_what_brings_the_ban_and_after_the_event_it_brings_none() -> None:
    for liberals, banned in ((0, "4.9-3"), (9, "")):
        stage = recruiting(
            "patriot", {"gc_mi_01": "santa_fe", "ra_mi_01": "bogota"}, turn=9, liberals=liberals
        )
        stage.choose("recruit:santa_fe", by="patriot")
        probe = Stage(
            step="uprisings", side="patriot", turn=9, liberals=liberals, units={"ra_mi_01": "santa_fe"},
            recruited=[" ".join(entry) for entry in stage.war.recruited],
        )  # fmt: skip
        assert barred(probe, "rise:santa_fe") == banned


@rule("guerra", "4.9-4")
def test_in_the_next_r_and_r_the_area_produces_half_rounded_down() -> None:
    stage = recruiting("patriot", {"ld_hidalgo": "central_mexico"}, turn=1).choose(
        "recruit:central_mexico", by="patriot"
    )
    assert stage.war.halved == {"central_mexico": 2}
    for turn, rp in ((1, 5), (2, 2), (3, 5)):
        after = Stage(turn=turn, rp=EMPTY, units={"mx_mi_01": "central_mexico"}, halved=stage.war.halved)
        assert after.run(income).war.rp["mexico"] == 2 * rp, turn


@rule("guerra", "4.9-5")
def test_in_a_later_turn_a_side_may_recruit_the_same_area_again() -> None:
    stage = recruiting("royalist", {"ra_cuzco": "cuzco"}, turn=9).choose("recruit:cuzco", by="royalist")
    assert stage.war.recruited == stage.war.called == {("royalist", "cuzco")}
    before = ["royalist cuzco"]
    later = Stage(
        step="mass_recruitment", side="royalist", turn=10, recruited=before, called=before,
        units={"ra_cuzco": "cuzco"},
    )  # fmt: skip
    assert barred(later, "recruit:cuzco") == ""


@rule("guerra", "4.9-7")
@pytest.mark.parametrize("liberals", [0, 9])
def test_by_the_switch_a_side_recruits_a_given_area_only_once(liberals: int) -> None:
    later = Stage(
        "mass_recruitment_once", step="mass_recruitment", side="royalist", turn=10, liberals=liberals,
        called=["royalist cuzco"], units={"ra_cuzco": "cuzco", "ra_cuba": "yucatan"},
    )  # fmt: skip
    assert barred(later, "recruit:cuzco") == "4.9-7"
    assert barred(later, "recruit:yucatan") == ""


@rule("guerra", "4.9-7")
def test_the_markers_of_the_campaign_are_no_calls_of_the_patriots_own_but_those_of_1815_are() -> None:
    for scenario, area, expected in (
        ("campaign", "central_mexico", ""),
        ("empire_strikes_back", "tierra_caliente", "4.9-7"),
    ):
        stage = Stage("mass_recruitment_once", scenario=scenario, empty=False, step="deployment")
        stage.play().choose("historical", by="royalist").choose("historical", by="patriot")
        stage.war.side, stage.war.step = "patriot", Moment.MASS_RECRUITMENT
        assert barred(stage, f"recruit:{area}") == expected


@rule("guerra", "4.9-6")
@pytest.mark.parametrize(
    ("units", "allowed"),
    [
        ({"gc_mi_01": "maracaibo guerrilla", "ra_cuzco": "maracaibo"}, True),  # a guerrilla, control or not
        ({"gc_mi_01": "santa_marta"}, True),  # a garrison
        ({"gc_mi_01": "santa_marta", "ra_mi_01": "maracaibo besieging santa_marta"}, True),
        ({"ld_bolivar": "maracaibo"}, True),  # a leader
        ({"gc_art_1": "maracaibo", "ra_mi_01": "maracaibo"}, True),
        ({"gc_frigate_1": "santa_marta", "ld_cochrane": "santa_marta"}, False),
        ({"gc_mi_01": "costa_firme"}, False),
        ({"ra_mi_01": "maracaibo"}, False),  # the enemy's
    ],
)
def test_any_land_unit_or_leader_is_enough_and_a_naval_unit_is_not(
    units: dict[str, str], allowed: bool
) -> None:
    stage = Stage(step="mass_recruitment", side="patriot", units=units)
    assert barred(stage, "recruit:maracaibo") == ("" if allowed else "4.9-6")


@rule("guerra", "4.9-6")
def test_both_sides_may_have_recruited_the_same_area() -> None:
    units = {"ra_mi_01": "cumana", "gc_mi_01": "cumana"}
    stage = (
        recruiting("royalist", units)
        .choose("recruit:cumana", by="royalist")
        .choose("recruit:cumana", by="patriot")
    )
    assert stage.war.recruited == {("royalist", "cumana"), ("patriot", "cumana")}
    assert len(stage.at("cumana")) == 8


@rule("guerra", "4.0-1", "4.0-2", "4.9-4")
def test_the_next_year_the_area_gives_half_of_its_harvest() -> None:
    stage = Stage(
        turn=2,
        side="patriot",
        step="spain",
        rp={"royalist": 0, "mexico": 0},
        halved={"central_mexico": 2},
        recruited=["patriot central_mexico"],
        units={"ld_hidalgo": "central_mexico", "mx_mi_01": "central_mexico"},
    )
    stage.dice(spain=1, precedence_royalist=2, precedence_patriot=5).play().expect(
        {"rp_mexico": 2.0, "rp_royalist": 0.0, "question": "mass-recruitment"}
    )
