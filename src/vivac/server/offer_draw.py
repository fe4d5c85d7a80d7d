"""Offering a draw, and accepting one: whoever offers while the others already do, agrees."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheReply, TheSecret
from vivac.server.problems import DONE, Refused
from vivac.server.rooms import Room
from vivac.server.view import View
from vivac.server.visitors import acting_as
from vivac.table import CHANCE, Role


class OfferDraw(msgspec.Struct, forbid_unknown_fields=True):
    role: Annotated[str, msgspec.Meta(max_length=80)] | None = None


@post(
    "/api/tables/{table:str}/offer-draw",
    status_code=200,
    summary="Offer a draw, or accept one",
    responses=DONE,
)
async def offer_draw(
    table: InPath, data: JSONBody[OfferDraw], house: TheHouse, secret: TheSecret, reply: TheReply
) -> Response[View]:
    async with house.rooms.change(table) as room:
        role = acting_as(room, secret, data.role)
        offer(room, role if role != CHANCE else room.held(secret)[0], room.held(secret))
        await house.rooms.commit(room)
        told = reply.of(room, data.role)
    house.bell.ring(table, room.lines)
    return told


def offer(room: Room, role: Role, held: tuple[Role, ...]) -> None:
    match = room.match
    if match.over:
        raise Refused(409, "game-is-over")
    if len(match.rulebook.roles) < 2:
        raise Refused(409, "draw-alone")
    if any(seat.kind == "bot" for seat in room.seats.values()):
        raise Refused(409, "draw-no-bot")
    if role not in match.offers:
        match.note("offer-draw", role)
    agreed = {*match.offers, *held}  # whoever holds several roles agrees with themselves
    if agreed >= set(match.rulebook.roles):
        match.end("draw")
