"""Worked examples of fire, nerve and steel."""

from __future__ import annotations

from tests.games.mosquetes.worked.ground import Data, Found, Sandbox, sandbox
from tests.games.mosquetes.worked.walks import box_of
from vivac.games.mosquetes.box.unpacking import SIDES
from vivac.games.mosquetes.chapters.actions import bars_reload, bars_watch, reload, watch
from vivac.games.mosquetes.chapters.activation import take_up
from vivac.games.mosquetes.chapters.aiming import bars_arms
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.melee import Melee, leaving_losses
from vivac.games.mosquetes.chapters.orders import break_order
from vivac.games.mosquetes.chapters.reaction import (
    Brawl,
    melee_modifiers,
    react,
    shooting_modifiers,
    steady_modifiers,
)
from vivac.games.mosquetes.chapters.shooting import Volley, shoot, shots, use_weapon
from vivac.games.mosquetes.game import Orders, Skirmish
from vivac.table import Table


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
    game.unit = "A1"
    match action:
        case "activate":
            take_up(game, "A1")
        case "turn end":
            game.smoke.clear()
        case "move":
            game.watching.discard("A1")
            game.moved = True
        case "reload":
            if bars_reload(box, game):
                return "illegal"
            reload(table)
        case "watch":
            if bars_watch(box, game, "A1"):
                return "illegal"
            watch(table)
        case _:
            if bars_arms(box, game, "A1") or (action == "watch shot" and "A1" not in game.watching):
                return "illegal"
            game.watching.discard("A1")
            use_weapon(box, game, "A1", weapon)
            return "hasty" if game.moved and action == "shoot" else "steady"
    return "ok"


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
        result = (
            "rallied" if total >= box.charts.troop_types.at(data["type"], "rally") or die == 9 else "flees on"
        )
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
        data["rival_casualties"],
        data.get("surprised", False),
    )


async def types(table: Table[Skirmish], data: Data) -> Found:
    """13.6 The thresholds of a troop type, case by case."""
    results = []
    for cause, _ in data["cases"]:
        case = {"type": data["type"], "n": 4, "cause": cause, "casualties": 1}
        results.append((await reaction(table, case))["result"])
    return {"results": results}


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
