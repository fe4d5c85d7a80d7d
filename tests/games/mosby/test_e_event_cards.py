"""E What each event card does. Sweeps are in test_e_sweep.py."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule
from vivac.table import Id


def last_event(card: str, *draws: Id, **position: Any) -> Stage:
    """This card is the last of the turn's events: play goes on to Operations, or to the next turn."""
    stage = Stage(**{"step": "events", "events_to_come": 1, "mosby": "hopewell", **position})
    return stage.draws(card, *draws)


# ---------------------------------------------------------------- points and news


def points(card: str, notoriety: int) -> int:
    """What a card does to Mosby's points at a Notoriety."""
    stage = last_event(card, notoriety=notoriety, performance=5).play()
    assert (stage.prompt, stage.raid.notoriety) == ("operations", notoriety)
    return stage.raid.performance - 5


@rule("mosby", "E-picnic")
@pytest.mark.parametrize("notoriety", [1, 9])
def test_a_picnic_surprised_is_worth_two_points(notoriety: int) -> None:
    assert points("picnic.1", notoriety) == 2


@rule("mosby", "E-lock_of_hair")
@pytest.mark.parametrize(("notoriety", "change"), [(1, 1), (5, 1), (6, 2), (9, 2)])
def test_a_lock_of_hair_is_worth_one_point_or_from_notoriety_six_two(notoriety: int, change: int) -> None:
    assert points("lock_of_hair.1", notoriety) == change


@rule("mosby", "E-newspapers", "E-newspapers.1")
@pytest.mark.parametrize(
    ("card", "notoriety", "change"),
    [(1, 1, 1), (1, 9, 1), (2, 3, 0), (2, 4, 2), (3, 5, 0), (3, 6, 3)],
)
def test_newspaper_stories_are_worth_their_printed_points_to_the_famous(
    card: int, notoriety: int, change: int
) -> None:
    assert points(f"newspapers.{card}", notoriety) == change


@rule("mosby", "E-reprisals")
@pytest.mark.parametrize(("notoriety", "change"), [(1, 0), (5, 0), (6, -2)])
def test_reprisals_cost_two_points_from_notoriety_six(notoriety: int, change: int) -> None:
    assert points("reprisals.1", notoriety) == change


@rule("mosby", "E-bribe_offer")
@pytest.mark.parametrize(("notoriety", "change"), [(1, 0), (2, 0), (3, 2)])
def test_a_bribe_offer_is_worth_two_points_from_notoriety_three(notoriety: int, change: int) -> None:
    assert points("bribe_offer.1", notoriety) == change


@rule("mosby", "E-trains_with_families")
@pytest.mark.parametrize(("notoriety", "change"), [(1, -2), (4, -2), (5, -1), (9, -1)])
def test_families_on_the_trains_cost_two_points_or_from_notoriety_five_one(
    notoriety: int, change: int
) -> None:
    assert points("trains_with_families.1", notoriety) == change


@rule("mosby", "E-gilmor")
@pytest.mark.parametrize(("notoriety", "change"), [(1, 0), (5, 0), (6, 2)])
@pytest.mark.parametrize(("before", "after"), [(2, 3), (5, 5)])
def test_gilmor_is_worth_two_points_from_notoriety_six_and_raises_awareness_at_any(
    notoriety: int, change: int, before: int, after: int
) -> None:
    stage = last_event("gilmor.1", notoriety=notoriety, awareness=before).play()
    assert (stage.raid.performance, stage.raid.awareness) == (change, after)


@rule("mosby", "E-longstreet")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (2, 1), (1, 1)])
def test_longstreet_lowers_awareness_by_one_to_no_less_than_one(before: int, after: int) -> None:
    stage = last_event("longstreet.1", awareness=before).play()
    assert (stage.raid.awareness, stage.raid.performance) == (after, 0)


@rule("mosby", "E-command_shake_up")
@pytest.mark.parametrize("before", [1, 5])
def test_a_command_shake_up_sets_awareness_to_one(before: int) -> None:
    assert last_event("command_shake_up.1", awareness=before).play().raid.awareness == 1


# ---------------------------------------------------------------- men


@rule("mosby", "E-recruits", "E-recruits.1")
@pytest.mark.parametrize(("card", "needed"), [(1, 2), (2, 4), (3, 6)])
def test_recruits_join_a_mosby_of_the_cards_notoriety(card: int, needed: int) -> None:
    assert last_event(f"recruits.{card}", notoriety=needed).play().raid.strength == 4
    assert last_event(f"recruits.{card}", notoriety=needed - 1).play().raid.strength == 3


