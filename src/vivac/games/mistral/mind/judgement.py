"""What the bots think, and what they may believe."""

from __future__ import annotations

from random import Random

from vivac.games.mistral.box.unpacking import (
    ABSENT,
    BOURBON,
    BRITISH,
    OTHER,
    POOL,
    SUNK,
    WITHDRAWN,
    Box,
    FormationId,
)
from vivac.games.mistral.chapters.courses import POSTURES, bars_posture, end_of_course
from vivac.games.mistral.chapters.formations import top
from vivac.games.mistral.chapters.levant_trade import bonus
from vivac.games.mistral.chapters.orders import RENDEZVOUS, kind_of, target_of
from vivac.games.mistral.chapters.record import raided
from vivac.games.mistral.chapters.sailing import DOCKS, DRIVE
from vivac.games.mistral.chapters.sight import may_know, place_of
from vivac.games.mistral.game import Posture, State, Step, War
from vivac.ground import FAR

PRESTIGE, FULFILLED, FAILED = 10.0, 4.5, -4.5
AWAY = frozenset((POOL, SUNK, WITHDRAWN, ABSENT))
ENTRIES = {
    "british_levant_out": "gulf_of_cadiz",
    "british_levant_home": "maltese_roads",
    "supply": "gulf_of_cadiz",
}
ENTRIES |= {"french_levant": "maltese_roads", "troop": "barcelona", "west_edge": "gulf_of_cadiz"}
HABITS = {"course": 0.1, "exchange": -0.5}  # what it is worth to have commanded, before it shows on the chart
LOOKED, LOOKED_ASIDE = 0.02, -0.01  # having turned to something; having turned to lone Squadrons
IDLE = -0.005  # having done anything else
DEFIANCE = -5.0
NEAR = 3  # routes at which an enemy matters


def judge(box: Box, war: War, role: str) -> float:
    """Prestige and Orders first; then Ships and their state, and how Orders are getting on."""
    other, ours = OTHER[role], 1.0 if role == BOURBON else -1.0
    score = PRESTIGE * (war.prestige[role] - war.prestige[other])
    score += FULFILLED * (war.fulfilled[role] - war.fulfilled[other])
    score += FAILED * (war.failed[role] - war.failed[other])
    score += ours * (FULFILLED * bonus(box, war) + 4.0 * sum(war.marker.values()) + 6.0 * war.landed)
    score -= ours * FAILED * raided(box, war) / box.limit["gdc_locations"]
    worth, ships = fleets(box, war, role)
    score += worth
    for bearer in war.order:
        what = box.formations.get(bearer) or box.auxiliaries[bearer]
        if what.side == role:
            score += order_worth(box, war, bearer)
    score -= 2.0 * sum(holder == role for holder in war.chits.values())
    score += conduct(box, war, role, ships)
    return score + attention(war)


def attention(war: War) -> float:
    """A commander looks at everything once before he has done, and does nothing without a reason."""
    if war.step is Step.TASKS:
        return 0.05 * len(war.handled)
    defiance = DEFIANCE if "defy" in war.notes else 0.0
    return defiance + sum(map(habit, war.handled))


def habit(mark: str) -> float:
    """What having commanded something is worth by itself."""
    act, _, thing = mark.partition(":")
    if act == "once":
        return LOOKED_ASIDE if thing.startswith("squadrons") else LOOKED
    return HABITS.get(act, IDLE)


def fleets(box: Box, war: War, role: str) -> tuple[float, dict[FormationId, int]]:
    """What all Ships are worth to a side, and how many sail with each Formation."""
    worth = 0.0
    ships: dict[FormationId, int] = {}
    where, counts, damage, formations = war.where, war.ships, war.dp, box.formations
    for element, what in box.elements.items():
        place = where[element]
        if place in AWAY:
            continue
        dp = damage[element]
        value = 2.0 * counts[element] - 0.25 * dp
        if what.flagship:
            value += 2.0
        if dp >= what.two_thirds:
            value -= 1.0
        elif dp >= what.third:
            value -= 0.4
        worth += value if what.side == role else -value
        if place in formations:
            while where[place] in formations:
                place = where[place]
            ships[place] = ships.get(place, 0) + counts[element]
    return worth, ships


# ---------------------------------------------------------------- Orders


