"""What every die is thrown for: the sum and the verdict that the log shows are those of the rules."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.mosby.fights import mosby_attacks, skirmish
from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby import RULEBOOK
from vivac.games.mosby.chapters.entering import enter
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.rounds import initiative
from vivac.games.mosby.chapters.scouting import scout
from vivac.lab.coverage import rule
from vivac.table import RandomChance, Test, open_table
from vivac.table.records import Thrown

SWITCHES = [switch.id for switch in RULEBOOK.switches]
VERDICTS = {"stays-quiet": False, "activated": True, "scouted": True, "scouting-failed": False}


def thrown(stage: Stage, why: str) -> list[tuple[int, Test]]:
    """The dice of a reason that the log shows, with what they were thrown for."""
    dice = [die for line in stage.table.log or [] for die in line.dice if die.why == why]
    return [(die.value, die.test) for die in dice if die.test is not None]


def random_dice(seed: int) -> list[tuple[str, dict[str, object], Thrown]]:
    rng = Random(seed)
    switches = RULEBOOK.compatible([switch for switch in SWITCHES if rng.random() < 0.5])
    table = open_table("mosby", switches=switches, chance=RandomChance(seed))
    while (question := table.question) is not None:
        options = [option for option in question.options if option.verb not in ("disband", "skedaddle")]
        table.answer(rng.choice(options or list(question.options)))
        table.game.notoriety = max(table.game.notoriety, table.game.turn)
    return [(line.say.key, dict(line.say.params), die) for line in table.log or [] for die in line.dice]


@pytest.mark.parametrize("seed", range(8))
def test_every_die_says_what_it_is_thrown_for_and_its_sum_is_that_of_the_rules(seed: int) -> None:
    for key, params, die in random_dice(seed):
        assert die.test is not None, f"nobody knows what {die.why} is for"
        assert die.test.rule, die.why
        if die.why == "combat" and key == "combat-die":
            assert die.test.total(die.value) == params["total"]
        if die.why in ("activation", "scout") and key in VERDICTS:
            assert die.test.passes(die.value) is VERDICTS[key], (key, die)


@rule("mosby", "7.2-1")
@pytest.mark.parametrize(("die", "wakes"), [(2, True), (3, False)])
def test_an_activation_check_shows_what_it_needs_and_the_scout(die: int, wakes: bool) -> None:
    stage = Stage(mosby="hay_market", awareness=3, hand=["scout"], units={"c2.1": "hopewell"})
    stage.dice(activation=die).run(enter, "hopewell")
    ((fell, test),) = thrown(stage, "activation")
    assert (test.needed, test.at_most, test.die, test.at) == (3, True, {"scout": 1}, "hopewell")
    assert test.passes(fell) is wakes


@rule("mosby", "6.1-4")
@pytest.mark.parametrize(("die", "unseen"), [(2, False), (3, True)])
def test_a_scouting_die_must_beat_awareness(die: int, unseen: bool) -> None:
    stage = Stage(mosby="hay_market", awareness=3, hand=["scout"], units={"sutler.1": "hopewell"})
    stage.dice(scout=die, rest=6).run(scout, "hopewell")
    ((fell, test),) = thrown(stage, "scout")
    assert (test.needed, test.die, test.at) == (4, {"scout": 1}, "hopewell")
    assert test.passes(fell) is unseen


@rule("mosby", "6.5-S4")
def test_a_combat_die_names_every_card_that_counts() -> None:
    stage = mosby_attacks("pistol_tactics", "cannon", "surprise_attack", combat=[5])
    stage.choose("play:surprise_attack")
    ((fell, test),) = thrown(stage, "combat")
    assert {name: value for name, value in test.die.items() if value} == {
        "cards": 2,
        "cannon": 1,
        "pistol-tactics": 1,
    }
    assert (test.chart, test.total(fell)) == ("combat_results", 9)
    assert (test.by, test.against, test.at) == (("mosby",), ("c1.1",), "salem")


@rule("mosby", "C1-1")
def test_fearsome_reputation_is_added_to_the_initiative_die() -> None:
    stage = in_rounds(mosby="salem", notoriety=4, hand=["fearsome_reputation"])
    stage.dice(initiative=3).run(initiative)
    assert stage.raid.initiative == stage.box.charts.initiative.at(4)
    stage.table.tell("passed")  # what has fallen is shown with the next line
    ((fell, test),) = thrown(stage, "initiative")
    assert test.total(fell) == 4


def test_a_die_never_names_a_counter_that_nobody_has_seen() -> None:
    stage = skirmish(units={"c3.1": "aldie"}).dice(rest=4)
    stage.run(resolve, "reorganisation.1")
    stage.table.tell("passed")
    for _, test in thrown(stage, "reorganisation"):
        assert (test.by, test.against, test.at) == ((), (), "aldie")
