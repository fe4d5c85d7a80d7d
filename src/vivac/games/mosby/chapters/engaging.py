"""What follows from an attack of Mosby's: the turn may end, or he may have hidden instead."""

from __future__ import annotations

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.cards import where_mosby_is
from vivac.games.mosby.chapters.combat import Verdict, bars_attack, mosby_attacks
from vivac.games.mosby.chapters.hiding import hide_resolves
from vivac.games.mosby.chapters.prices import takes_the_round
from vivac.games.mosby.chapters.winning import TurnOver
from vivac.games.mosby.game import MOSBY, Phase, Raid
from vivac.table import Action, Table


async def attack(table: Table[Raid, Box]) -> None:
    """6.5-2 Mosby attacks whoever is in his space."""
    raid = table.game
    raid.hidden = False  # 7.2-H.4
    verdict = await mosby_attacks(table)
    if verdict is Verdict.LOST:
        raise TurnOver
    if verdict is Verdict.HIDDEN:  # 7.2-H.5: if the Union has still to act, it acts first
        raid.hidden = True
        if not (raid.step is Phase.FIRST and raid.initiative == MOSBY):
            await hide_resolves(table)


ATTACK = Action("attack", "6.5-2", lights=where_mosby_is, bars=bars_attack, do=attack, costs=takes_the_round)
