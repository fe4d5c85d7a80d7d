"""2.32 The Spanish Command: Flotillas without Orders, and the end of the Family Compact."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.box import put
from vivac.games.mistral.chapters.command import take_effect
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.convoys import join_escorts
from vivac.games.mistral.chapters.courses import bars_posture
from vivac.games.mistral.chapters.effects import take_effect as effects
from vivac.games.mistral.chapters.formations import command_of
from vivac.games.mistral.chapters.orders import end_order, in_pool
from vivac.games.mistral.chapters.reorganisation import begin
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.spain import doctrine_check, without_orders
from vivac.games.mistral.chapters.troop_convoys import readiness
from vivac.lab.coverage import rule

DEAD = {"felipe_dies": 97}


def spain(at: str = "cartagena", british: str = "cape_palos", **words: Any) -> Stage:
    """Navarro's Flotilla, and a British one at sea somewhere."""
    located, order = words.pop("located", True), words.pop("order", "")
    more = words.pop("more", {})
    return Stage(
        formations={
            "S_FB": fleet(at, "navarro", S1=4, S2=4, **words),
            "B_FA": fleet(british, "haddock", B1=4, located=located),
        },
        orders={"S_FB": order} if order else {},
        **more,
    )


# ---------------------------------------------------------------- 2.32


@rule("mistral", "2.32", "2.32e", "IC 3.14")
@pytest.mark.parametrize(
    ("formations", "flag", "bound"),
    [
        ({"S_FB": fleet("cartagena", "navarro", S1=4)}, "S_FB", True),
        ({"S_D1": fleet("cartagena", S1=4)}, "S_D1", False),
        ({"F_FD": fleet("cartagena", "court", F1=4)}, "F_FD", False),
        ({"A_FA": fleet("cartagena", "navarro", S1=4, F1=4)}, "A_FA", True),
        ({"A_FA": fleet("cartagena", "court", S1=4, F1=4)}, "A_FA", False),
        ({"B_FA": fleet("gibraltar", "haddock", B1=4)}, "B_FA", False),
    ],
)
def test_a_spanish_flotilla_is_a_flag_of_the_spanish_command(
    formations: dict[str, Any], flag: str, bound: bool
) -> None:
    for scenario in ("1742", "1747"):
        stage = Stage(scenario=scenario, formations=formations)
        assert without_orders(stage.box, stage.war, flag) is bound


@rule("mistral", "2.32")
def test_subordinate_to_a_french_grand_flotilla_it_is_not_bound() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "A_GF": fleet("west_sardinia", "court", F1=4, F2=4),
            "S_FB": fleet("", "spinola", S1=4, under="A_GF"),
        },
    ).run(doctrine_check)
    assert not stage.war.doctrine


@rule("mistral", "2.32a", "2.32f")
@pytest.mark.parametrize(
    ("british", "located", "order", "key"),
    [
        ("cape_palos", True, "", ""),
        ("ibiza_south", True, "", ""),
        ("south_mallorca", True, "", "spanish-stay-in"),
        ("cape_palos", False, "", "spanish-stay-in"),
        ("south_mallorca", False, "S_cruise_valencia", ""),
    ],
)
def test_without_orders_it_stays_in_port_unless_a_located_british_formation_is_near(
    british: str, located: bool, order: str, key: str
) -> None:
    docked = spain(british=british, located=located, order=order, state="refitting")
    assert docked.barred("prepare:S_FB") == key
    assert ("turn_to:S_FB" in docked.play().offered("bourbon")) is (key == "")
    offing = spain(british=british, located=located, order=order)
    assert offing.barred("course:S_FB") == key


@rule("mistral", "2.32a")
def test_it_goes_no_more_than_two_mp_beyond_a_bourbon_port() -> None:
    stage = spain("middle_sea", "west_sardinia").play()
    stage.choose("turn_to:S_FB", "course:S_FB", by="bourbon")
    assert "sail:west_sardinia" not in stage.offered("bourbon")
    assert "sail:hyeres_roads" in stage.offered("bourbon"), "Toulon is a Bourbon Port"
    assert stage.why_not("bourbon", "west_sardinia") == "spanish-too-far"
    free = spain("middle_sea", "west_sardinia", order="S_cruise_tuscan").play()
    free.choose("turn_to:S_FB", "course:S_FB", by="bourbon")
    assert "sail:west_sardinia" in free.offered("bourbon")


@rule("mistral", "2.32a")
def test_a_course_laid_under_orders_is_not_followed_too_far_without_them() -> None:
    for order, at in (("S_cruise_tuscan", "west_sardinia"), ("", "middle_sea")):
        stage = spain("middle_sea", "hyeres_roads", order=order, course=["west_sardinia"])
        for increment in (1, 2, 3):
            stage.war.increment = increment
            stage.run(sail, "S_FB")
        assert stage.at("S_FB") == at


