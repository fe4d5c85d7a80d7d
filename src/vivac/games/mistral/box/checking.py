"""What may be wrong with the box: a route to nowhere, or a name that nothing has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from vivac.box import BoxError
from vivac.games.mistral.box.components import Contents

Mistake = tuple[str, str, str]  # part of the box, key, reason


def check_box(contents: Contents, pack: Path | None = None) -> None:
    """Complain of a route to nowhere, or of a name that nothing has."""
    for part, key, reason in _mistakes(contents):
        raise BoxError.found(part, key, reason, pack)


def _mistakes(contents: Contents) -> Iterator[Mistake]:
    spaces = {space.id for space in contents.map.space}
    zones = {zone.id for zone in contents.map.zone}
    for route in contents.map.route:
        for end in (route.a, route.b):
            if end not in spaces:
                yield "map", f"route.{route.a}-{route.b}", f'there is no space "{end}"'
    for space in contents.map.space:
        if space.zone not in zones:
            yield "map", f"space.{space.id}.zone", f'there is no Sea Zone "{space.zone}"'
    ways = {frozenset((route.a, route.b)) for route in contents.map.route}
    for line in contents.trajectories.trajectory:
        for pair in zip(line.spaces, line.spaces[1:], strict=False):
            if frozenset(pair) not in ways:
                yield (
                    "trajectories",
                    f"trajectory.{line.id}.spaces",
                    f"no route joins {pair[0]} and {pair[1]}",
                )
    for campaign in contents.events.campaign:
        for place in campaign.spaces:
            if place not in spaces:
                yield "events", f"campaign.{campaign.id}.spaces", f'there is no space "{place}"'
