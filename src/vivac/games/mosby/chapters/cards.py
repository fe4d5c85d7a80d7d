"""5.1 Action cards in hand, and the windows in which they may be played."""

from __future__ import annotations

from typing import Any

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, CardId
from vivac.games.mosby.chapters.answers import DECLINE, FETCH_CANNON, KEEP_CANNON, stash
from vivac.games.mosby.game import HIDE_CANNON, MOSBY, Leader, Raid
from vivac.table import Option, Table

KIDNAPPED = Leader.KIDNAPPED  # asked for at every step Mosby takes


def discard(table: Table[Raid], card: CardId) -> None:
    """5.1-4 A card leaves the hand."""
    raid = table.game
    raid.hand.remove(card)
    raid.discards.append(card)


def play_card(table: Table[Raid], card: CardId) -> None:
    discard(table, card)
    table.tell("card-played", rule=table.box.card_rule[card], card=card)


async def ask_to_play(table: Table[Raid], card: CardId, prompt: str, **params: Any) -> bool:
    """Offer one card; the question is put only to a player who holds it."""
    if card not in table.game.hand:
        return False
    answer = await table.ask(MOSBY, prompt, (table.box.play[card], DECLINE), **params)
    if answer == DECLINE:
        return False
    play_card(table, card)
    return True


async def draw_cards(table: Table[Raid], count: int) -> None:
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


async def trim_hand(table: Table[Raid]) -> None:
    """A6-2 Discard down to six, of all cards held."""
    raid, box = table.game, table.box
    while len(raid.hand) > box.hand_limit:
        answer = await table.ask(
            MOSBY, "discard", lambda: [box.discard[card] for card in dict.fromkeys(raid.hand)]
        )
        discard(table, str(answer[1]))
        table.tell("card-discarded", rule="A6-2", card=answer[1])


async def lose_permanent_card(table: Table[Raid]) -> None:
    """5.1-2 A wound costs a permanent card, of the player's choice."""
    raid, box = table.game, table.box
    held = [card for card in raid.hand if card in box.permanent]
    if held:
        answer = await table.ask(MOSBY, "lose-permanent", [box.discard[card] for card in held])
        discard(table, str(answer[1]))
        table.tell("card-discarded", rule="5.1-2", card=answer[1])


def may_be_believed_dead(raid: Raid) -> bool:
    """W-9 The card, and a casualty check of this turn."""
    return raid.casualty_checked and "mosby_reported_dead" in raid.hand


def believed_dead(table: Table[Raid]) -> None:
    """A-mosby_reported_dead The papers bury Mosby, and nobody looks for him."""
    raid = table.game
    raid.awareness = table.box.awareness.low
    table.tell("awareness", rule="A-mosby_reported_dead", awareness=raid.awareness)


# ---------------------------------------------------------------- the Cannon


def lose_cannon(table: Table[Raid]) -> None:
    """A-cannon Lost when Mosby skedaddles or is beaten, if it is with him."""
    if "cannon" in table.game.hand:
        discard(table, "cannon")
        table.tell("cannon-lost", rule="A-cannon")


def drop_cannon(table: Table[Raid]) -> None:
    """W-4, W-12 Left behind at will, to ride faster."""
    discard(table, "cannon")
    table.tell("cannon-dropped", rule="A-cannon")


def hideouts(box: Box, raid: Raid) -> list[SpaceId]:
    """8.3-2 Where the Cannon can be hidden."""
    return [space for space in box.confederacy if space not in raid.devastated]


async def hide_new_cannon(table: Table[Raid]) -> None:
    """8.3-2 When the Cannon is drawn it may be hidden at once."""

    def options() -> list[Option]:
        return [KEEP_CANNON, *(stash(space) for space in hideouts(table.box, table.game))]

    answer = await table.ask(MOSBY, "hide-cannon", options)
    if answer != KEEP_CANNON:
        hide_cannon(table, str(answer[1]))


def hide_cannon(table: Table[Raid], space: SpaceId) -> None:
    raid = table.game
    raid.hand.remove("cannon")
    raid.cannon_at = space
    table.tell("cannon-hidden", rule="8.3-2", space=space)


def lose_hidden_cannon(table: Table[Raid]) -> None:
    """8.3-3 The hidden Cannon is found or burnt."""
    raid = table.game
    table.tell("hidden-cannon-lost", rule="8.3-3", space=raid.cannon_at)
    raid.cannon_at = ""
    raid.discards.append("cannon")


async def find_cannon(table: Table[Raid]) -> None:
    """8.3-2 Mosby enters the Cannon's space, or starts the turn there: he may take it back."""
    raid = table.game
    if await table.ask(MOSBY, "fetch-cannon", (FETCH_CANNON, DECLINE)) == DECLINE:
        return
    raid.cannon_at = ""
    raid.hand.append("cannon")
    table.tell("cannon-fetched", rule="8.3-2", space=raid.mosby)


# ---------------------------------------------------------------- leaders


def holds_leader(raid: Raid) -> bool:
    """6.3-2 A leader, or both, travels with Mosby."""
    return KIDNAPPED in raid.leaders.values()


def kidnapped(raid: Raid) -> list[str]:
    if not holds_leader(raid):  # as nearly always
        return []
    return [leader for leader, state in raid.leaders.items() if state == KIDNAPPED]


def free_leader(table: Table[Raid], leader: str) -> None:
    """6.3-5 The player lets a kidnapped leader go."""
    table.game.leaders[leader] = Leader.GONE
    table.tell("leader-freed", rule="6.3-5", leader=leader)


def leaders_escape(table: Table[Raid]) -> None:
    """6.3-5 Mosby disbands, skedaddles or is beaten behind the lines; outside them he holds nobody."""
    raid = table.game
    for leader in kidnapped(raid):
        raid.leaders[leader] = Leader.GONE
        table.tell("leader-escaped", rule="6.3-5", leader=leader)
