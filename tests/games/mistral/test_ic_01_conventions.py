"""IC 1 Conventions: dice and tests, what is open, order, paying."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.attrition import attrition
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.convoys import arrives
from vivac.games.mistral.chapters.corsairs import can_pay
from vivac.games.mistral.chapters.damage import random_ship
from vivac.games.mistral.chapters.ending import count_orders
from vivac.games.mistral.chapters.prestige import change_prestige
from vivac.games.mistral.chapters.sailing import beats, increment
from vivac.lab.coverage import rule
from vivac.table import Dice, RandomChance

BOX = open_box()

# ---------------------------------------------------------------- dice and tests


@rule("mistral", "IC 1.1")
def test_every_die_has_ten_sides_read_from_zero_to_nine() -> None:
    heard, faces = set(), set()

    class Listening(RandomChance):
        def roll(self, number: int, dice: Dice, why: str) -> int:
            face = super().roll(number, dice, why)
            heard.add((dice.count, dice.faces, dice.low))
            faces.add(face)
            return face

    stage = Stage(sweep=False, scenario="1744", turn=1, step="opening")
    stage.chance = Listening(1)  # type: ignore[assignment]
    stage.play()
    rng = Random(1)
    for _ in range(1500):
        if stage.table.outcome is not None:
            break
        role = stage.table.waiting_for[0]
        stage.choose(rng.choice(stage.offered(role)), by=role)
    assert heard == {(1, 10, 0)}
    assert faces == set(range(10))


@rule("mistral", "IC 1.2")
@pytest.mark.parametrize(("admiral", "die", "succeeds"), [("", 5, 1), ("", 6, 0), ("haddock", 6, 1)])
def test_a_test_succeeds_up_to_its_target_and_modifiers_change_the_target(
    admiral: str, die: int, succeeds: bool
) -> None:
    stage = Stage(formations={"B_D1": fleet("the_strait", admiral, B1=4)})
    assert stage.dice(beating=die).run(beats, "B_D1").result == succeeds


@rule("mistral", "IC 1.2")
@pytest.mark.parametrize(("die", "arrives_"), [(4, True), (5, False)])
def test_in_an_arrival_roll_modifiers_change_the_die(die: int, arrives_: bool) -> None:
    stage = Stage(checks={"supply": 3}).dice(convoy_arrival=die)
    assert stage.run(arrives, "supply", "cv_supply").result is arrives_


@rule("mistral", "IC 1.2")
def test_results_beyond_a_ladder_use_its_nearest_row() -> None:
    charts = BOX.charts
    for chart, low, high in (
        (charts.attack_convoy, -3, 20),
        (charts.gale_effects, -2, 14),
        (charts.bombard, 0, 13),
        (charts.attrition, -2, 15),
    ):
        assert (chart.at(low - 5), chart.at(high + 5)) == (chart.at(low), chart.at(high))


@rule("mistral", "IC 1.3", "IC 1.3a")
def test_the_damage_thresholds_round_up() -> None:
    found = {(what.value, what.third, what.two_thirds) for what in BOX.elements.values()}
    assert found == {(10, 4, 7), (14, 5, 10), (12, 4, 8), (16, 6, 11)}


@rule("mistral", "IC 1.3")
@pytest.mark.parametrize(("failed", "prestige"), [(1, 5), (3, 4), (4, 3)])
def test_fractions_are_dropped_elsewhere(failed: int, prestige: int) -> None:
    stage = Stage(prestige={"british": 5}, failed={"british": failed}).run(count_orders)
    assert stage.war.prestige["british"] == prestige


# ---------------------------------------------------------------- open and hidden


@rule("mistral", "IC 1.7")
def test_both_players_see_positions_states_winds_counts_and_the_number_of_orders() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("cartagena", "rowley", B1=4, blockades=True),
            "B_D1": fleet("minorca_roads", B5=4, located=True, marks=["disorganised"]),
        },
        convoys={"cv_b_levant": {"at": "bougie_coast", "voyage": "B_home_1", "dp": 3, "scattered": True}},
        auxiliaries={"B_fleet1": "gibraltar", "B_fleet2": "task.ibiza_channel", "B_fleet3": "recovery"},
        placed={"B_fleet2": 1},
        held={"british": ["B_cruise_lions", "B_blk_cadiz"]},
        winds=["mistral"],
        gale="ligurian_sea",
        prestige={"british": 7},
        fulfilled={"british": 2},
        failed={"british": 1},
        victualled={"port_mahon": 5},
    )
    scene = stage.rulebook.scene(stage.box, stage.war, "bourbon")
    places = {piece.id: (piece.place, piece.badges) for piece in scene.pieces}
    marks = {piece: (place, len(badges)) for piece, (place, badges) in places.items()}
    assert marks["B_FA"] == ("cartagena", 1), "it Blockades"
    assert marks["B_D1"] == ("minorca_roads", 2), "it is Located, and Disorganised"
    assert marks["cv_b_levant"] == ("bougie_coast", 1), "it is scattered"
    assert next(piece.right for piece in scene.pieces if piece.id == "cv_b_levant") == "3"
    assert places["B_fleet1"][0] == "gibraltar.docks"
    assert places["B_fleet2"][0] == "ibiza_channel"
    assert places["gale"][0] == "ligurian_sea"
    assert "wind@mistral" in places
    values = {track.id: track.at for track in scene.tracks}
    assert (values["prestige-british"], values["fulfilled-british"], values["failed-british"]) == (7, 2, 1)
    assert next(hand.count for hand in scene.hands if hand.role == "british") == 2
    assert "B_fleet3" in [
        piece.id for pile in scene.piles for piece in pile.pieces if pile.id == "recovery-B"
    ]
    stored = [line.params for line in scene.status if line.key == "status-stored"]
    assert {"space": "port_mahon", "points": 5} in stored


@rule("mistral", "IC 1.7b")
def test_no_line_the_british_read_carries_the_trajectory_die() -> None:
    from vivac.games.mistral.chapters.troop_convoys import assemble

    stage = Stage(turn=5).dice(trajectory=7).run(assemble)
    assert [line.dice for line in stage.table.told("british") if line.dice] == []
    assert [line.dice for line in stage.table.told("bourbon") if line.dice] != []


@rule("mistral", "IC 1.8")
@pytest.mark.parametrize(
    ("die", "ship"), [(0, ("B1", 0)), (2, ("B1", 2)), (3, ("B2", 0)), (5, ("fl_namur", 0))]
)
def test_every_ship_is_one_item_squadrons_by_id_and_then_flagships(die: int, ship: tuple[str, int]) -> None:
    stage = Stage(formations={"B_FA": fleet("minorca_roads", "haddock", B2=2, B1=3, fl_namur=0)})
    stage.dice(which_ship=die).run(random_ship, ["fl_namur", "B2", "B1"])
    assert stage.result == ship


# ---------------------------------------------------------------- order


@rule("mistral", "IC 1.9")
def test_the_british_roll_first_squadrons_by_id_and_flagships_last() -> None:
    stage = Stage(
        formations={
            "B_D1": fleet("gulf_of_lions", B2=4),
            "B_FA": fleet("minorca_roads", "haddock", B1=4, fl_namur=0),
            "S_FB": fleet("cape_palos", "navarro", S1=4),
        }
    )
    stage.dice(attrition=[9, 6, 5, 7]).run(attrition)
    assert [stage.war.dp[each] for each in ("B1", "B2", "fl_namur", "S1")] == [2, 1, 0, 1]
    stage = Stage(
        formations={
            "B_D1": fleet("gulf_of_lions", B2=4),
            "B_FA": fleet("minorca_roads", "haddock", B1=4, fl_namur=0),
        }
    )
    stage.dice(attrition=[5, 6, 9]).run(attrition)
    assert [stage.war.dp[each] for each in ("B1", "B2", "fl_namur")] == [0, 1, 2]


@rule("mistral", "IC 1.9")
def test_a_check_caused_by_a_result_comes_before_the_other_sides_die() -> None:
    ready = {"posture": "engage", "located": True}
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("gulf_of_lions", "rowley", B1=4) | ready,
            "S_FB": fleet("gulf_of_lions", "navarro", S1=4) | ready,
        },
    )
    stage.dice(weather_gauge=[3, 5], combat=[0, 9], strike=9, leader_check=9)
    stage.run(contact, "gulf_of_lions", "british").choose("distant", by="british")
    assert stage.rolled == ["weather-gauge", "weather-gauge", "combat", "strike", "leader-check", "combat"]


@rule("mistral", "IC 1.10")
@pytest.mark.parametrize("first", ["british", "bourbon"])
def test_formations_are_handled_by_id_and_the_first_player_before_the_second(first: str) -> None:
    stage = Stage(
        first=first,
        actor=first,
        formations={
            "B_FB": fleet("minorca_roads", "haddock", B1=4, course=["south_mallorca"]),
            "B_D2": fleet("minorca_roads", B5=4, course=["south_mallorca"]),
            "S_FB": fleet("cape_palos", "navarro", S1=4, course=["cape_de_gata"]),
        },
    ).run(increment)
    sailed = [line.say.params["formation"] for line in stage.table.log or [] if line.say.key == "sails"]
    assert sailed == (["B_D2", "B_FB"] if first == "british" else ["S_FB"])


@rule("mistral", "IC 1.10")
def test_before_the_first_initiative_the_british_come_first() -> None:
    stage = Stage(sweep=False, scenario="1744", turn=1, step="roles", first="bourbon", actor="british")
    stage.dice(rest=9).play()
    assert stage.table.waiting_for == ("british",)
    stage.choose("done", by="british")
    while stage.prompt == "roles":
        stage.choose("done", by="bourbon")
    assert (stage.prompt, stage.table.waiting_for) == ("keep_order", ("british",))
    stage.choose(stage.options[0], stage.options[1], by="british")
    assert (stage.prompt, stage.table.waiting_for) == ("keep_order", ("bourbon",))


# ---------------------------------------------------------------- paying


@rule("mistral", "IC 1.11")
@pytest.mark.parametrize(("prestige", "asked"), [(1, ["british", "bourbon"]), (0, [])])
def test_nobody_may_buy_what_costs_more_prestige_than_he_has(prestige: int, asked: list[str]) -> None:
    stage = Stage(turn=5, step="orders", prestige={"british": prestige, "bourbon": prestige}).dice(rest=9)
    stage.war.first = "british"
    buyers: list[str] = []
    stage.play()
    while stage.prompt == "buy_order":
        buyers += stage.table.waiting_for
        stage.choose("nothing", by=buyers[-1])
    assert buyers == asked


@rule("mistral", "IC 1.11")
def test_the_french_are_asked_for_and_the_knights_sent_only_by_who_can_pay() -> None:
    for prestige, asked in ((1, ["B", "S", "F"]), (0, ["B", "S"])):
        stage = Stage(turn=5, step="requests", prestige={"british": prestige, "bourbon": prestige})
        found = []
        stage.dice(rest=9).play()
        while stage.prompt == "request":
            assert stage.table.question is not None
            found.append(stage.table.question.params["command"])
            stage.choose("no_request", by=stage.asked)
        assert found == asked
        assert can_pay(stage.war, "british") is bool(prestige)


@rule("mistral", "IC 1.11")
def test_losses_not_chosen_stop_at_zero() -> None:
    stage = Stage(prestige={"british": 1}).run(change_prestige, "british", -3)
    assert stage.war.prestige["british"] == 0
