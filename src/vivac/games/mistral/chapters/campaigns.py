"""IC 9.4 Military Campaigns."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, D10, Box
from vivac.games.mistral.chapters.conditions import modified
from vivac.games.mistral.chapters.contingents import evict
from vivac.games.mistral.chapters.effects import take_effect
from vivac.games.mistral.chapters.formations import bombers, ship_count, space_of
from vivac.games.mistral.chapters.italy import line_modifier
from vivac.games.mistral.chapters.order_terms import judge_order
from vivac.games.mistral.chapters.orders import bears, target_of
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.prestige import award
from vivac.games.mistral.chapters.war_terms import eligible
from vivac.games.mistral.game import ITALY, State, War
from vivac.table import Action, Table, Test

SHIFT = Action("shift", "IC 9.43", of=THING, lights=at_thing)
END = 2  # IC 9.42 the Victory box at either end


def due_campaigns(box: Box, war: War) -> list[str]:
    """IC 9.42 Turns 5, 9 and 13, in the order of the data."""
    if not war.quarterly or war.turn == 1:
        return []
    return [campaign for campaign in box.campaigns if eligible(box, war, "", campaign)]


async def resolve_campaign(table: Table[War, Box], campaign: str) -> None:
    """IC 9.42 to IC 9.45 One die, landed troops, then Army Support Orders and Victory are judged."""
    war, box = table.game, table.box
    start = war.marker[campaign]
    modifiers = campaign_modifiers(box, war, campaign)
    die = await table.roll(
        D10, "campaign", lambda: Test(rule="IC 9.42", chart="campaign", die=modifiers, against=(campaign,))
    )
    move = box.charts.campaign.at(die + sum(modifiers.values()))
    war.marker[campaign] = min(max(start + move, -END), END)
    table.tell("campaign", rule="IC 9.42", campaign=campaign, marker=war.marker[campaign])
    if box.campaigns[campaign].troops and war.landed:
        await spend_troops(table, campaign)
    judge_support(table, campaign, war.marker[campaign] - start)
    if abs(war.marker[campaign]) == END:
        await victory(table, campaign)
    if war.on(ITALY):  # C.4 the armies hold other coasts now
        evict(table)


def campaign_modifiers(box: Box, war: War, campaign: str) -> dict[str, int]:
    """IC 9.44 Army Support, its Bomber, and what the data say; C.2 with the option."""
    figures = box.charts.campaign_figures.cells
    found = modified(box, war, box.campaigns[campaign].modifiers)
    for side, sign, name in ((BOURBON, 1, "bourbon_support"), (BRITISH, -1, "british_support")):
        support, bomber = best_support(box, war, campaign, side)
        if support:
            found[name] = figures[name]
            if bomber:
                found[f"{name}_bomber"] = sign * bomber
    if war.on(ITALY) and box.campaigns[campaign].troops:
        found["line"] = line_modifier(box, war, campaign)
    return {name: value for name, value in found.items() if value}


def best_support(box: Box, war: War, campaign: str, side: str) -> tuple[bool, int]:
    """IC 9.44 At most one supporting Formation a side, the best: whether there is one, and its Bomber."""
    figures = box.charts.campaign_figures.cells
    best = -1
    for bearer in supporters(box, war, campaign, side):
        bomber = figures["bomber"] if bombers(box, war, bearer) else 0
        if space_of(box, war, bearer) not in box.coastal:
            bomber *= figures["bomber_in_port"]
        best = max(best, bomber)
    return best >= 0, max(best, 0)


def supporters(box: Box, war: War, campaign: str, side: str) -> list[str]:
    """Bearers of its Army Support Order, Ready, in order, strong enough and in a space of its list."""
    kind = box.order_kinds["army_support"]
    return [
        bearer
        for bearer in war.order
        if bearer in box.formations
        and box.formations[bearer].side == side
        and bears(box, war, bearer, "army_support")
        and target_of(box, war, bearer) == campaign
        and war.state.get(bearer) == State.READY
        and bearer not in war.disorganised
        and ship_count(box, war, bearer) >= kind.min_ships
        and space_of(box, war, bearer) in box.campaigns[campaign].spaces
    ]


async def spend_troops(table: Table[War, Box], campaign: str) -> None:
    """IC 9.43 A may spend landed Troop Convoys, one box each, before Victory is judged."""
    war = table.game
    most = min(war.landed, END - war.marker[campaign])
    if not most:
        return
    boxes = await table.pick(
        BOURBON, "campaign_shift", SHIFT, range(most + 1), campaign=campaign, landed=war.landed
    )
    war.landed -= boxes
    war.marker[campaign] += boxes
    if boxes:
        table.tell("troops-march", rule="IC 9.43", campaign=campaign, boxes=boxes)


def judge_support(table: Table[War, Box], campaign: str, moved: int) -> None:
    """IC 9.36a Army Support is Fulfilled unless the marker moved, on the whole, against its owner."""
    war, box = table.game, table.box
    for side, sign in ((BRITISH, -1), (BOURBON, 1)):
        for bearer in supporters(box, war, campaign, side):
            war.met.add(bearer)
            if moved * sign < 0:
                war.thwarted.add(bearer)
            judge_order(table, bearer)
            war.met.discard(bearer)
            war.thwarted.discard(bearer)


async def victory(table: Table[War, Box], campaign: str) -> None:
    """IC 9.45 The campaign ends for the Year: effects, Prestige, and a note of when."""
    war, box = table.game, table.box
    winner = BOURBON if war.marker[campaign] == END else BRITISH
    key = f"{campaign}:{winner}"
    war.won[campaign] = winner
    war.victories[key] = war.victories.get(key, 0) + 1
    war.victory_turn[key] = war.now
    war.victory_year[key] = war.year
    table.tell("campaign-won", rule="IC 9.45", campaign=campaign, side=winner)
    award(table, winner, "campaign_victory", rule="IC 9.45")
    what = box.campaigns[campaign]
    await take_effect(table, what.bourbon_victory if winner == BOURBON else what.austrian_victory)
