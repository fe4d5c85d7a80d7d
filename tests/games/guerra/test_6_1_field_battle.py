"""6.0, 6.1 Field battle: whom to attack, evasion, initiative, tactics, factors, odds and the die."""

from __future__ import annotations

import pytest

from tests.games.guerra.battles import DESERT, PLATA, ROYAL, assailed, fought, refused
from tests.games.guerra.campaigning import Stage, marching, modifiers
from tests.games.staging import told
from vivac.games.guerra.chapters.field_battle import battle
from vivac.games.guerra.chapters.tactics import initiative
from vivac.lab.coverage import rule
from vivac.table import Dice

HERE = DESERT


@rule("guerra", "6.0-1")
def test_there_are_field_battles_and_sieges_and_enemies_in_one_area_need_not_fight() -> None:
    stands = {"pl_ri_1": "arequipa", "pl_ri_2": "arica"}
    stage = marching("ra_cuzco", at="arequipa", side="royalist", units=stands).play()
    assert {"attack:patriot:0", "besiege:arica", "stop", "move:cuzco"} <= set(stage.options)
    stage.choose("stop", by="royalist")
    assert stage.prompt == "operations"
    assert not stage.rolled
    assert stage.war.where["pl_ri_1"] == stage.war.where["ra_cuzco"] == "arequipa"


# ---------------------------------------------------------------- 6.1-1 whom


@rule("guerra", "6.1-1")
@rule("guerra", "6.1-15")
def test_the_active_player_names_one_of_the_forces_the_defender_has_formed() -> None:
    stands = {"pl_ri_1": f"{HERE} force 1", "pl_ri_2": f"{HERE} force 2", "pl_ri_3": "durango"}
    stage = marching(*ROYAL, at=HERE, side="royalist", units=stands, armies={"2": "army_patriot_1"}).play()
    assert [option for option in stage.options if option.startswith("attack")] == [
        "attack:patriot:1", "attack:patriot:2",
    ]  # fmt: skip
    stage.dice(**fought(6)).choose("attack:patriot:2", by="royalist").choose("stand", by="patriot")
    assert stage.war.where["pl_ri_2"] == "pool_el_plata"
    assert stage.war.where["pl_ri_1"] == HERE
    assert stage.war.ops == 6


@rule("guerra", "6.1-15")
def test_guerrillas_and_leaders_without_units_cannot_be_picked() -> None:
    stands = {"mx_mi_01": f"{HERE} guerrilla", "ld_hidalgo": f"{HERE} force 3", "mx_mi_02": "tejas"}
    stage = marching("ra_cuzco", at=HERE, side="royalist", units=stands).play()
    assert not [option for option in stage.options if option.startswith("attack")]
    assert refused(stage, "attack:patriot:-1") == "6.1-1"
    assert refused(stage, "attack:patriot:3") == "6.1-1"


@rule("guerra", "6.1-1")
def test_a_field_battle_costs_two_ops() -> None:
    stage = marching("ra_cuzco", at=HERE, side="royalist", ops=1, units={"pl_ri_1": HERE}).play()
    assert "attack:patriot:0" not in stage.options
    assert refused(stage, "attack:patriot:0") == "3.3-7"


# ---------------------------------------------------------------- 6.1-2, 6.1-3 evasion


@rule("guerra", "6.1-2")
@pytest.mark.parametrize(
    ("attackers", "defenders", "last"),
    [
        (("ra_cuzco",), ("pl_ri_1",), 3),
        (("ra_cuzco", "ra_dragones_del_rey"), ("pl_ri_1", "pl_dragones_patria"), 3),
        (("ra_cuzco",), ("pl_ri_1", "pl_mc_01"), 5),  # more cavalry units, militia too
        (("ra_mc_05", "ra_mc_06"), ("pl_ri_1", "pl_dragones_patria"), 1),  # units count, not factors
        (("ra_cuzco", "ld_pezuela"), ("pl_ri_1",), 0),
        (("ra_cuzco",), ("pl_ri_1", "ld_san_martin"), 6),
        (("ra_cuzco", "ld_pezuela"), ("pl_ri_1", "ld_belgrano"), 1),
    ],
)
def test_the_attacked_force_evades_on_three_or_less(
    attackers: tuple[str, ...], defenders: tuple[str, ...], last: int
) -> None:
    for die in range(1, 7):
        stands = dict.fromkeys(defenders, HERE)
        stage = marching(*attackers, at=HERE, side="royalist", units=stands)
        stage.dice(evasion=die, **fought(4))
        stage.play().choose("attack:patriot:0", by="royalist")
        assert stage.options == ["stand", "evade"]
        stage.choose("evade", by="patriot")
        assert ("evaded" in stage.told) is (die <= last)
        assert ("battle" in stage.rolled) is (die > last)


