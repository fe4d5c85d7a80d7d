"""What can be reached on a hex grid, cost by cost, for all hexes at once.

This is Dijkstra's search with a bucket for every cost, in which a bucket is a set of hexes kept as bits: all
of them take a step together. Whoever has a facing has one set for each. Hexes are taken out of a set by
`a ^ a & b`, since inverting a large number takes longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from vivac.ground.hexes.grid import Direction, Mask

Prices = Sequence[tuple[int, Mask]]  # a cost, and the hexes entered at that cost
Costs = Sequence[Prices]  # by direction
ARCS: tuple[tuple[Direction, ...], ...] = tuple((d, (d + 1) % 6, (d - 1) % 6) for d in range(6))
Way = tuple[Direction, Direction, Direction, int, Prices]  # a direction, those beside it, its shift, costs
Ways = Sequence[Way]
EVERYWHERE: Mask = -1
NOBODY = [0] * 6


def ways(shifts: Sequence[int], costs: Costs) -> Ways:
    """The directions in which any step can be taken: made once, for many searches."""
    return tuple(
        (direction, ARCS[direction][1], ARCS[direction][2], shifts[direction], prices)
        for direction, prices in enumerate(costs)
        if prices
    )


class Reach:
    """Hexes by the cost of getting there, within a budget.

    `free` are those one may go on from, `held` those where the move must end. Only hexes of `open` are
    entered. Entering one of `halt` ends the move. Leaving one of `sticky` costs 1 more and may not lead to
    another of them; entering or leaving one of `toll` costs 1 more each.
    """

    __slots__ = ("anywhere", "budget", "halt", "open", "sticky", "toll", "ways")

    def __init__(
        self,
        ways: Ways,
        budget: int,
        *,
        open: Mask = EVERYWHERE,
        halt: Mask = 0,
        sticky: Mask = 0,
        toll: Mask = 0,
    ) -> None:
        self.ways, self.budget, self.open = ways, budget, open
        self.halt, self.sticky, self.toll = halt, sticky, toll
        self.anywhere: Mask = 0  # every hex where a move within the budget can end


class FacedReach(Reach):
    """One who steps only into the front three hexes, keeps facing or turns into the step, and pays 1 to turn.

    `free` and `held` are here by cost and facing. `turned` are hexes reached one cheaper: whoever is there
    can have turned to any facing by now, so they are kept, and take their steps, only once. `about` are all
    hexes where a move can end with any facing.
    """

    __slots__ = ("_late", "about", "free", "held", "turned", "turned_held")

    def seed(self, start: Mask, facing: Direction) -> FacedReach:
        """Begin at the start, with this facing."""
        self._empty()
        self.free[0][facing] = start
        if not start & self.sticky:  # nearly always; then the first step is but three single hexes
            self._step_ahead(start, facing)
            return self.spread(1)
        return self.spread()

    def seed_from(self, free: Sequence[Mask], held: Sequence[Mask], delay: int) -> FacedReach:
        """Begin wherever another search has come, so much later, with any facing."""
        self._empty()
        for cost in range(delay, self.budget + 1):
            self.turned[cost] = free[cost - delay]
            self.turned_held[cost] = held[cost - delay]
        return self.spread()

    def _empty(self) -> None:
        count = self.budget + 1
        self.free: list[list[Mask]] = [[0] * 6 for _ in range(count)]
        self.held: list[list[Mask]] = [[0] * 6 for _ in range(count)] if self.halt else [NOBODY] * count
        self.turned: list[Mask] = [0] * count
        self.turned_held: list[Mask] = [0] * count
        self._late: set[int] = set()  # levels entered by a step of more than 1
        self.about: Mask = 0

    def _step_ahead(self, start: Mask, facing: Direction) -> None:
        """The first step of one who stands alone in a hex and has turned nowhere yet."""
        open_, halt, budget = self.open, self.halt, self.budget
        for direction, more, less, by, prices in self.ways:
            if facing != direction and facing != more and facing != less:
                continue
            there = (start << by if by > 0 else start >> -by) & open_
            if not there:
                continue
            for price, hexes in prices:
                if there & hexes:
                    if price <= budget:
                        row = (self.held if there & halt else self.free)[price]
                        row[facing] |= there
                        row[direction] |= there
                        if price > 1:
                            self._late.add(price)
                    break

    def spread(self, done: int = 0) -> FacedReach:
        """Go on level by level; those done have taken their steps."""
        free, held, turned, turned_held = self.free, self.held, self.turned, self.turned_held
        halt, sticky, budget, late, open_ = self.halt, self.sticky, self.budget, self._late, self.open
        known = 0  # reached for less: whoever is there can have any facing by now
        for cost in range(budget):
            row = free[cost]
            if cost in late:  # from farther back than one level, so that somebody may have been quicker
                row = free[cost] = [new ^ new & known for new in row]
            fresh, about = _union(row), turned[cost]
            turned[cost + 1] |= fresh
            here = fresh | about
            known |= here
            if halt:
                ended = _union(held[cost])
                turned_held[cost + 1] |= ended
                known |= ended | turned_held[cost]
            if not here or cost < done:
                continue
            stuck = here & sticky
            if stuck:
                allowed = open_ ^ open_ & known
                away = allowed ^ allowed & sticky
                self._step([new & stuck for new in row], about & stuck, cost + 1, away)
                if here != stuck:
                    self._step([new ^ new & stuck for new in row], about ^ about & stuck, cost, allowed)
            else:
                self._step(row, about, cost, open_ ^ open_ & known)
        self.about = known | turned[budget] | turned_held[budget]
        self.anywhere = self.about | _union(free[budget]) | _union(held[budget])
        return self

    def _step(self, row: Sequence[Mask], about: Mask, cost: int, allowed: Mask) -> None:
        """Step into the front three hexes: keep the facing, or take that of the step."""
        left, halt, free, held = self.budget - cost, self.halt, self.free, self.held
        for direction, more, less, by, prices in self.ways:
            turn, back = row[more] | about, row[less] | about
            every = row[direction] | turn | back
            if not every:
                continue
            moved = (every << by if by > 0 else every >> -by) & allowed
            if not moved:
                continue
            if by > 0:
                turn, back = turn << by, back << by
            else:
                turn, back = turn >> -by, back >> -by
            for price, hexes in prices:
                if price > left:
                    break
                there = moved & hexes
                if not there:
                    continue
                then = cost + price
                if price > 1:
                    self._late.add(then)
                stop = there & halt
                if stop:
                    rest = held[then]
                    rest[direction] |= stop
                    rest[more] |= turn & stop
                    rest[less] |= back & stop
                    there ^= stop
                new = free[then]
                new[direction] |= there
                new[more] |= turn & there
                new[less] |= back & there

    def may_face(self, bit: Mask, facing: Direction) -> bool:
        """Whether a move can end in a hex with a facing."""
        last = self.free[-1][facing] | self.held[-1][facing]  # whoever came for less has had time to turn
        return bool((self.about | last) & bit)

    def within(self, cost: int) -> Mask:
        """Hexes where one can be for so much and may go on."""
        return reduce(or_, self.turned[: cost + 1], _union(self.free[cost]))

    def flat(self) -> tuple[list[Mask], list[Mask]]:
        """`free` and `held` by cost, whatever the facing."""
        free = [reduce(or_, row, about) for row, about in zip(self.free, self.turned, strict=True)]
        held = [reduce(or_, row, about) for row, about in zip(self.held, self.turned_held, strict=True)]
        return free, held


def _union(row: Sequence[Mask]) -> Mask:
    a, b, c, d, e, f = row
    return a | b | c | d | e | f


class RoundReach(Reach):
    """One who steps in any direction and has no facing."""

    __slots__ = ("free", "held")

    def seed(self, start: Mask) -> RoundReach:
        self._empty()
        self.free[0] = start
        return self.spread()

    def seed_from(self, free: Sequence[Mask], held: Sequence[Mask], delay: int) -> RoundReach:
        self._empty()
        for cost in range(delay, self.budget + 1):
            self.free[cost], self.held[cost] = free[cost - delay], held[cost - delay]
        return self.spread()

    def _empty(self) -> None:
        self.free: list[Mask] = [0] * (self.budget + 1)
        self.held: list[Mask] = [0] * (self.budget + 1)

    def spread(self) -> RoundReach:
        free, budget, sticky, toll, left = self.free, self.budget, self.sticky, self.toll, self.open
        seen = 0
        for cost in range(budget):
            new = free[cost]
            new ^= new & seen
            free[cost] = new
            if not new:
                continue
            seen |= new
            allowed = left ^ left & seen
            stuck = new & sticky
            if stuck:
                self._step(stuck, cost + 1, allowed ^ allowed & sticky)
                new ^= stuck
            taxed = new & toll
            if taxed:
                self._step(taxed, cost + 1, allowed)
                new ^= taxed
            if new:
                self._step(new, cost, allowed)
        self.anywhere = reduce(or_, self.held, seen | free[budget])
        return self

    def _step(self, new: Mask, cost: int, allowed: Mask) -> None:
        free, held, halt, toll = self.free, self.held, self.halt, self.toll
        left = self.budget - cost
        arrived = [0] * (left + 1)  # by price
        for _, _, _, by, prices in self.ways:
            moved = (new << by if by > 0 else new >> -by) & allowed
            if moved:
                for price, hexes in prices:
                    if price > left:
                        break
                    arrived[price] |= moved & hexes
        for price, there in enumerate(arrived):
            if not there:
                continue
            then, taxed = cost + price, there & toll
            if taxed:
                there ^= taxed
                if price < left:
                    stop = taxed & halt
                    held[then + 1] |= stop
                    free[then + 1] |= taxed ^ stop
            stop = there & halt
            held[then] |= stop
            free[then] |= there ^ stop

    def within(self, cost: int) -> Mask:
        return reduce(or_, self.free[: cost + 1])

    def flat(self) -> tuple[list[Mask], list[Mask]]:
        return self.free, self.held