@rule("mosby", "E-sickness")
def test_sickness_costs_a_factor_but_no_points_and_at_none_the_turn_ends() -> None:
    stage = last_event("sickness.1", performance=3, strength=2).play()
    assert (stage.raid.strength, stage.raid.performance, stage.prompt) == (1, 3, "operations")
    last = last_event("sickness.1", performance=3, strength=1).play()
    assert (last.raid.turn, last.raid.performance, last.prompt) == (2, 3, "place")


@rule("mosby", "E-men_recalled")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 1)])
def test_men_are_recalled_from_a_strength_of_two_or_more(before: int, after: int) -> None:
    stage = last_event("men_recalled.1", strength=before).play()
    assert (stage.raid.strength, stage.prompt) == (after, "operations")


@rule("mosby", "E-mosby_trapped")
@pytest.mark.parametrize(("die", "wounded"), [(2, True), (3, False)])
def test_mosby_trapped_makes_a_casualty_check(die: int, wounded: bool) -> None:
    stage = last_event("mosby_trapped.1", notoriety=2).dice(casualty=die).play()
    assert stage.rolled == ["casualty"]
    assert (stage.raid.wounded, stage.prompt) == (wounded, "operations")


# ---------------------------------------------------------------- leaders

LEADERS = [
    pytest.param("colonel_dulaney", "dulaney", "alexandria", id="dulaney"),
    pytest.param("general_stoughton", "stoughton", "fairfax_court_house", id="stoughton"),
]


@rule("mosby", "E-colonel_dulaney", "E-general_stoughton")
@pytest.mark.parametrize(("card", "leader", "space"), LEADERS)
@pytest.mark.parametrize("copy", [1, 2])
def test_the_first_card_places_the_leader_free_for_as_many_turns_as_it_takes(
    card: str, leader: str, space: str, copy: int
) -> None:
    stage = last_event(f"{card}.{copy}", mosby=space).play()
    assert stage.raid.leaders[leader] == "free"
    assert sum(state == "absent" for state in stage.raid.leaders.values()) == 1
    assert f"kidnap:{leader}" in stage.options
    stage.choose("disband")
    assert (stage.raid.turn, stage.raid.leaders[leader]) == (2, "free")
    pieces = {piece.id for piece in stage.table.scene("mosby").pieces}
    assert f"leader@{space}" in pieces


@rule("mosby", "E-colonel_dulaney", "E-general_stoughton")
@pytest.mark.parametrize(("card", "leader", "space"), LEADERS)
@pytest.mark.parametrize(
    ("before", "after"), [("free", "gone"), ("kidnapped", "kidnapped"), ("gone", "gone")]
)
def test_the_second_card_removes_the_leader_if_he_is_still_free_and_else_does_nothing(
    card: str, leader: str, space: str, before: str, after: str
) -> None:
    stage = Stage(step="events", mosby=space, leaders={leader: before}).run(resolve, f"{card}.2")
    assert stage.raid.leaders[leader] == after
    assert (stage.raid.performance, stage.raid.awareness) == (0, 1)


# ---------------------------------------------------------------- lines, forces, depots


@rule("mosby", "E-extend_lines")
def test_the_lines_are_extended_by_a_die_rolled_again_if_its_number_was_used() -> None:
    stage = last_event("extend_lines.1", extensions=[3, 5]).dice(extend_lines=[3, 5, 1]).play()
    group = {"leesburg", "waterford", "hamilton", "taylorstown"}
    assert stage.raid.extensions == {1, 3, 5}
    assert stage.raid.lines - stage.box.lines == group
    assert (stage.raid.queried, stage.raid.revealed) == (group, set())
    assert stage.rolled == ["extend-lines"] * 3


@rule("mosby", "E-extend_lines")
def test_with_all_six_numbers_used_the_lines_are_extended_no_more() -> None:
    stage = last_event("extend_lines.1", extensions=[1, 2, 3, 4, 5, 6]).play()
    assert (stage.rolled, stage.raid.lines) == ([], set(stage.box.lines))


