"""8.5-8.10 What bars a path, and leaving the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import MEN, NEAR, OPEN, acting, block, ground, lone, moving
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.orders import slots
from vivac.games.mosquetes.chapters.placing import Placing, region
from vivac.lab.coverage import rule

BOX = open_box(None)


def ends(
    unit: dict[str, Any], to: tuple[float, float], scenario: str = OPEN, **others: Any
) -> tuple[float, float]:
    return moving(unit, scenario, **others).walk(to).places("A1")[0]


# ---------------------------------------------------------------- 8.5-8.7 paths


@rule("mosquetes", "8.5")
def test_one_decision_is_an_order_a_facing_and_a_point() -> None:
    stage = moving(MEN).choose("move", by="A")
    assert stage.prompt == "move-order"
    stage.choose("order:formation", by="A")
    assert stage.prompt == "move-facing"
    stage.choose("face:90", by="A")
    assert stage.prompt == "move-to"
    assert set(stage.options) == {"to", "via", "arrange"}
    stage.choose("to:44:48", by="A")
    assert (stage.game.order["A1"], stage.game.facing["A1"], stage.game.anchor["A1"]) == (
        "formation",
        90,
        (44, 48),
    )
    assert stage.game.moved


@rule("mosquetes", "8.6")
def test_a_path_passes_through_friends_and_not_through_enemies() -> None:
    assert ends(lone(), (14, 10), A2=lone(12, 10)) == (14, 10)
    assert ends(lone(), (14, 10), B2=lone(12, 10)) == (10, 10)


@rule("mosquetes", "8.6")
def test_a_path_does_not_pass_through_an_enemy_wagon() -> None:
    wagon = {"profile": "wagon-regular", "n": 1, "at": [14, 10], "facing": 0, "spotted": True}
    horse = lone(profile="fr_dragoons")
    assert ends(horse, (18, 10), A2=wagon) == (17, 10)
    assert ends(horse, (18, 10), B2=wagon) == (11.75, 10)


@rule("mosquetes", "8.6")
@pytest.mark.parametrize(
    ("world", "x"),
    [
        ({"obstacle": [{"kind": "palisade", "line": [[12, 0], [12, 40]]}]}, 11.5),
        ({"obstacle": [{"kind": "wall", "line": [[12, 0], [12, 40]]}]}, 13),
        ({"building": [{"poly": [[12, 8], [13, 8], [13, 12], [12, 12]], "doors": []}]}, 11.5),
        ({"area": [block("river", 12, 13)]}, 11.75),
        ({"area": [block("ford", 12, 13)]}, 12),
    ],
    ids=["palisade", "wall", "building", "river", "ford"],
)
def test_a_path_does_not_pass_high_obstacles_buildings_or_impassable_ground(
    world: dict[str, Any], x: float
) -> None:
    """A low wall is crossed at its price; a ford is entered, as far as 2″ go."""
    assert ends(lone(), (14, 10), ground(**world)) == (x, 10)


@rule("mosquetes", "8.7")
@pytest.mark.parametrize(("x", "end"), [(14, 12), (13.75, 11.75), (16.5, 14)])
def test_no_point_of_a_path_is_closer_than_an_inch_to_an_enemy(x: float, end: float) -> None:
    assert ends(lone(), (14, 10), B2=lone(x, 10)) == (end, 10)


@rule("mosquetes", "8.7")
def test_nor_to_an_enemy_marker_and_not_on_the_way_either() -> None:
    marker = {"profile": "dummy-regular", "n": 1, "at": [12, 11.5], "facing": 0, "marker": True}
    assert ends(lone(), (14, 10), B2=marker) == (10.5, 10)
    assert ends(lone(), (14, 10), B2={**marker, "at": [12, 12]}) == (14, 10)


@rule("mosquetes", "8.7")
@pytest.mark.parametrize(
    ("to", "end"), [((6, 10), (6, 10)), ((9.5, 10), (10, 10)), ((14, 10), (10, 10)), ((10, 14), (10, 14))]
)
def test_a_figure_that_starts_closer_goes_away_to_more_than_an_inch_or_stays(
    to: tuple[float, float], end: tuple[float, float]
) -> None:
    assert ends(lone(), to, B2=lone(11.25, 10)) == end


# ---------------------------------------------------------------- 8.8, 8.9 closed ground and gates


@rule("mosquetes", "8.8")
@pytest.mark.parametrize(("profile", "x"), [("fr_dragoons", 11.75), ("off_regular", 12), ("warriors", 14)])
def test_mounted_figures_do_not_enter_rocks(profile: str, x: float) -> None:
    """Men on foot with 4 - 2″ come to its border; Natives with 6 - 2 go in."""
    assert ends(lone(profile=profile), (14, 10), ground(area=[block("rocks", 12, 30)])) == (x, 10)
    horse = lone(profile="fr_dragoons")
    assert ends(horse, (16, 10), ground(area=[block("rocks", 12, 13)])) == (11.75, 10)
    assert ends(horse, (16, 10), ground(area=[block("swamp", 12, 13)])) == (16, 10)


WAGON = {"profile": "wagon-regular", "n": 1, "at": [10, 10], "facing": 0}
CREW = {"profile": "gun_light", "n": 4, "at": [8.5, 10], "gun_at": [10, 10], "facing": 0, "spotted": True}


@rule("mosquetes", "8.8")
@pytest.mark.parametrize(
    ("world", "wagon", "gun"),
    [
        ({}, 14, 12),
        ({"area": [block("scrub", 11, 30)]}, 10.75, 10.75),
        ({"area": [block("swamp", 11, 30)]}, 10.75, 10.75),
        ({"obstacle": [{"kind": "fence", "line": [[12, 0], [12, 40]]}]}, 10.5, 11),
    ],
    ids=["open", "rough", "very rough", "obstacle"],
)
def test_guns_and_wagons_enter_no_rough_ground_and_cross_no_obstacle(
    world: dict[str, Any], wagon: float, gun: float
) -> None:
    scenario = ground(**world)
    assert ends(WAGON, (15, 10), scenario, A2=lone(10, 13)) == (wagon, 10)
    stage = moving(CREW, scenario).walk((13, 10))
    assert stage.game.guns["A1"] == (round(4 * gun), 40)


@rule("mosquetes", "8.8")
@pytest.mark.parametrize(("facing", "anchor"), [(0, (42, 40)), (90, (48, 34)), (45, (43, 35))])
def test_the_crew_forms_up_behind_its_gun(facing: int, anchor: tuple[int, int]) -> None:
    stage = moving(CREW)
    placing = Placing(stage.box, stage.terrain, stage.game, "A1", "normal", facing, 0)
    placing.go((48, 40))
    assert placing.gun == (48, 40)
    assert placing.goal == slots(BOX, BOX.troops["gun_light"], 4, anchor, facing, "normal")


@rule("mosquetes", "8.8")
@pytest.mark.parametrize(("crew", "moves"), [(2, True), (1, False)])
def test_a_gun_needs_two_crew_within_an_inch(crew: int, moves: bool) -> None:
    men = [[8.5, 9.5], [8.5, 10.5], [4, 10], [4, 12]]
    places = men[:crew] + men[2:]
    stage = moving({**CREW, "figures": places, "n": len(places)})
    reach = region(stage.box, stage.terrain, stage.game, "A1", "normal")
    stage.walk((11, 10) if moves else (8, 10))
    assert (stage.game.guns["A1"] != (40, 40)) is moves
    assert reach.radius == 4 * (2 + 2 if moves else 4 + 2)


GATED = {"kind": "palisade", "line": [[12, 0], [12, 40]], "gates": [[[12, 9], [12, 11]]]}


@rule("mosquetes", "8.9", "8.19")
@pytest.mark.parametrize(("y", "end"), [(10, 14), (11, 14), (11.25, 11.5), (9, 14), (8.75, 11.5)])
def test_a_palisade_is_passed_only_at_its_gates(y: float, end: float) -> None:
    assert ends(lone(10, y), (14, y), ground(obstacle=[GATED])) == (end, y)


@rule("mosquetes", "8.9")
def test_a_building_is_passed_only_at_its_doors() -> None:
    house = {"poly": [[12, 5], [20, 5], [20, 15], [12, 15]], "doors": [[[12, 9.5], [12, 10.5]]]}
    assert ends(lone(10, 10), (13, 10), ground(building=[house])) == (13, 10)
    assert ends(lone(10, 12), (13, 12), ground(building=[house])) == (11.5, 12)


@rule("mosquetes", "8.9")
@pytest.mark.parametrize(
    ("side", "done", "end"),
    [("A", [], 11.5), ("B", [], 14), ("A", ["gate:yard"], 14), ("A", ["other"], 11.5)],
)
def test_a_barred_gate_is_closed_to_a_side_until_it_is_broken(side: str, done: list[str], end: float) -> None:
    yard = ground(obstacle=[{**GATED, "id": "yard", "barred_to": side}])
    stage = acting("A1", {"A1": lone(), "B1": NEAR}, scenario=yard, done=done).play()
    assert stage.walk((14, 10)).places("A1") == [(end, 10)]


@rule("mosquetes", "8.9")
def test_a_gate_is_broken_by_the_burn_bound_to_it() -> None:
    goal = {
        "id": "break",
        "kind": "burn",
        "side": "A",
        "point": [12, 10],
        "min": 1,
        "times": 1,
        "target": "gate:yard",
    }
    yard = ground(obstacle=[{**GATED, "id": "yard", "barred_to": "A"}], goals=[goal])
    stage = acting("A1", {"A1": lone(11, 10), "B1": NEAR}, scenario=yard).play()
    stage.choose("interact:break", by="A").walk((14, 10))
    assert stage.places("A1") == [(14, 10)]


# ---------------------------------------------------------------- 8.10 leaving


EXIT = {"id": "out", "kind": "exit", "side": "A", "what": "figures", "edge": "E", "span": [8, 12], "per": 2}


@rule("mosquetes", "8.10")
def test_nobody_leaves_without_an_objective() -> None:
    stage = moving(lone(38, 10))
    assert not any(option.startswith("leave") for option in stage.options)
    stage.walk((40, 10))
    assert stage.places("A1") == [(39.5, 10)]
    theirs = moving(lone(38, 10), ground(goals=[{**EXIT, "side": "B"}]))
    assert theirs.why_not("A", "leave:out") == "no-exit"


@rule("mosquetes", "8.10")
@pytest.mark.parametrize(
    ("x", "y", "refusal"),
    [(36, 10, ""), (35.75, 10, "edge-too-far"), (38, 12, ""), (38, 12.25, "edge-too-far")],
)
def test_a_figure_leaves_within_its_allowance_of_the_edge_inside_the_span(
    x: float, y: float, refusal: str
) -> None:
    stage = moving(lone(x, y), ground(goals=[EXIT]))
    assert ("leave:out" in stage.options) is (not refusal)
    assert stage.why_not("A", "leave:out") == refusal
    if not refusal:
        stage.choose("leave:out", by="A")
        assert (stage.game.figures["A1"], stage.game.left["A1"], stage.game.killed["A1"]) == ((), 1, 0)


@rule("mosquetes", "8.10")
def test_those_who_do_not_get_off_stand_as_near_as_they_come() -> None:
    unit = {**MEN, "figures": [[37, 10], [35, 10], [37, 14]]}
    stage = moving(unit, ground(goals=[EXIT])).choose("leave:out", by="A")
    assert stage.game.left["A1"] == 1
    assert stage.places("A1") == [(39, 10), (39.5, 14)]
    assert stage.game.facing["A1"] == 0
    assert stage.game.left_figures == {"out": 1}
