"""Resigning: the game is over, and the others have won."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheReply, TheSecret
from vivac.server.problems import DONE, Refused
from vivac.server.view import View
from vivac.server.visitors import acting_as
from vivac.table import CHANCE


class Resign(msgspec.Struct, forbid_unknown_fields=True):
    role: Annotated[str, msgspec.Meta(max_length=80)] | None = None


@post("/api/tables/{table:str}/resign", status_code=200, summary="Resign", responses=DONE)
async def resign(
    table: InPath, data: JSONBody[Resign], house: TheHouse, secret: TheSecret, reply: TheReply
) -> Response[View]:
    async with house.rooms.change(table) as room:
        role = acting_as(room, secret, data.role)
        if role == CHANCE:
            role = room.held(secret)[0]
        if room.match.over:
            raise Refused(409, "game-is-over")
        room.match.end("resign", role)
        await house.rooms.commit(room)
        told = reply.of(room, data.role)
    house.bell.ring(table, room.lines)
    return told
