"""The browser client: files as they are, and one page for every address that a person may type."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from vivac.server.asking import TheHouse
from vivac.server.house import House
from vivac.server.problems import Refused
from vivac.server.sending import PACKED, send_sheet

INDEX = "index.html"


@get(
    ["/", "/game/{thing:str}", "/table/{thing:str}", "/replay/{thing:str}", "/lab"],
    media_type="text/html",
    include_in_schema=False,
    opt=PACKED,
)
async def page(house: TheHouse, request: Request[Any, Any, Any]) -> Response[bytes]:
    return _send(house, request, INDEX)


@get(["/web/{name:path}", "/{name:path}"], include_in_schema=False, opt=PACKED)
async def client_file(
    house: TheHouse, request: Request[Any, Any, Any], name: FromPath[Path]
) -> Response[bytes]:
    return _send(house, request, name.as_posix())


def _send(house: House, request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    found = house.shelf.find(name)
    if found is None:
        raise Refused(404, "no-such-page", page=request.url.path[:80])
    return send_sheet(request, *found)
