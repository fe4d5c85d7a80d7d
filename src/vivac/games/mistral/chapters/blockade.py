"""IC 7.6 Blockade."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import BRITISH, OTHER, Box, FormationId
from vivac.games.mistral.chapters.allegiance import enemy_port, friend_of
from vivac.games.mistral.chapters.formations import any_sailing, holds, squadrons
from vivac.games.mistral.chapters.france import bars_defying
from vivac.games.mistral.game import NO_FRENCH_BLOCKADE, State, War
from vivac.table import Refusal


def bars_blockade(box: Box, war: War, formation: FormationId) -> Refusal | None:
    """IC 7.6, 2.33b What keeps a Formation from declaring a Blockade where it is."""
    side, port = box.formations[formation].side, war.where[formation]
    if war.state.get(formation) != State.READY or not enemy_port(box, war, port, side):
        return Refusal.because("blockade-not-enemy-port", "IC 7.6", formation=formation)
    if formation in war.disorganised:
        return Refusal.because("blockade-disorganised", "IC 2.45", formation=formation)
    if formation in box.convoys or not squadrons(box, war, formation):
        return Refusal.because("blockade-no-squadron", "IC 7.6", formation=formation)
    if any_sailing(box, war, port, OTHER[side]):
        return Refusal.because("blockade-enemy-there", "IC 7.6", space=port)
    british_port = side != BRITISH and friend_of(box, war, port) == BRITISH
    if british_port and not war.french_war and holds(box, war, formation, "F"):
        return Refusal.because("blockade-french", "2.33b", formation=formation)
    if not needs_defiance(box, war, formation):
        return None
    if war.on(NO_FRENCH_BLOCKADE):
        return Refusal.because("blockade-before-war", "2.421", space=port)
    return bars_defying(box, war)


def needs_defiance(box: Box, war: War, formation: FormationId) -> bool:
    """2.33b, 2.42 A British Blockade of a French Port before the declaration."""
    french = box.owner[war.where[formation]] == "F"
    return box.formations[formation].side == BRITISH and french and not war.french_war
