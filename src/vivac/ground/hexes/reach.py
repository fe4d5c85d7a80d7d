"""What can be reached on a hex grid, cost by cost, for all hexes at once.

This is Dijkstra's search with a bucket for every cost, in which a bucket is a set of hexes kept as bits: all
of them take a step together. Whoever has a facing has one set for each.
"""

from __future__ import annotations

from collections.abc import Sequence

from vivac.ground.hexes.grid import Direction, Mask

Costs = Sequence[Sequence[tuple[int, Mask]]]  # by direction: a cost, and the hexes entered at that cost
ARCS: tuple[tuple[Direction, ...], ...] = tuple((d, (d + 1) % 6, (d - 1) % 6) for d in range(6))
Way = tuple[Direction, Direction, Direction, int, Sequence[tuple[int, Mask]]]  # beside; its shift, its costs


class Reach:
    """Hexes by the cost of getting there, within a budget.

    `free` are those one may go on from, `held` those where the move must end. Entering a hex of `halt` ends
    the move. Leaving one of `sticky` costs 1 more and may not lead to another of them; entering or leaving
    one of `toll` costs 1 more each.
    """

    __slots__ = ("_ways", "budget", "halt", "sticky", "toll")

    def __init__(
        self,
        shifts: Sequence[int],
        costs: Costs,
        budget: int,
        *,
        halt: Mask = 0,
        sticky: Mask = 0,
        toll: Mask = 0,
    ) -> None:
        self._ways: list[Way] = [
            (direction, ARCS[direction][1], ARCS[direction][2], shifts[direction], prices)
            for direction, prices in enumerate(costs)
            if prices
        ]
        self.budget, self.halt, self.sticky, self.toll = budget, halt, sticky, toll


class FacedReach(Reach):
    """One who steps only into the front three hexes, keeps facing or turns into the step, and pays 1 to turn.

    `free` and `held` are here by cost and facing. `turned` are hexes reached one cheaper: whoever is there
    can have turned to any facing by now, so they are kept, and take their steps, only once.
    """

    __slots__ = ("_ends", "free", "held", "turned", "turned_held")

    def seed(self, start: Mask, facing: Direction) -> FacedReach:
        """Begin at the start, with this facing."""
        self._empty()
        self.free[0][facing] = start
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
        self.held: list[list[Mask]] = [[0] * 6 for _ in range(count)]
        self.turned: list[Mask] = [0] * count
        self.turned_held: list[Mask] = [0] * count

    def spread(self) -> FacedReach:
        free, held, turned, turned_held = self.free, self.held, self.turned, self.turned_held
        sticky, budget = self.sticky, self.budget
        ends = self._ends = [0] * 6
        known = 0  # reached for less: whoever is there can have any facing by now
        for cost in range(budget + 1):
            row, ended = free[cost], held[cost]
            about, about_held = turned[cost], turned_held[cost]
            fresh = 0
            for facing in range(6):
                new = row[facing]
                if new:
                    row[facing] = new = new & ~known
                    ends[facing] |= new
                    fresh |= new
            if cost == budget:
                break
            turned[cost + 1] |= fresh & ~about
            stopped = ended[0] | ended[1] | ended[2] | ended[3] | ended[4] | ended[5]
            if stopped:
                turned_held[cost + 1] |= stopped & ~known
            known |= fresh | about | stopped | about_held
            if not (fresh | about):
                continue
            stuck = (fresh | about) & sticky
            if stuck:
                self._step([new & stuck for new in row], about & stuck, cost + 1, ~(sticky | known))
                self._step([new & ~stuck for new in row], about & ~stuck, cost, ~known)
            else:
                self._step(row, about, cost, ~known)
        return self

    def _step(self, row: Sequence[Mask], about: Mask, cost: int, allowed: Mask) -> None:
        """Step into the front three hexes: keep the facing, or take that of the step."""
        left, halt, free, held = self.budget - cost, self.halt, self.free, self.held
        for direction, more, less, by, prices in self._ways:
            turn, back = row[more] | about, row[less] | about
            every = row[direction] | turn | back
            if not every:
                continue
            moved = (every << by if by > 0 else every >> -by) & allowed
            if not moved:
                continue
            shifted = False
            for price, hexes in prices:
                if price > left:
                    break
                there = moved & hexes
                if not there:
                    continue
                if not shifted:
                    shifted = True
                    turn = turn << by if by > 0 else turn >> -by
                    back = back << by if by > 0 else back >> -by
                stop = there & halt
                if stop:
                    ended = held[cost + price]
                    ended[direction] |= stop
                    ended[more] |= turn & stop
                    ended[less] |= back & stop
                    there ^= stop
                if there:
                    then = free[cost + price]
                    then[direction] |= there
                    then[more] |= turn & there
                    then[less] |= back & there

    def ends(self) -> list[Mask]:
        """For each facing, every hex where a move within the budget can end with it."""
        about = _any(self.turned) | _any(self.turned_held)
        ends = [about | mask for mask in self._ends]
        if self.halt:
            for row in self.held:
                for facing, mask in enumerate(row):
                    if mask:
                        ends[facing] |= mask
        return ends

    def flat(self) -> tuple[list[Mask], list[Mask]]:
        """`free` and `held` by cost, whatever the facing."""
        free = [_any(row) | about for row, about in zip(self.free, self.turned, strict=True)]
        held = [_any(row) | about for row, about in zip(self.held, self.turned_held, strict=True)]
        return free, held


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
        free, budget, sticky, toll = self.free, self.budget, self.sticky, self.toll
        seen = 0
        for cost in range(budget):
            new = free[cost] & ~seen
            free[cost] = new
            if not new:
                continue
            seen |= new
            stuck = new & sticky
            if stuck:
                self._step(stuck, cost + 1, ~(sticky | seen))
                new ^= stuck
            taxed = new & toll
            if taxed:
                self._step(taxed, cost + 1, ~seen)
                new ^= taxed
            if new:
                self._step(new, cost, ~seen)
        free[budget] &= ~seen
        return self

    def _step(self, new: Mask, cost: int, allowed: Mask) -> None:
        free, held, budget, halt, toll = self.free, self.held, self.budget, self.halt, self.toll
        for _, _, _, by, prices in self._ways:
            moved = (new << by if by > 0 else new >> -by) & allowed
            if not moved:
                continue
            for price, hexes in prices:
                then = cost + price
                if then > budget:
                    break
                there = moved & hexes
                if there:
                    stop = there & halt
                    if stop:
                        there ^= stop
                        taxed = stop & toll
                        if taxed:
                            if then < budget:
                                held[then + 1] |= taxed
                            stop ^= taxed
                        held[then] |= stop
                    taxed = there & toll
                    if taxed:
                        if then < budget:
                            free[then + 1] |= taxed
                        there ^= taxed
                    if there:
                        free[then] |= there

    def ends(self) -> Mask:
        return _any(self.free) | _any(self.held)

    def flat(self) -> tuple[list[Mask], list[Mask]]:
        return self.free, self.held


def _any(row: Sequence[Mask]) -> Mask:
    found = 0
    for mask in row:
        found |= mask
    return found
