"""Opening the box: everything that can be worked out once is worked out here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NewType

from vivac.box import BoxError, full_deck, kept, load_box
from vivac.games.mosquetes.box.components import Contents, Profile
from vivac.games.mosquetes.box.contents import GoalId, Objective, ScenarioId, ScenarioSheet, SideId
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.chapters.troops import QUARTERS, Troop, quarters, troops

FOLDER = Path(__file__).parent

CardId = NewType("CardId", str)
Mistake = tuple[str, str]  # key, reason

A, B = SideId("A"), SideId("B")
SIDES = (A, B)
OTHER = {A: B, B: A}
CLOCK, NO_CARD = CardId("clock"), CardId("")


class Reach:
    """The distances the rules speak of, in quarter-inches."""

    def __init__(self, cells: dict[str, float]) -> None:
        self.exclusion = quarters(cells["enemy_exclusion"])
        self.engaged = quarters(cells["engaged"])
        self.contact = quarters(cells["contact"])
        self.behind = quarters(cells["behind_obstacle"])
        self.march = quarters(cells["march"])
        self.long = quarters(cells["long_range"])
        self.extreme = quarters(cells["extreme_range"])
        self.officer = quarters(cells["officer"])
        self.shelter = quarters(cells["officer_shelter"])
        self.hide = quarters(cells["hide"])
        self.canister = quarters(cells["canister"])
        self.crew = quarters(cells["crew"])
        self.escort = quarters(cells["escort"])
        self.contact_move = quarters(cells["contact_move"])
        self.observe = quarters(cells["observe"])
        self.interact = quarters(cells["interact"])
        self.deployment = quarters(cells["deployment"])
        self.normal_link = quarters(cells["normal_link"])
        self.open_link = quarters(cells["open_link"])
        self.open_gap = quarters(cells["open_gap"])
        self.region = quarters(cells["region"])
        self.board = quarters(cells["board"])


class Box:
    """The contents of the box and what follows from them."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.charts = contents.charts
        self.limits = contents.charts.limits.cells
        self.reach = Reach(dict(contents.charts.distances.cells))
        self.troops: dict[str, Troop] = troops(contents)
        self.profiles: dict[str, Profile] = {profile.id: profile for profile in contents.forces.profile}
        self.sheets: dict[ScenarioId, ScenarioSheet] = {s.id: s for s in contents.scenarios.scenario}
        self._terrain: dict[ScenarioId, Terrain] = {}
        self.weapons = contents.charts.weapons.cells
        self.shooting = contents.charts.shooting.cells
        self.spotting = contents.charts.spotting.cells
        self.reaction = contents.charts.reaction.cells
        movement = contents.charts.movement.cells
        self.move = {item: inches * QUARTERS for item, inches in movement.items()}  # 8.1, in quarter-inches
        slower = (0, self.move["rough"], self.move["very_rough"])
        self.at_best = tuple(max(slower[ground:]) for ground in range(3))  # 8.3, on that ground or worse
        self._farthest: dict[int, tuple[int, ...]] = {}
        self.columns = [contents.charts.spotting_distance.at(column) * QUARTERS for column in range(-4, 9)]
        self.wounds = {piece.model: piece.wounds for piece in contents.forces.furniture}
        self._slot_steps = {
            (order, model, diagonal): self._step(order, model, diagonal)
            for order in contents.charts.slots.cells
            for model in ("foot", "mounted")
            for diagonal in (False, True)
        }

    def _step(self, order: str, model: str, diagonal: bool) -> int:
        step = self.charts.slots.at(order, model)
        return self.charts.diagonal_slots.at(str(step)) if diagonal else step

    def slot_step(self, order: str, mounted: bool, diagonal: bool) -> int:
        """4.6 The step between neighbours, in quarter-inches."""
        return self._slot_steps[order, "mounted" if mounted else "foot", diagonal]

    def farthest(self, allowance: int) -> tuple[int, ...]:
        """8.3 For each class of ground, the square of how far a path may lead that touches it."""
        if allowance not in self._farthest:
            least = self.move["minimum"]
            self._farthest[allowance] = tuple(max(allowance + best, least) ** 2 for best in self.at_best)
        return self._farthest[allowance]

    def terrain(self, scenario: ScenarioId) -> Terrain:
        """The ground of a scenario, surveyed when it is first played on."""
        if scenario not in self._terrain:
            self._terrain[scenario] = Terrain(self.sheets[scenario], self.charts)
        return self._terrain[scenario]

    def lay_ground(self, sheet: ScenarioSheet) -> None:
        """A table of its own, for a worked example."""
        self.sheets.setdefault(sheet.id, sheet)

    def objective(self, scenario: ScenarioId, goal: GoalId) -> Objective:
        return next(each for each in self.objectives(scenario) if each.id == goal)

    def objectives(self, scenario: ScenarioId) -> tuple[Objective, ...]:
        return self.sheets[scenario].objective

    def deck(self, types: dict[SideId, set[str]]) -> list[CardId]:
        """5.2, 5.3 The cards of both sides, by the troop types they field, and the Clocks."""
        limits, count = self.limits, self.charts.troop_types.at
        cards = [(CLOCK, limits["clock_cards"])]
        for side in SIDES:
            cards += [
                (card(side, "forward"), limits["forward_cards"]),
                (card(side, "morale"), limits["morale_cards"]),
                *((card(side, kind), count(kind, "cards")) for kind in sorted(types[side])),
            ]
        return full_deck(cards)


