"""IC 7 Locating, contact, attack and evasion."""

from __future__ import annotations

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BRITISH, D10, OTHER, Box, FormationId
from vivac.games.mistral.chapters.battle import fight
from vivac.games.mistral.chapters.driving import intercepts
from vivac.games.mistral.chapters.formations import (
    any_sailing,
    at_sea,
    capacity,
    holds,
    sailing_in,
    scouts,
    ship_count,
    squadrons,
)
from vivac.games.mistral.chapters.france import defies, french
from vivac.games.mistral.chapters.spain import spanish_escort
from vivac.games.mistral.game import FRENCH_APART, Posture, State, War
from vivac.table import Table, Test


async def resolve_contacts(table: Table[War, Box], mover: str) -> None:
    """IC 7.3 Wherever one of his Formations has entered, and in Increment 1 wherever both sides are."""
    war, box = table.game, table.box
    spaces = set(war.entered)
    if war.increment == 1:
        spaces.update(war.where[each] for each in at_sea(box, war, mover))
    for space in sorted(spaces):
        await contact(table, space, mover)


async def contact(table: Table[War, Box], space: SpaceId, mover: str) -> None:
    """IC 7.3 The moving side first, then the other: Search, then attack."""
    war, box = table.game, table.box
    for side in (mover, OTHER[mover]):
        if any_sailing(box, war, space, mover) and any_sailing(box, war, space, OTHER[mover]):
            await seek(table, space, side)
            await attack(table, space, side)


# ---------------------------------------------------------------- Search


async def seek(table: Table[War, Box], space: SpaceId, side: str) -> None:
    """IC 7.3 Each Formation with posture Engage or Shadow against each Enemy not Located, once an Impulse."""
    war, box = table.game, table.box
    for seeker in sailing_in(box, war, space, side):
        blockader = war.blockading.get(seeker) == space
        watchful = war.posture[seeker] != Posture.AVOID
        if seeker in box.convoys:  # IC 10.13a
            watchful = watchful and bool(squadrons(box, war, seeker))
        if not blockader and not watchful:
            continue
        for target in sailing_in(box, war, space, OTHER[side]):
            pair = f"{seeker}>{target}"
            if target not in war.located and pair not in war.sought:
                war.sought.add(pair)
                await search(table, seeker, target)


async def search(table: Table[War, Box], seeker: FormationId, target: FormationId) -> None:
    war, box = table.game, table.box
    modifiers = search_modifiers(box, war, seeker, target)
    base = box.charts.search.at("target")
    die = await table.roll(
        D10,
        "search",
        lambda: Test(
            rule="IC 7.3",
            target=modifiers,
            needs=base,
            at_most=True,
            by=(seeker,),
            against=(target,),
            at=war.where[target],
            hidden=("scout", "screened"),  # IC 1.7a
        ),
    )
    if die <= base + sum(modifiers.values()):
        locate(war, target)
        table.tell("located", rule="IC 7.3", formation=target, by=seeker)
    else:
        table.tell("not-found", rule="IC 7.3", formation=target, by=seeker)


def locate(war: War, formation: FormationId) -> None:
    """IC 7.1 Until the End of the next Impulse."""
    war.located[formation] = war.tick + 1


def search_modifiers(box: Box, war: War, seeker: FormationId, target: FormationId) -> dict[str, int]:
    chart = box.charts.search.cells
    space = war.where[target]
    side = box.formations[seeker].side
    found = {}
    if space in box.strait:
        found["strait"] = chart["strait"]
    if intercepts(box, war, side, space) or intercepts(box, war, side, box.zone_of[space]):
        found["intercepted"] = chart["intercepted"]
    if war.blockading.get(seeker) == space:
        found["blockading"] = chart["blockading"]
    found["scout"] = min(scouts(box, war, seeker) * chart["scout"], chart["scouts_most"])
    kind = "scattered" if target in war.scattered else box.formations[target].kind
    found[kind] = chart[kind]
    if war.winter:
        found["winter"] = chart["winter"]
    if space == war.gale:
        found["gale"] = chart["gale"]
    if scouts(box, war, target):
        found["screened"] = chart["screened"]
    return {name: value for name, value in found.items() if value}


# ---------------------------------------------------------------- attack


async def attack(table: Table[War, Box], space: SpaceId, side: str) -> None:
    """IC 7.4 All with posture Engage attack together all Located Enemies there, as far as 2.33 allows."""
    war, box = table.game, table.box
    attackers = [each for each in sailing_in(box, war, space, side) if may_attack(box, war, each)]
    targets = [each for each in sailing_in(box, war, space, OTHER[side]) if may_be_attacked(war, each)]
    attackers, targets = not_evaded(war, attackers, targets)
    if not attackers or not targets:
        return
    attackers, targets = await spare_the_french(table, side, attackers, targets)
    if not attackers or not targets:
        return
    table.tell("attacks", rule="IC 7.4", formations=" ".join(attackers), space=space)
    caught = [target for target in targets if not await evades(table, attackers, target)]
    if caught:
        await fight(table, space, attackers, caught)


