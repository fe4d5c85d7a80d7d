"""13 Reaction tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from vivac.games.mosquetes.box.contents import SIDE_OF, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.models import Body, fielded, in_order, officers_near, troop
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.retreat import fall_back, flee, flight_move
from vivac.games.mosquetes.chapters.shooting import Volley, nearest_shooter
from vivac.games.mosquetes.chapters.terrain import SOLID, Terrain
from vivac.games.mosquetes.game import Orders, Skirmish
from vivac.table import Table, Test

STAND, FALL_BACK, FLEE = "stand", "fall-back", "flee"


class Brawl(NamedTuple):
    """13.5k-n What a melee means to one unit after a round of it."""

    casualties: int  # its own, in this melee
    own_engaged: int
    enemy_engaged: int
    rival_casualties: int  # of the unit it fights with
    surprised: bool


def steady_modifiers(box: Box, game: Skirmish, unit: UnitId) -> dict[str, int]:
    """13.5a-d, 13.8 What always counts, after casualties; 14.4 counts it for rallying too."""
    worth, kind = box.reaction, troop(box, game, unit)
    count = len(game.figures[unit])
    found = {}
    if kind.officer or officers_near(box, game, unit):
        found["officer"] = worth["officer"]
    if count >= 10:
        found["figures_10"] = worth["figures_10"]
    elif count >= 6:
        found["figures_6"] = worth["figures_6"]
    if game.order[unit] == Orders.FORMATION:
        found["formation"] = worth["formation"]
    if not kind.officer and count <= 3:
        found["few_figures"] = worth["few_figures"]
    return found


def shooting_modifiers(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, volley: Volley
) -> dict[str, int]:
    """13.5f-j After a Shoot."""
    worth, kind, figures = box.reaction, troop(box, game, unit), game.figures[unit]
    found = {}
    if kind.natives and all(terrain.greenery[terrain.at(x, y)] for _, x, y in figures):
        found["natives_in_cover"] = worth["natives_in_cover"]
    ax, ay, ra = nearest_shooter(volley.shooters, figures)
    if all(terrain.view(ax, ay, ra, x, y, kind.radius).cover == SOLID for _, x, y in figures):
        found["all_in_solid"] = worth["all_in_solid"]
    if volley.volley or volley.unseen:
        found["volley_or_unseen"] = worth["volley_or_unseen"]
    if volley.casualties >= 3:
        found["three_casualties"] = worth["three_casualties"]
    if volley.artillery or volley.formation:
        found["artillery_or_formation"] = worth["artillery_or_formation"]
    return found


def melee_modifiers(box: Box, brawl: Brawl) -> dict[str, int]:
    """13.5k-n After a round of melee."""
    worth, found = box.reaction, {}
    if brawl.casualties:
        found["casualties"] = worth["casualties"] * brawl.casualties
    if brawl.own_engaged >= 2 * brawl.enemy_engaged:
        found["double_numbers"] = worth["double_numbers"]
    if brawl.surprised:
        found["surprise"] = worth["surprise"]
    if not brawl.casualties or brawl.casualties < brawl.rival_casualties:
        found["fewer_casualties"] = worth["fewer_casualties"]
    return found


async def react(table: Table[Skirmish, Box], unit: UnitId, modifiers: dict[str, int]) -> str:
    """13.1, 13.6 One test: stand, fall back or flee."""
    game, box = table.game, table.box
    kind = troop(box, game, unit).type
    row = box.charts.troop_types.cells[kind]

    def test() -> Test:
        """What it takes to stand; the chart says how much less it takes to fall back."""
        keys = (kind, "stand")
        by = (call(game, unit),)
        return Test(rule="13.6", chart="troop_types", keys=keys, die=modifiers, needs=row["stand"], by=by)

    total = await table.roll(D10, "reaction", test) + sum(modifiers.values())
    result = STAND if total >= row["stand"] else FLEE if total < row["flee_below"] else FALL_BACK
    table.tell("reaction", rule="13.6", unit=call(game, unit), total=total, result=result)
    return result


async def react_to_shooting(table: Table[Skirmish, Box], unit: UnitId, volley: Volley) -> str:
    """11.1, 13.2, 13.4 A unit that lost a figure to a Shoot tests; one already fleeing flees on."""
    game, box = table.game, table.box
    if not volley.casualties or not game.figures[unit] or troop(box, game, unit).wagon:
        return STAND
    if unit in game.fleeing:
        flight_move(table, unit)
        return FLEE
    terrain = box.terrain(game.scenario)
    modifiers = steady_modifiers(box, game, unit) | shooting_modifiers(box, terrain, game, unit, volley)
    result = await react(table, unit, modifiers)
    obey(table, unit, result, volley.shooters)
    return result


def obey(table: Table[Skirmish, Box], unit: UnitId, result: str, causes: Iterable[Body]) -> None:
    """13.6 What a test demands."""
    if result == FALL_BACK:
        fall_back(table, unit, causes)
    elif result == FLEE:
        flee(table, unit)


async def morale_tests(table: Table[Skirmish, Box], side: SideId) -> None:
    """13.3 Every unit that has lost at least half its figures, by the Morale card of its side."""
    game, box = table.game, table.box
    worth = box.reaction["morale_card"]
    for unit in in_order(set(fielded(game, side))):
        kind = troop(box, game, unit)
        if not kind.men or kind.officer or unit in game.fleeing or not game.figures[unit]:
            continue
        if 2 * len(game.figures[unit]) > game.strength[unit] - game.left[unit]:
            continue
        if unit in game.markers or unit in game.aboard:  # 15.5
            continue
        modifiers = {**steady_modifiers(box, game, unit), "morale_card": worth}
        result = await react(table, unit, modifiers)
        foe = enemy_figures(box, game, unit)
        obey(table, unit, result, foe)


def enemy_figures(box: Box, game: Skirmish, unit: UnitId) -> list[Body]:
    """14.2 Every enemy figure in sight or not: the nearest is fled from."""
    return [
        (x, y, troop(box, game, other).radius)
        for other, figures in game.figures.items()
        if SIDE_OF[other] != SIDE_OF[unit] and other not in game.markers and not troop(box, game, other).wagon
        for _, x, y in figures
    ]
