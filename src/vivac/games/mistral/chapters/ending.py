"""2.7, IC 12.3, IC 12.4 Orders into Prestige, and the end of the game."""

from __future__ import annotations

from vivac.games.mistral.box.components import Date
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, D10, OTHER, POOL, ROLES, Box
from vivac.games.mistral.chapters.conditions import modified
from vivac.games.mistral.chapters.levant_trade import bonus
from vivac.games.mistral.chapters.orders import count_order, end_order, held
from vivac.games.mistral.chapters.prestige import award, change_prestige
from vivac.games.mistral.game import War
from vivac.table import Outcome, Say, Table, Test


def count_orders(table: Table[War, Box]) -> None:
    """IC 9.37, IC 12.3 Unissued Orders fail; then Orders become Prestige."""
    war, box = table.game, table.box
    for side in ROLES:
        for chit in held(box, war, side):
            war.chits[chit] = POOL
            count_order(table, side, chit, fulfilled=False, rule="IC 9.37")
    figure = bonus(box, war)
    war.fulfilled[BOURBON] += figure
    table.tell("levant-trade", rule="2.631", points=figure, total=war.fulfilled[BOURBON])
    per = box.charts.prestige.at("orders_per_point")
    for side in ROLES:
        balance = war.fulfilled[side] - war.failed[side]
        change_prestige(table, side, int(balance / per), "IC 12.3")  # toward zero
    if war.fulfilled[BRITISH] != war.fulfilled[BOURBON]:
        award(table, max(ROLES, key=lambda side: war.fulfilled[side]), "most_fulfilled", rule="IC 12.3")


async def closing(table: Table[War, Box]) -> Outcome | None:
    """2.721 In Quarterly Turns from Spring 1747 one die; 0 or less ends the game at once."""
    war, box = table.game, table.box
    game = box.contents.events.end_of_game
    random_end = box.scenarios[war.scenario].random_end
    if not random_end or not war.quarterly or Date(war.year, war.turn) < game.first:
        return None
    modifiers = modified(box, war, game.modifiers)
    die = await table.roll(D10, "end-of-game", lambda: Test(rule="2.721", die=modifiers, needs=1))
    war.end_rolls += 1
    if die + sum(modifiers.values()) > 0:
        table.tell("war-goes-on", rule="2.721")
        return None
    table.tell("peace", rule="2.721")
    fail_open_orders(table)  # 2.721a
    count_orders(table)
    return finish(table)


def fail_open_orders(table: Table[War, Box]) -> None:
    """IC 9.37 At the end of the game all open Orders are Failed."""
    war = table.game
    for bearer in sorted(war.order):
        if bearer in war.order:
            end_order(table, bearer, fulfilled=False, rule="IC 9.37")


def at_end_of_year(table: Table[War, Box]) -> Outcome | None:
    """2.72, 2.721 Minor Scenarios last one Year; nothing goes on beyond 1748."""
    war, box = table.game, table.box
    last = box.contents.events.end_of_game.last
    if box.scenarios[war.scenario].random_end and war.year < last.year:
        return None
    return finish(table)


def finish(table: Table[War, Box]) -> Outcome:
    """IC 9.37, IC 12.4 Open Orders are Failed; more Prestige wins, its margin gives the level."""
    war, box = table.game, table.box
    fail_open_orders(table)
    british, bourbon = war.prestige[BRITISH], war.prestige[BOURBON]
    level = box.charts.victory.at(abs(british - bourbon))
    figures = {"british": british, "bourbon": bourbon}
    if british == bourbon:
        return Outcome((), Say("no-winner", figures, "IC 12.4"))
    winner = BRITISH if british > bourbon else BOURBON
    return Outcome(
        (winner,), Say(f"won-{level}", {"side": winner, "loser": OTHER[winner], **figures}, "IC 12.4")
    )
