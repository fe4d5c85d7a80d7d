"""6.5 Combat: reaction, cards, the die and its re-rolls."""

from __future__ import annotations

import pytest

from tests.games.mosby.fights import EVEN, HERE, modifiers, union_turn
from tests.games.mosby.raiding import Stage, in_rounds
from tests.games.staging import told
from vivac.games.mosby.chapters.engaging import attack
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.lab.coverage import rule

# ---------------------------------------------------------------- 6.5-S3C, S3D


@rule("mosby", "6.5-S3C")
@pytest.mark.parametrize(
    ("notoriety", "awareness", "modifier"),
    [(1, 1, 2), (3, 1, 2), (4, 1, 1), (3, 5, 1), (5, 4, 0), (6, 5, 0), (7, 5, -1), (10, 5, -2), (14, 4, -1)],
)
def test_the_union_reaction_is_read_by_notoriety_and_awareness_now(
    notoriety: int, awareness: int, modifier: int
) -> None:
    stage = in_rounds(mosby=HERE, notoriety=notoriety, awareness=awareness, units={"c3.1": HERE})
    assert modifiers(stage.dice(combat=6).run(attack)) == [modifier]


MINE = [("surprise_attack", 2), ("heroics", 2), ("ruse", 0), ("cannon", 1), ("pistol_tactics", 1)]
THEIRS = [("ambush", 2), ("heroics", 2), ("ruse", 1), ("cannon", 1), ("pistol_tactics", 1)]


@rule("mosby", "6.5-S3D")
@pytest.mark.parametrize(("card", "modifier"), MINE)
def test_cards_that_help_when_mosby_attacks(card: str, modifier: int) -> None:
    stage = in_rounds(**EVEN, hand=[card], units={"c3.1": HERE}).dice(combat=4, casualty=6).run(attack)
    if stage.options:
        stage.choose(f"play:{card}")
    assert modifiers(stage) == [modifier]  # a Ruse makes 4 v 3, which is still 1-1


@rule("mosby", "6.5-S3D")
@pytest.mark.parametrize(("card", "modifier"), THEIRS)
def test_cards_that_help_when_the_union_attacks(card: str, modifier: int) -> None:
    stage = union_turn(hand=[card], units={"c3.1": f"{HERE} active"})
    stage.dice(union_movement=3, combat=4, casualty=6, random_movement=1).run(union_acts).choose("fight")
    if stage.options:
        stage.choose(f"play:{card}")
    assert modifiers(stage) == [modifier]  # a Ruse makes 3 v 4, which is 1-2


@rule("mosby", "6.5-S3D")
def test_only_combat_cards_of_the_right_side_are_offered_before_the_die_and_all_together() -> None:
    hand = ["ambush", "surprise_attack", "ruse", "ruse", "heroics", "spur_horses", "mosby_escapes"]
    stage = in_rounds(**EVEN, hand=hand, units={"c3.1": HERE}).dice(combat=4).run(attack)
    assert stage.options == ["play:surprise_attack", "play:ruse", "play:heroics", "roll"]
    stage.choose("play:surprise_attack", "play:ruse", "play:heroics", "play:ruse")
    assert modifiers(stage) == [4]  # with the last card played the die is rolled
    stage = union_turn(hand=hand, units={"c3.1": f"{HERE} active"}).dice(union_movement=3).run(union_acts)
    assert stage.choose("fight").options == ["play:ambush", "play:ruse", "play:heroics", "roll"]


@rule("mosby", "6.5-S3D")
def test_ruses_add_to_mosbys_strength_for_the_odds() -> None:
    stage = in_rounds(**EVEN, hand=["ruse"] * 3, units={"c3.1": HERE}).dice(combat=4).run(attack)
    stage.choose("play:ruse", "play:ruse", "play:ruse")
    assert modifiers(stage) == [1]  # 6 v 3
    assert stage.raid.strength == 3


@rule("mosby", "6.5-S3D")
def test_a_sweep_takes_two_from_the_die() -> None:
    stage = Stage(**{**EVEN, "mosby": "rectortown"}).dice(sweep=6, combat=6).draws("c3")
    assert modifiers(stage.run(resolve, "sweep.1").choose("fight")) == [-2]


@rule("mosby", "6.5-S3D")
def test_hide_cancels_the_combat() -> None:
    stage = in_rounds(**EVEN, hand=["hide"], units={"c3.1": f"{HERE} active"}).run(attack)
    stage.choose("play:hide")
    assert stage.rolled == []
    assert stage.raid.hidden
    assert (stage.raid.notoriety, stage.raid.performance, stage.raid.awareness) == (5, 0, 4)


# ---------------------------------------------------------------- 6.5-S4, S5


