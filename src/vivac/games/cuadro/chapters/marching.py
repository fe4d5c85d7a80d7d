"""5 Movement: where a group can end its move, in which formation and with which facing.

One decision moves a group (5.18), so this is all the rules need to know: the way there has no effect but its
cost and the stops of 7.3 (5.19).
"""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import Field, Found
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.stacking import DEPLOYED, REGULAR, SKIRMISH, SQUARE
from vivac.games.cuadro.chapters.terrain import CAVALRY, CROWDED, INFANTRY, MARCH, PLAIN
from vivac.games.cuadro.chapters.troops import FACED, on_foot
from vivac.games.cuadro.game import MANOEUVRE, Battle
from vivac.ground.hexes import (
    ARCS,
    EVERYWHERE,
    Direction,
    FacedReach,
    Hex,
    Mask,
    RoundReach,
    Ways,
)
from vivac.ground.hexes.grid import E
from vivac.table import Say

ON_MANOEUVRE = {MANOEUVRE}
EVERY_FACING = range(6)
MOST = 4096  # ways by road that are kept
UNKNOWN: tuple[Mask, Found | None] = (0, None)


class Ends:
    """Where a move can end; and with which facings, if it ends in a formation that has one."""

    __slots__ = ("_found", "_steps", "anywhere", "faced")

    def __init__(self, faced: bool) -> None:
        self.faced, self.anywhere = faced, 0
        self._found: list[tuple[Found, Mask]] = []
        self._steps: list[tuple[Mask, Direction]] = []

    def add(self, found: Found | None, within: Mask = EVERYWHERE) -> None:
        """What a search has found."""
        if found is not None:
            self._found.append((found, within))
            self.anywhere |= found.anywhere & within

    def add_step(self, there: Mask, *facings: Direction) -> None:
        self.anywhere |= there
        self._steps += [(there, facing) for facing in facings]

    def facing(self, bit: Mask) -> Sequence[Direction]:
        """The facings with which a move can end in a hex."""
        if self.may_turn(bit):
            return EVERY_FACING
        return [facing for facing in range(6) if self.may_face(bit, facing)]

    def may_face(self, bit: Mask, facing: Direction) -> bool:
        for found, within in self._found:
            if within & bit and isinstance(found, FacedReach) and found.may_face(bit, facing):
                return True
        return any(step == facing and there & bit for there, step in self._steps)

    def may_turn(self, bit: Mask) -> bool:
        """Whether a move can end in a hex with any facing."""
        for found, within in self._found:
            if within & bit and isinstance(found, FacedReach) and found.about & bit:
                return True
        return False


