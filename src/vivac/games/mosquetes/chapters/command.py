"""6 Command points and abilities."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from vivac.games.mosquetes.box.contents import SideId
from vivac.games.mosquetes.box.unpacking import Box, CardId, UnitId, card, option
from vivac.games.mosquetes.chapters.actions import bars_watch, can_act
from vivac.games.mosquetes.chapters.answers import DONE
from vivac.games.mosquetes.chapters.cards import card_options, play_card
from vivac.games.mosquetes.chapters.models import fielded, in_order
from vivac.games.mosquetes.chapters.naming import call, side_name
from vivac.games.mosquetes.chapters.rally import rallied
from vivac.games.mosquetes.chapters.spotting import lose_sight
from vivac.games.mosquetes.game import Errand, Skirmish, Step
from vivac.table import Option, Refusal, Table

ABILITIES = ("lurk", "reserve", "authority", "order", "prepare")
PRICE = {"lurk": "lurk", "reserve": "reserve", "authority": "authority", "prepare": "preparation"}


def cost(box: Box, game: Skirmish, ability: str, thing: str) -> int:
    """6.3-6.7, 6.9 What an ability costs; a marker, a wagon or a boat counts as one figure."""
    if ability == "order":
        figures = 1 if thing in game.markers else len(game.figures[thing])
        return box.charts.order_cost.at(figures)
    return box.charts.command_abilities.at(PRICE[ability])


# ---------------------------------------------------------------- what may be used


def ability_options(box: Box, game: Skirmish) -> list[Option]:
    """6.2 Every ability that can take effect now, with its unit or card."""
    points = game.command[game.side]
    if not points:
        return []
    found = []
    for ability in ABILITIES:
        if ability in PRICE and box.charts.command_abilities.at(PRICE[ability]) > points:
            continue
        found += [
            option(ability, thing)
            for thing in candidates(game, ability)
            if bars_ability(box, game, ability, thing) is None
        ]
    return found


def candidates(game: Skirmish, ability: str) -> list[str]:
    side = game.side
    match ability:
        case "reserve":
            return list(dict.fromkeys(game.hands[side]))
        case "prepare":
            return sorted(set(game.discard))
        case "authority":
            return in_order({unit for unit in game.fleeing if unit[0] == side})
    return in_order(set(fielded(game, side)))


def bars_ability(box: Box, game: Skirmish, ability: str, thing: str) -> Refusal | None:
    """6.2-6.9 What keeps a side from using an ability on a unit or a card."""
    refusal = BARS[ability](box, game, thing)
    if refusal is not None:
        return refusal
    price = cost(box, game, ability, thing)
    if price > game.command[game.side]:
        return Refusal.because("too-few-points", "6.1", cost=price, points=game.command[game.side])
    return None


def bars_own(game: Skirmish, unit: UnitId) -> Refusal | None:
    if unit not in game.figures or unit[0] != game.side or not game.figures[unit]:
        return Refusal.because("not-your-unit", "6.6")
    return None


def bars_lurk(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """6.3, 6.8 A Watch action for a unit that could take one."""
    if unit in game.watching:
        return Refusal.because("already-watching", "6.3", unit=call(game, unit))
    return bars_own(game, unit) or bars_watch(box, game, unit)


def bars_authority(_box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """6.5 Only a fleeing unit."""
    if bars_own(game, unit) is None and unit in game.fleeing:
        return None
    return Refusal.because("not-fleeing", "6.5", unit=call(game, unit))


def bars_order(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """6.6 Any unit that can act."""
    refusal = bars_own(game, unit)
    if refusal is not None:
        return refusal
    return None if can_act(box, game, unit) else Refusal.because("cannot-act", "21.4", unit=call(game, unit))


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


BARS: dict[str, Callable[[Box, Skirmish, str], Refusal | None]] = {
    "lurk": bars_lurk,
    "reserve": bars_reserve,
    "authority": bars_authority,
    "order": bars_order,
    "prepare": bars_prepare,
}


# ---------------------------------------------------------------- the steps


def command_menu(box: Box, game: Skirmish) -> tuple[Option, ...]:
    """21.2 Before the card: abilities, or the card to play."""
    return (*ability_options(box, game), *card_options(game))


def after_menu(box: Box, game: Skirmish) -> tuple[Option, ...]:
    """21.3 After the card: an ability or done; nothing if none can be used."""
    abilities = ability_options(box, game)
    return (*abilities, DONE) if abilities else ()


async def command(table: Table[Skirmish]) -> None:
    """5.5(a), (b) Abilities, then a card."""
    game = table.game
    chosen = await table.ask(game.side, "command", game.menu or ())
    game.menu = None
    if chosen.verb in ABILITIES:
        await use(table, chosen.verb, str(chosen[1]), Step.COMMAND)
    else:
        await play_card(table, chosen)


async def after(table: Table[Skirmish]) -> None:
    """5.5(c) Abilities after the card."""
    game = table.game
    chosen = await table.ask(game.side, "after", game.menu or (DONE,))
    game.menu = None
    if chosen == DONE:
        game.step = Step.DRAW
    else:
        await use(table, chosen.verb, str(chosen[1]), Step.AFTER)


async def use(table: Table[Skirmish], ability: str, thing: str, back: Step) -> None:
    """6.3-6.7 An ability is paid for and takes effect."""
    game, box, side = table.game, table.box, table.game.side
    price = cost(box, game, ability, thing)
    game.command[side] -= price
    game.step = back
    named = thing if ability in ("lurk", "authority", "order") else ""
    table.tell("ability", rule=RULES[ability], side=side_name(game, side), ability=ability, cost=price)
    match ability:
        case "reserve":
            hand = list(game.hands[side])
            hand.remove(thing)
            game.hands[side] = tuple(hand)
            game.reserve[side] = tuple(sorted((*game.reserve[side], thing)))
        case "authority":
            await rallied(table, named)
        case "prepare":
            game.discard.remove(thing)
            game.hands[side] = tuple(sorted((*game.hands[side], thing)))
        case _:
            game.errand = Errand.ORDER if ability == "order" else Errand.LURK
            game.owner, game.after, game.to_act = side, back, {named}
            game.step = Step.ACTIVATE
    for hidden in lose_sight(box, box.terrain(game.scenario), game) if ability == "authority" else ():
        table.tell("out-of-sight", rule="9.8", unit=call(game, hidden))


RULES = {"lurk": "6.3", "reserve": "6.4", "authority": "6.5", "order": "6.6", "prepare": "6.7"}
