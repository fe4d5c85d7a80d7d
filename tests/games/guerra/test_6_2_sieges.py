"""6.2 to 6.5 Sieges: who is besieged, walls, works, assaults, sallies, ships."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.battles import PLATA, ROYAL, fought, refused
from tests.games.guerra.campaigning import Stage, marching, modifiers
from tests.games.staging import told
from vivac.games.guerra.chapters.sieges import defence_of, naval_support
from vivac.lab.coverage import rule


def besieging(*units: str, city: str = "callao", inside: str = "ra_mi_01", **more: Any) -> Stage:
    """Patriots before a city in Lima (pro-Royalist) or elsewhere; they have declared their siege."""
    area = Stage().box.ground[city]
    stands = {inside: city, **more.pop("units", {})}
    stage = marching(*units, at=area, side="patriot", units=stands, **more)
    stage.war.siege.update(dict.fromkeys(units, city))
    return stage


def storm(die: int, *units: str, **more: Any) -> Stage:
    return (
        besieging(*units, **more)
        .dice(assault=die, leader_loss=6, repression=6)
        .play()
        .choose("assault", by="patriot")
    )


# ---------------------------------------------------------------- 6.2


@rule("guerra", "6.2-1")
def test_units_inside_are_attacked_only_by_siege_and_units_outside_only_by_battle() -> None:
    units = {"ra_mi_01": "callao", "ra_mi_02": "lima"}
    stage = marching("pl_ri_1", at="lima", side="patriot", units=units).dice(**fought(5)).play()
    assert [option for option in stage.options if option.startswith("attack")] == ["attack:royalist:0"]
    assert "besiege:callao" in stage.options
    assert "besiege:lima_c" not in stage.options
    stage.choose("attack:royalist:0", by="patriot").choose("stand", by="royalist")
    assert told(stage, "battle-result")["defence"] == 1  # the garrison takes no part
    assert stage.war.where["ra_mi_01"] == "callao"


@rule("guerra", "6.2-1")
def test_a_garrison_that_is_not_besieged_attacks_nobody_from_inside() -> None:
    stage = marching("ra_cuzco", at="callao", side="royalist", units={"pl_ri_1": "lima"}).play()
    assert "attack:patriot:0" not in stage.options
    assert refused(stage, "attack:patriot:0") == "6.2-1"


@rule("guerra", "6.2-2")
def test_every_assault_costs_three_ops_and_is_read_on_the_siege_chart() -> None:
    stage = besieging("pl_ri_1", "pl_ri_2", ops=6).dice(assault=[3, 4]).play()
    stage.choose("assault", by="patriot")
    assert stage.war.ops == 3
    assert told(stage, "assault-result")["result"] == "A2"  # 8 to 9
    stage.choose("lose:pl_ri_1", "lose:pl_ri_1", by="patriot")
    assert stage.war.where["pl_ri_1"] == "pool_el_plata"
    assert "assault" in stage.options
    stage = besieging("pl_ri_1", ops=2).play()
    assert "assault" not in stage.options
    assert refused(stage, "assault") == "3.3-7"


@rule("guerra", "6.2-3")
@pytest.mark.parametrize(
    ("city", "unit", "strength"),
    [("puerto_cabello", "ra_mi_01", 9), ("callao", "ra_cuzco", 12), ("lima_c", "ra_mi_01", 3)],
)
def test_walls_add_two_in_a_city_and_eight_in_a_fortress(city: str, unit: str, strength: int) -> None:
    stage = Stage(units={unit: city})
    assert defence_of(stage.box, stage.war, city) == strength


@rule("guerra", "6.2-4")
def test_a_garrisoned_city_must_be_besieged_and_an_empty_one_falls_at_once() -> None:
    stage = marching("pl_ri_1", at="lima", side="patriot", units={"ra_mi_01": "callao"}).play()
    assert "besiege:callao" in stage.options
    assert "enter:callao" not in stage.options
    assert refused(stage, "enter:callao") == "6.2-1"
    assert "enter:lima_c" in stage.options
    assert refused(stage, "besiege:lima_c") == "6.2-4"
    assert stage.rulebook.facts(stage.box, stage.war)["held_lima_c"] == "patriot"
    with_enemy = marching("pl_ri_1", at="lima", side="patriot", units={"ra_mi_01": "lima"}).play()
    assert with_enemy.rulebook.facts(with_enemy.box, with_enemy.war)["held_lima_c"] == ""


@rule("guerra", "6.2-5")
@rule("guerra", "6.2-6")
def test_a_besieger_that_attacks_stops_besieging_with_works_and_blockade() -> None:
    stage = besieging("pl_ri_1", "ld_belgrano", units={"ra_mi_02": "lima"}).dice(**fought(5)).play()
    stage.war.works.add("pl_ri_1")
    stage.choose("attack:royalist:0", by="patriot").choose("stand", by="royalist")
    assert not stage.war.siege
    assert not stage.war.works
    stage.choose("stay", by="patriot")
    assert "besiege:callao" in stage.options  # a new siege may be declared


@rule("guerra", "6.2-5")
def test_a_besieger_that_leaves_or_intercepts_stops_besieging() -> None:
    stage = besieging("pl_ri_1").play().choose("move:cuzco", by="patriot")
    assert not stage.war.siege
    units = {"ra_mi_01": "callao", "pl_ri_1": "lima force 7 besieging callao works"}
    stage = marching("ra_cuzco", at="lima", side="royalist", units=units).dice(interception=6, **fought(4))
    stage.play().choose("move:cuzco", by="royalist").choose("intercept:patriot:7", by="patriot")
    assert not stage.war.siege
    assert not stage.war.works


@rule("guerra", "6.2-6")
def test_a_besieger_that_is_attacked_and_stands_goes_on_besieging() -> None:
    units = {"ra_mi_01": "callao", **dict.fromkeys(PLATA[:1], "lima force 7 besieging callao works")}
    stage = marching("ra_cuzco", at="lima", side="royalist", units=units).dice(**fought(4)).play()
    stage.choose("attack:patriot:7", by="royalist").choose("stand", by="patriot")
    assert told(stage, "battle-result")["result"] == "BB"
    assert stage.war.siege == {"pl_ri_1": "callao"}
    assert stage.war.works == {"pl_ri_1"}


# ---------------------------------------------------------------- 6.3 assaults


@rule("guerra", "6.3-1")
def test_artillery_is_doubled_on_both_sides_and_the_ratio_opens_a_column() -> None:
    stage = storm(3, "pl_ri_1", "pl_art_1", city="lima_c", inside="ra_art_pe_1")
    result = told(stage, "assault-result")
    assert (result["attack"], result["defence"], result["odds"]) == (8, 6, "1-1")
    stage = storm(3, "pl_ri_1", "pl_art_1", "pl_mi_01", city="lima_c", inside="ra_art_pe_1")
    assert told(stage, "assault-result")["odds"] == "3-2"
    assert stage.rolled == ["assault"]


@rule("guerra", "6.3-1")
def test_the_results_are_those_of_the_siege_chart() -> None:
    chart = Stage().box.charts.siege_results
    rows = {
        1: "A3 A2 A2 A2 A1 A1 AD1 AD1",
        2: "A2 A2 A2 A1 A1 AD1 AD1 D1",
        3: "A2 A2 A1 A1 AD1 AD1 D1 D1",
        4: "A2 A1 A1 AD1 AD1 D1 D1 D2",
        5: "A1 A1 AD1 AD1 D1 D2 D2 S",
        6: "A1 AD1 AD1 D1 D2 D2 S S",
        7: "AD1 AD1 D1 D2 D2 S S S",
    }
    columns = "1-2 1-1 3-2 2-1 3-1 4-1 5-1 6-1".split()  # noqa: SIM905
    assert {die: " ".join(chart.at(die, odds) for odds in columns) for die in rows} == rows


@rule("guerra", "6.3-2")
def test_the_ratio_is_exact_and_losses_are_whole_steps() -> None:
    stage = storm(4, "pl_ri_1", "pl_ri_2")  # 8 to 9 is not 1 to 1
    assert told(stage, "assault-result")["odds"] == "1-2"
    stage = storm(4, "pl_ri_1", "pl_ri_2", "pl_mi_01")
    assert told(stage, "assault-result")["odds"] == "1-1"
    effects = stage.box.charts.siege_effects
    assert {effects.at(name).besieger for name in ("A1", "AD1")} == {1}  # never less than one


@rule("guerra", "6.3-3")
def test_tactical_factors_modify_the_die_for_the_besieger_and_against_him() -> None:
    stage = storm(3, "pl_ri_1", "pl_ri_2", "ld_sucre", "ld_belgrano", units={"ld_pezuela": "callao"})
    assert modifiers(stage, "assault-result") == {"besieger-leader": 3, "garrison-leader": -2}
    assert told(stage, "assault-result")["result"] == "A2"  # a 4
    stage = storm(6, "pl_ri_1", "ld_sucre")
    assert told(stage, "assault-result")["result"] == "AD1"  # a 9 is read as 7


@rule("guerra", "6.3-4")
@pytest.mark.parametrize(
    ("works", "ship", "odds"),
    [(False, "", "1-2"), (True, "", "3-2"), (False, "pacific_7", "1-1"), (True, "pacific_7", "2-1")],
)
def test_works_shift_two_columns_and_naval_support_one(works: bool, ship: str, odds: str) -> None:
    stage = besieging("pl_ri_1", "pl_ri_2", units={"ch_frigate_1": ship} if ship else {}).dice(assault=4)
    stage.war.works.update({"pl_ri_1", "pl_ri_2"} if works else ())
    assert told(stage.play().choose("assault", by="patriot"), "assault-result")["odds"] == odds


@rule("guerra", "6.3-5")
@pytest.mark.parametrize(
    ("units", "die", "result", "losses"),
    [
        (PLATA[:2], 1, "A3", (3, 0)),
        (PLATA[:2], 2, "A2", (2, 0)),
        (PLATA[:2], 5, "A1", (1, 0)),
        (PLATA[:4], 6, "AD1", (1, 1)),
    ],
)
def test_an_assault_costs_besieger_and_garrison_what_it_says(
    units: tuple[str, ...], die: int, result: str, losses: tuple[int, int]
) -> None:
    stage = storm(die, *units, inside="ra_cuzco")
    while stage.prompt == "losses":
        stage.choose(stage.options[0], by="patriot")
    assert told(stage, "assault-result")["result"] == result
    lost = sum(2 - stage.box.steps[unit] + (unit in stage.war.reduced) for unit in units)
    gone = sum(2 for unit in units if stage.war.where[unit] != "lima")
    assert (lost + gone, int("ra_cuzco" in stage.war.reduced)) == losses
    assert stage.rolled == ["assault"]  # no initiative, no tactics, no evasion


@rule("guerra", "6.3-5")
def test_a_surrender_eliminates_the_garrison_its_leaders_roll_and_the_besieger_may_occupy() -> None:
    units = {"ld_pezuela": "lima_c", "ra_mi_02": "cuzco", "ra_concordia": "lima_c"}
    force = (*PLATA, "ch_inf_1", "ch_art_1", "ld_sucre")
    stage = besieging(*force, city="lima_c", inside="ra_cuzco", units=units, ops=3)
    stage.war.works.update(PLATA)
    stage.dice(assault=6, leader_loss=3).play().choose("assault", by="patriot")
    assert told(stage, "assault-result")["result"] == "S"
    assert (stage.asked, stage.prompt) == ("patriot", "occupy")
    stage.choose("occupy", by="patriot")
    assert stage.war.where["pl_ri_1"] == stage.war.where["ch_art_1"] == "lima_c"
    assert stage.war.where["ra_cuzco"] == stage.war.where["ra_concordia"] == "pool_royalist"
    assert stage.war.where["ld_pezuela"] == "cuzco"
    assert not stage.war.siege
    assert stage.war.ops == 0


@rule("guerra", "6.3-5")
def test_a_place_whose_garrison_has_no_steps_left_falls_and_the_besieger_may_stay_outside() -> None:
    stage = storm(6, *PLATA[:4])  # AD1 against one militia
    stage.choose("lose:pl_ri_1", by="patriot")
    assert "city-falls" in stage.told
    assert stage.options == ["occupy", "stay"]
    stage.choose("stay", by="patriot")
    assert stage.war.where["pl_ri_1"] == "lima"
    assert not stage.war.siege


@rule("guerra", "6.3-5")
def test_leaders_of_an_eliminated_besieger_roll() -> None:
    stage = storm(1, "pl_ri_1", "ld_belgrano", units={"pl_ri_2": "arequipa"})
    assert "leader-loss" in stage.rolled
    assert stage.war.where["ld_belgrano"] == "arequipa"
    assert not stage.war.siege
    assert stage.prompt == "operations"


@rule("guerra", "6.3-6")
def test_friction_counts_against_the_besieger() -> None:
    stage = storm(4, "pl_ri_1", ops=3, spent=4)
    assert modifiers(stage, "assault-result") == {"friction": -1}
    assert not modifiers(storm(4, "pl_ri_1", ops=3, spent=3), "assault-result")


@rule("guerra", "6.3-6")
def test_guerrillas_halve_the_men_artillery_doubled_and_never_the_walls() -> None:
    units = {"ra_mi_02": "lima guerrilla"}
    stage = storm(4, "pl_ri_1", "pl_art_1", "pl_mi_01", units=units)
    result = told(stage, "assault-result")
    assert (result["attack"], result["defence"]) == (5, 9)  # 9 halved up; Royalists are at home
    stage = Stage(units={"ra_cuzco": "potosi", "ra_art_pe_1": "potosi", "pe_mi_01": "charcas guerrilla"})
    assert defence_of(stage.box, stage.war, "potosi") == 6  # half of 4 + 4, and 2


# ---------------------------------------------------------------- 6.4 works, sieges, sallies


@rule("guerra", "6.4-1")
@rule("guerra", "6.4-4")
def test_works_cost_two_ops_and_last_as_long_as_the_siege() -> None:
    stage = besieging("pl_ri_1", "pl_ri_2", ops=8).dice(assault=[3, 3]).play().choose("works", by="patriot")
    assert stage.war.ops == 6
    assert stage.war.works == {"pl_ri_1", "pl_ri_2"}
    assert "works" not in stage.options
    stage.choose("assault", "lose:pl_ri_1", by="patriot")
    assert told(stage, "assault-result")["odds"] == "3-2"
    stage.choose("assault", "lose:pl_ri_2", by="patriot")
    assert told(stage, "assault-result")["odds"] == "3-2"  # 4 to 9, and two columns still
    stage = besieging("pl_ri_1", ops=1).play()
    assert "works" not in stage.options
    assert refused(stage, "works") == "3.3-7"


@rule("guerra", "6.4-2")
def test_a_siege_is_declared_for_nothing_from_the_field_one_city_at_a_time() -> None:
    units = {"ra_mi_01": "callao", "ra_mi_02": "lima_c", "pl_mi_01": "cuzco"}
    stage = marching("pl_ri_1", "ld_belgrano", at="lima", side="patriot", units=units).play()
    assert refused(stage, "besiege:cuzco_c") == "6.4-2"
    stage.choose("besiege:callao", by="patriot")
    assert stage.war.ops == 8
    assert stage.war.siege == {"pl_ri_1": "callao", "ld_belgrano": "callao"}
    assert "besiege:callao" not in stage.options
    stage.choose("besiege:lima_c", by="patriot")
    assert stage.war.siege == {"pl_ri_1": "lima_c", "ld_belgrano": "lima_c"}


@rule("guerra", "6.4-2")
@pytest.mark.parametrize("unit", ["ld_belgrano", "pe_mi_01"])
def test_leaders_alone_and_guerrillas_besiege_nobody(unit: str) -> None:
    units = {"ra_mi_01": "callao", "pe_mi_01": "lima guerrilla", "ld_belgrano": "lima"}
    stage = Stage(step="march", side="patriot", ops=8, active=[unit], units=units).play()
    assert not [option for option in stage.options if option.startswith("besiege")]
    assert refused(stage, "besiege:callao") == "6.4-2"


@rule("guerra", "6.4-2")
def test_a_leader_left_alone_before_a_city_neither_storms_it_nor_keeps_it_besieged() -> None:
    stage = besieging("pl_ri_1", "ld_belgrano").play().choose("leave", "pick:pl_ri_1", by="patriot")
    assert not {"assault", "works", "blockade"} & set(stage.options)
    assert refused(stage, "assault") == "6.4-2"
    stage = (
        besieging("pl_ri_1", "ld_belgrano")
        .play()
        .choose("leave", "pick:ld_belgrano", "move:cuzco", by="patriot")
    )
    assert stage.war.where["ld_belgrano"] == "lima"
    assert not stage.war.siege


@rule("guerra", "6.4-2")
def test_newcomers_of_a_besieging_force_may_join_its_siege_without_disturbing_the_works() -> None:
    stage = marching("pl_ri_1", "pl_ri_2", at="lima", side="patriot", units={"ra_mi_01": "callao"})
    stage.war.siege["pl_ri_1"] = "callao"
    stage.war.works.add("pl_ri_1")
    stage.play().choose("besiege:callao", by="patriot")
    assert stage.war.siege == {"pl_ri_1": "callao", "pl_ri_2": "callao"}
    assert stage.war.works == {"pl_ri_1"}


@rule("guerra", "6.4-2")
def test_a_garrison_may_sally_at_its_besiegers_and_fall_back() -> None:
    units = {"pl_ri_1": "lima force 1 besieging callao", "pl_ri_2": "lima force 2"}
    stage = marching("ra_cuzco", at="callao", side="royalist", units=units).dice(**fought(2)).play()
    assert [option for option in stage.options if option.startswith("attack")] == ["attack:patriot:1"]
    assert not {"exit", "move:cuzco"} & set(stage.options)
    stage.choose("attack:patriot:1", by="royalist").choose("stand", by="patriot")
    assert told(stage, "battle-result")["result"] == "AR1"
    assert "retreat:callao" in stage.options
    stage.choose("retreat:callao", by="royalist")
    assert stage.war.where["ra_cuzco"] == "callao"
    assert stage.war.siege == {"pl_ri_1": "callao"}


@rule("guerra", "6.4-2")
def test_a_siege_lasts_until_no_besieger_is_left() -> None:
    units = {"pl_ri_1": "lima force 1 besieging callao", "ra_cuzco": "callao"}
    stage = Stage(step="operations", side="royalist", units=units).dice(mexican_limit=6).play()
    stage.choose("done", by="royalist")  # the end of the turn, and the beginning of the next
    assert stage.war.turn == 2
    assert stage.war.siege == {"pl_ri_1": "callao"}
    stage = marching(*ROYAL[1:], at="lima", side="royalist", units=units).dice(**fought(6)).play()
    stage.choose("attack:patriot:1", by="royalist").choose("stand", by="patriot")
    assert not stage.war.siege


@rule("guerra", "6.4-3")
def test_a_force_that_joins_the_diggers_is_covered_while_they_remain() -> None:
    units = {"pl_ri_3": "lima force 9 besieging callao works"}
    joined = storm(4, "pl_ri_1", "pl_ri_2", units=units)
    assert told(joined, "assault-result")["odds"] == "3-2"
    assert told(joined, "assault-result")["attack"] == 8  # each force assaults by itself
    assert joined.war.works == {"pl_ri_3"}
    alone = storm(4, "pl_ri_1", "pl_ri_2", units={"pl_ri_3": "lima force 9 besieging callao"})
    assert told(alone, "assault-result")["odds"] == "1-2"


# ---------------------------------------------------------------- 6.5 naval support


@rule("guerra", "6.5-1")
@rule("guerra", "6.5-2")
@pytest.mark.parametrize(
    ("ships", "supported"),
    [
        ({}, False),
        ({"ch_frigate_1": "pacific_7"}, True),
        ({"ch_frigate_1": "pacific_7", "rs_frigate_1": "pacific_7"}, False),
        ({"ch_frigate_1": "pacific_7", "rs_frigate_1": "callao"}, True),
        ({"ch_frigate_1": "pacific_6"}, False),
        ({"ch_frigate_1": "valparaiso"}, False),
    ],
)
def test_own_ships_off_the_port_and_no_enemy_ones_support_a_siege(
    ships: dict[str, str], supported: bool
) -> None:
    stage = Stage(units={"ra_mi_01": "callao", "pl_ri_1": "lima besieging callao", **ships})
    assert naval_support(stage.box, stage.war, "patriot", "callao") is supported


@rule("guerra", "6.5-1")
def test_an_inland_city_has_no_naval_support() -> None:
    stage = Stage(units={"ra_mi_01": "lima_c", "pl_ri_1": "lima", "ch_frigate_1": "pacific_7"})
    assert not naval_support(stage.box, stage.war, "patriot", "lima_c")
