"""IC 9.3 Orders: the pool, drawing, Issue, and how an Order ends."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.chapters.convoys import arrivals
from vivac.games.mistral.chapters.ending import count_orders, finish
from vivac.games.mistral.chapters.impulse import order_progress
from vivac.games.mistral.chapters.order_step import draw_chits
from vivac.games.mistral.chapters.order_terms import judge_order
from vivac.games.mistral.chapters.orders import end_order, in_pool
from vivac.games.mistral.chapters.organisation import enter_docks, strike_formation, subordinate, unform
from vivac.games.mistral.chapters.record import deadlines
from vivac.lab.coverage import rule


def bearing(chit: str, bearer: dict[str, Any] | None = None, **position: Any) -> Stage:
    """British Detachment 1 with an Order, off Minorca unless said otherwise."""
    formation = bearer or fleet("minorca_roads", B1=4)
    return Stage(formations={"B_D1": formation}, orders={"B_D1": chit}, **position)


# ---------------------------------------------------------------- the pool


@rule("mistral", "IC 9.31")
def test_each_side_has_as_many_chits_of_each_order_as_its_copies() -> None:
    chits = Stage().box.chits
    copies = Counter(chit.id for chit in chits.values())
    assert {name: n for name, n in copies.items() if n > 1} == {
        "B_esc_supply": 2,
        "B_army_po_valley": 2,
        "B_army_apennines": 2,
        "B_army_alps": 2,
        "S_esc_troop": 2,
        "S_army_po_valley": 2,
        "S_army_apennines": 2,
        "F_army_alps": 2,
        "F_gdc": 3,
    }
    assert Counter(chit.side for chit in chits.values()) == {"british": 40, "bourbon": 40}


@rule("mistral", "IC 9.31")
def test_a_chit_is_in_the_pool_while_its_condition_holds_and_nobody_has_it() -> None:
    stage = bearing("B_cruise_lions", held={"british": ["B_cruise_gut"]})
    pool = in_pool(stage.box, stage.war, "british")
    assert "B_cruise_alboran" in pool
    assert not {"B_cruise_lions", "B_cruise_gut", "B_blk_toulon"} & set(pool)
    stage.war.events["france_declares_war"] = stage.war.now
    assert "B_blk_toulon" in in_pool(stage.box, stage.war, "british")
    stage.run(end_order, "B_D1", fulfilled=True)
    assert "B_cruise_lions" in in_pool(stage.box, stage.war, "british"), "a completed chit goes back"


@rule("mistral", "IC 9.31", "2.321")
def test_orders_received_or_issued_are_not_touched_when_their_condition_ends() -> None:
    stage = Stage(
        scenario="1746",
        formations={"S_D1": fleet("minorca_channel", S1=4)},
        orders={"S_D1": "S_int_minorca_channel"},
        held={"bourbon": ["S_blk_gibraltar"]},
        events={"felipe_dies": 100},
    ).play()
    assert stage.war.order == {"S_D1": "S_int_minorca_channel"}
    assert stage.war.chits["S_blk_gibraltar"] == "bourbon"
    stage.run(order_progress)
    assert stage.war.progress["S_D1"] == 1


# ---------------------------------------------------------------- drawing


@rule("mistral", "IC 9.32", "1.42")
def test_in_quarterly_turns_one_to_three_batches_of_two_or_three_chits_are_drawn() -> None:
    stage = (
        Stage(turn=5)
        .dice(rest=0)
        .whole("orders")
        .choose("nothing", by="british")
        .choose("nothing", by="bourbon")
    )
    for side in ("british", "bourbon"):
        assert stage.offered(side) == ["batches:1", "batches:2", "batches:3"]
    stage.choose("batches:2", by="british").choose("batches:3", by="bourbon")
    assert Counter(stage.war.drawn.values()) == {"british": 4, "bourbon": 9}
    drawn = [chit for chit, side in stage.war.drawn.items() if side == "british"]
    assert (stage.prompt, stage.options) == ("keep_order", [f"keep:{chit}" for chit in drawn])
    stage.choose(f"keep:{drawn[3]}", f"keep:{drawn[0]}", by="british")
    assert {c for c in drawn if stage.war.chits[c] == "british"} == {drawn[3], drawn[0]}
    assert {stage.war.chits[c] for c in drawn[1:3]} == {"pool"}
    assert stage.table.waiting_for == ("bourbon",)


@rule("mistral", "IC 9.32")
def test_no_orders_are_drawn_between_quarterly_turns() -> None:
    stage = Stage(turn=6).dice(rest=0).whole("orders")
    assert stage.prompt == ""
    assert stage.chance.drawn == []


@rule("mistral", "IC 9.32")
def test_two_batches_are_drawn_at_set_up() -> None:
    stage = Stage(turn=1).dice(rest=0).whole("opening_orders")
    assert Counter(stage.war.drawn.values()) == {"british": 4, "bourbon": 6}
    assert stage.table.waiting_for == ("british",)
    for side in ("british", "british", "bourbon", "bourbon"):
        stage.choose(stage.options[0], by=side)
    assert Counter(stage.war.chits.values())["british"] == Counter(stage.war.chits.values())["bourbon"] == 2
    assert stage.prompt == ""


@rule("mistral", "IC 9.32")
@pytest.mark.parametrize(
    ("pool", "batches", "drawn", "obliged"), [(3, 2, 3, 2), (3, 3, 3, 2), (1, 3, 1, 1), (0, 3, 0, 0)]
)
def test_a_short_batch_still_obliges_one_choice_and_an_empty_pool_none(
    pool: int, batches: int, drawn: int, obliged: int
) -> None:
    stage = Stage().dice(rest=0)
    for chit in in_pool(stage.box, stage.war, "british")[pool:]:
        stage.war.chits[chit] = "british"
    stage.war.agenda = ["draw:british"]
    stage.war.hauled["british"] = batches
    stage.run(draw_chits, "british")
    assert len(stage.war.drawn) == drawn
    assert stage.war.hauled.get("british", 0) == obliged


@rule("mistral", "IC 9.33")
def test_before_drawing_one_named_chit_may_be_taken_for_one_prestige() -> None:
    stage = Stage(turn=5, prestige={"british": 4, "bourbon": 0}).dice(rest=0).whole("orders")
    assert (stage.prompt, stage.table.waiting_for) == ("buy_order", ("british",))
    assert {"nothing", "buy:B_blk_cadiz"} <= set(stage.options)
    assert "buy:B_blk_toulon" not in stage.options
    stage.choose("buy:B_blk_cadiz", by="british")
    assert stage.war.chits["B_blk_cadiz"] == "british"
    assert stage.war.prestige["british"] == 3
    assert stage.prompt == "draw_orders", "one only; and a player with no Prestige buys nothing"


@rule("mistral", "IC 9.34", "1.421")
def test_no_order_is_mandatory() -> None:
    stage = Stage(formations={"B_D1": fleet("minorca_roads", B1=4)}, held={"british": ["B_cruise_gut"]})
    stage.whole("orders")
    assert stage.options == ["issue:B_cruise_gut", "done"]
    stage.choose("done", by="british")
    assert stage.war.chits["B_cruise_gut"] == "british"
    assert (stage.war.order, stage.war.failed["british"]) == ({}, 0)


# ---------------------------------------------------------------- Issue


@rule("mistral", "IC 9.35")
def test_an_order_is_issued_in_the_order_step_or_the_command_step() -> None:
    position: dict[str, Any] = {
        "formations": {"B_D1": fleet("minorca_roads", B1=4)},
        "held": {"british": ["B_cruise_lions"]},
    }
    stage = Stage(**position).whole("orders").choose("issue:B_cruise_lions", by="british")
    assert stage.war.order == {"B_D1": "B_cruise_lions"}
    stage = Stage(**position).play().choose("orders", "issue:B_cruise_lions", "bearer:B_D1", by="british")
    assert stage.war.order == {"B_D1": "B_cruise_lions"}


@rule("mistral", "IC 9.35")
@pytest.mark.parametrize(
    ("chit", "bearer", "key"),
    [
        ("B_cruise_lions", "B_FA", ""),
        ("B_cruise_lions", "B_D1", "issue-too-few-ships"),
        ("B_int_hyeres_roads", "B_D1", ""),
        ("B_int_hyeres_roads", "B_GF", "issue-wrong-bearer"),
        ("B_cruise_lions", "B_FB", "issue-no-formation"),
        ("B_cruise_lions", "B_D2", "issue-has-order"),
        ("B_cruise_lions", "B_fleet1", "issue-wrong-bearer"),
        ("B_int_hyeres_roads", "B_fleet501", ""),
        ("B_esc_supply.1", "B_fleet1", ""),
    ],
)
def test_who_may_be_issued_an_order(chit: str, bearer: str, key: str) -> None:
    stage = Stage(
        formations={
            "B_GF": fleet("minorca_roads", "haddock", B1=4),
            "B_FB": fleet("", "lestock", B2=4, under="B_GF"),
            "B_FA": fleet("gibraltar", "martin", B3=3, state="refitting"),
            "B_D1": fleet("minorca_roads", B4=2),
            "B_D2": fleet("minorca_roads", B5=4),
        },
        orders={"B_D2": "B_cruise_balearic"},
        auxiliaries={"B_fleet1": "gibraltar", "B_fleet501": "available"},
        held={"british": ["B_cruise_lions", "B_int_hyeres_roads", "B_esc_supply.1"]},
    )
    assert stage.barred(f"issue:{chit}:{bearer}") == key
    stage.play().choose("orders", by="british")
    assert "issue:B_cruise_gut" not in stage.offered("british"), "it is not held"
    stage.choose(f"issue:{chit}", by="british")
    assert (f"bearer:{bearer}" in stage.offered("british")) is (key == "")


@rule("mistral", "IC 9.35")
def test_progress_is_not_counted_while_the_bearer_has_too_few_ships() -> None:
    for ships, progress in ((3, 1), (2, 0)):
        stage = bearing("B_cruise_lions", fleet("gulf_of_lions", B1=ships)).run(order_progress)
        assert stage.war.progress["B_D1"] == progress


# ---------------------------------------------------------------- completion


@rule("mistral", "IC 9.36")
@pytest.mark.parametrize(
    ("chit", "value"), [("B_cruise_lions", 1), ("B_blk_cadiz", 2), ("B_army_alps.1", 2), ("B_sof_genoa", 1)]
)
def test_a_fulfilled_order_counts_its_value_and_a_failed_one_counts_one(chit: str, value: int) -> None:
    stage = bearing(chit).run(end_order, "B_D1", fulfilled=True)
    assert (stage.war.fulfilled["british"], stage.war.failed["british"]) == (value, 0)
    stage = bearing(chit).run(end_order, "B_D1", fulfilled=False)
    assert (stage.war.fulfilled["british"], stage.war.failed["british"]) == (0, 1)


@rule("mistral", "IC 9.36a")
def test_a_cruise_is_fulfilled_after_four_impulse_ends_in_its_zone() -> None:
    stage = bearing("B_cruise_lions", fleet("gulf_of_lions", B1=4))
    for _ in range(3):
        stage.run(order_progress)
    assert stage.war.order
    stage.run(order_progress)
    assert (stage.war.order, stage.war.fulfilled["british"]) == ({}, 1)


@rule("mistral", "IC 9.36a")
def test_if_both_hold_at_once_the_order_is_failed() -> None:
    stage = bearing("B_sof_genoa")
    stage.war.met.add("B_D1")
    stage.war.tries["B_D1"] = 2
    stage.run(judge_order, "B_D1")
    assert (stage.war.fulfilled["british"], stage.war.failed["british"]) == (0, 1)


@rule("mistral", "IC 9.36a")
def test_an_order_fails_when_its_bearer_ends_goes_under_another_or_becomes_refitting() -> None:
    ends: list[tuple[Any, tuple[str, ...]]] = [
        (strike_formation, ("B_D1",)),
        (subordinate, ("B_D1", "B_FA")),
        (unform, ("B_D1", "port_mahon")),
        (enter_docks, ("B_D1",)),
    ]
    for procedure, args in ends:
        stage = Stage(
            formations={
                "B_D1": fleet("port_mahon", B1=4),
                "B_FA": fleet("port_mahon", "haddock", B2=4),
            },
            orders={"B_D1": "B_cruise_lions"},
        ).run(procedure, *args)
        assert (stage.war.order, stage.war.failed["british"]) == ({}, 1), procedure
        assert stage.war.chits["B_cruise_lions"] == "pool"


@rule("mistral", "IC 9.36a")
def test_the_owner_may_cancel_an_order_which_then_fails() -> None:
    stage = bearing("B_cruise_lions").play().choose("orders", by="british")
    assert "cancel:B_D1" in stage.offered("british")
    stage.choose("cancel:B_D1", by="british")
    assert (stage.war.order, stage.war.failed["british"]) == ({}, 1)


@rule("mistral", "IC 9.36a", "IC 9.38a")
def test_the_bearer_of_an_escort_order_may_lie_in_docks_before_its_convoy_sails() -> None:
    stage = bearing("B_esc_supply.1", fleet("gibraltar", B1=4)).run(enter_docks, "B_D1")
    assert (stage.war.order, stage.war.failed["british"]) == ({"B_D1": "B_esc_supply.1"}, 0)
    at_sea = {"cv_supply": {"at": "gulf_of_cadiz"}}
    stage = bearing("B_esc_supply.1", fleet("gibraltar", B1=4), convoys=at_sea).run(enter_docks, "B_D1")
    assert (stage.war.order, stage.war.failed["british"]) == ({}, 1), "its Convoy has sailed"


@rule("mistral", "IC 9.36b")
def test_an_order_fails_in_the_record_step_of_its_last_turn() -> None:
    stage = bearing("B_cruise_lions", turn=6)
    for turn, failed in ((8, 0), (9, 1)):
        stage.war.turn = turn
        assert stage.run(deadlines).war.failed["british"] == failed
    stage = bearing("B_cruise_lions", turn=15)
    for year, turn, failed in ((1743, 1, 0), (1743, 2, 1)):
        stage.war.year, stage.war.turn = year, turn
        assert stage.run(deadlines).war.failed["british"] == failed


@rule("mistral", "IC 9.36b")
def test_in_the_order_step_an_order_counts_as_issued_in_the_next_turn() -> None:
    stage = Stage(formations={"B_D1": fleet("minorca_roads", B1=4)}, held={"british": ["B_cruise_lions"]})
    stage.whole("orders").choose("issue:B_cruise_lions", by="british")
    assert stage.war.due["B_D1"] == stage.war.now + 4
    stage = bearing("B_cruise_lions")
    assert stage.war.due["B_D1"] == stage.war.now + 3


@rule("mistral", "IC 9.36b")
def test_escort_orders_have_no_deadline_and_set_up_orders_run_from_the_first_turn() -> None:
    assert bearing("B_esc_supply.1").war.due == {}
    war = RULEBOOK.setup("1740", frozenset(), RULEBOOK.open_box(None))
    assert (war.order, war.due) == ({"B_FA": "B_blk_cadiz"}, {"B_FA": 6})


@rule("mistral", "IC 9.37")
def test_unissued_orders_fail_in_turn_16_and_issued_ones_run_on_until_the_end_of_the_game() -> None:
    stage = bearing("B_cruise_lions", turn=16, held={"british": ["B_cruise_gut", "B_blk_cadiz"]})
    stage.run(count_orders)
    assert stage.war.failed["british"] == 2
    assert {stage.war.chits[chit] for chit in ("B_cruise_gut", "B_blk_cadiz")} == {"pool"}
    assert stage.war.order == {"B_D1": "B_cruise_lions"}
    stage.run(finish)
    assert (stage.war.order, stage.war.failed["british"]) == ({}, 3)


@rule("mistral", "IC 9.37")
def test_unissued_orders_run_on_before_turn_16() -> None:
    stage = Stage(turn=15, held={"british": ["B_cruise_gut"]}).whole("record")
    assert (stage.war.chits["B_cruise_gut"], stage.war.turn) == ("british", 16)
    stage = Stage(scenario="campaign_1742", turn=16, held={"british": ["B_cruise_gut"]}).whole("record")
    assert (stage.war.chits["B_cruise_gut"], stage.war.year) == ("pool", 1743)


# ---------------------------------------------------------------- Rendezvous and Escort


@rule("mistral", "IC 9.38")
def test_rendezvous_orders_need_no_chit_and_never_count() -> None:
    stage = Stage(
        formations={"B_FA": fleet("minorca_roads", "haddock", B1=4, B2=4)},
        docks={"gibraltar": {"B3": [4, 0]}},
    ).play()
    pool = in_pool(stage.box, stage.war, "british")
    stage.choose("turn_to:B_FA", "rendezvous:B2", "to:gibraltar", "back", by="british")
    stage.choose("squadrons", "rendezvous:B3", "to:B_FA", by="british")
    assert stage.war.order == {"i_B2": "rendezvous", "i_B3": "rendezvous"}
    assert in_pool(stage.box, stage.war, "british") == pool
    stage.run(end_order, "i_B2", fulfilled=True).run(end_order, "i_B3", fulfilled=False)
    assert (stage.war.fulfilled["british"], stage.war.failed["british"]) == (0, 0)


@rule("mistral", "IC 9.38a")
def test_an_escort_order_may_be_issued_before_its_convoy_appears() -> None:
    stage = Stage(
        formations={"B_D1": fleet("gulf_of_cadiz", B1=4)}, held={"british": ["B_esc_supply.1"]}
    ).play()
    stage.choose("orders", "issue:B_esc_supply.1", "bearer:B_D1", by="british")
    stage.war.checks["supply"] = 0
    stage.dice(convoy_arrival=0).run(arrivals)
    assert stage.at("B_D1") == "cv_supply"


@rule("mistral", "IC 9.38a", "2.154")
@pytest.mark.parametrize("scattered", [True, False])
def test_if_the_convoy_is_scattered_when_it_appears_its_escort_order_is_failed(scattered: bool) -> None:
    stage = bearing(
        "B_esc_home",
        fleet("maltese_roads", B1=4),
        turn=13,
        levant="east",
        french_levant_done=True,
        scattered=["cv_b_levant"] if scattered else [],
    )
    stage.dice(convoy_arrival=0, trajectory=0).run(arrivals)
    assert stage.at("cv_b_levant") == "maltese_roads"
    assert stage.war.failed["british"] == scattered
    assert stage.at("B_D1") == ("maltese_roads" if scattered else "cv_b_levant")
