"""2 Table, coordinates and measuring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import Stage, acting, block, ground
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.models import GUN_RADIUS, MARKER_RADIUS, VECTORS, centroid, nearest_gap
from vivac.games.mosquetes.chapters.orders import stands
from vivac.games.mosquetes.chapters.sight import has_los
from vivac.games.mosquetes.chapters.terrain import LIGHT, ROUGH, SOLID, VERY_ROUGH, Terrain, View
from vivac.ground.field import gap, steps
from vivac.lab.coverage import rule

BOX = open_box(None)
OPEN = ground()
FENCE = {"kind": "fence", "line": [[20, 0], [20, 40]]}


def terrain(**world: Any) -> Terrain:
    return BOX.terrain(ground(**world))


def seen(where: Terrain, x: float, u: float, y: float = 20, ra: int = 2, rb: int = 2) -> View:
    """What a man at x makes of one at u, due east or west."""
    return where.view(round(4 * x), round(4 * y), ra, round(4 * u), round(4 * y), rb)


def lone(profile: str, x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"profile": profile, "figures": [[x, y]], "facing": 0, "spotted": True, **more}


def pair(x: float, y: float, profile: str = "br_regulars", scenario: str = OPEN) -> Stage:
    """A man at (5, 5), and an enemy where it is said."""
    return acting(
        "A1", {"A1": lone(profile, 5, 5), "B1": lone("fr_regulars", x, y, facing=180)}, scenario=scenario
    )


# ---------------------------------------------------------------- 2.1-2.4 the table


@rule("mosquetes", "2.1")
def test_the_eight_facings_run_counter_clockwise_from_east() -> None:
    east, north = [1, 1, 0, -1, -1, -1, 0, 1], [0, 1, 1, 1, 0, -1, -1, -1]
    assert list(VECTORS.values()) == list(zip(east, north, strict=True))
    assert list(VECTORS) == [0, 45, 90, 135, 180, 225, 270, 315]
    stage = acting("A1", {"A1": lone("br_regulars", 20, 20)}, scenario=OPEN).play().choose("move", by="A")
    assert stage.options == [f"face:{angle}" for angle in range(0, 360, 45)]


@rule("mosquetes", "2.1")
def test_the_table_is_counted_from_its_south_west_corner() -> None:
    place = BOX.terrain(ground(size=(48, 40)))
    assert (place.width, place.height) == (192, 160)
    corner = acting("A1", {"A1": lone("br_regulars", 1, 1)}, scenario=OPEN).play()
    corner.choose("move", "face:0", "to:0:0", by="A")
    assert corner.places("A1") == [(0.5, 0.5)]


@rule("mosquetes", "2.2")
def test_figures_and_terrain_stand_on_quarter_inches() -> None:
    for sheet in BOX.sheets.values():
        points = [at for area in sheet.area for at in area.poly]
        points += [at for line in sheet.obstacle for at in line.line] + [
            at for road in sheet.road for at in road.line
        ]
        points += [at for house in sheet.building for at in house.poly]
        points += [unit.at for unit in sheet.unit] + [goal.point for goal in sheet.objective]
        assert all(4 * x == int(4 * x) and 4 * y == int(4 * y) for x, y in points), sheet.id


@rule("mosquetes", "2.2")
@pytest.mark.parametrize(
    ("at", "offered"), [((30, 5), True), ((30.25, 5), False), ((20, 25), True), ((20, 25.25), False)]
)
def test_within_a_range_is_that_range_or_less(at: tuple[float, float], offered: bool) -> None:
    """24″ of musket from rim to rim: exactly 25″ between centres, straight or as 15 by 20."""
    stage = pair(*at).play()
    assert ("shoot:B1:musket" in stage.options) is offered
    if offered:
        stage.dice(hit=9, wound=9).choose("shoot:B1:musket", by="A")
        assert stage.game.killed["B1"] == 1


@rule("mosquetes", "2.2")
@pytest.mark.parametrize(("x", "dead"), [(18, 1), (18.25, 0)])
def test_more_than_a_distance_is_strictly_beyond_it(x: float, dead: int) -> None:
    stage = pair(x, 5).dice(hit=5, wound=9).play().choose("shoot:B1:musket", by="A")
    assert stage.game.killed["B1"] == dead


@rule("mosquetes", "2.3")
def test_every_model_has_its_round_base() -> None:
    cells = BOX.charts.radii.cells
    assert cells == {"foot": 0.5, "mounted": 0.75, "gun": 1, "wagon": 1.5, "boat": 2, "marker": 0.5}
    made = ("test-", "example-")
    radii = {troop.model: troop.radius for troop in BOX.troops.values() if not troop.id.startswith(made)}
    assert radii == {"foot": 2, "mounted": 3, "wagon": 6, "boat": 8, "marker": 2}
    assert (GUN_RADIUS, MARKER_RADIUS) == (4, 2)


@rule("mosquetes", "2.4")
def test_distance_is_measured_from_rim_to_rim_and_is_nothing_when_bases_touch() -> None:
    stage = pair(9, 8)
    assert nearest_gap(stage.box, stage.game, "A1", "B1") == 16  # 5″ between centres
    assert gap(0, 0, 4, 0, 4) == 0
    assert gap(0, 0, 3, 0, 4) == 0
    assert gap(0, 0, 6, 8, 4) == 6


@rule("mosquetes", "2.4")
@pytest.mark.parametrize(("profile", "reached"), [("settlers", False), ("fr_dragoons", True)])
def test_a_larger_base_reaches_farther(profile: str, reached: bool) -> None:
    """16″ from a horse's base reach a centre 17.25″ away; from that of a man on foot they do not."""
    stage = pair(22.25, 5, profile).play()
    assert any(option.startswith("shoot") for option in stage.options) is reached


