"""IC 1.7 What there is to know of a counter, line by line: of the enemy only what a viewer may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.chapters.formations import capacity
from vivac.games.mistral.chapters.orders import kind_of, target_of
from vivac.games.mistral.chapters.sight import blockades, contents, may_know
from vivac.games.mistral.game import State, War
from vivac.table import Say

UNLIMITED = 90  # IC 6.4 ranges from here on


def profile(box: Box, war: War, piece: str, viewer: str | None) -> Sequence[Say]:
    """Every printed value and every state of a Formation, a Squadron, an Admiral or an Auxiliary."""
    if piece in box.formations:
        return tuple(_formation(box, war, piece, viewer))
    if piece in box.elements:
        return tuple(_element(box, war, piece))
    if piece in box.admirals:
        return tuple(_admiral(box, piece))
    return tuple(_auxiliary(box, piece)) if piece in box.auxiliaries else ()


# ---------------------------------------------------------------- Formations and Convoys


def _formation(box: Box, war: War, formation: str, viewer: str | None) -> Iterator[Say]:
    what = box.formations[formation]
    kind = box.convoys[formation].kind if formation in box.convoys else what.kind
    yield Say("profile-formation", {"kind": kind, "command": what.command}, "IC 3.1")
    if formation in box.convoys:
        yield Say("profile-convoy", {"dp": war.dp[formation]}, "IC 8.71")
    if may_know(box, war, formation, viewer):
        yield from _inside(box, war, formation, viewer)
    else:
        yield Say("profile-unknown", {}, "IC 1.7a")
    yield from _seen_by_all(box, war, formation, viewer)
    if what.side == viewer and formation in war.state:
        yield from _own(box, war, formation)


def _inside(box: Box, war: War, formation: str, viewer: str | None) -> Iterator[Say]:
    """IC 1.7a Its Squadrons with their Ships and damage, its Admirals, and who goes with it."""
    inside = contents(box, war, formation, viewer)
    ships = [each for each in inside if each in box.elements]
    if ships:
        total = {"ships": sum(war.ships[each] for each in ships), "dp": sum(war.dp[each] for each in ships)}
        yield Say("profile-strength", {"squadrons": len(ships), **total}, "IC 2.1")
    for each in ships:
        value = {"dp": war.dp[each], "value": box.elements[each].value}
        yield Say("profile-squadron", {"element": each, "ships": war.ships[each], **value}, "IC 2.3")
    for each in inside:
        if each in box.admirals:
            who = box.admirals[each]
            yield Say("profile-led", {"admiral": each, "rank": who.rank, "rating": who.rating}, "IC 3.21")
    company = " ".join(each for each in inside if each in box.auxiliaries)
    if company:
        yield Say("profile-company", {"company": company}, "IC 3.41")


def _seen_by_all(box: Box, war: War, formation: str, viewer: str | None) -> Iterator[Say]:
    if formation in war.located:
        yield Say("profile-located", {}, "IC 7.1")
    if formation in war.disorganised:
        yield Say("profile-disorganised", {}, "IC 2.45")
    if formation in war.scattered:
        yield Say("profile-scattered", {}, "IC 10.15")
    port = blockades(box, war, viewer).get(formation)
    if port:
        yield Say("profile-blockade", {"space": port}, "IC 7.6")


def _own(box: Box, war: War, formation: str) -> Iterator[Say]:
    """IC 5.11 What its owner has planned for it."""
    yield Say("profile-capacity", {"capacity": capacity(box, war, formation)}, "IC 5.12")
    if war.state[formation] == State.PREPARING:
        waits = war.sails_at.get(formation, war.tick) - war.tick
        yield Say("profile-preparing", {"impulses": waits}, "IC 2.43")
    elif war.state[formation] == State.REFITTING:
        yield Say("profile-refitting", {}, "IC 2.42")
    elif formation in war.posture:
        yield Say("profile-posture", {"posture": war.posture[formation]}, "IC 5.11")
    course = " ".join(step for step in war.course.get(formation, ()) if step in box.spaces)
    if course:
        yield Say("profile-course", {"spaces": course}, "IC 5.11")
    if war.mp.get(formation):
        yield Say("profile-mp", {"mp": war.mp[formation]}, "IC 5.13")
    if formation in war.bound:
        yield Say("profile-bound", {"space": war.bound[formation] or "nowhere"}, "IC 1.5")
    order = kind_of(box, war, formation)
    if order is not None:
        yield Say("profile-order", {"kind": order.id, "target": target_of(box, war, formation)}, "IC 9.35")
    if formation in war.due:
        yield Say("profile-due", {"turns": war.due[formation] - war.now}, "IC 9.36b")


# ---------------------------------------------------------------- counters


def _element(box: Box, war: War, element: str) -> Iterator[Say]:
    """IC 2.1, IC 2.3 A Squadron or Flagship: its Ships, its damage and where it tells."""
    what = box.elements[element]
    yield Say("profile-element", {"subclass": what.subclass, "contingent": what.contingent}, "IC 2.1")
    yield Say("profile-ships", {"ships": war.ships[element], "most": what.most}, "IC 2.1")
    third, two_thirds = what.third, what.two_thirds
    damage = {"dp": war.dp[element], "value": what.value, "third": third, "two_thirds": two_thirds}
    yield Say("profile-damage", damage, "IC 2.32")
    if what.front or what.back:
        yield Say("profile-shift", {"front": f"{what.front:+}", "back": f"{what.back:+}"}, "2.224")
    if what.shield:
        yield Say("profile-shield", {"dp": what.shield}, "2.227")


def _admiral(box: Box, admiral: str) -> Iterator[Say]:
    who = box.admirals[admiral]
    ratings = {"rank": who.rank, "rating": who.rating}
    yield Say("profile-admiral", {"contingent": who.contingent, **ratings}, "IC 3.21")
    yield Say("profile-service", {"first": str(who.first), "last": str(who.last)}, "2.122")


def _auxiliary(box: Box, auxiliary: str) -> Iterator[Say]:
    """IC 6.4, IC 6.5 Its class, what it can do and how far from its Base."""
    what = box.auxiliaries[auxiliary]
    yield Say("profile-auxiliary", {"kind": what.kind, "contingent": what.contingent}, "IC 6.1")
    far = "yes" if what.range >= UNLIMITED else "no"
    yield Say("profile-rating", {"rating": what.rating, "range": what.range, "unlimited": far}, "IC 6.4")
    yield Say("profile-tasks", {"tasks": " ".join(f"task_{each}" for each in sorted(what.tasks))}, "IC 6.5")
