"""3.0 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.guerra.box.unpacking import HIDALGO, LOST, PATRIOT, ROYALIST, TRACK
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
from vivac.games.guerra.game import Step, War
from vivac.table import D6, Outcome, Table, Test


async def income_step(table: Table[War]) -> None:
    """3b, 3c Income, and the dice for who goes first."""
    await income(table)
    await precedence(table)


async def promotion_step(table: Table[War]) -> None:
    if await table.choose(table.game.side, PROMOTION) == DONE():
        next_side(table.game, Step.MASS_RECRUITMENT)


async def mass_recruitment_step(table: Table[War]) -> None:
    war = table.game
    await mass_recruitment(table)
    next_side(war, Step.BUILDING)
    war.grounds = {}


async def building_step(table: Table[War]) -> None:
    war = table.game
    if not war.grounds:
        survey(table.box, war)
    if not await build(table):
        war.grounds = {}
        next_side(war, Step.CONVOYS)


async def guerrilla_step(table: Table[War]) -> None:
    war = table.game
    if not await change_mode(table):
        war.finished.clear()
        next_side(war, Step.FORMING)
        if war.step is Step.FORMING:
            war.side = ROYALIST  # 3h the Royalist first


async def forming_step(table: Table[War]) -> None:
    """3h Both sides form their forces."""
    war = table.game
    if not await form(table):
        if war.side == ROYALIST:
            war.side = PATRIOT
        else:
            war.step = Step.OPENING


async def opening(table: Table[War]) -> None:
    """4a, 5a Mina lands, the Mexican limit is rolled, and forces may be formed again."""
    war = table.game
    if war.side == PATRIOT:
        await mina_lands(table)
    elif war.mexican_limit < 0 and war.where[HIDALGO] not in (LOST, TRACK):  # 10.7-1
        war.mexican_limit = await table.roll(D6, "mexican-limit", lambda: Test("10.7-1"))
        table.tell("mexican-limit", rule="10.7-1", limit=war.mexican_limit)
    if not await form(table):
        war.step = Step.OPERATIONS
        war.group = int(war.side == PATRIOT)
        table.tell("operations-begin", rule="3.1-1", side=war.side)


async def blockade_step(table: Table[War]) -> None:
    await blockades(table)
    table.game.step = Step.HOMECOMING


STEPS: dict[Step, Callable[[Table[War]], Awaitable[None]]] = {
    Step.DEPLOYMENT: deploy,
    Step.EVENTS: events,
    Step.UPRISINGS: announce,
    Step.RISINGS: risings,
    Step.SPAIN: spain,
    Step.INCOME: income_step,
    Step.PROMOTION: promotion_step,
    Step.MASS_RECRUITMENT: mass_recruitment_step,
    Step.BUILDING: building_step,
    Step.CONVOYS: convoys,
    Step.ARRIVALS: arrivals,
    Step.GUERRILLAS: guerrilla_step,
    Step.FORMING: forming_step,
    Step.OPENING: opening,
    Step.OPERATIONS: operations,
    Step.MARCH: march,
    Step.VOYAGE: voyage,
    Step.STANDING: standing_check,
    Step.BLOCKADES: blockade_step,
    Step.HOMECOMING: homecoming,
}


async def play(table: Table[War]) -> Outcome:
    """3.1 Six phases a turn, one turn a year, until the last."""
    war, box = table.game, table.box
    last = box.scenarios[war.scenario].last_turn
    while True:
        await table.bookmark()
        if war.step is not Step.END:
            await STEPS[war.step](table)
        elif war.turn == last:
            return decide(box, war)
        else:
            next_turn(table)


def next_turn(table: Table[War]) -> None:
    war = table.game
    war.turn += 1
    war.levied.clear()
    war.subverted.clear()
    war.side, war.step = PATRIOT, Step.EVENTS
    table.tell("turn-begins", rule="3.1-1", turn=war.turn)
