"""What the dice of a table can be checked by: who has committed to what, and which links were revealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from litestar import get

from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords
from vivac.server.match import Match
from vivac.server.problems import PROBLEMS
from vivac.server.visitors import come_in
from vivac.server.words import Words, speaker
from vivac.table import Role, WitnessedChance
from vivac.table.ledger import HOUSE, Commit


class MarkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """After so many entries: somebody committed to the chain with a tip, or links were revealed.

    `digest` is what the journal up to there is bound to; `void`: what these links decided was taken back.
    """

    start: int
    commit: str = ""
    tip: str = ""
    links: dict[str, str] = {}
    digest: str = ""
    void: bool = False


class DicePage(msgspec.Struct, frozen=True):
    """`kind`: whether nobody owns the dice, they come from one seed, or people throw their own."""

    kind: Literal["nobody", "seed", "entered"]
    witnesses: str
    names: dict[str, str]  # what those who can take part are called
    silent: tuple[Role, ...]  # persons' seats that have committed to nothing
    marks: list[MarkView]
    seed_hash: str
    seed: str  # once the game is over


@get("/api/tables/{table:str}/dice", summary="What the dice can be checked by", responses=PROBLEMS)
async def see_dice(table: InPath, house: TheHouse, words: TheWords, secret: TheSecret) -> DicePage:
    async with house.rooms.enter(table) as room:
        come_in(room, secret)
        match = room.match
        committed = match.table.journal.ledger.standing
        silent = tuple(role for role in match.rulebook.roles if room.kind(role) == "person")
        return DicePage(
            kind="entered"
            if match.record.dice != "fair"
            else "seed"
            if match.witnessed is None
            else "nobody",
            witnesses=match.header.witnesses,
            names=_names(match, words),
            silent=tuple(role for role in silent if role not in committed),
            marks=list(marks_of(match.witnessed)) if match.witnessed else [],
            seed_hash=match.header.seed_hash,
            seed=next(iter(match.table.journal.seeds), ""),
        )


def marks_of(chance: WitnessedChance) -> Iterator[MarkView]:
    for mark in chance.journal.ledger.marks:
        if isinstance(mark, Commit):
            yield MarkView(mark.start, mark.name, mark.tip)
        else:
            digest = "" if mark.void else chance.digest(mark.start)
            yield MarkView(mark.start, links=dict(mark.links), digest=digest, void=mark.void)


def _names(match: Match, words: Words) -> dict[str, str]:
    header = match.header
    reader = speaker(header.game, words.lang, header.scenario).reader
    return {HOUSE: words("the-house")} | {role: reader.role(role) for role in match.rulebook.roles}
