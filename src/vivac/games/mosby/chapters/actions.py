"""6.0 Mosby's actions: what he may do now, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.cards import DROP, FREE, KIDNAPPED, STASH
from vivac.games.mosby.chapters.combat import attackable
from vivac.games.mosby.chapters.demolition import DEMOLISH, targets
from vivac.games.mosby.chapters.disbanding import DISBAND, bars_disband
from vivac.games.mosby.chapters.engaging import ATTACK
from vivac.games.mosby.chapters.hiding import bars_hide
from vivac.games.mosby.chapters.kidnapping import KIDNAP, free_leaders_here
from vivac.games.mosby.chapters.movement import (
    MOVE,
    PLAY_AT_WILL,
    RIDE,
    add_baggage,
    dismount,
    moves_from,
    ride_moves,
)
from vivac.games.mosby.chapters.prices import takes_the_round
from vivac.games.mosby.chapters.scouting import SCOUT
from vivac.games.mosby.game import MOSBY, Leader, Raid
from vivac.table import Action, Menu, Option, Table


def action_options(box: Box, raid: Raid, options: list[Option]) -> list[Option]:
    """6.0-1 Every action whose preconditions hold, besides moving and disbanding."""
    options += SCOUT.offered(box, raid)
    here = raid.mosby
    if here in box.works or here in raid.depots or here == raid.train:
        options += DEMOLISH.each(targets(box, raid))
    if Leader.FREE in raid.leaders.values():
        options += KIDNAP.each(free_leaders_here(box, raid))
    if (here in raid.stack or here == raid.train) and attackable(box, raid):
        options.append(ATTACK())
    if raid.switches:
        options += STASH.offered(box, raid)
    return options


def operations_options(box: Box, raid: Raid) -> Sequence[Option]:
    """B-1 In Operations Mosby moves one space at a time, as often as he likes."""
    if in_open_country(box, raid):
        return ride_on_or_disband(box, raid.mosby)
    options = action_options(box, raid, list(moves_from(box, raid.mosby)))
    if bars_disband(box, raid) is None:
        options.append(DISBAND())
    add_baggage(box, raid, options, spurs=False)
    return options


@lru_cache(maxsize=1024)
def ride_on_or_disband(box: Box, space: SpaceId) -> tuple[Option, ...]:
    return (*moves_from(box, space), DISBAND())


def in_open_country(box: Box, raid: Raid) -> bool:
    """Far from the lines and from any Union unit, with nothing to shed: Mosby may ride on or go home."""
    here = raid.mosby
    near = box.near[here]
    return (
        near.isdisjoint(raid.lines)
        and (not raid.tags or near.isdisjoint(raid.stack))
        and not raid.switches
        and here not in raid.depots
        and here != raid.train
        and "cannon" not in raid.hand
        and not raid.casualty_checked
        and KIDNAPPED not in raid.leaders.values()
    )


def round_options(box: Box, raid: Raid) -> Sequence[Option]:
    """C3-3 In Rounds one action, or a pass."""
    options = action_options(box, raid, ride_moves(box, raid))
    if bars_disband(box, raid) is None:
        options.append(DISBAND())
    if "hide" in raid.hand and bars_hide(raid) is None:  # W-10
        options.append(PLAY_AT_WILL("hide"))
    add_baggage(box, raid, options, spurs=True)
    options.append(PASS())
    return options


def pass_by(table: Table[Raid, Box]) -> None:
    """C3-3 Mosby does nothing, which leaves him hidden if he was (7.2-H.4)."""
    table.tell("passed", rule="C3-3")


PASS = Action("pass", "C3-3", do=pass_by, costs=takes_the_round)
ACTIONS = (MOVE, SCOUT, DEMOLISH, KIDNAP, ATTACK, STASH, DISBAND, PLAY_AT_WILL, DROP, FREE)
OPERATIONS = Menu("operations", *ACTIONS, fast=operations_options)
ROUND = Menu("round", *ACTIONS, PASS, fast=round_options)


async def act_in_operations(table: Table[Raid, Box]) -> None:
    """B-1, B-2 Action after action, until one leaves a Union unit active."""
    raid = table.game
    await table.choose(MOSBY, OPERATIONS, space=raid.mosby)
    while not raid.active:
        await table.bookmark()
        await table.choose(MOSBY, OPERATIONS, space=raid.mosby)


async def act_in_round(table: Table[Raid, Box]) -> None:
    """C3-3 Mosby's one action in a Round, which may be a ride of several spaces (6.2-3)."""
    raid = table.game
    while await table.act(MOSBY, RIDE if raid.riding() else ROUND, space=raid.mosby):
        pass
    dismount(raid)
