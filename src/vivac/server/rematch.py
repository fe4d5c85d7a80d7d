"""A rematch: the same game again. Everybody keeps their seat and their secret, and learns nobody else's."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheSecret
from vivac.server.problems import PROBLEMS, Forbidden, Refused
from vivac.server.seats import Seat, digest, new_id, new_secret
from vivac.server.store import Record
from vivac.server.tables import OpenedTable, begin, charge, invitation_link, seat_link
from vivac.table import Role


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
        again, links = match.rematch, dict[Role, str]()
        if not again:
            charge(house, request)
            old = match.record
            record = Record(new_id(), "", old.drill, old.dice, "", time.time())
            again, invitations = record.id, invited_again(room.seats.values())
            seats = [
                msgspec.structs.replace(seat, hash=digest(invitations[seat.role]))
                if seat.kind == "open"
                else seat
                for seat in room.seats.values()
            ]
            await begin(house, record, match.header, seats, room.door, match.drill)
            if room.door.opened_by(secret):
                links = {role: invitation_link(again, new) for role, new in invitations.items()}
            match.note("rematch", held[0], again)
    house.bell.ring(table, room.lines)
    links |= dict.fromkeys(held, seat_link(again, secret))
    return OpenedTable(again, links, dict.fromkeys(held, secret))


def invited_again(seats: Iterable[Seat]) -> dict[Role, str]:
    """Nobody came to these seats: the old invitations do not lead to another table."""
    return {seat.role: new_secret() for seat in seats if seat.kind == "open"}
