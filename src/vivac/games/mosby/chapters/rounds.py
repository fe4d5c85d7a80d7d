"""5.0 C Rounds."""

from __future__ import annotations

from vivac.games.mosby.box.components import GAIN_INITIATIVE
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.actions import act_in_round
from vivac.games.mosby.chapters.activation import union_activation
from vivac.games.mosby.chapters.bystanders import clear_bystanders
from vivac.games.mosby.chapters.cards import ask_to_play
from vivac.games.mosby.chapters.disbanding import slip_away_in_time
from vivac.games.mosby.chapters.forces import rounds_go_on, train_is_here
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.wagon_train import escort_checks
from vivac.games.mosby.game import MOSBY, UNION, Phase, Raid
from vivac.table import D6, Table, Test

FEARSOME_FROM = 4  # A-fearsome_reputation


async def initiative(table: Table[Raid, Box]) -> None:
    """C1-1 Once per run of Rounds: a card, or the die."""
    raid, box = table.game, table.box
    raid.round = 0
    if await ask_to_play(table, GAIN_INITIATIVE, "initiative"):  # W-5
        raid.initiative = MOSBY
    else:
        feared = "fearsome_reputation" in raid.hand and raid.notoriety >= FEARSOME_FROM
        die = await table.roll(
            D6, "initiative", lambda: Test("C1-1", "initiative", die={"fearsome-reputation": int(feared)})
        )
        raid.initiative = box.charts.initiative.at(die + feared)
    table.tell("initiative", rule="C1-1", side=raid.initiative)


async def activation(table: Table[Raid, Box]) -> None:
    """C2 Union activation, at the start of every Round."""
    raid = table.game
    raid.round += 1
    raid.passed_by.clear()
    table.tell("round-begins", rule="C2-1", round=raid.round)
    await slip_away_in_time(table)
    await union_activation(table)
    if train_is_here(raid, raid.mosby):  # 7.8-7 (b)
        await escort_checks(table)


async def first(table: Table[Raid, Box]) -> Phase | None:
    """C3-3 The side with the initiative."""
    return await side_acts(table, table.game.initiative)


async def second(table: Table[Raid, Box]) -> Phase | None:
    """C3-3 Then the other; C4-3 and the next Round."""
    return await side_acts(table, UNION if table.game.initiative == MOSBY else MOSBY)


async def side_acts(table: Table[Raid, Box], side: str) -> Phase | None:
    """C3-3, C4-2 With no unit active and no train to follow after it, Operations resume."""
    if side == UNION:
        await union_acts(table)
    else:
        await clear_bystanders(table)
        if rounds_go_on(table.game):  # C4-2
            await act_in_round(table)
    if rounds_go_on(table.game):
        return None
    end_rounds(table)
    return Phase.OPERATIONS


def end_rounds(table: Table[Raid, Box]) -> None:
    raid = table.game
    raid.hidden = False
    raid.initiative = ""
    raid.passed_by.clear()
    table.tell("rounds-end", rule="C4-2")
