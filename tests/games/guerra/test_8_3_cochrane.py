"""8.3 Cochrane."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, marching, sailing
from vivac.games.guerra.box.unpacking import NATIONS, open_box
from vivac.games.guerra.chapters.forces import best
from vivac.games.guerra.chapters.port_capture import port_falls
from vivac.games.guerra.chapters.reinforcements import arrivals
from vivac.games.guerra.chapters.sieges import blockades
from vivac.lab.coverage import rule

BOX = open_box()
EMPTY = dict.fromkeys(("royalist", *NATIONS), 0)
OFF_CALLAO = "pacific_7"
CHILEANS = ("ch_ship_1", "ld_cochrane")


def squadron(*ships: str, **units: str) -> Stage:
    """Cochrane's ships off Callao, and the enemy's."""
    return sailing(*ships, at=OFF_CALLAO, side="patriot", turn=10, units={"ra_mi_05": "callao", **units})


# ---------------------------------------------------------------- 8.3-1


@rule("guerra", "8.3-1")
def test_his_tactical_factor_is_never_used_on_land() -> None:
    assert (BOX.unit["ld_cochrane"].tactical, "ld_cochrane" in BOX.afloat) == (1, True)
    assert best(BOX, ["ch_inf_1", "ld_cochrane"], "tactical") == 0
    assert best(BOX, ["ch_inf_1", "ld_cochrane"], "operations") == 0
    units = {"ra_cuzco": "chile_norte", "ld_cochrane": "valparaiso", "ch_frigate_1": "valparaiso"}
    stage = marching("ch_inf_1", at="chile_norte", side="patriot", group=1, units=units)
    stage.dice(initiative_attacker=[3, 1], initiative_defender=[3, 2], rest=1).play()
    stage.choose("attack:royalist:0", by="patriot").choose("stand", by="royalist")
    assert stage.rolled.count("initiative-attacker") == 2  # a tie, and no help of his


@rule("guerra", "8.3-1")
@pytest.mark.parametrize(
    ("ships", "cochrane", "falls"),
    [
        ({"ch_ship_1": OFF_CALLAO}, OFF_CALLAO, True),
        ({"ch_ship_1": OFF_CALLAO}, "track", False),
        ({"ch_ship_1": OFF_CALLAO, "ch_frigate_1": "pacific_6"}, "pacific_6", False),
    ],
)
def test_off_a_blockaded_fortress_he_gives_minus_one(
    ships: dict[str, str], cochrane: str, falls: bool
) -> None:
    units = {
        "ra_mi_05": "callao",
        "pl_ri_1": "lima besieging callao blockade",
        "ld_cochrane": cochrane,
        **ships,
    }
    stage = Stage(units=units).dice(blockade=5, repression=6).run(blockades)
    assert (stage.war.where["ra_mi_05"] == "pool_royalist") is falls


@rule("guerra", "8.3-1")
@pytest.mark.parametrize(("with_him", "evades"), [(True, True), (False, False)])
def test_he_gives_minus_one_when_he_evades(with_him: bool, evades: bool) -> None:
    units = {"ch_frigate_1": OFF_CALLAO, "ra_mi_05": "callao"}
    if with_him:
        units["ld_cochrane"] = OFF_CALLAO
    stage = sailing("rs_ship_1", at=OFF_CALLAO, side="royalist", units=units)
    stage.dice(naval_evasion=4, gunnery=[10] * 4).play().choose(
        f"engage:{OFF_CALLAO}:0", by="royalist"
    ).choose("evade", by="patriot")
    assert ("slipped-away" in stage.told) is evades


@rule("guerra", "8.3-1")
def test_and_nothing_to_an_enemys_evasion() -> None:
    stage = squadron(*CHILEANS, rs_ship_1=OFF_CALLAO).dice(naval_evasion=4, gunnery=[10] * 4).play()
    assert (
        "slipped-away"
        not in stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("evade", by="royalist").told
    )
    stage = squadron(*CHILEANS, rs_ship_1=OFF_CALLAO).dice(naval_evasion=3).play()
    assert (
        "slipped-away"
        in stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("evade", by="royalist").told
    )


@rule("guerra", "8.3-1")
@pytest.mark.parametrize(("ships", "hit"), [(CHILEANS, True), (("ch_ship_1",), False)])
def test_in_naval_combat_his_side_fires_with_minus_one(ships: tuple[str, ...], hit: bool) -> None:
    stage = squadron(*ships, rs_ship_1=OFF_CALLAO).dice(gunnery=[8, 10, 8, 10]).play()
    stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("stand", by="royalist")
    assert ("rs_ship_1" in stage.war.reduced) is hit
    assert "ch_ship_1" not in stage.war.reduced  # the enemy's 8 misses


@rule("guerra", "8.3-1")
@pytest.mark.parametrize(("ships", "raided"), [(CHILEANS, {"lima"}), (("ch_ship_1",), set())])
def test_he_adds_one_to_raids(ships: tuple[str, ...], raided: set[str]) -> None:
    stage = squadron(*ships).dice(raid=3).play().choose("raid:lima", by="patriot")
    assert stage.war.raided == raided


@rule("guerra", "8.3-1")
@pytest.mark.parametrize(
    ("die", "cochrane", "captor", "fate"),
    [
        (5, OFF_CALLAO, "patriot", "prize"),
        (5, "track", "patriot", "destroyed"),
        (6, OFF_CALLAO, "patriot", "prize"),  # a modified 7 is a capture
        (1, OFF_CALLAO, "patriot", "destroyed"),  # no escape
        (1, "track", "patriot", "escapes"),
    ],
)
def test_he_adds_one_at_the_capture_of_a_port(die: int, cochrane: str, captor: str, fate: str) -> None:
    units = {"ch_inf_1": "callao", "rs_frigate_1": "callao", "ch_ship_1": OFF_CALLAO, "ld_cochrane": cochrane}
    stage = Stage(turn=10, units=units).dice(port_capture=die).run(port_falls, "callao", captor)
    if fate == "escapes":
        assert stage.war.where["rs_frigate_1"] == "spain"
        return
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"
    assert ("ch_frigate_1" in stage.at("callao")) is (fate == "prize")


# ---------------------------------------------------------------- 8.3-2


@rule("guerra", "8.3-2")
@pytest.mark.parametrize("die", range(1, 7))
def test_against_frigates_he_rolls_first_and_on_1_or_2_takes_one(die: int) -> None:
    stage = squadron(*CHILEANS, rs_frigate_1=OFF_CALLAO, rs_frigate_2=OFF_CALLAO, rs_ship_1=OFF_CALLAO)
    stage.dice(cochrane=die, gunnery=[10] * 8).play().choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose(
        "stand", by="royalist"
    )
    if die > 2:
        assert stage.prompt == "target"
        return
    assert set(stage.options) == {"target:rs_frigate_1", "target:rs_frigate_2"}
    stage.choose("target:rs_frigate_2", by="patriot")
    assert (stage.prompt, set(stage.options)) == ("cochrane-prize", {"capture", "sink"})
    stage.choose("sink", by="patriot")
    assert stage.war.where["rs_frigate_2"] == "pool_royalist"
    assert stage.war.where["ch_frigate_1"] == "pool_chile"
    assert set(stage.options) == {"target:rs_frigate_1", "target:rs_ship_1"}


@rule("guerra", "8.3-2")
def test_a_captured_frigate_becomes_a_chilean_one_that_takes_no_part() -> None:
    stage = squadron(*CHILEANS, rs_frigate_1=OFF_CALLAO, rs_ship_1=OFF_CALLAO)
    stage.dice(cochrane=1, gunnery=[10] * 4).play().choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose(
        "stand", by="royalist"
    ).choose("capture", by="patriot")
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"
    prize = stage.at(OFF_CALLAO)[-1]
    assert (BOX.nation[prize], BOX.kind[prize], BOX.factor[prize]) == ("chile", "frigate", 3)
    assert stage.rolled == ["cochrane", *["gunnery"] * 4]  # two ships of the line, and no one else
    assert prize not in stage.war.fleet


@rule("guerra", "8.3-2")
def test_the_prize_is_lost_if_all_the_patriot_ships_are_eliminated() -> None:
    stage = squadron(*CHILEANS, rs_frigate_1=OFF_CALLAO, rs_ship_1=OFF_CALLAO, ch_frigate_2="valparaiso")
    stage.dice(cochrane=1, gunnery=[10, 10, 1, 1], leader_loss=6).play()
    stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("stand", by="royalist").choose(
        "capture", by="patriot"
    )
    assert stage.war.where["ch_ship_1"] == stage.war.where["ch_frigate_1"] == "pool_chile"
    assert stage.war.where["ld_cochrane"] == "valparaiso"


@rule("guerra", "8.3-6")
def test_without_a_chilean_frigate_in_the_pool_it_is_eliminated() -> None:
    chileans = {f"ch_frigate_{n}": "valparaiso" for n in (1, 2, 3)}
    stage = squadron(*CHILEANS, rs_frigate_1=OFF_CALLAO, rs_ship_1=OFF_CALLAO, **chileans)
    stage.dice(cochrane=2, gunnery=[10] * 4).play().choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose(
        "stand", by="royalist"
    )
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"
    assert "cochrane-sinks" in stage.told
    assert set(stage.at(OFF_CALLAO)) == {*CHILEANS, "rs_ship_1"}


@rule("guerra", "8.3-2")
def test_ships_of_the_line_alone_call_for_no_roll() -> None:
    stage = squadron(*CHILEANS, rs_ship_1=OFF_CALLAO).dice(gunnery=[10] * 4).play()
    stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("stand", by="royalist")
    assert stage.rolled == ["gunnery"] * 4


# ---------------------------------------------------------------- 8.3-3, 8.3-4, 8.3-5


def entering(units: dict[str, str], turn: int = 9, **position: Any) -> Stage:
    gone = dict.fromkeys(("ld_hidalgo", "ld_morelos", "ld_belgrano", "ld_san_martin", "ld_paez"), "lost")
    stands = {**gone, "ld_bolivar": "lost", "gc_ng_4": "pool_gran_colombia", **units}
    return Stage(step="arrivals", side="patriot", turn=turn, rp=EMPTY, units=stands, **position).run(arrivals)


@rule("guerra", "8.3-3")
@rule("guerra", "8.3-7")
def test_he_enters_on_turn_9_with_any_patriot_ship_and_one_more_comes_free() -> None:
    units = {"ch_inf_1": "valparaiso", "gc_frigate_1": "caribbean_3", "ch_frigate_1": "valparaiso"}
    stage = entering(units)
    assert stage.prompt == "cochrane-ship"
    assert stage.options[0] == "pick:ch_ship_1"  # unless the Patriot prefers another
    stage.choose("pick:ch_ship_1", by="patriot")
    assert stage.war.where["ch_ship_1"] == "valparaiso"
    assert set(stage.options) == {"at:valparaiso", "at:caribbean_3"}
    stage.choose("at:caribbean_3", by="patriot")
    assert stage.war.where["ld_cochrane"] == "caribbean_3"
    assert not any(stage.war.rp.values())
    assert entering(units, turn=8).war.where["ld_cochrane"] == "track"
    assert entering(units, turn=8).prompt == ""


@rule("guerra", "8.3-3")
def test_the_free_ship_comes_once() -> None:
    units = {"ch_inf_1": "valparaiso", "ch_ship_1": "valparaiso", "ld_cochrane": "valparaiso"}
    assert entering(units, turn=10).prompt == ""


@rule("guerra", "8.3-4")
@pytest.mark.parametrize(("die", "fate"), [(2, "lost"), (3, "valparaiso")])
def test_if_every_ship_with_him_is_sunk_he_takes_the_loss_roll(die: int, fate: str) -> None:
    stage = squadron(*CHILEANS, rs_ship_1=OFF_CALLAO, ch_frigate_1="valparaiso")
    stage.dice(gunnery=[10, 10, 1, 1], leader_loss=die).play().choose(
        f"engage:{OFF_CALLAO}:0", by="patriot"
    ).choose("stand", by="royalist")
    assert stage.war.where["ch_ship_1"] == "pool_chile"
    assert stage.war.where["ld_cochrane"] == fate


@rule("guerra", "8.3-4")
def test_not_while_one_is_left() -> None:
    stage = squadron("ch_ship_1", "ch_frigate_1", "ld_cochrane", rs_ship_1=OFF_CALLAO)
    stage.dice(gunnery=[10] * 4 + [1, 1]).play().choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose(
        "stand", "target:ch_ship_1", by="royalist"
    )
    assert "leader-loss" not in stage.rolled
    assert stage.war.where["ld_cochrane"] == OFF_CALLAO


@rule("guerra", "8.3-5")
def test_the_stroke_comes_after_a_failed_evasion_and_before_the_targets_once_per_battle() -> None:
    stage = squadron(*CHILEANS, rs_frigate_1=OFF_CALLAO).dice(naval_evasion=2).play()
    assert stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("evade", by="royalist").rolled == [
        "naval-evasion"
    ]
    stage = squadron(*CHILEANS, rs_frigate_1=OFF_CALLAO)
    stage.dice(naval_evasion=5, cochrane=3, gunnery=[10] * 4).play()
    stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("evade", by="royalist")
    assert stage.rolled == ["naval-evasion", "cochrane", *["gunnery"] * 4]


@rule("guerra", "8.3-5")
def test_a_frigate_taken_so_does_not_fire_and_without_enemy_ships_nobody_does_not_even_the_fortress() -> None:
    stage = squadron(*CHILEANS, rs_frigate_1="callao").dice(cochrane=1).play()
    stage.choose("engage:callao:0", "sink", by="patriot")
    assert stage.rolled == ["cochrane"]
    assert stage.war.reduced == set()


@rule("guerra", "8.3-5")
def test_otherwise_the_fortress_fires() -> None:
    stage = squadron(*CHILEANS, rs_frigate_1="callao").dice(cochrane=3, gunnery=[10] * 6).play()
    stage.choose("engage:callao:0", by="patriot")
    assert stage.rolled == ["cochrane", *["gunnery"] * 6]


@rule("guerra", "8.3-5")
@pytest.mark.parametrize("cochrane", ["pacific_6", "valparaiso"])
def test_his_bonuses_need_him_where_the_action_is(cochrane: str) -> None:
    units = {"rs_ship_1": OFF_CALLAO, "ld_cochrane": cochrane, "ch_frigate_1": cochrane}
    stage = squadron("ch_ship_1", **units).dice(gunnery=[8, 10, 10, 10]).play()
    stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("stand", by="royalist")
    assert stage.war.reduced == set()


@rule("guerra", "8.3-5")
def test_and_a_patriot_ship_with_him() -> None:
    units = {"ra_mi_05": "callao", "pl_ri_1": "lima besieging callao blockade", "ld_cochrane": OFF_CALLAO}
    stage = Stage(units=units).dice(blockade=5).run(blockades)
    assert stage.war.where["ra_mi_05"] == "callao"
    units = {"ch_inf_1": "callao", "rs_frigate_1": "callao", "ld_cochrane": OFF_CALLAO}
    stage = Stage(units=units).dice(port_capture=5).run(port_falls, "callao", "patriot")
    assert "ship-destroyed" in stage.told


@rule("guerra", "8.3-5")
def test_the_free_ship_comes_from_the_pool_whatever_its_date_and_needs_a_port() -> None:
    stage = entering({"ch_inf_1": "valparaiso", "gc_mi_01": "quito"})
    ships = {"ch_ship_1", "ch_frigate_1", "ch_frigate_2", "ch_frigate_3"}  # the last is dated turn 10
    assert set(stage.options) == {f"pick:{ship}" for ship in ships}
    nowhere = entering({"ch_inf_1": "santiago", "gc_frigate_1": "caribbean_3"})
    assert nowhere.war.where["ch_ship_1"] == "pool_chile"
    assert nowhere.war.where["ld_cochrane"] == "caribbean_3"


@rule("guerra", "8.3-5")
def test_where_the_set_up_places_him_it_does_not_come() -> None:
    stage = entering(
        {"ch_inf_1": "valparaiso", "ch_frigate_1": "valparaiso", "ld_cochrane": "valparaiso"}, turn=11
    )
    assert stage.prompt == ""
    assert stage.war.where["ch_ship_1"] == "pool_chile"


@rule("guerra", "8.3-2")
def test_the_prize_stays_as_long_as_one_patriot_ship_does() -> None:
    stage = squadron(*CHILEANS, "pl_frigate_1", rs_frigate_1=OFF_CALLAO, rs_ship_1=OFF_CALLAO)
    stage.dice(cochrane=1, gunnery=[10] * 4 + [1, 1]).play()
    stage.choose(f"engage:{OFF_CALLAO}:0", by="patriot").choose("stand", by="royalist").choose(
        "capture", by="patriot"
    ).choose("target:pl_frigate_1", by="royalist")
    assert stage.war.where["pl_frigate_1"] == "pool_el_plata"
    assert "ch_frigate_1" in stage.at(OFF_CALLAO)
    assert "prize-lost" not in stage.told


@rule("guerra", "8.3-4")
@pytest.mark.parametrize(("die", "fate"), [(2, "lost"), (3, "valparaiso")])
def test_with_his_ships_taken_in_a_fallen_port_he_takes_the_loss_roll(die: int, fate: str) -> None:
    units = {"ch_ship_1": "callao", "ld_cochrane": "callao", "ra_mi_05": "callao"}
    stage = Stage(turn=10, units={**units, "ch_frigate_1": "valparaiso"})
    stage.dice(port_capture=3, leader_loss=die).run(port_falls, "callao", "royalist")
    assert stage.rolled == ["port-capture", "leader-loss"]
    assert stage.war.where["ld_cochrane"] == fate
