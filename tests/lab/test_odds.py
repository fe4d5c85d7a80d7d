"""Odds: exact where the tree is small, sampled where it is not, and never a leak."""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest

from toys import OVER, RAID, TOY, Notes, lay, toy, unbelievable
from vivac.lab.odds import DEALINGS, FEWEST, FEWEST_DEALINGS, odds
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


def again(die: Dice) -> Table[Any]:
    """A six is thrown again, and so without end."""

    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            table.game.step = 6
            while table.game.step == 6:
                table.game.step = await table.roll(die, "raid")
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play))


def test_a_tree_without_end_is_walked_as_far_as_it_matters() -> None:
    found = odds(again(D6), GO)
    assert found.exact
    assert {value: round(p, 6) for value, p in found.facts["step"]} == dict.fromkeys("12345", 0.2)
    found = odds(again(Dice(6, 2)), GO, leaves=40)
    assert not found.exact
    assert dict(found.facts["step"])["7"] == pytest.approx(6 / 31, abs=4 * found.error)


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


# ---------------------------------------------------------------- in little time


class Clock:
    """Every look at it takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivac.lab.odds.thread_time", Clock())


def guessing(count: int, *, matters: bool = True) -> Table[Any]:
    """So many dice, to which something hidden is added."""

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            table.game.step = 100 * "xyz".index(table.game.secret) if matters else 0
            for _ in range(count):
                table.game.step += await table.roll(D6, "raid")
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play))


def test_a_small_tree_is_walked_whole_whatever_the_time() -> None:
    found = odds(dicey(1), GO, seconds=0.0)
    assert found.exact
    assert found.leaves == 6


@pytest.mark.usefixtures("ticking")
def test_what_was_walked_before_it_was_late_counts_for_what_it_is() -> None:
    found = odds(dicey(2), GO, seconds=40)
    told = {dict(change)["step"]: p for change, p in found.outcomes}
    assert not found.exact
    assert sum(told.values()) == pytest.approx(1)
    assert told["12"] == pytest.approx(1 / 36), "the last faces are walked first"
    assert 0 < found.error < 0.08, "16 trials alone would be right to about 0.1"


@pytest.mark.parametrize("seed", range(5))
def test_what_was_walked_and_what_was_tried_agree_with_the_truth(seed: int) -> None:
    found = odds(dicey(4), GO, leaves=700, samples=1500, seed=seed)
    ways = Dice(6, 4).outcomes()
    told = {int(value): p for value, p in found.facts["step"]}
    assert all(abs(told.get(total, 0) - ways[total] / 6**4) < 4 * found.error for total in ways)
    assert found.leaves == 2200


def test_where_nothing_is_hidden_a_single_world_is_looked_at() -> None:
    dealt = []

    def redeal(_box: Any, game: Notes, *_: Any) -> Notes:
        dealt.append(game)
        return game

    table = dicey(2)
    found = odds(lay(toy(table.rulebook.play, redeal=redeal)), GO, "north")
    assert found.exact
    assert len(dealt) == 1
    assert found.leaves == 36


@pytest.mark.usefixtures("ticking")
def test_all_worlds_together_take_no_longer_than_there_is_time() -> None:
    found = odds(guessing(1), GO, "north", seconds=30)
    assert not found.exact
    assert FEWEST_DEALINGS * 6 <= found.leaves < DEALINGS * 6 / 2
    assert sum(p for _, p in found.outcomes) == pytest.approx(1)


def test_in_no_time_a_few_worlds_are_looked_at_all_the_same() -> None:
    found = odds(guessing(3), GO, "north", seconds=0.0)
    assert found.leaves == FEWEST
    assert found.error > 0.05


def test_worlds_that_are_all_alike_make_odds_exact_if_they_were_many() -> None:
    assert odds(guessing(1, matters=False), GO, "north").exact


@pytest.mark.usefixtures("ticking")
def test_a_few_worlds_that_are_alike_do_not_make_odds_exact() -> None:
    found = odds(guessing(1, matters=False), GO, "north", seconds=30)
    worlds = ceil(found.leaves / 6)
    assert FEWEST_DEALINGS <= worlds < DEALINGS
    assert found.error == pytest.approx(1 / (worlds + 2))


def test_trials_that_all_came_out_the_same_prove_nothing() -> None:
    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            dice = [await table.roll(D6, "raid") for _ in range(6)]
            table.game.step = int(set(dice) == {6})
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    found = odds(lay(toy(play)), GO, seconds=0.0)
    assert len(found.outcomes) == 1
    assert found.error == pytest.approx(1 / (FEWEST + 2))


def test_few_dealings_show_in_the_error_however_many_trials() -> None:
    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            for _ in range(5):
                await table.roll(D6, "raid")
            table.game.step = "xyz".index(table.game.secret)
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    found = odds(lay(toy(play)), GO, "north", samples=2000)
    assert found.leaves >= 2000
    assert found.error == pytest.approx((2 / 9 / DEALINGS) ** 0.5, rel=0.2), "not of 2000 trials"
