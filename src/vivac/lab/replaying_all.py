"""Playing stored games again, one after another: which go the same by these rules, and which depart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from vivac.table import Complaint, Journal, Say, Table, resume
from vivac.table.opening import pack_hash

ENDINGS = (".journal", ".jsonl")


class Kind(StrEnum):
    SAME = "same"
    KEPT = "kept"  # the same, for it keeps what rules said before a correction
    DEPARTS = "departs"
    UNREADABLE = "unreadable"


class Fate(NamedTuple):
    """What becomes of a stored game by the rules of today, in a sentence."""

    kind: Kind
    say: Say


def fate_of(table: Table[Any]) -> Fate:
    """What became of a game that was played again at this table."""
    if table.departure is not None:
        return Fate(Kind.DEPARTS, table.departure.say)
    passed = [name for name, start in table.journal.readings.items() if start is None]
    if passed:
        return Fate(Kind.KEPT, Say("fate-kept", {"corrections": ", ".join(passed)}))
    known = "fate-same" if table.journal.played_on.states else "fate-legal"
    return Fate(Kind.SAME, Say(known, {"entries": len(table.journal.entries)}))


def journals_in(folder: Path) -> list[Path]:
    """The files of a folder that are kept as journals."""
    if not folder.is_dir():
        raise Complaint("no-such-folder", folder=str(folder))
    return sorted(path for path in folder.rglob("*") if path.suffix in ENDINGS and path.is_file())


def fates_of_files(files: Sequence[Path], packs: Sequence[Path] = ()) -> Iterator[tuple[str, Fate]]:
    """Every file by its name, with what becomes of it; a game with a pack needs that one."""
    by_hash: Mapping[str, Path] = {pack_hash(pack): pack for pack in packs}
    for path in files:
        try:
            journal = Journal.load(path)
            yield path.name, fate_of(resume(journal, by_hash.get(journal.header.pack)))
        except Complaint as wrong:
            yield path.name, Fate(Kind.UNREADABLE, wrong.say)
