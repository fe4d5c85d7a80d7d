"""5.0 C2 Union activation."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.activation import union_activation
from vivac.lab.coverage import rule

BOX = open_box()


@rule("mosby", "C2-1")
def test_the_spaces_next_to_an_active_combat_unit_are_checked_but_not_those_next_to_units_so_woken() -> None:
    stage = Stage(mosby="paris", revealed=["manassas_junction"], units={"c3.1": "manassas_junction active"})
    stage.dice(activation=[1, 6]).draws("c2.1").run(union_activation)
    assert stage.at("union_mills") == ("c2.1",)
    assert stage.raid.active == {"c3.1", "c2.1"}
    assert stage.raid.revealed == {"manassas_junction", "union_mills"}
    assert not stage.chance.left


@rule("mosby", "C2-1")
def test_a_space_next_to_several_active_units_is_checked_once() -> None:
    units = {"c3.1": "union_mills active", "c4.1": "union_mills active", "c2.1": "bristoe_station active"}
    stage = Stage(mosby="paris", revealed=["union_mills", "bristoe_station"], units=units)
    # centreville, fairfax_station, bradley, manassas_junction (next to both), brentsville, catletts_station
    stage.dice(activation=[6] * 6).run(union_activation)
    assert not stage.chance.left
    assert stage.raid.active == set(units)


@rule("mosby", "C2-1")
def test_the_space_of_an_active_combat_unit_is_checked_as_well() -> None:
    stage = Stage(mosby="paris", units={"c3.1": "groveton active", "c2.1": "groveton"})
    stage.raid.revealed.add("manassas_junction")
    stage.dice(activation=1).run(union_activation)
    assert stage.raid.active == {"c3.1", "c2.1"}


@rule("mosby", "C2-1")
def test_a_space_farther_away_is_not_checked() -> None:
    stage = Stage(mosby="paris", units={"c3.1": "hay_market active", "c2.1": "groveton", "c4.1": "greenwich"})
    stage.run(union_activation)
    assert stage.rolled == []


@rule("mosby", "C2-1")
def test_every_round_begins_with_union_activation_the_first_included() -> None:
    stage = Stage(mosby="groveton", revealed=["union_mills"]).draws("c6.1")
    stage.dice(scout=1, activation=[1, 6], initiative=6).play().choose("scout:manassas_junction")
    assert stage.rolled == ["scout", "activation", "initiative", "activation"]  # bristoe_station
    assert (stage.prompt, stage.raid.round) == ("round", 1)


@rule("mosby", "C2-2")
def test_a_checked_space_owes_its_inactive_units_its_hidden_unit_and_its_large_force() -> None:
    units = {"c3.1": "groveton active", "c2.1": "manassas_junction", "c2.2": "gainesville"}
    stage = Stage(mosby="paris", large_forces=["stone_bridge"], units=units)
    stage.dice(activation=[1, 1, 1, 1]).draws("picket.1", "courier.1").run(union_activation)
    assert stage.at("manassas_junction") == ("c2.1", "picket.1")  # its unit, then its hidden unit
    assert stage.at("stone_bridge") == ("courier.1",)
    assert stage.raid.active == {*units, "picket.1", "courier.1"}
    assert not stage.chance.left


@rule("mosby", "C2-2")
@pytest.mark.parametrize(("dice", "woken"), [([1, 6], {"c2.1"}), ([6, 1], {"c4.1"})])
def test_where_a_combat_unit_is_active_the_inactive_units_and_the_large_force_are_checked(
    dice: list[int], woken: set[str]
) -> None:
    around = ["tenallytown", "baileys_crossroads", "falls_church", "langley"]
    units = {"c1.1": "fort_marcy active", "c2.1": "fort_marcy"}
    stage = Stage(mosby="paris", revealed=around, units=units).dice(activation=dice).draws("c4.1")
    stage.run(union_activation)
    assert stage.raid.active == {"c1.1"} | woken
    assert not stage.chance.left


@rule("mosby", "C2-2")
def test_what_a_space_owes_is_worked_out_when_its_turn_comes() -> None:
    around = ["manassas_junction", "bristoe_station", "catletts_station"]
    others = [space for space in BOX.spaces if space in BOX.lines - BOX.forts and space != "brentsville"]
    marked = dict.fromkeys([*around, *others])
    stage = Stage(mosby="paris", revealed=list(marked)[:40], units={"c3.1": "bristoe_station active"})
    # brentsville needs the forty-first marker: the lines are restored and the other three hide a unit again
    stage.dice(activation=[1, 6, 6, 6]).draws("c2.1").run(union_activation)
    assert stage.raid.revealed == {"brentsville"}
    assert stage.raid.active == {"c3.1", "c2.1"}
    assert not stage.chance.left


@rule("mosby", "C2-3")
@pytest.mark.parametrize("unit", ["picket.1", "courier.1", "sutler.1"])
def test_a_non_combat_unit_causes_no_checks(unit: str) -> None:
    stage = Stage(mosby="paris", units={unit: "manassas_junction active", "c3.1": "manassas_junction"})
    stage.run(union_activation)
    assert stage.rolled == []


@rule("mosby", "C2-3")
def test_the_wagon_train_causes_no_checks() -> None:
    train = {"train": "halltown", "escorts_unknown": 2, "initiative": "mosby"}
    stage = Stage(mosby="paris", step="activation", **train).play()
    assert (stage.prompt, stage.rolled) == ("round", [])


@rule("mosby", "C2-3")
def test_mosbys_own_space_is_checked_like_any_other() -> None:
    units = {"c3.1": "bristoe_station active", "c2.1": "manassas_junction"}
    marked = ["bristoe_station", "brentsville", "catletts_station"]
    stage = Stage(mosby="manassas_junction", revealed=marked, units=units, awareness=1)
    stage.dice(activation=[1, 1]).draws("c4.1").run(union_activation)
    assert stage.raid.active == {"c3.1", "c2.1", "c4.1"}
