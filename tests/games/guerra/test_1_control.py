"""1.1.1 Control of areas."""

from __future__ import annotations

import pytest

from tests.games.guerra.campaigning import Stage, marching
from vivac.games.guerra.box.unpacking import LEGION, PATRIOT, REBELS, ROYALIST
from vivac.games.guerra.chapters.control import controls, fully_controls, holding, score
from vivac.games.guerra.chapters.losses import occupied, retreats
from vivac.games.guerra.chapters.resources import income
from vivac.games.guerra.chapters.victory import tally
from vivac.lab.coverage import rule

NOBODY, PARTIAL, FULL = 0, 1, 2


def held(area: str, **units: str) -> tuple[int, int]:
    """What control the Royalist and the Patriot have of an area."""
    stage = Stage(units=units)
    found = holding(stage.box, stage.war, area)
    return found.royalist, found.patriot


@rule("guerra", "1.1.1-1")
def test_a_side_alone_in_an_area_controls_it_fully() -> None:
    assert held("salta", ra_cuzco="salta") == (FULL, NOBODY)
    assert held("salta", pl_mi_01="salta") == (NOBODY, FULL)
    assert held("salta", ra_cuzco="charcas") == (NOBODY, NOBODY)


@rule("guerra", "1.1.1-1")
def test_a_lone_leader_is_enough() -> None:
    assert held("salta", ld_belgrano="salta") == (NOBODY, FULL)
    assert held("lima", ld_pezuela="lima_c") == (FULL, NOBODY)


@rule("guerra", "1.1.1-2")
def test_together_each_side_has_partial_control() -> None:
    assert held("salta", ra_cuzco="salta", pl_ri_1="salta", pl_ri_2="salta") == (PARTIAL, PARTIAL)
    assert held("salta", ra_mc_02="salta", ld_belgrano="salta") == (PARTIAL, PARTIAL)
    stage = Stage(units={"ra_cuzco": "salta", "pl_ri_1": "salta"})
    for side in (ROYALIST, PATRIOT):
        assert controls(stage.box, stage.war, side, "salta")
        assert not fully_controls(stage.box, stage.war, side, "salta")


