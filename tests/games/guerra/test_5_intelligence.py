"""5.1.3 Limited intelligence: what stands below a marker is changed, and the other side notices nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.guerra.campaigning import Stage, terms
from tests.games.guerra.veiled import EVEN, LIMA, OPEN, POOR, SALTA, armies, pieces, seen, swapped
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, open_box
from vivac.games.guerra.seen.view import scene
from vivac.lab.coverage import rule

BOX = open_box()


def alike(**position: Any) -> tuple[Stage, Stage]:
    return armies(**position), swapped(**position)


# ---------------------------------------------------------------- what is hidden


@rule("guerra", "5.1.3-1", "5.1.3-2")
def test_what_stands_below_a_marker_is_hidden_from_the_opponent() -> None:
    one, two = alike()
    assert seen(one) == seen(two)
    assert seen(one, None) == seen(two, None)
    assert seen(one, ROYALIST) != seen(two, ROYALIST)


@rule("guerra", "5.1.3-1")
def test_without_the_switch_everything_is_open() -> None:
    one, two = alike(on=False)
    assert seen(one) != seen(two)
    assert {*SALTA, *LIMA, "army_r1"} <= pieces(one).keys()


@rule("guerra", "5.1.3-2")
@pytest.mark.parametrize(("salta", "lima"), [
    (SALTA[:1], (*LIMA, *SALTA[1:])),  # their number
    (("ra_mi_01", *SALTA[1:]), ("ra_cuzco", *LIMA[1:])),  # their type
    (("ra_cuzco", "ra_dragones_del_rey"), (*LIMA, "ld_pezuela")),  # their leaders
])  # fmt: skip
def test_neither_number_nor_type_nor_leaders_are_seen(salta: tuple[str, ...], lima: tuple[str, ...]) -> None:
    assert seen(armies(salta, lima)) == seen(armies())


@rule("guerra", "5.1.3-2")
def test_nor_is_their_strength() -> None:
    weak = armies()
    weak.war.reduced |= {"ra_cuzco", "ra_puebla"}
    assert seen(weak) == seen(armies())


@rule("guerra", "5.1.3-2")
def test_the_opponent_sees_the_marker_its_owner_and_place_and_all_units_in_the_open() -> None:
    found = pieces(armies())
    assert not {*SALTA, *LIMA} & found.keys()
    assert (found["army_r1"].place, found["army_r1"].side, found["army_r1"].face_up) == (
        "salta",
        ROYALIST,
        False,
    )
    assert found["army_r2"].place == "lima"
    assert OPEN.keys() <= found.keys()
    own = pieces(armies(), ROYALIST)
    assert {*SALTA, *LIMA, "army_r1", *OPEN} <= own.keys()
    assert own["army_r1"].face_up


@rule("guerra", "5.1.3-2")
@pytest.mark.parametrize(("words", "badges"), [
    ("", ()), ("besieging salta_c", ("siege",)), ("besieging salta_c works", ("siege", "works")),
])  # fmt: skip
def test_he_sees_its_position_and_whether_it_was_activated(words: str, badges: tuple[str, ...]) -> None:
    units = {"pl_mi_01": "salta_c"}
    one, two = (make(words=words, units=units) for make in (armies, swapped))
    assert pieces(one)["army_r1"].badges == badges
    assert seen(one) == seen(two)
    for stage, force in ((one, SALTA), (two, LIMA)):
        stage.war.side = ROYALIST
        stage.war.finished |= set(force)
        assert pieces(stage)["army_r1"].badges == (*badges, "done")
        stage.war.active = list(force)
        assert pieces(stage)["army_r1"].badges == (*badges, "manoeuvre")
    assert seen(one) == seen(two)


@rule("guerra", "5.1.3-2")
def test_a_marker_inside_a_city_is_seen_there() -> None:
    units = {"ra_cachiri": "callao force 3"}
    stage = armies(units=units, armies={1: "army_r1", 2: "army_r2", 3: "army_r8"})
    assert pieces(stage)["army_r8"].place == "callao"
    assert "ra_cachiri" not in pieces(stage)


@rule("guerra", "5.1.3-2")
def test_each_side_has_eight_markers() -> None:
    assert {side: len(markers) for side, markers in BOX.army_markers.items()} == {ROYALIST: 8, PATRIOT: 8}


# ---------------------------------------------------------------- when it is shown


@rule("guerra", "5.1.3-3")
def test_a_declared_battle_shows_the_army_until_it_is_resolved() -> None:
    stage = armies(step="march", active=["pl_ri_1"], ops=8).dice(rest=1, evasion=1).play()
    label = next(option for option in stage.options if option.startswith("attack"))
    assert not set(SALTA) & pieces(stage).keys()
    stage.choose(label, by="patriot")
    assert set(SALTA) <= pieces(stage).keys()  # the evasion roll included
    assert not set(LIMA) & pieces(stage).keys()
    stage.choose("evade", by="royalist")
    assert "evaded" in stage.told
    assert not set(SALTA) & pieces(stage).keys()


@rule("guerra", "5.1.3-3")
def test_the_marker_is_all_the_attacker_sees_when_he_picks() -> None:
    one, two = (make(step="march", active=["pl_ri_1"], ops=8).play() for make in (armies, swapped))
    assert seen(one) == seen(two)
    question = one.table.scene(PATRIOT).question
    assert question is not None
    choice = next(choice for choice in question.choices if choice.id == "attack:royalist:1")
    assert choice.piece == "army_r1"


@rule("guerra", "5.1.3-3")
def test_an_interception_shows_both_forces_until_it_is_resolved() -> None:
    force = ("ra_cuzco", "ra_panama")
    stage = armies(
        force, step="march", side=ROYALIST, active=list(force), ops=8, units={"pl_ri_2": "salta force 9"},
        armies={1: "army_r1", 9: "army_p1"},
    ).dice(interception=[1, 6], battle=1, **EVEN)  # fmt: skip
    stage.play().choose("move:charcas", by="royalist")
    assert not set(force) & pieces(stage).keys()  # announced, not yet intercepted
    assert "pl_ri_1" not in pieces(stage, ROYALIST)
    stage.choose("intercept:patriot:9", by="patriot")  # in vain
    assert "not-intercepted" in stage.told
    assert not set(force) & pieces(stage).keys()
    stage.choose("move:salta", "move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    assert stage.prompt == "losses"
    assert set(force) <= pieces(stage).keys()
    assert "pl_ri_1" in pieces(stage, ROYALIST)


@rule("guerra", "5.1.3-3")
def test_assaults_and_hunts_show_it_too() -> None:
    siege = armies(
        words="besieging salta_c", step="march", side=ROYALIST, active=list(SALTA), ops=8,
        units={"pl_mi_01": "salta_c"},
    ).dice(assault=3)  # fmt: skip
    siege.play().choose("assault", by="royalist")
    assert siege.prompt == "losses"
    assert set(SALTA) <= pieces(siege).keys()
    hunt = armies(
        step="march", side=ROYALIST, active=list(SALTA), ops=8, units={"pl_mi_02": "salta guerrilla force 8"},
    ).dice(hunt=1)  # fmt: skip
    hunt.play().choose("hunt:8", by="royalist")
    assert hunt.prompt == "losses"
    assert set(SALTA) <= pieces(hunt).keys()
    hunt.choose("lose:ra_cuzco", by="royalist")
    assert not set(SALTA) & pieces(hunt).keys()


@rule("guerra", "5.1.3-3")
def test_activation_movement_and_attrition_show_nothing() -> None:
    worlds = []
    for salta, lima in ((SALTA, LIMA), (("ra_dragones_ba", "ra_mexico_drag", "ld_boves"), LIMA)):
        # the same die and the same OPs: three units and a leader worth as much on the table
        stage = armies(salta, lima, side=ROYALIST, units={"pl_ri_1": "cordoba"}, rp=POOR)
        absent = {"ra_dragones_ba", "ra_mexico_drag", "ld_boves", *SALTA} - set(salta)
        for unit in absent:
            stage.war.label.pop(unit, None)
        stage.dice(rest=1, activation=5, attrition=1).play()
        stage.choose("activate:salta:1", "move:chaco", "move:paraguay", "stop", by="royalist")
        while stage.prompt == "losses":
            stage.choose(stage.options[0], by="royalist")
        worlds.append(stage)
    one, two = worlds
    assert pieces(one)["army_r1"].place == "paraguay"
    assert msgspec.json.encode(one.table.told(PATRIOT)) == msgspec.json.encode(two.table.told(PATRIOT))
    assert [piece for piece in pieces(one).values() if piece.place == "paraguay"] == [pieces(one)["army_r1"]]


@rule("guerra", "5.1.3-3")
def test_joining_another_army_says_nothing_of_numbers() -> None:
    logs = []
    for joining in (LIMA, LIMA[:1]):
        units = dict.fromkeys(joining, "salta force 2")
        stage = armies(SALTA, (), side=ROYALIST, step="march", active=list(SALTA), ops=4,
                       units={"pl_ri_1": "cordoba", **units})  # fmt: skip
        stage.play().choose("join:2", by="royalist")
        assert "picked-up" in [line.say.key for line in stage.table.told(ROYALIST)]
        logs.append(msgspec.json.encode(stage.table.told(PATRIOT)))
    assert logs[0] == logs[1]


@rule("guerra", "5.1.3-3")
def test_rebuilding_and_promotion_show_nothing() -> None:
    build = armies(step="building", side=ROYALIST, first=ROYALIST, rp={**POOR, "royalist": 2})
    build.war.reduced |= {"ra_cuzco"}
    build.play().choose("restore:ra_cuzco", by="royalist")
    promote = armies(
        step="promotion", side=ROYALIST, first=ROYALIST,
        units={"ra_puebla": "salta force 1", "ra_mi_02": "salta"},
    )  # fmt: skip
    promote.war.reduced |= {"ra_puebla"}
    promote.play().choose("promote:ra_puebla", by="royalist")
    for stage, unit in ((build, "ra_cuzco"), (promote, "ra_puebla")):
        assert unit in [line.say.params.get("unit") for line in stage.table.told(ROYALIST)]
        assert unit not in str(stage.table.told(PATRIOT))
        assert unit not in pieces(stage)


# ---------------------------------------------------------------- what is public


@rule("guerra", "5.1.3-4")
def test_dice_ops_and_rp_are_public_but_not_the_leader_behind_them() -> None:
    stage = armies(side=ROYALIST, rp={**POOR, "royalist": 1}).dice(activation=2).play()
    stage.choose("activate:salta:1", "spend:royalist", by="royalist")
    line = next(line for line in stage.table.told(PATRIOT) if line.say.key == "activated")
    assert line.say.params["ops"] == 8
    assert not terms(line), "a sum that leaves the leader out would be wrong, and one with him tells of him"
    status = scene(stage.box, stage.war, PATRIOT).status
    assert next(say.params["ops"] for say in status if say.key == "status-march") == 8
    assert [say.params["rp"] for say in status if say.key == "status-rp"] == ["0"] * 6


@rule("guerra", "5.1.3-4")
def test_control_markers_pools_track_ships_and_guerrillas_are_public() -> None:
    units = {"rs_frigate_1": "callao", "ra_mi_02": "mojos guerrilla", "ra_general": "pool_royalist"}
    stage = armies(units=units, repression=["quito"])
    view = scene(stage.box, stage.war, PATRIOT)
    found = pieces(stage)
    assert {"rs_frigate_1", "ra_mi_02", "repression@quito"} <= found.keys()
    assert view.notes["lima"][0].params["royalist"] == 2
    piles = {pile.id: {piece.id for piece in pile.pieces} for pile in view.piles}
    assert "ra_general" in piles["pool_royalist"]
    assert "ld_morillo" in piles["track"]


@rule("guerra", "5.1.3-4")
def test_a_loss_that_reaches_the_pool_is_public_and_a_lost_step_is_not() -> None:
    stage = armies(
        ("ra_cuzco", "ra_mi_01"), ("ra_puebla",), step="march", side=ROYALIST,
        active=["ra_cuzco", "ra_mi_01"], ops=4, units={"pl_ri_1": "cordoba"},
    ).dice(attrition=4)  # fmt: skip
    stage.play().choose("move:chaco", "stop", "lose:ra_mi_01", by="royalist")
    told = [(line.say.key, line.say.params.get("unit")) for line in stage.table.told(PATRIOT)]
    assert ("unit-eliminated", "ra_mi_01") in told
    assert not [unit for _, unit in told if unit == "ra_cuzco"]
    assert ("unit-reduced", "ra_cuzco") in [
        (line.say.key, line.say.params.get("unit")) for line in stage.table.told(ROYALIST)
    ]