@rule("mosby", "E-extend_lines")
@pytest.mark.parametrize(("drawn", "gained"), [("courier", 1), ("picket", 0), ("blank", 0)])
def test_lines_that_reach_mosby_bring_a_unit_upon_him(drawn: str, gained: int) -> None:
    stage = last_event("extend_lines.1", drawn, mosby="aldie").dice(extend_lines=2).play()
    assert (stage.raid.performance, stage.prompt) == (gained, "operations")
    (unit,) = stage.chance.drawn[1:]
    assert stage.at("holding") == (unit,)
    fought = last_event("extend_lines.1", "c1", mosby="aldie").dice(extend_lines=2, combat=6).play()
    assert fought.prompt == "skedaddle"


@rule("mosby", "E-large_union_force")
@pytest.mark.parametrize(
    ("card", "space"), [(1, "warrenton"), (2, "leesburg"), (3, "winchester"), (4, "vienna")]
)
def test_a_large_union_force_is_placed_in_the_named_space(card: int, space: str) -> None:
    units = {"c2.1": space}
    stage = last_event(
        f"large_union_force.{card}", joined_lines=[space], revealed=[space], units=units
    ).play()
    assert stage.raid.forts - stage.box.forts == {space}
    assert (stage.raid.revealed, stage.raid.queried) == (set(), set())
    assert stage.at(space) == ("c2.1",)
    plain = last_event(f"large_union_force.{card}").play()
    assert space in plain.raid.lines


@rule("mosby", "E-depot")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        (1, "rockville"),
        (2, "manassas_junction"),
        (3, "catletts_station"),
        (4, "duffields_depot"),
        (5, "point_of_rocks"),
        (6, "dumfries"),
    ],
)
def test_a_depot_is_placed_intact_in_the_named_space_for_the_rest_of_the_game(card: int, space: str) -> None:
    stage = last_event(f"depot.{card}", 7, mosby=space).play()
    assert stage.raid.depots == {space: 7}
    assert sorted(stage.raid.depot_values) == [3, 4, 5, 6, 8]
    assert "demolish:depot" in stage.options
    stage.choose("disband")
    assert (stage.raid.turn, stage.raid.depots) == (2, {space: 7})


@rule("mosby", "E-depot")
def test_the_value_of_a_depot_is_not_seen_before_it_is_demolished() -> None:
    def view(value: int) -> bytes:
        return msgspec.json.encode(last_event("depot.1", value).play().table.scene("mosby"))

    assert view(3) == view(8)
    stage = last_event("depot.6", 8, mosby="dumfries", revealed=["dumfries", "occoquan", "independent_hill"])
    assert stage.play().choose("demolish:depot").raid.performance == 8


@rule("mosby", "E-lee_needs_information")
@pytest.mark.parametrize(("turn", "gained"), [(3, 0), (4, 4), (5, 4)])
def test_from_turn_four_lee_pays_for_revealed_spaces_north_of_the_potomac_when_the_turn_ends(
    turn: int, gained: int
) -> None:
    revealed = ["rockville", "offutts", "manassas_junction"]  # the last is in Virginia
    stage = last_event("lee_needs_information.1", turn=turn, notoriety=turn, revealed=revealed).play()
    assert stage.raid.performance == 0
    stage.choose("disband")
    assert (stage.raid.turn, stage.raid.performance) == (turn + 1, gained)
    stage.run(end_turn)
    assert stage.raid.performance == gained  # of this turn alone


# ---------------------------------------------------------------- repairs and devastation


@rule("mosby", "E-repair_railroads")
def test_every_railroad_is_intact_again_and_nothing_else() -> None:
    down = {"rails_down": ["manassas_junction", "vienna"], "bridges_down": ["occoquan"]}
    stage = last_event("repair_railroads.1", depots_burnt=["dumfries"], **down).play()
    assert (stage.raid.rails_down, stage.raid.bridges_down) == (set(), {"occoquan"})
    assert stage.raid.depots_burnt == {"dumfries"}


@rule("mosby", "E-repair_bridges")
def test_every_bridge_is_intact_again_and_nothing_else() -> None:
    down = {"rails_down": ["manassas_junction"], "bridges_down": ["occoquan", "dumfries"]}
    stage = last_event("repair_bridges.1", depots_burnt=["dumfries"], **down).play()
    assert (stage.raid.rails_down, stage.raid.bridges_down) == ({"manassas_junction"}, set())
    assert stage.raid.depots_burnt == {"dumfries"}


