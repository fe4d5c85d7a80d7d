"""1 Dice, numbers, and the order of rolling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import Stage, acting, ground
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.melee import Melee, take_possession
from vivac.games.mosquetes.chapters.models import in_order
from vivac.games.mosquetes.chapters.reaction import morale_tests
from vivac.games.mosquetes.game import Skirmish
from vivac.lab.coverage import rule
from vivac.table import Table

OPEN = ground()


def recruits(name: str, **values: Any) -> str:
    """Regulars with values of their own."""
    box = open_box(None)
    box.troops.setdefault(name, box.troops["br_regulars"]._replace(id=name, **values))
    return name


def shooting(profile: str = "br_regulars", target: str = "fr_regulars", far: float = 6, **foe: Any) -> Stage:
    """One man about to shoot at six."""
    men = {"profile": profile, "figures": [[5, 5]], "facing": 0, "spotted": True}
    foes = {"profile": target, "n": 6, "at": [5 + far + 1, 5], "facing": 180, "spotted": True, **foe}
    return acting("A1", {"A1": men, "B1": foes}, scenario=OPEN)


def left(stage: Stage, unit: str = "B1") -> int:
    return len(stage.game.figures[unit])


# ---------------------------------------------------------------- the die


@rule("mosquetes", "1.1")
def test_the_only_die_is_read_from_zero_to_nine() -> None:
    assert dict(D10.outcomes()) == dict.fromkeys(range(10), 1)


@rule("mosquetes", "1.1")
@pytest.mark.parametrize(("die", "told"), [(0, "fall-back"), (3, "stand")])
def test_the_face_zero_is_worth_nothing_and_not_ten(die: int, told: str) -> None:
    stage = shooting(n=7).dice(hit=9, wound=9, reaction=die).play().choose("shoot:B1:musket", by="A")
    (line,) = [line for line in stage.table.log or [] if line.say.key == "reaction"]
    assert line.say.params["result"] == told  # six figures left: +1


@rule("mosquetes", "1.2")
@pytest.mark.parametrize(("die", "hit"), [(4, False), (5, True), (6, True)])
def test_a_value_is_reached_by_that_number_or_more(die: int, hit: bool) -> None:
    stage = shooting().dice(hit=die, wound=9, reaction=9).play().choose("shoot:B1:musket", by="A")
    assert left(stage) == (5 if hit else 6)


@rule("mosquetes", "1.2")
@pytest.mark.parametrize(("die", "dead"), [(3, False), (4, True)])
def test_a_power_is_reached_by_that_number_or_more(die: int, dead: bool) -> None:
    stage = shooting().dice(hit=9, wound=die, reaction=9).play().choose("shoot:B1:musket", by="A")
    assert left(stage) == (5 if dead else 6)


@rule("mosquetes", "1.3")
@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True)])
def test_a_modifier_is_added_to_the_die(die: int, hit: bool) -> None:
    stage = shooting(target="rangers", order="open").dice(hit=die, wound=9, reaction=9).play()
    stage.choose("shoot:B1:musket", by="A")
    assert left(stage) == (5 if hit else 6)


@rule("mosquetes", "1.3")
def test_the_total_told_is_the_die_with_its_modifiers() -> None:
    stage = shooting().dice(hit=9, wound=9, reaction=3).play().choose("shoot:B1:musket", by="A")
    (line,) = [line for line in stage.table.log or [] if line.say.key == "reaction"]
    assert line.say.params["total"] == 3  # five figures: no modifier
    assert line.say.params["result"] == "fall-back"


# ---------------------------------------------------------------- naturals


@rule("mosquetes", "1.4")
def test_a_natural_zero_never_hits() -> None:
    marksmen = recruits("test-marksmen", shooting=0)
    stage = shooting(marksmen, "fr_dragoons").dice(hit=0).play().choose("shoot:B1:musket", by="A")
    assert left(stage) == 6
    again = shooting(marksmen, "fr_dragoons").dice(hit=1, wound=9, reaction=9).play()
    assert left(again.choose("shoot:B1:musket", by="A")) == 5


def melee(profile: str, other: str = "fr_regulars") -> Stage:
    units = {
        "A1": {"profile": profile, "figures": [[10, 10]], "facing": 0, "spotted": True},
        "B1": {"profile": other, "figures": [[11, 10]], "facing": 180, "spotted": True},
    }
    return Stage(OPEN, strip="AB", units=units)


async def blows(table: Table[Skirmish], *, defended: bool = False) -> tuple[int, int]:
    """The hits and the dead of one attack by A1 on B1."""
    fight = Melee(table.box, table.box.terrain(table.game.scenario), table.game, "A1", "B1", False)
    fight.defended = defended
    struck = await fight.attack(table, [("A1", 0)], fight.engaged())
    dead = await fight.defend(table, struck)
    return sum(hit for _, _, hit in struck), len(dead)


@rule("mosquetes", "1.4")
@pytest.mark.parametrize(("attack", "die", "hits"), [(0, 0, 0), (0, 1, 1), (12, 8, 0), (12, 9, 1)])
def test_attack_dice_fail_on_zero_and_succeed_on_nine(attack: int, die: int, hits: int) -> None:
    stage = melee(recruits(f"test-attack-{attack}", attack=attack)).dice(attack=die, defence=9).run(blows)
    assert stage.result == (hits, 0)


@rule("mosquetes", "1.4")
@pytest.mark.parametrize(("defence", "die", "dead"), [(0, 0, 1), (0, 1, 0), (12, 8, 1), (12, 9, 0)])
def test_defence_dice_fail_on_zero_and_succeed_on_nine(defence: int, die: int, dead: int) -> None:
    target = recruits(f"test-defence-{defence}", defence=defence)
    stage = melee("br_regulars", target).dice(attack=9, defence=die).run(blows)
    assert stage.result == (1, dead)


@rule("mosquetes", "1.5")
@pytest.mark.parametrize(("dice", "dead"), [([4, 4], 1), ([4, 5], 0), ([5], 0)])
def test_a_die_is_rolled_again_once_and_the_second_stands(dice: list[int], dead: int) -> None:
    stage = melee("br_regulars").dice(attack=9, defence=dice).run(blows, defended=True)
    assert stage.result == (1, dead)
    assert stage.chance.left == {}
    assert stage.rolled.count("defence") == len(dice)


# ---------------------------------------------------------------- the order of rolling


@rule("mosquetes", "1.6")
@pytest.mark.parametrize(("dice", "dead"), [([6, 4], 0), ([4, 6], 1), ([7, 4], 1)])
def test_figures_roll_by_number_lowest_first(dice: list[int], dead: int) -> None:
    """Figure 0 stands back beyond 12″ and needs a 7; figure 1 needs a 5."""
    men = {"profile": "br_regulars", "figures": [[5, 5], [9, 5]], "facing": 0, "spotted": True}
    foes = {"profile": "fr_regulars", "n": 6, "at": [20, 5], "facing": 180, "spotted": True}
    stage = acting("A1", {"A1": men, "B1": foes}, scenario=OPEN)
    stage.dice(hit=dice, wound=9, reaction=9).play().choose("shoot:B1:musket", by="A")
    assert left(stage) == 6 - dead


@rule("mosquetes", "1.6")
def test_unit_two_comes_before_unit_ten() -> None:
    assert in_order({"A10", "A2", "A1"}) == ["A1", "A2", "A10"]
    half = {"profile": "br_regulars", "n": 4, "facing": 0, "spotted": True}
    units = {"A10": {**half, "at": [30, 20]}, "A2": {**half, "at": [10, 20]}}
    stage = Stage(OPEN, strip="AB", units=units)
    stage.game.strength.update({"A2": 8, "A10": 8})
    stage.dice(reaction=[9, 0]).run(morale_tests, "A")
    assert stage.game.fleeing == {"A10"}


@rule("mosquetes", "1.6")
def test_the_active_side_goes_before_the_other() -> None:
    stage = melee("br_regulars")

    async def end(table: Table[Skirmish]) -> None:
        fight = Melee(table.box, table.box.terrain(table.game.scenario), table.game, "B1", "A1", False)
        await take_possession(table, fight, ["A1", "B1"])

    stage.run(end)
    assert stage.table.question is not None
    assert stage.table.question.role == "B"
    stage.choose("face:90", by="B")
    assert stage.game.facing["B1"] == 90
    assert stage.table.question.role == "A"


# ---------------------------------------------------------------- what a die says of itself


@rule("mosquetes", "1.4")
@pytest.mark.parametrize(("die", "hit"), [(0, False), (5, False), (6, True), (9, True)])
def test_every_die_knows_what_is_added_to_it_what_it_needs_and_whether_it_comes_off(
    die: int, hit: bool
) -> None:
    stage = shooting(target="rangers", order="open").dice(hit=die, wound=9, reaction=4).play()
    stage.choose("shoot:B1:musket", by="A")
    lines = [line for line in stage.table.log or [] if line.dice]
    shot = lines[0].dice[0]
    assert shot.test is not None
    assert (shot.test.die, shot.test.passes(shot.value)) == ({"open_order": -1}, hit)
    assert [line.say.key for line in lines] == ["shots-fired", *["casualties", "reaction"] * hit]
    if hit:
        reaction = lines[-1].dice[0]
        assert reaction.test is not None
        assert lines[-1].say.params["total"] == reaction.test.total(reaction.value)
        assert (reaction.test.chart, reaction.test.keys) == ("troop_types", ("irregular", "stand"))
