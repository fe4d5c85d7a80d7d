"""IC 6.5 to IC 6.54 The Task Step: Interception, Screening, driving off, attacks on Convoys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.contact import search_modifiers
from vivac.games.mistral.chapters.driving import intercepts
from vivac.games.mistral.chapters.impulse import end_of_watch
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.tasks import attack_convoy, attack_modifiers, choices, screening_modifiers
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"


def task_step(**position: Any) -> Stage:
    """A Task Step in which the Knights do not meddle, unless they are placed."""
    auxiliaries = {"knights1": "pirate_recovery", **position.pop("auxiliaries", {})}
    return Stage(step="tasks", auxiliaries=auxiliaries, **position).dice(rest=9)


def tasks(stage: Stage, auxiliary: str) -> set[str]:
    return {option.id for option in choices(BOX, stage.war, auxiliary)}


# ---------------------------------------------------------------- the step


@rule("mistral", "IC 6.5")
@pytest.mark.parametrize(("first", "second"), [("british", "bourbon"), ("bourbon", "british")])
def test_the_first_player_gives_tasks_until_he_passes_then_the_second(first: str, second: str) -> None:
    based = {
        "B_fleet1": "gibraltar",
        "B_fleet2": "gibraltar",
        "S_light1": "barcelona",
        "S_galley1": "barcelona",
    }
    stage = task_step(first=first, actor=first, auxiliaries=based).play()
    mine = {"british": ["task:B_fleet1", "task:B_fleet2"], "bourbon": ["task:S_galley1", "task:S_light1"]}
    assert stage.table.waiting_for == (first,)
    assert sorted(stage.options) == sorted([*mine[first], "pass"])
    stage.choose(mine[first][0], by=first)
    assert stage.prompt == "which_task"
    stage.choose(stage.options[0], by=first)
    while stage.prompt == "screen":
        stage.choose("decline", by="bourbon")
    assert stage.table.waiting_for == (first,)
    assert mine[first][0] not in stage.options, "one Task each"
    stage.choose("pass", by=first)
    assert stage.table.waiting_for == (second,)


@rule("mistral", "IC 6.5")
def test_whoever_is_based_in_a_port_or_assigned_to_a_ready_formation_may_perform_one() -> None:
    stage = task_step(
        formations={
            "B_FA": fleet("the_strait", "haddock", B1=4, auxiliaries=["B_fleet1"]),
            "B_D1": fleet("gibraltar", B2=4, state="refitting", auxiliaries=["B_fleet2"]),
        },
        auxiliaries={"B_fleet3": "gibraltar", "B_fleet4": "available", "B_fleet5": "recovery"},
    ).play()
    assert stage.options == ["task:B_fleet1", "task:B_fleet3", "pass"]


@rule("mistral", "IC 6.5")
def test_a_task_thought_better_of_was_its_task_all_the_same() -> None:
    stage = task_step(
        prestige={"british": 6},
        convoys={"cv_f_levant": {"at": "middle_sea", "voyage": "F_lev_1"}},
        auxiliaries={"B_fleet1": "port_mahon", "B_fleet2": "gibraltar"},
    ).play()
    stage.choose("task:B_fleet1", "attack:cv_f_levant", "forbear", by="british")
    assert stage.at("B_fleet1") == "port_mahon"
    assert stage.options == ["task:B_fleet2", "pass"]


@rule("mistral", "IC 6.5")
def test_at_most_one_screen_is_tried_against_a_task() -> None:
    found = {"S_fleet1": "cartagena", "B_fleet1": "gibraltar", "B_fleet2": "gibraltar"}
    stage = task_step(first="bourbon", actor="bourbon", auxiliaries=found).play()
    stage.choose("task:S_fleet1", "intercept:the_strait", by="bourbon")
    assert (stage.prompt, stage.table.waiting_for) == ("screen", ("british",))
    assert stage.options == ["screen_with:B_fleet1", "screen_with:B_fleet2", "decline"]
    stage.choose("screen_with:B_fleet1", by="british")
    assert stage.prompt != "screen", "it has failed, and that was it"
    assert stage.at("S_fleet1") == "task.the_strait"


# ---------------------------------------------------------------- Interception


@rule("mistral", "IC 6.51")
def test_an_auxiliary_is_placed_in_a_straits_space_or_if_its_class_allows_in_a_sea_zone() -> None:
    stage = task_step(auxiliaries={"B_fleet501": "gibraltar"}, rovers="barbary", pirate_player="bourbon")
    assert tasks(stage, "B_fleet501") == {f"intercept:{strait}" for strait in BOX.straits}
    zones = {option.partition(":")[2] for option in tasks(stage, "barbary1")}
    assert zones
    assert zones <= set(BOX.zones)
    stage.play().choose("task:B_fleet501", "intercept:the_strait", by="british")
    assert (stage.at("B_fleet501"), stage.war.placed["B_fleet501"]) == ("task.the_strait", stage.war.tick)


@rule("mistral", "IC 6.51")
def test_it_stays_until_recalled_in_a_command_step_to_recovery() -> None:
    stage = (
        Stage(auxiliaries={"B_fleet501": "task.the_strait"}, placed={"B_fleet501": 1})
        .dice(rest=9)
        .play()
        .proceed()
    )
    assert stage.at("B_fleet501") == "task.the_strait"
    stage.choose("auxiliaries", "recall:B_fleet501", by="british")
    assert stage.at("B_fleet501") == "recovery"
    assert stage.barred("recall:B_fleet501") == "recall-not-on-task"


@rule("mistral", "IC 6.51")
def test_a_location_is_intercepted_by_an_auxiliary_or_a_formation_with_the_order_there() -> None:
    aux = Stage(auxiliaries={"B_fleet1": "task.the_strait"})
    assert intercepts(BOX, aux.war, "british", "the_strait")
    assert not intercepts(BOX, aux.war, "bourbon", "the_strait")
    for place, orders, there in (
        ("the_strait", {"B_D1": "B_int_the_strait"}, True),
        ("the_strait", {}, False),
        ("alboran_west", {"B_D1": "B_int_the_strait"}, False),
    ):
        stage = Stage(formations={"B_D1": fleet(place, B1=4)}, orders=orders)
        assert intercepts(BOX, stage.war, "british", "the_strait") is there


@rule("mistral", "IC 6.51")
def test_one_auxiliary_a_side_in_each_location() -> None:
    found = {"B_fleet1": "task.the_strait", "B_fleet2": "gibraltar", "S_fleet1": "cadiz"}
    stage = task_step(auxiliaries=found, placed={"B_fleet1": 1})
    assert "intercept:the_strait" not in tasks(stage, "B_fleet2")
    assert "intercept:the_strait" in tasks(stage, "S_fleet1"), "the other side may be there too"
    pirates = task_step(auxiliaries={"barbary1": "task.algerine", "F_privateer1": "toulon"}, scenario="1745")
    assert "intercept:algerine" in tasks(pirates, "F_privateer1"), "Pirates apart"


@rule("mistral", "IC 6.51")
@pytest.mark.parametrize(("where", "bonus"), [("task.the_strait", 1), ("task.gut", 1), ("gibraltar", 0)])
def test_it_gives_one_to_that_sides_searches_there(where: str, bonus: int) -> None:
    stage = Stage(
        auxiliaries={"F_privateer1": where},
        formations={"F_FD": fleet("the_strait", "court", F1=4), "B_FA": fleet("the_strait", "haddock", B1=4)},
    )
    assert search_modifiers(BOX, stage.war, "F_FD", "B_FA").get("intercepted", 0) == bonus
    assert "intercepted" not in search_modifiers(BOX, stage.war, "B_FA", "F_FD")


# ---------------------------------------------------------------- Screening


@rule("mistral", "IC 6.52")
@pytest.mark.parametrize(
    ("die", "places"), [(5, ("recovery", "recovery")), (6, ("recovery", "task.the_strait"))]
)
def test_a_screen_sends_both_to_recovery_or_the_screener_alone(die: int, places: tuple[str, str]) -> None:
    found = {"S_fleet1": "cartagena", "B_fleet1": "gibraltar"}
    stage = task_step(first="bourbon", actor="bourbon", auxiliaries=found).dice(rest=9, screening=die).play()
    stage.choose("task:S_fleet1", "intercept:the_strait", by="bourbon").choose(
        "screen_with:B_fleet1", by="british"
    )
    assert (stage.at("B_fleet1"), stage.at("S_fleet1")) == places


@rule("mistral", "IC 6.52")
def test_it_may_be_a_task_of_its_own_against_one_in_progress() -> None:
    found = {"S_fleet1": "task.the_strait", "B_fleet1": "gibraltar"}
    stage = task_step(auxiliaries=found, placed={"S_fleet1": 1}).dice(rest=9, screening=5).play()
    stage.choose("task:B_fleet1", "screen:S_fleet1", by="british")
    assert (stage.at("B_fleet1"), stage.at("S_fleet1")) == ("recovery", "recovery")


@rule("mistral", "IC 6.52")
def test_the_target_of_a_screen_is_five_and_the_difference_of_ratings() -> None:
    assert BOX.charts.screening.cells == {"target": 5, "fleet50": -1}
    assert screening_modifiers(BOX, "B_fleet1", "S_light1") == {"rating": 1}
    assert screening_modifiers(BOX, "B_fleet501", "F_privateer1") == {"rating": -1, "fleet50": -1}
    assert screening_modifiers(BOX, "B_fleet1", "S_fleet1") == {}


@rule("mistral", "IC 6.52", "IC 6.52a")
def test_against_pirates_it_succeeds_without_a_roll() -> None:
    found = {"barbary1": "task.algerine", "B_fleet1": "port_mahon"}
    stage = task_step(
        auxiliaries=found, left={"barbary1": "algiers"}, tasked_by={"barbary1": "bourbon"}
    ).play()
    stage.choose("task:B_fleet1", "screen:barbary1", by="british")
    assert (stage.at("B_fleet1"), stage.at("barbary1")) == ("recovery", "pirate_recovery")
    assert "screening" not in stage.rolled


# ---------------------------------------------------------------- driving off


@rule("mistral", "IC 6.53")
@pytest.mark.parametrize(
    ("space", "task", "driven"),
    [
        ("the_strait", "the_strait", True),
        ("cape_spartel", "the_strait", False),  # the same Sea Zone is not enough
        ("cape_spartel", "gut", True),  # unless it Intercepts the Zone
        ("alboran_west", "gut", False),
    ],
)
def test_a_ready_formation_drives_an_enemy_off_for_one_mp(space: str, task: str, driven: bool) -> None:
    stage = Stage(
        scenario="1745",
        formations={"B_D1": fleet(space, B1=4, course=["drive:F_privateer1"])},
        auxiliaries={"F_privateer1": f"task.{task}"},
        placed={"F_privateer1": 1},
    ).run(sail, "B_D1")
    assert (stage.at("F_privateer1") == "recovery") is driven
    assert stage.war.mp["B_D1"] == (0 if driven else 1)
    assert not stage.rolled


@rule("mistral", "IC 6.53")
def test_its_own_auxiliaries_it_leaves_alone() -> None:
    stage = Stage(formations={"B_D1": fleet("the_strait", B1=4)}, auxiliaries={"B_fleet1": "task.the_strait"})
    stage.war.placed["B_fleet1"] = 1
    stage.war.course["B_D1"] = ("drive:B_fleet1",)
    assert stage.run(sail, "B_D1").at("B_fleet1") == "task.the_strait"


# ---------------------------------------------------------------- attacks on Convoys


def convoy_in_range(**position: Any) -> Stage:
    found = {"S_light1": "cartagena", **position.pop("auxiliaries", {})}
    convoys = {"cv_b_levant": {"at": "cape_de_gata", "voyage": "B_home_2"}}
    return task_step(
        first="bourbon", actor="bourbon", auxiliaries=found, convoys=convoys, levant="home", **position
    )


@rule("mistral", "IC 6.54")
@pytest.mark.parametrize(("die", "dp"), [(0, 4), (1, 3), (3, 2), (6, 1), (7, 0)])
def test_an_enemy_convoy_at_sea_within_range_is_attacked_and_the_attacker_recovers(die: int, dp: int) -> None:
    stage = convoy_in_range().dice(rest=9, attack_convoy=die).play()
    stage.choose("task:S_light1", "attack:cv_b_levant", by="bourbon")
    assert stage.war.dp["cv_b_levant"] == dp
    assert stage.at("S_light1") == "recovery"


@rule("mistral", "IC 6.54")
def test_its_owner_may_screen_first_with_an_auxiliary_of_the_escort() -> None:
    escort = {"B_D1": fleet("cape_de_gata", B1=4, auxiliaries=["B_light1"], under="cv_b_levant")}
    stage = convoy_in_range(formations=escort).dice(rest=9, screening=5).play()
    stage.choose("task:S_light1", "attack:cv_b_levant", by="bourbon")
    assert (stage.prompt, stage.options) == ("screen", ["screen_with:B_light1", "decline"])
    stage.choose("screen_with:B_light1", by="british")
    assert (stage.at("S_light1"), stage.at("B_light1")) == ("recovery", "recovery")
    assert "attack-convoy" not in stage.rolled


@rule("mistral", "IC 6.54")
def test_a_convoy_out_of_range_or_in_docks_or_ones_own_is_no_target() -> None:
    stage = convoy_in_range(auxiliaries={"N_light1": "naples"})
    assert "attack:cv_b_levant" in tasks(stage, "S_light1")
    assert "attack:cv_b_levant" not in tasks(stage, "N_light1")
    stage.war.state["cv_b_levant"] = "refitting"
    assert "attack:cv_b_levant" not in tasks(stage, "S_light1")
    own = task_step(
        convoys={"cv_troop1": {"at": "cape_creus", "voyage": "T_1"}}, auxiliaries={"S_light1": "barcelona"}
    )
    assert "attack:cv_troop1" not in tasks(own, "S_light1")


@rule("mistral", "IC 6.54")
def test_what_modifies_an_attack() -> None:
    assert BOX.charts.attack_convoy_modifiers.cells == {
        "escort_squadron": 2,
        "escort_auxiliary": 1,
        "scattered": -1,
        "strait": -1,
        "fleet50": 1,
        "privateer": -1,
    }
    escort = {"B_D1": fleet("the_strait", B1=4, B2=4, auxiliaries=["B_light1"], under="cv_b_levant")}
    convoy = {"at": "the_strait", "voyage": "B_home_2", "scattered": True}
    stage = Stage(convoys={"cv_b_levant": convoy}, levant="home", formations=escort)
    common = {"escort_squadron": 4, "escort_auxiliary": 1, "scattered": -1, "strait": -1}
    assert attack_modifiers(BOX, stage.war, "S_light1", "cv_b_levant") == common
    assert attack_modifiers(BOX, stage.war, "S_fleet501", "cv_b_levant") == {**common, "fleet50": 1}
    assert attack_modifiers(BOX, stage.war, "S_privateer1", "cv_b_levant") == {**common, "privateer": -1}


@rule("mistral", "IC 6.54")
@pytest.mark.parametrize("french_war", [False, True])
def test_before_the_declaration_the_french_attack_no_british_convoy(french_war: bool) -> None:
    stage = convoy_in_range(auxiliaries={"F_fleet501": "toulon"}, french_war=french_war)
    assert ("attack:cv_b_levant" in tasks(stage, "F_fleet501")) is french_war
    assert "attack:cv_b_levant" in tasks(stage, "S_light1")


@rule("mistral", "IC 6.54")
def test_nor_the_british_a_french_one_without_paying_for_it() -> None:
    position: dict[str, Any] = {
        "convoys": {"cv_f_levant": {"at": "middle_sea", "voyage": "F_lev_1"}},
        "auxiliaries": {"B_fleet1": "port_mahon"},
    }
    poor = task_step(prestige={"british": 3}, **position)
    assert "attack:cv_f_levant" not in tasks(poor, "B_fleet1")
    rich = task_step(prestige={"british": 6}, **position)
    rich.dice(rest=9).run(attack_convoy, "british", "B_fleet1", "cv_f_levant")
    assert rich.prompt == "defy_french"
    rich.choose("forbear", by="british")
    assert (rich.war.prestige["british"], rich.at("B_fleet1")) == (6, "port_mahon")
    assert "attack-convoy" not in rich.rolled
    rich.run(attack_convoy, "british", "B_fleet1", "cv_f_levant").choose("defy", by="british")
    assert rich.war.prestige["british"] == 3
    assert "attack-convoy" in rich.rolled


@rule("mistral", "IC 6.51a")
@pytest.mark.parametrize(("later", "home"), [(2, False), (3, True)])
def test_frigates_keep_up_an_interception_for_four_impulses_but_raiders_and_pirates_longer(
    later: int, home: bool
) -> None:
    placed = {
        "B_fleet1": "task.the_strait",
        "S_galley1": "task.bonifacio",
        "F_fleet501": "task.malta_channel",
        "F_privateer1": "task.lions",
        "barbary1": "task.algerine",
    }
    stage = Stage(scenario="1745", auxiliaries=placed)
    stage.war.placed = dict.fromkeys(placed, stage.war.tick - later)
    stage.run(end_of_watch)
    assert {each for each, task in placed.items() if stage.at(each) != task} == (
        {"B_fleet1", "S_galley1"} if home else set()
    )
