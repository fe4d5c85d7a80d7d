"""9.9, 9.10 Hidden-movement markers, and hiding."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import OPEN, chance, looking, marker, men, opposed
from tests.games.mosquetes.skirmishing import Stage, block, ground
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.chapters.hiding import become_marker, show
from vivac.games.mosquetes.chapters.orders import slots
from vivac.lab.coverage import rule

SIZE = (60, 40)


# ---------------------------------------------------------------- 9.9 what a marker does


@rule("mosquetes", "9.9")
def test_a_hidden_unit_starts_as_a_single_marker_when_the_scenario_says_so() -> None:
    stage = opposed(men((10, 10)), men((40, 10)))
    game = RULEBOOK.setup("road_ambush", frozenset(), stage.box)
    assert game.markers
    assert all(len({figure[1:] for figure in game.figures[unit]}) == 1 for unit in game.markers)


@rule("mosquetes", "9.9")
def test_a_marker_moves_like_one_figure_of_its_unit_and_never_in_column() -> None:
    # warriors: 4 and 1 for Scout and 1 for Natives; an enemy is within 24″
    stage = opposed(marker((10, 10), facing=0), men((30, 10))).play().choose("move", by="A")
    assert stage.prompt == "move-facing"  # there is no order to choose
    stage.choose("face:0", "to:72:40", by="A")
    assert set(stage.places("A1")) == {(16, 10)}
    assert "A1" in stage.game.markers


@rule("mosquetes", "9.9")
def test_a_marker_may_move_watch_hide_or_pass_and_shows_itself_to_shoot_or_charge() -> None:
    wood = ground(size=SIZE, area=[block("wood", 5, 15)])
    far = opposed(marker((10, 10), facing=0), men((50, 10)), wood).play()
    assert set(far.options) == {"move", "watch", "hide", "pass"}
    spent = opposed(marker((10, 10), facing=0, unloaded=1), men((50, 10)), wood).play()
    assert "reload" not in spent.options
    assert spent.why_not("A", "reload") == "marker-may-not"


@rule("mosquetes", "9.9")
def test_a_marker_becomes_figures_when_it_is_spotted() -> None:
    stage = looking(opposed(men((10, 10)), marker((20, 10)))).dice(spotting=9).play()
    stage.choose("spot:Bm1", by="A")
    assert stage.prompt == "show-order"
    assert stage.table.question is not None
    assert stage.table.question.role == "B"
    stage.choose("order:normal", "face:180", by="B")
    assert "B1" not in stage.game.markers
    assert "B1" in stage.game.spotted
    assert len(set(stage.places("B1"))) == 6


@rule("mosquetes", "9.9")
def test_a_marker_becomes_figures_when_it_shoots_on_watch() -> None:
    stage = opposed(men((10, 10)), marker((25, 10), watching=True)).dice(rest=0).play()
    stage.walk((11, 10)).choose("answer:B1", by="B")
    stage.choose("order:normal", "face:180", by="B")
    assert "B1" not in stage.game.markers
    assert stage.game.unloaded == {"B1": 1}
    assert "B1" not in stage.game.spotted


@rule("mosquetes", "9.9")
def test_a_marker_that_declares_a_shoot_becomes_figures_and_stays_unspotted() -> None:
    stage = opposed(marker((10, 10), facing=0), men((25, 10))).dice(rest=0).play()
    stage.choose("shoot:B1:musket", "order:normal", "face:0", by="A")
    assert "A1" not in stage.game.markers
    assert "A1" not in stage.game.spotted
    assert stage.rolled.count("hit") == 6


@rule("mosquetes", "9.9")
def test_a_marker_that_declares_a_charge_becomes_figures_and_stays_unspotted() -> None:
    stage = opposed(marker((10, 10), facing=0), men((16, 10))).dice(rest=5).play()
    stage.choose("charge:B1", "order:normal", "face:0", by="A")
    assert "shown" in stage.told
    assert "surprised" in stage.told
    assert "A1" not in stage.game.markers
    assert "A1" not in stage.game.spotted


@rule("mosquetes", "9.9")
def test_a_charged_marker_becomes_figures() -> None:
    stage = opposed(men((10, 10)), marker((15, 10))).dice(rest=5).play().choose("charge:Bm1", by="A")
    assert stage.prompt == "show-order"
    stage.choose("order:normal", "face:180", by="B")
    assert "B1" not in stage.game.markers


@rule("mosquetes", "9.9")
def test_its_owner_may_show_a_marker_at_the_start_of_its_activation() -> None:
    units = {"A1": marker((10, 10), facing=0), "B1": men((30, 10), facing=180)}
    hands = {"A": ["A-native", "clock"], "B": ["clock", "B-regular"]}
    stage = Stage(OPEN, strip="AB", side="A", units=units, hands=hands).play()
    stage.choose("play:A-native", by="A")
    assert stage.prompt == "show"
    stage.choose("show:open", "face:90", by="A")
    assert stage.game.markers == {}
    assert (stage.game.order["A1"], stage.game.facing["A1"]) == ("open", 90)
    assert "A1" not in stage.game.spotted


# ---------------------------------------------------------------- 9.9 where the figures appear


@rule("mosquetes", "9.9")
@pytest.mark.parametrize("order", ["normal", "open"])
def test_the_figures_appear_in_the_default_layout_about_the_marker(order: str) -> None:
    stage = opposed(men((50, 10)), marker((20, 10)))
    kind = stage.box.troops["warriors"]
    stage.run(show, "B1").choose(f"order:{order}", "face:90", by="B")
    goal = slots(stage.box, kind, 6, (80, 40), 90, order)
    assert sorted(stage.places("B1")) == sorted((x / 4, y / 4) for x, y in goal)
    assert stage.game.order["B1"] == order


@rule("mosquetes", "9.9")
def test_only_troops_of_open_order_may_appear_in_it() -> None:
    stage = opposed(men((50, 10)), marker((20, 10), "br_regulars")).run(show, "B1")
    assert stage.prompt == "facing"  # there is no order to choose
    stage.choose("face:180", by="B")
    assert stage.game.order["B1"] == "normal"


@rule("mosquetes", "9.9")
def test_a_figure_without_a_legal_slot_goes_to_the_nearest_legal_place() -> None:
    # two figures side by side about 20″,10″, facing north: 19.25 and 20.5 or so; a friend stands on one
    plain = (
        opposed(men((50, 10)), marker((20, 10), n=2))
        .run(show, "B1")
        .choose("order:normal", "face:90", by="B")
    )
    slot = plain.places("B1")[0]
    stage = opposed(men((50, 10)), marker((20, 10), n=2), B2=men(slot, facing=90))
    stage.run(show, "B1").choose("order:normal", "face:90", by="B")
    kept, moved = plain.places("B1")[1], stage.places("B1")[0]
    assert stage.places("B1")[1] == kept
    taken = [slot, kept]
    legal = [
        (x / 4, y / 4)
        for x in range(60, 100)
        for y in range(20, 60)
        if all((x / 4 - u) ** 2 + (y / 4 - v) ** 2 >= 1 for u, v in taken)
    ]
    assert moved == min(legal, key=lambda p: ((p[0] - 20) ** 2 + (p[1] - 10) ** 2, p[0], p[1]))


@rule("mosquetes", "9.9")
def test_no_figure_appears_beyond_a_high_line() -> None:
    palisade = ground(size=SIZE, obstacle=[{"kind": "palisade", "line": [[20.75, 0.5], [20.75, 39]]}])
    stage = opposed(men((50, 10)), marker((20, 10), n=8), palisade)
    stage.run(show, "B1").choose("order:normal", "face:90", by="B")
    assert all(x <= 20.25 for x, _ in stage.places("B1"))
    assert RULEBOOK.audit(stage.box, stage.game) == []


@rule("mosquetes", "9.9")
def test_a_dummy_is_removed_when_it_is_spotted() -> None:
    stage = looking(opposed(men((10, 10)), marker((20, 10), "dummy-native", 1))).dice(spotting=9).play()
    stage.choose("spot:Bm1", by="A")
    assert stage.game.figures["B1"] == ()
    assert "was-a-dummy" in stage.told
    missed = looking(opposed(men((10, 10)), marker((40, 10), "dummy-native", 1))).dice(spotting=0).play()
    missed.choose("spot:Bm1", by="A")
    assert missed.game.figures["B1"] != ()


# ---------------------------------------------------------------- 9.10 hiding


def hiding(
    place: tuple[float, float], enemy: tuple[float, float], profile: str = "br_regulars", **more: Any
) -> Stage:
    """A1 in or out of a wood that ends at 12″, before an enemy."""
    wood = ground(size=SIZE, area=[block("wood", 0.25, 12)])
    return opposed(men(place, profile=profile, **more), men(enemy), wood).play()


@rule("mosquetes", "9.10")
def test_a_unit_in_cover_becomes_unspotted() -> None:
    stage = hiding((11, 10), (30, 10))
    assert "hide" in stage.options
    stage.choose("hide", by="A")
    assert "A1" not in stage.game.spotted
    assert stage.game.markers == {}


@rule("mosquetes", "9.10")
def test_nobody_hides_in_smoke() -> None:
    stage = hiding((11, 10), (30, 10), smoke=True)
    assert "hide" not in stage.options
    assert stage.why_not("A", "hide") == "hide-smoke"


@rule("mosquetes", "9.10")
@pytest.mark.parametrize(("x", "refusal"), [(20, "hide-enemy-near"), (20.25, "")])
def test_nobody_hides_with_an_enemy_within_eight_inches(x: float, refusal: str) -> None:
    stage = hiding((11, 10), (x, 10))
    assert stage.why_not("A", "hide") == refusal
    assert ("hide" in stage.options) is (not refusal)


@rule("mosquetes", "9.10")
def test_every_figure_must_be_in_cover_or_out_of_sight() -> None:
    wood = ground(
        size=SIZE,
        area=[block("wood", 0.25, 12)],
        obstacle=[{"kind": "palisade", "line": [[20, 0.5], [20, 12]]}],
    )
    in_the_open = opposed(men((11, 10), (13, 20)), men((40, 20)), wood).play()
    assert in_the_open.why_not("A", "hide") == "hide-in-sight"
    screened = opposed(men((11, 10), (13, 10)), men((40, 10)), wood).play()
    assert "hide" in screened.options


@rule("mosquetes", "9.10")
@pytest.mark.parametrize(
    ("profile", "refusal"), [("rangers", ""), ("zulu", ""), ("br_regulars", "vanish-trait")]
)
def test_scouts_and_natives_out_of_sight_may_become_a_marker(profile: str, refusal: str) -> None:
    stage = hiding((2, 10), (50, 10), profile)
    assert "hide" in stage.options
    assert ("vanish" in stage.options) is (not refusal)
    assert stage.why_not("A", "vanish") == refusal
    if not refusal:
        stage.choose("vanish", by="A")
        assert "A1" in stage.game.markers
        assert "A1" not in stage.game.spotted


@rule("mosquetes", "9.10")
def test_who_is_hidden_but_in_line_of_sight_does_not_become_a_marker() -> None:
    stage = hiding((11, 10), (30, 10), "rangers")
    assert "hide" in stage.options
    assert "vanish" not in stage.options
    assert stage.why_not("A", "vanish") == "hide-in-sight"


@rule("mosquetes", "9.10")
def test_the_marker_lies_at_the_legal_place_nearest_to_the_centre() -> None:
    stage = opposed(men((10, 10), (12, 10), profile="rangers"), men((50, 10)))
    become_marker(stage.box, stage.terrain, stage.game, "A1")
    assert set(stage.places("A1")) == {(11, 10)}
    # a friend stands there: the western of the nearest places, an inch from him
    stage = opposed(men((10, 10), (12, 10), profile="rangers"), men((50, 10)), A2=men((11, 10)))
    become_marker(stage.box, stage.terrain, stage.game, "A1")
    assert set(stage.places("A1")) == {(10, 10)}


@rule("mosquetes", "9.10")
def test_who_has_hidden_must_be_found_again() -> None:
    stage = hiding((11, 10), (30, 10)).choose("hide", by="A")
    assert chance(stage, "B1", "A1").modifiers == {"cover": -4}
    assert stage.game.spotted == {"B1"}
