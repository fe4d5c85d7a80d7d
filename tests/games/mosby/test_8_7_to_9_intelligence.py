"""8.7 to 8.9 Optional rules: prisoners talk, spaces are entered blindly, and depots hold something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.box.unpacking import HOLDING
from vivac.games.mosby.chapters.combat import standing_modifiers
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.movement import allowance
from vivac.games.mosby.game import BLIND_ENTRY, DEPOT_CONTENTS, INTERROGATION, Phase
from vivac.lab.coverage import rule

FULL_HAND = ["heroics", "heroics", "heroics", "ruse", "ruse", "ruse"]

# ---------------------------------------------------------------- 8.7 interrogation


def captures(*units: str, **position: Any) -> Stage:
    """Mosby enters Gainesville in Operations and takes whoever is there."""
    laid = dict.fromkeys(units, "gainesville")
    stage = Stage(INTERROGATION, **{"mosby": "groveton", "performance": 5, "units": laid, **position})
    return stage.dice(activation=[6] * len(units)).play().choose("move:gainesville")


@rule("mosby", "8.7-1")
@pytest.mark.parametrize(("unit", "points"), [("picket.1", 0), ("courier.1", 1), ("sutler.1", 1)])
def test_for_each_unit_eliminated_in_operations_mosby_may_roll_after_scoring_it(
    unit: str, points: int
) -> None:
    stage = captures(unit, "courier.2")
    assert stage.options == ["interrogate", "decline"]
    assert stage.raid.performance == 5 + points  # scored before
    assert stage.raid.where["courier.2"] == "gainesville"
    stage.choose("decline")
    assert stage.options == ["interrogate", "decline"]
    assert stage.raid.performance == 6 + points
    stage.choose("decline")
    assert stage.prompt == "operations"
    assert "interrogation" not in stage.rolled


@rule("mosby", "8.7-1")
@pytest.mark.parametrize(("die", "points"), [(1, 4), (2, 5), (3, 6)])
def test_a_prisoner_may_lie_at_a_cost_or_say_nothing(die: int, points: int) -> None:
    stage = captures("courier.1").dice(interrogation=die).choose("interrogate")
    assert stage.raid.performance == points
    assert stage.prompt == "operations"


@rule("mosby", "8.7-1", "8.9-2")
@pytest.mark.parametrize(("die", "spaces"), [(4, 1), (5, 2)])
def test_a_prisoner_may_tell_what_adjacent_spaces_hold_without_die_or_checks(die: int, spaces: int) -> None:
    position = {"joined_lines": ["groveton"], "queried": ["groveton"], "revealed": ["bristoe_station"]}
    units = {"courier.1": "gainesville", "c2.1": "greenwich", "c4.1": "hay_market"}
    stage = captures("courier.1", awareness=5, units=units, **position).dice(interrogation=die).draws("c3")
    stage.choose("interrogate")
    assert set(stage.options) == {"examine:greenwich", "examine:groveton", "examine:hay_market", "decline"}
    stage.choose("examine:groveton")
    assert "groveton" in stage.raid.revealed  # as by scouting
    assert stage.at("groveton") == ("c3.1",)
    assert "c3.1" in stage.raid.seen
    if spaces == 2:
        stage.choose("examine:greenwich")
        assert "c2.1" in stage.raid.seen
    assert stage.prompt == "operations"
    assert "c4.1" not in stage.raid.seen
    assert stage.raid.active == set()
    assert stage.rolled == ["activation", "interrogation"]


@rule("mosby", "8.7-1", "8.9-2")
def test_a_prisoner_may_be_worth_a_card_within_the_limit_of_the_hand() -> None:
    stage = captures("courier.1", hand=FULL_HAND).dice(interrogation=6).draws("ambush").choose("interrogate")
    assert stage.prompt == "discard"
    stage.choose("discard:ruse")
    assert sorted(stage.raid.hand) == ["ambush", "heroics", "heroics", "heroics", "ruse", "ruse"]
    assert stage.prompt == "operations"


@rule("mosby", "8.7-1")
def test_nobody_is_interrogated_in_rounds_in_events_or_without_the_option() -> None:
    rounds = in_rounds(INTERROGATION, mosby="hay_market", units={"courier.1": "hay_market active"}).play()
    assert (rounds.prompt, rounds.raid.performance) == ("round", 1)
    event = Stage(INTERROGATION, step="events", mosby="white_plains").dice(extend_lines=6).draws("courier")
    assert event.run(resolve, "extend_lines.1").raid.performance == 1
    plain = Stage(mosby="groveton", units={"courier.1": "gainesville"}).dice(activation=6).play()
    assert plain.choose("move:gainesville").prompt == "operations"


@rule("mosby", "8.7-1")
def test_whoever_returned_to_the_container_meanwhile_is_not_captured() -> None:
    position = {"joined_lines": ["groveton"], "queried": ["groveton"]}
    stage = captures("courier.1", "courier.2", **position)
    stage.container().dice(interrogation=4).draws("courier").choose("interrogate", "examine:groveton")
    assert "lines-restored" in stage.told  # the container was empty
    assert stage.raid.where["courier.2"] == "groveton"  # drawn again, for another space
    assert stage.raid.performance == 6
    assert stage.prompt == "operations"


# ---------------------------------------------------------------- 8.8 blind entry


def blind(**position: Any) -> Stage:
    return Stage(
        BLIND_ENTRY, **{"mosby": "groveton", "awareness": 1, "hand": ["gain_initiative"], **position}
    )


@rule("mosby", "8.8-1")
def test_entering_an_unrevealed_space_without_waking_its_unit_places_a_marker_and_draws_nothing() -> None:
    stage = blind().dice(activation=6).play().choose("move:manassas_junction")
    assert (stage.raid.queried, stage.raid.revealed) == ({"manassas_junction"}, set())
    assert stage.at("manassas_junction") == ()
    assert stage.chance.drawn == []
    assert stage.prompt == "operations"


@rule("mosby", "8.8-1")
def test_entering_an_unrevealed_space_and_waking_its_unit_reveals_it_and_draws() -> None:
    stage = blind(queried=["manassas_junction"]).dice(activation=1).draws("c3").play()
    stage.choose("move:manassas_junction")
    assert (stage.raid.queried, stage.raid.revealed) == (set(), {"manassas_junction"})
    assert stage.at("manassas_junction") == ("c3.1",)
    assert stage.raid.active == {"c3.1"}
    assert stage.raid.step is Phase.INITIATIVE


@rule("mosby", "8.8-1")
def test_the_space_is_checked_again_on_each_entry() -> None:
    stage = blind().dice(activation=[6, 6]).play()
    stage.choose("move:manassas_junction", "move:groveton", "move:manassas_junction")
    assert stage.rolled == ["activation", "activation"]
    assert stage.raid.queried == {"manassas_junction"}


@rule("mosby", "8.8-2")
def test_inactive_units_not_woken_by_entry_are_not_examined() -> None:
    units = {"c3.1": "gainesville", "blank.1": "gainesville"}
    stage = blind(units=units).dice(activation=[6, 6]).play().choose("move:gainesville")
    assert stage.raid.seen == set()
    assert stage.at("gainesville") == ("c3.1", "blank.1")


@rule("mosby", "8.8-2")
@pytest.mark.parametrize("mosby", ["groveton", "gainesville", "union_mills", "manassas_junction"])
def test_mosby_learns_what_a_space_holds_by_scouting_it_from_beside_or_from_inside(mosby: str) -> None:
    target = "gainesville" if mosby in ("groveton", "gainesville") else "manassas_junction"
    stage = blind(mosby=mosby, units={"c3.1": "gainesville"}).dice(scout=6).play()
    if target == "manassas_junction":
        stage.draws("c3.2")
    stage.choose(f"scout:{target}")
    assert stage.raid.seen == set(stage.at(target))
    assert len(stage.at(target)) == 1
    assert stage.raid.revealed == ({target} & stage.raid.lines)


@rule("mosby", "8.8-2")
def test_mosbys_own_space_may_be_scouted_only_under_this_option() -> None:
    units = {"c3.1": "gainesville"}
    assert "scout:gainesville" in blind(mosby="gainesville", units=units).play().options
    assert "scout:gainesville" not in Stage(mosby="gainesville", units=units).play().options


@rule("mosby", "8.8-2")
@pytest.mark.parametrize("card", ["local_guide", "ames"])
def test_local_guide_and_ames_still_reveal_and_draw(card: str) -> None:
    stage = blind(hand=[card], units={"c2.1": "manassas_junction"}).draws("c3").play()
    stage.choose("move:manassas_junction", f"play:{card}")
    assert stage.raid.revealed == {"manassas_junction"}
    assert stage.raid.seen == {"c2.1", "c3.1"}
    assert stage.rolled == []


@rule("mosby", "8.8-3")
def test_a_non_combat_unit_cannot_be_eliminated_until_it_is_seen() -> None:
    stage = blind(units={"courier.1": "gainesville"}).dice(activation=6).play().choose("move:gainesville")
    assert stage.raid.where["courier.1"] == "gainesville"
    stage.choose("attack")
    assert stage.raid.where["courier.1"] == "gainesville"
    assert stage.raid.performance == 0


@rule("mosby", "8.8-3")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_an_unseen_non_combat_unit_outlives_a_combat_and_mosbys_next_action(initiative: str) -> None:
    units = {"courier.1": "hay_market", "c1.4": "winchester active regrouping", "c1.1": "hay_market active"}
    rounds = {"step": "first" if initiative == "mosby" else "second", "initiative": initiative, "round": 1}
    stage = blind(mosby="hay_market", strength=5, hand=[], units=units, **rounds).play()
    assert stage.prompt == "round"
    stage.dice(rest=6).choose("attack")
    assert stage.raid.where["c1.1"] == "eliminated"
    assert stage.raid.where["courier.1"] == "hay_market"


@rule("mosby", "8.8-3")
@pytest.mark.parametrize(("others", "taken"), [({}, True), ({"c3.1": "gainesville"}, False)])
def test_seen_from_inside_with_no_combat_unit_there_it_is_eliminated(
    others: dict[str, str], taken: bool
) -> None:
    stage = blind(mosby="gainesville", units={"courier.1": "gainesville", **others}).dice(scout=6).play()
    stage.choose("scout:gainesville")
    assert stage.raid.where["courier.1"] == (HOLDING if taken else "gainesville")
    assert stage.raid.performance == (1 if taken else 0)


@rule("mosby", "8.8-3")
def test_one_seen_before_is_eliminated_on_entry() -> None:
    stage = blind(units={"courier.1": "gainesville seen"}).dice(activation=6).play()
    assert stage.choose("move:gainesville").raid.where["courier.1"] == HOLDING


# ---------------------------------------------------------------- 8.9 depot contents


def burns(die: int, **position: Any) -> Stage:
    """Mosby burns a depot outside the lines, far from everybody."""
    stage = Stage(DEPOT_CONTENTS, **{"mosby": "paris", "depots": {"paris": 4}, **position})
    return stage.dice(depot_contents=die)


@rule("mosby", "8.9-1")
@pytest.mark.parametrize(
    ("die", "points", "movement", "combat"),
    [(1, 4, 0, 0), (2, 4, 0, 0), (3, 4, 1, 0), (4, 4, 0, 1), (6, 6, 0, 0)],
)
def test_on_demolishing_a_depot_a_die_tells_what_it_held_besides_the_usual_points(
    die: int, points: int, movement: int, combat: int
) -> None:
    stage = burns(die).play().choose("demolish:depot")
    assert stage.raid.performance == 4
    stage.choose("move:upperville")
    assert stage.raid.performance == points
    assert allowance(stage.box, stage.raid, pike=False) == 3 + movement
    assert sum(standing_modifiers(stage.raid).values()) == combat
    assert stage.rolled == ["depot-contents"]


@rule("mosby", "8.9-1", "8.9-2")
@pytest.mark.parametrize("hand", [[], FULL_HAND])
def test_a_depot_may_hold_a_card_within_the_limit_of_the_hand(hand: list[str]) -> None:
    stage = burns(5, hand=hand).draws("ambush").play().choose("demolish:depot", "move:upperville")
    assert "ambush" in stage.raid.hand
    assert stage.prompt == ("discard" if hand else "operations")


@rule("mosby", "8.9-1")
def test_other_demolitions_and_the_plain_game_have_no_contents() -> None:
    stage = Stage(DEPOT_CONTENTS, mosby="dumfries", awareness=1).dice(activation=[6, 6, 6]).play()
    assert "depot-contents" not in stage.choose("demolish:bridge").rolled
    plain = Stage(mosby="paris", depots={"paris": 4}).play().choose("demolish:depot")
    assert plain.rolled == []


@rule("mosby", "8.9-3")
@pytest.mark.parametrize("die", [3, 4, 6])
def test_the_contents_are_carried_off_on_leaving_the_space_and_only_once(die: int) -> None:
    stage = burns(die).play().choose("demolish:depot")
    before = (stage.raid.performance, stage.raid.movement_bonus, stage.raid.combat_bonus)
    assert before == (4, 0, 0)
    stage.choose("move:upperville")
    after = (stage.raid.performance, stage.raid.movement_bonus, stage.raid.combat_bonus)
    assert after != before
    stage.choose("move:paris", "move:upperville")
    assert (stage.raid.performance, stage.raid.movement_bonus, stage.raid.combat_bonus) == after


@rule("mosby", "8.9-3")
def test_what_is_not_carried_off_in_the_turn_is_left_behind() -> None:
    stage = burns(6).play().choose("demolish:depot", "disband")
    assert (stage.raid.performance, stage.raid.depot_load) == (4, 0)


@rule("mosby", "8.9-2")
@pytest.mark.parametrize("die", [3, 4])
def test_a_bonus_for_the_turn_ends_with_the_turn(die: int) -> None:
    stage = burns(die).play().choose("demolish:depot", "move:upperville").run(end_turn)
    assert allowance(stage.box, stage.raid, pike=False) == 3
    assert sum(standing_modifiers(stage.raid).values()) == 0
