"""2 Counters: units, states, formations, leaders and markers."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import ends, movement, moving, offered, refused
from vivac.games.cuadro import RULEBOOK
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.losses import lose
from vivac.games.cuadro.chapters.reaction import offer_square
from vivac.games.cuadro.chapters.troops import presence
from vivac.lab.coverage import rule

BOX = open_box()
UNITS = {unit.id: unit for unit in BOX.contents.counters.unit}
LEADERS = {leader.id: leader for leader in BOX.contents.counters.leader}


# ---------------------------------------------------------------- 2.1 to 2.3


@rule("cuadro", "2.1")
def test_units_are_battalions_regiments_and_batteries() -> None:
    arms = {
        arm: sum(unit.arm == arm for unit in UNITS.values()) for arm in ("infantry", "cavalry", "artillery")
    }
    assert arms == {"infantry": 46, "cavalry": 6, "artillery": 10}
    assert len(UNITS) == sum(arms.values())


@rule("cuadro", "2.1")
def test_leaders_are_not_units() -> None:
    """Nobody fires at a leader alone, and he stops nobody."""
    assert not UNITS.keys() & LEADERS.keys()
    stage = Stage(step="offensive_fire", player="french", units={"96": "3604 regular E"},
                  leaders={"L-DILKES": "3704"}).play()  # fmt: skip
    assert stage.prompt != "fire"
    assert stage.at("3704") == ()


@rule("cuadro", "2.2")
@pytest.mark.parametrize(("unit", "has"), [
    ("2-1G", (6, 6, "A", "british", "DILKES")), ("P20", (3, 3, "C", "portuguese", "WHEATLEY")),
    ("LEG-X", (4, 4, "F", "spanish", "ZAYAS")), ("KGL-H", (2, 1, "B", "kgl", "WHITTINGHAM")),
    ("BAT-R", (2, 8, "B", "french", "RUFFIN")), ("2D", (3, 2, "C", "french", "VILLATTE")),
])  # fmt: skip
def test_a_unit_has_strength_fire_factor_will_nationality_and_division(
    unit: str, has: tuple[int, int, str, str, str]
) -> None:
    what = UNITS[unit]
    assert (what.pf, what.fire, what.will, what.nation, what.division) == has


@rule("cuadro", "2.2")
def test_every_will_is_from_a_to_f_and_a_is_the_best() -> None:
    assert {unit.will for unit in UNITS.values()} == set("ABCDEF")
    results = BOX.charts.morale
    worth = ["SE", "D", "DE"]
    for total in range(9):
        row = [worth.index(results.at(total, will)) for will in "ABCDEF"]
        assert row == sorted(row)
    assert {unit.division for unit in UNITS.values()} == {d.id for d in BOX.contents.counters.division}


@rule("cuadro", "2.3")
def test_cavalry_and_artillery_are_light_medium_or_heavy_and_guns_foot_or_horse() -> None:
    weights = {unit.id: unit.weight for unit in UNITS.values() if unit.arm != "infantry"}
    assert weights == {
        "KGL-H": "light", "ESC-W": "medium", "GRAN-C": "heavy", "BEG-C": "light", "1D": "medium",
        "2D": "medium", "RA-H": "heavy", "RA-S": "medium", "ART-V": "light", "ART-A": "medium",
        "ART-C": "light", "ART-Z": "heavy", "BAT-R": "medium", "BAT-L": "medium", "BAT-H": "light",
        "BAT-V": "medium",
    }  # fmt: skip
    assert {unit.id for unit in UNITS.values() if unit.horse} == {"ART-C", "BAT-H"}


# ---------------------------------------------------------------- 2.4 to 2.6 states and formations


@rule("cuadro", "2.4")
@pytest.mark.parametrize(("die", "disordered", "routed"), [
    (3, False, False), (2, True, False), (1, True, False), (0, False, True),
])  # fmt: skip
def test_a_unit_is_in_good_order_disordered_or_routed(die: int, disordered: bool, routed: bool) -> None:
    """A unit of will C; the last case starts in disorder, which makes the 1 a 0."""
    words = "3709 regular W" + ("" if die else " disordered")
    units = {"1-28": "3609 regular E", "96": words}
    stage = Stage(step="offensive_fire", player="allied", units=units)
    stage.dice(fire=3, morale=die or 1, rest=6).play().choose("fire:1-28", by="allied")
    assert stage.battle.rolls[0][3] == "M"
    assert ("96" in stage.battle.disordered, "96" in stage.battle.routed) == (disordered, routed)


@rule("cuadro", "2.5")
@pytest.mark.parametrize(("unit", "stance", "forms"), [
    ("2-95", "3604 regular E", {"skirmish", "square"}), ("2-95", "3604 skirmish", {"regular", "square"}),
    ("2-95", "3604 square", {"regular", "skirmish"}), ("KGL-H", "3604 regular E", {"skirmish"}),
    ("KGL-H", "3604 skirmish", {"regular"}), ("RA-S", "3604 limbered", {"deployed"}),
    ("RA-S", "3604 deployed E", {"limbered"}),
])  # fmt: skip
def test_the_formations_of_each_arm(unit: str, stance: str, forms: set[str]) -> None:
    stage = moving(unit, stance)
    assert offered(stage, "form") == forms


@rule("cuadro", "2.5")
def test_cavalry_skirmishes_on_foot_where_the_stacking_table_says_so() -> None:
    terrain = BOX.fields["barrosa"].ground.terrain
    kinds = {terrain[hex_] for hex_ in BOX.fields["barrosa"].on_foot}
    assert kinds == {"cultivated", "village", "town", "light_wood", "dense_wood"}


@rule("cuadro", "2.6")
def test_only_units_marked_as_able_to_skirmish_take_skirmish_order() -> None:
    able = {unit.id for unit in UNITS.values() if unit.skirmish}
    assert able == {
        "2-95", "BROWNE", "BARNARD", "P20", "KGL-H", "ESC-W", "SEV", "BEG-C", "C-MAYOR", "CARM", "V-VAL",
        "PATRIA", "9L", "1D", "27L", "2D",
    }  # fmt: skip
    assert "form:skirmish" in moving("BROWNE", "3604 regular E").options
    assert "form:skirmish" not in moving("2-1G", "3604 regular E").options
    assert "form:skirmish" not in moving("GRAN-C", "3604 regular E").options


@rule("cuadro", "2.6")
def test_a_group_skirmishes_only_if_all_of_it_can() -> None:
    units = {"BROWNE": "3604 regular E", "2-1G": "3604 regular E"}
    stage = movement(units=units).play().choose("group:3604:infantry:regular", by="allied")
    assert offered(stage, "form") == {"square"}


# ---------------------------------------------------------------- 2.7 losses


@rule("cuadro", "2.7")
def test_each_point_lost_lowers_the_current_strength_by_one() -> None:
    stage = Stage(units={"2-95": "3604 skirmish", "96": "3704 regular W"}).run(lose, "96", 2)
    assert (stage.battle.pf["96"], stage.battle.losses["96"], stage.at("3704")) == (3, 2, ("96",))


@rule("cuadro", "2.12")
def test_at_zero_the_unit_is_eliminated() -> None:
    stage = Stage(units={"96": "3704 regular W pf 2 disordered"}).run(lose, "96", 2)
    assert (stage.battle.where["96"], stage.battle.pf["96"], stage.at("3704")) == ("eliminated", 0, ())
    assert "96" not in stage.battle.disordered
    assert RULEBOOK.audit(stage.box, stage.battle) == []


# ---------------------------------------------------------------- 2.8 disorder


@rule("cuadro", "2.8")
def test_a_disordered_unit_may_not_assault() -> None:
    units = {"1-28": "3604 regular E disordered", "2-67": "3604 regular E", "96": "3704 regular W"}
    stage = Stage(step="marking", player="allied", units=units).play()
    assert stage.options == ["mark:2-67", "stop"]
    assert refused(stage, "mark:1-28") == ("mark-not-in-order", "2.8")


@rule("cuadro", "2.8")
@pytest.mark.parametrize("state", ["", " disordered"])
def test_a_disordered_unit_may_not_form_square_in_reaction(state: str) -> None:
    units = {"1D": "3604 regular E", "1-28": f"3704 regular W{state}", "2-67": "3704 regular W"}
    stage = Stage(step="shock", player="french", units=units).run(offer_square, "3704", True)
    assert ("form_square" in stage.options) is (state == "")


@rule("cuadro", "2.8")
def test_a_disordered_unit_fires_with_half_its_points_and_moves_normally() -> None:
    units = {"2-1G": "3604 regular E disordered", "96": "3704 regular W"}
    stage = Stage(step="offensive_fire", player="allied", units=units).dice(fire=1).play()
    stage.choose("fire:2-1G", by="allied")
    assert stage.battle.rolls[0][:2] == ("fire", "3")
    shaken, steady = moving("2-1G", "3604 regular E disordered"), moving("2-1G", "3604 regular E")
    assert ends(shaken) == ends(steady)
    assert "form:square" in shaken.options  # in its own turn it may


# ---------------------------------------------------------------- 2.9 rout


@rule("cuadro", "2.9")
def test_a_routed_unit_has_no_zone_of_control() -> None:
    stage = Stage(units={"96": "3704 routed", "24-1": "3706 regular W"})
    held, zones = presence(stage.field, stage.battle, "french")
    assert zones == stage.field.grid.mask(["3705", "3606", "3707"])
    assert held & stage.field.grid.bit["3704"]


@rule("cuadro", "2.9")
def test_a_routed_unit_receives_no_order() -> None:
    units = {"2-1G": "3604 routed", "GDS": "3605 regular E"}
    stage = Stage(player="allied", turn=2, units=units, leaders={"L-DILKES": "3604", "GRAHAM": "3604"}).play()
    stage.choose("order:DILKES:attack", by="allied")
    assert stage.battle.order == {"GDS": "attack"}
    alone = Stage(player="allied", turn=2, units={"2-1G": "3604 routed", "2-67": "3804 regular E"},
                  leaders={"L-DILKES": "3604", "GRAHAM": "3604", "L-WHEATLEY": "3604"})  # fmt: skip
    assert offered(alone.play(), "order") == {"WHEATLEY:manoeuvre", "WHEATLEY:attack", "WHEATLEY:none"}


@rule("cuadro", "2.9")
def test_a_routed_unit_neither_fires_assaults_nor_changes_formation() -> None:
    units = {
        "1-28": "3604 routed",
        "2-67": "3605 regular NE",
        "96": "3704 regular W",
        "24-1": "3705 regular W",
    }
    fire = Stage(step="offensive_fire", player="allied", units=units).play()
    assert offered(fire, "fire") == {"2-67"}
    assert refused(fire, "fire:1-28") == ("fire-routed", "2.9")
    mark = Stage(step="marking", player="allied", units=units).play()
    assert offered(mark, "mark") == {"2-67"}
    assert refused(mark, "mark:1-28") == ("mark-not-in-order", "2.8")
    move = movement(units=units).play()
    assert offered(move, "move") == {"2-67"}
    assert refused(move, "move:1-28") == ("move-routed", "2.9")


@rule("cuadro", "2.9")
def test_a_routed_unit_moves_only_by_flight() -> None:
    units = {"1-28": "3604 routed", "96": "3904 regular W"}
    stage = Stage(step="flight", player="allied", units=units).play()
    assert stage.battle.where["1-28"] == "3204"  # four hexes towards the left edge, unasked
    assert "move:1-28" not in stage.options


# ---------------------------------------------------------------- 2.10, 2.11


@rule("cuadro", "2.10")
def test_leaders_have_rank_command_range_shock_and_morale_factors() -> None:
    factors = {
        leader.id: (leader.rank, leader.command, leader.shock, leader.morale) for leader in LEADERS.values()
    }
    assert factors == {
        "GRAHAM": ("chief", 6, 2, 2), "L-DILKES": ("division", 3, 1, 1), "L-WHEATLEY": ("division", 4, 1, 1),
        "L-WHITTINGHAM": ("division", 4, 0, 1), "L-CRUZ": ("division", 3, 1, 1), "LAPENA": ("chief", 5, 0, 0),
        "L-BEGINES": ("division", 3, 0, 0), "L-LARDIZABAL": ("division", 4, 1, 1),
        "L-ANGLONA": ("division", 3, 0, 1), "L-ZAYAS": ("division", 4, 1, 2), "VICTOR": ("chief", 7, 1, 2),
        "L-RUFFIN": ("division", 4, 1, 1), "L-LEVAL": ("division", 4, 1, 1),
        "L-VILLATTE": ("division", 4, 0, 1),
    }  # fmt: skip
    for division in BOX.contents.counters.division:
        assert LEADERS[division.leader].rank == "division"
        assert LEADERS[division.chief].rank == "chief"


@rule("cuadro", "2.11", "2.13")
def test_every_marker_is_seen_on_its_unit() -> None:
    units = {
        "2-1G": "3604 regular E manoeuvre", "GDS": "3605 regular E attack",
        "1-28": "3606 regular E assault 3706",
        "96": "3706 regular W disordered pf 3", "24-1": "3808 routed", "1D": "3909 regular W fatigue 2",
        "BAT-R": "3810 deployed W",
    }  # fmt: skip
    stage = Stage(step="marking", player="allied", units=units, withdrawing=["LEVAL"])
    stage.battle.no_fire.add("BAT-R")
    scene = RULEBOOK.scene(stage.box, stage.battle, "allied")
    pieces = {piece.id: piece for piece in scene.pieces}
    seen = {unit: set(pieces[unit].badges) for unit in units}
    assert seen == {
        "2-1G": {"manoeuvre"}, "GDS": {"attack"}, "1-28": {"assault"}, "96": {"disordered"},
        "24-1": {"routed"},
        "1D": {"fatigue-2"}, "BAT-R": {"nofire"},
    }  # fmt: skip
    assert (pieces["96"].steps, pieces["96"].steps_left) == (5, 3)
    assert any(say.key == "status-withdrawing" for say in scene.status)