@rule("guerra", "6.1-2")
def test_in_a_city_nobody_is_attacked_by_battle_and_so_nobody_evades() -> None:
    stage = marching("ra_cuzco", at="quito", side="royalist", units={"gc_caracas": "quito_c"})
    stage.dice(assault=3).play()
    assert "attack:patriot:0" not in stage.options
    stage.choose("besiege:quito_c", "assault", by="royalist")
    assert "evasion" not in stage.rolled
    assert stage.prompt != "evade"


@rule("guerra", "6.1-3")
@rule("guerra", "6.1-16")
def test_a_besieger_that_evades_lifts_its_siege_and_stays() -> None:
    stands = {"ra_mi_01": "callao", "pl_ri_1": "lima force 1 besieging callao works", "pl_ri_2": "cuzco"}
    stage = marching("ra_cuzco", at="lima", side="royalist", units=stands).dice(evasion=[1, 2]).play()
    stage.choose("attack:patriot:1", by="royalist").choose("evade", by="patriot")
    assert stage.war.where["pl_ri_1"] == "lima"
    assert not stage.war.siege
    assert not stage.war.works
    assert stage.war.ops == 6
    stage.choose("attack:patriot:1", by="royalist").choose("evade", by="patriot")  # paid and tried again
    assert stage.war.ops == 4


# ---------------------------------------------------------------- 6.1-4, 6.1-5 initiative and tactics


@rule("guerra", "6.1-4")
def test_initiative_is_a_die_and_one_leaders_tactical_factor_and_ties_reroll() -> None:
    stage = Stage(units=dict.fromkeys(("ra_cuzco", "ld_pezuela", "ld_boves", "pl_ri_1", "ld_belgrano"), HERE))
    stage.dice(initiative_attacker=[1, 3], initiative_defender=[2, 3])  # 1 + 2 ties 2 + 1
    stage.run(initiative, ("ra_cuzco", "ld_pezuela", "ld_boves"), ("pl_ri_1", "ld_belgrano"))
    assert stage.rolled == ["initiative-attacker", "initiative-defender"] * 2
    assert told(stage, "initiative") == {"attacker": 5, "defender": 4, "side": "royalist"}
    assert stage.result is True


@rule("guerra", "6.1-4")
def test_the_higher_total_wins_and_naval_leaders_do_not_count() -> None:
    stage = Stage(units={"ra_cuzco": HERE, "pl_ri_1": HERE, "ld_cochrane": HERE})
    stage.dice(initiative_attacker=4, initiative_defender=5)
    stage.run(initiative, ("pl_ri_1", "ld_cochrane"), ("ra_cuzco",))
    assert stage.result is False
    assert told(stage, "initiative") == {"attacker": 4, "defender": 5, "side": "royalist"}


@rule("guerra", "6.1-5")
@pytest.mark.parametrize(("leads", "dice"), [("attacker", [2, 1]), ("defender", [1, 2])])
def test_the_side_with_initiative_adds_two_dice_for_its_tactics(leads: str, dice: list[int]) -> None:
    stage = Stage(units={"ra_cuzco": HERE, "pl_ri_1": HERE}).dice(**fought(4, leads=leads))
    seen: list[int] = []
    roll = stage.chance.roll

    def note(number: int, dice: Dice, why: str) -> int:
        if why == "tactics":
            seen.append(dice.count)
        return roll(number, dice, why)

    stage.chance.roll = note  # type: ignore[method-assign]
    stage.run(battle, ["ra_cuzco"], ["pl_ri_1"], HERE)
    assert seen == dice


@rule("guerra", "6.1-5")
def test_the_sum_is_read_on_rows_one_to_twelve() -> None:
    chart = Stage().box.charts.tactics
    assert [chart.at(row).name for row in range(1, 13)] == [
        "confusion", "skirmish_screen", "steady_infantry", "cannonade", "cavalry_probe", "arms_in_concert",
        "volley_and_square", "cavalry_charge", "grand_battery", "flank_attack", "combined_arms",
        "decisive_blow",
    ]  # fmt: skip
    stage = assailed(("ra_cuzco",), ("pl_ri_1",), 4, 12, 1)
    assert told(stage, "battle-result")["attack"] == 5  # 4 x 1.25: the decisive blow of a single arm


