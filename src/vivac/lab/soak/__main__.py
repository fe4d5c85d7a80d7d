"""`python -m vivac.lab.soak`, or `make soak`: soak the web table and print what came of it."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Coroutine, Iterable
from pathlib import Path
from time import perf_counter
from typing import Any

from vivac.lab.soak.people import ScriptedTable
from vivac.lab.soak.serving import Serving
from vivac.lab.soak.tally import Tally

AT_ONCE = 8  # tables opened or accounted for at a time
MOST_TABLES, MOST_ANSWERS, MOST_SECONDS = 1000, 1000, 600.0


def main() -> int:
    wish = wishes().parse_args()
    tally = asyncio.run(soak(wish))
    sys.stdout.writelines(f"{line}\n" for line in tally.lines())
    return not tally.sound


def wishes() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m vivac.lab.soak", description=__doc__)
    add = parser.add_argument
    add("--tables", type=int, default=50, help="tables played by two people each (default: %(default)s)")
    add("--bots", type=int, default=0, help="tables besides, played against a bot (default: %(default)s)")
    add("--bot", default="recruit", help="which bot (default: %(default)s)")
    add("--answers", type=int, default=8, help="answers a table (default: %(default)s)")
    add("--pause", type=float, default=4.0, help="seconds between them, about (default: %(default)s)")
    add(
        "--kills",
        type=int,
        default=1,
        help="times the server is killed while they play (default: %(default)s)",
    )
    add("--live", action="store_true", help="answer over the live connection, not by a request each")
    add("--games", required=True, help="which games, in turn, with commas between them")
    return parser


async def soak(wish: argparse.Namespace) -> Tally:
    """Open the tables, play them all at once, and settle the accounts; in so many seconds at most."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder))
        try:
            async with asyncio.timeout(MOST_SECONDS):
                await serving.open()
                await _play(serving, wish, tally)
        finally:
            await serving.kill()
    return tally


async def _play(serving: Serving, wish: argparse.Namespace, tally: Tally) -> None:
    games = wish.games.split(",")
    plain, against = min(wish.tables, MOST_TABLES), min(wish.bots, MOST_TABLES)
    tables = [
        ScriptedTable(
            serving.port,
            nth,
            games[nth % len(games)],
            tally,
            bot=wish.bot if nth >= plain else "",
            live=wish.live,
        )
        for nth in range(plain + against)
    ]
    await _some_at_once(table.open() for table in tables)
    begun, used = perf_counter(), serving.processor_s()
    received = sum(table.bytes for table in tables)
    answers = min(wish.answers, MOST_ANSWERS)
    playing = [asyncio.ensure_future(table.play(answers, wish.pause)) for table in tables]
    killing = asyncio.ensure_future(_kill(serving, wish.kills, answers * wish.pause))
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, BaseException):
            tally.note_error(repr(done))
    await killing
    tally.seconds = perf_counter() - begun
    tally.processor_s = serving.processor_s() - (0.0 if serving.kills else used)
    tally.received_kb = (sum(table.bytes for table in tables) - received) / 1000
    await _some_at_once(table.end() for table in tables)
    tally.tables, tally.kills = len(tables), serving.kills
    await serving.come_back()
    for table in tables:
        tally.changed += table.hash != await table.fingerprint()
        table.close()


async def _kill(serving: Serving, times: int, seconds: float) -> None:
    """Kill the server so many times, evenly spread over the game."""
    for _ in range(times):
        await asyncio.sleep(seconds / (times + 1))
        await serving.come_back()


async def _some_at_once(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(each: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await each

    await asyncio.gather(*(one(each) for each in work))


if __name__ == "__main__":
    sys.exit(main())
