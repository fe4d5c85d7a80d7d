"""What can be taken home: the journal, the log, a picture of the table."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords, ViewingAs
from vivac.server.problems import PROBLEMS, Forbidden
from vivac.server.render import log_of
from vivac.server.replay import eyes
from vivac.server.rooms import Room
from vivac.server.visitors import FRESH, come_in
from vivac.server.words import speaker


@get(
    "/api/tables/{table:str}/journal",
    media_type="application/jsonl",
    summary="The journal",
    responses=PROBLEMS,
)
async def download_journal(table: InPath, house: TheHouse, secret: TheSecret) -> Response[str]:
    """Only when the game is over, or for whoever plays alone. The seed is told at the end."""
    async with house.rooms.enter(table) as room:
        come_in(room, secret)
        journal = room.match.journal
        over = room.match.over or bool(journal.seeds)
        if not (over or (room.alone and room.held(secret))):
            raise Forbidden("journal-not-yet")
        lines = list(journal.lines())
    return _attached("".join(f"{line}\n" for line in lines), "application/jsonl", _name(room, "journal"))


@get("/api/tables/{table:str}/log", media_type="text/plain", summary="The log as text", responses=PROBLEMS)
async def log_text(
    table: InPath, house: TheHouse, words: TheWords, secret: TheSecret, viewing_as: ViewingAs = None
) -> Response[str]:
    async with house.rooms.enter(table) as room:
        viewer = eyes(room, secret, viewing_as)
        header = room.match.header
        lines = log_of(room.match, viewer, speaker(header.game, words.lang, header.scenario), None)
    told = (f"{line.n:>5}  {line.text}{f' ({line.rule})' if line.rule else ''}\n" for line in lines)
    return _attached("".join(told), "text/plain", _name(room, "txt"))


@get(
    "/api/tables/{table:str}/picture.svg",
    media_type="image/svg+xml",
    summary="A picture of the table",
    responses=PROBLEMS,
)
async def picture(
    table: InPath,
    house: TheHouse,
    words: TheWords,
    secret: TheSecret,
    viewing_as: ViewingAs = None,
    entry: Annotated[int | None, QueryParameter(name="n", ge=0)] = None,
) -> Response[str]:
    from vivac.drawing.look import look_of
    from vivac.drawing.scene import draw_scene

    async with house.rooms.enter(table) as room:
        viewer, match = eyes(room, secret, viewing_as), room.match
        if entry is not None:
            match = await asyncio.to_thread(match.at, min(entry, match.number))
        scene, says = match.table.scene(viewer), speaker(match.header.game, words.lang)
    board, _ = await house.pictures.board(match.header.game, match.header.scenario)
    async with house.people:
        svg = await asyncio.to_thread(draw_scene, look_of(match.table.rulebook), board, scene, says.say)
    return _attached(svg, "image/svg+xml", _name(room, "svg"))


def _attached(text: str, kind: str, name: str) -> Response[str]:
    headers = {**FRESH, "content-disposition": f'inline; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


def _name(room: Room, ending: str) -> str:
    return f"{room.match.header.game}-{room.id}.{ending}"
