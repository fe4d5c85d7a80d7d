"""Setting the scene for a test: a position in one expression, dice by meaning, answers by id.

stage = Stage("farm_raid", step="act", unit="A1", actions=2, strip="AB", units={
    "A1": {"profile": "br_regulars", "at": [20, 20], "facing": 0, "n": 6},
    "B1": {"profile": "warriors", "at": [30, 20], "facing": 180, "n": 6, "spotted": True},
})
stage.dice(hit=[5, 4, 9, 0, 0, 0], wound=[4, 3], reaction=9)
stage.play().choose("shoot:B1:musket")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.games.mosquetes.worked.ground import ground_of
from tests.games.staging import MeantChance, Staging
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.box.contents import Objective
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Id, Menu, Option


class DealtChance(MeantChance):
    """Whatever a test does not name is drawn from the top."""

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        return super().draw(number, pool, why) if self.draws else pool[0]


class Stage(Staging[Skirmish]):
    """A position on the table. Keyword arguments are those of a drill's `[position]`."""

    def __init__(self, scenario: str = "farm_raid", *switches: str, **position: Any) -> None:
        super().__init__(RULEBOOK, scenario, tuple(sorted(switches)), {"step": "command", **position})
        self.chance = DealtChance()
        self.game.waiting.update({"A": (), "B": ()})

    @property
    def terrain(self) -> Terrain:
        terrain: Terrain = self.box.terrain(self.game.scenario)
        return terrain

    def walk(
        self, to: tuple[float, ...], *, order: str = "normal", facing: int = 0, via: tuple[float, ...] = ()
    ) -> Stage:
        """The unit in hand moves to a point, in inches."""
        owner = self.game.owner
        self.choose("move", by=owner)
        if self.prompt == "move-order":
            self.choose(f"order:{order}", by=owner)
        self.choose(f"face:{facing}", by=owner)
        for verb, point in (("via", via), ("to", to)):
            if point:
                self.choose(f"{verb}:{round(4 * point[0])}:{round(4 * point[1])}", by=owner)
        return self

    def why_not(self, role: str, target: str) -> str:
        """The key of the refusal, or nothing."""
        refusal = self.table.why_not(role, target)
        return refusal.say.key if refusal else ""

    def bars(self, menu: Menu, option: str) -> str:
        """The key of what would bar an option of a menu now, whatever is being asked; or nothing."""
        verb, *words = option.split(":")
        refusal = menu.by_verb[verb].refusal(self.box, self.game, Option(verb, *words))
        return refusal.say.key if refusal else ""

    def places(self, unit: str) -> list[tuple[float, float]]:
        """Where the figures of a unit stand, in inches."""
        return [(x / 4, y / 4) for _, x, y in self.game.figures[unit]]


def acting(
    unit: str, units: dict[str, Any], *, actions: int = 2, scenario: str = "farm_raid", **position: Any
) -> Stage:
    """A unit about to act on the open south-west of the farm, with nobody about but those named."""
    owner = unit[0]
    return Stage(
        scenario, strip="AB", step="act", unit=unit, owner=owner, side=owner, actions=actions,
        errand="troops", card=f"{owner}-regular", units=units, **position,
    )  # fmt: skip


def ground(
    *,
    size: tuple[int, int] = (40, 40),
    goals: Sequence[dict[str, Any]] = (),
    weather: str = "clear",
    **world: Any,
) -> str:
    """A table of its own, with `area`, `obstacle`, `building` and `road` on it; its id is a scenario's.

    A's own edge is the southern one; `goals` are objectives, for which a name is found.
    """
    sheet = ground_of({"size": list(size), "world": world, "goals": list(goals), "weather": weather})
    named = [{"name": {"en": goal["id"], "es": goal["id"]}, "vp": 1, **goal} for goal in goals]
    open_box(None).lay_ground(
        msgspec.structs.replace(sheet, objective=msgspec.convert(named, tuple[Objective, ...]))
    )
    return sheet.id


def block(kind: str, west: float, east: float, south: float = 0, north: float = 40) -> dict[str, Any]:
    """An area between two lines, as high as the table unless told otherwise."""
    return {"kind": kind, "poly": [[west, south], [east, south], [east, north], [west, north]]}


# ---------------------------------------------------------------- on the move

OPEN = ground()
NEAR = {"profile": "fr_regulars", "figures": [[20, 26]], "facing": 180, "spotted": True}
MEN = {"profile": "br_regulars", "n": 6, "at": [10, 10], "facing": 0, "spotted": True}


def lone(x: float = 10, y: float = 10, profile: str = "off_regular", **more: Any) -> dict[str, Any]:
    """One figure, looking east."""
    return {"profile": profile, "figures": [[x, y]], "facing": 0, "spotted": True, **more}


def moving(unit: dict[str, Any], scenario: str = OPEN, **others: Any) -> Stage:
    """A1 about to move, with B1 and whoever else is named."""
    return acting("A1", {"A1": unit, "B1": NEAR, **others}, scenario=scenario).play()
