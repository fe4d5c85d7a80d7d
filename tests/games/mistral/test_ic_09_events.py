"""IC 9.1, IC 9.2 Political Events: when they are checked, what makes them occur, what follows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.box.components import Date, Effect, Modifier
from vivac.games.mistral.chapters.allegiance import friend_of
from vivac.games.mistral.chapters.conditions import modified, true
from vivac.games.mistral.chapters.effects import VERBS, take_effect
from vivac.games.mistral.chapters.events import due_events, may_be_checked
from vivac.games.mistral.chapters.record import count_the_flota
from vivac.lab.coverage import rule

COMPACT = {"worms": 61, "worms:1": 61, "second_family_compact": 61}  # Turn 13 of 1743


def politics(scenario: str, turn: int, **position: Any) -> Stage:
    return Stage(scenario=scenario, turn=turn, **position)


# ---------------------------------------------------------------- IC 9.1


@rule("mistral", "IC 9.11")
def test_there_are_no_random_events() -> None:
    stage = politics("1740", 6).dice().whole("events")
    assert (stage.rolled, stage.chance.drawn) == ([], [])
    assert {event.check for event in stage.box.events.values()} == {"none", "quarterly", "every_turn"}


@rule("mistral", "IC 9.12")
def test_hexagons_are_checked_every_turn_and_the_others_every_quarterly_turn() -> None:
    hexagons = [event.id for event in Stage().box.events.values() if event.check == "every_turn"]
    assert hexagons == ["france_declares_war"]
    for turn in range(1, 17):
        stage = politics("1744", turn)
        due = due_events(stage.box, stage.war)
        assert "france_declares_war" in due
        assert (len(due) > 1) is (turn in (1, 5, 9, 13))


@rule("mistral", "IC 9.12")
def test_a_square_occurs_once_and_a_circle_once_a_year() -> None:
    for name, year, turn, again in (
        ("felipe_dies", 1746, 9, False),
        ("felipe_dies", 1747, 5, False),
        ("flota", 1746, 9, False),
        ("flota", 1747, 5, True),
    ):
        stage = politics("1746", turn, year=year, events={name: (1746 - 1740) * 16 + 5})
        assert may_be_checked(stage.box, stage.war, stage.box.events[name]) is again, (name, year)


@rule("mistral", "IC 9.12")
def test_an_independent_event_needs_no_predecessor() -> None:
    stage = politics("1740", 5)
    stage.war.events.clear()
    assert due_events(stage.box, stage.war) == ["flota", "west_indies"]


# ---------------------------------------------------------------- IC 9.2


@rule("mistral", "IC 9.21")
@pytest.mark.parametrize(
    ("name", "year", "turn", "events", "checked"),
    [
        ("spain_austria_war", 1741, 5, {"war_start": 1}, True),
        ("spain_austria_war", 1741, 5, {}, False),
        ("spain_austria_war", 1741, 1, {"war_start": 1}, False),
        ("descent_on_england", 1743, 13, COMPACT, False),
        ("descent_on_england", 1744, 1, COMPACT, True),
        ("descent_on_england", 1746, 13, COMPACT, True),
        ("descent_on_england", 1747, 1, COMPACT, False),
        ("flota", 1741, 1, {}, False),
        ("flota", 1741, 5, {}, True),
        ("flota", 1741, 9, {}, True),
        ("flota", 1741, 13, {}, False),
        ("second_family_compact", 1743, 13, {"worms": 57, "worms:1": 57}, True),
        ("second_family_compact", 1743, 13, {"worms": 61, "worms:1": 61}, False),
    ],
)
def test_an_event_is_checked_when_all_its_prerequisites_hold(
    name: str, year: int, turn: int, events: dict[str, int], checked: bool
) -> None:
    stage = politics("1740", turn, year=year)
    stage.war.events = dict(events)
    assert may_be_checked(stage.box, stage.war, stage.box.events[name]) is checked


@rule("mistral", "IC 9.21")
def test_the_dates_of_an_event_are_inclusive() -> None:
    stage = politics("1746", 9)
    event = msgspec.structs.replace(stage.box.events["west_indies"], first=Date(1746, 9), last=Date(1746, 9))
    for year, turn, checked in ((1746, 5, False), (1746, 9, True), (1746, 13, False)):
        stage.war.year, stage.war.turn = year, turn
        assert may_be_checked(stage.box, stage.war, event) is checked


@rule("mistral", "IC 9.22")
def test_an_event_occurs_on_a_die_not_above_its_base_number_after_modifiers() -> None:
    for failures, die, occurs in ((0, 1, True), (0, 2, False), (2, 3, True), (2, 4, False)):
        stage = politics("1741", 5, failed_checks={"spain_austria_war": failures})
        stage.dice(rest=9, event=[die]).whole("events")
        assert ("spain_austria_war" in stage.war.events) is occurs
        assert stage.war.failed_checks.get("spain_austria_war", 0) == failures + (not occurs)


@rule("mistral", "IC 9.22", "IC 9.22a", "2.423")
def test_what_is_automatic_needs_no_die_no_date_and_no_earlier_event() -> None:
    stage = politics("1742", 6, defied=(1742 - 1740) * 16 + 6).whole("events")
    assert stage.rolled == []
    assert stage.war.declared
    stage = politics("1742", 7, defied=(1742 - 1740) * 16 + 6).whole("events")
    assert not stage.war.declared


@rule("mistral", "IC 9.23")
def test_an_event_made_possible_in_this_step_is_first_checked_next_time() -> None:
    stage = politics("1743", 13, year=1744, events={"worms": 50, "worms:1": 50})
    stage.dice(rest=9, event=[0]).whole("events")
    assert "second_family_compact" in stage.war.events
    assert stage.told.count("event-not-yet") == 1, "the West Indies alone; not the descent on England"
    stage.war.turn, stage.war.year = 1, 1745
    assert {"france_declares_war", "descent_on_england"} <= set(due_events(stage.box, stage.war))


@rule("mistral", "IC 9.23")
def test_conditions_are_judged_after_the_campaigns() -> None:
    stage = politics("1746", 5, marker={"po_valley": -1}).dice(rest=9, campaign=[0, 5, 5])
    stage.whole("events")
    assert stage.war.won == {"po_valley": "british"}
    assert "aranjuez:2" in stage.war.failed_checks


@rule("mistral", "IC 9.23")
def test_events_are_checked_in_the_order_of_the_table_each_once() -> None:
    stage = politics("1744", 1).dice(rest=9).whole("events")
    names = [line.say.params["event"] for line in stage.table.log or [] if line.say.key == "event-not-yet"]
    assert names == ["france_declares_war", "descent_on_england", "west_indies"]


@rule("mistral", "IC 9.23")
def test_a_staged_event_checks_its_next_stage_and_one_stage_a_year() -> None:
    stage = politics("1745", 1).dice(rest=9)
    corsica = stage.box.events["corsica"]
    due = due_events(stage.box, stage.war)
    stage.chance.rows["event"] = [9 if each != "corsica" else 2 for each in due]
    stage.whole("events")
    assert "corsica:1" in stage.war.events
    assert "corsica:2" not in stage.war.events
    for year, turn, checked in ((1745, 5, False), (1745, 13, False), (1746, 1, True)):
        stage.war.year, stage.war.turn = year, turn
        assert may_be_checked(stage.box, stage.war, corsica) is checked
    stage = politics("1745", 5, year=1746, events={"corsica": 81, "corsica:1": 81})
    stage.chance.rest = 9
    stage.chance.rows["event"] = [9 if each != "corsica" else 3 for each in due_events(stage.box, stage.war)]
    stage.whole("events")
    assert "corsica:2" in stage.war.events, "stage 2 has base 3, stage 1 only 2"


@rule("mistral", "IC 9.24", "2.62")
def test_withdrawals_caused_by_an_event_happen_at_once_and_effects_in_the_order_listed() -> None:
    stage = politics("1744", 1, docks={"gibraltar": {"B1": [4, 0], "B2": [3, 0]}}).dice(rest=9)
    stage.chance.rows["event"] = [9, 0, 9]
    stage.whole("events")
    assert stage.prompt == "withdraw_or_squadron"
    assert stage.table.waiting_for == ("british",)
    assert stage.war.fulfilled["bourbon"] == 0
    stage.choose("squadron:B1", by="british")
    assert stage.at("B1") == "withdrawn"
    assert stage.war.fulfilled["bourbon"] == 1


@rule("mistral", "IC 9.25")
def test_names_shapes_bases_and_dates_of_the_events() -> None:
    found = {
        event.id: (
            event.shape,
            event.stage_base or event.base,
            event.first and (event.first.year, event.first.turn),
        )
        for event in Stage().box.events.values()
    }
    assert found == {
        "war_start": ("square", 0, None),
        "spain_austria_war": ("square", 1, (1741, 5)),
        "worms": ("circle", (1, 0), (1743, 1)),
        "second_family_compact": ("square", 5, (1743, 13)),
        "france_declares_war": ("square", 1, (1744, 1)),
        "felipe_dies": ("square", 1, (1746, 1)),
        "aranjuez": ("circle", (4, 5, 5, 2), (1745, 1)),
        "corsica": ("circle", (2, 3, 3, 2), (1745, 1)),
        "descent_on_england": ("circle", 2, (1744, 1)),
        "flota": ("circle", 3, (1740, 1)),
        "west_indies": ("circle", 1, (1740, 1)),
    }


@rule("mistral", "IC 9.25")
@pytest.mark.parametrize(
    ("event", "stage", "effects"),
    [
        ("spain_austria_war", 0, ["activate:N", "naples:war", "eligible:po_valley", "eligible:apennines"]),
        ("worms", 1, ["ports_friendly:P:B"]),
        ("worms", 2, ["remove:P", "end_campaign:alps"]),
        ("second_family_compact", 0, ["activate:P", "eligible:alps"]),
        ("felipe_dies", 0, ["remove:N", "rule_on:2.321", "end_campaign:apennines"]),
        ("aranjuez", 1, []),
        ("aranjuez", 2, ["neutral:G"]),
        ("aranjuez", 3, ["activate:G"]),
        ("aranjuez", 4, ["remove:G"]),
        ("corsica", 3, ["remove_auxiliary:G:1"]),
    ],
)
def test_what_events_do(event: str, stage: int, effects: list[str]) -> None:
    rows = Stage().box.events[event].effects
    assert [row.do for row in rows if row.stage == stage] == effects


@rule("mistral", "IC 9.26")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("", True),
        ("war_start", True),
        ("felipe_dies", False),
        ("!felipe_dies & war_start", True),
        ("!(felipe_dies & war_start)", True),
        ("!war_start | war_start & spain_austria_war", True),
        ("war_start | spain_austria_war & felipe_dies", True),
        ("(war_start | spain_austria_war) & felipe_dies", False),
        ("worms:1", True),
        ("worms:2", False),
        ("victories:alps:A >= 2", True),
        ("victories:alps:A >= 3", False),
        ("victories:alps:A <= 1", False),
        ("victories:alps:A = 2", True),
    ],
)
def test_conditions_bind_not_before_and_before_or(condition: str, holds: bool) -> None:
    stage = politics("1744", 5, victories={"alps:bourbon": 2})
    assert true(stage.box, stage.war, condition) is holds


@rule("mistral", "IC 9.26")
def test_a_later_stage_leaves_the_earlier_ones_in_effect() -> None:
    stage = politics("1747", 1)
    assert all(true(stage.box, stage.war, f"aranjuez:{n}") for n in (1, 2, 3))
    assert not true(stage.box, stage.war, "aranjuez:4")


@rule("mistral", "IC 9.26")
@pytest.mark.parametrize(
    ("row", "ships", "added"),
    [
        (Modifier(mod=2, when="war_start"), 0, 2),
        (Modifier(mod=2, when="!war_start"), 0, 0),
        (Modifier(mod=1, per="ships:B"), 3, 3),
        (Modifier(mod=1, per="ships:B", above=24, step=4), 27, 0),
        (Modifier(mod=1, per="ships:B", above=24, step=4), 28, 1),
        (Modifier(mod=-1, per="ships:B", below=16, step=4), 8, -2),
        (Modifier(mod=-1, per="ships:B", below=16, step=4), 9, -1),
        (Modifier(mod=-1, per="ships:B", below=16, step=4), 20, 0),
        (Modifier(mod=3, when="war_start", stage=1), 0, 0),
        (Modifier(mod=3, when="war_start", stage=2), 0, 3),
    ],
)
def test_modifiers_add_by_condition_or_by_full_steps_of_a_number(
    row: Modifier, ships: int, added: int
) -> None:
    stage = politics("1744", 5, docks={"gibraltar": {"B1": [ships, 0]}})
    assert sum(modified(stage.box, stage.war, (row,), stage=2).values()) == added


@rule("mistral", "IC 9.27")
def test_every_verb_of_the_data_is_known() -> None:
    box = Stage().box
    rows = [row for event in box.events.values() for row in event.effects]
    rows += [r for c in box.campaigns.values() for r in (*c.bourbon_victory, *c.austrian_victory)]
    assert {row.do.split(":")[0] for row in rows} == set(VERBS)


@rule("mistral", "IC 9.27")
def test_rows_apply_by_stage_condition_die_and_roll() -> None:
    rows = (
        Effect(do="prestige:B:1", stage=1),
        Effect(do="prestige:B:2", stage=2),
        Effect(do="prestige:B:4", when="felipe_dies"),
        Effect(do="prestige:B:8", die=(0, 4)),
        Effect(do="prestige:B:16", die=(5, 7)),
        Effect(do="prestige:B:32", roll=2),
        Effect(do="prestige:B:64", roll=2),
    )
    stage = politics("1744", 5, prestige={"british": 0})
    stage.dice(event_effect=5, joins=[2, 3]).run(take_effect, rows, 2)
    assert stage.war.prestige["british"] == 2 + 16 + 32
    assert stage.rolled == ["event-effect", "joins", "joins"], "a single effect die for all rows"


@rule("mistral", "IC 9.27")
def test_effects_on_ports_repairs_and_campaigns() -> None:
    rows = (
        Effect(do="ports_friendly:P:B"),
        Effect(do="spaces_friendly:B", spaces=("calvi",)),
        Effect(do="no_emergency:A", spaces=("bastia",)),
        Effect(do="eligible:alps"),
        Effect(do="end_campaign:po_valley"),
        Effect(do="count_flota"),
    )
    stage = politics("1742", 5).run(take_effect, rows)
    box, war = stage.box, stage.war
    assert friend_of(box, war, "villefranche") == friend_of(box, war, "calvi") == "british"
    assert friend_of(box, war, "bastia") == "neutral"
    assert war.no_emergency == {"bastia": "bourbon"}
    assert ("alps" in war.eligible, war.marker["alps"]) == (True, 0)
    assert war.ended == {"po_valley"}
    assert war.flota_due == war.now + 4


@rule("mistral", "IC 9.27", "2.624b")
def test_an_event_may_take_an_auxiliary_its_owner_choosing() -> None:
    stage = politics("1746", 5, auxiliaries={"G_galley1": "genoa", "G_light1": "available"})
    stage.run(take_effect, stage.box.events["corsica"].effects, 3)
    assert stage.table.waiting_for == ("bourbon",)
    assert stage.options == ["set_aside:G_galley1", "set_aside:G_light1"]
    stage.choose("set_aside:G_light1", by="bourbon")
    assert (stage.at("G_galley1"), stage.at("G_light1")) == ("genoa", "reserve")


@rule("mistral", "IC 9.27")
@pytest.mark.parametrize(
    ("british", "spanish", "at", "winner"),
    [(4, 3, "gulf_of_cadiz", "british"), (3, 3, "cadiz", "bourbon"), (4, 0, "the_strait", "bourbon")],
)
def test_more_british_ships_off_cadiz_take_a_point_from_the_flota(
    british: int, spanish: int, at: str, winner: str
) -> None:
    stage = politics(
        "1742",
        9,
        flota_due=(1742 - 1740) * 16 + 9,
        prestige={"british": 5, "bourbon": 5},
        formations={"B_FA": fleet(at, "haddock", B1=british)}
        | ({"S_FB": fleet("cadiz", "navarro", S1=spanish)} if spanish else {}),
        docks={"cadiz": {"S2": [4, 0]}},
    )
    stage.run(count_the_flota)
    assert stage.war.prestige == {"british": 5, "bourbon": 5} | {winner: 6}
    assert stage.war.flota_due == 0


@rule("mistral", "IC 9.27")
def test_the_flota_is_counted_in_the_fourth_turn_after() -> None:
    stage = politics("1742", 5).run(take_effect, stage_effects("flota"))
    before = dict(stage.war.prestige)
    for turn in (5, 6, 7, 8):
        stage.war.turn = turn
        stage.run(count_the_flota)
    assert stage.war.prestige == before
    stage.war.turn = 9
    assert stage.run(count_the_flota).war.prestige["bourbon"] == before["bourbon"] + 1


def stage_effects(event: str) -> tuple[Effect, ...]:
    effects: tuple[Effect, ...] = Stage().box.events[event].effects
    return effects


@rule("mistral", "IC 9.28")
def test_events_in_effect_at_the_start_occurred_in_turn_13_of_the_year_before() -> None:
    box = RULEBOOK.open_box(None)
    war = RULEBOOK.setup("1746", frozenset(), box)
    assert set(war.events.values()) == {(1745 - 1740) * 16 + 13}
    assert {"aranjuez:1", "corsica:1", "france_declares_war"} <= set(war.events)
    assert war.failed_checks == {}
    assert (war.victories, war.victory_year) == ({"alps:bourbon": 1}, {"alps:bourbon": 1745})
    assert war.victory_turn == {}, "history gives no date that a later Event could wait for"
    war.turn = 5
    assert may_be_checked(box, war, box.events["corsica"]), "no stage of this Year has occurred"
