"""11.9-11.11 Evasion, cavalry withdrawal, advance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import asked, offered, result, rolls, shock, stands
from vivac.games.cuadro.chapters.pursuit import offer_advance
from vivac.games.cuadro.chapters.reaction import withdraw
from vivac.lab.coverage import rule

SKIRMISHERS = {"54-1": "3110 regular W assault 3010", "BARNARD": "3010 skirmish"}
HORSE = {"1D": "3110 regular W assault 3010", "2-67": "3010 regular E"}


# ---------------------------------------------------------------- 11.9 evasion


@rule("cuadro", "11.9")
def test_skirmishers_assaulted_by_infantry_may_evade_one_hex() -> None:
    stage = shock("french", SKIRMISHERS).play()
    assert (asked(stage), stage.options) == (("allied", "evade"), ["evade", "stand"])
    stage.choose("evade", by="allied")
    assert (asked(stage)[0], offered(stage, "retreat")) == ("allied", {"2910", "3009", "3011"})
    stage.choose("retreat:2910", by="allied")
    assert (asked(stage), offered(stage, "advance")) == (("french", "advance"), {"54-1"})
    stage.choose("advance:54-1", by="french")
    assert (stands(stage, "BARNARD"), stands(stage, "54-1")) == ("2910 skirmish", "3010 regular W")
    assert stage.rolled == []


@rule("cuadro", "11.9")
def test_skirmishers_may_stand() -> None:
    stage = shock("french", SKIRMISHERS).dice(6, shock=4).play().choose("stand", by="allied")
    assert rolls(stage, "shock") == [("1/1", 4, "SE")]  # C against A -2, formed against skirmishers +2


@rule("cuadro", "11.9")
@pytest.mark.parametrize(
    "others",
    [
        {"BARNARD": "3010 regular E"},
        {"BARNARD": "3010 skirmish disordered"},
        {"BARNARD": "3010 skirmish", "P20": "3010 skirmish"},
        {"BARNARD": "3010 skirmish", "RA-S": "3010 limbered"},
    ],
)
def test_only_skirmishers_in_good_order_and_alone_may_evade(others: dict[str, str]) -> None:
    stage = shock("french", {"54-1": "3110 regular W assault 3010", **others}).dice(6, shock=4).play()
    assert stage.prompt != "evade"


@rule("cuadro", "11.9")
def test_nobody_evades_cavalry() -> None:
    stage = shock("french", {"1D": "3110 regular W assault 3010", "BARNARD": "3010 skirmish"}).play()
    assert stage.prompt == "square"
    stage.choose("stand", by="allied")
    assert stage.prompt == "stand-fire"
    assert "evade" not in stage.options


# ---------------------------------------------------------------- 11.10 cavalry withdrawal


@rule("cuadro", "11.10")
@pytest.mark.parametrize(("what", "least"), [("AR1", 1), ("AR2", 2)])
def test_beaten_cavalry_goes_back_the_hexes_due_and_as_far_as_half_its_allowance(
    what: str, least: int
) -> None:
    stage = result(shock("french", HORSE), what, "1D", "3010")
    distance = stage.field.grid.distance
    gone = {distance("3010", hex_) - 1 for hex_ in offered(stage, "retreat")}
    assert asked(stage)[0] == "french"
    assert gone == set(range(least, 4))  # seven points, halved and rounded down


@rule("cuadro", "11.10")
def test_spanish_heavy_cavalry_withdraws_two_hexes_at_most() -> None:
    stage = result(
        shock("allied", {"GRAN-C": "3110 regular W", "45": "3010 regular E"}), "AR1", "GRAN-C", "3010"
    )
    distance = stage.field.grid.distance
    assert {distance("3010", hex_) - 1 for hex_ in offered(stage, "retreat")} == {1, 2}


@rule("cuadro", "11.10")
@pytest.mark.parametrize("what", ["AR1", "AR2"])
def test_beaten_cavalry_tires_and_then_tests(what: str) -> None:
    stage = result(shock("french", HORSE).dice(morale=3), what, "1D", "3010")
    stage.choose("retreat:3310", "face:W", by="french")
    assert stage.battle.fatigue == {"1D": 1}
    assert rolls(stage, "morale") == [("B", 2, "SE")]  # the new level counts


@rule("cuadro", "11.10")
def test_cavalry_that_fails_to_close_withdraws_tires_and_does_not_test_again() -> None:
    stage = shock("french", HORSE).dice(morale=0).play().choose("stand", "hold_fire", by="allied")
    assert rolls(stage, "morale") == [("B", 1, "D")]
    assert asked(stage) == ("french", "retreat")
    distance = stage.field.grid.distance
    assert {distance("3010", hex_) - 1 for hex_ in offered(stage, "retreat")} == {1, 2, 3}
    stage.choose("retreat:3310", "face:W", by="french")
    assert stands(stage, "1D") == "3310 regular W disordered fatigue 2"  # one for the assault
    assert stage.rolled == ["morale"]


@rule("cuadro", "11.10")
def test_withdrawing_cavalry_passes_through_friends() -> None:
    friends = {"8-1": "3210 regular W", "8-2": "3209 regular W", "54-1": "3211 regular W"}
    stage = Stage(player="french", units={**HORSE, **friends}).run(withdraw, "1D", "3010", 1)
    assert "3310" in offered(stage, "retreat")
    assert not {"3209", "3210", "3211"} & offered(stage, "retreat")  # horse and foot do not mix


@rule("cuadro", "11.10")
def test_withdrawing_cavalry_does_not_end_in_an_enemy_zone_if_it_can_avoid_it() -> None:
    foes = {"1-28": "3309 regular W", "2-87": "3212 regular NW"}  # over 3209, 3210 and 3211
    stage = Stage(player="french", units={**HORSE, **foes}).run(withdraw, "1D", "3010", 1)
    assert "3310" in offered(stage, "retreat")
    assert not {"3209", "3210", "3211"} & offered(stage, "retreat")


BEFORE = {"2-67": "3010 regular E assault 3110", "1D": "3110 regular W"}


@rule("cuadro", "11.10")
def test_cavalry_assaulted_by_infantry_may_withdraw_before_combat_without_fatigue_or_test() -> None:
    stage = shock("allied", BEFORE).play()
    assert (asked(stage), stage.options) == (("french", "withdraw"), ["withdraw", "stand"])
    stage.choose("withdraw", by="french")
    assert asked(stage) == ("french", "retreat")
    assert "3410" in offered(stage, "retreat")
    stage.choose("retreat:3410", "face:W", by="french")
    assert (stands(stage, "1D"), stage.rolled) == ("3410 regular W", [])
    assert (asked(stage), offered(stage, "advance")) == (("allied", "advance"), {"2-67"})


@rule("cuadro", "11.10")
@pytest.mark.parametrize(
    "others",
    [{"1D": "3110 regular W disordered"}, {"1D": "3110 regular W", "BAT-H": "3110 limbered"}],
)
def test_only_cavalry_alone_and_in_good_order_withdraws_before_combat(others: dict[str, str]) -> None:
    stage = shock("allied", {**BEFORE, **others}).dice(6, shock=4).play()
    assert stage.prompt != "withdraw"


@rule("cuadro", "11.10")
def test_cavalry_on_foot_is_fought_as_infantry_and_does_not_withdraw() -> None:
    fields = {"KGL-H": "4014 skirmish", "ESC-W": "4014 skirmish", "45": "3914 regular E assault 4014"}
    stage = shock("french", fields).dice(6, shock=4).play()
    assert stage.prompt == "direct"


@rule("cuadro", "11.10")
def test_cavalry_does_not_withdraw_from_cavalry_before_combat() -> None:
    stage = shock("allied", {"KGL-H": "3010 regular E assault 3110", "1D": "3110 regular W"})
    stage.dice(6, shock=4).play()
    assert "withdraw" not in stage.options
    assert rolls(stage, "shock") == [("1/2", 4, "AR1")]


# ---------------------------------------------------------------- 11.11 advance


def won(units: dict[str, str], die: int = 5, **position: Any) -> Stage:
    """The French beat 2-67 out of 3010: DR1 with 7 to 5, B against C and a 5."""
    stage = shock("french", {"2-67": "3010 regular E", **units}, **position)
    return stage.dice(6, shock=die).play()


@rule("cuadro", "11.11")
def test_the_attackers_may_enter_the_hex_left_empty_one_by_one() -> None:
    stage = won({"8-1": "3110 regular W assault 3010", "54-1": "3111 regular NW assault 3010"}, 4)
    stage.choose("direct:8-1", by="french")
    assert rolls(stage, "shock") == [("2/1", 5, "DR1")]
    stage.choose("retreat:2910", by="french").choose("face:E", by="allied")
    assert offered(stage, "advance") == {"8-1", "54-1"}
    assert "stop" in stage.options
    stage.choose("advance:54-1", by="french")
    assert stands(stage, "54-1") == "3010 regular NW"  # the direction of the advance
    assert offered(stage, "advance") == {"8-1"}
    stage.choose("advance:8-1", by="french")
    assert stands(stage, "8-1") == "3010 regular NW"  # as those who are there


@rule("cuadro", "11.11")
def test_the_player_need_not_advance() -> None:
    stage = (
        won({"8-1": "3110 regular W assault 3010"})
        .choose("retreat:2910", by="french")
        .choose("face:E", by="allied")
        .choose("stop", by="french")
    )
    assert stands(stage, "8-1") == "3110 regular W"


@rule("cuadro", "11.11")
def test_nobody_advances_beyond_the_stacking_limit() -> None:
    # In the wood there is room for one.
    units = {"8-1": "2817 regular W", "54-1": "2716 regular SE"}
    stage = Stage(player="french", units=units).run(offer_advance, ["8-1", "54-1"], "2717")
    stage.choose("advance:8-1", by="french")
    assert (stage.options, stands(stage, "54-1")) == ([], "2716 regular SE")


@rule("cuadro", "11.11")
def test_nobody_advances_where_he_could_not_move_but_cost_does_not_matter() -> None:
    # The ravine before 3420 is closed to cavalry; over it and up the slope costs four, and WAL-4 has three.
    for unit, start, may in (("1D", "3419", {"1D"}), ("1D", "3320", set()), ("WAL-4", "3320", {"WAL-4"})):
        stage = Stage(units={unit: f"{start} regular E"}).run(offer_advance, [unit], "3420")
        assert offered(stage, "advance") == may


@rule("cuadro", "11.15")
@pytest.mark.parametrize(("die", "what"), [(3, "SE"), (4, "BM")])
def test_there_is_no_advance_after_se_or_bm(die: int, what: str) -> None:
    stage = won({"8-1": "3110 regular W assault 3010", "2-67": "3010 regular E pf 5"}, die)
    assert rolls(stage, "shock") == [("1/1", die + 1, what)]
    assert stage.prompt != "advance"


@rule("cuadro", "11.15")
def test_there_is_no_advance_after_bm_even_if_nobody_is_left() -> None:
    units = {"8-1": "3110 regular W pf 1 assault 3010", "2-67": "3010 regular E pf 1"}
    stage = shock("french", {**units, "24-1": "3111 regular NW pf 1 assault 3010"}).dice(6, shock=3).play()
    stage.choose("direct:24-1", by="french")
    assert rolls(stage, "shock") == [("2/1", 4, "BM")]
    assert stage.battle.where["2-67"] == "eliminated"
    assert stage.prompt != "advance"


@rule("cuadro", "11.11")
def test_attackers_who_retreat_do_not_advance() -> None:
    stage = won({"8-1": "3110 regular W assault 3010"}, 1)
    assert rolls(stage, "shock") == [("1/1", 2, "AR1")]
    stage.choose("retreat:3210", "face:W", by="french")
    assert stage.prompt != "advance"


@rule("cuadro", "11.11")
@pytest.mark.parametrize(("control", "may"), [(6, True), (1, False)])
def test_cavalry_advances_only_after_its_control_roll(control: int, may: bool) -> None:
    stage = shock("french", {"1D": "3110 regular W assault 3010", "2-67": "3010 routed"})
    stage.dice(6, control=control).play()
    assert stage.rolled[0] == "control"
    if may:
        assert stage.options == ["advance:1D", "stop"]
    else:
        assert stage.prompt != "advance"
        assert stage.battle.where["1D"] == "2910"  # through the hex and one more
