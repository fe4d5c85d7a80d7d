"""Mosquetes: black-powder skirmishes on an open table, 1756-1864."""

from pathlib import Path
from typing import TYPE_CHECKING

from vivac.box import charts_of, fingerprint_of, origins_of
from vivac.games.mosquetes.box.unpacking import SIDES, Box, open_box
from vivac.games.mosquetes.chapters.setting_up import setup
from vivac.games.mosquetes.game import (
    BUILT_FORCES,
    FIRST_SHOCK,
    FREE_DEPLOYMENT,
    PIERCING_LANCE,
    SIDE_MISSIONS,
    SPARED_OBSTACLES,
)
from vivac.games.mosquetes.mind.foresight import foresight
from vivac.games.mosquetes.mind.judgement import clock, judge, redeal
from vivac.games.mosquetes.mind.tempting import tempting
from vivac.games.mosquetes.proof.laboratory import audit, facts, position
from vivac.games.mosquetes.seen.profile import profile
from vivac.games.mosquetes.seen.view import heading, name, scene
from vivac.games.mosquetes.sequence import SEQUENCE
from vivac.table import Credits, Rulebook, Scenario, Switch
from vivac.table.scene import Board

if TYPE_CHECKING:
    from vivac.drawing.sheet import Sheet


def board(box: Box, name: str) -> Board:
    """The table of a scenario."""
    from vivac.games.mosquetes.board import draw_board  # drawn only when somebody looks

    return draw_board(box.sheets[name])


def cover(sheet: "Sheet") -> str:
    from vivac.games.mosquetes.board.cover import draw_cover  # drawn only when somebody looks

    return draw_cover(sheet)


SCENARIOS = (
    *("road_ambush", "farm_raid", "scout", "blockhouse", "bateaux_1757"),
    *("convoy_1810", "ford_1811", "battery_1812", "fog_1864"),
)

RULEBOOK = Rulebook(
    id="mosquetes",
    version="3",
    year="1756-1864",
    ground="table",
    folder=Path(__file__).parent,
    roles=SIDES,
    scenarios=tuple(Scenario(scenario, board=scenario) for scenario in SCENARIOS),
    switches=(
        Switch(FREE_DEPLOYMENT, "18.7"),
        Switch(BUILT_FORCES, "18.6"),
        Switch(SIDE_MISSIONS, "17.4"),
        Switch(SPARED_OBSTACLES, "19.27"),
        Switch(FIRST_SHOCK, "19.29"),
        Switch(PIERCING_LANCE, "19.30"),
    ),
    credits=Credits(
        "Muskets & Tomahawks",
        designers=("Alex Buchel",),
        publisher="Studio Tomahawk",
        document="002_a439493b868568a2.txt",
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
    tempting=tempting,
    niceties=frozenset({"via", "arrange", "singly"}),
    foresight=foresight,
    clock=clock,
    fickle=5,
    moments={
        "charge": "attack",
        "collapse": "disordered",
        "fled": "routed",
        "scored": "done",
        "spotted": "eye",
        "unit-gone": "nofire",
        "wagon-destroyed": "siege",
    },
)
