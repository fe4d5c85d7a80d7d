"""What the bots think."""

from __future__ import annotations

from functools import lru_cache
from operator import add, itemgetter
from typing import NamedTuple

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, CityId, Place
from vivac.games.guerra.box.unpacking import LEGION, PATRIOT, REBELS, ROYALIST, SPAIN, TRACK, Box
from vivac.games.guerra.chapters.control import NOBODY, Presence, held_by, present, score, together
from vivac.games.guerra.chapters.forces import NONE, among, factor_of, steps
from vivac.games.guerra.chapters.victory import CUBA, NEW_SPAIN, garrison_steps
from vivac.games.guerra.game import LOOSE, Moment, War

AREA = 2.0
COUNTED = 1.5  # of it, for an area of the side whose areas the scenario counts
UNCOUNTED = 0.5  # and for one of the other side
WORTH = 0.4  # of an area, for each RP
RISK = 0.05  # of an army and of what it holds, for an enemy in reach as strong as it
SURE = 5  # times as strong, and there is no more to fear
RISKED = 0.5  # of an area, if the army there is beaten
HUNTED = 0.1  # of guerrillas that somebody may hunt
MARCH = 1  # areas from which an army comes to attack
TOLL = 4 / 3  # steps that a march through hostile country costs
ALL_GONE = (1.0, 1.0, 1 / 3)  # how likely it takes all, of none, one or two steps
STEP = 0.3
SHIP_STEP = 0.15  # less than its price: money is for troops
LEADER = 1.0
POINT = 0.12  # an RP in the purse
ABROAD = 0.5  # of its worth, for what is not on the map yet
BESIEGED = 0.8  # and for what is shut in
STARVING = 0.4  # or starved out (6.6)
SIEGE = 0.1  # a unit before a city, and as much again for works and for blockade
REACH = 0.03  # for each area nearer to one that is not held
FAR_ENOUGH = 5
SURPLUS = 4  # units beyond the first that reach out from an area
TEMPO = 0.02  # an OP in hand
READY = 0.004  # a factor of a force that has still to act
AT_HAND = 0.006  # and of the one that does
SPARE = 0.001  # any factor there, even if there are enough
ENOUGH = 12  # factors for a fight: what is more serves better in another force
FORMED = 0.03  # what forming forces anew must bring, or it is left
HOPE = 0.8  # an uprising that succeeds
GUARD = 0.1  # somebody who stays where a force sets out
IN_OPERATIONS = frozenset({Moment.OPENING, Moment.OPERATIONS, Moment.MARCH, Moment.VOYAGE})
SIGN = {PATRIOT: 1.0, ROYALIST: -1.0, REBELS: 0.0, LEGION: 0.0}
RANK = {ROYALIST: 0, PATRIOT: 1, REBELS: 2, LEGION: 2}
NEITHER = 2
ORDINAL = {step: nth for nth, step in enumerate(Moment)}
MANY, LONG = 1_000, 10_000  # more moments than a phase has, and than a turn
GARRISON = 0.3  # a step of a garrison that is still wanted (10.5)

Held = dict[AreaId, tuple[int, int]]  # in halves, by the Royalists and by the Patriots
Prizes = dict[AreaId, tuple[float, float]]  # what half of an area is worth to them


def judge(box: Box, war: War, role: str) -> float:
    """Areas first, each by its worth; then armies and their reach, leaders, money and hopes."""
    return balance(box, war) if role == PATRIOT else -balance(box, war)


def balance(box: Box, war: War) -> float:
    """How well the Patriots stand."""
    total = 0.0
    prizes = prizes_of(box, war.scenario, war.turn)
    held, hosts = muster(box, war)
    for area, (for_royalists, for_patriots) in prizes.items():
        royalist, patriot = held[area]
        total += patriot * for_patriots - royalist * for_royalists
    total += counters(box, war) + reach(box, hosts, held) + tempo(box, war)
    total += danger(box, war, hosts, held, prizes) + weariness(box, war, held, prizes)
    total += POINT * (sum(war.rp.values()) - 2 * war.rp[ROYALIST]) / 2
    for side, _, modifier in war.announced:
        total += HOPE * max(0, 2 + modifier) / 6 * (1 if side == PATRIOT else -1)
    return total - garrisons(box, war)


