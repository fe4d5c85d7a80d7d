"""IC 2.1 to IC 2.3 The map, Ships, Squadrons and Flagships, and damage."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.allegiance import friendly_ports, may_use_docks
from vivac.games.mistral.chapters.combat import column_shifts
from vivac.games.mistral.chapters.contingents import free_squadron
from vivac.games.mistral.chapters.damage import suffer
from vivac.games.mistral.chapters.formations import capacity, elements, ship_count
from vivac.games.mistral.chapters.limits import counted, has_half, most_auxiliaries
from vivac.games.mistral.chapters.line import Station
from vivac.games.mistral.chapters.opening import reset_year
from vivac.games.mistral.chapters.organisation import prune
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"

# ---------------------------------------------------------------- IC 2.1 the map


@rule("mistral", "IC 2.11")
def test_spaces_are_seas_straits_coasts_ports_and_boxes_joined_by_routes() -> None:
    assert Counter(BOX.kind.values()) == {"sea": 35, "port": 30, "strait": 11, "coastal": 11, "box": 2}
    assert all(BOX.exits[space] for space in BOX.spaces)
    assert all(space in BOX.exits[exit_] for space, exits in BOX.exits.items() for exit_ in exits)


@rule("mistral", "IC 2.11")
def test_a_coastal_space_is_a_minor_port() -> None:
    coasts = {space for space, kind in BOX.kind.items() if kind == "coastal"}
    assert coasts == {f"coast_{letter}" for letter in "abcdefghjkl"}
    assert coasts <= BOX.ports
    assert coasts <= BOX.minor
    assert {space for space, kind in BOX.kind.items() if kind == "port"} == BOX.ports - coasts


@rule("mistral", "IC 2.12")
def test_every_space_belongs_to_exactly_one_sea_zone() -> None:
    members = Counter(BOX.zone_of.values())
    assert set(BOX.zone_of) == set(BOX.spaces)
    assert set(members) == set(BOX.zones)
    assert members == {
        "gut": 7, "alboran": 5, "valencia": 4, "balearic": 6, "catalan": 2, "algerine": 6, "lions": 6,
        "ligurian": 13, "sardinian": 6, "tuscan": 8, "tyrrhenian": 10, "sicilian": 5, "maltese": 11,
    }  # fmt: skip


@rule("mistral", "IC 2.13")
def test_any_ready_formation_may_enter_an_offing() -> None:
    stage = Stage(formations={"B_FA": fleet("cape_palos", "haddock", B1=4)}).dice(rest=9).play()
    stage.choose("turn_to:B_FA", "course:B_FA", by="british")
    assert "sail:cartagena" in stage.offered("british")
    stage.choose("sail:cartagena", by="british")
    assert "into_docks" not in stage.offered("british")


@rule("mistral", "IC 2.13")
@pytest.mark.parametrize(
    ("port", "formation", "convoy"),
    [
        ("gibraltar", True, True),  # Friendly
        ("livorno", True, True),  # a Neutral Minor Port
        ("coast_c", True, True),
        ("genoa", False, True),  # a Neutral Major Port
        ("cartagena", False, False),  # Enemy
        ("algiers", False, False),
    ],
)
def test_docks_are_used_in_friendly_and_neutral_minor_ports(port: str, formation: bool, convoy: bool) -> None:
    stage = Stage(scenario="1742", formations={"B_FA": fleet(port, "haddock", B1=4)})
    assert may_use_docks(stage.box, stage.war, port, "british") is formation
    assert may_use_docks(stage.box, stage.war, port, "british", convoy=True) is convoy
    stage.play().choose("turn_to:B_FA", "course:B_FA", by="british")
    assert ("into_docks" in stage.offered("british")) is formation


@rule("mistral", "IC 2.14")
def test_ports_have_a_blockade_value_a_repair_value_and_perhaps_the_letter_q() -> None:
    found = {
        port: (BOX.spaces[port].blockade, BOX.spaces[port].repair, BOX.spaces[port].quarterly)
        for port in BOX.ports
        if BOX.spaces[port].repair
    }
    assert found == {
        "gibraltar": (1, 2, True),
        "cadiz": (3, 3, False),
        "cartagena": (1, 2, False),
        "barcelona": (2, 1, True),
        "port_mahon": (1, 3, True),
        "marseille": (2, 1, False),
        "toulon": (2, 3, False),
        "villefranche": (1, 1, True),
        "genoa": (2, 1, True),
        "naples": (1, 1, False),
        "corfu": (1, 1, True),
    }
    assert {BOX.spaces[space].blockade for space in BOX.coastal} == {0}
    assert not any(space.blockade or space.repair for space in BOX.spaces.values() if not space.port)


# ---------------------------------------------------------------- IC 2.2 Ships


@rule("mistral", "IC 2.21")
def test_the_only_ships_are_ships_of_the_line_of_three_subclasses() -> None:
    assert {what.subclass for what in BOX.elements.values()} == {"sol", "sol_d", "flagship"}
    assert not set(BOX.elements) & set(BOX.auxiliaries)
    assert not {aux.kind for aux in BOX.auxiliaries.values()} & {"sol", "sol_d", "flagship"}


@rule("mistral", "IC 2.22", "IC 2.22a")
def test_a_plain_squadron_holds_up_to_four_ships_and_a_d_squadron_two() -> None:
    assert {(what.subclass, what.most) for what in BOX.elements.values()} == {
        ("sol", 4),
        ("sol_d", 2),
        ("flagship", 1),
    }
    stage = Stage(
        step="reorganisation",
        docks={"gibraltar": {"B1": [3, 0], "B2": [4, 0], "B3": [1, 0], "BD1": [1, 0], "BD2": [2, 0]}},
    ).play()
    stage.choose("squadrons", "ship:B3", by="british")
    assert stage.strength("B1") == (4, 0), "B2 is full, and (D) Ships are of another subclass"
    assert stage.at("B3") == "pool", "a Squadron has one Ship at least"
    assert stage.options == ["ship:BD2", "back"], (
        "a Ship of BD1 would find BD2 full, and those of B1 and B2 none"
    )
    stage.choose("ship:BD2", by="british")
    assert (stage.strength("BD1"), stage.strength("BD2")) == ((2, 0), (1, 0))


@rule("mistral", "IC 2.23")
def test_flagships_follow_2_22_and_d_ships_2_23() -> None:
    flag = fleet(SEA, "haddock", B2=4, BD1=2, fl_namur=0)
    stage = Stage(formations={"B_D1": fleet(SEA, B1=4), "B_FA": flag, "S_FB": fleet(SEA, "navarro", S1=4)})
    assert stage.barred("join:fl_namur:B_D1") == "join-flagship-needs-flag"
    shifts = column_shifts(BOX, stage.war, Station(["BD1"], ["fl_namur"]), Station(["S1"]))
    assert (shifts["flagship"], shifts["sol_d"]) == (2, -1)


@rule("mistral", "IC 2.24")
def test_the_counter_mix() -> None:
    mix = Counter((what.contingent, what.subclass) for what in BOX.elements.values())
    assert mix == {
        ("B", "sol"): 9, ("F", "sol"): 5, ("S", "sol"): 5, ("N", "sol"): 1, ("G", "sol"): 1, ("V", "sol"): 2,
        ("B", "sol_d"): 4, ("F", "sol_d"): 3, ("S", "sol_d"): 2,
        ("B", "flagship"): 4, ("F", "flagship"): 3, ("S", "flagship"): 2,
    }  # fmt: skip
    fifties = Counter(aux.contingent for aux in BOX.auxiliaries.values() if aux.kind == "fleet50")
    assert fifties == {"B": 3, "F": 3, "S": 1}
    assert len(BOX.auxiliaries) == 44


@rule("mistral", "IC 2.24", "IC 2.24a")
def test_without_a_counter_no_squadron_is_formed() -> None:
    stage = Stage(active=["N"])
    assert free_squadron(BOX, stage.war, "N", "naples") == "N1"
    stage = Stage(active=["N"], docks={"naples": {"N1": [4, 0]}})
    assert free_squadron(BOX, stage.war, "N", "naples") == ""


@rule("mistral", "IC 2.24")
def test_without_a_counter_no_fleet_50_is_formed() -> None:
    docks = {"cartagena": {"SD1": [2, 0]}}
    free = Stage(step="reorganisation", docks=docks)
    assert free.barred("fifty:S_fleet501") == ""
    used = Stage(step="reorganisation", docks=docks, auxiliaries={"S_fleet501": "available"})
    assert used.barred("fifty:S_fleet501") != ""


@rule("mistral", "IC 2.25", "IC 2.25a")
def test_a_flagship_counts_as_a_squadron_but_not_against_limits_and_as_one_ship() -> None:
    flag = fleet(SEA, "navarro", S1=4, F1=3, F2=4, fl_real_felipe=0)
    stage = Stage(formations={"A_FA": flag})
    assert most_auxiliaries(BOX, stage.war, "A_FA") == 4, "2.131"
    assert has_half(BOX, stage.war, "S", "A_FA"), "2.124: two of four"
    assert counted(BOX, stage.war, "A_FA") == 3, "IC 3.33"
    assert ship_count(BOX, stage.war, "A_FA") == 12


# ---------------------------------------------------------------- IC 2.3 damage


@rule("mistral", "IC 2.31")
def test_the_damage_value_goes_by_contingent_and_flagships_have_two_more() -> None:
    for what in BOX.elements.values():
        assert what.value == (14 if what.contingent in "SN" else 10) + 2 * what.flagship


@rule("mistral", "IC 2.31")
def test_damage_points_are_kept_for_each_squadron_and_flagship() -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=4, B2=4, fl_namur=0)})
    stage.run(suffer, "B1", 3).run(suffer, "fl_namur", 2).run(suffer, "B1", 1)
    assert [stage.war.dp[each] for each in ("B1", "B2", "fl_namur")] == [4, 0, 2]


@rule("mistral", "IC 2.32")
@pytest.mark.parametrize(("dp", "shifts"), [(3, {}), (4, {"one_third": -1}), (7, {"two_thirds": -2})])
def test_damage_shifts_the_column_of_a_combat(dp: int, shifts: dict[str, int]) -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, B1=[4, dp]), "S_FB": fleet(SEA, S1=4)})
    assert column_shifts(BOX, stage.war, Station(["B1"]), Station(["S1"])) == shifts


@rule("mistral", "IC 2.32")
@pytest.mark.parametrize(("dp", "speed"), [(6, 4), (7, 3)])
def test_at_two_thirds_capacity_is_one_less(dp: int, speed: int) -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=[4, dp], B2=4)})
    assert capacity(BOX, stage.war, "B_FA") == speed


@rule("mistral", "IC 2.32")
def test_at_two_thirds_a_flagship_turns_to_its_reverse_side() -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=4, fl_namur=7), "S_FB": fleet(SEA, S1=4)})
    station, foe = Station(["B1"], ["fl_namur"]), Station(["S1"])
    assert column_shifts(BOX, stage.war, station, foe)["flagship"] == BOX.elements["fl_namur"].front == 2
    stage.war.dp["fl_namur"] = 8
    assert BOX.elements["fl_namur"].back < 2
    assert column_shifts(BOX, stage.war, station, foe).get("flagship", 0) == BOX.elements["fl_namur"].back


@rule("mistral", "IC 2.32")
@pytest.mark.parametrize(("dp", "kept"), [(6, False), (7, True)])
def test_a_formation_with_a_squadron_at_two_thirds_may_not_be_declared_preparing(dp: int, kept: bool) -> None:
    below = {"B_FB": fleet("gibraltar", "mathews", B3=[4, dp], under="B_GF")}
    flag = fleet("gibraltar", "lestock", B1=4, state="refitting")
    stage = Stage(formations={"B_GF": flag, **below}, docks={"port_mahon": {"B5": [4, dp]}})
    assert (stage.barred("prepare:B_GF") == "prepare-crippled") is kept
    assert (stage.barred("rendezvous:B5") == "prepare-crippled") is kept
    stage.play()
    assert ("turn_to:B_GF" in stage.offered("british")) is not kept
    stage.choose("squadrons", by="british")
    assert ("rendezvous:B5" in stage.offered("british")) is not kept


@rule("mistral", "IC 2.33")
def test_at_its_damage_value_a_squadron_loses_a_ship_and_stays_at_two_thirds() -> None:
    stage = Stage(
        formations={"B_FA": fleet(SEA, "haddock", B1=[4, 8], B2=[4, 8]), "S_FB": fleet(SEA, S1=[3, 9])}
    )
    stage.run(suffer, "B1", 1).run(suffer, "B2", 5).run(suffer, "S1", 5)
    assert stage.strength("B1") == (4, 9)
    assert stage.strength("B2") == (3, 7), "the excess is lost"
    assert stage.strength("S1") == (2, 10)


@rule("mistral", "IC 2.33", "IC 2.34")
def test_a_squadron_of_one_ship_is_eliminated_and_its_counter_is_free_again() -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=[1, 8], B2=4)}).run(suffer, "B1", 2)
    assert stage.result is True
    assert (stage.at("B1"), stage.strength("B1")) == ("pool", (0, 0))
    assert free_squadron(BOX, stage.war, "B", "gibraltar") == "B1"


@rule("mistral", "IC 2.33", "IC 2.34")
def test_a_flagship_is_eliminated_and_never_comes_back() -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=4, fl_namur=10)}).run(suffer, "fl_namur", 2)
    assert stage.at("fl_namur") == "sunk"
    for year in range(1743, 1749):
        stage.war.year = year
        stage.run(reset_year)
    assert stage.at("fl_namur") == "sunk"


@rule("mistral", "IC 2.33")
def test_it_happens_at_once_whatever_the_cause() -> None:
    from vivac.games.mistral.chapters.attrition import attrition

    stage = Stage(turn=1, formations={"B_FA": fleet(SEA, "haddock", B1=[2, 9], B2=4)})
    stage.dice(attrition=[9, 0]).run(attrition)
    assert stage.strength("B1") == (1, 7)


@rule("mistral", "IC 2.35")
def test_a_formation_with_no_squadron_left_is_removed() -> None:
    stage = Stage(
        formations={"B_FA": fleet(SEA, "haddock", B1=[1, 9], auxiliaries=["B_fleet1"])},
        orders={"B_FA": "B_cruise_lions"},
    )
    stage.run(suffer, "B1", 1).run(prune, "B_FA")
    assert (stage.at("B_FA"), stage.at("B_fleet1"), stage.at("haddock")) == (
        "unformed",
        "recovery",
        "waiting",
    )
    assert "B_FA" not in stage.war.state
    assert "B_FA" not in stage.war.order
    assert stage.war.failed["british"] == 1


@rule("mistral", "IC 2.35")
def test_its_admirals_enter_a_friendly_port_in_the_next_reorganisation_step() -> None:
    stage = Stage(step="reorganisation", admirals={"haddock": "waiting"}).dice(rest=9).play()
    stage.choose("admirals", "destine:haddock", by="british")
    assert set(stage.options) == {f"go:{port}" for port in friendly_ports(BOX, stage.war, "british")}
    stage.choose("go:port_mahon", by="british")
    assert stage.at("haddock") == "port_mahon"


@rule("mistral", "IC 2.35")
def test_of_a_grand_flotilla_only_the_flotilla_without_squadrons_goes() -> None:
    stage = Stage(
        formations={
            "B_GF": fleet(SEA, "mathews", B1=4),
            "B_FA": fleet(SEA, "lestock", B2=[1, 9], under="B_GF"),
        }
    )
    stage.run(suffer, "B2", 1).run(prune, "B_FA")
    assert (stage.at("B_FA"), stage.at("lestock")) == ("unformed", "waiting")
    assert elements(BOX, stage.war, "B_GF") == ["B1"]
