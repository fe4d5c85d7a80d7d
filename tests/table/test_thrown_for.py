"""What dice are thrown for: the record that log, preview and odds read."""

from __future__ import annotations

import pytest

from toys import TOY, Notes, lay, toy
from vivac.table import D6, D10, Outcome, Say, Table, Test
from vivac.table.reader import Reader
from vivac.table.records import Thrown


@pytest.mark.parametrize(("die", "passes"), [(2, False), (3, True), (6, True)])
def test_a_total_must_reach_what_is_needed(die: int, passes: bool) -> None:
    test = Test(die={"leader": 2}, target={"rain": 1}, needs=4)
    assert test.total(die) == die + 2
    assert test.needed == 5
    assert test.passes(die) is passes


@pytest.mark.parametrize(("die", "passes"), [(4, True), (5, False)])
def test_or_must_not_exceed_it(die: int, passes: bool) -> None:
    assert Test(target={"veterans": 1}, needs=3, at_most=True).passes(die) is passes


@pytest.mark.parametrize(("die", "passes"), [(0, False), (4, False), (5, True), (9, True)])
def test_some_faces_decide_by_themselves(die: int, passes: bool) -> None:
    assert Test(die={"lance": 9}, needs=14, always=(9,), never=(0,)).passes(die) is passes
    assert Test(die={"fog": -9}, needs=9, always=(9,)).passes(9) is True


def test_where_a_chart_decides_nothing_passes_or_fails() -> None:
    test = Test(chart="combat_results", die={"odds": 1})
    assert (test.total(4), test.needed, test.passes(4)) == (5, None, None)


def test_what_is_hidden_is_not_told_nor_the_number_that_would_betray_it() -> None:
    test = Test(die={"leader": 1}, target={"rain": 1, "scouts": 2}, needs=4, at_most=True, hidden=("scouts",))
    assert test.needed == 7
    assert (test.open.target, test.open.needed, test.open.die) == ({"rain": 1}, None, {"leader": 1})
    plain = Test(target={"rain": 1}, needs=4)
    assert plain.open is plain


@pytest.mark.parametrize(
    ("test", "said"),
    [
        (Test(die={"leader": 2}), "shot 4, leader +2 = 6"),
        (Test(target={"rain": -1, "calm": 0}, needs=5, at_most=True), "shot 4 (≤ 4: 5, rain -1)"),
        (Test(needs=5), "shot 4 (≥ 5)"),
        (Test(chart="fire", target={"rain": -1}), "shot 4 (rain -1)"),
    ],
)
def test_a_die_is_told_with_what_is_added_to_it_and_to_its_target(test: Test, said: str) -> None:
    assert Reader(TOY, None, "en").thrown(Thrown("shot", 4, D10, 0, test)) == said


async def through_two(table: Table[Notes]) -> Outcome:
    die = await table.roll(D6, "shot", lambda: Test(die={"guns": 1}))
    table.tell("drawn", struck="first")
    table.count(D6, "shot", die, Test(die={"guns": 1, "stack": -1}))
    table.tell("drawn", struck="second")
    return Outcome((), Say("drawn"))


def test_one_die_may_decide_two_things_by_terms_of_their_own() -> None:
    log = lay(toy(through_two)).log or []
    (first,), (second,) = (line.dice for line in log)
    assert (first.value, first.number) == (second.value, second.number)
    assert first.test
    assert second.test
    assert first.test.total(first.value) - second.test.total(second.value) == 1
