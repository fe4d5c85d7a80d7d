"""17.2-17.5 Collapse, victory and side missions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.mosquetes.forces import BOX, hands, step, turns_left
from tests.games.mosquetes.opposed import men
from tests.games.mosquetes.skirmishing import Stage, ground
from vivac.games.mosquetes.chapters.ending import end_game, end_turn
from vivac.games.mosquetes.chapters.objectives import collapsed, mission_done, note_bold_ground
from vivac.games.mosquetes.chapters.setting_up import draw_missions
from vivac.lab.coverage import rule


def row(count: int, y: float) -> list[tuple[float, float]]:
    return [(4 + 2 * nth, y) for nth in range(count)]


def left(a: int, b: int = 9, turns: int = 3, **more: Any) -> Stage:
    """So many of nine on each side."""
    units = {"A1": men(*row(a, 10)), "B1": men(*row(b, 30))}
    stage = step(units=units, **more)
    for unit, count in (("A1", a), ("B1", b)):
        stage.game.strength[unit], stage.game.killed[unit] = 9, 9 - count
    turns_left(stage, turns)
    return stage


# ---------------------------------------------------------------- 17.2, 17.5 collapse


@rule("mosquetes", "17.2")
@pytest.mark.parametrize(("figures", "falls"), [(3, False), (2, True)])
def test_a_side_with_less_than_a_third_collapses_and_the_enemy_gains_three(figures: int, falls: bool) -> None:
    stage = left(figures, clocks=2, hands=hands(["clock", "A-morale"], ["B-regular"])).play()
    stage.choose("play:clock", by="A")
    assert (stage.table.outcome is not None) is falls
    assert ("collapse" in stage.told) is falls
    assert stage.game.points == {"A": 0, "B": 3 if falls else 0}


@rule("mosquetes", "17.2")
def test_those_that_flee_do_not_count_and_those_that_left_count_on_neither_side() -> None:
    stage = left(9)
    stage.game.fleeing.add("A1")
    assert collapsed(stage.box, stage.game, "A")
    stage = left(2)
    stage.game.killed["A1"], stage.game.left["A1"] = 3, 4  # two of five are here
    assert not collapsed(stage.box, stage.game, "A")
    stage.game.killed["A1"], stage.game.left["A1"] = 5, 2  # two of seven
    assert collapsed(stage.box, stage.game, "A")


@rule("mosquetes", "17.2")
def test_nobody_collapses_before_the_turn_ends() -> None:
    stage = (
        left(1, hands=hands(["clock", "A-morale"], ["B-regular", "clock"]))
        .play()
        .choose("play:clock", by="A")
    )
    assert stage.table.outcome is None
    assert stage.game.points == {"A": 0, "B": 0}


@rule("mosquetes", "17.5")
def test_if_both_collapse_each_gains_three() -> None:
    stage = left(2, 1).run(end_turn)
    assert stage.game.points == {"A": 3, "B": 3}
    assert stage.result.say.key == "outcome-draw"


# ---------------------------------------------------------------- 17.3 the end


@rule("mosquetes", "17.3")
@pytest.mark.parametrize(("turn", "ends"), [(2, False), (3, True)])
def test_the_game_ends_after_the_last_turn(turn: int, ends: bool) -> None:
    stage = left(9, turn=turn, clocks=2, hands=hands(["clock", "A-morale"], ["B-regular"])).play()
    stage.choose("play:clock", by="A")
    assert (stage.table.outcome is not None) is ends


@rule("mosquetes", "17.3")
@pytest.mark.parametrize(
    ("a", "b", "winners", "key"),
    [
        (4, 4, (), "outcome-draw"), (5, 4, ("A",), "outcome-won"), (4, 8, ("B",), "outcome-won"),
        (9, 4, ("A",), "outcome-decisive"), (0, 5, ("B",), "outcome-decisive"),
    ],
)  # fmt: skip
def test_most_points_win_and_five_more_decide(a: int, b: int, winners: tuple[str, ...], key: str) -> None:
    stage = left(9, points={"A": a, "B": b}).run(end_game)
    assert (stage.result.winners, stage.result.say.key) == (winners, key)


# ---------------------------------------------------------------- 17.4 side missions


def on_a_mission(mission: str, **units: dict[str, Any]) -> Stage:
    stage = step(units={"A1": men(*row(9, 10)), "B1": men(*row(9, 30)), **units})
    stage.game.missions["A"] = mission
    return stage


def done(stage: Stage) -> bool:
    return mission_done(stage.box, stage.game, "A")


@rule("mosquetes", "17.4")
def test_each_side_rolls_in_secret_for_one_of_five() -> None:
    names = ("trophy", "care", "nerve", "bold_ground", "steel")
    assert [BOX.charts.side_missions.at(die) for die in range(10)] == [name for name in names for _ in "12"]
    stage = step(units={"A1": men((5, 5)), "B1": men((5, 30))}, step="missions")
    stage.game.switches = frozenset({"side_missions"})
    stage.draws(3, 8).run(draw_missions)
    assert stage.game.missions == {"A": "care", "B": "steel"}


@rule("mosquetes", "17.4")
def test_without_the_switch_there_are_no_missions() -> None:
    stage = step(units={"A1": men((5, 5)), "B1": men((5, 30))}, step="missions").run(draw_missions)
    assert stage.game.missions == {"A": "", "B": ""}


@rule("mosquetes", "17.4")
def test_trophy_is_an_enemy_officer_eliminated() -> None:
    for profile, killed, wins in (
        ("off_regular", 1, True),
        ("off_regular", 0, False),
        ("br_regulars", 1, False),
    ):
        stage = on_a_mission("trophy", B2=men((50, 20), profile=profile))
        stage.game.killed["B2"] = killed
        assert done(stage) is wins
    stage = on_a_mission("trophy", A2=men((35, 20), profile="off_regular"))
    stage.game.killed["A2"] = 1
    assert not done(stage)


@rule("mosquetes", "17.4")
@pytest.mark.parametrize(("killed", "fled", "wins"), [(3, 0, True), (2, 1, True), (3, 1, False)])
def test_care_loses_no_more_than_a_third(killed: int, fled: int, wins: bool) -> None:
    stage = on_a_mission("care")
    stage.game.killed["A1"], stage.game.fled["A1"], stage.game.killed["B1"] = killed, fled, 9
    assert done(stage) is wins


@rule("mosquetes", "17.4")
def test_nerve_has_no_unit_fleeing_or_fled() -> None:
    stage = on_a_mission("nerve")
    stage.game.fleeing.add("B1")
    assert done(stage)
    stage.game.fleeing.add("A1")
    assert not done(stage)
    stage = on_a_mission("nerve")
    stage.game.fled["A1"] = 1
    assert not done(stage)


@rule("mosquetes", "17.4")
@pytest.mark.parametrize(
    ("places", "wins"), [([(5, 35), (7, 35)], True), ([(5, 35), (7, 29.75)], False), ([(5, 5)], False)]
)
def test_bold_ground_is_a_unit_wholly_in_the_enemys_zone_at_a_turn_end(
    places: list[tuple[float, float]], wins: bool
) -> None:
    stage = on_a_mission("bold_ground", A1=men(*places), B1=men((30, 35)))
    sheet = stage.box.sheets[stage.game.scenario]
    zones = (((0.0, 30.0), (40.0, 30.0), (40.0, 40.0), (0.0, 40.0)),)
    sides = (sheet.side[0], msgspec.structs.replace(sheet.side[1], zones=zones))
    stage.box.lay_ground(msgspec.structs.replace(sheet, id="zoned", side=sides))
    stage.game.scenario = "zoned"
    note_bold_ground(stage.box, stage.game)
    assert done(stage) is wins


@rule("mosquetes", "17.4")
def test_steel_is_a_melee_won_by_whoever_started_it() -> None:
    scenario = ground(size=(60, 40))
    for die, wins in ((1, True), (9, False)):
        units = {
            "A1": men((20, 20), (20, 22), facing=0),
            "B1": men((24, 20), (24, 22), unloaded=1, facing=180),
        }
        stage = Stage(
            scenario, strip="AB", step="act", unit="A1", owner="A", side="A", actions=2, units=units
        )
        stage.game.errand = "troops"
        stage.dice(rest=5, attack=[0] * 12, reaction=[die] * 6).play().choose("charge:B1", by="A")
        assert ("A" in stage.game.steel) is wins
        assert "B" not in stage.game.steel


@rule("mosquetes", "17.4", "17.5")
def test_a_mission_done_is_worth_two_and_is_scored_last() -> None:
    stage = left(9, missions={"A": "nerve", "B": "trophy"})
    stage.game.switches = frozenset({"side_missions"})
    stage.run(end_game)
    assert stage.game.points == {"A": 2, "B": 0}
    assert stage.told == ["mission-done", "mission-failed"]


@rule("mosquetes", "17.5")
def test_objectives_are_scored_before_missions() -> None:
    zone = [[0, 0], [9, 0], [9, 9], [0, 9]]
    goal = {"id": "hold", "side": "A", "kind": "hold", "zone": zone, "min": 1, "vp": 1}
    units = {"A1": men((5, 5)), "B1": men((5, 30))}
    stage = Stage(ground(goals=[goal]), strip="AB", units=units, missions={"A": "nerve", "B": "nerve"})
    stage.game.switches = frozenset({"side_missions"})
    stage.run(end_game)
    assert stage.told == ["scored", "mission-done", "mission-done"]
    assert stage.game.points == {"A": 3, "B": 2}
