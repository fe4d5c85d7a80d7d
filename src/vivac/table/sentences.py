"""Fluent files, read as late as possible: a sentence is parsed when it is said for the first time.

A game has hundreds of sentences and its first question needs a dozen; parsing them all would take longer than
everything else on the way to that question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

# Whatever goes on with a sentence is indented or closes a brace: only a new one starts its line with a name.
START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class File:
    """The sentences of one file: messages by their key, terms by theirs with its hyphen."""

    def __init__(self, source: str) -> None:
        starts = list(START.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        self._sources: dict[str, str] = {}
        for start, end in zip(starts, ends, strict=True):
            self._sources.setdefault(start[1], source[start.start() : end])
        self._parsed: dict[str, Any] = {}

    @property
    def keys(self) -> list[str]:
        return list(self._sources)

    def find(self, key: str) -> Any:
        """The sentence, or None if there is none or it is not written as Fluent wants it."""
        if key in self._parsed or key not in self._sources:
            return self._parsed.get(key)
        first = FluentParser(with_spans=False).parse(self._sources[key]).body[0]
        self._parsed[key] = first if isinstance(first, ftl.Message | ftl.Term) else None
        return self._parsed[key]


@lru_cache
def sentences_of(path: Path) -> File:
    return File(path.read_text(encoding="utf-8"))


class Sentences(FluentBundle):
    """What can be said in a language. Where two files have the same key, the first one counts."""

    def __init__(
        self, lang: str, functions: Mapping[str, Callable[[Any], Any]], files: Sequence[File]
    ) -> None:
        super().__init__([lang], functions=dict(functions), use_isolating=False)
        self._files = files

    def has_message(self, message_id: str) -> bool:
        return self._find(message_id) is not None

    def messages(self) -> dict[str, Any]:
        keys = dict.fromkeys(key for file in self._files for key in file.keys if not key.startswith("-"))
        return {key: message for key in keys if (message := self._find(key)) is not None}

    def _find(self, key: str) -> Any:
        return next((found for file in self._files if (found := file.find(key)) is not None), None)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Where Fluent itself looks for what it is to say, references to other sentences included."""
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled:
            entry = self._find(key)
            if entry is None:
                raise LookupError(key)
            self._compiled[key] = self._compiler(entry)
        return self._compiled[key]
