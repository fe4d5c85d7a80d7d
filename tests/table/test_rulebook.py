"""Games are found by their entry point; what does not exist is refused with what does."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import vivac
from toys import TOY, Camps
from vivac.table import NotFound, Rulebook, Scenario, copy_state, find_game, games


def test_installed_games_are_found() -> None:
    assert "tres-en-raya" in games()
    assert find_game("tres-en-raya").id == "tres-en-raya"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(NotFound, match='no game called "chess". Installed: .*tres-en-raya'):
        vivac.open("chess")


def test_a_game_that_cannot_be_loaded_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def load(self) -> Rulebook[Any]:
            raise ImportError("no module named sails")

    monkeypatch.setattr("vivac.table.rulebook._registered", lambda: {"armada": Broken()})
    with pytest.raises(NotFound, match="armada is installed but cannot be loaded: no module named sails"):
        find_game("armada")


def test_the_first_scenario_is_the_one_meant_when_none_is_named() -> None:
    assert vivac.open(TOY).journal.header.scenario == "short"
    assert vivac.open(TOY, "long").game.last == 4
    with pytest.raises(NotFound, match='no scenario called "endless". It has: short, long'):
        vivac.open(TOY, "endless")


def test_switches_are_on_when_named() -> None:
    assert not vivac.open(TOY).game.brave
    assert vivac.open(TOY, switches=["brave"]).game.brave
    with pytest.raises(NotFound, match='no switch called "timid". It has: brave'):
        vivac.open(TOY, switches=["timid"])


def test_the_same_seed_opens_the_same_game() -> None:
    assert vivac.open(TOY, seed=3).game == vivac.open(TOY, seed="3").game


def test_a_copy_of_a_state_shares_nothing_that_can_change() -> None:
    one = Camps()
    two = copy_state(one)
    assert one == two
    two.points["north"] = 3
    two.deck.pop()
    two.spied.add("north")
    assert one == Camps()


def test_a_scenario_is_played_on_the_board_it_names() -> None:
    scenarios = (Scenario("march", board="island"), Scenario("siege"))
    rulebook = dataclasses.replace(TOY, scenarios=scenarios, board=lambda box, name: f"{name} of {box}")
    assert rulebook.board_of("box", "march") == "island of box"
    assert rulebook.board_of("box", "siege") == " of box"
