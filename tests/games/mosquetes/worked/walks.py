"""Worked examples of movement, sight and terrain."""

from __future__ import annotations

from math import hypot
from typing import Any

from tests.games.mosquetes.worked.ground import Data, Found, Sandbox, sandbox
from vivac.games.mosquetes.chapters.charge import meet
from vivac.games.mosquetes.chapters.contact import Contact
from vivac.games.mosquetes.chapters.crowd import foes
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.movement import Walk, footprints, marching, road_item
from vivac.games.mosquetes.chapters.orders import coherent, slots
from vivac.games.mosquetes.chapters.placing import Placing
from vivac.games.mosquetes.chapters.retreat import fall_back, flee
from vivac.games.mosquetes.chapters.sight import in_arc, in_gun_arc, look
from vivac.games.mosquetes.chapters.spotting import IMPOSSIBLE, chance_to_spot
from vivac.games.mosquetes.chapters.terrain import COVERS, ROUGH, VERY_ROUGH
from vivac.games.mosquetes.chapters.troops import Troop
from vivac.games.mosquetes.game import Orders, Skirmish
from vivac.ground.field import steps
from vivac.table import Table


async def move(table: Table[Skirmish], data: Data) -> Found:
    """8.1-8.4 The allowance of a path, its length, and whether it may be walked."""
    place, box, game = sandbox(table, data), table.box, table.game
    figure = data["figure"]
    place.put("A1", [figure])
    if data.get("enemies"):
        place.put("B1", data["enemies"])
    kind = box.troops[game.roster["A1"]]
    (sx, sy), (gx, gy) = (place.point(at) for at in data["path"])
    charge = data.get("charge", False)
    allowance = kind.allowance + (box.move["charge"] if charge else 0)
    if not charge and marching(box, sx, sy, kind.radius, foes(box, game, "A")):
        allowance += box.move["no_enemy_24"]
    road = 0 if charge else road_item(box, data.get("order", "normal"), 1 if data.get("single") else 2)
    walk = Walk(box, game, place.terrain, "A1")
    length = hypot(gx - sx, gy - sy)
    reached = walk.allowed(sx, sy, gx - sx, gy - sy, allowance, road)
    shown = reckoned(walk, sx, sy, gx - sx, gy - sy, allowance, road)
    return {"allowance": shown / 4, "length": length / 4, "legal": length <= reached}


def reckoned(walk: Walk, sx: int, sy: int, ox: int, oy: int, allowance: int, road: int) -> int:
    """8.1 The sum of the items, even of a path that may not be walked."""
    terrain, move = walk.terrain, walk.box.move
    if walk.roads(sx, sy, ox, oy):
        allowance += road
    else:
        start = terrain.at(sx, sy)
        worst = max(terrain.ground[start + foot] for foot in footprints(ox, oy, terrain.width + 1))
        if worst and walk.model != "boat":
            allowance += move["rough"] if min(worst, VERY_ROUGH) == ROUGH else move["very_rough"]
    met = terrain.field.met(sx, sy, sx + ox, sy + oy)
    crossed = sum(not terrain.lines[number].high for number, _ in met)
    return max(allowance + crossed * move["obstacle"], move["minimum"])


async def unit_move(table: Table[Skirmish], data: Data) -> Found:
    """8.5, 8.14, 8.16 One decision for a whole unit."""
    place, box, game = sandbox(table, data), table.box, table.game
    place.put("A1", data["figures"], traits=("drilled", *data["figures"][0].get("traits", ())))
    place.put("B1", data["enemies"])
    placing = Placing(box, place.terrain, game, "A1", data["order"], data["facing"], data.get("ranks", 0))
    via = place.point(data["via"]) if "via" in data else None
    placing.go(place.point(data["to"]), via)
    placing.settle()
    kind = box.troops[game.roster["A1"]]
    spots = [(x, y) for _, x, y in game.figures["A1"]]
    held = coherent(box, spots, kind.radius, game.order["A1"])
    return {"figures": place.places("A1"), "order": game.order["A1"], "coherent": held}


async def lay_slots(table: Table[Skirmish], data: Data) -> Found:
    """4.6 The slots of a unit."""
    place = sandbox(table, data)
    kind = table.box.troops[place.troops(model=data.get("model", "foot"))]
    at = place.point(data["at"])
    found = slots(table.box, kind, data["n"], at, data["facing"], data["order"], data.get("ranks", 0))
    return {"figures": [place.inches(spot) for spot in found]}


async def walk_steps(table: Table[Skirmish], data: Data) -> Found:
    """2.13 The steps of a segment."""
    place = sandbox(table, data)
    (x, y), (u, v) = place.point(data["from"]), place.point(data["to"])
    return {"steps": [place.inches((x + ox, y + oy)) for ox, oy in steps(u - x, v - y)]}


