"""Contraband: a toy on hexes with sides, cards and dice of its own, of which the house has never heard.

Nothing in the house names it. A test lays it beside the installed games and looks at its table.
"""

from pathlib import Path

from contraband.play import ROLES, play, setup
from contraband.seen import audit, draw_board, facts, heading, judge, name, position, redeal, scene
from vivac.table import Rulebook, Scenario

RULEBOOK = Rulebook(
    id="contraband",
    version="1",
    year="1798",
    ground="hexes",
    folder=Path(__file__).parent,
    roles=ROLES,
    scenarios=(Scenario("bay"),),
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
    audit=audit,
    board=draw_board,
    charts=lambda _box: {},
)
