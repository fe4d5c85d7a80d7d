"""An answer to the open question: acknowledged only when it is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from vivac.server.asking import InPath, TheHouse, TheReply, TheSecret
from vivac.server.bots import wake_bots
from vivac.server.drilling import WrongChoice
from vivac.server.house import House
from vivac.server.problems import DONE, Refused
from vivac.server.rooms import Room
from vivac.server.view import View
from vivac.server.visitors import acting_as
from vivac.server.words import Words, speaker
from vivac.table import CHANCE, Role


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """`number` is that of the question: an answer to one that is no longer open changes nothing."""

    number: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    choice: Annotated[str, msgspec.Meta(max_length=200)]
    role: Annotated[str, msgspec.Meta(max_length=80)] | None = None


@post("/api/tables/{table:str}/answer", status_code=200, summary="Answer the open question", responses=DONE)
async def answer(
    table: InPath, data: JSONBody[Answer], house: TheHouse, secret: TheSecret, reply: TheReply
) -> Response[View]:
    async with answered(house, table, secret, data, reply.words) as room:
        return reply.of(room, None)  # as whoever is on move now


@asynccontextmanager
async def answered(house: House, table: str, secret: str, data: Answer, words: Words) -> AsyncIterator[Room]:
    """The room in which an answer was given and stored; afterwards everybody is told."""
    async with house.rooms.change(table) as room:
        take(room, acting_as(room, secret, data.role), data, words)
        await house.rooms.commit(room)
        yield room
    house.bell.ring(table, room.lines)
    wake_bots(house, room)


def take(room: Room, role: Role, data: Answer, words: Words) -> None:
    match = room.match
    if role == CHANCE and match.record.dice == "fair":
        raise Refused(409, "chance-needs-nobody")
    try:
        match.answer(data.choice, role, data.number)
    except WrongChoice as wrong:  # say what to do as the player reads it, not by its id
        raise Refused(409, wrong.say.key, choice=_label(room, wrong, words)) from None


def _label(room: Room, wrong: WrongChoice, words: Words) -> str:
    match = room.match
    question = match.table.question
    if question is None or "choice" not in wrong.say.params:
        return ""
    due = question.find(str(wrong.say.params["choice"]))
    label = match.table.choice(question, due, question.role).label
    return speaker(match.header.game, words.lang).say(label)
