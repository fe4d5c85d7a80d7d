"""7.2 Activation: the check, who owes one, and who goes back to sleep."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.box.unpacking import CONTAINER, HOLDING
from vivac.games.mosby.chapters.activation import check_around, check_space, union_activation
from vivac.games.mosby.chapters.disbanding import skedaddle
from vivac.games.mosby.chapters.ending import end_turn, repair_railroads
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.forces import strength_of, to_container
from vivac.games.mosby.chapters.hiding import hide_resolves
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import RAIL_REPAIR, Phase
from vivac.lab.coverage import rule


def fallen(stage: Stage) -> list[Any]:
    """What fell and what was drawn, in order."""
    return [entry.value for entry in stage.table.journal.entries if not entry.role]


@rule("mosby", "7.2-1")
@pytest.mark.parametrize("awareness", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_die_up_to_awareness_activates_and_a_higher_one_does_not(awareness: int, die: int) -> None:
    stage = Stage(awareness=awareness, units={"c3.1": "groveton"}).dice(activation=die)
    assert (stage.run(check_space, "groveton").raid.active == {"c3.1"}) is (die <= awareness)


@rule("mosby", "7.2-1")
@pytest.mark.parametrize(("die", "wakes"), [(2, True), (3, False)])
def test_the_scout_adds_one_to_the_die_where_it_is_allowed(die: int, wakes: bool) -> None:
    stage = Stage(mosby="groveton", awareness=3, hand=["scout", "gain_initiative"])
    stage.dice(activation=die).draws("c3").play().choose("move:manassas_junction")
    assert (stage.raid.active == {"c3.1"}) is wakes
    beside = Stage(mosby="groveton", awareness=3, hand=["scout"], units={"c3.1": "gainesville"})
    assert beside.dice(activation=3).run(check_space, "gainesville").raid.active == {"c3.1"}


@rule("mosby", "7.2-2")
@pytest.mark.parametrize(
    ("space", "units", "revealed", "checks"),
    [
        ("bradley", ["c2.1", "courier.1", "blank.1"], ["bradley"], 3),
        ("bradley", ["c2.1", "c3.1"], [], 3),
        ("bradley", [], [], 1),
        ("centreville", [], [], 1),
        ("centreville", ["c2.1"], [], 2),
        ("groveton", ["c2.1"], [], 1),
        ("bradley", [], ["bradley"], 0),
        ("groveton", [], [], 0),
    ],
)
def test_a_space_owes_a_check_for_each_inactive_unit_its_hidden_unit_and_its_large_force(
    space: str, units: list[str], revealed: list[str], checks: int
) -> None:
    laid = {"c4.1": f"{space} active"} | dict.fromkeys(units, space)  # an active unit owes nothing
    stage = Stage(awareness=1, revealed=revealed, units=laid).dice(rest=6).run(check_space, space)
    assert stage.rolled == ["activation"] * checks
    around = Stage(awareness=1, revealed={*(stage.box.lines - {space}), *revealed}, units=laid)
    around.raid.forts &= {space}  # so that its neighbours owe nothing
    around.dice(rest=6).run(check_around, space)
    assert around.rolled == ["activation"] * checks


@rule("mosby", "7.2-3")
@pytest.mark.parametrize("space", ["bradley", "centreville"])
def test_an_activated_hidden_unit_is_drawn_face_up(space: str) -> None:
    stage = Stage(awareness=1).dice(activation=1).draws("c3").run(check_space, space)
    assert stage.at(space) == ("c3.1",)
    assert stage.raid.active == stage.raid.seen == {"c3.1"}
    assert stage.raid.revealed == {space} - stage.raid.forts  # no marker in a large force


@rule("mosby", "7.2-3", "7.2-4")
def test_a_blank_that_activates_goes_to_the_holding_box_and_counts_as_no_unit() -> None:
    stage = Stage(mosby="groveton", awareness=1).dice(activation=1).draws("blank")
    stage.play().choose("move:manassas_junction")
    assert stage.raid.stack[HOLDING] == ("blank.1",)
    assert stage.at("manassas_junction") == ()
    assert stage.raid.active == set()
    assert stage.prompt == "operations"


@rule("mosby", "7.2-4")
@pytest.mark.parametrize("kind", ["c3", "picket", "courier", "sutler"])
def test_any_unit_that_activates_in_operations_starts_rounds(kind: str) -> None:
    stage = Stage(mosby="groveton", awareness=1, hand=["gain_initiative"]).dice(activation=1).draws(kind)
    stage.play().choose("move:manassas_junction")
    assert stage.raid.active == {f"{kind}.1"}
    assert stage.raid.step is Phase.INITIATIVE


# ---------------------------------------------------------------- 7.2-5 when checks are made

SLEEPERS = {"c2.1": "gainesville", "c2.2": "hopewell"}


@rule("mosby", "7.2-5")
@pytest.mark.parametrize(
    ("position", "choice", "dice", "checks"),
    [
        ({"mosby": "hay_market"}, "scout:gainesville", {"scout": 1}, 1),
        ({"mosby": "hay_market"}, "move:gainesville", {}, 1),
        ({"mosby": "alexandria", "leaders": {"dulaney": "free"}}, "kidnap:dulaney", {}, 1),
        ({"mosby": "dumfries"}, "demolish:bridge", {}, 3),
        ({"mosby": "hay_market", "units": {**SLEEPERS, "c1.1": "hay_market"}}, "attack", {"combat": 6}, 2),
    ],
    ids=["failed scout", "entry", "kidnap", "demolition", "combat"],
)
@pytest.mark.parametrize("phase", ["operations", "rounds"])
def test_checks_follow_a_failed_scout_an_entry_a_kidnap_a_demolition_and_a_combat(
    phase: str, position: dict[str, Any], choice: str, dice: dict[str, int], checks: int
) -> None:
    stage = (Stage if phase == "operations" else in_rounds)(**{"awareness": 1, "units": SLEEPERS, **position})
    stage.dice(None, activation=[6] * checks, **dice).play().choose(choice)
    assert stage.rolled.count("activation") == checks
    assert stage.chance.left == {}


@rule("mosby", "7.2-5")
def test_checks_are_made_at_the_start_of_every_round() -> None:
    units = {**SLEEPERS, "c3.1": "hay_market active"}
    stage = Stage(step="activation", initiative="mosby", mosby="paris", awareness=1, units=units)
    stage.dice(activation=[6, 6]).play()
    assert stage.rolled == ["activation"] * 2
    assert stage.prompt == "round"


@rule("mosby", "7.2-5")
@pytest.mark.parametrize(
    ("choice", "hand"),
    [
        ("pass", []),
        ("move:white_plains", []),
        ("disband", []),
        ("drop:cannon", ["cannon"]),
        ("free:dulaney", []),
        ("play:hide", ["hide"]),
    ],
)
def test_no_check_is_made_in_rounds_but_for_these(choice: str, hand: list[str]) -> None:
    units = {**SLEEPERS, "courier.1": "hay_market active", "c3.1": "aldie active regrouping"}
    held: dict[str, Any] = {"hand": hand, "leaders": {"dulaney": "kidnapped"}}
    stage = in_rounds(mosby="hay_market", awareness=5, units=units, **held)
    stage.play().choose(choice)  # beside sleepers and beside a unit in pursuit, with the courier taken first
    assert stage.rolled == []


@rule("mosby", "7.2-5")
@pytest.mark.parametrize("choice", ["move:white_plains", "scout:gainesville", "disband", "drop:cannon"])
def test_no_check_is_made_in_operations_but_for_these(choice: str) -> None:
    stage = Stage(mosby="hay_market", awareness=5, hand=["cannon"], units=SLEEPERS).dice(scout=6)
    stage.play().choose(choice)
    assert "activation" not in stage.rolled


@rule("mosby", "7.2-5")
def test_a_union_unit_that_rides_up_to_sleepers_wakes_nobody() -> None:
    units = {"c2.1": "union_mills", "c2.2": "groveton", "c3.1": "occoquan active"}
    stage = Stage(mosby="hay_market", awareness=5, units=units).dice(union_movement=3).run(union_acts)
    assert stage.raid.where["c3.1"] == "manassas_junction"  # through union_mills, and beside groveton
    assert stage.raid.active == {"c3.1"}


# ---------------------------------------------------------------- 7.2-6 deactivation


@rule("mosby", "7.2-6")
@pytest.mark.parametrize("unit", ["c3.1", "courier.1"])
@pytest.mark.parametrize(("space", "then"), [("groveton", "groveton"), ("centreville", CONTAINER)])
def test_a_movement_die_of_1_deactivates(unit: str, space: str, then: str) -> None:
    stage = Stage(mosby="paris", units={unit: f"{space} active"}).dice(union_movement=1).run(union_acts)
    assert stage.raid.active == set()
    assert stage.raid.where[unit] == then


@rule("mosby", "7.2-6")
@pytest.mark.parametrize(("die", "then"), [(1, "stone_bridge"), (2, CONTAINER), (3, CONTAINER)])
def test_hide_deactivates_and_in_a_large_force_a_unit_returns_to_the_container(die: int, then: str) -> None:
    start = {1: "groveton", 2: "union_mills", 3: "chantilly"}[die]
    stage = Stage(mosby="paris", hidden=True, units={"c3.1": f"{start} active 1"})
    stage.dice(random_movement={1: 1, 2: 1, 3: 3}[die]).run(hide_resolves)
    assert stage.raid.active == set()
    assert stage.raid.where["c3.1"] == then
    assert strength_of(stage.box, stage.raid, "c3.1") == (3 if then == CONTAINER else 2)


@rule("mosby", "7.2-6")
def test_all_units_go_inactive_when_mosby_disbands() -> None:
    units = {"c3.1": "groveton active", "c4.1": "centreville active 2", "courier.1": "aldie active"}
    stage = in_rounds(mosby="paris", units=units).play().choose("disband")
    assert stage.raid.active == set()
    assert [stage.raid.where[unit] for unit in units] == ["groveton", CONTAINER, "aldie"]
    assert strength_of(stage.box, stage.raid, "c4.1") == 4


@rule("mosby", "7.2-6")
def test_all_units_go_inactive_at_the_end_of_the_turn() -> None:
    units = {"c3.1": "groveton active", "c4.1": "centreville active", "courier.1": "aldie active"}
    stage = Stage(mosby="paris", units=units).run(end_turn)
    assert stage.raid.active == set()
    assert [stage.raid.where[unit] for unit in units] == ["groveton", CONTAINER, "aldie"]


@rule("mosby", "7.2-6")
def test_there_is_no_limit_to_how_often_a_unit_activates() -> None:
    stage = Stage(mosby="paris", awareness=1, units={"c3.1": "groveton"})
    for _ in range(3):
        stage.dice(activation=1).run(check_space, "groveton")
        assert stage.raid.active == {"c3.1"}
        stage.dice(union_movement=1).run(union_acts)
        assert stage.raid.active == set()


# ---------------------------------------------------------------- 7.2-7 order


@rule("mosby", "7.2-7")
def test_spaces_are_checked_in_the_order_of_the_map_and_a_draw_follows_its_check_at_once() -> None:
    stage = Stage(mosby="dumfries", awareness=3, hand=["gain_initiative"])
    stage.dice(activation=[1, 2, 3]).draws("c1", "c2", "c3").play().choose("demolish:bridge")
    assert fallen(stage) == [1, "c1.1", 2, "c2.1", 3, "c3.1"]
    assert [stage.raid.where[unit] for unit in ("c1.1", "c2.1", "c3.1")] == [
        "occoquan",
        "dumfries",
        "independent_hill",
    ]


@rule("mosby", "7.2-7")
def test_union_activation_checks_in_the_order_of_the_map_whichever_unit_owes_it() -> None:
    units = {"c3.1": "paris active", "c4.1": "groveton active", "c2.1": "millwood", "c2.2": "gainesville"}
    stage = Stage(awareness=1, revealed=["manassas_junction"], units=units)
    stage.dice(activation=[1, 6]).run(union_activation)
    assert stage.raid.active == {"c3.1", "c4.1", "c2.1"}  # millwood is listed before gainesville


@rule("mosby", "7.2-7")
@pytest.mark.parametrize(
    ("space", "dice", "woken"),
    [
        ("bradley", [1, 6, 6], {"c3.1"}),
        ("bradley", [6, 1, 6], {"c2.1"}),
        ("bradley", [6, 6, 1], {"c6.1"}),
        ("centreville", [6, 6, 1], {"c6.1"}),
    ],
)
def test_within_a_space_units_come_in_order_of_arrival_then_the_hidden_unit_or_the_large_force(
    space: str, dice: list[int], woken: set[str]
) -> None:
    stage = Stage(awareness=1, units={"c3.1": space, "c2.1": space}).dice(activation=dice).draws("c6")
    stage.run(check_space, space)
    assert stage.raid.active == woken


@rule("mosby", "7.2-7")
def test_retreats_are_rolled_in_order_of_arrival() -> None:
    units = {"c3.1": "bradley active", "c2.1": "bradley active"}
    stage = Stage(step="second", initiative="mosby", mosby="bradley", strength=5, awareness=1, units=units)
    stage.raid.revealed |= stage.box.lines - stage.box.forts
    stage.dice(union_movement=[3, 3], combat=2, random_movement=[1, 2]).run(union_acts)
    stage.choose("act:c2.1", "fight")
    assert (stage.raid.where["c3.1"], stage.raid.where["c2.1"]) == ("independent_hill", "brentsville")


@rule("mosby", "7.2-7")
def test_hide_moves_the_units_in_the_order_of_the_map() -> None:
    units = {"c3.1": "paris active", "c2.1": "bradley active", "courier.1": "bradley active"}
    stage = Stage(mosby="aldie", hidden=True, units=units)
    stage.dice(random_movement=[1, 2, 3]).run(hide_resolves)
    assert [stage.raid.where[unit] for unit in units] == ["millwood", "independent_hill", "brentsville"]


@rule("mosby", "7.2-7")
def test_skedaddling_scatters_the_units_in_order_of_arrival() -> None:
    units = {"c3.1": "paris active", "c2.1": "paris active"}
    stage = Stage(mosby="paris", units=units).dice(casualty=6, random_movement=[1, 2]).run(skedaddle)
    assert [stage.raid.where[unit] for unit in units] == ["upperville", "piedmont"]


@rule("mosby", "7.2-7")
def test_reorganisation_rolls_in_the_order_of_the_map() -> None:
    stage = Stage(mosby="aldie", units={"c3.1": "paris", "c2.1": "bradley", "c1.1": "bradley"})
    stage.dice(reorganisation=[4, 3, 4]).run(resolve, "reorganisation.1")
    assert [stage.raid.where[unit] for unit in ("c3.1", "c2.1", "c1.1")] == ["paris", "bradley", CONTAINER]


@rule("mosby", "7.2-7")
def test_repair_rolls_in_the_order_of_the_map() -> None:
    stage = Stage(RAIL_REPAIR, mosby="aldie", rails_down=["halltown", "washington", "vienna"])
    stage.dice(railroad_repair=[4, 3, 4]).run(repair_railroads)
    assert stage.raid.rails_down == {"washington", "halltown"}


# ---------------------------------------------------------------- 7.2-8 losses


@rule("mosby", "7.2-8")
def test_a_unit_keeps_its_losses_on_the_map_active_or_not_and_from_turn_to_turn() -> None:
    stage = Stage(mosby="paris", awareness=1, units={"c3.1": "groveton active 1", "c4.1": "aldie 2"})
    stage.dice(union_movement=1).run(union_acts)
    stage.run(end_turn)
    stage.dice(activation=[1, 1]).run(check_space, "groveton").run(check_space, "aldie")
    assert stage.raid.active == {"c3.1", "c4.1"}
    assert [strength_of(stage.box, stage.raid, unit) for unit in ("c3.1", "c4.1")] == [2, 2]


@rule("mosby", "7.2-8")
def test_a_unit_is_at_full_strength_again_in_the_container() -> None:
    stage = Stage(units={"c3.1": "groveton active 1"})
    to_container(stage.raid, "c3.1")
    assert strength_of(stage.box, stage.raid, "c3.1") == 3
