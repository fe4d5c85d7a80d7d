"""IC 8.2 The line: who stands where in a round of Battle."""

from __future__ import annotations

from dataclasses import dataclass, field

from vivac.games.mistral.box.unpacking import AdmiralId, Box, ElementId, FormationId
from vivac.games.mistral.chapters.formations import (
    admirals,
    direct,
    elements,
    escorts,
    squadrons,
    subordinates,
)
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.game import War
from vivac.table import Action, Table, by_verb

AS_THEY_STAND = Action("as_they_stand", "IC 8.21")
LINE = Action("line", "IC 8.21", of=THING, lights=at_thing)
WHOLE_LINE, REST = by_verb(AS_THEY_STAND, LINE), by_verb(LINE)
DOUBLE = Action("double", "IC 8.23", of=THING, lights=at_thing)
RESERVE_LINE = Action("reserve", "IC 8.23")
COMPANION = Action("companion", "IC 8.24", of=THING, lights=at_thing)
POST = Action("post", "IC 8.24", of=THING, lights=at_thing)


@dataclass(slots=True)
class Station:
    """One side of a Combat."""

    squadrons: list[ElementId] = field(default_factory=list)
    flagships: list[ElementId] = field(default_factory=list)
    admirals: list[AdmiralId] = field(default_factory=list)

    @property
    def elements(self) -> list[ElementId]:
        return self.squadrons + self.flagships


@dataclass(slots=True)
class Fleet:
    """One side of a Battle."""

    side: str
    formations: list[FormationId]  # those that fight; of a Convoy its escorts
    convoys: list[FormationId]
    order: list[ElementId] = field(default_factory=list)
    default: bool = False  # the owner leaves the rest of this round's line as it stands
    inflicted: int = 0
    suffered: int = 0
    sunk: int = 0


def fleet(box: Box, side: str, war: War, found: list[FormationId]) -> Fleet:
    """IC 8.71 Of a Convoy only the escorts form the line."""
    convoys = [each for each in found if each in box.convoys]
    fighting = [each for each in found if each not in box.convoys]
    for convoy in convoys:
        fighting += escorts(box, war, convoy)
    return Fleet(side, fighting, convoys)


def flotillas(box: Box, war: War, formation: FormationId) -> list[FormationId]:
    """A Formation and those Subordinate to it, each with its own Squadrons."""
    found = [formation]
    for below in subordinates(box, war, formation):
        found += flotillas(box, war, below)
    return found


def available(box: Box, war: War, own: Fleet) -> list[ElementId]:
    """The Squadrons of a side as they stand: by Flotilla, by id. A lone Flagship stands for itself."""
    line: list[ElementId] = []
    for formation in own.formations:
        if formation not in war.where or formation not in war.engaged:
            continue
        if not squadrons(box, war, formation):
            line += sorted(direct(box, war, formation))  # 2.222
            continue
        for flotilla in flotillas(box, war, formation):
            line += sorted(each for each in direct(box, war, flotilla) if not box.elements[each].flagship)
    return line


async def form_line(table: Table[War, Box], own: Fleet) -> None:
    """IC 8.21 The Squadrons of one Flotilla together."""
    war, box = table.game, table.box
    left = available(box, war, own)
    own.order, own.default = [], len(left) <= 1
    while left:
        if own.default or len(left) == 1:
            own.order += left
            return
        last = own.order[-1] if own.order else ""
        mates = [each for each in left if last and war.where[each] == war.where[last]]
        options = LINE.each(mates or left)
        if not own.order:
            options = [AS_THEY_STAND(), *options]
        acts = REST if own.order else WHOLE_LINE
        answer = await table.ask(own.side, "line_order", options, acts=acts, place=len(own.order) + 1)
        if answer == AS_THEY_STAND():
            own.default = True
            continue
        own.order.append(str(answer[1]))
        left.remove(str(answer[1]))


