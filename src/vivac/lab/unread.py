"""Words of charts that nothing reads: rows and columns that no rule and no part of the box names."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vivac.box import AnyChart
from vivac.table import Rulebook

LOOKING_ON = {"seen", "board", "mind", "proof", "words"}  # rooms that only look at what the rules have read


def unread(rulebook: Rulebook[Any]) -> Iterator[tuple[str, str]]:
    """Each chart with a word of its axes by which nothing can look it up.

    A word is read if the rules or the box name it, or put it together from two parts that they name, or by a
    pattern (`f"times_{kind}"`). One with figures in it or of a single letter (`2/1`, column `I`) is worked
    out, and stands for a number.
    """
    charts = rulebook.charts(rulebook.open_box(None))
    named = {*_of_rules(rulebook.folder), *_of_box(rulebook.folder), *_of_cells(charts.values())}
    patterns = list(_patterns(rulebook.folder))
    for name, chart in charts.items():
        for axis in () if chart.shown else chart.axes:
            for word in axis.values:
                worked_out = len(word) == 1 or any(letter.isdigit() for letter in word)
                if worked_out or _is_named(word, named) or any(each.fullmatch(word) for each in patterns):
                    continue
                yield name, word


def _is_named(word: str, named: set[str]) -> bool:
    parts = ((word[:cut], word[cut:]) for cut in range(1, len(word)))
    return word in named or any(one in named and other in named for one, other in parts)


def _rules(folder: Path) -> Iterator[ast.AST]:
    """Everything the rules are written in."""
    for path in folder.rglob("*.py"):
        if LOOKING_ON.isdisjoint(path.relative_to(folder).parts):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _of_rules(folder: Path) -> Iterator[str]:
    """Every word in quotes, and every name that is asked for by a dot or given by a keyword."""
    for node in _rules(folder):
        match node:
            case ast.Constant(value=str(words)):
                yield from (words, *words.split())
            case ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                yield name


def _patterns(folder: Path) -> Iterator[re.Pattern[str]]:
    """Words that the rules put together, of which they say a part."""
    for node in _rules(folder):
        if isinstance(node, ast.JoinedStr):
            said = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
            if any(re.search("[a-z]{3}|-", part) for part in said):
                yield re.compile("".join(re.escape(part) or ".+" for part in said))


def _of_box(folder: Path) -> Iterator[str]:
    for path in folder.glob("box/*.toml"):
        if path.stem != "charts":
            yield from _words(tomllib.loads(path.read_text(encoding="utf-8")))


def _of_cells(charts: Any) -> Iterator[str]:
    """What one chart gives may be what another is read by."""
    chart: AnyChart
    for chart in charts:
        for cell in chart.cells.values():
            yield from _words(list(cell.values()) if isinstance(cell, dict) else cell)


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield from (data, *data.split())
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from (key, *_words(value))
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _words(value)
