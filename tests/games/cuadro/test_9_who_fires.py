"""9.1-9.4, 9.20, 9.21, 9.24 Who fires, at whom."""

from __future__ import annotations

import pytest

from tests.games.cuadro.firing import ELSEWHERE, aim, fired_at, firing, offered, refused, rolls
from tests.games.staging import modifiers
from vivac.games.cuadro.chapters.gunnery import screens
from vivac.ground.hexes import Grid, Sight
from vivac.lab.coverage import rule

TARGET = {"2-67": "3010 regular E"}
AROUND = {  # six French battalions about 3010
    "24-1": "3110 regular W",
    "24-2": "3109 regular W",
    "GR-1": "3009 regular W",
    "GR-2": "2910 regular W",
    "96": "3011 regular W",
    "54-1": "3111 regular W",
}


# ---------------------------------------------------------------- 9.1 who


@rule("cuadro", "9.1")
@pytest.mark.parametrize("form", ["regular W", "skirmish", "square"])
def test_infantry_fires_in_any_formation(form: str) -> None:
    assert firing("french", {"9L": f"3110 {form}", **TARGET}).play().options == ["fire:9L", "stop"]


@rule("cuadro", "9.1")
@pytest.mark.parametrize(
    ("unit", "words", "reason"),
    [
        ("1D", "regular W", ("fire-mounted", "9.1")),
        ("BAT-R", "limbered", ("fire-limbered", "9.1")),
        ("GR-1", "routed", ("fire-routed", "2.9")),
        ("GR-1", "regular W assault 3010", ("fire-assault", "9.1")),
    ],
)
def test_who_does_not_fire(unit: str, words: str, reason: tuple[str, str]) -> None:
    stage = firing("french", {"96": "3109 regular W", unit: f"3110 {words}", **TARGET}).play()
    assert stage.options == ["fire:96", "stop"]
    assert refused(stage, "french", unit) == reason


@rule("cuadro", "9.1")
@pytest.mark.parametrize(("unit", "words"), [("1D", "skirmish"), ("BAT-R", "deployed W")])
def test_cavalry_in_skirmish_order_and_deployed_artillery_fire(unit: str, words: str) -> None:
    stage = firing("french", {unit: f"3110 {words}", **TARGET}).play()
    assert stage.options == [f"fire:{unit}", "stop"]


@rule("cuadro", "9.1")
def test_artillery_with_a_no_fire_marker_does_not_fire() -> None:
    stage = firing("french", {"96": "3109 regular W", "BAT-R": "3110 deployed W", **TARGET})
    stage.battle.no_fire.add("BAT-R")
    assert stage.play().options == ["fire:96", "stop"]
    assert refused(stage, "french", "BAT-R") == ("fire-no-fire", "9.15a")


@rule("cuadro", "9.1")
def test_each_unit_fires_once_in_a_fire_phase() -> None:
    units = {"96": "3109 regular W", "54-1": "3110 regular W", **TARGET}
    stage = firing("french", units).dice(fire=1).play().choose("fire:54-1", by="french")
    assert stage.options == ["fire:96", "stop"]
    assert refused(stage, "french", "54-1") == ("fire-once", "9.1")
    assert stage.choose("stop", by="french").battle.fired == set()


@rule("cuadro", "9.1")
def test_in_the_defensive_fire_phase_the_other_player_fires_at_those_marked_too() -> None:
    stage = fired_at({"54-1": "3110 regular W", "2-67": "3010 regular E assault 3110"}).play()
    ask = stage.table.question
    assert ask is not None
    assert (ask.role, ask.prompt) == ("french", "fire")
    assert "fire:54-1" in stage.options


# ---------------------------------------------------------------- 9.2 range


@rule("cuadro", "9.2")
@pytest.mark.parametrize(
    ("side", "guns", "reach"),
    [("allied", "RA-H", 5), ("allied", "RA-S", 4), ("french", "BAT-R", 4), ("french", "BAT-H", 3)],
)
def test_heavy_guns_reach_5_hexes_medium_4_light_3(side: str, guns: str, reach: int) -> None:
    near, far = ("96", "24-1") if side == "allied" else ("2-67", "1-28")
    for hexes in (reach, reach + 1):
        target = f"{29 + hexes}10"
        units = {guns: "2910 deployed E", near: "3009 regular W", far: f"{target} regular W"}
        stage = firing(side, units)
        reason = ("target-out-of-range", "9.2") if hexes > reach else None
        assert refused(stage, side, f"target:{target}", [guns]) == reason
        stage.dice(6).play().choose(f"fire:{guns}", by=side)
        assert (target in offered(stage, "target")) is (hexes == reach)


