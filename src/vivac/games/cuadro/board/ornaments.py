"""What stands on the sheet and not on the ground: title, legend, compass, scale and frame."""

from __future__ import annotations

from vivac.drawing.hexground import Strokes, bank
from vivac.drawing.marks import group, moved, path
from vivac.drawing.paper import (
    Division,
    Row,
    cartouche,
    compass_rose,
    graduated_frame,
    legend_columns,
    scale_bar,
)
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp
from vivac.drawing.water import waterlined
from vivac.games.cuadro.board import lines
from vivac.games.cuadro.board.ground import SLOPE, beach, fields, marsh, wood
from vivac.games.cuadro.board.survey import MARGIN, PITCH, Survey

TITLES = {
    "Chiclana, La Barrosa y Sancti Petri": (
        Row("Batalla de la Barrosa", 40, "d-b d-sc"),
        Row("", 16),
        Row("dada el 5 de marzo de 1811", 22, "d-it"),
        Row("entre Chiclana, la Torre de la Barrosa y Sancti Petri", 14, "d-sc"),
    )
}


def lay_ornaments(sheet: Sheet, survey: Survey) -> None:
    panels, map_ = survey.panels, survey.map
    name = map_.name["es"]
    plain = (Row(name, 34, "d-b d-sc"), Row("", 14), Row("Cuadro", 20, "d-it"))
    sheet.add(cartouche(panels.title, TITLES.get(name, plain)))
    sheet.add(legend_columns(panels.legend, "Explicación", signs(sheet), panels.columns))
    left, top, right, bottom = panels.rose
    radius = min(right - left, bottom - top) / 2 - 20
    x, y = (left + right) / 2, (top + bottom) / 2
    turn = f"rotate({map_.north} {x:.1f} {y:.1f})"
    sheet.add(group(compass_rose(x, y, radius), transform=turn))
    hexes = int((panels.scale[2] - panels.scale[0] - 20) / PITCH)
    marks = tuple(str(i * map_.hex_metres) for i in range(hexes + 1))
    sheet.add(scale_bar(panels.scale[0] + 8, panels.scale[1] + 18, PITCH, marks, "metros"))
    _lay_frame(sheet, survey)


def _lay_frame(sheet: Sheet, survey: Survey) -> None:
    """A neat-line whose bar counts hexes: columns along the top and foot, rows at the sides."""
    lattice, map_ = survey.lattice, survey.map
    across = [Division(MARGIN + PITCH * column) for column in range(1, map_.columns + 1)]
    down = [Division(MARGIN + lattice.side / 2 + lattice.rise * row) for row in range(1, map_.rows + 1)]
    sheet.add(graduated_frame(survey.window, across, down))


# ---------------------------------------------------------------- the legend


def signs(sheet: Sheet) -> list[tuple[str, str]]:
    """Every sign the rules speak of, each round the origin, at most 28 units to either side."""
    plot = "M-27-11Q-10-15 8-12Q24-13 27-6Q29 8 22 12Q0 15-20 12Q-30 6-27-11Z"
    pines = "".join(
        stamp("tree-pine", dx, dy, 0.9) for dx, dy in ((-16, -2), (-2, -4), (13, -1), (-8, 8), (6, 8))
    )
    few = stamp("tree-pine", -10, 2, 0.9) + stamp("tree-pine", 11, 4, 0.9)
    slope = path(
        bank((-26, -6), (26, -6), (0, 20), "legend", Strokes(SLOPE.apart, 15, SLOPE.breadth)), "d-hach"
    )
    way = "M-27 5Q-8-9 8 1T27-4"
    return [
        (fields(sheet, plot), "Cultivado"),
        (wood(plot, ".5") + few, "Bosque ligero"),
        (wood(plot, ".5") + wood(plot, ".85") + pines, "Bosque denso"),
        (marsh(sheet, plot) + stamp("reed", 2, 4), "Marisma"),
        (beach(sheet, plot), "Playa"),
        (waterlined(sheet, plot), "Mar, caño o laguna"),
        (_small(lines.settlement("village", (0, 0), "legend"), 0.55), "Pueblo"),
        (_small(lines.settlement("town", (0, 0), "legend", steeple=True), 0.38), "Ciudad"),
        (_small(lines.tower(), 0.66), "Edificios fuertes"),
        (_small(lines.pontoon(), 0.62), "Puente de pontones"),
        (lines.road(way), "Camino"),
        (lines.track(way), "Vereda"),
        (lines.river("M-27 3L-9-5L9 5L27-3"), "Río"),
        (lines.stream("M-27 3L-9-5L9 5L27-3"), "Arroyo"),
        (_crossed(lines.bridge()), "Puente"),
        (_crossed(lines.ford()), "Vado"),
        (lines.ravine((-24, 0), (24, 0), "legend"), "Barranco"),
        (slope, "Desnivel moderado"),
        (_cliff(), "Desnivel impasable"),
        (lines.siege((-24, 5), (24, 5), (0, -20)), "Líneas de asedio"),
    ]


def _small(sign: str, scale: float) -> str:
    return group(sign, transform=moved(0, 0, scale))


def _crossed(sign: str) -> str:
    """What crosses a stream: the water runs along y."""
    return lines.stream("M0-13Q3 0 0 13") + sign


def _cliff() -> str:
    return lines.cliff_marks([((-24.0, -6.0), (24.0, -6.0), (0.0, 20.0))])


__all__ = ["lay_ornaments", "signs"]
