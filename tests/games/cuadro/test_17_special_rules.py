"""17 Special rules of the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import ends, movement, moving, offered, refused
from vivac.games.cuadro import RULEBOOK
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.command import commander_near_chief
from vivac.games.cuadro.chapters.leaders import chief_of
from vivac.games.cuadro.chapters.pursuit import bars_advance
from vivac.games.cuadro.chapters.victory import points
from vivac.lab.coverage import rule

BOX = open_box()


def chiclana(**position: Any) -> Stage:
    return Stage(**{"scenario": "chiclana", "player": "allied", **position})


def orders(stage: Stage, division: str) -> set[str]:
    """The orders offered to a division, those before it having been passed over."""
    while stage.prompt == "order" and f"order:{division}:none" not in stage.options:
        stage.choose(next(option for option in stage.options if option.endswith(":none")), by="allied")
    return {option.split(":")[2] for option in stage.options if option.startswith(f"order:{division}:")}


# ---------------------------------------------------------------- 17.1 the teaching action


@rule("cuadro", "17.1")
def test_all_counters_of_a_side_form_one_division_under_its_own_chief() -> None:
    field = BOX.fields["training"]
    assert field.divisions_of == {"allied": ("ALLIED",), "french": ("FRENCH",)}
    assert set(field.units_of["ALLIED"]) == {"BARNARD", "1-28", "2-87", "KGL-H", "RA-S", "2-67"}
    assert set(field.units_of["FRENCH"]) == {"9L", "8-1", "8-2", "45", "1D", "BAT-L"}
    for division, leader in (("ALLIED", "L-WHEATLEY"), ("FRENCH", "L-LEVAL")):
        what = field.divisions[division]
        assert (what.leader, what.chief, what.morale) == (leader, leader, 5)
    stage = Stage(
        scenario="training",
        player="allied",
        leaders={"L-WHEATLEY": "0203"},
        units={"KGL-H": "0303 regular E"},
    )
    assert orders(stage.play(), "ALLIED") == {"manoeuvre", "attack", "none"}  # he is always in his own range


# ---------------------------------------------------------------- 17.2 to 17.4 Barrosa


@rule("cuadro", "17.2")
@pytest.mark.parametrize("order", ["manoeuvre", "none"])
def test_browne_is_committed_on_turn_1(order: str) -> None:
    units = {"BROWNE": "4104 regular E", "2-1G": "3304 regular E"}
    stage = Stage(player="allied", turn=1, units=units, leaders={"L-DILKES": "3304"}).play()
    assert "BROWNE" in stage.battle.in_command  # though nobody is near
    stage.choose(f"order:DILKES:{order}", by="allied")
    assert stage.battle.order["BROWNE"] == "attack"
    assert "leave:BROWNE" not in stage.options


@rule("cuadro", "17.2")
def test_and_only_then() -> None:
    units = {"BROWNE": "4104 regular E", "2-1G": "3304 regular E"}
    stage = Stage(player="allied", turn=2, units=units, leaders={"L-DILKES": "3304"}).play()
    assert stage.battle.in_command == {"2-1G"}
    assert stage.battle.order == {}


@rule("cuadro", "17.3")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, False), (3, True)])
def test_cruz_murgeon_may_not_attack_before_turn_3(turn: int, may: bool) -> None:
    leaders = {"L-CRUZ": "3304", "GRAHAM": "3304"}
    stage = Stage(player="allied", turn=turn, units={"WAL-4": "3304 regular E"}, leaders=leaders).play()
    assert orders(stage, "CRUZ") == {"manoeuvre", "none"} | ({"attack"} if may else set())
    assert refused(stage, "order:CRUZ:attack") == (None if may else ("attack-not-yet", "17.3"))


@rule("cuadro", "17.4")
@pytest.mark.parametrize(("holder", "foe", "awarded"), [
    ("allied", "3920 regular W", 0), ("allied", "4020 regular W", 5),
    ("allied", "3920 regular W disordered", 5),
    ("allied", "3920 routed", 5), ("french", "4020 regular W", 0),
])  # fmt: skip
def test_five_points_for_the_cerro_with_no_frenchman_in_good_order_near(
    holder: str, foe: str, awarded: int
) -> None:
    stage = Stage(
        units={"96": foe}, holds={"3720": holder, "3923": "french", "3715": "french", "2718": "french"}
    )
    routed = 1 if "routed" in foe else 0
    held = 12 if holder == "allied" else 0
    assert points(stage.field, stage.battle, "allied") == held + awarded + routed


@rule("cuadro", "17.4")
def test_only_for_the_allied_side() -> None:
    stage = Stage(units={"96": "3720 regular W"}, holds={"3720": "french", "2718": "allied"})
    assert points(stage.field, stage.battle, "french") == 12 + 3 + 3


# ---------------------------------------------------------------- 17.5 the link-up


@rule("cuadro", "17.5")
@pytest.mark.parametrize(("unit", "foe", "linked"), [
    ("MUR-1: 1720 regular W", "1715 regular W", True), ("AFR-1: 1420 regular W", "1715 regular W", True),
    ("MUR-1: 1720 routed", "1715 regular W", False),  # a routed unit is nobody
    ("TOL: 1720 regular W", "1715 regular W", False),  # nor are the men of Zayas
    ("MUR-1: 1721 regular W", "1715 regular W", False),  # off the road
    ("MUR-1: 1720 regular W", "1320 regular W", False),  # the road is held
    ("MUR-1: 1720 regular W", "1121 routed", False),
    ("MUR-1: 1720 regular W", "1419 regular SW", False),  # or controlled
    ("MUR-1: 1720 regular W", "1419 regular NE", True),
    ("MUR-1: 1720 regular W", "0720 regular E", False),  # at the bridge itself
])  # fmt: skip
def test_a_free_road_from_the_bridge_to_the_vanguard_scores_5(unit: str, foe: str, linked: bool) -> None:
    name, _, stance = unit.partition(": ")
    stage = chiclana(step="reorganisation", turn=5, units={name: stance, "63": foe, "94": "3004 regular W"})
    stage.dice(rest=1).play()
    if stage.prompt == "test":
        stage.choose("stop", by="allied")
    assert stage.battle.awards == ({"allied": 5} if linked else {})
    assert ("linked-up" in stage.told) is linked


@rule("cuadro", "17.5")
def test_it_is_scored_the_first_time_only_and_kept() -> None:
    units = {"MUR-1": "1720 regular W", "63": "3004 regular W"}
    stage = chiclana(step="movement", turn=5, units=units).play()
    assert stage.battle.awards == {}  # the phase is not over
    stage.choose("stop", by="allied")
    assert stage.battle.awards == {"allied": 5}
    assert stage.told.count("linked-up") == 1
    before = points(stage.field, stage.battle, "allied")
    while stage.battle.turn < 6:
        stage.choose(
            next(o for o in stage.options if o == "stop" or o.startswith("wait") or o.endswith(":none")),
            by="french",
        )
    assert stage.told.count("linked-up") == 1
    assert points(stage.field, stage.battle, "allied") == before


# ---------------------------------------------------------------- 17.6 inertia


SLOW = {"MUR-1": "2404 regular E", "AFR-1": "2204 regular E", "IRL": "2604 regular E", "63": "4110 regular W"}
STAFF = {"LAPENA": "2404", "L-LARDIZABAL": "2404", "L-ANGLONA": "2404", "L-BEGINES": "2504"}


@rule("cuadro", "17.6")
@pytest.mark.parametrize(
    ("turn", "die", "held"), [(6, 0, False), (7, 4, True), (7, 1, True), (7, 5, False), (9, 4, True)]
)
def test_from_turn_7_on_1_to_4_no_attack_for_the_divisions_of_la_pena(
    turn: int, die: int, held: bool
) -> None:
    stage = chiclana(turn=turn, units=SLOW, leaders=STAFF)
    if die:
        stage.dice(inertia=die)
    stage.play()
    assert stage.rolled == (["inertia"] if die else [])
    assert orders(stage, "BEGINES") == {"manoeuvre", "attack", "none"}  # exempt
    for division in ("LARDIZABAL", "ANGLONA"):
        assert ("attack" in orders(stage, division)) is not held
        assert refused(stage, f"order:{division}:attack") == (("attack-inertia", "17.6") if held else None)


@rule("cuadro", "17.6")
def test_none_of_their_units_enters_column_25_by_a_move() -> None:
    stage = chiclana(turn=7, units=SLOW, leaders=STAFF).dice(inertia=2).play()
    assert orders(stage, "BEGINES")
    while stage.prompt != "move":
        stage.choose(next(o for o in stage.options if o == "stop" or o.endswith(":none")), by="allied")
    stage.choose("move:MUR-1", by="allied")
    if stage.prompt == "take-along":
        stage.choose("go", "go", "go", by="allied")
    assert max(int(hex_[:2]) for hex_ in ends(stage)) == 24
    assert refused(stage, "to:2504") == ("to-closed", "17.6")
    stage.choose("stay", "move:IRL", by="allied")
    assert "2704" in ends(stage)


@rule("cuadro", "17.6")
def test_nor_by_a_charge_or_an_advance() -> None:
    """Whittingham answers to La Peña while Graham is away: his horse may not charge across the line."""
    units = {"GRAN-C": "2404 regular E", "63": "2704 regular W", "MUR-1": "2406 regular E"}
    for held, may in ((["WHITTINGHAM", "LARDIZABAL"], False), ([], True)):
        stage = chiclana(step="marking", turn=8, units=units, held_back=held)
        assert (bars_advance(stage.field, stage.battle, "MUR-1", "2506") is None) is may
        assert bars_advance(stage.field, stage.battle, "MUR-1", "2306") is None
        stage.play()
        assert ("mark:GRAN-C" in stage.options) is may


@rule("cuadro", "17.6")
def test_it_lasts_for_one_turn() -> None:
    stage = chiclana(turn=7, units=SLOW, leaders=STAFF).dice(inertia=2).play()
    assert stage.battle.held_back == {"LARDIZABAL", "ANGLONA"}
    after = chiclana(step="reorganisation", turn=7, units=SLOW, held_back=["LARDIZABAL", "ANGLONA"]).play()
    assert (after.battle.player, after.battle.held_back) == ("french", set())


# ---------------------------------------------------------------- 17.7 to 17.9


@rule("cuadro", "17.7")
def test_whittingham_answers_to_la_pena_until_graham_is_on_the_map() -> None:
    away, there = chiclana(leaders={"LAPENA": "2404"}), chiclana(leaders={"LAPENA": "2404", "GRAHAM": "4104"})
    assert chief_of(away.field, away.battle, "WHITTINGHAM") == "LAPENA"
    assert chief_of(there.field, there.battle, "WHITTINGHAM") == "GRAHAM"
    fallen = chiclana(leaders={"LAPENA": "2404", "GRAHAM": "eliminated"})
    assert chief_of(fallen.field, fallen.battle, "WHITTINGHAM") == "GRAHAM"
    assert chief_of(there.field, there.battle, "ZAYAS") == "LAPENA"
    stage = chiclana(
        turn=2, units={"GRAN-C": "2604 regular E", "63": "4110 regular W"}, leaders={"LAPENA": "2404"}
    ).play()
    assert "GRAN-C" in stage.battle.in_command


@rule("cuadro", "17.8")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, False), (3, True)])
def test_zayas_may_not_enter_the_pontoon_on_turns_1_and_2(turn: int, may: bool) -> None:
    stage = moving("TOL", "0621 regular E", {"63": "3004 regular W"}, scenario="chiclana", turn=turn)
    assert ("0821" in ends(stage)) is may
    if not may:
        assert refused(stage, "to:0821") == ("to-closed", "17.8")
    assert bars_advance(stage.field, stage.battle, "TOL", "0721") is None
    other = movement(
        scenario="chiclana", turn=turn, units={"MUR-1": "0921 regular W", "63": "3004 regular W"}
    ).play()
    assert "0821" in ends(other.choose("move:MUR-1", by="allied"))


@rule("cuadro", "17.9")
def test_victor_comes_in_with_the_first_french_group() -> None:
    """Leval's group first: Victor is not on its list, and comes all the same."""
    stage = chiclana(player="french", turn=4, units={"TOL": "0621 regular E"}).play()
    assert stage.options == ["come:4", "wait:4"]
    stage.choose("wait:4", "come:5", by="french")
    while stage.prompt != "move":
        stage.choose(next(o for o in stage.options if o == "stop" or o.endswith(":none")), by="french")
    assert {"VICTOR", "L-LEVAL", "8-1"} <= offered(stage, "bring")
    assert "24-1" not in offered(stage, "bring")
    stage.choose("bring:VICTOR", by="french")
    entry = next(option for option in stage.options)
    assert entry.partition(":")[2] in {"1901", "2001", "2101", "2201", "2301", "2401", "2501", "2601", "2701"}
    stage.choose(entry, "to:" + entry.partition(":")[2], by="french")
    assert stage.battle.where["VICTOR"] == entry.partition(":")[2]
    assert "bring:VICTOR" not in stage.options


@rule("cuadro", "17.9")
def test_while_he_is_away_he_counts_as_within_range_of_every_commander() -> None:
    units = {"63": "1720 regular E", "TOL": "0621 regular E"}
    stage = chiclana(player="french", turn=2, units=units, leaders={"L-VILLATTE": "1720"}).play()
    assert orders(stage, "VILLATTE") == {"manoeuvre", "attack", "none"}
    here = chiclana(player="french", turn=5, units=units, leaders={"L-VILLATTE": "1720", "VICTOR": "3801"})
    assert not commander_near_chief(here.field, here.battle, "VILLATTE")
    fallen = chiclana(
        player="french", turn=5, units=units, leaders={"L-VILLATTE": "1720", "VICTOR": "eliminated"}
    )
    assert not commander_near_chief(fallen.field, fallen.battle, "VILLATTE")
    assert RULEBOOK.audit(here.box, here.battle) == []
