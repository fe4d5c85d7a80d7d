"""Drills: worked examples that either come out to the letter or say where they do not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from toys import OVER, TOY, toy
from vivac.box import BoxError
from vivac.lab.drill import Drill, Opening, Step, load_drill, run_drill
from vivac.table import D6, Complaint, Option, Rulebook, Table

RAID = TOY.drills / "raid.toml"
GO, STAY = Option("go"), Option("stay")


def drill(*steps: Step, **fields: Any) -> Drill:
    return Drill("toy", "2.2-1", {"en": "A drill", "es": "Un ejemplo"}, steps=steps, **fields)


def problem(drill: Drill, rulebook: Rulebook[Any]) -> tuple[int, str] | None:
    failure = run_drill(drill, rulebook)
    return failure and (failure.step, str(failure.problem))


def opened_by_a_die(then: Any = ()) -> Rulebook[Any]:
    """A die, a forced move, a question, another forced move, another question."""

    async def play(table: Table[Any]) -> Any:
        game = table.game
        game.step = await table.roll(D6, "raid")
        for options in ([Option("first")], [GO, STAY], [Option("second")], [GO, STAY]):
            game.done.append((await table.ask("north", "raid", options)).id)
            if options[-1] in then:
                game.step = await table.roll(D6, "raid")
        return OVER

    return toy(play)


def test_a_drill_that_comes_out_passes() -> None:
    assert run_drill(load_drill(RAID), TOY) is None


def test_the_position_is_laid_over_the_set_up_before_play_begins() -> None:
    ok = drill(Step(expect={"turn": 1}), position={"north": "ace", "south": "two"})
    assert problem(ok, TOY) is None, "with both cards dealt no card is drawn"


def test_dice_before_the_first_question_belong_to_the_opening() -> None:
    opening = Opening(dice=(4,), expect={"step": 4})
    assert problem(drill(opening=opening), opened_by_a_die()) is None
    assert problem(drill(), opened_by_a_die()) == (0, "The script has no die left for raid.")


def test_a_drill_may_expect_exactly_what_is_offered() -> None:
    opening = Opening(dice=(1,), expect={"offered": ["go", "stay"]})
    assert problem(drill(opening=opening), opened_by_a_die()) is None
    wrong = Opening(dice=(1,), expect={"offered": ["go"]})
    assert problem(drill(opening=wrong), opened_by_a_die()) is not None


@pytest.mark.parametrize(
    "steps",
    [
        [Step(role="north", choose="go"), Step(role="north", choose="stay")],
        [Step(role="north", choose=("go", "stay"))],
        [
            Step(role="north", choose="first"),
            Step(role="north", choose="go"),
            Step(role="north", choose="second"),
            Step(role="north", choose="stay"),
        ],
        [Step(role="north", choose=("first", "go")), Step(role="north", choose=("second", "stay"))],
    ],
)
def test_a_forced_move_may_be_named_or_left_out(steps: list[Step]) -> None:
    last = Step(expect={"done": 4, "outcome": "drawn", "question": ""})
    assert problem(drill(*steps, last, opening=Opening(dice=(1,))), opened_by_a_die()) is None


@pytest.mark.parametrize(
    ("steps", "failure"),
    [
        ([Step(role="north", choose="second")], (1, '"second" is not offered. Offered: go, stay.')),
        ([Step(role="north", choose=("go", "first"))], (1, '"first" is not offered. Offered: go, stay.')),
        ([Step(role="north", choose="go", dice=(3,))], (1, "The script was not used up: 3 left over.")),
        ([Step(role="north", choose="go", draw=("ace",))], (1, "The script was not used up: ace left over.")),
        ([Step(role="north", choose="go"), Step(expect={"done": 9})], (2, "expected done = 9, got 3.")),
        (
            [Step(expect={"luck": 9})],
            (1, 'there is no fact called "luck". There are: question, offered, outcome, done, step.'),
        ),
        ([Step(role="north", choose=("go", "go", "go"))], (1, '"go" cannot be chosen: the game is over.')),
        (
            [Step(role=("north", "south"), choose=("go", "stay"))],
            (1, '"stay" is for south to choose, but north is asked.'),
        ),
        (
            [Step(role="south", choose="first")],
            (1, '"first" is for south to choose, but north is asked.'),
        ),
    ],
)
def test_a_drill_that_does_not_come_out_says_where_and_how(
    steps: list[Step], failure: tuple[int, str]
) -> None:
    assert problem(drill(*steps, opening=Opening(dice=(1,))), opened_by_a_die()) == failure


def test_a_die_that_is_missing_is_reported_with_its_step() -> None:
    rulebook = opened_by_a_die(then=(STAY,))
    assert problem(drill(Step(role="north", choose="go"), opening=Opening(dice=(1,))), rulebook) == (
        1,
        "The script has no die left for raid.",
    )


def test_rules_that_break_down_are_a_failure_not_a_crash() -> None:
    async def play(table: Table[Any]) -> Any:
        raise KeyError("lost")

    step, sentence = problem(drill(), toy(play)) or (0, "")
    assert step == 0
    assert sentence.startswith("the rules broke down: KeyError: 'lost' (test_drill.py,")


def test_facts_compare_as_toml_would_hold_them() -> None:
    start = {"north": "ace", "south": "king"}
    step = Step(expect={"places": {"north": "ford", "south": "ford"}, "spies": []})
    assert problem(drill(step, position=start), TOY) is None


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("dice = [5]", 'dice = ["five"]', "raid.toml: step.1.dice.0: Expected .int., got .str."),
        ("rule = ", "rules = ", "raid.toml: -: Object contains unknown field .rules."),
        ("choose", "chose", "raid.toml: step.0: Object contains unknown field .chose."),
        ("role = ", "# ", "raid.toml: step.0: .role. does not say who chooses"),
        ('"south"]', "]", "raid.toml: step.0: .role. and .choose. are not of one length"),
    ],
)
def test_a_mistake_in_a_drill_names_file_key_and_reason(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    path = tmp_path / "raid.toml"
    path.write_text(RAID.read_text().replace(old, new, 1))
    with pytest.raises(BoxError, match=sentence):
        load_drill(path)


def test_a_drill_that_cannot_be_read_is_a_complaint(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="none.toml cannot be read"):
        load_drill(tmp_path / "none.toml")


def test_a_drill_of_an_unknown_game_or_scenario_fails() -> None:
    unknown = Drill("chess", "1", {})
    failure = run_drill(unknown)
    assert failure is not None
    assert "no game called" in str(failure.problem)
    failure = run_drill(drill(scenario="endless"), TOY)
    assert failure is not None
    assert "no scenario called" in str(failure.problem)
