"""7.3 The Union's action."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.box.unpacking import CONTAINER
from vivac.games.mosby.chapters.disbanding import skedaddle
from vivac.games.mosby.chapters.hiding import hide_resolves
from vivac.games.mosby.chapters.preparation import move_roaming_unit
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.lab.coverage import rule


def told_of(stage: Stage, key: str) -> dict[str, object]:
    """What the log says of something that happened once."""
    (said,) = [line.say.params for line in stage.table.log or [] if line.say.key == key]
    return dict(said)


def moves(stage: Stage) -> list[object]:
    """The spaces entered, in order."""
    return [line.say.params["space"] for line in stage.table.log or [] if line.say.key == "union-moved"]


@rule("mosby", "7.3-1")
def test_non_combat_units_act_first_then_combat_units_and_the_player_chooses_within_each_group() -> None:
    units = {
        "c3.1": "occoquan active",
        "courier.1": "winchester active",
        "c2.1": "paris active",
        "picket.1": "strasburg active",
        "c4.1": "dumfries active",
    }
    stage = Stage(mosby="hay_market", units=units).dice(union_movement=[1, 1]).run(union_acts)
    assert stage.to_act == {"courier.1", "picket.1"}
    stage.choose("act:picket.1")
    assert stage.raid.active == {"c3.1", "c2.1", "c4.1"}
    assert stage.to_act == {"c3.1", "c2.1", "c4.1"}
    stage.dice(union_movement=3).choose("act:c3.1")
    assert stage.raid.where["c3.1"] == "manassas_junction"  # its whole move is made before the next unit's
    assert stage.to_act == {"c2.1", "c4.1"}
    stage.dice(union_movement=[1, 1]).choose("act:c4.1")
    assert stage.raid.active == {"c3.1"}
    assert stage.chance.left == {}


@rule("mosby", "7.3-2")
@pytest.mark.parametrize("space", ["paris", "hay_market"])
def test_a_retreated_unit_removes_its_marker_and_does_nothing_else(space: str) -> None:
    stage = Stage(mosby="hay_market", units={"c3.1": f"{space} active regrouping"}).run(union_acts)
    assert stage.raid.regrouping == set()
    assert stage.raid.active == {"c3.1"}
    assert stage.raid.where["c3.1"] == space
    assert stage.rolled == []  # no die and no attack
    assert stage.prompt == ""


@rule("mosby", "7.3-2")
def test_a_unit_that_regroups_beside_mosby_stays_out_of_the_attack_of_others() -> None:
    units = {"c6.1": "hay_market active regrouping", "c2.1": "gainesville active"}
    stage = Stage(mosby="hay_market", units=units).dice(union_movement=3).run(union_acts)
    stage.choose("act:c2.1")
    assert stage.prompt == "skedaddle"
    assert told_of(stage, "battle")["union"] == 2


@rule("mosby", "7.3-3", "7.3-10")
@pytest.mark.parametrize(
    ("die", "random", "ends", "active"),
    [
        (1, [], "occoquan", False),
        (2, [2, 2, 1], "bradley", True),  # by dumfries and independent_hill
        (3, [], "manassas_junction", True),
        (4, [], "manassas_junction", True),
        (5, [], "manassas_junction", True),
        (6, [], "groveton", True),
    ],
)
def test_what_a_combat_unit_does_on_each_die(die: int, random: list[int], ends: str, active: bool) -> None:
    stage = Stage(mosby="hay_market", units={"c3.1": "occoquan active"})
    stage.dice(union_movement=die, random_movement=random).run(union_acts)
    assert stage.raid.where["c3.1"] == ends
    assert (stage.raid.active == {"c3.1"}) is active
    assert stage.chance.left == {}


@rule("mosby", "7.3-4", "7.3-10", "7.3-11")
@pytest.mark.parametrize(
    ("die", "random", "ends", "active"),
    [
        (1, [], "middletown", False),
        (2, [1, 1, 1], "winchester", True),
        (3, [], "winchester", True),
        (4, [], "winchester", True),
        (5, [], "winchester", True),
        (6, [], "winchester", True),
    ],
)
@pytest.mark.parametrize("unit", ["picket.1", "courier.1", "sutler.1"])
def test_what_a_non_combat_unit_does_on_each_die(
    unit: str, die: int, random: list[int], ends: str, active: bool
) -> None:
    target = "stephensons_depot" if die in (3, 4) else "groveton"  # four spaces off: help is not reached
    stage = Stage(mosby="strasburg", units={unit: "middletown active", "c2.1": target})
    stage.dice(union_movement=die, random_movement=random).run(union_acts)
    assert stage.raid.where[unit] == ends  # by newtown and kernstown, and never a fourth space
    assert (stage.raid.active == {unit}) is active
    assert stage.chance.left == {}


@rule("mosby", "7.3-4")
def test_a_non_combat_unit_runs_for_help_only_as_far_as_it_must() -> None:
    stage = Stage(mosby="strasburg", units={"courier.1": "middletown active", "c2.1": "newtown"})
    stage.dice(union_movement=3).run(union_acts)
    assert stage.raid.where["courier.1"] == "newtown"


# ---------------------------------------------------------------- 7.3-5 toward and away


@rule("mosby", "7.3-5")
@pytest.mark.parametrize(("tie", "ends"), [(1, "strasburg"), (2, "newtown"), (5, "strasburg")])
def test_toward_is_along_a_shortest_path_and_a_die_chooses_among_equals(tie: int, ends: str) -> None:
    stage = Stage(mosby="middletown", units={"c3.1": "millwood active"})
    stage.dice(union_movement=3, tie=tie).run(union_acts)
    assert stage.raid.where["c3.1"] == ends  # by white_post or by winchester
    assert stage.rolled == ["union-movement", "tie"]


@rule("mosby", "7.3-5")
def test_the_path_is_judged_afresh_in_every_space() -> None:
    stage = Stage(mosby="middletown", units={"c3.1": "middleburg active"})
    stage.dice(union_movement=3, tie=[2, 1]).run(union_acts)
    assert stage.rolled == ["union-movement", "tie", "tie"]
    assert moves(stage) == ["rectortown", "salem", "barbees_cross_roads"]


@rule("mosby", "7.3-5")
@pytest.mark.parametrize(("tie", "first"), [(1, "berryville"), (2, "summit_point")])
def test_away_enters_the_neighbour_farthest_from_mosby_and_a_die_chooses_among_equals(
    tie: int, first: str
) -> None:
    stage = Stage(mosby="duffields_depot", units={"courier.1": "charlestown active"})
    stage.dice(rest=1, union_movement=5, tie=tie).run(union_acts)
    assert moves(stage)[0] == first


@rule("mosby", "7.3-5")
def test_away_may_lead_to_a_space_no_farther_from_mosby() -> None:
    stage = Stage(mosby="winchester", units={"courier.1": "smithfield active"})
    stage.dice(rest=1, union_movement=6).run(union_acts)
    distance = stage.box.network.distance["winchester"]
    assert moves(stage)[0] == "leetown"
    assert distance["leetown"] == distance["smithfield"]


@rule("mosby", "7.3-5")
def test_away_never_leads_nearer_to_mosby() -> None:
    stage = Stage(mosby="occoquan", units={"courier.1": "white_post active"}).dice(union_movement=5)
    stage.run(union_acts)
    assert stage.raid.where["courier.1"] == "white_post"
    assert stage.raid.active == {"courier.1"}


# ---------------------------------------------------------------- 7.3-6, 7.3-7 finding Mosby


@rule("mosby", "7.3-6")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_combat_unit_in_mosbys_space_rolls_and_attacks_unless_it_is_a_1(die: int) -> None:
    stage = Stage(mosby="hay_market", units={"c3.1": "hay_market active"}).dice(union_movement=die)
    stage.run(union_acts)
    assert stage.rolled == ["union-movement"]
    assert stage.raid.where["c3.1"] == "hay_market"
    assert stage.prompt == ("" if die == 1 else "skedaddle")
    assert (stage.raid.active == set()) is (die == 1)


@rule("mosby", "7.3-7")
@pytest.mark.parametrize(("die", "random"), [(3, []), (6, []), (2, [3])])
def test_a_combat_unit_stops_on_entering_mosbys_space(die: int, random: list[int]) -> None:
    stage = Stage(mosby="hay_market", units={"c3.1": "gainesville active"})
    stage.dice(union_movement=die, random_movement=random).run(union_acts)
    assert stage.raid.where["c3.1"] == "hay_market"
    assert stage.prompt == "skedaddle"


@rule("mosby", "7.3-7")
def test_combat_waits_until_every_active_unit_has_moved() -> None:
    units = {"c3.1": "gainesville active", "c2.1": "aldie active", "c1.1": "strasburg active"}
    stage = Stage(mosby="hay_market", units=units).dice(union_movement=[3, 3, 1]).run(union_acts)
    stage.choose("act:c3.1")
    assert stage.prompt == "union-unit"
    stage.choose("act:c2.1")
    assert stage.prompt == "skedaddle"
    assert told_of(stage, "battle")["union"] == 5
    assert "c1.1" not in stage.raid.active


# ---------------------------------------------------------------- 7.3-8 the nearest Union unit


@rule("mosby", "7.3-8")
@pytest.mark.parametrize("unit", ["c2.2", "courier.2", "c2.2 active"])
def test_help_is_the_nearest_other_space_with_a_union_unit(unit: str) -> None:
    other, *active = unit.split()
    units = {"sutler.1": "middletown active", "c2.1": "middletown", "c4.1": "paris", other: "newtown"}
    stage = Stage(mosby="paris", units=units)
    stage.raid.active |= {other} if active else set()
    stage.dice(union_movement=[3, 1]).run(union_acts)
    assert stage.raid.where["sutler.1"] == (CONTAINER if active else "newtown")


@rule("mosby", "7.3-8")
def test_a_large_force_is_help_and_unrevealed_spaces_are_not() -> None:
    stage = Stage(mosby="paris", units={"courier.1": "bristoe_station active"})
    stage.dice(union_movement=3, tie=1).run(union_acts)
    assert moves(stage) == ["manassas_junction", "union_mills", "centreville"]
    assert stage.raid.where["courier.1"] == CONTAINER


@rule("mosby", "7.3-8")
def test_the_wagon_train_is_no_help() -> None:
    units = {"courier.1": "newtown active", "c2.1": "strasburg"}
    stage = Stage(mosby="kernstown", train="kernstown", units=units).dice(union_movement=3).run(union_acts)
    assert stage.raid.where["courier.1"] == "strasburg"


@rule("mosby", "7.3-8")
@pytest.mark.parametrize(("tie", "ends"), [(1, "berryville"), (2, "kernstown")])
def test_equally_near_help_makes_one_tie(tie: int, ends: str) -> None:
    units = {"courier.1": "winchester active", "c2.1": "kernstown", "c3.1": "berryville"}
    stage = Stage(mosby="paris", units=units).dice(union_movement=3, tie=tie).run(union_acts)
    assert stage.raid.where["courier.1"] == ends
    assert stage.rolled == ["union-movement", "tie"]


@rule("mosby", "7.3-8")
def test_two_targets_by_the_same_way_are_one_candidate() -> None:
    units = {"courier.1": "kernstown active", "c2.1": "berryville", "c3.1": "millwood"}
    stage = Stage(mosby="strasburg", units=units).dice(union_movement=4, tie=2).run(union_acts)
    assert stage.raid.where["courier.1"] == "millwood"
    assert stage.rolled == ["union-movement", "tie"]  # none until winchester


# ---------------------------------------------------------------- 7.3-9 the Potomac


@rule("mosby", "7.3-9")
@pytest.mark.parametrize(
    ("start", "die", "random", "ends"),
    [
        ("poolesville", 6, [], "leesburg"),  # crosses at once, and stops
        ("barnesville", 6, [], "poolesville"),  # stops on the bank, though the way lies across
        ("poolesville", 2, [4], "leesburg"),
        ("barnesville", 2, [2, 4], "poolesville"),
    ],
)
def test_a_potomac_road_takes_the_whole_move_of_a_union_unit(
    start: str, die: int, random: list[int], ends: str
) -> None:
    stage = Stage(mosby="aldie", units={"c3.1": f"{start} active"})
    stage.dice(union_movement=die, random_movement=random).run(union_acts)
    assert stage.raid.where["c3.1"] == ends
    assert stage.chance.left == {}


@rule("mosby", "7.3-9")
def test_non_combat_units_are_bound_by_the_potomac_too() -> None:
    units = {"courier.1": "barnesville active", "c2.1": "leesburg"}
    stage = Stage(mosby="paris", units=units).dice(union_movement=3).run(union_acts)
    assert stage.raid.where["courier.1"] == "poolesville"


@rule("mosby", "7.3-9")
def test_a_pike_across_the_potomac_is_free() -> None:
    stage = Stage(mosby="annandale", units={"c3.1": "washington active"}).dice(union_movement=3, tie=1)
    stage.run(union_acts)
    assert stage.raid.where["c3.1"] == "annandale"


@rule("mosby", "7.3-9")
def test_a_beaten_attacker_goes_back_across_the_potomac() -> None:
    stage = Stage(mosby="leesburg", strength=5, units={"c3.1": "poolesville active"})
    stage.raid.revealed |= stage.box.lines - stage.box.forts
    stage.dice(union_movement=3, combat=2).run(union_acts).choose("fight")
    assert stage.raid.where["c3.1"] == "poolesville"


@rule("mosby", "7.3-9")
def test_hide_skedaddling_and_preparation_send_units_across_the_potomac() -> None:
    across = {"c3.1": "leesburg active"}
    hiding = Stage(mosby="aldie", hidden=True, units=across).dice(random_movement=1).run(hide_resolves)
    running = Stage(mosby="leesburg", units=across).dice(random_movement=1, casualty=6).run(skedaddle)
    roaming = Stage(mosby="aldie", units={"c3.1": "leesburg"}).dice(random_movement=1)
    roaming.run(move_roaming_unit, "c3.1")
    assert {stage.raid.where["c3.1"] for stage in (hiding, running, roaming)} == {"poolesville"}
