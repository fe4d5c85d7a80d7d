"""IC 3.3, IC 3.4 Subordination, Independent Squadrons, sailing without Orders, Auxiliaries in Formations."""

from __future__ import annotations

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.box import put
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.contact import seek
from vivac.games.mistral.chapters.formations import at_sea, capacity, elements, ship_count
from vivac.games.mistral.chapters.housekeeping import conclude
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.sailing import increment
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"

# ---------------------------------------------------------------- Subordinate Formations


@rule("mistral", "IC 3.31")
def test_only_a_grand_flotilla_may_subordinate_flotillas() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_GF": fleet(SEA, "mathews", B1=4),
            "B_FA": fleet(SEA, "rowley", B2=4),
            "B_FB": fleet(SEA, "lestock", B3=4),
        },
    ).dice(rest=9).play()  # fmt: skip
    assert stage.barred("subordinate:B_FA:B_FB") == "subordinate-only-grand"
    stage.choose("turn_to:B_FA", "subordinate:B_FA", by="british")
    assert stage.offered("british") == ["under:B_GF"]
    stage.choose("under:B_GF", by="british")
    assert stage.at("B_FA") == "B_GF"
    assert "B_FA" not in stage.war.state, "it is no Formation of its own any more"


def grand_fleet() -> Stage:
    return Stage(
        scenario="1744",
        formations={
            "B_GF": fleet(SEA, "mathews", B1=4, posture="engage", course=["middle_sea"]),
            "B_FA": fleet(SEA, "rowley", B2=4, B3=2, under="B_GF"),
            "S_FB": fleet(SEA, "navarro", S1=4),
        },
    )


@rule("mistral", "IC 3.31", "IC 3.31b", "IC 3.32")
def test_a_subordinate_formation_does_not_move_search_or_fight_apart() -> None:
    stage = grand_fleet()
    assert at_sea(BOX, stage.war, "british") == ["B_GF"]
    assert stage.dice(search=9).run(seek, SEA, "british").rolled == ["search"], "one Search for the whole"
    stage.dice(rest=9).run(increment)
    assert (stage.at("B_GF"), stage.at("B_FA"), stage.at("B2")) == ("middle_sea", "B_GF", "B_FA")
    assert ship_count(BOX, stage.war, "B_GF") == 10
    stage = grand_fleet().play()
    assert "turn_to:B_FA" not in stage.offered("british")


@rule("mistral", "IC 3.31")
def test_in_docks_it_may_be_subordinated_and_set_apart() -> None:
    stage = Stage(
        step="reorganisation",
        formations={
            "B_GF": fleet("gibraltar", "mathews", B1=4, state="refitting"),
            "B_FA": fleet("gibraltar", "haddock", B2=4, state="refitting"),
            "B_FB": fleet("gibraltar", "lestock", B3=4, under="B_GF"),
        },
    ).play()
    stage.choose("formations", "part:B_FB", "subordinate:B_FA", by="british")
    assert (stage.at("B_FB"), stage.war.state["B_FB"]) == ("gibraltar", "refitting")
    assert stage.at("B_FA") == "B_GF"


@rule("mistral", "IC 3.31a")
def test_any_flag_may_subordinate_detachments_whose_squadrons_count_against_its_limit() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, B2=4),
            "B_D1": fleet(SEA, B3=4, B4=4),
            "B_D2": fleet(SEA, B5=4),
            "B_GF": fleet(SEA, "mathews", B6=4),
        }
    )
    assert stage.barred("subordinate:B_D1:B_FA") == ""
    assert stage.barred("subordinate:B_D1:B_GF") == "subordinate-full"
    assert stage.barred("subordinate:B_D2:B_GF") == ""
    stage.dice(rest=9).play().choose("turn_to:B_D1", "subordinate:B_D1", "under:B_FA", "back", by="british")
    assert stage.at("B_D1") == "B_FA"
    assert stage.barred("subordinate:B_D2:B_FA") == "subordinate-full"
    assert stage.barred("join:B5:B_FA") == "join-full"
    assert stage.barred("join:B5:B_D1") == "join-full"


@rule("mistral", "IC 3.31a")
def test_a_squadron_of_a_flotilla_under_the_grand_flotilla_counts_anew_in_a_detachment_under_it() -> None:
    stage = Stage(
        formations={
            "B_GF": fleet(SEA, "mathews", B6=4),
            "B_FA": fleet(SEA, "haddock", B1=4, B2=4, under="B_GF"),
            "B_D1": fleet(SEA, B3=4, under="B_GF"),
        }
    )
    assert stage.barred("join:B1:B_D1") == "join-full"
    assert stage.barred("join:B6:B_D1") == "", "it counts already"


