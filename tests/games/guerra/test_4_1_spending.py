"""4.1, 4.2-1, 4.4, 4.5 Who spends from which pool, what units cost, and what Spain sends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, barred, marching
from vivac.games.guerra.box.unpacking import NATIONS, open_box
from vivac.games.guerra.chapters.recruiting import purchases, survey
from vivac.games.guerra.chapters.resources import spain
from vivac.games.guerra.chapters.spending import SPEND, purses
from vivac.lab.coverage import rule

BOX = open_box()
PURSES = ("royalist", *NATIONS)
EMPTY = dict.fromkeys(PURSES, 0)


def building(side: str, rp: dict[str, float], **position: Any) -> Stage:
    return Stage(step="building", side=side, rp={**EMPTY, **rp}, **position).play()


# ---------------------------------------------------------------- 4.1


@rule("guerra", "4.1-1")
@rule("guerra", "4.1-2")
@pytest.mark.parametrize(
    ("die", "spent", "left"),
    [(2, 0, 1), (2, 1, 1), (3, 1, 1), (4, 2, 1), (6, 0, 0), (6, 1, 1), (6, 2, 1), (6, 3, 1)],
)
def test_each_rp_spent_before_an_attrition_roll_gives_minus_two_but_a_step_is_lost_all_the_same(
    die: int, spent: int, left: int
) -> None:
    stage = marching(
        "ra_guatemala", at="guatemala", side="royalist", rp={**EMPTY, "royalist": 3.5},
        triggers=["ra_guatemala"], units={"ra_cuba": "cuba"},
    )  # fmt: skip
    stage.dice(attrition=die).play().choose("stop", by="royalist")
    assert stage.prompt == "attrition"
    assert stage.options == ["spend:royalist", "roll"]
    stage.choose(*["spend:royalist"] * spent, by="royalist")
    if spent < 3:
        stage.choose("roll", by="royalist")
    assert stage.war.rp["royalist"] == 7 - 2 * spent
    steps = 0 if "ra_guatemala" not in stage.at("guatemala") else 2 - len(stage.war.reduced)
    assert steps == left


def test_whoever_may_spend_is_told_what_the_pool_holds() -> None:
    war = Stage(step="building", side="royalist", rp={**EMPTY, "royalist": 3.5, "chile": 0.5}).war
    said = {purse: SPEND.describe(BOX, war, SPEND(purse), "royalist").label.params for purse in PURSES}
    assert said["royalist"]["left"] == "3½"
    assert said["chile"]["left"] == "½"


@rule("guerra", "4.1-1")
def test_rp_pay_for_building_and_rebuilding() -> None:
    units = {"ra_cuba": "cuba reduced"}
    stage = building("royalist", {"royalist": 3}, units=units).choose("restore:ra_cuba", by="royalist")
    assert stage.war.rp["royalist"] == 4
    stage.choose("buy:ra_la_habana", "at:la_habana", by="royalist")
    assert stage.war.rp["royalist"] == 0
    assert not stage.war.reduced


# ---------------------------------------------------------------- 4.2-1 pools


@rule("guerra", "4.2-1")
@pytest.mark.parametrize(
    ("militia", "area", "pools"),
    [
        ("gc_mi", "santa_fe", ["gran_colombia"]),
        ("pl_mi", "salta", ["el_plata"]),
        ("mx_mi", "tejas", ["mexico"]),
        ("ch_mi", "chile_norte", ["chile", "el_plata"]),
        ("pe_mi", "cuzco", ["peru", "el_plata", "chile", "gran_colombia"]),
    ],
)
def test_five_patriot_pools_and_who_may_use_each(militia: str, area: str, pools: list[str]) -> None:
    stage = building("patriot", dict.fromkeys(PURSES, 4), units={f"{militia}_01": area})
    stage.choose(f"buy:{militia}_02", by="patriot")
    if len(pools) > 1:
        assert (stage.prompt, stage.options) == ("pay-from", [f"spend:{pool}" for pool in pools])
        stage.choose(f"spend:{pools[-1]}", by="patriot")
    assert {purse: rp for purse, rp in stage.war.rp.items() if rp != 8} == {pools[-1]: 7}
    assert purses(stage.box, [f"{militia}_01"]) == tuple(pools)


@rule("guerra", "4.2-1")
@pytest.mark.parametrize(
    ("militia", "area", "strangers"),
    [
        ("gc_mi", "santa_fe", ["el_plata", "chile", "peru", "mexico", "royalist"]),
        ("pl_mi", "salta", ["gran_colombia", "chile", "peru", "mexico", "royalist"]),
        ("mx_mi", "tejas", ["gran_colombia", "chile", "peru", "el_plata", "royalist"]),
        ("ch_mi", "chile_norte", ["gran_colombia", "peru", "mexico", "royalist"]),
        ("pe_mi", "cuzco", ["mexico", "royalist"]),
    ],
)
def test_other_pools_build_nothing_for_them(militia: str, area: str, strangers: list[str]) -> None:
    rp = {**EMPTY, **dict.fromkeys(strangers, 9)}
    stage = Stage(step="building", side="patriot", rp=rp, units={f"{militia}_01": area})
    survey(stage.box, stage.war)
    assert purchases(stage.box, stage.war) == []
    assert barred(stage, f"buy:{militia}_02") == "4.4-1"


# ---------------------------------------------------------------- 4.4 costs


@rule("guerra", "4.4-1")
@pytest.mark.parametrize(
    ("option", "cost"),
    [
        ("buy:ra_mi_01", 0.5),
        ("buy:ra_mc_01", 0.5),
        ("buy:ra_campeche", 1),  # one step
        ("buy:ra_la_habana", 2),  # two
        ("buy:ra_la_habana:reduced", 1),
        ("buy:ra_america", 1),
        ("buy:ra_mexico_drag", 2),
        ("buy:ra_art_cu_1", 2),
        ("buy:rs_frigate_1", 5),
        ("buy:rs_ship_1", 10),
    ],
)
def test_every_unit_has_its_price(option: str, cost: float) -> None:
    units = {"ra_cuba": "la_habana"}
    stage = building("royalist", {"royalist": cost + 0.5}, units=units)
    stage.choose(option, by="royalist")
    if stage.prompt == "build-where":
        stage.choose("at:la_habana", by="royalist")
    assert stage.war.rp["royalist"] == 1
    assert stage.war.where[option.split(":")[1]] == "la_habana"
    poor = building("royalist", {"royalist": max(0.5, cost - 0.5)}, units=units)
    assert (option in poor.options) is (cost == 0.5)


@rule("guerra", "4.4-1")
def test_who_cannot_pay_is_told_so() -> None:
    stage = building("royalist", {"royalist": 1.5}, units={"ra_cuba": "cuba"})
    assert stage.refused("buy:ra_art_cu_1") == ("too-poor", "4.4-1")
    assert stage.refused("buy:ra_campeche") is None


# ---------------------------------------------------------------- 4.5 Spain


def sent(die: int, turn: int, **position: Any) -> float:
    """The RP that Spain sends on this die."""
    stage = Stage(step="spain", side="royalist", turn=turn, rp=EMPTY, **position)
    stage.dice(spain=die).run(spain)
    return stage.war.rp["royalist"] / 2


@rule("guerra", "4.5-1")
@pytest.mark.parametrize(("total", "rp"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (7, 3)])
def test_spain_sends_nothing_up_to_2_one_on_3_and_4_two_on_5_three_from_6(total: int, rp: int) -> None:
    turn, added = (1, -1) if total < 3 else (6, 1)
    assert sent(total - added, turn) == rp


@rule("guerra", "4.5-1")
def test_the_roll_comes_first_in_r_and_r() -> None:
    stage = Stage(step="risings", turn=6, rp=EMPTY, units={"ra_cuba": "cuba"})
    stage.dice(spain=5, precedence_royalist=6, precedence_patriot=1).play()
    assert stage.rolled == ["spain", "precedence-royalist", "precedence-patriot"]


@rule("guerra", "4.5-2")
@pytest.mark.parametrize("turn", range(1, 16))
def test_spain_is_weak_until_1814_strong_until_1817_exhausted_until_1823_and_then_as_the_die_says(
    turn: int,
) -> None:
    modifier = -1 if turn <= 5 else 1 if turn <= 8 else -2 if turn <= 14 else 0
    table = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3, 7: 3}
    for die in range(1, 7):
        assert sent(die, turn) == table[max(0, die + modifier)], die


AHEAD = [
    ({"pl_mi_01": "salta"}, True),
    ({"pl_mi_01": "salta", "ra_mi_01": "lima"}, False),  # no more than the other
    ({"pl_mi_01": "salta", "ra_mi_01": "cuba"}, False),  # islands count
    ({"pl_mi_01": "salta", "ra_mi_01": "santo_domingo"}, True),  # areas worth nothing do not
    ({"pl_mi_01": "salta", "ra_mi_01": "salta_c"}, False),  # half an area each
    ({"pl_mi_01": "salta", "ra_mi_01": "salta_c", "pl_mi_02": "cordoba", "ra_mi_02": "lima"}, False),
    ({"pl_mi_01": "salta", "pl_mi_02": "cordoba", "ra_mi_02": "cordoba"}, True),  # 1.5 to 0.5
    ({"rb_mi_01": "paraguay"}, True),  # half an area for the Patriot
    ({"rb_mi_01": "paraguay", "ra_mi_01": "asuncion"}, False),
    ({"rb_mi_01": "paraguay", "pl_mi_01": "paraguay", "ra_mi_01": "lima"}, False),  # never more than half
]


@rule("guerra", "4.5-2")
@rule("guerra", "4.5-4")
@pytest.mark.parametrize(("units", "ahead"), AHEAD)
def test_under_the_liberals_it_is_one_less_if_the_patriots_control_more_areas(
    units: dict[str, str], ahead: bool
) -> None:
    # 4 + 1 = 5 gives 2 RP, 4 gives 1; the Liberals halve either
    assert sent(4, 6, liberals=5, units=units) == (0 if ahead else 1)
    assert sent(4, 6, units=units) == 2  # and before them it does not matter


@rule("guerra", "4.5-3")
@pytest.mark.parametrize(("die", "before", "after"), [(5, 3, 1), (4, 2, 1), (3, 1, 0), (1, 0, 0)])
def test_after_the_liberals_event_the_amount_is_halved_rounded_down(
    die: int, before: int, after: int
) -> None:
    assert sent(die, 7) == before
    assert sent(die, 7, liberals=7) == after
