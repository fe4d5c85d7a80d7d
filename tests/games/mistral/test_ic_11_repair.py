"""IC 11.3, IC 11.4 Repair and Attrition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.attrition import attrition, attrition_modifiers
from vivac.games.mistral.chapters.repair import (
    bars_emergency,
    emergency_modifiers,
    emergency_repair,
    repair,
    repair_modifiers,
)
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"


def yard(side: str = "bourbon", **words: Any) -> Stage:
    """The Repair Step, with one player to begin."""
    return Stage(step="repair", first=side, actor=side, **words)


# ---------------------------------------------------------------- IC 11.31, IC 11.32


@rule("mistral", "IC 11.31", "IC 11.31a")
def test_a_port_makes_as_many_rolls_as_its_repair_value_on_any_targets() -> None:
    stage = yard(docks={"cartagena": {"S1": [4, 9], "S2": [4, 3]}}).dice(repair=[9, 9], rest=9).play()
    assert stage.options == ["repair:S1", "repair:S2", "done"]
    stage.choose("repair:S1", by="bourbon")
    assert stage.options == ["repair:S1", "repair:S2", "done"], "any number on one target"
    stage.choose("repair:S1", by="bourbon")
    assert stage.war.dp == stage.war.dp | {"S1": 7, "S2": 3}
    assert stage.rolled[:2] == ["repair", "repair"]
    assert stage.prompt != "repair", "Cartagena is r2"


@rule("mistral", "IC 11.31")
def test_a_new_turn_brings_new_rolls() -> None:
    stage = yard(docks={"cartagena": {"S1": [4, 13]}}).dice(repair=[9, 9], rest=9).play()
    stage.choose("repair:S1", "repair:S1", by="bourbon")
    assert stage.war.repairs == {}


@rule("mistral", "IC 11.31")
@pytest.mark.parametrize(
    ("die", "removed"),
    [(0, 4), (1, 4), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2), (7, 2), (8, 1), (9, 1)],
)
def test_each_roll_removes_what_the_table_says(die: int, removed: int) -> None:
    stage = Stage(docks={"cartagena": {"S1": [4, 9]}}).dice(repair=die).run(repair, "S1")
    assert stage.strength("S1") == (4, 9 - removed)


@rule("mistral", "IC 11.31")
def test_no_more_is_removed_than_there_is() -> None:
    assert Stage(docks={"cartagena": {"S1": [4, 1]}}).dice(repair=0).run(repair, "S1").strength("S1") == (
        4,
        0,
    )


@rule("mistral", "IC 11.31")
def test_only_who_lies_refitting_is_repaired() -> None:
    for state, offered in (("refitting", True), ("preparing", False), ("ready", False)):
        stage = yard(
            docks={"cartagena": {"S2": [4, 1]}},
            formations={"S_FB": fleet("cartagena", "navarro", state=state, sails_at=999, S1=[4, 3])},
        ).play()
        assert ("repair:S1" in stage.options) is offered


@rule("mistral", "IC 11.31")
def test_a_subordinate_squadron_and_a_flagship_are_repaired_as_well() -> None:
    stage = yard(
        formations={
            "A_GF": fleet("cartagena", "navarro", state="refitting", S1=4, fl_real_felipe=3),
            "S_FB": fleet("cartagena", "spinola", under="A_GF", S2=[4, 2]),
        }
    ).play()
    assert stage.options == ["repair:S2", "repair:fl_real_felipe", "done"], "S1 is undamaged"


@rule("mistral", "IC 11.31")
@pytest.mark.parametrize(
    ("turn", "element", "found"),
    [(6, "S1", {}), (2, "S1", {"winter": 1}), (6, "fl_real_felipe", {"flagship": 1})],
)
def test_winter_and_a_flagship_make_repair_harder(turn: int, element: str, found: dict[str, int]) -> None:
    stage = Stage(turn=turn, docks={"cadiz": {"S1": [4, 9], "fl_real_felipe": [1, 9]}})
    assert repair_modifiers(stage.box, stage.war, element, "cadiz") == found


@rule("mistral", "IC 11.31")
def test_the_enemys_yards_and_ports_without_one_repair_nothing() -> None:
    stage = Stage(docks={"malaga": {"S1": [4, 9]}, "genoa": {"S2": [4, 9]}}, turn=5)
    assert stage.barred("repair:S1") == "repair-no-dockyard"
    assert stage.barred("repair:S2") == "repair-not-friendly", "Genoa is Neutral"


@rule("mistral", "IC 11.32", "2.147")
@pytest.mark.parametrize(
    ("turn", "port", "squadron", "stores", "refusal"),
    [
        (5, "gibraltar", "B1", 0, ""),
        (6, "gibraltar", "B1", 0, "repair-quarterly"),
        (6, "gibraltar", "B1", 1, ""),
        (6, "barcelona", "S1", 0, "repair-quarterly"),
        (9, "barcelona", "S1", 0, ""),
        (6, "cartagena", "S1", 0, ""),
    ],
)
def test_ports_marked_q_repair_in_quarterly_turns_alone_unless_victualled(
    turn: int, port: str, squadron: str, stores: int, refusal: str
) -> None:
    stage = Stage(turn=turn, victualled={"gibraltar": stores}, docks={port: {squadron: [4, 5]}})
    assert stage.barred(f"repair:{squadron}") == refusal


@rule("mistral", "IC 11.32", "IC 10.172")
def test_stores_are_spent_beside_quarterly_turns_only() -> None:
    for turn, left in ((5, 2), (6, 1)):
        stage = Stage(turn=turn, victualled={"gibraltar": 2}, docks={"gibraltar": {"B1": [4, 5]}})
        stage.dice(repair=9).run(repair, "B1")
        assert stage.war.victualled["gibraltar"] == left


# ---------------------------------------------------------------- IC 11.33


@rule("mistral", "IC 11.33", "1.303", "2.141")
@pytest.mark.parametrize(
    ("port", "dp", "refusal"),
    [
        ("malaga", 5, ""),  # a Friendly Minor Port
        ("livorno", 5, ""),  # a Neutral one
        ("coast_a", 5, ""),  # a Coastal Space
        ("palma", 5, ""),
        ("palermo", 5, ""),
        ("malaga", 4, "emergency-light-damage"),  # one third of 14 is 5
        ("cartagena", 5, "emergency-not-here"),
        ("algiers", 5, "repair-not-friendly"),
    ],
)
def test_where_emergency_repairs_are_made(port: str, dp: int, refusal: str) -> None:
    stage = Stage(docks={port: {"S1": [4, dp]}})
    found = bars_emergency(stage.box, stage.war, "S1", port)
    assert ("" if found is None else found.say.key) == refusal


@rule("mistral", "IC 11.33", "IC 11.33a")
@pytest.mark.parametrize(
    ("die", "dp", "left"), [(0, 9, 7), (1, 9, 8), (6, 9, 8), (7, 9, 9), (0, 5, 4), (1, 5, 4)]
)
def test_success_removes_one_a_zero_two_but_not_below_the_threshold_less_one(
    die: int, dp: int, left: int
) -> None:
    stage = Stage(docks={"malaga": {"S1": [4, dp]}}).dice(emergency=die).run(emergency_repair, "S1")
    assert stage.strength("S1") == (4, left)


@rule("mistral", "IC 11.33")
def test_each_side_has_one_test_a_turn_in_a_port() -> None:
    stage = yard("british", docks={"livorno": {"B1": [4, 9], "B2": [4, 9], "S1": [4, 9]}})
    stage.dice(emergency=[9, 9], rest=9).play()
    assert stage.options == ["emergency:B1", "emergency:B2", "done"]
    stage.choose("emergency:B1", by="british")
    assert (stage.prompt, stage.table.waiting_for) == ("repair", ("bourbon",)), "one for the British"
    assert stage.options == ["emergency:S1", "done"], "and one for the Spanish"


@rule("mistral", "IC 11.33")
def test_a_yard_makes_no_emergency_repairs_beside() -> None:
    stage = yard(
        "british",
        docks={"gibraltar": {"B1": [4, 9]}, "cartagena": {"S1": [4, 9]}},
        victualled={"gibraltar": 0},
    )
    stage.dice(rest=9).play()
    assert stage.options == ["repair:S1", "done"], "Gibraltar has nothing until the Quarterly Turn"


@rule("mistral", "IC 11.33")
@pytest.mark.parametrize(
    ("port", "turn", "found"),
    [
        ("malaga", 6, {"friendly": 1}),
        ("livorno", 6, {"neutral": -1}),
        ("coast_a", 6, {"friendly": 1, "coastal": -1}),
        ("palma", 6, {"friendly": 1, "anchorage": 2}),
        ("malaga", 1, {"friendly": 1, "winter": -1}),
    ],
)
def test_what_weighs_on_an_emergency_repair(port: str, turn: int, found: dict[str, int]) -> None:
    stage = Stage(turn=turn)
    assert emergency_modifiers(stage.box, stage.war, port, "bourbon") == found
    assert stage.box.charts.emergency.at("target") == 5


# ---------------------------------------------------------------- IC 11.34


@rule("mistral", "IC 11.34", "IC 11.34a", "2.316")
@pytest.mark.parametrize(
    ("port", "squadron", "other"),
    [
        ("toulon", "S1", True),
        ("cartagena", "F1", True),
        ("toulon", "F1", False),
        ("cartagena", "S1", False),
        ("naples", "S1", False),  # Naples is of the Spanish Command
        ("naples", "F1", True),
    ],
)
def test_bourbon_forces_repair_in_ports_of_either_command_at_one_more_in_the_others(
    port: str, squadron: str, other: bool
) -> None:
    stage = yard(turn=5, french_war=True, docks={port: {squadron: [4, 6]}}).play()
    assert f"repair:{squadron}" in stage.options
    stage.dice(repair=4, rest=9).choose(f"repair:{squadron}", by="bourbon")
    assert stage.war.dp[squadron] == (4 if other else 3)


# ---------------------------------------------------------------- IC 11.41


@rule("mistral", "IC 11.41")
def test_every_ready_squadron_and_flagship_rolls_british_first() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B2=4, fl_namur=0),
            "B_D1": fleet(SEA, B1=4),
            "B_FB": fleet("gibraltar", "mathews", state="refitting", B3=4),
            "S_FB": fleet("cartagena", "navarro", S1=4),
            "S_FC": fleet("cadiz", "spinola", state="preparing", sails_at=999, S2=4),
        },
        docks={"port_mahon": {"B4": [4, 0]}},
    )
    stage.dice(attrition=[6, 9, 0, 9]).run(attrition)
    assert stage.rolled == ["attrition"] * 4
    dp = {each: stage.war.dp[each] for each in ("B1", "B2", "fl_namur", "S1")}
    assert dp == {"B1": 1, "B2": 2, "fl_namur": 0, "S1": 1}, "the offing of a Friendly Port takes 1 off"


@rule("mistral", "IC 11.41")
@pytest.mark.parametrize(
    ("result", "dp"), [(-1, 0), (5, 0), (6, 1), (8, 1), (9, 2), (10, 2), (11, 3), (15, 3)]
)
def test_the_attrition_table(result: int, dp: int) -> None:
    assert Stage().box.charts.attrition.at(result) == dp


@rule("mistral", "IC 11.41")
@pytest.mark.parametrize(
    ("turn", "at", "marks", "found"),
    [
        (2, SEA, [], {"winter": 2}),
        (6, SEA, [], {}),
        (10, SEA, [], {"summer": -1}),
        (14, SEA, [], {"autumn": 1}),
        (6, "gibraltar", [], {"friendly_offing": -1}),
        (6, "cartagena", [], {}),
        (6, SEA, ["disorganised"], {"disorganised": 1}),
    ],
)
def test_what_weighs_on_attrition(turn: int, at: str, marks: list[str], found: dict[str, int]) -> None:
    stage = Stage(turn=turn, formations={"B_FA": fleet(at, "haddock", marks=marks, B1=4)})
    assert attrition_modifiers(stage.box, stage.war, "B1") == found


@rule("mistral", "IC 11.41", "IC 11.41a", "2.636")
def test_convoys_and_the_levant_trade_are_exempt_but_escorts_are_not() -> None:
    stage = Stage(
        scenario="1744",
        docks={"track": {"B1": [4, 0]}},
        convoys={"cv_troop1": {"at": SEA}, "cv_b_levant": {"at": SEA}, "cv_supply": {"at": SEA}},
        formations={"S_FB": fleet(SEA, "navarro", under="cv_troop1", S1=4)},
    )
    stage.dice(attrition=9).run(attrition)
    assert stage.rolled == ["attrition"]
    assert stage.war.dp["S1"] == 2


@rule("mistral", "IC 11.41")
def test_who_is_in_a_box_off_the_map_does_not_roll() -> None:
    stage = Stage(scenario="1745", formations={"F_FD": fleet("atlantic", "court", F1=4)}).run(attrition)
    assert stage.rolled == []


@rule("mistral", "IC 11.41")
def test_attrition_may_sink_and_end_a_formation_without_prestige_to_anybody() -> None:
    stage = Stage(prestige={"british": 5, "bourbon": 5}, formations={"S_D1": fleet(SEA, S1=[1, 13])})
    stage.dice(attrition=9).run(attrition)
    assert (stage.at("S1"), stage.at("S_D1")) == ("pool", "unformed")
    assert stage.war.prestige == {"british": 5, "bourbon": 5}
