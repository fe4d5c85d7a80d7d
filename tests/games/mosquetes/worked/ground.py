"""Worked examples: a position of its own on a ground of its own, laid over a game.

An exercise is the `exercise` of a drill's position: its `kind` (what is worked out), figures in inches, and
a `world` of areas, obstacles, buildings and roads. What comes of it is in examples.py.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from vivac.games.mosquetes.box.contents import ScenarioSheet, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import A, B, Box
from vivac.games.mosquetes.chapters.retreat import facing_along
from vivac.games.mosquetes.chapters.setting_up import enlist
from vivac.games.mosquetes.chapters.troops import Troop, quarters
from vivac.games.mosquetes.game import Facing, Orders, Skirmish
from vivac.ground.field import Point
from vivac.table import Table

Data = Mapping[str, Any]
Found = dict[str, Any]  # what an exercise finds out, by name
MARGIN = 8  # inches of table round what an exercise speaks of


def lay_exercise(box: Box, game: Skirmish, data: Data) -> None:
    """Clear the table for an exercise; its figures are put down when it is worked out."""
    sheet = ground_of(data)
    box.lay_ground(sheet)
    clear_table(game)
    game.scenario = sheet.id


def clear_table(game: Skirmish) -> None:
    for column in (
        *(
            game.roster,
            game.figures,
            game.strength,
            game.killed,
            game.fled,
            game.left,
            game.facing,
            game.turned,
            game.order,
        ),
        *(game.anchor, game.ranks, game.guns, game.unloaded, game.wounds, game.markers, game.typed),
        *(game.spent, game.smoke, game.watching, game.fleeing, game.spotted, game.to_act),
    ):
        column.clear()
    game.waiting.update({A: (), B: ()})
    game.unit, game.moved = "", False


# ---------------------------------------------------------------- the ground


def ground_of(data: Data) -> ScenarioSheet:
    """The table of an exercise: as large as it says, or as what it speaks of needs."""
    world = data.get("world", {})
    dx, dy = offset(data)
    wide, high = data.get("size") or extent(data)
    table = {
        "id": "example-" + hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:12],
        "year": 1757,
        "size": (int(wide), int(high)),
        "weather": data.get("weather", "clear"),
        "turns": 1,
        "first": A,
        "set": "fiw",
        "side": [_side(A, "british", data.get("edge", "S")), _side(B, "french", "N")],
        "unit": [],
        "objective": [],
        "area": [_piece(each, "poly", dx, dy, nth, "area") for nth, each in enumerate(world.get("area", ()))],
        "obstacle": [
            _piece(each, "line", dx, dy, nth, "obstacle")
            for nth, each in enumerate(world.get("obstacle", ()))
        ],
        "building": [
            {"kind": "house", **_piece(each, "poly", dx, dy, nth, "building")}
            for nth, each in enumerate(world.get("building", ()))
        ],
        "road": [_piece(each, "line", dx, dy, nth, "road") for nth, each in enumerate(world.get("road", ()))],
    }
    return msgspec.convert(table, ScenarioSheet)


def _side(side: SideId, livery: str, edge: str) -> dict[str, Any]:
    name = {"en": "The one side", "es": "Un bando"} if side == A else {"en": "The other", "es": "El otro"}
    return {
        "id": side, "name": name, "livery": livery, "edge": edge, "start_cp": 0, "dummies": [], "zones": []
    }  # fmt: skip


def _piece(each: Data, shape: str, dx: float, dy: float, nth: int, what: str) -> dict[str, Any]:
    """A piece of ground, moved onto the table."""

    def moved(point: Sequence[float]) -> tuple[float, float]:
        return point[0] + dx, point[1] + dy

    piece = {"id": f"{what}{nth}", **each, shape: [moved(point) for point in each[shape]]}
    for gaps in ("doors", "gates"):
        if gaps in each:
            piece[gaps] = [[moved(point) for point in gap] for gap in each[gaps]]
    return piece


def offset(data: Data) -> tuple[float, float]:
    """What is added to every coordinate so that nothing lies off the table."""
    if "size" in data:
        return 0, 0
    xs, ys = zip(*_points(data), strict=True)
    return MARGIN - int(min(xs)), MARGIN - int(min(ys))


def extent(data: Data) -> tuple[int, int]:
    xs, ys = zip(*_points(data), strict=True)
    return int(max(xs)) - int(min(xs)) + 2 * MARGIN + 1, int(max(ys)) - int(min(ys)) + 2 * MARGIN + 1


def _points(thing: Any) -> Iterator[tuple[float, float]]:
    """Every pair of numbers that an exercise mentions; a lone origin if there is none."""
    found = list(_pairs(thing))
    return iter(found or [(0, 0)])


def _pairs(thing: Any, key: str = "") -> Iterator[tuple[float, float]]:
    if isinstance(thing, Mapping):
        for name, each in thing.items():
            if name not in ("dice", "expect", "cases", "size", "event", "hand", "cp"):
                yield from _pairs(each, name)
    elif isinstance(thing, list | tuple):
        if len(thing) == 2 and all(isinstance(each, int | float) for each in thing):
            yield thing[0], thing[1]
        else:
            for each in thing:
                yield from _pairs(each, key)


# ---------------------------------------------------------------- the figures


class Sandbox:
    """The figures of an exercise, put down on its table."""

    def __init__(self, box: Box, game: Skirmish, data: Data) -> None:
        self.box, self.game, self.data = box, game, data
        self.terrain = box.terrain(game.scenario)
        self.dx, self.dy = offset(data)

    def point(self, at: Sequence[float]) -> Point:
        return quarters(at[0] + self.dx), quarters(at[1] + self.dy)

    def inches(self, at: Sequence[int]) -> tuple[float, float]:
        """A place as the exercise counts it."""
        return at[0] / 4 - self.dx, at[1] / 4 - self.dy

    def troops(self, **values: Any) -> str:
        """Troops of any description, kept in the box by what they are."""
        model, traits = values.pop("model", "foot"), values.pop("traits", ())
        charts, movement = self.box.charts, self.box.charts.movement.cells
        base = movement[model] if model in ("gun", "wagon", "boat") else movement["base"]
        worth = [trait for trait in traits if trait in ("scout", "natives", "cavalry", "light_cavalry")]
        has: dict[str, Any] = dict.fromkeys(
            (t for t in traits if t in ("scout", "natives", "officer", "elite", "drilled")), True
        )
        kind = Troop(
            id="",
            type=values.pop("type", "regular"),
            model=model,
            radius=quarters(charts.radii.at(model)),
            allowance=quarters(base + sum(movement[trait] for trait in worth)),
            actions=2,
            mounted=model == "mounted",
            wagon=model in ("wagon", "boat"),
            **has,
            **values,
        )
        name = f"example-{hash(kind)}"
        self.box.troops.setdefault(name, kind._replace(id=name))
        return name

    def put(
        self, unit: UnitId, figures: Sequence[Data], *, facing: Facing | None = None, **values: Any
    ) -> UnitId:
        """A unit where its figures are; it faces somewhere, and is spotted."""
        first = figures[0]
        described = {"model": first.get("model", "foot"), "traits": tuple(first.get("traits", ())), **values}
        enlist(self.game, unit, self.troops(**described), len(figures))
        places = [self.point(figure["at"]) for figure in figures]
        self.game.figures[unit] = tuple((number, *place) for number, place in enumerate(places))
        self.game.facing[unit] = first.get("facing", facing or 0)
        self.game.order[unit] = Orders.NORMAL
        self.game.spotted.add(unit)
        return unit

    def facing(self, one: Data, other: Data) -> Facing:
        """Toward another: a figure without a facing sees all round."""
        (x, y), (u, v) = one["at"], other["at"]
        return facing_along(u - x, v - y) if (x, y) != (u, v) else 0

    def places(self, unit: UnitId) -> tuple[tuple[float, float], ...]:
        return tuple(self.inches((x, y)) for _, x, y in self.game.figures[unit])


def sandbox(table: Table[Skirmish], data: Data) -> Sandbox:
    """The table cleared, on the ground of this data."""
    sheet = ground_of(data)
    table.box.lay_ground(sheet)
    clear_table(table.game)
    table.game.scenario = sheet.id
    return Sandbox(table.box, table.game, data)
