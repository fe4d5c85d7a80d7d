"""3 Models, units, troop types and traits."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.games.mosquetes.skirmishing import Stage, acting, ground
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.forces import bars_force
from vivac.games.mosquetes.chapters.models import FACINGS, VECTORS
from vivac.games.mosquetes.chapters.orders import may_take
from vivac.games.mosquetes.chapters.sight import in_arc, in_gun_arc
from vivac.games.mosquetes.game import Skirmish
from vivac.lab.coverage import rule

BOX = open_box(None)
OPEN = ground()
PROFILES = BOX.contents.forces.profile
FOE = {"profile": "fr_regulars", "n": 6, "at": [20, 10], "facing": 180, "spotted": True}


def one(profile: str, x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"profile": profile, "figures": [[x, y]], "facing": 0, "spotted": True, **more}


# ---------------------------------------------------------------- 3.1-3.7 what troops are


@rule("mosquetes", "3.1")
def test_a_unit_is_one_to_sixteen_figures_of_one_profile() -> None:
    assert BOX.limits["unit_figures"] == 16
    assert all(1 <= low <= high <= 16 for low, high in (profile.size for profile in PROFILES))
    for sheet in BOX.sheets.values():
        for unit in sheet.unit:
            low, high = BOX.profiles[unit.profile].size
            assert low <= unit.n <= high, (sheet.id, unit.id)


@rule("mosquetes", "3.1")
@pytest.mark.parametrize(("count", "refused"), [(7, "force-size"), (8, ""), (16, ""), (17, "force-size")])
def test_no_force_has_a_unit_outside_its_size(count: int, refused: str) -> None:
    found = bars_force(BOX, BOX.profiles["zulu"].set, [("zulu", count)])
    assert (found.say.key if found and found.say.key == "force-size" else "") == refused


@rule("mosquetes", "3.1")
def test_the_figures_of_a_unit_act_together() -> None:
    units = {"A1": {"profile": "br_regulars", "n": 6, "at": [10, 10], "facing": 0}, "B1": FOE}
    stage = acting("A1", units, scenario=OPEN).play()
    before = stage.places("A1")
    stage.walk((12, 10))
    assert all(now != was for now, was in zip(stage.places("A1"), before, strict=True))


@rule("mosquetes", "3.2", "3.11")
def test_every_unit_has_one_of_five_troop_types() -> None:
    types = {"regular", "irregular", "native", "militia", "civilian"}
    assert set(BOX.charts.troop_types.cells) == types
    assert {profile.type for profile in PROFILES} == types
    cards = {card for card in BOX.deck({"A": types, "B": set()}) if card.startswith("A-")}
    assert cards == {f"A-{kind}" for kind in types} | {"A-forward", "A-morale"}


@rule("mosquetes", "3.3")
def test_a_profile_has_shooting_attack_and_defence() -> None:
    for profile in PROFILES:
        values = (profile.shooting, profile.attack, profile.defence)
        assert all(1 <= value <= 9 for value in values), profile.id
        troop = BOX.troops[profile.id]
        assert (troop.shooting, troop.attack, troop.defence) == values


@rule("mosquetes", "3.3")
@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("regular", (3, 2, 4, 1, 4)),
        ("irregular", (3, 2, 4, 2, 5)),
        ("native", (3, 2, 5, 2, 5)),
        ("militia", (2, 2, 6, 3, 6)),
        ("civilian", (2, 1, 7, 4, 7)),
    ],
)
def test_the_type_gives_cards_actions_thresholds_and_rally(kind: str, values: tuple[int, ...]) -> None:
    row = BOX.charts.troop_types.cells[kind]
    assert tuple(row[name] for name in ("cards", "actions", "stand", "flee_below", "rally")) == values
    actions = {
        troop.actions for troop in BOX.troops.values() if troop.type == kind and troop.id in BOX.profiles
    }
    assert actions == {values[1]}


TRAITS = {"scout", "natives", "cavalry", "light_cavalry", "officer", "elite"}
ORDERS = {"drilled", "open_order"}


@rule("mosquetes", "3.4")
def test_the_main_traits_are_six() -> None:
    assert {trait for profile in PROFILES for trait in profile.traits} - ORDERS == TRAITS


@rule("mosquetes", "3.4")
@pytest.mark.parametrize("trait", ["scout", "natives", "officer", "elite", "drilled", "open_order"])
def test_troops_have_the_traits_of_their_profile(trait: str) -> None:
    for profile in PROFILES:
        assert getattr(BOX.troops[profile.id], trait) is (trait in profile.traits), profile.id


@rule("mosquetes", "3.5")
@pytest.mark.parametrize("profile", [profile.id for profile in PROFILES if profile.model == "foot"])
def test_drilled_troops_may_take_formation_and_others_with_the_trait_open_order(profile: str) -> None:
    kind, traits = BOX.troops[profile], BOX.profiles[profile].traits
    assert may_take(BOX, kind, 8, "formation") is ("drilled" in traits)
    assert may_take(BOX, kind, 8, "open") is ("open_order" in traits)


@rule("mosquetes", "3.5")
@pytest.mark.parametrize(
    ("profile", "orders"),
    [
        ("br_regulars", ["normal", "formation", "column", "line"]),
        ("rangers", ["normal", "open", "column"]),
        ("marine", ["normal", "open", "formation", "column", "line"]),
        ("settlers", ["normal", "column"]),
    ],
)
def test_a_move_offers_the_orders_its_traits_allow(profile: str, orders: list[str]) -> None:
    units = {"A1": {"profile": profile, "n": 6, "at": [10, 10], "facing": 0}}
    stage = acting("A1", units, scenario=OPEN).play().choose("move", by="A")
    assert stage.options == [f"order:{order}" for order in orders]


@rule("mosquetes", "3.6")
def test_cavalry_of_either_kind_is_mounted_and_nobody_has_both_traits() -> None:
    for profile in PROFILES:
        horse = {"cavalry", "light_cavalry"} & set(profile.traits)
        assert len(horse) <= 1, profile.id
        assert (profile.model == "mounted") is bool(horse), profile.id
        assert BOX.troops[profile.id].mounted is bool(horse)
        assert BOX.troops[profile.id].radius == (3 if horse else 2)


@rule("mosquetes", "3.7", "3.12")
def test_an_officer_is_a_unit_of_one_figure_with_a_type_of_its_own() -> None:
    officers = [profile for profile in PROFILES if "officer" in profile.traits]
    assert {profile.size for profile in officers} == {(1, 1)}
    assert {profile.type for profile in officers} == {"regular", "irregular", "native", "militia"}


@rule("mosquetes", "3.7")
def test_an_officer_acts_with_the_card_of_its_type() -> None:
    units = {"A1": one("off_regular", 10, 10), "A2": one("off_militia", 10, 20)}
    stage = Stage(OPEN, strip="AB", units=units, side="A", hands={"A": ["A-militia", "clock"]}).play()
    stage.choose("play:A-militia", by="A")
    assert stage.game.unit == "A2"


# ---------------------------------------------------------------- 3.8, 3.9 facing


@rule("mosquetes", "3.8")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_figure_sees_the_half_circle_in_front_with_both_its_edges(facing: int) -> None:
    fx, fy = VECTORS[facing]
    assert in_arc(facing, 0, 0, 10 * fx, 10 * fy)
    assert in_arc(facing, 0, 0, 10 * fy, -10 * fx)
    assert in_arc(facing, 0, 0, -10 * fy, 10 * fx)
    assert not in_arc(facing, 0, 0, -fx + 10 * fy, -fy - 10 * fx)
    assert not in_arc(facing, 0, 0, -10 * fx, -10 * fy)


@rule("mosquetes", "3.8")
@pytest.mark.parametrize(
    ("facing", "offered"), [(0, True), (90, True), (270, True), (135, False), (180, False)]
)
def test_a_unit_shoots_only_at_what_is_in_front_of_it(facing: int, offered: bool) -> None:
    units = {"A1": one("br_regulars", 10, 10, facing=facing), "B1": one("fr_regulars", 18, 10)}
    stage = acting("A1", units, scenario=OPEN).play()
    assert ("shoot:B1:musket" in stage.options) is offered
    assert stage.why_not("A", "shoot:B1:musket") == ("" if offered else "no-line-of-fire")


@rule("mosquetes", "3.8")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_gun_shoots_into_the_quarter_circle_in_front_of_it(facing: int) -> None:
    fx, fy = VECTORS[facing]
    wx, wy = fy, -fx
    assert in_gun_arc(facing, 0, 0, 10 * fx, 10 * fy)
    assert in_gun_arc(facing, 0, 0, 10 * (fx + wx), 10 * (fy + wy))
    assert in_gun_arc(facing, 0, 0, 10 * (fx - wx), 10 * (fy - wy))
    assert not in_gun_arc(facing, 0, 0, 10 * fx + 11 * wx, 10 * fy + 11 * wy)
    assert not in_gun_arc(facing, 0, 0, 10 * fx - 11 * wx, 10 * fy - 11 * wy)
    assert not in_gun_arc(facing, 0, 0, -10 * fx, -10 * fy)


@rule("mosquetes", "3.8")
@pytest.mark.parametrize(("y", "offered"), [(10, True), (20, True), (20.25, False)])
def test_a_gun_is_offered_no_target_outside_its_arc(y: float, offered: bool) -> None:
    crew = {"profile": "gun_light", "n": 4, "at": [8.5, 10], "gun_at": [10, 10], "facing": 0}
    units = {"A1": crew, "B1": one("fr_regulars", 20, y)}
    stage = acting("A1", units, scenario=OPEN).play()
    assert ("shoot:B1:light_gun" in stage.options) is offered


@rule("mosquetes", "3.9")
@pytest.mark.parametrize("facing", [90, 225])
def test_a_move_ends_with_one_facing_chosen_with_it(facing: int) -> None:
    units = {"A1": {"profile": "br_regulars", "n": 6, "at": [10, 10], "facing": 0}}
    stage = acting("A1", units, scenario=OPEN).play().walk((11, 11), facing=facing)
    assert stage.game.facing["A1"] == facing
    scene = {piece.facing for piece in stage.table.scene("A").pieces if piece.id.startswith("A1.")}
    assert scene == {facing}


# ---------------------------------------------------------------- 3.10 what is remembered


@rule("mosquetes", "3.10")
def test_nothing_is_remembered_about_a_unit_but_what_the_rules_name() -> None:
    game = acting("A1", {"A1": one("br_regulars", 10, 10)}, scenario=OPEN).game
    columns = {
        field.name
        for field in dataclasses.fields(Skirmish)
        if str(field.type).startswith(("dict[UnitId", "set[UnitId"))
    }
    assert columns == {
        *("roster", "figures", "facing", "order", "anchor", "ranks", "guns"),
        *("unloaded", "spent", "smoke", "watching", "fleeing", "spotted", "markers", "typed"),
        *("strength", "killed", "fled", "left", "wounds", "aboard", "to_act", "turned"),
    }
    assert all(hasattr(game, column) for column in columns)


def shot_after_a_move(die: int, *, same_activation: bool) -> int:
    """How many fall to one man who shoots with this die after he moved, now or in the activation before."""
    hands = {"A": ["A-regular", "A-regular", "clock"], "B": ["clock", "B-morale"]}
    units = {"A1": one("br_regulars", 10, 10), "B1": FOE}
    stage = Stage(OPEN, strip="AB", units=units, side="A", hands=hands)
    stage.dice(hit=die, wound=9, reaction=9).play().choose("play:A-regular", by="A").walk((11, 10))
    if not same_activation:
        stage.choose("pass", by="A").choose("play:clock", by="B").choose("play:A-regular", by="A")
    stage.choose("shoot:B1:musket", by="A")
    return stage.game.killed["B1"]


@rule("mosquetes", "3.10")
def test_that_a_unit_moved_is_forgotten_with_its_activation() -> None:
    assert shot_after_a_move(5, same_activation=True) == 0  # hasty: 10.9
    assert shot_after_a_move(6, same_activation=True) == 1
    assert shot_after_a_move(5, same_activation=False) == 1
