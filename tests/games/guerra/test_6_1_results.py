"""6.1-9 to 6.1-13, 6.3.1 Results of a field battle: losses, retreats, leaders, repression, advance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.battles import DESERT, PLATA, ROYAL, assailed, fought
from tests.games.guerra.campaigning import Stage, marching
from tests.games.staging import told
from vivac.games.guerra.chapters.losses import retreats
from vivac.lab.coverage import rule

HERE = DESERT


def steps(stage: Stage, units: tuple[str, ...]) -> int:
    """How many steps of these are still on the map."""
    box, war = stage.box, stage.war
    return sum(
        box.steps[unit] - (unit in war.reduced) for unit in units if not war.where[unit].startswith("pool")
    )


def settle(stage: Stage) -> Stage:
    """Every loss on the first unit offered, and a retreat to the first place."""
    while stage.prompt in ("losses", "retreat"):
        stage.choose(stage.options[0], by=stage.asked)
    return stage


# ---------------------------------------------------------------- 6.1-9 results


@rule("guerra", "6.1-9")
@pytest.mark.parametrize(
    ("result", "attackers", "defenders", "die", "left"),
    [
        ("AZ", 1, 4, 1, (0, 8)),
        ("AR2", 3, 3, 1, (3, 6)),
        ("AR1", 3, 3, 2, (4, 6)),  # a quarter of 6, rounded up
        ("EX", 3, 2, 3, (4, 3)),  # a quarter of one's own
        ("BB", 3, 3, 4, (3, 3)),
        ("BB", 3, 2, 4, (4, 2)),  # half of the smaller side's 4, both
        ("DR1", 3, 3, 5, (6, 4)),
        ("DR2", 3, 2, 6, (6, 2)),
        ("DZ", 5, 1, 5, (10, 0)),
    ],
)
def test_each_result_costs_what_it_says(
    result: str, attackers: int, defenders: int, die: int, left: tuple[int, int]
) -> None:
    stage = settle(assailed(PLATA[:attackers], ROYAL[:defenders], die))
    assert told(stage, "battle-result")["result"] == result
    assert (steps(stage, PLATA), steps(stage, ROYAL)) == left
    gone = {"A": PLATA, "D": ROYAL}.get(result[0]) if "R" in result else None
    for units in (PLATA[:attackers], ROYAL[:defenders]):
        stay = {stage.war.where[unit] for unit in units if not stage.war.where[unit].startswith("pool")}
        assert (HERE not in stay) is (gone is not None and units[0] in gone) or not stay


@rule("guerra", "6.1-9")
def test_a_bloodbath_takes_half_rounded_up_of_the_side_with_fewer_steps_from_both() -> None:
    stage = settle(assailed(PLATA[:2], ("ra_cuzco", "ra_concordia", "ra_mi_01"), 5))
    assert told(stage, "battle-result")["result"] == "BB"  # 8 to 9
    assert steps(stage, PLATA) == 2
    assert steps(stage, ("ra_cuzco", "ra_concordia", "ra_mi_01")) == 3


@rule("guerra", "6.1-9")
def test_each_owner_chooses_his_losses_the_attacker_first_and_a_unit_may_lose_one_step() -> None:
    stage = assailed(("pl_ri_1", "pl_ri_7"), ("ra_cuzco", "ra_chilotes"), 4)
    assert told(stage, "battle-result")["result"] == "BB"
    assert (stage.asked, stage.prompt) == ("patriot", "losses")
    assert stage.options == ["lose:pl_ri_1", "lose:pl_ri_7"]
    stage.choose("lose:pl_ri_1", "lose:pl_ri_7", by="patriot")
    assert stage.asked == "royalist"
    assert stage.options == ["lose:ra_cuzco", "lose:ra_chilotes"]
    stage.choose("lose:ra_cuzco", "lose:ra_cuzco", by="royalist")
    assert stage.war.reduced == {"pl_ri_1"}
    assert stage.war.where["pl_ri_7"] == "pool_el_plata"
    assert stage.war.where["ra_cuzco"] == "pool_royalist"
    assert stage.war.where["ra_chilotes"] == HERE


# ---------------------------------------------------------------- 6.1-10 retreats


def beaten(at: str, *, defending: bool = True, **units: Any) -> list[str]:
    """Where a beaten Royalist regiment may retreat to."""
    stage = Stage(units={"ra_cuzco": at, "pl_ri_1": at, **units})
    force = ["ra_cuzco"]
    return retreats(stage.box, stage.war, "royalist", force, stage.box.ground[at], defending=defending)


@rule("guerra", "6.1-10")
@pytest.mark.parametrize(
    ("units", "places"),
    [
        ({}, {"charcas", "cuzco", "lima"}),  # nobody there
        ({"ra_mi_01": "lima"}, {"lima"}),  # full control first
        ({"ra_mi_01": "lima_c", "ra_mi_02": "cuzco"}, {"lima", "cuzco"}),
        ({"ra_mi_01": "lima", "pl_mi_01": "callao"}, {"charcas", "cuzco"}),  # partial control is not enough
        (
            {"pl_mi_01": "lima", "pe_mi_01": "cuzco guerrilla"},
            {"charcas", "cuzco"},
        ),  # guerrillas do not count
        ({"ld_belgrano": "lima", "pl_mi_01": "cuzco_c"}, {"charcas"}),
        ({"pl_mi_01": "lima", "pl_mi_02": "cuzco", "pl_mi_03": "charcas"}, set()),
    ],
)
def test_a_beaten_force_goes_to_friends_else_to_empty_ground(units: dict[str, Any], places: set[str]) -> None:
    assert set(beaten("arequipa", **units)) == places
    assert set(beaten("arequipa", defending=False, **units)) == places


@rule("guerra", "6.1-10")
def test_a_held_city_of_the_area_is_the_last_resort_but_a_defender_may_choose_it_first() -> None:
    inside: dict[str, Any] = {"ra_mi_01": "arica"}
    assert beaten("arequipa", **inside) == ["arica", "charcas", "cuzco", "lima"]
    assert beaten("arequipa", defending=False, **inside) == ["charcas", "cuzco", "lima"]
    shut: dict[str, Any] = {"pl_mi_01": "lima", "pl_mi_02": "cuzco", "pl_mi_03": "charcas"}
    assert beaten("arequipa", defending=False, **inside, **shut) == ["arica"]
    besieged: dict[str, Any] = {"ra_mi_01": "arica", "pl_ri_2": "arequipa besieging arica"}
    assert beaten("arequipa", **besieged, **shut) == []


@rule("guerra", "6.1-10")
def test_borders_and_straits_may_be_closed_to_a_retreat() -> None:
    assert beaten("charcas") == ["arequipa", "chaco", "chiquitos", "cuzco", "mojos", "salta"]  # no Atacama
    assert beaten("chiloe") == ["chile_sur"]
    assert beaten("chiloe", ch_frigate_1="pacific_10") == []
    assert beaten("chiloe", ch_frigate_1="pacific_10", rs_frigate_1="pacific_10") == ["chile_sur"]


@rule("guerra", "6.1-10")
def test_nobody_retreats_on_top_of_rebels() -> None:
    assert beaten("banda_oriental", ra_mi_01="misiones", rb_mi_01="misiones") == ["rio_de_la_plata"]


@rule("guerra", "6.1-10")
def test_the_whole_force_retreats_together_and_its_activation_ends() -> None:
    stage = assailed(("pl_ri_1", "pl_ri_2", "ld_belgrano"), ROYAL[:2], 2, at=HERE)
    assert told(stage, "battle-result")["result"] == "AR1"
    assert stage.war.ops == 6
    stage.choose("lose:pl_ri_1", by="patriot")
    assert stage.options == ["retreat:durango", "retreat:nueva_california", "retreat:tejas"]
    stage.choose("retreat:tejas", by="patriot")
    assert {stage.war.where[unit] for unit in ("pl_ri_1", "pl_ri_2", "ld_belgrano")} == {"tejas"}
    assert stage.prompt == "operations"
    assert not stage.war.active


@rule("guerra", "6.1-10")
def test_with_nowhere_to_go_units_are_lost_and_their_leaders_roll() -> None:
    shut = {"pl_mi_01": "durango", "pl_mi_02": "tejas", "pl_mi_03": "nueva_california"}
    stage = assailed(PLATA[:2], (*ROYAL[:2], "ld_pezuela"), 5, units=shut, dice={"leader_loss": 2})
    stage.choose(stage.options[0], by="royalist")
    assert "no-retreat" in stage.told
    assert stage.war.where["ra_cuzco"] == stage.war.where["ra_concordia"] == "pool_royalist"
    assert stage.war.where["ld_pezuela"] == "lost"


@rule("guerra", "6.1-10")
def test_a_retreat_is_not_intercepted_and_triggers_no_attrition() -> None:
    stage = assailed(("ch_inf_1",), ("ra_cuzco",), 5, at="chile_sur", units={"rs_frigate_1": "pacific_10"})
    stage.choose("retreat:pampas", by="royalist")  # hostile, and across the Andes
    assert "interception" not in stage.rolled
    assert "attrition" not in stage.rolled
    assert not stage.war.triggers


# ---------------------------------------------------------------- 6.1-11 to 6.1-13


@rule("guerra", "6.1-11")
@pytest.mark.parametrize("die", [2, 3])
def test_leaders_roll_when_all_units_of_their_force_are_gone(die: int) -> None:
    units = {"ra_mi_01": "tejas"}
    stage = assailed(PLATA, ("ra_cuzco", "ld_pezuela"), 6, units=units, dice={"leader_loss": die})
    assert stage.rolled.count("leader-loss") == 1
    assert stage.war.where["ld_pezuela"] == ("lost" if die == 2 else "tejas")


@rule("guerra", "6.1-11")
def test_a_leader_rolls_for_his_own_force_even_with_friends_beside_it() -> None:
    units = {"ra_mi_01": f"{HERE} force 7"}
    stage = assailed(PLATA, ("ra_cuzco", "ld_pezuela"), 6, units=units, dice={"leader_loss": 2})
    assert stage.war.where["ld_pezuela"] == "lost"


@rule("guerra", "6.1-11")
def test_leaders_do_not_roll_while_a_unit_is_left_but_boves_does_by_the_switch() -> None:
    sides = (PLATA[:2], ("ra_cuzco", "ra_concordia", "ld_boves"))
    stage = settle(assailed(*sides, 4))
    assert "leader-loss" not in stage.rolled
    stage = settle(assailed(*sides, 4, switches=("boves_rolls_every_combat",), dice={"leader_loss": 3}))
    assert stage.war.where["ld_boves"] == "lost"


@rule("guerra", "6.1-12")
@pytest.mark.parametrize(
    ("attackers", "defenders", "units", "checked"),
    [
        (ROYAL, ("pl_ri_1",), {}, True),
        (ROYAL, ("pl_ri_1",), {"pl_mi_01": "guadalajara_c"}, False),
        (("pl_mi_01",), ROYAL[:1], {}, True),  # cleared by an attack of its own
        (PLATA, ("ra_cuzco",), {}, False),
    ],
)
def test_repression_is_checked_if_the_area_is_now_clear_of_patriots(
    attackers: tuple[str, ...], defenders: tuple[str, ...], units: dict[str, str], checked: bool
) -> None:
    die = 1 if attackers[0] == "pl_mi_01" else 6
    stage = assailed(attackers, defenders, die, at="guadalajara", units=units)
    assert ("repression" in stage.rolled) is checked


@rule("guerra", "6.1-13")
def test_the_winner_may_at_once_enter_a_city_for_nothing_and_goes_on() -> None:
    stage = assailed(ROYAL, ("pl_ri_1",), 6, at="arequipa")
    assert stage.prompt == "advance"
    assert stage.options == ["enter:arequipa_c", "enter:arica", "stay"]
    stage.choose("enter:arica", by="royalist")
    assert {stage.war.where[unit] for unit in ROYAL} == {"arica"}
    assert stage.war.ops == 6
    assert "exit" in stage.options


@rule("guerra", "6.1-13")
def test_only_a_victory_opens_cities_and_only_those_without_an_enemy() -> None:
    stage = settle(assailed(ROYAL[:1], ("pl_ri_1",), 4, at="arequipa"))
    assert told(stage, "battle-result")["result"] == "BB"
    assert stage.prompt == "march"
    stage = assailed(ROYAL, ("pl_ri_1",), 6, at="arequipa", units={"pl_mi_01": "arica"})
    assert stage.options == ["enter:arequipa_c", "stay"]


@rule("guerra", "6.1-13")
def test_a_victorious_defender_advances_too() -> None:
    stage = assailed(("ra_mi_01",), PLATA[:1], 1, at="arequipa")
    assert (stage.asked, stage.prompt) == ("patriot", "advance")
    stage.choose("enter:arequipa_c", by="patriot")
    assert stage.war.where["pl_ri_1"] == "arequipa_c"


@rule("guerra", "6.3.1-1")
def test_an_area_whose_field_is_cleared_is_taken_with_its_cities_without_a_siege() -> None:
    stage = marching(*ROYAL, at="quito", side="royalist", units={"gc_mi_01": "quito"})
    dice: dict[str, Any] = {**fought(5), "repression": 1}
    stage.dice(**dice).play().choose("attack:patriot:0", by="royalist").choose("stand", by="patriot")
    assert stage.war.repression == {"quito"}
    assert (stage.prompt, stage.war.ops) == ("advance", 6)  # at once, for nothing
    stage.choose("enter:quito_c", by="royalist")
    assert stage.war.ops == 6
    assert stage.war.where["ra_cuzco"] == "quito_c"
    assert "assault" not in stage.rolled


@rule("guerra", "6.1-13")
def test_the_legion_and_rebels_who_win_enter_no_city() -> None:
    legion = {f"pt_spl_{nth}": "banda_oriental" for nth in (1, 2, 3)}
    stage = Stage(
        step="march", side="royalist", ops=8, active=list(legion), legion_open=True,
        units={**legion, "pl_mi_01": "banda_oriental"},
    )  # fmt: skip
    stage.dice(**fought(6)).play().choose("attack:patriot:0", by="royalist").choose("stand", by="patriot")
    assert stage.war.where["pl_mi_01"] != "banda_oriental"
    assert "montevideo" in stage.box.cities["banda_oriental"]
    assert stage.prompt != "advance"
    units = {"rb_mi_01": "banda_oriental", "pl_ri_1": "cordoba"}
    rebels = marching("pl_mi_01", at="banda_oriental", side="patriot", group=1, units=units)
    rebels.dice(**fought(1)).play().choose("attack:rebels:0", by="patriot")
    assert "battle-result" in rebels.told
    assert rebels.prompt == "operations"
