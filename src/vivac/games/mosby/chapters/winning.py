"""4 Winning and losing: Performance, Notoriety, Awareness, and how the game ends."""

from __future__ import annotations

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.forces import holds_combat
from vivac.games.mosby.game import ADVANCED_VICTORY, HIGHER_TARGETS, MOSBY, Phase, Raid
from vivac.table import BreakOff, Outcome, Say, Table

LEVELS = {  # 8.1-2 to 8.1-6
    "marginal": "8.1-2",
    "tactical": "8.1-3",
    "substantial": "8.1-4",
    "decisive": "8.1-5",
    "overwhelming": "8.1-6",
}


class TurnOver(BreakOff):
    """D-0 The turn ends at once, from any point of it."""

    def __init__(self) -> None:
        super().__init__(Phase.END)


class MosbyKilled(BreakOff):
    """4.2-1 A wound while already wounded."""

    def __init__(self) -> None:
        super().__init__(Outcome((), Say("lost-killed", {}, "4.2-1")))


def score(table: Table[Raid, Box], points: int) -> None:
    """4.0-1 to 4.0-3 Gain or lose Performance, carrying ten points to or from Notoriety."""
    raid = table.game
    ten: int = table.box.performance_per_notoriety
    total = max(raid.notoriety * ten + raid.performance + points, ten)
    raid.notoriety, raid.performance = divmod(total, ten)
    if points:
        n, pp = raid.notoriety, raid.performance
        sign = "plus" if points > 0 else "minus"
        table.tell("points", rule="4.0-1", points=points, sign=sign, notoriety=n, performance=pp)


def alarm(table: Table[Raid, Box], change: int) -> None:
    """Raise or lower Awareness, which stays between 1 and 5."""
    raid = table.game
    raid.awareness = table.box.awareness.moved(raid.awareness, change)
    table.tell("awareness", rule="A2-1", awareness=raid.awareness)


def at_end_of_turn(box: Box, raid: Raid) -> Outcome | None:
    """D-2 The tests at the end of a turn; None if the game goes on."""
    last = raid.turn == box.last_turn
    needed = notoriety_to_win(box, raid)
    if last and raid.notoriety >= needed:  # 4.1-1; at the end of the last turn 4.2-4 does not matter then
        if needed > box.notoriety_to_win:
            level = box.charts.advanced_victory.at(raid.notoriety)
            return Outcome((MOSBY,), Say(f"won-{level}", {"notoriety": raid.notoriety}, LEVELS[level]))
        return Outcome((MOSBY,), Say("won", {"notoriety": raid.notoriety}, "4.1-1"))
    if last:
        return Outcome((), Say("lost-not-famous", {"notoriety": raid.notoriety, "needed": needed}, "4.2-3"))
    if raid.notoriety < raid.turn:
        return Outcome((), Say("lost-forgotten", {"notoriety": raid.notoriety, "turn": raid.turn}, "4.2-2"))
    if no_refuge(box, raid):
        return Outcome((), Say("lost-no-refuge", {}, "4.2-4"))
    return None


def notoriety_to_win(box: Box, raid: Raid) -> int:
    """4.1-1; 8.1-1 asks for more, and 8.1-7 for as much as the player likes."""
    if not raid.switches:
        return box.notoriety_to_win
    targets = [target for switch, target in HIGHER_TARGETS.items() if raid.on(switch)]
    if raid.on(ADVANCED_VICTORY):
        targets.append(box.advanced_notoriety_to_win)
    return max(targets, default=box.notoriety_to_win)


def no_refuge(box: Box, raid: Raid) -> bool:
    """4.2-4 All the Confederacy is devastated, behind the lines, or held by combat units, seen or not."""
    for space in box.confederacy:
        if space not in raid.devastated and space not in raid.lines and not holds_combat(box, raid, space):
            return False
    return True
