"""8.2 Boves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, marching
from vivac.games.guerra.box.unpacking import NATIONS
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.uprisings import modifier
from vivac.games.guerra.game import BOVES_EVERY_COMBAT
from vivac.lab.coverage import rule

EMPTY = dict.fromkeys(("royalist", *NATIONS), 0)
EVEN: dict[str, Any] = {
    "initiative_attacker": 6,
    "initiative_defender": 1,
    "tactics": [4, 1],
}  # nothing that matters here


@rule("guerra", "8.2-1")
@pytest.mark.parametrize(
    ("where", "added"),
    [
        *[
            (place, 1)
            for place in ("los_llanos", "san_fernando", "costa_firme", "caracas", "cumana", "guayana")
        ],
        *[(place, 1) for place in ("maracaibo", "santa_fe")],
        *[(place, 0) for place in ("isla_margarita", "panama", "track", "lost")],
    ],
)
def test_boves_helps_royalist_uprisings_in_los_llanos_from_there_or_next_to_it(
    where: str, added: int
) -> None:
    stage = Stage(step="uprisings", side="royalist", units={"ld_boves": where, "gc_mi_01": "los_llanos"})
    assert modifier(stage.box, stage.war, "los_llanos") == added
    assert modifier(stage.box, stage.war, "cumana") == 0  # nowhere else
    stage.war.side = "patriot"
    assert modifier(stage.box, stage.war, "los_llanos") == 0  # and nobody else


@rule("guerra", "8.2-1")
def test_his_help_makes_a_4_enough() -> None:
    for where, rises in (("cumana", True), ("quito", False)):
        units = {"ld_boves": where, "gc_mi_01": "los_llanos"}
        stage = Stage(step="uprisings", side="royalist", rp=EMPTY, units=units)
        stage.dice(uprising=4, spain=1, precedence_royalist=1, precedence_patriot=6).play().choose(
            "rise:los_llanos", by="royalist"
        )
        assert ("uprising-succeeds" in stage.told) is rises


@rule("guerra", "8.2-1")
@pytest.mark.parametrize("die", range(1, 7))
def test_his_own_loss_roll_has_minus_one(die: int) -> None:
    for leader, fatal in (("ld_boves", 3), ("ld_pezuela", 2)):
        stage = (
            Stage(units={leader: "cumana", "ra_mi_01": "cuba"})
            .dice(leader_loss=die)
            .run(leader_check, leader)
        )
        assert stage.war.where[leader] == ("lost" if die <= fatal else "cuba")


# ---------------------------------------------------------------- 8.2-2 the switch


def attacking(*switches: str, battle: int, loss: int = 6) -> Stage:
    """Boves attacks at even odds."""
    stage = marching(
        "ra_barinas", "ra_sagunto", "ld_boves", at="los_llanos", side="royalist", switches=switches,
        units={"gc_husares": "los_llanos", "gc_lanceros": "los_llanos reduced", "ra_mi_01": "cuba"},
    )  # fmt: skip
    stage.dice(**EVEN, battle=battle, leader_loss=loss, repression=6).play()
    return stage.choose("attack:patriot:0", by="royalist").choose("stand", by="patriot")


@rule("guerra", "8.2-2")
@pytest.mark.parametrize(("switches", "rolls"), [((), 0), ((BOVES_EVERY_COMBAT,), 1)])
def test_by_the_switch_he_rolls_after_every_battle_even_if_units_survive(
    switches: tuple[str, ...], rolls: int
) -> None:
    stage = attacking(*switches, battle=4)  # a bloodbath: one step each
    stage.choose("lose:ra_barinas", by="royalist").choose("lose:gc_husares", by="patriot")
    assert stage.rolled.count("leader-loss") == rolls
    assert stage.war.where["ld_boves"] == "los_llanos"


@rule("guerra", "8.2-2")
@pytest.mark.parametrize(("die", "fate"), [(3, "lost"), (4, "los_llanos")])
def test_with_minus_one_and_lost_for_good(die: int, fate: str) -> None:
    stage = (
        attacking(BOVES_EVERY_COMBAT, battle=4, loss=die)
        .choose("lose:ra_barinas", by="royalist")
        .choose("lose:gc_husares", by="patriot")
    )
    assert stage.war.where["ld_boves"] == fate
    assert "ra_sagunto" in stage.at("los_llanos")


@rule("guerra", "8.2-2")
def test_defending_he_rolls_too() -> None:
    units = {"ra_barinas": "los_llanos", "ra_sagunto": "los_llanos", "ld_boves": "los_llanos"}
    stage = marching(
        "gc_husares", "gc_soberbios_dragones", at="los_llanos", side="patriot", group=2, units=units,
        switches=(BOVES_EVERY_COMBAT,),
    )  # fmt: skip
    stage.dice(**EVEN, battle=4, leader_loss=6).play().choose("attack:royalist:0", by="patriot").choose(
        "stand", by="royalist"
    )
    stage.choose("lose:gc_husares", by="patriot").choose("lose:ra_barinas", by="royalist")
    assert stage.rolled.count("leader-loss") == 1


@rule("guerra", "8.2-2")
def test_there_is_one_roll_per_combat_even_if_all_his_units_fall() -> None:
    stage = marching(
        "ra_mi_01", "ld_boves", at="los_llanos", side="royalist", switches=(BOVES_EVERY_COMBAT,),
        units={"gc_lanceros": "los_llanos", "gc_llaneros_1": "los_llanos", "ra_mi_02": "cumana"},
    )  # fmt: skip
    stage.dice(**EVEN, battle=1, leader_loss=[6, 6]).play().choose("attack:patriot:0", by="royalist").choose(
        "stand", by="patriot"
    )
    assert stage.rolled.count("leader-loss") == 1
    assert stage.war.where["ld_boves"] == "cumana"


@rule("guerra", "8.2-2")
@pytest.mark.parametrize("attacker", ["royalist", "patriot"])
def test_a_siege_assault_is_a_combat(attacker: str) -> None:
    royal = {"ra_barinas": "", "ra_sagunto": "", "ld_boves": ""}
    patriot = {"gc_husares": "", "gc_rifles": ""}
    inside, outside = (patriot, royal) if attacker == "royalist" else (royal, patriot)
    stage = marching(
        *outside, at="los_llanos", side=attacker, group=2, switches=(BOVES_EVERY_COMBAT,),
        units=dict.fromkeys(inside, "san_fernando"),
    )  # fmt: skip
    stage.dice(assault=6, leader_loss=6).play().choose("besiege:san_fernando", "assault", by=attacker)
    while stage.prompt == "losses":
        stage.choose(stage.options[0], by=stage.asked)
    assert stage.rolled == ["assault", "leader-loss"]


@rule("guerra", "8.2-2")
@pytest.mark.parametrize("hunter", ["royalist", "patriot"])
def test_a_counter_guerrilla_operation_is_a_combat_for_hunter_and_hunted(hunter: str) -> None:
    force: tuple[str, ...]
    if hunter == "royalist":
        units = {"gc_mi_01": "los_llanos guerrilla"}
        force = ("ra_barinas", "ld_boves")
    else:
        units = {"ra_mi_01": "los_llanos guerrilla force 3", "ld_boves": "los_llanos force 3"}
        force = ("gc_rifles",)
    stage = marching(
        *force, at="los_llanos", side=hunter, group=2, switches=(BOVES_EVERY_COMBAT,), units=units
    )
    stage.dice(hunt=3, leader_loss=6).play()
    stage.choose(next(option for option in stage.options if option.startswith("hunt:")), by=hunter)
    assert stage.rolled == ["hunt", "leader-loss"]
