"""15 Time, reinforcements, victory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import refused
from tests.games.cuadro.ordeals import asked, offered, result, shock, stands
from vivac.games.cuadro import RULEBOOK
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.flight import flee
from vivac.games.cuadro.chapters.gunnery import reach, targets
from vivac.games.cuadro.chapters.leaders import fall
from vivac.games.cuadro.chapters.losses import eliminate, lose
from vivac.games.cuadro.chapters.retreat import retreat
from vivac.games.cuadro.chapters.special import note_link_up
from vivac.games.cuadro.chapters.troops import held_by
from vivac.games.cuadro.chapters.victory import outcome, points
from vivac.lab.coverage import rule


def at(turn: int, player: str = "allied", **position: Any) -> Stage:
    return Stage(**{"scenario": "chiclana", "turn": turn, "player": player, **position})


# ---------------------------------------------------------------- 15.1 night


@rule("cuadro", "15.1")
def test_the_scenarios_state_their_turns_and_their_daylight() -> None:
    times = {s.id: (s.turns, s.last_daylight_turn) for s in open_box().contents.scenarios.scenario}
    assert times == {"training": (6, 6), "barrosa": (8, 8), "chiclana": (16, 19)}


@rule("cuadro", "15.1")
@pytest.mark.parametrize(("turn", "orders"), [(19, 3), (20, 2)])
def test_there_is_no_attack_order_at_night(turn: int, orders: int) -> None:
    units = {"CANAR": "3010 regular E", "45": "3610 regular W"}
    stage = at(turn, step="command", units=units, leaders={"L-LARDIZABAL": "3010", "LAPENA": "3010"}).play()
    assert (stage.prompt, len(stage.options)) == ("order", orders)
    if orders == 2:
        refusal = stage.table.why_not("allied", "order:LARDIZABAL:attack")
        assert refusal is not None
        assert refusal.say.rule == "15.1"


@rule("cuadro", "15.1")
@pytest.mark.parametrize(("turn", "aims"), [(19, {"3110", "3210"}), (20, {"3110"})])
def test_at_night_guns_reach_one_hex(turn: int, aims: set[str]) -> None:
    units = {"ART-Z": "3010 deployed E", "45": "3110 skirmish", "96": "3210 regular W"}
    stage = at(turn, step="offensive_fire", units=units).play()
    aim = targets(stage.field, stage.battle, "ART-Z", held_by(stage.field, stage.battle, "french"), 0)
    assert set(aim) == aims
    assert (refused(stage, "allied", "target:3210", ["ART-Z"]) is None) is ("3210" in aims)


@rule("cuadro", "15.1")
@pytest.mark.parametrize(("turn", "far"), [(19, 5), (20, 2)])
def test_how_far_guns_reach_at_night_is_a_figure_of_the_chart(turn: int, far: int, tmp_path: Path) -> None:
    pack = tmp_path / "moonlight.toml"
    pack.write_text("[charts.limits.cells]\nnight_range = 2\n", encoding="utf-8")
    stage = at(turn, units={"ART-Z": "3010 deployed E", "2-67": "3610 regular E"})
    assert reach(open_box(pack).fields["chiclana"], stage.battle, "ART-Z") == far
    assert reach(open_box(pack).fields["chiclana"], stage.battle, "2-67") == 1


@rule("cuadro", "15.1")
@pytest.mark.parametrize(("turn", "charge"), [(19, True), (20, False)])
def test_at_night_cavalry_assaults_but_does_not_charge(turn: int, charge: bool) -> None:
    beside = {"KGL-H": "3010 regular E", "45": "3110 regular W"}
    assert offered(at(turn, step="marking", units=beside).play(), "mark") == {"KGL-H"}
    far = {"KGL-H": "3010 regular E", "45": "3210 regular W"}
    assert (at(turn, step="marking", units=far).play().prompt == "mark") is charge


# ---------------------------------------------------------------- 15.2 reinforcements


def arriving(turn: int = 2, units: dict[str, str] | None = None, order: str = "none") -> Stage:
    """Begines' brigade comes in by the Conil road."""
    stage = at(turn, step="opening", units=units or {}).play()
    while stage.prompt == "order":
        stage.choose(next(o for o in stage.options if o.endswith(f":{order}")), by="allied")
    return stage.choose("stop", by="allied") if stage.prompt == "leave" else stage


@rule("cuadro", "15.2")
def test_reinforcements_come_in_their_turn_and_not_before() -> None:
    assert offered(arriving(2), "bring") == {"IRL", "CANT", "SEV", "BEG-C", "L-BEGINES"}
    stage = at(1, step="opening", units={"CANAR": "3010 regular E"}).play()
    assert offered(stage, "bring") == set()


