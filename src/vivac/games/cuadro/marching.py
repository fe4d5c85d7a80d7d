"""5 Movement: where a group can end its move, in which formation and with which facing.

One decision moves a group (5.18), so this is all the rules need to know: the way there has no effect but its
cost and the stops of 7.3 (5.19).
"""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.game import MANOEUVRE, Battle
from vivac.games.cuadro.stacking import DEPLOYED, REGULAR, SKIRMISH, SQUARE
from vivac.games.cuadro.terrain import CAVALRY, CROWDED, INFANTRY, MARCH, PLAIN, cut
from vivac.games.cuadro.troops import FACED, held_by, on_foot, presence
from vivac.games.cuadro.unpacking import ENEMY, Field
from vivac.ground.hexes import ARCS, Costs, Direction, FacedReach, Hex, Mask, RoundReach
from vivac.ground.hexes.grid import E


class Foe:
    """What others do to a move: hexes the enemy holds, his zones, hexes with nobody but his leaders; friends.

    Looked at when somebody asks, and again where somebody has moved (`look_again`): zones do not change by
    it, but leaders may be driven away, and friends are elsewhere.
    """

    __slots__ = ("_field", "_friends", "_game", "_leaders", "_seen")

    def __init__(self, field: Field, game: Battle) -> None:
        self._field, self._game = field, game
        self._seen: tuple[Mask, Mask] | None = None
        self._leaders: Mask | None = None
        self._friends: Mask | None = None

    def look_again(self, hex_: Hex, held: bool) -> None:
        self._leaders = None
        if self._friends is not None:
            bit = self._field.bit[hex_]
            self._friends = self._friends | bit if held else self._friends & ~bit

    @property
    def friends(self) -> Mask:
        """Hexes held by the side that moves."""
        if self._friends is None:
            self._friends = held_by(self._field, self._game, self._game.player)
        return self._friends

    def _look(self) -> tuple[Mask, Mask]:
        if self._seen is None:
            self._seen = presence(self._field, self._game, ENEMY[self._game.player])
        return self._seen

    @property
    def held(self) -> Mask:
        return self._look()[0]

    @property
    def zones(self) -> Mask:
        return self._look()[1]

    @property
    def leaders(self) -> Mask:
        """5.16 Hexes with enemy leaders and nobody else."""
        if self._leaders is None:
            field, game = self._field, self._game
            bit, where, alone = field.bit, game.where, 0
            for leader in field.leaders_of[ENEMY[game.player]]:
                alone |= bit[where[leader]]
            self._leaders = alone & ~self.held
        return self._leaders


class Ends:
    """Where a move can end: one set of hexes, or one for each facing."""

    __slots__ = ("anywhere", "facings")

    def __init__(self, facings: Sequence[Mask] | None, anywhere: Mask) -> None:
        self.facings, self.anywhere = facings, anywhere

    def facing(self, bit: Mask) -> list[Direction]:
        """The facings with which a move can end in a hex."""
        return [] if self.facings is None else [d for d, mask in enumerate(self.facings) if mask & bit]