@lru_cache(maxsize=256)
def card(side: SideId, what: str) -> CardId:
    """A card by the side printed on it: a troop type, forward or morale."""
    return CardId(f"{side}-{what}")


def printed_on(card: CardId) -> tuple[SideId, str]:
    """The side of a card that is no Clock, and what it is for."""
    side, _, what = card.partition("-")
    return SideId(side), what


# ---------------------------------------------------------------- is the box right?


def check(contents: Contents, pack: Path | None = None) -> None:
    """Complain of a name that nothing has."""
    for key, reason in _lost_names(contents):
        raise BoxError.found("scenarios", key, reason, pack)


def _lost_names(contents: Contents) -> Iterator[Mistake]:
    profiles = {profile.id: profile for profile in contents.forces.profile}
    kinds, types = contents.charts.terrain.cells, contents.charts.troop_types.cells
    for sheet in contents.scenarios.scenario:
        where = f"scenario.{sheet.id}"
        if sheet.weather not in contents.charts.weather.cells:
            yield f"{where}.weather", f'there is no weather "{sheet.weather}"'
        if {side.id for side in sheet.side} != set(SIDES):
            yield f"{where}.side", "the sides are A and B"
        pieces = [(each.id, each.kind) for each in sheet.area]
        pieces += [(each.id, each.kind) for each in sheet.obstacle]
        pieces += [(each.id, each.kind) for each in sheet.building]
        for piece, kind in pieces:
            if kind not in kinds:
                yield f"{where}.{piece}", f'there is no terrain "{kind}"'
        for unit in sheet.unit:
            profile = profiles.get(unit.profile)
            if profile is None:
                yield f"{where}.unit.{unit.id}", f'there is no profile "{unit.profile}"'
            elif not profile.size[0] <= unit.n <= profile.size[1]:
                yield f"{where}.unit.{unit.id}", f"{unit.n} figures are not within the size of {profile.id}"
        for model in sheet.model:
            if model.card not in types:
                yield f"{where}.model.{model.id}", f'there is no troop type "{model.card}"'
        known = {f"unit:{unit.id}" for unit in sheet.unit} | {f"model:{model.id}" for model in sheet.model}
        known |= {f"building:{each.id}" for each in sheet.building} | {"", "figures"}
        for goal in sheet.objective:
            if goal.what not in known:
                yield f"{where}.objective.{goal.id}", f'there is no "{goal.what}"'


@kept
def open_box(pack: Path | None) -> Box:
    contents = load_box(Contents, FOLDER, pack)
    check(contents, pack)
    return Box(contents)
