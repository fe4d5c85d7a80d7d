"""Chance is a player; whoever throws, the rules ask in the same way."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toys import OVER, lay, toy
from vivac.table import (
    D6,
    ChanceByReason,
    Dice,
    Draw,
    EnteredChance,
    EnumeratedChance,
    FairChance,
    NotAllowed,
    RandomChance,
    Roll,
    ScriptedChance,
    ScriptError,
    Table,
    throw,
)

TWO_DICE = Dice(6, 2)
NEW_SEED = FairChance.new_seed  # as it is outside the tests


async def die_and_draw(table: Table[Any]) -> Any:
    table.game.done.append(await table.roll(TWO_DICE, "raid"))
    table.game.done.append(await table.draw(["ace", "ace", "king.2"], "deal"))
    return OVER


@given(st.text(max_size=20), st.integers(0, 10**6), st.integers(1, 20), st.integers(1, 4))
def test_fair_dice_fall_within_their_faces_and_the_same_every_time(
    seed: str, number: int, faces: int, count: int
) -> None:
    dice = Dice(faces, count)
    die = FairChance(seed).roll(number, dice, "raid")
    assert die in dice.outcomes()
    assert die == FairChance(seed).roll(number, dice, "anything else")


def test_fair_dice_are_even() -> None:
    fair = FairChance("evenness")
    falls = Counter(fair.roll(number, D6, "") for number in range(6000))
    assert set(falls) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in falls.values())


@pytest.mark.parametrize("chance", [FairChance("tens"), RandomChance(1)])
def test_a_ten_sided_die_may_be_read_from_zero(chance: FairChance | RandomChance) -> None:
    die = Dice(10, low=0)
    assert {chance.roll(number, die, "") for number in range(300)} == set(range(10)) == set(die.outcomes())


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert FairChance("secret").commitment == hashlib.sha256(b"secret").hexdigest()


def test_secret_seeds_are_long_and_never_the_same() -> None:
    seeds = {NEW_SEED() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) >= 32 for seed in seeds)


def test_every_total_of_the_dice_is_known_with_its_ways() -> None:
    assert D6.outcomes() == dict.fromkeys(range(1, 7), 1)
    assert TWO_DICE.outcomes()[7] == 6
    assert sum(TWO_DICE.outcomes().values()) == 36


@given(st.integers(), st.integers(2, 5))
def test_random_chance_depends_on_its_seed_alone(seed: int, count: int) -> None:
    def throws(chance: RandomChance) -> list[Any]:
        return [chance.roll(0, Dice(6, count), ""), chance.draw(0, "abc", ""), chance.roll(0, D6, "")]

    assert throws(RandomChance(seed)) == throws(RandomChance(seed))


def test_a_script_gives_what_it_says() -> None:
    table = lay(toy(die_and_draw), ScriptedChance([11], ["king"]))
    assert table.game.done == [11, "king.2"], "a draw may name a kind instead of one counter"


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        (ScriptedChance([], ["ace"]), "no die left for raid"),
        (ScriptedChance([13], ["ace"]), "a 13 for raid, which cannot fall"),
        (ScriptedChance([7]), "no draw left for deal"),
        (ScriptedChance([7], ["queen"]), "draws queen for deal, which is not there"),
    ],
)
def test_a_script_that_does_not_fit_complains(script: ScriptedChance, sentence: str) -> None:
    with pytest.raises(ScriptError, match=sentence):
        lay(toy(die_and_draw), script)


def test_a_script_that_is_not_used_up_complains() -> None:
    script = ScriptedChance([7, 3], ["ace", "king"])
    lay(toy(die_and_draw), script)
    with pytest.raises(ScriptError, match="3 king left over"):
        script.finish()


def test_people_roll_real_dice_and_type_them_in() -> None:
    table = lay(toy(die_and_draw), EnteredChance())
    assert isinstance(table.question, Roll)
    assert table.question.why == "raid"
    with pytest.raises(NotAllowed):
        table.answer("die:13")
    table.answer("die:12")
    assert isinstance(table.question, Draw)
    assert [option.id for option in table.question.options] == ["draw:ace", "draw:king.2"]
    table.answer("draw:ace")
    assert table.game.done == [12, "ace"]
    assert [entry.role for entry in table.journal.entries] == ["", ""]


def test_a_die_that_is_waited_for_falls_when_somebody_throws() -> None:
    table = lay(toy(die_and_draw), EnumeratedChance())
    throw(table, EnteredChance())
    assert isinstance(table.question, Roll)
    throw(table, ScriptedChance([5], ["ace"]))
    assert table.game.done == [5, "ace"]
    table = lay(toy(die_and_draw), EnumeratedChance())
    table.answer("die:5")
    throw(table, ScriptedChance([], ["king"]))
    assert table.game.done == [5, "king.2"]


def test_dice_by_reason_do_not_care_what_else_is_thrown() -> None:
    plain, busy = ChanceByReason(7), ChanceByReason(7)
    raids, deals = [], []
    for number in range(40):
        for _ in range(number % 3):
            busy.roll(0, D6, "way")
        raids.append((plain.roll(number, D6, "raid"), busy.roll(number, D6, "raid")))
        deals.append((plain.draw(number, "abcdef", "deal"), busy.draw(number, "abcdef", "deal")))
    assert all(one == other for one, other in raids + deals)
    other = ChanceByReason(8)
    assert [raid for raid, _ in raids] != [other.roll(0, D6, "raid") for _ in raids]
    ways = ChanceByReason(7)
    assert [raid for raid, _ in raids] != [ways.roll(0, D6, "way") for _ in raids]


def test_dice_of_one_occasion_do_not_care_what_is_thrown_on_another() -> None:
    plain, busy = ChanceByReason(7), ChanceByReason(7)
    raids = []
    for number in range(40):
        plain.occasion, busy.occasion = 5, 6
        for _ in range(number % 3):
            busy.roll(0, D6, "raid")
        busy.occasion = 5
        raids.append((plain.roll(number, D6, "raid"), busy.roll(number, D6, "raid")))
    assert all(one == other for one, other in raids)
    plain.occasion = 7
    assert [raid for raid, _ in raids] != [plain.roll(0, D6, "raid") for _ in raids]
