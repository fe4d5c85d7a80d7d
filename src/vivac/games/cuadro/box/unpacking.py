"""Opening the box: everything that can be worked out once is worked out here."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain
from pathlib import Path

from vivac.box import BoxError, kept, load_box, one_of
from vivac.games.cuadro.box.components import Charts, Contents
from vivac.games.cuadro.box.contents import (
    CounterId,
    Division,
    DivisionId,
    Leader,
    LeaderId,
    Scenario,
    Unit,
    UnitId,
)
from vivac.games.cuadro.chapters.readings import (
    GUNS_IN_TOWNS,
    LEADERS_MOUNTED,
    OF_THE_FIELD,
    ROADS_ADD_UP,
    WORKS_IN_FULL,
)
from vivac.games.cuadro.chapters.stacking import (
    DEPLOYED,
    LIMBERED,
    REGULAR,
    SKIRMISH,
    SQUARE,
    Counted,
    crowded,
    lone,
    rooms,
)
from vivac.games.cuadro.chapters.terrain import ARTILLERY, CAVALRY, INFANTRY, Ground
from vivac.ground.hexes import DIRECTIONS, FacedReach, Hex, Mask, RoundReach

FOLDER = Path(__file__).parent
# Boxes hold counters as the hexes of the map do: to come; lost; successors not needed yet.
RESERVE, ELIMINATED, POOL = Hex("reserve"), Hex("eliminated"), Hex("pool")
BOXES = frozenset((RESERVE, ELIMINATED, POOL))
NOWHERE = Hex("")
ALLIED, FRENCH = SIDES = ("allied", "french")
ENEMY = {ALLIED: FRENCH, FRENCH: ALLIED}
WILLS = "ABCDEF"
ON_TURN = {
    INFANTRY: (REGULAR, SQUARE, SKIRMISH),
    CAVALRY: (REGULAR, SKIRMISH),
    ARTILLERY: (LIMBERED, DEPLOYED),
}
Found = FacedReach | RoundReach
Mistake = tuple[str, str, str]  # part of the box, key, reason


class Field:
    """A scenario on its map: who takes part, and every table the rules look things up in."""

    def __init__(
        self, scenario: Scenario, ground: Ground, contents: Contents, readings: frozenset[str] = frozenset()
    ) -> None:
        self.scenario, self.ground, self.grid = scenario, ground, ground.grid
        self.charts = contents.charts
        self.rooms = rooms(ground, contents.charts)
        self._muster(contents)
        self._measure(contents.charts)
        self._apply_readings(contents.charts, readings)
        self._place_limits()

    def _muster(self, contents: Contents) -> None:
        """Who takes part, by side and division; every division has a successor to its commander (14.3)."""
        scenario = self.scenario
        present = [each.counter for each in scenario.setup]
        present += [counter for group in scenario.reinforcement for counter in group.counters]
        self.units: dict[UnitId, Unit] = {u.id: u for u in contents.counters.unit if u.id in present}
        leaders = {leader.id: leader for leader in contents.counters.leader if leader.id in present}
        own = {division.side: division for division in scenario.division}  # 17.1
        self.division: dict[UnitId, DivisionId] = {
            unit: own[what.side].id if own else what.division for unit, what in self.units.items()
        }
        used = set(self.division.values())
        self.divisions: dict[DivisionId, Division] = {
            d.id: d for d in (scenario.division or contents.counters.division) if d.id in used
        }
        command = contents.charts.limits.at("successor_command")
        self.successor: dict[DivisionId, LeaderId] = {}
        for division in self.divisions.values():
            name = LeaderId(f"S-{division.id}")
            self.successor[division.id] = name
            old = leaders[division.leader]
            leaders[name] = Leader(name, old.name, old.side, old.nation, "division", command, 0, 0)
        self.leaders: dict[LeaderId, Leader] = dict(leaders)
        self.is_unit, self.is_leader = one_of(self.units), one_of(self.leaders)
        self.side: dict[CounterId, str] = {
            **{unit: what.side for unit, what in self.units.items()},
            **{leader: what.side for leader, what in self.leaders.items()},
        }
        self.units_of: dict[DivisionId, tuple[UnitId, ...]] = {
            division: tuple(unit for unit in self.units if self.division[unit] == division)
            for division in self.divisions
        }
        self.divisions_of: dict[str, tuple[DivisionId, ...]] = {
            side: tuple(d.id for d in self.divisions.values() if d.side == side) for side in SIDES
        }
        self.of_side: dict[str, frozenset[UnitId]] = {
            side: frozenset(unit for unit in self.units if self.side[unit] == side) for side in SIDES
        }
        self.leaders_of: dict[str, tuple[LeaderId, ...]] = {
            side: tuple(leader for leader, what in self.leaders.items() if what.side == side)
            for side in SIDES
        }
        self.bit: dict[Hex, Mask] = {**self.grid.bit, **dict.fromkeys(BOXES, 0)}  # of any place
        # The divisions whose commander or successor somebody is.
        self.leads: dict[LeaderId, frozenset[DivisionId]] = {
            leader: frozenset(
                d.id for d in self.divisions.values() if leader in (d.leader, self.successor[d.id])
            )
            for leader in self.leaders
        }

    def _measure(self, charts: Charts) -> None:
        """5.1 allowances, 9.2 ranges, wills, and the strengths at the start."""
        units = self.units
        self.arm: dict[CounterId, str] = {unit: what.arm for unit, what in units.items()}
        self.printed = {unit: what.pf for unit, what in units.items()}
        self.will = {unit: WILLS.index(what.will) for unit, what in units.items()}
        self.allowance: dict[tuple[UnitId, str], int] = {}
        for unit, what in units.items():
            row = charts.movement.cells[troops(what)]
            column = what.nation if what.nation in ("spanish", "french") else "british"
            for form in ON_TURN[what.arm]:
                self.allowance[unit, form] = row[column]
            if what.arm == INFANTRY:
                self.allowance[unit, SKIRMISH] = charts.movement.at("infantry_skirmish", column)
        self.farthest = {
            unit: max(self.allowance[unit, form] for form in ON_TURN[what.arm])
            for unit, what in units.items()
        }
        self.rides: dict[CounterId, int] = {
            leader: charts.movement.at(
                "leader", what.nation if what.nation in ("spanish", "french") else "british"
            )
            for leader, what in self.leaders.items()
        }
        self.forms: dict[UnitId, tuple[str, ...]] = {
            unit: tuple(f for f in ON_TURN[what.arm] if f != SKIRMISH or what.skirmish)  # 2.6
            for unit, what in units.items()
        }
        self.change = {
            (arm, old, new): charts.formation_change.cells[f"{arm}-{old}-{new}"]
            for arm, forms in ON_TURN.items()
            for old in forms
            for new in forms
            if old != new
        }
        self.range = {
            unit: charts.artillery_range.at(what.weight)
            if what.arm == ARTILLERY
            else charts.limits.at("small_arms_range")
            for unit, what in units.items()
        }
        self.divisor = {"-": Fraction(1)} | {
            letter: Fraction(share) for letter, share in charts.terrain_divisor.cells.items()
        }
        self.band = {band: Fraction(factor) for band, factor in charts.range_factor.cells.items()}
        self.odds = [(column, *_least(column)) for column in charts.shock.axes[1].values]

    def _apply_readings(self, charts: Charts, readings: frozenset[str]) -> None:
        """5.9, 5.26 What a road adds to a move, without and with Manoeuvre; 5.3, 5.28 how leaders ride."""
        by_road, ordered = charts.limits.at("road_bonus"), charts.limits.at("road_bonus_manoeuvre")
        self.road_bonus = by_road
        self.road_bonus_ordered = ordered + by_road if ROADS_ADD_UP in readings else ordered
        self.leaders_column = CAVALRY if LEADERS_MOUNTED in readings else INFANTRY

    def _place_limits(self) -> None:
        """8.1 Where each arm may stand alone in each formation; 6.6 where cavalry skirmishes on foot."""
        grid = self.grid
        self.may_stand = {
            (arm, form): grid.mask(lone(self.rooms, arm, form))
            for arm, forms in ON_TURN.items()
            for form in forms
        }
        self._standing: dict[tuple[Counted, ...], Mask] = {}
        self._together: dict[tuple[int, tuple[Counted, ...]], str] = {}
        kinds = {room: nth for nth, room in enumerate(dict.fromkeys(self.rooms.values()))}
        self._room = {hex_: kinds[room] for hex_, room in self.rooms.items()}
        self._kinds = {room: grid.mask(h for h, each in self.rooms.items() if each == room) for room in kinds}
        self.on_foot = frozenset(
            hex_ for hex_, room in self.rooms.items() if room.cavalry_skirmish == "dismounted"
        )
        self.on_foot_mask = grid.mask(self.on_foot)
        self.edge: dict[str, dict[Hex, int]] = {
            side: {hex_: grid.edge_distance(hex_, self.ground.map.retreat_edges[side]) for hex_ in grid.hexes}
            for side in SIDES
        }
        self.toward: dict[str, dict[int, Mask]] = {  # hexes no farther from a side's edge than so much
            side: {
                far: grid.mask(h for h, distance in self.edge[side].items() if distance <= far)
                for far in set(self.edge[side].values())
            }
            for side in SIDES
        }
        self.columns_from = {
            rule.column: grid.mask(h for h in grid.hexes if int(h[:2]) >= rule.column)
            for rule in self.scenario.inertia
        }
        self.objectives = {each.hex: each for each in self.scenario.objective}
        self.open_rides: dict[tuple[Hex, int], Mask] = {}  # where leaders can ride, no enemy being near
        self.open_roads: dict[object, tuple[Mask, Found]] = {}  # and groups march, with the hexes passed
        self.gates = {RESERVE, *(hex_ for group in self.scenario.reinforcement for hex_ in group.entry)}

    def standing(self, party: tuple[Counted, ...]) -> Mask:
        """8.1 Where these could stand together if nobody else were there."""
        mask = self._standing.get(party)
        if mask is None:
            mask = 0
            for room, hexes in self._kinds.items():
                mask |= 0 if crowded(room, party) else hexes
            self._standing[party] = mask
        return mask

    def together(self, hex_: Hex, inside: tuple[Counted, ...]) -> str:
        """8.1 Why these may not stand together in a hex; nothing, if they may."""
        key = (self._room.get(hex_, -1), inside)
        reason = self._together.get(key)
        if reason is None:
            reason = self._together[key] = crowded(self.rooms.get(hex_), inside)
        return reason


class Box:
    """The contents of the box, and a field for every scenario."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.charts = contents.charts
        self.grounds = {name: Ground(getattr(contents, name), contents.charts) for name in MAPS}
        self.fields = {
            scenario.id: Field(scenario, self.grounds[scenario.map], contents)
            for scenario in contents.scenarios.scenario
        }
        self._read_otherwise: dict[tuple[str, frozenset[str]], Field] = {}

    def field(self, scenario: str, switches: frozenset[str]) -> Field:
        """The field a battle is fought on; one that is read otherwise is made when it is first wanted."""
        readings = switches and switches & OF_THE_FIELD
        if not readings:
            return self.fields[scenario]
        found = self._read_otherwise.get((scenario, readings))
        if found is None:
            what, contents, charts = self.fields[scenario].scenario, self.contents, self.charts
            instead = {GUNS_IN_TOWNS: charts.guns_in_towns.cells, WORKS_IN_FULL: charts.works_in_full.cells}
            changes = [cells for reading, cells in instead.items() if reading in readings]
            ground = Ground(getattr(contents, what.map), charts, changes)
            found = self._read_otherwise[scenario, readings] = Field(what, ground, contents, readings)
        return found