# ---------------------------------------------------------------- 2.5-2.11 terrain


@rule("mosquetes", "2.5", "2.11")
@pytest.mark.parametrize(
    ("x", "radius", "cover"), [(22.5, 2, LIGHT), (22.75, 2, 0), (22.75, 3, LIGHT), (23, 3, 0), (19, 2, 0)]
)
def test_a_model_is_behind_an_obstacle_within_two_inches_of_its_rim(
    x: float, radius: int, cover: int
) -> None:
    assert seen(terrain(obstacle=[FENCE]), 10, x, rb=radius).cover == cover


@rule("mosquetes", "2.11")
def test_a_model_is_behind_an_obstacle_only_if_the_line_crosses_it() -> None:
    where = terrain(obstacle=[{"kind": "wall", "line": [[20, 0], [20, 10]]}])
    assert seen(where, 10, 21, y=5).cover == SOLID
    assert seen(where, 10, 21, y=11).cover == 0  # beside its end, and in the open
    assert seen(where, 30, 21, y=5).cover == 0  # on the same side of it as the observer


@rule("mosquetes", "2.6")
@pytest.mark.parametrize(("x", "ground"), [(9.75, 0), (10, ROUGH), (15, ROUGH), (20, ROUGH), (20.25, 0)])
def test_a_model_is_in_an_area_when_its_centre_is_inside_or_on_the_border(x: float, ground: int) -> None:
    where = terrain(area=[block("scrub", 10, 20)])
    assert where.ground[where.at(round(4 * x), 80)] == ground
    assert seen(where, 30, x).shelter == (LIGHT if ground else 0)


@rule("mosquetes", "2.7")
@pytest.mark.parametrize(("y", "clear"), [(5, False), (5.25, False), (5.5, True), (4.5, True)])
def test_the_line_runs_from_centre_to_centre(y: float, clear: bool) -> None:
    places = {"A1": (5, 5), "B1": (15, 5), "B2": (10, y)}
    units = {unit: lone("br_regulars", *at) for unit, at in places.items()}
    stage = acting("A1", units, scenario=OPEN)
    assert has_los(stage.box, stage.terrain, stage.game, "A1", "B1") is clear


@rule("mosquetes", "2.8")
def test_touching_an_obstacle_is_crossing_it() -> None:
    where = terrain(obstacle=[{"kind": "fence", "line": [[20, 0], [20, 20]]}])
    assert seen(where, 10, 30, y=20).screens == 1
    assert seen(where, 10, 30, y=20.25).screens == 0


@rule("mosquetes", "2.8")
def test_an_obstacle_counts_once_however_often_it_is_met() -> None:
    zigzag = {"kind": "fence", "line": [[15, 10], [16, 30], [17, 10], [18, 30]]}
    assert seen(terrain(obstacle=[zigzag]), 5, 30).screens == 1
    both = [{"kind": "fence", "line": [[x, 10], [x, 30]]} for x in (15, 17)]
    assert seen(terrain(obstacle=both), 5, 30).screens == 2