class March:
    """A group on the point of moving: units of one hex, of the same arm and formation, with their leaders."""

    __slots__ = (
        *(
            "arm",
            "bit",
            "column",
            "costs",
            "face",
            "field",
            "foe",
            "form",
            "game",
            "hex",
            "leaders",
            "spent",
            "units",
        ),
        *("_begun", "_open", "_stops"),
    )

    def __init__(
        self,
        field: Field,
        game: Battle,
        units: Sequence[str],
        foe: Foe,
        leaders: Sequence[str] = (),
        entry: tuple[Hex, int] | None = None,
    ) -> None:
        self.field, self.game, self.foe = field, game, foe
        self._stops: tuple[Mask, Mask] | None = None
        self._open: Mask | None = None
        self._begun: dict[tuple[int, int], FacedReach | RoundReach] = {}  # in the old formation
        self.units, self.leaders = tuple(units), tuple(leaders)
        first = self.units[0]
        self.hex, self.spent = entry or (game.where[first], 0)  # 15.2 an entry hex is paid as the first step
        self.bit = field.grid.bit[self.hex]
        self.arm, self.form = field.arm[first], game.form[first]
        self.face = game.face.get(first, E)
        self.column = INFANTRY if on_foot(field, game, first) else self.arm  # 6.6
        self.costs: tuple[Costs, Costs | None] | None = None

    # ---------------------------------------------------------------- what it has and what it pays

    def budget(self, form: str) -> int:
        """5.1, 5.20, 4.7 The lower allowance of the first and the last formation; half out of command."""
        field, game = self.field, self.game
        least = 99
        for unit in self.units:
            points = min(field.allowance[unit, self.form], field.allowance[unit, form])
            if self.column != self.arm:
                points = min(points, field.charts.limits.cells["dismounted_allowance"])
            if unit not in game.in_command:
                points = (points + 1) // 2
            least = min(least, points)
        for leader in self.leaders:
            least = min(least, field.rides[leader])
        return least

    def by_order(self) -> bool:
        """5.9 Whether every unit moving together has a Manoeuvre order."""
        order = self.game.order
        return all(order.get(unit) == MANOEUVRE for unit in self.units)

    def kept_out(self) -> bool:
        """4.4, 4.7 Whether somebody in the group may not enter an enemy zone."""
        game = self.game
        return any(unit not in game.in_command or game.order.get(unit) == MANOEUVRE for unit in self.units)

    def open(self) -> Mask:
        """5.16, 17.6, 17.8 Hexes that are not closed to the group."""
        if self._open is not None:
            return self._open
        field, game = self.field, self.game
        shut = self.foe.held
        for rule in field.scenario.closed:
            if game.turn <= rule.last_turn and any(field.division[u] == rule.division for u in self.units):
                shut |= field.grid.bit[rule.hex]
        if game.held_back:
            for inertia in field.scenario.inertia:
                if any(field.division[unit] in game.held_back for unit in self.units):
                    shut |= field.columns_from[inertia.column]
        if self.kept_out():
            shut |= self.foe.zones
        self._open = field.grid.all & ~shut
        return self._open

    def prices(self) -> tuple[Costs, Costs | None]:
        """The costs of every step as things stand, and those of road steps if the group is on a road."""
        if self.costs is None:
            ground = self.field.ground
            style = PLAIN
            if self.by_order():
                style = MARCH if len(self.units) == 1 else CROWDED  # 5.5
            far = self.field.farthest[self.units[0]]  # no step costs less than 1
            every = self._cut(ground.around(self.hex, far, self.column, style), far)
            if style == MARCH:
                together = self._cut(ground.around(self.hex, far, self.column, CROWDED), far)
                every = _merged(every, together, self.foe.friends)
            roads = None
            if self.hex in ground.roads:
                far += self.field.charts.limits.cells["road_bonus_manoeuvre"]
                roads = self._cut(ground.around(self.hex, far, self.column, style, roads=True), far)
            self.costs = (every, roads)
        return self.costs

    def _cut(self, costs: Costs, far: int) -> Costs:
        """Without the hexes that are closed to the group, if any is near."""
        open_ = self.open()
        return cut(costs, open_) if self.field.grid.disc(self.hex, far) & ~open_ else costs

    # ---------------------------------------------------------------- where it can go

    def ends(self, form: str | None = None, points: int | None = None) -> Ends:
        """5.18 Every hex where a move can end in a formation, stacking apart; or only with so many MP."""
        form = form or self.form
        every, roads = self.prices()
        budget = self.budget(form)
        found = self._search(every, budget if points is None else min(points, budget), form)
        if points is None and form == self.form and form not in (DEPLOYED, SQUARE) and not self.spent:
            self._least_move(found)
        if roads is not None:
            limits = self.field.charts.limits.cells
            bonus = limits["road_bonus_manoeuvre" if self.by_order() else "road_bonus"]  # 5.9
            most = budget + bonus if points is None else min(points, budget + bonus)
            farther = self._search(roads, most, form)
            for facing in range(len(found)):
                found[facing] |= farther[facing] if self.spent else farther[facing] & ~self.bit
        anywhere = 0
        for mask in found:
            anywhere |= mask
        return Ends(found if form in FACED else None, anywhere)

    def _search(self, costs: Costs, budget: int, form: str) -> list[Mask]:
        if self.spent > budget:
            return [0] * (6 if form in FACED else 1)
        first = self._begun.get((id(costs), budget))
        if first is None:
            first = self._begun[id(costs), budget] = self._first(costs, budget)
        if form == self.form:
            return _listed(first)
        delay = self.field.change[self.arm, self.form, form]  # 6.1
        if delay > budget:
            return [0] * (6 if form in FACED else 1)
        legal = self.field.may_stand[self.arm, form]
        free, held = first.flat()
        free, held = [mask & legal for mask in free], [mask & legal for mask in held]
        return _listed(self._go_on(costs, budget, form, free, held, delay))

    def _first(self, costs: Costs, budget: int) -> FacedReach | RoundReach:
        """The part of the move in the old formation; whoever enters the map does so with any facing."""
        shifts, form = self.field.grid.shifts, self.form
        if self.spent:
            stop = self.bit & self._halt(form)
            free, held = [self.bit & ~stop] + [0] * budget, [stop] + [0] * budget
            return self._go_on(costs, budget, form, free, held, self.spent)
        if form in FACED:
            return self._faced(costs, budget, form).seed(self.bit, self.face)
        if form == SQUARE:
            return self._square(RoundReach(shifts, NO_STEPS, budget).seed(self.bit), costs)
        return self._round(costs, budget, form).seed(self.bit)

    def _go_on(
        self, costs: Costs, budget: int, form: str, free: list[Mask], held: list[Mask], delay: int
    ) -> FacedReach | RoundReach:
        """A part of the move in one formation, from wherever another part has come."""
        if form in FACED:
            return self._faced(costs, budget, form).seed_from(free, held, delay)
        if form == SQUARE:
            square = RoundReach(self.field.grid.shifts, NO_STEPS, budget)
            return self._square(square.seed_from(free, held, delay), costs)
        return self._round(costs, budget, form).seed_from(free, held, delay)

    def _faced(self, costs: Costs, budget: int, form: str) -> FacedReach:
        steps = costs if form == REGULAR else NO_STEPS
        shifts, zones = self.field.grid.shifts, self.foe.zones
        return FacedReach(shifts, steps, budget, halt=self._halt(form), sticky=zones)

    def _round(self, costs: Costs, budget: int, form: str) -> RoundReach:
        shifts, zones = self.field.grid.shifts, self.foe.zones
        if form == SKIRMISH:  # 7.3, 7.4
            return RoundReach(shifts, costs, budget, halt=self._halt(form), toll=zones)
        return RoundReach(shifts, costs, budget, halt=self._halt(form), sticky=zones)

    def _halt(self, form: str) -> Mask:
        """7.3 zones, but not for skirmishers; 14.5 leaders caught alone; 6.6 where horsemen get down."""
        if self._stops is None:
            leaders = self.foe.leaders
            self._stops = (leaders, leaders | self.foe.zones)
        halt = self._stops[form != SKIRMISH]
        if form != SKIRMISH:
            return halt
        return halt | self.field.on_foot_mask if self.arm == self.column == CAVALRY else halt

    def _square(self, reach: RoundReach, costs: Costs) -> RoundReach:
        """5.2 A square may move one hex, if it costs 1."""
        shifts, zones, free = self.field.grid.shifts, self.foe.zones, reach.free
        for cost in range(reach.budget - 1, -1, -1):
            for new, extra, allowed in ((free[cost] & ~zones, 1, -1), (free[cost] & zones, 2, ~zones)):
                if new and cost + extra <= reach.budget:
                    for direction, prices in enumerate(costs):
                        by = shifts[direction]
                        moved = (new << by if by > 0 else new >> -by) & allowed
                        if prices and prices[0][0] == 1:
                            reach.held[cost + extra] |= moved & prices[0][1]
        return reach

    def _least_move(self, found: list[Mask]) -> None:
        """5.14 One step, whatever it costs, but not into an enemy zone."""
        field, faced = self.field, self.form in FACED
        facing = self.face if faced else E
        open_ = self.open() & ~self.foe.zones
        passable = field.ground.passable[self.column]
        for direction in ARCS[facing] if faced else range(6):
            by = field.grid.shifts[direction]
            there = (self.bit << by if by > 0 else self.bit >> -by) & passable[direction] & open_
            if there:
                found[facing] |= there
                if faced:
                    found[direction] |= there


