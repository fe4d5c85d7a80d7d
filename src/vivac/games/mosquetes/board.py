"""The table, drawn plainly from the data of a scenario."""

from __future__ import annotations

from vivac.games.mosquetes.contents import Outline, ScenarioSheet
from vivac.table.scene import Board, Grid

INCH = 20.0
MARGIN = 40.0
FILLS = {
    "wood": "#7d9a62", "orchard": "#a9bf7d", "crops": "#dfc979", "scrub": "#b9bf8f", "swamp": "#9fb5a5",
    "rocks": "#b3aca0", "river": "#8fb2c9", "ford": "#b9d0da", "bridge": "#c9b48a",
}  # fmt: skip
STROKES = {"hedge": "#4f7038", "wall": "#6b6459", "palisade": "#5a3d22", "wagon": "#7a5a35"}


def draw_board(sheet: ScenarioSheet) -> Board:
    """Ground, roads, walls and houses; north is up."""
    width, height = sheet.size[0] * INCH + 2 * MARGIN, sheet.size[1] * INCH + 2 * MARGIN
    south = height - MARGIN

    def line(points: Outline, *, closed: bool = False) -> str:
        spots = " L".join(f"{MARGIN + x * INCH:g} {south - y * INCH:g}" for x, y in points)
        return f"M{spots}{'Z' if closed else ''}"

    parts = [
        f'<rect width="{width:g}" height="{height:g}" fill="var(--paper)"/>',
        f'<rect x="{MARGIN:g}" y="{MARGIN:g}" width="{sheet.size[0] * INCH:g}" height="{sheet.size[1] * INCH:g}"'
        ' fill="#e6e1c8" stroke="var(--ink)"/>',
    ]
    parts += [f'<path d="{line(a.poly, closed=True)}" fill="{FILLS[a.kind]}"/>' for a in sheet.area]
    parts += [
        f'<path d="{line(r.line)}" fill="none" stroke="#d3bd94" stroke-width="{r.width * INCH:g}"/>'
        for r in sheet.road
    ]
    parts += [
        f'<path d="{line(o.line)}" fill="none" stroke="{STROKES.get(o.kind, "#8a6d48")}" stroke-width="4"/>'
        for o in sheet.obstacle
    ]
    for house in sheet.building:
        parts.append(
            f'<path d="{line(house.poly, closed=True)}" fill="#c79a76" stroke="#5b4130" stroke-width="4"/>'
        )
        parts += [
            f'<path d="{line(door)}" fill="none" stroke="#e6e1c8" stroke-width="5"/>' for door in house.doors
        ]
    return Board(width, height, "".join(parts), {}, INCH, Grid(MARGIN, south, INCH / 4))
