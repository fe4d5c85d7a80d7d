"""A game kept in a file as it goes: every line is on the disk before the next question is asked.

The secret from which the dice of an unfinished game are derived lies beside it in FILE.seed, readable by its
owner alone; it goes when the game ends, for then the journal itself reveals what they can be checked by.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Self

from vivac.table import (
    Chance,
    Complaint,
    EnteredChance,
    FairChance,
    Journal,
    Role,
    Table,
    WitnessedChance,
    resume,
    throw,
)

try:
    import fcntl
except ImportError:  # not every system can lock a file
    fcntl = None  # type: ignore[assignment]


class JournalFile:
    """The file of one game in progress."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seed_path = path.with_name(path.name + ".seed")
        self._file: IO[str] | None = None

    # ---------------------------------------------------------------- a new game

    def begin(self, table: Table[Any]) -> None:
        """Write what has happened so far, and from now on every line as it happens."""
        if isinstance(table.chance, WitnessedChance) and table.outcome is None:
            self._keep_seed(table.chance.root)
        self._open("x")
        for line in table.journal.lines():
            self.write(line)
        table.journal.write = self.write

    # ---------------------------------------------------------------- a game found in the file

    def load(self) -> Journal:
        """Read the journal, once nobody else can write to it."""
        self._open("a")
        return Journal.load(self.path)

    def go_on(
        self, journal: Journal, pack: Path | None, *, enter_dice: bool, seats: Sequence[Role] = ()
    ) -> Table[Any]:
        """Play the journal again, every entry checked, and go on writing behind it.

        Where it departs from these rules the file is left as it is.
        """
        table = resume(journal, pack)
        if table.departure is not None:
            return table
        assert self._file is not None
        if not self.path.read_bytes().endswith(b"\n"):
            self._file.write("\n")
        table.journal.write = self.write
        if table.outcome is None:
            throw(table, self._entered(table.journal) if enter_dice else self._fair(table.journal, seats))
        elif not table.journal.seeds and (kept := self._kept_dice(table.journal)):
            table.journal.reveal(kept.seed)
        return table

    def _entered(self, journal: Journal) -> Chance:
        if journal.seals and journal.seals[-1].hash:
            journal.seal("")
        return EnteredChance()

    def _fair(self, journal: Journal, seats: Sequence[Role]) -> Chance:
        """The dice kept beside the journal; new ones, committed to before one falls, if they are gone."""
        kept = self._kept_dice(journal)
        if kept is not None:
            return kept
        fresh = WitnessedChance.of_root(FairChance.new_seed()).join(journal)
        self._keep_seed(fresh.root)
        journal.seal(fresh.commitment)
        fresh.begin(seats)
        return fresh

    # ---------------------------------------------------------------- files

    def write(self, line: str) -> None:
        assert self._file is not None
        try:
            self._file.write(line + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError:
            raise Complaint("file-unwritable", file=self.path.name) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file:
            self._file.close()

    def forget_seed(self) -> None:
        """The game is over, and the journal has revealed the seed."""
        self.seed_path.unlink(missing_ok=True)

    def _open(self, mode: str) -> None:
        try:
            self._file = self.path.open(mode, encoding="utf-8")
        except OSError:
            raise Complaint("file-unwritable", file=self.path.name) from None
        if fcntl:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Complaint("journal-in-use", file=self.path.name) from None

    def _keep_seed(self, seed: str) -> None:
        try:
            self.seed_path.unlink(missing_ok=True)
            with os.fdopen(os.open(self.seed_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(seed)
        except OSError:
            raise Complaint("file-unwritable", file=self.seed_path.name) from None

    def _kept_dice(self, journal: Journal) -> FairChance | WitnessedChance | None:
        """As they were sealed: from chains, or in an older journal from a seed alone."""
        try:
            seed = self.seed_path.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return None
        sealed = journal.seals[-1].hash if journal.seals else ""
        known = (WitnessedChance.of_root(seed).join(journal), FairChance(seed))
        return next((chance for chance in known if chance.commitment == sealed), None)
