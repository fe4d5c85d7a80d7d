"""3.3-7, 3.3-10 Operation points are paid, and a tired force attacks with friction."""

from __future__ import annotations

from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.game import War
from vivac.table import Refusal, Say
from vivac.table.actions import Costs

IN_AND_OUT = 2  # free changes of position before an OP must be paid
TURNED_ENOUGH = Refusal.because("turned-enough", "5.0-3")


def pay(war: War, ops: int) -> None:
    war.ops -= ops
    war.spent += ops
    war.turned = 0


def ops_for(what: str, *, afloat: bool = False, leaves: bool = False, strains: bool = False) -> Costs:
    """3.3-7 What an operation takes from the active force or fleet.

    `leaves`: 6.2-5 besiegers give up their siege by it. `strains`: 3.3-10 there may be friction.
    """

    def costs(box: Box, war: War, *_words: str) -> Say:
        left, ops = war.fleet_ops if afloat else war.ops, box.op[what]
        tired = strains and war.spent + ops >= box.charts.activation.at("friction_from")
        besieged = next((war.siege[unit] for unit in war.active if unit in war.siege), "") if leaves else ""
        return op_price(ops, left, besieged, tired=tired)

    return costs


def op_price(ops: int, left: int, siege: str = "", *, tired: bool = False) -> Say:
    """3.3-7 So many of the OPs left, the siege that is given up, and whether there is friction."""
    return Say(
        "cost-ops",
        {
            "ops": ops,
            "left": left,
            "last": "yes" if ops == left else "no",
            "friction": "yes" if tired else "no",
            "siege": siege or "no",
        },
        "3.3-7",
    )


def cost_of_turning(_box: Box, war: War, *_city: str) -> Say:
    """5.0-3 In and out of cities for nothing, twice."""
    return Say("cost-turn", {"nth": war.turned + 1, "of": IN_AND_OUT}, "5.0-3")


def cost_of_stopping(_box: Box, war: War) -> Say | None:
    """3.3-9 OPs left are lost."""
    left = war.fleet_ops if war.fleet else war.ops
    return Say("cost-stop", {"ops": left}, "3.3-9") if left > 0 else None


def halt(war: War) -> None:
    """6.1-10 A force that retreats ends its activation."""
    war.ops = 0
    war.turned = IN_AND_OUT


def friction(box: Box, war: War) -> int:
    """3.3-10 Seven OPs or more, the attack's own included."""
    chart = box.charts.activation
    return chart.at("friction") if war.spent >= chart.at("friction_from") else 0
