"""IC 9.39, IC 9.39a Kinds of Orders, and the Show of Force."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.impulse import order_progress
from vivac.games.mistral.chapters.show_of_force import shows_of_force
from vivac.lab.coverage import rule

FLAGS = ("grand_flotilla", "flotilla", "detachment")


@rule("mistral", "IC 9.39")
def test_the_kinds_of_orders_their_bearers_ships_deadlines_and_values() -> None:
    kinds = Stage().box.order_kinds
    assert {k.id: (k.min_ships, k.deadline, k.value) for k in kinds.values()} == {
        "cruise": (3, 4, 1),
        "interception": (2, 5, 1),
        "escort": (2, 0, 1),
        "blockade": (6, 6, 2),
        "show_of_force": (2, 4, 1),
        "army_support": (3, 5, 2),
        "guerre_de_course": (4, 6, 3),
        "rendezvous": (1, 6, 0),
    }
    assert {k.id: k.bearer for k in kinds.values()} == {
        "cruise": FLAGS,
        "interception": ("flotilla", "detachment", "fleet50"),
        "escort": ("independent_squadron", "detachment", "flotilla", "fleet", "fleet50", "privateer"),
        "blockade": FLAGS,
        "show_of_force": (*FLAGS, "fleet50"),
        "army_support": FLAGS,
        "guerre_de_course": ("detachment", "flotilla"),
        "rendezvous": ("independent_squadron",),
    }


def impulse_ends(chit: str, ends: int, **words: Any) -> Stage:
    """British Detachment 1 with an Order, at so many ends of Impulses."""
    stage = Stage(formations={"B_D1": words.pop("bearer")}, orders={"B_D1": chit}, **words)
    for _ in range(ends):
        stage.run(order_progress)
    return stage


@rule("mistral", "IC 9.39")
def test_an_interception_takes_six_impulse_ends_running_in_its_strait() -> None:
    there = fleet("hyeres_roads", B1=4)
    assert impulse_ends("B_int_hyeres_roads", 5, bearer=there).war.fulfilled["british"] == 0
    stage = impulse_ends("B_int_hyeres_roads", 3, bearer=there)
    stage.war.disorganised.add("B_D1")
    stage.run(order_progress)
    stage.war.disorganised.clear()
    for _ in range(5):
        stage.run(order_progress)
    assert stage.war.fulfilled["british"] == 0, "the row was broken"
    assert stage.run(order_progress).war.fulfilled["british"] == 1
    assert impulse_ends("B_int_hyeres_roads", 6, bearer=fleet("toulon", B1=4)).war.order, "elsewhere"


@rule("mistral", "IC 9.39")
def test_a_stronger_located_enemy_stops_an_interception() -> None:
    for ships, located, progress in ((4, True, 1), (3, True, 1), (2, False, 1), (2, True, 0)):
        stage = Stage(
            formations={
                "B_D1": fleet("hyeres_roads", B1=ships),
                "S_FB": fleet("hyeres_roads", "navarro", S1=3, located=located),
            },
            orders={"B_D1": "B_int_hyeres_roads"},
        ).run(order_progress)
        assert stage.war.progress["B_D1"] == progress


@rule("mistral", "IC 9.39")
def test_a_blockade_takes_six_impulse_ends_running_with_six_ships() -> None:
    six = fleet("cartagena", B1=4, B2=2, blockades=True)
    assert impulse_ends("B_blk_cartagena", 5, bearer=six).war.fulfilled["british"] == 0
    assert impulse_ends("B_blk_cartagena", 6, bearer=six).war.fulfilled["british"] == 2
    five = fleet("cartagena", B1=4, B2=1, blockades=True)
    assert impulse_ends("B_blk_cartagena", 6, bearer=five).war.progress["B_D1"] == 0
    idle = fleet("cartagena", B1=4, B2=2)
    assert impulse_ends("B_blk_cartagena", 6, bearer=idle).war.progress["B_D1"] == 0


@rule("mistral", "IC 9.39")
def test_a_cruise_counts_only_at_sea_in_its_zone() -> None:
    for at, state, progress in (
        ("gulf_of_lions", "ready", 1),
        ("middle_sea", "ready", 0),
        ("toulon", "ready", 1),
    ):
        bearer = fleet(at, B1=4, state=state)
        assert impulse_ends("B_cruise_lions", 1, bearer=bearer).war.progress["B_D1"] == progress, at
    docked = fleet("gibraltar", B1=4, state="refitting")
    assert impulse_ends("B_cruise_gut", 1, bearer=docked).war.progress["B_D1"] == 0


# ---------------------------------------------------------------- Show of Force


def showing(chit: str, bearer: str = "B_D1", **words: Any) -> Stage:
    """Somebody in the offing of the target, at the end of Impulse 3."""
    position: dict[str, Any] = {"impulse": 3, **words}
    return Stage(scenario="1746", orders={bearer: chit}, **position)


@rule("mistral", "IC 9.39a")
@pytest.mark.parametrize(
    ("chit", "at", "squadrons", "bomber", "target"),
    [
        ("B_sof_genoa", "genoa", {"B1": 2}, False, 1),
        ("B_sof_genoa", "genoa", {"B1": 4, "B2": 2}, False, 3),
        ("B_sof_genoa", "genoa", {"B1": 3}, True, 3),
        ("B_sof_bastia", "bastia", {"B1": 2}, False, 3),
        ("B_sof_bastia", "bastia", {"B1": 4}, False, 4),
        ("B_sof_bastia", "bastia", {"B1": 2}, True, 5),
        ("B_sof_algiers", "algiers", {"B1": 3}, True, 6),
        ("B_sof_civitavecchia", "civitavecchia", {"B1": 4, "B2": 4, "B3": 4, "B4": 4}, False, 7),
    ],
)
def test_the_number_to_roll_for_a_show_of_force(
    chit: str, at: str, squadrons: dict[str, int], bomber: bool, target: int
) -> None:
    for die, fulfilled in ((target, 1), (target + 1, 0)):
        with_them = ["B_bomber1", "B_bomber2"] if bomber else []
        flag = fleet(at, "medley", auxiliaries=with_them, **squadrons)
        stage = showing(chit, "B_FA", formations={"B_FA": flag})
        stage.dice(show_of_force=die).run(shows_of_force)
        assert stage.war.fulfilled["british"] == fulfilled, (die, target)


@rule("mistral", "IC 9.39a", "2.233")
@pytest.mark.parametrize(("die", "fulfilled"), [(3, 1), (4, 0)])
def test_a_fleet_50_placed_there_gets_nothing_for_its_ships(die: int, fulfilled: int) -> None:
    stage = showing("B_sof_bastia", "B_fleet501", auxiliaries={"B_fleet501": "task.bastia"})
    stage.dice(show_of_force=die).run(shows_of_force)
    assert stage.war.fulfilled["british"] == fulfilled


@rule("mistral", "IC 9.39a")
def test_the_second_failure_fails_the_order() -> None:
    stage = showing("B_sof_genoa", formations={"B_D1": fleet("genoa", B1=4)})
    stage.dice(show_of_force=[9, 9]).run(shows_of_force)
    assert (stage.war.failed["british"], stage.war.tries["B_D1"]) == (0, 1)
    stage.run(shows_of_force)
    assert (stage.war.failed["british"], stage.war.order) == (1, {})


@rule("mistral", "IC 9.39a")
def test_the_roll_is_made_at_the_end_of_impulse_3_and_nobody_is_asked() -> None:
    for impulse, rolled in ((1, []), (2, []), (3, ["show-of-force"])):
        stage = showing("B_sof_genoa", impulse=impulse, formations={"B_D1": fleet("genoa", B1=4)})
        stage.dice(show_of_force=9).run(order_progress)
        assert (stage.rolled, stage.prompt) == (rolled, "")


@rule("mistral", "IC 9.39a", "IC 2.45")
def test_only_who_is_ready_and_in_order_in_the_offing_shows_force() -> None:
    for at, words in (
        ("genoa", {"marks": ["disorganised"]}),
        ("gulf_of_genoa", {}),
        ("genoa", {"state": "refitting"}),
    ):
        stage = showing("B_sof_genoa", formations={"B_D1": fleet(at, B1=4, **words)}).run(shows_of_force)
        assert stage.rolled == []
