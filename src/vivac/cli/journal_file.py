"""A game kept in a file as it goes: every line is on the disk before the next question is asked.

The secret seed of an unfinished game lies beside it in FILE.seed, readable by its owner alone; it goes
when the game ends, for then the journal itself reveals it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any, Self

from vivac.table import Chance, Complaint, EnteredChance, FairChance, Journal, Table, resume, throw

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
        if isinstance(table.chance, FairChance) and table.outcome is None:
            self._keep_seed(table.chance.seed)
        self._open("x")
        for line in table.journal.lines():
            self.write(line)
        table.journal.write = self.write

    # ---------------------------------------------------------------- a game found in the file

    def load(self) -> Journal:
        """Read the journal, once nobody else can write to it."""
        self._open("a")
        return Journal.load(self.path)

    def go_on(self, journal: Journal, pack: Path | None, *, enter_dice: bool) -> Table[Any]:
        """Play the journal again, every entry checked, and go on writing behind it."""
        table = resume(journal, pack)
        assert self._file is not None
        if not self.path.read_bytes().endswith(b"\n"):
            self._file.write("\n")
        table.journal.write = self.write
        if table.outcome is None:
            throw(table, self._entered(table.journal) if enter_dice else self._fair(table.journal))
        elif not table.journal.seeds and (seed := self._kept_seed(table.journal)):
            table.journal.reveal(seed)
        return table

    def _entered(self, journal: Journal) -> Chance:
        if journal.seals and journal.seals[-1].hash:
            journal.seal("")
        return EnteredChance()

    def _fair(self, journal: Journal) -> Chance:
        """The seed kept beside the journal; a new one, sealed before its first die, if that is gone."""
        seed = self._kept_seed(journal)
        if seed is None:
            seed = FairChance.new_seed()
            self._keep_seed(seed)
            journal.seal(FairChance(seed).commitment)
        return FairChance(seed)

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

    def _kept_seed(self, journal: Journal) -> str | None:
        try:
            seed = self.seed_path.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return None
        fits = journal.seals and FairChance(seed).commitment == journal.seals[-1].hash
        return seed if fits else None