@lru_cache(maxsize=64)
def prizes_of(box: Box, scenario: str, turn: int) -> Prizes:
    """What half of every area is worth to the Royalists and to the Patriots.

    A scenario counts the areas of one side only (11.1, 12.x-1), those of the other serve for their income.
    There is no income after the last turn.
    """
    rules = box.scenarios[scenario]
    counted = rules.victory.kind == "royalist_areas"
    income = WORTH if turn < rules.last_turn else 0.0
    found: Prizes = {}
    for area in box.scoring:
        rp = income * box.area[area].rp / 2
        royalist = AREA * (COUNTED if counted and area in box.mainland else UNCOUNTED) / 2
        patriot = AREA * (UNCOUNTED if counted else COUNTED) / 2
        found[area] = royalist + rp, patriot + rp
    return found


def counters(box: Box, war: War) -> float:
    """Steps, ships and leaders; those under siege are worth less, besiegers more."""
    total = 0.0
    worth = worth_of(box)
    shares: dict[Place, float] = dict.fromkeys(box.off_board, 0.0)
    shares |= dict.fromkeys(war.siege.values(), BESIEGED)
    shares |= {war.siege[unit]: STARVING for unit in war.blockade}
    shares |= {TRACK: ABROAD, SPAIN: ABROAD}
    for place, units in war.stack.items():
        if share := shares.get(place, 1.0):
            total += share * worth_together(box, units)
    for unit in war.reduced:
        total -= shares.get(war.where[unit], 1.0) * worth[unit] / box.steps[unit]
    for unit in war.siege:
        total += SIGN[box.side[unit]] * SIEGE * (1 + (unit in war.works) + (unit in war.blockade))
    return total


@lru_cache(maxsize=4)
def worth_of(box: Box) -> dict[UnitId, float]:
    """What every counter is worth to the Patriots at full strength."""
    return {
        unit: SIGN[side]
        * (LEADER if unit in box.leaders else (SHIP_STEP if unit in box.naval else STEP) * box.steps[unit])
        for unit, side in box.side.items()
    }


@lru_cache(maxsize=1 << 15)
def worth_together(box: Box, units: tuple[UnitId, ...]) -> float:
    """What a whole stack is worth."""
    return sum(map(worth_of(box).__getitem__, units))


class Host(NamedTuple):
    """A side in an area: units that march; factors and steps in the field; guerrillas; who has walls."""

    units: int
    power: int
    steps: int
    guerrillas: int
    sheltered: int


Hosts = dict[AreaId, Host]
FIELD, SHUT_IN, SHELTERED = 0, 1, 2  # where a stack is


class Pile(NamedTuple):
    """What a stack amounts to: who is present by 1.1.1, and the Royalists and the Patriots who are."""

    there: Presence
    royalists: Host | None
    patriots: Host | None


def muster(box: Box, war: War) -> tuple[Held, tuple[Hosts, Hosts]]:
    """Who holds every area, and the Royalists and the Patriots there; all at once, for every rollout asks."""
    held: Held = {}
    royalists: Hosts = {}
    patriots: Hosts = {}
    stack, walls = war.stack, walls_of(box, frozenset(war.siege.values()))
    marked = war.guerrillas | war.reduced
    for area, spots in box.spots.items():
        there, royalist, patriot = NOBODY, None, None
        for spot in spots:
            if units := stack.get(spot):
                if marked.isdisjoint(units):
                    pile = drawn_up(box, units, walls[spot], NONE, NONE, NONE)
                else:
                    of_them = (among(each, units) for each in (war.reduced, war.guerrillas, war.dispersed))
                    pile = drawn_up(box, units, walls[spot], *of_them)
                there = together(there, pile.there)
                royalist, patriot = joined(royalist, pile.royalists), joined(patriot, pile.patriots)
        held[area] = score(held_by(there))
        if royalist is not None:
            royalists[area] = royalist
        if patriot is not None:
            patriots[area] = patriot
    return held, (royalists, patriots)