async def form_combats(table: Table[War, Box], one: Fleet, other: Fleet) -> list[dict[str, Station]]:
    """IC 8.22, IC 8.23 Squadrons in the same place meet; those left over double, or lie in reserve."""
    _war, _box = table.game, table.box
    pairs = min(len(one.order), len(other.order))
    combats = [
        {one.side: Station([one.order[n]]), other.side: Station([other.order[n]])} for n in range(pairs)
    ]
    longer, shorter = (one, other) if len(one.order) > len(other.order) else (other, one)
    if pairs:
        for squadron in longer.order[pairs:]:
            await double(table, longer, shorter, squadron, combats)
    for own in (one, other):
        await place_flagships(table, own, combats)
        await place_admirals(table, own, combats)
    return combats


async def double(
    table: Table[War, Box], own: Fleet, foe: Fleet, squadron: ElementId, combats: list[dict[str, Station]]
) -> None:
    """IC 8.23 A Squadron left over joins any Combat, to two a side."""
    war, box = table.game, table.box
    most = box.limit["combat_squadrons"]
    open_ = [n for n, combat in enumerate(combats) if len(combat[own.side].squadrons) < most]
    if not open_:
        return
    if own.default:
        place = min(open_, key=lambda n: sum(war.ships[each] for each in combats[n][foe.side].squadrons))
    else:
        numbers = [n + 1 for n in open_]
        number = await table.pick(own.side, "double", DOUBLE, numbers, RESERVE_LINE, squadron=squadron)
        if number is None:
            return
        place = number - 1
    combats[place][own.side].squadrons.append(squadron)


async def place_flagships(table: Table[War, Box], own: Fleet, combats: list[dict[str, Station]]) -> None:
    """IC 8.24, 2.221c Each joins the Combat of one Squadron of its Contingent in its Flotilla."""
    war, box = table.game, table.box
    station_of = {each: combat[own.side] for combat in combats for each in combat[own.side].squadrons}
    taken: set[ElementId] = set()
    for formation in own.formations:
        if formation not in war.engaged:
            continue
        for flotilla in flotillas(box, war, formation):
            for flagship in sorted(e for e in direct(box, war, flotilla) if box.elements[e].flagship):
                if flagship in own.order:
                    continue
                nation = box.elements[flagship].contingent
                mates = [
                    each
                    for each in own.order
                    if war.where[each] == flotilla
                    and box.elements[each].contingent == nation
                    and each not in taken
                ]
                mate = await companion(table, own, flagship, mates)
                taken.add(mate)
                if mate in station_of:
                    station_of[mate].flagships.append(flagship)


async def companion(
    table: Table[War, Box], own: Fleet, flagship: ElementId, mates: list[ElementId]
) -> ElementId:
    """Chosen by the owner; by default the strongest Squadron. 2.242 One may be tied to a Squadron."""
    war = table.game
    tied = war.tied.get(flagship, "")
    if tied in mates:
        return tied
    if len(mates) <= 1 or own.default:
        return max(mates, key=lambda each: war.ships[each], default="")
    return await table.pick(own.side, "companion", COMPANION, mates, flagship=flagship)


async def place_admirals(table: Table[War, Box], own: Fleet, combats: list[dict[str, Station]]) -> None:
    """IC 8.24, 2.224 On a Flagship of his Formation if there is one, else on any Squadron of it."""
    war, box = table.game, table.box
    for formation in own.formations:
        if formation not in war.engaged:
            continue
        for admiral in sorted(admirals(box, war, formation)):
            home = war.where[admiral]
            aboard = [each for each in direct(box, war, home) if box.elements[each].flagship]
            aboard = aboard or direct(box, war, home) or elements(box, war, home)
            posts = [c[own.side] for c in combats if any(each in aboard for each in c[own.side].elements)]
            if not posts:
                continue
            if len(posts) == 1 or own.default:
                posts[0].admirals.append(admiral)
                continue
            numbers = [n + 1 for n, combat in enumerate(combats) if combat[own.side] in posts]
            number = await table.pick(own.side, "post", POST, numbers, admiral=admiral)
            combats[number - 1][own.side].admirals.append(admiral)


def idle(own: Fleet, combats: list[dict[str, Station]]) -> list[ElementId]:
    """IC 8.71 Squadrons in reserve or with no opponent."""
    busy = {each for combat in combats for each in combat[own.side].squadrons}
    return [each for each in own.order if each not in busy]