@rule("cuadro", "15.2")
def test_whoever_can_come_in_must() -> None:
    stage = arriving()
    assert "stop" not in stage.options
    while stage.prompt == "move":
        bring = next((o for o in stage.options if o.startswith("bring:")), "")
        if not bring:
            break
        stage.choose(bring, by="allied")
        while stage.prompt != "move":
            stage.choose(stage.options[0], by="allied")
    assert "stop" in stage.options
    assert all(stage.battle.where[c] != "reserve" for c in ("IRL", "CANT", "SEV", "BEG-C", "L-BEGINES"))
    assert stage.battle.coming == set()


@rule("cuadro", "15.2")
def test_one_decision_names_the_entry_hex_and_the_end_of_the_move() -> None:
    stage = arriving().choose("bring:IRL", by="allied")
    assert set(stage.options) == {"enter:4218", "enter:4217"}
    stage.choose("enter:4218", "to:4117", by="allied")
    assert len(stage.options) >= 2  # and the facing
    stage.choose(stage.options[0], by="allied")
    assert stage.battle.where["IRL"] == "4117"
    assert "IRL" in stage.battle.moved


@rule("cuadro", "15.2")
@pytest.mark.parametrize(
    ("order", "far", "too_far"), [("none", "3916", "3816"), ("manoeuvre", "3816", "3815")]
)
def test_the_entry_hex_is_paid_as_the_first_step_by_road_if_it_has_one(
    order: str, far: str, too_far: str
) -> None:
    # Three points and two for the road, or three: 4218, 4217, 4117, 4016, 3916, 3816, 3815.
    stage = arriving(order=order).choose("bring:IRL", "enter:4218", by="allied")
    assert far in offered(stage, "to")
    assert too_far not in offered(stage, "to")


@rule("cuadro", "15.2")
def test_an_entry_hex_without_a_road_is_paid_by_its_terrain() -> None:
    stage = at(4, "french", step="opening").play().choose("come:4", "wait:5", by="french")
    while stage.prompt == "order":
        stage.choose(next(o for o in stage.options if o.endswith(":none")), by="french")
    stage.choose("bring:96", "enter:3301", by="french")
    rows = {int(hex_[2:]) for hex_ in offered(stage, "to")}
    assert rows == {1, 2, 3, 4}  # four points, one of them for 3301


@rule("cuadro", "15.2")
def test_they_enter_regular_or_limbered_with_any_facing() -> None:
    stage = arriving().choose("bring:IRL", "enter:4218", "to:4218", by="allied")
    assert {option.partition(":")[2] for option in stage.options} == {"E", "NE", "NW", "W", "SW", "SE"}
    assert stands(stage.choose("face:SW", by="allied"), "IRL") == "4218 regular SW"
    setup = at(4).battle
    assert {setup.form[unit] for unit in ("SEV", "BARNARD", "KGL-H", "2-1G")} == {"regular"}
    assert {setup.form[unit] for unit in ("RA-H", "RA-S")} == {"limbered"}


@rule("cuadro", "15.2")
def test_an_entry_hex_with_an_enemy_is_closed_and_with_both_closed_they_wait() -> None:
    held = {"45": "4218 regular E"}
    stage = arriving(units=held).choose("bring:IRL", by="allied")
    assert stage.prompt == "destination"  # 4217 is the only way
    assert stage.battle.hand == ("IRL",)
    stage = arriving(units={**held, "96": "4217 regular E"})
    assert (offered(stage, "bring"), stage.battle.coming) == (set(), {0})
    assert stage.battle.where["IRL"] == "reserve"


@rule("cuadro", "15.2")
def test_a_full_entry_hex_is_closed() -> None:
    horse = {"GRAN-C": "4218 regular E", "ESC-W": "4217 regular E"}  # infantry does not stop beside cavalry
    assert offered(arriving(units=horse), "bring") == {"BEG-C", "L-BEGINES"}


@rule("cuadro", "15.2")
def test_those_who_waited_come_in_a_later_turn() -> None:
    stage = at(3, step="opening", coming=[0], units={"CANAR": "3010 regular E"}).play()
    while stage.prompt in ("order", "leave"):
        stage.choose(stage.options[-1], by="allied")
    assert {"IRL", "2-1G", "KGL-H"} <= offered(stage, "bring")


@rule("cuadro", "15.2")
def test_where_the_turn_is_free_the_owner_is_asked_for_each_group() -> None:
    assert at(3, "french", step="opening", units={"45": "3010 regular E"}).play().prompt != "come"
    stage = at(4, "french", step="opening", units={"CANAR": "3020 regular E"}).play()
    assert (asked(stage), stage.options) == (("french", "come"), ["come:4", "wait:4"])
    stage.choose("wait:4", by="french")
    assert (asked(stage), stage.options) == (("french", "come"), ["come:5", "wait:5"])
    stage.choose("come:5", by="french")
    assert stage.battle.coming == {5}
    stage = at(9, "french", step="opening", units={"CANAR": "3020 regular E"}).play()
    assert stage.options == ["come:4", "wait:4"]


