"""10.12, 10.14, 10.15 Volleys, wagons and officers under fire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import men, opposed
from tests.games.mosquetes.skirmishing import Stage
from vivac.lab.coverage import rule

# ---------------------------------------------------------------- 10.12 volleys

RANK: dict[str, Any] = {"at": [10, 10], "n": 6, "order": "formation", "spotted": True, "facing": 0}
OFFICER = men((10, 17), profile="off_regular")


def rank(profile: str = "br_regulars", officer: dict[str, Any] | None = None, **more: Any) -> Stage:
    """A1 in formation, an enemy ten inches off."""
    others: dict[str, Any] = {"A2": officer} if officer else {}
    foe = {"profile": "fr_regulars", "at": [20, 10], "n": 7, "spotted": True}
    return opposed({**RANK, "profile": profile, **more}, foe, **others)


@rule("mosquetes", "10.12")
@pytest.mark.parametrize(
    ("stage", "weapon", "refusal"),
    [
        (rank(officer=OFFICER), "musket", ""),
        (rank("br_grenadiers"), "musket", ""),  # Elite
        (rank(), "musket", "volley-officer"),
        (rank(officer=men((10, 25), profile="off_regular")), "musket", "volley-officer"),
        (rank(officer=men((10, 17), profile="off_militia")), "musket", "volley-officer"),
        (rank(officer=men((10, 17), profile="off_regular", fleeing=True)), "musket", "volley-officer"),
        (rank(officer=OFFICER, order="normal"), "musket", "volley-formation"),
        (rank("line_1879", officer=OFFICER), "rifle", "volley-powder"),
    ],
)
def test_who_may_shoot_a_volley(stage: Stage, weapon: str, refusal: str) -> None:
    stage.play()
    assert f"shoot:B1:{weapon}" in stage.options
    assert (f"volley:B1:{weapon}" in stage.options) is (not refusal)
    assert stage.why_not("A", f"volley:B1:{weapon}") == refusal


@rule("mosquetes", "10.12")
@pytest.mark.parametrize(("y", "refusal"), [(18.5, ""), (18.75, "volley-officer")])
def test_the_officer_must_be_within_six_inches(y: float, refusal: str) -> None:
    # the northernmost figure of two ranks of three is at 11″: from there to here are 6″ and a little more
    assert max(rank().places("A1"), key=lambda place: place[1])[1] == 11
    stage = rank(officer=men((10, y - 0.5), profile="off_regular")).play()
    assert stage.why_not("A", "volley:B1:musket") == refusal


@rule("mosquetes", "10.12")
def test_nobody_shoots_a_volley_after_a_move() -> None:
    stage = rank(officer=OFFICER).play().walk((10.25, 10), order="formation")
    assert stage.game.order["A1"] == "formation"
    assert "shoot:B1:musket" in stage.options
    assert "volley:B1:musket" not in stage.options
    assert stage.why_not("A", "volley:B1:musket") == "volley-moved"


@rule("mosquetes", "10.12")
@pytest.mark.parametrize(("how", "told"), [("shoot", "stand"), ("volley", "fall-back")])
def test_every_figure_shoots_and_the_targets_reaction_is_harder(how: str, told: str) -> None:
    # regulars, six left: 4 + 1 and − 1 for the formation; a volley takes one more
    stage = rank(officer=OFFICER).dice(hit=[9] + [0] * 5, wound=9, reaction=4).play()
    stage.choose(f"{how}:B1:musket", by="A")
    assert stage.rolled.count("hit") == 6
    assert ("fell-back" in stage.told) is (told == "fall-back")


# ---------------------------------------------------------------- 10.14 wagons and boats


@rule("mosquetes", "10.14")
@pytest.mark.parametrize("profile", ["wagon-regular", "boat-regular"])
def test_a_wagon_or_boat_takes_three_wounds_and_never_tests(profile: str) -> None:
    stage = opposed(men((10, 10), (10, 11)), men((20, 10), profile=profile), actions=4)
    stage.dice(hit=[9, 9], wound=[9, 9]).play().choose("shoot:B1:musket", by="A")
    assert stage.game.wounds == {"B1": 2}
    assert stage.places("B1") == [(20, 10)]
    stage.choose("reload", by="A")
    stage.dice(hit=[9, 0], wound=9).choose("shoot:B1:musket", by="A")
    assert stage.game.figures["B1"] == ()
    assert "reaction" not in stage.rolled


# ---------------------------------------------------------------- 10.15 officers


def officer_at(x: float, unit: list[tuple[float, float]], **others: Any) -> Stage:
    """An Officer of B on the line, and a unit of his somewhere."""
    return opposed(
        men((10, 10)), men((x, 10), profile="off_regular"), B2=men(*unit, facing=180), **others
    ).play()


@rule("mosquetes", "10.15")
@pytest.mark.parametrize(
    ("unit", "refusal"),
    [
        ([(20, 13), (20, 14)], "officer-sheltered"),  # just 2″ away; others are nearer to the shooter
        ([(20, 13.25), (20, 14.25)], ""),  # not within 2″
        ([(20, 13)], ""),  # a single figure shelters nobody
    ],
)
def test_an_officer_within_two_inches_of_two_figures_or_more_is_no_target(
    unit: list[tuple[float, float]], refusal: str
) -> None:
    stage = officer_at(20, unit, B3=men((15, 16), (15, 18), facing=180))
    assert stage.why_not("A", "shoot:B1:musket") == refusal
    assert ("shoot:B1:musket" in stage.options) is (not refusal)


@rule("mosquetes", "10.15")
def test_an_officer_who_is_the_nearest_enemy_figure_can_be_chosen() -> None:
    behind = officer_at(20, [(21.5, 10), (21.5, 11)])
    assert "shoot:B1:musket" in behind.options
    before = officer_at(20, [(19, 11), (20, 12)])
    assert "shoot:B1:musket" not in before.options
    # another enemy unit nearer than he is shelters him just as well
    other = officer_at(20, [(21.5, 10), (21.5, 11)], B3=men((15, 16), facing=180))
    assert other.why_not("A", "shoot:B1:musket") == "officer-sheltered"
