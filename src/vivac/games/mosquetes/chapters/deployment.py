"""18.7 Free deployment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box
from vivac.games.mosquetes.chapters.facing import FACE
from vivac.games.mosquetes.chapters.models import (
    FACINGS,
    GUN_RADIUS,
    MARKER_RADIUS,
    VECTORS,
    Body,
    bodies,
    troop,
)
from vivac.games.mosquetes.chapters.moving import LINE, point_of
from vivac.games.mosquetes.chapters.naming import call, full_name, side_name
from vivac.games.mosquetes.chapters.orders import clear_of, default_ranks, formed, may_take, slots
from vivac.games.mosquetes.chapters.placing import GUN_BEHIND, GUN_BEHIND_DIAGONALLY
from vivac.games.mosquetes.chapters.setting_up import number_markers, types_fielded
from vivac.games.mosquetes.chapters.terrain import Terrain, on_grid
from vivac.games.mosquetes.game import BUILT_FORCES, Facing, Orders, Skirmish
from vivac.ground.field import Field, Point
from vivac.table import Action, Table

MARKER = "marker"
ORDER = Action("order", "18.7", of=("target",))
TO = Action("to", "18.7", of=("x", "y"))
TRIES = 60
COARSE = 6


class Zone:
    """18.7 Where a unit may be deployed: anchors that give every figure a legal slot in a zone."""

    origin: Point | None = None  # nobody measures here

    def __init__(
        self, box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, order: str, facing: Facing, ranks: int
    ) -> None:
        self.unit = unit
        self._box, self._terrain = box, terrain
        self._kind = troop(box, game, unit)
        self._count = game.strength[unit]
        self._order, self._facing, self._ranks = order, facing, ranks
        side = next(each for each in box.sheets[game.scenario].side if each.id == SIDE_OF[unit])
        self.outlines = tuple(on_grid(zone) for zone in side.zones)
        self._field = Field(terrain.width, terrain.height, self.outlines, [])
        self._others: list[Body] = []
        for other, x, y, r in bodies(box, game, unit):
            keep = box.reach.deployment if SIDE_OF[other] != SIDE_OF[unit] else 0
            self._others.append((x, y, r + keep))

    def places(self, anchor: Point) -> list[tuple[str, int, Point]]:
        """Every base that would stand there: its kind of model, radius and place."""
        kind = self._kind
        if self._order == MARKER or kind.dummy:
            return [("marker", MARKER_RADIUS, anchor)]
        found: list[tuple[str, int, Point]] = []
        if kind.gun:
            found.append(("gun", GUN_RADIUS, anchor))
            anchor = self.crew_anchor(anchor)
        spots = slots(self._box, kind, self._count, anchor, self._facing, self._order, self._ranks)
        return found + [(kind.model, kind.radius, spot) for spot in spots]

    def crew_anchor(self, gun: Point) -> Point:
        """8.8 The crew stand behind their gun."""
        ux, uy = VECTORS[self._facing]
        back = GUN_BEHIND_DIAGONALLY if ux and uy else GUN_BEHIND
        return gun[0] - back * ux, gun[1] - back * uy

    def __contains__(self, point: tuple[int, int]) -> bool:
        terrain, zones = self._terrain, range(len(self.outlines))
        bases = self.places(point)
        for model, base, (x, y) in bases:
            if not (0 <= x <= terrain.width and 0 <= y <= terrain.height):
                return False
            if not terrain.legal[model][terrain.at(x, y)] or not clear_of((x, y), base, self._others):
                return False
            if not any(self._field.within(zone, x, y) for zone in zones):
                return False
        return self._order != Orders.FORMATION or formed(terrain, [place for _, _, place in bases])

    def _grid(self, step: int) -> Iterator[Point]:
        for outline in self.outlines:
            xs, ys = [x for x, _ in outline], [y for _, y in outline]
            for y in range(min(ys), max(ys) + 1, step):
                for x in range(min(xs), max(xs) + 1, step):
                    yield x, y

    def first(self) -> Point | None:
        """Some point of the zone, if it has any: looked for here and there, then everywhere."""
        for step in (COARSE, 1):
            for point in self._grid(step):
                if point in self:
                    return point
        return None

    def point(self, rng: Random) -> Point:
        for _ in range(TRIES):
            outline = rng.choice(self.outlines)
            xs, ys = [x for x, _ in outline], [y for _, y in outline]
            point = (rng.randint(min(xs), max(xs)), rng.randint(min(ys), max(ys)))
            if point in self:
                return point
        found = self.first()
        assert found is not None, "a zone without a point is never offered"
        return found


def deployment_orders(box: Box, game: Skirmish, unit: UnitId) -> list[tuple[str, str, int]]:
    """The orders a unit may be deployed in, with their ranks; some units as a marker."""
    kind, count = troop(box, game, unit), game.strength[unit]
    if kind.dummy:
        return [(MARKER, MARKER, 0)]
    found = [
        (order, order, default_ranks(count) if order == Orders.FORMATION else 0)
        for order in Orders.ALL
        if (order == Orders.NORMAL or count > 1) and may_take(box, kind, count, order)
    ]
    if Orders.FORMATION in [order for order, _, _ in found]:
        found.append((LINE, Orders.FORMATION, 1))
    if may_hide(box, game, unit):
        found.append((MARKER, MARKER, 0))
    return found


def may_hide(box: Box, game: Skirmish, unit: UnitId) -> bool:
    """18.7 Units marked hidden, or Scouts and Natives of a built force."""
    if game.on(BUILT_FORCES):
        kind = troop(box, game, unit)
        return kind.scout or kind.natives
    return any(entry.id == unit and entry.hidden for entry in box.sheets[game.scenario].unit)


async def deploy(table: Table[Skirmish, Box]) -> str:
    """18.7 One unit after another: order, facing and place; whoever plays second places first."""
    game, box, side = table.game, table.box, table.game.side
    terrain = box.terrain(game.scenario)
    if not game.waiting[side]:
        return finish(table)
    unit = game.waiting[side][0]
    fits = {
        each: (order, ranks, facings)
        for each, order, ranks in deployment_orders(box, game, unit)
        if (facings := _facings(box, terrain, game, unit, order, ranks))
    }
    if not fits:  # no room at all: it never comes
        game.left[unit] = game.strength[unit]
        game.waiting[side] = game.waiting[side][1:]
        table.tell("no-room", rule="18.7", unit=call(game, unit))
        return "deploy"
    name = full_name(game, unit)
    chosen = await table.pick(side, "deploy-order", ORDER, fits, unit=name)
    order, ranks, facings = fits[chosen]
    facing = await table.pick(side, "deploy-facing", FACE, facings, unit=name)
    zone = Zone(box, terrain, game, unit, order, facing, ranks)
    answer = await table.ask(side, "deploy", [TO()], regions={TO(): zone}, acts=TO.by_verb, unit=name)
    put_down(game, zone, unit, order, facing, ranks, point_of(answer))
    game.waiting[side] = game.waiting[side][1:]
    table.tell("deployed", rule="18.7", side=side_name(game, side))
    return "deploy"


def _facings(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, order: str, ranks: int
) -> Sequence[Facing]:
    """The facings in which a unit fits somewhere; the layout of a marker or a single figure has none."""
    kind = troop(box, game, unit)
    if order == MARKER or (game.strength[unit] == 1 and not kind.gun):
        return FACINGS if Zone(box, terrain, game, unit, order, 0, ranks).first() else ()
    return [
        facing
        for facing in FACINGS
        if Zone(box, terrain, game, unit, order, facing, ranks).first() is not None
    ]


def put_down(
    game: Skirmish, zone: Zone, unit: UnitId, order: str, facing: Facing, ranks: int, at: Point
) -> None:
    """The unit stands where it was put."""
    places = [place for model, _, place in zone.places(at) if model != "gun"]
    if order == MARKER:
        game.figures[unit] = tuple((number, *at) for number in range(game.strength[unit]))
        game.last_marker[SIDE_OF[unit]] += 1
        game.markers[unit] = game.last_marker[SIDE_OF[unit]]
        order = Orders.NORMAL
    else:
        game.figures[unit] = tuple((number, *place) for number, place in enumerate(places))
    if len(places) < len(zone.places(at)):
        game.guns[unit] = at
    game.facing[unit], game.order[unit] = facing, order
    if order in (Orders.FORMATION, Orders.COLUMN):
        game.anchor[unit], game.ranks[unit] = at, ranks


def finish(table: Table[Skirmish, Box]) -> str:
    """Both sides are down: markers are named by their places, so that their order gives nothing away."""
    game, box = table.game, table.box
    side = game.side
    number_markers(game, side, [unit for unit in game.markers if SIDE_OF[unit] == side])
    first = box.sheets[game.scenario].first
    game.side = OTHER[side]
    if game.side != OTHER[first]:
        return "deploy"
    game.side = first
    game.deck = box.deck(types_fielded(box, game))
    return "missions"
