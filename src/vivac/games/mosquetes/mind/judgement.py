"""What the bots think, and what they may believe."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random

from vivac.games.mosquetes.box.contents import SIDE_OF, Objective, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, SIDES, Box
from vivac.games.mosquetes.chapters.models import VECTORS, enemies, fielded, models, troop, within
from vivac.games.mosquetes.chapters.objectives import done_key, end_points, occupied, still_standing
from vivac.games.mosquetes.chapters.scoring import BOTH
from vivac.games.mosquetes.chapters.setting_up import swap_markers
from vivac.games.mosquetes.chapters.troops import quarters
from vivac.games.mosquetes.chapters.wagons import bars_wagon
from vivac.games.mosquetes.game import SIDE_MISSIONS, Errand, Orders, Skirmish
from vivac.games.mosquetes.mind.ways import FEET, KEEL, WHEELS, how_far, in_lane

VICTORY = 40.0  # a victory point
FIGURE = 6.0  # each of a figure's points: men win the victory points to come
FLEEING = 0.6  # what a fleeing figure is still worth
COMMAND = 1.5
RELOAD = 6.0  # a man who must load before he shoots again: it takes an action, and maybe the better shot
FAR = 60.0  # inches: as far away as those who are no more
MUSKET = 12.0  # inches: where a firefight goes well
CLOSE = 26.0  # inches: an enemy nearer than this is to be faced
FACING = 0.3  # a man who does
IN_COLUMN = 0.2  # a man who cannot shoot
CONTACT = 0.2  # a man within musket shot of an enemy
SHOT = 0.3  # a man who may act, by what he may shoot
WATCHING = 0.15  # a man on watch
SEEN = 0.2  # a man who is spotted
CHARGE = 14.0  # inches: nearer than this, an officer is in danger
DANGER = 40.0
ESCORT = 0.5  # an inch too far from a wagon
AT_HAND = 10.0  # inches
IN_THE_WAY = 0.3  # a man where a wagon has to go
ALONE = 0.3  # of a Move, for a wagon that may not
LEFT_BEHIND = 0.3  # of an inch, for one that its escort is away
WAITING = 0.4  # a unit that has still to act
SHARE = 0.55  # of an objective, for a unit on its way there
GROUND = 1.5  # likewise, of ground to be held
OCCUPIED = 0.35  # of a building to be burnt, as long as the enemy is inside
EARLY = 0.5  # of ground to be held at the end, while that is far
SHAKEN = 0.75  # how much of its men above a third a side still has that nears a collapse
OVER = 500.0  # the game won or lost by it
TEMPO = 4.0  # a Clock played, for whoever is ahead
MANY = 1_000  # more than there are cards


def judge(box: Box, game: Skirmish, role: str) -> float:
    """Victory points scored and in sight, troops, command, time, and how near they are to what matters."""
    own = SideId(role)
    other = OTHER[own]
    if game.step == "end":  # whoever has more men has nothing of it
        return VICTORY * (game.points[own] - game.points[other])
    ends = {side: sum(points for _, points in _standing(box, game, side)) for side in SIDES}
    lead = game.points[own] + ends[own] - game.points[other] - ends[other]
    late = 0.5 + 0.5 * game.turn / box.sheets[game.scenario].turns  # what holds now may not at the end
    worth = VICTORY * late * (ends[own] - ends[other])
    worth += _worth(box, game, own) - _worth(box, game, other)
    worth += TEMPO * game.clocks * (1 if lead > 0 else -1)
    worth += _collapse(box, game, own, lead) + _last_turn(box, game, lead)
    return worth + _prospects(box, game, own) + _initiative(box, game, own)


def _collapse(box: Box, game: Skirmish, role: SideId, lead: int) -> float:
    """17.2 A side about to collapse ends the game with this turn: well for whoever leads even so."""
    worth = 0.0
    for side in SIDES:
        standing, start = still_standing(box, game, side)
        near = min(1.0, max(0.0, 1.0 - (3 * standing - start) / (SHAKEN * start + 1)))
        margin = lead + box.limits["collapse_points"] * (-1 if side == role else 1)
        worth += OVER * near * near * ((margin > 0) - (margin < 0))
    return worth


def _last_turn(box: Box, game: Skirmish, lead: int) -> float:
    """17.3 The Clocks of the last turn bring the end near, at which to lead is all that counts."""
    if game.turn < box.sheets[game.scenario].turns:
        return 0.0
    near = (1 + game.clocks) / box.limits["clock_cards"]
    return OVER * near * near * ((lead > 0) - (lead < 0))


def _standing(box: Box, game: Skirmish, side: SideId) -> Iterator[tuple[str, int]]:
    """What the objectives would bring a side if the game ended now."""
    for goal in box.objectives(game.scenario):
        if goal.side in (side, BOTH):
            yield goal.id, end_points(box, game, side, goal)


def _worth(box: Box, game: Skirmish, side: SideId) -> float:
    worth = VICTORY * game.points[side] + COMMAND * game.command[side]
    for goal in box.objectives(game.scenario):
        if goal.kind == "burn" and goal.side in (side, BOTH):
            worth += 0.45 * VICTORY * goal.vp * _begun(game, goal)
            worth += 0.2 * VICTORY * goal.vp * _at_hand(box, game, goal, side)
    for unit, figures in game.figures.items():
        profile = box.profiles.get(game.roster[unit])
        if SIDE_OF[unit] != side or profile is None:
            continue
        worth += FIGURE * profile.points * game.left[unit]
        if not figures:
            continue
        worth += FIGURE * profile.points * len(figures) * (FLEEING if unit in game.fleeing else 1.0)
        if unit not in game.fleeing:
            worth -= RELOAD * len(figures) * game.unloaded.get(unit, 0)
        worth += WATCHING * len(figures) * (unit in game.watching)
        worth -= SEEN * len(figures) * (unit in game.spotted)
    return worth


def _begun(game: Skirmish, goal: Objective) -> float:
    """How much of a work in hand is done."""
    if not goal.times or goal.target in game.done:
        return 0.0
    return game.progress.get(goal.target, 0) / goal.times


def _at_hand(box: Box, game: Skirmish, goal: Objective, side: SideId) -> float:
    """17.1d How near a unit is to having men enough at the point of a fire."""
    if goal.target in game.done:
        return 0.0
    x, y = quarters(goal.point[0]), quarters(goal.point[1])
    reach, best = box.reach.interact, 0
    for unit, figures in game.figures.items():
        if SIDE_OF[unit] == side and unit not in game.fleeing and unit not in game.markers:
            base = troop(box, game, unit).radius
            best = max(best, sum(within(u, v, base, x, y, 0, reach) for _, u, v in figures))
    return min(best, goal.min) / goal.min


# ---------------------------------------------------------------- ways to go


def _prospects(box: Box, game: Skirmish, role: SideId) -> float:
    """How far the units of a side are from what they are after, and from a firefight."""
    return sum(_outlook(box, game, unit) for unit in game.figures if SIDE_OF[unit] == role)


def _outlook(box: Box, game: Skirmish, unit: UnitId) -> float:
    kind, figures = troop(box, game, unit), game.figures[unit]
    if kind.dummy or game.left[unit]:
        return 0.0
    haste, far = _way(box, game, unit)
    outlook = -haste * far
    if not figures or unit in game.fleeing:
        return outlook
    _, x, y = figures[len(figures) // 2]
    if kind.officer:
        outlook -= DANGER * max(0.0, 1.0 - nearest(game, unit, x, y) / CHARGE)
    elif kind.men:
        outlook += _contact(game, unit, x, y) + posture(game, unit, x, y)
    if kind.men:
        outlook -= _escorting(box, game, unit)
    if kind.wagon and bars_wagon(box, game, unit) is not None:
        outlook -= haste * (ALONE * kind.allowance / 4 + LEFT_BEHIND * _escort_away(box, game, unit, x, y))
    return outlook


def _way(box: Box, game: Skirmish, unit: UnitId) -> tuple[float, float]:
    """What an inch on the way to its best objective is worth to a unit, and how many there are."""
    figures = game.figures[unit]
    terrain = box.terrain(game.scenario)
    best, way = -1.0, (0.0, 0.0)
    for goal, share in aims(box, game, unit):
        far = FAR
        if figures:
            _, x, y = figures[len(figures) // 2]
            far = min(how_far(terrain, goal, x, y, by=goes_by(box, game, unit)), 2 * FAR)
        worth = goal.vp * share
        if worth * (2 * FAR - far) > best:
            best, way = worth * (2 * FAR - far), (VICTORY * worth / FAR, far)
    return way


def goes_by(box: Box, game: Skirmish, unit: UnitId) -> str:
    """How a unit gets on: on foot, on wheels, or by water, as those aboard a boat."""
    model = troop(box, game, unit).model
    if unit in game.aboard or model == KEEL:
        return KEEL
    return WHEELS if model == WHEELS else FEET


def aims(box: Box, game: Skirmish, unit: UnitId) -> Iterator[tuple[Objective, float]]:
    """The objectives of its side that want a unit somewhere, and its share in them."""
    kind, side = troop(box, game, unit), SIDE_OF[unit]
    if kind.model == KEEL:  # it takes them where they want to be
        for each, boat in game.aboard.items():
            if boat == unit:
                yield from aims(box, game, each)
    for goal in box.objectives(game.scenario):
        if goal.side not in (side, BOTH):
            continue
        match goal.kind:
            case "exit" if goal.what == f"model:{unit}":
                yield goal, 1.5  # and the other side is denied it
            case "exit" if goal.what == "figures" and kind.men:
                yield goal, game.strength[unit] / goal.per * 0.6
            case "observe" if kind.men and done_key(goal, side) not in game.done:
                yield goal, SHARE
            case "burn" if kind.men and done_key(goal, side) not in game.done:
                shut_out = OCCUPIED if occupied(box, game, goal, side) else 1.0
                yield goal, SHARE * shut_out * (0.3 if kind.officer else 1.0)
            case "hold" if kind.men:  # only the end counts
                late = EARLY + (1.0 - EARLY) * game.turn / box.sheets[game.scenario].turns
                yield goal, GROUND * late * min(1.0, game.strength[unit] / goal.min)


def _contact(game: Skirmish, unit: UnitId, x: int, y: int) -> float:
    """An enemy within musket shot, and spotted, is worth having; but not so near that it charges first."""
    best = 0.0
    for enemy in enemies(game, SIDE_OF[unit]):
        _, u, v = models(game, enemy)[0]
        far = sqrt((x - u) ** 2 + (y - v) ** 2) / 4
        near = max(0.0, 1.0 - abs(far - MUSKET) / 40.0)
        best = max(best, near * (1.6 if enemy in game.spotted else 1.0))
    return CONTACT * best * min(len(game.figures[unit]), 8)


def posture(game: Skirmish, unit: UnitId, x: int, y: int) -> float:
    """To face an enemy who is near, and not in column; of a Move begun, as it is to end."""
    order, facing = game.order[unit], game.facing[unit]
    if game.step == "move" and game.unit == unit:
        order = game.move_order or order
        facing = facing if game.move_facing is None else game.move_facing
    best, ahead = CLOSE, 0.0
    fx, fy = VECTORS[facing]
    for enemy in enemies(game, SIDE_OF[unit]):
        _, u, v = models(game, enemy)[0]
        far = sqrt((x - u) ** 2 + (y - v) ** 2) / 4
        if far < best:
            best, ahead = far, ((u - x) * fx + (v - y) * fy) / (4 * far * sqrt(fx * fx + fy * fy) + 1.0)
    if best == CLOSE:
        return 0.0
    count = min(len(game.figures[unit]), 8)
    return FACING * count * ahead - (IN_COLUMN * count if order == Orders.COLUMN else 0.0)


def _escorting(box: Box, game: Skirmish, unit: UnitId) -> float:
    """15.3 How much too far somebody is from the wagons to be brought through, or how much in their way."""
    terrain, figures = box.terrain(game.scenario), game.figures[unit]
    _, x, y = figures[len(figures) // 2]
    astray, amiss = 0.0, 0.0
    for goal, wagon in wagons_to_bring(box, game, SIDE_OF[unit]):
        _, u, v = game.figures[wagon][0]
        far = max(0.0, sqrt((x - u) ** 2 + (y - v) ** 2) / 4 - AT_HAND)
        astray = min(astray, far) if astray else far
        amiss += sum(in_lane(terrain, goal, (u, v), each[1], each[2]) for each in figures)
    return ESCORT * astray + IN_THE_WAY * amiss


def wagons_to_bring(box: Box, game: Skirmish, side: SideId) -> Iterator[tuple[Objective, UnitId]]:
    """The wagons a side has still to bring off the table."""
    for goal in box.objectives(game.scenario):
        wagon = UnitId(goal.what.removeprefix("model:"))
        if goal.kind == "exit" and goal.side == side and wagon != goal.what and game.figures[wagon]:
            yield goal, wagon


def _escort_away(box: Box, game: Skirmish, wagon: UnitId, x: int, y: int) -> float:
    """15.3 How far a wagon's next escort is, for whom it has to wait."""
    away = FAR
    for unit in fielded(game, SIDE_OF[wagon]):
        if troop(box, game, unit).men and unit not in game.fleeing:
            near = min((x - u) ** 2 + (y - v) ** 2 for _, u, v in game.figures[unit])
            away = min(away, sqrt(near) / 4)
    return away


