"""2.23 Ships (D): they serve in Squadrons, or by pairs as Fleet-50 Auxiliaries."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import AVAILABLE, POOL, RESERVE, AuxiliaryId, Box, ElementId
from vivac.games.mistral.chapters.allegiance import friendly
from vivac.games.mistral.chapters.damage import suffer
from vivac.games.mistral.chapters.pointing import THING, TWO_THINGS, at_thing
from vivac.games.mistral.chapters.repair import port_of
from vivac.games.mistral.chapters.ships import from_fifty, name_ship, room, to_fifty
from vivac.games.mistral.chapters.squadrons_in_docks import SHIP_TO, dissolve_empty, lying
from vivac.games.mistral.chapters.war_terms import doctrine_gdc
from vivac.games.mistral.game import War
from vivac.table import Action, Option, Refusal, Table, by_verb

FROM = Action("from", "2.236", of=THING, lights=at_thing)
BERTH = Action("berth", "2.237", of=TWO_THINGS, lights=at_thing)
BERTHS = by_verb(SHIP_TO, BERTH)


def bars_fifty(box: Box, war: War, fifty: AuxiliaryId) -> Refusal | None:
    """2.235, 2.236, 2.239 Two (D) Ships of its Contingent, Refitting; the French not before 1745."""
    aux = box.auxiliaries[fifty]
    if war.where[fifty] != RESERVE:
        return Refusal.because("fifty-in-play", "2.211", auxiliary=fifty)
    if aux.contingent == "F" and not doctrine_gdc(box, war):
        return Refusal.because("fifty-french", "2.239")
    if sum(war.ships[each] for each in sources(box, war, fifty)) < box.limit["fleet50_ships"]:
        return Refusal.because("fifty-no-ships", "2.236")
    return None


def sources(box: Box, war: War, fifty: AuxiliaryId) -> list[ElementId]:
    """(D) Squadrons of its Contingent that lie Refitting."""
    aux = box.auxiliaries[fifty]
    key = f"{aux.contingent}:sol_d"
    return [each for each in lying(box, war, aux.side) if box.elements[each].key == key]


async def form_fifty(table: Table[War, Box], fifty: AuxiliaryId) -> None:
    """2.235, 2.236 Not necessarily from the same Squadron; the DP of one so Unformed vanish."""
    war, box = table.game, table.box
    side = box.auxiliaries[fifty].side
    for left in range(box.limit["fleet50_ships"], 0, -1):
        able = sources(box, war, fifty)
        squadron = await table.pick(side, "fifty_from", FROM, able, auxiliary=fifty, left=left)
        home, port = war.where[squadron], port_of(box, war, squadron)
        to_fifty(war, box, squadron, fifty, await name_ship(table, side, squadron))
        dissolve_empty(table, home, port)
    put(war.where, war.stack, fifty, AVAILABLE)
    war.fresh_fifties.add(fifty)
    table.tell("fifty-formed", rule="2.236", auxiliary=fifty)


def bars_dissolving(box: Box, war: War, fifty: AuxiliaryId) -> Refusal | None:
    """2.237 From Available, not in the Step it was Formed in, and only if there is room for both Ships."""
    if box.auxiliaries[fifty].kind != "fleet50" or war.where[fifty] != AVAILABLE or fifty in war.order:
        return Refusal.because("dissolve-not-available", "2.237", auxiliary=fifty)
    if fifty in war.fresh_fifties:
        return Refusal.because("dissolve-fresh", "2.237", auxiliary=fifty)
    berths = [room(war, box, each) for each in takers(box, war, fifty)]
    spare = [each for each in unused(box, war, fifty) if major_ports(box, war, fifty)]
    if sum(berths) + 2 * len(spare) < box.limit["fleet50_ships"]:
        return Refusal.because("dissolve-no-room", "2.237", auxiliary=fifty)
    return None


def takers(box: Box, war: War, fifty: AuxiliaryId) -> list[ElementId]:
    """2.238 Squadrons that could take a Ship and its 4 DP without reaching their Damage Value."""
    dp = box.limit["fleet50_dp"]
    return [
        each
        for each in sources(box, war, fifty)
        if room(war, box, each) and war.dp[each] + dp < box.elements[each].value
    ]


def unused(box: Box, war: War, fifty: AuxiliaryId) -> list[ElementId]:
    key = f"{box.auxiliaries[fifty].contingent}:sol_d"
    return [s for s in box.squadrons if box.elements[s].key == key and war.where[s] == POOL]


def major_ports(box: Box, war: War, fifty: AuxiliaryId) -> list[str]:
    side = box.auxiliaries[fifty].side
    return [port for port in sorted(box.major) if friendly(box, war, port, side)]


def berth_options(box: Box, war: War, fifty: AuxiliaryId) -> list[Option]:
    """A Squadron with room, or a counter not in use in a Friendly Major Port."""
    found = SHIP_TO.each(takers(box, war, fifty))
    for squadron in unused(box, war, fifty):
        found += [BERTH(squadron, port) for port in major_ports(box, war, fifty)]
    return found


async def dissolve_fifty(table: Table[War, Box], fifty: AuxiliaryId) -> None:
    """2.237, 2.238 Its Ships at once form or join Refitting (D) Squadrons, each adding 4 DP."""
    war, box = table.game, table.box
    side = box.auxiliaries[fifty].side
    for left in range(box.limit["fleet50_ships"], 0, -1):
        answer = await table.ask(
            side,
            "fifty_to",
            lambda: berth_options(box, war, fifty),
            acts=BERTHS,
            auxiliary=fifty,
            left=left,
        )
        squadron = str(answer[1])
        if answer[0] == "berth":
            put(war.where, war.stack, squadron, str(answer[2]))
            war.dp[squadron] = 0
        from_fifty(war, box, fifty, squadron)
        await suffer(table, squadron, box.limit["fleet50_dp"])
    put(war.where, war.stack, fifty, RESERVE)
    table.tell("fifty-dissolved", rule="2.237", auxiliary=fifty)
