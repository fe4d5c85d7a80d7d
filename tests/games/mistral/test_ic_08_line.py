"""IC 8.1 to IC 8.3 The order of a Battle, the lines, the weather gauge and the action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.box import put
from vivac.games.mistral.chapters.battle import fight as fight_battle
from vivac.games.mistral.chapters.battle import gauge_modifiers, round_shifts
from vivac.games.mistral.chapters.combat import column_shifts
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.convoys import join_escorts
from vivac.games.mistral.chapters.line import Fleet, Station, form_combats, form_line
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"
READY: dict[str, Any] = {"posture": "engage", "located": True}


def battle(formations: dict[str, dict[str, Any]], **words: Any) -> Stage:
    """Everybody named is ready to fight; the British attack and have the gauge."""
    stage = Stage(
        scenario="1744",
        formations={name: READY | each for name, each in formations.items()},
        **words,
    )
    return stage.dice(weather_gauge=[0, 9], rest=9).run(contact, SEA, "british")


def combats(stage: Stage, one: Fleet, other: Fleet) -> Stage:
    """The Combats of two lines as they stand."""
    stage.war.engaged.update(one.formations, other.formations)
    return stage.run(form_combats, one, other)


# ---------------------------------------------------------------- IC 8.1


@rule("mistral", "IC 8.11")
def test_gauge_and_action_come_first_then_lines_combats_and_break_off() -> None:
    stage = battle({"B_FA": fleet(SEA, "rowley", B1=4, B2=4), "S_FB": fleet(SEA, "navarro", S1=4, S2=4)})
    assert stage.rolled == ["weather-gauge"] * 2
    prompts = []
    for side, answer in (
        ("british", "line_ahead"),
        ("bourbon", "as_they_stand"),
        ("british", "as_they_stand"),
        ("british", "fight_on"),
        ("bourbon", "fight_on"),
    ):
        prompts.append(stage.prompt)
        stage.choose(answer, by=side)
    assert prompts == ["action", "line_order", "line_order", "continue", "continue"]
    assert stage.rolled == ["weather-gauge"] * 2 + ["combat"] * 4
    assert stage.prompt == "line_order", "the second round begins with new lines"
    stage.choose("as_they_stand", by="bourbon").choose("as_they_stand", by="british")
    story = [
        key for key in stage.told if key in ("battle-begins", "action", "round", "combat", "battle-drawn")
    ]
    one_round = ["round", "combat", "combat", "combat", "combat"]
    assert story == ["battle-begins", "action", *one_round, *one_round, "battle-drawn"]


@rule("mistral", "IC 8.11")
def test_a_battle_joins_the_attackers_and_those_who_did_not_evade() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4, posture="engage"),
            "S_D1": fleet(SEA, S2=4, located=True),
            "S_FB": fleet(SEA, "navarro", S1=4, located=True),
        },
    )
    stage.dice(evasion=[0, 9], weather_gauge=[0, 9]).run(contact, SEA, "british")
    assert stage.war.fought == {"B_FA", "S_FB"}


@rule("mistral", "IC 8.11")
def test_escorts_set_free_by_scattering_do_not_fight_a_second_battle() -> None:
    stage = Stage(
        scenario="1744",
        convoys={"cv_troop1": {"at": SEA, "dp": 11, "located": True}},
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4, B2=4, posture="engage"),
            "S_D1": fleet(SEA, S1=4),
        },
    )
    stage.war.chits["S_esc_troop.1"] = "S_D1"
    stage.war.order["S_D1"] = "S_esc_troop.1"
    stage.run(join_escorts)
    assert stage.at("S_D1") == "cv_troop1"
    stage.dice(evasion=9, weather_gauge=[0, 9], rest=9).run(contact, SEA, "british")
    stage.choose("distant", "line:B1", "reserve", by="british")
    assert "cv_troop1" in stage.war.scattered
    assert stage.at("S_D1") != "cv_troop1"
    assert "S_D1" in stage.war.fought


@rule("mistral", "IC 8.12")
@pytest.mark.parametrize(("answer", "prestige", "fights"), [("defy", 3, True), ("forbear", 6, False)])
def test_the_british_fight_the_french_before_the_declaration_only_if_they_pay(
    answer: str, prestige: int, fights: bool
) -> None:
    stage = battle(
        {"B_FA": fleet(SEA, "rowley", B1=4), "F_FD": fleet(SEA, "court", F1=4)},
        prestige={"british": 6},
    )
    assert stage.prompt == "defy_french"
    stage.choose(answer, by="british")
    assert stage.war.prestige["british"] == prestige
    assert bool(stage.war.fought) is fights


@rule("mistral", "IC 8.12")
def test_at_war_nobody_is_asked_and_before_it_nobody_fights_in_french_company() -> None:
    stage = battle({"B_FA": fleet(SEA, "rowley", B1=4), "F_FD": fleet(SEA, "court", F1=4)}, french_war=True)
    assert stage.prompt == "action"
    stage = battle(
        {
            "B_FA": fleet(SEA, "rowley", B1=4),
            "F_FD": fleet(SEA, "court", F1=4),
            "S_FB": fleet(SEA, "navarro", S1=4),
        }
    ).choose("forbear", by="british")
    while stage.prompt == "defy_french":
        stage.choose("forbear", by="british")
    assert stage.war.fought == set()


# ---------------------------------------------------------------- IC 8.2


@rule("mistral", "IC 8.21")
@pytest.mark.parametrize(("dice", "first"), [([0, 9], "bourbon"), ([9, 0], "british")])
def test_the_side_without_the_gauge_lists_its_line_first(dice: list[int], first: str) -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": READY | fleet(SEA, "rowley", B1=4, B2=4),
            "S_FB": READY | fleet(SEA, "navarro", S1=4, S2=4),
        },
    )
    stage.dice(weather_gauge=dice, rest=9).run(contact, SEA, "british")
    stage.choose("distant", by="bourbon" if first == "british" else "british")
    assert stage.prompt == "line_order"
    assert stage.table.waiting_for == (first,)


@rule("mistral", "IC 8.21")
def test_the_squadrons_of_one_flotilla_stand_together() -> None:
    stage = Stage(
        formations={
            "B_GF": fleet(SEA, "mathews", B1=4),
            "B_FA": fleet(SEA, "haddock", under="B_GF", B2=4, B3=4),
            "B_FB": fleet(SEA, "lestock", under="B_GF", B4=4, B5=4),
        }
    )
    own = Fleet("british", ["B_GF"], [])
    stage.war.engaged.add("B_GF")
    stage.run(form_line, own)
    assert stage.options == ["as_they_stand", "line:B1", "line:B2", "line:B3", "line:B4", "line:B5"]
    stage.choose("line:B5", by="british")
    assert own.order[:1] == ["B5"]
    assert stage.options == ["line:B1", "line:B2", "line:B3"], "B4 has followed, the only mate of B5"
    stage.choose("line:B3", by="british")
    assert stage.options == []
    assert own.order == ["B5", "B4", "B3", "B2", "B1"]


@rule("mistral", "IC 8.22")
def test_squadrons_in_the_same_place_of_the_lines_form_a_combat() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, B2=4),
            "S_FB": fleet(SEA, "navarro", S1=4, S2=4),
        }
    )
    one = Fleet("british", ["B_FA"], [], ["B2", "B1"], default=True)
    other = Fleet("bourbon", ["S_FB"], [], ["S1", "S2"], default=True)
    found = combats(stage, one, other).result
    pairs = [(each["british"].squadrons, each["bourbon"].squadrons) for each in found]
    assert pairs == [(["B2"], ["S1"]), (["B1"], ["S2"])]


@rule("mistral", "IC 8.23")
def test_squadrons_left_over_may_double_to_two_a_side_or_lie_in_reserve() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, B2=4, B3=4, B4=4),
            "S_FB": fleet(SEA, "navarro", S1=4, S2=4),
        }
    )
    one = Fleet("british", ["B_FA"], [], ["B1", "B2", "B3", "B4"])
    other = Fleet("bourbon", ["S_FB"], [], ["S1", "S2"])
    combats(stage, one, other)
    assert (stage.prompt, stage.options) == ("double", ["double:1", "double:2", "reserve"])
    stage.choose("double:2", by="british")
    assert stage.options == ["double:1", "reserve"], "two a side in the second Combat already"
    stage.choose("reserve", by="british")
    while stage.options:
        stage.choose(stage.options[0], by=stage.asked)
    assert [each["british"].squadrons for each in stage.result] == [["B1"], ["B2", "B3"]]


@rule("mistral", "IC 8.23")
def test_as_they_stand_doubles_upon_the_weakest_enemy() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, B2=4, B3=4),
            "S_FB": fleet(SEA, "navarro", S1=4, S2=2),
        }
    )
    one = Fleet("british", ["B_FA"], [], ["B1", "B2", "B3"], default=True)
    other = Fleet("bourbon", ["S_FB"], [], ["S1", "S2"], default=True)
    assert [c["british"].squadrons for c in combats(stage, one, other).result] == [["B1"], ["B2", "B3"]]


@rule("mistral", "IC 8.24", "2.221c")
def test_each_flagship_joins_a_squadron_of_its_own_and_is_no_squadron_itself() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "mathews", B1=4, B2=4, BD1=2, fl_namur=0, fl_barfleur=0),
            "S_FB": fleet(SEA, "navarro", S1=4, S2=4, S3=4),
        },
    )
    one = Fleet("british", ["B_FA"], [], ["B1", "B2", "BD1"])
    other = Fleet("bourbon", ["S_FB"], [], ["S1", "S2", "S3"], default=True)
    combats(stage, one, other)
    assert (stage.prompt, stage.options) == (
        "companion",
        ["companion:B1", "companion:B2", "companion:BD1"],
    )
    stage.choose("companion:B2", by="british")
    assert stage.options == ["companion:B1", "companion:BD1"], "one Flagship to a Squadron"
    stage.choose("companion:B1", by="british")
    while stage.options:
        stage.choose(stage.options[0], by="british")
    stations = [each["british"] for each in stage.result]
    assert [each.flagships for each in stations] == [["fl_namur"], ["fl_barfleur"], []]
    assert [each.squadrons for each in stations] == [["B1"], ["B2"], ["BD1"]]


@rule("mistral", "IC 8.24")
def test_a_flagship_keeps_to_its_contingent_and_its_flotilla() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "A_GF": fleet(SEA, "navarro", S1=4, F1=4, fl_real_felipe=0),
            "F_FD": fleet(SEA, "court", under="A_GF", F2=4, fl_terrible=0),
            "B_FA": fleet(SEA, "mathews", B1=4, B2=4, B3=4),
        },
    )
    one = Fleet("bourbon", ["A_GF"], [], ["F1", "S1", "F2"])
    other = Fleet("british", ["B_FA"], [], ["B1", "B2", "B3"], default=True)
    found = [each["bourbon"] for each in combats(stage, one, other).result]
    assert [each.flagships for each in found] == [[], ["fl_real_felipe"], ["fl_terrible"]]
    assert [each.admirals for each in found] == [[], ["navarro"], ["court"]]


@rule("mistral", "IC 8.24", "2.224")
def test_an_admiral_goes_to_a_flagship_if_there_is_one_else_to_any_squadron() -> None:
    for flagship, prompt in (({}, "post"), ({"fl_namur": 0}, "companion")):
        stage = Stage(
            scenario="1744",
            formations={
                "B_FA": fleet(SEA, "mathews", B1=4, B2=4, **flagship),
                "S_FB": fleet(SEA, "navarro", S1=4, S2=4),
            },
        )
        one = Fleet("british", ["B_FA"], [], ["B1", "B2"])
        other = Fleet("bourbon", ["S_FB"], [], ["S1", "S2"], default=True)
        combats(stage, one, other)
        assert stage.prompt == prompt
        stage.choose(stage.options[-1], by="british")
        assert [each["british"].admirals for each in stage.result] == [[], ["mathews"]]


@rule("mistral", "IC 8.24")
def test_the_admiral_of_a_grand_flotilla_made_of_flotillas_sails_with_one_of_them() -> None:
    stage = Stage(
        formations={
            "B_GF": fleet(SEA, "mathews"),
            "B_FA": fleet(SEA, "haddock", under="B_GF", B1=4),
            "S_FB": fleet(SEA, "navarro", S1=4),
        }
    )
    one = Fleet("british", ["B_GF"], [], ["B1"], default=True)
    other = Fleet("bourbon", ["S_FB"], [], ["S1"], default=True)
    assert sorted(combats(stage, one, other).result[0]["british"].admirals) == ["haddock", "mathews"]


@rule("mistral", "IC 8.25")
def test_mixed_commands_cost_a_shift_in_every_combat_of_the_grand_flotilla() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "A_GF": fleet(SEA, "navarro", S1=4, S2=4),
            "F_FD": fleet(SEA, "court", under="A_GF", F1=4, F2=4),
            "B_FA": fleet(SEA, "mathews", B1=4),
        },
    )
    for squadron in ("S1", "F2"):
        shifts = column_shifts(stage.box, stage.war, Station([squadron]), Station(["B1"]))
        assert shifts == {"mixed": -1}
    put(stage.war.where, stage.war.stack, "F2", "pool")
    assert column_shifts(stage.box, stage.war, Station(["S1"]), Station(["B1"])) == {}


# ---------------------------------------------------------------- IC 8.3


@rule("mistral", "IC 8.31")
def test_admiral_disorder_and_a_grand_flotilla_weigh_on_the_gauge() -> None:
    stage = Stage(
        scenario="1744",
        disorganised=["B_GF"],
        formations={
            "B_GF": fleet(SEA, "mathews", B1=4),
            "B_FA": fleet(SEA, "lestock", under="B_GF", B2=4),
            "S_FB": fleet(SEA, "navarro", S1=4),
        },
    )
    stage.war.engaged.update(("B_GF", "S_FB"))
    british = gauge_modifiers(stage.box, stage.war, Fleet("british", ["B_GF"], []))
    assert british == {"admiral": -1, "disorganised": 2, "grand_flotilla": 1}, "Mathews, not Lestock"
    assert gauge_modifiers(stage.box, stage.war, Fleet("bourbon", ["S_FB"], [])) == {"admiral": -1}


@rule("mistral", "IC 8.31")
@pytest.mark.parametrize(
    ("action", "gauge", "shifts"),
    [
        ("close", False, {"close": 1}),
        ("line", False, {}),
        ("distant", False, {"distant": -1}),
        ("line", True, {"gauge": 1}),
        ("close", True, {"close": 1, "gauge": 1}),
    ],
)
def test_the_action_shifts_both_sides_and_the_gauge_the_windward(
    action: str, gauge: bool, shifts: dict[str, int]
) -> None:
    assert round_shifts(Stage().box, action, gauge=gauge) == shifts


@rule("mistral", "IC 8.31")
def test_the_gauge_counts_in_the_first_round_alone() -> None:
    stage = Stage(
        scenario="1744",
        formations={"B_FA": fleet(SEA, "lestock", B1=4), "S_FB": fleet(SEA, "spinola", S1=4)},
    )
    stage.dice(weather_gauge=[0, 9], combat=[8, 8, 8, 8]).run(fight_battle, SEA, ["B_FA"], ["S_FB"])
    stage.choose("close", "fight_on", by="british").choose("fight_on", by="bourbon")
    lines = [line.say.params for line in stage.table.log or [] if line.say.key == "combat"]
    assert [(each["side"], each["column"]) for each in lines][:4] == [
        ("british", "F"),  # E, close +1, gauge +1, Lestock -1
        ("bourbon", "F"),  # E, close +1
        ("british", "E"),
        ("bourbon", "F"),
    ]
