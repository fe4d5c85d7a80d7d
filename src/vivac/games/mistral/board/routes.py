"""Routes over the sea: dotted courses, with arrows before the winds that blow along them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.geometry import Box, Point, box_round, polyline, resample, within
from vivac.drawing.marks import moved, path, words
from vivac.games.mistral.board.survey import Course, Survey
from vivac.games.mistral.box.contents import Map

LETTERS = {"mistral": "M", "levanter": "L", "sirocco": "S", "libeccio": "A", "gregale": "G"}  # as on a rose
FULL = "M8 0L-5.6 5.4L-2.4 0L-5.6-5.4Z"
HALF = 9.0  # half of the room of an arrow
LETTER = 12.0  # from the middle of an arrow to its letter


class Arrow(Struct, frozen=True):
    """Where a wind blows along a route, and with what heading, in degrees."""

    at: Point
    heading: float
    wind: str = ""

    @property
    def letter(self) -> Point:
        """Beside the arrow, on its upper side."""
        angle = math.radians(self.heading)
        dx, dy = math.sin(angle) * LETTER, -math.cos(angle) * LETTER
        return (self.at[0] + dx, self.at[1] + dy) if dy <= 0 else (self.at[0] - dx, self.at[1] - dy)

    @property
    def boxes(self) -> tuple[Box, ...]:
        return (box_round(self.at, HALF), *((box_round(self.letter, 6.0),) if self.wind else ()))


def set_arrows(chart: Map, survey: Survey) -> list[Arrow]:
    """On the stretch of each route that counters leave free."""
    out: list[Arrow] = []
    for route, course in zip(chart.route, survey.courses, strict=True):
        prevailing = route.pw not in ("none", "pure")
        open_water = _open_water(course, survey)
        if prevailing:
            out.append(_arrow(open_water, 0.32 if route.wind else 0.5, route.pw == route.b))
        if route.wind:
            share = 0.72 if prevailing else 0.5
            out.append(_arrow(open_water, share, route.toward == route.b, route.wind))
    return out


def _open_water(course: Course, survey: Survey) -> list[tuple[float, float, float]]:
    rooms = [survey.room(space) for space in (course.a, course.b)]
    fine = resample(course.line, 1.0)
    return [p for p in fine if not any(within((p[0], p[1], p[0], p[1]), room) for room in rooms)] or fine


def _arrow(line: Sequence[tuple[float, float, float]], share: float, onward: bool, wind: str = "") -> Arrow:
    x, y, heading = line[round((len(line) - 1) * share)]
    return Arrow((x, y), math.degrees(heading) + (0 if onward else 180), wind)


def draw_courses(chart: Map, survey: Survey) -> str:
    def data(season: bool) -> str:
        return "".join(
            polyline(course.line)
            for route, course in zip(chart.route, survey.courses, strict=True)
            if (route.pw == "pure") is season
        )

    return path(data(False), "d-line d-course") + path(data(True), "d-line d-course-season")


def draw_arrow(arrow: Arrow) -> str:
    look = "d-before-season" if arrow.wind else "d-before-wind"
    drawn = path(FULL, look, transform=moved(*arrow.at, turn=arrow.heading))
    if not arrow.wind:
        return drawn
    x, y = arrow.letter
    return drawn + words(LETTERS[arrow.wind], x, y + 4.2, 12, "d-season d-it d-b d-m d-halo-sea")
