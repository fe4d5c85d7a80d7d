"""Worked examples of cards and command."""

from __future__ import annotations

from tests.games.mosquetes.worked.ground import Data, Found, Sandbox, sandbox
from vivac.games.mosquetes.box.contents import SideId
from vivac.games.mosquetes.box.unpacking import CLOCK, SIDES, CardId, card
from vivac.games.mosquetes.chapters.cards import bring, draw_up, forward, gain, play
from vivac.games.mosquetes.chapters.command import COMMAND
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Table


async def cards(table: Table[Skirmish], data: Data) -> Found:
    """5, 6 Points gained and spent, cards played and drawn, event by event."""
    place, game = sandbox(table, data), table.game
    game.command.update(data["cp"])
    game.clocks = data.get("clocks_played", 0)
    game.step, game.deck, game.discard = "command", [CLOCK] * 20, []
    game.hands.update({side: held(data, side) for side in SIDES})
    gone = data.get("eliminated", {})
    for side in SIDES:
        for nth, kind in enumerate(table.box.charts.troop_types.cells, start=1):
            if kind not in gone.get(side, ()):
                place.put(f"{side}{nth}", [{"at": [nth, 0]}], type=kind)
        for nth in range(data.get("officers", {}).get(side, 0)):
            place.put(f"{side}{nth + 20}", [{"at": [nth, 2]}], traits=("officer",))
    log = []
    over = False
    for event in data["event"]:
        log.append(await happens(table, place, event))
        over = over or game.step == "end"
    return {
        "cp": [game.command[side] for side in SIDES],
        "hand": [len(game.hands[side]) for side in SIDES],
        "reserve": [len(game.reserve[side]) for side in SIDES],
        "turn_over": over,
        "log": log,
    }


def held(data: Data, side: SideId) -> tuple[CardId, ...]:
    """A hand with the cards that a side is going to play or reserve; the rest are Clocks."""
    wanted = []
    for event in data["event"]:
        if event["side"] != side or event.get("from") == "reserve":
            continue
        if event.get("ability") == "reserve":
            wanted.append(card(side, "regular"))
        elif event.get("play", "clock") != "clock":
            wanted.append(named_card(event))
    return tuple(sorted([*wanted, *[CLOCK] * data["hand"][side]][: data["hand"][side]]))


def named_card(event: Data) -> CardId:
    if event["play"] == "clock":
        return CLOCK
    return card(event["owner"], event["type"] if event["play"] == "troops" else event["play"])


async def happens(table: Table[Skirmish], place: Sandbox, event: Data) -> str:
    """One event: an ability, points given by the scenario, a card, or the draw that ends a step."""
    game, side = table.game, event["side"]
    if game.step != "end":
        game.step = "command"
    game.side = side
    if "ability" in event:
        return await ability(table, place, event)
    if "grant" in event:
        gain(table, side, event["grant"], "5.15")
        return "granted"
    if "play" in event:
        return await played(table, event)
    await draw_up(table, side)
    return "draw"


async def ability(table: Table[Skirmish], place: Sandbox, event: Data) -> str:
    """6.2-6.7 An ability is refused, or paid for and used."""
    game, box, side = table.game, table.box, event["side"]
    name = "prepare" if event["ability"] == "preparation" else str(event["ability"])
    thing = card(side, "regular")
    if name in ("lurk", "authority", "order"):
        figures = [{"at": [nth, 4]} for nth in range(event.get("figures", 1))]
        thing = place.put(f"{side}50", figures, ranged=("musket",))
        if name == "authority":
            game.fleeing.add(thing)
    action = COMMAND.by_verb[name]
    if action.refusal(box, game, action(thing)) is not None:
        return "refused"
    await table.carry_out(COMMAND, action(thing))
    return "ok"


async def played(table: Table[Skirmish], event: Data) -> str:
    """5.5-5.12 A card is played and resolved by the side printed on it."""
    game = table.game
    take = bring if event.get("from") == "reserve" else play
    game.step = await take(table, named_card(event))
    match event["play"]:
        case "clock":
            return "clock"
        case "troops":
            return f"{game.owner} activates {event['type']}" if game.to_act else "nothing"
        case "forward":
            await forward(table)
            return f"{game.owner} takes {'actions' if game.to_act else 'points'}"
    return f"{game.owner} tests morale"