@rule("cuadro", "9.26")
@pytest.mark.parametrize("firer", ["2-67 regular E", "BROWNE skirmish", "KGL-H skirmish"])
def test_infantry_and_cavalry_fire_at_adjacent_hexes_only(firer: str) -> None:
    unit, words = firer.split(" ", 1)
    stage = firing("allied", {unit: f"2910 {words}", "96": "3110 regular W"})
    assert refused(stage, "allied", "target:3110", [unit]) == ("target-out-of-range", "9.2")
    assert stage.play().prompt != "fire"


# ---------------------------------------------------------------- 9.3 arc


@rule("cuadro", "9.3")
@pytest.mark.parametrize(
    ("unit", "words", "targets"),
    [
        ("BROWNE", "regular E", ["3109", "3110", "3111"]),
        ("BROWNE", "regular SW", ["2910", "3011", "3111"]),
        ("RA-S", "deployed NW", ["3009", "3109", "2910"]),
        ("BROWNE", "skirmish", ["3009", "3109", "2910", "3110", "3011", "3111"]),
        ("BROWNE", "square", ["3009", "3109", "2910", "3110", "3011", "3111"]),
    ],
)
def test_a_unit_fires_into_its_front_arc_squares_and_skirmishers_all_round(
    unit: str, words: str, targets: list[str]
) -> None:
    stage = firing("allied", {unit: f"3010 {words}", **AROUND}).play().choose(f"fire:{unit}", by="allied")
    assert offered(stage, "target") == sorted(targets)
    for hex_ in set(AROUND_HEXES) - set(targets):
        assert refused(stage, "allied", f"target:{hex_}") == ("target-out-of-arc", "9.3")


AROUND_HEXES = [words.split()[0] for words in AROUND.values()]


@rule("cuadro", "9.3")
def test_for_far_fire_the_first_hex_on_the_line_counts() -> None:
    units = {
        "RA-S": "3010 deployed E",
        "96": "3210 regular W",
        "54-1": "2911 skirmish",
        "GR-1": "3109 skirmish",
    }
    stage = firing("allied", units).play().choose("fire:RA-S", by="allied")
    assert offered(stage, "target") == ["3109", "3210"]
    units["96"] = "2810 regular W"
    stage = firing("allied", units)
    assert refused(stage, "allied", "target:2810", ["RA-S"]) == ("target-out-of-arc", "9.3")


# ---------------------------------------------------------------- 9.4 line of sight


def sees(heights: tuple[int, int, int], wood: bool = False, troops: bool = False) -> bool:
    """Whether the first of three hexes in a row sees the last over the one between."""
    grid = Grid(3, 1)
    between = grid.bit["0201"]
    elevation = dict(zip(grid.hexes, heights, strict=True))
    sight = Sight(grid, elevation, between if wood else 0)
    return sight.line("0101", "0301", between if troops else 0) is not None


@rule("cuadro", "9.4")
@pytest.mark.parametrize(
    ("heights", "bare", "screened"),
    [
        ((1, 1, 1), True, False),
        ((1, 2, 1), False, False),
        ((3, 2, 1), True, False),  # the top is not higher than the line
        ((3, 1, 1), True, True),
        ((2, 1, 1), True, False),
        ((1, 2, 2), False, False),
    ],
)
def test_a_hex_blocks_if_its_top_is_higher_than_the_line(
    heights: tuple[int, int, int], bare: bool, screened: bool
) -> None:
    assert sees(heights) is bare
    assert sees(heights, wood=True) is screened
    assert sees(heights, troops=True) is screened
    assert sees(heights, wood=True, troops=True) is screened  # once only


