"""IC 2.2, IC 3.1 What Formations hold, where they are and what they can do: nothing changes here."""

from __future__ import annotations

from collections.abc import Iterator

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import AdmiralId, AuxiliaryId, Box, ElementId, FormationId
from vivac.games.mistral.game import State, War

# ---------------------------------------------------------------- contents


def elements(box: Box, war: War, formation: FormationId) -> list[ElementId]:
    """Squadrons and Flagships of a Formation, those of Subordinate Formations included."""
    found = []
    for counter in war.stack.get(formation, ()):
        if counter in box.elements:
            found.append(counter)
        elif counter in box.formations:
            found += elements(box, war, counter)
    return found


def in_order(box: Box, found: list[ElementId]) -> list[ElementId]:
    """IC 1.8, IC 1.9 Squadrons by id, then Flagships by id."""
    return sorted(found, key=box.rank.__getitem__)


def squadrons(box: Box, war: War, formation: FormationId) -> list[ElementId]:
    return [each for each in elements(box, war, formation) if not box.elements[each].flagship]


def flagships(box: Box, war: War, formation: FormationId) -> list[ElementId]:
    return [each for each in elements(box, war, formation) if box.elements[each].flagship]


def direct(box: Box, war: War, formation: FormationId) -> list[ElementId]:
    """Squadrons and Flagships that no Subordinate Formation holds."""
    return [each for each in war.stack.get(formation, ()) if each in box.elements]


def subordinates(box: Box, war: War, formation: FormationId) -> list[FormationId]:
    return [each for each in war.stack.get(formation, ()) if each in box.formations]


def auxiliaries(box: Box, war: War, formation: FormationId) -> list[AuxiliaryId]:
    """Assigned Auxiliaries, those of Subordinate Formations included."""
    found = []
    for counter in war.stack.get(formation, ()):
        if counter in box.auxiliaries:
            found.append(counter)
        elif counter in box.formations:
            found += auxiliaries(box, war, counter)
    return found


def admirals(box: Box, war: War, formation: FormationId) -> list[AdmiralId]:
    found = []
    for counter in war.stack.get(formation, ()):
        if counter in box.admirals:
            found.append(counter)
        elif counter in box.formations:
            found += admirals(box, war, counter)
    return found


def own_admirals(box: Box, war: War, formation: FormationId) -> list[AdmiralId]:
    """Admirals with a Formation itself, not with those Subordinate to it."""
    return [each for each in war.stack.get(formation, ()) if each in box.admirals]


def ship_count(box: Box, war: War, formation: FormationId) -> int:
    """IC 2.25 Ships; a Flagship is one."""
    ships = war.ships
    return sum(ships[each] for each in elements(box, war, formation))


def scouts(box: Box, war: War, formation: FormationId) -> int:
    """IC 6.56 Fleet, Fleet-50, Light and Privateer Auxiliaries Assigned."""
    return sum(box.auxiliaries[each].scout for each in auxiliaries(box, war, formation))


def bombers(box: Box, war: War, formation: FormationId) -> int:
    return sum(box.auxiliaries[each].kind == "bomber" for each in auxiliaries(box, war, formation))


def holds(box: Box, war: War, formation: FormationId, contingent: str) -> bool:
    return any(box.elements[each].contingent == contingent for each in elements(box, war, formation))


# ---------------------------------------------------------------- command


def commander(box: Box, war: War, formation: FormationId) -> AdmiralId:
    """IC 3.22 The senior Admiral present; of equal ranks the one chosen. Empty without one."""
    present = admirals(box, war, formation)
    if not present:
        return ""
    chosen = war.commander.get(formation, "")
    top = max(seniority(box, war, each) for each in present)
    if chosen in present and seniority(box, war, chosen) == top:
        return chosen
    return next(each for each in sorted(present) if seniority(box, war, each) == top)


