"""IC 8.6, IC 8.7 Breaking off, who has won, and Convoys in Battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.aftermath import disorder, outcome, retreat, reward
from vivac.games.mistral.chapters.battle import break_off_modifiers, fall_upon_convoys, fight
from vivac.games.mistral.chapters.combat import column_shifts
from vivac.games.mistral.chapters.contact import attack, may_be_attacked
from vivac.games.mistral.chapters.line import Fleet, Station
from vivac.games.mistral.chapters.sailing import sail
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"


def duel(british: dict[str, Any], spanish: dict[str, Any], **words: Any) -> Stage:
    """The British attack and have the gauge."""
    stage = Stage(scenario="1744", formations={"B_FA": british, "S_FB": spanish}, **words)
    return stage.dice(weather_gauge=[0, 9])


def fought(stage: Stage, *dice: int, action: str = "distant") -> Stage:
    """A Battle to its end: lines as they stand, the first who may takes odd points, nobody breaks off."""
    stage.dice(combat=list(dice), rest=9).run(fight, SEA, ["B_FA"], ["S_FB"]).choose(action, by="british")
    while stage.prompt in ("line_order", "split_damage", "continue"):
        stage.choose(stage.options[0], by="british")
    return stage


def convoy(
    escort: dict[str, Any] | None = None, british: dict[str, Any] | None = None, **words: Any
) -> Stage:
    """A Troop Convoy in the Gulf, with an escort or without, and Rowley upon it."""
    formations = {"B_FA": {"posture": "engage"} | (british or fleet(SEA, "rowley", B1=4))}
    if escort is not None:
        formations["S_FB"] = {"under": "cv_troop1"} | escort
    marks = {"at": SEA, "located": True} | words.pop("marks", {})
    return Stage(scenario="1744", formations=formations, convoys={"cv_troop1": marks}, **words)


# ---------------------------------------------------------------- IC 8.61


@rule("mistral", "IC 8.61")
def test_after_a_round_the_windward_side_may_end_the_battle() -> None:
    stage = duel(fleet(SEA, "rowley", B1=4), fleet(SEA, "navarro", S1=4))
    stage.dice(weather_gauge=[], combat=[9, 9]).run(fight, SEA, ["B_FA"], ["S_FB"]).choose(
        "line_ahead", by="british"
    )
    assert (stage.prompt, stage.table.waiting_for) == ("continue", ("british",))
    stage.choose("break_off", by="british")
    assert stage.told.count("round") == 1
    assert "break-off" not in stage.rolled, "it needs no test"


@rule("mistral", "IC 8.61")
@pytest.mark.parametrize(("die", "rounds"), [(4, 1), (5, 2)])
def test_the_leeward_side_must_test_to_break_off(die: int, rounds: int) -> None:
    stage = duel(fleet(SEA, "rowley", B1=4), fleet(SEA, "navarro", S1=4))
    stage.dice(combat=[9] * 4, break_off=die).run(fight, SEA, ["B_FA"], ["S_FB"])
    stage.choose("line_ahead", "fight_on", by="british")
    assert stage.table.waiting_for == ("bourbon",)
    stage.choose("break_off", by="bourbon")
    assert stage.told.count("round") == rounds


@rule("mistral", "IC 8.61")
def test_after_the_last_round_nobody_is_asked() -> None:
    stage = duel(fleet(SEA, "rowley", B1=4), fleet(SEA, "navarro", S1=4))
    stage.dice(combat=[9, 9]).run(fight, SEA, ["B_FA"], ["S_FB"]).choose("distant", by="british")
    assert stage.prompt == ""


@rule("mistral", "IC 8.61")
@pytest.mark.parametrize(
    ("spanish", "turn", "found"),
    [
        ({"admiral": "navarro"}, 6, {"admiral": 1, "enemy_admiral": 1}),  # Lestock is worth -1
        ({"admiral": "spinola"}, 6, {"enemy_admiral": 1}),
        ({"admiral": "spinola", "fl_real_felipe": 0}, 6, {"enemy_admiral": 1, "flagship": -1}),
        ({"admiral": "spinola"}, 2, {"enemy_admiral": 1, "winter": 1}),
    ],
)
def test_admirals_flagships_and_winter_weigh_on_breaking_off(
    spanish: dict[str, Any], turn: int, found: dict[str, int]
) -> None:
    stage = duel(fleet(SEA, "lestock", B1=4, fl_namur=0), fleet(SEA, S1=4, **spanish), turn=turn)
    stage.war.engaged.update(("B_FA", "S_FB"))
    fleets = {"british": Fleet("british", ["B_FA"], []), "bourbon": Fleet("bourbon", ["S_FB"], [])}
    assert break_off_modifiers(stage.box, stage.war, fleets, "bourbon") == found
    assert stage.box.charts.break_off.at("target") == 4


# ---------------------------------------------------------------- IC 8.62


@rule("mistral", "IC 8.62")
@pytest.mark.parametrize(
    ("british", "bourbon", "winner"),
    [
        ((3, 0), (1, 0), "british"),
        ((2, 0), (1, 0), ""),
        ((1, 0), (3, 0), "bourbon"),
        ((0, 1), (3, 0), "british"),  # a Ship is worth 5
        ((0, 1), (4, 0), ""),
        ((0, 0), (0, 0), ""),
    ],
)
def test_damage_and_five_a_ship_make_the_score_and_a_lead_of_two_wins(
    british: tuple[int, int], bourbon: tuple[int, int], winner: str
) -> None:
    fleets = {
        "british": Fleet("british", [], [], inflicted=british[0], sunk=british[1]),
        "bourbon": Fleet("bourbon", [], [], inflicted=bourbon[0], sunk=bourbon[1]),
    }
    assert outcome(Stage().box, fleets) == winner


@rule("mistral", "IC 8.62")
def test_the_loser_retreats_one_space_on_its_way_to_the_nearest_friendly_port() -> None:
    stage = fought(duel(fleet(SEA, "rowley", B1=4, B2=4), fleet(SEA, "navarro", S1=1)), 2, 9)
    assert stage.at("S_FB") == "cape_creus", "2 MP to Barcelona, 4 to Toulon or Marseille"
    assert "S_FB" in stage.war.disorganised
    assert stage.at("B_FA") == SEA
    assert "B_FA" not in stage.war.disorganised


@rule("mistral", "IC 8.62")
def test_a_retreat_is_one_step_of_the_cheapest_path_under_the_winds_and_starts_no_contact() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "S_FB": fleet("cape_de_gata", "navarro", S1=4, course=["oran_coast"]),
            "B_FB": fleet("cape_palos", "mathews", B2=4, posture="engage"),
        },
    ).run(retreat, "S_FB")
    assert stage.at("S_FB") == "cape_palos"
    assert stage.rolled == []
    assert not stage.war.entered
    assert stage.war.course["S_FB"] == ()


@rule("mistral", "IC 8.62")
@pytest.mark.parametrize(("suffered", "shaken"), [(3, False), (4, True)])
def test_a_winner_who_has_suffered_four_points_is_disorganised(suffered: int, shaken: bool) -> None:
    stage = duel(fleet(SEA, "rowley", B1=4), fleet(SEA, "navarro", S1=4))
    stage.run(disorder, Fleet("british", ["B_FA"], [], suffered=suffered), "british", "british")
    assert ("B_FA" in stage.war.disorganised) is shaken
    assert stage.at("B_FA") == SEA


@rule("mistral", "IC 8.62")
@pytest.mark.parametrize(("who", "moves"), [([], True), (["B_FA"], False)])
def test_who_has_fought_does_not_move_again_this_impulse(who: list[str], moves: bool) -> None:
    stage = Stage(fought=who, formations={"B_FA": fleet("cape_palos", "haddock", B1=4, course=["cartagena"])})
    stage.run(sail, "B_FA")
    assert (stage.at("B_FA") == "cartagena") is moves


# ---------------------------------------------------------------- IC 8.63


@rule("mistral", "IC 8.63")
@pytest.mark.parametrize(("squadrons", "grand", "points"), [(3, True, 0), (4, False, 1), (4, True, 2)])
def test_a_battle_of_four_squadrons_earns_prestige_and_more_against_a_grand_flotilla(
    squadrons: int, grand: bool, points: int
) -> None:
    stage = Stage(prestige={"british": 5}).run(reward, "british", squadrons, grand_lost=grand)
    assert stage.war.prestige["british"] == 5 + points


@rule("mistral", "IC 8.63")
def test_the_squadrons_of_both_sides_count_in_the_first_line_and_flagships_do_not() -> None:
    for squadrons, points in (({"B1": 4, "B2": 4, "B3": 4}, 1), ({"B1": 4, "B2": 4, "fl_namur": 0}, 0)):
        stage = duel(fleet(SEA, "rowley", **squadrons), fleet(SEA, "navarro", S1=1), prestige={"british": 5})
        fought(stage, 1, 9)
        assert "battle-won" in stage.told
        assert stage.war.prestige["british"] == 5 + points


@rule("mistral", "IC 8.63")
def test_a_lone_flagship_in_the_line_is_no_squadron() -> None:
    stage = Stage(
        scenario="1744",
        prestige={"british": 5},
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4, B2=4, B3=4),
            "i_fl_real_felipe": fleet(SEA, fl_real_felipe=0),
        },
    ).dice(weather_gauge=[0, 9], combat=[0, 9], strike=9, rest=9)
    stage.run(fight, SEA, ["B_FA"], ["i_fl_real_felipe"]).choose("distant", by="british")
    while stage.prompt:
        stage.choose(stage.options[0], by="british")
    assert "battle-won" in stage.told
    assert stage.war.prestige["british"] == 5


@rule("mistral", "IC 8.63", "IC 12.2")
@pytest.mark.parametrize(("die", "points"), [(0, 1), (4, 3)])
def test_ships_sunk_earn_prestige_and_flagships_two_more(die: int, points: int) -> None:
    stage = duel(
        fleet(SEA, "rowley", B1=4, B2=2), fleet(SEA, S1=4, fl_real_felipe=0), prestige={"british": 5}
    )
    stage.dice(strike=0, which_ship=die)
    fought(stage, 0, 9)
    assert stage.war.prestige["british"] == 5 + points


@rule("mistral", "IC 8.63")
def test_who_must_retreat_and_has_nowhere_to_go_stays_and_is_disorganised() -> None:
    stage = duel(fleet(SEA, "rowley", B1=4, B2=4), fleet(SEA, "navarro", S1=1))
    stage.war.ports_to.update(
        {"S": "british", "F": "british", "N": "british", "G": "british", "V": "british"}
    )
    fought(stage, 2, 9)
    assert "battle-won" in stage.told
    assert "no-retreat" in stage.told
    assert stage.at("S_FB") == SEA
    assert "S_FB" in stage.war.disorganised


# ---------------------------------------------------------------- IC 8.7


@rule("mistral", "IC 8.71")
def test_only_escorts_form_the_line_and_squadrons_without_an_opponent_fall_upon_the_convoy() -> None:
    stage = convoy(fleet(SEA, "navarro", S1=4), fleet(SEA, "rowley", B1=4, B2=4, B3=4))
    stage.dice(evasion=9, weather_gauge=[0, 9], combat=[9, 9], convoy_damage=[0, 4])
    stage.run(attack, SEA, "british").choose(
        "distant", "line:B1", "line:B2", "reserve", "reserve", by="british"
    )
    assert stage.rolled[-4:] == ["combat", "combat", "convoy-damage", "convoy-damage"]  # B2 and B3 raid
    assert stage.war.dp["cv_troop1"] == 7


@rule("mistral", "IC 8.71")
def test_the_convoy_damage_table() -> None:
    chart = Stage().box.charts.convoy_damage
    assert [chart.at(die) for die in range(10)] == [4, 4, 3, 3, 3, 2, 2, 2, 1, 1]


@rule("mistral", "IC 8.71")
def test_the_attackers_choose_their_prey() -> None:
    stage = Stage(
        scenario="1744",
        convoys={name: {"at": SEA} for name in ("cv_troop1", "cv_troop2")},
        formations={"B_FA": fleet(SEA, "rowley", B1=4)},
    )
    fleets = {
        "british": Fleet("british", ["B_FA"], []),
        "bourbon": Fleet("bourbon", [], ["cv_troop1", "cv_troop2"]),
    }
    stage.dice(convoy_damage=0).run(fall_upon_convoys, fleets, "british", ["B1"])
    assert stage.options == ["prey:cv_troop1", "prey:cv_troop2"]
    stage.choose("prey:cv_troop2", by="british")
    assert (stage.war.dp["cv_troop1"], stage.war.dp["cv_troop2"]) == (0, 4)


@rule("mistral", "IC 8.71")
def test_escorts_suffer_a_shift_and_nobody_else_beside_them() -> None:
    stage = convoy(fleet(SEA, "navarro", S1=4))
    box, war = stage.box, stage.war
    foe = Station(["B1"])
    assert column_shifts(box, war, Station(["S1"]), foe) == {"escorting": -1}
    assert column_shifts(box, war, foe, Station(["S1"])) == {}
    apart = Stage(
        scenario="1744",
        convoys={"cv_troop1": {"at": SEA}},
        formations={"B_FA": fleet(SEA, "rowley", B1=4), "S_FB": fleet(SEA, "navarro", S1=4)},
    )
    assert column_shifts(apart.box, apart.war, Station(["S1"]), foe) == {}, "in company is no escort"


@rule("mistral", "IC 8.72")
def test_a_scattered_convoy_is_no_target() -> None:
    for scattered in (False, True):
        stage = convoy(marks={"scattered": scattered})
        assert may_be_attacked(stage.war, "cv_troop1") is not scattered
        stage.dice(evasion=9).run(attack, SEA, "british")
        assert (stage.prompt == "action") is not scattered


@rule("mistral", "IC 8.72")
def test_a_convoy_scattered_in_the_battle_takes_no_more() -> None:
    stage = convoy(None, fleet(SEA, "rowley", B1=4, B2=4, B3=4), marks={"dp": 10})
    stage.dice(evasion=9, convoy_damage=[0, 0, 0]).run(attack, SEA, "british").choose("distant", by="british")
    stage.choose("as_they_stand", by="british")
    assert "cv_troop1" in stage.war.scattered
    assert stage.war.dp["cv_troop1"] == 14, "12 DP scattered it at the first roll"
    assert stage.rolled.count("convoy-damage") == 1


@rule("mistral", "IC 8.73")
def test_the_attacker_of_a_bare_convoy_is_to_windward_and_nobody_wins() -> None:
    stage = convoy(prestige={"british": 5}).dice(evasion=9, convoy_damage=0).run(attack, SEA, "british")
    assert stage.table.waiting_for == ("british",)
    stage.choose("distant", by="british")
    assert "weather-gauge" not in stage.rolled
    assert not {"battle-won", "battle-drawn", "retreats", "disorganised"} & set(stage.told)
    assert stage.at("cv_troop1") == SEA


@rule("mistral", "IC 8.73")
def test_an_auxiliary_alone_is_no_escorting_squadron() -> None:
    stage = convoy(auxiliaries={"S_fleet1": "cv_troop1"}).dice(evasion=9).run(attack, SEA, "british")
    assert "weather-gauge" not in stage.rolled


@rule("mistral", "IC 8.73")
def test_damage_to_convoys_does_not_count_in_the_score() -> None:
    stage = convoy(fleet(SEA, "navarro", S1=4), fleet(SEA, "rowley", B1=4, B2=4))
    stage.dice(evasion=9, weather_gauge=[0, 9], combat=[9, 9], convoy_damage=0)
    stage.run(attack, SEA, "british").choose("distant", "line:B1", "reserve", by="british")
    assert stage.war.dp["cv_troop1"] == 4
    assert "battle-drawn" in stage.told


@rule("mistral", "IC 8.73")
def test_escorts_that_lose_are_disorganised_and_stay_with_their_convoy() -> None:
    stage = convoy(fleet(SEA, "navarro", S1=1), fleet(SEA, "rowley", B1=4))
    stage.dice(evasion=9, weather_gauge=[0, 9], combat=[3, 9]).run(attack, SEA, "british").choose(
        "distant", by="british"
    )
    assert "battle-won" in stage.told
    assert "cv_troop1" in stage.war.disorganised
    assert (stage.at("S_FB"), stage.at("cv_troop1")) == ("cv_troop1", SEA)
