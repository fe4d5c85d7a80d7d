"""4.7 Promotion of militia."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import DONE, PICK, TARGET, at_unit
from vivac.games.guerra.chapters.control import besieged
from vivac.games.guerra.chapters.forces import OTHER, leave_play
from vivac.games.guerra.chapters.intelligence import confidant
from vivac.games.guerra.game import Moment, War
from vivac.table import D6, Action, Menu, Option, Refusal, Say, Table, Test


async def precedence(table: Table[War, Box]) -> None:
    """4.7-3 A die each, the higher first; ties again."""
    war = table.game
    while True:
        royalist, patriot = (
            await table.roll(D6, "precedence-royalist", lambda: Test("4.7-3")),
            await table.roll(D6, "precedence-patriot", lambda: Test("4.7-3")),
        )
        if royalist != patriot:
            break
    war.first = war.side = ROYALIST if royalist > patriot else PATRIOT
    table.tell("precedence", rule="4.7-3", side=war.first)


def eligible(box: Box, war: War, regular: UnitId) -> list[UnitId]:
    """4.7-1, 4.7-2, 4.7-4 Militia of the same arm in the same area, on the same side of any siege."""
    where = war.where[regular]
    area = box.ground.get(where)
    if area is None:
        return []
    side, nation = box.side[regular], box.nation[regular]
    return [
        unit
        for spot in box.spots[area]
        if spot == where or not (besieged(war, spot) or besieged(war, where))
        for unit in war.stack.get(spot, ())
        if unit in box.militia
        and box.side[unit] == side
        and box.arm[unit] == box.arm[regular]
        and (side == ROYALIST or box.nation[unit] == nation)
    ]


def bars_promotion(box: Box, war: War, regular: UnitId) -> Refusal | None:
    """4.7-1 Only a regular that has lost a step, with militia of its arm beside it."""
    if regular not in war.reduced:
        return Refusal.because("at-full-strength", "4.7-1", unit=regular)
    if not eligible(box, war, regular):
        return Refusal.because("no-militia-to-promote", "4.7-1", unit=regular)
    return None


def regulars_on_the_map(box: Box, war: War) -> list[Option]:
    """4.7-1 Every regular of the side whose step it is."""
    return [
        PROMOTE(unit)
        for unit in box.unit
        if unit in box.regulars and box.side[unit] == war.side and war.where[unit] not in box.off_board
    ]


def promotions(box: Box, war: War) -> list[Option]:
    """4.7-1 Those that may be brought to full strength."""
    return [
        PROMOTE(unit)
        for unit in sorted(war.reduced)
        if box.side[unit] == war.side and unit in box.regulars and bars_promotion(box, war, unit) is None
    ]


async def promote(table: Table[War, Box], regular: UnitId) -> None:
    """4.7-5 One militia fills the ranks of a regular, free of charge."""
    war, box = table.game, table.box
    militia = await table.pick(war.side, "promote-whom", PICK, eligible(box, war, regular), unit=regular)
    area = box.ground[war.where[militia]]
    war.reduced.discard(regular)
    leave_play(box, war, militia)
    table.tell("promoted", rule="4.7-1", to=confidant(box, war, regular), unit=regular, militia=militia)
    await take_stock(table, area)


PROMOTE = Action(
    "promote",
    "4.7-1",
    of=TARGET,
    lights=at_unit,
    among=regulars_on_the_map,
    bars=bars_promotion,
    fast=promotions,
    do=promote,
    costs=lambda _box, _war, _regular: Say("cost-promotion", {}, "4.7-5"),
)
PROMOTION = Menu("promotion", PROMOTE, DONE)


def next_side(war: War, after: Moment) -> Moment:
    """3.1 The other side in the same step, or the first side in the next."""
    if war.side == war.first:
        war.side = OTHER[war.first]
        return war.step
    war.side = war.first
    return after
