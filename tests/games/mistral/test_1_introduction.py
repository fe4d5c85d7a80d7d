"""1 Introduction: the map, the flowcharts, Orders and scenarios."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.allegiance import may_use_docks
from vivac.games.mistral.chapters.events import event_step
from vivac.lab.coverage import rule

BOX = open_box()

# ---------------------------------------------------------------- 1.3 the map


@rule("mistral", "1.301")
def test_lettered_spaces_are_the_coastal_spaces() -> None:
    lettered = {space.letter: space.id for space in BOX.contents.map.space if space.letter}
    assert "".join(sorted(lettered)) == "ABCDEFGHJKL"
    assert set(lettered.values()) == BOX.coastal
    assert all(space == f"coast_{letter.lower()}" for letter, space in lettered.items())


@rule("mistral", "1.302")
def test_beating_is_needed_only_on_a_seasonal_wind_route_while_that_wind_does_not_blow() -> None:
    winds = {frozenset((route.a, route.b)): route.wind for route in BOX.contents.map.route}
    for blowing in (frozenset[str](), *(frozenset((wind,)) for wind in BOX.wind_list)):
        legs = BOX.sea.under(blowing).legs
        beaten = {
            frozenset((here, to)) for here, exits in legs.items() for to, leg in exits.items() if leg[1]
        }
        assert all(winds[route] and winds[route] not in blowing for route in beaten)
    still = BOX.sea.under(frozenset()).legs
    assert any(leg[1] for leg in chain.from_iterable(exits.values() for exits in still.values()))


@rule("mistral", "1.303", "1.303a")
def test_palma_and_palermo_are_major_ports_that_give_emergency_repairs_only() -> None:
    assert {port for port in BOX.major if not BOX.spaces[port].repair} == {"palma", "palermo"}
    stage = Stage(
        step="repair",
        turn=5,
        docks={"palma": {"S1": [4, 6]}, "cartagena": {"S2": [4, 6]}},
        formations={"S_FB": fleet("palermo", "navarro", S3=[4, 6], state="refitting")},
    ).play()
    assert stage.options == ["emergency:S1", "repair:S2", "emergency:S3", "done"]
    assert stage.barred("repair:S1") == "repair-no-dockyard"
    assert may_use_docks(stage.box, stage.war, "palermo", "bourbon")


# ---------------------------------------------------------------- 1.4 Events and Orders


@rule("mistral", "1.4")
def test_events_are_checked_and_then_orders_are_issued() -> None:
    stage = Stage(
        scenario="1744",
        step="events",
        turn=6,
        formations={"S_FB": fleet("cadiz", "navarro", S1=4, state="refitting")},
        held={"bourbon": ["S_cruise_gut"]},
    )
    stage.dice(event=9).play()
    assert stage.rolled == ["event"]
    assert (stage.prompt, stage.options) == ("issue_order", ["issue:S_cruise_gut", "done"])


@rule("mistral", "1.41")
def test_the_state_of_both_flowcharts_is_open_to_both_players() -> None:
    stage = Stage(scenario="1746", marker={"po_valley": 1, "alps": -1})
    for viewer in ("british", "bourbon", None):
        scene = RULEBOOK.scene(stage.box, stage.war, viewer)
        markers = {track.id: track.at for track in scene.tracks if track.id.startswith("campaign-")}
        assert markers == {"campaign-po_valley": 1, "campaign-apennines": 0, "campaign-alps": -1}
        events = {
            line.params["event"]: line.params["stage"] for line in scene.status if "event" in line.params
        }
        assert events == {
            "war_start": 1,
            "spain_austria_war": 1,
            "worms": 1,
            "second_family_compact": 1,
            "france_declares_war": 1,
            "aranjuez": 1,
            "corsica": 1,
        }


@rule("mistral", "1.42")
def test_the_british_keep_one_order_of_two_drawn_and_the_bourbons_one_of_three() -> None:
    stage = Stage(step="orders", turn=5, first="british", sweep=True).dice(rest=9).play()
    stage.choose("nothing", by="british").choose("nothing", by="bourbon").choose(
        "batches:2", by="british"
    ).choose("batches:2", by="bourbon")
    assert stage.told.count("draws-orders") == 2
    assert stage.table.waiting_for == ("british",)
    assert len(stage.options) == 4, "two batches of two"
    last = stage.options[-1]
    stage.choose(last, by="british")
    assert len(stage.options) == 3, "he may choose any of those left"
    stage.choose(stage.options[-1], by="british")
    assert stage.table.waiting_for == ("bourbon",)
    assert len(stage.options) == 6, "two batches of three"
    stage.choose(stage.options[0], stage.options[1], by="bourbon")
    kept = RULEBOOK.facts(stage.box, stage.war)["held"]
    assert {side: len(chits) for side, chits in kept.items()} == {"british": 2, "bourbon": 2}
    assert last.removeprefix("keep:") in kept["british"]
    assert "drawn" not in stage.war.chits.values(), "the others are returned"


@rule("mistral", "1.421")
def test_no_order_has_to_be_issued() -> None:
    stage = Stage(
        step="orders",
        turn=6,
        formations={"B_FA": fleet("gibraltar", "haddock", B1=4, state="refitting")},
        held={"british": ["B_cruise_gut"]},
    ).play()
    assert stage.options == ["issue:B_cruise_gut", "done"]
    stage.choose("done", by="british")
    assert stage.war.chits["B_cruise_gut"] == "british"
    assert not stage.war.order
    assert stage.prompt == "request", "play goes on with the Order still held"


@rule("mistral", "1.422")
def test_bourbon_chits_belong_to_the_spanish_or_to_the_french_command() -> None:
    commands = {chit.id[0]: chit.command for chit in BOX.contents.orders.chit if chit.side == "bourbon"}
    assert commands == {"S": "S", "F": "F"}
    stage = Stage(
        formations={
            "S_FB": fleet("cadiz", "navarro", S1=4, state="refitting"),
            "F_FD": fleet("toulon", "court", F1=4, state="refitting"),
        },
        held={"bourbon": ["S_cruise_gut", "F_cruise_lions"]},
    ).play()
    stage.choose("orders", "issue:S_cruise_gut", by="bourbon")
    assert stage.offered("bourbon") == ["bearer:S_FB"]
    stage.choose("bearer:S_FB", "issue:F_cruise_lions", by="bourbon")
    assert stage.offered("bourbon") == ["bearer:F_FD"]
    assert stage.barred("issue:F_cruise_lions:S_FB") == "issue-has-order"


# ---------------------------------------------------------------- 1.5 scenarios


@rule("mistral", "1.5")
def test_there_is_a_scenario_for_every_year_and_a_campaign_from_four_of_them() -> None:
    years = {scenario.id: scenario.year for scenario in BOX.contents.scenarios.scenario}
    minor = {str(year): year for year in range(1740, 1748)}
    assert years == minor | {f"campaign_{year}": year for year in (1740, 1741, 1742, 1744)}
    assert [scenario.id for scenario in RULEBOOK.scenarios] == list(years)
    for scenario, year in years.items():
        war = RULEBOOK.setup(scenario, frozenset(), BOX)
        assert (war.year, war.turn) == (year, 1)
        assert RULEBOOK.audit(BOX, war) == []


@rule("mistral", "1.5")
@pytest.mark.parametrize("year", ["1740", "1741", "1742", "1744"])
def test_a_campaign_is_set_up_like_its_first_year(year: str) -> None:
    minor, campaign = (RULEBOOK.setup(scenario, frozenset(), BOX) for scenario in (year, f"campaign_{year}"))
    assert campaign.where == minor.where
    assert campaign.prestige == minor.prestige


@rule("mistral", "1.51")
def test_there_are_no_random_events() -> None:
    for turn in range(1, 17):
        stage = Stage(scenario="1740", turn=turn, step="events", events={"flota": 1, "west_indies": 1})
        stage.run(event_step)
        stage.run(event_step)
        assert not stage.rolled, "an Event that is not due is not rolled for"
        assert not stage.chance.drawn
        assert not [what for what in stage.war.agenda if what.startswith("check:")]
