"""Mistral: the naval war in the Western Mediterranean, 1740-1748."""

from pathlib import Path
from typing import TYPE_CHECKING

from vivac.box import charts_of, fingerprint_of, origins_of
from vivac.games.mistral.box.unpacking import ROLES, Box, open_box
from vivac.games.mistral.chapters.setting_up import setup
from vivac.games.mistral.mind.judgement import clock, judge, redeal
from vivac.games.mistral.proof.laboratory import audit, facts, position
from vivac.games.mistral.seen.profile import profile
from vivac.games.mistral.seen.view import heading, scene
from vivac.games.mistral.seen.wording import name
from vivac.games.mistral.sequence import SEQUENCE
from vivac.table import Credits, Rulebook, Scenario, Switch
from vivac.table.scene import Board

SCENARIOS = (
    *("1740", "1741", "1742", "1743", "1744", "1745", "1746", "1747"),
    *("campaign_1740", "campaign_1741", "campaign_1742", "campaign_1744"),
)

if TYPE_CHECKING:
    from vivac.drawing.sheet import Sheet


def board(box: Box, _name: str) -> Board:
    from vivac.games.mistral.board import draw_board  # drawn only when somebody looks

    return draw_board(box.contents.map, box.contents.coast)


def cover(sheet: "Sheet") -> str:
    from vivac.games.mistral.board.cover import draw_cover  # drawn only when somebody looks

    return draw_cover(sheet)


RULEBOOK = Rulebook(
    id="mistral",
    version="3",
    year="1740-1748",
    ground="sea",
    folder=Path(__file__).parent,
    roles=ROLES,
    scenarios=tuple(Scenario(scenario) for scenario in SCENARIOS),
    switches=(
        Switch("named_ships", "2.24"),
        Switch("italy", "C.1"),
        Switch("generic_convoys", "2.34"),
        Switch("raiders_only", "2.332e"),
        Switch("french_apart", "2.33a"),
        Switch("no_french_blockade", "2.421"),
    ),
    credits=Credits(
        "Mistral",
        publisher="Red Sash Games, Ian Weir",
        published="2011",
        translators=("Fernando Latorre",),
        others={
            "maps": ("Paul Dangel",),
            "testing": ("David Hughes",),
            "thanks": ("Miguel Guerrero de Mier",),
        },
        document="003_6fb2131a88c56b66.txt",
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
        "admiral-captured": "wounded",
        "admiral-killed": "wounded",
        "battle-begins": "attack",
        "battle-won": "done",
        "blockades": "siege",
        "campaign-won": "manoeuvre",
        "defied": "attack",
        "event-occurs": "eye",
        "scattered": "routed",
        "sunk": "nofire",
        "troops-land": "done",
    },
)
