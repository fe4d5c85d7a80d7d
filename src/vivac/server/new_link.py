"""A new link in place of one that was lost or seen by somebody else: the old one opens nothing any more."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords
from vivac.server.problems import PROBLEMS, Forbidden, Refused
from vivac.server.rooms import Room
from vivac.server.seats import digest, new_secret
from vivac.server.tables import OpenedTable, invitation_link, seat_link
from vivac.server.visitors import check_role, come_in, role_name


class NewLink(msgspec.Struct, forbid_unknown_fields=True):
    """Of which seat: one's own if none is named, or an open one of a table that one has opened."""

    role: Annotated[str, msgspec.Meta(max_length=80)] | None = None


@post(
    "/api/tables/{table:str}/new-link",
    status_code=200,
    summary="Replace the link of a seat",
    responses=PROBLEMS,
)
async def new_link(
    table: InPath, data: JSONBody[NewLink], house: TheHouse, words: TheWords, secret: TheSecret
) -> OpenedTable:
    async with house.rooms.enter(table) as room:
        await house.rooms.reseat(room)
        mine = replaceable(room, secret, data)
        new, over = new_secret(), digest(secret) if mine else room.seats[data.role or ""].hash
        if not await house.store.replace_secret(table, digest(new), over=over):
            raise Refused(409, "seat-taken", role=role_name(room, data.role or "", words))
        await house.rooms.reseat(room)
        held = room.held(new)
    house.bell.ring(table, room.lines)
    if not mine:
        return OpenedTable(table, {data.role or "": invitation_link(table, new)}, {})
    opener = new if room.door.opened_by(new) else ""
    return OpenedTable(
        table, dict.fromkeys(held, seat_link(table, new)), dict.fromkeys(held, new), "", opener
    )


def replaceable(room: Room, secret: str, data: NewLink) -> bool:
    """Whether it is the link of one's own seats; else it is an invitation that whoever asks may replace."""
    come_in(room, secret)
    held = room.held(secret)
    if data.role is None:
        if not held:
            raise Forbidden("needs-a-seat")
        return True
    check_role(room.match, data.role)
    if data.role in held:
        return True
    if room.seats[data.role].kind != "open" or not room.door.opened_by(secret):
        raise Forbidden("not-your-link", role=data.role)
    return False
