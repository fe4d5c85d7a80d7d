"""The map, against every fact about it that the rulebook, its examples or a public replay fix."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees, dist
from pathlib import Path

import pytest
from msgspec.structs import replace

from vivac.box import BoxError
from vivac.games.mosby.box.contents import Road, Space
from vivac.games.mosby.box.unpacking import check_map, open_box
from vivac.ground import Network
from vivac.lab.coverage import rule

BOX = open_box()
MAP = BOX.contents.map
SPACES = BOX.spaces


def words(names: str) -> list[str]:
    return names.split()


# ---------------------------------------------------------------- neighbours

NEIGHBOURS = [
    ("union_mills", "centreville fairfax_station bradley manassas_junction"),
    ("fairfax_station", "fairfax_court_house springfield_station pohick_church occoquan union_mills"),
    ("alexandria", "fort_runyon baileys_crossroads vernondale annandale"),
]
ADJACENT = [
    ("groveton", "manassas_junction"),
    ("groveton", "gainesville"),
    ("gainesville", "hay_market"),
    ("hay_market", "white_plains"),
    ("greenwich", "bristoe_station"),
    ("greenwich", "gainesville"),
    ("bristoe_station", "manassas_junction"),
    ("gum_spring", "chantilly"),
    ("chantilly", "fairfax_court_house"),
    ("fairfax_court_house", "annandale"),
    ("fort_runyon", "washington"),
    ("baileys_crossroads", "falls_church"),
    ("baileys_crossroads", "fort_marcy"),
    ("baileys_crossroads", "fort_runyon"),
    ("vernondale", "pohick_church"),
    ("vernondale", "springfield_station"),
    ("bradley", "brentsville"),
    ("bradley", "independent_hill"),
    ("millwood", "winchester"),  # reached by Mosby in one Rounds move
]
APART = [("bristoe_station", "union_mills"), ("manassas_junction", "centreville")]
NEIGHBOURS_BEHIND_THE_LINES = [  # no others than these
    ("manassas_junction", "union_mills bristoe_station bradley"),
    ("fort_runyon", "washington alexandria baileys_crossroads falls_church fort_marcy annandale"),
    ("baileys_crossroads", "alexandria fort_runyon falls_church fort_marcy annandale"),
    ("vernondale", "alexandria springfield_station pohick_church annandale"),
    ("winchester", ""),  # the train's escorts meet Mosby there unheard
    ("stephensons_depot", ""),
]


@pytest.mark.parametrize(("space", "neighbours"), NEIGHBOURS)
def test_a_space_of_the_examples_has_exactly_these_neighbours(space: str, neighbours: str) -> None:
    assert set(BOX.exits[space]) == set(words(neighbours))


@pytest.mark.parametrize(("a", "b"), ADJACENT)
def test_spaces_a_unit_moves_between_are_adjacent(a: str, b: str) -> None:
    assert b in BOX.exits[a]
    assert a in BOX.exits[b]


@pytest.mark.parametrize(("a", "b"), APART)
def test_spaces_the_examples_hold_apart_are_not_adjacent(a: str, b: str) -> None:
    assert b not in BOX.exits[a]
    assert a not in BOX.exits[b]


@pytest.mark.parametrize(("space", "neighbours"), NEIGHBOURS_BEHIND_THE_LINES)
def test_no_other_neighbour_behind_the_lines_would_have_been_checked(space: str, neighbours: str) -> None:
    assert {exit_ for exit_ in BOX.exits[space] if exit_ in BOX.lines} <= set(words(neighbours))


# ---------------------------------------------------------------- routes

PATHS = [
    "occoquan fairfax_station union_mills manassas_junction groveton gainesville hay_market",
    "union_mills manassas_junction groveton gainesville hay_market",
    "manassas_junction groveton gainesville hay_market",
    "bristoe_station greenwich gainesville hay_market",
    "falls_church baileys_crossroads alexandria vernondale pohick_church",
    "fort_marcy baileys_crossroads alexandria vernondale pohick_church",
]


def shortest_paths(start: str, goal: str) -> list[list[str]]:
    paths = [[start]]
    for _ in range(BOX.network.distance[start][goal]):
        paths = [[*path, step] for path in paths for step in BOX.network.steps_toward(path[-1], goal)]
    return paths


@pytest.mark.parametrize("path", PATHS)
def test_a_pursuit_of_the_examples_had_only_one_shortest_way(path: str) -> None:
    route = words(path)
    assert shortest_paths(route[0], route[-1]) == [route]


def test_the_wagon_train_passes_through_winchester() -> None:
    paths = shortest_paths("harpers_ferry", "middletown")
    assert paths
    assert all("winchester" in path for path in paths)


# ---------------------------------------------------------------- forces, lines, bridges

LARGE_FORCES = words(
    "alexandria fairfax_court_house fairfax_station fort_runyon fort_marcy washington centreville"
)
ORDINARY = words(
    "manassas_junction union_mills pohick_church occoquan bradley chantilly annandale baileys_crossroads"
    " vernondale falls_church springfield_station bristoe_station"
)
BEHIND = words(
    "rappahannock_station great_falls parks_gap lovettsville manassas_junction bristoe_station chantilly"
    " harpers_ferry"
)
OUTSIDE = words("groveton gainesville hay_market greenwich white_plains gum_spring winchester")


@pytest.mark.parametrize("space", LARGE_FORCES)
def test_a_large_union_force_is_printed_here(space: str) -> None:
    assert space in BOX.forts


@pytest.mark.parametrize("space", ORDINARY)
def test_an_ordinary_space_has_no_large_union_force(space: str) -> None:
    assert space not in BOX.forts


@rule("mosby", "2.4-3")
@pytest.mark.parametrize("space", BEHIND)
def test_a_space_starts_behind_the_lines(space: str) -> None:
    assert space in BOX.lines


@rule("mosby", "2.4-3")
@pytest.mark.parametrize("space", OUTSIDE)
def test_a_space_starts_outside_the_lines(space: str) -> None:
    assert space not in BOX.lines


@rule("mosby", "3.0-4")
def test_the_bridges_are_exactly_these_six() -> None:
    six = "union_mills occoquan dumfries alexandria farmwell_station harpers_ferry"
    assert BOX.bridges == set(words(six))


def test_places_fixed_by_a_public_replay() -> None:
    assert "middleburg" in BOX.grey
    depots = next(kind for kind in BOX.contents.cards.event if kind.id == "depot")
    assert "rockville" in {variant.space for variant in depots.variants}


@rule("mosby", "7.1-4")
def test_extension_six_is_the_manassas_gap_line_outside_the_starting_lines() -> None:
    line = {space.id for space in MAP.space if "mg" in space.rail and not space.union_lines}
    assert set(BOX.charts.extend_lines.at(6)) == line


# ---------------------------------------------------------------- exits


@pytest.mark.parametrize(
    ("space", "die", "exit_"),
    [
        ("washington", 1, "fort_slocum"),
        ("washington", 5, "fort_runyon"),
        ("hay_market", 1, "gainesville"),
        ("hay_market", 6, "gainesville"),
        ("hay_market", 2, "white_plains"),
        ("gainesville", 4, "groveton"),
        ("alexandria", 3, "baileys_crossroads"),
        ("winchester", 1, "stephensons_depot"),
    ],
)
def test_the_exits_are_numbered_as_the_examples_count_them(space: str, die: int, exit_: str) -> None:
    exits = BOX.exits[space]
    assert exits[(die - 1) % len(exits)] == exit_


@pytest.mark.parametrize(("space", "pike"), [("fort_slocum", False), ("fort_runyon", True)])
def test_the_ways_out_of_washington_are_a_road_and_a_pike(space: str, pike: bool) -> None:
    assert (("washington", space) in BOX.pikes) is pike


# ---------------------------------------------------------------- the whole map


@rule("mosby", "2.4-1")
def test_spaces_are_adjacent_only_by_road_and_exits_are_the_roads() -> None:
    joined = {frozenset((road.a, road.b)) for road in MAP.road}
    assert len(joined) == len(MAP.road)
    assert joined == {frozenset((space.id, exit_)) for space in MAP.space for exit_ in space.exits}
    assert all(road.a != road.b for road in MAP.road)


def test_there_are_some_hundred_spaces_of_different_names() -> None:
    assert 90 <= len(MAP.space) <= 125
    assert len(SPACES) == len(MAP.space) == len({space.name for space in MAP.space})
    assert 10 <= len(BOX.confederacy) <= 14


def test_every_space_can_be_reached_from_every_other() -> None:
    network: Network = BOX.network
    assert max(network.distance["washington"].values()) < len(SPACES)


def bearing(a: Space, b: Space) -> float:
    return degrees(atan2(b.x - a.x, a.y - b.y)) % 360


@pytest.mark.parametrize("space", MAP.space, ids=lambda space: space.id)
def test_a_space_is_well_drawn_and_well_flagged(space: Space) -> None:
    assert 0 <= space.x <= MAP.canvas[0]
    assert 0 <= space.y <= MAP.canvas[1]
    assert 2 <= len(space.exits) == len(set(space.exits)) <= 6
    bearings = [bearing(space, SPACES[exit_]) for exit_ in space.exits]
    turns = sum(after < before for before, after in zip(bearings, bearings[1:] + bearings[:1], strict=True))
    assert turns == 1, "the exits run clockwise"
    assert space.union_lines or not space.large_union_force
    assert not (space.mosby_confederacy and space.union_lines)
    assert space.union_lines or not space.north_of_potomac
    assert set(space.rail) <= set(MAP.railroads)


def test_no_two_spaces_overlap() -> None:
    places = [(space.x, space.y) for space in MAP.space]
    assert min(dist(a, b) for nth, a in enumerate(places) for b in places[:nth]) >= 26


# ---------------------------------------------------------------- rivers and railroads

Point = tuple[float, float]


def crossings(a: Point, b: Point, river: tuple[Point, ...]) -> int:
    """How often a straight road meets a river."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return sum(
        side(a, b, p) * side(a, b, q) < 0 and side(p, q, a) * side(p, q, b) < 0 for p, q in pairwise(river)
    )


