"""15 Buildings, wagons and boats; 16 Weather."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.forces import BOX, hands, step, unit
from tests.games.mosquetes.opposed import chance, fired, line, men, opposed
from tests.games.mosquetes.skirmishing import Stage, acting, ground
from vivac.games.mosquetes.chapters.actions import ACT, bars_watch
from vivac.games.mosquetes.chapters.activation import SPOTTING
from vivac.games.mosquetes.chapters.melee import defended
from vivac.games.mosquetes.chapters.reaction import morale_tests
from vivac.games.mosquetes.chapters.wagons import bars_board, carry
from vivac.lab.coverage import rule

HOUSE = {
    "id": "house", "kind": "house", "poly": [[20, 10], [30, 10], [30, 20], [20, 20]],
    "doors": [[[20, 14], [20, 16]]],
}  # fmt: skip
HOMESTEAD = ground(size=(60, 40), building=[HOUSE])

# ---------------------------------------------------------------- 15.1, 15.2 buildings


@rule("mosquetes", "15.1")
def test_a_unit_enters_a_building_by_its_door_and_not_through_its_wall() -> None:
    by_door = opposed(men((18.5, 15)), men((45, 35)), HOMESTEAD).play().walk((21.5, 15))
    assert by_door.places("A1") == [(21.5, 15)]
    by_wall = opposed(men((18.5, 12)), men((45, 35)), HOMESTEAD).play().walk((21.5, 12))
    assert by_wall.places("A1")[0][0] < 20


@rule("mosquetes", "15.1")
def test_inside_is_clear_ground() -> None:
    stage = opposed(men((21.5, 15)), men((45, 35)), HOMESTEAD).play().walk((29, 15))
    assert stage.places("A1")[0][0] >= 25.5  # 4″ and more, as on open ground


@rule("mosquetes", "15.2")
def test_a_figure_at_the_wall_shoots_through_it_and_is_in_solid_cover() -> None:
    near = opposed(men((29, 15)), men((40, 15)), HOMESTEAD)
    assert line(near)
    assert fired(near)
    far = opposed(men((25, 15)), men((40, 15)), HOMESTEAD)
    assert not line(far)
    target = opposed(men((40, 15), facing=180), men((29, 15)), HOMESTEAD)
    (shot,) = fired(target)
    assert shot.modifiers == {"solid_cover": -3, "obstacle": -1}


@rule("mosquetes", "15.2")
@pytest.mark.parametrize(("x", "cover"), [(29, True), (25, False)])
def test_figures_inside_are_in_a_defended_position_against_a_charge_through_the_wall(
    x: float, cover: bool
) -> None:
    stage = opposed(men((31, 15)), men((x, 15)), HOMESTEAD)
    assert defended(stage.box, stage.terrain, stage.game, "A1", "B1") is cover


# ---------------------------------------------------------------- 15.3 wagons


def train(escort: dict[str, Any] | None, **others: dict[str, Any]) -> Stage:
    """A wagon at 20, 20 and a Troops card of its type; its radius is 1½″."""
    wagon = {"profile": "wagon-regular", "n": 1, "at": [20, 20], "facing": 0, "spotted": True}
    units = {"AW": wagon, "A1": escort or unit("br_regulars", 2, 35), "B1": unit("warriors", 35, 3), **others}
    return step(units=units, hands=hands(["A-regular", "clock"], ["clock", "B-native"]))


@rule("mosquetes", "15.3")
@pytest.mark.parametrize(
    ("escort", "moves"),
    [
        (men((25, 20)), True), (men((25.25, 20)), False), (men((25, 20), fleeing=True), False),
        (men((25, 20), profile="settlers"), True),
    ],
)  # fmt: skip
def test_a_wagon_moves_only_with_a_friendly_unit_within_three_inches(
    escort: dict[str, Any], moves: bool
) -> None:
    """Another unit of the type keeps the card open."""
    stage = (
        train(escort, A2=men((2, 2)), A3=men((2, 38))).dice(rest=0).play().choose("play:A-regular", by="A")
    )
    named = {*stage.options, f"activate:{stage.game.unit}"}
    assert ("activate:AW" in named) is moves
    assert stage.why_not("A", "activate:AW") == ("" if moves else "wagon-escort")


@rule("mosquetes", "15.3")
@pytest.mark.parametrize(("x", "moves"), [(23, False), (23.25, True)])
def test_a_wagon_does_not_move_with_an_enemy_figure_within_an_inch(x: float, moves: bool) -> None:
    stage = train(men((17, 20)), B2=men((x, 20))).play().choose("play:A-regular", by="A")
    named = {*stage.options, f"activate:{stage.game.unit}"}
    assert ("activate:AW" in named) is moves


@rule("mosquetes", "15.3")
def test_an_escorted_wagon_is_activated_by_the_card_the_scenario_names() -> None:
    stage = train(men((17, 20))).play().choose("play:A-regular", "activate:AW", by="A")
    assert set(stage.options) == {"move", "pass"}
    stage.choose("move", "face:0", "to:96:80", by="A")
    assert stage.places("AW") == [(24, 20)]
    wagons = [model for sheet in BOX.sheets.values() for model in sheet.model if model.kind == "wagon"]
    assert {model.card for model in wagons} == {"regular"}


@rule("mosquetes", "15.3", "21.4")
def test_whether_a_wagon_is_escorted_is_seen_when_the_next_unit_is_named() -> None:
    """An escort that comes up with the same card lets the wagon go; one that goes off leaves it standing."""
    coming = train(men((26, 20))).play().choose("play:A-regular", by="A")
    assert "activate:AW" not in coming.options
    assert coming.game.unit == "A1"
    coming.walk((25, 20), facing=180).choose("pass", by="A")
    assert coming.game.unit == "AW"
    going = train(men((25, 20)), A2=men((2, 2))).play().choose("play:A-regular", by="A")
    assert "activate:AW" in going.options
    going.choose("activate:A1", by="A").walk((28, 20)).choose("pass", by="A")
    assert "AW" not in {going.game.unit, *(each.removeprefix("activate:") for each in going.options)}


@rule("mosquetes", "15.3")
def test_a_wagon_is_never_charged_and_never_fights() -> None:
    wagon = {"profile": "wagon-regular", "n": 1, "at": [24, 20], "facing": 0, "spotted": True}
    stage = opposed(men((20, 20)), men((23, 24)), BW=wagon).play()
    assert "charge:B1" in stage.options
    assert "charge:BW" not in stage.options
    assert stage.why_not("A", "charge:BW") != ""


# ---------------------------------------------------------------- 15.4 boats

RIVER = ground(size=(60, 40), area=[{"kind": "river", "poly": [[0, 16], [60, 16], [60, 26], [0, 26]]}])


def boat(x: float, y: float) -> dict[str, Any]:
    return {"profile": "boat-regular", "n": 1, "at": [x, y], "facing": 0, "spotted": True}


def ashore(count: int = 3, y: float = 15) -> dict[str, Any]:
    """Men in a row at the water's edge."""
    return men(*((19 + 1.25 * nth, y) for nth in range(count)))


