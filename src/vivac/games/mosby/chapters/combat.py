"""6.5 Combat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from vivac.games.mosby.box.components import COUNTERATTACK, HIDE, CardId
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, UnitId
from vivac.games.mosby.chapters.activation import check_around
from vivac.games.mosby.chapters.bystanders import capture_inactive
from vivac.games.mosby.chapters.cards import PLAY, ask_to_play, leaders_escape, lose_cannon, play_card
from vivac.games.mosby.chapters.disbanding import may_not_leave, skedaddle
from vivac.games.mosby.chapters.forces import activate, eliminate, inactive, strength_of, train_is_here
from vivac.games.mosby.chapters.hiding import bars_hide, is_found
from vivac.games.mosby.chapters.marching import march
from vivac.games.mosby.chapters.prices import cost_of_skedaddling
from vivac.games.mosby.chapters.randomness import by_die, random_exit
from vivac.games.mosby.chapters.wagon_train import escort_checks, inactive_escorts, rouse_escorts
from vivac.games.mosby.chapters.winning import alarm, score
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.games.mosby.game import HIDE_MAY_FAIL, MOSBY, NO_FRESH_CARDS, NOWHERE, UNION, Raid
from vivac.table import D6, Action, Refusal, Table, Test, Weight, by_verb


class Occasion(Enum):
    """6.5-1 When a combat may happen."""

    EVENT = "event"
    OPERATIONS = "operations"
    ROUNDS = "rounds"


class Verdict(Enum):
    WON = "won"
    LOST = "lost"
    FLED = "fled"
    HIDDEN = "hidden"


class Played(NamedTuple):
    """S3D The cards that count for one roll."""

    modifier: int = 0
    ruses: int = 0
    heroics: int = 0
    hid: bool = False


# ---------------------------------------------------------------- Mosby attacks


def attackable(box: Box, raid: Raid) -> bool:
    """6.5-1 A unit in Mosby's space that is, or for all he knows may be, worth an attack."""
    space = raid.mosby
    for unit in raid.stack.get(space, ()):
        if unit in box.combat or unit not in raid.seen:
            return True
        if not raid.in_rounds() and unit not in raid.active:
            return True
    return train_is_here(raid, space) and inactive_escorts(raid) > 0


def bars_attack(box: Box, raid: Raid) -> Refusal | None:
    if not attackable(box, raid):
        return Refusal.because("attack-nobody-here", "6.5-1", space=raid.mosby)
    return None


async def mosby_attacks(table: Table[Raid, Box]) -> Verdict | None:
    """6.5-2 Mosby attacks all combat units in his space together; None if there was none to fight."""
    raid, box = table.game, table.box
    space = raid.mosby
    occasion = Occasion.ROUNDS if raid.in_rounds() else Occasion.OPERATIONS
    if occasion is Occasion.OPERATIONS:
        await capture_inactive(table, space)
    await rouse_escorts(table, space)
    for unit in inactive(raid, space):
        if unit in box.combat or unit in box.blanks:
            activate(table, unit, space)
    force = [unit for unit in raid.stack.get(space, ()) if unit in box.combat]
    if not force:
        table.tell("attack-found-nobody", rule="6.5-2", space=space)
        return None
    return await battle(table, force, MOSBY, occasion)


# ---------------------------------------------------------------- the procedure


async def battle(
    table: Table[Raid, Box],
    force: Sequence[UnitId],
    attacker: str,
    occasion: Occasion,
    came_from: Mapping[UnitId, SpaceId] | None = None,
    sweep: int = 0,
) -> Verdict:
    """6.5-S1 to S7 One combat between Mosby and a Union force."""
    raid, box = table.game, table.box
    strength = sum(strength_of(box, raid, unit) for unit in force)  # S1
    table.tell(
        "battle", rule="6.5-S1", space=raid.mosby, attacker=attacker, union=strength, mosby=raid.strength
    )
    if attacker == UNION and await wants_to_skedaddle(table, strength):  # S2
        await skedaddle(table, tuple(force) if occasion is Occasion.EVENT else ())
        return Verdict.FLED
    may_hide = occasion is not Occasion.OPERATIONS
    played = await play_combat_cards(table, attacker, strength, may_hide=may_hide)  # S3D
    if played.hid:
        return Verdict.HIDDEN
    natural_ones = heroics = 0
    while True:
        heroics += played.heroics
        modifiers = {
            "odds": odds_modifier(box, attacker, raid.strength + played.ruses, strength),  # S3A, S3B
            "reaction": reaction_modifier(box, raid),  # S3C
            "cards": played.modifier,
            **standing_modifiers(raid),
            "sweep": sweep,
        }
        mine = raid.strength + played.ruses
        die, result = await throw_combat_die(table, force, attacker, modifiers, mine)  # S4
        natural_ones += die == 1
        if not await ask_to_play(table, COUNTERATTACK, "counterattack", result=result):  # S5
            break
        played = Played()
        if not raid.on(NO_FRESH_CARDS):
            played = await play_combat_cards(table, attacker, strength, may_hide=False)
    points = int(result[1:] or 0)
    if result[0] == "R":
        await win(table, force, strength, points, attacker, occasion, came_from or {})
    else:
        lose(table, points)
    for _ in range(natural_ones + heroics):  # S6D
        await casualty_check(table, turn_goes_on=result[0] == "R")
    if result[0] == "D":
        raid.mosby = NOWHERE
        return Verdict.LOST
    if occasion is not Occasion.EVENT:  # S7
        space = raid.mosby
        await check_around(table, space)
        if train_is_here(raid, space):
            await escort_checks(table)
    return Verdict.WON


