"""2.21, 2.22 Subclasses of Ships, and Flagships."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.attrition import attrition
from vivac.games.mistral.chapters.combat import column_shifts
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.damage import sink
from vivac.games.mistral.chapters.formations import capacity
from vivac.games.mistral.chapters.limits import bars_joining, has_half, most_auxiliaries
from vivac.games.mistral.chapters.line import Fleet, Station, form_combats, form_line
from vivac.games.mistral.chapters.organisation import enter_docks, sail_alone
from vivac.games.mistral.chapters.squadrons_in_docks import join
from vivac.games.mistral.chapters.withdrawals import withdraw_ships
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"
READY: dict[str, Any] = {"posture": "engage", "located": True}


def battle(british: dict[str, Any], bourbon: dict[str, Any]) -> Stage:
    return Stage(scenario="1744", formations={"B_FA": british | READY, "S_FB": bourbon | READY})


# ---------------------------------------------------------------- 2.21 general


@rule("mistral", "2.21")
def test_there_are_plain_ships_flagships_and_fifties() -> None:
    flagships = {ship.id: ship.guns for ship in BOX.contents.counters.flagship}
    british = {ship: guns for ship, guns in flagships.items() if BOX.elements[ship].contingent == "B"}
    assert set(british.values()) == {90}
    assert all(guns >= 74 for ship, guns in flagships.items() if ship not in british)
    fifties = [names.ships for names in BOX.contents.counters.named_ships if names.subclass == "sol_d"]
    assert all(48 <= ship.guns <= 54 for ships in fifties for ship in ships)
    assert {BOX.elements[s].contingent for s in BOX.squadrons if BOX.elements[s].subclass == "sol_d"} == {
        *("B", "F", "S")
    }


@rule("mistral", "2.211")
def test_the_counters_limit_flagships_fifties_and_d_squadrons() -> None:
    def count(prefixes: tuple[str, ...], among: Any) -> int:
        return sum(each.startswith(prefixes) for each in among)

    assert len(BOX.flagships) == 9
    assert (count(("BD",), BOX.elements), count(("FD",), BOX.elements), count(("SD",), BOX.elements)) == (
        4,
        3,
        2,
    )
    assert BOX.fifties == {
        **dict.fromkeys(("B_fleet501", "B_fleet502", "B_fleet503"), "B:sol_d"),
        **dict.fromkeys(("F_fleet501", "F_fleet502", "F_fleet503"), "F:sol_d"),
        "S_fleet501": "S:sol_d",
    }
    stage = Stage(docks={"gibraltar": {"BD1": [2, 0]}}, auxiliaries={"B_fleet501": "available"})
    assert stage.barred("fifty:B_fleet501") == "fifty-in-play"


@rule("mistral", "2.211")
def test_a_d_squadron_is_used_again_and_a_flagship_lost_is_lost() -> None:
    stage = Stage(docks={"gibraltar": {"BD1": [1, 0], "fl_namur": [1, 0]}})
    stage.run(sink, "BD1", "").run(sink, "fl_namur", "")
    assert (stage.at("BD1"), stage.at("fl_namur")) == ("pool", "sunk")


# ---------------------------------------------------------------- 2.22 what a Flagship is


@rule("mistral", "2.22")
def test_each_flagship_is_one_named_ship_with_its_own_counter() -> None:
    names = {ship.id: ship.name for ship in BOX.contents.counters.flagship}
    assert len(set(names.values())) == len(names) == len(BOX.flagships)
    assert names["fl_real_felipe"] == "Real Felipe"
    assert {BOX.elements[ship].most for ship in BOX.flagships} == {1}
    stage = Stage(docks={"gibraltar": {"B1": [3, 0], "B2": [4, 0], "fl_namur": [1, 0]}})
    stage.whole("reorganisation").choose("squadrons", by="british")
    assert "ship:B1" not in stage.options, "B2 is full, and no Ship goes into a Flagship"
    assert "ship:fl_namur" not in stage.options
    assert "ship:B2" in stage.options


@rule("mistral", "2.221")
def test_a_flagship_counts_as_a_squadron_where_squadrons_are_counted() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "A_FA": fleet("toulon", "navarro", S1=4, fl_real_felipe=0, F1=4, F2=4, state="refitting"),
            "S_FB": fleet("toulon", "spinola", S2=4, F3=4, state="refitting"),
        },
        docks={"toulon": {"fl_terrible": [1, 0]}},
    )
    assert has_half(stage.box, stage.war, "S", "A_FA"), "2.124"
    assert most_auxiliaries(stage.box, stage.war, "A_FA") == 4, "2.131"
    assert stage.barred("join:fl_terrible:S_FB") == "join-foreign", "2.312"
    assert bars_joining(stage.box, stage.war, "fl_terrible", "A_FA") is None


@rule("mistral", "2.221")
def test_it_does_not_count_against_the_four_squadrons_of_a_flotilla() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet("gibraltar", "haddock", B1=4, B2=4, B3=4, B4=4, state="refitting"),
            "B_FB": fleet("gibraltar", "lestock", B5=4, B6=4, B7=4, fl_namur=0, state="refitting"),
        },
        docks={"gibraltar": {"fl_barfleur": [1, 0], "B8": [4, 0]}},
    )
    assert bars_joining(stage.box, stage.war, "fl_barfleur", "B_FA") is None
    assert bars_joining(stage.box, stage.war, "B8", "B_FB") is None
    assert stage.barred("join:B8:B_FA") == "join-full"


@rule("mistral", "2.221a")
def test_a_flagship_sails_in_a_flag_and_never_alone_under_an_order() -> None:
    stage = Stage(
        docks={"gibraltar": {"fl_namur": [1, 0], "B1": [4, 0]}},
        formations={"B_D1": fleet("gibraltar", B2=4, state="refitting")},
        held={"british": ["B_esc_out"]},
    )
    assert stage.barred("join:fl_namur:B_D1") == "join-flagship-needs-flag"
    assert stage.barred("rendezvous:fl_namur") == "alone-flagship"
    stage.play().choose("orders", "issue:B_esc_out", by="british")
    assert "bearer:B1" in stage.offered("british")
    assert "bearer:fl_namur" not in stage.offered("british")
    stage.choose("bearer:B1", "back", "done", by="british").choose("done", by="bourbon")
    assert "rendezvous:fl_namur" not in stage.options


@rule("mistral", "2.221a", "2.221d")
def test_a_flag_that_holds_one_may_escort() -> None:
    flag = fleet("gibraltar", "haddock", B1=4, fl_namur=0, state="refitting")
    stage = Stage(formations={"B_FA": flag}, held={"british": ["B_esc_out"]}).play()
    stage.choose("orders", "issue:B_esc_out", by="british")
    assert stage.offered("british") == ["bearer:B_FA"]


@rule("mistral", "2.221b")
def test_each_flagship_needs_a_plain_squadron_of_its_contingent_in_the_flotilla() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("gibraltar", "rowley", B1=4, BD1=2, fl_namur=0, state="refitting"),
            "A_FA": fleet("toulon", "court", F1=4, S1=4, fl_terrible=0, state="refitting"),
            "B_GF": fleet("gibraltar", "mathews", B2=4, state="refitting"),
            "B_FB": fleet("gibraltar", "lestock", B3=4, B4=4, under="B_GF"),
        },
        docks={"gibraltar": {"fl_barfleur": [1, 0]}, "toulon": {"fl_esperance": [1, 0]}},
    )
    assert stage.barred("join:fl_barfleur:B_FA") == "join-no-companion", "a (D) Squadron is none"
    assert stage.barred("join:fl_esperance:A_FA") == "join-no-companion", "nor a Spanish one"
    assert stage.barred("join:fl_barfleur:B_FB") == ""
    stage.run(join, "B2", "")
    assert stage.barred("join:fl_barfleur:B_GF") == "join-no-companion", "nor a Subordinate's"


@rule("mistral", "2.221b")
def test_a_companion_may_not_be_taken_away_at_sea_nor_a_flag_prepare_without() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, BD1=2, fl_namur=0),
            "B_FB": fleet("gibraltar", "lestock", BD2=2, fl_barfleur=0, state="refitting"),
        }
    )
    assert stage.barred("rendezvous:B1") == "alone-companion"
    assert stage.barred("rendezvous:BD1") == ""
    assert stage.barred("prepare:B_FB") == "prepare-unpaired"


# ---------------------------------------------------------------- 2.221c, 2.224 in Battle


async def lines(table: Any, one: Fleet, other: Fleet) -> list[dict[str, Station]]:
    table.game.engaged.update((*one.formations, *other.formations))
    for own in (one, other):
        await form_line(table, own)
    return await form_combats(table, one, other)


@rule("mistral", "2.221c")
def test_a_flagship_joins_its_companions_combat_and_is_no_extra_squadron() -> None:
    stage = battle(
        fleet(SEA, "mathews", B1=4, B2=4, fl_namur=0), fleet(SEA, "navarro", S1=4, fl_real_felipe=0)
    )
    stage.run(lines, Fleet("bourbon", ["S_FB"], []), Fleet("british", ["B_FA"], []))
    assert stage.options == ["as_they_stand", "line:B1", "line:B2"], "the Flagship is not in the line"
    stage.choose("line:B2", by="british")
    assert stage.prompt == "double"
    stage.choose("reserve", by="british")
    assert stage.options == ["companion:B2", "companion:B1"]
    stage.choose("companion:B2", by="british")
    (combat,) = stage.result
    assert combat["british"].squadrons == ["B2"]
    assert combat["british"].flagships == ["fl_namur"]
    assert combat["bourbon"].flagships == ["fl_real_felipe"]


@rule("mistral", "2.223")
def test_the_companion_is_chosen_anew_in_every_round_and_damage_is_kept_apart() -> None:
    stage = battle(fleet(SEA, "mathews", B1=4, B2=4, fl_namur=0), fleet(SEA, "navarro", S1=4, S2=4))
    stage.dice(weather_gauge=[3, 5], combat=[9, 3, 9, 9, 9, 9, 9, 9]).run(contact, SEA, "british")
    stage.choose("line_ahead", by="british").choose("as_they_stand", by="bourbon").choose(
        "line:B1", "companion:B1", by="british"
    )
    while stage.prompt == "split_damage":
        stage.choose("takes:B1", by="british")
    assert (stage.war.dp["B1"], stage.war.dp["fl_namur"], stage.war.dp["B2"]) == (1, 1, 0)
    stage.choose("fight_on", by="british").choose("fight_on", "as_they_stand", by="bourbon").choose(
        "line:B1", by="british"
    )
    assert stage.options == ["companion:B1", "companion:B2"]


@rule("mistral", "2.224")
def test_an_admiral_must_be_on_a_flagship_of_his_formation_if_there_is_one() -> None:
    stage = battle(fleet(SEA, "mathews", B1=4, B2=4, fl_namur=0), fleet(SEA, "navarro", S1=4, S2=4))
    stage.run(lines, Fleet("bourbon", ["S_FB"], []), Fleet("british", ["B_FA"], []))
    stage.choose("as_they_stand", by="bourbon").choose("line:B1", "companion:B2", by="british")
    assert [combat["british"].admirals for combat in stage.result] == [[], ["mathews"]]
    without = battle(fleet(SEA, "mathews", B1=4, B2=4), fleet(SEA, "navarro", S1=4, S2=4))
    without.run(lines, Fleet("bourbon", ["S_FB"], []), Fleet("british", ["B_FA"], []))
    without.choose("as_they_stand", by="bourbon").choose("line:B1", by="british")
    assert without.options == ["post:1", "post:2"], "else on any Squadron of it"


@rule("mistral", "2.224")
@pytest.mark.parametrize(
    ("flagship", "dp", "shift"),
    [
        ("fl_namur", 0, 2),
        ("fl_namur", 7, 2),
        ("fl_namur", 8, 1),
        ("fl_barfleur", 7, 1),
        ("fl_barfleur", 8, 0),
    ],
)
def test_the_damaged_side_of_a_flagship_shows_less_or_nothing(flagship: str, dp: int, shift: int) -> None:
    stage = battle(fleet(SEA, "mathews", B1=4, **{flagship: dp}), fleet(SEA, "navarro", S1=4))
    found = column_shifts(stage.box, stage.war, Station(["B1"], [flagship]), Station(["S1"]))
    assert found.get("flagship", 0) == shift


@rule("mistral", "2.225")
@pytest.mark.parametrize(("die", "lost"), [(0, "B1"), (3, "B1"), (4, "fl_namur"), (8, "B1"), (9, "fl_namur")])
def test_a_flagship_is_as_likely_to_be_sunk_as_any_other_ship(die: int, lost: str) -> None:
    stage = battle(fleet(SEA, "mathews", B1=4, fl_namur=0), fleet(SEA, "navarro", S1=4, S2=4))
    stage.dice(rest=9, weather_gauge=[3, 5], combat=[9, 0], strike=0, which_ship=die, leader_fate=9)
    stage.run(contact, SEA, "british").choose("distant", by="british").choose("as_they_stand", by="bourbon")
    while stage.prompt == "split_damage":
        stage.choose(stage.options[0], by="british")
    assert (stage.at("fl_namur") == "sunk") is (lost == "fl_namur")
    assert stage.war.ships["B1"] == (3 if lost == "B1" else 4)
    assert (stage.at("mathews") == "B_FA") is (lost == "B1"), "every Leader in the Combat is a casualty"


@rule("mistral", "2.226")
def test_a_flagship_is_slower_and_stronger_but_sinks_at_one_blow() -> None:
    for flagship in BOX.flagships:
        what = BOX.elements[flagship]
        plain = next(BOX.elements[s] for s in BOX.squadrons if BOX.elements[s].contingent == what.contingent)
        assert what.value == plain.value + 2
        assert (what.third, what.two_thirds) == (-(-what.value // 3), -(-2 * what.value // 3))
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=4, fl_namur=0)})
    assert capacity(stage.box, stage.war, "B_FA") == 3
    stage.run(sink, "fl_namur", "", "bourbon")
    assert stage.at("fl_namur") == "sunk", "undamaged as it was"


@rule("mistral", "2.227")
@pytest.mark.parametrize(("flagship", "dp"), [({}, 2), ({"fl_santa_isabel": 0}, 1)])
def test_a_spanish_flagship_lowers_the_damage_of_its_side(flagship: dict[str, int], dp: int) -> None:
    stage = battle(fleet(SEA, "mathews", B1=4), fleet(SEA, "navarro", S1=4, **flagship))
    stage.war.ships["B1"] += len(flagship)  # the same column both times
    stage.dice(rest=9, weather_gauge=[3, 5], combat=[3, 9], strike=9).run(contact, SEA, "british")
    stage.choose("distant", by="british")
    while stage.prompt == "split_damage":
        stage.choose(stage.options[0], by="bourbon")
    assert stage.war.dp["S1"] + stage.war.dp.get("fl_santa_isabel", 0) == dp


# ---------------------------------------------------------------- 2.222 forced to sea


@rule("mistral", "2.222")
def test_forced_to_sea_a_flagship_sails_with_a_plain_squadron_until_that_is_home() -> None:
    stage = Stage(docks={"gibraltar": {"B1": [4, 0], "BD1": [2, 0], "fl_namur": [1, 0]}})
    stage.run(sail_alone, ["fl_namur", "BD1", "B1"], "alboran_west", disorganised=False)
    assert stage.at("fl_namur") == stage.at("B1") == "i_B1"
    assert stage.at("BD1") == "i_BD1"
    assert stage.war.bound["i_B1"] == "gibraltar"
    stage.run(enter_docks, "i_B1")
    assert stage.at("fl_namur") == stage.at("B1") == "alboran_west", "docks part them again"


@rule("mistral", "2.222")
def test_without_a_squadron_it_acts_as_an_independent_one() -> None:
    stage = Stage(docks={"gibraltar": {"fl_namur": [1, 0]}})
    stage.run(sail_alone, ["fl_namur"], "alboran_west", disorganised=False)
    assert (stage.at("fl_namur"), stage.at("i_fl_namur")) == ("i_fl_namur", "alboran_west")
    assert stage.war.bound == {"i_fl_namur": "gibraltar"}
    assert stage.war.posture["i_fl_namur"] == "avoid"


@rule("mistral", "2.222a")
def test_a_flag_that_loses_a_squadron_to_attrition_or_withdrawal_sheds_a_flagship() -> None:
    flag: dict[str, Any] = {"fl_namur": 0, "fl_barfleur": 0, "B1": [1, 9], "B2": [4, 0]}
    stage = Stage(turn=2, formations={"B_FA": fleet(SEA, "haddock", **flag)})
    stage.dice(attrition=[9, 0, 0, 0]).run(attrition)
    assert stage.at("B1") == "pool"
    assert stage.options == ["detach:fl_barfleur", "detach:fl_namur"]
    stage.choose("detach:fl_namur", by="british")
    assert (stage.at("fl_namur"), stage.at("fl_barfleur")) == ("i_fl_namur", "B_FA")
    drawn = Stage(formations={"B_FA": fleet(SEA, "haddock", **flag)})
    drawn.run(withdraw_ships, "B", 1).choose("withdraw:B1", by="british")
    assert drawn.prompt == "detach_flagship"


@rule("mistral", "2.222a")
def test_they_stay_with_a_flag_that_is_itself_bound_for_port() -> None:
    flag: dict[str, Any] = {"fl_namur": 0, "fl_barfleur": 0, "B1": [1, 9], "B2": [4, 0]}
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", **flag)}, bound={"B_FA": "port_mahon"})
    stage.run(withdraw_ships, "B", 1).choose("withdraw:B1", by="british")
    assert stage.prompt == ""
    assert stage.at("fl_namur") == stage.at("fl_barfleur") == "B_FA"
