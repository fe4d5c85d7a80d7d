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
    """Let the bots of a room answer until a person must, if they are not at it already."""
    if room.thinking or room.bot_to_move() is None:
        return
    room.thinking = True
    task = asyncio.get_running_loop().create_task(_answer_for_bots(house, room))
    house.tasks.add(task)
    task.add_done_callback(house.tasks.discard)


async def _answer_for_bots(house: House, room: Room) -> None:
    try:
        while await _answer_once(house, room):
            house.bell.ring(room.id, room.lines)
    except Exception:
        log.exception("the bot of table %s broke down", room.id)
    finally:
        room.thinking = False


async def _answer_once(house: House, room: Room) -> bool:
    """One answer of a bot; whether there was one to give."""
    async with room.lock:
        role = room.bot_to_move()
        if role is None:
            return False
        match, number = room.match, room.match.number
        pause = pickle.dumps(match.table.pause())  # now, before anything changes
        luck = f"{match.record.seed} {role} {number}"  # the same seed gives the same game, bots included
    async with house.thinkers:
        option = await elsewhere(partial(think, match.header, pause, role, room.seats[role].bot, luck))
    async with house.rooms.change(room.id) as now:
        asked = now.match.table.question_for(role)
        if asked is not None and now.match.number == number and not now.match.over:
            now.match.answer(option.id, role, asked.number)
    return True


def think(header: Header, pause: bytes, role: Role, bot: str, luck: str) -> Option:
    """What a bot answers at a table that paused elsewhere."""
    rulebook = find_game(header.game)
    table = Table.go_on(rulebook, box_of(header.game), header, pickle.loads(pause))
    question = table.question_for(role)
    assert question is not None
    return find_player(bot, luck).choose(table, question)
