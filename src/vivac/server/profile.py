"""Profiles: all that a viewer may know of a piece, line by line with its rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter

from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords, ViewingAs
from vivac.server.problems import PROBLEMS
from vivac.server.view import Line
from vivac.server.visitors import looking_as
from vivac.server.words import speaker


class Profile(msgspec.Struct, frozen=True):
    piece: str
    lines: tuple[Line, ...]


@get("/api/tables/{table:str}/profile", summary="What there is to know of a piece", responses=PROBLEMS)
async def see_profile(
    table: InPath,
    house: TheHouse,
    words: TheWords,
    secret: TheSecret,
    piece: Annotated[str, QueryParameter(name="piece", max_length=200)],
    viewing_as: ViewingAs = None,
) -> Profile:
    async with house.rooms.enter(table) as room:
        match = room.match
        says = speaker(match.header.game, words.lang, match.header.scenario)
        told = match.table.profile(piece, looking_as(room, secret, viewing_as))
        return Profile(piece, tuple(Line(says.say(say), say.rule) for say in told))