@rule("guerra", "1.1.1-3")
def test_control_decides_who_collects_and_what_counts_in_the_end() -> None:
    stage = Stage(
        step="income", rp={"royalist": 0, "el_plata": 0, "peru": 0},
        units={"ra_cuzco": "charcas", "pl_ri_1": "charcas", "ra_concordia": "lima", "pl_ri_2": "cordoba"},
    )  # fmt: skip
    stage.run(income)
    assert (stage.war.rp["royalist"], stage.war.rp["el_plata"]) == (2 * (5 // 2 + 3), 2 * (5 // 2 + 1))
    count = tally(stage.box, stage.war, continent=True)
    assert (count.royalist, count.patriot) == (1 + 2, 1 + 2)  # in halves: half of Charcas, and an area each


@rule("guerra", "1.1.1-4")
def test_ships_never_control_an_area() -> None:
    assert held("lima", rs_frigate_1="callao") == (NOBODY, NOBODY)
    assert held("lima", rs_frigate_1="callao", pl_ri_1="lima") == (NOBODY, FULL)
    assert held("chile_norte", ld_cochrane="valparaiso", ch_ship_1="valparaiso") == (NOBODY, NOBODY)


@rule("guerra", "1.1.1-5")
def test_an_area_left_empty_is_nobodys() -> None:
    stage = marching("ra_cuzco", at="salta", side="royalist", units={"pl_ri_1": "cordoba"}).play()
    assert holding(stage.box, stage.war, "salta").royalist == FULL
    stage.choose("move:charcas", by="royalist")
    left = holding(stage.box, stage.war, "salta")
    assert (left.royalist, left.patriot) == (NOBODY, NOBODY)


@rule("guerra", "1.1.1-6")
@pytest.mark.parametrize("besieger", ["salta", "salta besieging salta_c"])
def test_a_garrison_counts_besieged_or_not(besieger: str) -> None:
    assert held("salta", ra_cuzco="salta_c") == (FULL, NOBODY)
    assert held("salta", ra_cuzco="salta_c", pl_ri_1=besieger) == (PARTIAL, PARTIAL)


@rule("guerra", "1.1.1-7")
def test_guerrillas_count_until_enemy_regulars_come() -> None:
    assert held("mojos", pe_mi_01="mojos guerrilla") == (NOBODY, FULL)
    assert held("mojos", pe_mi_01="mojos guerrilla", ra_mi_01="mojos") == (NOBODY, FULL)
    assert held("mojos", pe_mi_01="mojos guerrilla", ld_pezuela="mojos") == (NOBODY, FULL)
    assert held("mojos", pe_mi_01="mojos guerrilla", ra_cuzco="mojos") == (FULL, NOBODY)
    assert held("mojos", pe_mi_01="mojos", ra_cuzco="mojos") == (PARTIAL, PARTIAL)
    assert held("mojos", pe_mi_01="mojos guerrilla dispersed") == (NOBODY, NOBODY)


@rule("guerra", "1.1.1-8")
def test_rebels_and_the_legion_do_not_share_in_control() -> None:
    for third in ({"rb_mi_01": "banda_oriental"}, {"pt_spl_1": "banda_oriental"}):
        assert held("banda_oriental", **third) == (NOBODY, NOBODY)
        assert held("banda_oriental", **third, ra_dragones_ba="banda_oriental") == (FULL, NOBODY)
        assert held("banda_oriental", **third, pl_ri_1="banda_oriental") == (NOBODY, FULL)


@rule("guerra", "1.1.1-8")
@pytest.mark.parametrize(
    ("units", "scored", "rp"),
    [
        ({"rb_mi_01": "banda_oriental", "ra_dragones_ba": "banda_oriental"}, (1, 1), (0, 0)),
        ({"rb_mi_01": "banda_oriental", "pl_ri_1": "banda_oriental"}, (0, 1), (0, 0)),
        ({"pt_spl_1": "banda_oriental", "pl_ri_1": "banda_oriental"}, (0, 1), (0, 0)),
        ({"pt_spl_1": "banda_oriental", "ra_dragones_ba": "banda_oriental"}, (2, 0), (2, 0)),
        ({"pt_spl_1": "banda_oriental"}, (0, 0), (0, 0)),
    ],
    ids=["rebels and Royalists", "rebels and Patriots", "SPL and Patriots", "SPL and Royalists", "SPL alone"],
)
def test_their_only_effect_is_on_income_and_on_scoring(
    units: dict[str, str], scored: tuple[int, int], rp: tuple[int, int]
) -> None:
    stage = Stage(step="income", rp={"royalist": 0, "el_plata": 0}, units=units).run(income)
    assert score(holding(stage.box, stage.war, "banda_oriental")) == scored
    assert (stage.war.rp["royalist"], stage.war.rp["el_plata"]) == rp


@rule("guerra", "1.1.1-8")
@pytest.mark.parametrize(("third", "enemies"), [
    ("rb_mi_01", {ROYALIST, PATRIOT, LEGION}), ("pt_spl_1", {PATRIOT, REBELS}),
])  # fmt: skip
def test_nobody_retreats_on_top_of_rebels_nor_patriots_on_top_of_the_legion(
    third: str, enemies: set[str]
) -> None:
    stage = Stage(units={third: "banda_oriental", "pl_ri_1": "misiones", "ra_dragones_ba": "misiones"})
    box, war = stage.box, stage.war
    sides = (ROYALIST, PATRIOT, LEGION, REBELS)
    assert {side for side in sides if occupied(box, war, side, "banda_oriental")} == enemies
    for side, unit in ((ROYALIST, "ra_dragones_ba"), (PATRIOT, "pl_ri_1")):
        open_ = retreats(box, war, side, [unit], "misiones", defending=False)
        assert ("banda_oriental" in open_) == (side not in enemies)
        assert "paraguay" in open_


@rule("guerra", "1.1.1-8")
@pytest.mark.parametrize(("third", "side", "unit"), [
    ("rb_mi_01", "royalist", "ra_cuzco"), ("rb_mi_01", "patriot", "pl_ri_1"),
    ("pt_spl_1", "patriot", "pl_ri_1"),
])  # fmt: skip
def test_rebels_may_be_attacked_by_both_sides_and_the_legion_by_patriots(
    third: str, side: str, unit: str
) -> None:
    stage = marching(unit, at="banda_oriental", side=side, units={third: "banda_oriental"}).play()
    assert any(option.startswith("attack:") for option in stage.options)


@rule("guerra", "1.1.1-8")
def test_royalists_and_the_legion_are_no_enemies() -> None:
    stage = marching("ra_cuzco", at="banda_oriental", side="royalist", units={"pt_spl_1": "banda_oriental"})
    assert not any(option.startswith("attack:") for option in stage.play().options)
