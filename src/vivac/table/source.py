"""Where a thing is from: the document a game was made from, its examples, what is known in public, or us.

Two voices that are never mixed. Whatever a person reads can say whose it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from vivac.table.text import LANGUAGES

InWords = Mapping[str, str]  # the same sentence in every language
LINES = re.compile(r"[1-9][0-9]*(-[1-9][0-9]*)?(, [1-9][0-9]*(-[1-9][0-9]*)?)*")


class Source(StrEnum):
    DOCUMENT = "document"
    EXAMPLE = "example"
    PUBLISHED = "published"
    OURS = "ours"


class Origin(Struct, frozen=True, kw_only=True):
    """Where something is from: the lines of the document, or in words what is known or why we added it."""

    source: Source
    lines: str = ""
    note: InWords = {}

    @property
    def from_the_document(self) -> bool:
        return self.source in (Source.DOCUMENT, Source.EXAMPLE)

    def lacks(self) -> Iterator[tuple[str, str]]:
        """What is missing for a reader to look it up: the key and the reason."""
        if self.lines and not LINES.fullmatch(self.lines):
            yield "lines", f'"{self.lines}" are no lines such as "12-15, 40"'
        if self.from_the_document:
            if not self.lines:
                yield "lines", f"what is from the {self.source} names its lines"
        elif not self.note:
            yield "note", f"what is {self.source} says so in a note"
        yield from unsaid("note", self.note)


def unsaid(key: str, words: InWords) -> Iterator[tuple[str, str]]:
    """What is said in one language and not in another."""
    if not words:
        return
    for lang in LANGUAGES:
        if not words.get(lang):
            yield key, f"there is no {lang}"
    for lang in words.keys() - LANGUAGES:
        yield key, f'there is no language "{lang}"'
