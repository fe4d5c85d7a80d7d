"""The sequence of play as a script: the kernel enters, leaves and resumes its steps."""

from __future__ import annotations

import pytest

from toys import Notes, lay, toy
from vivac.table import Action, Menu, Outcome, RandomChance, Say, Script, Step, Table

ON = Action("on", do=lambda table: table.game.done.append(table.game.step))
HALT = Action("halt", do=lambda table: table.game.done.append("halt"))
ASK = Menu("on", ON, HALT)


async def dawn(table: Table[Notes]) -> None:
    table.game.done.append("dawn")


async def march(table: Table[Notes]) -> str | None:
    taken = await table.choose("north", ASK)
    return "march" if taken == ON() else None


async def dusk(table: Table[Notes]) -> Outcome | str:
    await table.choose("north", ASK)
    return Outcome((), Say("drawn")) if len(table.game.done) > 4 else "dawn"


DAY = Script(
    Step("dawn", dawn, then="march"),
    Step("march", march, then="dusk", or_else=("march",)),
    Step("dusk", dusk, or_else=("dawn",)),
)


def begun() -> Table[Notes]:
    return lay(toy(DAY.play, setup=lambda *_: Notes(step="dawn")), chance=RandomChance(1))  # type: ignore[arg-type]


def test_steps_follow_one_another_and_may_lead_elsewhere() -> None:
    table = begun()
    for answer in ("on", "halt", "on", "halt"):
        table.answer(answer)
    assert table.game.done == ["dawn", "march", "halt", "dusk", "dawn", "halt"]
    table.answer("on")
    assert table.outcome == Outcome((), Say("drawn"))


def test_a_copy_resumes_at_the_step_where_it_was_taken() -> None:
    table = begun()
    table.answer("on")
    copy = table.fork()
    assert copy.game.step == "march"
    copy.answer("halt")
    assert (copy.game.step, table.game.step) == ("dusk", "march")


@pytest.mark.parametrize(
    ("steps", "wrong"),
    [
        ((Step("a", dawn, "b"),), "a script leads to b, which is no step of it"),
        ((Step("a", dawn, "a"), Step("b", dawn, "a")), "the step b of a script can never be reached"),
        ((Step("a", dawn, "a"), Step("a", dawn, "a")), "a script has two steps of the name a"),
    ],
)
def test_a_script_that_cannot_work_is_found_when_it_is_made(steps: tuple[Step, ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Script(*steps)


def test_a_step_leads_only_where_it_says() -> None:
    async def stray(table: Table[Notes]) -> str:
        return "elsewhere"

    script = Script(Step("dawn", stray, or_else=("dawn",)))
    with pytest.raises(ValueError, match="the step dawn does not lead to elsewhere"):
        lay(toy(script.play, setup=lambda *_: Notes(step="dawn")))  # type: ignore[arg-type]
