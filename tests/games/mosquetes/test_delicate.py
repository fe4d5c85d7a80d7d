"""The parts of the engine that are easiest to get wrong."""

from __future__ import annotations

import pytest

from tests.games.mosquetes.skirmishing import Stage, acting
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.chapters.forces import bars_force
from vivac.games.mosquetes.chapters.hiding import show
from vivac.games.mosquetes.chapters.melee import fight
from vivac.games.mosquetes.chapters.setting_up import swap_markers
from vivac.lab.coverage import rule
from vivac.table import NotAllowed, copy_state

MEN = {"profile": "br_regulars", "n": 6, "facing": 0}
FOES = {"profile": "fr_regulars", "n": 6, "facing": 180, "spotted": True}


def facing_each_other(**position: object) -> Stage:
    return acting("A1", {"A1": {**MEN, "at": [14, 6]}, "B1": {**FOES, "at": [24, 6]}}, **position)


@rule("mosquetes", "10.1")
def test_an_unspotted_unit_is_not_offered_as_a_target_and_says_why() -> None:
    stage = acting(
        "A1", {"A1": {**MEN, "at": [14, 6]}, "B1": {**FOES, "at": [24, 6], "spotted": False}}
    ).play()
    assert "shoot:B1:musket" not in stage.options
    assert stage.why_not("A", "shoot:B1:musket") == "not-spotted"
    with pytest.raises(NotAllowed):
        stage.choose("shoot:B1:musket", by="A")


@rule("mosquetes", "10.10")
def test_black_powder_leaves_a_unit_unloaded_and_in_smoke() -> None:
    stage = facing_each_other().dice(rest=0).play().choose("shoot:B1:musket", by="A")
    assert stage.game.unloaded == {"A1": 1}
    assert "A1" in stage.game.smoke
    assert stage.why_not("A", "shoot:B1:musket") == "unloaded"
    assert "reload" in stage.options


@rule("mosquetes", "10.2")
def test_a_target_out_of_range_is_refused() -> None:
    stage = acting("A1", {"A1": {**MEN, "at": [8, 6]}, "B1": {**FOES, "at": [40, 6]}}).play()
    assert stage.why_not("A", "shoot:B1:musket") == "out-of-range"


@rule("mosquetes", "8.15")
def test_a_point_outside_the_region_is_refused() -> None:
    stage = facing_each_other().play().choose("move", "order:normal", "face:0", by="A")
    with pytest.raises(NotAllowed):
        stage.choose("to:180:180", by="A")
    assert stage.prompt == "move-to"


@rule("mosquetes", "8.7")
def test_no_move_comes_closer_than_an_inch_to_an_enemy() -> None:
    one = {"profile": "off_regular", "n": 1, "facing": 0}
    units = {"A1": {**one, "at": [14, 6]}, "B1": {**one, "at": [17, 6], "facing": 180, "spotted": True}}
    stage = acting("A1", units).play().choose("move", "face:0", "to:64:24", by="A")
    assert stage.places("A1") == [(15, 6)]


@rule("mosquetes", "12.2", "12.9d")
def test_a_charge_by_an_unspotted_unit_is_a_surprise() -> None:
    stage = acting("A1", {"A1": {**MEN, "at": [14, 6]}, "B1": {**FOES, "at": [18, 6]}}).dice(rest=5).play()
    stage.choose("charge:B1", by="A")
    assert "surprised" in stage.told
    assert stage.prompt != "reply-fire"


@rule("mosquetes", "12.3")
def test_a_charged_unit_that_sees_it_coming_may_shoot_first() -> None:
    units = {"A1": {**MEN, "at": [14, 6], "spotted": True}, "B1": {**FOES, "at": [18, 6]}}
    stage = acting("A1", units).dice(rest=0).play().choose("charge:B1", by="A")
    assert stage.prompt == "reply-fire"
    assert set(stage.options) == {"with:musket", "hold-fire"}


@rule("mosquetes", "11.5")
def test_a_watching_unit_may_answer_a_move_in_its_sight() -> None:
    units = {"A1": {**MEN, "at": [14, 6], "spotted": True}, "B1": {**FOES, "at": [24, 6], "watching": True}}
    stage = (
        acting("A1", units).dice(rest=0).play().choose("move", "order:normal", "face:0", "to:60:24", by="A")
    )
    assert stage.prompt == "watch"
    stage.choose("answer:B1", by="B")
    assert "B1" not in stage.game.watching
    assert "B1" in stage.game.smoke


