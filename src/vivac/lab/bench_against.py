"""Two trees measured in one run: this one and another revision, turn about, for machines are noisy."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from vivac.table import Complaint

HERE = Path(__file__).parents[2]  # the folder that this very package was imported from
RISING = ("decisions_per_s", "games_per_s")  # the more the better; of all others, the less
SKIPPED = ("game", "scenario")


class Compared(Struct, frozen=True):
    """One figure of one game in both trees, in the middle of all rounds. A ratio above 1: we are better."""

    game: str
    figure: str
    ours: float
    theirs: float
    ratio: float


def compare(revision: str, games: Sequence[str], seconds: float, rounds: int) -> Iterator[Compared]:
    """Game by game, each tree in a process of its own."""
    with TemporaryDirectory() as folder:
        theirs = _check_out(revision, Path(folder))
        for game in games:
            found: dict[Path, list[Mapping[str, float]]] = {HERE: [], theirs: []}
            for nth in range(rounds):
                for tree in (HERE, theirs) if nth % 2 else (theirs, HERE):
                    found[tree].append(_measure(tree, game, seconds))
            for figure in found[HERE][0]:
                if figure in found[theirs][0] and figure not in SKIPPED:
                    yield _compared(game, figure, found[HERE], found[theirs])


def _check_out(revision: str, folder: Path) -> Path:
    """The source folder of another revision."""
    command = ["git", "-C", str(HERE), "archive", "--format=tar", revision, "."]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        raise Complaint("no-such-revision", revision=revision)
    with tarfile.open(fileobj=BytesIO(done.stdout)) as tree:
        tree.extractall(folder, filter="data")
    return folder


def _measure(tree: Path, game: str, seconds: float) -> Mapping[str, float]:
    command = [sys.executable, "-m", "vivac", "bench", game, "--json", "--seconds", str(seconds)]
    surroundings = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, capture_output=True, check=True, env=surroundings, cwd=tree)
    figures: Mapping[str, float] = msgspec.json.decode(done.stdout)
    return figures


def _compared(
    game: str, figure: str, ours: Sequence[Mapping[str, float]], theirs: Sequence[Mapping[str, float]]
) -> Compared:
    one, other = (median(each[figure] for each in tree) for tree in (ours, theirs))
    better, worse = (one, other) if figure in RISING else (other, one)
    return Compared(game, figure, one, other, round(better / worse, 2) if worse else 1.0)
