"""Why not: the first reason against something a player wanted."""

from __future__ import annotations

from collections.abc import Callable

from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.chapters.activation import bars_activation
from vivac.games.guerra.chapters.amphibious import bars_embarkation
from vivac.games.guerra.chapters.field_battle import bars_attack
from vivac.games.guerra.chapters.forces import fighting
from vivac.games.guerra.chapters.guerrillas import bars_hunt, bars_mode
from vivac.games.guerra.chapters.liberals import bars_subversion
from vivac.games.guerra.chapters.mass_recruitment import bars_levy
from vivac.games.guerra.chapters.movement import bars_march
from vivac.games.guerra.chapters.naval_battle import bars_engagement
from vivac.games.guerra.chapters.operations import bars_entry
from vivac.games.guerra.chapters.raids import bars_raid
from vivac.games.guerra.chapters.recruiting import bars_purchase, bars_restoring
from vivac.games.guerra.chapters.sailing import bars_course
from vivac.games.guerra.chapters.sieges import bars_siege, siege_of
from vivac.games.guerra.chapters.uprisings import bars_uprising
from vivac.games.guerra.game import Step, War
from vivac.table import Refusal
from vivac.table.option import whole_number

Bar = Callable[[Box, War, list[str]], Refusal | None]


def why_not(box: Box, war: War, role: str, target: str) -> Refusal | None:
    """The first reason against an option, or against going to a place; None if nothing is known to bar it."""
    verb, *things = target.split(":")
    if not things and verb in (*box.ground, *box.seas.places, *box.off_map):
        verb, things = (going(box, war, verb), [verb])
    if role != war.side and war.step is not Step.MARCH and war.step is not Step.VOYAGE:
        return Refusal.because("not-your-phase", "3.1-1")
    if verb not in BARS:
        return Refusal.because("not-now", "3.1-1")
    needed, step, bar = BARS[verb]
    if war.step not in step:
        return Refusal.because("not-now", "3.1-1")
    if len(things) < needed:
        return Refusal.because("not-now", "3.1-1")
    return bar(box, war, things)


def going(box: Box, war: War, place: str) -> str:
    """What a player who points at a place wants to do there."""
    match war.step:
        case Step.VOYAGE:
            return "sail"
        case Step.UPRISINGS:
            return "rise"
        case Step.MASS_RECRUITMENT:
            return "recruit"
        case _ if place in box.city:
            return "enter"
        case _:
            return "move"


def bars_siege_work(box: Box, war: War, what: str) -> Refusal | None:
    """6.2-2, 6.4-1, 6.6-1 What keeps the active force from digging, storming or starving out."""
    if not war.active:
        return Refusal.because("nobody-active", "3.3-1")
    city = siege_of(box, war)
    if city is None:
        return Refusal.because("no-siege", "6.4-2")
    if not fighting(box, war, war.active):
        return Refusal.because("cannot-besiege", "6.4-2")
    if what == "blockade" and city not in box.fortresses:
        return Refusal.because("only-fortresses", "6.6-5", city=city)
    if war.ops < box.op[what]:
        return Refusal.because("not-enough-ops", "3.3-7", needed=box.op[what], left=war.ops)
    if what != "assault" and any(unit in war.blockade for unit in war.active):
        return Refusal.because("blockading", "6.6-1")
    return None


def number(word: str) -> int:
    """A force is named by its number."""
    found = whole_number(word)
    return 0 if found is None else found


MARCHING, SAILING = (Step.MARCH,), (Step.VOYAGE,)
BARS: dict[str, tuple[int, tuple[Step, ...], Bar]] = {  # things needed, steps, and the bar
    "activate": (
        2,
        (Step.OPERATIONS,),
        lambda box, war, t: bars_activation(box, war, t[0], number(t[1])),
    ),
    "move": (1, MARCHING, lambda box, war, t: bars_march(box, war, t[0])),
    "attack": (2, MARCHING, lambda box, war, t: bars_attack(box, war, t[0], number(t[1]))),
    "hunt": (1, MARCHING, lambda box, war, t: bars_hunt(box, war, number(t[0]))),
    "enter": (1, MARCHING, lambda box, war, t: bars_entry(box, war, t[0])),
    "besiege": (1, MARCHING, lambda box, war, t: bars_siege(box, war, t[0])),
    "assault": (0, MARCHING, lambda box, war, _: bars_siege_work(box, war, "assault")),
    "works": (0, MARCHING, lambda box, war, _: bars_siege_work(box, war, "works")),
    "blockade": (0, MARCHING, lambda box, war, _: bars_siege_work(box, war, "blockade")),
    "embark": (2, MARCHING, lambda box, war, t: bars_embarkation(box, war, t[0], number(t[1]))),
    "sail": (1, SAILING, lambda box, war, t: bars_course(box, war, t[0])),
    "engage": (2, SAILING, lambda box, war, t: bars_engagement(box, war, t[0], number(t[1]))),
    "raid": (1, SAILING, lambda box, war, t: bars_raid(box, war, t[0])),
    "rise": (1, (Step.UPRISINGS,), lambda box, war, t: bars_uprising(box, war, t[0])),
    "recruit": (1, (Step.MASS_RECRUITMENT,), lambda box, war, t: bars_levy(box, war, t[0])),
    "buy": (1, (Step.BUILDING,), lambda box, war, t: bars_purchase(box, war, t[0])),
    "restore": (1, (Step.BUILDING,), lambda box, war, t: bars_restoring(box, war, t[0])),
    "hide": (1, (Step.GUERRILLAS,), lambda box, war, t: bars_mode(box, war, t[0])),
    "emerge": (1, (Step.GUERRILLAS,), lambda box, war, t: bars_mode(box, war, t[0])),
    "subvert": (
        2,
        (Step.OPERATIONS,),
        lambda box, war, t: bars_subversion(box, war, t[0], t[1]),
    ),
}
