"""5 Cards and turns: dealing, playing, drawing, and what each card does."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SideId, UnitId
from vivac.games.mosquetes.box.unpacking import CLOCK, OTHER, Box, CardId, printed_on
from vivac.games.mosquetes.chapters.models import fielded, troop
from vivac.games.mosquetes.chapters.naming import card_name, side_name
from vivac.games.mosquetes.chapters.pointing import on_card
from vivac.games.mosquetes.chapters.reaction import morale_tests
from vivac.games.mosquetes.game import Errand, Skirmish
from vivac.table import Action, Menu, Option, Refusal, Say, Table, never_barred


async def deal(table: Table[Skirmish, Box]) -> None:
    """5.4 Everything but the Reserve is shuffled; three cards to whoever plays first, then to the other."""
    game = table.game
    table.tell("turn-begins", rule="5.4", turn=game.turn, side=side_name(game, game.side))
    for side in (game.side, OTHER[game.side]):
        await draw_up(table, side)


async def draw_up(table: Table[Skirmish, Box], side: SideId) -> None:
    """5.5(d) Back to three cards, as long as there are any (5.13)."""
    game, hand = table.game, table.box.limits["hand"]
    while len(game.hands[side]) < hand and game.deck:
        card = await table.draw(game.deck, "card", secret=True)
        game.deck.remove(card)
        game.hands[side] = tuple(sorted((*game.hands[side], card)))


# ---------------------------------------------------------------- playing a card


def cards_held(_box: Box, game: Skirmish) -> list[Option]:
    return [PLAY(card) for card in dict.fromkeys(game.hands[game.side])]


def cards_reserved(_box: Box, game: Skirmish) -> list[Option]:
    return [BRING(card) for card in dict.fromkeys(game.reserve[game.side])]


def cost_of_playing(box: Box, game: Skirmish, card: CardId) -> Say | None:
    """5.7, 5.8, 5.12 What playing a card brings about."""
    if card == CLOCK:
        nth, of = game.clocks + 1, box.limits["clock_cards"]
        return Say("cost-clock", {"nth": nth, "of": of, "last": "yes" if nth == of else "no"}, "5.12")
    owner, what = printed_on(card)
    if what in ("forward", "morale"):
        return None
    known = [unit for unit in fielded(game, owner) if owner == game.side or unit not in game.markers]
    units = sum(troop(box, game, unit).type == what for unit in known)
    if owner == game.side:
        return Say("cost-card", {"units": units}, "5.8")
    return Say(
        "cost-enemy-card", {"units": units, "points": box.charts.command_gains.at("rival_card")}, "5.7"
    )


def bars_passing(_box: Box, game: Skirmish) -> Refusal | None:
    """5.13 Only a side with an empty hand may pass."""
    return Refusal.because("cards-in-hand", "5.13") if game.hands[game.side] else None


async def play(table: Table[Skirmish, Box], card: CardId) -> str:
    return await resolve(table, card, table.game.hands)


async def bring(table: Table[Skirmish, Box], card: CardId) -> str:
    return await resolve(table, card, table.game.reserve)


async def pass_step(table: Table[Skirmish, Box]) -> str:
    """5.12, 5.13 No card is played; the turn is over if the other side passed before."""
    game = table.game
    table.tell("passed-step", rule="5.13", side=side_name(game, game.side))
    game.after = "after"
    game.passes += 1
    return "end" if game.passes == 2 else "after"


PLAY = Action(
    "play",
    "5.5",
    of=("target",),
    lights=on_card,
    among=cards_held,
    bars=never_barred,
    do=play,
    costs=cost_of_playing,
)
BRING = Action(
    "bring",
    "6.4",
    of=("target",),
    lights=on_card,
    among=cards_reserved,
    bars=never_barred,
    do=bring,
    costs=cost_of_playing,
)
PASS_STEP = Action("pass", "5.13", bars=bars_passing, do=pass_step)


async def resolve(table: Table[Skirmish, Box], card: CardId, held: dict[SideId, tuple[CardId, ...]]) -> str:
    """5.5(b), 5.6, 5.7 A card from the hand or the Reserve, resolved by the side printed on it."""
    game, side = table.game, table.game.side
    game.after = "after"
    game.passes = 0
    game.last_player = side
    left = list(held[side])
    left.remove(card)
    held[side] = tuple(left)
    game.discard.append(card)
    game.card = card
    table.tell("card-played", rule="5.6", side=side_name(game, side), card=card_name(game, card))
    table.reveal()
    if card == CLOCK:
        return play_clock(table)
    owner, what = printed_on(card)
    if owner != side:  # 5.7
        gain(table, side, table.box.charts.command_gains.at("rival_card"), "5.7")
    game.owner = owner
    match what:
        case "forward":
            return "forward"
        case "morale":
            await morale_tests(table, owner)  # 5.11
            return "after"
    return play_troops(table, owner, what)


def play_clock(table: Table[Skirmish, Box]) -> str:
    """5.12 The third Clock ends the turn at once."""
    game = table.game
    game.clocks += 1
    table.tell("clock", rule="5.12", count=game.clocks)
    return "end" if game.clocks == table.box.limits["clock_cards"] else "after"


def play_troops(table: Table[Skirmish, Box], owner: SideId, kind: str) -> str:
    """5.8, 5.9 Every unit of the type is activated once; a type that is gone gives its owner a point."""
    game, box = table.game, table.box
    if game.side == owner and type_is_gone(box, game, owner, kind):
        gain(table, owner, box.charts.command_gains.at("dead_type"), "5.9")
    game.errand = Errand.TROOPS
    game.to_act = {unit for unit in fielded(game, owner) if troop(box, game, unit).type == kind}
    return "activate"


def type_is_gone(box: Box, game: Skirmish, side: SideId, kind: str) -> bool:
    """5.9 All units of a type are dead or off the table; wagons, boats and dummies do not count."""
    troops = (troop(box, game, unit) for unit in fielded(game, side))
    return not any(each.men and each.type == kind for each in troops)


def gain(table: Table[Skirmish, Box], side: SideId, points: int, rule: str) -> None:
    game = table.game
    game.command[side] += points
    table.tell("command-gained", rule=rule, side=side_name(game, side), points=points)


# ---------------------------------------------------------------- Forward!


async def forward(table: Table[Skirmish, Box]) -> str:
    """5.10 One action with each Officer and Elite unit, or command points."""
    step: str = await table.act(table.game.owner, FORWARD)
    return step


def bars_actions(box: Box, game: Skirmish) -> Refusal | None:
    """5.10 There must be an Officer or an Elite unit."""
    return None if able_to_act(box, game) else Refusal.because("nobody-forward", "5.10")


async def take_actions(table: Table[Skirmish, Box]) -> str:
    game = table.game
    game.errand, game.to_act = Errand.FORWARD, able_to_act(table.box, game)
    return "activate"


async def take_points(table: Table[Skirmish, Box]) -> str:
    game, box = table.game, table.box
    gain(table, game.owner, forward_points(box, game, game.owner), "5.10")
    return "after"


ACTIONS = Action("actions", "5.10", bars=bars_actions, do=take_actions)


def able_to_act(box: Box, game: Skirmish) -> set[UnitId]:
    return {unit for unit in fielded(game, game.owner) if acts_on_forward(box, game, unit)}


def forward_points(box: Box, game: Skirmish, side: SideId) -> int:
    """5.10 One point, and one for each Officer in play who is not fleeing."""
    gains = box.charts.command_gains.at
    officers = sum(
        troop(box, game, unit).officer and unit not in game.fleeing for unit in fielded(game, side)
    )
    return gains("forward") + gains("forward_officer") * officers


def cost_of_points(box: Box, game: Skirmish) -> Say:
    """5.10 Who would have acted, and what is gained instead."""
    points, units = forward_points(box, game, game.owner), len(able_to_act(box, game))
    return Say("cost-forward", {"units": units, "points": points}, "5.10")


POINTS = Action("points", "5.10", do=take_points, costs=cost_of_points)
FORWARD = Menu("forward", ACTIONS, POINTS)


def acts_on_forward(box: Box, game: Skirmish, unit: UnitId) -> bool:
    kind = troop(box, game, unit)
    return kind.officer or kind.elite
