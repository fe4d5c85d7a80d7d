"""1 Scale, dice, rounding, orders and ties."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import refused
from tests.games.cuadro.marches import movement, moving
from vivac.games.cuadro import RULEBOOK
from vivac.games.cuadro.box.unpacking import FRENCH, open_box
from vivac.games.cuadro.chapters.flight import flee
from vivac.ground.hexes import NAMES
from vivac.lab.coverage import rule

BOX = open_box()
GRID = BOX.fields["barrosa"].grid


# ---------------------------------------------------------------- 1.1, 1.2


@rule("cuadro", "1.1")
def test_one_hex_is_250_metres() -> None:
    assert {BOX.contents.barrosa.hex_metres, BOX.contents.training.hex_metres} == {250}


@rule("cuadro", "1.1")
@pytest.mark.parametrize(("scenario", "turn", "clock"), [
    ("barrosa", 1, "12:30"), ("barrosa", 2, "13:00"), ("barrosa", 8, "16:00"), ("chiclana", 16, "16:30"),
])  # fmt: skip
def test_one_game_turn_is_30_minutes(scenario: str, turn: int, clock: str) -> None:
    stage = Stage(scenario=scenario, turn=turn)
    heading = RULEBOOK.scene(stage.box, stage.battle, None).heading
    assert dict(heading.params)["clock"] == clock


@rule("cuadro", "1.2")
def test_one_strength_point_is_about_100_men_or_horses() -> None:
    """Victor had some 7,000 bayonets and sabres on the field, Graham's infantry 4,400 and more."""
    field = BOX.fields["barrosa"]
    men = {
        side: 100 * sum(u.pf for u in field.units.values() if u.side == side and u.arm != "artillery")
        for side in ("french", "allied")
    }
    assert 6_800 <= men["french"] <= 7_400
    british = [
        u for u in field.units.values() if u.division in ("DILKES", "WHEATLEY") and u.arm == "infantry"
    ]
    assert 100 * sum(unit.pf for unit in british) == 4_400


# ---------------------------------------------------------------- 1.3, 1.4


@rule("cuadro", "1.3")
@pytest.mark.parametrize(("chart", "column", "low", "high"), [
    ("morale", "F", 0, 8), ("cavalry_control", "C", 0, 8), ("division_morale", 4, -1, 7), ("fire", 12, 1, 8),
    ("shock", "3/2", 1, 8),
])  # fmt: skip
def test_a_total_beyond_the_first_or_last_row_uses_that_row(
    chart: str, column: str | int, low: int, high: int
) -> None:
    grid = getattr(BOX.charts, chart)
    assert grid.at(low - 1, column) == grid.at(low - 9, column) == grid.at(low, column)
    assert grid.at(high + 1, column) == grid.at(high + 9, column) == grid.at(high, column)
    assert grid.at(low, column) != grid.at(high, column)


@rule("cuadro", "1.3")
def test_a_test_is_one_die_plus_modifiers() -> None:
    units = {"96": "3604 regular W disordered", "45": "3804 routed", "1-28": "4110 regular E"}
    stage = Stage(step="reorganisation", player="french", units=units).dice(morale=[4, 1], rest=6).play()
    stage.choose("test:96", by="french")
    assert stage.battle.rolls == [("morale", "C", 3, "SE")]
    stage.choose("test:45", by="french")
    assert stage.battle.rolls[0] == ("morale", "C", -1, "DE")  # as row 0


@rule("cuadro", "1.4")
def test_fire_points_are_rounded_down_at_the_very_end() -> None:
    """Five guns at four hexes: 2.5 points are 2. Five muskets and three, halved: 2.5 and 1.5 are 4."""
    stage = Stage(
        step="offensive_fire", player="allied", units={"RA-H": "3304 deployed E", "96": "3704 regular E"}
    )
    stage.dice(fire=1).play().choose("fire:RA-H", by="allied")
    assert stage.battle.rolls[0][:2] == ("fire", "2")
    units = {
        "1-28": "3604 regular E disordered", "2-67": "3604 regular E disordered pf 3", "96": "3704 regular W",
    }  # fmt: skip
    both = Stage(step="offensive_fire", player="allied", units=units).dice(fire=1).play()
    both.choose("volley:3604:small", by="allied")
    assert both.battle.rolls[0][:2] == ("fire", "4")


@rule("cuadro", "1.4")
def test_fewer_than_one_point_is_no_fire() -> None:
    units = {
        "1-28": "3604 regular E disordered pf 1", "2-67": "3605 regular E pf 1",
        "96": "3704 regular W", "24-1": "3705 regular W",
    }  # fmt: skip
    stage = Stage(step="offensive_fire", player="allied", units=units).play()
    assert stage.options == ["fire:2-67", "stop"]
    assert refused(stage, "allied", "target:3704", ["1-28"]) == ("target-no-points", "1.4")


@rule("cuadro", "1.4")
@pytest.mark.parametrize(("attacker", "defender", "column"), [
    ("2-87", "24-1", "1/1"),  # 7 to 5 is less than 3 to 2
    ("2-1G", "24-1 pf 4", "3/2"),  # 6 to 4 is 3 to 2
    ("1-28", "54-1", "1/2"),  # 5 to 6 is less than 1 to 1
    ("2-67", "GR-3 pf 1", "5/1"),
])  # fmt: skip
def test_shock_odds_are_exact_fractions(attacker: str, defender: str, column: str) -> None:
    unit, _, words = defender.partition(" ")
    units = {attacker: "3604 regular E assault 3704", unit: f"3704 regular W {words}"}
    stage = Stage(step="shock", player="allied", units=units).dice(rest=4).play()
    assert stage.battle.rolls[0][:2] == ("shock", column)


# ---------------------------------------------------------------- 1.5 hexes