@rule("mistral", "2.32b")
@pytest.mark.parametrize(
    ("british", "located", "order", "sent"),
    [
        ("ibiza_south", False, "", False),
        ("ibiza_south", True, "", False),
        ("algiers_coast", True, "", True),
        ("algiers_coast", True, "S_cruise_valencia", False),
    ],
)
def test_with_no_british_formation_near_it_must_go_home(
    british: str, located: bool, order: str, sent: bool
) -> None:
    stage = spain("cape_palos", british, located=located, order=order)
    if british == "algiers_coast":
        assert stage.box.sea.under(frozenset()).cost("cape_palos", british) == 2
        stage = spain("cartagena", british, located=located, order=order)
    stage.run(doctrine_check)
    assert ("S_FB" in stage.war.doctrine) is sent
    assert (stage.war.bound.get("S_FB") == "cartagena") is sent


@rule("mistral", "2.32b", "2.32g")
def test_convoys_count_and_elements_in_docks_do_not() -> None:
    convoy = {"cv_b_levant": {"at": "cape_palos", "voyage": "B_out_2"}}
    stage = spain("cartagena", "maltese_roads", more={"convoys": convoy, "levant": "out"}).run(doctrine_check)
    assert not stage.war.doctrine
    formations = {
        "S_FB": fleet("alboran_west", "navarro", S1=4),
        "B_FA": fleet("gibraltar", "haddock", B1=4, state="refitting"),
    }
    assert Stage(formations=formations).run(doctrine_check).war.doctrine == {"S_FB"}


@rule("mistral", "2.32b")
def test_once_sent_home_it_goes_whatever_reappears_and_takes_no_order() -> None:
    stage = spain("catalan_sea", "maltese_roads", more={"held": {"bourbon": ["S_cruise_catalan"]}})
    stage.run(doctrine_check)
    put(stage.war.where, stage.war.stack, "B_FA", "barcelona")
    stage.run(doctrine_check)
    assert stage.war.doctrine == {"S_FB"}
    assert stage.barred("issue:S_cruise_catalan:S_FB") == "issue-homebound"
    assert stage.barred("course:S_FB") == "course-by-rule"
    stage.play().choose("turn_to:S_FB", by="bourbon")
    assert "posture:S_FB:engage" in stage.offered("bourbon"), "its posture is its owner's choice"
    assert "course:S_FB" not in stage.offered("bourbon")
    for increment in (1, 2):
        stage.war.increment = increment
        stage.run(sail, "S_FB")
    assert (stage.at("S_FB"), stage.war.state["S_FB"]) == ("barcelona", "refitting")
    assert not stage.war.doctrine
    assert stage.barred("issue:S_cruise_catalan:S_FB") == ""


BRITISH_ESCORT = ("B_FA", "rowley", "B1", "B_esc_out", "cv_b_levant", "B_out_1", "alboran_east", "S_D1")
FRENCH_ESCORT = ("F_FD", "piosin", "F1", "F_esc_levant", "cv_f_levant", "F_lev_1", "hyeres_roads", "B_D1")
SPANISH_ESCORT = ("S_FB", "navarro", "S1", "S_esc_troop.1", "cv_troop1", "T_2", "cape_creus", "B_D1")


def escorted(*case: str) -> Stage:
    """An escort that would like to fight, and a Located enemy in the same space."""
    flag, admiral, squadron, order, convoy, voyage, space, enemy = case
    stage = Stage(
        scenario="1745",
        levant="out",
        orders={flag: order},
        formations={
            flag: fleet(space, admiral, **{squadron: 4}),
            enemy: fleet(space, located=True, **{f"{enemy[0]}4": 2}),
        },
        convoys={convoy: {"at": space, "voyage": voyage}},
    ).run(join_escorts)
    assert stage.at(flag) == convoy
    return stage


@rule("mistral", "2.32c", "2.32h", "IC 10.13a")
@pytest.mark.parametrize(
    ("case", "side", "attacks"),
    [
        (BRITISH_ESCORT, "british", True),
        (FRENCH_ESCORT, "bourbon", True),
        (SPANISH_ESCORT, "bourbon", False),
    ],
)
def test_an_escort_with_posture_engage_attacks_but_a_spanish_one_may_not(
    case: tuple[str, ...], side: str, attacks: bool
) -> None:
    convoy, space = case[4], case[6]
    stage = escorted(*case)
    assert stage.barred(f"posture:{convoy}:engage") == ("" if attacks else "escort-spanish")
    stage.play().choose(f"turn_to:{convoy}", by=side)
    assert (f"posture:{convoy}:engage" in stage.offered(side)) is attacks
    assert f"posture:{convoy}:shadow" in stage.offered(side)
    stage = escorted(*case)
    stage.war.posture[convoy] = "engage"  # whatever a Spanish escort would like
    stage.dice(rest=9).run(contact, space, side)
    assert ("attacks" in stage.told) is attacks


