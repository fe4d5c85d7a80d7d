"""Odds: what may come of an option, as far as whoever asks can know."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter

from vivac.lab.odds import BLINK, Odds
from vivac.lab.preview import Preview, preview
from vivac.lab.preview_words import PreviewReader, ThrowTold
from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords, ViewingAs
from vivac.server.problems import PROBLEMS, Forbidden, Refused
from vivac.server.rooms import Room
from vivac.server.visitors import acting_as
from vivac.server.words import Speaker, Words, speaker
from vivac.table import CHANCE, NotAllowed

SHOWN = 12  # outcomes that are told
TOLD = 4  # values of a fact in the sentence


class Likely(msgspec.Struct, frozen=True):
    p: float
    facts: dict[str, str]


class Value(msgspec.Struct, frozen=True):
    value: str
    p: float


class OddsPage(msgspec.Struct, frozen=True):
    """`facts` are those that change. `samples`: how many ends of the tree of chance were looked at.

    `each`: every fact by itself, whatever becomes of the others. `error`: how far off a chance may be.
    `throws`: the dice that may fall, with all that decides each. `drawn`: what is drawn at random.
    `cost`: what is paid or given up.
    """

    exact: bool
    samples: int
    error: float
    outcomes: list[Likely]
    means: dict[str, float]
    each: dict[str, list[Value]]
    text: str
    throws: tuple[ThrowTold, ...]
    drawn: tuple[str, ...]
    cost: str


@get("/api/tables/{table:str}/odds", summary="What may come of an option", responses=PROBLEMS)
async def see_odds(
    table: InPath,
    house: TheHouse,
    words: TheWords,
    secret: TheSecret,
    option: Annotated[str, QueryParameter(name="option", max_length=200)],
    viewing_as: ViewingAs = None,
) -> OddsPage:
    async with house.rooms.enter(table) as room:
        role = acting_as(room, secret, viewing_as)
        question = None if role == CHANCE or room.match.over else room.match.table.question_for(role)
        if question is None:
            raise Forbidden("odds-not-yours")
        try:
            chosen = question.find(option)
        except NotAllowed:
            raise Refused(404, "no-such-option", option=option[:80]) from None
        match = room.match
        says = speaker(match.header.game, words.lang, match.header.scenario)
        names, reads = names_of(room, says), PreviewReader(says.reader, match.rulebook, match.box)
        costs = match.table.costs(question, chosen)
        cost = says.say(costs) if costs else ""
        key = (room.match.number, role, chosen)
        known = room.odds.get(key)
        copy = None if known else room.match.table.fork()
    if known is None:
        assert copy is not None
        async with house.people:
            known = await asyncio.to_thread(preview, copy, chosen, role, seconds=BLINK)
        room.odds = {key: known} if len(room.odds) > 200 else {**room.odds, key: known}
    return page(known, names, reads, words, cost)


def page(known: Preview, names: Mapping[str, str], reads: PreviewReader, words: Words, cost: str) -> OddsPage:
    found = known.odds
    outcomes = [Likely(round(chance, 4), dict(change)) for change, chance in found.outcomes[:SHOWN]]
    means = {fact: round(mean, 3) for fact, mean in found.means.items()}
    each = {
        fact: [Value(value, round(chance, 4)) for value, chance in values[:SHOWN]]
        for fact, values in found.facts.items()
    }
    return OddsPage(
        found.exact,
        found.leaves,
        round(found.error, 4),
        outcomes,
        means,
        each,
        _sentence(found, names, words),
        reads.throws(known),
        reads.pulled(known),
        cost,
    )


def names_of(room: Room, says: Speaker) -> dict[str, str]:
    """What facts are called: by the names of tracks, or where the game has words for them."""
    match = room.match
    tracks = match.rulebook.scene(match.box, match.table.game, None).tracks
    known = {track.id: says.say(track.name) for track in tracks}
    facts = match.rulebook.facts(match.box, match.table.game)
    spoken = {fact: says.optional(f"fact-{fact}") for fact in (*facts, "outcome") if fact not in known}
    return known | {fact: name for fact, name in spoken.items() if name}


def _sentence(found: Odds, names: Mapping[str, str], words: Words) -> str:
    """Fact by fact, as far as they have a name that people know."""
    told = []
    for fact, values in found.facts.items():
        if fact not in names:
            continue
        chances = [words("odds-value", value=value, percent=_percent(p)) for value, p in values[:TOLD]]
        same = 1 - sum(p for _, p in values)
        if same > 0.005:
            chances.append(words("odds-unchanged", percent=_percent(same)))
        told.append(words("odds-fact", fact=names[fact], values=", ".join(chances)))
    how = (
        words("odds-exact")
        if found.exact
        else words("odds-sampled", samples=found.leaves, error=_percent(found.error))
    )
    sentence = words("odds-text", told="; ".join(told) or words("odds-nothing"), how=how)
    return sentence[0].upper() + sentence[1:]


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"
