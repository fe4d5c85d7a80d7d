"""3 The sequence of play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.cuadro.box.unpacking import Box
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
from vivac.games.cuadro.game import Battle, field_of, other
from vivac.table import Outcome, Script, Step, Table

Work = Callable[[Table[Battle, Box]], Awaitable[Outcome | None]]


def part(work: Callable[[Table[Battle, Box]], Awaitable[None]], *, last: bool = False) -> Work:
    """A part of a phase. 15.6 The battle ends when a side is gone; 17.5 after the last a road may be open."""

    async def step(table: Table[Battle, Box]) -> Outcome | None:
        await work(table)
        if last:
            note_link_up(table)
        return ended(table)

    return step


def ended(table: Table[Battle, Box]) -> Outcome | None:
    game, field = table.game, field_of(table)
    return outcome(field, game) if beaten(field, game) else None


async def end(table: Table[Battle, Box]) -> Outcome | None:
    """3.1 After the first player's turn comes the second's, and then the End Phase."""
    game, field = table.game, field_of(table)
    if game.player == field.scenario.first_player:
        end_player_turn(table)
        game.player = other(game)
        table.tell("player-turn", rule="3.1", side=game.player, turn=game.turn)
    elif await end_phase(table):
        return outcome(field, game)  # 15.6
    note_link_up(table)
    return ended(table)


def end_player_turn(table: Table[Battle, Box]) -> None:
    """3.4 Orders and Assault markers of the phasing player come off."""
    game, field = table.game, field_of(table)
    game.attack_before.difference_update(field.divisions_of[game.player])
    game.attack_before |= game.attack_now
    game.order.clear()
    game.assault.clear()
    for done in (game.in_command, game.moved, game.topped, game.stood, game.attacked, game.attack_now):
        done.clear()
    game.held_back.clear()


async def end_phase(table: Table[Battle, Box]) -> bool:
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
    game.player = field.scenario.first_player
    table.tell("turn", rule="3.3", turn=game.turn)
    return False


SEQUENCE = Script(
    Step("opening", part(open_command), then="command"),  # 3.2a
    Step("command", part(give_orders), then="leaving"),
    Step("leaving", part(leave_without, last=True), then="flight"),
    Step("flight", part(fly), then="withdrawal"),  # 3.2b
    Step("withdrawal", part(fall_back), then="movement"),
    Step("movement", part(move_units), then="marking"),
    Step("marking", part(place_markers, last=True), then="defensive_fire"),
    Step("defensive_fire", part(defensive_fire, last=True), then="offensive_fire"),  # 3.2c
    Step("offensive_fire", part(offensive_fire, last=True), then="shock"),  # 3.2d
    Step("shock", part(shock_phase, last=True), then="reorganisation"),  # 3.2e
    Step("reorganisation", part(reorganise), then="end"),  # 3.2f
    Step("end", end, then="opening"),  # 3.3
)
