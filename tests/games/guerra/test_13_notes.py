"""13.0 The designer's notes that are rules."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from tests.games.guerra.campaigning import Stage, marching, modifiers
from tests.games.staging import told
from vivac.games.guerra.box.unpacking import open_box
from vivac.games.guerra.chapters.tactics import Strength, applied, initiative
from vivac.lab.coverage import rule

BOX = open_box(None)
NOTHING = dict.fromkeys(("royalist", "el_plata", "chile", "gran_colombia", "peru", "mexico"), 0)


@rule("guerra", "13-1")
def test_maracaibo_includes_santa_marta_and_coro() -> None:
    assert BOX.cities["maracaibo"] == ("maracaibo_c", "santa_marta")
    assert not {"santa_marta", "coro"} & BOX.area.keys()
    assert BOX.area["maracaibo"].seas == ("caribbean_3", "caribbean_5")  # one coast for each


@rule("guerra", "13-2")
@pytest.mark.parametrize(("start", "to"), [("salta", "chaco"), ("chaco", "salta"), ("chaco", "paraguay")])
def test_moves_into_or_out_of_the_chaco_add_one_to_the_attrition_roll(start: str, to: str) -> None:
    stage = marching("pl_ri_1", "pl_ri_2", at=start, side="patriot", rp=NOTHING).dice(attrition=4).play()
    stage.choose(f"move:{to}", "stop", by="patriot")
    assert modifiers(stage, "attrition") == {"chaco": 1}
    assert told(stage, "attrition")["steps"] == 2


@rule("guerra", "13-2")
def test_other_hostile_ground_adds_nothing() -> None:
    stage = marching("pl_ri_1", "pl_ri_2", at="misiones", side="patriot", rp=NOTHING).dice(attrition=4).play()
    stage.choose("move:paraguay", "stop", by="patriot")
    assert not modifiers(stage, "attrition")
    assert told(stage, "attrition")["steps"] == 1


def army(infantry: int, cavalry: int, artillery: int) -> Strength:
    units = {"infantry": infantry, "cavalry": cavalry, "artillery": artillery}
    return Strength({arm: 2 * count for arm, count in units.items()}, units)


ENEMIES = [army(*counts) for counts in product((0, 1, 4), (0, 1, 4), (0, 1, 4)) if any(counts)]
LADDERS = [  # each step adds an arm and takes nothing away
    (army(3, 0, 0), army(3, 2, 0), army(3, 2, 1)),
    (army(3, 0, 0), army(3, 0, 1), army(3, 2, 1)),
    (army(0, 2, 0), army(3, 2, 0), army(3, 2, 1)),
    (army(0, 0, 1), army(3, 0, 1), army(3, 2, 1)),
]


@rule("guerra", "13-5")
@pytest.mark.parametrize("row", range(1, 13))
def test_no_tactical_row_is_worse_for_having_more_arms(row: int) -> None:
    tactic = BOX.charts.tactics.at(row)
    for ladder, enemy in product(LADDERS, ENEMIES):
        for poorer, richer in pairwise(ladder):
            mine, theirs, shift = applied(poorer, enemy, tactic)
            more, less, further = applied(richer, enemy, tactic)
            assert all(more[arm] >= mine[arm] for arm, count in poorer.units.items() if count)
            assert all(less[arm] <= theirs[arm] for arm in theirs)
            assert further >= shift


@rule("guerra", "13-3")
@rule("guerra", "13-5")
def test_rows_eleven_and_twelve_pay_each_further_arm_and_row_six_only_all_three() -> None:
    one, two, three = LADDERS[0]
    enemy = army(3, 0, 0)
    chart = BOX.charts.tactics
    assert [applied(own, enemy, chart.at(11))[2] for own in (one, two, three)] == [0, 1, 2]
    assert [applied(own, enemy, chart.at(12))[0]["infantry"] for own in (one, two, three)] == [1.25, 1.5, 2.0]
    assert [applied(own, enemy, chart.at(6))[2] for own in (one, two, three)] == [0, 0, 1]


@rule("guerra", "13-3")
@rule("guerra", "13-5")
def test_a_better_leader_never_lowers_the_chance_of_initiative() -> None:
    leaders = {0: "ld_hidalgo", 1: "ld_belgrano", 2: "ld_bolivar", 3: "ld_sucre"}
    wins = []
    for factor, leader in leaders.items():
        assert BOX.unit[leader].tactical == factor
        won = 0
        for ours, theirs in product(range(1, 7), repeat=2):
            stage = Stage().dice(initiative_attacker=[ours, 6], initiative_defender=[theirs, 1])
            stage.run(initiative, ("pl_ri_1", leader), ("ra_cuzco",))
            won += stage.result and len(stage.rolled) == 2  # a tie is nobody's
        wins.append(won)
    assert wins == [15, 21, 26, 30]


@rule("guerra", "13-4")
@pytest.mark.parametrize(
    ("hunters", "drm"),
    [(("ra_cuzco",), {"all-militia": -1}), (("ra_partidarios_2",), {"all-militia": -1, "partidarios": 1})],
)
def test_partidarios_help_against_guerrillas_and_militia_hides_well(
    hunters: tuple[str, ...], drm: dict[str, int]
) -> None:
    units = {"pe_mi_01": "charcas guerrilla", "pe_mc_01": "charcas guerrilla"}
    stage = (
        marching(*hunters, at="charcas", side="royalist", units=units)
        .dice(hunt=6)
        .play()
        .choose("hunt:-1", by="royalist")
    )
    assert modifiers(stage, "hunt") == drm
    assert told(stage, "hunt")["result"] == "eliminated"
    assert stage.war.where["pe_mi_01"] == stage.war.where["pe_mc_01"] == "pool_peru"
