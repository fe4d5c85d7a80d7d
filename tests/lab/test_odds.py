"""Odds: exact where the tree is small, sampled where it is not, and never a leak."""

from __future__ import annotations

from typing import Any

import pytest

from toys import OVER, RAID, TOY, lay, toy, unbelievable
from vivac.lab.odds import FEWEST, odds
from vivac.table import D6, Dice, EnumeratedChance, NotAllowed, Option, RandomChance, Table

GO, STAY = Option("go"), Option("stay")


def raiding() -> Table[Any]:
    table = lay(TOY, RandomChance(1))
    for choice, role in (("bid:high", "north"), ("bid:low", "south"), ("march:hill", "north")):
        table.answer(choice, role=role)
    return table


def dicey(count: int) -> Table[Any]:
    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            for _ in range(count):
                table.game.step += await table.roll(D6, "raid")
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play))


def test_the_odds_of_a_die_are_a_sixth_each() -> None:
    found = odds(raiding(), RAID)
    assert found.exact
    assert [round(p, 9) for _, p in found.outcomes] == [round(1 / 6, 9)] * 6
    assert found.outcomes[0][0] == (("north", "1"), ("turn", "2"))
    assert found.means["north"] == pytest.approx(3.5)
    assert found.means["turn"] == pytest.approx(2)


def test_an_option_without_chance_is_certain() -> None:
    found = odds(raiding(), Option("pass"))
    assert found.outcomes == [((("turn", "2"),), 1.0)]


def test_dice_after_dice_are_multiplied() -> None:
    found = odds(dicey(3), GO, leaves=216)
    assert found.leaves == 216
    chances = {dict(change)["step"]: p for change, p in found.outcomes}
    assert chances["10"] == pytest.approx(27 / 216)
    assert sum(chances.values()) == pytest.approx(1)
    ways = Dice(6, 3).outcomes()
    assert all(chances[str(total)] == pytest.approx(ways[total] / 216) for total in ways)


def test_equal_things_in_a_pool_are_weighed_together() -> None:
    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            table.game.step = 1 if await table.draw(["ace", "ace", "king"], "deal") == "ace" else 2
        return OVER

    found = odds(lay(toy(play)), GO)
    assert [p for _, p in found.outcomes] == pytest.approx([2 / 3, 1 / 3])
    assert ("outcome", "drawn") in found.outcomes[0][0]


def test_a_large_tree_is_sampled_with_its_error() -> None:
    found = odds(dicey(3), GO, leaves=100, samples=3000)
    assert not found.exact
    assert found.error < 0.01
    assert found.means["step"] == pytest.approx(10.5, abs=0.3)


def test_odds_of_a_die_that_is_already_being_waited_for() -> None:
    table = raiding()
    waiting = table.fork(EnumeratedChance())
    waiting.answer(RAID)
    assert len(odds(waiting).outcomes) == 6


def test_asking_for_odds_changes_nothing() -> None:
    table = raiding()
    before = table.game.points.copy(), len(table.journal.entries)
    odds(table, RAID, "north")
    assert (table.game.points, len(table.journal.entries)) == before


def secretive(secret: str) -> Table[Any]:
    from toys import Notes

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            table.game.step = "xyz".index(table.game.secret)
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play, setup=lambda *_: Notes(secret=secret)))


def test_odds_told_to_a_player_give_away_nothing_hidden() -> None:
    x, y = odds(secretive("x"), GO, "north"), odds(secretive("y"), GO, "north")
    assert x == y
    assert not x.exact
    assert len(x.outcomes) == 3


def test_odds_without_a_viewer_know_the_truth() -> None:
    assert odds(secretive("z"), GO).outcomes == [((("step", "2"),), 1.0)]


def test_odds_that_cannot_be_imagined_are_refused() -> None:
    with pytest.raises(NotAllowed, match="cannot be told from what you know"):
        odds(unbelievable(GO, STAY), GO, "north")


def test_in_no_time_a_few_trials_are_looked_at_all_the_same() -> None:
    found = odds(dicey(3), GO, seconds=0.0)
    assert not found.exact
    assert found.leaves == FEWEST
    assert sum(p for _, p in found.outcomes) == pytest.approx(1)
    assert found.error > 0.05


def test_the_number_to_expect_counts_what_stays_as_it_is() -> None:
    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO and await table.roll(D6, "raid") == 6:
            table.game.step = 12
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    found = odds(lay(toy(play)), GO)
    assert found.facts["step"] == [("12", pytest.approx(1 / 6))]
    assert found.means["step"] == pytest.approx(2)
