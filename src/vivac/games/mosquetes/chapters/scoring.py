"""17.1 Victory points as they are scored."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import GoalId, Objective, SideId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.naming import goal_name, side_name
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Table

BOTH = "both"


def own_objectives(box: Box, game: Skirmish, side: SideId, kind: str) -> list[Objective]:
    """The objectives of a kind that a side may score."""
    return [goal for goal in box.objectives(game.scenario) if goal.kind == kind and goal.side in (side, BOTH)]


def score(table: Table[Skirmish, Box], side: SideId, points: int, goal: GoalId, rule: str) -> None:
    game = table.game
    game.points[side] += points
    table.tell("scored", rule=rule, side=side_name(game, side), points=points, goal=goal_name(game, goal))


def score_kind(table: Table[Skirmish, Box], side: SideId, kind: str) -> None:
    """17.1f, 17.1g Something that scores each time it happens."""
    rule = "17.1f" if kind == "kill_officer" else "17.1g"
    for goal in own_objectives(table.box, table.game, side, kind):
        score(table, side, goal.vp, goal.id, rule)
