"""11 Retreat: who goes where, what it costs, who decides."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import asked, offered, put_to_test, result, rolls, shock, stands
from vivac.games.cuadro.chapters.retreat import retreat
from vivac.lab.coverage import rule

LINE = {"2-67": "3010 regular E", "54-1": "3110 regular W"}
# Between the sea and the cliff the beach leads west alone: 2121, 2021, 1921, and there it opens.
BEACH = {"2-67": "2221 regular W", "54-1": "2321 regular W"}
OPENING = {"1820", "1821", "1822"}


def fired_on(units: dict[str, str], die: int = 5) -> Stage:
    """54-1 fires six points: a 5 is R."""
    stage = Stage(step="offensive_fire", player="french", units=units).dice(6, fire=die).play()
    return stage.choose("fire:54-1", by="french")


def sent_back(units: dict[str, str], hexes: int = 1, cause: str = "3110", unit: str = "2-67") -> Stage:
    scenario = "training" if cause < "1300" else "barrosa"
    return Stage(scenario=scenario, units=units).run(retreat, unit, "allied", cause, hexes)


# ---------------------------------------------------------------- 11.1-11.3 where to


@rule("cuadro", "11.1")
def test_each_hex_of_a_retreat_is_farther_from_its_cause_than_the_last() -> None:
    stage = sent_back(LINE)
    assert offered(stage, "retreat") == {"2910", "3009", "3011"}
    stage = sent_back(LINE, 2)
    distance = stage.field.grid.distance
    assert offered(stage, "retreat") == {"2810", "2909", "2911", "2908", "2912"}
    assert {distance("3110", hex_) for hex_ in offered(stage, "retreat")} == {3}


@rule("cuadro", "11.1")
def test_a_unit_in_flight_may_come_nearer_to_the_enemy() -> None:
    stage = Stage(step="flight", player="french", units={"45": "3010 routed", "2-67": "3003 regular E"})
    distance = stage.field.grid.distance
    before = distance("3010", "3003")
    stage.play()
    assert distance(stage.battle.where["45"], "3003") < before


@rule("cuadro", "11.2")
def test_the_owner_chooses_the_way_of_a_retreat_from_fire() -> None:
    assert asked(fired_on(LINE)) == ("allied", "retreat")


@rule("cuadro", "11.2")
@pytest.mark.parametrize(
    ("what", "asks"),
    [("AR1", "french"), ("AR2", "french"), ("DR1", "french"), ("DR2", "french")],
)
def test_the_attacking_player_chooses_the_way_of_the_beaten_and_of_his_own(what: str, asks: str) -> None:
    stage = result(shock("french", LINE), what, "54-1", "3010")
    assert asked(stage) == (asks, "retreat")


@rule("cuadro", "11.2")
def test_the_owner_of_the_attackers_chooses_for_ar_whoever_he_is() -> None:
    stage = result(shock("allied", LINE), "AR1", "2-67", "3110")
    assert asked(stage) == ("allied", "retreat")


@rule("cuadro", "11.3")
def test_no_retreat_into_a_hex_with_an_enemy() -> None:
    stage = sent_back({**LINE, "96": "2910 routed"})
    assert offered(stage, "retreat") == {"3009", "3011"}


@rule("cuadro", "11.3")
def test_no_retreat_into_the_water_or_up_a_cliff() -> None:
    stage = sent_back(BEACH, cause="2321")
    assert stage.battle.where["2-67"] == "2121"  # the only way


@rule("cuadro", "11.3")
def test_no_retreat_over_a_river() -> None:
    stage = sent_back({"2-67": "0502 regular E", "45": "0602 regular W"}, cause="0602")
    assert offered(stage, "retreat") == {"0501", "0503"}


ZONES = {**LINE, "8-1": "2909 regular SE"}  # 2810, 2910 and 3009


@rule("cuadro", "11.3")
def test_an_enemy_zone_is_shunned_while_another_hex_is_open() -> None:
    stage = sent_back(ZONES)
    assert stands(stage.choose("face:E", by="allied"), "2-67") == "3011 regular E"


@rule("cuadro", "11.3")
@pytest.mark.parametrize("hex_", ["2910", "3009", "3011"])
def test_with_zones_on_every_way_the_retreat_costs_a_strength_point(hex_: str) -> None:
    stage = sent_back({**ZONES, "8-2": "2912 regular NE"})
    assert offered(stage, "retreat") == {"2910", "3009", "3011"}
    assert stands(stage.choose(f"retreat:{hex_}", "face:W", by="allied"), "2-67") == f"{hex_} regular W pf 4"


@rule("cuadro", "11.3")
def test_each_hex_of_a_zone_costs_a_strength_point() -> None:
    zones = {
        "8-1": "2909 regular SE",
        "8-2": "2912 regular NE",
        "45": "2809 regular SE",
        "96": "2812 regular NE",
    }
    stage = sent_back({**LINE, **zones, "GR-3": "3007 regular SE", "GR-1": "3013 regular NE"}, 2)
    assert "2810" in offered(stage, "retreat")
    assert stands(stage.choose("retreat:2810", "face:W", by="allied"), "2-67") == "2810 regular W pf 3"


@rule("cuadro", "11.3")
def test_friendly_units_cancel_the_zone_of_their_hex() -> None:
    stage = sent_back({**ZONES, "8-2": "2912 regular NE", "WAL-4": "2910 regular NW"})
    assert stands(stage, "2-67") == "2910 regular NW"


# ---------------------------------------------------------------- 11.4, 11.5 room, and no way


@rule("cuadro", "11.4")
def test_retreats_do_not_ask_what_the_ground_costs() -> None:
    stage = sent_back({"2-67": "2616 regular E", "54-1": "2716 regular W"}, 3, "2716")
    assert "2316" in offered(stage, "retreat")  # nine points of dense wood, for a battalion that has four
    assert stands(stage.choose("retreat:2316", "face:E", by="allied"), "2-67") == "2316 regular E"


BLOCKS = {"GDS": "2121 square", "2-1G": "2021 square", "WAL-4": "1921 square"}


@rule("cuadro", "11.4")
@pytest.mark.parametrize(("blocks", "end"), [((), "2121"), (("GDS",), "2021"), (("GDS", "2-1G"), "1921")])
def test_a_retreat_goes_on_until_there_is_room(blocks: tuple[str, ...], end: str) -> None:
    stage = sent_back({**BEACH, **{unit: BLOCKS[unit] for unit in blocks}}, cause="2321")
    assert stage.battle.where["2-67"] == end
    assert stage.battle.pf["2-67"] == 5


@rule("cuadro", "11.4")
def test_a_retreat_goes_on_for_three_hexes_at_most() -> None:
    stage = sent_back({**BEACH, **BLOCKS}, cause="2321")
    assert offered(stage, "retreat") == OPENING
    full = {"2-87": "1820 regular W", "1-28": "1821 square", "BROWNE": "1822 square"}
    stage = sent_back({**BEACH, **BLOCKS, **full}, cause="2321")
    assert stage.options == []
    assert stands(stage, "2-67") == "2221 regular W disordered pf 4"


@rule("cuadro", "11.5")
def test_each_hex_that_cannot_be_retreated_costs_a_strength_point_and_order() -> None:
    stage = sent_back({**BEACH, "96": "2021 routed"}, 2, "2321").choose("face:E", by="allied")
    assert stands(stage, "2-67") == "2121 regular E disordered pf 4"
    edge = {"2-67": "0103 regular E", "45": "0203 regular W"}
    assert stands(sent_back(edge, 1, "0203"), "2-67") == "0103 regular E disordered pf 4"
    assert stands(sent_back(edge, 2, "0203"), "2-67") == "0103 regular E disordered pf 3"


@rule("cuadro", "11.5")
def test_men_in_flight_lose_one_point_once_if_they_cannot_move_at_all() -> None:
    ring = ("3110", "3109", "3009", "2910", "3011", "3111")
    foes = ("2-67", "1-28", "2-87", "WAL-4", "C-REAL", "GDS")
    around = {unit: f"{hex_} regular E" for unit, hex_ in zip(foes, ring, strict=True)}
    stage = Stage(step="flight", player="french", units={"45": "3010 routed", **around}).play()
    assert stands(stage, "45") == "3010 routed pf 5"
    assert "cannot-flee" in stage.told


@rule("cuadro", "11.5")
def test_men_in_flight_who_get_away_by_a_hex_lose_nothing() -> None:
    top = {"45": "3102 routed", "2-67": "3101 regular E", "1-28": "3001 regular E"}
    around = {"2-87": "3002 regular W", "WAL-4": "3003 regular W", "C-REAL": "3103 regular E"}
    blocked = {"GDS": "3201 regular E", "2-1G": "3301 regular E", "BROWNE": "3302 regular E"}
    stage = Stage(step="flight", player="french", units={**top, **around, **blocked})
    stage.battle.face.update(dict.fromkeys([*around, *blocked, "2-67", "1-28"], 5))
    stage.play()
    assert stage.battle.where["45"] != "3102"
    assert stage.battle.where["45"] != "eliminated"


# ---------------------------------------------------------------- 11.6-11.8 how they arrive


@rule("cuadro", "11.6")
def test_the_owner_sets_the_facing_after_a_retreat() -> None:
    stage = result(shock("french", LINE), "DR1", "54-1", "3010").choose("retreat:2910", by="french")
    assert asked(stage) == ("allied", "facing")
    assert len(stage.options) == 6
    assert stands(stage.dice(morale=6).choose("face:SW", by="allied"), "2-67") == "2910 regular SW"


@rule("cuadro", "11.6")
def test_whoever_retreats_to_friends_faces_as_they_do() -> None:
    stage = sent_back({**LINE, "WAL-4": "2910 regular NW"}).choose("retreat:2910", by="allied")
    assert stage.options == []
    assert stands(stage, "2-67") == "2910 regular NW"


@rule("cuadro", "11.6")
def test_limbered_artillery_stays_limbered() -> None:
    stage = sent_back({"RA-S": "3010 limbered"}, unit="RA-S").choose("retreat:2910", by="allied")
    assert (stage.options, stands(stage, "RA-S")) == ([], "2910 limbered")


@rule("cuadro", "11.7")
def test_a_square_that_must_retreat_from_fire_opens_first() -> None:
    stage = fired_on({**LINE, "2-67": "3010 square", "54-1": "3110 regular W"}, die=3)
    assert rolls(stage, "fire") == [("6", 5, "R")]
    stage.choose("retreat:2910", "face:E", by="allied")
    assert stands(stage, "2-67") == "2910 regular E"


@rule("cuadro", "11.7")
def test_a_square_does_not_retreat_from_shock() -> None:
    stage = shock("french", {**LINE, "2-67": "3010 square"}).dice(morale=6)
    result(stage, "DB", "54-1", "3010")
    assert stands(stage, "2-67") == "3010 square pf 4"


@rule("cuadro", "11.7")
def test_a_routed_square_becomes_regular_and_flees() -> None:
    stage = put_to_test(Stage(units={"C-REAL": "3010 square", "54-1": "3110 regular W"}), "C-REAL", 1)
    assert stage.battle.form["C-REAL"] == "regular"
    assert stands(stage, "C-REAL") == "2710 routed"


@rule("cuadro", "11.8")
@pytest.mark.parametrize("what", ["AR1", "AR2"])
def test_deployed_guns_in_a_hex_whose_attack_is_repulsed_are_lost(what: str) -> None:
    units = {"54-1": "3110 regular W", "BAT-L": "3110 deployed W", "2-67": "3010 regular E"}
    stage = result(shock("french", units).dice(morale=6), what, "54-1", "3010")
    assert stage.battle.where["BAT-L"] == "eliminated"


@rule("cuadro", "11.8")
@pytest.mark.parametrize(("what", "lost"), [("DR1", True), ("DR2", True), ("DB", False), ("BM", False)])
def test_deployed_guns_whose_hex_is_taken_are_lost(what: str, lost: bool) -> None:
    units = {"54-1": "3110 regular W", "2-67": "3010 regular E", "RA-S": "3010 deployed E"}
    stage = result(shock("french", units), what, "54-1", "3010")
    assert (stage.battle.where["RA-S"] == "eliminated") is lost


@rule("cuadro", "11.8")
def test_limbered_guns_retreat_with_the_others() -> None:
    units = {"54-1": "3110 regular W", "2-67": "3010 regular E", "RA-S": "3010 limbered"}
    stage = result(shock("french", units).dice(morale=[6, 6]), "DR1", "54-1", "3010")
    stage.choose("retreat:2910", by="french").choose("face:E", by="allied").choose(
        "retreat:2910", by="french"
    )
    assert stands(stage, "RA-S") == "2910 limbered"


@rule("cuadro", "11.8")
@pytest.mark.parametrize(("end", "guns"), [("2910", "3010 deployed E"), ("2810", "eliminated")])
def test_guns_left_by_a_retreat_of_two_hexes_under_fire_are_lost(end: str, guns: str) -> None:
    stage = fired_on({"54-1": "3110 regular W", "2-67": "3010 regular E", "RA-S": "3010 deployed E"})
    assert stands(stage.choose(f"retreat:{end}", "face:E", by="allied"), "RA-S") == guns


@rule("cuadro", "11.8")
@pytest.mark.parametrize(("end", "guns"), [("2910", "2910 limbered"), ("2810", "eliminated")])
def test_guns_under_fire_limber_and_go_one_hex_or_are_lost_in_two(end: str, guns: str) -> None:
    stage = fired_on({"54-1": "3110 regular W", "RA-S": "3010 deployed E"}, die=6)
    assert rolls(stage, "fire") == [("6", 5, "R")]
    assert stands(stage.choose(f"retreat:{end}", by="allied"), "RA-S") == guns


# ---------------------------------------------------------------- 11.12, 11.13 cause and order


@rule("cuadro", "11.12")
@pytest.mark.parametrize(
    ("firer", "open_"),
    [("3110 regular W", {"2910", "3009", "3011"}), ("3111 regular NW", {"2910", "3009", "3109"})],
)
def test_fire_drives_away_from_the_firing_hex(firer: str, open_: set[str]) -> None:
    stage = fired_on({"54-1": firer, "2-67": "3010 regular E"})
    distance = stage.field.grid.distance
    assert {hex_ for hex_ in offered(stage, "retreat") if distance("3010", hex_) == 1} == open_


@rule("cuadro", "11.12")
def test_the_repulsed_retreat_from_the_hex_they_assaulted() -> None:
    units = {"54-1": "3110 regular W", "8-1": "3111 regular NW", "2-67": "3010 regular E"}
    stage = result(shock("french", units), "AR1", "54-1 8-1", "3010")
    assert offered(stage, "retreat") == {"3209", "3210", "3211"}


@rule("cuadro", "11.12")
@pytest.mark.parametrize(
    ("director", "open_"), [("54-1", {"2910", "3009", "3011"}), ("8-1", {"2910", "3009", "3109"})]
)
def test_the_beaten_retreat_from_the_hex_of_the_attacking_director(director: str, open_: set[str]) -> None:
    units = {"54-1": "3110 regular E", "8-1": "3111 regular E", "2-67": "3010 regular E"}
    other = {"54-1": "8-1", "8-1": "54-1"}[director]
    stage = result(shock("french", units), "DR1", f"{director} {other}", "3010")
    assert offered(stage, "retreat") == open_


@rule("cuadro", "11.12")
@pytest.mark.parametrize(
    ("strengths", "open_"),
    [
        (("pf 6", "pf 7"), {"2910", "3009", "3109"}),  # away from 3111, where there are more
        (("pf 6", "pf 5"), {"2910", "3009", "3011"}),
        (("pf 6", "pf 6"), {"2910", "3009", "3011"}),  # away from the lower number
    ],
)
def test_who_evades_goes_away_from_the_strongest_hex(strengths: tuple[str, str], open_: set[str]) -> None:
    units = {
        "54-1": f"3110 regular W {strengths[0]} assault 3010",
        "8-1": f"3111 regular NW {strengths[1]} assault 3010",
        "BARNARD": "3010 skirmish",
    }
    stage = shock("french", units)
    stage.battle.face.update({"54-1": 0, "8-1": 0})  # their zones are not what this is about
    assert offered(stage.play().choose("evade", by="allied"), "retreat") == open_


@rule("cuadro", "11.13")
def test_units_that_retreat_together_decide_one_by_one_from_the_top() -> None:
    units = {"54-1": "3110 regular W", "2-67": "3010 regular E", "1-28": "3010 regular E"}
    stage = result(shock("french", units), "DR1", "54-1", "3010")
    asks = stage.table.question
    assert asks is not None
    assert dict(asks.params)["unit"] == "2-67"
    stage.choose("retreat:2910", by="french").choose("face:E", by="allied")
    asks = stage.table.question
    assert asks is not None
    assert (asks.prompt, dict(asks.params)["unit"]) == ("retreat", "1-28")


@rule("cuadro", "11.13")
def test_one_decision_for_r_is_how_far_and_where() -> None:
    stage = fired_on(LINE)
    assert offered(stage, "retreat") == {
        *("2910", "3009", "3011"),
        *("2810", "2909", "2911", "2908", "2912"),
    }


@rule("cuadro", "11.13")
def test_the_path_is_the_one_that_costs_least() -> None:
    stage = sent_back({**LINE, "8-1": "2808 regular E"}, 3).choose("retreat:2809", "face:E", by="allied")
    # by way of 2810; by way of 2909, in the zone of 8-1, it would have lost a point
    assert stands(stage, "2-67") == "2809 regular E"


@rule("cuadro", "11.13")
def test_attackers_retreat_in_the_order_of_their_hexes_then_from_the_top() -> None:
    units = {
        "8-1": "3111 regular NW assault 3010",
        "54-1": "3110 regular W assault 3010",
        "54-2": "3110 regular W assault 3010",
        "2-1G": "3010 regular E",
        "GDS": "3010 regular E",
        "2-87": "3010 regular E",
    }
    stage = shock("french", units).dice(shock=1, morale=[6, 6, 6]).play()
    stage.choose("direct:8-1", by="french").choose("direct:2-1G", by="allied")
    order = []
    while stage.prompt in ("retreat", "facing"):
        asks = stage.table.question
        assert asks is not None
        if asks.prompt == "retreat":
            order.append(str(dict(asks.params)["unit"]))
        stage.choose(stage.options[0], by="french")
    assert order == ["54-1", "54-2", "8-1"]
