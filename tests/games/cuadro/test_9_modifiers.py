"""9.11-9.14 Die modifiers, the target, roundshot."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.cuadro.firing import firing, rolls, totals
from tests.games.staging import modifiers
from vivac.games.cuadro.chapters.gunnery import firer_modifiers
from vivac.lab.coverage import rule

FRENCH_LINE = ("54-1", "3110 regular W")  # will C: adds nothing
BRITISH_LINE = ("2-67", "3010 regular E")


def added(firer: tuple[str, str], target: tuple[str, str], side: str = "french") -> int:
    """What a fire adds to its die."""
    stage = firing(side, dict((firer, target))).dice(6, fire=1).play().choose(f"fire:{firer[0]}", by=side)
    assert sum(modifiers(stage, "hit").values()) == totals(stage)[0] - 1
    return totals(stage)[0] - 1


@rule("cuadro", "9.11")
def test_all_modifiers_that_apply_are_added() -> None:
    assert added(FRENCH_LINE, BRITISH_LINE) == 0
    guards = ("2-1G", "3010 regular E")
    assert added(guards, ("54-1", "3110 square"), "allied") == 4  # will A, British, at a square
    assert (
        added(("BAT-H", "3110 deployed W"), ("RA-S", "3010 deployed W")) == 1
    )  # light, B, at guns, from behind


@rule("cuadro", "9.11a")
def test_at_a_square_2_more() -> None:
    assert added(FRENCH_LINE, ("2-67", "3010 square")) == 2


@rule("cuadro", "9.11b")
@pytest.mark.parametrize("target", ["BROWNE", "KGL-H"])
def test_at_skirmishers_2_less(target: str) -> None:
    assert added(FRENCH_LINE, (target, "3010 skirmish")) == -2


@rule("cuadro", "9.11c")
def test_at_deployed_artillery_1_less() -> None:
    assert added(FRENCH_LINE, ("RA-S", "3010 deployed E")) == -1
    assert added(FRENCH_LINE, ("RA-S", "3010 limbered")) == 0


@rule("cuadro", "9.11d", "9.11e")
@pytest.mark.parametrize(("guns", "more"), [("ART-V", -1), ("ART-A", 0), ("ART-Z", 1)])
def test_light_guns_1_less_heavy_guns_1_more(guns: str, more: int) -> None:
    """Three Spanish batteries of will C."""
    stage = firing("allied", {guns: "3010 deployed E", "54-1": "3110 regular W"}, scenario="chiclana")
    stage.dice(6, fire=1).play().choose(f"fire:{guns}", by="allied")
    assert totals(stage)[0] - 1 == more


@rule("cuadro", "9.11f", "9.11g")
@pytest.mark.parametrize(
    ("firer", "more"),
    [("24-1", 1), ("96", 0), ("95-2", 0), ("SIG", -1), ("LEG-X", -1), ("MUR-2", 0), ("G-ESP-1", 0)],
)
def test_will_a_or_b_1_more_e_or_f_1_less(firer: str, more: int) -> None:
    field = firing("french", {}, scenario="chiclana").field
    french = field.side[firer] == "french"
    target = ("IRL" if french else "63", "3010 regular E")
    units = dict(((firer, "3110 regular W"), target))
    stage = firing("french" if french else "allied", units, scenario="chiclana").dice(6, fire=1).play()
    assert totals(stage.choose(f"fire:{firer}", by=stage.battle.player))[0] - 1 == more


@rule("cuadro", "9.11f", "9.11h")
@pytest.mark.parametrize(
    ("firer", "words", "more"),
    [
        ("2-1G", "regular E", 2),  # A
        ("2-87", "regular E", 2),  # B
        ("2-67", "regular E", 1),  # C
        ("WAL-4", "regular E", 0),  # Spanish
        ("P20", "regular E", 0),  # Portuguese
        ("RA-S", "deployed E", 1),  # guns: will B only
    ],
)
def test_british_infantry_of_will_c_or_better_1_more(firer: str, words: str, more: int) -> None:
    assert added((firer, f"3010 {words}"), ("54-1", "3110 regular W"), "allied") == more


@rule("cuadro", "9.11h")
def test_british_infantry_of_will_d_has_no_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = firing("allied", dict([BRITISH_LINE]))
    what = stage.field.units["2-67"]
    for will, more in (("C", 1), ("D", 0), ("E", -1)):
        monkeypatch.setitem(stage.field.units, "2-67", msgspec.structs.replace(what, will=will))
        assert sum(firer_modifiers(stage.field, stage.battle, "2-67").values()) == more


@rule("cuadro", "9.11i")
@pytest.mark.parametrize(("words", "more"), [("", 1), ("fatigue 1", 0), ("fatigue 3", -2)])
def test_tired_cavalry_1_less_for_each_level(words: str, more: int) -> None:
    assert added(("1D", f"3110 skirmish {words}"), BRITISH_LINE) == more


@rule("cuadro", "9.11j", "9.29")
@pytest.mark.parametrize(("facing", "more"), [("E", 0), ("NE", 0), ("SE", 0), ("NW", 2), ("SW", 2), ("W", 2)])
def test_at_a_flank_or_the_rear_2_more(facing: str, more: int) -> None:
    assert added(FRENCH_LINE, ("2-67", f"3010 regular {facing}")) == more


@rule("cuadro", "9.11j")
def test_who_has_no_flank_is_not_taken_in_it() -> None:
    """Skirmishers on a line that is taken in the flank are themselves not."""
    units = {"54-1": "3110 regular W", "BROWNE": "3010 skirmish", "2-67": "3010 regular W"}
    stage = firing("french", units).dice(6, fire=1).play().choose("fire:54-1", by="french")
    assert modifiers(stage, "hit") == {"target-skirmish": -2}
    assert added(("54-1", "4123 regular W"), ("2-67", "4023 regular W")) == 0  # in a village


# ---------------------------------------------------------------- 9.12


@rule("cuadro", "9.12")
@pytest.mark.parametrize(("facing", "more"), [("SE", 0), ("E", 0), ("NE", 2), ("NW", 2), ("W", 2), ("SW", 0)])
def test_the_last_step_of_the_fire_decides_whether_it_takes_a_flank(facing: str, more: int) -> None:
    """From 3112 at 3010: the last step comes from 3011 or 3111, SW and SE of the target."""
    stage = firing(
        "french", {"BAT-R": "3112 deployed NW", "2-67": f"3010 regular {facing}", "1-28": "3011 square"}
    )
    stage.dice(6, fire=1).play().choose("fire:BAT-R", "target:3010", by="french")
    assert modifiers(stage, "hit").get("flank", 0) == more


@rule("cuadro", "9.12")
def test_the_kgl_is_not_british_in_fire(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = firing("allied", dict([BRITISH_LINE]))
    assert firer_modifiers(stage.field, stage.battle, "2-67") == {"british": 1}
    german = msgspec.structs.replace(stage.field.units["2-67"], nation="kgl")
    monkeypatch.setitem(stage.field.units, "2-67", german)
    assert firer_modifiers(stage.field, stage.battle, "2-67") == {}
    assert stage.field.units["KGL-H"].nation == "kgl"


# ---------------------------------------------------------------- 9.13, 9.14


@rule("cuadro", "9.13")
@pytest.mark.parametrize("top", ["2-67", "1-28"])
def test_the_target_is_the_top_unit(top: str) -> None:
    below = "1-28" if top == "2-67" else "2-67"
    units = {"54-1": "3110 regular W", top: "3010 regular E", below: "3010 regular E"}
    stage = firing("french", units).dice(fire=6).play().choose("fire:54-1", by="french")
    assert (stage.battle.losses[top], stage.battle.losses[below]) == (1, 0)


@rule("cuadro", "9.14")
@pytest.mark.parametrize(("hex_", "seen"), [("3110", 1), ("3210", 1), ("3310", 4), ("3410", 4)])
def test_beyond_2_hexes_roundshot_goes_through_the_stack(hex_: str, seen: int) -> None:
    stack = dict.fromkeys(["2-67", "1-28", "GDS", "BROWNE"], "3010 regular E")
    stage = firing("french", {"BAT-H": f"{hex_} deployed W", **stack})
    if hex_ == "3410":  # out of the range of light guns
        stage = firing("french", {"BAT-R": f"{hex_} deployed W", **stack})
    stage.dice(fire=2).play().choose(stage.options[0], by="french")
    guns = 1 if hex_ == "3410" else 0  # will B, and light guns
    assert totals(stage) == [2 + guns + less for less in (0, -1, -2, -2)][:seen]
    assert stage.rolled == ["fire"]


@rule("cuadro", "9.14")
def test_roundshot_reads_the_other_modifiers_anew_for_each_unit() -> None:
    units = {
        "BAT-R": "3310 deployed W",
        "BROWNE": "3010 skirmish",
        "RA-S": "3010 deployed W",
        "2-67": "3010 regular W",
    }
    stage = firing("french", units).dice(6, fire=1).play().choose("fire:BAT-R", by="french")
    # will B; skirmishers; then guns from behind, second; then a line from behind, third
    assert totals(stage)[:3] == [1 + 1 - 2, 1 + 1 - 1 + 2 - 1, 1 + 1 + 2 - 2]


@rule("cuadro", "9.14")
def test_small_arms_hit_only_the_top_unit() -> None:
    units = {"54-1": "3110 regular W", "2-67": "3010 regular E", "1-28": "3010 regular E"}
    stage = firing("french", units).dice(fire=2).play().choose("fire:54-1", by="french")
    assert rolls(stage) == [("6", 2, "SE")]
