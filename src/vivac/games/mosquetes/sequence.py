"""5, 21 The sequence of play."""

from __future__ import annotations

from vivac.games.mosquetes.chapters.actions import take_action, take_move
from vivac.games.mosquetes.chapters.activation import activate, spot
from vivac.games.mosquetes.chapters.cards import deal, forward
from vivac.games.mosquetes.chapters.command import after, command
from vivac.games.mosquetes.chapters.deployment import deploy
from vivac.games.mosquetes.chapters.ending import draw, end_turn
from vivac.games.mosquetes.chapters.forces import build
from vivac.games.mosquetes.chapters.setting_up import assign_markers, draw_missions
from vivac.table import Script, Step

SEQUENCE = Script(
    Step("build", build, then="deploy", or_else=("build",)),
    Step("deploy", deploy, then="missions", or_else=("deploy",)),
    Step("markers", assign_markers, then="missions"),
    Step("missions", draw_missions, then="deal"),
    Step("deal", deal, then="command"),
    Step("command", command, then="after", or_else=("command", "forward", "activate", "end")),
    Step("forward", forward, then="after", or_else=("activate",)),
    Step("activate", activate, then="after", or_else=("activate", "spot", "act", "command")),
    Step("spot", spot, then="act"),
    Step("act", take_action, then="activate", or_else=("move", "spot", "act")),
    Step("move", take_move, then="activate", or_else=("move", "spot", "act")),
    Step("after", after, then="draw", or_else=("after", "activate")),
    Step("draw", draw, then="command"),
    Step("end", end_turn, then="deal"),
    begins=("build", "deploy", "markers"),
)
