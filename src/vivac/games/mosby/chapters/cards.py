"""5.1 Action cards in hand, and the windows in which they may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vivac.games.mosby.box.components import CANNON, CardId
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.prices import cost_of_card, cost_of_dropping, cost_of_freeing
from vivac.games.mosby.game import CANNON_HIDDEN_ONCE, HIDE_CANNON, MOSBY, NOWHERE, Leader, Raid
from vivac.table import Action, Lit, Option, Refusal, Table, at_place, by_verb, on_card

KIDNAPPED = Leader.KIDNAPPED  # asked for at every step Mosby takes


def as_printed(box: Box, _raid: Raid, _viewer: str | None, card: CardId) -> Lit:
    """A card cites the rule of its own."""
    return Lit(card=card, rule=box.card_rule[card])


PLAY = Action("play", of=("target",), lights=as_printed, costs=cost_of_card)
DECLINE = Action("decline")
DISCARD = Action("discard", "A6-2", of=("target",), lights=on_card)
COSTS_NO_ACTION = True  # W-12: Mosby may still act


def discard(table: Table[Raid, Box], card: CardId) -> None:
    """5.1-4 A card leaves the hand."""
    raid = table.game
    raid.hand.remove(card)
    raid.discards.append(card)


def play_card(table: Table[Raid, Box], card: CardId) -> None:
    discard(table, card)
    table.tell("card-played", rule=table.box.card_rule[card], card=card)


async def ask_to_play(table: Table[Raid, Box], card: CardId, prompt: str, **params: Any) -> bool:
    """Offer one card; the question is put only to a player who holds it."""
    if card not in table.game.hand:
        return False
    if await table.pick(MOSBY, prompt, PLAY, (card,), DECLINE, **params) is None:
        return False
    play_card(table, card)
    return True


async def draw_cards(table: Table[Raid, Box], count: int) -> None:
    """A6-1, 5.1-5 Draw action cards, shuffling the discards into a new deck when it runs out."""
    raid = table.game
    for _ in range(count):
        if not raid.deck:
            raid.deck, raid.discards = raid.discards, raid.deck
            if not raid.deck:
                return
        card = await table.take(raid.deck, "action-card")
        raid.hand.append(card)
        table.tell("card-drawn", rule="A6-1", card=card)
        if card == "cannon" and raid.on(HIDE_CANNON):
            await hide_new_cannon(table)


async def trim_hand(table: Table[Raid, Box]) -> None:
    """A6-2 Discard down to six, of all cards held."""
    raid, box = table.game, table.box
    while len(raid.hand) > box.hand_limit:
        card = await table.pick(MOSBY, "discard", DISCARD, dict.fromkeys(raid.hand))
        throw_away(table, card, "A6-2")


def throw_away(table: Table[Raid, Box], card: CardId, rule: str) -> None:
    discard(table, card)
    table.tell("card-discarded", rule=rule, card=card)


async def lose_permanent_card(table: Table[Raid, Box]) -> None:
    """5.1-2 A wound costs a permanent card, of the player's choice."""
    raid, box = table.game, table.box
    held = [card for card in raid.hand if card in box.permanent]
    if held:
        throw_away(table, await table.pick(MOSBY, "lose-permanent", DISCARD, held), "5.1-2")


def may_be_believed_dead(raid: Raid) -> bool:
    """W-9 The card, and a casualty check of this turn."""
    return raid.casualty_checked and "mosby_reported_dead" in raid.hand


def believed_dead(table: Table[Raid, Box]) -> None:
    """A-mosby_reported_dead The papers bury Mosby, and nobody looks for him."""
    raid = table.game
    raid.awareness = table.box.awareness.low
    table.tell("awareness", rule="A-mosby_reported_dead", awareness=raid.awareness)


# ---------------------------------------------------------------- the Cannon


def lose_cannon(table: Table[Raid, Box]) -> None:
    """A-cannon Lost when Mosby skedaddles or is beaten, if it is with him."""
    if "cannon" in table.game.hand:
        discard(table, CANNON)
        table.tell("cannon-lost", rule="A-cannon")


def bars_drop(_box: Box, raid: Raid, card: CardId) -> Refusal | None:
    return None if card in raid.hand else Refusal.because("card-not-held", "5.1-3", card=card)


async def drop(table: Table[Raid, Box], card: CardId) -> bool:
    """W-4, W-12 The Cannon is left behind at will, to ride faster."""
    discard(table, card)
    table.tell("cannon-dropped", rule="A-cannon")
    return COSTS_NO_ACTION


