"""A counter is in exactly one place, whatever is done with it; a pile gives what it has."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from toys import OVER, lay, toy
from vivac.box import draw_from, full_deck, lay_out, misplaced, put
from vivac.table import ScriptedChance, Table

COUNTERS = [f"u{n}" for n in range(6)]
places = st.sampled_from(["hill", "ford", "mill", "box"])


@given(st.lists(places, min_size=6, max_size=6), st.lists(st.tuples(st.sampled_from(COUNTERS), places)))
def test_no_counter_is_ever_lost_or_doubled(start: list[str], moves: list[tuple[str, str]]) -> None:
    where = dict(zip(COUNTERS, start, strict=True))
    stack = lay_out(where)
    for counter, place in moves:
        put(where, stack, counter, place)
        assert where[counter] == place
        assert stack[place][-1] == counter
    assert misplaced(where, stack, COUNTERS) == []


def test_what_is_misplaced_is_named() -> None:
    where = {"u1": "hill", "u2": "ford"}
    stack = {"hill": ("u1", "u1"), "ford": ()}
    assert misplaced(where, stack, where) == [
        "u1 is in 2 places",
        "u2 is in 0 places",
        "u2 is not in ford",
        "the counters are not those of the box",
    ]


def test_a_deck_has_every_card_as_often_as_it_comes() -> None:
    assert full_deck([("ace", 2), ("king", 1)]) == ["ace", "ace", "king"]


def test_what_is_drawn_leaves_the_pile() -> None:
    async def play(table: Table[Any]) -> Any:
        pile = table.game.done
        pile.extend(["ace", "king", "king"])
        await draw_from(table, pile, "deal")
        return OVER

    assert lay(toy(play), ScriptedChance((), ["king"])).game.done == ["ace", "king"]
