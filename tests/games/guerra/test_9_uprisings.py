"""9.0 to 9.4 Uprisings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, barred
from vivac.games.guerra.box.unpacking import open_box
from vivac.games.guerra.chapters.uprisings import modifier, recruits, risings
from vivac.lab.coverage import rule

BOX = open_box()
PRO_ROYALIST = {"pasto", "chiloe", "lima", "cuzco", "maracaibo", "cuba", "puerto_rico"}
PRO_PATRIOT = {"costa_firme", "isla_margarita", "santa_fe", "rio_de_la_plata", "cordoba", "salta", "mojos"}
PRO_PATRIOT |= {"charcas", "tierra_caliente"}
UPPER_PERU = {"charcas", "chiquitos", "mojos"}
RISES = {  # the lists of 4.2-2 and 4.2-4, and the areas that are on none
    "el_plata": {"cordoba", "rio_de_la_plata", "salta", "misiones", "paraguay", "banda_oriental", *UPPER_PERU}
    | {"chaco", "pampas"},
    "peru": {"lima", "cuzco", "arequipa", *UPPER_PERU},
    "chile": {"chile_norte", "chile_sur", "chiloe"},
    "gran_colombia": {"cumana", "guayana", "los_llanos", "costa_firme", "maracaibo", "santa_fe", "pasto"}
    | {"quito", "guayaquil", "isla_margarita", "panama", "quijos"},
    "mexico": {"guatemala", "tierra_caliente", "central_mexico", "san_luis_potosi", "guadalajara", "durango"}
    | {"tejas", "yucatan", "nuevo_mexico", "nueva_california", "vieja_california"},
}


def announcing(side: str, units: dict[str, str], **position: Any) -> Stage:
    return Stage(step="uprisings", side=side, units=units, **position)


def refused(stage: Stage, area: str) -> str:
    """The rule that keeps the side in turn from an uprising; nothing if it may call one."""
    return barred(stage, f"rise:{area}")


def rising(side: str, area: str, die: int, units: dict[str, str], added: int = 0) -> Stage:
    """One uprising has been announced with this modifier, and the die falls."""
    stage = Stage(step="risings", units=units)
    stage.war.announced = [(side, area, added)]
    return stage.dice(uprising=die).run(risings)


# ---------------------------------------------------------------- 9.0


@rule("guerra", "9.0-1")
def test_each_side_may_attempt_two_uprisings_per_turn_and_one_per_area() -> None:
    units = {
        "ra_mi_01": "salta",
        "ra_mi_02": "quito",
        "ra_mi_03": "cordoba",
        "gc_mi_01": "cumana",
        "gc_mi_02": "guayana",
        "gc_mi_03": "pasto",
    }
    stage = announcing("patriot", units).play()
    assert set(stage.options) == {"rise:salta", "rise:quito", "rise:cordoba", "done"}
    stage.choose("rise:salta", by="patriot")
    assert set(stage.options) == {"rise:quito", "rise:cordoba", "done"}
    assert refused(stage, "salta") == "9.0-1"
    stage.choose("rise:cordoba", by="patriot")
    assert stage.war.side == "royalist"  # two are all
    assert set(stage.options) == {"rise:cumana", "rise:guayana", "rise:pasto", "done"}
    stage.dice(uprising=[1] * 4, spain=1, precedence_royalist=6, precedence_patriot=1)
    stage.choose("rise:cumana", "rise:pasto", by="royalist")
    assert stage.rolled.count("uprising") == 4


@rule("guerra", "9.0-1")
@pytest.mark.parametrize(
    ("units", "allowed"),
    [
        ({"ra_mi_01": "guayaquil"}, True),
        ({"ra_mi_01": "guayaquil", "gc_mi_01": "guayaquil"}, True),  # partial control suffices
        ({"ld_pezuela": "guayaquil"}, True),
        ({"gc_mi_01": "guayaquil"}, False),
        ({"ra_mi_01": "guayaquil", "gc_mi_01": "guayaquil guerrilla"}, False),  # the guerrilla controls it
        ({"rs_frigate_1": "guayaquil_c"}, False),
        ({}, False),
    ],
)
def test_only_in_areas_under_full_or_partial_enemy_control(units: dict[str, str], allowed: bool) -> None:
    stage = announcing("patriot", {"ra_mi_09": "pasto", **units})
    assert refused(stage, "guayaquil") == ("" if allowed else "9.0-1")
    stage.play()
    assert ("rise:guayaquil" in stage.options) is allowed


# ---------------------------------------------------------------- 9.1, 9.2


@rule("guerra", "9.1-1")
def test_the_pro_royalist_areas() -> None:
    assert {area.id for area in BOX.area.values() if area.pro == "royalist"} == PRO_ROYALIST


@rule("guerra", "9.1-1")
@pytest.mark.parametrize("area", ["banda_oriental", "misiones", "paraguay", "rio_de_la_plata", "salta"])
def test_the_patriot_may_not_attempt_banda_oriental_misiones_or_paraguay(area: str) -> None:
    allowed = area in ("rio_de_la_plata", "salta")
    stage = announcing("patriot", {"ra_mi_01": area, "ra_mi_02": "quito"}, turn=5)
    assert refused(stage, area) == ("" if allowed else "9.1-1")
    assert (f"rise:{area}" in stage.play().options) is allowed


@rule("guerra", "9.2-1")
def test_the_pro_patriot_areas() -> None:
    assert {area.id for area in BOX.area.values() if area.pro == "patriot"} == PRO_PATRIOT


# ---------------------------------------------------------------- 9.3


@rule("guerra", "9.3-1")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("added", [-1, 0, 2])
def test_five_or_more_succeeds(die: int, added: int) -> None:
    stage = rising("patriot", "quito", die, {"ra_mi_01": "quito"}, added)
    assert (stage.prompt == "rises") is (die + added >= 5)


@rule("guerra", "9.3-1")
@pytest.mark.parametrize("militia", ["gc_mi_01", "gc_mc_01"])
def test_one_militia_infantry_or_cavalry_stands_in_the_field_and_not_in_guerrilla_mode(militia: str) -> None:
    stage = rising("patriot", "quito", 5, {"ra_mi_01": "quito_c"})
    assert stage.options == ["pick:gc_mi_01", "pick:gc_mc_01"]
    stage.choose(f"pick:{militia}", by="patriot")
    assert stage.at("quito") == (militia,)
    assert stage.at("quito_c") == ("ra_mi_01",)  # the city does not rise
    assert stage.war.guerrillas == set()


@rule("guerra", "9.3-1")
def test_without_militia_it_fails() -> None:
    infantry = {f"gc_mi_{n:02}": "cumana" for n in range(1, 11)}
    cavalry = {f"gc_mc_0{n}": "cumana" for n in range(1, 8)}
    units = {"ra_mi_01": "quito", **infantry}
    assert rising("patriot", "quito", 6, units).war.where["gc_mc_01"] == "quito"  # what there is
    stage = rising("patriot", "quito", 6, {**units, **cavalry})
    assert stage.at("quito") == ("ra_mi_01",)
    assert stage.told == ["uprising-fails"]
    assert stage.prompt == ""


@rule("guerra", "9.3-1")
def test_a_royalist_uprising_places_royalist_militia() -> None:
    stage = rising("royalist", "quito", 5, {"gc_mi_01": "quito"}).choose("pick:ra_mc_01", by="royalist")
    assert stage.at("quito") == ("gc_mi_01", "ra_mc_01")


@rule("guerra", "9.3-2")
@pytest.mark.parametrize("area", sorted(BOX.area))
def test_patriot_militia_is_of_a_nationality_whose_list_contains_the_area(area: str) -> None:
    stage = announcing("patriot", {"ra_mi_01": area})
    nations = {nation for nation, areas in RISES.items() if area in areas}
    assert {BOX.nation[unit] for unit in recruits(stage.box, stage.war, "patriot", area)} == nations
    assert (refused(stage, area) == "9.3-2") is (area in ("cuba", "puerto_rico", "santo_domingo"))


@rule("guerra", "9.3-2")
def test_in_upper_peru_the_patriot_chooses() -> None:
    stage = rising("patriot", "charcas", 5, {"ra_mi_01": "charcas"})
    assert set(stage.options) == {"pick:pl_mi_01", "pick:pl_mc_01", "pick:pe_mi_01", "pick:pe_mc_01"}


@rule("guerra", "9.3-3")
def test_the_patriot_announces_first_then_all_areas_are_rolled_in_that_order() -> None:
    units = {"ra_mi_01": "salta", "ra_mi_02": "quito", "gc_mi_01": "cumana", "gc_mi_02": "guayana"}
    stage = Stage(step="events", turn=2, units=units).play()
    assert stage.table.question is not None
    assert (stage.prompt, stage.table.question.role) == ("uprising", "patriot")
    stage.choose("rise:salta", "rise:quito", by="patriot").choose("rise:guayana", by="royalist")
    assert stage.rolled == []  # nobody rolls before both have announced
    stage.dice(uprising=[1] * 4, spain=1, precedence_royalist=6, precedence_patriot=1).choose(
        "rise:cumana", by="royalist"
    )
    failed = [line.say.params["area"] for line in stage.table.log or [] if line.say.key == "uprising-fails"]
    assert failed == ["salta", "quito", "guayana", "cumana"]


@rule("guerra", "9.3-3")
def test_control_and_modifiers_are_those_of_the_announcement() -> None:
    units = {"ld_boves": "costa_firme", "gc_mi_01": "los_llanos"}
    stage = announcing("patriot", units)
    stage.dice(uprising=[3, 4], leader_loss=1, spain=1, precedence_royalist=6, precedence_patriot=1).play()
    stage.choose("rise:costa_firme", by="patriot").choose("rise:los_llanos", by="royalist").choose(
        "pick:gc_mi_02", by="patriot"
    )
    assert stage.war.where["ld_boves"] == "lost"  # taken by the rising in Costa Firme
    assert stage.prompt == "rises"  # 4 and the +1 he still gave when Los Llanos was announced
    stage.choose("pick:ra_mi_01", by="royalist")
    assert stage.at("los_llanos") == ("gc_mi_01", "ra_mi_01")


@rule("guerra", "9.3-3")
def test_a_side_may_announce_fewer_than_two() -> None:
    units = {"ra_mi_01": "salta", "ra_mi_02": "quito", "gc_mi_01": "cumana"}
    stage = announcing("patriot", units).play().choose("rise:salta", "done", by="patriot")
    assert stage.table.question is not None
    assert stage.table.question.role == "royalist"
    stage.dice(uprising=1, spain=1, precedence_royalist=6, precedence_patriot=1).choose("done", by="royalist")
    assert stage.rolled.count("uprising") == 1


# ---------------------------------------------------------------- 9.4


@rule("guerra", "9.4-1")
@pytest.mark.parametrize(
    ("side", "area", "units", "expected"),
    [
        ("patriot", "quito", {"ra_mi_01": "quito"}, 0),
        ("patriot", "quito", {"ra_panama": "quito"}, -1),  # enemy regulars
        ("patriot", "quito", {"ra_panama": "quito_c", "ra_cumana": "quito"}, -1),  # once, garrisons included
        ("patriot", "quito", {"ra_mi_01": "quito", "gc_rifles": "quito"}, 0),  # one's own do not matter
        ("patriot", "quito", {"ra_mi_01": "quito", "ra_panama": "pasto"}, 0),
        ("patriot", "salta", {"ra_mi_01": "salta"}, 2),
        ("patriot", "salta", {"ra_panama": "salta"}, 1),
        ("patriot", "lima", {"ra_mi_01": "lima"}, 0),  # pro-Royalist is no hindrance
        ("royalist", "lima", {"pl_mi_01": "lima"}, 2),
        ("royalist", "lima", {"pl_ri_1": "callao"}, 1),
        ("royalist", "salta", {"pl_mi_01": "salta"}, 0),
        ("royalist", "los_llanos", {"gc_mi_01": "los_llanos", "ld_boves": "guayana"}, 1),
        ("royalist", "los_llanos", {"gc_rifles": "los_llanos", "ld_boves": "los_llanos"}, 0),
        ("royalist", "guayana", {"gc_mi_01": "guayana", "ld_boves": "guayana"}, 0),
    ],
)
def test_what_helps_and_what_hinders(side: str, area: str, units: dict[str, str], expected: int) -> None:
    stage = announcing(side, units)
    assert modifier(stage.box, stage.war, area) == expected


@rule("guerra", "9.4-1")
def test_repression_helps_the_patriot_and_only_him() -> None:
    units = {"ra_panama": "quito", "gc_mi_01": "quito"}
    stage = announcing("patriot", units, repression=["quito"])
    assert modifier(stage.box, stage.war, "quito") == 0  # +1 and -1
    assert modifier(stage.box, stage.war, "pasto") == 0
    stage.war.side = "royalist"
    assert modifier(stage.box, stage.war, "quito") == 0
    stage = announcing("patriot", {"ra_mi_01": "quito"}, repression=["quito"])
    assert modifier(stage.box, stage.war, "quito") == 1


@rule("guerra", "9.4-1")
@pytest.mark.parametrize("area", sorted(PRO_ROYALIST | PRO_PATRIOT))
def test_an_area_gives_2_to_the_side_it_favours(area: str) -> None:
    stage = announcing("patriot", {})
    assert modifier(stage.box, stage.war, area) == 2 * (area in PRO_PATRIOT)
    stage.war.side = "royalist"
    if area != "rio_de_la_plata":  # a dissident area: 9.5-1
        assert modifier(stage.box, stage.war, area) == 2 * (area in PRO_ROYALIST)