# ---------------------------------------------------------------- 6.1-6 factors


@rule("guerra", "6.1-6")
@pytest.mark.parametrize(
    ("attackers", "defenders", "tactics", "totals"),
    [
        (("ra_cuzco", "ra_mi_01", "ra_mc_01"), ("pl_ri_1", "pl_mi_01"), (3, 1), (8, 5)),  # (4 + 1) x 1.5 + 1
        (("ra_cuzco", "ra_mc_01"), ("pl_ri_1",), (8, 1), (6, 4)),  # militia cavalry charges too
        (("ra_cuzco", "ra_art_pe_1"), ("pl_ri_1",), (4, 2), (4, 4)),  # 2 x 2 for us, x 0 by their screen
        (("ra_cuzco",), ("pl_dragones_patria",), (7, 5), (5, 3)),  # 4 x 1.25; 4 x 1.5 x 0.5
        (("ra_art_pe_1",), ("pl_ri_1",), (4, 2), (1, 4)),  # never less than 1
        (("ra_cuzco",), ("pl_mi_01", "pl_mc_01"), (3, 1), (6, 2)),  # one infantry to one horse: steady
        (("ra_cuzco",), ("pl_mc_01", "pl_mc_02"), (3, 1), (4, 2)),  # conditions count units, not factors
        (("ra_cuzco", "ra_dragones_del_rey", "ra_art_pe_1"), ("pl_ri_1",), (12, 1), (20, 4)),
        (("ra_cuzco", "ra_mi_01"), ("pl_ri_1",), (12, 1), (6, 4)),  # militia infantry adds no arm
    ],
)
def test_factors_are_multiplied_by_arm_added_and_rounded_down(
    attackers: tuple[str, ...], defenders: tuple[str, ...], tactics: tuple[int, int], totals: tuple[int, int]
) -> None:
    result = told(assailed(attackers, defenders, 4, *tactics), "battle-result")
    assert (result["attack"], result["defence"]) == totals


@rule("guerra", "6.1-6")
def test_a_reduced_unit_has_its_reduced_factor() -> None:
    stage = assailed(("ra_cuzco",), (), 4, units={"pl_granaderos_caballo": f"{HERE} reduced"})
    assert told(stage, "battle-result")["defence"] == 3


@rule("guerra", "6.1-6")
def test_guerrillas_halve_the_total_last_and_rounded_up() -> None:
    stage = assailed(
        ("ra_cuzco", "ra_mi_01"), ("pl_ri_1",), 4, 3, 1, at="mojos", units={"pe_mi_01": "mojos guerrilla"}
    )
    assert told(stage, "battle-result")["attack"] == 4  # 5 x 1.5 is 7, and half of it 4


# ---------------------------------------------------------------- 6.1-7, 6.1-8 odds and die


@rule("guerra", "6.1-7")
@pytest.mark.parametrize(
    ("attackers", "defenders", "odds"),
    [
        (("ra_mi_01",), ("pl_ri_1",), "1-3"),
        (("ra_cuzco",), ("pl_ri_1", "pl_ri_2"), "1-2"),
        (("ra_cuzco",), ("pl_ri_1", "pl_ri_7"), "2-3"),
        (("ra_cuzco",), ("pl_granaderos_caballo",), "2-3"),  # 4 to 5 is not yet 1 to 1
        (("ra_cuzco",), ("pl_ri_1",), "1-1"),
        (("ra_cuzco", "ra_mi_01"), ("pl_ri_1",), "1-1"),
        (("ra_cuzco", "ra_mi_01", "ra_mi_02"), ("pl_ri_1",), "3-2"),
        (("ra_cuzco", "ra_concordia"), ("pl_ri_1",), "2-1"),
        (ROYAL[:3], ("pl_ri_1",), "3-1"),
        (ROYAL[:4], ("pl_ri_1",), "4-1"),
        (ROYAL, ("pl_mi_01",), "5-1"),
    ],
)
def test_the_highest_column_the_ratio_reaches_is_used(
    attackers: tuple[str, ...], defenders: tuple[str, ...], odds: str
) -> None:
    assert told(assailed(attackers, defenders, 4), "battle-result")["odds"] == odds


