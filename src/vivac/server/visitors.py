"""Visitors: who is asking, which roles their secret holds, and through whose eyes they look."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency

from vivac.server.house import House
from vivac.server.match import Match
from vivac.server.problems import Forbidden
from vivac.server.render import choose_viewer, view_of
from vivac.server.rooms import Room
from vivac.server.showing import Shown
from vivac.server.view import EncodedView, View
from vivac.server.words import Words, speaker
from vivac.table import CHANCE, NotFound, Role

FRESH = {"cache-control": "no-store"}
BRIEF = "return=minimal"
ENTRIES = "vivac-entries"


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


class Reply:
    """What somebody is told of what they have done: the table as it is now.

    Whoever prefers to be told as little as possible (RFC 7240), because they have a live connection, is told
    no more than that it is stored, and how many entries there are now.
    """

    def __init__(self, secret: str, words: Words, log: int, *, brief: bool) -> None:
        self.words = words
        self._secret = secret
        self._log = log
        self._brief = brief

    def of(self, room: Room, role: Role | None) -> Response[View]:
        if self._brief:
            headers = {**FRESH, "preference-applied": BRIEF, ENTRIES: str(room.match.number)}
            nothing: Response[Any] = Response(None, status_code=204, headers=headers)
            return nothing
        return shown(show(room, self._secret, role, self.words.lang, self._log).whole)


async def reply_to(
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
    words: NamedDependency[Words],
    secret: NamedDependency[str],
) -> Reply:
    brief = BRIEF in request.headers.get("prefer", "")
    return Reply(secret, words, house.settings.limits.log, brief=brief)


def role_name(room: Room, role: Role, words: Words) -> str:
    header = room.match.header
    return speaker(header.game, words.lang, header.scenario).reader.role(role)
