"""The hex ground: neighbours, distances, lines, sets; what is seen across it, what can be reached on it."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vivac.ground.hexes import (
    ARCS,
    DIRECTIONS,
    NAMES,
    FacedReach,
    Grid,
    RoundReach,
    Sight,
    Ways,
    opposite,
    turns,
    ways,
)
from vivac.ground.hexes.grid import NE, NW, SE, SW, E, W

GRID = Grid(9, 8)
hexes = st.sampled_from(GRID.hexes)


def test_directions_go_round_so_that_turning_is_adding() -> None:
    assert NAMES == ("E", "NE", "NW", "W", "SW", "SE")
    assert [DIRECTIONS[name] for name in NAMES] == list(range(6))
    assert [opposite(each) for each in (E, NE, NW)] == [W, SW, SE]
    assert [turns(E, each) for each in range(6)] == [0, 1, 2, 3, 2, 1]
    assert ARCS[W] == (W, SW, NW)


def test_even_rows_are_shifted_to_the_right() -> None:
    assert GRID.around["0403"] == ("0503", "0402", "0302", "0303", "0304", "0404")
    assert GRID.around["0404"] == ("0504", "0503", "0403", "0304", "0405", "0505")


def test_a_corner_has_only_the_neighbours_there_are() -> None:
    assert GRID.around["0101"] == ("0201", None, None, None, None, "0102")
    assert GRID.neighbours["0101"] == ("0201", "0102")


@given(hexes, st.sampled_from(range(6)))
def test_a_neighbour_s_neighbour_in_the_opposite_direction_is_oneself(hex_: str, direction: int) -> None:
    there = GRID.around[hex_][direction]
    if there is not None:
        assert GRID.around[there][opposite(direction)] == hex_
        assert GRID.direction(hex_, there) == direction
        assert GRID.distance(hex_, there) == 1


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: str, b: str, c: str) -> None:
    assert GRID.distance(a, b) == GRID.distance(b, a)
    assert (GRID.distance(a, b) == 0) == (a == b)
    assert GRID.distance(a, c) <= GRID.distance(a, b) + GRID.distance(b, c)


def test_a_hexside_is_named_from_its_upper_or_left_hex() -> None:
    assert GRID.ends("0403-SE") == ("0403", "0404")
    for wrong in ("0403-W", "0403-NE", "0908-E", "1010-E"):
        with pytest.raises(KeyError):
            GRID.ends(wrong)


def test_edges_are_counted_from_nought() -> None:
    assert [GRID.edge_distance("0302", edge) for edge in ("top", "bottom", "left", "right")] == [1, 6, 2, 6]


# ---------------------------------------------------------------- lines


def test_a_line_along_a_row_passes_one_hex_a_step() -> None:
    assert GRID.line("0102", "0502") == (("0202",), ("0302",), ("0402",))


def test_a_line_along_a_hexside_passes_the_hexes_on_both_sides() -> None:
    assert GRID.line("0303", "0305") == (("0204", "0304"),)


def test_neighbours_have_nothing_between_them() -> None:
    assert GRID.line("0303", "0403") == ()


@given(hexes, hexes)
def test_a_line_is_as_long_as_the_distance_and_the_same_backwards(a: str, b: str) -> None:
    line = GRID.line(a, b)
    assert len(line) == max(0, GRID.distance(a, b) - 1)
    assert [set(step) for step in line] == [set(step) for step in reversed(GRID.line(b, a))]
    for nth, step in enumerate(line, 1):
        assert all(GRID.distance(a, hex_) == nth for hex_ in step)


# ---------------------------------------------------------------- sets


@given(st.sets(hexes))
def test_a_set_lists_its_hexes_row_by_row(chosen: set[str]) -> None:
    assert GRID.listed(GRID.mask(chosen)) == [hex_ for hex_ in GRID.hexes if hex_ in chosen]


@given(st.sets(hexes))
def test_a_set_lists_whatever_stands_for_its_hexes(chosen: set[str]) -> None:
    numbers = GRID.listing({hex_: nth for nth, hex_ in enumerate(GRID.hexes)})
    assert numbers(GRID.mask(chosen)) == [nth for nth, hex_ in enumerate(GRID.hexes) if hex_ in chosen]


def test_a_listing_forgets_when_it_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivac.ground.hexes.listing.MOST", 3)
    listing = GRID.listing({hex_: hex_ for hex_ in GRID.hexes})
    for _ in range(2):
        for hex_ in GRID.hexes:
            assert listing(GRID.bit[hex_]) == [hex_]


@given(st.sets(hexes), st.sampled_from(range(6)))
def test_a_set_takes_a_step_and_leaves_the_map_where_it_ends(chosen: set[str], direction: int) -> None:
    moved = {there for hex_ in chosen if (there := GRID.around[hex_][direction]) is not None}
    assert set(GRID.listed(GRID.shifted(GRID.mask(chosen), direction))) == moved


@given(hexes, st.integers(0, 4))
def test_a_disc_holds_all_within_a_distance(hex_: str, radius: int) -> None:
    near = {other for other in GRID.hexes if GRID.distance(hex_, other) <= radius}
    assert set(GRID.listed(GRID.disc(hex_, radius))) == near


# ---------------------------------------------------------------- sight


def flat(**heights: int) -> dict[str, int]:
    return {hex_: heights.get(f"h{hex_}", 0) for hex_ in GRID.hexes}


def test_level_ground_hides_nobody() -> None:
    sight = Sight(GRID, flat(), 0)
    assert sight.line("0102", "0502", 0) == (("0202",), ("0302",), ("0402",))


def test_a_hill_between_hides_what_lies_behind_it() -> None:
    sight = Sight(GRID, flat(h0302=1), 0)
    assert sight.line("0102", "0502", 0) is None
    assert sight.line("0102", "0302", 0) is not None


def test_a_screen_hides_like_a_hill_and_whoever_stands_in_the_way_like_a_screen() -> None:
    wood = Sight(GRID, flat(), GRID.mask(["0302"]))
    assert wood.line("0102", "0502", 0) is None
    open_ = Sight(GRID, flat(), 0)
    assert open_.line("0102", "0502", GRID.mask(["0302"])) is None
    assert open_.line("0102", "0502", GRID.mask(["0303"])) is not None


def test_from_a_height_one_sees_over_a_screen_that_is_near_enough_to_oneself() -> None:
    sight = Sight(GRID, flat(h0102=3), GRID.mask(["0202"]))
    assert sight.line("0102", "0402", 0) is not None  # the line is still at 2 there
    far = Sight(GRID, flat(h0102=3), GRID.mask(["0302"]))
    assert far.line("0102", "0402", 0) is not None  # exactly at 1: not higher than the line
    assert Sight(GRID, flat(h0102=2), GRID.mask(["0302"])).line("0102", "0402", 0) is None


def test_a_screen_counts_once_whoever_stands_in_it() -> None:
    sight = Sight(GRID, flat(h0102=1, h0302=1), GRID.mask(["0202"]))
    assert sight.line("0102", "0302", GRID.mask(["0202"])) is not None


def test_along_a_hexside_both_hexes_must_block() -> None:
    one = Sight(GRID, flat(), GRID.mask(["0304"]))
    assert one.line("0303", "0305", 0) == (("0204",),)
    assert one.line("0303", "0305", GRID.mask(["0204"])) is None


# ---------------------------------------------------------------- reach


def even(cost: dict[str, int] | None = None) -> Ways:
    """Every step costs 1, into some hexes more."""
    cost = cost or {}
    prices: list[list[tuple[int, int]]] = []
    for direction in range(6):
        by_price: dict[int, int] = {}
        for hex_ in GRID.hexes:
            there = GRID.around[hex_][direction]
            if there is not None:
                price = cost.get(there, 1)
                by_price[price] = by_price.get(price, 0) | GRID.bit[there]
        prices.append(sorted(by_price.items()))
    return ways(GRID.shifts, prices)


def faced(search: FacedReach) -> list[set[str]]:
    """For each facing, the hexes where a move can end with it."""
    ends = GRID.listed(search.anywhere)
    return [{hex_ for hex_ in ends if search.may_face(GRID.bit[hex_], facing)} for facing in range(6)]


def reached(reach: RoundReach) -> set[str]:
    return set(GRID.listed(reach.anywhere))


def test_in_any_direction_a_budget_reaches_as_far_as_it_goes() -> None:
    assert reached(RoundReach(even(), 2).seed(GRID.bit["0404"])) == set(GRID.listed(GRID.disc("0404", 2)))


def test_dear_hexes_are_reached_later() -> None:
    costs = even({"0504": 3})
    assert "0504" not in reached(RoundReach(costs, 2).seed(GRID.bit["0404"]))
    assert "0504" in reached(RoundReach(costs, 3).seed(GRID.bit["0404"]))


def test_a_halt_is_entered_and_not_left() -> None:
    ring = GRID.disc("0404", 1) & ~GRID.bit["0404"]
    assert reached(RoundReach(even(), 4, halt=ring).seed(GRID.bit["0404"])) == set(
        GRID.listed(GRID.disc("0404", 1))
    )


def test_a_toll_is_paid_going_in_and_coming_out() -> None:
    toll = GRID.bit["0504"]
    search = RoundReach(even(), 4, toll=toll).seed(GRID.bit["0404"])
    assert search.free[2] & toll
    assert not search.free[1] & toll


def test_a_sticky_hex_is_left_for_one_more_and_not_for_another() -> None:
    sticky = GRID.mask(["0404", "0504"])
    found = reached(RoundReach(even(), 2, sticky=sticky).seed(GRID.bit["0404"]))
    assert found == {"0404", *GRID.neighbours["0404"]} - {"0504"}


def facing_east(budget: int) -> list[set[str]]:
    return faced(FacedReach(even(), budget).seed(GRID.bit["0404"], E))


def test_one_who_faces_steps_only_ahead_and_may_turn_into_the_step() -> None:
    ends = facing_east(1)
    assert ends[E] == {"0404", "0504", "0503", "0505"}
    assert ends[NE] == {"0404", "0503"}  # turned into the step, or in place for the one point
    assert "0304" not in set().union(*ends)


def test_turning_costs_one_whatever_the_angle() -> None:
    assert "0404" in facing_east(1)[W]
    assert "0404" not in facing_east(0)[W]
    assert "0304" in facing_east(2)[W]
    assert "0304" in facing_east(2)[SW]  # turned there before the step, which it keeps in its front arc
    assert "0304" not in facing_east(2)[E]
    assert "0304" in facing_east(3)[E]


State = tuple[str, int, bool]  # hex, facing, whether the move is over


def brute(
    start: str, facing: int, budget: int, prices: dict[str, int], halt: set[str]
) -> set[tuple[str, int]]:
    """The same by trying every state, one at a time."""
    best: dict[State, int] = {(start, facing, False): 0}
    todo = [(start, facing, False)]
    for hex_, face, held in todo:
        spent = best[hex_, face, held]
        steps: list[tuple[State, int]] = [
            ((hex_, other, held), spent + 1) for other in range(6) if other != face
        ]
        for direction in () if held else ARCS[face]:
            there = GRID.around[hex_][direction]
            if there is not None:
                cost = spent + prices.get(there, 1)
                steps += [((there, new, there in halt), cost) for new in (face, direction)]
        for state, cost in steps:
            if cost <= budget and cost < best.get(state, 99):
                best[state] = cost
                todo.append(state)
    return {(hex_, face) for hex_, face, _ in best}


@given(
    hexes,
    st.sampled_from(range(6)),
    st.integers(0, 5),
    st.dictionaries(hexes, st.sampled_from([2, 3]), max_size=20),
    st.sets(hexes, max_size=8),
)
def test_the_search_by_sets_finds_what_trying_everything_finds(
    start: str, facing: int, budget: int, prices: dict[str, int], halt: set[str]
) -> None:
    search = FacedReach(even(prices), budget, halt=GRID.mask(halt - {start}))
    ends = faced(search.seed(GRID.bit[start], facing))
    found = {(hex_, face) for face, hex_ in product(range(6), GRID.hexes) if hex_ in ends[face]}
    assert found == brute(start, facing, budget, prices, halt - {start})


def test_another_search_may_go_on_where_one_has_come() -> None:
    first = RoundReach(even(), 3).seed(GRID.bit["0404"])
    free, held = first.flat()
    ends = faced(FacedReach(even(), 3).seed_from(free, held, 2))
    assert ends[W] == set(GRID.listed(GRID.disc("0404", 1)))


@given(hexes, st.integers(0, 5))
def test_what_is_within_a_cost_is_what_that_budget_reaches(start: str, cost: int) -> None:
    costs, bit = even({"0303": 2, "0404": 3, "0504": 2}), GRID.bit[start]
    assert RoundReach(costs, 5).seed(bit).within(cost) == RoundReach(costs, cost).seed(bit).anywhere
    assert FacedReach(costs, 5).seed(bit, E).within(cost) == FacedReach(costs, cost).seed(bit, E).anywhere
