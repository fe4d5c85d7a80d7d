"""5.1.3 Limited intelligence: what an army marker hides, and when it is shown."""

from __future__ import annotations

from collections.abc import Iterable

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.chapters.forces import PLAYER
from vivac.games.guerra.game import LIMITED_INTELLIGENCE, LOOSE, War
from vivac.table import Table


def show(table: Table[War, Box], units: Iterable[UnitId]) -> None:
    """5.1.3-3 From the moment combat or interception is declared, the contents are open."""
    war = table.game
    labels = {war.label.get(unit, LOOSE) for unit in units}
    open_ = {label for label in labels if label in war.army}
    if open_ and war.on(LIMITED_INTELLIGENCE):
        war.shown |= open_
        table.reveal()


def hide_again(war: War) -> None:
    """5.1.3-3 Resolved: they are hidden again."""
    if war.shown:
        war.shown.clear()


def confidant(box: Box, war: War, unit: UnitId) -> str | None:
    """5.1.3-3 Who may read of this unit in the log: everybody, or only its owner."""
    return PLAYER[box.side[unit]] if hidden(war, unit) else None


def hidden(war: War, unit: UnitId) -> bool:
    """Whether the opponent sees only the marker above this unit."""
    label = war.label.get(unit, LOOSE)
    return label in war.army and label not in war.shown and LIMITED_INTELLIGENCE in war.switches
