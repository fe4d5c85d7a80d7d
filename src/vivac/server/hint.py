"""A hint: what a strong player would do here, told only where nobody else is played against."""

from __future__ import annotations

import pickle
from functools import partial

import msgspec
from litestar import post
from litestar.params import JSONBody

from vivac.players import LEVELS, SearchPlayer
from vivac.server.asking import InPath, TheHouse, TheSecret
from vivac.server.problems import PROBLEMS, Forbidden
from vivac.server.processes import elsewhere
from vivac.server.rooms import Room
from vivac.server.visitors import acting_as
from vivac.server.words import box_of
from vivac.table import CHANCE, Header, Role, Table, find_game

ADVISER = LEVELS["marshal"]
TOLD = 2  # the best, and what came near


class Hint(msgspec.Struct, frozen=True):
    """Options of the open question, the best first."""

    number: int
    options: tuple[str, ...]


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    role: str | None = None


@post("/api/tables/{table:str}/hint", status_code=200, summary="What would a marshal do?", responses=PROBLEMS)
async def see_hint(table: InPath, data: JSONBody[AskHint], house: TheHouse, secret: TheSecret) -> Hint:
    async with house.rooms.enter(table) as room:
        role = acting_as(room, secret, data.role)
        question = None if role == CHANCE or room.match.over else room.match.table.question_for(role)
        if question is None:
            raise Forbidden("hint-not-yours")
        if against_somebody(room, room.held(secret)):
            raise Forbidden("hint-against-people")
        number, pause = question.number, pickle.dumps(room.match.table.pause())
        work = partial(advise, room.match.header, pause, role, f"hint {room.id} {number}")
    return Hint(number, await elsewhere(work, house.settings.limits.thinkers))


def against_somebody(room: Room, held: tuple[Role, ...]) -> bool:
    """Whether another person sits at this table, or may yet."""
    return any(seat.kind != "bot" for role, seat in room.seats.items() if role not in held)


def advise(header: Header, pause: bytes, role: Role, luck: str) -> tuple[str, ...]:
    """The best options of a table that paused elsewhere, as they are spelt."""
    table = Table.go_on(find_game(header.game), box_of(header.game), header, pickle.loads(pause))
    question = table.question_for(role)
    assert question is not None
    found = SearchPlayer(luck, rollouts=ADVISER).advise(table, question)
    return tuple(option.id for option in found[:TOLD])
