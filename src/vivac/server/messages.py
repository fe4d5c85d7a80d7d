"""What is said over a live connection: greetings and answers; in return views, changes, problems, pings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from vivac.server.answer import Answer
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


class LiveAnswer(Answer, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """An answer of whoever said hello. In return they are told that it is stored, or of a problem."""


class Kind(msgspec.Struct):
    """What somebody says: hello, unless they say that it is something else."""

    type: Literal["hello", "answer"] = "hello"


SAID: dict[str, type[Hello | LiveAnswer]] = {"hello": Hello, "answer": LiveAnswer}


def heard(text: str) -> Hello | LiveAnswer:
    return msgspec.json.decode(text, type=SAID[msgspec.json.decode(text, type=Kind).type])


class StoredMessage(msgspec.Struct, frozen=True, tag_field="type", tag="stored"):
    """The answer to this question is stored, and `number` is how many entries there are now."""

    question: int
    number: int


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
    """What was said is not understood or not allowed. `status` is that of the same problem over HTTP.

    `question`: the one whose answer is refused, if it was an answer.
    """

    status: int
    detail: str
    rule: str
    question: int | msgspec.UnsetType = msgspec.UNSET


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """A sign of life."""


Message = ViewMessage | ChangeMessage | StoredMessage | ProblemMessage | Ping


def spelt(message: Message) -> str:
    return msgspec.json.encode(message).decode()


def view_message(nth: int, body: EncodedView) -> str:
    """The message of a view that is already encoded, which is not to be encoded again."""
    return spelt(ViewMessage(nth, cast(View, msgspec.Raw(body))))


def change_message(nth: int, body: EncodedChange) -> str:
    return spelt(ChangeMessage(nth, msgspec.Raw(body)))
