"""5.0, 5.2 Movement, cities, straits; leaving units behind and picking them up."""

from __future__ import annotations

import pytest

from tests.games.guerra.campaigning import Stage, marching
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, open_box
from vivac.lab.coverage import rule

BOX = open_box()
POOR = {"royalist": 0, "el_plata": 0, "chile": 0, "gran_colombia": 0, "peru": 0, "mexico": 0}


def moves(stage: Stage) -> set[str]:
    return {option.partition(":")[2] for option in stage.options if option.startswith("move:")}


# ---------------------------------------------------------------- 5.0-1


@rule("guerra", "5.0-1")
def test_a_move_to_an_adjacent_area_costs_one_op() -> None:
    stage = marching("ra_cuzco", "ra_concordia", "ld_pezuela", at="lima", side=ROYALIST, ops=4).play()
    stage.choose("move:cuzco", by="royalist")
    assert (stage.war.ops, stage.at("cuzco")) == (3, ("ra_cuzco", "ra_concordia", "ld_pezuela"))
    assert stage.rolled == []
    stage.choose("move:arequipa", "move:lima", "move:cuzco", by="royalist")
    assert stage.war.ops == 0
    assert moves(stage) == set()


@rule("guerra", "5.0-1")
@pytest.mark.parametrize("area", ["salta", "chile_norte", "charcas", "quijos", "central_mexico"])
def test_a_force_may_go_to_every_adjacent_area_and_no_other(area: str) -> None:
    stage = marching("ra_cuzco", at=area, side=ROYALIST).play()
    assert moves(stage) == set(BOX.land.exits[area])
    for other in BOX.area.keys() - moves(stage):
        refusal = stage.refused(f"move:{other}")
        assert refusal is not None
        assert refusal[1] == "5.0-1"


@rule("guerra", "5.0-1")
def test_nobody_crosses_the_atacama() -> None:
    stage = marching("ra_cuzco", at="charcas", side=ROYALIST).play()
    assert "chile_norte" not in moves(stage)
    assert stage.refused("move:chile_norte") == ("border-impassable", "5.0-1")


@rule("guerra", "5.0-1")
def test_enemy_control_does_not_stop_movement() -> None:
    units = {"pl_ri_1": "salta", "pl_ri_2": "salta_c", "pl_ri_3": "rio_de_la_plata"}
    stage = (
        marching("ra_cuzco", at="charcas", side=ROYALIST, ops=3, units=units)
        .play()
        .choose("move:salta", by="royalist")
    )
    assert stage.prompt == "march"
    stage.choose("move:rio_de_la_plata", by="royalist").choose("decline", by="patriot")
    assert (stage.war.where["ra_cuzco"], stage.war.ops) == ("rio_de_la_plata", 1)


# ---------------------------------------------------------------- 5.0-2, 5.0-3 cities


@rule("guerra", "5.0-2")
def test_friends_of_a_besieged_garrison_may_not_enter() -> None:
    units = {"ra_mi_01": "salta_c", "pl_ri_1": "salta force 9 besieging salta_c"}
    stage = marching("ra_cuzco", at="salta", side=ROYALIST, units=units).play()
    assert "enter:salta_c" not in stage.options
    assert stage.refused("enter:salta_c") == ("city-besieged", "5.0-2")
    units["pl_ri_1"] = "salta force 9"  # the siege is lifted
    free = marching("ra_cuzco", at="salta", side=ROYALIST, units=units).play()
    assert "enter:salta_c" in free.options


@rule("guerra", "5.0-2")
def test_nor_may_they_enter_when_forces_are_formed_or_the_garrison_march_out() -> None:
    units = {"ra_mi_01": "salta_c", "ra_cuzco": "salta", "pl_ri_1": "salta force 9 besieging salta_c"}
    stage = (
        Stage(step="opening", side=ROYALIST, units=units).play().choose("regroup:salta", "all", by="royalist")
    )
    assert stage.prompt == "army"  # there is nowhere else to stand
    units["pl_ri_1"] = "salta force 9"
    free = (
        Stage(step="opening", side=ROYALIST, units=units).play().choose("regroup:salta", "all", by="royalist")
    )
    assert (free.prompt, free.options) == ("quarters", ["stay", "enter:salta_c"])
    shut = marching(
        "ra_mi_01", at="salta_c", side=ROYALIST, units={"pl_ri_1": "salta force 9 besieging salta_c"}
    )
    assert moves(shut.play()) == set()
    assert shut.refused("move:charcas") == ("besieged-inside", "5.0-2")


