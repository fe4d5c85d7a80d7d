"""17 Special rules of the scenarios, and 15.1 night."""

from __future__ import annotations

from collections.abc import Iterator

from vivac.games.cuadro.box.contents import DivisionId, Inertia, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, ENEMY, Box, Field
from vivac.games.cuadro.chapters.leaders import chief_of
from vivac.games.cuadro.chapters.troops import held_by, on_map, presence
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex, Mask
from vivac.table import D6, Table, Test


def is_night(field: Field, game: Battle) -> bool:
    """15.1 After the last turn of daylight."""
    return game.turn > field.scenario.last_daylight_turn


def committed(field: Field, game: Battle) -> Iterator[UnitId]:
    """17.2 Units of the phasing side that have an Attack order whatever their division gets."""
    for rule in field.scenario.committed:
        unit = rule.unit
        mine = field.side[unit] == game.player and on_map(game, unit)
        if rule.turn == game.turn and mine and unit not in game.routed:
            yield unit


async def hold_back(table: Table[Battle, Box]) -> None:
    """17.6 La Peña's inertia: one die at the start of his side's Command Phase."""
    game, field = table.game, field_of(table)
    for rule in field.scenario.inertia:
        slow = [
            division
            for division in field.divisions_of[game.player]
            if division not in rule.exempt
            and chief_of(field, game, division) == rule.chief
            and any(on_map(game, unit) for unit in field.units_of[division])
        ]
        if game.turn >= rule.from_turn and slow and await hesitates(table, rule, slow):
            game.held_back.update(slow)


async def hesitates(table: Table[Battle, Box], rule: Inertia, divisions: list[DivisionId]) -> bool:
    """17.6 On a low die the chief keeps his divisions where they are."""
    test = Test("17.6", needs=rule.at_most, at_most=True, by=(rule.chief,), against=tuple(divisions))
    held = (await table.roll(D6, "inertia", lambda: test)) <= rule.at_most
    table.tell("inertia", rule="17.6", leader=rule.chief, held="yes" if held else "no")
    return held


def note_link_up(table: Table[Battle, Box]) -> None:
    """17.5 The first free road from the bridge to the vanguard, checked at the end of each phase."""
    game, field = table.game, field_of(table)
    for rule in field.scenario.link_up:
        if rule.side not in game.awards and linked(field, game, rule.hex, rule.divisions, rule.side):
            game.awards[rule.side] = rule.points
            table.tell("linked-up", rule="17.5", points=rule.points)


def linked(field: Field, game: Battle, start: Hex, divisions: tuple[DivisionId, ...], side: str) -> bool:
    """17.5 Road steps over hexes free of enemy units and of their zones."""
    goals = {
        game.where[unit]
        for division in divisions
        for unit in field.units_of[division]
        if unit not in game.routed and game.where[unit] not in BOXES
    }
    enemy = ENEMY[side]
    if not joined(field, start, goals, held_by(field, game, enemy)):  # zones take longer to work out
        return False
    held, zones = presence(field, game, enemy)
    return joined(field, start, goals, held | zones)


def joined(field: Field, start: Hex, goals: set[Hex], shut: Mask) -> bool:
    """Whether roads lead from a hex to one of others, round those that are shut."""
    bit, roads = field.grid.bit, field.ground.roads
    if bit[start] & shut:
        return False
    seen, todo = {start}, [start]
    for hex_ in todo:
        if hex_ in goals:
            return True
        for step in roads[hex_]:
            if step not in seen and not bit[step] & shut:
                seen.add(step)
                todo.append(step)
    return False
