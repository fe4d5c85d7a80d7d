"""6.1 Scout."""

from __future__ import annotations

from vivac.games.mosby.box.components import LOCAL_INFORMATION
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.activation import check_units
from vivac.games.mosby.chapters.bystanders import capture_unguarded
from vivac.games.mosby.chapters.cards import ask_to_play
from vivac.games.mosby.chapters.forces import unrevealed
from vivac.games.mosby.chapters.lines import draw_into, examine, mark_revealed, reveal_space, scoutable
from vivac.games.mosby.chapters.prices import takes_the_round
from vivac.games.mosby.game import BLIND_ENTRY, MOSBY, Raid
from vivac.table import D6, Action, Refusal, Table, Test, at_place


def in_scouting_range(box: Box, raid: Raid) -> tuple[SpaceId, ...]:
    """6.1-1, 8.8-2 The adjacent spaces; under blind entry Mosby's own as well."""
    exits = box.exits[raid.mosby]
    return (*exits, raid.mosby) if BLIND_ENTRY in raid.switches else exits


def bars_scout(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    if space not in in_scouting_range(box, raid):
        return Refusal.because("scout-not-adjacent", "6.1-1", space=space)
    if not scoutable(raid, [space]):
        return Refusal.because("scout-nothing-there", "6.1-1", space=space)
    return None


async def scout(table: Table[Raid, Box], space: SpaceId) -> None:
    """6.1-3 to 6.1-7 Automatic with Local Information; otherwise a die above Awareness."""
    raid = table.game
    raid.hidden = False  # 7.2-H.4
    if await ask_to_play(table, LOCAL_INFORMATION, "scout", space=space):  # W-2
        await reveal_space(table, space)
    else:
        bonus = 1 if "scout" in raid.hand else 0
        needed = raid.awareness + 1
        die = bonus + await table.roll(
            D6, "scout", lambda: Test("6.1-4", die={"scout": bonus}, needs=needed, by=(MOSBY,), at=space)
        )
        if die >= needed:
            table.tell("scouted", rule="6.1-4", space=space, die=die)
            await reveal_space(table, space)
        else:
            table.tell("scouting-failed", rule="6.1-6", space=space, die=die)
            await blunder(table, space)
    if space == raid.mosby:  # 8.8-3
        await capture_unguarded(table, space)


async def blunder(table: Table[Raid, Box], space: SpaceId) -> None:
    """6.1-6, 6.1-7 A failed scout draws the hidden unit face down and may wake whoever is there."""
    if unrevealed(table.game, space):
        mark_revealed(table, space)
        await draw_into(table, space)
    if not await check_units(table, space):
        examine(table, space)


SCOUT: Action = Action(
    "scout",
    "6.1-4",
    of=("target",),
    lights=at_place,
    among=lambda box, _raid: SCOUT.each(box.spaces),
    bars=bars_scout,
    fast=lambda box, raid: SCOUT.each(scoutable(raid, in_scouting_range(box, raid))),
    do=scout,
    costs=takes_the_round,
)
