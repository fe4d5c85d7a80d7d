"""A rematch: the same game again. Everybody keeps their seat and their secret."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheSecret
from vivac.server.problems import PROBLEMS, Forbidden, Refused
from vivac.server.seats import new_id
from vivac.server.store import Record
from vivac.server.tables import OpenedTable, begin, charge
from vivac.table import FairChance


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    role: str | None = None  # whoever asks; it makes no difference


@post(
    "/api/tables/{table:str}/rematch", status_code=201, summary="Play the same game again", responses=PROBLEMS
)
async def rematch(
    table: InPath,
    data: JSONBody[Rematch],
    house: TheHouse,
    secret: TheSecret,
    request: Request[Any, Any, Any],
) -> OpenedTable:
    async with house.rooms.change(table) as room:
        held, match = room.held(secret), room.match
        if not held:
            raise Forbidden("needs-a-seat")
        if not match.over and match.guide is None:
            raise Refused(409, "not-over-yet")
        again = match.rematch
        if not again:
            charge(house, request)
            old = match.record
            record = Record(new_id(), "", old.drill, old.dice, FairChance.new_seed(), time.time())
            await begin(house, record, match.header, list(room.seats.values()), {}, match.drill)
            again = record.id
            match.note("rematch", held[0], again)
    house.bell.ring(table, room.lines)
    links = dict.fromkeys(held, f"/table/{again}#seat={secret}")
    return OpenedTable(again, links, dict.fromkeys(held, secret))
