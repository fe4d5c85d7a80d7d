"""13 Reaction tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.forces import BOX, hands, step, unit
from tests.games.mosquetes.opposed import OPEN, men, opposed
from tests.games.mosquetes.skirmishing import Stage, ground
from tests.games.mosquetes.worked.examples import comes_out
from tests.games.staging import added
from vivac.games.mosquetes.chapters.reaction import (
    Brawl,
    melee_modifiers,
    morale_tests,
    react,
    shooting_modifiers,
    steady_modifiers,
)
from vivac.games.mosquetes.chapters.shooting import Volley
from vivac.lab.coverage import rule


def rank(count: int, x: float = 30, y: float = 20) -> list[tuple[float, float]]:
    """So many figures side by side."""
    return [(x, y + 1.25 * nth) for nth in range(count)]


def facing(target: dict[str, Any], scenario: str = OPEN, **others: dict[str, Any]) -> Stage:
    """B1 may have to test; one figure of A1 stands 15″ to the west of it."""
    return opposed(men((14, 20)), target, scenario, **others)


def volley(casualties: int = 1, **more: Any) -> Volley:
    return Volley(
        casualties,
        more.pop("shooters", ((56, 80, 2),)),
        more.pop("unseen", False),
        more.pop("volley", False),
        more.pop("artillery", False),
        more.pop("formation", False),
    )


def always(stage: Stage) -> dict[str, int]:
    return steady_modifiers(stage.box, stage.game, "B1")


def shot(stage: Stage, **more: Any) -> dict[str, int]:
    return shooting_modifiers(stage.box, stage.terrain, stage.game, "B1", volley(**more))


def fray(**more: Any) -> dict[str, int]:
    """One casualty on each side, and as many men."""
    known = {"casualties": 1, "own_engaged": 3, "enemy_engaged": 3, "rival_casualties": 1}
    return melee_modifiers(BOX, Brawl(**{**known, "surprised": False, **more}))


# ---------------------------------------------------------------- 13.1-13.4 when and how


@rule("mosquetes", "13.1", "13.9")
def test_one_die_and_the_modifiers_against_the_thresholds_of_the_type() -> None:
    stage = facing(men(*rank(4))).dice(reaction=2).run(react, "B1", {"formation": 2, "few_figures": -1})
    assert stage.rolled == ["reaction"]
    assert stage.result == "fall-back"
    stage = facing(men(*rank(4))).dice(reaction=2).run(react, "B1", {"formation": 2})
    assert stage.result == "stand"


@rule("mosquetes", "13.2")
def test_a_shoot_causes_a_test_only_if_it_eliminated_a_figure() -> None:
    for hit, tests in ((9, 1), (0, 0)):
        stage = facing(men(*rank(6))).dice(hit=hit, wound=[9] * hit, reaction=9).play()
        stage.choose("shoot:B1:musket", by="A")
        assert len(stage.game.figures["B1"]) == 6 - tests
        assert stage.rolled.count("reaction") == tests
        assert stage.told.count("reaction") == tests


@rule("mosquetes", "13.2")
def test_a_round_of_melee_causes_a_test_on_both_sides_though_nobody_fell() -> None:
    stage = opposed(men(*rank(4, 20)), men(*rank(4, 24), unloaded=1)).dice(rest=0, reaction=[9] * 6).play()
    stage.choose("charge:B1", by="A")
    rolls = stage.rolled
    assert rolls.count("attack") > 0
    assert rolls.count("defence") == 0
    assert rolls.count("reaction") == 2 * stage.told.count("melee-round") == 6


@rule("mosquetes", "13.3")
@pytest.mark.parametrize(("left", "tests"), [(6, 0), (5, 1), (2, 1)])
def test_a_morale_card_tests_whoever_has_lost_at_least_half(left: int, tests: int) -> None:
    stage = facing(men(*rank(left), profile="fr_regulars")).dice(reaction=[9] * tests)
    stage.game.strength["B1"], stage.game.killed["B1"] = 10, 10 - left
    stage.run(morale_tests, "B")
    assert stage.rolled == ["reaction"] * tests


@rule("mosquetes", "13.3")
def test_a_morale_card_spares_fleeing_units_officers_those_off_the_table_and_the_enemy() -> None:
    others = {
        "B2": men((40, 5), fleeing=True), "B3": men((40, 10), profile="off_regular"), "B4": men((40, 30)),
        "B5": men((50, 30)),
    }  # fmt: skip
    stage = facing(men(*rank(4)), **others).dice(reaction=9)
    game = stage.game
    for each in ("A1", "B2", "B5"):
        game.strength[each], game.killed[each] = 2, 1
    game.figures["B4"], game.killed["B4"] = (), 1
    assert stage.run(morale_tests, "B").rolled == ["reaction"]  # B5 alone
    assert stage.places("B2") == [(40, 5)]


@rule("mosquetes", "13.4")
def test_a_fleeing_unit_does_not_test_but_makes_a_flight_move() -> None:
    stage = facing(men(*rank(3), fleeing=True)).dice(hit=9, wound=9).play().choose("shoot:B1:musket", by="A")
    assert "reaction" not in stage.rolled
    assert "flees-on" not in stage.told
    assert stage.places("B1") == [(x, y + 8) for x, y in rank(3)[1:]]


# ---------------------------------------------------------------- 13.5 modifiers


@rule("mosquetes", "13.5")
def test_shooting_modifiers_and_melee_modifiers_never_mix() -> None:
    """A charge shot at on the way and a Morale card know nothing of each other."""
    stage = facing(men(*rank(4)))
    drawn = {"natives_in_cover", "all_in_solid", "volley_or_unseen", "three_casualties"}
    assert not set(shot(stage, casualties=3, volley=True)) & {"casualties", "double_numbers", "surprise"}
    assert not set(fray(surprised=True, own_engaged=9)) & drawn
    assert not set(always(stage)) & drawn
    told = facing(men(*rank(4))).dice(hit=9, wound=9, reaction=9).play().choose("shoot:B1:musket", by="A")
    (line,) = [line for line in told.table.log or [] if line.say.key == "reaction"]
    assert added(line) == {"few_figures": -3}


@rule("mosquetes", "13.5a")
@pytest.mark.parametrize(
    ("officer", "helps"),
    [
        ({"y": 13}, True), ({"y": 12.75}, False), ({"y": 13, "fleeing": True}, False),
        ({"y": 13, "profile": "off_militia"}, False), ({"y": 13, "marker": True}, False),
    ],
)  # fmt: skip
def test_an_officer_of_its_type_within_six_inches_is_worth_two(officer: dict[str, Any], helps: bool) -> None:
    chief = {"profile": "off_regular", "n": 1, "at": [30, officer.pop("y")], **officer}
    stage = facing(men(*rank(4), profile="fr_regulars"), B2=chief)
    assert always(stage) == ({"officer": 2} if helps else {})


@rule("mosquetes", "13.5a")
def test_the_officer_of_the_enemy_helps_nobody_and_an_officer_helps_himself() -> None:
    stage = facing(men(*rank(4)), A2=men((30, 18), profile="off_regular"))
    assert always(stage) == {}
    stage = facing(men((30, 20), profile="off_regular"))
    assert always(stage) == {"officer": 2}


@rule("mosquetes", "13.5b", "13.8")
@pytest.mark.parametrize(("count", "worth"), [(5, 0), (6, 1), (9, 1), (10, 2), (12, 2)])
def test_six_figures_are_worth_one_and_ten_two(count: int, worth: int) -> None:
    assert sum(always(facing(men(*rank(count)))).values()) == worth


@rule("mosquetes", "13.5c")
@pytest.mark.parametrize(("order", "worth"), [("formation", 2), ("normal", 0), ("column", 0)])
def test_a_formation_is_worth_two(order: str, worth: int) -> None:
    block = {"profile": "fr_regulars", "n": 4, "at": [30, 20], "order": order, "spotted": True}
    assert sum(always(facing(block)).values()) == worth


@rule("mosquetes", "13.5d")
@pytest.mark.parametrize(("count", "worth"), [(4, 0), (3, -3), (1, -3)])
def test_three_figures_or_fewer_cost_three(count: int, worth: int) -> None:
    assert sum(always(facing(men(*rank(count)))).values()) == worth


@rule("mosquetes", "13.5d")
def test_an_officer_is_never_too_few() -> None:
    assert "few_figures" not in always(facing(men((30, 20), profile="off_regular")))


@rule("mosquetes", "13.5e")
@pytest.mark.parametrize(("die", "stands"), [(7, True), (6, False)])
def test_a_morale_card_costs_three(die: int, stands: bool) -> None:
    stage = facing(men(*rank(4), profile="fr_regulars")).dice(reaction=die)
    stage.game.strength["B1"], stage.game.killed["B1"] = 8, 4
    stage.run(morale_tests, "B")
    assert ("fell-back" not in stage.told) is stands


def band(kind: str, profile: str = "warriors") -> Stage:
    """Six figures in an area; of a wood cut in half the first is outside."""
    edge = 21 if kind == "half" else 0
    poly = [[28, edge], [32, edge], [32, 40], [28, 40]]
    area = {"kind": "wood" if kind == "half" else kind, "poly": poly}
    return facing(men(*rank(6), profile=profile), ground(size=(60, 40), area=[area]))


@rule("mosquetes", "13.5f")
@pytest.mark.parametrize(
    ("kind", "profile", "worth"),
    [
        ("wood", "warriors", 1), ("scrub", "warriors", 1), ("half", "warriors", 0), ("wood", "coureurs", 0),
        ("rocks", "warriors", 0),
    ],
)  # fmt: skip
def test_natives_with_every_figure_in_the_green_are_worth_one(kind: str, profile: str, worth: int) -> None:
    assert shot(band(kind, profile)).get("natives_in_cover", 0) == worth


@rule("mosquetes", "13.5g")
@pytest.mark.parametrize(
    ("kind", "line", "shooter", "worth"),
    [
        ("wall", [[29, 10], [29, 40]], (56, 80, 2), 1),
        ("wall", [[29, 21], [29, 40]], (56, 80, 2), 0),  # the first of them stands in the open
        ("wall", [[29, 10], [29, 40]], (180, 80, 2), 0),  # shot from behind
        ("hedge", [[29, 10], [29, 40]], (56, 80, 2), 0),
    ],
)
def test_every_figure_in_solid_cover_is_worth_one(
    kind: str, line: list[Any], shooter: tuple[int, int, int], worth: int
) -> None:
    scenario = ground(size=(60, 40), obstacle=[{"kind": kind, "line": line}])
    stage = facing(men(*rank(4)), scenario)
    assert shot(stage, shooters=(shooter,)).get("all_in_solid", 0) == worth


@rule("mosquetes", "13.5g")
def test_the_nearest_shooter_decides_on_cover() -> None:
    scenario = ground(size=(60, 40), obstacle=[{"kind": "wall", "line": [[29, 10], [29, 40]]}])
    stage = facing(men(*rank(4)), scenario)
    assert "all_in_solid" in shot(stage, shooters=((80, 80, 2), (200, 80, 2)))
    assert "all_in_solid" not in shot(stage, shooters=((20, 80, 2), (160, 80, 2)))


@rule("mosquetes", "13.5h")
def test_a_volley_or_an_unseen_shooter_costs_one_and_both_no_more() -> None:
    stage = facing(men(*rank(4)))
    assert shot(stage) == {}
    for more in ({"volley": True}, {"unseen": True}, {"volley": True, "unseen": True}):
        assert shot(stage, **more) == {"volley_or_unseen": -1}


@rule("mosquetes", "13.5h")
@pytest.mark.parametrize("spotted", [True, False])
def test_a_shooter_not_yet_spotted_is_unseen(spotted: bool) -> None:
    stage = opposed({**men((14, 20)), "spotted": spotted}, men(*rank(4)))
    stage.dice(hit=9, wound=9, reaction=9).play().choose("shoot:B1:musket", by="A")
    (line,) = [line for line in stage.table.log or [] if line.say.key == "reaction"]
    assert ("volley_or_unseen" in added(line)) is not spotted


@rule("mosquetes", "13.5i")
@pytest.mark.parametrize(("casualties", "worth"), [(2, 0), (3, -2), (5, -2)])
def test_three_casualties_from_one_shoot_cost_two(casualties: int, worth: int) -> None:
    assert sum(shot(facing(men(*rank(4))), casualties=casualties).values()) == worth


@rule("mosquetes", "13.5j")
def test_artillery_or_a_formation_costs_one() -> None:
    stage = facing(men(*rank(4)))
    for more in ({"artillery": True}, {"formation": True}, {"artillery": True, "formation": True}):
        assert shot(stage, **more) == {"artillery_or_formation": -1}


@rule("mosquetes", "13.5j")
@pytest.mark.parametrize(("order", "costs"), [("formation", True), ("normal", False)])
def test_the_order_of_the_shooters_tells(order: str, costs: bool) -> None:
    line = {"profile": "br_regulars", "n": 4, "at": [20, 20], "order": order, "spotted": True}
    stage = opposed(line, men(*rank(5))).dice(hit=[9, 0, 0, 0], wound=9, reaction=9).play()
    stage.choose("shoot:B1:musket", by="A")
    (told,) = [line for line in stage.table.log or [] if line.say.key == "reaction"]
    assert ("artillery_or_formation" in added(told)) is costs


@rule("mosquetes", "13.5k")
@pytest.mark.parametrize("casualties", [0, 1, 4])
def test_each_casualty_of_the_unit_in_the_melee_costs_one(casualties: int) -> None:
    assert fray(casualties=casualties).get("casualties", 0) == -casualties


@rule("mosquetes", "13.5l")
@pytest.mark.parametrize(("own", "enemy", "worth"), [(6, 3, 2), (5, 3, 0), (3, 6, 0)])
def test_twice_as_many_engaged_figures_are_worth_two(own: int, enemy: int, worth: int) -> None:
    assert fray(own_engaged=own, enemy_engaged=enemy).get("double_numbers", 0) == worth


@rule("mosquetes", "13.5m")
@pytest.mark.parametrize(("surprised", "worth"), [(True, -2), (False, 0)])
def test_surprise_costs_two(surprised: bool, worth: int) -> None:
    assert fray(surprised=surprised).get("surprise", 0) == worth


@rule("mosquetes", "13.5m")
def test_surprise_counts_in_every_round_and_for_the_surprised_only() -> None:
    a = men(*rank(4, 20), spotted=False)
    stage = opposed({**a, "spotted": False}, men(*rank(4, 23), facing=0)).dice(rest=0, reaction=[9] * 6)
    stage.play().choose("charge:B1", by="A")
    lines = [line for line in stage.table.log or [] if line.say.key == "reaction"]
    assert len(lines) == 6
    assert [("surprise" in added(line)) for line in lines] == [True, False] * 3


@rule("mosquetes", "13.5n")
@pytest.mark.parametrize(("own", "enemy", "worth"), [(0, 0, 2), (1, 2, 2), (2, 2, 0), (2, 1, 0)])
def test_no_casualties_or_fewer_than_the_rival_unit_are_worth_two(own: int, enemy: int, worth: int) -> None:
    assert fray(casualties=own, rival_casualties=enemy).get("fewer_casualties", 0) == worth


@rule("mosquetes", "13.5")
@pytest.mark.parametrize("number", range(1, 12))
def test_the_worked_examples_of_reaction_come_out(number: int) -> None:
    comes_out(f"r{number:02}")


@rule("mosquetes", "13.8")
def test_figures_and_formation_are_counted_after_the_casualties() -> None:
    """Four regulars in formation lose one: three are too few, and no formation any more."""
    block = {"profile": "fr_regulars", "n": 4, "at": [30, 20], "facing": 180, "order": "formation"}
    stage = facing({**block, "spotted": True}).dice(hit=9, wound=9, reaction=9).play()
    stage.choose("shoot:B1:musket", by="A")
    (line,) = [line for line in stage.table.log or [] if line.say.key == "reaction"]
    assert added(line) == {"few_figures": -3}


@rule("mosquetes", "13.3")
def test_the_card_itself_brings_the_tests() -> None:
    units = {"A1": unit("br_regulars", 5, 30), "B1": unit("warriors", 5, 3)}
    stage = step(units=units, hands=hands(["A-morale", "clock"], ["clock"])).dice(reaction=9)
    stage.game.strength["A1"], stage.game.killed["A1"] = 12, 6
    assert stage.play().choose("play:A-morale", by="A").rolled == ["reaction"]
