"""Answers that are the same in every game, made once."""

from __future__ import annotations

from vivac.table import Option

HISTORICAL = Option("historical")
FREELY = Option("freely")
DONE = Option("done")
DECLINE = Option("decline")
ROLL = Option("roll")
STOP = Option("stop")
EVADE = Option("evade")
STAND = Option("stand")
WORKS = Option("works")
ASSAULT = Option("assault")
BLOCKADE = Option("blockade")
EXIT = Option("exit")
LEAVE = Option("leave")
ALL = Option("all")
CLOSE = Option("close")
OPEN = Option("open")
STAY = Option("stay")
WAIT = Option("wait")
OCCUPY = Option("occupy")
CHALLENGE = Option("challenge")
OFFER_BATTLE = Option("offer_battle")
RUN_IN = Option("run_in")
CAPTURE = Option("capture")
SINK = Option("sink")
