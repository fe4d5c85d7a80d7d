"""Rows and columns of charts by which nothing can look anything up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from vivac.box import AnyChart, Axis
from vivac.lab import conformance
from vivac.lab.unread import unread
from vivac.table import Rulebook, find_game


def with_a_row(word: str) -> Rulebook[Any]:
    """Cuadro with one more figure among its limits."""
    rulebook = find_game("cuadro")

    def charts(box: Any) -> dict[str, AnyChart]:
        found = dict(rulebook.charts(box))
        limits = found["limits"]
        axis = Axis(limits.axes[0].name, values=(*limits.axes[0].values, word))
        found["limits"] = msgspec.structs.replace(limits, axes=(axis,), cells={**limits.cells, word: 2})
        return found

    return replace(rulebook, charts=charts)


def test_a_row_that_no_rule_names_is_found() -> None:
    assert list(unread(with_a_row("moonlight_range"))) == [("limits", "moonlight_range")]
    with pytest.raises(AssertionError, match="cuadro: limits: nothing reads moonlight_range"):
        conformance.every_chart_is_read(with_a_row("moonlight_range"))


@pytest.mark.parametrize("word", ["highest_fatigue", "slope_up", "2/1", "I"])
def test_what_is_named_put_together_or_worked_out_is_read(word: str) -> None:
    assert not list(unread(with_a_row(word)))