@pytest.mark.parametrize("road", MAP.road, ids=lambda road: f"{road.a}-{road.b}")
def test_a_road_crosses_the_potomac_if_its_ends_are_on_different_banks(road: Road) -> None:
    a, b = SPACES[road.a], SPACES[road.b]
    assert road.crosses_potomac == (a.north_of_potomac != b.north_of_potomac)
    potomac = next(feature.points for feature in MAP.geography if feature.id == "potomac")
    assert crossings((a.x, a.y), (b.x, b.y), potomac) == road.crosses_potomac


def test_rivers_ridge_and_railroads_are_drawn() -> None:
    drawn = {feature.id for feature in MAP.geography if len(feature.points) >= 4}
    rails = {f"rail_{line}" for line in MAP.railroads}
    assert drawn >= {"potomac", "rappahannock", "shenandoah", "bull_run", "blue_ridge", *rails}


def test_a_railroad_is_drawn_through_its_stations_and_no_others() -> None:
    stations = {(feature.line, stop) for feature in MAP.geography for stop in feature.stations}
    assert stations == {(line, space.id) for space in MAP.space for line in space.rail}


# ---------------------------------------------------------------- mistakes

MISTAKES = [
    (
        '[map]\nsources = []\n[[map.road]]\na = "salem"\nb = "atlantis"\n',
        'map.road.salem-atlantis: there is no space "atlantis"',
    ),
    ('[[map.space]]\nid = "salem"\nrail = ["tgv"]\n', 'map.space.salem.rail: there is no railroad "tgv"'),
    ('[[map.space]]\nid = "salem"\nexits = []\n', "map.space.salem.exits: the road to "),
    ('[charts.sweep.cells.A]\n1 = "atlantis"\n', 'charts.sweep.cells.A: there is no space "atlantis"'),
    (
        '[[cards.event]]\nid = "wagon_train"\nspace = "atlantis"\n',
        'cards.event.wagon_train: there is no space "atlantis"',
    ),
    (
        '[[cards.event]]\nid = "depot"\ncount = 7\n',
        "cards.event.depot.variants: 7 cards need as many variants",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_in_a_pack_is_laid_at_the_door_of_the_pack(
    tmp_path: Path, text: str, sentence: str
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(text)
    with pytest.raises(BoxError, match=f"^mine.toml: {sentence}"):
        open_box(pack)


def test_a_mistake_in_the_box_itself_names_its_own_file() -> None:
    space = replace(MAP.space[0], rail=("tgv",))
    broken = replace(BOX.contents, map=replace(MAP, space=(space, *MAP.space[1:])))
    with pytest.raises(BoxError, match=f"^map.toml: space.{space.id}.rail: there is no railroad"):
        check_map(broken)
