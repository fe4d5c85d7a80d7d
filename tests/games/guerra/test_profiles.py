"""What a player is told of a counter, and what a choice costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.guerra.campaigning import Stage
from tests.games.guerra.veiled import SALTA, armies
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST
from vivac.lab.coverage import rule
from vivac.table import Say


def told(stage: Stage, piece: str, viewer: str | None) -> dict[str, Mapping[str, Any]]:
    """The lines of a profile by their keys."""
    lines = stage.rulebook.profile(stage.box, stage.war, piece, viewer)
    return {say.key.removeprefix("profile-"): say.params for say in lines}


def price(stage: Stage, option: str) -> Say | None:
    ask = stage.table.question
    assert ask is not None
    return stage.table.costs(ask, ask.find(option))


def ops(count: int, left: int, siege: str = "no", friction: str = "no") -> Say:
    said = {"last": "yes" if count == left else "no", "friction": friction}
    return Say("cost-ops", {"ops": count, "left": left, "siege": siege, **said}, "3.3-7")


@rule("guerra", "1.2-1")
def test_a_profile_tells_both_factors_of_a_unit_and_its_steps() -> None:
    stage = Stage(side="royalist", units={"ra_cuzco": "charcas reduced"})
    lines = told(stage, "ra_cuzco", PATRIOT)
    assert lines["strength"]["steps"] == 1
    assert lines["strength"]["factor"] == lines["strength"]["reduced"] < lines["strength"]["full"]


@rule("guerra", "5.1-1", "3.3-5")
def test_a_profile_tells_the_force_of_a_unit_and_its_leader() -> None:
    stage = armies(on=False)
    lines = told(stage, "ra_cuzco", PATRIOT)
    assert lines["army"]["units"] == 2
    assert lines["led"]["leader"] == "ld_pezuela"


@rule("guerra", "5.1.3-2")
def test_nothing_below_an_army_marker_is_told_to_the_opponent() -> None:
    stage = armies()
    for piece in (*SALTA, "army_r1"):
        assert told(stage, piece, PATRIOT) == told(stage, piece, None) == {}
        assert told(stage, piece, ROYALIST)
    assert told(stage, "army_r1", ROYALIST)["army"]["units"] == 2


@rule("guerra", "3.3-7")
def test_an_operation_tells_its_points_and_whether_they_are_the_last() -> None:
    stage = Stage(side="royalist", step="march", ops=1, active=["ra_cuzco"], units={"ra_cuzco": "charcas"})
    assert price(stage.play(), "move:salta") == ops(1, 1)
    assert price(stage, "stop") == Say("cost-stop", {"ops": 1}, "3.3-9")


@rule("guerra", "3.3-10")
def test_an_attack_by_a_tired_force_tells_of_friction() -> None:
    units = {"ra_cuzco": "salta", "pl_ri_1": "salta"}
    stage = Stage(side="royalist", step="march", ops=2, spent=5, active=["ra_cuzco"], units=units).play()
    attack = next(option for option in stage.options if option.startswith("attack:"))
    assert price(stage, attack) == ops(2, 2, friction="yes")


@rule("guerra", "6.2-5")
def test_who_marches_away_is_told_which_siege_is_given_up() -> None:
    stage = Stage(
        side="royalist",
        step="march",
        ops=3,
        active=["ra_cuzco"],
        units={"ra_cuzco": "banda_oriental besieging montevideo", "pl_ri_1": "montevideo"},
    ).play()
    move = next(option for option in stage.options if option.startswith("move:"))
    assert price(stage, move) == ops(1, 3, siege="montevideo")


@rule("guerra", "5.0-3")
def test_a_change_of_position_costs_nothing_and_is_counted() -> None:
    units = {"ra_cuzco": "lima"}
    stage = Stage(side="royalist", step="march", ops=3, active=["ra_cuzco"], units=units).play()
    enter = next(option for option in stage.options if option.startswith("enter:"))
    assert price(stage, enter) == Say("cost-turn", {"nth": 1, "of": 2}, "5.0-3")


@rule("guerra", "4.4-1")
def test_an_option_to_build_tells_its_resource_points() -> None:
    stage = Stage(side="royalist", step="building", rp={"royalist": 5}, units={"ra_cuzco": "lima"}).play()
    option = next(each for each in stage.options if each.startswith("buy:") and "art" in each)
    assert price(stage, option) == Say("cost-rp", {"rp": "2", "left": "5", "last": "no"}, "4.4-1")
