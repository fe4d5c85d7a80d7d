"""What can go wrong between a person and a table, each with a sentence they understand."""

from __future__ import annotations

from typing import Any

from vivac.table.scene import Param, Say

LONGEST = 1000


class Complaint(Exception):
    """Something a person asked for that cannot be. Nothing was changed.

    The sentence is a text key with its parameters, so that everybody reads it in their language;
    `str()` gives it in English.
    """

    def __init__(self, key: str, /, **params: Param) -> None:
        brief = {name: _brief(value) for name, value in params.items()}
        super().__init__(key, brief)
        self.say = Say(key, brief)

    def __reduce__(self) -> tuple[Any, ...]:
        """A complaint comes home from other processes."""
        return _again, (type(self), self.say), self.__dict__

    def __str__(self) -> str:
        from vivac.table.text import COMMON

        return COMMON.say(self.say, "en")


def _again(kind: type[Complaint], say: Say) -> Complaint:
    complaint = kind.__new__(kind)
    Complaint.__init__(complaint, say.key, **say.params)
    return complaint


def _brief(value: Param) -> Param:
    """Whatever somebody typed is quoted back to them, but not at any length."""
    return value if isinstance(value, int) or len(value) <= LONGEST else value[:LONGEST] + "…"


class NotAllowed(Complaint):
    """An answer that the open question does not offer, or that comes at the wrong time."""


class NotFound(Complaint):
    """There is no such game, scenario, switch, chart or rule."""


class BadJournal(Complaint):
    """A journal that cannot be read or does not follow the rules."""


class DeadEnd(RuntimeError):
    """A question without options: a mistake in the rules of a game, which fuzzing reports."""
