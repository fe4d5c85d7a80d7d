"""IC 1.7, IC 4.32 What is hidden, and planning in secret."""

from __future__ import annotations

from random import Random

import msgspec

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.lab.coverage import rule
from vivac.table import copy_state


def seen(stage: Stage, viewer: str | None) -> bytes:
    return msgspec.json.encode(RULEBOOK.scene(stage.box, stage.war, viewer))


def two_fleets() -> Stage:
    return Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("minorca_roads", "rowley", B1=4, B2=3, auxiliaries=["B_fleet1"]),
            "B_D1": fleet("minorca_roads", B5=4),
            "S_FB": fleet("catalan_sea", "navarro", S1=4),
        },
        auxiliaries={"B_fleet2": "available", "B_fleet3": "task.ibiza_channel"},
        placed={"B_fleet3": 1},
        held={"british": ["B_cruise_lions"]},
    ).play()


@rule("mistral", "IC 4.32")
def test_both_players_command_at_the_same_time() -> None:
    stage = two_fleets()
    assert stage.table.waiting_for == ("british", "bourbon")
    stage.choose("turn_to:B_FA", "posture:B_FA:engage", "back", by="british")
    assert stage.table.waiting_for == ("british", "bourbon")
    stage.choose("done", by="bourbon")
    assert stage.table.waiting_for == ("british",)


@rule("mistral", "IC 4.32", "IC 1.7a")
def test_nothing_the_enemy_commands_is_seen_until_both_have_done() -> None:
    stage = two_fleets()
    before, outside = seen(stage, "bourbon"), seen(stage, None)
    stage.choose(
        *("turn_to:B_FA", "course:B_FA", "sail:south_mallorca", "plotted", "posture:B_FA:engage"),
        *("exchange:B2", "form:B_D2", "back", "orders", "issue:B_cruise_lions", "bearer:B_D1", "back"),
        *("auxiliaries", "assign:B_fleet2", "at:gibraltar", "recall:B_fleet3", "back"),
        by="british",
    )
    assert seen(stage, "bourbon") == before
    assert seen(stage, None) == outside
    assert seen(stage, "british") != before
    assert not [line for line in stage.table.told("bourbon") if line.say.key != "drawn"]
    stage.choose("done", by="british").choose("done", by="bourbon")
    assert seen(stage, "bourbon") != before
    assert {"stationed", "recalled"} <= {line.say.key for line in stage.table.told("bourbon")}


@rule("mistral", "IC 4.32")
def test_a_cancelled_order_is_counted_openly_only_when_both_have_done() -> None:
    stage = two_fleets()
    stage.choose("orders", "issue:B_cruise_lions", "bearer:B_D1", "back", by="british")
    before = seen(stage, "bourbon")
    stage.choose("orders", "cancel:B_D1", "back", by="british")
    assert stage.war.failed["british"] == 1
    assert seen(stage, "bourbon") == before
    stage.choose("done", by="british").choose("done", by="bourbon")
    assert "count-failed" in {line.say.key for line in stage.table.told("bourbon")}


@rule("mistral", "IC 1.7a")
def test_contents_are_shown_only_while_located() -> None:
    stage = two_fleets()
    hidden = RULEBOOK.scene(stage.box, stage.war, "bourbon")
    piece = next(p for p in hidden.pieces if p.id == "B_FA")
    assert (piece.place, piece.right) == ("minorca_roads", "")
    stage.war.located["B_FA"] = stage.war.tick + 1
    shown = RULEBOOK.scene(stage.box, stage.war, "bourbon")
    assert next(p for p in shown.pieces if p.id == "B_FA").right == "7"


@rule("mistral", "IC 1.7a")
def test_of_enemy_docks_only_the_number_is_known() -> None:
    stage = Stage(
        docks={"gibraltar": {"B1": [4, 3], "BD1": [2, 0]}},
        formations={"B_D1": fleet("gibraltar", B2=4, state="refitting")},
    )
    scene = RULEBOOK.scene(stage.box, stage.war, "bourbon")
    assert [(p.id, p.right) for p in scene.pieces if p.place == "gibraltar.docks"] == [
        ("docks@gibraltar.british", "3")
    ]


@rule("mistral", "IC 1.7b")
def test_the_destination_of_a_troop_convoy_is_known_to_the_bourbons_alone() -> None:
    stage = Stage(convoys={"cv_troop1": {"at": "cape_creus", "voyage": "T_2"}})
    before = seen(stage, "british")
    stage.war.voyage["cv_troop1"] = "T_3"
    assert seen(stage, "british") == before


@rule("mistral", "IC 1.7", "IC 1.7a")
def test_what_is_dealt_anew_changes_nothing_the_viewer_sees() -> None:
    for scenario in ("1740", "1744", "1746"):
        stage = Stage(scenario=scenario, sweep=False)
        for viewer in ("british", "bourbon"):
            for seed in range(10):
                other = RULEBOOK.redeal(stage.box, copy_state(stage.war), viewer, Random(seed))
                assert RULEBOOK.audit(stage.box, other) == []
                assert RULEBOOK.scene(stage.box, other, viewer) == RULEBOOK.scene(
                    stage.box, stage.war, viewer
                )


@rule("mistral", "IC 4.32", "IC 1.7a")
def test_what_the_enemy_has_planned_is_not_imagined_as_it_is() -> None:
    stage = two_fleets()
    stage.choose(
        "turn_to:B_FA", "exchange:B2", "form:B_D2", "course:B_FA", "sail:south_mallorca", by="british"
    )
    stage.choose("turn_to:S_FB", "course:S_FB", by="bourbon")
    assert stage.war.course["B_FA"] == ("south_mallorca",)
    for viewer, enemy in (("bourbon", "british"), ("british", "bourbon")):
        imagined = stage.table.imagine(viewer, Random(1))
        mine, theirs = imagined.question_for(viewer), imagined.question_for(enemy)
        assert mine is not None
        assert theirs is not None
        assert (mine.prompt, theirs.prompt) == ("course", "command")
    assert stage.table.imagine("bourbon", Random(1)).game.course["B_FA"] == ()
    assert stage.table.imagine("british", Random(1)).game.course["B_FA"] == ("south_mallorca",)
