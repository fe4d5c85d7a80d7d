"""Replays: a match as it was after any entry. While it goes on, everybody sees only their own side."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords, ViewingAs
from vivac.server.diary import turns_in
from vivac.server.match import Match
from vivac.server.problems import PROBLEMS, Forbidden, Refused
from vivac.server.render import view_of
from vivac.server.rooms import Room
from vivac.server.view import View, encoded
from vivac.server.visitors import check_role, come_in, looking_as, shown
from vivac.server.words import speaker
from vivac.table import Role


class TurnMark(msgspec.Struct, frozen=True):
    number: int
    label: str


class BalancePoint(msgspec.Struct, frozen=True):
    number: int
    value: float


class MomentMark(msgspec.Struct, frozen=True):
    number: int
    badge: str
    text: str


class ReplayPage(msgspec.Struct, frozen=True):
    """`decisions` and `turns` are numbers of entries to stop at; `moments` what the viewer may read of.

    `balance`, from the first role's side, is left out while it could tell what somebody hides.
    """

    entries: int
    decisions: list[int]
    turns: list[TurnMark]
    over: bool
    roles: tuple[Role, ...]  # whose side can be looked at
    moments: list[MomentMark]
    balance: list[BalancePoint] | msgspec.UnsetType = msgspec.UNSET


@get("/api/tables/{table:str}/replay", summary="Where a replay can stop", responses=PROBLEMS)
async def see_replay(
    table: InPath, house: TheHouse, words: TheWords, secret: TheSecret, viewing_as: ViewingAs = None
) -> ReplayPage:
    async with house.rooms.enter(table) as room:
        match, viewer = room.match, eyes(room, secret, viewing_as)
        turns = turns_in(match.table.log or ())
        marks = [TurnMark(number, words("turn-label", turn=turn)) for number, turn in turns]
        roles = match.rulebook.roles if match.over else room.held(secret)
        page = ReplayPage(
            match.number, match.decisions(), marks, match.over, roles, moments_of(match, viewer, words.lang)
        )
        if match.over or (match.rulebook.solitaire and viewer is not None):
            points = await asyncio.to_thread(match.balance)
            page = msgspec.structs.replace(page, balance=[BalancePoint(*point) for point in points])
        return page


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
    return shown(encoded(view))


def moments_of(match: Match, viewer: Role | None, lang: str) -> list[MomentMark]:
    """What this viewer may read of and the game finds worth a badge."""
    badges, says = match.rulebook.moments, speaker(match.header.game, lang)
    return [
        MomentMark(line.number, badges[line.say.key], says.say(line.say))
        for line in match.table.told(viewer)
        if line.say.key in badges
    ]


def eyes(room: Room, secret: str, role: Role | None) -> Role | None:
    """Anybody's eyes when the game is over, only one's own before."""
    come_in(room, secret)
    if role is not None and room.match.over:
        check_role(room.match, role)
        return role
    try:
        return looking_as(room, secret, role)
    except Forbidden:
        raise Forbidden("others-not-yet") from None
