"""What the bots think, and what they may believe."""

from __future__ import annotations

from math import sqrt
from random import Random

from vivac.games.mosquetes.contents import Objective, SideId
from vivac.games.mosquetes.game import SIDE_MISSIONS, Skirmish, Step
from vivac.games.mosquetes.models import enemies, models, troop
from vivac.games.mosquetes.objectives import end_points
from vivac.games.mosquetes.scoring import BOTH
from vivac.games.mosquetes.setting_up import swap_markers
from vivac.games.mosquetes.terrain import on_grid
from vivac.games.mosquetes.troops import quarters
from vivac.games.mosquetes.unpacking import OTHER, SIDES, Box, UnitId
from vivac.ground.field import Point

VICTORY = 10.0  # a victory point, in points of troops
FLEEING = 0.35  # what a fleeing figure is still worth


def judge(box: Box, game: Skirmish, role: str) -> float:
    """Victory points scored and in sight, troops, command, loaded muskets, and the way to what matters."""
    other = OTHER[role]
    return _worth(box, game, role) - _worth(box, game, other) + _prospects(box, game, role)


def _worth(box: Box, game: Skirmish, side: SideId) -> float:
    worth = VICTORY * game.points[side] + 1.5 * game.command[side]
    for goal in box.objectives(game.scenario):
        if goal.side in (side, BOTH):
            worth += 0.6 * VICTORY * end_points(box, game, side, goal)
            worth += 0.45 * VICTORY * goal.vp * _begun(game, goal, side)
    for unit, figures in game.figures.items():
        if unit[0] != side or not figures:
            continue
        profile = box.profiles.get(game.roster[unit])
        if profile is None:
            worth -= 4.0 * game.wounds.get(unit, 0)
            continue
        share = FLEEING if unit in game.fleeing else 1.0
        worth += profile.points * len(figures) * share * 0.5
        if not game.unloaded.get(unit) and unit not in game.fleeing:
            worth += 0.25 * len(figures)
        if unit in game.watching:
            worth += 0.15 * len(figures)
        if unit in game.spotted:
            worth -= 0.1 * len(figures)
    return worth


def _begun(game: Skirmish, goal: Objective, side: SideId) -> float:
    """How much of a work in hand is done."""
    if goal.kind != "burn" or not goal.times or goal.target in game.done:
        return 0.0
    return game.progress.get(goal.target, 0) / goal.times


def _prospects(box: Box, game: Skirmish, role: SideId) -> float:
    """How near the units of a side are to what they are after."""
    total = 0.0
    for unit, figures in game.figures.items():
        if unit[0] != role or not figures or unit in game.fleeing:
            continue
        kind = troop(box, game, unit)
        if kind.dummy:
            continue
        _, x, y = figures[0]
        for goal, point in _aims(box, game, role, unit):
            far = sqrt((x - point[0]) ** 2 + (y - point[1]) ** 2) / 4
            total -= 0.02 * goal.vp * far * (3.0 if kind.wagon else min(len(figures), 6) / 4)
        if kind.men and not kind.officer:
            total += _contact(box, game, unit, x, y)
    return total


def _aims(box: Box, game: Skirmish, role: SideId, unit: UnitId) -> list[tuple[Objective, Point]]:
    """Where the objectives of a side want a unit to be."""
    found = []
    kind = troop(box, game, unit)
    width, height = (quarters(inches) for inches in box.sheets[game.scenario].size)
    for goal in box.objectives(game.scenario):
        if goal.side not in (role, BOTH):
            continue
        match goal.kind:
            case "exit" if goal.what == f"model:{unit}" or (goal.what == "figures" and kind.men):
                middle = quarters(sum(goal.span) / 2)
                found.append(
                    (
                        goal,
                        {"E": (width, middle), "W": (0, middle), "N": (middle, height), "S": (middle, 0)}[
                            goal.edge
                        ],
                    )
                )
            case "burn" if goal.target not in game.done and kind.men:
                found.append((goal, (quarters(goal.point[0]), quarters(goal.point[1]))))
            case "observe" if f"{role}:{goal.id}" not in game.done and kind.men:
                found.append((goal, (quarters(goal.point[0]), quarters(goal.point[1]))))
            case "hold" if kind.men:
                zone = on_grid(goal.zone)
                middle_x = sum(x for x, _ in zone) // len(zone)
                middle_y = sum(y for _, y in zone) // len(zone)
                found.append((goal, (middle_x, middle_y)))
    return found


def _contact(box: Box, game: Skirmish, unit: UnitId, x: int, y: int) -> float:
    """An enemy within musket shot, and spotted, is worth having; but not so near that it charges first."""
    best = 0.0
    for enemy in enemies(game, unit[0]):
        if not troop(box, game, enemy).men and enemy not in game.markers:
            continue
        _, u, v = models(game, enemy)[0]
        far = sqrt((x - u) ** 2 + (y - v) ** 2) / 4
        near = max(0.0, 1.0 - abs(far - 10.0) / 30.0)
        best = max(best, near * (1.6 if enemy in game.spotted else 1.0))
    return best * min(len(game.figures[unit]), 8) * 0.12


# ---------------------------------------------------------------- what may be believed


def redeal(box: Box, game: Skirmish, viewer: str, rng: Random) -> Skirmish:
    """Cards, markers and missions the viewer cannot see are dealt anew; what is seen stays the same."""
    for side in SIDES:
        if side != viewer:
            _redeal_markers(box, game, side, rng)
            if game.on(SIDE_MISSIONS) and game.missions[side]:
                game.missions[side] = box.charts.side_missions.at(rng.randrange(10))
    _redeal_cards(box, game, viewer, rng)
    if asked(game) != viewer:
        game.menu = None
    return game


def asked(game: Skirmish) -> SideId:
    """Whose question the menu belongs to."""
    return game.side if game.step in (Step.COMMAND, Step.AFTER) else game.owner


def _redeal_markers(box: Box, game: Skirmish, side: SideId, rng: Random) -> None:
    """18.3 Markers change hands among those that nothing tells apart."""
    alike: dict[tuple[object, ...], list[UnitId]] = {}
    for unit in sorted(game.markers, key=lambda u: game.markers[u]):
        if unit[0] != side or unit == game.unit:
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
    pool += [game.reserve[side] for side in others if game.reserve[side]]
    rng.shuffle(pool)
    for side in others:
        if game.reserve[side]:
            kinds = box.charts.troop_types.cells
            card = next(each for each in pool if each[0] == side and each.partition("-")[2] in kinds)
            pool.remove(card)
            game.reserve[side] = card
    for side in others:
        count = len(game.hands[side])
        game.hands[side], pool = tuple(sorted(pool[:count])), pool[count:]
    game.deck = pool
