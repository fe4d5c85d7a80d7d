"""Profiles of pieces and costs of options: told to whoever may know, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from toys import OVER, TOY, lay, toy
from vivac.table import Action, Menu, Option, RandomChance, Refusal, Say, Table


def profile(_box: Any, game: Any, piece: str, viewer: str | None) -> Sequence[Say]:
    return (Say("points", {"points": game.points.get(viewer or "", 0)}),) if piece else ()


def watched() -> Table[Any]:
    table = lay(replace(TOY, profile=profile), RandomChance(1))
    table.answer("bid:high", role="north")
    table.answer("bid:low", role="south")
    return table


def test_whoever_sees_a_piece_is_told_what_there_is_to_know_of_it() -> None:
    table = watched()
    (piece, *_) = table.scene("north").pieces
    assert table.profile(piece.id, "north") == (Say("points", {"points": 0}),)


def test_a_piece_that_nobody_sees_has_no_profile() -> None:
    assert watched().profile("nowhere-to-be-seen", "north") == ()


def test_a_game_need_not_tell_anything() -> None:
    table = lay(TOY, RandomChance(1))
    (piece, *_) = table.scene("north").pieces
    assert table.profile(piece.id, "north") == ()


def dear(_box: Any, _game: Any, place: str) -> Say:
    return Say("points", {"points": len(place)})


MARCH: Action = Action(
    "march",
    of=("place",),
    among=lambda _box, _game: [MARCH("hill"), MARCH("ford")],
    bars=lambda _box, _game, _place: None,
    do=lambda _table, _place: None,
    costs=dear,
)
HOLD = Action("hold", do=lambda _table: None)


def test_an_option_tells_what_it_costs_and_what_is_free_tells_nothing() -> None:
    async def play(table: Table[Any]) -> Any:
        await table.choose("north", Menu("march", MARCH, HOLD))
        return OVER

    table = lay(toy(play))
    ask = table.question
    assert ask is not None
    assert table.costs(ask, Option("march", "ford")) == Say("points", {"points": 4})
    assert table.costs(ask, Option("hold")) is None


def test_what_is_at_hand_is_handed_to_the_costs_too() -> None:
    def for_a_force(_box: Any, _game: Any, force: str, place: str) -> Say:
        return Say("points", {"points": len(force) + len(place)})

    def offered(_box: Any, _game: Any, _force: str) -> list[Option]:
        return [Option("go", "ford")]

    def barred(_box: Any, _game: Any, _force: str, _place: str) -> Refusal | None:
        return None

    go = Action("go", of=("place",), among=offered, bars=barred, do=lambda *_: None, costs=for_a_force)

    async def play(table: Table[Any]) -> Any:
        await table.choose("north", Menu("march", go, HOLD).given("army"))
        return OVER

    table = lay(toy(play))
    ask = table.question
    assert ask is not None
    assert table.costs(ask, Option("go", "ford")) == Say("points", {"points": 8})
