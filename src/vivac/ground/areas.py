"""Areas that meet along borders of several kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic

from vivac.ground.network import Network, Place

Border = tuple[Place, Place, str]


class Areas(Generic[Place]):
    """Areas and their borders; what may be crossed, and how far it is, worked out once.

    >>> areas = Areas("abc", [("a", "b", "open"), ("b", "c", "impassable")], closed={"impassable"})
    >>> areas.exits["b"], areas.kind["c", "b"]
    (('a',), 'impassable')
    """

    def __init__(
        self, areas: Iterable[Place], borders: Iterable[Border[Place]], closed: Iterable[str] = ()
    ) -> None:
        kinds = {pair: kind for a, b, kind in borders for pair in ((a, b), (b, a))}
        self.kind: Mapping[tuple[str, str], str] = dict(kinds.items())  # anybody may ask, about any two
        shut = frozenset(closed)
        self.network: Network[Place] = Network(
            {
                area: tuple(b for (a, b), kind in kinds.items() if a == area and kind not in shut)
                for area in areas
            }
        )
        self.exits = self.network.exits
        self.distance = self.network.distance
