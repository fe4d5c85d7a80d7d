"""What a player is told of a unit, and what a choice costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.mosquetes.forces import hands, step
from tests.games.mosquetes.opposed import marker, opposed
from tests.games.mosquetes.skirmishing import Stage
from vivac.lab.coverage import rule
from vivac.table import Say

OURS: dict[str, Any] = {"at": [10, 10], "n": 6, "spotted": True, "facing": 0, "profile": "br_regulars"}
FOE: dict[str, Any] = {"profile": "fr_regulars", "at": [20, 10], "n": 7, "spotted": True}


def told(stage: Stage, piece: str, viewer: str | None) -> dict[str, Mapping[str, Any]]:
    """The lines of a profile by their keys."""
    lines = stage.rulebook.profile(stage.box, stage.game, piece, viewer)
    return {say.key.removeprefix("profile-"): say.params for say in lines}


def price(stage: Stage, option: str) -> Say | None:
    ask = stage.table.question
    assert ask is not None
    return stage.table.costs(ask, next(each for each in ask.options if each.id == option))


def action(left: int, then: str = "none", reloads: int = 0, rule: str = "7.1") -> Say:
    return Say("cost-action", {"left": left, "then": then, "reloads": reloads}, rule)


@rule("mosquetes", "3.3", "10.3")
def test_a_profile_tells_type_values_weapons_and_traits_of_any_figure_in_the_open() -> None:
    stage = opposed(OURS, FOE)
    for viewer in ("A", "B", None):
        lines = told(stage, "A1.1", viewer)
        assert lines["type"] == {"type": "regular", "model": "foot", "actions": 2}
        musket = {"weapon": "musket", "range": 24, "near": 4, "far": 6, "dice": 1}
        assert lines["weapon"] == {**musket, "load": "reload", "reloads": 1}
        assert {"drilled", "loaded", "order"} <= set(lines)


@rule("mosquetes", "9.9", "18.3")
def test_what_is_behind_a_marker_is_told_to_its_owner_alone() -> None:
    stage = opposed(OURS, marker((20, 10)))
    number = stage.game.markers["B1"]
    assert told(stage, f"Bm{number}", "B")["marker"] == {"number": number}
    assert told(stage, f"Bm{number}", "A") == told(stage, f"Bm{number}", None) == {}
    assert told(stage, "B1.1", "A") == {}


@rule("mosquetes", "10.10", "10.11")
@pytest.mark.parametrize(
    ("profile", "weapon", "then", "reloads"),
    [("br_regulars", "musket", "reload", 1), ("line_1879", "rifle", "none", 0)],
)
def test_a_shot_tells_what_its_weapon_needs_afterwards(
    profile: str, weapon: str, then: str, reloads: int
) -> None:
    stage = opposed({**OURS, "profile": profile}, FOE).play()
    assert price(stage, f"shoot:B1:{weapon}") == action(2, then, reloads, "10.10")


@rule("mosquetes", "7.1")
def test_a_move_takes_an_action_and_a_charge_the_whole_activation() -> None:
    stage = opposed(OURS, {**FOE, "at": [13, 10]}).play()
    assert price(stage, "move") == action(2, "hasty")
    assert price(stage, "charge:B1") == Say("cost-activation", {"left": 2}, "7.1")


@rule("mosquetes", "6.1")
@pytest.mark.parametrize(("points", "last"), [(2, "yes"), (3, "no")])
def test_an_ability_tells_its_command_points_and_whether_they_are_the_last(points: int, last: str) -> None:
    held = hands(["A-regular", "A-morale", "B-native"], ["clock", "B-morale"])
    stage = step(command={"A": points, "B": 0}, hands=held).play()
    assert price(stage, "order:A1") == Say("cost-command", {"points": 2, "left": points, "last": last}, "6.1")


@rule("mosquetes", "5.12")
@pytest.mark.parametrize(("clocks", "last"), [(0, "no"), (2, "yes")])
def test_a_clock_tells_whether_it_ends_the_turn(clocks: int, last: str) -> None:
    held = hands(["clock", "A-morale", "B-native"], ["B-morale"])
    stage = step(clocks=clocks, hands=held).play()
    assert price(stage, "play:clock") == Say("cost-clock", {"nth": clocks + 1, "of": 3, "last": last}, "5.12")


@rule("mosquetes", "12.3")
def test_who_is_charged_is_told_by_how_many() -> None:
    stage = opposed(OURS, {**FOE, "at": [13, 10]}).play().choose("charge:B1", by="A")
    ask = stage.table.question
    assert ask is not None
    assert (ask.prompt, ask.params["theirs"], ask.params["ours"]) == ("reply-fire", 6, 7)
