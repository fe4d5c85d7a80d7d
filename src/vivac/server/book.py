"""The rulebook and its history as pages: every statement with its source and its notes."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from litestar import get

from vivac.server.asking import InPath, TheWords
from vivac.server.problems import PROBLEMS
from vivac.server.provenance import SourceView, source_view
from vivac.server.words import speaker
from vivac.table import find_game
from vivac.table.history import history
from vivac.table.rule_sources import rule_sources
from vivac.table.rules_text import chapters, rules_text


class Statement(msgspec.Struct, frozen=True):
    """`reading`: how an ambiguous passage is read. `notes`: the ids of the history that belongs to it."""

    number: str
    text: str
    source: SourceView | None
    reading: str
    notes: tuple[str, ...]


class Section(msgspec.Struct, frozen=True):
    title: str
    statements: tuple[Statement, ...]


class Chapter(msgspec.Struct, frozen=True):
    number: str
    title: str
    sections: tuple[Section, ...]


class RulesPage(msgspec.Struct, frozen=True):
    chapters: tuple[Chapter, ...]


class NotePage(msgspec.Struct, frozen=True):
    """`of`: what it belongs to, such as `card kidnap`."""

    id: str
    chapter: str
    title: str
    paragraphs: tuple[str, ...]
    of: tuple[str, ...]
    source: SourceView


@get("/api/games/{game:str}/rules", summary="The rules, numbered", responses=PROBLEMS)
async def see_rules(game: InPath, words: TheWords) -> RulesPage:
    return _rules(find_game(game).id, words.lang)


@lru_cache
def _rules(game: str, lang: str) -> RulesPage:
    rulebook, reader = find_game(game), speaker(game, lang).reader
    sources, notes = rule_sources(rulebook), history(rulebook, lang)

    def statement(number: str, text: str) -> Statement:
        origin = sources.of(number)
        return Statement(
            number,
            text,
            source_view(origin, reader) if origin else None,
            sources.reading.get(number, {}).get(lang, ""),
            tuple(note.id for note in notes.of_rule(number)),
        )

    def section(title: str, statements: dict[str, str]) -> Section:
        return Section(title, tuple(statement(number, text) for number, text in statements.items()))

    return RulesPage(
        tuple(
            Chapter(
                chapter.number,
                chapter.title,
                tuple(section(each.title, dict(each.statements)) for each in chapter.sections),
            )
            for chapter in chapters(rules_text(rulebook, lang))
        )
    )


@get("/api/games/{game:str}/history", summary="The history behind a game", responses=PROBLEMS)
async def see_history(game: InPath, words: TheWords) -> list[NotePage]:
    rulebook, reader = find_game(game), speaker(game, words.lang).reader
    return [
        NotePage(
            note.id,
            note.chapter,
            note.title,
            tuple(note.text.split("\n\n")),
            note.about.of,
            source_view(note.about, reader),
        )
        for note in history(rulebook, words.lang).notes.values()
    ]
