"""7.5, 7.9, 7.10 Naval combat, fortresses that fire, and ships in a port that falls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.battles import refused
from tests.games.guerra.campaigning import Stage, modifiers, sailing
from vivac.games.guerra.chapters.port_capture import escapes, port_falls, prizes
from vivac.lab.coverage import rule

SEA = "pacific_9"


def engaged(*ships: str, at: str = SEA, where: str = SEA, units: dict[str, str], **more: Any) -> Stage:
    """A fleet attacks the loose enemy ships in its sea area or in a port on it."""
    side = "royalist" if ships[0].startswith("rs") else "patriot"
    return sailing(*ships, at=at, side=side, units=units, **more).play().choose(f"engage:{where}:0", by=side)


# ---------------------------------------------------------------- 7.5


@rule("guerra", "7.5-1")
def test_combat_is_voluntary_and_an_attack_costs_two_ops() -> None:
    stage = sailing("rs_frigate_1", at=SEA, side="royalist", units={"ch_frigate_1": SEA}).play()
    assert {f"engage:{SEA}:0", "stop", "sail:pacific_8"} <= set(stage.options)
    stage.dice(naval_evasion=3).choose(f"engage:{SEA}:0", by="royalist").choose("evade", by="patriot")
    assert stage.war.fleet_ops == 6
    poor = sailing("rs_frigate_1", at=SEA, side="royalist", ops=1, units={"ch_frigate_1": SEA}).play()
    assert f"engage:{SEA}:0" not in poor.options
    assert refused(poor, f"engage:{SEA}:0") == "3.3-7"


@rule("guerra", "7.5-1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "last"),
    [
        (("rs_frigate_1",), ("ch_frigate_1",), 3),
        (("rs_frigate_1",), ("ch_frigate_1", "ld_cochrane"), 4),
        (("ch_frigate_1", "ld_cochrane"), ("rs_frigate_1",), 3),  # nothing to an enemy's evasion
    ],
)
def test_the_attacked_force_evades_on_one_to_three(
    attackers: tuple[str, ...], defenders: tuple[str, ...], last: int
) -> None:
    for die in range(1, 7):
        stage = engaged(*attackers, units=dict.fromkeys(defenders, SEA))
        stage.dice(naval_evasion=die, cochrane=6, gunnery=[10] * 8).choose(
            "evade", by="royalist" if defenders[0].startswith("rs") else "patriot"
        )
        assert ("slipped-away" in stage.told) is (die <= last)
        assert ("gunnery" in stage.rolled) is (die > last)


@rule("guerra", "7.5-2")
def test_the_attacker_picks_one_formed_force_in_his_sea_or_in_a_port_on_it() -> None:
    units = {"ch_frigate_1": f"{SEA} force 1", "ch_frigate_2": f"{SEA} force 2", "ch_ship_1": "valparaiso"}
    units |= {"ch_inf_1": "valparaiso", "pl_frigate_1": "pacific_10"}
    stage = sailing("rs_frigate_1", at=SEA, side="royalist", units=units).play()
    assert [option for option in stage.options if option.startswith("engage")] == [
        f"engage:{SEA}:1", f"engage:{SEA}:2", "engage:valparaiso:0",
    ]  # fmt: skip
    assert refused(stage, "engage:pacific_10:0") == "7.5-2"
    stage.dice(gunnery=[1, 1, 10, 10]).choose(f"engage:{SEA}:2", by="royalist").choose("stand", by="patriot")
    assert stage.war.where["ch_frigate_2"] == "pool_chile"
    assert stage.war.where["ch_frigate_1"] == SEA


@rule("guerra", "7.5-2")
def test_an_evading_force_stays_and_may_be_attacked_again_and_in_port_nobody_evades() -> None:
    stage = (
        engaged("rs_frigate_1", units={"ch_frigate_1": SEA})
        .dice(naval_evasion=1)
        .choose("evade", by="patriot")
    )
    assert stage.war.where["ch_frigate_1"] == SEA
    assert f"engage:{SEA}:0" in stage.options
    units = {"ch_frigate_1": "valparaiso", "ch_mi_01": "valparaiso"}
    stage = sailing("rs_frigate_1", at=SEA, side="royalist", units=units).dice(gunnery=[10] * 4)
    stage.play().choose("engage:valparaiso:0", by="royalist")
    assert "evade" not in stage.options
    assert stage.rolled == ["gunnery"] * 4


@rule("guerra", "7.5.1-1")
@rule("guerra", "7.5.1-3")
def test_targets_first_then_a_die_for_each_step_and_all_losses_at_once() -> None:
    units = {"mx_frigate_1": SEA, "mx_frigate_2": SEA}
    stage = engaged("rs_ship_1", "rs_frigate_1", units=units).choose("stand", by="patriot")
    assert stage.asked == "royalist"  # the attacker declares first
    stage.choose("target:mx_frigate_1", "target:mx_frigate_2", by="royalist")
    assert stage.asked == "patriot"
    assert not stage.rolled
    stage.dice(gunnery=[2, 2, 2, 5, 1, 5, 5, 6]).choose(
        "target:rs_frigate_1", "target:rs_frigate_1", by="patriot"
    )
    assert stage.rolled == ["gunnery"] * 8  # the sunk one still fired
    assert stage.war.where["mx_frigate_1"] == "pool_mexico"
    assert stage.war.reduced == {"rs_frigate_1", "mx_frigate_2"}
    assert stage.prompt == "voyage"  # one round


@rule("guerra", "7.5.1-3")
def test_hits_beyond_a_targets_steps_are_wasted() -> None:
    stage = engaged("rs_ship_1", "rs_ship_2", units={"ch_frigate_1": SEA, "ch_frigate_2": SEA})
    stage.dice(gunnery=[1] * 3 + [10] * 5)
    stage.choose("stand", by="patriot").choose("target:ch_frigate_1", "target:ch_frigate_1", by="royalist")
    stage.choose("target:rs_ship_1", "target:rs_ship_1", by="patriot")
    assert stage.war.where["ch_frigate_1"] == "pool_chile"
    assert stage.war.where["ch_frigate_2"] == SEA
    assert not stage.war.reduced


@rule("guerra", "7.5.1-2")
@pytest.mark.parametrize(("ship", "factor"), [("rs_frigate_1", 3), ("rs_ship_1", 7)])
def test_frigates_hit_on_three_ships_of_the_line_on_seven_and_damage_takes_only_dice(
    ship: str, factor: int
) -> None:
    for state, dice in (("", 2), (" reduced", 1)):
        for die in (factor, factor + 1):
            units = {ship: f"{SEA}{state}", "ch_ship_1": SEA}
            stage = Stage(step="voyage", side="royalist", fleet=[ship], fleet_ops=8, units=units)
            stage.dice(gunnery=[die] * dice + [10] * 2).play().choose(
                f"engage:{SEA}:0", by="royalist"
            ).choose("stand", by="patriot")
            hits = dice if die == factor else 0
            assert stage.rolled.count("gunnery") == dice + 2
            assert (stage.war.where["ch_ship_1"] == "pool_chile") is (hits == 2)
            assert ("ch_ship_1" in stage.war.reduced) is (hits == 1)


@rule("guerra", "7.5.1-2")
def test_cochrane_takes_one_from_the_firing_dice_of_his_side_only() -> None:
    units = {"ch_frigate_1": SEA, "ld_cochrane": SEA}
    stage = engaged("rs_ship_1", units=units).dice(gunnery=[8, 8, 4, 5]).choose("stand", by="patriot")
    assert not stage.war.where["ch_frigate_1"].startswith("pool")
    assert stage.war.reduced == {"rs_ship_1"}  # the 4 hit, the 5 and the enemy's 8 did not
    assert modifiers(stage, "broadside") == {"cochrane": -1}


# ---------------------------------------------------------------- 7.9 ships in a port that falls


def fallen(
    die: int | list[int], units: dict[str, str], city: str = "callao", captor: str = "patriot"
) -> Stage:
    """Ships inside a port that the enemy has just taken."""
    stage = Stage(units=units).dice(port_capture=die, leader_loss=6)
    return stage.run(port_falls, city, captor)


@rule("guerra", "7.9-1")
def test_a_ship_escapes_on_one_burns_on_two_to_five_and_is_captured_on_six() -> None:
    units = {"rs_frigate_1": "callao", "ra_mi_01": "arica", "ch_inf_1": "callao"}
    for die in range(1, 7):
        stage = fallen(die, units)
        if die == 1:
            assert stage.prompt == "escape"
            stage.choose("sail:arica", by="royalist")
            assert stage.war.where["rs_frigate_1"] == "arica"
            continue
        assert stage.war.where["rs_frigate_1"] == "pool_royalist"
        assert (stage.war.where["ch_frigate_2"] == "callao") is (die == 6)
        assert ("ship-captured" in stage.told) is (die == 6)


@rule("guerra", "7.9-1")
def test_whoever_took_the_port_chooses_the_nationality_of_the_prize() -> None:
    captors = {"ch_inf_1": "callao", "pl_ri_1": "callao"}
    stage = fallen(6, {"rs_frigate_1": "callao", **captors})
    stage.choose("prize:pl_frigate_2", by="patriot")
    assert stage.war.where["pl_frigate_2"] == "callao"


@rule("guerra", "7.9-1")
def test_with_cochrane_there_patriots_add_one() -> None:
    units = {"rs_frigate_1": "callao", "ra_mi_01": "arica", "ch_inf_1": "callao"}
    for near in ("pacific_7", "callao"):
        stage = fallen(5, {**units, "ld_cochrane": near, "ch_ship_1": near})
        assert "ship-captured" in stage.told
        assert modifiers(stage, "ship-captured") == {"cochrane": 1}
    assert "ship-captured" in fallen(6, {**units, "ld_cochrane": "callao", "ch_ship_1": "callao"}).told  # a 7
    assert "ship-destroyed" in fallen(5, {**units, "ld_cochrane": "pacific_6", "ch_ship_1": "pacific_6"}).told
    units = {"gc_frigate_1": "cartagena", "ra_cuzco": "cartagena", "ld_cochrane": "caribbean_3"}
    stage = fallen(5, {**units, "gc_frigate_2": "caribbean_3"}, "cartagena", "royalist")
    assert "ship-destroyed" in stage.told


@rule("guerra", "7.9-1")
@pytest.mark.parametrize(
    ("ship", "city", "units", "refuges"),
    [
        ("rs_frigate_1", "callao", {"ra_mi_01": "ancud", "ra_mi_02": "arica"}, {"ancud", "arica", "spain"}),
        ("rs_frigate_1", "callao", {"ra_mi_01": "san_juan"}, {"san_juan", "spain"}),
        ("rs_frigate_1", "acapulco", {"ra_mi_01": "callao", "ra_mi_02": "arica"}, {"callao", "spain"}),
        ("mx_frigate_1", "veracruz", {}, {"usa"}),
        ("gc_frigate_1", "cartagena", {"gc_mi_01": "caracas"}, {"caracas", "haiti"}),
        ("ch_frigate_1", "talcahuano", {"ch_mi_01": "valparaiso", "ra_mi_01": "callao"}, {"valparaiso"}),
    ],
)
def test_she_escapes_to_a_friendly_port_within_five_sea_areas_or_to_her_refuge(
    ship: str, city: str, units: dict[str, str], refuges: set[str]
) -> None:
    stage = Stage(units={ship: city, **units})
    assert set(escapes(stage.box, stage.war, ship, city)) == refuges


@rule("guerra", "7.9-2")
@rule("guerra", "7.9-4")
@pytest.mark.parametrize("state", ["", " reduced"])
def test_a_captured_ship_becomes_one_of_the_captors_with_the_same_steps(state: str) -> None:
    units = {"rs_frigate_1": f"callao{state}", "ch_inf_1": "callao", "ch_frigate_1": "valparaiso"}
    stage = fallen(6, {**units, "ch_mi_01": "valparaiso"})
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"
    assert stage.war.where["ch_frigate_2"] == "callao"
    assert ("ch_frigate_2" in stage.war.reduced) is bool(state)


@rule("guerra", "7.9-2")
def test_the_prize_is_of_the_same_type_and_of_a_nationality_that_took_the_port() -> None:
    units = {"rs_ship_1": "callao", "rs_frigate_1": "callao", "ch_inf_1": "callao", "pl_ri_1": "lima"}
    units |= {"ch_frigate_1": SEA, "pl_frigate_1": SEA}
    stage = Stage(units=units)
    frigates = prizes(stage.box, stage.war, "rs_frigate_1", "callao", "patriot")
    assert set(frigates) == {"ch_frigate_2", "pl_frigate_2"}
    assert prizes(stage.box, stage.war, "rs_ship_1", "callao", "patriot") == ["ch_ship_1"]


@rule("guerra", "7.9-4")
def test_with_no_such_ship_in_the_pool_she_is_destroyed() -> None:
    stage = fallen(6, {"rs_ship_1": "callao", "pl_ri_1": "callao"})
    assert stage.war.where["rs_ship_1"] == "pool_royalist"
    assert not [unit for unit in stage.at("callao") if unit in stage.box.naval]


@rule("guerra", "7.9-4")
def test_from_an_unfortified_port_all_put_to_sea() -> None:
    units = {"ch_frigate_1": "valparaiso", "ld_cochrane": "valparaiso", "ra_cuzco": "valparaiso"}
    stage = fallen(2, units, "valparaiso", "royalist")
    assert not stage.rolled
    assert stage.war.where["ch_frigate_1"] == stage.war.where["ld_cochrane"] == "pacific_9"


@rule("guerra", "7.9-3")
def test_the_owner_chooses_the_order_and_with_nowhere_to_go_a_ship_is_destroyed() -> None:
    units = {"ch_frigate_1": "talcahuano", "ch_ship_1": "talcahuano", "ra_cuzco": "talcahuano"}
    stage = fallen([1, 6], units, "talcahuano", "royalist")
    assert (stage.asked, stage.prompt) == ("patriot", "ship-order")
    stage.choose("pick:ch_ship_1", by="patriot")
    assert "ship-nowhere" in stage.told
    assert stage.war.where["ch_ship_1"] == "pool_chile"
    assert stage.war.where["ch_frigate_1"] == "pool_chile"
    assert [unit for unit in stage.at("talcahuano") if unit in stage.box.naval] == ["rs_frigate_1"]


@rule("guerra", "7.9-3")
def test_distance_is_counted_without_passages_and_only_the_modified_roll_decides() -> None:
    stage = Stage(units={"pl_frigate_1": "talcahuano", "pl_ri_1": "buenos_aires"})
    assert escapes(stage.box, stage.war, "pl_frigate_1", "talcahuano") == []
    stage = Stage(
        units={"ch_frigate_1": "talcahuano", "ch_mi_01": "guayaquil_c"}
    )  # X, IX, VIII, VII and VI: five
    assert escapes(stage.box, stage.war, "ch_frigate_1", "talcahuano") == ["guayaquil_c"]
    units = {"rs_frigate_1": "callao", "ra_mi_01": "arica", "ch_inf_1": "callao"}
    stage = fallen(1, {**units, "ld_cochrane": "pacific_7", "ch_ship_1": "pacific_7"})
    assert "ship-destroyed" in stage.told


# ---------------------------------------------------------------- 7.10 the fortress fires


def in_callao(*ships: str, units: dict[str, str] | None = None) -> Stage:
    """Patriot ships attack a frigate inside Callao."""
    stands = {"rs_frigate_1": "callao", "ra_mi_01": "callao", **(units or {})}
    return engaged(*ships, at="pacific_7", where="callao", units=stands)


@rule("guerra", "7.10-1")
def test_an_enemy_fortress_fires_as_a_ship_of_the_line_of_two_steps_and_factor_seven() -> None:
    stage = sailing("ch_ship_1", at="pacific_7", side="patriot", units={
        "rs_frigate_1": "callao", "ra_mi_01": "callao",
    })  # fmt: skip
    stage.dice(gunnery=[10, 10, 10, 10, 7, 8]).play().choose("engage:callao:0", by="patriot")
    assert stage.rolled == ["gunnery"] * 6
    assert stage.war.reduced == {"ch_ship_1"}


@rule("guerra", "7.10-1")
@pytest.mark.parametrize(
    ("where", "units"),
    [
        ("arica", {"rs_frigate_1": "arica", "ra_mi_01": "arica"}),  # no fortress
        ("callao", {"rs_frigate_1": "callao"}),  # nobody holds it
    ],
)
def test_other_ports_do_not_fire(where: str, units: dict[str, str]) -> None:
    at = "pacific_8" if where == "arica" else "pacific_7"
    stage = sailing("ch_ship_1", at=at, side="patriot", units=units).dice(gunnery=[10] * 4).play()
    stage.choose(f"engage:{where}:0", by="patriot")
    assert stage.rolled == ["gunnery"] * 4


@rule("guerra", "7.10-2")
def test_it_fires_both_dice_at_one_ship_its_owner_names_and_is_no_target() -> None:
    stage = in_callao("ch_ship_1", "ch_frigate_1")
    stage.dice(gunnery=[10] * 6 + [1, 1])
    assert (stage.asked, stage.prompt) == ("royalist", "target")  # the Patriots had only one target
    stage.choose("target:ch_ship_1", by="royalist")
    assert stage.prompt == "target"  # and now the fortress
    assert stage.options == ["target:ch_ship_1", "target:ch_frigate_1"]
    stage.choose("target:ch_frigate_1", by="royalist")
    assert stage.war.where["ch_frigate_1"] == "pool_chile"
    assert "ch_ship_1" not in stage.war.reduced


@rule("guerra", "7.10-2")
def test_cochranes_bonus_never_helps_a_fortress() -> None:
    units = {"ch_frigate_1": "talcahuano", "ld_cochrane": "talcahuano", "ch_mi_01": "talcahuano"}
    stage = sailing("rs_ship_1", at="pacific_10", side="royalist", units=units)
    stage.dice(gunnery=[10, 10, 4, 5, 8, 8]).play().choose("engage:talcahuano:0", by="royalist")
    assert stage.war.reduced == {"rs_ship_1"}  # his frigate's 4; neither of the fortress's eights


@rule("guerra", "7.10-2")
def test_ships_off_the_port_get_no_help_from_it() -> None:
    units = {"rs_frigate_1": "pacific_7", "ra_mi_01": "callao"}
    stage = engaged("ch_ship_1", at="pacific_7", where="pacific_7", units=units)
    stage.dice(gunnery=[10] * 4).choose("stand", by="royalist")
    assert stage.rolled == ["gunnery"] * 4
