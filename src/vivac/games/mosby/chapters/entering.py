"""6.2 Entering a space: the cards, checks and meetings that come of it."""

from __future__ import annotations

from enum import Enum

from vivac.games.mosby.box.components import AMES, FRENCH_DULANEY, LOCAL_GUIDE, CardId
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, UnitId
from vivac.games.mosby.chapters.activation import activate_drawn, check, check_large_force, check_units
from vivac.games.mosby.chapters.bystanders import capture, capture_unguarded, settle_beside_fight
from vivac.games.mosby.chapters.cards import DECLINE, PLAY, find_cannon, holds_leader, play_card
from vivac.games.mosby.chapters.engaging import attack
from vivac.games.mosby.chapters.forces import (
    active_combat,
    active_others,
    owes_checks,
    train_is_here,
    unrevealed,
)
from vivac.games.mosby.chapters.kidnapping import deliver_leaders
from vivac.games.mosby.chapters.lines import draw_into, examine, mark_revealed, mark_unrevealed
from vivac.games.mosby.chapters.spoils import carry_off
from vivac.games.mosby.chapters.wagon_train import escort_checks
from vivac.games.mosby.game import BLIND_ENTRY, MOSBY, SCOUT_IN_OPERATIONS, Raid
from vivac.table import Table

AMES_ENTRIES = 3  # A-ames.1


class Arrival(Enum):
    """What an entry leaves Mosby free to do."""

    FREE = "free"  # he may go on
    STOPPED = "stopped"  # the move is over; he may still attack
    FOUGHT = "fought"  # the move ended in combat


async def enter(table: Table[Raid, Box], space: SpaceId) -> Arrival:
    """6.2-13 Deliver a leader; an entry card; the checks owed; then looking, captures, stop or combat."""
    raid = table.game
    if raid.depot_load:
        await carry_off(table)
    raid.mosby = space
    table.tell("moved", rule="6.2-1", space=space)
    if holds_leader(raid) and space not in raid.lines:
        deliver_leaders(table)
    if space == raid.cannon_at:
        await find_cannon(table)
    meeting = space == raid.train and train_is_here(raid, space)
    if space not in raid.stack and not meeting and not owes_checks(raid, space):
        return Arrival.FREE  # 6.2-2
    active_before = raid.active.intersection(raid.stack.get(space, ()))
    card = await entry_card(table, space)
    woken = await entry_checks(table, space, card)
    unchecked = card in ("local_guide", "ames")
    escorts: list[UnitId] = []
    if meeting and not unchecked:
        escorts = await escort_checks(table, scout_bonus(raid))
    if not woken and not escorts:
        if unchecked or not raid.on(BLIND_ENTRY):
            examine(table, space)
        await capture_unguarded(table, space)
    if not raid.in_rounds():
        return Arrival.FREE
    return await face_active_units(table, space, active_before, escorts, passing=card == "ames")


def scout_bonus(raid: Raid) -> int:
    """A-scout +1 to checks caused by entering a space."""
    if "scout" not in raid.hand or (raid.in_rounds() and raid.on(SCOUT_IN_OPERATIONS)):
        return 0
    return 1


async def entry_card(table: Table[Raid, Box], space: SpaceId) -> CardId | None:
    """W-3 One card, before any die: Local Guide, French Dulaney or Ames. None if none is played."""
    raid, box = table.game, table.box
    cards = playable_on_entry(box, raid, space)
    if not cards:
        return None
    card = await table.pick(MOSBY, "entry", PLAY, cards, DECLINE, space=space)
    if card == "ames":
        use_ames(table)
    elif card is not None:
        play_card(table, card)
    return card


def playable_on_entry(box: Box, raid: Raid, space: SpaceId) -> list[CardId]:
    hand = raid.hand
    entries = raid.ames_ride if raid.in_rounds() else raid.ames
    if not entries and "ames" not in hand and "local_guide" not in hand and "french_dulaney" not in hand:
        return []
    owes = owes_checks(raid, space)
    enemy = bool(active_combat(box, raid, space))
    cards: list[CardId] = []
    if "local_guide" in hand and owes:
        cards.append(LOCAL_GUIDE)
    if "french_dulaney" in hand and space == "alexandria" and space in raid.forts and not enemy:
        cards.append(FRENCH_DULANEY)
    if (entries or "ames" in hand) and (owes or enemy):
        cards.append(AMES)
    return cards


def use_ames(table: Table[Raid, Box]) -> None:
    """A-ames.2, A-ames.3 One of three entries: of the turn's Operations, or of one Rounds move."""
    raid = table.game
    if not (raid.ames_ride if raid.in_rounds() else raid.ames):
        play_card(table, AMES)
        if raid.in_rounds():
            raid.ames_ride = AMES_ENTRIES
        else:
            raid.ames = AMES_ENTRIES
    if raid.in_rounds():
        raid.ames_ride -= 1
    else:
        raid.ames -= 1


async def entry_checks(table: Table[Raid, Box], space: SpaceId, card: CardId | None) -> list[UnitId]:
    """6.2-5, 6.2-6, 6.2-9 Check what the space owes; the hidden unit is drawn whether it wakes or not."""
    raid = table.game
    bonus = scout_bonus(raid)
    unchecked = card in ("local_guide", "ames")
    woken = [] if unchecked else await check_units(table, space, bonus)
    if unrevealed(raid, space):
        if not unchecked and await check(table, space, bonus):
            mark_revealed(table, space)
            woken += await activate_drawn(table, space)
        elif raid.on(BLIND_ENTRY) and not unchecked:  # 8.8-1
            mark_unrevealed(table, space)
        else:
            mark_revealed(table, space)
            await draw_into(table, space)
    if not unchecked and card != "french_dulaney":
        woken += await check_large_force(table, space, bonus)
    return woken


async def face_active_units(
    table: Table[Raid, Box], space: SpaceId, before: set[UnitId], escorts: list[UnitId], *, passing: bool
) -> Arrival:
    """6.2-7, 6.2-8, 6.2-15 In Rounds: whom Mosby must fight, whom he rides down, where he must stop."""
    raid, box = table.game, table.box
    enemies = active_combat(box, raid, space)
    if passing:  # A-ames.3: whoever he walks in on, asleep or not, does not attack in this Round
        raid.passed_by.update(unit for unit in raid.stack.get(space, ()) if unit in box.combat)
        if enemies:
            return Arrival.FREE
    if enemies:
        await settle_beside_fight(table, space)
        if all(unit in escorts for unit in active_combat(box, raid, space)):  # 7.8-13
            return Arrival.STOPPED
        await attack(table)
        return Arrival.FOUGHT
    arrival = Arrival.FREE
    for unit in active_others(box, raid, space):
        if unit in before:
            await capture(table, unit)
        else:
            arrival = Arrival.STOPPED
            if raid.initiative == MOSBY:
                await capture(table, unit)
    return arrival
