"""IC 6.6, 2.55 The Recovery Step."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import AVAILABLE, RECOVERY, AuxiliaryId, Box
from vivac.games.mistral.chapters.corsairs import in_pirate_recovery, recover_corsair, recovers
from vivac.games.mistral.game import TURNS, War
from vivac.table import Table

COMMANDS = ("B", "S", "F")


async def recovery_step(table: Table[War, Box]) -> None:
    """IC 6.6 In order: B, the Spanish, the French, then Pirates and the Knights, each by id."""
    war, box = table.game, table.box
    resting = sorted(war.stack.get(RECOVERY, ()))
    for command in COMMANDS:
        for auxiliary in resting:
            if box.auxiliaries[auxiliary].command == command:
                await recover(table, auxiliary)
    for auxiliary in in_pirate_recovery(war):  # 2.553 at the end of Autumn all are re-based without tests
        await recover_corsair(table, auxiliary, test=war.turn != TURNS)


async def recover(table: Table[War, Box], auxiliary: AuxiliaryId) -> None:
    """IC 6.6 A test; success moves it to Available."""
    war, box = table.game, table.box
    if await recovers(table, auxiliary, box.auxiliaries[auxiliary].kind, "IC 6.6"):
        put(war.where, war.stack, auxiliary, AVAILABLE)
        table.tell("recovered", rule="IC 6.6", auxiliary=auxiliary)
    else:
        table.tell("not-recovered", rule="IC 6.6", auxiliary=auxiliary)
