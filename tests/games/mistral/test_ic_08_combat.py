"""IC 8.4, IC 8.5 Combat: columns, damage, strikes, and what becomes of leaders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.combat import column_shifts, fight_combat, share_damage, strike_check
from vivac.games.mistral.chapters.formations import commander
from vivac.games.mistral.chapters.leaders import casualty, leader_checks
from vivac.games.mistral.chapters.line import Fleet, Station
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"
NOTHING: dict[str, dict[str, int]] = {"british": {}, "bourbon": {}}


class Duel:
    """One Combat between a British and a Bourbon side, with nothing else around it."""

    def __init__(self, british: dict[str, Any], spanish: dict[str, Any], **words: Any) -> None:
        self.stage = Stage(
            scenario="1744",
            formations={"B_FA": fleet(SEA, **british), "S_FB": fleet(SEA, **spanish)},
            **words,
        )
        self.stage.war.engaged.update(("B_FA", "S_FB"))
        self.fleets = {"british": Fleet("british", ["B_FA"], []), "bourbon": Fleet("bourbon", ["S_FB"], [])}
        self.stations = {
            "british": self.station("B_FA", british.get("admiral", "")),
            "bourbon": self.station("S_FB", spanish.get("admiral", "")),
        }

    def station(self, formation: str, admiral: str) -> Station:
        box = self.stage.box
        found = sorted(each for each in self.stage.war.stack[formation] if each in box.elements)
        flagships = [each for each in found if box.elements[each].flagship]
        squadrons = [each for each in found if each not in flagships]
        return Station(squadrons, flagships, [admiral] if admiral else [])

    def shifts(self, side: str) -> dict[str, int]:
        foe = "bourbon" if side == "british" else "british"
        return column_shifts(self.stage.box, self.stage.war, self.stations[side], self.stations[foe])

    def fight(self, *dice: int, context: dict[str, dict[str, int]] | None = None, **others: Any) -> Stage:
        self.stage.dice(combat=list(dice), **others)
        return self.stage.run(fight_combat, self.fleets, self.stations, context or NOTHING)

    @property
    def columns(self) -> list[str]:
        return [
            str(each.say.params["column"]) for each in self.stage.table.log or [] if each.say.key == "combat"
        ]


# ---------------------------------------------------------------- IC 8.41


@rule("mistral", "IC 8.41")
@pytest.mark.parametrize(
    ("ours", "theirs", "columns"),
    [
        ({"B1": 4}, {"S1": 4}, ["E", "E"]),
        ({"B1": 4}, {"S1": 3}, ["F", "D"]),
        ({"B1": 4}, {"S1": 1}, ["H", "B"]),
        ({"B1": 4, "B2": 4}, {"S1": 1}, ["H", "B"]),  # no more than 3 either way
        ({"B1": 3, "fl_neptune": 8}, {"S1": 4}, ["C", "E"]),  # a Flagship is one Ship; its reverse shows none
    ],
)
def test_the_column_is_e_and_the_lead_in_ships(
    ours: dict[str, Any], theirs: dict[str, Any], columns: list[str]
) -> None:
    duel = Duel(ours, theirs)
    duel.fight(9, 9)
    assert duel.columns == columns


@rule("mistral", "IC 8.41")
def test_no_shift_leads_beyond_a_or_i() -> None:
    duel = Duel({"B1": 4}, {"S1": 1})
    duel.fight(9, 9, context={"british": {"close": 9}, "bourbon": {"distant": -9}})
    assert duel.columns == ["I", "A"]


@rule("mistral", "IC 8.41")
def test_results_are_simultaneous_and_columns_fixed_before_the_first_die() -> None:
    duel = Duel({"B1": 4}, {"S1": [1, 13]})
    stage = duel.fight(3, 1, rest=9)  # the British sink the last Ship: it has fired all the same
    assert stage.at("S1") == "pool"
    assert duel.columns == ["H", "A"], "a lead of 3; two thirds costs the Spaniard 2 more"
    assert stage.strength("B1") == (4, 1)


@rule("mistral", "IC 8.41")
def test_the_battle_table() -> None:
    salvo = Stage().box.salvo
    assert list(salvo) == list("ABCDEFGHI")
    assert [dp for dp, _ in salvo["A"]] == [2, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert [dp for dp, _ in salvo["E"]] == [4, 3, 2, 2, 2, 1, 1, 1, 0, 0]
    assert [dp for dp, _ in salvo["I"]] == [6, 5, 4, 4, 3, 3, 2, 2, 2, 1]
    strikes = {column: [die for die, (_, s) in enumerate(row) if s] for column, row in salvo.items()}
    assert "".join(str(len(row)) for row in strikes.values()) == "000011123"
    assert strikes["I"] == [0, 1, 2]


# ---------------------------------------------------------------- IC 8.42, IC 8.43


@rule("mistral", "IC 8.42")
def test_the_best_flagship_and_the_worst_fifty_shift_their_own_side() -> None:
    duel = Duel({"B1": 4, "B2": 4, "fl_barfleur": 0, "fl_namur": 0}, {"SD1": 2, "S2": 4})
    assert duel.shifts("british")["flagship"] == 2
    assert "flagship" not in duel.shifts("bourbon")
    assert duel.shifts("bourbon")["sol_d"] == -1
    assert "sol_d" not in duel.shifts("british")


@rule("mistral", "IC 8.42", "2.232")
def test_two_fifties_cost_one_shift_and_a_french_one_spoils_nothing() -> None:
    duel = Duel({"BD1": 2, "BD2": 2}, {"S1": 4})
    assert duel.shifts("british") == {"sol_d": -1}
    stage = Stage(
        scenario="1744", formations={"A_FA": fleet(SEA, "navarro", FD1=2, SD1=2), "B_D1": fleet(SEA, B1=4)}
    )
    found = column_shifts(stage.box, stage.war, Station(["FD1", "SD1"]), Station(["B1"]))
    assert found == {"sol_d": -1}


@rule("mistral", "IC 8.43")
@pytest.mark.parametrize(
    ("british", "shift"),
    [
        ({"B1": [4, 3], "B2": [4, 0]}, {}),
        ({"B1": [4, 4], "B2": [4, 0]}, {"one_third": -1}),
        ({"B1": [4, 4], "B2": [4, 7]}, {"two_thirds": -2}),
    ],
)
def test_the_most_damaged_squadron_gives_the_damage_shift(
    british: dict[str, Any], shift: dict[str, int]
) -> None:
    duel = Duel(british, {"S1": 4, "S2": 4})
    assert duel.shifts("british") == shift


@rule("mistral", "IC 8.43")
def test_damage_is_read_by_each_ones_own_thresholds() -> None:
    assert Duel({"B1": 4}, {"S1": [4, 4]}).shifts("bourbon") == {}, "14 gives 5 and 10"
    assert Duel({"B1": 4}, {"S1": [4, 5]}).shifts("bourbon") == {"one_third": -1}
    assert Duel({"B1": 4}, {"S1": [4, 10]}).shifts("bourbon") == {"two_thirds": -2}
    felipe = Duel({"B1": 4}, {"S1": 4, "fl_real_felipe": 11}).shifts("bourbon")
    assert (felipe["two_thirds"], felipe["flagship"]) == (-2, 1), "16 gives 11; and its reverse side"


@rule("mistral", "IC 8.43")
def test_one_disorganised_formation_in_the_combat_is_enough() -> None:
    stage = Stage(
        scenario="1744",
        disorganised=["B_FB"],
        formations={
            "B_FA": fleet(SEA, "mathews", B1=2),
            "B_FB": fleet(SEA, "rowley", B2=2),
            "S_FB": fleet(SEA, "navarro", S1=4),
        },
    )
    foe = Station(["S1"])
    assert column_shifts(stage.box, stage.war, Station(["B1", "B2"]), foe) == {"disorganised": -1}
    assert "disorganised" not in column_shifts(stage.box, stage.war, Station(["B1"]), foe)


@rule("mistral", "IC 8.43")
def test_the_highest_rating_of_the_side_counts() -> None:
    duel = Duel({"B1": 4}, {"S1": 4})
    for admirals, shift in (
        ([], {}),
        (["lestock"], {"admiral": -1}),
        (["lestock", "mathews"], {"admiral": 1}),
    ):
        duel.stations["british"].admirals = list(admirals)
        assert duel.shifts("british") == shift


# ---------------------------------------------------------------- IC 8.44, IC 8.45


@rule("mistral", "IC 8.44", "2.227")
@pytest.mark.parametrize(("die", "dp"), [(4, 1), (6, 0), (9, 0)])
def test_a_spanish_flagship_lowers_what_its_side_suffers_but_not_below_zero(die: int, dp: int) -> None:
    duel = Duel({"B1": 4, "B2": 1}, {"S1": 4, "fl_real_felipe": 0})  # column E: 2 on a 4, 1 on a 6, 0 on a 9
    stage = duel.fight(die, 9, rest=9)
    while stage.prompt == "split_damage":
        stage.choose(stage.options[0], by=stage.asked)
    assert stage.war.dp["S1"] + stage.war.dp["fl_real_felipe"] == dp
    assert (duel.fleets["british"].inflicted, duel.fleets["bourbon"].suffered) == (dp, dp)


@rule("mistral", "IC 8.45")
def test_damage_is_divided_evenly_and_nobody_takes_two_odd_points() -> None:
    duel = Duel({"B1": 4, "B2": 4, "fl_namur": 0}, {"S1": 4})
    stage = duel.stage.run(share_damage, duel.fleets, duel.stations, "british", 5)
    assert stage.options == ["takes:B1", "takes:B2", "takes:fl_namur"]
    stage.choose("takes:B2", by="british")
    assert stage.options == ["takes:B1", "takes:fl_namur"]
    stage.choose("takes:fl_namur", by="british")
    assert [stage.war.dp[each] for each in ("B1", "B2", "fl_namur")] == [1, 2, 2]


@rule("mistral", "IC 8.45")
def test_only_survivors_share_and_only_after_both_dice_and_their_checks() -> None:
    duel = Duel({"B1": [1, 7], "B2": 3}, {"S1": 4})
    stage = duel.fight(9, 0, strike=0, which_ship=0)
    assert stage.rolled == ["combat", "combat", "strike", "which-ship"]
    assert stage.at("B1") == "pool", "Sunk by the strike"
    assert stage.strength("B2") == (3, 4), "and the other takes all"


@rule("mistral", "IC 1.9", "IC 8.46")
def test_a_check_is_rolled_before_the_other_sides_die() -> None:
    duel = Duel({"B1": 4}, {"S1": 4, "admiral": "navarro"})
    stage = duel.fight(0, 9, strike=9, leader_check=9)
    assert stage.rolled == ["combat", "strike", "leader-check", "combat"]


# ---------------------------------------------------------------- IC 8.46


@rule("mistral", "IC 8.46")
@pytest.mark.parametrize(
    ("dp", "target"), [([0, 0], 0), ([4, 0], 0), ([5, 0], 2), ([0, 5], 2), ([10, 0], 4), ([5, 10], 4)]
)
def test_a_strike_check_is_read_with_the_damage_of_the_worst(dp: list[int], target: int) -> None:
    for die in (target, target + 1):
        duel = Duel({"B1": 4}, {"S1": [4, dp[0]], "S2": [4, dp[1]]})
        duel.stage.dice(strike=die, which_ship=0).run(strike_check, duel.fleets, duel.stations, "bourbon")
        assert (duel.stage.war.ships["S1"] == 3) is (die == target)
        assert duel.stage.strength("S1")[1] == dp[0], "the DP of the Squadron stay"


@rule("mistral", "IC 8.46", "IC 8.63")
def test_the_damage_of_this_very_result_does_not_count_for_its_strike() -> None:
    duel = Duel({"B1": 4}, {"S1": [4, 4]})
    stage = duel.fight(0, 9, strike=2)
    assert stage.strength("S1") == (4, 8), "below one third before it: a 2 is no strike"


@rule("mistral", "IC 8.46", "IC 8.46a", "2.226")
@pytest.mark.parametrize(
    ("die", "victim"), [(0, "S1"), (3, "S1"), (4, "S2"), (5, "S2"), (6, "fl_real_felipe")]
)
def test_every_ship_of_the_side_is_as_likely_and_the_flagship_with_them(die: int, victim: str) -> None:
    duel = Duel({"B1": 4}, {"S1": 4, "S2": 2, "fl_real_felipe": 0})
    stage = duel.stage
    before = dict(stage.war.ships)
    stage.dice(strike=0, which_ship=die).run(strike_check, duel.fleets, duel.stations, "bourbon")
    assert [each for each, ships in before.items() if stage.war.ships[each] < ships] == [victim]
    assert duel.fleets["british"].sunk == 1


@rule("mistral", "IC 8.46")
def test_a_result_without_an_s_strikes_nobody() -> None:
    assert "strike" not in Duel({"B1": 4}, {"S1": [4, 12]}).fight(1, 9).rolled


# ---------------------------------------------------------------- IC 8.5


@rule("mistral", "IC 8.51")
@pytest.mark.parametrize(("die", "hit"), [(0, True), (1, True), (2, False), (9, False)])
def test_an_admiral_is_a_casualty_on_zero_or_one(die: int, hit: bool) -> None:
    stage = Stage(scenario="1744", formations={"S_FB": fleet(SEA, "navarro", S1=4)})
    station = Station(["S1"], [], ["navarro"])
    stage.dice(leader_check=die, leader_fate=4).run(leader_checks, station, "british")
    assert (stage.at("navarro") == "wounded") is hit
    assert station.admirals == ([] if hit else ["navarro"])


@rule("mistral", "IC 8.51")
def test_only_a_natural_zero_endangers_and_only_enemy_admirals() -> None:
    british, spanish = {"B1": 4, "admiral": "mathews"}, {"S1": 4, "admiral": "navarro"}
    assert "leader-check" not in Duel(british, spanish).fight(1, 1).rolled
    stage = Duel(british, spanish).fight(0, 9, strike=9, leader_check=0, leader_fate=0)
    assert (stage.at("navarro"), stage.at("mathews")) == ("lost", "B_FA")


@rule("mistral", "IC 8.52", "IC 8.52a", "2.225")
@pytest.mark.parametrize("by_strike", [True, False])
def test_every_leader_in_the_combat_of_a_sunk_flagship_is_a_casualty(by_strike: bool) -> None:
    duel = Duel(
        {"B1": 4},
        {"S1": 1, "fl_real_felipe": 0 if by_strike else 15, "admiral": "navarro", "admirals": ["spinola"]},
    )
    duel.stations["bourbon"].admirals = ["navarro", "spinola"]
    stage = duel.stage.dice(leader_fate=[5, 9])
    if by_strike:
        stage.dice(strike=0, which_ship=1).run(strike_check, duel.fleets, duel.stations, "bourbon")
    else:
        stage.run(share_damage, duel.fleets, duel.stations, "bourbon", 2)
    assert stage.at("fl_real_felipe") == "sunk"
    assert "leader-check" not in stage.rolled
    assert stage.rolled[-2:] == ["leader-fate", "leader-fate"], "once for each"
    assert (stage.at("navarro"), stage.at("spinola")) == ("wounded", "lost")


@rule("mistral", "IC 8.52")
def test_a_squadron_sunk_harms_no_leader() -> None:
    duel = Duel({"B1": 4}, {"S1": [1, 0], "S2": 4, "admiral": "navarro"})
    stage = duel.stage.dice(strike=0, which_ship=0).run(strike_check, duel.fleets, duel.stations, "bourbon")
    assert stage.at("S1") == "pool"
    assert stage.at("navarro") == "S_FB"


@rule("mistral", "IC 8.52")
def test_the_leader_casualty_table() -> None:
    fate = Stage().box.charts.leader_fate
    assert [fate.at(die) for die in range(10)] == ["killed"] * 4 + ["wounded"] * 3 + ["captured"] * 3


@rule("mistral", "IC 8.53")
def test_the_next_senior_takes_over_and_only_without_one_is_there_disorder() -> None:
    stage = Stage(
        scenario="1744",
        formations={"B_FA": fleet(SEA, "mathews", admirals=["lestock", "osborn"], B1=4)},
    )
    stage.dice(leader_fate=[0, 0, 0]).run(casualty, "mathews", "bourbon")
    assert commander(stage.box, stage.war, "B_FA") == "lestock"
    assert "B_FA" not in stage.war.disorganised
    stage.run(casualty, "lestock", "bourbon").run(casualty, "osborn", "bourbon")
    assert "B_FA" in stage.war.disorganised


@rule("mistral", "IC 8.53")
def test_a_detachment_does_without_an_admiral() -> None:
    stage = Stage(scenario="1744", formations={"B_D1": fleet(SEA, "osborn", B1=4)})
    stage.dice(leader_fate=0).run(casualty, "osborn", "bourbon")
    assert "B_D1" not in stage.war.disorganised


@rule("mistral", "IC 8.54")
@pytest.mark.parametrize(("die", "place", "prestige"), [(0, "lost", 6), (5, "wounded", 5), (9, "lost", 6)])
def test_killed_and_captured_admirals_earn_the_enemy_prestige(die: int, place: str, prestige: int) -> None:
    stage = Stage(scenario="1744", prestige={"bourbon": 5}, formations={"B_FA": fleet(SEA, "mathews", B1=4)})
    stage.dice(leader_fate=die).run(casualty, "mathews", "bourbon")
    assert stage.at("mathews") == place
    assert stage.war.prestige["bourbon"] == prestige


@rule("mistral", "IC 8.54")
def test_a_wounded_admiral_returns_at_any_friendly_port_in_the_fourth_turn_after() -> None:
    stage = Stage(scenario="1744", turn=6, formations={"B_FA": fleet(SEA, "mathews", B1=4)})
    stage.dice(leader_fate=5).run(casualty, "mathews", "bourbon")
    for turn, back in ((9, False), (10, True)):
        again = Stage(
            scenario="1744",
            turn=turn,
            step="reorganisation",
            first="british",
            actor="british",
            docks={"gibraltar": {"B1": [4, 0]}},
            admirals={"mathews": "wounded"},
            back_at=dict(stage.war.back_at),
        ).play()
        assert ("admirals" in again.options) is back
    again.choose("admirals", "destine:mathews", by="british")
    assert {"go:gibraltar", "go:port_mahon"} <= set(again.options)
    again.choose("go:port_mahon", by="british")
    assert again.at("mathews") == "port_mahon"
