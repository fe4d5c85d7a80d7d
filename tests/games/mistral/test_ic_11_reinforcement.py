"""IC 11.1, IC 11.2 Requests, arrivals, withdrawals, and Ships that change Squadron."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.conditions import modified
from vivac.games.mistral.chapters.reinforcement import let_in, receive_auxiliary, request
from vivac.games.mistral.chapters.ships import transfer_ship
from vivac.games.mistral.chapters.withdrawals import withdraw_auxiliaries, withdraw_ships
from vivac.lab.coverage import rule

FLEET = {"B5": [4, 0], "B6": [4, 0], "B7": [4, 0], "B8": [4, 0]}  # 16 Ships: no modifier for their number


def asking(command: str = "B", die: int = 9, **words: Any) -> Stage:
    """A request of a Command, in a Turn without modifiers."""
    docks = {"port_mahon": FLEET, **words.pop("docks", {})}
    stage = Stage(docks=docks, **words).dice(request=die)
    return stage.run(request, command).choose("request", by="british" if command == "B" else "bourbon")


# ---------------------------------------------------------------- IC 11.11


@rule("mistral", "IC 11.11")
@pytest.mark.parametrize(
    ("turn", "prestige", "asked"),
    [(6, 5, ["B"]), (5, 5, ["B", "S", "F"]), (9, 1, ["B", "S", "F"]), (13, 0, ["B", "S"])],
)
def test_the_british_ask_every_turn_the_spanish_and_french_in_quarterly_turns(
    turn: int, prestige: int, asked: list[str]
) -> None:
    stage = Stage(turn=turn, step="requests", prestige={"bourbon": prestige}).play()
    found = []
    while stage.prompt == "request":
        question = stage.table.question
        assert question is not None
        found.append(question.params["command"])
        stage.dice(rest=9).choose("no_request", by="british" if found[-1] == "B" else "bourbon")
    assert found == asked


@rule("mistral", "IC 11.11", "IC 11.11a")
def test_a_request_is_never_compulsory_and_costs_nothing_if_not_made() -> None:
    stage = Stage(turn=5, prestige={"bourbon": 4}).run(request, "F")
    assert stage.options == ["request", "no_request"]
    stage.choose("no_request", by="bourbon")
    assert stage.rolled == []
    assert stage.war.prestige["bourbon"] == 4


@rule("mistral", "IC 11.11")
@pytest.mark.parametrize(("command", "cost"), [("F", 1), ("S", 0)])
def test_only_a_french_request_costs_prestige(command: str, cost: int) -> None:
    stage = asking(command, 8, turn=5, prestige={"bourbon": 4})
    assert stage.war.prestige["bourbon"] == 4 - cost


# ---------------------------------------------------------------- IC 11.12


@rule("mistral", "IC 11.12")
@pytest.mark.parametrize(
    ("command", "words", "found"),
    [
        ("B", {}, 0),
        ("B", {"french_war": True}, -1),
        ("B", {"turn": 3}, 1),
        ("B", {"requested": {"B": 37}}, 1),  # Turn 5 of 1742
        ("B", {"requested": {"B": 36}}, 0),
        ("B", {"docks": {"gibraltar": {"B1": [4, 0], "B2": [4, 0], "B3": [4, 0]}}}, 1),  # 28 Ships
        (
            "S",
            {"docks": {"cadiz": {"S1": [4, 0], "S2": [4, 0], "S3": [4, 0], "S4": [4, 0], "S5": [2, 0]}}},
            1,
        ),
        ("S", {"flota_due": 40}, -1),
        ("F", {"french_war": True}, -1),
        ("F", {"year": 1745}, 1),
    ],
)
def test_what_modifies_a_request(command: str, words: dict[str, Any], found: int) -> None:
    docks = {"port_mahon": FLEET, **words.pop("docks", {})}
    stage = Stage(docks=docks, **words)
    rows = stage.box.contents.events.requests[command]
    assert sum(modified(stage.box, stage.war, rows).values()) == found


@rule("mistral", "IC 11.12")
def test_the_request_tables() -> None:
    tables = Stage().box.requests
    british = {n: tables["B"][n] for n in range(-1, 12)}
    assert [each.ships for each in british.values()] == [4, 3, 2, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert [each.sol_d for each in british.values()] == [0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    assert [each.withdraw_ships for each in british.values()] == [0] * 10 + [1, 1, 2]
    assert (tables["B"][3].auxiliary, tables["B"][4].auxiliary) == ("fleet", "bomber")
    assert (tables["B"][-1].flagship, tables["B"][11].withdraw_auxiliaries) == (1, 1)
    spanish = tables["S"]
    assert [(spanish[n].ships, spanish[n].entry) for n in range(4)] == [
        (3, "cadiz"),
        (2, "cartagena"),
        (1, "cadiz"),
        (1, "cadiz"),
    ]
    assert (spanish[4].auxiliary, spanish[5].auxiliary, spanish[9].withdraw_ships) == (
        "privateer",
        "light",
        1,
    )
    french = tables["F"]
    assert [french[n].ships for n in range(10)] == [2, 2, 2, 1, 1, 0, 0, 0, 0, 0]
    assert (french[0].flagship, french[5].auxiliary, french[6].auxiliary) == (1, "fleet", "galley")
    assert french[9].withdraw_ships == 2


@rule("mistral", "IC 11.12")
def test_ships_join_squadrons_refitting_in_the_entry_port_or_form_a_new_one() -> None:
    stage = asking(
        die=1,  # and 1 for 30 Ships in play: two Ships
        docks={"gibraltar": {"B1": [3, 0], "B2": [4, 0], "BD1": [1, 0]}, "cadiz": {"S1": [2, 0]}},
        formations={
            "B_FA": fleet("gibraltar", "haddock", state="refitting", B3=[3, 0]),
            "B_FB": fleet("gibraltar", "mathews", state="preparing", B4=[3, 0]),
        },
    )
    assert stage.options == ["place:B1", "place:B3", "place:B9"], "B9 is the one free counter"
    pool = stage.war.reserve["B:sol"]
    stage.choose("place:B3", "place:B9", by="british")
    assert (stage.war.ships["B3"], stage.war.ships["B9"]) == (4, 1)
    assert (stage.at("B3"), stage.at("B9")) == ("B_FA", "gibraltar")
    assert stage.war.reserve["B:sol"] == pool - 2


@rule("mistral", "IC 11.12")
def test_what_the_pool_lacks_is_not_received() -> None:
    stage = asking(die=0, reserve={"B:sol": 1}, docks={"gibraltar": {"B1": [1, 0], "B2": [1, 0]}})
    stage.choose("place:B1", by="british")
    assert stage.prompt == "", "three Ships were granted, one there is"
    assert stage.war.reserve["B:sol"] == 0


@rule("mistral", "IC 11.12")
def test_ships_without_room_or_counter_stay_in_the_pool() -> None:
    full = {f"B{n}": [4, 0] for n in (1, 2, 3, 4)} | {"B9": [3, 0]}
    # 35 Ships: one over 24 by two full steps of 4
    stage = Stage(docks={"port_mahon": FLEET, "gibraltar": full}, reserve={"B:sol": 5})
    stage.dice(request=0).run(request, "B").choose("request", by="british")
    assert stage.prompt == "", "only B9 has room, and for one Ship"
    assert stage.war.ships["B9"] == 4
    assert stage.war.reserve["B:sol"] == 4


@rule("mistral", "IC 11.12")
def test_a_flagship_is_the_owners_choice_from_the_pool() -> None:
    docks = {"port_mahon": {name: FLEET[name] for name in ("B5", "B6", "B7")}}  # 12 Ships: die -1
    stage = (
        Stage(docks=docks, reserve={"B:sol": 0})
        .dice(request=0)
        .run(request, "B")
        .choose("request", by="british")
    )
    assert stage.prompt == "choose_flagship"
    assert {"flagship:fl_namur", "flagship:fl_neptune"} <= set(stage.options)
    assert not [each for each in stage.options if "felipe" in each or "terrible" in each]
    stage.choose("flagship:fl_namur", by="british")
    assert (stage.at("fl_namur"), stage.strength("fl_namur")) == ("gibraltar", (1, 1))


@rule("mistral", "IC 11.12")
def test_auxiliaries_are_counters_of_that_class_not_in_play() -> None:
    stage = asking(die=3, auxiliaries={"B_fleet1": "available", "B_fleet2": "recovery"})
    assert stage.at("B_fleet3") == "available"
    assert stage.at("B_fleet2") == "recovery"
    taken = {f"B_bomber{n}": "recovery" for n in (1, 2)}
    none = Stage(auxiliaries=taken).run(receive_auxiliary, "B", "bomber")
    assert {none.at("B_bomber1"), none.at("B_bomber2")} == {"recovery"}, "there is no third"


@rule("mistral", "IC 11.12")
def test_ships_kept_out_by_a_blockade_come_in_when_it_is_over() -> None:
    shut = {"S_FB": fleet("gibraltar", "navarro", S1=4, blockades=True)}
    stage = asking(die=2, docks={"gibraltar": {"B1": [2, 0]}}, formations=shut)
    assert stage.prompt == ""
    assert stage.strength("B1") == (2, 0)
    stage.run(let_in)
    assert stage.strength("B1") == (2, 0), "still blockaded"
    stage.war.blockading.clear()
    stage.run(let_in).choose("place:B1", "place:B1", by="british")
    assert stage.strength("B1") == (4, 1)
    assert not stage.war.held_up


@rule("mistral", "IC 11.12")
def test_a_flagship_kept_out_by_a_blockade_waits_too() -> None:
    stage = Stage(
        docks={"port_mahon": {name: FLEET[name] for name in ("B5", "B6", "B7")}},
        reserve={"B:sol": 0},
        formations={"S_FB": fleet("gibraltar", "navarro", S1=4, blockades=True)},
    )
    stage.dice(request=0).run(request, "B").choose("request", "flagship:fl_namur", by="british")
    assert stage.at("fl_namur") == "held"
    stage.war.blockading.clear()
    stage.run(let_in)
    assert (stage.at("fl_namur"), stage.war.dp["fl_namur"]) == ("gibraltar", 1)


# ---------------------------------------------------------------- IC 11.13


@rule("mistral", "IC 11.13", "IC 11.13a", "2.126")
@pytest.mark.parametrize(("turn", "die", "dp"), [(6, 2, 1), (3, 1, 2)])
def test_each_squadron_that_takes_in_ships_from_the_atlantic_is_worn_once(
    turn: int, die: int, dp: int
) -> None:
    stage = asking(die=die, turn=turn, docks={"gibraltar": {"B1": [1, 3], "B2": [2, 0]}})
    stage.choose("place:B1", "place:B1", by="british")
    assert stage.strength("B1") == (3, 3 + dp)
    assert stage.strength("B2") == (2, 0)


@rule("mistral", "IC 11.13")
@pytest.mark.parametrize(
    ("command", "die", "port", "squadron", "dp"),
    [("S", 2, "cadiz", "S1", 1), ("S", 1, "cartagena", "S1", 0), ("F", 3, "toulon", "F1", 0)],
)
def test_cadiz_is_reached_from_the_atlantic_cartagena_and_toulon_are_not(
    command: str, die: int, port: str, squadron: str, dp: int
) -> None:
    stage = asking(command, die, turn=5, docks={port: {squadron: [1, 0]}})
    while stage.prompt == "place_ship":
        stage.choose(f"place:{squadron}", by="bourbon")
    assert stage.war.ships[squadron] > 1
    assert stage.war.dp[squadron] == dp


# ---------------------------------------------------------------- IC 11.14


@rule("mistral", "IC 11.14", "IC 11.14a")
def test_ships_are_withdrawn_from_any_squadron_in_play_and_return_to_the_pool() -> None:
    stage = asking(
        die=9,
        formations={"B_FA": fleet("gulf_of_lions", "haddock", B1=4)},
        docks={"gibraltar": {"BD1": [2, 0]}},
    )
    assert stage.prompt == "withdraw"
    assert stage.options == [f"withdraw:B{n}" for n in (1, 5, 6, 7, 8)], "plain Ships alone"
    pool = stage.war.reserve["B:sol"]
    stage.choose("withdraw:B1", by="british")
    assert stage.strength("B1") == (3, 0)
    assert stage.war.reserve["B:sol"] == pool + 1


@rule("mistral", "IC 11.14")
def test_what_the_owner_lacks_is_not_withdrawn() -> None:
    stage = Stage(docks={"cadiz": {"S1": [1, 0]}}).run(withdraw_ships, "S", 3)
    assert stage.prompt == ""
    assert stage.at("S1") == "pool"
    assert Stage().run(withdraw_auxiliaries, "B", 1).prompt == ""


@rule("mistral", "IC 11.14", "2.624b")
def test_auxiliaries_not_on_the_track_are_set_aside_for_later_requests() -> None:
    stage = Stage(
        track=["B_fleet3"],
        auxiliaries={"B_fleet1": "available", "B_light1": "task.lions", "B_bomber1": "recovery"},
    ).run(withdraw_auxiliaries, "B", 1)
    assert stage.options == ["set_aside:B_bomber1", "set_aside:B_fleet1", "set_aside:B_light1"]
    stage.choose("set_aside:B_fleet1", by="british")
    assert stage.at("B_fleet1") == "reserve"
    assert stage.run(receive_auxiliary, "B", "fleet").at("B_fleet1") == "available"


# ---------------------------------------------------------------- IC 11.21, IC 11.22


@rule("mistral", "IC 11.21")
def test_ships_move_between_squadrons_of_one_kind_in_one_port() -> None:
    stage = Stage(
        step="reorganisation",
        first="british",
        actor="british",
        docks={
            "gibraltar": {"B1": [3, 2], "B2": [2, 1], "B3": [4, 0], "BD1": [1, 0], "BD2": [1, 0]},
            "port_mahon": {"B4": [1, 0]},
        },
        formations={"B_FA": fleet("gibraltar", "haddock", state="preparing", B5=2)},
    ).play()
    stage.choose("squadrons", by="british")
    assert "ship:B4" not in stage.options, "nobody else lies there"
    stage.choose("ship:B3", by="british")
    assert stage.options == ["ship_to:B1", "ship_to:B2"], "not another Port, subclass or state"
    stage.choose("ship_to:B2", by="british")
    assert (stage.strength("B3"), stage.strength("B2")) == ((3, 0), (3, 1)), "DP stay with the Squadron"


@rule("mistral", "IC 11.21")
def test_a_squadron_emptied_leaves_its_damage_to_those_that_took_its_ships() -> None:
    stage = Stage(docks={"gibraltar": {"B1": [2, 5], "B2": [1, 0], "B3": [1, 1], "B4": [1, 0]}})
    transfer_ship(stage.war, stage.box, "B1", "B2", "")
    assert stage.strength("B2") == (2, 0)
    transfer_ship(stage.war, stage.box, "B1", "B3", "")
    assert stage.at("B1") == "pool"
    assert (stage.war.dp["B2"], stage.war.dp["B3"]) == (3, 3), "five points, as evenly as may be"
    assert stage.war.dp["B4"] == 0


@rule("mistral", "IC 11.21")
def test_damage_so_added_never_sinks_a_ship() -> None:
    stage = Stage(docks={"gibraltar": {"B1": [1, 9], "B2": [1, 8]}})
    transfer_ship(stage.war, stage.box, "B1", "B2", "")
    assert stage.strength("B2") == (2, 9)


@rule("mistral", "IC 11.22")
def test_the_step_runs_unload_requests_forces_then_the_players_own_work() -> None:
    stage = Stage(
        turn=5,
        step="requests",
        first="bourbon",
        actor="bourbon",
        load=6,
        victualled={"gibraltar": 0},
        convoys={"cv_supply": {"at": "gibraltar", "state": "refitting"}},
        docks={"cadiz": {"S1": [4, 0]}, "gibraltar": {"B1": [4, 0]}},
        reserve={"V:sol": 2, "N:sol": 3},
    )
    stage.war.arriving.append("N")
    stage.play()
    prompts = []
    for answer in ("unload:0", "no_request", "no_request", "no_request", "port:naples"):
        question = stage.table.question
        assert question is not None
        prompts.append(f"{stage.prompt} {question.params.get('command', '')}".strip())
        stage.choose(answer, by=stage.asked)
    assert prompts == ["unload", "request B", "request S", "request F", "forces_port"]
    assert stage.prompt == "reorganise"
    assert stage.table.waiting_for == ("bourbon",), "then the First player"
