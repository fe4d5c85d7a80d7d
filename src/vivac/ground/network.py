"""The point-to-point ground: places joined by ways, with every distance worked out once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

Place = TypeVar("Place", bound=str)  # spaces, areas, whatever a game calls them
FAR = 10_000  # farther than any place can be: a place that cannot be reached


class Network(Generic[Place]):
    """Places and their exits in printed order.

    >>> line = Network({"a": ["b"], "b": ["a", "c"], "c": ["b"]})
    >>> line.distance["a"]["c"], line.steps_toward("a", "c")
    (2, ('b',))
    """

    def __init__(self, exits: Mapping[Place, Sequence[Place]]) -> None:
        self.places: tuple[Place, ...] = tuple(exits)
        self.exits: dict[Place, tuple[Place, ...]] = {place: tuple(ways) for place, ways in exits.items()}
        self.distance: dict[Place, dict[Place, int]] = {place: self._distances(place) for place in exits}
        self._toward: dict[tuple[Place, Place], tuple[Place, ...]] = {}  # as far as anybody has asked

    def _distances(self, target: Place) -> dict[Place, int]:
        distance = dict.fromkeys(self.places, FAR)
        distance[target] = 0
        queue = [target]
        for place in queue:
            for exit_ in self.exits[place]:
                if distance[exit_] == FAR:
                    distance[exit_] = distance[place] + 1
                    queue.append(exit_)
        return distance

    def _nearer(self, place: Place, target: Place) -> tuple[Place, ...]:
        distance = self.distance[target]
        return tuple(exit_ for exit_ in self.exits[place] if distance[exit_] < distance[place])

    def steps_toward(self, place: Place, target: Place) -> tuple[Place, ...]:
        """The exits that lie on a shortest way to the target, in printed order."""
        try:
            return self._toward[place, target]
        except KeyError:
            steps = self._toward[place, target] = self._nearer(place, target)
            return steps

    def steps_away(self, place: Place, danger: Place) -> tuple[Place, ...]:
        """The exits farthest from a danger, unless all of them are nearer to it than the place itself."""
        distance = self.distance[danger]
        farthest = max(distance[exit_] for exit_ in self.exits[place])
        if farthest < distance[place]:
            return ()
        return tuple(exit_ for exit_ in self.exits[place] if distance[exit_] == farthest)

    def steps_toward_nearest(self, place: Place, targets: Iterable[Place]) -> tuple[Place, ...]:
        """The exits on a shortest way to any of the nearest targets, in printed order."""
        distance = self.distance[place]
        others = [target for target in targets if target != place]
        nearest = min((distance[target] for target in others), default=FAR)
        if nearest == FAR:
            return ()
        steps = {
            step
            for target in others
            if distance[target] == nearest
            for step in self.steps_toward(place, target)
        }
        return tuple(exit_ for exit_ in self.exits[place] if exit_ in steps)