@rule("guerra", "6.1-7")
@pytest.mark.parametrize(
    ("attackers", "defenders", "tactics", "leads", "odds"),
    [
        (("ra_cuzco", "ra_mc_01"), ("pl_granaderos_caballo",), (11, 1), "attacker", "3-2"),  # 5 to 5, +1
        (("ra_cuzco",), ("pl_ri_1", "pl_mc_01"), (1, 11), "defender", "1-2"),  # 4 to 5, -1
        (("ra_mi_01",), ("pl_ri_1", "pl_mc_01"), (1, 11), "defender", "1-3"),  # no lower column
        ((*ROYAL, "ra_mc_01"), ("pl_ri_1",), (11, 1), "attacker", "5-1"),  # no higher column
        (
            ("ra_cuzco", "ra_mc_01", "ra_art_pe_1"),
            ("pl_ri_1", "pl_mc_01", "pl_art_1"),
            (11, 6),
            "attacker",
            "3-2",
        ),
    ],
)
def test_net_shifts_move_the_column_within_the_table(
    attackers: tuple[str, ...], defenders: tuple[str, ...], tactics: tuple[int, int], leads: str, odds: str
) -> None:
    stage = assailed(attackers, defenders, 4, *tactics, leads=leads)
    assert told(stage, "battle-result")["odds"] == odds


@rule("guerra", "6.1-8")
def test_one_die_decides_and_a_tired_force_rolls_one_less() -> None:
    fresh = assailed(("ra_cuzco",), ("pl_ri_1",), 4)
    assert fresh.rolled.count("battle") == 1
    assert told(fresh, "battle-result")["result"] == "BB"
    assert not modifiers(fresh, "battle-result")
    tired = assailed(("ra_cuzco",), ("pl_ri_1",), 4, ops=3, spent=5)
    assert told(tired, "battle-result")["result"] == "AR1"
    assert modifiers(tired, "battle-result") == {"friction": -1}


@rule("guerra", "6.1-8")
def test_the_results_are_those_of_the_chart() -> None:
    chart = Stage().box.charts.battle_results
    rows = {
        1: "AZ AR2 AR2 AR2 AR1 AR1 EX EX DR1",
        2: "AZ AR2 AR2 AR1 AR1 EX BB DR1 DR1",
        3: "AR2 AR2 AR1 AR1 EX BB DR1 DR1 DR2",
        4: "AR2 AR1 EX BB BB DR1 DR1 DR2 DR2",
        5: "AR1 AR1 BB DR1 DR1 DR1 DR2 DR2 DZ",
        6: "AR1 EX DR1 DR1 DR2 DR2 DR2 DZ DZ",
    }
    columns = "1-3 1-2 2-3 1-1 3-2 2-1 3-1 4-1 5-1".split()  # noqa: SIM905
    assert {die: " ".join(chart.at(die, odds) for odds in columns) for die in rows} == rows
    assert [chart.at(0, odds) for odds in columns] == rows[1].split()  # friction on a 1


@rule("guerra", "6.1-14")
def test_a_force_may_attack_and_be_attacked_again_and_everything_starts_anew() -> None:
    stage = marching(*ROYAL, at=HERE, side="royalist", units=dict.fromkeys(PLATA, HERE))
    stage.dice(**fought(4), evasion=6).play().choose("attack:patriot:0", by="royalist").choose(
        "evade", by="patriot"
    )
    while stage.prompt == "losses":
        stage.choose(stage.options[0], by=stage.asked)
    assert stage.war.ops == 6
    before = list(stage.rolled)
    stage.dice(**fought(4), evasion=6).choose("attack:patriot:0", by="royalist").choose("evade", by="patriot")
    assert stage.rolled[len(before) :] == before  # evasion, initiative and tactics again
    assert stage.war.ops == 4


@rule("guerra", "3.3-10", "6.1-8")
def test_friction_counts_the_cost_of_the_attack_itself() -> None:
    stage = Stage(
        turn=3,
        step="march",
        side="royalist",
        ops=2,
        spent=6,
        began="charcas",
        active=["ra_cuzco"],
        units={"ra_cuzco": "charcas", "pl_ri_1": "charcas"},
    )
    # Six operation points are spent; the attack makes eight: the die has -1. Four against four is 1-1,
    # and the 4 counts as 3: the attacker is repulsed with a quarter of his steps and, with nowhere to
    # go but open country, falls back.
    stage.dice(initiative_attacker=6, initiative_defender=1, tactics=[2, 1], battle=4).play().choose(
        "attack:patriot:0", by="royalist"
    ).choose("stand", by="patriot").expect({"ra_cuzco": "charcas reduced", "question": "retreat"})
