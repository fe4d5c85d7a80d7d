"""Why something may not be done: the predicates that bar it, asked in words."""

from __future__ import annotations

from collections.abc import Callable

from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.chapters.blockade import bars_blockade
from vivac.games.mistral.chapters.charting import bars_course, bars_posture, bars_preparing, bars_step
from vivac.games.mistral.chapters.commands import bars_recall, in_hand, owner
from vivac.games.mistral.chapters.corsairs import pirate_tasks
from vivac.games.mistral.chapters.fifties import bars_dissolving, bars_fifty
from vivac.games.mistral.chapters.issuing import bars_base, bars_lone_escort, bars_sailing_alone
from vivac.games.mistral.chapters.levant_trade import bars_track
from vivac.games.mistral.chapters.limits import (
    bars_assignment,
    bars_command,
    bars_joining,
    bars_subordination,
)
from vivac.games.mistral.chapters.orders import bars_issue
from vivac.games.mistral.chapters.regrouping import bars_forming
from vivac.games.mistral.chapters.repair import bars_emergency, bars_repair, port_of
from vivac.games.mistral.chapters.troop_convoys import bars_assembly
from vivac.games.mistral.game import State, Step, War
from vivac.table import Refusal

PRINTED = {  # what is on the chart and never chosen
    "wind": Refusal.because("winds-by-dice", "IC 5.31"),
    "zone": Refusal.because("zones-for-auxiliaries", "IC 6.51"),
    "track": Refusal.because("track-in-its-step", "2.635"),
}
Bar = Callable[[Box, War, str, str], Refusal | None]


def why_not(box: Box, war: War, role: str, target: str) -> Refusal | None:
    """The first reason against an option, or against going to a place; None if nothing is known to bar it."""
    if target.startswith("docks@"):
        return Refusal.because("docks-hidden", "IC 1.7a")
    verb, *things = target.split(":")
    if verb in box.spaces or (not things and verb not in BARS):
        return why_not_there(box, war, role, verb)
    if verb not in BARS:
        return Refusal.because("not-now", "IC 4.2")
    one, other = (*things, "", "")[:2]
    if not one:
        return why_not_there(box, war, role, "") if verb != "assemble" else bars_assembly(box, war)
    foreign = whose(box, one)
    if foreign and foreign != role:
        return Refusal.because("not-yours", "2.11", thing=one)
    return BARS[verb](box, war, one, other)


def why_not_there(box: Box, war: War, role: str, thing: str) -> Refusal | None:
    """Somebody pointed at a place or a counter while it could not be chosen."""
    kind, _, rest = thing.partition(".")
    if kind in PRINTED:
        return PRINTED[kind]
    place = kind if rest == "docks" else thing
    if place in box.spaces:
        return why_not_to(box, war, role, place)
    side = whose(box, thing)
    if side and side != role:
        return Refusal.because("not-yours", "2.11", thing=thing)
    if thing in box.auxiliaries:
        return why_not_auxiliary(box, war, thing)
    if thing in box.chits:
        return Refusal.because("orders-in-their-steps", "IC 9.35")
    if war.step is Step.COMMAND:
        return why_not_command(box, war, thing)
    return Refusal.because("not-now", "IC 4.2")


def why_not_to(box: Box, war: War, role: str, space: str) -> Refusal | None:
    """A space: the next step of a Course, or nothing until it is said who sails."""
    topic, formation = in_hand(war, role)
    if war.step is not Step.COMMAND:
        return Refusal.because("not-now", "IC 4.2")
    if topic == "course":
        return bars_step(box, war, formation, space)
    return Refusal.because("choose-who-sails", "IC 5.11", space=space)


def why_not_command(box: Box, war: War, thing: str) -> Refusal | None:
    if thing in war.state:
        ready = war.state[thing] == State.READY
        return bars_course(box, war, thing) if ready else bars_preparing(box, war, thing)
    if thing in box.elements or thing in box.admirals:
        return Refusal.because("commanded-by-its-flag", "IC 11.22", thing=thing)
    return Refusal.because("not-now", "IC 4.2")


def why_not_auxiliary(box: Box, war: War, auxiliary: str) -> Refusal | None:
    if auxiliary in box.pirates and auxiliary not in pirate_tasks(box, war):
        return Refusal.because("pirates-at-home", "2.523", auxiliary=auxiliary)
    if war.step is Step.COMMAND:
        return Refusal.because("auxiliaries-by-menu", "IC 6.3")
    return Refusal.because("tasks-in-their-step", "IC 6.5")


def whose(box: Box, thing: str) -> str:
    if thing in box.elements:
        return box.elements[thing].side
    if thing in box.admirals:
        return box.admirals[thing].side
    if thing in box.chits:
        return box.chits[thing].side
    if thing in box.formations or thing in box.auxiliaries:
        return owner(box, thing)
    return ""


