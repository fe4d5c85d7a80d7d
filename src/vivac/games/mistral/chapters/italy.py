"""C Campaign in Italy: Lines of Communication."""

from __future__ import annotations

from heapq import heappop, heappush

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, Box
from vivac.games.mistral.chapters.allegiance import friendly
from vivac.games.mistral.chapters.driving import intercepts
from vivac.games.mistral.game import War

NO_LINE = 10_000


def step_cost(box: Box, war: War, start: SpaceId, space: SpaceId) -> int:
    """C.1 5 a space, double if entered against the wind; a Gale adds 10; Intercepted, three times."""
    italy = box.charts.italy.cells
    cost = italy["space"]
    if start and against_wind(box, war, start, space):
        cost *= italy["against"]
    if space == war.gale:
        cost += italy["gale"]
    if intercepts(box, war, BRITISH, space) or intercepts(box, war, BRITISH, box.zone_of[space]):
        cost *= italy["intercepted"]
    return cost


def against_wind(box: Box, war: War, start: SpaceId, space: SpaceId) -> bool:
    """Against the Prevailing Wind, or a Seasonal Wind that is blowing; pure routes are free without it."""
    for route in box.sea.routes:
        if {route.a, route.b} == {start, space}:
            if route.wind in war.winds:
                return route.toward != space
            return bool(route.downwind) and route.downwind != space
    return False


def cheapest_line(box: Box, war: War, campaign: str) -> int:
    """C.1 From Barcelona, Cartagena or Cádiz to a Friendly space of the campaign's list."""
    goals = {s for s in box.campaigns[campaign].spaces if friendly(box, war, s, BOURBON)}
    queue = [(step_cost(box, war, "", hub), hub) for hub in box.contents.map.spanish_hubs]
    queue.sort()
    known: dict[SpaceId, int] = {}
    while queue:
        cost, space = heappop(queue)
        if space in known:
            continue
        known[space] = cost
        if space in goals:
            return cost
        for exit_ in box.exits[space]:
            if exit_ not in known and exit_ not in box.boxes:
                heappush(queue, (cost + step_cost(box, war, space, exit_), exit_))
    return NO_LINE


def line_modifier(box: Box, war: War, campaign: str) -> int:
    """C.2"""
    italy = box.charts.italy.cells
    cost = cheapest_line(box, war, campaign)
    if cost == NO_LINE:
        return italy["none_mod"]
    if cost <= italy["good"]:
        return italy["good_mod"]
    return 0 if cost <= italy["fair"] else italy["poor_mod"]
