"""IC 6.55 to IC 6.58 Bombardment, Scouting, and Auxiliaries with Orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.contact import search_modifiers
from vivac.games.mistral.chapters.impulse import order_progress
from vivac.games.mistral.chapters.issuing import bearers
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.record import deadlines
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.tasks import bombard, choices, place_orders
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"

# ---------------------------------------------------------------- Bombardment


def bombarding(at: str = "cartagena", **position: Any) -> Stage:
    """A Bomber with a Flotilla off a Port."""
    flag = fleet(at, "haddock", B1=4, B2=4, auxiliaries=["B_bomber1"])
    docks = {"cartagena": {"S1": [4, 0], "fl_real_felipe": [1, 0]}}
    return Stage(step="tasks", formations={"B_FA": flag}, **{"docks": docks, **position})


def may_bombard(stage: Stage, bomber: str = "B_bomber1") -> bool:
    return "bombard" in {option.id for option in choices(BOX, stage.war, bomber)}


@rule("mistral", "IC 6.55")
def test_a_bomber_needs_a_ready_formation_in_an_enemy_offing_with_something_in_the_docks() -> None:
    assert may_bombard(bombarding())
    assert not may_bombard(bombarding("cape_palos"))
    assert not may_bombard(bombarding("gibraltar"))
    assert not may_bombard(bombarding("algiers")), "nothing lies there"
    assert not may_bombard(bombarding(docks={"cadiz": {"S1": [4, 0]}}))
    assert not may_bombard(bombarding("livorno", docks={"livorno": {"S1": [4, 0]}})), "a Neutral Port"
    in_port = Stage(auxiliaries={"B_bomber1": "gibraltar"}, docks={"cartagena": {"S1": [4, 0]}})
    assert not may_bombard(in_port)
    fleet_auxiliary = fleet("cartagena", "haddock", B1=4, auxiliaries=["B_fleet1"])
    other = Stage(formations={"B_FA": fleet_auxiliary}, docks={"cartagena": {"S1": [4, 0]}})
    assert not may_bombard(other, "B_fleet1")


@rule("mistral", "IC 6.55")
@pytest.mark.parametrize(("which", "target"), [(0, "S1"), (1, "fl_real_felipe"), (8, "S1")])
def test_it_hits_one_squadron_or_flagship_drawn_at_random_and_goes_to_recovery(
    which: int, target: str
) -> None:
    stage = bombarding().dice(which_target=which, bombardment=0).run(bombard, "british", "B_bomber1")
    hit = {each: stage.war.dp[each] for each in ("S1", "fl_real_felipe")}
    assert hit == {"S1": 0, "fl_real_felipe": 0} | {target: 2}
    assert stage.at("B_bomber1") == "recovery"


@rule("mistral", "IC 6.55")
@pytest.mark.parametrize(
    ("port", "die", "dp"),
    [
        ("cartagena", 0, 2),  # a1 and a Major Port
        ("cartagena", 3, 1),
        ("cartagena", 4, 0),
        ("malaga", 0, 2),  # a1
        ("malaga", 4, 1),
        ("cadiz", 0, 1),  # a3 and a Major Port
    ],
)
def test_the_die_is_raised_by_the_blockade_value_and_by_a_major_port(port: str, die: int, dp: int) -> None:
    stage = bombarding(port, docks={port: {"S1": [4, 0]}}).dice(bombardment=die)
    assert stage.run(bombard, "british", "B_bomber1").war.dp["S1"] == dp


@rule("mistral", "IC 6.55")
def test_a_formation_in_the_docks_is_a_target_too_and_a_natural_nine_costs_a_point() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet("cartagena", "haddock", B1=4, B2=4, auxiliaries=["B_bomber1"]),
            "S_FB": fleet("cartagena", "navarro", S2=4, state="preparing"),
        }
    )
    assert may_bombard(stage)
    stage.dice(bombardment=9).run(bombard, "british", "B_bomber1")
    assert stage.options == ["takes:B1", "takes:B2"]
    stage.choose("takes:B2", by="british")
    assert [stage.war.dp[each] for each in ("B1", "B2", "S2")] == [0, 1, 0]


# ---------------------------------------------------------------- Scouting


@rule("mistral", "IC 6.56")
@pytest.mark.parametrize(
    ("assigned", "scouts"),
    [
        ([], 0),
        (["B_fleet1"], 1),
        (["B_fleet501"], 1),
        (["B_light1"], 1),
        (["B_fleet1", "B_light1"], 2),
        (["B_fleet1", "B_light1", "B_fleet501"], 2),  # to a limit of 2
        (["B_bomber1", "P_galley1"], 0),
    ],
)
def test_scouts_help_to_search_and_make_harder_to_find(assigned: list[str], scouts: int) -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, B2=4, B3=4, auxiliaries=assigned),
            "S_FB": fleet(SEA, "navarro", S1=4),
        }
    )
    assert search_modifiers(BOX, stage.war, "B_FA", "S_FB").get("scout", 0) == scouts
    assert search_modifiers(BOX, stage.war, "S_FB", "B_FA").get("screened", 0) == (-1 if scouts else 0)


@rule("mistral", "IC 6.56")
def test_a_privateer_scouts() -> None:
    flag = fleet(SEA, "navarro", S1=4, auxiliaries=["S_privateer1"])
    stage = Stage(formations={"S_FB": flag, "B_FA": fleet(SEA, "haddock", B1=4)})
    assert search_modifiers(BOX, stage.war, "S_FB", "B_FA")["scout"] == 1


# ---------------------------------------------------------------- Escort


@rule("mistral", "IC 6.57")
def test_fleet_and_fleet_50_auxiliaries_and_privateers_may_hold_an_escort_order_alone() -> None:
    british = {
        "B_fleet1": "gibraltar",
        "B_fleet501": "available",
        "B_light1": "gibraltar",
        "B_bomber1": "gibraltar",
    }
    spanish = {
        "S_fleet1": "barcelona",
        "S_privateer1": "barcelona",
        "S_light1": "barcelona",
        "S_galley1": "barcelona",
    }
    stage = Stage(auxiliaries={**british, **spanish})
    home = set(bearers(BOX, stage.war, "B_esc_home", "british"))
    troops = set(bearers(BOX, stage.war, "S_esc_troop.1", "bourbon"))
    assert home == {"B_fleet1", "B_fleet501"}
    assert troops == {"S_fleet1", "S_privateer1"}


def escorting(at: str, **position: Any) -> Stage:
    return Stage(
        step="tasks",
        convoys={"cv_b_levant": {"at": at, "voyage": "B_home_2"}},
        levant="home",
        orders={"B_fleet1": "B_esc_home"},
        **position,
    )


@rule("mistral", "IC 6.57", "IC 6.57a")
def test_it_is_placed_with_the_convoy_in_the_task_step() -> None:
    stage = escorting("south_mallorca", auxiliaries={"B_fleet1": "port_mahon", "knights1": "pirate_recovery"})
    stage.dice(rest=9).play()
    assert stage.at("B_fleet1") == "cv_b_levant"
    stage = escorting("lampedusa", auxiliaries={"B_fleet1": "port_mahon"}).run(place_orders, "british")
    assert stage.at("B_fleet1") == "port_mahon", "out of range"


# ---------------------------------------------------------------- Auxiliaries with Orders


def intercepting(place: str = "available", **position: Any) -> Stage:
    found = {"B_fleet501": place, "knights1": "pirate_recovery", **position.pop("auxiliaries", {})}
    orders = {"B_fleet501": "B_int_the_strait"}
    return Stage(auxiliaries=found, orders=orders, **position).dice(rest=9)


@rule("mistral", "IC 6.58")
@pytest.mark.parametrize("place", ["available", "port_mahon"])
def test_an_auxiliary_with_an_order_is_placed_at_its_location_and_stays_there(place: str) -> None:
    stage = intercepting(place).play().proceed()
    assert stage.at("B_fleet501") == "task.the_strait"
    stage.proceed()
    assert (stage.war.impulse, stage.at("B_fleet501")) == (3, "task.the_strait")


@rule("mistral", "IC 6.58")
def test_from_available_it_must_be_within_range_of_a_port_that_is_not_blockaded() -> None:
    near = escorting("alboran_east", auxiliaries={"B_fleet1": "available"}).run(place_orders, "british")
    assert near.at("B_fleet1") == "cv_b_levant"
    far = escorting("lampedusa", auxiliaries={"B_fleet1": "available"}, active=[])
    far.war.active.clear()
    assert far.run(place_orders, "british").at("B_fleet1") == "available"
    shut = intercepting(
        "port_mahon",
        formations={"S_FB": fleet("port_mahon", "navarro", S1=4)},
        blockading={"S_FB": "port_mahon"},
    )
    assert shut.run(place_orders, "british").at("B_fleet501") == "port_mahon"


@rule("mistral", "IC 6.58")
def test_it_may_be_screened_which_fails_the_order() -> None:
    stage = intercepting(auxiliaries={"S_fleet1": "cadiz"}).dice(rest=9, screening=5)
    stage.run(place_orders, "british")
    assert (stage.prompt, stage.table.waiting_for) == ("screen", ("bourbon",))
    stage.choose("screen_with:S_fleet1", by="bourbon")
    assert stage.at("B_fleet501") == "recovery"
    assert (stage.war.order, stage.war.failed["british"]) == ({}, 1)


@rule("mistral", "IC 6.58")
def test_it_may_be_driven_off_which_fails_the_order() -> None:
    stage = intercepting("task.the_strait", formations={"S_D1": fleet("the_strait", S1=4)})
    stage.war.placed["B_fleet501"] = 1
    stage.war.course["S_D1"] = ("drive:B_fleet501",)
    stage.run(sail, "S_D1")
    assert stage.at("B_fleet501") == "recovery"
    assert (stage.war.order, stage.war.failed["british"]) == ({}, 1)


@rule("mistral", "IC 6.58")
@pytest.mark.parametrize("fulfilled", [True, False])
def test_when_the_order_ends_it_goes_to_recovery(fulfilled: bool) -> None:
    stage = intercepting("task.the_strait").run(end_order, "B_fleet501", fulfilled=fulfilled)
    assert stage.at("B_fleet501") == "recovery"
    late = intercepting("task.the_strait")
    late.war.due["B_fleet501"] = late.war.now
    assert late.run(deadlines).at("B_fleet501") == "recovery"


@rule("mistral", "IC 6.58")
def test_a_fleet_50_counts_as_two_ships_for_the_minimum_of_an_order() -> None:
    kinds = [kind for kind in BOX.order_kinds.values() if "fleet50" in kind.bearer]
    assert {kind.id for kind in kinds} == {"interception", "escort", "show_of_force"}
    assert {kind.min_ships for kind in kinds} == {BOX.limit["fleet50_ships"]} == {2}
    stage = intercepting("task.the_strait").run(order_progress)
    assert stage.war.progress["B_fleet501"] == 1
    for ships, progress in ((2, 1), (3, 0)):
        enemy = {"S_D1": fleet("the_strait", S1=ships, located=True)}
        stage = intercepting("task.the_strait", formations=enemy).run(order_progress)
        assert stage.war.progress["B_fleet501"] == progress, "only a stronger Enemy stops it"