# ---------------------------------------------------------------- 15.3, 15.4 points

FIELD = {"45": "3010 regular E", "BAT-L": "3110 limbered", "2-67": "3610 regular W", "RA-S": "3611 limbered"}


def scored(stage: Stage, side: str = "allied") -> int:
    """Points beyond those of the bare position."""
    bare = Stage(units=FIELD)
    return points(stage.field, stage.battle, side) - points(bare.field, bare.battle, side)


@rule("cuadro", "15.3")
def test_each_enemy_strength_point_lost_is_a_point() -> None:
    stage = Stage(units=FIELD).run(lose, "45", 2)
    assert (scored(stage), scored(stage, "french")) == (2, 0)
    stage = Stage(units=FIELD).run(lose, "BAT-L", 1)
    assert scored(stage) == 1


@rule("cuadro", "15.3")
def test_the_eliminated_and_those_who_left_the_map_count_what_they_had_left() -> None:
    assert scored(Stage(units=FIELD).run(eliminate, "45")) == 6
    stage = Stage(units={**FIELD, "45": "3001 routed pf 4"}).run(flee, "45")
    assert stands(stage, "45") == "eliminated"
    assert scored(stage) == 6


@rule("cuadro", "15.3")
def test_an_enemy_unit_routed_at_the_end_is_a_point() -> None:
    assert scored(Stage(units={**FIELD, "45": "3010 routed"})) == 1
    assert scored(Stage(units={**FIELD, "45": "3010 regular E disordered"})) == 0


@rule("cuadro", "15.3")
def test_a_battery_eliminated_is_three_points_instead_of_its_own() -> None:
    assert scored(Stage(units=FIELD).run(eliminate, "BAT-L")) == 3
    assert scored(Stage(units=FIELD).run(eliminate, "RA-S"), "french") == 3


@rule("cuadro", "15.3")
def test_an_enemy_leader_is_three_points() -> None:
    stage = Stage(units=FIELD, leaders={"L-LEVAL": "3010"}).run(fall, "L-LEVAL")
    assert (scored(stage), scored(stage, "french")) == (3, 0)


@rule("cuadro", "15.3")
def test_objectives_count_for_their_holder() -> None:
    stage = Stage(units=FIELD, holds={"3923": "allied"})
    assert (scored(stage), scored(stage, "french")) == (3, -3)


@rule("cuadro", "15.4")
@pytest.mark.parametrize(
    ("lead", "key", "winners"),
    [
        (3, "drawn", ()),
        (4, "won-marginal", ("allied",)),
        (19, "won-marginal", ("allied",)),
        (20, "won-decisive", ("allied",)),
        (-3, "drawn", ()),
        (-4, "won-marginal", ("french",)),
        (-20, "won-decisive", ("french",)),
        (0, "drawn", ()),
    ],
)
def test_the_difference_decides(lead: int, key: str, winners: tuple[str, ...]) -> None:
    stage = Stage(units=FIELD)
    behind = points(stage.field, stage.battle, "french") - points(stage.field, stage.battle, "allied")
    stage.battle.awards["allied"] = behind + lead
    end = outcome(stage.field, stage.battle)
    assert (end.say.key, end.winners) == (key, winners)


# ---------------------------------------------------------------- 15.5 objectives


@rule("cuadro", "15.5")
def test_at_the_start_objectives_belong_to_whom_the_scenario_says() -> None:
    start = RULEBOOK.setup("barrosa", frozenset(), open_box())
    assert start.holds == {"3720": "french", "3923": "french", "2718": "allied", "3715": "french"}
    assert RULEBOOK.setup("chiclana", frozenset(), open_box()).holds["3720"] == ""


@rule("cuadro", "15.5")
def test_a_unit_that_ends_its_move_there_takes_it_and_keeps_it_when_it_leaves() -> None:
    units = {"2-67": "3615 regular E", "45": "3001 regular E"}
    stage = Stage(step="movement", player="allied", units=units).play()
    stage.choose("move:2-67", "to:3715", "face:E", by="allied")
    assert stage.battle.holds["3715"] == "allied"
    stage = Stage(
        step="movement", player="allied", units={**units, "2-67": "3715 regular E"}, holds={"3715": "allied"}
    )
    stage.play().choose("move:2-67", "to:3815", "face:E", by="allied")
    assert stage.battle.holds["3715"] == "allied"


@rule("cuadro", "15.5")
def test_who_only_passes_does_not_take_it() -> None:
    units = {"2-67": "3615 regular E", "45": "3001 regular E"}
    stage = Stage(step="movement", player="allied", units=units).play()
    stage.choose("move:2-67", "to:3815", "face:E", by="allied")
    assert stage.battle.holds["3715"] == "french"


