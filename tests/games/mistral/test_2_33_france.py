"""2.33 The French Command before its declaration of war, and Guerre de Course."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.effects import take_effect
from vivac.games.mistral.chapters.opening import open_turn
from vivac.games.mistral.chapters.orders import in_pool
from vivac.games.mistral.chapters.record import raided
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.tasks import choices
from vivac.games.mistral.chapters.war_terms import doctrine_gdc
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"


def meeting(*switches: str, mover: str, prestige: int = 6, **words: Any) -> Stage:
    """British and French off the Rhône, maybe with a Spanish Flotilla; all Located and ready to fight."""
    ready: dict[str, Any] = {"posture": "engage", "located": True}
    formations = {
        "B_FA": fleet(SEA, "rowley", B1=4, **ready),
        "F_FD": fleet(SEA, "court", F1=4, **ready),
    }
    if words.pop("spanish", False):
        formations["S_FB"] = fleet(SEA, "navarro", S1=4, **ready)
    stage = Stage(*switches, scenario="1744", prestige={"british": prestige}, formations=formations, **words)
    return stage.dice(rest=9, weather_gauge=[3, 5]).run(contact, SEA, mover)


# ---------------------------------------------------------------- 2.33


@rule("mistral", "2.33")
def test_the_limits_hold_until_france_declares_war_or_is_defied() -> None:
    assert meeting(mover="british").prompt == "defy_french"
    stage = Stage(scenario="1744")
    assert not stage.war.french_war
    stage.run(take_effect, stage.box.events["france_declares_war"].effects)
    assert stage.war.french_war
    assert meeting(mover="british", french_war=True).prompt == "action"
    assert Stage(scenario="1745").war.french_war


@rule("mistral", "2.33a")
@pytest.mark.parametrize("mover", ["british", "bourbon"])
def test_french_and_british_fight_only_if_the_british_player_wants_it(mover: str) -> None:
    stage = meeting(mover=mover)
    assert (stage.prompt, stage.table.waiting_for) == ("defy_french", ("british",))
    stage.choose("defy", by="british")
    assert (stage.prompt, stage.war.prestige["british"]) == ("action", 3)
    stage = meeting(mover=mover).choose("forbear", by="british")
    while stage.prompt == "defy_french":  # the other side would attack in its turn
        stage.choose("forbear", by="british")
    assert (stage.prompt, stage.war.prestige["british"]) == ("", 6)
    assert not stage.war.fought


@rule("mistral", "2.33a", "2.422")
def test_if_he_cannot_pay_there_is_no_battle_with_the_french() -> None:
    for mover in ("british", "bourbon"):
        stage = meeting(mover=mover, prestige=3)
        assert (stage.prompt, stage.war.fought) == ("", set())


@rule("mistral", "2.33a")
@pytest.mark.parametrize("mover", ["british", "bourbon"])
def test_if_he_declines_the_french_have_covered_the_spanish_and_nobody_fights(mover: str) -> None:
    stage = meeting(mover=mover, spanish=True).choose("forbear", by="british")
    while stage.prompt == "defy_french":  # the other side would attack in its turn
        stage.choose("forbear", by="british")
    assert (stage.prompt, stage.war.fought) == ("", set())


@rule("mistral", "2.33a", "2.33e")
def test_french_merchants_without_a_squadron_cover_nobody() -> None:
    stage = Stage(
        scenario="1744",
        prestige={"british": 6},
        formations={
            "B_FA": fleet("hyeres_roads", "rowley", B1=4, posture="engage"),
            "S_FB": fleet("hyeres_roads", "navarro", S1=4, posture="engage", located=True),
        },
        convoys={"cv_f_levant": {"at": "hyeres_roads", "voyage": "F_lev_1"}},
    )
    stage.war.located["cv_f_levant"] = stage.war.tick + 1
    stage.dice(rest=9, weather_gauge=[3, 5]).run(contact, "hyeres_roads", "british").choose(
        "forbear", by="british"
    )
    assert stage.war.engaged == {"B_FA", "S_FB"}


@rule("mistral", "2.33a")
@pytest.mark.parametrize("mover", ["british", "bourbon"])
def test_with_the_option_the_french_alone_stay_out_and_the_other_bourbons_fight(mover: str) -> None:
    stage = meeting("french_apart", mover=mover, spanish=True).choose("forbear", by="british")
    assert stage.prompt == "action"
    assert stage.war.engaged == {"B_FA", "S_FB"}


@rule("mistral", "2.33a")
def test_with_the_option_the_spanish_still_fight_if_he_cannot_pay() -> None:
    stage = meeting("french_apart", mover="british", spanish=True, prestige=3)
    assert stage.prompt == "action"
    assert stage.war.engaged == {"B_FA", "S_FB"}


@rule("mistral", "2.33a", "2.33e")
def test_one_french_squadron_or_flagship_in_a_spanish_flotilla_is_enough() -> None:
    for extra in ({"F1": 4}, {}):
        stage = Stage(
            scenario="1744",
            prestige={"british": 6},
            formations={
                "B_FA": fleet(SEA, "rowley", B1=4, posture="engage"),
                "S_FB": fleet(SEA, "navarro", S1=4, posture="engage", located=True, **extra),
            },
        )
        stage.dice(rest=9, weather_gauge=[3, 5]).run(contact, SEA, "british")
        assert (stage.prompt == "defy_french") is bool(extra)


@rule("mistral", "2.33b")
@pytest.mark.parametrize(
    ("flag", "squadrons", "war", "key"),
    [
        ("F_FD", {"F1": 4}, False, "blockade-french"),
        ("S_FB", {"S1": 4, "F1": 4}, False, "blockade-french"),
        ("S_FB", {"S1": 4}, False, ""),
        ("F_FD", {"F1": 4}, True, ""),
    ],
)
def test_french_squadrons_may_not_blockade_british_ports(
    flag: str, squadrons: dict[str, int], war: bool, key: str
) -> None:
    admiral = "court" if flag == "F_FD" else "navarro"
    stage = Stage(
        scenario="1744", french_war=war, formations={flag: fleet("port_mahon", admiral, **squadrons)}
    )
    assert stage.barred(f"blockade:{flag}") == key
    stage.play().choose(f"turn_to:{flag}", by="bourbon")
    assert (f"blockade:{flag}" in stage.offered("bourbon")) is (key == "")


@rule("mistral", "2.33b", "2.42")
def test_a_british_blockade_of_a_french_port_has_its_price() -> None:
    for answer, prestige, blockading in (("defy", 2, {"B_FA": "toulon"}), ("forbear", 5, {})):
        stage = Stage(
            scenario="1744",
            prestige={"british": 5},
            formations={"B_FA": fleet("toulon", "rowley", B1=4)},
        ).play()
        stage.choose("turn_to:B_FA", "blockade:B_FA", by="british")
        assert stage.offered("british") == ["forbear", "defy"]
        stage.choose(answer, "back", "done", by="british").choose("done", by="bourbon")
        assert (stage.war.prestige["british"], stage.war.blockading) == (prestige, blockading)
        assert stage.war.french_war is (answer == "defy")
    poor = Stage(
        scenario="1744", prestige={"british": 3}, formations={"B_FA": fleet("toulon", "rowley", B1=4)}
    )
    assert poor.barred("blockade:B_FA") == "defy-too-poor"


@rule("mistral", "2.33b", "2.421")
def test_no_such_orders_are_in_the_pools_before_the_declaration() -> None:
    stage = Stage(scenario="1744")
    chits = {"B_blk_toulon", "B_blk_marseille", "F_blk_mahon", "F_blk_villefranche"}
    pools = {*in_pool(stage.box, stage.war, "british"), *in_pool(stage.box, stage.war, "bourbon")}
    assert not chits & pools
    stage.war.french_war = True
    assert "B_blk_toulon" not in in_pool(stage.box, stage.war, "british"), "defied is not yet declared"
    stage.war.events["france_declares_war"] = stage.war.now
    assert chits <= {*in_pool(stage.box, stage.war, "british"), *in_pool(stage.box, stage.war, "bourbon")}


@rule("mistral", "2.33c", "2.33f", "IC 6.52", "IC 6.53")
def test_both_may_screen_and_drive_off_each_others_auxiliaries_before_the_declaration() -> None:
    stage = Stage(
        scenario="1744",
        auxiliaries={
            "B_fleet1": "task.hyeres_roads",
            "F_fleet1": "toulon",
            "F_fleet2": "task.ibiza_channel",
            "B_fleet2": "port_mahon",
        },
        formations={
            "F_FD": fleet("hyeres_roads", "court", F1=4),
            "B_FA": fleet("ibiza_channel", "rowley", B1=4),
        },
    )
    options = {each: [o.id for o in choices(stage.box, stage.war, each)] for each in ("F_fleet1", "B_fleet2")}
    assert "screen:B_fleet1" in options["F_fleet1"]
    assert "screen:F_fleet2" in options["B_fleet2"]
    stage.play().choose("turn_to:F_FD", "course:F_FD", by="bourbon")
    assert "drive:B_fleet1" in stage.offered("bourbon")
    stage.choose("turn_to:B_FA", "course:B_FA", by="british")
    assert "drive:F_fleet2" in stage.offered("british")
    stage.choose("drive:B_fleet1", by="bourbon").run(sail, "F_FD")
    assert stage.at("B_fleet1") == "recovery"


@rule("mistral", "2.33d", "2.33g")
def test_the_french_command_makes_one_normal_repair_roll_a_quarter() -> None:
    docks = {"toulon": {"F1": [4, 6], "S1": [4, 6]}, "marseille": {"F2": [4, 6]}}
    stage = Stage(scenario="1744", docks=docks, turn=6).dice(rest=9).whole("repair")
    assert {"repair:F1", "repair:F2", "repair:S1"} <= set(stage.options)
    stage.choose("repair:S1", by="bourbon")
    assert "repair:F1" in stage.options, "Spanish rolls in French Ports are not counted"
    stage.choose("repair:F2", by="bourbon")
    assert stage.options == ["repair:S1", "done"]
    assert stage.barred("repair:F1") == "repair-french"
    stage.choose("done", by="bourbon")
    later = Stage(scenario="1744", docks=docks, turn=8, french_repairs=0).whole("repair")
    assert "repair:F1" not in later.options, "any Turn of the quarter, once"
    for turn, rolls in ((9, 1), (10, 0)):
        opened = Stage(scenario="1744", turn=turn, french_repairs=0).dice(rest=9).run(open_turn)
        assert opened.war.french_repairs == rolls


@rule("mistral", "2.33d")
def test_at_war_the_french_repair_like_everybody() -> None:
    docks = {"toulon": {"F1": [4, 9]}}
    stage = Stage(scenario="1745", docks=docks).dice(rest=9).whole("repair")
    stage.choose("repair:F1", "repair:F1", "repair:F1", by="bourbon")
    assert stage.rolled == ["repair"] * 3


# ---------------------------------------------------------------- 2.332


@rule("mistral", "2.332")
def test_guerre_de_course_is_adopted_in_turn_1_of_1745_at_war_or_not() -> None:
    for year, adopted in ((1744, False), (1745, True), (1747, True)):
        for french_war in (False, True):
            stage = Stage(scenario="1744", year=year, turn=1, french_war=french_war)
            assert doctrine_gdc(stage.box, stage.war) is adopted
    for year, turn, told in ((1745, 1, True), (1745, 2, False), (1744, 1, False)):
        stage = Stage(scenario="campaign_1744", year=year, turn=turn).dice(rest=9).run(open_turn)
        assert ("guerre-de-course" in stage.told) is told


@rule("mistral", "2.332a")
def test_the_guerre_de_course_order_is_available() -> None:
    for scenario, chits in (("1744", []), ("1745", ["F_gdc.1", "F_gdc.2", "F_gdc.3"])):
        stage = Stage(scenario=scenario)
        pool = in_pool(stage.box, stage.war, "bourbon")
        assert [c for c in pool if stage.box.chits[c].kind == "guerre_de_course"] == chits


@rule("mistral", "2.332a", "2.62", "2.622")
def test_a_full_squadron_that_sails_off_the_west_edge_fulfils_it_and_is_lost() -> None:
    for ships, fulfilled, at in ((4, 3, "withdrawn"), (3, 0, "F_D1")):
        stage = Stage(
            scenario="1745",
            formations={"F_D1": fleet("gulf_of_cadiz", F1=ships, FD1=2, course=["atlantic"])},
            orders={"F_D1": "F_gdc.1"},
        ).run(sail, "F_D1")
        assert (stage.at("F_D1"), stage.at("FD1")) == ("atlantic", "F_D1")
        assert (stage.war.fulfilled["bourbon"], stage.at("F1")) == (fulfilled, at)


@rule("mistral", "2.332b", "2.532")
@pytest.mark.parametrize(
    ("year", "turn", "place"), [(1745, 1, "available"), (1745, 2, "reserve"), (1744, 1, "reserve")]
)
def test_the_french_privateer_arrives_in_turn_1_of_1745(year: int, turn: int, place: str) -> None:
    stage = Stage(scenario="campaign_1744", year=year, turn=turn, prestige={"bourbon": 0}).whole("requests")
    while stage.prompt:
        stage.choose("no_request", by=stage.asked)
    assert stage.at("F_privateer1") == place


@rule("mistral", "2.332b")
def test_later_scenarios_begin_with_it() -> None:
    box = RULEBOOK.open_box(None)
    for scenario, there in (("1744", False), ("1745", False), ("1746", True), ("1747", True)):
        war = RULEBOOK.setup(scenario, frozenset(), box)
        assert (war.where["F_privateer1"] != "reserve") is there, scenario


@rule("mistral", "2.332c", "2.239")
def test_french_fifties_may_become_auxiliaries() -> None:
    for scenario, key in (("1744", "fifty-french"), ("1745", "")):
        stage = Stage(scenario=scenario, docks={"toulon": {"FD1": [2, 0]}})
        assert stage.barred("fifty:F_fleet501") == key


@rule("mistral", "2.332d")
@pytest.mark.parametrize("chit", ["F_cruise_lions", "F_int_galita_channel"])
def test_french_formations_may_not_be_issued_cruises_or_interceptions(chit: str) -> None:
    for scenario, key in (("1744", ""), ("1745", "issue-guerre-de-course")):
        stage = Stage(
            scenario=scenario,
            formations={"F_D1": fleet(SEA, F1=4), "S_D1": fleet(SEA, S1=4)},
            held={"bourbon": [chit, "S_cruise_catalan"]},
        )
        assert stage.barred(f"issue:{chit}:F_D1") == key
        assert stage.barred("issue:S_cruise_catalan:S_D1") == ""
    for scenario, there in (("1744", True), ("1745", False)):
        stage = Stage(scenario=scenario)
        assert ("F_cruise_lions" in in_pool(stage.box, stage.war, "bourbon")) is there


@rule("mistral", "2.332e", "2.332g", "2.544")
@pytest.mark.parametrize(("switches", "locations"), [((), 5), (("raiders_only",), 3)])
def test_every_auxiliary_of_the_french_command_counts_and_the_knights(
    switches: tuple[str, ...], locations: int
) -> None:
    placed = {
        "F_galley1": "task.hyeres_roads",
        "F_fleet2": "task.messina_strait",
        "F_fleet501": "task.bonifacio",
        "F_fleet502": "task.lions",
        "knights1": "task.malta_channel",
        "F_privateer1": "task.malta_channel",
        "S_fleet1": "task.the_strait",
        "B_fleet1": "task.galita_channel",
        "barbary1": "task.algerine",
        "F_fleet1": "toulon",
    }
    stage = Stage(*switches, scenario="1745", auxiliaries=placed)
    assert raided(stage.box, stage.war) == locations, "locations, not counters"


@rule("mistral", "2.332e")
def test_before_the_doctrine_nothing_is_counted() -> None:
    raiders = ("F_fleet501", "F_fleet502", "F_fleet503")
    placed = dict(zip(raiders, ("task.hyeres_roads", "task.bonifacio", "task.malta_channel"), strict=True))
    for scenario, failed in (("1744", 0), ("1745", 1)):
        stage = Stage(scenario=scenario, auxiliaries=placed).whole("record")
        assert stage.war.failed["british"] == failed


@rule("mistral", "2.332f", "2.332h")
def test_french_raiders_stay_at_least_four_impulses() -> None:
    stage = Stage(
        scenario="1745",
        auxiliaries={
            "F_fleet501": "task.bonifacio",
            "F_privateer1": "task.lions",
            "F_fleet1": "task.hyeres_roads",
        },
    )
    stage.war.placed = dict.fromkeys(("F_fleet501", "F_privateer1", "F_fleet1"), stage.war.tick)
    assert stage.barred("recall:F_fleet1") == ""
    for later, key in ((3, "recall-too-soon"), (4, "")):
        stage.war.placed = dict.fromkeys(stage.war.placed, stage.war.tick - later)
        for raider in ("F_fleet501", "F_privateer1"):
            assert stage.barred(f"recall:{raider}") == key
    stage.play().choose("auxiliaries", by="bourbon")
    assert {"recall:F_fleet501", "recall:F_privateer1"} <= set(stage.offered("bourbon"))


@rule("mistral", "2.332f")
def test_french_raiders_intercept_outside_any_order_and_the_privateer_in_sea_zones_too() -> None:
    stage = Stage(
        scenario="1745",
        auxiliaries={"F_fleet501": "toulon", "F_privateer1": "toulon", "S_privateer1": "cartagena"},
    )
    found = {
        a: {o.id for o in choices(stage.box, stage.war, a)}
        for a in ("F_fleet501", "F_privateer1", "S_privateer1")
    }
    strait, zone = "intercept:the_strait", "intercept:lions"
    assert {a: (strait in options, zone in options) for a, options in found.items()} == {
        "F_fleet501": (True, False),
        "F_privateer1": (True, True),
        "S_privateer1": (True, False),
    }
