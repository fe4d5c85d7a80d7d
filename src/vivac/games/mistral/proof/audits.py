"""The audit of a state: every counter and every Ship accounted for."""

from __future__ import annotations

from collections.abc import Iterator

from vivac.box import misplaced
from vivac.games.mistral.box.unpacking import POOL, ROLES, SUNK, UNFORMED, WITHDRAWN, Box
from vivac.games.mistral.chapters.formations import direct, elements, squadrons, subordinates
from vivac.games.mistral.chapters.limits import counted, most_squadrons
from vivac.games.mistral.chapters.orders import RENDEZVOUS
from vivac.games.mistral.game import NAMED_SHIPS, State, War


def audit(box: Box, war: War) -> list[str]:
    """What is wrong with a state; nothing, if the rules are sound."""
    counters = (*box.elements, *box.formations, *box.auxiliaries, *box.admirals)
    return [
        *misplaced(war.where, war.stack, counters),
        *_ships(box, war),
        *_formations(box, war),
        *_orders(box, war),
        *_rest(box, war),
    ]


def _ships(box: Box, war: War) -> Iterator[str]:
    afloat: dict[str, int] = {}
    for element, what in box.elements.items():
        ships, place = war.ships[element], war.where[element]
        if not 0 <= ships <= what.most:
            yield f"{element} has {ships} Ships"
        if not 0 <= war.dp[element] < what.value:
            yield f"{element} has {war.dp[element]} DP"
        out = place in (POOL, SUNK, WITHDRAWN, "absent")
        if bool(ships) == out:
            yield f"{element} has {ships} Ships in {place}"
        if not what.flagship:
            afloat[what.key] = afloat.get(what.key, 0) + ships
    for fifty, key in box.fifties.items():
        afloat[key] = afloat.get(key, 0) + war.ships[fifty]
    for entry, ships in war.held_up.items():
        key = entry.partition("|")[2]
        if key not in box.elements:
            afloat[key] = afloat.get(key, 0) + ships
    for key in {*afloat, *war.muster, *war.reserve, *war.gone}:
        total = afloat.get(key, 0) + war.reserve.get(key, 0) + war.gone.get(key, 0)
        if total != war.muster.get(key, 0):
            yield f"there are {total} Ships {key} of {war.muster.get(key, 0)}"
    if war.on(NAMED_SHIPS):
        for squadron in box.squadrons:
            if sum(place == squadron for place in war.names.values()) != war.ships[squadron]:
                yield f"the named Ships of {squadron} are not its Ships"


def _formations(box: Box, war: War) -> Iterator[str]:
    for formation, what in box.formations.items():
        place = war.where[formation]
        sails = formation in war.state
        if place == UNFORMED or place in box.formations:
            if sails:
                yield f"{formation} is {place} and {war.state[formation]}"
        elif not sails and place != box.contents.map.east_edge.box:
            yield f"{formation} is in {place} without a state"
        if place == UNFORMED:
            if war.stack.get(formation):
                yield f"{formation} is not in play and holds {war.stack[formation]}"
            continue
        if what.kind != "convoy" and not squadrons(box, war, formation):
            lone = what.kind == "independent" and elements(box, war, formation)
            if not lone and not war.engaged:  # losses are counted after a Battle
                yield f"{formation} has no Squadron"
        if what.kind not in ("convoy", "independent") and counted(box, war, formation) > most_squadrons(
            box, formation
        ):
            yield f"{formation} has too many Squadrons"
        if what.kind == "detachment" and any(box.elements[e].flagship for e in direct(box, war, formation)):
            yield f"{formation} has a Flagship"
        if sails and war.state[formation] != State.READY and place not in box.ports:
            yield f"{formation} is {war.state[formation]} in {place}"
        for below in subordinates(box, war, formation):
            if box.formations[below].side != what.side:
                yield f"{below} is under the enemy"
        if sails and (formation not in war.course or formation not in war.posture or formation not in war.mp):
            yield f"{formation} has no Course, posture or MP"
    for column in (war.course, war.posture, war.mp, war.located, war.blockading, war.bound, war.sails_at):
        for formation in column:
            if formation not in war.state and not war.shown:
                yield f"something is remembered of {formation}"
    for formation in war.blockading:
        if war.where[formation] != war.blockading[formation]:
            yield f"{formation} blockades from afar"


def _orders(box: Box, war: War) -> Iterator[str]:
    for bearer, chit in war.order.items():
        if chit != RENDEZVOUS and war.chits[chit] != bearer:
            yield f"{chit} is not with {bearer}"
        if bearer in box.formations and war.where[bearer] == UNFORMED:
            yield f"{bearer} has an Order and is not in play"
    for chit, holder in war.chits.items():
        if holder in war.order and war.order[holder] != chit:
            yield f"{holder} does not bear {chit}"
        if holder not in (POOL, "drawn", *ROLES) and holder not in war.order:
            yield f"{chit} is with {holder}, who has no Order"
    if {chit for chit, holder in war.chits.items() if holder == "drawn"} != set(war.drawn):
        yield "a drawn chit is lost"


def _rest(box: Box, war: War) -> Iterator[str]:
    promises = {
        "Prestige is below zero": min(war.prestige.values()) >= 0,
        "a campaign marker is off its track": all(-2 <= at <= 2 for at in war.marker.values()),
        "a Port stores too many RP": all(
            0 <= points <= box.spaces[port].victualled_max for port, points in war.victualled.items()
        ),
        "the Track is overfull": len(war.track_since) <= len(box.contents.map.track.boxes),
        "the Track does not hold what it says": set(war.track_since) == set(war.stack.get("track", ())),
        "two Pirates share a Base": len(_bases(box, war)) == len(set(_bases(box, war))),
        "the load of the Supply Convoy is wrong": war.load >= 0,
    }
    yield from (sentence for sentence, kept in promises.items() if not kept)


def _bases(box: Box, war: War) -> list[str]:
    places = [war.left.get(pirate) or war.where[pirate] for pirate in box.pirates]
    return [place for place in places if place in box.bases]
