"""2.63 The Levant Trade Track."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.attrition import attrition
from vivac.games.mistral.chapters.ending import count_orders
from vivac.games.mistral.chapters.levant_trade import bonus, leave_track, returns_from_track
from vivac.games.mistral.chapters.sailing import make_for_havens, sail
from vivac.games.mistral.chapters.withdrawals import plain_squadrons
from vivac.lab.coverage import rule

FOUR = ["B_fleet1", "B_fleet2", "B_fleet3", "B_fleet501"]


def bound_for_track(ships: int = 4, **position: Any) -> Stage:
    """A lone Squadron in the Maltese Roads, on its way off the map."""
    stage = Stage(
        formations={"i_B1": fleet("maltese_roads", B1=ships, course=["levant"])},
        **position,
    )
    stage.war.rendezvous["i_B1"] = "track"
    stage.war.order["i_B1"] = "rendezvous"
    return stage


@rule("mistral", "2.631")
def test_the_figure_is_added_before_orders_are_compared() -> None:
    stage = Stage(turn=16, fulfilled={"british": 2}, prestige={"british": 5, "bourbon": 5}).run(count_orders)
    assert stage.war.fulfilled == {"british": 2, "bourbon": 3}
    assert stage.war.prestige == {"british": 6, "bourbon": 7}, "half of 3, and 1 for the most Fulfilled"


@rule("mistral", "2.631")
def test_it_is_added_at_the_end_of_the_year_only() -> None:
    assert Stage(scenario="campaign_1742", turn=15).whole("record").war.fulfilled["bourbon"] == 0
    assert Stage(scenario="campaign_1742", turn=16).whole("record").war.fulfilled["bourbon"] == 3


@rule("mistral", "2.632", "2.632b", "2.632a")
def test_the_boxes_hold_3_2_1_and_0() -> None:
    for count, figure in ((0, 3), (1, 2), (2, 1), (3, 0), (4, 0)):
        stage = Stage(track=FOUR[:count])
        assert bonus(stage.box, stage.war) == figure
    assert stage.box.contents.map.track.boxes == ("A", "B", "C", "D")


@rule("mistral", "2.632")
def test_when_a_counter_leaves_the_others_close_up() -> None:
    stage = Stage(track=["B1", "B_fleet1"], levant="east")
    stage.war.ships["B1"] = 4
    stage.run(leave_track, "B1")
    assert bonus(stage.box, stage.war) == 2, "box A is covered still, box B is not"


# ---------------------------------------------------------------- Squadrons


@rule("mistral", "2.633", "2.634")
@pytest.mark.parametrize(
    ("ships", "track", "offered"), [(4, [], True), (3, [], False), (4, FOUR, False), (4, FOUR[:3], True)]
)
def test_a_full_squadron_needs_a_rendezvous_order_and_room_on_the_track(
    ships: int, track: list[str], offered: bool
) -> None:
    stage = Stage(docks={"gibraltar": {"B1": [ships, 0]}}, track=track).play()
    stage.choose("squadrons", "rendezvous:B1", by="british")
    assert ("to:track" in stage.offered("british")) is offered
    if offered:
        stage.choose("to:track", by="british")
        assert (stage.war.order, stage.war.rendezvous) == ({"i_B1": "rendezvous"}, {"i_B1": "track"})


@rule("mistral", "2.633")
def test_a_squadron_under_way_takes_up_its_box() -> None:
    stage = bound_for_track(docks={"gibraltar": {"B2": [4, 0]}}, track=FOUR[:3])
    assert stage.barred("rendezvous:B2:track") == "track-full"


@rule("mistral", "2.633", "IC 5.27")
def test_it_leaves_by_the_east_edge_its_order_ends_and_it_is_placed_at_once() -> None:
    stage = bound_for_track().run(sail, "i_B1")
    assert (stage.at("B1"), stage.at("i_B1")) == ("track", "unformed")
    assert (stage.war.order, stage.war.track_since) == ({}, {"B1": stage.war.now})
    assert (stage.war.fulfilled["british"], stage.war.failed["british"]) == (0, 0)
    other = Stage(formations={"B_D1": fleet("maltese_roads", B1=4, course=["levant"])}).run(sail, "B_D1")
    assert other.at("B_D1") == "maltese_roads", "nobody else goes there"


@rule("mistral", "2.633", "2.633a")
@pytest.mark.parametrize(("turn", "asked"), [(12, False), (13, True), (16, True)])
def test_it_may_return_at_the_start_of_any_impulse_after_eight_turns(turn: int, asked: bool) -> None:
    stage = Stage(turn=5, track=["B1"])
    stage.war.ships["B1"] = 4
    stage.war.turn = turn
    for impulse in (1, 2, 3):
        stage.war.impulse = impulse
        stage.run(returns_from_track)
        assert (stage.prompt == "leave_levant") is asked
        if asked:
            assert stage.table.waiting_for == ("british",)
            stage.choose("stay", by="british")
    assert stage.at("B1") == "track"


@rule("mistral", "2.633")
def test_it_returns_in_the_maltese_roads_alone_without_orders_and_makes_for_home() -> None:
    stage = Stage(turn=13, track=["B1"], track_since={"B1": 1})
    stage.war.ships["B1"] = 4
    stage.run(returns_from_track).choose("return:B1", by="british")
    assert (stage.at("B1"), stage.at("i_B1")) == ("i_B1", "maltese_roads")
    assert (stage.war.order, stage.war.track_since) == ({}, {})
    assert stage.war.bound["i_B1"] in ("port_mahon", "gibraltar")
    make_for_havens(stage.box, stage.war)
    stage.play()
    assert "course:i_B1" not in stage.choose("turn_to:i_B1", by="british").offered("british")


@rule("mistral", "2.634")
def test_it_must_be_at_full_strength_when_the_order_is_issued_not_later() -> None:
    stage = bound_for_track(ships=3).run(sail, "i_B1")
    assert stage.at("B1") == "track"
    stage = Stage(docks={"gibraltar": {"BD1": [2, 0], "BD2": [1, 0], "fl_namur": [1, 0]}})
    for counter, key in (("BD1", ""), ("BD2", "track-weak"), ("fl_namur", "alone-flagship")):
        assert stage.barred(f"rendezvous:{counter}:track") == key
    assert stage.barred("track:fl_namur") == "track-flagship"


# ---------------------------------------------------------------- Auxiliaries


def reorganising(**position: Any) -> Stage:
    """The British player turning to his Auxiliaries in the Reorganisation Step."""
    stage = Stage(first="british", actor="british", docks={"gibraltar": {"B9": [4, 0]}}, **position)
    return stage.whole("reorganisation").choose("auxiliaries", by="british")


@rule("mistral", "2.635", "2.635a")
def test_auxiliaries_are_placed_from_available_in_the_reorganisation_step() -> None:
    stage = reorganising(
        auxiliaries={
            "B_fleet1": "available",
            "B_fleet501": "available",
            "B_fleet2": "gibraltar",
            "B_fleet3": "recovery",
        }
    )
    tracks = {option for option in stage.options if option.startswith("track:")}
    assert tracks == {"track:B_fleet1", "track:B_fleet501"}, "Fleet-50s too"
    stage.choose("track:B_fleet501", by="british")
    assert stage.at("B_fleet501") == "track"
    assert stage.war.track_since == {"B_fleet501": stage.war.now}


@rule("mistral", "2.635", "2.633")
def test_none_is_placed_on_a_full_track() -> None:
    stage = Stage(auxiliaries={"B_light1": "available"}, track=FOUR)
    assert stage.barred("track:B_light1") == "track-full"


@rule("mistral", "2.636", "2.636a")
@pytest.mark.parametrize(("since", "free"), [(7, False), (8, True), (20, True)])
def test_an_auxiliary_stays_eight_turns_and_then_returns_when_its_owner_chooses(
    since: int, free: bool
) -> None:
    stage = reorganising(track=["B_fleet1"], turn=9, track_since={"B_fleet1": (1742 - 1740) * 16 + 9 - since})
    assert ("release:B_fleet1" in stage.options) is free
    if free:
        stage.choose("release:B_fleet1", by="british")
        assert (stage.at("B_fleet1"), stage.war.track_since) == ("available", {})


@rule("mistral", "2.636")
def test_what_is_on_the_track_is_inactive_suffers_nothing_and_may_not_be_commanded() -> None:
    stage = Stage(track=["B1", "B_fleet1"], docks={"gibraltar": {"B2": [4, 0]}})
    stage.war.ships["B1"] = 4
    assert plain_squadrons(stage.box, stage.war, "B") == ["B2"]
    stage.play().choose("squadrons", by="british")
    assert stage.offered("british") == ["rendezvous:B2", "back"]
    assert "auxiliaries" not in stage.choose("back", by="british").offered("british")
    assert stage.barred("rendezvous:B1") == "alone-not-free"
    assert stage.run(attrition).rolled == [], "no Attrition"


@rule("mistral", "2.637")
def test_the_bourbons_may_not_place_forces_there() -> None:
    stage = Stage(
        scenario="1745",
        docks={"cartagena": {"S1": [4, 0]}, "toulon": {"F1": [4, 0]}},
        auxiliaries={"S_fleet1": "available", "F_fleet501": "available"},
    )
    for counter in ("S1", "F1", "S_fleet1", "F_fleet501"):
        assert stage.barred(f"track:{counter}") == "track-bourbon"
    stage.play().choose("squadrons", "rendezvous:S1", by="bourbon")
    assert "to:track" not in stage.offered("bourbon")
    step = Stage(first="bourbon", actor="bourbon", auxiliaries={"S_fleet1": "available"})
    step.whole("reorganisation").choose("auxiliaries", by="bourbon")
    assert not [option for option in step.options if option.startswith("track")]
