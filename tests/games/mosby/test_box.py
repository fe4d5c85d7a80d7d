"""Charts, counters and cards, against everything that the rulebook and its examples fix."""

from __future__ import annotations

from collections import Counter

import pytest

from vivac.box import Chart, Grid
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.combat import odds
from vivac.lab.coverage import rule

BOX = open_box()
CHARTS = BOX.charts
COUNTERS = BOX.contents.counters
CARDS = BOX.contents.cards
NOTORIETY = range(1, 11)

# ---------------------------------------------------------------- cells the examples fix


@rule("mosby", "6.5-S3A")
@pytest.mark.parametrize(
    ("chart", "attacker", "defender", "column", "modifier"),
    [
        ("mosby_odds", 5, 2, "2-1", 1),
        ("mosby_odds", 5, 1, "5-1", 4),
        ("union_odds", 2, 5, "1-3", 2),
        ("union_odds", 2, 2, "1-1", 0),
    ],
)
def test_odds_of_the_examples(chart: str, attacker: int, defender: int, column: str, modifier: int) -> None:
    odds_chart: Chart[int] = getattr(CHARTS, chart)
    assert odds(attacker, defender, tuple(odds_chart.cells)) == column
    assert odds_chart.at(column) == modifier


@pytest.mark.parametrize(("index", "modifier"), [(6, 1), (7, 1), (11, 0)])
def test_union_reaction_of_the_examples(index: int, modifier: int) -> None:
    assert CHARTS.union_reaction.at(index) == modifier


def test_combat_results_of_the_examples() -> None:
    assert CHARTS.combat_results.at(5) == "R1"
    seven = CHARTS.combat_results.at(7)
    assert seven[0] == "R"
    assert int(seven[1:]) >= 1


@pytest.mark.parametrize(("notoriety", "strength"), [(4, 2), (6, 5), (1, 2)])
def test_recruitment_of_the_examples(notoriety: int, strength: int) -> None:
    assert strength in CHARTS.recruitment.cells[str(notoriety)].values()


def test_some_roll_recruits_nobody() -> None:
    assert any(0 in row.values() for row in CHARTS.recruitment.cells.values())


@pytest.mark.parametrize(("notoriety", "cards"), [(4, 4), (1, 3)])
def test_action_cards_of_the_examples(notoriety: int, cards: int) -> None:
    assert CHARTS.action_cards.at("healthy", notoriety) == cards


@pytest.mark.parametrize(("notoriety", "awareness"), [(1, 1), (4, 2), (6, 3)])
def test_awareness_of_the_examples(notoriety: int, awareness: int) -> None:
    assert CHARTS.union_awareness.at(notoriety) == awareness


@pytest.mark.parametrize("die", [5, 6])
def test_initiative_of_the_examples(die: int) -> None:
    assert CHARTS.initiative.at(die) == "mosby"


@rule("mosby", "7.3-3", "7.3-4")
@pytest.mark.parametrize(
    ("kind", "die", "do", "spaces"),
    [
        ("combat", 1, "deactivate", 0),
        ("combat", 2, "random", 3),
        ("combat", 3, "toward_mosby", 3),
        ("combat", 4, "toward_mosby", 3),
        ("combat", 5, "toward_mosby", 3),
        ("combat", 6, "toward_mosby", 4),
        ("non_combat", 1, "deactivate", 0),
        ("non_combat", 2, "random", 3),
        ("non_combat", 3, "toward_nearest_union", 3),
        ("non_combat", 4, "toward_nearest_union", 3),
        ("non_combat", 5, "away_from_mosby", 3),
        ("non_combat", 6, "away_from_mosby", 3),
    ],
)
def test_union_movement_by_the_die(kind: str, die: int, do: str, spaces: int) -> None:
    order = CHARTS.union_movement.at(kind, die)
    assert (order.do, order.spaces) == (do, spaces)


