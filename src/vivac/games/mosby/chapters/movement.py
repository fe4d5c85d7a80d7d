"""6.2 Move: entering a space, and riding several in Rounds."""

from __future__ import annotations

from enum import Enum

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, CardId, UnitId
from vivac.games.mosby.chapters.activation import activate_drawn, check, check_large_force, check_units
from vivac.games.mosby.chapters.answers import ATTACK, DECLINE, DISBAND, DROP_CANNON, FREE, STOP
from vivac.games.mosby.chapters.bystanders import capture, capture_unguarded, settle_beside_fight
from vivac.games.mosby.chapters.cards import (
    believed_dead,
    drop_cannon,
    find_cannon,
    free_leader,
    holds_leader,
    kidnapped,
    may_be_believed_dead,
    play_card,
)
from vivac.games.mosby.chapters.combat import attackable
from vivac.games.mosby.chapters.disbanding import disband, may_slip_away
from vivac.games.mosby.chapters.engaging import attack
from vivac.games.mosby.chapters.forces import (
    active_combat,
    active_others,
    owes_checks,
    rounds_go_on,
    train_is_here,
    unrevealed,
)
from vivac.games.mosby.chapters.kidnapping import deliver_leaders
from vivac.games.mosby.chapters.lines import draw_into, examine, mark_revealed, mark_unrevealed
from vivac.games.mosby.chapters.spoils import carry_off
from vivac.games.mosby.chapters.wagon_train import escort_checks
from vivac.games.mosby.game import BLIND_ENTRY, FORD_IS_ONE_SPACE, MOSBY, SCOUT_IN_OPERATIONS, Raid
from vivac.table import Option, Refusal, Table

AMES_ENTRIES = 3  # A-ames.1


class Arrival(Enum):
    """What an entry leaves Mosby free to do."""

    FREE = "free"  # he may go on
    STOPPED = "stopped"  # the move is over; he may still attack
    FOUGHT = "fought"  # the move ended in combat


# ---------------------------------------------------------------- the allowance of a Rounds move


def allowance(box: Box, raid: Raid, *, pike: bool) -> int:
    """6.2-3 Spaces in Rounds, worked out anew after every one (6.2-16)."""
    bonus = box.charts.mosby_movement.cells
    spaces = bonus["normal"] + raid.spurs * bonus["spur_horses"] + raid.movement_bonus
    spaces += bonus["cannon"] * ("cannon" in raid.hand)
    spaces += bonus["kidnapped_leader"] * len(kidnapped(raid))
    if pike and "fast_horses" in raid.hand:
        spaces += bonus["fast_horses"]
    return max(spaces, 0)


def ride_moves(box: Box, raid: Raid) -> list[Option]:
    """6.2-3, 6.2-4 The next space of a Rounds move: within the allowance; Potomac roads only as the first."""
    here, ridden = raid.mosby, raid.ridden
    ways = box.exits[here]
    if ridden >= allowance(box, raid, pike=raid.on_pike):  # Fast Horses may go one farther, by a pike
        farther = ridden < allowance(box, raid, pike=True)
        ways = tuple(exit_ for exit_ in ways if farther and (here, exit_) in box.pikes)
    return [box.move[exit_] for exit_ in ways if not (ridden and (here, exit_) in box.fords)]


