"""5, 21 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.actions import action_menu
from vivac.games.mosquetes.chapters.activation import activate, activation_menu, spot, take_action, take_move
from vivac.games.mosquetes.chapters.cards import deal, forward
from vivac.games.mosquetes.chapters.command import after, after_menu, command, command_menu
from vivac.games.mosquetes.chapters.deployment import deploy
from vivac.games.mosquetes.chapters.ending import end_turn, next_step
from vivac.games.mosquetes.chapters.forces import build
from vivac.games.mosquetes.chapters.setting_up import assign_markers, draw_missions
from vivac.games.mosquetes.chapters.spotting import spot_menu
from vivac.games.mosquetes.game import Skirmish, Step
from vivac.games.mosquetes.proof.worked import work_out
from vivac.table import Outcome, Table

STEPS: dict[Step, Callable[[Table[Skirmish]], Awaitable[None]]] = {
    Step.BUILD: build,
    Step.DEPLOY: deploy,
    Step.MARKERS: assign_markers,
    Step.MISSIONS: draw_missions,
    Step.DEAL: deal,
    Step.COMMAND: command,
    Step.FORWARD: forward,
    Step.ACTIVATE: activate,
    Step.SPOT: spot,
    Step.ACT: take_action,
    Step.MOVE: take_move,
    Step.AFTER: after,
    Step.DRAW: next_step,
}


async def play(table: Table[Skirmish]) -> Outcome:
    """Step after step, until the last turn or a collapse ends it."""
    game, box = table.game, table.box
    while True:
        if game.step is Step.EXERCISE:
            return await work_out(table)
        lay_menu(box, game)
        await table.bookmark()
        if game.step is Step.END:
            outcome = await end_turn(table)
            if outcome is not None:
                return outcome
        else:
            await STEPS[game.step](table)


def lay_menu(box: Box, game: Skirmish) -> None:
    """What the next question offers; a step that would offer nothing is passed over (7.2, 21.3)."""
    if game.menu is not None:
        return
    if game.step is Step.ACTIVATE:
        game.menu = activation_menu(box, game) or None
        if game.menu is None:
            game.to_act.clear()
            game.step = game.after
    if game.step is Step.AFTER:
        game.menu = after_menu(box, game) or None
        if game.menu is None:
            game.step = Step.DRAW
    elif game.step is Step.SPOT:
        game.menu = spot_menu(box, box.terrain(game.scenario), game) or None
        if game.menu is None:
            game.step = Step.ACT
    if game.step is Step.ACT:
        game.menu = action_menu(box, box.terrain(game.scenario), game)
    elif game.step is Step.COMMAND:
        game.menu = command_menu(box, game)