def order_worth(box: Box, war: War, bearer: str) -> float:
    """An Order well on its way is worth a good part of what it will bring."""
    kind = kind_of(box, war, bearer)
    if kind is None:
        return 0.0
    if war.order[bearer] == RENDEZVOUS:
        return -1.0
    value = 1.0 + kind.value
    done = war.progress.get(bearer, 0) if kind.id == "cruise" else war.running.get(bearer, 0)
    value += 0.7 * done
    if bearer not in box.formations:
        return value + 1.0
    return value - 0.35 * distance_to_goal(box, war, bearer)


def distance_to_goal(box: Box, war: War, bearer: FormationId) -> float:
    """Routes from the end of its Course to where its Order wants it; docks count as a little farther."""
    main = top(box, war, bearer)
    if main in box.convoys:
        return 0.0
    start, extra = heading(war, main)
    if start in box.boxes or start not in box.network.distance:
        return 0.0
    kind, target = kind_of(box, war, bearer), target_of(box, war, bearer)
    if kind is not None and kind.id == "blockade" and start == target and bearer not in war.blockading:
        extra += 1.0
    if target in box.zones:
        return extra + box.zone_range[start][target]
    if target in box.campaigns:
        spaces = box.campaigns[target].spaces
        return extra + min(box.network.distance[start][space] for space in spaces)
    goal = ENTRIES.get(target, target)
    return extra + (box.network.distance[start][goal] if goal in box.network.distance else 0)


def heading(war: War, formation: FormationId) -> tuple[str, float]:
    """Where a Formation is going, and what keeps it from starting."""
    state = war.state.get(formation)
    if state == State.REFITTING:
        return war.where[formation], 2.0
    if state == State.PREPARING:
        return war.where[formation], 1.0
    end = end_of_course(war, formation)
    return (end, 0.0) if end != DOCKS else (last_space(war, formation), 2.0)


def last_space(war: War, formation: FormationId) -> str:
    spaces = [step for step in war.course[formation] if step != DOCKS and not step.startswith(DRIVE)]
    return spaces[-1] if spaces else war.where[formation]


# ---------------------------------------------------------------- conduct


def conduct(box: Box, war: War, role: str, ships: dict[FormationId, int]) -> float:
    """Flags without Orders belong in Port; the strong engage and the weak avoid; frigates are of use."""
    score = 0.0
    enemies = [
        (war.where[enemy], ships.get(enemy, 0))
        for enemy, state in war.state.items()
        if state == State.READY and box.formations[enemy].side != role and enemy not in box.convoys
    ]
    for formation, state in war.state.items():
        what = box.formations[formation]
        if state != State.READY or what.side != role or what.kind == "independent":
            continue
        own = ships.get(formation, 0)
        if what.kind != "convoy":
            score += at_sea_worth(box, war, formation)
        if own:
            score += posture_worth(box, war, formation, own, enemies)
    location, formations, ports, where = box.location, box.formations, box.ports, war.where
    for auxiliary in box.of_side[role]:
        place = where[auxiliary]
        if place in location:
            score += 0.6
        elif place in formations:
            score += 0.5
        elif place in ports:
            score += 0.2
    return score


def at_sea_worth(box: Box, war: War, formation: FormationId) -> float:
    """What being at sea costs."""
    worth = -1.0 if formation in war.disorganised else 0.0
    if formation not in war.order and formation not in war.bound:
        start, docked = heading(war, formation)
        worth -= 0.8 if not docked else 0.0
        worth -= 0.15 * nearest_port(box, war, box.formations[formation].side, start)
    return worth


def posture_worth(
    box: Box, war: War, formation: FormationId, ships: int, enemies: list[tuple[str, int]]
) -> float:
    """Whether the posture suits the strength; an escort takes that of its Convoy."""
    far = box.network.distance.get(war.where[formation], {})
    near = max((count for space, count in enemies if far.get(space, FAR) <= NEAR), default=0)
    posture = war.posture[formation]
    suits = (ships > 1.4 * near and posture == Posture.ENGAGE) or (ships < near and posture == Posture.AVOID)
    return 0.4 if suits else 0.0


def nearest_port(box: Box, war: War, side: str, start: str) -> int:
    far = box.network.distance.get(start)
    if far is None:
        return 0
    return min((far[port] for port in box.homes[side]), default=0)


def clock(_box: Box, war: War) -> int:
    """IC 4.2 Impulses."""
    return war.tick