def bars_move(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    """6.2-1 Along roads and pikes only; in Rounds, within the allowance."""
    if space not in box.exits[raid.mosby]:
        return Refusal.because("move-not-adjacent", "6.2-1", space=space)
    return bars_ride(box, raid, space) if raid.in_rounds() else None


def bars_ride(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    """6.2-3, 6.2-4 What keeps Mosby from riding to an adjacent space."""
    if box.move[space] in ride_moves(box, raid):
        return None
    pike = raid.on_pike or (raid.mosby, space) in box.pikes
    spaces = allowance(box, raid, pike=pike)
    if raid.ridden >= spaces:
        return Refusal.because("move-too-far", "6.2-3", allowance=spaces)
    return Refusal.because("move-potomac", "6.2-4", space=space)


# ---------------------------------------------------------------- entering a space


async def enter(table: Table[Raid], space: SpaceId) -> Arrival:
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


async def entry_card(table: Table[Raid], space: SpaceId) -> CardId:
    """W-3 One card, before any die: Local Guide, French Dulaney or Ames. Empty if none is played."""
    raid, box = table.game, table.box
    cards = playable_on_entry(box, raid, space)
    if not cards:
        return ""
    answer = await table.ask(MOSBY, "entry", [*(box.play[card] for card in cards), DECLINE], space=space)
    if answer == DECLINE:
        return ""
    card = str(answer[1])
    if card == "ames":
        use_ames(table)
    else:
        play_card(table, card)
    return card


def playable_on_entry(box: Box, raid: Raid, space: SpaceId) -> list[CardId]:
    hand = raid.hand
    entries = raid.ames_ride if raid.in_rounds() else raid.ames
    if not entries and "ames" not in hand and "local_guide" not in hand and "french_dulaney" not in hand:
        return []
    owes = owes_checks(raid, space)
    enemy = bool(active_combat(box, raid, space))
    cards = []
    if "local_guide" in hand and owes:
        cards.append("local_guide")
    if "french_dulaney" in hand and space == "alexandria" and space in raid.forts and not enemy:
        cards.append("french_dulaney")
    if (entries or "ames" in hand) and (owes or enemy):
        cards.append("ames")
    return cards


def use_ames(table: Table[Raid]) -> None:
    """A-ames.2, A-ames.3 One of three entries: of the turn's Operations, or of one Rounds move."""
    raid = table.game
    if not (raid.ames_ride if raid.in_rounds() else raid.ames):
        play_card(table, "ames")
        if raid.in_rounds():
            raid.ames_ride = AMES_ENTRIES
        else:
            raid.ames = AMES_ENTRIES
    if raid.in_rounds():
        raid.ames_ride -= 1
    else:
        raid.ames -= 1


async def entry_checks(table: Table[Raid], space: SpaceId, card: CardId) -> list[UnitId]:
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
    table: Table[Raid], space: SpaceId, before: set[UnitId], escorts: list[UnitId], *, passing: bool
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


# ---------------------------------------------------------------- riding in Rounds


def ride_options(box: Box, raid: Raid) -> list[Option]:
    """6.2-2, 6.2-11, 6.6-5, W-4 Go on, stop, attack, disband, or shed or spur something."""
    options = ride_moves(box, raid)
    if attackable(box, raid):
        options.append(ATTACK)
    add_baggage(box, raid, options, spurs=True)
    if options and may_slip_away(box, raid):  # otherwise the move is over, and he is asked next (6.6-5)
        options.append(DISBAND)
    options.append(STOP)
    return options


def add_baggage(box: Box, raid: Raid, options: list[Option], *, spurs: bool) -> None:
    """W-4, W-9, W-12 What costs no action: spurs, a report, dropping the Cannon, freeing a leader."""
    if spurs and "spur_horses" in raid.hand:
        options.append(box.play["spur_horses"])
    if "cannon" in raid.hand:
        options.append(DROP_CANNON)
    if holds_leader(raid):
        options += [FREE[leader] for leader in kidnapped(raid)]
    if may_be_believed_dead(raid):
        options.append(box.play["mosby_reported_dead"])


def see_to_baggage(table: Table[Raid], answer: Option) -> bool:
    """Carry out one of the baggage options; False if the answer was none of them."""
    if answer == DROP_CANNON:
        drop_cannon(table)
    elif answer[0] == "free":
        free_leader(table, str(answer[1]))
    elif answer == table.box.play["spur_horses"]:
        play_card(table, "spur_horses")
        table.game.spurs += 1
    elif answer == table.box.play["mosby_reported_dead"]:
        play_card(table, "mosby_reported_dead")
        believed_dead(table)
    else:
        return False
    return True


async def ride(table: Table[Raid], answer: Option) -> None:
    """6.2-3 One move in Rounds, space by space, beginning with the answer that chose it."""
    raid, box = table.game, table.box
    while answer != STOP:
        if answer == ATTACK:
            await attack(table)
            break
        if answer == DISBAND:
            disband(table)
        if not see_to_baggage(table, answer):
            way = (raid.mosby, str(answer[1]))
            raid.ridden += 1
            raid.on_pike = raid.on_pike or way in box.pikes
            arrival = await enter(table, way[1])
            if arrival is Arrival.FOUGHT or not rounds_go_on(raid):  # C4-2
                break
            if arrival is Arrival.STOPPED or (way in box.fords and not raid.on(FORD_IS_ONE_SPACE)):
                await stop_and_look(table)
                break
        answer = await table.ask(MOSBY, "ride", lambda: ride_options(box, raid))
    dismount(raid)


async def stop_and_look(table: Table[Raid]) -> None:
    """6.2-11, 7.8-13 A move that had to stop may still end in an attack."""
    if attackable(table.box, table.game):
        answer = await table.ask(MOSBY, "stopped", (ATTACK, STOP))
        if answer == ATTACK:
            await attack(table)


def dismount(raid: Raid) -> None:
    raid.ridden = raid.spurs = raid.ames_ride = 0
    raid.on_pike = False
