"""IC 4.32 The Command Step: both players, at the same time and in secret."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import ROLES, UNFORMED, Box
from vivac.games.mistral.chapters.aftermath import leaderless
from vivac.games.mistral.chapters.commands import commands
from vivac.games.mistral.chapters.convoys import join_escorts
from vivac.games.mistral.chapters.damage import mark_disorganised
from vivac.games.mistral.chapters.formation_commands import formation_commands
from vivac.games.mistral.chapters.france import defy
from vivac.games.mistral.chapters.orders import send_home, tell_count
from vivac.games.mistral.chapters.parted_crowns import part_the_crowns
from vivac.games.mistral.chapters.pointing import BACK, DONE
from vivac.games.mistral.chapters.sailing import make_for_havens, meet_rendezvous
from vivac.games.mistral.game import State, Step, War
from vivac.table import Table


async def command(table: Table[War, Box]) -> Step | None:
    """IC 4.32 Each goes on planning until he has done; then both submissions take effect."""
    war, box = table.game, table.box
    if not war.handled:
        war.handled.add("begun")
        for formation in sorted(war.state):
            leaderless(table, formation)
        make_for_havens(box, war)
        part_the_crowns(table)
        return Step.COMMAND
    await table.in_parallel({side: plan(table, side) for side in ROLES})
    take_effect(table)
    return None


async def plan(table: Table[War, Box], side: str) -> None:
    """IC 4.32 Hidden things change at once; what is open to both is veiled until both have done."""
    war = table.game
    while side not in war.finished:
        await table.bookmark()
        formation = war.commanded.get(side)
        if formation is None:
            if await table.choose(side, commands(side)) == DONE():
                war.finished.add(side)
        elif await table.choose(side, formation_commands(formation), thing=formation) == BACK():
            del war.commanded[side]


# ---------------------------------------------------------------- both have done


def take_effect(table: Table[War, Box]) -> None:
    """IC 4.32 What was veiled is open now."""
    war, box = table.game, table.box
    moved = {
        each: place for each, place in war.shown.items() if each in war.where and war.where[each] != place
    }
    notes = [note.partition(":") for note in war.notes]
    counts = [side for side in ROLES if f"failed:{side}" in war.shown]
    blockades = {f: port for f, port in war.shown_blockades.items() if war.blockading.get(f, "") != port}
    war.shown.clear()
    war.shown_blockades.clear()
    war.notes.clear()
    for formation in [f for f in war.located if war.state.get(f) != State.READY]:
        del war.located[formation]
    for what, _, formation in notes:
        if what == "defy":
            defy(table)
        elif war.state.get(formation) == State.READY:
            settle(table, what, formation)
    for side in counts:
        tell_count(table, side, "failed")
    for auxiliary in sorted(each for each in moved if each in box.auxiliaries):
        if war.where[auxiliary] in box.ports:
            table.tell("stationed", rule="IC 6.3", auxiliary=auxiliary, space=war.where[auxiliary])
        elif moved[auxiliary] in box.location:
            table.tell("recalled", rule="IC 6.51", auxiliary=auxiliary)
    for formation in sorted(blockades):
        if formation in war.blockading:
            table.tell("blockades", rule="IC 7.6", formation=formation, space=war.blockading[formation])
        elif war.where[formation] != UNFORMED:
            table.tell("blockade-lifted", rule="IC 7.6", formation=formation)
    join_escorts(table)
    for lone in sorted(war.rendezvous):
        if war.state.get(lone) == State.READY:
            meet_rendezvous(table, lone)
    war.finished.clear()
    war.handled.clear()
    war.actor, war.increment = war.first, 1


def settle(table: Table[War, Box], what: str, formation: str) -> None:
    """IC 2.45, IC 3.36 What exchanges at sea lead to."""
    war = table.game
    if what == "shaken":
        mark_disorganised(table, formation, "IC 2.45")
    elif what == "located":
        war.located[formation] = war.tick + 1
    elif formation not in war.order and formation not in war.bound:
        send_home(table, formation)
