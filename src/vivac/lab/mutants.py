"""Mutants: rules broken on purpose, one at a time, to see whether a test notices.

    python -m vivac.lab.mutants GAME [--sample N] [--seed S] [--kind KIND]

Each mutant is a copy of the source folder with one change: a question put to the wrong player, a plus for a
minus, a boundary moved, a condition turned round, a cell of a chart one higher. The golden games and the
tests of the game run against it; whoever survives is named, with file and line. Not part of the test suite.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import NamedTuple

HERE = Path(__file__).parents[2]
ASKING = {"ask", "choose", "act", "decide", "pick"}
OTHER_PLAYER = "next((role for role in table.rulebook.roles if role != ({role})), {role})"
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NUMBER = re.compile(r"= (-?\d+)(?=[,\s}\]])")
SECONDS = 240


class Mutant(NamedTuple):
    kind: str
    path: Path  # of the file, below the source folder
    line: int
    source: str  # of the whole file


def mutants_of(path: Path, root: Path) -> Iterator[Mutant]:
    """Every way in which one file of rules can be broken."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        yield from _charts(source, path.relative_to(root))
        return
    for kind, find in (("player", _players), ("logic", _swaps), ("condition", _conditions)):
        for nth in range(sum(1 for _ in find(ast.parse(source)))):
            tree = ast.parse(source)
            line, change = next(each for n, each in enumerate(find(tree)) if n == nth)
            change()
            mutated = ast.unparse(ast.fix_missing_locations(tree))
            yield Mutant(kind, path.relative_to(root), line, mutated)


Change = tuple[int, Callable[[], None]]


def _players(tree: ast.AST) -> Iterator[Change]:
    """Questions put to the wrong player."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="table"), attr=attr), args=[asked, *_]) if (
                attr in ASKING and not isinstance(asked, ast.Starred)
            ):

                def change(call: ast.Call = node, asked: ast.expr = asked) -> None:
                    wrong = OTHER_PLAYER.format(role=ast.unparse(asked))
                    call.args[0] = ast.parse(wrong, mode="eval").body

                yield node.lineno, change


def _swaps(tree: ast.AST) -> Iterator[Change]:
    """A plus for a minus, a boundary moved by one, an and for an or."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS:

            def change(node: ast.BinOp | ast.AugAssign | ast.BoolOp = node) -> None:
                node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]

            yield node.lineno, change
        elif isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:

            def move(node: ast.Compare = node) -> None:
                node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]

            yield node.lineno, move


def _conditions(tree: ast.AST) -> Iterator[Change]:
    """Conditions turned round."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If):

            def change(node: ast.If = node) -> None:
                node.test = ast.UnaryOp(ast.Not(), node.test)

            yield node.lineno, change


def _charts(source: str, path: Path) -> Iterator[Mutant]:
    """Cells of charts, one higher."""
    for found in NUMBER.finditer(source):
        mutated = source[: found.start(1)] + str(int(found[1]) + 1) + source[found.end(1) :]
        yield Mutant("chart", path, source.count("\n", 0, found.start()) + 1, mutated)


def survives(mutant: Mutant, game: str) -> bool:
    """Whether the golden games and the tests of the game all pass on a mutant."""
    with TemporaryDirectory() as folder:
        copy = copytree(HERE / "vivac", Path(folder) / "vivac", ignore=lambda *_: ["__pycache__"]).parent
        (copy / mutant.path).write_text(mutant.source, encoding="utf-8")
        surroundings = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        for tests in (["tests/test_golden.py", "-k", game], [f"tests/games/{game}"]):
            command = [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-x",
                "-p",
                "no:xdist",
                "-p",
                "no:cacheprovider",
                *tests,
            ]
            try:
                done = subprocess.run(
                    command,
                    cwd=HERE.parent,
                    env=surroundings,
                    capture_output=True,
                    timeout=SECONDS,
                    check=False,
                )
            except subprocess.TimeoutExpired:  # a rule that never ends is noticed as well
                return False
            if done.returncode:
                return False
    return True


def sampled(game: str, kind: str, count: int, rng: Random) -> Sequence[Mutant]:
    """Some mutants of the rules and charts of a game."""
    folder = HERE / "vivac" / "games" / game
    files = [
        *sorted((folder / "chapters").rglob("*.py")),
        folder / "sequence.py",
        folder / "box" / "charts.toml",
    ]
    every = [mutant for path in files for mutant in mutants_of(path, HERE)]
    chosen = [mutant for mutant in every if kind in ("", mutant.kind)]
    return rng.sample(chosen, min(count, len(chosen)))


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="vivac.lab.mutants")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", default="", choices=["", "player", "logic", "condition", "chart"])
    asked = parser.parse_args(words)
    mutants = sampled(asked.game, asked.kind, asked.sample, Random(asked.seed))
    killed = 0
    for nth, mutant in enumerate(mutants, start=1):
        alive = survives(mutant, asked.game)
        killed += not alive
        verdict = "SURVIVES" if alive else "killed"
        sys.stdout.write(f"{nth}/{len(mutants)} {verdict} {mutant.kind} {mutant.path}:{mutant.line}\n")
        sys.stdout.flush()
    percent = 100 * killed // len(mutants) if mutants else 100
    sys.stdout.write(f"{asked.game}: {killed} of {len(mutants)} mutants killed: {percent} %\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
