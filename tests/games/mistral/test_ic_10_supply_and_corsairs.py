"""IC 10.17 Supply Convoys and the Victualled boxes; IC 10.2 Corsairs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.convoys import arrivals, harm_convoy, join_escorts
from vivac.games.mistral.chapters.corsairs import pirate_tasks
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.reinforcement import unload
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.tasks import choices
from vivac.games.mistral.chapters.weather import weather_the_gale
from vivac.lab.coverage import rule


def moored(port: str = "gibraltar", load: int = 6, **position: Any) -> Stage:
    """The Supply Convoy in docks."""
    convoy = {"cv_supply": {"at": port, "state": "refitting"}}
    return Stage(
        **{"convoys": convoy, "load": load, "victualled": {"gibraltar": 0, "port_mahon": 0}, **position}
    )


def with_escort(**position: Any) -> Stage:
    """Moored at Gibraltar with Detachment 1."""
    return moored(
        formations={"B_D1": fleet("gibraltar", B1=4, state="refitting")},
        orders={"B_D1": "B_esc_supply.1"},
        **position,
    ).run(join_escorts)


# ---------------------------------------------------------------- Supply


@rule("mistral", "IC 10.17", "2.411", "2.413")
def test_a_supply_convoy_is_sent_for_appears_sails_and_unloads() -> None:
    stage = Stage(turn=6, step="start", victualled={"gibraltar": 0}).dice(convoy_arrival=1).play()
    assert (stage.prompt, stage.table.waiting_for) == ("convoy_supply_start", ("british",))
    stage.choose("send_for", by="british")
    assert (stage.at("cv_supply"), stage.war.load) == ("gulf_of_cadiz", 6)
    stage.war.course["cv_supply"] = ("the_strait", "gibraltar", "docks")
    stage.run(sail, "cv_supply")
    assert stage.at("cv_supply") == "gulf_of_cadiz", "from the next Impulse"
    stage.war.anchored.clear()
    for _ in range(3):
        stage.run(sail, "cv_supply")
    stage.run(unload).choose("unload:4", by="british")
    assert (stage.war.victualled["gibraltar"], stage.war.load) == (4, 2)


@rule("mistral", "IC 10.171")
@pytest.mark.parametrize(("dp", "load"), [(3, 6), (4, 5), (7, 5), (8, 4), (23, 1)])
def test_every_four_full_dp_destroy_one_repair_point(dp: int, load: int) -> None:
    stage = Stage(convoys={"cv_supply": {"at": "alboran_west"}}, load=6, prestige={"bourbon": 6})
    for _ in range(dp):
        stage.run(harm_convoy, "cv_supply", 1, "bourbon")
    assert stage.war.load == load
    assert stage.war.prestige["bourbon"] == 6, "it earns the enemy nothing"


@rule("mistral", "IC 10.171", "IC 5.33")
def test_weather_destroys_cargo_too() -> None:
    stage = Stage(convoys={"cv_supply": {"at": "alboran_west", "dp": 2}}, load=6, gale="alboran_west")
    stage.dice(gale_effects=9).run(weather_the_gale)
    assert (stage.war.dp["cv_supply"], stage.war.load) == (4, 5)


@rule("mistral", "IC 10.171")
def test_with_no_cargo_left_it_is_unformed_and_its_escort_order_failed() -> None:
    stage = Stage(
        convoys={"cv_supply": {"at": "alboran_west"}},
        formations={"B_D1": fleet("alboran_west", B1=4)},
        orders={"B_D1": "B_esc_supply.1"},
        load=1,
    ).run(join_escorts)
    stage.run(harm_convoy, "cv_supply", 4, "bourbon")
    assert stage.at("cv_supply") == "unformed"
    assert (stage.war.failed["british"], stage.at("B_D1")) == (1, "alboran_west")


@rule("mistral", "IC 10.172", "IC 10.172a", "2.148")
@pytest.mark.parametrize(
    ("port", "stored", "most"),
    [("gibraltar", 0, 4), ("gibraltar", 3, 1), ("port_mahon", 8, 4), ("port_mahon", 0, 6)],
)
def test_what_gibraltar_and_port_mahon_can_store(port: str, stored: int, most: int) -> None:
    stage = moored(port, victualled={port: stored}).run(unload)
    assert stage.prompt == "unload" or most == 0
    assert max(int(option.partition(":")[2]) for option in stage.options) == most


@rule("mistral", "IC 10.172", "2.147")
def test_a_stored_point_gives_one_repair_roll_in_a_turn_that_is_not_quarterly() -> None:
    docks = {"gibraltar": {"B1": [4, 9]}}
    stage = Stage(turn=6, docks=docks, victualled={"gibraltar": 3}).dice(rest=9).whole("repair")
    assert stage.options == ["repair:B1", "done"]
    stage.choose("repair:B1", "repair:B1", by="british")
    assert stage.war.victualled["gibraltar"] == 1
    assert stage.rolled == ["repair", "repair"], "up to its r# rolls a Turn"
    assert stage.prompt == ""
    stage = Stage(turn=6, docks=docks, victualled={"gibraltar": 0}).whole("repair")
    assert stage.prompt == ""
    assert stage.barred("repair:B1") == "repair-quarterly"
    stage = Stage(turn=5, docks=docks, victualled={"gibraltar": 3}).dice(rest=9).whole("repair")
    stage.choose("repair:B1", by="british")
    assert stage.war.victualled["gibraltar"] == 3, "in a Quarterly Turn it costs nothing"


@rule("mistral", "IC 10.173")
def test_its_owner_unloads_as_much_as_he_likes_and_it_may_sail_on() -> None:
    stage = moored().run(unload)
    assert (stage.prompt, stage.table.waiting_for) == ("unload", ("british",))
    assert stage.options == ["unload:4", "unload:3", "unload:2", "unload:1", "unload:0"]
    stage.choose("unload:1", by="british")
    assert (stage.war.load, stage.war.state["cv_supply"]) == (5, "refitting")
    stage.play().choose("turn_to:cv_supply", "prepare:cv_supply", by="british")
    assert stage.war.state["cv_supply"] == "preparing"


@rule("mistral", "IC 10.173")
def test_it_unloads_nowhere_else() -> None:
    for port, asked in (("gibraltar", True), ("port_mahon", True), ("cagliari", False)):
        assert (moored(port, scenario="1744").run(unload).prompt == "unload") is asked


@rule("mistral", "IC 10.173", "2.414")
def test_the_escort_order_goes_on_until_the_last_point_is_unloaded() -> None:
    stage = with_escort().run(unload).choose("unload:4", by="british")
    assert stage.war.order == {"B_D1": "B_esc_supply.1"}
    assert stage.at("B_D1") == "cv_supply"
    stage = with_escort(load=4).run(unload).choose("unload:4", by="british")
    assert stage.at("cv_supply") == "unformed"
    assert (stage.war.fulfilled["british"], stage.war.order) == (1, {})
    assert (stage.at("B_D1"), stage.war.state["B_D1"]) == ("gibraltar", "refitting")


@rule("mistral", "IC 10.173")
def test_an_escort_that_let_it_be_battered_has_not_fulfilled_its_order() -> None:
    stage = with_escort(load=4)
    stage.war.escort_dp["B_D1"] = 8
    stage.run(unload).choose("unload:4", by="british")
    assert (stage.war.fulfilled["british"], stage.war.failed["british"]) == (0, 1)


@rule("mistral", "IC 10.171")
def test_a_new_convoy_is_fully_laden() -> None:
    stage = Stage(checks={"supply": 0}).dice(convoy_arrival=0).run(arrivals)
    assert (stage.war.load, stage.war.dp["cv_supply"]) == (6, 0)


# ---------------------------------------------------------------- Corsairs


@rule("mistral", "IC 10.21")
def test_corsairs_are_auxiliaries() -> None:
    box = Stage().box
    kinds = {each: box.auxiliaries[each].kind for each in (*box.pirates, box.knights)}
    assert kinds == {
        "salee1": "pirate_light",
        "barbary1": "pirate_light",
        "barbary2": "pirate_galley",
        "barbary3": "pirate_light",
        "barbary4": "pirate_galley",
        "knights1": "knights",
    }
    assert {a for a, aux in box.auxiliaries.items() if aux.kind == "privateer"} == {
        "F_privateer1",
        "S_privateer1",
    }


@rule("mistral", "IC 10.21")
def test_corsairs_take_their_tasks_in_the_task_step_and_recover_like_auxiliaries() -> None:
    stage = Stage(turn=10, rovers="barbary", pirate_player="bourbon")
    assert pirate_tasks(stage.box, stage.war) == ["barbary1", "barbary2", "barbary3", "barbary4"]
    tasks = {option.id.partition(":")[0] for option in choices(stage.box, stage.war, "barbary1")}
    assert tasks == {"intercept"}
    for corsair, place in (("barbary1", "pirate_recovery"), ("knights1", "pirate_recovery")):
        assert stage.run(to_recovery, corsair).at(corsair) == place
    stage = Stage(auxiliaries={"S_privateer1": "cartagena"}).run(to_recovery, "S_privateer1")
    assert stage.at("S_privateer1") == "recovery"
