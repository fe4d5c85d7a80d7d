"""IC 7.6 Blockade: who may declare it, what ends it, what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.aftermath import retreat
from vivac.games.mistral.chapters.allegiance import blockaded
from vivac.games.mistral.chapters.attrition import attrition, attrition_modifiers
from vivac.games.mistral.chapters.blockade import bars_blockade
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.damage import mark_disorganised
from vivac.games.mistral.chapters.impulse import start
from vivac.games.mistral.chapters.organisation import prune
from vivac.games.mistral.chapters.repair import repair, repair_modifiers
from vivac.games.mistral.chapters.sailing import dock, join_formation, sail
from vivac.games.mistral.chapters.ships import disband
from vivac.lab.coverage import rule

PORT = "cartagena"


def off(port: str = PORT, *, spanish: dict[str, Any] | None = None, **words: Any) -> Stage:
    """Rowley with two Squadrons blockades a Port."""
    others = {} if spanish is None else {"S_FB": spanish}
    british = fleet(port, "rowley", B1=4, B2=4, blockades=True) | words.pop("british", {})
    return Stage(scenario="1744", formations={"B_FA": british, **others}, **words)


# ---------------------------------------------------------------- IC 7.6


@rule("mistral", "IC 7.6")
@pytest.mark.parametrize(
    ("at", "words", "refusal"),
    [
        (PORT, {}, ""),
        ("algiers", {}, ""),  # a Pirate Base is Enemy to both
        ("gibraltar", {}, "blockade-not-enemy-port"),
        ("livorno", {}, "blockade-not-enemy-port"),  # Neutral
        ("cape_palos", {}, "blockade-not-enemy-port"),  # no Port
        (PORT, {"state": "refitting"}, "blockade-not-enemy-port"),
        (PORT, {"marks": ["disorganised"]}, "blockade-disorganised"),
    ],
)
def test_who_may_declare_a_blockade(at: str, words: dict[str, Any], refusal: str) -> None:
    stage = Stage(scenario="1744", formations={"B_FA": fleet(at, "rowley", B1=4, **words)})
    assert stage.barred("blockade:B_FA") == refusal


@rule("mistral", "IC 7.6")
def test_a_blockade_needs_a_squadron_and_an_offing_free_of_the_enemy() -> None:
    stage = Stage(
        scenario="1744",
        formations={"i_fl_namur": fleet(PORT, fl_namur=0), "B_FA": fleet("barcelona", "rowley", B1=4)},
        convoys={"cv_supply": {"at": PORT}, "cv_troop1": {"at": "barcelona"}},
    )
    assert stage.barred("blockade:i_fl_namur") == "blockade-no-squadron"
    assert stage.barred("blockade:cv_supply") == "blockade-no-squadron"
    assert stage.barred("blockade:B_FA") == "blockade-enemy-there"
    docked = Stage(
        scenario="1744",
        docks={PORT: {"S1": [4, 0]}},
        formations={"B_FA": fleet(PORT, "rowley", B1=4)},
    )
    assert bars_blockade(docked.box, docked.war, "B_FA") is None, "who lies in docks is not at sea"


@rule("mistral", "IC 7.6")
def test_a_blockade_is_declared_and_given_up_in_the_command_step() -> None:
    stage = Stage(scenario="1744", formations={"B_FA": fleet(PORT, "rowley", B1=4)}).play()
    stage.choose("turn_to:B_FA", "blockade:B_FA", "back", "done", by="british")
    assert stage.war.blockading == {"B_FA": PORT}
    again = off().play().choose("turn_to:B_FA", by="british")
    assert "blockade:B_FA" not in again.offered("british")
    again.choose("lift:B_FA", by="british")
    assert again.war.blockading == {}


@rule("mistral", "IC 7.6")
def test_a_blockade_ends_when_the_formation_leaves_the_offing() -> None:
    stage = off(british={"course": ["cape_palos"]}).run(sail, "B_FA")
    assert stage.at("B_FA") == "cape_palos"
    assert not blockaded(stage.war, PORT)


@rule("mistral", "IC 7.6")
def test_a_blockade_ends_when_the_formation_is_disorganised() -> None:
    stage = off().run(mark_disorganised, "B_FA", "IC 5.26")
    assert not blockaded(stage.war, PORT)


@rule("mistral", "IC 7.6")
def test_a_blockade_ends_when_a_disorganised_squadron_joins_the_blockader() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(PORT, "rowley", B1=4, blockades=True),
            "i_B3": fleet(PORT, B3=4, marks=["disorganised"]),
        },
        orders={"i_B3": "rendezvous"},
    )
    stage.war.rendezvous["i_B3"] = "B_FA"
    stage.run(join_formation, "i_B3", "B_FA")
    assert stage.at("B3") == "B_FA"
    assert "B_FA" in stage.war.disorganised
    assert not blockaded(stage.war, PORT)


@rule("mistral", "IC 7.6")
def test_a_blockade_ends_when_no_squadron_is_left() -> None:
    stage = Stage(
        scenario="1744", formations={"B_FA": fleet(PORT, "rowley", B1=4, fl_namur=0, blockades=True)}
    )
    disband(stage.war, "B1")
    stage.run(prune, "B_FA")
    assert not blockaded(stage.war, PORT)


# ---------------------------------------------------------------- IC 7.61 to IC 7.63


@rule("mistral", "IC 7.61")
def test_who_becomes_ready_in_a_blockaded_offing_is_in_contact_at_once() -> None:
    stage = off(
        spanish=fleet(PORT, "navarro", S1=4, state="preparing", sails_at=0),
        british={"posture": "engage"},
        step="start",
        impulse=2,
    )
    stage.dice(search=9, evasion=9, weather_gauge=[3, 5]).run(start)
    assert stage.rolled[0] == "search", "before anybody commands or moves"
    assert stage.prompt == "action"


@rule("mistral", "IC 7.61")
@pytest.mark.parametrize("posture", ["avoid", "shadow", "engage"])
def test_the_blockader_searches_with_three_more_whatever_its_posture(posture: str) -> None:
    stage = off(spanish=fleet(PORT, "navarro", S1=4, posture="engage"), british={"posture": posture})
    stage.dice(search=9, rest=5).run(contact, PORT, "bourbon")
    assert "search" in stage.rolled
    assert "S_FB" in stage.war.located, "5, 3 for the Blockade, 1 for a Flotilla: a 9 is enough"


@rule("mistral", "IC 7.61")
@pytest.mark.parametrize(("posture", "fights"), [("avoid", False), ("shadow", False), ("engage", True)])
def test_the_blockader_attacks_only_if_it_engages(posture: str, fights: bool) -> None:
    stage = off(spanish=fleet(PORT, "navarro", S1=4), british={"posture": posture})
    stage.dice(search=0, evasion=9, weather_gauge=[3, 5]).run(contact, PORT, "bourbon")
    assert bool(stage.war.fought) is fights


@rule("mistral", "IC 7.61")
def test_who_sails_into_a_blockaded_offing_is_sought_in_his_own_move() -> None:
    stage = Stage(
        scenario="1744",
        step="increment",
        increment=3,
        first="bourbon",
        actor="bourbon",
        formations={
            "B_FA": fleet(PORT, "rowley", B1=4, blockades=True),
            "F_FD": fleet("cape_palos", "court", F1=4, course=[PORT]),
        },
    )
    stage.war.mp["F_FD"] = 1
    stage.dice(search=0).play()
    assert stage.at("F_FD") == PORT
    assert "F_FD" in stage.war.located


@rule("mistral", "IC 7.62")
@pytest.mark.parametrize(
    ("who", "scattered", "shut", "enters"),
    [
        ("S_FB", False, False, True),
        ("S_FB", False, True, False),
        ("cv_supply", False, True, False),
        ("cv_supply", True, True, True),
    ],
)
def test_a_blockade_shuts_the_docks_to_all_but_a_scattered_convoy(
    who: str, scattered: bool, shut: bool, enters: bool
) -> None:
    convoy = who == "cv_supply"
    port, foe = ("gibraltar", "A_FA") if convoy else (PORT, "B_FA")
    there = fleet(port, blockades=shut, F1=4) if convoy else fleet(port, blockades=shut, B1=4)
    formations = {foe: there}
    convoys = {who: {"at": port, "scattered": scattered}} if convoy else {}
    if not convoy:
        formations[who] = fleet(port, "navarro", S1=4, course=["docks"])
    stage = Stage(scenario="1744", formations=formations, convoys=convoys, load=6)
    stage.war.mp[who] = 1
    stage.run(dock, who)
    assert (stage.war.state[who] == "refitting") is enters


def slipping(dice: list[int], **words: Any) -> Stage:
    """Navarro has just come out of blockaded Cartagena, and Rowley is upon him."""
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(PORT, "rowley", B1=4, posture="engage", blockades=True, located=True),
            "S_FB": fleet(PORT, "navarro", S1=4, posture="engage", located=True),
        },
        **{"put_to_sea": ["S_FB"], "slipped": ["S_FB"], **words},
    )
    return stage.dice(weather_gauge=[3, 5], combat=dice, rest=9).run(contact, PORT, "british")


@rule("mistral", "IC 7.63")
def test_it_may_go_back_after_the_first_round_and_at_the_end_but_not_in_between() -> None:
    stage = slipping([9] * 6).choose("close", by="british")
    assert stage.prompt == "to_docks"
    stage.choose("stay_out", by="bourbon")
    prompts = []
    while stage.prompt:
        prompts.append(stage.prompt)
        stage.choose("to_docks" if stage.prompt == "to_docks" else "fight_on", by=stage.asked)
    assert prompts == ["continue", "continue", "continue", "continue", "to_docks"]
    assert stage.war.state["S_FB"] == "refitting"


@rule("mistral", "IC 7.63")
def test_going_back_costs_nothing_and_takes_the_place_of_any_retreat() -> None:
    stage = slipping([0, 9]).choose("distant", by="british")
    while stage.prompt == "split_damage":
        stage.choose(stage.options[0], by=stage.asked)
    assert stage.prompt == "to_docks"
    stage.choose("to_docks", by="bourbon")
    assert stage.at("S_FB") == PORT
    assert stage.war.state["S_FB"] == "refitting"
    assert stage.war.mp["S_FB"] == 0
    assert "retreats" not in stage.told


@rule("mistral", "IC 7.63")
def test_who_was_at_sea_before_is_not_asked() -> None:
    stage = slipping([9] * 4, put_to_sea=[], slipped=[]).choose("line_ahead", by="british")
    assert stage.prompt == "continue"


@rule("mistral", "IC 8.62")
def test_a_loser_in_his_own_offing_retreats_into_docks_blockaded_or_not() -> None:
    stage = off(spanish=fleet(PORT, "navarro", S1=4, marks=["disorganised"])).run(retreat, "S_FB")
    assert blockaded(stage.war, PORT)
    assert stage.war.state["S_FB"] == "refitting"
    assert "S_FB" not in stage.war.disorganised


# ---------------------------------------------------------------- IC 7.64, IC 7.65


@rule("mistral", "IC 7.64", "IC 7.64a")
@pytest.mark.parametrize(
    ("port", "blockades", "value"),
    [("cadiz", True, 3), ("toulon", True, 2), (PORT, True, 1), (PORT, False, 0), ("coast_a", True, 0)],
)
def test_the_blockader_adds_the_blockade_value_to_its_attrition(
    port: str, blockades: bool, value: int
) -> None:
    stage = Stage(scenario="1744", formations={"B_FA": fleet(port, "rowley", B1=4, blockades=blockades)})
    assert attrition_modifiers(stage.box, stage.war, "B1").get("blockade_value", 0) == value


@rule("mistral", "IC 7.64")
def test_a_die_off_cadiz_that_would_do_nothing_elsewhere_wears_the_blockader() -> None:
    for blockades, dp in ((True, 1), (False, 0)):
        stage = Stage(
            scenario="1744", formations={"B_FA": fleet("cadiz", "rowley", B1=4, blockades=blockades)}
        )
        stage.dice(attrition=5).run(attrition)
        assert stage.strength("B1") == (4, dp)


@rule("mistral", "IC 7.65")
def test_repairs_in_a_blockaded_port_are_made_at_one_more() -> None:
    for shut, removed in ((False, 3), (True, 2)):
        stage = Stage(
            scenario="1744",
            docks={PORT: {"S1": [4, 9]}},
            formations={"B_FA": fleet(PORT, "rowley", B1=4, blockades=shut)},
        )
        assert ("blockaded" in repair_modifiers(stage.box, stage.war, "S1", PORT)) is shut
        stage.dice(repair=4).run(repair, "S1")
        assert stage.strength("S1") == (4, 9 - removed)