def ride_ends(field: Field, leader: str, hex_: Hex, foe: Foe, spent: int = 0) -> Mask:
    """5.21, 14.1 Where a leader alone can go: like infantry, in any direction, stopping in enemy zones."""
    budget, bit = field.rides[leader] - spent, field.grid.bit[hex_]
    bonus = field.charts.limits.cells["road_bonus"]
    ground, open_ = field.ground, field.grid.all & ~foe.held
    costs = cut(ground.around(hex_, budget, INFANTRY, PLAIN), open_)
    ends = RoundReach(field.grid.shifts, costs, budget, halt=foe.zones).seed(bit).ends()
    if hex_ in ground.roads:
        roads = cut(ground.around(hex_, budget + bonus, INFANTRY, PLAIN, roads=True), open_)
        ends |= RoundReach(field.grid.shifts, roads, budget + bonus, halt=foe.zones).seed(bit).ends()
    return ends if spent else ends & ~bit


def _listed(reach: FacedReach | RoundReach) -> list[Mask]:
    return reach.ends() if isinstance(reach, FacedReach) else [reach.ends()]


def _merged(alone: Costs, together: Costs, friends: Mask) -> Costs:
    """5.5 Note D counts only where no other unit is."""
    merged = []
    for direction in range(6):
        by_price: dict[int, Mask] = {price: hexes & ~friends for price, hexes in alone[direction]}
        for price, hexes in together[direction]:
            crowd = hexes & friends
            if crowd:
                by_price[price] = by_price.get(price, 0) | crowd
        merged.append(sorted(by_price.items()))
    return merged


NO_STEPS: Costs = ((), (), (), (), (), ())
__all__ = ["Ends", "Foe", "March", "ride_ends"]
