"""2.61, 2.62 Requests, the forces of minor Contingents, withdrawals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.chapters.contingents import activate, forces_arrive, turn_neutral
from vivac.games.mistral.chapters.damage import suffer
from vivac.games.mistral.chapters.effects import take_effect
from vivac.games.mistral.chapters.opening import open_turn
from vivac.games.mistral.chapters.reinforcement import may_request, receive_auxiliary, request
from vivac.games.mistral.chapters.withdrawals import withdraw_auxiliaries, withdraw_ships
from vivac.lab.coverage import rule


def requested(command: str, die: int, **position: Any) -> Stage:
    """A request with a given die and no modifiers that are not in the position."""
    return Stage(**position).dice(request=die).run(request, command)


# ---------------------------------------------------------------- 2.61


@rule("mistral", "2.61")
def test_the_british_request_each_turn_the_others_each_quarter() -> None:
    for turn in range(1, 17):
        stage = Stage(turn=turn, prestige={"bourbon": 3})
        found = [command for command in "BSF" if may_request(stage.war, command)]
        assert found == (["B", "S", "F"] if turn in (1, 5, 9, 13) else ["B"])


@rule("mistral", "2.61")
def test_a_french_request_costs_one_prestige() -> None:
    stage = Stage(turn=5, prestige={"british": 4, "bourbon": 3}).dice(rest=8).whole("requests")
    for side, prestige in (("british", 3), ("bourbon", 3), ("bourbon", 2)):
        stage.choose("request", by=side)
        assert stage.war.prestige["bourbon"] == prestige
    assert stage.war.prestige["british"] == 4
    declined = Stage(turn=5, prestige={"bourbon": 3}).whole("requests")
    declined.choose("no_request", by="british").choose("no_request", "no_request", by="bourbon")
    assert declined.war.prestige["bourbon"] == 3
    poor = Stage(turn=5, prestige={"bourbon": 0})
    assert not may_request(poor.war, "F")


@rule("mistral", "2.611")
@pytest.mark.parametrize(
    ("year", "contingent", "ships", "auxiliaries"),
    [
        (1741, "N", 2, {"N_galley1", "N_light1"}),
        (1743, "N", 3, {"N_galley1", "N_light1", "N_fleet1"}),
        (1742, "V", 5, {"V_galley1"}),
        (1744, "V", 7, {"V_galley1", "V_fleet1"}),
        (1744, "G", 1, {"G_galley1"}),
        (1746, "G", 2, {"G_galley1", "G_light1"}),
        (1743, "P", 0, {"P_galley1", "P_light1"}),
    ],
)
def test_a_minor_contingent_brings_all_forces_accumulated_to_date(
    year: int, contingent: str, ships: int, auxiliaries: set[str]
) -> None:
    stage = Stage(scenario="1740", year=1740)
    for later in range(1741, year + 1):
        stage.war.year, stage.war.turn = later, 1
        stage.dice(rest=9).run(open_turn)
    stage.run(activate, contingent).run(forces_arrive)
    if stage.prompt == "forces_port":
        stage.choose(stage.options[0], by="bourbon")
    mine = [s for s in stage.box.squadrons if stage.box.elements[s].contingent == contingent]
    assert sum(stage.war.ships[squadron] for squadron in mine) == ships
    available = {a for a, aux in stage.box.auxiliaries.items() if aux.contingent == contingent} & set(
        stage.war.stack.get("available", ())
    )
    assert available == auxiliaries


@rule("mistral", "2.611", "2.611a")
def test_while_it_is_active_what_a_new_year_adds_arrives_in_turn_1() -> None:
    stage = Stage(scenario="campaign_1742", year=1743, turn=1, docks={"naples": {"N1": [2, 0]}})
    stage.dice(rest=9).run(open_turn)
    assert stage.war.arriving == ["N"]
    stage.run(forces_arrive)
    if stage.prompt == "forces_port":
        stage.choose("port:naples", by="bourbon")
    assert stage.strength("N1") == (3, 0)
    assert stage.at("N_fleet1") == "available"
    second = Stage(scenario="campaign_1742", year=1743, turn=2).dice(rest=9).run(open_turn)
    assert second.war.arriving == []


@rule("mistral", "2.612", "IC 11.14", "IC 11.14a")
def test_a_table_may_demand_ships_of_the_owners_choice_and_auxiliaries_to_be_set_aside() -> None:
    stage = requested(
        "B",
        9,
        docks={
            "gibraltar": {"B1": [4, 0], "B2": [4, 0], "B3": [4, 0], "B4": [4, 0], "B5": [4, 0], "B6": [4, 0]}
        },
        formations={"B_FA": fleet("minorca_roads", "haddock", B7=4, B8=4)},
        auxiliaries={"B_fleet1": "gibraltar", "B_light1": "available", "B_fleet2": "track"},
        turn=6,
    )
    stage.choose("request", by="british")
    assert (stage.prompt, stage.table.waiting_for) == ("withdraw", ("british",))
    assert {"withdraw:B1", "withdraw:B7"} <= set(stage.options), "from any Squadron in play"
    before = stage.war.reserve.get("B:sol", 0)
    stage.choose("withdraw:B7", "withdraw:B1", by="british")
    assert (stage.war.ships["B7"], stage.war.ships["B1"]) == (3, 3)
    assert stage.war.reserve["B:sol"] == before + 2, "replaced by requests"
    assert stage.options == ["set_aside:B_fleet1", "set_aside:B_light1"], "none from the Track"
    stage.choose("set_aside:B_light1", by="british")
    assert stage.at("B_light1") == "reserve"


# ---------------------------------------------------------------- 2.62


@rule("mistral", "2.62")
def test_event_withdrawals_are_taken_at_once_even_at_sea() -> None:
    stage = Stage(formations={"B_FA": fleet("minorca_roads", "haddock", B1=4)})
    stage.dice(event_effect=0).run(take_effect, stage.box.events["west_indies"].effects)
    assert stage.strength("B1") == (1, 0), "three Ships, from the only Squadron there is"


@rule("mistral", "2.62", "2.332a")
def test_a_withdrawal_by_order_must_sail_off_the_west_edge() -> None:
    stage = Stage(
        scenario="1745",
        formations={"F_D1": fleet("gulf_of_cadiz", F1=4), "F_D2": fleet("gulf_of_cadiz", F2=4)},
        orders={"F_D1": "F_gdc.1"},
    ).play()
    assert stage.war.ships["F1"] == 4
    for detachment, leaves in (("F_D1", True), ("F_D2", False)):
        stage.war.bound.pop(detachment, None)
        stage.choose(f"turn_to:{detachment}", f"course:{detachment}", by="bourbon")
        assert ("sail:atlantic" in stage.offered("bourbon")) is leaves
        stage.choose("plotted", "back", by="bourbon")


@rule("mistral", "2.621", "2.621a")
def test_ships_are_taken_from_plain_squadrons_only() -> None:
    stage = Stage(
        docks={"gibraltar": {"B1": [2, 5], "BD1": [2, 0], "fl_namur": [1, 0]}},
        track=["B2"],
    )
    stage.war.ships["B2"] = 4
    stage.run(withdraw_ships, "B", 1)
    assert stage.strength("B1") == (1, 5), "the only choice; its DP stay"
    assert stage.war.ships["BD1"] == 2
    assert stage.at("fl_namur") == "gibraltar"


@rule("mistral", "2.621")
def test_who_has_fewer_ships_gives_what_he_has() -> None:
    stage = Stage(docks={"gibraltar": {"B1": [2, 0]}})
    before = stage.war.reserve["B:sol"]
    stage.run(withdraw_ships, "B", 4)
    assert stage.at("B1") == "pool"
    assert stage.war.reserve["B:sol"] == before + 2


@rule("mistral", "2.622", "2.622a")
def test_an_intact_squadron_has_four_ships_whatever_its_dp_and_is_lost_with_its_counter() -> None:
    stage = Stage(
        scenario="1744",
        docks={"gibraltar": {"B1": [4, 7], "B2": [3, 0], "BD1": [2, 0]}},
        formations={"B_FA": fleet("minorca_roads", "rowley", B3=4)},
    )
    stage.run(take_effect, stage.box.events["descent_on_england"].effects)
    assert stage.options == ["ships", "squadron:B1", "squadron:B3"]
    stage.choose("squadron:B1", by="british")
    assert stage.at("B1") == "withdrawn"
    assert stage.war.gone["B:sol"] == 4


@rule("mistral", "2.622")
def test_or_four_ships_instead() -> None:
    stage = Stage(scenario="1744", docks={"gibraltar": {"B1": [4, 0], "B2": [3, 0]}})
    stage.run(take_effect, stage.box.events["descent_on_england"].effects).choose("ships", by="british")
    stage.choose("withdraw:B2", "withdraw:B1", "withdraw:B1", "withdraw:B1", by="british")
    assert (stage.war.ships["B1"], stage.war.ships["B2"]) == (1, 2)


@rule("mistral", "2.623")
def test_ships_return_by_requests_but_a_withdrawn_squadron_never_does() -> None:
    stage = Stage(docks={"gibraltar": {"B1": [1, 0]}}, reserve={"B:sol": 0})
    stage.run(withdraw_ships, "B", 1)
    assert stage.war.reserve["B:sol"] == 1
    stage.dice(rest=0, request=[2]).run(request, "B").choose("request", by="british")
    assert sum(stage.war.ships[s] for s in stage.box.squadrons) == 1, "of two Ships the pool has one"
    lost = Stage(scenario="1744", docks={"gibraltar": {"B1": [4, 0]}}, reserve={"B:sol": 0})
    lost.run(take_effect, lost.box.events["descent_on_england"].effects).choose("squadron:B1", by="british")
    assert lost.war.reserve["B:sol"] == 0
    lost.war.reserve["B:sol"] = 4
    lost.dice(rest=0, request=[2]).run(request, "B").choose("request", by="british")
    assert "place:B1" not in lost.options
    assert lost.at("B1") == "withdrawn"


@rule("mistral", "2.624a", "2.16")
def test_ships_of_a_contingent_that_turns_neutral_return_with_it_but_sunk_ones_do_not() -> None:
    stage = Stage(
        scenario="1746",
        formations={"F_FD": fleet("gulf_of_genoa", "piosin", F1=4, G1=[2, 9])},
        auxiliaries={"G_galley1": "genoa"},
        reserve={"G:sol": 0},
    )
    stage.run(suffer, "G1", 1)
    assert stage.war.ships["G1"] == 1
    stage.run(turn_neutral, "G", for_good=False)
    assert (stage.at("G1"), stage.at("G_galley1")) == ("pool", "reserve")
    assert (stage.war.reserve["G:sol"], "G" in stage.war.active) == (1, False)
    stage.run(activate, "G").run(forces_arrive)
    if stage.prompt == "forces_port":
        stage.choose("port:genoa", by="bourbon")
    assert (stage.strength("G1"), stage.at("G_galley1")) == ((1, 0), "available")


@rule("mistral", "2.624a", "2.163")
def test_removed_for_good_it_never_returns() -> None:
    stage = Stage(scenario="1746", docks={"genoa": {"G1": [2, 0]}})
    stage.run(turn_neutral, "G", for_good=True).run(activate, "G")
    assert ("G" in stage.war.active, stage.war.arriving) == (False, [])


@rule("mistral", "2.624b")
def test_withdrawn_auxiliaries_may_return_by_request() -> None:
    stage = Stage(auxiliaries={"B_light1": "available"}).run(withdraw_auxiliaries, "B", 1)
    assert stage.at("B_light1") == "reserve"
    stage.run(receive_auxiliary, "B", "light")
    assert stage.at("B_light1") == "available"


@rule("mistral", "2.611")
def test_a_scenario_begins_with_what_neutral_contingents_have_accumulated() -> None:
    war = RULEBOOK.setup("1745", frozenset(), RULEBOOK.open_box(None))
    assert (war.reserve["G:sol"], war.reserve["V:sol"]) == (2, 7)
