"""6.1-4 to 6.1-7 Initiative, tactical options, factors and odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import eq, ge, gt, le, lt
from typing import NamedTuple

from vivac.games.guerra.box.components import Tactic, UnitId
from vivac.games.guerra.box.contents import AreaId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.forces import OTHER, best, factor_of
from vivac.games.guerra.game import War
from vivac.table import D6, Dice, Table, Test, Weight

TWO_DICE = Dice(6, 2)
ARMS = ("infantry", "cavalry", "artillery")
SIGNS: Mapping[str, Callable[[int, int], bool]] = {">=": ge, ">": gt, "==": eq, "<=": le, "<": lt}
Condition = Callable[[Mapping[str, int]], bool]


class Strength(NamedTuple):
    """A side in battle: its factors and its units by arm."""

    factors: Mapping[str, int]
    units: Mapping[str, int]

    @property
    def arms(self) -> int:
        return sum(1 for count in self.units.values() if count)


def strength(box: Box, war: War, force: Sequence[UnitId]) -> Strength:
    """6.1-6 Factors per arm; militia counts with its arm."""
    factors, units = dict.fromkeys(ARMS, 0), dict.fromkeys(ARMS, 0)
    for unit in force:
        if unit in box.land_units:
            arm = box.arm[unit]
            factors[arm] += factor_of(box, war, unit)
            units[arm] += 1
    return Strength(factors, units)


async def initiative(
    table: Table[War, Box], attackers: Sequence[UnitId], defenders: Sequence[UnitId]
) -> bool:
    """6.1-4 A die and the tactical factor of one leader each; ties again. True for the attacker."""
    box = table.box
    ours, theirs = best(box, attackers, "tactical"), best(box, defenders, "tactical")
    first, second = Test("6.1-4", die={"leader": ours}), Test("6.1-4", die={"leader": theirs})
    while True:
        attacker = first.total(await table.roll(D6, "initiative-attacker", lambda: first))
        defender = second.total(await table.roll(D6, "initiative-defender", lambda: second))
        if attacker != defender:
            table.tell(
                "initiative", rule="6.1-4", attacker=attacker, defender=defender,
                side=box.side[(attackers if attacker > defender else defenders)[0]],
            )  # fmt: skip
            return attacker > defender


async def tactic(table: Table[War, Box], side: str, *, leading: bool) -> Tactic:
    """6.1-5 Two dice with the initiative, one without."""
    total = await table.roll(TWO_DICE if leading else D6, "tactics", lambda: Test("6.1-5", "tactics"))
    found: Tactic = table.box.charts.tactics.at(total)
    table.tell("tactic", rule="6.1-5", side=side, tactic=found.name, roll=total)
    return found


@lru_cache(maxsize=64)
def condition(words: str) -> Condition:
    """A condition of the chart, such as `own_infantry * 2 >= enemy_cavalry`, understood once.

    >>> condition("own_infantry * 2 >= enemy_cavalry")({"own_infantry": 2, "enemy_cavalry": 4})
    True
    """
    sign = next(sign for sign in SIGNS if f" {sign} " in words)
    left, right = words.split(f" {sign} ")
    name, _, times = left.partition(" * ")
    many, compare = int(times or 1), SIGNS[sign]
    if right.isdigit():
        number = int(right)
        return lambda counts: compare(counts[name] * many, number)
    return lambda counts: compare(counts[name] * many, counts[right])


def counted(own: Strength, enemy: Strength) -> dict[str, int]:
    """What the conditions speak of."""
    return {
        **{f"own_{arm}": count for arm, count in own.units.items()},
        **{f"enemy_{arm}": count for arm, count in enemy.units.items()},
        "own_arms": own.arms,
    }


def applied(own: Strength, enemy: Strength, chosen: Tactic) -> tuple[dict[str, float], dict[str, float], int]:
    """6.1-6 What a tactic multiplies on its own side and on the enemy's, and how far it shifts."""
    mine, theirs, shift = dict.fromkeys(ARMS, 1.0), dict.fromkeys(ARMS, 1.0), 0
    counts = counted(own, enemy)
    for effect in chosen.effects:
        if not condition(effect.when)(counts):
            continue
        if effect.do == "shift":
            shift += effect.columns
            continue
        side = mine if effect.do == "arm" else theirs
        for arm in ARMS if effect.arm == "all" else (effect.arm,):
            side[arm] *= effect.factor
    return mine, theirs, shift


def total(own: Strength, mine: Mapping[str, float], from_enemy: Mapping[str, float]) -> int:
    """6.1-6 One's own multipliers, then the enemy's; added, rounded down, at least 1."""
    return max(1, int(sum(own.factors[arm] * mine[arm] * from_enemy[arm] for arm in ARMS)))


def by_arm(own: Strength, mine: Mapping[str, float], from_enemy: Mapping[str, float]) -> tuple[Weight, ...]:
    """6.1-6 What each arm weighs, before and after the tactics of both sides."""
    return tuple(
        Weight(arm, own.factors[arm], own.factors[arm] * times, ("tactics",) if times != 1 else ())
        for arm in ARMS
        if own.factors[arm]
        for times in [mine[arm] * from_enemy[arm]]
    )


def harassed(box: Box, war: War, side: str, area: AreaId) -> bool:
    """10.1-3 In an area that favours the enemy, enemy guerrillas halve whoever fights there."""
    if side not in (ROYALIST, PATRIOT) or box.area[area].pro != OTHER[side]:
        return False
    enemy = OTHER[side]
    return any(
        unit in war.guerrillas and unit not in war.dispersed and box.side[unit] == enemy
        for unit in war.stack.get(area, ())
    )


def halve(factors: int) -> int:
    """10.1-3 Rounded up.

    >>> halve(5)
    3
    """
    return -(-factors // 2)


def column(odds: Mapping[str, float], attacker: int, defender: int, shift: int) -> str:
    """6.1-7 The highest column the ratio reaches, shifted, within the table.

    >>> column({"1-2": 0.0, "1-1": 1.0, "2-1": 2.0}, 9, 5, 1)
    '2-1'
    """
    ratio = attacker / defender
    columns = list(odds)
    reached = max(nth for nth, least in enumerate(odds.values()) if least <= ratio)
    return columns[min(max(reached + shift, 0), len(columns) - 1)]
