"""17.1 Objectives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.forces import BOX
from tests.games.mosquetes.opposed import men
from tests.games.mosquetes.skirmishing import Stage, acting, ground
from vivac.games.mosquetes.chapters.casualties import flee_off, kill
from vivac.games.mosquetes.chapters.ending import end_game
from vivac.games.mosquetes.chapters.objectives import end_points
from vivac.lab.coverage import rule

SIZE = (60, 40)
ZONE = [[20, 20], [30, 20], [30, 30], [20, 30]]
HOUSE = {"id": "house", "kind": "house", "poly": [[20, 10], [30, 10], [30, 20], [20, 20]]}
FAR = men((2, 2))


def table(*goals: dict[str, Any], **world: Any) -> str:
    return ground(size=SIZE, goals=goals, **world)


def play(scenario: str, ours: dict[str, Any], actions: int = 2, **others: dict[str, Any]) -> Stage:
    """A1 about to act."""
    units = {"A1": {"facing": 0, **ours}, "B1": men((58, 38)), **others}
    return acting("A1", units, actions=actions, scenario=scenario)


def worth(scenario: str, side: str = "A", **units: dict[str, Any]) -> int:
    """What the only objective of a table is worth at the end."""
    stage = acting("A1", {"A1": FAR, "B1": men((58, 38)), **units}, scenario=scenario)
    (goal,) = stage.box.objectives(scenario)
    return end_points(stage.box, stage.game, side, goal)


# ---------------------------------------------------------------- 17.1, 17.1a exit

OUT = {"id": "out", "side": "A", "kind": "exit", "what": "figures", "per": 2, "edge": "E", "span": [10, 30]}


@rule("mosquetes", "17.1", "17.1a")
def test_exit_scores_at_once_for_every_full_group_that_has_left() -> None:
    places = [(57, 12), (57, 14), (57, 16), (57, 18), (57, 22)]
    stage = play(table({**OUT, "vp": 3}), men(*places)).play()
    assert stage.choose("leave:out", by="A").game.points == {"A": 6, "B": 0}
    assert stage.game.left["A1"] == 5
    assert stage.game.left_figures == {"out": 5}
    assert stage.game.killed["A1"] == stage.game.fled["A1"] == 0


@rule("mosquetes", "8.10", "17.1a")
@pytest.mark.parametrize(
    ("edge", "span", "near", "far"),
    [
        ("E", [10, 30], (56, 20), (40, 20)),
        ("W", [10, 30], (4, 20), (20, 20)),
        ("N", [10, 50], (30, 36), (30, 22)),
        ("S", [10, 50], (30, 4), (30, 18)),
    ],
)
def test_every_edge_is_left_by_whoever_can_reach_it(
    edge: str, span: list[int], near: tuple[int, int], far: tuple[int, int]
) -> None:
    scenario = table({**OUT, "edge": edge, "span": span})
    assert "leave:out" in play(scenario, men(near)).play().options
    away = play(scenario, men(far)).play()
    assert "leave:out" not in away.options
    assert away.why_not("A", "leave:out") == "edge-too-far"


@rule("mosquetes", "17.1a")
def test_the_figures_of_several_units_make_up_a_group() -> None:
    stage = play(table(OUT), men((57, 12)))
    stage.game.left_figures["out"] = 1
    assert stage.play().choose("leave:out", by="A").game.points["A"] == 1


@rule("mosquetes", "17.1a")
@pytest.mark.parametrize(("y", "leaves"), [(10, True), (9.75, False), (30, True), (30.25, False)])
def test_only_the_named_stretch_of_edge_lets_them_out(y: float, leaves: bool) -> None:
    stage = play(table(OUT), men((57, y))).play()
    assert ("leave:out" in stage.options) is leaves


@rule("mosquetes", "17.1a")
def test_nobody_leaves_by_an_objective_of_the_enemy() -> None:
    stage = play(table({**OUT, "side": "B"}), men((57, 20))).play()
    assert "leave:out" not in stage.options
    assert stage.why_not("A", "leave:out") == "no-exit"


@rule("mosquetes", "17.1a")
def test_a_named_model_scores_once_and_others_do_not_score_for_it() -> None:
    goal = {**OUT, "what": "model:AW", "vp": 5}
    wagon = {"profile": "wagon-regular", "n": 1, "at": [57, 20], "facing": 0}
    units = {"AW": wagon, "A1": men((54, 20)), "B1": men((2, 2))}
    stage = acting("AW", units, scenario=table(goal)).play().choose("leave:out", by="A")
    assert stage.game.points["A"] == 5
    assert stage.game.done == {"out"}
    men_only = play(table(goal), men((57, 20))).play()
    assert "leave:out" not in men_only.options


# ---------------------------------------------------------------- 17.1b hold

HOLD = {"id": "hold", "side": "both", "kind": "hold", "zone": ZONE, "min": 2, "vp": 4}
TWO = men((22, 22), (24, 22))
THREE = men((22, 26), (24, 26), (26, 26))


@rule("mosquetes", "17.1b")
@pytest.mark.parametrize(
    ("units", "a", "b"),
    [
        ({"A2": TWO}, 4, 0),
        ({"A2": men((22, 22))}, 0, 0),  # too few
        ({"A2": men((20, 20), (30, 30))}, 4, 0),  # on the border
        ({"A2": men((19.75, 22), (24, 22))}, 0, 0),
        ({"A2": {**TWO, "fleeing": True}}, 0, 0),
        ({"A2": TWO, "B2": THREE}, 0, 4),
        ({"A2": THREE, "B2": TWO}, 4, 0),
        ({"A2": TWO, "B2": men((22, 26), (24, 26))}, 0, 0),  # equal numbers
        ({"A2": TWO, "B2": {**THREE, "fleeing": True}}, 4, 0),
    ],
)
def test_the_side_with_more_figures_in_the_zone_holds_it(units: dict[str, Any], a: int, b: int) -> None:
    scenario = table(HOLD)
    assert (worth(scenario, "A", **units), worth(scenario, "B", **units)) == (a, b)


@rule("mosquetes", "17.1b")
def test_a_zone_that_cannot_be_contested_needs_the_minimum_alone() -> None:
    scenario = table({**HOLD, "side": "A", "contest": False})
    assert worth(scenario, A2=TWO, B2=THREE) == 4
    assert worth(scenario, A2=men((22, 22)), B2=THREE) == 0


@rule("mosquetes", "17.1")
def test_hold_scores_at_the_end_and_not_before() -> None:
    stage = play(table(HOLD), TWO).play()
    assert stage.choose("pass", "pass", by="A").game.points["A"] == 0
    assert stage.run(end_game).game.points["A"] == 4


# ---------------------------------------------------------------- 17.1c deny


@rule("mosquetes", "17.1c")
@pytest.mark.parametrize(("fate", "points"), [("here", 3), ("dead", 3), ("left", 0)])
def test_deny_scores_unless_the_model_has_left(fate: str, points: int) -> None:
    scenario = table({"id": "deny", "side": "B", "kind": "deny", "what": "model:AW", "vp": 3})
    wagon = {"profile": "wagon-regular", "n": 1, "at": [30, 20], "facing": 0}
    stage = acting("A1", {"AW": wagon, "A1": FAR, "B1": men((58, 38))}, scenario=scenario)
    if fate != "here":
        stage.game.figures["AW"] = ()
        (stage.game.killed if fate == "dead" else stage.game.left)["AW"] = 1
    assert stage.run(end_game).game.points == {"A": 0, "B": points}


# ---------------------------------------------------------------- 17.1d burn

BURN = {
    "id": "burn", "side": "A", "kind": "burn", "point": [25, 21], "target": "house", "min": 2, "times": 2,
    "vp": 4,
}  # fmt: skip


@rule("mosquetes", "17.1d")
def test_burn_takes_so_many_actions_and_scores_once() -> None:
    stage = play(table(BURN, building=[HOUSE]), men((24.5, 22), (25.5, 22)), 4).play()
    stage.choose("interact:burn", by="A")
    assert (stage.game.points["A"], stage.game.progress) == (0, {"house": 1})
    stage.choose("interact:burn", by="A")
    assert (stage.game.points["A"], stage.game.done) == (4, {"house"})
    assert "interact:burn" not in stage.options
    assert stage.why_not("A", "interact:burn") == "goal-done"


@rule("mosquetes", "17.1d")
@pytest.mark.parametrize(
    ("places", "refusal"),
    [
        ([(24.5, 22), (25.5, 22)], ""), ([(25, 22.5), (25.5, 21.5)], ""),
        ([(24.5, 22)], "burn-too-few"), ([(24.5, 22), (25, 22.75)], "burn-too-few"),
    ],
)  # fmt: skip
def test_burn_needs_its_minimum_within_an_inch(places: list[tuple[float, float]], refusal: str) -> None:
    stage = play(table(BURN, building=[HOUSE]), men(*places)).play()
    assert stage.why_not("A", "interact:burn") == refusal
    assert ("interact:burn" in stage.options) is (refusal == "")


@rule("mosquetes", "17.1d")
@pytest.mark.parametrize(("y", "barred"), [(15, True), (8, False)])
def test_a_building_with_an_enemy_inside_cannot_be_burnt(y: float, barred: bool) -> None:
    stage = play(table(BURN, building=[HOUSE]), men((24.5, 22), (25.5, 22)), B2=men((25, y))).play()
    assert (stage.why_not("A", "interact:burn") == "burn-occupied") is barred
    assert ("interact:burn" in stage.options) is not barred


# ---------------------------------------------------------------- 17.1e observe

LOOK = {"id": "look", "side": "both", "kind": "observe", "point": [30, 20], "vp": 2}
WALLED = [{"kind": "palisade", "line": [[26, 5], [26, 35]]}]


@rule("mosquetes", "17.1", "17.1e")
@pytest.mark.parametrize(("x", "sees"), [(17.5, True), (17.25, False)])
def test_observe_needs_a_figure_within_twelve_inches(x: float, sees: bool) -> None:
    stage = play(table(LOOK), men((x, 20))).play()
    assert ("interact:look" in stage.options) is sees
    assert (stage.why_not("A", "interact:look") == "cannot-observe") is not sees
    if sees:
        assert stage.choose("interact:look", by="A").game.points == {"A": 2, "B": 0}


@rule("mosquetes", "17.1e")
def test_observe_needs_line_of_sight() -> None:
    assert "interact:look" not in play(table(LOOK, obstacle=WALLED), men((20, 20))).play().options
    assert "interact:look" in play(table(LOOK), men((20, 20))).play().options


@rule("mosquetes", "17.1e")
@pytest.mark.parametrize(("y", "sees"), [(20, False), (22, True)])
def test_a_third_unit_on_the_line_hides_the_point_to_be_observed(y: float, sees: bool) -> None:
    stage = play(table(LOOK), men((20, 20)), A2=men((25, y))).play()
    assert ("interact:look" in stage.options) is sees


@rule("mosquetes", "17.1e")
def test_a_point_is_observed_once_by_each_side() -> None:
    stage = (
        play(table(LOOK), men((25, 20)), B1=men((35, 20), facing=180)).play().choose("interact:look", by="A")
    )
    assert "interact:look" not in stage.options
    assert stage.why_not("A", "interact:look") == "goal-done"
    game = stage.game
    game.unit, game.owner, game.side = "B1", "B", "B"
    assert stage.why_not("B", "interact:look") == ""


# ---------------------------------------------------------------- 17.1f, 17.1g losses

KILL = {"id": "officers", "side": "both", "kind": "kill_officer", "vp": 2}
DESTROY = {"id": "destroy", "side": "both", "kind": "destroy_unit", "vp": 1}


@rule("mosquetes", "17.1", "17.1f", "17.1g")
@pytest.mark.parametrize("how", [kill, flee_off])
@pytest.mark.parametrize(
    ("profile", "points"), [("off_regular", 2), ("br_regulars", 1), ("wagon-regular", 0), ("boat-regular", 0)]
)
def test_officers_and_units_gone_score_when_it_happens(how: Any, profile: str, points: int) -> None:
    lost = {"profile": profile, "n": 1, "at": [30, 20]}
    stage = play(table(KILL, DESTROY), FAR, B2=lost).run(how, "B2", {0})
    assert stage.game.points == {"A": points, "B": 0}


@rule("mosquetes", "17.1g")
def test_only_the_last_figure_counts_and_dummies_and_leavers_do_not() -> None:
    stage = play(table(DESTROY, OUT), men((57, 20)), B2=men((30, 20), (32, 20))).run(kill, "B2", {0})
    assert stage.game.points["A"] == 0
    dummy = {"profile": "dummy-native", "n": 1, "at": [30, 20], "marker": True}
    assert play(table(DESTROY), FAR, B2=dummy).run(kill, "B2", {0}).game.points["A"] == 0
    stage = play(table(DESTROY, {**OUT, "per": 9}), men((57, 20))).play().choose("leave:out", by="A")
    assert stage.game.points == {"A": 0, "B": 0}


# ---------------------------------------------------------------- 17.1h keep


@rule("mosquetes", "17.1h")
def test_a_named_unit_is_kept_while_it_is_on_the_table() -> None:
    scenario = table({"id": "keep", "side": "A", "kind": "keep", "what": "unit:A2", "vp": 3})
    stage = acting("A1", {"A1": FAR, "A2": TWO, "B1": men((58, 38))}, scenario=scenario)
    (goal,) = stage.box.objectives(scenario)
    assert end_points(stage.box, stage.game, "A", goal) == 3
    stage.game.figures["A2"] = ()
    assert end_points(stage.box, stage.game, "A", goal) == 0


@rule("mosquetes", "17.1h")
@pytest.mark.parametrize(("burnt", "points"), [(False, 3), (True, 0)])
def test_a_named_building_is_kept_while_it_is_not_burnt(burnt: bool, points: int) -> None:
    keep = {"id": "keep", "side": "B", "kind": "keep", "what": "building:house", "vp": 3}
    stage = play(
        table({**BURN, "times": 1, "vp": 0}, keep, building=[HOUSE]), men((24.5, 22), (25.5, 22))
    ).play()
    if burnt:
        stage.choose("interact:burn", by="A")
    assert stage.run(end_game).game.points["B"] == points


@rule("mosquetes", "17.1")
def test_the_scenarios_use_these_kinds_and_no_others() -> None:
    kinds = {goal.kind for sheet in BOX.contents.scenarios.scenario for goal in sheet.objective}
    assert kinds == {"exit", "hold", "deny", "burn", "observe", "kill_officer", "destroy_unit", "keep"}