def nearest(game: Skirmish, unit: UnitId, x: int, y: int) -> float:
    """How far away the nearest enemy is who may come."""
    near = 4 * CHARGE
    for enemy in enemies(game, SIDE_OF[unit]):
        if enemy not in game.fleeing:
            _, u, v = models(game, enemy)[0]
            near = min(near, sqrt((x - u) ** 2 + (y - v) ** 2) / 4)
    return near


# ---------------------------------------------------------------- who is about to act


def _initiative(box: Box, game: Skirmish, role: SideId) -> float:
    """Actions still to be taken are worth something to their side, most often a Move."""
    worth = 0.0
    for unit in game.to_act:
        actions = troop(box, game, unit).actions if game.errand == Errand.TROOPS else 1
        worth += _waiting(box, game, unit) + actions * _action(box, game, unit)
    if game.unit and game.figures[game.unit]:
        worth += (game.actions + (game.step == "move")) * _action(box, game, game.unit)
    return worth if game.owner == role else -worth


def _waiting(box: Box, game: Skirmish, unit: UnitId) -> float:
    """What it is worth to act later: wagons go before their escort catches up, the foremost first."""
    return 0.002 * _way(box, game, unit)[1] if troop(box, game, unit).wagon else WAITING


def _action(box: Box, game: Skirmish, unit: UnitId) -> float:
    """What an action may bring: as far as the unit walks, or as there is to go; or a shot."""
    kind = troop(box, game, unit)
    haste, far = _way(box, game, unit)
    return max(0.8 * haste * min(far, kind.allowance / 4), SHOT * min(len(game.figures[unit]), 10))


