"""2.14 Ports: Coastal Spaces, Pirate Bases, Blockade and Repair Values, stored supplies."""

from __future__ import annotations

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.allegiance import enemy_port, friend_of, may_use_docks
from vivac.games.mistral.chapters.impulse import coast_watch
from vivac.games.mistral.chapters.repair import bars_emergency
from vivac.lab.coverage import rule

BOX = open_box()
SCENARIOS = [scenario.id for scenario in RULEBOOK.scenarios]

BLOCKADE_VALUES = {  # a#
    "cadiz": 3,
    "sale": 3,
    "algiers": 3,
    "melilla": 2,
    "oran": 2,
    "barcelona": 2,
    "bougie": 2,
    "marseille": 2,
    "toulon": 2,
    "genoa": 2,
    "tunis": 2,
    "tripoli": 2,
}
REPAIR_VALUES = {  # r#
    "cadiz": 3,
    "port_mahon": 3,
    "toulon": 3,
    "gibraltar": 2,
    "cartagena": 2,
    "barcelona": 1,
    "marseille": 1,
    "villefranche": 1,
    "genoa": 1,
    "naples": 1,
    "corfu": 1,
}
QUARTERLY = {"gibraltar", "port_mahon", "barcelona", "villefranche", "genoa", "corfu"}


@rule("mistral", "2.14")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_coastal_spaces_act_as_minor_ports_in_every_scenario(scenario: str) -> None:
    stage = Stage(scenario=scenario)
    assert BOX.coastal <= BOX.minor
    for space in BOX.coastal:
        whose = friend_of(stage.box, stage.war, space)
        for side in ("british", "bourbon"):
            assert may_use_docks(stage.box, stage.war, space, side) is (whose in (side, "neutral"))
            assert enemy_port(stage.box, stage.war, space, side) is (whose not in (side, "neutral"))


@rule("mistral", "2.141")
def test_every_friendly_or_neutral_minor_port_allows_emergency_repairs() -> None:
    stage = Stage(scenario="1740")
    stage.war.dp["B1"] = stage.war.dp["S1"] = 6
    for port in BOX.minor - BOX.bases:
        british = BOX.owner[port] not in ("S", "F")
        assert (bars_emergency(stage.box, stage.war, "B1", port) is None) is british
        assert bars_emergency(stage.box, stage.war, "S1", port) is None
    for port in BOX.bases:
        assert bars_emergency(stage.box, stage.war, "B1", port) is not None
    for port in REPAIR_VALUES:
        assert bars_emergency(stage.box, stage.war, "S1", port) is not None, "nor a dockyard"


@rule("mistral", "2.141")
def test_a_squadron_is_mended_in_a_neutral_minor_port() -> None:
    stage = Stage(scenario="1740", step="repair", docks={"livorno": {"B1": [4, 6]}}).dice(emergency=4).play()
    assert stage.options == ["emergency:B1", "done"]
    stage.choose("emergency:B1", by="british")
    assert stage.war.dp["B1"] == 5


@rule("mistral", "2.142")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_pirate_bases_are_enemy_to_both_fleets_always(scenario: str) -> None:
    stage = Stage(scenario=scenario)
    assert {"sale", "oran", "algiers", "bougie", "tunis", "tripoli"} == BOX.bases
    for base in BOX.bases:
        for side in ("british", "bourbon"):
            assert enemy_port(stage.box, stage.war, base, side)
            assert not may_use_docks(stage.box, stage.war, base, side, convoy=True)


@rule("mistral", "2.143")
@pytest.mark.parametrize(
    ("space", "located"),
    [
        ("cape_teulada", True),  # off Cagliari, a Neutral Minor Port
        ("coast_e", True),  # a Neutral Coastal Space
        ("ionian_sea", False),  # off Corfu, a Neutral Major Port
        ("west_sardinia", False),
    ],
)
def test_neutral_minor_ports_and_coastal_spaces_watch_for_both_sides(space: str, located: bool) -> None:
    stage = Stage(
        formations={"B_D1": fleet(space, B1=4), "F_D1": fleet(space, F1=4)},
    ).run(coast_watch)
    assert set(stage.war.located) == ({"B_D1", "F_D1"} if located else set())


