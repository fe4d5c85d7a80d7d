"""Tres en raya: two players, nine squares, three in a row wins."""

from pathlib import Path

from tres_en_raya.game import ROLES, play, setup
from tres_en_raya.judgement import judge, redeal
from tres_en_raya.view import board, facts, heading, name, position, problems, scene
from vivac.table import Rulebook, Scenario

RULEBOOK = Rulebook(
    id="tres-en-raya",
    version="1",
    year="-1300",
    ground="squares",
    folder=Path(__file__).parent,
    roles=ROLES,
    scenarios=(Scenario("standard"),),
    open_box=lambda _pack: None,
    setup=setup,
    play=play,
    scene=scene,
    heading=heading,
    facts=facts,
    judge=judge,
    redeal=redeal,
    name=name,
    position=position,
    audit=problems,
    board=board,
    charts=lambda _box: {},
)
