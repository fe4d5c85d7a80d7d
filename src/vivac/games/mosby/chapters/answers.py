"""Answers that are the same in every game, made once."""

from __future__ import annotations

from vivac.table import Option

PASS = Option("pass")
STOP = Option("stop")
STAY = Option("stay")
ATTACK = Option("attack")
DISBAND = Option("disband")
SKEDADDLE = Option("skedaddle")
FIGHT = Option("fight")
ROLL = Option("roll")
DECLINE = Option("decline")
INTERROGATE = Option("interrogate")
KEEP_CANNON = Option("keep", "cannon")
FETCH_CANNON = Option("fetch", "cannon")
DROP_CANNON = Option("drop", "cannon")
FREE = {leader: Option("free", leader) for leader in ("dulaney", "stoughton")}
KIDNAP = {leader: Option("kidnap", leader) for leader in FREE}
DEMOLISH = {target: Option("demolish", target) for target in ("depot", "bridge", "rail", "train")}


def stash(space: str) -> Option:
    """8.3-2 Hide the Cannon in a space."""
    return Option("stash", space)


def examine(space: str) -> Option:
    """8.9-2 Look into a space."""
    return Option("examine", space)


def roam(tag: int) -> Option:
    """A4-1 Move a roaming unit, named so that it is not given away."""
    return Option("roam", tag)
