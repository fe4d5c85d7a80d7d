"""6.3 Kidnap."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.actions import act_in_round
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.kidnapping import kidnap
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

HOME = {"dulaney": "alexandria", "stoughton": "fairfax_court_house"}
CARD = {"dulaney": "colonel_dulaney", "stoughton": "general_stoughton"}
leaders = pytest.mark.parametrize("leader", HOME)


# ---------------------------------------------------------------- 6.3-1, 6.3-2


@rule("mosby", "6.3-1")
@leaders
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
def test_a_free_leader_in_mosbys_space_may_be_kidnapped(leader: str, stage_of: type[Stage]) -> None:
    stage = stage_of(mosby=HOME[leader], leaders={leader: "free"}).play()
    assert [option for option in stage.options if option.startswith("kidnap")] == [f"kidnap:{leader}"]


@rule("mosby", "6.3-1")
@leaders
@pytest.mark.parametrize("state", ["absent", "kidnapped", "gone"])
def test_a_leader_who_is_not_free_may_not(leader: str, state: str) -> None:
    everybody_else = dict.fromkeys(HOME, "free")
    stage = Stage(mosby=HOME[leader], leaders={**everybody_else, leader: state}).play()
    assert not [option for option in stage.options if option.startswith("kidnap")]
    refusal = stage.table.why_not("mosby", f"kidnap:{leader}")
    assert refusal is not None
    assert refusal.say.rule == "6.3-1"


@rule("mosby", "6.3-1")
@leaders
def test_a_leader_elsewhere_may_not(leader: str) -> None:
    stage = Stage(mosby="annandale", leaders={leader: "free"}).play()  # between the two
    assert f"kidnap:{leader}" not in stage.options


@rule("mosby", "6.3-1")
@leaders
def test_active_units_there_do_not_prevent_it(leader: str) -> None:
    units = {"c8.1": f"{HOME[leader]} active", "picket.1": f"{HOME[leader]}"}
    stage = in_rounds(mosby=HOME[leader], leaders={leader: "free"}, units=units)
    assert f"kidnap:{leader}" in stage.play().options


@rule("mosby", "6.3-2")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_a_kidnapping_raises_awareness_by_two_up_to_five(before: int, after: int) -> None:
    stage = Stage(mosby="alexandria", awareness=before, leaders={"dulaney": "free"}).dice(activation=6)
    stage.run(kidnap, "dulaney")
    assert stage.raid.awareness == after
    assert stage.raid.leaders == {"dulaney": "kidnapped", "stoughton": "absent"}
    assert stage.raid.performance == 0


@rule("mosby", "6.3-2")
def test_a_kidnapped_leader_travels_with_mosby() -> None:
    stage = Stage(mosby="alexandria", leaders={"dulaney": "kidnapped"}, revealed=["annandale", "vernondale"])
    stage.play().choose("move:vernondale")
    assert stage.raid.leaders["dulaney"] == "kidnapped"
    assert "free:dulaney" in stage.options


@rule("mosby", "6.3-2")
def test_it_checks_every_inactive_unit_and_the_large_force_of_the_space_and_no_other() -> None:
    units = {"c2.1": "alexandria", "c2.2": "alexandria active", "c2.3": "alexandria", "c2.4": "annandale"}
    stage = in_rounds(mosby="alexandria", leaders={"dulaney": "free"}, units=units)
    stage.dice(activation=[6, 3, 3]).draws("c4").run(kidnap, "dulaney")
    assert stage.rolled == ["activation"] * 3
    assert stage.at("alexandria") == ("c2.1", "c2.2", "c2.3", "c4.1")
    assert "c2.1" not in stage.raid.active
    assert stage.raid.active >= {"c2.3", "c4.1"}
    assert stage.raid.revealed == set()


@rule("mosby", "6.3-2")
@pytest.mark.parametrize(("die", "wakes"), [(3, True), (4, False)])
@pytest.mark.parametrize("units", [{}, {"c2.1": "alexandria"}], ids=["large force", "unit"])
def test_the_checks_are_made_at_the_new_awareness_and_the_scout_card_does_not_help(
    die: int, wakes: bool, units: dict[str, str]
) -> None:
    hand = ["scout", "gain_initiative"]
    stage = Stage(mosby="alexandria", leaders={"dulaney": "free"}, hand=hand, units=units)
    stage.dice(activation=[die, 6] if units else die).draws("c4").play().choose("kidnap:dulaney")
    assert stage.raid.awareness == 3
    assert (stage.raid.step is Phase.INITIATIVE) is wakes


# ---------------------------------------------------------------- 6.3-4, 6.3-5


@rule("mosby", "6.3-4")
@pytest.mark.parametrize("held", [["dulaney"], ["dulaney", "stoughton"]])
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
def test_entering_a_space_outside_the_lines_delivers_the_leader_for_ten_points(
    held: list[str], stage_of: type[Stage]
) -> None:
    stage = stage_of(mosby="manassas_junction", leaders=dict.fromkeys(held, "kidnapped"), performance=4)
    stage.play().choose("move:groveton")
    assert [stage.raid.leaders[leader] for leader in held] == ["gone"] * len(held)
    assert (stage.raid.notoriety, stage.raid.performance) == (1 + len(held), 4)


@rule("mosby", "6.3-4")
@pytest.mark.parametrize("lines", [{"joined_lines": ["groveton"]}, {"large_forces": ["groveton"]}])
def test_behind_extended_lines_he_is_still_held(lines: dict[str, Any]) -> None:
    stage = Stage(mosby="manassas_junction", leaders={"dulaney": "kidnapped"}, **lines).draws("blank")
    stage.dice(activation=6).play().choose("move:groveton")
    assert stage.raid.leaders["dulaney"] == "kidnapped"
    assert (stage.raid.notoriety, stage.raid.performance) == (1, 0)


@rule("mosby", "6.3-4")
def test_he_is_delivered_before_anything_else_happens_there() -> None:
    stage = in_rounds(
        mosby="manassas_junction",
        notoriety=4,
        awareness=4,
        strength=1,
        leaders={"dulaney": "kidnapped"},
        units={"c4.1": "groveton active"},
    )
    stage.dice(combat=2).play().choose("move:groveton")  # beaten there, and he has scored all the same
    assert (stage.raid.turn, stage.raid.notoriety, stage.raid.performance) == (2, 4, 3)
    assert "leader-escaped" not in stage.told


@rule("mosby", "6.3-5")
@leaders
@pytest.mark.parametrize(
    ("choices", "dice"),
    [
        (["disband"], {}),
        (["attack"], {"combat": 2}),
        (["pass", "skedaddle"], {"union_movement": 3, "casualty": 6, "random_movement": 1}),
    ],
    ids=["disbands", "loses", "skedaddles"],
)
def test_he_escapes_if_mosby_disbands_loses_or_skedaddles_behind_the_lines(
    leader: str, choices: list[str], dice: dict[str, int]
) -> None:
    active = "" if choices == ["disband"] else " active"
    stage = Stage(
        step="first",
        initiative="mosby",
        mosby="bristoe_station",
        notoriety=5,
        awareness=4,
        strength=1,
        revealed=["bristoe_station"],
        leaders={leader: "kidnapped"},
        units={"c4.1": f"bristoe_station{active}"},
    )
    stage.dice(**dice).play().choose(*choices)
    assert stage.raid.leaders[leader] == "gone"
    assert "leader-escaped" in stage.told
    assert stage.raid.turn == 2
    assert stage.raid.notoriety * 10 + stage.raid.performance <= 50


@rule("mosby", "6.3-5")
@leaders
def test_winning_a_combat_keeps_him(leader: str) -> None:
    stage = in_rounds(
        mosby="bristoe_station",
        revealed=["bristoe_station", "manassas_junction", "brentsville", "catletts_station"],
        leaders={leader: "kidnapped"},
        units={"c1.1": "bristoe_station active"},
    )
    stage.dice(combat=6).run(act_in_round).choose("attack")
    assert stage.raid.leaders[leader] == "kidnapped"


@rule("mosby", "6.3-5")
@leaders
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
def test_the_player_may_free_him_at_any_time_for_nothing(leader: str, stage_of: type[Stage]) -> None:
    revealed = ["vernondale", "pohick_church"]
    stage = stage_of(mosby="vernondale", leaders={leader: "kidnapped"}, revealed=revealed).play()
    stage.choose(f"free:{leader}")
    assert stage.raid.leaders[leader] == "gone"
    assert stage.prompt == ("round" if stage.raid.in_rounds() else "operations")  # it cost no action
    assert (stage.raid.notoriety, stage.raid.performance) == (1, 0)

    riding = stage_of(mosby="vernondale", leaders={leader: "kidnapped"}, revealed=revealed).play()
    assert f"free:{leader}" in riding.choose("move:pohick_church").options


@rule("mosby", "6.3-5")
@leaders
@pytest.mark.parametrize(("before", "after"), [("gone", "gone"), ("kidnapped", "kidnapped")])
def test_his_second_card_does_nothing_once_he_has_been_taken(leader: str, before: str, after: str) -> None:
    stage = Stage(mosby="vernondale", leaders={leader: before}).run(resolve, f"{CARD[leader]}.2")
    assert stage.raid.leaders[leader] == after
