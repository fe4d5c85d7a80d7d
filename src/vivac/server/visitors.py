"""Visitors: who is asking, which roles their secret holds, and through whose eyes they look."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from vivac.server.match import Match
from vivac.server.problems import Forbidden
from vivac.server.render import choose_viewer, view_of
from vivac.server.rooms import Room
from vivac.server.showing import Shown
from vivac.server.view import EncodedView, View
from vivac.server.words import Words, speaker
from vivac.table import CHANCE, NotFound, Role

FRESH = {"cache-control": "no-store"}


async def secret_of(request: Request[Any, Any, Any]) -> str:
    """The secret in `Authorization: Bearer SECRET`; nothing for somebody who only watches."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def check_role(match: Match, role: Role) -> None:
    roles = match.rulebook.roles
    if role not in roles:
        raise NotFound("no-such-role", role=role[:40], game=match.header.game, known=", ".join(roles))


def come_in(room: Room, secret: str) -> None:
    """A private table is for those who sit there, and for those they let watch."""
    if not room.lets_in(secret):
        raise Forbidden("private-table")


def looking_as(room: Room, secret: str, role: Role | None) -> Role | None:
    """Through whose eyes a visitor looks: as they wish, among the roles they hold."""
    come_in(room, secret)
    held = room.held(secret)
    if role is None:
        return choose_viewer(room.match, held)
    check_role(room.match, role)
    if role not in held:
        raise Forbidden("not-your-seat", role=role)
    return role


def acting_as(room: Room, secret: str, role: Role | None) -> Role:
    """For whom a visitor acts: as they say, or for the role that must answer now."""
    come_in(room, secret)
    held = room.held(secret)
    if not held:
        raise Forbidden("needs-a-seat")
    if role == CHANCE:
        return CHANCE
    if role is None and CHANCE in room.match.waiting_for:
        return CHANCE
    acting = looking_as(room, secret, role)
    assert acting is not None
    return acting


def show(room: Room, secret: str, role: Role | None, lang: str, log: int | None) -> Shown:
    """The view of a visitor; made once for all who see the same."""
    viewer, held = looking_as(room, secret, role), room.held(secret)
    key = (viewer, held, lang, log)
    if key not in room.rendered:
        room.rendered[key] = Shown(view_of(room, room.match, viewer, held, lang, log))
    return room.rendered[key]


def shown(body: EncodedView, status: int = 200) -> Response[View]:
    """A view that is already encoded."""
    return Response(body, status_code=status, media_type="application/json", headers=FRESH)  # type: ignore[arg-type]


def role_name(room: Room, role: Role, words: Words) -> str:
    header = room.match.header
    return speaker(header.game, words.lang, header.scenario).reader.role(role)