class March:
    """A group on the point of moving: units of one hex, of the same arm and formation, with their leaders."""

    __slots__ = (
        *("arm", "bit", "column", "face", "field", "foe", "form", "game", "hex", "leaders"),
        *("spent", "style", "units"),
        *("_begun", "_open", "_stops", "_ways"),
    )

    def __init__(
        self,
        field: Field,
        game: Battle,
        units: Sequence[UnitId],
        foe: Foe,
        leaders: Sequence[LeaderId] = (),
        entry: tuple[Hex, int] | None = None,
    ) -> None:
        self.field, self.game, self.foe = field, game, foe
        self._stops: tuple[Mask, Mask] | None = None
        self._open: Mask | None = None
        self._ways: dict[bool, Ways] = {}
        self._begun: dict[tuple[bool, int], Found] = {}  # in the old formation
        self.units, self.leaders = tuple(units), tuple(leaders)
        first = self.units[0]
        self.hex, self.spent = entry or (game.where[first], 0)  # 15.2 an entry hex is paid as the first step
        self.bit = field.grid.bit[self.hex]
        self.arm, self.form = field.arm[first], game.form[first]
        self.face = game.face.get(first, E)
        self.column = INFANTRY if on_foot(field, game, first) else self.arm  # 6.11
        self.style = PLAIN
        if self.by_order():
            self.style = MARCH if len(self.units) == 1 else CROWDED  # 5.5, 5.23

    # ---------------------------------------------------------------- what it has and what it pays

    def budget(self, form: str) -> int:
        """5.1, 5.20, 4.7 The lower allowance of the first and the last formation; half out of command."""
        allowance, in_command, old = self.field.allowance, self.game.in_command, self.form
        least = 99
        for unit in self.units:
            points = allowance[unit, form]
            if old != form:
                points = min(points, allowance[unit, old])
            if self.column != self.arm:
                points = min(points, self.field.charts.limits.cells["dismounted_allowance"])
            if unit not in in_command:
                points = (points + 1) // 2
            if points < least:
                least = points
        for leader in self.leaders:
            least = min(least, self.field.rides[leader])
        return least

    def by_order(self) -> bool:
        """5.9 Whether every unit moving together has a Manoeuvre order."""
        return set(map(self.game.order.get, self.units)) == ON_MANOEUVRE

    def kept_out(self) -> bool:
        """4.15, 4.7 Whether somebody in the group may not enter an enemy zone."""
        game = self.game
        return not game.in_command.issuperset(self.units) or MANOEUVRE in map(game.order.get, self.units)

    def open(self) -> Mask:
        """5.16, 17.6, 17.8 Hexes that are not closed to the group."""
        if self._open is None:
            kept_out, division, open_ = self.kept_out(), self.field.division, EVERYWHERE
            for unit in self.units:
                open_ &= self.foe.open_to(division[unit], kept_out)
            self._open = open_
        return self._open

    def ways(self, roads: bool) -> Ways:
        """The costs of every step as things stand, or of road steps only."""
        ways = self._ways.get(roads)
        if ways is None:
            field, ground, style = self.field, self.field.ground, self.style
            far = field.farthest[self.units[0]]  # no step costs less than 1
            if roads:
                far += field.road_bonus_ordered
            ways = ground.around(self.hex, far, self.column, style, roads)
            if style == MARCH and not roads and self.foe.friends & ~self.bit & field.grid.disc(self.hex, far):
                together = ground.around(self.hex, far, self.column, CROWDED)
                ways = _merged(ways, together, self.foe.friends)
            self._ways[roads] = ways
        return ways

    # ---------------------------------------------------------------- where it can go

    def ends(self, form: str | None = None, points: int | None = None) -> Ends:
        """5.18 Every hex where a move can end in a formation, stacking apart; or only with so many MP."""
        form = form or self.form
        budget = self.budget(form)
        ends = Ends(form in FACED)
        ends.add(self._search(False, budget if points is None else min(points, budget), form))
        if points is None and form == self.form and form not in (DEPLOYED, SQUARE) and not self.spent:
            self._least_move(ends, budget)
        if self.hex in self.field.ground.roads:
            whole = budget + self.road_bonus()
            most = whole if points is None else min(points, whole)
            ends.add(self._by_road(most, form), EVERYWHERE if self.spent else self.field.grid.all ^ self.bit)
        return ends

    def least(self, form: str, hex_: Hex, face: Direction | None = None) -> int | None:
        """5.18 The least MP that end the move in a hex, with a facing if one is named; None by 5.14 alone."""
        bit, faced = self.field.grid.bit[hex_], face is not None and form in FACED
        for points in range(self.budget(form) + self.road_bonus() + 1):
            ends = self.ends(form, points)
            if bit & ends.anywhere and (face is None or not faced or face in ends.facing(bit)):
                return points
        return None

    def road_bonus(self) -> int:
        """5.9 What a move by road has more than the allowance."""
        return self.field.road_bonus if self.style == PLAIN else self.field.road_bonus_ordered

    def in_time(self, form: str) -> Mask:
        """6.9 Hexes where the group can be, and still take another formation."""
        budget = self.budget(form)
        left = budget - self.field.change[self.arm, self.form, form]
        first = self._begin(False, budget) if left >= 0 and budget >= self.spent else None
        return 0 if first is None else first.within(left) & self.field.may_stand[self.arm, form]

    def _search(self, roads: bool, budget: int, form: str) -> Found | None:
        """What can be reached within a budget in a formation, if there is time to take it."""
        if self.spent > budget:
            return None
        first = self._begin(roads, budget)
        if form == self.form:
            return first
        delay = self.field.change[self.arm, self.form, form]  # 6.1
        if delay > budget:
            return None
        legal = self.field.may_stand[self.arm, form]
        free, held = first.flat()
        free, held = [mask & legal for mask in free], [mask & legal for mask in held]
        return self._go_on(self.ways(roads), budget, form, free, held, delay)

    def _by_road(self, budget: int, form: str) -> Found | None:
        """The same by road. If nobody is met the road alone decides: there are few, so that is kept."""
        way = (self.hex, self.face, self.form, form, self.arm, self.column, self.style, self.spent, budget)
        field, foe = self.field, self.foe
        known, roads = field.open_roads, field.ground.road_mask
        met = roads & (foe.zones | foe.leaders) | roads ^ roads & self.open()
        road, found = known.get(way, UNKNOWN)
        if found is None or road & met:
            found = self._search(True, budget, form)
            if found is not None:
                road = found.anywhere | self._begun[True, budget].anywhere
                if not field.grid.grown(road) & met:
                    if len(known) >= MOST:
                        known.clear()
                    known[way] = road, found
        return found

    def _begin(self, roads: bool, budget: int) -> Found:
        first = self._begun.get((roads, budget))
        if first is None:
            first = self._begun[roads, budget] = self._first(self.ways(roads), budget)
        return first

    def _first(self, ways: Ways, budget: int) -> Found:
        """The part of the move in the old formation; whoever enters the map does so with any facing."""
        form = self.form
        if self.spent:
            stop = self.bit & self._halt(form)
            free, held = [self.bit & ~stop] + [0] * budget, [stop] + [0] * budget
            return self._go_on(ways, budget, form, free, held, self.spent)
        if form in FACED:
            return self._faced(ways, budget, form).seed(self.bit, self.face)
        if form == SQUARE:
            return self._square(RoundReach((), budget).seed(self.bit), ways)
        return self._round(ways, budget, form).seed(self.bit)

    def _go_on(
        self, ways: Ways, budget: int, form: str, free: list[Mask], held: list[Mask], delay: int
    ) -> Found:
        """A part of the move in one formation, from wherever another part has come."""
        if form in FACED:
            return self._faced(ways, budget, form).seed_from(free, held, delay)
        if form == SQUARE:
            return self._square(RoundReach((), budget).seed_from(free, held, delay), ways)
        return self._round(ways, budget, form).seed_from(free, held, delay)

    def _faced(self, ways: Ways, budget: int, form: str) -> FacedReach:
        steps = ways if form == REGULAR else ()
        near = self.field.grid.disc(self.hex, budget)
        open_, halt, zones = self.open() & near, self._halt(form) & near, self.foe.zones & near
        return FacedReach(steps, budget, open=open_, halt=halt, sticky=zones)

    def _round(self, ways: Ways, budget: int, form: str) -> RoundReach:
        near = self.field.grid.disc(self.hex, budget)
        open_, halt, zones = self.open() & near, self._halt(form) & near, self.foe.zones & near
        if form == SKIRMISH:  # 7.3, 7.4
            return RoundReach(ways, budget, open=open_, halt=halt, toll=zones)
        return RoundReach(ways, budget, open=open_, halt=halt, sticky=zones)

    def _halt(self, form: str) -> Mask:
        """7.3 zones, but not for skirmishers; 14.5 leaders caught alone; 6.11 where horsemen get down."""
        if self._stops is None:
            leaders = self.foe.leaders
            self._stops = (leaders, leaders | self.foe.zones)
        halt = self._stops[form != SKIRMISH]
        if form != SKIRMISH:
            return halt
        return halt | self.field.on_foot_mask if self.arm == self.column == CAVALRY else halt

    def _square(self, reach: RoundReach, ways: Ways) -> RoundReach:
        """5.2 A square may move one hex, if it costs 1."""
        zones, open_, free = self.foe.zones, self.open(), reach.free
        for cost in range(reach.budget - 1, -1, -1):
            for new, extra, allowed in (
                (free[cost] & ~zones, 1, open_),
                (free[cost] & zones, 2, open_ & ~zones),
            ):
                if new and cost + extra <= reach.budget:
                    for _, _, _, by, prices in ways:
                        if prices[0][0] == 1:
                            moved = (new << by if by > 0 else new >> -by) & allowed & prices[0][1]
                            reach.held[cost + extra] |= moved
                            reach.anywhere |= moved
        return reach

    def _least_move(self, ends: Ends, budget: int) -> None:
        """5.14 One step, whatever it costs, but not into an enemy zone."""
        field = self.field
        if budget > field.ground.dearest[self.column][self.hex]:
            return  # any step can be paid, out of a zone too
        open_ = self.open()
        open_ ^= open_ & self.foe.zones
        passable = field.ground.passable[self.column]
        for direction in ARCS[self.face] if self.form in FACED else range(6):
            by = field.grid.shifts[direction]
            there = (self.bit << by if by > 0 else self.bit >> -by) & passable[direction] & open_
            if there:
                ends.add_step(there, self.face, direction)


