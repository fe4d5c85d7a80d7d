"""15.3, 15.4 Wagons and boats: who may move, board and land."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.casualties import kill
from vivac.games.mosquetes.chapters.crowd import foes
from vivac.games.mosquetes.chapters.hiding import nearest_place
from vivac.games.mosquetes.chapters.in_hand import bars_lurker, if_free, takes_action
from vivac.games.mosquetes.chapters.models import bodies, fielded, models, radius, troop, units_within, within
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.orders import break_order
from vivac.games.mosquetes.chapters.pointing import at_unit
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.game import Skirmish
from vivac.ground.field import Point
from vivac.table import Action, Option, Refusal, Table


def bars_wagon(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """15.3 A wagon moves only with an escort, and with no enemy upon it."""
    _, x, y = game.figures[unit][0]
    base = radius(box, game, unit)
    if any(within(x, y, base, u, v, r, box.reach.exclusion) for u, v, r in foes(box, game, SIDE_OF[unit])):
        return Refusal.because("wagon-enemy", "15.3", unit=call(game, unit))
    if troop(box, game, unit).model == "boat":
        return None
    for other in fielded(game, SIDE_OF[unit]):
        if other == unit or other in game.fleeing or not troop(box, game, other).men:
            continue
        if other not in game.markers and units_within(box, game, unit, other, box.reach.escort):
            return None
    return Refusal.because("wagon-escort", "15.3", unit=call(game, unit))


def bars_move(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """7.3a, 15.3 Everybody may move but a wagon without escort."""
    return bars_wagon(box, game, unit) if troop(box, game, unit).wagon else None


# ---------------------------------------------------------------- boats


def passengers(game: Skirmish, boat: UnitId) -> int:
    return sum(len(game.figures[unit]) for unit, where in game.aboard.items() if where == boat)


def bars_board(box: Box, game: Skirmish, unit: UnitId, boat: UnitId) -> Refusal | None:
    """15.4 Men on foot, all within 1″ of a boat of theirs with room for them."""
    kind = troop(box, game, unit)
    if not kind.men or kind.mounted or kind.gun or unit in game.markers:
        return Refusal.because("cannot-board", "15.4", unit=call(game, unit))
    if SIDE_OF[boat] != SIDE_OF[unit] or troop(box, game, boat).model != "boat":
        return Refusal.because("no-boat", "15.4", boat=call(game, boat))
    _, x, y = game.figures[boat][0]
    base = radius(box, game, boat)
    if not all(within(x, y, base, u, v, kind.radius, box.reach.board) for _, u, v in models(game, unit)):
        return Refusal.because("boat-too-far", "15.4", boat=call(game, boat))
    if passengers(game, boat) + len(game.figures[unit]) > box.limits["boat_figures"]:
        return Refusal.because("boat-full", "15.4", boat=call(game, boat))
    return None


def own_boats(box: Box, game: Skirmish) -> list[Option]:
    boats = [unit for unit in fielded(game, SIDE_OF[game.unit]) if troop(box, game, unit).model == "boat"]
    return BOARD.each(boats)


def bars_boarding(box: Box, game: Skirmish, boat: UnitId) -> Refusal | None:
    return bars_move(box, game, game.unit) or bars_board(box, game, game.unit, boat)


def board(table: Table[Skirmish, Box], boat: UnitId) -> None:
    """15.4 The figures are placed aboard: they go where the boat goes."""
    game, unit = table.game, table.game.unit
    game.moved = True
    break_order(game, unit)
    game.aboard[unit] = boat
    game.watching.discard(unit)
    carry(game, boat)


def carry(game: Skirmish, boat: UnitId) -> None:
    """Whoever is aboard is where the boat is."""
    _, x, y = game.figures[boat][0]
    for unit, where in game.aboard.items():
        if where == boat:
            game.figures[unit] = tuple((number, x, y) for number, _, _ in game.figures[unit])


def landing_places(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> list[Point]:
    """15.4 Places ashore within 1″ of the boat, one for each figure; fewer if there are not enough."""
    kind, base = troop(box, game, unit), box.troops["boat-regular"].radius
    _, x, y = game.figures[unit][0]  # where the boat is
    others = [(u, v, r) for _, u, v, r in bodies(box, game, unit)]
    places: list[Point] = []
    for _ in game.figures[unit]:
        taken = [*others, *((u, v, kind.radius) for u, v in places)]
        place = nearest_place(terrain, kind.model, kind.radius, (x, y), taken, parted=False)
        if not within(x, y, base, *place, kind.radius, box.reach.board) or place == (x, y):
            break
        places.append(place)
    return places


def bars_land(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> Refusal | None:
    """15.4 A unit lands as a whole, where there is room for it ashore."""
    if unit not in game.aboard:
        return Refusal.because("not-aboard", "15.4", unit=call(game, unit))
    if len(landing_places(box, terrain, game, unit)) < len(game.figures[unit]):
        return Refusal.because("no-landing", "15.4", unit=call(game, unit))
    return None


def go_ashore(table: Table[Skirmish, Box]) -> None:
    """15.4 The unit in hand lands, which is its Move."""
    game, box = table.game, table.box
    land(box, box.terrain(game.scenario), game, game.unit)
    game.moved = True


def bars_landing(box: Box, game: Skirmish) -> Refusal | None:
    return bars_lurker(game) or bars_land(box, box.terrain(game.scenario), game, game.unit)


BOARD = Action(
    "board",
    "15.4",
    of=("target",),
    lights=at_unit,
    among=own_boats,
    bars=if_free(bars_boarding),
    do=board,
    costs=takes_action(),
)
LAND = Action("land", "15.4", bars=bars_landing, do=go_ashore, costs=takes_action())


def land(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> None:
    places = landing_places(box, terrain, game, unit)
    del game.aboard[unit]
    game.figures[unit] = tuple(
        (number, *place) for (number, _, _), place in zip(game.figures[unit], places, strict=True)
    )


def shipwreck(table: Table[Skirmish, Box], boat: UnitId) -> None:
    """15.6 Whoever was aboard a boat that is no more lands at once, or is lost."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    for unit in [unit for unit, where in game.aboard.items() if where == boat]:
        if bars_land(box, terrain, game, unit) is None:
            land(box, terrain, game, unit)
            table.tell("swam-ashore", rule="15.6", unit=call(game, unit))
        else:
            table.tell("drowned", rule="15.6", unit=call(game, unit))
            kill(table, unit, {number for number, _, _ in game.figures[unit]})
