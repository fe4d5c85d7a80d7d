"""2.0 Initial deployment of the campaign and of scenario 12.1: zones, fixed units, pools."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.box.unpacking import LOST, PATRIOT, ROYALIST, TRACK, open_box
from vivac.games.guerra.chapters.mass_recruitment import bars_levy
from vivac.games.guerra.chapters.resources import income
from vivac.games.guerra.chapters.uprisings import bars_uprising
from vivac.lab.coverage import rule

BOX = open_box()
BOTH = pytest.mark.parametrize("scenario", ["campaign", "first_fights"])
NEW_SPAIN = {area.id for area in BOX.area.values() if area.jurisdiction == "viceroyalty_new_spain"}
VICEROYALTY_OF_PERU = {area.id for area in BOX.area.values() if area.jurisdiction == "viceroyalty_peru"}


def laid_out(scenario: str) -> Stage:
    """Before anybody has deployed: what is fixed stands."""
    return Stage(scenario=scenario, empty=False, step="deployment")


def deployed(scenario: str) -> Stage:
    return (
        laid_out(scenario)
        .dice(rest=1)
        .play()
        .choose("historical", by="royalist")
        .choose("historical", by="patriot")
    )


def free(scenario: str, side: str) -> dict[str, tuple[set[str], Counter[str], str]]:
    """The coded groups of a side: their zone, how many units of each kind, and their state."""
    return {
        group.id: (set(group.places), Counter(BOX.kind[unit] for unit in group.units), group.state)
        for group in BOX.scenarios[scenario].free
        if group.side == side
    }


# ---------------------------------------------------------------- 2.0 order


@rule("guerra", "2.0-1")
@pytest.mark.parametrize("scenario", list(BOX.scenarios))
def test_the_royalist_deploys_first_then_the_patriot(scenario: str) -> None:
    stage = laid_out(scenario).play()
    asked = stage.table.question
    assert asked is not None
    assert (asked.role, stage.options) == (ROYALIST, ["historical", "freely"])
    stage.choose("historical", by="royalist")
    then = stage.table.question
    assert then is not None
    assert (then.role, then.prompt) == (PATRIOT, "deployment")
    on_map = [unit for unit in BOX.land_units if stage.war.where[unit] in BOX.ground]
    placed = {unit for group in BOX.scenarios[scenario].free for unit in group.units}
    assert not [unit for unit in on_map if BOX.side[unit] == PATRIOT and unit in placed]


# ---------------------------------------------------------------- 2.1 Royalists


@rule("guerra", "2.1-1")
@BOTH
def test_royalist_coded_units_have_their_zones(scenario: str) -> None:
    zones = {code: zone for code, (zone, _, _) in free(scenario, ROYALIST).items()}
    assert zones == {
        "C": {"cuba"},
        "M": NEW_SPAIN,
        "M_vz": NEW_SPAIN,
        "V": {"maracaibo", "costa_firme", "cumana", "los_llanos", "guayana"},
        "P": VICEROYALTY_OF_PERU,
        "BO": {"banda_oriental"},
        "Ch": {"chiloe"},
        "navy": {"montevideo", "callao", "la_habana"},
    }
    assert len(NEW_SPAIN) == 10
    assert {"lima", "cuzco", "arequipa"} == VICEROYALTY_OF_PERU


@rule("guerra", "2.1-2")
@BOTH
def test_a_militia_infantry_stands_in_each_of_seven_places(scenario: str) -> None:
    where = laid_out(scenario).war.where
    garrisons = [where[unit] for unit in BOX.unit if BOX.kind[unit] == "militia_infantry"]
    royalist = [where[u] for u in BOX.unit if BOX.side[u] == ROYALIST and BOX.kind[u] == "militia_infantry"]
    cities = ["veracruz", "maracaibo_c", "puerto_cabello", "montevideo", "callao", "san_juan"]
    assert sorted(place for place in royalist if place in BOX.ground) == sorted([*cities, "santo_domingo_c"])
    assert set(cities) <= set(garrisons)
    assert (BOX.ground["san_juan"], BOX.ground["santo_domingo_c"]) == ("puerto_rico", "santo_domingo")


@rule("guerra", "2.1-3")
@BOTH
def test_the_veracruz_regiment_starts_with_one_step_and_may_be_completed(scenario: str) -> None:
    stage = deployed(scenario)
    assert "ra_veracruz" in stage.war.reduced
    rebuild = Stage(
        scenario=scenario, step="building", side="royalist", first="royalist", rp={"royalist": 1},
        units={"ra_veracruz": "veracruz reduced"},
    )  # fmt: skip
    rebuild.play().choose("restore:ra_veracruz", by="royalist")
    assert "ra_veracruz" not in rebuild.war.reduced


@rule("guerra", "2.1-4")
@BOTH
def test_the_named_royalist_units_stand_where_they_must(scenario: str) -> None:
    war = laid_out(scenario).war
    assert {unit: war.where[unit] for unit in (
        "ra_campeche", "ra_guatemala", "ra_mc_01", "ra_mc_02", "ra_panama", "ra_chiloe",
        "ra_dragones_frontera",
    )} == {
        "ra_campeche": "yucatan", "ra_guatemala": "guatemala", "ra_mc_01": "guatemala", "ra_mc_02": "salta",
        "ra_panama": "panama", "ra_chiloe": "chiloe", "ra_dragones_frontera": "chiloe",
    }  # fmt: skip
    assert BOX.kind["ra_mc_01"] == BOX.kind["ra_mc_02"] == "militia_cavalry"
    assert [unit for unit in war.reduced if BOX.side[unit] == ROYALIST] == ["ra_dragones_frontera"]


@rule("guerra", "2.1-5")
@BOTH
@pytest.mark.parametrize("port", ["montevideo", "callao", "la_habana"])
def test_one_frigate_goes_to_one_of_three_ports(scenario: str, port: str) -> None:
    stage = laid_out(scenario).play().choose("freely", by="royalist")
    while stage.table.question and stage.table.question.params.get("unit") != "rs_frigate_1":
        stage.choose(stage.options[0], by="royalist")
    assert set(stage.options) == {"at:montevideo", "at:callao", "at:la_habana"}
    stage.choose(f"at:{port}", by="royalist")
    ships = [unit for unit in BOX.naval if BOX.side[unit] == ROYALIST]
    assert [unit for unit in ships if stage.war.where[unit] in BOX.ground] == ["rs_frigate_1"]
    assert stage.war.where["rs_frigate_1"] == port


@rule("guerra", "2.1-6", "2.2-4")
@BOTH
def test_the_pools_start_with_what_the_rules_give_them(scenario: str) -> None:
    rp = {purse: halves / 2 for purse, halves in laid_out(scenario).war.rp.items()}
    assert rp == {"royalist": 4, "el_plata": 2, "gran_colombia": 2, "chile": 0, "mexico": 4, "peru": 0}


# ---------------------------------------------------------------- 2.2 Patriots


@rule("guerra", "2.2-1")
@BOTH
def test_patriot_coded_units_have_their_zones(scenario: str) -> None:
    groups = free(scenario, PATRIOT)
    assert {code: (zone, state) for code, (zone, _, state) in groups.items()} == {
        "PL": ({"rio_de_la_plata", "cordoba", "salta", "misiones"}, ""),
        "SF": ({"santa_fe"}, ""),
        "CH": ({"chile_sur", "chile_norte"}, ""),
        "Q": ({"quito"}, ""),
        "M": ({"tierra_caliente", "central_mexico", "san_luis_potosi", "guadalajara"}, ""),
        "AP": ({"mojos", "chiquitos", "charcas"}, "guerrilla"),
    }
    war = laid_out(scenario).war
    assert war.where["gc_cundinamarca"] == "santa_fe"
    assert "gc_cundinamarca" in war.reduced


@rule("guerra", "2.2-1")
@BOTH
def test_the_upper_peruvians_start_as_guerrillas(scenario: str) -> None:
    war = deployed(scenario).war
    ap = {unit for group in BOX.scenarios[scenario].free if group.id == "AP" for unit in group.units}
    assert war.guerrillas == ap
    assert {BOX.nation[unit] for unit in ap} == {"peru"}


@rule("guerra", "2.2-2")
@BOTH
def test_hidalgo_and_morelos_stand_in_mexico_beside_two_markers(scenario: str) -> None:
    war = laid_out(scenario).war
    assert (war.where["ld_hidalgo"], war.where["ld_morelos"]) == ("guadalajara", "tierra_caliente")
    assert war.recruited == {(PATRIOT, "central_mexico"), (PATRIOT, "guadalajara")}


@rule("guerra", "2.2-3")
@BOTH
def test_one_gran_colombian_militia_holds_cartagena(scenario: str) -> None:
    inside = laid_out(scenario).at("cartagena")
    assert [(BOX.nation[unit], BOX.kind[unit]) for unit in inside] == [("gran_colombia", "militia_infantry")]


@rule("guerra", "2.2-5")
@BOTH
@pytest.mark.parametrize("area", ["central_mexico", "guadalajara"])
def test_the_markers_ban_patriot_uprisings_from_the_start(scenario: str, area: str) -> None:
    stage = laid_out(scenario)
    stage.war.side = PATRIOT
    refusal = bars_uprising(BOX, stage.war, area)
    assert refusal is not None
    assert (refusal.say.key, refusal.say.rule) == ("uprising-banned", "4.9-3")


@rule("guerra", "2.2-5")
@BOTH
@pytest.mark.parametrize(("turn", "rp"), [(1, 5), (2, 2), (3, 5)])
def test_the_halved_yield_falls_on_the_second_turn(scenario: str, turn: int, rp: int) -> None:
    stage = Stage(
        scenario=scenario, turn=turn, step="income", rp={"mexico": 0}, units={"mx_mi_01": "central_mexico"},
        halved=dict(laid_out(scenario).war.halved),
    )  # fmt: skip
    assert stage.war.halved == {"central_mexico": 2, "guadalajara": 2}
    stage.run(income)
    assert stage.war.rp["mexico"] == 2 * rp


@rule("guerra", "2.2-5")
@BOTH
def test_the_patriot_still_has_his_own_mass_recruitment(scenario: str) -> None:
    stage = deployed(scenario)
    stage.war.side = PATRIOT
    assert bars_levy(BOX, stage.war, "tierra_caliente") is None
    assert bars_levy(BOX, stage.war, "central_mexico") is None  # the worked example of 4.9


@rule("guerra", "2.2-5")
def test_the_markers_of_1815_carry_only_the_ban() -> None:
    war = laid_out("empire_strikes_back").war
    assert war.recruited == {(PATRIOT, "tierra_caliente"), (PATRIOT, "central_mexico")}
    assert war.halved == {}


# ---------------------------------------------------------------- 2.3 others


@rule("guerra", "2.3-1")
@BOTH
def test_two_rebels_stand_in_paraguay(scenario: str) -> None:
    rebels = laid_out(scenario).at("paraguay")
    assert [(BOX.side[unit], BOX.kind[unit]) for unit in rebels] == [
        ("rebels", "militia_infantry"), ("rebels", "militia_cavalry"),
    ]  # fmt: skip


@rule("guerra", "2.3-2")
@pytest.mark.parametrize("scenario", ["campaign", "first_fights"])
def test_reinforcements_wait_on_the_track_and_all_others_in_their_pool(scenario: str) -> None:
    war = deployed(scenario).war
    first = BOX.scenarios[scenario].first_turn
    for unit in BOX.land_units | BOX.naval:
        what, place = BOX.unit[unit], war.where[unit]
        if place not in BOX.off_board:
            continue
        due = what.entry in ("reinforcement", "event") and what.turn >= first
        assert place == (TRACK if due else f"pool_{what.nationality if what.side == PATRIOT else what.side}")
    dead = set(BOX.scenarios[scenario].dead_leaders)
    assert {leader for leader in BOX.leaders if war.where[leader] == LOST} == dead
    assert {war.where[leader] for leader in BOX.leaders - dead} & BOX.off_board <= {TRACK}


@rule("guerra", "2.3-3")
@pytest.mark.parametrize(("turn", "offered"), [(3, False), (4, True), (5, True)])
def test_a_dated_unit_is_built_from_its_date_on(turn: int, offered: bool) -> None:
    stage = Stage(
        step="building", side="royalist", first="royalist", turn=turn, rp={"royalist": 4},
        units={"ra_cuzco": "cuzco"},
    )  # fmt: skip
    stage.play()
    assert ("buy:ra_centro" in stage.options) == offered
    assert (stage.refused("buy:ra_centro") == ("too-early", "2.3-3")) == (not offered)
