"""`vivac odds JOURNAL [--option ID]`: what may come of the open question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vivac.cli.options import JournalFile, Pack
from vivac.cli.words import Lang, Words
from vivac.table import Journal, Option, Role, Table, resume
from vivac.table.questions import CHANCE
from vivac.table.reader import Reader

if TYPE_CHECKING:
    from vivac.lab.odds import Odds
    from vivac.lab.preview_words import ThrowTold

SHOWN = 12  # outcomes listed; where there are more, each fact is told by itself
VALUES = 4  # values of a fact that are told; what is rarer is added up
RARE = 0.05  # facts that change less often are only counted


def odds(
    journal: JournalFile,
    option: Annotated[
        str | None, typer.Option("--option", help="help-option", metavar="ID", show_default=False)
    ] = None,
    pack: Pack = None,
    lang: Lang = "",
) -> None:
    words = Words(lang)
    table = resume(Journal.load(journal), pack)
    question = table.question
    if question is None:
        raise table.refused
    if question.role == CHANCE:
        for line in odds_lines(table, None, None, words):
            typer.echo(line)
        return
    reader = Reader(table.rulebook, table.box, lang)
    typer.echo(reader.say(table.describe(question, question.role).prompt))
    for each in [question.find(option)] if option else question.options:
        label = table.choice(question, each, question.role).label
        typer.echo(f"\n{reader.say(label)} [{each.id}]")
        for line in odds_lines(table, each, question.role, words):
            typer.echo(line)


def odds_lines(table: Table[Any], option: Option | None, viewer: Role | None, words: Words) -> Iterator[str]:
    """The distribution behind an option, as its role may know it."""
    from vivac.lab.preview import preview
    from vivac.lab.preview_words import PreviewReader

    question = table.question_for(viewer) if viewer else None
    if question and option and (cost := table.costs(question, option)):
        yield f"  {Reader(table.rulebook, table.box, words.lang).say(cost)}"
    known = preview(table, option, viewer)
    reads = PreviewReader(Reader(table.rulebook, table.box, words.lang), table.rulebook, table.box)
    for throw in reads.throws(known):
        yield from _throw(throw, words)
    yield from (f"  {drawn}" for drawn in reads.pulled(known))
    found = known.odds
    yield from _together(found, words) if len(found.outcomes) <= SHOWN else _fact_by_fact(found, words)
    yield "  " + (words("odds-exact") if found.exact else words("odds-sampled", error=f"{found.error:.1%}"))


def _throw(throw: ThrowTold, words: Words) -> Iterator[str]:
    """One throw: what for and by whom, what is added, what it needs, and what each face comes to."""
    heading = ", ".join(filter(None, [throw.who, throw.often]))
    yield f"  {throw.title}{f' ({throw.rule})' if throw.rule else ''}{f': {heading}' if heading else ''}"
    if throw.strengths:
        yield f"    {throw.strengths}"
    added = [f"{term.name} {term.value:+}" for term in throw.terms]
    goal = [f"{term.name} {term.value:+}" for term in throw.goal]
    needs = f"{throw.needs} ({', '.join(goal)})" if goal and throw.needs else throw.needs or ", ".join(goal)
    yield "    " + "; ".join(filter(None, [throw.dice, ", ".join(added), throw.chart, needs]))
    for bar in throw.bars:
        yield f"    {bar.p:6.1%}  {bar.label}" + (f" ({bar.faces})" if bar.faces else "")


def _together(found: Odds, words: Words) -> Iterator[str]:
    """Every outcome whole."""
    for change, probability in found.outcomes:
        facts = ", ".join(f"{fact} {value}" for fact, value in change) or words("odds-nothing")
        yield f"  {probability:6.1%}  {facts}"
    if len(found.outcomes) > 1:
        for fact, mean in found.means.items():
            yield "  " + words("odds-mean", fact=fact, mean=f"{mean:.2f}")


def _fact_by_fact(found: Odds, words: Words) -> Iterator[str]:
    """Each fact by itself, where everything together has too many outcomes to list."""
    rare = 0
    for fact, values in found.facts.items():
        changed = sum(probability for _, probability in values)
        if changed < RARE:
            rare += 1
            continue
        likely = [f"{value} {probability:.1%}" for value, probability in values[:VALUES]]
        if len(values) > VALUES:
            rest = sum(probability for _, probability in values[VALUES:])
            likely.append(f"{words('odds-rest', count=len(values) - VALUES)} {rest:.1%}")
        if changed < 1 - RARE:
            likely.append(f"{words('odds-unchanged')} {1 - changed:.1%}")
        mean = f" ({words('odds-mean-of', mean=f'{found.means[fact]:.2f}')})" if fact in found.means else ""
        yield f"  {fact}: {'; '.join(likely)}{mean}"
    if rare:
        yield "  " + words("odds-rare", count=rare, below=f"{RARE:.0%}")
