"""Guerra a Muerte: the wars of independence of Spanish America, 1810-1824. Two players, hidden armies."""

from pathlib import Path
from typing import TYPE_CHECKING

from vivac.box import charts_of, fingerprint_of, origins_of
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box, open_box
from vivac.games.guerra.game import (
    BOVES_EVERY_COMBAT,
    CLOSED_PORTS,
    FACTOR_ON_OPS,
    LIBERALS_TO_COME,
    LIMITED_INTELLIGENCE,
    ONE_LEVY,
    STATIONARY_CHECK,
    setup,
)
from vivac.games.guerra.mind.judgement import clock, judge
from vivac.games.guerra.mind.redealing import redeal
from vivac.games.guerra.proof.laboratory import audit, facts, position
from vivac.games.guerra.seen.profile import profile
from vivac.games.guerra.seen.view import heading, name, scene
from vivac.games.guerra.sequence import SEQUENCE
from vivac.table import Credits, Rulebook, Scenario, Switch
from vivac.table.scene import Board

if TYPE_CHECKING:
    from vivac.drawing.sheet import Sheet


def board(box: Box, _name: str) -> Board:
    from vivac.games.guerra.board import draw_board  # drawn only when somebody looks

    return draw_board(box.contents.map)


def cover(sheet: "Sheet") -> str:
    from vivac.games.guerra.board.cover import draw_cover  # drawn only when somebody looks

    return draw_cover(sheet)


RULEBOOK = Rulebook(
    id="guerra",
    version="3",
    year="1810-1824",
    ground="areas",
    folder=Path(__file__).parent,
    roles=(ROYALIST, PATRIOT),
    scenarios=(
        Scenario("campaign"),
        Scenario("first_fights"),
        Scenario("empire_strikes_back"),
        Scenario("end_of_empire"),
    ),
    switches=(
        Switch(LIMITED_INTELLIGENCE, "5.1.3-1", default=True),
        Switch(FACTOR_ON_OPS, "3.3-11"),
        Switch(STATIONARY_CHECK, "5.3-6"),
        Switch(BOVES_EVERY_COMBAT, "8.2-2"),
        Switch(ONE_LEVY, "4.9-7"),
        Switch(CLOSED_PORTS, "4.8-9"),
        Switch(LIBERALS_TO_COME, "12.x-2"),
    ),
    credits=Credits(
        "Guerra a Muerte (War to the Death)",
        publisher="Against the Odds",
        document="001_4f4a967eba5cb026.txt",
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
        "army-formed": "manoeuvre",
        "battle-result": "attack",
        "city-falls": "siege",
        "convoy-destroyed": "nofire",
        "leader-lost": "wounded",
        "liberals": "eye",
        "mass-recruitment": "loaded",
        "no-retreat": "routed",
        "repression": "disordered",
        "starved-out": "siege",
        "subverted": "done",
        "uprising-succeeds": "attack",
    },
)
