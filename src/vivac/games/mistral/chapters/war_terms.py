"""IC 9.26 The terms that speak of the war at large; those of an Order's bearer are in order_terms."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import ABSENT, POOL, SIDES, SUNK, WITHDRAWN, Box
from vivac.games.mistral.chapters.allegiance import blockaded_by
from vivac.games.mistral.chapters.conditions import atom
from vivac.games.mistral.chapters.prestige import leader
from vivac.games.mistral.game import TURNS, War

OUT_OF_PLAY = frozenset((POOL, SUNK, WITHDRAWN, ABSENT, "held"))


@atom
def war(box: Box, war: War, _bearer: str, contingent: str) -> bool:
    """B and S always; F once at war; N in the state of War; the others while active."""
    if contingent == "F":
        return war.french_war
    if contingent == "N":
        return war.naples == "war"
    return contingent in ("B", "S") or contingent in war.active


@atom
def active(box: Box, war: War, _bearer: str, contingent: str) -> bool:
    return contingent in war.active


@atom
def eligible(box: Box, war: War, _bearer: str, campaign: str) -> bool:
    return campaign in war.eligible and campaign not in war.ended and campaign not in war.won


@atom
def any_eligible(box: Box, war: War, _bearer: str) -> bool:
    return any(eligible(box, war, "", campaign) for campaign in war.eligible)


@atom
def marker_off_start(box: Box, war: War, _bearer: str) -> bool:
    return any(war.marker.values())


@atom
def doctrine_gdc(box: Box, war: War, _bearer: str = "") -> bool:
    """2.332"""
    return war.year >= box.limit["gdc_year"]


@atom
def pirate_tasked(box: Box, war: War, _bearer: str, base: str) -> bool:
    return any(base in bases for bases in war.raided.values())


@atom
def quarter(box: Box, war: War, _bearer: str, name: str) -> bool:
    return box.quarters[war.turn] == name


@atom
def prestige_lead(box: Box, war: War, _bearer: str, side: str) -> bool:
    return leader(war) == SIDES[side]


@atom
def sof(box: Box, war: War, _bearer: str, side: str, port: str) -> bool:
    return f"{SIDES[side]}:{port}" in war.shows


@atom
def blockaded(box: Box, war: War, _bearer: str, port: str, side: str) -> bool:
    return blockaded_by(box, war, port, SIDES[side])


@atom
def victory_after(box: Box, war: War, _bearer: str, campaign: str, side: str, event: str, stage: str) -> bool:
    since = war.events.get(f"{event}:{stage}")
    return since is not None and war.victory_turn.get(f"{campaign}:{SIDES[side]}", 0) > since


@atom
def victory_recent(box: Box, war: War, _bearer: str, campaign: str, side: str) -> bool:
    return war.victory_year.get(f"{campaign}:{SIDES[side]}", 0) >= war.year - 1


@atom
def defied(box: Box, war: War, _bearer: str) -> bool:
    return war.defied == war.now


@atom
def battle(box: Box, war: War, _bearer: str, one: str, other: str) -> bool:
    return f"{one}:{other}" in war.battles or f"{other}:{one}" in war.battles


@atom
def pending(box: Box, war: War, _bearer: str, _event: str) -> bool:
    return war.flota_due > 0


@atom
def recent(box: Box, war: War, _bearer: str, event: str, turns: str) -> bool:
    since = war.events.get(event)
    return since is not None and war.now - since <= int(turns)


@atom
def this_year(box: Box, war: War, _bearer: str, event: str) -> bool:
    return war.now - war.events.get(event, -TURNS) < war.turn


@atom
def requested_last_turn(box: Box, war: War, _bearer: str, command: str) -> bool:
    return war.requested.get(command) == war.now - 1


@atom
def victories(box: Box, war: War, _bearer: str, campaign: str, side: str) -> int:
    return war.victories.get(f"{campaign}:{SIDES[side]}", 0)


@atom
def quarters_since(box: Box, war: War, _bearer: str, event: str, stage: str = "") -> int:
    """Quarterly Turns begun since the Turn in which it occurred, that Turn not counted."""
    since = war.events.get(f"{event}:{stage}" if stage else event)
    return 0 if since is None else (war.now + 3) // 4 - (since + 3) // 4


@atom
def quarters_eligible(box: Box, war: War, _bearer: str, event: str) -> int:
    return (war.now - war.first_check.get(event, war.now)) // 4


@atom
def failed_checks(box: Box, war: War, _bearer: str, event: str, stage: str = "") -> int:
    return war.failed_checks.get(f"{event}:{stage}" if stage else event, 0)


@atom
def ships(box: Box, war: War, _bearer: str, contingent: str) -> int:
    """Ships of Squadrons and Flagships of a Contingent alone, on the map, in docks or on the Track."""
    return sum(
        war.ships[each]
        for each, what in box.elements.items()
        if what.contingent == contingent and war.where[each] not in OUT_OF_PLAY
    )


@atom
def end_rolls(box: Box, war: War, _bearer: str) -> int:
    return war.end_rolls
