"""18 Set-up: the scenario's table, markers, and side missions."""

from __future__ import annotations

from functools import lru_cache

from vivac.games.mosquetes.box.contents import (
    NO_UNIT,
    SIDE_OF,
    ScenarioId,
    ScenarioSheet,
    SideId,
    SideSheet,
    UnitId,
)
from vivac.games.mosquetes.box.unpacking import NO_CARD, OTHER, SIDES, Box
from vivac.games.mosquetes.chapters.models import EDGE_FACING, in_order, troop
from vivac.games.mosquetes.chapters.orders import default_ranks, slots
from vivac.games.mosquetes.chapters.pointing import at_unit
from vivac.games.mosquetes.chapters.terrain import on_grid
from vivac.games.mosquetes.game import BUILT_FORCES, FREE_DEPLOYMENT, SIDE_MISSIONS, Orders, Skirmish
from vivac.table import Action, Table, copy_state

HIDE_HERE = Action("hide-here", "18.3", of=("target",), lights=at_unit)


def setup(scenario: ScenarioId, switches: frozenset[str], box: Box) -> Skirmish:
    """18.1 Everything before the first question, laid out once for each set of switches."""
    return copy_state(_laid_out(scenario, switches, box))


@lru_cache(maxsize=64)
def _laid_out(scenario: ScenarioId, switches: frozenset[str], box: Box) -> Skirmish:
    sheet = box.sheets[scenario]
    game = _empty(sheet, switches)
    built = BUILT_FORCES in switches
    if not built:
        for entry in sheet.unit:
            enlist(game, entry.id, entry.profile, entry.n)
        for side in sheet.side:
            for nth, dummy in enumerate(side.dummies, start=1):
                enlist(game, dummy_of(side.id, nth), f"dummy-{dummy.type}", 1)
    for model in sheet.model:
        enlist(game, model.id, f"{model.kind}-{model.card}", 1)
        game.figures[model.id] = ((0, *on_grid([model.at])[0]),)
        game.facing[model.id] = model.facing
    if built or FREE_DEPLOYMENT in switches:
        game.step = "build" if built else "deploy"
        game.side = OTHER[sheet.first]  # 18.7
        for letter in SIDES:
            game.waiting[letter] = tuple(
                unit for unit in game.roster if SIDE_OF[unit] == letter and not troop(box, game, unit).wagon
            )
        return game
    place_units(box, game, sheet)
    place_markers(game, sheet)
    game.deck = box.deck(types_fielded(box, game))
    return game


def _empty(sheet: ScenarioSheet, switches: frozenset[str]) -> Skirmish:
    return Skirmish(
        scenario=sheet.id,
        switches=switches,
        step="markers",
        turn=1,
        roster={},
        figures={},
        strength={},
        killed={},
        fled={},
        left={},
        facing={},
        turned={},
        order={},
        anchor={},
        ranks={},
        guns={},
        unloaded={},
        wounds={},
        spent=set(),
        smoke=set(),
        watching=set(),
        fleeing=set(),
        spotted=set(),
        markers={},
        last_marker=dict.fromkeys(SIDES, 0),
        typed={},
        waiting=dict.fromkeys(SIDES, ()),
        aboard={},
        deck=[],
        discard=[],
        hands=dict.fromkeys(SIDES, ()),
        reserve=dict.fromkeys(SIDES, ()),
        command={side.id: side.start_cp for side in sheet.side},
        side=sheet.first,
        clocks=0,
        passes=0,
        last_player=OTHER[sheet.first],
        card=NO_CARD,
        owner=sheet.first,
        to_act=set(),
        errand="",
        after="after",
        unit=NO_UNIT,
        actions=0,
        moved=False,
        move_order="",
        move_ranks=0,
        move_facing=None,
        points=dict.fromkeys(SIDES, 0),
        progress={},
        done=set(),
        left_figures={},
        missions=dict.fromkeys(SIDES, ""),
        lists=dict.fromkeys(SIDES, ""),
        steel=set(),
        bold=set(),
    )


def dummy_of(side: SideId, nth: int) -> UnitId:
    return UnitId(f"{side}D{nth}")


def enlist(game: Skirmish, unit: UnitId, profile: str, count: int) -> None:
    """A unit joins the game; where it stands is another matter."""
    game.roster[unit] = profile
    game.strength[unit] = count
    game.figures[unit] = ()
    game.killed[unit] = game.fled[unit] = game.left[unit] = 0
    game.facing[unit] = 0
    game.order[unit] = Orders.NORMAL


