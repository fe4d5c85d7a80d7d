"""2.15 Trade Convoys: the British and the French Levant Convoys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.attrition import attrition
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.convoys import arrivals, harm_convoy, leave_by_edge
from vivac.games.mistral.chapters.sailing import sail
from vivac.lab.coverage import rule

BOX = open_box()
BRITISH, FRENCH = "cv_b_levant", "cv_f_levant"


def voyages(convoy: str) -> list[tuple[str, ...]]:
    return [line.spaces for line in BOX.trajectories.values() if line.convoy == convoy]


def at_sea(convoy: str, voyage: str, at: str, **words: Any) -> Stage:
    position = words.pop("position", {})
    return Stage(convoys={convoy: {"at": at, "voyage": voyage, **words}}, **position)


# ---------------------------------------------------------------- the voyages


@rule("mistral", "2.15")
def test_the_british_levant_convoy_crosses_from_the_gut_to_the_maltese_roads_and_back() -> None:
    for spaces in voyages("british_levant_out"):
        assert (spaces[0], spaces[-1]) == ("gulf_of_cadiz", "levant")
        assert BOX.zone_of[spaces[-2]] == "maltese"
    for spaces in voyages("british_levant_home"):
        assert spaces[0] == "maltese_roads"
        assert spaces[-2:] == ("gulf_of_cadiz", "atlantic")


@rule("mistral", "2.15")
def test_out_and_home_are_one_convoy_with_one_record_of_damage() -> None:
    stage = at_sea(BRITISH, "B_out_1", "maltese_roads", dp=5, position={"levant": "out", "turn": 8})
    stage.run(leave_by_edge, BRITISH)
    assert (stage.war.levant, stage.at(BRITISH)) == ("east", "levant")
    stage.war.turn = 13
    stage.dice(rest=9, convoy_arrival=[1], trajectory=0).run(arrivals)
    assert (stage.war.levant, stage.at(BRITISH), stage.war.dp[BRITISH]) == ("home", "maltese_roads", 5)
    stage.run(leave_by_edge, BRITISH)
    assert (stage.war.levant, stage.at(BRITISH)) == ("", "unformed")


@rule("mistral", "2.15a")
def test_the_french_levant_convoy_goes_to_marseille_and_is_removed_in_its_docks() -> None:
    for spaces in voyages("french_levant"):
        assert (spaces[0], spaces[-1]) == ("maltese_roads", "marseille")
    stage = at_sea(FRENCH, "F_lev_2", "marseille", position={"turn": 14})
    stage.run(sail, FRENCH)
    assert stage.at(FRENCH) == "unformed"
    assert "convoy-moors" in stage.told


@rule("mistral", "2.15a", "2.15b")
def test_a_scattered_french_convoy_may_make_for_toulon_from_where_it_is() -> None:
    position = {"step": "signals", "turn": 14}
    whole = at_sea(FRENCH, "F_lev_2", "capraia_channel", position=position).play()
    assert whole.options == [f"scatter:{FRENCH}", "done"], "unscattered it may not"
    stage = at_sea(FRENCH, "F_lev_2", "capraia_channel", scattered=True, position=position).play()
    assert stage.options == [f"divert_to:{FRENCH}:toulon", "done"]
    stage.choose(f"divert_to:{FRENCH}:toulon", by="bourbon")
    for space in ("ligurian_sea", "hyeres_roads", "toulon", "unformed"):
        stage.war.increment, stage.war.mp[FRENCH] = 1, 2
        stage.run(sail, FRENCH)
        assert stage.at(FRENCH) == space


# ---------------------------------------------------------------- appearing


@rule("mistral", "2.151")
@pytest.mark.parametrize(("turn", "rolled"), [(1, 0), (4, 0), (5, 1), (12, 1), (13, 2)])
def test_arrival_checks_begin_in_spring_and_in_autumn(turn: int, rolled: int) -> None:
    stage = Stage(turn=turn, levant="", levant_year=1741).dice(rest=9).run(arrivals)
    assert stage.rolled == ["convoy-arrival"] * rolled
    home = Stage(turn=turn, levant="east", levant_year=1742).dice(rest=9).run(arrivals)
    assert home.rolled == ["convoy-arrival"] * (2 if turn == 13 else 0)


@rule("mistral", "2.151")
@pytest.mark.parametrize(
    ("checks", "die", "comes"), [(0, 1, True), (0, 2, False), (3, 4, True), (3, 5, False)]
)
def test_each_impulse_after_the_first_takes_one_off_the_die(checks: int, die: int, comes: bool) -> None:
    stage = Stage(turn=6, levant="", levant_year=1741, checks={"british_levant": checks})
    stage.dice(convoy_arrival=die, trajectory=0).run(arrivals)
    assert (stage.at(BRITISH) == "gulf_of_cadiz") is comes
    assert stage.war.checks.get("british_levant", 0) == (0 if comes else checks + 1)


@rule("mistral", "2.151a")
def test_a_levant_convoy_sails_once_a_year() -> None:
    stage = Stage(turn=9, levant="", levant_year=1742).dice(rest=0).run(arrivals)
    assert not stage.rolled
    french = Stage(turn=14, french_levant_done=True).dice(rest=9).run(arrivals)
    assert french.rolled == ["convoy-arrival"], "the British one only"


@rule("mistral", "2.151a")
def test_homebound_checks_wait_for_the_outbound_convoy_to_leave() -> None:
    stage = at_sea(BRITISH, "B_out_1", "maltese_roads", position={"levant": "out", "turn": 13})
    stage.war.french_levant_done = True
    stage.dice(rest=9).run(arrivals)
    assert not stage.rolled
    stage.run(leave_by_edge, BRITISH).run(arrivals)
    assert stage.rolled == ["convoy-arrival"]


@rule("mistral", "2.151a")
def test_a_convoy_still_out_goes_on_into_the_next_year_before_another_sails() -> None:
    stage = Stage(turn=5, levant="east", levant_year=1741).dice(rest=9, convoy_arrival=[1], trajectory=0)
    stage.run(arrivals)
    assert (stage.war.levant, stage.at(BRITISH)) == ("home", "maltese_roads"), "it is asked for in Spring too"
    stage.run(arrivals)
    assert stage.rolled == ["convoy-arrival", "trajectory"], "no Outbound checks meanwhile"
    stage.run(leave_by_edge, BRITISH).run(arrivals)
    assert stage.rolled[2:] == ["convoy-arrival"], "then this Year's is due"


@rule("mistral", "2.152")
@pytest.mark.parametrize(("die", "nth"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (9, 3)])
def test_outbound_and_homebound_draw_their_trajectories_apart(die: int, nth: int) -> None:
    out = Stage(turn=5, levant="", levant_year=1741).dice(convoy_arrival=0, trajectory=die).run(arrivals)
    assert out.war.voyage[BRITISH] == f"B_out_{nth}"
    home = Stage(turn=13, french_levant_done=True).dice(convoy_arrival=0, trajectory=die).run(arrivals)
    assert home.war.voyage[BRITISH] == f"B_home_{nth}"


@rule("mistral", "2.153", "2.153a")
def test_a_convoy_stays_in_its_entry_zone_for_the_rest_of_the_impulse() -> None:
    stage = Stage(turn=5, levant="", levant_year=1741, winds=[]).dice(rest=0).whole("start")
    stage.choose("not_yet", by="british").run(sail, BRITISH)
    assert (stage.at(BRITISH), stage.war.mp[BRITISH]) == ("gulf_of_cadiz", 0)
    stage.war.impulse = 2
    stage.whole("start").run(sail, BRITISH)
    assert stage.war.mp[BRITISH] + (stage.at(BRITISH) == "the_strait") == 1


# ---------------------------------------------------------------- scattering and diversion


@rule("mistral", "2.154")
def test_no_damage_scatters_a_levant_convoy() -> None:
    stage = at_sea(BRITISH, "B_out_1", "bona_coast").run(harm_convoy, BRITISH, 30, "bourbon")
    assert BRITISH not in stage.war.scattered


@rule("mistral", "2.154")
def test_a_scattered_convoy_takes_no_damage_from_battle_loses_its_escort_and_goes_on() -> None:
    stage = Stage(
        step="signals",
        first="british",
        actor="british",
        levant="out",
        convoys={BRITISH: {"at": "bona_coast", "voyage": "B_out_1", "located": True}},
        formations={
            "B_D1": fleet("bona_coast", B1=4, under=BRITISH),
            "S_FB": fleet("bona_coast", "navarro", S1=4, posture="engage"),
        },
        orders={"B_D1": "B_esc_out"},
    ).play()
    assert f"scatter:{BRITISH}" in stage.options
    stage.choose(f"scatter:{BRITISH}", by="british")
    assert stage.war.failed["british"] == 1
    assert "B_D1" not in stage.war.order
    stage.war.located.pop("B_D1", None)
    stage.dice(rest=9).run(contact, "bona_coast", "bourbon")
    assert "battle-begins" not in stage.told
    stage.war.mp[BRITISH] = 1
    stage.run(sail, BRITISH)
    assert stage.at(BRITISH) == "galita_channel"


@rule("mistral", "2.154")
def test_an_outbound_convoy_that_scattered_returns_scattered() -> None:
    stage = at_sea(
        BRITISH, "B_out_1", "maltese_roads", scattered=True, position={"levant": "out", "turn": 13}
    )
    stage.run(leave_by_edge, BRITISH).dice(rest=9, convoy_arrival=[0], trajectory=0).run(arrivals)
    assert stage.war.levant == "home"
    assert BRITISH in stage.war.scattered
    stage.run(leave_by_edge, BRITISH)
    stage.war.year, stage.war.turn = 1743, 5
    stage.dice(convoy_arrival=[0], trajectory=0).run(arrivals)
    assert (stage.war.levant, BRITISH in stage.war.scattered) == ("out", False), "the next Year's is whole"


def off_marseille(*blockaded: str, scattered: bool = False) -> Stage:
    flags = {"marseille": "B_FA", "toulon": "B_FB"}
    admirals = {"marseille": "haddock", "toulon": "lestock"}
    squadrons = {"marseille": {"B1": 4}, "toulon": {"B2": 4}}
    return Stage(
        turn=14,
        convoys={FRENCH: {"at": "marseille", "voyage": "F_lev_2", "scattered": scattered}},
        formations={
            flags[port]: fleet(port, admirals[port], blockades=True, **squadrons[port]) for port in blockaded
        },
    ).run(sail, FRENCH)


@rule("mistral", "2.155")
def test_scattered_it_passes_a_blockade_of_its_destination() -> None:
    stage = off_marseille("marseille", "toulon", scattered=True)
    stage.choose("hold", by="bourbon")
    assert stage.at(FRENCH) == "unformed"
    assert "convoy-moors" in stage.told
    waiting = off_marseille("marseille", "toulon")
    assert (waiting.at(FRENCH), waiting.prompt) == ("marseille", ""), "unscattered it does not"


@rule("mistral", "2.156", "2.156a")
@pytest.mark.parametrize("scattered", [False, True])
def test_kept_out_of_marseille_it_may_divert_to_toulon_in_the_same_impulse(scattered: bool) -> None:
    stage = off_marseille("marseille", scattered=scattered)
    assert (stage.prompt, stage.table.waiting_for) == ("divert", ("bourbon",))
    stage.choose("divert", by="bourbon")
    assert stage.at(FRENCH) == "unformed"
    assert "diverted" in stage.told


@rule("mistral", "2.156")
def test_it_does_not_divert_from_an_open_port_and_may_wait() -> None:
    assert off_marseille().at(FRENCH) == "unformed"
    stage = off_marseille("marseille").choose("hold", by="bourbon")
    assert (stage.at(FRENCH), stage.war.state[FRENCH]) == ("marseille", "ready")


# ---------------------------------------------------------------- damage


@rule("mistral", "2.157")
def test_a_levant_convoy_cannot_be_destroyed_and_suffers_no_attrition() -> None:
    stage = at_sea(BRITISH, "B_out_1", "bona_coast", position={"levant": "out"})
    stage.run(harm_convoy, BRITISH, 40, "bourbon")
    assert (stage.at(BRITISH), stage.war.dp[BRITISH]) == ("bona_coast", 40)
    stage.run(attrition)
    assert not stage.rolled


@rule("mistral", "2.157", "2.157a")
def test_each_eighth_point_of_one_voyage_is_worth_a_point_of_prestige() -> None:
    stage = at_sea(BRITISH, "B_out_1", "maltese_roads", position={"levant": "out", "turn": 12})
    before = stage.war.prestige["bourbon"]
    gained = []
    for dp in (7, 1, 7):
        stage.run(harm_convoy, BRITISH, dp, "bourbon")
        gained.append(stage.war.prestige["bourbon"] - before)
    stage.run(leave_by_edge, BRITISH)
    stage.war.turn = 13
    stage.dice(rest=9, convoy_arrival=[0], trajectory=0).run(arrivals)
    stage.run(harm_convoy, BRITISH, 1, "bourbon")
    gained.append(stage.war.prestige["bourbon"] - before)
    assert gained == [0, 1, 1, 2], "Outbound and Homebound are counted together"
    now = dict(stage.war.prestige)
    stage.run(harm_convoy, BRITISH, 8, "british")
    assert stage.war.prestige == now, "Pirates set on by their own player earn nothing"
