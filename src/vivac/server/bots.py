"""Bots: they think in a process of their own, and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import pickle
from functools import partial

from vivac.players import find_player
from vivac.server.house import House
from vivac.server.processes import elsewhere
from vivac.server.rooms import Room
from vivac.server.words import box_of
from vivac.table import Header, Option, Role, Table, find_game

log = logging.getLogger("vivac.server")


def wake_bots(house: House, room: Room) -> None:
    """Somebody is here: let the bots of a room answer until a person must, if they are not at it already."""
    attendance, table = house.attendance, room.id
    attendance.visit(table)
    if table in attendance.thinking or not (room.bot_to_move() or room.match.dice_are_due):
        return
    attendance.thinking.add(table)
    task = asyncio.get_running_loop().create_task(_answer_for_bots(house, table))
    house.tasks.add(task)
    task.add_done_callback(house.tasks.discard)


async def _answer_for_bots(house: House, table: str) -> None:
    try:
        while await _answer_once(house, table):
            pass
    except Exception:
        log.exception("the bot of table %s broke down", table)
    finally:
        house.attendance.thinking.discard(table)


async def _answer_once(house: House, table: str) -> bool:
    """One answer of a bot; whether there was one to give, and anybody to give it to."""
    async with house.thinkers:  # they take turns, and whoever asked may be gone when it is theirs
        if house.attendance.deserted(table):
            return False
        async with house.rooms.change(table) as room:
            due = room.match.dice_are_due  # we were stopped between an answer and its dice: now they fall
            role, match = room.bot_to_move(), room.match
            if role is not None:
                number = match.number
                pause = pickle.dumps(match.table.pause())  # now, before anything changes
                luck = match.luck(role)  # the same seed gives the same game, bots included
                work = partial(think, match.header, pause, role, room.seats[role].bot, luck)
        if role is None:
            if due:
                house.bell.ring(table, room.lines)
            return due
        option = await elsewhere(work, house.settings.limits.thinkers)
    async with house.rooms.change(table) as now:
        asked = now.match.table.question_for(role)
        if asked is not None and now.match.number == number and not now.match.over:
            now.match.answer(option.id, role, asked.number)
    house.bell.ring(table, now.lines)
    return True


def think(header: Header, pause: bytes, role: Role, bot: str, luck: str) -> Option:
    """What a bot answers at a table that paused elsewhere."""
    rulebook = find_game(header.game)
    table = Table.go_on(rulebook, box_of(header.game), header, pickle.loads(pause))
    question = table.question_for(role)
    assert question is not None
    return find_player(bot, luck).choose(table, question)