def _course(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    return bars_course(box, war, formation) if formation in box.formations else _unknown()


def _posture(box: Box, war: War, formation: str, posture: str) -> Refusal | None:
    """`posture:FORMATION:POSTURE`"""
    return bars_posture(box, war, formation, posture) if formation in box.formations else _unknown()


def _prepare(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    return bars_preparing(box, war, formation) if formation in box.formations else _unknown()


def _blockade(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    return bars_blockade(box, war, formation) if formation in war.state else _unknown()


def _issue(box: Box, war: War, chit: str, bearer: str) -> Refusal | None:
    """`issue:CHIT:BEARER`"""
    if chit not in box.chits:
        return _unknown()
    if war.chits[chit] != box.chits[chit].side:
        return Refusal.because("issue-not-held", "IC 9.35", chit=chit)
    if bearer in box.elements:
        return bars_lone_escort(box, war, chit, bearer)
    return bars_issue(box, war, chit, bearer) if bearer else None


def _rendezvous(box: Box, war: War, squadron: str, goal: str) -> Refusal | None:
    """`rendezvous:SQUADRON`, or `rendezvous:SQUADRON:track`"""
    if squadron not in box.elements:
        return _unknown()
    barred = bars_sailing_alone(box, war, squadron)
    if barred or goal != "track":
        return barred
    return bars_track(box, war, squadron)


def _join(box: Box, war: War, thing: str, formation: str) -> Refusal | None:
    """`join:SQUADRON:FORMATION`"""
    if thing in box.elements and formation in box.formations:
        return bars_joining(box, war, thing, formation)
    return _unknown()


def _subordinate(box: Box, war: War, formation: str, superior: str) -> Refusal | None:
    if formation in box.formations and superior in box.formations:
        return bars_subordination(box, war, formation, superior)
    return _unknown()


def _destine(box: Box, war: War, admiral: str, formation: str) -> Refusal | None:
    """`destine:ADMIRAL:FORMATION`"""
    if admiral in box.admirals and formation in box.formations:
        return bars_command(box, war, admiral, formation)
    return _unknown()


def _assign(box: Box, war: War, auxiliary: str, place: str) -> Refusal | None:
    """`assign:AUXILIARY:PORT` or `assign:AUXILIARY:FORMATION`"""
    if auxiliary not in box.auxiliaries:
        return _unknown()
    if place in box.formations:
        return bars_assignment(box, war, auxiliary, place)
    return bars_base(box, war, auxiliary, place)


def _recall(box: Box, war: War, auxiliary: str, _: str) -> Refusal | None:
    return bars_recall(box, war, auxiliary) if auxiliary in box.auxiliaries else _unknown()


def _repair(box: Box, war: War, element: str, _: str) -> Refusal | None:
    if element not in box.elements or port_of(box, war, element) not in box.ports:
        return Refusal.because("repair-not-in-docks", "IC 11.31")
    return bars_repair(box, war, element, port_of(box, war, element))


def _emergency(box: Box, war: War, element: str, _: str) -> Refusal | None:
    if element not in box.elements or port_of(box, war, element) not in box.ports:
        return Refusal.because("repair-not-in-docks", "IC 11.33")
    return bars_emergency(box, war, element, port_of(box, war, element))


def _track(box: Box, war: War, counter: str, _: str) -> Refusal | None:
    return bars_track(box, war, counter) if counter in (*box.elements, *box.auxiliaries) else _unknown()


def _fifty(box: Box, war: War, fifty: str, _: str) -> Refusal | None:
    return bars_fifty(box, war, fifty) if fifty in box.fifties else _unknown()


def _dissolve(box: Box, war: War, fifty: str, _: str) -> Refusal | None:
    return bars_dissolving(box, war, fifty) if fifty in box.fifties else _unknown()


def _form(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    return bars_forming(box, war, formation) if formation in box.formations else _unknown()


def _unknown() -> Refusal:
    return Refusal.because("no-such-thing", "IC 4.2")


BARS: dict[str, Bar] = {
    "course": _course,
    "posture": _posture,
    "prepare": _prepare,
    "blockade": _blockade,
    "issue": _issue,
    "rendezvous": _rendezvous,
    "join": _join,
    "subordinate": _subordinate,
    "destine": _destine,
    "assign": _assign,
    "recall": _recall,
    "repair": _repair,
    "emergency": _emergency,
    "track": _track,
    "fifty": _fifty,
    "dissolve": _dissolve,
    "form": _form,
    "assemble": lambda box, war, _one, _other: bars_assembly(box, war),
}
