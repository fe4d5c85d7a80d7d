"""6.0 Mosby's actions: what he may do now, and doing it."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.answers import ATTACK, DEMOLISH, DISBAND, KIDNAP, PASS, stash
from vivac.games.mosby.chapters.bystanders import capture_unguarded
from vivac.games.mosby.chapters.cards import KIDNAPPED, hide_cannon, play_card
from vivac.games.mosby.chapters.combat import attackable
from vivac.games.mosby.chapters.demolition import demolish, targets
from vivac.games.mosby.chapters.disbanding import bars_disband, disband
from vivac.games.mosby.chapters.engaging import attack
from vivac.games.mosby.chapters.hiding import bars_hide, hide
from vivac.games.mosby.chapters.kidnapping import free_leaders_here, kidnap
from vivac.games.mosby.chapters.movement import add_baggage, enter, ride, ride_moves, see_to_baggage
from vivac.games.mosby.chapters.scouting import in_scouting_range, scout, scoutable
from vivac.games.mosby.game import CANNON_HIDDEN_ONCE, HIDE_CANNON, MOSBY, Leader, Raid, Step
from vivac.table import Option, Table


def action_options(box: Box, raid: Raid, options: list[Option]) -> list[Option]:
    """6.0-1 Every action whose preconditions hold, besides moving and disbanding."""
    options += [box.scout[space] for space in scoutable(raid, in_scouting_range(box, raid))]
    here = raid.mosby
    if here in box.works or here in raid.depots or here == raid.train:
        options += [DEMOLISH[target] for target in targets(box, raid)]
    if Leader.FREE in raid.leaders.values():
        options += [KIDNAP[leader] for leader in free_leaders_here(box, raid)]
    if (here in raid.stack or here == raid.train) and attackable(box, raid):
        options.append(ATTACK)
    if raid.switches and may_stash_cannon(box, raid):
        options.append(stash(here))
    return options


def may_stash_cannon(box: Box, raid: Raid) -> bool:
    """8.3-4 Leave the Cannon hidden where Mosby is."""
    return (
        raid.on(HIDE_CANNON)
        and not raid.on(CANNON_HIDDEN_ONCE)
        and "cannon" in raid.hand
        and raid.mosby in box.grey
        and raid.mosby not in raid.devastated
    )


def operations_options(box: Box, raid: Raid) -> Sequence[Option]:
    """B-1 In Operations Mosby moves one space at a time, as often as he likes."""
    if in_open_country(box, raid):
        return box.ride_on_or_disband[raid.mosby]
    options = action_options(box, raid, list(box.moves[raid.mosby]))
    if bars_disband(box, raid) is None:
        options.append(DISBAND)
    add_baggage(box, raid, options, spurs=False)
    return options


def in_open_country(box: Box, raid: Raid) -> bool:
    """Far from the lines and from any Union unit, with nothing to shed: Mosby may ride on or go home."""
    here = raid.mosby
    near = box.near[here]
    return (
        near.isdisjoint(raid.lines)
        and (not raid.tags or near.isdisjoint(raid.stack))
        and not raid.switches
        and here not in raid.depots
        and here != raid.train
        and "cannon" not in raid.hand
        and not raid.casualty_checked
        and KIDNAPPED not in raid.leaders.values()
    )


def round_options(box: Box, raid: Raid) -> list[Option]:
    """C3-3 In Rounds one action, or a pass."""
    options = action_options(box, raid, ride_moves(box, raid))
    if bars_disband(box, raid) is None:
        options.append(DISBAND)
    if "hide" in raid.hand and bars_hide(raid) is None:  # W-10
        options.append(box.play["hide"])
    add_baggage(box, raid, options, spurs=True)
    options.append(PASS)
    return options


async def perform(table: Table[Raid], answer: Option) -> None:
    """Carry out an action that is the same in Operations and Rounds."""
    raid = table.game
    match answer[0]:
        case "scout":
            space = str(answer[1])
            await scout(table, space)
            if space == raid.mosby:  # 8.8-3
                await capture_unguarded(table, space)
        case "kidnap":
            await kidnap(table, str(answer[1]))
        case "demolish":
            await demolish(table, str(answer[1]))
        case "attack":
            await attack(table)
        case "disband":
            disband(table)


async def act_in_operations(table: Table[Raid]) -> None:
    """B-1, B-2 Action after action, until one leaves a Union unit active."""
    raid, box = table.game, table.box

    def options() -> Sequence[Option]:
        return operations_options(box, raid)

    while True:
        await table.bookmark()
        answer = await table.ask(MOSBY, "operations", options)
        if answer[0] == "move":
            await enter(table, str(answer[1]))
        elif answer[0] == "stash":
            hide_cannon(table, str(answer[1]))
        elif not see_to_baggage(table, answer):
            await perform(table, answer)
        if raid.active:
            raid.step = Step.INITIATIVE
            return


async def act_in_round(table: Table[Raid]) -> None:
    """C3-3 Mosby's one action in a Round; acting ends his hiding, passing does not (7.2-H.4)."""
    raid, box = table.game, table.box
    while True:
        answer = await table.ask(MOSBY, "round", lambda: round_options(box, raid))
        if answer[0] == "stash":
            hide_cannon(table, str(answer[1]))
        elif answer == box.play["spur_horses"] or not see_to_baggage(table, answer):
            break
    if answer == PASS:
        table.tell("passed", rule="C3-3")
    elif answer == box.play["hide"]:
        play_card(table, "hide")
        hide(table)
    else:
        raid.hidden = False
        if answer[0] in ("move", "play"):
            await ride(table, answer)
        else:
            await perform(table, answer)
