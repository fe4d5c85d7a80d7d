"""What dice are thrown for: the record that log, preview and odds read."""

from __future__ import annotations

import pytest

from vivac.table import Test


@pytest.mark.parametrize(("die", "passes"), [(2, False), (3, True), (6, True)])
def test_a_total_must_reach_what_is_needed(die: int, passes: bool) -> None:
    test = Test(die={"leader": 2}, target={"rain": 1}, needs=4)
    assert test.total(die) == die + 2
    assert test.needed == 5
    assert test.passes(die) is passes


@pytest.mark.parametrize(("die", "passes"), [(4, True), (5, False)])
def test_or_must_not_exceed_it(die: int, passes: bool) -> None:
    assert Test(target={"veterans": 1}, needs=3, at_most=True).passes(die) is passes


def test_where_a_chart_decides_nothing_passes_or_fails() -> None:
    test = Test(chart="combat_results", die={"odds": 1})
    assert (test.total(4), test.needed, test.passes(4)) == (5, None, None)
