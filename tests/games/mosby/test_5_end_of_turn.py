"""5.0 D End of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.chapters.ending import clear_the_map, discard_hand, end_turn, recover, stand_down
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

RAIL_REPAIR = "opt_8_4_rail_repair"
PERMANENT = ["cannon", "fast_horses", "scout", "pistol_tactics", "fearsome_reputation"]


# ---------------------------------------------------------------- D-0 from anywhere

ENDINGS: dict[str, tuple[dict[str, Any], dict[str, int], tuple[str, ...], tuple[str, ...]]] = {
    "A4": (
        {"step": "preparation", "units": {"c3.1": "hopewell"}},
        {"random_movement": 3, "casualty": 6},
        (),
        ("place:middleburg",),
    ),
    "A5": ({"step": "preparation"}, {"recruitment": 1}, (), ("place:paris",)),
    "A7": ({"step": "events", "events_to_come": 2, "mosby": "paris", "strength": 1}, {}, ("sickness",), ()),
    "B": ({"mosby": "paris"}, {}, (), ("disband",)),
    "B, in the midst of an action": (
        {"mosby": "hay_market", "strength": 1, "units": {"c8.1": "hay_market"}},
        {"combat": 4},
        (),
        ("attack",),
    ),
    "C": (
        {
            "step": "first",
            "initiative": "union",
            "mosby": "hay_market",
            "units": {"c8.1": "hay_market active"},
        },
        {"union_movement": 3, "casualty": 6},
        (),
        ("skedaddle",),
    ),
}


@rule("mosby", "D-0")
@pytest.mark.parametrize("where", ENDINGS)
def test_from_any_point_of_the_turn_its_end_leads_here_at_once(where: str) -> None:
    position, dice, draws, answers = ENDINGS[where]
    stage = Stage(hand=["hide"], **position).dice(1, **dice).draws(*draws).play().choose(*answers)
    assert "turn-ends" in stage.told
    assert (stage.raid.turn, stage.raid.step, stage.prompt) == (2, Phase.PREPARATION, "place")
    assert (stage.raid.mosby, stage.raid.strength, stage.raid.hand) == ("", 0, [])
    assert not stage.raid.active


@rule("mosby", "D-0")
def test_a_dead_mosby_has_no_end_of_turn() -> None:
    units = {"c8.1": "hay_market active"}
    stage = Stage(mosby="hay_market", step="first", initiative="union", wounded=True, units=units)
    stage.dice(union_movement=3, casualty=1).play().choose("skedaddle")
    assert stage.table.outcome is not None
    assert "turn-ends" not in stage.told
    assert stage.raid.turn == 1


# ---------------------------------------------------------------- D-1 and D-2


@rule("mosby", "D-1")
def test_lee_gets_his_information_before_the_turn_is_judged() -> None:
    north = ["rockville", "poolesville", "berlin"]
    position: dict[str, Any] = {"mosby": "paris", "turn": 4, "notoriety": 3, "performance": 4}
    told = Stage(**position, revealed=[*north, "vienna"], lee_waits=True).play().choose("disband")
    assert told.table.outcome is None
    assert (told.raid.notoriety, told.raid.performance) == (4, 0)
    assert not told.raid.lee_waits
    untold = Stage(**position, revealed=north).play().choose("disband")
    assert untold.table.outcome is not None
    assert untold.raid.notoriety == 3


@rule("mosby", "D-1")
def test_railroads_are_repaired_after_lee_is_told() -> None:
    position: dict[str, Any] = {"mosby": "paris", "revealed": ["berlin"], "rails_down": ["berlin"]}
    stage = Stage(RAIL_REPAIR, **position, lee_waits=True).dice(railroad_repair=1).play().choose("disband")
    assert stage.raid.performance == 2  # berlin was still revealed
    assert (stage.raid.queried, stage.raid.revealed) == ({"berlin"}, set())
    assert not stage.raid.rails_down
    assert stage.told.index("lee-informed") < stage.told.index("rail-repaired") < len(stage.told)
    plain = Stage(**position).play().choose("disband")
    assert plain.raid.rails_down == {"berlin"}
    assert plain.rolled == []


@rule("mosby", "D-1", "D-2")
def test_railroads_are_repaired_before_the_turn_is_judged() -> None:
    stage = Stage(RAIL_REPAIR, mosby="paris", turn=3, notoriety=2, rails_down=["berlin", "union_mills"])
    stage.dice(railroad_repair=[3, 4]).play().choose("disband")
    assert stage.table.outcome is not None
    assert len(stage.raid.rails_down) == 1


@rule("mosby", "D-2")
@pytest.mark.parametrize(("turn", "notoriety", "key"), [(3, 2, "lost-forgotten"), (8, 9, "won")])
def test_the_rest_of_the_end_of_turn_is_for_a_game_that_goes_on(turn: int, notoriety: int, key: str) -> None:
    stage = Stage(
        mosby="paris",
        step="events",
        strength=1,
        events_to_come=1,
        turn=turn,
        notoriety=notoriety,
        hand=["hide"],
        units={"c3.1": "groveton active"},
    )
    stage.draws("sickness").play()
    assert stage.table.outcome is not None
    assert stage.table.outcome.say.key == key
    assert (stage.raid.turn, stage.raid.mosby, stage.raid.hand) == (turn, "paris", ["hide"])
    assert stage.raid.active == {"c3.1"}


# ---------------------------------------------------------------- D-3


@rule("mosby", "D-3")
def test_all_union_units_become_inactive_where_they_stand() -> None:
    units = {"c3.1": "groveton active regrouping 1", "courier.1": "manassas_junction active", "c2.1": "paris"}
    stage = Stage(units=units).run(stand_down)
    raid = stage.raid
    assert not raid.active
    assert not raid.regrouping
    assert (stage.at("groveton"), stage.at("manassas_junction")) == (("c3.1",), ("courier.1",))
    assert stage.at("paris") == ("c2.1",)
    assert raid.losses == {"c3.1": 1}


@rule("mosby", "D-3")
@pytest.mark.parametrize("words", ["centreville active 1", "centreville 1", "centreville active regrouping"])
def test_units_in_large_forces_return_to_the_container_at_full_strength(words: str) -> None:
    stage = Stage(units={"c3.1": words, "blank.1": "centreville", "c4.1": "leesburg active"})
    stage.raid.forts.add("leesburg")
    stage.run(stand_down)
    assert {stage.raid.where[unit] for unit in ("c3.1", "blank.1", "c4.1")} == {"container"}
    assert not stage.raid.losses
    assert not stage.raid.regrouping


# ---------------------------------------------------------------- D-4 to D-7


@rule("mosby", "D-4", "5.1-1")
def test_only_permanent_cards_are_kept() -> None:
    stage = Stage(mosby="paris", hand=["hide", *PERMANENT, "ruse", "hide"]).run(discard_hand)
    assert stage.raid.hand == PERMANENT
    assert sorted(stage.raid.discards) == ["hide", "hide", "ruse"]


@rule("mosby", "D-4")
def test_what_a_card_or_a_depot_gave_for_the_turn_ends_with_it() -> None:
    stage = Stage(mosby="paris", ames=2, movement_bonus=1, combat_bonus=1).run(discard_hand)
    assert (stage.raid.ames, stage.raid.movement_bonus, stage.raid.combat_bonus) == (0, 0, 0)


@rule("mosby", "D-5")
@pytest.mark.parametrize("wrecked", [False, True])
def test_mosby_his_men_his_prisoner_and_the_train_are_removed(wrecked: bool) -> None:
    stage = Stage(
        mosby="chantilly",
        strength=4,
        leaders={"dulaney": "kidnapped", "stoughton": "free"},
        train="charlestown",
        train_wrecked=wrecked,
        escorts_unknown=0 if wrecked else 1,
    )
    stage.run(clear_the_map)
    raid = stage.raid
    assert (raid.mosby, raid.strength) == ("", 0)
    assert raid.leaders == {"dulaney": "gone", "stoughton": "free"}
    assert (raid.notoriety, raid.performance) == (1, 0)  # no points for him
    assert (raid.train, raid.train_wrecked, raid.escorts_unknown) == ("", False, 0)


@rule("mosby", "D-5")
def test_at_the_end_of_the_turn_nothing_of_the_raid_is_left_on_the_map() -> None:
    stage = Stage(mosby="chantilly", hidden=True, initiative="mosby", round=3, train="charlestown")
    raid = stage.raid
    raid.leaders["dulaney"] = "kidnapped"
    raid.ridden, raid.spurs, raid.on_pike, raid.ames_ride = 2, 1, True, 1  # he was beaten in mid-move
    stage.run(end_turn)
    assert (raid.mosby, raid.strength, raid.train) == ("", 0, "")
    assert (raid.hidden, raid.initiative, raid.round) == (False, "", 0)
    assert raid.leaders["dulaney"] == "gone"
    assert (raid.ridden, raid.spurs, raid.on_pike, raid.ames_ride) == (0, 0, False, 0)


@rule("mosby", "D-6")
@pytest.mark.parametrize(
    ("wounded", "this_turn", "after"), [(True, True, True), (True, False, False), (False, False, False)]
)
def test_a_wound_of_this_turn_lasts_through_the_next_and_an_older_one_heals(
    wounded: bool, this_turn: bool, after: bool
) -> None:
    stage = Stage(mosby="paris", wounded=wounded, wounded_this_turn=this_turn)
    recover(stage.raid)
    assert (stage.raid.wounded, stage.raid.wounded_this_turn) == (after, False)


@rule("mosby", "D-6")
def test_a_wounded_mosby_is_well_again_after_one_whole_turn() -> None:
    stage = Stage(mosby="paris", notoriety=5, step="events", events_to_come=1, strength=3)
    stage.dice(casualty=1).draws("mosby_trapped").play().choose("disband")
    assert (stage.raid.turn, stage.raid.wounded) == (2, True)
    stage.dice(recruitment=6, events=1).draws("hide", "hide", "picnic")
    stage.choose("place:paris")
    assert stage.raid.wounded
    stage.choose("disband")
    assert (stage.raid.turn, stage.raid.wounded) == (3, False)


@rule("mosby", "D-7")
@pytest.mark.parametrize("turn", [1, 7])
def test_the_turn_advances_and_preparation_begins(turn: int) -> None:
    stage = Stage(mosby="paris", turn=turn, notoriety=9).play().choose("disband")
    assert stage.raid.turn == turn + 1
    assert stage.told.index("turn-ends") < stage.told.index("turn-begins")
    assert stage.prompt == "place"
