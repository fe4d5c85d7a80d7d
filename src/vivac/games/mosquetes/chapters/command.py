"""6 Command points and abilities."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from vivac.games.mosquetes.box.contents import SIDE_OF, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import Box, CardId, card
from vivac.games.mosquetes.chapters.actions import bars_watch
from vivac.games.mosquetes.chapters.activation import can_act
from vivac.games.mosquetes.chapters.cards import BRING, PASS_STEP, PLAY
from vivac.games.mosquetes.chapters.models import enemies, fielded, in_order
from vivac.games.mosquetes.chapters.naming import call, public_name, side_name
from vivac.games.mosquetes.chapters.pointing import at_unit, on_card
from vivac.games.mosquetes.chapters.rally import rallied
from vivac.games.mosquetes.chapters.spotting import lose_sight
from vivac.games.mosquetes.game import Errand, Skirmish
from vivac.table import Action, Menu, Option, Refusal, Say, Table
from vivac.table.actions import Law, Lights

PRICE = {"lurk": "lurk", "reserve": "reserve", "authority": "authority", "prepare": "preparation"}
Thing = TypeVar("Thing", bound=str)  # a unit or a card


def cost(box: Box, game: Skirmish, ability: str, thing: str) -> int:
    """6.3-6.7, 6.9 What an ability costs; a marker, a wagon or a boat counts as one figure."""
    if ability == "order":
        figures = 1 if thing in game.markers else len(game.figures[UnitId(thing)])
        return box.charts.order_cost.at(figures)
    return box.charts.command_abilities.at(PRICE[ability])


def pay(table: Table[Skirmish, Box], ability: str, thing: str, rule: str) -> None:
    """6.1 An ability is paid for before it takes effect."""
    game, side = table.game, table.game.side
    price = cost(table.box, game, ability, thing)
    game.command[side] -= price
    table.tell("ability", rule=rule, side=side_name(game, side), ability=ability, cost=price)


def ability(
    verb: str,
    rule: str,
    things: Callable[[Box, Skirmish], Sequence[Thing]],
    among: Callable[[Box, Skirmish], Sequence[str]],
    bars: Law,
    do: Callable[[Table[Skirmish, Box], Thing], Awaitable[str | None]],
    lights: Lights = at_unit,
    label: str = "",
) -> Action:
    """6.2 An ability: it is used on a side's units or cards, and must be paid for (6.1)."""

    def law(box: Box, game: Skirmish, thing: Thing) -> Refusal | None:
        refusal = bars(box, game, thing)
        if refusal is not None:
            return refusal
        price, points = cost(box, game, verb, thing), game.command[game.side]
        if price > points:
            return Refusal.because("too-few-points", "6.1", cost=price, points=points)
        return None

    def affordable(box: Box, game: Skirmish) -> Sequence[Option]:
        points = game.command[game.side]
        if points < (box.charts.command_abilities.at(PRICE[verb]) if verb in PRICE else 1):
            return ()
        return [action(thing) for thing in things(box, game) if law(box, game, thing) is None]

    async def use(table: Table[Skirmish, Box], thing: Thing) -> str:
        """The step it leads to: back to where it was used, or to what it allows a unit to do."""
        pay(table, verb, thing, rule)
        return await do(table, thing) or table.game.step

    def price_of(box: Box, game: Skirmish, thing: str) -> Say:
        price, left = cost(box, game, verb, thing), game.command[game.side]
        return Say(
            "cost-command", {"points": price, "left": left, "last": "yes" if price == left else "no"}, "6.1"
        )

    action = Action(
        verb,
        rule,
        of=("target",),
        lights=lights,
        among=lambda box, game: [action(thing) for thing in among(box, game)],
        bars=law,
        fast=affordable,
        do=use,
        label=label,
        costs=price_of,
    )
    return action


# ---------------------------------------------------------------- on units


def own_units(_box: Box, game: Skirmish) -> list[UnitId]:
    return in_order(set(fielded(game, game.side)))


def everybody(box: Box, game: Skirmish) -> list[str]:
    """All that one may point at, under the names both sides know."""
    return [*own_units(box, game), *(public_name(game, unit) for unit in enemies(game, game.side))]


def bars_stranger(game: Skirmish, name: UnitId) -> Refusal | None:
    return (
        None
        if name in game.figures and SIDE_OF[name] == game.side
        else Refusal.because("not-your-unit", "6.6")
    )


