"""2.33, 2.42 The French before their declaration of war, and the British who defy them."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import BRITISH, Box, FormationId
from vivac.games.mistral.chapters.formations import holds
from vivac.games.mistral.chapters.pointing import either
from vivac.games.mistral.chapters.prestige import award, prestige_price
from vivac.games.mistral.game import War
from vivac.table import Action, Refusal, Table

DEFIANCE = prestige_price("defy_france", "2.42")
DEFY = Action("defy", "2.42", danger=True, costs=lambda box, war: DEFIANCE(box, war, BRITISH))
FORBEAR = Action("forbear", "2.42")


def french(box: Box, war: War, formation: FormationId) -> bool:
    """2.33a It holds a Squadron or Flagship of Contingent F, or is a French Convoy."""
    if formation in box.convoys and box.convoys[formation].command == "F":
        return True
    return holds(box, war, formation, "F")


def bars_defying(box: Box, war: War) -> Refusal | None:
    """2.422 Not with 3 Prestige or less."""
    if war.prestige[BRITISH] < box.limit["defy_reserve"]:
        return Refusal.because("defy-too-poor", "2.422", prestige=war.prestige[BRITISH])
    return None


async def defies(table: Table[War, Box], act: str) -> bool:
    """2.42 The British player is asked when an act needs it; the price stands whatever follows, once."""
    war, box = table.game, table.box
    if war.french_war:
        return True
    if bars_defying(box, war):
        return False
    if await either(table, BRITISH, "defy_french", FORBEAR, DEFY, act=act) is FORBEAR:
        return False
    defy(table)
    return True


def defy(table: Table[War, Box]) -> None:
    """2.42, 2.423 France is at war in all but name: 2.33 is lifted at once, the Event follows this Turn."""
    war = table.game
    war.french_war = True
    war.defied = war.now
    table.tell("defied", rule="2.42")
    award(table, BRITISH, "defy_france", rule="2.42")
