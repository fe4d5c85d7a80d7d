"""Problems: every error as RFC 9457 problem+json, with a sentence that a person understands."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import parse_qs

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap, Message, Scope, Send

from vivac.server.words import TEXT, Words, language, language_of
from vivac.table import BadJournal, Complaint, MissingText, NotAllowed, NotFound, Say

log = logging.getLogger("vivac.server")
PROBLEM = "application/problem+json"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong. `rule` is there when a rule says so."""

    title: str
    status: int
    detail: str
    type: str = "about:blank"
    rule: str = ""


def _documented(status: int) -> ResponseSpec:
    phrase = HTTPStatus(status).phrase
    return ResponseSpec(Problem, generate_examples=False, description=phrase, media_type=PROBLEM)


# What every address may answer instead of what was asked for.
PROBLEMS = {status: _documented(status) for status in (400, 403, 404, 405, 408, 409, 413, 421, 429, 500)}
# And what a deed is answered with by the wish of whoever hears of it elsewhere (`Prefer: return=minimal`).
DONE = PROBLEMS | {
    204: ResponseSpec(None, description="Stored, with as many entries as `Vivac-Entries` says")
}


class Refused(Complaint):
    """A complaint with a status of its own."""

    def __init__(self, status: int, key: str, /, **params: str | int) -> None:
        super().__init__(key, **params)
        self.status = status


class Forbidden(NotAllowed):
    """Somebody asked for what only another seat may have."""


class Crossed(NotAllowed):
    """Two answers crossed: somebody else's came first, and nothing of this one was kept."""


def status_of(complaint: Complaint) -> int:
    if isinstance(complaint, Refused):
        return complaint.status
    for kind, status in ((NotFound, 404), (Forbidden, 403), (NotAllowed, 409), (BadJournal, 409)):
        if isinstance(complaint, kind):
            return status
    return 400


def problem(status: int, detail: str, rule: str = "") -> Response[bytes]:
    body = Problem(HTTPStatus(status).phrase, status, detail, rule=rule)
    return Response(msgspec.json.encode(body), status_code=status, media_type=PROBLEM)


def complained(request: Request[Any, Any, Any], complaint: Complaint) -> Response[bytes]:
    say = complaint.say
    return problem(status_of(complaint), sentence(say, language_of(request)), say.rule)


def sentence(say: Say, lang: str) -> str:
    try:
        return TEXT.say(say, lang)
    except MissingText:
        return Words(lang)("something-is-wrong")


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    words, status = Words(language_of(request)), error.status_code
    if isinstance(error, ValidationException):
        reasons = [_reason(each) for each in error.extra] if isinstance(error.extra, list) else []
        return problem(400, _not_understood(words, "; ".join(filter(None, reasons)) or error.detail))
    if isinstance(error, NotFoundException):
        return problem(404, words("no-such-page", page=request.url.path[:80]))
    if isinstance(error, MethodNotAllowedException):
        answer = problem(405, words("no-such-method", method=request.method))
        answer.headers.update({name: _with_head(value) for name, value in (error.headers or {}).items()})
        return answer
    if status == 413:
        return problem(413, words("too-large"))
    if status >= 500:
        return crashed(request, error)
    return problem(status, _not_understood(words, error.detail))


def _with_head(methods: str) -> str:
    """Whatever can be got can also be asked about."""
    return ", ".join(sorted({*methods.split(", "), "HEAD"})) if "GET" in methods.split(", ") else methods


def _not_understood(words: Words, reason: str) -> str:
    """The sentence, with the reason as the decoder gives it but without its address."""
    return words("bad-request", reason=reason.partition(" for path ")[0].rstrip("."))


def _reason(each: Any) -> str:
    if not isinstance(each, Mapping):
        return str(each)
    return " ".join(str(each[part]) for part in ("key", "message") if each.get(part))


def crashed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.exception("%s %s broke down", request.method, request.url.path, exc_info=error)
    return problem(500, Words(language_of(request))("broke-down"))


def plain_problem(status: int, key: str, accepted: str, **params: str) -> Problem:
    """A problem for somebody of whom nothing is known but the languages they accept."""
    return Problem(HTTPStatus(status).phrase, status, Words(language(None, accepted))(key, **params))


async def send_problem(
    scope: Scope, send: Send, status: int, key: str, headers: Mapping[str, str] | None = None, **params: str
) -> None:
    """A problem from before anything has looked at the request; instead of a live connection as well."""
    kind = "http"
    if scope["type"] == ScopeType.WEBSOCKET:
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        kind = "websocket.http"
    body = msgspec.json.encode(plain_problem(status, key, _accepted(scope), **params))
    raw = {"content-type": PROBLEM, "content-length": str(len(body)), **(headers or {})}
    encoded = [(name.encode(), value.encode()) for name, value in raw.items()]
    start = {"type": f"{kind}.response.start", "status": status, "headers": encoded}
    await send(cast(Message, start))
    await send(cast(Message, {"type": f"{kind}.response.body", "body": body, "more_body": False}))


def _accepted(scope: Scope) -> str:
    """The languages accepted, before them the one that the address asks for."""
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [])
    headers = [value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"]
    return ",".join([*wanted[:1], *headers[:1]])


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[bytes]:
    """A body that is nested a thousand times over."""
    return problem(400, Words(language_of(request))("too-deep"))


HANDLERS: ExceptionHandlersMap = {
    RecursionError: too_deep,
    Complaint: complained,
    HTTPException: http_error,
    Exception: crashed,
}
