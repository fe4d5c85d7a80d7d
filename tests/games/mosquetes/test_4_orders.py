"""4 Orders and coherency."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import Stage, acting, ground
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.casualties import kill, steady_ranks
from vivac.games.mosquetes.chapters.models import VECTORS
from vivac.games.mosquetes.chapters.orders import assigned, coherent, files_of, may_take, slots
from vivac.games.mosquetes.chapters.retreat import fall_back, flee
from vivac.games.mosquetes.game import Skirmish
from vivac.lab.coverage import rule
from vivac.table import Table

BOX = open_box(None)
OPEN = ground()
FOE = {"profile": "fr_regulars", "n": 6, "at": [25, 10], "facing": 180, "spotted": True}


def men(order: str = "normal", n: int = 6, profile: str = "br_regulars", **more: Any) -> dict[str, Any]:
    return {"profile": profile, "n": n, "at": [10, 10], "facing": 0, "order": order, "spotted": True, **more}


def moving(unit: dict[str, Any], scenario: str = OPEN) -> Stage:
    return acting("A1", {"A1": unit, "B1": FOE}, scenario=scenario).play()


# ---------------------------------------------------------------- 4.1-4.5 the four orders


@rule("mosquetes", "4.1", "4.12")
@pytest.mark.parametrize("scenario", RULEBOOK.scenarios)
def test_a_unit_is_always_in_one_of_four_orders(scenario: Any) -> None:
    game = RULEBOOK.setup(scenario.id, frozenset(), BOX)
    assert set(game.order) == set(game.roster)
    assert set(game.order.values()) <= {"normal", "open", "formation", "column"}


@rule("mosquetes", "4.1")
def test_the_four_orders_are_named_with_a_move_and_no_other() -> None:
    marine = moving(men(profile="marine")).choose("move", by="A")
    orders = {"normal", "open", "formation", "column"}
    assert set(marine.options) == {f"order:{order}" for order in (*orders, "line")}  # a line is a formation
    for order in (*orders, "line"):
        stage = moving(men(profile="marine")).walk((12, 10), order=order)
        assert stage.game.order["A1"] == ("formation" if order == "line" else order)


@rule("mosquetes", "4.2")
@pytest.mark.parametrize(
    ("places", "radius", "held"),
    [
        ([(0, 0), (12, 0), (24, 0)], 2, True),
        ([(0, 0), (13, 0)], 2, False),
        ([(0, 0), (14, 0)], 3, True),
        ([(0, 0), (15, 0)], 3, False),
        ([(0, 0), (12, 0), (30, 0), (42, 0)], 2, False),
        ([(0, 0), (24, 0), (12, 0)], 2, True),
    ],
)
def test_normal_order_is_one_group_linked_by_gaps_of_two_inches(
    places: list[tuple[int, int]], radius: int, held: bool
) -> None:
    assert coherent(BOX, places, radius) is held


@rule("mosquetes", "4.3")
@pytest.mark.parametrize(
    ("places", "held"),
    [
        ([(0, 0), (20, 0)], True),
        ([(0, 0), (21, 0)], False),
        ([(0, 0), (8, 0)], True),
        ([(0, 0), (7, 0)], False),
        ([(0, 0), (12, 0), (12, 7)], False),
    ],
)
def test_open_order_has_gaps_of_four_inches_at_most_and_one_at_least(
    places: list[tuple[int, int]], held: bool
) -> None:
    assert coherent(BOX, places, 2, "open") is held


@rule("mosquetes", "4.3")
@pytest.mark.parametrize(
    ("profile", "offered"), [("rangers", True), ("br_regulars", False), ("settlers", False)]
)
def test_open_order_is_for_troops_with_the_trait(profile: str, offered: bool) -> None:
    assert ("order:open" in moving(men(profile=profile)).choose("move", by="A").options) is offered


@rule("mosquetes", "4.4")
@pytest.mark.parametrize(
    ("profile", "n", "may"),
    [("br_regulars", 4, True), ("br_regulars", 3, False), ("rangers", 6, False), ("fr_dragoons", 6, False)],
)
def test_formation_is_for_four_or_more_drilled_men_on_foot(profile: str, n: int, may: bool) -> None:
    options = moving(men(profile=profile, n=n)).choose("move", by="A").options
    assert ("order:formation" in options) is may
    assert ("order:line" in options) is may


@rule("mosquetes", "4.4")
def test_no_mounted_unit_takes_formation_even_if_drilled() -> None:
    assert not may_take(BOX, BOX.troops["fr_dragoons"]._replace(drilled=True), 6, "formation")


@rule("mosquetes", "4.4")
@pytest.mark.parametrize(("order", "ranks"), [("formation", 2), ("line", 1)])
def test_a_formation_has_one_or_two_straight_ranks(order: str, ranks: int) -> None:
    stage = moving(men()).walk((10, 10), order=order)
    assert stage.game.order["A1"] == "formation"
    assert stage.game.ranks["A1"] == ranks
    assert len({x for x, _ in stage.places("A1")}) == ranks


@rule("mosquetes", "4.4")
@pytest.mark.parametrize(
    ("kind", "order"), [("scrub", "normal"), ("swamp", "normal"), ("bridge", "formation")]
)
def test_no_slot_of_a_formation_is_in_rough_or_very_rough_ground(kind: str, order: str) -> None:
    """One of the six ends in the corner of an area 0.5″ wide."""
    patch = {"kind": kind, "poly": [[11.75, 10.75], [12.25, 10.75], [12.25, 11.25], [11.75, 11.25]]}
    stage = moving(men("formation"), ground(area=[patch])).walk((12, 10), order="formation")
    assert (12, 11) in stage.places("A1")
    assert stage.game.order["A1"] == order


@rule("mosquetes", "4.4")
@pytest.mark.parametrize(("south", "order"), [(10.5, "normal"), (12.5, "formation")])
def test_no_obstacle_runs_through_a_formation(south: float, order: str) -> None:
    fence = {"kind": "fence", "line": [[9, south], [15, south]]}
    stage = moving(men("formation"), ground(obstacle=[fence])).walk((11, 10), order="formation")
    assert sorted(stage.places("A1")) == [(10, 9), (10, 10), (10, 11), (11, 9), (11, 10), (11, 11)]
    assert stage.game.order["A1"] == order


@rule("mosquetes", "4.5")
@pytest.mark.parametrize(
    ("profile", "n", "may"),
    [("settlers", 2, True), ("fr_dragoons", 4, True), ("settlers", 1, False), ("br_regulars", 6, True)],
)
def test_a_column_is_for_two_figures_or_more_on_foot_or_mounted(profile: str, n: int, may: bool) -> None:
    assert may_take(BOX, BOX.troops[profile], n, "column") is may
    stage = moving(men(profile=profile, n=n)).choose("move", by="A")
    assert ("order:column" in stage.options) is may


@rule("mosquetes", "4.5")
def test_a_column_is_two_files_one_facing() -> None:
    stage = moving(men()).walk((10, 10), order="column", facing=90)
    assert stage.game.order["A1"] == "column"
    assert stage.game.facing["A1"] == 90
    assert sorted(stage.places("A1")) == [(x, y) for x in (9.5, 10.5) for y in (8, 9, 10)]


# ---------------------------------------------------------------- 4.6, 4.11 slots


@rule("mosquetes", "4.6")
@pytest.mark.parametrize("drill", ["f01", "f02", "f03", "u06"])
def test_the_worked_layouts_come_out_to_the_quarter_inch(drill: str) -> None:
    comes_out(drill)


STEPS = {
    ("formation", "foot"): (4, 3), ("formation", "mounted"): (6, 5), ("column", "foot"): (4, 3),
    ("column", "mounted"): (6, 5), ("normal", "foot"): (5, 4), ("normal", "mounted"): (7, 5),
    ("open", "foot"): (8, 6), ("open", "mounted"): (10, 8),
}  # fmt: skip


@rule("mosquetes", "4.6")
@pytest.mark.parametrize(("order", "model"), STEPS)
@pytest.mark.parametrize("facing", VECTORS)
def test_ranks_stand_behind_the_anchor_a_step_apart(order: str, model: str, facing: int) -> None:
    kind = BOX.troops["fr_dragoons" if model == "mounted" else "br_regulars"]
    ux, uy = VECTORS[facing]
    s = STEPS[order, model][1 if ux and uy else 0]
    wanted = []
    count, files = 7, 2 if order == "column" else 4
    for nth in range(count):
        rank, i = divmod(nth, files)
        k = min(files, count - rank * files)
        off = ((2 * i - k + 1) * s) // 2  # cut down, to the left
        wanted.append((100 - rank * s * ux + off * uy, 100 - rank * s * uy - off * ux))
    assert slots(BOX, kind, count, (100, 100), facing, order) == wanted
    apart = (2 * kind.radius) ** 2
    assert all((x - u) ** 2 + (y - v) ** 2 >= apart for x, y in wanted for u, v in wanted if (x, y) != (u, v))


@rule("mosquetes", "4.6")
@pytest.mark.parametrize(
    ("order", "count", "ranks", "files"),
    [
        ("normal", 3, 0, 3), ("normal", 4, 0, 2), ("open", 7, 0, 4), ("formation", 7, 2, 4),
        ("formation", 7, 1, 7), ("column", 7, 0, 2), ("column", 3, 0, 2),
    ],
)  # fmt: skip
def test_default_layouts_have_two_ranks_or_one_with_three_figures(
    order: str, count: int, ranks: int, files: int
) -> None:
    assert files_of(order, count, ranks) == files


@rule("mosquetes", "4.11")
@pytest.mark.parametrize(
    ("facing", "figures", "files", "order"),
    [
        (0, [(0, 0), (4, 0), (0, 4), (4, 4)], 2, [3, 1, 2, 0]),  # forward is east, left is north
        (90, [(0, 0), (4, 0), (0, 4), (4, 4)], 2, [2, 3, 0, 1]),
        (180, [(0, 0), (4, 0), (0, 4), (4, 4)], 2, [0, 2, 1, 3]),
        (45, [(0, 0), (4, 0), (0, 4), (4, 4)], 2, [2, 3, 0, 1]),  # 3 is ahead; of 1 and 2 the one on the left
        (0, [(8, 0), (8, 0), (8, 0)], 3, [0, 1, 2]),
        (0, [(0, 9), (5, 1), (6, 2), (7, 0)], 3, [2, 1, 3, 0]),
    ],
)
def test_those_farthest_forward_fill_the_front_rank_from_left_to_right(
    facing: int, figures: list[tuple[int, int]], files: int, order: list[int]
) -> None:
    assert assigned([(n, *at) for n, at in enumerate(figures)], facing, files) == order


# ---------------------------------------------------------------- 4.7-4.9 keeping an order


@rule("mosquetes", "4.7")
@pytest.mark.parametrize("order", ["formation", "column"])
def test_an_order_holds_only_if_every_figure_reaches_its_slot(order: str) -> None:
    near = moving(men("formation")).walk((13, 10), order=order)
    assert near.game.order["A1"] == order
    assert near.game.anchor["A1"] == (52, 40)
    far = moving(men("formation")).walk((15, 10), order=order)
    assert far.game.order["A1"] == "normal"
    assert "A1" not in far.game.anchor


@rule("mosquetes", "4.7")
def test_open_order_holds_if_the_places_reached_keep_its_distances() -> None:
    loose = men("open", profile="rangers")
    assert moving(loose).walk((14, 10), order="open").game.order["A1"] == "open"
    narrow = ground(size=(40, 22), building=[{"poly": [[12, 9], [30, 9], [30, 12], [12, 12]], "doors": []}])
    crowd = {**men(profile="rangers"), "figures": [[5, 10], [6, 10], [7, 10], [8, 10], [9, 10], [10.5, 10]]}
    stage = moving(crowd, narrow).walk((14, 10.5), order="open")
    assert not coherent(BOX, [(round(4 * x), round(4 * y)) for x, y in stage.places("A1")], 2, "open")
    assert stage.game.order["A1"] == "normal"


@rule("mosquetes", "4.8")
@pytest.mark.parametrize("order", ["formation", "column"])
def test_a_unit_that_falls_back_or_flees_ends_in_normal_order(order: str) -> None:
    for procedure, causes in ((fall_back, ([(100, 40, 2)],)), (flee, ())):
        stage = Stage(OPEN, strip="AB", units={"A1": men(order), "B1": FOE})
        stage.run(procedure, "A1", *causes)
        assert stage.game.order["A1"] == "normal"
        assert "A1" not in stage.game.anchor


@rule("mosquetes", "4.8")
def test_a_unit_that_charges_ends_in_normal_order() -> None:
    stage = acting("A1", {"A1": men("formation"), "B1": {**FOE, "at": [14, 10]}}, scenario=OPEN)
    stage.dice(rest=0, reaction=[9] * 6, defence=[9] * 20, leaving=[9] * 20).play().choose(
        "charge:B1", by="A"
    )
    while stage.prompt == "reply-fire":
        stage.choose("hold-fire", by="B")
    assert stage.game.order["A1"] == "normal"


def after_losses(units: dict[str, Any], dead: set[int]) -> Stage:
    """A1 has lost these figures, and closes up."""
    stage = Stage(OPEN, strip="AB", units=units if "A1" in units else {"A1": units, "B1": FOE})

    def lose(table: Table[Skirmish]) -> None:
        kill(table, "A1", dead)
        steady_ranks(table, "A1")

    return stage.run(lose)


@rule("mosquetes", "4.8")
def test_a_formation_closes_up_on_the_same_anchor() -> None:
    stage = after_losses(men("formation", 8), {0, 1, 4})
    assert stage.game.order["A1"] == "formation"
    assert set(stage.places("A1")) == {(10, 11), (10, 10), (10, 9), (9, 10.5), (9, 9.5)}
    assert len(stage.game.figures["A1"]) == 5


@rule("mosquetes", "4.8")
def test_a_column_closes_up_on_the_same_anchor() -> None:
    stage = after_losses(men("column", 6), {0, 1})
    assert stage.game.order["A1"] == "column"
    assert set(stage.places("A1")) == {(x, y) for x in (10, 9) for y in (9.5, 10.5)}


@rule("mosquetes", "4.8")
def test_a_formation_of_three_and_a_column_of_one_become_normal() -> None:
    three = after_losses(men("formation", 6), {0, 1, 2})
    assert three.game.order["A1"] == "normal"
    assert after_losses(men("formation", 6), {0, 1}).game.order["A1"] == "formation"
    assert after_losses(men("column", 2), {0}).game.order["A1"] == "normal"


@rule("mosquetes", "4.8")
def test_a_figure_whose_slot_is_not_legal_stays_and_the_unit_becomes_normal() -> None:
    """The rear rank of two would close to the middle; an Officer stands in the way of one of them."""
    units = {
        "A1": men("formation", 6),
        "A2": {"profile": "off_regular", "figures": [[8.25, 9.75]]},
        "B1": FOE,
    }
    free = after_losses({**units, "A2": {"profile": "off_regular", "figures": [[6, 10]]}}, {4})
    assert free.places("A1")[3:] == [(9, 10.5), (9, 9.5)]
    assert free.game.order["A1"] == "formation"
    barred = after_losses(units, {4})
    assert barred.places("A1") == [(10, 11), (10, 10), (10, 9), (9, 10.5), (9, 9)]
    assert barred.game.order["A1"] == "normal"
    assert "A1" not in barred.game.anchor


@rule("mosquetes", "4.9")
def test_a_scattered_unit_is_in_normal_order_acts_freely_and_is_laid_out_anew_by_a_move() -> None:
    stage = moving({**men(), "figures": [[8, 10], [12, 10], [16, 10]]})
    assert not coherent(BOX, [at[1:] for at in stage.game.figures["A1"]], 2)
    assert {"move", "shoot:B1:musket", "watch", "pass"} <= set(stage.options)
    stage.walk((12, 10))
    assert coherent(BOX, [at[1:] for at in stage.game.figures["A1"]], 2)
    assert stage.game.order["A1"] == "normal"


@rule("mosquetes", "4.10")
@pytest.mark.parametrize(("order", "may"), [("column", False), ("normal", True), ("formation", True)])
def test_a_unit_in_column_neither_shoots_nor_watches(order: str, may: bool) -> None:
    stage = moving(men(order))
    assert ("shoot:B1:musket" in stage.options) is may
    assert ("watch" in stage.options) is may
    for action in ("shoot:B1:musket", "watch"):
        assert stage.why_not("A", action) == ("" if may else "in-column")
