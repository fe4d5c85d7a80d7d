"""10.2-10.6 Shock: strengths, odds and die modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from vivac.games.cuadro.box.contents import LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import Field
from vivac.games.cuadro.chapters.formation import arc
from vivac.games.cuadro.chapters.stacking import SKIRMISH
from vivac.games.cuadro.chapters.terrain import CAVALRY, INFANTRY
from vivac.games.cuadro.chapters.troops import in_square, on_foot, units_at
from vivac.games.cuadro.game import ATTACK, Battle
from vivac.ground.hexes import Hex
from vivac.table import Test, Weight


def attackers(field: Field, game: Battle, target: Hex, arm: str) -> list[UnitId]:
    """10.1 All units of an arm marked against a hex: hexes in ascending order, each from the top down."""
    marked = [unit for unit, hex_ in game.assault.items() if hex_ == target and field.arm[unit] == arm]
    return sorted(marked, key=lambda unit: (game.where[unit], units_at(game, game.where[unit]).index(unit)))


def still_attacking(game: Battle, units: Sequence[UnitId], target: Hex) -> list[UnitId]:
    """Of some attackers, those who have kept their marker."""
    return [unit for unit in units if game.assault.get(unit) == target]


def defenders(game: Battle, target: Hex) -> list[UnitId]:
    """10.23 The defenders who count: those not routed."""
    return [unit for unit in units_at(game, target) if unit not in game.routed]


def attack_strength(field: Field, game: Battle, units: Sequence[UnitId], target: Hex) -> Fraction:
    """10.2, 10.3 PF of each attacking hex, doubled from the rear and divided by the terrain."""
    total = Fraction(0)
    for unit in units:
        rear, terrain = leverage(field, game, unit, target)
        total += game.pf[unit] * rear * terrain
    return total


def leverage(field: Field, game: Battle, unit: UnitId, target: Hex) -> tuple[int, Fraction]:
    """10.2 What the rear makes of an attacker's PF, and 10.3 what the terrain makes of it."""
    hex_ = game.where[unit]
    letter = field.ground.assaults[field.arm[unit]][hex_][target]
    return 2 if arc(field, game, target, hex_) == "rear" else 1, field.divisor[letter]


def weighed(field: Field, game: Battle, test: Test, units: Sequence[UnitId], target: Hex) -> Test:
    """10.2-10.4 The same throw with the strengths behind its column, for whoever reads."""
    attack = []
    for unit in units:
        rear, terrain = leverage(field, game, unit, target)
        because = (("rear",) if rear > 1 else ()) + (("terrain",) if terrain < 1 else ())
        attack.append(Weight(unit, game.pf[unit], float(game.pf[unit] * rear * terrain), because))
    holding = [Weight(unit, game.pf[unit], game.pf[unit]) for unit in defenders(game, target)]
    return replace(test, strength=tuple(attack), resistance=tuple(holding))


def odds_column(field: Field, strength: Fraction, defence: int) -> str | None:
    """10.4 The highest column not above the exact ratio; None below the lowest."""
    found = None
    for column, least, strictly in field.odds:
        if strength > least * defence or (strength == least * defence and not strictly):
            found = column
    return found


def column_against(field: Field, game: Battle, units: Sequence[UnitId], target: Hex) -> str | None:
    defence = sum(game.pf[unit] for unit in defenders(game, target))
    if not defence:
        return field.odds[-1][0]
    return odds_column(field, attack_strength(field, game, units, target), defence)


def shock_modifiers(
    field: Field,
    game: Battle,
    units: Sequence[UnitId],
    target: Hex,
    directors: tuple[UnitId, UnitId],
    leaders: tuple[LeaderId, LeaderId],
) -> dict[str, int]:
    """10.6a-10.6h All that apply are added."""
    attacker, defender = directors
    chart = field.charts.shock_modifiers.cells
    holding = defenders(game, target)
    square = in_square(game, target)
    cavalry = field.arm[attacker] == CAVALRY
    formed = not cavalry and all(game.form[unit] != SKIRMISH for unit in units)
    heavy = any(is_heavy(field, unit) for unit in units)
    met = square or any(is_heavy(field, unit) for unit in holding)
    return {
        "attacking-leader": field.leaders[leaders[0]].shock if leaders[0] else 0,
        "defending-leader": -field.leaders[leaders[1]].shock if leaders[1] else 0,
        "will": chart["will_grade"] * (field.will[defender] - field.will[attacker]),
        "attack-order": chart["attack_order"] * (game.order.get(attacker) == ATTACK),
        "cavalry-against-square": chart["cavalry_against_square"] * (cavalry and square),
        "heavy-cavalry": chart["heavy_cavalry"] * (heavy and not met),
        "against-skirmishers": chart["against_skirmishers"] * (formed and all_skirmish(field, game, holding)),
        "infantry-against-square": chart["infantry_against_square"] * (formed and square),
        "flank": chart["flank"]
        * any(arc(field, game, target, game.where[unit]) == "flank" for unit in units),
    }


def is_heavy(field: Field, unit: UnitId) -> bool:
    return field.arm[unit] == CAVALRY and field.units[unit].weight == "heavy"


def all_skirmish(field: Field, game: Battle, units: Sequence[UnitId]) -> bool:
    """10.6f All defending infantry skirmishes; 6.11 dismounted cavalry is fought as such."""
    foot = [unit for unit in units if field.arm[unit] == INFANTRY or on_foot(field, game, unit)]
    return bool(foot) and all(game.form[unit] == SKIRMISH for unit in foot)
