"""Two worlds that differ only below the army markers of the Royalists."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.box.unpacking import PATRIOT
from vivac.games.guerra.seen.view import scene

HIDDEN = "limited_intelligence"
POOR = {"royalist": 0, "el_plata": 0, "chile": 0, "gran_colombia": 0, "peru": 0, "mexico": 0}
# two Royalist armies: what the first holds in one world is with the second in the other
SALTA = ("ra_cuzco", "ra_dragones_del_rey", "ld_pezuela")
LIMA = ("ra_mi_01", "ra_puebla", "ra_art_pe_1")
OPEN = {"pl_ri_1": "salta force 9", "pl_ri_2": "cordoba", "ra_concordia": "arequipa"}
EVEN: dict[str, Any] = {"initiative_attacker": 6, "initiative_defender": 1, "tactics": [3, 1]}


def armies(
    salta: tuple[str, ...] = SALTA,
    lima: tuple[str, ...] = LIMA,
    *,
    words: str = "",
    on: bool = True,
    **position: Any,
) -> Stage:
    """Army r1 in Salta, beside Patriots, and army r2 in Lima."""
    units = {
        **dict.fromkeys(salta, f"salta force 1 {words}"), **dict.fromkeys(lima, "lima force 2"),
        **OPEN, **position.pop("units", {}),
    }  # fmt: skip
    switches = (HIDDEN,) if on else ()
    position = {"side": PATRIOT, "group": 1, "rp": POOR, "armies": {1: "army_r1", 2: "army_r2"}, **position}
    return Stage(*switches, units=units, **position)


def swapped(**position: Any) -> Stage:
    return armies(LIMA, SALTA, **position)


def seen(stage: Stage, viewer: str | None = PATRIOT) -> bytes:
    """Everything a viewer sees, with the question and the log if the game is being played."""
    if stage._table is None:
        return msgspec.json.encode(scene(stage.box, stage.war, viewer))
    return msgspec.json.encode((stage.table.scene(viewer), stage.table.told(viewer)))


def pieces(stage: Stage, viewer: str | None = PATRIOT) -> dict[str, Any]:
    return {piece.id: piece for piece in scene(stage.box, stage.war, viewer).pieces}