@rule("cuadro", "9.4")
@pytest.mark.parametrize(
    ("terrain", "screens_"),
    [
        *((each, True) for each in ("light_wood", "dense_wood", "village", "town", "strong_buildings")),
        *((each, False) for each in ("clear", "beach", "cultivated", "marsh")),
    ],
)
def test_woods_and_buildings_add_1_to_the_top_of_a_hex(terrain: str, screens_: bool) -> None:
    ground = firing("allied", {}).field.ground
    hexes = [hex_ for hex_ in ground.grid.hexes if ground.terrain[hex_] == terrain]
    lines = [
        (ground.grid.around[hex_][3], ground.grid.around[hex_][0])
        for hex_ in hexes
        if all(
            ground.grid.around[hex_][d] is not None
            and ground.elevation[str(ground.grid.around[hex_][d])] == ground.elevation[hex_]
            for d in (0, 3)
        )
    ]
    assert lines
    assert {ground.sight.line(str(a), str(b), 0) is None for a, b in lines} == {screens_}


@rule("cuadro", "9.4")
@pytest.mark.parametrize(("between", "seen"), [("regular W", False), ("skirmish", True), ("square", False)])
def test_any_unit_but_skirmishers_screens_those_behind_it(between: str, seen: bool) -> None:
    units = {"RA-S": "2910 deployed E", "9L": f"3010 {between}", "96": "3110 regular W"}
    stage = firing("allied", units)
    reason = None if seen else ("target-out-of-sight", "9.4")
    assert refused(stage, "allied", "target:3110", ["RA-S"]) == reason
    assert bool(screens(stage.field, stage.battle) & stage.field.grid.bit["3010"]) is not seen
    stage.dice(6).play().choose("fire:RA-S", by="allied")
    assert ("target:3110" in stage.options) is seen


@rule("cuadro", "9.4")
def test_friends_and_routed_troops_screen_too() -> None:
    for between in (
        {"2-67": "3010 regular E"},
        {"GR-1": "3010 routed"},
        {"BARNARD": "3010 skirmish", "2-67": "3010 regular E"},
    ):
        stage = firing("allied", {"RA-S": "2910 deployed E", **between, "96": "3110 regular W"})
        assert refused(stage, "allied", "target:3110", ["RA-S"]) == ("target-out-of-sight", "9.4")


@rule("cuadro", "9.4")
def test_where_the_line_runs_along_a_hexside_both_hexes_must_block() -> None:
    units = {"RA-S": "3010 deployed E", "96": "3211 regular W", "24-1": "3110 regular W"}
    stage = firing("allied", units)
    assert refused(stage, "allied", "target:3211", ["RA-S"]) is None
    stage = firing("allied", {**units, "24-2": "3111 regular W"})
    assert refused(stage, "allied", "target:3211", ["RA-S"]) == ("target-out-of-sight", "9.4")


@rule("cuadro", "9.4")
def test_adjacent_hexes_always_see_each_other() -> None:
    ground = firing("allied", {}).field.ground
    everyone = ground.grid.all
    pairs = [(a, b) for a in ground.grid.hexes for b in ground.grid.neighbours[a]]
    assert any(abs(ground.elevation[a] - ground.elevation[b]) > 1 for a, b in pairs)
    assert all(ground.sight.line(a, b, everyone) == () for a, b in pairs)


# ---------------------------------------------------------------- 9.20 the decision


@rule("cuadro", "9.20")
def test_one_unit_fires_or_all_units_of_a_hex_of_one_kind() -> None:
    units = {
        "54-1": "3110 regular W",
        "54-2": "3110 regular W",
        "BAT-R": "3110 deployed W",
        "96": "3109 regular W",
    }
    stage = firing("french", {**units, **TARGET}).play()
    assert stage.options == [
        *("fire:54-1", "fire:54-2", "fire:BAT-R", "fire:96"),
        *("volley:3110:small", "stop"),
    ]
    stage.dice(fire=1).choose("volley:3110:small", by="french")
    assert rolls(stage) == [("12", 1, "SE")]
    assert stage.options == ["fire:BAT-R", "fire:96", "stop"]


@rule("cuadro", "9.20")
def test_only_those_of_a_volley_who_can_reach_the_target_fire_at_it() -> None:
    """The battery limps behind: at 4 hexes it cannot, at 3 it can."""
    units = {
        "BAT-R": "2910 deployed E",
        "BAT-H": "2910 deployed E",
        "2-67": "3310 regular W",
        "1-28": "3108 regular W",
    }
    stage = firing("french", units).dice(fire=1).play().choose("volley:2910:guns", by="french")
    assert offered(stage, "target") == ["3108", "3310"]
    stage.choose("target:3310", by="french")
    assert rolls(stage) == [("4", 2, "SE")]
    assert stage.options == ["fire:BAT-H", "stop"]


