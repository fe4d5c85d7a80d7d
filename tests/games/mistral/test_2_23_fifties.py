"""2.23, 2.24 Ships (D), as Squadrons and as Fleet-50 Auxiliaries; and the option of named Ships."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.box.unpacking import UNLIMITED, open_box
from vivac.games.mistral.chapters.combat import column_shifts
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.damage import suffer
from vivac.games.mistral.chapters.fleet_50s import dissolve_fifty, form_fifty
from vivac.games.mistral.chapters.line import Station
from vivac.games.mistral.chapters.orders import bars_issue
from vivac.games.mistral.chapters.reinforcement import places_for
from vivac.games.mistral.chapters.ships import aboard
from vivac.games.mistral.chapters.tasks import attack_modifiers, screening_modifiers
from vivac.games.mistral.chapters.withdrawals import withdraw_ships
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"

# ---------------------------------------------------------------- 2.23 as Ships


@rule("mistral", "2.23")
def test_a_fifty_serves_in_the_line_or_by_pairs_as_an_auxiliary() -> None:
    stage = Stage(docks={"gibraltar": {"BD1": [2, 0]}})
    assert stage.war.ships["BD1"] == 2
    stage.run(form_fifty, "B_fleet501")
    assert (stage.war.ships["BD1"], stage.war.ships["B_fleet501"]) == (0, 2)
    assert RULEBOOK.audit(stage.box, stage.war) == []


@rule("mistral", "2.231")
def test_a_d_squadron_holds_two_ships_and_otherwise_acts_normally() -> None:
    stage = Stage(
        docks={"gibraltar": {"BD1": [2, 0], "BD2": [1, 0], "B1": [1, 0]}},
        formations={"B_D1": fleet("gibraltar", B2=4, state="refitting")},
    )
    assert "BD1" not in places_for(stage.box, stage.war, "B:sol_d", "gibraltar")
    assert "BD2" in places_for(stage.box, stage.war, "B:sol_d", "gibraltar")
    assert stage.barred("join:BD1:B_D1") == ""
    assert stage.barred("rendezvous:BD1") == ""
    stage.whole("reorganisation").choose("squadrons", "ship:BD1", by="british")
    assert stage.war.ships["BD2"] == 2, "its Ships go to (D) Squadrons alone"


@rule("mistral", "2.232")
def test_the_shift_of_fifties_counts_once_a_side_in_a_combat() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, BD1=2, BD2=2),
            "F_FD": fleet(SEA, "court", F1=4, FD1=2),
        }
    )
    foe = Station(["S1"])
    for squadrons, shift in (
        (["B1"], 0),
        (["BD1"], -1),
        (["BD1", "BD2"], -1),
        (["FD1"], 0),
        (["B1", "BD1"], -1),
    ):
        assert column_shifts(stage.box, stage.war, Station(squadrons), foe).get("sol_d", 0) == shift


# ---------------------------------------------------------------- 2.233 as Auxiliaries


@rule("mistral", "2.233")
def test_fleet_50s_act_as_fleet_auxiliaries_with_worse_rolls_and_unlimited_range() -> None:
    fleets, fifties = BOX.auxiliaries["B_fleet1"], BOX.auxiliaries["B_fleet501"]
    assert fleets.tasks < fifties.tasks
    assert (fleets.range, fifties.range) == (6, UNLIMITED)
    recovery = BOX.charts.recovery.cells
    assert recovery["fleet50"] < recovery["fleet"]
    screen = {a: sum(screening_modifiers(BOX, a, "S_fleet1").values()) for a in ("B_fleet1", "B_fleet501")}
    assert screen["B_fleet501"] < screen["B_fleet1"]
    stage = Stage(convoys={"cv_troop1": {"at": "barcelona", "voyage": "T_2"}})
    raid = [attack_modifiers(stage.box, stage.war, a, "cv_troop1") for a in ("B_fleet1", "B_fleet501")]
    assert sum(raid[1].values()) > sum(raid[0].values()), "high dice do less"


@rule("mistral", "2.233")
def test_they_bear_show_of_force_interception_and_escort_orders_and_fleets_escort_only() -> None:
    stage = Stage(auxiliaries={"B_fleet1": "available", "B_fleet501": "available"})
    orders = ("B_cruise_gut", "B_int_the_strait", "B_esc_out", "B_blk_cadiz", "B_sof_genoa", "B_army_alps.1")
    borne = {
        auxiliary: [chit for chit in orders if bars_issue(stage.box, stage.war, chit, auxiliary) is None]
        for auxiliary in ("B_fleet1", "B_fleet501")
    }
    assert borne == {
        "B_fleet1": ["B_esc_out"],
        "B_fleet501": ["B_int_the_strait", "B_esc_out", "B_sof_genoa"],
    }


# ---------------------------------------------------------------- 2.234 to 2.239 changing roles


@rule("mistral", "2.234", "2.234a")
def test_before_the_first_turn_each_player_may_form_fleet_50s() -> None:
    stage = Stage(step="roles", scenario="1742", turn=1, sweep=False).play()
    assert (stage.prompt, stage.table.waiting_for) == ("roles", ("british",))
    assert stage.options == ["fifty:B_fleet501", "fifty:B_fleet502", "fifty:B_fleet503", "done"]
    stage.choose("fifty:B_fleet501", "from:BD1", "from:BD1", by="british")
    assert stage.at("B_fleet501") == "available"
    stage.dice(rest=9).choose("done", by="british")
    assert stage.prompt != "roles", "the French may not, and the Spanish have but one (D) Ship"
    assert stage.war.step == "opening_orders"


@rule("mistral", "2.234")
def test_the_set_up_gives_the_roles_and_none_is_dissolved_before_play() -> None:
    stage = Stage(step="roles", scenario="1747", turn=1, sweep=False).play()
    assert stage.at("F_fleet501") == "available"
    assert stage.war.ships["F_fleet501"] == 2
    stage.choose("done", by="british")
    assert "dissolve:F_fleet501" not in stage.options
    assert stage.options == ["fifty:F_fleet502", "fifty:F_fleet503", "done"]


@rule("mistral", "2.235")
@pytest.mark.parametrize(("ships", "may"), [({"BD1": [1, 0]}, False), ({"BD1": [1, 0], "BD2": [1, 0]}, True)])
def test_one_fleet_50_costs_two_d_ships(ships: dict[str, list[int]], may: bool) -> None:
    stage = Stage(docks={"gibraltar": ships})
    assert stage.barred("fifty:B_fleet501") == ("" if may else "fifty-no-ships")


@rule("mistral", "2.235")
def test_they_are_recovered_if_it_is_dissolved() -> None:
    stage = Stage(auxiliaries={"B_fleet501": "available"}).run(dissolve_fifty, "B_fleet501")
    stage.choose("berth:BD1:gibraltar", "ship_to:BD1", by="british")
    assert (stage.war.ships["BD1"], stage.war.ships["B_fleet501"]) == (2, 0)
    assert RULEBOOK.audit(stage.box, stage.war) == []


@rule("mistral", "2.236", "2.236a")
def test_the_ships_may_come_from_anywhere_and_the_damage_of_an_emptied_squadron_vanishes() -> None:
    stage = Stage(
        docks={"gibraltar": {"BD1": [1, 5]}, "port_mahon": {"BD2": [2, 3]}},
        formations={
            "B_D1": fleet(SEA, BD3=2),
            "B_FA": fleet("gibraltar", "haddock", B1=4, BD4=2, state="preparing"),
        },
    ).whole("reorganisation")
    stage.choose("auxiliaries", "fifty:B_fleet501", by="british")
    assert stage.options == ["from:BD1", "from:BD2"], "only Refitting Squadrons"
    stage.choose("from:BD1", by="british")
    assert (stage.at("BD1"), stage.strength("BD1")) == ("pool", (0, 0))
    assert stage.strength("BD2") == (1, 3), "a Squadron that keeps a Ship keeps its DP"
    assert stage.at("B_fleet501") == "available"
    assert "track:B_fleet501" in stage.options, "it may be used at once"


@rule("mistral", "2.236")
def test_both_ships_are_of_the_fleet_50s_contingent() -> None:
    stage = Stage(scenario="1745", docks={"toulon": {"SD1": [1, 0], "FD1": [2, 0]}})
    assert stage.barred("fifty:S_fleet501") == "fifty-no-ships"
    assert stage.barred("fifty:F_fleet501") == ""


@rule("mistral", "2.237")
def test_it_is_dissolved_from_available_and_not_in_the_step_it_was_formed_in() -> None:
    for place, why in (
        ("available", ""),
        ("gibraltar", "dissolve-not-available"),
        ("recovery", "dissolve-not-available"),
    ):
        stage = Stage(auxiliaries={"B_fleet501": place})
        assert stage.barred("dissolve:B_fleet501") == why
    fresh = Stage(docks={"gibraltar": {"BD1": [2, 0]}}).run(form_fifty, "B_fleet501")
    assert fresh.barred("dissolve:B_fleet501") == "dissolve-fresh"


@rule("mistral", "2.237", "2.237a")
def test_its_ships_go_to_major_ports_or_wherever_a_squadron_lies_together_or_apart() -> None:
    position: dict[str, Any] = {"auxiliaries": {"B_fleet501": "available"}}
    stage = Stage(scenario="1745", docks={"livorno": {"BD1": [1, 0]}}, **position)
    stage.run(dissolve_fifty, "B_fleet501")
    berths = {option for option in stage.options if option.startswith("berth:BD2:")}
    assert berths == {f"berth:BD2:{port}" for port in ("gibraltar", "port_mahon", "villefranche")}
    stage.choose("ship_to:BD1", "berth:BD2:port_mahon", by="british")
    assert (stage.strength("BD1"), stage.at("BD2")) == ((2, 4), "port_mahon")
    assert stage.at("B_fleet501") == "reserve"


@rule("mistral", "2.237")
def test_it_stays_if_there_is_no_room_or_counter_for_both_ships() -> None:
    full = {"BD1": [2, 0], "BD2": [2, 0], "BD3": [2, 0]}
    for last, why in (([1, 0], "dissolve-no-room"), (None, "")):
        docks = full | ({"BD4": last} if last else {})
        stage = Stage(auxiliaries={"B_fleet501": "available"}, docks={"gibraltar": docks})
        assert stage.barred("dissolve:B_fleet501") == why


@rule("mistral", "2.238", "2.238a")
def test_each_ship_so_returned_adds_four_points_of_damage() -> None:
    stage = Stage(
        auxiliaries={"B_fleet501": "available"}, docks={"gibraltar": {"BD1": [1, 5], "BD2": [1, 6]}}
    )
    stage.run(dissolve_fifty, "B_fleet501")
    assert "ship_to:BD1" in stage.options
    assert "ship_to:BD2" not in stage.options, "it would reach its Damage Value"
    stage.choose("ship_to:BD1", "berth:BD3:gibraltar", by="british")
    assert (stage.strength("BD1"), stage.strength("BD3")) == ((2, 9), (1, 4))


@rule("mistral", "2.239")
def test_the_french_may_not_before_guerre_de_course() -> None:
    for scenario, why in (("1744", "fifty-french"), ("1745", "")):
        stage = Stage(scenario=scenario, docks={"toulon": {"FD1": [2, 0]}, "cadiz": {"SD1": [2, 0]}})
        assert stage.barred("fifty:F_fleet501") == why
        assert stage.barred("fifty:S_fleet501") == "", "the Spanish may at any time"


# ---------------------------------------------------------------- 2.24 named Ships


def named(**position: Any) -> Stage:
    return Stage("named_ships", sweep=False, **position)


@rule("mistral", "2.24")
def test_named_ships_are_an_option_that_is_off_by_default() -> None:
    assert [switch.id for switch in RULEBOOK.switches if switch.rule == "2.24"] == ["named_ships"]
    assert not Stage(sweep=False).war.names
    assert named().war.names


@rule("mistral", "2.242", "2.242a")
def test_names_are_dealt_in_order_to_squadrons_then_to_the_pool_then_numbers() -> None:
    stage = named()
    war = stage.war
    listed = next(
        n.ships for n in BOX.contents.counters.named_ships if (n.contingent, n.subclass) == ("B", "sol")
    )
    berths = [squadron for squadron in ("B1", "B2", "B3", "B4", "B5") for _ in range(war.ships[squadron])]
    berths += ["pool:B:sol"] * war.reserve["B:sol"]
    dealt = {name: place for name, place in war.names.items() if name.startswith("B:sol:")}
    names = [f"B:sol:{ship.name}".replace(" ", "_") for ship in listed][: len(berths)]
    names += [f"B:sol:{nth + 1}" for nth in range(len(names), len(berths))]
    assert list(dealt.items()) == list(zip(names, berths, strict=True))
    assert any(name.rpartition(":")[2].isdigit() for name in war.names), "beyond the list they are numbered"


@rule("mistral", "2.242")
def test_names_move_with_ships_and_the_owner_names_the_one_he_removes() -> None:
    stage = named(formations={"B_FA": fleet("port_mahon", "haddock", B1=4, B2=3, B3=4, state="refitting")})
    stage.war.names[aboard(stage.war, "B2")[0]] = "pool:B:sol"
    stage.whole("reorganisation").choose("squadrons", "ship:B1", by="british")
    assert stage.prompt == "name_ship"
    goes = aboard(stage.war, "B1")[2]
    stage.choose(f"name:{goes}", by="british")
    assert goes in aboard(stage.war, "B2")
    assert len(aboard(stage.war, "B1")) == 3
    stage.run(withdraw_ships, "B", 1).choose("withdraw:B3", by="british")
    left = aboard(stage.war, "B3")[3]
    stage.choose(f"name:{left}", by="british")
    assert stage.war.names[left] == "pool:B:sol"


@rule("mistral", "2.242")
def test_a_ship_sunk_by_a_strike_loses_its_own_name_and_one_sunk_by_damage_is_named_by_its_owner() -> None:
    ready = {"posture": "engage", "located": True}
    stage = named(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4, B2=4, B3=4) | ready,
            "S_FB": fleet(SEA, "navarro", S1=4, S2=4, S3=1, SD1=1) | ready,
        }
    )
    crew = aboard(stage.war, "B1")
    stage.dice(rest=9, weather_gauge=[3, 5], combat=[9, 0], strike=0, which_ship=2, leader_check=9)
    stage.run(contact, SEA, "british").choose("distant", by="british").choose(
        "as_they_stand", by="bourbon"
    ).choose("as_they_stand", by="british")
    assert stage.war.names[crew[2]] == "gone"
    hurt = named()
    hurt.war.dp["B2"] = 9
    hurt.run(suffer, "B2", 1)
    assert hurt.options == [f"name:{name}" for name in aboard(hurt.war, "B2")]
    chosen = aboard(hurt.war, "B2")[1]
    hurt.choose(f"name:{chosen}", by="british")
    assert hurt.war.names[chosen] == "gone"


@rule("mistral", "2.242")
def test_a_flagship_may_be_tied_to_a_squadron() -> None:
    flag = fleet("port_mahon", "haddock", B1=4, B2=4, fl_neptune=0, state="refitting")
    stage = Stage("named_ships", formations={"B_FA": flag}).whole("reorganisation")
    stage.choose("squadrons", "tie:fl_neptune", "tie_to:B2", by="british")
    assert stage.war.tied == {"fl_neptune": "B2"}
    plain = Stage(formations={"B_FA": flag}).whole("reorganisation").choose("squadrons", by="british")
    assert "tie:fl_neptune" not in plain.options, "not without the option"
    ready = {"posture": "engage", "located": True, "state": "ready", "at": SEA}
    battle = Stage(
        "named_ships",
        formations={"B_FA": flag | ready, "S_FB": fleet(SEA, "navarro", S1=4, S2=4) | ready},
    )
    battle.war.tied["fl_neptune"] = "B2"
    battle.dice(rest=9, weather_gauge=[3, 5]).run(contact, SEA, "british").choose("distant", by="british")
    battle.choose("as_they_stand", by="bourbon").choose("line:B1", by="british")
    assert battle.prompt != "companion", "it goes where it is tied"
