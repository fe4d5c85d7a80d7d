"""Revealing a link: the part of somebody's browser in the dice, once the answer before them is stored."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheReply, TheSecret
from vivac.server.bots import wake_bots
from vivac.server.problems import DONE
from vivac.server.rooms import Room
from vivac.server.view import View
from vivac.server.visitors import looking_as, role_name
from vivac.server.words import Words
from vivac.table import NotAllowed, Role

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Named = Annotated[str, msgspec.Meta(max_length=80)]


class Reveal(msgspec.Struct, forbid_unknown_fields=True):
    """The next link of the chain that this seat has committed to. To say it twice is harmless."""

    role: Named
    link: Hex


class Commit(msgspec.Struct, forbid_unknown_fields=True):
    """The tip of a new chain for this seat, from which its links come from now on."""

    role: Named
    tip: Hex


@post(
    "/api/tables/{table:str}/reveal",
    status_code=200,
    summary="Reveal the link your seat is asked for",
    responses=DONE,
)
async def reveal(
    table: InPath, data: JSONBody[Reveal], house: TheHouse, secret: TheSecret, reply: TheReply
) -> Response[View]:
    async with house.rooms.change(table) as room:
        looking_as(room, secret, data.role)
        try:
            room.match.reveal(data.role, data.link)
        except NotAllowed as wrong:
            raise _named(wrong, room, data.role, reply.words) from None
        await house.rooms.commit(room)
        told = reply.of(room, None)
    house.bell.ring(table, room.lines)
    wake_bots(house, room)
    return told


@post(
    "/api/tables/{table:str}/commit",
    status_code=200,
    summary="Commit your seat to a chain of links",
    responses=DONE,
)
async def commit(
    table: InPath, data: JSONBody[Commit], house: TheHouse, secret: TheSecret, reply: TheReply
) -> Response[View]:
    async with house.rooms.change(table) as room:
        looking_as(room, secret, data.role)
        room.match.commit(data.role, data.tip)
        await house.rooms.commit(room)
        told = reply.of(room, None)
    house.bell.ring(table, room.lines)
    return told


def _named(wrong: NotAllowed, room: Room, role: Role, words: Words) -> NotAllowed:
    """The same complaint, which calls the seat by its name."""
    return NotAllowed(wrong.say.key, **{**wrong.say.params, "role": role_name(room, role, words)})
