"""The text files of a game, and everything its rules and charts find words for there.

text = Texts(RULEBOOK)
assert "space" in text.needs("moved", "en")
assert {said.key for said in text.spoken()} <= set(text.sentences("en"))
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct

from vivac.table import Rulebook


class Sentence(NamedTuple):
    section: int
    variables: frozenset[str]
    references: frozenset[str]


class Spoken(NamedTuple):
    key: str
    params: frozenset[str] | None  # None where they are put together elsewhere
    where: str


class Charted(NamedTuple):
    """A word of a chart, as a key of an axis or in a cell."""

    kind: str
    word: str

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.word.replace('_', '-')}"


class Naming(NamedTuple):
    """How a function of the rules names a sentence: by which argument, and how the key begins."""

    place: int
    prefix: str = ""


SAYING = {"tell": Naming(0), "because": Naming(0), "Say": Naming(0), "ask": Naming(1, "ask-")}
NOT_SAID = {"rule", "confirm", "modifiers", "regions"}


@dataclass(frozen=True)
class Texts:
    """The texts of a game.

    `saying` adds functions of its own that name sentences; those of `elsewhere` do not show what they tell.
    """

    rulebook: Rulebook[Any]
    saying: Mapping[str, Naming] = field(default_factory=dict)
    elsewhere: Set[str] = frozenset()

    # ---------------------------------------------------------------- the text files

    def sentences(self, lang: str) -> dict[str, Sentence]:
        """The sentences of a language in their order, each with the section it stands in."""
        return read(self.rulebook.words / f"{lang}.ftl")

    def needs(self, key: str, lang: str) -> frozenset[str]:
        """The parameters a sentence needs, those of the sentences within it included."""
        sentence = self.sentences(lang)[key]
        return sentence.variables.union(*(self.needs(inner, lang) for inner in sentence.references))

    # ---------------------------------------------------------------- what the rules say

    def calls(self) -> Iterator[tuple[str, ast.Call, str]]:
        """Every call in the rules: the name of the function, the call, and where it stands."""
        for path in sorted(Path(self.rulebook.folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield name_of(node.func), node, f"{path.name}:{node.lineno}"

    def spoken(self) -> Iterator[Spoken]:
        """Every sentence the rules name outright, with the parameters they give it."""
        saying = {**SAYING, **self.saying}
        for function, call, where in self.calls():
            naming = saying.get(function)
            if naming is not None and len(call.args) > naming.place:
                params = None if function in self.elsewhere else given(function, call)
                for key in constants(call.args[naming.place]):
                    yield Spoken(naming.prefix + key.replace("_", "-"), params, where)

    # ---------------------------------------------------------------- what the charts say

    def charted(self) -> Iterator[Charted]:
        """Every title, axis and word of the charts."""
        for name, chart in self.rulebook.charts(self.rulebook.open_box(None)).items():
            yield Charted("chart", name)
            for axis in chart.axes:
                yield Charted("axis", axis.name)
                yield from (Charted("word", value) for value in axis.values)
            yield from charted_in(chart.cells, chart.cell_kind)


@lru_cache
def read(path: Path) -> dict[str, Sentence]:
    found: dict[str, Sentence] = {}
    section = 0
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: cannot be read: {entry.content}"
        if isinstance(entry, ftl.GroupComment):
            section += 1
        elif isinstance(entry, ftl.Message):
            parts = list(walk(entry))
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
            found[entry.id.name] = Sentence(
                section,
                frozenset(part.id.name for part in parts if isinstance(part, ftl.VariableReference)),
                frozenset(part.id.name for part in parts if isinstance(part, ftl.MessageReference)),
            )
    return found


def walk(thing: Any) -> Iterator[Any]:
    yield thing
    for value in vars(thing).values() if hasattr(thing, "__dict__") else thing:
        if isinstance(value, ftl.BaseNode) or (isinstance(value, list) and value):
            yield from walk(value)


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def constants(node: ast.expr) -> list[str]:
    """The key itself, or both of `one if so else another`."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def given(function: str, call: ast.Call) -> frozenset[str] | None:
    if function == "Say" and len(call.args) > 1:
        told = call.args[1]
        if not isinstance(told, ast.Dict):
            return None
        return frozenset(str(key.value) for key in told.keys if isinstance(key, ast.Constant))
    unsaid = NOT_SAID | ({"to"} if function == "tell" else set())  # whom a line of the log is for
    return frozenset(keyword.arg or "" for keyword in call.keywords) - unsaid


def charted_in(cell: Any, kind: str) -> Iterator[Charted]:
    if isinstance(cell, Mapping):
        yield from charted_in(tuple(cell.values()), kind)
    elif isinstance(cell, tuple):
        for each in cell:
            yield from charted_in(each, kind)
    elif isinstance(cell, Struct):
        yield Charted(type(cell).__name__.lower(), str(getattr(cell, cell.__struct_fields__[0])))
    elif isinstance(cell, str):
        yield Charted(kind, cell)
