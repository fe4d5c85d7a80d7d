"""Acts declared once: what is offered, why not, what is lit and what is done all follow."""

from __future__ import annotations

from typing import Any

import pytest

from toys import Notes, lay, toy
from vivac.table import Action, Lit, Menu, NotAllowed, Option, Outcome, Refusal, Say, Table, at_place

PLACES = ("hill", "ford", "mill")


def bars_ride(_box: Any, game: Notes, place: str) -> Refusal | None:
    return Refusal.because("been-there", "1.1", place=place) if place in game.done else None


async def ride(table: Table[Notes], place: str) -> None:
    await table.bookmark()
    table.game.done.append(place)


RIDE = Action(
    "ride",
    "1.1",
    of=("place",),
    lights=at_place,
    among=lambda *_: [RIDE(p) for p in PLACES],
    bars=bars_ride,
    do=ride,
)
REST = Action("rest", do=lambda table: table.game.done.append("rest"))
DAY = Menu("day", RIDE, REST)


async def two_days(table: Table[Notes]) -> Outcome:
    await table.choose("north", DAY, day=1)
    await table.choose("north", DAY, day=2)
    return Outcome((), Say("drawn"))


def test_a_menu_offers_what_nothing_bars_and_carries_out_what_is_chosen() -> None:
    table = lay(toy(two_days))
    assert [option.id for option in table.question.options] == ["ride:hill", "ride:ford", "ride:mill", "rest"]  # type: ignore[union-attr]
    table.answer("ride:ford")
    assert table.game.done == ["ford"]
    assert [option.id for option in table.question.options] == ["ride:hill", "ride:mill", "rest"]  # type: ignore[union-attr]
    with pytest.raises(NotAllowed):
        table.answer("ride:ford")
    table.answer("rest")
    assert table.game.done == ["ford", "rest"]


def test_the_law_that_forbids_explains_by_option_and_by_what_is_pointed_at() -> None:
    table = lay(toy(two_days))
    assert table.why_not("north", "ford") is None
    table.answer("ride:ford")
    for target in ("ride:ford", "ford"):
        refusal = table.why_not("north", target)
        assert refusal
        assert (refusal.say.key, refusal.say.rule) == ("been-there", "1.1")
    assert table.why_not("north", "ride:sea") is None, "nothing is known of what it could not be about"


def test_every_piece_of_a_thing_can_be_pointed_at() -> None:
    squad = Action(
        "shoot",
        of=("unit",),
        lights=lambda _b, _g, _v, unit: Lit(piece=f"{unit}.0", also=(f"{unit}.1", f"{unit}.2")),
        among=lambda *_: [squad("guard"), squad("line")],
        bars=lambda _b, _g, unit: Refusal.because("been-there", "1.1") if unit == "guard" else None,
        do=lambda *_: None,
    )

    async def aims(table: Table[Notes]) -> Outcome:
        await table.choose("north", Menu("day", squad, REST))
        return Outcome((), Say("drawn"))

    table = lay(toy(aims))
    for figure in ("guard.0", "guard.1", "guard.2"):
        assert table.why_not("north", figure) == Refusal.because("been-there", "1.1")
    assert table.why_not("north", "line.2") is None


def test_what_is_decided_is_carried_out_later_and_gives_back_what_came_of_it() -> None:
    async def muster(_table: Table[Notes]) -> str:
        return "march"

    async def days(table: Table[Notes]) -> Outcome:
        menu = Menu("day", Action("muster", do=muster), REST)
        for _ in range(2):
            option = await table.decide("north", menu)
            table.game.done.append(f"decided {option.id}")
            table.game.done.append(str(await table.carry_out(menu, option)))
        return Outcome((), Say("drawn"))

    table = lay(toy(days))
    table.answer("muster")
    table.answer("rest")
    assert table.game.done == ["decided muster", "march", "decided rest", "rest", "None"]


def test_an_option_is_described_by_its_action() -> None:
    table = lay(toy(two_days))
    choices = {choice.id: choice for choice in table.scene("north").question.choices}  # type: ignore[union-attr]
    assert choices["ride:mill"].label == Say("option-ride", {"place": "mill"})
    assert (choices["ride:mill"].place, choices["ride:mill"].rule) == ("mill", "1.1")
    assert choices["rest"].label == Say("option-rest")


def test_one_of_some_things_is_picked_or_none() -> None:
    lose = Action("lose", of=("unit",), lights=lambda _b, _g, _v, unit: Lit(piece=unit))
    spare = Action("spare")

    async def losses(table: Table[Notes]) -> Outcome:
        table.game.done.append(await table.pick("north", "loss", lose, ["guard", "line"], spare))
        table.game.done.append(await table.pick("north", "loss", lose, ["guard", "line"], spare))
        return Outcome((), Say("drawn"))

    table = lay(toy(losses))
    assert table.scene("north").question.choices[0].piece == "guard"  # type: ignore[union-attr]
    table.answer("lose:line")
    table.answer("spare")
    assert table.game.done == ["line", None]


