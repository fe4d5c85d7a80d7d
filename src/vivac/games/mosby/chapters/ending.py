"""5.0 D End of the turn."""

from __future__ import annotations

from functools import partial

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.cards import kidnapped
from vivac.games.mosby.chapters.forces import deactivate, on_map
from vivac.games.mosby.chapters.movement import dismount
from vivac.games.mosby.chapters.wagon_train import train_leaves
from vivac.games.mosby.chapters.winning import at_end_of_turn, score
from vivac.games.mosby.game import NOWHERE, RAIL_REPAIR, Leader, Raid
from vivac.table import D6, Outcome, Table, Test


async def end_turn(table: Table[Raid, Box]) -> Outcome | None:
    """D-1 to D-7; the outcome if the game is over."""
    raid = table.game
    table.tell("turn-ends", rule="D-0", turn=raid.turn)
    report_to_lee(table)
    if raid.on(RAIL_REPAIR):
        await repair_railroads(table)
    outcome = at_end_of_turn(table.box, raid)  # D-2
    if outcome is None:
        stand_down(table)
        discard_hand(table)
        clear_the_map(table)
        recover(raid)
        raid.turn += 1  # D-7
    return outcome


def report_to_lee(table: Table[Raid, Box]) -> None:
    """D-1 Lee Needs Information: points for every revealed space north of the Potomac."""
    raid, box = table.game, table.box
    if raid.lee_waits:
        raid.lee_waits = False
        lee = next(kind for kind in box.contents.cards.event if kind.id == "lee_needs_information")
        spaces = len(raid.revealed & box.north)
        table.tell("lee-informed", rule="E-lee_needs_information", spaces=spaces)
        score(table, lee.points * spaces)


async def repair_railroads(table: Table[Raid, Box]) -> None:
    """8.4-1 The Union mends its tracks; a mended space is no longer known to Mosby."""
    raid, box = table.game, table.box
    for space in sorted(raid.rails_down, key=box.order.__getitem__):
        die = await table.roll(D6, "railroad-repair", partial(Test, "8.4-1", "railroad_repair", at=space))
        if box.charts.railroad_repair.at(die) == "repaired":
            raid.rails_down.discard(space)
            table.tell("rail-repaired", rule="8.4-1", space=space)
            if space in raid.revealed:
                raid.revealed.discard(space)
                raid.queried.add(space)


def stand_down(table: Table[Raid, Box]) -> None:
    """D-3 Every unit becomes inactive where it stands; those in large forces return to the container."""
    raid = table.game
    for unit in on_map(table.box, raid):
        deactivate(raid, unit)


def discard_hand(table: Table[Raid, Box]) -> None:
    """D-4 Only permanent cards are kept."""
    raid, permanent = table.game, table.box.permanent
    raid.discards += [card for card in raid.hand if card not in permanent]
    raid.hand[:] = [card for card in raid.hand if card in permanent]
    raid.movement_bonus = raid.combat_bonus = raid.ames = raid.depot_load = 0


def clear_the_map(table: Table[Raid, Box]) -> None:
    """D-5 Mosby, a leader still held, and the wagon train."""
    raid = table.game
    raid.mosby = NOWHERE
    raid.strength = 0
    raid.hidden = raid.casualty_checked = False
    raid.initiative = ""
    raid.round = 0
    raid.events_to_come = 0
    raid.passed_by.clear()
    dismount(raid)
    for leader in kidnapped(raid):
        raid.leaders[leader] = Leader.GONE
    if raid.train != NOWHERE:
        if raid.train_wrecked:
            raid.train, raid.train_wrecked = NOWHERE, False
        else:
            train_leaves(table)


def recover(raid: Raid) -> None:
    """D-6 A wound of this turn lasts through the next; an older one has healed."""
    raid.wounded = raid.wounded_this_turn
    raid.wounded_this_turn = False
