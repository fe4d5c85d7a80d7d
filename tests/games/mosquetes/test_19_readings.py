"""19 How the damaged lines of the reference sheet are read: each reading by what it does on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.forces import BOX, FORCES, hands, step, unit
from tests.games.mosquetes.opposed import chance, fired, men, opposed
from tests.games.mosquetes.skirmishing import Stage, block, ground
from tests.games.mosquetes.worked.examples import comes_out
from tests.games.staging import added
from vivac.games.mosquetes.chapters.melee import Melee, rival
from vivac.games.mosquetes.chapters.retreat import fall_back
from vivac.games.mosquetes.game import FIRST_SHOCK, PIERCING_LANCE, SPARED_OBSTACLES
from vivac.lab.coverage import rule
from vivac.table import Option

SIZE = (80, 40)


def walked(profile: str = "br_regulars", enemy: float = 10, places: Any = ((10, 20),), **world: Any) -> float:
    """How far east one figure gets with a Move; the enemy stands so far to the north-east of it."""
    stage = opposed(men(*places, profile=profile), men((10 + enemy, 36)), ground(size=SIZE, **world)).play()
    stage.choose("move", "face:0", by="A")
    assert stage.table.question is not None
    region = stage.table.question.regions[Option("to")]
    far = max(x for x in range(40, 120) if (x, 80) in region)
    stage.choose(f"to:{far}:80", by="A")
    return stage.places("A1")[0][0] - 10


def shot(distance: float, profile: str = "br_regulars", weapon: str = "musket", **world: Any) -> Any:
    """One shot straight east at a target whose base is so far away."""
    stage = opposed(men((10, 20), profile=profile), men((11 + distance, 20)), ground(size=(140, 40), **world))
    return fired(stage, weapon)[0]


def across(kind: str, x: float) -> dict[str, Any]:
    return {"kind": kind, "line": [[x, 5], [x, 35]]}


def columns(distance: float, weather: str = "clear", **world: Any) -> dict[str, int]:
    """What a spotting test is made of."""
    scenario = ground(size=(140, 40), weather=weather, **world)
    stage = opposed(men((10, 20)), {**men((11 + distance, 20)), "spotted": False}, scenario)
    return chance(stage).modifiers


def last_test(stage: Stage) -> dict[str, int]:
    return added([line for line in stage.table.log or [] if line.say.key == "reaction"][-1])


# ---------------------------------------------------------------- 19.1, 19.2 command


@rule("mosquetes", "19.1")
@pytest.mark.parametrize(("fleeing", "points"), [(False, 2), (True, 1)])
def test_forward_gives_a_point_and_one_for_each_officer_not_fleeing(fleeing: bool, points: int) -> None:
    units = {**FORCES, "A3": unit("off_regular", 5, 35, fleeing=fleeing)}
    stage = step(units=units, hands=hands(["A-forward", "clock"], ["clock"])).play()
    assert stage.choose("play:A-forward", "points", by="A").game.command["A"] == points


@rule("mosquetes", "19.2")
def test_lurk_gives_a_watch_action() -> None:
    stage = (
        step(hands=hands(["A-morale", "clock"], ["clock"]), command={"A": 2}).play().choose("lurk:A1", by="A")
    )
    assert stage.game.watching == {"A1"}


# ---------------------------------------------------------------- 19.3-19.7 ground


@rule("mosquetes", "19.3")
def test_scouts_move_an_inch_more_far_from_the_enemy_two_and_on_rough_ground_one_less() -> None:
    assert walked() == 4
    assert walked("coureurs") == 5
    assert walked(enemy=60) == 6
    assert walked(area=[block("scrub", 5, 30)]) == 3


@rule("mosquetes", "19.4")
def test_very_rough_ground_costs_two_inches() -> None:
    assert walked(area=[block("swamp", 5, 30)]) == 2
    assert BOX.move["very_rough"] == -8


@rule("mosquetes", "19.5")
def test_a_road_gives_four_inches_to_a_single_figure_and_two_to_others() -> None:
    road = {"width": 6, "line": [[0, 20], [80, 20]]}
    assert walked(road=[road]) == 8
    stage = opposed(men((10, 20), (10, 21.25)), men((20, 36)), ground(size=SIZE, road=[road])).play()
    stage.walk((16, 20))
    assert 15 < max(x for x, _ in stage.places("A1")) <= 16
    bare = opposed(men((10, 20), (10, 21.25)), men((20, 36)), ground(size=SIZE)).play().walk((14, 20))
    assert 13 < max(x for x, _ in bare.places("A1")) <= 14
    column = {"profile": "br_regulars", "n": 4, "at": [12, 20], "facing": 0, "order": "column"}
    stage = opposed(column, men((20, 36)), ground(size=SIZE, road=[road])).play()
    stage.walk((20, 20), order="column")
    assert max(x for x, _ in stage.places("A1")) == 20


@rule("mosquetes", "19.6")
@pytest.mark.parametrize(
    ("kind", "qualities"),
    [
        ("orchard", ("rough", "high", "light")), ("wood", ("rough", "high", "dense")),
        ("swamp", ("very_rough", "low", "light")),
    ],
)  # fmt: skip
def test_orchard_wood_and_swamp_are_as_repaired(kind: str, qualities: tuple[str, ...]) -> None:
    cell = BOX.charts.terrain.cells[kind]
    assert tuple(cell[each] for each in ("ground", "height", "cover")) == qualities


@rule("mosquetes", "19.7")
def test_the_house_is_the_obstacle_without_cover() -> None:
    rows = list(BOX.charts.terrain.cells)
    assert rows[rows.index("palisade") : rows.index("wagon") + 1] == ["palisade", "house", "wagon"]
    assert BOX.charts.terrain.cells["house"]["cover"] == "none"


# ---------------------------------------------------------------- 19.8-19.12 spotting


@rule("mosquetes", "19.8")
def test_spotting_has_thirteen_distances_and_the_die_is_the_starting_column() -> None:
    assert list(BOX.columns) == [4 * each for each in (1, 2, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120)]
    for distance, die in ((8, 0), (12, 1), (12.25, 2), (36, 4), (120, 8)):
        stage = opposed(men((1, 20)), {**men((2 + distance, 20)), "spotted": False}, ground(size=(140, 40)))
        assert chance(stage).need == die


@rule("mosquetes", "19.9")
@pytest.mark.parametrize(
    ("x", "modifiers"),
    [(20, {"obstacle": -1}), (12, {}), (29.5, {"cover": -3})],
    ids=["between", "at the spotter", "at the target"],
)
def test_an_obstacle_beside_either_model_is_not_counted(x: float, modifiers: dict[str, int]) -> None:
    assert columns(20, obstacle=[across("fence", x)]) == modifiers


@rule("mosquetes", "19.10")
def test_bushes_are_an_obstacle_only_when_drawn_as_a_line() -> None:
    assert BOX.charts.terrain.cells["brush_line"]["form"] == "obstacle"
    assert BOX.charts.terrain.cells["scrub"]["form"] == "area"
    assert columns(20, obstacle=[across("brush_line", 20)]) == {"obstacle": -1}
    assert columns(20, area=[block("scrub", 18, 20)]) == {}


@rule("mosquetes", "19.11")
@pytest.mark.parametrize(("east", "modifiers"), [(19.75, {}), (20, {"light_section": -1})])
def test_each_full_six_inches_of_light_cover_cost_a_column(east: float, modifiers: dict[str, int]) -> None:
    assert columns(20, area=[block("scrub", 14, east)]) == modifiers


@rule("mosquetes", "19.12", "9.12")
def test_rain_costs_a_column() -> None:
    assert columns(20, "rain") == {"weather": -1}


# ---------------------------------------------------------------- 19.13-19.17 shooting


@rule("mosquetes", "19.13")
def test_the_bow_reaches_eighteen_inches() -> None:
    assert shot(18, "warriors_bow", "bow").power == 7
    stage = opposed(men((10, 20), profile="warriors_bow"), men((29.25, 20)), ground(size=SIZE))
    assert fired(stage, "bow") == []


@rule("mosquetes", "19.14")
@pytest.mark.parametrize("distance", [5, 36, 37, 72])
def test_the_rifle_has_the_same_power_at_any_range(distance: float) -> None:
    assert shot(distance, "line_1879", "rifle").power == 4


@rule("mosquetes", "19.15")
@pytest.mark.parametrize(
    ("kind", "modifiers"), [("wood", {"dense_cover": -2}), ("rocks", {"solid_cover": -3})]
)
def test_dense_cover_costs_two_and_solid_cover_three(kind: str, modifiers: dict[str, int]) -> None:
    assert shot(10, area=[block(kind, 20, 23)]).modifiers == modifiers


@rule("mosquetes", "19.16")
@pytest.mark.parametrize(("weapon", "reach"), [("light_gun", 96), ("heavy_gun", 120)])
def test_guns_reach_far_with_a_power_of_two(weapon: str, reach: int) -> None:
    gun = BOX.weapons[weapon]
    assert (gun.range, gun.near, gun.far) == (reach, 2, 2)


@rule("mosquetes", "19.17")
@pytest.mark.parametrize(("die", "killed"), [(8, 0), (9, 1)])
def test_the_one_modifier_to_wound_is_that_of_an_impossible_shot(die: int, killed: int) -> None:
    """A shot at long range into rocks needs more than 9; its wound die of 9 − 3 makes the 6 it needs."""
    area = [block("rocks", 33, 37)]
    stage = opposed(men((10, 20)), men((34.5, 20)), ground(size=SIZE, area=area)).dice(
        hit=9, wound=die, reaction=9
    )
    (aimed,) = fired(stage)
    assert (aimed.need, aimed.power) == (10, 6)
    stage.play().choose("shoot:B1:musket", by="A")
    assert stage.game.killed["B1"] == killed


# ---------------------------------------------------------------- 19.18-19.25 nerve and steel

SHOOTER = men((14, 20))
SIX = [(30, 20 + 1.25 * nth) for nth in range(6)]


def nerve(target: dict[str, Any], shooter: dict[str, Any] = SHOOTER, verb: str = "shoot", **more: Any) -> Any:
    """The modifiers of a test after one figure has fallen."""
    count = len(shooter.get("figures", ())) or shooter["n"]
    stage = opposed(shooter, target, **more).dice(hit=[9] + [0] * (count - 1), wound=9, reaction=9).play()
    return last_test(stage.choose(f"{verb}:B1:musket", by="A"))


@rule("mosquetes", "19.18")
def test_an_officer_is_worth_two_in_reaction_tests() -> None:
    assert nerve(men(*SIX), B2=men((33, 20), profile="off_regular")) == {"officer": 2}
    assert nerve(men(*SIX)) == {}


@rule("mosquetes", "19.19")
def test_formation_is_worth_two_in_reaction_tests() -> None:
    line = {"profile": "fr_regulars", "n": 5, "at": [30, 20], "facing": 180, "order": "formation"}
    assert nerve({**line, "spotted": True}) == {"formation": 2}


@rule("mosquetes", "19.20", "19.21")
def test_a_volley_or_an_unseen_shooter_costs_one_and_a_formation_that_shoots_another() -> None:
    line = {"profile": "br_grenadiers", "n": 4, "at": [14, 20], "facing": 0, "order": "formation"}
    fire = {"artillery_or_formation": -1}
    assert nerve(men(*SIX), {**line, "spotted": True}) == fire
    assert nerve(men(*SIX), {**line, "spotted": True}, "volley") == {"volley_or_unseen": -1, **fire}
    assert nerve(men(*SIX), {**line, "spotted": False}, "volley") == {"volley_or_unseen": -1, **fire}
    assert nerve(men(*SIX), {**men((14, 20)), "spotted": False}) == {"volley_or_unseen": -1}


@rule("mosquetes", "19.21")
def test_artillery_costs_one_in_reaction_tests() -> None:
    gun = {**men((10, 20), (10, 21.25), profile="gun_light"), "gun_at": [12, 20]}
    stage = opposed(gun, men(*SIX)).dice(rest=0, hit=[9, 0, 0], wound=9, reaction=9).play()
    assert last_test(stage.choose("shoot:B1:light_gun", by="A"))["artillery_or_formation"] == -1


@rule("mosquetes", "19.22")
def test_after_a_round_each_casualty_costs_one_and_double_numbers_give_two() -> None:
    a = men((20, 20), (20, 21.25), (20, 22.5), (20, 23.75))
    b = men((24, 21.25), (24, 22.5), unloaded=1)
    stage = opposed(a, b).dice(rest=0, attack=[9, 0, 0, 0, 0, 0], defence=0, reaction=[9, 9]).play()
    stage.choose("charge:B1", by="A")
    tests = [added(line) for line in stage.table.log or [] if line.say.key == "reaction"][:2]
    assert tests[0]["casualties"] == -1
    assert tests[1]["double_numbers"] == 2
    assert "casualties" not in tests[1]


@rule("mosquetes", "19.23")
@pytest.mark.parametrize("drill", ["h02", "h03", "h04"])
def test_the_worked_examples_of_sabre_and_lance_come_out(drill: str) -> None:
    comes_out(drill)


@rule("mosquetes", "19.24")
def test_surprise_falls_on_the_defence_dice_of_the_surprised() -> None:
    comes_out("h05")
    assert BOX.charts.surprise_attack.at("defence") == -2


@rule("mosquetes", "19.25")
def test_the_rally_value_depends_on_the_troop_type() -> None:
    kinds = ("regular", "irregular", "native", "militia", "civilian")
    assert [BOX.charts.troop_types.at(kind, "rally") for kind in kinds] == [4, 5, 5, 6, 7]


# ---------------------------------------------------------------- 19.29-19.31 the melee


def charged(a: str = "br_regulars", b: str = "br_regulars", *switches: str, surprised: bool = False) -> Melee:
    """A mounted or foot figure that has charged another."""
    stage = opposed(men((20, 20), profile=a), men((21.25, 20), profile=b))
    stage.game.switches = frozenset(switches)
    return Melee(stage.box, stage.terrain, stage.game, "A1", "B1", surprised)


@rule("mosquetes", "19.29")
@pytest.mark.parametrize(("switches", "later"), [((), (2, -2)), ((FIRST_SHOCK,), (0, 0))])
def test_lance_and_surprise_count_in_every_round_or_by_a_switch_in_the_first(
    switches: tuple[str, ...], later: tuple[int, int]
) -> None:
    fray = charged("pol_lancers", "br_regulars", *switches, surprised=True)

    def shock() -> tuple[int, int]:
        return fray.attack_modifier("A1", "B1"), sum(fray.defence_terms("B1", "A1").values())

    assert shock() == (2, -2)
    fray.round = 1
    assert shock() == later


@rule("mosquetes", "19.30")
@pytest.mark.parametrize(("switches", "own", "struck"), [((), -1, 0), ((PIERCING_LANCE,), 0, -1)])
def test_the_lance_exposes_whoever_wields_it_or_by_a_switch_whom_it_strikes(
    switches: tuple[str, ...], own: int, struck: int
) -> None:
    fray = charged("pol_lancers", "br_regulars", *switches)
    assert (sum(fray.defence_terms("A1", "B1").values()), sum(fray.defence_terms("B1", "A1").values())) == (
        own,
        struck,
    )


@rule("mosquetes", "13.5n", "19.31")
def test_the_losses_of_the_rival_unit_count_and_not_those_of_its_whole_side() -> None:
    """A1 and A2 fight B1 and B2 side by side; A1 loses one man, B1 none, B2 two."""
    a = {"A1": men((20, 20), (20, 21.25), (20, 22.5)), "A2": men((20, 30), (20, 31.25), (20, 32.5), facing=0)}
    b = {"B1": men((21, 20), (21, 21.25)), "B2": men((21, 30), (21, 31.25), facing=180)}
    stage = opposed(a["A1"], b["B1"], A2=a["A2"], B2=b["B2"])
    fray = Melee(stage.box, stage.terrain, stage.game, "A1", "B1", surprised=False)
    both = {(unit, n): [(0.0, (foe, n))] for unit, foe in (("A1", "B1"), ("B1", "A1")) for n in (0, 1)}
    both |= {(unit, n): [(0.0, (foe, n))] for unit, foe in (("A2", "B2"), ("B2", "A2")) for n in (0, 1)}
    assert {unit: rival(both, unit) for unit in ("A1", "A2", "B1", "B2")} == {
        "A1": "B1", "A2": "B2", "B1": "A1", "B2": "A2",
    }  # fmt: skip
    fray.rivals = {"A1": "B1", "A2": "B2"}
    fray.count, fray.fallen = {"A": 4, "B": 4}, {"A": 2, "B": 2}
    fray.lost = {"A1": 1, "A2": 1, "B2": 2}
    stage.dice(reaction=[9, 9])
    stage.run(fray.test, "A1")
    assert "fewer_casualties" not in last_test(stage)
    stage.run(fray.test, "A2")
    assert last_test(stage)["fewer_casualties"] == 2


@rule("mosquetes", "19.32")
def test_three_inches_must_lie_in_one_and_the_same_area() -> None:
    two = [block("scrub", 12, 14), block("scrub", 15, 17)]
    assert shot(11, area=two).modifiers == {}
    assert shot(11, area=[block("scrub", 12, 15)]).modifiers == {"light_cover": -1}


# ---------------------------------------------------------------- 19.26-19.28 shooting again


@rule("mosquetes", "19.26")
@pytest.mark.parametrize(
    ("distance", "modifiers"),
    [(12, {}), (12.25, {"long_range": -2}), (24, {"long_range": -2}), (24.25, {"extreme_range": -4})],
)
def test_extreme_range_replaces_long_range(distance: float, modifiers: dict[str, int]) -> None:
    assert shot(distance, "line_1879", "rifle").modifiers == modifiers


@rule("mosquetes", "19.27")
@pytest.mark.parametrize(
    ("x", "modifiers"),
    [(16, {"obstacle": -1}), (12, {}), (20.5, {"light_cover": -1})],
    ids=["between", "at the shooter", "at the target"],
)
def test_a_switch_spares_the_shooters_own_obstacle_and_the_covering_one(x: float, modifiers: Any) -> None:
    fence = ground(size=(140, 40), obstacle=[across("fence", x)])
    stage = opposed(men((10, 20)), men((22, 20)), fence)
    assert fired(stage)[0].modifiers == {**modifiers, "obstacle": -1}
    stage.game.switches = frozenset({SPARED_OBSTACLES})
    assert fired(stage)[0].modifiers == modifiers


@rule("mosquetes", "19.27")
@pytest.mark.parametrize(("x", "spared"), [(13, True), (16, False)], ids=["at the shooter", "between"])
def test_the_switch_spares_a_wagon_that_the_shooter_stands_at(x: float, spared: bool) -> None:
    wagon = {"profile": "wagon-regular", "n": 1, "at": [x, 20], "facing": 0}
    stage = opposed(men((10, 20)), men((22, 20)), ground(size=SIZE), A2=wagon)
    assert fired(stage)[0].modifiers == {"obstacle": -1}
    stage.game.switches = frozenset({SPARED_OBSTACLES})
    assert fired(stage)[0].modifiers == ({} if spared else {"obstacle": -1})


@rule("mosquetes", "19.28")
def test_wagons_and_boats_are_large_targets_and_guns_are_not() -> None:
    def modifiers(target: dict[str, Any]) -> dict[str, int]:
        return fired(opposed(men((10, 20)), target, ground(size=SIZE)))[0].modifiers

    wagon = {"profile": "wagon-regular", "n": 1, "at": [20, 20], "spotted": True}
    assert modifiers(wagon) == {"large_target": 2}
    assert modifiers({**wagon, "profile": "boat-regular"}) == {"large_target": 2}
    assert modifiers({**men((20, 20), (20, 22), profile="gun_light"), "gun_at": [18, 22]}) == {}


@rule("mosquetes", "19.3")
def test_the_two_inches_far_from_the_enemy_are_no_part_of_a_fall_back() -> None:
    stage = opposed(men((2, 2)), men((60, 20)), ground(size=SIZE)).run(fall_back, "B1", [(160, 80, 2)])
    assert stage.places("B1") == [(64, 20)]
