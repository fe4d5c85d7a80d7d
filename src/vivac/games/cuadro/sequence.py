"""3 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.cuadro.chapters.command import give_orders, leave_without, open_command
from vivac.games.cuadro.chapters.divisions import division_tests
from vivac.games.cuadro.chapters.fire import defensive_fire, offensive_fire
from vivac.games.cuadro.chapters.flight import fly
from vivac.games.cuadro.chapters.marking import place_markers
from vivac.games.cuadro.chapters.movement import move_units
from vivac.games.cuadro.chapters.reorganisation import reorganise
from vivac.games.cuadro.chapters.shock import shock_phase
from vivac.games.cuadro.chapters.special import note_link_up
from vivac.games.cuadro.chapters.victory import beaten, outcome
from vivac.games.cuadro.chapters.withdrawal import fall_back
from vivac.games.cuadro.game import Battle, Step, field_of, other
from vivac.table import Outcome, Table

STEPS: dict[Step, Callable[[Table[Battle]], Awaitable[None]]] = {
    Step.OPENING: open_command,
    Step.COMMAND: give_orders,
    Step.LEAVING: leave_without,
    Step.FLIGHT: fly,
    Step.WITHDRAWAL: fall_back,
    Step.MOVEMENT: move_units,
    Step.MARKING: place_markers,
    Step.DEFENSIVE_FIRE: defensive_fire,
    Step.OFFENSIVE_FIRE: offensive_fire,
    Step.SHOCK: shock_phase,
    Step.REORGANISATION: reorganise,
}
BEGINNINGS = frozenset(
    (Step.OPENING, Step.FLIGHT, Step.DEFENSIVE_FIRE, Step.OFFENSIVE_FIRE, Step.SHOCK, Step.REORGANISATION)
)


async def play(table: Table[Battle]) -> Outcome:
    """3.1 Two player turns and an End Phase, turn after turn; 15.6 until the last, or a side is gone."""
    game, field = table.game, field_of(table)
    while True:
        await table.bookmark()
        if game.step is not Step.END:
            await STEPS[game.step](table)
        elif game.player == field.scenario.first_player:
            end_player_turn(table)
            game.player, game.step = other(game), Step.OPENING
            table.tell("player-turn", rule="3.1", side=game.player, turn=game.turn)
        elif await end_phase(table):
            return outcome(field, game)
        if game.step in BEGINNINGS:  # a phase has ended
            note_link_up(table)
        if beaten(field, game):
            return outcome(field, game)


def end_player_turn(table: Table[Battle]) -> None:
    """3.4 Orders and Assault markers of the phasing player come off."""
    game, field = table.game, field_of(table)
    game.attack_before.difference_update(field.divisions_of[game.player])
    game.attack_before |= game.attack_now
    game.order.clear()
    game.assault.clear()
    for done in (game.in_command, game.moved, game.topped, game.stood, game.attacked, game.attack_now):
        done.clear()
    game.held_back.clear()


async def end_phase(table: Table[Battle]) -> bool:
    """3.3 Division morale, No Fire markers, the turn marker. Whether that was the last turn."""
    game, field = table.game, field_of(table)
    await division_tests(table)
    end_player_turn(table)
    game.no_fire = set(game.no_fire_next)  # 16.14
    game.no_fire_next.clear()
    game.bled.clear()
    if game.turn == field.scenario.turns:
        return True
    game.turn += 1
    game.player, game.step = field.scenario.first_player, Step.OPENING
    table.tell("turn", rule="3.3", turn=game.turn)
    return False
