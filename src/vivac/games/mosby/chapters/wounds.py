"""6.5-7 to 6.5-9 Casualty checks and wounds."""

from __future__ import annotations

from vivac.games.mosby.box.components import MOSBY_ESCAPES, MOSBY_REPORTED_DEAD
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.cards import ask_to_play, believed_dead, lose_permanent_card
from vivac.games.mosby.chapters.winning import MosbyKilled, score
from vivac.games.mosby.game import MOSBY, Raid
from vivac.table import D6, Table, Test


async def casualty_check(table: Table[Raid, Box], *, cards: bool = True, turn_goes_on: bool = True) -> None:
    """6.5-7 A die that may wound Mosby. Mosby Escapes may cancel it before or after the die (W-8)."""
    raid = table.game
    wounded = "yes" if raid.wounded else "no"
    if cards and await ask_to_play(table, MOSBY_ESCAPES, "casualty-check", wounded=wounded):
        table.tell("check-cancelled", rule="6.5-9")
        return
    die = await table.roll(
        D6, "casualty", lambda: Test("6.5-7", "casualty_check", against=(MOSBY,), at=raid.mosby)
    )
    if cards:
        raid.casualty_checked = True
    hit = table.box.charts.casualty_check.at(die) == "wounded"
    table.tell("casualty-die", rule="6.5-7", die=die, hit="yes" if hit else "no")
    if hit and cards and await ask_to_play(table, MOSBY_ESCAPES, "casualty-hit", wounded=wounded):
        table.tell("check-cancelled", rule="6.5-9")
    elif hit:
        await wound(table)
    if cards and turn_goes_on and await ask_to_play(table, MOSBY_REPORTED_DEAD, "reported-dead"):  # W-9
        believed_dead(table)


async def wound(table: Table[Raid, Box]) -> None:
    """6.5-8 A wound costs points and a permanent card; a second one kills."""
    raid = table.game
    if raid.wounded:
        table.tell("killed", rule="6.5-8")
        raise MosbyKilled
    raid.wounded = raid.wounded_this_turn = True
    table.tell("wounded", rule="6.5-8")
    score(table, table.box.deed["mosby_wounded"])
    await lose_permanent_card(table)