@rule("guerra", "5.0-3")
def test_entering_and_leaving_a_city_is_free_during_the_activation() -> None:
    stage = marching("ra_cuzco", at="lima", side=ROYALIST, ops=1).play().choose("enter:lima_c", by="royalist")
    assert (stage.war.where["ra_cuzco"], stage.war.ops) == ("lima_c", 1)
    stage.choose("exit", by="royalist")
    assert (stage.war.where["ra_cuzco"], stage.war.ops) == ("lima", 1)
    stage.choose("move:cuzco", "enter:cuzco_c", by="royalist")
    assert (stage.war.where["ra_cuzco"], stage.war.ops) == ("cuzco_c", 0)


@rule("guerra", "5.0-3")
def test_only_the_cities_of_the_area_and_none_with_an_enemy_inside() -> None:
    stage = marching("ra_cuzco", at="lima", side=ROYALIST, units={"pl_mi_01": "callao"}).play()
    assert {option for option in stage.options if option.startswith("enter")} == {"enter:lima_c"}
    assert stage.refused("enter:callao") == ("city-garrisoned", "6.2-1")
    assert stage.refused("enter:cuzco_c") == ("not-this-city", "5.0-3")


@rule("guerra", "5.0-3")
def test_a_force_may_fetch_a_garrison_and_still_besiege_another_city() -> None:
    units = {"ra_mi_01": "maracaibo_c force 9", "gc_mi_01": "santa_marta"}
    stage = marching("ra_cuzco", at="maracaibo", side=ROYALIST, units=units).play()
    stage.choose("enter:maracaibo_c", "join:9", "exit", "besiege:santa_marta", by="royalist")
    assert stage.war.siege == {"ra_cuzco": "santa_marta", "ra_mi_01": "santa_marta"}


@rule("guerra", "5.0-3")
@pytest.mark.parametrize(("start", "choice", "place"), [
    ("lima", "enter:callao", "callao"), ("callao", "exit", "lima"), ("callao", "enter:lima_c", "lima_c"),
    ("callao", "stay", "callao"),
])  # fmt: skip
def test_forces_also_enter_and_leave_cities_when_they_are_formed(start: str, choice: str, place: str) -> None:
    stage = Stage(step="opening", side=ROYALIST, units={"ra_cuzco": start, "ra_mi_01": start})
    stage.play().choose(f"regroup:{start}", "pick:ra_cuzco", "close", choice, by="royalist")
    assert (stage.war.where["ra_cuzco"], stage.war.where["ra_mi_01"]) == (place, start)


@rule("guerra", "5.0-3")
def test_guerrillas_and_ships_are_offered_no_quarters() -> None:
    units = {"ra_mi_01": "lima guerrilla", "rs_frigate_1": "callao", "rs_frigate_2": "callao"}
    stage = Stage(step="opening", side=ROYALIST, units=units).play()
    for post in ("regroup:lima", "regroup:callao:afloat"):
        stage.choose(post, "all", by="royalist")
        assert stage.prompt not in ("quarters", "army")


# ---------------------------------------------------------------- 5.0-4 straits

STRAITS = [("chile_sur", "chiloe", "pacific_10"), ("cumana", "isla_margarita", "caribbean_6")]


@rule("guerra", "5.0-4")
@pytest.mark.parametrize(("a", "b", "sea"), STRAITS)
@pytest.mark.parametrize(("ships", "open_"), [
    ({}, True), ({"pl_frigate_1": "SEA"}, False), ({"pl_frigate_1": "SEA", "rs_frigate_1": "SEA"}, True),
    ({"rs_frigate_1": "SEA"}, True),
])  # fmt: skip
def test_enemy_ships_close_a_strait_unless_friendly_ones_are_there(
    a: str, b: str, sea: str, ships: dict[str, str], open_: bool
) -> None:
    for start, to in ((a, b), (b, a)):
        units = {ship: words.replace("SEA", sea) for ship, words in ships.items()}
        stage = marching("ra_cuzco", at=start, side=ROYALIST, ops=3, units=units).play()
        assert (to in moves(stage)) == open_
        assert stage.refused(f"move:{to}") == (None if open_ else ("strait-closed", "5.0-4"))
        if open_:
            assert stage.choose(f"move:{to}", by="royalist").war.ops == 2


