"""1.2 What there is to know of a counter, line by line: nothing of what stands below an enemy's marker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import TRACK, Box
from vivac.games.guerra.chapters.forces import factor_of, fighting, members, steps, steps_of
from vivac.games.guerra.chapters.victory import in_halves
from vivac.games.guerra.game import LOOSE, Moment, War
from vivac.games.guerra.seen.view import FIRST_YEAR, sees
from vivac.table import Say
from vivac.table.scene import Param


def profile(box: Box, war: War, piece: str, viewer: str | None) -> Sequence[Say]:
    """Every value and every state of a unit, or of the force below a marker, that this viewer may know."""
    if piece in box.armies:
        units = [unit for unit, label in war.label.items() if war.army.get(label) == piece]
        return tuple(_force(box, war, units[0])) if units and sees(box, war, viewer, units[0]) else ()
    if not box.is_unit(piece) or not sees(box, war, viewer, piece):
        return ()
    return (*_printed(box, war, piece), *_standing(box, war, piece), *_doing(war, piece))


def _printed(box: Box, war: War, unit: UnitId) -> Iterator[Say]:
    """1.2-1 What the counter says."""
    what = box.unit[unit]
    if unit in box.leaders:
        yield Say(
            "profile-leader", {"nation": what.nationality, "naval": "yes" if what.naval else "no"}, "8.1-1"
        )
        yield Say("profile-factors", {"operations": what.operations, "tactical": what.tactical}, "3.3-5")
        return
    yield Say("profile-unit", {"kind": what.kind, "nation": what.nationality}, "1.2-1")
    factor, left = factor_of(box, war, unit), steps_of(box, war, unit)
    if what.steps > 1:
        full, reduced = what.factor, what.reduced
        values = {"factor": factor, "full": full, "reduced": reduced, "steps": left, "of": what.steps}
        yield Say("profile-strength", values, "1.2-1")
    else:
        yield Say("profile-one-step", {"factor": factor}, "1.2-1")
    if unit in box.naval:
        yield Say("profile-ship", {"steps": box.capacity[what.kind]}, "7.7-1")
    if what.kind in box.price:
        yield Say("profile-price", {"rp": in_halves(box.price[what.kind])}, "4.4-1")


def _standing(box: Box, war: War, unit: UnitId) -> Iterator[Say]:
    """5.1-1 Where it is: on the turn track, or in a force."""
    place = war.where[unit]
    if place == TRACK:
        yield Say("profile-arrives", {"turn": box.turn[unit], "year": FIRST_YEAR + box.turn[unit]}, "2.3-2")
    elif place not in box.off_board:
        yield from _force(box, war, unit)


def _force(box: Box, war: War, unit: UnitId) -> Iterator[Say]:
    """5.1-1 What acts together with a unit, and who leads it."""
    label, afloat = war.label.get(unit, LOOSE), unit in box.afloat
    force = members(box, war, box.side[unit], war.where[unit], label, afloat=afloat)
    troops = [each for each in force if each in box.naval] if afloat else fighting(box, war, force)
    left, factor = steps(box, war, troops), sum(factor_of(box, war, each) for each in troops)
    if label in war.army:
        said: dict[str, Param] = {
            "army": war.army[label],
            "units": len(troops),
            "steps": left,
            "factor": factor,
        }
        yield Say("profile-army", said, "5.1.1-1")
    elif len(force) > 1:
        yield Say("profile-force", {"units": len(troops), "steps": left, "factor": factor}, "5.1-1")
    for leader in (each for each in force if each in box.leaders and each != unit):
        what = box.unit[leader]
        told: dict[str, Param] = {"leader": leader, "operations": what.operations, "tactical": what.tactical}
        yield Say("profile-led", told, "3.3-5")


def _doing(war: War, unit: UnitId) -> Iterator[Say]:
    """What it does, and what it may still do in this phase."""
    if unit in war.guerrillas:
        yield Say("profile-guerrilla", {}, "10.1-4")
    if unit in war.dispersed:
        yield Say("profile-dispersed", {}, "10.1-5")
    if unit in war.siege:
        yield Say("profile-siege", {"city": war.siege[unit]}, "6.2-1")
    if unit in war.works:
        yield Say("profile-works", {}, "6.4-1")
    if unit in war.blockade:
        yield Say("profile-blockade", {}, "6.6-1")
    if unit in war.active:
        yield Say("profile-active", {"ops": war.ops, "spent": war.spent}, "3.3-7")
    elif unit in war.fleet:
        yield Say("profile-sailing", {"ops": war.fleet_ops, "seas": war.under_way}, "7.1-1")
    elif unit in war.finished and war.step in (Moment.OPERATIONS, Moment.MARCH, Moment.VOYAGE):
        yield Say("profile-finished", {}, "3.3-1")
    if unit in war.triggers:
        yield Say("profile-weary", {}, "5.3-2")
