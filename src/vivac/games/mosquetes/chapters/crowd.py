"""9.1b The crowd on the table: whose bases can stand in a line of sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from vivac.games.mosquetes.box.contents import SIDE_OF, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.models import GUN_RADIUS, MARKER_RADIUS, Body, spread
from vivac.games.mosquetes.game import Skirmish

Group = tuple[UnitId, int, int, int, int, list[Body]]  # whose, west, south, east, north, the bases


class Crowd:
    """Everybody as they stand. `groups` are those who block lines: markers, wagons and boats never do.

    Nobody moves between most questions, so the last crowd is kept.
    """

    __slots__ = (
        *("_aboard", "_box", "_figures", "_foes", "_guns", "_markers", "_roster", "_scenario"),
        "groups",
        "inside",
    )

    last: ClassVar[Crowd | None] = None

    def __init__(self, box: Box, game: Skirmish) -> None:
        self._box, self._scenario = box, game.scenario
        self._figures, self._roster = game.figures.copy(), game.roster.copy()
        self._markers, self._guns, self._aboard = game.markers.copy(), game.guns.copy(), game.aboard.copy()
        self.groups = self._gather()
        self._foes: dict[SideId, list[Body]] = {}
        self.inside: dict[tuple[SideId, str], bool] = {}  # whether enemies of a side are in a building

    def stands(self, box: Box, game: Skirmish) -> bool:
        """Whether this is still how everybody stands; mostly they are the same figures, seen at a glance."""
        return (
            self._figures == game.figures
            and self._markers == game.markers
            and self._guns == game.guns
            and self._aboard == game.aboard
            and self._roster == game.roster
            and self._scenario == game.scenario
            and self._box is box
        )

    def _gather(self) -> list[Group]:
        groups: list[Group] = []
        for unit, figures in self._figures.items():
            kind = self._box.troops[self._roster[unit]]
            if figures and not kind.wagon and unit not in self._markers and unit not in self._aboard:
                groups.append((unit, *spread(figures), [(x, y, kind.radius) for _, x, y in figures]))
        for unit, (x, y) in self._guns.items():
            groups.append((unit, x, y, x, y, [(x, y, GUN_RADIUS)]))
        return groups

    def foes(self, side: SideId) -> list[Body]:
        if side not in self._foes:
            self._foes[side] = list(self._against(side))
        return self._foes[side]

    def _against(self, side: SideId) -> Iterator[Body]:
        for unit, figures in self._figures.items():
            if SIDE_OF[unit] == side or not figures or unit in self._aboard:
                continue
            if unit in self._markers:
                yield figures[0][1], figures[0][2], MARKER_RADIUS
                continue
            kind = self._box.troops[self._roster[unit]]
            if not kind.wagon:
                for _, x, y in figures:
                    yield x, y, kind.radius


def crowd(box: Box, game: Skirmish) -> Crowd:
    """Everybody as they stand now."""
    last = Crowd.last
    if last is None or not last.stands(box, game):
        last = Crowd.last = Crowd(box, game)
    return last


def foes(box: Box, game: Skirmish, side: SideId) -> list[Body]:
    """8.1g, 8.7 Enemy figures and markers; wagons, boats and guns are neither."""
    return crowd(box, game).foes(side)