@rule("mistral", "2.144")
def test_blockade_values_are_printed_and_coastal_spaces_have_none() -> None:
    for port in BOX.ports:
        value = 0 if port in BOX.coastal else BLOCKADE_VALUES.get(port, 1)
        assert BOX.spaces[port].blockade == value, port


@rule("mistral", "2.145")
def test_major_ports_have_a_repair_value_and_minor_ports_none() -> None:
    assert {port: BOX.spaces[port].repair for port in BOX.ports if BOX.spaces[port].repair} == REPAIR_VALUES
    assert {port for port in BOX.ports if BOX.spaces[port].quarterly} == QUARTERLY
    assert set(REPAIR_VALUES) <= BOX.major


@rule("mistral", "2.145")
def test_the_repair_value_is_the_number_of_rolls_in_a_turn() -> None:
    stage = Stage(step="repair", docks={"cartagena": {"S1": [4, 12]}, "malaga": {"S2": [4, 4]}})
    stage.dice(repair=[9, 9]).play()
    assert stage.options == ["repair:S1", "done"]
    stage.choose("repair:S1", "repair:S1", by="bourbon")
    assert stage.prompt != "repair", "no third roll"
    assert len(stage.rolled) == 2
    assert stage.barred("repair:S2") == "repair-no-dockyard"


@rule("mistral", "2.145")
def test_q_ports_give_their_rolls_in_quarterly_turns_only() -> None:
    for turn, may in ((5, True), (6, False), (8, False), (9, True)):
        stage = Stage(turn=turn, docks={"barcelona": {"S1": [4, 6]}})
        assert stage.barred("repair:S1") == ("" if may else "repair-quarterly")


@rule("mistral", "2.146")
def test_the_numbers_of_a_port_are_its_values_and_never_its_name() -> None:
    stage = Stage()
    scene = RULEBOOK.scene(stage.box, stage.war, "british")
    for port in BOX.ports:
        space = BOX.spaces[port]
        assert not any(sign.isdigit() for sign in f"{port} {space.name}")
        (note,) = [line for line in scene.notes[port] if line.key == "note-port"]
        assert (note.params["blockade"], note.params["repair"]) == (space.blockade, space.repair)


@rule("mistral", "2.147")
@pytest.mark.parametrize("port", ["gibraltar", "port_mahon"])
def test_the_british_bases_repair_fully_only_in_quarterly_turns_or_for_stored_points(port: str) -> None:
    stage = Stage(turn=6, victualled={port: 1}, step="repair", docks={port: {"B1": [4, 9]}})
    stage.dice(repair=9).play().choose("repair:B1", by="british")
    assert stage.war.victualled[port] == 0
    assert stage.barred("repair:B1") == "repair-quarterly"
    rolls = REPAIR_VALUES[port]
    free = Stage(turn=5, victualled={port: 1}, docks={port: {"B1": [4, 9]}})
    free.dice(repair=[9] * rolls).whole("repair").choose(*["repair:B1"] * rolls, by="british")
    assert free.war.victualled[port] == 1
    assert free.war.step == "events", "as many rolls as its Repair Value, and no more"


@rule("mistral", "2.147")
def test_supply_convoys_store_points_at_gibraltar_and_port_mahon_alone() -> None:
    for port, stores in (("gibraltar", True), ("port_mahon", True), ("villefranche", False)):
        stage = Stage(scenario="1745", load=2, convoys={"cv_supply": {"at": port, "state": "refitting"}})
        stage.whole("requests")
        assert (stage.prompt == "unload") is stores


@rule("mistral", "2.148")
@pytest.mark.parametrize(("stored", "most"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_gibraltar_never_holds_more_than_four_points(stored: int, most: int) -> None:
    stage = Stage(
        load=6,
        victualled={"gibraltar": stored},
        convoys={"cv_supply": {"at": "gibraltar", "state": "refitting"}},
    ).whole("requests")
    if not most:
        assert stage.prompt == "request", "there is nothing to ask"
        return
    assert stage.options == [f"unload:{points}" for points in range(most, -1, -1)]
    stage.choose(f"unload:{most}", by="british")
    assert (stage.war.victualled["gibraltar"], stage.war.load) == (4, 6 - most)
