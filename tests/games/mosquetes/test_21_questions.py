"""21 The questions the game asks, in order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.mosquetes.forces import BOX, FORCES, hands, step, unit
from tests.games.mosquetes.opposed import marker, men, opposed
from tests.games.mosquetes.skirmishing import Stage, acting, ground
from vivac.games.mosquetes import RULEBOOK
from vivac.lab.coverage import rule
from vivac.table import Option

SIZE = (60, 40)


def asked(stage: Stage) -> tuple[str, str]:
    """Who is asked what."""
    ask = stage.table.question
    assert ask is not None
    return str(ask.role), ask.prompt


@rule("mosquetes", "21.1")
@pytest.mark.parametrize(("scenario", "order"), [("scout", ["A", "B"]), ("farm_raid", ["B"])])
def test_the_first_side_assigns_its_markers_and_then_the_other(scenario: str, order: list[str]) -> None:
    stage = Stage(scenario)
    stage.game = RULEBOOK.setup(scenario, frozenset(), BOX)
    stage.play()
    roles: list[str] = []
    while asked(stage)[1] == "markers":
        roles.append(asked(stage)[0])
        stage.choose(stage.options[0], by=roles[-1])
    assert list(dict.fromkeys(roles)) == order
    assert asked(stage)[1] == "command"


@rule("mosquetes", "21.1")
def test_missions_are_rolled_after_the_markers_if_they_are_in_use() -> None:
    stage = Stage("farm_raid", "side_missions")
    stage.game = RULEBOOK.setup("farm_raid", frozenset({"side_missions"}), BOX)
    stage.play()
    while asked(stage)[1] == "markers":
        assert stage.game.missions == {"A": "", "B": ""}
        stage.choose(stage.options[0], by="B")
    assert all(stage.game.missions.values())


@rule("mosquetes", "21.2")
def test_before_the_card_an_ability_with_its_unit_or_card_or_the_card_to_play() -> None:
    units = {**FORCES, "A2": {**FORCES["A2"], "fleeing": True}}
    stage = step(
        units=units, hands=hands(["A-regular", "clock", "A-morale"], ["clock"]), command={"A": 12},
        discard=["A-militia"],
    ).play()  # fmt: skip
    assert asked(stage) == ("A", "command")
    verbs = {option.partition(":")[0] for option in stage.options}
    assert verbs == {"lurk", "authority", "order", "reserve", "prepare", "play"}
    assert {"lurk:A1", "authority:A2", "order:A1", "reserve:A-regular", "prepare:A-militia"} <= set(
        stage.options
    )
    stage.choose("reserve:A-regular", by="A")
    assert asked(stage) == ("A", "command")
    assert not any(option.startswith("reserve") for option in stage.options)


@rule("mosquetes", "21.3")
@pytest.mark.parametrize(("points", "prompt"), [(5, "after"), (0, "command")])
def test_after_the_card_an_ability_or_done_but_only_if_one_can_be_used(points: int, prompt: str) -> None:
    stage = step(hands=hands(["A-morale", "clock"], ["clock", "B-native"]), command={"A": points}).play()
    stage.choose("play:clock", by="A")
    assert asked(stage) == ("A" if points else "B", prompt)
    assert ("done" in stage.options) is bool(points)


@rule("mosquetes", "21.4")
def test_the_side_on_the_card_names_every_unit_once_and_a_stuck_wagon_is_skipped() -> None:
    wagon = {"profile": "wagon-regular", "n": 1, "at": [35, 20], "facing": 0}
    units = {**FORCES, "AW": wagon}
    stage = step("B", units=units, hands=hands(["clock"], ["A-regular", "clock"])).play()
    stage.choose("play:A-regular", by="B")
    assert asked(stage) == ("A", "activate")
    assert stage.options == ["activate:A1", "activate:A3", "activate:A4"]
    stage.choose("activate:A3", "pass", "pass", by="A")
    assert stage.options == ["activate:A1", "activate:A4"]
    stage.choose("activate:A1", "pass", "pass", "pass", "pass", by="A")
    assert stage.game.to_act == set()
    assert asked(stage) == ("B", "after")  # its step, and the point of 5.7 to spend


@rule("mosquetes", "21.5")
def test_forward_asks_actions_or_points_and_then_unit_by_unit_until_stopped() -> None:
    stage = (
        step(hands=hands(["A-forward", "clock"], ["clock", "B-native"]))
        .play()
        .choose("play:A-forward", by="A")
    )
    assert (asked(stage), stage.options) == (("A", "forward"), ["actions", "points"])
    stage.choose("actions", "activate:A3", "pass", by="A")
    assert (asked(stage), stage.options) == (("A", "activate"), ["activate:A4", "stop"])
    stage.choose("stop", by="A")
    assert asked(stage) == ("B", "command")


@rule("mosquetes", "21.6")
def test_a_marker_is_asked_at_its_activation_whether_it_shows_itself() -> None:
    units = {"A1": marker((10, 20), facing=0), "B1": men((35, 3))}
    stage = step(units=units, hands=hands(["A-native", "clock"], ["clock", "B-regular"])).play()
    stage.choose("play:A-native", by="A")
    assert asked(stage) == ("A", "show")
    assert stage.options == ["stay-hidden", "show:normal", "show:open"]
    stage.choose("show:open", by="A")
    assert asked(stage) == ("A", "facing")
    stage.choose("face:45", by="A")
    assert "A1" not in stage.game.markers
    assert (stage.game.order["A1"], stage.game.facing["A1"], stage.game.actions) == ("open", 45, 2)


@rule("mosquetes", "21.6")
def test_a_marker_that_stays_hidden_acts_as_a_marker() -> None:
    units = {"A1": marker((10, 20), facing=0), "B1": men((35, 3))}
    stage = step(units=units, hands=hands(["A-native", "clock"], ["clock", "B-regular"])).play()
    stage.choose("play:A-native", "stay-hidden", by="A")
    assert "A1" in stage.game.markers
    assert stage.game.unit == "A1"


@rule("mosquetes", "21.7")
def test_before_an_action_the_target_of_the_free_spotting_test_or_none() -> None:
    units = {"A1": men((10, 20), facing=0), "B1": {**men((30, 20)), "spotted": False}, "B2": men((30, 25))}
    stage = step(units=units, hands=hands(["A-regular", "clock"], ["clock", "B-regular"])).play()
    stage.choose("play:A-regular", by="A")
    assert (asked(stage), stage.options) == (("A", "spot"), ["spot:B1", "none"])
    stage.choose("none", by="A")
    assert asked(stage) == ("A", "act")
    stage.choose("pass", by="A")
    assert asked(stage) == ("A", "spot")


@rule("mosquetes", "21.8")
def test_every_legal_action_is_offered_and_only_those() -> None:
    goals = [
        {"id": "burn", "side": "A", "kind": "burn", "point": [10, 21], "min": 1, "times": 1},
        {"id": "out", "side": "A", "kind": "exit", "what": "figures", "per": 1, "edge": "W", "span": [0, 40]},
    ]
    wood = {"kind": "wood", "poly": [[0, 0], [6, 0], [6, 40], [0, 40]]}
    near = {"A1": men((2, 20), facing=0), "B1": men((15, 20))}
    stage = acting("A1", near, scenario=ground(size=SIZE, goals=goals, area=[wood])).play()
    assert set(stage.options) == {"move", "leave:out", "shoot:B1:musket", "watch", "hide", "pass"}
    close = {"A1": men((10, 20), facing=0), "B1": men((13, 20))}
    stage = acting("A1", close, scenario=ground(size=SIZE, goals=goals, area=[wood])).play()
    assert set(stage.options) == {
        "move", "charge:B1", "shoot:B1:musket", "watch", "interact:burn", "pass",
    }  # fmt: skip
    stage = acting(
        "A1", {**near, "A1": men((10, 30), facing=0, unloaded=1)}, scenario=ground(size=SIZE)
    ).play()
    assert set(stage.options) == {"move", "reload", "pass"}


@rule("mosquetes", "21.8")
def test_a_move_asks_for_order_facing_and_place_with_via_and_arrange_if_you_like() -> None:
    stage = opposed(men((10, 20), (10, 21.25)), men((40, 20))).play().choose("move", by="A")
    assert (stage.prompt, stage.options) == ("move-order", ["order:normal", "order:column"])
    stage.choose("order:normal", by="A")
    assert (stage.prompt, len(stage.options)) == ("move-facing", 8)
    stage.choose("face:0", by="A")
    assert (stage.prompt, stage.options) == ("move-to", ["to", "via", "arrange"])
    stage.choose("via:44:84", by="A")
    assert (stage.prompt, stage.options) == ("move-to", ["to", "arrange"])


@rule("mosquetes", "21.8")
def test_a_volley_and_a_way_to_hide_as_a_marker_are_choices_of_their_own() -> None:
    line = {"profile": "br_grenadiers", "n": 4, "at": [10, 20], "facing": 0, "order": "formation"}
    stage = opposed({**line, "spotted": True}, men((25, 20))).play()
    assert {"shoot:B1:musket", "volley:B1:musket"} <= set(stage.options)
    wood = {"kind": "wood", "poly": [[0, 0], [26, 0], [26, 40], [0, 40]]}
    stage = opposed(men((8, 20), profile="rangers"), men((40, 20)), ground(size=SIZE, area=[wood])).play()
    assert {"hide", "vanish"} <= set(stage.options)


@rule("mosquetes", "21.9")
def test_the_other_side_names_watchers_until_it_declines_or_has_none_left() -> None:
    others = {"B2": men((25, 24), facing=180, watching=True), "B3": men((25, 30), facing=0, watching=True)}
    stage = opposed(men((10, 20)), men((25, 20), watching=True), **others).dice(rest=0).play()
    stage.walk((11, 20))
    assert (asked(stage), stage.options) == (("B", "watch"), ["answer:B1", "answer:B2", "decline"])
    stage.choose("answer:B2", by="B")
    assert (asked(stage), stage.options) == (("B", "watch"), ["answer:B1", "decline"])
    stage.choose("decline", by="B")
    assert asked(stage) == ("A", "act")
    assert stage.game.watching == {"B1", "B3"}


@rule("mosquetes", "21.10")
def test_a_charged_unit_that_may_shoot_is_asked_with_which_weapon_or_not() -> None:
    target = men((24, 20), profile="warriors_bow")
    stage = opposed(men((20, 20)), target).dice(rest=0).play().choose("charge:B1", by="A")
    assert asked(stage) == ("B", "reply-fire")
    assert stage.options == ["with:bow", "with:thrown", "hold-fire"]
    stage.choose("hold-fire", by="B")
    assert "hit" not in stage.rolled
    surprised = (
        opposed({**men((20, 20)), "spotted": False}, target).dice(rest=0).play().choose("charge:B1", by="A")
    )
    assert surprised.prompt != "reply-fire"


@rule("mosquetes", "21.11")
def test_the_owner_chooses_the_facing_after_authority() -> None:
    units = {**FORCES, "A1": {**FORCES["A1"], "fleeing": True}}
    stage = step(units=units, hands=hands(["A-morale", "clock"], ["clock"]), command={"A": 3}).play()
    stage.choose("authority:A1", by="A")
    assert (asked(stage), len(stage.options)) == (("A", "rally-facing"), 9)
    assert stage.choose("face:225", by="A").game.facing["A1"] == 225


@rule("mosquetes", "21.11")
def test_the_owner_chooses_the_facing_after_a_rally_and_in_possession_of_the_ground() -> None:
    units = {"A1": unit("br_regulars", 10, 20, fleeing=True), "B1": unit("warriors", 30, 3)}
    stage = step("B", units=units, hands=hands(["clock"], ["A-regular", "clock"])).dice(rally=9).play()
    stage.choose("play:A-regular", by="B")
    assert asked(stage) == ("A", "rally-facing")
    won = opposed(men((20, 20)), men((24, 20), unloaded=1)).dice(attack=[9, 0], defence=0, reaction=9).play()
    won.choose("charge:B1", by="A")
    assert asked(won) == ("A", "facing")


@rule("mosquetes", "21.12")
def test_casualties_reaction_and_retreat_ask_nothing() -> None:
    places = [(30, 20 + 1.25 * nth) for nth in range(6)]
    for reaction, told in ((9, "reaction"), (4, "fell-back"), (0, "fled")):
        target = men(*places, profile="provincials")
        stage = opposed(men((14, 20)), target).dice(hit=9, wound=9, reaction=reaction).play()
        before = len(stage.table.journal.entries)
        stage.choose("shoot:B1:musket", by="A")
        answers = [e.value for e in stage.table.journal.entries[before:] if isinstance(e.value, Option)]
        assert answers == [Option("shoot", "B1", "musket")]
        assert told in stage.told
        assert asked(stage) == ("A", "act")


@rule("mosquetes", "21.12")
def test_drawing_cards_asks_nothing() -> None:
    stage = (
        step(hands=hands(["clock", "A-morale"], ["clock", "B-native"])).play().choose("play:clock", by="A")
    )
    assert asked(stage) == ("B", "command")
    assert len(stage.game.hands["A"]) == 3


def region_of(stage: Stage) -> Any:
    assert stage.table.question is not None
    return stage.table.question.regions[Option("to")]


@rule("mosquetes", "21.13")
def test_a_point_is_drawn_from_the_grid_points_of_the_region() -> None:
    stage = opposed(men((10, 20)), men((40, 20))).play().choose("move", "face:0", by="A")
    region, rng = region_of(stage), Random(4)
    points = [region.point(rng) for _ in range(40)]
    assert all(point in region for point in points)
    assert all(isinstance(x, int) and isinstance(y, int) for x, y in points)
    assert len(set(points)) > 20
    assert (200, 80) not in region


@rule("mosquetes", "21.13")
def test_a_point_for_deployment_is_drawn_from_the_zone() -> None:
    stage = Stage("farm_raid", "free_deployment", step="deploy", side="B")
    stage.game.waiting = {"A": (), "B": ("B1",)}
    stage.game.figures["B1"] = ()
    stage.play().choose("order:open", "face:270", by="B")
    region, rng = region_of(stage), Random(4)
    points = [region.point(rng) for _ in range(10)]
    assert all(point in region and point[1] >= 38 * 4 for point in points)
