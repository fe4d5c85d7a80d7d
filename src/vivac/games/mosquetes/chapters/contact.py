"""12.5 Contact: how chargers find their places, and the charged meet them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt

from vivac.games.mosquetes.box.contents import UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.models import Body, models, radius, troop, within
from vivac.games.mosquetes.chapters.movement import Walk, about, charge_allowance
from vivac.games.mosquetes.chapters.orders import stands
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.game import Figure, Skirmish
from vivac.ground.field import Point

Mark = tuple[int, int, int]  # number of a target figure, and where it stands


@lru_cache
def touching(radii: int) -> tuple[Point, ...]:
    """12.5b The offsets at which two bases touch."""
    return tuple(
        (x, y)
        for x in range(-radii, radii + 1)
        for y in range(-radii, radii + 1)
        if x * x + y * y == radii * radii
    )


@lru_cache
def close_by(radii: int, gap: int) -> tuple[Point, ...]:
    """12.5b, 12.5c The offsets at which two bases are no farther apart than a gap, and do not overlap."""
    far = radii + gap
    return tuple(
        (x, y)
        for x in range(-far, far + 1)
        for y in range(-far, far + 1)
        if radii * radii <= x * x + y * y <= far * far
    )


@lru_cache
def almost_touching(radii: int, gap: int) -> tuple[Point, ...]:
    """12.5b Near enough for contact, but not touching."""
    return tuple(place for place in close_by(radii, gap) if place not in touching(radii))


class Contact:
    """One side closing with the other: chargers with their charge, or the charged with their 2″ (12.5f)."""

    def __init__(
        self, box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, *, reply: bool = False
    ) -> None:
        self.box, self.terrain = box, terrain
        self.kind = kind = troop(box, game, unit)
        self.reply = reply
        self.allowance = box.reach.contact_move if reply else charge_allowance(box, kind)
        self.base, self.mark_base = kind.radius, radius(box, game, target)
        self.marks: tuple[Mark, ...] = models(game, target)
        farthest = max(self.allowance, box.move["minimum"]) + self.base + box.reach.exclusion
        self.walk = Walk(box, game, terrain, unit, window=about(models(game, unit), farthest))
        self.walk.model, self.walk.radius = kind.model, kind.radius
        self.walk.ignore([(x, y, self.mark_base) for _, x, y in self.marks])
        self.own = [(*game.guns[unit], 4)] if unit in game.guns else []

    def by_distance(self, x: int, y: int) -> list[Mark]:
        """12.5a The target figures, nearest first (ties: id)."""
        return sorted(self.marks, key=lambda mark: ((mark[1] - x) ** 2 + (mark[2] - y) ** 2, mark[0]))

    def walls(self, x: int, y: int, mark: Mark) -> list[int]:
        """12.5c Low or loopholed lines on the straight way to a target figure, and within 2″ of it."""
        terrain = self.terrain
        return [
            number
            for number, _ in terrain.field.met(x, y, mark[1], mark[2])
            if (not terrain.lines[number].high or terrain.lines[number].loopholed)
            and terrain.beside(number, mark[1], mark[2], self.mark_base)
        ]

    def place(self, x: int, y: int, others: Sequence[Body]) -> Point | None:
        """12.5a-d The first place that works for a figure, among the others of its unit."""
        self.walk.own = [*others, *self.own]
        radii = self.base + self.mark_base
        for mark in self.by_distance(x, y):
            gap = sqrt((mark[1] - x) ** 2 + (mark[2] - y) ** 2) - radii
            if gap > self.allowance + self.box.reach.exclusion:
                return None
            walls, crowded = self.walls(x, y, mark), self.crowding(mark, radii)
            for place in self.tried(x, y, mark, radii, walls):
                if self.works(x, y, place, mark, walls, crowded):
                    return place
        return None

    def crowding(self, mark: Mark, radii: int) -> list[Body]:
        """2.12 The bases that a place about a target figure may overlap."""
        _, x, y = mark
        far = radii + max(self.box.reach.engaged, self.box.reach.contact) + self.base
        return [
            (u, v, r)
            for bases in (self.walk.solid, self.walk.own)
            for u, v, r in bases
            if -far - r < u - x < far + r and -far - r < v - y < far + r
        ]

    def tried(self, x: int, y: int, mark: Mark, radii: int, walls: list[int]) -> Iterator[Point]:
        """12.5b, 12.5c The places about a target figure, in the order they are tried."""

        dx, dy = mark[1] - x, mark[2] - y
        far = self.allowance * self.allowance

        def nearest(offsets: tuple[Point, ...]) -> list[tuple[int, int, int]]:
            steps = [((dx + u) * (dx + u) + (dy + v) * (dy + v), u, v) for u, v in offsets]
            return sorted(step for step in steps if step[0] <= far)

        rounds = [close_by(radii, self.box.reach.engaged)]
        if not walls:
            rounds = [touching(radii), almost_touching(radii, self.box.reach.contact)]
        for offsets in rounds:
            for _, u, v in nearest(offsets):
                yield mark[1] + u, mark[2] + v

    def works(self, x: int, y: int, place: Point, mark: Mark, walls: list[int], crowded: list[Body]) -> bool:
        """12.5d Legal, reached by a legal path, and within the allowance."""
        walk, (u, v) = self.walk, place
        ox, oy = u - x, v - y
        square = ox * ox + oy * oy
        if square > self.allowance * self.allowance or not stands(self.terrain, self.kind, place, crowded):
            return False
        if any(not self.terrain.field.meets(line, u, v, mark[1], mark[2]) for line in walls):
            return False
        if ox or oy:
            reached = walk.allowed(x, y, ox, oy, self.allowance, 0)
            if reached < 0 or (not self.reply and square > reached * reached):
                return False
        return walk.passable(x, y, ox, oy)

    def close(self, figures: Sequence[Figure]) -> tuple[dict[int, Point], set[int]]:
        """12.5a-e Everybody closes in turn; where they end, and who is in contact."""
        now = {number: (x, y) for number, x, y in figures}
        hit = set()

        def queue(figure: Figure) -> tuple[int, int]:
            number, x, y = figure
            return min((u - x) ** 2 + (v - y) ** 2 for _, u, v in self.marks), number

        for number, x, y in sorted(figures, key=queue):
            others = [(u, v, self.base) for other, (u, v) in now.items() if other != number]
            place = self.place(x, y, others)
            if place is not None:
                hit.add(number)
                now[number] = place
            elif not self.reply:
                now[number] = self.go_on(x, y)
        return now, hit

    def go_on(self, x: int, y: int) -> Point:
        """12.5e Toward the centre of the nearest target figure."""
        _, u, v = self.by_distance(x, y)[0]
        return self.walk.toward(x, y, u, v, self.allowance, 0)[:2]


def can_reach(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId) -> bool:
    """12.14, 12.16 Whether at least one charger finds a place; at a marker, whether one comes within 1″."""
    contact = Contact(box, terrain, game, unit, target)
    figures = models(game, unit)
    if target in game.markers:
        return any(_comes_near(box, contact, figures, figure) for figure in figures)
    for number, x, y in sorted(
        figures, key=lambda f: min((u - f[1]) ** 2 + (v - f[2]) ** 2 for _, u, v in contact.marks)
    ):
        others = [(u, v, contact.base) for other, u, v in figures if other != number]
        if contact.place(x, y, others) is not None:
            return True
    return False


def _comes_near(box: Box, contact: Contact, figures: Sequence[Figure], figure: Figure) -> bool:
    number, x, y = figure
    _, u, v = contact.marks[0]
    radii = contact.base + contact.mark_base
    if sqrt((x - u) ** 2 + (y - v) ** 2) - radii > contact.allowance + box.reach.engaged:
        return False
    contact.walk.own = [(s, t, contact.base) for other, s, t in figures if other != number]
    ex, ey = contact.go_on(x, y)
    return within(ex, ey, contact.base, u, v, contact.mark_base, box.reach.engaged)
