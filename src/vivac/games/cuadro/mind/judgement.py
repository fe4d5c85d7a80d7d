"""What the bots think, and what they may believe."""

from __future__ import annotations

from random import Random

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import BOXES, ENEMY, Box, Field
from vivac.games.cuadro.chapters.leaders import chief_of, commander_of
from vivac.games.cuadro.chapters.odds import attack_strength, defenders
from vivac.games.cuadro.chapters.stacking import DEPLOYED, SQUARE
from vivac.games.cuadro.chapters.terrain import AROUND, ARTILLERY, CAVALRY
from vivac.games.cuadro.chapters.troops import FACED, held_by
from vivac.games.cuadro.chapters.victory import points
from vivac.games.cuadro.game import ATTACK, MANOEUVRE, Battle
from vivac.ground.hexes import Hex, Mask

POINT = 2.0
WON = 8.0  # of a lead that wins, in the last turn; before, as much less as there is time left
STRENGTH = 0.8  # of a PF on the map
DISORDER, ROUT = 1.5, 5.0
NEAREST, OTHERS = 0.6, 0.15  # for each hex between an objective and the nearest of us; and the rest
GUARD = 0.25  # for each point of an objective with somebody of ours in it, if we are winning
BEFORE, BEHIND = 0.12, 0.3  # for each PF with an enemy before it; with one at its flank or rear
AIM = 0.25  # for each point of a battery that has a target
CLOSE = {ARTILLERY: 3.0, CAVALRY: 0.8}  # guns and horse do not belong beside enemy muskets
LED = 0.6  # for each unit within the command of its leaders, who can have an order next turn
ALONE = 0.5  # for each leader without troops
BUSY = 0.01  # better to do something than nothing, if nothing else decides; leaders follow the troops
ORDER = {ATTACK: 0.05, MANOEUVRE: 0.02}
BOLD, RASH = 1.3, 2.5  # odds at which an assault looks even, and what each step beyond is worth


def judge(box: Box, game: Battle, role: str) -> float:
    """Points first; then the state of the troops, the way to the objectives, and who faces whom."""
    field = box.field(game.scenario, game.switches)
    lead = points(field, game, role) - points(field, game, ENEMY[role])
    total = POINT * lead + won(field, game, lead)
    total += worth(field, game, role, lead) - worth(field, game, ENEMY[role], -lead)
    if game.player == role:
        total += sum(ORDER[order] for order in game.order.values()) + prospects(field, game)
    if game.hand:
        busy = BUSY if game.hand[0] in field.units else BUSY / 2
        total += busy if field.side[game.hand[0]] == role else -busy
    return total


def won(field: Field, game: Battle, lead: int) -> float:
    """15.4 A lead too small to win is worth little at the end."""
    least = field.charts.victory.cells["marginal"]
    return WON * ((lead >= least) - (lead <= -least)) * game.turn / field.scenario.turns


def worth(field: Field, game: Battle, side: str, lead: int) -> float:
    """Whoever leads by enough keeps what he has; whoever does not must take more."""
    total = command(field, game, side)
    enemy = held_by(field, game, ENEMY[side])
    goals = {hex_: field.objectives[hex_].points for hex_, holder in game.holds.items() if holder != side}
    if lead >= field.charts.victory.cells["marginal"]:
        total += GUARD * sum(guarded(field, game, hex_, side) for hex_ in game.holds if hex_ not in goals)
    nearest = dict.fromkeys(goals, 30)
    grid, where = field.grid, game.where
    for unit in field.of_side[side]:
        hex_ = where[unit]
        if hex_ in BOXES:
            continue
        pf = game.pf[unit]
        total += STRENGTH * pf
        if unit in game.routed:
            total -= ROUT
            continue
        if unit in game.disordered:
            total -= DISORDER
        total += bearing(field, game, unit, hex_, enemy)
        far = 30
        for goal in goals:
            distance = grid.distance(hex_, goal)
            far = min(far, distance)
            if field.arm[unit] != ARTILLERY and distance < nearest[goal]:
                nearest[goal] = distance
        if goals:
            total -= OTHERS * far
    return total - NEAREST * sum(goals[goal] / 4 * distance for goal, distance in nearest.items())


