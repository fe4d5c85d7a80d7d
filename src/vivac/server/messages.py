"""What is said over a live connection: a greeting; and in return views, changes, problems, pings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from vivac.server.change import change_of
from vivac.server.view import EncodedChange, EncodedView, View
from vivac.table import Role


class Hello(msgspec.Struct):
    """Who is there. May be said again, to look as another role or in another language.

    `changes`: I put views together myself. Then only the first one is told whole, and afterwards what has
    changed in it; to be told the whole again, say hello again.
    """

    secret: str | None = None
    viewing_as: Role | None = msgspec.field(default=None, name="as")
    lang: str | None = None
    changes: bool = False


class ViewMessage(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The whole view. `nth` counts what is told of it, the changes as well."""

    nth: int
    view: View


if TYPE_CHECKING:
    ViewChange = Any
else:
    ViewChange = change_of(View)


class ChangeMessage(msgspec.Struct, frozen=True, tag_field="type", tag="change"):
    """What has changed in the view since it was told of last, which was as the `nth` before this one."""

    nth: int
    change: ViewChange


class ProblemMessage(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """What was said is not understood or not allowed. `status` is that of the same problem over HTTP."""

    status: int
    detail: str
    rule: str


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """A sign of life."""


Message = ViewMessage | ChangeMessage | ProblemMessage | Ping


def spelt(message: Message) -> str:
    return msgspec.json.encode(message).decode()


def view_message(nth: int, body: EncodedView) -> str:
    """The message of a view that is already encoded, which is not to be encoded again."""
    return spelt(ViewMessage(nth, cast(View, msgspec.Raw(body))))


def change_message(nth: int, body: EncodedChange) -> str:
    return spelt(ChangeMessage(nth, msgspec.Raw(body)))
