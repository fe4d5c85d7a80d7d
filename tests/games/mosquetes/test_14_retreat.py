"""14 Fall back, flight and rally."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.forces import FORCES, hands, step, unit
from tests.games.mosquetes.opposed import OPEN, men, opposed
from tests.games.mosquetes.skirmishing import Stage, ground
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes.chapters.melee import leaving_losses
from vivac.games.mosquetes.chapters.objectives import collapsed
from vivac.games.mosquetes.chapters.reaction import morale_tests, steady_modifiers
from vivac.games.mosquetes.chapters.retreat import facing_along, fall_back, flee
from vivac.lab.coverage import rule

AT = tuple[float, float]


def back(*places: AT, enemy: AT | None = (20, 20), scenario: str = OPEN, **more: Any) -> Stage:
    """B1 falls back from one enemy figure; its own edge is the northern one."""
    stage = opposed(men((5, 5)), men(*places, **more), scenario)
    causes = [] if enemy is None else [(round(4 * enemy[0]), round(4 * enemy[1]), 2)]
    return stage.run(fall_back, "B1", causes)


def run_away(*places: AT, enemy: AT = (5, 5), scenario: str = OPEN, **more: Any) -> Stage:
    return opposed(men(enemy), men(*places, **more), scenario).run(flee, "B1")


# ---------------------------------------------------------------- 14.1, 14.2 fall back


@rule("mosquetes", "14.1")
@pytest.mark.parametrize(
    ("profile", "far"), [("br_regulars", 4), ("coureurs", 5), ("warriors", 6), ("fr_dragoons", 8)]
)
def test_the_basic_allowance_counts_base_and_traits(profile: str, far: float) -> None:
    """Nobody is within 24″ of them and they are on a road: neither helps."""
    road = ground(size=(80, 40), road=[{"width": 6, "line": [[0, 20], [80, 20]]}])
    stage = opposed(men((2, 2)), men((60, 20), profile=profile), road)
    stage.run(fall_back, "B1", [(160, 80, 2)])
    assert stage.places("B1") == [(60 + far, 20)]


@rule("mosquetes", "14.1")
def test_the_basic_allowance_counts_ground_and_obstacles() -> None:
    wood = ground(size=(60, 40), area=[{"kind": "wood", "poly": [[28, 10], [40, 10], [40, 30], [28, 30]]}])
    assert back((30, 20), scenario=wood).places("B1") == [(33, 20)]
    hedge = ground(size=(60, 40), obstacle=[{"kind": "hedge", "line": [[32, 10], [32, 30]]}])
    (place,) = back((30, 20), scenario=hedge).places("B1")
    assert 30 < place[0] < 34


@rule("mosquetes", "14.2")
def test_all_figures_go_the_same_way_and_the_same_distance() -> None:
    stage = back((30, 20), (30, 21.25), (31.25, 20))
    began = [(30, 20), (30, 21.25), (31.25, 20)]
    ways = {(x - u, y - v) for (x, y), (u, v) in zip(stage.places("B1"), began, strict=True)}
    assert len(ways) == 1
    assert 33.5 <= stage.places("B1")[0][0] <= 34


@rule("mosquetes", "14.2")
@pytest.mark.parametrize(
    ("enemy", "place", "facing"),
    [((20, 20), (34, 20), 180), ((40, 20), (26, 20), 0), ((30, 30), (30, 16), 90), ((30, 10), (30, 24), 270)],
)
def test_they_go_straight_away_from_the_enemy_and_turn_back_toward_him(
    enemy: AT, place: AT, facing: int
) -> None:
    stage = back((30, 20), enemy=enemy)
    assert stage.places("B1") == [place]
    assert stage.game.facing["B1"] == facing


@rule("mosquetes", "14.2")
def test_the_nearest_enemy_of_those_that_caused_it_gives_the_way() -> None:
    stage = opposed(men((5, 5)), men((30, 20)))
    stage.run(fall_back, "B1", [(120, 8, 2), (104, 80, 2), (160, 80, 2)])
    assert stage.places("B1") == [(34, 20)]


@rule("mosquetes", "14.2")
def test_the_way_is_cut_down_to_whole_quarter_inches() -> None:
    """Three to one: 16 quarters are 15.18 and 5.06, cut to 15 and 5."""
    assert back((30, 20), enemy=(15, 15)).places("B1") == [(33.75, 21.25)]


@rule("mosquetes", "14.2")
@pytest.mark.parametrize("enemy", [None, (30, 20)])
def test_without_an_enemy_or_with_one_on_their_centre_they_go_to_their_own_edge(enemy: AT | None) -> None:
    assert back((29, 20), (31, 20), enemy=enemy).places("B1") == [(29, 24), (31, 24)]


@rule("mosquetes", "14.2")
def test_a_morale_card_sends_them_from_the_nearest_enemy_figure() -> None:
    stage = opposed(men((5, 20)), men((30, 20)), A2=men((42, 20))).dice(reaction=8)
    stage.game.strength["B1"], stage.game.killed["B1"] = 2, 1
    stage.run(morale_tests, "B")
    assert stage.told == ["reaction", "fell-back"]
    assert stage.places("B1") == [(26, 20)]


@rule("mosquetes", "14.2")
def test_those_farthest_along_go_first() -> None:
    """In file with bases touching, the foremost makes room for the next."""
    assert back((30, 20), (31, 20), (32, 20)).places("B1") == [(34, 20), (35, 20), (36, 20)]


@rule("mosquetes", "14.2")
def test_nobody_ends_within_an_inch_of_an_enemy_unless_he_was_before() -> None:
    stage = opposed(men((35.5, 20)), men((30, 20))).run(fall_back, "B1", [(80, 80, 2)])
    assert stage.places("B1") == [(33.5, 20)]  # 1″ is left between the bases
    stage = opposed(men((31.25, 21.25)), men((30, 20))).run(fall_back, "B1", [(80, 80, 2)])
    assert stage.places("B1")[0][0] > 30


@rule("mosquetes", "14.2")
def test_nobody_leaves_the_table() -> None:
    assert back((57, 20)).places("B1") == [(59.5, 20)]


@rule("mosquetes", "14.2")
def test_a_tie_of_facings_goes_to_the_lower_angle() -> None:
    assert facing_along(1, 0.41421356) == 0
    assert facing_along(1, 0.5) == 45
    assert facing_along(-1, -0.0001) == 180


@rule("mosquetes", "14.2")
def test_the_worked_example_of_a_fall_back_comes_out() -> None:
    comes_out("f04")


# ---------------------------------------------------------------- 14.3 flight


@rule("mosquetes", "14.3")
def test_flight_gives_a_marker_takes_order_and_watch_and_runs_twice_the_allowance_at_once() -> None:
    block = {"profile": "br_regulars", "n": 4, "at": [30, 20], "facing": 180, "order": "formation"}
    stage = opposed(men((5, 5)), {**block, "spotted": True, "watching": True})
    before = stage.places("B1")
    stage.run(flee, "B1")
    assert stage.game.fleeing == {"B1"}
    assert stage.game.order["B1"] == "normal"
    assert stage.game.watching == set()
    assert stage.places("B1") == [(x, y + 8) for x, y in before]
    assert stage.game.facing["B1"] == 90


@rule("mosquetes", "14.3")
def test_the_way_is_at_right_angles_to_the_edge_the_scenario_names() -> None:
    stage = opposed(men((30, 20)), men((5, 5))).run(flee, "A1")
    assert stage.places("A1") == [(30, 12)]
    assert stage.game.facing["A1"] == 270


@rule("mosquetes", "14.3")
@pytest.mark.parametrize(("y", "left"), [(31.25, 1), (31.5, 0), (36, 0)])
def test_whoever_can_bring_his_base_to_the_edge_is_lost(y: float, left: int) -> None:
    stage = run_away((30, y), (30, 5))
    assert len(stage.game.figures["B1"]) == 1 + left
    assert stage.game.fled["B1"] == 1 - left


@rule("mosquetes", "14.3")
@pytest.mark.parametrize(("x", "lost"), [(30, True), (30.25, True), (30.5, False)])
def test_whoever_touches_an_enemy_base_on_the_way_is_lost(x: float, lost: bool) -> None:
    stage = run_away((30, 20), (40, 20), enemy=(x, 24))
    assert (len(stage.game.figures["B1"]) == 1) is lost
    assert (40, 28) in stage.places("B1")


@rule("mosquetes", "14.3")
def test_a_flight_pays_no_heed_to_the_inch_round_an_enemy() -> None:
    stage = run_away((30, 20), enemy=(31.25, 28))
    assert stage.places("B1") == [(30, 28)]


@rule("mosquetes", "14.3")
def test_those_nearest_to_the_edge_run_first() -> None:
    assert run_away((30, 20), (30, 21), (30, 22)).places("B1") == [(30, 28), (30, 29), (30, 30)]


@rule("mosquetes", "14.3")
def test_ground_slows_a_flight_on_both_of_its_allowances() -> None:
    wood = ground(size=(60, 40), area=[{"kind": "wood", "poly": [[28, 10], [40, 10], [40, 38], [28, 38]]}])
    assert run_away((30, 20), scenario=wood).places("B1") == [(30, 26)]


@rule("mosquetes", "14.3")
def test_the_worked_example_of_a_flight_comes_out() -> None:
    comes_out("f05")


# ---------------------------------------------------------------- 14.4, 14.5 rally


def card_for(kind: str, profile: str, **more: Any) -> Stage:
    """A Troops card brings the fleeing A1 to its activation."""
    units = {"A1": {**unit(profile, 10, 20), "n": 4, "fleeing": True, **more}, "B1": unit("warriors", 30, 3)}
    return step(units=units, hands=hands([f"A-{kind}", "clock"], ["clock", "B-native"]))


RALLY = [
    ("regular", "br_regulars", 4), ("irregular", "rangers", 5), ("native", "zulu", 5),
    ("militia", "provincials", 6), ("civilian", "settlers", 7),
]  # fmt: skip


@rule("mosquetes", "14.4")
@pytest.mark.parametrize(("kind", "profile", "value"), RALLY)
def test_a_fleeing_unit_must_reach_the_rally_value_of_its_type(kind: str, profile: str, value: int) -> None:
    for die in (value - 1, value):
        stage = card_for(kind, profile).dice(rally=die).play()
        stage.choose(f"play:A-{kind}", by="A")
        assert stage.rolled == ["rally"]
        assert ("A1" in stage.game.fleeing) is (die < value)


@rule("mosquetes", "14.4", "14.7")
def test_a_rallied_unit_may_turn_but_not_move_and_goes_on_with_what_is_left() -> None:
    stage = card_for("regular", "br_regulars").dice(rally=4).play()
    before = stage.places("A1")
    stage.choose("play:A-regular", by="A")
    assert stage.prompt == "rally-facing"
    assert stage.table.question is not None
    assert stage.table.question.role == "A"
    assert stage.options == [*(f"face:{angle}" for angle in range(0, 360, 45)), "singly"]
    stage.choose("face:135", by="A")
    assert stage.game.facing["A1"] == 135
    assert stage.places("A1") == before
    assert (stage.game.unit, stage.game.actions, stage.prompt) == ("A1", 1, "act")


@rule("mosquetes", "14.4")
def test_a_failure_is_a_flight_move_and_the_end_of_the_activation() -> None:
    stage = card_for("regular", "br_regulars").dice(rally=3).play()
    before = stage.places("A1")
    stage.choose("play:A-regular", by="A")
    assert stage.places("A1") == [(x, y - 8) for x, y in before]
    assert stage.game.unit == ""
    assert stage.table.question is not None
    assert stage.table.question.role == "B"


@rule("mosquetes", "14.4")
@pytest.mark.parametrize(("die", "rallies"), [(8, False), (9, True)])
def test_a_natural_nine_always_rallies(die: int, rallies: bool) -> None:
    """Two settlers: −3, so that 9 makes 6 of the 7 they need."""
    stage = card_for("civilian", "settlers", n=2).dice(rally=die).play().choose("play:A-civilian", by="A")
    assert (stage.prompt == "rally-facing") is rallies


@rule("mosquetes", "14.4")
def test_the_modifiers_that_always_count_count_for_rallying() -> None:
    stage = card_for("regular", "br_regulars", n=6)
    assert steady_modifiers(stage.box, stage.game, "A1") == {"figures_6": 1}
    stage.dice(rally=3).play().choose("play:A-regular", by="A")
    assert "A1" not in stage.game.fleeing


@rule("mosquetes", "14.4")
@pytest.mark.parametrize("drill", ["r12", "r13", "r14"])
def test_the_worked_examples_of_rallying_come_out(drill: str) -> None:
    comes_out(drill)


@rule("mosquetes", "14.5")
def test_a_fleeing_unit_does_nothing_but_rally() -> None:
    """It is offered no action before its die, watches for nobody and spots nobody."""
    stage = card_for("regular", "br_regulars").dice(rally=0).play().choose("play:A-regular", by="A")
    assert "act" not in stage.told
    assert stage.told.count("flees-on") == 1
    units = {**FORCES, "A1": {**FORCES["A1"], "fleeing": True}}
    lurking = step(units=units, hands=hands(["clock", "A-morale"], ["clock"]), command={"A": 9}).play()
    assert "lurk:A1" not in lurking.options
    assert lurking.why_not("A", "lurk:A1") == "fleeing"


@rule("mosquetes", "14.5")
def test_a_fleeing_unit_counts_for_no_objective_and_gives_no_officer_bonus() -> None:
    units = {"A1": unit("br_regulars", 10, 20), "A2": unit("off_regular", 10, 17, fleeing=True)}
    stage = step(units={**units, "B1": unit("warriors", 30, 3)})
    assert "officer" not in steady_modifiers(stage.box, stage.game, "A1")
    assert not collapsed(stage.box, stage.game, "A")
    stage.game.fleeing.add("A1")
    assert collapsed(stage.box, stage.game, "A")


# ---------------------------------------------------------------- 14.6 leaving a melee


@rule("mosquetes", "14.6")
@pytest.mark.parametrize(
    ("how", "dice", "lost"),
    [("fall_back", [0, 1, 2, 3, 4], 1), ("flee", [0, 1, 2, 3, 4], 4), ("flee", [4, 5, 6, 7, 9], 0)],
)
def test_each_figure_rolls_and_the_low_ones_are_lost(how: str, dice: list[int], lost: int) -> None:
    stage = opposed(men((5, 5)), men(*((30 + 2 * nth, 20) for nth in range(5)))).dice(leaving=dice)
    stage.run(leaving_losses, "B1", [(0, 160, 80)], how)
    assert stage.rolled == ["leaving"] * 5
    assert stage.game.killed["B1"] == lost


@rule("mosquetes", "14.6", "14.8")
def test_the_figures_nearest_to_the_enemy_are_the_ones_lost() -> None:
    stage = opposed(men((5, 5)), men((30, 20), (32, 20), (34, 20))).dice(leaving=[9, 9, 0])
    stage.run(leaving_losses, "B1", [(0, 140, 80)], "fall_back")
    assert stage.places("B1") == [(30, 20), (32, 20)]


@rule("mosquetes", "14.6", "14.8")
def test_they_roll_before_they_move_and_only_when_they_leave() -> None:
    a, b = (
        men((20, 20), (20, 21.25), (20, 22.5), (20, 23.75)),
        men((24, 20), (24, 21.25), (24, 22.5), (24, 23.75)),
    )
    stage = opposed(a, {**b, "unloaded": 1}).dice(rest=0, leaving=[0, 5, 5, 5], reaction=[1]).play()
    stage.choose("charge:B1", by="A")
    assert stage.told.index("leaving-losses") < stage.told.index("fell-back")
    assert stage.game.killed["B1"] == 1
    assert stage.rolled.count("leaving") == 4


# ---------------------------------------------------------------- 14.7 facings


@rule("mosquetes", "14.7")
def test_whoever_is_left_in_possession_takes_a_facing_of_the_owners_choice() -> None:
    a, b = (
        men((20, 20), (20, 21.25), (20, 22.5), (20, 23.75)),
        men((24, 20), (24, 21.25), (24, 22.5), (24, 23.75)),
    )
    stage = opposed(a, {**b, "unloaded": 1}).dice(rest=0, leaving=[5] * 4, reaction=[1]).play()
    stage.choose("charge:B1", by="A")
    assert stage.prompt == "facing"
    assert stage.table.question is not None
    assert stage.table.question.role == "A"
    assert len(stage.options) == 8
    assert stage.choose("face:315", by="A").game.facing["A1"] == 315
