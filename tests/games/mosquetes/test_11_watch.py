"""11 After shooting; watch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.forces import turns_left
from tests.games.mosquetes.opposed import OPEN, marker, men, opposed
from tests.games.mosquetes.skirmishing import Stage, ground
from vivac.lab.coverage import rule

SIZE = (60, 40)
GOAL = {"id": "bridge", "kind": "burn", "side": "A", "point": [10, 10], "min": 1, "times": 2}
WATCHER = men((20, 10), (20, 11), watching=True, facing=180)


def watched(a: dict[str, Any] | None = None, scenario: str = OPEN, **others: Any) -> Stage:
    """A1 about to act under the eyes of B1, who watches."""
    return opposed(a or men((10, 10), (10, 11)), WATCHER, scenario, **others)


# ---------------------------------------------------------------- 11.1-11.3 after shooting


@rule("mosquetes", "11.1")
@pytest.mark.parametrize(("wounds", "tests"), [([0, 0], 0), ([9, 0], 1), ([9, 9], 1)])
def test_a_unit_that_lost_a_figure_takes_one_reaction_test(wounds: list[int], tests: int) -> None:
    foe = men((20, 10), (20, 11), (20, 12), (20, 13))
    stage = opposed(men((10, 10), (10, 11)), foe).dice(hit=[9, 9], wound=wounds, reaction=9).play()
    stage.choose("shoot:B1:musket", by="A")
    assert stage.rolled.count("reaction") == tests


@rule("mosquetes", "11.2")
def test_smoke_is_removed_at_the_start_of_the_next_activation() -> None:
    units = {"A1": men((10, 10), facing=0, smoke=True), "B1": men((20, 10), facing=180, smoke=True)}
    hands = {"A": ["A-regular", "clock"], "B": ["clock", "B-regular"]}
    stage = (
        Stage(OPEN, strip="AB", side="A", units=units, hands=hands).play().choose("play:A-regular", by="A")
    )
    assert stage.game.unit == "A1"
    assert stage.game.smoke == {"B1"}


@rule("mosquetes", "11.2")
def test_smoke_is_removed_at_the_end_of_the_turn() -> None:
    units = {"A1": men((10, 10), facing=0, smoke=True), "B1": men((20, 10), facing=180, smoke=True)}
    stage = Stage(
        OPEN,
        strip="AB",
        side="A",
        clocks=2,
        units=units,
        hands={"A": ["clock", "A-regular"], "B": ["B-regular"]},
    )
    turns_left(stage, 3)
    stage.play().choose("play:clock", by="A")
    assert stage.game.turn == 2
    assert stage.game.smoke == set()


@rule("mosquetes", "11.3")
def test_shooting_black_powder_does_not_make_a_unit_spotted() -> None:
    stage = opposed(men((10, 10), spotted=False), men((20, 10))).dice(rest=0).play()
    stage.choose("shoot:B1:musket", by="A")
    assert "A1" in stage.game.smoke
    assert "A1" not in stage.game.spotted


# ---------------------------------------------------------------- 11.4 the marker


@rule("mosquetes", "11.4")
def test_a_watch_lasts_until_it_is_used() -> None:
    stage = watched().dice(rest=0).play().walk((10.25, 10)).choose("decline", by="B")
    assert "B1" in stage.game.watching
    stage.walk((10.5, 10)).choose("answer:B1", by="B")
    assert "B1" not in stage.game.watching


@rule("mosquetes", "11.4")
def test_a_watch_lasts_until_the_next_activation() -> None:
    units = {"A1": men((10, 10), facing=0, watching=True), "B1": men((20, 10), facing=180, watching=True)}
    hands = {"A": ["A-regular", "clock"], "B": ["clock", "B-regular"]}
    stage = (
        Stage(OPEN, strip="AB", side="A", units=units, hands=hands).play().choose("play:A-regular", by="A")
    )
    assert stage.game.watching == {"B1"}


@rule("mosquetes", "11.4")
@pytest.mark.parametrize(("reaction", "told"), [(9, ""), (3, "fell-back"), (0, "fled")])
def test_a_watch_ends_when_the_unit_falls_back_or_flees(reaction: int, told: str) -> None:
    foe = men((20, 10), (20, 11), (20, 12), (20, 13), (20, 14), watching=True, facing=0)
    stage = opposed(men((10, 10)), foe).dice(hit=9, wound=9, reaction=reaction).play()
    stage.choose("shoot:B1:musket", by="A")
    assert not told or told in stage.told
    assert ("B1" in stage.game.watching) is (not told)


@rule("mosquetes", "11.4")
def test_a_watch_ends_when_the_unit_moves() -> None:
    moved = opposed(men((10, 10), watching=True), men((40, 10))).play().walk((10.25, 10))
    assert moved.game.watching == set()


@rule("mosquetes", "11.4")
def test_a_watch_ends_when_the_unit_shoots() -> None:
    shot = opposed(men((10, 10), watching=True), men((20, 10))).dice(rest=0).play()
    assert shot.choose("shoot:B1:musket", by="A").game.watching == set()


@rule("mosquetes", "11.4")
def test_a_watch_ends_when_the_unit_fights() -> None:
    # B1 looks away: surprised, it neither watches the charge nor shoots, but it fights and holds its ground
    fought = opposed(men((10, 10)), men((14, 10), watching=True, facing=0)).dice(rest=9, attack=[0, 0] * 3)
    fought.play().choose("charge:B1", by="A").choose("face:0", by="B")
    assert fought.told.count("melee-round") == 3
    assert "B1" not in fought.game.fleeing
    assert fought.game.watching == set()


# ---------------------------------------------------------------- 11.5 the trigger


def doing(action: str) -> Stage:
    """A1 does something in front of the watch of B1."""
    state: dict[str, Any] = {"reload": {"unloaded": 1}}.get(action, {})
    wood = [{"kind": "scrub", "poly": [[5, 5], [11.5, 5], [11.5, 15], [5, 15]]}]
    place = ground(size=SIZE, goals=[GOAL], area=wood if action == "hide" else [])
    stage = watched(men((10, 10), (10, 11), **state), place).dice(rest=0).play()
    if action == "move":
        return stage.walk((10.25, 10))
    choice = {"shoot": "shoot:B1:musket", "interact": "interact:bridge", "charge": "charge:B1"}
    return stage.choose(choice.get(action, action), by="A")


@rule("mosquetes", "11.5")
@pytest.mark.parametrize("action", ["move", "shoot", "reload", "hide", "interact"])
def test_these_actions_trigger_a_watch_when_they_are_done(action: str) -> None:
    stage = doing(action)
    assert stage.prompt == "watch"
    assert stage.options == ["answer:B1", "decline"]
    assert stage.table.question is not None
    assert stage.table.question.role == "B"


@rule("mosquetes", "11.5")
@pytest.mark.parametrize("action", ["pass", "watch"])
def test_neither_a_pass_nor_a_watch_triggers_anything(action: str) -> None:
    assert doing(action).prompt != "watch"


@rule("mosquetes", "11.5")
def test_a_declared_charge_is_answered_before_anybody_moves() -> None:
    stage = opposed(men((15, 10), (15, 11)), WATCHER).dice(rest=0).play().choose("charge:B1", by="A")
    assert stage.prompt == "watch"
    assert stage.places("A1") == [(15, 10), (15, 11)]


@rule("mosquetes", "11.5")
@pytest.mark.parametrize(
    ("watcher", "answers"),
    [
        (men((34, 10), watching=True, facing=180), True),
        (men((35.5, 10), watching=True, facing=180), False),  # out of range
        (men((20, 10), watching=True, facing=0), False),  # looks the other way
        (men((20, 10), facing=180), False),  # does not watch
    ],
)
def test_a_watching_unit_must_see_a_figure_in_range(watcher: dict[str, Any], answers: bool) -> None:
    stage = opposed(men((10, 10)), watcher).dice(rest=0).play().walk((10.25, 10))
    if answers:
        assert stage.prompt == "watch"
    else:
        assert stage.prompt == "act"


@rule("mosquetes", "11.5")
def test_the_watching_units_answer_one_after_another_in_any_order() -> None:
    stage = watched(B2=men((20, 20), watching=True, facing=180)).dice(rest=0).play().walk((10.25, 10))
    assert stage.options == ["answer:B1", "answer:B2", "decline"]
    stage.choose("answer:B2", by="B")
    assert stage.options == ["answer:B1", "decline"]
    stage.choose("answer:B1", by="B")
    assert stage.prompt == "act"
    assert stage.game.unloaded == {"B1": 1, "B2": 1}


@rule("mosquetes", "11.5")
@pytest.mark.parametrize(("die", "found"), [(9, True), (0, False)])
def test_a_watcher_makes_its_spotting_test_and_a_failed_one_uses_up_the_watch(die: int, found: bool) -> None:
    far = opposed(men((10, 10), spotted=False), men((32, 10), watching=True)).dice(spotting=die, hit=0)
    far.play().walk((10.25, 10)).choose("answer:B1", by="B")
    assert far.rolled == (["spotting", "hit"] if found else ["spotting"])
    assert far.game.watching == set()
    assert ("B1" in far.game.unloaded) is found
    assert ("A1" in far.game.spotted) is found


@rule("mosquetes", "11.5")
def test_a_watch_shot_is_not_hasty() -> None:
    stage = watched().dice(hit=[5, 5], wound=[0, 0])
    stage.game.moved = True  # whatever the unit in hand has done
    stage.play().walk((10.25, 10)).choose("answer:B1", by="B")
    assert stage.rolled == ["hit", "hit", "wound", "wound"]


@rule("mosquetes", "11.5")
def test_a_watch_shot_triggers_nothing() -> None:
    stage = watched(A2=men((10, 20), watching=True, facing=0)).dice(rest=0).play().walk((10.25, 10))
    stage.choose("answer:B1", by="B")
    assert stage.prompt == "act"
    assert stage.game.watching == {"A2"}


@rule("mosquetes", "11.5")
def test_a_marker_triggers_a_watch_as_well() -> None:
    stage = opposed(marker((10, 10), facing=0), men((30, 10), watching=True), OPEN).dice(spotting=0).play()
    stage.choose("move", "face:0", "to:44:40", by="A")
    assert stage.prompt == "watch"
    stage.choose("answer:B1", by="B")
    assert stage.rolled == ["spotting"]


@rule("mosquetes", "11.5")
def test_no_watch_is_offered_that_could_not_shoot() -> None:
    # a gun that looks elsewhere, and an Officer whom nobody may choose
    gun = men((30, 12), (31, 13), profile="gun_light", gun_at=[29, 12], watching=True, facing=90)
    aside = opposed(men((10, 14)), gun).dice(rest=0).play().walk((10.25, 14))
    assert aside.prompt == "act"
    chief = opposed(men((10, 10), profile="off_regular"), WATCHER, A2=men((12, 12), (12, 13), facing=0))
    chief.dice(rest=0).play().walk((10.25, 10))
    assert chief.prompt == "act"
    assert chief.game.watching == {"B1"}


# ---------------------------------------------------------------- 11.6


@rule("mosquetes", "11.6")
@pytest.mark.parametrize(("answer", "prompts"), [("answer:B1", False), ("decline", True)])
def test_watch_fire_at_its_charger_replaces_the_shot_of_a_charged_unit(answer: str, prompts: bool) -> None:
    stage = opposed(men((15, 10), (15, 11)), men((20, 10), (20, 11), profile="line_1879", watching=True))
    stage.dice(hit=[0, 0], rest=5).play().choose("charge:B1", by="A").choose(answer, by="B")
    assert (stage.prompt == "reply-fire") is prompts
    if not prompts:
        assert stage.rolled[:2] == ["hit", "hit"]
        assert "attack" in stage.rolled


@rule("mosquetes", "11.6", "11.5")
def test_its_fire_is_not_hasty() -> None:
    stage = opposed(men((15, 10)), men((20, 10), watching=True)).dice(hit=5, wound=0, rest=5).play()
    stage.choose("charge:B1", by="A").choose("answer:B1", by="B")
    assert stage.rolled[:2] == ["hit", "wound"]