@rule("cuadro", "9.20")
def test_nobody_is_obliged_to_fire() -> None:
    stage = firing("french", {"54-1": "3110 regular W", **TARGET}).play().choose("stop", by="french")
    assert (stage.prompt == "fire", stage.rolled) == (False, [])


@rule("cuadro", "9.20")
def test_without_a_target_in_range_arc_and_sight_there_is_no_question() -> None:
    looking_away = {"54-1": "3110 regular E", **TARGET}
    assert firing("french", looking_away).play().prompt != "fire"
    stage = firing("french", looking_away | ELSEWHERE).play()
    assert "fire:54-1" not in stage.options
    assert refused(stage, "french", "54-1") == ("fire-nobody", "9.20")


# ---------------------------------------------------------------- 9.21 two hexes for one step


@rule("cuadro", "9.21")
@pytest.mark.parametrize(("facing", "can"), [("E", True), ("NE", True), ("SW", True), ("NW", False)])
def test_the_firer_chooses_the_hex_for_the_arc(facing: str, can: bool) -> None:
    stage = firing("allied", {"RA-S": f"3010 deployed {facing}", "96": "3211 regular W"})
    reason = None if can else ("target-out-of-arc", "9.3")
    assert refused(stage, "allied", "target:3211", ["RA-S"]) == reason
    assert (stage.play().options == ["fire:RA-S", "stop"]) is can


@rule("cuadro", "9.21")
def test_a_hex_that_blocks_is_not_used_for_the_arc() -> None:
    units = {"RA-S": "3010 deployed NE", "96": "3211 regular W", "2-67": "3110 regular E"}
    stage = firing("allied", units)
    assert refused(stage, "allied", "target:3211", ["RA-S"]) == ("target-out-of-arc", "9.3")
    assert stage.play().options == ["fire:2-67", "stop"]


@rule("cuadro", "9.21")
@pytest.mark.parametrize(
    ("facing", "blocked", "flank"),
    [
        ("W", {}, 0),
        ("SW", {}, 0),
        ("E", {}, 2),
        ("SW", {"2-67": "3111 square"}, 2),
        ("SW", {"2-67": "3110 square"}, 0),
    ],
)
def test_the_hex_worse_for_the_firer_counts_for_the_flank(
    facing: str, blocked: dict[str, str], flank: int
) -> None:
    stage = firing("allied", {"RA-S": "3010 deployed E", "54-1": f"3211 regular {facing}", **blocked})
    stage.dice(6, fire=1).play().choose("fire:RA-S", by="allied")
    assert modifiers(stage, "hit").get("flank", 0) == flank


@rule("cuadro", "9.21")
@pytest.mark.parametrize(
    ("blocked", "points"), [({}, 8), ({"2-67": "3419 regular W"}, 8), ({"2-67": "3320 regular W"}, 12)]
)
def test_the_hex_worse_for_the_firer_counts_for_the_terrain(blocked: dict[str, str], points: int) -> None:
    """From 3319 at 3420 between 3419 and 3320, which has a ravine before the target."""
    stage = firing("french", {"BAT-R": "3319 deployed E", "1-28": "3420 regular W", **blocked})
    assert aim(stage, "3420", "BAT-R").points == points


# ---------------------------------------------------------------- 9.24 who is no target


@rule("cuadro", "9.24")
def test_a_hex_with_leaders_only_is_no_target() -> None:
    stage = firing("french", {"54-1": "3110 regular W", "2-67": "2510 regular E"}, leaders={"GRAHAM": "3010"})
    assert refused(stage, "french", "target:3010", ["54-1"]) == ("target-nobody", "9.24")
    assert stage.play().prompt != "fire"


@rule("cuadro", "9.24")
def test_routed_units_may_be_fired_at() -> None:
    stage = firing("french", {"54-1": "3110 regular W", "2-67": "3010 routed"}).dice(6, fire=6).play()
    assert stage.choose("fire:54-1", by="french").battle.pf["2-67"] == 4
