"""IC 4.32 Whatever somebody may point at while commanding that no command is about, and why it is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vivac.games.mistral.box.unpacking import ROLES, Box
from vivac.games.mistral.chapters.corsairs import pirate_tasks
from vivac.games.mistral.chapters.orders import owner
from vivac.games.mistral.chapters.pointing import THING, nothing_more
from vivac.games.mistral.game import War
from vivac.table import Action, Refusal, at_place

PRINTED = {  # what is on the chart
    "wind": Refusal.because("winds-by-dice", "IC 5.31"),
    "zone": Refusal.because("zones-for-auxiliaries", "IC 6.51"),
    "track": Refusal.because("track-in-its-step", "2.635"),
}
NeverChosen = Callable[[Box, War, str], Sequence[str]]


def pointing_at(never_chosen: NeverChosen) -> Action:
    """Pointing at what cannot be chosen, in a menu about a side or a Formation: it is always refused."""
    point = Action(
        "point", "IC 4.2", of=THING, lights=at_place, bars=bars_pointing, do=nothing_more, fast=lambda *_: (),
        among=lambda box, war, about: point.each(never_chosen(box, war, about)),
    )  # fmt: skip
    return point


def anything(box: Box, _war: War, _about: str) -> Sequence[str]:
    """Every place of the chart and every counter."""
    return box.pointed_at


def all_but_own_formations(box: Box, war: War, side: str) -> Sequence[str]:
    own = {each for each in war.state if box.formations[each].side == side}
    return [each for each in box.pointed_at if each not in own]


def all_but_spaces(box: Box, _war: War, _formation: str) -> Sequence[str]:
    return [each for each in box.pointed_at if each.partition(".")[0] not in box.spaces]


def bars_pointing(box: Box, war: War, about: str, target: str) -> Refusal:
    """IC 4.32 Somebody pointed at a place or a counter that cannot be commanded now."""
    side = about if about in ROLES else box.formations[about].side
    kind, _, rest = target.partition(".")
    if kind in PRINTED:
        return PRINTED[kind]
    if kind.startswith("docks@"):
        return Refusal.because("docks-hidden", "IC 1.7a")
    if (place := kind if rest == "docks" else target) in box.spaces:
        return Refusal.because("choose-who-sails", "IC 5.11", space=place)
    if whose(box, target) != side and target not in box.pirates:
        return Refusal.because("not-yours", "2.11", thing=target)
    if target in box.auxiliaries:
        if target in box.pirates and target not in pirate_tasks(box, war):
            return Refusal.because("pirates-at-home", "2.523", auxiliary=target)
        return Refusal.because("auxiliaries-by-menu", "IC 6.3")
    if target in box.chits:
        return Refusal.because("orders-in-their-steps", "IC 9.35")
    if target in box.formations:
        return Refusal.because("turn-to-it-first", "IC 4.32", formation=target)
    return Refusal.because("commanded-by-its-flag", "IC 11.22", thing=target)


def whose(box: Box, thing: str) -> str:
    """The side a counter belongs to; the Knights and Pirates belong to none."""
    if thing in box.elements:
        return box.elements[thing].side
    if thing in box.admirals:
        return box.admirals[thing].side
    return box.chits[thing].side if thing in box.chits else owner(box, thing)
