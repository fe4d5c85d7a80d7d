"""5.14, 17 The end of a turn, and of the game."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SideId
from vivac.games.mosquetes.box.unpacking import NO_CARD, OTHER, SIDES, Box
from vivac.games.mosquetes.chapters.cards import draw_up
from vivac.games.mosquetes.chapters.naming import side_name
from vivac.games.mosquetes.chapters.objectives import collapsed, mission_done, note_bold_ground, score_at_end
from vivac.games.mosquetes.game import SIDE_MISSIONS, Skirmish
from vivac.table import Outcome, Say, Table


async def draw(table: Table[Skirmish, Box]) -> None:
    """5.5(d) Draw, and the other side's step."""
    game = table.game
    await draw_up(table, game.side)
    game.card = NO_CARD
    game.side = OTHER[game.side]


async def end_turn(table: Table[Skirmish, Box]) -> Outcome | None:
    """5.14 Smoke, objectives, collapse, the turn counter, the deck; and whoever did not play last begins."""
    game, box = table.game, table.box
    game.smoke.clear()
    note_bold_ground(box, game)
    fallen = [side for side in SIDES if collapsed(box, game, side)]  # 17.2, 17.5
    for side in fallen:
        table.tell("collapse", rule="17.2", side=side_name(game, side))
        game.points[OTHER[side]] += box.limits["collapse_points"]
    table.tell("turn-ends", rule="5.14", turn=game.turn)
    if fallen or game.turn == box.sheets[game.scenario].turns:
        return end_game(table)
    game.turn += 1
    game.deck += [*game.discard, *(card for side in SIDES for card in game.hands[side])]
    game.discard.clear()
    game.hands.update(dict.fromkeys(SIDES, ()))
    game.clocks = game.passes = 0
    game.card = NO_CARD
    game.side = OTHER[game.last_player]
    return None


def end_game(table: Table[Skirmish, Box]) -> Outcome:
    """17.3, 17.5 Objectives, then side missions; most points win, by five or more decisively."""
    game, box = table.game, table.box
    score_at_end(table)
    if game.on(SIDE_MISSIONS):
        for side in SIDES:
            done = mission_done(box, game, side)
            game.points[side] += box.limits["mission_points"] if done else 0
            key = "mission-done" if done else "mission-failed"
            table.tell(key, rule="17.4", side=side_name(game, side), mission=game.missions[side])
    a, b = (game.points[side] for side in SIDES)
    if a == b:
        return Outcome((), Say("outcome-draw", {"points": a}, "17.3"))
    winner: SideId = SIDES[0] if a > b else SIDES[1]
    decisive = abs(a - b) >= box.limits["decisive_margin"]
    key = "outcome-decisive" if decisive else "outcome-won"
    params: dict[str, str | int] = {
        "winner": side_name(game, winner),
        "points": max(a, b),
        "other": min(a, b),
    }
    return Outcome((winner,), Say(key, params, "17.3"))
