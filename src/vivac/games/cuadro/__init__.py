"""Cuadro: Napoleonic battles in the Peninsula. Barrosa, 5 March 1811."""

from pathlib import Path
from typing import TYPE_CHECKING

from vivac.box import charts_of, fingerprint_of, origins_of
from vivac.games.cuadro.box.unpacking import SIDES, Box, open_box
from vivac.games.cuadro.chapters.readings import (
    ALL_LOSSES,
    BESIDE_IS_CLOSE,
    CHARGED_ALONE,
    FIRE_GOES_ON,
    GUNS_IN_TOWNS,
    LEADERS_ADD_ONE,
    LEADERS_MOUNTED,
    LOSERS_RETREAT,
    NO_FIRE_AT_ONCE,
    RALLY_APART,
    ROADS_ADD_UP,
    ROUNDSHOT_AIMED,
    WORKS_IN_FULL,
)
from vivac.games.cuadro.game import setup
from vivac.games.cuadro.mind.judgement import clock, judge, redeal
from vivac.games.cuadro.proof.laboratory import audit, facts, position
from vivac.games.cuadro.seen.profile import profile
from vivac.games.cuadro.seen.view import heading, name, scene
from vivac.games.cuadro.sequence import SEQUENCE
from vivac.table import Credits, Rulebook, Scenario, Switch
from vivac.table.scene import Board

if TYPE_CHECKING:
    from vivac.drawing.sheet import Sheet


def board(box: Box, name: str) -> Board:
    """The training field, or the coast of Barrosa."""
    from vivac.games.cuadro.board import draw_board  # drawn only when somebody looks

    return draw_board(box.contents.training if name == "training" else box.contents.barrosa)


def cover(sheet: "Sheet") -> str:
    from vivac.games.cuadro.board.cover import draw_cover  # drawn only when somebody looks

    return draw_cover(sheet)


RULEBOOK = Rulebook(
    id="cuadro",
    version="3",
    year="1811",
    ground="hexes",
    folder=Path(__file__).parent,
    roles=SIDES,
    scenarios=(Scenario("training", board="training"), Scenario("barrosa"), Scenario("chiclana")),
    switches=(
        Switch(GUNS_IN_TOWNS, "5.25"),
        Switch(ROADS_ADD_UP, "5.26"),
        Switch(WORKS_IN_FULL, "5.27"),
        Switch(LEADERS_MOUNTED, "5.28"),
        Switch(FIRE_GOES_ON, "9.28"),
        Switch(NO_FIRE_AT_ONCE, "9.30"),
        Switch(ROUNDSHOT_AIMED, "9.31"),
        Switch(LOSERS_RETREAT, "10.21"),
        Switch(BESIDE_IS_CLOSE, "10.26"),
        Switch(RALLY_APART, "12.18"),
        Switch(LEADERS_ADD_ONE, "12.19"),
        Switch(CHARGED_ALONE, "12.20"),
        Switch(ALL_LOSSES, "12.21"),
    ),
    credits=Credits(
        "Hoja de ayuda de un juego de batallas napoleónicas", document="004_5e471a1818c0dc1d.txt"
    ),
    open_box=open_box,
    setup=setup,
    play=SEQUENCE.play,
    scene=scene,
    profile=profile,
    heading=heading,
    facts=facts,
    judge=judge,
    clock=clock,
    redeal=redeal,
    name=name,
    position=position,
    audit=audit,
    board=board,
    cover=cover,
    charts=charts_of,
    fingerprint=fingerprint_of,
    origins=origins_of,
    moments={
        "charges": "attack",
        "disordered": "disordered",
        "eliminated": "nofire",
        "in-square": "siege",
        "leader-falls": "wounded",
        "linked-up": "done",
        "objective-taken": "manoeuvre",
        "routed": "routed",
        "shock": "attack",
    },
)
