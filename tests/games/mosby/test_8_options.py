"""8.1, 8.2, 8.4 to 8.6 Optional rules: victory, events, railroads, the Potomac and demolition."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby import RULEBOOK
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.activation import check_space
from vivac.games.mosby.chapters.combat import reaction_modifier
from vivac.games.mosby.chapters.demolition import demolish
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.preparation import count_events, set_awareness
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import (
    ADVANCED_VICTORY,
    DEMOLITION_FAILURE,
    HIGHER_TARGETS,
    MORE_EVENTS,
    MOSBY,
    NORTH_OF_POTOMAC,
    RAIL_REPAIR,
)
from vivac.games.mosby.seen.view import TEXT
from vivac.lab.coverage import rule
from vivac.table import NotFound

# ---------------------------------------------------------------- 8.1 advanced victory


@rule("mosby", "8.1-1", "8.1-2", "8.1-3", "8.1-4", "8.1-5", "8.1-6")
@pytest.mark.parametrize(
    ("notoriety", "says"),
    [
        (9, "lost-not-famous"),
        (10, "won-marginal"),
        (11, "won-tactical"),
        (12, "won-substantial"),
        (13, "won-decisive"),
        (14, "won-overwhelming"),
        (17, "won-overwhelming"),
    ],
)
@pytest.mark.parametrize("devastated", [(), open_box().confederacy], ids=["refuge", "no refuge"])
def test_at_the_end_of_turn_8_the_win_needs_notoriety_10(
    notoriety: int, says: str, devastated: tuple[str, ...]
) -> None:
    stage = Stage(ADVANCED_VICTORY, turn=8, notoriety=notoriety, devastated=devastated).run(end_turn)
    assert stage.result.say.key == says
    assert stage.result.winners == ((MOSBY,) if notoriety >= 10 else ())
    plain = Stage(turn=8, notoriety=notoriety, devastated=devastated).run(end_turn)
    assert plain.result.say.key == "won"


@rule("mosby", "8.1-1")
@pytest.mark.parametrize("switches", [(), (ADVANCED_VICTORY,)])
def test_turns_awareness_and_tables_are_unchanged(switches: tuple[str, ...]) -> None:
    assert Stage(*switches, turn=7, notoriety=7).run(end_turn).result is None
    assert Stage(*switches, turn=7, notoriety=6).run(end_turn).result.say.key == "lost-forgotten"
    stage = Stage(*switches, notoriety=13).run(set_awareness)
    assert stage.raid.awareness == 4  # by the column of 10
    assert reaction_modifier(stage.box, stage.raid) == stage.box.charts.union_reaction.at(10 + 4)


@rule("mosby", "8.1-2", "8.1-3", "8.1-4", "8.1-5", "8.1-6")
@pytest.mark.parametrize(
    ("notoriety", "number"), [(10, "8.1-2"), (11, "8.1-3"), (12, "8.1-4"), (13, "8.1-5"), (14, "8.1-6")]
)
def test_a_level_of_victory_tells_what_it_means_for_the_war(notoriety: int, number: str) -> None:
    said = Stage(ADVANCED_VICTORY, turn=8, notoriety=notoriety).run(end_turn).result.say
    assert said.rule == number
    for language in ("en", "es"):
        sentence = TEXT.say(said, language)
        assert str(notoriety) in sentence
        assert len(sentence) > 100


@rule("mosby", "8.1-7")
def test_one_cannot_ask_for_two_targets() -> None:
    with pytest.raises(NotFound, match="contradict each other; choose one of them"):
        RULEBOOK.chosen(["opt_8_1_notoriety_11", "opt_8_1_notoriety_13"])


@rule("mosby", "8.1-7")
@pytest.mark.parametrize("advanced", [(), (ADVANCED_VICTORY,)])
@pytest.mark.parametrize(("switch", "target"), HIGHER_TARGETS.items())
def test_the_player_may_ask_for_more_than_10(switch: str, target: int, advanced: tuple[str, ...]) -> None:
    short = Stage(*advanced, switch, turn=8, notoriety=target - 1).run(end_turn).result
    assert (short.winners, short.say.params["needed"]) == ((), target)
    enough = Stage(*advanced, switch, turn=8, notoriety=target).run(end_turn)
    assert enough.result.winners == (MOSBY,)
    level = enough.box.charts.advanced_victory.at(target)
    assert enough.result.say.key == f"won-{level}"


# ---------------------------------------------------------------- 8.2 more events


@rule("mosby", "8.2-1")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize(("switches", "more"), [((), 0), ((MORE_EVENTS,), 2)])
def test_two_more_event_cards_are_drawn(switches: tuple[str, ...], more: int, die: int) -> None:
    stage = Stage(*switches).dice(events=die).run(count_events)
    assert stage.raid.events_to_come == die + more


# ---------------------------------------------------------------- 8.4 railroad repair


@rule("mosby", "8.4-1")
@pytest.mark.parametrize(("die", "mended"), [(1, True), (3, True), (4, False), (6, False)])
@pytest.mark.parametrize("marker", ["revealed", "queried", ""])
def test_at_the_end_of_the_turn_a_die_up_to_3_repairs_a_railroad(die: int, mended: bool, marker: str) -> None:
    position = {marker: ["bristoe_station"]} if marker else {}
    stage = Stage(RAIL_REPAIR, mosby="paris", rails_down=["bristoe_station"], **position)
    stage.dice(railroad_repair=die).run(end_turn)
    assert (stage.raid.rails_down == set()) is mended
    turned = marker == "queried" or (marker == "revealed" and mended)
    assert stage.raid.queried == ({"bristoe_station"} if turned else set())
    assert stage.raid.revealed == ({"bristoe_station"} if marker == "revealed" and not mended else set())


@rule("mosby", "8.4-1")
def test_each_marker_has_a_die_of_its_own_and_there_is_none_without_the_option() -> None:
    torn = ["bristoe_station", "vienna", "halltown"]
    stage = Stage(RAIL_REPAIR, rails_down=torn).dice(railroad_repair=[3, 4, 3]).run(end_turn)
    assert len(stage.raid.rails_down) == 1
    plain = Stage(rails_down=torn).run(end_turn)
    assert plain.raid.rails_down == set(torn)
    assert plain.rolled == []


@rule("mosby", "8.4-1")
def test_the_repair_event_still_exists() -> None:
    stage = Stage(RAIL_REPAIR, mosby="paris", rails_down=["vienna"])
    assert {"repair_railroads.1", "repair_railroads.2", "repair_railroads.3"} <= set(stage.raid.events)
    assert stage.run(resolve, "repair_railroads.1").raid.rails_down == set()


# ---------------------------------------------------------------- 8.5 north of the Potomac


@rule("mosby", "8.5-1")
@pytest.mark.parametrize(
    ("choice", "dice"),
    [
        ("scout:poolesville", {"scout": 6}),
        ("scout:poolesville", {"scout": 1, "activation": 6}),
        ("move:poolesville", {"activation": 6}),
        ("move:poolesville", {"activation": 1}),
    ],
)
def test_revealing_a_space_north_of_the_potomac_is_worth_a_point(choice: str, dice: dict[str, int]) -> None:
    stage = Stage(NORTH_OF_POTOMAC, turn=5, notoriety=5, mosby="leesburg", hand=["gain_initiative"])
    stage.dice(None, **dice).draws("c3").play().choose(choice)
    assert stage.raid.revealed == {"poolesville"}
    assert stage.raid.performance == 1


@rule("mosby", "8.5-1")
@pytest.mark.parametrize(
    ("switches", "turn", "space", "points"),
    [
        ((NORTH_OF_POTOMAC,), 5, "poolesville", 1),
        ((NORTH_OF_POTOMAC,), 8, "tenallytown", 2),  # next to Washington
        ((NORTH_OF_POTOMAC,), 5, "sandy_hook", 2),  # next to a large force across the river
        ((NORTH_OF_POTOMAC,), 4, "tenallytown", 0),
        ((NORTH_OF_POTOMAC,), 5, "annandale", 0),  # south of it
        ((), 5, "tenallytown", 0),
    ],
)
def test_from_turn_5_a_hidden_unit_that_wakes_there_is_worth_a_point_and_one_more_by_a_large_force(
    switches: tuple[str, ...], turn: int, space: str, points: int
) -> None:
    stage = Stage(*switches, turn=turn, awareness=1).dice(activation=1).draws("c3").run(check_space, space)
    assert stage.raid.revealed == {space}
    assert stage.raid.performance == points


@rule("mosby", "8.5-1")
def test_a_large_force_marker_counts_and_a_restore_in_between_does_not_pay_twice() -> None:
    stage = Stage(NORTH_OF_POTOMAC, turn=5, awareness=1, large_forces=["leesburg"], units={"c3.1": "bradley"})
    stage.container().dice(activation=1).draws("c3").run(check_space, "poolesville")
    assert "lines-restored" in stage.told
    assert stage.raid.performance == 2


@rule("mosby", "8.5-2")
@pytest.mark.parametrize(
    ("switches", "mosby", "may"),
    [
        ((NORTH_OF_POTOMAC,), "poolesville", False),
        ((NORTH_OF_POTOMAC,), "leesburg", True),
        ((), "poolesville", True),
    ],
)
def test_mosby_may_not_disband_or_skedaddle_north_of_the_potomac(
    switches: tuple[str, ...], mosby: str, may: bool
) -> None:
    assert ("disband" in Stage(*switches, mosby=mosby).play().options) is may
    assert ("disband" in in_rounds(*switches, mosby=mosby).play().options) is may
    units = {"c3.1": f"{mosby} active"}
    attacked = Stage(*switches, mosby=mosby, hand=["ruse"], units=units).dice(union_movement=3)
    assert attacked.run(union_acts).prompt == ("skedaddle" if may else "combat-cards")


@rule("mosby", "8.5-2")
def test_lee_needs_no_information_under_this_option() -> None:
    assert "lee_needs_information.1" in Stage().raid.events
    stage = Stage(NORTH_OF_POTOMAC)
    assert "lee_needs_information.1" not in stage.raid.events
    assert len(stage.raid.events) == 59


# ---------------------------------------------------------------- 8.6 demolition may fail


@rule("mosby", "8.6-1")
@pytest.mark.parametrize(
    ("target", "fails", "points", "alarm"),
    [("rail", {1}, 3, 1), ("depot", {1}, 6, 1), ("bridge", {1, 2}, 5, 1), ("train", {1, 2}, 5, 2)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_a_demolition_that_fails_destroys_and_scores_nothing_but_awareness_rises(
    target: str, fails: set[int], points: int, alarm: int, die: int
) -> None:
    position = {"mosby": "union_mills", "depots": {"union_mills": 6}, "train": "union_mills"}
    stage = Stage(DEMOLITION_FAILURE, step="first", awareness=1, **position)
    stage.raid.revealed |= stage.box.lines
    stage.raid.forts.clear()  # so that nobody owes a check
    stage.dice(demolition=die).run(demolish, target)
    raid = stage.raid
    gone = {
        "rail": "union_mills" in raid.rails_down,
        "depot": "union_mills" in raid.depots_burnt and not raid.depots,
        "bridge": "union_mills" in raid.bridges_down,
        "train": raid.train_wrecked,
    }
    assert gone == {each: each == target and die not in fails for each in gone}
    assert raid.performance == (0 if die in fails else points)
    assert raid.awareness == 1 + alarm


@rule("mosby", "8.6-1")
@pytest.mark.parametrize("die", [2, 3])
def test_all_checks_are_made_and_the_action_is_spent_whether_it_fails_or_not(die: int) -> None:
    stage = in_rounds(DEMOLITION_FAILURE, mosby="dumfries", awareness=1)
    stage.dice(demolition=die, activation=[6, 6, 6]).play().choose("demolish:bridge")
    assert stage.rolled == ["demolition", "activation", "activation", "activation"]
    assert (stage.raid.round, stage.prompt) == (2, "round")


@rule("mosby", "8.6-1")
def test_the_escorts_are_checked_though_the_train_was_not_destroyed() -> None:
    stage = in_rounds(DEMOLITION_FAILURE, mosby="kernstown", train="kernstown", escorts_unknown=2)
    stage.dice(demolition=2, activation=[6, 6]).run(demolish, "train")
    assert stage.rolled == ["demolition", "activation", "activation"]
    assert stage.raid.escorts_unknown == 2