@rule("mosby", "4.0-4")
@pytest.mark.parametrize(
    ("deed", "points"),
    [
        ("rail", 3),
        ("bridge", 5),
        ("wagon_train", 5),
        ("kidnap_delivered", 10),
        ("courier", 1),
        ("sutler", 1),
        ("picket", 0),
        ("combat_lost", -2),
        ("mosby_factor_lost", -5),
        ("mosby_wounded", -5),
        ("skedaddle", -2),
        ("caught_in_preparation", -5),
    ],
)
def test_points_of_each_deed(deed: str, points: int) -> None:
    assert CHARTS.performance.at(deed) == points


@pytest.mark.parametrize(("strength", "eliminated", "points"), [(5, 0, 6), (2, 1, 6), (1, 1, 5)])
def test_points_of_the_victories_of_the_examples(strength: int, eliminated: int, points: int) -> None:
    deed = CHARTS.performance.at
    won = deed("combat_won_base") + strength * deed("combat_won_per_union_factor")
    assert won + eliminated * deed("union_factor_eliminated") == points


# ---------------------------------------------------------------- the shape of charts


def test_the_band_grows_with_the_die_and_the_wounded_draw_fewer_cards() -> None:
    for notoriety in NOTORIETY:
        row = [CHARTS.recruitment.at(notoriety, die) for die in range(1, 7)]
        assert row == sorted(row)
        wounded, healthy = (CHARTS.action_cards.at(health, notoriety) for health in ("wounded", "healthy"))
        assert wounded < healthy <= BOX.hand_limit


def test_awareness_rises_and_reaction_falls_with_fame() -> None:
    awareness = [CHARTS.union_awareness.at(notoriety) for notoriety in NOTORIETY]
    assert awareness == sorted(awareness)
    assert 1 <= awareness[0] <= awareness[-1] <= 5
    reaction = [CHARTS.union_reaction.at(index) for index in range(2, 16)]
    assert reaction == sorted(reaction, reverse=True)


def test_combat_results_improve_with_the_total_and_use_all_seven() -> None:
    rank = ["D2", "D1", "D", "R", "R1", "R2", "R3"]
    results = [rank.index(CHARTS.combat_results.at(total)) for total in range(-1, 10)]
    assert results == sorted(results)
    assert set(results) == set(range(7))


@pytest.mark.parametrize("chart", ["mosby_odds", "union_odds"])
def test_the_odds_charts_run_one_step_a_column(chart: str) -> None:
    modifiers = list(getattr(CHARTS, chart).cells.values())
    step = 1 if chart == "mosby_odds" else -1
    assert modifiers == list(range(modifiers[0], modifiers[-1] + step, step))


def test_extensions_lie_outside_the_starting_lines_and_apart() -> None:
    spaces = [space for group in CHARTS.extend_lines.cells.values() for space in group]
    assert len(spaces) == len(set(spaces))
    assert not BOX.lines.intersection(spaces)


def test_sweeps_reach_every_space_of_the_confederacy_and_no_other() -> None:
    for row in CHARTS.sweep.cells.values():
        assert len(set(row.values())) == 6
    assert {space for row in CHARTS.sweep.cells.values() for space in row.values()} == BOX.grey


def test_every_chart_says_which_rule_it_serves_and_what_is_ours_and_why() -> None:
    for name in CHARTS.__struct_fields__:
        chart = getattr(CHARTS, name)
        assert isinstance(chart, Chart | Grid)
        assert chart.rule
        assert chart.note or chart.source != "ours", name


# ---------------------------------------------------------------- counters


@rule("mosby", "2.0-1")
def test_there_are_193_counters_and_60_cards_of_each_deck() -> None:
    units = sum(kind.count for kind in COUNTERS.unit)
    markers = sum(kind.count for kind in COUNTERS.marker)
    assert units + markers == COUNTERS.total == 193
    assert (len(BOX.deck), len(BOX.events)) == (60, 60)


