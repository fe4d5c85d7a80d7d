"""IC 7.1 to IC 7.55 Locating, coast watch, Search, attack and evasion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.box import put
from vivac.games.mistral.chapters.allegiance import watched
from vivac.games.mistral.chapters.contact import (
    attack,
    contact,
    evasion_modifiers,
    locate,
    resolve_contacts,
    search_modifiers,
    wants_to_evade,
)
from vivac.games.mistral.chapters.impulse import end
from vivac.games.mistral.chapters.organisation import enter_docks
from vivac.games.mistral.chapters.sailing import increment
from vivac.games.mistral.chapters.tasks import choices
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"


def meeting(
    british: dict[str, Any] | None = None, spanish: dict[str, Any] | None = None, **words: Any
) -> Stage:
    """A British and a Spanish Flotilla in the Gulf of Lions; what is not said stands at Avoid, unseen."""
    return Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4) | (british or {}),
            "S_FB": fleet(SEA, "navarro", S1=4) | (spanish or {}),
        },
        **words,
    )


# ---------------------------------------------------------------- IC 7.1, IC 7.2


@rule("mistral", "IC 7.1")
def test_a_located_formation_is_so_until_the_end_of_the_next_impulse() -> None:
    stage = meeting()
    locate(stage.war, "S_FB")
    for impulse, seen in ((1, True), (2, False)):
        stage.war.impulse = impulse
        stage.dice(rest=9).run(end)
        assert ("S_FB" in stage.war.located) is seen


@rule("mistral", "IC 7.1")
def test_a_formation_that_enters_docks_is_no_longer_located() -> None:
    stage = Stage(formations={"S_FB": fleet("cartagena", "navarro", S1=4, located=True)})
    stage.run(enter_docks, "S_FB")
    assert "S_FB" not in stage.war.located


@rule("mistral", "IC 7.1", "IC 7.4")
def test_only_a_located_formation_may_be_attacked() -> None:
    for seen in (True, False):
        stage = meeting({"posture": "engage"}, {"posture": "engage", "located": seen})
        stage.dice(weather_gauge=[3, 5]).run(attack, SEA, "british")
        assert (stage.prompt == "action") is seen


@rule("mistral", "IC 7.2", "IC 7.2a")
@pytest.mark.parametrize(
    ("space", "side", "seen"),
    [
        ("cartagena", "british", True),  # in the offing of an Enemy Port
        ("cape_palos", "british", True),  # one route from it
        ("cape_de_gata", "british", False),  # two routes
        ("cape_palos", "bourbon", False),  # his own coast does not give him away
        ("minorca_roads", "bourbon", True),  # Port Mahon
        ("minorca_roads", "british", False),
        ("ligurian_sea", "british", True),  # coast_a is French
        ("elba_channel", "bourbon", True),  # Livorno, a Neutral Minor Port, watches both
        ("elba_channel", "british", True),
        ("algiers_coast", "british", False),  # a Pirate Base is Friendly to nobody
    ],
)
def test_the_coast_watch_sees_whoever_is_within_a_route_of_the_enemys_ports(
    space: str, side: str, seen: bool
) -> None:
    stage = Stage()
    assert watched(stage.box, stage.war, space, side) is seen


@rule("mistral", "IC 7.2")
def test_a_neutral_major_port_watches_nobody() -> None:
    stage = Stage(naples="neutral")
    stage.war.active.discard("N")
    assert not watched(stage.box, stage.war, "tyrrhenian_south", "british"), "Palermo is Neutral and Major"
    stage.war.active.add("N")
    assert watched(stage.box, stage.war, "tyrrhenian_south", "british")


@rule("mistral", "IC 7.2")
def test_the_watch_is_kept_at_the_end_of_the_impulse_on_those_at_sea() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet("cape_palos", "haddock", B1=4),
            "B_FB": fleet("oran_coast", "lestock", B2=4),
            "B_FC": fleet("gibraltar", "mathews", state="refitting", B3=4),
        }
    )
    stage.dice(rest=9).run(end)
    assert set(stage.war.located) == {"B_FA"}
    assert stage.war.located["B_FA"] == stage.war.tick, "the Impulse is over; seen to the End of the next"


# ---------------------------------------------------------------- IC 7.3


@rule("mistral", "IC 7.3")
@pytest.mark.parametrize(("posture", "seeks"), [("engage", True), ("shadow", True), ("avoid", False)])
def test_engage_and_shadow_search_and_avoid_does_not(posture: str, seeks: bool) -> None:
    stage = meeting({"posture": posture}).dice(search=9).run(contact, SEA, "british")
    assert (stage.rolled == ["search"]) is seeks


@rule("mistral", "IC 7.3")
def test_a_search_that_succeeds_locates() -> None:
    for die, seen in ((6, True), (7, False)):  # 5, and 1 for a Flotilla
        stage = meeting({"posture": "shadow"}).dice(search=die).run(contact, SEA, "british")
        assert ("S_FB" in stage.war.located) is seen


@rule("mistral", "IC 7.3")
def test_the_moving_side_searches_and_attacks_first_then_the_other() -> None:
    for mover, first in (("british", "S_FB"), ("bourbon", "B_FA")):
        stage = meeting({"posture": "shadow"}, {"posture": "shadow"})
        stage.dice(search=[0, 9]).run(contact, SEA, mover)
        assert set(stage.war.located) == {first}
        assert stage.rolled == ["search", "search"]


@rule("mistral", "IC 7.3")
def test_a_pair_searches_once_an_impulse_and_what_is_located_is_not_sought() -> None:
    stage = meeting({"posture": "shadow"}).dice(search=9).run(contact, SEA, "british")
    stage.run(contact, SEA, "british")
    assert stage.rolled == ["search"]
    assert meeting({"posture": "shadow"}, {"located": True}).run(contact, SEA, "british").rolled == []


@rule("mistral", "IC 7.3")
def test_each_formation_searches_for_each_enemy() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4, posture="shadow"),
            "B_FB": fleet(SEA, "mathews", B2=4, posture="engage"),
            "S_FB": fleet(SEA, "navarro", S1=4),
            "S_D1": fleet(SEA, S2=2),
        },
    )
    stage.dice(search=9, rest=9).run(contact, SEA, "british")
    assert stage.rolled == ["search"] * 4
    assert {"B_FA>S_FB", "B_FA>S_D1", "B_FB>S_FB", "B_FB>S_D1"} == stage.war.sought


@rule("mistral", "IC 7.3")
@pytest.mark.parametrize(("nth", "rolls"), [(1, 1), (2, 0)])
def test_both_sides_at_sea_in_a_space_are_in_contact_in_increment_one(nth: int, rolls: int) -> None:
    stage = meeting({"posture": "shadow"}, increment=nth).dice(search=9)
    stage.run(resolve_contacts, "british")
    assert len(stage.rolled) == rolls


@rule("mistral", "IC 7.3")
def test_whoever_enters_a_space_makes_contact_there_in_any_increment() -> None:
    stage = meeting(
        {"at": "minorca_roads", "posture": "shadow", "course": [SEA]},
        increment=2,
        actor="british",
        first="british",
    )
    stage.war.mp["B_FA"] = 1
    stage.dice(beating=0, search=0).run(increment)
    assert stage.at("B_FA") == SEA
    assert "S_FB" in stage.war.located


@rule("mistral", "IC 7.3")
@pytest.mark.parametrize(
    ("where", "target", "words", "found"),
    [
        (SEA, "S_FB", {}, {"flotilla": 1}),
        ("minorca_channel", "S_FB", {}, {"flotilla": 1, "strait": 2}),
        (SEA, "S_FB", {"turn": 3}, {"flotilla": 1, "winter": -1}),
        (SEA, "S_FB", {"gale": SEA}, {"flotilla": 1, "gale": -3}),
        (SEA, "S_FB", {"auxiliaries": {"S_fleet1": "S_FB"}}, {"flotilla": 1, "screened": -1}),
        (SEA, "S_FB", {"auxiliaries": {"B_fleet1": "B_FA"}}, {"flotilla": 1, "scout": 1}),
        (
            SEA,
            "S_FB",
            {"auxiliaries": {f"B_fleet{n}": "B_FA" for n in (1, 2, 3)}},
            {"flotilla": 1, "scout": 2},
        ),
        (SEA, "S_FB", {"auxiliaries": {"B_light1": "task.lions"}}, {"flotilla": 1, "intercepted": 1}),
        (SEA, "S_FB", {"auxiliaries": {"S_light1": "task.lions"}}, {"flotilla": 1}),
        ("minorca_channel", "S_D1", {}, {"strait": 2}),
        (SEA, "i_S3", {}, {"independent": -1}),
        (SEA, "A_GF", {}, {"grand_flotilla": 2}),
        (SEA, "cv_troop1", {}, {"convoy": 1}),
        (SEA, "cv_troop1", {"scattered": ["cv_troop1"]}, {"scattered": -3}),
    ],
)
def test_what_makes_a_search_easier_or_harder(
    where: str, target: str, words: dict[str, Any], found: dict[str, int]
) -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(where, "rowley", B1=4),
            "S_FB": fleet(where, "navarro", S1=4),
            "S_D1": fleet(where, S2=2),
            "A_GF": fleet(where, "court", F1=4),
            "i_S3": fleet(where, S3=2),
        },
        convoys={"cv_troop1": {"at": where}},
        **words,
    )
    assert search_modifiers(stage.box, stage.war, "B_FA", target) == found
    assert stage.box.charts.search.at("target") == 5


# ---------------------------------------------------------------- IC 7.4, IC 7.5


@rule("mistral", "IC 7.4")
@pytest.mark.parametrize("posture", ["shadow", "avoid"])
def test_shadow_and_avoid_never_attack(posture: str) -> None:
    stage = meeting({"posture": posture}, {"located": True}).run(contact, SEA, "british")
    assert stage.rolled == []
    assert not stage.war.fought


@rule("mistral", "IC 7.4")
def test_all_that_engage_attack_together_all_that_are_located() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4, posture="engage"),
            "B_FB": fleet(SEA, "mathews", B2=4, posture="engage"),
            "B_FC": fleet(SEA, "lestock", B3=4, posture="shadow"),
            "S_FB": fleet(SEA, "navarro", S1=4, posture="engage", located=True),
            "S_FC": fleet(SEA, "spinola", S2=4, posture="engage", located=True),
            "S_D1": fleet(SEA, S3=4, posture="engage"),
        },
    )
    stage.dice(weather_gauge=[3, 5]).run(attack, SEA, "british")
    assert stage.war.fought == {"B_FA", "B_FB", "S_FB", "S_FC"}


@rule("mistral", "IC 7.4", "IC 8.11")
@pytest.mark.parametrize("tired", ["B_FA", "S_FB"])
def test_who_has_fought_this_impulse_neither_attacks_nor_is_attacked(tired: str) -> None:
    stage = meeting({"posture": "engage"}, {"posture": "engage", "located": True}, fought=[tired])
    stage.run(attack, SEA, "british")
    assert stage.prompt == ""
    assert stage.war.fought == {tired}


@rule("mistral", "IC 7.5")
@pytest.mark.parametrize(
    ("posture", "ships", "evades"),
    [("avoid", 4, True), ("shadow", 3, True), ("shadow", 4, False), ("engage", 1, False)],
)
def test_avoid_evades_and_shadow_if_it_has_fewer_ships(posture: str, ships: int, evades: bool) -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B1=2),
            "B_FB": fleet(SEA, "mathews", B2=2),
            "S_FB": fleet(SEA, "navarro", S1=ships, posture=posture),
        },
    )
    assert wants_to_evade(stage.box, stage.war, ["B_FA", "B_FB"], "S_FB") is evades


@rule("mistral", "IC 7.5")
def test_evasion_is_a_test_and_who_fails_it_must_fight() -> None:
    for die, away in ((3, True), (4, False)):
        stage = meeting({"posture": "engage"}, {"located": True})
        stage.dice(evasion=die, weather_gauge=[3, 5]).run(attack, SEA, "british")
        assert (stage.prompt == "") is away
        assert bool(stage.war.fought) is not away


@rule("mistral", "IC 7.5")
def test_who_has_evaded_an_attacker_is_in_no_battle_with_it_this_impulse() -> None:
    stage = meeting({"posture": "engage"}, {"located": True})
    stage.dice(evasion=0).run(attack, SEA, "british").run(attack, SEA, "british")
    assert stage.rolled == ["evasion"], "it is not attacked by them again"


@rule("mistral", "IC 7.5")
def test_another_attacker_may_still_bring_to_battle_who_has_evaded_the_first() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4, posture="engage"),
            "S_FB": fleet(SEA, "navarro", S1=4, located=True),
            "B_FB": fleet("minorca_roads", "mathews", B2=4, posture="engage"),
        },
    )
    stage.dice(evasion=[0, 9], weather_gauge=[3, 5]).run(attack, SEA, "british")
    put(stage.war.where, stage.war.stack, "B_FB", SEA)
    stage.run(attack, SEA, "british")
    assert stage.war.fought == {"B_FB", "S_FB"}, "the first attacker is out of it"


@rule("mistral", "IC 7.5")
@pytest.mark.parametrize(
    ("target", "words", "found"),
    [
        ("S_FB", {}, {}),
        ("S_FB", {"turn": 2}, {"winter": 1}),
        ("S_FB", {"disorganised": ["S_FB"]}, {"disorganised": -1, "capacity": -1}),
        ("S_FB", {"disorganised": ["B_FA", "B_FB"]}, {"capacity": 1}),
        ("S_FB", {"disorganised": ["B_FA"]}, {}),  # the faster of the attackers counts
        ("S_FB", {"slipped": ["S_FB"]}, {"leaving": -1}),
        ("S_FB", {"auxiliaries": {"S_fleet1": "S_FB", "S_fleet2": "S_FB"}}, {"scouts": 1}),
        ("cv_troop1", {}, {"convoy": -2, "capacity": -1}),
    ],
)
def test_what_makes_evasion_easier_or_harder(
    target: str, words: dict[str, Any], found: dict[str, int]
) -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4),
            "B_FB": fleet(SEA, "mathews", B2=4),
            "S_FB": fleet(SEA, "navarro", S1=4),
        },
        convoys={"cv_troop1": {"at": SEA}},
        **words,
    )
    assert evasion_modifiers(stage.box, stage.war, ["B_FA", "B_FB"], target) == found
    assert stage.box.charts.evade.at("target") == 3


@rule("mistral", "IC 7.5")
def test_evasion_is_harder_in_a_strait() -> None:
    stage = meeting({"at": "minorca_channel"}, {"at": "minorca_channel"})
    assert evasion_modifiers(stage.box, stage.war, ["B_FA"], "S_FB") == {"strait": -1}


@rule("mistral", "IC 7.5")
def test_convoys_always_avoid_and_their_escorts_evade_with_them() -> None:
    stage = Stage(
        scenario="1744",
        convoys={"cv_troop1": {"at": SEA, "located": True}},
        formations={
            "S_FB": fleet(SEA, "navarro", S1=4, under="cv_troop1"),
            "B_FA": fleet(SEA, "rowley", B1=2, posture="engage"),
        },
    )
    stage.war.posture["cv_troop1"] = "engage"
    stage.dice(evasion=0).run(attack, SEA, "british")
    assert stage.rolled == ["evasion"], "one die for all of them"
    assert not stage.war.fought


# ---------------------------------------------------------------- IC 7.55


@rule("mistral", "IC 7.55")
@pytest.mark.parametrize(("state", "attacked"), [("refitting", False), ("preparing", False), ("ready", True)])
def test_only_a_ready_formation_in_the_offing_can_be_attacked(state: str, attacked: bool) -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("cartagena", "rowley", B1=4, posture="engage"),
            "S_FB": fleet("cartagena", "navarro", S1=4, posture="engage", state=state, located=True),
            "S_D1": fleet("cartagena", S2=4, posture="engage", located=True),
        },
    )
    stage.dice(weather_gauge=[3, 5]).run(contact, "cartagena", "british")
    assert ("S_FB" in stage.war.fought) is attacked


@rule("mistral", "IC 7.55")
def test_who_lies_in_docks_can_be_bombarded() -> None:
    stage = Stage(
        scenario="1744",
        docks={"cartagena": {"S1": [4, 0]}},
        formations={"B_FA": fleet("cartagena", "rowley", B1=4, auxiliaries=["B_bomber1"])},
    )
    assert "bombard" in [option.id for option in choices(stage.box, stage.war, "B_bomber1")]
