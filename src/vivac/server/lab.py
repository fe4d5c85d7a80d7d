"""The laboratory: runs of `vivac simulate` in a folder, to be read by everybody and written by nobody."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
from litestar import Response, get

from vivac.lab.simulation.folder import REPORT, RESULTS, SUMMARY, TABLE, read_plan
from vivac.lab.simulation.playing import unpacked
from vivac.lab.simulation.summary import NOBODY, Summary
from vivac.server.asking import InPath, TheHouse, TheWords
from vivac.server.problems import PROBLEMS, Refused
from vivac.server.words import Speaker, Words, speaker
from vivac.table import Complaint, Say, find_game

KINDS = {REPORT: "text/html", RESULTS: "application/jsonl", TABLE: "text/csv"}
NAME = re.compile(r"[\w][\w. -]{0,99}")
# A report carries its style inside and has no script; whatever else lies in the folder cannot act either.
SEALED = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"


class SideCard(msgspec.Struct, frozen=True):
    """A side of a run: who played it, and how often it won, with the 95 % interval."""

    id: str
    name: str
    bot: str
    share: float
    low: float
    high: float


class RunCard(msgspec.Struct, frozen=True):
    """A run of the laboratory."""

    id: str
    game: str
    title: str
    scenario: str
    games: int
    done: int
    updated: float
    sides: tuple[SideCard, ...]


class Laboratory(msgspec.Struct, frozen=True):
    """`open` is false if the server was not given a folder."""

    open: bool
    runs: tuple[RunCard, ...]


@get("/api/lab", summary="The runs of the laboratory", responses=PROBLEMS)
async def list_runs(house: TheHouse, words: TheWords) -> Laboratory:
    """The latest first."""
    folder = house.settings.lab
    if folder is None:
        return Laboratory(False, ())
    return Laboratory(True, await asyncio.to_thread(_runs, folder, words, house.settings.limits.listed))


@get(
    "/api/lab/{run:str}/{name:str}",
    media_type="text/html",
    summary="The report of a run, or its results",
    responses=PROBLEMS,
)
async def run_file(house: TheHouse, run: InPath, name: InPath) -> Response[bytes]:
    """`report.html`, `results.csv` or `results.jsonl`."""
    folder = house.settings.lab
    if folder is None or name not in KINDS or not NAME.fullmatch(run):
        raise Refused(404, "no-such-run", run=run[:80])
    try:
        content = await asyncio.to_thread((folder / run / name).read_bytes)
    except OSError:
        raise Refused(404, "no-such-run", run=run[:80]) from None
    headers = {"content-security-policy": SEALED, "cache-control": "no-cache"}
    return Response(content, media_type=KINDS[name], headers=headers)


def _runs(folder: Path, words: Words, most: int) -> tuple[RunCard, ...]:
    found: list[RunCard] = []
    try:
        paths = [path for path in folder.iterdir() if NAME.fullmatch(path.name) and path.is_dir()]
    except OSError:
        return ()
    for path in paths:
        try:
            found.append(_card(path, words))
        except (OSError, msgspec.DecodeError, Complaint):
            continue  # something else, a run that has only begun, or one of a game that is not installed
    return tuple(sorted(found, key=lambda run: -run.updated)[:most])


def _card(path: Path, words: Words) -> RunCard:
    plan = read_plan(path)
    summary = msgspec.json.decode((path / SUMMARY).read_bytes(), type=Summary)
    rulebook = find_game(plan.game)
    rulebook.scenario(plan.scenario)
    says = speaker(plan.game, words.lang, plan.scenario)
    if plan.pack:
        says = Speaker(*unpacked(plan.game, plan.pack), words.lang, plan.scenario)

    def name(who: str) -> str:
        if who == NOBODY:
            return words("run-lost" if rulebook.solitaire else "run-nobody")
        return says.reader.role(who)

    sides = tuple(
        SideCard(each.who, name(each.who), plan.players.get(each.who, ""), each.share, each.low, each.high)
        for each in summary.wins
        if each.who == NOBODY or each.who in rulebook.roles
    )
    return RunCard(
        path.name,
        plan.game,
        says.reader.title(),
        says.say(Say(f"scenario-{plan.scenario}")),
        plan.games,
        summary.games,
        (path / SUMMARY).stat().st_mtime,
        sides,
    )