@rule("mosby", "E-rebuild")
def test_all_devastation_is_removed_union_units_or_not() -> None:
    stage = last_event("rebuild.1", devastated=["paris", "aldie"], units={"c2.1": "paris"}).play()
    assert (stage.raid.devastated, stage.at("paris")) == (set(), ("c2.1",))


@rule("mosby", "E-raze")
def test_devastation_is_laid_wherever_a_union_unit_of_any_kind_is_in_the_confederacy() -> None:
    units = {
        "c2.1": "paris",
        "picket.1": "salem",
        "courier.1": "union",
        "sutler.1": "upperville",
        "blank.1": "aldie",
        "c2.2": "hay_market",
    }
    stage = last_event("raze.1", units=units, devastated=["markham", "paris"]).play()
    assert stage.raid.devastated == {"paris", "salem", "union", "upperville", "aldie", "markham"}


@rule("mosby", "E-restore_lines")
def test_restoring_the_lines_by_event_sends_every_unit_back_and_unreveals_the_lines() -> None:
    stage = Stage(
        step="events",
        mosby="hopewell",
        units={"c2.1": "paris", "c3.1": "salem active 1", "picket.1": "vienna active", "blank.1": "vienna"},
        joined_lines=["aldie"],
        revealed=["aldie", "vienna"],
        devastated=["paris"],
        bridges_down=["occoquan"],
        large_forces=["leesburg"],
        leaders={"dulaney": "free"},
        depots={"dumfries": 5},
    ).run(resolve, "restore_lines.1")
    assert not [place for place in stage.raid.stack if place in stage.box.spaces]
    assert (stage.raid.active, stage.raid.losses) == (set(), {})
    assert (stage.raid.revealed, stage.raid.queried) == (set(), {"aldie"})
    assert (stage.raid.devastated, stage.raid.bridges_down) == ({"paris"}, {"occoquan"})
    assert ("leesburg" in stage.raid.forts, stage.raid.leaders["dulaney"]) == (True, "free")
    assert stage.raid.depots == {"dumfries": 5}


@rule("mosby", "E-reorganisation")
def test_every_unit_on_the_map_rolls_and_one_to_three_sends_it_back() -> None:
    units = {
        "c6.1": "vienna",
        "c3.1": "manassas_junction active 1",
        "courier.1": "markham seen",
        "blank.1": "salem",
        "picket.1": "aldie",
        "c2.1": "hay_market",
    }
    stage = Stage(
        step="events",
        mosby="hopewell",
        units=units,
        large_forces=["leesburg"],
        revealed=["vienna"],
        leaders={"dulaney": "free"},
        depots={"dumfries": 5},
        train="harpers_ferry",
        escorts_unknown=2,
    )
    stage.dice(reorganisation=[4, 1, 5, 3, 2, 6]).run(resolve, "reorganisation.1")
    assert stage.rolled == ["reorganisation"] * 6
    assert {unit for unit in units if stage.raid.where[unit] in stage.box.spaces} == {
        "c6.1",
        "courier.1",
        "c2.1",
    }
    assert {stage.raid.where[unit] for unit in ("c3.1", "blank.1", "picket.1")} == {"container"}
    assert stage.raid.losses == {}  # the container forgets them
    assert (stage.raid.revealed, "leesburg" in stage.raid.forts) == ({"vienna"}, True)
    assert (stage.raid.leaders["dulaney"], stage.raid.depots) == ("free", {"dumfries": 5})
    assert (stage.raid.train, stage.raid.escorts_unknown) == ("harpers_ferry", 2)


# ---------------------------------------------------------------- the wagon train


@rule("mosby", "E-wagon_train")
def test_the_wagon_train_is_placed_in_harpers_ferry_and_after_the_last_event_rounds_begin() -> None:
    stage = last_event("wagon_train.1", "picnic.1", events_to_come=2, hand=["gain_initiative"]).play()
    assert (stage.raid.train, stage.raid.escorts_unknown) == ("harpers_ferry", 2)
    assert (stage.prompt, stage.raid.step) == ("initiative", Phase.INITIATIVE)
    assert stage.raid.performance == 2  # the other event came first


@rule("mosby", "E-wagon_train")
def test_if_the_turn_ends_during_events_the_train_is_removed_for_good() -> None:
    stage = last_event("wagon_train.1", "sickness.1", events_to_come=2, strength=1).play()
    assert (stage.raid.turn, stage.raid.train, stage.raid.escorts_unknown) == (2, "", 0)
    assert "wagon_train.1" in stage.raid.events_spent