def bars_stash(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    """8.3-2 Where the Cannon can be hidden."""
    if space not in box.grey:
        return Refusal.because("stash-not-home", "8.3-2", space=space)
    if space in raid.devastated:
        return Refusal.because("stash-devastated", "8.3-2", space=space)
    return None


def bars_stash_later(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    """8.3-4 Where Mosby is with it, or by another reading no more."""
    if raid.on(CANNON_HIDDEN_ONCE):
        return Refusal.because("stash-only-when-drawn", "8.3-4")
    return bars_stash(box, raid, space)


def cannon_to_hide(_box: Box, raid: Raid) -> Sequence[Option]:
    """8.3-4 The Cannon rides with Mosby, and the optional rule is in force."""
    return [STASH(raid.mosby)] if raid.on(HIDE_CANNON) and "cannon" in raid.hand else ()


async def hide_new_cannon(table: Table[Raid, Box]) -> None:
    """8.3-2 When the Cannon is drawn it may be hidden at once."""

    def options() -> list[Option]:
        return [KEEP("cannon"), *STASH_NEW.offered(table.box, table.game)]

    answer = await table.ask(MOSBY, "hide-cannon", options, acts=KEEP_OR_STASH)
    if answer != KEEP("cannon"):
        await stash(table, SpaceId(str(answer[1])))


async def stash(table: Table[Raid, Box], space: SpaceId) -> bool:
    """8.3-4 Hiding the Cannon costs no action."""
    raid = table.game
    raid.hand.remove(CANNON)
    raid.cannon_at = space
    table.tell("cannon-hidden", rule="8.3-2", space=space)
    return COSTS_NO_ACTION


def lose_hidden_cannon(table: Table[Raid, Box]) -> None:
    """8.3-3 The hidden Cannon is found or burnt."""
    raid = table.game
    table.tell("hidden-cannon-lost", rule="8.3-3", space=raid.cannon_at)
    raid.cannon_at = NOWHERE
    raid.discards.append(CANNON)


async def find_cannon(table: Table[Raid, Box]) -> None:
    """8.3-2 Mosby enters the Cannon's space, or starts the turn there: he may take it back."""
    raid = table.game
    if await table.pick(MOSBY, "fetch-cannon", FETCH, (CANNON,), DECLINE) is None:
        return
    raid.cannon_at = NOWHERE
    raid.hand.append(CANNON)
    table.tell("cannon-fetched", rule="8.3-2", space=raid.mosby)


def where_mosby_is(_box: Box, raid: Raid, _viewer: str | None, *_words: str) -> Lit:
    """What is done to something in Mosby's space."""
    return Lit(place=raid.mosby)


DROP: Action = Action(
    "drop",
    "A-cannon",
    of=("target",),
    among=lambda *_: (DROP("cannon"),),
    bars=bars_drop,
    do=drop,
    danger=True,
    costs=cost_of_dropping,
)
KEEP = Action("keep", "8.3-2", of=("target",))
FETCH = Action("fetch", "8.3-2", of=("target",), lights=where_mosby_is)
STASH = Action(
    "stash",
    "8.3-2",
    of=("target",),
    lights=at_place,
    among=cannon_to_hide,
    bars=bars_stash_later,
    do=stash,
)
STASH_NEW: Action = Action(
    "stash",
    "8.3-2",
    of=("target",),
    lights=at_place,
    among=lambda box, _raid: STASH_NEW.each(box.spaces),
    bars=bars_stash,
    fast=lambda box, raid: [STASH_NEW(space) for space in box.confederacy if space not in raid.devastated],
)
KEEP_OR_STASH = by_verb(KEEP, STASH_NEW)


# ---------------------------------------------------------------- leaders


def holds_leader(raid: Raid) -> bool:
    """6.3-2 A leader, or both, travels with Mosby."""
    return KIDNAPPED in raid.leaders.values()


def kidnapped(raid: Raid) -> list[str]:
    if not holds_leader(raid):  # as nearly always
        return []
    return [leader for leader, state in raid.leaders.items() if state == KIDNAPPED]


def bars_free(_box: Box, raid: Raid, leader: str) -> Refusal | None:
    if raid.leaders[leader] != KIDNAPPED:
        return Refusal.because("free-not-held", "6.3-5", leader=leader)
    return None


async def free(table: Table[Raid, Box], leader: str) -> bool:
    """6.3-5, W-4, W-12 The player lets a kidnapped leader go."""
    table.game.leaders[leader] = Leader.GONE
    table.tell("leader-freed", rule="6.3-5", leader=leader)
    return COSTS_NO_ACTION


FREE: Action = Action(
    "free",
    "6.3-5",
    of=("target",),
    among=lambda box, _raid: FREE.each(box.leader_space),
    bars=bars_free,
    do=free,
    danger=True,
    costs=cost_of_freeing,
)


def leaders_escape(table: Table[Raid, Box]) -> None:
    """6.3-5 Mosby disbands, skedaddles or is beaten behind the lines; outside them he holds nobody."""
    raid = table.game
    for leader in kidnapped(raid):
        raid.leaders[leader] = Leader.GONE
        table.tell("leader-escaped", rule="6.3-5", leader=leader)
