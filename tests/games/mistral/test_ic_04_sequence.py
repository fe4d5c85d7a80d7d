"""IC 4 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import groupby
from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import sequence
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.ending import closing
from vivac.games.mistral.chapters.impulse import end, start
from vivac.games.mistral.chapters.opening import initiative, open_turn, reset_year
from vivac.games.mistral.chapters.record import record
from vivac.games.mistral.game import Step, War
from vivac.lab.coverage import rule
from vivac.table import Outcome, Table

BOX = open_box()
QUIET = ("done", "pass", "not_yet", "no_request", "nothing", "first", "batches:1")
IMPULSE = ["start", "signals", "command", "increment", "tasks", "end"]


def idle(stage: Stage) -> None:
    """Whoever is asked does nothing, or as little as he may."""
    role = stage.table.waiting_for[0]
    offered = stage.offered(role)
    stage.choose(next((each for each in QUIET if each in offered), offered[-1]), by=role)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str]]:
    """Every step that is played, with the Increment and whose part it is."""
    seen: list[tuple[str, int, str]] = []

    def listen(step: Step, procedure: Callable[[Table[War]], Awaitable[str | Outcome | None]]) -> Any:
        async def heard(table: Table[War]) -> str | Outcome | None:
            seen.append((str(step), table.game.increment, table.game.actor))
            return await procedure(table)

        return heard

    steps = sequence.SEQUENCE.steps
    heard = {name: step._replace(work=listen(Step(name), step.work)) for name, step in steps.items()}
    monkeypatch.setattr(sequence.SEQUENCE, "steps", heard)
    return seen


# ---------------------------------------------------------------- Year and Turn


@rule("mistral", "IC 4.1")
def test_a_year_has_sixteen_turns_in_four_quarters_winter_first() -> None:
    quarters = [BOX.quarters[turn] for turn in range(1, 17)]
    assert quarters == ["winter"] * 4 + ["spring"] * 4 + ["summer"] * 4 + ["autumn"] * 4
    stage = Stage()
    quarterly = []
    for turn in range(1, 17):
        stage.war.turn = turn
        if stage.war.quarterly:
            quarterly.append(turn)
    assert quarterly == [1, 5, 9, 13]


@rule("mistral", "IC 4.1")
def test_turn_sixteen_is_followed_by_turn_one_of_the_next_year() -> None:
    stage = Stage(scenario="campaign_1742", turn=15).run(record)
    assert (stage.war.year, stage.war.turn) == (1742, 16)
    stage.run(record)
    assert (stage.war.year, stage.war.turn) == (1743, 1)


@rule("mistral", "IC 4.2", "IC 4.22", "IC 4.23", "IC 4.3")
def test_a_turn_opens_has_three_impulses_and_is_administered(steps: list[tuple[str, int, str]]) -> None:
    stage = Stage(turn=5, step="opening").dice(rest=9).play()
    while stage.war.turn == 5:
        idle(stage)
    played = [step for step, _ in groupby(name for name, _, _ in steps)]
    assert played[: played.index("record") + 1] == [
        *("opening", "initiative", *IMPULSE, *IMPULSE, *IMPULSE, "closing"),
        *("attrition", "repair", "events", "orders", "requests", "reorganisation", "recovery", "record"),
    ]


@rule("mistral", "IC 4.3", "IC 4.33", "IC 4.34")
@pytest.mark.parametrize(("first", "second"), [("british", "bourbon"), ("bourbon", "british")])
def test_four_increments_the_first_player_before_the_second_and_then_tasks(
    first: str, second: str, steps: list[tuple[str, int, str]]
) -> None:
    stage = Stage(first=first, actor=first).dice(rest=9).play().proceed()
    moves = [(number, side) for name, number, side in steps if name == "increment"]
    assert moves == [(number, side) for number in (1, 2, 3, 4) for side in (first, second)]
    tasks = [side for name, _, side in steps if name == "tasks"]
    assert [side for side, _ in groupby(tasks)] == [first, second]
    names = [name for name, _ in groupby(name for name, _, _ in steps)]
    assert names[:4] == ["command", "increment", "tasks", "end"]
    assert stage.war.impulse == 2


# ---------------------------------------------------------------- the Opening Phase


@rule("mistral", "IC 4.21")
def test_the_opening_goes_from_the_rules_of_the_turn_to_winds_gale_pirates_and_initiative() -> None:
    stage = Stage(scenario="campaign_1744", year=1745, turn=1, step="opening", shows=["british:naples"])
    stage.dice(rest=9).play()
    assert stage.rolled == [
        "wind-mistral",
        "wind-levanter",
        "wind-libeccio",
        "wind-sirocco",
        "wind-gregale",
        "gale",
    ]
    assert stage.told[:3] == ["turn-begins", "guerre-de-course", "no-winds"]
    assert not stage.war.shows, "the Year begins anew"
    assert stage.prompt == "initiative"
    stage = Stage(turn=9, step="opening").dice(rest=9).play()
    assert stage.rolled[-2:] == ["gale", "pirates"]
    assert stage.prompt == "initiative"


@rule("mistral", "IC 4.21")
def test_pirates_come_home_in_turn_1() -> None:
    for turn, place in ((1, "algiers"), (2, "task.algerine")):
        stage = Stage(
            turn=turn,
            auxiliaries={"barbary1": "task.algerine"},
            left={"barbary1": "algiers"},
            tasked_by={"barbary1": "bourbon"},
        ).dice(rest=9)
        assert stage.run(open_turn).at("barbary1") == place


@rule("mistral", "IC 4.21")
@pytest.mark.parametrize(("turn", "repairs"), [(1, 1), (5, 1), (9, 1), (13, 1), (6, 0), (16, 0)])
def test_the_french_repair_allowance_is_renewed_in_quarterly_turns(turn: int, repairs: int) -> None:
    stage = Stage(turn=turn, french_repairs=0).dice(rest=9).run(open_turn)
    assert stage.war.french_repairs == repairs


@rule("mistral", "IC 4.4")
@pytest.mark.parametrize(
    ("british", "bourbon", "decides"), [(5, 3, "british"), (3, 5, "bourbon"), (4, 4, "british")]
)
def test_whoever_has_more_prestige_says_who_goes_first(british: int, bourbon: int, decides: str) -> None:
    other = "bourbon" if decides == "british" else "british"
    for choice, first in (("first", decides), ("second", other)):
        stage = Stage(prestige={"british": british, "bourbon": bourbon}).run(initiative)
        assert stage.choose(choice, by=decides).war.first == first


@rule("mistral", "IC 4.5")
def test_what_is_counted_by_the_year_begins_again_in_turn_1() -> None:
    stage = Stage(
        turn=1,
        fulfilled={"british": 3, "bourbon": 2},
        failed={"british": 1, "bourbon": 4},
        marker={"alps": 1, "apennines": -2},
        barred=["barbary1"],
        raided={"barbary1": "algiers"},
        shows=["british:naples"],
        knights_paid=True,
        formed=2,
    )
    stage.war.won["apennines"] = "british"
    stage.run(reset_year)
    war = stage.war
    assert set(war.fulfilled.values()) | set(war.failed.values()) | set(war.marker.values()) == {0}
    assert not any((war.won, war.barred, war.raided, war.shows, war.knights_paid, war.formed))


@rule("mistral", "IC 4.5")
def test_a_recurring_event_may_come_again_in_the_new_year() -> None:
    from vivac.games.mistral.chapters.events import exhausted

    event = next(each for each in BOX.events.values() if each.shape == "circle" and each.stages < 2)
    stage = Stage(scenario="campaign_1742", turn=9)
    stage.war.events[event.id] = stage.war.now - 4
    assert exhausted(stage.war, event)
    stage.war.year += 1
    stage.war.turn = 1
    assert not exhausted(stage.war, event)


# ---------------------------------------------------------------- Operations


@rule("mistral", "IC 4.22")
@pytest.mark.parametrize(("turn", "rolls"), [(5, ["end-of-game"]), (6, [])])
def test_the_end_of_game_roll_comes_when_operations_end_in_quarterly_turns(
    turn: int, rolls: list[str]
) -> None:
    stage = Stage(scenario="campaign_1744", year=1747, turn=turn, impulse=3).dice(rest=9).run(closing)
    assert stage.rolled == rolls
    assert stage.result is None, "the war goes on with Attrition"
    assert sequence.SEQUENCE.steps[Step.CLOSING].then == "attrition"


def eventful_start(impulse: int) -> Stage:
    """Everything that may happen at the start of an Impulse happens."""
    stage = Stage(
        scenario="campaign_1742",
        turn=13,
        impulse=impulse,
        step="start",
        gale="gulf_of_lions",
        formations={
            "B_FA": fleet("gibraltar", "haddock", B1=4, state="preparing"),
            "F_FD": fleet("atlantic", "court", F1=4),
        },
        track=["B5"],
        levant="east",
        levant_year=1741,
        convoys={"cv_troop1": {"at": "barcelona", "state": "refitting", "voyage": "T_2", "sail_from": 0}},
    )
    stage.war.sails_at["B_FA"] = stage.war.tick
    stage.war.ships["B5"] = 4
    stage.war.track_since["B5"] = stage.war.now - 8
    return stage.dice(rest=9, convoy_arrival=[0, 0, 0], trajectory=[0, 0], troops_ready=0)


@rule("mistral", "IC 4.31")
def test_an_impulse_starts_in_the_printed_order() -> None:
    stage = eventful_start(2)
    stage.war.checks["supply"] = 0
    stage.run(start)
    assert stage.prompt == "leave_levant"
    stage.choose("return:B5", by="british")
    assert stage.prompt == "atlantic"
    stage.choose("enter:gulf_of_cadiz", by="bourbon")
    told = [key for key in stage.told if key != "convoy-trajectory"]
    assert told == [
        *("gale-drifts", "puts-to-sea", "off-track", "sails"),
        *("convoy-appears", "convoy-appears", "convoy-appears", "troops-sail"),
    ]
    assert stage.rolled == [
        *("convoy-arrival", "trajectory", "convoy-arrival", "trajectory", "convoy-arrival", "troops-ready")
    ]
    appeared = [
        line.say.params["convoy"] for line in stage.table.log or [] if line.say.key == "convoy-appears"
    ]
    assert appeared == ["cv_b_levant", "cv_f_levant", "cv_supply"]


@rule("mistral", "IC 4.31")
def test_in_impulse_1_there_is_no_drift_and_the_british_may_send_for_supplies() -> None:
    stage = (
        eventful_start(1)
        .run(start)
        .choose("return:B5", by="british")
        .choose("enter:gulf_of_cadiz", by="bourbon")
    )
    assert stage.prompt == "convoy_supply_start"
    assert "gale-drifts" not in stage.told
    assert not stage.rolled, "it comes before the arrival dice"
    stage.choose("send_for", by="british")
    assert stage.rolled.count("convoy-arrival") == 3


@rule("mistral", "IC 4.31")
@pytest.mark.parametrize(("first", "second"), [("british", "bourbon"), ("bourbon", "british")])
def test_then_convoys_are_scattered_first_player_first(first: str, second: str) -> None:
    stage = Stage(
        step="signals",
        first=first,
        actor=first,
        convoys={
            "cv_b_levant": {"at": "bougie_coast", "voyage": "B_home_1"},
            "cv_f_levant": {"at": "lampedusa", "voyage": "F_lev_2"},
        },
        levant="home",
    ).dice(rest=9).play()  # fmt: skip
    assert (stage.prompt, stage.table.waiting_for) == ("signals", (first,))
    stage.choose("done", by=first)
    assert (stage.prompt, stage.table.waiting_for) == ("signals", (second,))


@rule("mistral", "IC 4.31")
def test_diversions_come_before_voluntary_scattering() -> None:
    convoy = {"at": "middle_sea", "voyage": "F_lev_1"}
    stage = Stage(step="signals", convoys={"cv_f_levant": {**convoy, "scattered": True}}).dice(rest=9).play()
    assert stage.options == ["divert_to:cv_f_levant:toulon", "done"], (
        "scattered it may make for Toulon (2.15a)"
    )
    stage = Stage(step="signals", convoys={"cv_f_levant": convoy}).dice(rest=9).play()
    stage.choose("scatter:cv_f_levant", by="bourbon")
    assert stage.prompt != "signals", "just scattered, it has to wait for the next Impulse"


@rule("mistral", "IC 4.35")
def test_gale_effects_come_before_disorder_ends() -> None:
    stage = Stage(
        step="end", gale="gulf_of_lions", formations={"B_FA": fleet("gulf_of_lions", "haddock", B1=4)}
    )
    stage.dice(gale_effects=5).run(end)
    assert stage.war.disorganised == {"B_FA"}, "it is of this Impulse"


@rule("mistral", "IC 4.35")
def test_sightings_run_out_before_the_coast_watch_looks() -> None:
    formations = {"B_FA": fleet("cape_palos", "haddock", B1=4), "B_D1": fleet("bougie_coast", B2=4)}
    stage = Stage(step="end", formations=formations)
    stage.war.located.update(B_FA=stage.war.tick, B_D1=stage.war.tick)
    stage.run(end)
    assert stage.war.located == {"B_FA": 3 * (2 * 16 + 6 - 1) + 2}
    assert stage.told == ["sighted"], "it had gone out of sight first"


@rule("mistral", "IC 4.35")
def test_orders_progress_before_the_spanish_doctrine_is_checked_and_disorder_ends_last() -> None:
    stage = Stage(
        step="end",
        impulse=3,
        formations={
            "S_FB": fleet("gulf_of_valencia", "navarro", S1=4),
            "B_D1": fleet("bastia", B1=4, marks=["disorganised"]),
        },
        orders={"S_FB": "S_cruise_valencia", "B_D1": "B_sof_bastia"},
    )
    stage.war.progress["S_FB"] = stage.war.running["S_FB"] = 50
    stage.run(end)
    assert stage.war.fulfilled["bourbon"] == 1
    assert "S_FB" in stage.war.doctrine, "without an Order it goes home in the same End"
    assert "show-of-force" not in stage.rolled
    assert "B_D1" not in stage.war.disorganised
    assert stage.told[-1] == "in-order-again"


@rule("mistral", "IC 4.6")
def test_courses_postures_and_blockades_stand_until_changed() -> None:
    course = ["minorca_roads", "south_mallorca", "ibiza_south", "cape_palos", "cape_de_gata", "oran_coast"]
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("middle_sea", "rowley", B1=4, posture="shadow", course=course),
            "B_FB": fleet("cadiz", "lestock", B2=4, posture="engage", blockades=True),
        },
    ).dice(rest=9).play()  # fmt: skip
    assert "done" in stage.offered("british"), "an empty submission is legal"
    stage.proceed()
    assert stage.at("B_FA") == "cape_palos"
    assert stage.war.course["B_FA"] == ("cape_de_gata", "oran_coast")
    stage.proceed()
    assert stage.at("B_FA") == "oran_coast"
    assert (stage.war.posture["B_FA"], stage.war.posture["B_FB"]) == ("shadow", "engage")
    assert stage.war.blockading == {"B_FB": "cadiz"}


# ---------------------------------------------------------------- the Record Step


@rule("mistral", "IC 4.24")
def test_the_record_step_goes_in_the_printed_order() -> None:
    stage = Stage(
        scenario="1745",
        turn=16,
        step="record",
        prestige={"british": 6, "bourbon": 4},
        auxiliaries={
            "F_fleet501": "task.galita_channel",
            "F_fleet502": "task.malta_channel",
            "F_fleet503": "task.the_strait",
            "barbary1": "task.algerine",
        },
        placed={"F_fleet501": 1, "F_fleet502": 1, "F_fleet503": 1},
        tasked_by={"barbary1": "bourbon"},
        left={"barbary1": "algiers"},
        formations={"B_D1": fleet("bougie_coast", B1=4)},
        orders={"B_D1": "B_cruise_lions"},
        held={"british": ["B_cruise_gut"]},
        admirals={"rowley": "gibraltar"},
    )
    stage.war.due["B_D1"] = stage.war.now
    stage.war.flota_due = stage.war.now
    stage.run(record)
    rules = [line.say.rule for line in stage.table.log or []]
    order = ["2.332e", "2.525", "IC 9.36b", "IC 9.27", "IC 9.37", "2.631", "IC 12.3", "IC 3.23"]
    assert [each for each, _ in groupby(rule_ for rule_ in rules if rule_ in order)] == order
    assert stage.result is not None, "and a Minor Scenario ends"
    assert stage.at("rowley") == "absent"


@rule("mistral", "IC 4.24")
def test_the_year_is_counted_in_turn_16_alone() -> None:
    stage = Stage(
        scenario="1745", turn=15, held={"british": ["B_cruise_gut"]}, admirals={"rowley": "gibraltar"}
    )
    stage.run(record)
    assert stage.result is None
    assert stage.war.failed["british"] == 0
    assert (stage.at("rowley"), stage.war.turn) == ("gibraltar", 16)
