"""3.0 The sequence of play."""

from __future__ import annotations

from vivac.games.guerra.box.unpacking import HIDALGO, LOST, PATRIOT, ROYALIST, TRACK, Box
from vivac.games.guerra.chapters.activation import operations
from vivac.games.guerra.chapters.attrition import standing_check
from vivac.games.guerra.chapters.choices import DONE
from vivac.games.guerra.chapters.convoys import convoys
from vivac.games.guerra.chapters.deployment import deploy
from vivac.games.guerra.chapters.forming import form
from vivac.games.guerra.chapters.guerrillas import change_mode
from vivac.games.guerra.chapters.liberals import events
from vivac.games.guerra.chapters.mass_recruitment import mass_recruitment
from vivac.games.guerra.chapters.operations import march
from vivac.games.guerra.chapters.promotion import PROMOTION, next_side, precedence
from vivac.games.guerra.chapters.recruiting import build, survey
from vivac.games.guerra.chapters.reinforcements import arrivals, mina_lands
from vivac.games.guerra.chapters.resources import income, spain
from vivac.games.guerra.chapters.sailing import homecoming, voyage
from vivac.games.guerra.chapters.sieges import blockades
from vivac.games.guerra.chapters.uprisings import announce, risings
from vivac.games.guerra.chapters.victory import decide
from vivac.games.guerra.game import Moment, War
from vivac.table import D6, Outcome, Script, Step, Table, Test


async def income_step(table: Table[War, Box]) -> None:
    """3b, 3c Income, and the dice for who goes first."""
    await income(table)
    await precedence(table)


async def promotion_step(table: Table[War, Box]) -> Moment:
    """3c Side by side, militia after militia."""
    if await table.choose(table.game.side, PROMOTION) == DONE():
        return next_side(table.game, Moment.MASS_RECRUITMENT)
    return Moment.PROMOTION


async def mass_recruitment_step(table: Table[War, Box]) -> Moment:
    """3d Each side once (4.9-1)."""
    await mass_recruitment(table)
    table.game.grounds = {}
    return next_side(table.game, Moment.BUILDING)


async def building_step(table: Table[War, Box]) -> Moment:
    """3e Side by side, unit after unit; what may be raised where is surveyed once."""
    war = table.game
    if not war.grounds:
        survey(table.box, war)
    if await build(table):
        return Moment.BUILDING
    war.grounds = {}
    return next_side(war, Moment.CONVOYS)


async def guerrilla_step(table: Table[War, Box]) -> Moment:
    """3g Side by side, militia after militia."""
    war = table.game
    if await change_mode(table):
        return Moment.GUERRILLAS
    war.finished.clear()
    after = next_side(war, Moment.FORMING)
    if after is Moment.FORMING:
        war.side = ROYALIST  # 3h the Royalist first
    return after


async def forming_step(table: Table[War, Box]) -> Moment:
    """3h Both sides form their forces."""
    war = table.game
    if await form(table):
        return Moment.FORMING
    if war.side == ROYALIST:
        war.side = PATRIOT
        return Moment.FORMING
    return Moment.OPENING


async def opening(table: Table[War, Box]) -> Moment:
    """4a, 5a Mina lands, the Mexican limit is rolled, and forces may be formed again."""
    war = table.game
    if war.side == PATRIOT:
        await mina_lands(table)
    elif war.mexican_limit < 0 and war.where[HIDALGO] not in (LOST, TRACK):  # 10.7-1
        war.mexican_limit = await table.roll(D6, "mexican-limit", lambda: Test("10.7-1"))
        table.tell("mexican-limit", rule="10.7-1", limit=war.mexican_limit)
    if await form(table):
        return Moment.OPENING
    war.group = int(war.side == PATRIOT)
    table.tell("operations-begin", rule="3.1-1", side=war.side)
    return Moment.OPERATIONS


async def end_of_turn(table: Table[War, Box]) -> Outcome | None:
    """3.1-1, 11.0 The next turn, a year later; after the last the war is decided."""
    war, box = table.game, table.box
    if war.turn == box.scenarios[war.scenario].last_turn:
        return decide(box, war)
    war.turn += 1
    war.levied.clear()
    war.subverted.clear()
    war.side = PATRIOT
    table.tell("turn-begins", rule="3.1-1", turn=war.turn)
    return None


# 3.1 Six phases a turn, one turn a year, until the last.
SEQUENCE = Script(
    Step(
        Moment.DEPLOYMENT,
        deploy,
        or_else=(Moment.DEPLOYMENT, Moment.EVENTS, Moment.UPRISINGS, Moment.OPENING),
    ),
    Step(Moment.EVENTS, events, then=Moment.UPRISINGS),  # 1
    Step(Moment.UPRISINGS, announce, then=Moment.RISINGS, or_else=(Moment.UPRISINGS,)),  # 2
    Step(Moment.RISINGS, risings, then=Moment.SPAIN),
    Step(Moment.SPAIN, spain, then=Moment.INCOME),  # 3
    Step(Moment.INCOME, income_step, then=Moment.PROMOTION),
    Step(Moment.PROMOTION, promotion_step, then=Moment.MASS_RECRUITMENT, or_else=(Moment.PROMOTION,)),
    Step(
        Moment.MASS_RECRUITMENT,
        mass_recruitment_step,
        then=Moment.BUILDING,
        or_else=(Moment.MASS_RECRUITMENT,),
    ),
    Step(Moment.BUILDING, building_step, then=Moment.CONVOYS, or_else=(Moment.BUILDING,)),
    Step(Moment.CONVOYS, convoys, then=Moment.ARRIVALS, or_else=(Moment.CONVOYS,)),
    Step(Moment.ARRIVALS, arrivals, then=Moment.GUERRILLAS),
    Step(Moment.GUERRILLAS, guerrilla_step, then=Moment.FORMING, or_else=(Moment.GUERRILLAS,)),
    Step(Moment.FORMING, forming_step, then=Moment.OPENING, or_else=(Moment.FORMING,)),
    Step(Moment.OPENING, opening, then=Moment.OPERATIONS, or_else=(Moment.OPENING,)),  # 4, 5
    Step(
        Moment.OPERATIONS,
        operations,
        then=Moment.STANDING,
        or_else=(Moment.OPERATIONS, Moment.MARCH, Moment.VOYAGE),
    ),
    Step(Moment.MARCH, march, then=Moment.OPERATIONS, or_else=(Moment.MARCH, Moment.VOYAGE)),
    Step(Moment.VOYAGE, voyage, then=Moment.OPERATIONS, or_else=(Moment.VOYAGE, Moment.MARCH)),
    Step(Moment.STANDING, standing_check, then=Moment.BLOCKADES, or_else=(Moment.OPENING,)),
    Step(Moment.BLOCKADES, blockades, then=Moment.HOMECOMING),  # 6
    Step(Moment.HOMECOMING, homecoming, then=Moment.END),
    Step(Moment.END, end_of_turn, then=Moment.EVENTS),
)
