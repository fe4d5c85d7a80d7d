"""4.8 Royalist reinforcements, convoy by convoy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.chapters.convoys import convoys
from vivac.lab.coverage import rule

OFF_MONTEVIDEO = "atlantic_1"
BATTALIONS = ("rs_leon", "rs_victoria", "rs_valencey", "rs_barbastro", "rs_granada", "rs_extremadura_2")
MORILLO = (
    *BATTALIONS, "rs_castilla_2", "rs_dragones_union", "rs_husares_fvii", "rs_art_1", "rs_art_2",
    "ld_morillo",
)  # fmt: skip


def from_spain(units: dict[str, str] | None = None, turn: int = 6, **position: Any) -> Stage:
    """The reinforcements of a turn are due, with a Royalist garrison in Montevideo."""
    stands = {"ra_mi_04": "montevideo", **(units or {})}
    return Stage(step="convoys", side="royalist", turn=turn, units=stands, **position).play()


def expedition(*contents: str, at: str = "montevideo", turn: int = 6, **units: str) -> Stage:
    """A convoy of these units (all, if none is named) makes for a port."""
    stage = from_spain(units, turn=turn).choose(f"convoy:{at}", by="royalist")
    if not contents:
        return stage.choose("all", by="royalist")
    for unit in contents:
        stage.choose(f"pick:{unit}", by="royalist")
    return stage.choose("close", by="royalist")


def places(stage: Stage, units: tuple[str, ...] = MORILLO) -> set[str]:
    return {stage.war.where[unit] for unit in units}


# ---------------------------------------------------------------- 4.8-1


@rule("guerra", "4.8-1")
@rule("guerra", "4.8-10")
def test_reinforcements_come_to_any_port_in_america_that_is_held_and_not_besieged() -> None:
    stage = from_spain(
        {
            "ra_cuba": "cuba",  # holds the empty ports of the island
            "ra_mi_05": "callao",
            "pl_ri_1": "lima besieging callao",
            "ra_mi_03": "costa_firme",
            "gc_mi_01": "costa_firme",  # Caracas and Puerto Cabello are nobody's
            "ra_mi_02": "maracaibo_c",
            "gc_mi_02": "maracaibo",  # inside; Santa Marta is not his
            "gc_mi_03": "cartagena",
        }
    )
    assert stage.prompt == "convoy"
    ports = {"montevideo", "la_habana", "santiago_de_cuba", "maracaibo_c"}
    assert set(stage.options) == {*(f"convoy:{port}" for port in ports), "wait"}


@rule("guerra", "4.8-10")
def test_troops_land_inside_the_city_or_in_the_field_and_ships_in_the_port() -> None:
    stage = expedition(turn=4)  # with a frigate, and infantry destined for New Spain
    assert stage.prompt == "camp"
    assert "pick:rs_frigate_2" not in stage.options
    stage.choose("pick:rs_saboya", "pick:rs_albuera", "close", by="royalist")
    assert places(stage, ("rs_saboya", "rs_albuera")) == {"banda_oriental"}
    inside = ("rs_extremadura", "rs_lorca", "rs_granaderos_caballo", "rs_frigate_2")
    assert places(stage, inside) == {"montevideo"}


@rule("guerra", "4.8-10")
def test_all_may_camp_in_the_field() -> None:
    stage = expedition().choose("all", by="royalist")
    assert places(stage) == {"banda_oriental"}
    assert places(expedition().choose("close", by="royalist")) == {"montevideo"}


# ---------------------------------------------------------------- 4.8-2


@rule("guerra", "4.8-2")
@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (1, "spain"),
        (2, "spain"),
        (3, "montevideo"),
        (4, "montevideo"),
        (5, "pool_royalist"),
        (6, "pool_royalist"),
    ],
)
def test_past_patriot_ships_a_convoy_runs_in_and_the_patriot_rolls(die: int, expected: str) -> None:
    stage = expedition(pl_frigate_1=OFF_MONTEVIDEO)
    assert (stage.prompt, stage.options) == ("challenge", ["challenge", "decline"])
    stage.dice(convoy=die, leader_loss=3).choose("challenge", by="patriot")
    if expected == "montevideo":
        stage.choose("close", by="royalist")
    assert places(stage, MORILLO[:-1]) == {expected}
    leader = "spain" if expected == "pool_royalist" else expected
    assert stage.war.where["ld_morillo"] == leader


@rule("guerra", "4.8-11")
@pytest.mark.parametrize(("die", "fate"), [(2, "lost"), (3, "spain")])
def test_a_leader_in_a_destroyed_convoy_takes_the_loss_roll_and_waits_in_spain(die: int, fate: str) -> None:
    stage = (
        expedition(pl_frigate_1=OFF_MONTEVIDEO)
        .dice(convoy=5, leader_loss=die)
        .choose("challenge", by="patriot")
    )
    assert stage.war.where["ld_morillo"] == fate
    assert stage.rolled == ["convoy", "leader-loss"]


@rule("guerra", "4.8-2")
def test_the_patriot_may_decline_and_then_everything_lands() -> None:
    stage = (
        expedition(pl_frigate_1=OFF_MONTEVIDEO).choose("decline", by="patriot").choose("close", by="royalist")
    )
    assert places(stage) == {"montevideo"}
    assert stage.rolled == []


@rule("guerra", "4.8-2")
@pytest.mark.parametrize("where", ["atlantic_2", "buenos_aires"])
def test_only_ships_in_the_sea_area_of_the_port_close_it(where: str) -> None:
    stage = expedition(pl_frigate_1=where, pl_ri_1="buenos_aires")
    assert stage.prompt == "camp"
    assert "convoy" not in stage.rolled


# ---------------------------------------------------------------- 4.8-3, 4.8-4 battle


@rule("guerra", "4.8-3", "4.8-4")
@rule("guerra", "4.8-12")
@pytest.mark.parametrize(
    ("spanish", "patriot", "lands"),
    [
        ([2, 7], [9, 4], True),  # one hit to none
        ([8, 7], [3, 9], False),  # none to one: the Patriot may roll
        ([8, 7], [9, 4], True),  # a tie is a Royalist win
        ([1, 9], [2, 9], True),
        ([1, 9], [2, 3], False),
        ([1, 2], [3, 9], True),
    ],
)
def test_ships_of_both_sides_fight_one_round_and_more_steps_inflicted_win(
    spanish: list[int], patriot: list[int], lands: bool
) -> None:
    stage = from_spain({"pl_frigate_1": OFF_MONTEVIDEO, "rs_frigate_1": OFF_MONTEVIDEO})
    stage.dice(gunnery=[*spanish, *patriot]).choose("convoy:montevideo", "all", by="royalist")
    assert stage.rolled == ["gunnery"] * 4  # no evasion, and one round
    assert stage.prompt == ("camp" if lands else "challenge")
    steps = {
        ship: (ship in stage.at(OFF_MONTEVIDEO)) * (2 - (ship in stage.war.reduced))
        for ship in ("rs_frigate_1", "pl_frigate_1")
    }
    assert steps["pl_frigate_1"] == 2 - sum(die <= 3 for die in spanish)
    assert steps["rs_frigate_1"] == 2 - sum(die <= 3 for die in patriot)


@rule("guerra", "4.8-12")
def test_royalist_ships_inside_the_port_stay_out_of_it() -> None:
    stage = expedition(pl_frigate_1=OFF_MONTEVIDEO, rs_frigate_1="montevideo")
    assert stage.prompt == "challenge"
    assert stage.rolled == []


@rule("guerra", "4.8-3")
@rule("guerra", "4.8-12")
def test_arriving_ships_may_offer_battle_and_then_both_sides_are_there() -> None:
    stage = expedition(pl_frigate_1=OFF_MONTEVIDEO, turn=4)
    assert (stage.prompt, stage.options) == ("escort", ["offer_battle", "run_in"])
    stage.dice(gunnery=[2, 9, 9, 9]).choose("offer_battle", by="royalist")
    assert "rs_frigate_2" in stage.at(OFF_MONTEVIDEO)
    stage.choose("close", by="royalist")
    assert stage.rolled == ["gunnery"] * 4
    assert stage.war.where["rs_frigate_2"] == stage.war.where["rs_saboya"] == "montevideo"
    assert "pl_frigate_1" in stage.war.reduced


@rule("guerra", "4.8-12")
def test_or_run_in_with_the_convoy_without_a_battle() -> None:
    stage = expedition(pl_frigate_1=OFF_MONTEVIDEO, turn=4).choose("run_in", by="royalist")
    assert stage.prompt == "challenge"
    assert stage.rolled == []


@rule("guerra", "4.8-3")
def test_arriving_ships_fight_beside_those_at_sea() -> None:
    units = {"pl_frigate_1": OFF_MONTEVIDEO, "rs_frigate_1": OFF_MONTEVIDEO}
    stage = (
        from_spain(units, turn=4)
        .dice(gunnery=[9] * 6)
        .choose("convoy:montevideo", "all", "offer_battle", by="royalist")
    )
    assert set(stage.options) == {"target:rs_frigate_1", "target:rs_frigate_2"}
    stage.choose("target:rs_frigate_1", by="patriot").choose("close", by="royalist")
    assert stage.war.where["rs_frigate_1"] == OFF_MONTEVIDEO
    assert stage.war.where["rs_frigate_2"] == "montevideo"


@rule("guerra", "4.8-4")
def test_a_frigate_cut_out_by_cochrane_counts_as_steps_inflicted() -> None:
    units = {"ch_ship_1": OFF_MONTEVIDEO, "ld_cochrane": OFF_MONTEVIDEO, "rs_frigate_1": OFF_MONTEVIDEO}
    stage = (
        from_spain(units)
        .dice(cochrane=1)
        .choose("convoy:montevideo", "all", by="royalist")
        .choose("sink", by="patriot")
    )
    assert stage.war.where["rs_frigate_1"] == "pool_royalist"
    assert stage.prompt == "challenge"


# ---------------------------------------------------------------- 4.8-5, 4.8-6


@rule("guerra", "4.8-5")
def test_units_turned_back_try_again_next_turn_at_any_port_and_not_before() -> None:
    stage = expedition("rs_leon", "rs_art_1", pl_frigate_1=OFF_MONTEVIDEO, ra_mi_05="callao")
    stage.dice(convoy=1).choose("challenge", by="patriot")
    assert stage.prompt == "convoy"  # for those who have not sailed
    stage.choose("convoy:callao", by="royalist")
    assert {"pick:rs_leon", "pick:rs_art_1"}.isdisjoint(stage.options)
    stage.choose("all", "close", by="royalist")
    assert places(stage, ("rs_leon", "rs_art_1")) == {"spain"}
    assert stage.prompt != "convoy"
    again = from_spain({"rs_leon": "spain", "pl_frigate_1": OFF_MONTEVIDEO}, turn=7)
    assert "convoy:montevideo" in again.options
    again.choose("convoy:montevideo", "pick:rs_leon", "close", by="royalist")
    assert again.prompt == "challenge"  # under the same procedure
    again.dice(convoy=3).choose("challenge", by="patriot").choose("close", by="royalist")
    assert again.war.where["rs_leon"] == "montevideo"


@rule("guerra", "4.8-8")
def test_reinforcements_may_be_split_among_ports() -> None:
    stage = expedition("rs_leon", ra_mi_05="callao").choose("close", by="royalist")
    assert stage.prompt == "convoy"
    stage.choose("convoy:callao", "pick:rs_victoria", "close", "close", by="royalist")
    assert (stage.war.where["rs_leon"], stage.war.where["rs_victoria"]) == ("montevideo", "callao")
    assert stage.war.where["rs_granada"] == "track"


@rule("guerra", "4.8-6")
@pytest.mark.parametrize(
    "units",
    [
        {"ra_mi_04": "salta"},  # no port at all
        {"ra_mi_04": "montevideo", "pl_ri_1": "banda_oriental besieging montevideo"},
    ],
)
def test_without_an_open_port_they_wait_in_spain(units: dict[str, str]) -> None:
    stage = Stage(step="convoys", side="royalist", turn=6, units=units).run(convoys)
    assert "convoy" not in stage.told
    assert places(stage) == {"spain"}


# ---------------------------------------------------------------- 4.8-7, 4.8-8


@rule("guerra", "4.8-7")
@pytest.mark.parametrize(
    ("die", "troops", "ship"),
    [(2, "spain", "spain"), (3, "montevideo", "montevideo"), (6, "pool_royalist", "spain")],
)
def test_the_convoy_roll_never_sinks_ships(die: int, troops: str, ship: str) -> None:
    stage = expedition("rs_saboya", "rs_frigate_2", pl_frigate_1=OFF_MONTEVIDEO, turn=4)
    stage.dice(convoy=die).choose("run_in", by="royalist").choose("challenge", by="patriot")
    if die == 3:
        stage.choose("close", by="royalist")
    assert (stage.war.where["rs_saboya"], stage.war.where["rs_frigate_2"]) == (troops, ship)


@rule("guerra", "4.8-7")
def test_a_ship_beaten_in_the_battle_goes_to_spain_with_its_wounds_or_stays_sunk() -> None:
    units = {"pl_frigate_1": OFF_MONTEVIDEO, "pl_frigate_2": OFF_MONTEVIDEO}
    for hits, fate in (([1, 9, 9, 9], "spain"), ([1, 1, 9, 9], "pool_royalist")):
        stage = from_spain(units, turn=4).dice(gunnery=[9, 9, *hits], convoy=1)
        stage.choose("convoy:montevideo", "all", "offer_battle", "target:pl_frigate_1", by="royalist").choose(
            "challenge", by="patriot"
        )
        assert stage.war.where["rs_frigate_2"] == fate
        assert ("rs_frigate_2" in stage.war.reduced) is (fate == "spain")
        assert stage.war.where["rs_saboya"] == "spain"


@rule("guerra", "4.8-8")
def test_one_convoy_is_resolved_before_the_next_is_named() -> None:
    stage = from_spain({"ra_mi_05": "callao", "pl_frigate_1": OFF_MONTEVIDEO})
    stage.choose("convoy:montevideo", by="royalist")
    assert stage.prompt == "load"
    assert "close" not in stage.options  # somebody must sail
    stage.choose("pick:rs_leon", "close", by="royalist")
    assert stage.prompt == "challenge"
    stage.dice(convoy=6).choose("challenge", by="patriot")
    assert stage.war.where["rs_leon"] == "pool_royalist"
    assert stage.prompt == "convoy"


@rule("guerra", "4.8-8")
def test_the_royalist_may_keep_them_waiting_in_spain_of_his_own_will() -> None:
    stage = expedition("rs_leon").choose("close", "wait", by="royalist")
    assert stage.war.where["rs_leon"] == "montevideo"
    assert places(stage, tuple(unit for unit in MORILLO if unit != "rs_leon")) == {"spain"}
    assert stage.prompt != "convoy"


# ---------------------------------------------------------------- 4.8-9


@rule("guerra", "4.8-9")
@pytest.mark.parametrize("switches", [(), ("closed_ports",)])
def test_by_the_switch_patriot_ships_shut_a_port_off_which_no_royalist_ships_are(
    switches: tuple[str, ...],
) -> None:
    units = {"ra_mi_04": "montevideo", "ra_mi_05": "callao", "pl_frigate_1": OFF_MONTEVIDEO}
    stage = Stage(*switches, step="convoys", side="royalist", turn=6, units=units).play()
    assert ("convoy:montevideo" in stage.options) is (not switches)
    units["rs_frigate_1"] = OFF_MONTEVIDEO
    stage = Stage(*switches, step="convoys", side="royalist", turn=6, units=units).play()
    assert "convoy:montevideo" in stage.options
