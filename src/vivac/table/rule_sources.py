"""Where every statement of a rulebook is from: `words/sources.toml`, once for all languages.

```toml
[document]
"4.0-1" = "1021-1030"
[ours]
"4.0-5" = { en = "The document stops at 10.", es = "El documento se queda en 10." }
[reading]
"6.5-S3" = { en = "The passage may also be read so.", es = "El pasaje también puede leerse así." }
```
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from vivac.table.errors import Complaint
from vivac.table.rulebook import Rulebook
from vivac.table.rules_text import rules_text
from vivac.table.source import InWords, Origin, Source, unsaid

Lines = Mapping[str, str]
Reasons = Mapping[str, InWords]


class RuleSources(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Four tables of statements by number, and how ambiguous passages are read."""

    document: Lines = {}
    example: Lines = {}
    published: Reasons = {}
    ours: Reasons = {}
    reading: Reasons = {}

    def of(self, number: str) -> Origin | None:
        """Where a statement is from; None if nobody has said."""
        if number in self.document:
            return Origin(source=Source.DOCUMENT, lines=self.document[number])
        if number in self.example:
            return Origin(source=Source.EXAMPLE, lines=self.example[number])
        if number in self.published:
            return Origin(source=Source.PUBLISHED, note=self.published[number])
        if number in self.ours:
            return Origin(source=Source.OURS, note=self.ours[number])
        return None

    def numbers(self) -> Iterator[str]:
        for table in (self.document, self.example, self.published, self.ours):
            yield from table

    def wrong(self, statements: Mapping[str, object]) -> Iterator[str]:
        """What does not fit the rules: numbers missing, unknown or said twice, and half-told reasons."""
        said = Counter(self.numbers())
        yield from (f"{number} does not say where it is from" for number in statements if number not in said)
        yield from (f"{number} says twice where it is from" for number, times in said.items() if times > 1)
        known = statements.keys()
        yield from (f"there is no statement {number}" for number in {*said, *self.reading} - known)
        for number in said:
            origin = self.of(number)
            assert origin is not None
            yield from (f"{number}: {key}: {reason}" for key, reason in origin.lacks())
        for number, words in self.reading.items():
            yield from (f"reading of {number}: {reason}" for _, reason in unsaid(number, words))


@lru_cache
def _read(path: Path) -> RuleSources:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), RuleSources)
    except OSError:
        return RuleSources()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint("box-not-toml", file=path.name, reason=str(error)) from None
    except msgspec.ValidationError as error:
        raise Complaint("box-wrong", file=path.name, key="-", reason=str(error)) from None


def rule_sources(rulebook: Rulebook[Any]) -> RuleSources:
    return _read(rulebook.words / "sources.toml")


def sources_wrong(rulebook: Rulebook[Any]) -> list[str]:
    """What is wrong with what a game says of the sources of its rules."""
    return list(rule_sources(rulebook).wrong(rules_text(rulebook, "en").statements))
