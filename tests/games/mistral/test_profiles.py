"""What a player is told of a counter, and what a choice costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.lab.coverage import rule
from vivac.table import Option, Say


def told(stage: Stage, piece: str, viewer: str | None) -> dict[str, Mapping[str, Any]]:
    """The lines of a profile by their keys."""
    lines = stage.rulebook.profile(stage.box, stage.war, piece, viewer)
    return {say.key.removeprefix("profile-"): say.params for say in lines}


def price(stage: Stage, role: str, option: str) -> Say | None:
    ask = stage.table.question_for(role)
    assert ask is not None
    return stage.table.costs(ask, Option(*option.split(":")))


def at_sea(**position: Any) -> Stage:
    return Stage(
        scenario="1744",
        formations={"B_FA": fleet("minorca_roads", "rowley", B1=4, B2=3), "S_FB": fleet("catalan_sea", S1=4)},
        **position,
    ).play()


@rule("mistral", "IC 2.32")
def test_a_squadron_tells_its_ships_its_damage_and_where_that_tells() -> None:
    stage = at_sea()
    lines = told(stage, "B1", "british")
    what = stage.box.elements["B1"]
    assert lines["ships"] == {"ships": 4, "most": what.most}
    thresholds = {"value": what.value, "third": what.third, "two_thirds": what.two_thirds}
    assert lines["damage"] == {"dp": 0, **thresholds}


@rule("mistral", "IC 1.7a")
def test_what_a_formation_holds_is_told_to_its_owner_and_to_the_enemy_once_it_is_located() -> None:
    stage = at_sea()
    assert told(stage, "B_FA", "british")["strength"] == {"squadrons": 2, "ships": 7, "dp": 0}
    assert "posture" in told(stage, "B_FA", "british")
    for viewer in ("bourbon", None):
        lines = told(stage, "B_FA", viewer)
        assert "unknown" in lines
        assert not {"strength", "squadron", "led", "posture", "capacity"} & set(lines)
    stage.war.located["B_FA"] = stage.war.impulse
    lines = told(stage, "B_FA", "bourbon")
    assert lines["strength"]["ships"] == 7
    assert "posture" not in lines


@rule("mistral", "IC 4.32")
def test_what_the_enemy_plans_is_not_told_before_both_have_done() -> None:
    stage = at_sea()
    stage.war.located["B_FA"] = stage.war.impulse
    before = told(stage, "B_FA", "bourbon")
    stage.choose("turn_to:B_FA", "posture:B_FA:engage", "exchange:B2", "form:B_D2", by="british")
    assert told(stage, "B_FA", "bourbon") == before
    assert told(stage, "B_FA", "british") != before


@rule("mistral", "IC 5.12", "IC 5.13")
def test_a_step_of_a_course_tells_its_points_and_when_it_is_reached() -> None:
    stage = at_sea(winds=[]).choose("turn_to:B_FA", "course:B_FA", by="british")
    ask = stage.table.question_for("british")
    assert ask is not None
    steps = [option.id for option in ask.options if option.verb == "sail"]
    first = price(stage, "british", steps[0])
    assert first is not None
    assert (first.key, first.params["later"], first.params["capacity"]) == ("cost-sail", 0, 4)
    for _ in range(5):
        ask = stage.table.question_for("british")
        assert ask is not None
        stage.choose(next(option.id for option in ask.options if option.verb == "sail"), by="british")
    ask = stage.table.question_for("british")
    assert ask is not None
    last = price(stage, "british", next(option.id for option in ask.options if option.verb == "sail"))
    assert last is not None
    assert int(last.params["later"]) > 0


@rule("mistral", "IC 2.43")
@pytest.mark.parametrize(("turn", "impulses"), [(6, 1), (2, 2)])
def test_preparing_tells_when_the_formation_puts_to_sea(turn: int, impulses: int) -> None:
    docked = {"B_FA": {**fleet("port_mahon", "rowley", B1=4), "state": "refitting"}}
    stage = Stage(scenario="1744", turn=turn, formations=docked).play().choose("turn_to:B_FA", by="british")
    assert price(stage, "british", "prepare:B_FA") == Say("cost-preparing", {"impulses": impulses}, "IC 2.43")