MAPS = ("barrosa", "training")


def troops(unit: Unit) -> str:
    """5.1 The row of the movement chart."""
    if unit.arm == CAVALRY:
        return "cavalry_heavy" if unit.weight == "heavy" else "cavalry_light_medium"
    if unit.arm == ARTILLERY:
        return "artillery_horse" if unit.horse else "artillery"
    return "infantry"


def _least(column: str) -> tuple[Fraction, bool]:
    """10.4 The least odds of a column, and whether they must be exceeded.

    >>> _least("6/1-10/1"), _least("+10/1")
    ((Fraction(6, 1), False), (Fraction(10, 1), True))
    """
    return Fraction(column.lstrip("+").split("-")[0]), column.startswith("+")


def check_contents(contents: Contents, pack: Path | None = None) -> None:
    """Complain of a map with a hole, a hexside or a counter that does not exist."""
    for part, key, reason in chain(_maps(contents), _scenarios(contents)):
        raise BoxError.found(part, key, reason, pack)


def _maps(contents: Contents) -> Iterator[Mistake]:
    for name in MAPS:
        map_ = getattr(contents, name)
        for part in ("terrain", "elevation"):
            rows = getattr(map_, part)
            if len(rows) != map_.rows or any(len(row) != map_.columns for row in rows):
                yield name, part, f"{map_.rows} rows of {map_.columns} are needed"
        for letter in sorted(set("".join(map_.terrain)) - set(map_.legend)):
            yield name, "legend", f'"{letter}" is not explained'


def _scenarios(contents: Contents) -> Iterator[Mistake]:
    arms: dict[CounterId, str] = {unit.id: unit.arm for unit in contents.counters.unit}
    leaders = {leader.id for leader in contents.counters.leader}
    for scenario in contents.scenarios.scenario:
        if scenario.map not in MAPS:
            yield "scenarios", f"scenario.{scenario.id}.map", f'there is no map "{scenario.map}"'
        for placed in scenario.setup:
            key = f"scenario.{scenario.id}.setup.{placed.counter}"
            if placed.counter in arms:
                if placed.form not in ON_TURN[arms[placed.counter]]:
                    yield "scenarios", key, f'"{placed.form}" is no formation of its arm'
            elif placed.counter not in leaders:
                yield "scenarios", key, "there is no such counter"
            if placed.face and placed.face not in DIRECTIONS:
                yield "scenarios", key, f'"{placed.face}" is no direction'


@kept
def open_box(pack: Path | None) -> Box:
    contents = load_box(Contents, FOLDER, pack)
    check_contents(contents, pack)
    return Box(contents)
