"""2.32 The Spanish doctrine."""

from __future__ import annotations

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, Box, FormationId
from vivac.games.mistral.chapters.allegiance import friend_of
from vivac.games.mistral.chapters.formations import at_sea, command_of, escorts
from vivac.games.mistral.chapters.orders import send_home
from vivac.games.mistral.game import State, War
from vivac.table import Refusal, Table

NEAR = 2  # Spanish MP


def spanish_flotilla(box: Box, war: War, formation: FormationId) -> bool:
    """2.32 A Flag of the Spanish Command, not Subordinate to one of the French."""
    what = box.formations[formation]
    return what.flag and what.side == BOURBON and command_of(box, war, formation) == "S"


def without_orders(box: Box, war: War, formation: FormationId) -> bool:
    return formation not in war.order and spanish_flotilla(box, war, formation)


def spanish_escort(box: Box, war: War, convoy: FormationId) -> bool:
    """2.32c A Convoy under a Spanish Formation."""
    return convoy in box.convoys and any(
        command_of(box, war, each) == "S" for each in escorts(box, war, convoy)
    )


def near_british(box: Box, war: War, formation: FormationId, *, located: bool) -> bool:
    """2.32a, 2.32b A British Formation at sea within 2 MP, from the Flotilla to it (IC 1.6)."""
    if located and not war.located:
        return False
    here = war.where[formation]
    waters = box.sea.under(war.winds)
    return any(
        waters.cost(here, war.where[each]) <= NEAR
        for each in at_sea(box, war, BRITISH)
        if not located or each in war.located
    )


def blockades_to_break(box: Box, war: War) -> list[SpaceId]:
    """2.32d Spanish Ports that British Formations Blockade."""
    return sorted(
        {
            port
            for formation, port in war.blockading.items()
            if box.formations[formation].side == BRITISH and box.owner[port] == "S"
        }
    )


def bars_sortie(box: Box, war: War, formation: FormationId, *, blockades: bool = True) -> Refusal | None:
    """2.32a, 2.32d Why a Spanish Flotilla without Orders may not leave its Port, be it against a Blockade."""
    if not without_orders(box, war, formation) or near_british(box, war, formation, located=True):
        return None
    if blockades and blockades_to_break(box, war):
        return None
    return Refusal.because("spanish-stay-in", "2.32a", formation=formation)


def bars_straying(box: Box, war: War, formation: FormationId, space: SpaceId) -> Refusal | None:
    """2.32a Not voluntarily more than 2 MP beyond any Bourbon Port."""
    if not without_orders(box, war, formation) or close_to_port(box, war, space):
        return None
    return Refusal.because("spanish-too-far", "2.32a", formation=formation, space=space)


def close_to_port(box: Box, war: War, space: SpaceId) -> bool:
    waters = box.sea.under(war.winds)
    ports = (p for p in box.port_list if friend_of(box, war, p) == BOURBON)
    return any(waters.cost(port, space) <= NEAR for port in ports)


def doctrine_check(table: Table[War, Box]) -> None:
    """2.32b With no British Formation near, a Flotilla at sea without Orders must go home, for good."""
    war, box = table.game, table.box
    open_blockades = blockades_to_break(box, war)
    for formation in at_sea(box, war, BOURBON):
        if formation in war.doctrine or not without_orders(box, war, formation):
            continue
        if war.sortie.get(formation) in open_blockades:  # 2.32d
            continue
        war.sortie.pop(formation, None)
        if war.state.get(formation) == State.READY and not near_british(box, war, formation, located=False):
            war.doctrine.add(formation)
            send_home(table, formation)
            table.tell("spanish-go-home", rule="2.32b", to=BOURBON, formation=formation)