async def throw_combat_die(
    table: Table[Raid, Box], force: Sequence[UnitId], attacker: str, modifiers: Mapping[str, int], mosby: int
) -> tuple[int, str]:
    """6.5-S4 The die as it fell, and the result of the total."""
    space, union = table.game.mosby, tuple(force)
    die = await table.roll(
        D6,
        "combat",
        lambda: compared(
            table, Test("6.5-S4", "combat_results", die=modifiers, at=space), union, attacker, mosby
        ),
    )
    modifier = sum(modifiers.values())
    result: str = table.box.charts.combat_results.at(die + modifier)
    table.tell(
        "combat-die",
        rule="6.5-S4",
        die=die,
        modifier=modifier,
        sign="minus" if modifier < 0 else "plus",
        total=die + modifier,
        result=result,
    )
    return die, result


def compared(
    table: Table[Raid, Box], test: Test, union: tuple[UnitId, ...], attacker: str, mosby: int
) -> Test:
    """6.5-S3A, 6.5-S3B The same throw with the strengths of both, for whoever reads."""
    raid = table.game
    mine = (Weight(MOSBY, raid.strength, mosby, ("ruse",) if mosby > raid.strength else ()),)
    theirs = tuple(
        Weight(unit, table.box.strength[unit], strength_of(table.box, raid, unit)) for unit in union
    )
    if attacker == MOSBY:
        return replace(test, by=(MOSBY,), against=union, strength=mine, resistance=theirs)
    return replace(test, by=union, against=(MOSBY,), strength=theirs, resistance=mine)


async def wants_to_skedaddle(table: Table[Raid, Box], union: int) -> bool:
    """6.5-S2 When the Union attacks Mosby may run instead, but not north of the Potomac under 8.5."""
    raid, ways = table.game, (FIGHT(), SKEDADDLE())
    if may_not_leave(table.box, raid):
        return False
    here, mine = raid.mosby, raid.strength
    asked = table.ask(MOSBY, "skedaddle", ways, acts=FIGHT_OR_FLEE, space=here, union=union, mosby=mine)
    return await asked == SKEDADDLE()


FIGHT = Action("fight", "6.5-S2")
SKEDADDLE = Action("skedaddle", "6.6-4", danger=True, costs=cost_of_skedaddling)
FIGHT_OR_FLEE = by_verb(FIGHT, SKEDADDLE)
ROLL = Action("roll", "6.5-S4")


async def play_combat_cards(table: Table[Raid, Box], attacker: str, union: int, *, may_hide: bool) -> Played:
    """W-6 Any number of cards, declared before the die."""
    raid = table.game
    modifier = ruses = heroics = 0
    surprise = "surprise_attack" if attacker == MOSBY else "ambush"
    worth = {surprise: 2, "heroics": 2, "ruse": 0}

    def playable() -> list[CardId]:
        held = [card for card in dict.fromkeys(raid.hand) if card in worth]
        if may_hide and "hide" in raid.hand and bars_hide(raid) is None:
            held.append(HIDE)
        return held

    while any(card in worth for card in raid.hand) or (may_hide and "hide" in raid.hand):
        held, mine = playable(), raid.strength + ruses
        asked = table.pick(
            MOSBY, "combat-cards", PLAY, held, ROLL, attacker=attacker, union=union, mosby=mine
        )
        card = await asked
        if card is None:
            break
        play_card(table, card)
        if card == "hide":
            if raid.on(HIDE_MAY_FAIL) and await is_found(table):  # 8.3-1: the combat goes on from S4
                break
            return Played(hid=True)
        modifier += worth[card]
        ruses += card == "ruse"
        heroics += card == "heroics"
    return Played(modifier, ruses, heroics)


