"""IC 3.2, IC 3.3, 2.12, 2.31 What a Formation may hold, and who may command it."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import AdmiralId, AuxiliaryId, Box, ElementId, FormationId
from vivac.games.mistral.chapters.formations import (
    admirals,
    auxiliaries,
    direct,
    elements,
    squadrons,
    subordinates,
)
from vivac.games.mistral.game import War
from vivac.table import Refusal

# ---------------------------------------------------------------- Squadrons and Flagships


def counted(box: Box, war: War, formation: FormationId) -> int:
    """IC 3.32 to IC 3.34, IC 3.31a Squadrons that count against its limit: its own and its Detachments'."""
    found = sum(not box.elements[each].flagship for each in direct(box, war, formation))
    for below in subordinates(box, war, formation):
        if box.formations[below].kind == "detachment":
            found += len(squadrons(box, war, below))
    return found


def counts_against(box: Box, war: War, element: ElementId, flag: FormationId) -> bool:
    """IC 3.31a Whether a Squadron is the Flag's own already, or that of a Detachment under it."""
    place = war.where[element]
    if place in box.formations and box.formations[place].kind == "detachment":
        place = war.where[place]
    return place == flag


def most_squadrons(box: Box, formation: FormationId) -> int:
    kind = box.formations[formation].kind
    return box.limit.get(f"{kind}_squadrons", 1)


def bars_joining(box: Box, war: War, element: ElementId, formation: FormationId) -> Refusal | None:
    """What keeps a Squadron or Flagship out of a Formation, apart from place and time."""
    what, into = box.elements[element], box.formations[formation]
    if what.side != into.side or into.kind in ("convoy", "independent"):
        return Refusal.because("join-not-possible", "IC 3.12", element=element, formation=formation)
    if what.flagship:
        if not into.flag:
            return Refusal.because("join-flagship-needs-flag", "2.221a", element=element)
        if not companion_free(box, war, what.contingent, formation):
            return Refusal.because("join-no-companion", "2.221b", element=element)
    elif counted(box, war, formation) >= most_squadrons(box, formation):
        return Refusal.because("join-full", "IC 3.33", formation=formation)
    above = war.where[formation]
    if above in box.formations and above not in box.convoys:
        comes = into.kind == "detachment" and not counts_against(box, war, element, above)
        if comes and counted(box, war, above) >= most_squadrons(box, above):  # IC 3.31a
            return Refusal.because("join-full", "IC 3.31a", formation=above)
        barred = bars_mixing(box, war, [element], above)
        if barred:
            return barred
    return bars_mixing(box, war, [element], formation)


def companion_free(box: Box, war: War, contingent: str, formation: FormationId) -> bool:
    """2.221b One plain Squadron of its Contingent for each Flagship, among those the Flag itself holds."""
    return balance(box, war, contingent, formation) > 0


def balance(box: Box, war: War, contingent: str, formation: FormationId) -> int:
    """Plain Squadrons less Flagships of a Contingent in the Flag itself."""
    found = 0
    for each in direct(box, war, formation):
        what = box.elements[each]
        if what.contingent == contingent:
            found += 1 if what.plain else -1 if what.flagship else 0
    return found


def unpaired(box: Box, war: War, formation: FormationId) -> str:
    """2.222a A Contingent with more Flagships than plain Squadrons in a Flag; empty if there is none."""
    for flag in (formation, *subordinates(box, war, formation)):
        held = [box.elements[each] for each in war.stack.get(flag, ()) if each in box.elements]
        for contingent in {what.contingent for what in held if what.flagship}:
            if balance(box, war, contingent, flag) < 0:
                return contingent
    return ""


def bars_mixing(box: Box, war: War, joining: list[ElementId], formation: FormationId) -> Refusal | None:
    """2.312, 2.315, 2.165, 2.321b Squadrons of the other Command, and Neapolitans who hold back."""
    into = box.formations[formation]
    coming = [box.elements[each] for each in joining]
    if war.naples == "limited" and into.flag and any(what.contingent == "N" for what in coming):
        return Refusal.because("join-naples-limited", "2.165")
    if into.side == "british":
        return None
    there = [box.elements[each].command for each in elements(box, war, formation)]
    commands = [what.command for what in coming]
    if "felipe_dies" in war.events:
        own = {*there, *commands, *({into.command} - {"joint"})}
        return Refusal.because("join-felipe-dead", "2.321b") if len(own) > 1 else None
    if into.command == "joint":
        return None
    foreign = sum(command != into.command for command in (*there, *commands))
    if foreign > 1 and any(command != into.command for command in commands):
        return Refusal.because("join-foreign", "2.312", formation=formation)
    return None


def bars_subordination(box: Box, war: War, formation: FormationId, superior: FormationId) -> Refusal | None:
    """IC 3.31, IC 3.31a, IC 3.32 What keeps a Formation from being Subordinated to a Flag."""
    below, above = box.formations[formation], box.formations[superior]
    if below.side != above.side or not above.flag or formation == superior:
        return Refusal.because("subordinate-not-flag", "IC 3.31")
    if below.kind == "flotilla":
        if above.kind != "grand_flotilla":
            return Refusal.because("subordinate-only-grand", "IC 3.31")
        flotillas = [f for f in subordinates(box, war, superior) if box.formations[f].kind == "flotilla"]
        if len(flotillas) >= box.limit["grand_flotilla_flotillas"]:
            return Refusal.because("subordinate-full", "IC 3.32", superior=superior)
    elif below.kind == "detachment":
        joined = counted(box, war, superior) + len(squadrons(box, war, formation))
        if joined > most_squadrons(box, superior):
            return Refusal.because("subordinate-full", "IC 3.31a", superior=superior)
    else:
        return Refusal.because("subordinate-not-flag", "IC 3.31")
    return bars_mixing(box, war, elements(box, war, formation), superior)


