"""15.3-15.7 Points and victory."""

from __future__ import annotations

from vivac.games.cuadro.box.unpacking import ALLIED, ELIMINATED, ENEMY, FRENCH, RESERVE, SIDES, Field
from vivac.games.cuadro.chapters.terrain import ARTILLERY
from vivac.games.cuadro.chapters.troops import good_order, on_map
from vivac.games.cuadro.game import Battle
from vivac.table import Outcome, Say


def points(field: Field, game: Battle, side: str) -> int:
    """15.3 The enemy's losses, routs and leaders, objectives and awards."""
    chart = field.charts.victory.cells
    enemy, total = ENEMY[side], game.awards.get(side, 0)
    for unit in field.of_side[enemy]:
        if game.where[unit] == ELIMINATED and field.arm[unit] == ARTILLERY:
            total += chart["battery"]
        else:
            total += chart["pf_lost"] * game.losses[unit]
        if unit in game.routed:
            total += chart["routed_unit"]
    lost = [each for each in field.leaders_of[enemy] if game.where[each] == ELIMINATED]
    total += chart["leader"] * (len(lost) + game.fallen.get(enemy, 0))
    total += sum(field.objectives[hex_].points for hex_, holder in game.holds.items() if holder == side)
    for rule in field.scenario.firm_hold:  # 17.4
        if rule.side == side and game.holds[rule.hex] == side:
            disc = field.grid.disc(rule.hex, rule.within)
            near = [u for u in field.of_side[enemy] if on_map(game, u) and good_order(game, u)]
            if not any(field.grid.bit[game.where[unit]] & disc for unit in near):
                total += rule.points
    return total


def beaten(field: Field, game: Battle) -> bool:
    """15.6 A side has no unit on the map and none to come."""
    return any(
        not any(on_map(game, unit) or game.where[unit] == RESERVE for unit in field.of_side[side])
        for side in SIDES
    )


def outcome(field: Field, game: Battle) -> Outcome:
    """15.4 The difference decides."""
    allied, french = points(field, game, ALLIED), points(field, game, FRENCH)
    chart, lead = field.charts.victory.cells, abs(allied - french)
    params: dict[str, str | int] = {"allied": allied, "french": french}
    if lead < chart["marginal"]:
        return Outcome((), Say("drawn", params, "15.4"))
    winner = ALLIED if allied > french else FRENCH
    key = "decisive" if lead >= chart["decisive"] else "marginal"
    return Outcome((winner,), Say(f"won-{key}", {**params, "side": winner}, "15.4"))