@rule("mosquetes", "9.8")
def test_a_unit_nobody_has_in_sight_is_unspotted_again() -> None:
    # A1 walks off behind the house; nobody of B is left with a line to it
    units = {
        "A1": {"profile": "off_regular", "n": 1, "at": [20.5, 24], "facing": 90, "spotted": True},
        "B1": {"profile": "off_native", "n": 1, "at": [25, 33], "facing": 270, "spotted": True},
    }
    stage = acting("A1", units).play().choose("move", "face:90", "to:96:94", by="A")
    assert stage.places("A1") == [(24, 23.5)]
    assert "A1" not in stage.game.spotted


@rule("mosquetes", "9.9")
def test_figures_that_come_out_of_a_marker_do_not_overlap() -> None:
    units = {"B1": {"profile": "warriors", "n": 8, "at": [20, 41], "facing": 270, "marker": True}}
    stage = Stage("farm_raid", strip="AB", units=units).run(show, "B1")
    stage.choose("order:open", "face:270", by="B")
    assert len(stage.game.figures["B1"]) == 8
    assert RULEBOOK.audit(stage.box, stage.game) == []


@rule("mosquetes", "12.12")
def test_after_three_rounds_the_chargers_fall_back() -> None:
    units = {
        "A1": {**MEN, "figures": [[20, 6], [21, 6]], "facing": 90},
        "B1": {**FOES, "figures": [[20, 7], [21, 7]], "facing": 270},
    }
    stage = Stage("farm_raid", strip="AB", units=units).dice(rest=9, attack=[0] * 12)
    stage.run(fight, "A1", "B1", surprised=False)
    stage.choose("face:270", by="B")
    assert "melee-unbroken" in stage.told
    assert stage.told.count("melee-round") == 3
    assert all(y < 6 for _, y in stage.places("A1"))


@rule("mosquetes", "18.3", "5.16")
def test_what_is_behind_a_marker_never_reaches_the_other_side() -> None:
    game = RULEBOOK.setup("road_ambush", frozenset(), Stage().box)
    box = Stage().box
    before = RULEBOOK.scene(box, game, "A")
    other = copy_state(game)
    for one, two in (("B1", "BD1"), ("B3", "B5")):
        swap_markers(other, one, two)
    assert other.figures != game.figures
    assert RULEBOOK.scene(box, other, "A") == before
    assert RULEBOOK.scene(box, other, "B") != RULEBOOK.scene(box, game, "B")


@rule("mosquetes", "5.12")
def test_the_third_clock_ends_the_turn_at_once() -> None:
    stage = Stage(clocks=2, hands={"B": ["clock", "clock", "B-morale"]}, side="B", turn=1).play()
    stage.choose("play:clock", by="B")
    assert stage.game.turn == 2
    assert stage.game.clocks == 0


@rule("mosquetes", "18.6")
@pytest.mark.parametrize(
    ("force", "refusal"),
    [
        ([("br_regulars", 8), ("rangers", 6), ("off_regular", 1)], ""),
        ([("br_regulars", 8), ("rangers", 6)], "force-officer"),
        ([("br_regulars", 8), ("off_regular", 1)], "force-units"),
        ([("br_regulars", 4), ("rangers", 6), ("off_regular", 1)], "force-size"),
        ([("br_regulars", 12), ("rangers", 10), ("off_regular", 1)], "force-points"),
        ([("fr_dragoons", 6), ("br_regulars", 6), ("off_regular", 1)], "force-list"),
        ([("rangers", 6), ("rangers", 6), ("off_regular", 1)], "force-officer-type"),
        ([("gun_light", 3), ("gun_heavy", 4), ("off_regular", 1)], "force-one-gun"),
    ],
)
def test_a_force_is_checked_by_the_rules(force: list[tuple[str, int]], refusal: str) -> None:
    found = bars_force(Stage().box, "fiw", force)
    assert (found.say.key if found else "") == refusal


def test_the_heading_stays_while_a_side_takes_its_step() -> None:
    stage = Stage()
    headings = set()
    for step in ("command", "activate", "spot", "act", "move", "after"):
        stage.game.step = step
        headings.add(str(RULEBOOK.heading(stage.box, stage.game)))
    assert len(headings) == 1
    stage.game.step = "deploy"
    assert str(RULEBOOK.heading(stage.box, stage.game)) not in headings
