"""The server under test, in a process of its own: it can be killed and come back on the same port."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

ADDRESS = "127.0.0.1"


class Serving:
    """`vivac serve` with a folder of its own."""

    def __init__(self, folder: Path, options: tuple[str, ...] = ()) -> None:
        self.port = free_port()
        self.kills = 0
        self._folder = folder
        self._options = options
        self._process: Process | None = None

    async def open(self) -> None:
        command = [sys.executable, "-m", "vivac", "serve", "--port", str(self.port)]
        command += ["--database", str(self._folder / "tables.sqlite"), *self._options]
        home = {"XDG_CACHE_HOME": str(self._folder), "LOCALAPPDATA": str(self._folder)}
        self._process = await asyncio.create_subprocess_exec(
            *command, stdout=PIPE, env={**os.environ, **home}
        )
        assert self._process.stdout is not None
        if not await self._process.stdout.readline():
            raise RuntimeError("the server did not start")

    async def kill(self) -> None:
        """No warning and no time to put anything away: this process alone, by its number."""
        if self._process is not None and self._process.returncode is None:
            self.kills += 1
            self._process.kill()
            await self._process.wait()

    async def come_back(self) -> None:
        await self.kill()
        await self.open()

    def processor_s(self) -> float:
        """Seconds of processor the server itself has used since it was last started; 0 if nobody can say."""
        stat = Path(f"/proc/{self._process.pid}/stat") if self._process else None
        if stat is None or not stat.exists():
            return 0.0
        fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as free:
        free.bind((ADDRESS, 0))
        port: int = free.getsockname()[1]
        return port
