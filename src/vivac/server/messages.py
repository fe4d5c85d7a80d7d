"""What is said over a live connection: a greeting, and in return views, problems and signs of life."""

from __future__ import annotations

from typing import cast

import msgspec

from vivac.server.view import EncodedView, View
from vivac.table import Role


class Hello(msgspec.Struct):
    """Who is there. May be said again, to look as another role or in another language."""

    secret: str | None = None
    viewing_as: Role | None = msgspec.field(default=None, name="as")
    lang: str | None = None


class ViewMessage(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The table has changed."""

    view: View


class ProblemMessage(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """What was said is not understood or not allowed. `status` is that of the same problem over HTTP."""

    status: int
    detail: str
    rule: str


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """A sign of life."""


Message = ViewMessage | ProblemMessage | Ping


def spelt(message: Message) -> str:
    return msgspec.json.encode(message).decode()


def view_message(body: EncodedView) -> str:
    """The message of a view that is already encoded, which is not to be encoded again."""
    return spelt(ViewMessage(cast(View, msgspec.Raw(body))))
