"""Two units face to face for the tests of sight, fire and steel: A1 looks east, B1 looks west."""

from __future__ import annotations

from typing import Any

from tests.games.mosquetes.skirmishing import Stage, acting, ground
from vivac.games.mosquetes.chapters.shooting import Shot, shots
from vivac.games.mosquetes.chapters.sight import has_los, sees
from vivac.games.mosquetes.chapters.spotting import Chance, chance_to_spot

OPEN = ground(size=(60, 40))
Place = tuple[float, float]


def men(*places: Place, profile: str = "br_regulars", **more: Any) -> dict[str, Any]:
    """Figures at these places, spotted unless told otherwise."""
    return {"profile": profile, "figures": [list(place) for place in places], "spotted": True, **more}


def marker(at: Place, profile: str = "warriors", n: int = 6, **more: Any) -> dict[str, Any]:
    return {"profile": profile, "n": n, "at": list(at), "marker": True, "facing": 180, **more}


def opposed(
    a: dict[str, Any], b: dict[str, Any], scenario: str = OPEN, *, actions: int = 2, **others: dict[str, Any]
) -> Stage:
    """A1 about to act, B1 before it, and whoever else is named."""
    units = {"A1": {"facing": 0, **a}, "B1": {"facing": 180, **b}, **others}
    return acting("A1", units, actions=actions, scenario=scenario)


def looking(stage: Stage, unit: str = "A1") -> Stage:
    """A unit at the free spotting test before its action (7.2)."""
    game = stage.game
    game.step, game.unit, game.owner, game.side = "spot", unit, unit[0], unit[0]
    return stage


def line(stage: Stage, unit: str = "A1", target: str = "B1") -> bool:
    return has_los(stage.box, stage.terrain, stage.game, unit, target)


def seen(stage: Stage, unit: str = "A1", target: str = "B1") -> bool:
    return sees(stage.box, stage.terrain, stage.game, unit, target)


def chance(stage: Stage, unit: str = "A1", target: str = "B1") -> Chance:
    found = chance_to_spot(stage.box, stage.terrain, stage.game, unit, target)
    assert found is not None, "nobody sees anything"
    return found


def fired(stage: Stage, weapon: str = "musket", *, hasty: bool = False, unit: str = "A1") -> list[Shot]:
    """Every shot of a unit at its enemy, as it is judged before the first die."""
    target = "B1" if unit[0] == "A" else "A1"
    return shots(stage.box, stage.terrain, stage.game, unit, target, weapon, hasty=hasty)