@rule("cuadro", "15.5")
def test_a_retreat_takes_it_too_and_a_flight_does_not() -> None:
    stage = Stage(units={"2-67": "3815 regular E"}).run(retreat, "2-67", "allied", "3915", 1)
    stage.choose("retreat:3715", "face:E", by="allied")
    assert stage.battle.holds["3715"] == "allied"
    stage = Stage(units={"C-REAL": "3018 routed"}, holds={"2718": "french"}).run(flee, "C-REAL")
    assert (stage.battle.where["C-REAL"], stage.battle.holds["2718"]) == ("2718", "french")


@rule("cuadro", "15.5")
def test_routed_men_who_are_driven_there_do_not_take_it() -> None:
    stage = Stage(units={"2-67": "3815 routed"}).run(retreat, "2-67", "french", "3915", 1)
    stage.choose("retreat:3715", by="french")
    assert (stage.battle.where["2-67"], stage.battle.holds["3715"]) == ("3715", "french")


@rule("cuadro", "15.5")
def test_an_advance_takes_it() -> None:
    units = {"2-67": "3615 regular E assault 3715", "45": "3715 routed"}
    stage = shock("allied", units).dice(6).play().choose("advance:2-67", by="allied")
    assert stage.battle.holds["3715"] == "allied"


@rule("cuadro", "15.5")
def test_a_charge_is_a_move_and_takes_it() -> None:
    units = {"KGL-H": "3515 regular E assault 3815", "45": "3815 routed"}
    stage = shock("allied", units).dice(6).play()
    if stage.prompt == "charge-to":
        stage.choose("last:3715", by="allied")
    assert stage.battle.holds["3715"] == "allied"


@rule("cuadro", "15.5")
def test_beaten_units_lose_nothing_by_leaving() -> None:
    units = {"2-67": "3615 regular E", "45": "3715 regular W"}
    stage = result(shock("allied", units).dice(morale=6), "DR1", "2-67", "3715")
    stage.choose(stage.options[0], by="allied").choose("face:W", by="french")
    assert stage.battle.holds["3715"] == "french"


# ---------------------------------------------------------------- 15.6, 15.7 the end


@rule("cuadro", "15.6")
@pytest.mark.parametrize(("turn", "over"), [(7, False), (8, True)])
def test_the_battle_ends_with_the_end_phase_of_the_last_turn(turn: int, over: bool) -> None:
    stage = Stage(step="end", player="french", turn=turn, units=FIELD).play()
    assert (stage.table.outcome is not None) is over
    stage = Stage(step="end", player="allied", turn=turn, units=FIELD).play()
    assert stage.table.outcome is None


@rule("cuadro", "15.6")
@pytest.mark.parametrize(("reserve", "over"), [(False, True), (True, False)])
def test_the_battle_ends_at_once_when_a_side_is_gone_and_nobody_is_to_come(reserve: bool, over: bool) -> None:
    units = {"2-87": "3110 regular W", "45": "3010 regular E pf 1", "1-28": "3610 regular W"}
    gone = [u for u in Stage().field.of_side["french"] if u not in units]
    units |= dict.fromkeys(gone[1:] if reserve else gone, "eliminated")
    stage = Stage(step="offensive_fire", player="allied", turn=2, units=units)
    stage.dice(6, fire=6).play().choose("fire:2-87", by="allied")
    assert stage.battle.where["45"] == "eliminated"
    assert (stage.table.outcome is not None) is over
    if over:
        assert stage.table.outcome is not None
        assert stage.table.outcome.say.params["allied"] == points(stage.field, stage.battle, "allied")


@rule("cuadro", "15.7")
def test_an_award_is_noted_once_when_it_happens_and_kept() -> None:
    stage = at(5, units={"CANAR": "1120 regular W"})
    before = points(stage.field, stage.battle, "allied")
    stage.run(note_link_up)
    assert stage.battle.awards == {"allied": 5}
    stage.run(note_link_up)
    blocked = at(5, units={"CANAR": "1120 regular W", "45": "0921 regular W"})
    blocked.battle.awards.update(stage.battle.awards)
    blocked.run(note_link_up)
    assert blocked.battle.awards == {"allied": 5}
    assert points(stage.field, stage.battle, "allied") == before + 5


@rule("cuadro", "15.7")
def test_points_are_counted_at_the_end_as_things_stand_then() -> None:
    stage = Stage(units={**FIELD, "45": "3010 routed"}, holds={"3715": "allied"})
    assert scored(stage) == 4
    stage.battle.routed.discard("45")
    stage.battle.holds["3715"] = "french"
    assert scored(stage) == 0
