"""6.4 Demolish."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.actions import act_in_operations
from vivac.games.mosby.chapters.demolition import demolish
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.lines import restore_lines
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

# Rappahannock Station, a railroad behind the lines: only Bealeton Station owes a check besides itself.
QUIET = {"mosby": "rappahannock_station", "revealed": ["rappahannock_station", "bealeton_station"]}


def targets(stage: Stage) -> list[str]:
    return [option.removeprefix("demolish:") for option in stage.options if option.startswith("demolish")]


# ---------------------------------------------------------------- 6.4-1 to 6.4-3


@rule("mosby", "6.4-1")
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"mosby": "occoquan"}, ["bridge"]),
        ({"mosby": "manassas_junction"}, ["rail"]),
        ({"mosby": "union_mills"}, ["bridge", "rail"]),
        ({"mosby": "alexandria"}, ["bridge", "rail"]),  # in a large force
        ({"mosby": "union_mills", "bridges_down": ["union_mills"]}, ["rail"]),
        ({"mosby": "union_mills", "rails_down": ["union_mills"]}, ["bridge"]),
        ({"mosby": "bradley"}, []),
        ({"mosby": "bradley", "depots": {"bradley": 5}}, ["depot"]),
        ({"mosby": "salem", "depots": {"salem": 5}}, ["depot"]),  # outside the lines: the depot alone
        ({"mosby": "bradley", "depots_burnt": ["bradley"]}, []),
        ({"mosby": "bradley", "depots": {"union_mills": 5}}, []),  # elsewhere
        ({"mosby": "farmwell_station"}, []),  # bridge and railroad outside the lines
        ({"mosby": "farmwell_station", "joined_lines": ["farmwell_station"]}, ["bridge", "rail"]),
        ({"mosby": "salem", "large_forces": ["salem"]}, ["rail"]),
        ({"mosby": "paris", "train": "paris", "escorts_unknown": 2}, ["train"]),
        ({"mosby": "paris", "train": "millwood", "escorts_unknown": 2}, []),
        ({"mosby": "paris", "train": "paris", "train_wrecked": True}, []),
    ],
)
def test_what_may_be_demolished(stage_of: type[Stage], position: dict[str, Any], expected: list[str]) -> None:
    stage = stage_of(**position).play()
    assert targets(stage) == expected
    for target in ("depot", "bridge", "rail", "train"):
        refusal = stage.table.why_not("mosby", f"demolish:{target}")
        assert (refusal is None) is (target in expected)


@rule("mosby", "6.4-2")
def test_each_target_needs_an_action_of_its_own_and_no_die_decides_it() -> None:
    revealed = ["union_mills", "bradley", "manassas_junction"]
    stage = Stage(mosby="union_mills", depots={"union_mills": 2}, revealed=revealed)
    stage.dice(activation=[6] * 6).play()  # two large forces adjoin
    stage.choose("demolish:rail")
    assert targets(stage) == ["depot", "bridge"]
    stage.choose("demolish:depot")
    assert targets(stage) == ["bridge"]
    stage.choose("demolish:bridge")
    assert targets(stage) == []
    assert stage.rolled == ["activation"] * 6
    assert (stage.raid.notoriety, stage.raid.performance) == (2, 0)  # 3 + 2 + 5


@rule("mosby", "6.4-2")
def test_in_rounds_a_demolition_is_the_action_of_the_round() -> None:
    stage = in_rounds(mosby="rappahannock_station", revealed=QUIET["revealed"]).play().choose("demolish:rail")
    assert stage.raid.round == 2


@rule("mosby", "6.4-3")
@pytest.mark.parametrize("space", ["manassas_junction", "alexandria", "harpers_ferry"])
def test_a_space_where_railroads_meet_is_demolished_once_for_one_award(space: str) -> None:
    stage = Stage(mosby=space, bridges_down=[space])
    assert len(stage.box.spaces[space].rail) == 2
    stage.dice(rest=6).play().choose("demolish:rail")
    assert stage.raid.rails_down == {space}
    assert stage.raid.performance == 3
    assert targets(stage) == []


# ---------------------------------------------------------------- 6.4-4


@rule("mosby", "6.4-4")
@pytest.mark.parametrize(
    ("target", "position", "points"),
    [
        ("rail", {}, 3),
        ("bridge", {"mosby": "dumfries", "revealed": ["dumfries", "occoquan", "independent_hill"]}, 5),
        *(("depot", {"depots": {"rappahannock_station": value}}, value) for value in (3, 8)),
    ],
)
def test_a_demolition_marks_and_scores_its_target_and_raises_awareness(
    target: str, position: dict[str, Any], points: int
) -> None:
    stage = Stage(**{**QUIET, **position}).run(demolish, target)
    space = stage.raid.mosby
    ruins = {
        "rail": stage.raid.rails_down,
        "bridge": stage.raid.bridges_down,
        "depot": stage.raid.depots_burnt,
    }
    assert {kind: spaces for kind, spaces in ruins.items() if spaces} == {target: {space}}
    assert stage.raid.depots == {}
    assert stage.raid.performance == points
    assert stage.raid.awareness == 2


@rule("mosby", "6.4-4")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_awareness_rises_by_one_up_to_five(before: int, after: int) -> None:
    assert Stage(awareness=before, **QUIET).run(demolish, "rail").raid.awareness == after


@rule("mosby", "6.4-4")
def test_the_space_itself_and_every_adjacent_one_are_checked_inside_or_outside_the_lines() -> None:
    units = {
        "c2.1": "rappahannock_station",
        "c2.2": "sulphur_springs",  # adjacent, outside the lines
        "c2.3": "warrenton_junction",  # two spaces away
        "c2.4": "bealeton_station",
    }
    stage = Stage(mosby="rappahannock_station", revealed=["rappahannock_station"], units=units)
    stage.dice(activation=[6, 2, 6, 2]).draws("c3").run(demolish, "rail")
    assert stage.rolled == ["activation"] * 4
    # in the order of the map: the unit and the hidden unit of Bealeton, Rappahannock, Sulphur Springs
    assert stage.raid.active == {"c3.1", "c2.2"}
    assert stage.raid.where["c3.1"] == "bealeton_station"
    assert stage.raid.revealed == {"rappahannock_station", "bealeton_station"}


@rule("mosby", "6.4-4")
def test_an_adjacent_space_that_does_not_wake_stays_unrevealed_and_unseen() -> None:
    stage = Stage(mosby="rappahannock_station", units={"c2.2": "sulphur_springs"})
    stage.dice(activation=[6, 6, 6]).run(demolish, "rail")
    assert stage.raid.revealed == set()
    assert stage.raid.seen == set()
    assert stage.chance.drawn == []


@rule("mosby", "6.4-4")
@pytest.mark.parametrize(("die", "wakes"), [(2, True), (3, False)])
def test_the_checks_are_made_at_the_new_awareness_without_the_scout_card(die: int, wakes: bool) -> None:
    stage = Stage(hand=["scout", "gain_initiative"], units={"c2.1": "bealeton_station"}, **QUIET)
    stage.dice(activation=die).play().choose("demolish:rail")
    assert (stage.raid.step is Phase.INITIATIVE) is wakes


@rule("mosby", "6.4-4")
def test_large_forces_are_checked_too() -> None:
    stage = Stage(mosby="fairfax_station", revealed=["springfield_station", "pohick_church", "occoquan"])
    stage.raid.revealed.add("union_mills")
    stage.dice(activation=[6, 1]).draws("c4").run(demolish, "rail")
    assert stage.at("fairfax_station") == ("c4.1",)  # after Fairfax Court House, which comes first on the map
    assert "c4.1" in stage.raid.active


# ---------------------------------------------------------------- 6.4-5, 6.4-6


@rule("mosby", "6.4-5")
@pytest.mark.parametrize(
    ("event", "rails", "bridges"),
    [
        ("repair_railroads.1", set(), {"union_mills"}),
        ("repair_bridges.1", {"union_mills"}, set()),
        ("rebuild.1", {"union_mills"}, {"union_mills"}),
        ("restore_lines.1", {"union_mills"}, {"union_mills"}),
    ],
)
def test_bridges_and_rails_stay_demolished_until_their_repair_and_depots_for_ever(
    event: str, rails: set[str], bridges: set[str]
) -> None:
    ruins = {"rails_down": ["union_mills"], "bridges_down": ["union_mills"], "depots_burnt": ["bradley"]}
    stage = Stage(mosby="salem", **ruins).run(resolve, event)
    assert stage.raid.rails_down == rails
    assert stage.raid.bridges_down == bridges
    assert stage.raid.depots_burnt == {"bradley"}


@rule("mosby", "6.4-5")
def test_the_end_of_the_turn_repairs_nothing() -> None:
    ruins = {"rails_down": ["union_mills"], "bridges_down": ["union_mills"], "depots_burnt": ["bradley"]}
    stage = Stage(mosby="salem", **ruins).play().choose("disband")
    assert stage.raid.turn == 2
    assert stage.raid.rails_down == stage.raid.bridges_down == {"union_mills"}
    assert stage.raid.depots_burnt == {"bradley"}


@rule("mosby", "6.4-5")
def test_a_wrecked_train_is_a_target_no_more() -> None:
    stage = Stage(mosby="paris", step="first", initiative="mosby", train="paris", escorts_unknown=2)
    stage.dice(activation=[6, 6]).draws("c2", "c3").play().choose("demolish:train")
    assert stage.raid.train_wrecked
    restore_lines(stage.table, by_event=True)
    stage.run(resolve, "repair_railroads.1").run(resolve, "repair_bridges.1").run(act_in_operations)
    assert targets(stage) == []


@rule("mosby", "6.4-6")
@pytest.mark.parametrize("state", ["", " active"])
@pytest.mark.parametrize("unit", ["c2.1", "picket.1"])
def test_union_units_in_the_space_do_not_prevent_demolition(unit: str, state: str) -> None:
    # Mosby is hidden, so that an active picket is still there when he acts (6.0-3)
    stage = in_rounds(
        mosby="union_mills",
        depots={"union_mills": 4},
        hidden=True,
        revealed=["union_mills"],
        units={unit: f"union_mills{state}"},
    )
    assert targets(stage.play()) == ["depot", "bridge", "rail"]


@rule("mosby", "6.4-6")
@pytest.mark.parametrize(
    ("units", "allowed"),
    [({"c2.1": "paris active"}, False), ({"picket.1": "paris active"}, False), ({"c2.1": "paris"}, True)],
)
def test_an_active_unit_saves_the_train(units: dict[str, str], allowed: bool) -> None:
    stage = in_rounds(mosby="paris", train="paris", escorts_unknown=2, hidden=True, units=units).play()
    assert ("demolish:train" in stage.options) is allowed
    refusal = stage.table.why_not("mosby", "demolish:train")
    assert (refusal is None) is allowed
