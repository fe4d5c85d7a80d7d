"""`vivac serve` for the tests of the browser client."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 90.0  # seconds: a busy machine is slow, and nobody waits for it but a test that fails
SEEDED = str(Path(__file__).with_name("seeded.py"))


class House:
    """`vivac serve` on a free port, with a database and dice of its own. It can be killed and come back."""

    def __init__(self, folder: Path, *options: str, path: Sequence[Path] = ()) -> None:
        self.folder = folder
        self._options = options
        self._path = path  # where else to look for games
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.was_killed = False
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        database = f"sqlite+aiosqlite:///{self.folder / 'web.db'}"
        command = [sys.executable, SEEDED, "serve", "--port", str(self.port), "--database", database]
        command += self._options
        with (self.folder / "serve.log").open("ab") as log:
            known = os.environ.get("PYTHONPATH", "")
            env = {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, self._path), known])}
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, env=env)
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        until, reason = monotonic() + PATIENCE, ""
        while monotonic() < until and self._process.poll() is None:
            try:
                urlopen(f"{self.address}/api/games/mosby/board", timeout=PATIENCE).close()
                return
            except (URLError, ConnectionError, TimeoutError) as error:
                reason = str(error)
                sleep(0.05)  # until its port is open: there is nothing to wait on
        said = (self.folder / "serve.log").read_text()
        raise AssertionError(f"the server did not open: {reason} {said}")

    def kill(self) -> None:
        self.was_killed = True
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