@rule("mosquetes", "2.9")
def test_the_lengths_in_all_areas_of_a_class_are_added_with_those_where_the_models_stand() -> None:
    apart = terrain(area=[block("scrub", 10, 13), block("swamp", 20, 23)])
    assert seen(apart, 5, 30).light == 1
    assert seen(apart, 11, 22).light == 0  # 2″ and 2″: they stand in both
    assert seen(apart, 10, 23).light == 1


@rule("mosquetes", "2.9")
def test_a_ford_or_bridge_replaces_the_river_and_a_road_changes_movement_only() -> None:
    where = terrain(
        area=[block("river", 0, 40, 10, 14), block("ford", 5, 10, 10, 14), block("bridge", 20, 25, 10, 14),
              block("scrub", 0, 40, 30, 36)],
        road=[{"width": 2, "line": [[30, 0], [30, 40]]}],
    )  # fmt: skip
    at = {name: where.ground[where.at(4 * x, 48)] for name, x in (("river", 2), ("ford", 7), ("bridge", 22))}
    assert at == {"river": 3, "ford": VERY_ROUGH, "bridge": 0}
    assert where.view(120, 100, 2, 120, 130, 2).cover == LIGHT  # scrub on the road covers all the same


@rule("mosquetes", "2.10")
@pytest.mark.parametrize(("length", "sections"), [(5.75, 0), (6, 1), (11.75, 1), (12, 2)])
def test_every_complete_six_inches_of_light_cover_are_a_section(length: float, sections: int) -> None:
    view = seen(terrain(area=[block("scrub", 10, 10 + length)]), 5, 30)
    assert (view.light, view.dense) == (sections, 0)


@rule("mosquetes", "2.10")
@pytest.mark.parametrize(
    ("wood", "rocks", "sections"), [(2.75, 0, 0), (3, 0, 1), (2, 1, 1), (2, 0.75, 0), (5, 1, 2), (0, 3, 1)]
)
def test_every_complete_three_inches_of_dense_and_solid_together_are_a_section(
    wood: float, rocks: float, sections: int
) -> None:
    areas = [block("wood", 10, 10 + wood)] if wood else []
    areas += [block("rocks", 20, 20 + rocks)] if rocks else []
    view = seen(terrain(area=areas), 5, 30)
    assert (view.light, view.dense) == (0, sections)


# ---------------------------------------------------------------- 2.12-2.16 places and paths


GROUNDS = terrain(
    area=[block("river", 0, 40, 30, 34), block("rocks", 0, 10, 20, 24), block("scrub", 0, 10, 10, 14)],
    obstacle=[{"kind": "fence", "line": [[20, 0], [20, 20]]}],
    building=[{"poly": [[30, 10], [36, 10], [36, 16], [30, 16]], "doors": []}],
)


@rule("mosquetes", "2.12")
@pytest.mark.parametrize(
    ("model", "x", "y", "legal"),
    [
        ("foot", 15, 5, True),
        ("foot", 0.5, 5, True), ("foot", 0.25, 5, False), ("mounted", 0.5, 5, False),
        ("foot", 39.75, 5, False),
        ("foot", 19.5, 5, True), ("foot", 19.75, 5, False), ("mounted", 19.5, 5, False),
        ("mounted", 19.25, 5, True),
        ("foot", 30.5, 12, True), ("foot", 30.25, 12, False), ("foot", 30, 12, False),
        ("foot", 20, 32, False), ("boat", 20, 32, True), ("boat", 20, 25, False),
        ("foot", 5, 22, True), ("mounted", 5, 22, False), ("mounted", 5, 12, True),
        ("gun", 5, 12, False), ("wagon", 5, 12, False), ("wagon", 15, 25, True),
    ],
)  # fmt: skip
def test_a_place_is_legal_on_the_table_off_the_lines_and_out_of_closed_ground(
    model: str, x: float, y: float, legal: bool
) -> None:
    assert bool(GROUNDS.legal[model][GROUNDS.at(round(4 * x), round(4 * y))]) is legal


@rule("mosquetes", "2.12")
@pytest.mark.parametrize(("x", "legal"), [(10, False), (10.75, False), (11, True), (11.25, True)])
def test_a_base_overlaps_no_other(x: float, legal: bool) -> None:
    foot = BOX.troops["br_regulars"]
    assert stands(BOX.terrain(OPEN), foot, (round(4 * x), 40), [(40, 40, 2)]) is legal


