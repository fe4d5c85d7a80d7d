"""8.1-8.4, 8.11-8.13 What a figure may walk, and the ground it walks on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import NEAR, OPEN, acting, block, ground
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.placing import region
from vivac.lab.coverage import rule

BOX = open_box(None)


def line(kind: str, x: float, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "line": [[x, 0], [x, 40]], **more}


def lone(profile: str = "off_regular", **more: Any) -> dict[str, Any]:
    return {"profile": profile, "figures": [[5, 10]], "facing": 0, "spotted": True, **more}


def walked(
    unit: dict[str, Any],
    scenario: str = OPEN,
    foe: dict[str, Any] = NEAR,
    order: str = "normal",
    **others: Any,
) -> float:
    """How far to the east a unit comes that goes as far as it can."""
    stage = acting("A1", {"A1": unit, "B1": foe, **others}, scenario=scenario).play()
    before = max(x for x, _ in stage.places("A1"))
    x, y = unit["figures"][0] if "figures" in unit else unit["at"]
    reach = region(stage.box, stage.terrain, stage.game, "A1", "normal").radius / 4
    stage.walk((min(x + reach, 39), y))
    return max(x for x, _ in stage.places("A1")) - before


# ---------------------------------------------------------------- 8.1 the items


@rule("mosquetes", "8.1", "8.1a", "8.1c", "8.1d", "8.1e", "8.1f")
@pytest.mark.parametrize(
    ("profile", "inches"),
    [
        ("off_regular", 4), ("rangers", 5), ("warriors", 6), ("fr_dragoons", 8), ("pol_lancers", 10),
        ("off_mounted", 8), ("settlers", 4),
    ],
)  # fmt: skip
def test_base_and_traits_make_the_allowance(profile: str, inches: float) -> None:
    assert walked(lone(profile)) == inches


@rule("mosquetes", "8.1")
def test_each_figure_has_its_own_allowance() -> None:
    """Two of one unit start in a swamp, the others beside it."""
    unit = {**lone("br_regulars"), "figures": [[10, 8], [10, 10], [10, 12], [10, 14]]}
    stage = acting(
        "A1", {"A1": unit, "B1": NEAR}, scenario=ground(area=[block("swamp", 0, 10, 0, 11)])
    ).play()
    stage.walk((14, 11), order="line")
    east = [x for x, _ in stage.places("A1")]
    assert max(east[:2]) <= 12
    assert min(east[2:]) > 13


@rule("mosquetes", "8.1a", "8.1b")
def test_the_chart_has_the_bases() -> None:
    cells = BOX.charts.movement.cells
    assert (cells["base"], cells["gun"], cells["wagon"], cells["boat"]) == (4, 2, 4, 6)


@rule("mosquetes", "8.1b")
def test_a_gun_is_pushed_two_inches_a_wagon_goes_four_and_a_boat_six() -> None:
    crew = {"profile": "gun_light", "n": 4, "at": [8.5, 10], "gun_at": [10, 10], "facing": 0, "spotted": True}
    gun = acting("A1", {"A1": crew, "B1": NEAR}, scenario=OPEN).play().walk((14, 10))
    assert gun.game.guns["A1"] == (48, 40)
    wagon = {"profile": "wagon-regular", "n": 1, "at": [5, 10], "facing": 0}
    assert walked(wagon, A2=lone("off_militia", figures=[[5, 13]])) == 4
    river = ground(area=[block("river", 0, 40, 5, 15)])
    assert walked({**wagon, "profile": "boat-regular"}, river) == 6


@rule("mosquetes", "8.1g")
@pytest.mark.parametrize(("x", "inches"), [(30, 4), (30.25, 6)])
def test_two_inches_more_without_an_enemy_within_twenty_four(x: float, inches: float) -> None:
    assert walked(lone(), foe={**NEAR, "figures": [[x, 10]]}) == inches


@rule("mosquetes", "8.1g")
def test_an_enemy_marker_counts_and_a_wagon_does_not() -> None:
    marker = {"profile": "dummy-regular", "n": 1, "at": [20, 26], "facing": 0, "marker": True}
    wagon = {"profile": "wagon-regular", "n": 1, "at": [20, 26], "facing": 0, "spotted": True}
    assert walked(lone(), foe=marker) == 4
    assert walked(lone(), foe=wagon) == 6


ROAD = {"width": 2, "line": [[0, 10], [40, 10]]}


@rule("mosquetes", "8.1h", "8.1i")
@pytest.mark.parametrize(
    ("unit", "order", "inches"),
    [
        (lone(), "normal", 8),
        ({**lone("br_regulars"), "n": 4, "figures": [[5, 10.5], [5, 9.5], [4, 10.5], [4, 9.5]]}, "column", 8),
        ({**lone("br_regulars"), "figures": [[5, 10.75], [5, 9.5]]}, "normal", 6),
    ],
    ids=["alone", "column", "others"],
)
def test_a_road_adds_four_to_a_single_figure_or_column_and_two_to_others(
    unit: dict[str, Any], order: str, inches: float
) -> None:
    stage = acting("A1", {"A1": unit, "B1": NEAR}, scenario=ground(road=[ROAD])).play()
    at = max(x for x, _ in stage.places("A1"))
    goal = (5 + inches + 1, 10) if order == "normal" else (5 + inches, 10)
    stage.walk(goal, order=order)
    assert max(x for x, _ in stage.places("A1")) - at == inches


@rule("mosquetes", "8.1j", "8.1k")
@pytest.mark.parametrize(
    ("kind", "inches"), [("scrub", 3), ("wood", 3), ("orchard", 3), ("crops", 2), ("swamp", 2), ("rocks", 2)]
)
def test_rough_ground_costs_an_inch_and_very_rough_two(kind: str, inches: float) -> None:
    assert walked(lone(), ground(area=[block(kind, 0, 40)])) == inches


@rule("mosquetes", "8.1l", "8.3")
@pytest.mark.parametrize(("kinds", "inches"), [([], 4), (["fence"], 3), (["fence", "hedge"], 2)])
def test_each_obstacle_crossed_costs_an_inch(kinds: list[str], inches: float) -> None:
    assert walked(lone(), ground(obstacle=[line(kind, 6) for kind in kinds])) == inches


@rule("mosquetes", "8.1")
@pytest.mark.parametrize("nth", range(1, 22))
def test_the_worked_examples_of_movement_come_out(nth: int) -> None:
    comes_out(f"m{nth:02}")


# ---------------------------------------------------------------- 8.2-8.4


@rule("mosquetes", "8.2")
def test_the_allowance_is_never_less_than_an_inch() -> None:
    lines = [line(kind, 5.5) for kind in ("fence", "hedge", "wall")]
    assert walked(lone(), ground(area=[block("swamp", 0, 40)], obstacle=lines)) == 1  # 4 - 2 - 3


@rule("mosquetes", "8.3")
def test_only_the_worst_ground_counts_and_only_once() -> None:
    both = ground(area=[block("scrub", 0, 5.5), block("swamp", 5.75, 6), block("scrub", 6.25, 40)])
    assert walked(lone(), both) == 2
    patches = ground(area=[block("scrub", 5, 5.5), block("wood", 6, 6.5), block("orchard", 7, 7.5)])
    assert walked(lone(), patches) == 3


@rule("mosquetes", "8.3")
def test_start_and_end_count() -> None:
    assert walked(lone(), ground(area=[block("swamp", 4, 5)])) == 2
    assert walked(lone(), ground(area=[block("swamp", 8, 40)])) == 2.75  # he stops short of it
    assert walked(lone(), ground(area=[block("scrub", 8, 40)])) == 3


@rule("mosquetes", "8.4")
def test_the_road_counts_only_when_every_point_of_the_path_lies_on_it() -> None:
    units = {"A1": lone(), "B1": NEAR}
    on = acting("A1", units, scenario=ground(road=[ROAD])).play().walk((12.75, 11))
    assert on.places("A1") == [(12.75, 11)]  # within half its width
    off = acting("A1", units, scenario=ground(road=[ROAD])).play().walk((12.75, 11.25))
    assert off.places("A1")[0] != (12.75, 11.25)
    start = acting("A1", {**units, "A1": lone(figures=[[5, 11.25]])}, scenario=ground(road=[ROAD])).play()
    assert start.walk((10.5, 10)).places("A1")[0][0] < 9.25


@rule("mosquetes", "8.4")
def test_rough_ground_under_the_road_is_ignored_and_a_barricade_counts() -> None:
    rough = ground(road=[ROAD], area=[block("swamp", 0, 40)])
    assert walked(lone(), rough) == 8
    barred = ground(road=[ROAD], obstacle=[line("fence", 8)])
    assert walked(lone(), barred) == 7


@rule("mosquetes", "8.4")
def test_a_bridge_is_part_of_the_road_and_water_is_not() -> None:
    road = {"width": 2, "line": [[0, 10], [40, 10]]}
    river, bridge = block("river", 7, 10), block("bridge", 7, 10, 8, 12)
    assert walked(lone(), ground(road=[road], area=[river, bridge])) == 8
    assert walked(lone(), ground(road=[road], area=[river])) == 1.75
    aside = ground(road=[{"width": 2, "line": [[0, 10], [7, 10], [7, 12], [12, 12]]}], area=[river, bridge])
    stage = acting("A1", {"A1": lone(figures=[[7, 10]]), "B1": NEAR}, scenario=aside).play().walk((10, 8.5))
    assert stage.places("A1") == [(10, 8.5)]


# ---------------------------------------------------------------- 8.11-8.13 the ground


KINDS = {
    "8.11a": ("fence", "obstacle", "clear", "low", "light"),
    "8.11b": ("hedge", "obstacle", "clear", "low", "dense"),
    "8.11c": ("wall", "obstacle", "clear", "low", "solid"),
    "8.11d": ("crops", "area", "very_rough", "high", "light"),
    "8.11e": ("scrub", "area", "rough", "low", "light"),
    "8.11f": ("orchard", "area", "rough", "high", "light"),
    "8.11g": ("wood", "area", "rough", "high", "dense"),
    "8.11h": ("swamp", "area", "very_rough", "low", "light"),
    "8.11i": ("rocks", "area", "very_rough", "low", "solid"),
    "8.11j": ("palisade", "obstacle", "impassable", "high", "none"),
    "8.11k": ("house", "building", "impassable", "high", "none"),
    "8.11l": ("wagon", "obstacle", "clear", "low", "none"),
}


@rule("mosquetes", "8.11", "8.11a", "8.11b", "8.11c", "8.11d", "8.11e", "8.11f", "8.11g", "8.11h", "8.11i")
@rule("mosquetes", "8.11j", "8.11k", "8.11l")
@pytest.mark.parametrize("number", KINDS)
def test_each_kind_of_terrain_has_form_ground_height_and_cover(number: str) -> None:
    kind, *qualities = KINDS[number]
    row = BOX.charts.terrain.cells[kind]
    assert [row[name] for name in ("form", "ground", "height", "cover")] == qualities


@rule("mosquetes", "8.11")
def test_the_worked_example_of_every_terrain_comes_out() -> None:
    """Allowance, passage, cover and sight across each of them."""
    comes_out("b31")


@rule("mosquetes", "8.11m")
@pytest.mark.parametrize(("kind", "inches"), [("river", 0.75), ("ford", 2), ("bridge", 4)])
def test_a_river_is_impassable_a_ford_very_rough_and_a_bridge_clear(kind: str, inches: float) -> None:
    row = BOX.charts.terrain.cells[kind]
    assert (row["height"], row["cover"]) == ("low", "none")
    areas = [block("river", 6, 40)] + ([block(kind, 6, 40)] if kind != "river" else [])
    assert walked(lone(), ground(area=areas)) == inches


@rule("mosquetes", "8.12", "8.20")
def test_a_line_of_bushes_is_an_obstacle_like_a_fence() -> None:
    cells = BOX.charts.terrain.cells
    assert cells["brush_line"] == cells["fence"]
    where = BOX.terrain(ground(obstacle=[line("brush_line", 20)]))
    assert where.view(40, 80, 2, 84, 80, 2).cover == 1
    assert walked(lone(), ground(obstacle=[line("brush_line", 6)])) == 3


@rule("mosquetes", "8.13")
def test_a_wagon_is_an_obstacle_to_be_crossed() -> None:
    wagon = {"profile": "wagon-regular", "n": 1, "at": [7.5, 10], "facing": 0}
    horse = lone("fr_dragoons")
    assert walked(horse) == 8
    assert walked(horse, A2=wagon) == 7  # one's own may be passed, at the price of an obstacle
    beside = {**wagon, "at": [7.5, 14]}
    assert walked(horse, A2=beside) == 8


@rule("mosquetes", "8.13")
def test_a_wagon_on_the_line_is_an_obstacle_to_a_shot() -> None:
    units = {
        "A1": {**lone("br_regulars"), "figures": [[5, 10]]},
        "A2": {"profile": "wagon-regular", "n": 1, "at": [11, 10], "facing": 0},
        "B1": {**NEAR, "figures": [[17, 10]]},
    }
    for die, dead in ((5, 0), (6, 1)):
        stage = (
            acting("A1", units, scenario=OPEN).dice(hit=die, wound=9).play().choose("shoot:B1:musket", by="A")
        )
        assert stage.game.killed["B1"] == dead