@rule("guerra", "5.0-4")
def test_ships_inside_a_port_close_no_strait_and_royalist_ships_close_it_to_patriots() -> None:
    inside = marching("ra_cuzco", at="chile_sur", side=ROYALIST, units={"pl_frigate_1": "talcahuano"}).play()
    assert "chiloe" in moves(inside)
    shut = marching("ch_inf_1", at="chile_sur", side=PATRIOT, group=1, units={"rs_frigate_1": "pacific_10"})
    assert "chiloe" not in moves(shut.play())


# ---------------------------------------------------------------- 5.2


@rule("guerra", "5.2-1")
def test_units_left_behind_do_not_act_again_in_this_phase() -> None:
    units = {"ra_cuzco": "lima force 1", "ra_concordia": "lima force 1", "ra_mi_01": "lima force 1"}
    stage = Stage(side=ROYALIST, units={**units, "ra_puebla": "arequipa"}, rp=POOR).dice(rest=6).play()
    stage.choose(
        "activate:lima:1", "leave", "pick:ra_concordia", "pick:ra_mi_01", "move:cuzco", by="royalist"
    )
    assert stage.war.active == ["ra_cuzco"]
    assert stage.at("lima") == ("ra_concordia", "ra_mi_01")
    left = stage.war.label["ra_concordia"]
    assert stage.war.label["ra_mi_01"] == left != stage.war.label["ra_cuzco"]
    stage.choose("move:lima", by="royalist")
    assert f"join:{left}" not in stage.options  # not even picked up again
    stage.choose("stop", by="royalist")
    assert stage.options == ["activate:arequipa:0", "done"]


@rule("guerra", "5.2-1")
def test_somebody_always_goes_on() -> None:
    stage = (
        marching("ra_cuzco", "ra_mi_01", at="lima", side=ROYALIST)
        .play()
        .choose("leave", "pick:ra_cuzco", by="royalist")
    )
    assert stage.war.active == ["ra_mi_01"]
    assert "leave" not in stage.options


@rule("guerra", "5.2-2")
@rule("guerra", "5.2-3")
def test_a_moving_force_picks_up_a_fresh_force_which_shares_its_ops() -> None:
    units = {
        "ra_cuzco": "lima",
        "ra_puebla": "cuzco force 8",
        "ra_mi_01": "cuzco force 8",
        "ld_boves": "arequipa",
    }
    stage = Stage(side=ROYALIST, units=units, rp=POOR).dice(activation=3).play()
    stage.choose("activate:lima:0", "move:cuzco", "join:8", by="royalist")
    assert stage.war.active == ["ra_cuzco", "ra_puebla", "ra_mi_01"]
    assert (stage.war.ops, stage.rolled) == (5, ["activation"])  # no new roll
    stage.choose("move:arequipa", by="royalist")
    assert set(stage.at("arequipa")) == {"ld_boves", "ra_cuzco", "ra_puebla", "ra_mi_01"}
    stage.choose("stop", by="royalist")
    assert stage.options == ["activate:arequipa:0", "done"]  # Boves; the others are done


@rule("guerra", "5.2-2")
@pytest.mark.parametrize(("words", "finished"), [
    ("cuzco force 8", True), ("cuzco_c force 8", False), ("arequipa force 8", False),
])  # fmt: skip
def test_neither_forces_that_have_operated_nor_those_elsewhere_are_picked_up(
    words: str, finished: bool
) -> None:
    stage = marching("ra_cuzco", at="cuzco", side=ROYALIST, units={"ra_puebla": words},
                     finished=["ra_puebla"] if finished else [])  # fmt: skip
    assert not any(option.startswith("join") for option in stage.play().options)


@rule("guerra", "5.2-2")
def test_patriots_pick_up_only_units_of_their_group() -> None:
    units = {"ch_inf_1": "lima force 8", "gc_caracas": "lima force 9", "pe_inf_3": "lima force 8"}
    stage = marching("pl_ri_1", at="lima", side=PATRIOT, group=1, turn=13, units=units).play()
    assert [option for option in stage.options if option.startswith("join")] == ["join:8"]
    stage.choose("join:8", by="patriot")
    assert stage.war.active == ["pl_ri_1", "ch_inf_1"]
    assert "pe_inf_3" not in stage.war.finished
