"""6.2 Move: where to, how far, and across the Potomac."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.actions import act_in_round
from vivac.games.mosby.chapters.movement import allowance
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

# Roads only, outside the lines and behind them (revealed, so that nothing is owed).
OUTSIDE = ["hay_market", "white_plains", "salem", "rectortown", "piedmont", "markham", "linden"]
BEHIND = ["pohick_church", "occoquan", "dumfries", "independent_hill", "bradley", "brentsville"]
TWO_LEADERS = {"dulaney": "kidnapped", "stoughton": "kidnapped"}


def moves(stage: Stage) -> set[str]:
    return {option.removeprefix("move:") for option in stage.options if option.startswith("move:")}


def ride(stage: Stage, path: list[str]) -> int:
    """Ride along a path as far as the rules allow; how many spaces that was."""
    stage.run(act_in_round)
    while "play:spur_horses" in stage.options:
        stage.choose("play:spur_horses")
    for spaces, space in enumerate(path[1:]):
        if space not in moves(stage):
            return spaces
        stage.choose(f"move:{space}")
    raise AssertionError("the path is too short")


# ---------------------------------------------------------------- 6.2-1, 6.2-2


@rule("mosby", "6.2-1")
@pytest.mark.parametrize("space", sorted(open_box().spaces))
def test_mosby_moves_along_roads_and_pikes_only(space: str) -> None:
    roads = open_box().contents.map.road
    joined = {road.b for road in roads if road.a == space} | {road.a for road in roads if road.b == space}
    assert moves(Stage(mosby=space).play()) == joined
    assert moves(in_rounds(mosby=space).play()) == joined


@rule("mosby", "6.2-1")
@pytest.mark.parametrize("stage", [Stage, in_rounds])
@pytest.mark.parametrize("space", ["union_mills", "manassas_junction", "occoquan"])
def test_demolished_bridges_and_rails_never_affect_movement(stage: type[Stage], space: str) -> None:
    box = open_box()
    ruined = stage(mosby=space, bridges_down=box.bridges, rails_down=box.rails).play()
    assert moves(ruined) == set(box.exits[space])
    assert ruined.table.why_not("mosby", f"move:{box.exits[space][0]}") is None


@rule("mosby", "6.2-1")
@pytest.mark.parametrize("stage", [Stage, in_rounds])
def test_a_space_that_is_not_adjacent_is_refused_with_the_rule(stage: type[Stage]) -> None:
    refusal = stage(mosby="groveton").play().table.why_not("mosby", "move:hay_market")
    assert refusal is not None
    assert refusal.say.rule == "6.2-1"


@rule("mosby", "6.2-2")
def test_in_operations_mosby_moves_any_number_of_spaces_one_at_a_time_and_nothing_happens() -> None:
    path = ["hay_market", "gainesville", "groveton", "manassas_junction", "bristoe_station", "greenwich"]
    stage = Stage(mosby=path[0], awareness=5, revealed=["manassas_junction", "bristoe_station"]).play()
    for space in path[1:]:
        stage.choose(f"move:{space}")
        assert stage.raid.mosby == space
        assert stage.prompt == "operations"
    assert stage.rolled == stage.chance.drawn == []
    assert stage.raid.performance == 0
    assert stage.raid.awareness == 5


@rule("mosby", "6.2-2")
def test_in_operations_no_burden_slows_mosby() -> None:
    stage = Stage(mosby=BEHIND[0], hand=["cannon"], leaders=TWO_LEADERS, revealed=BEHIND).play()
    stage.choose(*(f"move:{space}" for space in BEHIND[1:5]))
    assert BEHIND[5] in moves(stage)
    assert stage.table.why_not("mosby", f"move:{BEHIND[5]}") is None


@rule("mosby", "6.2-2")
def test_in_rounds_too_an_empty_space_causes_nothing() -> None:
    stage = in_rounds(mosby="gainesville", awareness=5, revealed=["manassas_junction"]).run(act_in_round)
    stage.choose("move:groveton", "move:manassas_junction", "move:groveton")
    assert stage.rolled == stage.chance.drawn == []
    assert stage.raid.mosby == "groveton"


@rule("mosby", "6.2-2")
def test_if_an_entry_starts_rounds_the_rest_of_the_operations_move_is_lost() -> None:
    stage = Stage(mosby="groveton", hand=["gain_initiative"]).dice(activation=1).draws("c2")
    stage.play().choose("move:manassas_junction")
    assert stage.raid.step is Phase.INITIATIVE
    assert stage.prompt == "initiative"


# ---------------------------------------------------------------- 6.2-3, 6.2-16


@rule("mosby", "6.2-3")
@pytest.mark.parametrize(
    ("hand", "spaces"),
    [
        ([], 3),
        (["spur_horses"], 4),
        (["spur_horses", "spur_horses"], 5),
        (["cannon"], 1),
        (["cannon", "spur_horses"], 2),
        (["fast_horses"], 3),  # not without a pike
        (["pistol_tactics", "scout"], 3),
    ],
)
def test_in_rounds_mosby_moves_three_spaces_more_or_less_for_cards(hand: list[str], spaces: int) -> None:
    assert ride(in_rounds(mosby=OUTSIDE[0], hand=hand), OUTSIDE) == spaces


@rule("mosby", "6.2-3", "6.3-3")
@pytest.mark.parametrize(
    ("hand", "leaders", "spaces"),
    [
        ([], {"dulaney": "kidnapped"}, 2),
        ([], {"dulaney": "free", "stoughton": "gone"}, 3),
        ([], TWO_LEADERS, 1),
        (["cannon"], {"stoughton": "kidnapped"}, 0),
        (["cannon"], TWO_LEADERS, 0),
        (["cannon", "spur_horses"], TWO_LEADERS, 0),  # -1 + 1, not 0 + 1: all are summed first
        (["cannon", "spur_horses", "spur_horses"], TWO_LEADERS, 1),
    ],
)
def test_each_kidnapped_leader_costs_a_space_on_top_of_the_cannon_and_the_sum_is_never_below_nothing(
    hand: list[str], leaders: dict[str, str], spaces: int
) -> None:
    stage = in_rounds(mosby=BEHIND[0], hand=hand, leaders=leaders, revealed=BEHIND)
    assert ride(stage, BEHIND) == spaces
    assert allowance(stage.box, stage.raid, pike=False) == spaces


PIKE_FIRST = ["aldie", "middleburg", "white_plains", "salem", "piedmont", "markham"]
PIKE_LAST = ["white_plains", "salem", "rectortown", "middleburg", "aldie", "mountville"]
PIKES = ["paris", "upperville", "rectors_cross_roads", "middleburg", "aldie", "mount_zion"]


@rule("mosby", "6.2-3")
@pytest.mark.parametrize("path", [PIKE_FIRST, PIKE_LAST, PIKES])
@pytest.mark.parametrize(("hand", "spaces"), [([], 3), (["fast_horses"], 4), (["fast_horses", "cannon"], 1)])
def test_fast_horses_add_one_space_if_any_edge_of_the_move_is_a_pike(
    path: list[str], hand: list[str], spaces: int
) -> None:
    if "cannon" in hand and path is not PIKE_LAST:
        spaces = 2  # the first edge is a pike
    assert ride(in_rounds(mosby=path[0], hand=hand), path) == spaces


@rule("mosby", "6.2-3")
def test_the_last_edge_counts_so_only_pikes_lead_on_after_three_roads() -> None:
    stage = in_rounds(mosby=PIKE_LAST[0], hand=["fast_horses"]).run(act_in_round)
    stage.choose(*(f"move:{space}" for space in PIKE_LAST[1:4]))
    assert moves(stage) == {"aldie", "rectors_cross_roads"}


@rule("mosby", "6.2-3")
@pytest.mark.parametrize("spaces", [1, 2])
def test_mosby_may_move_fewer_spaces(spaces: int) -> None:
    stage = in_rounds(mosby=OUTSIDE[0]).run(act_in_round)
    stage.choose(*(f"move:{space}" for space in OUTSIDE[1 : spaces + 1]), "stop")
    assert stage.raid.mosby == OUTSIDE[spaces]
    assert stage.table.outcome is not None  # the action is over


@rule("mosby", "6.2-3")
def test_a_move_of_no_spaces_is_a_pass() -> None:
    stage = in_rounds(mosby=BEHIND[0], hand=["cannon"], leaders={"dulaney": "kidnapped"}).play()
    assert moves(stage) == set()
    refusal = stage.table.why_not("mosby", "move:occoquan")
    assert refusal is not None
    assert refusal.say.rule == "6.2-3"
    stage.choose("pass")
    assert stage.raid.round == 2

    spurred = in_rounds(mosby=OUTSIDE[0], hand=["spur_horses"]).play().choose("play:spur_horses", "stop")
    assert (spurred.raid.mosby, spurred.raid.round) == (OUTSIDE[0], 2)


@rule("mosby", "6.2-3")
def test_the_allowance_is_that_of_one_move_and_the_next_starts_afresh() -> None:
    stage = in_rounds(mosby=OUTSIDE[0], hand=["spur_horses", "fast_horses"]).run(act_in_round)
    stage.choose("play:spur_horses", "move:aldie", "move:middleburg", "stop")  # the second edge is a pike
    assert ride(stage, ["middleburg", *OUTSIDE[1:]]) == 3


@rule("mosby", "6.2-16")
def test_spurs_count_from_the_moment_they_are_played_and_spaces_moved_against_them() -> None:
    stage = in_rounds(mosby=OUTSIDE[0], hand=["spur_horses"]).run(act_in_round)
    stage.choose(*(f"move:{space}" for space in OUTSIDE[1:4]))
    assert moves(stage) == set()
    stage.choose("play:spur_horses")
    assert OUTSIDE[4] in moves(stage)
    stage.choose(f"move:{OUTSIDE[4]}")
    assert moves(stage) == set()


@rule("mosby", "6.2-16")
@pytest.mark.parametrize(
    ("burden", "relief", "left"),
    [
        ({"hand": ["cannon"]}, "drop:cannon", 2),
        ({"hand": ["spur_horses"], "leaders": TWO_LEADERS}, "free:dulaney", 1),
    ],
)
def test_dropping_the_cannon_or_freeing_a_leader_counts_at_once(
    burden: dict[str, Any], relief: str, left: int
) -> None:
    stage = in_rounds(mosby=BEHIND[0], revealed=BEHIND, **burden).run(act_in_round)
    stage.choose(f"move:{BEHIND[1]}")
    assert moves(stage) == set()
    stage.choose(relief)
    for space in BEHIND[2 : 2 + left]:
        stage.choose(f"move:{space}")
    assert moves(stage) == set()


@rule("mosby", "6.2-16", "6.3-4")
def test_delivering_a_leader_in_mid_move_ends_the_penalty() -> None:
    stage = in_rounds(mosby="manassas_junction", leaders={"dulaney": "kidnapped"}).run(act_in_round)
    stage.choose("move:groveton", "move:gainesville", "move:hay_market")
    assert moves(stage) == set()
    assert stage.raid.notoriety == 2


# ---------------------------------------------------------------- 6.2-4 the Potomac

NORTH_BANK, SOUTH_BANK = "poolesville", "leesburg"
BOTH_BANKS = [NORTH_BANK, "barnesville", "seneca_mills", "darnestown", "sandy_hook", "berlin"]


@rule("mosby", "6.2-4")
@pytest.mark.parametrize(
    ("bank", "other"), [(SOUTH_BANK, NORTH_BANK), (NORTH_BANK, SOUTH_BANK)], ids=["north", "south"]
)
@pytest.mark.parametrize("hand", [[], ["spur_horses", "fast_horses"]], ids=["bare", "cards"])
def test_in_rounds_a_road_across_the_potomac_takes_the_whole_move(
    bank: str, other: str, hand: list[str]
) -> None:
    stage = in_rounds(mosby=bank, revealed=BOTH_BANKS, hand=hand).run(act_in_round)
    stage.choose(f"move:{other}")
    assert stage.raid.mosby == other
    assert stage.table.outcome is not None  # no question: he has stopped, cards or not


@rule("mosby", "6.2-4")
@pytest.mark.parametrize("hand", [[], ["spur_horses", "fast_horses"]])
def test_it_must_be_the_first_space_of_the_move(hand: list[str]) -> None:
    stage = in_rounds(mosby="hamilton", revealed=BOTH_BANKS, hand=hand).run(act_in_round)
    stage.choose(f"move:{SOUTH_BANK}")  # by a pike
    if hand:
        stage.choose("play:spur_horses")
    assert moves(stage) == {"dranesville", "farmwell_station", "oatlands", "hamilton", "waterford"}
    refusal = stage.table.why_not("mosby", f"move:{NORTH_BANK}")
    assert refusal is not None
    assert refusal.say.rule == "6.2-4"


@rule("mosby", "6.2-4")
@pytest.mark.parametrize(("leaders", "crosses"), [({}, True), ({"dulaney": "kidnapped"}, False)])
def test_the_crossing_needs_an_allowance_of_one(leaders: dict[str, str], crosses: bool) -> None:
    stage = in_rounds(mosby=NORTH_BANK, hand=["cannon"], leaders=leaders, revealed=BOTH_BANKS).play()
    assert (SOUTH_BANK in moves(stage)) is crosses


@rule("mosby", "6.2-4")
def test_a_pike_across_the_potomac_is_a_space_like_any_other() -> None:
    stage = in_rounds(mosby="halltown", revealed=["halltown", *BOTH_BANKS]).dice(activation=6)
    stage.run(act_in_round).choose("move:harpers_ferry", "move:sandy_hook", "move:berlin")
    assert stage.raid.mosby == "berlin"


@rule("mosby", "6.2-4")
def test_in_operations_the_potomac_is_no_obstacle() -> None:
    stage = Stage(mosby="hamilton", revealed=BOTH_BANKS).play()
    stage.choose(f"move:{SOUTH_BANK}", f"move:{NORTH_BANK}", "move:seneca_mills", f"move:{NORTH_BANK}")
    stage.choose(f"move:{SOUTH_BANK}")
    assert stage.raid.mosby == SOUTH_BANK


@rule("mosby", "6.2-4")
@pytest.mark.parametrize(
    ("mosby", "start", "stops"),
    [("waterford", "point_of_rocks", "taylorstown"), ("taylorstown", "jefferson", "point_of_rocks")],
    ids=["crosses and stops", "stops on the bank"],
)
def test_the_restriction_binds_the_union_as_well(mosby: str, start: str, stops: str) -> None:
    stage = Stage(mosby=mosby, step="second", initiative="mosby", units={"c2.1": f"{start} active"})
    stage.dice(union_movement=3).run(union_acts)
    assert stage.raid.where["c2.1"] == stops