async def retreat(table: Table[Skirmish], data: Data) -> Found:
    """14.1-14.3 Fall back, or flight."""
    place, game = sandbox(table, data), table.game
    place.put("A1", data["figures"])
    if data.get("enemies"):
        place.put("B1", data["enemies"])
    if data["mode"] == "flee":
        flee(table, "A1")
    else:
        fall_back(table, "A1", foes(table.box, game, "A"))
    return {"figures": place.places("A1"), "lost": len(data["figures"]) - len(game.figures["A1"])}


async def contact(table: Table[Skirmish], data: Data) -> Found:
    """12.5 Placing a charge, and those who meet it."""
    place, box, game = sandbox(table, data), table.box, table.game
    place.put("A1", data["chargers"])
    place.put("B1", data["targets"])
    game.order["B1"] = data.get("target_order", Orders.NORMAL)
    now, hit = Contact(box, place.terrain, game, "A1", "B1").close(game.figures["A1"])
    game.figures["A1"] = tuple((number, *now[number]) for number, _, _ in game.figures["A1"])
    if game.order["B1"] in (Orders.NORMAL, Orders.OPEN):
        meet(box, place.terrain, game, "A1", "B1")
    return {"chargers": place.places("A1"), "in_contact": sorted(hit), "targets": place.places("B1")}


async def line_of_sight(table: Table[Skirmish], data: Data) -> Found:
    """9.1-9.3, 10.6 Line of sight, arc and cover."""
    place = sandbox(table, data)
    one, other = data["from"], data["to"]
    a, b = (box_of(place, each) for each in (one, other))
    (ax, ay), (bx, by) = place.point(one["at"]), place.point(other["at"])
    bases = [
        (*place.point(each["at"]), box_of(place, each).radius)
        for each in data.get("world", {}).get("base", ())
    ]
    view = look(place.terrain, ax, ay, a.radius, bx, by, b.radius, bases)
    arc = in_gun_arc if a.model == "gun" else in_arc
    faced = "facing" not in one or arc(one["facing"], ax, ay, bx, by)
    cover = COVERS[view.cover] if view else "none"
    return {"los": view is not None, "sees": view is not None and faced, "cover": cover}


def box_of(place: Sandbox, figure: Data) -> Troop:
    return place.box.troops[place.troops(model=figure.get("model", "foot"))]


async def spot(table: Table[Skirmish], data: Data) -> Found:
    """9.5 The best pair, the die it needs, and the die."""
    place, box, game = sandbox(table, data), table.box, table.game
    target = data["target"]
    model = target[0].get("model", "foot")
    crew = "foot" if model == "gun" else model
    place.put("B1", target, model="foot" if crew == "marker" else crew)
    if model == "marker":
        game.markers["B1"] = 1
    if model == "gun":
        game.guns["B1"] = place.point(target[0]["at"])
    if target[0].get("smoke"):
        game.smoke.add("B1")
    best = None
    for nth, spotter in enumerate(data["spotter"], start=1):
        unit = place.put(f"A{nth}", [spotter], facing=place.facing(spotter, target[0]))
        chance = chance_to_spot(box, place.terrain, game, unit, "B1")
        game.figures[unit] = ()
        if chance is not None and (best is None or chance.need < best.need):
            best = chance
    if best is None:
        return {"los": False, "spotted": False}
    die = await table.roll(D10, "spotting") if data.get("dice") else -1
    spotted = best.need == 0 or best.need <= die < IMPOSSIBLE
    return {
        "distance": best.distance / 4, "columns": best.columns, "need": best.need, "spotted": spotted
    }  # fmt: skip


async def columns(table: Table[Skirmish], data: Data) -> Found:
    """9.5 The distance of each column."""
    return {"results": [table.box.charts.spotting_distance.at(column) for column in data["cases"]]}


async def terrain(table: Table[Skirmish], data: Data) -> Found:
    """8.11 Each kind of terrain: allowance, whether it is passable, cover, and sight right across."""
    results = []
    for kind in data["cases"]:
        form = table.box.charts.terrain.at(kind, "form")
        block = [[12, -10], [31, -10], [31, 10], [12, 10]]
        if form == "area":
            world: dict[str, Any] = {"area": [{"kind": kind, "poly": block}]}
        elif form == "building":
            world = {"building": [{"poly": block, "doors": []}]}
        else:
            world = {"obstacle": [{"kind": kind, "line": [[12, -10], [12, 10]]}]}
        path = [[20, 0], [21, 0]] if form == "area" else [[11, 0], [12.75, 0]]
        ways = {"figure": {"at": path[0]}, "path": path, "enemies": [{"at": [20, 5]}], "world": world}
        walked = await move(table, ways)
        near, far = [
            await line_of_sight(table, {"from": {"at": [2, 0]}, "to": {"at": at}, "world": world})
            for at in ([13, 0], [34, 0])
        ]
        seen = near["cover"] if near["los"] else "unseen"
        results.append([walked["allowance"], walked["legal"], seen, far["los"]])
    return {"results": results}