# ---------------------------------------------------------------- what a viewer may believe


def redeal(box: Box, war: War, viewer: str, rng: Random) -> War:
    """IC 1.7a, IC 1.7b What the enemy hides is dealt anew; everything open stays as it is."""
    enemy = OTHER.get(viewer, BOURBON)
    deal_strengths(box, war, enemy, rng)
    deal_courses(box, war, enemy, rng)
    deal_orders(box, war, enemy, rng)
    if viewer == BRITISH:
        deal_trajectories(box, war, rng)
    war.commanded.pop(enemy, None)
    return war


def known(box: Box, war: War, element: str, viewer: str | None) -> bool:
    """Whether the contents it is among, or still seen among, are open: Located, in Battle, on the Track."""
    place, seen = war.where[element], place_of(box, war, element, viewer)
    if seen in box.formations and may_know(box, war, seen, viewer):
        return True
    if place not in box.formations:
        return place not in box.ports
    main = top(box, war, place)
    return main in war.located or main in war.engaged or place in war.engaged


def deal_strengths(box: Box, war: War, side: str, rng: Random) -> None:
    """Ships and DP of hidden Squadrons of one Contingent and subclass change places, with their names."""
    groups: dict[str, list[str]] = {}
    for element, what in box.elements.items():
        if what.side == side and war.where[element] not in AWAY and not known(box, war, element, OTHER[side]):
            groups.setdefault(what.key, []).append(element)
    for members in groups.values():
        dealt = members[:]
        rng.shuffle(dealt)
        figures = {one: (war.ships[other], war.dp[other]) for one, other in zip(members, dealt, strict=True)}
        for element, (ships, dp) in figures.items():
            war.ships[element], war.dp[element] = ships, dp
        if war.names:
            renamed = dict(zip(dealt, members, strict=True))
            for name, place in war.names.items():
                war.names[name] = renamed.get(place, place)


def deal_courses(box: Box, war: War, side: str, rng: Random) -> None:
    """What the enemy's Formations mean to do: an empty Course, and any posture they may have."""
    for formation in war.state:
        what = box.formations[formation]
        if what.side != side:
            continue
        if what.kind == "convoy":
            if bars_posture(box, war, formation) is None:
                allowed = [p for p in POSTURES if bars_posture(box, war, formation, p) is None]
                war.posture[formation] = rng.choice(allowed)
            continue
        if war.state[formation] == State.READY:
            war.course[formation] = ()
            if what.kind != "independent" and formation not in war.sortie:
                war.posture[formation] = rng.choice((Posture.ENGAGE, Posture.SHADOW, Posture.AVOID))


def deal_orders(box: Box, war: War, side: str, rng: Random) -> None:
    """Chits in the enemy's hand, and the targets of those he has Issued, could be others."""
    pool = [chit for chit, order in box.chits.items() if order.side == side and war.chits[chit] == POOL]
    for chit in [c for c, holder in war.chits.items() if holder == side]:
        swap_chit(war, chit, rng.choice([chit, *pool]), pool)
    for bearer, chit in list(war.order.items()):
        if chit in box.chits and box.chits[chit].side == side and box.chits[chit].kind != "escort":
            order = box.chits[chit]
            alike = [
                o for o in pool if (box.chits[o].kind, box.chits[o].command) == (order.kind, order.command)
            ]
            other = rng.choice([chit, *alike])
            swap_chit(war, chit, other, pool)
            war.order[bearer] = other


def swap_chit(war: War, chit: str, other: str, pool: list[str]) -> None:
    if other != chit:
        war.chits[other], war.chits[chit] = war.chits[chit], POOL
        pool[pool.index(other)] = chit


def deal_trajectories(box: Box, war: War, rng: Random) -> None:
    """IC 1.7b The Trajectory of a Troop Convoy: any that has led it where it is."""
    for convoy in ("cv_troop1", "cv_troop2"):
        line = war.voyage.get(convoy)
        if line is None or convoy in war.bound_for:
            continue
        leg = war.leg[convoy]
        so_far = box.trajectories[line].spaces[: leg + 1]
        ended = war.state.get(convoy) == State.REFITTING and convoy not in war.sail_from
        alike = [
            other.id
            for other in box.trajectories.values()
            if other.convoy == "troop" and other.spaces[: leg + 1] == so_far
        ]
        if not ended:
            war.voyage[convoy] = rng.choice(alike)