def paid(points: int | None, most: int, bonus: int = 0) -> Say:
    """5.1, 5.9, 5.14 What a move takes of an allowance; all of it if nothing else can be told."""
    if points is None:
        return Say("cost-least", {"of": most}, "5.14")
    if points > most:
        return Say("cost-road", {"points": points, "of": most + bonus}, "5.9")
    return Say("cost-march", {"points": points, "of": most, "all": "yes" if points == most else "no"}, "5.1")


def ride_cost(field: Field, leader: LeaderId, start: Hex, hex_: Hex, foe: Foe, spent: int = 0) -> int:
    """5.3, 5.9, 5.21 The MP that a leader alone pays to a hex that he can reach."""
    bit, most = field.grid.bit[hex_], field.rides[leader] - spent
    by_road = range(most + field.road_bonus + 1)
    return spent + next(cost for cost in by_road if bit & _ridden(field, start, min(cost, most), cost, foe))


def ride_ends(field: Field, leader: LeaderId, hex_: Hex, foe: Foe, spent: int = 0) -> Mask:
    """5.3, 5.21, 14.1 Where a leader alone can go: in any direction, stopping in enemy zones."""
    budget, met = field.rides[leader] - spent, foe.held | foe.zones
    ends = field.open_rides.get((hex_, budget), 0)
    if not ends or ends & met:
        ends = _ridden(field, hex_, budget, budget + field.road_bonus, foe)
        if not field.grid.grown(ends) & met:  # where no enemy is met the ground alone decides
            field.open_rides[hex_, budget] = ends
    return ends if spent else ends ^ ends & field.grid.bit[hex_]