def types_fielded(box: Box, game: Skirmish) -> dict[SideId, set[str]]:
    """5.2 The troop types a side fields at the start, wagons and boats by their card."""
    return {
        side: {troop(box, game, unit).type for unit in game.roster if SIDE_OF[unit] == side} for side in SIDES
    }


def place_units(box: Box, game: Skirmish, sheet: ScenarioSheet) -> None:
    """18.1, 18.5 The printed places: anchor, facing and order of every unit; guns where they stand."""
    for entry in sheet.unit:
        anchor = on_grid([entry.at])[0]
        kind, unit = troop(box, game, entry.id), entry.id
        game.facing[unit] = round(entry.facing / 45) * 45 % 360
        game.order[unit] = Orders.NORMAL if entry.hidden or entry.n == 1 else entry.order
        if entry.hidden:
            game.figures[unit] = tuple((number, *anchor) for number in range(entry.n))
            continue
        if entry.aboard:
            _, x, y = game.figures[entry.aboard][0]
            game.figures[unit] = tuple((number, x, y) for number in range(entry.n))
            game.aboard[unit] = entry.aboard
            continue
        places = slots(box, kind, entry.n, anchor, game.facing[unit], game.order[unit])
        game.figures[unit] = tuple((number, *place) for number, place in enumerate(places))
        if game.order[unit] in (Orders.FORMATION, Orders.COLUMN):
            game.anchor[unit] = anchor
            game.ranks[unit] = default_ranks(entry.n) if game.order[unit] == Orders.FORMATION else 0
        if entry.gun_at is not None:
            game.guns[unit] = on_grid([entry.gun_at])[0]


def place_markers(game: Skirmish, sheet: ScenarioSheet) -> None:
    """18.2, 18.3 Hidden units and dummies at the printed places, numbered from west to east."""
    for side in sheet.side:
        hidden = [entry.id for entry in sheet.unit if entry.side == side.id and entry.hidden]
        for nth, dummy in enumerate(side.dummies, start=1):
            unit = dummy_of(side.id, nth)
            game.figures[unit] = ((0, *on_grid([dummy.at])[0]),)
            game.facing[unit] = away_from_edge(side)
            hidden.append(unit)
        number_markers(game, side.id, hidden)
        game.waiting[side.id] = tuple(hidden)


def number_markers(game: Skirmish, side: SideId, hidden: list[UnitId]) -> None:
    """18.3 Markers are known by their places: ascending x, then y."""
    for number, unit in enumerate(sorted(hidden, key=lambda u: game.figures[u][0][1:]), start=1):
        game.markers[unit] = number
        game.last_marker[side] = number


def away_from_edge(side: SideSheet) -> int:
    return (EDGE_FACING[side.edge] + 180) % 360


# ---------------------------------------------------------------- markers and missions


async def assign_markers(table: Table[Skirmish, Box]) -> None:
    """18.3, 21.1 Place by place, the owner says who is there; whoever stood there takes the other's place."""
    game = table.game
    sheet = table.box.sheets[game.scenario]
    for side in (sheet.first, OTHER[sheet.first]):
        left = list(game.waiting[side])
        for number in range(1, len(left)):
            chosen = await table.pick(side, "markers", HIDE_HERE, in_order(left), number=number)
            left.remove(chosen)
            there = next(u for u, n in game.markers.items() if SIDE_OF[u] == side and n == number)
            swap_markers(game, chosen, there)
        game.waiting[side] = ()


def swap_markers(game: Skirmish, one: UnitId, other: UnitId) -> None:
    """Two units under markers change places: what is seen stays the same."""
    if one == other:
        return
    (_, x, y), (_, u, v) = game.figures[one][0], game.figures[other][0]
    game.figures[one] = tuple((number, u, v) for number, _, _ in game.figures[one])
    game.figures[other] = tuple((number, x, y) for number, _, _ in game.figures[other])
    for column in (game.markers, game.facing):
        column[one], column[other] = column[other], column[one]


async def draw_missions(table: Table[Skirmish, Box]) -> None:
    """17.4 Each side rolls in secret, if side missions are in use."""
    game = table.game
    if game.on(SIDE_MISSIONS):
        for side in (game.side, OTHER[game.side]):
            die = await table.draw(list(range(10)), "mission", secret=True)
            game.missions[side] = table.box.charts.side_missions.at(die)
