"""The sea: spaces joined by routes along which the wind decides what a passage costs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush
from typing import Any, Generic, Literal, NamedTuple

from vivac.ground.network import FAR, Place


class Route(NamedTuple, Generic[Place]):
    """A route between two spaces and the winds over it.

    `downwind` is the end the prevailing wind blows to, empty when it blows across. While the named `wind`
    blows, it alone counts: one way only, `toward` an end. While it does not, going against the prevailing
    wind means beating; a `pure` route has no prevailing wind and must then be beaten both ways.
    """

    a: Place
    b: Place
    downwind: Place | Literal[""] = ""
    wind: str = ""
    toward: Place | Literal[""] = ""
    pure: bool = False


class Leg(NamedTuple):
    """What it takes to pass along a route one way."""

    cost: int
    beating: bool = False


class Passage(NamedTuple, Generic[Place]):
    """The best way on from a space to a target: what it costs, in how many legs, by which first one."""

    cost: int
    legs: int
    first: Place


NO_PASSAGE: Passage[Any] = Passage(FAR, FAR, "")


class Sea(Generic[Place]):
    """Spaces and routes. `off` are spaces that no path leads through, such as boxes beside the map.

    >>> sea = Sea([Route("a", "b", "b"), Route("b", "c", "c", "gale", "b")])
    >>> sea.under(()).legs["b"]["a"], sea.under(()).legs["c"]["b"], sea.under(["gale"]).legs["b"].get("c")
    (Leg(cost=2, beating=False), Leg(cost=2, beating=True), None)
    >>> sea.under(()).cost("a", "c"), sea.under(()).cost("c", "a")
    (2, 4)
    """

    def __init__(
        self,
        routes: Sequence[Route[Place]],
        *,
        off: Collection[Place] = (),
        with_wind: int = 1,
        abeam: int = 1,
        against: int = 2,
        beating: int = 2,
    ) -> None:
        self.routes = tuple(routes)
        self.off = frozenset(off)
        self.places = tuple(dict.fromkeys(end for route in routes for end in (route.a, route.b)))
        self.exits: dict[Place, tuple[Place, ...]] = dict.fromkeys(self.places, ())
        for route in routes:
            self.exits[route.a] += (route.b,)
            self.exits[route.b] += (route.a,)
        self._with, self._abeam = Leg(with_wind), Leg(abeam)
        self._against, self._beating = Leg(against), Leg(beating, True)
        self._waters: dict[frozenset[str], Waters[Place]] = {}

    def under(self, blowing: Iterable[str]) -> Waters[Place]:
        """The sea while these named winds blow; worked out once for each set of them."""
        winds = frozenset(blowing)
        waters = self._waters.get(winds)
        if waters is None:
            waters = self._waters[winds] = Waters(self, winds)
        return waters

    def leg(self, route: Route[Place], to: Place, blowing: Collection[str]) -> Leg | None:
        """What passing along a route to one of its ends takes; None while it is closed."""
        if route.wind:
            if route.wind in blowing:
                return self._with if route.toward == to else None
            return self._with if route.downwind == to and not route.pure else self._beating
        if not route.downwind:
            return self._abeam
        return self._with if route.downwind == to else self._against


class Waters(Generic[Place]):
    """The sea under certain winds: the legs that are open, and the best passage between any two spaces."""

    def __init__(self, sea: Sea[Place], blowing: frozenset[str]) -> None:
        self.blowing = blowing
        self.legs: dict[Place, dict[Place, Leg]] = {place: {} for place in sea.places}
        for route in sea.routes:
            for start, end in ((route.a, route.b), (route.b, route.a)):
                leg = sea.leg(route, end, blowing)
                if leg is not None:
                    self.legs[start][end] = leg
        self._off = sea.off
        self._to: dict[tuple[Place, int], dict[Place, Passage[Place]]] = {}
        self._inward: dict[int, dict[Place, list[tuple[Place, int]]]] = {}

    def passages(self, target: Place, beating: int = 2) -> dict[Place, Passage[Place]]:
        """The best passage to a target from everywhere it can be reached; a leg to be beaten counts so much.

        Best is cheapest, then of fewest legs, then by the space that comes first in the alphabet.
        """
        known = self._to.get((target, beating))
        if known is None:
            known = self._to[target, beating] = self._search(target, beating)
        return known

    def cost(self, start: Place, target: Place, beating: int = 2) -> int:
        return self.passages(target, beating).get(start, NO_PASSAGE).cost

    def step(self, start: Place, target: Place, beating: int = 2) -> Place:
        """The next space on the best way to a target; empty if there is none, or if it is here."""
        passage: Passage[Place] = self.passages(target, beating).get(start, NO_PASSAGE)
        return passage.first

    def way(self, start: Place, target: Place, beating: int = 2) -> tuple[Place, ...]:
        """Every space on the best way to a target, without the first."""
        found = []
        while start != target:
            start = self.step(start, target, beating)
            if not start:
                return ()
            found.append(start)
        return tuple(found)

    def _legs_inward(self, beating: int) -> dict[Place, list[tuple[Place, int]]]:
        """Every space with those from which one comes there, and at what price."""
        inward: dict[Place, list[tuple[Place, int]]] = {}
        for start, legs in self.legs.items():
            for end, leg in legs.items():
                inward.setdefault(end, []).append((start, beating if leg.beating else leg.cost))
        return inward

    def _search(self, target: Place, beating: int) -> dict[Place, Passage[Place]]:
        inward = self._inward.get(beating)
        if inward is None:
            inward = self._inward[beating] = self._legs_inward(beating)
        best: dict[Place, Passage[Any]] = {target: Passage(0, 0, "")}
        queue = [(0, 0, target)]
        while queue:
            cost, steps, place = heappop(queue)
            if best[place][:2] != (cost, steps) or (place in self._off and place != target):
                continue
            for start, price in inward.get(place, ()):
                passage = Passage(cost + price, steps + 1, place)
                if passage < best.get(start, NO_PASSAGE):
                    if passage[:2] != best.get(start, NO_PASSAGE)[:2]:
                        heappush(queue, (passage.cost, passage.legs, start))
                    best[start] = passage
        return best
