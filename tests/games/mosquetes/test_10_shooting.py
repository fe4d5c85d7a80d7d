"""10.1, 10.2, 10.5-10.9, 10.16 Shooting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import OPEN, Place, fired, marker, men, opposed
from tests.games.mosquetes.skirmishing import Stage, block, ground
from vivac.lab.coverage import rule

SIZE = (60, 40)


def across(kind: str, x: float) -> dict[str, Any]:
    return {"kind": kind, "line": [[x, 2], [x, 38]]}


def modifiers(
    target: dict[str, Any] | None = None,
    scenario: str = OPEN,
    *,
    at: Place = (10, 10),
    profile: str = "br_regulars",
    hasty: bool = False,
    **others: dict[str, Any],
) -> dict[str, int]:
    """What is added to the hit die of one man, by default at another 9″ away."""
    stage = opposed(men(at, profile=profile), target or men((20, 10)), scenario, **others)
    weapon = stage.box.troops[profile].ranged[0]
    return fired(stage, weapon, hasty=hasty)[0].modifiers


# ---------------------------------------------------------------- 10.1, 10.2 targets and marks


@rule("mosquetes", "10.1")
@pytest.mark.parametrize(
    ("target", "name", "refusal"),
    [
        (men((20, 10)), "B1", ""),
        (men((20, 10), spotted=False), "B1", "not-spotted"),
        (marker((20, 10)), "Bm1", "target-a-marker"),
    ],
)
def test_the_target_is_an_enemy_unit_that_is_spotted_and_no_marker(
    target: dict[str, Any], name: str, refusal: str
) -> None:
    stage = opposed(men((10, 10)), target).play()
    assert (f"shoot:{name}:musket" in stage.options) is (not refusal)
    assert stage.why_not("A", f"shoot:{name}:musket") == refusal


@rule("mosquetes", "10.1")
def test_nobody_shoots_at_his_own_side() -> None:
    stage = opposed(men((10, 10)), men((40, 10)), A2=men((20, 10))).play()
    assert "shoot:A2:musket" not in stage.options
    assert stage.why_not("A", "shoot:A2:musket") == "own-unit"


@rule("mosquetes", "10.2")
def test_every_figure_shoots_that_has_a_mark_in_sight_and_in_range() -> None:
    # the second man is out of range, the third has only his neighbours' enemy behind him
    stage = opposed(men((15, 10), (10, 10), (36, 10)), men((35.5, 20)), OPEN)
    assert len(fired(stage)) == 1
    screen = ground(size=SIZE, obstacle=[{"kind": "palisade", "line": [[15, 9], [15, 11.5]]}])
    assert len(fired(opposed(men((10, 10), (10, 14)), men((20, 10)), screen))) == 1
    whole = opposed(men((10, 10), (10, 11), (10, 12)), men((20, 10))).dice(rest=0).play()
    whole.choose("shoot:B1:musket", by="A")
    assert whole.rolled == ["hit"] * 3


@rule("mosquetes", "10.2")
def test_the_mark_is_the_nearest_figure_in_sight_and_among_equals_the_lowest_number() -> None:
    near = fired(opposed(men((10, 10)), men((24, 10), (20, 10), (22, 10))))
    assert near[0].marks == (1, 2, 0)
    equal = fired(opposed(men((10, 10)), men((20, 12), (20, 8))))
    assert equal[0].marks == (0, 1)
    screen = ground(size=SIZE, obstacle=[{"kind": "palisade", "line": [[15, 9], [15, 11]]}])
    hidden = fired(opposed(men((10, 10)), men((20, 10), (20, 16)), screen))
    assert hidden[0].marks == (1,)


@rule("mosquetes", "10.2")
@pytest.mark.parametrize(("x", "refusal"), [(35, ""), (35.25, "out-of-range")])
def test_a_shoot_is_offered_only_if_a_figure_can_fire(x: float, refusal: str) -> None:
    stage = opposed(men((10, 10)), men((x, 10))).play()
    assert ("shoot:B1:musket" in stage.options) is (not refusal)
    assert stage.why_not("A", "shoot:B1:musket") == refusal
    screen = ground(size=SIZE, obstacle=[across("palisade", 15)])
    blind = opposed(men((10, 10)), men((20, 10)), screen).play()
    assert blind.why_not("A", "shoot:B1:musket") == "no-line-of-fire"


# ---------------------------------------------------------------- 10.5 to hit


@rule("mosquetes", "10.5")
@pytest.mark.parametrize(
    ("profile", "die", "hits"),
    [
        ("br_regulars", 4, 0),
        ("br_regulars", 5, 1),
        ("rangers", 3, 0),
        ("rangers", 4, 1),
        ("provincials", 5, 0),
    ],
)
def test_the_die_must_reach_the_shooting_value(profile: str, die: int, hits: int) -> None:
    stage = opposed(men((10, 10), profile=profile), men((20, 10), (20, 11))).dice(hit=die, wound=0).play()
    stage.choose("shoot:B1:musket", by="A")
    assert stage.rolled == ["hit"] + ["wound"] * hits


@rule("mosquetes", "10.5")
def test_the_modifiers_go_on_the_die() -> None:
    # long range and light cover: a 5+ needs an 8
    scrub = ground(size=SIZE, area=[block("scrub", 24, 30)])
    for die, hits in ((7, 0), (8, 1)):
        stage = opposed(men((10, 10)), men((25, 10), (25, 11)), scrub).dice(hit=die, wound=0).play()
        assert stage.choose("shoot:B1:musket", by="A").rolled == ["hit"] + ["wound"] * hits


@rule("mosquetes", "10.5a")
def test_a_hasty_shot_is_one_less() -> None:
    assert modifiers() == {}
    assert modifiers(hasty=True) == {"hasty": -1}


@rule("mosquetes", "10.5b", "10.5c")
@pytest.mark.parametrize(
    ("x", "found"),
    [
        (23, {}),
        (23.25, {"long_range": -2}),
        (35, {"long_range": -2}),
        (35.25, {"extreme_range": -4}),
        (59, {"extreme_range": -4}),
    ],
)
def test_more_than_12_inches_is_two_less_and_more_than_24_four_instead(
    x: float, found: dict[str, int]
) -> None:
    assert modifiers(men((x, 10)), profile="line_1879") == found


@rule("mosquetes", "10.5d")
@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([("wall", 15)], {"obstacle": -1}),
        ([("wall", 15), ("fence", 16)], {"obstacle": -2}),
        ([("wall", 12.5)], {"obstacle": -1}),  # the shooter's own
        ([("wall", 22)], {}),  # not crossed
        ([("wall", 17.5)], {"solid_cover": -3, "obstacle": -1}),  # it covers the mark besides
        ([("fence", 17.5), ("wall", 18)], {"solid_cover": -3, "obstacle": -2}),
    ],
)
def test_each_obstacle_crossed_is_one_less_the_shooters_own_and_the_covering_one_too(
    lines: list[tuple[str, float]], found: dict[str, int]
) -> None:
    assert modifiers(scenario=ground(size=SIZE, obstacle=[across(*each) for each in lines])) == found


@rule("mosquetes", "10.5d")
@pytest.mark.parametrize(("lines", "less"), [([], -1), ([("wall", 12.5)], -2)])
def test_a_wagon_between_counts_as_one_more_obstacle(lines: list[tuple[str, float]], less: int) -> None:
    wagon = men((16, 10), profile="wagon-regular")
    crossed = ground(size=SIZE, obstacle=[across(*each) for each in lines])
    assert modifiers(scenario=crossed, BW=wagon) == {"obstacle": less}


@rule("mosquetes", "10.5e")
@pytest.mark.parametrize(("order", "found"), [("open", {"open_order": -1}), ("normal", {})])
def test_a_target_in_open_order_is_one_less(order: str, found: dict[str, int]) -> None:
    target = men((20, 10), (20, 12), profile="marine", order=order)
    assert modifiers(target) == found


@rule("mosquetes", "10.5f", "10.5g", "10.5h", "10.6")
@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("crops", {"light_cover": -1}),
        ("scrub", {"light_cover": -1}),
        ("orchard", {"light_cover": -1}),
        ("swamp", {"light_cover": -1}),
        ("wood", {"dense_cover": -2}),
        ("rocks", {"solid_cover": -3}),
        ("river", {}),
    ],
)
def test_a_mark_in_an_area_has_its_class_of_cover(kind: str, found: dict[str, int]) -> None:
    assert modifiers(scenario=ground(size=SIZE, area=[block(kind, 19.5, 22)])) == found
    assert modifiers(scenario=ground(size=SIZE, area=[block(kind, 20.25, 22)])) == {}


@rule("mosquetes", "10.5f", "10.5g", "10.5h", "10.18")
@pytest.mark.parametrize(
    ("kind", "found"),
    [("fence", {"light_cover": -1}), ("hedge", {"dense_cover": -2}), ("wall", {"solid_cover": -3})],
)
def test_a_mark_behind_an_obstacle_has_its_class_of_cover(kind: str, found: dict[str, int]) -> None:
    crossed = {"obstacle": -1}
    assert modifiers(scenario=ground(size=SIZE, obstacle=[across(kind, 17.5)])) == {**found, **crossed}
    assert modifiers(scenario=ground(size=SIZE, obstacle=[across(kind, 17.25)])) == crossed


@rule("mosquetes", "10.5i")
def test_a_mounted_target_is_one_more() -> None:
    assert modifiers(men((20, 10), profile="fr_dragoons")) == {"mounted_target": 1}


@rule("mosquetes", "10.5j")
@pytest.mark.parametrize("profile", ["wagon-regular", "boat-regular"])
def test_a_wagon_or_boat_is_two_more_and_a_gun_is_not(profile: str) -> None:
    assert modifiers(men((20, 10), profile=profile)) == {"large_target": 2}
    gun = men((20, 10), (20, 11), profile="gun_light", gun_at=[18, 10])
    assert modifiers(gun) == {}


# ---------------------------------------------------------------- 10.6 cover


@rule("mosquetes", "10.6")
@pytest.mark.parametrize(
    ("areas", "found"),
    [
        ([("scrub", 12, 15)], {"light_cover": -1}),
        ([("scrub", 12, 14.75)], {}),
        ([("scrub", 12, 14), ("orchard", 15, 17)], {}),  # not in one and the same area
        ([("wood", 12, 15)], {"dense_cover": -2}),
        ([("wood", 12, 14.75), ("rocks", 15, 17.75)], {}),
        ([("rocks", 12, 15)], {"solid_cover": -3}),
    ],
)
def test_three_inches_of_an_area_give_its_cover(
    areas: list[tuple[str, float, float]], found: dict[str, int]
) -> None:
    assert modifiers(scenario=ground(size=SIZE, area=[block(*area) for area in areas])) == found


@rule("mosquetes", "10.6")
def test_only_the_worst_class_applies() -> None:
    both = ground(size=SIZE, area=[block("wood", 12, 16), block("scrub", 19, 22)])
    assert modifiers(scenario=both) == {"dense_cover": -2}
    both = ground(size=SIZE, area=[block("scrub", 19, 22)], obstacle=[across("wall", 18)])
    assert modifiers(scenario=both) == {"solid_cover": -3, "obstacle": -1}


# ---------------------------------------------------------------- 10.7-10.9 the dice


def impossible(hit: int, wound: int) -> Stage:
    """Hasty, long range and dense cover: a 5+ would need a 10."""
    wood = ground(size=SIZE, area=[block("wood", 24.5, 30)])
    stage = opposed(men((10, 10), (10, 30)), men((26, 10), (26, 11)), wood).dice(
        hit=[hit, 0], wound=wound, reaction=9
    )
    stage.game.moved = True
    return stage.play().choose("shoot:B1:musket", by="A")


@rule("mosquetes", "10.7", "10.19")
@pytest.mark.parametrize(("hit", "wound", "left"), [(8, 9, 2), (9, 9, 1), (9, 8, 2)])
def test_an_impossible_shot_hits_on_a_nine_only_and_wounds_at_three_less(
    hit: int, wound: int, left: int
) -> None:
    stage = impossible(hit, wound)  # far power 6+: 9 − 3
    assert len(stage.game.figures["B1"]) == left
    assert ("wound" in stage.rolled) is (hit == 9)


@rule("mosquetes", "10.7")
def test_a_shot_that_a_nine_would_reach_is_not_impossible() -> None:
    wood = ground(size=SIZE, area=[block("wood", 24.5, 30)])
    stage = opposed(men((10, 10)), men((26, 10), (26, 11)), wood).dice(hit=9, wound=6, reaction=9).play()
    stage.choose("shoot:B1:musket", by="A")  # −4: a 9 is needed and enough
    assert len(stage.game.figures["B1"]) == 1


@rule("mosquetes", "10.8")
@pytest.mark.parametrize(("wound", "left"), [(3, 1), (4, 0)])
def test_a_wound_die_that_reaches_the_power_eliminates_the_mark(wound: int, left: int) -> None:
    stage = opposed(men((10, 10)), men((20, 10))).dice(hit=5, wound=wound).play()
    assert len(stage.choose("shoot:B1:musket", by="A").game.figures["B1"]) == left


@rule("mosquetes", "10.8")
def test_all_hit_dice_are_rolled_before_all_wound_dice() -> None:
    stage = opposed(men((10, 10), (10, 11), (10, 12)), men((20, 10), (20, 11), (20, 12)))
    stage.dice(hit=[5, 0, 5], wound=[0, 0]).play().choose("shoot:B1:musket", by="A")
    assert stage.rolled == ["hit", "hit", "hit", "wound", "wound"]


@rule("mosquetes", "10.8")
def test_if_the_mark_has_fallen_the_next_nearest_falls_and_without_one_the_wound_is_lost() -> None:
    stage = opposed(men((10, 10), (8, 10)), men((24, 10), (20, 10), (22, 10)))
    stage.dice(hit=9, wound=[9, 9], rest=9).play().choose("shoot:B1:musket", by="A")
    assert [number for number, _, _ in stage.game.figures["B1"]] == [0]
    screen = ground(size=SIZE, obstacle=[{"kind": "palisade", "line": [[15, 12], [15, 20]]}])
    lost = opposed(men((10, 10), (8, 10)), men((20, 10), (20, 20)), screen).dice(rest=9).play()
    lost.choose("shoot:B1:musket", by="A")  # the second man is out of everybody's sight
    assert [number for number, _, _ in lost.game.figures["B1"]] == [1]


@rule("mosquetes", "10.8")
def test_nothing_is_automatic_on_wound_dice() -> None:
    # an impossible shot of a bow beyond half range: 9 − 3 does not reach 7+
    wood = ground(size=SIZE, area=[block("wood", 22.5, 30)])
    stage = opposed(men((10, 10), profile="warriors_bow"), men((24, 10)), wood).dice(rest=9)
    stage.game.moved = True
    stage.play().choose("shoot:B1:bow", by="A")
    assert stage.rolled == ["hit", "wound"]
    assert len(stage.game.figures["B1"]) == 1


@rule("mosquetes", "10.9")
def test_a_shot_after_a_move_in_the_same_activation_is_hasty() -> None:
    steady = opposed(men((10, 10)), men((20, 10), (20, 11))).dice(hit=5, wound=0).play()
    assert steady.choose("shoot:B1:musket", by="A").rolled == ["hit", "wound"]
    hasty = opposed(men((10, 10)), men((20, 10), (20, 11))).dice(hit=5, wound=0).play()
    assert hasty.walk((10.5, 10)).choose("shoot:B1:musket", by="A").rolled == ["hit"]


@rule("mosquetes", "10.9")
def test_a_shot_at_a_charger_is_hasty() -> None:
    stage = opposed(men((10, 10)), men((15, 10))).dice(hit=5, rest=0).play().choose("charge:B1", by="A")
    stage.choose("with:musket", by="B")
    assert stage.rolled[:2] == ["hit", "attack"]  # a 5 is not enough


@rule("mosquetes", "10.16")
def test_mark_and_power_are_settled_before_the_first_die() -> None:
    # both aim at the near man, at 11″; the wound that falls on the far one, at 14″, is still at 4+
    stage = opposed(men((10, 10), (10, 11)), men((22, 10), (25, 10), (40, 10)))
    stage.dice(hit=[5, 5], wound=[4, 4], rest=9).play().choose("shoot:B1:musket", by="A")
    assert [number for number, _, _ in stage.game.figures["B1"]] == [2]


@rule("mosquetes", "10.16")
def test_who_can_be_seen_is_settled_before_the_first_die() -> None:
    # the rear man is hidden by a third unit; when the front man has fallen he is no mark either
    stage = opposed(men((10, 10), (10.25, 11)), men((20, 10), (26, 10)), B2=men((23, 10), facing=180))
    before = [shot.marks for shot in fired(stage)]
    assert before[0] == (0,)
    stage.dice(hit=[9, 0], wound=9, rest=9).play().choose("shoot:B1:musket", by="A")
    assert [number for number, _, _ in stage.game.figures["B1"]] == [1]
