"""12.6-12.13, 12.15 Melee."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import OPEN, men, opposed
from tests.games.mosquetes.skirmishing import Stage, ground
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes.chapters.melee import Melee, fight
from vivac.lab.coverage import rule

SIZE = (60, 40)
Lines = list[dict[str, Any]]


def across(kind: str, x: float, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "line": [[x, 2], [x, 38]], **more}


def melee(stage: Stage, *, surprised: bool = False) -> Melee:
    return Melee(stage.box, stage.terrain, stage.game, "A1", "B1", surprised)


def face_to_face(
    *, a: str = "br_regulars", b: str = "fr_regulars", n: int = 1, scenario: str = OPEN
) -> Stage:
    """So many men of A1, each touched by one of B1 to the east of him."""
    rows = [10.0 + 1.25 * nth for nth in range(n)]
    return opposed(
        men(*((20.0, y) for y in rows), profile=a), men(*((21.0, y) for y in rows), profile=b), scenario
    )


def who_tested(stage: Stage) -> list[str]:
    """Who took a reaction test, in order."""
    lines = [line.say for line in stage.table.log or [] if line.say.key == "reaction"]
    return [str(line.params["unit"]).partition("/")[0] for line in lines]


def numbers(stage: Stage, unit: str) -> list[int]:
    return [number for number, _, _ in stage.game.figures[unit]]


# ---------------------------------------------------------------- 12.6 engaged


@rule("mosquetes", "12.6")
@pytest.mark.parametrize(("x", "engaged"), [(21.0, True), (22.0, True), (22.25, False)])
def test_a_figure_within_an_inch_of_an_enemy_is_engaged(x: float, engaged: bool) -> None:
    found = melee(opposed(men((20, 10), (10, 10)), men((x, 10), (40, 10)))).engaged()
    assert set(found) == ({("A1", 0), ("B1", 0)} if engaged else set())


@rule("mosquetes", "12.6")
@pytest.mark.parametrize(
    ("lines", "engaged"),
    [
        ([across("palisade", 21)], False),
        ([across("palisade", 21, loopholed=True)], True),
        ([across("wall", 21)], True),
    ],
)
def test_a_high_line_without_loopholes_keeps_them_apart(lines: Lines, engaged: bool) -> None:
    stage = opposed(men((20, 10)), men((22, 10)), ground(size=SIZE, obstacle=lines))
    assert bool(melee(stage).engaged()) is engaged


@rule("mosquetes", "12.6")
def test_building_walls_count_as_loopholed_and_the_second_rank_fights() -> None:
    house = {"poly": [[21, 6], [27, 6], [27, 14], [21, 14]], "doors": []}
    stage = opposed(men((20, 10)), men((22, 10)), ground(size=SIZE, building=[house]))
    assert len(melee(stage).engaged()) == 2
    comes_out("h08")


@rule("mosquetes", "12.6", "12.15")
def test_all_units_with_an_engaged_figure_take_part() -> None:
    stage = opposed(
        men((20, 10)), men((21, 10)), B2=men((20, 11.5)), A2=men((21, 12.5)), B3=men((30, 10)), A3=men((5, 5))
    )
    assert {unit for unit, _ in melee(stage).engaged()} == {"A1", "A2", "B1", "B2"}


# ---------------------------------------------------------------- 12.7 a defended position


@rule("mosquetes", "12.7")
@pytest.mark.parametrize(
    ("lines", "defended"),
    [
        ([], False),
        ([across("wall", 21)], True),
        ([across("fence", 21)], True),
        ([across("palisade", 21, loopholed=True)], True),
        ([across("palisade", 21)], False),
        ([across("wall", 23)], False),  # behind the defender
    ],
)
def test_an_obstacle_low_or_loopholed_between_the_closest_pair_defends(lines: Lines, defended: bool) -> None:
    stage = opposed(men((20, 10), (10, 10)), men((22, 10)), ground(size=SIZE, obstacle=lines))
    assert melee(stage).defended is defended
    assert not melee(stage, surprised=True).defended  # nobody defends what surprises him


@rule("mosquetes", "12.7")
def test_a_building_wall_defends_and_it_is_the_closest_pair_that_counts() -> None:
    house = {"poly": [[21, 6], [27, 6], [27, 14], [21, 14]], "doors": []}
    assert melee(opposed(men((20, 10)), men((22, 10)), ground(size=SIZE, building=[house]))).defended
    # another man of the unit has no wall before him, and is closer to a charger
    low = ground(size=SIZE, obstacle=[{"kind": "wall", "line": [[21, 8], [21, 12]]}])
    assert melee(opposed(men((20, 10)), men((22, 10)), low)).defended
    assert not melee(opposed(men((20, 10), (20, 20)), men((22, 10), (21, 20)), low)).defended


@rule("mosquetes", "12.7")
def test_a_line_more_than_two_inches_from_the_defender_does_not_defend() -> None:
    far = ground(size=SIZE, obstacle=[across("wall", 20)])
    assert not melee(opposed(men((18, 10)), men((22.75, 10)), far)).defended
    assert melee(opposed(men((18, 10)), men((22.5, 10)), far)).defended


@rule("mosquetes", "12.7")
def test_it_is_decided_once_at_contact() -> None:
    low = ground(size=SIZE, obstacle=[{"kind": "wall", "line": [[21, 8], [21, 12]]}])
    stage = opposed(men((20, 10)), men((22, 10)), low)
    fray = melee(stage)
    stage.game.figures["B1"] = ((0, 84, 80),)
    stage.game.figures["A1"] = ((0, 80, 80),)
    assert fray.defended


# ---------------------------------------------------------------- 12.8, 12.9 attack and defence


@rule("mosquetes", "12.8")
@pytest.mark.parametrize(("die", "hits"), [(0, 0), (3, 0), (4, 1), (9, 1)])
def test_each_engaged_figure_rolls_and_hits_on_its_attack_value(die: int, hits: int) -> None:
    stage = opposed(men((20, 10), (10, 10), profile="warriors"), men((21, 10)))
    stage.dice(attack=[die, 0], defence=9).run(melee(stage).fight_round)
    assert stage.rolled == ["attack", "attack"] + ["defence"] * hits


@rule("mosquetes", "12.8")
def test_attackers_strike_the_enemy_with_the_fewest_attacks_then_the_nearest_then_the_lowest() -> None:
    stage = opposed(men((20, 10), (20, 11), (20, 12)), men((21.5, 11), (21, 11.5)))
    fray = melee(stage)
    engaged = fray.engaged()
    ours = [("A1", 0), ("A1", 1), ("A1", 2)]
    stage.dice(rest=0).run(fray.attack, ours, engaged)
    assert [target[1] for _, target, _ in stage.result] == [0, 1, 1]
    # the nearest enemy has an attack against him already: the other one is struck
    fewest = opposed(men((20, 10), (20, 11)), men((21, 10.75), (21, 12)))
    fray = melee(fewest)
    fewest.dice(rest=0).run(fray.attack, [("A1", 0), ("A1", 1)], fray.engaged())
    assert [target[1] for _, target, _ in fewest.result] == [0, 1]
    equal = opposed(men((20, 10)), men((21, 10.5), (21, 9.5)))
    fray = melee(equal)
    equal.dice(rest=0).run(fray.attack, [("A1", 0)], fray.engaged())
    assert [target for _, target, _ in equal.result] == [("B1", 0)]


@rule("mosquetes", "12.9")
@pytest.mark.parametrize(("die", "left"), [(0, 0), (4, 0), (5, 1), (9, 1)])
def test_the_figure_struck_must_reach_its_defence_value(die: int, left: int) -> None:
    stage = face_to_face().dice(attack=[9, 0], defence=die)
    stage.run(melee(stage).fight_round)
    assert len(stage.game.figures["B1"]) == left


@rule("mosquetes", "12.9a")
@pytest.mark.parametrize("name", ["h02", "h03", "h12"])
def test_sabres_by_the_worked_examples(name: str) -> None:
    comes_out(name)


@rule("mosquetes", "12.9a")
def test_a_sabre_on_foot_adds_to_defence_only() -> None:
    stage = face_to_face(a="off_regular", b="fr_regulars")
    assert melee(stage).attack_modifier("A1", "B1") == 0
    assert melee(face_to_face(a="fr_dragoons")).attack_modifier("A1", "B1") == 1
    horse = face_to_face(a="fr_dragoons", b="pol_lancers")
    assert melee(horse).attack_modifier("A1", "B1") == 0
    stage.dice(attack=[0, 9], defence=3).run(melee(stage).fight_round)  # an officer: 3 + 1 on 4+
    assert len(stage.game.figures["A1"]) == 1


@rule("mosquetes", "12.9b")
@pytest.mark.parametrize("name", ["h07", "h15"])
def test_naval_weapons_by_the_worked_examples(name: str) -> None:
    comes_out(name)


@rule("mosquetes", "12.9b")
@pytest.mark.parametrize(("die", "hits"), [(3, 0), (4, 1)])
def test_naval_weapons_add_one_to_attack(die: int, hits: int) -> None:
    stage = face_to_face(a="sailors").dice(attack=[die, 0], defence=9)
    stage.run(melee(stage).fight_round)
    assert stage.rolled.count("defence") == hits


@rule("mosquetes", "12.9c", "12.10")
@pytest.mark.parametrize("name", ["h04", "h13"])
def test_lances_by_the_worked_examples(name: str) -> None:
    comes_out(name)


@rule("mosquetes", "12.9c")
def test_a_lance_strikes_first_and_better_if_its_unit_charged() -> None:
    fray = melee(face_to_face(a="pol_lancers"))
    assert (fray.attack_modifier("A1", "B1"), fray.lance_strikes("A1")) == (2, True)
    charged = melee(face_to_face(b="pol_lancers"))
    assert (charged.attack_modifier("B1", "A1"), charged.lance_strikes("B1")) == (0, False)


@rule("mosquetes", "12.9c")
@pytest.mark.parametrize(("die", "left"), [(5, 0), (6, 1)])
def test_a_lance_takes_one_from_defence_always(die: int, left: int) -> None:
    stage = face_to_face(b="pol_lancers").dice(attack=[9, 0], defence=die)
    fray = melee(stage)
    fray.round = 1
    stage.run(fray.fight_round)
    assert len(stage.game.figures["B1"]) == left


@rule("mosquetes", "12.9d")
@pytest.mark.parametrize(("nth", "die", "left"), [(0, 6, 0), (0, 7, 1), (1, 6, 0)])
def test_surprise_takes_two_from_defence(nth: int, die: int, left: int) -> None:
    stage = face_to_face().dice(attack=[9, 0], defence=die)
    fray = melee(stage, surprised=True)
    fray.round = nth
    stage.run(fray.fight_round)
    assert len(stage.game.figures["B1"]) == left


@rule("mosquetes", "12.9d", "12.15")
def test_surprise_touches_neither_the_chargers_nor_units_drawn_in() -> None:
    stage = opposed(men((20, 10)), men((21, 10)), B2=men((20, 11.25)))
    fray = melee(stage, surprised=True)
    stage.dice(defence=[5, 5, 6])
    stage.run(fray.parried, "B2", "A1")
    assert stage.result is True
    stage.run(fray.parried, "A1", "B1")
    assert stage.result is True
    stage.run(fray.parried, "B1", "A1")
    assert stage.result is False


@rule("mosquetes", "12.9e")
@pytest.mark.parametrize("nth", [0, 1, 2])
@pytest.mark.parametrize(("dice", "left"), [([2, 6], 1), ([2, 2], 0), ([6], 1)])
def test_in_a_defended_position_a_failed_defence_die_is_rolled_again_once_in_every_round(
    nth: int, dice: list[int], left: int
) -> None:
    stage = opposed(men((20, 10)), men((22, 10)), ground(size=SIZE, obstacle=[across("wall", 21)]))
    fray = melee(stage)
    fray.round = nth
    stage.dice(attack=[9, 0], defence=dice).run(fray.fight_round)
    assert len(stage.game.figures["B1"]) == left
    assert stage.chance.left == {}


@rule("mosquetes", "12.9e", "12.15")
def test_only_the_charged_unit_has_the_benefit_of_its_position() -> None:
    wall = ground(size=SIZE, obstacle=[across("wall", 21)])
    stage = opposed(men((20, 10)), men((22, 10)), wall, B2=men((22, 11)))
    fray = melee(stage)
    assert fray.defended
    blows = [(("A1", 0), ("B2", 0), True), (("B1", 0), ("A1", 0), True)]
    stage.dice(defence=[2, 2]).run(fray.defend, blows)
    assert stage.result == [("B2", 0), ("A1", 0)]


# ---------------------------------------------------------------- 12.10-12.13 rounds


@rule("mosquetes", "12.10")
def test_all_strike_before_the_casualties_are_removed_together() -> None:
    stage = face_to_face().dice(attack=[9, 9], defence=[0, 0])
    stage.run(melee(stage).fight_round)
    assert stage.rolled == ["attack", "attack", "defence", "defence"]
    assert (stage.game.figures["A1"], stage.game.figures["B1"]) == ((), ())


@rule("mosquetes", "12.10")
def test_the_charging_side_attacks_first_and_the_defence_against_it_comes_first() -> None:
    stage = face_to_face().dice(attack=[9, 0], defence=0)
    stage.run(melee(stage).fight_round)
    assert (len(stage.game.figures["A1"]), len(stage.game.figures["B1"])) == (1, 0)
    stage = face_to_face().dice(attack=[9, 9], defence=[0, 9])
    stage.run(melee(stage).fight_round)
    assert (len(stage.game.figures["A1"]), len(stage.game.figures["B1"])) == (1, 0)


@rule("mosquetes", "12.10")
def test_whom_a_charging_lance_has_felled_strikes_no_more() -> None:
    stage = face_to_face(a="pol_lancers").dice(attack=[9, 9], defence=[0, 0])
    stage.run(melee(stage).fight_round)
    assert stage.rolled == ["attack", "defence"]
    assert len(stage.game.figures["A1"]) == 1


@rule("mosquetes", "12.11")
@pytest.mark.parametrize(
    ("attack", "order"),
    [
        ([0, 0, 0, 0, 0, 0], ["B1", "A1"]),  # a tie: the charged side first
        ([9, 0, 0, 0, 0, 0], ["B1", "A1"]),
        ([0, 0, 0, 9, 0, 0], ["A1", "B1"]),
    ],
)
def test_the_side_with_more_casualties_tests_first_and_the_charged_side_in_a_tie(
    attack: list[int], order: list[str]
) -> None:
    stage = face_to_face(n=3).dice(attack=attack, defence=0, reaction=[9, 9], rest=0)
    fray = melee(stage)

    async def one_round(table: Any) -> None:
        await fray.fight_round(table)
        await fray.tests(table)

    stage.run(one_round)
    assert who_tested(stage) == order


@rule("mosquetes", "12.11")
@pytest.mark.parametrize(("reaction", "told"), [(6, "fell-back"), (0, "fled")])
def test_if_the_first_side_leaves_the_other_does_not_test(reaction: int, told: str) -> None:
    # one of three has fallen: −1 for it, −3 for so few; the charger has lost nobody
    stage = face_to_face(n=3).dice(attack=[9, 0, 0, 0, 0, 0], defence=0, reaction=reaction, rest=9)
    stage.run(fight, "A1", "B1", surprised=False)
    assert who_tested(stage) == ["B1"]
    assert told in stage.told
    gone = face_to_face().dice(attack=[9, 0], defence=0).run(fight, "A1", "B1", surprised=False)
    assert who_tested(gone) == []


@rule("mosquetes", "12.11", "12.15")
def test_every_unit_that_took_part_tests_with_its_side() -> None:
    stage = opposed(men((20, 10)), men((21, 10)), B2=men((20, 11.25)))
    stage.dice(attack=[0] * 9, rest=9).run(fight, "A1", "B1", surprised=False)
    assert who_tested(stage)[:3] == ["B1", "B2", "A1"]


@rule("mosquetes", "12.12")
def test_up_to_three_rounds_are_fought_and_nobody_moves_between_them() -> None:
    stage = face_to_face(n=2).dice(attack=[0] * 12, rest=9)
    stood = stage.places("B1")
    stage.run(fight, "A1", "B1", surprised=False)
    assert stage.told.count("melee-round") == 3
    assert stage.rolled.count("attack") == 12
    assert stage.places("B1") == stood
    assert all(x < 20 for x, _ in stage.places("A1"))  # the charging unit has fallen back
    assert stage.rolled.count("leaving") == 2


@rule("mosquetes", "12.12")
def test_the_melee_ends_when_one_side_has_nobody_engaged() -> None:
    stage = face_to_face().dice(attack=[9, 0], defence=0).run(fight, "A1", "B1", surprised=False)
    assert stage.told.count("melee-round") == 1
    assert "melee-unbroken" not in stage.told
    assert stage.places("A1") == [(20, 10)]


@rule("mosquetes", "12.13")
def test_the_unit_left_in_possession_may_turn_and_is_in_normal_order() -> None:
    line = {"profile": "fr_regulars", "at": [21, 10], "n": 6, "order": "formation", "spotted": True}
    stage = opposed(men((20, 10)), line).dice(attack=[0] + [9] * 6, defence=[0] * 6, rest=9)
    stage.run(fight, "A1", "B1", surprised=False)
    assert stage.game.figures["A1"] == ()
    assert stage.prompt == "facing"
    assert stage.table.question is not None
    assert stage.table.question.role == "B"
    stage.choose("face:270", by="B")
    assert (stage.game.facing["B1"], stage.game.order["B1"]) == (270, "normal")


@rule("mosquetes", "12.13")
def test_a_charger_left_in_possession_has_finished_its_activation() -> None:
    stage = opposed(men((18, 10)), men((22, 10), unloaded=1)).dice(attack=[9, 0], defence=0).play()
    stage.choose("charge:B1", "face:90", by="A")
    assert stage.game.facing["A1"] == 90
    assert stage.game.unit == ""
    assert len(numbers(stage, "A1")) == 1


@rule("mosquetes", "12.6")
@pytest.mark.parametrize("state", ["free", "fleeing", "marker", "aboard", "away"])
def test_whoever_flees_hides_is_aboard_or_has_left_is_not_drawn_into_a_melee(state: str) -> None:
    near = men((20, 9), profile="warriors") | ({"fleeing": True} if state == "fleeing" else {})
    stage = opposed(men((20, 10)), men((21, 10)), A2=near, B2=men((21, 8.5)))
    fray, game = melee(stage), stage.game
    if state == "marker":
        game.markers["A2"] = 1
    elif state == "aboard":
        game.aboard["A2"] = "A9"
    elif state == "away":
        fray.away.add("A2")
    assert fray.fights("A2") is (state == "free")
    assert ("A2" in {unit for unit, _ in fray.engaged()}) is (state == "free")
