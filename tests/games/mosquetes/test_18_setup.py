"""18 Set-up: places, markers, forces and free deployment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.mosquetes.forces import BOX
from tests.games.mosquetes.opposed import looking, marker, men, opposed
from tests.games.mosquetes.skirmishing import DealtChance, Stage, ground
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.chapters.forces import bars_force, total
from vivac.games.mosquetes.chapters.orders import slots
from vivac.games.mosquetes.chapters.setting_up import place_units
from vivac.games.mosquetes.chapters.terrain import on_grid
from vivac.games.mosquetes.game import Skirmish
from vivac.lab.coverage import rule
from vivac.table import Header, Journal, Option, Table

SHEETS = BOX.contents.scenarios.scenario


class Opening:
    """A scenario from its very first question."""

    def __init__(self, scenario: str, *switches: str) -> None:
        self.game: Skirmish = RULEBOOK.setup(scenario, frozenset(switches), BOX)
        self.chance = DealtChance()
        header = Header("mosquetes", "1", scenario, tuple(sorted(switches)))
        self.table: Table[Skirmish] = Table(RULEBOOK, BOX, self.game, Journal(header), self.chance)
        self.table.start()

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        ask = self.table.question
        assert ask is not None
        return str(ask.role), ask.prompt

    @property
    def options(self) -> list[str]:
        ask = self.table.question
        assert ask is not None
        return [option.id for option in ask.options]

    def choose(self, *choices: str, by: str) -> Opening:
        for choice in choices:
            self.table.answer(choice, role=by)
        return self

    def place(self, unit: str) -> tuple[int, int]:
        return self.game.figures[unit][0][1:]


# ---------------------------------------------------------------- 18.1, 18.2, 18.5 printed places


@rule("mosquetes", "18.1")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_the_scenario_gives_every_unit_its_place_facing_and_order(sheet: Any) -> None:
    game = RULEBOOK.setup(sheet.id, frozenset(), BOX)
    for entry in sheet.unit:
        if entry.hidden or entry.aboard:
            continue
        places = slots(
            BOX, BOX.troops[entry.profile], entry.n, on_grid([entry.at])[0], entry.facing,
            "normal" if entry.n == 1 else entry.order,
        )  # fmt: skip
        assert [figure[1:] for figure in game.figures[entry.id]] == list(places)
        assert (game.facing[entry.id], game.order[entry.id]) == (entry.facing, entry.order)
        assert game.strength[entry.id] == entry.n


@rule("mosquetes", "2.12", "18.1")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_nothing_is_wrong_with_any_table_as_it_is_laid_out(sheet: Any) -> None:
    game = RULEBOOK.setup(sheet.id, frozenset(), BOX)
    assert RULEBOOK.audit is not None
    assert [fault for fault in RULEBOOK.audit(BOX, game) if "cards" not in fault] == []


@rule("mosquetes", "15.4", "18.1")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_whoever_starts_aboard_is_where_the_boat_is_and_no_boat_has_more_than_eight(sheet: Any) -> None:
    game = RULEBOOK.setup(sheet.id, frozenset(), BOX)
    boats = {model.id for model in sheet.model if model.kind == "boat"}
    assert set(game.aboard.values()) == boats
    for boat in boats:
        aboard = [
            figure for unit, where in game.aboard.items() if where == boat for figure in game.figures[unit]
        ]
        assert {figure[1:] for figure in aboard} == {game.figures[boat][0][1:]}
        assert len(aboard) <= 8


@rule("mosquetes", "18.1")
def test_the_place_is_the_centre_of_the_front_rank() -> None:
    game = RULEBOOK.setup("farm_raid", frozenset(), BOX)
    assert game.anchor["A2"] == (60, 32)
    front = [x for _, x, y in game.figures["A2"] if y == 32]
    assert len(front) == 6
    assert sum(front) / 6 == 60


@rule("mosquetes", "18.2")
def test_hidden_units_and_dummies_start_as_a_marker_and_no_others() -> None:
    game = RULEBOOK.setup("road_ambush", frozenset(), BOX)
    assert set(game.markers) == {"B1", "B2", "B3", "B4", "B5", "BD1", "BD2"}
    assert {figure[1:] for figure in game.figures["B3"]} == {(120, 56)}
    assert [figure[1:] for figure in game.figures["BD1"]] == [(96, 44)]


@rule("mosquetes", "18.2")
def test_the_first_use_of_chance_is_the_first_shuffle() -> None:
    opening = Opening("farm_raid")
    while opening.asked[1] == "markers":
        assert all(isinstance(entry.value, Option) for entry in opening.table.journal.entries)
        assert opening.game.hands == {"A": (), "B": ()}
        opening.choose(opening.options[0], by="B")
    assert opening.asked[1] == "command"
    assert [len(hand) for hand in opening.game.hands.values()] == [3, 3]
    assert opening.chance.rolled == []


@rule("mosquetes", "18.5")
@pytest.mark.parametrize(("facing", "rounded"), [(0, 0), (20, 0), (25, 45), (200, 180), (350, 0)])
def test_starting_facings_are_rounded_to_the_eight(facing: int, rounded: int) -> None:
    sheet = BOX.sheets["farm_raid"]
    entry = msgspec.structs.replace(sheet.unit[2], facing=facing)
    game = RULEBOOK.setup("farm_raid", frozenset(), BOX)
    place_units(BOX, game, msgspec.structs.replace(sheet, unit=(entry,)))
    assert game.facing["A3"] == rounded


@rule("mosquetes", "18.5")
def test_a_gun_has_a_place_of_its_own_and_its_crew_the_front_rank() -> None:
    game = RULEBOOK.setup("blockhouse", frozenset(), BOX)
    assert game.guns == {"A4": (116, 87), "B4": (44, 26)}
    front = [figure[1:] for figure in game.figures["A4"] if figure[2] == 93]
    assert sum(x for x, _ in front) / len(front) == pytest.approx(116, abs=1)


# ---------------------------------------------------------------- 18.3 markers


@rule("mosquetes", "18.3")
def test_the_owner_assigns_his_markers_place_by_place_from_west_to_east() -> None:
    opening = Opening("farm_raid")
    assert opening.asked == ("B", "markers")
    assert opening.options == [f"hide-here:{unit}" for unit in ("B1", "B2", "B3", "B4", "BD1")]
    opening.choose("hide-here:B3", "hide-here:BD1", by="B")
    assert opening.options == ["hide-here:B1", "hide-here:B2", "hide-here:B4"]
    opening.choose("hide-here:B1", "hide-here:B4", by="B")
    assert opening.asked[1] == "command"
    places = {"B3": (48, 172), "BD1": (80, 164), "B1": (96, 176), "B4": (120, 164), "B2": (160, 164)}
    assert {unit: opening.place(unit) for unit in places} == places
    assert opening.game.markers == {"B3": 1, "BD1": 2, "B1": 3, "B4": 4, "B2": 5}


@rule("mosquetes", "18.3")
def test_where_two_are_on_one_line_the_southern_comes_first() -> None:
    game = RULEBOOK.setup("road_ambush", frozenset(), BOX)
    known = sorted(game.markers, key=lambda unit: game.markers[unit])
    places = [game.figures[unit][0][1:] for unit in known]
    assert places == sorted(places)
    assert places.index((112, 52)) + 1 == places.index((112, 140))


@rule("mosquetes", "18.3")
def test_the_enemy_sees_the_same_whoever_is_where() -> None:
    one, other = Opening("farm_raid"), Opening("farm_raid")
    one.choose("hide-here:B3", "hide-here:BD1", "hide-here:B1", "hide-here:B4", by="B")
    other.choose("hide-here:B4", "hide-here:B1", "hide-here:B2", "hide-here:BD1", by="B")
    for opening in (one, other):
        opening.game.hands.update({"A": ("clock",) * 3, "B": ()})
    scenes = [RULEBOOK.scene(BOX, opening.game, "A").pieces for opening in (one, other)]
    assert scenes[0] == scenes[1]
    assert RULEBOOK.scene(BOX, one.game, "B").pieces != RULEBOOK.scene(BOX, other.game, "B").pieces


@rule("mosquetes", "18.3")
def test_a_marker_shows_its_type_only_by_acting_with_a_card() -> None:
    units = {"A1": men((5, 5)), "B1": marker((30, 30)), "B2": marker((34, 30), profile="coureurs")}
    stage = Stage(
        ground(), strip="AB", side="B", units=units, hands={"B": ["B-native", "clock"]}, command={"B": 9}
    ).play()
    assert stage.game.typed == {}
    stage.choose("play:B-native", by="B")
    assert stage.game.typed == {"B1": "native"}
    ordered = Stage(ground(), strip="AB", side="B", units=units, command={"B": 9}).play()
    assert ordered.choose("order:B1", by="B").game.typed == {}


# ---------------------------------------------------------------- 18.4, 18.8 spotting markers


@rule("mosquetes", "18.4", "18.8")
@pytest.mark.parametrize(("x", "die", "spotted"), [(12, 0, True), (50, 9, False)])
def test_against_a_marker_a_die_is_always_rolled_though_it_counts_for_nothing(
    x: float, die: int, spotted: bool
) -> None:
    """Two inches away it is found whatever the die; far off in a wood it is not."""
    wood = {"kind": "wood", "poly": [[46, 0], [60, 0], [60, 40], [46, 40]]}
    stage = looking(opposed(men((10, 10)), marker((x, 10)), ground(size=(60, 40), area=[wood])))
    stage.dice(spotting=die).play().choose("spot:Bm1", by="A")
    assert stage.rolled == ["spotting"]
    assert ("B1" not in stage.game.markers or stage.prompt == "show-order") is spotted


@rule("mosquetes", "18.4")
def test_against_figures_no_die_is_rolled_where_none_is_needed() -> None:
    stage = (
        looking(opposed(men((10, 10)), {**men((12, 10)), "spotted": False})).play().choose("spot:B1", by="A")
    )
    assert stage.rolled == []
    assert "B1" in stage.game.spotted


@rule("mosquetes", "18.4")
def test_the_spotter_is_told_the_result_and_not_what_it_was_made_of() -> None:
    stage = (
        looking(opposed(men((10, 10)), marker((40, 10)))).dice(spotting=0).play().choose("spot:Bm1", by="A")
    )
    (line,) = [line for line in stage.table.log or [] if line.say.key == "spotting-failed"]
    assert line.dice[-1].test is not None
    assert line.dice[-1].test.needed is None  # what it needs would tell what is behind the marker
    assert not line.dice[-1].test.target
    assert line.say.params["target"] == "Bm1"


# ---------------------------------------------------------------- 18.6 forces

SOUND = [("off_regular", 1), ("br_regulars", 10), ("provincials", 12)]  # 30 + 100 + 84


@rule("mosquetes", "18.6")
@pytest.mark.parametrize(
    ("force", "refusal"),
    [
        (SOUND, ""),
        ([*SOUND, ("drovers", 2)], "force-list"),
        ([("off_regular", 1), ("br_regulars", 5), ("provincials", 12)], "force-size"),
        ([("off_regular", 1), ("br_regulars", 13), ("provincials", 6)], "force-size"),
        (SOUND[1:], "force-officer"),
        (SOUND[:2], "force-units"),
        ([*SOUND, ("off_regular", 1)], "force-one-officer"),
        ([*SOUND, ("off_irregular", 1)], "force-officer-type"),
        ([*SOUND, ("rangers", 4)], "force-points"),
        ([*SOUND[:2], ("gun_light", 3), ("gun_light", 3)], "force-one-gun"),
        ([*SOUND[:2], ("gun_light", 3)], ""),
    ],
)
def test_a_force_is_of_one_list_within_sizes_points_and_numbers(force: list[Any], refusal: str) -> None:
    found = bars_force(BOX, "fiw", force)
    assert (found.say.key if found else "") == refusal


@rule("mosquetes", "18.6")
def test_a_gun_has_a_price_and_the_limit_is_two_hundred_and_fifty() -> None:
    assert BOX.contents.forces.limit == 250
    assert total(BOX, SOUND) == 214
    assert total(BOX, [("gun_light", 3)]) == 3 * 6 + 25
    assert total(BOX, [("gun_heavy", 4)]) == 4 * 6 + 40
    exact = [("off_regular", 1), ("br_regulars", 12), ("fr_regulars", 10)]
    assert total(BOX, exact) == 250
    assert bars_force(BOX, "fiw", exact) is None
    assert bars_force(BOX, "fiw", exact, limit=249) is not None


@rule("mosquetes", "18.6")
def test_a_force_is_built_unit_by_unit_and_only_what_fits_is_offered() -> None:
    opening = Opening("farm_raid", "built_forces")
    assert opening.asked == ("A", "list")  # B plays first
    assert opening.options == ["list:fiw", "list:late", "list:peninsula"]
    opening.choose("list:fiw", by="A")
    assert "recruit:off_regular" not in opening.options  # no regulars yet
    assert "recruit:fr_line_nap" not in opening.options
    assert "done" not in opening.options
    opening.choose("recruit:br_regulars", "size:10", by="A")
    assert "recruit:off_regular" in opening.options
    opening.choose("recruit:off_regular", by="A")
    assert "recruit:off_regular" not in opening.options
    assert "done" not in opening.options
    opening.choose("recruit:provincials", "size:12", by="A")
    assert "done" in opening.options
    assert "recruit:rangers" not in opening.options
    opening.choose("done", by="A")
    assert opening.asked == ("B", "list")


# ---------------------------------------------------------------- 18.7 free deployment


@rule("mosquetes", "18.7")
def test_the_side_that_plays_second_places_first_unit_by_unit() -> None:
    opening = Opening("farm_raid", "free_deployment")
    assert opening.asked == ("A", "deploy-order")
    assert opening.game.waiting["A"][0] == "A1"
    opening.choose("order:normal", "face:90", "to:60:20", by="A")
    assert opening.game.waiting["A"][0] == "A2"
    assert opening.game.facing["A1"] == 90
    assert opening.options == ["order:normal", "order:formation", "order:column", "order:line"]
    opening.choose("order:formation", "face:90", "to:120:24", by="A")
    assert (opening.game.order["A2"], opening.game.anchor["A2"]) == ("formation", (120, 24))


@rule("mosquetes", "18.7")
@pytest.mark.parametrize(("point", "fits"), [("to:60:20", True), ("to:60:60", False), ("to:24:40", False)])
def test_every_figure_needs_a_slot_inside_a_zone(point: str, fits: bool) -> None:
    """The zone of the settlers reaches from 6 to 42 and up to 10; 24, 40 is its very corner."""
    opening = Opening("farm_raid", "free_deployment").choose("order:normal", "face:90", by="A")
    assert opening.table.question is not None
    region = next(iter(opening.table.question.regions.values()))
    x, y = (int(each) for each in point.split(":")[1:])
    assert ((x, y) in region) is fits


@rule("mosquetes", "18.7")
def test_only_units_the_scenario_marks_hidden_may_be_placed_as_a_marker() -> None:
    assert "order:marker" not in Opening("farm_raid", "free_deployment").options
    assert "order:marker" in placing_b().options


def placing_b(**enemy: tuple[int, int]) -> Stage:
    """B has its warriors to deploy on the farm, with these single enemies about."""
    stage = Stage("farm_raid", "free_deployment", step="deploy", side="B")
    for unit, at in enemy.items():
        stage.game.figures[unit] = ((0, *at),)
    stage.game.waiting = {"A": (), "B": ("B1",)}
    stage.game.figures["B1"] = ()
    return stage.play()


@rule("mosquetes", "18.7")
@pytest.mark.parametrize(("y", "fits"), [(160, False), (165, False), (166, True)])
def test_six_inches_are_kept_from_the_enemy(y: int, fits: bool) -> None:
    """An enemy at y = 34½″: with two bases of half an inch a marker is 6″ away at y = 41½″."""
    stage = placing_b(A1=(80, 138))
    assert "order:marker" in stage.options
    stage.choose("order:marker", "face:270", by="B")
    assert stage.table.question is not None
    region = next(iter(stage.table.question.regions.values()))
    assert ((80, y) in region) is fits


@rule("mosquetes", "18.7")
@pytest.mark.parametrize(
    ("profile", "hides"), [("warriors", True), ("rangers", True), ("br_regulars", False), ("settlers", False)]
)
def test_scouts_and_natives_of_a_built_force_may_hide(profile: str, hides: bool) -> None:
    stage = Stage(
        "farm_raid", "built_forces", step="deploy", side="B", units={"B7": men((5, 5), profile=profile)}
    )
    stage.game.figures["B7"] = ()
    stage.game.waiting = {"A": (), "B": ("B7",)}
    stage.play()
    orders = stage.options if stage.prompt == "deploy-order" else []
    assert ("order:marker" in orders) is hides
