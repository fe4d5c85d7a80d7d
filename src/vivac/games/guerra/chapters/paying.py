"""3.3-7, 3.3-10 Operation points are paid, and a tired force attacks with friction."""

from __future__ import annotations

from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.game import War
from vivac.table import Refusal

IN_AND_OUT = 2  # free changes of position before an OP must be paid
TURNED_ENOUGH = Refusal.because("turned-enough", "5.0-3")


def pay(war: War, ops: int) -> None:
    war.ops -= ops
    war.spent += ops
    war.turned = 0


def halt(war: War) -> None:
    """6.1-10 A force that retreats ends its activation."""
    war.ops = 0
    war.turned = IN_AND_OUT


def friction(box: Box, war: War) -> int:
    """3.3-10 Seven OPs or more, the attack's own included."""
    chart = box.charts.activation
    return chart.at("friction") if war.spent >= chart.at("friction_from") else 0
