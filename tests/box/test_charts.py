"""Charts: looked up by names, complete, with their provenance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toys import charts
from vivac.box import Axis, Chart, ChartKey, Grid, Scale, Source

WORTH, RAIDS = charts(None).values()
whole = st.integers(-1000, 1000)


def numbers(low: int, high: int, *, clamp: bool) -> Chart[int]:
    axis = Axis("die", low=low, high=high, clamp=clamp)
    return Chart(
        rule="1", source=Source.EXAMPLE, axes=(axis,), cells={str(n): n for n in range(low, high + 1)}
    )


@given(whole, st.integers(0, 30), whole, whole)
def test_a_clamped_axis_takes_the_end_beyond_the_end(low: int, span: int, one: int, two: int) -> None:
    chart = numbers(low, low + span, clamp=True)
    assert low <= chart.at(one) <= low + span
    assert chart.at(one) == one or not low <= one <= low + span
    if one <= two:
        assert chart.at(one) <= chart.at(two), "a rising chart still rises when it is clamped"


@given(st.integers(0, 9), whole)
def test_an_axis_that_is_not_clamped_has_nothing_beyond_its_ends(high: int, value: int) -> None:
    chart = numbers(0, high, clamp=False)
    if 0 <= value <= high:
        assert chart.at(value) == value
    else:
        with pytest.raises(ChartKey, match=f"has no die {value}: it has 0 to {high}"):
            chart.at(value)


@given(st.sets(st.sampled_from("abcdef")), st.sets(st.sampled_from("abcdef")))
def test_every_hole_and_every_stray_cell_is_named(wanted: set[str], present: set[str]) -> None:
    axis = Axis("letter", values=tuple(sorted(wanted)) or ("z",))
    chart = Chart(rule="1", source=Source.DOCUMENT, axes=(axis,), cells=dict.fromkeys(present, 1))
    assert len(chart.holes()) == len(set(axis.keys()) ^ present)


def test_a_grid_names_its_holes_row_by_row() -> None:
    axes = (Axis("die", low=1, high=2), Axis("side", values=("a", "b")))
    grid = Grid(
        rule="1", source=Source.DOCUMENT, axes=axes, cells={"1": {"a": 1}, "2": {"a": 1, "b": 2, "c": 3}}
    )
    assert grid.holes() == ["cells.1 has no entry for side b", "cells.2.c is no side of this chart"]
    assert grid.at(2, "b") == 2


def test_a_cell_is_asked_for_by_the_names_of_the_axes() -> None:
    assert WORTH.look_up("worth", {"card": "king"}) == 3
    assert RAIDS.look_up("raids", {"die": "9", "place": "hill"}) == {"loss": 1}


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"die": "1"}, "needs place as well"),
        ({"die": "1", "place": "hill", "wind": "w"}, 'is not read by "wind" but by: die, place'),
        ({"die": "1", "place": "sea"}, "has no place sea: it has hill, ford"),
        ({"die": "six", "place": "hill"}, "has no die six: it has 1 to 2"),
        ({"die": "--5", "place": "hill"}, "has no die --5: it has 1 to 2"),
    ],
)
def test_asking_amiss_is_answered_with_what_the_chart_has(asked: dict[str, str], sentence: str) -> None:
    with pytest.raises(ChartKey, match=sentence):
        RAIDS.look_up("raids", asked)


@given(whole, st.integers(0, 50), whole, whole)
def test_a_marker_never_leaves_its_track(low: int, span: int, at: int, by: int) -> None:
    scale = Scale(low, low + span)
    assert scale.low <= scale.moved(at, by) <= scale.high
