"""Replays: a match as it was after any entry. While it goes on, everybody sees only their own side."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords, ViewingAs
from vivac.server.diary import turns_in
from vivac.server.problems import PROBLEMS, Forbidden, Refused
from vivac.server.render import view_of
from vivac.server.rooms import Room
from vivac.server.view import View
from vivac.server.visitors import check_role, looking_as, shown
from vivac.table import Role


class TurnMark(msgspec.Struct, frozen=True):
    number: int
    label: str


class ReplayPage(msgspec.Struct, frozen=True):
    """`decisions` and `turns` are numbers of entries to stop at."""

    entries: int
    decisions: list[int]
    turns: list[TurnMark]
    over: bool
    roles: tuple[Role, ...]  # whose side can be looked at


@get("/api/tables/{table:str}/replay", summary="Where a replay can stop", responses=PROBLEMS)
async def see_replay(
    table: InPath, house: TheHouse, words: TheWords, secret: TheSecret, viewing_as: ViewingAs = None
) -> ReplayPage:
    async with house.rooms.enter(table) as room:
        match = room.match
        turns = turns_in(match.table.log or ())
        marks = [TurnMark(number, words("turn-label", turn=turn)) for number, turn in turns]
        roles = match.rulebook.roles if match.over else room.held(secret)
        return ReplayPage(match.number, match.decisions(), marks, match.over, roles)


@get(
    "/api/tables/{table:str}/replay/{entry:int}",
    summary="The table after so many entries",
    responses=PROBLEMS,
)
async def see_moment(
    table: InPath,
    entry: FromPath[int],
    house: TheHouse,
    words: TheWords,
    secret: TheSecret,
    viewing_as: ViewingAs = None,
) -> Response[View]:
    async with house.rooms.enter(table) as room:
        viewer = eyes(room, secret, viewing_as)
        match, held = room.match, room.held(secret)
        if not 0 <= entry <= match.number:
            raise Refused(404, "no-such-entry", number=entry, last=match.number)
        past = await asyncio.to_thread(match.at, entry)
        view = view_of(room, past, viewer, held, words.lang, house.settings.limits.log)
    return shown(msgspec.json.encode(view))


def eyes(room: Room, secret: str, role: Role | None) -> Role | None:
    """Anybody's eyes when the game is over, only one's own before."""
    if role is not None and room.match.over:
        check_role(room.match, role)
        return role
    try:
        return looking_as(room, secret, role)
    except Forbidden:
        raise Forbidden("others-not-yet") from None
