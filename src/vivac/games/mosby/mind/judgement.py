"""What the bots think, and what they may believe."""

from __future__ import annotations

from random import Random

from vivac.box import lay_out
from vivac.games.mosby.box.unpacking import BOXES, CONTAINER, Box
from vivac.games.mosby.chapters.cards import kidnapped
from vivac.games.mosby.chapters.demolition import targets
from vivac.games.mosby.chapters.forces import active_combat, strength_of
from vivac.games.mosby.game import NOWHERE, Phase, Raid

CARD = 1.0
FACTOR = 2.0


def judge(box: Box, raid: Raid, _role: str) -> float:
    """Performance first; then men, cards and quiet, and how far from danger and near to a target Mosby is."""
    score = 10.0 * raid.notoriety + raid.performance
    score -= 12.0 * raid.wounded
    if raid.mosby == NOWHERE or raid.step in (Phase.PREPARATION, Phase.END):
        return score
    score += FACTOR * raid.strength + CARD * len(raid.hand) - 0.5 * raid.awareness
    score += 3.0 * len(kidnapped(raid))
    score += prospects(box, raid) - danger(box, raid)
    return score


def prospects(box: Box, raid: Raid) -> float:
    """Something to demolish here is worth more than something down the road."""
    here = raid.mosby
    if targets(box, raid):
        return 1.5
    distance = box.network.distance[here]
    goals = [space for space in box.rails if space in raid.lines and space not in raid.rails_down]
    goals += [space for space in box.bridges if space in raid.lines and space not in raid.bridges_down]
    goals += raid.depots
    return 1.0 - 0.1 * min((distance[space] for space in goals), default=10)


def danger(box: Box, raid: Raid) -> float:
    """Active combat units, the nearer the worse; those upon Mosby by how strong they are."""
    distance = box.network.distance[raid.mosby]
    threat = sum(3.0 / (1 + distance[raid.where[unit]]) for unit in raid.active if unit in box.combat)
    upon = sum(strength_of(box, raid, unit) for unit in active_combat(box, raid, raid.mosby))
    if upon:
        threat += 2.0 * upon / max(raid.strength, 1)
    return threat * (0.3 if raid.hidden else 1.0)


def redeal(box: Box, raid: Raid, _viewer: str, rng: Random) -> Raid:
    """Units nobody has seen are dealt anew from the container, and depots from the values left."""
    unseen = [unit for unit, place in raid.where.items() if place not in BOXES and unit not in raid.seen]
    outside = [unit for unit in unseen if raid.where[unit] not in raid.lines]  # only an escort can be there
    pool = [*raid.stack.get(CONTAINER, ()), *unseen]
    rng.shuffle(pool)
    dealt = {}
    for unit in sorted(unseen, key=lambda unit: unit not in outside):
        dealt[unit] = next(other for other in pool if unit not in outside or other in box.combat)
        pool.remove(dealt[unit])
    tags = {dealt[unit]: raid.tags[unit] for unit in unseen}
    places = {dealt[unit]: raid.where[unit] for unit in unseen}
    raid.tags = {unit: tag for unit, tag in raid.tags.items() if unit not in unseen} | tags
    stack = {place: tuple(dealt.get(unit, unit) for unit in units) for place, units in raid.stack.items()}
    stack.pop(CONTAINER, None)
    raid.where.update(dict.fromkeys(pool, CONTAINER) | places)
    raid.stack = stack | lay_out(dict.fromkeys(pool, CONTAINER))
    values = [*raid.depots.values(), *raid.depot_values]
    rng.shuffle(values)
    raid.depots = dict(zip(raid.depots, values, strict=False))
    raid.depot_values = values[len(raid.depots) :]
    return raid
