"""5.1.3 Army markers: what they cover, the answers that are always true, and what may be believed."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.guerra.campaigning import Stage
from tests.games.guerra.veiled import HIDDEN, POOR, SALTA, armies, pieces, seen
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, open_box
from vivac.games.guerra.mind.redealing import redeal
from vivac.games.guerra.proof.laboratory import audit
from vivac.games.guerra.seen.view import scene
from vivac.lab.coverage import rule
from vivac.table import copy_state

BOX = open_box()

# ---------------------------------------------------------------- markers


@rule("guerra", "5.1.3-5")
@pytest.mark.parametrize(("units", "post"), [
    ({"ra_mi_01": "mojos guerrilla"}, "regroup:mojos"),
    ({"ld_pezuela": "lima", "ld_boves": "lima"}, "regroup:lima"),
    ({"rs_frigate_1": "callao", "rs_frigate_2": "callao"}, "regroup:callao:afloat"),
])  # fmt: skip
def test_neither_guerrillas_nor_ships_nor_leaders_alone_get_a_marker(
    units: dict[str, str], post: str
) -> None:
    stage = Stage(HIDDEN, step="opening", side=ROYALIST, units={**units, "ra_cuzco": "salta"}).play()
    stage.choose(post, "all", by="royalist")
    if stage.prompt == "quarters":
        stage.choose("stay", by="royalist")
    assert stage.prompt == "form"
    assert stage.war.army == {}


@rule("guerra", "5.1.3-5")
def test_rebels_and_the_legion_are_never_formed() -> None:
    units = {"rb_mi_01": "paraguay", "pt_spl_1": "banda_oriental", "ra_cuzco": "salta", "pl_ri_1": "cordoba"}
    for side, post in ((ROYALIST, "regroup:salta"), (PATRIOT, "regroup:cordoba")):
        stage = Stage(HIDDEN, step="opening", side=side, units=units, legion_open=True).dice(rest=1).play()
        assert stage.options == [post, "done"]


@rule("guerra", "5.1.3-5")
def test_a_marker_follows_the_moving_part_and_those_left_behind_stand_in_the_open() -> None:
    stage = armies(
        side=ROYALIST, step="march", active=list(SALTA), ops=4, units={"pl_ri_1": "cordoba"}
    ).play()
    stage.choose("leave", "pick:ra_dragones_del_rey", "done", "move:charcas", by="royalist")
    found = pieces(stage)
    assert found["army_r1"].place == "charcas"
    assert found["ra_dragones_del_rey"].place == "salta"
    assert "ra_cuzco" not in found


@rule("guerra", "5.1.3-5")
def test_while_units_are_left_behind_the_marker_does_not_tell_which() -> None:
    seen_by_the_enemy, believed = [], []
    for unit in ("ra_cuzco", "ra_dragones_del_rey"):
        stage = armies(
            side=ROYALIST, step="march", active=list(SALTA), ops=4, units={"pl_ri_1": "cordoba"}
        ).play()
        stage.choose("leave", f"pick:{unit}", by="royalist")
        seen_by_the_enemy.append(pieces(stage, PATRIOT)["army_r1"])
        war = redeal(BOX, copy_state(stage.war), PATRIOT, Random(3))
        believed.append(len(war.active))
    assert seen_by_the_enemy[0] == seen_by_the_enemy[1]
    assert believed[0] == believed[1] > 0


@rule("guerra", "5.1.3-5")
def test_a_marker_without_a_land_unit_comes_off() -> None:
    stage = armies(
        side=ROYALIST, step="march", active=list(SALTA), ops=4, units={"pl_ri_1": "cordoba"}
    ).play()
    stage.choose("leave", "pick:ra_cuzco", "pick:ra_dragones_del_rey", by="royalist")
    assert "army_r1" not in stage.war.army.values()
    assert set(SALTA) <= pieces(stage).keys()


@rule("guerra", "5.1.3-5")
def test_a_leader_of_another_group_who_goes_alone_leaves_the_marker_with_the_army() -> None:
    units = {"pl_ri_1": "lima force 1", "ld_bolivar": "lima force 1"}
    stage = (
        Stage(HIDDEN, side=PATRIOT, group=2, units=units, armies={1: "army_p1"}, rp=POOR).dice(rest=3).play()
    )
    stage.choose("activate:lima:1", "move:cuzco", by="patriot")
    assert pieces(stage, ROYALIST)["army_p1"].place == "lima"
    assert pieces(stage, ROYALIST)["ld_bolivar"].place == "cuzco"
    assert audit(BOX, stage.war) == []


@rule("guerra", "5.1.3-5")
def test_newly_placed_units_stand_in_the_open() -> None:
    stage = armies(step="building", side=ROYALIST, first=ROYALIST, rp={**POOR, "royalist": 1})
    stage.play().choose("buy:ra_mi_02", "at:salta", by="royalist")
    assert pieces(stage)["ra_mi_02"].place == "salta"


@rule("guerra", "5.1.3-5")
def test_a_force_that_embarks_keeps_its_marker() -> None:
    units = {"ra_cuzco": "callao force 1", "rs_frigate_1": "callao"}
    stage = Stage(
        HIDDEN, step="march", side=ROYALIST, ops=4, active=["ra_cuzco"], began="callao", units=units,
        armies={1: "army_r1"}, rp=POOR,
    ).dice(activation=6)  # fmt: skip
    stage.play().choose("embark:callao:0", "sail:pacific_7", by="royalist")
    assert pieces(stage)["army_r1"].place == "pacific_7"
    assert "ra_cuzco" not in pieces(stage)


# ---------------------------------------------------------------- true answers


@rule("guerra", "5.1.3-6")
@pytest.mark.parametrize(
    ("salta", "lima", "royalist"), [(("ra_cuzco",), ("ra_mi_01",), 2), (("ra_mi_01",), ("ra_cuzco",), 0)]
)
def test_hidden_regulars_count_truly_against_guerrillas(
    salta: tuple[str, ...], lima: tuple[str, ...], royalist: int
) -> None:
    stage = armies(salta, lima, units={"pl_ri_1": "cordoba", "pl_mi_01": "salta guerrilla"})
    assert scene(stage.box, stage.war, PATRIOT).notes["salta"][0].params["royalist"] == royalist


@rule("guerra", "5.1.3-6")
@pytest.mark.parametrize(("salta", "added"), [(("ra_cuzco",), 1), (("ra_mi_01",), 2)])
def test_hidden_regulars_count_truly_against_an_uprising(salta: tuple[str, ...], added: int) -> None:
    stage = armies(salta, ("ra_puebla",), step="uprisings", units={"pl_ri_1": "cordoba"})
    stage.play().choose("rise:salta", by="patriot")
    assert stage.war.announced == [(PATRIOT, "salta", added)]  # pro-Patriot +2, regulars -1


@rule("guerra", "5.1.3-6")
def test_a_subversion_shows_the_american_units_until_the_patriot_has_chosen() -> None:
    stage = armies(turn=11, liberals=11, units={"ld_belgrano": "salta", "rs_leon": "salta force 1"})
    stage.dice(subversion=6).play()
    assert not set(SALTA) & pieces(stage).keys()
    stage.choose("subvert:ld_belgrano", by="patriot")
    assert set(stage.options) == {"target:ra_cuzco", "target:ra_dragones_del_rey"}
    assert {"ra_cuzco", "ra_dragones_del_rey"} <= pieces(stage).keys()
    stage.choose("target:ra_cuzco", by="patriot")
    assert not set(SALTA) & pieces(stage).keys()


# ---------------------------------------------------------------- what a viewer may believe


@rule("guerra", "5.1.3-2")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("position", [
    {}, {"step": "march", "side": ROYALIST, "active": list(SALTA), "ops": 4, "triggers": ["ra_cuzco"]},
    {"words": "besieging salta_c works", "units": {"pl_mi_01": "salta_c"}},
    {"units": {"pl_mi_01": "salta guerrilla"}}, {"units": {"pl_mi_01": "lima guerrilla"}},
], ids=["at rest", "on the march", "besieging", "watched in Salta", "watched in Lima"])  # fmt: skip
def test_a_deal_the_viewer_could_believe_leaves_what_he_sees_the_same(
    position: dict[str, Any], seed: int
) -> None:
    stage = armies(**position)
    before = seen(stage)
    dealt = redeal(BOX, copy_state(stage.war), PATRIOT, Random(seed))
    assert msgspec.json.encode(scene(BOX, dealt, PATRIOT)) == before
    assert audit(BOX, dealt) == []


@rule("guerra", "5.1.3-2")
def test_the_deals_differ_and_an_army_at_sea_is_dealt_too() -> None:
    deals = {
        frozenset(redeal(BOX, copy_state(armies().war), PATRIOT, Random(n)).stack["salta"]) for n in range(9)
    }
    assert len(deals) > 1
    at_sea = Stage(
        HIDDEN, step="voyage", side=ROYALIST, fleet=["rs_frigate_1"], fleet_ops=2, active=["ra_cuzco"],
        embarked_at="callao", armies={1: "army_r1", 2: "army_r2"},
        units={"ra_cuzco": "pacific_7 force 1", "ra_puebla": "lima force 2", "rs_frigate_1": "pacific_7"},
    )  # fmt: skip
    for seed in range(6):
        dealt = redeal(BOX, copy_state(at_sea.war), PATRIOT, Random(seed))
        assert dealt.where[dealt.active[0]] == "pacific_7"
        assert audit(BOX, dealt) == []
