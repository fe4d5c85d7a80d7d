"""Previews: the dice behind an option, told before it is taken, by the record they are thrown with."""

from __future__ import annotations

from typing import Any

import pytest

from toys import OVER, Notes, lay, toy
from vivac.lab.preview import Preview, preview, verdicts
from vivac.lab.preview_words import PreviewReader
from vivac.table import D6, Dice, Option, Table, Test, Weight
from vivac.table.reader import Reader

GO, STAY = Option("go"), Option("stay")
AIMED = Test("3.1", die={"slope": -1, "rear": 2}, needs=5, by=("north",), against=("south",), at="hill")


def shooting(test: Test | None, dice: Dice = D6, then: int = 0) -> Table[Any]:
    """Somebody may go, and then a die falls; as many more fall if it shows a six."""

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            die = await table.roll(dice, "raid", (lambda: test) if test else None)
            for _ in range(then if die == 6 else 0):
                await table.roll(D6, "chase")
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play))


def test_a_preview_is_the_record_that_the_dice_are_thrown_with() -> None:
    (throw,) = preview(shooting(AIMED), GO, "north").throws
    assert throw.test == AIMED
    assert (throw.why, throw.dice, throw.often) == ("raid", D6, 1)
    assert [(each.passed, each.faces) for each in throw.verdicts] == [(False, (1, 2, 3)), (True, (4, 5, 6))]
    assert sum(each.p for each in throw.verdicts) == pytest.approx(1)


def test_an_option_without_dice_has_nothing_to_preview() -> None:
    assert preview(shooting(AIMED), STAY, "north").throws == []


def test_dice_that_follow_are_told_with_how_often_they_are_thrown() -> None:
    first, chase = preview(shooting(AIMED, then=3), GO, "north").throws
    assert (first.why, chase.why) == ("raid", "chase")
    assert chase.often == pytest.approx(3 / 6, abs=0.05)


def test_a_tree_that_is_too_large_is_told_from_trials() -> None:
    first, chase = preview(shooting(AIMED, then=9), GO, "north", seconds=0.0).throws
    assert first.often == pytest.approx(1)
    assert chase.often == pytest.approx(9 / 6, abs=1)


def test_what_is_drawn_is_told_too() -> None:
    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            await table.draw(["ace", "king", "two"], "deal")
        return OVER

    (drawn,) = preview(lay(toy(play)), GO).pulled
    assert (drawn.why, drawn.pool, drawn.often) == ("deal", 3, pytest.approx(1))


def test_faces_are_read_on_the_chart_with_what_is_added() -> None:
    from vivac.box import Axis, Chart, Source

    chart: Chart[str] = Chart(
        rule="3.2",
        source=Source.OURS,
        axes=(Axis("die", 0, 3, clamp=True),),
        cells={"0": "miss", "1": "miss", "2": "hit", "3": "hit"},
    )
    read = verdicts(Test("3.2", "shots", die={"far": -2}), D6, {"shots": chart})
    assert [(each.cell, each.faces) for each in read] == [("miss", (1, 2, 3)), ("hit", (4, 5, 6))]


def test_a_preview_changes_nothing() -> None:
    table = shooting(AIMED)
    before = table.game, list(table.journal.entries), table.question
    preview(table, GO, "north")
    assert (table.game, table.journal.entries, table.question) == before


def hiding(secret: str) -> Table[Any]:
    """The terms of the die hang on what north cannot know."""

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            terms = {"luck": "xyz".index(table.game.secret)}
            await table.roll(D6, "raid", lambda: Test("3.1", die=terms, needs=5))
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play, setup=lambda *_: Notes(secret=secret)))


def test_a_preview_gives_away_nothing_hidden() -> None:
    """Change what is hidden, and the preview stays the same: it tells what could be."""
    x, y = (preview(hiding(secret), GO, "north") for secret in "xy")
    assert x == y
    assert len(x.throws) == 3
    assert sum(throw.often for throw in x.throws) == pytest.approx(1)


def test_hidden_terms_are_told_to_nobody_but_those_who_know() -> None:
    test = Test("3.1", die={"stars": 1, "far": -1}, needs=5, hidden=("stars",), known_to=("south",))
    (throw,) = preview(shooting(test), GO, "north").throws
    assert throw.test is not None
    assert (dict(throw.test.die), throw.test.needs) == ({"far": -1}, None)
    assert len(throw.verdicts) == 6  # nobody knows what it needs


def told(table: Table[Any], found: Preview, lang: str = "en") -> Any:
    return PreviewReader(Reader(table.rulebook, table.box, lang), table.rulebook, table.box).throws(found)


def test_a_throw_in_words_adds_up() -> None:
    table = shooting(AIMED)
    (throw,) = told(table, preview(table, GO, "north"))
    assert throw.rule == "3.1"
    assert "against" in throw.who
    assert [term.value for term in throw.terms] == [-1, 2]
    assert throw.needs == "needs 5 or more"
    assert [(bar.label, bar.faces, bar.p) for bar in throw.bars] == [
        ("Fails", "1–3", 0.5),
        ("Succeeds", "4–6", 0.5),
    ]
    (in_spanish,) = told(table, preview(table, GO, "north"), "es")
    assert in_spanish.needs == "hace falta 5 o más"


def test_throws_for_one_reason_on_changing_terms_are_told_together() -> None:
    table = hiding("x")
    (throw,) = told(table, preview(table, GO, "north"))
    assert throw.often == ""
    assert throw.terms == ()
    passed = next(bar for bar in throw.bars if bar.good)
    assert passed.p == pytest.approx((2 + 3 + 4) / 18, abs=0.01)


def test_strengths_are_a_sum_that_can_be_checked() -> None:
    battle = Test(
        "3.1",
        needs=5,
        by=("north",),
        against=("south",),
        strength=(Weight("ace", 4, 4), Weight("king", 3, 1.5, ("slope",))),
        resistance=(Weight("two", 2, 2),),
        sums=(5, 2),
    )
    table = shooting(battle)
    (throw,) = told(table, preview(table, GO, "north"))
    assert throw.strengths == "4 + 3 → 1½ (slope) = 5 against 2"
