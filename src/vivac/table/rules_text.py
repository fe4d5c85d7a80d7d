"""The rules in our words: numbered statements below numbered headings, one file per language.

## 6. Actions
### 6.5 Combat
- **6.5-S4** Roll one die ...
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from vivac.table.errors import NotFound
from vivac.table.rulebook import Rulebook

STATEMENT = re.compile(r"^ *- \*\*([^*]+)\*\* ")
HEADING = re.compile(r"^(#{2,}) +((?:[A-Z]{2} (?=[0-9]))?[0-9A-Z][0-9A-Za-z.]*?)\.?(?: |$)")


class RulesText:
    """The rules of one game in one language."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.statements: Mapping[str, str] = self._statements()

    def _statements(self) -> dict[str, str]:
        found: dict[str, list[str]] = {}
        number = ""
        for line in self.lines:
            start = STATEMENT.match(line)
            if start:
                number = start[1]
                found[number] = [line]
            elif number and line.startswith("  ") and line.strip():
                found[number].append(line)
            else:
                number = ""
        return {number: "\n".join(lines) for number, lines in found.items()}

    def section(self, number: str) -> str | None:
        """A whole section: from the heading with this number to the next of its rank."""
        level, lines = 0, []
        for line in self.lines:
            heading = HEADING.match(line)
            if level and line.startswith("#") and len(line) - len(line.lstrip("#")) <= level:
                break
            if not level and heading and heading[2] == number:
                level = len(heading[1])
            if level:
                lines.append(line)
        return "\n".join(lines).strip() or None

    def below(self, number: str) -> str | None:
        """Every statement whose number continues this one: 6.5.3 finds 6.5.3-1 and 6.5.3A."""
        beginning = re.compile(rf"{re.escape(number)}(?![0-9])")
        return "\n".join(text for key, text in self.statements.items() if beginning.match(key)) or None

    def find(self, number: str) -> str | None:
        return self.statements.get(number) or self.section(number) or self.below(number)

    def nearest(self, number: str) -> list[str]:
        """The numbers somebody may have meant."""
        for length in range(len(number), 0, -1):
            alike = [known for known in self.statements if known.startswith(number[:length])]
            if alike:
                return alike[:5]
        return get_close_matches(number, self.statements, 5, 0.0)


@lru_cache
def _read(path: Path) -> RulesText:
    return RulesText(path.read_text(encoding="utf-8"))


def rules_text(rulebook: Rulebook[Any], lang: str) -> RulesText:
    return _read(rulebook.words / f"rules.{lang}.md")


def find_rule(rulebook: Rulebook[Any], number: str, lang: str) -> str:
    """The statement with this number, or the section, or all that begins with it."""
    rules = rules_text(rulebook, lang)
    found = rules.find(number)
    if found is None:
        raise NotFound(
            "no-such-rule", rule=number, game=rulebook.id, known=", ".join(rules.nearest(number)) or "-"
        )
    return found


def with_notes(lines: Iterable[str], notes: Callable[[str], Iterable[str]]) -> Iterator[str]:
    """Lines of the rules, and after each statement whatever is to be noted of its number."""
    number, indent = "", ""
    for line in lines:
        start = STATEMENT.match(line)
        goes_on = number and not start and line.startswith("  ") and line.strip()
        if number and not goes_on:
            yield from (f"{indent}  {note}" for note in notes(number))
            number = ""
        if start:
            number, indent = start[1], line[: len(line) - len(line.lstrip())]
        yield line
    if number:
        yield from (f"{indent}  {note}" for note in notes(number))


class Section(NamedTuple):
    title: str
    statements: Mapping[str, str]  # by number, as plain sentences


class Chapter(NamedTuple):
    number: str
    title: str
    sections: list[Section]


def chapters(rules: RulesText) -> list[Chapter]:
    """The rules from front to back, for a page that shows them whole."""
    found: list[Chapter] = []
    statements: dict[str, str] = {}
    number = ""
    for line in rules.lines:
        start, heading = STATEMENT.match(line), HEADING.match(line)
        title = line.lstrip("# ").strip()
        if line.startswith("## "):
            statements, number = {}, ""
            mark = heading[2] if heading else ""
            found.append(Chapter(mark, title.removeprefix(mark).lstrip(". "), [Section("", statements)]))
        elif line.startswith("###") and found:
            statements, number = {}, ""
            found[-1].sections.append(Section(title, statements))
        elif start:
            number = start[1]
            statements[number] = line[start.end() :].strip()
        elif number and line.startswith("  ") and line.strip():
            statements[number] += "\n" + line.strip()
        else:
            number = ""
    return [
        Chapter(chapter.number, chapter.title, [each for each in chapter.sections if each.statements])
        for chapter in found
    ]
