"""10.1 Guerrillas: mode, control, harassment, and the operations against them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.battles import ROYAL, assailed, refused
from tests.games.guerra.campaigning import Stage, marching, modifiers
from tests.games.staging import told
from vivac.games.guerra.chapters.control import holding
from vivac.games.guerra.chapters.resources import yields
from vivac.lab.coverage import rule


def hunting(die: int, *hunters: str, at: str = "charcas", units: dict[str, str], **more: Any) -> Stage:
    """Royalists after the loose guerrillas of an area."""
    stage = marching(*hunters, at=at, side="royalist", units=units, **more)
    return stage.dice(hunt=die, leader_loss=6, repression=6).play().choose("hunt:-1", by="royalist")


@rule("guerra", "10.1-1")
def test_militia_of_either_side_enters_and_leaves_guerrilla_mode_in_reorganisation() -> None:
    units = {
        "pe_mi_01": "charcas",
        "pe_mi_02": "charcas guerrilla",
        "pl_ri_1": "charcas",
        "pl_mi_01": "potosi",
    }
    units |= {"ra_mi_01": "lima", "ra_cuzco": "lima"}
    stage = Stage(step="guerrillas", side="patriot", first="patriot", units=units).play()
    assert stage.options == ["hide:pe_mi_01", "emerge:pe_mi_02", "done"]
    assert refused(stage, "hide:pl_ri_1") == "10.1-1"
    stage.choose("hide:pe_mi_01", "emerge:pe_mi_02", by="patriot")
    assert stage.war.guerrillas == {"pe_mi_01"}  # and each may change once: the other side's turn
    assert stage.options == ["hide:ra_mi_01", "done"]
    stage.choose("hide:ra_mi_01", by="royalist")
    assert stage.war.guerrillas == {"pe_mi_01", "ra_mi_01"}


@rule("guerra", "10.1-2")
@pytest.mark.parametrize(
    ("units", "control", "income"),
    [
        ({"pe_mi_01": "charcas guerrilla"}, (0, 2), (0, 5)),
        ({"pe_mi_01": "charcas guerrilla", "ra_mi_01": "charcas"}, (0, 2), (0, 5)),
        ({"pe_mi_01": "charcas guerrilla", "ld_pezuela": "charcas"}, (0, 2), (0, 5)),
        ({"pe_mi_01": "charcas guerrilla", "ra_chilotes": "charcas"}, (2, 0), (5, 0)),
        ({"pe_mi_01": "charcas guerrilla", "ra_chilotes": "potosi"}, (2, 0), (5, 0)),
        ({"pe_mi_01": "charcas guerrilla", "pl_ri_7": "charcas", "ra_chilotes": "charcas"}, (1, 1), (2, 2)),
        ({"pe_mi_01": "charcas guerrilla", "pl_mi_01": "charcas", "ra_mi_01": "potosi"}, (0, 2), (0, 5)),
    ],
)
def test_guerrillas_control_their_area_unless_enemy_regulars_are_there(
    units: dict[str, str], control: tuple[int, int], income: tuple[int, int]
) -> None:
    stage = Stage(units=units)
    held = holding(stage.box, stage.war, "charcas")
    assert (held.royalist, held.patriot) == control
    assert yields(stage.box, stage.war, "charcas", held) == income


@rule("guerra", "10.1-7")
def test_guerrillas_of_both_sides_without_regulars_share_an_area_and_nobody_collects() -> None:
    for more in ({}, {"ra_mi_02": "charcas", "pl_mi_01": "charcas", "ld_pezuela": "charcas"}):
        stage = Stage(units={"pe_mi_01": "charcas guerrilla", "ra_mi_01": "charcas guerrilla", **more})
        held = holding(stage.box, stage.war, "charcas")
        assert (held.royalist, held.patriot) == (1, 1)
        assert yields(stage.box, stage.war, "charcas", held) == (0, 0)


@rule("guerra", "10.1-7")
def test_against_militia_or_leaders_alone_the_guerrillas_side_has_full_control() -> None:
    stage = Stage(units={"ra_mi_01": "lima guerrilla", "pl_mi_01": "lima", "ld_belgrano": "lima"})
    held = holding(stage.box, stage.war, "lima")
    assert (held.royalist, held.patriot) == (2, 0)
    assert yields(stage.box, stage.war, "lima", held) == (3, 0)


# ---------------------------------------------------------------- 10.1-3, 10.1-4


@rule("guerra", "10.1-3")
@pytest.mark.parametrize(
    ("attackers", "defenders", "at", "guerrillas", "totals"),
    [
        (("ra_cuzco", "ra_mi_09"), ("pl_ri_1",), "salta", {"pl_mi_01": "salta guerrilla"}, (3, 4)),
        (("pl_ri_1",), ("ra_cuzco", "ra_mi_09"), "salta", {"pl_mi_01": "salta guerrilla"}, (4, 3)),
        (("ra_cuzco",), ("pl_ri_1", "pl_mi_07"), "lima", {"ra_mi_01": "lima guerrilla"}, (4, 3)),
        (("ra_cuzco",), ("pl_ri_1",), "lima", {"pe_mi_01": "lima guerrilla"}, (4, 4)),  # at home
        (("ra_cuzco",), ("pl_ri_1",), "guadalajara", {"mx_mi_01": "guadalajara guerrilla"}, (4, 4)),
        (("ra_cuzco",), ("pl_ri_1",), "salta", {"pl_mi_01": "salta"}, (4, 5)),  # no guerrilla
        (
            ("ra_cuzco",), ("pl_ri_1",), "salta",
            {"pl_mi_01": "salta guerrilla", "pl_mi_02": "salta guerrilla"}, (2, 4),
        ),  # once however many
    ],
)  # fmt: skip
def test_guerrillas_halve_whoever_fights_in_an_area_that_favours_them(
    attackers: tuple[str, ...],
    defenders: tuple[str, ...],
    at: str,
    guerrillas: dict[str, str],
    totals: tuple[int, int],
) -> None:
    result = told(assailed(attackers, defenders, 4, at=at, units=guerrillas), "battle-result")
    assert (result["attack"], result["defence"]) == totals


@rule("guerra", "10.1-3")
def test_a_counter_guerrilla_operation_is_not_halved() -> None:
    stage = hunting(5, "ra_cuzco", at="salta", units={"pl_mi_01": "salta guerrilla"})
    assert modifiers(stage, "hunt") == {"all-militia": -1}
    assert stage.war.where["pl_mi_01"] == "pool_el_plata"


@rule("guerra", "10.1-4")
@rule("guerra", "10.1-9")
def test_guerrillas_cannot_fight_be_attacked_besiege_or_intercept() -> None:
    units = {"pe_mi_01": "charcas guerrilla", "ra_cuzco": "charcas", "ra_mi_01": "potosi"}
    stage = Stage(step="march", side="patriot", ops=8, active=["pe_mi_01"], units=units).play()
    assert not {"attack:royalist:0", "besiege:potosi"} & set(stage.options)
    assert refused(stage, "attack:royalist:0") == "10.1-4"
    stage = marching("ra_cuzco", at="charcas", side="royalist", units=units).play()
    assert "attack:patriot:-1" not in stage.options
    stage.choose("move:cuzco", by="royalist")
    assert stage.prompt == "march"  # nobody was asked to intercept


@rule("guerra", "10.1-9")
def test_guerrillas_may_be_activated_and_move_as_guerrillas_at_normal_cost() -> None:
    units = {"pe_mi_01": "charcas guerrilla", "ra_cuzco": "charcas"}
    stage = Stage(side="patriot", group=2, units=units, rp={"gran_colombia": 0, "el_plata": 0})
    stage.dice(activation=6).play().choose("activate:charcas:-1", by="patriot")
    assert stage.war.ops == 6  # 6 - 3 for leaderless militia
    stage.choose("move:mojos", by="patriot")
    assert stage.war.ops == 5
    assert stage.war.where["pe_mi_01"] == "mojos"
    assert stage.war.guerrillas == {"pe_mi_01"}
    assert "interception" not in stage.rolled


# ---------------------------------------------------------------- 10.1-5, 10.1-6, 10.1-8


@rule("guerra", "10.1-5")
@rule("guerra", "10.1-10")
@pytest.mark.parametrize(
    ("hunters", "results"),
    [
        (("ra_cuzco",), "ambush nothing nothing dispersed eliminated eliminated"),
        (("ra_cuzco", "ra_partidarios_1"), "nothing nothing dispersed eliminated eliminated eliminated"),
    ],
)
def test_a_hunt_is_one_die_with_partidarios_and_militia(hunters: tuple[str, ...], results: str) -> None:
    for die, result in enumerate(results.split(), start=1):
        stage = hunting(die, *hunters, units={"pe_mi_01": "charcas guerrilla"})
        assert told(stage, "hunt")["result"] == result
        assert stage.war.ops == 6


@rule("guerra", "10.1-5")
@rule("guerra", "10.1-10")
def test_a_hunt_names_a_stack_and_costs_two_ops() -> None:
    units = {"pe_mi_01": "charcas guerrilla force 1", "pe_mi_02": "charcas guerrilla force 2"}
    stage = marching("ra_cuzco", at="charcas", side="royalist", units=units).dice(hunt=6).play()
    assert [option for option in stage.options if option.startswith("hunt")] == ["hunt:1", "hunt:2"]
    stage.choose("hunt:2", by="royalist")
    assert stage.war.where["pe_mi_02"] == "pool_peru"
    assert stage.war.where["pe_mi_01"] == "charcas"
    poor = marching("ra_cuzco", at="charcas", side="royalist", ops=1, units=units).play()
    assert "hunt:1" not in poor.options
    assert refused(poor, "hunt:1") == "3.3-14"


@rule("guerra", "10.1-6")
def test_an_elimination_destroys_the_whole_stack() -> None:
    units = {
        "pe_mi_01": "charcas guerrilla",
        "pe_mi_02": "charcas guerrilla",
        "pl_mi_01": "charcas guerrilla",
    }
    stage = hunting(6, "ra_cuzco", units=units)
    assert not stage.war.guerrillas
    assert stage.war.where["pe_mi_01"] == stage.war.where["pe_mi_02"] == "pool_peru"
    assert stage.war.where["pl_mi_01"] == "pool_el_plata"


@rule("guerra", "10.1-11")
def test_a_dispersed_stack_neither_halves_nor_controls_until_the_phase_ends_and_may_be_hunted_again() -> None:
    stage = hunting(4, "ra_mi_01", units={"pe_mi_01": "charcas guerrilla"})
    assert stage.war.dispersed == {"pe_mi_01"}
    assert stage.war.where["pe_mi_01"] == "charcas"
    assert holding(stage.box, stage.war, "charcas").royalist == 2
    assert "hunt:-1" in stage.options
    stage.choose("stop", "done", by="royalist")
    assert not stage.war.dispersed
    assert holding(stage.box, stage.war, "charcas").patriot == 2
    gone = assailed(
        ("ra_cuzco",), ("pl_ri_1",), 4, at="salta", units={"pl_mi_01": "salta guerrilla dispersed"}
    )
    assert told(gone, "battle-result")["attack"] == 4


@rule("guerra", "10.1-8")
def test_a_hunt_needs_a_unit_that_is_no_guerrilla_in_the_field() -> None:
    units = {"pe_mi_01": "charcas guerrilla", "ra_mi_01": "charcas guerrilla", "ld_pezuela": "charcas"}
    units |= {"ra_cuzco": "potosi"}
    for active in ("ra_mi_01", "ld_pezuela", "ra_cuzco"):
        stage = Stage(step="march", side="royalist", ops=8, active=[active], units=units).play()
        assert not [option for option in stage.options if option.startswith("hunt")]
        assert refused(stage, "hunt:-1") == "10.1-8"


@rule("guerra", "10.1-8")
def test_the_spl_hunts_nobody() -> None:
    units = {"pt_spl_1": "banda_oriental", "pl_mi_01": "banda_oriental guerrilla"}
    stage = Stage(step="march", side="royalist", ops=8, active=["pt_spl_1"], units=units).play()
    assert not [option for option in stage.options if option.startswith("hunt")]


@rule("guerra", "10.1-8")
def test_the_hunter_chooses_the_step_lost_in_an_ambush_and_friction_counts() -> None:
    stage = hunting(1, "ra_cuzco", "ra_mi_01", units={"pe_mi_01": "charcas guerrilla"})
    assert stage.options == ["lose:ra_cuzco", "lose:ra_mi_01"]
    stage.choose("lose:ra_cuzco", by="royalist")
    assert stage.war.reduced == {"ra_cuzco"}
    tired = hunting(5, "ra_cuzco", units={"pe_mi_01": "charcas guerrilla"}, ops=3, spent=5)
    assert modifiers(tired, "hunt") == {"all-militia": -1, "friction": -1}
    assert tired.war.dispersed == {"pe_mi_01"}


@rule("guerra", "10.1-8")
def test_leaders_with_an_eliminated_stack_roll() -> None:
    units = {"pl_mi_01": "charcas guerrilla", "ld_belgrano": "charcas", "pl_ri_1": "charcas force 7"}
    stage = marching(*ROYAL[:1], at="charcas", side="royalist", units=units)
    stage.war.label["ld_belgrano"] = -1
    stage.dice(hunt=6, leader_loss=6).play().choose("hunt:-1", by="royalist")
    assert stage.rolled == ["hunt", "leader-loss"]
    assert stage.war.where["ld_belgrano"] == "charcas"  # with the nearest stack, beside him


@rule("guerra", "10.1-2", "10.1-7")
def test_against_militia_alone_a_guerrilla_holds_its_area() -> None:
    stage = Stage(
        turn=7,
        step="spain",
        side="patriot",
        rp={"royalist": 0, "peru": 0},
        units={"pe_mi_01": "charcas guerrilla", "ra_mi_01": "charcas"},
    )
    stage.dice(spain=1, precedence_royalist=2, precedence_patriot=5).play().expect(
        {"control_charcas": "patriot", "rp_peru": 5.0, "rp_royalist": 0.0}
    )
