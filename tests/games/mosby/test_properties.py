"""What holds at every moment of every game, whatever the switches, the dice and the answers."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vivac.games.mosby import RULEBOOK
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.combat import SKEDADDLE
from vivac.games.mosby.chapters.disbanding import DISBAND
from vivac.games.mosby.game import Raid
from vivac.table import Ask, Header, Journal, RandomChance, Table, copy_state, unflat

BOX = open_box()
LIMIT = 20_000
games = given(
    seed=st.integers(0, 2**32),
    switches=st.frozensets(st.sampled_from([switch.id for switch in RULEBOOK.switches])),
)
a_few = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def new_game(seed: int, switches: frozenset[str]) -> Table[Raid]:
    header = Header("mosby", RULEBOOK.version, "campaign", tuple(sorted(switches)))
    start = RULEBOOK.start(BOX, header)
    start.notoriety = 8 + seed % 5  # famous, so that a clumsy player's game lasts
    return Table(RULEBOOK, BOX, start, Journal(header), RandomChance(seed), log=False).start()


def moments(table: Table[Raid], seed: int) -> Iterator[Ask]:
    """Every question of a game whose answers are random, but for a player who seldom gives up."""
    rng = Random(seed)
    for _ in range(LIMIT):
        if (question := table.question) is None:
            return
        yield question
        answer = rng.choice(question.options)
        while answer in (DISBAND(), SKEDADDLE()) and len(question.options) > 1 and rng.random() < 0.97:
            answer = rng.choice(question.options)
        table.answer(answer)
    raise AssertionError(f"the game did not end within {LIMIT} answers")


@a_few
@games
def test_nothing_is_ever_lost_and_every_game_ends(seed: int, switches: frozenset[str]) -> None:
    table = new_game(seed, switches)
    for _ in moments(table, seed):
        assert RULEBOOK.audit(BOX, table.game) == []
    assert RULEBOOK.audit(BOX, table.game) == []
    assert unflat(table.game) == []
    assert table.outcome is not None


@a_few
@games
def test_what_is_dealt_anew_looks_the_same_to_the_player(seed: int, switches: frozenset[str]) -> None:
    rng = Random(seed)
    table = new_game(seed, switches)
    for _ in moments(table, seed):
        if rng.random() < 0.2:
            other = RULEBOOK.redeal(BOX, copy_state(table.game), "mosby", rng)
            assert RULEBOOK.audit(BOX, other) == []
            before, after = (
                msgspec.json.encode(RULEBOOK.scene(BOX, state, "mosby")) for state in (table.game, other)
            )
            assert before == after


@a_few
@games
def test_every_moment_can_be_judged_and_every_option_described(seed: int, switches: frozenset[str]) -> None:
    table = new_game(seed, switches)
    for question in moments(table, seed):
        assert isfinite(RULEBOOK.judge(BOX, table.game, "mosby"))
        assert len(set(question.options)) == len(question.options)
        choices = table.describe(question, "mosby").choices
        assert [choice.id for choice in choices] == [option.id for option in question.options]
        assert all(choice.place in ("", *BOX.spaces) for choice in choices)


@a_few
@games
def test_whatever_is_not_offered_is_refused_for_a_reason(seed: int, switches: frozenset[str]) -> None:
    table = new_game(seed, switches)
    for question in moments(table, seed):
        for action in (question.acts or {}).values():
            for option in action.among(BOX, table.game):
                refused = table.why_not("mosby", option.id) is not None
                assert refused is (option not in question.options), (question.prompt, option.id)