def seniority(box: Box, war: War, admiral: AdmiralId) -> tuple[int, bool]:
    """2.311 Rank; of equal rank the Spanish come before the French until France is at war, then after."""
    who = box.admirals[admiral]
    ahead = who.command == ("F" if war.declared else "S")
    return who.rank, ahead


def rating(box: Box, war: War, formation: FormationId) -> int:
    who = commander(box, war, formation)
    return box.admirals[who].rating if who else 0


def command_of(box: Box, war: War, formation: FormationId) -> str:
    """IC 3.14 The Command of a Formation; a joint Flag's is its Admiral's, or that of most Squadrons."""
    command = box.formations[formation].command
    if command != "joint":
        return command
    who = commander(box, war, formation)
    if who:
        return box.admirals[who].command
    counts = {"S": 0, "F": 0}
    for each in squadrons(box, war, formation):
        counts[box.elements[each].command] += 1
    if counts["S"] == counts["F"]:
        return "F" if war.declared else "S"
    return "S" if counts["S"] > counts["F"] else "F"


# ---------------------------------------------------------------- place and condition


def space_of(box: Box, war: War, formation: FormationId) -> SpaceId:
    place = war.where[formation]
    while place in box.formations:
        place = war.where[place]
    return place


def top(box: Box, war: War, formation: FormationId) -> FormationId:
    """The Formation it moves and fights with: itself, or its superior."""
    while (place := war.where[formation]) in box.formations:
        formation = place
    return formation


def at_sea(box: Box, war: War, side: str) -> list[FormationId]:
    """Ready Formations and Convoys of a side on the map, in order."""
    formations, boxes, where = box.formations, box.boxes, war.where
    return sorted(
        each
        for each, state in war.state.items()
        if state == State.READY and formations[each].side == side and where[each] not in boxes
    )


def sailing_in(box: Box, war: War, space: SpaceId, side: str) -> list[FormationId]:
    """Formations and Convoys of a side at sea in a space, in order."""
    state, formations = war.state, box.formations
    return sorted(
        each
        for each in war.stack.get(space, ())
        if each in formations and state.get(each) == State.READY and formations[each].side == side
    )


def any_sailing(box: Box, war: War, space: SpaceId, side: str) -> bool:
    state, formations = war.state, box.formations
    return any(
        each in formations and state.get(each) == State.READY and formations[each].side == side
        for each in war.stack.get(space, ())
    )


def docked(box: Box, war: War, port: SpaceId, side: str) -> Iterator[ElementId]:
    """Every Squadron and Flagship of a side in the docks of a Port, in a Formation or not."""
    for counter in war.stack.get(port, ()):
        if counter in box.elements and box.elements[counter].side == side:
            yield counter
            continue
        what = box.formations.get(counter)
        if what is not None and what.side == side and war.state[counter] != State.READY:
            yield from elements(box, war, counter)


def level(box: Box, war: War, element: ElementId) -> int:
    """IC 2.32 Damage: 0 below one third of the Damage Value, 1 from there, 2 from two thirds."""
    what, dp = box.elements[element], war.dp[element]
    return 2 if dp >= what.two_thirds else 1 if dp >= what.third else 0


def crippled(box: Box, war: War, formation: FormationId) -> bool:
    """Any Squadron or Flagship at two thirds."""
    elements_, dp = box.elements, war.dp
    return any(dp[each] >= elements_[each].two_thirds for each in elements(box, war, formation))


def capacity(box: Box, war: War, formation: FormationId) -> int:
    """IC 5.12 Its lowest member's, less 1 if any is at two thirds, less 1 if Disorganised; never below 1."""
    most = 3 if formation in box.convoys else 4
    hurt = 0
    for each in elements(box, war, formation):
        what = box.elements[each]
        if what.flagship:
            most = 3
        if war.dp[each] >= what.two_thirds:
            hurt = 1
    return max(1, most - hurt - (formation in war.disorganised))


def escorts(box: Box, war: War, convoy: FormationId) -> list[FormationId]:
    return subordinates(box, war, convoy)