@rule("mosby", "6.5-S4")
@pytest.mark.parametrize(
    ("strength", "unit", "notoriety", "awareness", "die", "total", "result"),
    [
        (1, "c8.1", 10, 5, 2, -3, "D2"),  # below the chart
        (1, "c4.1", 5, 4, 2, -1, "D2"),
        (1, "c4.1", 5, 4, 3, 0, "D2"),
        (1, "c4.1", 5, 4, 4, 1, "D1"),
        (3, "c3.1", 5, 4, 2, 2, "D1"),
        (3, "c3.1", 5, 4, 3, 3, "D"),
        (3, "c3.1", 5, 4, 4, 4, "R"),
        (3, "c3.1", 5, 4, 5, 5, "R1"),
        (3, "c3.1", 5, 4, 6, 6, "R1"),
        (6, "c3.1", 5, 4, 6, 7, "R2"),
        (6, "c2.1", 5, 4, 6, 8, "R2"),
        (8, "c2.1", 5, 4, 6, 9, "R3"),
        (8, "c1.1", 1, 1, 6, 12, "R3"),  # above it
    ],
)
def test_one_die_plus_everything_is_read_on_the_table_clamped_to_its_ends(
    strength: int, unit: str, notoriety: int, awareness: int, die: int, total: int, result: str
) -> None:
    stage = in_rounds(
        mosby=HERE, strength=strength, notoriety=notoriety, awareness=awareness, units={unit: HERE}
    )
    stage.dice(combat=die).play().choose("attack")
    assert stage.rolled.count("combat") == 1
    assert told(stage, "combat-die")["total"] == total
    assert told(stage, "combat-die")["result"] == result


@rule("mosby", "6.5-S5")
@pytest.mark.parametrize(("dice", "key"), [([3, 4], "combat-won"), ([4, 3], "combat-lost")])
def test_a_counterattack_rolls_again_and_the_last_roll_stands_better_or_worse(
    dice: list[int], key: str
) -> None:
    stage = in_rounds(**EVEN, hand=["counterattack"], units={"c3.1": HERE}).dice(combat=dice)
    stage.play().choose("attack")
    assert stage.prompt == "counterattack"
    assert stage.rolled == ["combat"]  # nothing is applied yet
    assert not {"combat-won", "combat-lost"} & set(stage.told)
    stage.choose("play:counterattack")
    assert [word for word in stage.told if word in ("combat-won", "combat-lost")] == [key]


@rule("mosby", "6.5-S5")
def test_counterattacks_come_one_at_a_time_after_seeing_each_roll() -> None:
    stage = in_rounds(**EVEN, hand=["counterattack"] * 3, units={"c3.1": HERE}).dice(combat=[3, 2, 4])
    stage.run(attack).choose("play:counterattack", "play:counterattack", "decline")
    assert stage.rolled == ["combat"] * 3
    assert stage.raid.hand == ["counterattack"]
    assert "combat-won" in stage.told


@rule("mosby", "6.5-S5")
def test_a_re_roll_counts_permanent_cards_again_but_not_cards_already_spent() -> None:
    hand = ["pistol_tactics", "surprise_attack", "ruse", "ruse", "ruse", "counterattack"]
    stage = in_rounds(**EVEN, hand=hand, units={"c3.1": HERE}).dice(combat=[2, 4]).run(attack)
    stage.choose("play:surprise_attack", "play:ruse", "play:ruse", "play:ruse", "play:counterattack")
    assert modifiers(stage) == [4, 1]  # 1 + 2 + 1 for 6 v 3, then Pistol Tactics alone


@rule("mosby", "6.5-S5")
def test_fresh_cards_may_be_added_to_a_re_roll_but_never_hide() -> None:
    hand = ["surprise_attack", "heroics", "counterattack", "hide"]
    stage = in_rounds(**EVEN, hand=hand, units={"c3.1": HERE}).dice(combat=[2, 4], casualty=6).run(attack)
    stage.choose("roll", "play:counterattack")
    assert stage.options == ["play:surprise_attack", "play:heroics", "roll"]
    stage.choose("play:surprise_attack", "play:heroics")
    assert modifiers(stage) == [0, 4]


@rule("mosby", "6.5-S5")
def test_the_sweep_modifier_and_the_odds_stand_for_every_re_roll() -> None:
    stage = Stage(**{**EVEN, "mosby": "rectortown"}, strength=6, hand=["counterattack"])
    stage.dice(sweep=6, combat=[2, 6]).draws("c3").run(resolve, "sweep.1")
    stage.choose("fight", "play:counterattack")
    assert modifiers(stage) == [-1, -1]  # 3 v 6 is 1-2, +1, and -2 for the sweep