@rule("mistral", "IC 3.32")
def test_a_grand_flotilla_holds_three_flotillas_and_two_squadrons_of_its_own() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "A_GF": fleet(SEA, "navarro", S1=4, S2=4),
            "A_FA": fleet(SEA, "court", F1=4, under="A_GF"),
            "S_FB": fleet(SEA, "spinola", S3=4, under="A_GF"),
            "F_FD": fleet(SEA, "gabaret", F2=4),
            "F_FE": fleet(SEA, "piosin", F3=4),
        },
    )
    assert stage.barred("join:S4:A_GF") == "join-full"
    assert stage.barred("subordinate:F_FD:A_GF") == ""
    stage.dice(rest=9).play().choose("turn_to:F_FD", "subordinate:F_FD", "under:A_GF", "back", by="bourbon")
    assert stage.barred("subordinate:F_FE:A_GF") == "subordinate-full"
    assert set(elements(BOX, stage.war, "A_GF")) == {"S1", "S2", "F1", "S3", "F2"}
    assert capacity(BOX, stage.war, "A_GF") == 4


@rule("mistral", "IC 3.33")
def test_a_flotilla_holds_four_squadrons_plain_or_d_and_flagships_besides() -> None:
    flag = fleet("gibraltar", "haddock", B1=4, B2=4, BD1=2, state="refitting")
    docks = {"gibraltar": {"BD2": [1, 0], "B3": [4, 0], "fl_namur": [1, 0], "fl_neptune": [1, 0]}}
    stage = (
        Stage(step="reorganisation", formations={"B_FA": flag}, docks=docks)
        .play()
        .choose("squadrons", by="british")
    )
    assert stage.barred("join:B3:B_FA") == ""
    stage.choose("join:BD2", by="british")
    assert stage.barred("join:B3:B_FA") == "join-full"
    assert "join:B3" not in stage.options
    stage.choose("join:fl_namur", "join:fl_neptune", by="british")
    assert stage.at("fl_namur") == stage.at("fl_neptune") == "B_FA"


@rule("mistral", "IC 3.33")
def test_each_flagship_needs_a_plain_squadron_of_its_contingent_in_the_same_flag() -> None:
    stage = Stage(
        formations={
            "A_GF": fleet("cartagena", "navarro", F1=4, SD1=2, state="refitting"),
            "S_FB": fleet("cartagena", "spinola", S1=4, S2=4, fl_santa_isabel=0, under="A_GF"),
        },
        docks={"cartagena": {"fl_real_felipe": [1, 0], "fl_terrible": [1, 0], "fl_esperance": [1, 0]}},
    )
    assert stage.barred("join:fl_real_felipe:A_GF") == "join-no-companion", "(D), and not its own"
    assert stage.barred("join:fl_terrible:A_GF") == ""
    assert stage.barred("join:fl_real_felipe:S_FB") == ""
    put(stage.war.where, stage.war.stack, "S2", "pool")
    assert stage.barred("join:fl_real_felipe:S_FB") == "join-no-companion"


@rule("mistral", "IC 3.34")
def test_a_detachment_holds_two_squadrons_and_no_flagship() -> None:
    stage = Stage(formations={"B_D1": fleet("gibraltar", B1=4, state="refitting")})
    assert stage.barred("join:B2:B_D1") == ""
    assert stage.barred("join:fl_namur:B_D1") == "join-flagship-needs-flag"
    stage = Stage(formations={"B_D1": fleet("gibraltar", B1=4, BD1=2, state="refitting")})
    assert stage.barred("join:B2:B_D1") == "join-full"


# ---------------------------------------------------------------- Independent Squadrons


@rule("mistral", "IC 3.35")
def test_a_squadron_in_docks_is_issued_its_order_and_prepares() -> None:
    stage = Stage(docks={"gibraltar": {"B1": [4, 0]}}).dice(rest=9).play()
    stage.choose("squadrons", "rendezvous:B1", "to:port_mahon", "back", by="british")
    assert (stage.at("B1"), stage.at("i_B1"), stage.war.state["i_B1"]) == ("i_B1", "gibraltar", "preparing")
    assert stage.war.order["i_B1"] == "rendezvous"
    stage.proceed()
    assert stage.war.state["i_B1"] == "ready"
    stage.choose("turn_to:i_B1", by="british")
    assert not [option for option in stage.offered("british") if option.startswith("posture")]
    assert stage.war.posture["i_B1"] == "avoid"


