"""What a seat may believe is dealt when it is wanted, and no sooner."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from toys import OVER, lay, toy, unbelievable
from vivac.players.belief import Dealings
from vivac.table import Option, Table

GO, STAY = Option("go"), Option("stay")


async def hunt(table: Table[Any]) -> Any:
    await table.bookmark()
    await table.ask("north", "raid", [GO, STAY])
    return OVER


def test_each_table_is_dealt_when_it_is_first_wanted() -> None:
    dealt = []

    def redeal(_box: Any, game: Any, viewer: str, _rng: Random) -> Any:
        dealt.append(viewer)
        return game

    dealings = Dealings(lay(toy(hunt, redeal=redeal)), "north", Random(1), 16)
    assert dealt == ["north"]
    for wanted in range(1, 4):
        dealings.any()
        assert len(dealt) <= 1 + wanted
    for _ in range(400):
        dealings.any()
    assert len(dealt) == len(dealings.dealt) == 16


def test_one_is_as_likely_as_another() -> None:
    table, firsts = lay(toy(hunt)), Counter[int]()
    for seed in range(300):
        dealings = Dealings(table, "north", Random(seed), 4)
        order = [dealings.any() for _ in range(3)]
        firsts[len({id(each) for each in order})] += 1
    assert 90 < firsts[3] < 135  # 3/8 of 300
    assert 150 < firsts[2] < 195  # 9/16
    assert 8 < firsts[1] < 32  # 1/16


def test_where_nothing_fits_there_is_none() -> None:
    assert not Dealings(unbelievable(GO, STAY), "north", Random(1), 16).dealt


def test_what_it_must_look_like_is_looked_at_once_for_all_dealings() -> None:
    looks = []

    def scene(box: Any, game: Any, viewer: str | None) -> Any:
        looks.append(game)
        return toy(hunt).scene(box, game, viewer)

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        for _ in range(3):
            await table.ask("north", "raid", [GO, STAY])
        return OVER

    table = lay(toy(play, scene=scene, redeal=lambda _box, game, *_: setattr(game, "secret", "z") or game))
    for answers in (1, 2):
        table.answer(GO)
        for nth in range(3):
            table.imagine("north", Random(nth))
        assert sum(game is table.game for game in looks) == answers, "anew after every answer"
