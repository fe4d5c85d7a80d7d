"""2.53, 2.54, 2.55 Privateers, the Knights of Malta, and how Corsairs recover."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import UNLIMITED, open_box
from vivac.games.mistral.chapters.auxiliaries import interceptable, tasks_of
from vivac.games.mistral.chapters.corsairs import recover_corsair
from vivac.games.mistral.chapters.driving import hostile
from vivac.games.mistral.chapters.record import raided
from vivac.games.mistral.chapters.reinforcement import french_privateer
from vivac.lab.coverage import rule

BOX = open_box()


def hunted(tasked_by: str, **position: Any) -> Stage:
    """A Pirate on Task since an earlier Impulse, and the Knights at Valetta."""
    return Stage(
        turn=10,
        first="british",
        auxiliaries={"barbary1": "task.algerine"},
        left={"barbary1": "algiers"},
        tasked_by={"barbary1": tasked_by},
        **position,
    ).whole("tasks")


# ---------------------------------------------------------------- 2.53 Privateers


@rule("mistral", "2.53")
@pytest.mark.parametrize("scenario", ["1740", "1744", "1745"])
def test_privateers_are_enemy_to_the_british_at_all_times(scenario: str) -> None:
    for privateer in ("S_privateer1", "F_privateer1"):
        assert hostile(BOX, privateer, "british")
        assert not hostile(BOX, privateer, "bourbon")
        stage = Stage(
            scenario=scenario,
            first="british",
            auxiliaries={privateer: "task.the_strait", "B_fleet1": "gibraltar"},
            placed={privateer: 1},
        ).whole("tasks")
        stage.choose("task:B_fleet1", by="british")
        assert f"screen:{privateer}" in stage.options


@rule("mistral", "2.531")
def test_privateers_act_as_fleet_auxiliaries_with_unlimited_range() -> None:
    privateer, fleet_ = BOX.auxiliaries["S_privateer1"], BOX.auxiliaries["S_fleet1"]
    assert privateer.tasks == fleet_.tasks
    assert privateer.scout
    assert (privateer.range, fleet_.range) == (UNLIMITED, 6)
    stage = Stage(
        turn=10,
        first="bourbon",
        actor="bourbon",
        auxiliaries={"S_privateer1": "cadiz", "knights1": "pirate_recovery"},
        levant="home",
        convoys={"cv_b_levant": {"at": "maltese_roads", "voyage": "B_home_1"}},
    ).whole("tasks")
    stage.choose("task:S_privateer1", by="bourbon")
    assert {"attack:cv_b_levant", "intercept:malta_channel", "intercept:the_strait"} <= set(stage.options)
    assert not any(option == f"intercept:{zone}" for zone in BOX.zones for option in stage.options)


@rule("mistral", "2.532")
@pytest.mark.parametrize(
    ("scenario", "turn", "place"), [("1744", 1, "reserve"), ("1745", 1, "available"), ("1745", 2, "reserve")]
)
def test_the_french_privateer_arrives_with_the_doctrine(scenario: str, turn: int, place: str) -> None:
    stage = Stage(scenario=scenario, turn=turn).run(french_privateer)
    assert stage.at("F_privateer1") == place


# ---------------------------------------------------------------- 2.54 the Knights


@rule("mistral", "2.541")
def test_the_knights_are_one_galley_at_valetta_with_unlimited_range() -> None:
    knights = [a for a, aux in BOX.auxiliaries.items() if aux.kind == "knights"]
    assert knights == ["knights1"]
    assert (BOX.auxiliaries["knights1"].base, BOX.auxiliaries["knights1"].range) == ("valetta", UNLIMITED)
    winter = Stage(turn=2, first="bourbon", actor="bourbon").whole("tasks")
    assert winter.war.step == "end", "a Galley begins nothing in Winter"


@rule("mistral", "2.541", "2.541a")
def test_they_have_no_tasks_west_of_the_strait_of_gibraltar() -> None:
    stage = Stage(scenario="1745", turn=10)
    places = interceptable(stage.box, stage.war, "knights1", "valetta")
    assert "the_strait" in places
    assert "alboran" in places
    assert "gut" not in places
    west = Stage(
        turn=10,
        rovers="salee",
        pirate_player="british",
        first="british",
        levant="home",
        convoys={"cv_b_levant": {"at": "gulf_of_cadiz", "voyage": "B_home_1"}},
    ).dice(attack_convoy=9)
    west.whole("tasks").choose("task:salee1", "attack:cv_b_levant", by="british")
    assert west.rolled == ["attack-convoy"], "nobody is asked"
    east = Stage(turn=10, rovers="salee", pirate_player="british", first="british").whole("tasks")
    east.choose("task:salee1", "intercept:alboran", by="british")
    assert east.prompt == "knights"


@rule("mistral", "2.542", "2.542a")
def test_they_cancel_a_task_as_it_starts_and_both_go_to_recovery() -> None:
    stage = Stage(turn=10, rovers="barbary", pirate_player="british", first="british").whole("tasks")
    stage.choose("task:barbary1", "intercept:algerine", by="british").choose("send_knights", by="bourbon")
    assert stage.at("barbary1") == stage.at("knights1") == "pirate_recovery"
    assert not stage.war.raided
    assert not stage.rolled


@rule("mistral", "2.542")
def test_or_at_the_beginning_of_any_later_task_step() -> None:
    stage = hunted("british")
    assert (stage.prompt, stage.options) == ("knights_hunt", ["knights_on:barbary1", "leave"])
    stage.choose("knights_on:barbary1", by="bourbon")
    assert stage.at("barbary1") == stage.at("knights1") == "pirate_recovery"


@rule("mistral", "2.543")
def test_a_chooses_first_and_b_pays_a_point_once_a_year() -> None:
    stage = hunted("nobody", prestige={"british": 5, "bourbon": 6})
    assert stage.table.waiting_for == ("bourbon",)
    stage.choose("leave", by="bourbon")
    assert stage.table.waiting_for == ("british",)
    assert stage.war.prestige["british"] == 5
    stage.choose("knights_on:barbary1", by="british")
    assert (stage.war.prestige["british"], stage.war.knights_paid) == (4, True)
    again = hunted("bourbon", prestige={"british": 5}, knights_paid=True).choose(
        "knights_on:barbary1", by="british"
    )
    assert again.war.prestige["british"] == 5, "for any number of uses that Year"


@rule("mistral", "2.543", "2.543a")
def test_whoever_tasked_the_pirate_is_taken_to_decline_and_a_pays_nothing() -> None:
    bourbon = hunted("bourbon", prestige={"british": 5, "bourbon": 6})
    assert bourbon.table.waiting_for == ("british",)
    british = hunted("british", prestige={"british": 5, "bourbon": 6})
    assert british.table.waiting_for == ("bourbon",)
    british.choose("knights_on:barbary1", by="bourbon")
    assert british.war.prestige == {"british": 5, "bourbon": 6}
    poor = hunted("bourbon", prestige={"british": 0, "bourbon": 6})
    assert poor.prompt != "knights_hunt", "he has no point to pay"


@rule("mistral", "2.544")
@pytest.mark.parametrize(("scenario", "zones"), [("1744", False), ("1745", True)])
def test_a_alone_may_let_them_intercept_straits_and_with_the_doctrine_sea_zones(
    scenario: str, zones: bool
) -> None:
    stage = Stage(scenario=scenario, turn=10, first="british").whole("tasks")
    assert stage.table.waiting_for == ("bourbon",), "the British have no such Task"
    stage.choose("task:knights1", by="bourbon")
    places = {option.removeprefix("intercept:") for option in stage.options}
    assert places >= {"malta_channel", "the_strait"}
    assert ("tyrrhenian" in places) is zones
    assert ("interception_zone" in tasks_of(stage.box, stage.war, "knights1")) is zones


@rule("mistral", "2.544", "2.544a")
def test_their_interception_is_a_bourbon_one_in_every_way_and_counts_for_the_doctrine() -> None:
    stage = Stage(
        scenario="1745",
        turn=10,
        auxiliaries={
            "knights1": "task.malta_channel",
            "F_fleet501": "task.bonifacio",
            "S_fleet1": "task.the_strait",
        },
        placed={"knights1": 1},
        formations={"B_FA": fleet("malta_channel", "rowley", B1=4)},
    )
    assert raided(stage.box, stage.war) == 2
    assert hostile(stage.box, "knights1", "british")
    assert not hostile(stage.box, "knights1", "bourbon")
    assert stage.barred("recall:knights1") == ""
    stage.play().choose("turn_to:B_FA", "course:B_FA", by="british")
    assert "drive:knights1" in stage.offered("british")


@rule("mistral", "2.544")
def test_a_may_recall_them() -> None:
    out = {"knights1": "task.malta_channel"}
    stage = Stage(turn=10, auxiliaries=out, placed={"knights1": 1}).play()
    assert "auxiliaries" not in stage.offered("british")
    stage.choose("auxiliaries", "recall:knights1", by="bourbon")
    assert stage.at("knights1") == "pirate_recovery"


@rule("mistral", "2.544")
def test_while_so_employed_they_screen_nothing() -> None:
    stage = Stage(
        turn=10,
        first="british",
        auxiliaries={"barbary1": "task.algerine", "knights1": "task.malta_channel"},
        left={"barbary1": "algiers"},
        tasked_by={"barbary1": "british"},
        placed={"knights1": 1},
    ).whole("tasks")
    assert stage.prompt != "knights_hunt"


# ---------------------------------------------------------------- 2.55 Recovery


@rule("mistral", "2.55")
@pytest.mark.parametrize(("die", "place"), [(5, "available"), (6, "recovery")])
def test_privateers_recover_like_other_auxiliaries(die: int, place: str) -> None:
    stage = Stage(auxiliaries={"S_privateer1": "recovery"}).dice(recovery=die).whole("recovery")
    assert stage.at("S_privateer1") == place


@rule("mistral", "2.55")
@pytest.mark.parametrize(
    ("turn", "corsair", "die", "recovers"),
    [
        (10, "salee1", 4, True),
        (10, "salee1", 5, False),
        (10, "knights1", 5, True),
        (10, "knights1", 6, False),
        (2, "salee1", 2, True),
        (2, "salee1", 3, False),
    ],
)
def test_pirates_and_knights_test_too(turn: int, corsair: str, die: int, recovers: bool) -> None:
    stage = Stage(turn=turn, auxiliaries={corsair: "pirate_recovery"}).dice(recovery=die).whole("recovery")
    home = BOX.auxiliaries[corsair].base
    assert stage.at(corsair) == (home if recovers else "pirate_recovery")


@rule("mistral", "2.551")
def test_the_base_is_declared_before_the_test_and_success_places_the_counter_there() -> None:
    stage = Stage(turn=10, prestige={"british": 5, "bourbon": 7}, auxiliaries={"barbary1": "pirate_recovery"})
    stage.dice(recovery=0).whole("recovery")
    assert (stage.prompt, stage.options) == ("pirate_base", ["base:algiers", "base:oran"])
    assert not stage.rolled
    stage.choose("base:oran", by="british")
    assert (stage.at("barbary1"), stage.rolled) == ("oran", ["recovery"])


@rule("mistral", "2.552")
@pytest.mark.parametrize(("british", "bourbon", "chooser"), [(5, 7, "british"), (7, 5, "bourbon")])
def test_the_player_with_less_prestige_chooses_among_bases(british: int, bourbon: int, chooser: str) -> None:
    stage = Stage(
        prestige={"british": british, "bourbon": bourbon}, auxiliaries={"barbary1": "pirate_recovery"}
    ).run(recover_corsair, "barbary1", test=False)
    assert stage.table.waiting_for == (chooser,)


@rule("mistral", "2.552", "2.552a")
@pytest.mark.parametrize(
    ("dice", "chooser"), [([2, 5], "british"), ([5, 2], "bourbon"), ([4, 4, 6, 1], "bourbon")]
)
def test_tied_the_low_die_chooses_and_equal_dice_are_rolled_again(dice: list[int], chooser: str) -> None:
    stage = Stage(prestige={"british": 6, "bourbon": 6}, auxiliaries={"barbary1": "pirate_recovery"})
    stage.dice(base_choice=dice).run(recover_corsair, "barbary1", test=False)
    assert stage.table.waiting_for == (chooser,)
    assert len(stage.rolled) == len(dice)


@rule("mistral", "2.553", "2.553a")
def test_at_the_end_of_autumn_all_are_based_again_without_tests() -> None:
    corsairs = {"barbary1": "pirate_recovery", "salee1": "pirate_recovery", "knights1": "pirate_recovery"}
    stage = Stage(turn=16, prestige={"british": 5, "bourbon": 7}, auxiliaries=corsairs).whole("recovery")
    assert stage.table.waiting_for == ("british",), "Bases are chosen as ever"
    stage.choose("base:oran", by="british")
    assert [stage.at(each) for each in corsairs] == ["oran", "sale", "valetta"]
    assert not stage.rolled
