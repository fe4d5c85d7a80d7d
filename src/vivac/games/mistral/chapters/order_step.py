"""IC 9.32, IC 9.33 The Order Step: Orders are bought, drawn, chosen and Issued."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import OTHER, POOL, ROLES, Box
from vivac.games.mistral.chapters.issuing import ISSUE
from vivac.games.mistral.chapters.orders import in_pool
from vivac.games.mistral.chapters.pointing import DONE, THING, at_thing
from vivac.games.mistral.chapters.prestige import award, prestige_price
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Ask, Menu, Table, by_verb, on_card

NOTHING = Action("nothing", "IC 9.33")
NAMED_ORDER = prestige_price("choose_order", "IC 9.33")
BUY = Action(
    "buy",
    "IC 9.33",
    of=THING,
    lights=on_card,
    costs=lambda box, war, chit: NAMED_ORDER(box, war, box.chits[chit].side),
)
PURCHASE = by_verb(NOTHING, BUY)
BATCHES = Action("batches", "IC 9.32", of=THING, lights=at_thing)
KEEP = Action("keep", "1.42", of=THING, lights=on_card)
ISSUING = Menu("issue_order", ISSUE, DONE)
OPENING_BATCHES = 2


async def opening_orders(table: Table[War, Box]) -> Step | None:
    """IC 9.32 At set-up both players draw, British first (IC 1.10)."""
    war = table.game
    if "begun" not in war.handled:
        war.handled.add("begun")
        war.agenda = [*(f"draw:{side}" for side in ROLES), *(f"keep:{side}" for side in ROLES)]
        war.hauled.update(dict.fromkeys(ROLES, OPENING_BATCHES))
    elif war.agenda:
        await see_to(table)
    else:
        war.handled.clear()
        return None
    return Step.OPENING_ORDERS


async def order_step(table: Table[War, Box]) -> Step | None:
    """IC 4.23 In Quarterly Turns Orders are drawn; in every Turn they may be Issued."""
    war = table.game
    players = (war.first, OTHER[war.first])
    if "begun" not in war.handled:
        war.handled.add("begun")
        war.agenda = []
        if war.quarterly:
            war.agenda += [f"buy:{side}" for side in players]
            war.agenda.append("batches:")
            war.agenda += [f"draw:{side}" for side in players]
            war.agenda += [f"keep:{side}" for side in players]
        war.agenda += [f"issue:{side}" for side in players]
    elif war.agenda:
        await see_to(table)
    else:
        war.handled.clear()
        return None
    return Step.ORDERS


async def see_to(table: Table[War, Box]) -> None:
    """The next thing on the agenda; what takes several answers stays on it."""
    war = table.game
    what, _, side = war.agenda[0].partition(":")
    if what == "buy":
        await buy(table, side)
    elif what == "batches":
        await choose_batches(table)
    elif what == "draw":
        await draw_chits(table, side)
    elif what == "keep":
        await keep(table, side)
    else:
        await issue_orders(table, side)


async def buy(table: Table[War, Box], side: str) -> None:
    """IC 9.33 Before drawing, one named chit for 1 Prestige."""
    war, box = table.game, table.box
    del war.agenda[0]
    chits = distinct(box, in_pool(box, war, side))
    if not chits or not war.prestige[side]:
        return
    answer = await table.ask(side, "buy_order", [NOTHING(), *map(BUY, chits)], acts=PURCHASE)
    if answer != NOTHING():
        chit = str(answer[1])
        war.chits[chit] = side
        award(table, side, "choose_order", rule="IC 9.33")
        table.tell(
            "received", rule="IC 9.33", to=side, kind=box.chits[chit].kind, target=box.chits[chit].target
        )


def distinct(box: Box, chits: list[str]) -> list[str]:
    """Equal chits are one choice."""
    return list({box.chits[chit].id: chit for chit in reversed(chits)}.values())[::-1]


async def choose_batches(table: Table[War, Box]) -> None:
    """IC 9.32 One to three batches, both players in secret and at the same time."""
    war, box = table.game, table.box
    del war.agenda[0]
    least, most = box.limit["least_batches"], box.limit["most_batches"]
    options, acts = BATCHES.each(range(least, most + 1)), BATCHES.by_verb
    asks = {side: Ask(side, "draw_orders", options, acts=acts) for side in ROLES if in_pool(box, war, side)}
    answers = await table.together(asks) if asks else {}
    for side, answer in answers.items():
        war.hauled[side] = int(answer[1])


async def draw_chits(table: Table[War, Box], side: str) -> None:
    """IC 9.32, 1.42 Two chits a batch for the British, three for the Bourbons."""
    war, box = table.game, table.box
    del war.agenda[0]
    size = box.limit[f"{side}_batch"]
    batches = war.hauled.pop(side, 0)
    pool = in_pool(box, war, side)
    drawn = 0
    while pool and drawn < batches * size:
        chit = str(await table.draw(pool, "order"))
        pool.remove(chit)
        war.drawn[chit] = side
        war.chits[chit] = "drawn"
        drawn += 1
        kind = box.chits[chit]
        table.tell("drawn", rule="1.42", to=side, kind=kind.kind, target=kind.target)
    if drawn:
        war.hauled[side] = min(batches, -(-drawn // size))
        table.tell("draws-orders", rule="IC 9.32", side=side, drawn=drawn, kept=war.hauled[side])


async def keep(table: Table[War, Box], side: str) -> None:
    """1.42 He Receives one chit per batch, his choice among all he drew, and returns the others."""
    war = table.game
    if not war.hauled.get(side, 0):
        del war.agenda[0]
        war.hauled.pop(side, None)
        for chit in [chit for chit, whose in war.drawn.items() if whose == side]:
            del war.drawn[chit]
            war.chits[chit] = POOL
        return
    mine = [chit for chit, whose in war.drawn.items() if whose == side]
    chit = await table.pick(side, "keep_order", KEEP, mine, left=war.hauled[side])
    del war.drawn[chit]
    war.chits[chit] = side
    war.hauled[side] -= 1


async def issue_orders(table: Table[War, Box], side: str) -> None:
    """IC 9.35 Received Orders may be Issued; their time runs from the next Turn (IC 9.36b)."""
    war = table.game
    able = ISSUE.offered(table.box, war, side)
    if not able or await table.choose(side, ISSUING.given(side), options=[*able, DONE()]) == DONE():
        del war.agenda[0]
    else:
        settle_notes(war)


def settle_notes(war: War) -> None:
    """A Squadron that leaves a Formation at sea keeps its disorder and is as well known as before."""
    for what, _, formation in (note.partition(":") for note in war.notes):
        if war.state.get(formation) == State.READY and what == "shaken":
            war.disorganised.add(formation)
        elif war.state.get(formation) == State.READY and what == "located":
            war.located[formation] = war.tick + 1
    war.notes.clear()
    war.shown.clear()
