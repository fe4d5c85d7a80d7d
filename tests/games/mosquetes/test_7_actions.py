"""7 Actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import Stage, acting, ground
from vivac.lab.coverage import rule

OPEN = ground()
WOOD = ground(area=[{"kind": "wood", "poly": [[0, 0], [12, 0], [12, 20], [0, 20]]}])
MEN = {"profile": "br_regulars", "n": 6, "at": [10, 10], "facing": 0, "spotted": True}
FOE = {"profile": "fr_regulars", "n": 6, "at": [20, 10], "facing": 180, "spotted": True}


def turn(unit: dict[str, Any], scenario: str = OPEN, foe: dict[str, Any] = FOE, **position: Any) -> Stage:
    """A1 about to act, with an enemy ten inches away."""
    return acting("A1", {"A1": unit, "B1": foe}, scenario=scenario, **position)


def card(units: dict[str, Any], hand: str = "A-regular", scenario: str = OPEN) -> Stage:
    """The step of A, about to play a card."""
    hands = {"A": [hand, "clock"], "B": ["clock", "B-regular"]}
    return Stage(scenario, strip="AB", side="A", units=units, hands=hands).play()


# ---------------------------------------------------------------- 7.1, 7.2 activation


@rule("mosquetes", "7.1")
def test_smoke_and_watch_are_removed_when_an_activation_starts() -> None:
    marked = {**MEN, "smoke": True, "watching": True}
    units = {"A1": marked, "A2": {**marked, "at": [10, 30]}, "B1": FOE}
    stage = card(units).choose("play:A-regular", by="A")
    assert (stage.game.smoke, stage.game.watching) == ({"A1", "A2"}, {"A1", "A2"})
    stage.choose("activate:A1", by="A")
    assert (stage.game.smoke, stage.game.watching) == ({"A2"}, {"A2"})


@rule("mosquetes", "7.1")
def test_an_order_is_an_activation_too() -> None:
    units = {"A1": {**MEN, "smoke": True, "watching": True}, "B1": FOE}
    hands = {"A": ["A-regular", "clock"], "B": ["clock"]}
    stage = Stage(OPEN, strip="AB", side="A", units=units, hands=hands, command={"A": 2}).play()
    stage.choose("order:A1", by="A")
    assert (stage.game.smoke, stage.game.watching) == (set(), set())


@rule("mosquetes", "7.2")
def test_before_each_action_a_unit_may_make_one_free_spotting_test() -> None:
    units = {"A1": MEN, "B1": {**FOE, "at": [33, 10], "spotted": False}}
    stage = card(units).choose("play:A-regular", by="A")
    assert stage.prompt == "spot"
    assert stage.options == ["spot:B1", "none"]
    stage.dice(spotting=0).choose("spot:B1", by="A")
    assert stage.prompt == "act"
    assert "B1" not in stage.game.spotted
    stage.choose("pass", by="A")
    assert stage.prompt == "spot"
    stage.dice(spotting=9).choose("spot:B1", by="A")
    assert "B1" in stage.game.spotted


@rule("mosquetes", "7.2")
@pytest.mark.parametrize(
    "foe", [{"spotted": True}, {"spotted": False, "at": [3, 10]}], ids=["spotted", "behind its back"]
)
def test_it_is_asked_only_if_it_sees_somebody_unspotted(foe: dict[str, Any]) -> None:
    stage = card({"A1": MEN, "B1": {**FOE, **foe}}).choose("play:A-regular", by="A")
    assert stage.prompt == "act"


@rule("mosquetes", "7.2")
def test_the_free_test_comes_before_a_watch_shot_too() -> None:
    units = {"A1": {**MEN, "spotted": False}, "B1": {**FOE, "at": [33, 10], "watching": True}}
    stage = acting("A1", units, scenario=OPEN).dice(spotting=9, hit=[0] * 6).play()
    stage.walk((10, 11)).choose("answer:B1", by="B")
    assert stage.rolled[0] == "spotting"
    assert "A1" in stage.game.spotted


# ---------------------------------------------------------------- 7.3 the actions


@rule("mosquetes", "7.3")
def test_the_actions_are_those_the_rules_name() -> None:
    assert turn(MEN).play().options == ["move", "shoot:B1:musket", "watch", "pass"]
    near = turn(MEN, foe={**FOE, "at": [14, 10]}).play().options
    assert near == ["move", "charge:B1", "shoot:B1:musket", "watch", "pass"]
    hidden = turn({**MEN, "at": [5, 10], "unloaded": 1}, WOOD).play().options
    assert hidden == ["move", "reload", "hide", "pass"]


@rule("mosquetes", "7.3a")
def test_a_move_takes_a_unit_elsewhere_and_perhaps_into_another_order() -> None:
    stage = turn(MEN).play().walk((12, 10), order="formation")
    assert stage.game.order["A1"] == "formation"
    assert stage.game.actions == 1
    assert stage.game.anchor["A1"] == (48, 40)


@rule("mosquetes", "7.3b")
@pytest.mark.parametrize(
    ("profile", "may"), [("br_regulars", True), ("fr_dragoons", True), ("gun_light", False)]
)
def test_a_charge_is_for_units_on_foot_or_mounted_but_not_for_a_gun(profile: str, may: bool) -> None:
    gun = {"gun_at": [11.5, 10], "n": 4} if profile == "gun_light" else {}
    stage = turn({**MEN, "profile": profile, **gun}, foe={**FOE, "at": [14.5, 10]}).play()
    assert ("charge:B1" in stage.options) is may
    assert stage.why_not("A", "charge:B1") == ("" if may else "cannot-charge")


@rule("mosquetes", "7.3b")
def test_a_charge_ends_the_activation() -> None:
    stage = turn(MEN, foe={**FOE, "n": 1, "at": [14, 10]}).dice(rest=9, defence=[0] * 9).play()
    stage.choose("charge:B1", by="A")
    if stage.prompt == "reply-fire":
        stage.choose("hold-fire", by="B")
    stage.choose("face:0", by="A")
    assert stage.game.figures["B1"] == ()
    assert stage.game.unit == ""


@rule("mosquetes", "7.3c")
@pytest.mark.parametrize(
    ("state", "refusal"), [({}, ""), ({"unloaded": 1}, "unloaded"), ({"order": "column"}, "in-column")]
)
def test_a_shoot_is_for_a_loaded_unit_not_in_column(state: dict[str, Any], refusal: str) -> None:
    stage = turn({**MEN, **state}).play()
    assert ("shoot:B1:musket" in stage.options) is (not refusal)
    assert stage.why_not("A", "shoot:B1:musket") == refusal


@rule("mosquetes", "7.3d")
def test_a_reload_removes_one_marker_and_moves_nobody() -> None:
    gun = {**MEN, "profile": "gun_heavy", "n": 4, "gun_at": [11.5, 10], "unloaded": 2}
    stage = turn(gun).play()
    where = stage.places("A1")
    stage.choose("reload", by="A")
    assert stage.game.unloaded == {"A1": 1}
    stage.choose("reload", by="A")
    assert stage.game.unloaded == {}
    assert stage.places("A1") == where
    loaded = turn(MEN).play()
    assert "reload" not in loaded.options
    assert loaded.why_not("A", "reload") == "already-loaded"


@rule("mosquetes", "7.3e")
def test_a_watch_gives_a_marker_and_ends_the_activation() -> None:
    stage = turn(MEN).play().choose("watch", by="A")
    assert stage.game.watching == {"A1"}
    assert stage.game.unit == ""


@rule("mosquetes", "7.3e")
@pytest.mark.parametrize(
    ("profile", "state", "refusal"),
    [
        ("br_regulars", {}, ""),
        ("br_regulars", {"unloaded": 1}, "unloaded"),
        ("br_regulars", {"order": "column"}, "in-column"),
        ("warriors_bow", {}, ""),
        ("line_1879", {}, ""),
        ("zulu", {"spent": True}, "weapon-spent"),
    ],
)
def test_a_watch_needs_a_weapon_that_is_loaded_or_needs_no_loading(
    profile: str, state: dict[str, Any], refusal: str
) -> None:
    stage = turn({**MEN, "profile": profile, **state}).play()
    assert ("watch" in stage.options) is (not refusal)
    assert stage.why_not("A", "watch") == refusal


@rule("mosquetes", "7.3f")
def test_a_hide_makes_a_unit_unspotted_under_its_conditions() -> None:
    stage = turn({**MEN, "at": [5, 10]}, WOOD).play().choose("hide", by="A")
    assert "A1" not in stage.game.spotted
    bare = turn(MEN).play()
    assert "hide" not in bare.options
    assert bare.why_not("A", "hide") == "hide-in-sight"


@rule("mosquetes", "7.3g", "7.6")
@pytest.mark.parametrize(("die", "actions"), [(9, 1), (0, 0)])
def test_a_fleeing_unit_must_rally_first_and_goes_on_if_it_succeeds(die: int, actions: int) -> None:
    units = {"A1": {**MEN, "fleeing": True, "at": [10, 30]}, "B1": FOE}
    stage = card(units).dice(rally=die).choose("play:A-regular", by="A")
    assert stage.rolled == ["rally"]
    if actions:
        assert stage.prompt == "rally-facing"
        stage.choose("face:270", by="A")
        assert (stage.game.unit, stage.game.actions, stage.prompt) == ("A1", 1, "act")
        assert "A1" not in stage.game.fleeing
    else:
        assert stage.game.unit == ""
        assert "A1" in stage.game.fleeing
        assert all(y < 30 for _, y in stage.places("A1"))  # toward its own edge, the southern one


@rule("mosquetes", "7.6")
def test_a_civilian_has_no_action_left_after_its_rally() -> None:
    units = {"A1": {**MEN, "profile": "settlers", "fleeing": True, "at": [10, 30]}, "B1": FOE}
    stage = card(units, "A-civilian").dice(rally=9).choose("play:A-civilian", "face:0", by="A")
    assert stage.game.unit == ""
    assert stage.table.question is not None
    assert stage.table.question.role == "B"


GOAL = {"id": "bridge", "kind": "burn", "side": "A", "point": [11, 10], "min": 3, "times": 2}


@rule("mosquetes", "7.3h")
def test_an_interact_works_at_an_objective_of_the_scenario() -> None:
    stage = turn({**MEN, "at": [10.25, 10]}, ground(goals=[GOAL])).play()
    assert "interact:bridge" in stage.options
    stage.choose("interact:bridge", by="A")
    assert stage.game.progress == {"bridge": 1}
    assert stage.game.actions == 1
    far = turn({**MEN, "at": [5, 10]}, ground(goals=[GOAL])).play()
    assert "interact:bridge" not in far.options
    assert far.why_not("A", "interact:bridge") == "burn-too-few"
    theirs = turn({**MEN, "at": [10.25, 10]}, ground(goals=[{**GOAL, "side": "B"}])).play()
    assert theirs.why_not("A", "interact:bridge") == "no-interaction"


@rule("mosquetes", "7.3i")
def test_a_pass_does_nothing_but_use_an_action() -> None:
    stage = turn(MEN).play()
    before = (
        stage.places("A1"),
        dict(stage.game.facing),
        set(stage.game.spotted),
        stage.game.watching.copy(),
    )
    stage.choose("pass", by="A")
    assert before == (stage.places("A1"), stage.game.facing, stage.game.spotted, stage.game.watching)
    assert stage.game.actions == 1


# ---------------------------------------------------------------- 7.4-7.7


@rule("mosquetes", "7.4")
def test_the_same_action_may_be_repeated_if_its_limits_allow() -> None:
    twice = turn(MEN).play().walk((12, 10)).walk((14, 10))
    assert twice.game.actions == 0
    assert max(x for x, _ in twice.places("A1")) == 14
    bow = turn({**MEN, "profile": "warriors_bow"}).dice(rest=0).play()
    bow.choose("shoot:B1:bow", "shoot:B1:bow", by="A")
    assert bow.rolled == ["hit"] * 12
    musket = turn(MEN).dice(rest=0).play().choose("shoot:B1:musket", by="A")
    assert "shoot:B1:musket" not in musket.options


@rule("mosquetes", "7.5")
@pytest.mark.parametrize(("die", "told"), [(3, "fell-back"), (0, "fled")])
def test_a_unit_that_falls_back_or_flees_has_finished_its_activation(die: int, told: str) -> None:
    watcher = {**FOE, "watching": True}
    stage = turn({**MEN, "n": 5}, foe=watcher).dice(hit=[9] + [0] * 5, wound=9, reaction=die).play()
    stage.walk((10, 11)).choose("answer:B1", by="B")
    assert told in stage.told
    assert stage.game.unit == ""


@rule("mosquetes", "7.5")
def test_a_unit_that_is_eliminated_has_finished_its_activation() -> None:
    stage = turn({**MEN, "n": 1}, foe={**FOE, "watching": True}).dice(rest=9).play()
    stage.walk((10, 11)).choose("answer:B1", by="B")
    assert stage.game.figures["A1"] == ()
    assert stage.game.unit == ""


@rule("mosquetes", "7.5")
def test_a_unit_within_an_inch_of_an_enemy_acts_freely_and_only_its_move_is_bound() -> None:
    close = {**MEN, "figures": [[10, 10]], "n": 1}
    stage = turn(close, foe={**FOE, "figures": [[11.75, 10]], "n": 1}).play()
    assert {"move", "charge:B1", "shoot:B1:musket", "watch", "pass"} == set(stage.options)
    assert stage.walk((10.5, 10)).places("A1") == [(10, 10)]


@rule("mosquetes", "7.7")
@pytest.mark.parametrize(
    ("profile", "weapon", "state", "refusal"),
    [
        ("drovers", "musket", {}, "no-weapon"),
        ("zulu", "thrown", {}, ""),
        ("zulu", "thrown", {"spent": True}, "weapon-spent"),
        ("warriors_bow", "bow", {"spent": True}, ""),
    ],
)
def test_a_unit_without_a_ranged_weapon_or_with_a_spent_one_neither_shoots_nor_watches(
    profile: str, weapon: str, state: dict[str, Any], refusal: str
) -> None:
    stage = turn({**MEN, "profile": profile, **state}, foe={**FOE, "at": [15.5, 10]}).play()
    assert any(option.startswith("shoot:B1") for option in stage.options) is (not refusal)
    assert ("watch" in stage.options) is (not refusal)
    assert stage.why_not("A", "watch") == refusal
    assert stage.why_not("A", f"shoot:B1:{weapon}") == refusal