def clock(_box: Box, game: Skirmish) -> int:
    """5.5 Steps of the turn, each of which ends with a card drawn: one is ours, the next one theirs."""
    return MANY * (game.turn + 1) - len(game.deck)


# ---------------------------------------------------------------- what may be believed


def redeal(box: Box, game: Skirmish, viewer: str, rng: Random) -> Skirmish:
    """Cards, markers and missions the viewer cannot see are dealt anew; what is seen stays the same."""
    for side in SIDES:
        if side != viewer:
            _redeal_markers(box, game, side, rng)
            if game.on(SIDE_MISSIONS) and game.missions[side]:
                game.missions[side] = box.charts.side_missions.at(rng.randrange(10))
    _redeal_cards(box, game, viewer, rng)
    return game


def _redeal_markers(box: Box, game: Skirmish, side: SideId, rng: Random) -> None:
    """18.3 Markers change hands among those that nothing tells apart."""
    alike: dict[tuple[object, ...], list[UnitId]] = {}
    for unit in sorted(game.markers, key=lambda u: game.markers[u]):
        if SIDE_OF[unit] != side or unit == game.unit:
            continue
        known = game.typed.get(unit, "")
        if known == "forward":
            continue
        acting = bool(game.to_act) and game.owner == side
        key = (
            troop(box, game, unit).type if known or acting else "",
            known,
            unit in game.watching,
            unit in game.to_act,
        )
        alike.setdefault(key, []).append(unit)
    for units in alike.values():
        if units[0] in game.watching:
            continue
        for nth in range(len(units) - 1, 0, -1):
            swap_markers(game, units[nth], units[rng.randrange(nth + 1)])


def _redeal_cards(box: Box, game: Skirmish, viewer: str, rng: Random) -> None:
    """5.16 The deck, and the hands and Reserves that the viewer does not hold."""
    others = [side for side in SIDES if side != viewer]
    pool = [*game.deck, *(card for side in others for card in game.hands[side])]
    pool += [card for side in others for card in game.reserve[side]]
    rng.shuffle(pool)
    for side in others:
        kinds = box.charts.troop_types.cells
        troops = [each for each in pool if each[0] == side and each.partition("-")[2] in kinds]
        put_by = troops[: len(game.reserve[side])]
        for card in put_by:
            pool.remove(card)
        game.reserve[side] = tuple(sorted(put_by))
    for side in others:
        count = len(game.hands[side])
        game.hands[side], pool = tuple(sorted(pool[:count])), pool[count:]
    game.deck = pool