def by_the_river(unit_in_hand: str, ours: dict[str, Any], afloat: dict[str, Any]) -> Stage:
    units = {"A1": ours, "A2": afloat, "B1": men((55, 35))}
    return acting(unit_in_hand, units, scenario=RIVER)


@rule("mosquetes", "15.4")
def test_a_boat_moves_on_the_river_and_nowhere_else() -> None:
    stage = by_the_river("A2", ashore(y=5), boat(20, 19)).play()
    assert stage.choose("move", "face:0", "to:100:80", by="A").places("A2")[0][1] >= 16
    assert stage.places("A2") != [(20, 19)]
    stage = by_the_river("A2", ashore(y=5), boat(20, 19)).play().choose("move", "face:0", "to:80:40", by="A")
    assert stage.places("A2")[0][1] >= 16


@rule("mosquetes", "15.4")
def test_men_within_an_inch_go_aboard_with_a_move_and_go_where_the_boat_goes() -> None:
    stage = by_the_river("A1", ashore(), boat(20, 18)).play()
    assert "board:A2" in stage.options
    stage.choose("board:A2", by="A")
    assert stage.game.aboard == {"A1": "A2"}
    assert set(stage.places("A1")) == {(20, 18)}
    assert stage.game.moved
    assert stage.game.actions == 1


@rule("mosquetes", "15.4")
@pytest.mark.parametrize(
    ("count", "y", "refusal"), [(3, 15, ""), (3, 13.75, "boat-too-far"), (9, 15, "boat-too-far")]
)
def test_all_of_them_must_be_within_an_inch(count: int, y: float, refusal: str) -> None:
    stage = by_the_river("A1", ashore(count, y), boat(20, 18))
    found = bars_board(stage.box, stage.game, "A1", "A2")
    assert (found.say.key if found else "") == refusal


@rule("mosquetes", "15.4")
def test_nobody_boards_a_boat_of_the_enemy() -> None:
    units = {"A1": ashore(), "A2": boat(30, 18), "B1": men((55, 35)), "B2": boat(20, 18)}
    stage = acting("A1", units, scenario=RIVER).play()
    assert not [option for option in stage.options if option.startswith("board:")]
    assert stage.why_not("A", "board:A2") == "boat-too-far"
    assert stage.bars(ACT, "board:B2") == "no-boat"


@rule("mosquetes", "15.4")
@pytest.mark.parametrize(("before", "full"), [(5, False), (6, True)])
def test_a_boat_takes_eight(before: int, full: bool) -> None:
    stage = by_the_river("A1", ashore(), boat(20, 18))
    game = stage.game
    game.roster["A3"], game.strength["A3"] = "br_regulars", before
    game.figures["A3"] = tuple((number, 80, 72) for number in range(before))
    game.aboard["A3"] = "A2"
    found = bars_board(stage.box, game, "A1", "A2")
    assert (found is not None and found.say.key == "boat-full") is full