@rule("mistral", "IC 3.35", "IC 3.35a")
def test_it_may_leave_a_ready_formation_with_an_escort_order_and_has_no_admiral() -> None:
    stage = Stage(
        formations={"B_FA": fleet("maltese_roads", "haddock", B1=4, B2=4)},
        convoys={"cv_b_levant": {"at": "lampedusa", "voyage": "B_home_2"}},
        levant="home",
        held={"british": ["B_esc_home"]},
    ).dice(rest=9).play()  # fmt: skip
    stage.choose("orders", "issue:B_esc_home", "bearer:B2", "back", by="british")
    assert (stage.at("i_B2"), stage.war.state["i_B2"]) == ("maltese_roads", "ready")
    assert stage.at("haddock") == "B_FA"
    assert stage.barred("destine:haddock:i_B2") == "destine-not-possible"


@rule("mistral", "IC 3.35")
def test_it_ends_on_entering_docks() -> None:
    stage = Stage(docks={"gibraltar": {"B1": [4, 0]}}).dice(rest=9).play()
    stage.choose("squadrons", "rendezvous:B1", "to:port_mahon", "back", by="british").proceed()
    put(stage.war.where, stage.war.stack, "i_B1", "minorca_roads")
    stage.choose("turn_to:i_B1", "course:i_B1", "sail:port_mahon", "into_docks", by="british")
    while stage.offered("british") == ["plotted"]:
        stage.choose("plotted", by="british")
    stage.choose("back", by="british").proceed()
    assert (stage.at("i_B1"), stage.at("B1")) == ("unformed", "port_mahon")


@rule("mistral", "IC 3.35")
def test_it_ends_on_joining_the_formation_it_was_sent_to() -> None:
    formations = {"B_FA": fleet("minorca_roads", "haddock", B2=4), "B_FB": fleet(SEA, "lestock", B1=4, B3=4)}
    stage = Stage(formations=formations).dice(rest=9).play()
    stage.choose("turn_to:B_FB", "rendezvous:B1", "to:B_FA", "back", by="british")
    stage.choose(
        "turn_to:i_B1", "course:i_B1", "sail:minorca_roads", "plotted", "back", by="british"
    ).proceed()
    assert (stage.at("i_B1"), stage.at("B1")) == ("unformed", "B_FA")


@rule("mistral", "IC 3.35")
def test_under_an_escort_order_it_is_independent_until_it_meets_the_convoy() -> None:
    stage = Stage(
        formations={"B_FA": fleet("lampedusa", "haddock", B1=4, B2=4)},
        convoys={"cv_b_levant": {"at": "lampedusa", "voyage": "B_home_2"}},
        levant="home",
        held={"british": ["B_esc_home"]},
    ).dice(rest=9).play()  # fmt: skip
    stage.choose("orders", "issue:B_esc_home", "bearer:B2", "back", "done", by="british").choose(
        "done", by="bourbon"
    )
    assert (stage.at("B2"), stage.at("i_B2")) == ("i_B2", "cv_b_levant")
    assert "i_B2" not in stage.war.state


# ---------------------------------------------------------------- without Orders


@rule("mistral", "IC 3.36")
@pytest.mark.parametrize(
    ("flag", "admiral", "squadron"), [("B_FA", "haddock", "B1"), ("F_FD", "court", "F1")]
)
def test_british_and_french_flags_sail_and_act_without_orders(flag: str, admiral: str, squadron: str) -> None:
    port, side = ("gibraltar", "british") if flag == "B_FA" else ("toulon", "bourbon")
    stage = Stage(formations={flag: fleet(port, admiral, state="refitting", **{squadron: 4})})
    assert stage.barred(f"prepare:{flag}") == ""
    stage = Stage(formations={flag: fleet("tripoli_coast", admiral, **{squadron: 4})}).dice(rest=9).play()
    stage.choose(f"turn_to:{flag}", by=side)
    assert f"course:{flag}" in stage.offered(side)
    assert f"posture:{flag}:engage" in stage.offered(side)
    assert not stage.war.bound


@rule("mistral", "IC 3.36")
def test_a_detachment_prepares_only_with_an_order() -> None:
    docked = {"B_D1": fleet("gibraltar", B1=4, state="refitting")}
    stage = Stage(formations=docked).play()
    assert stage.barred("prepare:B_D1") == "prepare-no-order"
    assert "turn_to:B_D1" not in stage.offered("british")
    stage = Stage(formations=docked, orders={"B_D1": "B_cruise_gut"}).play()
    stage.choose("turn_to:B_D1", by="british")
    assert "prepare:B_D1" in stage.offered("british")