@rule("mosquetes", "2.13")
def test_the_steps_of_a_segment_are_the_nearest_grid_points_halves_outward() -> None:
    assert steps(4, 2) == ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2))
    assert steps(-4, -2) == ((0, 0), (-1, -1), (-2, -1), (-3, -2), (-4, -2))
    assert steps(2, -6) == ((0, 0), (0, -1), (1, -2), (1, -3), (1, -4), (2, -5), (2, -6))
    assert steps(0, 0) == ((0, 0),)
    comes_out("u05")


def via_walk(
    scenario: str, to: tuple[float, float], via: tuple[float, float] = (20, 10)
) -> tuple[float, float]:
    """A lone regular at (17, 10), an enemy somewhere near, round a corner; where he ends."""
    units = {
        "A1": lone("off_regular", 17, 10),
        "A2": lone("off_militia", 18.75, 11.5),
        "B1": lone("fr_regulars", 30, 25, facing=180),
    }
    return acting("A1", units, scenario=scenario).play().walk(to, via=via).places("A1")[0]


@rule("mosquetes", "2.14")
def test_a_path_of_two_segments_is_as_long_as_both() -> None:
    wall = {"kind": "palisade", "line": [[18.5, 10.5], [18.5, 20]]}
    assert via_walk(ground(obstacle=[wall]), (20, 13)) == (20, 11)  # 3″ and 1″


@rule("mosquetes", "2.14")
def test_a_path_lies_in_an_area_when_a_point_of_either_segment_does() -> None:
    wall = {"kind": "palisade", "line": [[18.5, 10.5], [18.5, 20]]}
    swamp = block("swamp", 18, 18.25, 8, 12)
    assert via_walk(ground(obstacle=[wall], area=[swamp]), (20, 13), via=(19, 10)) == (19, 10)  # 4 - 2
    patch = block("scrub", 19.5, 21, 10.25, 10.5)
    assert via_walk(ground(obstacle=[wall], area=[patch]), (20, 13)) == (20, 10)  # 4 - 1


@rule("mosquetes", "2.15")
def test_going_toward_a_place_ends_at_the_last_point_that_can_be_reached_and_stood_on() -> None:
    units = {"A1": lone("off_regular", 10, 10), "B1": lone("fr_regulars", 25, 25, facing=180)}
    free = acting("A1", units, scenario=OPEN).play().walk((16, 10))
    assert free.places("A1") == [(14, 10)]  # 4″ are enough for no more
    taken = acting("A1", {**units, "A2": lone("off_militia", 14, 10)}, scenario=OPEN).play().walk((16, 10))
    assert taken.places("A1") == [(13, 10)]
    behind = acting("A1", {**units, "A2": lone("off_militia", 12.5, 10)}, scenario=OPEN).play().walk((16, 10))
    assert behind.places("A1") == [(14, 10)]  # friends are passed
    walled = ground(obstacle=[{"kind": "palisade", "line": [[12, 0], [12, 40]]}])
    assert acting("A1", units, scenario=walled).play().walk((16, 10)).places("A1") == [(11.5, 10)]


@rule("mosquetes", "2.15")
def test_whoever_cannot_go_stays_where_he_is() -> None:
    walled = ground(obstacle=[{"kind": "palisade", "line": [[10.5, 0], [10.5, 40]]}])
    units = {"A1": lone("off_regular", 10, 10)}
    assert acting("A1", units, scenario=walled).play().walk((15, 10)).places("A1") == [(10, 10)]


@rule("mosquetes", "2.15")
def test_the_allowance_is_that_of_the_very_path() -> None:
    """Across a swamp 3″ ahead he would have 2″: he stops short of it."""
    swamp = ground(area=[block("swamp", 13, 20)])
    units = {"A1": lone("off_regular", 10, 10), "B1": lone("fr_regulars", 25, 25, facing=180)}
    assert acting("A1", units, scenario=swamp).play().walk((14, 10)).places("A1") == [(12.75, 10)]


@rule("mosquetes", "2.16")
@pytest.mark.parametrize(
    ("figures", "centre"),
    [
        ([(0, 0), (4, 8)], (2, 4)),
        ([(0, 0), (1, 1)], (0, 0)),
        ([(0, 0), (1, 0), (1, 1)], (1, 0)),
        ([(1, 3), (2, 4)], (1, 3)),
        ([(0, 0), (0, 0), (1, 3)], (0, 1)),
    ],
)
def test_the_centre_of_a_unit_is_rounded_to_the_grid_halves_down(
    figures: list[tuple[int, int]], centre: tuple[int, int]
) -> None:
    assert centroid([(number, *at) for number, at in enumerate(figures)]) == centre
