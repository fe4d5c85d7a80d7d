"""The folder of a run: its plan, a line for every finished game, and what is made of them.

plan.json       what is played
results.jsonl   a line of JSON per game, appended as games are finished and put in order at the end
results.csv     the same as a table
summary.json    the figures of the report
report.html     the report
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Self

import msgspec

from vivac.lab.simulation.plan import Plan, Result
from vivac.table import Complaint

try:
    import fcntl
except ImportError:  # not every system can lock a file
    fcntl = None  # type: ignore[assignment]

PLAN, RESULTS, TABLE, SUMMARY, REPORT = (
    "plan.json",
    "results.jsonl",
    "results.csv",
    "summary.json",
    "report.html",
)


class _Numbered(msgspec.Struct):
    number: int


class Folder:
    """A run on the disk. Nobody else can write to it as long as it is open."""

    def __init__(self, path: Path, plan: Plan, results: IO[bytes], lines: dict[int, bytes]) -> None:
        self.path, self.plan = path, plan
        self.done = set(lines)
        self._file = results

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> Folder:
        """A new folder, or an empty one."""
        with _writing(path):
            if path.exists() and (not path.is_dir() or any(path.iterdir())):
                raise Complaint("folder-exists", folder=str(path))
            path.mkdir(parents=True, exist_ok=True)
            results = _locked(path)
            _replace(path / PLAN, msgspec.json.format(msgspec.json.encode(plan)))
        return cls(path, plan, results, {})

    @classmethod
    def go_on(cls, path: Path, plan: Plan) -> Folder:
        """The folder of a run that was stopped; its games must be games of this plan."""
        before = read_plan(path)
        if not plan.goes_on(before):
            raise Complaint(_difference(plan, before), folder=str(path))
        if before.games > plan.games:
            plan = before
        with _writing(path), ExitStack() as open_files:
            results = open_files.enter_context(_locked(path))
            folder = cls(path, plan, results, read_lines(path / RESULTS))
            folder.write(PLAN, msgspec.json.format(msgspec.json.encode(plan)))
            open_files.pop_all()
        folder.put_in_order()  # and without a last line that was cut short
        return folder

    def add(self, numbers: tuple[int, ...], lines: bytes) -> None:
        """Keep finished games: they are on the disk before anything else happens."""
        with _writing(self.path):
            self._file.write(lines)
            self._file.flush()
        self.done.update(numbers)

    def put_in_order(self) -> None:
        """The same games give the same file, whoever finished first."""
        with _writing(self.path):
            os.fsync(self._file.fileno())
            lines = read_lines(self.path / RESULTS)
            _replace(self.path / RESULTS, b"".join(lines[number] + b"\n" for number in sorted(lines)))
            self._file.close()
            self._file = _locked(self.path)

    def write(self, name: str, content: str | bytes) -> None:
        with _writing(self.path):
            _replace(self.path / name, content.encode() if isinstance(content, str) else content)

    def write_table(self) -> None:
        """The results as a table for other programs."""
        roles = list(self.plan.players)
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        last = [f"worth_{role}" for role in roles]
        table.writerow(["number", "winners", "ending", "decisions", "turns", *last, "broken"])
        for result in read_results(self.path):
            worth = [result.worth[role][-1] if result.worth.get(role) else "" for role in roles]
            winners, turns = " ".join(result.winners), len(result.turns)
            table.writerow(
                [result.number, winners, result.ending, result.decisions, turns, *worth, result.broken]
            )
        self.write(TABLE, out.getvalue())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _difference(plan: Plan, before: Plan) -> str:
    """Why the games of one plan are not games of the other."""
    if not plan.goes_on(msgspec.structs.replace(before, pack=plan.pack)):
        return "folder-of-another-plan"
    return "folder-of-another-pack" if before.pack else "folder-without-pack"


def read_plan(path: Path) -> Plan:
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError):
        raise Complaint("folder-without-plan", folder=str(path)) from None


def read_results(path: Path) -> Iterator[Result]:
    """The games of a folder, in the order of its file."""
    decoder = msgspec.json.Decoder(Result)
    with (path / RESULTS).open("rb") as file:
        for line in file:
            yield decoder.decode(line)


def read_lines(path: Path) -> dict[int, bytes]:
    """Every line by its number. A last line that was cut short was not finished; any other is a mistake."""
    lines: dict[int, bytes] = {}
    decoder = msgspec.json.Decoder(_Numbered)
    content = path.read_bytes()
    for nth, line in enumerate(content.split(b"\n"), start=1):
        if not line:
            continue
        try:
            lines[decoder.decode(line).number] = line
        except msgspec.DecodeError:
            if content.endswith(line):
                break
            raise Complaint("results-garbled", file=str(path), line=nth) from None
    return lines


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """What the disk refuses is told in a sentence."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint("folder-unwritable", folder=str(path), reason=reason) from None


def _locked(path: Path) -> IO[bytes]:
    file = (path / RESULTS).open("ab")
    if fcntl:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise Complaint("folder-in-use", folder=str(path)) from None
    return file


def _replace(path: Path, content: bytes) -> None:
    """The old file or the new one is there at any moment, never half of one."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(content)
    fresh.replace(path)
