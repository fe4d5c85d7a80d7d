"""Taking back: what the rules of the table allow; alone, anything, but the log remembers it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheReply, TheSecret
from vivac.server.bots import wake_bots
from vivac.server.problems import DONE, Refused
from vivac.server.rooms import Room
from vivac.server.view import View
from vivac.server.visitors import acting_as
from vivac.table import CHANCE, Role


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """`force`: back past dice and draws, which only somebody alone may do."""

    role: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    force: bool = False


@post(
    "/api/tables/{table:str}/take-back",
    status_code=200,
    summary="Take back your last decision",
    responses=DONE,
)
async def take_back(
    table: InPath, data: JSONBody[TakeBack], house: TheHouse, secret: TheSecret, reply: TheReply
) -> Response[View]:
    async with house.rooms.change(table) as room:
        role = back_for(room, secret, data.role)
        go_back(room, role, force=data.force)
        await house.rooms.commit(room)
        told = reply.of(room, data.role)
    house.bell.ring(table, room.lines)
    wake_bots(house, room)
    return told


def back_for(room: Room, secret: str, role: Role | None) -> Role:
    """Whose decision is taken back: of several roles held, the one that decided last."""
    acting = acting_as(room, secret, role)
    if role is not None and acting != CHANCE:
        return acting
    match, held = room.match, room.held(secret)
    entries = match.table.journal.entries
    return next((entries[n].role for n in reversed(match.decisions()) if entries[n].role in held), held[0])


def go_back(room: Room, role: Role, *, force: bool) -> None:
    match = room.match
    if match.over:
        raise Refused(409, "over-no-undo")
    match.must_go_on()
    if match.table.dice_are_called:
        raise Refused(409, "dice-are-called")
    number = match.last_decision(role)
    if number is None:
        raise Refused(409, "nothing-yet")
    if match.guide is not None:
        match.rewind(number)
    elif match.table.can_take_back(role):
        match.table.take_back(role)
    elif not force:
        raise Refused(409, "nothing-to-take-back")
    elif not room.alone:
        raise Refused(409, "force-alone")
    else:
        match.rewind(number)
        match.note("rewound", role)
