"""What a search makes of a moment: what the outcome hangs on, not what is close at hand."""

from __future__ import annotations

from typing import Any

import vivac
from tests.games.mosquetes.skirmishing import acting
from vivac.games.mosquetes.game import Skirmish
from vivac.games.mosquetes.mind.foresight import POINT, WEIGHTS, foresight, traits
from vivac.games.mosquetes.mind.judgement import judge
from vivac.players import GreedyPlayer
from vivac.table import find_game

BOX = find_game("mosquetes").open_box(None)
RANGERS = {"profile": "rangers", "at": [24, 10], "n": 8, "facing": 90}
COUREURS = {"profile": "coureurs", "at": [24, 42], "n": 8, "facing": 270}


def scouting(**units: dict[str, Any]) -> Skirmish:
    return acting("A1", {"A1": RANGERS, "B1": COUREURS, **units}, scenario="scout").game


def points(game: Skirmish, role: str = "A") -> float:
    return foresight(BOX, game, role) / POINT


def test_what_is_good_for_one_is_as_bad_for_the_other() -> None:
    game = scouting(A1={**RANGERS, "n": 6})
    assert points(game, "A") == -points(game, "B") < 0


def test_an_officer_is_worth_some_five_men() -> None:
    officer = {"profile": "off_irregular", "at": [24, 6], "n": 1, "facing": 90}
    without = points(scouting())
    gained = points(scouting(A3=officer)) - without
    lost = (without - points(scouting(A1={**RANGERS, "n": 6}))) / 2
    assert 3 * lost < gained < 7 * lost


def test_men_near_the_ground_to_be_held_are_worth_more_than_men_afar() -> None:
    near = points(scouting(A1={**RANGERS, "at": [24, 16]}))
    far = points(scouting(A1={**RANGERS, "at": [24, 6]}))
    assert near > far + 2 * WEIGHTS["men"]


def test_what_can_be_observed_later_just_as_well_is_worth_little() -> None:
    game = scouting()
    before = points(game)
    game.done.add("A:look_east")
    game.points["A"] += 2
    assert 0 < points(game) - before < 1


def test_who_is_under_a_loaded_musket_fears_for_his_men() -> None:
    close = {"A1": {**RANGERS, "at": [24, 32]}}
    loaded, unloaded = scouting(**close), scouting(**close)
    for game in (loaded, unloaded):
        game.spotted |= {"A1", "B1"}
    unloaded.unloaded["B1"] = 1
    assert traits(BOX, loaded, "B")["fire"] > 0.5
    assert "fire" not in traits(BOX, unloaded, "B")
    assert points(loaded) < points(unloaded)


def test_to_lead_in_the_last_turn_is_worth_more_with_every_clock() -> None:
    game = scouting()
    game.points["A"] += 1
    game.turn = 4
    worth = []
    for game.clocks in range(3):
        worth.append(points(game))
    assert worth == sorted(set(worth))


def test_where_objectives_are_others_and_at_the_end_the_judgement_has_its_say() -> None:
    farm = acting("A1", {"A1": RANGERS, "B1": COUREURS}).game
    assert foresight(BOX, farm, "A") == judge(BOX, farm, "A")
    over = scouting()
    over.step = "end"
    assert foresight(BOX, over, "A") == judge(BOX, over, "A") == 0


def test_every_weight_is_of_something_that_happens() -> None:
    met: set[str] = set()
    for seed in range(6):
        table, player = vivac.open("mosquetes", scenario="scout", seed=seed), GreedyPlayer(seed)
        while met != WEIGHTS.keys() and (question := table.question) is not None:
            for side in "AB":
                met |= traits(BOX, table.game, side).keys()
            table.answer(player.choose(table, question))
    assert met == WEIGHTS.keys()