def may_attack(box: Box, war: War, formation: FormationId) -> bool:
    """IC 7.4, IC 10.13a With posture Engage; a Convoy by its escort, unless that is Spanish (2.32c)."""
    return (
        war.posture[formation] == Posture.ENGAGE
        and formation not in war.fought
        and bool(squadrons(box, war, formation))
        and not spanish_escort(box, war, formation)
    )


def may_be_attacked(war: War, formation: FormationId) -> bool:
    """IC 7.4, IC 8.72 Located, not a scattered Convoy, and not in a Battle this Impulse already."""
    return formation in war.located and formation not in war.fought and formation not in war.scattered


def not_evaded(
    war: War, attackers: list[FormationId], targets: list[FormationId]
) -> tuple[list[FormationId], list[FormationId]]:
    """IC 7.5 Whoever has evaded an attacker is in no Battle with it this Impulse."""
    attackers = [a for a in attackers if not all(f"{a}!{t}" in war.sought for t in targets)]
    return attackers, [t for t in targets if not any(f"{a}!{t}" in war.sought for a in attackers)]


async def spare_the_french(
    table: Table[War, Box], side: str, attackers: list[FormationId], targets: list[FormationId]
) -> tuple[list[FormationId], list[FormationId]]:
    """2.33a Before the declaration no Battle with the French unless the British wish it, and pay 2.42.

    With the option only the French stay out of it.
    """
    war, box = table.game, table.box
    if war.french_war:
        return attackers, targets
    ours = targets if side == BRITISH else attackers
    concerned = [each for each in ours if french(box, war, each)]
    if not concerned:
        return attackers, targets
    key = f"{'+'.join(attackers)}?{'+'.join(targets)}"
    if key not in war.sought and await defies(table, "battle"):
        return attackers, targets
    war.sought.add(key)  # he has declined, and is not asked again this Impulse
    if not war.on(FRENCH_APART) and any(holds(box, war, each, "F") for each in concerned):
        return [], []
    rest = [each for each in ours if each not in concerned]
    return (attackers, rest) if side == BRITISH else (rest, targets)


# ---------------------------------------------------------------- Evasion


async def evades(table: Table[War, Box], attackers: list[FormationId], target: FormationId) -> bool:
    """IC 7.5 Avoid evades, and Shadow if it has fewer Ships than the attackers together."""
    war, box = table.game, table.box
    if not wants_to_evade(box, war, attackers, target):
        return False
    modifiers = evasion_modifiers(box, war, attackers, target)
    base = box.charts.evade.at("target")
    die = await table.roll(
        D10,
        "evasion",
        lambda: Test(
            rule="IC 7.5",
            target=modifiers,
            needs=base,
            at_most=True,
            by=(target,),
            against=tuple(attackers),
            at=war.where[target],
        ),
    )
    number = base + sum(modifiers.values())
    away = bool(die <= number)
    table.tell("evades" if away else "caught", rule="IC 7.5", formation=target, target=number)
    if away:
        war.sought.update(f"{attacker}!{target}" for attacker in attackers)
    return away


def wants_to_evade(box: Box, war: War, attackers: list[FormationId], target: FormationId) -> bool:
    if target in box.convoys or war.posture[target] == Posture.AVOID:
        return True
    if war.posture[target] == Posture.ENGAGE:
        return False
    return ship_count(box, war, target) < sum(ship_count(box, war, each) for each in attackers)


def evasion_modifiers(
    box: Box, war: War, attackers: list[FormationId], target: FormationId
) -> dict[str, int]:
    chart = box.charts.evade.cells
    fastest = max(capacity(box, war, each) for each in attackers)
    found = {"capacity": capacity(box, war, target) - fastest}
    if target in box.convoys:
        found["convoy"] = chart["convoy"]
    if scouts(box, war, target):
        found["scouts"] = chart["scouts"]
    if war.winter:
        found["winter"] = chart["winter"]
    if target in war.disorganised:
        found["disorganised"] = chart["disorganised"]
    if target in war.slipped:
        found["leaving"] = chart["leaving"]
    if war.where[target] in box.strait:
        found["strait"] = chart["strait"]
    return {name: value for name, value in found.items() if value}


def offing_contacts(box: Box, war: War) -> list[SpaceId]:
    """IC 7.61 Blockaded offings in which somebody has just become Ready."""
    return sorted({war.where[each] for each in war.slipped if war.state.get(each) == State.READY})