@rule("mosquetes", "15.4")
def test_men_land_with_a_move_within_an_inch_of_the_boat() -> None:
    stage = by_the_river("A1", ashore(), boat(20, 18)).play().choose("board:A2", by="A")
    assert stage.options == ["land", "pass"]
    stage.choose("land", by="A")
    assert stage.game.aboard == {}
    places = stage.places("A1")
    assert len(set(places)) == 3
    for x, y in places:
        assert y <= 16
        assert ((x - 20) ** 2 + (y - 18) ** 2) ** 0.5 <= 2 + 0.5 + 1


@rule("mosquetes", "15.4")
@pytest.mark.parametrize(("y", "lands"), [(18, True), (21, False)])
def test_nobody_lands_where_no_place_ashore_is_within_an_inch_of_the_boat(y: float, lands: bool) -> None:
    stage = by_the_river("A1", ashore(), boat(20, 18)).play().choose("board:A2", by="A")
    stage.game.figures["A2"] = ((0, 80, round(4 * y)),)
    carry(stage.game, "A2")
    assert stage.bars(ACT, "land") == ("" if lands else "no-landing")


def afloat(x: float = 20, y: float = 17, *, wounds: int = 0) -> Stage:
    """A1 aboard the boat A2 with B1 on the near shore about to act."""
    units = {"A1": ashore(), "A2": boat(20, 17), "B1": men((20, 8), (21.25, 8), facing=90)}
    stage = acting("A1", units, scenario=RIVER).play().choose("board:A2", by="A")
    game = stage.game
    game.figures["A2"] = ((0, round(4 * x), round(4 * y)),)
    carry(game, "A2")
    game.wounds["A2"] = wounds
    game.step, game.unit, game.owner, game.side = "act", "B1", "B", "B"
    game.actions = 2
    return stage.play()


@rule("mosquetes", "15.5")
def test_whoever_is_aboard_is_neither_seen_nor_shot_at_nor_charged() -> None:
    stage = afloat()
    assert "shoot:A2:musket" in stage.options
    assert not [option for option in stage.options if ":A1" in option]
    assert stage.why_not("B", "shoot:A1:musket") == "target-aboard"
    assert stage.why_not("B", "charge:A1") == "target-aboard"
    assert stage.bars(SPOTTING, "spot:A1") == "target-aboard"


@rule("mosquetes", "15.5")
def test_whoever_is_aboard_only_lands_and_watches_for_nobody() -> None:
    stage = by_the_river("A1", ashore(), boat(20, 17)).play().choose("board:A2", by="A")
    assert stage.options == ["land", "pass"]
    found = bars_watch(stage.box, stage.game, "A1")
    assert found is not None
    assert found.say.key == "aboard"


@rule("mosquetes", "15.5")
def test_whoever_is_aboard_takes_no_test_by_a_morale_card() -> None:
    stage = afloat()
    stage.game.figures["A1"] = stage.game.figures["A1"][:1]
    stage.dice(reaction=[]).run(morale_tests, "A")
    assert stage.rolled == []


@rule("mosquetes", "15.6")
@pytest.mark.parametrize(("y", "left"), [(16.25, 3), (21, 0)], ids=["at the shore", "in midstream"])
def test_when_a_boat_is_eliminated_those_aboard_land_at_once_or_are_lost(y: float, left: int) -> None:
    stage = afloat(y=y, wounds=2)
    stage.dice(hit=[9, 0], wound=9).choose("shoot:A2:musket", by="B")
    assert stage.game.figures["A2"] == ()
    assert stage.game.aboard == {}
    assert len(stage.game.figures["A1"]) == left
    assert stage.game.killed["A1"] == 3 - left


# ---------------------------------------------------------------- 16.1 weather


@rule("mosquetes", "16.1")
def test_the_scenario_names_one_weather_for_the_whole_game() -> None:
    assert {sheet.id: sheet.weather for sheet in BOX.contents.scenarios.scenario} == {
        "road_ambush": "clear", "farm_raid": "clear", "scout": "twilight", "blockhouse": "clear",
        "bateaux_1757": "dark_or_mist", "convoy_1810": "clear", "ford_1811": "rain",
        "battery_1812": "rain", "fog_1864": "fog_or_storm",
    }  # fmt: skip


@rule("mosquetes", "16.1")
def test_the_weather_touches_spotting_and_nothing_else() -> None:
    stages = {
        weather: opposed(
            men((10, 20)), {**men((30, 20)), "spotted": False}, ground(size=(60, 40), weather=weather)
        )
        for weather in ("clear", "rain", "twilight")
    }
    clear, rain, twilight = (chance(stages[each]) for each in ("clear", "rain", "twilight"))
    assert (rain.columns - clear.columns, twilight.columns - clear.columns) == (-1, -2)
    for stage in stages.values():
        stage.game.spotted.add("B1")
    for stage in stages.values():
        assert [(s.need, s.power) for s in fired(stage)] == [
            (s.need, s.power) for s in fired(stages["clear"])
        ]
        assert stage.play().walk((14, 20)).places("A1") == [(14, 20)]
