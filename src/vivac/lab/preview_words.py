"""Previews in words: what a player reads before a choice, the same on the page and in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from vivac.box import ChartReader
from vivac.box.charts import AnyChart, Grid
from vivac.lab.preview import Preview, Throw, Verdict, of_the_die
from vivac.table import Id, Rulebook, Say, Test, Weight
from vivac.table.reader import Reader

MOST = 6  # throws that are told; the rest is only counted
MANY = 8  # parties that are named
RARE = 0.005
A_LITTLE = 0.05
SLUG = re.compile(r"[a-z][a-z0-9_./:-]*")  # how programs name things


class Term(Struct, frozen=True):
    """What is added to a die or to what it needs, by name."""

    name: str
    value: int


class Bar(Struct, frozen=True):
    """One thing that a die may come to: in words, on which faces, and how likely. No faces: it depends."""

    label: str
    faces: str
    p: float
    good: bool | None = None


class ThrowTold(Struct, frozen=True):
    """A throw in words. `often` is empty where it is thrown in any case."""

    title: str
    rule: str
    who: str
    strengths: str
    dice: str
    terms: tuple[Term, ...]
    goal: tuple[Term, ...]
    needs: str
    chart: str
    often: str
    bars: tuple[Bar, ...]


class PreviewReader:
    """Says previews of one game in the language of a reader."""

    def __init__(self, reader: Reader, rulebook: Rulebook[Any], box: Any) -> None:
        self._reader = reader
        self._charts: Mapping[str, AnyChart] = rulebook.charts(box)
        self._cells = ChartReader(reader)
        self._roles = rulebook.roles

    def throws(self, preview: Preview) -> tuple[ThrowTold, ...]:
        """The dice behind an option, those that hardly ever fall left out.

        What is thrown for one reason about the same things, on terms that hang on what fell before, is told
        as one throw: with the terms it always has, and each outcome as likely as it is on the whole.
        """
        alike: dict[tuple[str, str], list[Throw]] = {}
        for each in preview.throws:
            if each.often > RARE:
                who = self._who(each.test) if each.test else ""
                alike.setdefault((each.why, who), []).append(each)
        return tuple(self._together(throws) for throws in list(alike.values())[:MOST])

    def pulled(self, preview: Preview) -> tuple[str, ...]:
        """What is drawn at random, each reason once."""
        often: dict[str, float] = {}
        for each in preview.pulled:
            often[each.why] = often.get(each.why, 0.0) + each.often
        return tuple(self._drawn(why, times) for why, times in often.items() if times > RARE)

    def _together(self, throws: Sequence[Throw]) -> ThrowTold:
        told = [self.throw(throw) for throw in throws]
        first, often = told[0], sum(throw.often for throw in throws)
        if len(told) == 1:
            return first
        bars: dict[tuple[str, bool | None], tuple[float, set[str]]] = {}
        for throw, each in zip(throws, told, strict=True):
            for bar in each.bars:
                p, faces = bars.get((bar.label, bar.good), (0.0, set()))
                bars[bar.label, bar.good] = (p + bar.p * throw.often / often, faces | {bar.faces})
        return replace(
            first,
            strengths=first.strengths if all(each.strengths == first.strengths for each in told) else "",
            terms=tuple(term for term in first.terms if all(term in each.terms for each in told)),
            goal=tuple(term for term in first.goal if all(term in each.goal for each in told)),
            needs=first.needs if all(each.needs == first.needs for each in told) else "",
            chart=first.chart if all(each.chart == first.chart for each in told) else "",
            often=self._often(often),
            bars=tuple(
                Bar(label, faces.pop() if len(faces) == 1 else "", round(p, 4), good)
                for (label, good), (p, faces) in bars.items()
            ),
        )

    def throw(self, throw: Throw) -> ThrowTold:
        """One throw in words."""
        test, dice = throw.test, throw.dice
        return ThrowTold(
            title=_capital(self._reader.why(throw.why)),
            rule=test.rule if test else "",
            who=self._who(test) if test else "",
            strengths=self._strengths(test) if test else "",
            dice=self._say("preview-dice", count=dice.count, faces=dice.faces),
            terms=self._terms(test.die) if test else (),
            goal=self._terms(test.target) if test else (),
            needs=self._needs(test) if test else "",
            chart=self._chart(test) if test else "",
            often=self._often(throw.often),
            bars=tuple(self._bar(throw, verdict) for verdict in throw.verdicts) if self._told(throw) else (),
        )

    def _told(self, throw: Throw) -> bool:
        """Whether the faces come to anything that has a name; mere numbers are not worth bars."""
        return any(each.passed is not None or each.cell is not None for each in throw.verdicts)

    def _bar(self, throw: Throw, verdict: Verdict) -> Bar:
        if verdict.passed is not None:
            label = self._say("preview-passed" if verdict.passed else "preview-failed")
        elif verdict.cell is not None and throw.test is not None:
            label = self._cells.cell(self._charts[throw.test.chart], verdict.cell)
        else:
            label = str(verdict.faces[0])
        return Bar(_capital(label), _spans(verdict.faces), round(verdict.p, 4), verdict.passed)

    def _terms(self, terms: Mapping[str, int]) -> tuple[Term, ...]:
        return tuple(Term(self._reader.modifier(name), value) for name, value in terms.items() if value)

    def _needs(self, test: Test) -> str:
        if test.needed is None:
            return ""
        return self._say("preview-at-most" if test.at_most else "preview-at-least", n=test.needed)

    def _chart(self, test: Test) -> str:
        """The chart and the column or row that is read."""
        chart = self._charts.get(test.chart)
        if chart is None or test.needs is not None:
            return ""
        title = self._cells.title(test.chart)
        if not isinstance(chart, Grid) or not test.keys:
            return title
        axis = next(axis for axis in chart.axes if not of_the_die(axis))
        key = self._cells.key(axis, str(test.keys[0]))
        return self._say("preview-column", chart=title, axis=self._cells.axis(axis.name), key=key)

    def _who(self, test: Test) -> str:
        """Who does it to whom, and where."""
        by, against, at = self._names(test.by), self._names(test.against), self.name(test.at)
        parts = [self._say("preview-against", by=by, against=against) if by and against else by or against]
        return ", ".join(filter(None, [*parts, at]))

    def _strengths(self, test: Test) -> str:
        """What both sides weigh, as a sum that can be checked."""
        sides = [
            self._weighed(weights, test.sums[nth] if len(test.sums) > nth else None)
            for nth, weights in enumerate((test.strength, test.resistance))
        ]
        ours, theirs = sides
        return self._say("preview-against", by=ours, against=theirs) if ours and theirs else ours or theirs

    def _weighed(self, weights: Sequence[Weight], total: float | None) -> str:
        if not weights:
            return "" if total is None else amount(total)
        added = " + ".join(map(self._weight, weights))
        summed = sum(each.counts for each in weights)
        whole = summed if total is None else total
        return f"{added} = {amount(whole)}" if len(weights) > 1 or amount(whole) != amount(summed) else added

    def _weight(self, weight: Weight) -> str:
        why = ", ".join(self._reader.say(Say(f"weight-{reason}")) for reason in weight.because)
        return f"{amount(weight.worth)} → {amount(weight.counts)} ({why})" if why else amount(weight.counts)

    def _names(self, things: Iterable[Id]) -> str:
        named = list(dict.fromkeys(filter(None, map(self.name, things))))
        if len(named) <= MANY:
            return ", ".join(named)
        return self._say("preview-and-more", names=", ".join(named[:MANY]), more=len(named) - MANY)

    def name(self, thing: Id) -> str:
        """What a party or a place is called."""
        if not thing:
            return ""
        return self._reader.role(str(thing)) if thing in self._roles else self._reader.name(str(thing))

    def unnamed(self, throw: Throw) -> list[str]:
        """What of a throw has no words of its own, so that people would read the names of programmers."""
        test = throw.test
        raw = [] if self._reader.has(f"why-{throw.why}") else [throw.why]
        if test is None:
            return raw
        added = [name for terms in (test.die, test.target) for name, value in terms.items() if value]
        raw += [name for name in added if not self._reader.has(f"modifier-{name}")]
        parties = map(str, filter(None, (*test.by, *test.against, test.at)))
        return raw + [thing for thing in parties if self.name(thing) == thing and SLUG.fullmatch(thing)]

    def _often(self, often: float) -> str:
        if often > 1 + A_LITTLE:
            return self._say("preview-times", times=f"{often:.1f}".removesuffix(".0"))
        return "" if often > 1 - A_LITTLE else self._say("preview-sometimes", percent=f"{100 * often:.0f}")

    def _drawn(self, why: str, times: float) -> str:
        return self._say("preview-drawn", why=self._reader.why(why), times=f"{times:.1f}".removesuffix(".0"))

    def _say(self, key: str, /, **params: str | int) -> str:
        return self._reader.say(Say(key, params))


PARTS = {0.25: "¼", 0.333: "⅓", 0.5: "½", 0.667: "⅔", 0.75: "¾"}


def amount(number: float) -> str:
    """A number as people write it.

    >>> amount(3.0), amount(2.5), amount(0.5), amount(2 / 3), amount(1.4)
    ('3', '2½', '½', '⅔', '1.4')
    """
    whole, part = divmod(round(number, 3), 1)
    if not round(part, 3):
        return str(int(whole))
    sign = PARTS.get(round(part, 3))
    return f"{int(whole) or ''}{sign}" if sign else f"{number:.1f}"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _spans(faces: tuple[int, ...]) -> str:
    """Faces as people write them.

    >>> _spans((1, 2, 3, 6))
    '1–3, 6'
    """
    spans: list[list[int]] = []
    for face in sorted(faces):
        if spans and face == spans[-1][-1] + 1:
            spans[-1].append(face)
        else:
            spans.append([face])
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}–{span[-1]}" for span in spans)
