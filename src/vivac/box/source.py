"""Where a figure comes from. Every chart and map says so, and the page that shows it shows that too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from vivac.table import LANGUAGES

InWords = Mapping[str, str]  # the same sentence in every language


class Source(StrEnum):
    RULEBOOK = "rulebook"
    EXAMPLE = "example"
    PUBLISHED = "published"
    RECONSTRUCTED = "reconstructed"


class Provenance(Struct, frozen=True, kw_only=True):
    """Where something is from; what is to be said of it; what of it is certain, and why."""

    source: Source
    note: InWords = {}
    fixed: tuple[InWords, ...] = ()

    def unsaid(self) -> Iterator[tuple[str, str]]:
        """What is not said in every language: the key and what it lacks."""
        said = {f"fixed.{nth}": words for nth, words in enumerate(self.fixed)}
        if self.note:
            said["note"] = self.note
        for key, words in said.items():
            for lang in LANGUAGES:
                if not words.get(lang):
                    yield key, f"there is no {lang}"
            for lang in words.keys() - LANGUAGES:
                yield key, f'there is no language "{lang}"'
