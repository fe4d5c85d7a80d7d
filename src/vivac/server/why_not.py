"""Why not: what forbids that which is not offered, with its rule."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter

from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords, ViewingAs
from vivac.server.problems import PROBLEMS
from vivac.server.render import view_of
from vivac.server.rooms import Room
from vivac.server.visitors import looking_as
from vivac.server.words import Words, speaker
from vivac.table import Ask, NotAllowed, Role


class WhyNot(msgspec.Struct, frozen=True, omit_defaults=True):
    allowed: bool
    sentence: str = ""
    rule: str = ""


@get("/api/tables/{table:str}/why-not", summary="Why something cannot be done now", responses=PROBLEMS)
async def why_not(
    table: InPath,
    house: TheHouse,
    words: TheWords,
    secret: TheSecret,
    target: Annotated[str, QueryParameter(name="target", max_length=200)],
    viewing_as: ViewingAs = None,
) -> WhyNot:
    async with house.rooms.enter(table) as room:
        return explain(room, looking_as(room, secret, viewing_as), room.held(secret), target, words)


def explain(room: Room, role: Role | None, held: tuple[Role, ...], target: str, words: Words) -> WhyNot:
    match, says = room.match, speaker(room.match.header.game, words.lang)
    view = view_of(room, match, role, held, words.lang, 0)
    question = view.question
    if match.over:
        return WhyNot(False, words("why-not-over"))
    if role is None:
        return WhyNot(False, words("why-not-watching"))
    if question is None:
        return WhyNot(False, words("why-not-waiting", waiting=view.waiting_text))
    offered = {thing for c in question.choices for thing in (c.id, c.place, c.piece, c.card) if thing}
    outside = _outside(match.table.question_for(role), target)
    if target in offered or outside is False:
        return WhyNot(True)
    refusal = match.table.why_not(role, target)
    if refusal:
        return WhyNot(False, says.say(refusal.say), refusal.say.rule)
    if outside:
        rules = [choice.rule for choice in question.choices if target.startswith(f"{choice.id}:")]
        return WhyNot(False, words("why-not-outside"), next(iter(rules), question.rule))
    return WhyNot(False, words("why-not-another", prompt=question.prompt), question.rule)


def _outside(ask: Ask | None, target: str) -> bool | None:
    """Whether a target is an option taken at a point outside its region; None if it is no such thing."""
    if ask is None or not ask.regions:
        return None
    try:
        ask.find(target)
    except NotAllowed as wrong:
        return True if wrong.say.key == "outside-the-region" else None
    return False
