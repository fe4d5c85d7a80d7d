"""What stands on the sheet and not on the ground: boxes, title, legend, compass, graticule and frame."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from vivac.drawing.geometry import Box, Point, curve
from vivac.drawing.lettering import text_width
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.paper import Division, Row, cartouche, compass_rose, legend, panel, uneven_frame
from vivac.drawing.relief import mountains
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp
from vivac.games.guerra.board.ground import WASHES
from vivac.games.guerra.board.plates import ROOM
from vivac.games.guerra.board.routes import passage
from vivac.games.guerra.board.signs import drum, flag, harbour, shield, skull
from vivac.games.guerra.board.survey import Survey
from vivac.games.guerra.box.contents import Map, OffMap

BOX = (ROOM[0] + 14, ROOM[1] + 31)  # half a box off the map
BOX_TITLE = 18.0
TITLE_AT = (0.055, 0.505, 0.345, 0.61)  # panels, in shares of the window
LEGEND_AT = (0.055, 0.635, 0.195, 0.965)
REALMS_AT = (0.205, 0.635, 0.345, 0.815)
ROSE_AT = (0.275, 0.9)
SHIPS = ((0.145, 0.40, 1.5), (0.395, 0.77, 1.2), (0.945, 0.9, 1.5))
SPAIN_AT = (0.905, 0.085)

BOXES_AT = {"haiti": (-72.22, 19.02)}  # where the label of the data would cover a neighbour

REALMS = {
    "viceroyalty_new_spain": "Virreinato de la Nueva España",
    "captaincy_guatemala": "Capitanía de Guatemala",
    "captaincy_cuba": "Capitanía de Cuba",
    "viceroyalty_new_granada": "Virreinato de la Nueva Granada",
    "captaincy_venezuela": "Capitanía de Venezuela",
    "viceroyalty_peru": "Virreinato del Perú",
    "viceroyalty_rio_de_la_plata": "Virreinato del Río de la Plata",
    "captaincy_chile": "Capitanía de Chile",
}


def within_window(survey: Survey, share: Point) -> Point:
    left, top, right, bottom = survey.window
    return left + (right - left) * share[0], top + (bottom - top) * share[1]


def panel_boxes(survey: Survey) -> list[Box]:
    """Title, legend, jurisdictions."""
    return [
        (*within_window(survey, at[:2]), *within_window(survey, at[2:]))
        for at in (TITLE_AT, LEGEND_AT, REALMS_AT)
    ]


def box_places(map: Map, survey: Survey) -> dict[str, Box]:
    """The boxes off the map: on their own land, and Spain in the corner of the ocean."""
    out: dict[str, Box] = {}
    for box in map.box:
        at = survey.place([BOXES_AT.get(box.id, box.label)])[0]
        if box.id == "spain":
            at = within_window(survey, SPAIN_AT)
        half = max(BOX[0], text_width(box.name["es"], BOX_TITLE, "d-sc d-b") / 2 + 18)
        out[box.id] = (at[0] - half, at[1] - BOX[1], at[0] + half, at[1] + BOX[1])
    return out


def box_middle(box: Box) -> Point:
    """Where counters stand in a box: under its name."""
    return (box[0] + box[2]) / 2, box[3] - ROOM[1] - 5


def draw_box(box: OffMap, at: Box) -> str:
    x, y = (at[0] + at[2]) / 2, at[1] + 44
    out = [panel(at), words(box.name["es"], x, at[1] + 26, BOX_TITLE, "d-m d-sc d-b")]
    if box.owner in ("royalist", "patriot"):
        out.append(group(flag(box.owner), transform=moved(x - 14, y)))
    else:
        out.append(stamp("quinas", x, y, 0.42, "s-map"))
    if box.port:
        out.append(group(harbour(11), transform=moved(x + 14, y)))
    return "".join(out)


def lay_ornaments(sheet: Sheet, map: Map, survey: Survey) -> None:
    title, signs, realms = panel_boxes(survey)
    rows = [
        Row("Guerra a Muerte", 62, "d-b d-sc"),
        Row("", 20),
        Row("Carta de la América Española", 29, "d-it"),
        Row("con sus virreinatos y capitanías generales, 1810–1824", 18, "d-sc"),
    ]
    sheet.add(cartouche(title, rows))
    sheet.add(
        stamp("saltire", title[0] + 60, title[3] - 62, 1.1, "s-map"),
        stamp("sun", title[2] - 60, title[3] - 62, 1.1, "s-map"),
    )
    sheet.add(_explanation(signs))
    tints = [(_tint(WASHES[realm]), name) for realm, name in REALMS.items()]
    sheet.add(legend(realms, "Jurisdicciones", tints))
    sheet.add(compass_rose(*within_window(survey, ROSE_AT), 96))
    for x, y, scale in SHIPS:
        sheet.add(stamp("frigate", *within_window(survey, (x, y)), scale, "s-harbour"))


def _tint(wash: str) -> str:
    box = (-24.0, -10.0, 24.0, 10.0)
    return (
        rectangle(box, fill="var(--land)")
        + rectangle(box, fill=f"var(--{wash})", fill_opacity=".5")
        + rectangle(box, "d-line", stroke="var(--ink)", stroke_width=1.2)
    )


def _explanation(box: Box) -> str:
    """Every sign the rules speak of."""
    line = "M-28 4Q0-8 28 0"
    ridge = mountains([(-26, 2), (0, -2), (26, 2)], 9, "legend", 3.4)
    signs = (
        (shield(2), "Valor del área en RP"),
        (flag("royalist"), "Favorable a los realistas"),
        (flag("patriot"), "Favorable a los patriotas"),
        (skull(), "Área hostil: desgaste"),
        (drum(), "Reclutamiento de masas"),
        (town(), "Ciudad"),
        (fort(), "Plaza fuerte"),
        (harbour(11), "Puerto"),
        (path(line, "d-line d-border-open"), "Frontera abierta"),
        (path(line, "d-line d-border-realm"), "Límite de jurisdicción"),
        (ridge + path("M-26 2L0-2L26 2", "d-line d-border-andes"), "Paso de los Andes"),
        (path("M-28 0H28", "d-line d-border-closed") + _crosses(), "Infranqueable"),
        (path("M-26 0H26M-26 0l7-4M-26 0l7 4M26 0l-7-4M26 0l-7 4", "d-line d-strait"), "Estrecho"),
        (path(line, "d-line d-sea-limit"), "Límite de área marítima"),
        (passage(line, "sea-ink") + fare(2, "sea-ink"), "Travesía y su coste en OP"),
        (passage(line, "royalist") + fare(3, "royalist"), "Solo para realistas"),
    )
    return legend(box, "Explicación", signs)


def _crosses() -> str:
    data = "".join(f"M{x - 4}-5l8 10M{x + 4}-5l-8 10" for x in (-14, 14))
    return path(data, "d-line", stroke="var(--ink)", stroke_width=2.2)


def fare(ops: int, ink: str) -> str:
    return circle(0, -2, 10, "d-fare", stroke=f"var(--{ink})") + words(str(ops), 0, 2.6, 13, "d-fig d-m")


def town() -> str:
    return circle(0, 0, 8.5, "d-space") + circle(0, 0, 3.2, "d-house")


def fort() -> str:
    return stamp("fortress", 0, 0, 0.56, "s-city")


# ------------------------------------------------------------------------------------- graticule and frame

TEN = 10
MERIDIANS, PARALLELS = range(-150, -9, TEN), range(-60, 61, TEN)


def lay_graticule(sheet: Sheet, survey: Survey) -> list[list[Division]]:
    """Every tenth degree, bent as the ground is; returns what the frame must be marked with."""
    grid = survey.place((lon, lat) for lon in MERIDIANS for lat in PARALLELS)
    rows = len(PARALLELS)
    meridians = [grid[i * rows : (i + 1) * rows] for i in range(len(MERIDIANS))]
    parallels = [grid[i::rows] for i in range(rows)]
    data = "".join(curve(line) for line in (*meridians, *parallels))
    sheet.add(path(data, "d-graticule"))
    left, top, right, bottom = survey.window
    return [
        _marks(meridians, [-lon for lon in MERIDIANS], 1, top),
        _marks(parallels, PARALLELS, 0, right),
        _marks(meridians, [-lon for lon in MERIDIANS], 1, bottom),
        _marks(parallels, PARALLELS, 0, left),
    ]


def _marks(
    lines: Sequence[Sequence[Point]], degrees: Sequence[int], axis: int, edge: float
) -> list[Division]:
    """Where lines cross an edge; half way between two of them a mark without figures."""
    met: list[tuple[float, str]] = []
    for line, degree in zip(lines, degrees, strict=True):
        for a, b in pairwise(line):
            if (a[axis] - edge) * (b[axis] - edge) < 0:
                t = (edge - a[axis]) / (b[axis] - a[axis])
                met.append((a[1 - axis] + (b[1 - axis] - a[1 - axis]) * t, f"{abs(degree)}°"))
                break
    met.sort()
    out: list[Division] = []
    for (at, figures), (then, _) in pairwise([*met, (met[-1][0] * 2 - met[-2][0], "")]):
        out += [Division(at, figures), Division((at + then) / 2)]
    return out


def lay_frame(sheet: Sheet, survey: Survey, divisions: Sequence[Sequence[Division]]) -> None:
    low, high = (survey.window[0], survey.window[1]), (survey.window[2], survey.window[3])
    inside = [
        [each for each in edge if low[axis] + 6 < each.at < high[axis] - 6]
        for axis, edge in zip((0, 1, 0, 1), divisions, strict=True)
    ]
    sheet.add(uneven_frame(survey.window, inside))
