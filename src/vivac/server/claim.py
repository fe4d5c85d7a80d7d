"""Claiming an open seat. Of two who come at once, one gets it.

The secret of the seat is made here, and told to nobody else.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheWords
from vivac.server.house import House
from vivac.server.problems import PROBLEMS, Forbidden, Refused
from vivac.server.rooms import Room
from vivac.server.seats import Seat, digest, new_secret
from vivac.server.tables import NAME, OpenedTable, Tip, seat_link
from vivac.server.visitors import check_role, role_name
from vivac.server.words import Words
from vivac.table import Role

Asked = Annotated[str, msgspec.Meta(max_length=200)]


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """`secret`: that of the invitation, without which only a public table gives away a seat.

    `once`: a long random word. Whoever asks again with it, because the answer was lost on the way, is given
    the same secret again. `commitment`: the tip of the chain from which the seat takes part in the dice;
    while a die waits it is left for later. Without a role: the seat of the invitation, or else the only one
    that is open.
    """

    role: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    secret: Asked | None = None
    commitment: Tip | None = None
    once: Annotated[str, msgspec.Meta(min_length=20, max_length=200)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=NAME)] = ""


@post("/api/tables/{table:str}/claim", status_code=200, summary="Take an open seat", responses=PROBLEMS)
async def claim(table: InPath, data: JSONBody[Claim], house: TheHouse, words: TheWords) -> OpenedTable:
    async with house.rooms.change(table) as room:
        await house.rooms.reseat(room)
        secret = fresh_secret(house, table, data)
        seat = next((seat for seat in room.seats.values() if seat.opens_to(secret)), None)
        if seat is None:
            seat = claimed(room, data, words)
            if not await house.store.take_seat(table, seat.role, digest(secret), data.name, over=seat.hash):
                raise Refused(409, "seat-taken", role=role_name(room, seat.role, words))
            await house.rooms.reseat(room)
        if data.commitment and room.match.may_commit:
            room.match.commit(seat.role, data.commitment)
    house.bell.ring(table, room.lines)
    return OpenedTable(table, {seat.role: seat_link(table, secret)}, {seat.role: secret})


def fresh_secret(house: House, table: str, data: Claim) -> str:
    """Made by us in any case; the same one for who asks the same again."""
    if data.once is None:
        return new_secret()
    return house.key.secret("claim", table, data.role or "", data.secret or "", data.once)


def claimed(room: Room, data: Claim, words: Words) -> Seat:
    """The seat that is meant: that of the invitation; at a public table also one that is named."""
    if data.role is not None:
        check_role(room.match, data.role)
    if data.secret is not None:
        invited = next((seat for seat in room.seats.values() if seat.invites(data.secret)), None)
        if invited is None or data.role not in (None, invited.role):
            raise Refused(409, "invitation-used")
        return invited
    if room.door.private:
        raise Forbidden("needs-invitation")
    return room.seats[data.role or only_vacant(room)]


def only_vacant(room: Room) -> Role:
    vacant = [seat.role for seat in room.seats.values() if seat.kind == "open"]
    if len(vacant) != 1:
        raise Refused(409, "which-seat")
    return vacant[0]