@rule("mistral", "IC 3.36")
def test_when_its_order_ends_at_sea_a_detachment_goes_home_and_refits() -> None:
    stage = Stage(
        formations={"B_D1": fleet("minorca_roads", B1=4), "B_FA": fleet("minorca_roads", "haddock", B2=4)},
        orders={"B_D1": "B_cruise_balearic", "B_FA": "B_cruise_lions"},
    )
    for bearer in ("B_D1", "B_FA"):
        stage.run(end_order, bearer, fulfilled=True)
    assert stage.war.bound == {"B_D1": "port_mahon"}
    stage.dice(rest=9).play().proceed()
    assert (stage.at("B_D1"), stage.war.state["B_D1"]) == ("port_mahon", "refitting")
    assert stage.at("B_FA") == "minorca_roads"


@rule("mistral", "IC 3.36")
@pytest.mark.parametrize("way", ["order", "absorbed"])
def test_unless_it_is_issued_another_or_absorbed_by_a_flag_first(way: str) -> None:
    stage = Stage(
        formations={"B_D1": fleet("minorca_roads", B1=4), "B_FA": fleet("minorca_roads", "haddock", B2=4)},
        orders={"B_D1": "B_cruise_balearic"},
        held={"british": ["B_cruise_lions"]},
    )
    stage.run(end_order, "B_D1", fulfilled=False).dice(rest=9).play()
    if way == "order":
        stage.choose("orders", "issue:B_cruise_lions", "bearer:B_D1", "back", by="british")
        assert "B_D1" not in stage.war.bound
        stage.choose("turn_to:B_D1", by="british")
        assert "course:B_D1" in stage.offered("british")
    else:
        stage.choose("turn_to:B_D1", "subordinate:B_D1", "under:B_FA", by="british")
        assert stage.at("B_D1") == "B_FA"
        assert "B_D1" not in stage.war.bound


@rule("mistral", "IC 3.36")
def test_spanish_flotillas_obey_their_doctrine() -> None:
    stage = Stage(formations={"S_FB": fleet("cartagena", "navarro", S1=4, state="refitting")})
    assert stage.barred("prepare:S_FB") == "spanish-stay-in"


# ---------------------------------------------------------------- Auxiliaries in Formations


@rule("mistral", "IC 3.41")
def test_a_detachment_has_one_auxiliary_and_a_flag_as_many_as_its_squadrons() -> None:
    stage = Stage(
        formations={
            "B_D1": fleet("gibraltar", B1=4, B2=4, state="refitting"),
            "B_FA": fleet("gibraltar", "haddock", B3=4, state="refitting", auxiliaries=["B_fleet1"]),
            "B_D2": fleet("gibraltar", B4=4, under="B_FA"),
        },
        auxiliaries={"B_fleet2": "available"},
    )
    assert stage.barred("assign:B_fleet2:B_D1") == ""
    assert stage.barred("assign:B_fleet2:B_FA") == "", "two Squadrons, with those of B_D2"
    stage = Stage(
        formations={
            "B_D1": fleet("gibraltar", B1=4, B2=4, state="refitting", auxiliaries=["B_fleet1"]),
            "B_FA": fleet("gibraltar", "haddock", B3=4, state="refitting", auxiliaries=["B_light1"]),
        },
        auxiliaries={"B_fleet2": "available"},
    )
    assert stage.barred("assign:B_fleet2:B_D1") == "assign-full"
    assert stage.barred("assign:B_fleet2:B_FA") == "assign-full"


@rule("mistral", "IC 3.42")
@pytest.mark.parametrize("state", ["ready", "refitting"])
def test_excess_auxiliaries_return_to_available_as_their_owner_chooses(state: str) -> None:
    more = ["B_fleet1", "B_fleet2", "B_light1"]
    flag = fleet("gibraltar", "haddock", B1=4, B2=4, state=state, auxiliaries=more)
    stage = Stage(formations={"B_FA": flag}).dice(rest=9).run(conclude)
    assert (stage.prompt, stage.table.waiting_for) == ("excess", ("british",))
    assert stage.options == ["release:B_fleet1", "release:B_fleet2", "release:B_light1"]
    stage.choose("release:B_fleet2", by="british")
    assert [stage.at(each) for each in more] == ["B_FA", "available", "B_FA"]
    assert stage.prompt != "excess"
