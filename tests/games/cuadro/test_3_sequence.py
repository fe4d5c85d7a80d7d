"""3 The sequence of play."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import movement, offered, refused
from vivac.lab.coverage import rule
from vivac.table import NotAllowed

FACING = {"1-28": "3604 regular E", "96": "3704 regular W"}


# ---------------------------------------------------------------- 3.1 to 3.4


@rule("cuadro", "3.1")
@pytest.mark.parametrize("first", ["training", "barrosa", "chiclana"])
def test_the_scenario_names_the_first_player(first: str) -> None:
    stage = Stage(scenario=first)
    assert stage.battle.player == stage.field.scenario.first_player == "allied"


@rule("cuadro", "3.1")
def test_a_game_turn_is_two_player_turns_and_an_end_phase() -> None:
    units = {"1-28": "3604 regular E", "96": "3909 routed", "24-1": "3906 regular W"}
    stage = Stage(step="reorganisation", player="allied", turn=2, units=units).dice(division_morale=6).play()
    assert (stage.battle.turn, stage.battle.player) == (2, "french")
    assert stage.rolled == []  # no End Phase yet
    while stage.battle.player == "french":
        stage.choose("stop", by="french")
    assert stage.rolled == ["division-morale"]
    assert (stage.battle.turn, stage.battle.player) == (3, "allied")


@rule("cuadro", "3.2")
def test_the_six_phases_follow_one_another() -> None:
    """Both sides have something to do in every phase, and are asked in the order of the phases."""
    units = {
        "1-28": "3604 regular E", "2-67": "3605 regular E disordered", "2-87": "3606 regular E",
        "96": "3704 regular W", "24-1": "3706 regular W",
    }  # fmt: skip
    stage = Stage(player="allied", turn=2, units=units, leaders={"L-WHEATLEY": "3503", "GRAHAM": "3503"})
    stage.dice(rest=4).play()
    asked = []
    for choice in (
        "order:WHEATLEY:none", "stop", "mark:1-28", "stop", "stop", "fire:2-87", "test:2-67",
    ):  # fmt: skip
        ask = stage.table.question
        assert ask is not None
        asked.append((ask.role, ask.prompt))
        stage.choose(choice, by=ask.role)
    assert asked == [
        ("allied", "order"), ("allied", "move"), ("allied", "mark"), ("allied", "mark"), ("french", "fire"),
        ("allied", "fire"), ("allied", "test"),
    ]  # fmt: skip
    assert stage.rolled == ["fire", "shock", "morale"]
    assert stage.battle.player == "french"


@rule("cuadro", "3.2a")
def test_orders_are_given_in_the_command_phase() -> None:
    stage = Stage(player="allied", turn=2, units=FACING, leaders={"L-WHEATLEY": "3604"}).play()
    assert (stage.battle.step, stage.prompt) == ("command", "order")
    stage.choose("order:WHEATLEY:manoeuvre", by="allied")
    assert stage.battle.order == {"1-28": "manoeuvre"}
    moved = movement(units=FACING, leaders={"L-WHEATLEY": "3604"}).play()
    assert moved.prompt == "move"


@rule("cuadro", "3.2b")
def test_routed_units_flee_then_units_move_then_assault_markers_are_placed() -> None:
    units = {**FACING, "2-67": "3606 routed"}
    stage = Stage(step="flight", player="allied", units=units).play()
    assert stage.battle.where["2-67"] == "3206"
    assert stage.prompt == "move"
    assert "mark:1-28" not in stage.options
    stage.choose("stop", by="allied")
    assert (stage.prompt, stage.options) == ("mark", ["mark:1-28", "stop"])


@rule("cuadro", "3.2c", "3.2d")
def test_the_other_player_fires_first_then_the_phasing_player() -> None:
    stage = Stage(step="marking", player="allied", units=FACING).play().choose("stop", by="allied")
    ask = stage.table.question
    assert (stage.battle.step, ask and ask.role, stage.options) == (
        "defensive_fire", "french", ["fire:96", "stop"],
    )  # fmt: skip
    stage.choose("stop", by="french")
    ask = stage.table.question
    assert (stage.battle.step, ask and ask.role, stage.options) == (
        "offensive_fire", "allied", ["fire:1-28", "stop"],
    )  # fmt: skip


@rule("cuadro", "3.2d")
def test_phasing_units_with_assault_markers_do_not_fire() -> None:
    units = {"1-28": "3604 regular E assault 3704", "2-67": "3604 regular E", "96": "3704 regular W"}
    stage = Stage(step="offensive_fire", player="allied", units=units).play()
    assert stage.options == ["fire:2-67", "stop"]
    assert refused(stage, "fire:1-28") == ("fire-assault", "9.1")


@rule("cuadro", "3.2e")
def test_cavalry_attacks_come_before_infantry_assaults() -> None:
    units = {
        "1-28": "3304 regular E assault 3404", "96": "3404 regular W",
        "KGL-H": "3604 regular E assault 3704", "24-1": "3704 regular E",
        "ESC-W": "3606 regular E assault 3706", "24-2": "3706 regular E",
    }  # fmt: skip
    stage = Stage(step="shock", player="allied", units=units).dice(rest=4).play()
    assert stage.options == ["assail:3704", "assail:3706"]  # not 3404 yet
    stage.choose("assail:3706", by="allied")
    while stage.table.question and stage.prompt != "move":
        stage.choose("stand" if "stand" in stage.options else stage.options[-1], by=stage.asked)
    attacked = [line.say.params["hex"] for line in stage.table.log or [] if line.say.key == "assault"]
    assert attacked == ["3706", "3704", "3404"]


@rule("cuadro", "3.2f")
def test_the_phasing_players_shaken_units_test_and_tired_cavalry_recovers() -> None:
    units = {
        "1-28": "3404 regular E disordered", "2-67": "3406 routed", "96": "3904 regular W disordered",
        "KGL-H": "3408 regular E fatigue 2", "1D": "3908 regular W fatigue 2",
    }  # fmt: skip
    stage = Stage(step="reorganisation", player="allied", units=units).dice(rest=6).play()
    assert stage.options == ["test:1-28", "test:2-67", "stop"]
    stage.choose("test:1-28", "stop", by="allied")
    assert stage.battle.disordered == {"96"}
    assert stage.battle.fatigue == {"KGL-H": 1, "1D": 2}


# ---------------------------------------------------------------- 3.3, 3.4


@rule("cuadro", "3.3")
def test_the_end_phase_tests_divisions_and_advances_the_turn_marker() -> None:
    stage = Stage(
        step="reorganisation", player="french", turn=3, units={"1-28": "3404 routed", "96": "3904 regular W"}
    )
    stage.dice(division_morale=6).play()
    assert stage.rolled == ["division-morale"]
    assert (stage.battle.turn, stage.battle.player) == (4, "allied")


@rule("cuadro", "3.3")
def test_no_fire_markers_placed_before_this_game_turn_are_removed() -> None:
    stage = Stage(
        step="reorganisation",
        player="french",
        turn=3,
        units={"BAT-R": "3904 deployed W", "RA-S": "3304 deployed E"},
    )
    stage.battle.no_fire.add("RA-S")
    stage.battle.no_fire_next.add("BAT-R")
    stage.play()
    assert (stage.battle.no_fire, stage.battle.no_fire_next) == ({"BAT-R"}, set())


@rule("cuadro", "3.3")
def test_on_the_last_turn_it_is_seen_who_has_won() -> None:
    for turn, over in ((7, False), (8, True)):
        stage = Stage(
            step="reorganisation",
            player="french",
            turn=turn,
            units={"96": "3904 regular W", "GDS": "3304 regular E"},
        ).play()
        assert (stage.table.outcome is not None) is over
        assert stage.battle.turn == 8


@rule("cuadro", "3.4")
def test_orders_and_assault_markers_come_off_at_the_end_of_the_player_turn() -> None:
    """A shock below 1 to 4 leaves the marker of a unit that was not resolved to the end of the turn."""
    for player, unit, foe in (("allied", "1-28", "96"), ("french", "96", "1-28")):
        units = {unit: "3604 regular E attack", foe: "3904 regular W"}
        stage = Stage(step="reorganisation", player=player, units=units)
        stage.battle.assault[unit] = "3704"
        stage.play()
        assert (stage.battle.order, stage.battle.assault) == ({}, {})
        assert stage.battle.player != player


# ---------------------------------------------------------------- 3.5 questions


@rule("cuadro", "3.5")
def test_what_is_not_being_asked_is_refused() -> None:
    stage = movement(units=FACING, leaders={"L-WHEATLEY": "3604"}).play()
    assert stage.prompt == "move"
    for unasked in ("order:WHEATLEY:none", "to:3605"):
        with pytest.raises(NotAllowed):
            stage.choose(unasked, by="allied")
    assert refused(stage, "move:96") == ("unit-not-yours", "3.5")
    assert refused(stage, "move:2-67") == ("unit-off-the-map", "3.5")


@rule("cuadro", "3.5a")
def test_each_division_is_asked_for_its_order_then_units_to_be_left_without() -> None:
    units = {
        "1-28": "3604 regular E",
        "2-67": "3605 regular E",
        "2-1G": "3606 regular E",
        "WAL-4": "2104 regular E",
    }
    leaders = {"L-WHEATLEY": "3604", "L-DILKES": "3604", "GRAHAM": "3604", "L-CRUZ": "4104"}
    stage = Stage(player="allied", turn=4, units=units, leaders=leaders).play()
    assert stage.options == ["order:DILKES:manoeuvre", "order:DILKES:attack", "order:DILKES:none"]
    stage.choose("order:DILKES:manoeuvre", by="allied")
    assert stage.options == ["order:WHEATLEY:manoeuvre", "order:WHEATLEY:attack", "order:WHEATLEY:none"]
    stage.choose(
        "order:WHEATLEY:attack", by="allied"
    )  # Cruz is out of reach of his own battalion: he is not asked
    assert stage.prompt == "leave"
    assert set(stage.options) == {"leave:2-1G", "leave:1-28", "leave:2-67", "stop"}
    stage.choose("leave:1-28", by="allied")
    assert set(stage.options) == {"leave:2-1G", "leave:2-67", "stop"}
    stage.choose("stop", by="allied")
    assert stage.battle.order == {"2-1G": "manoeuvre", "2-67": "attack"}
    assert stage.prompt == "move"


@rule("cuadro", "3.5b")
def test_one_group_at_a_time_or_a_unit_on_top_then_one_marker_at_a_time() -> None:
    units = {"1-28": "3604 regular E", "2-67": "3604 regular E", "2-87": "3606 regular E",
             "96": "3704 regular W", "24-1": "3705 regular W"}  # fmt: skip
    stage = movement(units=units).play()
    assert set(stage.options) == {
        "move:1-28", "move:2-67", "top:2-67", "group:3604:infantry:regular", "move:2-87", "stop",
    }  # fmt: skip
    stage.choose("top:2-67", "move:2-87", "to:3606", "face:NE", by="allied")
    assert set(stage.options) == {"move:1-28", "move:2-67", "top:1-28", "group:3604:infantry:regular", "stop"}
    stage.choose("stop", by="allied")
    assert stage.options == ["mark:2-67", "mark:1-28", "mark:2-87", "stop"]
    stage.choose("mark:1-28", by="allied")
    assert stage.options == ["target:3704", "target:3705"]
    stage.choose("target:3705", by="allied")
    assert stage.options == ["mark:2-67", "mark:2-87", "stop"]
    assert stage.battle.assault == {"1-28": "3705"}


@rule("cuadro", "3.5c")
def test_one_firing_group_and_its_target_at_a_time() -> None:
    units = {
        "1-28": "3604 regular E",
        "2-67": "3604 regular E",
        "96": "3704 regular W",
        "24-1": "3705 regular W",
    }
    stage = Stage(step="defensive_fire", player="allied", units=units).dice(fire=[1, 1, 1]).play()
    ask = stage.table.question
    assert (ask and ask.role, stage.options) == ("french", ["fire:96", "fire:24-1", "stop"])
    stage.choose("fire:24-1", by="french")
    assert stage.options == ["fire:96", "stop"]
    stage.choose("stop", by="french")
    ask = stage.table.question
    assert (ask and ask.role, set(stage.options)) == (
        "allied", {"fire:1-28", "fire:2-67", "volley:3604:small", "stop"},
    )  # fmt: skip
    stage.choose("fire:1-28", "target:3705", by="allied")
    assert stage.options == ["fire:2-67", "stop"]


@rule("cuadro", "3.5d")
def test_the_phasing_player_chooses_the_next_target_hex_until_all_are_resolved() -> None:
    units = {"1-28": "3604 regular E assault 3704", "96": "3704 regular W",
             "2-67": "3606 regular E assault 3706", "45": "3706 regular W"}  # fmt: skip
    stage = Stage(step="shock", player="allied", units=units).dice(shock=[5, 3]).play()
    ask = stage.table.question
    assert (ask and ask.role, stage.options) == ("allied", ["assail:3704", "assail:3706"])
    stage.choose("assail:3706", by="allied")
    assert stage.rolled == ["shock", "shock"]  # the last one is not asked for
    assert stage.battle.assault == {}


@rule("cuadro", "3.5e")
def test_the_phasing_player_chooses_the_next_unit_to_test_until_he_stops() -> None:
    units = {"1-28": "3404 regular E disordered", "2-67": "3406 regular E disordered", "96": "3904 regular W"}
    stage = Stage(step="reorganisation", player="allied", units=units).dice(morale=1).play()
    stage.choose("test:2-67", by="allied")
    assert offered(stage, "test") == {"1-28"}
    assert refused(stage, "test:2-67") == ("test-once", "12.11")
    stage.choose("stop", by="allied")
    assert stage.battle.player == "french"
