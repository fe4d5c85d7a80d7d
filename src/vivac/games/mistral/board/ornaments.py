"""What stands on the sheet and not on the ground: boxes, track, winds, title, legend, scale and frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from vivac.drawing.chart import chart_frame, ship
from vivac.drawing.geometry import Box, Point, number
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.paper import Division, Row, cartouche, compass_rose, legend, panel, scale_bar
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp
from vivac.games.mistral.board.harbours import draw_harbour_room, flag, port_sign, values
from vivac.games.mistral.board.routes import FULL, LETTERS
from vivac.games.mistral.board.survey import DEGREE, ROOM, Survey, mercator, off_chart
from vivac.games.mistral.board.zones import wind_arrow
from vivac.games.mistral.box.contents import Map, Space, Wind

BOX = 52.0  # half the breadth of a box off the chart
HEAD, FOOT = 27.0, 9.0  # of such a box, above and below its room
TITLE = (548.0, 190.0)
LEGEND = (400.0, 306.0)
ROSE = 64.0
WINDS = 122.0  # from the middle of the rose to a wind
MEDAL = 21.0
CELL = (58.0, 62.0)  # of the Levant Trade Track
SHIPS = (((-8.6, 44.75), 2.0, "sol"), ((14.05, 44.0), 1.1, "galley"), ((-9.55, 33.5), 1.0, "frigate"))
SCALE_LATITUDE = 38.0
OFF_NAMES = {"atlantic": "Atlántico", "levant": "Levante", "corfu": "Corfú"}


def _round(middle: Point, size: tuple[float, float]) -> Box:
    x, y = middle
    return x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2


def title_box(survey: Survey) -> Box:
    return _round((survey.window[0] + 886, survey.window[3] - 26 - TITLE[1] / 2), TITLE)


def legend_box(survey: Survey) -> Box:
    return _round((survey.window[0] + 1388, survey.window[3] - 22 - LEGEND[1] / 2), LEGEND)


def rose_at(survey: Survey) -> Point:
    return survey.window[0] + 430, survey.window[3] - WINDS - 36


def rose_box(survey: Survey) -> Box:
    """Its winds and their names included: there is none in the west."""
    x, y = rose_at(survey)
    return x - WINDS - 4, y - WINDS - 34, x + WINDS + MEDAL + 17, y + WINDS + 22


def scale_box(survey: Survey) -> Box:
    x, y = scale_at(survey)
    return x - 16, y - 22, x + 4 * league(survey) + 16, y + 32


def scale_at(survey: Survey) -> Point:
    return survey.window[0] + 392, survey.window[1] + 226


def league(survey: Survey) -> float:
    """Ten leagues on the sheet, in the middle latitude; no lens reaches there."""
    return (mercator(SCALE_LATITUDE + 0.5) - mercator(SCALE_LATITUDE - 0.5)) * DEGREE / 2


def track_box(chart: Map, survey: Survey) -> Box:
    wide = CELL[0] * len(chart.track.boxes) + 26
    right, bottom = survey.window[2] - 8, survey.window[3] - 10
    return right - wide, bottom - CELL[1] - 58, right, bottom


def track_cells(chart: Map, survey: Survey) -> dict[str, Point]:
    """The middle of each box of the Levant Trade Track."""
    left, top, _, _ = track_box(chart, survey)
    y = top + 42 + CELL[1] / 2
    return {box: (left + 13 + CELL[0] * (i + 0.5), y) for i, box in enumerate(chart.track.boxes)}


def wind_places(chart: Map, survey: Survey) -> dict[str, Point]:
    """Each Seasonal Wind stands round the rose where it blows from."""
    x, y = rose_at(survey)
    places: dict[str, Point] = {}
    for wind in chart.wind:
        angle = math.radians(wind.from_deg)
        places[wind.id] = (x + WINDS * math.sin(angle), y - WINDS * math.cos(angle))
    return places


def off_boxes(chart: Map, survey: Survey) -> dict[str, Box]:
    """The boxes off the chart; that of Corfu has docks under its roads."""
    out: dict[str, Box] = {}
    for space in chart.space:
        if off_chart(space):
            x, y = survey.spaces[space.id]
            docks = 2 * ROOM[1] + 6 if space.port else 0.0
            out[space.id] = (x - BOX, y - ROOM[1] - HEAD, x + BOX, y + ROOM[1] + docks + FOOT)
    return out


def corfu_docks(survey: Survey) -> Point:
    x, y = survey.spaces["corfu"]
    return x, y + 2 * ROOM[1] + 6


def ship_boxes(survey: Survey) -> list[Box]:
    return [_round(survey.place([place])[0], (70 * scale, 68 * scale)) for place, scale, _ in SHIPS]


def panel_boxes(chart: Map, survey: Survey) -> list[Box]:
    return [
        title_box(survey),
        legend_box(survey),
        rose_box(survey),
        scale_box(survey),
        track_box(chart, survey),
        *off_boxes(chart, survey).values(),
    ]


# ---------------------------------------------------------------------------------------------- the drawing


def lay_ornaments(sheet: Sheet, chart: Map, survey: Survey) -> None:
    for place, scale, symbol in SHIPS:
        sheet.add(ship(*survey.place([place])[0], scale, symbol))
    for space in chart.space:
        if off_chart(space):
            sheet.add(_off_box(space, off_boxes(chart, survey)[space.id], survey))
    sheet.add(_track(chart, survey), _winds(chart, survey), _title(title_box(survey)))
    sheet.add(_explanation(legend_box(survey)))
    sheet.add(
        scale_bar(
            *scale_at(survey), league(survey), ("0", "10", "20", "30", "40"), "Leguas marinas, de 20 al grado"
        )
    )


def _off_box(space: Space, box: Box, survey: Survey) -> str:
    x, y = survey.spaces[space.id]
    name = OFF_NAMES[space.id]
    out = [panel(box), words(name, x + (10 if space.port else 0), box[1] + 21, 16, "d-m d-sc d-b")]
    out.append(draw_harbour_room((x, y), "" if space.port else "sol"))
    if space.port:
        out.append(group(flag(space.contingent), transform=moved(box[0] + 12, box[1] + 23)))
        out.append(group(port_sign(space), transform=moved(x, y)))
        out.append(draw_harbour_room(corfu_docks(survey), "anchor"))
        out.append(words(values(space), x + ROOM[0] - 4, y - ROOM[1] + 11, 10.5, "d-e d-it d-ink2"))
    return "".join(out)


def _track(chart: Map, survey: Survey) -> str:
    box = track_box(chart, survey)
    out = [panel(box), words("Comercio de Levante", (box[0] + box[2]) / 2, box[1] + 28, 17, "d-m d-sc d-b")]
    last = len(chart.track.boxes) - 1
    for i, (letter, (x, y)) in enumerate(track_cells(chart, survey).items()):
        cell = (x - CELL[0] / 2 + 2, y - CELL[1] / 2, x + CELL[0] / 2 - 2, y + CELL[1] / 2)
        out.append(rectangle(cell, "d-berth", rx=2))
        out.append(words(letter, x, y + 9, 27, "d-m d-b d-ink3", fill_opacity=".55"))
        out.append(words(str(last - i), cell[2] - 5, cell[1] + 12, 11, "d-fig d-e d-ink2"))
    return "".join(out)


def _title(box: Box) -> str:
    rows = [
        Row("Mistral", 68, "d-b d-sc"),
        Row("", 18),
        Row("Carta náutica del Mediterráneo Occidental", 25, "d-it"),
        Row("con los vientos que lo gobiernan, 1740–1748", 17, "d-sc"),
    ]
    return (
        cartouche(box, rows)
        + stamp("crown", box[0] + 72, box[1] + 70, 1.15, "s-map")
        + stamp("fleur", box[2] - 72, box[1] + 70, 1.15, "s-map")
    )


def _winds(chart: Map, survey: Survey) -> str:
    x, y = rose_at(survey)
    out = [compass_rose(x, y, ROSE)]
    for letter, angle in (("O", 180), ("P", 270)):
        at = (
            x + (ROSE + 16) * math.sin(math.radians(angle)),
            y - (ROSE + 16) * math.cos(math.radians(angle)),
        )
        out.append(words(letter, at[0], at[1] + 5, 15, "d-m d-it d-b d-ink2"))
    places = wind_places(chart, survey)
    return "".join((*out, *(_wind(wind, places[wind.id], (x, y)) for wind in chart.wind)))


def _wind(wind: Wind, at: Point, hub: Point) -> str:
    """A wind as a medal that blows upon the rose, its letter in it and its name outside."""
    turn = math.degrees(math.atan2(hub[1] - at[1], hub[0] - at[0]))
    breath = "".join(
        f"M{number(MEDAL + 3)} {number(lift)}q8 {number(lift / 2)} {number(reach)} {number(lift * 0.7)}"
        for lift, reach in ((-9.0, 15), (-4.5, 15), (0.0, 19), (4.5, 15), (9.0, 15))
    )
    rays = "".join(
        f"M{number(math.cos(a) * (MEDAL + 1))} {number(math.sin(a) * (MEDAL + 1))}"
        f"L{number(math.cos(a) * (MEDAL + 5))} {number(math.sin(a) * (MEDAL + 5))}"
        for a in (math.tau * (i + 0.5) / 24 for i in range(24))
        if abs(math.remainder(a, math.tau)) > 0.75
    )
    above = at[1] < hub[1] - 20
    name = words(
        wind.name["es"], at[0], at[1] + (-MEDAL - 9 if above else MEDAL + 20), 15, "d-m d-it d-b d-halo"
    )
    return (
        group(
            path(breath, "d-line", stroke="var(--sea-ink)", stroke_width=1.4),
            path(rays, "d-line", stroke="var(--ink-2)", stroke_width=1),
            transform=moved(*at, turn=turn),
        )
        + circle(*at, MEDAL, fill="var(--paper)", stroke="var(--ink)", stroke_width=1.6)
        + circle(*at, MEDAL - 3.4, fill="none", stroke="var(--ink-2)", stroke_width=0.6)
        + words(LETTERS[wind.id], at[0], at[1] + 7, 20, "d-season d-m d-b d-it")
        + name
    )


def sea_sign(gale: int | None) -> str:
    figure = words(str(gale), 0, 5.2, 14.5, "d-fig d-m", fill="var(--sea-ink)") if gale is not None else ""
    return circle(0, 0, 15, "d-sea-space") + circle(0, 0, 12.2, "d-sea-space-in") + figure


def strait_sign() -> str:
    return path("M0-16L16 0L0 16L-16 0Z", "d-sea-space") + path("M0-12L12 0L0 12L-12 0Z", "d-sea-space-in")


def _explanation(box: Box) -> str:
    """Every sign the rules speak of."""
    small = "scale(.8)"

    def port(kind: str, grade: str, contingent: str, letter: str = "") -> str:
        name = {"es": "", "en": ""}
        space = Space("", name, kind, 0, 0, "", port=grade, contingent=contingent, letter=letter)
        return group(port_sign(space), transform=small)

    course = path("M-28 0H28", "d-line d-course")
    season = path("M-28 0H28", "d-line d-course-season")
    letter = words("M", 11, -6, 12, "d-season d-it d-b d-m")
    signs = (
        (group(sea_sign(3), transform=small), "Espacio de mar; cifra del Temporal"),
        (group(strait_sign(), transform=small), "Espacio de Estrecho"),
        (port("coastal", "minor", "G", "C"), "Espacio Costero, con Puerto Menor"),
        (
            port("port", "major", "F") + group(port("port", "minor", "S"), transform="translate(24 0)"),
            "Puertos: Importante y Menor",
        ),
        (words("a2 r3 q", 0, 4, 13, "d-m d-it"), "Bloqueo, Reparación, solo Trimestral"),
        (course + path(FULL, "d-before-wind"), "A favor del Viento Predominante"),
        (course + path(FULL, "d-before-season") + letter, "A favor de un Viento Estacional"),
        (season, "Solo con Viento Estacional"),
        (
            path("".join(f"M{i * 6.5 - 26:g} 0h0" for i in range(9)), "d-line d-zone-limit"),
            "Límite de Zona de Mar",
        ),
        (group(wind_arrow(270), transform="scale(.8)"), "Viento Predominante de la Zona"),
    )
    return legend(box, "Explicación", signs)


# ------------------------------------------------------------------------------------------------ the frame


def lay_frame(sheet: Sheet, survey: Survey) -> None:
    left, top, right, bottom = survey.window
    lons, lats = range(-13, 23), range(29, 49)

    def meridian(lon: int) -> list[Point]:
        return survey.place_line([(lon, 28.0), (lon, 49.0)])

    def parallel(lat: int) -> list[Point]:
        return survey.place_line([(-14.0, lat), (23.0, lat)])

    edges = [
        _marks(lons, meridian, 1, top, (left, right)),
        _marks(lats, parallel, 0, right, (top, bottom)),
        _marks(lons, meridian, 1, bottom, (left, right)),
        _marks(lats, parallel, 0, left, (top, bottom)),
    ]
    sheet.add(chart_frame(survey.window, edges))


def _marks(
    degrees: Sequence[int],
    line: Callable[[int], list[Point]],
    axis: int,
    edge: float,
    ends: tuple[float, float],
) -> list[Division]:
    """Where lines of the graticule meet an edge; every second one has its figures."""
    met: list[Division] = []
    for degree in degrees:
        for a, b in pairwise(line(degree)):
            if (a[axis] - edge) * (b[axis] - edge) <= 0 and a[axis] != b[axis]:
                share = (edge - a[axis]) / (b[axis] - a[axis])
                at = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * share
                if ends[0] + 4 < at < ends[1] - 4:
                    met.append(Division(at, f"{abs(degree)}°" if degree % 2 == 0 else ""))
                break
    return sorted(met, key=lambda each: each.at)
