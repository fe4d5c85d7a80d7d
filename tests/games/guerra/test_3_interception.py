"""3.4 Interception."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, marching, sailing, terms
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST
from vivac.lab.coverage import rule

HUNTERS = {"pl_ri_1": "salta force 9"}
FIGHT: dict[str, Any] = {
    "initiative_attacker": 6,
    "initiative_defender": 1,
    "tactics": [3, 1],
}  # nothing that changes even odds


def leaving(*units: str, **position: Any) -> Stage:
    """Royalists about to leave Salta, where somebody may be waiting for them."""
    stands = position.pop("units", HUNTERS)
    return marching(*(units or ("ra_cuzco",)), at="salta", side=ROYALIST, units=stands, **position)


def odds(stage: Stage) -> int:
    """The sum of the modifiers of the interception that was tried."""
    line = next(line for line in stage.table.log or [] if line.say.key.endswith("intercepted"))
    return sum(terms(line).values())


# ---------------------------------------------------------------- who and when


@rule("guerra", "3.4-1")
def test_the_inactive_side_may_intercept_a_force_that_leaves_its_area() -> None:
    stage = leaving().dice(rest=1).play().choose("move:charcas", by="royalist")
    asked = stage.table.question
    assert asked is not None
    assert (asked.role, asked.prompt) == (PATRIOT, "intercept")
    assert stage.options == ["intercept:patriot:9", "decline"]
    assert (stage.war.ops, stage.war.where["ra_cuzco"]) == (7, "salta")  # announced and paid; it waits
    stage.choose("decline", by="patriot")
    assert stage.war.where["ra_cuzco"] == "charcas"


@rule("guerra", "3.4-1")
def test_a_force_is_intercepted_in_the_area_it_leaves_not_in_the_one_it_enters() -> None:
    stage = leaving(units={"pl_ri_1": "charcas force 9"}).play().choose("move:charcas", by="royalist")
    assert (stage.prompt, stage.war.where["ra_cuzco"]) == ("march", "charcas")


@rule("guerra", "3.4-2")
@pytest.mark.parametrize("waiting", [
    {"pl_ri_1": "salta_c force 9"},
    {"pl_mi_01": "salta guerrilla force 9"},
    {"ld_belgrano": "cordoba", "pl_ri_1": "cordoba"},
], ids=["inside the city", "guerrillas", "in another area"])  # fmt: skip
def test_garrisons_and_guerrillas_cannot_intercept(waiting: dict[str, str]) -> None:
    stage = leaving(units=waiting).play().choose("move:charcas", by="royalist")
    assert stage.war.where["ra_cuzco"] == "charcas"


@rule("guerra", "3.4-11")
@pytest.mark.parametrize(("third", "asked"), [("rb_mi_01", False), ("pt_spl_1", True), ("ra_mi_01", True)])
def test_rebels_never_intercept_and_the_legion_intercepts_patriots(third: str, asked: bool) -> None:
    units = {third: "banda_oriental force 9"}
    stage = marching("pl_ri_1", at="banda_oriental", side=PATRIOT, group=1, units=units, legion_open=True)
    stage.dice(rest=1).play().choose("move:misiones", by="patriot")
    question = stage.table.question
    assert question is not None
    assert (question.role == ROYALIST and question.prompt == "intercept") == asked


@rule("guerra", "3.4-11")
def test_the_legion_does_not_intercept_royalists_nor_leaders_and_ships_anybody() -> None:
    units = {
        "pt_spl_1": "banda_oriental force 9",
        "pl_frigate_1": "atlantic_1",
        "ld_belgrano": "banda_oriental",
    }
    stage = marching("ra_cuzco", at="banda_oriental", side=ROYALIST, units=units, legion_open=True)
    stage.dice(rest=1).play().choose("move:misiones", by="royalist")
    assert stage.war.where["ra_cuzco"] == "misiones"


# ---------------------------------------------------------------- the roll


@rule("guerra", "3.4-3")
@pytest.mark.parametrize(("die", "success"), [(4, False), (5, True), (6, True)])
def test_five_or_more_intercepts(die: int, success: bool) -> None:
    stage = leaving().dice(rest=3, interception=die, **FIGHT).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    assert ("intercepted" in stage.told) == success
    assert ("battle" in stage.rolled) == success


@rule("guerra", "3.4-3")
@pytest.mark.parametrize(("movers", "hunters", "modifier"), [
    (["ra_cuzco"], ["pl_ri_1"], 0),
    (["ra_cuzco"], ["pl_ri_1", "pl_dragones_patria"], +1),
    (["ra_cuzco"], ["pl_ri_1", "pl_mc_01"], +1),  # militia cavalry counts
    (["ra_cuzco"], ["pl_ri_1", "pl_ri_2", "pl_mc_01"], 0),
    (["ra_cuzco"], ["pl_mc_01", "pl_ri_1", "ld_belgrano"], +2),  # leaders are no units
    (["ra_cuzco", "ra_mc_01"], ["pl_ri_1"], -1),
    (["ra_cuzco", "ra_puebla", "ra_mc_01"], ["pl_ri_1"], 0),
    (["ra_cuzco"], ["pl_ri_1", "ld_san_martin"], +3),
    (["ra_cuzco"], ["pl_ri_1", "ld_san_martin", "ld_belgrano"], +3),
    (["ra_cuzco", "ld_pezuela"], ["pl_ri_1"], -3),
    (["ra_mc_01", "ld_pezuela"], ["pl_mc_01", "ld_belgrano"], 1 - 1 + 1 - 3),
])  # fmt: skip
def test_cavalry_and_leaders_modify_the_die(movers: list[str], hunters: list[str], modifier: int) -> None:
    stage = leaving(*movers, units=dict.fromkeys(hunters, "salta force 9")).dice(rest=1)
    stage.play().choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    assert odds(stage) == modifier


# ---------------------------------------------------------------- the battle


@rule("guerra", "3.4-4")
@rule("guerra", "3.4-12")
def test_a_success_is_a_battle_at_once_free_and_without_evasion() -> None:
    stage = leaving("ra_cuzco", "ra_concordia", ops=3).dice(rest=1, interception=6, battle=4, **FIGHT).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    assert stage.rolled == [
        "interception", "initiative-attacker", "initiative-defender", "tactics", "tactics", "battle",
    ]  # fmt: skip
    result = next(line.say.params for line in stage.table.log or [] if line.say.key == "battle-result")
    assert (result["area"], result["attack"], result["defence"]) == ("salta", 6, 8)  # the interceptor attacks
    assert stage.war.ops == 2


@rule("guerra", "3.4-5")
@rule("guerra", "3.4-13")
def test_a_mover_who_is_not_beaten_completes_his_move_and_may_go_on() -> None:
    stage = leaving(ops=3).dice(interception=6, battle=4, **FIGHT).play()  # 3-2: a bloodbath, one step each
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    assert (stage.war.where["ra_cuzco"], stage.war.ops) == ("charcas", 2)
    assert {"ra_cuzco", "pl_ri_1"} <= stage.war.reduced
    assert "move:salta" in stage.options


@rule("guerra", "3.4-13")
def test_a_mover_who_retreats_ends_his_activation() -> None:
    units = {**HUNTERS, "ra_puebla": "charcas", "ra_mi_01": "cordoba", "ra_mi_02": "lima"}
    stage = leaving(units=units).dice(rest=3, interception=6, battle=5, **FIGHT).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    stage.choose("stay", by="patriot")  # the only way was to Córdoba, and the victor does not enter the city
    assert stage.war.where["ra_cuzco"] == "cordoba"
    assert (stage.war.active, stage.war.step) == ([], "operations")


@rule("guerra", "3.4-5")
def test_a_mover_who_is_destroyed_goes_nowhere() -> None:
    units = {
        "pl_ri_1": "salta force 9",
        "pl_ri_2": "salta force 9",
        "pl_ri_3": "salta force 9",
        "ra_mi_02": "lima",
    }
    stage = leaving("ra_mi_01", units=units).dice(rest=3, interception=6, battle=6, **FIGHT).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", "stay", by="patriot")
    assert stage.war.where["ra_mi_01"] == "pool_royalist"
    assert stage.war.step == "operations"


@rule("guerra", "3.4-6")
def test_each_formed_force_may_try_once_as_its_owner_chooses_until_one_succeeds() -> None:
    units = {"pl_ri_1": "salta force 7", "pl_ri_2": "salta force 8", "pl_ri_3": "salta force 9"}
    stage = (
        leaving(units=units)
        .dice(rest=3, interception=[1, 6], **FIGHT)
        .play()
        .choose("move:charcas", by="royalist")
    )
    assert set(stage.options) == {f"intercept:patriot:{label}" for label in (7, 8, 9)} | {"decline"}
    stage.choose("intercept:patriot:8", by="patriot")
    assert set(stage.options) == {"intercept:patriot:7", "intercept:patriot:9", "decline"}
    stage.choose("intercept:patriot:9", by="patriot")
    assert stage.rolled.count("interception") == 2
    assert stage.prompt != "intercept"  # one has succeeded


@rule("guerra", "3.4-6")
def test_at_the_next_departure_they_may_try_again() -> None:
    stage = leaving(units={**HUNTERS, "pl_ri_2": "charcas force 8"}).dice(interception=[1, 1]).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot").choose(
        "move:salta", by="royalist"
    ).choose("intercept:patriot:8", by="patriot").choose("move:charcas", by="royalist")
    assert stage.options == ["intercept:patriot:9", "decline"]


@rule("guerra", "3.4-7")
@pytest.mark.parametrize(("die", "besieging"), [(1, True), (6, False)])
def test_a_besieger_who_intercepts_leaves_the_siege(die: int, besieging: bool) -> None:
    units = {"pl_ri_1": "salta force 9 besieging salta_c works", "ra_mi_01": "salta_c"}
    stage = leaving(units=units).dice(rest=3, interception=die, **FIGHT).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    assert ("pl_ri_1" in stage.war.siege) == besieging
    assert ("pl_ri_1" in stage.war.works) == besieging


# ---------------------------------------------------------------- what cannot be intercepted


@rule("guerra", "3.4-8")
def test_there_is_no_interception_at_sea() -> None:
    stage = sailing(
        "rs_frigate_1", at="pacific_7", side=ROYALIST, units={"pl_frigate_1": "pacific_7 force 9"}
    )
    stage.play().choose("sail:pacific_8", by="royalist")
    assert (stage.prompt, stage.war.where["rs_frigate_1"]) == ("voyage", "pacific_8")


@rule("guerra", "3.4-9")
def test_neither_changes_of_position_nor_embarkation_nor_a_flight_can_be_intercepted() -> None:
    inside = leaving().play().choose("enter:salta_c", by="royalist")
    assert (inside.prompt, inside.war.where["ra_cuzco"]) == ("march", "salta_c")
    units = {"pl_ri_1": "lima force 9", "rs_frigate_1": "callao"}
    port = marching("ra_cuzco", at="callao", side=ROYALIST, units=units, rp={"royalist": 0}).dice(rest=3)
    assert port.play().choose("embark:callao:0", by="royalist").prompt == "voyage"
    exile = Stage(
        side=PATRIOT, group=3, units={"ld_morelos": "tejas", "mx_mi_01": "tejas", "ra_cuzco": "tejas"}
    )
    exile.play().choose("flee:ld_morelos", by="patriot")
    assert (exile.prompt, exile.war.where["ld_morelos"]) == ("operations", "usa")


@rule("guerra", "3.4-9")
def test_a_retreat_cannot_be_intercepted() -> None:
    units = {"pl_ri_1": "salta force 9", "pl_ri_2": "salta force 8", "ra_puebla": "charcas"}
    stage = (
        leaving(units=units)
        .dice(rest=1, battle=1, **FIGHT)
        .play()
        .choose("attack:patriot:9", by="royalist")
        .choose("stand", by="patriot")
    )
    while stage.prompt in ("losses", "retreat"):
        stage.choose(stage.options[0], by=stage.asked)
    assert stage.war.where["ra_cuzco"] == "charcas"
    assert "interception" not in stage.rolled


@rule("guerra", "3.4-9")
@pytest.mark.parametrize(
    ("unit", "words"), [("ra_mi_01", "salta guerrilla force 1"), ("ld_boves", "salta force 1")]
)
def test_guerrillas_and_lone_leaders_slip_away(unit: str, words: str) -> None:
    stage = Stage(
        step="march", side=ROYALIST, ops=4, active=[unit], began="salta", units={unit: words, **HUNTERS}
    )  # fmt: skip
    assert stage.dice(rest=1).play().choose("move:charcas", by="royalist").war.where[unit] == "charcas"


@rule("guerra", "3.4-9")
def test_a_force_with_one_other_unit_than_guerrillas_can_be_intercepted() -> None:
    stage = leaving("ra_mi_01").play().choose("move:charcas", by="royalist")
    assert stage.prompt == "intercept"


# ---------------------------------------------------------------- retreats


@rule("guerra", "3.4-10")
def test_only_the_intercepting_and_the_moving_force_fight() -> None:
    units = {
        "pl_ri_1": "salta force 9", "pl_ri_2": "salta force 8", "ra_puebla": "salta force 7",
    }  # fmt: skip
    stage = leaving(units=units).dice(rest=4, interception=6, **FIGHT).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    result = next(line.say.params for line in stage.table.log or [] if line.say.key == "battle-result")
    assert (result["attack"], result["defence"]) == (6, 4)


@rule("guerra", "3.4-10")
def test_a_beaten_interceptor_leaves_the_area() -> None:
    units = {**HUNTERS, "pl_ri_2": "cordoba", "pl_mi_01": "salta_c"}
    stage = leaving(units=units).dice(rest=1, interception=6, battle=1, **FIGHT).play()
    stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
    while stage.prompt == "losses":
        stage.choose(stage.options[0], by=stage.asked)
    if stage.prompt == "retreat":
        assert "retreat:salta_c" not in stage.options
        stage.choose("retreat:cordoba", by="patriot")
    assert stage.war.where["pl_ri_1"] == "cordoba"
    assert stage.war.where["ra_cuzco"] == "charcas"  # and the mover goes on


@rule("guerra", "3.4-10")
def test_a_beaten_mover_may_not_go_where_he_was_going_unless_nothing_else_is_open() -> None:
    def beaten(**units: str) -> Stage:
        stage = leaving(units={**HUNTERS, **units}).dice(rest=3, interception=6, battle=5, **FIGHT).play()
        stage.choose("move:charcas", by="royalist").choose("intercept:patriot:9", by="patriot")
        while stage.prompt == "losses":
            stage.choose(stage.options[0], by=stage.asked)
        return stage

    choice = beaten(ra_puebla="charcas", ra_mi_01="cordoba", ra_mi_02="chaco")
    assert set(choice.options) == {"retreat:cordoba", "retreat:chaco"}
    shut = beaten(
        ra_puebla="charcas", pl_ri_2="cordoba", pl_ri_3="chaco", pl_mi_01="chile_norte",
        pl_mi_02="rio_de_la_plata",
    )  # fmt: skip
    shut.choose("stay", by="patriot")  # the victor does not enter the city
    assert shut.war.where["ra_cuzco"] == "charcas"  # friends there, and nowhere else to go
    assert shut.war.active == []


@rule("guerra", "3.4-2", "6.7-1")
def test_nobody_intercepts_from_inside_the_walls() -> None:
    stage = Stage(
        turn=3,
        side="royalist",
        step="march",
        ops=4,
        began="salta",
        active=["ld_pezuela", "ra_real_de_lima"],
        units={
            "ld_pezuela": "salta",
            "ra_real_de_lima": "salta",
            "ld_belgrano": "salta_c",
            "pl_ri_2": "salta_c",
            "pl_mc_01": "salta_c",
        },
    )
    # The same march with Belgrano inside the city of Salta: no interception is possible.
    stage.play().choose("move:rio_de_la_plata", by="royalist").expect(
        {"ops": 3, "ld_pezuela": "rio_de_la_plata", "question": "march"}
    )