@rule("cuadro", "1.5")
def test_a_hex_on_its_point_has_six_neighbours() -> None:
    assert NAMES == ("E", "NE", "NW", "W", "SW", "SE")
    assert GRID.neighbours["3604"] == ("3704", "3703", "3603", "3504", "3605", "3705")  # even rows: shifted
    assert GRID.neighbours["3603"] == ("3703", "3602", "3502", "3503", "3504", "3604")
    for hex_, around in GRID.heading.items():
        for near, direction in around.items():
            assert GRID.heading[near][hex_] == (direction + 3) % 6


@rule("cuadro", "1.5")
def test_distance_is_the_least_number_of_hexes() -> None:
    for start in ("3604", "3603", "0101", "4226"):
        seen, edge, steps = {start: 0}, [start], 0
        while edge:
            steps += 1
            edge = [n for n in {n for h in edge for n in GRID.neighbours[h]} if n not in seen]
            seen.update(dict.fromkeys(edge, steps))
        assert {hex_: GRID.distance(start, hex_) for hex_ in GRID.hexes} == seen


# ---------------------------------------------------------------- 1.6 order


@rule("cuadro", "1.6")
def test_hexes_in_ascending_order_and_units_from_the_top_down() -> None:
    units = {
        "GR-1": "3804 regular W disordered", "96": "3604 regular W disordered",
        "24-2": "3604 regular W disordered", "24-1": "3605 regular W disordered",
    }  # fmt: skip
    stage = Stage(step="reorganisation", player="french", units=units).play()
    assert stage.options == ["test:96", "test:24-2", "test:24-1", "test:GR-1", "stop"]


@rule("cuadro", "1.6")
def test_divisions_as_listed_and_the_first_player_before_the_other() -> None:
    stage = Stage(
        step="reorganisation", player="french",
        units={"8-1": "3112 routed", "24-1": "3804 routed", "1-28": "2404 routed", "2-1G": "2604 routed"},
    )  # fmt: skip
    stage.dice(division_morale=[6, 6, 6, 6]).play().choose("stop", by="french")
    tested = [line.say.params["division"] for line in stage.table.log or [] if "division" in line.say.params]
    assert tested[:4] == ["DILKES", "WHEATLEY", "RUFFIN", "LEVAL"]


@rule("cuadro", "1.6")
def test_a_die_is_rolled_only_when_its_result_is_needed() -> None:
    """M: the others test only if the first failed. P: a target with an Assault marker does not test."""
    units = {"1-28": "3604 regular E", "96": "3704 regular W", "24-1": "3704 regular W"}
    stage = Stage(step="offensive_fire", player="allied", units=units).dice(fire=3, morale=6).play()
    stage.choose("fire:1-28", by="allied")
    assert stage.rolled == ["fire", "morale"]
    units["1-28"] = "3604 regular E assault 3704"
    marked = Stage(step="defensive_fire", player="allied", units=units).dice(fire=4).play()
    marked.choose("fire:96", by="french")
    assert (marked.battle.rolls[0][3], marked.rolled) == ("P", ["fire"])


# ---------------------------------------------------------------- 1.7 ties


@rule("cuadro", "1.7")
def test_a_tie_between_neighbours_is_broken_by_direction() -> None:
    """With an enemy to the west, north-west and south-west are as good as one another: north-west it is."""
    stage = Stage(units={"1-28": "3604 routed", "96": "3504 regular W"}).run(flee, "1-28")
    assert stage.battle.where["1-28"] == "3302"  # by 3603; by 3605 it would be 3306


@rule("cuadro", "1.7")
def test_a_tie_between_distant_hexes_goes_to_the_lower_number() -> None:
    stage = movement(
        player=FRENCH, leaders={"L-DILKES": "3604"},
        units={"24-1": "3704 regular W", "2-1G": "3804 regular E", "GDS": "3404 regular W"},
    )  # fmt: skip
    stage.play().choose("move:24-1", "to:3604", "face:W", by="french")
    assert stage.battle.where["L-DILKES"] == "3404"


# ---------------------------------------------------------------- 1.8 questions


@rule("cuadro", "1.8")
def test_a_choice_with_a_single_answer_is_not_asked() -> None:
    units = {"1-28": "3604 regular E", "96": "3704 regular W"}
    stage = Stage(step="offensive_fire", player="allied", units=units).dice(fire=1).play()
    assert stage.prompt == "fire"
    stage.choose("fire:1-28", by="allied")  # there is one target only
    assert stage.rolled == ["fire"]
    units["24-1"] = "3705 regular W"
    two = Stage(step="offensive_fire", player="allied", units=units).play().choose("fire:1-28", by="allied")
    assert (two.prompt, two.options) == ("fire-target", ["target:3704", "target:3705"])


@rule("cuadro", "1.8")
@pytest.mark.parametrize(("step", "prompt"), [
    ("leaving", "leave"), ("movement", "move"), ("marking", "mark"), ("defensive_fire", "fire"),
    ("offensive_fire", "fire"), ("reorganisation", "test"),
])  # fmt: skip
def test_a_choice_that_may_be_declined_offers_a_stop(step: str, prompt: str) -> None:
    units = {
        "1-28": "3604 regular E attack", "2-67": "3605 regular E disordered attack", "96": "3704 regular W",
    }  # fmt: skip
    stage = Stage(step=step, player="allied", units=units).play()
    assert stage.prompt == prompt
    assert "stop" in stage.options


@rule("cuadro", "1.8")
def test_a_unit_taken_up_may_stay() -> None:
    stage = moving("1-28", "3604 regular E")
    assert "stay" in stage.options
    stage.choose("stay", by="allied")
    assert stage.battle.where["1-28"] == "3604"
    assert "1-28" not in stage.battle.moved
