"""Claiming an open seat. Of two who come at once, one gets it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheWords
from vivac.server.problems import PROBLEMS, Refused
from vivac.server.rooms import Room
from vivac.server.seats import digest, new_secret
from vivac.server.tables import NAME, OpenedTable
from vivac.server.visitors import check_role, role_name
from vivac.table import Role

LONG_ENOUGH = 20


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """`secret`: the one of the invitation, or one already held, to answer for several roles with it.

    Without a role: the seat of the invitation, or else the only one that is open.
    """

    role: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    secret: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=NAME)] = ""


@post("/api/tables/{table:str}/claim", status_code=200, summary="Take an open seat", responses=PROBLEMS)
async def claim(table: InPath, data: JSONBody[Claim], house: TheHouse, words: TheWords) -> OpenedTable:
    if data.secret is not None and len(data.secret) < LONG_ENOUGH:
        raise Refused(400, "seat-short-secret")
    secret = data.secret or new_secret()
    async with house.rooms.enter(table) as room:
        await house.rooms.reseat(room)
        role = data.role or meant(room, secret)
        check_role(room.match, role)
        seat = room.seats[role]
        mine = seat.kind == "person" and seat.opens_to(secret)  # who knocks twice is already in
        if not mine:
            taken = seat.kind != "open" or not await house.store.take_seat(
                table, role, digest(secret), data.name, over=seat.hash
            )
            if taken:
                raise Refused(409, "seat-taken", role=role_name(room, role, words))
            await house.rooms.reseat(room)
    house.bell.ring(table, room.lines)
    return OpenedTable(table, {role: f"/table/{table}#seat={secret}"}, {role: secret})


def meant(room: Room, secret: str) -> Role:
    seats = room.seats.values()
    invited = [seat.role for seat in seats if seat.opens_to(secret)]
    vacant = [seat.role for seat in seats if seat.kind == "open"]
    if not invited and len(vacant) != 1:
        raise Refused(409, "which-seat")
    return (invited or vacant)[0]
