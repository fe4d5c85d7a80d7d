"""Bots: they think in a thread on a copy of the table, and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging

from vivac.players import find_player
from vivac.server.house import House
from vivac.server.rooms import Room
from vivac.table import Option, Role

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
        copy, number = room.match.table.fork(), room.match.number
        luck = f"{room.match.record.seed} {role} {number}"  # the same seed gives the same game, bots included
    async with house.thinkers:
        option = await asyncio.to_thread(_think, copy, role, room.seats[role].bot, luck)
    async with house.rooms.change(room.id) as now:
        if now.match.number == number and role in now.match.waiting_for:
            now.match.answer(option.id, role, number)
    return True


def _think(copy: object, role: Role, bot: str, luck: str) -> Option:
    from vivac.table import Table

    assert isinstance(copy, Table)
    question = copy.question_for(role)
    assert question is not None
    return find_player(bot, luck).choose(copy, question)
