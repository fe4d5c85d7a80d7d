"""8.14-8.18 How the figures of a moving unit take their places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import MEN, NEAR, OPEN, Stage, acting, block, ground, lone, moving
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.placing import Placing, region
from vivac.ground.field import Point
from vivac.lab.coverage import rule
from vivac.table import NotAllowed

BOX = open_box(None)
WAGON = {"profile": "wagon-regular", "n": 1, "at": [10, 10], "facing": 0}


@rule("mosquetes", "8.14")
@pytest.mark.parametrize("drill", ["u01", "u02", "u03", "u04"])
def test_the_worked_placings_come_out(drill: str) -> None:
    comes_out(drill)


@rule("mosquetes", "8.14")
def test_those_farthest_along_the_way_go_first_and_clear_it_for_the_rest() -> None:
    """A file of four touching bases goes straight ahead: each can stand where the one before him stood."""
    file = {**MEN, "n": 4, "at": [10, 10], "order": "column", "facing": 0}
    stage = moving(file).walk((11, 10), order="column")
    assert stage.game.order["A1"] == "column"
    assert sorted(stage.places("A1")) == [(10, 9.5), (10, 10.5), (11, 9.5), (11, 10.5)]


class Tireless(Placing):
    """Whoever is sent comes no nearer to his slot, and says he gained or did not."""

    gains = True

    def _send(self, figure: int, goal: Point, via: Point | None) -> tuple[bool, bool]:
        sent.append(figure)
        return self.gains, True


sent: list[int] = []


@rule("mosquetes", "8.14")
@pytest.mark.parametrize(("gains", "rounds"), [(True, 3), (False, 1)])
def test_three_rounds_are_walked_or_until_nobody_gains(gains: bool, rounds: int) -> None:
    stage = moving(MEN)
    sent.clear()
    placing = Tireless(stage.box, stage.terrain, stage.game, "A1", "normal", 0, 0)
    placing.gains = gains
    placing.go((60, 40))
    assert sorted(sent) == sorted([*range(6)] * rounds)


@rule("mosquetes", "8.14")
@pytest.mark.parametrize(
    ("to", "first"),
    [((20, 40), 0), ((100, 40), 2), ((40, 20), 0), ((40, 100), 2), ((44, 40), 2), ((40, 36), 0)],
)
def test_the_first_to_go_is_the_farthest_along_the_way(to: Point, first: int) -> None:
    """Three men from south-west to north-east, who go west, east, south and north."""
    stage = moving({**MEN, "n": 3, "figures": [[9, 9], [10, 10], [11, 11]]})
    sent.clear()
    placing = Tireless(stage.box, stage.terrain, stage.game, "A1", "normal", 0, 0)
    placing.gains = False
    placing.go(to)
    assert sent[0] == first


@rule("mosquetes", "8.14")
def test_whoever_falls_short_keeps_the_better_of_his_places() -> None:
    stage = moving(MEN)
    placing = Placing(stage.box, stage.terrain, stage.game, "A1", "normal", 0, 0)
    placing.go((44, 40))
    was = placing.now[0]
    assert placing._send(0, (was[0] - 40, was[1]), None)[0]  # nearer to another goal
    there = placing.now[0]
    assert not placing._send(0, there, None)[0]
    assert placing.now[0] == there


@rule("mosquetes", "8.15")
@pytest.mark.parametrize(
    ("unit", "scenario", "foe", "radius"),
    [
        (lone(), OPEN, NEAR, 6),
        (lone(profile="warriors"), OPEN, NEAR, 8),
        (lone(), OPEN, {**NEAR, "figures": [[39, 39]]}, 8),
        (lone(), ground(road=[{"width": 2, "line": [[0, 10], [40, 10]]}]), NEAR, 10),
        (MEN, ground(road=[{"width": 2, "line": [[0, 10], [40, 10]]}]), NEAR, 8),
        (lone(), ground(area=[block("swamp", 0, 40)]), NEAR, 6),
    ],
)
def test_the_region_is_the_largest_allowance_and_two_inches_round_the_centre(
    unit: dict[str, Any], scenario: str, foe: dict[str, Any], radius: float
) -> None:
    stage = acting("A1", {"A1": unit, "B1": foe}, scenario=scenario).play()
    stage.choose("move", *(["order:normal"] if "at" in unit else []), "face:0", by="A")
    reach = region(stage.box, stage.terrain, stage.game, "A1", "normal")
    x, y = reach.origin
    out = round(4 * radius)
    assert reach.radius == out
    assert reach.__contains__((x, y))
    for choice in (f"to:{x + out + 1}:{y}", f"to:{x}:{y + out + 1}", f"to:{x - 200}:{y}"):
        with pytest.raises(NotAllowed):
            stage.choose(choice, by="A")
    stage.choose(f"to:{x + out}:{y}", by="A")
    assert stage.prompt != "move-to"


@rule("mosquetes", "8.15")
def test_the_region_ends_at_the_edge_and_a_unit_can_always_stay() -> None:
    stage = moving(lone(1, 1)).choose("move", "face:90", by="A")
    with pytest.raises(NotAllowed):
        stage.choose("to:-1:4", by="A")
    stage.choose("to:4:4", by="A")
    assert stage.places("A1") == [(1, 1)]
    assert stage.game.facing["A1"] == 90


@rule("mosquetes", "8.16")
@pytest.mark.parametrize("drill", ["u10a", "u10b"])
def test_the_worked_ways_round_a_corner_come_out(drill: str) -> None:
    comes_out(drill)


@rule("mosquetes", "8.16")
def test_via_is_taken_only_by_those_whose_straight_path_falls_short_and_whom_it_brings_nearer() -> None:
    wall = ground(obstacle=[{"kind": "palisade", "line": [[11.5, 9], [11.5, 40]]}])
    straight = moving(lone(10, 10), wall).walk((12.5, 9.25))
    assert straight.places("A1") == [(11, 9.75)]
    round_it = moving(lone(10, 10), wall).walk((12.5, 9.25), via=(11.5, 8.5))
    assert round_it.places("A1") == [(12.5, 9.25)]
    useless = moving(lone(10, 10), wall).walk((12.5, 9.25), via=(7, 10))
    assert useless.places("A1") == [(11, 9.75)]
    needless = moving(lone(10, 10)).walk((13, 10), via=(10, 13))
    assert needless.places("A1") == [(13, 10)]


def arranging(order: str = "normal", **unit: Any) -> Stage:
    """Three men laid out at (12, 10), about to be arranged."""
    men = {**MEN, "profile": "rangers", "n": 3, "at": [10, 10], **unit}
    stage = moving(men).choose("move", f"order:{order}", "face:0", "arrange:48:40", by="A")
    assert stage.prompt == "arrange"
    return stage


@rule("mosquetes", "8.17")
def test_figures_may_be_arranged_one_at_a_time_and_each_once() -> None:
    stage = arranging()
    assert stage.options == ["figure:0", "figure:1", "figure:2", "done"]
    stage.choose("figure:1:52:40", by="A")
    assert stage.options == ["figure:0", "figure:2", "done"]
    stage.choose("done", by="A")
    assert stage.places("A1") == [(12, 11.25), (13, 10), (12, 8.75)]


@rule("mosquetes", "8.17")
def test_an_arranged_figure_goes_from_where_it_began_the_action() -> None:
    stage = arranging(profile="settlers").choose("figure:1:58:40", "done", by="A")
    assert stage.places("A1")[1] == (14, 10)  # 4″ from x = 10, though the layout had brought it to 12


@rule("mosquetes", "8.17")
def test_what_breaks_the_order_or_coherency_is_undone() -> None:
    stage = arranging().choose("figure:0:32:60", by="A")
    assert "arrangement-undone" in stage.told
    stage.choose("done", by="A")
    assert stage.places("A1") == [(12, 11.25), (12, 10), (12, 8.75)]
    loose = arranging("open").choose("figure:1:48:44", by="A")
    assert "arrangement-undone" in loose.told
    assert loose.choose("done", by="A").game.order["A1"] == "open"


@rule("mosquetes", "8.18")
@pytest.mark.parametrize(
    "unit",
    [
        lone(), {**MEN, "marker": True}, {**WAGON, "spotted": True},
        {"profile": "dummy-regular", "n": 1, "at": [10, 10], "facing": 0, "marker": True},
    ],
    ids=["figure", "marker", "wagon", "dummy"],
)  # fmt: skip
def test_models_markers_and_single_figures_take_the_very_point(unit: dict[str, Any]) -> None:
    stage = moving(unit, A2=lone(10, 13)).choose("move", by="A")
    assert stage.prompt == "move-facing"  # there is no order to choose
    stage.choose("face:90", by="A")
    assert stage.options == ["to", "via"]
    stage.choose("to:46:42", by="A")
    assert set(stage.places("A1")) == {(11.5, 10.5)}
    assert stage.game.order["A1"] == "normal"
