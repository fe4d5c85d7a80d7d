"""`vivac rules GAME [NUMBER]`: a rule or a section, where it is from and the history behind it.

Or which rules have a test, how many are whose, and the history from front to back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vivac.cli.options import Game
from vivac.cli.words import Lang, Words
from vivac.table import NotFound, Rulebook, Say, find_game
from vivac.table.history import Note
from vivac.table.history import history as notes_of
from vivac.table.reader import Reader
from vivac.table.rule_sources import rule_sources, sources_wrong
from vivac.table.rules_text import find_rule, rules_text, with_notes
from vivac.table.source import Source

if TYPE_CHECKING:
    from vivac.lab.coverage import Coverage


def rules(
    game: Game,
    number: Annotated[
        str | None, typer.Argument(help="help-arg-rule", metavar="NUMBER", show_default=False)
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    sources: Annotated[bool, typer.Option("--sources", help="help-sources")] = False,
    history: Annotated[bool, typer.Option("--history", help="help-history")] = False,
    lang: Lang = "",
) -> None:
    rulebook, words = find_game(game), Words(lang)
    if coverage:
        from vivac.lab.coverage import coverage as measure

        show_coverage(measure(rulebook), words)
    elif sources:
        show_sources(rulebook, words)
    elif history:
        show_history(rulebook, words)
    elif number:
        show_rule(rulebook, number, lang)
    else:
        whole = "\n".join(rules_text(rulebook, lang).lines)
        typer.echo("\n".join(told_with_sources(rulebook, whole, lang)))


def show_rule(rulebook: Rulebook[Any], number: str, lang: str) -> None:
    """A rule and the history behind it; or a note that has this number in the document."""
    notes = notes_of(rulebook, lang).of_rule(number)
    if not notes or rules_text(rulebook, lang).find(number):
        typer.echo("\n".join(told_with_sources(rulebook, find_rule(rulebook, number, lang), lang)))
    for note in notes:
        show_note(note, rulebook, lang)


def told_with_sources(rulebook: Rulebook[Any], text: str, lang: str) -> Iterator[str]:
    """The text of some rules, and below each statement where it is from."""
    sources, reader = rule_sources(rulebook), Reader(rulebook, None, lang)

    def notes(number: str) -> Iterator[str]:
        if origin := sources.of(number):
            yield f"[{reader.origin(origin)}]"
        if number in sources.reading:
            yield reader.say(Say("origin-reading", {"reading": sources.reading[number][lang]}))

    return with_notes(text.splitlines(), notes)


def show_sources(rulebook: Rulebook[Any], words: Words) -> None:
    """How many statements are from where, and which do not say it."""
    sources, numbers = rule_sources(rulebook), rules_text(rulebook, "en").statements
    origins = [origin for number in numbers if (origin := sources.of(number))]
    for source in Source:
        count = sum(origin.source == source for origin in origins)
        typer.echo(f"{count:5}  {words(f'source-{source}')}")
    wrong = sources_wrong(rulebook)
    for each in wrong:
        typer.echo(each)
    typer.echo(words("sources-total", said=len(origins), total=len(numbers)))
    if wrong:
        raise typer.Exit(1)


def show_history(rulebook: Rulebook[Any], words: Words) -> None:
    chapter = ""
    notes = notes_of(rulebook, words.lang).notes.values()
    if not notes:
        raise NotFound("no-history", game=rulebook.id)
    for note in notes:
        if note.chapter != chapter:
            chapter = note.chapter
            typer.echo(f"\n# {chapter}")
        show_note(note, rulebook, words.lang)


def show_note(note: Note, rulebook: Rulebook[Any], lang: str) -> None:
    typer.echo(f"\n## {note.title}\n\n{note.text}\n\n[{Reader(rulebook, None, lang).origin(note.about)}]")


def show_coverage(found: Coverage, words: Words) -> None:
    for number, tests in found.tests.items():
        typer.echo(f"{number}  {', '.join(tests) if tests else words('coverage-missing')}")
    for number, tests in found.unknown.items():
        typer.echo(f"{number}  {words('coverage-unknown', tests=', '.join(tests))}")
    total = len(found.tests)
    percent = 100 * found.tested // total if total else 0
    typer.echo(words("coverage-total", tested=found.tested, total=total, percent=percent))
    if not found.complete:
        raise typer.Exit(1)
