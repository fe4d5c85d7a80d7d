"""Which rules have a test: statement numbers of the rules against the marks of tests and drills.

A test says which rules it would catch breaking: `@rule(GAME, "6.5-S4")`, on a function or a class. The
marks are read from the source, so no test has to run.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from vivac.lab.drill import load_drill
from vivac.table import Rulebook
from vivac.table.rules_text import rules_text

T = TypeVar("T", bound=Callable[..., Any])


def rule(game: str, *numbers: str) -> Callable[[T], T]:
    """Mark a test with the rules it tests."""

    def mark(test: T) -> T:
        marked = (*getattr(test, "rules", ()), *((game, number) for number in numbers))
        test.rules = marked  # type: ignore[attr-defined]
        return test

    return mark


class Coverage(NamedTuple):
    tests: dict[str, list[str]]  # every statement number, and the tests and drills that name it
    unknown: dict[str, list[str]]  # numbers that tests name and the rules do not have

    @property
    def tested(self) -> int:
        return sum(bool(tests) for tests in self.tests.values())

    @property
    def complete(self) -> bool:
        return self.tested == len(self.tests) and not self.unknown


def coverage(rulebook: Rulebook[Any], folders: list[Path] | None = None) -> Coverage:
    """Every statement of a game's rules with its tests, found below these folders."""
    rules = rules_text(rulebook, "en")
    tests: dict[str, list[str]] = {number: [] for number in rules.statements}
    unknown: dict[str, list[str]] = {}
    marks = [*marked_tests(rulebook.id, folders_of_tests(rulebook) if folders is None else folders)]
    for number, test in [*marks, *_drills(rulebook)]:
        if number in tests:
            tests[number].append(test)
        elif test.endswith(".toml") and rules.find(number):
            continue  # a drill may illustrate a whole section; that is no test of each statement in it
        else:
            unknown.setdefault(number, []).append(test)
    return Coverage(tests, unknown)


def folders_of_tests(rulebook: Rulebook[Any]) -> list[Path]:
    """The `tests` folders of the projects that the game and the working directory belong to."""
    roots = [folder for folder in rulebook.folder.resolve().parents if (folder / "pyproject.toml").exists()]
    folders = [folder for root in [*roots, Path.cwd()] for folder in [root / "tests", *_examples(root)]]
    return list(dict.fromkeys(folder.resolve() for folder in folders if folder.is_dir()))


def _examples(root: Path) -> list[Path]:
    return sorted(root.glob("examples/*/tests"))


def marked_tests(game: str, folders: list[Path]) -> Iterator[tuple[str, str]]:
    """Every rule number that a test names, with the test."""
    for path in sorted({path for folder in folders for path in folder.rglob("test_*.py")}):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        yield from _marks(tree, game, path.name)


def _marks(
    tree: ast.Module | ast.ClassDef, game: str, where: str, inherited: tuple[str, ...] = ()
) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            numbers = inherited + tuple(_numbers(node, game))
            name = f"{where}::{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from _marks(node, game, name, numbers)
            elif node.name.startswith("test_"):
                yield from ((number, name) for number in dict.fromkeys(numbers))


def _numbers(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, game: str) -> Iterator[str]:
    for mark in node.decorator_list:
        match mark:
            case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule"), args=[first, *rest]):
                if isinstance(first, ast.Constant) and first.value == game:
                    yield from (str(each.value) for each in rest if isinstance(each, ast.Constant))


def _drills(rulebook: Rulebook[Any]) -> Iterator[tuple[str, str]]:
    for path in sorted((rulebook.drills).glob("*.toml")):
        yield from ((number, path.name) for number in load_drill(path).rules)
