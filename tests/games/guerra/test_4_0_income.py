"""4.0, 4.2, 4.3 Income: what an area gives, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.box.unpacking import NATIONS, open_box
from vivac.games.guerra.chapters.attrition import standing_check
from vivac.games.guerra.chapters.resources import income
from vivac.games.guerra.chapters.spending import purses
from vivac.games.guerra.game import STATIONARY_CHECK
from vivac.lab.coverage import rule

BOX = open_box()
PURSES = ("royalist", *NATIONS)
EMPTY = dict.fromkeys(PURSES, 0)
MILITIA = {"el_plata": "pl", "chile": "ch", "gran_colombia": "gc", "mexico": "mx", "peru": "pe"}

EL_PLATA = ("cordoba", "rio_de_la_plata", "salta", "misiones", "paraguay", "banda_oriental")
UPPER_PERU = ("charcas", "chiquitos", "mojos")
PERU = ("lima", "cuzco", "arequipa")
LISTS = {
    "el_plata": {*EL_PLATA, *UPPER_PERU, *PERU},
    "gran_colombia": {"cumana", "guayana", "los_llanos", "costa_firme", "maracaibo", "santa_fe", "pasto"}
    | {"quito", "guayaquil", "isla_margarita", "panama", *PERU},
    "mexico": {"guatemala", "tierra_caliente", "central_mexico", "san_luis_potosi", "guadalajara"}
    | {"durango", "tejas"},
    "peru": {*UPPER_PERU, *PERU},
    "chile": {"chile_norte", "chile_sur", "chiloe"},
}


def collecting(rp: dict[str, float] | None = None, **position: Any) -> Stage:
    """Both sides collect, with empty pools unless told."""
    return Stage(step="income", rp={**EMPTY, **(rp or {})}, **position).run(income)


def pools(stage: Stage) -> dict[str, float]:
    """Every pool that holds something, in RP."""
    return {purse: rp / 2 for purse, rp in stage.war.rp.items() if rp}


# ---------------------------------------------------------------- 4.0


@rule("guerra", "4.0-1")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        ({"mx_mi_01": "central_mexico"}, {"mexico": 5}),
        ({"ra_mi_01": "central_mexico"}, {"royalist": 5}),
        ({"mx_mi_01": "central_mexico", "ra_mi_01": "central_mexico"}, {"mexico": 2, "royalist": 2}),
        ({"mx_mi_01": "central_mexico", "ra_mi_01": "veracruz"}, {"mexico": 2, "royalist": 2}),
        ({"pl_mi_01": "salta", "ra_mi_01": "salta"}, {}),  # the odd RP is lost
        ({}, {}),
    ],
)
def test_full_control_gives_all_the_rp_and_partial_control_half_rounded_down(
    units: dict[str, str], expected: dict[str, float]
) -> None:
    assert pools(collecting(units=units)) == expected


@rule("guerra", "4.0-2")
@pytest.mark.parametrize(
    ("halved", "raided", "shared", "expected"),
    [
        (True, False, False, 2),  # 5, halved 2
        (False, True, False, 4),
        (True, True, False, 1),  # halved before the raid: 2 - 1, not 4 / 2
        (False, True, True, 2),  # the raid before the division: 4 / 2, not 2 - 1
        (True, False, True, 1),
        (True, True, True, 0),
    ],
)
def test_the_penalties_come_in_order_mass_recruitment_then_raids_then_partial_control(
    halved: bool, raided: bool, shared: bool, expected: int
) -> None:
    units = {"mx_mi_01": "central_mexico", **({"ra_mi_01": "veracruz"} if shared else {})}
    stage = collecting(
        turn=2,
        units=units,
        halved={"central_mexico": 2} if halved else {},
        raided=["central_mexico"] if raided else [],
    )
    assert stage.war.rp["mexico"] == 2 * expected
    assert stage.war.rp["royalist"] == (2 * expected if shared else 0)


@rule("guerra", "4.0-2")
def test_a_raid_never_takes_more_than_there_is() -> None:
    units = {"ra_mi_01": "tejas", "ra_mi_02": "lima"}
    stage = collecting(turn=2, units=units, halved={"tejas": 2}, raided=["tejas"])
    assert pools(stage) == {"royalist": 3}


@rule("guerra", "4.0-3", "4.2.1-2")
@pytest.mark.parametrize(
    "others", [{}, {"pl_ri_1": "banda_oriental"}, {"ra_mi_01": "montevideo"}, {"pt_spl_1": "banda_oriental"}]
)
def test_rebels_alone_or_with_others_cancel_the_rp_of_their_area_for_both_sides(
    others: dict[str, str],
) -> None:
    units = {"rb_mi_01": "banda_oriental", "ra_mi_02": "tejas", "pl_mi_01": "salta", **others}
    assert pools(collecting(units=units)) == {"royalist": 1, "el_plata": 1}


@rule("guerra", "4.0-4")
def test_unspent_rp_are_kept_from_turn_to_turn() -> None:
    stage = Stage(step="end", turn=1, rp={**EMPTY, "royalist": 3.5, "chile": 1}, units={"ra_cuba": "cuba"})
    stage.dice(spain=1, precedence_royalist=6, precedence_patriot=1).play()
    assert (stage.war.turn, stage.prompt) == (2, "building")
    assert pools(stage) == {"royalist": 4.5, "chile": 1}


@rule("guerra", "4.0-5")
def test_pools_hold_half_rp_for_a_militia_costs_half_a_point() -> None:
    stage = Stage(step="building", side="royalist", rp={**EMPTY, "royalist": 1.5}, units={"ra_cuba": "cuba"})
    stage.play().choose("buy:ra_mi_01", "at:cuba", by="royalist")
    assert pools(stage) == {"royalist": 1}
    stage.choose("buy:ra_mi_02", "at:cuba", by="royalist")
    assert pools(stage) == {"royalist": 0.5}


@rule("guerra", "4.0-6")
def test_exiles_bring_no_rp_and_spend_what_their_pool_holds() -> None:
    units = {"ld_bolivar": "haiti", "gc_husares": "haiti", "ld_morelos": "usa"}
    assert pools(collecting({"gran_colombia": 3}, units=units)) == {"gran_colombia": 3}
    stage = Stage(step="building", side="patriot", turn=7, rp={**EMPTY, "gran_colombia": 3}, units=units)
    stage.play().choose("buy:gc_la_guaira", by="patriot")
    assert stage.war.where["gc_la_guaira"] == "haiti"
    assert pools(stage) == {"gran_colombia": 2}


@rule("guerra", "4.0-7")
@pytest.mark.parametrize("units", [{}, {"mx_mi_01": "central_mexico"}, {"gc_mi_01": "central_mexico"}])
def test_a_penalty_is_used_up_by_the_next_income_whether_or_not_anybody_collects(
    units: dict[str, str],
) -> None:
    halved = {"central_mexico": 2, "cuzco": 3, "yucatan": 2}
    stage = collecting(turn=2, units=units, halved=halved, raided=["central_mexico", "lima"])
    assert stage.war.raided == set()
    assert stage.war.halved == {"cuzco": 3}  # that of the year after is still to come


# ---------------------------------------------------------------- 4.2 the Patriot pools


@rule("guerra", "4.2-2", "4.2-3", "4.2-4")
def test_the_areas_that_feed_each_pool_are_those_of_the_lists() -> None:
    for nation in NATIONS:
        assert {area.id for area in BOX.area.values() if nation in area.pools} == LISTS[nation]


@rule("guerra", "4.2-2")
@pytest.mark.parametrize(
    ("nation", "area"), [(nation, area) for nation in NATIONS for area in sorted(LISTS[nation] - {*PERU})]
)
def test_an_area_feeds_the_pool_of_the_nationality_that_controls_it(nation: str, area: str) -> None:
    militia = f"{MILITIA[nation]}_mi_01"
    assert pools(collecting(units={militia: area})) == {nation: BOX.area[area].rp}


@rule("guerra", "4.2-2")
def test_a_pool_is_fed_under_partial_control_too_but_never_without_units_of_its_own() -> None:
    units = {"pe_mi_01": "charcas", "ra_mi_01": "potosi"}
    assert pools(collecting(units=units)) == {"peru": 2, "royalist": 2}


@rule("guerra", "4.2-3")
@pytest.mark.parametrize("area", PERU)
@pytest.mark.parametrize("nation", ["el_plata", "peru", "gran_colombia"])
def test_lima_cuzco_and_arequipa_feed_whoever_of_three_has_units_there(area: str, nation: str) -> None:
    assert pools(collecting(units={f"{MILITIA[nation]}_mi_01": area})) == {nation: BOX.area[area].rp}


@rule("guerra", "4.2-4")
@pytest.mark.parametrize("area", ["chile_norte", "chile_sur", "chiloe"])
def test_the_chilean_areas_feed_chile(area: str) -> None:
    assert pools(collecting(units={"ch_mi_01": area})) == {"chile": 1}
    assert pools(collecting(units={"pl_mi_01": area})) == {}


@rule("guerra", "4.2-5")
@pytest.mark.parametrize("pool", ["el_plata", "peru"])
@pytest.mark.parametrize(("royalist", "rp"), [({}, 5), ({"ra_mi_01": "charcas"}, 2)])
def test_with_several_nationalities_the_patriot_assigns_the_whole_yield_to_one_pool(
    pool: str, royalist: dict[str, str], rp: int
) -> None:
    stage = collecting(units={"pl_mi_01": "charcas", "pe_mi_01": "potosi", "gc_mi_01": "charcas", **royalist})
    assert (stage.prompt, set(stage.options)) == ("feed", {"feed:el_plata", "feed:peru"})
    assert stage.table.question is not None
    assert stage.table.question.role == "patriot"
    stage.choose(f"feed:{pool}", by="patriot")
    assert stage.war.rp[pool] == 2 * rp
    assert sum(stage.war.rp[nation] for nation in NATIONS) == 2 * rp


@rule("guerra", "4.2-6")
def test_an_area_outside_its_list_gives_a_nationality_nothing() -> None:
    for nation in NATIONS:
        for area in set(BOX.scoring) - LISTS[nation]:
            assert pools(collecting(units={f"{MILITIA[nation]}_mi_01": area})) == {}, (nation, area)


@rule("guerra", "4.2-6")
def test_it_still_halves_what_the_royalist_gets_there() -> None:
    assert pools(collecting(units={"mx_mi_01": "santa_fe", "ra_mi_01": "santa_fe"})) == {"royalist": 2}


# ---------------------------------------------------------------- 4.2.1 rebels


@rule("guerra", "4.2.1-1")
def test_rebels_have_no_pool_and_are_never_built() -> None:
    assert purses(BOX, ["rb_mi_01", "rb_mc_01"]) == ()
    units = {"rb_mi_01": "paraguay", "pl_ri_1": "paraguay", "ra_cuba": "cuba"}
    for side in ("royalist", "patriot"):
        stage = Stage(step="building", side=side, rp=dict.fromkeys(PURSES, 9), units=units).play()
        assert stage.prompt == "building"
        assert not [option for option in stage.options if ":rb_" in option]


@rule("guerra", "4.2.1-1")
@pytest.mark.parametrize("side", ["royalist", "patriot"])
def test_rebels_never_check_attrition_in_the_viceroyalty_of_el_plata(side: str) -> None:
    units = {"rb_mi_01": "paraguay", "rb_mc_01": "paraguay"}
    stage = Stage(STATIONARY_CHECK, step="standing", side=side, units=units).run(standing_check)
    assert stage.rolled == []
    units["ra_mi_01" if side == "royalist" else "pl_mi_01"] = "paraguay"
    stage = Stage(STATIONARY_CHECK, step="standing", side=side, rp=EMPTY, units=units)
    stage.dice(attrition=6).run(standing_check)
    assert stage.rolled == ["attrition"]
    assert set(stage.at("paraguay")) == {"rb_mi_01", "rb_mc_01"}


# ---------------------------------------------------------------- 4.3


@rule("guerra", "4.3-1")
def test_the_royalist_has_one_pool_fed_by_every_area_he_controls_and_by_spain() -> None:
    units = {
        "ra_mi_01": "central_mexico",
        "ra_mi_02": "la_habana",
        "ra_mi_03": "callao",
        "ra_mi_04": "ancud",
        "ra_mi_05": "charcas",
        "pe_mi_01": "charcas",  # 2 of 5
        "ra_mi_06": "yucatan",  # worth nothing
    }
    stage = Stage(step="spain", turn=6, rp=EMPTY, units=units)
    stage.dice(spain=5, precedence_royalist=6, precedence_patriot=1).play()
    assert pools(stage) == {"royalist": 3 + 5 + 1 + 3 + 1 + 2, "peru": 2}


@rule("guerra", "4.0-1")
def test_an_area_with_both_sides_in_it_gives_each_half_and_the_odd_rp_to_nobody() -> None:
    stage = Stage(
        turn=3,
        step="spain",
        side="patriot",
        rp={"royalist": 0, "mexico": 0},
        units={"ra_puebla": "central_mexico", "mx_mi_01": "central_mexico"},
    )
    stage.dice(spain=1, precedence_royalist=2, precedence_patriot=5).play().expect(
        {"rp_royalist": 2.0, "rp_mexico": 2.0}
    )


@rule("guerra", "4.2.1-2")
def test_rebels_leave_nobody_the_rp_of_an_area() -> None:
    stage = Stage(
        turn=3,
        step="spain",
        side="patriot",
        rp={"royalist": 0, "el_plata": 0},
        units={"pl_ri_1": "banda_oriental", "rb_mi_01": "banda_oriental"},
    )
    stage.dice(spain=1, precedence_royalist=2, precedence_patriot=5).play().expect(
        {"rp_royalist": 0.0, "rp_el_plata": 0.0}
    )


@rule("guerra", "4.5-1", "4.5-2")
def test_in_1816_one_is_added_to_the_die_for_what_spain_sends() -> None:
    stage = Stage(turn=7, step="spain", side="patriot", rp={"royalist": 0}, units={"ra_campeche": "yucatan"})
    stage.dice(spain=5, precedence_royalist=2, precedence_patriot=5).play().expect({"rp_royalist": 3.0})
