"""9.5 Dissent in the River Plate: the rebels."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, barred, marching
from vivac.games.guerra.box.unpacking import NATIONS
from vivac.games.guerra.chapters.resources import income
from vivac.games.guerra.chapters.uprisings import modifier, risings
from vivac.games.guerra.chapters.victory import tally
from vivac.games.guerra.proof.laboratory import audit
from vivac.lab.coverage import rule

EMPTY = dict.fromkeys(("royalist", *NATIONS), 0)
DISSIDENT = ("misiones", "rio_de_la_plata", "banda_oriental", "paraguay")
EVEN: dict[str, Any] = {"initiative_attacker": 6, "initiative_defender": 1, "tactics": [4, 1]}


def announcing(units: dict[str, str], turn: int = 3, **position: Any) -> Stage:
    return Stage(step="uprisings", side="royalist", turn=turn, units=units, **position)


def refused(stage: Stage, area: str) -> str:
    return barred(stage, f"rise:{area}")


def rising(area: str, units: dict[str, str], die: int = 5) -> Stage:
    stage = Stage(step="risings", turn=3, units=units)
    stage.war.announced = [("royalist", area, 0)]
    return stage.dice(uprising=die).run(risings)


def against_rebels(*force: str, side: str, units: dict[str, str], battle: int, **position: Any) -> Stage:
    """A force attacks the rebels of Misiones or Banda Oriental."""
    stage = marching(*force, at=position.pop("at", "misiones"), side=side, units=units, group=1, **position)
    return stage.dice(**EVEN, battle=battle, repression=6).play()


# ---------------------------------------------------------------- 9.5-1


@rule("guerra", "9.5-1")
@pytest.mark.parametrize("area", DISSIDENT)
@pytest.mark.parametrize(("turn", "allowed"), [(1, False), (2, False), (3, True), (12, True)])
def test_from_turn_3_the_royalist_may_attempt_uprisings_in_four_areas(
    area: str, turn: int, allowed: bool
) -> None:
    stage = announcing({"pl_mi_01": area}, turn)
    assert refused(stage, area) == ("" if allowed else "9.5-1")


@rule("guerra", "9.5-1")
@pytest.mark.parametrize(("unit", "expected"), [("pl_mi_01", 2), ("pl_ri_1", 1), ("ld_belgrano", 2)])
def test_with_plus_2(unit: str, expected: int) -> None:
    for area in DISSIDENT:
        stage = announcing({unit: area})
        assert modifier(stage.box, stage.war, area) == expected
    stage.war.side = "patriot"
    assert modifier(stage.box, stage.war, "banda_oriental") == 0


@rule("guerra", "9.5-1")
@pytest.mark.parametrize("area", DISSIDENT)
def test_they_may_place_rebels_instead_of_royalist_militia(area: str) -> None:
    stage = rising(area, {"pl_mi_01": area, "ra_mi_01": area})
    assert stage.options == ["pick:rb_mi_01", "pick:rb_mc_01", "pick:ra_mi_02", "pick:ra_mc_01"]
    stage.choose("pick:rb_mc_01", by="royalist")
    assert stage.at(area) == ("pl_mi_01", "ra_mi_01", "rb_mc_01")


@rule("guerra", "9.5-1")
@pytest.mark.parametrize(
    ("units", "allowed"),
    [
        ({"pl_mi_01": "misiones"}, True),
        ({"gc_mi_01": "corrientes"}, True),
        ({"ld_belgrano": "misiones"}, True),
        ({"pl_mi_01": "misiones", "rb_mi_01": "misiones", "ra_cuzco": "misiones"}, True),
        ({"pl_mi_01": "misiones guerrilla", "ra_cuzco": "misiones"}, False),  # present, but not in control
        ({"ra_mi_01": "misiones"}, False),
        ({"rb_mi_01": "misiones"}, False),
        ({}, False),
    ],
)
def test_the_area_must_be_under_patriot_control_as_everywhere(units: dict[str, str], allowed: bool) -> None:
    assert refused(announcing(units), "misiones") == ("" if allowed else "9.0-1")


@rule("guerra", "9.5-1")
def test_the_worked_roll_in_banda_oriental() -> None:
    stage = announcing({"pl_ri_1": "banda_oriental"}, rp=EMPTY)
    stage.dice(uprising=4, spain=1, precedence_royalist=6, precedence_patriot=1).play()
    stage.choose("rise:banda_oriental", "pick:rb_mi_01", by="royalist")  # 4 + 2 - 1 = 5
    assert "rb_mi_01" in stage.at("banda_oriental")


# ---------------------------------------------------------------- 9.5-2


@rule("guerra", "9.5-2")
@pytest.mark.parametrize("side", ["royalist", "patriot"])
def test_rebels_are_never_activated_so_they_never_attack_and_never_leave_their_area(side: str) -> None:
    units = {"rb_mi_01": "misiones", "rb_mc_01": "paraguay", "ra_cuzco": "misiones", "pl_ri_1": "paraguay"}
    stage = Stage(side=side, group=1, units=units).play()
    own = "misiones" if side == "royalist" else "paraguay"
    forces = [option for option in stage.options if option.startswith(("activate", "legion"))]
    assert forces == [f"activate:{own}:0"]
    for step in ("guerrillas", "forming"):
        stage = Stage(
            step=step, side=side, units={**units, "ra_mi_01": "misiones", "pl_mi_01": "paraguay"}
        ).play()
        assert not [option for option in stage.options if ":rb_" in option]


@rule("guerra", "9.5-2")
@pytest.mark.parametrize(("side", "unit"), [("royalist", "ra_cuzco"), ("patriot", "pl_ri_1")])
def test_they_stack_and_operate_with_nobody(side: str, unit: str) -> None:
    stage = marching(unit, at="misiones", side=side, group=1, units={"rb_mi_01": "misiones"}).play()
    assert not [option for option in stage.options if option.startswith("join")]
    assert "attack:rebels:0" in stage.options  # enemies of both
    stage.choose("move:paraguay", by=side)
    assert stage.at("misiones") == ("rb_mi_01",)
    stage = rising("misiones", {"pl_mi_01": "misiones"}).choose("pick:rb_mi_01", by="royalist")
    assert audit(stage.box, stage.war) == []


@rule("guerra", "9.5-2")
@pytest.mark.parametrize(
    ("force", "side", "player"),
    [(("pl_ri_1",), "patriot", "royalist"), (("ra_cuzco",), "royalist", "patriot")],
)
def test_whoever_does_not_attack_them_plays_them(force: tuple[str, ...], side: str, player: str) -> None:
    units = {f"rb_mi_0{n}": "misiones" for n in range(1, 5)}
    stage = against_rebels(*force, side=side, units=units, battle=4).choose("attack:rebels:0", by=side)
    while stage.options and stage.options[0].startswith("lose") and ":rb_" not in stage.options[0]:
        stage.choose(stage.options[0], by=side)  # the attacker's own losses
    assert stage.prompt == "losses"
    assert stage.table.question is not None
    assert stage.table.question.role == player
    assert all(option.startswith("lose:rb_") for option in stage.options)


# ---------------------------------------------------------------- 9.5-3


@rule("guerra", "9.5-3")
@pytest.mark.parametrize(
    ("others", "royalist", "patriot"),
    [({}, 0, 1), ({"pl_ri_1": "misiones"}, 0, 1), ({"ra_cuzco": "misiones"}, 1, 1)],
)
def test_their_area_pays_nobody_and_counts_half_for_the_patriot(
    others: dict[str, str], royalist: int, patriot: int
) -> None:
    stage = Stage(rp=EMPTY, units={"rb_mi_01": "misiones", **others}).run(income)
    assert not any(stage.war.rp.values())
    count = tally(stage.box, stage.war, continent=True)
    assert (count.royalist, count.patriot) == (royalist, patriot)  # in halves


# ---------------------------------------------------------------- 9.5-4


@rule("guerra", "9.5-4")
@pytest.mark.parametrize(
    ("force", "side"), [(("pl_ri_1",), "patriot"), (("ra_cuzco",), "royalist"), (("pt_spl_1",), "legion")]
)
def test_they_are_attacked_by_field_battle_and_never_evade(force: tuple[str, ...], side: str) -> None:
    player = "royalist" if side == "legion" else side
    units = {"rb_mi_01": "banda_oriental"}
    stage = against_rebels(*force, side=player, units=units, battle=6, at="banda_oriental", ops=3)
    stage.choose("attack:rebels:0", by=player)
    assert stage.rolled[0] == "initiative-attacker"  # nobody was asked to evade
    assert stage.war.where["rb_mi_01"] == "pool_rebels"


@rule("guerra", "9.5-4")
@pytest.mark.parametrize(("unit", "side"), [("pl_ri_1", "patriot"), ("ra_cuzco", "royalist")])
def test_they_never_intercept(unit: str, side: str) -> None:
    units = {"rb_mi_01": "misiones", "rb_mc_01": "misiones"}
    stage = (
        marching(unit, at="misiones", side=side, units=units, group=1)
        .play()
        .choose("move:rio_de_la_plata", by=side)
    )
    assert stage.prompt != "intercept"
    assert stage.war.where[unit] == "rio_de_la_plata"


@rule("guerra", "9.5-4")
def test_a_rebel_retreat_is_an_elimination() -> None:
    units = {"rb_mi_01": "misiones", "rb_mi_02": "misiones", "rb_mc_01": "misiones", "rb_mc_02": "misiones"}
    stage = against_rebels("pl_ri_1", side="patriot", units=units, battle=6)
    stage.choose("attack:rebels:0", by="patriot")
    assert "retreat" not in stage.prompt
    while stage.prompt == "losses":
        stage.choose(stage.options[0], by="royalist")
    assert {stage.war.where[unit] for unit in units} == {"pool_rebels"}


# ---------------------------------------------------------------- 9.5-5


@rule("guerra", "9.5-5")
def test_all_the_rebels_of_an_area_form_one_force_whenever_they_came() -> None:
    units = {"rb_mi_01": "misiones", "rb_mc_01": "misiones", "rb_mi_02": "paraguay", "pl_mi_01": "misiones"}
    stage = rising("misiones", units).choose("pick:rb_mi_03", by="royalist")
    stage = marching(
        "pl_ri_1", at="misiones", side="patriot", group=1, units={**units, "rb_mi_03": "misiones"}
    )
    stage.play()
    assert [option for option in stage.options if option.startswith("attack")] == ["attack:rebels:0"]
    stage.dice(**EVEN, battle=1).choose("attack:rebels:0", by="patriot")
    line = next(line for line in stage.table.log or [] if line.say.key == "battle-result")
    assert (line.say.params["attack"], line.say.params["defence"]) == (4, 3)


@rule("guerra", "9.5-5")
def test_their_dice_are_rolled_and_their_losses_return_to_the_rebel_pool() -> None:
    units = {f"rb_mi_0{n}": "misiones" for n in range(1, 5)}
    stage = against_rebels("pl_ri_1", side="patriot", units=units, battle=4).choose(
        "attack:rebels:0", by="patriot"
    )
    assert stage.rolled == ["initiative-attacker", "initiative-defender", "tactics", "tactics", "battle"]
    stage.choose("lose:rb_mi_03", by="royalist")
    assert stage.war.where["rb_mi_03"] == "pool_rebels"
    assert set(stage.at("misiones")) == {"pl_ri_1", "rb_mi_01", "rb_mi_02", "rb_mi_04"}


@rule("guerra", "9.5-5")
def test_with_neither_rebels_nor_royalist_militia_in_the_pools_the_uprising_fails() -> None:
    infantry = {f"rb_mi_0{n}": "paraguay" for n in range(1, 6)}
    cavalry = {f"rb_mc_0{n}": "paraguay" for n in range(1, 6)}
    loyal = {f"ra_mi_{n:02}": "lima" for n in range(1, 19)} | {f"ra_mc_{n:02}": "lima" for n in range(1, 13)}
    stage = rising("misiones", {"pl_mi_01": "misiones", **infantry, **cavalry}, die=6)
    assert stage.options == ["pick:ra_mi_01", "pick:ra_mc_01"]
    stage = rising("misiones", {"pl_mi_01": "misiones", **infantry, **loyal}, die=6)
    assert stage.at("misiones") == ("pl_mi_01", "rb_mc_01")
    stage = rising("misiones", {"pl_mi_01": "misiones", **infantry, **cavalry, **loyal}, die=6)
    assert stage.at("misiones") == ("pl_mi_01",)
    assert stage.told == ["uprising-fails"]
    assert stage.prompt == ""


@rule("guerra", "9.4-1", "9.5-1")
def test_the_royalist_may_let_rebels_rise_instead_of_his_own_militia() -> None:
    stage = Stage(
        turn=3,
        step="uprisings",
        side="royalist",
        units={"pl_ri_1": "banda_oriental", "ra_campeche": "yucatan"},
    )
    # From 1812 the Royalist may stir up the dissidents of the River Plate. A 4, +2, -1 for the
    # regulars: 5, and he lets rebels take the field rather than militia of his own.
    stage.dice(uprising=4, spain=1, precedence_royalist=2, precedence_patriot=5).play().choose(
        "rise:banda_oriental", "pick:rb_mi_01", by="royalist"
    ).expect({"rb_mi_01": "banda_oriental"})
