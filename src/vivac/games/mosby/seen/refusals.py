"""Why something may not be done: the predicates that bar it, asked in words."""

from __future__ import annotations

from collections.abc import Callable

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.cards import may_be_believed_dead
from vivac.games.mosby.chapters.combat import bars_attack
from vivac.games.mosby.chapters.demolition import bars_demolish
from vivac.games.mosby.chapters.disbanding import bars_disband
from vivac.games.mosby.chapters.hiding import bars_hide
from vivac.games.mosby.chapters.kidnapping import bars_kidnap
from vivac.games.mosby.chapters.movement import bars_move
from vivac.games.mosby.chapters.preparation import bars_place
from vivac.games.mosby.chapters.scouting import bars_scout
from vivac.games.mosby.game import NOWHERE, Raid, Step
from vivac.table import Refusal

BARS: dict[str, Callable[[Box, Raid, str], Refusal | None]] = {
    "place": bars_place,
    "move": bars_move,
    "scout": bars_scout,
    "demolish": bars_demolish,
    "kidnap": bars_kidnap,
    "attack": lambda box, raid, _: bars_attack(box, raid),
    "disband": lambda box, raid, _: bars_disband(box, raid),
    "play": lambda box, raid, card: bars_play(box, raid, card),
}


def why_not(box: Box, raid: Raid, _role: str, target: str) -> Refusal | None:
    """The first reason against an option, or against going to a place; None if nothing is known to bar it."""
    verb, _, thing = target.partition(":")
    if verb in box.spaces:
        verb, thing = "place" if raid.step is Step.PREPARATION else "move", verb
    if verb not in BARS or (verb == "place" and raid.step is not Step.PREPARATION):
        return Refusal.because("not-now", "B-1")
    if raid.mosby == NOWHERE and verb != "place":
        return Refusal.because("mosby-not-on-map", "A3-1")
    return BARS[verb](box, raid, thing)


def bars_play(box: Box, raid: Raid, card: str) -> Refusal | None:
    """5.1 A card must be held, and most wait for their moment."""
    if card not in box.cards:
        return Refusal.because("no-such-card", "5.1-3")
    if card not in raid.hand:
        return Refusal.because("card-not-held", "5.1-3", card=card)
    if card in box.permanent:
        return Refusal.because("card-permanent", "5.1-1", card=card)
    if card == "hide" and raid.in_rounds():
        return bars_hide(raid)
    if card == "hide":
        return Refusal.because("hide-only-in-rounds", "7.2-H")
    if card == "spur_horses" and raid.in_rounds():
        return None
    if card == "mosby_reported_dead" and may_be_believed_dead(raid):
        return None
    return Refusal.because("card-not-now", "W-1", card=card)
