"""14.4 Rally, and the facings that come with it (6.5)."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.facing import FACE
from vivac.games.mosquetes.chapters.models import FACINGS, troop, turn
from vivac.games.mosquetes.chapters.naming import call, full_name
from vivac.games.mosquetes.chapters.reaction import steady_modifiers
from vivac.games.mosquetes.chapters.retreat import flight_move
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Action, Table, Test

SINGLY = Action("singly", "6.5")


async def try_to_rally(table: Table[Skirmish, Box], unit: UnitId) -> bool:
    """14.4 The compulsory roll of a fleeing unit: it rallies, or runs on."""
    game, box = table.game, table.box
    modifiers = steady_modifiers(box, game, unit)
    kind = troop(box, game, unit).type
    needs = box.charts.troop_types.at(kind, "rally")

    def test() -> Test:
        """14.4 A natural 9 always rallies."""
        keys, by = (kind, "rally"), (call(game, unit),)
        return Test(
            rule="14.4", chart="troop_types", keys=keys, die=modifiers, needs=needs, by=by, always=(9,)
        )

    die = await table.roll(D10, "rally", test)
    total = die + sum(modifiers.values())
    if total >= needs or die == 9:
        table.tell("rallied", rule="14.4", unit=call(game, unit), total=total)
        await rallied(table, unit)
        return True
    table.tell("flees-on", rule="14.4", unit=call(game, unit), total=total)
    flight_move(table, unit)
    return False


async def rallied(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """6.5, 14.4 The marker goes; every figure may face whichever way it likes, but none may move."""
    game = table.game
    game.fleeing.discard(unit)
    others = (SINGLY,) if len(game.figures[unit]) > 1 else ()
    name = full_name(game, unit)
    facing = await table.pick(SIDE_OF[unit], "rally-facing", FACE, FACINGS, *others, unit=name)
    if facing is None:
        await turn_singly(table, unit)
    else:
        turn(game, unit, facing)


async def turn_singly(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """6.5 One figure after another; the unit as a whole faces the way of its first."""
    game = table.game
    facings = [game.facing[unit]] * game.strength[unit]
    for number, _, _ in game.figures[unit]:
        facing = await table.pick(
            *(SIDE_OF[unit], "figure-facing", FACE, FACINGS), unit=full_name(game, unit), figure=number + 1
        )
        facings[number] = facing
    game.facing[unit] = facings[game.figures[unit][0][0]]
    game.turned[unit] = tuple(facings)