def joined(some: Host | None, others: Host | None) -> Host | None:
    """Those in the field and those in a city of one area."""
    if some is None or others is None:
        return some or others
    return Host(*map(add, some, others))


@lru_cache(maxsize=256)
def walls_of(box: Box, besieged: frozenset[CityId]) -> dict[Place, int]:
    """What shelter every field and city gives."""
    return {
        spot: FIELD if spot == area else SHUT_IN if spot in besieged else SHELTERED
        for area, spots in box.spots.items()
        for spot in spots
    }


@lru_cache(maxsize=1 << 15)
def drawn_up(
    box: Box,
    units: tuple[UnitId, ...],
    shelter: int,
    weak: frozenset[UnitId],
    guerrillas: frozenset[UnitId],
    dispersed: frozenset[UnitId],
) -> Pile:
    """What a stack amounts to: the same stacks come up in rollout after rollout."""
    counts = [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]
    for unit in units:
        if unit not in box.land_units or (side := RANK[box.side[unit]]) == NEITHER:
            continue
        count = counts[side]
        count[4] += shelter == SHELTERED
        if unit in guerrillas:
            count[3] += 1
            continue
        count[0] += 1
        if shelter == FIELD:
            count[1] += box.reduced[unit] if unit in weak else box.factor[unit]
            count[2] += box.steps[unit] - (unit in weak)
    royalists, patriots = (Host(*count) if any(count) else None for count in counts)
    return Pile(present(box, units, guerrillas, dispersed), royalists, patriots)


def danger(box: Box, war: War, hosts: tuple[Hosts, Hosts], held: Held, prizes: Prizes) -> float:
    """What the Royalists stand to lose, less what the Patriots do, while the enemy may still act."""
    royalists, patriots = hosts
    last = war.turn == box.scenarios[war.scenario].last_turn
    step = ORDINAL[war.step]
    over = step > ORDINAL[Moment.STANDING]  # nobody acts any more this turn
    total = 0.0
    if not (last and over):
        total -= exposed(box, patriots, royalists, held, prizes, 1)
    if not (last and (over or (war.side == ROYALIST and step >= ORDINAL[Moment.OPENING]))):
        total += exposed(box, royalists, patriots, held, prizes, 0)
    return total


def exposed(box: Box, hosts: Hosts, enemies: Hosts, held: Held, prizes: Prizes, side: int) -> float:
    """Armies within reach of a stronger one, what they would be driven from, and guerrillas to be hunted."""
    total = 0.0
    near = marches(box)
    for area, host in hosts.items():
        threat = 0
        for other in near[area]:
            if other in enemies and enemies[other].power > threat:
                threat = enemies[other].power
        if not threat:
            continue
        total += HUNTED * STEP * host.guerrillas
        if host.power and 2 * threat > host.power:
            risk = RISK * min(threat / host.power, SURE)
            total += risk * STEP * host.steps
            if area in prizes and not host.sheltered:
                total += risk * RISKED * held[area][side] * prizes[area][side]
    return total


@lru_cache(maxsize=4)
def marches(box: Box) -> dict[AreaId, tuple[AreaId, ...]]:
    """Of every area those from which an army comes and still has OPs to attack."""
    return {
        area: tuple(other for other in box.area if box.land.distance[other].get(area, FAR_ENOUGH) <= MARCH)
        for area in box.area
    }


