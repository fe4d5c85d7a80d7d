"""2.51, 2.52 Corsairs: who they are, where they are based, and the Pirates."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.auxiliaries import attackable, interceptable
from vivac.games.mistral.chapters.corsairs import activate_pirates, bases_for, count_pirates
from vivac.games.mistral.chapters.driving import hostile
from vivac.games.mistral.chapters.opening import open_turn
from vivac.games.mistral.chapters.orders import end_order, in_pool
from vivac.games.mistral.chapters.sailing import sail
from vivac.lab.coverage import rule

BOX = open_box()
PIRATES = ("barbary1", "barbary2", "barbary3", "barbary4", "salee1")
LEVANT = {"cv_b_levant": {"at": "bougie_coast", "voyage": "B_out_1"}}


def season(rovers: str = "barbary", player: str = "bourbon", **position: Any) -> Stage:
    """A Summer Turn in which Pirates are active; the Bourbons go first and the Knights are away."""
    knights = {"knights1": "pirate_recovery"} if position.pop("no_knights", True) else {}
    found = {"turn": 10, "first": "bourbon", "actor": "bourbon", "levant": "out", **position}
    found["auxiliaries"] = knights | found.get("auxiliaries", {})
    return Stage(rovers=rovers, pirate_player=player, **found)


# ---------------------------------------------------------------- 2.51 who and where


@rule("mistral", "2.511")
def test_privateers_are_bourbon_pirates_enemy_to_all_and_the_knights_friendly_to_both() -> None:
    corsairs = {a: aux.side for a, aux in BOX.auxiliaries.items() if aux.base or aux.kind == "privateer"}
    assert corsairs == {
        **dict.fromkeys(("F_privateer1", "S_privateer1"), "bourbon"),
        **dict.fromkeys((*PIRATES, "knights1"), ""),
    }
    for side in ("british", "bourbon"):
        assert all(hostile(BOX, pirate, side) for pirate in PIRATES)
    stage = Stage(turn=10, auxiliaries={"barbary1": "task.algerine"}, left={"barbary1": "algiers"})
    for side, offered in (("british", True), ("bourbon", True)):
        stage.war.tasked_by["barbary1"] = "british" if side == "bourbon" else "bourbon"
        stage.war.handled.clear()
        stage.whole("tasks")
        assert (stage.prompt == "knights_hunt" and stage.table.waiting_for == (side,)) is offered


@rule("mistral", "2.512")
def test_rovers_are_based_at_sale_barbary_pirates_one_each_elsewhere_and_the_knights_at_valetta() -> None:
    bases = {each: BOX.auxiliaries[each].base for each in (*PIRATES, "knights1")}
    assert bases["salee1"] == "sale"
    assert bases["knights1"] == "valetta"
    barbary = [base for pirate, base in bases.items() if pirate.startswith("barbary")]
    assert len(set(barbary)) == len(barbary)
    stage = Stage(auxiliaries={"barbary1": "pirate_recovery", "salee1": "pirate_recovery"})
    assert bases_for(stage.box, stage.war, "barbary1") == ["algiers", "oran"], "Melilla and Salé are none"
    assert bases_for(stage.box, stage.war, "salee1") == ["sale"]
    assert bases_for(stage.box, stage.war, "knights1") == ["valetta"]


@rule("mistral", "2.512")
def test_a_privateer_uses_any_bourbon_or_neutral_port_outside_north_africa() -> None:
    stage = Stage(scenario="1740", auxiliaries={"S_privateer1": "available", "S_fleet1": "available"}).play()
    stage.choose("auxiliaries", "assign:S_privateer1", by="bourbon")
    ports = {option.removeprefix("at:") for option in stage.offered("bourbon")}
    assert ports == BOX.ports - BOX.bases - {"gibraltar", "port_mahon", "melilla"}
    assert {"livorno", "valetta", "genoa"} <= ports
    stage.choose("at:livorno", "assign:S_fleet1", by="bourbon")
    assert "at:livorno" not in stage.offered("bourbon"), "other Auxiliaries need a Friendly Port"
    assert "at:melilla" in stage.offered("bourbon")


@rule("mistral", "2.513")
def test_a_privateer_changes_base_only_when_assigned_from_available() -> None:
    stage = Stage(auxiliaries={"S_privateer1": "cadiz"}).play()
    assert "auxiliaries" not in stage.offered("bourbon")
    assert stage.barred("assign:S_privateer1:livorno") == "base-not-available"
    available = Stage(auxiliaries={"S_privateer1": "available"})
    assert available.barred("assign:S_privateer1:livorno") == ""
    assert available.barred("assign:S_privateer1:melilla") == "base-not-friendly"


# ---------------------------------------------------------------- 2.52 activation


@rule("mistral", "2.521")
def test_pirates_are_galleys_or_light_craft() -> None:
    assert {BOX.auxiliaries[pirate].kind for pirate in PIRATES} == {"pirate_galley", "pirate_light"}
    assert set(BOX.pirates) == set(PIRATES)


@rule("mistral", "2.522")
@pytest.mark.parametrize(
    ("die", "named"), [(0, "salee"), (1, "salee"), (2, "barbary"), (4, "barbary"), (5, ""), (9, "")]
)
def test_the_activation_die_names_a_contingent(die: int, named: str) -> None:
    stage = Stage(turn=9).dice(pirates=die).run(activate_pirates)
    assert stage.war.rovers == named


@rule("mistral", "2.522")
@pytest.mark.parametrize(
    ("turn", "rolled"), [(1, False), (5, False), (8, False), (9, True), (13, True), (16, True)]
)
def test_pirates_are_rolled_for_in_summer_and_autumn_alone(turn: int, rolled: bool) -> None:
    stage = Stage(turn=turn).dice(rest=9).run(open_turn)
    assert ("pirates" in stage.rolled) is rolled
    if rolled:
        assert stage.rolled[-1] == "pirates", "at the end of Wind Determination"


@rule("mistral", "2.523", "2.523a")
@pytest.mark.parametrize(
    ("british", "bourbon", "player"), [(5, 7, "british"), (7, 5, "bourbon"), (6, 6, "bourbon")]
)
def test_the_player_with_less_prestige_tasks_them_for_the_whole_turn(
    british: int, bourbon: int, player: str
) -> None:
    stage = Stage(turn=10, prestige={"british": british, "bourbon": bourbon}, first="british")
    stage.dice(pirates=3).run(activate_pirates)
    assert stage.war.pirate_player == player
    stage.war.prestige.update(british=bourbon + 1, bourbon=british + 1)
    stage.whole("tasks")
    assert stage.table.waiting_for == (player,), "he is fixed at the activation"
    offered = [option for option in stage.options if "barbary" in option or "salee" in option]
    assert offered == [f"task:barbary{n}" for n in (1, 2, 3, 4)], "and only the active Contingent"


@rule("mistral", "2.523")
def test_a_contingent_not_active_this_turn_begins_no_task() -> None:
    stage = Stage(turn=10, first="bourbon", actor="bourbon", auxiliaries={"knights1": "pirate_recovery"})
    stage.whole("tasks")
    assert stage.war.step == "end", "nobody has anything to do"


# ---------------------------------------------------------------- 2.524, 2.525, 2.526 what they do


@rule("mistral", "2.524")
def test_pirates_only_intercept_sea_zones_or_attack_convoys_and_galleys_no_convoys() -> None:
    stage = season(convoys=LEVANT).whole("tasks").choose("task:barbary1", by="bourbon")
    assert "attack:cv_b_levant" in stage.options
    zones = {option.removeprefix("intercept:") for option in stage.options if "intercept" in option}
    assert "algerine" in zones
    assert zones <= set(BOX.zones), "no Straits"
    assert {option.partition(":")[0] for option in stage.options} == {"intercept", "attack"}
    galley = season(convoys=LEVANT).whole("tasks").choose("task:barbary2", by="bourbon")
    assert {option.partition(":")[0] for option in galley.options} == {"intercept"}


@rule("mistral", "2.524", "2.524a")
def test_there_is_one_pirate_in_a_sea_zone() -> None:
    stage = season(auxiliaries={"barbary1": "task.algerine", "B_fleet501": "task.sicilian"})
    free = interceptable(stage.box, stage.war, "barbary2", "bougie")
    assert "algerine" not in free
    assert "sicilian" in free, "other Auxiliaries do not keep it away"


@rule("mistral", "2.524")
def test_all_convoys_are_their_prey() -> None:
    both = {**LEVANT, "cv_troop1": {"at": "ibiza_south"}}
    stage = season(convoys=both)
    assert set(attackable(stage.box, stage.war, "barbary1", "algiers")) == set(both)


@rule("mistral", "2.525", "2.525a")
@pytest.mark.parametrize(
    ("tasked", "prestige", "failed"),
    [
        ({"barbary1": "british"}, (5, 7), (0, 1)),
        ({"barbary1": "bourbon"}, (7, 5), (1, 0)),
        ({"barbary1": "bourbon", "barbary2": "bourbon"}, (7, 5), (1, 0)),
        ({"barbary1": "bourbon", "barbary2": "british"}, (7, 5), (1, 1)),
        ({"barbary1": "british"}, (6, 6), (1, 1)),
        ({}, (6, 6), (0, 0)),
    ],
)
def test_the_opponent_of_whoever_tasked_an_intercepting_pirate_fails_an_order(
    tasked: dict[str, str], prestige: tuple[int, int], failed: tuple[int, int]
) -> None:
    zones = {"barbary1": "task.algerine", "barbary2": "task.balearic"}
    stage = Stage(
        turn=11,
        prestige=dict(zip(("british", "bourbon"), prestige, strict=True)),
        auxiliaries={pirate: zones[pirate] for pirate in tasked},
        tasked_by=tasked,
        left=dict.fromkeys(tasked, "algiers"),
    ).run(count_pirates)
    assert (stage.war.failed["british"], stage.war.failed["bourbon"]) == failed


@rule("mistral", "2.526")
def test_a_show_of_force_chit_enters_both_pools_when_a_pirate_performs_a_task() -> None:
    stage = season().whole("tasks")
    chits = {"british": "B_sof_algiers", "bourbon": "S_sof_algiers"}
    assert not any(chit in in_pool(stage.box, stage.war, side) for side, chit in chits.items())
    stage.choose("task:barbary1", "intercept:algerine", by="bourbon")
    assert all(chit in in_pool(stage.box, stage.war, side) for side, chit in chits.items())
    assert "B_sof_tunis" not in in_pool(stage.box, stage.war, "british")


@rule("mistral", "2.526", "2.526a")
def test_a_task_cancelled_by_a_screen_was_not_performed() -> None:
    stage = season(auxiliaries={"B_fleet501": "port_mahon"}).whole("tasks")
    stage.choose("task:barbary1", "intercept:algerine", by="bourbon").choose(
        "screen_with:B_fleet501", by="british"
    )
    assert "B_sof_algiers" not in in_pool(stage.box, stage.war, "british")
    assert not stage.war.raided


@rule("mistral", "2.526")
def test_fulfilling_it_bars_for_the_year_every_pirate_that_raided_from_that_base() -> None:
    stage = season(
        formations={"B_FA": fleet("algiers", "haddock", B1=4)},
        orders={"B_FA": "B_sof_algiers"},
        auxiliaries={"barbary1": "task.algerine", "barbary2": "oran"},
        left={"barbary1": "algiers"},
        raided={"barbary1": ("algiers",), "barbary2": ("bougie", "algiers"), "barbary3": ("tunis",)},
    )
    stage.run(end_order, "B_FA", fulfilled=True)
    assert stage.war.barred == {"barbary1", "barbary2"}, "wherever they are now"
    assert stage.at("barbary1") == "task.algerine", "a Task in progress goes on"
    stage.whole("tasks")
    assert [option for option in stage.options if "barbary" in option] == ["task:barbary3", "task:barbary4"]
    stage.war.turn, stage.war.year = 1, 1743
    stage.dice(rest=9).run(open_turn)
    assert not stage.war.barred, "until the Year ends"


@rule("mistral", "2.526")
def test_a_pirate_that_raided_from_two_bases_is_answered_for_at_both() -> None:
    stage = season(raided={"barbary1": ("algiers",)}, auxiliaries={"barbary1": "oran"}).whole("tasks")
    stage.choose("task:barbary1", "intercept:algerine", by="bourbon")
    assert {"B_sof_algiers", "B_sof_oran"} <= set(in_pool(stage.box, stage.war, "british"))


# ---------------------------------------------------------------- 2.528, 2.529 how they end


@rule("mistral", "2.528")
def test_a_formation_in_the_zone_drives_a_pirate_off_for_one_mp() -> None:
    for flag, admiral, squadron in (("B_FA", "haddock", "B1"), ("S_FB", "navarro", "S1")):
        stage = Stage(
            turn=10,
            formations={flag: fleet("oran_coast", admiral, course=["drive:barbary1"], **{squadron: 4})},
            auxiliaries={"barbary1": "task.algerine"},
            left={"barbary1": "algiers"},
            tasked_by={"barbary1": "bourbon"},
        ).run(sail, flag)
        assert stage.at("barbary1") == "pirate_recovery"
        assert stage.war.mp[flag] == 0
        assert not stage.rolled


@rule("mistral", "2.528", "2.528a")
def test_otherwise_it_stays_until_the_first_winter_turn_and_then_goes_back_to_its_base() -> None:
    stage = Stage(
        turn=16,
        auxiliaries={"barbary1": "task.algerine", "barbary2": "pirate_recovery"},
        left={"barbary1": "bougie"},
        tasked_by={"barbary1": "bourbon"},
    )
    assert "bougie" not in bases_for(stage.box, stage.war, "barbary2"), "it counts as occupied meanwhile"
    stage.dice(rest=9).run(open_turn)
    assert stage.at("barbary1") == "task.algerine"
    stage.war.year, stage.war.turn = 1743, 1
    stage.run(open_turn)
    assert stage.at("barbary1") == "bougie"


@rule("mistral", "2.528")
def test_as_it_starts_the_knights_are_offered_first_then_one_auxiliary_of_the_opponent() -> None:
    stage = season(
        player="british",
        first="british",
        actor="british",
        no_knights=False,
        auxiliaries={"S_fleet501": "cadiz", "S_galley1": "cadiz", "B_fleet501": "port_mahon"},
    ).whole("tasks")
    stage.choose("task:barbary1", "intercept:algerine", by="british")
    assert (stage.prompt, stage.table.waiting_for) == ("knights", ("bourbon",))
    stage.choose("leave", by="bourbon")
    assert stage.prompt == "screen"
    assert stage.options == ["screen_with:S_fleet501", "decline"], "the opponent's, in range"
    stage.choose("screen_with:S_fleet501", by="bourbon")
    assert (stage.at("barbary1"), stage.at("S_fleet501")) == ("pirate_recovery", "recovery")
    assert not stage.rolled, "against Pirates it succeeds without a roll"


@rule("mistral", "2.529")
def test_after_attacking_a_convoy_a_pirate_goes_to_recovery_at_once() -> None:
    stage = season(convoys=LEVANT).dice(attack_convoy=0).whole("tasks")
    stage.choose("task:barbary1", "attack:cv_b_levant", by="bourbon")
    assert (stage.at("barbary1"), stage.war.dp["cv_b_levant"]) == ("pirate_recovery", 4)


@rule("mistral", "2.529")
def test_screened_it_goes_without_attacking() -> None:
    stage = season(convoys=LEVANT, auxiliaries={"B_fleet501": "port_mahon"}).whole("tasks")
    stage.choose("task:barbary1", "attack:cv_b_levant", by="bourbon").choose(
        "screen_with:B_fleet501", by="british"
    )
    assert (stage.at("barbary1"), stage.at("B_fleet501")) == ("pirate_recovery", "recovery")
    assert (stage.war.dp["cv_b_levant"], stage.rolled) == (0, [])
