"""8.5, 8.14-8.17 A Move: its order, its facing, and then where to."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.facing import choose_facing
from vivac.games.mosquetes.chapters.in_hand import if_free, takes_action
from vivac.games.mosquetes.chapters.models import troop
from vivac.games.mosquetes.chapters.naming import call, full_name
from vivac.games.mosquetes.chapters.orders import may_take
from vivac.games.mosquetes.chapters.placing import Placing, region
from vivac.games.mosquetes.chapters.wagons import bars_move, carry
from vivac.games.mosquetes.game import Facing, Orders, Skirmish
from vivac.ground.field import Point
from vivac.table import Action, Lit, Option, Table

LINE = "line"  # a formation in one rank


# ---------------------------------------------------------------- the action


async def begin_move(table: Table[Skirmish, Box]) -> str:
    """8.5 Order, facing and point are chosen one after the other."""
    table.game.move_order, table.game.move_facing = "", None
    return "move"


MOVE = Action(
    "move",
    "7.3a",
    bars=if_free(lambda box, game: bars_move(box, game, game.unit)),
    do=begin_move,
    costs=takes_action("hasty"),
)


# ---------------------------------------------------------------- order and facing

ORDER = Action("order", "8.5", of=("target",))


def orders_of(box: Box, game: Skirmish, unit: UnitId) -> list[str]:
    """8.5 The orders a unit may be told to take; a formation in two ranks or in one."""
    kind, marker, count = troop(box, game, unit), unit in game.markers, len(game.figures[unit])
    if count == 1:
        return [Orders.NORMAL]
    found = [order for order in Orders.ALL if may_take(box, kind, count, order, marker=marker)]
    return [*found, LINE] if Orders.FORMATION in found else found


async def choose_order(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """8.5 The order, and the ranks of a formation."""
    game = table.game
    orders = orders_of(table.box, game, unit)
    chosen = await table.pick(SIDE_OF[unit], "move-order", ORDER, orders, unit=full_name(game, unit))
    game.move_order = Orders.FORMATION if chosen == LINE else chosen
    game.move_ranks = 1 if chosen == LINE else 2 if game.move_order == Orders.FORMATION else 0


async def choose_move_facing(table: Table[Skirmish, Box], unit: UnitId) -> None:
    table.game.move_facing = await choose_facing(table, unit, "move-facing")


# ---------------------------------------------------------------- where to

TO = Action("to", "8.5", of=("x", "y"))
VIA = Action("via", "8.16", of=("x", "y"))
ARRANGE = Action("arrange", "8.17", of=("x", "y"))
DESTINATION = {action.verb: action for action in (TO, VIA, ARRANGE)}


async def move(table: Table[Skirmish, Box], unit: UnitId, order: str, ranks: int, facing: Facing) -> None:
    """8.5 To a point, in this order and facing; perhaps by way of another; perhaps arranged one by one."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    reach = region(box, terrain, game, unit, order)
    regions = {TO(): reach, VIA(): reach}
    if len(game.figures[unit]) > 1 and unit not in game.markers and unit not in game.guns:
        regions[ARRANGE()] = reach

    async def point_at() -> Option:
        return await table.ask(
            *(SIDE_OF[unit], "move-to", list(regions)),
            regions=regions,
            acts=DESTINATION,
            unit=full_name(game, unit),
        )

    answer = await point_at()
    via: Point | None = None
    if answer.verb == VIA.verb:
        via = point_of(answer)
        del regions[VIA()]
        answer = await point_at()
    placing = Placing(box, terrain, game, unit, order, facing, ranks)
    placing.go(point_of(answer), via)
    if answer.verb == ARRANGE.verb:
        await arrange(table, placing, unit)
    placing.settle()
    game.moved = True
    game.watching.discard(unit)
    if troop(box, game, unit).model == "boat":
        carry(game, unit)
    table.tell("moved", rule="8.5", unit=call(game, unit), order=game.order[unit], facing=facing)


def point_of(answer: Option) -> Point:
    """Where somebody pointed."""
    x, y = answer[-2:]
    return int(x), int(y)


# ---------------------------------------------------------------- figure by figure


def at_figure(_box: Box, game: Skirmish, _viewer: str | None, number: int, *_point: int) -> Lit:
    return Lit(piece=f"{game.unit}.{number}")


FIGURE = Action("figure", "8.17", of=("target",), lights=at_figure)
ARRANGED = Action("done", "8.17")
ARRANGEMENT = {action.verb: action for action in (FIGURE, ARRANGED)}


async def arrange(table: Table[Skirmish, Box], placing: Placing, unit: UnitId) -> None:
    """8.17 One figure at a time, each once, until the player stops."""
    game, box = table.game, table.box
    reach = region(box, placing.terrain, game, unit, placing.order)
    left = {number: nth for nth, (number, _, _) in enumerate(placing.began)}
    while left:
        regions = {FIGURE(number): reach for number in left}
        answer = await table.ask(
            *(SIDE_OF[unit], "arrange", [*regions, ARRANGED()]),
            regions=regions,
            confirm=True,
            acts=ARRANGEMENT,
            unit=full_name(game, unit),
        )
        if answer == ARRANGED():
            return
        number = int(answer[1])
        if not placing.arrange(left.pop(number), point_of(answer)):
            table.tell(
                "arrangement-undone", rule="8.17", to=SIDE_OF[unit], unit=call(game, unit), figure=number
            )
