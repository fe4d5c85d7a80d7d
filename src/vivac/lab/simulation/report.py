"""The report of a run: one file that opens anywhere, in both languages, light and dark, without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from vivac.drawing.look import look_of
from vivac.drawing.marks import mark
from vivac.drawing.palette import palette_css
from vivac.drawing.sheet import stylesheet
from vivac.lab.simulation import plots
from vivac.lab.simulation.plan import Plan
from vivac.lab.simulation.playing import unpacked
from vivac.lab.simulation.plots import Bar, Line
from vivac.lab.simulation.summary import NOBODY, Histogram, Spread, Summary
from vivac.table import LANGUAGES, Rulebook, Say, Text
from vivac.table.reader import Reader
from vivac.table.scene import Board
from vivac.table.text import Phrases

LISTED = 15  # kinds and places
DIGITS = 12  # of a fingerprint
BOARD = "board"
NAMES = {"en": "English", "es": "Español"}


class Words(Phrases):
    """The sentences of a report in one language."""

    text = Text(Path(__file__).parent.parent / "text")

    def figure(self, value: float, digits: int | None = None) -> str:
        """A figure as this language writes it."""
        if digits is None:
            digits = 0 if value == int(value) or abs(value) >= 100 else 1 if abs(value) >= 1 else 2
        written = f"{value:,.{digits}f}"
        return written.translate(str.maketrans(",.", ".,")) if self.lang == "es" else written

    def percent(self, share: float) -> str:
        return f"{self.figure(100 * share, 1)} %"


def report(plan: Plan, summary: Summary, board: Board, lang: str) -> str:
    """The whole page. `lang` is shown first; the other language is a click away."""
    rulebook, box = unpacked(plan.game, plan.pack)
    pages = [Page(plan, summary, rulebook, box, board, each) for each in _first(lang)]
    own = [_file(name) for name in ("web/css/base.css", "lab/simulation/report.css")]
    css = "\n".join([palette_css(), look_of(rulebook).style(), stylesheet(), *own])
    words = Words(lang)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<title>{escape(pages[0].title)}</title><link rel="icon" href="data:,">',
            f"<style>{css}</style></head><body>",
            _bar(words),
            plots.hatching(),
            _sheet(board),
            *(page.html(first=page is pages[0]) for page in pages),
            "</body></html>\n",
        ]
    )


def _first(lang: str) -> list[str]:
    return [lang, *(other for other in LANGUAGES if other != lang)]


def _file(name: str) -> str:
    return files("vivac").joinpath(name).read_text(encoding="utf-8")


def _bar(words: Words) -> str:
    """The head: the name of the house, the languages, light or dark."""
    links = "".join(f'<a href="#{lang}" lang="{lang}">{name}</a>' for lang, name in NAMES.items())
    choices = "".join(
        f'<label><input type="radio" name="theme" id="theme-{theme}"{" checked" if theme == "auto" else ""}>'
        f"{escape(words(f'report-theme-{theme}'))}</label>"
        for theme in ("auto", "light", "dark")
    )
    legend = f'<legend class="vh">{escape(words("report-theme"))}</legend>'
    return f'<header class="bar"><b>Vivac</b>{links}<fieldset>{legend}{choices}</fieldset></header>'


def _sheet(board: Board) -> str:
    """The board, once: both languages lay their discs over the same drawing."""
    drawing = mark("g", board.svg, id=BOARD)
    return f'<svg class="symbols drawn" width="0" height="0" aria-hidden="true">{drawing}</svg>'


class Page:
    """The report in one language."""

    def __init__(
        self,
        plan: Plan,
        summary: Summary,
        rulebook: Rulebook[Any],
        box: Any,
        board: Board,
        lang: str,
    ) -> None:
        self._plan, self._summary, self._board = plan, summary, board
        self._rulebook, self._look = rulebook, look_of(rulebook)
        self._words = Words(lang)
        self._reader = Reader(rulebook, box, lang, plan.scenario)
        self._lang = lang
        self.title = f"{self._reader.title()}: {self._reader.say(Say(f'scenario-{plan.scenario}'))}"

    def html(self, *, first: bool) -> str:
        words, plan, summary = self._words, self._plan, self._summary
        seats = ", ".join(f"{self._reader.role(role)} ({bot})" for role, bot in plan.players.items())
        lead = words("report-lead", games=words.figure(summary.games), seats=seats, seed=str(plan.seed))
        parts = [f"<h1>{escape(self.title)}</h1>", f'<p class="lead">{escape(lead)}</p>']
        if plan.switches:
            names = ", ".join(self._reader.say(Say(f"switch-{switch}")) for switch in plan.switches)
            parts.append(f'<p class="lead">{escape(words("report-switches", names=names))}</p>')
        if plan.pack:
            said = words("report-pack", fingerprint=plan.fingerprint[:DIGITS])
            parts.append(f'<p class="lead">{escape(said)}</p>')
        if summary.games + summary.broken < plan.games:
            missing = words("report-unfinished", games=words.figure(plan.games))
            parts.append(f'<p class="warn">{escape(missing)}</p>')
        if summary.broken:
            parts.append(f'<p class="warn">{escape(words("report-broken", count=summary.broken))}</p>')
        if summary.games:
            parts += [self._wins(), self._lengths(), self._worth(), self._kinds()]
            parts += [self._heat("named", summary.named), self._heat("stands", summary.stands)]
        look = ' class="first"' if first else ""
        return f'<main id="{self._lang}" lang="{self._lang}"{look}>{"".join(parts)}</main>'

    # ---------------------------------------------------------------- the sections

    def _wins(self) -> str:
        words, rows, cells = self._words, [], []
        for share in self._summary.wins:
            if share.who == NOBODY and not share.count and not self._rulebook.solitaire:
                continue
            name = self._who(share.who)
            sure = words("report-interval", low=words.percent(share.low), high=words.percent(share.high))
            rows.append(
                Bar(
                    name,
                    self._plan.players.get(share.who, ""),
                    share.share,
                    words.percent(share.share),
                    self._look.ink(share.who) if share.who else plots.ACCENT,
                    (share.low, share.high),
                )
            )
            cells.append([name, words.figure(share.count), words.percent(share.share), sure])
        picture = plots.bars(words("report-wins"), rows)
        return self._section("wins", picture, ["who", "games", "share", "sure"], cells)

    def _who(self, role: str) -> str:
        if role != NOBODY:
            return self._reader.role(role)
        return self._words("report-lost" if self._rulebook.solitaire else "report-nobody")

    def _lengths(self) -> str:
        return self._length("decisions", self._summary.decisions) + self._length("turns", self._summary.turns)

    def _length(self, what: str, counts: Histogram | None) -> str:
        if counts is None:
            return ""
        words = self._words
        cells = [
            [
                words("report-from-to", low=words.figure(low), high=words.figure(low + counts.width - 1))
                if counts.width > 1
                else words.figure(low),
                words.figure(count),
            ]
            for nth, count in enumerate(counts.counts)
            if (low := counts.start + nth * counts.width) is not None and count
        ]
        middle = counts.spread
        text = words(
            f"report-{what}-text",
            mean=words.figure(middle.mean),
            median=words.figure(middle.median),
            low=words.figure(middle.low),
            high=words.figure(middle.high),
        )
        picture = plots.histogram(words(f"report-{what}"), counts, words.figure)
        return self._section(what, picture, [what, "games"], cells, text)

    def _worth(self) -> str:
        words, worth = self._words, self._summary.worth
        series = [
            Line(self._reader.role(role), self._look.ink(role), points)
            for role, points in worth.items()
            if points
        ]
        if not series:
            return ""
        cells = [
            [
                words.figure(point.turn),
                line.name,
                words.figure(point.games),
                words.figure(point.worth.mean),
                self._half(point.worth),
            ]
            for line in series
            for point in line.points
        ]
        picture = plots.lines(words("report-worth"), series, words.figure, words("report-turn"))
        return self._section("worth", picture, ["turn", "who", "games", "mean", "half"], cells)

    def _half(self, worth: Spread) -> str:
        figure = self._words.figure
        return self._words("report-from-to", low=figure(worth.low), high=figure(worth.high))

    def _kinds(self) -> str:
        return self._ranking("kinds", [(kind, kind, value) for kind, value in self._summary.kinds])

    def _heat(self, what: str, places: Sequence[tuple[str, float]]) -> str:
        words = self._words
        if not places:
            return ""
        label = words(f"report-{what}")
        picture = plots.heat(label, self._board, BOARD, places, words.figure)
        ranked = [(place, self._place(place), value) for place, value in places]
        bars = self._bars(label, ranked)
        return self._section(what, picture + bars, ["place", "mean"], self._cells(ranked))

    def _place(self, place: str) -> str:
        try:
            return self._reader.name(place)
        except LookupError:
            return place

    def _ranking(self, what: str, ranked: Sequence[tuple[str, str, float]]) -> str:
        picture = self._bars(self._words(f"report-{what}"), ranked)
        return self._section(what, picture, ["kind", "mean"], self._cells(ranked))

    def _bars(self, label: str, ranked: Sequence[tuple[str, str, float]]) -> str:
        shown = ranked[:LISTED]
        most = max((value for _, _, value in shown), default=0.0) or 1.0
        return plots.bars(
            label, [Bar(name, "", value / most, self._words.figure(value)) for _, name, value in shown]
        )

    def _cells(self, ranked: Sequence[tuple[str, str, float]]) -> list[list[str]]:
        return [[name, self._words.figure(value)] for _, name, value in ranked]

    # ---------------------------------------------------------------- how a section looks

    def _section(
        self, what: str, picture: str, columns: Sequence[str], cells: Iterable[Sequence[str]], text: str = ""
    ) -> str:
        """A heading, a sentence, the picture, and the same as a table for whoever cannot see it."""
        words = self._words
        said = escape(text or words(f"report-{what}-text"))
        heads = "".join(f'<th scope="col">{escape(words(f"report-column-{each}"))}</th>' for each in columns)
        rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in cells)
        return (
            f'<section><h2 class="hd">{escape(words(f"report-{what}"))}</h2><p>{said}</p>'
            f"<figure>{picture}</figure>"
            f"<details><summary>{escape(words('report-figures'))}</summary>"
            f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
            "</details></section>"
        )
