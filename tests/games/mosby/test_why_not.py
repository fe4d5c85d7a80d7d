"""Why not? Natural mistakes, and the rule that forbids each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds

Case = tuple[dict[str, Any], str, str, str]

OPERATIONS: list[Case] = [
    ({"mosby": "hay_market"}, "move:paris", "move-not-adjacent", "6.2-1"),
    ({"mosby": "hay_market"}, "paris", "move-not-adjacent", "6.2-1"),  # pointing at a place
    ({"mosby": "hay_market"}, "scout:bradley", "scout-not-adjacent", "6.1-1"),
    ({"mosby": "hay_market"}, "scout:aldie", "scout-nothing-there", "6.1-1"),
    ({"mosby": "chantilly"}, "scout:fairfax_court_house", "scout-nothing-there", "6.1-1"),
    ({"mosby": "salem"}, "demolish:bridge", "demolish-nothing", "6.4-1"),
    ({"mosby": "salem"}, "demolish:depot", "demolish-nothing", "6.4-1"),
    ({"mosby": "salem"}, "demolish:rail", "demolish-own", "6.4-1"),  # outside the lines
    ({"mosby": "farmwell_station"}, "demolish:bridge", "demolish-own", "6.4-1"),
    ({"mosby": "occoquan", "bridges_down": ["occoquan"]}, "demolish:bridge", "demolish-already", "6.4-5"),
    ({"mosby": "occoquan", "bridges_down": ["occoquan"]}, "demolish:rail", "demolish-nothing", "6.4-1"),
    ({"mosby": "vienna", "rails_down": ["vienna"]}, "demolish:rail", "demolish-already", "6.4-5"),
    ({"mosby": "dumfries", "depots_burnt": ["dumfries"]}, "demolish:depot", "demolish-already", "6.4-5"),
    ({"mosby": "salem"}, "demolish:train", "demolish-no-train", "7.8-10"),
    ({"mosby": "alexandria"}, "kidnap:dulaney", "kidnap-not-free", "6.3-1"),
    (
        {"mosby": "alexandria", "leaders": {"dulaney": "kidnapped"}},
        "kidnap:dulaney",
        "kidnap-not-free",
        "6.3-1",
    ),
    ({"mosby": "salem", "leaders": {"dulaney": "free"}}, "kidnap:dulaney", "kidnap-elsewhere", "6.3-1"),
    ({"mosby": "salem"}, "attack", "attack-nobody-here", "6.5-1"),
    ({"mosby": "salem", "hand": ["hide"]}, "play:hide", "hide-only-in-rounds", "7.2-H"),
    ({"mosby": "salem"}, "play:hide", "card-not-held", "5.1-3"),
    ({"mosby": "salem", "hand": ["scout"]}, "play:scout", "card-permanent", "5.1-1"),
    ({"mosby": "salem", "hand": ["ambush"]}, "play:ambush", "card-not-now", "W-6"),
    ({"mosby": "salem", "hand": ["spur_horses"]}, "play:spur_horses", "card-not-now", "W-4"),
    ({"mosby": "salem"}, "drop:cannon", "card-not-held", "5.1-3"),
    ({"mosby": "salem"}, "free:dulaney", "free-not-held", "6.3-5"),
]
ROUNDS: list[Case] = [
    (
        {"mosby": "salem", "units": {"c2.1": "salem active"}},
        "disband",
        "disband-under-fire",
        "6.6-2",
    ),
    ({"mosby": "fairfax_station", "hand": ["hide"]}, "play:hide", "hide-in-large-force", "7.2-H"),
    (
        {"mosby": "salem", "train": "salem", "units": {"c2.1": "salem active escort"}},
        "demolish:train",
        "demolish-train-guarded",
        "7.8-10",
    ),
    (
        {
            "mosby": "vienna",
            "hand": ["cannon"],
            "leaders": {"dulaney": "kidnapped"},
        },
        "move:lewinsville",
        "move-too-far",
        "6.2-3",
    ),
]
PLACES: list[tuple[dict[str, Any], str, str]] = [
    ({}, "hay_market", "place-not-home"),
    ({}, "vienna", "place-not-home"),
    ({"joined_lines": ["aldie"]}, "aldie", "place-behind-lines"),
    ({"devastated": ["paris"]}, "paris", "place-devastated"),
    ({"units": {"c2.1": "union"}}, "union", "place-occupied"),
    ({"units": {"picket.1": "union"}}, "union", "place-occupied"),
]


def refused(stage: Stage, target: str) -> tuple[str, str]:
    refusal = stage.table.why_not("mosby", target)
    assert refusal is not None, f"nothing forbids {target}"
    return refusal.say.key, refusal.say.rule


@pytest.mark.parametrize(("position", "target", "key", "number"), OPERATIONS)
def test_a_mistake_in_operations_is_explained_with_its_rule(
    position: dict[str, Any], target: str, key: str, number: str
) -> None:
    assert refused(Stage(**position).play(), target) == (key, number)


@pytest.mark.parametrize(("position", "target", "key", "number"), ROUNDS)
def test_a_mistake_in_rounds_is_explained_with_its_rule(
    position: dict[str, Any], target: str, key: str, number: str
) -> None:
    stage = in_rounds(**position).play()
    assert refused(stage, target) == (key, number)
    assert target not in stage.options


@pytest.mark.parametrize(("position", "space", "key"), PLACES)
@pytest.mark.parametrize("target", ["place:{}", "{}"])
def test_mosby_is_not_placed_in_a_bad_space(
    position: dict[str, Any], space: str, key: str, target: str
) -> None:
    stage = Stage(step="preparation", **position).play()
    assert refused(stage, target.format(space)) == (key, "A3-1")
    assert f"place:{space}" not in stage.options


def test_a_move_that_is_used_up_goes_no_farther() -> None:
    stage = in_rounds(mosby="hay_market", hand=["spur_horses"]).play()
    stage.choose("move:hopewell", "move:middleburg", "move:union")
    assert stage.prompt == "ride"
    assert refused(stage, "move:philomont") == ("move-too-far", "6.2-3")
    stage.choose("play:spur_horses")
    assert stage.table.why_not("mosby", "move:philomont") is None


def test_the_potomac_is_not_crossed_by_road_after_having_moved() -> None:
    stage = in_rounds(mosby="oatlands").play()
    stage.choose("move:leesburg")
    assert refused(stage, "move:poolesville") == ("move-potomac", "6.2-4")
    assert "move:poolesville" not in stage.options
    fresh = in_rounds(mosby="leesburg").play()
    assert fresh.table.why_not("mosby", "move:poolesville") is None


def test_north_of_the_potomac_nobody_disbands_under_the_optional_rule() -> None:
    stage = Stage("opt_8_5_north_of_potomac", mosby="rockville").play()
    assert refused(stage, "disband") == ("disband-north", "8.5-2")
    assert "disband" not in stage.options


def test_a_ride_has_no_room_for_another_action() -> None:
    stage = in_rounds("reading_6_6_disband_as_action", mosby="hay_market", hand=["hide"]).play()
    stage.choose("move:hopewell")
    assert refused(stage, "play:hide") == ("hide-while-riding", "W-10")
    assert refused(stage, "disband") == ("disband-while-riding", "6.6-2")


HIDING_THE_CANNON = "opt_8_3b_hide_cannon"


@pytest.mark.parametrize(
    ("switches", "position", "key", "number"),
    [
        ((), {"mosby": "hay_market"}, "stash-not-home", "8.3-2"),
        ((), {"mosby": "paris", "devastated": ["paris"]}, "stash-devastated", "8.3-2"),
        (("reading_8_3_cannon_hidden_once",), {"mosby": "paris"}, "stash-only-when-drawn", "8.3-4"),
    ],
)
def test_the_cannon_is_not_hidden_just_anywhere(
    switches: tuple[str, ...], position: dict[str, Any], key: str, number: str
) -> None:
    stage = Stage(HIDING_THE_CANNON, *switches, hand=["cannon"], **position).play()
    assert refused(stage, f"stash:{position['mosby']}") == (key, number)


@pytest.mark.parametrize("target", ["stash:salem", "place:paris", "surrender", "play:excalibur"])
def test_nothing_is_said_of_what_is_out_of_the_question(target: str) -> None:
    assert Stage(mosby="salem", hand=["cannon"]).play().table.why_not("mosby", target) is None


BUSY: list[Stage] = [
    Stage(step="preparation", devastated=["paris"]),
    Stage(
        mosby="alexandria",
        leaders={"dulaney": "free"},
        hand=["ambush"],
        units={"c2.1": "alexandria", "c3.1": "annandale"},
        depots={"alexandria": 5},
    ),
    in_rounds(mosby="hay_market", hand=["spur_horses", "hide"], units={"c2.1": "hay_market"}),
    in_rounds(mosby="winchester", train="winchester", units={"c1.4": "salem active"}, escorts_unknown=2),
]


@pytest.mark.parametrize("stage", BUSY, ids=["place", "operations", "round", "train"])
def test_nothing_forbids_what_is_offered(stage: Stage) -> None:
    offered = stage.play().options
    assert [o for o in offered if stage.table.why_not("mosby", o) is not None] == []


@pytest.mark.parametrize("stage", [Stage(mosby="hay_market"), in_rounds(mosby="fairfax_station")])
def test_every_move_and_scout_not_offered_is_forbidden_for_a_reason(stage: Stage) -> None:
    stage.play()
    for verb in ("move", "scout"):
        for space in stage.box.spaces:
            target = f"{verb}:{space}"
            refusal = stage.table.why_not("mosby", target)
            assert (refusal is None) is (target in stage.options), target
