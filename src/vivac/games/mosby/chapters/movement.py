"""6.2 Move: one space in Operations, a ride of several in Rounds, and the cards played in the saddle."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from functools import lru_cache
from typing import Any

from vivac.games.mosby.box.components import CardId
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.cards import (
    COSTS_NO_ACTION,
    DROP,
    FREE,
    as_printed,
    believed_dead,
    holds_leader,
    kidnapped,
    may_be_believed_dead,
    play_card,
)
from vivac.games.mosby.chapters.combat import attackable
from vivac.games.mosby.chapters.disbanding import DISBAND, bars_disband
from vivac.games.mosby.chapters.engaging import ATTACK
from vivac.games.mosby.chapters.entering import Arrival, enter
from vivac.games.mosby.chapters.forces import rounds_go_on
from vivac.games.mosby.chapters.hiding import bars_hide, hide
from vivac.games.mosby.chapters.prices import cost_of_card
from vivac.games.mosby.game import FORD_IS_ONE_SPACE, MOSBY, Raid
from vivac.table import Action, Menu, Option, Refusal, Say, Table, at_place

# W When a card is asked for that is not played at will
MOMENTS = {
    "local_information": "W-2",
    "local_guide": "W-3",
    "french_dulaney": "W-3",
    "ames": "W-3",
    "spur_horses": "W-4",
    "gain_initiative": "W-5",
    "ambush": "W-6",
    "surprise_attack": "W-6",
    "heroics": "W-6",
    "ruse": "W-6",
    "counterattack": "W-7",
    "mosby_escapes": "W-8",
    "mosby_reported_dead": "W-9",
}


def allowance(box: Box, raid: Raid, *, pike: bool) -> int:
    """6.2-3 Spaces in Rounds, worked out anew after every one (6.2-16)."""
    bonus = box.charts.mosby_movement.cells
    spaces = bonus["normal"] + raid.spurs * bonus["spur_horses"] + raid.movement_bonus
    spaces += bonus["cannon"] * ("cannon" in raid.hand)
    spaces += bonus["kidnapped_leader"] * len(kidnapped(raid))
    if pike and "fast_horses" in raid.hand:
        spaces += bonus["fast_horses"]
    return max(spaces, 0)


def ride_moves(box: Box, raid: Raid) -> list[Option]:
    """6.2-3, 6.2-4 The next space of a Rounds move: within the allowance; Potomac roads only as the first."""
    here, ridden = raid.mosby, raid.ridden
    ways = box.exits[here]
    if ridden >= allowance(box, raid, pike=raid.on_pike):  # Fast Horses may go one farther, by a pike
        farther = ridden < allowance(box, raid, pike=True)
        ways = tuple(exit_ for exit_ in ways if farther and (here, exit_) in box.pikes)
    return [MOVE(exit_) for exit_ in ways if not (ridden and (here, exit_) in box.fords)]


@lru_cache(maxsize=1024)
def moves_from(box: Box, space: SpaceId) -> tuple[Option, ...]:
    """6.2-1 A move to every adjacent space, made once."""
    return tuple(MOVE(exit_) for exit_ in box.exits[space])


def bars_move(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    """6.2-1 Along roads and pikes only; in Rounds, within the allowance."""
    if space not in box.exits[raid.mosby]:
        return Refusal.because("move-not-adjacent", "6.2-1", space=space)
    return bars_ride(box, raid, space) if raid.in_rounds() else None


def bars_ride(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    """6.2-3, 6.2-4 What keeps Mosby from riding to an adjacent space."""
    if MOVE(space) in ride_moves(box, raid):
        return None
    pike = raid.on_pike or (raid.mosby, space) in box.pikes
    spaces = allowance(box, raid, pike=pike)
    if raid.ridden >= spaces:
        return Refusal.because("move-too-far", "6.2-3", allowance=spaces)
    return Refusal.because("move-potomac", "6.2-4", space=space)


def cost_of_riding(box: Box, raid: Raid, space: SpaceId) -> Say | None:
    """6.2-3 A space of the ride; in Operations he rides as far as he likes."""
    if not raid.in_rounds():
        return None
    spaces = allowance(box, raid, pike=raid.on_pike or (raid.mosby, space) in box.pikes)
    nth = raid.ridden + 1
    return Say("cost-ride", {"nth": nth, "of": spaces, "left": spaces - nth}, "6.2-3")


def cost_of_stopping(box: Box, raid: Raid) -> Say | None:
    """6.2-3 What is left of the ride is lost."""
    left = allowance(box, raid, pike=raid.on_pike) - raid.ridden
    return Say("cost-stop", {"spaces": left}, "6.2-3") if left > 0 and raid.riding() else None


# ---------------------------------------------------------------- moving


def move(table: Table[Raid, Box], space: SpaceId) -> Awaitable[Any]:
    """6.2-1 Enter an adjacent space: in Rounds, as part of a ride."""
    return ride_to(table, space) if table.game.in_rounds() else enter(table, space)


async def ride_to(table: Table[Raid, Box], space: SpaceId) -> bool:
    """6.2-3, 6.2-4 One space of a move in Rounds; True if Mosby may ride on from there."""
    raid, box = table.game, table.box
    raid.hidden = False  # 7.2-H.4
    way = (raid.mosby, space)
    raid.ridden += 1
    raid.on_pike = raid.on_pike or way in box.pikes
    arrival = await enter(table, space)
    if arrival is Arrival.FOUGHT or not rounds_go_on(raid):  # C4-2
        return False
    if arrival is Arrival.STOPPED or (way in box.fords and not raid.on(FORD_IS_ONE_SPACE)):
        await stop_and_look(table)
        return False
    return True


async def stop_and_look(table: Table[Raid, Box]) -> None:
    """6.2-11, 7.8-13 A move that had to stop may still end in an attack."""
    if attackable(table.box, table.game):
        await table.choose(MOSBY, STOPPED, space=table.game.mosby)


def stop(_table: Table[Raid, Box]) -> None:
    """6.2-3 Mosby rides no farther."""


def dismount(raid: Raid) -> None:
    raid.ridden = raid.spurs = raid.ames_ride = 0
    raid.on_pike = False


def ride_options(box: Box, raid: Raid) -> Sequence[Option]:
    """6.2-2, 6.2-11, 6.6-5, W-4 Go on, stop, attack, disband, or shed or spur something."""
    options = ride_moves(box, raid)
    if attackable(box, raid):
        options.append(ATTACK())
    add_baggage(box, raid, options, spurs=True)
    if options and bars_disband(box, raid) is None:  # otherwise the move is over, and he is asked next
        options.append(DISBAND())
    options.append(STOP())
    return options


# ---------------------------------------------------------------- what costs no action


def add_baggage(box: Box, raid: Raid, options: list[Option], *, spurs: bool) -> None:
    """W-4, W-9, W-12 What costs no action: spurs, a report, dropping the Cannon, freeing a leader."""
    if spurs and "spur_horses" in raid.hand:
        options.append(PLAY_AT_WILL("spur_horses"))
    if "cannon" in raid.hand:
        options.append(DROP("cannon"))
    if holds_leader(raid):
        options += FREE.each(kidnapped(raid))
    if may_be_believed_dead(raid):
        options.append(PLAY_AT_WILL("mosby_reported_dead"))


def bars_play(box: Box, raid: Raid, card: CardId) -> Refusal | None:
    """5.1 A card must be held, and most wait for their moment."""
    if card not in raid.hand:
        return Refusal.because("card-not-held", "5.1-3", card=card)
    if card in box.permanent:
        return Refusal.because("card-permanent", "5.1-1", card=card)
    if card == "hide":
        return bars_hide_at_will(raid)
    if card == "spur_horses" and raid.in_rounds():
        return None
    if card == "mosby_reported_dead" and may_be_believed_dead(raid):
        return None
    return Refusal.because("card-not-now", MOMENTS[card], card=card)


def bars_hide_at_will(raid: Raid) -> Refusal | None:
    """W-10 Hide is an action of a Round."""
    if not raid.in_rounds():
        return Refusal.because("hide-only-in-rounds", "7.2-H")
    if raid.riding():
        return Refusal.because("hide-while-riding", "W-10")
    return bars_hide(raid)


async def play_at_will(table: Table[Raid, Box], card: CardId) -> bool:
    """W-4, W-9, W-10 A card that Mosby plays of his own accord; True if he may still act or ride on."""
    play_card(table, card)
    if card == "hide":
        hide(table)
        return False
    if card == "spur_horses":
        table.game.hidden = False  # 7.2-H.4: the ride begins
        table.game.spurs += 1
    else:
        believed_dead(table)
    return COSTS_NO_ACTION


MOVE: Action = Action(
    "move",
    "6.2-1",
    of=("target",),
    lights=at_place,
    among=lambda box, _raid: MOVE.each(box.spaces),
    bars=bars_move,
    do=move,
    costs=cost_of_riding,
)
STOP = Action("stop", "6.2-3", do=stop, costs=cost_of_stopping)
PLAY_AT_WILL: Action = Action(
    "play",
    of=("target",),
    lights=as_printed,
    among=lambda box, _raid: PLAY_AT_WILL.each(box.cards),
    bars=bars_play,
    do=play_at_will,
    costs=cost_of_card,
)
RIDE = Menu("ride", MOVE, ATTACK, PLAY_AT_WILL, DROP, FREE, DISBAND, STOP, fast=ride_options)
STOPPED = Menu("stopped", ATTACK, STOP)
