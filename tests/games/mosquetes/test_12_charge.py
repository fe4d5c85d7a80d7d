"""12.1-12.5, 12.14, 12.16 Charge and contact."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import OPEN, Place, marker, men, opposed
from tests.games.mosquetes.skirmishing import Stage, ground
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes.chapters.charge import brought_home
from vivac.lab.coverage import rule

SIZE = (60, 40)


def block(kind: str, west: float, east: float, south: float = 0.25, north: float = 39) -> dict[str, Any]:
    return {"kind": kind, "poly": [[west, south], [east, south], [east, north], [west, north]]}


def across(kind: str, x: float, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "line": [[x, 2], [x, 38]], **more}


def home(chargers: list[Place], targets: list[Place], scenario: str = OPEN, **more: Any) -> Stage:
    """A1 has charged B1 and everybody has closed."""
    stage = opposed(men(*chargers), {**men(*targets), **more}, scenario)
    brought_home(stage.box, stage.terrain, stage.game, "A1", "B1")
    return stage


# ---------------------------------------------------------------- 12.1, 12.14 who may charge whom


@rule("mosquetes", "12.1")
@pytest.mark.parametrize(
    ("target", "name", "refusal"),
    [
        (men((14, 10)), "B1", ""),
        (men((14, 10), spotted=False), "B1", "not-spotted"),
        (marker((14, 10)), "Bm1", ""),
    ],
)
def test_a_charge_names_a_spotted_enemy_unit_or_any_marker(
    target: dict[str, Any], name: str, refusal: str
) -> None:
    stage = opposed(men((10, 10)), target).play()
    assert (f"charge:{name}" in stage.options) is (not refusal)
    assert stage.why_not("A", f"charge:{name}") == refusal


ROAD = ground(size=SIZE, road=[{"width": 3, "line": [[0, 10], [60, 10]]}])
WOODS = ground(size=SIZE, area=[block("wood", 10, 11)])
SWAMP = ground(size=SIZE, area=[block("swamp", 10, 11)])


@rule("mosquetes", "12.1", "12.14", "12.5d")
@pytest.mark.parametrize(
    ("profile", "scenario", "reach"),
    [
        ("br_regulars", OPEN, 6),  # 4 and 2, whether or not an enemy is within 24″
        ("br_regulars", ROAD, 6),
        ("rangers", OPEN, 7),
        ("warriors", OPEN, 8),
        ("fr_dragoons", OPEN, 10),
        ("pol_lancers", OPEN, 12),
        ("br_regulars", WOODS, 5),
        ("br_regulars", SWAMP, 4),
    ],
)
def test_the_charge_allowance_is_that_of_a_move_without_march_and_road_and_two_more(
    profile: str, scenario: str, reach: int
) -> None:
    base = 0.75 if profile in ("fr_dragoons", "pol_lancers") else 0.5
    for gap, refusal in ((reach + 0.25, ""), (reach + 0.5, "charge-out-of-reach")):
        stage = opposed(men((10, 10), profile=profile), men((10 + base + 0.5 + gap, 10)), scenario).play()
        assert stage.why_not("A", "charge:B1") == refusal
        assert ("charge:B1" in stage.options) is (not refusal)


@rule("mosquetes", "12.1")
def test_a_charging_unit_leaves_its_formation() -> None:
    line = {"profile": "br_regulars", "at": [10, 10], "n": 6, "order": "formation", "spotted": True}
    stage = opposed(line, men((14, 10)))
    brought_home(stage.box, stage.terrain, stage.game, "A1", "B1")
    assert stage.game.order["A1"] == "normal"
    assert "A1" not in stage.game.anchor


@rule("mosquetes", "12.1", "12.14")
def test_one_charger_with_a_place_is_enough_and_without_one_there_is_no_charge() -> None:
    assert "charge:B1" in opposed(men((2, 10), (10, 10)), men((15, 10))).play().options
    fort = ground(size=SIZE, obstacle=[across("palisade", 13)])
    walled = opposed(men((10, 10)), men((16, 10)), fort).play()
    assert "charge:B1" not in walled.options
    assert walled.why_not("A", "charge:B1") == "charge-out-of-reach"


# ---------------------------------------------------------------- 12.2, 12.3 surprise and fire


@rule("mosquetes", "12.2")
@pytest.mark.parametrize(
    ("charger", "facing", "surprised"),
    [
        (men((10, 10)), 180, False),
        (men((10, 10), spotted=False), 180, True),
        (men((10, 10)), 0, True),  # nobody sees it come
        (men((10, 10)), 90, False),  # the edge of the arc
    ],
)
def test_a_charge_by_an_unspotted_or_unseen_unit_is_a_surprise(
    charger: dict[str, Any], facing: int, surprised: bool
) -> None:
    stage = opposed(charger, men((14, 10), facing=facing)).dice(rest=5).play().choose("charge:B1", by="A")
    assert ("surprised" in stage.told) is surprised
    assert (stage.prompt == "reply-fire") is not surprised


@rule("mosquetes", "12.2")
def test_a_charge_by_a_marker_is_a_surprise() -> None:
    stage = opposed(marker((10, 10), facing=0), men((15, 10))).dice(rest=5).play()
    stage.choose("charge:B1", "order:normal", "face:0", by="A")
    assert "surprised" in stage.told
    assert "hit" not in stage.rolled


@rule("mosquetes", "12.3")
@pytest.mark.parametrize(
    ("target", "may"),
    [
        (men((14, 10)), True),
        (men((14, 10), unloaded=1), False),
        (men((14, 10), fleeing=True), False),
        (men((14, 10), profile="drovers"), False),
        (men((14, 10), facing=0), False),
    ],
)
def test_the_target_may_shoot_if_it_is_loaded_and_neither_surprised_nor_fleeing(
    target: dict[str, Any], may: bool
) -> None:
    stage = opposed(men((10, 10)), target).dice(rest=5).play().choose("charge:B1", by="A")
    assert (stage.prompt == "reply-fire") is may
    if may:
        assert stage.table.question is not None
        assert stage.table.question.role == "B"
        assert stage.options == ["with:musket", "hold-fire"]
        assert stage.places("A1") == [(10, 10)]  # from where both now stand
        stage.choose("with:musket", by="B")
        assert stage.rolled.count("hit") == 1  # once


@rule("mosquetes", "12.3")
@pytest.mark.parametrize(("reaction", "told"), [(3, "fell-back"), (0, "fled"), (9, "melee-round")])
def test_a_charger_that_fails_to_stand_ends_its_charge_and_obeys(reaction: int, told: str) -> None:
    chargers = men((10, 10), (10, 11), (10, 12), (10, 13), (10, 14))
    stage = opposed(chargers, men((14, 10))).dice(hit=9, wound=9, reaction=reaction, rest=9).play()
    stage.choose("charge:B1", by="A").choose("with:musket", by="B")
    assert told in stage.told
    assert ("melee-round" in stage.told) is (reaction == 9)
    if reaction != 9:
        assert all(x <= 10 for x, _ in stage.places("A1"))
        assert "attack" not in stage.rolled


# ---------------------------------------------------------------- 12.4 the fleeing


@rule("mosquetes", "12.4")
def test_a_fleeing_unit_takes_flight_losses_and_runs_and_the_chargers_go_where_it_was() -> None:
    # B runs north; a 3 is a loss in flight (14.6), among those nearest to the enemy
    runners = men((15, 20), (16, 20), (17, 20), fleeing=True, facing=90)
    stage = opposed(men((10, 20)), runners).dice(leaving=[3, 4, 9]).play().choose("charge:B1", by="A")
    assert stage.rolled == ["leaving"] * 3
    assert [number for number, _, _ in stage.game.figures["B1"]] == [1, 2]
    assert all(y > 20 for _, y in stage.places("B1"))
    assert stage.places("A1") == [(15, 20)]
    assert "melee-round" not in stage.told
    far = (
        opposed(men((10, 20)), men((16, 20), fleeing=True)).dice(leaving=9).play().choose("charge:B1", by="A")
    )
    assert far.places("A1") == [(16, 20)]  # six inches, and no more
    farther = opposed(men((10, 20)), men((17, 20), fleeing=True)).dice(leaving=9).play()
    assert farther.choose("charge:B1", by="A").places("A1") == [(16, 20)]


# ---------------------------------------------------------------- 12.5 contact


@rule("mosquetes", "12.5", "12.5b", "12.5c", "12.5e", "12.5f")
@pytest.mark.parametrize("name", ["u07", "u08", "u09"])
def test_the_worked_examples_of_contact(name: str) -> None:
    comes_out(name)


@rule("mosquetes", "12.5", "12.5a", "12.5b")
def test_the_nearest_charger_goes_first_and_takes_the_nearest_place_that_touches() -> None:
    # the second man is nearer: he touches; for the first no touching place is left within 6″,
    # and of those within a quarter-inch he takes the nearest, the southern one of two
    assert home([(10, 10), (12, 10)], [(16, 10)]).places("A1") == [(15.25, 9), (15, 10)]


@rule("mosquetes", "12.5a")
def test_of_chargers_equally_far_the_lowest_number_goes_first() -> None:
    stage = home([(12, 11), (12, 9)], [(15, 10)])
    assert stage.places("A1")[0] == (14, 10)
    assert stage.places("A1")[1] != (14, 10)


@rule("mosquetes", "12.5a", "12.5d")
def test_each_tries_the_nearest_target_figure_first_and_then_the_next() -> None:
    assert home([(10, 10)], [(16, 13), (15, 10)]).places("A1") == [(14, 10)]
    river = ground(size=SIZE, area=[block("river", 13, 14.25, 8, 12)])
    assert home([(10, 10)], [(15, 10), (13, 15)], river).places("A1") == [(13, 14)]


@rule("mosquetes", "12.5b")
def test_of_touching_places_equally_near_the_westernmost_then_the_southernmost_is_taken() -> None:
    assert home([(12, 12)], [(15, 15)]).places("A1") == [(14, 15)]  # not (15, 14)
    # head-on, with a friend in the place before it: the way to a flank would run over the target's base,
    # so it is the nearest place within a quarter-inch, and the southern of two
    stage = opposed(men((12, 10)), men((15, 10)), A2=men((14, 10), facing=0))
    brought_home(stage.box, stage.terrain, stage.game, "A1", "B1")
    assert stage.places("A1") == [(14.25, 9)]


@rule("mosquetes", "12.5c")
def test_across_a_low_wall_near_the_target_the_charger_stays_on_his_side() -> None:
    wall = ground(size=SIZE, obstacle=[across("wall", 14.25)])
    stage = home([(10, 10)], [(15, 10)], wall)
    assert stage.places("A1") == [(13, 10)]  # within 1″, the nearest to his start
    # a wall more than 2″ from the target is simply crossed, for an inch of the allowance
    early = ground(size=SIZE, obstacle=[across("wall", 12.25)])
    assert home([(10, 10)], [(15, 10)], early).places("A1") == [(14, 10)]


@rule("mosquetes", "12.5c")
def test_a_house_is_stormed_from_outside() -> None:
    house = {"poly": [[14.25, 6], [20, 6], [20, 14], [14.25, 14]], "doors": []}
    stage = home([(10, 10)], [(15, 10)], ground(size=SIZE, building=[house]))
    assert stage.places("A1") == [(13, 10)]


@rule("mosquetes", "12.5d")
def test_the_inch_about_other_enemies_still_counts_but_not_about_the_target() -> None:
    # another unit 1″ from the place that touches in front: the charger must find another
    stage = opposed(men((10, 10)), men((15, 10)), B2=men((14, 11.75), facing=180))
    brought_home(stage.box, stage.terrain, stage.game, "A1", "B1")
    ((x, y),) = stage.places("A1")
    assert (x, y) != (14, 10)
    assert (x - 14) ** 2 + (y - 11.75) ** 2 >= 4


@rule("mosquetes", "12.5e")
def test_a_charger_without_a_place_goes_toward_his_nearest_target_figure() -> None:
    assert home([(10, 10), (6, 10)], [(16, 10)]).places("A1") == [(15, 10), (12, 10)]


@rule("mosquetes", "12.5f")
def test_targets_in_normal_order_meet_the_chargers_within_two_inches() -> None:
    stage = home([(10, 10)], [(15, 10), (16, 12), (19, 10)])
    assert stage.places("A1") == [(14, 10)]
    first, second, third = stage.places("B1")
    assert first == (15, 10)  # in contact already
    assert second == (14.75, 11)  # to touch at (14, 11) is too far
    assert third == (19, 10)


@rule("mosquetes", "12.5f")
def test_a_formation_does_not_move_to_meet_a_charge() -> None:
    line = {"profile": "fr_regulars", "at": [16, 10], "n": 6, "order": "formation", "spotted": True}
    stage = opposed(men((12, 13)), line)
    stood = stage.places("B1")
    brought_home(stage.box, stage.terrain, stage.game, "A1", "B1")
    assert stage.places("B1") == stood


# ---------------------------------------------------------------- 12.16 markers and dummies


@rule("mosquetes", "12.16")
@pytest.mark.parametrize(("gap", "refusal"), [(7, ""), (7.25, "charge-out-of-reach")])
def test_a_charge_at_a_marker_is_offered_if_a_charger_could_come_within_an_inch(
    gap: float, refusal: str
) -> None:
    stage = opposed(men((10, 10)), marker((11 + gap, 10))).play()
    assert ("charge:Bm1" in stage.options) is (not refusal)
    assert stage.why_not("A", "charge:Bm1") == refusal


@rule("mosquetes", "12.16")
def test_a_charged_dummy_is_removed_and_the_chargers_go_toward_its_point() -> None:
    stage = opposed(men((10, 10)), marker((15, 10), "dummy-native", 1)).play().choose("charge:Bm1", by="A")
    assert stage.game.figures["B1"] == ()
    assert stage.places("A1") == [(15, 10)]
    assert stage.rolled == []


@rule("mosquetes", "12.16")
def test_a_charged_marker_is_shown_first_and_then_fights() -> None:
    stage = opposed(men((10, 10)), marker((15, 10), n=2)).dice(rest=5).play().choose("charge:Bm1", by="A")
    assert stage.prompt == "show-order"
    assert stage.places("A1") == [(10, 10)]
    stage.choose("order:normal", "face:180", by="B")
    assert "B1" in stage.game.spotted
    assert stage.prompt == "reply-fire"
    stage.choose("hold-fire", by="B")
    assert "melee-round" in stage.told
