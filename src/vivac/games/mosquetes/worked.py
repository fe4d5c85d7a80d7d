"""What comes of a worked example: the rules themselves, asked about a position of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from math import hypot
from typing import Any

import msgspec

from vivac.games.mosquetes.actions import bars_reload, bars_watch, begin, reload, watch
from vivac.games.mosquetes.answers import D10
from vivac.games.mosquetes.cards import draw_up, forward, gain, play_card
from vivac.games.mosquetes.charge import meet
from vivac.games.mosquetes.command import bars_ability, use
from vivac.games.mosquetes.contact import Contact
from vivac.games.mosquetes.contents import SideId
from vivac.games.mosquetes.exercises import Data, Sandbox, clear_table, ground_of
from vivac.games.mosquetes.game import Orders, Skirmish, Step
from vivac.games.mosquetes.melee import Melee, leaving_losses
from vivac.games.mosquetes.models import foes
from vivac.games.mosquetes.movement import Walk, footprints, marching, road_item
from vivac.games.mosquetes.orders import break_order, coherent, slots
from vivac.games.mosquetes.placing import Placing
from vivac.games.mosquetes.rally import rallies
from vivac.games.mosquetes.reaction import (
    Brawl,
    melee_modifiers,
    react,
    shooting_modifiers,
    steady_modifiers,
)
from vivac.games.mosquetes.retreat import fall_back, flee
from vivac.games.mosquetes.shooting import Volley, bars_arms, shoot, shots, use_weapon
from vivac.games.mosquetes.sight import in_arc, in_gun_arc, look
from vivac.games.mosquetes.spotting import IMPOSSIBLE, chance_to_spot
from vivac.games.mosquetes.terrain import COVERS, ROUGH, VERY_ROUGH
from vivac.games.mosquetes.troops import Troop
from vivac.games.mosquetes.unpacking import CLOCK, SIDES, CardId, card, option
from vivac.ground.field import steps
from vivac.table import Outcome, Say, Table

Found = dict[str, Any]
BEGIN = option("begin")


async def work_out(table: Table[Skirmish]) -> Outcome:
    """Read the example, go on, and see what comes of it."""
    game = table.game
    await table.ask("A", "exercise", (BEGIN,), confirm=True)
    data = msgspec.json.decode(str(game.findings["exercise"]))
    found = await KINDS[data["kind"]](table, data)
    game.findings = {**game.findings, **{key: _fixed(value) for key, value in found.items()}}
    return Outcome((), Say("exercise-over"))


def _fixed(value: Any) -> Any:
    """Rounded to hundredths, and unchangeable."""
    if isinstance(value, float):
        return round(value, 2)
    return tuple(_fixed(each) for each in value) if isinstance(value, list | tuple) else value


def sandbox(table: Table[Skirmish], data: Data) -> Sandbox:
    """The table cleared, on the ground of this data."""
    sheet = ground_of(data)
    table.box.lay_ground(sheet)
    clear_table(table.game)
    table.game.scenario = sheet.id
    return Sandbox(table.box, table.game, data)


# ---------------------------------------------------------------- movement


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
    placing = Placing(
        box, place.terrain, game, "A1", data["order"], data["facing"], data.get("ranks", 0)
    )
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


# ---------------------------------------------------------------- sight


async def line_of_sight(table: Table[Skirmish], data: Data) -> Found:
    """9.1-9.3, 10.6 Line of sight, arc and cover."""
    place = sandbox(table, data)
    one, other = data["from"], data["to"]
    a, b = (box_of(place, each) for each in (one, other))
    (ax, ay), (bx, by) = place.point(one["at"]), place.point(other["at"])
    bases = [
        (*place.point(each["at"]), box_of(place, each).radius) for each in data.get("world", {}).get("base", ())
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


# ---------------------------------------------------------------- shooting


def line_up(place: Sandbox, data: Data) -> None:
    """10.13 Shooters, or a gun and its crew, against their target."""
    game, shooters, target = place.game, data["shooter"], data["target"]
    values = {"ranged": (data["weapon"],), "shooting": data["shooting"]}
    facing = place.facing(shooters[0], target[0])
    if shooters[0].get("model") == "gun":
        place.put("A1", data["crew"], facing=shooters[0].get("facing", facing), gun=data["weapon"], **values)
        game.guns["A1"] = place.point(shooters[0]["at"])
    else:
        place.put("A1", shooters, facing=facing, **values)
    place.put("B1", target, facing=(facing + 180) % 360)
    game.order["B1"] = data.get("target_order", Orders.NORMAL)


async def shooting(table: Table[Skirmish], data: Data) -> Found:
    """10.2-10.8 One Shoot: the shots as they are judged, then the dice."""
    place, box, game = sandbox(table, data), table.box, table.game
    line_up(place, data)
    hasty, weapon = data.get("hasty", False), data["weapon"]
    fired = shots(box, place.terrain, game, "A1", "B1", weapon, hasty=hasty)
    volley = await shoot(table, "A1", "B1", weapon, hasty=hasty)
    left = {number for number, _, _ in game.figures["B1"]}
    return {
        "shots": len(fired),
        "modifiers": [sum(shot.modifiers.values()) for shot in fired],
        "needs": [shot.need for shot in fired],
        "hits": volley.hits,
        "wounds": volley.wounds,
        "eliminated": [number for number in range(len(data["target"])) if number not in left],
    }


async def ranges(table: Table[Skirmish], data: Data) -> Found:
    """10.3, 10.4 Range and power of a weapon, case by case."""
    gun = table.box.weapons[data["weapon"]].rule == "artillery"
    results = []
    for distance, _ in data["cases"]:
        one = {
            "shooter": [{"at": [0, 0], "model": "gun" if gun else "foot"}],
            "crew": [{"at": [0, 1.5]}, {"at": [0, -1.5]}],
            "target": [{"at": [distance + (1.5 if gun else 1), 0]}],
            "weapon": data["weapon"],
            "shooting": 1,
        }
        found = await shooting(table, one)
        results.append("no shot" if not found["shots"] else "dead" if found["eliminated"] else "alive")
    return {"results": results}


async def weapon(table: Table[Skirmish], data: Data) -> Found:
    """7.1, 7.3, 10.9-10.13, 11.4 Loading, smoke and watch, action by action."""
    place, box, game = sandbox(table, data), table.box, table.game
    gun = data["weapon"] if box.weapons[data["weapon"]].rule == "artillery" else ""
    place.put("A1", [{"at": [0, 1.5]}, {"at": [0, -1.5]}], ranged=(data["weapon"],), gun=gun)
    if gun:
        game.guns["A1"] = place.point([0, 0])
    game.order["A1"] = data.get("order", Orders.NORMAL)
    results = [do(table, data["weapon"], action) for action in data["actions"]]
    return {"results": results, "unloaded": game.unloaded.get("A1", 0), "smoke": "A1" in game.smoke}


def do(table: Table[Skirmish], weapon: str, action: str) -> str:
    """One of the actions of an example, if it is legal."""
    game, box = table.game, table.box
    match action:
        case "activate":
            begin(game, "A1")
        case "turn end":
            game.smoke.clear()
        case "move":
            game.watching.discard("A1")
            game.moved = True
        case "reload":
            if bars_reload(game, "A1"):
                return "illegal"
            reload(table, "A1")
        case "watch":
            if bars_watch(box, game, "A1"):
                return "illegal"
            watch(table, "A1")
        case _:
            if bars_arms(box, game, "A1") or (action == "watch shot" and "A1" not in game.watching):
                return "illegal"
            game.watching.discard("A1")
            use_weapon(box, game, "A1", weapon)
            return "hasty" if game.moved and action == "shoot" else "steady"
    return "ok"


# ---------------------------------------------------------------- nerve


async def reaction(table: Table[Skirmish], data: Data) -> Found:
    """13.5, 13.6, 14.4 One test: its modifiers, its total and what comes of it."""
    place, box, game = sandbox(table, data), table.box, table.game
    figures = list(data.get("figures", [{"at": [0, 0]}]))
    figures += [figures[0]] * (data.get("n", len(figures)) - len(figures))
    traits = [*data.get("traits", ()), *(["officer"] if data.get("officer") else [])]
    place.put("A1", figures, type=data["type"], traits=tuple(traits))
    if data.get("formation"):
        game.order["A1"] = Orders.FORMATION
    for nth, officer in enumerate(data.get("officers", ()), start=2):
        unit = place.put(f"A{nth}", [officer], type=officer["type"], traits=("officer",))
        if officer.get("fleeing"):
            game.fleeing.add(unit)
    modifiers = steady_modifiers(box, game, "A1")
    match data["cause"]:
        case "morale":
            modifiers["morale_card"] = box.reaction["morale_card"]
        case "shooting":
            modifiers |= shooting_modifiers(box, place.terrain, game, "A1", shot_at(place, data))
        case "melee":
            modifiers |= melee_modifiers(box, brawl(data))
    if data["cause"] == "rally":
        die = await table.roll(D10, "rally")
        total = die + sum(modifiers.values())
        result = "rallied" if rallies(box, game, "A1", die, total) else "flees on"
    else:
        result = (await react(table, "A1", modifiers)).replace("-", " ")
        total = int(str(table.journal.entries[-1].value)) + sum(modifiers.values())
    return {"modifier": sum(modifiers.values()), "total": total, "result": result}


def shot_at(place: Sandbox, data: Data) -> Volley:
    shooter = data.get("nearest_shooter", {"at": data.get("figures", [{"at": [0, 0]}])[0]["at"]})
    return Volley(
        data.get("casualties", 0),
        ((*place.point(shooter["at"]), box_of(place, shooter).radius),),
        data.get("unseen", False),
        data.get("volley", False),
        data.get("by_artillery", False),
        data.get("by_formation", False),
    )


def brawl(data: Data) -> Brawl:
    return Brawl(
        data["casualties"],
        data["own_engaged"],
        data["enemy_engaged"],
        data["own_losses"],
        data["enemy_losses"],
        data.get("surprised", False),
    )


async def types(table: Table[Skirmish], data: Data) -> Found:
    """13.6 The thresholds of a troop type, case by case."""
    results = []
    for cause, _ in data["cases"]:
        case = {"type": data["type"], "n": 4, "cause": cause, "casualties": 1}
        results.append((await reaction(table, case))["result"])
    return {"results": results}


# ---------------------------------------------------------------- melee


async def melee(table: Table[Skirmish], data: Data) -> Found:
    """12.6-12.10 One round of melee."""
    place, box, game = sandbox(table, data), table.box, table.game
    for unit, side in (("A1", data["charger"]), ("B1", data["charged"])):
        figures = [{"at": at, "model": side.get("model", "foot")} for at in side["figures"]]
        values = {"attack": side["attack"], "defence": side["defence"], "melee": side["weapon"]}
        place.put(unit, figures, **values)
        break_order(game, unit)
    fray = Melee(box, place.terrain, game, "A1", "B1", data.get("surprise", False))
    await fray.fight_round(table)
    lost = [
        [n for n in range(len(data[side]["figures"])) if n not in {f[0] for f in game.figures[unit]}]
        for unit, side in (("A1", "charger"), ("B1", "charged"))
    ]
    return {
        "engaged": [fray.count[side] for side in SIDES],
        "defended": fray.defended,
        "hits": [fray.hits[side] for side in SIDES],
        "lost": lost,
    }


async def leave(table: Table[Skirmish], data: Data) -> Found:
    """14.6 The losses of leaving a melee."""
    place, game = sandbox(table, data), table.game
    place.put("A1", [{"at": [nth, 0]} for nth in range(data["n"])])
    how = "flee" if data["mode"] == "flee" else "fall_back"
    await leaving_losses(table, "A1", [(0, 0, 0)], how)
    return {"losses": data["n"] - len(game.figures["A1"])}


# ---------------------------------------------------------------- cards


async def cards(table: Table[Skirmish], data: Data) -> Found:
    """5, 6 Points gained and spent, cards played and drawn, event by event."""
    place, game = sandbox(table, data), table.game
    game.command.update(data["cp"])
    game.clocks = data.get("clocks_played", 0)
    game.step, game.deck, game.discard = Step.COMMAND, [CLOCK] * 20, []
    game.hands.update({side: held(data, side) for side in SIDES})
    gone = data.get("eliminated", {})
    for side in SIDES:
        for nth, kind in enumerate(table.box.charts.troop_types.cells, start=1):
            if kind not in gone.get(side, ()):
                place.put(f"{side}{nth}", [{"at": [nth, 0]}], type=kind)
        for nth in range(data.get("officers", {}).get(side, 0)):
            place.put(f"{side}{nth + 20}", [{"at": [nth, 2]}], traits=("officer",))
    log = []
    over = False
    for event in data["event"]:
        log.append(await happens(table, place, event))
        over = over or game.step is Step.END
    game.step = Step.EXERCISE
    return {
        "cp": [game.command[side] for side in SIDES],
        "hand": [len(game.hands[side]) for side in SIDES],
        "reserve": [int(bool(game.reserve[side])) for side in SIDES],
        "turn_over": over,
        "log": log,
    }


def held(data: Data, side: SideId) -> tuple[CardId, ...]:
    """A hand with the cards that a side is going to play or reserve; the rest are Clocks."""
    wanted = []
    for event in data["event"]:
        if event["side"] != side or event.get("from") == "reserve":
            continue
        if event.get("ability") == "reserve":
            wanted.append(card(side, "regular"))
        elif event.get("play", "clock") != "clock":
            wanted.append(named_card(event))
    return tuple(sorted([*wanted, *[CLOCK] * data["hand"][side]][: data["hand"][side]]))


def named_card(event: Data) -> CardId:
    if event["play"] == "clock":
        return CLOCK
    return card(event["owner"], event["type"] if event["play"] == "troops" else event["play"])


async def happens(table: Table[Skirmish], place: Sandbox, event: Data) -> str:
    """One event: an ability, points given by the scenario, a card, or the draw that ends a step."""
    game, side = table.game, event["side"]
    if game.step is not Step.END:
        game.step = Step.COMMAND
    game.side = side
    if "ability" in event:
        return await ability(table, place, event)
    if "grant" in event:
        gain(table, side, event["grant"], "5.15")
        return "granted"
    if "play" in event:
        return await played(table, event)
    await draw_up(table, side)
    game.abilities.clear()
    return "draw"


async def ability(table: Table[Skirmish], place: Sandbox, event: Data) -> str:
    """6.2-6.7 An ability is refused, or paid for and used."""
    game, box, side = table.game, table.box, event["side"]
    name = {"preparation": "prepare"}.get(event["ability"], event["ability"])
    thing = card(side, "regular")
    if name in ("lurk", "authority", "order"):
        figures = [{"at": [nth, 4]} for nth in range(event.get("figures", 1))]
        thing = place.put(f"{side}50", figures, ranged=("musket",))
        if name == "authority":
            game.fleeing.add(thing)
    if bars_ability(box, game, name, thing) is not None:
        return "refused"
    await use(table, name, thing, Step.COMMAND)
    return "ok"


async def played(table: Table[Skirmish], event: Data) -> str:
    """5.5-5.12 A card is played and resolved by the side printed on it."""
    game = table.game
    await play_card(table, option("bring" if event.get("from") == "reserve" else "play", named_card(event)))
    match event["play"]:
        case "clock":
            return "clock"
        case "troops":
            return f"{game.owner} activates {event['type']}" if game.to_act else "nothing"
        case "forward":
            await forward(table)
            return f"{game.owner} takes {'actions' if game.to_act else 'points'}"
    return f"{game.owner} tests morale"


# ---------------------------------------------------------------- terrain


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


KINDS: dict[str, Callable[[Table[Skirmish], Data], Awaitable[Found]]] = {
    "move": move, "los": line_of_sight, "spot": spot, "shoot": shooting, "weapon": weapon, "react": reaction,
    "melee": melee, "leave": leave, "cards": cards, "slots": lay_slots, "retreat": retreat,
    "steps": walk_steps, "unit": unit_move, "contact": contact, "ranges": ranges, "types": types,
    "terrain": terrain, "columns": columns,
}  # fmt: skip

