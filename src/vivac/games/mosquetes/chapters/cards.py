"""5 Cards and turns: dealing, playing, drawing, and what each card does."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SideId
from vivac.games.mosquetes.box.unpacking import CLOCK, OTHER, Box, UnitId, option
from vivac.games.mosquetes.chapters.answers import ACTIONS, PASS, POINTS
from vivac.games.mosquetes.chapters.models import fielded, troop
from vivac.games.mosquetes.chapters.naming import card_name, side_name
from vivac.games.mosquetes.chapters.reaction import morale_tests
from vivac.games.mosquetes.game import Errand, Skirmish, Step
from vivac.table import Option, Table


async def deal(table: Table[Skirmish]) -> None:
    """5.4 Everything but the Reserve is shuffled; three cards to whoever plays first, then to the other."""
    game = table.game
    table.tell("turn-begins", rule="5.4", turn=game.turn, side=side_name(game, game.side))
    for side in (game.side, OTHER[game.side]):
        await draw_up(table, side)
    game.step = Step.COMMAND


async def draw_up(table: Table[Skirmish], side: SideId) -> None:
    """5.5(d) Back to three cards, as long as there are any (5.13)."""
    game, hand = table.game, table.box.limits["hand"]
    while len(game.hands[side]) < hand and game.deck:
        card = await table.draw(game.deck, "card", secret=True)
        game.deck.remove(card)
        game.hands[side] = tuple(sorted((*game.hands[side], card)))


def card_options(game: Skirmish) -> list[Option]:
    """5.5(b), 5.13 The cards that may be played; a side with an empty hand may pass."""
    side = game.side
    cards = [option("play", card) for card in dict.fromkeys(game.hands[side])]
    cards += [option("bring", card) for card in dict.fromkeys(game.reserve[side])]
    if not game.hands[side]:
        cards.append(PASS)
    return cards


async def play_card(table: Table[Skirmish], chosen: Option) -> None:
    """5.5(b), 5.6, 5.7 A card from the hand or the Reserve, resolved by the side printed on it."""
    game, side = table.game, table.game.side
    game.after = Step.AFTER
    if chosen == PASS:
        table.tell("passed-step", rule="5.13", side=side_name(game, side))
        game.passes += 1
        game.step = Step.END if game.passes == 2 else Step.AFTER  # 5.12
        return
    game.passes = 0
    game.last_player = side
    card = str(chosen[1])
    held = game.reserve if chosen.verb == "bring" else game.hands
    left = list(held[side])
    left.remove(card)
    held[side] = tuple(left)
    game.discard.append(card)
    game.card = card
    table.tell("card-played", rule="5.6", side=side_name(game, side), card=card_name(game, card))
    table.reveal()
    if card == CLOCK:
        play_clock(table)
        return
    owner, _, what = card.partition("-")
    if owner != side:  # 5.7
        gain(table, side, table.box.charts.command_gains.at("rival_card"), "5.7")
    game.owner = owner
    match what:
        case "forward":
            game.step = Step.FORWARD
        case "morale":
            await morale_tests(table, owner)  # 5.11
            game.step = Step.AFTER
        case _:
            play_troops(table, owner, what)


def play_clock(table: Table[Skirmish]) -> None:
    """5.12 The third Clock ends the turn at once."""
    game = table.game
    game.clocks += 1
    table.tell("clock", rule="5.12", count=game.clocks)
    game.step = Step.END if game.clocks == table.box.limits["clock_cards"] else Step.AFTER


def play_troops(table: Table[Skirmish], owner: SideId, kind: str) -> None:
    """5.8, 5.9 Every unit of the type is activated once; a type that is gone gives its owner a point."""
    game, box = table.game, table.box
    if game.side == owner and type_is_gone(box, game, owner, kind):
        gain(table, owner, box.charts.command_gains.at("dead_type"), "5.9")
    game.errand = Errand.TROOPS
    game.to_act = {unit for unit in fielded(game, owner) if troop(box, game, unit).type == kind}
    game.step = Step.ACTIVATE


def type_is_gone(box: Box, game: Skirmish, side: SideId, kind: str) -> bool:
    """5.9 All units of a type are dead or off the table; wagons, boats and dummies do not count."""
    troops = (troop(box, game, unit) for unit in fielded(game, side))
    return not any(each.men and each.type == kind for each in troops)


def gain(table: Table[Skirmish], side: SideId, points: int, rule: str) -> None:
    game = table.game
    game.command[side] += points
    table.tell("command-gained", rule=rule, side=side_name(game, side), points=points)


async def forward(table: Table[Skirmish]) -> None:
    """5.10 One action with each Officer and Elite unit, or command points."""
    game, box, owner = table.game, table.box, table.game.owner
    able = {unit for unit in fielded(game, owner) if acts_on_forward(box, game, unit)}
    chosen = await table.ask(owner, "forward", (ACTIONS, POINTS) if able else (POINTS,))
    if chosen == ACTIONS:
        game.errand, game.to_act, game.step = Errand.FORWARD, able, Step.ACTIVATE
        return
    gain(table, owner, forward_points(box, game, owner), "5.10")
    game.step = Step.AFTER


def forward_points(box: Box, game: Skirmish, side: SideId) -> int:
    """5.10 One point, and one for each Officer in play who is not fleeing."""
    gains = box.charts.command_gains.at
    officers = sum(
        troop(box, game, unit).officer and unit not in game.fleeing for unit in fielded(game, side)
    )
    return gains("forward") + gains("forward_officer") * officers


def acts_on_forward(box: Box, game: Skirmish, unit: UnitId) -> bool:
    kind = troop(box, game, unit)
    return kind.officer or kind.elite
