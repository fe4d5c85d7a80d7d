"""8 Stacking: how much a hex holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vivac.games.cuadro.box.components import Charts
from vivac.games.cuadro.chapters.terrain import ARTILLERY, CAVALRY, INFANTRY, Ground
from vivac.ground.hexes import Hex

REGULAR, SKIRMISH, SQUARE, LIMBERED, DEPLOYED = "regular", "skirmish", "square", "limbered", "deployed"
NO_LIMIT = 99
Counted = tuple[str, str, int]  # arm, formation, PF
RULES = {  # of the reasons against standing together; of the others it is 8.1
    "no-troops-here": "5.4",
    "infantry-with-cavalry": "8.3",
    "all-in-square": "6.10",
    "no-square-here": "6.2",
    "no-deploying-here": "5.6",
    "too-many-batteries": "8.4",
}


class Room(NamedTuple):
    """8.1, 8.2 What a hex holds: PF and units of each arm, squares, skirmishers, batteries."""

    infantry_pf: int
    infantry_units: int
    square_pf: int
    infantry_skirmish: bool
    cavalry_pf: int
    cavalry_units: int
    cavalry_skirmish: str
    batteries_alone: int
    batteries_with: int
    may_deploy: bool  # 5.6, note E
    on_road: bool


def rooms(ground: Ground, charts: Charts) -> dict[Hex, Room]:
    """The room of every hex that holds troops; a hex at a siege line obeys that row too (8.5)."""
    found = {}
    rows = charts.stacking.cells
    for hex_ in ground.grid.hexes:
        row = rows.get(ground.row_of(hex_))
        if row is None:
            continue
        room = _room(row, ground.terrain[hex_] != "strong_buildings", hex_ in ground.roads)
        if hex_ in ground.siege:
            works = _room(rows["siege_rear"], True, hex_ in ground.roads)
            room = Room(
                min(room.infantry_pf, works.infantry_pf),
                min(room.infantry_units, works.infantry_units),
                min(room.square_pf, works.square_pf),
                room.infantry_skirmish and works.infantry_skirmish,
                min(room.cavalry_pf, works.cavalry_pf),
                min(room.cavalry_units, works.cavalry_units),
                works.cavalry_skirmish if works.cavalry_skirmish == "no" else room.cavalry_skirmish,
                min(room.batteries_alone, works.batteries_alone),
                min(room.batteries_with, works.batteries_with),
                room.may_deploy,
                room.on_road,
            )
        found[hex_] = room
    return found


def _room(row: object, may_deploy: bool, on_road: bool) -> Room:
    cells: dict[str, str] = dict(row)  # type: ignore[call-overload]
    infantry, cavalry = _limit(cells["infantry"]), _limit(cells["cavalry"])
    square = {"yes": NO_LIMIT, "no": 0}.get(cells["square"])
    return Room(
        *infantry,
        _limit(cells["square"])[0] if square is None else square,
        cells["infantry_skirmish"] == "yes",
        *cavalry,
        cells["cavalry_skirmish"],
        int(cells["artillery_alone"]),
        int(cells["artillery_with"]),
        may_deploy,
        on_road,
    )


def _limit(cell: str) -> tuple[int, int]:
    """A limit in PF and in units: `24 PF`, `1`, `no`."""
    if cell == "no":
        return 0, 0
    return (int(cell[:-3]), NO_LIMIT) if cell.endswith(" PF") else (NO_LIMIT, int(cell))


def crowded(room: Room | None, inside: Sequence[Counted]) -> str:
    """8.1-8.6, 6.2, 6.10 Why these may not stand together in a hex; nothing, if they may."""
    if room is None:
        return "no-troops-here"
    foot = [each for each in inside if each[0] == INFANTRY]
    horse = [each for each in inside if each[0] == CAVALRY]
    guns = [each for each in inside if each[0] == ARTILLERY]
    if foot and horse:
        return "infantry-with-cavalry"  # 8.3
    defile = room.on_road and len(inside) == 1  # 8.6
    return _foot(room, foot) or _horse(room, horse, defile) or _guns(room, guns, bool(foot or horse), defile)


def _foot(room: Room, foot: Sequence[Counted]) -> str:
    if not foot:
        return ""
    if len(foot) > room.infantry_units:
        return "one-battalion"
    if sum(pf for _, _, pf in foot) > room.infantry_pf:
        return "too-much-infantry"
    if not room.infantry_skirmish and any(form == SKIRMISH for _, form, _ in foot):
        return "no-skirmishers-here"
    squares = [pf for _, form, pf in foot if form == SQUARE]
    if squares:
        if len(squares) < len(foot):
            return "all-in-square"  # 6.10
        if not room.square_pf:
            return "no-square-here"
        if sum(squares) > room.square_pf:
            return "square-too-large"
    return ""


def _horse(room: Room, horse: Sequence[Counted], defile: bool) -> str:
    if not horse:
        return ""
    if len(horse) > room.cavalry_units and not (defile and not room.cavalry_units):
        return "one-regiment" if room.cavalry_units else "no-cavalry-here"
    if sum(pf for _, _, pf in horse) > room.cavalry_pf and room.cavalry_units:
        return "too-much-cavalry"
    if room.cavalry_skirmish == "no" and any(form == SKIRMISH for _, form, _ in horse):
        return "no-skirmishers-here"  # 6.6
    return ""


def _guns(room: Room, guns: Sequence[Counted], together: bool, defile: bool) -> str:
    if not guns:
        return ""
    if not room.may_deploy and any(form == DEPLOYED for _, form, _ in guns):
        return "no-deploying-here"
    limit = room.batteries_with if together else room.batteries_alone
    if len(guns) > limit and not (defile and guns[0][1] == LIMBERED):
        return "too-many-batteries"
    return ""


def lone(rooms_: dict[Hex, Room], arm: str, form: str, pf: int = 1) -> Iterable[Hex]:
    """Where a unit may stand all by itself."""
    return (hex_ for hex_, room in rooms_.items() if not crowded(room, [(arm, form, pf)]))


__all__ = [
    "DEPLOYED",
    "LIMBERED",
    "REGULAR",
    "RULES",
    "SKIRMISH",
    "SQUARE",
    "Counted",
    "Room",
    "crowded",
    "lone",
    "rooms",
]