@rule("mistral", "2.32d")
def test_it_may_sail_against_a_blockade_of_a_spanish_port() -> None:
    for port, owner_is_spanish in (("cadiz", True), ("toulon", False)):
        formations = {
            "S_FB": fleet("cartagena", "navarro", S1=4, S2=4, state="refitting"),
            "B_FA": fleet(port, "haddock", B1=4, blockades=True),
        }
        stage = Stage(formations=formations)
        assert (stage.barred("prepare:S_FB") == "") is owner_is_spanish
        formations["S_FB"] = fleet("cartagena", "navarro", S1=4, S2=4)
        stage = Stage(formations=formations).play()
        stage.choose("turn_to:S_FB", by="bourbon")
        assert (f"sortie:S_FB:{port}" in stage.offered("bourbon")) is owner_is_spanish
        assert "course:S_FB" not in stage.offered("bourbon")


@rule("mistral", "2.32d", "2.32i", "2.32b")
def test_on_a_sortie_it_engages_goes_straight_there_and_is_not_called_home() -> None:
    stage = Stage(
        formations={
            "S_FB": fleet("cartagena", "navarro", S1=4, S2=4),
            "B_FA": fleet("barcelona", "haddock", B1=4, blockades=True),
        }
    ).play()
    stage.choose("turn_to:S_FB", "sortie:S_FB:barcelona", by="bourbon")
    assert stage.war.posture["S_FB"] == "engage"
    assert not [o for o in stage.offered("bourbon") if o.startswith("posture")]
    assert bars_posture(stage.box, stage.war, "S_FB") is not None, "nor in any later Command Step"
    for increment in (1, 2):
        stage.war.increment = increment
        stage.run(sail, "S_FB")
    step = stage.box.sea.under(frozenset()).step("cape_palos", "barcelona", 3)
    assert stage.at("S_FB") == step
    assert not stage.run(doctrine_check).war.doctrine
    stage.war.blockading.clear()
    put(stage.war.where, stage.war.stack, "B_FA", "maltese_roads")
    assert stage.run(doctrine_check).war.doctrine == {"S_FB"}, "the Blockade holds no more"


# ---------------------------------------------------------------- 2.321


@rule("mistral", "2.321", "2.321e")
def test_after_felipe_dies_spain_receives_cruises_and_shows_of_force_against_pirates() -> None:
    raided = {"barbary1": ("algiers",), "salee1": ("sale",)}
    kinds = []
    for events in ({}, DEAD):
        stage = Stage(scenario="1746", raided=raided, events=events)
        pool = [c for c in in_pool(stage.box, stage.war, "bourbon") if c[0] == "S"]
        kinds.append({stage.box.chits[chit].kind for chit in pool})
    assert kinds[0] == {"cruise", "interception", "escort", "blockade", "show_of_force", "army_support"}
    assert kinds[1] == {"cruise", "show_of_force"}
    shows = [stage.box.chits[c].target for c in pool if stage.box.chits[c].kind == "show_of_force"]
    assert shows == ["sale", "algiers"]


@rule("mistral", "2.321a", "2.321f")
def test_no_more_troop_convoys_are_assembled_and_those_formed_go_on() -> None:
    assert Stage(scenario="1746", turn=5).barred("assemble") == ""
    stage = Stage(
        scenario="1746",
        turn=5,
        events=DEAD,
        convoys={"cv_troop1": {"at": "barcelona", "state": "refitting", "voyage": "T_2", "sail_from": 1}},
    )
    assert stage.barred("assemble") == "assemble-felipe-dead"
    stage.dice(troops_ready=0).run(readiness)
    assert stage.war.state["cv_troop1"] == "ready"


@rule("mistral", "2.321b")
def test_spanish_and_french_squadrons_may_not_be_subordinated_to_each_other() -> None:
    stage = Stage(
        scenario="1746",
        events=DEAD,
        formations={
            "S_FB": fleet("toulon", "navarro", S1=4, state="refitting"),
            "A_FA": fleet("toulon", "piosin", F1=4, state="refitting"),
            "F_D1": fleet("toulon", F3=4, state="refitting"),
        },
        docks={"toulon": {"F2": [4, 0], "S2": [4, 0]}},
    )
    for target, key in (
        ("join:F2:S_FB", "join-felipe-dead"),
        ("join:S2:S_FB", ""),
        ("join:S2:A_FA", "join-felipe-dead"),
        ("join:F2:A_FA", ""),
        ("subordinate:F_D1:S_FB", "join-felipe-dead"),
        ("subordinate:F_D1:A_FA", ""),
    ):
        assert stage.barred(target) == key, target