def standing_modifiers(raid: Raid) -> dict[str, int]:
    """Permanent cards held, and pistols from a depot (8.9)."""
    hand = raid.hand
    return {
        "cannon": int("cannon" in hand),
        "pistol-tactics": int("pistol_tactics" in hand),
        "fresh-pistols": raid.combat_bonus,
    }


def odds_modifier(box: Box, attacker: str, mosby: int, union: int) -> int:
    """6.5-S3A, S3B The odds, fractions against the attacker, on the chart of whoever attacks."""
    if attacker == MOSBY:
        return box.charts.mosby_odds.at(odds(mosby, union, tuple(box.charts.mosby_odds.cells)))
    return box.charts.union_odds.at(odds(union, mosby, tuple(box.charts.union_odds.cells)))


@lru_cache
def odds(attacker: int, defender: int, columns: tuple[str, ...]) -> str:
    """The column of the odds, the last one beyond the end of the chart.

    >>> odds(5, 2, ("1-3", "1-2", "1-1", "2-1")), odds(2, 5, ("1-3", "1-2", "1-1", "2-1"))
    ('2-1', '1-3')
    """
    if attacker >= defender:
        best = max(int(column.split("-")[0]) for column in columns)
        return f"{min(attacker // defender, best)}-1"
    worst = max(int(column.split("-")[1]) for column in columns)
    return f"1-{min(-(-defender // attacker), worst)}"


def reaction_modifier(box: Box, raid: Raid) -> int:
    """6.5-S3C, 4.0-5 By Notoriety, ten at most, plus Awareness."""
    return box.charts.union_reaction.at(min(raid.notoriety, 10) + raid.awareness)


# ---------------------------------------------------------------- results


async def win(
    table: Table[Raid, Box],
    force: Sequence[UnitId],
    strength: int,
    points: int,
    attacker: str,
    occasion: Occasion,
    came_from: Mapping[UnitId, SpaceId],
) -> None:
    """6.5-S6A, S6B Mosby wins: points, losses and retreats, and the Union takes notice."""
    raid, box = table.game, table.box
    space = raid.mosby
    losses = min(points, strength)
    table.tell("combat-won", rule="6.5-S6A", losses=losses)
    deed = box.deed
    score(
        table,
        deed["combat_won_base"]
        + strength * deed["combat_won_per_union_factor"]
        + losses * deed["union_factor_eliminated"],
    )
    alarm(table, box.charts.awareness_change.at("combat_won"))
    for unit in await inflict_losses(table, force, losses):
        if occasion is not Occasion.EVENT:
            await retreat(table, unit, came_from.get(unit) if attacker == UNION else None, attacker)
    await capture_inactive(table, space)  # 6.5-2, 6.5-3


async def inflict_losses(table: Table[Raid, Box], force: Sequence[UnitId], losses: int) -> list[UnitId]:
    """6.5-6 As evenly as possible, ties by die; returns the units that survive."""
    raid, box = table.game, table.box
    taken = dict.fromkeys(force, 0)
    for _ in range(losses):
        standing = [unit for unit in force if strength_of(box, raid, unit) > 0]
        fewest = min(taken[unit] for unit in standing)
        unit = await by_die(table, [unit for unit in standing if taken[unit] == fewest])
        taken[unit] += 1
        raid.losses[unit] = raid.losses.get(unit, 0) + 1
    survivors = []
    for unit in force:
        if strength_of(box, raid, unit) > 0:
            survivors.append(unit)
        else:
            table.tell("eliminated", rule="6.5-6", unit=unit)
            eliminate(raid, unit)
    return survivors


async def retreat(table: Table[Raid, Box], unit: UnitId, back: SpaceId | None, attacker: str) -> None:
    """6.5-4, 6.5-5 One space: an attacker whence it came, a defender toward its lines, or else at random."""
    raid, box = table.game, table.box
    here = raid.where[unit]
    if back is not None:
        to = back
    elif attacker == MOSBY and here not in raid.lines:
        to = await by_die(table, box.network.steps_toward_nearest(here, raid.lines))
    else:
        to = await random_exit(table, here)
    await march(table, unit, to)
    raid.regrouping.add(unit)
    table.tell("retreated", rule="6.5-4", unit=unit, space=to)


def lose(table: Table[Raid, Box], points: int) -> None:
    """6.5-S6C Mosby loses: points, men, the leader and the Cannon; he is removed after S6D."""
    raid, box = table.game, table.box
    lost = min(points, raid.strength)
    table.tell("combat-lost", rule="6.5-S6C", losses=lost)
    raid.strength -= lost
    score(table, box.deed["combat_lost"] + lost * box.deed["mosby_factor_lost"])
    leaders_escape(table)
    lose_cannon(table)
