"""The history behind a game: notes that belong to a rule, a card, a unit, a place or a scenario.

`words/history.toml` says once what a note is about and where its facts are from; `words/history.LANGUAGE.md`
tells it, as `## [id] Title` below the chapters `# Title`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vivac.table.errors import Complaint
from vivac.table.rulebook import Rulebook
from vivac.table.source import Origin
from vivac.table.text import LANGUAGES

KINDS = ("rule", "number", "card", "unit", "place", "scenario", "role", "event")
TITLE = re.compile(r"^## \[([A-Za-z0-9_-]+)\] (.+)$")


class About(Origin, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a note belongs to, such as `rule 6.7` or `card kidnap`, and where its facts are from.

    `number 2.123`: the note has a number of its own in the document.
    """

    of: tuple[str, ...] = ()


class Note(NamedTuple):
    id: str
    chapter: str
    title: str
    text: str  # paragraphs, an empty line between them
    about: About


class History:
    """The notes of one game in one language, in the order in which they are read."""

    def __init__(self, notes: list[Note]) -> None:
        self.notes = {note.id: note for note in notes}
        self._of: dict[str, list[Note]] = {}
        for note in notes:
            for subject in note.about.of:
                self._of.setdefault(subject, []).append(note)

    def of(self, kind: str, id: str) -> list[Note]:
        """The notes that belong to something."""
        return self._of.get(f"{kind} {id}", [])

    def of_rule(self, number: str) -> list[Note]:
        """The notes with this number, of this rule, and of the section it stands in."""
        section = number.rsplit("-", 1)[0]
        found = [
            *self.of("number", number),
            *self.of("rule", number),
            *(self.of("rule", section) if section != number else []),
        ]
        return list({note.id: note for note in found}.values())


def history(rulebook: Rulebook[Any], lang: str) -> History:
    return _history(rulebook.words, lang)


@lru_cache
def _history(folder: Path, lang: str) -> History:
    if not (folder / "history.toml").exists():
        return History([])
    about = _about(folder / "history.toml")
    return History(
        [Note(id, chapter, title, text, about[id]) for id, chapter, title, text in _told(folder, lang)]
    )


@lru_cache
def _about(path: Path) -> Mapping[str, About]:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, About])
    except OSError:
        raise Complaint("file-unreadable", file=path.name) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint("box-not-toml", file=path.name, reason=str(error)) from None
    except msgspec.ValidationError as error:
        raise Complaint("box-wrong", file=path.name, key="-", reason=str(error)) from None


def _told(folder: Path, lang: str) -> Iterator[tuple[str, str, str, str]]:
    """Every note as it stands in the file: id, chapter, title, text."""
    chapter, id, title, lines = "", "", "", list[str]()
    for line in [*(folder / f"history.{lang}.md").read_text(encoding="utf-8").splitlines(), "# "]:
        start = TITLE.match(line)
        if (start or line.startswith("# ")) and id:
            yield id, chapter, title, "\n".join(lines).strip()
        if start:
            id, title, lines = start[1], start[2], []
        elif line.startswith("# "):
            id, chapter = "", line[2:].strip()
        else:
            lines.append(line)


def history_wrong(rulebook: Rulebook[Any]) -> Iterator[str]:
    """What is wrong with the notes of a game: told in one language only, about nothing, from nowhere."""
    folder = rulebook.words
    if not (folder / "history.toml").exists():
        return
    about = _about(folder / "history.toml")
    for lang in LANGUAGES:
        told = [id for id, *_ in _told(folder, lang)]
        yield from (f"history.{lang}.md does not tell {id}" for id in about if id not in told)
        yield from (f"history.toml does not know {id} of history.{lang}.md" for id in told if id not in about)
        yield from (f"history.{lang}.md tells {id} twice" for id in {id for id in told if told.count(id) > 1})
        yield from (
            f"history.{lang}.md: {id} has no text" for id, *_, text in _told(folder, lang) if not text
        )
    orders = [[id for id, *_ in _told(folder, lang)] for lang in LANGUAGES]
    if any(order != orders[0] for order in orders):
        yield "the notes do not stand in the same order in every language"
    for id, note in about.items():
        yield from (f"{id}: {key}: {reason}" for key, reason in note.lacks())
        yield from (
            f'{id} is about "{of}", which is none of {", ".join(KINDS)}'
            for of in note.of
            if of.partition(" ")[0] not in KINDS
        )