# ---------------------------------------------------------------- Admirals


def rank_needed(box: Box, formation: FormationId) -> int:
    return box.limit.get(f"rank_{box.formations[formation].kind}", 0)


def bars_command(
    box: Box, war: War, admiral: AdmiralId, formation: FormationId, joining: list[ElementId] | None = None
) -> Refusal | None:
    """IC 3.21, IC 3.22, 2.124 What keeps an Admiral from being Destined to a Formation."""
    who, flag = box.admirals[admiral], box.formations[formation]
    if who.side != flag.side or flag.kind in ("convoy", "independent"):
        return Refusal.because("destine-not-possible", "IC 3.22", admiral=admiral)
    if who.rank < rank_needed(box, formation) and not led(box, war, formation):  # as a junior he may come
        return Refusal.because("destine-rank", "IC 3.21", admiral=admiral, formation=formation)
    if flag.command == "joint":
        if not has_half(box, war, who.command, formation, joining):
            return Refusal.because("destine-half", "2.124", admiral=admiral, formation=formation)
    elif who.command != flag.command:
        return Refusal.because("destine-command", "IC 3.22", admiral=admiral, formation=formation)
    if flag.kind == "grand_flotilla" and flag.side == "bourbon":
        return bars_nation(box, war, admiral, formation, joining)
    return None


def has_half(
    box: Box, war: War, command: str, formation: FormationId, joining: list[ElementId] | None = None
) -> bool:
    """2.124 At least half of its Squadrons, Flagships counted, are of his Command."""
    found = [box.elements[each].command for each in joining or elements(box, war, formation)]
    return 2 * sum(each == command for each in found) >= len(found)


def fleet_nation(war: War) -> str:
    """2.311 Admirals of the Fleet are Spanish until France declares war, then French."""
    return "F" if war.declared else "S"


def bars_nation(
    box: Box, war: War, admiral: AdmiralId, formation: FormationId, joining: list[ElementId] | None = None
) -> Refusal | None:
    """2.311 If possible: if one of that nation with the rank, and half of the Squadrons, is at hand."""
    nation = fleet_nation(war)
    if box.admirals[admiral].command == nation:
        return None
    if any(each != admiral for each in fit_for_fleet(box, war, formation, joining)):
        return Refusal.because("destine-nation", "2.311", nation=nation)
    return None


def fit_for_fleet(
    box: Box, war: War, formation: FormationId, joining: list[ElementId] | None = None
) -> list[AdmiralId]:
    """2.311 Admirals of the nation asked for who could command it: in docks or in the Grand Flotilla."""
    nation, needed = fleet_nation(war), rank_needed(box, formation)
    if not has_half(box, war, nation, formation, joining):
        return []
    inside = admirals(box, war, formation)
    return [
        admiral
        for admiral, who in box.admirals.items()
        if who.command == nation
        and who.rank >= needed
        and (admiral in inside or in_harbour(box, war, admiral))
    ]


def in_harbour(box: Box, war: War, admiral: AdmiralId) -> bool:
    """In a Port, or with a Formation in docks."""
    place = war.where[admiral]
    if place in box.ports:
        return True
    if place not in box.formations:
        return False
    while war.where[place] in box.formations:
        place = war.where[place]
    return war.state.get(place) == "refitting"


def led(box: Box, war: War, formation: FormationId) -> bool:
    """IC 3.21 Whether a Flag has an eligible Admiral; a Detachment needs none."""
    needed = rank_needed(box, formation)
    if not needed:
        return True
    return any(box.admirals[each].rank >= needed for each in admirals(box, war, formation))


# ---------------------------------------------------------------- Auxiliaries


def most_auxiliaries(box: Box, war: War, formation: FormationId) -> int:
    """IC 3.41, 2.131 One for a Detachment; for a Flag its Squadrons, Flagships and Subordinates included."""
    what = box.formations[formation]
    if what.kind == "detachment":
        return 1
    return len(elements(box, war, formation)) if what.flag else 0


def bars_assignment(box: Box, war: War, auxiliary: AuxiliaryId, formation: FormationId) -> Refusal | None:
    """IC 3.41, 2.313, 2.315 What keeps an Auxiliary from being Assigned to a Formation."""
    aux, flag = box.auxiliaries[auxiliary], box.formations[formation]
    if aux.side != flag.side or flag.kind in ("convoy", "independent"):
        return Refusal.because("assign-not-possible", "IC 6.3", auxiliary=auxiliary)
    if flag.command not in ("joint", aux.command):
        return Refusal.because("assign-other-command", "2.313", auxiliary=auxiliary)
    if len(auxiliaries(box, war, formation)) >= most_auxiliaries(box, war, formation):
        return Refusal.because("assign-full", "IC 3.41", formation=formation)
    return None