@rule("mistral", "2.321b", "2.321g")
@pytest.mark.parametrize(
    ("at", "state", "place"), [("toulon", "refitting", "toulon"), ("gulf_of_lions", "ready", "i_F1")]
)
def test_squadrons_so_placed_leave_at_once(at: str, state: str, place: str) -> None:
    stage = Stage(
        scenario="1746",
        formations={
            "S_FB": fleet(at, "navarro", S1=4, F1=4, state=state),
            "A_FA": fleet(at, "spinola", S2=4, S3=4, F2=4, state=state),
        },
    )
    stage.run(effects, stage.box.events["felipe_dies"].effects)
    assert (stage.at("F1"), stage.at("S1")) == (place, "S_FB")
    assert (stage.at("F2"), stage.at("S2")) == (place.replace("F1", "F2"), "A_FA")
    if state == "ready":
        assert {"i_F1", "i_F2"} <= set(stage.war.bound), "they make for home"


def grand_flotilla(at: str, state: str, **formations: Any) -> Stage:
    return Stage(
        scenario="1746",
        events=DEAD,
        formations={
            "A_GF": fleet(at, "navarro", S1=4, F1=4, state=state),
            "S_FB": fleet("", "spinola", S2=4, under="A_GF"),
            "F_FD": fleet("", "piosin", F2=4, F3=4, F4=4, F5=4, under="A_GF"),
            **formations,
        },
    )


@rule("mistral", "2.321c")
def test_the_grand_flotilla_may_not_be_formed() -> None:
    docks = {"cartagena": {"S1": [4, 0]}}
    stage = Stage(scenario="1746", docks=docks)
    assert stage.barred("form:A_GF") == ""
    stage = Stage(scenario="1746", docks=docks, events=DEAD)
    assert stage.barred("form:A_GF") == "form-felipe-dead"


@rule("mistral", "2.321c", "2.321h")
def test_in_docks_it_is_unformed_in_the_next_step() -> None:
    stage = grand_flotilla("toulon", "refitting").run(begin)
    assert stage.at("A_GF") == "unformed"
    assert (stage.at("S1"), stage.at("F1"), stage.at("navarro")) == ("toulon", "toulon", "toulon")
    assert (stage.at("S_FB"), stage.war.state["S_FB"]) == ("toulon", "refitting")
    assert grand_flotilla("toulon", "refitting").play().at("A_GF") == "unformed", "or in a Command Step"


@rule("mistral", "2.321c")
def test_at_sea_it_parts_unless_an_enemy_is_there() -> None:
    stage = grand_flotilla("gulf_of_lions", "ready").play()
    assert stage.at("A_GF") == "unformed"
    assert (stage.at("S_FB"), stage.war.state["S_FB"]) == ("gulf_of_lions", "ready")
    assert stage.at("S1") == "S_FB", "it joins a Flotilla of its Command"
    assert stage.at("F1") == "i_F1", "there is no room in Flotilla D"
    assert "i_F1" in stage.war.bound
    enemy = grand_flotilla("gulf_of_lions", "ready", B_FA=fleet("gulf_of_lions", "medley", B1=4)).play()
    assert enemy.at("A_GF") == "gulf_of_lions"


@rule("mistral", "2.321d")
def test_flotilla_a_may_be_of_either_command_in_turn() -> None:
    for squadron, other, admiral, command in (("S1", "F1", "navarro", "S"), ("F1", "S1", "piosin", "F")):
        stage = Stage(
            scenario="1746",
            events=DEAD,
            formations={"A_FA": fleet("toulon", admiral, state="refitting", **{squadron: 4})},
            docks={"toulon": {other: [4, 0]}},
        )
        assert command_of(stage.box, stage.war, "A_FA") == command
        assert stage.barred(f"join:{other}:A_FA") == "join-felipe-dead"


@rule("mistral", "2.32a", "IC 4.6")
def test_the_end_of_an_order_alone_does_not_send_it_home_while_the_british_are_near() -> None:
    stage = spain("cape_palos", "ibiza_south", order="S_cruise_valencia")
    stage.run(end_order, "S_FB", fulfilled=True).run(doctrine_check)
    assert not stage.war.bound
    stage.run(take_effect)
    assert stage.at("S_FB") == "cape_palos"
