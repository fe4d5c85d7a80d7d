"""3 and C: what every scenario keeps of the combined game, and the option of a Campaign in Italy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters import italy
from vivac.games.mistral.chapters.allegiance import friend_of, may_use_docks
from vivac.games.mistral.chapters.campaigns import campaign_modifiers, resolve_campaign
from vivac.games.mistral.chapters.italy import NO_LINE, cheapest_line, line_modifier, step_cost
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.troop_convoys import assemble, bars_assembly, land
from vivac.lab.coverage import rule

BOX = open_box()
SCENARIOS = [scenario.id for scenario in RULEBOOK.scenarios]

# ---------------------------------------------------------------- 3 kept in every scenario


@rule("mistral", "3.23")
def test_a_coastal_space_is_a_large_space_and_a_port_in_one() -> None:
    course = ["coast_b", "coast_c", "docks"]
    stage = Stage(formations={"B_FA": fleet("ligurian_sea", "haddock", B1=4, course=course)})
    for space in ("coast_b", "coast_c", "coast_c"):
        stage.war.mp["B_FA"] = 2
        stage.run(sail, "B_FA")
        assert stage.at("B_FA") == space
    assert stage.war.state["B_FA"] == "refitting"
    assert BOX.coastal <= BOX.ports


@rule("mistral", "3.236")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("switches", [(), ("italy",)])
def test_coastal_spaces_work_as_minor_ports_in_every_scenario(
    scenario: str, switches: tuple[str, ...]
) -> None:
    docks = {space: {f"{side}{n}": [4, 6]} for side, space, n in (("B", "coast_e", 1), ("S", "coast_g", 1))}
    stage = Stage(*switches, scenario=scenario, step="repair", first="british", docks=docks).dice(rest=9)
    stage.whole("repair")
    assert stage.options == ["emergency:B1", "done"]
    stage.choose("done", by="british")
    assert stage.options == ["emergency:S1", "done"]


@rule("mistral", "3.28")
@pytest.mark.parametrize("switches", [(), ("italy",)])
def test_ports_cannot_be_occupied_by_land_forces(switches: tuple[str, ...]) -> None:
    stage = Stage(*switches, scenario="1745", active=["G", "V"])
    ports = BOX.ports - BOX.coastal
    before = {port: friend_of(stage.box, stage.war, port) for port in ports}
    for box in (-2, 2):
        stage.war.marker.update(dict.fromkeys(BOX.campaigns, box))
        assert {port: friend_of(stage.box, stage.war, port) for port in ports} == before


@rule("mistral", "3.33")
def test_the_naval_events_are_present() -> None:
    naval = {"war_start", "spain_austria_war", "descent_on_england", "flota", "west_indies"}
    assert naval <= set(BOX.events)
    assert {BOX.names[event]["en"] for event in naval} == {  # type: ignore[index]
        *("War Start", "Spain and Austria Go to War", "Descent on England"),
        *("The Flota", "Trouble in the West Indies"),
    }


# ---------------------------------------------------------------- C.1 Lines of Communication


def intercepted(where: str) -> dict[str, Any]:
    return {"auxiliaries": {"B_fleet1": f"task.{where}"}, "placed": {"B_fleet1": 1}}


@rule("mistral", "C.1", "C.1a")
@pytest.mark.parametrize(
    ("position", "start", "space", "cost"),
    [
        ({}, "", "barcelona", 5),
        ({"gale": "gulf_of_lions"}, "cape_creus", "gulf_of_lions", 15),
        ({"gale": "gulf_of_lions"}, "middle_sea", "gulf_of_lions", 20),
        (intercepted("lions"), "cape_creus", "gulf_of_lions", 15),
        (intercepted("lions"), "middle_sea", "gulf_of_lions", 30),
        (intercepted("lions") | {"gale": "gulf_of_lions"}, "middle_sea", "gulf_of_lions", 60),
        (intercepted("hyeres_roads"), "gulf_of_lions", "hyeres_roads", 30),
        (intercepted("ligurian"), "cape_creus", "gulf_of_lions", 5),
    ],
)
def test_what_a_space_costs(position: dict[str, Any], start: str, space: str, cost: int) -> None:
    stage = Stage("italy", **position)
    assert step_cost(stage.box, stage.war, start, space) == cost


@rule("mistral", "C.1")
def test_a_wind_that_blows_rules_its_route_and_pure_routes_are_free_without_one() -> None:
    pure = [route for route in BOX.contents.map.route if route.pw == "pure"]
    assert pure
    calm = Stage("italy")
    for route in pure:
        for start, space in ((route.a, route.b), (route.b, route.a)):
            assert step_cost(calm.box, calm.war, start, space) == 5
            windy = Stage("italy", winds=[route.wind])
            against = route.toward != space
            assert step_cost(windy.box, windy.war, start, space) == (10 if against else 5)


@rule("mistral", "C.1")
def test_the_cheapest_path_from_any_of_the_three_hubs_counts() -> None:
    assert set(BOX.contents.map.spanish_hubs) == {"barcelona", "cartagena", "cadiz"}
    stage = Stage("italy", marker={"po_valley": 1})
    assert cheapest_line(stage.box, stage.war, "po_valley") == 35
    enemy = dict.fromkeys({*BOX.campaigns["po_valley"].spaces} - {"la_spezia"}, "british")
    spezia = Stage("italy", active=["G"], spaces_to=enemy)
    assert cheapest_line(spezia.box, spezia.war, "po_valley") == 40, "an Enemy space is no end for it"
    cut = Stage("italy", marker={"po_valley": 1}, **intercepted("catalan"))
    assert 35 < cheapest_line(cut.box, cut.war, "po_valley") <= 45, "from Barcelona, Intercepted as it is"
    shut = Stage("italy", spaces_to=dict.fromkeys(BOX.campaigns["po_valley"].spaces, "british"))
    assert cheapest_line(shut.box, shut.war, "po_valley") == NO_LINE


@rule("mistral", "C.1")
def test_it_ends_at_a_friendly_port_and_a_neutral_one_is_no_end_for_it() -> None:
    neutral = Stage("italy")
    assert friend_of(neutral.box, neutral.war, "genoa") == "neutral"
    assert cheapest_line(neutral.box, neutral.war, "po_valley") == NO_LINE
    landed = Stage("italy", marker={"po_valley": 1})
    assert cheapest_line(landed.box, landed.war, "po_valley") < NO_LINE, "Coastal Spaces that its army holds"


# ---------------------------------------------------------------- C.2 their effect


@rule("mistral", "C.2")
@pytest.mark.parametrize(
    ("cost", "shift"), [(5, 1), (40, 1), (41, 0), (55, 0), (56, -1), (200, -1), (NO_LINE, -1)]
)
def test_the_line_modifies_the_die_of_the_campaign(
    cost: int, shift: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(italy, "cheapest_line", lambda *_: cost)
    stage = Stage("italy")
    assert line_modifier(stage.box, stage.war, "po_valley") == shift
    assert campaign_modifiers(stage.box, stage.war, "po_valley").get("line", 0) == shift


@rule("mistral", "C.2")
def test_it_does_so_on_the_po_and_in_the_apennines_with_the_option_alone() -> None:
    stage = Stage("italy", scenario="1745", active=["G", "N"])
    lines = {
        campaign: campaign_modifiers(stage.box, stage.war, campaign).get("line", 0)
        for campaign in BOX.campaigns
    }
    assert (lines["po_valley"], lines["alps"]) == (1, 0)
    assert lines["apennines"] == line_modifier(stage.box, stage.war, "apennines") != 0
    plain = Stage(scenario="1745")
    assert not any("line" in campaign_modifiers(plain.box, plain.war, each) for each in BOX.campaigns)


# ---------------------------------------------------------------- C.3 sized Troop Convoys


@rule("mistral", "C.3", "C.3a")
@pytest.mark.parametrize(("size", "turns"), [(2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_a_takes_as_many_counters_as_he_likes_and_waits_a_turn_for_every_four(size: int, turns: int) -> None:
    stage = Stage("italy", turn=5).dice(trajectory=5).run(assemble)
    assert stage.table.waiting_for == ("bourbon",)
    assert stage.options == [f"size:{n}" for n in range(2, 13)], "one counter is a Minor Convoy"
    stage.choose(f"size:{size}", by="bourbon")
    assert stage.war.size == {"cv_troop1": size}
    first = Stage(turn=5 + turns, impulse=1).war.tick
    assert stage.war.sail_from["cv_troop1"] == first


@rule("mistral", "C.3")
def test_there_are_at_most_two_major_convoys_a_year() -> None:
    for formed, why in ((0, ""), (1, ""), (2, "assemble-enough")):
        stage = Stage("italy", turn=5, formed=formed)
        assert stage.barred("assemble") == why
    assert bars_assembly(stage.box, stage.war) is not None


@rule("mistral", "C.3")
@pytest.mark.parametrize(
    ("size", "dp", "boxes"),
    [
        (2, 0, 0),
        (3, 0, 1),
        (3, 1, 1),
        (3, 2, 0),
        (6, 0, 1),
        (7, 0, 2),
        (7, 1, 2),
        (7, 2, 1),
        (12, 20, 2),
        (12, 22, 1),
    ],
)
def test_what_lands_shifts_the_campaign_by_its_strength(size: int, dp: int, boxes: int) -> None:
    convoy = {"at": "la_spezia", "state": "refitting", "voyage": "T_2", "dp": dp}
    stage = Stage("italy", turn=7, convoys={"cv_troop1": convoy}, size={"cv_troop1": size})
    stage.run(land, "cv_troop1")
    assert stage.war.landed == boxes
    assert (stage.at("cv_troop1"), stage.war.size) == ("unformed", {})


@rule("mistral", "C.3")
def test_without_the_option_no_size_is_asked_for() -> None:
    stage = Stage(turn=5).dice(trajectory=5).run(assemble)
    assert (stage.prompt, stage.war.size) == ("", {})


# ---------------------------------------------------------------- C.4 coastal control

HELD = [
    ("alps", 1, {"coast_b": "bourbon"}),
    ("alps", 2, {"coast_b": "bourbon", "coast_c": "bourbon"}),
    ("alps", -1, {"coast_b": "british"}),
    ("alps", -2, {"coast_b": "british"}),
    ("po_valley", 1, {"coast_d": "bourbon", "coast_e": "bourbon"}),
    ("po_valley", 2, {"coast_d": "bourbon", "coast_e": "bourbon"}),
    ("po_valley", -1, {"coast_d": "british", "coast_e": "british"}),
    ("apennines", 1, {"coast_g": "bourbon"}),
    ("apennines", -1, {"coast_f": "british", "coast_g": "british"}),
    ("apennines", -2, {"coast_f": "british", "coast_g": "british"}),
    ("alps", 0, {}),
]
LANDS = ("coast_a", "coast_b", "coast_c", "coast_d", "coast_e", "coast_f", "coast_g")


@rule("mistral", "C.4", "C.4a")
@pytest.mark.parametrize(("campaign", "marker", "held"), HELD)
def test_a_coastal_space_belongs_to_the_army_that_holds_it(
    campaign: str, marker: int, held: dict[str, str]
) -> None:
    stage = Stage("italy", scenario="1745", marker={campaign: marker})
    for space in LANDS:
        holder = held.get(space, "neutral")
        assert friend_of(stage.box, stage.war, space) == holder
        for side in ("british", "bourbon"):
            assert may_use_docks(stage.box, stage.war, space, side) is (holder in (side, "neutral"))
    plain = Stage(scenario="1745", marker={campaign: marker})
    assert friend_of(plain.box, plain.war, "coast_a") == "bourbon", "without the option it is French"


@rule("mistral", "C.4")
def test_whoever_lies_in_a_coastal_space_that_is_taken_puts_to_sea() -> None:
    stage = Stage("italy", turn=9, marker={"po_valley": 0}, docks={"coast_d": {"S1": [4, 0]}})
    stage.dice(campaign=0).run(resolve_campaign, "po_valley")
    assert stage.war.marker["po_valley"] == -1
    assert stage.at("S1") == "i_S1"
    assert stage.war.state["i_S1"] == "ready"
