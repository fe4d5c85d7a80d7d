"""IC 6.1 to IC 6.4, IC 6.6, IC 6.7 Auxiliaries: classes, boxes, Assignment, range, Recovery, Galleys."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.auxiliaries import free_to_act, interceptable, reaches, screeners
from vivac.games.mistral.chapters.contingents import activate
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.effects import VERBS
from vivac.games.mistral.chapters.recovery import recovery_step
from vivac.games.mistral.chapters.tasks import choices
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"


def tasks(stage: Stage, auxiliary: str) -> set[str]:
    return {option.id for option in choices(BOX, stage.war, auxiliary)}


# ---------------------------------------------------------------- classes and boxes


@rule("mistral", "IC 6.1")
def test_the_classes_of_auxiliaries() -> None:
    kinds = Counter(aux.kind for aux in BOX.auxiliaries.values())
    assert kinds == {
        "fleet": 12, "fleet50": 7, "bomber": 4, "galley": 8, "light": 5, "privateer": 2,
        "pirate_light": 3, "pirate_galley": 2, "knights": 1,
    }  # fmt: skip
    figures = {aux.kind: (aux.range, aux.rating, set(aux.tasks)) for aux in BOX.auxiliaries.values()}
    common = {"interception_strait", "screen", "attack_convoy"}
    assert figures == {
        "fleet": (6, 2, common | {"scout", "escort"}),
        "fleet50": (
            99,
            1,
            common | {"scout", "escort", "order_show_of_force", "order_interception", "order_escort"},
        ),
        "bomber": (0, 0, {"bombard", "support_show_of_force", "support_army"}),
        "galley": (3, 1, common),
        "light": (4, 1, common | {"scout"}),
        "privateer": (99, 2, common | {"scout", "escort"}),
        "pirate_galley": (4, 1, {"interception_zone"}),
        "pirate_light": (6, 1, {"interception_zone", "attack_convoy"}),
        "knights": (99, 2, {"screen_pirates", "interception_strait"}),
    }


@rule("mistral", "IC 6.2")
def test_each_command_has_its_boxes_and_minor_contingents_use_those_of_their_command() -> None:
    found = {
        "B_fleet1": "available",
        "P_light1": "recovery",
        "N_light1": "available",
        "G_galley1": "recovery",
    }
    stage = Stage(auxiliaries=found)
    scene = stage.rulebook.scene(BOX, stage.war, "british")
    piles = {pile.id: [piece.id for piece in pile.pieces] for pile in scene.piles}
    assert piles["available-B"] == ["B_fleet1"]
    assert piles["recovery-B"] == ["P_light1"]
    assert piles["available-S"] == ["N_light1"]
    assert piles["recovery-F"] == ["G_galley1"]
    assert not piles.get("available-F", []) + piles.get("recovery-S", [])


@rule("mistral", "IC 6.2")
def test_pirates_and_the_knights_share_a_recovery_box_and_have_no_available_box() -> None:
    stage = Stage(auxiliaries={"barbary1": "task.algerine", "knights1": "task.malta_channel"})
    for auxiliary in ("barbary1", "knights1", "salee1"):
        assert stage.run(to_recovery, auxiliary).at(auxiliary) == "pirate_recovery"
    stage.war.prestige.update(british=3, bourbon=5)
    stage.dice(rest=0).run(recovery_step)
    while stage.prompt == "pirate_base":
        stage.choose(stage.options[0], by="british")
    assert "available" not in {stage.at(each) for each in ("barbary1", "knights1", "salee1")}
    assert {stage.at("knights1"), stage.at("salee1")} == {"valetta", "sale"}


# ---------------------------------------------------------------- Assignment


@rule("mistral", "IC 6.3")
def test_in_a_command_step_an_available_auxiliary_is_assigned_to_a_friendly_port() -> None:
    stage = Stage(
        auxiliaries={"B_fleet1": "available", "B_fleet2": "recovery", "B_fleet3": "gibraltar"}
    ).play()
    stage.choose("auxiliaries", by="british")
    assert stage.offered("british") == ["assign:B_fleet1", "back"]
    stage.choose("assign:B_fleet1", by="british")
    assert {"at:gibraltar", "at:port_mahon"} <= set(stage.offered("british"))
    assert not {"at:cartagena", "at:genoa", "at:algiers", "at:livorno"} & set(stage.offered("british"))
    stage.choose("at:port_mahon", by="british")
    assert stage.at("B_fleet1") == "port_mahon"
    assert stage.barred("assign:B_fleet2:gibraltar") == "base-not-available"
    fresh = Stage(auxiliaries={"B_fleet1": "available"})
    assert fresh.barred("assign:B_fleet1:cartagena") == "base-not-friendly"


@rule("mistral", "IC 6.3")
def test_in_the_reorganisation_step_it_is_assigned_to_a_formation_in_docks_or_returns() -> None:
    stage = Stage(
        step="reorganisation",
        auxiliaries={"B_fleet1": "available", "B_fleet2": "gibraltar"},
        formations={
            "B_FA": fleet("gibraltar", "haddock", B1=4, B2=4, state="refitting", auxiliaries=["B_light1"]),
            "B_D1": fleet("gibraltar", B3=4, auxiliaries=["B_fleet3"]),
            "B_D2": fleet("gibraltar", B4=4),
        },
    ).play()
    stage.choose("auxiliaries", by="british")
    releases = [option for option in stage.options if option.startswith("release")]
    assert releases == ["release:B_fleet2", "release:B_light1"], "that of the Ready Detachment stays"
    stage.choose("assign:B_fleet1", by="british")
    assert stage.at("B_fleet1") == "B_FA", "the only Formation in docks"
    stage.choose("release:B_fleet2", "release:B_light1", by="british")
    assert stage.at("B_fleet2") == stage.at("B_light1") == "available"


@rule("mistral", "IC 6.3")
def test_one_whose_base_may_no_longer_be_used_returns_to_available_at_once() -> None:
    stage = Stage(active=["P"], auxiliaries={"B_fleet1": "villefranche", "B_fleet2": "gibraltar"})
    stage.run(VERBS["ports_friendly"], None, "P", "A")
    assert (stage.at("B_fleet1"), stage.at("B_fleet2")) == ("available", "gibraltar")
    stage = Stage(active=["P"], auxiliaries={"S_privateer1": "la_spezia"})
    stage.war.ports_to["G"] = "british"
    stage.run(activate, "V")
    assert stage.at("S_privateer1") == "available"


# ---------------------------------------------------------------- Operating Range


@rule("mistral", "IC 6.4")
@pytest.mark.parametrize(
    ("auxiliary", "base", "target", "within"),
    [
        ("B_light1", "gibraltar", "oran_coast", True),  # 3 routes
        ("B_light1", "gibraltar", "ibiza_channel", False),  # 5
        ("B_fleet1", "gibraltar", "ibiza_channel", True),
        ("S_galley1", "cartagena", "ibiza_channel", True),  # 2
        ("S_galley1", "cartagena", "minorca_channel", False),
        ("B_fleet501", "gibraltar", "malta_channel", True),  # unlimited
        ("B_bomber1", "gibraltar", "gibraltar", True),  # 0: the same space
        ("B_bomber1", "gibraltar", "the_strait", False),
        ("barbary1", "algiers", "algerine", True),  # a Sea Zone, to its nearest sea or straits space
        ("barbary2", "bougie", "sicilian", True),
        ("barbary2", "bougie", "gut", False),
        ("N_galley1", "palermo", "sardinian", False),  # Cagliari is nearer, but it is a Port
    ],
)
def test_operating_range_is_counted_in_routes(auxiliary: str, base: str, target: str, within: bool) -> None:
    assert reaches(BOX, auxiliary, base, target) is within


@rule("mistral", "IC 6.4")
def test_range_runs_from_the_base_or_from_the_space_of_the_formation() -> None:
    stage = Stage(
        formations={"B_FA": fleet("pantelleria", "haddock", B1=4, auxiliaries=["B_light1"])},
        auxiliaries={"B_fleet1": "gibraltar"},
    )
    assert free_to_act(BOX, stage.war, "B_light1") == "pantelleria"
    assert "intercept:malta_channel" in tasks(stage, "B_light1")
    assert "intercept:the_strait" not in tasks(stage, "B_light1")
    assert "intercept:the_strait" in tasks(stage, "B_fleet1")
    assert "intercept:malta_channel" not in tasks(stage, "B_fleet1")


@rule("mistral", "IC 6.4")
def test_to_an_auxiliary_on_task_it_runs_to_where_that_is() -> None:
    for strait, within in (("the_strait", True), ("malta_channel", False)):
        stage = Stage(
            auxiliaries={"B_fleet1": "gibraltar", "S_fleet1": f"task.{strait}"}, placed={"S_fleet1": 1}
        )
        assert ("screen:S_fleet1" in tasks(stage, "B_fleet1")) is within


@rule("mistral", "IC 6.4")
def test_from_a_blockaded_port_no_task_begins() -> None:
    position: dict[str, Any] = {
        "formations": {"S_FB": fleet("gibraltar", "navarro", S1=4)},
        "auxiliaries": {"B_fleet1": "gibraltar"},
    }
    assert tasks(Stage(**position), "B_fleet1")
    assert not tasks(Stage(**position, blockading={"S_FB": "gibraltar"}), "B_fleet1")


# ---------------------------------------------------------------- Recovery


@rule("mistral", "IC 6.6")
@pytest.mark.parametrize(
    ("auxiliary", "target"),
    [
        ("B_fleet1", 6), ("B_fleet501", 5), ("B_bomber1", 5),
        ("S_galley1", 4), ("S_light1", 6), ("F_privateer1", 5),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("turn", "winter"), [(6, 0), (3, 2)])
def test_a_test_by_class_brings_it_to_available(auxiliary: str, target: int, turn: int, winter: int) -> None:
    for die, place in ((target - winter, "available"), (target - winter + 1, "recovery")):
        stage = Stage(turn=turn, auxiliaries={auxiliary: "recovery"}).dice(recovery=die).run(recovery_step)
        assert stage.at(auxiliary) == place


@rule("mistral", "IC 6.6")
def test_the_british_first_then_spanish_and_french_each_by_id_and_corsairs_last() -> None:
    resting = ["F_fleet1", "G_light1", "S_fleet1", "N_light1", "B_light1", "B_fleet1", "P_light1"]
    corsairs = {"knights1": "pirate_recovery", "salee1": "pirate_recovery"}
    stage = Stage(auxiliaries={**dict.fromkeys(resting, "recovery"), **corsairs})
    stage.dice(rest=9).run(recovery_step)
    order = [line.say.params["auxiliary"] for line in stage.table.log or []]
    assert order == [
        *("B_fleet1", "B_light1", "P_light1", "N_light1", "S_fleet1", "F_fleet1", "G_light1"),
        *("knights1", "salee1"),
    ]


# ---------------------------------------------------------------- Galleys


@rule("mistral", "IC 6.7")
@pytest.mark.parametrize(("turn", "may"), [(4, False), (5, True)])
def test_galleys_begin_no_task_in_winter(turn: int, may: bool) -> None:
    stage = Stage(
        turn=turn,
        auxiliaries={"S_galley1": "cartagena", "S_light1": "cartagena"},
        rovers="barbary",
        pirate_player="bourbon",
    )
    assert bool(tasks(stage, "S_galley1")) is may
    assert bool(tasks(stage, "barbary2")) is may
    assert bool(tasks(stage, "knights1")) is may
    assert tasks(stage, "S_light1"), "others do"
    assert ("S_galley1" in screeners(BOX, stage.war, "bourbon", "ibiza_channel")) is may


@rule("mistral", "IC 6.7")
def test_nor_in_a_sea_zone_that_holds_a_gale() -> None:
    found = {"S_galley1": "cartagena", "S_light1": "cartagena"}
    stage = Stage(gale="gulf_of_valencia", auxiliaries=found)
    assert "ibiza_channel" not in interceptable(BOX, stage.war, "S_galley1", "cartagena")
    assert "ibiza_channel" in interceptable(BOX, stage.war, "S_light1", "cartagena")
    assert screeners(BOX, stage.war, "bourbon", "ibiza_channel") == ["S_light1"]
    stage = Stage(gale="catalan_sea", auxiliaries=found)
    assert "ibiza_channel" in interceptable(BOX, stage.war, "S_galley1", "cartagena")
    stage = Stage(gale="bougie_coast")
    assert "algerine" not in interceptable(BOX, stage.war, "barbary2", "bougie")
    assert "algerine" in interceptable(BOX, stage.war, "barbary1", "algiers")
