"""What the bots think: ways to an objective, and wagons with their escort."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from tests.games.mosquetes.skirmishing import acting
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.box.contents import Objective
from vivac.games.mosquetes.chapters.moving import TO
from vivac.games.mosquetes.chapters.wagons import carry
from vivac.games.mosquetes.mind.judgement import aims, judge
from vivac.games.mosquetes.mind.tempting import tempting
from vivac.games.mosquetes.mind.ways import FEET, KEEL, WHEELS, how_far, in_lane, onward
from vivac.players.points import candidates
from vivac.table import find_game

BOX = find_game("mosquetes").open_box(None)
SCOUTS = {"profile": "rangers", "at": [24, 6], "n": 8, "facing": 90}


def goal(scenario: str, name: str) -> Objective:
    return next(each for each in BOX.objectives(scenario) if each.id == name)


def test_a_unit_hard_by_a_wall_has_still_a_way_to_go() -> None:
    farm, house = BOX.terrain("farm_raid"), goal("farm_raid", "burn_house")
    beside = how_far(farm, house, 28 * 4, 27 * 4, by=FEET)  # the east wall
    assert 1 < beside < 20
    assert how_far(farm, house, 25 * 4, 31 * 4, by=FEET) < beside


def test_an_inch_of_road_is_half_an_inch_to_a_wagon_only() -> None:
    convoy, out = BOX.terrain("convoy_1810"), goal("convoy_1810", "pay_wagon")
    on_wheels, on_foot = (how_far(convoy, out, 14 * 4, 94, by=by) for by in (WHEELS, FEET))
    assert on_wheels < 0.6 * on_foot


def test_the_way_of_a_wagon_lies_before_it_and_not_behind() -> None:
    convoy, out = BOX.terrain("convoy_1810"), goal("convoy_1810", "pay_wagon")
    wagon = (14 * 4, 94)
    assert in_lane(convoy, out, wagon, 20 * 4, 24 * 4)
    assert not in_lane(convoy, out, wagon, 8 * 4, 23 * 4)
    assert not in_lane(convoy, out, wagon, 20 * 4, 32 * 4)


def test_a_wagon_goes_round_a_cart_on_the_road_and_not_up_to_it() -> None:
    convoy, out = BOX.terrain("convoy_1810"), goal("convoy_1810", "pay_wagon")
    before_it, aside = (how_far(convoy, out, 4 * 48, 4 * y, by=WHEELS) for y in (23, 21))
    assert aside < before_it
    way = onward(convoy, out, 4 * 40, 4 * 22, 60, by=WHEELS)
    assert all(convoy.legal["wagon"][convoy.at(*point)] for point in way)
    assert way[-1][0] > 4 * 50  # past it
    assert max(abs(x - u) + abs(y - v) for (x, y), (u, v) in pairwise(way)) <= 8


def moving(unit: str, units: dict[str, Any], scenario: str) -> Any:
    """The question where a unit goes."""
    stage = acting(unit, units, scenario=scenario).play().choose("move", by="A")
    while stage.prompt != "move-to":
        stage.choose("order:normal" if stage.prompt == "move-order" else "face:0", by="A")
    return stage


def test_bots_look_first_along_the_way_of_a_wagon() -> None:
    wagon = {"at": [20, 24.25], "facing": 0}
    escort = {"profile": "fr_line_nap", "at": [18, 28], "n": 6, "facing": 0}
    stage = moving("AW1", {"AW1": wagon, "A2": escort}, "convoy_1810")
    found = tempting(BOX, stage.game, stage.table.question)
    region = stage.table.question.regions[TO()]
    assert found
    assert all(option[-2:] in region for option in found)
    x, y = found[0][-2:]
    out = goal("convoy_1810", "pay_wagon")
    terrain = BOX.terrain("convoy_1810")
    start = how_far(terrain, out, 80, 97, by=WHEELS)
    assert how_far(terrain, out, x, y, by=WHEELS) < start - 3


def test_bots_look_at_the_near_side_of_a_wagon_for_its_escort() -> None:
    wagon = {"at": [20, 24.25], "facing": 0}
    escort = {"profile": "fr_line_nap", "at": [18, 40], "n": 6, "facing": 0}
    stage = moving("A2", {"AW1": wagon, "A2": escort}, "convoy_1810")
    found = tempting(BOX, stage.game, stage.table.question)
    assert any(option[-1] < 4 * 36 for option in found)


def test_a_house_with_the_enemy_inside_is_a_lesser_aim() -> None:
    raider = {"profile": "warriors", "at": [25, 38], "n": 6, "facing": 270}
    units = {"B1": raider, "A1": {"profile": "settlers", "at": [25, 27], "n": 2, "facing": 90}}
    inside = {aim.id: share for aim, share in aims(BOX, acting("B1", units).game, "B1")}
    units["A1"]["at"] = [5, 5]
    outside = {aim.id: share for aim, share in aims(BOX, acting("B1", units).game, "B1")}
    assert inside["burn_house"] < outside["burn_house"]
    assert inside["burn_barn"] == outside["burn_barn"]


def test_ground_to_be_held_draws_men_from_the_first_turn_on() -> None:
    game = acting("A1", {"A1": SCOUTS}, scenario="scout").game
    worth = {aim.id: share * aim.vp for aim, share in aims(BOX, game, "A1")}
    assert worth["clearing"] > worth["look_centre"] > 0


def test_bots_move_a_unit_whole_and_straight() -> None:
    stage = moving("A1", {"A1": SCOUTS}, "scout")
    question = stage.table.question
    assert {option.verb for option in question.options} == {"to", "via", "arrange"}
    tried = candidates(stage.table, question, 64, 64, Random(1))
    assert {option.verb for option in tried} == {"to"}


def test_to_face_an_enemy_who_is_near_is_worth_something() -> None:
    worth = {}
    for facing in (0, 180):
        units = {
            "A1": {"profile": "rangers", "at": [10, 10], "n": 6, "facing": facing},
            "B1": {"profile": "warriors", "at": [25, 10], "n": 6, "facing": 180, "spotted": True},
        }
        worth[facing] = judge(BOX, acting("A1", units).game, "A")
    assert worth[0] > worth[180]


def test_to_load_again_is_worth_more_than_a_step_nearer() -> None:
    """A unit that has fired is of little use until it has loaded, wherever it goes meanwhile."""
    worth = {}
    for x, unloaded in ((10, 0), (11, 1)):
        units = {
            "A1": {"profile": "rangers", "at": [x, 10], "n": 8, "facing": 0, "unloaded": unloaded},
            "B1": {"profile": "warriors", "at": [25, 10], "n": 6, "facing": 180, "spotted": True},
        }
        worth[unloaded] = judge(BOX, acting("A1", units).game, "A")
    assert worth[0] > worth[1] + 40


def test_the_others_are_not_driven_to_collapse_before_one_leads() -> None:
    units: dict[str, Any] = {
        "A2": {"profile": "fr_line_nap", "at": [18, 28], "n": 12, "facing": 0},
        "AW1": {"at": [20, 24.25], "facing": 0},
        "AW2": {"at": [14, 23.5], "facing": 0},
        "B1": {"profile": "guerrilleros", "at": [40, 40], "n": 10, "facing": 180},
    }
    worth = {}
    for points in (0, 9):
        whole, broken = (acting("A2", units, scenario="convoy_1810").game for _ in range(2))
        whole.points["A"] = broken.points["A"] = points
        broken.fleeing.add("B1")  # the wagons are not through yet, and all would end with this turn
        worth[points] = judge(BOX, broken, "A") - judge(BOX, whole, "A")
    assert worth[0] < 0 < worth[9]


def test_the_last_clocks_make_a_lead_worth_more_than_men() -> None:
    units = {"A1": SCOUTS, "B1": {"profile": "coureurs", "at": [24, 42], "n": 8, "facing": 270}}
    worth = {}
    for turn, clocks in ((1, 2), (4, 0), (4, 2)):
        game = acting("A1", units, scenario="scout").game
        game.turn, game.clocks = turn, clocks
        even = judge(BOX, game, "A")
        game.points["A"] += 1
        worth[turn, clocks] = judge(BOX, game, "A") - even
    assert worth[4, 2] > worth[4, 0] + 200 > worth[1, 2] + 200


def test_men_are_worth_nothing_when_all_is_over() -> None:
    units = {"A1": SCOUTS, "B1": {"profile": "coureurs", "at": [24, 42], "n": 2, "facing": 270}}
    game = acting("A1", units, scenario="scout").game
    assert judge(BOX, game, "A") > 100
    game.step = "end"
    assert judge(BOX, game, "A") == judge(BOX, game, "B") == 0
    game.points["B"] += 1
    assert judge(BOX, game, "A") < 0 < judge(BOX, game, "B")


def test_a_boat_goes_where_those_aboard_want_to_be() -> None:
    """On its way over water, and its passengers go on ashore."""
    terrain, landing = BOX.terrain("bateaux_1757"), goal("bateaux_1757", "landing")
    offshore = how_far(terrain, landing, 112, 12, by=KEEL)
    inshore = how_far(terrain, landing, 112, 44, by=KEEL)
    assert inshore < offshore < how_far(terrain, landing, 112, 12, by=FEET)
    game = RULEBOOK.setup("bateaux_1757", frozenset(), BOX)
    assert {each.id for each, _ in aims(BOX, game, "AB1")} == {"landing", "canoes", "powder"}
    before = judge(BOX, game, "A")
    game.figures["AB2"] = ((0, 112, 48),)
    carry(game, "AB2")
    assert judge(BOX, game, "A") > before
