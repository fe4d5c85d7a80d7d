"""2.4 The British Fleet: Supply Convoys, and defying the French."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.convoys import arrivals, harm_convoy
from vivac.games.mistral.chapters.orders import in_pool
from vivac.games.mistral.chapters.sailing import sail
from vivac.lab.coverage import rule

BOX = open_box()
SUPPLY = "cv_supply"

# ---------------------------------------------------------------- 2.41 Supply Convoys


@rule("mistral", "2.41")
def test_only_the_british_use_supply_convoys() -> None:
    supply = {convoy: what.side for convoy, what in BOX.convoys.items() if what.kind == "supply"}
    assert supply == {SUPPLY: "british"}
    stage = Stage(step="start").play()
    assert (stage.prompt, stage.table.waiting_for) == ("convoy_supply_start", ("british",))


@rule("mistral", "2.411")
def test_a_supply_convoy_is_sent_for_whenever_the_british_like_one_at_a_time() -> None:
    for turn in (1, 6, 11, 16):
        stage = Stage(step="start", turn=turn, french_levant_done=True, levant_year=1743).play()
        assert stage.options == ["send_for", "not_yet"]
    waiting = Stage(checks={"supply": 2}).dice(rest=9).whole("start")
    assert waiting.prompt == ""
    out = Stage(load=6, convoys={SUPPLY: {"at": "alboran_west"}}).whole("start")
    assert out.prompt == ""


@rule("mistral", "2.412", "2.412a")
def test_it_appears_in_the_gut() -> None:
    stage = Stage(checks={"supply": 0}).dice(convoy_arrival=1).run(arrivals)
    assert (stage.at(SUPPLY), BOX.zone_of["gulf_of_cadiz"]) == ("gulf_of_cadiz", "gut")
    assert stage.war.load == 6
    assert SUPPLY not in stage.war.voyage


@rule("mistral", "2.413", "2.413a")
def test_checks_begin_in_impulse_one_of_the_turn_chosen_and_go_on_until_it_appears() -> None:
    late = Stage(impulse=2).whole("start")
    assert (late.prompt, late.rolled) == ("", []), "not in a later Impulse"
    stage = Stage(impulse=1).dice(convoy_arrival=2).whole("start").choose("send_for", by="british")
    assert stage.rolled == ["convoy-arrival"]
    assert stage.at(SUPPLY) == "unformed", "2 is too high at first"
    stage.war.impulse = 2
    stage.dice(convoy_arrival=3).whole("start")
    assert stage.war.checks["supply"] == 2, "3 - 1 is too high as well"
    stage.war.turn, stage.war.impulse = 7, 1
    stage.dice(convoy_arrival=3).whole("start")
    assert stage.at(SUPPLY) == "gulf_of_cadiz", "3 - 2, in a later Turn"


@rule("mistral", "2.413")
def test_it_moves_from_the_next_impulse() -> None:
    stage = Stage(impulse=2, checks={"supply": 0}).dice(convoy_arrival=0).whole("start")
    stage.war.course[SUPPLY] = ("the_strait",)
    stage.run(sail, SUPPLY)
    assert (stage.at(SUPPLY), stage.war.mp[SUPPLY]) == ("gulf_of_cadiz", 0)
    stage.war.impulse = 3
    stage.whole("start").run(sail, SUPPLY)
    assert stage.war.mp[SUPPLY] + (stage.at(SUPPLY) == "the_strait") == 1


@rule("mistral", "2.414")
def test_it_delivers_some_to_each_port_is_unformed_when_empty_and_may_be_sent_for_again() -> None:
    stage = Stage(
        load=6,
        victualled={"gibraltar": 0, "port_mahon": 2},
        convoys={SUPPLY: {"at": "gibraltar", "state": "refitting"}},
    )
    stage.whole("requests").choose("unload:2", "no_request", by="british")
    assert (stage.war.victualled["gibraltar"], stage.war.load) == (2, 4)
    assert stage.at(SUPPLY) == "gibraltar", "it goes on with the rest"
    stage.whole("command").choose(f"turn_to:{SUPPLY}", by="british")
    assert stage.offered("british") == [f"prepare:{SUPPLY}", "back"]
    there = Stage(
        load=4, victualled={"port_mahon": 2}, convoys={SUPPLY: {"at": "port_mahon", "state": "refitting"}}
    )
    there.whole("requests").choose("unload:4", by="british")
    assert (there.war.victualled["port_mahon"], there.at(SUPPLY)) == (6, "unformed")
    assert there.choose("no_request", by="british").whole("start").options == ["send_for", "not_yet"]


@rule("mistral", "2.415")
def test_points_are_recorded_for_each_port_with_its_limit() -> None:
    assert {port: BOX.spaces[port].victualled_max for port in BOX.contents.map.victualled} == {
        "gibraltar": 4,
        "port_mahon": 12,
    }
    for port, stored, most in (("gibraltar", 2, 2), ("port_mahon", 2, 6), ("port_mahon", 9, 3)):
        stage = Stage(
            load=6,
            victualled={"gibraltar": 1, "port_mahon": 1, port: stored},
            convoys={SUPPLY: {"at": port, "state": "refitting"}},
        ).whole("requests")
        assert stage.options[0] == f"unload:{most}"
        stage.choose(f"unload:{most}", by="british")
        other = "gibraltar" if port == "port_mahon" else "port_mahon"
        assert (stage.war.victualled[port], stage.war.victualled[other]) == (stored + most, 1)


@rule("mistral", "2.416")
def test_it_has_no_set_route() -> None:
    stage = Stage(load=6, convoys={SUPPLY: {"at": "the_strait"}}).play()
    stage.choose(f"turn_to:{SUPPLY}", f"course:{SUPPLY}", by="british")
    sails = {option for option in stage.offered("british") if option.startswith("sail:")}
    assert sails == {f"sail:{space}" for space in BOX.exits["the_strait"]}
    stage.choose("sail:alboran_west", "sail:the_strait", "plotted", by="british")
    assert stage.war.course[SUPPLY] == ("alboran_west", "the_strait")


@rule("mistral", "2.417")
def test_it_is_never_scattered_against_its_owners_will_and_may_be_by_it() -> None:
    stage = Stage(
        step="signals",
        actor="british",
        load=6,
        convoys={SUPPLY: {"at": "alboran_west"}},
        formations={"B_D1": fleet("alboran_west", B1=4, under=SUPPLY)},
        orders={"B_D1": "B_esc_supply.1"},
    )
    stage.run(harm_convoy, SUPPLY, 7, "bourbon")
    assert SUPPLY not in stage.war.scattered
    stage.play().choose(f"scatter:{SUPPLY}", by="british")
    assert SUPPLY in stage.war.scattered
    assert (stage.war.failed["british"], "B_D1" in stage.war.order) == (1, False)
    assert (stage.at(SUPPLY), stage.war.load) == ("alboran_west", 5), "and it goes on"


# ---------------------------------------------------------------- 2.42 defying the French


def two_fleets(prestige: int = 7, **position: Any) -> Stage:
    """A British and a French Flotilla in sight of each other, before the declaration."""
    return Stage(
        scenario="1744",
        prestige={"british": prestige},
        formations={
            "B_FA": fleet("gulf_of_lions", "rowley", B1=4, posture="engage"),
            "F_FD": fleet("gulf_of_lions", "court", F1=4, located=True),
        },
        **position,
    )


@rule("mistral", "2.42", "2.42a")
def test_the_british_are_asked_before_any_die_and_pay_three_prestige() -> None:
    stage = two_fleets().run(contact, "gulf_of_lions", "british")
    assert (stage.prompt, stage.table.waiting_for, stage.rolled) == ("defy_french", ("british",), [])
    stage.dice(evasion=0).choose("defy", by="british")
    assert stage.war.prestige["british"] == 4
    assert "evades" in stage.told, "the price stands whatever follows"
    stage.war.sought.clear()
    stage.dice(evasion=0).run(contact, "gulf_of_lions", "british")
    assert stage.prompt == ""
    assert stage.war.prestige["british"] == 4, "he pays once"


@rule("mistral", "2.42")
def test_who_forbears_pays_nothing_and_does_not_fight() -> None:
    stage = two_fleets().run(contact, "gulf_of_lions", "british").choose("forbear", by="british")
    assert (stage.war.prestige["british"], stage.war.french_war, stage.rolled) == (7, False, [])


@rule("mistral", "2.42")
def test_a_blockade_of_a_french_port_has_its_price() -> None:
    flag = fleet("marseille", "rowley", B1=4, B2=4)
    stage = Stage(scenario="1744", prestige={"british": 7}, formations={"B_FA": flag}).play()
    stage.choose("turn_to:B_FA", "blockade:B_FA", by="british")
    assert stage.offered("british") == ["forbear", "defy"]
    stage.choose("defy", "back", "done", by="british").choose("done", by="bourbon")
    assert stage.war.prestige["british"] == 4
    assert stage.war.defied == stage.war.now


@rule("mistral", "2.421")
def test_with_the_option_no_price_opens_a_french_port_to_blockade_before_the_war() -> None:
    for switches, key in (((), ""), (("no_french_blockade",), "blockade-before-war")):
        flag = fleet("marseille", "rowley", B1=4)
        position: dict[str, Any] = {"prestige": {"british": 7}, "formations": {"B_FA": flag}}
        stage = Stage(*switches, scenario="1744", **position)
        assert stage.barred("blockade:B_FA") == key
        stage.war.french_war = True
        assert stage.barred("blockade:B_FA") == ""


@rule("mistral", "2.42")
@pytest.mark.parametrize(
    ("port", "squadron", "asked"),
    [("toulon", "F1", True), ("toulon", "S1", True), ("cartagena", "F1", True), ("cartagena", "S1", False)],
)
def test_so_has_a_bombardment_of_french_ports_or_squadrons(port: str, squadron: str, asked: bool) -> None:
    flag = fleet(port, "rowley", B1=4, auxiliaries=["B_bomber1"])
    docks = {port: {squadron: [4, 0]}}
    stage = Stage(
        scenario="1744", prestige={"british": 7}, formations={"B_FA": flag}, docks=docks, first="british"
    )
    stage.dice(bombardment=5).whole("tasks").choose("task:B_bomber1", by="british")
    assert (stage.prompt == "defy_french") is asked
    if asked:
        stage.choose("defy", by="british")
        assert stage.war.prestige["british"] == 4
    assert stage.at("B_bomber1") == "recovery"


@rule("mistral", "2.42")
def test_and_so_has_an_auxiliarys_attack_on_a_french_convoy() -> None:
    stage = Stage(
        scenario="1744",
        prestige={"british": 7},
        first="british",
        auxiliaries={"B_fleet1": "port_mahon"},
        convoys={"cv_f_levant": {"at": "hyeres_roads", "voyage": "F_lev_1"}},
    )
    stage.dice(attack_convoy=9).whole("tasks").choose("task:B_fleet1", "attack:cv_f_levant", by="british")
    assert stage.prompt == "defy_french"
    stage.choose("defy", by="british")
    assert (stage.war.prestige["british"], stage.rolled) == (4, ["attack-convoy"])


@rule("mistral", "2.421")
def test_blockade_orders_against_french_ports_are_out_of_the_pool_until_france_declares_war() -> None:
    orders = {"B_blk_toulon", "B_blk_marseille"}
    stage = two_fleets().run(contact, "gulf_of_lions", "british").dice(evasion=0).choose("defy", by="british")
    assert stage.war.french_war
    assert not orders & set(in_pool(stage.box, stage.war, "british")), "not even when defied"
    stage.war.events["france_declares_war"] = stage.war.now
    assert orders <= set(in_pool(stage.box, stage.war, "british"))


@rule("mistral", "2.422")
@pytest.mark.parametrize(("prestige", "may"), [(4, True), (3, False), (0, False)])
def test_nothing_of_it_is_allowed_with_three_prestige_or_less(prestige: int, may: bool) -> None:
    battle = two_fleets(prestige).run(contact, "gulf_of_lions", "british")
    assert (battle.prompt == "defy_french") is may
    stage = Stage(
        scenario="1744",
        prestige={"british": prestige},
        first="british",
        formations={"B_FA": fleet("toulon", "rowley", B1=4, auxiliaries=["B_bomber1"])},
        docks={"toulon": {"F1": [4, 0]}},
        convoys={"cv_f_levant": {"at": "hyeres_roads", "voyage": "F_lev_1"}},
        auxiliaries={"B_fleet1": "port_mahon"},
    )
    assert stage.barred("blockade:B_FA") == ("" if may else "defy-too-poor")
    stage.whole("tasks")
    offered = {option for option in stage.options if option.startswith("task:")}
    assert ("task:B_bomber1" in offered) is may
    stage.choose("task:B_fleet1", by="british")
    assert ("attack:cv_f_levant" in stage.options) is may


@rule("mistral", "2.423")
def test_france_declares_war_in_the_event_step_of_the_same_turn() -> None:
    stage = (
        two_fleets(turn=6)
        .run(contact, "gulf_of_lions", "british")
        .dice(evasion=0)
        .choose("defy", by="british")
    )
    assert stage.war.french_war, "2.33 is lifted at once"
    assert not stage.war.declared
    stage.whole("events")
    assert stage.war.declared
    assert "event" not in stage.rolled, "no die is needed"


@rule("mistral", "2.423", "2.423a")
def test_it_needs_no_date_nor_earlier_event() -> None:
    stage = Stage(scenario="1740", defied=6, turn=6).whole("events")
    assert stage.war.declared
    assert stage.war.french_war
    later = Stage(scenario="1740", defied=5, turn=6).whole("events")
    assert not later.war.declared, "only in the Turn in which they were defied"


@rule("mistral", "2.423")
def test_the_doctrine_of_1745_does_not_come_with_it() -> None:
    stage = Stage(scenario="1744", turn=6, docks={"toulon": {"FD1": [2, 0]}}).whole("tasks")
    stage.war.french_war = True
    assert stage.barred("fifty:F_fleet501") == "fifty-french"