def _ridden(field: Field, hex_: Hex, budget: int, by_road: int, foe: Foe) -> Mask:
    bit, open_, halt = field.grid.bit[hex_], field.grid.all ^ foe.held, foe.zones
    ways = field.ground.around(hex_, budget, field.leaders_column, PLAIN)
    ends = RoundReach(ways, budget, open=open_, halt=halt).seed(bit).anywhere
    if hex_ in field.ground.roads:
        roads = field.ground.around(hex_, by_road, field.leaders_column, PLAIN, roads=True)
        ends |= RoundReach(roads, by_road, open=open_, halt=halt).seed(bit).anywhere
    return ends


def _merged(alone: Ways, together: Ways, friends: Mask) -> Ways:
    """5.5 Note D counts only where no other unit is."""
    crowds = {way[0]: way[4] for way in together}
    merged = []
    for direction, more, less, by, prices in alone:
        by_price: dict[int, Mask] = {price: hexes & ~friends for price, hexes in prices}
        for price, hexes in crowds.get(direction, ()):
            crowd = hexes & friends
            if crowd:
                by_price[price] = by_price.get(price, 0) | crowd
        merged.append((direction, more, less, by, sorted(by_price.items())))
    return merged


__all__ = ["Ends", "March", "paid", "ride_cost", "ride_ends"]
