"""What the bots think, and what they may believe."""

from __future__ import annotations

from random import Random

from vivac.games.mistral.charting import end_of_course
from vivac.games.mistral.formations import elements, ship_count, space_of, top
from vivac.games.mistral.game import Posture, State, War
from vivac.games.mistral.levant_trade import bonus
from vivac.games.mistral.orders import RENDEZVOUS, kind_of, target_of
from vivac.games.mistral.sailing import DOCKS
from vivac.games.mistral.unpacking import (
    ABSENT,
    BOURBON,
    BRITISH,
    OTHER,
    POOL,
    ROLES,
    SUNK,
    WITHDRAWN,
    Box,
    FormationId,
)

PRESTIGE, FULFILLED, FAILED = 10.0, 4.5, -4.5
AWAY = frozenset((POOL, SUNK, WITHDRAWN, ABSENT))
ENTRIES = {
    "british_levant_out": "gulf_of_cadiz",
    "british_levant_home": "maltese_roads",
    "supply": "gulf_of_cadiz",
}
ENTRIES |= {"french_levant": "maltese_roads", "troop": "barcelona", "west_edge": "gulf_of_cadiz"}


def judge(box: Box, war: War, role: str) -> float:
    """Prestige and Orders first; then Ships and their state, and how Orders are getting on."""
    score = 0.0
    for side in ROLES:
        sign = 1.0 if side == role else -1.0
        score += sign * (
            PRESTIGE * war.prestige[side] + FULFILLED * war.fulfilled[side] + FAILED * war.failed[side]
        )
        score += sign * fleet_worth(box, war, side)
    score += FULFILLED * bonus(box, war) * (1 if role == BOURBON else -1)
    score += campaign_worth(war, role) + 6.0 * war.landed * (1 if role == BOURBON else -1)
    score += sum(order_worth(box, war, bearer) for bearer in war.order if owned(box, bearer, role))
    score -= 1.5 * sum(holder == role for holder in war.chits.values())
    return score + conduct(box, war, role)


def owned(box: Box, bearer: str, role: str) -> bool:
    what = box.formations.get(bearer) or box.auxiliaries[bearer]
    return what.side == role


def fleet_worth(box: Box, war: War, side: str) -> float:
    worth = 0.0
    for element, what in box.elements.items():
        if what.side == side and war.where[element] not in AWAY:
            worth += 2.0 * war.ships[element] + 2.0 * what.flagship
            dp = war.dp[element]
            worth -= 0.25 * dp + (1.0 if dp >= what.two_thirds else 0.4 if dp >= what.third else 0.0)
    return worth


def campaign_worth(war: War, role: str) -> float:
    return 4.0 * sum(war.marker.values()) * (1 if role == BOURBON else -1)


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
    value += 0.5 * done
    if bearer not in box.formations:
        return value + 1.0
    return value - 0.35 * distance_to_goal(box, war, bearer)


def distance_to_goal(box: Box, war: War, bearer: FormationId) -> float:
    """Routes from the end of its Course to where its Order wants it; docks count as a little farther."""
    main = top(box, war, bearer)
    if main in box.convoys:
        return 0.0
    start = end_of_course(war, main) if main in war.course else space_of(box, war, bearer)
    extra = 0.0
    if start == DOCKS or war.state.get(main) == State.REFITTING:
        extra, start = 2.0, war.where[main]
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


# ---------------------------------------------------------------- conduct


def conduct(box: Box, war: War, role: str) -> float:
    """Damaged Flags without Orders belong in Port; the strong engage and the weak avoid."""
    score = 0.0
    for formation, state in war.state.items():
        what = box.formations[formation]
        if what.side != role or what.kind in ("convoy", "independent"):
            continue
        if state == State.READY:
            score += at_sea_worth(box, war, formation)
        elif formation in war.order:
            score += 0.3 if state == State.PREPARING else 0.0
    for auxiliary in box.of_side[role]:
        place = war.where[auxiliary]
        if place in box.location:
            score += 0.6
        elif place in box.formations:
            score += 0.5
        elif place in box.ports:
            score += 0.2
    return score


def at_sea_worth(box: Box, war: War, formation: FormationId) -> float:
    """What being at sea costs, and whether the posture suits the strength."""
    ships = ship_count(box, war, formation)
    side = box.formations[formation].side
    idle = formation not in war.order
    worth = -0.3 * len(elements(box, war, formation)) if idle else 0.0
    if idle and war.course[formation]:
        home = end_of_course(war, formation)
        worth += 0.8 if home == DOCKS else 0.0
    near = max(
        (
            ship_count(box, war, enemy)
            for enemy, state in war.state.items()
            if state == State.READY
            and box.formations[enemy].side == OTHER[side]
            and enemy not in box.convoys
            and box.network.distance.get(war.where[formation], {}).get(war.where[enemy], 99) <= 3
        ),
        default=0,
    )
    posture = war.posture[formation]
    if ships > 1.4 * near and posture == Posture.ENGAGE:
        worth += 0.4
    if ships < near and posture == Posture.AVOID:
        worth += 0.4
    return worth - (1.0 if formation in war.disorganised else 0.0)


# ---------------------------------------------------------------- what a viewer may believe


def redeal(box: Box, war: War, viewer: str, rng: Random) -> War:
    """IC 1.7a, IC 1.7b What the enemy hides is dealt anew; everything open stays as it is."""
    enemy = OTHER.get(viewer, BOURBON)
    deal_strengths(box, war, enemy, rng)
    deal_courses(box, war, enemy, rng)
    deal_orders(box, war, enemy, rng)
    if viewer == BRITISH:
        deal_trajectories(box, war, rng)
    return war


def known(box: Box, war: War, element: str) -> bool:
    """Whether the contents it is among are open: Located, in Battle, or on the Track."""
    place = war.where[element]
    if place not in box.formations:
        return place not in box.ports
    before = war.shown.get(element, place)
    flags = {top(box, war, place), *((before,) if before in box.formations else ())}
    return any(flag in war.located or flag in war.engaged for flag in flags) or place in war.engaged


def deal_strengths(box: Box, war: War, side: str, rng: Random) -> None:
    """Ships and DP of hidden Squadrons of one Contingent and subclass change places, with their names."""
    groups: dict[str, list[str]] = {}
    for element, what in box.elements.items():
        if what.side == side and war.where[element] not in AWAY and not known(box, war, element):
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
    for formation in war.state:
        what = box.formations[formation]
        if what.side != side or what.kind == "convoy":
            continue
        plotting = war.dialog.get(side, "").endswith(f"/course:{formation}")
        if war.state[formation] == State.READY and not plotting:
            war.course[formation] = ()
            if what.kind != "independent" and formation not in war.sortie:
                war.posture[formation] = rng.choice((Posture.ENGAGE, Posture.SHADOW, Posture.AVOID))


def deal_orders(box: Box, war: War, side: str, rng: Random) -> None:
    """Chits in the enemy's hand, and the targets of those he has Issued, could be others."""
    pool = [chit for chit, order in box.chits.items() if order.side == side and war.chits[chit] == POOL]
    busy = war.dialog.get(side, "").rpartition(":")[2]
    for chit in [c for c, holder in war.chits.items() if holder == side and c != busy]:
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
