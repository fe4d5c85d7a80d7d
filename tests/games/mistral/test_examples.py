"""The worked scripts that are figures rather than play, and their variants."""

from __future__ import annotations

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.conditions import modified
from vivac.games.mistral.chapters.events import may_be_checked
from vivac.games.mistral.chapters.italy import step_cost
from vivac.games.mistral.chapters.levant_trade import bars_track, rested
from vivac.games.mistral.chapters.opening import open_turn
from vivac.games.mistral.chapters.record import guerre_de_course, raided
from vivac.lab.coverage import rule

LINE = ["barcelona", "cape_creus", "gulf_of_lions", "middle_sea", "ligurian_sea", "gulf_of_genoa"]


@rule("mistral", "C.1")
@pytest.mark.parametrize(
    ("position", "cost"),
    [
        ({}, 35),
        ({"winds": ["libeccio"]}, 30),
        ({"gale": "gulf_of_lions"}, 45),
        ({"formations": {"B_D1": fleet("ligurian_sea", B1=4)}, "orders": {"B_D1": "B_int_hyeres_roads"}}, 45),
        (
            {"formations": {"B_D1": fleet("gulf_of_genoa", B1=4)}, "orders": {"B_D1": "B_int_hyeres_roads"}},
            55,
        ),
    ],
)
def test_a_line_of_communication(position: dict[str, object], cost: int) -> None:
    stage = Stage("italy", **position)
    legs = zip(["", *LINE], LINE, strict=False)
    assert sum(step_cost(stage.box, stage.war, start, space) for start, space in legs) == cost


@rule("mistral", "2.634")
def test_only_a_full_squadron_and_no_flagship_goes_to_the_levant() -> None:
    stage = Stage(docks={"gibraltar": {"B3": [3, 0], "B1": [4, 0], "fl_namur": [1, 0]}})
    box, war = stage.box, stage.war
    assert bars_track(box, war, "B1") is None
    assert {stage.barred(f"track:{each}") for each in ("B3", "fl_namur")} == {
        "track-weak",
        "track-flagship",
    }


@rule("mistral", "2.633")
def test_a_squadron_stays_eight_turns_in_the_levant() -> None:
    stage = Stage(turn=5)
    stage.war.track_since["B1"] = stage.war.now
    for turn, free in ((12, False), (13, True)):
        stage.war.turn = turn
        assert rested(stage.box, stage.war, "B1") is free


@rule("mistral", "2.332e")
@pytest.mark.parametrize(("locations", "failed"), [(2, 0), (3, 1), (5, 1)])
def test_every_three_locations_cost_one_order(locations: int, failed: int) -> None:
    raiders = ["F_fleet501", "F_fleet502", "F_fleet503", "F_privateer1", "knights1"]
    straits = ["galita_channel", "malta_channel", "the_strait", "algerine", "bonifacio"]
    placed = {a: f"task.{s}" for a, s in list(zip(raiders, straits, strict=True))[:locations]}
    stage = Stage(scenario="1745", auxiliaries=placed).run(guerre_de_course)
    assert raided(stage.box, stage.war) == locations
    assert stage.war.failed["british"] == failed


@rule("mistral", "IC 9.26")
def test_the_target_of_the_french_declaration() -> None:
    for turn, battles, target in ((1, [], 1), (2, ["B:S"], 4), (5, [], 2)):
        stage = Stage(scenario="1744", turn=turn, battles=battles, first_check={"france_declares_war": 65})
        event = stage.box.events["france_declares_war"]
        assert may_be_checked(stage.box, stage.war, event)
        assert event.base + sum(modified(stage.box, stage.war, event.modifiers).values()) == target


@rule("mistral", "2.523")
def test_tied_prestige_gives_the_pirates_to_the_bourbons_and_spring_has_none() -> None:
    stage = Stage(turn=10, prestige={"british": 6, "bourbon": 6}).dice(rest=9, pirates=3).run(open_turn)
    assert (stage.war.rovers, stage.war.pirate_player) == ("barbary", "bourbon")
    assert "pirates" not in Stage(turn=6).dice(rest=9).run(open_turn).rolled


@rule("mistral", "2.525")
def test_both_record_a_failed_order_if_prestige_is_tied_at_the_end() -> None:
    from vivac.games.mistral.chapters.corsairs import count_pirates

    stage = Stage(
        turn=10,
        prestige={"british": 6, "bourbon": 6},
        auxiliaries={"barbary1": "task.algerine"},
        tasked_by={"barbary1": "bourbon"},
        left={"barbary1": "algiers"},
    ).run(count_pirates)
    assert stage.war.failed == {"british": 1, "bourbon": 1}


@rule("mistral", "2.422")
def test_with_three_prestige_the_french_are_not_defied() -> None:
    from vivac.games.mistral.chapters.contact import contact

    for prestige, asked in ((4, True), (3, False)):
        stage = Stage(
            scenario="1744",
            prestige={"british": prestige},
            formations={
                "B_FA": fleet("gulf_of_lions", "rowley", B1=4, posture="engage"),
                "F_FD": fleet("gulf_of_lions", "court", F1=4, located=True),
            },
        ).run(contact, "gulf_of_lions", "british")
        assert (stage.prompt == "defy_french") is asked


@rule("mistral", "2.332e", "2.332f")
def test_three_locations_intercepted_cost_the_british_a_failed_order() -> None:
    stage = Stage(
        scenario="1745",
        step="record",
        failed={"british": 2},
        auxiliaries={
            "F_fleet501": "task.galita_channel",
            "F_fleet502": "task.malta_channel",
            "F_privateer1": "task.algerine",
        },
        placed={"F_fleet501": 256, "F_fleet502": 256, "F_privateer1": 256},
    )
    # Two Fleet-50s in Straits and the Privateer in a Sea Zone: three locations Intercepted by the
    # French Command cost the British one Failed Order.
    stage.dice(
        wind_mistral=9, wind_levanter=9, wind_libeccio=9, wind_sirocco=9, wind_gregale=9, gale=9
    ).play().expect({"turn": 7, "failed": {"british": 3, "bourbon": 0}})
