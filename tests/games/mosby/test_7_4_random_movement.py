"""7.4 Random movement, and ties settled by a die."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.chapters.combat import inflict_losses
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.randomness import by_die, random_exit
from vivac.lab.coverage import rule


@rule("mosby", "7.4-1")
@pytest.mark.parametrize(
    ("space", "exits"),
    [
        ("dumfries", "occoquan independent_hill occoquan independent_hill occoquan independent_hill"),
        ("bradley", "independent_hill brentsville union_mills independent_hill brentsville union_mills"),
        ("gainesville", "greenwich buckland_mills hay_market groveton greenwich buckland_mills"),
        ("hay_market", "gainesville white_plains hopewell aldie sudley_springs gainesville"),
        ("washington", "fort_slocum bladensburg bennings_bridge uniontown fort_runyon tenallytown"),
    ],
)
def test_exits_are_counted_clockwise_from_the_first_wrapping_round(space: str, exits: str) -> None:
    taken = [Stage().dice(random_movement=die).run(random_exit, space).result for die in range(1, 7)]
    assert taken == exits.split()


@rule("mosby", "7.4-2")
def test_each_of_several_random_spaces_has_a_die_of_its_own() -> None:
    stage = Stage(mosby="dumfries", units={"c3.1": "hay_market active"})
    stage.dice(union_movement=2, random_movement=[4, 4, 2]).run(union_acts)
    assert stage.raid.where["c3.1"] == "hopewell"  # by aldie and middleburg
    assert stage.rolled == ["union-movement", "random-movement", "random-movement", "random-movement"]


@rule("mosby", "7.4-3")
@pytest.mark.parametrize(
    ("count", "chosen"),
    [(2, "ababab"), (3, "abcabc"), (4, "abcd"), (5, "abcde"), (6, "abcdef")],
)
def test_a_die_chooses_among_equals_in_turn(count: int, chosen: str) -> None:
    for die, letter in enumerate(chosen, 1):
        stage = Stage().dice(tie=die).run(by_die, list("abcdef"[:count]))
        assert (stage.result, stage.rolled) == (letter, ["tie"])


@rule("mosby", "7.4-3")
@pytest.mark.parametrize(("count", "again"), [(4, [5, 6]), (5, [6, 6])])
def test_of_four_or_five_what_cannot_be_shared_out_is_rolled_again(count: int, again: list[int]) -> None:
    stage = Stage().dice(tie=[*again, 2]).run(by_die, list("abcde"[:count]))
    assert (stage.result, stage.rolled) == ("b", ["tie"] * 3)


@rule("mosby", "7.4-3")
def test_a_single_candidate_needs_no_die() -> None:
    stage = Stage().run(by_die, ["a"])
    assert (stage.result, stage.rolled) == ("a", [])


@rule("mosby", "7.4-3")
@pytest.mark.parametrize(("tie", "first"), [(1, "salem"), (2, "piedmont")])
def test_spaces_are_numbered_in_the_order_of_exits(tie: int, first: str) -> None:
    stage = Stage(mosby="middletown", units={"c3.1": "rectortown active"})
    assert stage.box.exits["rectortown"].index("salem") < stage.box.exits["rectortown"].index("piedmont")
    stage.dice(union_movement=3, tie=tie).run(union_acts)
    entered = [line.say.params["space"] for line in stage.table.log or [] if line.say.key == "union-moved"]
    assert entered[0] == first


@rule("mosby", "7.4-3")
@pytest.mark.parametrize(("tie", "hurt"), [(1, "c3.1"), (2, "c2.1"), (3, "c4.1")])
def test_units_are_numbered_in_order_of_arrival(tie: int, hurt: str) -> None:
    units = dict.fromkeys(("c3.1", "c2.1", "c4.1"), "hay_market active")
    stage = Stage(mosby="hay_market", units=units)
    stage.dice(tie=tie).run(inflict_losses, list(stage.at("hay_market")), 1)
    assert stage.raid.losses == {hurt: 1}


@rule("mosby", "7.4-3")
@pytest.mark.parametrize(
    ("count", "dice", "chosen"),
    [
        (7, [1, 1], "a"),
        (7, [2, 2], "a"),  # the eighth of 35 places
        (7, [6, 5], "g"),
        (7, [6, 6, 1, 2], "b"),  # the 36th place is over
        (8, [6, 2], "h"),
        (8, [6, 3, 6, 6, 1, 3], "c"),
        (9, [6, 6], "i"),
    ],
)
def test_among_more_than_six_two_dice_choose_and_what_is_over_is_rolled_again(
    count: int, dice: list[int], chosen: str
) -> None:
    stage = Stage().dice(tie=dice).run(by_die, list("abcdefghi"[:count]))
    assert (stage.result, stage.rolled) == (chosen, ["tie"] * len(dice))