def guarded(field: Field, game: Battle, hex_: Hex, side: str) -> int:
    """15.5 The points of an objective, if the side that holds it stands there."""
    pile = game.stack.get(hex_)
    return field.objectives[hex_].points if pile and field.side[pile[0]] == side else 0


def command(field: Field, game: Battle, side: str) -> float:
    """4.1 Troops without orders do little, so their leaders should be near; and leaders among troops."""
    grid, where, total = field.grid, game.where, 0.0
    for division in field.divisions_of[side]:
        reach = 0
        for leader in (commander_of(field, game, division), chief_of(field, game, division)):
            if where[leader] not in BOXES:
                reach |= grid.disc(where[leader], field.leaders[leader].command)
        for unit in field.units_of[division]:
            if field.bit[where[unit]] & reach and unit not in game.routed:
                total += LED
    for leader in field.leaders_of[side]:
        if where[leader] not in BOXES and where[leader] not in game.stack:
            total -= ALONE
    return total


def bearing(field: Field, game: Battle, unit: UnitId, hex_: Hex, enemy: Mask) -> float:
    """An enemy before a unit is welcome, one at its flank or rear is not; guns want something to aim at."""
    form, pf = game.form[unit], game.pf[unit]
    front = field.ground.front[hex_][game.face[unit] if form in FACED else AROUND]
    around = field.ground.front[hex_][AROUND] & enemy
    total = 0.0
    if around:
        total += BEFORE * pf * bool(around & front)
        if around & ~front and hex_ not in field.ground.houses:
            total -= BEHIND * pf
        if form == SQUARE:
            total -= BEFORE * pf
        total -= CLOSE.get(field.arm[unit], 0.0)
    if form == DEPLOYED:
        beyond = field.grid.grown(field.grid.grown(front)) & ~field.ground.front[hex_][AROUND]
        if beyond & enemy:
            total += AIM * field.units[unit].fire
    elif form in FACED and not around and enemy:
        total += look_ahead(field, hex_, game.face[unit], enemy)
    return total


def look_ahead(field: Field, hex_: Hex, face: int, enemy: Mask) -> float:
    """A unit should look towards the enemy, if one is near."""
    near = field.grid.disc(hex_, 3) & enemy
    if not near:
        return 0.0
    ahead = field.grid.around[hex_][face]
    return 0.3 if ahead is not None and field.grid.disc(ahead, 2) & near else -0.3


def prospects(field: Field, game: Battle) -> float:
    """What the marked assaults promise."""
    marked: dict[Hex, list[UnitId]] = {}
    for unit, target in game.assault.items():
        marked.setdefault(target, []).append(unit)
    return sum(promise(field, game, units, target) for target, units in marked.items())


def promise(field: Field, game: Battle, units: list[UnitId], target: Hex) -> float:
    """By the odds, as they would be from where the units stand; a charge is taken at its word."""
    near = [u for u in units if target in field.ground.assaults[field.arm[u]].get(game.where[u], ())]
    strength = float(attack_strength(field, game, near, target)) + sum(
        game.pf[unit] for unit in units if unit not in near
    )
    holding = defenders(game, target)
    defence = sum(game.pf[unit] for unit in holding)
    if not defence:
        return 2.0
    will = sum(field.will[unit] for unit in holding) / len(holding) - field.will[units[0]]
    odds = strength / defence + 0.3 * will + 0.3 * (game.order.get(units[0]) == ATTACK)
    return max(-3.0, min(3.0, RASH * (odds - BOLD)))


def clock(box: Box, game: Battle) -> int:
    """3.1 Player turns, two a turn."""
    return 2 * game.turn + (game.player != box.field(game.scenario, game.switches).scenario.first_player)


def redeal(_box: Box, game: Battle, _viewer: str, _rng: Random) -> Battle:
    """Nothing is hidden."""
    return game
