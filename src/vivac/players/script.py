"""The script player: answers laid out beforehand."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from vivac.table import Ask, NotAllowed, Option, Table


class ScriptPlayer:
    """Answers with the options of a list, by their ids, in order."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = deque(answers)

    def choose(self, table: Table[Any], question: Ask) -> Option:
        if not self.answers:
            raise NotAllowed("script-has-no-answer", question=question.prompt)
        return question.find(self.answers.popleft())
