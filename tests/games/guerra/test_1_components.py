"""1.0 to 1.3 Components: scale, dice, switches, the map, the pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.games.guerra.campaigning import Stage, marching
from tests.games.staging import MeantChance
from vivac.games.guerra import RULEBOOK
from vivac.games.guerra.box.unpacking import LEGION, PATRIOT, REBELS, ROYALIST, open_box
from vivac.games.guerra.chapters.field_battle import battle
from vivac.games.guerra.chapters.naval_battle import fight_at_sea
from vivac.games.guerra.chapters.resources import income
from vivac.games.guerra.chapters.victory import tally
from vivac.games.guerra.seen.view import scene
from vivac.lab.coverage import rule
from vivac.table import D6, Dice

BOX = open_box()
D10 = Dice(10)

# every area that is worth anything; the others are worth nothing
RP = {
    "central_mexico": 5, "charcas": 5, "costa_firme": 4, "santa_fe": 4, "lima": 3, "cuzco": 3, "arequipa": 2,
    "cumana": 2, "guayaquil": 2, "los_llanos": 2, "maracaibo": 2, "quito": 2, "rio_de_la_plata": 2,
    "banda_oriental": 1, "chile_norte": 1, "chile_sur": 1, "chiloe": 1, "chiquitos": 1, "cordoba": 1,
    "cuba": 1, "durango": 1, "guadalajara": 1, "guatemala": 1, "guayana": 1, "isla_margarita": 1,
    "misiones": 1, "mojos": 1, "panama": 1, "paraguay": 1, "pasto": 1, "salta": 1, "san_luis_potosi": 1,
    "tejas": 1, "tierra_caliente": 1,
}  # fmt: skip
WORTHLESS = [
    "chaco", "nueva_california", "nuevo_mexico", "pampas", "puerto_rico", "quijos", "santo_domingo",
    "vieja_california", "yucatan",
]  # fmt: skip
BORDERS = {  # each border once; open unless it says otherwise
    "arequipa": "charcas cuzco lima",
    "banda_oriental": "misiones rio_de_la_plata",
    "central_mexico": "guadalajara san_luis_potosi tierra_caliente yucatan",
    "chaco": "charcas chiquitos paraguay rio_de_la_plata salta",
    "charcas": "chile_norte*impassable chiquitos cuzco mojos salta",
    "chile_norte": "chile_sur cordoba*andes salta*andes",
    "chile_sur": "chiloe*strait cordoba*andes pampas*andes",
    "chiquitos": "mojos",
    "cordoba": "pampas rio_de_la_plata salta",
    "costa_firme": "cumana los_llanos maracaibo",
    "cumana": "guayana isla_margarita*strait los_llanos",
    "cuzco": "lima mojos",
    "durango": "guadalajara nuevo_mexico san_luis_potosi tejas vieja_california",
    "guadalajara": "san_luis_potosi tierra_caliente",
    "guatemala": "panama tierra_caliente yucatan",
    "guayana": "los_llanos",
    "guayaquil": "lima quito",
    "lima": "quijos*andes quito",
    "los_llanos": "maracaibo santa_fe*andes",
    "maracaibo": "santa_fe",
    "misiones": "paraguay rio_de_la_plata",
    "nueva_california": "nuevo_mexico vieja_california",
    "nuevo_mexico": "tejas",
    "pampas": "rio_de_la_plata",
    "panama": "santa_fe",
    "pasto": "quijos quito santa_fe",
    "quijos": "quito*andes",
    "rio_de_la_plata": "salta",
    "san_luis_potosi": "tejas",
    "tierra_caliente": "yucatan",
}
CITIES = {  # fortresses with a star; the sea area a port opens on
    "central_mexico": "ciudad_de_mexico veracruz*caribbean_10",
    "guadalajara": "guadalajara_c san_blas:pacific_2",
    "san_luis_potosi": "san_luis_potosi_c tampico:caribbean_10",
    "durango": "durango_c",
    "tejas": "bejar",
    "tierra_caliente": "acapulco*pacific_3",
    "yucatan": "campeche:caribbean_10",
    "guatemala": "guatemala_c trujillo_hn:caribbean_1",
    "nueva_california": "monterey:pacific_1",
    "cuba": "la_habana*caribbean_9 santiago_de_cuba:caribbean_4",
    "santo_domingo": "santo_domingo_c*caribbean_4",
    "puerto_rico": "san_juan*caribbean_8",
    "panama": "panama_c:pacific_5 portobelo:caribbean_2",
    "santa_fe": "bogota cartagena*caribbean_3",
    "pasto": "pasto_c",
    "quito": "quito_c",
    "guayaquil": "guayaquil_c:pacific_6",
    "maracaibo": "maracaibo_c*caribbean_5 santa_marta:caribbean_3",
    "costa_firme": "caracas:caribbean_5 puerto_cabello*caribbean_5",
    "los_llanos": "san_fernando",
    "cumana": "cumana_c:caribbean_6",
    "guayana": "angostura:caribbean_6",
    "isla_margarita": "pampatar:caribbean_6",
    "lima": "lima_c callao*pacific_7",
    "cuzco": "cuzco_c",
    "arequipa": "arequipa_c arica:pacific_8",
    "charcas": "potosi",
    "chiquitos": "santa_cruz",
    "salta": "salta_c",
    "cordoba": "cordoba_c",
    "rio_de_la_plata": "buenos_aires:atlantic_1",
    "misiones": "corrientes",
    "paraguay": "asuncion",
    "banda_oriental": "montevideo*atlantic_1",
    "chile_norte": "santiago valparaiso:pacific_9",
    "chile_sur": "talcahuano*pacific_10",
    "chiloe": "ancud*pacific_10",
}
LEADERS = {  # operations and tactical factor
    "ld_belgrano": (1, 1), "ld_bolivar": (3, 2), "ld_boves": (2, 2), "ld_cochrane": (2, 1),
    "ld_hidalgo": (1, 0), "ld_morelos": (2, 1), "ld_morillo": (1, 2), "ld_paez": (2, 2),
    "ld_pezuela": (3, 2), "ld_san_martin": (3, 2), "ld_sucre": (2, 3),
}  # fmt: skip


class Cup(MeantChance):
    """Remembers with which dice each roll was made."""

    def __init__(self) -> None:
        super().__init__()
        self.used: dict[str, Dice] = {}

    def roll(self, number: int, dice: Dice, why: str) -> int:
        self.used[why] = dice
        return super().roll(number, dice, why)


# ---------------------------------------------------------------- 1.0 scale, dice, switches


@rule("guerra", "1.0-1")
@pytest.mark.parametrize(("turn", "year"), [(1, 1810), (6, 1815), (15, 1824)])
def test_a_turn_is_a_year(turn: int, year: int) -> None:
    stage = Stage(turn=turn)
    assert scene(stage.box, stage.war, None).heading.params["year"] == year


@rule("guerra", "1.0-1")
def test_the_next_turn_is_the_next_year() -> None:
    stage = Stage(step="end", turn=3, units={"ra_cuzco": "cuzco", "pl_ri_1": "cordoba"}).dice(rest=1).play()
    assert stage.war.turn == 4
    assert scene(stage.box, stage.war, None).heading.params["year"] == 1813


@rule("guerra", "1.0-2")
def test_six_sided_dice_decide_everything_but_gunnery_which_has_the_ten_sided_die() -> None:
    sea = Stage(units={"rs_frigate_1": "pacific_7", "pl_frigate_1": "pacific_7"})
    sea.chance = cup = Cup()
    sea.dice(rest=9).run(fight_at_sea, ["rs_frigate_1"], ["pl_frigate_1"])
    assert cup.used == {"gunnery": D10}
    land = Stage(units={"ra_cuzco": "salta", "pl_ri_1": "salta"})
    land.chance = dice = Cup()
    land.dice(rest=3, initiative_attacker=6).run(battle, ["ra_cuzco"], ["pl_ri_1"], "salta")
    assert dice.used.keys() == {"initiative-attacker", "initiative-defender", "tactics", "battle"}
    assert set(dice.used.values()) == {D6}  # the last tactical die is the single one of the second side


@rule("guerra", "1.0-3")
def test_seven_switches_of_which_only_limited_intelligence_is_on() -> None:
    assert {switch.id: (switch.rule, switch.default) for switch in RULEBOOK.switches} == {
        "limited_intelligence": ("5.1.3-1", True),
        "leader_factor_on_ops": ("3.3-11", False),
        "stationary_forces_check": ("5.3-6", False),
        "boves_rolls_every_combat": ("8.2-2", False),
        "mass_recruitment_once": ("4.9-7", False),
        "closed_ports": ("4.8-9", False),
        "liberals_to_come": ("12.x-2", False),
    }


# ---------------------------------------------------------------- 1.1 the map


@rule("guerra", "1.1-1")
@pytest.mark.parametrize("scenario", ["campaign", "first_fights", "empire_strikes_back", "end_of_empire"])
def test_every_unit_is_in_exactly_one_place(scenario: str) -> None:
    war = (
        Stage(scenario=scenario, empty=False, step="deployment")
        .play()
        .choose("historical", by="royalist")
        .choose("historical", by="patriot")
        .war
    )
    piles = [unit for units in war.stack.values() for unit in units]
    assert Counter(piles) == Counter(list(BOX.unit))
    assert all(unit in war.stack[place] for unit, place in war.where.items())
    places = {*BOX.ground, *BOX.seas.places, *BOX.off_map, *BOX.off_board}
    assert set(war.where.values()) <= places


@rule("guerra", "1.1-1")
def test_a_force_moves_from_area_to_area() -> None:
    stage = marching("ra_cuzco", at="lima", side="royalist").play()
    moves = {option for option in stage.options if option.startswith("move:")}
    assert moves == {"move:arequipa", "move:cuzco", "move:guayaquil", "move:quijos", "move:quito"}
    assert stage.refused("move:charcas") == ("not-adjacent", "5.0-1")


@rule("guerra", "1.1-2", "1.1-4")
def test_every_area_has_its_rp_value() -> None:
    assert {area.id: area.rp for area in BOX.area.values() if area.rp} == RP
    assert sorted(area.id for area in BOX.area.values() if not area.rp) == WORTHLESS
    assert len(BOX.area) == 43


@rule("guerra", "1.1-2")
@pytest.mark.parametrize("area", ["central_mexico", "cuzco", "arequipa", "salta", "chaco"])
def test_the_rp_value_is_what_an_area_yields_and_what_it_is_worth_in_the_end(area: str) -> None:
    stage = Stage(step="income", units={"ra_cuzco": area}, rp={"royalist": 0}).run(income)
    assert stage.war.rp["royalist"] == 2 * RP.get(area, 0)
    assert tally(BOX, stage.war, continent=True).royalist_rp == RP.get(area, 0)


@rule("guerra", "1.1-2")
@pytest.mark.parametrize(("start", "to", "rolls"), [
    ("quijos", "lima", True), ("cuzco", "lima", False), ("cordoba", "pampas", True),
    ("maracaibo", "costa_firme", True), ("tejas", "nuevo_mexico", False),
])  # fmt: skip
def test_the_number_of_an_area_plays_no_part_in_attrition(start: str, to: str, rolls: bool) -> None:
    stage = marching("ra_cuzco", at=start, side="royalist", rp={"royalist": 0})
    stage.dice(attrition=1).play().choose(f"move:{to}", "stop", by="royalist")
    assert ("attrition" in stage.rolled) == rolls


@rule("guerra", "1.1-3", "1.1-4")
def test_areas_contain_cities_and_fortresses_and_either_may_be_a_port() -> None:
    found: dict[str, list[str]] = {}
    for city in BOX.city.values():
        sign = "*" if city.fortress else ":" if city.sea else ""
        found.setdefault(city.area, []).append(f"{city.id}{sign}{city.sea}")
    assert {area: " ".join(cities) for area, cities in found.items()} == CITIES


@rule("guerra", "1.1-3")
def test_a_garrisoned_city_is_attacked_only_by_siege() -> None:
    stage = marching("ra_cuzco", at="salta", side="royalist", units={"pl_ri_1": "salta_c force 9"}).play()
    assert "besiege:salta_c" in stage.options
    assert not any(option.startswith(("attack", "enter")) for option in stage.options)
    open_field = marching("ra_cuzco", at="salta", side="royalist", units={"pl_ri_1": "salta force 9"}).play()
    assert "attack:patriot:9" in open_field.options


@rule("guerra", "1.1-4")
def test_the_borders_are_those_of_the_board() -> None:
    found: dict[str, list[str]] = {}
    for border in BOX.contents.map.border:
        a, b = sorted((border.a, border.b))
        found.setdefault(a, []).append(b if border.kind == "open" else f"{b}*{border.kind}")
    assert {area: " ".join(sorted(others)) for area, others in found.items()} == BORDERS
    for a, others in BORDERS.items():
        for b, _, kind in (other.partition("*") for other in others.split()):
            assert (b in BOX.land.exits[a], a in BOX.land.exits[b]) == ((kind != "impassable"),) * 2


@rule("guerra", "1.1-4")
def test_there_are_twenty_three_sea_areas() -> None:
    oceans = Counter(sea.partition("_")[0] for sea in BOX.seas.places)
    assert oceans == {"atlantic": 3, "caribbean": 10, "pacific": 10}
    assert BOX.seas.exits["caribbean_6"] == ("caribbean_5", "caribbean_7")
    assert {area for area in BOX.area if BOX.area[area].seas} == {
        area for coast in BOX.coast.values() for area in coast
    }


# ---------------------------------------------------------------- 1.2, 1.3 the pieces


@rule("guerra", "1.2-1")
def test_pieces_are_units_and_markers() -> None:
    assert set(BOX.kind.values()) == {
        "infantry", "cavalry", "artillery", "militia_infantry", "militia_cavalry", "frigate",
        "ship_of_the_line", "leader",
    }  # fmt: skip
    stage = Stage(units={"ra_cuzco": "salta"}, repression=["salta"], raided=["salta"])
    pieces = [piece for piece in scene(stage.box, stage.war, None).pieces if piece.place == "salta"]
    assert [(piece.symbol, piece.marker) for piece in pieces] == [
        ("infantry", False), ("raided", True), ("repression", True),
    ]  # fmt: skip
    assert not set(BOX.armies) & set(BOX.unit)


@rule("guerra", "1.3-1")
@pytest.mark.parametrize(("side", "nations"), [
    (ROYALIST, {"spanish", "american"}),
    (PATRIOT, {"el_plata", "chile", "gran_colombia", "mexico", "peru"}),
    (REBELS, {"rebels"}),
    (LEGION, {"portuguese"}),
])  # fmt: skip
def test_every_nationality_belongs_to_its_side(side: str, nations: set[str]) -> None:
    assert {BOX.nation[unit] for unit in BOX.unit if BOX.side[unit] == side} == nations


@rule("guerra", "1.3-1")
def test_royalist_militia_is_american_and_the_spanish_send_regulars() -> None:
    assert {BOX.nation[unit] for unit in BOX.militia if BOX.side[unit] == ROYALIST} == {"american"}
    assert {"infantry", "cavalry", "artillery"} == {
        BOX.kind[unit] for unit in BOX.land_units if BOX.nation[unit] == "spanish"
    }


@rule("guerra", "1.3-2")
@pytest.mark.parametrize(("unit", "words", "shown"), [
    ("rs_leon", "salta", ("3", 1, 1)),
    ("ra_cuzco", "salta", ("4", 2, 2)),
    ("ra_cuzco", "salta reduced", ("2", 2, 1)),
    ("ra_llaneros", "los_llanos", ("5", 2, 2)),
    ("rs_burgos", "lima reduced", ("2", 2, 1)),
    ("ra_art_pe_1", "lima", ("2", 1, 1)),
    ("rs_frigate_1", "callao", ("3", 2, 2)),
    ("ch_ship_1", "valparaiso", ("7", 2, 2)),
])  # fmt: skip
def test_a_counter_shows_its_factor_and_its_steps(unit: str, words: str, shown: Sequence[object]) -> None:
    stage = Stage(units={unit: words})
    piece = next(piece for piece in scene(stage.box, stage.war, None).pieces if piece.id == unit)
    assert (piece.right, piece.steps, piece.steps_left) == shown


@rule("guerra", "1.3-2")
def test_every_leader_shows_his_factors() -> None:
    stage = Stage(units=dict.fromkeys(LEADERS, "lima"))
    pieces = {piece.id: piece for piece in scene(stage.box, stage.war, None).pieces}
    assert {leader: (int(pieces[leader].left), int(pieces[leader].right)) for leader in LEADERS} == LEADERS
    assert set(LEADERS) == BOX.leaders


@rule("guerra", "1.3-3")
def test_militia_has_a_factor_of_one_and_one_step() -> None:
    assert BOX.militia
    assert {(BOX.factor[unit], BOX.steps[unit]) for unit in BOX.militia} == {(1, 1)}
