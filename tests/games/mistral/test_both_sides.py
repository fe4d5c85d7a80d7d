"""Conditions of which games seldom meet both sides, each from either."""

from __future__ import annotations

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.auxiliaries import can_be_placed
from vivac.games.mistral.chapters.convoys import leave_play
from vivac.games.mistral.chapters.exchanges import leader_for
from vivac.games.mistral.chapters.impulse import begin
from vivac.games.mistral.chapters.sailing import meet_rendezvous
from vivac.lab.coverage import rule


@rule("mistral", "IC 6.58")
@pytest.mark.parametrize(
    ("target", "blockaded", "placed"),
    [
        ("alboran", [], True),  # within range of Gibraltar alone
        ("alboran", ["gibraltar"], False),
        ("alboran", ["port_mahon"], True),
        ("lions", [], True),  # within range of Port Mahon alone
        ("lions", ["port_mahon"], False),
        ("lions", ["gibraltar"], True),
        ("maltese", [], False),
    ],
)
def test_from_available_it_is_placed_within_range_of_a_friendly_port_that_is_not_blockaded(
    target: str, blockaded: list[str], placed: bool
) -> None:
    flags = dict(zip(blockaded, ("S_FB", "F_FD"), strict=False))
    stage = Stage(
        formations={flag: fleet(port, S1=4) for port, flag in flags.items()},
        blockading={flag: port for port, flag in flags.items()},
        auxiliaries={"B_light1": "available"},
    )
    assert can_be_placed(stage.box, stage.war, "B_light1", target) is placed


@rule("mistral", "IC 9.38", "IC 3.12")
@pytest.mark.parametrize(("held", "joins"), [({"B1": 4}, True), ({"B1": 4, "B2": 4}, False)])
def test_a_lone_squadron_is_taken_in_where_there_is_room_and_else_waits_in_company(
    held: dict[str, int], joins: bool
) -> None:
    stage = Stage(
        formations={"B_D1": fleet("minorca_roads", **held), "i_B5": fleet("minorca_roads", B5=4)},
        orders={"i_B5": "rendezvous"},
    )
    stage.war.rendezvous["i_B5"] = "B_D1"
    stage.run(meet_rendezvous, "i_B5")
    assert stage.at("B5") == ("B_D1" if joins else "i_B5")
    assert ("i_B5" in stage.war.state) is not joins


@rule("mistral", "IC 3.21")
@pytest.mark.parametrize(
    ("home", "admirals", "leader"),
    [
        ("B_FA", ["byng"], None),  # whoever stays needs him
        ("B_FA", ["byng", "forbes"], "byng"),
        ("B_FA", ["forbes", "martin"], None),  # the other lacks the rank
        ("B_D1", ["byng"], "byng"),  # a Detachment needs nobody
        ("B_D1", ["martin"], None),
    ],
)
def test_a_flag_formed_at_sea_takes_no_admiral_who_is_needed_where_he_is(
    home: str, admirals: list[str], leader: str | None
) -> None:
    stage = Stage(formations={home: fleet("minorca_roads", B1=4, B2=4, admirals=admirals)})
    assert leader_for(stage.box, stage.war, "B1", "B_FB") == leader


@rule("mistral", "IC 9.36a")
def test_when_a_convoy_leaves_play_only_orders_of_its_escorts_fail() -> None:
    stage = Stage(
        convoys={"cv_supply": {"at": "the_strait"}},
        auxiliaries={"B_fleet1": "cv_supply", "B_fleet2": "cv_supply"},
        orders={"B_fleet1": "B_esc_supply.1"},
    ).run(leave_play, "cv_supply")
    assert stage.war.failed["british"] == 1
    assert stage.war.order == {}
    assert (stage.at("B_fleet1"), stage.at("B_fleet2")) == ("recovery", "recovery")


@rule("mistral", "IC 5.13")
def test_nothing_of_the_impulse_before_is_remembered() -> None:
    stage = Stage(formations={"B_FA": fleet("minorca_roads", B1=4)})
    war = stage.war
    war.mp["B_FA"], war.increment = 2, 3
    of_the_impulse = (war.moved, war.fought, war.anchored, war.put_to_sea, war.slipped, war.shaken)
    for marks in (*of_the_impulse, war.sought, war.entered, war.handled):
        marks.add("B_FA")
    begin(war)
    assert not any((*of_the_impulse, war.sought, war.entered, war.handled))
    assert (war.mp["B_FA"], war.increment) == (0, 1)
