"""IC 1.4 Friendly, Enemy, Neutral: whose Port is whose, and what may be done there."""

from __future__ import annotations

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, OTHER, Box, FormationId
from vivac.games.mistral.game import ITALY, War

NEUTRAL, PIRATE = "neutral", "pirate"
LANDS = ("coast_a", "coast_b", "coast_c", "coast_d", "coast_e", "coast_f", "coast_g")  # C.4


def friend_of(box: Box, war: War, space: SpaceId) -> str:
    """IC 1.4, IC 1.4a The side a Port is Friendly to, and Enemy to the other; or Neutral, or the Pirates'."""
    if war.spaces_to and space in war.spaces_to:
        return war.spaces_to[space]
    if ITALY in war.switches and space in LANDS:
        return army_at(war, space)
    contingent = box.owner[space]
    if contingent in war.ports_to:
        return war.ports_to[contingent]
    if contingent == "B":
        return BRITISH
    if contingent in ("S", "F"):
        return BOURBON
    if contingent in ("R", "K"):  # 2.142
        return PIRATE
    if contingent in war.active:
        return box.contingents[contingent].side
    return NEUTRAL


def army_at(war: War, space: SpaceId) -> str:
    """C.4 The side whose army holds a Coastal Space; contested and untouched ones are open to both."""
    alps, po, apennines = (war.marker.get(each, 0) for each in ("alps", "po_valley", "apennines"))
    bourbon = {
        "coast_b": alps >= 1,
        "coast_c": alps >= 2,
        "coast_d": po >= 1,
        "coast_e": po >= 1,
        "coast_g": apennines >= 1,
    }
    british = {
        "coast_b": alps <= -1,
        "coast_d": po <= -1,
        "coast_e": po <= -1,
        "coast_f": apennines <= -1,
        "coast_g": apennines <= -1,
    }
    if bourbon.get(space):
        return BOURBON
    return BRITISH if british.get(space) else NEUTRAL


def friendly(box: Box, war: War, space: SpaceId, side: str) -> bool:
    return space in box.ports and friend_of(box, war, space) == side


def enemy_port(box: Box, war: War, space: SpaceId, side: str) -> bool:
    return space in box.ports and friend_of(box, war, space) in (OTHER[side], PIRATE)


def may_use_docks(box: Box, war: War, space: SpaceId, side: str, *, convoy: bool = False) -> bool:
    """IC 2.13, IC 10.18 Friendly Ports, Neutral Minor Ports; a Convoy Neutral Major Ports as well."""
    if space not in box.ports:
        return False
    whose = friend_of(box, war, space)
    return whose == side or (whose == NEUTRAL and (convoy or space in box.minor))


def watched(box: Box, war: War, space: SpaceId, side: str) -> bool:
    """IC 7.2 In, or one route from, a Port Friendly to the enemy of a side; Neutral Minor Ports count."""
    enemy = OTHER[side]
    for near in box.near[space]:
        if near in box.ports:
            whose = friend_of(box, war, near)
            if whose == enemy or (whose == NEUTRAL and near in box.minor):
                return True
    return False


def blockaded(war: War, port: SpaceId) -> bool:
    return bool(war.blockading) and port in war.blockading.values()


def blockaded_by(box: Box, war: War, port: SpaceId, side: str) -> bool:
    return any(where == port and box.formations[f].side == side for f, where in war.blockading.items())


def friendly_ports(box: Box, war: War, side: str) -> list[SpaceId]:
    return [port for port in box.port_list if friend_of(box, war, port) == side]


def haven(box: Box, war: War, formation: FormationId, space: SpaceId, *, beating: int = 3) -> SpaceId:
    """IC 1.5a The nearest Friendly Port; a Blockaded one only if no other can be reached. Empty if none."""
    side = box.formations[formation].side
    waters = box.sea.under(war.winds)
    best: tuple[bool, int, SpaceId] | None = None
    for port in box.port_list:
        if friend_of(box, war, port) != side:
            continue
        passage = waters.passages(port, beating).get(space)
        if passage is None:
            continue
        worth = (blockaded(war, port), passage.cost, port)
        if best is None or worth < best:
            best = worth
    return best[2] if best else ""