@rule("mosby", "3.0-2")
def test_units_without_a_number_start_in_the_container_and_the_rest_on_the_track() -> None:
    numbers = {what.reinforcement for what in BOX.units.values()}
    assert numbers == {0, *range(2, 11)}
    for unit, what in BOX.units.items():
        assert BOX.where[unit] == ("track" if what.reinforcement else "container")


@rule("mosby", "2.4-7")
def test_only_combat_units_have_a_strength() -> None:
    kinds = {what.kind for what in BOX.units.values()}
    assert kinds == {"combat", "picket", "courier", "sutler", "blank"}
    for what in BOX.units.values():
        assert (what.kind == "combat") == (what.strength > 0)
    strengths = {what.strength for what in BOX.units.values()} - {0}
    assert {1, 2, 3, 4, 6, 7} <= strengths <= set(range(1, 9))


def test_the_markers_that_the_rules_count_are_there() -> None:
    count = {kind.id: kind.count for kind in COUNTERS.marker}
    assert (count["bridge"], count["depot"], count["leader"], count["large_union_force"]) == (6, 6, 2, 4)
    assert count["devastation"] == len(BOX.confederacy)
    assert len(CHARTS.depot_markers.cells) == count["depot"]
    extensions = sum(len(group) for group in CHARTS.extend_lines.cells.values())
    assert BOX.status_markers == count["status"] == 40 > extensions


# ---------------------------------------------------------------- cards

ACTION_CARDS = {
    "cannon": 1,
    "fast_horses": 1,
    "scout": 1,
    "pistol_tactics": 1,
    "fearsome_reputation": 1,
    "ambush": 2,
    "counterattack": 6,
    "mosby_reported_dead": 2,
    "french_dulaney": 1,
    "gain_initiative": 7,
    "hide": 5,
    "local_guide": 6,
    "local_information": 6,
    "mosby_escapes": 4,
    "heroics": 3,
    "ames": 1,
    "spur_horses": 6,
    "ruse": 4,
    "surprise_attack": 2,
}
EVENT_CARDS = {
    "recruits": 3,
    "picnic": 1,
    "colonel_dulaney": 2,
    "general_stoughton": 2,
    "extend_lines": 5,
    "gilmor": 1,
    "lock_of_hair": 1,
    "lee_needs_information": 1,
    "longstreet": 1,
    "mosby_trapped": 1,
    "depot": 6,
    "large_union_force": 4,
    "newspapers": 3,
    "repair_railroads": 3,
    "repair_bridges": 2,
    "rebuild": 2,
    "restore_lines": 3,
    "raze": 2,
    "sickness": 1,
    "men_recalled": 2,
    "reprisals": 1,
    "command_shake_up": 1,
    "bribe_offer": 1,
    "trains_with_families": 1,
    "reorganisation": 1,
    "sweep": 8,
    "wagon_train": 1,
}


def test_each_action_card_comes_as_often_as_the_rulebook_says() -> None:
    assert Counter(BOX.deck) == ACTION_CARDS


def test_each_event_card_comes_as_often_as_the_rulebook_says() -> None:
    assert Counter(event.kind.id for event in BOX.events.values()) == EVENT_CARDS


def test_five_action_cards_are_permanent() -> None:
    assert BOX.permanent == {"cannon", "fast_horses", "scout", "pistol_tactics", "fearsome_reputation"}


def test_every_card_has_a_name_in_both_languages() -> None:
    for name in [*(card.name for card in CARDS.action), *(kind.name for kind in CARDS.event)]:
        assert set(name) == {"en", "es"}
        assert all(name.values())


def test_depots_and_large_forces_have_sites_of_their_own() -> None:
    for kind, behind in (("depot", True), ("large_union_force", None)):
        sites = [event.space for event in BOX.events.values() if event.kind.id == kind]
        assert len(set(sites)) == len(sites)
        assert not BOX.forts.intersection(sites)
        assert not BOX.grey.intersection(sites)
        assert behind is None or BOX.lines.issuperset(sites)
