"""4.7 Promotion of militia."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.box.unpacking import NATIONS
from vivac.lab.coverage import rule

EMPTY = dict.fromkeys(("royalist", *NATIONS), 0)


def promoting(side: str, units: dict[str, str], **position: Any) -> Stage:
    """A side may promote; the other has been or has nothing to promote."""
    return Stage(step="promotion", side=side, first=side, units=units, **{"rp": EMPTY, **position}).play()


@rule("guerra", "4.7-1")
def test_a_militia_is_removed_to_restore_a_step_of_a_regular_of_the_same_arm_and_area() -> None:
    units = {
        "ra_cuzco": "cuzco reduced",
        "ra_mi_01": "cuzco",
        "ra_mi_02": "cuzco_c",
        "ra_concordia": "lima reduced",
        "ra_real_de_lima": "arequipa",
        "ra_mi_03": "arequipa",
        "ra_art_pe_1": "cuzco",
        "ra_chilotes": "cuzco",
    }
    stage = promoting("royalist", units)
    assert (stage.prompt, stage.options) == ("promotion", ["promote:ra_cuzco", "done"])
    stage.choose("promote:ra_cuzco", by="royalist")
    assert stage.options == ["pick:ra_mi_01", "pick:ra_mi_02"]  # those of the area, city or field
    stage.choose("pick:ra_mi_02", by="royalist")
    assert stage.war.where["ra_mi_02"] == "pool_royalist"
    assert stage.war.reduced == {"ra_concordia"}
    assert stage.at("cuzco") == ("ra_cuzco", "ra_mi_01", "ra_art_pe_1", "ra_chilotes")


@rule("guerra", "4.7-1")
def test_it_comes_before_any_building_so_militia_raised_in_the_phase_is_too_late() -> None:
    units = {"ra_cuzco": "cuzco reduced", "ra_concordia": "lima reduced", "ra_mi_01": "lima"}
    stage = promoting("royalist", units, rp={**EMPTY, "royalist": 9})
    assert stage.options == ["promote:ra_concordia", "done"]
    stage.choose("done", by="royalist")
    assert stage.prompt == "mass-recruitment"
    stage.choose("recruit:cuzco", by="royalist")
    prompts = []
    while stage.prompt in ("building", "build-where"):
        prompts.append(stage.prompt)
        stage.choose("buy:ra_mi_05" if "buy:ra_mi_05" in stage.options else stage.options[-1], by="royalist")
    assert prompts == ["building", "build-where", "building"]
    assert stage.prompt == "guerrillas"
    assert stage.war.reduced == {"ra_cuzco", "ra_concordia"}


@rule("guerra", "4.7-2")
@pytest.mark.parametrize(
    ("side", "regular", "militia", "allowed"),
    [
        ("royalist", "ra_cuzco", "ra_mi_01", True),
        ("royalist", "ra_cuzco", "ra_mc_01", False),
        ("royalist", "ra_dragones_del_rey", "ra_mc_01", True),
        ("royalist", "ra_dragones_del_rey", "ra_mi_01", False),
        ("royalist", "rs_burgos", "ra_mi_01", True),  # Spanish regulars too
        ("royalist", "rs_dragones_union", "ra_mc_01", True),
        ("patriot", "pl_ri_1", "pl_mi_01", True),
        ("patriot", "pl_ri_1", "pe_mi_01", False),  # only its own nationality
        ("patriot", "ch_cazadores_caballo", "ch_mc_01", True),
        ("patriot", "ch_cazadores_caballo", "pl_mc_01", False),
    ],
)
def test_infantry_serves_infantry_cavalry_cavalry_and_patriots_their_own_nationality(
    side: str, regular: str, militia: str, allowed: bool
) -> None:
    stage = promoting(side, {regular: "charcas reduced", militia: "charcas"})
    assert (f"promote:{regular}" in stage.options) is allowed
    if allowed:
        stage.choose(f"promote:{regular}", by=side)
        assert not stage.war.reduced
        assert stage.at("charcas") == (regular,)


@rule("guerra", "4.7-3")
@pytest.mark.parametrize(
    ("royalist", "patriot", "first"),
    [([4], [3], "royalist"), ([2], [5], "patriot"), ([3, 1], [3, 6], "patriot")],
)
def test_the_higher_die_promotes_first_then_the_other_and_ties_are_rolled_again(
    royalist: list[int], patriot: list[int], first: str
) -> None:
    units = {
        "ra_cuzco": "cuzco reduced",
        "ra_mi_01": "cuzco",
        "pl_ri_1": "salta reduced",
        "pl_mi_01": "salta",
    }
    stage = Stage(step="income", rp=EMPTY, units=units)
    stage.dice(precedence_royalist=royalist, precedence_patriot=patriot).play()
    second = "patriot" if first == "royalist" else "royalist"
    for role, regular in ((first, "ra_cuzco"), (second, "pl_ri_1")):
        assert stage.prompt == "promotion"
        assert ("promote:ra_cuzco" in stage.options) is (role == "royalist"), regular
        stage.choose("done", by=role)
    assert len(stage.rolled) == 2 * len(royalist)
    assert stage.prompt != "promotion"


@rule("guerra", "4.7-4")
def test_militia_in_guerrilla_mode_may_be_promoted() -> None:
    stage = promoting("patriot", {"pl_ri_1": "salta reduced", "pl_mi_01": "salta guerrilla"})
    stage.choose("promote:pl_ri_1", by="patriot")
    assert stage.war.where["pl_mi_01"] == "pool_el_plata"
    assert stage.war.guerrillas == set()


@rule("guerra", "4.7-4")
@pytest.mark.parametrize(
    ("regular", "militia", "besieged", "allowed"),
    [
        ("callao", "callao", True, True),
        ("lima", "callao", True, False),
        ("callao", "lima", True, False),
        ("callao", "lima", False, True),
        ("lima_c", "lima", True, True),  # both outside the besieged city
    ],
)
def test_both_must_be_on_the_same_side_of_the_siege_lines(
    regular: str, militia: str, besieged: bool, allowed: bool
) -> None:
    units = {"ra_concordia": f"{regular} reduced", "ra_mi_01": militia, "ra_art_pe_1": "callao"}
    units["pl_ri_1"] = "lima besieging callao" if besieged else "lima"
    stage = promoting("royalist", units)
    assert ("promote:ra_concordia" in stage.options) is allowed


@rule("guerra", "4.7-5")
def test_promotion_is_free_and_the_militia_may_be_bought_again_in_the_same_phase() -> None:
    spare = {f"pl_mi_0{n}": "cordoba guerrilla" for n in range(2, 8)}
    units = {"pl_ri_1": "salta reduced", "pl_mi_01": "salta", "ra_cuzco": "salta", **spare}
    stage = promoting("patriot", units, rp={**EMPTY, "el_plata": 0.5}).choose("promote:pl_ri_1", by="patriot")
    assert stage.war.rp["el_plata"] == 1
    assert stage.war.where["pl_mi_01"] == "pool_el_plata"
    assert stage.prompt == "building"
    stage.choose("buy:pl_mi_01", "at:salta", by="patriot")
    assert stage.war.where["pl_mi_01"] == "salta"
    assert stage.war.rp["el_plata"] == 0
