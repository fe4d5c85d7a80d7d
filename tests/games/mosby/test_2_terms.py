"""2 Terms and components."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby import RULEBOOK
from vivac.games.mosby.box.unpacking import BOXES, open_box
from vivac.games.mosby.chapters.activation import check_large_force, union_activation
from vivac.games.mosby.chapters.ending import stand_down
from vivac.games.mosby.chapters.forces import eliminate, place, to_container, unrevealed
from vivac.games.mosby.chapters.lines import draw_unit, restore_lines
from vivac.games.mosby.chapters.preparation import move_roaming_units
from vivac.games.mosby.game import MOSBY, Phase
from vivac.lab.coverage import rule
from vivac.table import Dice, RandomChance, ScriptError

BOX = open_box()

# ---------------------------------------------------------------- 2.0 components


@rule("mosby", "2.0-1")
def test_there_are_193_counters_and_sixty_cards_of_each_deck() -> None:
    markers = sum(marker.count for marker in BOX.contents.counters.marker)
    assert len(BOX.units) + markers == BOX.contents.counters.total == 193
    assert len(BOX.deck) == 60
    assert len(BOX.events) == 60


@rule("mosby", "2.0-1")
def test_nothing_but_one_six_sided_die_is_ever_rolled() -> None:
    heard = set()

    class Listening(RandomChance):
        def roll(self, number: int, dice: Dice, why: str) -> int:
            heard.add((dice.count, dice.faces))
            return super().roll(number, dice, why)

    stage = Stage(step="preparation")
    stage.chance = Listening(1)  # type: ignore[assignment]
    stage.play()
    rng = Random(1)
    while stage.table.outcome is None:
        stage.choose(rng.choice(stage.options))
    assert heard == {(1, 6)}


# ---------------------------------------------------------------- 2.4 the map


@rule("mosby", "2.4-1")
def test_spaces_are_adjacent_only_if_a_road_or_a_pike_joins_them() -> None:
    joined = {way for road in BOX.contents.map.road for way in ((road.a, road.b), (road.b, road.a))}
    assert {(space, exit_) for space, exits in BOX.exits.items() for exit_ in exits} == joined


@rule("mosby", "2.4-1")
def test_a_railroad_joins_no_spaces() -> None:
    line = next(line for line in BOX.contents.map.geography if line.line == "mg").stations
    assert line[line.index("manassas_junction") + 1] == "gainesville"
    stage = Stage(mosby="manassas_junction", revealed=["manassas_junction"]).play()
    moves = [option for option in stage.options if option.startswith("move:")]
    assert moves == ["move:union_mills", "move:bristoe_station", "move:groveton"]


@rule("mosby", "2.4-2")
def test_the_spaces_flagged_on_the_map_start_behind_the_lines() -> None:
    raid = Stage(step="preparation").raid
    assert raid.lines == {space.id for space in BOX.contents.map.space if space.union_lines}


@rule("mosby", "2.4-2")
@pytest.mark.parametrize(
    ("card", "die", "joined"),
    [
        ("extend_lines", 5, {"groveton", "stone_bridge", "sudley_springs", "greenwich"}),
        ("large_union_force.2", None, {"leesburg"}),
    ],
)
def test_a_space_joins_the_lines_by_event_and_never_leaves_them(
    card: str, die: int | None, joined: set[str]
) -> None:
    stage = Stage(mosby="paris", step="events", events_to_come=2)
    stage.dice(extend_lines=[die] if die else []).draws(card, "restore_lines").play()
    assert stage.told.count("lines-restored") == 1
    assert stage.raid.lines - BOX.lines == joined


@rule("mosby", "2.4-2")
def test_a_union_unit_does_not_bring_the_lines_with_it() -> None:
    stage = Stage(mosby="paris", units={"c6.1": "groveton active", "c5.1": "gainesville"})
    assert "groveton" not in stage.raid.lines
    assert not unrevealed(stage.raid, "groveton")
    assert not unrevealed(stage.raid, "gainesville")


@rule("mosby", "2.4-3")
def test_the_lines_run_from_rappahannock_station_to_great_falls_and_from_parks_gap_to_lovettsville() -> None:
    assert {"rappahannock_station", "great_falls", "parks_gap", "lovettsville"} <= BOX.lines
    assert BOX.north <= BOX.lines
    outposts = {space for space in BOX.lines if not BOX.lines.issuperset(BOX.exits[space])}
    east = "rappahannock_station bealeton_station warrenton_junction catletts_station bristoe_station"
    east += " manassas_junction centreville chantilly frying_pan herndon_station dranesville"
    north = "parks_gap darkesville leetown halltown harpers_ferry lovettsville"
    potomac = "poolesville point_of_rocks"
    assert outposts == {*east.split(), *north.split(), *potomac.split()}
    outside = {space for space in BOX.spaces if space not in BOX.lines}
    seen, queue = {"middleburg"}, ["middleburg"]
    for space in queue:  # the country outside is one piece: nothing behind the front is left out of the lines
        fresh = [exit_ for exit_ in BOX.exits[space] if exit_ in outside and exit_ not in seen]
        seen.update(fresh)
        queue += fresh
    assert seen == outside


@rule("mosby", "2.4-4")
def test_mosbys_confederacy_is_the_grey_spaces() -> None:
    grey = {space.id for space in BOX.contents.map.space if space.mosby_confederacy}
    assert {"middleburg", "snickersville", "salem", "white_plains", "aldie"} <= grey
    stage = Stage(step="preparation").play()
    assert set(stage.options) == {f"place:{space}" for space in grey}


# ---------------------------------------------------------------- 2.4 large forces and the status of a space


@rule("mosby", "2.4-5")
def test_a_large_union_force_supplies_any_number_of_units() -> None:
    stage = Stage(mosby="paris", awareness=1).dice(activation=[1, 1, 1]).draws("c1.1", "c1.2", "picket.1")
    for _ in range(3):
        stage.run(check_large_force, "washington")
    assert stage.at("washington") == ("c1.1", "c1.2", "picket.1")


@rule("mosby", "2.4-5")
def test_the_printed_large_forces_lie_behind_the_lines() -> None:
    raid = Stage(step="preparation").raid
    assert raid.forts == {space.id for space in BOX.contents.map.space if space.large_union_force}
    assert raid.forts <= raid.lines


@rule("mosby", "2.4-5")
def test_a_marker_placed_by_an_event_makes_a_large_force_behind_the_lines() -> None:
    stage = Stage(mosby="paris", step="events", events_to_come=1).draws("large_union_force.1").play()
    assert "warrenton" in stage.raid.forts
    assert "warrenton" in stage.raid.lines


@rule("mosby", "2.4-5")
@pytest.mark.parametrize("status", ["revealed", "queried"])
def test_a_large_force_space_loses_its_status_marker(status: str) -> None:
    stage = Stage(mosby="paris", step="events", events_to_come=1, **{status: ["vienna"]})
    stage.draws("large_union_force.4").play()
    assert "vienna" in stage.raid.forts
    assert "vienna" not in stage.raid.revealed | stage.raid.queried


@rule("mosby", "2.4-5")
@pytest.mark.parametrize("die", [1, 6])
def test_entering_a_large_force_space_places_no_status_marker(die: int) -> None:
    stage = Stage(mosby="stone_bridge", awareness=1).dice(activation=die, initiative=6).draws("blank")
    stage.play().choose("move:centreville")
    assert stage.raid.mosby == "centreville"
    assert not stage.raid.revealed | stage.raid.queried


@rule("mosby", "2.4-6")
@pytest.mark.parametrize(
    ("position", "hidden"),
    [
        ({}, True),
        ({"queried": ["chantilly"]}, True),
        ({"revealed": ["chantilly"]}, False),
        ({"large_forces": ["chantilly"]}, False),
    ],
)
def test_an_ordinary_space_behind_the_lines_is_unrevealed_until_its_marker_shows_otherwise(
    position: dict[str, Sequence[str]], hidden: bool
) -> None:
    stage = Stage(mosby="gum_spring", **position).play()
    assert ("scout:chantilly" in stage.options) is hidden
    assert "scout:farmwell_station" not in stage.options  # outside the lines: neither


@rule("mosby", "2.4-6")
def test_an_unrevealed_space_holds_one_hidden_unit_besides_those_that_wandered_in() -> None:
    stage = Stage(mosby="groveton", awareness=1, units={"c2.1": "manassas_junction", "c3.1": "gainesville"})
    stage.dice(activation=[6, 6]).draws("c4.1").play().choose("move:manassas_junction")
    assert stage.at("manassas_junction") == ("c2.1", "c4.1")
    assert stage.raid.revealed == {"manassas_junction"}


@rule("mosby", "2.4-6")
def test_the_hidden_unit_of_a_space_is_drawn_only_once() -> None:
    stage = Stage(mosby="groveton", awareness=1).dice(scout=[6, 6]).draws("c4.1").play()
    stage.choose("scout:manassas_junction", "scout:manassas_junction")
    assert stage.at("manassas_junction") == ("c4.1",)


@rule("mosby", "2.4-6")
def test_a_large_force_space_and_one_outside_the_lines_hide_no_unit() -> None:
    raid = Stage(mosby="groveton").raid
    assert not unrevealed(raid, "centreville")
    assert not unrevealed(raid, "gainesville")


# ---------------------------------------------------------------- 2.4 units


@rule("mosby", "2.4-7")
def test_combat_units_have_strength_one_to_eight_and_no_other_kind_has_any() -> None:
    kinds = {unit.kind for unit in BOX.units.values()}
    assert kinds == {"combat", "picket", "courier", "sutler", "blank"}
    assert {unit.strength for unit in BOX.units.values() if unit.kind == "combat"} == set(range(1, 9))
    assert {unit.strength for unit in BOX.units.values() if unit.kind != "combat"} == {0}


@rule("mosby", "2.4-7")
@pytest.mark.parametrize("unit", ["picket.1", "courier.1", "sutler.1"])
def test_pickets_couriers_and_sutlers_are_not_combat_units(unit: str) -> None:
    stage = Stage(mosby="hay_market", units={unit: "hay_market"}).play().choose("attack")
    assert stage.raid.where[unit] == "holding"  # taken without a fight, and without a die


@rule("mosby", "2.4-7")
def test_the_wagon_train_is_no_combat_unit() -> None:
    train = {"train": "winchester", "step": "first", "initiative": "mosby", "round": 1}
    alone = Stage(mosby="winchester", **train).play()
    escorted = Stage(mosby="winchester", escorts_unknown=1, **train).play()
    assert "attack" not in alone.options
    assert "attack" in escorted.options


@rule("mosby", "2.4-8")
def test_an_active_unit_is_face_up_and_an_unexamined_one_shows_only_its_back() -> None:
    stage = Stage(mosby="paris", units={"c6.1": "groveton active", "c3.1": "gainesville"})
    pieces = {
        piece.place: piece for piece in RULEBOOK.scene(BOX, stage.raid, MOSBY).pieces if not piece.marker
    }
    assert pieces["groveton"].face_up
    assert pieces["groveton"].right == "6"
    assert not pieces["gainesville"].face_up
    assert (pieces["gainesville"].symbol, pieces["gainesville"].right) == ("", "")


@rule("mosby", "2.4-8")
@pytest.mark.parametrize("other", ["c2.1", "c6.1", "picket.1", "blank.1"])
def test_whatever_an_unexamined_unit_is_the_player_sees_the_same(other: str) -> None:
    def seen(unit: str) -> bytes:
        stage = Stage(mosby="groveton", revealed=["manassas_junction"], units={unit: "manassas_junction"})
        return msgspec.json.encode(stage.play().table.scene(MOSBY))

    assert seen(other) == seen("c3.1")


@rule("mosby", "2.4-11")
def test_what_was_once_seen_stays_in_view_when_it_turns_inactive() -> None:
    stage = Stage(mosby="paris", units={"c6.1": "groveton active"}).run(stand_down)
    assert not stage.raid.active
    (piece,) = [p for p in RULEBOOK.scene(BOX, stage.raid, MOSBY).pieces if p.place == "groveton"]
    assert piece.face_up
    assert piece.badges == ("inactive",)


@rule("mosby", "2.4-8")
def test_a_legal_look_puts_a_unit_in_the_players_view() -> None:
    stage = Stage(mosby="groveton", awareness=1).dice(scout=6).draws("c4.1").play()
    stage.choose("scout:manassas_junction")
    (piece,) = [p for p in stage.table.scene(MOSBY).pieces if p.place == "manassas_junction" and not p.marker]
    assert (piece.face_up, piece.right) == (True, "4")


# ---------------------------------------------------------------- 2.4 boxes


@rule("mosby", "2.4-9")
@pytest.mark.parametrize("box", sorted(BOXES - {"container"}))
def test_units_are_drawn_only_from_the_container(box: str) -> None:
    stage = Stage(mosby="paris", units={"c1.1": box}).draws("c1.1")
    with pytest.raises(ScriptError, match=r"c1\.1"):
        stage.run(draw_unit, "hidden-unit")


@rule("mosby", "2.4-9")
def test_the_reinforcement_track_runs_from_two_to_ten() -> None:
    assert {BOX.units[unit].reinforcement for unit in BOX.stack["track"]} == set(range(2, 11))


@rule("mosby", "2.4-9")
def test_the_holding_box_is_emptied_next_turn_and_the_eliminated_box_never() -> None:
    units = {"blank.1": "holding", "picket.1": "holding", "courier.1": "holding", "sutler.1": "holding"}
    stage = Stage(mosby="paris", units=units | {"c1.1": "hay_market active"})
    eliminate(stage.raid, "c1.1")
    stage.play().choose("disband")
    assert stage.raid.turn == 2
    assert "holding" not in stage.raid.stack
    assert stage.at("eliminated") == ("c1.1",)


@rule("mosby", "2.4-10")
@pytest.mark.parametrize(
    ("dice", "how"), [({"scout": 6}, "examined"), ({"scout": 1, "activation": 1}, "activated")]
)
def test_a_blank_examined_or_activated_goes_to_the_holding_box_and_counts_as_no_unit(
    dice: dict[str, int | list[int]], how: str
) -> None:
    stage = Stage(mosby="groveton", awareness=1).dice(None, **dice).draws("blank").play()
    stage.choose("scout:manassas_junction")
    assert [BOX.units[unit].kind for unit in stage.at("holding")] == ["blank"], how
    assert not stage.at("manassas_junction")
    assert stage.raid.step is Phase.OPERATIONS


@rule("mosby", "2.4-10")
def test_a_blank_drawn_face_up_goes_to_the_holding_box() -> None:
    stage = Stage(mosby="paris", awareness=1, units={"c3.1": "manassas_junction active"})
    stage.raid.revealed.update(("manassas_junction", "union_mills"))
    stage.dice(activation=1).draws("blank.1").run(union_activation)
    assert stage.raid.revealed >= {"bristoe_station"}
    assert stage.raid.where["blank.1"] == "holding"
    assert stage.raid.active == {"c3.1"}


@rule("mosby", "2.4-10")
def test_a_blank_lies_face_down_where_a_unit_beside_it_woke_and_never_moves() -> None:
    stage = Stage(mosby="groveton", awareness=1, units={"c2.1": "manassas_junction"})
    stage.dice(scout=1, activation=[1, 6], initiative=6).draws("blank.1").play()
    stage.raid.revealed.update(("union_mills", "bristoe_station"))
    stage.dice(activation=6).choose("scout:manassas_junction")
    assert stage.at("manassas_junction") == ("c2.1", "blank.1")
    assert "blank.1" not in stage.raid.seen
    stage.run(move_roaming_units)
    assert stage.raid.where["blank.1"] == "manassas_junction"


@rule("mosby", "2.4-2", "2.4-5")
def test_restoring_the_lines_leaves_every_space_behind_them_and_every_large_force() -> None:
    stage = Stage(mosby="paris", joined_lines=["groveton"], large_forces=["leesburg"])
    before = (set(stage.raid.lines), set(stage.raid.forts))
    stage.run(restore_lines, by_event=True)
    assert (stage.raid.lines, stage.raid.forts) == before


@rule("mosby", "2.4-9")
def test_a_counter_that_went_off_the_map_comes_back_as_any_other() -> None:
    stage = Stage(mosby="paris", units={"c2.1": "hay_market seen"})
    known = stage.raid.tags["c2.1"]
    to_container(stage.raid, "c2.1")
    place(stage.raid, "c2.1", "hopewell")
    back = next(piece for piece in stage.play().table.scene("mosby").pieces if piece.place == "hopewell")
    assert (back.face_up, back.id) == (False, f"u{stage.raid.tags['c2.1']}")
    assert stage.raid.tags["c2.1"] != known, "by its number it would be known again"
