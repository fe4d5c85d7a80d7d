"""4.0, 6.0 What Mosby's choices take: actions, spaces of a ride, Performance, Awareness, cards."""

from __future__ import annotations

from vivac.games.mosby.box.components import CardId
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.game import Leader, Raid
from vivac.table import Say
from vivac.table.actions import Costs


def takes_the_round(_box: Box, raid: Raid, *_words: str) -> Say | None:
    """C3-3 The one action of a Round; in Operations he acts as often as he likes."""
    return Say("cost-action", {}, "C3-3") if raid.in_rounds() and raid.mosby_acts() else None


def raises_alarm(deed: str) -> Costs:
    """6.4-4, 6.3-2 By how much a deed raises Awareness; the wagon train by more."""

    def costs(box: Box, raid: Raid, *words: str) -> Say:
        done = "wagon_train" if words == ("train",) else deed
        to = box.awareness.moved(raid.awareness, box.charts.awareness_change.at(done))
        spent = "yes" if raid.in_rounds() else "no"
        return Say("cost-alarm", {"from": raid.awareness, "to": to, "spent": spent}, "6.4-4")

    return costs


def cost_of_disbanding(_box: Box, raid: Raid) -> Say:
    """6.6-1, 6.3-5 The turn is over, and a leader who is led along escapes."""
    leader = next((who for who, state in raid.leaders.items() if state == Leader.KIDNAPPED), "no")
    return Say("cost-disband", {"leader": leader}, "6.6-1")


def cost_of_skedaddling(box: Box, raid: Raid) -> Say:
    """6.6-4 A casualty check, points, the Cannon and the turn."""
    cannon = "yes" if "cannon" in raid.hand else "no"
    return Say("cost-skedaddle", {"points": f"{box.deed['skedaddle']:+}", "cannon": cannon}, "6.6-4")


def cost_of_card(_box: Box, raid: Raid, card: CardId) -> Say:
    """5.1-4 The card, and whether there is another like it."""
    return Say("cost-card", {"more": raid.hand.count(card) - 1}, "5.1-4")


def cost_of_dropping(box: Box, _raid: Raid, _cannon: CardId) -> Say:
    """A-cannon, 6.2-3 Without it Mosby rides faster."""
    return Say("cost-cannon", {"spaces": -box.charts.mosby_movement.at("cannon")}, "A-cannon")


def cost_of_freeing(box: Box, _raid: Raid, _leader: str) -> Say:
    """6.3-4 What he would have been worth beyond the lines."""
    return Say("cost-free", {"points": box.deed["kidnap_delivered"]}, "6.3-4")
