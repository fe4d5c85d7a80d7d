"""Mosby's Raiders: Northern Virginia, 1863. Solitaire."""

from pathlib import Path
from typing import TYPE_CHECKING

from vivac.box import charts_of, fingerprint_of, origins_of
from vivac.games.mosby.box.unpacking import Box, open_box
from vivac.games.mosby.game import (
    CANNON_HIDDEN_ONCE,
    DISBAND_AS_ACTION,
    FORD_IS_ONE_SPACE,
    HIDE_AS_ACTION,
    HIGHER_TARGETS,
    MOSBY,
    NO_FRESH_CARDS,
    SCOUT_IN_OPERATIONS,
    setup,
)
from vivac.games.mosby.mind.judgement import judge, redeal
from vivac.games.mosby.proof.laboratory import audit, facts, position
from vivac.games.mosby.seen.profile import profile
from vivac.games.mosby.seen.view import heading, name, scene
from vivac.games.mosby.sequence import SEQUENCE
from vivac.table import Credits, Rulebook, Scenario, Switch
from vivac.table.scene import Board

if TYPE_CHECKING:
    from vivac.drawing.sheet import Sheet


def board(box: Box, _name: str) -> Board:
    from vivac.games.mosby.board import draw_board  # drawn only when somebody looks

    return draw_board(box.contents.map)


def cover(sheet: "Sheet") -> str:
    from vivac.games.mosby.board.cover import draw_cover  # drawn only when somebody looks

    return draw_cover(sheet)


RULEBOOK = Rulebook(
    id="mosby",
    version="3",
    year="1863",
    ground="points",
    folder=Path(__file__).parent,
    roles=(MOSBY,),
    scenarios=(Scenario("campaign"),),
    switches=(
        Switch("opt_8_1_advanced_victory", "8.1-1"),
        *(
            Switch(one, "8.1-7", excludes=tuple(two for two in HIGHER_TARGETS if two != one))
            for one in HIGHER_TARGETS
        ),
        Switch("opt_8_2_more_events", "8.2-1"),
        Switch("opt_8_3a_hide_may_fail", "8.3-1"),
        Switch("opt_8_3b_hide_cannon", "8.3-2"),
        Switch("opt_8_4_rail_repair", "8.4-1"),
        Switch("opt_8_5_north_of_potomac", "8.5-1"),
        Switch("opt_8_6_demolition_failure", "8.6-1"),
        Switch("opt_8_7_interrogation", "8.7-1"),
        Switch("opt_8_8_blind_entry", "8.8-1"),
        Switch("opt_8_9_depot_contents", "8.9-1"),
        Switch(FORD_IS_ONE_SPACE, "6.2-4"),
        Switch(NO_FRESH_CARDS, "6.5-S5"),
        Switch(DISBAND_AS_ACTION, "6.6-2"),
        Switch(HIDE_AS_ACTION, "7.2-H"),
        Switch(CANNON_HIDDEN_ONCE, "8.3-4"),
        Switch(SCOUT_IN_OPERATIONS, "A-scout"),
    ),
    credits=Credits(
        "Mosby's Raiders",
        designers=("Eric Lee Smith",),
        publisher="Victory Games",
        published="1985",
        translators=("Felipe Santamaría",),
        document="000_c72297f2b547ed77.txt",
    ),
    open_box=open_box,
    setup=setup,
    play=SEQUENCE.play,
    scene=scene,
    profile=profile,
    heading=heading,
    facts=facts,
    judge=judge,
    redeal=redeal,
    name=name,
    position=position,
    audit=audit,
    board=board,
    cover=cover,
    charts=charts_of,
    fingerprint=fingerprint_of,
    origins=origins_of,
    solitaire=True,
    moments={
        "caught": "eye",
        "combat-lost": "disordered",
        "combat-won": "attack",
        "demolished": "siege",
        "kidnapped": "manoeuvre",
        "killed": "nofire",
        "leader-delivered": "done",
        "skedaddled": "routed",
        "train-left": "inactive",
        "wounded": "wounded",
    },
)