def bars_climb(_box: Any, _game: Notes, tired: set[str], place: str) -> Refusal | None:
    return Refusal.because("been-there", "1.1", place=place) if place in tired else None


CLIMB = Action(
    "climb",
    of=("place",),
    lights=at_place,
    among=lambda _box, _game, _tired: [CLIMB(p) for p in PLACES],
    bars=bars_climb,
    do=lambda table, tired, place: table.game.done.append(f"{place} not {' '.join(sorted(tired))}"),
)
CAMP = Action("camp", do=lambda table, _tired: table.game.done.append("camp"))
CLIMBS = Menu("climb", CLIMB, CAMP)


async def two_climbs(table: Table[Notes]) -> Outcome:
    await table.choose("north", CLIMBS.given({"hill"}))
    await table.choose("north", CLIMBS.given({"mill", "ford"}), options=lambda: [CLIMB("hill"), CAMP()])
    return Outcome((), Say("drawn"))


def test_a_menu_is_told_what_is_at_hand_where_the_state_does_not_say_it() -> None:
    table = lay(toy(two_climbs))
    assert [option.id for option in table.question.options] == ["climb:ford", "climb:mill", "camp"]  # type: ignore[union-attr]
    refusal = table.why_not("north", "hill")
    assert refusal
    assert refusal.say.key == "been-there"
    assert table.why_not("north", "camp") is None
    assert table.scene("north").question.choices[0].place == "ford"  # type: ignore[union-attr]
    table.answer("climb:mill")
    assert table.game.done == ["mill not hill"]


def test_a_list_that_the_rules_keep_is_offered_as_it_is() -> None:
    table = lay(toy(two_climbs))
    table.answer("camp")
    assert [option.id for option in table.question.options] == ["climb:hill", "camp"]  # type: ignore[union-attr]
    assert {*table.question.acts} == {"climb", "camp"}  # type: ignore[union-attr, misc]
    refusal = table.why_not("north", "climb:ford")
    assert refusal
    assert refusal.say.params == {"place": "ford"}
    table.answer("climb:hill")
    assert table.game.done == ["camp", "hill not ford mill"]


def test_rules_may_go_on_by_what_came_of_the_action() -> None:
    async def loot(table: Table[Notes]) -> int:
        return len(table.game.done)

    day = Menu("day", RIDE, REST, Action("loot", do=loot))

    async def until_there_is_loot(table: Table[Notes]) -> Outcome:
        while (found := await table.act("north", day, day=1)) is None:
            pass
        return Outcome((), Say("drawn", {"found": found}))

    table = lay(toy(until_there_is_loot))
    for answer in ("ride:hill", "rest", "loot"):
        table.answer(answer)
    assert table.outcome == Outcome((), Say("drawn", {"found": 2}))


def test_a_menu_may_list_its_options_faster() -> None:
    hurried = Menu("day", RIDE, REST, fast=lambda *_: [REST(), RIDE("mill")])

    async def day(table: Table[Notes]) -> Outcome:
        await table.choose("north", hurried)
        return Outcome((), Say("drawn"))

    table = lay(toy(day))
    assert [option.id for option in table.question.options] == ["rest", "ride:mill"]  # type: ignore[union-attr]
    table.answer("ride:mill")
    assert table.game.done == ["mill"]


def test_a_thing_may_cite_a_rule_of_its_own() -> None:
    play = Action(
        "play", "5.1", of=("card",), lights=lambda _b, _g, _v, card: Lit(card=card, rule=f"5.1-{card}")
    )
    assert play.describe(None, Notes(), play("ruse"), "north").rule == "5.1-ruse"


def test_an_option_is_made_once() -> None:
    assert RIDE("hill") is RIDE("hill")
    assert RIDE("hill") == Option("ride", "hill")
    assert [id(option) for option in RIDE.each(PLACES)] == [id(RIDE(place)) for place in PLACES]


@pytest.mark.parametrize(
    ("actions", "wrong"),
    [
        ((RIDE, RIDE), "the menu day has a verb twice"),
        ((Action("lose", of=("unit",), do=ride),), "lose in the menu day does not say among what it chooses"),
        ((Action("rest"),), "rest in the menu day does not say what is done"),
    ],
)
def test_a_menu_that_cannot_work_is_found_when_it_is_made(actions: tuple[Action, ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Menu("day", *actions)