def weariness(box: Box, war: War, held: Held, prizes: Prizes) -> float:
    """5.3 A march through hostile country is paid for when it ends, and one step alone never outlives it."""
    weary = sorted(unit for unit in war.triggers if war.where[unit] in box.ground)
    if not weary:
        return 0.0
    own = box.side[weary[0]]
    count = steps(box, war, weary)
    total = STEP * min(count, TOLL)
    area = box.ground[war.where[weary[0]]]
    if count < len(ALL_GONE) and area in prizes:
        staying = any(
            box.side[unit] == own and unit in box.ashore and unit not in war.triggers
            for spot in box.spots[area]
            for unit in war.stack.get(spot, ())
        )
        if not staying:
            ours, theirs = held[area][RANK[own]], held[area][1 - RANK[own]]
            for_us, for_them = prizes[area][RANK[own]], prizes[area][1 - RANK[own]]
            total += ALL_GONE[count] * (ours * for_us + (2 - theirs) * for_them * (theirs > 0))
    return -SIGN[own] * total


def reach(box: Box, hosts: tuple[Hosts, Hosts], held: Held) -> float:
    """Units that are not needed where they stand are worth more near an area still to be won."""
    total = 0.0
    near = neighbourhood(box)
    for side, sign in ((0, 1.0), (1, -1.0)):
        for area, host in hosts[side].items():
            if host.units > 1:
                away = next((far for goal, far in near[area] if held[goal][side] < 2), FAR_ENOUGH)
                total += sign * REACH * away * min(host.units - 1, SURPLUS)
    return total


@lru_cache(maxsize=4)
def neighbourhood(box: Box) -> dict[AreaId, list[tuple[AreaId, int]]]:
    """Of every area those worth having that are near, the nearest first."""
    return {
        area: sorted(
            ((goal, far) for goal in box.scoring if (far := box.land.distance[area][goal]) < FAR_ENOUGH),
            key=itemgetter(1),
        )
        for area in box.area
    }


def tempo(box: Box, war: War) -> float:
    """Forces still to act, OPs in hand, and a march that keeps together but leaves a guard behind."""
    if war.step not in IN_OPERATIONS:
        return 0.0
    total = READY * at_the_ready(box, war) + TEMPO * war.ops
    if war.step is not Moment.OPENING:
        total += FORMED
    if war.active and war.ops and (area := box.ground.get(war.where[war.active[0]])):
        own = sum(box.side[unit] == war.side for spot in box.spots[area] for unit in war.stack.get(spot, ()))
        power = sum(factor_of(box, war, unit) for unit in war.active if unit in box.land_units)
        total += GUARD * (own > len(war.active)) + AT_HAND * min(power, ENOUGH) + SPARE * power
    return SIGN[war.side] * total


def at_the_ready(box: Box, war: War) -> int:
    """5.1-1 The factors of every force that has still to act, and one for itself; but no more than enough."""
    side, side_of, finished, label, factors = war.side, box.side, war.finished, war.label, box.factor
    total = 0
    for place, units in war.stack.items():
        if place in box.off_board:
            continue
        powers: dict[int, int] = {}
        for unit in units:
            if side_of[unit] == side and unit not in finished:
                force = label.get(unit, LOOSE)
                powers[force] = powers.get(force, 0) + factors[unit]
        for power in powers.values():
            total += 1 + min(power, ENOUGH)
    return total


def garrisons(box: Box, war: War) -> float:
    """10.5 Steps that Mexico and Cuba must keep are worth more than others."""
    victory = box.scenarios[war.scenario].victory
    mexico = min(garrison_steps(box, war, NEW_SPAIN), victory.mexico_garrison)
    cuba = min(garrison_steps(box, war, CUBA), victory.cuba_garrison)
    return GARRISON * (mexico + cuba)


def clock(_box: Box, war: War) -> int:
    """3.1 Steps of reorganisation, and units that have finished: an activation takes two moments or more."""
    step = ORDINAL[war.step]
    if step < ORDINAL[Moment.OPENING]:
        return war.turn * LONG + 2 * step
    if step > ORDINAL[Moment.STANDING]:
        return war.turn * LONG + 3 * MANY + 2 * step
    return war.turn * LONG + (1 if war.side == PATRIOT else 2) * MANY + 2 * len(war.finished)
