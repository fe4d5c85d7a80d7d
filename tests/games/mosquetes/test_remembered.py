"""What is remembered to be quick says what a fresh look would say."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.mosquetes.skirmishing import Stage
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.crowd import Crowd, crowd, foes
from vivac.games.mosquetes.chapters.models import models, radius
from vivac.games.mosquetes.chapters.movement import Walk
from vivac.games.mosquetes.chapters.sight import blockers, has_los, in_arc, look, sees
from vivac.games.mosquetes.game import Skirmish
from vivac.lab.promises import header_of, new_table
from vivac.players import RandomPlayer
from vivac.table import find_game

RULEBOOK = find_game("mosquetes")
BOX: Box = RULEBOOK.open_box(None)


def any_view(game: Skirmish, unit: str, target: str, *, arc: bool) -> bool:
    """Whether any model of a unit has any of another in view, every line looked at."""
    terrain, between = BOX.terrain(game.scenario), blockers(BOX, game, unit, target)
    ra, rb = radius(BOX, game, unit), radius(BOX, game, target)
    return any(
        look(terrain, ax, ay, ra, bx, by, rb, between) is not None
        for _, ax, ay in models(game, unit)
        for _, bx, by in models(game, target)
        if not arc or in_arc(game.facing[unit], ax, ay, bx, by)
    )


@pytest.mark.parametrize("scenario", ["road_ambush", "blockhouse", "ford_1811"])
def test_who_sees_whom_is_the_same_as_at_a_fresh_look_whatever_was_seen_before(scenario: str) -> None:
    table, player = new_table(RULEBOOK, BOX, header_of(RULEBOOK, scenario), 3), RandomPlayer(3)
    terrain, looks = BOX.terrain(scenario), 0
    while (question := table.question) is not None and looks < 1500:
        game = table.game
        if question.prompt in ("act", "command"):
            standing = [unit for unit, figures in game.figures.items() if figures and unit not in game.aboard]
            for unit in standing:
                for target in (each for each in standing if each[0] != unit[0]):
                    looks += 1
                    seen, line = (
                        any_view(game, unit, target, arc=True),
                        any_view(game, unit, target, arc=False),
                    )
                    assert sees(BOX, terrain, game, unit, target) is seen
                    assert has_los(BOX, terrain, game, unit, target) is line
        table.answer(player.choose(table, question), role=question.role)
    assert looks >= 500


def test_a_crowd_is_kept_until_somebody_moves_or_hides() -> None:
    game = Stage("road_ambush").game
    first = crowd(BOX, game)
    assert crowd(BOX, game) is first
    assert first.groups == Crowd(BOX, game).groups
    unit = next(unit for unit in game.figures if unit not in game.markers and len(game.figures[unit]) > 1)
    count, side = len(foes(BOX, game, "B")), unit[0]
    assert side == "A"
    game.figures[unit] = game.figures[unit][1:]
    assert crowd(BOX, game) is not first
    assert len(foes(BOX, game, "B")) == count - 1
    game.markers[unit] = 9
    assert unit not in {group[0] for group in crowd(BOX, game).groups}


@pytest.mark.parametrize("scenario", ["road_ambush", "farm_raid", "ford_1811"])
def test_where_nothing_changes_a_path_is_allowed_what_each_of_its_steps_says(scenario: str) -> None:
    game, terrain, rng = Stage(scenario).game, BOX.terrain(scenario), Random(5)
    walk = Walk(BOX, game, terrain, "A1")
    walk.wagons = []
    even = 0
    for _ in range(4000):
        x, y = rng.randrange(30, terrain.width - 30), rng.randrange(30, terrain.height - 30)
        ox, oy = rng.randrange(-28, 29), rng.randrange(-28, 29)
        if terrain.even[terrain.at(x, y)] <= max(abs(ox), abs(oy)):
            continue
        even += 1
        assert (
            walk.roads(x, y, ox, oy) == terrain.roads[terrain.at(x, y)] or not terrain.roads[terrain.at(x, y)]
        )
        assert walk.worst_ground(x, y, ox, oy) == terrain.going[walk.model][terrain.at(x, y)]
        assert walk.crossed(x, y, ox, oy) == set()
    assert even > 50
