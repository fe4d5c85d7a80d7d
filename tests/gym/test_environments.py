"""The environments hold to the interfaces they promise, for every game that is installed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import vivac.gym
from toys import TOY, lay
from vivac.gym.encoding import Encoding
from vivac.lab.promises import header_of, moments, new_table, random_player
from vivac.table import Unbelievable, find_game, games, open_table

GAMES = games()
TWO = [game for game in GAMES if len(find_game(game).roles) == 2]
ALONE = [game for game in GAMES if find_game(game).solitaire]
# PettingZoo remarks on observations that are dictionaries, and on masks when it is over, unless it knows the
# game by name; and it would call the agents player_0. Gymnasium would draw had it made the environment.
REMARKS = (
    "Observation",
    "Action mask numpy array is all zeros",
    "We recommend agents to be named",
    ".*Not able to test alternative render modes",
)
pytestmark = [pytest.mark.filterwarnings(f"ignore:{remark}:UserWarning") for remark in REMARKS]


def test_there_are_games_to_test() -> None:
    assert "tres-en-raya" in TWO
    assert "mosby" in ALONE


@pytest.mark.parametrize("game", TWO)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(vivac.gym.env(game), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: vivac.gym.env(game), num_cycles=60)


@pytest.mark.parametrize("game", ALONE)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(vivac.gym.solo(game, render_mode="ansi"))


def test_one_seat_of_a_game_for_two_is_an_environment_too() -> None:
    check_env(vivac.gym.solo("tres-en-raya", role="noughts", opponent="greedy", render_mode="ansi"))


def play(env: Any, seed: int) -> Iterator[tuple[str, float]]:
    """Random actions to the end; every agent with the rewards it was given."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, cut_off, _ = env.last()
        yield agent, reward
        allowed = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut_off else int(rng.choice(allowed)))


def test_whoever_wins_is_rewarded_and_whoever_loses_is_not() -> None:
    env = vivac.gym.env("tres-en-raya")
    endings = set()
    for seed in range(40):
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent, reward in play(env, seed):
            totals[agent] += reward
        winners = env.unwrapped.seating.playing.outcome.winners
        assert totals == {role: 0.0 if not winners else 1.0 if role in winners else -1.0 for role in totals}
        endings.add(winners)
    assert len(endings) == 3, "crosses, noughts, nobody"


def test_a_forbidden_action_loses_and_changes_nothing() -> None:
    env = vivac.gym.env("tres-en-raya")
    env.reset(seed=1)
    env.step(200)
    assert env.terminations == {"crosses": True, "noughts": True}
    assert env.rewards["crosses"] == -1
    seat = vivac.gym.solo("mosby")
    seat.reset(seed=1)
    before = list(seat.seating.playing.journal.entries)
    _, reward, over, _, info = seat.step(200)
    assert (reward, over) == (-1, True)
    assert info["refused"].startswith("There is no option number 200")
    assert seat.seating.playing.journal.entries == before


def test_a_game_is_cut_off_after_so_many_decisions() -> None:
    env = vivac.gym.env("guerra", limit=5)
    assert len(list(play(env, 1))) == 5 + 2, "five decisions, then both seats hear of it"
    seat = vivac.gym.solo("mosby", limit=1)
    seat.reset(seed=1)
    *_, over, cut_off, _ = seat.step(0)
    assert (over, cut_off) == (False, True)


def test_questions_with_many_options_come_in_pages() -> None:
    env = vivac.gym.env("tres-en-raya", most=4)
    env.reset(seed=1)
    seen = []
    for _ in range(3):
        observation, *_ = env.last()
        assert observation["action_mask"].tolist() == [1, 1, 1, 1]
        seen.append(observation["options"][:3].tobytes())
        env.step(3)
    assert len(set(seen)) == 3
    assert env.unwrapped.seating.playing.journal.entries == [], "turning pages does not touch the game"
    env.step(3)
    env.step(1)
    (entry,) = env.unwrapped.seating.playing.journal.entries
    assert entry.value.id == "mark:b2", "the fifth option: the second of the second page"
    with pytest.raises(ValueError, match="two actions at least"):
        vivac.gym.env("tres-en-raya", most=1)


def test_a_page_shows_what_is_left() -> None:
    env = vivac.gym.env("tres-en-raya", most=6)
    env.reset(seed=1)
    env.step(5)
    observation, *_ = env.last()
    assert observation["action_mask"].tolist() == [1, 1, 1, 1, 0, 1], (
        "four of nine options, and the first page"
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_holds_nothing_that_the_seat_may_not_know(game: str) -> None:
    """Whatever is hidden from a seat is dealt anew; what it observes stays the same."""
    rulebook = find_game(game)
    table = new_table(rulebook, rulebook.open_box(None), header_of(rulebook, rulebook.scenario(None)), 1)
    assert hidden_things_do_not_show(table, limit=120) > 0


def test_a_hidden_card_is_not_observed() -> None:
    assert hidden_things_do_not_show(lay(TOY), limit=20) > 0
    table = lay(TOY)
    cards = table.game.cards
    before = [_seen(table, role) for role in TOY.roles]
    cards["south"], table.game.deck[0] = table.game.deck[0], cards["south"]
    after = [_seen(table, role) for role in TOY.roles]
    assert (before[0] == after[0], before[1] == after[1]) == (True, False), "only the south sees its card"


def hidden_things_do_not_show(table: Any, limit: int) -> int:
    rng, compared = Random(1), 0
    for nth, _ in enumerate(moments(table, random_player(3))):
        if nth == limit:
            break
        if nth % 12:
            continue
        for role in table.rulebook.roles:
            try:
                imagined = table.imagine(role, rng)
            except Unbelievable:
                continue
            assert _seen(imagined, role) == _seen(table, role)
            compared += 1
    return compared


def _seen(table: Any, role: str) -> bytes:
    scene = table.rulebook.scene(table.box, table.game, role)
    found = Encoding().observe(scene, table.question_for(role), 0)
    return found["observation"].tobytes()


def test_what_happens_shows_in_what_is_observed() -> None:
    table = open_table("tres-en-raya", seed=1)
    before = _seen(table, "crosses")
    table.answer(0)
    assert _seen(table, "crosses") != before


def test_rendering_says_where_the_game_stands() -> None:
    env = vivac.gym.env("mosby", render_mode="ansi")
    with pytest.raises(RuntimeError, match="call it first"):
        env.unwrapped.render()
    env.reset(seed=1)
    assert "1" in env.render()
    assert vivac.gym.raw_env("mosby").render() is None