def bars_lurk(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """6.3, 6.8 A Watch action for a unit that could take one."""
    refusal = bars_stranger(game, unit)
    if refusal is not None:
        return refusal
    if unit in game.watching:
        return Refusal.because("already-watching", "6.3", unit=call(game, unit))
    return bars_watch(box, game, unit)


def bars_authority(_box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """6.5 Only a fleeing unit."""
    refusal = bars_stranger(game, unit)
    if refusal is not None:
        return refusal
    return None if unit in game.fleeing else Refusal.because("not-fleeing", "6.5", unit=call(game, unit))


def bars_order(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """6.6 Any unit that can act."""
    refusal = bars_stranger(game, unit)
    if refusal is not None:
        return refusal
    return None if can_act(box, game, unit) else Refusal.because("cannot-act", "21.4", unit=call(game, unit))


async def give_activation(table: Table[Skirmish, Box], unit: UnitId, errand: str) -> str:
    """6.3, 6.6 One unit gets an action at once, and then the step goes on where it was."""
    game = table.game
    game.errand, game.owner, game.after, game.to_act = errand, game.side, game.step, {unit}
    return "activate"


async def lurk(table: Table[Skirmish, Box], unit: UnitId) -> str:
    return await give_activation(table, unit, Errand.LURK)


async def order(table: Table[Skirmish, Box], unit: UnitId) -> str:
    return await give_activation(table, unit, Errand.ORDER)


async def assert_authority(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """6.5 The unit rallies at once; whoever it hid may now be out of sight (9.8)."""
    game, box = table.game, table.box
    await rallied(table, unit)
    for hidden in lose_sight(box, box.terrain(game.scenario), game):
        table.tell("out-of-sight", rule="9.8", unit=call(game, hidden))


LURK = ability("lurk", "6.3", own_units, everybody, bars_lurk, lurk)
AUTHORITY = ability("authority", "6.5", own_units, everybody, bars_authority, assert_authority)
ORDER = ability("order", "6.6", own_units, everybody, bars_order, order, label="option-give-order")


# ---------------------------------------------------------------- on cards


def own_troops_card(box: Box, game: Skirmish, thing: CardId) -> bool:
    return thing in _troops_cards(game.side, tuple(box.charts.troop_types.cells))


@lru_cache(maxsize=16)
def _troops_cards(side: SideId, kinds: tuple[str, ...]) -> frozenset[CardId]:
    return frozenset(card(side, kind) for kind in kinds)


def bars_reserve(box: Box, game: Skirmish, thing: CardId) -> Refusal | None:
    """6.4 One own Troops card from the hand."""
    if thing not in game.hands[game.side] or not own_troops_card(box, game, thing):
        return Refusal.because("not-own-troops", "6.4")
    return None


def bars_prepare(box: Box, game: Skirmish, thing: CardId) -> Refusal | None:
    """6.7 One own Troops card from the discard."""
    if thing not in game.discard or not own_troops_card(box, game, thing):
        return Refusal.because("not-in-discard", "6.7")
    return None


def cards_in_hand(_box: Box, game: Skirmish) -> list[CardId]:
    return list(dict.fromkeys(game.hands[game.side]))


def cards_discarded(_box: Box, game: Skirmish) -> list[CardId]:
    return sorted(set(game.discard))


async def put_in_reserve(table: Table[Skirmish, Box], thing: CardId) -> None:
    game, side = table.game, table.game.side
    hand = list(game.hands[side])
    hand.remove(thing)
    game.hands[side] = tuple(hand)
    game.reserve[side] = tuple(sorted((*game.reserve[side], thing)))


async def take_back(table: Table[Skirmish, Box], thing: CardId) -> None:
    game, side = table.game, table.game.side
    game.discard.remove(thing)
    game.hands[side] = tuple(sorted((*game.hands[side], thing)))


RESERVE = ability("reserve", "6.4", cards_in_hand, cards_in_hand, bars_reserve, put_in_reserve, on_card)
PREPARE = ability("prepare", "6.7", cards_discarded, cards_discarded, bars_prepare, take_back, on_card)


# ---------------------------------------------------------------- the steps


async def finish(_table: Table[Skirmish, Box]) -> str:
    """5.5(c) No more abilities: draw."""
    return "draw"


DONE = Action("done", "21.3", do=finish)
ABILITIES = (LURK, RESERVE, AUTHORITY, ORDER, PREPARE)
COMMAND = Menu("command", *ABILITIES, PLAY, BRING, PASS_STEP)
AFTER = Menu("after", *ABILITIES, DONE)


async def command(table: Table[Skirmish, Box]) -> str:
    """5.5(a), (b) Abilities, then a card."""
    step: str = await table.act(table.game.side, COMMAND)
    return step


async def after(table: Table[Skirmish, Box]) -> str:
    """5.5(c), 21.3 Abilities after the card, if any can be used."""
    game, box = table.game, table.box
    if not any(each.offered(box, game) for each in ABILITIES):
        return "draw"
    step: str = await table.act(game.side, AFTER)
    return step
