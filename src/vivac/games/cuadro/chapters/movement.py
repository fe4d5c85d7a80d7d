"""5 Movement: one group after another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from vivac.games.cuadro.box.contents import CounterId, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import RESERVE, Box, Field
from vivac.games.cuadro.chapters.arrivals import arriving, bars_entry, entries, entry_cost
from vivac.games.cuadro.chapters.choices import every_hex
from vivac.games.cuadro.chapters.destinations import move_party, options_to
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.marching import paid, ride_cost, ride_ends
from vivac.games.cuadro.chapters.roster import MOVES, Roster
from vivac.games.cuadro.chapters.terrain import INFANTRY
from vivac.games.cuadro.chapters.troops import place_leader
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex, Mask
from vivac.table import Action, Menu, Option, Refusal, Say, Table, at_place


async def move_units(table: Table[Battle, Box]) -> None:
    """3.5b One group and its whole move at a time, or a unit put on top, until the player stops."""
    game, field = table.game, field_of(table)
    foe = Foe(field, game)
    roster = Roster(field, game, foe)
    while True:
        if not game.hand:
            await table.bookmark()
            answer = await table.choose(game.player, MOVES, options=roster.options)
            if len(answer) == 1:
                break  # that was all
            if not game.hand:  # a stack was turned or put in another order
                word = str(answer[1])  # a unit or a hex
                roster.look_at(game.where[UnitId(word)] if word in game.where else Hex(word))
                continue
        await table.bookmark()  # whoever is in hand is all there is to know
        hand, start = game.hand, game.where[game.hand[0]]
        if start == RESERVE:
            await bring_in(table, hand[0], foe)
        elif field.is_leader(hand[0]):
            await ride(table, hand[0], foe)
        else:
            await move_party(table, tuple(filter(field.is_unit, hand)), foe)
        game.hand = ()
        roster.look_at(start)
        roster.look_at(game.where[hand[0]])
    game.done.clear()


# ---------------------------------------------------------------- leaders and arrivals


class RideOut:
    """A leader's ride: who, from where, past whom, and where it may end, worked out when somebody looks."""

    def __init__(self, field: Field, leader: LeaderId, start: Hex, foe: Foe, spent: int = 0) -> None:
        self.field, self.leader, self.start, self.foe, self.spent = field, leader, start, foe, spent

    @cached_property
    def ends(self) -> Mask:
        return ride_ends(self.field, self.leader, self.start, self.foe, self.spent)


async def ride(table: Table[Battle, Box], leader: LeaderId, foe: Foe) -> None:
    """5.21 A leader alone: his destination, or he stays."""
    game, field = table.game, field_of(table)
    game.hand = (leader,)
    way = RideOut(field, leader, game.where[leader], foe)
    await table.choose(game.player, RIDE.given(way), leader=leader)
    game.hand = ()


def ride_to(table: Table[Battle, Box], way: RideOut, hex_: Hex) -> None:
    game, leader = table.game, way.leader
    rule = "5.21" if game.where[leader] != RESERVE else "15.2"
    game.moved.add(leader)
    place_leader(game, leader, hex_)
    table.tell("rode", rule=rule, leader=leader, hex=hex_)


def stay(table: Table[Battle, Box], way: RideOut) -> None:
    table.game.done.add(way.leader)


def bars_ride(_box: Box, game: Battle, way: RideOut, hex_: Hex) -> Refusal | None:
    """5.3, 5.16, 5.21 What keeps a leader from a hex."""
    field, leader = way.field, way.leader
    bit = field.grid.bit[hex_]
    if bit & way.ends:
        return None
    if hex_ == game.where[leader]:
        return Refusal.because("ride-nowhere", "5.21", leader=leader, hex=hex_)
    if bit & way.foe.held:
        return Refusal.because("to-enemy", "5.16", hex=hex_)
    steps = field.ground.steps[field.leaders_column]
    if not any(hex_ in steps[near] for near in field.grid.neighbours[hex_]):
        return Refusal.because("to-prohibited", "5.4", hex=hex_, arm=field.leaders_column)
    return Refusal.because("to-too-far", "5.1", hex=hex_, points=field.rides[leader])


def rides_offered(_box: Box, _game: Battle, way: RideOut) -> Sequence[Option]:
    return options_to(way.field.grid)(way.ends)


def cost_of_ride(_box: Box, _game: Battle, way: RideOut, hex_: Hex) -> Say:
    """5.21 The MP of the ride."""
    points = ride_cost(way.field, way.leader, way.start, hex_, way.foe, way.spent)
    return paid(points, way.field.rides[way.leader], way.field.road_bonus)


RIDE_TO: Action = Action(
    "to",
    "5.21",
    of=("target",),
    lights=at_place,
    among=lambda box, game, _way: RIDE_TO.each(every_hex(box, game)),
    bars=bars_ride,
    fast=rides_offered,
    do=ride_to,
    costs=cost_of_ride,
)
STAY = Action("stay", do=stay)
RIDE = Menu("ride-to", RIDE_TO, STAY)
ARRIVE = Menu("ride-to", RIDE_TO)


async def bring_in(table: Table[Battle, Box], counter: CounterId, foe: Foe) -> None:
    """15.2 One decision names the entry hex and the end of the move."""
    game, field = table.game, field_of(table)
    await table.choose(game.player, ENTRY.given(counter, foe), counter=counter)
    if all(game.where[each] != RESERVE for each in arriving(field, game)):
        game.coming = {
            number
            for number in game.coming
            if any(game.where[c] == RESERVE for c in field.scenario.reinforcement[number].counters)
        }


async def enter(table: Table[Battle, Box], counter: CounterId, foe: Foe, hex_: Hex) -> None:
    """15.2 A counter comes in and goes on: the entry hex is the first step of its move."""
    game, field = table.game, field_of(table)
    cost = entry_cost(field, field.arm.get(counter, INFANTRY), hex_)
    if field.is_unit(counter):
        await move_party(table, (counter,), foe, entry=(hex_, cost))
    elif field.is_leader(counter):
        way = RideOut(field, counter, hex_, foe, cost)
        await table.choose(game.player, ARRIVE.given(way), leader=counter)


def every_entry(box: Box, game: Battle, counter: CounterId, _foe: Foe) -> Sequence[Option]:
    field = box.field(game.scenario, game.switches)
    return ENTER.each(entries(field, game, counter))


def bars_entering(box: Box, game: Battle, counter: CounterId, foe: Foe, hex_: Hex) -> Refusal | None:
    return bars_entry(box.field(game.scenario, game.switches), game, counter, hex_, foe)


def cost_of_entering(box: Box, game: Battle, counter: CounterId, _foe: Foe, hex_: Hex) -> Say:
    """15.2 The entry hex is paid as the first step."""
    field = box.field(game.scenario, game.switches)
    points = entry_cost(field, field.arm.get(counter, INFANTRY), hex_)
    most = field.allowance[counter, game.form[counter]] if field.is_unit(counter) else field.rides[counter]
    return paid(points, most)


ENTER = Action(
    "enter",
    "15.2",
    of=("target",),
    lights=at_place,
    among=every_entry,
    bars=bars_entering,
    do=enter,
    costs=cost_of_entering,
)
ENTRY = Menu("entry", ENTER)
