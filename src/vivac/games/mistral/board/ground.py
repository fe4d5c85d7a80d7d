"""Sea and land: shoals, rhumb lines, hachured shores, rivers and hills."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.drawing.chart import define_hills, hachured_shore, hills, rhumb_lines, shoals
from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, polyline, thin
from vivac.drawing.marks import circle, mark, path, rectangle
from vivac.drawing.sheet import Sheet
from vivac.drawing.water import stream
from vivac.games.mistral.board.geography import CITIES, RANGES
from vivac.games.mistral.board.names import CITY, Names
from vivac.games.mistral.board.survey import Survey
from vivac.games.mistral.board.zones import limits

HUB = (6.6, 38.9)  # of the rhumb lines
RIM = ((18.0, ".35"), (8.0, ".5"))  # land is darker along its shore
DRY = 0.97  # of the ground under a hill


def lay_ground(sheet: Sheet, survey: Survey, names: Names, taken: Clutter) -> None:
    left, top, right, bottom = survey.window
    shore = sheet.define_path("".join(polyline(thin(ring, 0.35), closed=True) for ring in survey.rings))
    land = sheet.define_clip(mark("use", href=f"#{shore}"))
    sheet.add(rectangle(survey.window, fill="var(--sea)"), shoals(shore))
    sheet.add(rhumb_lines(survey.place([HUB])[0], (bottom - top) * 0.62, right - left))
    sheet.add(path(limits(survey), "d-line d-zone-limit"))
    sheet.add(hachured_shore(sheet, shore), mark("use", href=f"#{shore}", fill="var(--land)"))
    rims = [
        mark("use", href=f"#{shore}", stroke_width=width, stroke_opacity=strength) for width, strength in RIM
    ]
    sheet.add(f'<g clip-path="url(#{land})">', mark("g", *rims, look="d-line", stroke="var(--land-3)"))
    sheet.add(*(stream(line, (0.9, 1.4, 2.0)) for line in names.rivers), "</g>")
    sheet.add(mark("use", look="d-line", href=f"#{shore}", stroke="var(--ink)", stroke_width=1.2))
    sheet.add(_hills(sheet, survey, names, taken))
    sheet.add(*(written.element(sheet) for written in names.countries))
    sheet.add(*(written.element(sheet) for written in names.along))
    _lay_cities(sheet, survey, names)


def _hills(sheet: Sheet, survey: Survey, names: Names, taken: Clutter) -> str:
    wet = Clutter()
    for line in names.rivers:
        wet.add_line(line, 2.0)

    def free(box: Box) -> bool:
        return survey.ground.share(box) > DRY and taken.free(box) and wet.free(box)

    ranges: list[tuple[Sequence[Point], float]] = [
        (survey.place_line(each.points), each.size) for each in RANGES
    ]
    return hills(define_hills(sheet, "mistral"), ranges, free, "mistral")


def _lay_cities(sheet: Sheet, survey: Survey, names: Names) -> None:
    places = dict(zip((name for name, _ in CITIES), survey.place(at for _, at in CITIES), strict=True))
    for label in names.cities:
        x, y = places[label.id]
        sheet.add(circle(x, y, CITY - 1, fill="var(--paper)", stroke="var(--brick)", stroke_width=1.4))
        sheet.add(circle(x, y, 1.1, "d-house"), label.element())
